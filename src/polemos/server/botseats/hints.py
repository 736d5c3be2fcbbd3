"""What would the bot do in this seat? Asked by its owner, told to nobody else."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from polemos.bots.failure import BotFailed
from polemos.engine.errors import NotYourTurn
from polemos.server.bots import Asker, BotPool
from polemos.server.botseats.thought import think
from polemos.server.messages import Id
from polemos.server.problems import Refused
from polemos.server.told import Advice, Refusal

if TYPE_CHECKING:
    from polemos.server.audience import Viewer
    from polemos.server.tables import Table

log = logging.getLogger("polemos.bots")


def hint(table: Table, viewer: Viewer, role: str, ack: Id) -> None:
    """Ask the strongest bot what it would do in this seat."""
    if role not in table.match.deciders:
        raise NotYourTurn(f"{role} is not asked anything now")
    pool = table.pool
    if pool is None or not pool.names:
        raise Refused("not_found", "there is no bot to ask")
    if table.hinting:
        raise Refused("too_fast", "a hint is already on its way")
    table.hinting = True
    pool.warm(table.saved.game)
    task = asyncio.get_running_loop().create_task(_hint(table, pool, viewer, pool.adviser, ack))
    table.bot_tasks["hint"] = task


async def _hint(table: Table, pool: BotPool, viewer: Viewer, name: str, ack: Id) -> None:
    role, asked = str(viewer.role), table.asked[str(viewer.role)]
    try:
        (verb, arg), plan, _ = await think(table, pool, role, name, (), Asker(viewer.address))
        if table.asked[role] == asked:
            viewer.tell(Advice(verb, arg, ack, [(verb, arg) for _, verb, arg in plan]))
        else:
            viewer.tell(Refusal("stale", "the question has changed", ack))
    except (BotFailed, Refused) as failure:
        log.warning("match %s: hint failed: %s", table.id, failure)
        viewer.tell(Refusal("no_hint", "the bot has no answer", ack))
    finally:
        table.hinting = False
        table.bot_tasks.pop("hint", None)
