"""The worked numbers of the battle rules (dba.md 8.2, 14), each played through the contract."""

from __future__ import annotations

import pytest

from games.dba.scene import ATT, area, combat, factors, game, keys, lost, orders, play, standing, sums
from polemos.battles.dba.rules.bound import zones_of
from polemos.games.dba.state import Dba

COLUMNS = ("kn", "cv", "lh", "el", "bd", "sp", "pk2", "ax", "wb", "ps")
#: dba.8.2: of 36 throws in good going, kills of the row / of the column.
ODDS = {
    "sp": "4/10 0/0 0/6 1/15 0/2 1/1 0/4 4/0 4/10 0/0",
    "bd": "2/15 2/2 0/1 0/4 0/0 2/0 0/1 6/0 6/6 0/0",
    "pk2": "12/1 0/0 0/6 1/15 1/0 4/0 0/0 9/0 9/3 0/1",
    "el": "21/0 6/0 12/3 0/0 4/0 15/1 15/1 9/6 26/0 0/6",
    "kn": "1/1 4/0 9/6 0/21 15/2 10/4 1/12 21/1 21/1 21/1",
}


def facing(row: str, column: str) -> dict[str, str]:
    """One against one; pikes two deep."""
    field = {f"att_{row[:2]}_1": "k12 n", f"def_{column[:2]}_1": "k11 s"}
    if row == "pk2":
        field["att_pk_2"] = "k13 n"
    if column == "pk2":
        field["def_pk_2"] = "k10 s"
    return field


@pytest.mark.rule("dba.8.2a", "dba.7g")
@pytest.mark.parametrize("row", ODDS)
def test_known_odds(row: str) -> None:
    """dba.8.2, D1-D3: the whole table of check values."""
    for column, expected in zip(COLUMNS, ODDS[row].split(), strict=True):
        shown = orders(facing(row, column)).view(None)["forecast"][f"att_{row[:2]}_1"]
        assert f"{shown['wins']['D']}/{shown['loses']['D']}" == expected, (row, column)


@pytest.mark.rule("dba.7g")
def test_two_deep_pikes_are_six_against_spears_and_four_against_cavalry() -> None:
    """D3, D4."""
    assert sums(facing("pk2", "sp")) == (6, 4)
    assert sums(facing("pk2", "cv")) == (4, 3)
    assert "support" not in factors(facing("pk2", "cv"))[0]


@pytest.mark.rule("dba.7e", "dba.2.2b")
def test_blades_and_auxilia_in_a_wood() -> None:
    """D5: three against three; in the open five against three."""
    assert sums(facing("bd", "ax"), features=[area("woods", "j10", 3, 4)]) == (3, 3)
    assert sums(facing("bd", "ax")) == (5, 3)


@pytest.mark.rule("dba.8b")
def test_auxilia_destroy_the_elephants_they_beat() -> None:
    """D6; blades only push them back."""
    assert lost(combat(facing("el", "ax"), (1, 6, 6, 4))) == ["att_el_1"]
    assert standing(combat(facing("el", "bd"), (1, 6, 4)))["att_el_1"] == "k13 n"


@pytest.mark.rule("dba.8d", "dba.8e", "dba.8.1g")
def test_doubled_horse_flees_from_spears_and_dies_by_blades() -> None:
    """D7, D8."""
    assert standing(combat(facing("cv", "sp"), (1, 6, 4)))["att_cv_1"] == "k18 s"
    wing = {**facing("cv", "bd"), "def_sp_2": "j11 s"}
    assert lost(combat(wing, (1, 5, 6, 4))) == ["att_cv_1"]  # 3 - 1 + 1 against 3 + 5
    light = {**facing("lh", "sp"), "def_sp_2": "j11 s"}
    assert standing(combat(light, (1, 6, 4)))["att_lh_1"] == "k18 s"


@pytest.mark.rule("dba.8a")
def test_equal_totals_move_nobody() -> None:
    """D9."""
    match = combat(facing("sp", "sp"), (4, 4, 4))
    assert (standing(match)["att_sp_1"], standing(match)["def_sp_1"]) == ("k12 n", "k11 s")


