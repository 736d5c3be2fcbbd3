"""dba.auto, dba.report, 11.2-11.6 in a campaign: on the table, at once, reported, or as both agree."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.eagle_and_wolf.scene import armies, army, choices, game, keys, marching, play, scene, state_of
from playing import random_action
from polemos.engine.errors import BadData
from polemos.engine.match import Match
from polemos.games.eagle_and_wolf.game import make
from polemos.games.eagle_and_wolf.view import in_battle

SMALL = ["Cv", "Sp", "Sp", "Ax"]


def meeting(way: str, dice: tuple[int, ...] = (1, 1, 4), **given: Any) -> Match:
    """Pyrrhus has entered Campania and the consul has accepted battle."""
    field = {"pyrrhus": army("lucania", SMALL, 6, pm=3), "consul_prg": army("campania", SMALL, 6)}
    match = scene(marching("pyrrhus", "epirus"), dice, armies=field, options={"battles": way}, **given)
    return play(match, ("enter", "campania"))


def to_the_end_of_the_battle(match: Match, seed: int) -> Match:
    rng = Random(seed)
    while in_battle(state_of(match)):
        match.play(*random_action(match, rng))
        match.game.check(match.state)
    return match


@pytest.mark.rule("11.3a", "11.6a", "13.5a")
@pytest.mark.parametrize("seed", range(3))
def test_a_battle_on_the_table_ends_in_pursuit_losses_and_a_retreat(seed: int) -> None:
    match = meeting("table")
    assert match.view(None)["battle"]["field"]["topography"] == "fertile"
    assert match.prompt(match.deciders[0]).message == "terrain"
    to_the_end_of_the_battle(match, seed)
    assert {"casualties", "no_casualties"} & set(keys(match))
    state = state_of(match)
    assert state.raised - state.fallen == sum(len(a.elements) for a in state.armies.values())
    assert not ({"pyrrhus", "consul_prg"} <= set(state.armies)) or _parted(match)


def _parted(match: Match) -> bool:
    """Somebody has left Campania or shut himself up in it."""
    both = armies(match)["pyrrhus"], armies(match)["consul_prg"]
    return both[0]["at"] != both[1]["at"] or bool(both[1].get("inside"))


def test_everybody_sees_a_battle_on_the_table() -> None:
    match = meeting("table")
    views = [match.view(role)["battle"] for role in (*match.roles, None)]
    assert all(view == views[0] for view in views)
    assert sorted({piece["side"] for piece in views[0]["roster"].values()}) == ["epirus", "rome"]


def test_a_quick_battle_is_told_lane_by_lane() -> None:
    match = meeting("quick")
    assert not in_battle(state_of(match)) or match.prompt(match.deciders[0]).message == "casualty"
    told = [line for line in match.journal.lines if line.rule.startswith("dba.auto")]
    assert len(told) >= 3
    again = meeting("quick")
    assert [line.to_json() for line in again.journal.lines] == [
        line.to_json() for line in match.journal.lines
    ]


@pytest.mark.parametrize(
    ("first", "second", "message"),
    [("table", "table", "terrain"), ("report", "report", "report_loser"), ("quick", "report", "terrain")],
)
def test_the_two_agree_for_each_battle(first: str, second: str, message: str) -> None:
    match = meeting("agree")
    assert list(match.deciders) == ["epirus"]
    assert set(choices(match)) == {"table", "quick", "report"}
    play(match, first)
    assert list(match.deciders) == ["rome"]
    play(match, second)
    assert match.prompt(match.deciders[0]).message == message


def test_agreed_at_once() -> None:
    match = play(meeting("agree"), "quick", "quick")
    assert any(line.rule.startswith("dba.auto") for line in match.journal.lines)


def own_war(battles: str) -> Match:
    """Rome's player attacks Syracuse, which is his too."""
    field = {"consul_prg": army("latium", SMALL, 6, pm=5), "syracusan": army("syracusae", SMALL, 6)}
    match = scene(
        marching("consul_prg", "rome"),
        (1, 1, 4),
        "expedition_4",
        {"battles": battles},
        season="summer",
        armies=field,
        wars=[["rome", "syracuse"], ["epirus", "rome"]],
    )
    return play(match, ("sail", "syracusae"), ("route", choices_route(match)))


