"""8.3: the armistice."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Step
from polemos.games.peloponnesian_war.rules.administration import (
    Build,
    Eisphora,
    collect,
    may_levy,
    raise_points,
)
from polemos.games.peloponnesian_war.rules.going_home import empty_box, without_refuge
from polemos.games.peloponnesian_war.rules.random_events import happens
from polemos.games.peloponnesian_war.rules.steps import Steps
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
from polemos.games.peloponnesian_war.rules.turn_marker import in_attica
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
    state.log("armistice", "8.3c", count=length, nicias="yes" if state.nicias_drawn else "no")
    state.call(Armistice("", 0, length))


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


def _event_of(turn: int) -> Step:
    """8.3f: the event of one turn of armistice."""
    return lambda state: _peace_event(state, state.turn + turn)


def _peace_event(state: War, turn: int) -> None:
    """8.3f: an impossible event is not rolled again. EV.6a: for the first the turn before is one of war, for
    the others and for what follows one of peace."""
    number = sum(state.roll("8.3f", 2))
    if not happens(state, number, turn, True):
        state.log("event-impossible", "8.3f", event=str(number))
    state.attica_before = state.attica_now = in_attica(state)


@dataclass
class Armistice(Steps):
    """8.3: its effects in the order of the book: withdrawal, an event for each turn, revenue, building by
    both sides; then bellicosity."""

    #: In turns.
    length: int = 0

    def steps(self) -> tuple[Step, ...]:
        events = [_event_of(turn) for turn in range(1, self.length + 1)]
        return (self.peace, *events, self.revenue, self.athens_builds, self.sparta_builds, self.bellicosity)

    def before(self, at: int) -> Armistice:
        return Armistice(self.who, at, self.length)

    def peace(self, state: War) -> None:
        """8.3d-e: own points leave captured spaces, hostages are freed."""
        withdraw(state)
        state.hostages = {ATHENS: False, SPARTA: False}
        state.attica_before, state.no_eisphora = state.attica_now, False

    def revenue(self, state: War) -> None:
        """8.3g: that of every turn; the Eisphora (7.1.4) is part of it, where a player wants it, but for a
        turn in which the oligarchs forbid it (EV.3c)."""
        for side in SIDES:
            collect(state, side, self.length)
        turns = self.length - int(state.no_eisphora)
        state.no_eisphora = False
        if turns and may_levy(state, True):
            state.call(Eisphora(turns))

    def athens_builds(self, state: War) -> None:
        _build(state, ATHENS)

    def sparta_builds(self, state: War) -> None:
        _build(state, SPARTA)

    def bellicosity(self, state: War) -> None:
        """8.3k."""
        for side in SIDES:
            state.bellicosity[side] = 10 - state.war_turns
            state.event_bellicosity[side] = 0  # EV.3b: peace has no segment in which a mark is taken (8.1d)
            state.log("bellicosity-reset", "8.3k", who=side, total=state.bellicosity[side])

    def finish(self, state: War) -> None:
        state.end(self.length)


def _build(state: War, side: str) -> None:
    """8.3h: new points; a player is asked. The system builds none that would have nowhere to go (QA.6)."""
    costs = state.printed.costs
    if state.role_of(side):
        state.call(Build(side, costs["armistice_points"], True))
        return
    kinds = (H, AH) if side == ATHENS else (N, AN)
    spare = max(0, (state.treasury[side] - costs["fund"]) // costs["build"])
    left = min(costs["armistice_points"], spare)
    room = state.counters_left(side) & ~without_refuge(state, side)
    for kind in kinds:
        count = min(left, count_of(room, kind))
        if count:
            raise_points(state, side, of_kind(kind, count), "8.3h")
            left -= count
