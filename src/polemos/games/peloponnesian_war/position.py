"""Positions: the state as readable JSON, and back with the offending field named."""

from __future__ import annotations

from typing import Any, Final

from polemos.engine.chance import Chance
from polemos.engine.codec import Reader
from polemos.engine.prompt import Value
from polemos.games.peloponnesian_war.printed.printed import TWO, Printed
from polemos.games.peloponnesian_war.rules.strength_points import KINDS, SHIPS, SIDES, Force, as_force, counts
from polemos.games.peloponnesian_war.state import AWAY, DEAD, OUT, PLAYER, POOL, War

NUMBERS: Final[tuple[str, ...]] = ("turn", "first_turn", "war_turns", "alcibiades", "helots", "event")
FLAGS: Final[tuple[str, ...]] = (
    "side_changed",
    "iasus_fell",
    "armistice_made",
    "deadly",
    "no_eisphora",
    "plague",
    "civil_war",
    "nicias_drawn",
    "naval_disaster",
    "attica_now",
    "attica_before",
    "corcyra_neutral",
)
TRACKS: Final[tuple[str, ...]] = (
    "treasury",
    "bellicosity",
    "confidence",
    "operations_made",
    "operations_limit",
    "deaths",
    "event_bellicosity",
)
#: Fields that positions know by another name.
KEYS: Final = {
    "side_changed": "changed",
    "nicias_drawn": "nicias",
    "naval_disaster": "disaster",
    "confidence": "sci",
    "operations_made": "made",
    "operations_limit": "limit",
    "event_bellicosity": "marked",
}
STACKS: Final[tuple[str, ...]] = ("forces", "moved")
HEAPS: Final[tuple[str, ...]] = ("box", "losses")
PHASES: Final[tuple[str, ...]] = (
    "setup",
    "political",
    "planning",
    "operations",
    "combat",
    "home",
    "rebellion",
    "administrative",
    "surrender",
)
OPERATION: Final[tuple[str, ...]] = (
    "side",
    "leader",
    "at",
    "goal",
    "force",
    "marching",
    "path",
    "caught",
    "visited",
)
OTHERS: Final[tuple[str, ...]] = (
    "phase",
    "player",
    "began_as",
    "strategy",
    "held",
    "rebels",
    "ravaged",
    "sieges",
    "points",
    "leaders",
    "chief",
    "passed",
    "active",
    "hostages",
    "happened",
    "operation",
)


def force_to_json(force: Force) -> dict[str, int]:
    return {name: count for name, count in zip(KINDS, counts(force), strict=True) if count}


def key_of(name: str) -> str:
    """The name of a field in positions."""
    return KEYS.get(name, name)


def encode(state: War) -> dict[str, Any]:
    """Every field under the name it has in docs/games/peloponnesian_war.md."""
    names = (*NUMBERS, *FLAGS, "phase", "player")
    data: dict[str, Any] = {key_of(name): getattr(state, name) for name in names}
    data.update({key_of(name): dict(getattr(state, name)) for name in TRACKS})
    for name in STACKS:
        stacks = getattr(state, name)
        data[name] = {s: {p: force_to_json(f) for p, f in sorted(stacks[s].items())} for s in SIDES}
    for name in HEAPS:
        data[name] = {s: force_to_json(getattr(state, name)[s]) for s in SIDES}
    data["began_as"], data["strategy"] = state.began_as, state.strategy
    for name in ("held", "rebels", "sieges", "points", "chief", "passed", "active", "hostages"):
        data[name] = dict(sorted(getattr(state, name).items()))
    data["leaders"] = dict(sorted(state.leader_at.items()))
    data["ravaged"], data["happened"] = sorted(state.ravaged), sorted(state.happened)
    data["operation"] = _operation_to_json(state)
    return data


def _operation_to_json(state: War) -> dict[str, Any]:
    return {
        "side": state.op_side,
        "leader": state.op_leader,
        "at": state.op_at,
        "goal": state.op_goal,
        "force": force_to_json(state.op_force),
        "marching": state.op_marching,
        "path": list(state.op_path),
        "caught": sorted(state.op_caught),
        "visited": list(state.op_visited),
    }


