"""4.2.4: retreats, and the chain of stacking they may set off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import Value
from polemos.engine.why import PIECE, PLACE, Barrier, Gate, Gates
from polemos.games.hellespont.printed import ELIMINATED, KILLED, LAND, SEA, foe
from polemos.games.hellespont.reasons.ferries import ferry_barrier
from polemos.games.hellespont.reasons.pieces import among
from polemos.games.hellespont.reasons.roads import enemy_there, force_kind, step_barrier
from polemos.games.hellespont.rules.amphibious import ferry_routes
from polemos.games.hellespont.rules.reach import closed_to
from polemos.games.hellespont.rules.stacking import surplus, why_not_crowding
from polemos.games.hellespont.rules.stratagems import offer_own, own_gates
from polemos.games.hellespont.rules.transport import trim
from polemos.games.hellespont.state import Hellespont

OVERFLOWED: Final = Barrier("overflowed-already", "4.2.4e")


def free_neighbours(state: Hellespont, side: str, place: str) -> tuple[str, ...]:
    """4.2.1b, 4.2.4a: adjacent zones and ports free of enemy units that the force may enter."""
    kind = SEA if place in state.printed.seas else LAND
    enemy, closed = state.units[foe(side)], closed_to(state, side)
    near = state.printed.graph.neighbours(kind, place)
    return tuple([p for p in near if p not in enemy and p not in closed])


def retreat_places(state: Hellespont, side: str, place: str) -> tuple[str, ...]:
    """4.2.4a, 4.2.4d: the same, and landing places of an amphibious retreat."""
    found = set(free_neighbours(state, side, place))
    if place not in state.printed.seas:
        enemy = state.units[foe(side)]
        routes = ferry_routes(state, side, place, state.pieces_at(side, place), True)
        found.update([p for p in routes if p not in enemy])
    return tuple(sorted(found))


def move_force(state: Hellespont, side: str, place: str, to: str) -> None:
    """4.2.4f: the whole force goes, troops and leaders aboard with their ships."""
    pieces = state.pieces_at(side, place)
    for piece in pieces:
        state.came.pop(piece, None)
    state.shift(pieces, to, KILLED)


@dataclass
class Retreat(Frame):
    """4.2.4: the loser's survivors leave for one adjacent place, or are lost."""

    who: str
    place: str

    def ask(self, state: Hellespont) -> Ask | None:
        if self.place not in state.units[self.who]:
            return None
        places = retreat_places(state, self.who, self.place)
        if not places:
            return None
        ask = Ask(self.who, "retreat", "4.2.4", {"place": self.place}).pick("to", places, self.withdraw)
        return offer_own(ask, state, "B.3")

    def barriers(self, state: Hellespont, who: str) -> Gates:
        places = retreat_places(state, who, self.place)
        return {"to": Gate(PLACE, among(places, self.why_not_to)), **own_gates(state, who, "B.3")}

    def why_not_to(self, state: Hellespont, who: str, to: str) -> Barrier:
        """4.2.4a, 4.2.4d: not a step away, and not to be reached across the sea either."""
        kind, enemy = force_kind(state, self.place), state.units[foe(who)]
        near = step_barrier(state, who, kind, self.place, to, "4.2.4a")
        if kind == SEA or near.key != "not-adjacent" or to in enemy:
            return enemy_there(who, "4.2.4a") if to in enemy and near.key == "not-adjacent" else near
        return ferry_barrier(state, who, state.pieces_at(who, self.place), self.place, to, True)

    def withdraw(self, state: Hellespont, role: str, to: str) -> None:
        pieces = state.pieces_at(role, self.place)
        near = to in free_neighbours(state, role, self.place)
        rule = "4.2.4" if near else "4.2.4d"
        state.log("retreats", rule, who=role, pieces=pieces, place=self.place, to_place=to)
        move_force(state, role, self.place, to)
        state.become(MoveOn(role, to))

    def run(self, state: Hellespont) -> None:
        """4.2.4b: nowhere to go: the units are eliminated, leaders alone are captured."""
        for unit in state.units[self.who].get(self.place, ()):
            state.eliminate(unit, "4.2.4b")
        state.end()
        state.capture_leaders(self.place, "4.2.4c", KILLED)


@dataclass
class MoveOn(Frame):
    """4.2.4e: where a retreat breaks a stacking limit, the owner moves units on, or loses them."""

    who: str
    place: str
    #: Places that already overflowed in this chain; nobody goes back there.
    full: tuple[str, ...] = ()

    def ask(self, state: Hellespont) -> Ask:
        over = surplus(state, self.who, self.place)
        args: dict[str, Value] = {"place": self.place}
        if self.can_go_on(state, over):
            return Ask(self.who, "move-on", "4.2.4e", args).pick("pick", over, self.pick)
        return Ask(self.who, "stacking", "3.6b", args).pick("eliminate", over, self.eliminate)

    def can_go_on(self, state: Hellespont, over: tuple[str, ...]) -> bool:
        """Whether there is a way on; those in surplus are of one arm, so it is the same for all."""
        return bool(over) and bool(onward(state, self.who, over[0], self.full))

    def barriers(self, state: Hellespont, who: str) -> Gates:
        over = surplus(state, who, self.place)
        verb = "pick" if self.can_go_on(state, over) else "eliminate"
        return {verb: Gate(PIECE, among(over, self.why_not_pick))}

    def why_not_pick(self, state: Hellespont, who: str, piece: str) -> Barrier:
        return why_not_crowding(state, who, piece, self.place)

    def pick(self, state: Hellespont, role: str, unit: str) -> None:
        state.call(MoveOnTo(role, unit, (*self.full, self.place)))

    def eliminate(self, state: Hellespont, role: str, unit: str) -> None:
        state.eliminate(unit, "3.6b")

    def run(self, state: Hellespont) -> None:
        state.end()
        trim(state, self.who, self.place, ELIMINATED)


@dataclass
class MoveOnTo(Frame):
    """4.2.4e: where one unit goes on to; the limits hold there, too."""

    who: str
    piece: str
    full: tuple[str, ...]

    def ask(self, state: Hellespont) -> Ask:
        ask = Ask(self.who, "move-on-to", "4.2.4e", {"piece": self.piece})
        return ask.pick("to", onward(state, self.who, self.piece, self.full), self.leave)

    def barriers(self, state: Hellespont, who: str) -> Gates:
        places = onward(state, who, self.piece, self.full)
        return {"to": Gate(PLACE, among(places, self.why_not_to))}

    def why_not_to(self, state: Hellespont, who: str, to: str) -> Barrier:
        if to in self.full:
            return OVERFLOWED
        kind = SEA if self.piece in state.printed.ships else LAND
        return step_barrier(state, who, kind, state.at[self.piece], to, "4.2.4e")

    def leave(self, state: Hellespont, role: str, to: str) -> None:
        place = state.at[self.piece]
        state.log("moves-on", "4.2.4e", who=role, piece=self.piece, place=place, to_place=to)
        state.came.pop(self.piece, None)
        state.become(MoveOn(role, to, self.full))
        state.shift((self.piece,), to, KILLED)


def onward(state: Hellespont, side: str, piece: str, full: tuple[str, ...]) -> tuple[str, ...]:
    """4.2.4e: adjacent places free of enemies that a piece may enter, none that has overflowed already."""
    kind = SEA if piece in state.printed.ships else LAND
    enemy, closed = state.units[foe(side)], closed_to(state, side)
    near = state.printed.graph.neighbours(kind, state.at[piece])
    return tuple([p for p in near if p not in enemy and p not in closed and p not in full])
