"""The whole table of docs/numbers.md: each game in processes of its own, interpreted and compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

from polemos.engine.errors import RuleBug
from polemos.lab.stats import spread

#: What a compiled build is measured for; the sizes are the same as interpreted.
COMPILED = (
    "seen_steps_per_s",
    "steps_per_s",
    "usual_steps_per_s",
    "quiet_percent",
    "logged_steps_per_s",
    "games_per_s",
    "clone_us",
    "view_us",
    "determinize_us",
    "search_per_s",
)

#: The interpreter alone, and the interpreter with a game ready to start: the difference is the import time.
NOTHING = "pass"
LOADING = "import sys, polemos; polemos.game(sys.argv[1])"


def measured(
    game: str, seconds: float, seed: int, data: str | None = None, compiled: str | None = None
) -> dict[str, Any]:
    """Every number of one game; those of a compiled build end in `_compiled`, None without a sound build."""
    numbers = _bench(game, seconds, seed, data, None)
    row = {key: value for key, value in numbers.items() if key not in ("game", "compiled")}
    row["import_ms"] = import_ms(game)
    fast: dict[str, Any] = {}
    if compiled is not None and (Path(compiled) / "polemos").is_dir():
        try:
            fast = _bench(game, seconds, seed, data, Path(compiled).resolve())
        except RuleBug as error:  # a build older than its source is no reason to lose the other numbers
            row["compiled_problem"] = str(error)
    for key in COMPILED:
        row[f"{key}_compiled"] = fast[key] if fast.get("compiled") else None
    return row


def whole_table(rows: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """All games, and the median of each number over those that have it."""
    keys = [key for key in next(iter(rows.values()), {}) if key != "compiled_problem"]
    found = {key: [row[key] for row in rows.values() if row[key] is not None] for key in keys}
    return {
        "python": sys.version.split()[0],
        "cores": os.cpu_count(),
        "games": rows,
        "median": {key: spread(values).median if values else None for key, values in found.items()},
    }


def import_ms(game: str) -> float:
    """What importing Polemos and loading a game's data costs; the best of three."""
    best = {code: min(_timed(code, game) for _ in range(3)) for code in (NOTHING, LOADING)}
    return round(1000 * (best[LOADING] - best[NOTHING]), 1)


def _timed(code: str, game: str) -> float:
    begin = perf_counter()
    subprocess.run([sys.executable, "-c", code, game], check=True, stdout=subprocess.DEVNULL)
    return perf_counter() - begin


def _bench(game: str, seconds: float, seed: int, data: str | None, build: Path | None) -> dict[str, Any]:
    """`polemos bench GAME --json` in a process that imports the build, if one is given, or the source."""
    command = [sys.executable, "-m", "polemos.cli", "bench", game, "--json"]
    command += ["--seconds", str(seconds), "--seed", str(seed), *(["--data", data] if data else [])]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=_environment(build))
    if done.returncode:
        raise RuleBug(f"bench {game}: {done.stderr.strip()[-300:]}")
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found[0]


def _environment(build: Path | None) -> dict[str, str]:
    if build is None:
        return dict(os.environ)
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(build), os.environ.get("PYTHONPATH", "")])}