def decode(printed: Printed, scenario: str, options: dict[str, Value], chance: Chance, data: Reader) -> War:
    """The state that `encode` wrote."""
    data.only([key_of(name) for name in (*NUMBERS, *FLAGS, *TRACKS, *STACKS, *HEAPS, *OTHERS)])
    state = War(printed, scenario, options, chance)
    for name in NUMBERS:
        setattr(state, name, data.number(name, 0, 99))
    for name in FLAGS:
        setattr(state, name, data.flag(key_of(name)))
    for name in TRACKS:
        track = data.reader(key_of(name))
        track.only(SIDES)
        setattr(state, name, {s: track.number(s, -10_000, 10**6) for s in SIDES})
    _read_sides(state, data)
    _read_pieces(state, data)
    _read_operation(state, data.reader("operation"))
    return state


def _read_sides(state: War, data: Reader) -> None:
    alone = not state.scenario.endswith(TWO)
    state.phase = data.one_of("phase", PHASES)
    state.player = data.one_of("player", SIDES if alone else ("",))
    state.began_as = data.one_of("began_as", SIDES if alone else ("",))
    strategies = {name for m in state.printed.matrices.values() for name in m.strategies}
    state.strategy = data.one_of("strategy", strategies if alone else ("",))
    points = data.reader("points")
    roles = (PLAYER,) if alone else SIDES
    points.only(roles)
    state.points = {role: points.number(role, -(10**6), 10**6) for role in roles}
    state.passed = {s: data.reader("passed").flag(s) for s in SIDES}
    state.hostages = {s: data.reader("hostages").flag(s) for s in SIDES}
    active = data.reader("active")
    state.active = {name: active.one_of(name, ("", *SIDES)) for name in state.printed.neutrals}
    state.happened = frozenset(data.texts("happened"))


def _read_pieces(state: War, data: Reader) -> None:
    spaces = state.map.kind
    for name in STACKS:
        stacks = data.reader(name)
        setattr(state, name, {s: _forces(stacks.reader(s), spaces) for s in SIDES})
    for name in HEAPS:
        heaps = data.reader(name)
        setattr(state, name, {s: read_force(heaps.reader(s)) for s in SIDES})
    state.held = _sides_by_place(data.reader("held"), spaces, SIDES)
    state.rebels = _sides_by_place(data.reader("rebels"), spaces, ("", *SIDES))
    state.sieges = _sides_by_place(data.reader("sieges"), spaces, SIDES)
    state.ravaged = set(data.texts("ravaged", spaces))
    state.count_markers()
    leaders = data.reader("leaders")
    leaders.only(state.printed.leaders)
    where = (POOL, OUT, DEAD, AWAY, "moving", *spaces)
    state.leader_at = {name: leaders.one_of(name, where) for name in sorted(state.printed.leaders)}
    chief = data.reader("chief")
    state.chief = {s: chief.one_of(s, ("", *state.printed.leaders)) for s in SIDES}


def _sides_by_place(data: Reader, spaces: dict[str, str], legal: tuple[str, ...]) -> dict[str, str]:
    data.only(spaces)
    return {place: data.one_of(place, legal) for place in data.value}


def _forces(data: Reader, spaces: dict[str, str]) -> dict[str, Force]:
    data.only(spaces)
    found = {place: read_force(data.reader(place)) for place in data.value}
    for place, force in found.items():
        if not force:
            raise data.fail(place, "an empty Force is left out")
        if spaces[place] == "land" and force & SHIPS:
            raise data.fail(place, "ships cannot stand in a Land space")
    return found


def read_force(data: Reader) -> Force:
    data.only(KINDS)
    return as_force([data.number(name, 0, 99) if name in data.value else 0 for name in KINDS])


def _read_operation(state: War, data: Reader) -> None:
    data.only(OPERATION)
    spaces = state.map.kind
    state.op_side = data.one_of("side", ("", *SIDES))
    state.op_leader = data.one_of("leader", ("", *state.printed.leaders))
    state.op_at = data.one_of("at", ("", *spaces))
    state.op_goal = data.one_of("goal", ("", *spaces))
    state.op_force = read_force(data.reader("force"))
    state.op_marching = data.flag("marching")
    state.op_path = data.texts("path", spaces)
    state.op_caught = frozenset(data.texts("caught", spaces))
    state.op_visited = data.texts("visited", spaces)
