"""4.2.3: what the results of a combat cost, with the rulebook's examples."""

from __future__ import annotations

import pytest

from games.hellespont.positions import asked, at, battle, choose, last, offers, refused, weak
from polemos.engine.match import Match

EXAMPLE_C = "sparta_t10_1 sparta_t10_2 sparta_t10_3 sparta_t4_1 sparta_t4_2"  # 38 points
EXAMPLE_D = "sparta_t10_1* sparta_t10_2* sparta_t4_1* sparta_t4_2* sparta_t2_1* sparta_h3_1"  # 15 points


@pytest.mark.rule("4.2.3a", "4.2.3e")
def test_4_2_3_example_half_of_three_land_units_is_one_unit() -> None:
    pieces = {"t11": "athens_h4_1 athens_h4_2 athens_p2_1 sparta_h4_1 sparta_h3_1 sparta_h3_2"}
    match = battle(pieces, "t11", [6])
    assert last(match, "combat-result")["result"] == "R - 1/2"
    assert match.deciders == ("sparta",)
    assert match.prompt("sparta").args["quota"] == 1
    assert offers(match, "weaken") == {"sparta_h4_1", "sparta_h3_1", "sparta_h3_2"}
    choose(match, "weaken", "sparta_h3_1")
    assert weak(match) == {"sparta_h3_1"}
    assert asked(match, "sparta") == "retreat"


@pytest.mark.rule("4.2.3e")
def test_4_2_3_example_a_quarter_of_two_land_units_is_still_one_unit() -> None:
    pieces = {"t11": "athens_h4_1 athens_h3_1 sparta_h4_1 sparta_h3_1"}
    match = battle(pieces, "t11", [5])
    assert last(match, "combat-result")["result"] == "R - 1/4"
    assert match.prompt("sparta").args["quota"] == 1
    choose(match, "weaken", "sparta_h4_1")
    assert weak(match) == {"sparta_h4_1"}
    assert asked(match, "sparta") == "retreat"


def example_c(**options: str) -> Match:
    """A half of 38 naval points: 19."""
    pieces = {"m12": f"athens_t20_1 athens_t10_1 athens_t4_1 athens_t4_2 {EXAMPLE_C}"}
    match = battle(pieces, "m12", [5], options=options)
    assert last(match, "combat-result")["result"] == "R - 1/2"
    assert match.prompt("sparta").args["quota"] == 19
    return match


@pytest.mark.rule("4.2.3a", "4.2.3f")
@pytest.mark.parametrize("reading", ["least", "any"])
def test_4_2_3_example_half_of_38_naval_points_are_two_ships_of_10(reading: str) -> None:
    match = example_c(naval_losses=reading)
    assert offers(match, "weaken") == {"sparta_t10_1", "sparta_t10_2", "sparta_t10_3"}
    refused(match, "sparta", "weaken", "sparta_t4_1", why="loss-too-large 4.2.3f")
    choose(match, "weaken", "sparta_t10_1", "sparta_t10_3")
    assert weak(match) == {"sparta_t10_1", "sparta_t10_3"}
    assert asked(match, "sparta") == "retreat"


def example_d(**options: str) -> Match:
    """A quarter of 15 naval points, all weakened, with 3 land points aboard: 3."""
    pieces = {"m12": f"athens_t10_1 athens_t4_1 athens_t2_1* {EXAMPLE_D}"}
    match = battle(pieces, "m12", [6], options=options)
    assert last(match, "combat-result")["result"] == "R - 1/4"
    assert match.prompt("sparta").args["quota"] == 3
    return match


@pytest.mark.rule("4.2.3b", "4.2.3e", "4.2.3f")
def test_4_2_3_example_a_quarter_of_15_weakened_points_eliminates_a_2_and_a_1() -> None:
    match = example_d()
    assert offers(match, "weaken") == {"sparta_t4_1", "sparta_t4_2", "sparta_t2_1"}
    refused(match, "sparta", "weaken", "sparta_t10_1", why="loss-too-large 4.2.3f")
    choose(match, "weaken", "sparta_t4_1")
    assert offers(match, "weaken") == {"sparta_t2_1"}
    choose(match, "weaken", "sparta_t2_1")
    assert at(match, "sparta_t4_1") == at(match, "sparta_t2_1") == "eliminated"
    assert asked(match, "sparta") == "overload"  # 12 naval points cannot carry 3
    choose(match, "weaken", "sparta_h3_1")
    assert "sparta_h3_1" in weak(match)
    assert at(match, "sparta_h3_1") == "m12"
    assert asked(match, "sparta") == "retreat"


@pytest.mark.rule("4.2.3f")
def test_4_2_3_by_the_looser_option_one_ship_of_5_also_meets_a_quota_of_3() -> None:
    match = example_d(naval_losses="any")
    assert "sparta_t10_1" in offers(match, "weaken")
    choose(match, "weaken", "sparta_t10_1")
    assert at(match, "sparta_t10_1") == "eliminated"
    assert asked(match, "sparta") == "overload"


@pytest.mark.rule("4.2.3f")
@pytest.mark.parametrize(("reading", "first"), [("least", {"sparta_t20_1"}), ("any", {"sparta_t20_1"})])
def test_4_2_3_the_quota_is_always_met_and_no_ship_is_superfluous(reading: str, first: set[str]) -> None:
    """12 of 24 points: with the 20 the two ships of 2 are too many, without it too few."""
    pieces = {"m12": "athens_t20_1 athens_t4_1 sparta_t20_1 sparta_t2_1 sparta_t2_2"}
    match = battle(pieces, "m12", [5], options={"naval_losses": reading})
    assert match.prompt("sparta").args["quota"] == 12
    assert offers(match, "weaken") == first
    choose(match, "weaken", "sparta_t20_1")
    assert weak(match) == {"sparta_t20_1"}
    assert asked(match, "sparta") == "retreat"


