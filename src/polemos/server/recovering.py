"""A step was not stored, or was missed: the match is taken up again as the database has it."""

from __future__ import annotations

import asyncio
import logging

from polemos.server.audience import Acting
from polemos.server.problems import Refused
from polemos.server.steps import act_all
from polemos.server.store import Conflict, Unavailable
from polemos.server.tables import Table
from polemos.server.told import Refusal

log = logging.getLogger("polemos.table")

#: Seconds between two attempts to read a match again while the database does not answer.
PATIENCE = 0.5


async def recover(table: Table, error: Exception) -> None:
    """The step was not stored: forget it and take up the match as the database has it."""
    acting, table.acting = table.acting, None
    if not isinstance(error, Conflict):
        log.error("match %s: step %d was not stored: %s", table.id, table.steps, error)
        _refuse(acting, "storage", "it was not stored; nothing is lost, try again soon")
        acting = None
    await read_again(table, acting)


def _refuse(acting: Acting | None, code: str, text: str) -> None:
    if acting is not None:
        acting[0].tell(Refusal(code, text, acting[1]))


async def read_again(table: Table, acting: Acting | None = None) -> None:
    """The match as the database has it, to everybody; what was answered meanwhile may still stand."""
    there = await _patiently(table)
    table.busy = False
    if not there:
        for viewer in list(table.viewers):
            viewer.close(1011, "this match cannot be read")
    elif acting is None or not _try_again(table, acting):
        _refuse(acting, "stale", "somebody else moved first")
        table.refresh_all()
        table.after_step(table)
    table.next()


def _try_again(table: Table, acting: Acting) -> bool:
    """Somebody else's step came first: if the question is the same, the answer still stands."""
    taken, question = table.taken, table.question
    if not taken or question is None or taken[0][0] not in table.match.deciders:
        return False
    if table.match.prompt(taken[0][0]) != question:
        return False
    table.refresh_all()
    try:
        act_all(table, taken, acting)
    except Refused:
        return False
    return True


async def _patiently(table: Table) -> bool:
    """Read the match, for as long as it takes the database to come back. False: there is none."""
    try:
        while True:
            try:
                await table.reload()
                return True
            except Unavailable as error:
                _stand_still(table, error)
                await asyncio.sleep(PATIENCE)
    except Exception:
        log.exception("match %s cannot be read again", table.id)
        return False
    finally:
        table.down = False


def _stand_still(table: Table, error: Exception) -> None:
    """Who waits is told: nothing can be done before the database is back."""
    if not table.down:
        log.warning("match %s waits for the database: %s", table.id, error)
    table.down = True
    while table.inbox:
        table.inbox.popleft()()
