"""Scenes at the very edge of a clause: one step, one point or one rank further and it would not hold."""

from __future__ import annotations

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
from polemos.engine.result import Result

DUEL = {"att_sp_1": "k12 n", "def_bd_1": "k11 s"}


def line_of(*others: str) -> dict[str, str]:
    """The duel, with friends behind the attacker's spears one after the other: "el n", "sp w"."""
    behind: dict[str, str] = {}
    for rank, told in enumerate(others):
        kind, facing = told.split()
        behind[f"att_{kind}_{rank + 2}"] = f"k{13 + rank} {facing}"
    return {**DUEL, **behind}


@pytest.mark.rule("dba.8.1c")
@pytest.mark.parametrize("last", ["el n", "ax w", "cf n"])
def test_who_cannot_go_back_holds_up_all_before_him(last: str) -> None:
    """The friend before him stays where he is, and the loser has no room."""
    field = line_of("bd n", last)
    match = combat(field, (1, 1, 6, 4))
    after = standing(match)
    assert lost(match) == ["att_sp_1"]
    assert {e: after[e] for e in field if e not in lost(match)} == {
        e: cell for e, cell in field.items() if e != "att_sp_1"
    }


@pytest.mark.rule("dba.8.1b", "dba.8.1c")
def test_a_rank_at_the_edge_or_before_an_enemy_holds_up_two_before_it() -> None:
    edge = {"att_sp_1": "k22 n", "def_bd_1": "k21 s", "att_bd_1": "k23 n", "att_ax_1": "k24 n"}
    enemy = {**line_of("bd n", "ax n"), "def_ax_1": "k15 s"}
    for field in (edge, enemy):
        match = combat(field, (1, 1, 6, 4))
        assert lost(match) == ["att_sp_1"]
        after = standing(match)
        assert all(after[e] == cell for e, cell in field.items() if e != "att_sp_1")


@pytest.mark.rule("dba.8.1c")
def test_nobody_recoils_through_an_enemy() -> None:
    """Psiloi pass any friend; an enemy behind him is the end of the way."""
    field = {"att_ps_1": "k12 n", "def_sp_1": "k11 s", "att_pk_1": "k13 n"}
    assert standing(combat(field, (3, 2, 4)))["att_ps_1"] == "k14 n"
    match = combat({**field, "def_ax_1": "k14 e"}, (3, 2, 6, 4))
    assert lost(match) == ["att_ps_1"]


@pytest.mark.rule("dba.3b", "dba.8a")
def test_a_pair_that_has_fought_does_not_fight_again() -> None:
    field = {**DUEL, "att_bd_1": "m12 n", "def_bd_2": "m11 s", "att_bd_3": "o12 n", "def_bd_4": "o11 s"}
    match = combat(field, (3, 4, 3, 3, 3, 3, 4))
    assert choices(match)["fight"] == ("att_bd_1", "att_bd_3", "att_sp_1")
    play(match, ("fight", "att_bd_1"))
    assert standing(match)["att_bd_1"] == "m13 n"
    match = combat(field, (3, 3, 3, 3, 3, 3, 4))
    play(match, ("fight", "att_bd_1"))
    assert standing(match)["att_bd_1"] == "m12 n"
    assert choices(match)["fight"] == ("att_bd_3", "att_sp_1")


def ended(own: int, foes: int, **facts: object) -> Result:
    """The defender's last spears die at the edge beside so many lost before; his army is no more."""
    dead = {f"att_sp_{n + 2}": "" for n in range(own)} | {f"def_sp_{n + 2}": "" for n in range(foes - 1)}
    field = {"att_bd_1": "k2 n", "def_sp_1": "k1 s", "att_cv_1": "a24 n", **dead}
    before = [2 * own, 2 * (foes - 1)]
    match = combat(field, (4, 2, 1), generals=["att_cv_1", ""], lost=list(dead), before=before, **facts)
    assert match.result is not None
    return match.result


@pytest.mark.rule("11.3a", "11.3b")
def test_a_crushing_victory_is_twice_the_own_losses_and_two_elements_more() -> None:
    assert [ended(0, foes).level for foes in (1, 2, 3)] == ["victory", "decisive", "decisive"]
    assert [ended(1, foes).level for foes in (3, 4)] == ["victory", "decisive"]
    assert [ended(2, foes).level for foes in (5, 6)] == ["victory", "decisive"]
    assert ended(0, 2).rule == "11.3a"


@pytest.mark.rule("dba.9d")
def test_a_withdrawal_is_no_rout() -> None:
    match = orders({"att_sp_1": "k20 n", "def_sp_1": "k2 s"}, who=DEF, bound=30)
    play(match, "done")
    assert match.result is not None
    assert (match.result.level, match.result.rule) == ("withdrawal", "dba.9d")