@pytest.mark.rule("4.2.3e")
def test_4_2_3_a_weakened_unit_that_is_hit_again_is_eliminated() -> None:
    pieces = {"t11": "athens_h4_1 athens_h3_1 sparta_h4_1 sparta_h4b_1* sparta_a2_1*"}
    match = battle(pieces, "t11", [6])
    assert last(match, "combat-result")["result"] == "R - 1/4"
    choose(match, "weaken", "sparta_h4b_1")
    assert at(match, "sparta_h4b_1") == "eliminated"
    assert weak(match) == {"sparta_a2_1"}


@pytest.mark.rule("4.2.3e")
def test_4_2_3_three_quarters_of_three_units_are_two_and_none_twice() -> None:
    """-1 in column 2/3: the attacker loses three quarters."""
    pieces = {
        "t7": "athens_h4_1 athens_h3_1 athens_p2_1 sparta_h4b_1 sparta_h4b_2 sparta_h3_1 sparta_a2_1 mindarus"
    }
    match = battle(pieces, "t7", [1])
    result = last(match, "combat-result")
    assert (result["column"], result["total"], result["result"]) == ("2/3", -1, "3/4 - R")
    assert match.deciders == ("athens",)
    assert match.prompt("athens").args["quota"] == 2
    choose(match, "weaken", "athens_h4_1")
    refused(match, "athens", "weaken", "athens_h4_1", why="named-already 4.2.3a")
    choose(match, "weaken", "athens_p2_1")
    assert weak(match) == {"athens_h4_1", "athens_p2_1"}


@pytest.mark.rule("4.2.3a")
def test_4_2_3_when_both_lose_each_owner_chooses_his_own() -> None:
    pieces = {"t11": "athens_h4_1 athens_h3_1 sparta_h4_1 sparta_h3_1"}
    match = battle(pieces, "t11", [4])
    assert last(match, "combat-result")["result"] == "1/4 - 1/4"
    for _ in range(2):
        role = match.deciders[0]
        assert offers(match, "weaken") == {f"{role}_h4_1", f"{role}_h3_1"}
        match.play(role, "weaken", f"{role}_h3_1")
    assert weak(match) == {"athens_h3_1", "sparta_h3_1"}


@pytest.mark.rule("4.2.3b")
def test_4_2_3_naval_losses_never_fall_on_troops_and_with_the_last_ship_all_aboard_are_lost() -> None:
    pieces = {"m12": "athens_t4_1 athens_t2_1 sparta_t10_1* sparta_a2_1* hippocrates"}
    match = battle(pieces, "m12", [6])
    assert last(match, "combat-result")["result"] == "R - 1/4"
    assert offers(match, "weaken") == {"sparta_t10_1"}
    choose(match, "weaken", "sparta_t10_1")
    assert at(match, "sparta_t10_1") == at(match, "sparta_a2_1") == "eliminated"
    assert at(match, "hippocrates") == "killed"


@pytest.mark.rule("4.2.3c", "4.2.3h")
def test_4_2_3_e_eliminates_every_unit_and_the_leaders_with_them() -> None:
    pieces = {"t7": "athens_h4_1 athens_h4_2 thrasyllus sparta_p2_1 hippocrates dorieus"}
    match = battle(pieces, "t7", [6])
    assert last(match, "combat-result")["result"] == "R - E"
    assert at(match, "sparta_p2_1") == "eliminated"
    assert at(match, "hippocrates") == at(match, "dorieus") == "killed"
    assert match.view(None)["score"]["athens"]["lines"]["leaders"] == 2


@pytest.mark.rule("4.2.3c", "4.2.3b")
def test_4_2_3_e_at_sea_takes_ships_and_all_they_carry() -> None:
    pieces = {"m12": "athens_t20_1 athens_t10_1 athens_h4_1 alcibiades sparta_t10_1 sparta_a2_1 mindarus"}
    match = battle(pieces, "m12", [6])
    assert last(match, "combat-result")["result"] == "R - E"
    assert at(match, "sparta_t10_1") == at(match, "sparta_a2_1") == "eliminated"
    assert at(match, "mindarus") == "killed"


@pytest.mark.rule("4.2.3d")
def test_4_2_3_a_weakens_every_unit_and_eliminates_the_weakened() -> None:
    pieces = {"t7": "athens_h4_1 athens_h4_2 athens_h4b_1 athens_h4b_2 sparta_p4_1 sparta_p2_1*"}
    match = battle(pieces, "t7", [4])
    assert last(match, "combat-result")["result"] == "R - A"
    assert weak(match) == {"sparta_p4_1"}
    assert at(match, "sparta_p2_1") == "eliminated"
    assert asked(match, "sparta") == "retreat"


@pytest.mark.rule("4.2.3g")
def test_4_2_3_r_costs_nothing() -> None:
    pieces = {"t11": "athens_h4_1 athens_h3_1 sparta_h4_1 sparta_h3_1"}
    match = battle(pieces, "t11", [2])
    assert last(match, "combat-result")["result"] == "1/4 - R"
    choose(match, "weaken", "athens_h3_1")
    assert weak(match) == {"athens_h3_1"}
    assert at(match, "sparta_h4_1") == at(match, "sparta_h3_1") == "t11"
