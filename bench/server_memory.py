"""Memory of an open match: `PYTHONPATH=src:. python bench/server_memory.py [GAME ...]`.

Tables as the server has them, each with all seats and a spectator, played at random for 300 actions or to the
end, without network and disk. Counted is how much the process grows by the last sixty of a hundred: what the
rules keep for all matches is there by then.
"""

from __future__ import annotations

import asyncio
import gc
import random
import subprocess
import sys
from pathlib import Path
from typing import Any, cast

import msgspec

import polemos
from polemos.server.commands import receive
from polemos.server.limits import LIFTED
from polemos.server.messages import read_message
from polemos.server.rebuilding import Rebuilt
from polemos.server.seats import HERE, Seat
from polemos.server.store import Done, Saved, Store
from polemos.server.tables import Table
from polemos.server.thrift import Thrift

BEFORE, COUNTED, ACTIONS = 40, 60, 300


class Nowhere:
    """A store that keeps nothing and is done at once."""

    shared = False
    done: Done

    def append(self, key: int, number: int, steps: object, done: Done) -> None:
        self.done = done


class Looker:
    """A viewer that throws everything away."""

    address, page = "here", None

    def __init__(self, role: str | None) -> None:
        self.role = role

    def push(self, *message: object) -> None: ...
    def tell(self, *message: object) -> None: ...
    def close(self, *reason: object) -> None: ...


def opened(game: str, seed: int) -> tuple[Table, int]:
    """A table of which so many actions have been played."""
    rules, store, rng = polemos.game(game), Nowhere(), random.Random(seed)
    match = rules.start(None, seed, rules.trial_options())
    match.keep_log()
    match.undo_often()
    saved = Saved("m", game, 1, match.state.scenario, {}, seed, False)
    saved.seats = [Seat(role, HERE, None) for role in match.roles]
    table = Table(saved, rules, Rebuilt(match, [], []), 0, cast(Store, store), LIFTED)
    lookers: dict[str | None, Any] = {role: Looker(role) for role in (*match.roles, None)}
    for looker in lookers.values():
        table.attach(looker)
    while not table.match.over and table.match.number < ACTIONS:
        role = rng.choice(table.match.deciders)
        verb, arg = rng.choice(table.match.prompt(role).pairs())
        click = {"t": "play", "n": table.counts.now(role), "verb": verb, "arg": arg}
        receive(table, lookers[role], read_message(msgspec.json.encode(click)))
        store.done(None)
    if table.asides.timer is not None:
        table.asides.timer.cancel()
    return table, table.match.number


def resident() -> int:
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4


async def measured(game: str) -> str:
    thrift, tables, played = Thrift(), list[Table](), 0
    for seed in range(BEFORE + COUNTED):
        if seed == BEFORE:
            before, played = resident(), 0
        table, number = opened(game, seed)
        thrift.settle(table)
        tables.append(table)
        played += number
        await asyncio.sleep(0)
    each = (resident() - before) / COUNTED
    return f"{game}: {each:.0f} kB for each match, {played / COUNTED:.0f} actions"


def main(games: list[str]) -> None:
    """A process for each game: none fills what another has left."""
    if len(games) == 1:
        print(asyncio.run(measured(games[0])), flush=True)
        return
    for name in games or polemos.games():
        subprocess.run([sys.executable, __file__, name], check=True)


if __name__ == "__main__":
    main(sys.argv[1:])
