"""How many puzzles each bot solves: the tactical suite of the opponents (docs/strength.md).

python bench/puzzle_suite.py                        # random, greedy and search:200it on all games
python bench/puzzle_suite.py hellas --bots greedy   # and which it did not solve

A bot solves a puzzle if every click it makes, from the position on, is one the solution accepts. It sees what
anybody in that seat may see.
"""

from __future__ import annotations

import argparse

import polemos
from polemos import bots
from polemos.bots import Bot, Seat
from polemos.lessons import Player, Puzzle, begin, puzzles_of

BOTS = "random,greedy,search:200it"


def solves(puzzle: Puzzle, bot: Bot) -> bool:
    """Whether the bot plays the whole solution."""
    lesson = puzzle.lesson
    player = Player(lesson, begin(polemos.game(lesson.game), lesson))
    while not player.over:
        choice = bot.choose(Seat(player.match, lesson.role))
        if not player.right(*choice):
            return False
        player.play(*choice)
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=polemos.games())
    parser.add_argument("--bots", default=BOTS)
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    names = args.bots.split(",")
    print(f"| game | puzzles | {' | '.join(names)} |")
    print(f"| --- | --- |{' --- |' * len(names)}")
    for game in args.games:
        found = puzzles_of(game)
        solved = {name: [one for one in found if solves(one, bots.make(name, args.seed))] for name in names}
        counts = " | ".join(str(len(solved[name])) for name in names)
        print(f"| {game} | {len(found)} | {counts} |", flush=True)
        if len(names) == 1:
            print("  not solved:", *(one.lesson.path.stem for one in found if one not in solved[names[0]]))


if __name__ == "__main__":
    main()
