"""How many instructions of the processor a step of random games takes, counted by valgrind.

    PYTHONPATH=build/compiled .venv/bin/python bench/instructions.py peloponnesian_war

Seconds swing with whatever else the machine does; this number does not, so that a change of one in a hundred
shows. It knows nothing of a processor's caches: compare it with itself only. Counted is what sixty games take
after the first hundred, without Python's collector of garbage. Without PYTHONPATH the interpreter is counted.
"""

from __future__ import annotations

import gc
import os
import re
import subprocess
import sys
from random import Random

from polemos.engine.registry import game

#: Games that fill the caches first, and games that count.
WARM = 100
COUNTED = 60


def steps_of(name: str, games: int) -> int:
    gc.disable()
    rules, steps = game(name), 0
    for number in range(games):
        match = rules.start(None, f"bench:{number}", rules.trial_options())
        chance = Random(f"bench:{number}")
        while not match.over:
            role = match.deciders[0]
            prompt = match.prompt(role)
            match.play(role, *prompt.nth(int(chance.random() * prompt.count())))
        steps += match.number
    return steps


def counted(name: str, games: int) -> tuple[int, int]:
    """Instructions and steps of so many games, loading included."""
    inside = [sys.executable, __file__, name, str(games)]
    tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    done = subprocess.run(
        [*tool, *inside],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": "0"},
    )
    found = re.search(r"Collected : (\d+)", done.stderr)
    if found is None:
        raise SystemExit(done.stderr)
    return int(found[1]), int(done.stdout)


def main() -> None:
    name = sys.argv[1]
    if len(sys.argv) > 2:
        print(steps_of(name, int(sys.argv[2])))
        return
    few, many = counted(name, WARM), counted(name, WARM + COUNTED)
    print(f"{name}: {(many[0] - few[0]) / (many[1] - few[1]):,.0f} instructions a step")


if __name__ == "__main__":
    main()
