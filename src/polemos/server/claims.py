"""Who opens an invitation makes the seat his own (docs/decisions/server-links.md)."""

from __future__ import annotations

import hmac
from time import time
from typing import TYPE_CHECKING

from polemos.server.news import SeatsChanged
from polemos.server.problems import Refused
from polemos.server.seats import LINK, Seat, new_token, seat_of, token_hash
from polemos.server.told import Note

if TYPE_CHECKING:
    from polemos.server.tables import Table

_RENEW = "update seats set token = ?, voided = ?, claimed = ? where match = ? and role = ? and token = ?"
_TOKEN = "select token from seats where match = ? and role = ?"


def seat_for(seats: list[Seat], token: str) -> Seat:
    """The seat this token opens, or a refusal: a link that was exchanged says so to who comes too late."""
    found = seat_of(seats, token)
    if found is not None:
        return found
    old = token_hash(token)
    if any(seat.voided is not None and hmac.compare_digest(bytes(seat.voided), old) for seat in seats):
        raise Refused("claimed", "this link was exchanged for another: somebody has taken the seat with it")
    raise Refused("no_seat", "this token opens no seat of this match")


async def renew(table: Table, seat: Seat) -> str:
    """A token of his own for who holds the seat; the one before, which others may know, opens nothing more
    and whoever sits there by it must leave. The new one is told this once."""
    old, token, now = seat.token, new_token(), int(time())
    values = (token_hash(token), old, now, table.saved.key, seat.role, old)
    await table.store.write([(_RENEW, values)])
    kept = await table.store.read(_TOKEN, (table.saved.key, seat.role))
    if not kept or bytes(kept[0][0] or b"") != values[0]:
        raise Refused("claimed", "this link was exchanged for another just now")
    first = not seat.claimed
    seat.token, seat.voided, seat.claimed = values[0], old, now
    turn_out(table, seat.role)
    table.announce(SeatsChanged())
    if first and seat.kind == LINK:
        table.tell_everywhere(Note("seat-claimed", {"who": seat.role}))
    return token


def turn_out(table: Table, role: str) -> None:
    """Whoever sits there came with a token that no longer opens the seat."""
    for viewer in [viewer for viewer in table.viewers if viewer.role == role]:
        viewer.close(1008, "claimed")
