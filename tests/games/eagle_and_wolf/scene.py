"""Moments of the campaign set up by hand; everything goes through the contract."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from typing import Any

from polemos.engine.match import Match
from polemos.games.eagle_and_wolf.game import EagleAndWolf, make
from polemos.games.eagle_and_wolf.state import Campaign
from scenes import choices as choices
from scenes import keys as keys
from scenes import play as play

TWELVE = ["Cv", "Cv", "Bd", "Bd", "Sp", "Sp", "Sp", "Sp", "Ax", "Ax", "Ps", "Ps"]

Frames = list[dict[str, Any]]


@cache
def game() -> EagleAndWolf:
    return make()


@cache
def _blank(scenario: str) -> dict[str, Any]:
    return game().start(scenario, 1, {"battles": "quick"}).position()


def army(at: str, elements: list[str] | int = 12, attitude: int = 4, **marks: int) -> dict[str, Any]:
    kinds = TWELVE[:elements] if isinstance(elements, int) else elements
    return {"at": at, "elements": kinds, "attitude": attitude, **marks}


def scene(
    frames: Frames,
    dice: tuple[int, ...] = (),
    scenario: str = "expedition_5",
    options: dict[str, Any] | None = None,
    **facts: Any,
) -> Match:
    """A moment: the frames on top of the calendar, and what differs from the scenario's start."""
    position = deepcopy(_blank(scenario))
    position["frames"] = [{"frame": "Calendar"}, *frames]
    position["options"] |= options or {}
    control = facts.pop("control", {})
    position["state"]["armies"] = {}
    position["state"] |= {"season": "spring", "ravaged": [], **facts}
    position["state"]["riding"] = {j: c for j, c in facts.get("riding", {}).items()}
    position["state"]["raised"] = sum(len(row["elements"]) for row in position["state"]["armies"].values())
    position["state"]["fallen"] = 0
    position["state"]["control"] |= control
    return game().resume(position, dice=dice)


def season(at: int) -> Frames:
    """0 events, 1 initiative, 2 supply, 3 movement, 4 sieges, 5 markers."""
    return [{"frame": "Season", "who": "", "at": at}]


def winter(at: int) -> Frames:
    """0 movement, 1 demobilisation, 2 camps, 3 politics, 4 recruitment, 5 thaw."""
    return [{"frame": "Winter", "who": "", "at": at}]


def marching(counter: str, nation: str) -> Frames:
    moves = {"frame": "Moves", "nation": nation, "done": [counter]}
    return [*season(4), {"frame": "Nations", "left": []}, moves, {"frame": "March", "counter": counter}]


def merging(nation: str) -> Frames:
    """3.3: the start of a nation's movement."""
    sheets = {"frame": "Sheets", "nation": nation, "used": [], "passed": []}
    return [*season(4), {"frame": "Nations", "left": []}, sheets]


def state_of(match: Match) -> Campaign:
    assert isinstance(match.state, Campaign)
    return match.state


def facts(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = match.position()["state"]
    return found


def armies(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = facts(match)["armies"]
    return found


def rules(match: Match) -> list[str]:
    """The paragraphs dice were rolled for."""
    return [line.rule for line in match.journal.lines if line.key == "roll"]
