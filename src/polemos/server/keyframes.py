"""Any earlier moment of a match in a millisecond or two: a clone is kept every few actions."""

from __future__ import annotations

import asyncio
from typing import Final

from polemos.engine.errors import BadData
from polemos.engine.match import Action, Match
from polemos.server.history import replayed

#: Actions between two kept clones. A step back costs at most so many actions.
EVERY: Final = 32


class Keyframes:
    """Clones of one match after 0, 32, 64, ... actions, made when somebody first looks back."""

    def __init__(self, first: Match) -> None:
        self.frames = [first.clone()]
        self.lock = asyncio.Lock()

    async def at(self, match: Match, number: int) -> Match:
        """The match after `number` actions: its view and prompts, without a log."""
        if not 0 <= number <= match.number:
            raise BadData(f"action: {number} is not between 0 and {match.number}")
        actions = match.actions[:number]
        async with self.lock:
            if number - (len(self.frames) - 1) * EVERY > 4 * EVERY:
                await asyncio.to_thread(self._extend, actions)
            else:
                self._extend(actions)
            frame = self.frames[number // EVERY].clone()
        return replayed(frame, actions[number // EVERY * EVERY :])

    def _extend(self, actions: list[Action]) -> None:
        while len(self.frames) * EVERY <= len(actions):
            done = (len(self.frames) - 1) * EVERY
            self.frames.append(replayed(self.frames[-1].clone(), actions[done : done + EVERY]))

    def cut(self, number: int) -> None:
        """Actions after `number` were taken back."""
        del self.frames[number // EVERY + 1 :]
