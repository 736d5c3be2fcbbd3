"""Which database: a file, or PostgreSQL by its URL."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path

from polemos.server.postgres import PostgresStore
from polemos.server.sqlite import SqliteStore
from polemos.server.store import Store

POSTGRES = ("postgres://", "postgresql://")


def default_file() -> Path:
    """The user's own data folder, wherever the system keeps such things."""
    return user_data_path("polemos") / "matches.sqlite3"


def open_store(db: str | Path) -> Store:
    """A store that is not connected yet."""
    return PostgresStore(db) if isinstance(db, str) and db.startswith(POSTGRES) else SqliteStore(db)
