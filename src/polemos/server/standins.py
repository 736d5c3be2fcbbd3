"""A bot takes a person's seat in mid-game, and hands it back. Everybody at the table is told."""

from __future__ import annotations

from polemos.engine.errors import BadData
from polemos.server import botseats
from polemos.server.problems import Refused
from polemos.server.seats import BOT, HERE, Seat
from polemos.server.tables import Table, bots_of

_SET = "update seats set stand_in = ? where match = ? and role = ?"


def may_ask(asker: Seat, seat: Seat) -> bool:
    """The seat's owner, or who began the match: those seats are the ones `here`."""
    return asker.role == seat.role or asker.kind == HERE


def seat_named(table: Table, asker: Seat, role: str) -> Seat:
    """The seat of a role for which this asker may speak."""
    if role not in table.match.roles:
        raise Refused("not_found", f"there is no seat {role!r}")
    seat = table.seat(role)
    if seat.kind.startswith(BOT):
        raise Refused("not_allowed", "this seat was a bot's from the beginning")
    if not may_ask(asker, seat):
        raise Refused("not_allowed", "only the seat's owner or who began the match may ask for this")
    return seat


async def take(table: Table, seat: Seat, bot: str, key: str = "bot-takes-seat") -> None:
    """From now on the bot chooses in this seat."""
    names = table.pool.names if table.pool is not None else ()
    if bot not in names:
        raise BadData(f"bot: {bot!r} is not one of {', '.join(names)}")
    if table.match.over:
        raise Refused("is_over", "the match is over")
    await _change(table, seat, bot, key)
    if table.pool is not None:
        table.pool.warm(table.saved.game)
    botseats.wake(table)


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
    table.tell_all({"t": "note", "key": key, "args": {"who": seat.role}})
