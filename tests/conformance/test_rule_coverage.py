"""Every clause that can be tested is cited by a test of its game: `@pytest.mark.rule("4.2.1a")`."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import polemos
from conformance.cases import game_of

TESTS = Path(__file__).resolve().parent.parent / "games"


def cited(folder: Path) -> dict[str, str]:
    """Clause id -> one test that cites it."""
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
                for arg in node.args:
                    assert isinstance(arg, ast.Constant), f"{path.name}:{node.lineno}: write the ids out"
                    found.setdefault(str(arg.value), f"{path.name}:{node.lineno}")
    return found


@pytest.mark.parametrize("game_id", polemos.games())
def test_every_testable_clause_is_cited_by_a_test(game_id: str) -> None:
    clauses = game_of(game_id).rules
    known = cited(TESTS / game_id)
    missing = [clause.id for clause in clauses.values() if clause.tested and clause.id not in known]
    assert missing == [], f"{len(missing)} of {len(clauses)} clauses are cited by no test"


@pytest.mark.parametrize("game_id", polemos.games())
def test_tests_cite_only_clauses_that_exist(game_id: str) -> None:
    clauses = game_of(game_id).rules
    unknown = {rule: where for rule, where in cited(TESTS / game_id).items() if rule not in clauses}
    assert unknown == {}


def test_citations_are_found_in_the_text_of_a_test(tmp_path: Path) -> None:
    (tmp_path / "test_x.py").write_text('@pytest.mark.rule("4.2", "5.1a")\ndef test_x() -> None: ...\n')
    assert cited(tmp_path) == {"4.2": "test_x.py:1", "5.1a": "test_x.py:1"}
