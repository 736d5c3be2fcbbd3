"""Play a little of everything, for a compiler that counts what is done how often (hatch_compile.py).

    PYTHONPATH=FOLDER .venv/bin/python tools/rehearse.py [GAME ...]

Each game in a process of its own, so that one library's counts are written when its game is done."""

from __future__ import annotations

import subprocess
import sys

from polemos.engine.registry import game, games
from polemos.lab.bench import bench, playouts

#: Seconds for each scenario at random, and for the search, the copies and the views of a game.
SECONDS = 1.0


def rehearse(name: str) -> None:
    rules = game(name)
    for scenario in rules.scenarios:
        playouts(rules, SECONDS, 1, scenario.id)
    bench(rules, SECONDS)


def main() -> None:
    names = sys.argv[1:] or games()
    if len(names) == 1:
        rehearse(names[0])
        return
    for name in names:
        subprocess.run([sys.executable, __file__, name], check=True)


if __name__ == "__main__":
    main()
