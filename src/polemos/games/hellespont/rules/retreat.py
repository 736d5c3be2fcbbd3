"""4.2.4: retreats, and the chain of stacking they may set off."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame
from polemos.engine.prompt import Arg, Choices, Prompt
from polemos.games.hellespont.printed import LAND, SEA, foe
from polemos.games.hellespont.rules.amphibious import ferry_routes
from polemos.games.hellespont.rules.reach import closed_to
from polemos.games.hellespont.rules.stacking import surplus
from polemos.games.hellespont.rules.stratagems import act_own_choice, is_own_choice, own_choices
from polemos.games.hellespont.rules.transport import trim
from polemos.games.hellespont.state import ELIMINATED, KILLED, Hellespont


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
        kind = SEA if piece in state.printed.ships else LAND
        enemy, closed = state.units[foe(self.who)], closed_to(state, self.who)
        near = state.printed.graph.neighbours(kind, self.place)
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
