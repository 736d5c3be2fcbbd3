"""17 and the indexes: the laws that hold after every step, and that a broken one is found out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from games.hellas.scene import ATHENAI, ATHENS, CORINTH, MELOS, SPARTA, SPARTE, SYRACUSE, TEGEA, game, scene
from polemos.engine.errors import RuleBug
from polemos.games.hellas.state import Hellas

Change = Callable[[Hellas], Any]


def check(state: Hellas) -> None:
    game().check(state)


def sound() -> Hellas:
    """A position in order, with something of everything."""
    athens = {
        "legions": {ATHENAI: 2, TEGEA: 1},
        "ships": {MELOS: 2},
        "cargo": {MELOS: 2},
        "posts": [CORINTH],
        "fortresses": [ATHENAI],
        "monuments": [ATHENAI],
        "money": 0,
    }
    facts: dict[str, Any] = {"neutral_legions": {SYRACUSE: 5}, "syracusans_left": 2}
    match = scene(athens, {"legions": {CORINTH: 1}}, intruders={CORINTH: [SPARTA]}, **facts)
    assert isinstance(match.state, Hellas)
    return match.state


def test_a_sound_position_passes() -> None:
    check(sound())


def crowd(state: Hellas) -> None:
    """Three armies where there are two figures."""
    state.powers[ATHENS].legions |= {TEGEA: 2, SPARTE: 2}
    state.powers[ATHENS].markers |= {"athens_army_2": TEGEA, "athens_army_3": SPARTE}


@pytest.mark.rule("17a", "17c", "3.2b", "3.2c", "13a", "9.1.1a", "15.1f")
@pytest.mark.parametrize(
    ("change", "law"),
    [
        (lambda s: s.powers[ATHENS].active.update({TEGEA: 1}), "active"),
        (lambda s: s.powers[ATHENS].active.clear(), "active"),
        (lambda s: setattr(s.powers[ATHENS], "goods", (1,) * 14), "goods"),
        (lambda s: s.powers[ATHENS].legions.update({TEGEA: 17}), "17 is not between"),
        (lambda s: s.powers[ATHENS].ships.update({MELOS: 12, ATHENAI: 1}), "ships: more than"),
        (lambda s: setattr(s.powers[ATHENS], "monuments", (ATHENAI,) * 4), "monuments.*stands twice"),
        (lambda s: s.powers[ATHENS].legions.update({TEGEA: 2}), "markers"),
        (lambda s: s.powers[ATHENS].ships.update({MELOS: 1}), "markers"),
        (lambda s: s.powers[ATHENS].markers.clear(), "markers"),
        (crowd, "markers"),
        (lambda s: s.powers[ATHENS].legions.update({"h2214": 1}), "legions.h2214"),
        (lambda s: s.powers[ATHENS].legions.update({TEGEA: 0}), "0 is not between"),
        (lambda s: s.powers[ATHENS].ships.update({TEGEA: 1}), "ships.h"),
        (lambda s: s.powers[ATHENS].cargo.update({MELOS: 3}), "cargo"),
        (lambda s: s.powers[ATHENS].cargo.update({MELOS: 0}), "cargo"),
        (lambda s: s.powers[ATHENS].cargo.update({ATHENAI: 1}), "cargo"),
        (lambda s: setattr(s.powers[ATHENS], "money", -1), "money: -1"),
        (lambda s: setattr(s, "neutral_fortresses", (CORINTH,)), "belongs to somebody else"),
        (lambda s: setattr(s, "control", {"crete": ATHENS}), "control"),
        (lambda s: setattr(s, "control", {}), "control"),
        (lambda s: s.intruders.update({SPARTE: (SPARTA,)}), "contests nothing"),
        (lambda s: s.intruders.update({TEGEA: (ATHENS,)}), "contests nothing"),
        (lambda s: s.intruders.update({TEGEA: (SPARTA,)}), "contests nothing"),
        (lambda s: setattr(s, "syracusans_left", 3), "yellow"),
    ],
)
def test_a_broken_law_is_found_out(change: Change, law: str) -> None:
    state = sound()
    change(state)
    with pytest.raises(RuleBug, match=law):
        check(state)


@pytest.mark.rule("9.4d", "17a")
def test_two_sides_never_share_a_post_and_no_row_of_pieces_is_overdrawn() -> None:
    state = sound()
    state.powers[SPARTA].posts[CORINTH] = 1
    with pytest.raises(RuleBug, match="belongs to somebody else"):
        check(state)
    state = sound()
    state.powers[ATHENS].posts |= dict.fromkeys([h for h in game().board()["places"] if h != CORINTH][:40], 1)
    with pytest.raises(RuleBug):
        check(state)


def test_an_index_that_agrees_only_with_itself_is_found_out() -> None:
    state = sound()
    state.powers[ATHENS].active.clear()
    state.powers[ATHENS].goods = (0,) * len(state.charts.goods)
    with pytest.raises(RuleBug, match="active"):
        check(state)
