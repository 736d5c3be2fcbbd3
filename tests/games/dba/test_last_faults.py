"""Planted faults that survived a fresh sample, each met by a scene of its clause."""

from __future__ import annotations

import pytest

from games.dba.scene import ATT, DEF, area, choices, game, keys, orders, play, position, standing

FAR_FOE = {"def_sp_1": "x2 s"}


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
