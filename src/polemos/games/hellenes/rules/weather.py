"""5.22-5.3: when all actions are done: forced moves are rolled, then storms over the high seas."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt
from polemos.games.hellenes.printed import foe
from polemos.games.hellenes.rules.formation import land, regroup
from polemos.games.hellenes.rules.march import carried, fleets_of
from polemos.games.hellenes.rules.olympians import Oracle, verdict
from polemos.games.hellenes.rules.routes import has_room, slips_in
from polemos.games.hellenes.secrets.knowledge import blur, into_pool, part
from polemos.games.hellenes.state import Formation, Hellenes


@dataclass
class ForcedMoves(Frame):
    """5.3, 5.22e: first all forced moves are rolled, formation by formation."""

    who: str
    at: int = 0

    def run(self, state: Hellenes) -> None:
        if self.at == len(state.formations):
            regroup(state)
            state.become(Storms(self.who))
            return
        formation = state.formations[self.at]
        if not formation.target:
            state.become(ForcedMoves(self.who, self.at + 1))
            return
        needs = tuple(need(state, unit) for unit in rolling(state, formation))
        state.call(Oracle("hermes", "5.3a", len(needs), self.who, needs))

    def resume(self, state: Hellenes, result: Plain) -> None:
        if not isinstance(result, tuple):
            return  # an Advance is done
        dice, _ = verdict(result)
        formation = state.formations[self.at]
        units = rolling(state, formation)
        ready = tuple(u for u, d in zip(units, dice, strict=True) if d >= need(state, u))
        state.become(ForcedMoves(self.who, self.at + 1))
        state.call(Advance(self.who, self.at, ready))


def rolling(state: Hellenes, formation: Formation) -> tuple[str, ...]:
    """5.3a: one die per unit; passengers follow their fleet."""
    fleets = fleets_of(state, formation.units)
    return fleets if fleets and any(state.printed.places[p].sea for p in formation.path) else formation.units


def need(state: Hellenes, unit: str) -> int:
    """5.3c, 5.3d: the die that succeeds."""
    tables = state.printed.tables
    return tables.elite if state.printed.blocks[unit].elite else tables.regular


@dataclass
class Advance(Frame):
    """5.3e: a unit that succeeded may still stay where it is."""

    who: str
    index: int
    ready: tuple[str, ...]
    going: tuple[str, ...] = ()

    def deciders(self, state: Hellenes) -> tuple[str, ...]:
        return (self.who,) if self.ready else ()

    def prompt(self, state: Hellenes, role: str) -> Prompt:
        choices: Choices = {}
        fit = tuple(sorted(u for u in self.ready if self._fits(state, (*self.going, u))))
        if fit:
            choices["advance"] = fit
        if not self.going and self._fits(state, self.ready):
            choices["advance_all"] = ALONE
        choices["done"] = ALONE
        return Prompt("advance", "5.3e", choices, {"place": state.formations[self.index].target})

    def _fits(self, state: Hellenes, going: tuple[str, ...]) -> bool:
        """7.1b: a besieged port takes no more than it holds, those who came before included."""
        old = state.formations[self.index]
        there = Formation(old.units, (*old.path, old.target), "", old.errand)
        if not slips_in(state, self.who, there):
            return True
        return has_room(state, self.who, old.target, len(going) + len(carried(state, going)))

    def act(self, state: Hellenes, role: str, verb: str, arg: Arg) -> None:
        if verb == "advance":
            rest = tuple(u for u in self.ready if u != arg)
            state.become(Advance(role, self.index, rest, (*self.going, str(arg))))
        else:
            state.become(Advance(role, self.index, (), self.ready if verb == "advance_all" else self.going))

    def run(self, state: Hellenes) -> None:
        """Those who go on become a formation of their own; the others stay at the last area."""
        old = state.formations[self.index]
        going = tuple(sorted({*self.going, *(u for u in carried(state, self.going) if u in old.units)}))
        stay = tuple(u for u in old.units if u not in going)
        parts = [Formation(stay, old.path, "", "", old.column)] if stay else []
        if going:
            parts.append(Formation(going, (*old.path, old.target), "", old.errand, old.column))
            part(state, going, stay)
            for unit in going:
                state.put(unit, old.target)
        state.formations = (*state.formations[: self.index], *parts, *state.formations[self.index + 1 :])
        tried = len(old.units)
        state.log("forced-result", "5.3e", who=self.who, number=len(going), tried=tried, place=old.target)
        state.end(len(parts))


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
            if state.strength[fleet] > 0:
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
