"""4.5-4.9: neutrals, interception, skirmish, ravaging, going home."""

from __future__ import annotations

from typing import Any

import pytest

from polemos.engine.match import Match
from tests.games.peloponnesian_war.scene import cited, keys, opening, play, points, stop, table, told, turn


def march(side: str, leader: str, army: str, goal: str, dice: list[int], **fields: Any) -> Match:
    """All of an army at home goes to its objective; the dice are those on the way."""
    home = {"athens": "athens", "sparta": "sparta"}[side]
    fields.setdefault(side, {home: army})
    match = opening(side, leader, dice=dice, **fields)
    play(match, "march", goal)
    while match.prompt("player").choices.get("activate"):
        kind = match.prompt("player").choices["activate"][0]
        play(match, "activate", kind)
    play(match, "depart")
    return match


@pytest.mark.rule("4.6.1b", "4.6.2a", "4.1.1m")
@pytest.mark.parametrize(("die", "caught"), [(3, False), (4, True)])
def test_a_watched_space_means_an_attempt(die: int, caught: bool) -> None:
    match = march("athens", "cleon", "2h", "decelea", [die, 3, 3], sparta={"decelea": "1h"})
    assert ("intercepted" in keys(match)) is caught
    assert ("slipped-by" in keys(match)) is not caught
    assert match.state.force("athens", "decelea") == points("2h")


@pytest.mark.rule("4.6.1c", "4.6.2b")
def test_a_force_tries_in_each_space_and_stays_where_it_is() -> None:
    match = march("athens", "cleon", "2h", "thebes", [1, 1], sparta={"panactum": "1h 1c"})
    tried = [line.args["place"] for line in match.log(None) if line.key == "slipped-by"]
    assert tried == ["panactum", "thebes"]
    assert match.state.force("sparta", "panactum") == points("1h 1c")


@pytest.mark.rule("4.6.2c")
def test_one_of_several_forces_tries() -> None:
    watchers = {"thebes": "1ac", "plataea": "1ac", "tanagra": "1ac"}
    match = march("athens", "cleon", "2h", "panactum", [1], sparta=watchers)
    assert keys(match).count("slipped-by") == 1
    assert told(match, "slipped-by")["from"] in watchers


@pytest.mark.rule("4.6.2d")
def test_a_lone_leader_is_caught_without_a_skirmish() -> None:
    match = opening(
        "athens", "cleon", athens={"piraeus": "2n", "chios": "1an"}, sparta={"sunium": "2n"}, dice=[4]
    )
    play(match, "march", "chios")
    play(match, "muster", "chios")
    state = match.state
    assert state.leader_at["cleon"] == "out"
    assert not state.passed["athens"]
    assert match.prompt("player").args["stage"] == 0


@pytest.mark.rule("4.7a", "4.7b")
@pytest.mark.parametrize(
    ("army", "place", "lost"),
    [("2h 1c 1ah", "decelea", "1h"), ("1c 1ah", "decelea", "1ah"), ("1c", "decelea", "1c")],
)
def test_a_one_costs_a_point_in_the_order_of_land(army: str, place: str, lost: str) -> None:
    match = march("athens", "cleon", army, place, [4, 1, 3], sparta={place: "1h"}, held={place: "sparta"})
    assert match.state.losses["athens"] == points(lost)


@pytest.mark.rule("4.7b")
def test_on_an_island_ships_are_lost_first() -> None:
    match = opening("athens", "cleon", athens={"piraeus": "3n 1h"}, sparta={"aegina": "1ah"}, dice=[5, 1, 2])
    play(match, "march", "aegina")
    play(match, "muster", "piraeus")
    play(match, "activate_all", "n")
    play(match, "activate", "h")
    play(match, "depart")
    assert match.state.losses["athens"] == points("1n")
    assert cited(match.state, "losses") == ["4.7"]


@pytest.mark.rule("4.7c", "4.7f")
def test_eleven_on_the_dice_is_a_battle_and_the_winner_goes_on() -> None:
    match = march("athens", "cleon", "4h", "decelea", [4, 6, 5, 6, 1], sparta={"decelea": "1ah"})
    assert "battle-won" in keys(match)
    assert match.state.force("athens", "decelea") == points("4h")
    assert match.state.losses["sparta"] == points("1ah")
    assert match.state.points["player"] == 10


