"""Why not? What the engine answers by itself, and what it asks a frame."""

from __future__ import annotations

import pytest

import polemos
from polemos.engine.match import Match


@pytest.fixture
def moving() -> Match:
    """Hellas while Sparta moves."""
    match = polemos.game("hellas").start(seed=1)
    while match.prompt(match.deciders[0]).message != "choose-action":
        match.play(match.deciders[0], *match.prompt(match.deciders[0]).pairs()[0])
    match.play(match.deciders[0], "pass")
    match.play(match.deciders[0], "move")
    return match


@pytest.fixture
def match(moving: Match) -> Match:
    """Hellas after Sparta has moved: Athens chooses."""
    moving.play(moving.deciders[0], "only_block")
    return moving


def test_what_is_offered_has_no_reason(match: Match) -> None:
    role = match.deciders[0]
    assert all(match.why_not(role, verb, arg) == [] for verb, arg in match.prompt(role).pairs())


def test_the_predicate_that_refuses_says_why(match: Match) -> None:
    role = match.deciders[0]
    (reason,) = match.why_not(role, "move")
    assert (reason.key, reason.rule) == ("action-just-taken", "8g")
    assert reason.to_json()["verb"] == "move"


def test_near_misses_are_verbs_that_are_not_offered(match: Match) -> None:
    role = match.deciders[0]
    near = {reason.verb: reason.rule for reason in match.near_misses(role)}
    assert near["move"] == "8g"
    assert not near.keys() & match.prompt(role).choices.keys()


def test_who_is_not_asked_learns_who_is(match: Match) -> None:
    waiting = next(role for role in match.roles if role not in match.deciders)
    (reason,) = match.why_not(waiting, "pass")
    assert reason.key == "not-asked"
    assert reason.args["who"] == match.deciders
    assert match.near_misses(waiting) == [] == match.notes(waiting)


def test_a_verb_of_another_step_is_told_so(match: Match) -> None:
    assert match.why_not(match.deciders[0], "retreat", "c3")[0].key == "other-step"


@pytest.mark.parametrize("thing", ["atlantis", "", "\x00", "é" * 50])
def test_nothing_is_told_of_what_is_not_on_the_table(match: Match, thing: str) -> None:
    role = match.deciders[0]
    assert match.why_not(role, "move", thing)[0].key in ("no-such", "action-just-taken")
    assert thing == "" or match.why_not(role, about=thing)[0].key == "no-such"


def test_a_place_that_no_verb_of_the_step_takes(match: Match) -> None:
    place = next(iter(match.game.board()["places"]))
    (reason,) = match.why_not(match.deciders[0], about=place)
    assert (reason.key, reason.rule) == ("other-step", "8b")


def test_a_piece_is_answered_for_its_place_where_places_are_taken(moving: Match) -> None:
    (role,) = moving.deciders
    pieces = moving.view(role)["pieces"]
    for piece, shown in pieces.items():
        assert moving.why_not(role, about=piece) == moving.why_not(role, about=shown["at"])
    assert moving.why_not(role, about="sparta_army_1") == []
    reason = moving.why_not(role, about="athens_fleet_1")[0]
    assert (reason.key, reason.arg) == ("no-legion-to-march", pieces["athens_fleet_1"]["at"])


def test_a_piece_in_a_step_that_takes_neither_pieces_nor_places(match: Match) -> None:
    (reason,) = match.why_not(match.deciders[0], about="athens_fleet_1")
    assert (reason.key, reason.rule, reason.arg) == ("other-step", "8b", "athens_fleet_1")


def test_an_unknown_role_is_refused_by_name(match: Match) -> None:
    with pytest.raises(polemos.BadData, match="persia"):
        match.why_not("persia", "move")


def test_when_it_is_over_everything_is(match: Match) -> None:
    match.resign(match.roles[0])
    assert match.why_not(match.roles[1], "pass")[0].key == "over"
