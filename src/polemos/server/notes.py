"""What a seat writes down for itself: kept with the seat, shown to nobody else."""

from __future__ import annotations

from typing import Final

from polemos.server.store import Saved, Store

#: Characters of one seat's notes.
MOST: Final = 20_000

_READ: Final = "select body from notes where match = ? and role = ?"
_KEEP: Final = """insert into notes (match, role, body) values (?, ?, ?)
    on conflict (match, role) do update set body = excluded.body"""
_DROP: Final = "delete from notes where match = ? and role = ?"


async def read(store: Store, saved: Saved, role: str) -> str:
    rows = await store.read(_READ, (saved.key, role))
    return str(rows[0][0]) if rows else ""


async def keep(store: Store, saved: Saved, role: str, text: str) -> None:
    """An empty sheet is thrown away."""
    if text:
        await store.write([(_KEEP, (saved.key, role, text))])
    else:
        await store.write([(_DROP, (saved.key, role))])
