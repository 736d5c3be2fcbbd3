"""7: stratagems of a combat: S1-S3, S7, S8, S10, S15, and who may use which face."""

from __future__ import annotations

from typing import Any

import pytest

from games.hellespont.positions import (
    asked,
    at,
    choose,
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
    turn_at,
    weak,
)
from polemos.engine.match import Match

FLEETS = "athens_t10_1 sparta_t10_1"
ARMIES = "athens_h4_1 sparta_h4_1"

#: The counter that gives a side a stratagem.
COUNTERS = {
    "athens": {"s1": "c01", "s2": "c04", "s3": "c05", "s8": "c07", "s10": "c06", "s15": "c15"},
    "sparta": {"s2": "c05", "s3": "c04", "s7": "c06", "s8": "c08", "s10": "c02", "s15": "c14"},
}


def counters_of(hands: dict[str, str]) -> dict[str, list[str]]:
    return {side: [COUNTERS[side][s] for s in names.split()] for side, names in hands.items()}


def committing(
    pieces: dict[str, str],
    place: str,
    hands: dict[str, str],
    dice: tuple[int, ...] = (4,),
    who: str = "athens",
) -> Match:
    """A combat at the moment when the first side that holds a counter is asked to commit it."""
    match = resume(position(pieces, fighting(who), hands=counters_of(hands)), dice)
    engage(match, who, place)
    go_on(match, "stand")
    return match


def commit(match: Match, side: str, stratagem: str) -> None:
    match.play(side, stratagem, COUNTERS[side][stratagem])


def result(match: Match) -> dict[str, Any]:
    go_on(match)
    return last(match, "combat-result")


# --- 7a-c -----------------------------------------------------------------------------------------------


@pytest.mark.rule("7a")
def test_7_nobody_may_use_a_face_of_the_enemy_colour() -> None:
    match = committing({"m12": FLEETS}, "m12", {"athens": "s3"})  # c05 is S3 for Athens, S2 for Sparta
    assert offers(match, "s3") == {"c05"}
    refused(match, "athens", "s2", "c05", why="counter-enemy-face 7a")
    match = committing({"m12": FLEETS}, "m12", {"sparta": "s2"})
    assert offers(match, "s2") == {"c05"}
    refused(match, "sparta", "s3", "c05", why="counter-enemy-face 7a")


@pytest.mark.rule("7a")
def test_7_neutral_faces_serve_both_sides() -> None:
    for side, leader in (("athens", "mindarus"), ("sparta", "alcibiades")):
        pieces = {"m12": f"{FLEETS} {leader}"}
        match = resume(position(pieces, fighting("athens"), hands={side: ["c20"]}))
        engage(match, "athens", "m12")
        match.play("sparta", "stand")
        assert offers(match, "s15") == {"c20"}


@pytest.mark.rule("7b")
def test_7_with_two_usable_faces_the_player_chooses_when_he_plays() -> None:
    pieces = {"m5": "athens_t10_1", "t7": "athens_a2_1", "m9": "sparta_t10_1"}
    for verb in ("s4", "s6"):
        start = position(pieces, turn_at(3), points={"athens": 1}, hands={"athens": ["c10"]})
        match = resume(start, dice=[1, 1])
        assert {"s4", "s6"} <= set(match.prompt("athens").choices)
        match.play("athens", verb, "c10")
        assert last(match, "plays")["stratagem"] == verb


@pytest.mark.rule("7c", "7.S2a", "7.S3a", "TRC.cum")
def test_7_opposite_shifts_of_both_sides_cancel_out() -> None:
    match = committing({"m12": FLEETS}, "m12", {"athens": "s10", "sparta": "s2"})
    commit(match, "athens", "s10")
    commit(match, "sparta", "s2")
    found = result(match)
    assert found["shifts"] == ("7.S10 +1", "7.S2 -1")
    assert found["column"] == "1/1"


@pytest.mark.rule("7c", "7.S8a")
def test_7_both_sides_may_call_for_support_in_one_combat() -> None:
    pieces = {"m12": FLEETS, "m9": "athens_t10_2", "m14": "sparta_t20_1"}
    match = committing(pieces, "m12", {"athens": "s8", "sparta": "s8"})
    commit(match, "athens", "s8")
    commit(match, "sparta", "s8")
    match.play("athens", "support", "m9")
    match.play("sparta", "support", "m14")
    found = result(match)
    assert (found["attack"], found["defence"]) == (15, 20)


# --- S1, S2, S3, S10 ------------------------------------------------------------------------------------


@pytest.mark.rule("7.S1a")
@pytest.mark.parametrize(("who", "shift", "column"), [("athens", "+2", "2/1"), ("sparta", "-2", "1/2")])
def test_7_s1_shifts_two_columns_in_favour_of_its_player(who: str, shift: str, column: str) -> None:
    match = committing({"m12": FLEETS}, "m12", {"athens": "s1"}, who=who)
    commit(match, "athens", "s1")
    found = result(match)
    assert found["shifts"] == (f"7.S1 {shift}",)
    assert found["column"] == column


