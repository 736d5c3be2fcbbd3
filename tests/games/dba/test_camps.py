"""dba.9e, 8.1: fights for a camp, and what stands in the way of those who fall back."""

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

CAMP = {"def_cf_1": "k1 s", "def_sp_9": "x5 s"}


@pytest.mark.rule("dba.9e", "dba.8k", "dba.1.1d")
@pytest.mark.parametrize(("cell", "facing"), [("k2", "n"), ("j1", "e"), ("l1", "w")])
def test_camp_followers_are_fought_from_any_side(cell: str, facing: str) -> None:
    """They count one, have no flank, and die when beaten; then the camp stands open."""
    field = {**CAMP, "att_sp_1": f"{cell} {facing}", "att_cv_9": "b20 n"}
    facts: dict[str, Any] = {"camps": ["", "k1"], "generals": ["att_cv_9", "def_sp_9"]}
    match = combat(field, (1, 3, 4), **facts)
    told = next(line for line in match.journal.lines if line.key == "combat").args
    assert (told["mine"], told["theirs"]) == (5, 4)
    assert lost(match) == ["def_cf_1"]
    assert match.view(None)["tracks"]["lost"]["defender"] == 0  # they are no element
    assert "sacked" not in keys(match)
    repelled = combat(field, (1, 6, 4), **facts)
    assert standing(repelled)["att_sp_1"] != f"{cell} {facing}"


@pytest.mark.rule("dba.9e", "dba.8.1e")
def test_knights_follow_into_the_camp_and_sack_it() -> None:
    field = {**CAMP, "att_kn_1": "k2 n", "att_cv_9": "b20 n"}
    match = combat(field, (3, 1, 6, 4), camps=["", "k1"], generals=["att_cv_9", "def_sp_9"])
    assert standing(match)["att_kn_1"] == "k1 n"
    assert match.view(None)["field"]["camps"][DEF]["sacked"]
    assert match.view(None)["tracks"]["lost"]["defender"] == 4  # two elements, for the rout test


@pytest.mark.rule("dba.9e")
def test_in_the_defenders_bound_the_camp_is_fought_for_as_well() -> None:
    field = {**CAMP, "att_sp_1": "k2 n", "att_cv_9": "b20 n"}
    match = combat(field, (1, 3, 4), camps=["", "k1"], generals=["att_cv_9", "def_sp_9"], bound=4)
    assert lost(match) == ["def_cf_1"]


@pytest.mark.rule("dba.9e", "dba.12i")
def test_camp_followers_threaten_nobody_and_do_not_move() -> None:
    field = {**CAMP, "att_cv_1": "i3 e", "att_cv_9": "b20 n"}
    facts: dict[str, Any] = {"camps": ["", "k1"], "generals": ["att_cv_9", "def_sp_9"]}
    assert "m3" in cells(orders(field, **facts), "att_cv_1")  # straight across their front
    own = orders(field, 6, DEF, **facts)
    assert "def_cf_1" not in choices(own)["move"]
    assert match_zone(own) == []


def match_zone(match: Match) -> list[str]:
    found: list[str] = match.view(None)["pieces"]["def_cf_1"]["zone"]
    return found


def fighting(field: dict[str, str], dice: tuple[int, ...]) -> Match:
    """Straight to the combats: whoever should have turned to face did not."""
    spot = position(
        {**field, "att_cv_9": "b20 n"}, [{"frame": "Bound", "who": "", "at": 4}], generals=["att_cv_9", ""]
    )
    return game().resume(spot, dice=dice)


@pytest.mark.rule("dba.8.1b", "dba.8.1c")
def test_no_enemy_is_pushed_back() -> None:
    field = {"att_sp_1": "k12 n", "def_bd_1": "k11 s", "att_sp_2": "k13 n"}
    assert standing(fighting(field, (2, 3, 4)))["att_sp_2"] == "k14 n"
    behind = {**field, "def_ax_1": "k14 n"}
    match = fighting(behind, (2, 3, 6, 4))
    assert lost(match) == ["att_sp_1"]
    assert standing(match)["def_ax_1"] == "k14 n"


