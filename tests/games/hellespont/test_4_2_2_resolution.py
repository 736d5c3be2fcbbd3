"""4.2.2: the odds, secret stratagems, and the roll."""

from __future__ import annotations

import pytest

from games.hellespont.positions import (
    asked,
    at,
    battle,
    engage,
    field,
    fighting,
    go_on,
    last,
    lines,
    offers,
    position,
    refused,
    resume,
)

SIZES = (("t20", 20, 3), ("t10", 10, 9), ("t4", 4, 5), ("t2", 2, 4))


def fleet(side: str, strength: int) -> str:
    """Full ships of a side that make up a strength."""
    names = []
    for kind, size, count in SIZES:
        for i in range(count):
            if strength >= size:
                strength -= size
                names.append(f"{side}_{kind}_{i + 1}")
    assert strength == 0
    return " ".join(names)


@pytest.mark.rule("4.2.2a", "TRC.cols")
@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [
        (2, 20, "1/3"),
        (6, 20, "1/3"),
        (8, 20, "1/3"),
        (10, 20, "1/2"),
        (12, 20, "1/2"),
        (14, 20, "2/3"),
        (18, 20, "2/3"),
        (20, 20, "1/1"),
        (28, 20, "1/1"),
        (30, 20, "3/2"),
        (38, 20, "3/2"),
        (40, 20, "2/1"),
        (58, 20, "2/1"),
        (60, 20, "3/1"),
        (100, 20, "3/1"),
    ],
)
def test_4_2_2_odds_are_rounded_in_favour_of_the_defender(attack: int, defence: int, column: str) -> None:
    match = battle({"m12": f"{fleet('athens', attack)} {fleet('sparta', defence)}"}, "m12", [4])
    result = last(match, "combat-result")
    assert (result["attack"], result["defence"], result["column"]) == (attack, defence, column)


@pytest.mark.rule("4.2.2a")
def test_4_2_2_weakened_units_count_with_their_weak_side() -> None:
    match = battle({"m12": "athens_t20_1* sparta_t10_1* sparta_t4_1*"}, "m12", [4])
    result = last(match, "combat-result")
    assert (result["attack"], result["defence"]) == (10, 7)


# --- 4.2.2b ---------------------------------------------------------------------------------------------

HANDS = {"athens": ["c06"], "sparta": ["c05"]}  # S10 for Athens, S2 for Sparta


@pytest.mark.rule("4.2.2b")
def test_4_2_2_the_attacker_commits_first_and_both_stratagems_are_revealed_together() -> None:
    match = resume(position({"m12": "athens_t10_1 sparta_t10_1"}, fighting("athens"), hands=HANDS), dice=[4])
    engage(match, "athens", "m12")
    match.play("sparta", "stand")
    assert match.deciders == ("athens",)
    assert asked(match, "athens") == "commit"
    match.play("athens", "s10", "c06")
    assert match.deciders == ("sparta",)
    assert lines(match, "plays", "sparta") == []
    assert "committed" not in match.view("sparta")["hands"]["athens"]
    assert match.view("athens")["hands"]["athens"]["committed"] == "s10 c06"
    match.play("sparta", "s2", "c05")
    assert [line.args["stratagem"] for line in lines(match, "plays")] == ["s10", "s2"]
    assert last(match, "roll")["dice"] == (4,)


@pytest.mark.rule("4.2.2b")
def test_4_2_2_whether_a_stratagem_was_committed_is_as_secret_as_which() -> None:
    seen = []
    for verb, arg in (("commit_none", None), ("s10", "c06")):
        start = position({"m12": "athens_t10_1 sparta_t10_1"}, fighting("athens"), hands=HANDS)
        match = resume(start, dice=[4])
        engage(match, "athens", "m12")
        match.play("sparta", "stand")
        match.play("athens", verb, arg)
        log = [(line.key, line.args) for line in match.log("sparta")]
        seen.append((match.view("sparta"), match.prompt("sparta"), log))
    assert seen[0] == seen[1]


@pytest.mark.rule("4.2.2b")
def test_4_2_2_who_has_played_a_stratagem_in_this_action_phase_commits_none() -> None:
    start = position({"m12": "athens_t10_1 sparta_t10_1"}, fighting("athens"), hands=HANDS, played=["athens"])
    match = resume(start, dice=[4])
    engage(match, "athens", "m12")
    match.play("sparta", "stand")
    assert match.deciders == ("sparta",)
    assert asked(match, "sparta") == "commit"


@pytest.mark.rule("4.2.2b")
def test_4_2_2_a_stratagem_committed_in_one_combat_is_the_only_one_of_the_action_phase() -> None:
    pieces = {"m12": "athens_t20_1 sparta_t2_1", "m5": "athens_t10_1 sparta_t10_1"}
    hands = {"athens": ["c05", "c06"]}
    match = resume(position(pieces, fighting("athens"), hands=hands), dice=[6, 4])
    engage(match, "athens", "m12")
    match.play("sparta", "stand")
    match.play("athens", "s3", "c05")
    go_on(match)
    engage(match, "athens", "m5")
    match.play("sparta", "stand")
    assert match.deciders == ("sparta",)
    assert asked(match, "sparta") == "appeal"
    assert field(match, "hands")["athens"] == ["c06"]


@pytest.mark.rule("4.2.2b")
def test_4_2_2_without_a_fitting_stratagem_only_none_can_be_committed() -> None:
    hands = {"athens": ["c17"], "sparta": []}
    match = resume(position({"m12": "athens_t10_1 sparta_t10_1"}, fighting("athens"), hands=hands))
    engage(match, "athens", "m12")
    match.play("sparta", "stand")
    assert set(match.prompt("athens").choices) == {"commit_none"}
    refused(match, "athens", "s19", "c17", why="occasion-phase 7.S19a")


# --- 4.2.2c ---------------------------------------------------------------------------------------------


@pytest.mark.rule("4.2.2c", "TRC.rows")
def test_4_2_2_the_attacker_rolls_and_reads_the_modified_die() -> None:
    match = battle({"m12": "athens_t10_1 alcibiades sparta_t10_1"}, "m12", [3])
    result = last(match, "combat-result")
    assert (result["die"], result["total"], result["result"]) == (3, 5, "R - 1/4")
    assert lines(match, "roll")[-1].args["who"] == "athens"


@pytest.mark.rule("4.2.2c", "TRC.rows", "TRC.row.m1")
def test_4_2_2_below_minus_1_the_lowest_row_is_read() -> None:
    pieces = {"t7": "athens_a2_1 sparta_h4b_1 sparta_h4b_2 mindarus hermocrates"}
    match = battle(pieces, "t7", [1])
    result = last(match, "combat-result")
    assert (result["total"], result["column"], result["result"]) == (-3, "1/3", "E - R")
    assert at(match, "athens_a2_1") == "eliminated"


@pytest.mark.rule("4.2.2c", "TRC.rows", "TRC.row.8")
def test_4_2_2_above_8_the_highest_row_is_read() -> None:
    pieces = {"t7": "athens_h4b_1 athens_p2_1 athens_a2_1 alcibiades thrasyllus sparta_h4_1 sparta_h3_1"}
    match = battle(pieces, "t7", [6])
    result = last(match, "combat-result")
    assert (result["total"], result["column"], result["result"]) == (10, "1/1", "R - 1/2")
    assert offers(match, "weaken") == {"sparta_h4_1", "sparta_h3_1"}
