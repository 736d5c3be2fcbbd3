"""Positions as readable JSON, and back with every mistake named.

Written by `python tools/fields.py` from src/polemos/games/peloponnesian_war/state.yaml:
change that file, never this one.
"""

from __future__ import annotations

from typing import Any, Final

from polemos.engine.chance import Chance
from polemos.engine.codec import Reader, differing
from polemos.engine.errors import BadData, RuleBug
from polemos.engine.prompt import Value
from polemos.games.peloponnesian_war.laws import broken, held_now, moved_now, standing_now
from polemos.games.peloponnesian_war.printed.names import NO_LIMIT, OFF_MAP, PHASES
from polemos.games.peloponnesian_war.printed.printed import Printed
from polemos.games.peloponnesian_war.rules.strength_points import SIDES, force_to_json, read_force
from polemos.games.peloponnesian_war.state import War

# fmt: off
FIELDS: Final[tuple[str, ...]] = (
    "turn", "first_turn", "war_turns", "alcibiades", "helots", "event", "changed", "iasus_fell",
    "armistice_made", "deadly", "no_eisphora", "plague", "civil_war", "nicias", "disaster",
    "attica_now", "attica_before", "corcyra_neutral", "phase", "player", "treasury",
    "bellicosity", "sci", "made", "limit", "deaths", "marked", "forces", "moved", "box", "losses",
    "began_as", "strategy", "held", "rebels", "sieges", "points", "chief", "passed", "active",
    "hostages", "leaders", "ravaged", "happened", "operation",
)
# fmt: on


def encode(state: War) -> dict[str, Any]:
    """Every field under its key."""
    return {
        "turn": state.turn,
        "first_turn": state.first_turn,
        "war_turns": state.war_turns,
        "alcibiades": state.alcibiades,
        "helots": state.helots,
        "event": state.event,
        "changed": state.side_changed,
        "iasus_fell": state.iasus_fell,
        "armistice_made": state.armistice_made,
        "deadly": state.deadly,
        "no_eisphora": state.no_eisphora,
        "plague": state.plague,
        "civil_war": state.civil_war,
        "nicias": state.nicias_drawn,
        "disaster": state.naval_disaster,
        "attica_now": state.attica_now,
        "attica_before": state.attica_before,
        "corcyra_neutral": state.corcyra_neutral,
        "phase": state.phase,
        "player": state.player,
        "treasury": {key: state.treasury[key] for key in SIDES},
        "bellicosity": {key: state.bellicosity[key] for key in SIDES},
        "sci": {key: state.confidence[key] for key in SIDES},
        "made": {key: state.operations_made[key] for key in SIDES},
        "limit": {key: state.operations_limit[key] for key in SIDES},
        "deaths": {key: state.deaths[key] for key in SIDES},
        "marked": {key: state.event_bellicosity[key] for key in SIDES},
        "forces": {
            key: {inner: force_to_json(entry) for inner, entry in sorted(state.forces[key].items())}
            for key in SIDES
        },
        "moved": {
            key: {inner: force_to_json(entry) for inner, entry in sorted(state.moved[key].items())}
            for key in SIDES
        },
        "box": {key: force_to_json(state.box[key]) for key in SIDES},
        "losses": {key: force_to_json(state.losses[key]) for key in SIDES},
        "began_as": state.began_as,
        "strategy": state.strategy,
        "held": dict(sorted(state.held.items())),
        "rebels": dict(sorted(state.rebels.items())),
        "sieges": dict(sorted(state.sieges.items())),
        "points": {key: state.points[key] for key in state.roles()},
        "chief": {key: state.chief[key] for key in SIDES},
        "passed": {key: state.passed[key] for key in SIDES},
        "active": dict(sorted(state.active.items())),
        "hostages": {key: state.hostages[key] for key in SIDES},
        "leaders": {key: state.leader_at[key] for key in sorted(state.printed.leaders)},
        "ravaged": sorted(state.ravaged),
        "happened": state.happenings(),
        "operation": {
            "side": state.op_side,
            "leader": state.op_leader,
            "at": state.op_at,
            "goal": state.op_goal,
            "force": force_to_json(state.op_force),
            "marching": state.op_marching,
            "path": list(state.op_path),
            "caught": sorted(state.op_caught),
            "visited": list(state.op_visited),
        },
    }


