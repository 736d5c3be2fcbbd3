"""What the present decision would lead to, as the game foretells it, in sentences of the game's catalogue.

A field `treasury` is told by the message `forecast-treasury`, whose arguments are what the field holds; a
table by side or by piece has one sentence for each line of it (`$who`, `$what`). A field without a message is
drawn on the map and not told.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding

from polemos.cli.describe import spelt
from polemos.kit.text import Text, begun, key_of

#: What an inner table is called in a sentence: the first by whom, the second by what.
NAMES = ("who", "what")


def show(console: Console, text: Text, forecast: Mapping[str, Any]) -> None:
    """The heading and a line for each sentence."""
    told = [
        sentence for field, value in fields(forecast).items() for sentence in sentences(text, field, value)
    ]
    if told:
        console.print(f"[bold]{escape(text.say('cli-forecast'))}[/]")
    for sentence in told:
        console.print(Padding(escape(sentence), (0, 0, 0, 4)))


def fields(forecast: Mapping[str, Any]) -> Mapping[str, Any]:
    """By field; a forecast of one kind is told in one sentence, and its rows in one each."""
    if "kind" not in forecast:
        return {"each": _fights(forecast)} if _by_piece(forecast) else forecast
    kind = str(forecast["kind"])
    facts = {name: value for name, value in forecast.items() if name not in ("kind", "rows")}
    rows = {f"{kind}-row": forecast["rows"]} if "rows" in forecast else {}
    return {kind: facts, **rows}


def _by_piece(forecast: Mapping[str, Any]) -> bool:
    return bool(forecast) and all(isinstance(v, Mapping) and "foe" in v for v in forecast.values())


def _fights(forecast: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Each piece and its foe, by names that say of what they are."""
    return [{"piece": piece, "enemy": facts["foe"], **facts} for piece, facts in forecast.items()]


def sentences(text: Text, field: str, value: Any) -> Iterator[str]:
    """All that the catalogue has to say of one field."""
    key = key_of("forecast", field)
    if text.has(key):
        for args in lines(value, {}):
            whose = args.pop("who", None)
            if whose is not None:  # a table by side, or else by place
                args["who" if text.has(key_of("role", whose)) else "place"] = whose
            named = {name: _argument(name, told, text) for name, told in args.items() if name != "foe"}
            said = text.say(key, named).strip()
            if said:
                yield begun(said)


def lines(value: Any, outer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The arguments of each sentence about a value."""
    if isinstance(value, list) and value and isinstance(value[0], Mapping):
        for item in value:
            yield from lines(item, outer)
    elif isinstance(value, Mapping) and value and all(isinstance(inner, Mapping) for inner in value.values()):
        for name, inner in value.items():
            yield from lines(inner, {**outer, NAMES[len(outer)]: name})
    elif isinstance(value, Mapping):
        yield {**outer, **_flat(value)}
    elif value not in ("", []):
        yield {**outer, "value": value}


def _flat(table: Mapping[str, Any]) -> dict[str, Any]:
    """`{"wins": {"D": 2}}` as `wins-D`."""
    found: dict[str, Any] = {}
    for name, value in table.items():
        if isinstance(value, Mapping):
            found.update({f"{name}-{inner}": told for inner, told in value.items()})
        else:
            found[name] = value
    return found


def _argument(name: str, value: Any, text: Text) -> Any:
    """Ids by their names where the name of the argument does not say of what; numbers as they are."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return round(value * 100)
    if isinstance(value, int) or (name != "value" and isinstance(value, str)):
        return value
    if isinstance(value, list) and all(isinstance(item, str) for item in value) and name != "value":
        return tuple(value) or ("0",)
    return spelt(value, text)
