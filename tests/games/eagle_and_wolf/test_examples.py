"""The worked examples of the rulebook, played with their dice; every number they name is compared."""

from __future__ import annotations

from typing import Any

import pytest

from games.eagle_and_wolf.scene import armies, army, choices, keys, marching, play, rules, scene, winter
from polemos.engine.match import Match


@pytest.mark.rule("3.2b", "3.2c", "3.11a")
@pytest.mark.parametrize(
    ("time", "granted", "left"), [("winter", 2, 1), ("spring", 4, 3), ("autumn", 3, 2), ("summer", 5, 4)]
)
def test_3_2_from_panormos_to_campania(time: str, granted: int, left: int) -> None:
    """Two zones, IV and V; what is left of the season's points after landing."""
    frames = marching("hanno", "carthage")
    if time == "winter":
        frames = [*winter(1), *frames[1:]]
    match = scene(frames, (1,), season=time, armies={"hanno": army("panormos", ["Sp"] * 12, pm=granted)})
    assert match.game.printed.crossings("panormos", "campania") == (("z4", "z5"),)
    play(match, ("sail_against", "campania"))
    while match.prompt(match.deciders[0]).message == "lose":
        play(match, ("lose", "sp"))
    assert (armies(match)["hanno"]["at"], armies(match)["hanno"]["pm"]) == ("campania", left)


@pytest.mark.rule("7.6a", "6.1a")
def test_7_6_a_new_consul_prg_takes_the_army_in_campania_over() -> None:
    camp = {"consul_prg": army("campania", 7, attitude=3, camp=1)}
    match = scene(winter(3), (2, 6, 6, 6, 6), season="winter", year=279, armies=camp)
    assert armies(match)["consul_prg"]["at"] == "campania"
    assert armies(match)["consul_prg"]["attitude"] == 5  # the man of vote 6
    assert len(armies(match)["consul_prg"]["elements"]) == 7


WINNERS = ["Kn", "Cv", "Pk", "Pk", "Pk", "Pk", "Sp", "Sp", "Ax", "Ax", "Ps", "Ps"]
LOSERS = ["Cv", "Cv", "Bd", "Bd", "Sp", "Sp", "Sp", "Sp", "Ax", "Ax", "Ps", "Ps"]
#: What the beaten side loses in the battle itself; one of its two horse is left.
STRUCK = ("def_cv_2", "def_bd_1", "def_bd_2", "def_sp_1")


def pursued(die: int, winner: int) -> Match:
    """Ten elements of the winner are on the field when the enemy runs, two of them on his flanks."""
    field = {"pyrrhus": army("lucania", WINNERS, 6, pm=3), "consul_prg": army("campania", LOSERS, 6)}
    dice = (1, 1, 4, die, winner)
    match = scene(marching("pyrrhus", "epirus"), dice, armies=field, options={"battles": "report"})
    play(match, ("enter", "campania"))
    match.play("epirus", "beaten", "defender")
    for element in ("att_ps_1", "att_ps_2", *STRUCK):
        play(match, ("destroyed", element))
    return play(match, "done", ("flank", 2), ("rear", 0), "confirm")


def told(match: Match, key: str) -> dict[str, Any]:
    return next(line.args for line in match.journal.lines if line.key == key)


@pytest.mark.rule("11.4a", "11.4b", "11.4d", "11.4f", "11.4g", "11.4h")
@pytest.mark.parametrize(("die", "total", "lost"), [(3, 6, 5), (1, 4, 3), (6, 9, 8)])
def test_11_4_the_pursuit(die: int, total: int, lost: int) -> None:
    """Factor 4; one horse more and two on the flanks: the die and 3."""
    match = pursued(die, 4)
    line = told(match, "pursuit")
    assert (line["factor"], line["mounted"], line["zones"], line["blades"]) == ("4", 1, 2, 0)
    assert (line["die"], line["roll"], line["number"]) == (die, total, lost)
    turns = []
    while match.prompt(match.deciders[0]).message == "casualty" and "winner_losses" not in keys(match):
        turns.append(match.deciders[0])
        play(match, ("remove", choices(match)["remove"][0]))
    assert turns[0] == "epirus"  # the winner begins; then they take turns
    assert len(armies(match)["consul_prg"]["elements"]) == 12 - lost


@pytest.mark.rule("11.5a", "11.5b")
def test_11_5_the_winner_gets_one_of_two_back() -> None:
    """Two struck down and a 4: one is lost for good, and the winner says which; here both are psiloi."""
    match = pursued(1, 4)
    while match.prompt(match.deciders[0]).message == "casualty":
        assert len({element.rsplit("_", 1)[0] for element in choices(match)["remove"]}) > 1  # a real choice
        play(match, ("remove", choices(match)["remove"][0]))
    line = told(match, "winner_losses")
    assert (line["die"], line["before"], line["number"]) == (4, 2, 1)
    assert armies(match)["pyrrhus"]["elements"].count("Ps") == 1
    assert rules(match)[:5] == ["3.13a", "11.1b", "11.2a", "11.4b", "11.5a"]
