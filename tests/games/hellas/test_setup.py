"""4: set-up: nearest goods first, Sparta before Athens, neutrals last."""

from __future__ import annotations

import pytest

from games.hellas.scene import (
    ATHENAI,
    ATHENS,
    DELPHI,
    MALIS,
    OPUS,
    SPARTA,
    SPARTE,
    THEBES,
    choices,
    game,
    message,
    of,
    play,
    track,
)
from polemos.engine.match import Match

NEAR_SPARTA = {"h1716": 1, "h1615": 1, "h1714": 1}


def begun(**options: object) -> Match:
    return game().start("standard", 0, options)  # type: ignore[arg-type]  # tests pass plain values


def sparta_done(post: str = "h1916") -> Match:
    match = play(begun(), ("post", post), ("ship", "h1716"))
    for place in (SPARTE, "h1714", "h1615", post):
        play(match, ("legion", place))
    return play(match, ("embark", "h1716"))


def athens_done(match: Match) -> Match:
    """4: the worked example: Delphi and the grain at five hexes, two ships at Athens, one at Thebes."""
    play(match, ("post", DELPHI), ("post", MALIS))
    play(match, ("ship", ATHENAI), ("ship", ATHENAI), ("ship", THEBES))
    return play(match, ("legion", MALIS), ("legion", DELPHI), ("embark", ATHENAI))


@pytest.mark.rule("4b", "4.1", "4.2a", "4.2b", "4.2d", "4.2g", "4.3e")
@pytest.mark.choice("4.2d", "post")
def test_sparta_goes_first_and_takes_the_three_goods_beside_it() -> None:
    match = begun()
    assert match.deciders == (SPARTA,)
    assert of(match, SPARTA)["fortresses"] == {SPARTE: 1}
    assert of(match, ATHENS)["fortresses"] == {ATHENAI: 1}
    assert of(match, SPARTA)["posts"] == NEAR_SPARTA
    assert choices(match) == {"post": ("h1514", "h1515", "h1614", "h1916")}
    play(match, ("post", "h1916"))
    assert len(of(match, SPARTA)["posts"]) == 4
    assert message(match) == "place-ship"


@pytest.mark.rule("4.2e", "4.7", "4.10b", "4.6", "4d")
def test_a_luxury_at_set_up_pleases_the_people() -> None:
    salt, wine = play(begun(), ("post", "h1916")), play(begun(), ("post", "h1514"))
    assert of(salt, SPARTA)["stability"] == 1
    assert of(salt, SPARTA)["luxuries"] == ["salt"]
    assert of(wine, SPARTA)["stability"] == 0
    assert of(salt, SPARTA)["money"] == 80
    assert set(of(salt, SPARTA)["boxes"].values()) == {0}
    assert salt.view(None)["control"].get("laconia") == SPARTA
    assert play(begun(), ("post", "h1614")).view(None)["control"].get("arcadia") == SPARTA
    assert SPARTA not in wine.view(None)["control"].values()


@pytest.mark.rule("4.3a", "4.3b", "4.3c")
@pytest.mark.choice("4.3a", "legion", "embark")
@pytest.mark.choice("4.3c", "ship")
def test_units_go_to_the_capital_to_posts_and_aboard() -> None:
    match = play(begun(), ("post", "h1916"))
    assert choices(match) == {"ship": ("h1716", "h1916")}
    play(match, ("ship", "h1716"))
    offered = choices(match)
    assert offered["embark"] == ("h1716",)
    assert offered["legion"] == ("h1615", "h1714", SPARTE, "h1916"), "not ashore beside the ship"
    play(match, ("embark", "h1716"))
    assert "embark" not in choices(match), "one legion a ship"


@pytest.mark.rule("4.3b", "13b")
def test_a_second_legion_forms_an_army_while_there_are_figures() -> None:
    match = play(begun(), ("post", "h1916"), ("ship", "h1716"))
    play(match, ("legion", SPARTE), ("legion", SPARTE))
    assert of(match, SPARTA)["markers"] == {"sparta_army_1": SPARTE}


