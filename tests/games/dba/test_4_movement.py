"""dba.4, 5, 12: command points, single and group moves, threat zones, contact."""

from __future__ import annotations

import pytest

from games.dba.scene import DEF, area, cells, choices, combat, keys, orders, play, standing
from polemos.engine.match import Match


def cost(match: Match, *steps: object) -> int:
    """How many points a move takes."""
    before = match.prompt(match.deciders[0]).args["pips"]
    copy = play(match.clone(), *steps)
    after = (
        copy.prompt(copy.deciders[0]).args["pips"]
        if copy.prompt(copy.deciders[0]).message == "command"
        else 0
    )
    return int(str(before)) - int(str(after))


FAR_FOE = {"def_sp_1": "k2 s"}


@pytest.mark.rule("dba.4a", "dba.3a", "dba.1c")
def test_each_move_costs_a_point_and_the_rest_is_lost() -> None:
    match = orders({"att_sp_1": "k20 n", **FAR_FOE}, 2, generals=["att_sp_1", "def_sp_1"], dice=(5,))
    assert cost(match, ("move", "att_sp_1"), ("to", "k19"), ("face", "n")) == 1
    play(match, "done")
    assert match.deciders == ("defender",)
    assert match.prompt("defender").args["pips"] == 5
    assert match.view(None)["turn"] == 4


@pytest.mark.rule("dba.4b", "dba.4e")
def test_elephants_hordes_and_artillery_cost_one_more_but_not_in_the_first_bound() -> None:
    for kind in ("el", "hd", "art"):
        field = {f"att_{kind}_1": "k20 n", "att_cv_1": "l20 n", **FAR_FOE}
        steps = (("move", f"att_{kind}_1"), ("to", "k19"), ("face", "n"))
        facts = {"generals": ["att_cv_1", "def_sp_1"]}
        assert cost(orders(field, 4, **facts), *steps) == 2
        assert cost(orders(field, 4, bound=1, **facts), *steps) == 1


@pytest.mark.rule("dba.4c", "dba.4f", "dba.12r", "dba.9c")
def test_far_from_the_general_orders_cost_more() -> None:
    steps = (("move", "att_sp_1"), ("to", "k19"), ("face", "n"))
    near = {"att_sp_1": "k20 n", "att_cv_1": "w20 n", **FAR_FOE}
    assert cost(orders(near, 4, generals=["att_cv_1", ""]), *steps) == 1  # twelve cells
    far = {"att_sp_1": "k20 n", "att_cv_1": "x20 n", **FAR_FOE}
    assert cost(orders(far, 4, generals=["att_cv_1", ""]), *steps) == 2  # thirteen
    hidden = {"att_sp_1": "k20 n", "att_cv_1": "r20 n", **FAR_FOE}
    wood = [area("woods", "n19", 2, 3)]
    assert cost(orders(hidden, 4, generals=["att_cv_1", ""], features=wood), *steps) == 2
    hill = [area("gentle_hill", "n19", 2, 3)]
    assert cost(orders(hidden, 4, generals=["att_cv_1", ""], features=hill), *steps) == 2
    close = {"att_sp_1": "k20 n", "att_cv_1": "q20 n", **FAR_FOE}
    assert cost(orders(close, 4, generals=["att_cv_1", ""], features=wood), *steps) == 1  # six cells
    dead = {"att_sp_1": "k20 n", "att_cv_1": "", **FAR_FOE}
    assert cost(orders(dead, 4, generals=["att_cv_1", ""], lost=["att_cv_1"]), *steps) == 2


@pytest.mark.rule("dba.4d", "dba.4e")
def test_a_general_in_cover_commands_badly_and_burdens_add_up() -> None:
    steps = (("move", "att_el_1"), ("to", "k19"), ("face", "n"))
    field = {"att_el_1": "k20 n", "att_cv_1": "m20 n", **FAR_FOE}
    for ground in ("woods", "marsh"):
        wood = [area(ground, "m20", 2, 2)]
        assert cost(orders(field, 4, generals=["att_cv_1", ""], features=wood), *steps) == 3
    assert cost(orders(field, 4, generals=["att_cv_1", ""], camps=["m20", ""]), *steps) == 3
    own = (("move", "att_cv_1"), ("to", "m19"), ("face", "n"))
    assert cost(orders(field, 4, generals=["att_cv_1", ""], camps=["m20", ""]), *own) == 1


