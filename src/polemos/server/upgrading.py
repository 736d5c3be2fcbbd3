"""`polemos upgrade`: what becomes of every match of a database under the present rules and data."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from polemos.engine import registry
from polemos.engine.errors import PolemosError
from polemos.engine.game import Game
from polemos.engine.match import TABLE, Action
from polemos.server.databases import open_store
from polemos.server.history import SALT
from polemos.server.keeping import READ_KEPT, Kept, read_kept
from polemos.server.outliving import Fate, fate, going_on
from polemos.server.seats import new_seed
from polemos.server.store import Damaged, Saved, Store


class Line(NamedTuple):
    """One match of the report."""

    match: str
    game: str
    version: int
    now: int
    over: bool
    fate: Fate
    note: str = ""


async def report(db: str | Path, games: Mapping[str, Game] | None, apply: bool) -> list[Line]:
    """Every match of the database; with `apply` those that go on are brought up to date."""
    store = open_store(db)
    await store.open(lambda error: None)
    try:
        rows = await store.read("select id from matches order by created, key", ())
        return [await _line(store, games, match, apply) for (match,) in rows]
    finally:
        await store.close()


async def _line(store: Store, games: Mapping[str, Game] | None, match: str, apply: bool) -> Line:
    saved = await store.find(match)
    assert saved is not None, "it was listed a moment ago"
    try:
        game = games[saved.game] if games is not None else registry.game(saved.game)
        steps = await store.steps(saved)
        kept = read_kept(await store.read(READ_KEPT, (saved.key,)))
        found, _ = fate(game, saved, steps, kept)
    except (KeyError, PolemosError, Damaged) as error:
        return Line(match, saved.game, saved.rules_version, 0, saved.ended is not None, Fate.READ, str(error))
    line = Line(
        match, saved.game, saved.rules_version, game.meta.rules_version, saved.ended is not None, found
    )
    if apply:
        await _apply(store, game, saved, steps, kept, found)
    return line


async def _apply(
    store: Store, game: Game, saved: Saved, steps: list[Action], kept: Kept, found: Fate
) -> None:
    was = saved.rules_version
    if found is Fate.REPLAYS:
        sql = "update matches set rules_version = ? where key = ?"
        await store.write([(sql, (game.meta.rules_version, saved.key))])
    elif found is Fate.POSITION:
        going_on(game, saved, steps, kept, new_seed())
        await store.go_on(saved, was, (TABLE, SALT, saved.secret))