@pytest.mark.rule("4.7d", "4.7e")
@pytest.mark.parametrize(
    ("army", "guard", "battle"),
    [("4h", "4ah", True), ("5h", "4ah", False), ("3h", "4ah", False), ("2h 2c", "4ac", True)],
)
def test_eight_points_of_which_the_interceptor_has_half_are_a_battle(
    army: str, guard: str, battle: bool
) -> None:
    dice = [4, 2, 3, 3, 3]
    match = march(
        "athens", "pericles", army, "decelea", dice, sparta={"decelea": guard}, held={"decelea": "sparta"}
    )
    assert ("battle" in keys(match)) is battle


@pytest.mark.rule("4.7d")
def test_the_eight_are_counted_after_the_skirmish() -> None:
    match = march("athens", "pericles", "4h", "decelea", [4, 1, 3, 3], sparta={"decelea": "4ah"})
    assert "battle" not in keys(match)


@pytest.mark.rule("4.7d")
def test_ships_do_not_make_a_battle_on_land_nor_men_on_an_island() -> None:
    match = opening("athens", "cleon", athens={"piraeus": "4n 4h"}, sparta={"aegina": "4ah"}, dice=[5, 2, 2])
    play(match, "march", "aegina")
    play(match, "muster", "piraeus")
    play(match, "activate_all", "h")
    play(match, "activate_all", "n")
    play(match, "depart")
    assert "battle" not in keys(match)


@pytest.mark.rule("4.7f", "5.7b", "1.3i")
def test_a_beaten_army_goes_home_and_its_operation_is_over() -> None:
    match = march(
        "athens",
        "cleon",
        "3h",
        "decelea",
        [4, 6, 5, 1, 6],
        sparta={"decelea": "5h"},
        held={"decelea": "sparta"},
    )
    state = match.state
    assert state.leader_at["cleon"] == "out"
    assert "decelea" not in state.forces["athens"]
    assert state.points["player"] == -15
    assert state.op_side == ""


@pytest.mark.rule("4.7g")
def test_after_a_draw_both_go_home() -> None:
    match = march(
        "athens",
        "pericles",
        "3h",
        "decelea",
        [4, 6, 5, 2, 2],
        sparta={"decelea": "3ah"},
        leaders={"agis": "decelea"},
    )
    state = match.state
    assert state.box["athens"] == points("2h")
    assert state.box["sparta"] == points("2ah")


@pytest.mark.rule("5.2.4c", "5.2e")
def test_men_and_ships_cannot_fight_so_the_army_goes_on() -> None:
    match = opening("athens", "cleon", athens={"piraeus": "5n"}, sparta={"corinth": "5ah"}, dice=[6, 6])
    play(match, "march", "cenchreae")
    play(match, "muster", "piraeus")
    play(match, "activate_all", "n")
    play(match, "depart")
    assert "no-battle" in keys(match)
    assert match.state.leader_at["cleon"] == "cenchreae"


@pytest.mark.rule("4.8a", "4.8b", "4.8c", "4.5g")
def test_what_an_army_ravages_on_its_way() -> None:
    match = march(
        "sparta",
        "agis",
        "10h",
        "decelea",
        [1, 4, 2, 2],
        athens={"eleusis": "1c"},
        leaders={},
    )
    state = match.state
    route = told(match, "route")["places"]
    assert route[-2:] == ("panactum", "decelea")
    assert state.ravaged == {"decelea"}  # intercepted at Panactum
    assert "megara" not in state.ravaged  # friendly
    assert "argos" not in route


@pytest.mark.rule("4.8b")
def test_no_ravaging_where_the_enemy_stands_or_intercepts() -> None:
    stands = march("sparta", "agis", "10h", "panactum", [1], athens={"panactum": "1h"})
    assert "panactum" not in stands.state.ravaged
    caught = march("sparta", "agis", "10h", "panactum", [1, 4, 2, 2], athens={"eleusis": "1c"})
    assert "panactum" not in caught.state.ravaged
    missed = march("sparta", "agis", "10h", "panactum", [1, 1], athens={"eleusis": "1c"})
    assert "panactum" in missed.state.ravaged


