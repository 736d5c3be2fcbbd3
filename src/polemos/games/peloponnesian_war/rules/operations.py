"""4.0, 4.1, 4.3, 4.4.2: the Operations Phase and a player's operation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt, Value
from polemos.games.peloponnesian_war.printed.printed import kind_index
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
    ON_THE_WAY,
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
from polemos.games.peloponnesian_war.rules.rebellion import incitable, start_rebellion
from polemos.games.peloponnesian_war.rules.routes import barred
from polemos.games.peloponnesian_war.rules.storm_crossing import storm_crossing
from polemos.games.peloponnesian_war.rules.strategy_matrix import MatrixOperation
from polemos.games.peloponnesian_war.rules.strength_points import FOE, count_of, words
from polemos.games.peloponnesian_war.state import OUT, POOL, War
from polemos.kit.bits import Bits as Spaces

AUGURY: Final = 0
OBJECTIVE: Final = 1

#: What a frame that has consulted the gods returns if they are favourable.
FAVOURED: Final = "favoured"


@dataclass
class Operations(Frame):
    """4.0a: one operation at a time, in turn, until both sides have passed."""

    side: str
    #: How often the gods have allowed a player's operation this turn.
    omens: int

    def __init__(self, side: str, omens: int) -> None:
        self.side = side
        self.omens = omens

    def run(self, state: War) -> None:
        side = FOE[self.side] if state.passed[self.side] else self.side
        if state.passed[side]:
            state.end()
            return
        state.become(Operations(FOE[side], self.omens))
        begin_turn(state, side)

    def resume(self, state: War, result: Plain) -> None:
        """4.3e: the gods are favourable: the same side names its objective."""
        if result == FAVOURED:
            state.become(Operations(self.side, self.omens + 1))
            state.call(Operation(FOE[self.side], OBJECTIVE))


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
        state.call(Operation(side, AUGURY))
    else:
        appoint(state, side)  # only where the leader of 2.4 has been lost before he set out
        state.call(Operation(side, OBJECTIVE))


@dataclass
class Operation(Frame):
    """4.1, 4.3: consult the gods, then name the objective; or pass."""

    side: str
    stage: int

    def __init__(self, side: str, stage: int) -> None:
        self.side = side
        self.stage = stage

    def deciders(self, state: War) -> tuple[str, ...]:
        return (state.role_of(self.side),)

    def prompt(self, state: War, role: str) -> Prompt:
        args: dict[str, Value] = {"who": self.side, "stage": self.stage, "leader": state.chief[self.side]}
        if self.stage == AUGURY:
            return Prompt("operation", "4.3", {"consult": ALONE, "pass": ALONE}, args)
        choices: Choices = {}
        if anything_to_lead(state, self.side):
            choices["march"] = objectives(state, self.side)
        targets = rebels_to_be(state, self.side)
        if targets:
            choices["incite"] = targets
        choices["pass"] = ALONE
        return Prompt("operation", "4.1", choices, args)

    def act(self, state: War, role: str, verb: str, arg: Arg) -> None:
        if verb == "pass":
            pass_turn(state, self.side, "chosen", "4.3g")
            state.end()
        elif verb == "consult":
            self._consult(state)
        else:
            begin_operation(state, self.side, str(arg), verb == "incite")
            if verb == "incite" and not self._incite(state, str(arg)):
                end_operation(state)
                state.end()
            else:
                state.become(Muster(self.side))

    def _consult(self, state: War) -> None:
        if augury_fails(state, self.side):
            pass_turn(state, self.side, "augury", "4.3c" if state.solitaire else "11.0e")
            state.end()
            return
        appoint(state, self.side)
        state.end(FAVOURED)

    def _incite(self, state: War, place: str) -> bool:
        """4.4.2: 100 talents, and only a 6 succeeds; the leader of a failure is out (OPEN-04)."""
        state.treasury[self.side] -= state.printed.costs["rebellion"]
        die = state.die("4.4.2", self.side)
        if die == 6:
            start_rebellion(state, place, "4.4.2a")
            state.log("operation", "4.4.2a", who=self.side, leader=state.op_leader, place=place)
            return True
        state.log("incite-failed", "4.4.2", place=place, who=self.side, leader=state.op_leader)
        state.leader_at[state.op_leader] = OUT
        return False


def rebels_to_be(state: War, side: str) -> tuple[str, ...]:
    """4.4.2: where a side can try to cause a rebellion: that takes 100 talents, and no Army."""
    if state.purse(side) < state.printed.costs["rebellion"]:
        return ()
    return incitable(state, side, out_of_bounds(state, side))


def objectives(state: War, side: str) -> tuple[str, ...]:
    """4.1a: any space but those a standing rule forbids."""
    return state.map.places(state.map.whole & ~out_of_bounds(state, side))


def out_of_bounds(state: War, side: str) -> Spaces:
    """5.6d, 10.1.4: the set of spaces that may not be an objective."""
    map_ = state.map
    shut: Spaces = 0
    for place in ("argos", "syracuse"):
        if barred(state, side, place):
            shut |= map_.bit[place]
    if state.hostages[FOE[side]]:
        home = FOE[side]
        shut |= map_.bit[home] | map_.around[home]
    return shut


@dataclass
class Muster(Frame):
    """4.1b, 4.1.1e: visit assembly spaces, activate points, then depart for the objective."""

    side: str

    def __init__(self, side: str) -> None:
        self.side = side

    def deciders(self, state: War) -> tuple[str, ...]:
        return (state.role_of(self.side),)

    def prompt(self, state: War, role: str) -> Prompt:
        choices: Choices = {}
        purse = state.purse(self.side)
        one, many = offers(state, purse)
        if one:
            choices["activate"] = one
        if many:
            choices["activate_all"] = many
        spaces, stormy = assembly_spaces(state, purse)
        if spaces:
            choices["muster"] = spaces
        if stormy:
            choices["muster_storm"] = stormy
        self._departures(state, choices)
        args: dict[str, Value] = {
            "leader": state.op_leader,
            "place": state.op_at,
            "to_place": state.op_goal,
            "force": words(state.op_force),
            "talents": purse,
        }
        return Prompt("muster", "4.1.1e", choices, args)

    def _departures(self, state: War, choices: Choices) -> None:
        if state.op_force:
            here = way_from_here(state)
            if can_reach(state, here, state.op_goal):
                choices["depart"] = ALONE
            if may_brave_storms(state) and storm_targets(state, here, (state.op_goal,)):
                choices["depart_storm"] = ALONE
        if "depart" not in choices:
            choices["halt"] = ALONE

    def act(self, state: War, role: str, verb: str, arg: Arg) -> None:
        if verb in ("activate", "activate_all"):
            self._activate(state, str(arg), verb == "activate_all")
        elif verb == "halt":
            self._stop(state)
        elif verb in ("depart", "depart_storm"):
            state.op_marching = True
            self._go(state, state.op_goal, verb == "depart_storm")
        else:
            state.op_visited = (*state.op_visited, str(arg))
            self._go(state, str(arg), verb == "muster_storm")

    def _activate(self, state: War, name: str, all_of_them: bool) -> None:
        kind = kind_index(name)
        free = count_of(available(state, self.side, state.op_at), kind)
        activate(state, kind, min(free, affordable(state, self.side, kind)) if all_of_them else 1)
        state.op_visited = ()

    def _go(self, state: War, target: str, storm: bool) -> None:
        if storm:
            storm_crossing(state, target)
        else:
            set_course(state, target)
        tell_route(state)
        state.leader_at[state.op_leader] = ON_THE_WAY
        state.call(March(target))

    def resume(self, state: War, result: Plain) -> None:
        if result == OVER:
            end_operation(state)
            state.end()
        elif state.op_marching:
            self._stop(state)

    def _stop(self, state: War) -> None:
        """4.1d: the Army has reached its objective, or can get no nearer."""
        tell_arrival(state, "4.1d")
        halt(state)
        end_operation(state)
        state.end()
