"""TRC: the combat table: winners, die modifiers a-g, column shifts a-f, and how they add up."""

from __future__ import annotations

from typing import Any

import pytest

from games.hellespont.positions import asked, battle, choose, engage, fighting, go_on, last, position, resume


def odds(place: str, stack: str, others: dict[str, str] | None = None, **more: Any) -> dict[str, Any]:
    """The result line of a combat that Athens begins; the die shows 3."""
    return last(battle({place: stack, **(others or {})}, place, [3], **more), "combat-result")


def die(result: dict[str, Any], letter: str) -> int:
    """A die modifier of the result line, 0 if it does not apply."""
    found = [m.split()[1] for m in result["modifiers"] if m.startswith(f"TRC.die.{letter} ")]
    return sum(int(value) for value in found)


def shift(result: dict[str, Any], letter: str) -> int:
    """A column shift of the result line, 0 if it does not apply."""
    found = [m.split()[1] for m in result["shifts"] if m.startswith(f"TRC.col.{letter} ")]
    return sum(int(value) for value in found)


# --- winners --------------------------------------------------------------------------------------------


@pytest.mark.rule("TRC.winner")
@pytest.mark.parametrize(
    ("number", "option", "winner"),
    [(3, "run", "sparta"), (4, "run", "athens"), (3, "defender", "sparta"), (4, "defender", "sparta")],
)
def test_trc_a_quarter_each_is_won_by_the_table_or_by_option_always_by_the_defender(
    number: int, option: str, winner: str
) -> None:
    stack = "athens_h4_1 sparta_h4_1"
    match = battle({"t11": stack}, "t11", [number], options={"tie_winner": option})
    result = last(match, "combat-result")
    assert (result["result"], result["who"]) == ("1/4 - 1/4", winner)
    choose(match, "weaken", "athens_h4_1", "sparta_h4_1")
    go_on(match, "decline")
    loser = "sparta" if winner == "athens" else "athens"
    assert match.deciders == (loser,)
    assert asked(match, loser) == "retreat"


@pytest.mark.rule("TRC.winner")
@pytest.mark.parametrize("option", ["run", "defender"])
@pytest.mark.parametrize(
    ("number", "outcome", "winner"), [(2, "1/4 - R", "sparta"), (5, "R - 1/4", "athens")]
)
def test_trc_the_side_with_the_lighter_loss_wins_whatever_the_option(
    number: int, outcome: str, winner: str, option: str
) -> None:
    match = battle({"t11": "athens_h4_1 sparta_h4_1"}, "t11", [number], options={"tie_winner": option})
    result = last(match, "combat-result")
    assert (result["result"], result["who"]) == (outcome, winner)


# --- die modifiers --------------------------------------------------------------------------------------


@pytest.mark.rule("TRC.die.a")
@pytest.mark.parametrize(
    ("leaders", "modifier"),
    [
        ("", 0),
        ("alcibiades", 1),
        ("thrasyllus", 1),
        ("chaereas", 0),
        ("alcibiades thrasybulus thrasyllus", 3),
        ("mindarus", -1),
        ("hermocrates mindarus dorieus", -2),
        ("alcibiades thrasyllus mindarus", 1),
    ],
)
@pytest.mark.parametrize(
    ("place", "stack"), [("t11", "athens_h4_1 sparta_h4_1"), ("m12", "athens_t10_1 sparta_t10_1")]
)
def test_trc_a_leaders_with_a_bonus_count_one_each_on_land_and_at_sea(
    place: str, stack: str, leaders: str, modifier: int
) -> None:
    assert die(odds(place, f"{stack} {leaders}"), "a") == modifier


@pytest.mark.rule("TRC.die.a")
def test_trc_a_a_wounded_leader_does_not_count() -> None:
    result = odds("t11", "athens_h4_1 alcibiades sparta_h4_1", down={"alcibiades": "wounded"})
    assert die(result, "a") == 0


@pytest.mark.rule("TRC.die.a")
def test_trc_a_leaders_elsewhere_do_not_count() -> None:
    assert die(odds("m5", "athens_t10_1 sparta_t10_1", {"sestos": "alcibiades athens_p2_1"}), "a") == 0


@pytest.mark.rule("TRC.die.b")
@pytest.mark.parametrize(
    ("stack", "modifier"),
    [
        ("athens_h4b_1 sparta_h4_1", 1),
        ("athens_h4b_1* sparta_h4_1", 1),
        ("athens_h4b_1 sparta_h4_1 sparta_h4b_1", 0),
        ("athens_h4_1 sparta_h4_1", 0),
        ("athens_p4b_1 sparta_h4_1", 0),
    ],
)
def test_trc_b_hoplites_with_a_sword_on_the_attacking_side_alone_add_1(stack: str, modifier: int) -> None:
    assert die(odds("t11", stack), "b") == modifier


