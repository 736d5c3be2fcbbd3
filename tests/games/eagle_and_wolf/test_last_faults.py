"""Planted faults that survived a fresh sample, each met by a scene of its clause."""

from __future__ import annotations

import pytest

from games.eagle_and_wolf.scene import army, choices, keys, marching, play, scene, season, winter
from games.eagle_and_wolf.test_11_battles import reported
from scenes import lines, refused

REPORT = {"battles": "report"}


@pytest.mark.rule("11.4h")
def test_that_nobody_is_really_lost_is_told() -> None:
    match = reported(("def_bd_1", "def_sp_1"), "defender", (1, 2))
    assert [line.args["side"] for line in lines(match, "no_casualties")] == ["rome", "epirus"]
    assert lines(match, "casualties") == []


@pytest.mark.rule("11.1g")
def test_who_would_bring_the_same_armies_is_named() -> None:
    field = {
        "pyrrhus": army("samnium", pm=3),
        "consul_prg": army("samnium"),
        "hanno": army("samnium"),
        "syracusan": army("samnium"),
    }
    wars = [["carthage", "epirus"], ["epirus", "rome"], ["epirus", "syracuse"]]
    engage = {"frame": "Engage", "counter": "pyrrhus", "place": "samnium", "fought": [], "first": ""}
    moves = [*marching("pyrrhus", "epirus"), engage]
    match = scene(moves, armies=field, wars=wars, allies=[["rome", "syracuse"]])
    assert choices(match)["engage"] == ("carthage", "rome")
    refused(match, "epirus", "engage", "syracuse", why="same-armies 11.1g")
    assert match.why_not("epirus", "engage", "syracuse")[0].args["foe"] == "rome"


@pytest.mark.rule("6.2a", "7.5e")
def test_a_proconsul_in_office_abroad_is_told_where_he_stands() -> None:
    able = ["consul_prg", "consul_urb"]
    levy = {"frame": "Levy", "nation": "rome", "able": able, "number": 6, "full": 12, "taken": []}
    field = {"proconsul_1": army("lucania")}
    match = scene([*winter(5), levy], season="winter", emergency=1, armies=field)
    refused(match, "rome", "general", "proconsul_1", why="army-on-foreign-ground 7.5e")


@pytest.mark.rule("dba.report.b")
@pytest.mark.parametrize(("garrison", "may_end"), [(["Ps"], True), (["Ps", "Ps"], False)])
def test_an_army_that_is_no_more_has_lost_however_small_it_was(garrison: list[str], may_end: bool) -> None:
    field = {"pyrrhus": army("lucania", ["Kn", "Cv"], 6, pm=3), "consul_prg": army("campania", garrison, 6)}
    match = scene(marching("pyrrhus", "epirus"), (1, 1, 4), armies=field, options=REPORT)
    play(match, ("enter", "campania"))
    match.play("epirus", "beaten", "defender")
    play(match, ("destroyed", "def_ps_1"))
    assert ("done" in choices(match)) is may_end


@pytest.mark.rule("2.0c", "2.0d")
def test_winter_has_its_own_steps_and_spring_has_events() -> None:
    winters = scene(season(5), season="autumn", armies={"hanno": army("agrigentum")}, storms=["z1"])
    play(winters, *["done"] * ("army" in choices(winters)))
    assert "camp" in keys(winters)
    assert "event" not in keys(winters)
    springs = scene(winter(5), season="winter", year=279, sicily_invaded=0)
    assert "elected" not in keys(springs)
    while "event" not in keys(springs):
        assert springs.prompt(springs.deciders[0]).message == "alliance"
        play(springs, "refuse")
