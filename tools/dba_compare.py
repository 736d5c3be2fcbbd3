"""How far quick battles agree with battles that bots play on the table: the nine lists against each other.

`python tools/dba_compare.py --rounds 12 --quick 1000 --file results.json` plays, round after round, every
ordered pair of lists once with `greedy` on both sides, and as many quick battles as asked; then it prints,
for each pair, how often the row beats the column on the table and in lanes, and for each list how often it
beats the others. With --file the played battles are kept, and a later call goes on from them until every
pair has had its rounds; --minutes ends a call early.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from math import sqrt
from pathlib import Path

import polemos
from polemos import bots
from polemos.bots.seat import Seat

#: attacker, defender -> battles, and how many the attacker won.
Tally = dict[tuple[str, str], list[int]]

game = polemos.game("dba")
ARMIES = tuple(str(army) for option in game.options if option.id == "attacker_army" for army in option.values)


def fought(attacker: str, defender: str, seed: str, way: str, bot: str) -> bool:
    """Whether the attacker wins one battle."""
    options = {"attacker_army": attacker, "defender_army": defender, "resolution": way}
    match = game.start("battle", seed, options)
    seats = {role: bots.make(bot if way == "table" else "random", f"{seed}:{role}") for role in match.roles}
    while not match.over:
        role = match.deciders[0]
        prompt = match.prompt(role)
        usual = next((v for v in ("reference", "line_up", "chance_field") if v in prompt.choices), None)
        match.play(role, *((usual, None) if usual else seats[role].choose(Seat(match, role))))
    return match.result is not None and match.result.winner == "attacker"


def played(
    until: int,
    way: str,
    bot: str,
    known: Tally,
    file: Path | None = None,
    minutes: float = 1e9,
    seed: str = "",
    only: str = "",
) -> Tally:
    """Battles of every ordered pair until each has had so many; later calls go on from what is known."""
    pairs = [(a, d) for a in ARMIES for d in ARMIES if a != d and (not only or only in (a, d))]
    last = time.monotonic() + 60 * minutes
    for number in range(until):
        for attacker, defender in pairs:
            if known[attacker, defender][0] > number or time.monotonic() > last:
                continue
            dice = f"{seed}{number}:{attacker}:{defender}"  # its own dice and ground for every battle
            won = fought(attacker, defender, dice, way, bot)
            known[attacker, defender][0] += 1
            known[attacker, defender][1] += won
            if file is not None:
                file.write_text(json.dumps([[a, d, *numbers] for (a, d), numbers in known.items()]))
    return known


def rate(tally: Tally, row: str, column: str) -> tuple[float, float]:
    """How often the row beats the column, attack and defence counting alike, and that rate's variance."""
    ways = [tally[row, column], tally[column, row]]
    wins = [ways[0][1], ways[1][0] - ways[1][1]]
    value = variance = 0.0
    for (number, _), won in zip(ways, wins, strict=True):
        share = won / number if number else 0.5
        value += 50 * share
        #: A rate of 0 or 1 of few battles is no certainty, so half a battle is added to both sides.
        likely = (won + 0.5) / (number + 1)
        variance += 2500 * likely * (1 - likely) / max(1, number)
    return value, variance


def pairs() -> list[tuple[str, str]]:
    return [(row, column) for i, row in enumerate(ARMIES) for column in ARMIES[i + 1 :]]


def show(table: Tally, lanes: Tally) -> None:
    print(f"{'table/quick':>13}", *(f"{army[:7]:>7}" for army in ARMIES))
    for row in ARMIES:
        cells = []
        for column in ARMIES:
            mine, quick = rate(table, row, column)[0], rate(lanes, row, column)[0]
            cells.append("      -" if row == column else f"{mine:3.0f}/{quick:3.0f}")
        print(f"{row:>13}", *cells)
    for row in ARMIES:
        error = sqrt(sum(rate(table, row, column)[1] for column in ARMIES if column != row)) / (
            len(ARMIES) - 1
        )
        print(
            f"{row:>13} against all: {mean(table, row):3.0f} (+-{1.96 * error:.0f})/{mean(lanes, row):3.0f}"
        )
    judge(table, lanes)


def judge(table: Tally, lanes: Tally) -> None:
    """How wide the gaps are, and whether they are wider than ten points and luck together explain."""
    number = sum(battles for battles, _ in table.values()) / len(pairs())
    gaps = [abs(rate(table, *pair)[0] - rate(lanes, *pair)[0]) for pair in pairs()]
    errors = [sqrt(rate(table, *pair)[1] + rate(lanes, *pair)[1]) for pair in pairs()]
    beyond = [max(0.0, gap - 10) / error for gap, error in zip(gaps, errors, strict=True)]
    squares = sum(gap**2 - error**2 for gap, error in zip(gaps, errors, strict=True))
    luck, within = 1.96 * sum(errors) / len(errors), sum(gap <= 10 for gap in gaps)
    likely, surely = sum(over > 1.64 for over in beyond), sum(over > 2.33 for over in beyond)
    print(f"{number:.0f} table battles a pair; 95 % of luck: +-{luck:.0f} points a pair")
    print(f"mean gap {sum(gaps) / len(gaps):.1f}; {within} of {len(gaps)} pairs within 10 points")
    print(f"gap without luck {sqrt(max(0.0, squares / len(gaps))):.1f} (root mean square)")
    print(f"outside 10 points by more than luck, one-sided: {likely} pairs at 5 %, {surely} at 1 %")
    print(f"chi-square against 'no gap above 10': {sum(over**2 for over in beyond):.1f}")
    wide = sorted(zip(beyond, gaps, pairs(), strict=True), reverse=True)
    print("widest:", "; ".join(f"{a} - {b} {gap:.0f}" for over, gap, (a, b) in wide if over > 1.64) or "none")


def mean(tally: Tally, row: str) -> float:
    """How often a list beats the others, every opponent counting alike."""
    return sum(rate(tally, row, column)[0] for column in ARMIES if column != row) / (len(ARMIES) - 1)


def kept(files: list[Path]) -> Tally:
    """The battles kept in these files, added up."""
    known: Tally = defaultdict(lambda: [0, 0])
    for file in files:
        for attacker, defender, number, won in json.loads(file.read_text()) if file.exists() else []:
            known[attacker, defender][0] += number
            known[attacker, defender][1] += won
    return known


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=2, help="table battles of each ordered pair, in all")
    parser.add_argument("--minutes", type=float, default=1e9, help="play no longer than this")
    parser.add_argument("--quick", type=int, default=100, help="quick battles of each ordered pair")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--only", default="", help="table battles of this list only")
    parser.add_argument("--seed", default="", help="other seed, other dice")
    parser.add_argument("--file", type=Path, help="where table battles are kept")
    parser.add_argument(
        "--also", type=Path, nargs="*", default=[], help="files of other seeds, for the table"
    )
    args = parser.parse_args()
    table = kept([args.file] if args.file else [])
    played(args.rounds, "table", args.bot, table, args.file, args.minutes, args.seed, args.only)
    lanes: Tally = defaultdict(lambda: [0, 0])
    others = kept(args.also)
    for pair, (number, won) in table.items():
        others[pair] = [others[pair][0] + number, others[pair][1] + won]
    show(others, played(args.quick, "quick", args.bot, lanes))


if __name__ == "__main__":
    main()
