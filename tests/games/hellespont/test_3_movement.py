"""3: land, naval and amphibious movement; obligations to stop; stacking."""

from __future__ import annotations

import pytest

from games.hellespont.positions import asked, at, field, go_on, orders, position, refused, resume, weak
from polemos.engine.match import Match

ENEMY_FAR = {"t12": "sparta_h4_1"}


def moving(pieces: dict[str, str], zone: str, who: str = "athens", dice: list[int] | None = None) -> Match:
    """The zone is activated and its pieces may be picked."""
    points = {"athens": 6, "sparta": 6}
    match = resume(position(pieces, orders(who, 6), points=points), dice=dice or [])
    match.play(who, "activate", zone)
    go_on(match, "decline")
    return match


def picked(match: Match, who: str, *pieces: str) -> Match:
    for piece in pieces:
        match.play(who, "pick", piece)
    return match


@pytest.mark.rule("3.5b", "3.5c", "3.2a", "3b", "1.1g")
def test_3_5_example_lampsacus_to_t27_costs_4_so_troops_just_reach_it() -> None:
    match = picked(moving({"lampsacus": "athens_h4_1", **ENEMY_FAR}, "lampsacus"), "athens", "athens_h4_1")
    reach = match.prompt("athens").choices["move"]
    assert {"t23", "t7", "t27", "t26"} <= set(reach)
    match.play("athens", "move", "t27")
    assert at(match, "athens_h4_1") == "t27"
    farther = picked(moving({"abydos": "athens_h4_1", **ENEMY_FAR}, "abydos"), "athens", "athens_h4_1")
    assert "t27" not in farther.prompt("athens").choices["move"]  # 5 from Abydos


@pytest.mark.rule("3.5b", "3.5c")
def test_3_5_leaving_difficult_ground_for_clear_costs_1() -> None:
    match = picked(moving({"t27": "athens_h4_1", **ENEMY_FAR}, "t27"), "athens", "athens_h4_1")
    reach = match.prompt("athens").choices["move"]
    assert {"t7", "t23", "lampsacus", "t6", "parium", "t28"} <= set(reach)  # 1 + 1 + 1


@pytest.mark.rule("1.2d")
def test_1_2_a_leader_alone_has_5_points_on_land_with_troops_4() -> None:
    pieces = {"cardia": "athens_p2_1 thrasyllus", **ENEMY_FAR}
    match = picked(moving(pieces, "cardia"), "athens", "thrasyllus")
    assert "sestos" in match.prompt("athens").choices["move"]  # 5 from Cardia
    match.play("athens", "pick", "athens_p2_1")
    assert "sestos" not in match.prompt("athens").choices["move"]


@pytest.mark.rule("1.1f", "3.3a")
def test_1_1_ships_go_as_far_as_they_like() -> None:
    match = picked(moving({"m22": "athens_t4_1", **ENEMY_FAR}, "m22"), "athens", "athens_t4_1")
    reach = match.prompt("athens").choices["move"]
    assert {"m18", "cyzicus", "m19", "cardia", "parium"} <= set(reach)


@pytest.mark.rule("3.1e", "3.1f", "0.2m")
def test_3_1_ships_enter_ports_but_no_land_zone() -> None:
    match = picked(moving({"m5": "athens_t4_1", **ENEMY_FAR}, "m5"), "athens", "athens_t4_1")
    reach = match.prompt("athens").choices["move"]
    assert "sestos" in reach
    assert not [p for p in reach if p.startswith("t")]
    refused(match, "athens", "move", "t17", why="ships-keep-to-sea 3.1e")


@pytest.mark.rule("3.1d", "3.1f", "0.2m")
def test_3_1_troops_enter_ports_but_no_sea_zone_alone() -> None:
    match = picked(moving({"t17": "athens_h4_1", **ENEMY_FAR}, "t17"), "athens", "athens_h4_1")
    reach = match.prompt("athens").choices["move"]
    assert "sestos" in reach
    assert not [p for p in reach if p.startswith("m")]


@pytest.mark.rule("3.1d", "3.1b")
def test_3_1_ships_may_not_leave_troops_or_leaders_behind_at_sea() -> None:
    pieces = {"m5": "athens_t20_1 athens_t4_1 athens_h4_1 chaereas", **ENEMY_FAR}
    match = picked(moving(pieces, "m5"), "athens", "athens_t20_1")
    assert "move" not in match.prompt("athens").choices  # 4 points of ships cannot carry 4 of troops
    match.play("athens", "pick", "athens_h4_1")
    assert "move" in match.prompt("athens").choices  # Chaereas keeps a ship beside him
    match.play("athens", "pick", "athens_t4_1")
    assert "move" not in match.prompt("athens").choices  # now he would be left alone


