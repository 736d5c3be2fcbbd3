"""`polemos backup` and `polemos restore`: one private file with everything, also while the server runs.

The file is a SQLite database of ours whatever the source is, so it also moves matches between a file and
PostgreSQL.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from polemos.engine.errors import BadData
from polemos.server.databases import POSTGRES
from polemos.server.filelock import FileLock
from polemos.server.migrations import NEWEST
from polemos.server.postgres import MIGRATION_LOCK, PostgresStore, connected
from polemos.server.sqlite import connect, make_private, migrate

#: What a backup holds, in an order in which it can be written.
TABLES: Final = (
    "matches",
    "seats",
    "actions",
    "kept",
    "notes",
    "orders",
    "auctions",
    "bids",
    "auction_ends",
    "rematches",
)


def is_postgres(db: str | Path) -> bool:
    return isinstance(db, str) and db.startswith(POSTGRES)


async def backup(db: str | Path, target: Path) -> int:
    """Copy the database into a new file; how many matches it has."""
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        make_private(draft)
        with closing(sqlite3.connect(draft)) as copy:
            if is_postgres(db):
                await _from_postgres(str(db), copy)
            else:
                _from_file(Path(db), copy)
            count: int = copy.execute("select count(*) from matches").fetchone()[0]
        draft.replace(target)
    except sqlite3.Error as error:
        raise BadData(f"backup: {error}") from error
    finally:
        draft.unlink(missing_ok=True)
    return count


def _from_file(path: Path, copy: sqlite3.Connection) -> None:
    """SQLite's own online backup: consistent while others write."""
    if not path.is_file():
        raise BadData(f"database: there is no file {path}")
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as source:
        source.backup(copy)


async def _from_postgres(url: str, copy: sqlite3.Connection) -> None:
    """Everything as of one moment."""
    migrate(copy)
    db = await connected(url)
    try:
        async with db.transaction(isolation="repeatable_read", readonly=True):
            version = await db.fetchval("select max(version) from polemos_schema")
            if version != NEWEST:
                raise BadData(f"database: version {version}; start the server once to bring it up to date")
            for table in TABLES:
                columns = _columns(copy, table)
                for row in await db.fetch(f"select {', '.join(columns)} from {table}", timeout=600):
                    _insert(copy, table, columns, tuple(row))
        copy.commit()
    finally:
        await db.close()


async def restore(file: Path, db: str | Path) -> int:
    """Bring a backup back, into a place that has no matches yet."""
    if not file.is_file():
        raise BadData(f"backup: there is no file {file}")
    if is_postgres(db):
        return await _to_postgres(file, str(db))
    return _to_file(file, Path(db))


def _to_file(file: Path, path: Path) -> int:
    make_private(path)
    held = FileLock(path.with_name(path.name + ".lock"))
    held.take(f"database: {path} is in use by a server; stop it first")
    try:
        with closing(connect(path)) as target, closing(connect(file)) as source:
            known = target.execute("select count(*) from sqlite_master where name = 'matches'").fetchone()[0]
            if known and target.execute("select count(*) from matches").fetchone()[0]:
                raise BadData(f"database: {path} has matches; restore into a new file")
            source.backup(target)
            migrate(target)
            return int(target.execute("select count(*) from matches").fetchone()[0])
    finally:
        held.release()


async def _to_postgres(file: Path, url: str) -> int:
    store = PostgresStore(url)
    await store.open(lambda error: None)
    await store.close()
    db = await connected(url)
    try:
        with closing(connect(file)) as source:
            async with db.transaction():
                await db.execute("select pg_advisory_xact_lock($1)", MIGRATION_LOCK)
                if await db.fetchval("select count(*) from matches"):
                    raise BadData("database: it has matches; restore into an empty one")
                for table in TABLES:
                    await _copy_rows(source, db, table)
                sequence = "pg_get_serial_sequence('matches', 'key')"
                await db.execute(f"select setval({sequence}, coalesce(max(key), 1)) from matches")
                return int(await db.fetchval("select count(*) from matches"))
    finally:
        await db.close()


async def _copy_rows(source: sqlite3.Connection, db: Any, table: str) -> None:
    columns = _columns(source, table)
    rows = source.execute(f"select {', '.join(columns)} from {table}").fetchall()
    marks = ", ".join(f"${i}" for i in range(1, len(columns) + 1))
    await db.executemany(f"insert into {table} ({', '.join(columns)}) values ({marks})", rows, timeout=600)


def _columns(db: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in db.execute(f"pragma table_info({table})")]


def _insert(db: sqlite3.Connection, table: str, columns: list[str], row: tuple[Any, ...]) -> None:
    marks = ", ".join("?" * len(columns))
    db.execute(f"insert into {table} ({', '.join(columns)}) values ({marks})", row)
