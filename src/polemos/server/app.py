"""The whole server as one ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from polemos import __version__
from polemos.engine.errors import BadData
from polemos.engine.game import Game
from polemos.server import api_auctions, api_games, api_lessons, api_matches, api_seats
from polemos.server.addresses import Proxies
from polemos.server.admin import Admin
from polemos.server.bots import BotPool
from polemos.server.connections import Crowd
from polemos.server.databases import open_store
from polemos.server.hall import Hall
from polemos.server.http import Door, Endpoint
from polemos.server.limits import Limits
from polemos.server.openapi import describe
from polemos.server.pages import SECURITY, Pages
from polemos.server.postgres import PostgresStore
from polemos.server.problems import Refused
from polemos.server.replies import METHODS, Served, by_method, json_response, problem_response
from polemos.server.sockets import MatchSocket
from polemos.server.store import Store
from polemos.server.thinking import Queue

log = logging.getLogger("polemos")


@dataclass
class Settings:
    """How a server is set up. `games` and `pool` are for tests; None: the registered games, our bots."""

    #: A file, or the URL of a PostgreSQL database.
    db: str | Path
    data: Path | None = None
    games: Mapping[str, Game] | None = None
    limits: Limits = field(default_factory=Limits)
    pool: Callable[[], BotPool] | None = None
    static: Path | None = None
    #: Names under which the server may be addressed; None: any. Keeps other sites' pages out (DNS rebinding).
    hosts: tuple[str, ...] | None = None
    #: The address visitors use, where a proxy stands before the server; the proxies we believe.
    public_url: str = ""
    proxies: tuple[str, ...] = ()
    #: Whether bots think in processes of their own that take questions from PostgreSQL.
    bots_elsewhere: bool = False
    #: The port of metrics and the admin page, on loopback.
    admin_port: int | None = None
    #: Told when the store's writer dies or a game cannot be read: the server must stop.
    on_death: Callable[[BaseException], None] = lambda error: None


ENDPOINTS: tuple[Endpoint, ...] = (
    *api_games.ENDPOINTS,
    *api_matches.ENDPOINTS,
    *api_seats.ENDPOINTS,
    *api_auctions.ENDPOINTS,
    *api_lessons.ENDPOINTS,
)


class Guard:
    """Security headers on every answer, and only addresses that are ours.

    Behind a reverse proxy of ours the visitor's own address counts; what anybody else writes into
    `X-Forwarded-For` does not."""

    def __init__(
        self, app: ASGIApp, hosts: tuple[str, ...] | None, proxies: Proxies, public_url: str = ""
    ) -> None:
        self.app = app
        self.hosts = hosts
        self.proxies = proxies
        self.public = public_url.rstrip("/").lower()
        self.headers = [(name.lower().encode(), value.encode()) for name, value in SECURITY.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        self._find_visitor(scope)
        if not self._foreign(scope):
            await self.app(scope, receive, self._with_headers(send) if scope["type"] == "http" else send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": "refused"})
        else:
            await problem_response(Refused("bad_request", "this request comes from another site"))(
                scope, receive, send
            )

    def _find_visitor(self, scope: Scope) -> None:
        client = scope.get("client")
        if client is not None and self.proxies.trusts(client[0]):
            forwarded = ",".join(_values(scope, b"x-forwarded-for"))
            scope["client"] = (self.proxies.origin(client[0], forwarded), client[1])

    def _foreign(self, scope: Scope) -> bool:
        """Another site's page, or a name that is not ours. Reading is left to the browser's own rules."""
        if scope.get("method", "POST") not in ("GET", "HEAD") and not self._own_page(scope):
            return True
        if self.hosts is None:
            return False
        named = _values(scope, b"host") or [""]
        return any(host.rsplit(":", 1)[0].strip("[]").lower() not in self.hosts for host in named)

    def _own_page(self, scope: Scope) -> bool:
        """A page of another site may not use its visitor's table. Programs send no Origin."""
        origins = _values(scope, b"origin")
        host = ",".join(_values(scope, b"host")).lower()
        return all(one.lower() == self.public or urlsplit(one.lower()).netloc == host for one in origins)

    def _with_headers(self, send: Send) -> Send:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        return with_headers


def _values(scope: Scope, name: bytes) -> list[str]:
    return [value.decode("latin-1") for known, value in scope["headers"] if known == name]


def create_app(settings: Settings) -> Starlette:
    """The application; its database is opened when it starts and closed when it ends."""
    store = open_store(settings.db)
    limits = settings.limits
    pool = settings.pool() if settings.pool is not None else own_pool(settings, store)
    hall = Hall(store, pool, limits, settings.games, settings.data)
    proxies = Proxies(settings.proxies)
    crowd = Crowd(limits, proxies)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await store.open(settings.on_death)
        await hall.share()
        hall.reading = asyncio.create_task(hall.load_games())
        hall.reading.add_done_callback(lambda task: unreadable(task, settings))
        sweeper = asyncio.create_task(hall.sweep())
        try:
            yield
        finally:
            sweeper.cancel()
            hall.reading.cancel()
            await hall.close()
            await store.close()

    guard = Middleware(Guard, hosts=settings.hosts, proxies=proxies, public_url=settings.public_url)
    admin = Admin(hall, settings.admin_port, crowd)
    app = Starlette(
        routes=[*admin.routes(), *routes(hall, settings)],
        middleware=[guard, Middleware(GZipMiddleware, minimum_size=1024, compresslevel=4)],
        lifespan=lifespan,
    )
    app.state.hall, app.state.crowd, app.state.admin = hall, crowd, admin
    return app


def own_pool(settings: Settings, store: Store) -> BotPool:
    """Bots think in processes of this server, or wherever `polemos think` runs."""
    if settings.bots_elsewhere:
        if not isinstance(store, PostgresStore):
            raise BadData("bots: they think elsewhere only with PostgreSQL")
        return Queue(store, data=settings.data)
    return BotPool(data=settings.data, most=settings.limits.thoughts_per_address)


async def nothing_there(request: Request) -> Response:
    """A program gets JSON also where it has lost its way."""
    return problem_response(Refused("not_found", f"there is no route {request.url.path}"))


def unreadable(task: asyncio.Task[None], settings: Settings) -> None:
    """A game whose data are wrong is named at once, not when somebody wants to play it."""
    error = None if task.cancelled() else task.exception()
    if error is not None:
        settings.on_death(error)


def routes(hall: Hall, settings: Settings) -> list[BaseRoute]:
    door = Door(hall)
    document = describe(ENDPOINTS, __version__)

    async def openapi(request: Request) -> Response:
        return json_response(document)

    found: list[BaseRoute] = [WebSocketRoute("/ws/matches/{match}", MatchSocket(hall))]
    found.append(Route("/api/openapi.json", by_method({"GET": openapi}), methods=METHODS))
    found += served(door, ENDPOINTS)
    found.append(Route("/api/{path:path}", nothing_there, methods=METHODS))
    pages = Pages(settings.static) if settings.static else Pages()
    found.append(Route("/{path:path}", by_method({"GET": pages.serve}), methods=METHODS))
    return found


def served(door: Door, endpoints: Iterable[Endpoint]) -> list[BaseRoute]:
    """One route for each path: a wrong method is told which there are, all of them."""
    by_path: dict[str, dict[str, Served]] = {}
    for one in endpoints:
        by_path.setdefault(one.path, {})[one.method] = door.serve(one)
    return [Route(path, by_method(found), methods=METHODS) for path, found in by_path.items()]
