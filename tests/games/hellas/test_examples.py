"""Worked examples of the rulebook that need a whole position: played by the contract, each number checked."""

from __future__ import annotations

from typing import Any

import pytest

from games.hellas.scene import (
    ATHENAI,
    ATHENS,
    CORINTH,
    CYTHERA,
    SPARTA,
    TEGEA,
    THEBES,
    choices,
    game,
    keys,
    of,
    only_blocks,
    play,
    scene,
    track,
    turn_over,
)

BOARD = game().board()
GOLDEN = dict.fromkeys(("military", "fleet", "economy", "culture"), 9)


def hexes_of(good: str, count: int, *but: str) -> list[str]:
    """So many hexes with a good."""
    found = [h for h, place in BOARD["places"].items() if place.get("good") == good and h not in but]
    assert len(found) >= count
    return found[:count]


def goods_of(*areas: str) -> list[str]:
    return [h for area in areas for h in BOARD["areas"][area]["goods"]]


# --- 2 ----------------------------------------------------------------------------------------------

ISLANDS = [name for name, area in BOARD["areas"].items() if area["kind"] == "island"]
SMALL = [name for name in ISLANDS if len(BOARD["areas"][name]["goods"]) == 1]


@pytest.mark.rule("2l", "2k", "2b")
def test_2_eleven_points_and_two_monuments_each_and_stability_decides() -> None:
    """With light laurels: six islands and seven boxes of provinces are five points for each side."""
    ours = ("boeotia", "attica", "arcadia", "phocis", "messenia", "epirus", "aetolia", *SMALL[:6])
    theirs = ("sicily", "laconia", "argolis", "achaea", "thessaly", *SMALL[6:12])
    monuments = {ATHENS: [ATHENAI, THEBES], SPARTA: [CORINTH, "h1715"]}
    athens = {"posts": goods_of(*ours), "monuments": monuments[ATHENS], "stability": 6, "boxes": GOLDEN}
    sparta = {"posts": goods_of(*theirs), "monuments": monuments[SPARTA], "stability": 7, "boxes": GOLDEN}
    match = scene(athens, sparta, options={"light_laurels": True})
    lines = {"monuments": 2, "golden_ages": 4, "islands": 2, "provinces": 3}
    for side in (ATHENS, SPARTA):
        assert match.view(None)["score"][side] == {"total": 11, "lines": lines}
    turn_over(match)
    assert match.result is not None
    assert (match.result.winner, match.result.reason) == (SPARTA, "points_tie")
    assert match.result.scores == {ATHENS: 11, SPARTA: 11}
    told = [dict(line.args) for line in match.journal.lines if line.key == "tie-break"]
    assert told == [
        {"why": "monuments", "athens": 2, "sparta": 2},
        {"why": "stability", "athens": 6, "sparta": 7},
    ]


# --- 6, 9.4: income ---------------------------------------------------------------------------------


@pytest.mark.rule("6b", "6g", "9.4f")
def test_6_a_fourth_grain_raises_an_income_of_72_to_79() -> None:
    grain = hexes_of("grain", 4)
    rest = [*hexes_of("stone", 4), *hexes_of("fish", 2), *hexes_of("copper", 1)]
    athens = {"posts": [*grain[:3], *rest], "legions": {grain[3]: 1}, "boxes": {"economy": 3}}
    match = scene(athens)
    assert track(match, "income", ATHENS) == 15 + 18 + 9 + 5 + 25 == 72
    assert match.view(None)["goods"][ATHENS]["grain"] == 3
    play(match, "posts", ("post", grain[3]))
    assert match.view(None)["goods"][ATHENS]["grain"] == 4
    assert track(match, "income", ATHENS) == 79


@pytest.mark.rule("9.4f", "9.4e")
def test_9_4_a_third_wool_for_15_talents_raises_an_income_of_145_to_150() -> None:
    wool = hexes_of("wool", 3)
    rest = [*hexes_of("grain", 9), *hexes_of("fish", 5), *hexes_of("copper", 2)]
    athens = {"posts": [*wool[:2], *rest], "legions": {wool[2]: 1}, "boxes": {"economy": 3}, "money": 15}
    match = scene(athens)
    assert track(match, "income", ATHENS) == 7 + 72 + 30 + 11 + 25 == 145
    play(match, "posts", ("post", wool[2]))
    assert track(match, "income", ATHENS) == 150
    assert of(match, ATHENS)["money"] == 0


@pytest.mark.rule("9.6v", "6e")
def test_6_the_market_place_and_the_phases_after_it_add_10_15_20_and_25() -> None:
    goods = [ATHENAI, CORINTH, "h1909", "h2512"]
    for box, before, step in ((0, 0, 10), (2, 10, 15), (4, 25, 20), (6, 45, 25)):
        match = scene({"posts": goods, "boxes": {"economy": box}})
        assert track(match, "income", ATHENS) == 18 + before
        play(match, "develop", ("advance", "economy"))
        assert track(match, "income", ATHENS) == 18 + before + step


# --- 9.6 --------------------------------------------------------------------------------------------


