"""Positions as readable JSON: frames in and out, and a reader that names the field at fault."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import fields
from hashlib import blake2b
from json import dumps
from typing import Any, Final, TypeVar

from polemos.engine.errors import BadData
from polemos.engine.flow import Frame, Plain, Sequence

#: No frame holds lists in lists in lists deeper than this; a hostile position might.
MAX_NESTING: Final = 8

Read = TypeVar("Read")


class Reader:
    """A JSON object that is read field by field; every complaint names the whole path."""

    def __init__(self, value: object, path: str) -> None:
        if not isinstance(value, dict):
            raise BadData(f"{path}: an object is expected, not {_kind(value)}")
        self.value: dict[str, object] = value
        self.path = path

    def path_of(self, key: str) -> str:
        return f"{self.path}.{key}"

    def fail(self, key: str, problem: str) -> BadData:
        return BadData(f"{self.path_of(key)}: {problem}")

    def obey(self, broken: Iterable[tuple[str, str]]) -> None:
        """Refuse what breaks a law across fields: path and problem of the first one."""
        for key, problem in broken:
            raise self.fail(key, problem)

    def get(self, key: str) -> object:
        if key not in self.value:
            raise self.fail(key, "is missing")
        return self.value[key]

    def only(self, keys: Collection[str]) -> None:
        """Refuse fields that nobody reads: a misspelt one must not pass for a default."""
        for key in self.value:
            if key not in keys:
                raise self.fail(key, "is not a known field")

    def either(self, key: str, old: str) -> str:
        """The key, or the one that older positions have in its place."""
        return key if key in self.value or old not in self.value else old

    def reader(self, key: str) -> Reader:
        return Reader(self.get(key), self.path_of(key))

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

    # --- what holds others, each read by a function of its reader and key ----------------------

    def each(
        self, key: str, read: Callable[[Reader, str], Read], most: int = 10**6, once: bool = False
    ) -> tuple[Read, ...]:
        """A list of at most so many; `once`: no entry stands twice."""
        rows = Rows(self.items(key), self.path_of(key))
        if len(rows.value) > most:
            raise self.fail(key, f"has more than {most} entries")
        found = tuple([read(rows, i) for i in rows.value])
        if once and len(set(found)) < len(found):
            raise self.fail(key, "an entry stands twice")
        return found

    def row(self, key: str, size: int, read: Callable[[Reader], Read]) -> Read:
        """A list of just so many values, each with its own meaning."""
        rows = Rows(self.items(key), self.path_of(key))
        if len(rows.value) != size:
            raise self.fail(key, f"{size} values are expected")
        return read(rows)

    def some(self, key: str, known: Collection[str], read: Callable[[Reader, str], Read]) -> dict[str, Read]:
        """An object with entries for some of these keys."""
        inner = self.reader(key)
        inner.only(known)
        return {name: read(inner, name) for name in inner.value}

    def every(self, key: str, known: Collection[str], read: Callable[[Reader, str], Read]) -> dict[str, Read]:
        """An object with an entry for each of these keys."""
        inner = self.reader(key)
        inner.only(known)
        return {name: read(inner, name) for name in known}


class Rows(Reader):
    """A JSON list, read like an object whose keys are "0", "1", ..."""

    def __init__(self, values: list[object], path: str) -> None:
        super().__init__({str(i): value for i, value in enumerate(values)}, path)

    def path_of(self, key: str) -> str:
        return f"{self.path}[{key}]"


def differing(one: Any, other: Any, path: str = "") -> list[str]:
    """The paths at which two states differ in a stored field, indexes included."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return [found for key in one for found in differing(one[key], other[key], f"{path}.{key}")]
    if isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        return [found for i in range(len(one)) for found in differing(one[i], other[i], f"{path}[{i}]")]
    stored = getattr(type(one), "STORED", None)
    if stored is None or type(one) is not type(other):
        return [] if one == other else [path.removeprefix(".")]
    pairs = [(name, getattr(one, name), getattr(other, name)) for name in stored]
    return [found for name, mine, yours in pairs for found in differing(mine, yours, f"{path}.{name}")]


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
