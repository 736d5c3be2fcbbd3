"""Positions of Hellas built by hand, and short ways to play them. Everything goes through the contract."""

from __future__ import annotations

from functools import cache
from typing import Any

from polemos.engine.game import Game
from polemos.engine.match import Match
from scenes import choices as choices
from scenes import keys as keys
from scenes import message as message
from scenes import play as play

ATHENS, SPARTA = "athens", "sparta"

#: Hexes the tests speak of.
ATHENAI, THEBES, CORINTH, SICYON, ARGOS = "h2112", "h2011", "h1912", "h1812", "h1813"
SPARTE, GYTHIUM, TEGEA, LIMERA = "h1715", "h1716", "h1714", "h1916"
DELPHI, OPUS, MALIS, TROEZEN = "h1710", "h1909", "h1809", "h2014"
SYRACUSE, MELOS, ANDROS, CYTHERA, RHODES = "h0614", "h2417", "h2512", "h1918", "h3618"


ROWS = ("military", "fleet", "economy", "culture")


@cache
def game() -> Game:
    from polemos.games.hellas.game import make

    made: Game = make()
    return made


def power(**facts: Any) -> dict[str, Any]:
    """One side: rich, calm and with nothing on the map unless the test says so."""
    boxes = dict.fromkeys(ROWS, 0) | facts.pop("boxes", {})
    blank: dict[str, Any] = {
        "money": 500,
        "stability": 0,
        "boxes": boxes,
        "legions": {},
        "ships": {},
        "cargo": {},
        "posts": {},
        "fortresses": {},
        "monuments": [],
        "luxuries": [],
        "leader": "",
    }
    for name in ("posts", "fortresses"):
        if isinstance(facts.get(name), (list, tuple)):
            facts[name] = dict.fromkeys(facts[name], 1)
    return {**blank, **facts}


FRAMES = [{"frame": "Turns"}, {"frame": "Turn", "who": "", "at": 4}, {"frame": "Cycle"}]


def position(
    athens: dict[str, Any] | None = None,
    sparta: dict[str, Any] | None = None,
    frames: list[dict[str, Any]] | None = None,
    options: dict[str, Any] | None = None,
    scenario: str = "standard",
    **state: Any,
) -> dict[str, Any]:
    """A whole position; by default Athens is to choose the first action of turn 3."""
    blank: dict[str, Any] = {
        "turn": 3,
        "first": ATHENS,
        "cycle": [],
        "powers": {ATHENS: power(**(athens or {})), SPARTA: power(**(sparta or {}))},
        "armistice": 0,
        "asker": "",
        "intruders": {},
        "neutral_legions": {},
        "neutral_fortresses": [],
        "syracusans_left": 0,
        "landed": [],
        "moved": {},
        "leader_moved": False,
    }
    return {
        "game": "hellas",
        "rules_version": game().meta.rules_version,
        "scenario": scenario,
        "options": options or {},
        "frames": frames or FRAMES,
        "result": None,
        "state": {**blank, **state},
    }


def scene(*args: Any, **facts: Any) -> Match:
    """A match that goes on from such a position."""
    match = game().resume(position(*args, **facts))
    match.game.check(match.state)
    return match


def open_actions(match: Match) -> set[str]:
    """8e-8j: the actions that may be chosen, with effect or only to block them."""
    found = choices(match)
    return {str(a) for a in found.get("block", ())} | (found.keys() - {"block"})


def only_blocks(match: Match, action: str) -> bool:
    """9.7b: whether an action can do nothing now and is offered as nothing but a block."""
    assert action in open_actions(match)
    return action not in choices(match)


def take_action(match: Match, *actions: str) -> Match:
    """Actions one after the other, each only blocked: by its name if it can do nothing, else from within."""
    for action in actions:
        if only_blocks(match, action):
            play(match, ("block", action))
        else:
            play(match, action, "only_block")
    return match


def of(match: Match, side: str) -> dict[str, Any]:
    """A side's part of the position."""
    found: dict[str, Any] = match.position()["state"]["powers"][side]
    return found


def track(match: Match, name: str, side: str) -> int:
    """A number on one of the tracks everybody sees."""
    found: int = match.view(None)["tracks"][name][side]
    return found


def turn_over(match: Match) -> Match:
    """Both sides pass: the cycle ends at once."""
    return play(match, "pass", "pass")
