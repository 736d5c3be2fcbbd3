"""Random games of every scenario, with random options and every check of the conformance suite on the way.

    make fuzz ACTIONS=1000000
    PYTHONPATH=tests python tools/fuzz.py --minutes 10 --games hellespont --seed 7 --share 0.2

A failure names the game, its scenario and seed, and is saved as a record that can be replayed (build/fuzz/).
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random

import polemos
from conformance.cases import game_of, random_options
from conformance.texts import shared_reader
from conformance.walk import Walk
from polemos.engine.match import Match

FOUND = Path(__file__).resolve().parent.parent / "build/fuzz"

#: A job is this many games, so that starting one costs nothing beside it.
BATCH = 4


@dataclass(frozen=True)
class Job:
    game_id: str
    scenario: str
    seed: str
    share: float
    texts: bool

    def start(self) -> Match:
        game = game_of(self.game_id)
        return game.start(self.scenario, self.seed, random_options(game, Random(f"options:{self.seed}")))


def play(job: Job) -> Counter[str]:
    """One game; counts what was checked."""
    match = job.start()
    walk = Walk(match, job.seed, job.share, shared_reader(match.game) if job.texts else None)
    try:
        walk.to_the_end()
    except Exception as error:
        return Counter({f"FAILED {describe(job, match, error)}": 1, "failures": 1, "actions": match.number})
    return Counter(
        games=1,
        actions=match.number,
        illegal=walk.prober.tried,
        undone=walk.undone,
        clones=len(walk.kept),
        dice=len(match.journal.dice),
    )


def describe(job: Job, match: Match, error: Exception) -> str:
    """One line that tells how to see the failure again; the match is saved beside it."""
    FOUND.mkdir(parents=True, exist_ok=True)
    path = FOUND / f"{job.game_id}_{job.scenario}_{job.seed.replace(':', '_')}.json"
    path.write_text(json.dumps(match.record()))
    where = f"{job.game_id} {job.scenario} seed={job.seed!r} action={match.number}"
    return f"{where}: {type(error).__name__}: {error} ({path.name})"


def play_batch(jobs: list[Job]) -> Counter[str]:
    total: Counter[str] = Counter()
    for job in jobs:
        total.update(play(job))
    if jobs[0].texts:
        total.update({f"times missing {key}": 1 for key in shared_reader(game_of(jobs[0].game_id)).missing()})
    return total


def batches(options: argparse.Namespace) -> Iterator[list[Job]]:
    scenarios = [(g, s.id) for g in options.games or polemos.games() for s in game_of(g).scenarios]
    if not scenarios:
        raise SystemExit("there is no game to play")
    for number in count():
        game_id, scenario = scenarios[number % len(scenarios)]
        seeds = range(number * BATCH, (number + 1) * BATCH)
        texts = not options.no_texts
        yield [Job(game_id, scenario, f"{options.seed}:{s}", options.share, texts) for s in seeds]


def run(options: argparse.Namespace) -> Counter[str]:
    total: Counter[str] = Counter()
    work, until = batches(options), time.monotonic() + options.minutes * 60
    with ProcessPoolExecutor(options.jobs) as pool:
        running = {pool.submit(play_batch, next(work)) for _ in range(options.jobs * 2)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                total.update(future.result())
            show(total)
            enough = total["actions"] >= options.actions or time.monotonic() > until
            if not enough and total["failures"] < options.failures:
                running |= {pool.submit(play_batch, next(work)) for _ in done}
    return total


def show(total: Counter[str]) -> None:
    if sys.stderr.isatty():
        line = f"{total['games']} games, {total['actions']} actions, {total['failures']} failures"
        print(f"\r{line}", end="", file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", nargs="*", help="only these (all)")
    parser.add_argument("--actions", type=int, default=100_000, help="stop after about this many")
    parser.add_argument("--minutes", type=float, default=600.0, help="stop after this time")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", default="fuzz")
    parser.add_argument("--share", type=float, default=0.05, help="share of steps with the dear checks")
    parser.add_argument("--failures", type=int, default=10, help="stop after this many failures")
    parser.add_argument("--no-texts", action="store_true", help="do not look for missing texts")
    started = time.monotonic()
    total = run(parser.parse_args())
    print()
    for what, number in sorted(total.items()):
        print(f"{number:>10} {what}" if not what.startswith("FAILED") else f"  {what}")
    seconds = time.monotonic() - started
    print(f"{seconds:.0f} s, {total['actions'] / seconds:.0f} actions/s with all checks")
    return 1 if total["failures"] or any(what.startswith("times missing") for what in total) else 0


if __name__ == "__main__":
    raise SystemExit(main())
