"""9.2, 12: combat, fortresses, monuments, taking posts. All the worked examples of the rulebook are here."""

from __future__ import annotations

from typing import Any

import pytest

from games.hellas.scene import (
    ARGOS,
    ATHENAI,
    ATHENS,
    CORINTH,
    MELOS,
    SICYON,
    SPARTA,
    SPARTE,
    choices,
    keys,
    of,
    only_blocks,
    play,
    scene,
    track,
)
from polemos.engine.match import Match


def battle(athens: dict[str, Any], sparta: dict[str, Any], place: str = CORINTH, **facts: Any) -> Match:
    """Athens has come to a hex of Sparta's and chooses to attack."""
    facts.setdefault("intruders", {place: [ATHENS]})
    return play(scene(athens, sparta, **facts), "attack")


def forecast(match: Match, place: str = CORINTH) -> dict[str, Any]:
    found: list[dict[str, Any]] = match.view(None)["forecast"]["combats"]
    return next(combat for combat in found if combat["place"] == place)


@pytest.mark.rule("9.2q", "9.2i", "9.2l", "9.2m")
def test_example_1_two_legions_against_one_kill_nobody() -> None:
    match = battle({"legions": {CORINTH: 2}}, {"legions": {CORINTH: 1}, "posts": [CORINTH], "stability": 1})
    assert (forecast(match)["attack"], forecast(match)["defence"]) == (2, 1)
    play(match, ("fight", CORINTH))
    assert of(match, ATHENS)["legions"] == {CORINTH: 2}
    assert of(match, SPARTA)["legions"] == {CORINTH: 1}
    assert match.view(None)["contested"] == {CORINTH: [ATHENS]}


@pytest.mark.rule("9.2n", "9.2o", "9.2p", "9.6w", "9.5c")
def test_example_2_a_city_state_adds_two_and_unrest_takes_two() -> None:
    athens = {"legions": {CORINTH: 2}, "boxes": {"culture": 1}}
    sparta = {"legions": {CORINTH: 3}, "posts": [CORINTH], "stability": -4}
    match = battle(athens, sparta)
    assert (forecast(match)["attack"], forecast(match)["defence"]) == (2 + 2, 3 - 2)


@pytest.mark.rule("9.2ad", "9.2ah", "9.2ag", "9.2af", "9.6r")
@pytest.mark.choice("9.2ad", "take")
def test_example_3_hoplites_kill_the_garrison_and_a_later_attack_takes_the_post() -> None:
    match = battle(
        {"legions": {CORINTH: 2}, "boxes": {"military": 3}, "money": 0},
        {"legions": {CORINTH: 1}, "posts": [CORINTH], "stability": 1},
    )
    assert "take" not in choices(match), "there is a garrison"
    play(match, ("fight", CORINTH))
    assert of(match, SPARTA)["legions"] == {}
    assert "take" not in choices(match), "another attack is needed"
    income = track(match, "income", ATHENS)
    play(match, "done", "pass", "attack", ("take", CORINTH))
    assert of(match, ATHENS)["posts"] == {CORINTH: 1}
    assert of(match, SPARTA)["posts"] == {}
    assert track(match, "income", ATHENS) == income + 5
    assert of(match, ATHENS)["money"] == 0
    assert match.view(None)["contested"] == {}


@pytest.mark.rule("9.2r", "9.2b", "9.2ac", "17b")
def test_example_of_the_fleets_four_triremes_against_five_biremes() -> None:
    athens = {"ships": {MELOS: 4}, "boxes": {"fleet": 5}}
    sparta = {"ships": {MELOS: 5}, "boxes": {"fleet": 3}}
    match = play(scene(athens, sparta), "attack", ("fight_ships", MELOS))
    assert of(match, ATHENS)["ships"] == {MELOS: 1}
    assert of(match, SPARTA)["ships"] == {MELOS: 1}
    reserve = match.view(None)["reserve"]
    assert (reserve[ATHENS]["ships"], reserve[SPARTA]["ships"]) == (11, 5)
    play(match, "done", "move", ("sail", MELOS), ("to", "h2418"))
    assert of(match, SPARTA)["ships"] == {"h2418": 1}


