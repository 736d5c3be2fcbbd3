"""What is kept of a match beside its steps, so that lists are quick and the match outlives other rules.

A summary for lists; the log, a few views on the way and the last position as they were: whatever a later
version of the rules makes of the steps, these can be read, and play can go on from the position. And how the
match stands, with what only the server knows: so it is opened without being played again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any
from zlib import compress, decompress

import msgspec

from polemos.engine.header import in_passing, moments_of, views_before
from polemos.engine.journal import Entry, told_args
from polemos.engine.match import Match
from polemos.server import gently
from polemos.server.store import Statement
from polemos.server.summaries import summary

if TYPE_CHECKING:
    from polemos.server.tables import Table

#: A later state of the match is never replaced by an earlier one.
_KEEP = """insert into kept (match, steps, summary, body, standing) values (?, ?, ?, ?, ?)
    on conflict (match) do update set steps = excluded.steps, summary = excluded.summary,
    body = excluded.body, standing = excluded.standing where excluded.steps >= kept.steps"""
READ_KEPT = "select steps, body, standing from kept where match = ?"


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


class Stood(msgspec.Struct):
    """How a match stood: the generator, which is secret, how far undo went, and what each viewer counted."""

    key: str
    drawn: int
    given: list[int]
    entered: bool
    barrier: int
    counted: dict[str, list[int]]


def keep(key: int, kept: Kept, told: dict[str, Any], level: int = 1, stood: Stood | None = None) -> Statement:
    body = compress(msgspec.json.encode(kept), level)
    standing = None if stood is None else compress(msgspec.json.encode(stood), level)
    return _KEEP, (key, kept.steps, msgspec.json.encode(told).decode(), body, standing)


def stood_of(table: Table) -> Stood | None:
    """None while dice are being entered."""
    match = table.match
    if match.waits_for_dice:
        return None
    chance, moments = match.state.chance, table.counts.moments
    counted = {viewer or "": list(numbers) for viewer, numbers in moments.items()}
    return Stood(chance.key, chance.drawn, list(chance.given), chance.entered, match.barrier, counted)


async def keep_table(table: Table) -> Statement:
    """The present state of a table that is at rest; small where it is the last one. A long match is written
    down gently: meanwhile it may go on."""
    match = table.match
    numbers = {role: table.counts.now(role) for role in match.roles}
    told, stood = {**summary(table), "numbers": numbers}, stood_of(table)
    kept = Kept(table.steps, position=match.position())
    await gently.finish(_write_down(match, kept), table.slowly)
    return await asyncio.to_thread(keep, table.saved.key, kept, told, 6 if match.over else 1, stood)


def _write_down(match: Match, kept: Kept) -> Iterator[None]:
    """Log and views, a little at a time. What changes when somebody plays is taken at once."""
    entries, moments, sight = match.journal.entries.copy(), moments_of(match), in_passing()
    number, present = moments.pop()
    last = (number, match.game.seen(present, None, sight))
    kept.views = [(int(n), view) for n, view in views_before(match)]
    yield
    for n, state in moments:
        kept.views.append((n, match.game.seen(state, None, sight)))
        yield
    kept.views.append(last)
    for first in range(0, len(entries), 50):
        kept.log += [_written(entry) for entry in entries[first : first + 50]]
        yield


def _written(entry: Entry) -> dict[str, Any]:
    """A line of the log as it is kept; its lists need not be copied for that."""
    action, key, rule, args, to = entry
    line = {"action": action, "key": key, "rule": rule, "args": told_args(args)}
    return {**line, "to": to} if to else line


def read_stood(rows: list[tuple[Any, ...]]) -> Stood | None:
    if not rows or rows[0][2] is None:
        return None
    found: Stood = msgspec.json.decode(decompress(rows[0][2]), type=Stood)
    return found


def read_kept(rows: list[tuple[Any, ...]]) -> Kept:
    """What the store has, or nothing to read at all."""
    if not rows:
        return Kept(-1)
    found: Kept = msgspec.json.decode(decompress(rows[0][1]), type=Kept)
    return found
