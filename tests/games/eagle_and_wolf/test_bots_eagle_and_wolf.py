"""Bots in the campaign: any seat, what they value, and greedy against random."""

from __future__ import annotations

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
