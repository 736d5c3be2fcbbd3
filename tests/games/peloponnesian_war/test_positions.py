"""Positions written by hand: read back the same, and refused with the offending field named."""

from __future__ import annotations

from typing import Any

import pytest

from polemos import BadData, IllegalAction
from tests.games.peloponnesian_war.scene import GAME, choosing, opening, play, points, position


@pytest.mark.parametrize("scenario", [s.id for s in GAME.scenarios])
def test_a_set_up_survives_being_written_and_read(scenario: str) -> None:
    match = GAME.start(scenario, seed=3)
    again = GAME.resume(match.position())
    assert again.position() == match.position()
    assert again.prompt(again.deciders[0]) == match.prompt(match.deciders[0])


def test_an_army_on_its_way_survives_too() -> None:
    match = opening("athens", "cleon", athens={"athens": "6h", "piraeus": "4n"})
    play(match, "march", "pylos")
    play(match, "activate_all", "h")
    play(match, "muster", "piraeus")
    again = GAME.resume(match.position())
    assert again.state.op_force == points("6h")
    assert again.view(None) == match.view(None)


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("forces", {"athens": {"athens": {"n": 3}}, "sparta": {}}, "forces.athens.athens"),
        ("forces", {"athens": {"atlantis": {"h": 3}}, "sparta": {}}, "atlantis"),
        ("forces", {"athens": {"chios": {}}, "sparta": {}}, "chios"),
        ("forces", {"athens": {"chios": {"elephants": 1}}, "sparta": {}}, "elephants"),
        ("forces", {"athens": {"chios": {"h": 40}}, "sparta": {}}, "counters"),
        ("treasury", {"athens": "much", "sparta": 0}, "treasury.athens"),
        ("leaders", {"pericles": "olympus"}, "leaders.pericles"),
        ("player", "persia", "player"),
        ("phase", "siesta", "phase"),
        ("held", {"chios": "persia"}, "held.chios"),
        ("rebels", {"chios": 3}, "rebels.chios"),
        ("sci", {"athens": 9, "sparta": 0}, "sci.athens"),
        ("oracle", 3, "oracle"),
    ],
)
def test_a_wrong_field_is_named(field: str, value: Any, named: str) -> None:
    start = position(athens={"athens": "6h"})
    if field == "leaders":
        value = {**start["state"]["leaders"], **value}
    start["state"][field] = value
    with pytest.raises(BadData, match=named):
        GAME.resume(start)


@pytest.mark.parametrize(
    ("verb", "arg"),
    [
        ("march", "atlantis"),
        ("march", None),
        ("incite", "corinth"),
        ("depart", None),
        ("activate", "h"),
        ("consult", None),
    ],
)
def test_what_is_not_offered_is_refused_and_changes_nothing(verb: str, arg: str | None) -> None:
    start = position(
        athens={"athens": "6h"},
        frames=choosing("athens"),
        leaders={"cleon": "athens"},
        chief={"athens": "cleon"},
    )
    match = GAME.resume(start)
    before = match.fingerprint()
    with pytest.raises(IllegalAction):
        match.play("player", verb, arg)
    assert match.fingerprint() == before
