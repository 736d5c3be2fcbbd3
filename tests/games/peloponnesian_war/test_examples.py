"""The worked examples of the rulebook, played through the contract with their dice and every number they
name."""

from __future__ import annotations

from typing import Any

import pytest

from polemos.engine.match import Match
from tests.games.peloponnesian_war.scene import (
    combat_phase,
    keys,
    matrix_turn,
    points,
    stop,
    table,
    told,
    turn,
)

SPARTA_431 = {"sparta": "10h 1c", "corinth": "5ah 5an", "thebes": "5ah 4ac"}


def system(strategy: str, dice: list[int], **fields: Any) -> Match:
    """An operation of the Spartan system under Agis."""
    fields.setdefault("leaders", {"agis": "sparta"})
    fields.update(chief={"sparta": "agis"}, strategy=strategy)
    return table(frames=matrix_turn("sparta"), dice=dice, **fields)


@pytest.mark.rule("4.2b", "3.1.2d", "3.1.2g")
def test_example_of_step_1_argos_before_thebes() -> None:
    """Athenian Forces at Argos, two spaces from Sparta, and at Thebes: ten hoplites and a cavalry go to
    Argos."""
    sparta = {"sparta": "10h 1c", "mantinea": "4ah 1ac"}
    match = system(
        "attack_athens", [1] * 12, sparta=sparta, athens={"argos": "4ah", "thebes": "1h"},
        active={"argos": "athens"}, held={"thebes": "athens"},
    )  # fmt: skip
    assert told(match, "np-condition") == {"who": "sparta", "condition": "near_sparta", "place": "argos"}
    assert told(match, "np-force")["force"] == "10H 1C"
    assert told(match, "operation")["place"] == "argos"


@pytest.mark.rule("4.2c", "4.2h", "4.2n", "4.2o1")
def test_example_of_step_3_erythrae() -> None:
    """Attack an Athenian Ally: a 2 is Ionia, a 4 Erythrae; a coast, so three hoplites and three ships."""
    match = system("attack_athenian_ally", [2, 4], sparta=SPARTA_431)
    assert told(match, "np-zone")["zone"] == "ionia"
    assert told(match, "np-objective")["place"] == "erythrae"
    assert told(match, "np-force") == {"place": "erythrae", "kind": "coast", "force": "3H 3N"}
    assert match.state.force("sparta", "erythrae") == points("3h 3an")


@pytest.mark.rule("5.6a", "5.6c", "3.1d")
def test_example_of_hostages() -> None:
    """Athens wins a land battle in which Spartan hoplites fall: until an armistice the Spartan system cannot
    use Attack Athens. A 1 with Pleistoanax (0) would name it, and is rolled again; the 4 is Cause
    Rebellion."""
    fought = table(
        frames=[turn(), combat_phase("other battles")], phase="combat", dice=[6, 1],
        athens={"melos": "6h"}, sparta={"melos": "2h"},
    )  # fmt: skip
    assert "hostages" in keys(fought)
    assert told(fought, "hostages") == {"who": "athens"}
    dead = dict.fromkeys(
        ("archidamus", "agis", "brasidas", "gylippus", "mindarus", "callicratides", "lysander"), "dead"
    )
    match = table(
        frames=[turn()], phase="surrender", hostages={"athens": True}, leaders=dead,
        athens={"athens": "2h"}, sci={"athens": -1, "sparta": 0}, dice=[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4],
    )  # fmt: skip
    barred = told(match, "strategy-barred")
    assert barred == {"who": "sparta", "strategy": "attack_athens"}
    assert told(match, "strategy-chosen")["strategy"] == "cause_rebellion"


@pytest.mark.rule("5.8a", "PCT.e")
def test_example_of_the_post_combat_table() -> None:
    """Two Spartan allied hoplites stand in Syracuse already: none is sent there, half each to Corinth and
    Thebes."""
    match = table(
        frames=[stop(), combat_phase("go home")], phase="combat", box={"sparta": {"ah": 4}},
        sparta={"syracuse": "2ah"}, active={"syracuse": "sparta"},
    )  # fmt: skip
    assert match.state.force("sparta", "syracuse") == points("2ah")
    assert match.state.force("sparta", "corinth") == points("2ah")
    assert match.state.force("sparta", "thebes") == points("2ah")
