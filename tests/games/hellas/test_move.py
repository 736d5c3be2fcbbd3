"""9.1, 9.1.3: movement: allowances, costs, barriers, stops."""

from __future__ import annotations

import pytest

from games.hellas.scene import (
    ANDROS,
    ATHENAI,
    ATHENS,
    CORINTH,
    CYTHERA,
    DELPHI,
    GYTHIUM,
    SPARTA,
    SPARTE,
    THEBES,
    choices,
    game,
    of,
    play,
    scene,
    track,
)
from polemos.engine.match import Match

PLACES = game().board()["places"]


def reach(match: Match) -> dict[str, int]:
    found: dict[str, int] = match.view(None)["forecast"]["reach"]
    return found


def marching(source: str, box: int = 0, **facts: object) -> Match:
    return play(
        scene({"legions": {source: 1}, "boxes": {"military": box}}, **facts), "move", ("march", source)
    )


def sailing(source: str, box: int = 0, **facts: object) -> Match:
    return play(scene({"ships": {source: 1}, "boxes": {"fleet": box}}, **facts), "move", ("sail", source))


@pytest.mark.rule("9.1a")
@pytest.mark.choice("9.1a", "march", "sail")
def test_every_unit_moves_once_in_any_order_or_stays() -> None:
    match = play(scene({"legions": {ATHENAI: 1, DELPHI: 1}, "ships": {THEBES: 1}}), "move")
    assert choices(match) == {"march": (DELPHI, ATHENAI), "sail": (THEBES,), "only_block": (None,)}
    play(match, ("sail", THEBES), ("to", "h2009"))
    play(match, ("march", ATHENAI), ("to", "h2012"))
    assert choices(match) == {"march": (DELPHI,), "done": (None,)}
    play(match, "done")
    assert of(match, ATHENS)["legions"] == {"h2012": 1, DELPHI: 1}
    assert match.deciders == (SPARTA,)


@pytest.mark.rule("9.1b", "9.6s", "9.1i", "9.1f", "3.2b")
def test_legions_have_three_points_until_cavalry() -> None:
    for box in (0, 1, 3, 5):
        costs = reach(marching(SPARTE, box))
        assert max(costs.values()) == 3
        assert costs["h1814"] == 2
        assert costs["h1713"] == 2
    assert all(PLACES[h]["kind"] != "sea" for h in costs)


@pytest.mark.rule("9.1c", "9.6z")
def test_cavalry_has_five_points_the_golden_age_too() -> None:
    assert max(reach(marching(SPARTE, 7)).values()) == 5
    assert max(reach(marching(SPARTE, 9)).values()) == 5


@pytest.mark.rule("9.1d", "9.1e", "9.6t", "9.1j", "3.2c")
@pytest.mark.parametrize(("box", "points"), [(0, 3), (1, 3), (3, 5), (5, 7), (7, 9), (9, 9)])
def test_ships_have_points_by_phase(box: int, points: int) -> None:
    costs = reach(sailing("h2417", box))
    assert max(costs.values()) == points
    assert all(PLACES[h]["kind"] != "land" for h in costs)
    assert {PLACES[h]["kind"] for h in costs} >= {"sea", "island"}


@pytest.mark.rule("9.1g")
def test_legions_go_round_a_blue_barrier_and_ships_ignore_it() -> None:
    costs = reach(marching("h1814"))
    assert "h1913" in PLACES["h1814"]["adjacent"]
    assert costs["h1913"] == 2, "round by Argos"
    assert reach(sailing("h1814"))["h1913"] == 1


@pytest.mark.rule("9.1h")
def test_legions_do_not_wade_to_islands_but_walk_on_them() -> None:
    assert "h1918" in PLACES["h1917"]["adjacent"]
    assert CYTHERA not in reach(marching("h1917"))
    euboea = reach(marching("h2311"))
    assert set(euboea) == {"h2310", "h2412", "h2210"}, "along Euboea only; its mountain costs two"
    assert ANDROS not in euboea