@pytest.mark.rule("dba.5a", "dba.12b", "dba.12c")
def test_single_elements_go_any_way_within_their_allowance() -> None:
    for kind, reach in (
        ("lh", 5),
        ("cv", 4),
        ("kn", 3),
        ("el", 3),
        ("ax", 3),
        ("ps", 3),
        ("sp", 2),
        ("wb", 2),
    ):
        found = cells(orders({f"att_{kind}_1": "k16 n", **FAR_FOE}), f"att_{kind}_1")
        assert f"k{16 - reach}" in found
        assert f"k{15 - reach}" not in found
        assert f"k{16 + reach}" in found
        diagonal = int(reach / 1.5)
        assert f"{chr(107 + diagonal)}{16 - diagonal}" in found
        assert f"{chr(108 + diagonal)}{15 - diagonal}" not in found


@pytest.mark.rule("dba.12b", "dba.12e")
def test_bad_going_and_roads_change_the_reach() -> None:
    wood = [area("woods", "h8", 7, 14)]
    for kind, reach in (("ax", 3), ("ps", 3), ("cv", 2), ("sp", 2), ("lh", 2)):
        found = cells(orders({f"att_{kind}_1": "k16 n", **FAR_FOE}, features=wood), f"att_{kind}_1")
        assert f"k{16 - reach}" in found
        assert f"k{15 - reach}" not in found
    edge = [area("woods", "k13")]
    # two good cells and one bad one: 2/4 + 1/2 is a whole move for cavalry
    assert "k13" in cells(orders({"att_cv_1": "k16 n", **FAR_FOE}, features=edge), "att_cv_1")
    road = [area("road", "k1", 1, 24)]
    assert "k12" in cells(orders({"att_sp_1": "k16 n", **FAR_FOE}, features=road), "att_sp_1")
    assert "k11" in cells(orders({"att_lh_1": "k16 n", **FAR_FOE}, features=road), "att_lh_1")
    guns = cells(orders({"att_art_1": "k16 n", **FAR_FOE}, features=[area("woods", "k15")]), "att_art_1")
    assert "k15" not in guns


@pytest.mark.rule("dba.12d")
def test_a_quarter_turn_is_free_turning_about_costs_a_cell() -> None:
    match = play(orders({"att_sp_1": "k16 n", **FAR_FOE}), ("move", "att_sp_1"), ("to", "k14"))
    assert choices(match) == {"keep_facing": (None,), "face": ("e", "n", "w")}
    match = play(orders({"att_sp_1": "k16 n", **FAR_FOE}), ("move", "att_sp_1"), ("to", "k15"))
    assert choices(match)["face"] == ("e", "n", "s", "w")
    assert standing(play(match, "keep_facing"))["att_sp_1"] == "k15 n"


@pytest.mark.rule("dba.5d")
def test_who_passes_through_whom() -> None:
    def passes(kind: str, friend: str) -> bool:
        wall = {f"att_{friend}_{i}": f"{c}15 n" for i, c in enumerate("hijklmn", 2)}
        return "k14" in cells(orders({f"att_{kind}_1": "k16 n", **wall, **FAR_FOE}), f"att_{kind}_1")

    assert passes("cv", "ps")
    assert passes("ps", "sp")
    assert not passes("sp", "ps")
    assert not passes("cv", "sp")


