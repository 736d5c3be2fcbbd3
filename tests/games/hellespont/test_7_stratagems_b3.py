"""7: stratagems of the action phases: S4 storm, S6 archers, S16 discord, S20 epidemic, S22 good omens."""

from __future__ import annotations

from typing import Any

import pytest

from games.hellespont.positions import (
    adjusting,
    announcing,
    asked,
    at,
    battle,
    choose,
    engage,
    field,
    fighting,
    go_on,
    last,
    lines,
    offers,
    orders,
    position,
    refused,
    resume,
    turn_at,
    weak,
)
from polemos.engine.match import Match


def played(
    pieces: dict[str, str], stratagem: str, counter: str, dice: tuple[int, ...] = (), **more: Any
) -> Match:
    """Athens plays a counter when it is about to announce its points."""
    start = position(pieces, announcing("athens"), hands={"athens": [counter]}, points={"athens": 2}, **more)
    match = resume(start, dice)
    match.play("athens", stratagem, counter)
    return match


# --- S4 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("7.S4a")
def test_7_s4_every_ship_at_sea_rolls_but_none_in_ports_or_bases() -> None:
    pieces = {
        "m12": "athens_t10_1 athens_t10_2*",
        "sestos": "athens_t10_3",
        "b2": "athens_t10_4",
        "m8": "sparta_t4_1 sparta_t4_2",
    }
    match = played(pieces, "s4", "c10", (6, 6, 4, 5))
    go_on(match)
    rolls = [(line.args["who"], line.args["dice"]) for line in lines(match, "roll")]
    assert rolls == [("athens", (6, 6)), ("sparta", (4, 5))]
    assert weak(match) == {"athens_t10_1", "sparta_t4_2"}
    assert at(match, "athens_t10_2") == "eliminated"


#: zone, who holds the port beside it, and which readings are hurt by a 5.
SHELTERS = [
    ("m5", {"sestos": "athens_p2_1"}, {"printed"}),
    ("m5", {}, {"swapped"}),
    ("m5", {"sestos": "sparta_p2_1"}, {"swapped"}),
    ("m9", {"parium": "athens_p2_1"}, {"swapped"}),
    ("m9", {"parium": "sparta_p2_1"}, {"sheltered", "swapped"}),
    ("m9", {"parium": "alcibiades"}, {"sheltered", "swapped"}),
    ("m12", {}, {"sheltered", "swapped"}),
]


@pytest.mark.rule("7.S4b")
@pytest.mark.parametrize("reading", ["sheltered", "printed", "swapped"])
@pytest.mark.parametrize(("sea", "port", "hurt"), SHELTERS)
def test_7_s4_shelter_decides_whether_a_5_hurts(
    sea: str, port: dict[str, str], hurt: set[str], reading: str
) -> None:
    for die, harm in ((4, False), (5, reading in hurt), (6, True)):
        match = played({sea: "athens_t10_1", **port}, "s4", "c10", (die,), options={"storm": reading})
        go_on(match)
        assert (weak(match) == {"athens_t10_1"}) == harm


@pytest.mark.rule("7.S4c")
def test_7_s4_troops_aboard_are_cut_to_what_the_ships_left_can_carry() -> None:
    pieces = {"m12": "athens_t20_1 athens_h4_1", "m10": "athens_t10_1* athens_p2_1* thrasyllus"}
    match = played(pieces, "s4", "c10", (6, 6))
    go_on(match)
    assert at(match, "athens_p2_1") == at(match, "thrasyllus") == "eliminated"
    assert asked(match, "athens") == "overload"
    match.play("athens", "weaken", "athens_h4_1")
    assert weak(match) == {"athens_t20_1", "athens_h4_1"}


# --- S6 -------------------------------------------------------------------------------------------------

PASS = {"t7": "athens_h4_1 thrasyllus", "t6": "sparta_a2_1", "abydos": "sparta_a2_2", "t27": "sparta_h4_1"}


def barred() -> Match:
    """Sparta closes T6 when Athens has announced its points."""
    start = position(PASS, announcing("athens"), hands={"sparta": ["c20"]}, points={"athens": 2, "sparta": 1})
    match = resume(start)
    match.play("athens", "announce", 2)
    match.play("sparta", "s6", "c20")
    assert offers(match, "bar") == {"t6"}
    refused(match, "sparta", "bar", "t27", why="no-archers 7.S6a")
    refused(match, "sparta", "bar", "abydos", why="archers-on-land 7.S6a")
    match.play("sparta", "bar", "t6")
    return match


