"""A view in words: what stands where, tracks, hands. Knows the words all views share, and no game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from polemos.engine.prompt import Arg
from polemos.kit.text import Text, key_of

View = Mapping[str, Any]

#: Between pieces, whose names may have commas of their own.
BETWEEN = " · "


def contents(view: View, text: Text) -> dict[str, dict[str, str]]:
    """place -> side -> `2x 20 triremes · 10 triremes · Thrasybulus`."""
    stacks: dict[str, dict[str, list[str]]] = {}
    for piece, facts in view.get("pieces", {}).items():
        sides = stacks.setdefault(facts["at"], {})
        sides.setdefault(facts.get("side", ""), []).append(piece)
    return {
        place: {side: _stack(pieces, view, text) for side, pieces in sorted(sides.items())}
        for place, sides in stacks.items()
    }


def _stack(pieces: list[str], view: View, text: Text) -> str:
    """The units of one side in one place, then its leaders, then what this viewer may not know."""
    facts = view["pieces"]
    unknown = [piece for piece in pieces if is_unknown(piece, facts[piece], text)]
    own = [piece for piece in pieces if piece not in unknown and is_named(piece, text)]
    rest = [piece for piece in pieces if piece not in unknown and piece not in own]
    parts = [counted(piece_name(p, facts[p], text) for p in some) for some in (rest, own)]
    parts.append(text.say("piece-unknown", {"count": len(unknown)}) if unknown else "")
    return BETWEEN.join(part for part in parts if part)


def is_named(piece: str, text: Text) -> bool:
    """Whether the piece has a name of its own, as leaders have."""
    return text.has(key_of("leader", piece))


def is_unknown(piece: str, facts: Mapping[str, Any], text: Text) -> bool:
    """A block that only its owner knows; an army whose list is secret still has its general's name."""
    return bool(facts.get("hidden")) and not is_named(piece, text)


def piece_name(piece: str, facts: Mapping[str, Any], text: Text) -> str:
    """The name of a piece, its kind's where it has none; how many it stands for; which face it shows."""
    if is_unknown(piece, facts, text):
        return text.say("piece-unknown", {"count": 1})
    name = text.piece(piece if is_named(piece, text) else facts.get("kind", piece))
    if facts.get("count", 1) > 1:
        many = text.plural(facts.get("kind", piece)) or name
        name = text.say("cli-counted", {"count": facts["count"], "what": many})
    if facts.get("face") and text.has("piece-face"):
        name = text.say("piece-face", {"name": name, "face": facts["face"]})
    return name


def counted(names: Iterable[str]) -> str:
    """Equal names once, with their number."""
    groups = sorted(Counter(names).items())
    return ", ".join(
        name if count == 1 else f"{count}\N{MULTIPLICATION SIGN} {name}" for name, count in groups
    )


def in_order(places: Iterable[str], board: Mapping[str, Any]) -> list[str]:
    """Places in the order of the board; those it does not draw (boxes) last."""
    known = {place: i for i, place in enumerate(board.get("places", {}))}
    return sorted(places, key=lambda place: (known.get(place, len(known)), place))


def choice_name(arg: Arg, view: View, text: Text) -> str:
    """The argument of a choice; a piece is told from its twins by where it stands."""
    if arg is None:
        return ""
    pieces = scene(view).get("pieces", {})
    if not isinstance(arg, str) or arg not in pieces:
        return text.name(arg) if isinstance(arg, str) else str(arg)
    return f"{piece_of(arg, view, text)} ({text.place(pieces[arg]['at'])})"


def piece_of(piece: str, view: View, text: Text) -> str:
    """The name of a piece as it lies on the table."""
    return piece_name(piece, scene(view).get("pieces", {}).get(piece, {}), text)


def scene(view: View) -> View:
    """Where one is asked now: on the field of a battle within a campaign, else at the table itself."""
    battle = view.get("battle") or {}
    return battle if "pieces" in battle else view


def rows(table: Mapping[str, Any], text: Text, prefix: str) -> list[tuple[str, str]]:
    """`{"supply": {"athens": 3, "sparta": 2}}` as rows of a name and `Athens 3, Sparta 2`; what says no is
    left out."""
    told = {
        key: value for key, value in table.items() if value not in ("", [], {}, 0, False) and _plain(value)
    }
    return [
        (text.name(key, (prefix,)), "" if value is True else spelt(value, text))
        for key, value in told.items()
    ]


def _plain(value: Any) -> bool:
    """Lists of things with parts are drawn, not told."""
    return not (isinstance(value, list) and isinstance(value[0], Mapping))


def spelt(value: Any, text: Text) -> str:
    """A value of a view in words: ids by their names, yes and no, parts joined by commas."""
    if isinstance(value, bool):
        return text.say("ui-yes" if value else "ui-no")
    if isinstance(value, Mapping):
        return ", ".join(_pair(key, inner, text) for key, inner in value.items() if inner not in ("", [], {}))
    if isinstance(value, (list, tuple)):
        return ", ".join(spelt(inner, text) for inner in value)
    if isinstance(value, float):
        return text.say("cli-percent", {"share": round(value * 100)})
    return text.spelt(value) if isinstance(value, str) else str(value)


def _pair(key: str, value: Any, text: Text) -> str:
    return f"{text.spelt(key)} {spelt(value, text)}"


def hand_rows(view: View, text: Text) -> list[tuple[str, str]]:
    """Each role's hand: the cards where this viewer may know them, else how many."""
    found = []
    for role, hand in view.get("hands", {}).items():
        cards = ", ".join(text.name(card) for card in hand.get("cards", ()))
        found.append((text.role(role), cards or str(hand.get("count", 0))))
    return found
