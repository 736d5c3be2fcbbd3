"""What the log tells: who, what, where, the points by reason, what it cost and what changed."""

from __future__ import annotations

from typing import Any

import pytest

from games.hellas.scene import (
    ATHENAI,
    ATHENS,
    CORINTH,
    GYTHIUM,
    MELOS,
    SPARTA,
    SPARTE,
    SYRACUSE,
    TEGEA,
    keys,
    play,
    scene,
    turn_over,
)
from polemos.engine.match import Match
from polemos.kit.text import Text

EN, FR = Text("hellas", "en"), Text("hellas", "fr")


def told(match: Match, key: str) -> list[dict[str, Any]]:
    return [dict(line.args) for line in match.journal.lines if line.key == key]


def says(match: Match, key: str, *words: str) -> None:
    """The last such line holds these words in English, and the figures among them in French."""
    line = [line for line in match.journal.lines if line.key == key][-1]
    english, french = EN.line(line), FR.line(line)
    assert all(word in english for word in words), english
    assert all(word in french for word in words if word.strip("+-").isdigit()), french
    assert not EN.missing
    assert not FR.missing


@pytest.mark.rule("9.2l", "9.2n", "9.2o", "9.2s", "9.1.3b", "18.5b")
def test_a_combat_tells_the_points_of_both_sides_by_reason() -> None:
    place = "h1715"
    athens = {"legions": {place: 3}, "boxes": {"military": 3, "culture": 1}, "leader": place}
    sparta = {"legions": {place: 2}, "fortresses": [place], "stability": -4}
    match = scene(athens, sparta, intruders={place: [ATHENS]}, options={"leaders": True})
    play(match, "attack", ("fight", place))
    blank = {"culture": 0, "stability": 0, "leading": 0, "walls": 0, "mountain": 0}
    ours = {**blank, "who": ATHENS, "count": 3, "each": 2, "culture": 2, "leading": 2}
    theirs = {**blank, "who": SPARTA, "count": 2, "each": 1, "stability": -2, "walls": 5}
    assert told(match, "force") == [ours, theirs]
    battle = told(match, "battle")[0]
    assert (battle["attack"], battle["defence"], battle["lost"], battle["killed"]) == (10, 5, 1, 2)
    says(match, "force", "Sparta", "2 legions of value 1", "stability \u22122", "fortress 5")
    says(match, "battle", "10 against 5", "each full 3", "the attacker loses 1", "the defender 2")
    assert told(match, "fortress-stands") == [{"place": place, "left": 4, "needs": 6}]
    says(match, "fortress-stands", "4", "6")


@pytest.mark.rule("9.1.3b", "9.2w")
def test_a_mountain_is_told_for_the_side_that_did_not_attack() -> None:
    place = "h1815"
    sides = {"legions": {place: 1}}, {"legions": {place: 1}}
    match = play(scene(*sides, intruders={place: [ATHENS]}), "attack", ("fight", place))
    assert [line["mountain"] for line in told(match, "force")] == [0, 2]


@pytest.mark.rule("12h")
def test_a_monument_that_stands_tells_how_many_points_were_wanting() -> None:
    athens = {"legions": {CORINTH: 3}, "boxes": {"military": 3}}
    match = scene(athens, {"posts": [CORINTH], "monuments": [CORINTH]}, intruders={CORINTH: [ATHENS]})
    play(match, "attack", ("fight", CORINTH))
    assert told(match, "monument-stands") == [{"place": CORINTH, "left": 6, "needs": 8}]
    assert [line["who"] for line in told(match, "force")] == [ATHENS], "stones have no force"


@pytest.mark.rule("15.1g", "15.1j")
def test_neutrals_are_told_without_modifiers() -> None:
    facts: dict[str, Any] = {"neutral_legions": {SYRACUSE: 1}, "neutral_fortresses": [SYRACUSE]}
    match = scene({"legions": {SYRACUSE: 3}}, intruders={SYRACUSE: [ATHENS]}, **facts)
    play(match, "attack", ("fight_neutrals", SYRACUSE))
    says(match, "force-of-neutrals", "Syracuse", "1 legion of value 3", "fortress 6")


@pytest.mark.rule("9.1.1b")
def test_a_legion_that_goes_down_with_its_ship_is_told() -> None:
    athens = {"ships": {MELOS: 1}, "cargo": {MELOS: 1}}
    match = scene(athens, {"ships": {MELOS: 1}, "boxes": {"fleet": 5}}, first=SPARTA)
    play(match, "attack", ("fight_ships", MELOS))
    assert told(match, "sunk") == [{"who": ATHENS, "place": MELOS, "count": 1}]
    assert told(match, "drowned") == [{"who": ATHENS, "place": MELOS, "count": 1}]
    says(match, "drowned", "1", "Athens", "goes down")


@pytest.mark.rule("18.2a")
def test_a_setback_tells_from_which_box_to_which() -> None:
    sparta = {"posts": [SPARTE], "boxes": {"economy": 1}}
    match = scene({"legions": {TEGEA: 1}}, sparta, options={"setbacks": True})
    play(match, "move", ("march", TEGEA), ("to", SPARTE))
    assert told(match, "setback-to-start") == [{"who": SPARTA, "row": "economy", "before": 10}]
    says(match, "setback-to-start", "Sparta", "10", "before the first")


