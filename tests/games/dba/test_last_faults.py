"""Planted faults that survived a fresh sample, each met by a scene of its clause."""

from __future__ import annotations

from typing import Any

import pytest

from games.dba.scene import (
    ATT,
    DEF,
    area,
    cells,
    choices,
    combat,
    game,
    keys,
    lost,
    orders,
    play,
    position,
    standing,
)
from polemos.engine.match import Match
from scenes import refused

FAR_FOE = {"def_sp_1": "x2 s"}


def ground(topography: str, begun: list[list[Any]], kind: str) -> Match:
    """The defender has named a feature and says how large it is."""
    spot = position({}, [], bound=0, topography=topography, features=begun)
    spot["frames"] = [
        {"frame": "Battle", "who": "", "at": 4},
        {"frame": "Terrain"},
        {"frame": "Feature", "kind": kind},
    ]
    return game().resume(spot)


@pytest.mark.rule("dba.12b", "dba.5c")
def test_a_step_off_the_road_is_an_ordinary_one() -> None:
    column = {"att_sp_1": "k20 n", "att_sp_2": "k21 n", **FAR_FOE}
    match = play(orders(column, features=[area("road", "k17", 1, 5)]), ("line", "att_sp_1"))
    assert choices(match)["ahead"] == (1, 2, 3)


@pytest.mark.rule("dba.12c", "dba.5b")
def test_a_slanting_step_costs_one_and_a_half() -> None:
    roads = [area("road", "k20", 1, 2), area("road", "j18", 1, 2)]
    column = {"att_sp_1": "k20 n", "att_sp_2": "k21 n", **FAR_FOE}
    match = play(orders(column, features=roads), ("line", "att_sp_1"))
    assert choices(match)["follow_left"] == (1, 2)


@pytest.mark.rule("dba.12c", "dba.5b")
def test_only_the_first_step_of_a_column_that_follows_its_head_slants() -> None:
    column = {"att_cv_1": "k20 n", "att_cv_2": "k21 n", **FAR_FOE}
    match = play(orders(column), ("line", "att_cv_1"))
    assert choices(match)["follow_left"] == (1, 2, 3)


@pytest.mark.rule("dba.4a", "dba.3a")
def test_whoever_ends_his_orders_is_not_asked_again() -> None:
    match = orders({"att_sp_1": "k20 n", **FAR_FOE}, 2, dice=(5, 2))
    play(match, "done")
    assert (match.deciders, match.view(None)["pips"]) == ((DEF,), 5)
    play(match, "done")
    assert (match.deciders, match.view(None)["pips"]) == ((ATT,), 2)
    assert match.view(None)["turn"] == 5


@pytest.mark.rule("dba.4c")
def test_a_camp_hides_the_general_from_who_is_beyond_it() -> None:
    field = {"att_sp_1": "k13 n", "att_cv_1": "k22 n", **FAR_FOE}
    for camps, left in ((["", ""], 3), (["k18", ""], 2)):
        match = orders(field, 4, generals=["att_cv_1", ""], camps=camps)
        play(match, ("move", "att_sp_1"), ("to", "k12"), "keep_facing")
        assert match.view(None)["pips"] == left


@pytest.mark.rule("dba.7j", "dba.12o")
def test_psiloi_help_a_neighbour_only_beside_somebody_they_may_help() -> None:
    def helped(middle: str) -> bool:
        field = {"att_sp_1": "k10 n", f"att_{middle}_1": "l10 n", "att_ps_1": "l11 n", "def_kn_1": "k9 s"}
        shown = orders(field).view(None)["forecast"]["att_sp_1"]
        return "support" in shown["mine"]

    assert helped("bd")
    assert not helped("cv")


@pytest.mark.rule("dba.12a", "dba.5c")
def test_no_group_leaves_the_field() -> None:
    column = {"att_sp_1": "k1 n", "att_sp_2": "k2 n", "def_sp_1": "x20 s"}
    match = play(orders(column), ("group", "att_sp_1"), ("with", "att_sp_2"))
    assert "ahead" not in choices(match)


@pytest.mark.rule("dba.4a", "dba.5b")
def test_a_group_that_cannot_be_formed_halts_for_a_point() -> None:
    field = {"att_sp_1": "k20 n", "att_el_1": "l20 n", "att_cv_1": "", **FAR_FOE}
    match = orders(field, 2, generals=["att_cv_1", ""], lost=["att_cv_1"])
    play(match, ("group", "att_sp_1"))
    assert choices(match) == {"halt": (None,)}
    play(match, "halt")
    assert match.prompt(ATT).args["pips"] == 1


