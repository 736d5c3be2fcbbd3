"""The bot that plays anything legal: the yardstick, and the fuzzer's hand."""

from __future__ import annotations

from polemos.bots.seat import Bot, Seat
from polemos.engine.prompt import Choice


class Random(Bot):
    """Every offered pair is equally likely."""

    def choose(self, seat: Seat) -> Choice:
        return self.generator(seat).choice(seat.prompt.pairs())
