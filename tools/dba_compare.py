"""How far quick battles agree with battles that bots play on the table: nine lists, three kinds of ground.

`python tools/dba_compare.py --rounds 4 --quick 100 --file results.json` plays, round after round, every
ordered pair of lists once in each kind of ground with `greedy` on both sides, and as many quick battles as
asked; then it prints, for each list and kind of ground, how often it beats the others on the table and in
lanes, and the same for each pair. With --file the played battles are kept, and a later call goes on from
them until every pair has had its rounds; --minutes ends a call early.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from math import sqrt
from pathlib import Path
from random import Random

import polemos
from polemos import bots
from polemos.bots.seat import Seat

#: attacker, defender, ground -> battles, and how many the attacker won.
Tally = dict[tuple[str, str, str], list[int]]

game = polemos.game("dba")
VALUES = {option.id: tuple(str(value) for value in option.values) for option in game.options}
ARMIES = VALUES["attacker_army"]
GROUNDS = VALUES["topography"][1:]


def fought(attacker: str, defender: str, ground: str, seed: str, way: str, budget: int = 0) -> bool:
    """Whether the attacker wins one battle; on the table `greedy` plans with so many plays on copies."""
    options = {
        "attacker_army": attacker,
        "defender_army": defender,
        "topography": ground,
        "resolution": way,
    }
    match = game.start("battle", seed, options)
    bot = "greedy" if way == "table" else "random"
    seats = {role: bots.make(bot, f"{seed}:{role}", budget or None) for role in match.roles}
    while not match.over:
        role = match.deciders[0]
        prompt = match.prompt(role)
        usual = next((v for v in ("reference", "line_up") if v in prompt.choices), None)
        match.play(role, *((usual, None) if usual else seats[role].choose(Seat(match, role))))
    return match.result is not None and match.result.winner == "attacker"


def played(known: Tally, until: int, way: str, args: argparse.Namespace, file: Path | None = None) -> Tally:
    """Battles of every ordered pair and ground until each has had so many; goes on from what is known."""
    wanted = [(a, d, g) for a in ARMIES for d in ARMIES for g in GROUNDS if a != d]
    Random(args.seed).shuffle(wanted)  # a run that ends early has met all lists and grounds alike
    last = time.monotonic() + 60 * (args.minutes if way == "table" else 1e9)
    for number in range(until):
        for key in wanted:
            if known[key][0] > number or time.monotonic() > last:
                continue
            dice = f"{args.seed}{number}:{':'.join(key)}"  # its own dice and ground for every battle
            known[key][1] += fought(*key, dice, way, args.budget)
            known[key][0] += 1
        if file is not None:
            file.write_text(json.dumps([[*names, *numbers] for names, numbers in known.items()]))
    return known


def kept(files: list[Path]) -> Tally:
    """The battles kept in these files, added up."""
    known: Tally = defaultdict(lambda: [0, 0])
    for file in files:
        for attacker, defender, ground, number, won in json.loads(file.read_text()) if file.exists() else []:
            known[attacker, defender, ground][0] += number
            known[attacker, defender, ground][1] += won
    return known


# --- rates --------------------------------------------------------------------------------------


def rate(tally: Tally, row: str, column: str, grounds: tuple[str, ...]) -> tuple[float, float]:
    """How often the row beats the column, attack and defence counting alike, and that rate's variance."""
    value = variance = 0.0
    for attacks in (True, False):
        keys = [(row, column, g) if attacks else (column, row, g) for g in grounds]
        number = sum(tally[key][0] for key in keys)
        first = sum(tally[key][1] for key in keys)
        won = first if attacks else number - first
        value += 50 * (won / number if number else 0.5)
        #: A rate of 0 or 1 of few battles is no certainty, so half a battle is added to both sides.
        likely = (won + 0.5) / (number + 1)
        variance += 2500 * likely * (1 - likely) / max(1, number)
    return value, variance


def mean(tally: Tally, row: str, grounds: tuple[str, ...]) -> tuple[float, float]:
    """How often a list beats the others, every opponent counting alike, and that rate's variance."""
    rates = [rate(tally, row, column, grounds) for column in ARMIES if column != row]
    return sum(r for r, _ in rates) / len(rates), sum(v for _, v in rates) / len(rates) ** 2


def attack(tally: Tally, ground: str) -> tuple[float, float]:
    """How often the attacker wins in this ground, and that rate's variance."""
    rows = [numbers for key, numbers in tally.items() if key[2] == ground]
    number, won = max(1, sum(n for n, _ in rows)), sum(w for _, w in rows)
    return 100 * won / number, 10000 * (won + 0.5) * (number - won + 0.5) / (number + 1) ** 2 / number


# --- what is printed ----------------------------------------------------------------------------