@pytest.mark.rule("dba.5f")
def test_breaking_off_is_straight_back() -> None:
    field = {"att_cv_1": "k12 n", "def_sp_1": "k11 s"}
    match = orders(field)
    assert cells(match, "att_cv_1") == ("k13", "k14", "k15", "k16")
    play(match, ("move", "att_cv_1"), ("to", "k13"))
    assert standing(match)["att_cv_1"] == "k13 n"
    flanked = orders({**field, "def_ax_1": "j12 e"})
    assert "att_cv_1" not in choices(flanked)["move"]


@pytest.mark.rule("dba.5.1a", "dba.12i", "dba.12j")
def test_in_a_threat_zone_one_may_only_face_contact_or_go_back() -> None:
    field = {"att_sp_1": "k13 e", "def_sp_1": "k11 s"}
    match = orders(field)
    assert cells(match, "att_sp_1") == (
        "i13",
        "j13",
        "k12",
        "k13",
    )  # straight back is west, for one facing east
    turned = play(match.clone(), ("move", "att_sp_1"), ("to", "k13"))
    assert standing(turned)["att_sp_1"] == "k13 n"
    contact = play(match.clone(), ("move", "att_sp_1"), ("attack", "k12"))
    assert standing(contact)["att_sp_1"] == "k12 n"
    crossing = cells(orders({"att_sp_1": "j13 e", "def_sp_1": "k11 s"}), "att_sp_1")
    assert "k13" in crossing
    assert "l13" not in crossing  # two cells away, through the zone
    screened = {"att_sp_1": "j13 e", "def_sp_1": "k11 s", "def_ax_1": "k12 w"}
    assert "l13" in cells(orders(screened), "att_sp_1")
    friend = {"att_sp_1": "j13 e", "def_sp_1": "k11 s", "att_sp_2": "k12 n"}
    assert "l13" in cells(orders(friend), "att_sp_1")


@pytest.mark.rule("dba.5.2a")
def test_flank_and_rear_only_from_beyond_that_edge() -> None:
    before = orders({"att_cv_1": "j14 n", "def_sp_1": "l12 s"})
    faces = play(before, ("move", "att_cv_1"), ("to", "k12"))
    assert "e" in choices(faces)["face"]  # it began west of the western flank
    ahead = orders({"att_cv_1": "l15 n", "def_sp_1": "l12 s"})
    ends = play(ahead, ("move", "att_cv_1"), ("to", "k12")) if "k12" in cells(ahead, "att_cv_1") else None
    assert ends is None or "e" not in choices(ends).get("face", ())


@pytest.mark.rule("dba.5e")
def test_second_moves() -> None:
    def again(element: str, where: str, foe: str, **facts: object) -> bool:
        match = orders({element: where, "def_sp_1": foe}, moved=[element], **facts)
        return element in choices(match).get("move", ())

    assert again("att_lh_1", "k16 n", "k2 s")
    assert not again("att_lh_1", "k16 n", "l14 e")
    assert again("att_wb_1", "k16 n", "k14 s")
    assert not again("att_wb_1", "k16 n", "k2 s")
    assert again("att_ps_1", "k16 n", "k2 s", bound=1)
    assert not again("att_ps_1", "k16 n", "k2 s")
    assert not again("att_sp_1", "k16 n", "k2 s")
    assert again("att_sp_1", "k16 n", "k2 s", features=[area("road", "k1", 1, 24)])
    match = orders({"att_lh_1": "k16 n", **FAR_FOE}, moved=["att_lh_1"], moved_twice=["att_lh_1"])
    assert "att_lh_1" not in choices(match)["move"]


LINE = {"att_sp_1": "j16 n", "att_sp_2": "k16 n", "att_sp_3": "l16 n"}


def group(match: Match, element: str = "att_sp_2") -> Match:
    return play(match, ("group", element), "everybody")


