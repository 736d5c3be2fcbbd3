"""Candidates for puzzles with an exact proof: positions of bots' games in which exactly one line of own
clicks reaches something (most points, a place, a piece saved), without dice and anybody else's answer.

python tools/puzzle_lines.py find hellas --seed 1 --minutes 2 --out /tmp/lines.jsonl
python tools/puzzle_lines.py tell /tmp/lines.jsonl --see score         # one line a candidate
python tools/puzzle_lines.py show /tmp/lines.jsonl 4                   # the position of one, and every answer
python tools/puzzle_lines.py write /tmp/lines.jsonl 4 12_megara        # its position, and what it shows

What is reached is a leaf of the learner's own view, or how many pieces of a side stand somewhere; so what the
tool finds can be written as `shows`, and `prove` (lessons/proving.py) will agree. People choose.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import polemos
from polemos import bots
from polemos.bots import Seat
from polemos.engine.match import Match
from polemos.engine.playout import Playout
from polemos.kit.text import Text
from polemos.lessons.goal import what_is_seen
from polemos.lessons.puzzle import folder_of

#: More moments than this are not looked at in one decision.
BUDGET: Final = 260
#: Fewer lines than this are no choice.
FEWEST: Final = 5
#: What says nothing of how somebody stands, or is counted otherwise.
PASSED_BY: Final = frozenset(
    ("pieces", "roster", "selected", "focus", "prompt", "lead", "stage", "active", "phase", "field", "hands")
)

#: What a view says: each leaf by its path.
Seen = dict[str, Any]
Line = tuple[tuple[str, Any], ...]


class Reached(NamedTuple):
    """One line and what is seen at its end."""

    clicks: Line
    seen: Seen


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Numbers and words by their path; of a list its length, as stars read it."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from leaves(inner, f"{path}/{key}" if path else str(key))
    elif isinstance(value, list):
        yield path, len(value)
    elif value is not None:
        yield path, value


def seen_of(match: Playout, role: str) -> Seen:
    view = what_is_seen(match, role)
    found = dict(leaves({key: value for key, value in view.items() if key not in PASSED_BY}))
    for piece in view.get("pieces", {}).values():
        for key in ("at", "kind"):
            name = f"#{piece.get('side')} {key} {piece.get(key)}"
            found[name] = found.get(name, 0) + 1
    return found


def lines(match: Playout, role: str, clicks: int, budget: int = BUDGET) -> list[Reached]:
    """Every line of at most so many clicks, the short ones first; none where there are too many of them."""
    found: list[Reached] = []
    layer: list[tuple[Playout, Line]] = [(match, ())]
    for _ in range(clicks):
        coming = [one for copy, line in layer for one in further(copy, role, line, budget)]
        if len(found) + len(coming) > budget:
            break
        found += [Reached(line, seen_of(copy, role)) for copy, line in coming]
        layer = coming
    return found


def further(match: Playout, role: str, line: Line, budget: int) -> Iterator[tuple[Playout, Line]]:
    """One more click, where no die falls and nothing is revealed."""
    if match.deciders != (role,) or match.prompt(role).count() > budget:
        return
    for verb, arg in match.prompt(role).ahead().pairs():
        copy = match.clone()
        state, drawn, revealed = copy.state, copy.state.chance.drawn, copy.state.revealed
        copy.play(role, verb, arg)
        if state.chance.drawn == drawn and state.revealed == revealed:
            yield copy, (*line, (verb, arg))


class Reach(NamedTuple):
    """Something that only `line` reaches: the leaf, its value before, at the end, and otherwise at best."""

    see: str
    before: Any
    value: Any
    second: Any
    line: Line


def only_ways(before: Seen, found: list[Reached]) -> Iterator[Reach]:
    """What exactly one line does, of all that they do."""
    for see in sorted({key for one in found for key in one.seen} | set(before)):
        was = before.get(see, 0 if see.startswith("#") else None)
        values = [one.seen.get(see, 0 if see.startswith("#") else None) for one in found]
        numbers = {value for value in values if isinstance(value, int) and not isinstance(value, bool)}
        for value in {max(numbers), min(numbers)} if numbers else set(values):
            ways = minimal([one.clicks for one, seen in zip(found, values, strict=True) if seen == value])
            if value != was and len(ways) == 1:
                rest = sorted(numbers - {value}, key=lambda one: abs(one - (value or 0)))
                yield Reach(see, was, value, rest[0] if rest else was, ways[0])


def minimal(ways: list[Line]) -> list[Line]:
    """Without those that only go on, and those that do the same in another order."""
    short = [way for way in ways if not any(way[:n] in ways for n in range(1, len(way)))]
    return list({frozenset(way): way for way in short}.values())


# --- finding --------------------------------------------------------------------------------------


def find(args: argparse.Namespace) -> None:
    """Games of bots, every decision looked at; each kind of candidate only a few times."""
    end, told = time.monotonic() + 60 * args.minutes, dict[str, int]()
    seed = args.seed
    with Path(args.out).open("a", encoding="utf-8") as out:
        while time.monotonic() < end:
            for found in candidates(args, seed, end):
                kind = kind_of(found)
                told[kind] = told.get(kind, 0) + 1
                if told[kind] <= args.each:
                    out.write(json.dumps(found) + "\n")
            seed += 1


def kind_of(found: dict[str, Any]) -> str:
    """What makes two candidates alike: the question, the verbs and what is looked at."""
    verbs = " ".join(verb for verb, _ in found["line"])
    return f"{found['message']} {verbs} {found['see']}"


def candidates(args: argparse.Namespace, seed: int, end: float) -> Iterator[dict[str, Any]]:
    """The decisions of one game that have something only one line reaches."""
    game, luck = polemos.game(args.game), Random(seed)
    match = game.start(args.scenario, seed, {**game.trial_options(), **json.loads(args.options)})
    players = {role: bots.make(args.bot, seed, None) for role in match.roles}
    while not match.over and match.number < args.until and time.monotonic() < end:
        role = match.deciders[0]
        wanted = match.prompt(role).message not in args.skip.split(",") and match.number >= args.after
        if len(match.deciders) == 1 and wanted and luck.random() < args.share:
            yield from reached(match, role, args)
        if luck.random() < args.stir:
            match.play(role, *luck.choice(match.prompt(role).ahead().pairs()))
        else:
            match.play(role, *players[role].choose(Seat(match, role)))


def reached(match: Match, role: str, args: argparse.Namespace) -> Iterator[dict[str, Any]]:
    found = lines(match, role, args.clicks, args.budget)
    if len(found) < FEWEST:
        return
    before = seen_of(match, role)
    for reach in only_ways(before, found):
        if not any(reach.see.startswith(one) for one in args.see.split(",")):
            continue
        prompt = match.prompt(role)
        yield {
            "game": match.game.meta.id,
            "scenario": match.state.scenario,
            "number": match.number,
            "role": role,
            "message": prompt.message,
            "rule": prompt.rule,
            "lines": len(found),
            **reach._asdict(),
            "position": match.position(),
        }


# --- telling and writing --------------------------------------------------------------------------


def read(path: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in Path(path).read_text(encoding="utf-8").splitlines()]


def tell(args: argparse.Namespace) -> None:
    for number, found in enumerate(read(args.found), 1):
        if any(found["see"].startswith(one) for one in args.see.split(",")):
            line = ", ".join(" ".join(str(one) for one in pair if one is not None) for pair in found["line"])
            reach = f"{found['see']} {found['before']} -> {found['value']} (else {found['second']})"
            print(f"[{number}] {found['role']} {found['message']}: {line} | {reach} | of {found['lines']}")


def show(args: argparse.Namespace) -> None:
    """The question, what stands where, and what every line reaches."""
    found = read(args.found)[args.number - 1]
    match = polemos.game(found["game"]).resume(found["position"])
    role, text = found["role"], Text(found["game"], "en")
    view = match.view(role)
    print(text.prompt(match.prompt(role)), {k: v for k, v in view.items() if k not in PASSED_BY})
    for piece, said in view["pieces"].items():
        print("  ", piece, {key: value for key, value in said.items() if key != "zone"})
    for one in lines(match, role, len(found["line"]), args.budget):
        clicks = ", ".join(text.choice(verb, arg) for verb, arg in one.clicks)
        print(one.seen.get(found["see"]), one.clicks, clicks)


def write(args: argparse.Namespace) -> None:
    """The position beside the puzzle, and the lines of its file that the tool knows."""
    found = read(args.found)[args.number - 1]
    path = folder_of(found["game"]) / f"{args.name}.json"
    path.write_text(json.dumps(found["position"]) + "\n", encoding="utf-8")
    print(f"role: {found['role']}\nstart: {{position: {path.name}}}\nrule: {found['rule']!r}\nsolution:")
    for pair in found["line"]:
        print(f"  - {json.dumps([one for one in pair if one is not None])}")
    print(f"shows: see: {found['see']}, {found['before']} -> {found['value']}")
    print(f"proof: {{kind: exact, clicks: {len(found['line'])}}}")


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
    one.add_argument("--minutes", type=float, default=2)
    one.add_argument("--bot", default="greedy")
    one.add_argument("--clicks", type=int, default=3)
    one.add_argument("--budget", type=int, default=BUDGET)
    one.add_argument("--share", type=float, default=0.3, help="of the decisions that are looked at")
    one.add_argument("--stir", type=float, default=0.1, help="of the moves that are drawn by lot")
    one.add_argument("--after", type=int, default=0, help="actions")
    one.add_argument("--until", type=int, default=10**6, help="actions")
    one.add_argument("--each", type=int, default=3, help="candidates of one kind")
    one.add_argument("--see", default="", help="beginnings of paths, with commas")
    one.add_argument("--skip", default="", help="questions that are not looked at, with commas")
    one.add_argument("--out", required=True)
    one.set_defaults(run=find)
    for name, run in (("tell", tell), ("show", show), ("write", write)):
        one = commands.add_parser(name)
        one.add_argument("found")
        one.set_defaults(run=run)
        if name == "tell":
            one.add_argument("--see", default="", help="beginnings of paths, with commas")
        else:
            one.add_argument("number", type=int)
            one.add_argument("--budget", type=int, default=BUDGET)
        if name == "write":
            one.add_argument("name")
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
