"""What every HTTP route needs: JSON in and out, the asker's token, limits, and refusals as answers."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from polemos.engine.errors import PolemosError, RuleBug
from polemos.server.addresses import address_of
from polemos.server.claims import seat_for
from polemos.server.hall import Hall
from polemos.server.limits import Buckets
from polemos.server.problems import STORAGE, Refused, refusal
from polemos.server.replies import json_response, problem_response
from polemos.server.seats import Seat
from polemos.server.store import Damaged
from polemos.server.tables import Table

log = logging.getLogger("polemos.http")

Handler: TypeAlias = Callable[[Hall, Request], Awaitable[object]]
Body = TypeVar("Body")


@dataclass(frozen=True)
class Endpoint:
    """One route, as it is served and as OpenAPI describes it."""

    method: str
    path: str
    handler: Handler
    about: str
    body: Any = None
    #: What is answered, where that is not the JSON that `ANSWERS` describes.
    answer: str = ""
    #: Whether a seat token is needed ("yes"), understood ("may") or useless ("").
    token: str = ""
    #: Whether it makes a new match, which is limited more strictly.
    creates: bool = False


async def read_body(request: Request, kind: type[Body], limit: int) -> Body:
    """The body as a typed value; what is too long is not even read."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > limit:
            raise Refused("too_large", f"a body has at most {limit} bytes")
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad_request", f"body: {error}") from None


def token_of(request: Request) -> str | None:
    """The seat token of `Authorization: Bearer <token>`."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


def viewer_of(table: Table, request: Request) -> str | None:
    """The asker's role, or None for a spectator. A wrong token is refused, never ignored."""
    token = token_of(request)
    return None if token is None else _seat(table, token).role


def seat_needed(table: Table, request: Request) -> Seat:
    token = token_of(request)
    if token is None:
        raise Refused("no_seat", "this needs a seat token (Authorization: Bearer ...)")
    return _seat(table, token)


def _seat(table: Table, token: str) -> Seat:
    return seat_for(table.saved.seats, token)


async def table_of(hall: Hall, request: Request) -> Table:
    """The table of the path, at rest: what is read there is on disk."""
    table = await hall.table(request.path_params["match"])
    await table.at_rest()
    return table


def no_nul(request: Request) -> None:
    """No id of ours has the character that PostgreSQL does not take."""
    if any("\x00" in str(value) for value in request.path_params.values()):
        raise Refused("not_found", "there is nothing of that name")


class Door:
    """Puts limits before a handler and turns its refusals into answers."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        limits = hall.limits
        self.requests = Buckets(limits.requests, limits.request_burst)
        self.creations = Buckets(limits.creations, limits.creation_burst)

    def serve(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        async def serve(request: Request) -> Response:
            try:
                self._limit(request, endpoint.creates)
                no_nul(request)
                await self.hall.ready()
                answer = await endpoint.handler(self.hall, request)
                return answer if isinstance(answer, Response) else json_response(answer)
            except Refused as problem:
                self.hall.metrics.refused += 1
                return problem_response(problem)
            except (PolemosError, *STORAGE) as error:
                if isinstance(error, (RuleBug, Damaged)):
                    log.exception("%s %s", endpoint.method, endpoint.path)
                return problem_response(refusal(error))
            except ClientDisconnect:
                return Response(status_code=400)

        return serve

    def _limit(self, request: Request, creates: bool) -> None:
        address = address_of(request.scope)
        if not self.requests.take(address):
            raise Refused("too_fast", "too many requests; wait a little")
        if creates and not self.creations.take(address):
            raise Refused("too_fast", "too many new matches; wait a little")
