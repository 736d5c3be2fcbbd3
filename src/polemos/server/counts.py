"""What a viewer can count is what he may know.

Where something is hidden, the number of another's clicks is information: a force split in one or in four
parts by secret clicks. So every viewer has his own count: of his own actions, of those that told him anything
(a line of the log, another to decide) and of what the table did. All numbers he is sent or sends are in it.
Where nothing is hidden, and once the match is over, everybody counts the actions.
"""

from __future__ import annotations

from bisect import bisect_right

from polemos.engine.errors import BadData
from polemos.engine.match import TABLE, Match


class Counts:
    """Every viewer's moments: the numbers of the actions he counts, in order."""

    def __init__(self, match: Match, known: dict[str | None, list[int]] | None = None) -> None:
        """`known`: what each has counted so far, where that was kept."""
        self.total = match.number
        self.viewers: tuple[str | None, ...] = (*match.roles, None)
        self.moments: dict[str | None, list[int]] = {} if known is None else known
        if match.game.meta.hidden and known is None:
            self.moments = {viewer: [] for viewer in self.viewers}
            self._tell_past(match)
        self.deciders = match.deciders
        self.lines = len(match.journal)

    def _tell_past(self, match: Match) -> None:
        """What was played by older rules: own actions and what the log told."""
        told: dict[int, set[str]] = {}
        for entry in match.journal.entries:
            told.setdefault(entry[0], set()).add(entry[4])
        for number, (role, _, _) in enumerate(match.actions, 1):
            self._count(number, role, told.get(number, set()), False)

    def note(self, match: Match) -> None:
        """One more action was played."""
        self.total = number = match.number
        if self.moments:
            entries = match.journal.entries
            told = {entries[i][4] for i in range(self.lines, len(entries))}
            self._count(number, match.actions[-1][0], told, match.deciders != self.deciders)
        self.deciders, self.lines = match.deciders, len(match.journal)

    def _count(self, number: int, actor: str, told: set[str], public: bool) -> None:
        everybody = public or actor == TABLE or "" in told
        for viewer in self.viewers:
            if everybody or viewer == actor or viewer in told:
                self.moments[viewer].append(number)

    def add(self, viewer: str) -> None:
        """What he is asked changed by something he does not count."""
        if self.moments and self.of(viewer, self.total - 1) == self.of(viewer, self.total):
            self.moments[viewer].append(self.total)

    def reveal(self) -> bool:
        """The match is over: nothing is secret any more. True if something was."""
        hidden, self.moments = bool(self.moments), {}
        return hidden

    def back(self, match: Match) -> None:
        """The match went back to an earlier action."""
        for moments in self.moments.values():
            del moments[bisect_right(moments, match.number) :]
        self.total, self.deciders, self.lines = match.number, match.deciders, len(match.journal)

    def of(self, viewer: str | None, number: int) -> int:
        """How many actions up to this one the viewer counts."""
        return bisect_right(self.moments[viewer], number) if self.moments else number

    def now(self, viewer: str | None) -> int:
        return len(self.moments[viewer]) if self.moments else self.total

    def action(self, viewer: str | None, n: int) -> int:
        """The last action while his count was n."""
        if not 0 <= n <= self.now(viewer):
            raise BadData(f"action: {n} is not between 0 and {self.now(viewer)}")
        if not self.moments:
            return n
        moments = self.moments[viewer]
        return moments[n] - 1 if n < len(moments) else self.total

    def moment(self, viewer: str | None, n: int) -> int:
        """The action with which his count became n."""
        if not 1 <= n <= self.now(viewer):
            raise BadData(f"action: {n} is not between 0 and {self.now(viewer)}")
        return self.moments[viewer][n - 1] if self.moments else n
