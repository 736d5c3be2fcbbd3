"""What a person is told beside his question: verbs that are nearly offered, what choices cost or bring.

Finding it may take the rules as long as playing does, and who clicks on at once never reads it. So the view
goes out first; what stands beside the question follows once it has stood for a moment, and with it forecasts
that take long (`Sight.brief`).
"""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING, Final, cast

from polemos.engine.match import Match
from polemos.server.limits import Bucket
from polemos.server.shapes.common import Beside, ChoiceNote, Reason
from polemos.server.told import Shown, encode
from polemos.server.views import Channel

if TYPE_CHECKING:
    from polemos.server.audience import Audience

#: Seconds a question stands before it is explained: nobody reads one in less.
PAUSE: Final = 0.08
#: Seconds after which it is tried again where an address has used up its share.
PATIENCE: Final = 1.0


class Asides:
    """The explanations of one table, one timer for all of its questions."""

    def __init__(self, audience: Audience) -> None:
        self.audience = audience
        self.timer: asyncio.TimerHandle | None = None
        self.shown = 0.0

    def expect(self) -> None:
        """Something was shown: whoever is asked now may want to know more."""
        loop = asyncio.get_running_loop()
        self.shown = loop.time()
        if self.timer is None:
            self.timer = loop.call_at(self.shown + PAUSE, self._due)

    def _due(self) -> None:
        """The timer runs on while people click: it is set again for the rest, never once a click."""
        loop, self.timer = asyncio.get_running_loop(), None
        budget = self.audience.shares.of(self.audience.address)
        if loop.time() < self.shown + PAUSE - 0.001:
            self.timer = loop.call_at(self.shown + PAUSE, self._due)
        elif self.audience.channels and budget.refilled() <= 0:
            self.timer = loop.call_later(PATIENCE, self._due)
        elif not self.audience.unsettled():
            self._explain(budget)

    def _explain(self, budget: Bucket) -> None:
        """Everybody waits while the rules look for it, so each address has its share."""
        began = perf_counter()
        self.audience.complete()
        for role in self.audience.match.deciders:
            channel = self.audience.channels.get(role)
            people = role not in self.audience.bots | self.audience.programs
            if channel is not None and people and not channel.explained:
                self._tell(channel, role)
        budget.level -= perf_counter() - began

    def _tell(self, channel: Channel, role: str) -> None:
        found, channel.explained = beside(self.audience.match, role), True
        if found != channel.beside:
            channel.beside = found
            self.audience.push_all(role, encode(Shown(channel.number, beside=found)))


def beside(match: Match, role: str) -> Beside:
    """What stands beside a person's question."""
    found = Beside()
    near = [cast(Reason, reason.to_json()) for reason in match.near_misses(role)]
    notes = [cast(ChoiceNote, note.to_json()) for note in match.notes(role)]
    if near:
        found["near"] = near
    if notes:
        found["notes"] = notes
    return found