@pytest.mark.rule("9.2s", "9.2t", "9.2u", "9.2z", "9.2aa")
def test_example_of_the_fortress_ten_against_eight() -> None:
    """The book prints 7 for Sparta and forgets its culture bonus; the losses are the same (A04)."""
    athens = {"legions": {CORINTH: 3}, "boxes": {"military": 5, "culture": 2}}
    sparta = {"legions": {CORINTH: 2}, "fortresses": [CORINTH], "boxes": {"culture": 2}}
    match = battle(athens, sparta)
    assert (forecast(match)["attack"], forecast(match)["defence"]) == (10, 8)
    play(match, ("fight", CORINTH))
    assert of(match, ATHENS)["legions"] == {CORINTH: 1}
    assert of(match, SPARTA)["legions"] == {}
    assert of(match, SPARTA)["fortresses"] == {CORINTH: 1}, "4 were left, 6 are needed"
    assert match.view(None)["contested"] == {CORINTH: [ATHENS]}


@pytest.mark.rule("9.2z", "9.2ab", "17b")
def test_twelve_would_have_burnt_the_fortress() -> None:
    athens = {"legions": {CORINTH: 3}, "boxes": {"military": 5, "culture": 1}, "stability": 2}
    sparta = {"legions": {CORINTH: 2}, "fortresses": [CORINTH]}
    match = battle(athens, sparta)
    assert forecast(match)["attack"] == 12
    play(match, ("fight", CORINTH))
    assert of(match, SPARTA)["fortresses"] == of(match, SPARTA)["posts"] == {}
    assert match.view(None)["reserve"][SPARTA]["fortresses"] == 6
    assert match.view(None)["contested"] == {}
    assert "take" not in choices(match)


@pytest.mark.rule("9.2aa", "9.2q")
@pytest.mark.parametrize(("legions", "falls"), [(5, False), (6, True)])
def test_a_fortress_defends_with_five_and_falls_to_six(legions: int, falls: bool) -> None:
    match = battle({"legions": {CORINTH: legions}}, {"fortresses": [CORINTH]})
    assert forecast(match)["defence"] == 5
    play(match, ("fight", CORINTH))
    assert of(match, ATHENS)["legions"] == {CORINTH: legions - 1}, "five kill one"
    assert (of(match, SPARTA)["fortresses"] == {}) == falls
    if not falls:
        play(match, "done", "pass", "attack", ("fight", CORINTH))
        assert of(match, SPARTA)["fortresses"] == {CORINTH: 1}, "no damage carries over"


@pytest.mark.rule("9.2v", "13k")
def test_a_fortress_adds_nothing_when_its_owner_attacks() -> None:
    athens, sparta = {"legions": {CORINTH: 6}}, {"legions": {CORINTH: 3}, "fortresses": [CORINTH]}
    match = battle(athens, sparta, first=SPARTA)
    assert (forecast(match)["attack"], forecast(match)["defence"]) == (3, 6)
    play(match, ("fight", CORINTH))
    assert of(match, SPARTA)["fortresses"] == {CORINTH: 1}, "only an attacker burns walls"


@pytest.mark.rule("13k", "9.2k")
def test_a_fortress_does_not_help_ships_nor_do_legions() -> None:
    athens = {"ships": {CORINTH: 1}}
    sparta = {"ships": {CORINTH: 1}, "fortresses": [CORINTH], "legions": {CORINTH: 3}}
    match = play(scene(athens, sparta), "attack")
    assert choices(match).keys() == {"fight_ships", "only_block"}
    assert (forecast(match)["attack"], forecast(match)["defence"]) == (1, 1)


