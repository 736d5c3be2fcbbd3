"""Plant faults in a game's rules, one at a time, and tell which of them none of its tests notices.

`make mutants GAME=hellas N=200`; `--again` tries last time's survivors once more. A survivor is read by a
person: it is killed by a test of its clause, or `tests/games/<game>/mutants.yaml` says why it changes nothing
(its name: why). Goldens and stored records do not count: they notice that something changed, not that a rule
is wrong.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from dataclasses import asdict, replace
from pathlib import Path

import yaml
from faults import Fault, faults_of, sample
from mutant_runs import Reach, Trial, reached_by, survivors
from mutant_swaps import Swapped, noticed_quickly

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "polemos"

#: No rules: what is shown, printed, imagined or read.
NO_RULES = (
    "__init__",
    "assertions",
    "board",
    "book",
    "charts",
    "checking",
    "checks",
    "codec",
    "deal",
    "distances",
    "drawing",
    "evaluate",
    "evaluation",
    "facts",
    "facts_of_play",
    "forecast",
    "game",
    "grip",
    "hidden",
    "journey",
    "laws",
    "map",
    "meetings",
    "observation",
    "notes",
    "odds",
    "position",
    "printed",
    "prospects",
    "provenance",
    "quick",
    "reading",
    "reasons",
    "report",
    "secrecy",
    "secrets",
    "sheets",
    "standing",
    "stored",
    "structure",
    "travels",
    "validate",
    "view",
    "world",
    "written",
)
#: Tests that look at data, bots, or whole stored games.
NO_RULE_TESTS = (
    "test_data",
    "test_records",
    "test_bots",
    "test_whole_games",
    "test_replay",
    "test_evaluation",
    "test_forecast",
    "test_journey",
    "test_meetings",
)

#: Fewer tests than these may be few because the result was kept.
FEW = 5

FOLDERS = {"dba": (SOURCE / "games" / "dba", SOURCE / "battles" / "dba")}


def rule_modules(game: str) -> dict[str, Path]:
    """Name -> file of the modules that hold the rules of a game."""
    folders = FOLDERS.get(game, (SOURCE / "games" / game,))
    paths = {path.relative_to(ROOT / "src"): path for folder in folders for path in folder.rglob("*.py")}
    names = sorted(name.with_suffix("") for name in paths if not name.stem.startswith("stored"))
    rules = [name for name in names if not set(name.parts).intersection(NO_RULES)]
    return {".".join(name.parts): paths[name.with_suffix(".py")] for name in rules}


def rule_tests(game: str) -> list[str]:
    folder = ROOT / "tests" / "games" / game
    return [str(path) for path in sorted(folder.glob("test_*.py")) if not path.stem.startswith(NO_RULE_TESTS)]


def harmless(game: str) -> dict[str, str]:
    """Faults of which a person has shown that they change nothing, and why."""
    path = ROOT / "tests" / "games" / game / "mutants.yaml"
    return yaml.safe_load(path.read_text(encoding="utf-8")) if path.is_file() else {}


def report_of(game: str) -> Path:
    return ROOT / "build" / "mutants" / f"{game}.json"


def chosen_faults(game: str, count: int, seed: str, again: bool) -> list[Fault]:
    """The sample of this run, or what survived the last one."""
    every = [fault for name, path in rule_modules(game).items() for fault in faults_of(path, name)]
    known = harmless(game)
    unknown = sorted(set(known) - {fault.name for fault in every})
    if unknown:
        print("mutants.yaml names faults that cannot be planted any more:", *unknown, sep="\n  ")
    if not again:
        return [fault for fault in sample(every, count, seed) if fault.name not in known]
    names = {entry["name"] for entry in json.loads(report_of(game).read_text())["survivors"]}
    return [fault for fault in every if fault.name in names and fault.name not in known]


def run(game: str, faults: list[Fault], jobs: int) -> list[tuple[Fault, int]]:
    """The faults that no test noticed, with the number of tests that reach their line."""
    modules, tests = rule_modules(game), rule_tests(game)
    reach = reached_by(tests, modules)
    trials = [trial_of(fault, modules, reach) for fault in faults]
    quick = [Swapped(t.fault, t.path, reach.allowed(t.tests)) for t in trials]
    seen = noticed_quickly(quick, tests, jobs, told)
    print(f"\r{len(seen)} noticed at once; the others again, one by one", file=sys.stderr)
    alive = survivors([trial for number, trial in enumerate(trials) if number not in seen], jobs, told)
    # What is computed once and kept is reached by the first test alone: ask all the others too.
    whole = sum(reach.seconds.values())
    few = [replace(t, tests=tuple(tests), usual=whole) for t in alive if 0 < len(t.tests) < FEW]
    noticed = {trial.fault for trial in few} - {trial.fault for trial in survivors(few, jobs, told)}
    print(file=sys.stderr)
    return [(trial.fault, len(trial.tests)) for trial in alive if trial.fault not in noticed]


def trial_of(fault: Fault, modules: dict[str, Path], reach: Reach) -> Trial:
    tests = reach.tests(fault)
    return Trial(fault, modules[fault.module], tests, reach.usual(tests))


def told(number: int) -> None:
    print(f"\r{number} tried", end="", file=sys.stderr, flush=True)


def tell(game: str, planted: int, alive: list[tuple[Fault, int]]) -> None:
    """Print the score and the survivors, and keep them for `--again`."""
    killed = planted - len(alive)
    print(f"{game}: {killed} of {planted} faults noticed ({100 * killed / max(planted, 1):.1f} %)")
    for fault, tests in sorted(alive, key=lambda pair: (pair[0].module, pair[0].line)):
        reach = f"{tests} tests reach it" if tests else "no test reaches it"
        print(f"  {fault.name}\n      line {fault.line}, {reach}")
    modules = Counter(fault.module for fault, _ in alive)
    path = report_of(game)
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = [{"name": fault.name, **asdict(fault)} for fault, _ in alive]
    content = {"game": game, "planted": planted, "killed": killed, "modules": modules, "survivors": lines}
    path.write_text(json.dumps(content, indent=1))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("count", nargs="?", type=int, default=200)
    parser.add_argument("--seed", default="1", help="another seed draws another sample")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--again", action="store_true", help="only what survived the last run")
    chosen = parser.parse_args()
    faults = chosen_faults(chosen.game, chosen.count, chosen.seed, chosen.again)
    tell(chosen.game, len(faults), run(chosen.game, faults, chosen.jobs))


if __name__ == "__main__":
    main()