@pytest.mark.rule("9.6a", "9.6b", "9.6r", "9.6v")
def test_9_6_from_9_17_16_and_6_for_67_talents_with_an_income_of_150() -> None:
    posts = [*hexes_of("salt", 1), *hexes_of("glass", 1), *hexes_of("copper", 3), *hexes_of("stone", 7)]
    posts += [*hexes_of("grain", 8), *hexes_of("wine", 1), *hexes_of("fish", 1)]
    boxes = {"military": 2, "fleet": 3, "economy": 2, "culture": 2}
    match = scene({"posts": posts, "boxes": boxes, "money": 67})
    assert track(match, "income", ATHENS) == 6 + 6 + 18 + 42 + 60 + 4 + 4 + 10 == 150
    play(match, "develop", ("advance", "fleet"))
    assert of(match, ATHENS)["money"] == 67 - 22
    play(match, ("advance", "economy"))
    assert of(match, ATHENS)["money"] == 67 - 22 - 23
    assert track(match, "income", ATHENS) == 165
    assert of(match, ATHENS)["stability"] == 1
    play(match, ("advance", "culture"))
    assert of(match, ATHENS)["money"] == 13
    assert of(match, ATHENS)["stability"] == 2
    play(match, ("advance", "military"))
    assert of(match, ATHENS)["money"] == 0
    assert of(match, ATHENS)["boxes"] == {"military": 3, "fleet": 4, "economy": 3, "culture": 3}
    assert BOARD["tracks"]["prices"]["legion"]["values"][2] == 10
    phases = [line.args["level"] for line in match.journal.lines if line.key == "phase-entered"]
    assert phases == ["economy_2", "culture_2", "military_2"], "the fleet stays in phase II"


# --- 9.7, 9.8 ---------------------------------------------------------------------------------------


@pytest.mark.rule("9.7b", "9.2e")
def test_9_8_athens_in_defence_takes_the_attack_so_that_sparta_cannot() -> None:
    athens: dict[str, Any] = {"posts": [CORINTH], "legions": {CORINTH: 1}}
    sparta = {"legions": {CORINTH: 3}}
    match = scene(athens, sparta, intruders={CORINTH: [SPARTA]})
    play(match, "attack", "only_block")
    assert of(match, ATHENS)["legions"] == {CORINTH: 1}
    assert match.deciders == (SPARTA,)
    assert "attack" not in choices(match)
    assert "attack" not in choices(match).get("block", ())
    assert keys(match)[-2:] == ["action", "blocked"]


@pytest.mark.rule("9.7b")
def test_9_7_a_side_without_talents_may_take_develop_only_to_deny_it() -> None:
    match = scene({"money": 0, "posts": [ATHENAI]}, {"posts": ["h1715"]})
    assert only_blocks(match, "develop")
    play(match, ("block", "develop"))
    assert "develop" not in choices(match)


# --- 11 ---------------------------------------------------------------------------------------------


@pytest.mark.rule("11a", "11b", "11c")
def test_11_an_island_of_one_hex_takes_a_post_or_a_legion_and_peace() -> None:
    assert scene({"posts": [CYTHERA]}).view(None)["control"] == {"cythera": ATHENS}
    assert scene({"legions": {CYTHERA: 1}}).view(None)["control"] == {"cythera": ATHENS}
    assert scene({"ships": {CYTHERA: 1}}).view(None)["control"] == {}
    sides = {"posts": [CYTHERA]}, {"legions": {CYTHERA: 1}}
    assert scene(*sides, intruders={CYTHERA: [SPARTA]}).view(None)["control"] == {}


# --- 18.2 -------------------------------------------------------------------------------------------


@pytest.mark.rule("18.2a", "18.2b", "18.2d")
def test_18_2_three_of_four_luxuries_lost_and_the_empire_is_a_city_state_again() -> None:
    """Four posts; with three it is still an Empire, with two a Kingdom, with one a City-State."""
    luxuries = {"h1916": "h1815", "h2402": "", "h2311": "", "h2417": ""}
    islands = ["h2402", "h2311", "h2417"]
    sparta = {"posts": list(luxuries), "boxes": {"culture": 5, "military": 3}}
    ships = dict.fromkeys(islands, 1)
    match = scene({"ships": ships, "cargo": ships}, sparta, options={"setbacks": True})
    seen = []
    play(match, "move")
    for island in islands:
        play(match, ("unload", island))
        boxes = of(match, SPARTA)["boxes"]
        seen.append((boxes["culture"], boxes["military"]))
    assert seen == [(5, 3), (4, 3), (2, 2)]
    told = [dict(line.args) for line in match.journal.lines if line.key == "setback"]
    assert [(line["row"], line["before"], line["box"]) for line in told] == [
        ("culture", 16, 12),
        ("culture", 12, 6),
        ("military", 13, 9),
    ]
    assert told[1]["level"] == "culture_1"


@pytest.mark.rule("13a", "13l")
def test_13_athens_has_two_armies_and_three_fleets() -> None:
    full = {"legions": {ATHENAI: 2, TEGEA: 2}, "ships": {CYTHERA: 2, CORINTH: 2, THEBES: 2}}
    assert len(of(scene(full), ATHENS)["markers"]) == 5
    assert BOARD["limits"][ATHENS]["armies"] == 2
    assert BOARD["limits"][ATHENS]["fleets"] == 3
