"""What the present decision would lead to, as the game foretells it: facts in a line, rows in a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table

from polemos.kit.text import Text


def show(console: Console, text: Text, forecast: Mapping[str, Any]) -> None:
    """Each game has its own fields; those that many share have words, the others show their key."""
    facts = [
        f"[dim]{escape(label(key, text))}[/] {escape(shown(value, text))}"
        for key, value in forecast.items()
        if key not in ("kind", "rows") and value not in ("", [])
    ]
    if facts:
        console.print(f"[bold]{escape(text.say('cli-forecast'))}[/] " + "   ".join(facts))
    if forecast.get("rows"):
        console.print(Padding(rows(forecast["rows"], text), (0, 0, 0, 4)))


def label(key: str, text: Text) -> str:
    own = f"cli-forecast-{key}"
    return text.say(own) if text.has(own) else key


def shown(value: Any, text: Text) -> str:
    """Shares in per cent, ids by their names."""
    if isinstance(value, float):
        return f"{value:.0%}"
    if isinstance(value, list):
        return ", ".join(shown(item, text) for item in value)
    return text.name(value) if isinstance(value, str) and text.knows(value) else str(value)


def rows(found: list[Mapping[str, Any]], text: Text) -> Table:
    """One line per result of the die."""
    table = Table(*(label(key, text) for key in found[0]), box=None)
    for row in found:
        table.add_row(*(escape(outcome(key, value, text)) for key, value in row.items()))
    return table


def outcome(key: str, value: Any, text: Text) -> str:
    """A result of the game's own table, in its own words where it has some."""
    if key == "winner":
        return {"A": label("attacker", text), "D": label("defender", text)}.get(value, str(value))
    own = f"result-{value}"
    return text.say(own) if isinstance(value, str) and text.has(own) else str(value)