@pytest.mark.rule("dba.8.1b")
def test_a_recoil_with_an_enemy_on_the_flank_is_death() -> None:
    """D10; without him it is a step back."""
    assert lost(combat({**facing("sp", "sp"), "def_ax_1": "j12 e"}, (2, 3, 6, 4))) == ["att_sp_1"]
    assert standing(combat(facing("sp", "sp"), (2, 3, 4)))["att_sp_1"] == "k13 n"


@pytest.mark.rule("dba.7k")
def test_who_dies_with_the_front() -> None:
    """D11: spears who supported do, pikes do not."""
    spears = {**facing("sp", "kn"), "att_sp_2": "k13 n", "def_sp_2": "j11 s"}
    assert lost(combat(spears, (1, 6, 6, 4))) == ["att_sp_1", "att_sp_2"]
    pikes = {**facing("pk2", "el"), "def_sp_2": "j11 s"}
    assert lost(combat(pikes, (1, 6, 6, 4))) == ["att_pk_1"]


@pytest.mark.rule("dba.8.1e")
def test_knights_follow_up_and_elephants_do_not() -> None:
    """D12."""
    assert standing(combat(facing("kn", "bd"), (6, 1, 6, 4)))["att_kn_1"] == "k11 n"
    assert standing(combat(facing("el", "bd"), (6, 1, 4)))["att_el_1"] == "k12 n"


@pytest.mark.rule("dba.4b", "dba.4e", "dba.4c")
def test_what_orders_cost() -> None:
    """D13, D14: elephants two points, in the first bound one; thirteen cells from the general one more."""
    field = {"att_el_1": "k20 n", "att_sp_1": "l20 n", "att_cv_1": "k22 n", "def_sp_1": "k3 s"}
    for bound, left in ((3, 4), (1, 5)):
        match = orders(field, 6, bound=bound, generals=["att_cv_1", ""])
        play(match, ("line", "att_el_1"), ("ahead", 1))
        assert match.prompt(ATT).args["pips"] == left
    for cell, left in (("k9", 4), ("k10", 5)):
        far = {"att_sp_1": f"{cell} n", "att_cv_1": "k22 n", "def_sp_1": "a1 s"}
        match = orders(far, 6, generals=["att_cv_1", ""])
        play(match, ("move", "att_sp_1"), ("to", "l9"), "keep_facing")
        assert match.prompt(ATT).args["pips"] == left


@pytest.mark.rule("11.3a", "11.3b", "dba.9b")
@pytest.mark.parametrize(
    ("gone", "last"),
    [((), 0), (("ps",), 1), (("bd",), 1), (("bd", "ps"), 2), (("bd", "bd"), 2), (("bd",) * 5, 5)],
)
def test_the_rout_test_by_what_is_lost(gone: tuple[str, ...], last: int) -> None:
    """D15: with one and a half lost only a 1 routs, with one nothing does. `last`: highest die of a rout."""
    fallen = [f"att_{kind}_{i}" for i, kind in enumerate(gone, 1)]
    field = {"att_sp_9": "k24 n", "def_bd_9": "k23 s", **dict.fromkeys(fallen, "")}
    before = sum(1 if kind == "ps" else 2 for kind in gone)
    for die in range(1, 7):
        match = combat(field, (1, 5, die, 4), lost=fallen, before=[before, 0])  # recoils off the board: lost
        assert ("routs" in keys(match)) == (die <= last), die


@pytest.mark.rule("dba.13a")
def test_every_list_makes_twelve() -> None:
    """D16."""
    assert {len(army.places()) for army in game().printed.book.armies.values()} == {12}


@pytest.mark.rule("11.7a", "dba.12s")
def test_the_winners_in_the_enemys_zones_of_the_example() -> None:
    """11.4's example counts two elements in the flank zones; others stand in the rear zone and nowhere."""
    field = {
        **{"att_cv_1": "b10 n", "att_cv_2": "w12 n", "att_sp_1": "k10 n", "att_sp_2": "b13 n"},
        **{"att_ax_1": "c6 n", "def_sp_1": "k3 s"},
    }
    state = orders(field).state
    assert isinstance(state, Dba)
    assert zones_of(state.field, 0) == (2, 1)
