"""Every clause that forbids a player something has a test that names the reason he is given.

`refused(match, "athens", "to", "m9", why="enemy-there 4.2.1b")` names one; conformance/may_not.py tells which
clauses of a game still lack theirs.
"""

from __future__ import annotations

import pytest

import polemos
from conformance.cases import game_of
from conformance.may_not import asserted, barriers, forbids, lacking, no_refusals
from polemos.engine.meta import Clause


@pytest.mark.parametrize("game_id", polemos.games())
def test_every_clause_that_forbids_has_its_reason_asserted(game_id: str) -> None:
    silent = [clause.id for clause in lacking(game_id)]
    assert silent == [], f"{len(silent)} clauses forbid something, but no test names their reason"


@pytest.mark.parametrize("game_id", polemos.games())
def test_what_is_said_to_refuse_nothing_refuses_nothing(game_id: str) -> None:
    clauses = game_of(game_id).rules
    said = no_refusals(game_id)
    assert [rule for rule, why in said.items() if not isinstance(why, str) or not why.strip()] == []
    assert [rule for rule in said if rule not in clauses or not forbids(clauses[rule])] == [], "needs no line"
    assert [rule for rule in said if rule in asserted(game_id)] == [], "a test names a reason by this clause"
    assert {rule: barriers(game_id)[rule] for rule in said if rule in barriers(game_id)} == {}, "it refuses"


def clause(text: str, tested: bool = True) -> Clause:
    return Clause("1a", {}, {"en": text}, "limit", "any", "all", tested)


@pytest.mark.parametrize(
    "text", ["A fleet may not stop here.", "At most ten points.", "No land unit may enter.", "Only in May."]
)
def test_words_that_forbid(text: str) -> None:
    assert forbids(clause(text))
    assert not forbids(clause(text, tested=False))


@pytest.mark.parametrize("text", ["A fleet may stop here.", "Nothing happens.", "There is no winner."])
def test_words_that_do_not_forbid(text: str) -> None:
    assert not forbids(clause(text))


def test_a_reason_is_found_in_the_tests_and_in_the_code() -> None:
    assert "4.2.1b" in asserted("hellespont")
    assert "harbour-full" in barriers("hellespont")["3.6f"]
