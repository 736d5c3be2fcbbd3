"""2.B.2: reinforcements: stratagems on them, arrival, and leaving the bases."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame, Sequence, Step
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt
from polemos.games.hellespont.printed import SIDES, Arrival, foe
from polemos.games.hellespont.rules.actions import activation_cost, heal, only_reinforcements
from polemos.games.hellespont.rules.moves import Activated
from polemos.games.hellespont.rules.reach import can_set_out, closed_to
from polemos.games.hellespont.rules.shortage import turn_markers
from polemos.games.hellespont.rules.stacking import Stacking
from polemos.games.hellespont.rules.stratagems import (
    Joint,
    act_own_choice,
    is_own_choice,
    let_pass,
    own_choices,
)
from polemos.games.hellespont.state import RECALLED, SICK, WAITING, Hellespont


@dataclass
class Reinforcements(Sequence):
    """2.B.2: the sick recover, arrivals are placed, bases left, `who` (Advantage) first."""

    def steps(self) -> tuple[Step, ...]:
        return (
            open_phase,
            lambda s: s.call(Joint((self.who, foe(self.who)), "B.2")),
            lambda s: s.call(Placement(self.who)),
            lambda s: s.call(Placement(foe(self.who))),
            lambda s: s.call(after_placement(s, self.who)),
            lambda s: s.call(Leaving(self.who)),
            lambda s: s.call(Leaving(foe(self.who))),
            lambda s: s.call(Joint((self.who, foe(self.who)), "B.2")),
        )


def open_phase(state: Hellespont) -> None:
    """2.B.2j, 10.1m: the sick recover; leaders called home leave."""
    state.phase = "B.2"
    state.begin_action_phase()
    state.fresh = frozenset()
    heal(state, SICK, "2.B.2j")
    for side in SIDES:
        for entry in state.printed.scenarios[state.scenario]["sides"][side]["withdrawals"]:
            if entry["turn"] == state.turn:
                recall(state, str(entry["leader"]), str(entry["rule"]))


def recall(state: Hellespont, leader: str, rule: str) -> None:
    """10.1m: the leader is removed wherever he is; a dead one stays dead."""
    if state.at[leader] != WAITING and not state.in_play(leader):
        return
    state.log("recalled", rule, piece=leader)
    state.ailing.pop(leader, None)
    state.shift((leader,), RECALLED)


def still_to_come(state: Hellespont, leader: str, line: Arrival) -> bool:
    """10.1m, 10.2e: whether a leader arrives with his line: not once dead, nor after his recall,
    unless the line was planned to bring him back."""
    if state.at[leader] == WAITING:
        return True
    withdrawals = state.printed.scenarios[state.scenario]["sides"][line.side]["withdrawals"]
    back = any([entry["leader"] == leader and entry["turn"] < line.turn for entry in withdrawals])
    return back and state.at[leader] == RECALLED


def after_placement(state: Hellespont, who: str) -> Frame:
    """7: a joint before the bases are left; who leaves first is asked there anyway."""
    return Joint((foe(who),) if Leaving(who).bases(state) else (who, foe(who)), "B.2")


@dataclass
class Placement(Frame):
    """2.B.2a-c: a side's arrivals of this turn, line by line; enemies in the way make room."""

    who: str

    def next_line(self, state: Hellespont) -> Arrival | None:
        for name in sorted(state.due):
            if state.due[name] == state.turn and state.lines[name].side == self.who:
                return state.lines[name]
        return None

    def run(self, state: Hellespont) -> None:
        line = self.next_line(state)
        if line is None:
            state.end()
        elif line.at not in state.printed.all_bases and line.at in state.units[foe(self.who)]:
            state.call(MakeRoom(foe(self.who), line.at))
        else:
            place_line(state, line)


