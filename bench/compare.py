"""Two versions of the rules side by side, in alternation: `make bench-compare BASE=v0.1.0 [ARGS=hellas]`.

This machine's neighbours make everything up to twice as slow for minutes, so a number of today and one of
yesterday cannot be compared. Here one round of each version follows the other, each in a process of its own,
on processor time, and what is reported is the median of the ratios of rounds that stood beside each other.

Rows: bare steps (prompt, choose, play), steps with the acting player's view, copies that a bot imagines. When
rules have changed, the same seeds lead through other games; a ratio then compares those, and says so.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ROWS = ("steps/s", "steps/s with view", "imagined copies/s")


def measured(source: Path, game: str, seed: str, seconds: float) -> tuple[list[float], str]:
    """One round of one version."""
    command = [sys.executable, str(ROOT / "bench" / "compare_round.py"), game, seed, str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
    told = json.loads(subprocess.run(command, env=environment, check=True, capture_output=True).stdout)
    return told["rates"], told["end"]


def compare(before: Path, after: Path, game: str, rounds: int, seconds: float) -> None:
    ratios: list[list[float]] = []
    last: list[float] = []
    same = True
    for number in range(rounds):
        pair = [measured(source, game, str(number), seconds) for source in _order(before, after, number)]
        (old, old_end), (new, new_end) = pair if number % 2 == 0 else pair[::-1]
        ratios.append([b / a for a, b in zip(old, new, strict=True)])
        same, last = same and old_end == new_end, new
    for row, column in enumerate(ROWS):
        found = sorted(ratio[row] for ratio in ratios)
        spread = f"{found[0]:.2f} to {found[-1]:.2f}"
        print(f"{game}: {column}: {statistics.median(found):.3f} ({spread}), now {last[row]:,.0f}")
    if not same:
        print(f"{game}: the rules differ, so other games were played")


def _order(before: Path, after: Path, number: int) -> tuple[Path, Path]:
    return (before, after) if number % 2 == 0 else (after, before)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("base", help="a revision, or the source folder of another version")
    parser.add_argument("games", nargs="*", help="only these (all)")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=2.0, help="processor time of each row of each round")
    parser.add_argument("--now", type=Path, default=ROOT / "src", help="for instance build/compiled")
    chosen = parser.parse_args()
    games = chosen.games or sorted(p.parent.name for p in (ROOT / "src/polemos/games").glob("*/game.py"))
    with tempfile.TemporaryDirectory() as folder:
        before = Path(chosen.base)
        if not before.is_dir():
            archive = subprocess.run(
                ["git", "archive", chosen.base, "src"], cwd=ROOT, check=True, capture_output=True
            )
            subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
            before = Path(folder) / "src"
        for game in games:
            compare(before, chosen.now, game, chosen.rounds, chosen.seconds)


if __name__ == "__main__":
    main()
