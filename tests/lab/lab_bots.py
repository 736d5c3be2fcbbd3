"""Bots that misbehave, for `class:lab_bots.NAME`."""

from __future__ import annotations

import contextlib
import os
import sys
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


class Quitting(Bot):
    """Ends the program, as a script would."""

    def choose(self, seat: Seat) -> Choice:
        sys.exit(3)


class Exiting(Bot):
    """Ends the process it runs in, now and then: nobody can catch that."""

    def choose(self, seat: Seat) -> Choice:
        if str(self.seed).endswith((":1", ":2")) and seat.number > 3:
            os._exit(3)
        return seat.prompt.pairs()[0]


class Unborn(Bot):
    """Cannot be made for every match but the one that tries it out."""

    def __init__(self, seed: int | str, budget: int | None) -> None:
        super().__init__(seed, budget)
        if seed != 0:
            raise OSError("no more memory")


class Stillborn(Bot):
    """Can never be made."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed, None)


class Clinging(Bot):
    """Plays anything, but does not let go."""

    def choose(self, seat: Seat) -> Choice:
        return seat.prompt.pairs()[0]

    def close(self) -> None:
        raise OSError("still busy")


class Dumb(Bot):
    """Has forgotten its only method."""


class Riddle:
    """Says nothing about itself, and is like nothing."""

    def __repr__(self) -> str:
        raise ValueError("guess")

    def __eq__(self, other: object) -> bool:
        raise ValueError("guess")

    __hash__ = None  # type: ignore[assignment]  # as Python itself says of what cannot be hashed


class Sphinx(Bot):
    """Answers with riddles."""

    def choose(self, seat: Seat) -> Choice:
        return Riddle(), Riddle()  # type: ignore[return-value]  # that is its mistake


class NotABot:
    pass