@pytest.mark.rule("9.3b", "9.4f", "9.5a", "9.6b", "18.1a")
def test_every_price_is_told_and_what_is_left() -> None:
    athens = {"fortresses": [ATHENAI], "legions": {TEGEA: 1}, "money": 300, "boxes": {"military": 1}}
    match = scene(athens, {"money": 0}, options={"agitation": True})
    play(match, "build", ("legion", ATHENAI), "done", "pass", "posts", ("post", TEGEA), "done", "pass")
    play(match, "stability", "pay", "pass", "develop", ("advance", "military"), "done", "pass")
    play(match, "stability", "agitate")
    found = [told(match, key)[0] for key in ("built-legion", "post-created", "paid-for-calm", "developed")]
    assert [(line["talents"], line["left"]) for line in found] == [(5, 295), (10, 285), (50, 235), (9, 226)]
    assert told(match, "paid-for-unrest")[0]["talents"] == 100
    says(match, "paid-for-unrest", "100", "Sparta", "126 left")
    says(match, "built-legion", "5 talents", "295 left")


@pytest.mark.rule("10f", "10h", "10e")
def test_what_was_due_for_the_ships_and_who_goes_hungry() -> None:
    athens = {"ships": {ATHENAI: 4}, "boxes": {"fleet": 7}, "money": 3, "legions": {TEGEA: 6}}
    match = turn_over(scene(athens))
    assert told(match, "upkeep") == [{"who": ATHENS, "talents": 3, "due": 16, "left": 0}]
    says(match, "upkeep", "3 of 16")
    assert told(match, "hunger") == [{"who": ATHENS, "count": 6, "supply": 4}]


@pytest.mark.rule("7a", "7b", "7c", "7d", "7e")
@pytest.mark.parametrize(
    ("athens", "why", "numbers"),
    [
        ({"boxes": {"military": 2}}, "military", (2, 0)),
        ({"boxes": {"fleet": 2}}, "fleet", (2, 0)),
        ({"posts": [CORINTH]}, "income", (5, 0)),
        ({"ships": {MELOS: 1}}, "units", (1, 0)),
    ],
)
def test_what_has_decided_the_order_is_told(
    athens: dict[str, Any], why: str, numbers: tuple[int, int]
) -> None:
    match = turn_over(scene(athens))
    line = told(match, "first-player")[0]
    assert (line["who"], line["why"], (line["ours"], line["theirs"])) == (ATHENS, why, numbers)


@pytest.mark.rule("7e")
def test_if_nothing_decides_it_is_said_so() -> None:
    match = turn_over(scene())
    assert told(match, "first-player-by-default") == [{"who": ATHENS}]


@pytest.mark.rule("9.5e", "9.5f", "18.2c", "3.1f")
def test_beyond_the_ends_of_its_track_stability_has_no_number() -> None:
    up = play(scene({"stability": 8}), "stability", "pay")
    assert told(up, "stability") == []
    says(up, "stability-golden", "from 8", "golden age")
    assert told(up, "points") == [{"who": ATHENS, "points": 1}]
    down = play(scene({}, {"stability": -7}), "armistice", "offer", "refuse")
    assert told(down, "stability") == []
    says(down, "stability-fallen", "from \u22127", "off the track")
    assert down.over
    back = scene({}, {"stability": 9}, options={"agitation": True})
    play(back, "stability", "agitate")
    says(back, "stability-out-of-gold", "down to 8")
    assert told(back, "points") == [{"who": SPARTA, "points": 0}]
    plain = play(scene({"stability": 3}), "stability", "pay")
    says(plain, "stability", "from 3 to 4", "+1")


@pytest.mark.rule("6b", "6c", "6d", "11d")
def test_a_hex_lost_tells_goods_income_supply_control_and_points() -> None:
    match = scene({"legions": {"h1717": 1}}, {"posts": [GYTHIUM, SPARTE, "h1916"]})
    play(match, "move", ("march", "h1717"), ("to", GYTHIUM))
    assert told(match, "goods") == [{"who": SPARTA, "good": "fish", "count": 0, "income": 9, "supply": 4}]
    lost = {"who": SPARTA, "place": "laconia", "box": 0, "points": 0}
    assert told(match, "control-lost") == [lost]
    assert keys(match)[-5:] == ["marched", "contested", "goods", "control-lost", "stability"]


@pytest.mark.rule("4.3a")
def test_legions_that_go_aboard_in_the_set_up_are_told_as_such() -> None:
    match = scene().game.start("standard", 0)
    play(match, ("post", "h1916"), ("ship", "h1716"), ("embark", "h1716"), ("legion", SPARTE))
    assert keys(match)[-2:] == ["legion-embarked", "legion-placed"]


@pytest.mark.rule("6a", "6f", "9.8e")
def test_income_is_told_by_source_and_the_armistice_by_its_box() -> None:
    match = turn_over(scene({"posts": [CORINTH], "boxes": {"economy": 1}}, armistice=1, asker=ATHENS))
    income = {"who": ATHENS, "talents": 15, "trade": 5, "bonus": 10, "left": 515}
    assert told(match, "income")[0] == income
    assert told(match, "armistice-goes-on") == [{"box": 2, "of": 3}]
    says(match, "armistice-goes-on", "2", "3")
