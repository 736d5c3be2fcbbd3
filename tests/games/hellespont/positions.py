"""Small positions of Hellespont for tests, and the ways to play on from them.

A test says who stands where and which question is open, then plays through the contract:

    start = position({"m5": "athens_t10_1 alcibiades", "m6": "sparta_t4_1*"}, orders("athens", 2))
    match = resume(start, dice=[6])
    match.play("athens", "activate", "m5")

`position` starts from the set-up of a scenario. With `pieces` (place or fate -> names) only these stand on
the board and all others wait; a star after a unit's name means that it is weakened. `frames` is one of
the functions below, or any list of frames as JSON; fields of the state are given by name, those kept per side
(`points`, `hands`, ...) also for one side only. Counters in no hand and not gone are in the bowl; the phase
follows from the frames unless it is given.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import polemos
from polemos.engine.match import Match
from scenes import lines as lines
from scenes import refused as refused

GAME = polemos.game("hellespont")

Frames = list[dict[str, Any]]

#: The phase in which a frame stands.
PHASES = {"Actions": "B.3", "Sieges": "C"}


def position(
    pieces: Mapping[str, str] | None = None,
    frames: Frames | None = None,
    scenario: str = "historical",
    options: Mapping[str, str] | None = None,
    **fields: Any,
) -> dict[str, Any]:
    """A position like a scenario's set-up except for what is given."""
    found = GAME.start(scenario, options=options).position()
    state: dict[str, Any] = found["state"]
    if pieces is not None:
        place_pieces(state, pieces)
    for above in frames or ():
        state["phase"] = PHASES.get(above["frame"], state["phase"])
    for name, value in fields.items():
        per_side = isinstance(state[name], dict) and set(state[name]) == {"athens", "sparta"}
        state[name] = {**state[name], **value} if per_side else value
    held = [*state["hands"]["athens"], *state["hands"]["sparta"], *state["gone"]]
    state["bowl"] = [c for c in sorted([*state["bowl"], *state["gone"]]) if c not in held]
    if frames is not None:
        found["frames"] = frames
    return found


def place_pieces(state: dict[str, Any], pieces: Mapping[str, str]) -> None:
    """Only these pieces, there; all others wait."""
    state["pieces"] = dict.fromkeys(state["pieces"], "waiting")
    for place, names in pieces.items():
        for name in names.split():
            unit = name.rstrip("*")
            assert unit in state["pieces"], f"there is no piece {unit}"
            state["pieces"][unit] = place
            if name.endswith("*"):
                state["weak"].append(unit)


def resume(start: dict[str, Any], dice: Iterable[int] = ()) -> Match:
    """A match from a position, with these dice."""
    return GAME.resume(start, dice=dice)


# --- which question is open ---------------------------------------------------------------------------


def frame(name: str, **fields: Any) -> dict[str, Any]:
    """One frame as positions write it."""
    return {"frame": name, **fields}


def turn_at(step: int) -> Frames:
    """The turn about to take a step of 2: 0 A, 1 B.1, 2 B.2, 3 B.3, 4 C, 7 D, 10 D.3, 12 victory."""
    return [frame("Game", who="", at=3), frame("Turn", who="", at=step)]


def acting(who: str) -> Frames:
    """2.B.3: a side has its action phase."""
    return [*turn_at(4), frame("Actions", who=who)]


def announcing(who: str) -> Frames:
    """2.B.3.1: the side is about to announce its points."""
    return [*acting(who), frame("Announce", who=who)]


def orders(who: str, budget: int) -> Frames:
    """2.B.3.2: the side has announced points and may activate zones."""
    phase = frame("ActionPhase", who=who, at=2, budget=budget, spent=0)
    return [*acting(who), phase, frame("Orders", who=who, budget=budget, spent=0, used=[])]


def fighting(who: str) -> Frames:
    """4.2: the side has paid for its combats and chooses the first."""
    phase = frame("ActionPhase", who=who, at=5, budget=1, spent=1)
    return [*acting(who), phase, frame("Combats", who=who)]


def besieging(who: str) -> Frames:
    """2.C: the side makes its sieges; adjustments follow."""
    return [*turn_at(7), frame("Sieges", who=who, done=[])]


def adjusting(who: str, step: int) -> Frames:
    """2.D.3-5: the side's last adjustments, at 0 D.3, 1 D.4, 4 D.5; the next turn follows."""
    return [*turn_at(12), frame("LastAdjustments", who=who, at=step)]


# --- playing on -----------------------------------------------------------------------------------------

#: Answers that let things take their course.
CALM = ("accept", "decline", "commit_none", "stand")


def go_on(match: Match, *calm: str) -> None:
    """Let dice stand, play no stratagem, do not evade, until somebody is asked something else."""
    while True:
        for role in match.deciders:
            verb = next((v for v in calm or CALM if v in match.prompt(role).choices), None)
            if verb:
                match.play(role, verb)
                break
        else:
            return


def engage(match: Match, who: str, place: str) -> None:
    """Begin a combat; the defender lets the moment before it pass (2.B.3i)."""
    match.play(who, "fight", place)
    go_on(match, "decline")


def fight(match: Match, who: str, place: str) -> None:
    """Fight one combat as it comes: no evasion, no stratagem, no new roll."""
    engage(match, who, place)
    go_on(match)


def battle(
    pieces: Mapping[str, str], place: str, dice: Iterable[int] = (), who: str = "athens", **more: Any
) -> Match:
    """One combat, fought until somebody has to choose (losses, retreat) or it is over."""
    match = resume(position(pieces, fighting(who), **more), dice)
    fight(match, who, place)
    return match


#: Athens around Sestos (T17 and M5) with 24 points against 2: three dice.
SESTOS = {"m5": "athens_t20_1", "t17": "athens_h4_1", "sestos": "sparta_p2_1"}


def siege(pieces: Mapping[str, str], dice: Iterable[int] = (), **more: Any) -> Match:
    """Athens besieges Sestos; nobody gives up a counter."""
    match = resume(position(pieces, besieging("athens"), **more), dice)
    match.play("athens", "besiege", "sestos")
    go_on(match)
    return match


def choose(match: Match, verb: str, *args: str | int) -> None:
    """Whoever is asked gives these answers one after another."""
    for arg in args:
        match.play(match.deciders[0], verb, arg)


def offers(match: Match, verb: str) -> set[str]:
    """The arguments that go with a verb in the open question."""
    return {str(arg) for arg in match.prompt(match.deciders[0]).choices.get(verb, ())}


# --- looking --------------------------------------------------------------------------------------------


def at(match: Match, piece: str) -> str:
    """The place of a piece, or its fate."""
    return str(match.position()["state"]["pieces"][piece])


def weak(match: Match) -> set[str]:
    """All weakened units."""
    return set(match.position()["state"]["weak"])


def field(match: Match, name: str) -> Any:
    """A field of the state as positions write it."""
    return match.position()["state"][name]


def asked(match: Match, role: str) -> str:
    """Which question the role is asked."""
    return match.prompt(role).message


def last(match: Match, key: str) -> dict[str, Any]:
    """What the latest log line of a kind says."""
    return dict(lines(match, key)[-1].args)