def test_a_player_who_has_both_sides_agrees_with_himself() -> None:
    match = own_war("agree")
    assert list(match.deciders) == ["rome"]
    play(match, "report")
    assert match.prompt("rome").message == "report_loser"


def choices_route(match: Match) -> str:
    return str(choices(match).get("route", ("z5_z3",))[0])


@pytest.mark.rule("dba.report.b", "dba.report.c")
def test_a_report_that_one_player_corrects_is_his_then() -> None:
    match = meeting("report")
    match.play("epirus", "beaten", "defender")
    play(match, ("destroyed", "def_sp_1"), ("destroyed", "def_sp_2"), "done", ("flank", 0), ("rear", 0))
    assert list(match.deciders) == ["rome"]
    match.play("rome", "correct")
    assert match.prompt("rome").message == "report_loser"
    assert list(match.deciders) == ["rome"]


def test_a_player_who_has_both_sides_confirms_his_own_report() -> None:
    match = own_war("report")
    play(match, ("beaten", "defender"), ("destroyed", "def_sp_1"), ("destroyed", "def_sp_2"), "done")
    play(match, ("flank", 0), ("rear", 0))
    assert match.prompt("rome").message == "report_confirm"
    play(match, "confirm")
    assert state_of(match).field.lost == ("def_sp_1", "def_sp_2")


def test_a_player_who_has_both_sides_sees_two_counts() -> None:
    match = own_war("table")
    state_of(match).field.lost = ("att_sp_1", "def_sp_1", "def_sp_2")
    assert match.view("rome")["battle"]["tracks"]["lost"] == {"attacker": 2, "defender": 4}


@pytest.mark.parametrize("way", ["table", "quick"])
def test_the_dice_of_a_battle_are_those_of_the_nations(way: str) -> None:
    """One player has both sides: each die is told under the name of the nation that throws it."""
    match = own_war(way)
    if way == "table":
        to_the_end_of_the_battle(match, 2)
    thrown = [line for line in match.journal.lines if line.key == "roll" and line.rule.startswith("dba.")]
    assert {line.args["who"] for line in thrown} == {"rome", "syracuse"}


def test_own_army_lists_are_used_in_the_campaign(tmp_path: Path) -> None:
    """--data: a player's armies.yaml is merged by id; files of both kinds may stand in one folder."""
    own = "armies:\n  samnite:\n    slots: [{n: 1, of: [Kn]}, {n: 11, of: [Ax]}]\n"
    own += "    reference: [Kn, Ax, Ax, Ax, Ax, Ax, Ax, Ax, Ax, Ax, Ax, Ax]\n"
    (tmp_path / "armies.yaml").write_text(own)
    (tmp_path / "nations.yaml").write_text("generals:\n  pyrrhus: {attitude: 6}\n")
    changed = make(tmp_path)
    assert changed.book.armies["samnite"].reference[0] == "Kn"
    assert changed.printed.attitude("pyrrhus") == 6
    assert game().book.armies["samnite"].reference[0] != "Kn"
    (tmp_path / "army.yaml").write_text("armies: {}\n")
    with pytest.raises(BadData, match=r"army\.yaml"):
        make(tmp_path)


@pytest.mark.rule("dba.auto.h", "11.3a")
def test_one_line_at_the_end_of_a_battle_folds_its_course() -> None:
    match = play(meeting("agree"), "quick", "quick")
    lines = [line for line in match.journal.lines if line.key in ("battle-joined", "lane", "fought")]
    assert (lines[0].key, lines[-1].key) == ("battle-joined", "fought")
    told = lines[-1].args
    assert told["folds"] == "battle-joined"
    assert {told["side"], told["foe"]} == {"epirus", "rome"}
    assert told["number"] == max(line.args["turn"] for line in match.journal.lines if line.key == "points")
