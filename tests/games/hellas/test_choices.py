"""The ledger of choices: scenes for what no other test asks with more than one possibility."""

from __future__ import annotations

from typing import Any

import pytest

from games.hellas.scene import (
    ATHENAI,
    ATHENS,
    CORINTH,
    MELOS,
    SPARTE,
    SYRACUSE,
    TEGEA,
    choices,
    of,
    play,
    scene,
)

ISTHMUS = "h2012"

#: A side that could do anything: units that may move and fight, money, and something to build and found.
BUSY: dict[str, Any] = {
    "legions": {CORINTH: 2, TEGEA: 1},
    "fortresses": [ATHENAI],
    "posts": ["h2011"],
    "boxes": {"military": 1, "fleet": 1, "economy": 1, "culture": 5},
}


@pytest.mark.rule("8b", "9a")
@pytest.mark.choice("8b", "move", "attack", "build", "posts", "stability", "develop", "pass", "armistice")
def test_a_side_that_can_do_everything_chooses_among_eight_actions() -> None:
    match = scene(BUSY, {"posts": [CORINTH]}, intruders={CORINTH: [ATHENS]})
    actions = {"move", "attack", "build", "posts", "stability", "develop", "pass", "armistice"}
    assert choices(match).keys() == actions, "and nothing need be taken only to block it"


@pytest.mark.rule("9.1f")
@pytest.mark.choice("9.1f", "to")
def test_a_legion_goes_where_its_owner_likes_on_land_coast_and_island() -> None:
    match = play(scene({"legions": {"h2622": 1, TEGEA: 1}}), "move", ("march", "h2622"))
    assert len(choices(match)["to"]) > 3
    play(match, ("to", str(choices(match)["to"][0])))
    play(match, ("march", TEGEA))
    assert {SPARTE, "h1713"} <= set(choices(match)["to"])


@pytest.mark.rule("9.1k")
@pytest.mark.choice("9.1k", "to")
def test_a_ship_goes_from_gulf_to_gulf_over_the_isthmus_as_its_owner_likes() -> None:
    match = play(scene({"ships": {CORINTH: 1}}), "move", ("sail", CORINTH))
    assert ISTHMUS in choices(match)["to"]


@pytest.mark.rule("9.3a")
@pytest.mark.choice("9.3a", "legion", "ship", "fortress", "monument")
def test_the_builder_mixes_as_he_can_pay() -> None:
    match = play(scene({**BUSY, "money": 200}), "build")
    assert choices(match).keys() == {"legion", "ship", "fortress", "monument", "only_block"}
    play(match, ("ship", ATHENAI), ("fortress", "h2011"), ("monument", ATHENAI))
    assert of(match, ATHENS)["money"] == 200 - 15 - 20 - 100


@pytest.mark.rule("13e", "9.1.1a")
@pytest.mark.choice("13e", "leave", "leave_loaded")
def test_of_a_fleet_empty_and_loaded_ships_may_be_left_behind() -> None:
    match = scene({"ships": {MELOS: 4}, "cargo": {MELOS: 2}})
    play(match, "move", ("sail", MELOS))
    assert (choices(match)["leave"], choices(match)["leave_loaded"]) == ((1, 2), (1, 2))
    play(match, ("leave", 1), ("leave_loaded", 2), ("to", "h2418"))
    assert of(match, ATHENS)["ships"] == {MELOS: 3, "h2418": 1}
    assert of(match, ATHENS)["cargo"] == {MELOS: 2}


@pytest.mark.rule("15.1l", "15.1b")
@pytest.mark.choice("15.1l", "fight_neutrals")
def test_a_legion_beside_neutrals_may_attack_them_later_or_not() -> None:
    facts: dict[str, Any] = {"neutral_legions": {SYRACUSE: 1}, "intruders": {SYRACUSE: [ATHENS]}}
    match = scene({"legions": {SYRACUSE: 3}}, **facts)
    assert choices(play(match, "attack")) == {"fight_neutrals": (SYRACUSE,), "only_block": (None,)}
