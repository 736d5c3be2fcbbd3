"""Seats held by bots: they come through the same door as people, and never hold up the table."""

from __future__ import annotations

import asyncio
import logging
from hashlib import sha256
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

from polemos.bots.failure import BotFailed
from polemos.engine.errors import IllegalAction, NotYourTurn
from polemos.engine.real_dice import ENTER
from polemos.server.bots import SUBSTITUTE, Answer, Asker, BotPool, Choice, NotWanted, Question, Rest
from polemos.server.problems import Refused
from polemos.server.store import Unavailable

if TYPE_CHECKING:
    from polemos.server.audience import Viewer
    from polemos.server.tables import Table

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
    table.tell_everywhere({"t": "note", "key": "bot-replaced", "args": {"who": role}})
    wake(table)


def _answer(table: Table, role: str, asked: int, choice: Choice | None) -> None:
    if role not in table.match.deciders:
        return
    if table.asked[role] != asked:
        wake(table)
        return
    if choice is None:
        choice = any_choice(table, role)
        table.tell_everywhere({"t": "note", "key": "bot-failed", "args": {"who": role}})
    from polemos.server.deeds import act  # deeds needs hints from here

    try:
        act(table, (role, *choice), None)
    except IllegalAction:
        log.exception("match %s: bot %s", table.id, role)


async def _choice(table: Table, pool: BotPool, role: str, name: str) -> Choice:
    """The next click of its plan, or a new plan's first."""
    asked = table.asked[role]
    planned = _planned(table, role)
    if planned is not None:
        return planned
    _, rest = table.plans.get(role, ((), ()))
    answer = await _think(table, pool, role, name, rest)
    if role in table.match.deciders and table.asked[role] == asked:
        if not table.match.prompt(role).offered(*answer.choice):
            raise BotFailed(f"it answered {answer.choice!r}, which is not offered")
        table.plans[role] = answer.plan, answer.rest
    return answer.choice


def _planned(table: Table, role: str) -> Choice | None:
    """What the bot meant to click here, if the question is the one it expected."""
    plan, rest = table.plans.get(role, ((), ()))
    if not plan:
        return None
    (message, verb, arg), prompt = plan[0], table.match.prompt(role)
    fits = message == prompt.message and prompt.offered(verb, arg)
    table.plans[role] = (plan[1:] if fits else ()), rest
    return (verb, arg) if fits else None


async def _think(
    table: Table, pool: BotPool, role: str, name: str, rest: Rest = (), asker: Asker | None = None
) -> Answer:
    prompt = table.match.prompt(role)
    pairs = prompt.pairs()
    if len(pairs) == 1 or ENTER in prompt.choices:
        await _pause(table, role)
        return Answer(pairs[0] if len(pairs) == 1 else any_choice(table, role), (), rest)
    seed, began = _seed(table, role), monotonic()
    known = table.match.determinize(role, seed).position()
    question = Question(table.game.meta.id, known, name, role, seed, rest)
    answer = await pool.ask(question, asker or Asker(table.address, table.watched))
    table.paces[role] = monotonic() - began
    return answer


async def _pause(table: Table, role: str) -> None:
    """Where something is hidden, an answer at once would tell that there was no choice: it takes as long as
    the last one that was thought about."""
    pause = table.limits.bot_pause
    if table.game.meta.hidden and pause:
        await asyncio.sleep(max(pause, table.paces.get(role, 0.0)))


def _seed(table: Table, role: str) -> int:
    """Chance for the bot that tells nothing about the dice of the match."""
    text = f"bot:{table.saved.seed}:{role}:{table.match.number}"
    return int.from_bytes(sha256(text.encode()).digest()[:7], "big")


def any_choice(table: Table, role: str) -> Choice:
    return Random(_seed(table, role)).choice(table.match.prompt(role).pairs())


def hint(table: Table, viewer: Viewer, role: str, ack: object) -> None:
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


async def _hint(table: Table, pool: BotPool, viewer: Viewer, name: str, ack: object) -> None:
    role, asked = str(viewer.role), table.asked[str(viewer.role)]
    try:
        (verb, arg), _, _ = await _think(table, pool, role, name, (), Asker(viewer.address))
        if table.asked[role] == asked:
            viewer.tell({"t": "hint", "ack": ack, "verb": verb, "arg": arg})
        else:
            viewer.tell({"t": "error", "ack": ack, "error": "stale", "message": "the question has changed"})
    except (BotFailed, Refused) as failure:
        log.warning("match %s: hint failed: %s", table.id, failure)
        viewer.tell({"t": "error", "ack": ack, "error": "no_hint", "message": "the bot has no answer"})
    finally:
        table.hinting = False
        table.bot_tasks.pop("hint", None)
