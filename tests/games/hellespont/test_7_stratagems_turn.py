"""7: stratagems of the other phases: S13, S14, S17, S18 in B.2 and S5, S11, S12, S19, S23 in D."""

from __future__ import annotations

from typing import Any

import pytest

from games.hellespont.positions import (
    adjusting,
    announcing,
    asked,
    at,
    choose,
    field,
    fighting,
    go_on,
    last,
    lines,
    offers,
    position,
    refused,
    resume,
    turn_at,
    weak,
)
from polemos.engine.match import Match

QUIET = {"m5": "athens_t10_1", "m9": "sparta_t10_1"}


def in_b2(hands: dict[str, list[str]], pieces: dict[str, str] | None = None, **more: Any) -> Match:
    """B.2 of a turn with these counters; the side with the Advantage is asked first."""
    return resume(position(pieces or QUIET, turn_at(2), hands=hands, **{"due": {}, **more}))


def in_d(who: str, step: int, counter: str, pieces: dict[str, str], **more: Any) -> Match:
    """D.3 (0), D.4 (1) or D.5 (4) of a side that holds a counter."""
    return resume(position(pieces, adjusting(who, step), hands={who: [counter]}, **{"turn": 2, **more}))


# --- S13, S14 -------------------------------------------------------------------------------------------

DUE = {"athens_october_b2": 3, "athens_october_b3": 3, "sparta_october_b3": 3, "athens_february_b2": 7}


@pytest.mark.rule("7.S13a")
def test_7_s13_delays_one_enemy_line_with_its_leaders_by_a_turn() -> None:
    match = in_b2({"sparta": ["c12"]}, due=DUE, turn=3)
    match.play("sparta", "s13", "c12")
    assert offers(match, "delay") == {"athens_october_b2", "athens_october_b3"}
    refused(match, "sparta", "delay", "sparta_october_b3", why="own-line 7.S13a")
    refused(match, "sparta", "delay", "athens_february_b2", why="line-not-due 7.S13a")
    match.play("sparta", "delay", "athens_october_b2")
    go_on(match)
    assert field(match, "due") == {"athens_october_b2": 4, "athens_february_b2": 7}
    assert at(match, "alcibiades") == "waiting"
    assert at(match, "timochares") == "b3"
    assert "c12" in field(match, "bowl")


@pytest.mark.rule("7.S13a")
def test_7_s13_the_delayed_line_arrives_on_the_next_turn() -> None:
    match = in_b2({}, due={"athens_october_b2": 4}, turn=4)
    assert at(match, "alcibiades") == "b2"
    assert field(match, "alcibiades_entered") is False  # a base is off the map


@pytest.mark.rule("7.S13a")
def test_7_s13_is_not_offered_when_no_enemy_line_is_due_or_outside_b_2() -> None:
    refused(in_b2({"sparta": ["c12"]}), "sparta", "s13", "c12", why="no-target-s13 7.S13a")
    start = position(
        QUIET, announcing("sparta"), hands={"sparta": ["c12"]}, points={"sparta": 1}, due=DUE, turn=3
    )
    refused(resume(start), "sparta", "s13", "c12", why="occasion-phase 7.S13a")


@pytest.mark.rule("7.S14a")
def test_7_s14_brings_an_optional_reinforcement_to_its_base() -> None:
    match = in_b2({"athens": ["c14"]}, advantage="athens")
    match.play("athens", "s14", "c14")
    assert offers(match, "bring") == {"athens_optional_b2", "athens_optional_b3"}
    match.play("athens", "bring", "athens_optional_b2")
    assert at(match, "athens_t10_9") == "b2"
    assert field(match, "optional_used") == ["athens_optional_b2"]
    assert field(match, "fresh") == ["athens_t10_9"]


@pytest.mark.rule("7.S14a")
def test_7_s14_brings_each_optional_line_only_once() -> None:
    match = in_b2({"athens": ["c14"]}, advantage="athens", optional_used=["athens_optional_b2"])
    match.play("athens", "s14", "c14")
    assert offers(match, "bring") == {"athens_optional_b3"}
    both = ["athens_optional_b2", "athens_optional_b3"]
    match = in_b2({"athens": ["c14"]}, advantage="athens", optional_used=both)
    refused(match, "athens", "s14", "c14", why="no-target-s14 7.S14a")


