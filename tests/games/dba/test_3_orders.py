"""dba.3, 5, 10: the order of shots, lines in one click, attacks, deep rivers; what the view shows."""

from __future__ import annotations

import pytest

from games.dba.scene import ATT, area, cells, choices, combat, keys, lost, orders, play, standing
from polemos.engine.errors import IllegalAction

FAR_FOE = {"def_sp_1": "k2 s"}
LINE = {"att_sp_1": "j16 n", "att_sp_2": "k16 n", "att_sp_3": "l16 n"}


@pytest.mark.rule("dba.3b", "dba.6c")
def test_the_active_player_orders_the_shots_and_each_is_carried_out_before_the_next() -> None:
    field = {"att_art_1": "e16 n", "att_art_2": "p16 n", "def_sp_1": "e12 s", "def_sp_2": "p12 s"}
    match = combat(field, (6, 1, 1, 6, 4))
    assert match.deciders == (ATT,)
    assert match.prompt(ATT).message == "volley"
    assert choices(match) == {"resolve": ("def_sp_1", "def_sp_2")}
    play(match, ("resolve", "def_sp_2"))
    assert lost(match) == ["def_sp_2"]  # 4 + 6 doubles 4 + 1; the other shot is a miss
    assert keys(match).count("shot") == 2


@pytest.mark.rule("dba.3b")
def test_all_combats_in_order_without_further_questions() -> None:
    two = {"att_sp_1": "k12 n", "def_sp_1": "k11 s", "att_bd_1": "m12 n", "def_bd_1": "m11 s"}
    match = combat(two, (3, 4, 3, 3, 4))
    play(match, "fight_on")
    assert standing(match)["att_bd_1"] == "m13 n"  # blades come before spears
    assert standing(match)["att_sp_1"] == "k12 n"
    assert keys(match).count("combat") == 2


@pytest.mark.rule("dba.5b", "dba.12f")
def test_a_whole_line_is_ordered_by_its_first_member() -> None:
    match = orders({**LINE, **FAR_FOE}, pips=3)
    assert choices(match)["line"] == ("att_sp_1",)
    play(match, ("line", "att_sp_1"), ("ahead", 2))
    assert [standing(match)[e] for e in LINE] == ["j14 n", "k14 n", "l14 n"]
    assert match.view(None)["pips"] == 2
    assert "line" not in choices(match)  # they have moved


@pytest.mark.rule("dba.5b")
def test_a_line_in_contact_is_no_group() -> None:
    match = orders({**LINE, "def_sp_1": "k15 s"})
    assert "line" not in choices(match)  # the middle one fights, the others do not touch
    with pytest.raises(IllegalAction):
        match.play(ATT, "group", "att_sp_2")


@pytest.mark.rule("dba.5.2a", "dba.12k")
def test_a_move_into_contact_is_an_attack() -> None:
    match = orders({"att_cv_1": "k14 n", "def_sp_1": "k11 s"})
    play(match, ("move", "att_cv_1"))
    assert "k12" in choices(match)["attack"]
    assert "k12" not in choices(match)["to"]
    play(match, ("attack", "k12"))
    assert standing(match)["att_cv_1"] == "k12 n"


@pytest.mark.rule("dba.2.2c")
def test_a_deep_river_is_crossed_in_single_column() -> None:
    field = {"att_sp_1": "k15 n", "att_sp_2": "l16 n", "att_sp_3": "m16 n", **FAR_FOE}
    river = [area("river", "a15", 24, 1)]
    deep = orders(field, features=river, river="column")
    assert "l15" not in cells(deep, "att_sp_2")  # beside a friend in the water
    assert "m15" in cells(deep, "att_sp_3")
    slow = orders(field, features=river, river="slow")
    assert "l15" in cells(slow, "att_sp_2")


@pytest.mark.rule("dba.10a")
def test_a_landing_is_one_order_and_touches_no_enemy() -> None:
    sea = [area("waterway", "a1", 3, 24)]
    field = {"att_sp_1": "", "att_sp_2": "", "def_sp_1": "d10 s"}
    match = orders(
        field,
        pips=2,
        bound=1,
        features=sea,
        sailed=["att"],
        aboard=["att_sp_1", "att_sp_2"],
        generals=["", ""],
    )
    play(match, "land")
    shore = choices(match)["to"]
    assert "d12" in shore
    assert not {"d9", "d10", "d11", "e12"} & set(shore)  # beside an enemy, on him, or away from the water
    play(match, ("to", "d12"), ("to", "d13"))
    assert match.view(None)["pips"] == 1
    assert match.view(None)["aboard"] == []


def test_the_view_gives_what_a_table_draws() -> None:
    field = {"att_sp_1": "k12 n", "def_kn_1": "k11 s", "att_art_1": "p16 n", "def_bd_1": "p13 s"}
    view = orders(field, pips=4, features=[area("woods", "a1", 3, 3)], camps=["m24", ""]).view(None)
    assert (view["stage"], view["active"], view["pips"]) == ("command", ATT, 4)
    assert view["field"]["features"] == [{"kind": "woods", "at": "a1", "columns": 3, "rows": 3}]
    assert view["field"]["rows"][0].startswith("www.")
    assert view["field"]["camps"] == {ATT: {"at": "m24", "sacked": False}}
    assert view["pieces"]["def_bd_1"]["face"] == 2
    assert view["pieces"]["def_bd_1"]["zone"] == ["p14", "p15"]
    fight = view["forecast"]["att_sp_1"]
    assert (fight["foe"], fight["mine"], fight["theirs"]) == ("def_kn_1", {"factor": 4}, {"factor": 3})
    assert (fight["loses"]["D"], fight["wins"]["D"]) == (10, 4)  # dba.8.2a
    shot = view["shots"][0]
    assert (shot["by"], shot["at"], shot["mine"]["factor"], shot["theirs"]["factor"]) == (
        "att_art_1",
        "def_bd_1",
        4,
        5,
    )
