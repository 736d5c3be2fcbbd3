"""Two versions of the server at the same moments: `python bench/server_compare.py BASE [game ...]`.

This machine's neighbours make everything up to twice as slow for seconds, so runs one after the other say
little. Here both versions serve at once, each its own 16 matches of two seats and a spectator, at the same
pace; what is compared is the processor time each of them takes for an action, round by round.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import uvloop
from server_load import Load, Server, measure, running

ROOT = Path(__file__).resolve().parents[1]
MATCHES = 16


def unpacked(base: str, folder: str) -> str:
    """The source folder of a revision, or the folder that was named."""
    if Path(base).is_dir():
        return base
    archive = subprocess.run(["git", "archive", base, "src"], cwd=ROOT, check=True, capture_output=True)
    subprocess.run(["tar", "-x", "-C", folder], input=archive.stdout, check=True)
    return f"{folder}/src"


async def rounds(servers: list[Server], game: str, args: argparse.Namespace) -> list[list[dict[str, Any]]]:
    loads = [Load(server, game, 1) for server in servers]
    for load in loads:
        load.pause, load.programs = args.pause, args.programs
        await load.open(MATCHES)
    await asyncio.sleep(2)
    found = []
    for _ in range(args.rounds):
        found.append(await asyncio.gather(*(measure(load, args.seconds) for load in loads)))
    for load in loads:
        load.stop()
        load.close()
    return found


def told(game: str, found: list[list[dict[str, Any]]]) -> str:
    """The median of the rounds, before and now, and of their ratios."""
    lines = []
    for what in ("server CPU us/action", "bytes/action", "p50 ms", "p99 ms"):
        before, now = ([pair[i][what] for pair in found] for i in (0, 1))
        ratios = sorted(b / a for a, b in zip(before, now, strict=True))
        middle = f"{statistics.median(before):,.0f} -> {statistics.median(now):,.0f}"
        spread = f"{statistics.median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f})"
        lines.append(f"{game}: {what}: {middle}, ratio {spread}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("base", help="a revision, or the source folder of another version")
    parser.add_argument("games", nargs="*", default=["hellespont"])
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--pause", type=float, default=0.01, help="seconds before each click")
    parser.add_argument("--programs", action="store_true", help="not people: nothing is explained to them")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="polemos-base-") as folder:
        before, now = unpacked(args.base, folder), str(ROOT / "src")
        for game in args.games:
            with running(None, source=before) as old, running(None, source=now) as new:
                print(told(game, uvloop.run(rounds([old, new], game, args))), flush=True)


if __name__ == "__main__":
    main()
