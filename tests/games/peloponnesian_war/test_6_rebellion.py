"""6.0: continued rebellion, spread, Helots."""

from __future__ import annotations

import pytest

from polemos.games.peloponnesian_war.rules.administration import revenue
from polemos.games.peloponnesian_war.rules.end_of_turn import adjust_bellicosity
from polemos.games.peloponnesian_war.rules.rebellion import helots, quell, rebellion_phase, spread
from tests.games.peloponnesian_war.scene import BOOK, cited, points, war

FIVE = dict.fromkeys(BOOK.printed.helots, "1n")
HELD = dict.fromkeys(BOOK.printed.helots, "athens")


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
    quell(state)
    assert ("ephesus" not in state.rebels) is quelled
    if quelled:
        assert state.controller("ephesus") == "athens"


@pytest.mark.rule("6.2a", "6.2b", "6.2d")
def test_rebellion_spreads_along_any_line_within_the_league() -> None:
    state = war(athens={"samos": "1h"}, rebels={"ephesus": "sparta"}, dice=[6] * 9)
    spread(state)
    joined = set(state.rebels) - {"ephesus"}
    beside = set(BOOK.map.beside["ephesus"])
    assert joined == {p for p in beside if BOOK.map.colour[p] == "athens"} - {"samos"}
    assert "sardis" not in joined  # neutral
    rolled = 9 - len(state.chance.given)
    assert rolled == len(joined)  # one roll each, and no chain


@pytest.mark.rule("6.2c")
@pytest.mark.parametrize(
    ("die", "near", "joins"), [(5, False, False), (6, False, True), (4, True, True), (3, True, False)]
)
def test_an_enemy_near_by_adds_two(die: int, near: bool, joins: bool) -> None:
    """Clazomenae is guarded on all sides but one; a Spartan fleet at Samos influences Teos."""
    open_ = "teos"
    guards = {p: "1ah" for p in BOOK.map.beside["clazomenae"] if p != open_}
    fleet = {"samos": "1an"} if near else {}
    state = war(
        athens={p: f for p, f in guards.items() if BOOK.map.colour[p] == "athens"},
        sparta=fleet,
        rebels={"clazomenae": "sparta"},
        held=dict.fromkeys(fleet, "sparta"),
        dice=[die],
    )
    assert state.influenced("sparta", open_) is near
    spread(state)
    assert (open_ in state.rebels) is joins


@pytest.mark.rule("6.3a", "6.3b")
def test_delian_forces_in_all_five_spaces_raise_the_helots() -> None:
    state = war(athens=FIVE, sparta={"sparta": "3h"}, held=HELD)
    helots(state)
    assert state.force("sparta", "sparta") == points("1h")  # the Home Guard is not spared
    assert cited(state, "losses") == ["6.3b"]
    assert revenue(state, "sparta")["helots"] == -500
    adjust_bellicosity(state, "sparta")
    assert state.bellicosity["sparta"] == 8
    four = {p: "1n" for p in list(FIVE)[:4]}
    quiet = war(athens=four, sparta={"sparta": "3h"})
    helots(quiet)
    assert quiet.helots == 0


@pytest.mark.rule("6.3c", "6.3d")
def test_the_second_turn_costs_a_thousand_and_a_recapture_ends_it() -> None:
    state = war(athens=FIVE, sparta={"sparta": "5h"}, held=HELD, helots=1)
    helots(state)
    assert state.force("sparta", "sparta") == points("5h")
    assert revenue(state, "sparta")["helots"] == -1000
    state.take("athens", "pylos", points("1n"))
    helots(state)
    assert state.helots == 0
    state.add("athens", "pylos", points("1n"))
    helots(state)
    assert state.force("sparta", "sparta") == points("3h")


@pytest.mark.rule("6.0a")
def test_quelled_rebels_do_not_spread_the_same_turn() -> None:
    state = war(athens={"samos": "1n"}, rebels={"ephesus": "sparta"}, dice=[6])
    rebellion_phase(state)
    assert state.rebels == {}
    assert state.chance.given == (6,)


@pytest.mark.rule("6.2a", "6.2b", "6.2c")
def test_a_captured_city_joins_a_rebellion_too() -> None:
    """Only rebels and spaces with a Force of their own league are skipped; the captor's presence adds two."""
    guards = {p: "1ah" for p in BOOK.map.beside["ephesus"] if BOOK.map.colour[p] == "athens"}
    del guards["miletus"]
    state = war(
        athens=guards,
        sparta={"miletus": "1ah"},
        held={"miletus": "sparta"},
        rebels={"ephesus": "sparta"},
        dice=[4],
    )
    spread(state)
    assert state.rebels == {"ephesus": "sparta", "miletus": "sparta"}
    state.take("sparta", "miletus", points("1ah"))
    assert state.controller("miletus") == ""  # it does not fall back to Athens


@pytest.mark.rule("6.2a", "6.2d")
def test_a_rebel_is_not_asked_again() -> None:
    rebels = dict.fromkeys([p for p in BOOK.map.spaces if BOOK.map.colour[p] == "athens"], "sparta")
    state = war(rebels=rebels)
    spread(state)
    assert not cited(state, "spread-roll")
    assert state.rebels == rebels
