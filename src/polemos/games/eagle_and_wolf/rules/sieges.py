"""12.3-12.4: resolving and lifting sieges."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import DECLINES, Value
from polemos.engine.why import Note
from polemos.games.eagle_and_wolf.rules.initiative import in_order
from polemos.games.eagle_and_wolf.rules.losses import lose
from polemos.games.eagle_and_wolf.rules.retreat import turn_out
from polemos.games.eagle_and_wolf.state import Campaign

EMPTY_CITY: Final = 6
SYRACUSE_BONUS: Final = 2
#: 8.3e: what a Trojan horse adds to the assault.
HORSE: Final = 2
#: 12.4b: faces of the die of an assault.
ASSAULT: Final = 12


def resolve(state: Campaign) -> None:
    """12.4b: every siege, in the order of the besieging nations."""
    in_order(state, SiegePhase())


def inside(state: Campaign, place: str) -> list[str]:
    """The armies shut in a besieged city."""
    by = state.nation(state.sieges[place].by)
    return [c for c in state.enemies_at(by, place) if state.armies[c].inside]


def resistance(state: Campaign, place: str) -> int:
    """12.4a, 12.4f-h, prec.5: elements inside or six, less the marker, Syracuse two more."""
    garrison = sum(len(state.armies[c].elements) for c in inside(state, place)) or EMPTY_CITY
    return garrison - state.sieges[place].marker + (SYRACUSE_BONUS if place == "syracusae" else 0)


def size_known(state: Campaign, counter: str, who: str) -> bool:
    """1.13d, 8.3k: whether somebody knows how many they are: his own, seen, or told by spies."""
    army = state.armies[counter]
    seen = not army.most or state.told.get(who, ("", 0))[0] == counter
    return seen or state.runs(who, state.nation(counter))


def odds_of(against: int, horse: int) -> dict[str, Value]:
    """12.4b: how many faces of the die take the city, and from which on."""
    need = max(1, against - horse)
    return {"number": need, "chances": max(0, ASSAULT - need + 1), "faces": ASSAULT}


def by_order(state: Campaign) -> tuple[str, ...]:
    """9.0c: the besieged places in the order of the besiegers' nations."""
    rank = {t: state.order.index(state.nation(siege.by)) for t, siege in state.sieges.items()}
    return tuple(sorted(rank, key=lambda t: (rank[t], t)))


@dataclass
class SiegePhase(Frame):
    """2.0b: city after city, in the order of the besiegers."""

    def run(self, state: Campaign) -> None:
        state.become(Sieges(by_order(state)))


@dataclass
class Sieges(Frame):
    """12.4b: the besieger may use a Trojan horse (8.3e) before he rolls."""

    pending: tuple[str, ...]

    def ask(self, state: Campaign) -> Ask | None:
        if not self.pending:
            return None
        role = state.player(state.sieges[self.pending[0]].by)
        if role not in state.horses:
            return None
        ask = Ask(role, "horse", "8.3e", {"place": self.pending[0]})
        return ask.alone("decline", self.decline, DECLINES).alone("use_horse", self.use_horse)

    def notes(self, state: Campaign, who: str) -> list[Note]:
        """12.4b: the chances with and without it, where it is known how many defend the city."""
        place = self.pending[0]
        if not all([size_known(state, c, who) for c in inside(state, place)]):
            return [Note("use_horse", None, "horse", "8.3e", {"number": HORSE})]
        against = resistance(state, place)
        return [
            Note("decline", None, "assault", "12.4b", odds_of(against, 0)),
            Note("use_horse", None, "assault", "12.4b", odds_of(against, HORSE)),
        ]

    def decline(self, state: Campaign, role: str) -> None:
        state.log("horse_kept", "8.3e", side=role, place=self.pending[0])
        self._roll(state, 0)

    def use_horse(self, state: Campaign, role: str) -> None:
        state.horses = tuple(r for r in state.horses if r != role)
        self._roll(state, HORSE)

    def run(self, state: Campaign) -> None:
        if not self.pending:
            state.end()
        else:
            self._roll(state, 0)

    def _roll(self, state: Campaign, horse: int) -> None:
        place = self.pending[0]
        state.become(Sieges(self.pending[1:]))
        by = state.sieges[place].by
        die = state.roll_d12("12.4b", state.nation(by))
        roll, against = die + horse, resistance(state, place)
        shut = inside(state, place)
        state.log(
            "assault" if shut else "assault_empty",
            "12.4b",
            leader=by,
            place=place,
            die=die,
            horse=horse,
            number=roll,
            marker=state.sieges[place].marker,
            bonus=SYRACUSE_BONUS if place == "syracusae" else 0,
            against=against,
        )
        if len(shut) == 1:
            state.show(shut[0])
        if roll >= against:
            captured(state, place, roll == against)
        else:
            siege = state.sieges[place]
            state.sieges[place] = siege._replace(marker=siege.marker + 1)
            lose(state, by, 1, "12.4e", False)


def captured(state: Campaign, place: str, honours: bool) -> None:
    """12.4c-d: taken by storm, or surrendered with the honours of war."""
    nation = state.nation(state.sieges[place].by)
    shut = inside(state, place)
    del state.sieges[place]
    key, rule = ("city_yields", "12.4d") if honours else ("stormed", "12.4c")
    state.log(key, rule, place=place, side=nation)
    state.take(place, nation, rule)
    for counter in () if honours else shut:
        state.remove(counter, "12.4c")
    turn_out(state, place)  # 12.4d, and who was shut in beside them


def lift_all(state: Campaign) -> None:
    """12.3d: at the end of autumn."""
    for place in sorted(state.sieges):
        state.raise_siege(place, "12.3d")
