"""Connections that say nothing are closed, and one address gets only so many: nobody locks out another.

uvicorn's own HTTP protocol waits for ever for the first request of a connection; this one does not.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from polemos.server.addresses import Proxies, household
from polemos.server.limits import Limits


class Crowd:
    """The open HTTP connections, by address; what comes through a proxy of ours is counted by request."""

    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self.limits = limits
        self.proxies = proxies
        self.by_address: Counter[str] = Counter()
        self.total = 0
        self.refused = 0

    def admit(self, address: str) -> bool:
        full = self.total >= self.limits.connections
        if not self.proxies.trusts(address):
            full = full or self.by_address[household(address)] >= self.limits.connections_per_address
        if full:
            self.refused += 1
            return False
        self.total += 1
        self.by_address[household(address)] += 1
        return True

    def leave(self, address: str) -> None:
        self.total -= 1
        self.by_address[household(address)] -= 1
        if not self.by_address[household(address)]:
            del self.by_address[household(address)]


class GuardedProtocol(HttpToolsProtocol):
    """HTTP with a time limit for every request's head and body."""

    crowd: Crowd
    admitted = ""
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else "local"
        super().connection_made(transport)
        if self.crowd.admit(address):
            self.admitted = address
            self._expect(self.crowd.limits.header_seconds)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._gone()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.parser is not None:
            super().data_received(data)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect(self.crowd.limits.header_seconds)

    def on_headers_complete(self) -> None:
        self._expect(self.crowd.limits.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._expect(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a socket, which has limits of its own."""
        self._gone()
        super().handle_websocket_upgrade()

    def _expect(self, seconds: float | None) -> None:
        """What is expected must come within this time; nothing more is expected for None."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if seconds is None else self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        with contextlib.suppress(RuntimeError):
            self.transport.abort()

    def _gone(self) -> None:
        self._expect(None)
        if self.admitted:
            self.crowd.leave(self.admitted)
            self.admitted = ""


def guarded(crowd: Crowd) -> Callable[..., asyncio.Protocol]:
    """The protocol's class for one server."""
    return type("Guarded", (GuardedProtocol,), {"crowd": crowd})