@pytest.mark.rule("9.1.3b", "9.1.3c", "9.2w")
def test_a_mountain_adds_two_once_for_the_side_that_did_not_attack() -> None:
    place = "h1815"
    sides = {"legions": {place: 3}}, {"legions": {place: 2}}
    for first, values in ((ATHENS, (3, 4)), (SPARTA, (2, 5))):
        match = battle(*sides, place=place, first=first)
        assert (forecast(match, place)["attack"], forecast(match, place)["defence"]) == values


@pytest.mark.rule("9.2f", "9.2d")
@pytest.mark.choice("9.2d", "fight", "take", "done")
def test_all_legions_of_a_hex_fight_and_any_number_of_hexes() -> None:
    athens = {"legions": {CORINTH: 3, SICYON: 1, ARGOS: 1}, "boxes": {"military": 1}}
    sparta = {"legions": {CORINTH: 1, SICYON: 1}, "posts": [ARGOS]}
    match = battle(athens, sparta, intruders={h: [ATHENS] for h in (CORINTH, SICYON, ARGOS)})
    assert choices(match)["fight"] == (SICYON, CORINTH)
    assert choices(match)["take"] == (ARGOS,)
    play(match, ("fight", CORINTH), ("take", ARGOS))
    assert of(match, SPARTA)["legions"] == {SICYON: 1}
    assert choices(match) == {"fight": (SICYON,), "done": (None,)}, "one round for each hex"


@pytest.mark.rule("9.2h", "9.2p", "9.2k")
@pytest.mark.choice("9.2h", "fight", "fight_ships")
def test_legions_and_ships_in_one_hex_may_fight_two_combats() -> None:
    athens = {"legions": {CORINTH: 1}, "ships": {CORINTH: 1}, "boxes": {"culture": 1}}
    sparta = {"legions": {CORINTH: 1}, "ships": {CORINTH: 1}}
    match = battle(athens, sparta)
    assert [(c["verb"], c["attack"]) for c in match.view(None)["forecast"]["combats"]] == [
        ("fight", 3),
        ("fight_ships", 3),
    ]
    play(match, ("fight_ships", CORINTH), ("fight", CORINTH))
    assert of(match, SPARTA)["legions"] == of(match, SPARTA)["ships"] == {}


@pytest.mark.rule("9.2g", "12f")
def test_ships_attack_neither_fortress_nor_monument() -> None:
    athens = {"ships": {CORINTH: 6}, "boxes": {"fleet": 9}}
    match = scene(athens, {"fortresses": [CORINTH], "monuments": [CORINTH]})
    assert only_blocks(match, "attack"), "nothing to attack"


@pytest.mark.rule("9.2j")
def test_if_all_units_die_the_post_stays_with_its_owner() -> None:
    match = battle(
        {"legions": {CORINTH: 1}, "boxes": {"culture": 1}},
        {"legions": {CORINTH: 1}, "posts": [CORINTH], "boxes": {"culture": 1}},
    )
    play(match, ("fight", CORINTH))
    assert of(match, ATHENS)["legions"] == of(match, SPARTA)["legions"] == {}
    assert match.view(None)["contested"] == {}
    assert track(match, "income", SPARTA) == 5


@pytest.mark.rule("9.2x", "12c")
def test_posts_and_monuments_have_no_combat_value() -> None:
    athens = {"legions": {CORINTH: 1}}
    sparta = {"posts": [CORINTH], "monuments": [CORINTH], "boxes": {"culture": 1}, "stability": 8}
    match = battle(athens, sparta)
    assert forecast(match)["defence"] == 0
    play(match, ("fight", CORINTH))
    assert of(match, ATHENS)["legions"] == {CORINTH: 1}


@pytest.mark.rule("9.2y")
def test_no_total_is_below_zero() -> None:
    athens = {"legions": {CORINTH: 1}, "stability": -8, "boxes": {"culture": 4}}
    match = battle(athens, {"legions": {CORINTH: 1}})
    assert forecast(match)["attack"] == 0


