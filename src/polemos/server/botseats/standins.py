"""A bot takes a person's seat in mid-game, and hands it back. Everybody at the table is told."""

from __future__ import annotations

from time import time

from polemos.engine.errors import BadData
from polemos.server.audience import bots_of
from polemos.server.botseats.moves import wake
from polemos.server.news import SeatsChanged
from polemos.server.problems import Refused
from polemos.server.seats import HERE, Seat
from polemos.server.store import Job
from polemos.server.tables import Table
from polemos.server.told import Note

#: Seconds between two notes in the database that somebody was here.
SEEN_EVERY = 60
_SEEN = "update seats set seen = ? where match = ? and role = ?"
_SHOWN = "update seats set shown = ? where match = ? and role = ?"
_SET = "update seats set stand_in = ? where match = ? and role = ?"


def seat_named(table: Table, asker: Seat, role: str) -> Seat:
    """The seat of a role for which this asker may speak: his own, one of the same table (both were made
    `here`, and nobody has taken one of them along by a token of his own), or as who began the match that of
    somebody who has not been seen for long."""
    if role not in table.match.roles:
        raise Refused("not_found", f"there is no seat {role!r}")
    seat = table.seat(role)
    if seat.born_bot:
        raise Refused("not_allowed", "this seat was a bot's from the beginning")
    together = asker.kind == seat.kind == HERE and not (asker.claimed or seat.claimed)
    if asker.role == role or together:
        return seat
    if asker.kind != HERE or not absent(table, seat):
        hours = table.limits.absence_seconds / 3600
        late = f"once he has not been seen for {hours:g} hours"
        raise Refused("not_allowed", f"only the seat's owner may ask for this, or who began the match {late}")
    return seat


def absent(table: Table, seat: Seat) -> bool:
    """Whether nobody has seen the seat's owner for long."""
    if seat.role in table.present():
        return False
    return time() - max(seat.seen, table.saved.created) > table.limits.absence_seconds


def seen(table: Table, role: str) -> None:
    """The seat's owner is here, or just was. Nobody waits for this note."""
    seat = table.seat(role)
    if time() - seat.seen > SEEN_EVERY:
        seat.seen = int(time())
        table.store.submit(Job([(_SEEN, (seat.seen, table.saved.key, role))], lambda error: None))


def shown(table: Table, role: str) -> None:
    """What the seat's owner has seen of the match, so that he is told the rest when he comes back."""
    seat = table.seat(role)
    number = table.match.number - (len(table.taken) if table.busy else 0)
    if number != seat.shown and number >= 0:
        seat.shown = number
        table.store.submit(Job([(_SHOWN, (number, table.saved.key, role))], lambda error: None))


async def take(table: Table, seat: Seat, bot: str, key: str = "bot-takes-seat") -> None:
    """From now on the bot chooses in this seat."""
    pool = table.pool
    if pool is None or not pool.knows(bot):
        raise BadData(f"bot: {bot!r} is not one of {', '.join(pool.names if pool is not None else ())}")
    if table.match.over:
        raise Refused("is_over", "the match is over")
    await _change(table, seat, bot, key)
    wake(table)


async def hand_back(table: Table, seat: Seat) -> None:
    """The person plays again; what the bot was thinking about is dropped."""
    await _change(table, seat, "", "bot-leaves-seat")
    thinking = table.bot_tasks.pop(seat.role, None)
    if thinking is not None:
        thinking.cancel()
    table.plans.pop(seat.role, None)
    table.replaced.discard(seat.role)


async def _change(table: Table, seat: Seat, bot: str, key: str) -> None:
    """Stored first, then shown."""
    await table.store.write([(_SET, (bot, table.saved.key, seat.role))])
    seat.stand_in = bot
    table.bots = bots_of(table.saved)
    await table.at_rest()
    table.show_news()
    table.announce(SeatsChanged())
    table.tell_everywhere(Note(key, {"who": seat.role}))