@pytest.mark.rule("dba.5c", "dba.12g")
def test_a_line_shut_in_with_its_back_to_the_enemy_has_no_order() -> None:
    """Two abreast and three deep they may not go on, and between two woods not wheel either."""
    facts = {"features": [area("woods", "h9", 3, 6), area("woods", "m9", 3, 6)], "generals": ["att_sp_1", ""]}
    deep = {f"att_sp_{n + 1}": f"{'kl'[n % 2]}{12 + n // 2} n" for n in range(6)}
    assert "line" not in choices(orders({**deep, "def_sp_1": "k20 n"}, **facts))
    assert choices(orders({**deep, "def_sp_1": "k2 s"}, **facts))["line"] == ("att_sp_1",)
    column = {e: where for e, where in deep.items() if where[0] == "k"}
    assert choices(orders({**column, "def_sp_1": "k20 n"}, **facts))["line"] == ("att_sp_1",)


@pytest.mark.rule("dba.5c", "dba.12e")
def test_one_of_a_line_who_stands_on_a_road_goes_no_faster() -> None:
    """Horse off the road could keep up with foot on it, but only a column goes along a road."""
    road = [area("road", "k1", 1, 24)]
    line = {"att_sp_1": "k16 n", "att_cv_1": "l16 n", "def_sp_1": "a1 s"}
    match = play(orders(line, features=road), ("line", "att_cv_1"))
    assert choices(match)["ahead"] == (1, 2)
    column = {**line, "att_cv_1": "k17 n"}
    match = play(orders(column, features=road), ("line", "att_cv_1"))
    assert choices(match)["ahead"] == (1, 2, 3, 4)


@pytest.mark.rule("dba.5b", "dba.12f")
def test_who_stands_in_the_corner_goes_with_his_neighbours() -> None:
    corner = {"att_sp_1": "a1 s", "att_sp_2": "b1 s", "def_sp_1": "k20 n"}
    match = orders(corner)
    assert choices(match)["line"] == ("att_sp_1",)
    assert choices(match)["group"] == ("att_sp_1", "att_sp_2")


@pytest.mark.rule("dba.12i", "dba.5.1a")
def test_who_stands_in_the_corner_threatens_what_lies_before_him() -> None:
    """Two cells away he may be met, faced or left straight back, and nothing else."""
    field = {"att_cv_1": "a3 w", "def_sp_1": "a1 s"}
    match = play(orders(field), ("move", "att_cv_1"))
    assert choices(match) == {"attack": ("a2",), "to": ("a3", "b3", "c3", "d3", "e3")}
    away = play(orders({**field, "def_sp_1": "a1 e"}), ("move", "att_cv_1"))
    assert "b2" in choices(away)["to"]


@pytest.mark.rule("dba.5.1a", "dba.5b")
def test_a_group_does_not_go_on_through_the_threat_to_its_flank() -> None:
    line = {"att_sp_1": "j16 n", "att_sp_2": "k16 n"}
    for enemy, free in (("h16 e", False), ("h16 w", True)):
        match = play(orders({**line, "def_sp_1": enemy, "def_cv_1": "k2 s"}), ("group", "att_sp_1"))
        play(match, ("with", "att_sp_2"))
        assert ("ahead" in choices(match)) is free


@pytest.mark.rule("dba.5e")
@pytest.mark.parametrize(("who", "bound", "again"), [(ATT, 1, True), (DEF, 2, True), (ATT, 3, False)])
def test_psiloi_move_twice_in_the_first_bound_of_either_side(who: str, bound: int, again: bool) -> None:
    own = "att_ps_1" if who == ATT else "def_ps_1"
    field = {"att_ps_1": "k20 n", "def_ps_1": "d3 s"}
    match = orders(field, who=who, bound=bound, moved=[own])
    assert (own in choices(match)["move"]) is again


@pytest.mark.rule("dba.5.2b")
def test_each_of_two_who_are_attacked_on_two_sides_is_asked() -> None:
    field = {
        **{"def_sp_1": "k11 n", "att_cv_1": "j11 e", "att_sp_1": "k12 n"},
        **{"def_sp_2": "q11 n", "att_cv_2": "p11 e", "att_sp_2": "q12 n"},
    }
    match = combat(field, (3, 3, 3, 3, 4))
    for number in (1, 2):
        assert match.deciders == (DEF,)
        assert choices(match) == {"turn_to": (f"att_cv_{number}", f"att_sp_{number}")}
        play(match, ("turn_to", f"att_cv_{number}"))
    assert keys(match).count("turns") == 2


@pytest.mark.rule("dba.11a")
def test_beyond_the_column_z_come_aa_and_ab() -> None:
    match = orders({"att_sp_1": "z12 e", "def_sp_1": "a1 s"}, width=28)
    reached = cells(match, "att_sp_1")
    assert {"aa12", "ab12", "aa11", "y12"} <= set(reached)
    assert {name.rstrip("0123456789") for name in reached} == {"x", "y", "z", "aa", "ab"}
    assert standing(play(match, ("move", "att_sp_1"), ("to", "ab12"), ("face", "n")))["att_sp_1"] == "ab12 n"


