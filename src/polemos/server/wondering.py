"""What would happen if …? Asked by a seat on every hover, tried in a worker, told to nobody else.

The worker gets a position in which all the seat cannot know has been dealt anew, as bots do. Of what one
socket asks only the latest question is thought about: each cancels the one before.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from polemos.bots.failure import BotFailed
from polemos.bots.outlook import outlook
from polemos.engine.errors import IllegalAction, NotYourTurn, PolemosError
from polemos.engine.prompt import Choice
from polemos.engine.real_dice import ENTER
from polemos.server.bots import Asker, BotPool, Finder, NotWanted
from polemos.server.messages import Id
from polemos.server.problems import Refused
from polemos.server.store import Unavailable
from polemos.server.told import Foreseen, Refusal
from polemos.server.undoing import others_of

if TYPE_CHECKING:
    from polemos.server.audience import Viewer
    from polemos.server.tables import Table

log = logging.getLogger("polemos.table")


class Wonder(NamedTuple):
    """What one socket wants to know."""

    role: str
    clicks: list[Choice]
    ack: Id


def wonder_job(find: Finder, game: str, data: Path | None, question: tuple[Any, ...]) -> dict[str, Any]:
    """In the worker: take up the position and try."""
    position, role, clicks, seed = question
    match = find(game, data).resume(position, (), 0)
    try:
        return outlook(match, role, [(verb, arg) for verb, arg in clicks], seed).to_json()
    except (IllegalAction, NotYourTurn) as error:
        return {"refused": str(error)}


def wonder(table: Table, viewer: Viewer, asked: Wonder) -> None:
    """Begin to think about it, or do so as soon as what this socket asked before is answered."""
    pool = table.pool
    if pool is None:
        raise Refused("not_found", "there is nobody to try it")
    check(table, asked)
    busy = table.wonders.get(viewer)
    table.wonders[viewer] = asked
    if busy is not None:
        viewer.tell(Refusal("superseded", "another question came after it", busy.ack))
        return
    pool.warm(table.saved.game)
    table.background(_answer(table, pool, viewer))


def check(table: Table, asked: Wonder) -> None:
    """Only what is offered can be tried."""
    role, (verb, arg) = asked.role, asked.clicks[0]
    if role not in table.match.deciders:
        raise NotYourTurn(f"{role} is not asked anything now")
    prompt = table.match.prompt(role)
    if ENTER in prompt.choices:
        raise Refused("not_found", "the dice are on the table")
    if not prompt.offered(verb, arg):
        raise IllegalAction(f"{verb!r} with {arg!r} is not offered to {role}")


async def _answer(table: Table, pool: BotPool, viewer: Viewer) -> None:
    """Whatever this socket asks, one question after the other."""
    while viewer in table.wonders:
        asked = table.wonders[viewer]
        try:
            answer = await _tried(table, pool, viewer, asked)
        except (BotFailed, NotWanted, Refused, PolemosError, Unavailable) as failure:
            log.info("match %s: no outlook: %s", table.id, failure)
            answer = Refusal("no_answer", "it could not be tried", asked.ack)
        except BaseException:
            table.wonders.pop(viewer, None)
            raise
        if table.wonders.get(viewer) is asked:
            del table.wonders[viewer]
            viewer.tell(answer)


async def _tried(table: Table, pool: BotPool, viewer: Viewer, asked: Wonder) -> Foreseen | Refusal:
    await table.at_rest()
    check(table, asked)
    steps = table.steps
    position = known(table, asked.role)
    question = (position, asked.role, asked.clicks, f"{table.id}:{table.counts.now(asked.role)}")
    asker = Asker(viewer.address, lambda: table.wonders.get(viewer) is asked and viewer in table.viewers)
    found = await pool.work(wonder_job, table.saved.game, question, pool.budget, asker)
    if table.steps != steps:
        return Refusal("stale", "the question has changed", asked.ack)
    if "refused" in found:
        return Refusal("illegal_action", found["refused"], asked.ack)
    return told(table, asked, found)


def known(table: Table, role: str) -> dict[str, Any]:
    """What the seat knows as a position; who hovers over ten places asks ten times about the same."""
    moment = (role, table.steps, table.counts.now(role))
    if table.imagined is None or table.imagined[0] != moment:
        seed = f"{table.id}:{table.counts.now(role)}"
        table.imagined = (moment, table.match.determinize(role, seed).position())
    return table.imagined[1]


def told(table: Table, asked: Wonder, found: dict[str, Any]) -> Foreseen:
    """`undo`: whether it can be taken back afterwards without asking anybody."""
    free = not found["dice"] and not found["shown"] and found["asks"] == {asked.role: 1}
    needs: Literal["nobody", "consent"]
    needs = "nobody" if free or not others_of(table.saved.seats, asked.role) else "consent"
    verb, arg = asked.clicks[-1]
    return Foreseen(verb, arg, undo=needs, ack=asked.ack, **found)
