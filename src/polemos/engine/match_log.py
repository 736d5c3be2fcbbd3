"""The log of a match, which is written once somebody reads it (docs/decisions/log.md)."""

from __future__ import annotations

from polemos.engine.journal import Journal
from polemos.engine.state import State


class MatchLog:
    """Most matches are simulations of which nobody ever reads a line: only the set-up is written before
    somebody does."""

    def __init__(self) -> None:
        self.journal = Journal()
        #: Whether everything that was played is written; otherwise the log ends with the set-up.
        self.kept = True

    def write(self, state: State) -> None:
        """Lines of this state go into the log, if there is one."""
        state.journal = self.journal if self.kept else None

    def keep(self, state: State) -> None:
        """All that was played so far is written, and what follows will be."""
        self.kept = True
        state.journal = self.journal

    def stop(self, state: State) -> None:
        """Nothing more is written until somebody reads it."""
        self.kept = False
        state.journal = None
