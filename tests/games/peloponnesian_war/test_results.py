"""8.2, 9.0, 10.1.5: how the end of a game is announced; alone it is a level of victory or defeat, nowhere a
draw."""

from __future__ import annotations

import pytest

from polemos.engine.match import Match
from polemos.kit.text import Text
from polemos.lab.playout import Outcome
from polemos.lab.report import summary
from polemos.lab.simulate import Job, play_chunk
from tests.games.peloponnesian_war.scene import GAME, end_of_turn, table, turn


def surrendered(**fields: object) -> Match:
    """Athens gives up at the end of a turn."""
    broken = {"athens": 0, "sparta": 9}
    return table(frames=[turn(), end_of_turn()], bellicosity=broken, **fields)


def said(lang: str, match: Match) -> str:
    assert match.result is not None
    return Text(GAME.meta.id, lang).result(match.result)


@pytest.mark.rule("8.2c", "10.1.5a")
def test_a_lost_game_alone_is_a_defeat() -> None:
    match = surrendered()
    assert match.result is not None
    assert (match.result.level, match.result.winners, match.result.drawn) == ("defeat", (), False)
    assert said("en", match) == "The game ends: defeat (a side surrenders)."
    assert said("fr", match) == "Fin de partie\u202f: défaite (un camp se rend)."


@pytest.mark.rule("8.2c", "10.1.5a")
def test_a_won_game_alone_is_a_level_of_victory() -> None:
    match = surrendered(player="sparta", points={"player": 200})
    assert said("en", match) == "The game ends: decisive victory (a side surrenders)."


@pytest.mark.rule("8.2c", "11.0a")
def test_between_two_the_winner_is_named() -> None:
    match = surrendered(scenario="peloponnesian_war_two")
    assert said("en", match) == "Sparta wins: decisive victory (a side surrenders)."


@pytest.mark.rule("10.1.5a")
def test_who_gives_up_alone_has_lost() -> None:
    match = table()
    match.resign("player")
    assert match.result is not None
    assert match.result.level == "defeat"
    assert said("en", match) == "The game ends: defeat (you gave up)."


@pytest.mark.rule("10.1.5a", "10.2c")
def test_a_simulation_counts_defeats_and_no_draws() -> None:
    job = Job("peloponnesian_war", ("random",), 3, 3, "archidamian_war")
    played: list[Outcome] = play_chunk(job, (0, 1, 2), GAME)
    report = summary(job, played)
    assert report["draws"] == 0
    assert report["defeats"] + report["roles"]["player"]["hits"] == 3
    assert report["defeats"] > 0