@pytest.mark.rule("3.1b", "3.1c")
def test_3_1_a_leader_at_sea_moves_only_with_a_ship() -> None:
    match = picked(moving({"m5": "athens_t4_1 chaereas", **ENEMY_FAR}, "m5"), "athens", "chaereas")
    assert not {"move", "ferry"} & set(match.prompt("athens").choices)


@pytest.mark.rule("3.1c")
def test_3_1_a_leader_put_ashore_makes_no_second_move_by_land() -> None:
    match = moving({"m5": "athens_t4_1 chaereas", **ENEMY_FAR}, "m5")
    match.play("athens", "pick_all")
    match.play("athens", "move", "sestos")
    match.play("athens", "ashore", "chaereas")
    match.play("athens", "stop")
    assert at(match, "chaereas") == "sestos"
    assert "sestos" not in match.prompt("athens").choices.get("activate", ())


@pytest.mark.rule("3.1g", "0.2k", "0.2o")
def test_3_1_nobody_enters_or_passes_a_port_with_enemy_units() -> None:
    pieces = {"m16": "athens_t4_1", "cyzicus": "sparta_p4_1", "m14": "sparta_t4_1"}
    match = picked(moving(pieces, "m16"), "athens", "athens_t4_1")
    reach = match.prompt("athens").choices["move"]
    assert reach == ("m14",)  # neither Cyzicus nor M17 behind it
    refused(match, "athens", "move", "cyzicus", why="port-held 3.1g")
    refused(match, "athens", "move", "m17", why="road-fleet 3.5d")


@pytest.mark.rule("0.2k")
def test_0_2_m17_is_reached_from_m16_through_cyzicus_or_round_the_peninsula() -> None:
    match = picked(moving({"m16": "athens_t4_1", **ENEMY_FAR}, "m16"), "athens", "athens_t4_1")
    assert {"cyzicus", "m17", "m14", "m15"} <= set(match.prompt("athens").choices["move"])


@pytest.mark.rule("3.1h", "0.2n", "0.2p")
def test_3_1_bases_are_left_by_sea_through_their_exits_and_not_entered() -> None:
    pieces = {"b3": "athens_t10_1 athens_p2_1", "m23": "sparta_t4_1", "m22": "sparta_t4_2"}
    match = moving(pieces, "b3")
    picked(match, "athens", "athens_p2_1")
    assert not {"move", "ferry"} & set(match.prompt("athens").choices)
    picked(match, "athens", "athens_t10_1")
    assert match.prompt("athens").choices["move"] == ("m22", "m23")
    inside = picked(moving({"m22": "athens_t4_1", **ENEMY_FAR}, "m22"), "athens", "athens_t4_1")
    refused(inside, "athens", "move", "b3", why="bases-in-d2 3.1h")


@pytest.mark.rule("3.3c", "3.3b", "3.3d", "0.2l")
def test_3_3_example_alcibiades_drops_hoplites_at_lampsacus_and_sails_on_to_m9() -> None:
    pieces = {"sestos": "athens_t20_1 athens_h4_1 alcibiades", "lampsacus": "athens_p2_1", **ENEMY_FAR}
    match = moving(pieces, "sestos")
    match.play("athens", "pick_all")
    match.play("athens", "move", "lampsacus")
    match.play("athens", "ashore", "athens_h4_1")
    assert "athens_p2_1" not in match.prompt("athens").choices.get("ashore", ())  # nobody is picked up
    match.play("athens", "move", "m9")
    assert [at(match, p) for p in ("athens_t20_1", "alcibiades", "athens_h4_1")] == ["m9", "m9", "lampsacus"]


@pytest.mark.rule("3.3d")
def test_3_3_troops_may_end_the_move_at_sea_with_their_ships() -> None:
    match = moving({"sestos": "athens_t20_1 athens_h4_1", **ENEMY_FAR}, "sestos")
    match.play("athens", "pick_all")
    match.play("athens", "move", "m9")
    assert at(match, "athens_h4_1") == "m9"


