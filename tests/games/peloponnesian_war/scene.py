"""Small positions of the Peloponnesian War, and the ways to play on from them.

    match = table(athens={"piraeus": "8n"}, sparta={"sparta": "10h 1c"}, dice=[6, 1])

The board is empty but for what is given; points are written `7h 2c` (own) and `3ah 1an` (allied). `frames`
says which question or automatic step is on; without it the match stands at a quiet question (construction),
so that a rule function can be called on `match.state` with scripted dice.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import polemos
from polemos.engine.match import Match
from polemos.games.peloponnesian_war.rules.strength_points import KINDS, Force, as_force, force_to_json
from polemos.games.peloponnesian_war.state import War
from scenes import keys as keys
from scenes import offered as offered
from scenes import told as told

GAME = polemos.game("peloponnesian_war")
PRINTED: Any = GAME.start("peloponnesian_war").state.printed

Stacks = dict[str, str]


def points(text: str) -> Force:
    """`7h 2c 3an` as a Force."""
    found = dict.fromkeys(KINDS, 0)
    for word in text.split():
        number = "".join(c for c in word if c.isdigit())
        found[word[len(number) :]] = int(number)
    return as_force([found[kind] for kind in KINDS])


def as_json(stacks: Stacks) -> dict[str, dict[str, int]]:
    return {place: force_to_json(points(text)) for place, text in stacks.items()}


def frame(name: str, **fields: Any) -> dict[str, Any]:
    return {"frame": name, **fields}


def stop(side: str = "athens") -> dict[str, Any]:
    """A quiet question at the bottom of the stack: construction."""
    return frame("Build", who=side, left=3, armistice=False)


#: 1.4: the steps of a turn at which a scene may begin.
STEPS = {"begin": 0, "operations": 3, "going home": 4, "combat": 5, "rebellion": 6}


def turn(step: str = "begin") -> dict[str, Any]:
    """1.4: a turn that is about to take this step."""
    return frame("Turn", who="", at=STEPS[step])


#: 5.0a, 7.0a: segments of the Combat and of the Administrative Phase.
COMBATS = {
    "begin": 0, "battles": 1, "other battles": 3, "battles from afar": 4, "sieges": 5, "stay or go": 9,
    "go home": 10,
}  # fmt: skip
ADMINISTRATION = {"revenue": 0, "athens builds": 2, "sparta builds": 3}


def combat_phase(segment: str = "begin") -> dict[str, Any]:
    """5.0: a Combat Phase that is about to take this segment."""
    return frame("CombatPhase", who="", at=COMBATS[segment])


def administration(segment: str = "revenue") -> dict[str, Any]:
    """7.0: an Administrative Phase that is about to take this segment."""
    return frame("Administration", who="", at=ADMINISTRATION[segment])


def end_of_turn() -> dict[str, Any]:
    """8.0: the Armistice and Surrender Phase."""
    return frame("EndOfTurn", who="", at=0, turns=1)


def choosing(side: str, favoured: bool = True) -> list[dict[str, Any]]:
    """4.1: a player's side names its objective, or consults the gods first."""
    other = "sparta" if side == "athens" else "athens"
    return [
        stop(side),
        frame("Operations", who=other, omens=0),
        frame("Operation", who=side, favoured=favoured),
    ]


def matrix_turn(side: str) -> list[dict[str, Any]]:
    """4.2: the non-player side is about to conduct an operation."""
    return [stop("athens" if side == "sparta" else "sparta"), frame("MatrixOperation", who=side)]


def position(
    athens: Stacks | None = None,
    sparta: Stacks | None = None,
    frames: list[dict[str, Any]] | None = None,
    scenario: str = "peloponnesian_war",
    leaders: dict[str, str] | None = None,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """A position with an empty board but for what is given."""
    found = GAME.start(scenario, options=options).position()
    state: dict[str, Any] = found["state"]
    two = scenario.endswith("_two")
    state.update(forces={"athens": as_json(athens or {}), "sparta": as_json(sparta or {})})
    state.update(moved={"athens": {}, "sparta": {}}, box={"athens": {}, "sparta": {}})
    state.update(rebels={}, held={}, ravaged=[], sieges={}, losses={"athens": {}, "sparta": {}})
    state.update(turn=2, phase="operations", player="" if two else "athens", attica_now=False)
    state.update(treasury={"athens": 5000, "sparta": 5000}, bellicosity={"athens": 10, "sparta": 10})
    state.update(made={"athens": 0, "sparta": 0}, chief={"athens": "", "sparta": ""})
    state.update(active={"argos": "", "macedonia": "", "syracuse": "", "persia": ""})
    state["leaders"] = {**dict.fromkeys(state["leaders"], "pool"), **(leaders or {})}
    state["operation"] = {
        "side": "", "leader": "", "at": "", "goal": "", "force": {},
        "marching": False, "path": [], "caught": [], "visited": [],
    }  # fmt: skip
    for name, value in fields.items():
        whole = not isinstance(value, dict) or name in ("held", "rebels", "sieges")
        state[name] = value if whole else {**state[name], **value}
    found["frames"] = frames or [stop("athens" if two else state["player"])]
    found["result"] = None
    return found


def table(*args: Any, dice: Iterable[int] = (), seed: int = 0, **fields: Any) -> Match:
    """A match from such a position. Tests change its state by hand, so that its log can't be told later."""
    match = resumed(*args, dice=dice, seed=seed, **fields)
    match.keep_log()
    return match


def resumed(*args: Any, dice: Iterable[int] = (), seed: int = 0, **fields: Any) -> Match:
    """The same without a log that could be told later: sooner made."""
    return GAME.resume(position(*args, **fields), dice=dice, seed=seed)


def war(*args: Any, dice: Iterable[int] = (), seed: int = 0, **fields: Any) -> War:
    """The state of such a match, for calling one rule on it."""
    state: War = table(*args, seed=seed, **fields).state
    state.chance.given = tuple(dice)
    return state


def go_on(state: War, *frames: dict[str, Any], dice: Iterable[int] = (), seed: int = 0) -> Match:
    """The position of a state with this step next, played on until somebody is asked."""
    whole = GAME.start(state.scenario, options=state.options).position()
    whole["state"] = GAME.encode(state)
    whole["frames"] = [stop(state.player or "athens"), *frames]
    match = GAME.resume(whole, dice=dice or state.chance.given, seed=seed)
    match.keep_log()
    return match


def opening(side: str, leader: str, *args: Any, **fields: Any) -> Match:
    """A player's side about to name the objective of a leader's operation; the other side has passed."""
    other = "sparta" if side == "athens" else "athens"
    fields.setdefault("passed", {other: True})
    fields.setdefault("player", side)
    fields["leaders"] = {leader: side, **fields.get("leaders", {})}
    fields["chief"] = {side: leader}
    return table(*args, frames=choosing(side), **fields)


def lines(match: Match, key: str, **args: Any) -> list[tuple[str, dict[str, Any]]]:
    """The paragraphs and arguments of the log lines with a key, of which these arguments are so."""
    found = [(line.rule, line.args) for line in match.log(None) if line.key == key]
    return [(rule, said) for rule, said in found if all(said.get(k) == v for k, v in args.items())]


def cited(state: War, key: str) -> list[str]:
    """The paragraphs of the log lines with a key, in order."""
    assert state.journal is not None
    return [rule for _, name, rule, _, _ in state.journal.entries if name == key]


def play(match: Match, verb: str, arg: Any = None) -> Match:
    match.play(match.deciders[0], verb, arg)
    return match
