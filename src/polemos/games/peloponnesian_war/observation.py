"""The table as numbers (docs/lab.md, "Views as vectors"): nothing is hidden, so all seats see the same."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final

from polemos.engine.observation import YES, Observation, Part, Planes
from polemos.games.peloponnesian_war.printed.names import PHASES, POOL
from polemos.games.peloponnesian_war.printed.printed import Printed
from polemos.games.peloponnesian_war.rules.strength_points import KINDS, MANY, SIDES, WIDTH, Force
from polemos.games.peloponnesian_war.state import War
from polemos.kit.bits import Bits as Spaces

if TYPE_CHECKING:
    from polemos.engine.observation import Vector

VERSION: Final = 1

#: So many states of control are remembered.
MOST_KNOWN: Final = 500

#: Own points and those of allies fight alike: a space has three counts.
ARMS: Final[tuple[str, ...]] = ("hoplites", "cavalry", "naval")
NEUTRALS: Final[tuple[str, ...]] = ("argos", "macedonia", "syracuse", "persia")
TRACKS: Final[tuple[str, ...]] = ("treasury", "bellicosity", "confidence", "operations", "points", "passed")
MARKS: Final[tuple[str, ...]] = ("rebels", "ravaged", "besieged", "path", "goal", "army")


def layout(printed: Printed, roles: tuple[str, ...]) -> Planes:
    spaces = tuple(printed.map.spaces)
    return (
        ("turn", (("turn",),)),
        ("phase", (PHASES,)),
        ("player", (SIDES,)),
        ("strategy", (printed.strategies,)),
        ("tracks", (SIDES, TRACKS)),
        ("neutrals", (NEUTRALS,)),
        ("event", (("number", "hostages", "corcyra_neutral"),)),
        ("box", (SIDES, KINDS)),
        ("losses", (SIDES, KINDS)),
        ("moving", (KINDS,)),
        ("forces", (SIDES, spaces, ARMS)),
        ("control", (spaces,)),
        ("marks", (MARKS, spaces)),
        ("leaders", (tuple(printed.leaders),)),
        ("led", (SIDES, spaces)),
    )


class WarObservation(Observation):
    """Strength points by arm and space, control, markers, leaders, tracks, the Army under way."""

    def __init__(self, printed: Printed, roles: tuple[str, ...]) -> None:
        super().__init__(VERSION, roles, layout(printed, roles))
        self.turn, self.phase = self.start("turn"), self.cells("phase")
        self.player, self.strategy = self.cells("player"), self.cells("strategy")
        self.tracks = {side: self.cells("tracks", side)[TRACKS[0]] for side in SIDES}
        self.neutrals, self.event = self.cells("neutrals"), self.start("event")
        self.box = {side: self.cells("box", side)[KINDS[0]] for side in SIDES}
        self.losses = {side: self.cells("losses", side)[KINDS[0]] for side in SIDES}
        self.moving = self.start("moving")
        self.forces = self.rows("forces")
        self.control, self.first_control = self.cells("control"), self.start("control")
        #: Who controls what, as sets of spaces -> the block.
        self._controls: dict[tuple[Spaces, Spaces], Vector] = {}
        self.marks = self.rows("marks")
        self.leaders, self.led, self.printed = self.cells("leaders"), self.rows("led"), printed

    def parts(self) -> tuple[Part, ...]:
        return (
            Part("turn", "moving", self._situation),
            Part("forces", "forces", self._all_forces, force_fields),
            Part("control", "control", self._controlled, control_fields),
            Part("marks", "marks", self._markers, marker_fields),
            Part("leaders", "led", self._leaders, leader_fields),
        )

    def _situation(self, state: War, role: str, vector: Vector) -> None:
        vector[self.turn] = state.turn
        vector[self.phase[state.phase]] = YES
        if state.player:
            vector[self.player[state.player]] = YES
        if state.strategy:
            vector[self.strategy[state.strategy]] = YES
        for side in SIDES:
            self._tracks(state, side, vector)
        self._events(state, vector)
        if state.op_side:
            counted(vector, self.moving, state.op_force)

    def _all_forces(self, state: War, role: str, vector: Vector) -> None:
        for side in SIDES:
            self._forces(state, side, vector)

    def _tracks(self, state: War, side: str, vector: Vector) -> None:
        at = self.tracks[side]
        vector[at] = state.treasury[side] / 100  # thousands of talents are common
        vector[at + 1] = state.bellicosity[side]
        vector[at + 2] = state.confidence[side]
        vector[at + 3] = state.operations_made[side]
        vector[at + 4] = state.points.get(side, state.points.get("player", 0))
        vector[at + 5] = YES if state.passed[side] else 0.0
        counted(vector, self.box[side], state.box[side])
        counted(vector, self.losses[side], state.losses[side])

    def _forces(self, state: War, side: str, vector: Vector) -> None:
        """1.1.2: the upper half of a Force (allied points) laid over the lower one (own)."""
        cells = self.forces[side]
        for place, force in state.forces[side].items():
            arms, at = (force >> 3 * WIDTH) + (force & (1 << 3 * WIDTH) - 1), cells[place]
            vector[at] = arms & MANY
            vector[at + 1] = arms >> WIDTH & MANY
            vector[at + 2] = arms >> 2 * WIDTH

    def _controlled(self, state: War, role: str, vector: Vector) -> None:
        """1.3e: above 0 for Athens, below for Sparta. It changes rarely, so the whole block is remembered."""
        masks = (state.controlled(SIDES[0]), state.controlled(SIDES[1]))
        found = self._controls.get(masks)
        if found is None:
            if len(self._controls) >= MOST_KNOWN:
                self._controls.clear()
            found = self._controls[masks] = array("f", bytes(4 * len(self.control)))
            for mask, mark in zip(masks, (YES, -YES), strict=True):
                for place in state.map.places(mask):
                    found[self.control[place] - self.first_control] = mark
        vector[self.first_control : self.first_control + len(found)] = found

    def _events(self, state: War, vector: Vector) -> None:
        vector[self.event] = state.event
        vector[self.event + 1] = YES if any(state.hostages.values()) else 0.0
        vector[self.event + 2] = YES if state.corcyra_neutral else 0.0
        for name, side in state.active.items():
            if side:
                vector[self.neutrals[name]] = YES if side == SIDES[0] else -YES

    def _markers(self, state: War, role: str, vector: Vector) -> None:
        marks = self.marks
        for place in state.rebels:
            vector[marks["rebels"][place]] = YES
        for place in state.ravaged:
            vector[marks["ravaged"][place]] = YES
        for place in state.sieges:
            vector[marks["besieged"][place]] = YES
        if state.op_side:
            self._operation(state, vector)

    def _leaders(self, state: War, role: str, vector: Vector) -> None:
        """5.7: 10 for one on the map, 5 in the pool; where he is, his tactical rating and one more."""
        for name, at in state.leader_at.items():
            place = state.op_at if at == "moving" else at
            if place in self.control:
                leader = self.printed.leaders[name]
                vector[self.leaders[name]] = YES
                vector[self.led[leader.side][place]] += leader.tactical + 1
            elif at == POOL:
                vector[self.leaders[name]] = YES / 2

    def _operation(self, state: War, vector: Vector) -> None:
        if state.op_at in self.control:
            vector[self.marks["army"][state.op_at]] = YES
        if state.op_goal in self.control:
            vector[self.marks["goal"][state.op_goal]] = YES
        for place in state.op_path:
            vector[self.marks["path"][place]] = YES


def force_fields(state: War, role: str) -> tuple[object, ...]:
    return state.forces[SIDES[0]], state.forces[SIDES[1]]


def control_fields(state: War, role: str) -> tuple[object, ...]:
    return state.controlled(SIDES[0]), state.controlled(SIDES[1])


def marker_fields(state: War, role: str) -> tuple[object, ...]:
    way = (state.op_at, state.op_goal, state.op_path) if state.op_side else None
    return state.rebels, state.ravaged_set, state.sieges, way


def leader_fields(state: War, role: str) -> tuple[object, ...]:
    return state.leader_at, state.op_at


def counted(vector: Vector, at: int, force: Force) -> None:
    """The six counts of a Force."""
    if force:
        for kind in range(6):
            vector[at + kind] = force >> WIDTH * kind & MANY


def observation(printed: Printed, roles: tuple[str, ...]) -> WarObservation:
    return WarObservation(printed, roles)