@pytest.mark.rule("9.2ae")
def test_ships_are_no_garrison() -> None:
    match = battle({"legions": {CORINTH: 1}}, {"posts": [CORINTH], "ships": {CORINTH: 2}})
    play(match, ("take", CORINTH))
    assert of(match, ATHENS)["posts"] == {CORINTH: 1}


def test_ships_contest_but_take_no_post() -> None:
    athens = {"ships": {CORINTH: 1}, "boxes": {"fleet": 7}}
    match = scene(athens, {"posts": [CORINTH]}, intruders={CORINTH: [ATHENS]})
    assert only_blocks(match, "attack")


@pytest.mark.rule("9.2ai")
def test_no_capture_beyond_the_goods_row() -> None:
    silvers = {"posts": ["h1306", "h2201", "h2512"]}
    sparta = {"posts": ["h3307"]}
    free = battle(silvers | {"legions": {"h3307": 1}}, sparta, place="h3307")
    assert choices(free)["take"] == ("h3307",)
    coppers = {"posts": ["h1602", "h2210", "h2605", "h3206"], "fortresses": []}
    ok = battle(coppers | {"legions": {CORINTH: 1}}, {"posts": [CORINTH]})
    assert choices(ok)["take"] == (CORINTH,)
    full = {"posts": {"h1602": 2, "h2210": 1, "h2605": 1, "h3206": 1}, "legions": {CORINTH: 1}}
    match = scene(full, {"posts": [CORINTH]}, intruders={CORINTH: [ATHENS]})
    assert only_blocks(match, "attack"), "five coppers are all a side may hold"
    assert match.view(None)["contested"] == {CORINTH: [ATHENS]}


@pytest.mark.rule("9.5i", "9.5j", "9.5k")
def test_the_capital_is_conquered_by_a_post_not_by_fire() -> None:
    athens = {"legions": {SPARTE: 9}, "boxes": {"military": 5}}
    match = battle(athens, {"fortresses": [SPARTE]}, place=SPARTE)
    play(match, ("fight", SPARTE))
    assert of(match, SPARTA)["fortresses"] == {}
    assert of(match, SPARTA)["stability"] == 0, "burning is not enough"
    play(match, "done", "pass", "posts", ("post", SPARTE))
    assert of(match, SPARTA)["stability"] == -3
    assert "capital-conquered" in keys(match)


# --- 12: monuments ----------------------------------------------------------------------------------


@pytest.mark.rule("12h", "12g", "12k")
@pytest.mark.parametrize(
    ("legions", "burnt", "fallen"), [(3, True, False), (4, True, False), (5, True, True)]
)
def test_a_monument_falls_to_eight_left_after_legions_and_walls(
    legions: int, burnt: bool, fallen: bool
) -> None:
    """One defender (3) and a fortress (6): 17 are needed; phalanx 3 each, culture +2."""
    athens = {"legions": {CORINTH: legions}, "boxes": {"military": 5, "culture": 1}}
    sparta = {"legions": {CORINTH: 1}, "fortresses": [CORINTH], "monuments": [CORINTH], "stability": 3}
    match = battle(athens, sparta)
    play(match, ("fight", CORINTH))
    assert (of(match, SPARTA)["fortresses"] == {}) == burnt
    assert (of(match, SPARTA)["monuments"] == []) == fallen
    assert of(match, SPARTA)["stability"] == (2 if fallen else 3)
    assert track(match, "points", SPARTA) == (0 if fallen else 1)


