"""Gymnasium's vector environment: many matches side by side in one process, or in several with shared memory.

    from polemos.lab.vector import PolemosVector
    envs = PolemosVector("hellespont", num_envs=64, processes=2, others="random")
    seen, infos = envs.reset(seed=1)
    seen, rewards, over, late, infos = envs.step(actions)

`infos["action_mask"]` has a row for each match. A match that is over begins anew at the next step, whose
action is not used (Gymnasium's `NEXT_STEP`). Same seed, same matches, for any number of processes.
"""

from __future__ import annotations

import ctypes
import multiprocessing
from random import Random
from typing import Any, Final, NamedTuple

import numpy
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from polemos.engine.errors import BadData
from polemos.lab.environment import Arena
from polemos.lab.gym import Others, Table

RESET: Final = "reset"
STEP: Final = "step"
END: Final = "end"

#: Seconds a process may take to end by itself.
PATIENCE: Final = 5.0


class Setting(NamedTuple):
    """All that a process needs to play its share; plain values only."""

    game: str
    seat: str | None
    others: Others
    rest: dict[str, Any]

    def table(self) -> Table:
        return Table(Arena(self.game, **self.rest), self.seat, self.others)


class Batch:
    """What goes to and fro, one row a match, in memory that other processes may share."""

    def __init__(self, context: Any, count: int, cells: int, numbers: int) -> None:
        def shared(kind: Any, size: int) -> Any:
            return context.RawArray(kind, size) if context is not None else (kind * size)()

        self.count, self.cells, self.numbers = count, cells, numbers
        self._memory = (
            shared(ctypes.c_float, count * cells),
            shared(ctypes.c_int8, count * numbers),
            shared(ctypes.c_int64, count),
            shared(ctypes.c_double, count),
            shared(ctypes.c_bool, count),
            shared(ctypes.c_bool, count),
        )
        self.look()

    def look(self) -> None:
        """The memory as arrays."""
        seen, masks, actions, rewards, over, late = self._memory
        self.seen = _array(seen, numpy.float32).reshape(self.count, self.cells)
        self.masks = _array(masks, numpy.int8).reshape(self.count, self.numbers)
        self.actions, self.rewards = _array(actions, numpy.int64), _array(rewards, numpy.float64)
        self.over, self.late = _array(over, numpy.bool_), _array(late, numpy.bool_)

    def __getstate__(self) -> tuple[Any, ...]:
        return self.count, self.cells, self.numbers, self._memory

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self.count, self.cells, self.numbers, self._memory = state
        self.look()


def _array(memory: Any, kind: Any) -> Any:
    return numpy.frombuffer(memory, kind)


class Rows:
    """Some of the matches, each with its row of the batch."""

    def __init__(self, setting: Setting, batch: Batch, rows: range) -> None:
        self.batch, self.rows = batch, rows
        self.tables = [setting.table() for _ in rows]
        self._seeds = [Random() for _ in rows]
        self._seen = [batch.seen[row] for row in rows]
        self._masks = [batch.masks[row] for row in rows]
        self._bytes = [memoryview(mask) for mask in self._masks]

    def reset(self, seed: int | None) -> None:
        for i, row in enumerate(self.rows):
            if seed is not None:
                self._seeds[i] = Random(seed + row)
            self._begin(i, row)

    def step(self) -> None:
        batch = self.batch
        for i, row in enumerate(self.rows):
            if batch.over[row] or batch.late[row]:
                self._begin(i, row)
            else:
                batch.rewards[row] = self.tables[i].step(int(batch.actions[row]))
                self._show(i, row)

    def _begin(self, i: int, row: int) -> None:
        table = self.tables[i]
        table.reset(self._seeds[i].getrandbits(62))
        while table.over:  # a match may end before the learner is asked anything
            table.reset(self._seeds[i].getrandbits(62))
        self.batch.rewards[row] = 0.0
        self._show(i, row)

    def _show(self, i: int, row: int) -> None:
        table, batch = self.tables[i], self.batch
        arena, match = table.arena, table.match
        arena.encoder.write(match, table.role, self._seen[i])
        self._masks[i].fill(0)
        arena.actions.write_mask(match.prompt(table.role), self._bytes[i])
        batch.over[row], batch.late[row] = table.over, table.late

    def close(self) -> None:
        for table in self.tables:
            table.close()


def work(setting: Setting, batch: Batch, rows: range, post: Any) -> None:
    """A process of its own: does what the post says, and answers with nothing or with what went wrong."""
    own = Rows(setting, batch, rows)
    while True:
        order, seed = post.recv()
        if order == END:
            own.close()
            return
        try:
            own.reset(seed) if order == RESET else own.step()
            post.send("")
        except Exception as error:
            post.send(f"{type(error).__name__}: {error}")


class PolemosVector(VectorEnv):
    """`settings` are those of `polemos.lab.environment.Arena`. With `copy=False` the next step writes into
    the arrays that were returned."""

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012 - Gymnasium's way

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seat: str | None = None,
        others: Others = "random",
        processes: int = 1,
        copy: bool = True,
        **settings: Any,
    ) -> None:
        if not 1 <= processes <= num_envs:
            raise BadData(f"processes: {processes} is not a number from 1 to {num_envs}, the matches")
        setting = Setting(game, seat, others, settings)
        arena = setting.table().arena
        self.num_envs, self._copy = num_envs, copy
        self.single_observation_space = arena.vector_space
        self.single_action_space = spaces.Discrete(arena.actions.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        context = multiprocessing.get_context("spawn") if processes > 1 else None
        self._batch = Batch(context, num_envs, arena.encoder.size, arena.actions.size)
        self._own = Rows(setting, self._batch, range(num_envs)) if context is None else None
        self._posts: list[Any] = []
        self._processes: list[Any] = []
        if context is not None:
            self._start(context, setting, processes)

    def _start(self, context: Any, setting: Setting, processes: int) -> None:
        for number in range(processes):
            first, last = (self.num_envs * n // processes for n in (number, number + 1))
            here, there = context.Pipe()
            given = (setting, self._batch, range(first, last), there)
            process = context.Process(target=work, args=given, daemon=True)
            process.start()
            there.close()
            self._posts.append(here)
            self._processes.append(process)

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self._do(RESET, seed)
        return self._given(self._batch.seen), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        self._batch.actions[:] = actions
        self._do(STEP, None)
        batch = self._batch
        seen, rewards = self._given(batch.seen), self._given(batch.rewards)
        return seen, rewards, self._given(batch.over), self._given(batch.late), self._infos()

    def _do(self, order: str, seed: int | None) -> None:
        if self._own is not None:
            self._own.reset(seed) if order == RESET else self._own.step()
            return
        for post in self._posts:
            post.send((order, seed))
        wrong = [answer for answer in [post.recv() for post in self._posts] if answer]
        if wrong:
            raise RuntimeError(wrong[0])

    def _given(self, part: Any) -> Any:
        return part.copy() if self._copy else part

    def _infos(self) -> dict[str, Any]:
        here: Any = numpy.ones(self.num_envs, numpy.bool_)
        return {"action_mask": self._given(self._batch.masks), "_action_mask": here}

    def action_masks(self) -> Any:
        """1 for each legal number, a row for each match."""
        return self._given(self._batch.masks)

    def close_extras(self, **_more: Any) -> None:
        if self._own is not None:
            self._own.close()
        for post in self._posts:
            post.send((END, None))
        for process in self._processes:
            process.join(PATIENCE)
            if process.is_alive():
                process.kill()