@pytest.mark.rule("7.S6a")
@pytest.mark.parametrize("group", [["athens_h4_1"], ["thrasyllus"], ["athens_h4_1", "thrasyllus"]])
def test_7_s6_enemies_may_not_enter_a_zone_of_archers(group: list[str]) -> None:
    match = barred()
    match.play("athens", "activate", "t7")
    go_on(match)
    choose(match, "pick", *group)
    assert "t23" in offers(match, "move")
    refused(match, "athens", "move", "t6", why="barred-by-archers 7.S6a")
    assert match.view(None)["markers"]["barred"] == ["t6"]


@pytest.mark.rule("7.S6a")
def test_7_s6_the_ban_ends_with_the_action_phase() -> None:
    match = barred()
    match.play("athens", "done")
    go_on(match)
    assert asked(match, "sparta") == "announce"
    assert field(match, "barred") == {}


@pytest.mark.rule("7.S6a")
def test_7_s6_nobody_retreats_or_evades_into_the_closed_zone() -> None:
    """The archers may have left the zone meanwhile: it stays closed."""
    pieces = {"t7": "athens_h4_1 sparta_h4_1"}
    match = battle(pieces, "t7", [6], barred={"t6": "sparta"})
    choose(match, "weaken", "sparta_h4_1")
    assert offers(match, "to") == {"t23", "t26", "t27"}
    match = resume(position(pieces, fighting("athens"), barred={"t6": "sparta"}), dice=[6])
    engage(match, "athens", "t7")
    match.play("sparta", "evade")
    go_on(match, "accept")
    match.play("sparta", "weaken", "sparta_h4_1")
    assert offers(match, "to") == {"t23", "t26", "t27"}


@pytest.mark.rule("7.S6a")
def test_7_s6_is_not_offered_without_archers_in_a_land_zone() -> None:
    pieces = {"t7": "athens_h4_1", "sestos": "athens_a2_1"}
    match = resume(position(pieces, announcing("athens"), hands={"athens": ["c20"]}, points={"athens": 1}))
    refused(match, "athens", "s6", "c20", why="no-target-s6 7.S6a")


# --- S16 ------------------------------------------------------------------------------------------------

COUNCIL = {"m9": "sparta_t10_1 mindarus hermocrates hippocrates", "m5": "athens_t10_1"}


@pytest.mark.rule("7.S16a")
@pytest.mark.parametrize(
    ("leader", "die", "removed"),
    [
        ("hippocrates", 2, False),
        ("hippocrates", 3, True),
        ("hermocrates", 4, False),
        ("hermocrates", 5, True),
        ("hermocrates", 6, True),
    ],
)
def test_7_s16_removes_a_leader_on_3_or_on_5_with_a_bonus(leader: str, die: int, removed: bool) -> None:
    match = played(COUNCIL, "s16", "c03", (die,))
    match.play("athens", "accuse", leader)
    go_on(match)
    assert at(match, leader) == ("removed" if removed else "m9")


@pytest.mark.rule("7.S16a")
def test_7_s16_is_for_good_and_scores_nothing() -> None:
    match = played(COUNCIL, "s16", "c03", (6,), advantage="sparta")
    match.play("athens", "accuse", "hippocrates")
    go_on(match)
    assert match.view(None)["score"]["athens"]["lines"]["leaders"] == 0
    resumed = resume(position({**COUNCIL, "removed": "epicles"}, announcing("sparta"), points={"sparta": 1}))
    assert "advantage" not in resumed.prompt("sparta").choices


@pytest.mark.rule("7.S16a")
def test_7_s16_the_printed_bonus_counts_for_a_wounded_leader() -> None:
    match = played(COUNCIL, "s16", "c03", (4,), down={"hermocrates": "wounded"})
    match.play("athens", "accuse", "hermocrates")
    go_on(match)
    assert at(match, "hermocrates") == "m9"