@pytest.mark.rule("dba.12i", "dba.5.1a", "dba.9e")
def test_camp_followers_threaten_nobody_whom_another_enemy_threatens() -> None:
    """Threatened by the spears only he may not turn against the camp before which he stands."""
    field = {"att_cv_1": "k3 e", "def_sp_1": "m3 w", "def_cf_1": "k1 s"}
    match = play(orders(field, camps=["", "k1"]), ("move", "att_cv_1"))
    assert choices(match) == {"attack": ("l3",), "to": ("g3", "h3", "i3", "j3")}


def placing(frame: dict[str, object], **facts: object) -> Match:
    """Before the battle: a frame of its preparation."""
    spot = position({}, [], bound=0, **facts)
    return game().resume({**spot, "frames": [{"frame": "Battle", "who": "", "at": 4}, frame]})


@pytest.mark.rule("dba.2.1d", "dba.2.1e")
def test_chance_begins_anew_if_nothing_can_be_made_of_what_was_placed() -> None:
    """Woods and a hill in two opposite corners leave no edge to the sea that a coast must have."""
    corners = [area("woods", "a1", 4, 4), area("steep_hill", "u21", 4, 4)]
    match = placing({"frame": "Terrain"}, topography="coastal", features=corners)
    assert "waterway" not in choices(match)["feature"]
    play(match, "chance_field")
    assert "waterway" in {feature[0] for feature in match.position()["state"]["features"]}


@pytest.mark.rule("dba.9e", "dba.11a")
def test_on_a_wide_field_the_camp_may_touch_any_cell_of_the_edge() -> None:
    match = placing({"frame": "Camp", "side": 0}, width=28)
    assert len(choices(match)["to"]) == 28
    assert {"a24", "x24", "ab24"} <= set(choices(match)["to"])


@pytest.mark.rule("dba.9c", "dba.4c")
def test_of_two_like_losses_the_generals_is_judged_the_worse() -> None:
    """It ends nothing, but all orders cost more from then on: who judges a battle has to know."""
    field = {"att_cv_1": "", "att_cv_2": "k20 n", "def_sp_1": "k2 s"}
    judged = [
        game().evaluate(orders(field, lost=["att_cv_1"], generals=[general, ""]).state, ATT)
        for general in ("att_cv_1", "att_cv_2")
    ]
    assert judged[0] < judged[1]


@pytest.mark.rule("dba.4c", "dba.9c")
def test_without_a_general_one_point_moves_nobody() -> None:
    facts = {"generals": ["att_cv_1", ""], "lost": ["att_cv_1"]}
    field = {"att_sp_1": "k20 n", "att_sp_2": "l20 n", "att_cv_1": "", "def_sp_1": "k2 s"}
    assert choices(orders(field, 1, **facts)) == {"done": (None,)}
    assert choices(orders(field, 2, **facts))["move"] == ("att_sp_1", "att_sp_2")


@pytest.mark.rule("dba.5f", "dba.12b")
@pytest.mark.parametrize(("kind", "ground"), [("sp", "waterway"), ("art", "woods"), ("art", "marsh")])
def test_nobody_breaks_off_into_ground_that_he_cannot_enter(kind: str, ground: str) -> None:
    field = {f"att_{kind}_1": "k16 n", "def_sp_1": "k15 s"}
    assert cells(orders(field), f"att_{kind}_1")
    barred = orders(field, features=[area(ground, "j17", 3, 3)])
    assert f"att_{kind}_1" not in choices(barred).get("move", ())


@pytest.mark.rule("dba.10a")
@pytest.mark.parametrize("landing", [False, True])
def test_only_who_came_by_sea_may_stay_aboard(landing: bool) -> None:
    options = {"topography": "coastal", "landing": landing}
    match = game().start("battle", 3, options)
    while match.prompt(match.deciders[0]).message != "deploy" or match.deciders != (ATT,):
        verbs = choices(match)
        verb = next(verb for verb in ("reference", "chance_field", "edge", "line_up") if verb in verbs)
        match.play(match.deciders[0], verb, verbs[verb][0])
    assert ("keep_aboard" in choices(match)) is landing


@pytest.mark.rule("dba.5e")
def test_light_horse_moves_again_even_by_one_cell_out_of_a_wood() -> None:
    friends = {f"att_sp_{i}": f"{cell} n" for i, cell in enumerate(("b24", "b23", "b22", "a22"), 1)}
    field = {"att_lh_1": "a24 n", **friends, "att_cv_1": "e24 n", "def_sp_1": "k2 s"}
    facts = {"generals": ["att_cv_1", ""], "moved": ["att_lh_1", *friends]}
    match = orders(field, features=[area("woods", "a24")], **facts)
    assert "att_lh_1" in choices(match)["move"]
    assert cells(match, "att_lh_1") == ("a23",)
