"""What a match played by older rules was: it is told, not played again."""

from __future__ import annotations

from typing import Any

from polemos.engine.codec import Reader
from polemos.engine.errors import BadData
from polemos.engine.journal import ROLL, Entry, line_of
from polemos.engine.prompt import Arg


class Past:
    """The actions and the log up to the position from which a match goes on by newer rules, and how it stood
    a few times on the way, as everybody could see it."""

    def __init__(
        self,
        actions: list[tuple[str, str, Arg]],
        entries: list[Entry],
        views: list[tuple[int, dict[str, Any]]],
    ) -> None:
        self.actions = actions
        self.entries = entries
        self.views = views

    def to_json(self) -> dict[str, Any]:
        return {
            "actions": [list(action) for action in self.actions],
            "log": [line_of(entry).to_json() for entry in self.entries],
            "views": [list(view) for view in self.views],
        }


def entries_from_json(lines: list[Any], path: str) -> list[Entry]:
    """A log as it was written; BadData names the line that is none."""
    found: list[Entry] = []
    for i, item in enumerate(lines):
        reader = Reader(item, f"{path}[{i}]")
        args = dict(reader.reader("args").value)
        to = reader.text("to") if "to" in reader.value else ""
        line: Any = args
        if reader.text("key") == ROLL:
            line = _dice(args, f"{path}[{i}].args")
        found.append((reader.number("action", 0, 10**9), reader.text("key"), reader.text("rule"), line, to))
    return found


def entries_as_written(lines: list[dict[str, Any]]) -> list[Entry]:
    """The same of a log that nobody else can have touched: not looked at twice."""
    found: list[Entry] = []
    for line in lines:
        args = line["args"]
        if line["key"] == ROLL:
            args = (tuple(args["dice"]), args["sides"], args["who"])
        found.append((line["action"], line["key"], line["rule"], args, line.get("to", "")))
    return found


def _dice(args: dict[str, Any], path: str) -> tuple[tuple[int, ...], int, str]:
    dice, sides, who = args.get("dice"), args.get("sides"), args.get("who")
    if not (isinstance(dice, list) and isinstance(sides, int) and isinstance(who, str)):
        raise BadData(f"{path}: dice, sides and who are expected")
    return tuple(int(die) for die in dice), sides, who


def views_from_json(views: list[Any], path: str) -> list[tuple[int, dict[str, Any]]]:
    """Views as they were kept: each with the number of actions it shows."""
    found: list[tuple[int, dict[str, Any]]] = []
    for i, item in enumerate(views):
        if not (isinstance(item, (list, tuple)) and len(item) == 2 and isinstance(item[0], int)):
            raise BadData(f"{path}[{i}]: a number and a view are expected")
        found.append((item[0], Reader(item[1], f"{path}[{i}]").value))
    return found
