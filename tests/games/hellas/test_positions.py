"""Positions by hand: what does not fit is refused with the name of the field."""

from __future__ import annotations

from typing import Any

import pytest

from games.hellas.scene import ATHENAI, ATHENS, CORINTH, SPARTA, game, play, position, power, scene
from polemos.engine.errors import BadData


def refused(message: str, **state: Any) -> None:
    with pytest.raises(BadData, match=message):
        game().resume(position(**state))


@pytest.mark.parametrize(
    ("facts", "message"),
    [
        ({"legions": {"h2015": 1}}, r"powers\.athens\.legions\.h2015"),
        ({"ships": {"h1715": 1}}, r"powers\.athens\.ships\.h1715"),
        ({"legions": {"h9999": 1}}, r"powers\.athens\.legions\.h9999"),
        ({"legions": {ATHENAI: 17}}, r"legions\.h2112: 17 is not between"),
        ({"legions": {ATHENAI: 10, CORINTH: 7}}, r"legions: more than the 16"),
        ({"cargo": {ATHENAI: 1}}, r"cargo\.h2112: more legions aboard"),
        ({"posts": ["h2111"]}, r"posts\.h2111"),
        ({"fortresses": ["h1812"]}, r"fortresses\.h1812"),
        ({"fortresses": [ATHENAI], "posts": [ATHENAI]}, r"posts\.h2112: a fortress"),
        ({"stability": 10}, r"stability: 10"),
        ({"money": -1}, r"money: -1"),
        ({"boxes": {"culture": 10}}, r"boxes\.culture: 10"),
        ({"monuments": ["h2111"]}, r"monuments\[0\]"),
        ({"leader": "nowhere"}, r"leader: unknown id"),
        ({"luxuries": ["stone"]}, r"luxuries\[0\]"),
        ({"legions": {ATHENAI: 2}, "markers": {}}, r"markers: each hex with several legions"),
        ({"markers": {"athens_army_7": ATHENAI}}, r"markers\.athens_army_7"),
        ({"gold": 3}, r"gold: is not a known field"),
    ],
)
def test_a_side_that_cannot_be_is_refused(facts: dict[str, Any], message: str) -> None:
    refused(message, athens=facts)


def test_a_hex_belongs_to_one_side() -> None:
    refused("h1912 belongs to somebody else", athens={"posts": [CORINTH]}, sparta={"posts": [CORINTH]})
    refused("two monuments", athens={"monuments": [CORINTH]}, sparta={"monuments": [CORINTH]})


def test_nobody_contests_a_hex_where_he_is_not() -> None:
    refused(r"intruders\.h1912: athens contests nothing", intruders={CORINTH: [ATHENS]})


def test_unknown_actions_and_hexes_are_refused() -> None:
    refused(r"cycle\[0\]: unknown id", cycle=["dance"])
    refused("cycle: has more than 10", cycle=["pass"] * 11)
    refused("neutral_legions.h2015", neutral_legions={"h2015": 1})
    refused("moved.h1912: 5 values", moved={CORINTH: [1, 2]})
    refused("first: unknown id", first="corinth")


def test_a_missing_field_is_named() -> None:
    whole = position()
    del whole["state"]["powers"][SPARTA]["money"]
    with pytest.raises(BadData, match=r"powers\.sparta\.money: is missing"):
        game().resume(whole)


def test_figures_may_be_left_out() -> None:
    assert "markers" not in power()
    match = scene({"legions": {ATHENAI: 2, CORINTH: 3}})
    assert match.position()["state"]["powers"][ATHENS]["markers"] == {
        "athens_army_1": CORINTH,
        "athens_army_2": ATHENAI,
    }


def test_a_position_in_the_middle_of_a_move_goes_on() -> None:
    match = play(
        scene({"ships": {ATHENAI: 2}, "cargo": {ATHENAI: 1}}), "move", ("sail", ATHENAI), ("leave", 1)
    )
    again = game().resume(match.position())
    assert again.prompt(ATHENS) == match.prompt(ATHENS)
    assert play(again, ("to", "h2214")).fingerprint() == play(match, ("to", "h2214")).fingerprint()
