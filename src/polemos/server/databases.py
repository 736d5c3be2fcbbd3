"""Which database: a file, or PostgreSQL by its URL."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path

from polemos.engine.errors import BadData
from polemos.server.postgres import PostgresStore
from polemos.server.sqlite import SqliteStore
from polemos.server.store import Store

POSTGRES = ("postgres://", "postgresql://")


def default_file() -> Path:
    """The user's own data folder, wherever the system keeps such things."""
    return user_data_path("polemos") / "matches.sqlite3"


def open_store(db: str | Path) -> Store:
    """A store that is not connected yet. What looks like a URL of something else is no file name."""
    if isinstance(db, str) and db.startswith(POSTGRES):
        return PostgresStore(db)
    if isinstance(db, str) and "://" in db:
        kind = db.partition("://")[0]
        raise BadData(f"database: {kind}:// is neither the path of a file nor a postgresql:// address")
    return SqliteStore(db)
