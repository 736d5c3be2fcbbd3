"""Seniority, secrets of the levy, refuges, and who plays the Gauls: reckonings of the campaign."""

from __future__ import annotations

from typing import Any

import pytest

from games.eagle_and_wolf.scene import (
    armies,
    army,
    choices,
    facts,
    keys,
    marching,
    play,
    rules,
    scene,
    season,
    winter,
)
from polemos.engine.match import Match

REPORT = {"battles": "report"}


def told(match: Match, key: str) -> dict[str, Any]:
    return next(line.args for line in match.journal.lines if line.key == key)


@pytest.mark.rule("11.1g")
def test_the_senior_general_commands_unasked() -> None:
    field = {
        "consul_prg": army("campania", 12, 6, pm=3),
        "italiot": army("lucania", ["Cv", "Sp"], 6),
        "pyrrhus": army("lucania", ["Kn", "Pk"], 6),
    }
    match = scene(
        marching("consul_prg", "rome"),
        (1, 1, 1, 4),
        armies=field,
        options=REPORT,
        allies=[["epirus", "italiots"]],
    )
    play(match, ("enter", "lucania"))
    assert facts(match)["field"]["generals"][1].startswith("def_kn_")
    assert facts(match)["banners"] == ["rome", "epirus"]
    assert "commands" not in keys(match)


@pytest.mark.rule("1.13d", "7.5e")
def test_what_everybody_can_reckon_of_recruits() -> None:
    """Six come to the levy; who raises how many of them is his secret."""
    frames = [*winter(5), {"frame": "Recruiting", "left": ["italiots", "syracuse"]}]
    lost = {"apulia": "rome", "bruttium": "rome"}
    new = scene(frames, season="winter", control=lost)
    play(new, ("take", "cv"), ("take", "sp"), "disband_rest")
    assert (armies(new)["italiot"]["least"], armies(new)["italiot"]["most"]) == (1, 6)
    old = scene(frames, season="winter", control=lost, armies={"italiot": army("lucania", 3)})
    play(old, ("take", "cv"), ("take", "sp"), "disband_rest")
    assert (armies(old)["italiot"]["least"], armies(old)["italiot"]["most"]) == (3, 9)


@pytest.mark.rule("7.5d")
def test_a_subordinate_rides_with_his_own_chief_only() -> None:
    frames = [*winter(5), {"frame": "Recruiting", "left": []}]
    field = {"hanno": army("panormos", 3), "megacles": army("lucania", 3)}
    assert facts(scene(frames, season="winter", armies=field))["riding"] == {"bomilcar": "hanno"}
    field["bomilcar"] = army("agrigentum", 3)
    assert facts(scene(frames, season="winter", armies=field))["riding"] == {}


@pytest.mark.rule("6.3c", "6.2b")
def test_an_emergency_in_force_is_not_proclaimed_again() -> None:
    match = scene(winter(3), (3, 4, 1, 1, 6, 6), season="winter", year=279, emergency=1, box=2)
    assert "6.3c" not in rules(match)
    assert not {"emergency", "no_emergency"} & set(keys(match))


@pytest.mark.rule("12.4d", "12.4i")
def test_the_nearest_refuge_is_by_land_if_there_is_one() -> None:
    field = {"pyrrhus": army("lucania", 12), "consul_prg": army("lucania", 9, inside=1)}
    frames = [*season(5), {"frame": "Sieges", "pending": ["lucania"]}]
    match = scene(
        frames,
        (9,),
        armies=field,
        sieges={"lucania": {"by": "pyrrhus", "marker": 0}},
        control={"lucania": "rome", "campania": "epirus", "samnium": "epirus", "messina": "rome"},
    )
    assert choices(match) == {"to": ("latium", "roma")}  # two marches; Messina is but one zone away


@pytest.mark.rule("8.3p")
def test_the_gauls_are_whose_carthage_is() -> None:
    frames = [*season(1), {"frame": "Events", "left": ["rome"]}]
    match = scene(frames, (7,), scenario="expedition_2")
    play(match, "play_gauls", "usual")
    assert facts(match)["seats"]["gauls"] == "epirus"
    assert told(match, "gauls_played") == {"who": "epirus"}
    named = scene(frames, (7,), scenario="expedition_2")
    play(named, ("name", "rome"), "usual")
    assert facts(named)["seats"]["gauls"] == "rome"


@pytest.mark.rule("8.3l")
def test_treason_needs_an_enemy_and_not_a_friend() -> None:
    frames = [*season(1), {"frame": "Events", "left": ["epirus"]}]
    field = {"pyrrhus": army("lucania"), "hanno": army("apulia")}
    match = scene(frames, (9,), armies=field, allies=[["epirus", "italiots"]])
    assert facts(match)["control"]["lucania"] == "italiots"
    assert facts(match)["control"]["apulia"] == "italiots"  # Carthage is at peace with the Italiots
    assert "no_event" in keys(match)
