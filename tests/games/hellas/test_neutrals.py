"""15: Syracuse, Rhodes and the independent cities."""

from __future__ import annotations

from typing import Any

import pytest

from games.hellas.scene import (
    ATHENAI,
    ATHENS,
    RHODES,
    SPARTA,
    SPARTE,
    SYRACUSE,
    choices,
    keys,
    message,
    of,
    only_blocks,
    play,
    scene,
    track,
    turn_over,
)
from polemos.engine.match import Match
from scenes import refused

SICILY = ("h0213", "h0313", "h0413", "h0513", SYRACUSE)
NEUTRALS: dict[str, Any] = {
    "neutral_legions": {**dict.fromkeys(SICILY, 1), RHODES: 2, "h3619": 2},
    "neutral_fortresses": [SYRACUSE, "h3004", "h3307", "h3313"],
    "syracusans_left": 2,
}


def with_neutrals(athens: dict[str, Any], sparta: dict[str, Any] | None = None, **facts: Any) -> Match:
    return scene(athens, sparta or {}, **{**NEUTRALS, **facts})


def combat(match: Match) -> dict[str, Any]:
    found: dict[str, Any] = match.view(None)["forecast"]["combats"][0]
    return found


@pytest.mark.rule("15.1l", "15.1b", "15.2c")
def test_a_legion_that_comes_to_neutrals_stops_contests_and_founds_nothing() -> None:
    match = with_neutrals({"legions": {"h0514": 1}, "boxes": {"military": 7}})
    play(match, "move", ("march", "h0514"))
    assert "h0213" not in choices(match)["to"], "stopped by the garrisons on the way"
    play(match, ("to", SYRACUSE))
    assert match.view(None)["contested"] == {SYRACUSE: [ATHENS]}
    play(match, "done", "pass")
    assert only_blocks(match, "posts")


def test_a_ship_beside_neutrals_founds_nothing_either() -> None:
    match = with_neutrals({"ships": {RHODES: 1, "h3313": 1}})
    assert only_blocks(match, "posts")


@pytest.mark.rule("15.1g", "15.1b", "15.1k")
def test_syracuse_legion_and_walls_are_worth_nine_and_fall_in_turn() -> None:
    athens = {"legions": {SYRACUSE: 3}, "boxes": {"military": 3, "culture": 1}}
    match = play(with_neutrals(athens, intruders={SYRACUSE: [ATHENS]}), "attack")
    assert (combat(match)["attack"], combat(match)["defence"]) == (8, 3 + 6)
    assert combat(match)["fortress"] is False, "8 - 3 is less than 6"
    play(match, ("fight_neutrals", SYRACUSE))
    assert SYRACUSE not in match.position()["state"]["neutral_legions"]
    assert SYRACUSE in match.position()["state"]["neutral_fortresses"]
    strong = {"legions": {SYRACUSE: 3}, "boxes": {"military": 3, "culture": 1}, "stability": 2}
    match = play(with_neutrals(strong, intruders={SYRACUSE: [ATHENS]}), "attack")
    assert combat(match)["fortress"] is True, "9 - 3 are 6"


@pytest.mark.rule("15.1b", "15.1f", "15.1h")
def test_a_freed_hex_takes_a_post_and_the_dead_do_not_return() -> None:
    athens = {"legions": {"h0513": 3}, "boxes": {"military": 1}}
    match = play(with_neutrals(athens, intruders={"h0513": [ATHENS]}, landed=[ATHENS]), "attack")
    play(match, ("fight_neutrals", "h0513"))
    assert "h0513" not in match.position()["state"]["neutral_legions"]
    assert match.position()["state"]["syracusans_left"] == 2
    assert match.view(None)["contested"] == {}
    play(match, "done", "pass", "posts", ("post", "h0513"))
    assert of(match, ATHENS)["posts"] == {"h0513": 1}


@pytest.mark.rule("15.1j", "9.1.3b")
def test_neutrals_have_no_modifiers_but_the_mountains() -> None:
    """No neutral stands in a mountain of this map, so one is put there."""
    facts = {"neutral_legions": {"h0613": 1}, "intruders": {"h0613": [ATHENS]}}
    match = play(scene({"legions": {"h0613": 1}}, **facts), "attack")
    assert combat(match)["defence"] == 3 + 2
    plain = play(with_neutrals({"legions": {"h0513": 1}}, intruders={"h0513": [ATHENS]}), "attack")
    assert combat(plain)["defence"] == 3


@pytest.mark.rule("15.1c", "15.1d", "15.1e", "15.1f", "15.1i")
@pytest.mark.choice("15.1e", "place")
def test_after_a_landing_a_legion_comes_every_turn_where_the_opponent_says() -> None:
    athens = {"ships": {"h0512": 1}, "cargo": {"h0512": 1}, "money": 0}
    match = with_neutrals(athens)
    play(match, "move", ("unload", "h0512"), "done")
    assert match.position()["state"]["landed"] == [ATHENS]
    play(match, "pass", "pass")
    assert match.deciders == (SPARTA,)
    assert message(match) == "reinforce"
    assert choices(match)["place"] == SICILY
    play(match, ("place", "h0413"))
    assert match.position()["state"]["neutral_legions"]["h0413"] == 2
    play(turn_over(match), ("place", "h0413"))
    assert match.position()["state"]["neutral_legions"]["h0413"] == 3, "any number in a hex"
    turn_over(match)
    assert message(match) == "choose-action", "all seven have been placed"