@pytest.mark.rule("7.S16b")
def test_7_s16_cannot_touch_a_leader_with_a_double_bonus() -> None:
    match = played(COUNCIL, "s16", "c03", down={"mindarus": "wounded"})
    assert offers(match, "accuse") == {"hermocrates", "hippocrates"}
    refused(match, "athens", "accuse", "mindarus", why="double-bonus 7.S16b")
    alone = {"m9": "sparta_t10_1 mindarus", "m5": "athens_t10_1"}
    start = position(alone, announcing("athens"), hands={"athens": ["c03"]}, points={"athens": 1})
    refused(resume(start), "athens", "s16", "c03", why="no-target-s16 7.S16a")


# --- S20 ------------------------------------------------------------------------------------------------

CAMP = {
    "t7": "sparta_h4_1 sparta_h3_1* sparta_p2_1 mindarus dorieus",
    "b3": "sparta_h4b_1 epicles",
    "abydos": "sparta_a2_1",
    "sestos": "athens_p2_1",
}


@pytest.mark.rule("7.S20a", "7.S20b", "7.S20c")
def test_7_s20_weakens_two_land_units_and_sends_a_sick_leader_to_a_refuge_of_his_owner() -> None:
    match = played(CAMP, "s20", "c18")
    assert offers(match, "infect") == {"abydos", "t7"}
    refused(match, "athens", "infect", "b3", why="plague-off-map 7.S20a")
    match.play("athens", "infect", "t7")
    match.play("athens", "weaken", "sparta_h4_1")
    refused(match, "athens", "weaken", "sparta_h4_1", why="hit-already 7.S20a")
    match.play("athens", "weaken", "sparta_h3_1")
    assert weak(match) == {"sparta_h4_1"}
    assert at(match, "sparta_h3_1") == "eliminated"
    assert offers(match, "sicken") == {"dorieus", "mindarus"}
    match.play("athens", "sicken", "mindarus")
    assert match.deciders == ("sparta",)
    ports = {"abydos", "cardia", "cyzicus", "elaeus", "lampsacus", "parium", "rhoeteum"}
    assert offers(match, "to") == {*ports, "b1", "b3"}
    refused(match, "sparta", "to", "sestos", why="port-held 7.S20c")
    refused(match, "sparta", "to", "b2", why="no-refuge 7.S20c")
    match.play("sparta", "to", "abydos")
    assert at(match, "mindarus") == "abydos"
    assert field(match, "down") == {"mindarus": "sick"}
    assert at(match, "dorieus") == "t7"


@pytest.mark.rule("7.S20a", "7.S20b")
def test_7_s20_may_hit_fewer_units_or_no_leader() -> None:
    match = played(CAMP, "s20", "c18")
    match.play("athens", "infect", "abydos")
    match.play("athens", "weaken", "sparta_a2_1")
    assert weak(match) == {"sparta_a2_1", "sparta_h3_1"}
    assert asked(match, "athens") == "announce"


@pytest.mark.rule("7.S20d")
def test_7_s20_a_sick_leader_cannot_move_before_he_recovers_in_b_2_of_the_next_turn() -> None:
    pieces = {"abydos": "sparta_h4_1 mindarus", "m9": "athens_t10_1"}
    start = position(pieces, orders("sparta", 2), points={"sparta": 2}, down={"mindarus": "sick"})
    match = resume(start)
    match.play("sparta", "activate", "abydos")
    assert offers(match, "pick") == {"sparta_h4_1"}
    refused(match, "sparta", "pick", "mindarus", why="is-sick 7.S20d")
    match = resume(
        position(pieces, turn_at(2), turn=2, due={}, down={"mindarus": "sick"}, points={"sparta": 1})
    )
    assert field(match, "down") == {}


@pytest.mark.rule("7.S20d")
def test_7_s20_a_sick_leader_does_not_go_home_in_d_2() -> None:
    pieces = {"abydos": "sparta_h4_1 mindarus dorieus", "m4": "sparta_t20_1"}
    match = resume(position(pieces, turn_at(7), initiative="sparta", down={"mindarus": "sick"}))
    assert asked(match, "sparta") == "returns"
    assert "dorieus" in offers(match, "adjust")
    refused(match, "sparta", "adjust", "mindarus", why="is-sick 7.S20d")


# --- S22 ------------------------------------------------------------------------------------------------

QUIET = {"m5": "athens_t10_1", "m9": "sparta_t10_1"}


@pytest.mark.rule("7.S22a")
def test_7_s22_takes_the_advantage_from_the_opponent() -> None:
    match = played(QUIET, "s22_take", "c19", advantage="sparta")
    assert field(match, "advantage") == "athens"
    assert "c19" in field(match, "bowl")


