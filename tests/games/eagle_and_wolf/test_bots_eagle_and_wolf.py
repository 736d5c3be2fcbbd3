"""Bots in the campaign: any seat, what they value, and greedy against random."""

from __future__ import annotations

from typing import Any

import pytest

from games.eagle_and_wolf.scene import army, game, scene, season
from polemos import bots
from polemos.engine.match import Match


def value(match: Match, role: str) -> float:
    return match.game.evaluate(match.state, role)


@pytest.mark.parametrize("scenario", ["extended_3", "expedition_6"])
def test_a_bot_takes_any_seat_in_mid_game(scenario: str) -> None:
    match = game().start(scenario, 5, game().trial_options())
    seated = {role: bots.make("greedy", role, 4) for role in match.roles}
    asked = set()
    while match.number < 150:
        role = match.deciders[0]
        asked.add(role)
        match.play(role, *seated[role].choose(bots.Seat(match, role)))
    assert asked == set(match.roles)


def test_what_a_role_values() -> None:
    field = {"pyrrhus": army("lucania"), "consul_prg": army("campania")}
    before = scene(season(3), armies=field)
    won = scene(season(3), armies=field, control={"lucania": "epirus", "bruttium": "epirus"})
    assert value(won, "epirus") > value(before, "epirus")
    assert value(won, "rome") < value(before, "rome")
    beaten = scene(season(3), armies={"pyrrhus": army("lucania"), "consul_prg": army("campania", 3)})
    assert value(beaten, "rome") < value(before, "rome")
    assert value(beaten, "epirus") > value(before, "epirus")


def test_a_siege_is_worth_more_the_likelier_it_ends() -> None:
    def sieged(marker: int) -> Match:
        field = {"consul_prg": army("lucania")}
        return scene(season(3), armies=field, sieges={"lucania": {"by": "consul_prg", "marker": marker}})

    assert value(sieged(4), "rome") > value(sieged(0), "rome")
    assert value(sieged(4), "epirus") < value(sieged(0), "rome")
    assert value(sieged(0), "rome") > value(scene(season(3), armies={"consul_prg": army("lucania")}), "rome")


def test_own_land_is_laid_waste_only_against_an_enemy_who_is_there() -> None:
    """10.3: scorched earth is a folly where nobody comes, a loss where he has come, a small gain abroad."""
    home = {"consul_prg": army("campania")}
    with_enemy = {**home, "pyrrhus": army("campania")}

    def loss(field: dict[str, Any], place: str, role: str) -> float:
        whole = value(scene(season(3), armies=field), role)
        return whole - value(scene(season(3), armies=field, ravaged=[place]), role)

    assert loss(home, "campania", "rome") >= 0.15
    assert 0 < loss(with_enemy, "campania", "rome") < 0.06
    assert -0.02 < loss(home, "campania", "epirus") < 0
    assert loss(home, "campania", "syracuse") == 0  # no enemy of Rome


@pytest.mark.parametrize(("campania", "nearer"), [("italia", False), ("graecia_magna", True)])
def test_armies_are_drawn_to_what_their_nation_lacks(campania: str, nearer: bool) -> None:
    """14.1, 1.12-1d: with two of three in Magna Graecia Epirus has what it needs; by option it lacks one."""
    held = {"lucania": "epirus", "bruttium": "epirus", "apulia": "rome", "campania": "rome"}
    sicily = dict.fromkeys(("messina", "syracusae", "agrigentum"), "epirus")
    options = {"campania": campania}

    def at(place: str) -> float:
        field = {"pyrrhus": army(place)}
        match = scene(season(3), options=options, control={**held, **sicily}, armies=field)
        return value(match, "epirus")

    assert (at("lucania") > at("dodonia")) is nearer


def test_no_player_wants_his_own_nations_to_fight_each_other() -> None:
    """9.0e: with four players Rome and Syracuse are one player's."""
    field = {"consul_prg": army("messina"), "syracusan": army("syracusae")}
    peace, quarrel = (
        scene(season(3), scenario="expedition_4", armies=field, wars=wars)
        for wars in ([], [["rome", "syracuse"]])
    )
    assert value(peace, "rome") > value(quarrel, "rome") + 0.05
    assert value(peace, "epirus") == value(quarrel, "epirus")


def test_who_leads_more_than_can_sail_shares_them_with_another() -> None:
    """3.2a, 7.5b: eighteen elements in Epirus are two armies, the greater one under the bolder general."""
    many, pyrrhus, megacles = ["Sp"] * 18, {"attitude": 5}, {"attitude": 4}
    alone = scene(season(3), armies={"pyrrhus": army("dodonia", many, **pyrrhus)})
    shared = scene(
        season(3),
        armies={"pyrrhus": army("dodonia", 12, **pyrrhus), "megacles": army("dodonia", 6, **megacles)},
    )
    other = scene(
        season(3),
        armies={"pyrrhus": army("dodonia", 6, **pyrrhus), "megacles": army("dodonia", 12, **megacles)},
    )
    assert value(shared, "epirus") > value(other, "epirus") > value(alone, "epirus")


def test_the_ruin_of_one_of_many_rivals_is_worth_less() -> None:
    """14: several may win, so that four players need not hurt everybody."""

    def gain(scenario: str) -> float:
        whole, ruined = (
            scene(season(3), scenario=scenario, armies={}, control={"agrigentum": owner})
            for owner in ("carthage", "gauls")
        )
        return value(ruined, "epirus") - value(whole, "epirus")

    assert gain("expedition_2") > 2 * gain("expedition_4") > 0


@pytest.mark.slow
@pytest.mark.parametrize("greedy", ["rome", "epirus"])
def test_greedy_beats_random(greedy: str) -> None:
    match = game().start("expedition_2", 1, game().trial_options())
    seated = {role: bots.make("greedy" if role == greedy else "random", role, 40) for role in match.roles}
    while not match.over:
        role = match.deciders[0]
        match.play(role, *seated[role].choose(bots.Seat(match, role)))
    assert match.result is not None
    other = next(role for role in match.roles if role != greedy)
    assert match.result.winner != other
    assert match.result.scores[greedy] > match.result.scores[other]
