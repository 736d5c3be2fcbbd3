"""What a match consists of: pieces, tracks, events, the operation under way; and how it is copied."""

from __future__ import annotations

from typing import Final, TypeAlias

from polemos.engine.chance import Chance
from polemos.engine.prompt import Value
from polemos.engine.state import State
from polemos.games.peloponnesian_war.printed.printed import Printed
from polemos.games.peloponnesian_war.rules.strength_points import ATHENS, EMPTY, SPARTA, Force
from polemos.kit.bits import Bits as Spaces

NO_LIMIT: Final = 99


#: The mover's side, leader and Army, the space, and the enemy Forces that could have intercepted there.
Escape: TypeAlias = tuple[str, str, Force, str, tuple[str, ...]]


class Fields(State):
    """All that a match consists of. Forces are numbers, so a copy is a handful of dict copies."""

    #: Python finds the attributes of an object at once only if they are thirty at the most, or have slots.
    # fmt: off
    __slots__ = (
        "_influence_set", "active", "alcibiades", "armistice_made", "attica_before", "attica_now",
        "began_as", "bellicosity", "box", "chief", "civil_war", "colours", "confidence",
        "corcyra_neutral", "deadly", "deaths", "event", "event_bellicosity", "first_turn",
        "force_set", "forces", "happened", "held", "held_set", "helots", "hostages", "iasus_fell",
        "leader_at", "let_pass", "losses", "map", "moved", "moved_set", "naval_disaster",
        "nicias_drawn", "no_eisphora", "op_at", "op_caught", "op_force", "op_goal", "op_leader",
        "op_marching", "op_path", "op_side", "op_visited", "operations_limit", "operations_made",
        "owner", "passed", "phase", "plague", "player", "points", "printed", "ravaged",
        "ravaged_set", "rebel_set", "rebels", "side_changed", "sieges", "strategy", "treasury",
        "turn", "war_turns",
    )
    # fmt: on

    def __init__(
        self, printed: Printed, scenario: str, options: dict[str, Value], chance: Chance, blank: bool = False
    ) -> None:
        super().__init__(scenario, options, chance)
        self.printed = printed
        self.map = printed.map
        self.turn = 1
        self.first_turn = 1
        self.war_turns = 0
        self.phase = "setup"
        #: The side the player has now ("" with two players), and the one he began with.
        self.player = ""
        self.began_as = ""
        self.side_changed = False
        self.strategy = ""
        #: Space -> the side of its colour, or ""; side -> the set of its spaces. As printed, until Corcyra
        #: leaves (EV.10e).
        self.owner = printed.map.colour
        self.colours = printed.map.colours
        #: Side -> the set of the spaces that its Forces influence; None: not known.
        self._influence_set: dict[str, Spaces] = {ATHENS: None, SPARTA: None}
        #: The sets of the spaces where a side stands, that rebel, that a side holds, that are ravaged, that
        #: a side's points have moved to: what `forces` and the fields of these names say of single spaces.
        self.force_set: dict[str, Spaces] = {ATHENS: 0, SPARTA: 0}
        self.rebel_set: Spaces = 0
        self.held_set: dict[str, Spaces] = {ATHENS: 0, SPARTA: 0}
        self.ravaged_set: Spaces = 0
        self.moved_set: dict[str, Spaces] = {ATHENS: 0, SPARTA: 0}
        if blank:
            return  # a clone, which fills in everything itself
        self._no_pieces()
        self._no_tracks()
        self._no_events()
        self._no_operation()

    def _no_pieces(self) -> None:
        self.forces: dict[str, dict[str, Force]] = {ATHENS: {}, SPARTA: {}}
        #: 4.3f: which of the points in a space have moved this turn.
        self.moved: dict[str, dict[str, Force]] = {ATHENS: {}, SPARTA: {}}
        self.box: dict[str, Force] = {ATHENS: EMPTY, SPARTA: EMPTY}
        self.losses: dict[str, Force] = {ATHENS: EMPTY, SPARTA: EMPTY}
        #: Spaces controlled by occupation: enemy-coloured, neutral or rebelling ones.
        self.held: dict[str, str] = {}
        #: Rebelling space -> the side it befriends ("" for a neutral nobody has reached).
        self.rebels: dict[str, str] = {}
        self.ravaged: set[str] = set()
        #: Besieged space -> besieging side.
        self.sieges: dict[str, str] = {}
        self.leader_at: dict[str, str] = {}
        #: The leader placed at home who conducts the side's next operation without a draw.
        self.chief: dict[str, str] = {ATHENS: "", SPARTA: ""}

    def _no_tracks(self) -> None:
        self.treasury: dict[str, int] = {ATHENS: 0, SPARTA: 0}
        self.bellicosity: dict[str, int] = {ATHENS: 0, SPARTA: 0}
        self.confidence: dict[str, int] = {ATHENS: 0, SPARTA: 0}
        self.points: dict[str, int] = {}
        self.operations_made: dict[str, int] = {ATHENS: 0, SPARTA: 0}
        self.passed: dict[str, bool] = {ATHENS: False, SPARTA: False}
        self.operations_limit: dict[str, int] = {ATHENS: NO_LIMIT, SPARTA: NO_LIMIT}
        #: argos, macedonia, syracuse, persia -> the side joined, or "".
        self.active: dict[str, str] = {"argos": "", "macedonia": "", "syracuse": "", "persia": ""}
        self.iasus_fell = False
        self.alcibiades = 0
        self.hostages: dict[str, bool] = {ATHENS: False, SPARTA: False}
        self.armistice_made = False
        self.deaths: dict[str, int] = {ATHENS: 0, SPARTA: 0}
        #: Events of which there is only one (e3, e5, e6, e10a-d), and what this turn has seen.
        self.happened: frozenset[str] = frozenset()

    def _no_events(self) -> None:
        self.event = 0
        self.deadly = False  # event 11
        self.no_eisphora = False  # event 3
        self.plague = False  # event 6
        self.civil_war = False  # event 10, turns 1-3
        self.nicias_drawn = False  # 2.4c
        self.event_bellicosity: dict[str, int] = {ATHENS: 0, SPARTA: 0}
        self.helots = 0  # turns the Helots have been up in arms in a row
        self.naval_disaster = False  # 10.1b: due next turn
        self.attica_now = False  # event 6: a Spartan Force stood in Attica this turn
        self.attica_before = False
        self.corcyra_neutral = False  # event 10, turns 9-10

    def _no_operation(self) -> None:
        self.op_side = ""
        self.op_leader = ""
        self.op_at = ""
        self.op_force: Force = EMPTY
        self.op_goal = ""
        self.op_marching = False
        self.op_path: tuple[str, ...] = ()
        self.op_caught: frozenset[str] = frozenset()
        self.op_visited: tuple[str, ...] = ()
        #: Where the last Army passed enemies who let it go. No rule asks for it and no position keeps it: it
        #: tells a bot that tries a march against a foe who never stirs what it has risked.
        self.let_pass: tuple[Escape, ...] = ()

    def copy_fields(self, copy: Fields) -> None:
        """Fill in a blank copy."""
        self.copy_engine_fields(copy)
        self._copy_pieces(copy)
        self._copy_tracks(copy)
        copy.event, copy.deadly, copy.no_eisphora = self.event, self.deadly, self.no_eisphora
        copy.plague, copy.civil_war, copy.nicias_drawn = self.plague, self.civil_war, self.nicias_drawn
        copy.event_bellicosity, copy.helots, copy.naval_disaster = (
            self.event_bellicosity.copy(),
            self.helots,
            self.naval_disaster,
        )
        copy.attica_now, copy.attica_before = self.attica_now, self.attica_before
        copy.corcyra_neutral = self.corcyra_neutral
        copy.op_side, copy.op_leader, copy.op_at = self.op_side, self.op_leader, self.op_at
        copy.op_force, copy.op_goal, copy.op_marching = self.op_force, self.op_goal, self.op_marching
        copy.op_path, copy.op_caught, copy.op_visited = self.op_path, self.op_caught, self.op_visited
        copy.let_pass = self.let_pass

    def _copy_pieces(self, copy: Fields) -> None:
        copy.forces = {ATHENS: self.forces[ATHENS].copy(), SPARTA: self.forces[SPARTA].copy()}
        copy.moved = {ATHENS: self.moved[ATHENS].copy(), SPARTA: self.moved[SPARTA].copy()}
        copy.box, copy.losses = self.box.copy(), self.losses.copy()
        copy.held, copy.rebels, copy.ravaged = self.held.copy(), self.rebels.copy(), self.ravaged.copy()
        copy.owner, copy.colours = self.owner, self.colours
        copy._influence_set, copy.force_set = self._influence_set.copy(), self.force_set.copy()
        copy.rebel_set, copy.ravaged_set = self.rebel_set, self.ravaged_set
        copy.held_set, copy.moved_set = self.held_set.copy(), self.moved_set.copy()
        copy.sieges, copy.leader_at, copy.chief = self.sieges.copy(), self.leader_at.copy(), self.chief.copy()

    def _copy_tracks(self, copy: Fields) -> None:
        copy.turn, copy.first_turn, copy.war_turns = self.turn, self.first_turn, self.war_turns
        copy.phase, copy.player, copy.began_as = self.phase, self.player, self.began_as
        copy.side_changed, copy.strategy = self.side_changed, self.strategy
        copy.treasury, copy.bellicosity = self.treasury.copy(), self.bellicosity.copy()
        copy.confidence, copy.points = self.confidence.copy(), self.points.copy()
        copy.operations_made, copy.passed, copy.operations_limit = (
            self.operations_made.copy(),
            self.passed.copy(),
            self.operations_limit.copy(),
        )
        copy.active, copy.iasus_fell, copy.alcibiades = self.active.copy(), self.iasus_fell, self.alcibiades
        copy.hostages, copy.armistice_made = self.hostages.copy(), self.armistice_made
        copy.deaths, copy.happened = self.deaths.copy(), self.happened
