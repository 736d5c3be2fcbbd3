"""3, 4.2.4: where paragraphs on movement meet: turning back, leaving a contact, lone leaders, ferries."""

from __future__ import annotations

import pytest

from games.hellespont.positions import (
    asked,
    at,
    battle,
    field,
    fighting,
    frame,
    go_on,
    last,
    lines,
    offers,
    orders,
    position,
    resume,
    turn_at,
    weak,
)
from polemos.engine.match import Match


def moving(
    pieces: dict[str, str], place: str, who: str = "athens", dice: tuple[int, ...] = (), **more: object
) -> Match:
    """A zone is activated in B.3 with points enough; nobody holds a counter."""
    match = resume(position(pieces, orders(who, 4), points={who: 4}))
    match.play(who, "activate", place)
    go_on(match, "decline")
    return match


def send(match: Match, who: str, group: str, verb: str, to: str) -> None:
    for piece in group.split():
        match.play(who, "pick", piece)
    match.play(who, verb, to)


# --- 3.3: a fleet may turn back -----------------------------------------------------------------------

CONVOY = {"sestos": "athens_t20_1 athens_h4_1 alcibiades", "lampsacus": "athens_p2_1", "m18": "sparta_t4_1"}


@pytest.mark.rule("3.3c", "1.1f")
def test_3_3_a_fleet_that_put_troops_ashore_may_sail_back_to_where_it_started() -> None:
    match = moving(CONVOY, "sestos")
    send(match, "athens", "athens_t20_1 athens_h4_1 alcibiades", "move", "lampsacus")
    assert "sestos" in offers(match, "move")
    match.play("athens", "ashore", "athens_h4_1")
    assert {"sestos", "m7", "m9"} <= offers(match, "move")
    match.play("athens", "move", "sestos")
    assert at(match, "athens_t20_1") == at(match, "alcibiades") == "sestos"
    assert at(match, "athens_h4_1") == "lampsacus"


@pytest.mark.rule("3.3c")
def test_3_3_a_fleet_with_passengers_cannot_sail_to_and_fro_for_ever() -> None:
    match = moving(CONVOY, "sestos")
    send(match, "athens", "athens_t20_1 athens_h4_1 alcibiades", "move", "lampsacus")
    match.play("athens", "move", "sestos")
    match.play("athens", "move", "lampsacus")
    assert "sestos" not in offers(match, "move")
    assert "m5" in offers(match, "move")


@pytest.mark.rule("3.5f", "3.5g")
def test_3_5_a_fleet_that_got_past_enemies_may_turn_back() -> None:
    pieces = {"m6": "athens_t20_1 athens_t20_2", "m7": "sparta_t4_1"}
    match = moving(pieces, "m6")
    send(match, "athens", "athens_t20_1 athens_t20_2", "move", "m7")
    match.play("athens", "pass_by")
    assert {"m6", "m8"} <= offers(match, "move")


# --- 3.1a: leaving a zone shared with the enemy -------------------------------------------------------


@pytest.mark.rule("3.1a", "4.1b")
def test_3_1_the_last_point_may_be_spent_to_leave_the_only_zone_shared_with_the_enemy() -> None:
    pieces = {"m12": "athens_t10_1 chaereas sparta_t20_1", "m9": "athens_t4_1 timochares"}
    match = resume(position(pieces, orders("athens", 1), points={"athens": 1}))
    assert offers(match, "activate") == {"m12"}
    match.play("athens", "activate", "m12")
    go_on(match, "decline")
    send(match, "athens", "athens_t10_1 chaereas", "move", "m13")
    go_on(match)
    assert at(match, "athens_t10_1") == "m13"
    assert weak(match) == set()
    assert lines(match, "falls-back") == []


@pytest.mark.rule("4.1b")
def test_4_1_who_spends_the_last_point_and_stays_falls_back_weakened() -> None:
    pieces = {"m12": "athens_t10_1 chaereas sparta_t20_1"}
    match = resume(position(pieces, orders("athens", 1), points={"athens": 1}))
    match.play("athens", "activate", "m12")
    go_on(match, "decline")
    match.play("athens", "done")
    assert asked(match, "athens") == "drive-out"
    match.play("athens", "to", "m13")
    assert "athens_t10_1" in weak(match)


