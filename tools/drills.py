"""Measure the drills of `polemos.lab.drills`: are they even between equal bots, and which share is to beat?

    .venv/bin/python tools/drills.py --matches 200 [--bots random,greedy@20] [GAME ...]

Prints a row of the tables of docs/lab.md for each pairing: matches, share of the first bot (in both seats by
turns, or of the first role where the bots are equal) with Wilson's interval, draws, the median length, and
the median gain of the first role, which is what a handicap should be when both bots are random.
"""

from __future__ import annotations

import argparse
from statistics import median

import polemos
from polemos.lab.drills import DRILLS, Fought, fought
from polemos.lab.stats import wilson


def measured(name: str, bots: tuple[str, str], numbers: range) -> str:
    game, wins, drawn, found = polemos.game(name), 0, 0, []
    roles = game.roles_of(DRILLS[name].scenario)
    for number in numbers:
        turned = bots[0] != bots[1] and number % 2 == 1
        one = fought(game, bots[::-1] if turned else bots, f"drill:{number}")
        found.append(one)
        payoff = one.payoffs[roles[1] if turned else roles[0]]
        wins, drawn = wins + (payoff > 0), drawn + (payoff == 0)
    return row(name, bots, wins, drawn, found)


def row(name: str, bots: tuple[str, str], wins: int, drawn: int, found: list[Fought]) -> str:
    share = wilson(wins, len(found) - drawn)
    told = f"{100 * share.rate:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"
    length, gain = median(one.actions for one in found), median(one.gain for one in found)
    cells = (name, f"{bots[0]} - {bots[1]}", len(found), told, drawn, f"{length:.0f}", f"{gain:+.3f}")
    return "| " + " | ".join(map(str, cells)) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the drills.")
    parser.add_argument("game", nargs="*", help="default: every game")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="number of the first, for matches of their own")
    parser.add_argument("--bots", default="random,random", help="the first, and the one it meets")
    args = parser.parse_args()
    first, second = args.bots.split(",")
    for name in args.game or DRILLS:
        print(measured(name, (first, second), range(args.first, args.first + args.matches)), flush=True)


if __name__ == "__main__":
    main()
