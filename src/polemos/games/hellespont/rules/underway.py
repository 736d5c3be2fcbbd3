"""3.5: a group under way: what it meets, where it goes on, whom it puts ashore."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import ENDS
from polemos.engine.why import NOTHING, PIECE, PLACE, Barrier, Gate, Gates, Note, outside
from polemos.games.hellespont.forecast import prospect
from polemos.games.hellespont.printed import SEA, foe
from polemos.games.hellespont.reasons import chances
from polemos.games.hellespont.reasons.pieces import among
from polemos.games.hellespont.reasons.roads import HERE, road_barrier
from polemos.games.hellespont.rules.encounters import StepAside, arrive, steps_aside
from polemos.games.hellespont.rules.reach import FAR, group_strength, land_reach, last_step, sea_reach
from polemos.games.hellespont.state import Hellespont

OVERWHELMING: Final = 10

NOT_IN_PORT: Final = Barrier("not-in-port", "3.3c")
NOT_ABOARD: Final = Barrier("not-aboard", "3.3b")
SHIPS_SAIL: Final = Barrier("ships-sail", "3.3c")
CALLED_TWICE: Final = Barrier("called-twice", "3.5a")
OVER_TEN: Final = Barrier("over-ten", "3.5g")
UNDER_TEN: Final = Barrier("under-ten", "3.5g")


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
        return ask.pick("move", onward, self.go_on).pick("ashore", cargo, self.put_ashore)

    def challenge(self, state: Hellespont) -> Ask:
        """3.5f, 3.5g: enemy ships stop a fleet, unless it gets past them."""
        if overwhelming(state, self.who, self.group, self.place):
            ask = Ask(self.who, "run-past", "3.5g", {"place": self.place}).alone("stop", self.stop, ENDS)
            return ask.alone("pass_by", self.pass_by)
        ask = Ask(self.who, "run-past", "3.5f", {"place": self.place}).alone("stop", self.stop, ENDS)
        return ask.alone("run_past", self.run_past)

    def barriers(self, state: Hellespont, who: str) -> Gates:
        if self.halted(state):
            over = overwhelming(state, who, self.group, self.place)
            return {
                "pass_by": Gate(NOTHING, outside((None,) if over else (), UNDER_TEN, UNDER_TEN)),
                "run_past": Gate(NOTHING, outside(() if over else (None,), OVER_TEN, OVER_TEN)),
            }
        return {
            "move": Gate(PLACE, among(self.onward(state), self.why_not_on)),
            "ashore": Gate(PIECE, among(self.cargo(state), self.why_not_ashore)),
        }

    def notes(self, state: Hellespont, who: str) -> list[Note]:
        """3.5f, 4.2.2: the chance to get past, and the odds if the group stops or goes on to an enemy."""
        if not self.halted(state):
            return chances.attacks(
                state, "move", self.group, self.place, self.onward(state), self.kind, self.left
            )
        odds = prospect(state, who, self.place)
        notes = [Note("stop", None, "odds", "4.2.2", odds)]
        if not overwhelming(state, who, self.group, self.place):
            notes.append(
                Note("run_past", None, "runs-past", "3.5f", {"faces": past_limit(state, self.place)})
            )
        return notes

    def why_not_on(self, state: Hellespont, who: str, to: str) -> Barrier:
        if to == self.place:
            return HERE
        if self.visited.count(to) > 1:
            return CALLED_TWICE
        points = FAR if self.kind == SEA else self.left
        return road_barrier(state, who, self.kind, self.place, to, points)

    def why_not_ashore(self, state: Hellespont, who: str, piece: str) -> Barrier:
        if piece not in self.group:
            return NOT_ABOARD
        return SHIPS_SAIL if piece in state.printed.ships else NOT_IN_PORT

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
        limit = past_limit(state, self.place)
        die = state.die("3.5f", role)
        key = "passes" if die <= limit else "stopped"
        state.log(key, "3.5f", who=role, place=self.place, die=die, needed=limit)
        if die <= limit:
            state.become(self.past())
        else:
            state.end()

    def put_ashore(self, state: Hellespont, role: str, piece: str) -> None:
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


def past_limit(state: Hellespont, place: str) -> int:
    """3.5f: the highest face that lets a fleet go on past enemy ships."""
    return 1 if state.printed.type[place] == "strait" else 3


def overwhelming(state: Hellespont, who: str, group: tuple[str, ...], place: str) -> bool:
    """3.5g: ten to one in ships needs no roll."""
    ships, _ = group_strength(state, group)
    return ships >= OVERWHELMING * state.naval(foe(who), place)
