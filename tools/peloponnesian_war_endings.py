"""Play the Peloponnesian War until every ending has occurred, and store one game of each.

    PYTHONPATH=tests python tools/peloponnesian_war_endings.py [--games 700] [--bots 800]

After a change of the rules: run it, look at what changed, commit tests/games/peloponnesian_war/records/. Most
endings are found by random players; what they hardly ever reach is sought with bots.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import chain

import polemos
from games.peloponnesian_war.test_records import RECORDS, ending_of
from playing import play_out
from polemos import bots
from polemos.engine.match import Match

GAME = polemos.game("peloponnesian_war")
FOLDER = RECORDS[0].parent

#: Who plays where random players alone do not reach every ending; the greedy bot with so many plays.
PAIRS = (
    ("archidamian_war_two", ("greedy", "greedy")),
    ("peloponnesian_war_two", ("greedy", "random")),
    ("decelean_war_two", ("greedy", "random")),
    ("fall_of_athens_two", ("greedy", "random")),
)
PLAYS = 40


def by_chance(games: int) -> Iterator[Match]:
    for scenario in GAME.scenarios:
        for seed in range(games):
            yield play_out(GAME.start(scenario.id, f"record:{seed}"), str(seed))


def by_bots(games: int, missing: set[str]) -> Iterator[Match]:
    """Only of the scenarios of which an ending is missing still."""
    for seed in range(games):
        scenario, kinds = PAIRS[seed % len(PAIRS)]
        if not any(name.startswith(f"{scenario}-") for name in missing):
            continue
        match = GAME.start(scenario, f"bots:{seed}")
        seats = {
            role: bots.make(kind, f"{seed}:{role}", PLAYS if kind == "greedy" else None)
            for role, kind in zip(match.roles, kinds, strict=True)
        }
        while not match.over:
            role = match.deciders[0]
            match.play(role, *seats[role].choose(bots.Seat(match, role)))
        yield match


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=700, help="random games per scenario")
    parser.add_argument("--bots", type=int, default=800, help="games of bots")
    options = parser.parse_args()
    missing = {path.stem for path in RECORDS}
    found: set[str] = set()
    for match in chain(by_chance(options.games), by_bots(options.bots, missing)):
        name = ending_of(match)
        if name not in found:
            found.add(name)
            missing.discard(name)
            text = json.dumps(match.record(), separators=(",", ":"))
            (FOLDER / f"{name}.json").write_text(text + "\n", encoding="utf-8")
            print(f"{name}: {match.number} actions", flush=True)
    for name in sorted(missing):
        print(f"{name}: not found", flush=True)


if __name__ == "__main__":
    main()