@pytest.mark.rule("TRC.die.c")
@pytest.mark.parametrize(
    ("stack", "modifier"),
    [
        ("athens_h4_1 athens_p2_1 athens_a2_1", 1),
        ("athens_h4_1 athens_h4b_1 athens_p2_1", 0),
        ("athens_p2_1 athens_a2_1 athens_a3b_1", 0),
    ],
)
def test_trc_c_three_different_types_add_1_for_the_attacker(stack: str, modifier: int) -> None:
    assert die(odds("t11", f"{stack} sparta_h4_1"), "c") == modifier
    crowd = "sparta_h4_1 sparta_p2_1 sparta_a2_1"
    assert die(odds("t11", f"athens_h4_1 {crowd}"), "c") == 0


@pytest.mark.rule("TRC.die.d")
@pytest.mark.parametrize(
    ("defenders", "modifier"),
    [
        ("sparta_h4b_1", -2),
        ("sparta_h4b_1 sparta_h4b_2*", -2),
        ("sparta_h4b_1 sparta_h4_1", 0),
        ("sparta_h4b_1 sparta_p2_1", 0),
        ("sparta_h4_1", 0),
    ],
)
def test_trc_d_a_defence_of_nothing_but_hoplites_with_a_sword_takes_2_away(
    defenders: str, modifier: int
) -> None:
    assert die(odds("t11", f"athens_h4_1 {defenders}"), "d") == modifier


@pytest.mark.rule("TRC.die.e")
@pytest.mark.parametrize(
    ("defenders", "modifier"),
    [
        ("sparta_h4_1 sparta_a2_1", -1),
        ("sparta_h4_1 sparta_c5b_1", -1),
        ("sparta_h4_1 sparta_a2_1 sparta_c5b_1", -1),
        ("sparta_h4_1 sparta_p2_1", 0),
    ],
)
def test_trc_e_archers_or_cavalry_in_the_defence_take_1_away(defenders: str, modifier: int) -> None:
    assert die(odds("t11", f"athens_h4_1 {defenders}"), "e") == modifier


@pytest.mark.rule("TRC.die.f", "TRC.die.g")
@pytest.mark.parametrize(
    ("ours", "theirs", "option", "modifier"),
    [
        ("", "", "equal", 1),
        ("", "", "carried", 0),
        ("athens_h4_1", "", "equal", 1),
        ("athens_h4_1", "", "carried", 1),
        ("athens_h4_1", "sparta_h4_1", "carried", 1),
        ("athens_p2_1", "sparta_h4_1", "equal", -1),
        ("", "sparta_p2_1", "equal", -1),
        ("", "sparta_p2_1", "carried", -1),
        ("athens_h4_1*", "sparta_h3_1", "equal", -1),
    ],
)
def test_trc_f_g_troops_aboard_help_the_side_that_carries_more(
    ours: str, theirs: str, option: str, modifier: int
) -> None:
    stack = f"athens_t20_1 sparta_t20_1 {ours} {theirs}"
    result = odds("m12", stack, options={"boarders": option})
    assert die(result, "f") + die(result, "g") == modifier
    assert result["total"] == 3 + modifier


@pytest.mark.rule("TRC.die.b", "TRC.die.c", "TRC.die.d", "TRC.die.e")
def test_trc_b_to_e_troops_aboard_bring_no_land_modifiers_into_a_sea_combat() -> None:
    stack = "athens_t20_1 athens_t20_2 athens_h4b_1 athens_p2_1 athens_a2_1 sparta_t20_1 sparta_h4b_1"
    result = odds("m12", stack)
    assert result["modifiers"] == ("TRC.die.f +1",)
    assert result["shifts"] == ("0",)


# --- column shifts --------------------------------------------------------------------------------------


@pytest.mark.rule("TRC.col.a", "TRC.col.b")
@pytest.mark.parametrize(
    ("stack", "right", "left", "column"),
    [
        ("athens_h4_1 sparta_p4_1", 2, 0, "2/1"),
        ("athens_h4_1 sparta_h4_1", 0, 0, "1/1"),
        ("athens_p4b_1 sparta_h4_1", 0, -1, "2/3"),
        ("athens_p4b_1 sparta_p4_1", 0, 0, "1/1"),
        ("athens_h4_1 athens_p2_1 sparta_p4_1 sparta_p2_1", 2, 0, "2/1"),
    ],
)
def test_trc_a_b_hoplites_on_one_side_only_shift_the_columns(
    stack: str, right: int, left: int, column: str
) -> None:
    result = odds("t11", stack)
    assert (shift(result, "a"), shift(result, "b"), result["column"]) == (right, left, column)


@pytest.mark.rule("TRC.col.c")
@pytest.mark.parametrize(("how", "left"), [("ferry", -1), ("land", 0)])
def test_trc_c_one_unit_that_landed_from_the_sea_costs_the_attack_a_column(how: str, left: int) -> None:
    came = {"athens_h4_1": ["t4", "m13", how], "athens_p2_1": ["t6", "t6", "land"]}
    stack = "athens_h4_1 athens_p2_1 sparta_h4_1 sparta_p2_1"
    result = odds("t5", stack, came=came)
    assert shift(result, "c") == left
    assert result["column"] == ("2/3" if left else "1/1")