@pytest.mark.rule("4c", "4.2a", "4.2c", "4.2f", "4.3d", "4.10a", "4a")
def test_athens_may_not_set_up_in_argolis_though_it_is_nearer() -> None:
    match = sparta_done()
    assert match.deciders == (ATHENS,)
    assert of(match, ATHENS)["posts"] == {THEBES: 1, OPUS: 1}, "two and four hexes away"
    assert choices(match) == {"post": ("h1614", DELPHI, MALIS)}, "all five hexes away; none in Argolis"
    athens_done(match)
    mine = of(match, ATHENS)
    assert sum(mine["ships"].values()) == 3
    assert sum(mine["legions"].values()) + sum(mine["cargo"].values()) == 3
    assert len(mine["posts"]) == 4
    theirs = of(match, SPARTA)
    assert sum(theirs["legions"].values()) + sum(theirs["cargo"].values()) == 5
    assert sum(theirs["ships"].values()) == 1


@pytest.mark.rule("4.4", "4.5", "4.8", "4d", "4.10a", "3.1e", "13m")
def test_the_worked_example_of_the_set_up() -> None:
    match = athens_done(sparta_done())
    view = match.view(None)
    assert {g: n for g, n in view["goods"][ATHENS].items() if n} == {
        "stone": 1,
        "bronze": 1,
        "iron": 1,
        "wool": 1,
        "grain": 1,
    }
    assert track(match, "income", ATHENS) == 20
    assert track(match, "supply", ATHENS) == 5
    assert of(match, ATHENS)["markers"] == {"athens_fleet_1": ATHENAI}
    assert of(match, ATHENS)["money"] == 80 + 20, "and the first income"
    assert view["control"] == {"attica": ATHENS, "boeotia": ATHENS, "laconia": SPARTA}
    assert view["turn"] == 1


@pytest.mark.rule("4.2c")
def test_distance_is_not_counted_across_a_barrier() -> None:
    near = match_near(SPARTA)
    assert near["h2014"] == 5, "Troezen is reached round the gulf"
    assert "h1918" not in near, "Cythera lies beyond a barrier, and is an island"


def match_near(side: str) -> dict[str, int]:
    found: dict[str, int] = begun().state.printed.near[side]  # type: ignore[attr-defined]  # the printed map
    return found


@pytest.mark.rule("18.5a")
@pytest.mark.choice("18.5a", "leader")
def test_with_leaders_each_side_places_its_own() -> None:
    match = play(begun(leaders=True), ("post", "h1916"), ("ship", "h1716"))
    for place in (SPARTE, "h1714", "h1615", "h1916"):
        play(match, ("legion", place))
    play(match, ("embark", "h1716"))
    assert choices(match) == {"leader": ("h1615", "h1714", SPARTE, "h1716", "h1916")}
    play(match, ("leader", SPARTE))
    assert of(match, SPARTA)["leader"] == SPARTE


@pytest.mark.rule("3q", "3r", "3s")
def test_the_unofficial_scenario_starts_as_its_data_say() -> None:
    match = game().start("peloponnesian_war")
    mine, theirs = of(match, ATHENS), of(match, SPARTA)
    assert (mine["money"], theirs["money"]) == (150, 100)
    assert (mine["stability"], theirs["stability"]) == (2, 2)
    assert mine["boxes"] == {"military": 2, "fleet": 3, "economy": 2, "culture": 2}
    assert theirs["boxes"] == {"military": 2, "fleet": 1, "economy": 1, "culture": 2}
    assert len(theirs["posts"]) == 11
    assert len(mine["posts"]) == 15, "the fourteen named and the wood the fleet needs"
    assert track(match, "income", ATHENS) == 78 + 3
    assert track(match, "income", SPARTA) == 66
    assert set(theirs["fortresses"]) == {SPARTE, "h1912"}
    assert match.view(None)["markers"]["target"] == 8
    assert match.prompt(SPARTA).args["count"] == 3
    assert not game().scenario("peloponnesian_war").official