@pytest.mark.rule("dba.5b", "dba.12f", "dba.12g")
def test_a_line_marches_ahead_at_the_speed_of_the_slowest() -> None:
    match = group(orders({**LINE, "att_cv_1": "m16 n", **FAR_FOE}))
    assert match.prompt("attacker").args["pieces"] == ("att_cv_1", "att_sp_1", "att_sp_2", "att_sp_3")
    assert choices(match)["ahead"] == (1, 2)
    play(match, ("ahead", 2))
    assert [standing(match)[e] for e in LINE] == ["j14 n", "k14 n", "l14 n"]
    assert match.prompt("attacker").args["pips"] == 5
    apart = orders({"att_sp_1": "j16 n", "att_sp_2": "k16 e", "att_sp_3": "m16 n", **FAR_FOE})
    assert "group" not in choices(apart)
    engaged = orders({"att_sp_1": "j16 n", "att_sp_2": "k16 n", "def_sp_1": "j15 s"})
    assert "group" not in choices(engaged)


@pytest.mark.rule("dba.12g")
def test_a_wheel_needs_a_front_no_wider_than_the_allowance() -> None:
    wide = group(orders({**LINE, **FAR_FOE}))
    assert "wheel_left" not in choices(wide)
    pair = orders({"att_sp_1": "j16 n", "att_sp_2": "k16 n", **FAR_FOE})
    match = play(group(pair), ("wheel_left", 1))
    assert [standing(match)[e] for e in ("att_sp_1", "att_sp_2")] == ["j16 w", "j15 w"]
    other = orders({"att_sp_1": "j16 n", "att_sp_2": "k16 n", **FAR_FOE})
    match = play(group(other), ("wheel_right", 1))
    assert [standing(match)[e] for e in ("att_sp_1", "att_sp_2")] == ["k15 e", "k16 e"]


@pytest.mark.rule("dba.12g")
def test_a_sideways_step_only_into_contact() -> None:
    match = group(orders({"att_ax_1": "j16 n", "att_ax_2": "k16 n", "def_sp_1": "l13 s"}), "att_ax_1")
    assert choices(match)["slant_right"] == (2,)
    assert "slant_left" not in choices(match)
    play(match, ("slant_right", 2))
    assert standing(match)["att_ax_2"] == "l14 n"


@pytest.mark.rule("dba.5b", "dba.12g")
def test_a_column_follows_its_head() -> None:
    column = {"att_ax_1": "k16 n", "att_ax_2": "k17 n", "att_ax_3": "k18 n"}
    match = play(group(orders({**column, **FAR_FOE}), "att_ax_1"), ("follow_left", 2))
    assert [standing(match)[e] for e in column] == ["j14 n", "j15 n", "k16 n"]


@pytest.mark.rule("dba.5c", "dba.12h")
def test_lines_stay_out_of_bad_going_columns_do_not() -> None:
    wood = [area("woods", "i15", 5, 1)]
    line = play(orders({**LINE, **FAR_FOE}, features=wood), ("group", "att_sp_2"))
    assert "everybody" not in choices(line)
    assert "ahead" not in choices(play(line, ("with", "att_sp_1")))
    column = {"att_sp_1": "k16 n", "att_sp_2": "k17 n", **FAR_FOE}
    assert 1 in choices(group(orders(column, features=wood)))["ahead"]
    river = [area("river", "a15", 24, 1)]
    line = play(orders({**LINE, **FAR_FOE}, features=river), ("group", "att_sp_2"))
    assert "everybody" not in choices(line)
    paltry = orders({**LINE, **FAR_FOE}, features=river, river="paltry")
    assert choices(group(paltry))["ahead"] == (1, 2)
    road = [area("road", "k1", 1, 24)]
    assert choices(group(orders({**LINE, **FAR_FOE}, features=road)))["ahead"] == (
        1,
        2,
    )  # nobody is speeded up
    on_road = {"att_sp_1": "k20 n", "att_sp_2": "k21 n", **FAR_FOE}
    assert choices(group(orders(on_road, features=road)))["ahead"] == (1, 2, 3, 4)
    chiefs = {"generals": ["att_sp_1", "def_sp_1"]}
    away = {"att_sp_1": "j10 n", "att_sp_2": "k10 n", "def_sp_1": "k20 s"}
    assert "ahead" not in choices(group(orders(away, **chiefs)))
    retreat = {"att_sp_1": "k10 n", "att_sp_2": "k11 n", "def_sp_1": "k20 s"}
    assert "ahead" in choices(group(orders(retreat, **chiefs)))


