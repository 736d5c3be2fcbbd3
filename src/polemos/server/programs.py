"""Programs that play a seat over the network: `{"t": "hello", "token": "...", "bot": true}`.

They are seats like people's, except that nobody waits for them: one that gives no legal answer in time,
because it crashed, hangs or talks nonsense, is replaced by `greedy`, and everybody is told.
"""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

from polemos.server import standins
from polemos.server.bots import SUBSTITUTE

if TYPE_CHECKING:
    from polemos.server.tables import Table


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
    """Until the match is over, a bot has taken over, or nobody is left who could wait."""
    limit = table.limits.program_seconds
    asked, since = -1, monotonic()
    try:
        while table.viewers and not table.match.over and role not in table.bots:
            question = table.asked[role] if role in table.match.deciders else -1
            if question != asked:
                asked, since = question, monotonic()
            elif asked >= 0 and monotonic() - since > limit:
                await _replace(table, role)
                return
            await asyncio.sleep(limit / 20)
    finally:
        table.bot_tasks.pop(key, None)


async def _replace(table: Table, role: str) -> None:
    if table.pool is not None and SUBSTITUTE in table.pool.names:
        await standins.take(table, table.seat(role), SUBSTITUTE, "bot-replaced")