@pytest.mark.rule("15.1c")
def test_without_a_landing_nobody_comes() -> None:
    match = turn_over(with_neutrals({"ships": {"h0512": 1}, "cargo": {"h0512": 1}}))
    assert match.position()["state"]["syracusans_left"] == 2


@pytest.mark.rule("15.1e")
def test_if_both_have_landed_the_first_player_says_where() -> None:
    sparta = {"legions": {"h0514": 1}, "boxes": {"military": 1}}
    match = turn_over(with_neutrals({"legions": {"h0512": 1}}, sparta, landed=[ATHENS, SPARTA]))
    assert match.deciders == (SPARTA,), "first player by its military"
    assert message(match) == "reinforce"


@pytest.mark.rule("15.1c")
def test_contested_hexes_and_hexes_of_players_are_not_reinforced() -> None:
    athens = {"legions": {SYRACUSE: 1}, "ships": {"h0313": 1}, "posts": ["h0213"]}
    facts = {
        "neutral_legions": {"h0313": 1, "h0413": 1, "h0513": 1, SYRACUSE: 1},
        "intruders": {SYRACUSE: [ATHENS]},
    }
    match = turn_over(with_neutrals(athens, landed=[ATHENS], **facts))
    assert choices(match)["place"] == ("h0413", "h0513")
    refused(match, match.deciders[0], "place", SYRACUSE, why="not-free-sicily 15.1c")


@pytest.mark.rule("15.2b", "15.2d")
def test_independent_walls_defend_with_six_and_never_return() -> None:
    athens = {"legions": {"h3313": 6}}
    match = play(with_neutrals(athens, intruders={"h3313": [ATHENS]}), "attack")
    assert combat(match) == {
        "verb": "fight_neutrals",
        "place": "h3313",
        "attack": 6,
        "defence": 6,
        "lost": 2,
        "killed": 0,
        "fortress": True,
        "monument": False,
    }
    play(match, ("fight_neutrals", "h3313"), "done", "pass", "posts", ("post", "h3313"))
    assert of(match, ATHENS)["posts"] == {"h3313": 1}
    assert match.position()["state"]["neutral_fortresses"] == [SYRACUSE, "h3004", "h3307"]


@pytest.mark.rule("15.2e", "15.2f")
def test_rhodians_have_three_each_and_never_attack() -> None:
    match = play(with_neutrals({"legions": {RHODES: 2}}, intruders={RHODES: [ATHENS]}), "attack")
    assert combat(match)["defence"] == 6
    play(match, ("fight_neutrals", RHODES))
    assert of(match, ATHENS)["legions"] == {}, "six kill two"
    assert match.position()["state"]["neutral_legions"][RHODES] == 2
    assert match.view(None)["contested"] == {}


@pytest.mark.rule("15a")
def test_elsewhere_units_walk_in() -> None:
    match = with_neutrals({"legions": {"h1813": 1}, "ships": {"h3008": 1}})
    play(match, "posts")
    assert choices(match)["post"] == ("h1813", "h3008")


@pytest.mark.rule("15.1h")
def test_neutrals_lose_nothing_by_being_contested() -> None:
    match = with_neutrals({"legions": {SYRACUSE: 1}}, intruders={SYRACUSE: [ATHENS]})
    assert set(match.view(None)["tracks"]["stability"]) == {ATHENS, SPARTA}
    assert track(match, "income", SPARTA) == 0


def test_landing_is_told() -> None:
    match = with_neutrals({"ships": {SYRACUSE: 1}, "cargo": {SYRACUSE: 1}, "fortresses": [ATHENAI]})
    play(match, "move", ("unload", SYRACUSE))
    assert "landed" in keys(match)
    assert of(match, ATHENS)["legions"] == {SYRACUSE: 1}
    assert SPARTE not in match.view(None)["contested"]


@pytest.mark.rule("15.1e")
def test_if_both_have_landed_the_first_player_places_whoever_came_first() -> None:
    for ahead in (ATHENS, SPARTA):
        boxes = {"boxes": {"military": 1}}
        sides = (boxes, {}) if ahead == ATHENS else ({}, boxes)
        match = scene(*sides, landed=[ATHENS, SPARTA], syracusans_left=2)
        play(match, "pass", "pass")
        assert (match.deciders, message(match)) == ((ahead,), "reinforce")
    alone = play(scene({"boxes": {"military": 1}}, landed=[ATHENS], syracusans_left=2), "pass", "pass")
    assert alone.deciders == (SPARTA,), "the opponent of the one that landed"


@pytest.mark.rule("15.1e", "15.1c")
def test_one_site_is_no_question_and_none_brings_nobody() -> None:
    """Athens has posts on all of Sicily but Syracuse; then a legion stands there too."""
    facts: dict[str, Any] = {"neutral_legions": {SYRACUSE: 1}, "landed": [ATHENS]}
    one = turn_over(with_neutrals({"posts": SICILY[:4]}, **facts))
    assert message(one) == "choose-action"
    assert one.position()["state"]["syracusans_left"] == 1
    assert one.position()["state"]["neutral_legions"] == {SYRACUSE: 2}
    athens = {"posts": SICILY[:4], "legions": {SYRACUSE: 1}}
    none = turn_over(with_neutrals(athens, intruders={SYRACUSE: [ATHENS]}, **facts))
    assert message(none) == "choose-action"
    assert none.position()["state"]["syracusans_left"] == 2
