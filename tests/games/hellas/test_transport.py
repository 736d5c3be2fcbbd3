"""9.1.1, 9.1.2: legions aboard ships, and the far sea of Sicily."""

from __future__ import annotations

import pytest

from games.hellas.scene import (
    ATHENAI,
    ATHENS,
    CYTHERA,
    GYTHIUM,
    MELOS,
    SPARTA,
    choices,
    of,
    play,
    scene,
    track,
)
from scenes import refused


@pytest.mark.rule("9.1.1a", "9.1.1d", "9.1.1e")
@pytest.mark.choice("9.1.1d", "load")
def test_a_ship_loads_one_legion_and_keeps_its_allowance() -> None:
    match = scene({"legions": {GYTHIUM: 2}, "ships": {GYTHIUM: 1}})
    play(match, "move", ("load", GYTHIUM))
    assert "load" not in choices(match), "one legion a ship"
    assert of(match, ATHENS)["cargo"] == {GYTHIUM: 1}
    play(match, ("sail", GYTHIUM))
    assert max(match.view(None)["forecast"]["reach"].values()) == 3
    play(match, ("to", CYTHERA))
    assert of(match, ATHENS)["cargo"] == {CYTHERA: 1}
    assert of(match, ATHENS)["legions"] == {GYTHIUM: 1}


@pytest.mark.rule("9.1.1g", "9.1.1f")
@pytest.mark.choice("9.1.1f", "unload")
def test_loading_and_landing_never_fall_into_one_action() -> None:
    match = scene({"legions": {GYTHIUM: 1}, "ships": {GYTHIUM: 1}})
    play(match, "move", ("load", GYTHIUM))
    assert "unload" not in choices(match)
    play(match, ("sail", GYTHIUM), ("to", CYTHERA))
    assert "unload" not in choices(match)
    play(match, "done", "pass", "move", ("unload", CYTHERA))
    assert "load" not in choices(match), "nor landing and loading again"
    assert of(match, ATHENS)["legions"] == {CYTHERA: 1}
    assert of(match, ATHENS)["cargo"] == {}


@pytest.mark.rule("9.1.1d")
def test_only_legions_that_began_beside_the_ship_are_loaded() -> None:
    match = scene({"legions": {"h1717": 1}, "ships": {GYTHIUM: 1}})
    play(match, "move", ("march", "h1717"), ("to", GYTHIUM))
    assert "load" not in choices(match)
    match = scene({"legions": {GYTHIUM: 1}, "ships": {"h1817": 1}})
    play(match, "move", ("sail", "h1817"), ("to", GYTHIUM))
    assert "load" not in choices(match), "the ship came only now"


@pytest.mark.rule("9.1.1f")
def test_a_legion_lands_only_where_its_ship_began_on_the_shore() -> None:
    match = scene({"ships": {"h1817": 1, "h1818": 1}, "cargo": {"h1817": 1}})
    play(match, "move")
    assert "unload" not in choices(match), "at sea"
    play(match, ("sail", "h1817"), ("to", GYTHIUM))
    assert "unload" not in choices(match), "the ship has sailed"


@pytest.mark.rule("9.1.1i")
def test_a_landed_legion_marches_with_its_whole_allowance() -> None:
    match = scene({"ships": {GYTHIUM: 1}, "cargo": {GYTHIUM: 1}})
    play(match, "move", ("unload", GYTHIUM), ("march", GYTHIUM))
    assert max(match.view(None)["forecast"]["reach"].values()) == 3
    play(match, ("to", "h1714"))
    assert of(match, ATHENS)["legions"] == {"h1714": 1}
    assert "sail" in choices(match), "the ship is still free to go"


@pytest.mark.rule("9.1.1h", "9.1.1i")
@pytest.mark.parametrize("pieces", [{"legions": {GYTHIUM: 1}}, {"posts": [GYTHIUM]}, {"ships": {GYTHIUM: 1}}])
def test_landing_among_enemies_contests_the_hex_and_stops(pieces: dict[str, object]) -> None:
    match = scene({"ships": {GYTHIUM: 1}, "cargo": {GYTHIUM: 1}}, pieces)
    play(match, "move", ("unload", GYTHIUM))
    assert ATHENS in match.view(None)["contested"][GYTHIUM]
    assert "march" not in choices(match)


@pytest.mark.rule("9.2c", "9.1.1c", "9.1.1b")
def test_a_carried_legion_does_not_fight_and_drowns_with_its_ship() -> None:
    match = scene(
        {"ships": {MELOS: 1}, "cargo": {MELOS: 1}, "boxes": {"fleet": 5, "military": 5}},
        {"ships": {MELOS: 1}, "legions": {MELOS: 1}, "boxes": {"fleet": 5}},
    )
    play(match, "attack")
    assert set(choices(match)) == {"fight_ships", "only_block"}
    assert match.view(None)["forecast"]["combats"][0]["attack"] == 3, "one trireme; the legion adds nothing"
    play(match, ("fight_ships", MELOS))
    assert track(match, "legions", ATHENS) == 0
    assert of(match, SPARTA)["legions"] == {MELOS: 1}


