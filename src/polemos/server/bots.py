"""Bots in processes of their own, below everybody's priority, with a budget of time.

A worker gets a position in which all that the bot's seat cannot know has been dealt anew: nothing secret
ever leaves the server's process. Whatever goes wrong in there, the match goes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context, parent_process
from pathlib import Path
from threading import Thread
from typing import Any, NamedTuple, TypeAlias

from polemos.bots.failure import BotFailed
from polemos.engine.errors import BadData
from polemos.engine.game import Game
from polemos.engine.gc_tuning import tune_gc
from polemos.engine.prompt import Arg, Choice
from polemos.server.turns import Turns

#: Clicks a bot means to play: message, verb, argument.
Plan: TypeAlias = tuple[tuple[str, str, Arg], ...]
#: The moves it means to make after a plan: where its next thought begins.
Rest: TypeAlias = tuple[Plan, ...]


class Answer(NamedTuple):
    """A choice, and how the bot means to go on: plain values, since each question goes to any worker."""

    choice: Choice
    plan: Plan = ()
    rest: Rest = ()


class Question(NamedTuple):
    """What a bot is asked: plain values. `rest`: what it meant to do."""

    game: str
    position: dict[str, Any]
    bot: str
    role: str
    seed: int
    rest: Rest = ()


class Asker(NamedTuple):
    """For whom a bot thinks: where he sits, and whether he still waits."""

    address: str = ""
    waits: Callable[[], bool] = lambda: True


NOBODY = Asker()


class NotWanted(Exception):
    """Nobody looks on any more: the question was dropped."""


#: Finds a game in the worker; a function of a module, since it travels to another process.
Finder: TypeAlias = Callable[[str, Path | None], Game]
Chooser: TypeAlias = Callable[[str, Any, str, int, Rest], Choice | Answer]

#: What a worker does with a game and a question; a function of a module as well.
Work: TypeAlias = Callable[[Finder, str, Path | None, tuple[Any, ...]], Any]

NICE = 10
#: Seconds for one decision; a worker that takes longer (its start included) is killed.
BUDGET = 15.0
#: Who gives hints, the best first, and who takes over the seat of a bot that failed.
ADVISERS = ("search:hard", "search", "greedy")

#: A search of one's own budget (`search:250ms`): at most so many seconds or walks.
SEARCH = "search:"
LONGEST = 2.0
MOST_WALKS = 2_000
SUBSTITUTE = "greedy"


def registered_game(name: str, data: Path | None) -> Game:
    from polemos.engine.registry import game

    return game(name, data) if data is None else _own_data(name, data)


@cache
def _own_data(name: str, data: Path) -> Game:
    """The registry keeps only games without a player's own data."""
    from polemos.engine.registry import game

    return game(name, data)


def own_bots(name: str, match: Any, role: str, seed: int, rest: Rest) -> Answer:
    from polemos import bots
    from polemos.bots.seat import Planned

    bot = bots.make(name, seed)
    bot.take_up(tuple(tuple(Planned(*click) for click in move) for move in rest))
    choice = bot.choose(bots.Seat(match, role))
    return Answer(choice, _plain(bot.planned), tuple(_plain(move) for move in bot.rest))


def _plain(clicks: tuple[tuple[str, str, Arg], ...]) -> Plan:
    return tuple((message, verb, arg) for message, verb, arg in clicks)


def bot_names() -> tuple[str, ...]:
    """The bots there are, with their levels."""
    from polemos import bots

    return bots.offers()


def bounded(level: str) -> bool:
    """`250ms`, `2s`, `500it`: what a person may ask of a server without holding it up."""
    from polemos.bots.search.clock import budget_of

    try:
        budget = budget_of(level)
    except BadData:
        return False
    return budget.seconds <= LONGEST and budget.walks <= MOST_WALKS


def _begin_worker() -> None:
    """Below everybody's priority, and gone with the server however that ends."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
    tune_gc()
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def choose_job(find: Finder, game: str, data: Path | None, question: tuple[Any, ...]) -> Answer:
    """In the worker: take up the position and choose."""
    choose, position, name, role, seed, rest = question
    match = find(game, data).resume(position, (), seed)
    answer: Choice | Answer = choose(name, match, role, seed, rest)
    return answer if isinstance(answer, Answer) else Answer(answer)


def _read_game(find: Finder, game: str, data: Path | None) -> None:
    """In the worker: games are kept once they were read."""
    find(game, data)


class BotPool:
    """A few worker processes, started when first needed and replaced when they fail."""

    def __init__(
        self,
        workers: int = 2,
        budget: float = BUDGET,
        data: Path | None = None,
        find: Finder = registered_game,
        choose: Chooser = own_bots,
        names: tuple[str, ...] | None = None,
        most: int = 1_000_000,
    ) -> None:
        self.workers = workers
        self.budget = budget
        self.data = data
        self.find = find
        self.choose = choose
        self.names = bot_names() if names is None else names
        self.pool: ProcessPoolExecutor | None = None
        self.warmed: set[str] = set()
        #: No more questions than workers are handed over, so that waiting does not count as thinking.
        self.turns = Turns(workers, most)

    def warm(self, game: str) -> None:
        """Start the workers and let them read the game, so that the first move does not wait for it."""
        if game not in self.warmed:
            self.warmed.add(game)
            pool = self._pool()
            for _ in range(self.workers):
                pool.submit(_read_game, self.find, game, self.data)

    def knows(self, name: str) -> bool:
        """Whether the bot may sit at a table: one of the names, or a search with a budget of one's own, which
        is not longer than a table waits and uses one process."""
        if name in self.names:
            return True
        level = name.removeprefix(SEARCH)
        return SEARCH + "hard" in self.names and level != name and bounded(level)

    @property
    def adviser(self) -> str:
        """The bot that gives hints."""
        return next((name for name in ADVISERS if name in self.names), self.names[0])

    async def ask(self, question: Question, asker: Asker = NOBODY) -> Answer:
        """What the bot would do. BotFailed if it does not answer in time."""
        told = (self.choose, question.position, question.bot, question.role, question.seed, question.rest)
        answer: Answer = await self.work(choose_job, question.game, told, self.budget, asker)
        return answer

    async def work(
        self, job: Work, game: str, question: tuple[Any, ...], budget: float, asker: Asker = NOBODY
    ) -> Any:
        """Any job of a worker, with so many seconds for it; BotFailed says what went wrong. Askers take
        turns; when it is one's turn and nobody wants the answer any more, nothing is thought."""
        async with self.turns.turn(asker.address):
            if not asker.waits():
                raise NotWanted("nobody waits for it")
            pool = self._pool()
            try:
                return await self._in_time(pool, job, game, question, budget)
            except asyncio.CancelledError:
                raise
            except TimeoutError:
                self._discard(pool)
                raise BotFailed(f"no answer in {budget:.0f} seconds") from None
            except BrokenProcessPool:
                self._discard(pool)
                raise BotFailed("its process died") from None
            except Exception as error:
                raise BotFailed(repr(error)) from error

    async def _in_time(
        self, pool: Executor, job: Work, game: str, question: tuple[Any, ...], budget: float
    ) -> Any:
        loop = asyncio.get_running_loop()
        work = loop.run_in_executor(pool, job, self.find, game, self.data, question)
        return await asyncio.wait_for(work, budget)

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            context = get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, context, _begin_worker)
        return self.pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        """Kill the workers of a pool that hangs; the next question starts new ones."""
        if self.pool is pool:
            self.pool = None
            self.warmed.clear()
        # The executor has no public way to kill a busy worker before Python 3.14.
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        if self.pool is not None:
            self._discard(self.pool)