@pytest.mark.rule("3.1a", "2.B.3.2b")
def test_3_1_a_free_activation_takes_nothing_from_the_point_kept_for_combats() -> None:
    pieces = {
        "m12": "athens_t10_1 sparta_t20_1",
        "m9": "athens_t4_1 alcibiades",
        "m4": "athens_t4_2 sparta_t4_1",
    }
    match = resume(position(pieces, orders("athens", 1), points={"athens": 1}))
    assert offers(match, "activate") == {"m9"}  # August: the double bonus is free; two contacts stay


# --- TRC.col.d: the road by which one came in -----------------------------------------------------------


def shifts_of_the_combat(match: Match, place: str) -> tuple[str, ...]:
    """The orders end; the combat is fought, and its log line names the columns."""
    go_on(match, "done", "decline")
    match.play("athens", "fight", place)
    go_on(match)
    shifts: tuple[str, ...] = last(match, "combat-result")["shifts"]
    return shifts


@pytest.mark.rule("TRC.col.d", "3.5d")
def test_trc_a_zone_held_by_the_enemy_is_not_the_road_by_which_one_came_in() -> None:
    """T26 is rough, but Sparta stands there: whoever is in T27 came from clear T7."""
    pieces = {"t7": "athens_h4_1 athens_h4_2 chaereas", "t26": "sparta_p2_1", "t27": "sparta_h4_1"}
    match = moving(pieces, "t7")
    send(match, "athens", "athens_h4_1 athens_h4_2 chaereas", "move", "t27")
    assert field(match, "came")["athens_h4_1"] == ["t7", "t7", "land"]
    assert "TRC.col.d -1" in shifts_of_the_combat(match, "t27")


@pytest.mark.rule("TRC.col.d")
def test_trc_with_points_to_spare_the_rough_road_is_taken() -> None:
    pieces = {"t22": "athens_h4_1 chaereas", "t27": "sparta_h4_1"}
    match = moving(pieces, "t22")
    send(match, "athens", "athens_h4_1", "move", "t27")
    assert field(match, "came")["athens_h4_1"] == ["t22", "t26", "land"]
    assert "TRC.col.d -1" not in shifts_of_the_combat(match, "t27")


# --- 4.2.4c: a leader alone among enemies, at any instant ------------------------------------------------


@pytest.mark.rule("4.2.4c", "3.5d")
def test_4_2_4_a_march_through_the_zone_of_a_lone_leader_captures_him_and_goes_on() -> None:
    pieces = {"t16": "athens_h4_1 chaereas", "t17": "hippocrates", "m18": "sparta_t4_1"}
    match = moving(pieces, "t16")
    match.play("athens", "pick", "athens_h4_1")
    assert "t18" not in offers(match, "move")  # the only road leads through T17
    match.play("athens", "move", "t17")
    assert at(match, "hippocrates") == "eliminated"
    assert offers(match, "move") == {"t14", "t15", "t16", "t18", "t19", "sestos"}
    match.play("athens", "move", "t18")
    assert at(match, "athens_h4_1") == "t18"
    assert match.view(None)["score"]["athens"]["lines"]["leaders"] == 0


@pytest.mark.rule("4.2.4c")
def test_4_2_4_a_fleet_that_calls_at_the_port_of_a_lone_leader_captures_him_and_sails_on() -> None:
    pieces = {"m16": "athens_t10_1 chaereas", "cyzicus": "mindarus", "m22": "sparta_t4_1"}
    match = moving(pieces, "m16")
    send(match, "athens", "athens_t10_1 chaereas", "move", "cyzicus")
    assert at(match, "mindarus") == "eliminated"
    assert {"m17", "m16"} <= offers(match, "move")


