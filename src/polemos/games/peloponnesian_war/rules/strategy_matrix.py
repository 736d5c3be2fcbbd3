"""3.1.2, 4.2, 4.3, 4.4.1: an operation of the non-player side, read off its strategy matrix."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame, Plain
from polemos.games.peloponnesian_war.printed.map import ANY_WAY, BY_LAND
from polemos.games.peloponnesian_war.printed.names import ON_THE_WAY, OUT
from polemos.games.peloponnesian_war.printed.printed import Condition, Strategy
from polemos.games.peloponnesian_war.rules.activation import available
from polemos.games.peloponnesian_war.rules.every_operation import (
    appoint,
    augury_fails,
    begin_operation,
    end_operation,
    pass_turn,
    tell_attempt,
)
from polemos.games.peloponnesian_war.rules.levy import plan_levy
from polemos.games.peloponnesian_war.rules.levy_regions import Need
from polemos.games.peloponnesian_war.rules.march import (
    OVER,
    March,
    halt,
    set_course,
    tell_arrival,
    tell_route,
)
from polemos.games.peloponnesian_war.rules.rebellion import quiet, start_rebellion
from polemos.games.peloponnesian_war.rules.strength_points import (
    FOE,
    Force,
    as_force,
    cost,
    counts,
    least,
    words,
)
from polemos.games.peloponnesian_war.rules.treasury import spendable
from polemos.games.peloponnesian_war.state import War
from polemos.kit.bits import Bits as Spaces


@dataclass
class MatrixOperation(Frame):
    """4.2a, 4.3a: augury and leader (not for the first operation), then the defensive conditions."""

    who: str

    def run(self, state: War) -> None:
        side = self.who
        if state.operations_made[side] and augury_fails(state, side):
            pass_turn(state, side, "augury", "4.3d")
            state.end()
            return
        appoint(state, side)
        threat = defensive(state, side)
        if threat is not None:
            condition, place = threat
            state.log("np-condition", "3.1.2", who=side, condition=condition.name, place=place)
            raise_army(
                state, side, place, condition.there if _to_syracuse(state, condition) else condition.army
            )
        else:
            state.log("np-strategy", "3.1.2", who=side, strategy=state.strategy)
            pursue_strategy(state, side)


def defensive(state: War, side: str) -> tuple[Condition, str] | None:
    """3.1.2, 4.2b: the highest defensive condition that holds, and the objective it names."""
    there = state.force_set[FOE[side]]
    for condition in state.printed.matrices[side].defence:
        if not there & condition.watch:
            continue
        for place in _threatened(state, side, condition):
            goal = _answer(state, condition, place)
            if not _answered(state, side, condition, goal):
                return condition, goal
    return None


def _answer(state: War, condition: Condition, place: str) -> str:
    """The objective of a condition; AMB-02: an option sends Sparta to Syracuse itself."""
    if condition.objective == "there" or _to_syracuse(state, condition):
        return place
    return condition.objective


def _to_syracuse(state: War, condition: Condition) -> bool:
    return condition.name == "syracuse" and state.options["syracuse_answer"] == "syracuse"


def _answered(state: War, side: str, condition: Condition, place: str) -> bool:
    """3.1.2c: satisfied for the rest of the turn once a friendly Army stood in the objective. 10.3.4: that
    Gylippus stands in Syracuse is no answer yet; another Army is sent there (AMB-02)."""
    if place in state.answered:
        return True
    return not _to_syracuse(state, condition) and place in state.forces[side] and state.led(side, place)


def _threatened(state: War, side: str, condition: Condition) -> tuple[str, ...]:
    """The spaces where an enemy Force fulfils a condition, the most urgent first."""
    enemy = state.forces[FOE[side]]
    if condition.kind == "enemy_force_within":
        near = [p for p in state.map.within(side, condition.within) if p in enemy]
        return _nearest_first(state, near, side, BY_LAND)
    if condition.kind == "enemy_force_in_zone":
        there = [p for p in state.map.in_zone[condition.zone] if p in enemy]
        return _nearest_first(state, there, side, ANY_WAY)
    if condition.kind == "enemy_force_in_active_ally":
        return tuple(p for p in condition.spaces if p in enemy and state.active[p] == side)
    return tuple(p for p in condition.spaces if p in enemy and _counts(state, p))


def _counts(state: War, place: str) -> bool:
    """3.1.2k: Samos only while it replaces Chios (5.9)."""
    return place != "samos" or state.coalition(place, "athens")


def _nearest_first(state: War, places: list[str], side: str, mode: int) -> tuple[str, ...]:
    """3.1.2d, 3.1.2l: nearest first; equal ones by lot."""
    way, number = state.map.way(mode, True, 0, side), state.map.number
    far = [way.far(number[place]) for place in places]
    found: list[str] = []
    for lines in sorted(set(far)):
        group = tuple([place for i, place in enumerate(places) if far[i] == lines])
        found.extend(state.shuffle("3.1.2", group))
    return tuple(found)


def pursue_strategy(state: War, side: str) -> None:
    """4.2c-g: dice for zone and objective; under Cause Rebellion also the attempt (4.4.1)."""
    strategy = state.printed.matrices[side].strategies[state.strategy]
    place = choose_objective(state, side, strategy)
    if not place:
        give_up(state, side, "no-objective", "4.2g")
    elif strategy.name != "cause_rebellion" or _incite(state, side, place):
        raise_army(state, side, place, strategy.force[state.map.kind[place]])


def _incite(state: War, side: str, place: str) -> bool:
    """4.4.1a: 100 talents; 4 or more succeeds."""
    price = state.printed.costs["rebellion"]
    if spendable(state, side) < price:
        give_up(state, side, "no-means", "4.4.1")
        return False
    state.treasury[side] -= price
    leader = state.chief[side]
    tell_attempt(state, side, leader, place, "4.4.1", 4)
    if state.die("4.4.1", side) >= 4:
        start_rebellion(state, place, "4.4.1a")
        return True
    state.log("incite-failed", "4.4.1", place=place, who=side, leader=leader)
    state.operations_made[side] += 1  # OPEN-15
    state.leader_at[state.chief[side]] = OUT  # OPEN-04
    state.chief[side] = ""
    state.end()
    return False


def legal_objectives(state: War, side: str, strategy: Strategy) -> Spaces:
    """4.2e-f: the set of spaces not controlled by the side; under Cause Rebellion its legal targets."""
    if strategy.name == "cause_rebellion":
        return ~quiet(state, side)
    return ~state.controlled(side)


def choose_objective(state: War, side: str, strategy: Strategy) -> str:
    """4.2c-g: roll until a legal objective comes up; "" if there is none at all."""
    bit, row_sets = state.map.bit, strategy.row_sets
    legal = legal_objectives(state, side, strategy)
    if not legal & strategy.all_rows:
        return ""
    number = 0
    while strategy.zones:
        number = state.die("4.2c", side) - 1
        state.log("np-zone", "4.2c", zone=strategy.zones[number])
        if legal & row_sets[number]:
            break
    while True:
        place = strategy.rows[number][state.die("4.2c", side) - 1]
        found = bool(legal & bit[place])
        state.log("np-objective" if found else "np-again", "4.2e", place=place, who=side)
        if found:
            return place


def give_up(state: War, side: str, why: str, rule: str) -> None:
    """4.2j: the non-player side must pass; its leader waits at home."""
    pass_turn(state, side, why, rule)
    state.end()


def raise_army(state: War, side: str, goal: str, need: Need) -> None:
    """4.2h-j, 4.1.5c: the Army the matrix asks for sets out, if it can be raised and paid."""
    wanted = as_force([need[0], need[1], need[2], 0, 0, 0])
    state.log("np-force", "4.2h", place=goal, kind=state.map.kind[goal], force=words(wanted))
    stops = plan_levy(state, side, need, goal)
    if not stops:
        give_up(state, side, "no-army", "4.2j")
        return
    price = sum([cost(side, force) for _, force in stops])
    if price > spendable(state, side):
        state.log("np-too-dear", "4.1.5c", who=side, talents=price, total=spendable(state, side))
        give_up(state, side, "no-means", "4.2j")
        return
    begin_operation(state, side, goal, False)
    state.become(MatrixMarch(side, tuple([(place, counts(force)) for place, force in stops])))


@dataclass
class MatrixMarch(Frame):
    """4.2i: gather the Army stop by stop, then go to the objective."""

    who: str
    #: Where to go, and the six counts of what is taken there.
    stops: tuple[tuple[str, tuple[int, ...]], ...]

    def run(self, state: War) -> None:
        for i, (place, points) in enumerate(self.stops):
            if state.op_at == place:
                self._activate(state, place, as_force([*points]))
            else:
                state.become(MatrixMarch(self.who, self.stops[i:]))
                if self._travel(state, place):
                    return
        state.become(MatrixMarch(self.who, ()))
        self._depart(state)

    def _travel(self, state: War, target: str) -> bool:
        if not set_course(state, target):
            return False
        state.leader_at[state.op_leader] = ON_THE_WAY
        tell_route(state)
        state.call(March(target))
        return True

    def _activate(self, state: War, place: str, force: Force) -> None:
        """4.1.5c: the talents leave the treasury only here."""
        side = self.who
        force = least(force, available(state, side, place))
        price = cost(side, force)
        state.treasury[side] -= price
        state.take(side, place, force)
        state.op_force += force
        state.log("np-muster", "4.2.1", place=place, force=words(force), talents=price)

    def _depart(self, state: War) -> None:
        state.op_marching = True
        if not state.op_force or not self._travel(state, state.op_goal):
            self._finish(state)

    def resume(self, state: War, result: Plain) -> None:
        if result == OVER:
            end_operation(state)
            state.end()
        elif state.op_marching:
            self._finish(state)

    def _finish(self, state: War) -> None:
        tell_arrival(state, "4.2i")
        if state.op_force:
            state.answered |= {state.op_at}
        halt(state)
        end_operation(state)
        state.end()
