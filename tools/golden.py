"""Write the ends of the stored random games (tests/golden/) anew, after a rule changed: `make golden`."""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor

import polemos
from conformance import golden
from conformance.cases import TOY, game_of


def renew(pool: ProcessPoolExecutor, game_id: str, scenario: str) -> int:
    """How many of the games of a scenario end otherwise than before."""
    path = golden.path_of(game_id, scenario)
    before = golden.stored(game_id, scenario)["ends"] if path.is_file() else []
    count = golden.count_of(game_id)
    ends = list(pool.map(golden.end_of, [game_id] * count, [scenario] * count, range(count), chunksize=10))
    golden.write(game_id, scenario, ends)
    return sum(old != new for old, new in zip(before, ends, strict=False)) if before else count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="only these (all)")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for game_id in chosen.games or (TOY, *polemos.games()):
            for scenario in game_of(game_id).scenarios:
                changed = renew(pool, game_id, scenario.id)
                print(f"{game_id} {scenario.id}: {changed} of {golden.count_of(game_id)} games end otherwise")


if __name__ == "__main__":
    main()
