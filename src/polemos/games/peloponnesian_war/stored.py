"""What War consists of.

Written by `python tools/fields.py` from src/polemos/games/peloponnesian_war/state.yaml:
change that file, never this one.
"""

from __future__ import annotations

from typing import ClassVar

from polemos.engine.chance import Chance
from polemos.engine.prompt import Value
from polemos.engine.state import State
from polemos.games.peloponnesian_war.printed.map import Map
from polemos.games.peloponnesian_war.printed.names import NO_LIMIT
from polemos.games.peloponnesian_war.printed.printed import Printed
from polemos.games.peloponnesian_war.rules.strength_points import ATHENS, SPARTA, Escape, Force
from polemos.kit.bits import Bits


class StoredWar(State):
    """All that a match consists of. Forces are numbers, so a copy is a handful of dict copies."""

    # fmt: off
    __slots__ = (
        "_influence_set", "active", "alcibiades", "answered", "armistice_made", "attica_before",
        "attica_now", "began_as", "bellicosity", "box", "chief", "chios_lost", "civil_war", "colours",
        "confidence", "corcyra_neutral", "deadly", "deaths", "event", "event_bellicosity",
        "first_turn", "force_set", "forces", "happened", "held", "held_set", "helots", "hostages",
        "iasus_fell", "leader_at", "let_pass", "losses", "map", "moved", "moved_set",
        "naval_disaster", "nicias_drawn", "no_eisphora", "op_at", "op_caught", "op_force", "op_goal",
        "op_leader", "op_marching", "op_path", "op_side", "op_visited", "operations_limit",
        "operations_made", "owner", "passed", "phase", "plague", "player", "points", "printed",
        "ravaged", "ravaged_set", "rebel_set", "rebels", "side_changed", "sieges", "strategy",
        "treasury", "turn", "war_turns",
    )
    # fmt: on

    # fmt: off
    STORED: ClassVar[tuple[str, ...]] = (
        "turn", "first_turn", "war_turns", "alcibiades", "helots", "event", "side_changed",
        "iasus_fell", "armistice_made", "deadly", "no_eisphora", "plague", "civil_war",
        "nicias_drawn", "naval_disaster", "attica_now", "attica_before", "corcyra_neutral", "phase",
        "player", "treasury", "bellicosity", "confidence", "operations_made", "operations_limit",
        "deaths", "event_bellicosity", "forces", "moved", "box", "losses", "began_as", "strategy",
        "held", "rebels", "sieges", "points", "chief", "passed", "active", "hostages", "leader_at",
        "ravaged", "happened", "op_side", "op_leader", "op_at", "op_goal", "op_force", "op_marching",
        "op_path", "op_caught", "op_visited", "answered", "chios_lost", "owner", "colours",
        "force_set", "moved_set", "held_set", "rebel_set", "ravaged_set",
    )
    # fmt: on

    def __init__(
        self,
        printed: Printed,
        scenario: str,
        options: dict[str, Value],
        chance: Chance,
        source: StoredWar | None = None,
    ) -> None:
        super().__init__(scenario, options, chance, source)
        self.printed = printed
        self.map: Map = printed.map
        if source is None:
            self.turn: int = 1
            self.first_turn: int = 1
            self.war_turns: int = 0
            self.alcibiades: int = 0
            self.helots: int = 0
            self.event: int = 0
            self.side_changed: bool = False
            self.iasus_fell: bool = False
            self.armistice_made: bool = False
            self.deadly: bool = False
            self.no_eisphora: bool = False
            self.plague: bool = False
            self.civil_war: bool = False
            self.nicias_drawn: bool = False
            self.naval_disaster: bool = False
            self.attica_now: bool = False
            self.attica_before: bool = False
            self.corcyra_neutral: bool = False
            self.phase: str = "setup"
            self.player: str = ""
            self.treasury: dict[str, int] = {ATHENS: 0, SPARTA: 0}
            self.bellicosity: dict[str, int] = {ATHENS: 0, SPARTA: 0}
            self.confidence: dict[str, int] = {ATHENS: 0, SPARTA: 0}
            self.operations_made: dict[str, int] = {ATHENS: 0, SPARTA: 0}
            self.operations_limit: dict[str, int] = {ATHENS: NO_LIMIT, SPARTA: NO_LIMIT}
            self.deaths: dict[str, int] = {ATHENS: 0, SPARTA: 0}
            self.event_bellicosity: dict[str, int] = {ATHENS: 0, SPARTA: 0}
            self.forces: dict[str, dict[str, Force]] = {ATHENS: {}, SPARTA: {}}
            self.moved: dict[str, dict[str, Force]] = {ATHENS: {}, SPARTA: {}}
            self.box: dict[str, Force] = {ATHENS: 0, SPARTA: 0}
            self.losses: dict[str, Force] = {ATHENS: 0, SPARTA: 0}
            self.began_as: str = ""
            self.strategy: str = ""
            self.held: dict[str, str] = {}
            self.rebels: dict[str, str] = {}
            self.sieges: dict[str, str] = {}
            self.points: dict[str, int] = {}
            self.chief: dict[str, str] = {ATHENS: "", SPARTA: ""}
            self.passed: dict[str, bool] = {ATHENS: False, SPARTA: False}
            self.active: dict[str, str] = dict.fromkeys(printed.neutrals, "")
            self.hostages: dict[str, bool] = {ATHENS: False, SPARTA: False}
            self.leader_at: dict[str, str] = {}
            self.ravaged: set[str] = set()
            self.happened: frozenset[str] = frozenset()
            self.op_side: str = ""
            self.op_leader: str = ""
            self.op_at: str = ""
            self.op_goal: str = ""
            self.op_force: Force = 0
            self.op_marching: bool = False
            self.op_path: tuple[str, ...] = ()
            self.op_caught: frozenset[str] = frozenset()
            self.op_visited: tuple[str, ...] = ()
            self.answered: frozenset[str] = frozenset()
            self.chios_lost: bool = False
            self.owner: dict[str, str] = printed.map.colour
            self.colours: dict[str, Bits] = printed.map.colours
            self.force_set: dict[str, Bits] = {ATHENS: 0, SPARTA: 0}
            self.moved_set: dict[str, Bits] = {ATHENS: 0, SPARTA: 0}
            self.held_set: dict[str, Bits] = {ATHENS: 0, SPARTA: 0}
            self.rebel_set: Bits = 0
            self.ravaged_set: Bits = 0
            self._influence_set: dict[str, Bits] = {ATHENS: None, SPARTA: None}
            self.let_pass: tuple[Escape, ...] = ()
        else:
            self.turn = source.turn
            self.first_turn = source.first_turn
            self.war_turns = source.war_turns
            self.alcibiades = source.alcibiades
            self.helots = source.helots
            self.event = source.event
            self.side_changed = source.side_changed
            self.iasus_fell = source.iasus_fell
            self.armistice_made = source.armistice_made
            self.deadly = source.deadly
            self.no_eisphora = source.no_eisphora
            self.plague = source.plague
            self.civil_war = source.civil_war
            self.nicias_drawn = source.nicias_drawn
            self.naval_disaster = source.naval_disaster
            self.attica_now = source.attica_now
            self.attica_before = source.attica_before
            self.corcyra_neutral = source.corcyra_neutral
            self.phase = source.phase
            self.player = source.player
            self.treasury = source.treasury.copy()
            self.bellicosity = source.bellicosity.copy()
            self.confidence = source.confidence.copy()
            self.operations_made = source.operations_made.copy()
            self.operations_limit = source.operations_limit.copy()
            self.deaths = source.deaths.copy()
            self.event_bellicosity = source.event_bellicosity.copy()
            self.forces = {ATHENS: source.forces[ATHENS].copy(), SPARTA: source.forces[SPARTA].copy()}
            self.moved = {ATHENS: source.moved[ATHENS].copy(), SPARTA: source.moved[SPARTA].copy()}
            self.box = source.box.copy()
            self.losses = source.losses.copy()
            self.began_as = source.began_as
            self.strategy = source.strategy
            self.held = source.held.copy()
            self.rebels = source.rebels.copy()
            self.sieges = source.sieges.copy()
            self.points = source.points.copy()
            self.chief = source.chief.copy()
            self.passed = source.passed.copy()
            self.active = source.active.copy()
            self.hostages = source.hostages.copy()
            self.leader_at = source.leader_at.copy()
            self.ravaged = source.ravaged.copy()
            self.happened = source.happened
            self.op_side = source.op_side
            self.op_leader = source.op_leader
            self.op_at = source.op_at
            self.op_goal = source.op_goal
            self.op_force = source.op_force
            self.op_marching = source.op_marching
            self.op_path = source.op_path
            self.op_caught = source.op_caught
            self.op_visited = source.op_visited
            self.answered = source.answered
            self.chios_lost = source.chios_lost
            self.owner = source.owner
            self.colours = source.colours
            self.force_set = source.force_set.copy()
            self.moved_set = source.moved_set.copy()
            self.held_set = source.held_set.copy()
            self.rebel_set = source.rebel_set
            self.ravaged_set = source.ravaged_set
            self._influence_set = source._influence_set.copy()
            self.let_pass = source.let_pass
