"""The ledger of choices (docs/decisions/ledger.md): who chooses, by which verb, proved in which scene.

`@pytest.mark.choice("4.2.4b", "retreat", "stay")` marks a scene; tests/games/conftest.py watches that these
verbs are really offered there, each beside another possibility.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import polemos
from conformance.cases import game_of
from polemos.engine.errors import BadData
from polemos.engine.meta import Clause
from polemos.kit.data import load_rules

TESTS = Path(__file__).resolve().parent.parent / "games"

#: Games whose ledger is still to be written.
UNWRITTEN: frozenset[str] = frozenset()
WRITTEN = [game_id for game_id in polemos.games() if game_id not in UNWRITTEN]

#: Words by which a clause gives a choice, in our texts of it; what one may *not* do is none.
CHOOSING = {
    "en": r"\b(may(?! not| never| only be)|choos\w+|choice|decid(es?|ing)|wish(es)?|prefer|optional)\b",
    "fr": r"(?<!\bne )\b(peut|peuvent|chois\w+|au choix|décide(nt)?|souhaite|désire|éventuellement)\b",
}


def gives_a_choice(clause: Clause) -> bool:
    """Whether the clause sounds like a choice of somebody."""
    return clause.tested and any(
        re.search(words, clause.text[lang], re.IGNORECASE) for lang, words in CHOOSING.items()
    )


@cache
def scenes(folder: Path) -> frozenset[tuple[str, str]]:
    """Clause and verb of every mark in the tests of a game."""
    found: set[tuple[str, str]] = set()
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.choice"):
                clause, *verbs = [ast.literal_eval(arg) for arg in node.args]
                assert verbs, f"{path.name}:{node.lineno}: which verbs?"
                found.update((clause, verb) for verb in verbs)
    return frozenset(found)


@pytest.mark.parametrize("game_id", WRITTEN)
def test_every_clause_that_gives_a_choice_says_who_is_asked(game_id: str) -> None:
    clauses = game_of(game_id).rules.values()
    silent = [c.id for c in clauses if gives_a_choice(c) and not c.choice and not c.unasked]
    assert silent == [], f"{len(silent)} clauses have no line in the ledger"


@pytest.mark.parametrize("game_id", WRITTEN)
def test_every_choice_of_the_ledger_is_shown_in_a_scene(game_id: str) -> None:
    ledger = {
        (clause.id, verb)
        for clause in game_of(game_id).rules.values()
        for verbs in clause.choice.values()
        for verb in verbs
    }
    assert ledger, "a game without any choice has no player"
    shown = scenes(TESTS / game_id)
    assert sorted(ledger - shown) == [], "in the ledger, but in no scene"
    assert sorted(shown - ledger) == [], "shown in a scene, but not in the ledger"


LINES = [
    ("{owner: [retreat, stay]}", {"owner": ("retreat", "stay")}, ""),
    ("{nobody: the outcome is the same}", {}, "the outcome is the same"),
]
CLAUSE = """- {id: 1a, title: T, title_fr: T, rule: R, rule_fr: R, kind: K, phase: P, who: W,
  test: yes, choice: %s}
"""


@pytest.mark.parametrize(("line", "choice", "unasked"), LINES)
def test_a_line_of_the_ledger_is_read(
    tmp_path: Path, line: str, choice: dict[str, tuple[str, ...]], unasked: str
) -> None:
    (tmp_path / "rules.yaml").write_text(CLAUSE % line)
    clause = load_rules(tmp_path)["1a"]
    assert (clause.choice, clause.unasked) == (choice, unasked)


@pytest.mark.parametrize(
    "line", ["[owner]", "{owner: retreat}", "{owner: []}", "{nobody: ''}", "{nobody: why, owner: [x]}"]
)
def test_a_bad_line_of_the_ledger_is_named(tmp_path: Path, line: str) -> None:
    (tmp_path / "rules.yaml").write_text(CLAUSE % line)
    with pytest.raises(BadData, match=r"clause 1 \(1a\): choice"):
        load_rules(tmp_path)
