"""5.2: what the dice of a siege do."""

from __future__ import annotations

import pytest

from games.hellespont.positions import SESTOS, asked, at, choose, lines, offers, refused, siege, weak


@pytest.mark.rule("5.2a")
def test_5_2_the_besieger_weakens_one_unit_around_the_port_for_each_1() -> None:
    pieces = {**SESTOS, "t17": "athens_h4_1 athens_p2_1*", "t16": "athens_a2_1"}
    match = siege(pieces, [1, 1, 4])
    assert lines(match, "roll")[-1].args["dice"] == (1, 1, 4)
    assert match.deciders == ("athens",)
    assert offers(match, "weaken") == {"athens_t20_1", "athens_h4_1", "athens_p2_1"}
    refused(match, "athens", "weaken", "athens_a2_1", why="not-around 5.2a")
    match.play("athens", "weaken", "athens_p2_1")
    assert at(match, "athens_p2_1") == "eliminated"
    match.play("athens", "weaken", "athens_h4_1")
    assert weak(match) == {"athens_h4_1"}
    assert asked(match, match.deciders[0]) != "siege-losses"


@pytest.mark.rule("5.2a")
def test_5_2_a_unit_is_not_hit_twice_and_troops_aboard_are_cut_with_their_ship() -> None:
    pieces = {"m5": "athens_t20_1 athens_h4_1", "sestos": "sparta_p2_1"}
    match = siege(pieces, [1, 4])
    match.play("athens", "weaken", "athens_t20_1")
    assert asked(match, "athens") == "overload"
    match.play("athens", "weaken", "athens_h4_1")
    assert weak(match) == {"athens_t20_1", "athens_h4_1"}


@pytest.mark.rule("5.2b")
def test_5_2_a_6_eliminates_the_garrison_and_the_1s_still_cost_before_the_advance() -> None:
    garrison = "sparta_p2_1 sparta_t10_1 sparta_h4_1"
    match = siege({**SESTOS, "m5": "athens_t20_1 athens_t20_2", "sestos": garrison}, [6, 1])
    assert lines(match, "roll")[-1].args["dice"] == (6, 1)
    for unit in ("sparta_p2_1", "sparta_t10_1", "sparta_h4_1"):
        assert at(match, unit) == "eliminated"
    assert asked(match, "athens") == "siege-losses"
    match.play("athens", "weaken", "athens_h4_1")
    assert asked(match, "athens") == "advance"
    score = match.view(None)["score"]["athens"]["lines"]
    assert (score["hoplites"], score["others"]) == (2, 1)


@pytest.mark.rule("5.2c")
def test_5_2_a_5_weakens_all_in_the_port_which_holds_if_anybody_is_left() -> None:
    match = siege({**SESTOS, "sestos": "sparta_p2_1 sparta_a2_1*"}, [5, 5, 2])
    assert weak(match) == {"sparta_p2_1"}
    assert at(match, "sparta_a2_1") == "eliminated"
    assert lines(match, "siege-weakens")
    assert lines(match, "siege-succeeds") == []


@pytest.mark.rule("5.2c", "5.2d")
def test_5_2_a_5_takes_the_port_if_all_in_it_were_weakened_already() -> None:
    match = siege({**SESTOS, "sestos": "sparta_p2_1* sparta_a2_1*"}, [5, 3, 2])
    assert lines(match, "siege-succeeds")
    assert offers(match, "advance") == {"athens_t20_1", "athens_h4_1"}
    choose(match, "advance", "athens_h4_1")
    assert at(match, "athens_h4_1") == "sestos"


@pytest.mark.rule("5.2e")
def test_5_2_without_a_5_or_6_nothing_happens_to_the_garrison() -> None:
    match = siege(SESTOS, [2, 3, 4])
    assert lines(match, "siege-fails")
    assert weak(match) == set()
    assert (at(match, "sparta_p2_1"), at(match, "athens_t20_1"), at(match, "athens_h4_1")) == (
        "sestos",
        "m5",
        "t17",
    )


@pytest.mark.rule("5.2d")
def test_5_2_any_neighbours_may_enter_the_taken_port_within_50_naval_and_12_land_points() -> None:
    fleet = "athens_t20_1 athens_t20_2 athens_t10_1 athens_t4_1 thrasyllus"
    army = "athens_h4_1 athens_h4_2 athens_h4b_1 athens_p2_1"
    pieces = {"m5": fleet, "t17": army, "sestos": "sparta_p2_1", "t16": "athens_a2_1"}
    match = siege(pieces, [6, 2, 2])
    assert offers(match, "advance") == {*fleet.split(), *army.split()}
    refused(match, "athens", "advance", "athens_a2_1", why="not-around 5.2d")
    choose(match, "advance", "athens_t20_1", "athens_t20_2", "athens_t10_1")
    refused(match, "athens", "advance", "athens_t4_1", why="harbour-full 3.6f")
    choose(match, "advance", "athens_h4_1", "athens_h4_2", "athens_h4b_1")
    refused(match, "athens", "advance", "athens_p2_1", why="town-full 3.6g")
    assert offers(match, "advance") == {"thrasyllus"}
    choose(match, "advance", "thrasyllus")
    assert at(match, "thrasyllus") == "sestos"


@pytest.mark.rule("5.2d")
def test_5_2_nobody_has_to_enter_and_ships_do_not_leave_their_troops_at_sea() -> None:
    pieces = {"m5": "athens_t20_1 athens_h4_1", "sestos": "sparta_p2_1"}
    match = siege(pieces, [6, 2])
    assert offers(match, "advance") == {"athens_h4_1"}
    choose(match, "advance", "athens_h4_1")
    assert offers(match, "advance") == {"athens_t20_1"}
    match.play("athens", "done")
    assert (at(match, "athens_h4_1"), at(match, "athens_t20_1")) == ("sestos", "m5")


@pytest.mark.rule("5.2f")
def test_5_2_a_leader_in_a_taken_port_is_captured_when_enemies_enter_and_scores_nothing() -> None:
    match = siege({**SESTOS, "sestos": "sparta_p2_1 hippocrates"}, [6, 2, 2])
    assert at(match, "hippocrates") == "sestos"
    choose(match, "advance", "athens_h4_1")
    assert at(match, "hippocrates") == "eliminated"
    assert match.view(None)["score"]["athens"]["lines"]["leaders"] == 0


@pytest.mark.rule("5.2f")
def test_5_2_a_leader_stays_in_a_taken_port_that_nobody_enters() -> None:
    match = siege({**SESTOS, "sestos": "sparta_p2_1 hippocrates"}, [6, 2, 2])
    match.play("athens", "done")
    assert at(match, "hippocrates") == "sestos"