@pytest.mark.rule("7.S22a")
def test_7_s22_cannot_take_the_advantage_one_holds() -> None:
    hands = {"athens": ["c19"]}
    match = resume(
        position(QUIET, announcing("athens"), hands=hands, points={"athens": 1}, advantage="athens")
    )
    refused(match, "athens", "s22_take", "c19", why="no-target-s22-take 7.S22a")


@pytest.mark.rule("7.S22a")
def test_7_s22_at_any_time_also_after_a_roll_which_may_then_be_repeated() -> None:
    pieces = {"t7": "athens_h4_1 sparta_h4_1"}
    more: dict[str, Any] = {"hands": {"athens": ["c19"]}, "advantage": "sparta"}
    start = position(pieces, turn_at(3), points={"athens": 1}, **more)
    match = resume(start, dice=[1, 6])
    match.play("athens", "announce", 1)
    go_on(match, "done")
    engage(match, "athens", "t7")
    go_on(match, "stand", "commit_none")
    match.play("sparta", "accept")
    match.play("athens", "s22_take", "c19")
    match.play("athens", "reroll")
    assert last(match, "combat-result")["die"] == 6
    assert field(match, "advantage") == "sparta"


@pytest.mark.rule("7.S22c")
def test_7_s22_draws_a_new_counter_before_it_goes_back_itself() -> None:
    gone = [f"c{i:02d}" for i in range(1, 22) if i not in (6, 19)]
    match = played(QUIET, "s22_draw", "c19", gone=gone)
    assert field(match, "hands")["athens"] == ["c06"]
    assert field(match, "bowl") == ["c19"]
    assert lines(match, "drew", "sparta") == []


@pytest.mark.rule("7.S22b", "7.S12a")
def test_7_s22_as_s12_restores_two_units_but_no_persians_and_only_in_d_3() -> None:
    pieces = {"t7": "sparta_h4_1* sparta_p5_1* sparta_a2_1* sparta_p2_1*", "m5": "athens_t10_1"}
    match = resume(position(pieces, adjusting("sparta", 0), hands={"sparta": ["c19"]}, turn=2))
    match.play("sparta", "s22_s12", "c19")
    assert offers(match, "restore") == {"sparta_h4_1", "sparta_a2_1", "sparta_p2_1"}
    choose(match, "restore", "sparta_h4_1", "sparta_a2_1")
    assert weak(match) == {"sparta_p5_1", "sparta_p2_1"}
    early = position(pieces, announcing("sparta"), hands={"sparta": ["c19"]}, points={"sparta": 1})
    refused(resume(early), "sparta", "s22_s12", "c19", why="occasion-phase 7.S22b")


@pytest.mark.rule("7.S22b", "7.S14a", "7.S13b")
def test_7_s22_as_s14_brings_reinforcements_which_s13_may_cancel() -> None:
    for answer in ("decline", "s13"):
        hands = {"athens": ["c19"], "sparta": ["c12"]}
        match = resume(position(QUIET, turn_at(2), hands=hands, due={}, advantage="athens"))
        match.play("athens", "s22_s14", "c19")
        match.play("athens", "bring", "athens_optional_b3")
        match.play("sparta", answer, None if answer == "decline" else "c12")
        ship = "athens_t20_3"
        assert at(match, ship) == ("b3" if answer == "decline" else "waiting")
    early = position(QUIET, announcing("athens"), hands={"athens": ["c19"]}, points={"athens": 1})
    refused(resume(early), "athens", "s22_s14", "c19", why="occasion-phase 7.S22b")


# --- windows --------------------------------------------------------------------------------------------


@pytest.mark.rule("2.B.3i")
@pytest.mark.parametrize(("answer", "again"), [("decline", True), ("mute", False)])
def test_7_the_passive_player_is_asked_again_unless_he_waives_it_for_the_action_phase(
    answer: str, again: bool
) -> None:
    start = position(
        QUIET, announcing("athens"), hands={"sparta": ["c17"]}, points={"athens": 2, "sparta": 1}
    )
    match = resume(start)
    match.play("athens", "announce", 2)
    assert asked(match, "sparta") == "window"
    match.play("sparta", answer)
    match.play("athens", "activate", "m5")
    assert (match.deciders == ("sparta",)) == again