@pytest.mark.rule("dba.12d", "dba.5.2a")
def test_beside_an_enemy_the_own_cell_is_offered_once() -> None:
    match = play(orders({"att_sp_1": "k10 n", "def_sp_1": "l10 s"}), ("move", "att_sp_1"))
    cells = choices(match)["to"]
    assert len(cells) == len(set(cells))
    assert "k10" in cells


@pytest.mark.rule("dba.12b", "dba.5.1a")
def test_artillery_does_not_close_in_through_bad_going() -> None:
    field = {"att_art_1": "k11 n", "def_sp_1": "k8 s"}
    match = play(orders(field, features=[area("marsh", "k9", 1, 1)]), ("move", "att_art_1"))
    assert "k9" not in choices(match).get("attack", ())
    assert "k10" in choices(match)["to"]


@pytest.mark.rule("dba.2.1c", "dba.11a")
def test_on_a_wide_board_the_sea_is_at_a_short_edge() -> None:
    frames = [{"frame": "Terrain"}, {"frame": "Feature", "kind": "waterway"}]
    wide = position({}, frames, width=30, topography="coastal", bound=0)
    assert choices(game().resume(wide))["size"] == ("along",)
    assert choices(game().resume(position({}, frames, topography="coastal", bound=0)))["size"] == (
        "across",
        "along",
    )


@pytest.mark.rule("dba.2.3b")
def test_with_one_other_edge_no_second_die_is_rolled() -> None:
    sea = [area("waterway", "a1", 4, 24)]
    start = position({}, [{"frame": "Edge", "side": 0}], topography="coastal", features=sea, bound=0)
    match = game().resume(start, dice=(1,))
    assert choices(match)["edge"] == ("n", "s")
    play(match, ("edge", "n"))
    assert keys(match)[:3] == ["roll", "edge", "bound"]
    assert match.view(None)["field"]["front"] == ["n", "s"]


@pytest.mark.rule("dba.13a", "dba.2.3a")
def test_history_tells_each_side_its_own_roster() -> None:
    match = game().start(scenario="heraclea", seed=1)
    told = {line.args["side"]: line.args["pieces"] for line in match.log(None) if line.key == "roster"}
    assert all(str(piece).startswith("att") for piece in told[ATT])
    assert all(str(piece).startswith("def") for piece in told[DEF])


@pytest.mark.rule("dba.auto.a")
@pytest.mark.parametrize(("second", "way"), [("table", "table"), ("quick", "quick")])
def test_the_log_tells_how_both_agreed_to_fight(second: str, way: str) -> None:
    match = game().start(options={"resolution": "agree"}, seed=2)
    while match.prompt(match.deciders[0]).message == "muster":
        match.play(match.deciders[0], "reference")
    match.play(ATT, "quick")
    match.play(DEF, second)
    assert [line.args["way"] for line in match.log(None) if line.key == "agreed"] == [way]


@pytest.mark.rule("dba.2.3c")
def test_the_usual_line_leaves_room_for_who_stands_already() -> None:
    match = game().start(options={"topography": "hilly"}, seed=4)
    while match.prompt(match.deciders[0]).message != "deploy":
        role = match.deciders[0]
        found = match.prompt(role).choices
        verb = next(v for v in ("reference", "chance_field", "edge") if v in found)
        match.play(role, verb, found[verb][0])
    play(match.clone(), "line_up")
    lined = play(match.clone(), "line_up")
    wanted = next(iter(sorted(standing(lined).items())))
    other = next(e for e in choices(match)["place"] if e != wanted[0])
    play(match, ("place", other), ("to", wanted[1].split()[0]), "line_up")
    cells = [where.split()[0] for where in standing(match).values()]
    assert len(cells) == len(set(cells)) == 12


@pytest.mark.rule("dba.8c")
@pytest.mark.parametrize(("moved", "dead"), [(["att_kn_1"], ["att_kn_1"]), ([], [])])
def test_knights_die_of_the_bows_they_moved_into(moved: list[str], dead: list[str]) -> None:
    field = {"att_kn_1": "k10 n", "def_bw_1": "k9 s", **FAR_FOE}
    match = combat(field, (1, 2, 3), moved=moved)  # 3 + 1 against 4 + 2: beaten
    assert lost(match) == dead


@pytest.mark.rule("dba.5f", "dba.5a")
def test_a_move_cites_what_allows_it() -> None:
    held = play(orders({"att_sp_1": "k10 n", "def_sp_1": "k9 s"}), ("move", "att_sp_1"))
    free = play(orders({"att_sp_1": "k20 n", **FAR_FOE}), ("move", "att_sp_1"))
    assert (held.prompt(ATT).rule, free.prompt(ATT).rule) == ("dba.5f", "dba.5a")


