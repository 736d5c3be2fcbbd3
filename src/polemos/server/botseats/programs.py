"""Programs that play a seat over the network: `{"t": "hello", "token": "...", "bot": true}`.

They are seats like people's, except that nobody waits for them: one that gives no legal answer in time,
because it crashed, hangs or talks nonsense, is replaced by `greedy`, and everybody is told. So is one that
left as everybody did: who comes back later finds somebody to play with.
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING, Final

from polemos.server.bots import SUBSTITUTE
from polemos.server.botseats import standins

if TYPE_CHECKING:
    from polemos.server.tables import Table

#: What is waited for at a table that everybody left: that the program comes back.
RETURN: Final = -1


async def welcome(table: Table, role: str) -> None:
    """A program has taken its seat, perhaps again: from now on it is watched."""
    seat = table.seat(role)
    if seat.stand_in == SUBSTITUTE and not table.match.over:
        await standins.hand_back(table, seat)
    key = f"program:{role}"
    watching = table.bot_tasks.get(key)
    if watching is None or watching.done():
        table.bot_tasks[key] = asyncio.get_running_loop().create_task(_watch(table, role, key))


async def _watch(table: Table, role: str, key: str) -> None:
    """Until the match is over or a bot has taken over, whoever is there: a table that is put away forgets
    its programs, so nobody would watch them for a person who comes back."""
    limit = table.limits.program_seconds
    awaited, since = _awaited(table, role), monotonic()
    try:
        while not table.match.over and role not in table.bots:
            now = _awaited(table, role)
            if now != awaited:
                awaited, since = now, monotonic()
            elif awaited is not None and monotonic() - since > limit:
                await _replace(table, role)
                return
            await asyncio.sleep(limit / 20)
    finally:
        table.bot_tasks.pop(key, None)


def _awaited(table: Table, role: str) -> int | None:
    """The question the program is asked, or that it comes back; None if nobody waits for it."""
    if role in table.match.deciders:
        return table.asked[role]
    return None if table.viewers else RETURN


async def _replace(table: Table, role: str) -> None:
    if table.pool is not None and SUBSTITUTE in table.pool.names:
        await standins.take(table, table.seat(role), SUBSTITUTE, "bot-replaced")
