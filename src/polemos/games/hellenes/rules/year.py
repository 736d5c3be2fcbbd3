"""0, 10, 12.1: the year: New Year, four campaign seasons, winter; a player's turn."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame, Plain
from polemos.games.hellenes.printed import SEASONS, SIDES, foe
from polemos.games.hellenes.rules.actions import Actions, grant_actions
from polemos.games.hellenes.rules.cards import EVENT, Initiative, discard
from polemos.games.hellenes.rules.combat import CombatPhase
from polemos.games.hellenes.rules.control import refresh
from polemos.games.hellenes.rules.events import resolve
from polemos.games.hellenes.rules.nicias import Renewal, may_renew
from polemos.games.hellenes.rules.olympians import Gainsay, Redraw, Sacrifice
from polemos.games.hellenes.rules.victory import YearEnd
from polemos.games.hellenes.rules.weather import ForcedMoves
from polemos.games.hellenes.rules.winter import Winter
from polemos.games.hellenes.state import Hellenes


@dataclass
class Year(Frame):
    """0.0c: New Year, then five seasons; each begins with a card from both."""

    season: int = 0

    def run(self, state: Hellenes) -> None:
        if self.season == len(SEASONS):
            state.become(YearEnd())
            return
        state.become(Year(self.season + 1))
        open_season(state, self.season)
        if self.season == 0:
            state.call(NewYear())
        elif self.season == 5:
            state.call(Winter())
        else:
            state.call(Season())


def open_season(state: Hellenes, season: int) -> None:
    """Events that last a season are over."""
    state.season = season
    state.earthquake, state.augury, state.hungry, state.traitors = "", "", "", ""
    state.played, state.kept = {}, ()
    if season == 0:
        state.sicily_since = -1
        state.log("turn", "0.0c", turn=state.year + 1, year=state.bc)
    state.log("season", "0.0c", season=SEASONS[season])


@dataclass
class NewYear(Frame):
    """10: six cards each, an appeal to Zeus, then events or sacrifices in the order of initiative."""

    stage: int = 0

    def run(self, state: Hellenes) -> None:
        state.become(NewYear(self.stage + 1))
        if self.stage == 0:
            state.appealed = ()
            for role in SIDES:
                deal(state, role)
        elif self.stage in (1, 2):
            state.call(Zeus(SIDES[self.stage - 1]))
        elif self.stage == 3:
            state.call(Initiative())
        elif self.stage in (4, 5):
            self._use(state, state.order[self.stage - 4])
        else:
            state.end()

    def _use(self, state: Hellenes, role: str) -> None:
        use, card = state.played[role].split()
        if use == EVENT:
            resolve(state, role, card)
        else:
            discard(state, card)
            state.call(Sacrifice(role))


def deal(state: Hellenes, role: str) -> None:
    """10.1a: six cards from the deck."""
    cards = state.shuffle("10.1a", state.deck)
    size = state.printed.tables.hand
    state.hands[role] = tuple(sorted(cards[:size]))
    state.deck = tuple(sorted(cards[size:]))
    state.log("dealt", "10.1a", to=role, card=state.hands[role])


@dataclass
class Zeus(Frame):
    """11.0c: throw the hand away and draw six others; Hera may have that done once more."""

    who: str
    stage: int = 0

    def run(self, state: Hellenes) -> None:
        if self.stage == 0:
            state.become(Zeus(self.who, 1))
            state.call(Redraw(self.who, "zeus"))
        else:
            state.end()

    def resume(self, state: Hellenes, result: Plain) -> None:
        if result != 1:
            return
        if len(state.deck) >= state.printed.tables.hand:
            state.buried[self.who] = tuple(sorted((*state.buried[self.who], *state.hands[self.who])))
            deal(state, self.who)
        if self.stage == 1:
            state.become(Zeus(self.who, 2))
            state.call(Gainsay(foe(self.who)))


@dataclass
class Season(Frame):
    """0.0d: initiative, then a full turn for each player."""

    stage: int = 0

    def run(self, state: Hellenes) -> None:
        state.become(Season(self.stage + 1))
        if self.stage == 0:
            state.call(Initiative())
        elif self.stage < 3:
            state.call(Turn(state.order[self.stage - 1]))
        else:
            state.end()


def begin_turn(state: Hellenes, role: str) -> None:
    """11.0b and 5.0e count by the turn."""
    state.active = role
    state.appealed = ()
    state.moved, state.spent, state.barred, state.fought = (), (), (), ()
    state.formations = ()


@dataclass
class Turn(Frame):
    """0.0e: event or actions, forced moves and storms, combat."""

    who: str
    stage: int = 0

    def run(self, state: Hellenes) -> None:
        state.become(Turn(self.who, self.stage + 1))
        if self.stage == 0:
            begin_turn(state, self.who)
            if may_renew(state):
                state.call(Renewal(self.who))
        elif self.stage == 1:
            self._use_card(state)
        elif self.stage == 2:
            state.call(ForcedMoves(self.who))
        elif self.stage == 3:
            self._combat(state)
        else:
            state.active = ""
            state.end()

    def _use_card(self, state: Hellenes) -> None:
        use, card = state.played[self.who].split()
        if use == EVENT:
            resolve(state, self.who, card)
            return
        discard(state, card)
        grant_actions(state, self.who, state.printed.cards[card].coins, "4.0a")
        state.call(Actions(self.who))

    def _combat(self, state: Hellenes) -> None:
        event = state.played[self.who].split()[0] == EVENT
        refresh(state)
        state.call(CombatPhase(self.who, event))
