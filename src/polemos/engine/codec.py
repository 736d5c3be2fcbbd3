"""Positions as readable JSON: frames in and out, and a reader that names the field at fault."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import fields
from hashlib import blake2b
from json import dumps
from typing import Any, Final

from polemos.engine.errors import BadData
from polemos.engine.flow import Frame, Plain, Sequence

#: No frame holds lists in lists in lists deeper than this; a hostile position might.
MAX_NESTING: Final = 8


class Reader:
    """A JSON object that is read field by field; every complaint names the whole path."""

    def __init__(self, value: object, path: str) -> None:
        if not isinstance(value, dict):
            raise BadData(f"{path}: an object is expected, not {_kind(value)}")
        self.value: dict[str, object] = value
        self.path = path

    def fail(self, key: str, problem: str) -> BadData:
        return BadData(f"{self.path}.{key}: {problem}")

    def get(self, key: str) -> object:
        if key not in self.value:
            raise self.fail(key, "is missing")
        return self.value[key]

    def only(self, keys: Collection[str]) -> None:
        """Refuse fields that nobody reads: a misspelt one must not pass for a default."""
        for key in self.value:
            if key not in keys:
                raise self.fail(key, "is not a known field")

    def reader(self, key: str) -> Reader:
        return Reader(self.get(key), f"{self.path}.{key}")

    def text(self, key: str) -> str:
        value = self.get(key)
        if not isinstance(value, str):
            raise self.fail(key, f"a text is expected, not {_kind(value)}")
        return value

    def one_of(self, key: str, known: Collection[str]) -> str:
        value = self.text(key)
        if value not in known:
            raise self.fail(key, f"unknown id {value!r}")
        return value

    def number(self, key: str, low: int, high: int) -> int:
        value = self.get(key)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.fail(key, f"a whole number is expected, not {_kind(value)}")
        if not low <= value <= high:
            raise self.fail(key, f"{value} is not between {low} and {high}")
        return value

    def flag(self, key: str) -> bool:
        value = self.get(key)
        if not isinstance(value, bool):
            raise self.fail(key, f"true or false is expected, not {_kind(value)}")
        return value

    def items(self, key: str) -> list[object]:
        value = self.get(key)
        if not isinstance(value, list):
            raise self.fail(key, f"a list is expected, not {_kind(value)}")
        return value

    def texts(self, key: str, known: Collection[str] | None = None) -> tuple[str, ...]:
        """A list of texts; with `known`, each must be one of these ids, and stand once."""
        found: list[str] = []
        for i, value in enumerate(self.items(key)):
            if not isinstance(value, str):
                raise self.fail(f"{key}[{i}]", f"a text is expected, not {_kind(value)}")
            if known is not None and (value not in known or value in found):
                problem = "stands twice:" if value in found else "unknown id"
                raise self.fail(f"{key}[{i}]", f"{problem} {value!r}")
            found.append(value)
        return tuple(found)


def _kind(value: object) -> str:
    return "nothing" if value is None else type(value).__name__


def thaw(value: Plain) -> Any:
    """Tuples become lists, as JSON has them."""
    return [thaw(item) for item in value] if isinstance(value, tuple) else value


def freeze(value: object, path: str, depth: int = 0) -> Plain:
    """Lists become tuples; anything a frame may not hold is refused."""
    if isinstance(value, list):
        if depth == MAX_NESTING:
            raise BadData(f"{path}: lists are nested too deep")
        return tuple(freeze(item, f"{path}[{i}]", depth + 1) for i, item in enumerate(value))
    if value is None or isinstance(value, (str, int)):
        return value
    raise BadData(f"{path}: {_kind(value)} cannot stand in a frame")


def frame_to_json(frame: Frame) -> dict[str, object]:
    """`{"frame": "Battle", "zone": "m5", ...}`."""
    data: dict[str, object] = {"frame": type(frame).__name__}
    for field in fields(frame):  # type: ignore[arg-type]  # every frame is a dataclass
        data[field.name] = thaw(getattr(frame, field.name))
    return data


def frame_from_json(value: object, known: dict[str, type[Frame]], path: str) -> Frame:
    """Build the frame that `frame_to_json` wrote, refusing unknown names and wrong kinds."""
    reader = Reader(value, path)
    cls = known[reader.one_of("frame", known)]
    wanted = {field.name: field.type for field in fields(cls)}  # type: ignore[arg-type]  # every frame is a dataclass
    reader.only({"frame", *wanted})
    values = [freeze(reader.get(name), f"{path}.{name}") for name in wanted]
    for (name, kind), value in zip(wanted.items(), values, strict=True):
        if not _fits(value, _kind_name(kind)):
            raise reader.fail(name, f"{_kind_name(kind)} is expected, not {_kind(value)}")
    try:
        frame = cls(*values)
    except TypeError as error:
        raise BadData(f"{path}: {error}") from None
    if isinstance(frame, Sequence) and not 0 <= frame.at <= len(frame.steps()):
        raise reader.fail("at", f"there is no step {frame.at}")
    return frame


def _kind_name(kind: object) -> str:
    """A field's declared kind; compiled classes keep the class itself, or `type` for "unknown"."""
    return kind if isinstance(kind, str) else str(getattr(kind, "__name__", "type"))


def _fits(value: Plain, wanted: str) -> bool:
    if wanted in ("Plain", "type"):
        return True
    if wanted.endswith(" | None"):
        return value is None or _fits(value, wanted.removesuffix(" | None"))
    if wanted.startswith("tuple"):
        return isinstance(value, tuple)
    return type(value).__name__ in wanted.split(" | ")


def state_hash(position: dict[str, object]) -> str:
    """A short fingerprint of a position, the same on every machine."""
    text = dumps(position, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return blake2b(text.encode(), digest_size=8).hexdigest()
