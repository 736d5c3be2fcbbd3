"""The same scene seen from all four edges: nothing may depend on which way one looks."""

from __future__ import annotations

import pytest

from games.dba.plain import cell_of, name_of
from games.dba.scene import ATT, area, cells, choices, combat, lost, orders, play, standing


def turned(field: dict[str, str], quarters: int) -> dict[str, str]:
    """The scene turned clockwise by so many quarters about the middle of the board."""
    found = {}
    for element, where in field.items():
        cell, face = where.split()
        found[element] = f"{turned_cell(cell, quarters)} {'nesw'[('nesw'.index(face) + quarters) % 4]}"
    return found


def turned_cell(cell: str, quarters: int) -> str:
    x, y = cell_of(cell)
    for _ in range(quarters):
        x, y = 23 - y, x
    return name_of((x, y))


QUARTERS = pytest.mark.parametrize("quarters", range(4))


@QUARTERS
@pytest.mark.rule("dba.12g")
def test_slants_to_either_hand(quarters: int) -> None:
    line = {"att_ax_1": "k14 n", "att_ax_2": "l14 n"}
    for foe, hand in (("j11", "left"), ("m11", "right")):
        match = orders(
            turned({**line, "def_sp_1": f"{foe} s", "att_cv_1": "b20 n"}, quarters), generals=["att_cv_1", ""]
        )
        shown = choices(play(match, ("line", "att_ax_1")))
        assert {verb for verb in shown if verb.startswith("slant")} == {f"slant_{hand}"}
        assert shown[f"slant_{hand}"] == (2,)
        play(match, (f"slant_{hand}", 2))
        at = standing(match)["att_ax_1" if hand == "left" else "att_ax_2"].split()[0]
        assert at == turned_cell(f"{foe[0]}12", quarters)


@QUARTERS
@pytest.mark.rule("dba.12g", "dba.5b")
def test_wheels_and_columns(quarters: int) -> None:
    chief = {"att_cv_1": "b20 n", "def_sp_1": "b2 s"}
    line = turned({"att_ax_1": "k14 n", "att_ax_2": "l14 n", **chief}, quarters)
    for verb, ends in (("wheel_left", ("k14 w", "k13 w")), ("wheel_right", ("l13 e", "l14 e"))):
        match = play(orders(line, generals=["att_cv_1", ""]), ("line", "att_ax_1"), (verb, 1))
        there = {"att_ax_1": ends[0], "att_ax_2": ends[1]}
        assert {e: standing(match)[e] for e in there} == turned(there, quarters)
    column = turned({"att_ax_1": "k14 n", "att_ax_2": "k15 n", **chief}, quarters)
    for verb, head in (("follow_left", "j13"), ("follow_right", "l13")):
        match = play(orders(column, generals=["att_cv_1", ""]), ("line", "att_ax_1"), (verb, 1))
        assert standing(match)["att_ax_1"].split()[0] == turned_cell(head, quarters)
        assert standing(match)["att_ax_2"].split()[0] == turned_cell("k14", quarters)


@QUARTERS
@pytest.mark.rule("dba.12g", "dba.5c")
def test_no_column_wheels_into_a_river_or_a_wood(quarters: int) -> None:
    field = {"att_ax_1": "k14 n", "att_ax_2": "k15 n", "att_cv_1": "b20 n", "def_sp_1": "b2 s"}
    for ground in ("river", "woods", "steep_hill"):
        spot = area(ground, turned_cell("l14", quarters), 1, 1)
        match = orders(turned(field, quarters), features=[spot], river="slow", generals=["att_cv_1", ""])
        shown = choices(play(match, ("line", "att_ax_1")))
        assert ("wheel_left" in shown, "wheel_right" in shown) == (False, True), ground


@QUARTERS
@pytest.mark.rule("dba.8.1a", "dba.8.1b", "dba.8.1g")
def test_recoil_flight_and_the_edge(quarters: int) -> None:
    chief = {"att_cv_9": "b20 n", "def_cv_9": "b2 s"}
    generals = ["att_cv_9", "def_cv_9"]
    fight = {"att_sp_1": "k12 n", "def_sp_1": "k11 s", **chief}
    assert (
        standing(combat(turned(fight, quarters), (2, 3, 4), generals=generals))["att_sp_1"]
        == (turned({"x": "k13 n"}, quarters)["x"])
    )
    edge = {"att_sp_1": "k24 n", "def_sp_1": "k23 s", **chief}
    assert lost(combat(turned(edge, quarters), (2, 3, 6, 4), generals=generals)) == ["att_sp_1"]
    flight = {"att_cv_1": "k12 n", "def_sp_1": "k11 s", **chief}
    assert (
        standing(combat(turned(flight, quarters), (1, 6, 4), generals=generals))["att_cv_1"]
        == (turned({"x": "k18 s"}, quarters)["x"])
    )
    for column in ("a", "k", "x"):  # near a corner too: off the board is off the board
        off = {"att_cv_1": f"{column}21 n", "def_sp_1": f"{column}20 s", **chief}
        assert lost(combat(turned(off, quarters), (1, 6, 6, 4), generals=generals)) == ["att_cv_1"]


@QUARTERS
@pytest.mark.rule("dba.8.1g")
def test_swerving_to_either_hand(quarters: int) -> None:
    field = {"att_cv_1": "k12 n", "def_sp_1": "k11 s", "att_sp_1": "k15 e", "att_cv_9": "b20 n"}
    match = combat(turned(field, quarters), (1, 6, 4), generals=["att_cv_9", ""])
    both = {turned_cell("j15", quarters), turned_cell("l15", quarters)}
    assert set(choices(match)["to"]) == both


@QUARTERS
@pytest.mark.rule("dba.5.1a", "dba.12b")
def test_a_gun_that_is_threatened_does_not_go_into_the_wood_before_its_enemy(quarters: int) -> None:
    field = {"att_art_1": "k14 n", "def_sp_1": "k12 s", "att_cv_9": "b20 n"}
    wood = area("woods", turned_cell("k13", quarters), 1, 1)
    match = orders(turned(field, quarters), features=[wood], generals=["att_cv_9", ""])
    assert turned_cell("k13", quarters) not in cells(match, "att_art_1")
    others = {**field, "att_sp_1": "k14 n"}
    del others["att_art_1"]
    match = orders(turned(others, quarters), features=[wood], generals=["att_cv_9", ""])
    assert turned_cell("k13", quarters) in cells(match, "att_sp_1")


@QUARTERS
@pytest.mark.rule("dba.8.1f")
def test_helpers_on_all_sides_fall_back_together(quarters: int) -> None:
    """The front is beaten: who holds the winner's flanks and rear goes back, each his own way."""
    field = {
        "att_sp_1": "k12 n",
        "def_bd_1": "k11 s",
        "att_ax_1": "j11 e",
        "att_ax_2": "l11 w",
        "att_ax_3": "k10 s",
    }
    match = combat(turned({**field, "att_cv_9": "b20 n"}, quarters), (1, 6, 4), generals=["att_cv_9", ""])
    ends = {"att_sp_1": "k13 n", "att_ax_1": "i11 e", "att_ax_2": "m11 w", "att_ax_3": "k9 s"}
    assert {e: standing(match)[e] for e in ends} == turned(ends, quarters)
    assert match.deciders != (ATT,)
