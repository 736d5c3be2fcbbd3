"""Clauses that forbid: who asks why is told the barrier and its paragraph."""

from __future__ import annotations

from typing import Any

import pytest

from games.hellas.scene import (
    ANDROS,
    ARGOS,
    ATHENAI,
    ATHENS,
    CORINTH,
    GYTHIUM,
    SICYON,
    SPARTA,
    SYRACUSE,
    choices,
    game,
    play,
    scene,
)
from polemos.engine.match import Match
from scenes import refused

#: On either side of a blue barrier; round it is farther than a legion walks.
STRAIT = ("h1510", "h1511")
#: A far sea off Sicily, and a hex of sea before it.
FAR_SEA, BEFORE_IT = "h0715", "h0815"


def marching(place: str, sparta: dict[str, Any] | None = None) -> Match:
    return play(scene({"legions": {place: 1}}, sparta), "move", ("march", place))


@pytest.mark.rule("4c")
def test_argolis_is_closed_to_athens_during_the_set_up() -> None:
    match = game().start(seed=2)
    while match.deciders != (ATHENS,) or "post" not in choices(match):
        play(match, match.prompt(match.deciders[0]).pairs()[0])
    refused(match, ATHENS, "post", ARGOS, why="setup-barred 4c")


@pytest.mark.rule("9.1g")
def test_a_legion_does_not_cross_a_blue_barrier() -> None:
    here, there = STRAIT
    refused(marching(here), ATHENS, "to", there, why="blue-barrier 9.1g")
    sailing = play(scene({"ships": {here: 1}}), "move", ("sail", here))
    assert there in choices(sailing)["to"], "ships ignore barriers"


@pytest.mark.rule("9.1.3a")
def test_a_mountain_takes_two_points_of_the_three() -> None:
    match = marching(CORINTH)
    mountain, plain = "h1712", SICYON
    assert {mountain, plain} <= set(choices(match)["to"])
    refused(marching("h2012"), ATHENS, "to", mountain, why="mountain-too-dear 9.1.3a")
    assert marching("h2012").why_not(ATHENS, "to", mountain)[0].args["cost"] == 4


@pytest.mark.rule("9.1n", "9.1.1i")
def test_whoever_meets_the_enemy_stops() -> None:
    match = marching(CORINTH, {"posts": [SICYON, ARGOS]})
    refused(match, ATHENS, "to", "h1712", why="road-stopped 9.1n")
    play(match, ("to", SICYON))
    refused(match, ATHENS, "march", SICYON, why="met-enemies 9.1n")
    landing = scene({"ships": {ANDROS: 1}, "cargo": {ANDROS: 1}}, {"posts": [ANDROS]})
    play(landing, "move", ("unload", ANDROS))
    refused(landing, ATHENS, "march", ANDROS, why="met-enemies 9.1n")
    free = play(scene({"ships": {GYTHIUM: 1}, "cargo": {GYTHIUM: 1}}), "move", ("unload", GYTHIUM))
    assert GYTHIUM in choices(free)["march"], "ashore among friends it marches on"


@pytest.mark.rule("9.1.2b")
def test_the_far_sea_waits_for_biremes() -> None:
    young = play(scene({"ships": {BEFORE_IT: 1}}), "move", ("sail", BEFORE_IT))
    refused(young, ATHENS, "to", FAR_SEA, why="far-sea-closed 9.1.2b")
    refused(young, ATHENS, "to", SYRACUSE, why="beyond-far-sea 9.1.2b")
    grown = play(scene({"ships": {BEFORE_IT: 1}, "boxes": {"fleet": 3}}), "move", ("sail", BEFORE_IT))
    assert FAR_SEA in choices(grown)["to"]


@pytest.mark.rule("9.2c", "9.2g")
def test_who_is_aboard_or_a_ship_does_not_fight_on_land() -> None:
    athens = {"ships": {ANDROS: 1, GYTHIUM: 1}, "cargo": {ANDROS: 1}, "legions": {CORINTH: 1}}
    sparta = {"legions": {CORINTH: 1, ANDROS: 1}, "fortresses": [GYTHIUM], "posts": [CORINTH]}
    contested = {CORINTH: [ATHENS]}
    match = play(scene(athens, sparta, intruders=contested), "attack")
    assert choices(match)["fight"] == (CORINTH,)
    refused(match, ATHENS, "fight", ANDROS, why="legion-aboard 9.2c")
    refused(match, ATHENS, "fight", GYTHIUM, why="ships-only 9.2g")


@pytest.mark.rule("9.3g")
def test_nothing_is_built_where_the_enemy_contests_it() -> None:
    boxes = {"military": 1, "fleet": 1, "economy": 1, "culture": 5}
    athens = {"posts": [CORINTH], "fortresses": [ATHENAI, GYTHIUM], "boxes": boxes}
    foes = {"legions": {ATHENAI: 1, CORINTH: 1}}
    match = play(scene(athens, foes, intruders={ATHENAI: [SPARTA], CORINTH: [SPARTA]}), "build")
    refused(match, ATHENS, "legion", ATHENAI, why="contested-no-building 9.3g")
    refused(match, ATHENS, "monument", CORINTH, why="contested-no-building 9.3g")