@pytest.mark.rule("dba.8.1c")
def test_who_is_not_pushed_back() -> None:
    """Elephants, camp followers, friends who look another way, and whoever has no room behind."""
    field = {"att_sp_1": "k12 n", "def_bd_1": "k11 s"}
    for behind in ({"att_el_1": "k13 n"}, {"att_sp_2": "k13 w"}, {"att_cf_1": "k13 n"}):
        assert lost(fighting({**field, **behind}, (2, 3, 6, 4))) == ["att_sp_1"], behind
    edge = {"att_sp_1": "k23 n", "def_bd_1": "k22 s", "att_sp_2": "k24 n"}
    assert lost(fighting(edge, (2, 3, 6, 4))) == ["att_sp_1"]
    chain = {**field, "att_sp_2": "k13 n", "att_bd_1": "k14 n", "att_ax_1": "k15 n"}
    after = standing(fighting(chain, (2, 3, 4)))
    assert [after[e] for e in ("att_sp_1", "att_sp_2", "att_bd_1", "att_ax_1")] == [
        "k13 n",
        "k14 n",
        "k15 n",
        "k16 n",
    ]


@pytest.mark.rule("dba.5f", "dba.12e")
def test_breaking_off_into_a_wood_is_slow() -> None:
    field = {"att_cv_1": "k12 n", "def_sp_1": "k11 s"}
    assert cells(orders(field), "att_cv_1") == ("k13", "k14", "k15", "k16")
    assert cells(orders(field, features=[area("woods", "k13", 1, 6)]), "att_cv_1") == ("k13", "k14")
    assert cells(orders(field, features=[area("woods", "k14", 1, 6)]), "att_cv_1") == ("k13", "k14")
    assert cells(orders(field, features=[area("river", "a13", 24, 1)]), "att_cv_1") == ("k13",)


@pytest.mark.rule("dba.5c", "dba.12e")
def test_a_column_of_horse_is_slow_in_a_wood() -> None:
    column = {"att_cv_1": "k14 n", "att_cv_2": "k15 n", "def_sp_1": "a1 s"}
    for wood, far in (([], (1, 2, 3, 4)), ([area("woods", "k1", 1, 24)], (1, 2))):
        match = play(orders(column, features=wood), ("line", "att_cv_1"))
        assert choices(match)["ahead"] == far


@pytest.mark.rule("dba.2.3c", "dba.12b")
def test_a_gun_changes_places_with_nobody_in_a_wood() -> None:
    field = {"def_bd_1": "m5 s", "def_art_1": "n5 s", "def_sp_1": "k5 s", "att_sp_1": "k20 n"}
    spot = position(
        field, [{"frame": "Swap", "left": 2, "first": ""}], bound=0, features=[area("woods", "m5", 1, 1)]
    )
    spot["frames"] = [{"frame": "Battle", "who": "", "at": 9}, spot["frames"][-1]]
    for first, others in (("def_art_1", ("def_sp_1",)), ("def_bd_1", ("def_sp_1",))):
        match = play(game().resume(spot), ("swap", first))
        assert choices(match) == {"with": others}
    assert match.deciders != (ATT,)


@pytest.mark.rule("dba.7k", "dba.12o")
def test_psiloi_die_only_with_whom_they_stand_behind() -> None:
    line = {"att_sp_1": "k12 n", "att_sp_2": "l12 n", "def_kn_1": "k11 s", "def_sp_2": "j11 s"}
    beside = fighting({**line, "att_ps_1": "l13 n"}, (1, 6, 6, 4))
    assert lost(beside) == ["att_sp_1"]  # helped from behind his neighbour
    assert lost(fighting({**line, "att_ps_1": "k13 n"}, (1, 6, 6, 4))) == ["att_sp_1", "att_ps_1"]


@pytest.mark.rule("dba.12m", "dba.9e")
def test_camp_followers_overlap_nobody() -> None:
    field = {"att_sp_1": "k2 n", "def_sp_1": "k1 s", "att_cv_9": "b20 n"}
    for beside, total in (({"def_cf_1": "j1 s"}, 4), ({"def_ax_1": "j1 s"}, 3)):
        match = orders({**field, **beside}, generals=["att_cv_9", ""])
        assert sum(match.view(None)["forecast"]["att_sp_1"]["mine"].values()) == total
