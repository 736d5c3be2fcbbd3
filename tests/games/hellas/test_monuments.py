"""12, 9.1.4, A36: monuments that have lost the post or fortress beside them, and what they still are."""

from __future__ import annotations

from typing import Any

import pytest

from games.hellas.scene import (
    ATHENS,
    CORINTH,
    SPARTA,
    SPARTE,
    THEBES,
    choices,
    keys,
    of,
    play,
    scene,
    track,
)

#: Phalanx: three points for each legion.
PHALANX = {"military": 5}

#: Sparta's monument at Corinth, with whatever else stands there.
SHRINE: dict[str, Any] = {"monuments": [CORINTH], "stability": 3}


@pytest.mark.rule("12f", "12h", "12k", "12a")
def test_the_captor_of_the_post_attacks_the_monument_beside_it_and_then_builds_his_own() -> None:
    athens = {"legions": {CORINTH: 3}, "boxes": {**PHALANX, "culture": 5}}
    match = scene(athens, {**SHRINE, "posts": [CORINTH]}, intruders={CORINTH: [ATHENS]})
    play(match, "attack", ("take", CORINTH), "done", "pass")
    assert match.view(None)["contested"] == {}, "the captor trades at once"
    assert track(match, "income", ATHENS) == 5
    assert "monument" not in choices(play(match, "build")), "the loser's still stands there"
    play(match, "only_block", "pass", "attack")
    assert choices(match)["fight"] == (CORINTH,)
    play(match, ("fight", CORINTH), "done")
    assert of(match, SPARTA)["monuments"] == []
    assert (of(match, SPARTA)["stability"], track(match, "points", SPARTA)) == (2, 0)
    play(match, "pass", "build", ("monument", CORINTH))
    assert of(match, ATHENS)["monuments"] == [CORINTH]


@pytest.mark.rule("12h", "12f")
@pytest.mark.parametrize(("stability", "falls"), [(0, False), (2, True)])
def test_seven_points_leave_a_captured_hex_its_monument_eight_do_not(stability: int, falls: bool) -> None:
    """Seven warriors, and one more for a calm people."""
    athens = {"legions": {CORINTH: 7}, "posts": [CORINTH], "stability": stability}
    match = play(scene(athens, SHRINE), "attack", ("fight", CORINTH))
    assert (of(match, SPARTA)["monuments"] == []) is falls
    assert of(match, ATHENS)["legions"] == {CORINTH: 7}, "a monument kills nobody"


@pytest.mark.rule("12f", "9.2g", "9.8g")
def test_a_captured_monument_is_safe_from_ships_from_afar_and_in_an_armistice() -> None:
    captor: dict[str, Any] = {"posts": [CORINTH], "boxes": {**PHALANX, "fleet": 9}}
    ships = scene({**captor, "ships": {CORINTH: 6}}, SHRINE)
    assert "attack" not in choices(ships)
    far = scene({**captor, "legions": {THEBES: 6}}, SHRINE)
    assert "attack" not in choices(far)
    truce = scene({**captor, "legions": {CORINTH: 6}}, SHRINE, armistice=1, asker=SPARTA)
    assert "attack" not in choices(truce)
    assert choices(play(scene({**captor, "legions": {CORINTH: 6}}, SHRINE), "attack"))["fight"] == (CORINTH,)


@pytest.mark.rule("9.1.4a", "9.4b", "9.4c", "9.1.4f")
def test_beside_a_lone_monument_neither_legion_nor_ship_founds_a_post() -> None:
    for units in ({"legions": {"h2012": 1}}, {"ships": {"h2012": 1}}):
        match = scene(units, SHRINE)
        play(match, "move", ("march" if "legions" in units else "sail", "h2012"), ("to", CORINTH), "done")
        contested = {CORINTH: [ATHENS]} if "legions" in units else {}
        assert match.view(None)["contested"] == contested, "only a legion contests (9.1.4a)"
        play(match, "pass")
        assert "posts" not in choices(match)
    own = scene({**SHRINE, "legions": {CORINTH: 1}}, {})
    assert choices(play(own, "posts"))["post"] == (CORINTH,), "its builder comes back"


@pytest.mark.rule("9.1n", "9.1.1i")
def test_a_lone_monument_stops_neither_the_march_nor_the_landing() -> None:
    walk = play(scene({"legions": {"h2012": 1}}, SHRINE), "move", ("march", "h2012"))
    assert "h1813" in choices(walk)["to"], "on the far side of Corinth"
    landing = scene({"ships": {CORINTH: 1}, "cargo": {CORINTH: 1}}, SHRINE)
    play(landing, "move", ("unload", CORINTH))
    assert landing.view(None)["contested"] == {CORINTH: [ATHENS]}
    assert choices(landing)["march"] == (CORINTH,)
    play(landing, ("march", CORINTH), ("to", "h1813"))
    assert landing.view(None)["contested"] == {}


@pytest.mark.rule("9.1n", "9.1.1i")
@pytest.mark.parametrize("pieces", [{"posts": [CORINTH]}, {"fortresses": [CORINTH]}, {"ships": {CORINTH: 1}}])
def test_post_fortress_and_unit_stop_both(pieces: dict[str, Any]) -> None:
    walk = play(scene({"legions": {"h2012": 1}}, pieces), "move", ("march", "h2012"))
    assert "h1813" not in choices(walk)["to"]
    landing = scene({"ships": {CORINTH: 1}, "cargo": {CORINTH: 1}}, pieces)
    play(landing, "move", ("unload", CORINTH))
    assert "march" not in choices(landing)


@pytest.mark.rule("9.2ag", "9.1l", "9.1.4h")
def test_a_post_taken_where_the_losers_sea_power_lies_yields_at_once() -> None:
    """Ships of phase IV contest what they enter; these lay there when the post changed hands."""
    athens = {"legions": {CORINTH: 1}}
    sparta = {"posts": [CORINTH], "ships": {CORINTH: 1}, "boxes": {"fleet": 7}}
    match = scene(athens, sparta, intruders={CORINTH: [ATHENS]})
    play(match, "attack", ("take", CORINTH))
    assert match.view(None)["contested"] == {}
    assert track(match, "income", ATHENS) == 5
    play(match, "done", "move", ("sail", CORINTH), ("to", "h2012"), "done")
    play(match, "pass", "move", ("sail", "h2012"), ("to", CORINTH))
    assert match.view(None)["contested"] == {CORINTH: [SPARTA]}, "once they enter"
    assert track(match, "income", ATHENS) == 0


@pytest.mark.rule("12i")
def test_the_log_tells_what_a_monument_cost_its_builder() -> None:
    athens = {"legions": {SPARTE: 3}, "posts": [SPARTE], "boxes": PHALANX}
    match = play(scene(athens, {**SHRINE, "monuments": [SPARTE]}), "attack", ("fight", SPARTE))
    assert keys(match)[-3:] == ["monument-destroyed", "points", "stability"]
