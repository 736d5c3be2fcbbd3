"""What is kept of a match beside its steps, so that lists are quick and the match outlives other rules.

A summary for lists; the log, a few views on the way and the last position as they were: whatever a later
version of the rules makes of the steps, these can be read, and play can go on from the position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from zlib import compress, decompress

import msgspec

from polemos.engine.header import kept_of
from polemos.server.store import Statement
from polemos.server.summaries import summary

if TYPE_CHECKING:
    from polemos.server.tables import Table

#: A later state of the match is never replaced by an earlier one.
_KEEP = """insert into kept (match, steps, summary, body) values (?, ?, ?, ?)
    on conflict (match) do update set steps = excluded.steps, summary = excluded.summary, body = excluded.body
    where excluded.steps >= kept.steps"""
READ_KEPT = "select steps, body from kept where match = ?"


class Kept(msgspec.Struct):
    """What can be read without any rules."""

    steps: int
    log: list[dict[str, Any]] = []
    views: list[tuple[int, dict[str, Any]]] = []
    position: dict[str, Any] | None = None


def kept_from(kept: Any, steps: int) -> Kept:
    """As a record has it; ValidationError if it is something else."""
    found: Kept = msgspec.convert({**kept, "steps": steps}, Kept)
    return found


def keep(key: int, kept: Kept, told: dict[str, Any], level: int = 1) -> Statement:
    body = compress(msgspec.json.encode(kept), level)
    return _KEEP, (key, kept.steps, msgspec.json.encode(told).decode(), body)


def keep_table(table: Table) -> Statement:
    """The present state of a table that is at rest; small where it is the last one."""
    match = table.match
    numbers = {role: table.counts.now(role) for role in match.roles}
    kept = kept_from(kept_of(match), table.steps)
    return keep(table.saved.key, kept, {**summary(table), "numbers": numbers}, 9 if match.over else 1)


def read_kept(rows: list[tuple[Any, ...]]) -> Kept:
    """What the store has, or nothing to read at all."""
    if not rows:
        return Kept(-1)
    found: Kept = msgspec.json.decode(decompress(rows[0][1]), type=Kept)
    return found
