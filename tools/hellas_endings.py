"""Play Hellas until each way to end has occurred, and store one game of each.

    PYTHONPATH=tests python tools/hellas_endings.py

After a change of the rules: run it, look at what changed, commit tests/games/hellas/records/. Points are
won by greedy against random; a revolution and a tie after the last turn come of themselves between two random
players.
"""

from __future__ import annotations

import json
from typing import Final

import polemos
from games.hellas.test_records import ENDINGS, RECORDS
from polemos import bots
from polemos.engine.match import Match
from polemos.engine.prompt import Value

#: A short game with two optional rules; the long one is the game as the rulebook has it.
SHORT: Final[dict[str, Value]] = {"points": 8, "turn_limit": 20, "setbacks": True, "leaders": True}
LONG: Final[dict[str, Value]] = {"turn_limit": 60}

#: Seeds to try, and plays on copies that greedy has for a plan.
SEEDS: Final = 200
BUDGET: Final = 120


def duel(seats: tuple[str, str], seed: int, options: dict[str, Value]) -> Match:
    match = polemos.game("hellas").start("standard", seed, options)
    players = {role: bots.make(seats[i], seed + i, BUDGET) for i, role in enumerate(("athens", "sparta"))}
    while not match.over:
        role = match.deciders[0]
        match.play(role, *players[role].choose(bots.Seat(match, role)))
    return match


def find(reason: str, winner: str) -> Match | None:
    """The first game that ends so."""
    won = reason == "points"
    seats = ("greedy", "random") if won else ("random", "random")
    for seed in range(SEEDS):
        match = duel(seats, seed, LONG if won else SHORT)
        assert match.result is not None
        if (match.result.reason, match.result.winner) == (reason, winner):
            return match
    return None


def main() -> None:
    for reason, winner, _ in ENDINGS:
        match = find(reason, winner)
        if match is None:
            print(f"no game ended by {reason} for {winner}")
            continue
        path = RECORDS / f"{reason}.json"
        path.write_text(json.dumps(match.record(), separators=(",", ":")) + "\n", encoding="utf-8")
        print(f"{path.name}: {match.number} actions", flush=True)


if __name__ == "__main__":
    main()
