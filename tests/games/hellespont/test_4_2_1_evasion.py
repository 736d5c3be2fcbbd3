"""4.2.1: slipping away before a combat."""

from __future__ import annotations

import pytest

from games.hellespont.positions import (
    asked,
    at,
    choose,
    engage,
    fighting,
    go_on,
    last,
    lines,
    offers,
    position,
    refused,
    resume,
    weak,
)
from polemos.engine.match import Match

DEFAULT = ("athens_t20_1", "sparta_t10_1 sparta_t4_1")


def challenged(place: str, ours: str, theirs: str, *dice: int, others: dict[str, str] | None = None) -> Match:
    """Athens attacks in a place; Sparta is asked whether it tries to evade."""
    match = resume(position({place: f"{ours} {theirs}", **(others or {})}, fighting("athens")), dice)
    engage(match, "athens", place)
    return match


def evade(match: Match) -> None:
    match.play("sparta", "evade")
    go_on(match, "accept")


@pytest.mark.rule("4.2.1a")
def test_4_2_1_only_the_passive_player_is_asked_and_he_may_stand() -> None:
    match = challenged("m12", *DEFAULT)
    assert match.deciders == ("sparta",)
    assert asked(match, "sparta") == "evade"
    match.play("sparta", "stand")
    go_on(match, "accept")
    assert lines(match, "combat-result")


@pytest.mark.rule("4.2.1b", "4.2.1h")
def test_4_2_1_the_evader_weakens_a_unit_then_leaves_and_no_combat_is_fought() -> None:
    match = challenged(
        "m12", "athens_t20_1", "sparta_t10_1 sparta_t4_1 hippocrates", 5, others={"m9": "athens_t4_1"}
    )
    evade(match)
    assert asked(match, "sparta") == "evade-price"
    match.play("sparta", "weaken", "sparta_t4_1")
    assert offers(match, "to") == {"m10", "m11", "m13", "m14"}
    refused(match, "sparta", "to", "m9", why="enemy-there 4.2.1b")
    match.play("sparta", "to", "m14")
    assert weak(match) == {"sparta_t4_1"}
    assert {at(match, p) for p in ("sparta_t10_1", "sparta_t4_1", "hippocrates")} == {"m14"}
    assert at(match, "athens_t20_1") == "m12"
    assert lines(match, "combat-result") == []


@pytest.mark.rule("4.2.1h")
def test_4_2_1_a_weakened_unit_pays_with_its_elimination_and_a_leader_left_alone_is_captured() -> None:
    match = challenged("t7", "athens_h4_1", "sparta_h4_1* hippocrates", 6)
    evade(match)
    match.play("sparta", "weaken", "sparta_h4_1")
    assert at(match, "sparta_h4_1") == "eliminated"
    assert at(match, "hippocrates") == "eliminated"
    assert lines(match, "combat-result") == []


@pytest.mark.rule("4.2.1b")
def test_4_2_1_one_may_evade_into_a_port_but_never_into_a_base_or_an_enemy_port() -> None:
    match = challenged("m18", "athens_t20_1", "sparta_t10_1", 5)
    evade(match)
    match.play("sparta", "weaken", "sparta_t10_1")
    assert offers(match, "to") == {"m11", "m15", "m17"}
    refused(match, "sparta", "to", "b1", why="bases-in-d2 3.1h")
    for garrison, free in (("sparta_p2_1", True), ("athens_p2_1", False)):
        match = challenged("m9", "athens_t20_1", "sparta_t10_1", 5, others={"parium": garrison})
        evade(match)
        match.play("sparta", "weaken", "sparta_t10_1")
        assert ("parium" in offers(match, "to")) == free


@pytest.mark.rule("4.2.1b")
def test_4_2_1_a_land_force_does_not_evade_into_the_sea() -> None:
    match = challenged("t7", "athens_h4_1", "sparta_h4_1", 6, others={"m9": "sparta_t20_1"})
    evade(match)
    match.play("sparta", "weaken", "sparta_h4_1")
    assert offers(match, "to") == {"t6", "t23", "t26", "t27"}