def decode(printed: Printed, scenario: str, options: dict[str, Value], chance: Chance, data: Reader) -> War:
    """The state that `encode` wrote; BadData names the field at fault."""
    data.only(FIELDS)
    state = War(printed, scenario, options, chance)
    alone = len(state.roles()) == 1
    sides = SIDES if alone else ("",)
    strategies = state.printed.strategies if alone else ("",)
    state.turn = data.number("turn", 1, 10)
    state.first_turn = data.number("first_turn", 1, 10)
    state.war_turns = data.number("war_turns", 0, 10)
    state.alcibiades = data.number("alcibiades", 0, 4)
    state.helots = data.number("helots", 0, 10)
    state.event = data.number("event", 0, 12)
    state.side_changed = data.flag("changed")
    state.iasus_fell = data.flag("iasus_fell")
    state.armistice_made = data.flag("armistice_made")
    state.deadly = data.flag("deadly")
    state.no_eisphora = data.flag("no_eisphora")
    state.plague = data.flag("plague")
    state.civil_war = data.flag("civil_war")
    state.nicias_drawn = data.flag("nicias")
    state.naval_disaster = data.flag("disaster")
    state.attica_now = data.flag("attica_now")
    state.attica_before = data.flag("attica_before")
    state.corcyra_neutral = data.flag("corcyra_neutral")
    state.phase = data.one_of("phase", PHASES)
    state.player = data.one_of("player", sides)
    state.treasury = data.every("treasury", SIDES, lambda r, key: r.number(key, 0, 10**6))
    state.bellicosity = data.every("bellicosity", SIDES, lambda r, key: r.number(key, 0, 12))
    state.confidence = data.every("sci", SIDES, lambda r, key: r.number(key, -6, 6))
    state.operations_made = data.every("made", SIDES, lambda r, key: r.number(key, 0, 99))
    state.operations_limit = data.every("limit", SIDES, lambda r, key: r.number(key, 0, NO_LIMIT))
    state.deaths = data.every("deaths", SIDES, lambda r, key: r.number(key, 0, 9))
    state.event_bellicosity = data.every("marked", SIDES, lambda r, key: r.number(key, -9, 9))
    state.forces = data.every("forces", SIDES, lambda r, key: r.some(key, state.map.kind, read_force))
    state.moved = data.every("moved", SIDES, lambda r, key: r.some(key, state.map.kind, read_force))
    state.box = data.every("box", SIDES, read_force)
    state.losses = data.every("losses", SIDES, read_force)
    state.began_as = data.one_of("began_as", sides)
    state.strategy = data.one_of("strategy", strategies)
    state.held = data.some("held", state.map.kind, lambda r, key: r.one_of(key, SIDES))
    state.rebels = data.some("rebels", state.map.kind, lambda r, key: r.one_of(key, (*SIDES, "")))
    state.sieges = data.some("sieges", state.map.kind, lambda r, key: r.one_of(key, SIDES))
    state.points = data.every("points", state.roles(), lambda r, key: r.number(key, -(10**6), 10**6))
    state.chief = data.every("chief", SIDES, lambda r, key: r.one_of(key, (*state.printed.leaders, "")))
    state.passed = data.every("passed", SIDES, lambda r, key: r.flag(key))
    state.active = data.every("active", state.printed.neutrals, lambda r, key: r.one_of(key, (*SIDES, "")))
    state.hostages = data.every("hostages", SIDES, lambda r, key: r.flag(key))
    state.leader_at = data.every(
        "leaders", sorted(state.printed.leaders), lambda r, key: r.one_of(key, (*OFF_MAP, *state.map.kind))
    )
    state.ravaged = set(data.texts("ravaged", state.map.kind))
    state.happened = frozenset(data.texts("happened"))
    operation = data.reader("operation")
    operation.only(("side", "leader", "at", "goal", "force", "marching", "path", "caught", "visited"))
    state.op_side = operation.one_of("side", (*SIDES, ""))
    state.op_leader = operation.one_of("leader", (*state.printed.leaders, ""))
    state.op_at = operation.one_of("at", (*state.map.kind, ""))
    state.op_goal = operation.one_of("goal", (*state.map.kind, ""))
    state.op_force = read_force(operation, "force")
    state.op_marching = operation.flag("marching")
    state.op_path = operation.texts("path", state.map.kind)
    state.op_caught = frozenset(operation.texts("caught", state.map.kind))
    state.op_visited = operation.texts("visited", state.map.kind)
    state.part_happenings()
    data.obey(broken(state))
    recount(state)
    return state


def recount(state: War) -> None:
    """Every index anew from what it is derived from."""
    state.owner = state.owner_now()
    state.colours = state.colours_now()
    state.force_set = standing_now(state)
    state.moved_set = moved_now(state)
    state.held_set = held_now(state)
    state.rebel_set = state.map.mask(state.rebels)
    state.ravaged_set = state.map.mask(state.ravaged)


def check(state: War) -> None:
    """Raises RuleBug where the state contradicts itself: it must be the same when written and read again,
    each field within its bounds, no law broken, each index counted anew."""
    try:
        fresh = decode(
            state.printed, state.scenario, state.options, state.chance, Reader(encode(state), "state")
        )
    except BadData as error:
        raise RuleBug(str(error)) from None
    for path in differing(state, fresh):
        raise RuleBug(f"state.{path}: differs from a recount")
