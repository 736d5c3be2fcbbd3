"""4.1.4, 5.4, PCT.i, EV.6: what the book leaves to the owner of the points: who stays behind, who holds an
island, to which harbour ships go, where the plague strikes. For the system the lot decides (1.1.3), or our
reading."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import Frame
from polemos.engine.prompt import Arg, Choices, Prompt, Value
from polemos.games.peloponnesian_war.printed.map import WALLS
from polemos.games.peloponnesian_war.printed.printed import kind_index
from polemos.games.peloponnesian_war.rules.strength_points import (
    AC,
    AH,
    ATHENS,
    KINDS,
    C,
    Force,
    H,
    N,
    count_of,
    land,
    naval,
    of_kind,
    words,
)
from polemos.games.peloponnesian_war.state import War

#: What a frame returns when land points have been left behind.
LEFT: Final = "left"


def excess(force: Force) -> int:
    """4.1.4: how many land points the ships of an Army cannot carry."""
    return max(0, land(force) - naval(force))


def land_kinds(force: Force) -> tuple[str, ...]:
    """The kinds of land points in a Force."""
    return tuple([KINDS[kind] for kind in (H, C, AH, AC) if count_of(force, kind)])


def leave(state: War, left: Force) -> None:
    """4.1.4: some points of the moving Army stay where it is."""
    state.op_force -= left
    state.add(state.op_side, state.op_at, left)
    state.mark_moved(state.op_side, state.op_at, left)
    state.log("left-behind", "4.1.4", place=state.op_at, force=words(left))


@dataclass
class StayBehind(Frame):
    """4.1.4c, 4.1.4e: which land points the ships leave behind."""

    side: str

    def deciders(self, state: War) -> tuple[str, ...]:
        kinds = land_kinds(state.op_force)
        return (state.role_of(self.side),) if excess(state.op_force) and len(kinds) > 1 else ()

    def prompt(self, state: War, role: str) -> Prompt:
        choices: Choices = {"leave": land_kinds(state.op_force)}
        args: dict[str, Value] = {
            "place": state.op_at,
            "count": excess(state.op_force),
            "force": words(state.op_force),
        }
        return Prompt("stay-behind", "4.1.4", choices, args)

    def act(self, state: War, role: str, verb: str, arg: Arg) -> None:
        leave(state, of_kind(kind_index(str(arg)), 1))

    def run(self, state: War) -> None:
        """Where only one kind is left there is nothing to ask."""
        left = excess(state.op_force)
        if left:
            leave(state, of_kind(kind_index(land_kinds(state.op_force)[0]), left))
        state.end(LEFT)


def island_guards(force: Force) -> tuple[int, ...]:
    """5.4b: on an island without ships a hoplite or a cavalry point stays, of each an own one if there is
    any."""
    found = []
    for own, allied in ((H, AH), (C, AC)):
        if count_of(force, own) or count_of(force, allied):
            found.append(own if count_of(force, own) else allied)
    return tuple(found)


@dataclass
class Garrison(Frame):
    """5.4b: a hoplite or a cavalry point for an island."""

    side: str
    place: str

    def deciders(self, state: War) -> tuple[str, ...]:
        return (state.role_of(self.side),)

    def prompt(self, state: War, role: str) -> Prompt:
        kinds = tuple([KINDS[kind] for kind in island_guards(state.force(self.side, self.place))])
        return Prompt("garrison", "5.4b", {"garrison": kinds}, {"who": self.side, "place": self.place})

    def act(self, state: War, role: str, verb: str, arg: Arg) -> None:
        keep(state, self.side, self.place, of_kind(kind_index(str(arg)), 1))
        state.end()


def keep(state: War, side: str, place: str, rest: Force) -> None:
    """5.4a: some points stay in a space, all others go to the box."""
    going = state.force(side, place) - rest
    state.put(side, place, rest)
    state.box[side] += going
    state.log("garrison-left", "5.4b", who=side, place=place, force=words(rest))


@dataclass
class Harbour(Frame):
    """PCT.i: Athenian ships without Piraeus go to Corcyra or to Chios, each where its owner likes."""

    places: tuple[str, ...]

    def deciders(self, state: War) -> tuple[str, ...]:
        return (state.role_of(ATHENS),) if count_of(state.box[ATHENS], N) else ()

    def prompt(self, state: War, role: str) -> Prompt:
        count = count_of(state.box[ATHENS], N)
        choices: Choices = {"harbour": self.places}
        if count > 1:
            choices["harbour_all"] = self.places
        return Prompt("harbour", "PCT.i", choices, {"who": ATHENS, "count": count})

    def act(self, state: War, role: str, verb: str, arg: Arg) -> None:
        count = count_of(state.box[ATHENS], N) if verb == "harbour_all" else 1
        put_in(state, str(arg), count)

    def run(self, state: War) -> None:
        state.end()


def put_in(state: War, place: str, count: int) -> None:
    ships = of_kind(N, count)
    state.box[ATHENS] -= ships
    state.add(ATHENS, place, ships)
    state.log("home-to", "PCT.i", who=ATHENS, place=place, force=words(ships))


@dataclass
class Plague(Frame):
    """EV.6b: so many hoplites die, in Athens or in Piraeus."""

    count: int

    def deciders(self, state: War) -> tuple[str, ...]:
        return (state.role_of(ATHENS),) if self.count and len(sick_places(state)) > 1 else ()

    def prompt(self, state: War, role: str) -> Prompt:
        return Prompt("plague", "EV.6b", {"bury": sick_places(state)}, {"who": ATHENS, "count": self.count})

    def act(self, state: War, role: str, verb: str, arg: Arg) -> None:
        die_in(state, str(arg), 1)
        state.become(Plague(self.count - 1))

    def run(self, state: War) -> None:
        if self.count:
            die_in(state, sick_places(state)[0], self.count)
        state.end()


def sick_places(state: War) -> tuple[str, ...]:
    """Where Athenian hoplites stand behind the Long Walls."""
    return tuple([place for place in WALLS if count_of(state.force(ATHENS, place), H)])


def die_in(state: War, place: str, count: int) -> None:
    dead = of_kind(H, count)
    state.take(ATHENS, place, dead)
    state.kill(ATHENS, dead)
    state.log("plague-dead", "EV.6b", place=place, who=ATHENS, force=words(dead))
