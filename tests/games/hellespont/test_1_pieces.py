"""0-1: ports and bases as zones, unit faces, naval counters, leaders on their back."""

from __future__ import annotations

import pytest

from games.hellespont.positions import (
    GAME,
    announcing,
    at,
    besieging,
    field,
    fight,
    fighting,
    last,
    orders,
    position,
    resume,
    weak,
)


@pytest.mark.rule("1.1a")
def test_1_1_a_weakened_unit_that_is_weakened_again_is_eliminated() -> None:
    pieces = {"cyzicus": "sparta_p4_1 sparta_a2_1*", "m16": "athens_t20_1", "t3": "athens_h4_1 athens_h4_2"}
    match = resume(position(pieces, besieging("athens"), advantage="athens"), dice=[5, 5, 5, 5])
    match.play("athens", "besiege", "cyzicus")
    match.play("athens", "accept")
    assert weak(match) == {"sparta_p4_1"}
    assert at(match, "sparta_a2_1") == "eliminated"


@pytest.mark.rule("0.2o")
def test_0_2_both_sides_in_b3_never_fight_besiege_or_capture() -> None:
    pieces = {"b3": "athens_t10_1 sparta_t10_1 mindarus", "m5": "athens_t4_1", "m13": "sparta_t4_1"}
    match = resume(position(pieces, orders("athens", 2), points={"athens": 2, "sparta": 0}, phase="B.3"))
    match.play("athens", "done")
    assert field(match, "phase") != "B.3"  # no combat was due
    lonely = resume(
        position({**pieces, "b3": "athens_t10_1 mindarus"}, announcing("athens"), points={"athens": 1})
    )
    lonely.play("athens", "announce", 1)
    assert at(lonely, "mindarus") == "b3"


@pytest.mark.rule("1.1e")
def test_1_1_a_weakened_hoplite_keeps_its_sword_in_combat() -> None:
    pieces = {"t17": "athens_h4b_1* sparta_h4_1"}
    match = resume(position(pieces, fighting("athens")), dice=[3])
    fight(match, "athens", "t17")
    assert "TRC.die.b +1" in last(match, "combat-result")["modifiers"]


@pytest.mark.rule("1.1h")
def test_1_1_naval_counters_are_never_swapped_split_or_merged() -> None:
    match = GAME.start("historical", seed=9)
    verbs = set()
    while not match.over and match.number < 400:
        role = match.deciders[0]
        verbs |= set(match.prompt(role).choices)
        match.play(role, *match.prompt(role).pairs()[match.number % len(match.prompt(role).pairs())])
    assert not {"split", "merge", "swap", "change"} & verbs
    ships = [p for p in field(match, "pieces") if "_t" in p and p.split("_")[1][0] == "t"]
    assert len(ships) == 2 * (3 + 9 + 5 + 4)


@pytest.mark.rule("1.2a")
def test_1_2_a_leader_on_his_back_has_no_bonus_in_combat() -> None:
    pieces = {"m8": "athens_t20_1 alcibiades sparta_t20_1"}
    fit = resume(position(pieces, fighting("athens")), dice=[3])
    fight(fit, "athens", "m8")
    assert "TRC.die.a +1" in last(fit, "combat-result")["modifiers"]
    hurt = resume(position(pieces, fighting("athens"), down={"alcibiades": "wounded"}), dice=[3])
    fight(hurt, "athens", "m8")
    assert "TRC.die.a +1" not in last(hurt, "combat-result")["modifiers"]
