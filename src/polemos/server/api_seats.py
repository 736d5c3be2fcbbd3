"""Routes about one seat of a match: its private notes, and the bot that stands in for its owner."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request

from polemos.server import claims, notes
from polemos.server.botseats import standins
from polemos.server.hall import Hall
from polemos.server.http import Endpoint, read_body, seat_needed, table_of
from polemos.server.messages import Word
from polemos.server.summaries import summary


class Notes(Struct, forbid_unknown_fields=True):
    """A seat's private notes, whole."""

    text: Annotated[str, Meta(max_length=notes.MOST)]


class StandIn(Struct, forbid_unknown_fields=True):
    """The bot that takes a seat."""

    bot: Word


async def read_notes(hall: Hall, request: Request) -> object:
    table = await table_of(hall, request)
    seat = seat_needed(table, request)
    return {"role": seat.role, "text": await notes.read(hall.store, table.saved, seat.role)}


async def keep_notes(hall: Hall, request: Request) -> object:
    table = await table_of(hall, request)
    seat = seat_needed(table, request)
    asked = await read_body(request, Notes, hall.limits.body_bytes)
    await notes.keep(hall.store, table.saved, seat.role, asked.text)
    return {"role": seat.role, "text": asked.text}


async def stand_in(hall: Hall, request: Request) -> object:
    """A bot takes the seat."""
    table = await table_of(hall, request)
    seat = standins.seat_named(table, seat_needed(table, request), request.path_params["role"])
    asked = await read_body(request, StandIn, hall.limits.body_bytes)
    await standins.take(table, seat, asked.bot)
    return summary(table)


async def hand_back(hall: Hall, request: Request) -> object:
    """The seat's owner plays again."""
    table = await table_of(hall, request)
    seat = standins.seat_named(table, seat_needed(table, request), request.path_params["role"])
    await standins.hand_back(table, seat)
    return summary(table)


async def renew(hall: Hall, request: Request) -> object:
    """A token of his own for who holds the seat."""
    table = await table_of(hall, request)
    seat = seat_needed(table, request)
    return {"role": seat.role, "token": await claims.renew(table, seat)}


_NOTES = "/api/matches/{match}/notes"
_STAND_IN = "/api/matches/{match}/seats/{role}/bot"

ENDPOINTS = (
    Endpoint(
        "POST", "/api/matches/{match}/token", renew, "Exchange the seat's token for a new one.", token="yes"
    ),
    Endpoint("GET", _NOTES, read_notes, "The asker's own notes.", token="yes"),
    Endpoint("PUT", _NOTES, keep_notes, "Keep the asker's own notes.", Notes, token="yes"),
    Endpoint("PUT", _STAND_IN, stand_in, "Let a bot play this seat.", StandIn, token="yes"),
    Endpoint("DELETE", _STAND_IN, hand_back, "Take the seat back from the bot.", token="yes"),
)
