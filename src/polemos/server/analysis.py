"""The analysis of a finished match: computed part by part in the bots' processes, kept at the table.

Whoever may see the match may see its analysis; it is asked for again and again until it is complete.
"""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from polemos.bots.failure import BotFailed
from polemos.bots.search.analysis import Loss, Part, analyse, costliest
from polemos.engine.game import Game
from polemos.engine.match import Action, Match
from polemos.server.bots import Asker, BotPool, Finder
from polemos.server.problems import Refused

if TYPE_CHECKING:
    from polemos.server.tables import Table

log = logging.getLogger("polemos.analysis")

#: A match is cut into this many parts, so that bots of other tables are served in between.
PARTS = 20
#: Seconds for one part.
BUDGET = 60.0


class Beginning(NamedTuple):
    """How the match began, in plain values that travel to a worker."""

    scenario: str
    seed: str | int
    options: dict[str, Any]
    given: list[int]
    real_dice: bool
    origin: Any

    def match(self, game: Game) -> Match:
        if self.origin is not None:
            return game.resume(self.origin, self.given, self.seed)
        return game.start(self.scenario, self.seed, self.options, self.given, self.real_dice)


def part(find: Finder, game: str, data: Path | None, question: tuple[Any, ...]) -> Part:
    """In the worker: one part of the match."""
    beginning, actions, start, stop = question
    return analyse(beginning.match(find(game, data)), actions, start, stop, beginning.seed)


class Analysis:
    """What is known so far."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.done = 0
        self.curve: list[tuple[int, int, dict[str, float]]] = []
        self.losses: list[Loss] = []
        self.failed = False

    def add(self, found: Part, stop: int) -> None:
        self.curve += found.curve
        self.losses += found.losses
        self.done = stop

    def to_json(self) -> dict[str, Any]:
        """The curve as far as it goes; the costly decisions only when all have been compared."""
        complete = self.done >= self.total
        dear = costliest(self.losses) if complete else []
        return {
            "done": complete,
            "failed": self.failed,
            "progress": round(self.done / max(1, self.total), 3),
            "curve": [{"n": n, "turn": turn, "chances": chances} for n, turn, chances in self.curve],
            "costly": [_loss(one) for one in dear],
        }


def _loss(one: Loss) -> dict[str, Any]:
    played, better = list(one.played), list(one.better)
    return {"n": one.n, "role": one.role, "cost": one.cost, "played": played, "better": better}


def of(table: Table, address: str) -> Analysis:
    """The analysis of this table's match, begun when it is first asked for."""
    if table.analysis is None or (table.analysis.failed and "analysis" not in table.bot_tasks):
        table.analysis = Analysis(table.match.number)
        pool = table.pool
        if pool is not None:
            asker = Asker(address)
            task = asyncio.get_running_loop().create_task(_run(table, pool, table.analysis, asker))
            table.bot_tasks["analysis"] = task
    return table.analysis


async def _run(table: Table, pool: BotPool, analysis: Analysis, asker: Asker) -> None:
    saved = table.saved
    actions = table.match.actions[0 if saved.past is None else len(saved.past.actions) :]
    beginning = Beginning(
        saved.scenario, saved.seed, saved.options, saved.given, saved.real_dice, saved.origin
    )
    try:
        for start, stop in cuts(actions):
            question = (beginning, actions, start, stop)
            analysis.add(await pool.work(part, saved.game, question, BUDGET, asker), stop)
    except (BotFailed, Refused) as failure:
        log.warning("match %s: analysis failed: %s", table.id, failure)
        analysis.failed = True
    finally:
        table.bot_tasks.pop("analysis", None)


def cuts(actions: list[Action]) -> list[tuple[int, int]]:
    """Parts of about the same length; the last one ends with the match."""
    size = max(1, -(-len(actions) // PARTS))
    return [(start, min(start + size, len(actions))) for start in range(0, len(actions), size)]
