"""What the table tells about an operation before it is paid: price, watchers, chances at the objective."""

from __future__ import annotations

from typing import Any

import pytest

from polemos.engine.match import Match
from polemos.kit.text import Text
from tests.games.peloponnesian_war.scene import choosing, lines, opening, play, table


def told(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = match.view(None)["forecast"]
    return found


@pytest.mark.rule("4.1.5a", "4.6.1b")
def test_price_and_watchers_are_told_before_the_army_sets_out() -> None:
    match = opening("athens", "cleon", athens={"athens": "4h 1c"}, sparta={"decelea": "2ac"})
    play(match, "march", "oropus")
    assert told(match)["army"] == ""
    play(match, "activate", "h")
    forecast = told(match)
    assert (forecast["army"], forecast["spent"], forecast["purse"]) == ("1H", 200, 3800)
    assert "decelea" in forecast["checks"]
    assert forecast["watchers"] == [["decelea"] for _ in forecast["checks"]]
    assert match.prompt("player").args["talents"] == 3800


@pytest.mark.rule("5.1c", "5.3d")
def test_a_captured_city_of_ones_own_is_forecast_as_a_siege() -> None:
    fields: dict[str, Any] = {"held": {"amphipolis": "sparta"}, "sparta": {"amphipolis": "1ah"}}
    match = opening("athens", "cleon", athens={"athens": "6h 1c"}, **fields)
    play(match, "march", "amphipolis")
    play(match, "activate_all", "h")
    assert told(match)["siege"] == 50  # Cleon's tactical rating is 0: 4 to 6
    assert "battle" not in told(match)


@pytest.mark.rule("4.3c", "4.7a")
def test_the_log_says_what_dice_are_for_and_when_nothing_comes_of_them() -> None:
    match = table(frames=choosing("athens", False), athens={"athens": "2h"}, made={"athens": 1}, dice=[2])
    play(match, "consult")
    assert [rule for rule, _ in lines(match, "omens-good")] == ["4.3"]
    text = Text("peloponnesian_war", "en")
    assert text.say("log-roll", {"who": "none", "dice": (3, 4)}) == "Die roll: 3, 4."
    assert text.say("log-roll", {"who": "athens", "dice": (2,)}) == "Athens rolls 2."
