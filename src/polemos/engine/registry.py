"""Which games there are. A game is a folder of `polemos.games` that has a `game` module."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from polemos.engine import record as records
from polemos.engine.errors import BadData
from polemos.engine.game import Game
from polemos.engine.match import Match

PACKAGE: Final = "polemos.games"


@cache
def games() -> tuple[str, ...]:
    """The ids of all games, sorted."""
    found = {
        path.parent.name
        for folder in import_module(PACKAGE).__path__
        for path in Path(folder).glob("*/game.*")
        if path.suffix in (".py", ".so", ".pyd")
    }
    return tuple(sorted(found))


def game(name: str, data: str | Path | None = None) -> Game:
    """The game of that id; `data` is a folder with the player's own files, merged by id."""
    if name not in games():
        raise BadData(f"game: there is no game {name!r} (there are: {', '.join(games())})")
    own = own_data(name, data)
    return _own(name) if own is None else _make(name, own)


def own_data(name: str, data: str | Path | None) -> Path | None:
    """Where a player's folder has the files of one game: in a folder named after it, or at the top.

    A folder for other games only says nothing about this one; any other without files is a slip.
    """
    if data is None:
        return None
    folder = Path(data)
    if not folder.is_dir():
        raise BadData(f"data: {data} is not a folder")
    own = folder / name if (folder / name).is_dir() else folder
    if any(own.glob("*.yaml")):
        return own
    if own != folder:
        raise BadData(f"data: {own} has no data file of {name}")
    if any((folder / other).is_dir() for other in games()):
        return None
    raise BadData(f"data: {own} has no data file of {name}, and no folder named after a game")


@cache
def _own(name: str) -> Game:
    return _make(name, None)


def _make(name: str, data: Path | None) -> Game:
    made: Game = import_module(f"{PACKAGE}.{name}.game").make(data)
    return made


def provenance(name: str, data: str | Path | None = None) -> dict[str, Any]:
    """Where every datum of a game comes from, and whether the files fit together.

    Made by the `provenance` module of the game's folder, also for files with which no match can start.
    """
    if name not in games():
        game(name)  # says which games there are
    module = import_module(f"{PACKAGE}.{name}.provenance")
    report: dict[str, Any] = module.report(own_data(name, data))
    return report


def replay(record: object, data: str | Path | None = None) -> Match:
    """Play a record again, verifying every action, every die and the final position."""
    return records.replay(game(records.game_of(record), data), record)
