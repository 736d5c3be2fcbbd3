"""4.1.4, 5.4, PCT.i, EV.6: what the book leaves to the owner of the points: who stays behind, who holds an
island, to which harbour ships go, where the plague strikes. For the system the lot decides (1.1.3), or our
reading."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import Value
from polemos.engine.why import Gates, Note
from polemos.games.peloponnesian_war.forecast.prices import kinds_note
from polemos.games.peloponnesian_war.printed.map import WALLS
from polemos.games.peloponnesian_war.printed.printed import kind_index
from polemos.games.peloponnesian_war.reasons.points import (
    garrison_gates,
    harbour_gates,
    leaving_gates,
    plague_gates,
)
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
    total,
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

    who: str

    def ask(self, state: War) -> Ask | None:
        """Where only one kind is left there is nothing to ask."""
        count, kinds = excess(state.op_force), land_kinds(state.op_force)
        if not count or len(kinds) < 2:
            return None
        args: dict[str, Value] = {"place": state.op_at, "count": count, "force": words(state.op_force)}
        return Ask(state.role_of(self.who), "stay-behind", "4.1.4", args).pick("leave", kinds, self.leave)

    def barriers(self, state: War, who: str) -> Gates:
        return leaving_gates(land_kinds(state.op_force))

    def notes(self, state: War, who: str) -> list[Note]:
        return kinds_note("leave", land_kinds(state.op_force), "leave", "4.3f", {"place": state.op_at})

    def leave(self, state: War, role: str, kind: str) -> None:
        leave(state, of_kind(kind_index(kind), 1))

    def run(self, state: War) -> None:
        count = excess(state.op_force)
        if count:
            leave(state, of_kind(kind_index(land_kinds(state.op_force)[0]), count))
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

    who: str
    place: str

    def ask(self, state: War) -> Ask:
        kinds = self._kinds(state)
        args: dict[str, Value] = {"who": self.who, "place": self.place}
        return Ask(state.role_of(self.who), "garrison", "5.4b", args).pick("garrison", kinds, self.stay)

    def _kinds(self, state: War) -> tuple[str, ...]:
        return tuple([KINDS[kind] for kind in island_guards(state.force(self.who, self.place))])

    def barriers(self, state: War, who: str) -> Gates:
        return garrison_gates(self.who, self.place, self._kinds(state))

    def notes(self, state: War, who: str) -> list[Note]:
        others = total(state.force(self.who, self.place)) - 1
        return kinds_note("garrison", self._kinds(state), "garrison", "5.4a", {"count": others})

    def focus(self, state: War) -> tuple[str, ...]:
        return (self.place,)

    def stay(self, state: War, role: str, kind: str) -> None:
        keep(state, self.who, self.place, of_kind(kind_index(kind), 1))
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

    def ask(self, state: War) -> Ask | None:
        count = count_of(state.box[ATHENS], N)
        if not count:
            return None
        args: dict[str, Value] = {"who": ATHENS, "count": count}
        ask = Ask(state.role_of(ATHENS), "harbour", "PCT.i", args).pick("harbour", self.places, self.harbour)
        return ask.pick("harbour_all", self.places, self.harbour_all) if count > 1 else ask

    def barriers(self, state: War, who: str) -> Gates:
        return harbour_gates(self.places, count_of(state.box[ATHENS], N) > 1)

    def harbour(self, state: War, role: str, place: str) -> None:
        put_in(state, place, 1)

    def harbour_all(self, state: War, role: str, place: str) -> None:
        put_in(state, place, count_of(state.box[ATHENS], N))

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

    def ask(self, state: War) -> Ask | None:
        there = sick_places(state)
        if not self.count or len(there) < 2:
            return None
        args: dict[str, Value] = {"who": ATHENS, "count": self.count}
        return Ask(state.role_of(ATHENS), "plague", "EV.6b", args).pick("bury", there, self.bury)

    def barriers(self, state: War, who: str) -> Gates:
        return plague_gates(sick_places(state))

    def notes(self, state: War, who: str) -> list[Note]:
        there = {place: count_of(state.force(ATHENS, place), H) for place in sick_places(state)}
        return [Note("bury", place, "bury", "EV.6b", {"count": count - 1}) for place, count in there.items()]

    def bury(self, state: War, role: str, place: str) -> None:
        die_in(state, place, 1)
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
