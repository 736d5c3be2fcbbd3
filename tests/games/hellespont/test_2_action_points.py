"""2.B.1 and 8b-c: action points, initiative, and what the Advantage changes in them."""

from __future__ import annotations

import pytest

from games.hellespont.positions import GAME, field, last, position, resume, turn_at

FLEETS = {"m5": "athens_t10_1", "m8": "sparta_t10_1"}


def after_the_roll(turn: int, dice: list[int], **fields: object) -> object:
    return resume(position(FLEETS, turn_at(1), turn=turn, **fields), dice=dice)


@pytest.mark.rule("2.B.1a", "2.B.1c", "2.B.1d")
def test_2_b_1_example_september_sparta_6_and_athens_3_give_4_and_3_points() -> None:
    match = after_the_roll(2, [1, 2, 3, 3])
    assert field(match, "points") == {"athens": 3, "sparta": 4}
    assert field(match, "initiative") == "sparta"


@pytest.mark.rule("2.B.1b")
@pytest.mark.parametrize("holder", ["athens", "sparta"])
def test_2_b_1_on_equal_totals_the_advantage_has_the_initiative(holder: str) -> None:
    match = after_the_roll(2, [3, 4, 5, 2], advantage=holder)
    assert field(match, "initiative") == holder


@pytest.mark.rule("2.B.1c", "2.B.1d", "2.B.1e", "2.B.1f")
@pytest.mark.parametrize(
    ("turn", "dice", "points"),
    [
        (1, [1, 1], 2),  # August: 1 + 1
        (2, [4, 4], 5),  # September: 4 + 1
        (3, [5, 4], 5),  # October: 5 stays 5
        (3, [6, 6], 6),  # 6 stays 6
        (9, [3, 4], 5),  # April: 4 + 1
        (10, [2, 3], 4),  # May: 3 + 1
        (4, [6, 6], 6),  # November: unchanged
        (8, [1, 2], 2),  # March: unchanged
        (5, [1, 1], 1),  # December: 1 stays 1
        (6, [2, 2], 2),  # January: 2 stays 2
        (6, [2, 3], 2),  # January: 3 - 1
        (7, [6, 6], 5),  # February: 6 - 1
    ],
)
def test_2_b_1_points_are_half_the_dice_rounded_up_with_the_month(
    turn: int, dice: list[int], points: int
) -> None:
    match = after_the_roll(turn, [*dice, 1, 1])
    assert field(match, "points")["athens"] == points


@pytest.mark.rule("8b")
def test_8b_the_advantage_adds_2_points_without_changing_the_initiative() -> None:
    match = after_the_roll(2, [6, 6, 1, 1], advantage="sparta")
    match.play("sparta", "add_points")
    assert field(match, "points") == {"athens": 6, "sparta": 4}
    assert field(match, "initiative") == "athens"
    assert field(match, "advantage") == "athens"


@pytest.mark.rule("8c", "8h")
def test_8c_the_advantage_reverses_the_initiative_and_passes_to_the_opponent_who_may_use_it() -> None:
    match = after_the_roll(2, [6, 6, 1, 1], advantage="sparta")
    match.play("sparta", "reverse")
    assert field(match, "initiative") == "sparta"
    assert field(match, "points") == {"athens": 6, "sparta": 2}
    match.play("athens", "reverse")
    assert field(match, "initiative") == "athens"
    assert field(match, "advantage") == "sparta"


@pytest.mark.rule("8a")
def test_8a_only_the_holder_is_offered_the_advantage() -> None:
    match = after_the_roll(2, [6, 6, 1, 1], advantage="sparta", hands={"athens": ["c09"]})
    assert match.deciders == ("sparta",)
    match.play("sparta", "decline")
    assert "reverse" not in match.prompt("athens").choices
    assert "add_points" not in match.prompt("athens").choices


@pytest.mark.rule("2.B.1a")
def test_2_b_1_the_log_shows_both_rolls_with_the_paragraph() -> None:
    match = after_the_roll(2, [1, 2, 3, 3])
    rolls = [line for line in match.log(None) if line.key == "roll"]
    assert [line.args["dice"] for line in rolls] == [(1, 2), (3, 3)]
    assert {line.rule for line in rolls} == {"2.B.1"}
    assert last(match, "initiative")["who"] == "sparta"


@pytest.mark.rule("2a", "2.Dc")
def test_2_a_turn_runs_through_its_phases_in_order() -> None:
    match = GAME.start("historical", seed=3)
    seen: list[str] = []
    while field(match, "turn") == 1:
        phase = field(match, "phase")
        if not seen or seen[-1] != phase:
            seen.append(phase)
        role = match.deciders[0]
        choices = match.prompt(role).choices
        calm = next((v for v in ("decline", "done", "accept", "pick_none", "stand") if v in choices), None)
        match.play(role, *((calm, None) if calm else match.prompt(role).pairs()[0]))
    order = ["A", "B.1", "B.2", "B.3", "C", "D.1", "D.2", "D.3", "D.4", "D.5"]
    assert [p for p in order if p in seen] == [p for i, p in enumerate(seen) if p not in seen[:i]]
    assert {"A", "B.1", "B.3", "D.2"} <= set(seen)
    assert field(match, "turn") == 2