@pytest.mark.rule("9.1.3a", "9.1i")
def test_mountains_cost_two_points() -> None:
    costs = reach(marching(SPARTE))
    assert costs["h1815"] == 2
    assert costs["h1616"] == 2
    beyond = reach(marching(DELPHI))
    assert beyond["h1810"] == 2
    assert beyond["h1809"] == 3
    far = reach(marching("h1717"))
    assert far["h1716"] == 1
    assert far["h1616"] == 3
    assert "h1815" not in far, "too far for the mountain's second point"


@pytest.mark.rule("9.1k")
def test_ships_cross_an_isthmus_unless_hexsides_are_strict() -> None:
    assert reach(sailing(ATHENAI))["h2111"] == 1
    strict = reach(sailing(ATHENAI, options={"strict_ships": True}))
    assert strict.get("h2111", 9) > 1


@pytest.mark.rule("9.1n")
@pytest.mark.parametrize(
    "pieces",
    [{"legions": {CORINTH: 1}}, {"ships": {CORINTH: 1}}, {"posts": [CORINTH]}, {"fortresses": [CORINTH]}],
)
def test_units_stop_where_enemy_pieces_are(pieces: dict[str, object]) -> None:
    free = reach(play(scene({"legions": {"h2012": 1}}), "move", ("march", "h2012")))
    assert free["h1812"] == 2
    held = scene({"legions": {"h2012": 1}, "ships": {"h2013": 1}}, pieces)
    stopped = reach(play(held, "move", ("march", "h2012")))
    assert stopped[CORINTH] == 1
    assert "h1812" not in stopped
    assert "h1813" not in stopped
    play(held, ("to", CORINTH))
    assert "march" not in choices(held), "it has stopped"


@pytest.mark.rule("9.1n", "9.1m")
def test_ships_stop_too() -> None:
    free = reach(sailing("h1917"))
    assert free["h1919"] == 2, "past Cythera"
    match = play(scene({"ships": {"h1818": 1}}, {"posts": [CYTHERA]}), "move", ("sail", "h1818"))
    assert reach(match)[CYTHERA] == 1


@pytest.mark.rule("9.1m", "9.1l")
@pytest.mark.parametrize(("box", "contested"), [(0, False), (3, False), (6, False), (7, True), (9, True)])
@pytest.mark.choice("9.1m", "to")
def test_ships_contest_shores_only_from_astronomy_on(box: int, contested: bool) -> None:
    match = scene({"ships": {"h1817": 1}, "boxes": {"fleet": box}}, {"posts": [GYTHIUM, SPARTE, "h1916"]})
    income = track(match, "income", SPARTA)
    assert match.view(None)["control"] == {"laconia": SPARTA}
    play(match, "move", ("sail", "h1817"), ("to", GYTHIUM))
    assert (GYTHIUM in match.view(None)["contested"]) == contested
    assert (track(match, "income", SPARTA) < income) == contested
    assert (match.view(None)["control"] == {}) == contested


@pytest.mark.rule("9.1m", "11b")
def test_an_early_ship_takes_nothing_from_a_legion_that_holds_a_hex() -> None:
    match = scene({"ships": {"h1919": 1}}, {"legions": {CYTHERA: 1}})
    play(match, "move", ("sail", "h1919"), ("to", CYTHERA))
    assert match.view(None)["control"] == {"cythera": SPARTA}
    assert match.view(None)["contested"] == {}


def test_a_march_shows_costs_and_offers_exactly_the_hexes_in_reach() -> None:
    match = marching(SPARTE)
    assert sorted(reach(match)) == list(choices(match)["to"])


@pytest.mark.rule("9.1.4g")
def test_units_leave_a_contested_hex_with_their_full_allowance() -> None:
    match = scene({"legions": {CORINTH: 1}}, {"posts": [CORINTH]}, intruders={CORINTH: [ATHENS]})
    play(match, "move", ("march", CORINTH))
    assert max(reach(match).values()) == 3
    assert reach(match)["h1713"] == 2
