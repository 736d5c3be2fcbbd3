"""Puzzles: find candidates in the games of bots, write their skeletons, measure how clear the best move is.

python tools/puzzles.py find hellas --games 3 --seed 1 --minutes 20 --out /tmp/found.jsonl
python tools/puzzles.py tell /tmp/found.jsonl                    # what was found, in words
python tools/puzzles.py write /tmp/found.jsonl 4 05_megara       # skeleton of candidate 4
python tools/puzzles.py measure hellas [05_megara]               # write the proof anew

A candidate is a decision in which a first click is better than every other by a margin that the interval
keeps above `--least` hundredths of a chance to win (lab/weighing.py). Whether people can understand it is
for people to judge: most candidates are no puzzles.
"""

from __future__ import annotations

import argparse
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import polemos
from polemos import bots
from polemos.bots import Choice, Seat
from polemos.bots.search.descent import Descent
from polemos.bots.search.tree import Tree
from polemos.engine.match import Match
from polemos.kit.text import LANGS, Text
from polemos.lab.weighing import Scales, Weighing
from polemos.lessons import Puzzle, begin, puzzle_of, puzzles_of
from polemos.lessons.model import Click
from polemos.lessons.puzzle import SEARCH, folder_of

#: Walks on all first clicks together, before anything is weighed.
GLANCE = 60
#: Walks for each first click and copies: roughly, and for the proof.
ROUGH = (20, 8)
PROOF = (50, 24)
#: With more choices than this nobody sees the point.
MOST_CHOICES = 30
#: So many first clicks are weighed for the proof; a glance leaves out the rest.
WEIGHED = 12

SKELETON = """\
title: {{en: "TODO", fr: "TODO"}}
task:
  en: "TODO {en}"
  fr: "TODO {fr}"
role: {role}
start: {{position: {name}.json}}
difficulty: 2
rule: "{rule}"
solution:
{solution}
otherwise:
  - text: {{en: "TODO", fr: "TODO"}}
why:
  en: "TODO"
  fr: "TODO"
{proof}
"""


# --- finding --------------------------------------------------------------------------------------


def find(args: argparse.Namespace) -> None:
    """Games of bots, every decision looked at."""
    end = time.monotonic() + 60 * args.minutes
    with Path(args.out).open("a", encoding="utf-8") as out:
        for seed in range(args.seed, args.seed + args.games):
            for found in candidates(args, seed, end):
                out.write(json.dumps(found) + "\n")
                out.flush()
                print(f"{seed}:{found['number']} {found['message']} {found['solution'][0]} {found['proof']}")


def candidates(args: argparse.Namespace, seed: int, end: float) -> Iterator[dict[str, Any]]:
    """The clear decisions of one game."""
    game = polemos.game(args.game)
    match = game.start(args.scenario, seed, {**game.trial_options(), **json.loads(args.options)})
    players = {role: bots.make(args.bot, seed, args.budget) for role in match.roles}
    while not match.over and time.monotonic() < end:
        role = match.deciders[0]
        if 2 <= match.prompt(role).ahead().count() <= MOST_CHOICES:
            found = candidate(match, role, f"{seed}:{match.number}", args.least)
            if found is not None:
                yield found
        match.play(role, *players[role].choose(Seat(match, role)))


def candidate(match: Match, role: str, seed: str, least: float) -> dict[str, Any] | None:
    """What is known of a clear decision; None where it is none."""
    first = clear(match, role, seed, least / 100)
    if first is None:
        return None
    solution = [first.weights[0].choice]
    return {
        "game": match.game.meta.id,
        "number": match.number,
        "role": role,
        "message": match.prompt(role).message,
        "rule": match.prompt(role).rule,
        "solution": solution,
        "plan": first.weights[0].plan,
        "rivals": [weight._asdict() for weight in first.weights[1:6]],
        "proof": proof_of(first, match.game.meta.rules_version),
        "position": match.position(),
    }


def clear(match: Match, role: str, seed: str, least: float) -> Weighing | None:
    """A glance, then roughly, then as a proof: each only where the one before did not rule it out."""
    firsts = glance(match, role, seed)
    if len(firsts) < 2 or firsts[0][0] - firsts[1][0] < least:
        return None
    best = [pair for _, pair in firsts]
    rough = Scales(Seat(match, role), seed, *ROUGH).weigh(best[:4])
    if rough.margin.behind < least or rough.margin.least < least / 2:
        return None
    weighing = Scales(Seat(match, role), f"{seed}:proof", *PROOF).weigh(best[:WEIGHED])
    return weighing if weighing.margin.least >= least else None


def glance(match: Match, role: str, seed: str) -> list[tuple[float, Choice]]:
    """First clicks by the best plan a few walks find for them."""
    seat, chance = Seat(match, role), Random(seed)
    tree, copies = Tree(chance), [seat.determinize(f"{seed}:{number}") for number in range(4)]
    for number in range(max(GLANCE, 3 * seat.prompt.count())):
        if tree.root.closed:
            break
        walk = Descent(copies[number % 4].clone(), role, chance, tree)
        walk.run((), True)
        tree.note(walk.clicks, walk.widths, walk.value, walk.certain)
    return sorted(((node.best, pair) for pair, node in tree.root.children.items()), key=lambda one: -one[0])


