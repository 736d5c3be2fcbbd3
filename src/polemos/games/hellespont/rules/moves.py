"""3.5: the moves: an activated zone, and a group under way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt, Value
from polemos.games.hellespont.printed import SEA, foe
from polemos.games.hellespont.rules.amphibious import embark, ferry_routes
from polemos.games.hellespont.rules.encounters import StepAside, arrive, aside_places, only_cavalry
from polemos.games.hellespont.rules.reach import (
    group_points,
    group_strength,
    has_ship,
    land_destinations,
    land_reach,
    last_step,
    movable,
    sea_destinations,
    sea_reach,
)
from polemos.games.hellespont.rules.stratagems import (
    Joint,
    act_own_choice,
    is_own_choice,
    let_pass,
    own_choices,
)
from polemos.games.hellespont.rules.transport import RATIO
from polemos.games.hellespont.state import Hellespont

OVERWHELMING: Final = 10


@dataclass
class Activated(Frame):
    """3.5a: the pieces of one place move as one or several groups, each picked piece by piece."""

    who: str
    place: str
    moment: str
    #: 1: only this turn's reinforcements move (option base_exit "per_piece").
    only_fresh: int = 0
    picked: tuple[str, ...] = ()

    def with_picked(self, picked: tuple[str, ...]) -> Activated:
        return Activated(self.who, self.place, self.moment, self.only_fresh, tuple(sorted(picked)))

    def able(self, state: Hellespont) -> tuple[str, ...]:
        able = movable(state, self.who, self.place)
        return tuple([p for p in able if p in state.fresh]) if self.only_fresh else able

    def candidates(self, state: Hellespont) -> tuple[str, ...]:
        """Pieces that may join the group; Persians never board (10.1f)."""
        sailing = has_ship(state, self.picked) or self.place in state.printed.all_bases
        persian = any([p in state.printed.persians for p in self.picked])
        found = []
        for piece in self.able(state):
            if piece in self.picked or (sailing and piece in state.printed.persians):
                continue
            if not (persian and piece in state.printed.ships):
                found.append(piece)
        return tuple(sorted(found))

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        able = self.able(state)
        if self.place in state.printed.all_bases and not has_ship(state, able):
            return ()
        return (self.who,) if able else ()

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        choices: Choices = {"done": ALONE}
        candidates = self.candidates(state)
        if candidates:
            choices["pick"] = candidates
        if len(candidates) > 1:
            choices["pick_all"] = ALONE
        if self.picked:
            self.add_moves(state, choices)
        own_choices(state, role, self.moment, choices)
        args: dict[str, Value] = {"place": self.place}
        return Prompt("move", "3.5a", choices, args)

    def add_moves(self, state: Hellespont, choices: Choices) -> None:
        if has_ship(state, self.picked):
            ships, troops = group_strength(state, self.picked)
            if ships < RATIO * troops:
                choices["cut"] = land_units(state, self.picked)
            found = sea_destinations(state, self.who, self.place, self.picked)
        else:
            found = land_destinations(state, self.who, self.place, self.picked)
            routes = ferry_routes(state, self.who, self.place, self.picked)
            if routes:
                choices["ferry"] = tuple(sorted(routes))
        if found:
            choices["move"] = found

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        if verb == "pick":
            state.become(self.with_picked((*self.picked, str(arg))))
        elif verb == "pick_all":
            state.become(self.with_picked(self.everybody(state)))
        elif verb == "cut":
            state.weaken(str(arg), "3.3e")
            state.become(self.with_picked(tuple([p for p in self.picked if state.at[p] == self.place])))
        elif verb == "done":
            let_pass(state, role, self.moment)
            state.end()
        elif is_own_choice(verb):
            act_own_choice(state, role, verb, arg)
        else:
            self.send(state, verb, str(arg))

    def send(self, state: Hellespont, verb: str, to: str) -> None:
        """The group leaves; while others may follow it, the opponent has a moment in between (2.B.3i)."""
        state.become(self.with_picked(()))
        if self.moment == "B.3" and len(self.able(state)) > len(self.picked):
            state.call(Joint((foe(self.who),), self.moment))
        set_out(state, self.who, self.picked, verb, to)

    def everybody(self, state: Hellespont) -> tuple[str, ...]:
        """All that can go together: the fleet with its passengers, or all land pieces."""
        ships = [p for p in self.candidates(state) if p in state.printed.ships]
        joined = self.with_picked((*self.picked, *ships))
        return (*joined.picked, *joined.candidates(state))

    def run(self, state: Hellespont) -> None:
        state.end()

    def resume(self, state: Hellespont, result: Plain) -> None:
        """Something may have happened to the picked pieces meanwhile."""
        state.become(self.with_picked(tuple([p for p in self.picked if state.at[p] == self.place])))


def set_out(state: Hellespont, who: str, group: tuple[str, ...], verb: str, to: str) -> None:
    """3: a group leaves its zone: by land, by sea, or ferried."""
    start = state.at[group[0]]
    state.moved = state.moved | set(group)
    if verb == "ferry":
        embark(state, who, group, start, to)
    elif has_ship(state, group):
        state.log("sails", "3.3", who=who, pieces=group, place=start, to_place=to)
        took = arrive(state, group, start, "", to, "sea")
        state.call(Underway(who, group, SEA, 0, (start, to), took))
    else:
        points = group_points(state, group)
        left = points - land_reach(state, who, start, points)[to]
        before = last_step(state, who, start, to, points)
        state.log("marches", "3.2", who=who, pieces=group, place=start, to_place=to)
        took = arrive(state, group, start, before, to, "land")
        state.call(Underway(who, group, "land", left, (start, to), took))


def land_units(state: Hellespont, group: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([p for p in group if p in state.printed.unit_kind and p not in state.printed.ships])


@dataclass
class Underway(Frame):
    """3.5: a group that has entered a place where something may happen before it goes on.

    A group that simply arrives is not asked anything: every place it could reach was offered. It is
    asked when enemy ships stop it, after it has got past enemies or captured a leader on its way, and in
    a port with troops aboard. `visited` holds the places at which it was asked since it last put somebody
    ashore; it may call twice at each, so that it can always turn back but not sail to and fro for ever.
    """

    who: str
    group: tuple[str, ...]
    kind: str
    left: int
    visited: tuple[str, ...]
    cleared: int = 0

    @property
    def place(self) -> str:
        return self.visited[-1]

    def halted(self, state: Hellespont) -> bool:
        """3.5d: enemy units stop the group."""
        return not self.cleared and self.place in state.units[foe(self.who)]

    def onward(self, state: Hellespont) -> tuple[str, ...]:
        if self.halted(state):
            return ()
        if self.kind == SEA:
            found = sea_reach(state, self.who, self.place)
        else:
            found = land_reach(state, self.who, self.place, self.left)
        return tuple(sorted([p for p in found if p != self.place and self.visited.count(p) < 2]))

    def cargo(self, state: Hellespont) -> tuple[str, ...]:
        """3.3c: who may be put ashore in a port the fleet calls at."""
        if self.kind != SEA or state.printed.kind[self.place] != "port":
            return ()
        return tuple(sorted([p for p in self.group if p not in state.printed.ships]))

    def aside(self, state: Hellespont) -> bool:
        """3.5e: only cavalry stands here and may step aside."""
        riders = self.kind != SEA and only_cavalry(state, foe(self.who), self.place)
        return riders and bool(aside_places(state, foe(self.who), self.place))

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        if self.kind == SEA and self.halted(state):
            return (self.who,)
        if self.cleared or self.cargo(state):
            return (self.who,) if self.cargo(state) or self.onward(state) else ()
        return ()

    def run(self, state: Hellespont) -> None:
        if self.aside(state):
            state.call(StepAside(foe(self.who), self.place))
        else:
            state.end()

    def resume(self, state: Hellespont, result: Plain) -> None:
        """After the cavalry's answer: go on if it left, stop if it stayed."""
        if self.place in state.units[foe(self.who)]:
            state.end()
        else:
            state.become(self.onwards(self.group, self.visited, self.left, 1))

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        choices: Choices = {"stop": ALONE}
        if self.halted(state):
            past = overwhelming(state, self.who, self.group, self.place)
            choices["pass_by" if past else "run_past"] = ALONE
            return Prompt("run-past", "3.5g" if past else "3.5f", choices, {"place": self.place})
        onward = self.onward(state)
        if onward:
            choices["move"] = onward
        cargo = self.cargo(state)
        if cargo:
            choices["drop"] = cargo
        return Prompt("underway", "3.5", choices, {"place": self.place})

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        if verb == "stop":
            state.end()
        elif verb == "pass_by":
            state.log("passes-overwhelming", "3.5g", who=role, place=self.place)
            state.become(self.onwards(self.group, self.visited, self.left, 1))
        elif verb == "run_past":
            self.run_past(state)
        elif verb == "drop":
            self.drop(state, str(arg))
        else:
            self.go_on(state, str(arg))

    def onwards(self, group: tuple[str, ...], visited: tuple[str, ...], left: int, cleared: int) -> Underway:
        return Underway(self.who, group, self.kind, left, visited, cleared)

    def run_past(self, state: Hellespont) -> None:
        """3.5f: 1 in the strait, 1-3 on the open sea lets the fleet go on. No appeal (Q-05)."""
        limit = 1 if state.printed.type[self.place] == "strait" else 3
        die = state.die("3.5f", self.who)
        key = "passes" if die <= limit else "stopped"
        state.log(key, "3.5f", who=self.who, place=self.place, die=die, needed=limit)
        if die <= limit:
            state.become(self.onwards(self.group, self.visited, self.left, 1))
        else:
            state.end()

    def drop(self, state: Hellespont, piece: str) -> None:
        """3.3c: a passenger stays in the port; the fleet may go on."""
        state.log("dropped", "3.3c", who=self.who, piece=piece, place=self.place)
        rest = tuple([p for p in self.group if p != piece])
        state.become(self.onwards(rest, (self.place,), self.left, 1))

    def go_on(self, state: Hellespont, to: str) -> None:
        start, left, before = self.place, self.left, ""
        if self.kind != SEA:
            left = self.left - land_reach(state, self.who, start, self.left)[to]
            before = last_step(state, self.who, start, to, self.left)
        key, rule = ("sails", "3.3") if self.kind == SEA else ("marches", "3.2")
        state.log(key, rule, who=self.who, pieces=self.group, place=start, to_place=to)
        took = arrive(state, self.group, start, before, to, self.kind)
        state.become(self.onwards(self.group, (*self.visited, to), left, took))


def overwhelming(state: Hellespont, who: str, group: tuple[str, ...], place: str) -> bool:
    """3.5g: ten to one in ships needs no roll."""
    ships, _ = group_strength(state, group)
    return ships >= OVERWHELMING * state.naval(foe(who), place)
