"""One thought of a bot, about what its seat may know."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

from polemos.engine.prompt import Choice
from polemos.engine.real_dice import ENTER
from polemos.server.bots import Answer, Asker, BotPool, Question, Rest

if TYPE_CHECKING:
    from polemos.server.tables import Table


async def think(
    table: Table, pool: BotPool, role: str, name: str, rest: Rest = (), asker: Asker | None = None
) -> Answer:
    prompt = table.match.prompt(role)
    pairs = prompt.pairs()
    if len(pairs) == 1 or ENTER in prompt.choices:
        await pause(table, role)
        return Answer(pairs[0] if len(pairs) == 1 else any_choice(table, role), (), rest)
    seed, began = seed_of(table, role), monotonic()
    known = table.match.determinize(role, seed).position()
    question = Question(table.game.meta.id, known, name, role, seed, rest)
    answer = await pool.ask(question, asker or Asker(table.address, table.watched))
    table.paces[role] = monotonic() - began
    return answer


async def pause(table: Table, role: str) -> None:
    """Where something is hidden, an answer at once would tell that there was no choice: it takes as long as
    the last one that was thought about."""
    pause = table.limits.bot_pause
    if table.game.meta.hidden and pause:
        await asyncio.sleep(max(pause, table.paces.get(role, 0.0)))


def seed_of(table: Table, role: str) -> int:
    """Chance for the bot that tells nothing about the dice of the match."""
    text = f"bot:{table.saved.seed}:{role}:{table.match.number}"
    return int.from_bytes(sha256(text.encode()).digest()[:7], "big")


def any_choice(table: Table, role: str) -> Choice:
    return Random(seed_of(table, role)).choice(table.match.prompt(role).pairs())