@pytest.mark.rule("dba.2.2c")
def test_the_first_to_enter_a_river_rolls_for_it() -> None:
    river = [area("river", "a15", 24, 1)]
    for die, kind in ((1, "paltry"), (2, "paltry"), (3, "slow"), (4, "slow"), (5, "column"), (6, "column")):
        match = orders({"att_sp_1": "k16 n", **FAR_FOE}, dice=(die,), features=river)
        play(match, ("move", "att_sp_1"), ("to", "k15"), ("face", "n"))
        assert match.view(None)["field"]["river"] == kind
        assert keys(match).count("river") == 1
    slow = orders({"att_cv_1": "k17 n", **FAR_FOE}, features=river, river="slow")
    assert "k15" not in cells(slow, "att_cv_1")  # a whole move, from the bank only
    paltry = orders({"att_cv_1": "k17 n", **FAR_FOE}, features=river, river="paltry")
    assert "k14" in cells(paltry, "att_cv_1")


@pytest.mark.rule("dba.2.2d")
def test_nobody_enters_the_sea() -> None:
    sea = [area("waterway", "a1", 24, 3)]
    assert "k3" not in cells(
        orders({"att_cv_1": "k5 n", "def_sp_1": "k20 s"}, features=sea, generals=["", ""]), "att_cv_1"
    )


@pytest.mark.rule("dba.12a", "dba.12k")
def test_contact_by_facing() -> None:
    front = combat({"att_sp_1": "k12 n", "def_sp_1": "k11 s"}, (3, 3, 4))
    assert "combat" in keys(front)
    apart = combat({"att_sp_1": "k13 n", "def_sp_1": "k11 s"}, (4,))
    assert "combat" not in keys(apart)
    assert len(set(standing(front).values())) == len(standing(front))


@pytest.mark.rule("dba.9e")
def test_a_camp_without_defenders_is_sacked_by_who_enters() -> None:
    match = orders({"att_cv_1": "k3 n", "def_sp_1": "a5 s"}, camps=["", "k1"])
    play(match, ("move", "att_cv_1"), ("to", "k1"), ("face", "n"))
    assert "sacked" in keys(match)
    assert match.view(None)["tracks"]["lost"] == {"attacker": 0, "defender": 4}
    followers = {"att_sp_1": "k2 n", "def_cf_1": "k1 s", "def_sp_1": "a5 s"}
    fought = combat(followers, (3, 1, 4), camps=["", "k1"])
    assert fought.position()["state"]["lost"] == ["def_cf_1"]
    assert fought.view(None)["tracks"]["lost"]["defender"] == 0


@pytest.mark.rule("dba.10a")
def test_landing_in_the_first_bound() -> None:
    sea = [area("waterway", "a1", 3, 24)]
    field = {"att_sp_1": "m20 n", "att_ax_1": "", "att_ax_2": "", "def_sp_1": "d4 s"}
    facts = {
        "features": sea,
        "aboard": ["att_ax_1", "att_ax_2"],
        "sailed": ["att"],
        "generals": ["att_sp_1", "def_sp_1"],
    }
    match = orders(field, 3, bound=1, **facts)
    play(match, "land")
    shore = choices(match)["to"]
    assert "d12" in shore
    assert "e12" not in shore
    assert "d5" not in shore  # beside an enemy
    play(match, ("to", "d12"), ("to", "d13"))
    assert match.prompt("attacker").args["pips"] == 2
    assert "land" not in choices(orders(field, 3, bound=3, **facts))


@pytest.mark.rule("dba.4a")
def test_the_other_side_has_its_own_bound() -> None:
    match = orders({"att_sp_1": "k20 n", "def_sp_1": "k2 s"}, who=DEF)
    assert match.deciders == ("defender",)
    assert choices(match)["move"] == ("def_cv_9", "def_sp_1")
