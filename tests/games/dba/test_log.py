"""What the log of a battle tells: sums by reason, dice by owner, outcomes, and one line for the whole."""

from __future__ import annotations

from typing import Any

import pytest

from games.dba.scene import ATT, DEF, area, combat, game, orders, play
from polemos.battles.dba.telling import elements
from polemos.engine.journal import Line
from polemos.engine.match import Match
from polemos.kit.text import Text


def line(match: Match, key: str) -> Line:
    """The first line of that kind."""
    return next(line for line in match.journal.lines if line.key == key)


def rolls(match: Match, rule: str) -> list[tuple[Any, Any]]:
    """Dice and their owners, of one paragraph."""
    lines = [line.args for line in match.journal.lines if (line.key, line.rule) == ("roll", rule)]
    return [(args["who"], args["dice"]) for args in lines]


PAIR = {"att_sp_1": "k12 n", "def_kn_1": "k11 s", "def_sp_2": "j11 s"}


@pytest.mark.rule("dba.7a", "dba.8a")
def test_a_combat_tells_both_sums_by_reason_and_whose_dice_they_were() -> None:
    match = combat(PAIR, (5, 3, 4), generals=["att_sp_1", ""])
    assert rolls(match, "dba.7a") == [(ATT, (5,)), (DEF, (3,))]
    told = line(match, "combat").args
    assert told["mine_sum"] == ("die_5", "factor_4", "general_1", "overlap_m1")
    assert told["their_sum"] == ("die_3", "factor_3")
    assert (told["mine"], told["theirs"], told["outcome"], told["loser"]) == (9, 6, "beaten", "def_kn_1")
    assert (told["side"], told["foe"], told["place"]) == (ATT, DEF, "k12")


@pytest.mark.rule("dba.7a")
def test_in_the_defenders_bound_the_first_die_is_his() -> None:
    match = combat(PAIR, (5, 3, 4), bound=4)
    assert rolls(match, "dba.7a") == [(DEF, (5,)), (ATT, (3,))]


@pytest.mark.rule("dba.8a")
@pytest.mark.parametrize(
    ("dice", "outcome"),
    [((3, 3), "equal"), ((4, 3), "beaten"), ((4, 1), "beaten"), ((5, 1), "doubled"), ((1, 5), "doubled")],
)
def test_a_combat_tells_how_it_went(dice: tuple[int, int], outcome: str) -> None:
    match = combat({"att_ax_1": "k12 n", "def_ax_1": "k11 s"}, (*dice, 6, 6))
    assert line(match, "combat").args["outcome"] == outcome


@pytest.mark.rule("dba.6b")
def test_a_shot_tells_both_sums_and_a_miss_is_no_defeat() -> None:
    gun = {"att_art_1": "k16 n", "def_sp_1": "k12 s"}
    match = combat(gun, (1, 5, 4))
    assert rolls(match, "dba.6b") == [(ATT, (1,)), (DEF, (5,))]
    told = line(match, "shot").args
    assert (told["mine_sum"], told["their_sum"]) == (("die_1", "factor_4"), ("die_5", "factor_4"))
    assert told["outcome"] == "missed"
    assert line(combat(gun, (3, 2, 4)), "shot").args["outcome"] == "beaten"


@pytest.mark.rule("11.3a", "11.3b")
def test_a_rout_test_tells_the_die_the_count_and_what_came_of_it() -> None:
    assert [elements(n) for n in range(6)] == ["0", "½", "1", "1½", "2", "2½"]
    field = {"att_sp_1": "k24 n", "def_bd_1": "k23 s", "att_ps_1": ""}
    stands = combat(field, (1, 5, 2, 4), lost=["att_ps_1"], before=[1, 0])
    told = line(stands, "stands")
    assert (told.args["side"], told.args["die"], told.args["lost"], told.rule) == (ATT, 2, "1½", "11.3a")
    routs = combat(field, (1, 5, 1), lost=["att_ps_1"], before=[1, 0])
    assert line(routs, "routs").args["lost"] == "1½"


@pytest.mark.rule("11.3a")
def test_who_has_nobody_left_is_told_so() -> None:
    field = {"att_sp_1": "k24 n", "def_bd_1": "k23 s"}
    match = combat(field, (1, 5, 6), generals=["att_sp_1", ""])
    assert line(match, "annihilated").args["side"] == ATT
    assert match.result is not None
    assert match.result.winner == DEF


