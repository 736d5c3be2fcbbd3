"""How much one visitor may ask: generous to people and programs, closed to floods."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from time import monotonic


@dataclass(frozen=True)
class Limits:
    """Every bound in one place, so that a benchmark or an open server can choose others."""

    #: Messages a second on one socket, and how many may come at once.
    messages: float = 300.0
    message_burst: float = 600.0
    #: So many refused messages close the socket.
    patience: int = 2_000
    #: HTTP requests a second from one address, and how many may come at once.
    requests: float = 50.0
    request_burst: float = 400.0
    #: Looking back: the share of one processor that one address may use for long, and seconds of it at once.
    lookback_share: float = 0.1
    lookback_burst: float = 0.5
    #: Notes and near misses beside questions, likewise: who clicks faster than people do is told none.
    aside_share: float = 0.1
    aside_burst: float = 1.0
    #: New matches a second from one address (also uploads, branches, rematches).
    creations: float = 1.0
    creation_burst: float = 120.0
    #: Bytes: one socket message, one HTTP body (a record may be long).
    message_bytes: int = 4_096
    body_bytes: int = 2_000_000
    #: Open HTTP connections: in all, and from one address.
    connections: int = 4_000
    connections_per_address: int = 100
    #: Seconds for a request's head, and for its body.
    header_seconds: float = 10.0
    body_seconds: float = 30.0
    #: Open sockets: in all, at one match, and from one address.
    sockets: int = 4_000
    sockets_per_match: int = 200
    sockets_per_address: int = 400
    #: Records and positions that may wait to be checked: in all, and from one address; seconds for each.
    checks: int = 16
    checks_per_address: int = 2
    check_seconds: float = 20.0
    #: Questions to bots that may wait from one address (hints and analyses are among them).
    thoughts_per_address: int = 200
    #: Questions a second from one address that cost more than a click but are no thoughts (why not? what if?
    #: a page of the log, the whole view after a choice made on an old one).
    whims: float = 20.0
    whim_burst: float = 100.0
    #: Messages that may wait at one match while its last action is being stored.
    inbox: int = 128
    #: Bots think for a match as long as somebody looks on, and so many seconds after that.
    watched_seconds: float = 60.0
    #: Seconds without a sign of a seat's owner after which who began the match may let a bot play for him.
    absence_seconds: float = 24 * 3600.0
    #: Where something is hidden, a bot never answers faster: at once would tell that it had no choice.
    bot_pause: float = 0.4
    #: Seconds before a standing order is carried out, a quarter of it where nothing is hidden.
    order_pause: float = 0.8
    #: Seconds in which a program on a socket must answer, else `greedy` plays on in its seat.
    program_seconds: float = 20.0


#: For tests and experiments with programs on one's own machine: no rates, no pauses; sizes stay bounded.
LIFTED = Limits(
    messages=1e6,
    message_burst=1e6,
    requests=1e6,
    request_burst=1e6,
    lookback_share=1e6,
    lookback_burst=1e6,
    aside_share=1e6,
    aside_burst=1e6,
    creations=1e6,
    creation_burst=1e6,
    connections_per_address=4_000,
    sockets_per_address=4_000,
    checks_per_address=16,
    thoughts_per_address=4_000,
    whims=1e6,
    whim_burst=1e6,
    bot_pause=0.0,
    order_pause=0.0,
)


class Bucket:
    """A token bucket: `rate` a second, at most `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = monotonic()

    def take(self) -> bool:
        if self.refilled() < 1.0:
            return False
        self.level -= 1.0
        return True

    def refilled(self) -> float:
        """What is in it now."""
        now = monotonic()
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        return self.level

    @property
    def full(self) -> bool:
        return self.level + (monotonic() - self.at) * self.rate >= self.burst


class Buckets:
    """One bucket per address; those that are full again are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        return self.of(address).take()

    def of(self, address: str) -> Bucket:
        bucket = self.buckets.get(address)
        if bucket is None:
            if len(self.buckets) > 10_000:
                self.buckets = {a: b for a, b in self.buckets.items() if not b.full}
            bucket = self.buckets[address] = Bucket(self.rate, self.burst)
        return bucket


class Budget:
    """Seconds of the processor for one kind of work, by address: who has used up his own waits."""

    def __init__(self, share: float, burst: float) -> None:
        self.buckets = Buckets(share, burst)

    async def wait(self, address: str) -> None:
        """Until the address has something left."""
        bucket = self.buckets.of(address)
        while bucket.refilled() <= 0:
            await asyncio.sleep(-bucket.level / bucket.rate + 0.001)

    def spend(self, address: str, seconds: float) -> None:
        self.buckets.of(address).level -= seconds
