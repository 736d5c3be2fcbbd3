"""Bots that misbehave, for `class:lab_bots.NAME`."""

from __future__ import annotations

import contextlib
import time

from polemos.bots import Bot, Choice, Seat


class Crashing(Bot):
    """Plays two choices, then stops on an error."""

    def choose(self, seat: Seat) -> Choice:
        if seat.number > 1:
            raise ZeroDivisionError("out of ideas")
        return seat.prompt.pairs()[0]


class Hanging(Bot):
    """Never answers, and catches everything that could stop it."""

    def choose(self, seat: Seat) -> Choice:
        while True:
            with contextlib.suppress(Exception):
                time.sleep(0.01)


class Babbling(Bot):
    """Answers what nobody offered."""

    def choose(self, seat: Seat) -> Choice:
        return "surrender_greece", "sparta"


class NotABot:
    pass