@pytest.mark.rule("dba.5b", "dba.12g")
def test_a_column_that_can_neither_go_ahead_nor_wheel_follows_its_head() -> None:
    """Friends before it and on both hands of its rear: only the head's slanting step to the left is left."""
    column = {"att_sp_1": "k20 n", "att_sp_2": "k21 n"}
    walls = {"att_ax_1": "k19 w", "att_ax_2": "l19 w", "att_ax_3": "l20 w", "att_ax_4": "j20 w"}
    match = orders({**column, **walls, **FAR_FOE})
    assert "att_sp_1" in choices(match)["line"]
    assert choices(play(match, ("line", "att_sp_1"))) == {"follow_left": (1,)}


@pytest.mark.rule("dba.2.1e", "dba.2.1g")
def test_only_sizes_that_find_room_are_offered() -> None:
    """Woods over the whole field but for its last rows: no more than three of them are free."""
    begun = [["road", 0, 1, 24, 1], area("woods", "c1", 22, 20)]
    match = ground("fertile", begun, "gentle_hill")
    assert choices(match)["size"]
    assert all(min(int(side) for side in size.split("x")) <= 3 for size in choices(match)["size"])
    missing = next(s for s in ("5x4", "4x4", "4x5") if s not in choices(match)["size"])
    refused(match, DEF, "size", missing, why="dba-no-room-for-size dba.2.1e")


@pytest.mark.rule("dba.2.3b", "dba.11a")
def test_a_long_field_has_its_bases_on_its_long_sides() -> None:
    field = {"att_sp_1": "", "def_sp_1": ""}
    spot = position(field, [], bound=0, width=30)
    spot["frames"] = [{"frame": "Battle", "who": "", "at": 5}, {"frame": "Edge", "side": 0}]
    assert choices(game().resume(spot)) == {"edge": ("n", "s")}
    spot["state"]["width"] = 24
    assert choices(game().resume(spot)) == {"edge": ("e", "n", "s", "w")}


@pytest.mark.rule("dba.6c", "dba.3b")
def test_who_was_shot_before_does_not_help_a_later_volley() -> None:
    field = {"att_bw_1": "j14 n", "att_bw_2": "l14 n", "def_sp_1": "k12 w", "def_bw_1": "i12 s"}
    match = combat(field, (6, 1, 3, 3, 3, 3))
    while "resolve" not in choices(match):
        play(match, ("at", "def_sp_1" if match.deciders == (ATT,) else "att_bw_1"))
    play(match, ("resolve", "att_bw_1"))
    assert lost(match) == ["att_bw_1"]
    shot = [line.args for line in match.journal.lines if line.key == "shot"][-1]
    assert (shot["piece"], shot["enemy"]) == ("att_bw_2", "def_sp_1")


@pytest.mark.rule("dba.2.2d")
def test_the_sea_lies_above_a_road_that_runs_into_it() -> None:
    features = [area("waterway", "a1", 3, 24), area("road", "a12", 24, 1)]
    rows = orders({"att_sp_1": "k20 n", **FAR_FOE}, features=features, generals=["", ""]).view(None)["field"][
        "rows"
    ]
    assert rows[11].startswith("~~~=")


@pytest.mark.rule("dba.2.3c")
def test_without_heavy_foot_psiloi_stand_in_the_line() -> None:
    army = {"def_cv_1": "", **{f"def_ax_{n}": "" for n in range(1, 5)}, "def_ps_1": ""}
    spot = position({**army, "att_sp_1": ""}, [], bound=0)
    spot["frames"] = [{"frame": "Battle", "who": "", "at": 7}, {"frame": "Deploy", "side": 1}]
    match = play(game().resume(spot), "line_up")
    assert {where.split()[0][1:] for where in standing(match).values()} == {"6"}
    heavy = position({**army, "def_sp_1": "", "att_sp_1": ""}, [], bound=0)
    heavy["frames"] = spot["frames"]
    assert standing(play(game().resume(heavy), "line_up"))["def_ps_1"].split()[0][1:] == "5"


@pytest.mark.rule("dba.12r", "dba.9e")
def test_the_own_edge_may_be_any_edge() -> None:
    for front, inside, outside in (("e", "f12", "g12"), ("w", "s12", "r12")):
        spot = position({"att_sp_1": "", "def_sp_1": ""}, [], bound=0, front=[front, "ew"[front == "e"]])
        spot["frames"] = [
            {"frame": "Battle", "who": "", "at": 8},
            {"frame": "PlaceElement", "side": 0, "element": "att_sp_1"},
        ]
        match = game().resume(spot)
        assert inside in choices(match)["to"]
        refused(match, ATT, "to", outside, why="dba-not-own-zone dba.12r")


