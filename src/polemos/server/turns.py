"""A fair queue: whoever asks for much waits behind whoever asks for little, not before him."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import heappop, heappush

from polemos.server.problems import Refused


class Turns:
    """So many places; of those who wait, whoever has had the fewest turns lately comes first."""

    def __init__(self, places: int, most: int = 1_000_000) -> None:
        self.free = places
        #: How many may wait for the same asker.
        self.most = most
        self.queue: list[tuple[int, int, str, asyncio.Future[None]]] = []
        self.waiting: Counter[str] = Counter()
        #: The rank each asker got last, and the highest that was served.
        self.last: dict[str, int] = {}
        self.served = 0
        self.came = 0

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        if self.free and not self.queue:
            self.free -= 1
        else:
            await self._wait(who)
        try:
            yield
        finally:
            self.free += 1
            self._serve()

    async def _wait(self, who: str) -> None:
        if self.waiting[who] >= self.most:
            raise Refused("too_many", "too many questions to bots are waiting; wait a little")
        rank = max(self.served, self.last.get(who, 0)) + 1
        self.last[who] = rank
        self.came += 1
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heappush(self.queue, (rank, self.came, who, place))
        self.waiting[who] += 1
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.free += 1  # it had just been served
                self._serve()
            raise
        finally:
            self.waiting[who] -= 1
            if not self.waiting[who]:
                del self.waiting[who]

    def _serve(self) -> None:
        while self.free and self.queue:
            rank, _, _, place = heappop(self.queue)
            if not place.done():
                self.served = rank
                self.free -= 1
                place.set_result(None)
        if not self.queue:
            self.last.clear()
            self.served = 0