@pytest.mark.rule("7.S13b")
def test_7_s13_cancels_reinforcements_just_brought_which_may_come_another_time() -> None:
    match = in_b2({"athens": ["c14"], "sparta": ["c12"]}, advantage="athens")
    match.play("athens", "s14", "c14")
    match.play("athens", "bring", "athens_optional_b3")
    assert match.deciders == ("sparta",)
    assert asked(match, "sparta") == "reply"
    match.play("sparta", "s13", "c12")
    assert at(match, "athens_t20_3") == "waiting"
    assert field(match, "optional_used") == []
    assert {"c12", "c14"} <= set(field(match, "bowl"))


@pytest.mark.rule("7.S13b")
def test_7_s13_the_question_is_put_whatever_counter_the_opponent_holds() -> None:
    match = in_b2({"athens": ["c14"], "sparta": ["c17"]}, advantage="athens")
    match.play("athens", "s14", "c14")
    match.play("athens", "bring", "athens_optional_b3")
    assert set(match.prompt("sparta").choices) == {"decline"}
    match.play("sparta", "decline")
    assert at(match, "athens_t20_3") == "b3"


# --- S17, S18 -------------------------------------------------------------------------------------------

FREE = {**QUIET, "m6": "athens_t10_2 alcibiades"}
HELD = {**QUIET, "prisoner": "alcibiades"}


@pytest.mark.rule("7.S17a")
@pytest.mark.parametrize("place", ["m6", "t17", "sestos", "b2"])
def test_7_s17_takes_alcibiades_prisoner_wherever_he_is(place: str) -> None:
    unit = "athens_h4_1" if place == "t17" else "athens_t10_2"
    match = in_b2({"sparta": ["c03"]}, {**QUIET, place: f"{unit} alcibiades"}, alcibiades_entered=True)
    match.play("sparta", "s17", "c03")
    assert at(match, "alcibiades") == "prisoner"
    assert at(match, unit) == place
    assert match.view(None)["lost"]["alcibiades"] == "prisoner"
    assert match.view(None)["score"]["sparta"]["lines"]["leaders"] == 0


@pytest.mark.rule("7.S17a")
@pytest.mark.parametrize("fate", ["waiting", "killed", "removed"])
def test_7_s17_needs_alcibiades_in_play(fate: str) -> None:
    match = in_b2({"sparta": ["c03"]}, {**QUIET, fate: "alcibiades"})
    refused(match, "sparta", "s17", "c03", why="no-target-s17 7.S17a")


@pytest.mark.rule("7.S17a", "7a")
def test_7_s17_is_spartas_alone_and_for_b_2_only() -> None:
    match = in_b2({"athens": ["c03"]}, FREE, advantage="athens")
    refused(match, "athens", "s17", "c03", why="counter-enemy-face 7a")
    start = position(FREE, announcing("sparta"), hands={"sparta": ["c03"]}, points={"sparta": 1})
    refused(resume(start), "sparta", "s17", "c03", why="occasion-phase 7.S17a")


@pytest.mark.rule("7.S18a")
def test_7_s18_frees_alcibiades_to_samos() -> None:
    match = in_b2({"athens": ["c02"]}, HELD, alcibiades_entered=True, gone=["c03"])
    match.play("athens", "s18", "c02")
    assert at(match, "alcibiades") == "b3"
    assert field(match, "gone") == ["c02", "c03"]
    assert field(match, "spartan_bonus") == 0


@pytest.mark.rule("7.S18a")
def test_7_s18_needs_that_alcibiades_has_entered_play() -> None:
    match = in_b2({"athens": ["c02"]}, alcibiades_entered=False)
    refused(match, "athens", "s18", "c02", why="no-target-s18 7.S18a")


@pytest.mark.rule("7.S18b")
@pytest.mark.parametrize("where", ["bowl", "sparta"])
def test_7_s18_before_s17_takes_both_counters_out_and_gives_sparta_2_points(where: str) -> None:
    hands = {"athens": ["c02"], "sparta": ["c03"] if where == "sparta" else []}
    match = in_b2(hands, FREE, alcibiades_entered=True, advantage="athens")
    match.play("athens", "s18", "c02")
    assert field(match, "gone") == ["c02", "c03"]
    assert field(match, "hands") == {"athens": [], "sparta": []}
    assert at(match, "alcibiades") == "m6"
    assert match.view(None)["score"]["sparta"]["lines"]["safe_conduct"] == 2
    assert match.view(None)["score"]["athens"]["lines"]["safe_conduct"] == 0


