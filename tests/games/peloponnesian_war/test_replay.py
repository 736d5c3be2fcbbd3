"""The openings of the designer's replay, as far as the edition notes give them (vectors 7 to 12, 17)."""

from __future__ import annotations

from typing import Any

from polemos.engine.match import Match
from tests.games.peloponnesian_war.scene import (
    GAME,
    PRINTED,
    keys,
    lines,
    opening,
    play,
    points,
    table,
    told,
    turn,
)


def event(dice: list[int], **fields: Any) -> Match:
    """A turn that begins with such dice for its event; nobody changes sides."""
    return table(frames=[turn()], phase="surrender", sci={"athens": -1}, dice=dice, **fields)


def test_turn_one_archidamus_marches_past_panactum_and_attica_burns() -> None:
    match = GAME.start("peloponnesian_war_two")
    play(match, "march", "decelea")
    play(match, "activate_all", "h")
    assert match.state.op_force == points("7h")
    assert match.state.treasury["sparta"] == 3000
    play(match, "muster", "thebes")
    while match.prompt(match.deciders[0]).message == "intercept":
        play(match, "decline")
    play(match, "activate", "ac")
    play(match, "activate", "ac")
    assert match.state.treasury["sparta"] == 2600
    play(match, "depart")
    while match.prompt(match.deciders[0]).message == "intercept":
        play(match, "decline")
    assert match.state.force("sparta", "decelea") == points("7h 2ac")
    assert {"panactum", "decelea"} <= match.state.ravaged


def test_turn_two_event_four_turns_abdera_and_maroneia() -> None:
    match = event([2, 2])
    assert {args["place"] for _, args in lines(match, "changes-sides", side="sparta")} == {
        "abdera",
        "maroneia",
    }
    assert {"abdera", "maroneia"} <= set(match.state.rebels)


def test_turn_three_event_nine_converts_the_cavalry_at_pella() -> None:
    match = event([3, 3, 4, 5], athens={"pella": "2ac"}, active={"macedonia": "athens"}, turn=3)
    assert told(match, "event-impossible") == {"event": "6"}
    assert match.state.force("sparta", "pella") == points("2ac")


def test_turn_four_eight_ships_cost_3200_and_sail_by_the_saronic_coast() -> None:
    match = opening(
        "athens",
        "thrasyllus",
        athens={"piraeus": "7n", "ephesus": "1n"},
        treasury={"athens": 6350},
        sparta={},
    )
    play(match, "march", "cyllene")
    play(match, "muster", "piraeus")
    play(match, "activate_all", "n")
    play(match, "muster", "ephesus")
    play(match, "activate", "n")
    assert match.state.treasury["athens"] == 3150
    play(match, "depart")
    route = told(match, "route")["places"]
    assert "cyllene" in route
    assert "prasiae" in route
    assert "equal-routes" in keys(match)


def test_the_replays_order_of_strategists() -> None:
    rating = {name: e.strategic for name, e in PRINTED.leaders.items()}
    assert rating["callicratides"] > rating["pericles"]
    assert rating["brasidas"] > rating["demosthenes"]
    assert rating["lysander"] > rating["thrasyllus"]
