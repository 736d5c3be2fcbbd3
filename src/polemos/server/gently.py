"""Playing many actions again without holding up anybody: a slice at a time, the others in between.

A thread would not do: it would share the interpreter's lock with the event loop, and everybody's next click
would wait for it again and again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from time import perf_counter
from typing import Final

from polemos.engine.match import Action, Match
from polemos.server.counts import Counts

#: Seconds of one slice: what anybody else's click may have to wait.
SLICE: Final = 0.002

#: Seconds between two slices. With none at all a loop that is never idle may leave what has come in unread.
BREATH: Final = 0.001


def playing(match: Match, actions: list[Action], counts: Counts | None = None) -> Iterator[None]:
    """Play these actions of a record; can be left after each."""
    for action in actions:
        match.play_recorded(action)
        if counts is not None:
            counts.note(match)
        yield


def one_slice(work: Iterator[None]) -> bool:
    """Go on for a moment. True if it is finished."""
    end = perf_counter() + SLICE
    return all(perf_counter() <= end for _ in work)


async def finish(work: Iterator[None], turn: asyncio.Lock) -> float:
    """All of it; long works wait for each other, so that together they take no more than one. The seconds it
    took the processor."""
    began = perf_counter()
    if one_slice(work):
        return perf_counter() - began
    slices = 1
    async with turn:
        while not one_slice(work):
            slices += 1
            await asyncio.sleep(BREATH)
    return slices * SLICE
