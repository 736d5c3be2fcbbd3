"""Several servers on one database: what the others do at a match that is open here too, and who keeps it.

Any server serves any viewer: each has the match in memory and takes the steps that others have stored, in
their order; a step of its own under a number already taken is refused by the database. One of them keeps the
match: it holds the match's lock and lets its bots think. If it dies the lock is free at once.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

from polemos.engine.errors import PolemosError
from polemos.server import orders
from polemos.server.audience import bots_of
from polemos.server.botseats.moves import wake
from polemos.server.bus import Bus, Told
from polemos.server.claims import turn_out
from polemos.server.commands import answered, asked
from polemos.server.history import read_step
from polemos.server.news import (
    Gone,
    Here,
    News,
    RematchMade,
    SeatsChanged,
    TakebackReply,
    TakebackWanted,
    Tell,
)
from polemos.server.problems import STORAGE, Refused
from polemos.server.recovering import read_again
from polemos.server.steps import take
from polemos.server.tables import Table, Takeback
from polemos.server.thinking import QUESTIONS, Queue

if TYPE_CHECKING:
    from polemos.server.hall import Hall

log = logging.getLogger("polemos.sharing")

#: Seconds between two looks at what should be going on: locks that are free, presence, steps not heard of.
EVERY: Final = 1.0
#: Every so many looks who is here is told again.
PRESENCE_LOOKS: Final = 10


class Sharing:
    """One server among several."""

    def __init__(self, hall: Hall, bus: Bus) -> None:
        self.hall = hall
        self.bus = bus
        bus.hear = self.hear
        bus.missed = self.missed

    def hear(self, told: Told) -> None:
        """A step or news of a match; of matches that are not open here nothing need be known."""
        if told.key == QUESTIONS and isinstance(self.hall.pool, Queue):
            self.hall.pool.heard(told)
        table = self.hall.by_key.get(told.key)
        if table is None:
            return
        news = told.news
        if news is None:
            self._when_free(table, lambda: self.follow(table, told))
        else:
            self._when_free(table, lambda: self.news(table, told.server, news))

    def _when_free(self, table: Table, deed: Any) -> None:
        """Not limited as people's messages are: this is what has happened."""
        if table.busy:
            table.inbox.append(deed)
        else:
            deed()

    def follow(self, table: Table, told: Told) -> None:
        if table.down or told.number <= table.steps:
            return
        if told.number > table.steps + 1 or not told.body:
            self.catch_up(table)
            return
        try:
            take(table, read_step(told.body), table.followed)
        except PolemosError:
            log.exception("match %s: a step of another server", table.id)
            self.catch_up(table)

    def catch_up(self, table: Table) -> None:
        """Something was missed: read the match again."""
        table.busy = True
        table.background(read_again(table))

    def missed(self) -> None:
        """The line was down: every match may have gone on, and nothing is looked after by us any more."""
        for table in list(self.hall.tables.values()):
            table.keeper = False
            if not table.busy:
                table.background(self._compare(table))

    async def _compare(self, table: Table) -> None:
        """Whether the database knows more steps than we do."""
        try:
            last = await table.store.last_step(table.saved.key)
        except (*STORAGE, Refused):
            return
        if last != table.steps and not table.busy:
            self.catch_up(table)

    def news(self, table: Table, server: str, news: News) -> None:
        if table.down:
            return
        if isinstance(news, Here):
            table.heard_who_is_there(server, news.roles)
        elif isinstance(news, Tell):
            table.tell_all(news.note)
        elif isinstance(news, SeatsChanged):
            table.background(self._seats(table))
        elif isinstance(news, TakebackWanted):
            asked(table, Takeback(news.by, news.to, set(news.waiting)))
        elif isinstance(news, TakebackReply) and table.takeback is not None:
            answered(table, table.takeback, news.by, news.yes)
        elif isinstance(news, RematchMade):
            table.tell_rematch(news.match, news.roles)
        elif isinstance(news, Gone):
            self.hall.forget(table)

    async def _seats(self, table: Table) -> None:
        """Somebody's seat was taken by a bot, or given back, or given up."""
        found = await table.store.find(table.id)
        if found is None:
            return
        before = {seat.role: seat.token for seat in table.saved.seats}
        table.saved.seats = found.seats
        for seat in found.seats:
            if seat.claimed and before.get(seat.role) != seat.token:
                turn_out(table, seat.role)
        table.bots = bots_of(table.saved)
        table.orders = await orders.read(table.store, table.saved)
        await table.at_rest()
        table.show_news()
        wake(table)

    async def watch(self) -> None:
        """Now and then: take over what nobody looks after, and say who is here."""
        looks = 0
        while True:
            await asyncio.sleep(EVERY)
            looks += 1
            for table in list(self.hall.tables.values()):
                try:
                    await self.look_after(table)
                    if looks % PRESENCE_LOOKS == 0 and table.viewers:
                        table.say_who_is_here()
                except Exception:
                    log.exception("match %s", table.id)

    async def look_after(self, table: Table) -> None:
        """The match is ours if its bots must choose, somebody looks on here, and its lock is free."""
        if table.down or not table.bots_asked() or not table.watched():
            return
        if table.viewers or table.keeper:
            table.keeper = await self.bus.hold(table.saved.key)
            wake(table)