@pytest.mark.rule("3.3e")
def test_3_3_ships_need_5_points_for_each_carried_and_surplus_is_cut_down_first() -> None:
    match = moving({"sestos": "athens_t10_1 athens_h4_1", **ENEMY_FAR}, "sestos")
    match.play("athens", "pick_all")
    assert "move" not in match.prompt("athens").choices
    match.play("athens", "cut", "athens_h4_1")
    assert weak(match) == {"athens_h4_1"}
    assert "move" in match.prompt("athens").choices  # 2 points of hoplites on 10 of ships


@pytest.mark.rule("3.3f", "3.4a", "3.1d")
def test_3_3_a_fleet_never_lands_troops_in_a_land_zone_nor_do_troops_aboard_start_a_ferry() -> None:
    match = moving({"m5": "athens_t20_1 athens_h4_1", **ENEMY_FAR}, "m5")
    picked(match, "athens", "athens_h4_1")
    assert not {"move", "ferry"} & set(match.prompt("athens").choices)
    picked(match, "athens", "athens_t20_1")
    assert not [p for p in match.prompt("athens").choices["move"] if p.startswith("t")]


FERRY = {
    "t5": "mindarus sparta_h4_1 sparta_h4b_1 sparta_a2_1",
    "m13": "sparta_t10_1",
    "m14": "sparta_t20_1",
    "t12": "athens_p2_1",
}


@pytest.mark.rule("3.4a", "3.4b", "3.4c", "3.4d", "3.4e")
def test_3_4_example_mindarus_is_ferried_from_t5_to_t3_and_stops() -> None:
    match = moving(FERRY, "t5", "sparta")
    match.play("sparta", "pick_all")
    assert "t3" in match.prompt("sparta").choices["ferry"]
    match.play("sparta", "ferry", "t3")
    assert at(match, "mindarus") == at(match, "sparta_a2_1") == "t3"
    assert field(match, "ferried") == {"m13": 10, "m14": 10}
    assert "mindarus" in field(match, "moved")


@pytest.mark.rule("3.4d")
def test_3_4_the_room_of_a_sea_zone_is_shared_over_the_action_phase() -> None:
    match = moving(FERRY, "t5", "sparta")
    picked(match, "sparta", "sparta_h4_1", "sparta_h4b_1")
    match.play("sparta", "ferry", "t4")
    picked(match, "sparta", "sparta_a2_1")
    match.play("sparta", "ferry", "t4")  # 2 of 2 points left in M13
    picked(match, "sparta", "mindarus")
    assert "ferry" in match.prompt("sparta").choices  # leaders take no room


@pytest.mark.rule("3.4d")
def test_3_4_more_troops_than_ships_in_a_zone_do_not_cross() -> None:
    pieces = {**FERRY, "m13": "sparta_t4_1"}
    match = moving(pieces, "t5", "sparta")
    match.play("sparta", "pick_all")
    assert "ferry" not in match.prompt("sparta").choices
    refused(match, "sparta", "ferry", "t3", why="ferry-full 3.4d")


@pytest.mark.rule("3.4b")
def test_3_4_enemy_ships_or_no_ships_close_a_sea_zone() -> None:
    contested = {**FERRY, "m14": "sparta_t20_1 athens_t2_1"}
    match = moving(contested, "t5", "sparta")
    match.play("sparta", "pick_all")
    assert "t3" not in match.prompt("sparta").choices.get("ferry", ())


@pytest.mark.rule("3.4a", "3.4e", "3.4f")
def test_3_4_ferries_start_and_end_on_clear_coasts_or_in_ports_and_never_stop_at_sea() -> None:
    match = moving({"t18": "athens_p2_1", "m4": "athens_t10_1", **ENEMY_FAR}, "t18")
    picked(match, "athens", "athens_p2_1")
    assert "ferry" not in match.prompt("athens").choices  # T18 is difficult ground
    match = moving({"t17": "athens_p2_1", "m4": "athens_t10_1", **ENEMY_FAR}, "t17")
    picked(match, "athens", "athens_p2_1")
    landings = match.prompt("athens").choices["ferry"]
    assert "t22" in landings
    assert "abydos" in landings
    assert "t18" not in landings
    assert not [p for p in landings if p.startswith("m")]


