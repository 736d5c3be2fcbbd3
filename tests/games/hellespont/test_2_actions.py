"""2.B.3: action phases: announcing, activating, obligation to spend and to fight."""

from __future__ import annotations

import pytest

from games.hellespont.positions import (
    announcing,
    asked,
    at,
    field,
    fight,
    fighting,
    go_on,
    orders,
    position,
    refused,
    resume,
    weak,
)
from games.hellespont.positions import last as said
from polemos.engine.match import Match


def finish(match: Match, who: str) -> None:
    """End the moves of an action phase, where the side is still asked."""
    while match.deciders == (who,) and asked(match, who) == "activate":
        match.play(who, "done")


APART = {"m5": "athens_t10_1", "m8": "sparta_t10_1"}


@pytest.mark.rule("2.B.3.1a", "2.B.3e")
def test_2_b_3_1_at_least_1_and_at_most_all_points_are_announced_and_nobody_may_pass() -> None:
    match = resume(position(APART, announcing("athens"), points={"athens": 3, "sparta": 0}))
    assert match.prompt("athens").choices == {"announce": (1, 2, 3)}
    refused(match, "athens", "announce", 0, why="announce-one 2.B.3e")
    refused(match, "athens", "announce", 4, why="announce-less 2.B.3.1a")
    refused(match, "athens", "done", why="other-step 2.B.3.1")


@pytest.mark.rule("2.B.3.1b", "2.B.3f")
def test_2_b_3_points_announced_and_not_spent_are_lost() -> None:
    match = resume(position(APART, announcing("athens"), points={"athens": 3, "sparta": 1}))
    match.play("athens", "announce", 2)
    match.play("athens", "done")
    assert field(match, "points") == {"athens": 1, "sparta": 1}
    assert match.deciders == ("sparta",)


@pytest.mark.rule("2.B.3.1b")
def test_2_b_3_spending_may_not_exceed_the_announced_points() -> None:
    start = position(APART, announcing("athens"), points={"athens": 5, "sparta": 0})
    match = resume(start)
    match.play("athens", "announce", 1)
    refused(match, "athens", "activate", "m5", why="other-step 2.B.3.1")  # a zone without leader costs 2


@pytest.mark.rule("2.B.3b", "2.B.3d", "2.B.3g")
def test_2_b_3_sides_alternate_until_both_have_no_points() -> None:
    match = resume(
        position(APART, announcing("athens"), points={"athens": 1, "sparta": 2}, initiative="athens")
    )
    match.play("athens", "announce", 1)
    finish(match, "athens")
    match.play("sparta", "announce", 1)
    finish(match, "sparta")
    assert said(match, "apathy")["who"] == "athens"
    assert match.deciders == ("sparta",)  # Athens is apathetic: Sparta goes on
    match.play("sparta", "announce", 1)
    finish(match, "sparta")
    assert field(match, "points") == {"athens": 0, "sparta": 0}
    assert field(match, "phase") != "B.3"


@pytest.mark.rule("2.B.3.2b", "2.B.3.2c", "2.B.3.2d", "2.B.3.2e")
@pytest.mark.parametrize(
    ("turn", "leader", "cost"),
    [
        (2, "alcibiades", 0),
        (9, "alcibiades", 0),
        (4, "alcibiades", 1),
        (8, "alcibiades", 1),
        (2, "thrasyllus", 1),
        (6, "thrasyllus", 1),
        (2, "chaereas", 1),
        (2, "", 2),
        (6, "", 2),
    ],
)
def test_2_b_3_2_activation_costs_by_leader_and_month(turn: int, leader: str, cost: int) -> None:
    pieces = {"m5": f"athens_t10_1 {leader}", "m8": "sparta_t10_1"}
    match = resume(position(pieces, orders("athens", 3), turn=turn, points={"athens": 3, "sparta": 0}))
    match.play("athens", "activate", "m5")
    assert said(match, "activates")["points"] == cost


@pytest.mark.rule("2.B.3.2b", "2.B.3.2d", "1.2a")
def test_2_b_3_2_a_wounded_double_bonus_leader_still_leads_but_costs_1() -> None:
    pieces = {"m5": "athens_t10_1 alcibiades", "m8": "sparta_t10_1"}
    start = position(
        pieces, orders("athens", 3), turn=2, down={"alcibiades": "wounded"}, points={"athens": 3}
    )
    match = resume(start)
    match.play("athens", "activate", "m5")
    assert said(match, "activates")["points"] == 1


@pytest.mark.rule("2.B.3.2a", "2.B.3.2f", "0.2f")
def test_2_b_3_2_a_port_is_a_zone_of_its_own() -> None:
    pieces = {"t3": "athens_h4_1", "cyzicus": "athens_p2_1", "m8": "sparta_t10_1"}
    match = resume(position(pieces, orders("athens", 5), points={"athens": 5, "sparta": 0}))
    assert match.prompt("athens").choices["activate"] == ("cyzicus", "t3")
    match.play("athens", "activate", "t3")
    assert match.prompt("athens").choices["pick"] == ("athens_h4_1",)
    match.play("athens", "done")
    assert match.prompt("athens").choices["activate"] == ("cyzicus",)


