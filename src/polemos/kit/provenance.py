"""Where the data come from: counts every tagged value as rulebook, source or reconstructed.

A mapping tags its own fields with `tags: {field: tag}` or itself with `tag: ...`; a list may end with its
tag, as `[m1, m2, reconstructed]` does. A tag `{tag: ..., values: n}` speaks of n values at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from polemos.engine.errors import BadData
from polemos.engine.meta import Clause
from polemos.kit.data import load, load_rules

KINDS: Final[tuple[str, ...]] = ("rulebook", "source", "reconstructed")


class Entry:
    """One tagged datum."""

    def __init__(self, id: str, tag: str, values: int, note: object) -> None:
        self.id = id
        self.tag = tag
        self.values = values
        self.note = note

    @property
    def kind(self) -> str:
        return kind_of(self.tag)

    def to_json(self) -> dict[str, Any]:
        note = self.note if self.note is not None else {}
        return {"id": self.id, "tag": self.tag, "values": self.values, "note": note}


def kind_of(tag: str) -> str:
    """`rulebook(explicit)` and `source:<address>` are rulebook and source; '' for anything else."""
    for kind in KINDS:
        if tag == kind or tag.startswith((f"{kind}(", f"{kind}:")):
            return kind
    return ""


def entries(name: str, data: dict[str, Any]) -> list[Entry]:
    """Every tagged datum of one file, in its order."""
    found: list[Entry] = []
    _walk(name, data, found)
    return found


def report(files: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """Counts per file and in total, and each value that is not the rulebook's, with its note."""
    listed = {name: entries(name, data) for name, data in files.items()}
    every = [entry for found in listed.values() for entry in found]
    return {
        "totals": counts(every),
        "files": {name: counts(found) for name, found in listed.items()},
        "entries": [entry.to_json() for entry in every if entry.kind != "rulebook"],
    }


def edition(home: Path, files: dict[str, dict[str, Any]], checks: list[dict[str, Any]]) -> dict[str, Any]:
    """Everything `polemos data GAME` and the About page show of a game's folder; texts in both languages.

    `files`: its data as they are read, a player's own included; `checks`: facts about them, and whether they
    hold."""
    about = load(home / "edition", "rulings", None)
    return {
        **report(files),
        "checks": checks,
        "rulings": rulings(about["rulings"], load_rules(home / "data").values()),
        "credits": about["credits"],
    }


def rulings(texts: dict[str, dict[str, str]], clauses: Iterable[Clause]) -> list[dict[str, Any]]:
    """Each reading with the clauses that follow it and the option, if any, that offers another."""
    known = list(clauses)
    return [
        {
            "id": ruling,
            "text": {"en": text["en"], "fr": text["fr"]},
            "confidence": text.get("confidence", ""),
            "option": text.get("option", ""),
            "clauses": [clause.id for clause in known if ruling in (clause.ruling, clause.open_question)],
        }
        for ruling, text in texts.items()
    ]


def counts(found: list[Entry]) -> dict[str, int]:
    """How many values are of each kind."""
    return {kind: sum(entry.values for entry in found if entry.kind == kind) for kind in KINDS}


def _walk(path: str, value: Any, found: list[Entry]) -> None:
    if isinstance(value, dict):
        _walk_mapping(path, value, found)
    elif isinstance(value, list):
        for number, item in enumerate(value):
            _walk_item(path, number, item, found)


def _walk_mapping(path: str, value: dict[Any, Any], found: list[Entry]) -> None:
    if "tag" in value:
        found.append(_entry(path, value["tag"], _note(value, "")))
    for field, tag in value.get("tags", {}).items():
        found.append(_entry(f"{path}.{field}", tag, _note(value, str(field))))
    for key, inner in value.items():
        if key not in ("tag", "tags", "note", "notes", "why"):
            _walk(f"{path}.{key}", inner, found)


def _walk_item(path: str, number: int, item: Any, found: list[Entry]) -> None:
    if isinstance(item, list) and item and isinstance(item[-1], str) and kind_of(item[-1]):
        found.append(_entry(f"{path}.{'-'.join(map(str, item[:-1]))}", item[-1], None))
        return
    name = item.get("id", number) if isinstance(item, dict) else number
    _walk(f"{path}.{name}", item, found)


def _entry(path: str, tag: Any, note: object) -> Entry:
    values = 1
    if isinstance(tag, dict):
        tag, values = tag.get("tag"), int(tag.get("values", 1))
    if not isinstance(tag, str) or not kind_of(tag):
        raise BadData(f"{path}: {tag!r} is not a tag (rulebook, source:<address> or reconstructed)")
    return Entry(path, tag, values, note)


def _note(value: dict[str, Any], field: str) -> object:
    """The note of one field, else what the entry says of its reconstructed part."""
    notes = value.get("notes", {})
    if isinstance(notes, dict) and field in notes:
        return notes[field]
    return value.get("note", value.get("why"))