@pytest.mark.rule("4.8a")
def test_nothing_is_ravaged_on_the_way_to_an_assembly_space() -> None:
    match = opening("sparta", "agis", sparta={"sparta": "10h", "thebes": "4ac"})
    play(match, "march", "decelea")
    play(match, "activate_all", "h")
    play(match, "muster", "thebes")
    assert match.state.ravaged == frozenset()


@pytest.mark.rule("4.5e", "4.5g", "4.8c")
def test_neutral_spaces_are_not_ravaged_and_a_neutral_fortress_must_be_besieged() -> None:
    match = march("sparta", "agis", "10h", "heraclea", [])
    assert "heraclea" not in match.state.ravaged
    assert match.state.controller("heraclea") == ""
    open_town = march("athens", "cleon", "2h", "dodona", [])
    assert open_town.state.controller("dodona") == "athens"


@pytest.mark.rule("4.5f", "1.3p")
def test_a_neutral_in_rebellion_opens_to_the_first_army() -> None:
    match = march("sparta", "agis", "10h", "heraclea", [], rebels={"heraclea": ""})
    assert match.state.rebels["heraclea"] == "sparta"
    assert match.state.controller("heraclea") == "sparta"


@pytest.mark.rule("10.1.4c", "4.5b")
def test_an_attack_brings_syracuse_in_on_spartas_side() -> None:
    match = opening("athens", "nicias", athens={"piraeus": "5n"}, dice=[1])
    play(match, "march", "syracuse")
    play(match, "muster", "piraeus")
    play(match, "activate_all", "n")
    play(match, "depart")
    state = match.state
    assert state.active["syracuse"] == "sparta"
    assert state.force("sparta", "syracuse") == points("2ah 2ac 2an")


@pytest.mark.rule("10.1.4d", "10.3.4c")
def test_a_spartan_attack_makes_argos_athenian() -> None:
    match = march("sparta", "agis", "10h", "argos", [1])
    assert match.state.active["argos"] == "athens"
    assert match.state.force("athens", "argos") == points("4ah")


@pytest.mark.rule("10.1.4c", "10.1.4d")
def test_who_may_never_enter_argos_and_syracuse() -> None:
    athens = opening("athens", "cleon", athens={"athens": "6h"})
    assert "argos" not in athens.prompt("player").choices["march"]
    assert "syracuse" in athens.prompt("player").choices["march"]
    sparta = opening("sparta", "agis", sparta={"sparta": "6h"})
    assert "syracuse" not in sparta.prompt("player").choices["march"]
    assert "argos" in sparta.prompt("player").choices["march"]
    allied = opening("athens", "cleon", athens={"athens": "6h"}, active={"argos": "athens"})
    assert "argos" in allied.prompt("player").choices["march"]


@pytest.mark.rule("10.3.4d")
def test_macedonia_joins_the_enemy_of_who_enters_it() -> None:
    match = march("athens", "cleon", "2h", "macedonia", [], scenario="decelean_war")
    assert match.state.active["macedonia"] == "sparta"
    assert match.state.force("sparta", "pella") == points("2ac")


@pytest.mark.rule("4.9a", "1.3i")
def test_the_box_is_emptied_at_the_end_of_the_operations() -> None:

    match = table(
        frames=[turn("going home")],
        athens={"athens": "1h"},
        box={"athens": {"h": 2, "n": 1}, "sparta": {"h": 3}},
    )
    state = match.state
    assert state.force("athens", "athens") == points("3h")
    assert state.force("athens", "piraeus") == points("1n")
    assert state.force("sparta", "sparta") == points("3h")
    assert state.box == {"athens": points(""), "sparta": points("")}


@pytest.mark.rule("4.4e")
def test_an_empty_coalition_space_can_rebel_by_event_or_spread() -> None:
    match = table(frames=[stop(), turn("rebellion")], rebels={"erythrae": "sparta"}, dice=[6] * 5)
    assert "chios" in match.state.rebels