@pytest.mark.rule("4.2.4c", "2.D.2e")
def test_4_2_4_ships_that_put_into_port_in_d_2_capture_a_lone_leader_there() -> None:
    frames = [*turn_at(9), frame("FirstAdjustments", who="athens", at=1)]
    match = resume(position({"m5": "athens_t10_1", "sestos": "mindarus", "m18": "sparta_t4_1"}, frames))
    match.play("athens", "adjust", "athens_t10_1")
    match.play("athens", "to", "sestos")
    assert at(match, "mindarus") == "eliminated"


@pytest.mark.rule("4.2.4c", "3.5e")
def test_4_2_4_cavalry_that_steps_aside_onto_a_lone_leader_captures_him() -> None:
    pieces = {"t5": "athens_h4_1 chaereas", "t4": "sparta_c5b_1", "t29": "timochares", "m18": "sparta_t4_1"}
    match = moving(pieces, "t5")
    send(match, "athens", "athens_h4_1", "move", "t4")
    match.play("sparta", "aside", "t29")
    assert at(match, "timochares") == "eliminated"


@pytest.mark.rule("4.2.4c")
def test_4_2_4_a_leader_with_a_unit_or_in_a_base_is_not_captured() -> None:
    pieces = {"t16": "athens_h4_1 chaereas", "t17": "hippocrates sparta_p2_1", "b3": "mindarus athens_t10_1"}
    match = moving(pieces, "t16")
    send(match, "athens", "athens_h4_1", "move", "t17")
    assert at(match, "hippocrates") == "t17"
    assert at(match, "mindarus") == "b3"


# --- 3.5e: cavalry steps aside ------------------------------------------------------------------------------

RIDERS = {"t5": "athens_h4_1 chaereas", "t4": "sparta_c5b_1 sparta_c5b_2 pharnabazus", "m18": "sparta_t4_1"}


def surprised(pieces: dict[str, str]) -> Match:
    match = moving(pieces, "t5")
    send(match, "athens", "athens_h4_1", "move", "t4")
    assert asked(match, "sparta") == "step-aside"
    return match


@pytest.mark.rule("3.5e", "4.2.4c")
@pytest.mark.parametrize("verb", ["move", "ferry"])
def test_3_5_a_leader_who_comes_alone_is_captured_and_cavalry_is_not_asked(verb: str) -> None:
    match = moving({**RIDERS, "t4": "sparta_c5b_1", "m13": "athens_t4_1"}, "t5")
    send(match, "athens", "chaereas", verb, "t4")
    assert at(match, "chaereas") == "eliminated"
    assert match.deciders == ("athens",)
    assert asked(match, "athens") == "move"
    assert at(match, "sparta_c5b_1") == "t4"


@pytest.mark.rule("3.5e")
def test_3_5_cavalry_may_step_aside_to_different_zones() -> None:
    match = surprised(RIDERS)
    match.play("sparta", "pick", "sparta_c5b_1")
    match.play("sparta", "aside", "t29")
    match.play("sparta", "aside", "t30")
    assert [at(match, p) for p in ("sparta_c5b_1", "sparta_c5b_2", "pharnabazus")] == ["t29", "t30", "t30"]
    assert at(match, "athens_h4_1") == "t4"
    assert asked(match, "athens") == "underway"


@pytest.mark.rule("3.5e", "4.2.4c")
def test_3_5_a_leader_may_stay_behind_and_is_then_captured() -> None:
    match = surprised(RIDERS)
    match.play("sparta", "pick", "sparta_c5b_1")
    match.play("sparta", "pick", "sparta_c5b_2")
    match.play("sparta", "aside", "t29")
    assert at(match, "pharnabazus") == "eliminated"


@pytest.mark.rule("3.5e")
def test_3_5_a_leader_cannot_step_aside_without_cavalry_and_who_stays_holds_the_zone() -> None:
    match = surprised(RIDERS)
    match.play("sparta", "pick", "pharnabazus")
    assert "aside" not in match.prompt("sparta").choices
    match.play("sparta", "pick", "sparta_c5b_1")
    match.play("sparta", "aside", "t29")
    match.play("sparta", "stay")
    assert at(match, "sparta_c5b_2") == "t4"
    assert asked(match, "athens") == "move"  # one horseman is enough to stop the march