# --- S5, S23 in D.5 -------------------------------------------------------------------------------------


@pytest.mark.rule("7.S5a")
def test_7_s5_the_opponent_eliminates_one_ship_off_a_beach_and_weakens_another() -> None:
    fleet = {
        "m5": "sparta_t10_1 sparta_t4_1",
        "m12": "sparta_t20_1",
        "abydos": "sparta_t2_1",
        "b1": "sparta_t2_2",
    }
    match = in_d("athens", 4, "c09", {**fleet, "sestos": "athens_p2_1"})
    match.play("athens", "s5", "c09")
    assert match.deciders == ("sparta",)
    assert offers(match, "scuttle") == {"sparta_t10_1", "sparta_t4_1"}
    refused(match, "sparta", "scuttle", "sparta_t20_1", why="no-beach 7.S5a")
    match.play("sparta", "scuttle", "sparta_t4_1")
    assert offers(match, "weaken") == {"sparta_t10_1"}
    match.play("sparta", "weaken", "sparta_t10_1")
    assert at(match, "sparta_t4_1") == "eliminated"
    assert weak(match) == {"sparta_t10_1"}


@pytest.mark.rule("7.S5a")
def test_7_s5_a_single_ship_off_a_beach_is_eliminated_and_the_troops_it_carries_with_it() -> None:
    match = in_d("athens", 4, "c09", {"m5": "sparta_t10_1 sparta_a2_1", "sestos": "athens_p2_1"})
    match.play("athens", "s5", "c09")
    match.play("sparta", "scuttle", "sparta_t10_1")
    assert at(match, "sparta_t10_1") == at(match, "sparta_a2_1") == "eliminated"
    assert weak(match) == set()


@pytest.mark.rule("7.S5a")
def test_7_s5_is_not_offered_without_enemy_ships_off_a_beach_or_outside_d_5() -> None:
    pieces = {"m12": "sparta_t20_1", "sestos": "athens_p2_1"}
    refused(in_d("athens", 4, "c09", pieces), "athens", "s5", "c09", why="no-target-s5 7.S5a")
    match = in_d("athens", 0, "c09", {**pieces, "m5": "sparta_t10_1"})
    assert field(match, "phase") == "D.3"
    refused(match, "athens", "s5", "c09", why="occasion-phase 7.S5a")


@pytest.mark.rule("7.S23a")
def test_7_s23_removes_an_enemy_unit_of_at_most_10_points_as_it_stands() -> None:
    pieces = {
        "m5": "athens_t20_1 athens_t20_2* athens_t10_1 athens_a2_1",
        "t17": "athens_h4_1",
        "b2": "athens_t4_1",
        "abydos": "sparta_p2_1",
    }
    match = in_d("sparta", 4, "c01", pieces)
    match.play("sparta", "s23", "c01")
    assert offers(match, "desert") == {
        "athens_t20_2",
        "athens_t10_1",
        "athens_a2_1",
        "athens_h4_1",
        "athens_t4_1",
    }
    refused(match, "sparta", "desert", "athens_t20_1", why="too-strong-to-desert 7.S23a")
    match.play("sparta", "desert", "athens_t20_2")
    assert at(match, "athens_t20_2") == "removed"
    assert weak(match) == set()


@pytest.mark.rule("7.S23a")
def test_7_s23_a_deserted_unit_scores_nothing_and_does_not_come_back() -> None:
    pieces = {"t17": "athens_h4_1 athens_h4_2", "m5": "athens_t10_1", "abydos": "sparta_p2_1"}
    match = in_d("sparta", 4, "c01", pieces, advantage="athens")
    match.play("sparta", "s23", "c01")
    match.play("sparta", "desert", "athens_h4_1")
    assert match.view(None)["score"]["sparta"]["lines"]["hoplites"] == 0
    start = position(
        {**pieces, "removed": "athens_h4_2"}, announcing("athens"), advantage="athens", points={"athens": 1}
    )
    refused(resume(start), "athens", "advantage", why="advantage-no-use 8a")


