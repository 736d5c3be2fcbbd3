"""The log of a match, which is written once somebody reads it (docs/decisions/log.md)."""

from __future__ import annotations

from polemos.engine.errors import RuleBug
from polemos.engine.journal import Journal, Line
from polemos.engine.state import State


class Told:
    """What is told of a match.

    Most matches are simulations of which nobody ever reads a line: nothing but the set-up is written before
    somebody does."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._journal = Journal()
        #: Whether the log is written; otherwise it ends with the set-up.
        self._log_kept = True
        #: Whether this is the match itself: copies have no undo, and no past that could be told.
        self._undo_kept = True
        state.journal = self._journal

    def log(self, role: str | None, since: int = 0) -> list[Line]:
        """The log lines from index `since` on that the role may read."""
        return self.journal.seen_by(role, since)

    @property
    def journal(self) -> Journal:
        """The whole log, for whoever may read everything; a copy has only what it has been told to keep."""
        if self._undo_kept:
            self.keep_log()
        return self._journal

    def keep_log(self) -> None:
        """Write the log from now on; what has been played is played again for it, but not for a copy."""
        if self._log_kept:
            return
        if self._undo_kept:
            self._tell_the_past()
        self._log_kept = True
        self.state.journal = self._journal

    def _tell_the_past(self) -> None:
        """Take over the log of the same match played again."""
        raise RuleBug(f"{type(self).__name__} cannot be told again")

    def _write_nothing(self) -> None:
        self._log_kept = False
        self.state.journal = None

    def _write_again(self) -> None:
        """A state that was put back goes on with the log, if there is one."""
        if self._log_kept:
            self.state.journal = self._journal