def place_line(state: Hellespont, line: Arrival) -> None:
    """2.B.2a: put down one reinforcement line."""
    del state.due[line.id]
    for unit in (*line.units, *line.weakened):
        state.relocate(unit, line.at)
    state.weak.update(line.weakened)
    leaders = tuple([name for name in line.leaders if still_to_come(state, name, line)])
    for leader in leaders:
        state.relocate(leader, line.at)
    state.fresh = state.fresh | {*line.units, *line.weakened, *leaders}
    log_arrival(state, line, leaders)
    state.capture_leaders(line.at, "4.2.4c")
    turn_markers(state)


def log_arrival(state: Hellespont, line: Arrival, leaders: tuple[str, ...]) -> None:
    """10.1: who came; those that arrive weakened are named apart."""
    state.log("arrives", line.rule, who=line.side, pieces=(*line.units, *leaders), place=line.at)
    if line.weakened:
        state.log("arrives-weak", line.rule, who=line.side, pieces=line.weakened, place=line.at)


@dataclass
class MakeRoom(Frame):
    """2.B.2c: units in an arrival zone move to an adjacent zone of their owner's choice."""

    who: str
    place: str

    def places(self, state: Hellespont) -> tuple[str, ...]:
        closed = closed_to(state, self.who)
        near = state.printed.graph.neighbours("land", self.place)
        return tuple([p for p in near if p not in closed])

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        return (self.who,) if self.places(state) else ()

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        return Prompt("make-room", "2.B.2c", {"to": self.places(state)}, {"place": self.place})

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        pieces = state.pieces_at(role, self.place)
        state.log("makes-room", "2.B.2c", who=role, pieces=pieces, place=self.place, to_place=str(arg))
        state.become(Stacking(role, (str(arg),)))
        state.shift(pieces, str(arg))

    def run(self, state: Hellespont) -> None:
        """No zone to go to: nothing can stay."""
        for piece in state.pieces_at(self.who, self.place):
            state.eliminate(piece, "2.B.2c")
        state.end()


@dataclass
class Leaving(Frame):
    """2.B.2d-h: a side moves out of its bases: free for pure reinforcements, else at the price."""

    who: str
    used: tuple[str, ...] = ()

    def free(self, state: Hellespont, base: str) -> bool:
        """2.B.2d: whether leaving costs nothing (option base_exit)."""
        if state.option("base_exit") == "per_piece":
            here = state.pieces_at(self.who, base)
            return any([p in state.fresh for p in here]) and base not in self.used
        return only_reinforcements(state, self.who, base)

    def cost(self, state: Hellespont, base: str) -> int:
        return 0 if self.free(state, base) else activation_cost(state, self.who, base)

    def bases(self, state: Hellespont) -> tuple[str, ...]:
        """Bases with ships that can still be left, at a price the side can pay."""
        return tuple(
            [
                base
                for base in state.printed.bases[self.who]
                if can_set_out(state, self.who, base) and self.may_open(state, base)
            ]
        )

    def may_open(self, state: Hellespont, base: str) -> bool:
        if base in self.used and state.option("base_exit") != "per_piece":
            return False
        if self.used.count(base) > 1:
            return False
        return self.cost(state, base) <= state.points[self.who]

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        return (self.who,) if self.bases(state) else ()

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        choices: Choices = {"done": ALONE, "activate": self.bases(state)}
        own_choices(state, role, "B.2", choices)
        return Prompt("leave-base", "2.B.2d", choices, {"points": state.points[role]})

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        if is_own_choice(verb):
            act_own_choice(state, role, verb, arg)
        elif verb == "done":
            let_pass(state, role, "B.2")
            state.become(Stacking(role))
        else:
            self.open(state, str(arg))

    def open(self, state: Hellespont, base: str) -> None:
        cost = self.cost(state, base)
        only_fresh = 1 if state.option("base_exit") == "per_piece" and self.free(state, base) else 0
        state.spend(self.who, cost)
        rule = "2.B.2d" if self.free(state, base) else "2.B.2e"
        state.log("activates", rule, who=self.who, place=base, points=cost)
        state.become(Leaving(self.who, (*self.used, base)))
        state.call(Activated(self.who, base, "B.2", only_fresh))

    def run(self, state: Hellespont) -> None:
        state.become(Stacking(self.who))
