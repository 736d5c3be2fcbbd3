"""8: the Advantage at any time: new rolls, restored units, the return of the lost."""

from __future__ import annotations

import pytest

from games.hellespont.positions import (
    announcing,
    asked,
    at,
    besieging,
    engage,
    field,
    fighting,
    go_on,
    last,
    orders,
    position,
    refused,
    resume,
    weak,
)

BATTLE = {"m8": "athens_t20_1 sparta_t20_1"}


@pytest.mark.rule("8d", "8h")
def test_8d_the_holder_has_a_combat_die_rolled_again_once_and_it_stands() -> None:
    match = resume(position(BATTLE, fighting("athens"), advantage="sparta"), dice=[6, 1])
    engage(match, "athens", "m8")
    match.play("sparta", "stand")
    assert asked(match, "sparta") == "appeal"
    match.play("sparta", "reroll")
    assert last(match, "combat-result")["die"] == 1
    assert field(match, "advantage") == "athens"
    assert asked(match, match.deciders[0]) != "appeal"  # Athens holds it now, but the new roll stands


@pytest.mark.rule("8d")
def test_8d_the_holder_may_cancel_either_sides_roll() -> None:
    match = resume(position(BATTLE, fighting("athens"), advantage="athens"), dice=[1, 6])
    engage(match, "athens", "m8")
    match.play("sparta", "stand")
    match.play("athens", "reroll")
    assert last(match, "combat-result")["die"] == 6


@pytest.mark.rule("8d")
def test_8d_all_dice_of_a_siege_are_rolled_again() -> None:
    pieces = {
        "cyzicus": "sparta_p4_1",
        "m16": "athens_t20_1",
        "t3": "athens_h4_1 athens_h4_2",
        "t1": "athens_h3_1",
    }
    match = resume(position(pieces, besieging("athens"), advantage="sparta"), dice=[1, 2, 3, 4, 6, 2, 2, 2])
    match.play("athens", "besiege", "cyzicus")
    rolled = next(line for line in match.log(None) if line.key == "roll")
    match.play("sparta", "reroll")
    again = [line for line in match.log(None) if line.key == "roll"][1]
    assert len(rolled.args["dice"]) == len(again.args["dice"])
    assert at(match, "sparta_p4_1") == "eliminated"


@pytest.mark.rule("8d")
def test_8d_evasion_is_appealed_but_neither_the_points_nor_a_passage() -> None:
    match = resume(position(BATTLE, fighting("athens"), advantage="athens"), dice=[6, 1])
    engage(match, "athens", "m8")
    match.play("sparta", "evade")
    assert asked(match, "athens") == "appeal"
    passing = {"m5": "athens_t10_1", "m6": "sparta_t10_1"}
    match = resume(position(passing, orders("athens", 3), points={"athens": 3}), dice=[6])
    match.play("athens", "activate", "m5")
    match.play("athens", "pick", "athens_t10_1")
    match.play("athens", "move", "m6")
    match.play("athens", "run_past")
    assert asked(match, match.deciders[0]) != "appeal"


@pytest.mark.rule("8e", "8h")
def test_8e_one_weakened_unit_is_restored_and_the_advantage_passes() -> None:
    pieces = {"m5": "athens_t10_1* athens_t4_1*", "m8": "sparta_t10_1"}
    match = resume(position(pieces, announcing("athens"), advantage="athens", points={"athens": 2}))
    match.play("athens", "advantage")
    match.play("athens", "restore", "athens_t10_1")
    assert weak(match) == {"athens_t4_1"}
    assert field(match, "advantage") == "sparta"
    assert "advantage" not in match.prompt("athens").choices


@pytest.mark.rule("8f")
def test_8f_a_lost_land_unit_comes_back_whole_in_a_base_but_never_a_ship() -> None:
    pieces = {"m5": "athens_t10_1", "m8": "sparta_t10_1", "eliminated": "athens_h4_1 athens_t20_1"}
    match = resume(position(pieces, announcing("athens"), advantage="athens", points={"athens": 2}))
    match.play("athens", "advantage")
    assert match.prompt("athens").choices == {"return_unit": ("athens_h4_1",)}
    refused(match, "athens", "return_unit", "athens_t20_1", why="ships-stay-lost 8f")
    match.play("athens", "return_unit", "athens_h4_1")
    assert match.prompt("athens").choices == {"to": ("b2", "b3")}
    match.play("athens", "to", "b2")
    assert at(match, "athens_h4_1") == "b2"
    assert weak(match) == set()


@pytest.mark.rule("8f")
def test_8f_persians_come_back_in_t29_if_it_is_free() -> None:
    lost = {"eliminated": "sparta_c5b_1", "m8": "sparta_t10_1", "m5": "athens_t4_1"}
    match = resume(position(lost, announcing("sparta"), advantage="sparta", points={"sparta": 2}))
    match.play("sparta", "advantage")
    match.play("sparta", "return_unit", "sparta_c5b_1")
    assert at(match, "sparta_c5b_1") == "t29"
    barred = resume(position({**lost, "t29": "athens_p2_1"}, announcing("sparta"), points={"sparta": 2}))
    refused(barred, "sparta", "advantage", why="advantage-no-use 8a")


@pytest.mark.rule("8g")
def test_8g_a_leader_lost_in_combat_comes_back_and_no_longer_scores_but_one_removed_does_not() -> None:
    pieces = {"m5": "athens_t10_1", "m8": "sparta_t10_1", "killed": "mindarus", "removed": "dorieus"}
    match = resume(position(pieces, announcing("sparta"), advantage="sparta", points={"sparta": 2}))
    assert match.view(None)["score"]["athens"]["lines"]["leaders"] == 1
    match.play("sparta", "advantage")
    assert match.prompt("sparta").choices == {"return_leader": ("mindarus",)}
    match.play("sparta", "return_leader", "mindarus")
    match.play("sparta", "to", "b1")
    assert at(match, "mindarus") == "b1"
    assert match.view(None)["score"]["athens"]["lines"]["leaders"] == 0


@pytest.mark.rule("8a")
def test_8a_the_passive_holder_is_asked_in_the_opponents_phase() -> None:
    pieces = {"m5": "athens_t10_1", "m8": "sparta_t10_1*"}
    match = resume(position(pieces, announcing("athens"), advantage="sparta", points={"athens": 2}))
    match.play("athens", "announce", 2)
    assert match.deciders == ("sparta",)
    match.play("sparta", "advantage")
    match.play("sparta", "restore", "sparta_t10_1")
    go_on(match)
    assert match.deciders == ("athens",)


@pytest.mark.rule("8a")
def test_8a_one_use_and_not_more() -> None:
    pieces = {"m5": "athens_t10_1* athens_t4_1*", "m8": "sparta_t10_1"}
    match = resume(position(pieces, announcing("athens"), advantage="athens", points={"athens": 2}))
    match.play("athens", "advantage")
    match.play("athens", "restore", "athens_t4_1")
    refused(match, "athens", "advantage", why="advantage-not-held 8a")


@pytest.mark.rule("8g", "10.1m")
def test_8g_thrasyllus_does_not_return_once_his_recall_has_come_even_if_he_fell_before() -> None:
    pieces = {"m5": "athens_t10_1", "m8": "sparta_t10_1", "killed": "thrasyllus"}
    for turn, returns in ((3, True), (4, False), (8, False)):
        start = position(pieces, announcing("athens"), turn=turn, advantage="athens", points={"athens": 2})
        assert ("advantage" in resume(start).prompt("athens").choices) == returns