@pytest.mark.rule("dba.5e", "dba.5.1a")
def test_warbands_threatened_when_they_move_again_meet_that_enemy_alone() -> None:
    """Another enemy threatens the cell before him too, from the side."""
    field = {"att_wb_1": "k12 n", "def_sp_1": "k10 s", "def_sp_2": "j11 e"}
    match = play(orders(field, moved=["att_wb_1"]), ("move", "att_wb_1"), ("attack", "k11"))
    assert standing(match)["att_wb_1"] == "k11 n"


@pytest.mark.rule("dba.8.1b", "dba.8.1d")
def test_elephants_thrown_back_on_an_enemy_trample_nobody() -> None:
    field = {"att_el_1": "k12 n", "def_bd_1": "k11 s", "def_ax_1": "k13 e"}
    assert lost(combat(field, (1, 6, 6, 4))) == ["att_el_1"]


@pytest.mark.rule("dba.12a", "dba.11a")
def test_columns_beyond_z_have_two_letters() -> None:
    match = orders({"att_sp_1": "aa12 n", **FAR_FOE}, width=30)
    assert {"y12", "z11", "z13", "aa10", "ab11", "ac12"} <= set(cells(match, "att_sp_1"))


def test_a_verb_that_wants_an_argument_says_no_more_by_itself() -> None:
    """What is offered with an argument has no barrier of its own."""
    shore = {"features": [area("waterway", "a1", 3, 24)], "aboard": ["att_sp_1"], "sailed": ["att"]}
    field = {"att_sp_1": "", "att_bd_1": "x20 n", **FAR_FOE}
    landing = play(orders(field, bound=1, generals=["att_bd_1", ""], **shore), "land")
    for match, who, verb in ((ground("fertile", [], "woods"), DEF, "size"), (landing, ATT, "to")):
        assert verb in choices(match)
        assert [reason.key for reason in match.why_not(who, verb)] == ["not-now"]


@pytest.mark.rule("dba.5.1a", "dba.12g")
def test_a_line_that_would_cross_a_threat_zone_with_its_first_step_is_offered_no_move() -> None:
    line = {"att_sp_1": "j12 n", "att_sp_2": "k12 n", "att_sp_3": "l12 n"}
    assert "line" in choices(orders({**line, "def_sp_1": "h10 e"}))
    assert "line" not in choices(orders({**line, "def_sp_1": "h11 e"}))


@pytest.mark.rule("dba.2.3c", "dba.12r")
def test_a_line_stands_as_far_aside_as_the_open_ground_is() -> None:
    wood, spears = [area("woods", "a6", 18, 14)], {f"att_sp_{i}": "" for i in range(1, 7)}
    spot = position(spears, [], bound=0, features=wood)
    spot["frames"] = [{"frame": "Battle", "who": "", "at": 6}, {"frame": "Deploy", "side": 0}]
    match = play(game().resume(spot), "line_up")
    assert {where[0] for where in standing(match).values()} == set("stuvwx")


@pytest.mark.rule("dba.10a")
def test_who_lands_is_named_even_where_there_is_room_for_all() -> None:
    field = {"att_sp_1": "", "att_bd_1": "x20 n", **FAR_FOE}
    shore = {"features": [area("waterway", "a1", 3, 24)], "aboard": ["att_sp_1"], "sailed": ["att"]}
    match = play(orders(field, bound=1, generals=["att_bd_1", ""], **shore), "land")
    assert match.prompt(ATT).args["piece"] == "att_sp_1"


@pytest.mark.rule("dba.12g", "dba.12a")
@pytest.mark.parametrize("hand", ["left", "right"])
def test_no_line_wheels_off_the_board(hand: str) -> None:
    def verbs(column: str) -> set[str]:
        line = {"att_ax_1": f"{column}12 e", "att_ax_2": f"{column}13 e"}
        match = orders({**line, **FAR_FOE})
        return set(choices(play(match, ("group", "att_ax_1"), ("with", "att_ax_2"))))

    assert f"wheel_{hand}" in verbs("w")
    assert f"wheel_{hand}" not in verbs("x")


@pytest.mark.rule("dba.2.3c")
def test_light_troops_line_up_next_to_where_they_were_wanted_even_in_bad_going() -> None:
    marsh = [area("marsh", "l19", 3, 2)]
    spot = position({"att_sp_1": "m19 n", "att_ax_1": ""}, [], bound=0, features=marsh)
    spot["frames"] = [{"frame": "Battle", "who": "", "at": 6}, {"frame": "Deploy", "side": 0}]
    assert standing(play(game().resume(spot), "line_up"))["att_ax_1"] == "l19 n"
