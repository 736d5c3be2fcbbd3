"""Clauses that forbid: who asks why is told the barrier and its paragraph (more in test_reasons.py)."""

from __future__ import annotations

from typing import Any

import pytest

from games.hellespont.positions import refused
from games.hellespont.scenes import Start, b_3, played

ASHORE = {"sestos": "athens_t10_1 chaereas", "m18": "sparta_t4_1"}
AFLOAT = {"m5": "athens_t10_1 chaereas", "m18": "sparta_t4_1"}
CALLING = {
    "elaeus": "athens_t20_1 athens_t10_1 athens_h4_1 chaereas",
    "sestos": "athens_p2_1",
    "m18": "sparta_t4_1",
}
INLAND = {"t11": "athens_h4_1", "m5": "athens_t20_1", "m18": "sparta_t4_1"}
SPOTTED = {"hands": {"athens": ["c01"], "sparta": ["c10"]}, "spotted": {"athens": ["c10"], "sparta": []}}

#: scene, answers before the question, verb, argument, reason and clause.
ROWS = [
    pytest.param(
        b_3(ASHORE),
        "activate sestos; pick chaereas",
        "move",
        "m5",
        "leader-needs-ship 3.1b",
        marks=pytest.mark.rule("3.1b"),
    ),
    pytest.param(
        b_3(AFLOAT),
        "activate m5; pick chaereas",
        "move",
        "sestos",
        "leader-needs-ship 3.1b",
        marks=pytest.mark.rule("3.1b"),
    ),
    pytest.param(
        b_3(CALLING),
        "activate elaeus; pick_all; move sestos",
        "ashore",
        "athens_p2_1",
        "not-aboard 3.3b",
        marks=pytest.mark.rule("3.3b"),
    ),
    pytest.param(
        b_3(INLAND),
        "activate t11; pick athens_h4_1",
        "ferry",
        "t22",
        "ferry-start-inland 3.4e",
        marks=pytest.mark.rule("3.4e"),
    ),
    pytest.param(
        b_3(ASHORE, **SPOTTED), "", "s6", "c10", "counter-not-held 2.Ab", marks=pytest.mark.rule("2.Ab")
    ),
]


@pytest.mark.parametrize(("start", "answers", "verb", "arg", "why"), ROWS)
def test_what_is_not_allowed_says_why(start: Start, answers: str, verb: str, arg: Any, why: str) -> None:
    match = played(start, tuple([a for a in answers.split("; ") if a]), ())
    refused(match, match.deciders[0], verb, arg, why)