@pytest.mark.rule("9.1.1b")
@pytest.mark.choice("9.1.1b", "lose_loaded")
def test_the_owner_says_which_ships_are_lost() -> None:
    match = scene(
        {"ships": {MELOS: 2}, "boxes": {"fleet": 3}},
        {"ships": {MELOS: 2}, "cargo": {MELOS: 1}},
    )
    play(match, "attack", ("fight_ships", MELOS))
    assert match.deciders == (SPARTA,)
    assert choices(match) == {"lose_loaded": (0, 1)}
    refused(match, SPARTA, "lose_loaded", 2, why="ship-losses 9.1.1b")
    assert match.why_not(SPARTA, "lose_loaded", 2)[0].args == {"number": 2, "least": 0, "most": 1}
    kept, drowned = match.clone(), match.clone()
    play(kept, ("lose_loaded", 0))
    assert of(kept, SPARTA)["cargo"] == {MELOS: 1}
    play(drowned, ("lose_loaded", 1))
    assert of(drowned, SPARTA)["cargo"] == {}
    assert of(drowned, SPARTA)["ships"] == {MELOS: 1}


def test_part_of_a_fleet_sails_with_the_cargo_its_owner_likes() -> None:
    match = scene({"ships": {ATHENAI: 3}, "cargo": {ATHENAI: 1}})
    play(match, "move", ("sail", ATHENAI))
    assert choices(match)["leave"] == (1, 2)
    assert choices(match)["leave_loaded"] == (1,)
    play(match, ("leave_loaded", 1), ("leave", 1), ("to", "h2214"))
    assert of(match, ATHENS)["ships"] == {ATHENAI: 2, "h2214": 1}
    assert of(match, ATHENS)["cargo"] == {ATHENAI: 1}
    assert choices(match)["sail"] == (ATHENAI,)


@pytest.mark.rule("9.1.2a", "9.1.2b")
def test_the_far_sea_costs_five_points_and_needs_biremes() -> None:
    galley = play(scene({"ships": {"h0812": 1}}), "move", ("sail", "h0812"))
    assert "h0712" not in choices(galley)["to"]
    bireme = play(scene({"ships": {"h0812": 1}, "boxes": {"fleet": 3}}), "move", ("sail", "h0812"))
    costs = bireme.view(None)["forecast"]["reach"]
    assert costs["h0712"] == 5
    assert "h0613" not in costs, "no point is left to land"
    play(bireme, ("to", "h0712"), "done", "pass", "move", ("sail", "h0712"))
    assert bireme.view(None)["forecast"]["reach"]["h0612"] == 1
    assert bireme.view(None)["forecast"]["reach"]["h0812"] == 1


def test_astronomers_reach_sicily_from_afar() -> None:
    match = play(scene({"ships": {"h0812": 1}, "boxes": {"fleet": 7}}), "move", ("sail", "h0812"))
    costs = match.view(None)["forecast"]["reach"]
    assert costs["h0613"] == 5 + 2, "a mountain coast"
    assert costs["h0614"] == 1 + 5 + 1


@pytest.mark.rule("9.1.1d", "9.1.1f")
def test_when_the_landed_legion_has_marched_off_the_other_may_still_go_aboard() -> None:
    match = scene({"legions": {GYTHIUM: 1}, "ships": {GYTHIUM: 1}, "cargo": {GYTHIUM: 1}})
    play(match, "move", ("unload", GYTHIUM), ("march", GYTHIUM), ("leave", 1), ("to", "h1717"))
    assert choices(match)["load"] == (GYTHIUM,)


@pytest.mark.rule("9.1.1f", "9.1.1g")
def test_after_one_legion_has_gone_aboard_the_one_that_was_may_still_land() -> None:
    match = scene({"legions": {MELOS: 1}, "ships": {MELOS: 2}, "cargo": {MELOS: 1}})
    play(match, "move", ("load", MELOS))
    assert choices(match)["unload"] == (MELOS,)
    play(match, ("unload", MELOS))
    assert "unload" not in choices(match)


@pytest.mark.rule("9.1.1d", "9.1a")
def test_when_one_of_two_has_marched_off_the_other_goes_aboard_and_a_newcomer_does_not() -> None:
    match = scene({"legions": {GYTHIUM: 2, "h1717": 1}, "ships": {GYTHIUM: 2}})
    play(match, "move", ("march", GYTHIUM), ("leave", 1), ("to", "h1816"))
    assert choices(match)["load"] == (GYTHIUM,)
    play(match, ("march", "h1717"), ("to", GYTHIUM), ("load", GYTHIUM))
    assert "load" not in choices(match), "who is left has come in this action"


@pytest.mark.rule("9.1.1f", "13e")
def test_when_one_loaded_ship_has_sailed_the_legion_on_the_other_may_still_land() -> None:
    match = scene({"ships": {GYTHIUM: 2}, "cargo": {GYTHIUM: 2}})
    play(match, "move", ("sail", GYTHIUM), ("leave_loaded", 1), ("to", "h1817"))
    assert choices(match)["unload"] == (GYTHIUM,)


@pytest.mark.rule("9.1.1g", "9.1.1f")
def test_ships_that_sail_off_do_not_let_a_legion_land_that_has_just_gone_aboard() -> None:
    match = scene({"legions": {GYTHIUM: 1}, "ships": {GYTHIUM: 3}, "cargo": {GYTHIUM: 1}})
    loaded_first = play(match.clone(), "move", ("sail", GYTHIUM), ("leave", 2), ("to", "h1817"))
    play(loaded_first, ("load", GYTHIUM))
    assert "unload" not in choices(loaded_first)
    empty_first = scene({"legions": {GYTHIUM: 1}, "ships": {GYTHIUM: 2}})
    play(empty_first, "move", ("load", GYTHIUM), ("sail", GYTHIUM), ("leave_loaded", 1), ("to", "h1817"))
    assert "unload" not in choices(empty_first)