@pytest.mark.rule("7.S1b")
@pytest.mark.parametrize("place", [f"m{i}" for i in range(1, 8)])
def test_7_s1_may_not_be_played_in_the_strait(place: str) -> None:
    match = committing({place: FLEETS}, place, {"athens": "s1"})
    refused(match, "athens", "s1", "c01", why="not-in-strait 7.S1b")


@pytest.mark.rule("7.S2a")
def test_7_s2_shifts_a_column_for_the_defender_in_any_sea_zone() -> None:
    for place in ("m12", "m5"):
        match = committing({place: FLEETS}, place, {"sparta": "s2"})
        commit(match, "sparta", "s2")
        found = result(match)
        assert (found["shifts"], found["column"]) == (("7.S2 -1",), "2/3")
    match = committing({"m12": FLEETS}, "m12", {"athens": "s2"})
    refused(match, "athens", "s2", "c04", why="defender-only 7.S2a")


@pytest.mark.rule("7.S3a")
def test_7_s3_shifts_a_column_for_the_attacker_in_any_sea_zone() -> None:
    for place in ("m12", "m5"):
        match = committing({place: FLEETS}, place, {"athens": "s3"})
        commit(match, "athens", "s3")
        found = result(match)
        assert (found["shifts"], found["column"]) == (("7.S3 +1",), "3/2")
    match = committing({"m12": FLEETS}, "m12", {"sparta": "s3"})
    refused(match, "sparta", "s3", "c04", why="attacker-only 7.S3a")


@pytest.mark.rule("7.S1a", "7.S2a", "7.S3a")
def test_7_s1_s2_s3_are_not_for_land_combats() -> None:
    match = committing({"t7": ARMIES}, "t7", {"athens": "s1 s3"})
    assert set(match.prompt("athens").choices) == {"commit_none"}
    match = committing({"t7": ARMIES}, "t7", {"sparta": "s2"})
    assert asked(match, match.deciders[0]) != "commit"  # nothing a defender might hold fits here


@pytest.mark.rule("7.S10a")
@pytest.mark.parametrize(("place", "stack"), [("t7", ARMIES), ("m12", FLEETS), ("m5", FLEETS)])
def test_7_s10_shifts_a_column_for_the_attacker_on_land_and_at_sea(place: str, stack: str) -> None:
    match = committing({place: stack}, place, {"athens": "s10"})
    commit(match, "athens", "s10")
    found = result(match)
    assert (found["shifts"], found["column"]) == (("7.S10 +1",), "3/2")
    match = committing({place: stack}, place, {"sparta": "s10"})
    refused(match, "sparta", "s10", "c02")


# --- S7 -------------------------------------------------------------------------------------------------

RIDERS = "sparta_c5b_1 sparta_h4_1 athens_h4_1 athens_p2_1* athens_p2_2"


def after_losses(stack: str, die: int, who: str = "sparta", hands: str = "s7", place: str = "t7") -> Match:
    """A land combat with its losses applied; every hit falls on the first unit offered."""
    match = resume(position({place: stack}, fighting(who), hands=counters_of({"sparta": hands})), [die])
    engage(match, who, place)
    go_on(match, "stand", "commit_none", "accept")
    while asked(match, match.deciders[0]) == "losses":
        choose(match, "weaken", min(offers(match, "weaken")))
    return match


@pytest.mark.rule("7.S7a")
def test_7_s7_a_winner_with_cavalry_rides_down_a_weakened_enemy_before_the_retreat() -> None:
    match = after_losses(RIDERS, 6)
    assert asked(match, "sparta") == "pursuit"
    commit(match, "sparta", "s7")
    assert offers(match, "eliminate") == {"athens_h4_1", "athens_p2_1"}
    match.play("sparta", "eliminate", "athens_p2_1")
    assert at(match, "athens_p2_1") == "eliminated"
    assert asked(match, "athens") == "retreat"
    assert "c06" in field(match, "bowl")


@pytest.mark.rule("7.S7a")
def test_7_s7_a_winning_defender_may_use_it_too() -> None:
    match = after_losses(RIDERS, 1, who="athens")
    assert last(match, "combat-result")["who"] == "sparta"
    assert offers(match, "s7") == {"c06"}


@pytest.mark.rule("7.S7a")
@pytest.mark.parametrize(
    ("stack", "die"),
    [
        ("sparta_h4b_1 sparta_h4_1 athens_h4_1 athens_p2_1* athens_p2_2", 6),
        (RIDERS, 1),
        ("sparta_c5b_1 sparta_h4_1 athens_p2_1*", 6),
    ],
    ids=["no cavalry in the zone", "the loser", "nobody left to ride down"],
)
def test_7_s7_may_not_be_played_otherwise(stack: str, die: int) -> None:
    match = after_losses(stack, die)
    assert lines(match, "combat-result")
    assert "s7" not in match.prompt("sparta").choices
    assert field(match, "hands")["sparta"] == ["c06"]


