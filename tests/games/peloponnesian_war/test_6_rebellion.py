"""6.0: continued rebellion, spread, Helots."""

from __future__ import annotations

import pytest

from polemos.engine.match import Match
from tests.games.peloponnesian_war.scene import PRINTED, War, go_on, keys, lines, play, points, turn, war

FIVE = dict.fromkeys(PRINTED.helots, "1n")
HELD = dict.fromkeys(PRINTED.helots, "athens")


def rebellion(state: War) -> Match:
    """The Rebellion Phase, and the next until somebody is asked."""
    return go_on(state, turn("rebellion"))


def helots_pay(match: Match) -> list[int]:
    """What the Helots cost Sparta this turn."""
    return [args["talents"] for _, args in lines(match, "revenue-part", who="sparta", part="helots")]


@pytest.mark.rule("6.1a")
@pytest.mark.parametrize(
    ("athens", "sparta", "quelled"),
    [
        ({"samos": "1n"}, {}, True),
        ({"samos": "1n"}, {"miletus": "1ac"}, False),
        ({}, {}, False),
        ({}, {"miletus": "1ac"}, False),
    ],
)
def test_a_rebellion_ends_in_its_old_masters_influence_alone(
    athens: dict[str, str], sparta: dict[str, str], quelled: bool
) -> None:
    state = war(
        athens=athens, sparta=sparta, rebels={"ephesus": "sparta"}, held=dict.fromkeys(sparta, "sparta")
    )
    state = rebellion(state).state
    assert ("ephesus" not in state.rebels) is quelled
    if quelled:
        assert state.controller("ephesus") == "athens"


@pytest.mark.rule("6.2a", "6.2b", "6.2d")
def test_rebellion_spreads_along_any_line_within_the_league() -> None:
    state = war(athens={"samos": "1h"}, rebels={"ephesus": "sparta"}, dice=[6] * 9)
    match = rebellion(state)
    joined = set(match.state.rebels) - {"ephesus"}
    beside = set(PRINTED.map.beside["ephesus"])
    assert joined == {p for p in beside if PRINTED.map.colour[p] == "athens"} - {"samos"}
    assert "sardis" not in joined  # neutral
    assert keys(match).count("spread-asked") == len(joined)  # one roll each, and no chain


@pytest.mark.rule("6.2c")
@pytest.mark.parametrize(
    ("die", "near", "joins"), [(5, False, False), (6, False, True), (4, True, True), (3, True, False)]
)
def test_an_enemy_near_by_adds_two(die: int, near: bool, joins: bool) -> None:
    """Clazomenae is guarded on all sides but one; a Spartan fleet at Samos influences Teos."""
    open_ = "teos"
    guards = {p: "1ah" for p in PRINTED.map.beside["clazomenae"] if p != open_}
    fleet = {"samos": "1an"} if near else {}
    state = war(
        athens={p: f for p, f in guards.items() if PRINTED.map.colour[p] == "athens"},
        sparta=fleet,
        rebels={"clazomenae": "sparta"},
        held=dict.fromkeys(fleet, "sparta"),
        dice=[die],
    )
    assert state.influenced("sparta", open_) is near
    assert (open_ in rebellion(state).state.rebels) is joins


@pytest.mark.rule("6.3a", "6.3b")
def test_delian_forces_in_all_five_spaces_raise_the_helots() -> None:
    match = rebellion(war(athens=FIVE, sparta={"sparta": "3h"}, held=HELD))
    assert match.state.force("sparta", "sparta") == points("1h")  # the Home Guard is not spared
    assert [rule for rule, _ in lines(match, "losses")] == ["6.3b"]
    assert helots_pay(match) == [-500]
    while "bellicosity" not in keys(match):
        play(match, "done" if match.prompt("player").message == "build" else "decline")
    assert match.state.bellicosity["sparta"] == 8
    four = {p: "1n" for p in list(FIVE)[:4]}
    assert (
        rebellion(war(athens=four, sparta={"sparta": "3h"}, held=dict.fromkeys(four, "athens"))).state.helots
        == 0
    )


@pytest.mark.rule("6.3c", "6.3d")
def test_the_second_turn_costs_a_thousand_and_a_recapture_ends_it() -> None:
    match = rebellion(war(athens=FIVE, sparta={"sparta": "5h"}, held=HELD, helots=1))
    assert match.state.force("sparta", "sparta") == points("5h")
    assert helots_pay(match) == [-1000]
    four = {p: "1n" for p in FIVE if p != "pylos"}
    left = rebellion(war(athens=four, sparta={"sparta": "5h"}, held=dict.fromkeys(four, "athens"), helots=2))
    assert left.state.helots == 0
    assert helots_pay(left) == []


@pytest.mark.rule("6.0a")
def test_quelled_rebels_do_not_spread_the_same_turn() -> None:
    state = war(athens={"samos": "1n"}, rebels={"ephesus": "sparta"}, dice=[6])
    match = rebellion(state)
    assert match.state.rebels == {}
    assert "spread-asked" not in keys(match)


@pytest.mark.rule("6.2a", "6.2b", "6.2c")
def test_a_captured_city_joins_a_rebellion_too() -> None:
    """Only rebels and spaces with a Force of their own league are skipped; the captor's presence adds two."""
    guards = {p: "1ah" for p in PRINTED.map.beside["ephesus"] if PRINTED.map.colour[p] == "athens"}
    del guards["miletus"]
    state = war(
        athens=guards,
        sparta={"miletus": "1ah"},
        held={"miletus": "sparta"},
        rebels={"ephesus": "sparta"},
        dice=[4],
    )
    state = rebellion(state).state
    assert state.rebels == {"ephesus": "sparta", "miletus": "sparta"}
    state.take("sparta", "miletus", points("1ah"))
    assert state.controller("miletus") == ""  # it does not fall back to Athens


@pytest.mark.rule("6.2a", "6.2d")
def test_a_rebel_is_not_asked_again() -> None:
    rebels = dict.fromkeys([p for p in PRINTED.map.spaces if PRINTED.map.colour[p] == "athens"], "sparta")
    state = war(rebels=rebels)
    match = rebellion(state)
    assert "spread-asked" not in keys(match)
    assert match.state.rebels == rebels
