"""Which clauses forbid a player something, and whether a test names the reason he is then given.

`PYTHONPATH=src:tests .venv/bin/python -m conformance.may_not hellas` prints the clauses of a game that still
lack it, with the reasons of the code that cite them. What forbids nothing that a player could ask for stands
in `tests/games/<game>/no_refusal.yaml` (clause: why).
"""

from __future__ import annotations

import argparse
import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import yaml

import polemos
from conformance.cases import game_of
from polemos.engine.meta import Clause

TESTS = Path(__file__).resolve().parent.parent
GAMES = Path(polemos.__file__).resolve().parent

#: Words by which our text of a clause forbids or limits.
FORBIDDING = re.compile(
    r"\b(may (not|never|only)|cannot|can (not|never)|never|only|unless|at most|no more than|must|forbidden"
    r"|not (allowed|permitted)|no (\w+ ){1,3}(may|can))\b",
    re.IGNORECASE,
)
#: How a test names a reason: "enemy-there 4.2.1b".
NAMED = re.compile(r"([a-z0-9-]+) (\S+)")

#: The battles of the campaign are the rules of DBA.
CODE = {"dba": ("games/dba", "battles/dba")}


def forbids(clause: Clause) -> bool:
    """Whether the clause sounds as if it kept somebody from something."""
    return clause.tested and FORBIDDING.search(clause.text["en"]) is not None


@cache
def asserted(game_id: str) -> frozenset[str]:
    """The clauses whose reason is named by a test of the game."""
    keys = reason_keys(game_id)
    named = [NAMED.fullmatch(text) for text in _strings(TESTS / "games" / game_id)]
    return frozenset(found[2] for found in named if found and found[1] in keys)


@cache
def reason_keys(game_id: str) -> frozenset[str]:
    """The reasons that have a sentence."""
    folders = [GAMES / folder for folder in CODE.get(game_id, (f"games/{game_id}",))]
    catalogues = [path for folder in folders for path in folder.rglob("en*.ftl")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in catalogues)
    return frozenset(re.findall(r"^why-([a-z0-9-]+) *=", text, re.MULTILINE))


@cache
def barriers(game_id: str) -> dict[str, frozenset[str]]:
    """Clause -> the reasons written out in the code that cite it."""
    found: dict[str, set[str]] = defaultdict(set)
    for folder in CODE.get(game_id, (f"games/{game_id}",)):
        for path in (GAMES / folder).rglob("*.py"):
            for key, rule in _written_barriers(path):
                found[rule].add(key)
    return {rule: frozenset(keys) for rule, keys in found.items()}


def no_refusals(game_id: str) -> dict[str, str]:
    """Clause -> why nobody can be refused anything by it, though it sounds like it."""
    path = TESTS / "games" / game_id / "no_refusal.yaml"
    return (yaml.safe_load(path.read_text(encoding="utf-8")) or {}) if path.is_file() else {}


def lacking(game_id: str) -> list[Clause]:
    """The clauses that forbid, but neither is their reason asserted nor is it said why there is none."""
    known = asserted(game_id) | set(no_refusals(game_id))
    return [c for c in game_of(game_id).rules.values() if forbids(c) and c.id not in known]


def _strings(folder: Path) -> Iterator[str]:
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def _written_barriers(path: Path) -> Iterator[tuple[str, str]]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Barrier":
            written = [arg.value for arg in node.args[:2] if isinstance(arg, ast.Constant)]
            if len(written) == 2:
                yield str(written[0]), str(written[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=polemos.games())
    game_id = parser.parse_args().game
    clauses = lacking(game_id)
    for clause in clauses:
        reasons = ", ".join(sorted(barriers(game_id).get(clause.id, ()))) or "-"
        print(f"{clause.id}: {clause.text['en']}\n    reasons in the code: {reasons}")
    print(f"{len(clauses)} clauses of {game_id} forbid something, but no test names their reason")


if __name__ == "__main__":
    main()
