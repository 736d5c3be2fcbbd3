"""What differs between two ways to play: options and data, by value, with where our value comes from."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from polemos.engine.errors import BadData
from polemos.engine.registry import own_data
from polemos.kit.data import ABOUT, RULES, read
from polemos.kit.text import package_folder

#: Folders of data that a game shares with others.
SHARED: Final = {"eagle_and_wolf": "battles/dba/data", "dba": "battles/dba/data"}


class Datum(NamedTuple):
    """One value of a game's data files: file and path, the value, and its tag."""

    file: str
    #: As the file writes them: some are numbers.
    keys: tuple[Any, ...]
    value: Any
    tag: str

    @property
    def path(self) -> tuple[str, ...]:
        return tuple(map(str, self.keys))

    @property
    def name(self) -> str:
        return f"{self.file}.{'.'.join(self.path)}"


class Change(NamedTuple):
    """One value in A and in B; `tag` says where ours comes from (empty for an option)."""

    name: str
    a: Any
    b: Any
    tag: str


def folders(game: str) -> list[Path]:
    root = package_folder()
    shared = [root / SHARED[game]] if game in SHARED else []
    return [root / "games" / game / "data", *shared]


def printed(game: str) -> Iterator[Datum]:
    """Every single value of our own files."""
    for folder in folders(game):
        for path in sorted(folder.glob("*.yaml")):
            if path.stem != RULES:
                yield from _leaves(path.stem, (), read(path), "")


def _leaves(file: str, keys: tuple[Any, ...], value: Any, tag: str) -> Iterator[Datum]:
    if not isinstance(value, dict):
        yield Datum(file, keys, value, tag)
        return
    own, tags = _text(value.get("tag"), tag), value.get("tags") or {}
    for key, inner in value.items():
        if key not in ABOUT:
            yield from _leaves(file, (*keys, key), inner, _text(tags.get(key), own))


def _text(tag: Any, otherwise: str) -> str:
    if isinstance(tag, dict):
        tag = tag.get("tag")
    return tag if isinstance(tag, str) else otherwise


def of_data(game: str, data: str | None) -> dict[str, Datum]:
    """The values that a folder of own files gives, by name; none without a folder."""
    own = own_data(game, data)
    found: dict[str, Datum] = {}
    for path in sorted(own.glob("*.yaml")) if own is not None else ():
        found.update({datum.name: datum for datum in _leaves(path.stem, (), read(path), "")})
    return found


def between(game: str, a: tuple[Any, str | None], b: tuple[Any, str | None]) -> list[Change]:
    """What changes from A to B, each given as its options and its folder of data."""
    first, second = a[0] or {}, b[0] or {}
    names = [name for name in {**first, **second} if first.get(name) != second.get(name)]
    found = [Change(name, first.get(name), second.get(name), "") for name in sorted(names)]
    return found + _data_changes(game, of_data(game, a[1]), of_data(game, b[1]))


def _data_changes(game: str, a: dict[str, Datum], b: dict[str, Datum]) -> list[Change]:
    if not a and not b:
        return []
    ours = {datum.name: datum for datum in printed(game)}
    found = []
    for name in sorted({**a, **b}):
        usual = ours.get(name)
        old, new = (some[name].value if name in some else usual and usual.value for some in (a, b))
        if old != new:
            found.append(Change(name, old, new, usual.tag if usual else ""))
    return found


def find(game: str, name: str) -> Datum:
    """The datum that `mindarus.bonus` means: the end of one path in our files, and of one only."""
    wanted = tuple(name.split("."))
    found = [datum for datum in printed(game) if (datum.file, *datum.path)[-len(wanted) :] == wanted]
    if not found:
        raise BadData(f"over: {game} has neither an option nor a value in its data called {name!r}")
    if len(found) > 1:
        some = ", ".join(datum.name for datum in found[:6])
        raise BadData(f"over: {name!r} may be any of {some}; write more of its path")
    return found[0]