@pytest.mark.rule("3.5e", "3.6b", "3.6e")
def test_3_5_cavalry_that_steps_into_a_full_zone_costs_its_owner_a_unit() -> None:
    crowd = "sparta_h3_1 sparta_h3_2 sparta_p4_1 sparta_p2_1 sparta_a2_1"
    match = surprised({**RIDERS, "t4": "sparta_c5b_1", "t30": crowd})
    match.play("sparta", "aside", "t30")
    assert asked(match, "sparta") == "stacking"
    assert offers(match, "eliminate") == {*crowd.split(), "sparta_c5b_1"}
    match.play("sparta", "eliminate", "sparta_a2_1")
    assert at(match, "sparta_c5b_1") == "t30"
    assert asked(match, "athens") == "underway"


# --- 3.4: amphibious moves -----------------------------------------------------------------------------

STRAIT = {
    "t22": "athens_h4_1 athens_h3_1 chaereas",
    "m4": "athens_t4_1",
    "m5": "athens_t10_1",
    "m18": "sparta_t4_1",
}


@pytest.mark.rule("3.4d")
def test_3_4_the_player_chooses_the_zones_that_carry_his_troops() -> None:
    match = moving(STRAIT, "t22")
    send(match, "athens", "athens_h4_1", "ferry", "t17")
    assert asked(match, "athens") == "crossing"
    assert offers(match, "by") == {"m4", "m5"}
    match.play("athens", "by", "m5")
    assert at(match, "athens_h4_1") == "t17"
    assert field(match, "ferried") == {"m5": 4}
    assert last(match, "ferried")["places"] == ("m5",)


@pytest.mark.rule("3.4d")
def test_3_4_leaders_use_up_no_room_so_their_way_is_not_asked() -> None:
    match = moving(STRAIT, "t22")
    send(match, "athens", "chaereas", "ferry", "t17")
    assert at(match, "chaereas") == "t17"
    assert field(match, "ferried") in ({"m4": 0}, {"m5": 0})


@pytest.mark.rule("3.4g", "4.2.4d")
def test_3_4_a_beaten_landing_force_may_go_back_aboard_the_way_it_came() -> None:
    """The ships that landed it carry it again: the room is counted anew for a retreat."""
    pieces = {
        "t17": "athens_h4_1 sparta_h4_1 sparta_h4b_1 sparta_h4b_2",
        "m5": "athens_t4_1",
        "t16": "sparta_p2_1",
        "t18": "sparta_p2_2",
        "sestos": "sparta_a2_1",
    }
    came = {"athens_h4_1": ["t22", "m5", "ferry"]}
    match = battle(pieces, "t17", [1], came=came, ferried={"m5": 4})
    go_on(match, "decline")
    assert asked(match, "athens") == "retreat"
    assert "t22" in offers(match, "to")
    match.play("athens", "to", "t22")
    assert at(match, "athens_h4_1") == "t22"


@pytest.mark.rule("3.4d", "3.4g")
def test_3_4_a_retreat_by_sea_still_needs_ships_enough() -> None:
    pieces = {
        "t17": "athens_h4_1 athens_h4b_1 athens_h3_1 sparta_h4_1 sparta_h4b_1 sparta_h4b_2",
        "m5": "athens_t4_1",
        "t16": "sparta_p2_1",
        "t18": "sparta_p2_2",
        "sestos": "sparta_a2_1",
    }
    match = resume(position(pieces, fighting("athens")), [1])
    match.play("athens", "fight", "t17")
    go_on(match)
    while asked(match, match.deciders[0]) == "losses":
        match.play("athens", "weaken", min(offers(match, "weaken")))
    go_on(match, "decline")
    lost = {line.args["piece"]: line.rule for line in lines(match, "eliminated")}
    # 4 points of ships, more than 4 of troops: nobody is asked where to go
    assert lost == dict.fromkeys(("athens_h3_1", "athens_h4_1", "athens_h4b_1"), "4.2.4b")
