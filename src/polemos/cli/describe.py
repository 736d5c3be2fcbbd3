"""A view in words: what stands where, tracks, hands. Knows the words all views share, and no game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

from polemos.engine.prompt import Arg
from polemos.kit.text import Text, key_of

View = Mapping[str, Any]

#: Marks a piece that lies on another face than its front.
FLIPPED = "*"


def contents(view: View, text: Text) -> dict[str, dict[str, str]]:
    """place -> side -> `2 T20, T10*, Thrasybulus`."""
    stacks: dict[str, dict[str, list[str]]] = {}
    for piece, facts in view.get("pieces", {}).items():
        sides = stacks.setdefault(facts["at"], {})
        sides.setdefault(facts.get("side", ""), []).append(piece)
    return {
        place: {side: _stack(pieces, view, text) for side, pieces in sorted(sides.items())}
        for place, sides in stacks.items()
    }


def _stack(pieces: list[str], view: View, text: Text) -> str:
    """The units of one side in one place, then its leaders."""
    own = [piece for piece in pieces if is_named(piece, text)]
    rest = [piece for piece in pieces if piece not in own]
    parts = [counted(piece_name(p, view["pieces"][p], text) for p in some) for some in (rest, own)]
    return ", ".join(part for part in parts if part)


def is_named(piece: str, text: Text) -> bool:
    """Whether the piece has a name of its own, as leaders have."""
    return text.has(key_of("leader", piece))


def piece_name(piece: str, facts: Mapping[str, Any], text: Text) -> str:
    """The name of a piece, its kind's where it has none, with a mark if it is flipped."""
    if facts.get("hidden"):
        return "?"
    name = text.piece(piece if is_named(piece, text) else facts.get("kind", piece))
    return name + FLIPPED * int(facts.get("face", 0))


def counted(names: Iterable[str]) -> str:
    """Equal names once, with their number."""
    groups = [(name, len(list(same))) for name, same in groupby(sorted(names))]
    return ", ".join(name if count == 1 else f"{count} {name}" for name, count in groups)


def in_order(places: Iterable[str], board: Mapping[str, Any]) -> list[str]:
    """Places in the order of the board; those it does not draw (boxes) last."""
    known = {place: i for i, place in enumerate(board.get("places", {}))}
    return sorted(places, key=lambda place: (known.get(place, len(known)), place))


def choice_name(arg: Arg, view: View, text: Text) -> str:
    """The argument of a choice; a piece is told from its twins by where it stands."""
    if arg is None:
        return ""
    pieces = view.get("pieces", {})
    if not isinstance(arg, str) or arg not in pieces:
        return text.name(arg) if isinstance(arg, str) else str(arg)
    return f"{piece_of(arg, view, text)} ({text.place(pieces[arg]['at'])})"


def piece_of(piece: str, view: View, text: Text) -> str:
    """The name of a piece as it lies on the table."""
    return piece_name(piece, view.get("pieces", {}).get(piece, {}), text)


def number_rows(table: Mapping[str, Any], text: Text, prefix: str) -> list[tuple[str, str]]:
    """`{"supply": {"athens": 3, "sparta": 2}}` as rows of a name and `Athens 3, Sparta 2`."""
    rows = []
    for key, value in table.items():
        if value in ("", [], {}):
            continue
        name = text.name(key, (prefix,))
        rows.append((name, _value(value, text)))
    return rows


def _value(value: Any, text: Text) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{_label(key, text)} {_value(inner, text)}" for key, inner in value.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(_value(inner, text) for inner in value)
    return _label(value, text) if isinstance(value, str) else str(value)


def _label(name: str, text: Text) -> str:
    """The name of an id where there is one; free words and unknown ids as they are."""
    return text.name(name) if text.knows(name) else name


def hand_rows(view: View, text: Text) -> list[tuple[str, str]]:
    """Each role's hand: the cards where this viewer may know them, else how many."""
    rows = []
    for role, hand in view.get("hands", {}).items():
        cards = ", ".join(text.name(card) for card in hand.get("cards", ()))
        rows.append((text.role(role), cards or str(hand.get("count", 0))))
    return rows