@pytest.mark.rule("12i", "12g")
@pytest.mark.choice("12i", "fight")
def test_a_later_attack_may_finish_the_monument_ships_do_not_defend_it() -> None:
    athens = {"legions": {CORINTH: 3}, "boxes": {"military": 5}}
    sparta = {"fortresses": [CORINTH], "monuments": [CORINTH], "ships": {CORINTH: 3}}
    match = battle(athens, sparta)
    play(match, ("fight", CORINTH))
    assert of(match, SPARTA)["monuments"] == [CORINTH]
    assert of(match, SPARTA)["fortresses"] == {}
    assert ATHENS in match.view(None)["contested"][CORINTH], "the monument keeps the hex contested"
    assert "fight" not in choices(match), "not in the same action"
    play(match, "done", "pass", "attack")
    assert forecast(match)["monument"] is False, "two legions are left, six are too few"
    athens = {"legions": {CORINTH: 3}, "boxes": {"military": 5}}
    later = battle(athens, {"monuments": [CORINTH]})
    play(later, ("fight", CORINTH))
    assert of(later, SPARTA)["monuments"] == []
    assert later.view(None)["contested"] == {}


def test_a_monument_stays_its_builders_when_the_post_is_taken() -> None:
    match = battle({"legions": {CORINTH: 1}}, {"posts": [CORINTH], "monuments": [CORINTH]})
    play(match, ("take", CORINTH))
    assert of(match, SPARTA)["monuments"] == [CORINTH]
    assert track(match, "points", SPARTA) == 1


def test_the_first_luxury_taken_pleases_the_people_like_one_founded() -> None:
    match = battle({"legions": {"h1916": 1}}, {"posts": ["h1916"]}, place="h1916")
    play(match, ("take", "h1916"))
    assert of(match, ATHENS)["stability"] == 1


def test_athens_may_attack_nothing_where_nothing_is_contested() -> None:
    match = scene({"legions": {ATHENAI: 1}}, {"legions": {SPARTE: 1}})
    assert only_blocks(match, "attack")


@pytest.mark.rule("9.2ai", "17a")
def test_no_capture_without_a_post_in_the_reserve() -> None:
    """Thirty-five posts, two in most hexes (18.7), none of them copper."""
    board = scene().game.board()["places"]
    others = [h for h, place in board.items() if place.get("good", "copper") != "copper"]
    full = {**dict.fromkeys(others[:17], 2), others[17]: 1}
    facts: dict[str, Any] = {"options": {"manufacture": True}, "intruders": {CORINTH: [ATHENS]}}
    match = scene({"posts": full, "legions": {CORINTH: 1}}, {"posts": [CORINTH]}, **facts)
    assert match.view(None)["reserve"][ATHENS]["posts"] == 0
    assert only_blocks(match, "attack")
    one = scene(
        {"posts": dict.fromkeys(others[:17], 2), "legions": {CORINTH: 1}}, {"posts": [CORINTH]}, **facts
    )
    assert choices(play(one, "attack"))["take"] == (CORINTH,)


@pytest.mark.rule("9.2ad", "9.1.4a")
def test_a_post_in_a_hex_that_nobody_contests_is_not_taken() -> None:
    sides = {"legions": {CORINTH: 1, SICYON: 1}}, {"posts": [CORINTH, SICYON]}
    match = scene(*sides, intruders={SICYON: [ATHENS]})
    assert choices(play(match, "attack"))["take"] == (SICYON,)


@pytest.mark.rule("9.2b", "9.2q")
def test_a_sea_fight_without_losses_sinks_nothing() -> None:
    match = play(scene({"ships": {MELOS: 1}}, {"ships": {MELOS: 1}}), "attack", ("fight_ships", MELOS))
    assert of(match, SPARTA)["ships"] == {MELOS: 1}
    assert "sunk" not in keys(match)


@pytest.mark.rule("9.1.3b", "9.2w")
def test_a_mountain_on_the_shore_helps_the_ships_that_are_attacked() -> None:
    place = "h1712"
    match = play(scene({"ships": {place: 2}}, {"ships": {place: 1}}), "attack")
    assert (forecast(match, place)["attack"], forecast(match, place)["defence"]) == (2, 1 + 2)
