"""Seats held by bots: they come through the same door as people, and never hold up the table."""

from __future__ import annotations

import asyncio
import logging

from polemos.bots.failure import BotFailed
from polemos.bots.seat import followed
from polemos.engine.errors import IllegalAction
from polemos.engine.prompt import Choice
from polemos.server.bots import SUBSTITUTE, BotPool, NotWanted
from polemos.server.botseats.thought import any_choice, think
from polemos.server.problems import Refused
from polemos.server.steps import act
from polemos.server.store import Unavailable
from polemos.server.tables import Table
from polemos.server.told import Note

log = logging.getLogger("polemos.bots")


def wake(table: Table) -> None:
    """Every bot that must choose and is not at it yet starts thinking, if somebody looks on and no other
    server looks after this match."""
    pool = table.pool
    if pool is None or not table.keeper or not table.watched():
        return
    for role in table.bots_asked():
        task = table.bot_tasks.get(role)
        if task is None or task.done():
            pool.warm(table.saved.game)
            table.bot_tasks[role] = asyncio.get_running_loop().create_task(_turn(table, pool, role))


async def _turn(table: Table, pool: BotPool, role: str) -> None:
    """Think about the question as it is now; if it is another one by then, think again."""
    name, asked = _bot(table, role), table.asked[role]
    choice: Choice | None = None
    try:
        choice = await _choice(table, pool, role, name)
    except NotWanted:
        table.bot_tasks.pop(role, None)
        return
    except (BotFailed, Refused) as failure:
        log.warning("match %s: bot %s (%s) failed: %s", table.id, role, name, failure)
    except Exception:
        log.exception("match %s: bot %s (%s)", table.id, role, name)
    table.bot_tasks.pop(role, None)
    try:
        await table.at_rest()
    except Unavailable:
        return  # when the database is back the table is read again, and its bots are woken
    if choice is None and name != SUBSTITUTE and SUBSTITUTE in pool.names:
        _replace(table, role)
    else:
        _answer(table, role, asked, choice)


def _bot(table: Table, role: str) -> str:
    """The bot in this seat, or the one that took over from it."""
    return SUBSTITUTE if role in table.replaced else table.seat(role).bot


def _replace(table: Table, role: str) -> None:
    """A bot that failed once is not asked again: it would hold up the table each time."""
    table.replaced.add(role)
    table.plans.pop(role, None)
    table.tell_everywhere(Note("bot-replaced", {"who": role}))
    wake(table)


def _answer(table: Table, role: str, asked: int, choice: Choice | None) -> None:
    if role not in table.match.deciders:
        return
    if table.asked[role] != asked:
        wake(table)
        return
    if choice is None:
        choice = any_choice(table, role)
        table.tell_everywhere(Note("bot-failed", {"who": role}))
    try:
        act(table, (role, *choice), None)
    except IllegalAction:
        log.exception("match %s: bot %s", table.id, role)


async def _choice(table: Table, pool: BotPool, role: str, name: str) -> Choice:
    """The next click of its plan, or a new plan's first."""
    asked = table.asked[role]
    plan, rest = table.plans.get(role, ((), ()))
    planned, plan = followed(plan, table.match.prompt(role))
    table.plans[role] = plan, rest
    if planned is not None:
        return planned
    answer = await think(table, pool, role, name, rest)
    if role in table.match.deciders and table.asked[role] == asked:
        if not table.match.prompt(role).offered(*answer.choice):
            raise BotFailed(f"it answered {answer.choice!r}, which is not offered")
        table.plans[role] = answer.plan, answer.rest
    return answer.choice