def proof_of(weighing: Weighing, rules: int) -> dict[str, Any]:
    """The proof as it stands in the file; what is not even half a hundredth clear is none."""
    best, second = weighing.weights[0], weighing.margin
    return {
        "kind": SEARCH,
        "walks": weighing.walks,
        "copies": weighing.copies,
        "best": round(100 * best.chance),
        "second": round(100 * second.chance),
        "margin": round(100 * second.behind),
        "least": int(100 * second.least),
        "rules": rules,
    }


# --- telling and writing --------------------------------------------------------------------------


def tell(args: argparse.Namespace) -> None:
    """Every candidate: the question, the answers and their chances."""
    for number, line in enumerate(Path(args.found).read_text(encoding="utf-8").splitlines(), 1):
        found = json.loads(line)
        match = polemos.game(found["game"]).resume(found["position"])
        text, prompt = Text(found["game"], "en"), match.prompt(found["role"])
        print(f"\n[{number}] {found['role']}: {text.prompt(prompt)} ({found['message']}, § {found['rule']})")
        plan = ", ".join(text.choice(verb, arg) for _, verb, arg in found["plan"])
        print(f"   {found['proof']['best']:>3} {plan}")
        for rival in found["rivals"]:
            plan = ", ".join(text.choice(verb, arg) for _, verb, arg in rival["plan"])
            print(f"   {100 * rival['chance']:>3.0f} {plan}")


def write(args: argparse.Namespace) -> None:
    """A skeleton with its position beside it."""
    line = Path(args.found).read_text(encoding="utf-8").splitlines()[args.number - 1]
    found = json.loads(line)
    folder = folder_of(found["game"])
    folder.mkdir(exist_ok=True)
    (folder / f"{args.name}.json").write_text(json.dumps(found["position"]) + "\n", encoding="utf-8")
    match = polemos.game(found["game"]).resume(found["position"])
    said = {lang: Text(found["game"], lang).prompt(match.prompt(found["role"])) for lang in LANGS}
    solution = "\n".join(f"  - {spelt(pair)}" for pair in found["solution"])
    own = {key: found[key] for key in ("role", "rule")} | {"name": args.name, "solution": solution}
    words = SKELETON.format(**own, **said, proof=proof_line(found["proof"]))
    (folder / f"{args.name}.yaml").write_text(words, encoding="utf-8")


def spelt(pair: list[Any]) -> str:
    return json.dumps([one for one in pair if one is not None])


def proof_line(proof: dict[str, Any]) -> str:
    return f"proof: {{{', '.join(f'{key}: {value}' for key, value in proof.items())}}}"


# --- measuring ------------------------------------------------------------------------------------


def measure(args: argparse.Namespace) -> None:
    """Weigh the solution of puzzles against all other clicks, and write what was found into their files."""
    for puzzle in [puzzle_of(args.game, name) for name in args.names] or puzzles_of(args.game):
        if puzzle.proof.kind != SEARCH:
            continue
        proof = measured(puzzle, args.walks, args.copies)
        path = puzzle.lesson.path
        said = path.read_text(encoding="utf-8")
        path.write_text(re.sub(r"(?m)^proof: .*$", proof_line(proof), said), encoding="utf-8")
        print(path.stem, proof, flush=True)


def measured(puzzle: Puzzle, walks: int, copies: int) -> dict[str, Any]:
    """Of all clicks of the solution the one whose margin is least; the walks of all."""
    game, lesson = polemos.game(puzzle.lesson.game), puzzle.lesson
    match, found = begin(game, lesson), []
    for number, ways in enumerate(puzzle.step.clicks):
        pairs = match.prompt(lesson.role).ahead().pairs()
        good = accepted(pairs, puzzle.step.clicks[number:] if puzzle.step.any_order else (ways,))
        if len(good) < len(pairs):
            seed = f"{lesson.id}:{number}"
            found.append(Scales(Seat(match, lesson.role), seed, walks, copies).weigh(pairs, good))
        match.play(lesson.role, *good[0])
    least = min(found, key=lambda one: one.margin.least)
    return proof_of(least._replace(walks=sum(one.walks for one in found)), game.meta.rules_version)


def accepted(pairs: list[Choice], clicks: tuple[tuple[Click, ...], ...]) -> list[Choice]:
    """The choices that count as right now."""
    return [pair for pair in pairs if any(one.means(*pair) for ways in clicks for one in ways)]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True)
    one = commands.add_parser("find")
    one.add_argument("game")
    one.add_argument("--scenario")
    one.add_argument("--options", default="{}")
    one.add_argument("--seed", type=int, default=1)
    one.add_argument("--games", type=int, default=1)
    one.add_argument("--minutes", type=float, default=20)
    one.add_argument("--bot", default="greedy")
    one.add_argument("--budget", type=int)
    one.add_argument("--least", type=float, default=5, help="hundredths of a chance to win")
    one.add_argument("--out", required=True)
    one.set_defaults(run=find)
    one = commands.add_parser("tell")
    one.add_argument("found")
    one.set_defaults(run=tell)
    one = commands.add_parser("write")
    one.add_argument("found")
    one.add_argument("number", type=int)
    one.add_argument("name")
    one.set_defaults(run=write)
    one = commands.add_parser("measure")
    one.add_argument("game")
    one.add_argument("names", nargs="*")
    one.add_argument("--walks", type=int, default=PROOF[0])
    one.add_argument("--copies", type=int, default=PROOF[1])
    one.set_defaults(run=measure)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
