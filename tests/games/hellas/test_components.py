"""3, 17: what is in the box and on the map."""

from __future__ import annotations

from collections import Counter

import pytest

from games.hellas.scene import (
    ATHENAI,
    ATHENS,
    SPARTA,
    SPARTE,
    SYRACUSE,
    TEGEA,
    choices,
    game,
    of,
    play,
    scene,
)

BOARD = game().board()
PLACES = BOARD["places"]


@pytest.mark.rule("3a", "3b", "3c")
def test_each_side_has_its_pieces() -> None:
    limits = BOARD["limits"]
    common = {"fortresses": 6, "posts": 35, "monuments": 3}
    assert limits[ATHENS] == {"legions": 16, "ships": 12, "armies": 2, "fleets": 3, **common}
    assert limits[SPARTA] == {"legions": 20, "ships": 6, "armies": 3, "fleets": 2, **common}
    pieces = sum(sum(limits[side].values()) for side in (ATHENS, SPARTA))
    cubes, leaders = 2 * 36, 2
    assert pieces + cubes + leaders == 226


@pytest.mark.rule("3d", "4.9a", "4.9b", "4.9c", "15.1a", "15.2a", "15.2f")
def test_neutrals_man_their_hexes_after_set_up() -> None:
    match = game().start("standard", seed=1)
    while match.state.turn == 0:
        role = match.deciders[0]
        verb, args = next(iter(match.prompt(role).choices.items()))
        match.play(role, verb, args[0])
    state = match.position()["state"]
    sicily = dict.fromkeys(("h0213", "h0313", "h0413", "h0513", SYRACUSE), 1)
    assert state["neutral_legions"] == {**sicily, "h3618": 2, "h3619": 2}
    assert state["neutral_fortresses"] == [SYRACUSE, "h3004", "h3307", "h3313"]
    assert state["syracusans_left"] == 2


@pytest.mark.rule("3.2n", "10a")
def test_fourteen_goods_four_foods_three_luxuries() -> None:
    goods = BOARD["goods"]
    assert len(goods) == 14
    assert {g for g in goods if goods[g]["food"]} == {"grain", "fish", "cattle", "wine"}
    assert {g for g in goods if goods[g]["luxury"]} == {"salt", "glass", "gold"}


@pytest.mark.rule("3.1g", "3.2l")
def test_seventeen_islands_and_seventeen_provinces_of_which_sicily_is_one() -> None:
    kinds = Counter(area["kind"] for area in BOARD["areas"].values())
    assert kinds == {"island": 17, "province": 17}
    assert BOARD["areas"]["sicily"]["kind"] == "province"
    assert all(area["goods"] for area in BOARD["areas"].values())


def test_the_map_has_736_hexes_of_four_kinds() -> None:
    assert Counter(place["kind"] for place in PLACES.values()) == {
        "sea": 461,
        "coast": 125,
        "land": 117,
        "island": 33,
    }
    assert sum(place.get("city", False) for place in PLACES.values()) == 32
    assert sum("good" in place for place in PLACES.values()) == 102


def test_neighbours_are_mutual_and_all_water_is_one() -> None:
    for place, facts in PLACES.items():
        assert all(place in PLACES[other]["adjacent"] for other in facts["adjacent"])
    seas = {place for place, facts in PLACES.items() if facts["kind"] == "sea"}
    seen, edge = {"h2015"}, {"h2015"}
    while edge:
        edge = {n for h in edge for n in PLACES[h]["adjacent"] if PLACES[n]["kind"] != "land"} - seen
        seen |= edge
    assert seas <= seen


@pytest.mark.rule("3f", "3.2h", "9.3p", "9.3n", "3.2j")
def test_a_coastal_fortress_is_a_port_and_an_inland_one_is_not() -> None:
    boxes = {"military": 1, "fleet": 1, "culture": 1}
    match = scene({"fortresses": [ATHENAI], "boxes": boxes}, {"fortresses": [SPARTE], "boxes": boxes})
    play(match, "build")
    assert choices(match)["ship"] == choices(match)["legion"] == (ATHENAI,)
    match = scene({}, {"fortresses": [SPARTE], "posts": [TEGEA], "boxes": boxes}, first=SPARTA)
    play(match, "build")
    assert "ship" not in choices(match)
    assert choices(match)["legion"] == (SPARTE,)


@pytest.mark.rule("3.2i", "9.3i", "3.2g", "9.3h")
def test_a_fortress_replaces_the_post_and_goes_on_trading() -> None:
    match = scene({"posts": ["h1716", "h1916"], "legions": {}})
    before = match.view(None)["tracks"]["income"][ATHENS], match.view(None)["goods"][ATHENS]
    play(match, "build", ("fortress", "h1716"))
    assert of(match, ATHENS)["fortresses"] == {"h1716": 1}
    assert of(match, ATHENS)["posts"] == {"h1916": 1}
    assert (match.view(None)["tracks"]["income"][ATHENS], match.view(None)["goods"][ATHENS]) == before
    assert match.view(None)["reserve"][ATHENS]["posts"] == 34
    assert of(match, ATHENS)["money"] == 480