@pytest.mark.rule("dba.8.1b", "dba.8.1d", "dba.7k", "dba.8.1g", "dba.6d")
def test_a_loss_tells_where_and_why() -> None:
    scenes = {
        "overcome": combat({"att_bd_1": "k12 n", "def_wb_1": "k11 s"}, (1, 6, 6, 4)),
        "caught": combat({"att_sp_1": "k12 n", "def_sp_1": "k11 s", "def_ax_1": "j12 e"}, (2, 3, 6, 4)),
        "blocked": combat({"att_sp_1": "k12 n", "def_bd_1": "k11 s", "att_sp_2": "k13 e"}, (2, 3, 6, 4)),
        "trampled": combat({"att_el_1": "k12 n", "def_bd_1": "k11 s", "att_sp_2": "k13 n"}, (1, 6, 6, 4)),
        "shot": combat({"att_art_1": "k16 n", "def_el_1": "k12 s"}, (6, 1, 6, 4)),
        "escaped": combat({"att_lh_1": "k20 n", "def_sp_1": "k19 s", "def_sp_2": "j19 s"}, (1, 6, 6, 4)),
    }
    for cause, match in scenes.items():
        told = line(match, "destroyed").args
        assert told["cause"] == cause
        assert told["place"]
    helped = {"att_sp_1": "k12 n", "att_sp_2": "k13 n", "def_kn_1": "k11 s", "def_sp_2": "j11 s"}
    shared = [x.args["cause"] for x in combat(helped, (1, 6, 6, 4)).journal.lines if x.key == "destroyed"]
    assert shared == ["overcome", "shared"]


@pytest.mark.rule("dba.4a", "dba.5a", "dba.2.2c")
def test_orders_tell_from_where_to_where_and_what_they_cost() -> None:
    wet = [area("river", "a15", 24, 1)]
    match = orders({"att_el_1": "k16 n", "def_sp_1": "k3 s"}, dice=(4, 4), features=wet)
    play(match, ("move", "att_el_1"), ("to", "k15"), "keep_facing")
    moved = line(match, "moves").args
    assert (moved["from"], moved["to_place"], moved["cost"]) == ("k16", "k15", 2)
    river = line(match, "river").args
    assert (river["die"], river["river"]) == (4, "slow")
    assert rolls(match, "dba.2.2c") == [(ATT, (4,))]


@pytest.mark.rule("dba.2.2c")
def test_who_is_thrown_into_the_river_finds_out_how_it_is() -> None:
    wet = [area("river", "a13", 24, 1)]
    match = combat({"att_sp_1": "k12 n", "def_sp_1": "k11 s"}, (2, 3, 6, 4), features=wet)
    assert line(match, "river").args["river"] == "column"


@pytest.mark.rule("dba.8.1c")
def test_who_is_pushed_back_is_told() -> None:
    match = combat({"att_sp_1": "k12 n", "def_bd_1": "k11 s", "att_sp_2": "k13 n"}, (2, 3, 4))
    told = line(match, "pushed")
    assert (told.args["piece"], told.args["to_place"], told.rule) == ("att_sp_2", "k14", "dba.8.1c")


@pytest.mark.rule("dba.2.3b")
def test_the_die_for_the_edge_tells_what_was_asked_for() -> None:
    match = game().start("battle", 7, {"topography": "fertile"}, (2, 1))
    while match.prompt(match.deciders[0]).message != "edge":
        usual = ("reference", "chance_field")
        play(match, next(verb for verb in usual if verb in match.prompt(match.deciders[0]).choices))
    wanted = str(match.prompt(ATT).choices["edge"][0])
    play(match, ("edge", wanted))
    told = line(match, "edge").args
    assert (told["wanted"], told["die"]) == (wanted, 2)
    assert told["edge"] != wanted


@pytest.mark.rule("11.3a", "dba.9a")
def test_the_whole_battle_is_one_line_at_its_end() -> None:
    field = {"att_sp_1": "k24 n", "def_bd_1": "k23 s", "att_ps_1": ""}
    match = combat(field, (1, 5, 1), lost=["att_ps_1"], before=[1, 0])
    told = match.journal.lines[-1]
    assert (told.key, told.rule) == ("fought", "11.3a")
    assert (told.args["side"], told.args["foe"], told.args["ended"]) == (DEF, ATT, "rout")
    assert (told.args["lost"], told.args["killed"]) == (0, 2)
    assert told.args["enemies"] == ("att_ps_1", "att_sp_1")
    assert told.args["folds"] == ""


@pytest.mark.rule("dba.auto.h", "dba.auto.k", "dba.auto.l", "dba.auto.m", "dba.auto.i", "dba.auto.j")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_line_of_quick_battles_reads_and_every_house_die_has_its_paragraph(lang: str) -> None:
    text, dice = Text("dba", lang), set()
    for seed in range(12):
        match = game().start("battle", seed, {"resolution": "quick", "topography": "hilly"})
        while not match.over:
            play(match, "reference")
        for told in match.journal.lines:
            text.line(told)
            if told.key == "roll":
                dice.add(told.rule)
                assert told.args["who"] in (ATT, DEF)
    assert text.missing == set()
    house = {f"dba.auto.{letter}" for letter in "deijklm"}
    assert house <= dice <= house | {"11.3a", "dba.6b", "dba.auto.n"}