def show(table: Tally, lanes: Tally) -> None:
    by_ground(table, lanes)
    print(f"{'table/quick':>13}", *(f"{army[:7]:>7}" for army in ARMIES))
    for row in ARMIES:
        cells = []
        for column in ARMIES:
            mine, quick = (rate(tally, row, column, GROUNDS)[0] for tally in (table, lanes))
            cells.append("      -" if row == column else f"{mine:3.0f}/{quick:3.0f}")
        print(f"{row:>13}", *cells)
    pairs = [(row, column) for i, row in enumerate(ARMIES) for column in ARMIES[i + 1 :]]
    rates = [(rate(table, *pair, GROUNDS), rate(lanes, *pair, GROUNDS)) for pair in pairs]
    judge("pairs", [f"{a} - {b}" for a, b in pairs], rates)


def by_ground(table: Tally, lanes: Tally) -> None:
    """A row for each list: how often it beats the others, by kind of ground and in all."""
    kinds = [*((ground,) for ground in GROUNDS), GROUNDS]
    print(f"{'table/quick':>13}", *(f"{kind[0] if len(kind) == 1 else 'all':>14}" for kind in kinds))
    for row in ARMIES:
        both = [(mean(table, row, kind), mean(lanes, row, kind)) for kind in kinds]
        print(f"{row:>13}", *(_cell(*pair) for pair in both))
    print(f"{'attacker':>13}", *(_cell(attack(table, ground), attack(lanes, ground)) for ground in GROUNDS))
    cells = [(row, ground) for row in ARMIES for ground in GROUNDS]
    rates = [(mean(table, row, (ground,)), mean(lanes, row, (ground,))) for row, ground in cells]
    judge("lists by ground", [f"{row} {ground}" for row, ground in cells], rates)
    effect(table, lanes)


def effect(table: Tally, lanes: Tally) -> None:
    """What the ground does to each list: its rate there less its rate in all, on the table and in lanes."""
    told, pulled = [], []
    for row in ARMIES:
        for ground in GROUNDS:
            told.append(mean(table, row, (ground,))[0] - mean(table, row, GROUNDS)[0])
            pulled.append(mean(lanes, row, (ground,))[0] - mean(lanes, row, GROUNDS)[0])
    both = sum(a * b for a, b in zip(told, pulled, strict=True))
    size = [sqrt(sum(a * a for a in side) / len(side)) for side in (told, pulled)]
    alike = both / len(told) / max(0.01, size[0] * size[1])
    print(f"what ground does: {size[0]:.1f} points on the table, {size[1]:.1f} in lanes, alike {alike:.2f}")


def _cell(mine: tuple[float, float], quick: tuple[float, float]) -> str:
    return f"{mine[0]:3.0f} (+-{1.96 * sqrt(mine[1]):2.0f})/{quick[0]:3.0f}"


def judge(what: str, names: list[str], rates: list[tuple[tuple[float, float], tuple[float, float]]]) -> None:
    """How wide the gaps are, and whether they are wider than ten points and luck together explain."""
    gaps = [abs(mine[0] - quick[0]) for mine, quick in rates]
    errors = [sqrt(mine[1] + quick[1]) for mine, quick in rates]
    squares = sum(gap**2 - error**2 for gap, error in zip(gaps, errors, strict=True))
    beyond = [max(0.0, gap - 10) / error for gap, error in zip(gaps, errors, strict=True)]
    luck, within = 1.96 * sum(errors) / len(errors), sum(gap <= 10 for gap in gaps)
    print(f"{what}: mean gap {sum(gaps) / len(gaps):.1f}, {within} of {len(gaps)} within 10 points;", end=" ")
    print(f"95 % of luck: +-{luck:.0f}; gap without luck {sqrt(max(0.0, squares / len(gaps))):.1f}")
    wide = [
        f"{name} {gap:.0f}"
        for over, gap, name in sorted(zip(beyond, gaps, names, strict=True))
        if over > 1.64
    ]
    print("  outside 10 points by more than luck (one-sided, 5 %):", "; ".join(wide) or "none")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1, help="table battles of each ordered pair and ground")
    parser.add_argument("--minutes", type=float, default=1e9, help="play no longer than this")
    parser.add_argument("--quick", type=int, default=30, help="quick battles of each ordered pair and ground")
    parser.add_argument("--budget", type=int, default=100, help="plays on copies for each plan of a bot")
    parser.add_argument("--seed", default="", help="other seed, other dice")
    parser.add_argument("--file", type=Path, help="where table battles are kept")
    parser.add_argument(
        "--also", type=Path, nargs="*", default=[], help="files of other seeds, for the table"
    )
    args = parser.parse_args()
    table = kept([args.file] if args.file else [])
    played(table, args.rounds, "table", args, args.file)
    others = kept([*args.also, *([args.file] if args.file else [])])
    show(others if others else table, played(defaultdict(lambda: [0, 0]), args.quick, "quick", args))


if __name__ == "__main__":
    main()
