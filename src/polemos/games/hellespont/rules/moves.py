"""3.5: the moves: an activated zone, and a group under way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import ENDS
from polemos.games.hellespont.printed import SEA, foe
from polemos.games.hellespont.rules.amphibious import embark, ferry_routes
from polemos.games.hellespont.rules.encounters import StepAside, arrive, steps_aside
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
from polemos.games.hellespont.rules.stratagems import Joint, let_pass, offer_own
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

    def ask(self, state: Hellespont) -> Ask | None:
        able = self.able(state)
        if not able or (self.place in state.printed.all_bases and not has_ship(state, able)):
            return None
        ask = Ask(self.who, "move", "3.5a", {"place": self.place}).alone("done", self.finish, ENDS)
        candidates = self.candidates(state, able)
        ask.pick("pick", candidates, self.pick)
        if len(candidates) > 1:
            ask.alone("pick_all", self.pick_all)
        if self.picked:
            self.offer_moves(ask, state)
        return offer_own(ask, state, self.moment)

    def offer_moves(self, ask: Ask, state: Hellespont) -> None:
        if has_ship(state, self.picked):
            ships, troops = group_strength(state, self.picked)
            if ships < RATIO * troops:
                ask.pick("cut", land_units(state, self.picked), self.cut)
            ask.pick("move", sea_destinations(state, self.who, self.place, self.picked), self.sail)
        else:
            routes = ferry_routes(state, self.who, self.place, self.picked)
            ask.pick("ferry", tuple(sorted(routes)), self.ferry)
            ask.pick("move", land_destinations(state, self.who, self.place, self.picked), self.march)

    def focus(self, state: Hellespont) -> tuple[str, ...]:
        return (self.place,)

    def selected(self, state: Hellespont, role: str | None) -> tuple[str, ...]:
        return self.picked

    # --- who is picked --------------------------------------------------------------------------

    def with_picked(self, picked: tuple[str, ...]) -> Activated:
        return Activated(self.who, self.place, self.moment, self.only_fresh, tuple(sorted(picked)))

    def still_here(self, state: Hellespont) -> Activated:
        """The same without those who are no longer in the zone."""
        return self.with_picked(tuple([p for p in self.picked if state.at[p] == self.place]))

    def able(self, state: Hellespont) -> tuple[str, ...]:
        able = movable(state, self.who, self.place)
        return tuple([p for p in able if p in state.fresh]) if self.only_fresh else able

    def candidates(self, state: Hellespont, able: tuple[str, ...]) -> tuple[str, ...]:
        """Pieces that may join the group; Persians never board (10.1f)."""
        ships, persians, picked = state.printed.ships, state.printed.persians, self.picked
        sailing = has_ship(state, picked) or self.place in state.printed.all_bases
        marching = any([p in persians for p in picked])
        found = []
        for piece in able:
            if piece in picked or (sailing and piece in persians):
                continue
            if not (marching and piece in ships):
                found.append(piece)
        return tuple(sorted(found))

    def everybody(self, state: Hellespont) -> tuple[str, ...]:
        """All that can go together: the fleet with its passengers, or all land pieces."""
        able = self.able(state)
        ships = [p for p in self.candidates(state, able) if p in state.printed.ships]
        joined = self.with_picked((*self.picked, *ships))
        return (*joined.picked, *joined.candidates(state, able))

    def pick(self, state: Hellespont, role: str, piece: str) -> None:
        state.become(self.with_picked((*self.picked, piece)))

    def pick_all(self, state: Hellespont, role: str) -> None:
        state.become(self.with_picked(self.everybody(state)))

    def cut(self, state: Hellespont, role: str, unit: str) -> None:
        """3.3e: troops are weakened so that the ships can carry them."""
        state.weaken(unit, "3.3e")
        state.become(self.still_here(state))

    # --- where they go --------------------------------------------------------------------------

    def leaves(self, state: Hellespont) -> None:
        """The group leaves; while others may follow it, the opponent has a moment in between (2.B.3i)."""
        state.become(self.with_picked(()))
        if self.moment == "B.3" and len(self.able(state)) > len(self.picked):
            state.call(Joint((foe(self.who),), self.moment))
        state.moved = state.moved | set(self.picked)

    def march(self, state: Hellespont, role: str, to: str) -> None:
        """3.2: by land."""
        self.leaves(state)
        group, points = self.picked, group_points(state, self.picked)
        left = points - land_reach(state, role, self.place, points)[to]
        before = last_step(state, role, self.place, to, points)
        state.log("marches", "3.2", who=role, pieces=group, place=self.place, to_place=to)
        took = arrive(state, group, self.place, before, to, "land")
        state.call(Underway(role, group, "land", left, (self.place, to), took))

    def sail(self, state: Hellespont, role: str, to: str) -> None:
        """3.3: by sea."""
        self.leaves(state)
        group = self.picked
        state.log("sails", "3.3", who=role, pieces=group, place=self.place, to_place=to)
        took = arrive(state, group, self.place, "", to, "sea")
        state.call(Underway(role, group, SEA, 0, (self.place, to), took))

    def ferry(self, state: Hellespont, role: str, to: str) -> None:
        """3.4: ferried."""
        self.leaves(state)
        embark(state, role, self.picked, self.place, to)

    def finish(self, state: Hellespont, role: str) -> None:
        let_pass(state, role, self.moment)
        state.end()

    def run(self, state: Hellespont) -> None:
        state.end()

    def resume(self, state: Hellespont, result: Plain) -> None:
        """Something may have happened to the picked pieces meanwhile."""
        state.become(self.still_here(state))


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

    def ask(self, state: Hellespont) -> Ask | None:
        if self.halted(state):
            return self.challenge(state) if self.kind == SEA else None
        cargo = self.cargo(state)
        if not cargo and not self.cleared:
            return None
        onward = self.onward(state)
        if not cargo and not onward:
            return None
        ask = Ask(self.who, "underway", "3.5", {"place": self.place}).alone("stop", self.stop, ENDS)
        return ask.pick("move", onward, self.go_on).pick("drop", cargo, self.drop)

    def challenge(self, state: Hellespont) -> Ask:
        """3.5f, 3.5g: enemy ships stop a fleet, unless it gets past them."""
        if overwhelming(state, self.who, self.group, self.place):
            ask = Ask(self.who, "run-past", "3.5g", {"place": self.place}).alone("stop", self.stop, ENDS)
            return ask.alone("pass_by", self.pass_by)
        ask = Ask(self.who, "run-past", "3.5f", {"place": self.place}).alone("stop", self.stop, ENDS)
        return ask.alone("run_past", self.run_past)

    def focus(self, state: Hellespont) -> tuple[str, ...]:
        return (self.place,)

    def selected(self, state: Hellespont, role: str | None) -> tuple[str, ...]:
        return self.group

    def halted(self, state: Hellespont) -> bool:
        """3.5d: enemy units stop the group."""
        return not self.cleared and self.place in state.units[foe(self.who)]

    def onward(self, state: Hellespont) -> tuple[str, ...]:
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

    def run(self, state: Hellespont) -> None:
        if self.kind != SEA and steps_aside(state, foe(self.who), self.place):
            state.call(StepAside(foe(self.who), self.place))
        else:
            state.end()

    def resume(self, state: Hellespont, result: Plain) -> None:
        """After the cavalry's answer: go on if it left, stop if it stayed."""
        if self.place in state.units[foe(self.who)]:
            state.end()
        else:
            state.become(self.past())

    def past(self) -> Underway:
        """The same with nothing in its way here any more."""
        return Underway(self.who, self.group, self.kind, self.left, self.visited, 1)

    # --- what the mover does ----------------------------------------------------------------------

    def stop(self, state: Hellespont, role: str) -> None:
        state.end()

    def pass_by(self, state: Hellespont, role: str) -> None:
        """3.5g: nobody challenges ten to one."""
        state.log("passes-overwhelming", "3.5g", who=role, place=self.place)
        state.become(self.past())

    def run_past(self, state: Hellespont, role: str) -> None:
        """3.5f: 1 in the strait, 1-3 on the open sea lets the fleet go on. No appeal (Q-05)."""
        limit = 1 if state.printed.type[self.place] == "strait" else 3
        die = state.die("3.5f", role)
        key = "passes" if die <= limit else "stopped"
        state.log(key, "3.5f", who=role, place=self.place, die=die, needed=limit)
        if die <= limit:
            state.become(self.past())
        else:
            state.end()

    def drop(self, state: Hellespont, role: str, piece: str) -> None:
        """3.3c: a passenger stays in the port; the fleet may go on."""
        state.log("dropped", "3.3c", who=role, piece=piece, place=self.place)
        rest = tuple([p for p in self.group if p != piece])
        state.become(Underway(role, rest, self.kind, self.left, (self.place,), 1))

    def go_on(self, state: Hellespont, role: str, to: str) -> None:
        start, left, before = self.place, self.left, ""
        if self.kind != SEA:
            left = self.left - land_reach(state, role, start, self.left)[to]
            before = last_step(state, role, start, to, self.left)
        key, rule = ("sails", "3.3") if self.kind == SEA else ("marches", "3.2")
        state.log(key, rule, who=role, pieces=self.group, place=start, to_place=to)
        took = arrive(state, self.group, start, before, to, self.kind)
        state.become(Underway(role, self.group, self.kind, left, (*self.visited, to), took))


def overwhelming(state: Hellespont, who: str, group: tuple[str, ...], place: str) -> bool:
    """3.5g: ten to one in ships needs no roll."""
    ships, _ = group_strength(state, group)
    return ships >= OVERWHELMING * state.naval(foe(who), place)