@pytest.mark.rule("3.4c")
def test_3_4_at_most_three_sea_zones_are_crossed_also_by_leaders() -> None:
    chain = {f"m{i}": f"athens_t2_{i - 2}" for i in (3, 4, 5, 6)}
    match = moving({"t21": "athens_p2_1 thrasyllus", **chain, **ENEMY_FAR}, "t21")
    picked(match, "athens", "thrasyllus")
    landings = match.prompt("athens").choices["ferry"]
    assert "t17" in landings  # M3, M4, then ashore; M5 for Sestos
    assert "t23" not in landings  # M3, M4, M5, M6: four zones


@pytest.mark.rule("10.1f", "10.1e")
def test_10_1_persians_make_neither_naval_nor_amphibious_moves() -> None:
    pieces = {"t22": "pharnabazus sparta_c5b_1", "m4": "sparta_t20_1", "abydos": "sparta_p5_1 sparta_t10_1"}
    match = moving({**pieces, "t12": "athens_p2_1"}, "t22", "sparta")
    picked(match, "sparta", "sparta_c5b_1")
    assert "ferry" not in match.prompt("sparta").choices
    match = moving({**pieces, "t12": "athens_p2_1"}, "abydos", "sparta")
    picked(match, "sparta", "sparta_t10_1")
    assert "sparta_p5_1" not in match.prompt("sparta").choices.get("pick", ())
    match = moving({**pieces, "t12": "athens_p2_1"}, "abydos", "sparta")
    picked(match, "sparta", "sparta_p5_1")
    assert "sparta_t10_1" not in match.prompt("sparta").choices.get("pick", ())


@pytest.mark.rule("3.5a")
def test_3_5_an_activated_zone_sends_out_several_groups() -> None:
    match = moving({"m5": "athens_t10_1 athens_t10_2 athens_t10_3", **ENEMY_FAR}, "m5")
    for ship, to in (("athens_t10_1", "m4"), ("athens_t10_2", "m9")):
        picked(match, "athens", ship)
        match.play("athens", "move", to)
    match.play("athens", "done")
    assert [at(match, f"athens_t10_{i}") for i in (1, 2, 3)] == ["m4", "m9", "m5"]


@pytest.mark.rule("3.5d")
def test_3_5_enemy_units_stop_a_march_but_an_enemy_leader_alone_does_not() -> None:
    match = picked(moving({"t7": "athens_h4_1", "t6": "sparta_p2_1"}, "t7"), "athens", "athens_h4_1")
    reach = match.prompt("athens").choices["move"]
    assert "t6" in reach
    assert "parium" not in reach
    match = moving({"t7": "athens_h4_1", "t6": "epicles", "t12": "sparta_h4_1"}, "t7")
    picked(match, "athens", "athens_h4_1")
    assert "t5" in match.prompt("athens").choices["move"]


@pytest.mark.rule("3.5e")
def test_3_5_cavalry_alone_may_step_aside_and_the_march_goes_on() -> None:
    match = moving({"t7": "athens_h4_1", "t6": "sparta_c5b_1 pharnabazus"}, "t7")
    picked(match, "athens", "athens_h4_1")
    match.play("athens", "move", "t6")
    assert match.deciders == ("sparta",)
    match.play("sparta", "aside", "t29")
    assert at(match, "sparta_c5b_1") == at(match, "pharnabazus") == "t29"
    assert field(match, "moved") == ["athens_h4_1"]  # stepping aside is no move of the phase
    assert "t5" in match.prompt("athens").choices["move"]


@pytest.mark.rule("3.5e")
def test_3_5_cavalry_that_stays_stops_the_march_and_with_others_it_may_not_leave() -> None:
    match = moving({"t7": "athens_h4_1", "t6": "sparta_c5b_1"}, "t7")
    picked(match, "athens", "athens_h4_1")
    match.play("athens", "move", "t6")
    match.play("sparta", "stay")
    assert "move" not in match.prompt("athens").choices
    match = moving({"t7": "athens_h4_1", "t6": "sparta_c5b_1 sparta_p2_1"}, "t7")
    picked(match, "athens", "athens_h4_1")
    match.play("athens", "move", "t6")
    assert match.deciders == ("athens",)


PASSAGE = {"m5": "athens_t20_1 athens_t20_2 athens_t10_1 chaereas", "m7": "sparta_t4_1", "m8": "sparta_t20_1"}