# --- S8 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.S8a", "7.S8c")
def test_7_s8_adds_half_of_a_neighbouring_zone_rounded_up_and_its_units_stay() -> None:
    pieces = {"t7": ARMIES, "t6": "athens_h3_1", "t23": "athens_p2_1"}
    match = committing(pieces, "t7", {"athens": "s8"}, (1,))
    commit(match, "athens", "s8")
    assert offers(match, "support") == {"t6", "t23"}
    match.play("athens", "support", "t6")
    found = result(match)
    assert (found["attack"], found["defence"], found["column"]) == (6, 4, "3/2")
    assert offers(match, "weaken") == {"athens_h4_1"}
    choose(match, "weaken", "athens_h4_1")
    assert offers(match, "to") == {"t6", "t23", "t26", "t27"}
    match.play("athens", "to", "t26")
    assert at(match, "athens_h3_1") == "t6"
    assert weak(match) == {"athens_h4_1"}


@pytest.mark.rule("7.S8a")
def test_7_s8_serves_the_defender_too() -> None:
    match = committing({"m12": FLEETS, "m9": "sparta_t10_2"}, "m12", {"sparta": "s8"})
    commit(match, "sparta", "s8")
    match.play("sparta", "support", "m9")
    found = result(match)
    assert (found["attack"], found["defence"], found["column"]) == (10, 15, "2/3")


@pytest.mark.rule("7.S8b")
def test_7_s8_at_sea_counts_ships_of_a_sea_zone_only() -> None:
    pieces = {"m9": "athens_t10_1 sparta_t10_1", "m13": "athens_t10_2 athens_p2_1*", "parium": "athens_t10_3"}
    match = committing({**pieces, "t6": "athens_h4_1"}, "m9", {"athens": "s8"})
    commit(match, "athens", "s8")
    assert offers(match, "support") == {"m13"}
    match.play("athens", "support", "m13")
    assert result(match)["attack"] == 15


@pytest.mark.rule("7.S8b")
def test_7_s8_on_land_counts_troops_of_a_land_zone_only() -> None:
    pieces = {"t6": "athens_h4_1 sparta_h4_1", "m9": "athens_t20_1 athens_h3_1", "parium": "athens_h4_2"}
    match = committing(pieces, "t6", {"athens": "s8"})
    refused(match, "athens", "s8", "c07", why="no-support 7.S8b")
    match = committing({**pieces, "t7": "athens_a3b_1"}, "t6", {"athens": "s8"})
    commit(match, "athens", "s8")
    assert offers(match, "support") == {"t7"}


# --- S15 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.S15a", "7.S15b")
@pytest.mark.parametrize(("place", "stack"), [("t7", ARMIES), ("m12", FLEETS)])
def test_7_s15_silences_all_enemy_leaders_of_the_combat_and_wounds_one(place: str, stack: str) -> None:
    pieces = {place: f"{stack} alcibiades mindarus hermocrates", "t29": "pharnabazus"}
    match = committing(pieces, place, {"athens": "s15"})
    commit(match, "athens", "s15")
    assert offers(match, "wound") == {"mindarus", "hermocrates"}
    refused(match, "athens", "wound", "pharnabazus", why="elsewhere 7.S15b")
    match.play("athens", "wound", "hermocrates")
    found = result(match)
    assert [m for m in found["modifiers"] if m.startswith("TRC.die.a")] == ["TRC.die.a +1"]
    assert field(match, "down") == {"hermocrates": "wounded"}
    assert match.view(None)["pieces"]["hermocrates"]["face"] == 1
    assert match.view(None)["pieces"]["mindarus"]["face"] == 0


@pytest.mark.rule("7.S15a")
def test_7_s15_serves_the_defender_and_needs_an_enemy_leader_in_the_combat() -> None:
    match = committing({"t7": f"{ARMIES} alcibiades"}, "t7", {"sparta": "s15"})
    commit(match, "sparta", "s15")
    match.play("sparta", "wound", "alcibiades")
    assert result(match)["modifiers"] == ("0",)
    match = committing({"t7": ARMIES, "t6": "athens_p2_1 alcibiades"}, "t7", {"sparta": "s15"})
    refused(match, "sparta", "s15", "c14", why="other-step 8")


@pytest.mark.rule("7.S15c")
def test_7_s15_the_wounded_leader_recovers_at_the_start_of_b_3_of_the_next_turn() -> None:
    pieces = {"m5": "athens_t10_1", "m9": "sparta_t10_1 mindarus"}
    more: dict[str, Any] = {"hands": {"athens": ["c17"]}, "points": {"athens": 1, "sparta": 1}, "due": {}}
    match = resume(position(pieces, turn_at(2), down={"mindarus": "wounded"}, turn=2, **more))
    assert field(match, "phase") == "B.2"
    assert field(match, "down") == {"mindarus": "wounded"}
    go_on(match)
    assert field(match, "phase") == "B.3"
    assert field(match, "down") == {}
