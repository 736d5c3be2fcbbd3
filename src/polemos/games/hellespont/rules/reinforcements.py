"""2.B.2: reinforcements: stratagems on them, arrival, and leaving the bases."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Sequence, Step
from polemos.engine.prompt import ENDS
from polemos.engine.why import PLACE, Barrier, Gate, Gates, Note
from polemos.games.hellespont.printed import LAND, RECALLED, SICK, SIDES, WAITING, Arrival, foe
from polemos.games.hellespont.reasons.pieces import among
from polemos.games.hellespont.reasons.roads import step_barrier
from polemos.games.hellespont.rules.actions import TOO_DEAR, activation_cost, heal, only_reinforcements
from polemos.games.hellespont.rules.moves import Activated
from polemos.games.hellespont.rules.reach import closed_to, why_not_set_out
from polemos.games.hellespont.rules.shortage import turn_markers
from polemos.games.hellespont.rules.stacking import Stacking
from polemos.games.hellespont.rules.stratagems import Joint, let_pass, offer_own, own_gates, own_notes
from polemos.games.hellespont.state import Hellespont

NOT_A_BASE: Final = Barrier("not-a-base", "2.B.2d")
FOREIGN_BASE: Final = Barrier("foreign-base", "0.2n")
EMPTY_BASE: Final = Barrier("empty-base", "2.B.2d")
LEFT_ALREADY: Final = Barrier("base-left-already", "2.B.2d")


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
        ask = Ask(self.who, "make-room", "2.B.2c", {"place": self.place})
        return ask.pick("to", self.places(state), self.leave)

    def places(self, state: Hellespont) -> tuple[str, ...]:
        closed = closed_to(state, self.who)
        near = state.printed.graph.neighbours(LAND, self.place)
        return tuple([p for p in near if p not in closed])

    def barriers(self, state: Hellespont, who: str) -> Gates:
        return {"to": Gate(PLACE, among(self.places(state), self.why_not_to))}

    def why_not_to(self, state: Hellespont, who: str, to: str) -> Barrier:
        return step_barrier(state, who, LAND, self.place, to, "2.B.2c")

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
        return tuple([base for base in state.printed.bases[self.who] if self.closed(state, base) is None])

    def closed(self, state: Hellespont, base: str) -> Barrier | None:
        """2.B.2d-f: what keeps one of the side's bases from being left: once free and once at the price."""
        if base in self.used and (self.used.count(base) > 1 or state.option("base_exit") != "per_piece"):
            return LEFT_ALREADY
        if self.cost(state, base) > state.points[self.who]:
            return TOO_DEAR
        return why_not_set_out(state, self.who, base)

    def barriers(self, state: Hellespont, who: str) -> Gates:
        return {"activate": Gate(PLACE, self.why_not_activate), **own_gates(state, who, "B.2")}

    def why_not_activate(self, state: Hellespont, who: str, base: str | None) -> Barrier | None:
        if base is None:
            return None
        if base not in state.printed.bases[who]:
            return FOREIGN_BASE.of(who=foe(who)) if base in state.printed.all_bases else NOT_A_BASE
        if not state.pieces_at(who, base):
            return EMPTY_BASE
        barrier = self.closed(state, base)
        if barrier is not TOO_DEAR:
            return barrier
        return Barrier(TOO_DEAR.key, "2.B.2e", {"cost": self.cost(state, base), "left": state.points[who]})

    def notes(self, state: Hellespont, who: str) -> list[Note]:
        points, notes = state.points[who], []
        for base in self.bases(state):
            cost, rule = self.cost(state, base), "2.B.2d" if self.free(state, base) else "2.B.2e"
            notes.append(Note("activate", base, "costs", rule, {"cost": cost, "left": points - cost}))
        return [*notes, *own_notes(state, who, "B.2")]

    def finish(self, state: Hellespont, role: str) -> None:
        let_pass(state, role, "B.2")
        state.become(Stacking(role))

    def leave(self, state: Hellespont, role: str, base: str) -> None:
        cost = self.cost(state, base)
        only_fresh = 1 if state.option("base_exit") == "per_piece" and self.free(state, base) else 0
        state.spend(self.who, cost)
        rule = "2.B.2d" if self.free(state, base) else "2.B.2e"
        state.log("activates", rule, who=self.who, place=base, points=cost)
        used = (base,) if rule == "2.B.2d" else (base, base)  # at the price it is left once and for all
        state.become(Leaving(self.who, (*self.used, *used)))
        state.call(Activated(self.who, base, "B.2", only_fresh))

    def run(self, state: Hellespont) -> None:
        state.become(Stacking(self.who))