@pytest.mark.rule("3.5f", "3.5g", "3.5d")
@pytest.mark.parametrize(
    ("die", "passes"), [(1, True), (2, True), (3, True), (4, False), (5, False), (6, False)]
)
def test_3_5_example_50_points_pass_4_in_m7_freely_and_need_1_to_3_against_20_in_m8(
    die: int, passes: bool
) -> None:
    match = moving(PASSAGE, "m5", dice=[die])
    match.play("athens", "pick_all")
    assert "m8" not in match.prompt("athens").choices["move"]
    match.play("athens", "move", "m7")
    match.play("athens", "pass_by")
    assert "parium" not in match.prompt("athens").choices["move"]
    match.play("athens", "move", "m8")
    match.play("athens", "run_past")
    if passes:
        match.play("athens", "move", "parium")
    assert at(match, "athens_t20_1") == ("parium" if passes else "m8")


@pytest.mark.rule("3.5f")
@pytest.mark.parametrize(("die", "passes"), [(1, True), (2, False)])
def test_3_5_in_the_strait_only_a_1_lets_a_fleet_pass(die: int, passes: bool) -> None:
    match = moving({"m5": "athens_t10_1", "m6": "sparta_t10_1"}, "m5", dice=[die])
    picked(match, "athens", "athens_t10_1")
    match.play("athens", "move", "m6")
    match.play("athens", "run_past")
    assert ("move" in match.prompt("athens").choices) == passes


@pytest.mark.rule("3.1a", "2.B.2h")
def test_3_1_units_may_leave_a_zone_shared_with_enemies() -> None:
    match = picked(moving({"m8": "athens_t10_1 sparta_t20_1"}, "m8"), "athens", "athens_t10_1")
    match.play("athens", "move", "m5")
    assert at(match, "athens_t10_1") == "m5"


@pytest.mark.rule("3.6a", "3.6b", "3.6f", "3.6g")
def test_3_6_a_port_holds_50_naval_and_12_land_points_and_the_owner_loses_the_surplus() -> None:
    fleet = "athens_t20_1 athens_t20_2 athens_t20_3 athens_h4_1 athens_h4_2 athens_h4b_1 athens_p2_1"
    match = moving({"m5": fleet, **ENEMY_FAR}, "m5")
    for piece in fleet.split()[:6]:
        match.play("athens", "pick", piece)
    refused(match, "athens", "move", "sestos", why="others-stranded 3.1d")  # P2 would be left without ships
    match.play("athens", "pick", "athens_p2_1")
    while "move" not in match.prompt("athens").choices:
        match.play("athens", "cut", "athens_p2_1")
    match.play("athens", "move", "sestos")
    match.play("athens", "stop")
    while asked(match, "athens") == "activate":
        match.play("athens", "done")
    assert asked(match, "athens") == "stacking"
    assert match.prompt("athens").choices["eliminate"] == ("athens_t20_1", "athens_t20_2", "athens_t20_3")
    match.play("athens", "eliminate", "athens_t20_3")
    assert at(match, "athens_t20_3") == "eliminated"


@pytest.mark.rule("3.6e", "3.6a")
def test_3_6_a_difficult_zone_holds_5_land_units_leaders_not_counted() -> None:
    five = "sparta_h4_1 sparta_h3_1 sparta_h3_2 sparta_p2_1 sparta_p2_2 epicles dorieus"
    match = moving({"t26": five, "t22": "sparta_a2_1", "t12": "athens_p2_1"}, "t22", "sparta")
    match.play("sparta", "pick", "sparta_a2_1")
    match.play("sparta", "move", "t26")
    match.play("sparta", "done")
    assert asked(match, "sparta") == "stacking"
    assert len(match.prompt("sparta").choices["eliminate"]) == 6
    match.play("sparta", "eliminate", "sparta_a2_1")
    assert asked(match, "sparta") != "stacking"


@pytest.mark.rule("3.6c", "3.6d")
def test_3_6_sea_zones_and_clear_land_have_no_limit() -> None:
    crowd = " ".join(f"sparta_t10_{i}" for i in range(1, 9))
    troops = "sparta_h4_1 sparta_h3_1 sparta_h3_2 sparta_p2_1 sparta_p2_2 sparta_a2_1 sparta_a2_2"
    match = moving({"m9": crowd, "t22": troops, "t21": "sparta_p4_1", "t12": "athens_p2_1"}, "t21", "sparta")
    match.play("sparta", "pick", "sparta_p4_1")
    match.play("sparta", "move", "t22")
    match.play("sparta", "done")
    assert asked(match, "sparta") != "stacking"