@pytest.mark.rule("2.B.3.2g")
def test_2_b_3_2_a_base_costs_the_normal_price_in_b_3() -> None:
    pieces = {"b2": "athens_t10_1", "m8": "sparta_t10_1"}
    match = resume(position(pieces, orders("athens", 2), points={"athens": 2, "sparta": 0}))
    match.play("athens", "activate", "b2")
    assert said(match, "activates")["points"] == 2


@pytest.mark.rule("2.B.3.3a", "2.B.3.3b", "2.B.3c", "4a")
def test_2_b_3_3_all_combats_cost_one_point_together_and_end_the_moves() -> None:
    pieces = {"m5": "athens_t20_1 athens_t20_2 alcibiades", "m6": "sparta_t2_1", "m4": "sparta_t2_2"}
    match = resume(position(pieces, orders("athens", 1), turn=2, points={"athens": 1}), dice=[6, 6])
    match.play("athens", "activate", "m5")
    match.play("athens", "pick", "athens_t20_1")
    match.play("athens", "move", "m6")
    match.play("athens", "stop")
    match.play("athens", "pick_all")
    match.play("athens", "move", "m4")
    match.play("athens", "stop")
    finish(match, "athens")
    assert match.prompt("athens").choices == {"fight": ("m4", "m6")}
    for place, left in (("m6", ("m4",)), ("m4", ())):
        fight(match, "athens", place)  # 10 to 1 and a 6: the defender is eliminated
        assert match.prompt("athens").choices.get("fight", ()) == left
    assert field(match, "points")["athens"] == 0


@pytest.mark.rule("2.B.3.3a")
def test_2_b_3_3_a_combat_already_due_keeps_back_a_point() -> None:
    pieces = {"m5": "athens_t10_1", "m8": "athens_t10_2 sparta_t10_1"}
    match = resume(position(pieces, orders("athens", 2), points={"athens": 2, "sparta": 0}))
    refused(
        match, "athens", "activate", "m5", why="point-for-combat 2.B.3.3b"
    )  # 2 points for the zone would leave none for the combat


@pytest.mark.rule("2.B.3h")
def test_2_b_3_at_the_end_of_b_3_no_zone_is_contested() -> None:
    pieces = {"m7": "athens_t10_1 chaereas", "m8": "sparta_t10_1"}
    match = resume(position(pieces, orders("athens", 1), turn=6, points={"athens": 1, "sparta": 0}))
    match.play("athens", "activate", "m7")
    match.play("athens", "pick_all")
    match.play("athens", "move", "m8")
    match.play("athens", "stop")
    assert field(match, "phase") != "B.3"
    assert at(match, "athens_t10_1") == "m7"
    assert "athens_t10_1" in weak(match)


@pytest.mark.rule("2.B.3i")
def test_2_b_3_one_stratagem_each_per_action_phase() -> None:
    pieces = {"m5": "athens_t10_1 chaereas", "m8": "sparta_t10_1", "t22": "sparta_h4_1"}
    hands = {"athens": ["c10", "c18"], "sparta": []}
    start = position(pieces, orders("athens", 2), points={"athens": 4, "sparta": 0}, hands=hands)
    match = resume(start, dice=[1, 1])
    match.play("athens", "s4", "c10")
    for role in ("athens", "sparta"):
        while match.deciders == (role,) and "accept" in match.prompt(role).choices:
            match.play(role, "accept")
    assert match.deciders == ("athens",)
    assert "s20" not in match.prompt("athens").choices
    match.play("athens", "done")
    match.play("athens", "announce", 1)
    assert "s20" in match.prompt("athens").choices  # a new action phase, a new stratagem


@pytest.mark.rule("3a")
def test_3_a_piece_moves_once_per_action_phase_but_again_in_the_next() -> None:
    pieces = {"m5": "athens_t10_1 chaereas", "t30": "sparta_h4_1"}
    match = resume(position(pieces, orders("athens", 3), points={"athens": 5, "sparta": 0}))
    match.play("athens", "activate", "m5")
    match.play("athens", "pick_all")
    match.play("athens", "move", "m9")
    assert "activate" not in match.prompt("athens").choices
    finish(match, "athens")
    match.play("athens", "announce", 1)
    assert match.prompt("athens").choices["activate"] == ("m9",)


@pytest.mark.rule("2.B.3i")
def test_2_b_3_the_defender_has_a_moment_before_each_combat_whatever_he_holds() -> None:
    pieces = {"m12": "athens_t20_1 sparta_t2_1", "m10": "athens_t20_2 sparta_t2_2"}
    for counter in ("c10", "c17"):  # a storm he could play, and a counter without any use here
        start = position(pieces, fighting("athens"), hands={"athens": [], "sparta": [counter]})
        match = resume(start, dice=[6, 6])
        for place in ("m12", "m10"):
            match.play("athens", "fight", place)
            assert asked(match, "sparta") == "window"
            fight_on(match)


def fight_on(match: Match) -> None:
    go_on(match)
    while match.deciders and "to" in match.prompt(match.deciders[0]).choices:
        match.play(match.deciders[0], *match.prompt(match.deciders[0]).pairs()[0])