@pytest.mark.rule("7.S23a", "4.2.4c")
def test_7_s23_the_last_ship_of_a_zone_takes_its_passengers_along() -> None:
    pieces = {"m5": "athens_t10_1 athens_p2_1 thrasyllus", "abydos": "sparta_p2_1", "sestos": "athens_p2_2"}
    match = in_d("sparta", 4, "c01", pieces)
    match.play("sparta", "s23", "c01")
    match.play("sparta", "desert", "athens_t10_1")
    assert at(match, "athens_p2_1") == "eliminated"
    assert at(match, "thrasyllus") == "eliminated"


# --- S11, S12 in D.3 ------------------------------------------------------------------------------------

WORN = {"t7": "sparta_h4_1* sparta_p5_1* sparta_a2_1* hermocrates", "sestos": "athens_p2_1"}


@pytest.mark.rule("7.S11a")
def test_7_s11_restores_one_unit_more_than_the_leaders_do_and_persians_too() -> None:
    match = in_d("sparta", 0, "c11", WORN)
    assert offers(match, "restore") == {"sparta_h4_1", "sparta_a2_1"}
    match.play("sparta", "restore", "sparta_h4_1")
    refused(match, "sparta", "restore", "sparta_a2_1", why="no-recovery-left 2.D.3a")
    match.play("sparta", "s11", "c11")
    assert offers(match, "restore") == {"sparta_a2_1", "sparta_p5_1"}
    match.play("sparta", "restore", "sparta_p5_1")
    assert weak(match) == {"sparta_a2_1"}
    assert "c11" in field(match, "bowl")


@pytest.mark.rule("7.S12a")
def test_7_s12_restores_two_units_more_than_the_leaders_do_but_no_persians() -> None:
    match = in_d("sparta", 0, "c13", {**WORN, "m9": "sparta_t10_1*"})
    match.play("sparta", "restore", "sparta_h4_1")
    match.play("sparta", "s12", "c13")
    assert offers(match, "restore") == {"sparta_a2_1", "sparta_t10_1"}
    refused(match, "sparta", "restore", "sparta_p5_1", why="persian-recovery 10.1g")
    choose(match, "restore", "sparta_a2_1", "sparta_t10_1")
    assert weak(match) == {"sparta_p5_1"}


@pytest.mark.rule("7.S12a")
def test_7_s12_is_not_offered_for_persians_alone() -> None:
    match = in_d("sparta", 0, "c13", {"t7": "sparta_p5_1*", "sestos": "athens_p2_1"})
    refused(match, "sparta", "s12", "c13", why="no-target-s12 7.S12a")


@pytest.mark.rule("7.S11a", "7.S12a")
def test_7_s11_and_s12_are_for_d_3_only() -> None:
    for counter, verb in (("c11", "s11"), ("c13", "s12")):
        start = position(WORN, announcing("sparta"), hands={"sparta": [counter]}, points={"sparta": 1})
        refused(resume(start), "sparta", verb, counter)


# --- S19 in D.4 -----------------------------------------------------------------------------------------

BLOCKED = {"b2": "athens_t10_1 athens_t4_1*", "sestos": "athens_p2_1", "m9": "sparta_t10_1"}


@pytest.mark.rule("7.S19a")
@pytest.mark.parametrize("turn", [2, 5])
def test_7_s19_undoes_a_drop_to_0_before_hunger_strikes(turn: int) -> None:
    match = in_d("athens", 1, "c17", BLOCKED, supply={"athens": 1}, turn=turn)
    assert field(match, "supply")["athens"] == 0
    match.play("athens", "s19", "c17")
    assert field(match, "supply")["athens"] == 1
    go_on(match)
    assert lines(match, "starves") == []
    assert at(match, "athens_t4_1") == "b2"


@pytest.mark.rule("7.S19a")
def test_7_s19_without_it_the_units_in_the_bases_starve() -> None:
    match = in_d("athens", 1, "c17", BLOCKED, supply={"athens": 1})
    match.play("athens", "decline")
    assert last(match, "starves")["who"] == "athens"
    assert at(match, "athens_t4_1") == "eliminated"


@pytest.mark.rule("7.S19a")
def test_7_s19_is_not_offered_at_3_or_outside_d_4() -> None:
    match = in_d("athens", 1, "c17", QUIET, supply={"athens": 3})
    refused(match, "athens", "s19", "c17", why="no-target-s19 7.S19a")
    match = resume(position({"t7": "athens_h4_1 sparta_h4_1"}, fighting("athens"), hands={"athens": ["c17"]}))
    refused(match, "athens", "s19", "c17", why="occasion-phase 7.S19a")
