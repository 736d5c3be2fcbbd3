"""0, 10, 12.1: the year: New Year, four campaign seasons, winter; a player's turn."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame, Plain, Sequence, Step
from polemos.games.hellenes.printed import (
    ATHENS,
    AUTUMN,
    MIDSUMMER,
    NEW_YEAR,
    SEASONS,
    SIDES,
    SPARTA,
    SPRING,
    SUMMER,
    WINTER,
    foe,
)
from polemos.games.hellenes.rules.actions import Actions, grant_actions
from polemos.games.hellenes.rules.cards import EVENT, Initiative, discard
from polemos.games.hellenes.rules.combat import CombatPhase, EventCombat
from polemos.games.hellenes.rules.control import refresh
from polemos.games.hellenes.rules.events import resolve
from polemos.games.hellenes.rules.forced_moves import ForcedMoves
from polemos.games.hellenes.rules.nicias import Renewal, may_renew
from polemos.games.hellenes.rules.olympians import HERA, Redraw, Sacrifice
from polemos.games.hellenes.rules.victory import YearEnd
from polemos.games.hellenes.rules.winter import Winter
from polemos.games.hellenes.state import Hellenes


@dataclass
class Year(Sequence):
    """0.0c: New Year, then five seasons; each begins with a card from both."""

    def steps(self) -> tuple[Step, ...]:
        return (
            self.new_year,
            self.spring,
            self.summer,
            self.midsummer,
            self.autumn,
            self.winter,
            self.year_end,
            self.next_year,
        )

    def new_year(self, state: Hellenes) -> None:
        open_season(state, NEW_YEAR)
        state.call(NewYear())

    def spring(self, state: Hellenes) -> None:
        self._campaign(state, SPRING)

    def summer(self, state: Hellenes) -> None:
        self._campaign(state, SUMMER)

    def midsummer(self, state: Hellenes) -> None:
        self._campaign(state, MIDSUMMER)

    def autumn(self, state: Hellenes) -> None:
        self._campaign(state, AUTUMN)

    def _campaign(self, state: Hellenes, season: int) -> None:
        open_season(state, season)
        state.call(Season())

    def winter(self, state: Hellenes) -> None:
        open_season(state, WINTER)
        state.call(Winter())

    def year_end(self, state: Hellenes) -> None:
        state.call(YearEnd())

    def next_year(self, state: Hellenes) -> None:
        state.year += 1
        state.become(Year())


def open_season(state: Hellenes, season: int) -> None:
    """Events that last a season are over."""
    state.season = season
    state.earthquake, state.augury, state.hungry, state.traitors = "", "", "", ""
    state.played, state.kept = {}, ()
    if season == NEW_YEAR:
        state.sicily_since = -1
        state.log("turn", "0.0c", turn=state.year + 1, year=state.bc)
    state.log("season", "0.0c", season=SEASONS[season])


@dataclass
class NewYear(Sequence):
    """10: six cards each, an appeal to Zeus, then events or sacrifices in the order of initiative."""

    def steps(self) -> tuple[Step, ...]:
        return (
            self.deal_cards,
            self.athens_may_appeal,
            self.sparta_may_appeal,
            self.initiative,
            self.first_card,
            self.second_card,
        )

    def deal_cards(self, state: Hellenes) -> None:
        state.appealed = ()
        for role in SIDES:
            deal(state, role)

    def athens_may_appeal(self, state: Hellenes) -> None:
        state.call(Zeus(ATHENS))

    def sparta_may_appeal(self, state: Hellenes) -> None:
        state.call(Zeus(SPARTA))

    def initiative(self, state: Hellenes) -> None:
        state.call(Initiative())

    def first_card(self, state: Hellenes) -> None:
        self._use(state, state.order[0])

    def second_card(self, state: Hellenes) -> None:
        self._use(state, state.order[1])

    def _use(self, state: Hellenes, role: str) -> None:
        use, card = state.played[role]
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


def deal_again(state: Hellenes, role: str) -> None:
    """11.0c: the hand is thrown away face down, if the deck still holds another."""
    if len(state.deck) >= state.printed.tables.hand:
        state.buried[role] = tuple(sorted((*state.buried[role], *state.hands[role])))
        deal(state, role)


@dataclass
class Zeus(Frame):
    """11.0c: a player may throw his hand away and draw six others."""

    who: str

    def run(self, state: Hellenes) -> None:
        state.become(ZeusHeard(self.who))
        state.call(Redraw(self.who, "zeus"))


@dataclass
class ZeusHeard(Frame):
    """11.0j: Hera may have the cards that Zeus gave drawn once more."""

    who: str

    def resume(self, state: Hellenes, result: Plain) -> None:
        if result == 1:
            deal_again(state, self.who)
            state.become(HeraHeard(self.who))
            state.call(Redraw(foe(self.who), HERA))

    def run(self, state: Hellenes) -> None:
        state.end()


@dataclass
class HeraHeard(Frame):
    """11.0j: what she says stands."""

    who: str

    def resume(self, state: Hellenes, result: Plain) -> None:
        if result == 1:
            deal_again(state, self.who)

    def run(self, state: Hellenes) -> None:
        state.end()


@dataclass
class Season(Sequence):
    """0.0d: initiative, then a full turn for each player."""

    def steps(self) -> tuple[Step, ...]:
        return (self.initiative, self.first_turn, self.second_turn)

    def initiative(self, state: Hellenes) -> None:
        state.call(Initiative())

    def first_turn(self, state: Hellenes) -> None:
        state.call(Turn(state.order[0]))

    def second_turn(self, state: Hellenes) -> None:
        state.call(Turn(state.order[1]))


def begin_turn(state: Hellenes, role: str) -> None:
    """11.0b and 5.0e count by the turn."""
    state.active = role
    state.appealed = ()
    state.moved, state.spent, state.barred, state.fought = (), (), (), ()
    state.formations = ()


@dataclass
class Turn(Sequence):
    """0.0e: event or actions, forced moves and storms, combat."""

    def steps(self) -> tuple[Step, ...]:
        return (self.begin, self.event_or_actions, self.forced_moves_and_storms, self.combat, self.over)

    def begin(self, state: Hellenes) -> None:
        begin_turn(state, self.who)
        if may_renew(state):
            state.call(Renewal(self.who))

    def event_or_actions(self, state: Hellenes) -> None:
        use, card = state.played[self.who]
        if use == EVENT:
            resolve(state, self.who, card)
            return
        discard(state, card)
        grant_actions(state, self.who, state.printed.cards[card].coins, "4.0a")
        state.call(Actions(self.who))

    def forced_moves_and_storms(self, state: Hellenes) -> None:
        state.call(ForcedMoves(self.who))

    def combat(self, state: Hellenes) -> None:
        refresh(state)
        event = state.played[self.who][0] == EVENT
        state.call(EventCombat(self.who) if event else CombatPhase(self.who))

    def over(self, state: Hellenes) -> None:
        state.active = ""
