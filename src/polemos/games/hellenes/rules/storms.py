"""5.22-5.23: after the forced moves: storms over the high seas, what they cost, and the landings."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame, Plain
from polemos.games.hellenes.printed import foe
from polemos.games.hellenes.rules.formation import land
from polemos.games.hellenes.rules.march import carried, fleets_of
from polemos.games.hellenes.rules.olympians import Oracle, verdict
from polemos.games.hellenes.secrets.knowledge import blur, into_pool
from polemos.games.hellenes.state import Hellenes


@dataclass
class Storms(Frame):
    """5.22: each high-sea line that a formation crossed is tested, in the order crossed; then cargo lands."""

    who: str
    formation: int = 0
    leg: int = 0

    def run(self, state: Hellenes) -> None:
        if self.formation == len(state.formations):
            land(state, self.who)
            state.end()
            return
        formation = state.formations[self.formation]
        if self.leg + 1 >= len(formation.path) or state.side(formation.units[0]) != self.who:
            state.become(Storms(self.who, self.formation + 1))
            return
        state.become(Storms(self.who, self.formation, self.leg + 1))
        fleets = crossing(state, self.formation, self.leg)
        if fleets:
            here, there = formation.path[self.leg], formation.path[self.leg + 1]
            state.call(Storm(self.who, fleets, here, there))


def crossing(state: Hellenes, index: int, leg: int) -> tuple[str, ...]:
    """5.22a: the fleets that crossed a high-sea line together, () if there is none or it has been tested.

    A formation parted by a forced move was one until then, and meets one storm there, not two.
    """
    first = state.formations[index]
    way = first.path[: leg + 2]
    if not state.printed.high_sea(way[-2], way[-1]):
        return ()
    together = [
        number
        for number, formation in enumerate(state.formations)
        if formation.column == first.column and formation.path[: leg + 2] == way
    ]
    if together[0] != index:
        return ()
    fleets = [u for number in together for u in fleets_of(state, state.formations[number].units)]
    return tuple(sorted([u for u in fleets if state.strength[u] > 0]))


@dataclass
class Storm(Frame):
    """5.22b-5.23: the opponent rolls for a storm; in a storm each fleet is tested."""

    who: str
    fleets: tuple[str, ...]
    origin: str
    place: str

    def run(self, state: Hellenes) -> None:
        state.call(Oracle("poseidon", "5.22a", 1, foe(self.who)))

    def resume(self, state: Hellenes, result: Plain) -> None:
        dice, _ = verdict(result)
        need = state.printed.tables.storm[state.season]
        storm = dice[0] <= need
        where = {"from": self.origin, "place": self.place}
        state.log("storm" if storm else "calm", "5.22a", who=self.who, **where, die=dice[0], need=need)
        for fleet in self.fleets if storm else ():
            batter(state, self.who, fleet)
        state.end()


def batter(state: Hellenes, side: str, fleet: str) -> None:
    """5.23: lost with its cargo, or a step less; cargo must stay smaller."""
    die = state.die("5.23a", side)
    aboard = carried(state, (fleet,))
    sunk = die <= state.printed.tables.storm_loss or state.strength[fleet] == 1
    if not sunk:
        state.strength[fleet] -= 1
        blur(state, (fleet,), 1, 0)
        state.log("fleet-battered", "5.23b", who=side, die=die)
        state.log("loss", "5.23b", to=side, who=side, piece=fleet, left=state.strength[fleet])
        trim_cargo(state, fleet)
        return
    state.log("fleet-lost", "5.23a", who=side, die=die, number=1 + len(aboard))
    for unit in (fleet, *aboard):
        into_pool(state, unit)


def trim_cargo(state: Hellenes, fleet: str) -> None:
    """5.23b, 5.23c, 6.5b: the passenger stays smaller than its fleet; on a cadre it is lost."""
    for unit in carried(state, (fleet,)):
        if state.strength[unit] >= state.strength[fleet]:
            blur(state, (unit,), 4, 0)
            state.strength[unit] = state.strength[fleet] - 1
            if state.strength[unit] == 0:
                into_pool(state, unit)
                state.log("cargo-lost", "5.23c", who=state.side(unit))
            else:
                side = state.side(unit)
                state.log("cargo-cut", "5.23b", to=side, piece=unit, left=state.strength[unit])
