"""Watching the server: alive, ready, metrics for Prometheus, and a small page, on a port of its own.

`/healthz` and `/readyz` are answered everywhere (a proxy asks them); metrics and the page only on the port
given with `--admin-port`, which is bound to loopback. Nothing here tells a token, a seed or a secret.
"""

from __future__ import annotations

import asyncio
from html import escape
from time import monotonic
from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from polemos import __version__
from polemos.server.replies import METHODS, by_method

if TYPE_CHECKING:
    from polemos.server.connections import Crowd
    from polemos.server.hall import Hall

#: Seconds in which the database must answer a server that is ready.
READY_TIME = 2.0
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Histogram:
    """How long something took, as Prometheus counts it."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.sum += seconds
        for i, limit in enumerate(BUCKETS):
            if seconds <= limit:
                self.counts[i] += 1
                return
        self.counts[-1] += 1

    def lines(self, name: str) -> list[str]:
        told, total = [f"# TYPE {name} histogram"], 0
        for limit, count in zip((*map(str, BUCKETS), "+Inf"), self.counts, strict=True):
            total += count
            told.append(f'{name}_bucket{{le="{limit}"}} {total}')
        return [*told, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


class Metrics:
    """What is counted while the server runs."""

    def __init__(self) -> None:
        self.began = monotonic()
        self.commit = Histogram()
        self.refused = 0
        self.failed = 0


class Admin:
    """The routes. `port`: where metrics and the page may be seen; None: nowhere."""

    def __init__(self, hall: Hall, port: int | None, crowd: Crowd | None) -> None:
        self.hall = hall
        self.port = port
        self.crowd = crowd

    def routes(self) -> list[BaseRoute]:
        paths = {
            "/healthz": self.health,
            "/readyz": self.ready,
            "/metrics": self.metrics,
            "/admin": self.page,
        }
        return [Route(path, by_method({"GET": answer}), methods=METHODS) for path, answer in paths.items()]

    async def health(self, request: Request) -> Response:
        return PlainTextResponse("alive\n")

    async def ready(self, request: Request) -> Response:
        """Games are read and the database answers."""
        try:
            async with asyncio.timeout(READY_TIME):
                await self.hall.ready()
                await self.hall.store.read("select 1", ())
        except Exception:
            return PlainTextResponse("the database does not answer\n", 503)
        return PlainTextResponse("ready\n")

    def _here(self, request: Request) -> bool:
        server = request.scope.get("server")
        return self.port is not None and server is not None and server[1] == self.port

    async def metrics(self, request: Request) -> Response:
        if not self._here(request):
            return PlainTextResponse("not here\n", 404)
        return PlainTextResponse("\n".join(self.lines()) + "\n", media_type="text/plain; version=0.0.4")

    def lines(self) -> list[str]:
        told = self.hall.metrics.commit.lines("polemos_commit_seconds")
        for name, value in self.numbers().items():
            kind = "counter" if name.endswith("_total") else "gauge"
            told += [f"# TYPE polemos_{name} {kind}", f"polemos_{name} {value}"]
        return told

    def numbers(self) -> dict[str, float]:
        hall = self.hall
        tables = list(hall.tables.values())
        turns = hall.pool.turns
        return {
            "up_seconds": round(monotonic() - hall.metrics.began, 1),
            "steps_total": sum(hall.metrics.commit.counts),
            "steps_failed_total": hall.metrics.failed,
            "requests_refused_total": hall.metrics.refused,
            "connections_refused_total": 0 if self.crowd is None else self.crowd.refused,
            "tables": len(tables),
            "tables_kept": sum(table.keeper for table in tables),
            "tables_waiting_for_storage": sum(table.down for table in tables),
            "sockets": hall.sockets,
            "connections": 0 if self.crowd is None else self.crowd.total,
            "bots_waiting": len(turns.queue),
            "bots_free": turns.free,
            "checks": hall.checks.waiting.total(),
        }

    async def page(self, request: Request) -> Response:
        if not self._here(request):
            return PlainTextResponse("not here\n", 404)
        numbers = "".join(f"<tr><td>{k}<td>{v}" for k, v in self.numbers().items())
        tables = "".join(_row(table) for table in self.hall.tables.values())
        return HTMLResponse(
            f"<!doctype html><html lang=en><meta charset=utf-8><title>Polemos {__version__}</title>"
            f"<h1>Polemos {__version__}</h1><table>{numbers}</table>"
            "<h2>Open tables</h2><table><tr><th>match<th>game<th>steps<th>viewers<th>bots<th>kept"
            f"{tables}</table>"
        )


def _row(table: Any) -> str:
    cells = (table.id, table.saved.game, table.steps, len(table.viewers), len(table.bots), table.keeper)
    return "<tr>" + "".join(f"<td>{escape(str(cell))}" for cell in cells)
