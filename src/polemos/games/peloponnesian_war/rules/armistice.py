"""8.3: the armistice."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame
from polemos.games.peloponnesian_war.rules.administration import (
    Build,
    Eisphora,
    collect,
    may_levy,
    raise_points,
)
from polemos.games.peloponnesian_war.rules.going_home import empty_box
from polemos.games.peloponnesian_war.rules.random_events import happens
from polemos.games.peloponnesian_war.rules.strength_points import (
    AH,
    AN,
    ATHENS,
    SIDES,
    SPARTA,
    H,
    N,
    count_of,
    of_kind,
    own_part,
)
from polemos.games.peloponnesian_war.rules.turn_marker import in_attica, next_turn
from polemos.games.peloponnesian_war.rules.victory import finish
from polemos.games.peloponnesian_war.state import War


def armistice_due(state: War) -> bool:
    """8.3a-b: each side tired or poor; once a scenario, and not in 10.3 and 10.4."""
    if state.armistice_made or not state.setup.armistice:
        return False
    return all(state.bellicosity[s] <= 6 or state.treasury[s] < 1000 for s in SIDES)


def begin_armistice(state: War) -> None:
    """8.3: how long it lasts; 10.2b it ends the Archidamian War."""
    state.armistice_made = True
    if state.ending.armistice:
        finish(state, "armistice", state.ending.rule)
        return
    die = state.die("8.3") + (1 if state.nicias_drawn else 0)
    length = -(-die // 2)
    state.log("armistice", "8.3c", count=length)
    state.become(Armistice(length, 0, 0))


def withdraw(state: War) -> None:
    """8.3d: Athenian and Spartan points leave captured spaces; allied ones stay. An ally's city is none."""
    for side in SIDES:
        for place in sorted(state.forces[side]):
            own = own_part(state.force(side, place))
            if own and state.owner[place] != side and not state.coalition(place, side):
                state.take(side, place, own)
                state.box[side] += own
    empty_box(state, "8.3d")
    if not all(place in state.forces[ATHENS] for place in state.printed.helots):
        state.helots = 0  # 6.3d


def _peace_event(state: War, turn: int) -> None:
    """8.3f: the event of one turn of armistice; an impossible one is not rolled again. EV.6a: for the first
    the turn before is one of war, for the others and for what follows one of peace."""
    number = sum(state.roll("8.3f", 2))
    if not happens(state, number, turn, True):
        state.log("event-impossible", "8.3f", event=str(number))
    state.attica_before = state.attica_now = in_attica(state)


@dataclass
class Armistice(Frame):
    """8.3: its effects in the order of the book: withdrawal, an event for each turn, revenue, building by
    both sides; then bellicosity (8.3k) and the turn marker (8.3l)."""

    length: int
    step: int
    #: In how many of its turns the Eisphora is forbidden (EV.3c).
    barred: int

    def run(self, state: War) -> None:
        state.become(Armistice(self.length, self.step + 1, self.barred))
        after = self.step - self.length
        if self.step == 0:
            self._peace(state)
        elif after <= 0:
            self._event(state)
        elif after == 1:
            self._revenue(state)
        elif after < 4:
            self._build(state, SIDES[after - 2])
        else:
            self._war_again(state)

    def _peace(self, state: War) -> None:
        """8.3d-e: own points leave captured spaces, hostages are freed."""
        withdraw(state)
        state.hostages = {ATHENS: False, SPARTA: False}
        state.attica_before, state.no_eisphora = state.attica_now, False

    def _event(self, state: War) -> None:
        _peace_event(state, state.turn + self.step)
        if state.no_eisphora:
            state.no_eisphora = False
            state.become(Armistice(self.length, self.step + 1, self.barred + 1))

    def _revenue(self, state: War) -> None:
        """8.3g: that of every turn; the Eisphora (7.1.4) is part of it, where a player wants it."""
        for side in SIDES:
            collect(state, side, self.length)
        turns = self.length - self.barred
        if turns and may_levy(state, True):
            state.call(Eisphora(turns))

    def _war_again(self, state: War) -> None:
        for side in SIDES:
            state.bellicosity[side] = 10 - state.war_turns
            state.event_bellicosity[side] = 0  # EV.3b: peace has no segment in which a mark is taken (8.1d)
            state.log("bellicosity-reset", "8.3k", who=side, total=state.bellicosity[side])
        state.fields_recover()
        next_turn(state, 1 + self.length)
        if state.result is None:
            state.end()

    def _build(self, state: War, side: str) -> None:
        costs = state.printed.costs
        if state.role_of(side):
            state.call(Build(side, costs["armistice_points"], 1))
            return
        kinds = (H, AH) if side == ATHENS else (N, AN)
        spare = max(0, (state.treasury[side] - costs["fund"]) // costs["build"])
        left = min(costs["armistice_points"], spare)
        for kind in kinds:
            count = min(left, count_of(state.counters_left(side), kind))
            if count:
                raise_points(state, side, of_kind(kind, count), "8.3h")
                left -= count
