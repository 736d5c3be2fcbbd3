"""4.0, 4.1, 4.3, 4.4.2: the Operations Phase and a player's operation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import ENDS, Value
from polemos.engine.why import Gates, Note
from polemos.games.peloponnesian_war.forecast.departures import departure_notes
from polemos.games.peloponnesian_war.forecast.prices import assembly_notes, omens_notes
from polemos.games.peloponnesian_war.printed.names import ON_THE_WAY, OUT, POOL
from polemos.games.peloponnesian_war.printed.printed import kind_index
from polemos.games.peloponnesian_war.reasons.mustering import muster_gates
from polemos.games.peloponnesian_war.reasons.objectives import operation_gates
from polemos.games.peloponnesian_war.rules.activation import (
    activate,
    affordable,
    anything_to_lead,
    assembly_spaces,
    available,
    can_reach,
    may_brave_storms,
    offers,
    storm_targets,
    way_from_here,
)
from polemos.games.peloponnesian_war.rules.every_operation import (
    appoint,
    augury_fails,
    begin_operation,
    end_operation,
    pass_turn,
)
from polemos.games.peloponnesian_war.rules.march import (
    OVER,
    March,
    halt,
    set_course,
    tell_arrival,
    tell_route,
)
from polemos.games.peloponnesian_war.rules.objectives import objectives, rebels_to_be
from polemos.games.peloponnesian_war.rules.rebellion import start_rebellion
from polemos.games.peloponnesian_war.rules.storm_crossing import storm_crossing
from polemos.games.peloponnesian_war.rules.strategy_matrix import MatrixOperation
from polemos.games.peloponnesian_war.rules.strength_points import FOE, count_of, words
from polemos.games.peloponnesian_war.rules.treasury import spendable
from polemos.games.peloponnesian_war.state import War

#: What a frame that has consulted the gods returns if they are favourable.
FAVOURED: Final = "favoured"


@dataclass
class Operations(Frame):
    """4.0a: one operation at a time, in turn, until both sides have passed."""

    #: Whose operation is next.
    who: str
    #: How often the gods have allowed a player's operation this turn: so nobody takes the question that
    #: follows for the one before.
    omens: int

    def run(self, state: War) -> None:
        side = FOE[self.who] if state.passed[self.who] else self.who
        if state.passed[side]:
            state.end()
            return
        state.become(Operations(FOE[side], self.omens))
        begin_turn(state, side)

    def resume(self, state: War, result: Plain) -> None:
        """4.3e: the gods are favourable: the same side names its objective."""
        if result == FAVOURED:
            state.become(Operations(self.who, self.omens + 1))
            state.call(Operation(FOE[self.who], True))


def begin_turn(state: War, side: str) -> None:
    """4.3h: who lacks a leader or has used up his operations (EV.12a) must pass."""
    if state.operations_made[side] >= state.operations_limit[side]:
        pass_turn(state, side, "limit", "EV.12a")
    elif not state.chief[side] and not state.led(side, POOL):
        pass_turn(state, side, "no-leader", "4.3h")
    elif not state.role_of(side):
        state.call(MatrixOperation(side))
    elif not anything_to_lead(state, side) and not rebels_to_be(state, side):
        pass_turn(state, side, "no-means", "4.3h")
    elif state.operations_made[side]:
        state.call(Operation(side, False))
    else:
        appoint(state, side)  # only where the leader of 2.4 has been lost before he set out
        state.call(Operation(side, True))


@dataclass
class Operation(Frame):
    """4.1, 4.3: consult the gods, then name the objective; or pass."""

    who: str
    #: The gods are favourable, or need not be asked.
    favoured: bool

    def ask(self, state: War) -> Ask:
        args: dict[str, Value] = {
            "who": self.who,
            "stage": int(self.favoured),
            "leader": state.chief[self.who],
        }
        role = state.role_of(self.who)
        if not self.favoured:
            ask = Ask(role, "operation", "4.3", args).alone("consult", self.consult)
        else:
            ask = Ask(role, "operation", "4.1", args)
            if anything_to_lead(state, self.who):
                ask.pick("march", objectives(state, self.who), self.march)
            ask.pick("incite", rebels_to_be(state, self.who), self.incite)
        return ask.alone("pass", self.pass_turn, ENDS)

    def barriers(self, state: War, who: str) -> Gates:
        return operation_gates(state, self.who, self.favoured)

    def notes(self, state: War, who: str) -> list[Note]:
        return omens_notes(state, self.who, self.ask(state).choices)

    def pass_turn(self, state: War, role: str) -> None:
        pass_turn(state, self.who, "chosen", "4.3g")
        state.end()

    def consult(self, state: War, role: str) -> None:
        if augury_fails(state, self.who):
            pass_turn(state, self.who, "augury", "4.3c" if state.solitaire else "11.0e")
            state.end()
            return
        appoint(state, self.who)
        state.end(FAVOURED)

    def march(self, state: War, role: str, goal: str) -> None:
        begin_operation(state, self.who, goal, False)
        state.become(Muster(self.who))

    def incite(self, state: War, role: str, place: str) -> None:
        """4.4.2: 100 talents, and only a 6 succeeds; the leader of a failure is out (OPEN-04)."""
        begin_operation(state, self.who, place, True)
        state.treasury[self.who] -= state.printed.costs["rebellion"]
        if state.die("4.4.2", self.who) == 6:
            start_rebellion(state, place, "4.4.2a")
            state.log("operation", "4.4.2a", who=self.who, leader=state.op_leader, place=place)
            state.become(Muster(self.who))
            return
        state.log("incite-failed", "4.4.2", place=place, who=self.who, leader=state.op_leader)
        state.leader_at[state.op_leader] = OUT
        end_operation(state)
        state.end()


@dataclass
class Muster(Frame):
    """4.1b, 4.1.1e: visit assembly spaces, activate points, then depart for the objective."""

    who: str

    def ask(self, state: War) -> Ask:
        purse = spendable(state, self.who)
        ask = Ask(state.role_of(self.who), "muster", "4.1.1e", _muster_args(state, purse))
        one, many = offers(state, purse)
        ask.pick("activate", one, self.activate).pick("activate_all", many, self.activate_all)
        spaces, stormy = assembly_spaces(state, purse)
        ask.pick("muster", spaces, self.visit).pick("muster_storm", stormy, self.visit_by_storm)
        self._offer_departure(state, ask)
        return ask

    def barriers(self, state: War, who: str) -> Gates:
        return muster_gates(state, self.ask(state).choices)

    def notes(self, state: War, who: str) -> list[Note]:
        offered = self.ask(state).choices
        leaves = departure_notes(state) if "depart" in offered else []
        return [*assembly_notes(state, offered), *leaves]

    def focus(self, state: War) -> tuple[str, ...]:
        return (state.op_goal,)

    def selected(self, state: War, role: str | None) -> tuple[str, ...]:
        return ("army",) if state.op_force else ()

    def _offer_departure(self, state: War, ask: Ask) -> None:
        ready = False
        if state.op_force:
            here = way_from_here(state)
            ready = can_reach(state, here, state.op_goal)
            if ready:
                ask.alone("depart", self.depart)
            if may_brave_storms(state) and storm_targets(state, here, (state.op_goal,)):
                ask.alone("depart_storm", self.depart_by_storm)
        if not ready:
            ask.alone("halt", self.halt, ENDS)

    def activate(self, state: War, role: str, kind: str) -> None:
        activate(state, kind_index(kind), 1)
        state.op_visited = ()

    def activate_all(self, state: War, role: str, name: str) -> None:
        kind = kind_index(name)
        free = count_of(available(state, self.who, state.op_at), kind)
        activate(state, kind, min(free, affordable(state, self.who, kind)))
        state.op_visited = ()

    def visit(self, state: War, role: str, place: str) -> None:
        state.op_visited = (*state.op_visited, place)
        set_course(state, place)
        self._go(state, place)

    def visit_by_storm(self, state: War, role: str, place: str) -> None:
        state.op_visited = (*state.op_visited, place)
        storm_crossing(state, place)
        self._go(state, place)

    def depart(self, state: War, role: str) -> None:
        state.op_marching = True
        set_course(state, state.op_goal)
        self._go(state, state.op_goal)

    def depart_by_storm(self, state: War, role: str) -> None:
        state.op_marching = True
        storm_crossing(state, state.op_goal)
        self._go(state, state.op_goal)

    def _go(self, state: War, target: str) -> None:
        tell_route(state)
        state.leader_at[state.op_leader] = ON_THE_WAY
        state.call(March(target))

    def resume(self, state: War, result: Plain) -> None:
        if result == OVER:
            end_operation(state)
            state.end()
        elif state.op_marching:
            self.halt(state, "")

    def halt(self, state: War, role: str) -> None:
        """4.1d: the Army has reached its objective, or can get no nearer."""
        tell_arrival(state, "4.1d")
        halt(state)
        end_operation(state)
        state.end()


def _muster_args(state: War, purse: int) -> dict[str, Value]:
    return {
        "leader": state.op_leader,
        "place": state.op_at,
        "to_place": state.op_goal,
        "force": words(state.op_force),
        "talents": purse,
    }
