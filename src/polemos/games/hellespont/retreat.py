"""4.1b, 4.2.1, 4.2.4: leaving a zone: falling back, evading, retreating, and the chain of stacking."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame
from polemos.engine.prompt import Arg, Choices, Prompt
from polemos.games.hellespont.board import LAND, SEA, foe
from polemos.games.hellespont.movement import closed_to, ferry_routes, surplus
from polemos.games.hellespont.state import ELIMINATED, KILLED, Hellespont
from polemos.games.hellespont.stepping import Stacking
from polemos.games.hellespont.stratagems import act_own_choice, is_own_choice, own_choices
from polemos.games.hellespont.transport import trim


def free_neighbours(state: Hellespont, side: str, place: str) -> tuple[str, ...]:
    """4.2.1b, 4.2.4a: adjacent zones and ports free of enemy units that the force may enter."""
    kind = SEA if place in state.board.seas else LAND
    enemy, closed = state.units[foe(side)], closed_to(state, side)
    near = state.board.graph.neighbours(kind, place)
    return tuple([p for p in near if p not in enemy and p not in closed])


def retreat_places(state: Hellespont, side: str, place: str) -> tuple[str, ...]:
    """4.2.4a, 4.2.4d: the same, and landing places of an amphibious retreat."""
    found = set(free_neighbours(state, side, place))
    if place not in state.board.seas:
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

    def places(self, state: Hellespont) -> tuple[str, ...]:
        if self.place not in state.units[self.who]:
            return ()
        return retreat_places(state, self.who, self.place)

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        return (self.who,) if self.places(state) else ()

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        choices: Choices = {"to": self.places(state)}
        own_choices(state, role, "B.3", choices)
        return Prompt("retreat", "4.2.4", choices, {"place": self.place})

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        if is_own_choice(verb):
            act_own_choice(state, role, verb, arg)
        else:
            self.withdraw(state, role, str(arg))

    def withdraw(self, state: Hellespont, role: str, to: str) -> None:
        pieces = state.pieces_at(role, self.place)
        near = to in free_neighbours(state, role, self.place)
        state.log(
            "retreats", "4.2.4" if near else "4.2.4d", who=role, pieces=pieces, place=self.place, to_place=to
        )
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
    piece: str = ""

    def onward(self, state: Hellespont, piece: str) -> tuple[str, ...]:
        """Adjacent places free of enemies that the piece may enter."""
        kind = SEA if piece in state.board.ships else LAND
        enemy, closed = state.units[foe(self.who)], closed_to(state, self.who)
        near = state.board.graph.neighbours(kind, self.place)
        return tuple([p for p in near if p not in enemy and p not in closed and p not in self.full])

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        return (self.who,) if self.piece or surplus(state, self.who, self.place) else ()

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        if self.piece:
            places = self.onward(state, self.piece)
            return Prompt("move-on-to", "4.2.4e", {"to": places}, {"piece": self.piece})
        over = surplus(state, role, self.place)
        mobile = tuple([u for u in over if self.onward(state, u)])
        if mobile:
            return Prompt("move-on", "4.2.4e", {"pick": mobile}, {"place": self.place})
        return Prompt("stacking", "3.6b", {"eliminate": over}, {"place": self.place})

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        if verb == "pick":
            state.become(MoveOn(self.who, self.place, self.full, str(arg)))
        elif verb == "eliminate":
            state.eliminate(str(arg), "3.6b")
        else:
            state.log("moves-on", "4.2.4e", who=role, piece=self.piece, place=self.place, to_place=str(arg))
            state.came.pop(self.piece, None)
            state.become(MoveOn(self.who, self.place, self.full))
            state.shift((self.piece,), str(arg), KILLED)
            state.call(MoveOn(self.who, str(arg), (*self.full, self.place)))

    def run(self, state: Hellespont) -> None:
        state.end()
        trim(state, self.who, self.place, ELIMINATED)


@dataclass
class FallBack(Frame):
    """4.1b: without a point for the combats due, the attackers go back weakened; no combat."""

    who: str

    def contested(self, state: Hellespont) -> str:
        enemy = state.units[foe(self.who)]
        for place in sorted(state.units[self.who]):
            if place in enemy and place not in state.board.all_bases:
                return place
        return ""

    def run(self, state: Hellespont) -> None:
        place = self.contested(state)
        if not place:
            state.become(Stacking(self.who))
            return
        state.log("falls-back", "4.1b", who=self.who, place=place)
        origins = self.send_back(state, place)
        if place in state.units[self.who]:
            state.call(DriveOut(self.who, place))
        for origin in origins:
            trim(state, self.who, origin)

    def returning(self, state: Hellespont, place: str) -> list[str]:
        """Pieces that came into the zone and whose start is not taken: cavalry may have stepped in there.
        A leader goes only if all units do, who else would stay with him."""
        enemy, came = state.units[foe(self.who)], state.came
        pieces = [p for p in state.pieces_at(self.who, place) if p in came and came[p][0] not in enemy]
        if all([u in pieces for u in state.units[self.who][place]]):
            return pieces
        return [p for p in pieces if p in state.board.unit_kind]

    def send_back(self, state: Hellespont, place: str) -> list[str]:
        """Each piece goes back to where it set out; the units arrive weakened."""
        homes: dict[str, list[str]] = {}
        for piece in self.returning(state, place):
            homes.setdefault(state.came[piece][0], []).append(piece)
        for origin, pieces in homes.items():
            for piece in pieces:
                state.came.pop(piece, None)
            self.leave_for(state, place, pieces, origin)
        return sorted(homes)

    def leave_for(self, state: Hellespont, place: str, pieces: list[str], origin: str) -> None:
        state.log("goes-back", "4.1b", who=self.who, pieces=tuple(pieces), place=place, to_place=origin)
        state.shift(pieces, origin)
        for piece in pieces:
            if piece in state.board.unit_kind:
                state.weaken(piece, "4.1b")


@dataclass
class DriveOut(Frame):
    """Q-02: units that did not move into the contested zone leave it, weakened, for an adjacent one."""

    who: str
    place: str

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        return (self.who,) if free_neighbours(state, self.who, self.place) else ()

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        places = free_neighbours(state, role, self.place)
        return Prompt("drive-out", "4.1b", {"to": places}, {"place": self.place})

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        self.leave(state, str(arg))
        state.become(MoveOn(role, str(arg)))

    def leave(self, state: Hellespont, to: str) -> None:
        units = state.units[self.who][self.place]
        move_force(state, self.who, self.place, to)
        for unit in units:
            state.weaken(unit, "4.1b")

    def run(self, state: Hellespont) -> None:
        for piece in state.pieces_at(self.who, self.place):
            state.eliminate(piece, "4.1b")
        state.end()