@pytest.mark.rule("4.2.1c")
def test_4_2_1_without_a_free_neighbour_there_is_no_attempt() -> None:
    around = dict(
        zip(
            ("t6", "t23", "t26", "t27"),
            ("athens_p2_1", "athens_p2_2", "athens_a2_1", "athens_a2_2"),
            strict=True,
        )
    )
    match = challenged("t7", "athens_h4_1", "sparta_h4_1", 3, others=around)
    assert "evade" not in match.prompt("sparta").choices
    go_on(match, "accept")
    assert lines(match, "combat-result")


@pytest.mark.rule("4.2.1d")
@pytest.mark.parametrize(("die", "away"), [(5, False), (6, True)])
def test_4_2_1_on_clear_land_only_a_6_succeeds_and_a_failure_means_combat(die: int, away: bool) -> None:
    match = challenged("t7", "athens_h4_1", "sparta_h4_1", die, 3)
    assert match.prompt("sparta").args["modifier"] == 0
    evade(match)
    if away:
        assert asked(match, "sparta") == "evade-price"
    else:
        assert last(match, "evasion-fails")["total"] == 5
        assert last(match, "combat-result")["die"] == 3


@pytest.mark.rule("4.2.1e")
@pytest.mark.parametrize(
    ("ours", "theirs", "modifier"),
    [
        ("", "mindarus", 1),
        ("alcibiades", "mindarus", 1),
        ("", "hermocrates", 1),
        ("chaereas", "hermocrates", 1),
        ("thrasyllus", "hermocrates", 0),
        ("alcibiades", "hermocrates", 0),
        ("", "hippocrates", 0),
        ("", "mindarus hermocrates", 1),
        ("", "", 0),
    ],
)
def test_4_2_1_good_leaders_help_to_evade_once(ours: str, theirs: str, modifier: int) -> None:
    match = challenged("t7", f"athens_h4_1 {ours}", f"sparta_h4_1 {theirs}")
    assert match.prompt("sparta").args["modifier"] == modifier


@pytest.mark.rule("4.2.1f", "4.2.1g")
@pytest.mark.parametrize(
    ("place", "ours", "theirs", "modifier"),
    [
        ("m12", "athens_t10_1", "sparta_t10_1", 1),
        ("m5", "athens_t10_1", "sparta_t10_1", -1),
        ("t27", "athens_h4_1", "sparta_h4_1", -1),
        ("t7", "athens_h4_1", "sparta_h4_1", 0),
    ],
)
def test_4_2_1_open_sea_helps_and_strait_or_rough_country_hinders(
    place: str, ours: str, theirs: str, modifier: int
) -> None:
    match = challenged(place, ours, theirs)
    assert match.prompt("sparta").args["modifier"] == modifier


@pytest.mark.rule("4.2.1f", "4.2.1g")
@pytest.mark.parametrize(("place", "die", "away"), [("m12", 5, True), ("m12", 4, False), ("m5", 6, False)])
def test_4_2_1_the_modified_die_decides(place: str, die: int, away: bool) -> None:
    match = challenged(place, "athens_t10_1", "sparta_t10_1", die, 3)
    evade(match)
    assert (lines(match, "evasion-fails") == []) == away


@pytest.mark.rule("4.2.1e", "4.2.1g")
def test_4_2_1_a_double_bonus_makes_a_6_enough_in_the_strait() -> None:
    match = challenged("m5", "athens_t10_1", "sparta_t10_1 mindarus", 6)
    evade(match)
    assert asked(match, "sparta") == "evade-price"


@pytest.mark.rule("4.2.4f", "4.2.1h")
def test_4_2_1_troops_aboard_evade_with_their_fleet_and_are_cut_if_it_became_too_small() -> None:
    match = challenged("m12", "athens_t20_1", "sparta_t10_1 sparta_a2_1", 5)
    evade(match)
    match.play("sparta", "weaken", "sparta_t10_1")
    assert asked(match, "sparta") == "overload"
    match.play("sparta", "weaken", "sparta_a2_1")
    choose(match, "to", "m13")
    assert at(match, "sparta_t10_1") == at(match, "sparta_a2_1") == "m13"
    assert weak(match) == {"sparta_t10_1", "sparta_a2_1"}
