"""What many matches say alike is kept once: their actions, and what their log lines tell.

A server keeps every action and every line of every open match, and most of them have been played and told
before. Now and then a table exchanges its own for those that are kept already; never while somebody clicks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from polemos.engine.journal import Entry
from polemos.engine.match import Action

if TYPE_CHECKING:
    from polemos.server.tables import Table

#: What is kept at most; then it begins anew (what matches have taken stays theirs).
MOST: Final = 30_000


class Thrift:
    """One of each, for all tables of a server. Nobody changes what he finds here."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.kept: dict[Any, Any] = {}

    def settle(self, table: Table) -> None:
        """Exchange what has come since the last time."""
        actions, entries = table.match.actions, table.match.journal.entries
        played, told = table.settled
        for at in range(min(played, len(actions)), len(actions)):
            actions[at] = self._action(actions[at])
        for at in range(min(told, len(entries)), len(entries)):
            entries[at] = self._entry(entries[at])
        table.settled = len(actions), len(entries)

    def _one(self, key: Any, value: Any) -> Any:
        if len(self.kept) >= self.most:
            self.kept.clear()
        return self.kept.setdefault(key, value)

    def _action(self, action: Action) -> Action:
        return self._one((type(action[2]), action), action)  # type: ignore[no-any-return]  # what was put in

    def _entry(self, entry: Entry) -> Entry:
        action, key, rule, args, to = entry
        if isinstance(args, tuple):
            return action, key, rule, self._one(args, args), to
        # Of equal values not all are alike: true is not one, neither for whoever reads the log as JSON.
        told = (*args.items(), *(type(value) for value in args.values()))
        return action, key, rule, self._one(told, args), to