@pytest.mark.rule("TRC.col.d")
@pytest.mark.parametrize(("before", "left"), [("t7", -1), ("t6", -1), ("t26", 0)])
def test_trc_d_attacking_rough_country_from_clear_ground_costs_a_column(before: str, left: int) -> None:
    came = {"athens_h4_1": [before, before, "land"]}
    result = odds("t27", "athens_h4_1 sparta_h4_1", came=came)
    assert shift(result, "d") == left


@pytest.mark.rule("TRC.col.d")
def test_trc_d_does_not_apply_on_clear_ground_or_to_units_that_were_there_before() -> None:
    came = {"athens_h4_1": ["t6", "t6", "land"]}
    assert shift(odds("t7", "athens_h4_1 sparta_h4_1", came=came), "d") == 0
    assert shift(odds("t27", "athens_h4_1 sparta_h4_1"), "d") == 0


@pytest.mark.rule("TRC.col.e", "TRC.col.f")
@pytest.mark.parametrize(
    ("ashore", "right", "left", "column"),
    [
        ({"t22": "athens_h4_1"}, 1, 0, "3/2"),
        ({"t22": "sparta_h4_1"}, 0, -1, "2/3"),
        ({"t22": "athens_h4_1", "t17": "sparta_h4_1"}, 0, 0, "1/1"),
        ({"t16": "athens_h4_1"}, 0, 0, "1/1"),
        ({"t22": "alcibiades"}, 0, 0, "1/1"),
        ({}, 0, 0, "1/1"),
    ],
)
def test_trc_e_f_troops_on_a_beach_of_the_sea_zone_shift_a_column(
    ashore: dict[str, str], right: int, left: int, column: str
) -> None:
    result = odds("m5", "athens_t10_1 sparta_t10_1", ashore)
    assert (shift(result, "e"), shift(result, "f"), result["column"]) == (right, left, column)


# --- adding up ------------------------------------------------------------------------------------------


@pytest.mark.rule("TRC.cum")
def test_trc_all_die_modifiers_add_up() -> None:
    stack = "athens_h4b_1 athens_p2_1 athens_a2_1 alcibiades thrasyllus sparta_h4_1 sparta_a2_1 hermocrates"
    result = odds("t11", stack)
    assert set(result["modifiers"]) == {
        "TRC.die.a +2",
        "TRC.die.a -1",
        "TRC.die.b +1",
        "TRC.die.c +1",
        "TRC.die.e -1",
    }
    assert result["total"] == 3 + 2 - 1 + 1 + 1 - 1


@pytest.mark.rule("TRC.cum")
def test_trc_shifts_are_netted_before_the_edge_of_the_table_stops_them() -> None:
    """From 3/1, two columns right and one left end at 3/1; clamped one by one they would end at 2/1."""
    came = {"athens_h4_1": ["t4", "m13", "ferry"]}
    stack = "athens_h4_1 athens_h4_2 athens_h4b_1 sparta_p4_1"
    result = odds("t5", stack, came=came)
    assert result["shifts"] == ("TRC.col.a +2", "TRC.col.c -1")
    assert result["column"] == "3/1"
    result = odds(
        "t5",
        "athens_p2_1 athens_a2_1 sparta_h4b_1 sparta_h4_1 sparta_h3_1",
        came={"athens_p2_1": came["athens_h4_1"]},
    )
    assert result["shifts"] == ("TRC.col.b -1", "TRC.col.c -1")
    assert result["column"] == "1/3"


@pytest.mark.rule("TRC.cum")
def test_trc_opposite_shifts_cancel_out_one_by_one() -> None:
    came = {"athens_h4_1": ["t7", "t7", "land"]}
    result = odds("t27", "athens_h4_1 sparta_p4_1", came=came)
    assert result["shifts"] == ("TRC.col.a +2", "TRC.col.d -1")
    assert result["column"] == "3/2"


@pytest.mark.rule("TRC.rows", "TRC.winner")
def test_trc_the_forecast_shows_the_very_cells_the_roll_will_read() -> None:
    for face in range(1, 7):
        match = battle({"t11": "athens_h4_1 sparta_h4_1"}, "t11", [face])
        result = last(match, "combat-result")
        start = battle_before_the_roll()
        cell = start["rows"][face - 1]
        winner = {"A": "athens", "D": "sparta"}[cell["winner"]]
        assert (f"{cell['attacker']} - {cell['defender']}", winner) == (result["result"], result["who"])


def battle_before_the_roll() -> dict[str, Any]:
    """The forecast while Sparta is asked whether it evades."""
    match = resume(position({"t11": "athens_h4_1 sparta_h4_1"}, fighting("athens")))
    engage(match, "athens", "t11")
    assert asked(match, "sparta") == "evade"
    forecast: dict[str, Any] = match.view(None)["forecast"]
    assert forecast["column"] == "1/1"
    return forecast
