"""Battles set up by hand. Everything goes through the contract: position, prompt, play, view."""

from __future__ import annotations

from functools import cache
from typing import Any

from polemos.engine.match import Match
from polemos.games.dba.game import DbaGame, make
from scenes import choices as choices
from scenes import keys as keys
from scenes import play as play

ATT, DEF = "attacker", "defender"

TYPES = {
    kind.lower(): kind
    for kind in ("El", "Kn", "Cv", "LH", "Sp", "Pk", "Bd", "Ax", "Wb", "Ps", "Art", "Bw", "Hd", "Cf")
}
SIDES = {ATT: 0, DEF: 1}


@cache
def game() -> DbaGame:
    return make()


def area(kind: str, cell: str, columns: int = 1, rows: int = 1) -> list[Any]:
    """A feature by its north-west corner."""
    corner = (int(cell[1:]) - 1) * 24 + ord(cell[0]) - 97
    return [kind, corner, columns, rows, 0]


def position(elements: dict[str, str], frames: list[dict[str, Any]], **facts: Any) -> dict[str, Any]:
    """A field with these elements ("c5 n": cell and facing); an element without a cell is not on it."""
    state = {
        "width": 24,
        "topography": "fertile",
        "features": [],
        "river": "unknown",
        "armies": {element: TYPES[element.split("_")[1]] for element in elements},
        "generals": ["", ""],
        "elements": {element: where for element, where in elements.items() if where},
        "front": ["n", "s"],
        "lost": [],
        "camps": ["", ""],
        "sacked": [],
        "sailed": [],
        "aboard": [],
        "bound": 3,
        "before": [0, 0],
        "moved": [],
        "moved_twice": [],
        **facts,
    }
    below = [{"frame": "Battle", "who": "", "at": 10}, {"frame": "Fighting"}]
    options = {option.id: option.default for option in game().options}
    return {
        "game": "dba",
        "rules_version": game().meta.rules_version,
        "scenario": "battle",
        "options": options,
        "frames": [*below, *frames],
        "result": None,
        "state": state,
    }


def with_generals(elements: dict[str, str], facts: dict[str, Any]) -> tuple[dict[str, str], dict[str, Any]]:
    """Two idle generals far behind, unless the test has its own."""
    if "generals" in facts:
        return elements, facts
    idle = {"att_cv_9": "a24 n", "def_cv_9": "x1 s"}
    return {**elements, **idle}, {**facts, "generals": ["att_cv_9", "def_cv_9"]}


def orders(
    elements: dict[str, str], pips: int = 6, who: str = ATT, dice: tuple[int, ...] = (), **facts: Any
) -> Match:
    """A side spends its command points."""
    side = SIDES[who]
    facts.setdefault("bound", 3 + side)
    elements, facts = with_generals(elements, facts)
    frames = [{"frame": "Bound", "who": "", "at": 2}, {"frame": "Command", "side": side, "pips": pips}]
    return game().resume(position(elements, frames, **facts), dice=dice)


def combat(elements: dict[str, str], dice: tuple[int, ...] = (), **facts: Any) -> Match:
    """Movement is over: turning to face, shooting, fighting, rout tests, and the next bound's die."""
    elements, facts = with_generals(elements, facts)
    return game().resume(position(elements, [{"frame": "Bound", "who": "", "at": 2}], **facts), dice=dice)


def standing(match: Match) -> dict[str, str]:
    """Element -> cell and facing."""
    found: dict[str, str] = match.position()["state"]["elements"]
    return found


def lost(match: Match) -> list[str]:
    found: list[str] = match.position()["state"]["lost"]
    return found


def factors(elements: dict[str, str], **facts: Any) -> tuple[dict[str, int], dict[str, int]]:
    """The items of the attacker's first element in contact and of its enemy, as the forecast shows them."""
    match = orders(elements, **facts)
    forecast = match.view(None)["forecast"]
    shown = forecast[next(iter(sorted(forecast)))]
    return shown["mine"], shown["theirs"]


def sums(elements: dict[str, str], **facts: Any) -> tuple[int, int]:
    mine, theirs = factors(elements, **facts)
    return sum(mine.values()), sum(theirs.values())


def cells(match: Match, element: str) -> tuple[Any, ...]:
    """Where a single element may go, into contact or not."""
    copy = match.clone()
    copy.play(copy.deciders[0], "move", element)
    open_cells = copy.prompt(copy.deciders[0]).choices
    return tuple(sorted({*open_cells.get("to", ()), *open_cells.get("attack", ())}))
