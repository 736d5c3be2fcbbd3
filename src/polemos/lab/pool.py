"""A pool of processes that play matches. A bot that ends the process it runs in forfeits; the others play on.

Nobody can tell from outside whose match ended a process. So all that was being played is played again, each
match in a process of its own; where one dies again, a piece of shared memory says whose bot was running.
"""

from __future__ import annotations

import os
import signal
import threading
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process
from typing import Any

from polemos.engine.gc_tuning import tune_gc
from polemos.lab.playout import Outcome
from polemos.lab.referee import FLOOR, Forfeit
from polemos.lab.simulate import Task, forfeited, play_task

#: Tasks handed out for each process: none waits for work, and few are played again when one dies.
AHEAD = 2

#: Seconds for a process without work to end by itself.
PATIENCE = 5.0

#: Bytes of shared memory for the id of a role.
LONGEST_ROLE = 64

Batch = tuple[int, list[Outcome]]
Running = dict["Future[Batch]", Task]


def in_pool(tasks: Iterable[Task], jobs: int) -> Iterator[Batch]:
    """Every task's outcomes, as they come."""
    todo = deque(tasks)
    while todo:
        running: Running = {}
        with _pool(jobs) as pool, suppress(BrokenProcessPool):
            yield from _gathered(pool, todo, running, AHEAD * jobs)
        yield from alone(running.values())


def _gathered(pool: ProcessPoolExecutor, todo: deque[Task], running: Running, most: int) -> Iterator[Batch]:
    """Until nothing is left, or a process has died: then `running` holds what nobody has finished."""
    while todo or running:
        while todo and len(running) < most:
            running[_submitted(pool, todo[0])] = todo[0]
            todo.popleft()
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            yield future.result()
            del running[future]


def alone(tasks: Iterable[Task]) -> Iterator[Batch]:
    """Each match in a process of its own."""
    for task in tasks:
        for number in task.numbers:
            yield _alone(task._replace(numbers=(number,)))


def _alone(task: Task) -> Batch:
    floor = get_context("spawn").RawArray("c", LONGEST_ROLE)
    with _pool(1, floor) as pool:
        try:
            return _submitted(pool, task).result()
        except BrokenProcessPool:
            return task.key, [forfeited(task.job, task.numbers[0], _dead(floor.value.decode()))]


def _dead(role: str) -> Forfeit:
    """If no bot was running it was not a bot's fault."""
    return Forfeit(role, "crash" if role else "rules", "its process ended" if role else "the process ended")


# --- the processes --------------------------------------------------------------------------------------


@contextmanager
def _pool(jobs: int, floor: Any = None) -> Iterator[ProcessPoolExecutor]:
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _begin_worker, (floor,))
    patience = 0.0
    try:
        yield pool
        patience = PATIENCE
    finally:
        _end(pool, patience)


def _submitted(pool: ProcessPoolExecutor, task: Task) -> Future[Batch]:
    """The executor starts its processes when it is first given work."""
    with _without_interrupt():
        return pool.submit(play_task, task)


def _end(pool: ProcessPoolExecutor, patience: float) -> None:
    """Whatever a bot is still doing; processes and programs that bots have started end as well."""
    # The executor has no public way to kill a busy worker before Python 3.14.
    workers = dict(pool._processes or {})
    pool.shutdown(wait=False, cancel_futures=True)
    for pid, process in workers.items():
        process.join(patience)
        try:
            os.killpg(pid, signal.SIGKILL)
        except (OSError, AttributeError):  # it has no group of its own (yet), or the system has no groups
            process.kill()


@contextmanager
def _without_interrupt() -> Iterator[None]:
    """Let Ctrl-C wait until every process is started, also for them: half started they would complain."""
    if not hasattr(signal, "pthread_sigmask") or threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []
    # The mask is for the new processes, which inherit it; another thread of ours may still be interrupted.
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    handler = signal.signal(signal.SIGINT, lambda number, _frame: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
    if came:
        raise KeyboardInterrupt


def _begin_worker(floor: Any) -> None:
    """Ctrl-C is the parent's to handle: it ends each worker's group, with all that it started."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "setpgrp"):
        os.setpgrp()
        threading.Thread(target=_end_with_parent, daemon=True).start()
    FLOOR.shared = floor
    tune_gc()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.killpg(0, signal.SIGKILL)
