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
            won = fought(attacker, defender, f"{way}:{seed}{number}", way, bot)
            known[attacker, defender][0] += 1
            known[attacker, defender][1] += won
            if file is not None:
                file.write_text(json.dumps([[a, d, *numbers] for (a, d), numbers in known.items()]))
    return known


def rate(tally: Tally, row: str, column: str) -> tuple[float, int]:
    """How often the row beats the column, half of the battles as attacker, and the number of battles."""
    attacks, won = tally[row, column]
    defences, lost = tally[column, row]
    number = attacks + defences
    return (100 * (won + defences - lost) / number if number else 50.0), number


def show(table: Tally, lanes: Tally) -> None:
    print(f"{'table/quick':>13}", *(f"{army[:7]:>7}" for army in ARMIES))
    gaps: list[float] = []
    for row in ARMIES:
        cells = []
        for column in ARMIES:
            mine, quick = rate(table, row, column)[0], rate(lanes, row, column)[0]
            cells.append("      -" if row == column else f"{mine:3.0f}/{quick:3.0f}")
            if row < column:
                gaps.append(abs(mine - quick))
        print(f"{row:>13}", *cells)
    within = sum(gap <= 10 for gap in gaps)
    number = rate(table, ARMIES[0], ARMIES[1])[1]
    gap = sum(gaps) / len(gaps)
    print(
        f"{number} table battles a pair; mean gap {gap:.1f}; {within} of {len(gaps)} pairs within 10 points"
    )
    print(f"gap without luck {beyond_luck(table, lanes):.1f} (root mean square)")
    for row in ARMIES:
        print(f"{row:>13} against all: {mean(table, row):3.0f}/{mean(lanes, row):3.0f}")


def beyond_luck(table: Tally, lanes: Tally) -> float:
    """The root mean square of the gaps, less what rates of so few battles differ by chance."""
    squares = []
    for row in ARMIES:
        for column in ARMIES:
            if row < column:
                pair = [rate(tally, row, column) for tally in (table, lanes)]
                luck = sum(rate * (100 - rate) / max(1, number - 1) for rate, number in pair)
                squares.append((pair[0][0] - pair[1][0]) ** 2 - luck)
    return sqrt(max(0.0, sum(squares) / len(squares)))


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
