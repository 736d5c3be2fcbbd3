"""2.B.2: reinforcements: stratagems on them, arrival, and leaving the bases."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Sequence, Step
from polemos.engine.prompt import ENDS
from polemos.games.hellespont.printed import RECALLED, SICK, SIDES, WAITING, Arrival, foe
from polemos.games.hellespont.rules.actions import activation_cost, heal, only_reinforcements
from polemos.games.hellespont.rules.moves import Activated
from polemos.games.hellespont.rules.reach import can_set_out, closed_to
from polemos.games.hellespont.rules.shortage import turn_markers
from polemos.games.hellespont.rules.stacking import Stacking
from polemos.games.hellespont.rules.stratagems import Joint, let_pass, offer_own
from polemos.games.hellespont.state import Hellespont


@dataclass
class Reinforcements(Sequence):
    """2.B.2: the sick recover, arrivals are placed, bases left, `who` (Advantage) first."""

    def steps(self) -> tuple[Step, ...]:
        return (
            open_phase,
            self.joint,
            self.first_placement,
            self.second_placement,
            self.placed,
            self.first_leaves,
            self.second_leaves,
            self.joint,
        )

    def joint(self, state: Hellespont) -> None:
        state.call(Joint((self.who, foe(self.who)), "B.2"))

    def first_placement(self, state: Hellespont) -> None:
        state.call(Placement(self.who))

    def second_placement(self, state: Hellespont) -> None:
        state.call(Placement(foe(self.who)))

    def placed(self, state: Hellespont) -> None:
        """7: a joint before the bases are left; who leaves first is asked there anyway."""
        leaving = Leaving(self.who).bases(state)
        state.call(Joint((foe(self.who),) if leaving else (self.who, foe(self.who)), "B.2"))

    def first_leaves(self, state: Hellespont) -> None:
        state.call(Leaving(self.who))

    def second_leaves(self, state: Hellespont) -> None:
        state.call(Leaving(foe(self.who)))


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

    def ask(self, state: Hellespont) -> Ask:
        closed = closed_to(state, self.who)
        near = state.printed.graph.neighbours("land", self.place)
        places = tuple([p for p in near if p not in closed])
        return Ask(self.who, "make-room", "2.B.2c", {"place": self.place}).pick("to", places, self.leave)

    def leave(self, state: Hellespont, role: str, to: str) -> None:
        pieces = state.pieces_at(role, self.place)
        state.log("makes-room", "2.B.2c", who=role, pieces=pieces, place=self.place, to_place=to)
        state.become(Stacking(role, (to,)))
        state.shift(pieces, to)

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

    def ask(self, state: Hellespont) -> Ask | None:
        bases = self.bases(state)
        if not bases:
            return None
        ask = Ask(self.who, "leave-base", "2.B.2d", {"points": state.points[self.who]})
        ask.alone("done", self.finish, ENDS).pick("activate", bases, self.leave)
        return offer_own(ask, state, "B.2")

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

    def finish(self, state: Hellespont, role: str) -> None:
        let_pass(state, role, "B.2")
        state.become(Stacking(role))

    def leave(self, state: Hellespont, role: str, base: str) -> None:
        cost = self.cost(state, base)
        only_fresh = 1 if state.option("base_exit") == "per_piece" and self.free(state, base) else 0
        state.spend(self.who, cost)
        rule = "2.B.2d" if self.free(state, base) else "2.B.2e"
        state.log("activates", rule, who=self.who, place=base, points=cost)
        state.become(Leaving(self.who, (*self.used, base)))
        state.call(Activated(self.who, base, "B.2", only_fresh))

    def run(self, state: Hellespont) -> None:
        state.become(Stacking(self.who))
