"""5.2, 5.6, 5.7: battles."""

from __future__ import annotations

from typing import Any

import pytest

from polemos.games.peloponnesian_war.rules.battle import (
    Fight,
    battle_kind,
    fight_battle,
    lose,
    modifier,
    tactical,
)
from polemos.games.peloponnesian_war.rules.strength_points import LAND_LOSSES, LAND_SKIRMISH
from polemos.games.peloponnesian_war.state import War
from tests.games.peloponnesian_war.scene import cited, frame, points, stop, table, told, war

HERE = Fight("athens", "elis", "elis", "elis")


def battle(athens: str, sparta: str, dice: list[int], place: str = "elis", **fields: Any) -> tuple[str, War]:
    """A battle in one space; the first die is Athens'."""
    state = war(athens={place: athens}, sparta={place: sparta}, dice=dice, **fields)
    return fight_battle(state, Fight("athens", place, place, place)), state


@pytest.mark.rule("5.2e")
@pytest.mark.parametrize(
    ("a", "b", "kind"),
    [
        ("3h 3n", "2h 2n", "mixed"),
        ("3h", "2n", "none"),
        ("3h", "2h 2n", "land"),
        ("3n", "2h 2n", "naval"),
        ("3h", "2c", "land"),
        ("3n", "2an", "naval"),
    ],
)
def test_the_kind_of_battle(a: str, b: str, kind: str) -> None:
    assert battle_kind(points(a), points(b)) == battle_kind(points(b), points(a)) == kind


@pytest.mark.rule("5.2.1a", "5.2.1c", "5.2.1d", "5.2.1e", "5.2.1h", "5.2.1i", "5.2.1j")
def test_vector_thirteen_seven_spartans_against_six_athenians() -> None:
    winner, state = battle("6h 1c", "7h 2ac", [5, 3])
    assert winner == "sparta"
    assert state.losses["athens"] == points("2h")
    assert state.box["athens"] == points("4h 1c")
    assert state.force("sparta", "elis") == points("7h 2ac")
    assert state.confidence == {"athens": -1, "sparta": 1}
    assert state.hostages["sparta"]


@pytest.mark.rule("5.2.1b")
def test_the_lowest_tactical_rating_present_counts() -> None:
    state = war(athens={"elis": "2h"}, sparta={"elis": "2ah"}, leaders={"phormio": "elis", "nicias": "elis"})
    assert tactical(state, HERE, "athens") == 1
    assert modifier(state, HERE, "athens", "land") == 1
    assert tactical(state, HERE, "sparta") == -1


@pytest.mark.rule("5.2.1e")
@pytest.mark.parametrize(("force", "bonus"), [("2h 2ah", 2), ("2h 3ah", 0), ("1h 4an 1ah", 2), ("4ah", 0)])
def test_half_spartan_hoplites_add_two(force: str, bonus: int) -> None:
    state = war(athens={"cyllene": "9ah"}, sparta={"cyllene": force})
    assert modifier(state, Fight("athens", "cyllene", "cyllene", "cyllene"), "sparta", "land") == bonus


@pytest.mark.rule("5.2.1f")
def test_a_battle_in_sparta_brings_a_leader_and_two() -> None:
    state = war(athens={"sparta": "9ah"}, sparta={"sparta": "3ah"}, dice=[3, 3])
    assert modifier(state, Fight("athens", "sparta", "sparta", "sparta"), "sparta", "land") == 2
    fight_battle(state, Fight("athens", "sparta", "sparta", "sparta"))
    drawn = [n for n, at in state.leader_at.items() if at in ("sparta", "out")]
    assert len(drawn) == 1
    assert state.printed.leaders[drawn[0]].side == "sparta"


@pytest.mark.rule("ERR.b")
@pytest.mark.parametrize("optional", [False, True])
def test_the_optional_leader_for_the_defence_of_athens(optional: bool) -> None:
    _, state = battle("6h", "3ah", [3, 3], place="athens", options={"long_walls_leader": optional})
    came = [n for n, at in state.leader_at.items() if at == "athens"]
    assert bool(came) is optional


@pytest.mark.rule("ERR.b")
@pytest.mark.parametrize("optional", [False, True])
def test_the_optional_leader_comes_to_all_who_fight_from_athens(optional: bool) -> None:
    options = {"long_walls_leader": optional}
    state = war(athens={"athens": "4h 2c"}, sparta={"decelea": "3ah"}, dice=[3, 3], options=options)
    fight_battle(state, Fight("athens", "athens", "decelea", "decelea"))
    assert bool(state.leaders_in("athens", "athens")) is optional


@pytest.mark.rule("ERR.b")
def test_but_not_to_athenians_who_fight_in_athens_from_elsewhere() -> None:
    forces: dict[str, Any] = {"athens": {"eleusis": "4h 2c"}, "sparta": {"athens": "3ah"}}
    state = war(**forces, dice=[3, 3], options={"long_walls_leader": True})
    state.add("athens", "athens", points("1ah"))
    fight_battle(state, Fight("athens", "eleusis", "athens", "athens"))
    assert state.leaders_in("athens", "athens") == []


@pytest.mark.rule("5.2.1g", "5.2.1h")
def test_a_tie_goes_to_the_better_tactician_and_costs_one() -> None:
    winner, state = battle("3h", "3ah", [3, 3], leaders={"cleon": "elis"})
    assert winner == "athens"  # a rating of 0 beats nobody at all
    assert state.losses["sparta"] == points("1ah")
    assert battle("3h", "3ah", [3, 3])[0] == "draw"
    assert battle("3h", "3ah", [4, 3], leaders={"cleon": "elis", "agis": "elis"})[0] == "sparta"


@pytest.mark.rule("5.2.1h")
@pytest.mark.parametrize(
    ("winner_force", "loser_force", "dice", "lost"),
    [
        ("2h", "2ah", [6, 1], "2ah"),  # the winner's hoplites limit it
        ("4h", "2ah 2ac", [6, 1], "2ah"),  # two more cavalry save two, and add 1 to the loser's die
        ("4h", "1ah 4ac", [4, 1], "1ah"),  # but one is always lost
        ("4c", "1ah", [6, 1], "1ah"),  # also to a winner without hoplites
    ],
)
def test_how_many_the_loser_loses(winner_force: str, loser_force: str, dice: list[int], lost: str) -> None:
    winner_force = winner_force.replace("4c", "3c 1ac")
    winner, state = battle(winner_force, loser_force, dice)
    assert winner == "athens"
    assert state.losses["sparta"] == points(lost)


@pytest.mark.rule("5.2.1l")
def test_own_points_die_before_allied_and_hoplites_before_cavalry() -> None:
    _, state = battle("1h 1c 5ah", "8ah 2ac", [3, 5])
    assert state.losses["athens"] == points("1h 1c 3ah")
    _, few = battle("2h 1c 5ah", "7ah", [3, 6])
    assert few.losses["athens"] == points("1h")


@pytest.mark.rule("5.2.1k", "5.2.1j")
def test_an_undecided_battle_costs_one_each_and_sends_both_home() -> None:
    _, state = battle("3h", "3ah", [3, 3])
    assert state.losses == {"athens": points("1h"), "sparta": points("1ah")}
    assert state.box == {"athens": points("2h"), "sparta": points("2ah")}
    assert state.confidence == {"athens": 0, "sparta": 0}
    _, single = battle("1h", "1ah", [3, 3])
    assert single.losses == {"athens": points(""), "sparta": points("")}
    assert single.box["athens"] == points("1h")
    _, uneven = battle("1h", "2ah", [4, 3])
    assert uneven.losses == {"athens": points("1h"), "sparta": points("1ah")}


@pytest.mark.rule("5.2.2a", "5.2.2b", "5.2.2d", "5.2.2e")
def test_vector_fourteen_eight_athenian_ships_beat_five() -> None:
    winner, state = battle("8n", "5an", [2, 6], place="cyllene")
    assert winner == "athens"
    assert state.losses["sparta"] == points("1an")
    assert state.box["sparta"] == points("4an")
    assert state.confidence == {"athens": 1, "sparta": -1}


@pytest.mark.rule("5.2.2b", "5.2.2d")
def test_half_athenian_ships_add_two_and_own_ships_are_lost_first() -> None:
    at = Fight("athens", "cyllene", "cyllene", "cyllene")
    state = war(athens={"cyllene": "1n 2an"}, sparta={"cyllene": "3an"})
    assert modifier(state, at, "athens", "naval") == 0
    state = war(athens={"cyllene": "1n 1an 3h"}, sparta={"cyllene": "2an"})
    assert modifier(state, at, "athens", "naval") == 2
    _, lost = battle("1n 2an", "8an", [1, 2], place="cyllene")
    assert lost.losses["athens"] == points("1n 2an")
    _, some = battle("1n 5an", "6an", [1, 3], place="cyllene")
    assert some.losses["athens"] == points("1n 1an")


@pytest.mark.rule("5.2.2c", "5.2.2d")
def test_a_naval_tie_broken_by_a_leader_costs_nothing() -> None:
    winner, state = battle("3an", "3an", [3, 3], place="cyllene", leaders={"cleon": "cyllene"})
    assert winner == "athens"
    assert state.losses["sparta"] == points("")
    assert state.box["sparta"] == points("3an")


@pytest.mark.rule("5.2.3a", "5.2.3b", "5.2.3d")
def test_a_naval_winner_with_fewer_hoplites_wins_outright() -> None:
    winner, state = battle("1h 4n", "3ah 2an", [3, 3], place="cyllene")
    assert winner == "athens"
    assert state.box["sparta"] == points("3ah")  # both ships sunk
    assert state.confidence == {"athens": 1, "sparta": -1}
    assert state.points["player"] == 10


@pytest.mark.rule("5.2.3c", "5.2.3d")
def test_otherwise_the_hoplites_decide() -> None:
    winner, state = battle("3h 4n", "3ah 2an", [3, 3, 1, 6], place="cyllene")
    assert winner == "sparta"
    assert state.confidence == {"athens": -1, "sparta": 1}
    assert state.points["player"] == -15
    assert state.box["athens"] == points("4n")
    assert state.losses["sparta"] == points("2an")


@pytest.mark.rule("5.2.3e")
def test_after_an_undecided_fight_at_sea_everybody_goes_home() -> None:
    _, state = battle("3h 1an", "3ah 3an", [3, 1], place="cyllene")
    assert state.box["athens"] == points("3h")
    assert state.box["sparta"] == points("3ah 2an")


@pytest.mark.rule("QA.11")
def test_transport_does_not_limit_who_fights() -> None:
    state = war(athens={"piraeus": "5h 1n"}, sparta={"aegina": "2ah 1an"}, dice=[5, 1, 6, 1])
    winner = fight_battle(state, Fight("athens", "piraeus", "aegina", "aegina"))
    assert winner == "athens"
    assert state.losses["sparta"] == points("2ah 1an")


@pytest.mark.rule("5.6a")
def test_allied_losses_give_no_hostages() -> None:
    _, state = battle("6h", "2ah", [6, 1])
    assert not state.hostages["athens"]
    _, own = battle("9ah", "2h 5ah", [6, 1])
    assert own.hostages["athens"]


@pytest.mark.rule("8.3e", "5.6a")
def test_after_an_armistice_nobody_takes_hostages() -> None:
    for made in (False, True):
        _, state = battle("9ah", "2h 5ah", [6, 1], armistice_made=made)
        assert state.losses["sparta"] == points("2h 5ah")
        assert state.hostages["athens"] is not made


@pytest.mark.rule("5.7a", "5.7b")
def test_a_beaten_leader_is_out_for_the_turn_not_dead() -> None:
    _, state = battle("2h", "9ah", [1, 6], leaders={"nicias": "elis"})
    assert state.leader_at["nicias"] == "out"


@pytest.mark.rule("9.0a", "9.0b", "9.0d")
def test_only_the_players_own_side_scores() -> None:
    assert battle("6h", "2ah", [6, 1])[1].points == {"player": 10}
    assert battle("2h", "9ah", [1, 6])[1].points == {"player": -15}
    _, state = battle("6h", "2ah", [6, 1], player="sparta")
    assert state.points == {"player": -15}


@pytest.mark.rule("5.2.1i", "5.2.1k", "5.2.2e", "5.2.3b", "5.2.3c", "5.2.3e")
@pytest.mark.parametrize(
    ("athens", "sparta", "dice", "key", "rule"),
    [
        ("6h", "2ah", [6, 1], "battle-won", "5.2.1i"),
        ("3h", "3ah", [3, 3], "battle-drawn", "5.2.1k"),
        ("8n", "5an", [2, 6], "battle-won", "5.2.2e"),
        ("3an", "3an", [3, 3], "battle-drawn", "5.2.2e"),
        ("1h 4n", "3ah 2an", [3, 3], "battle-won", "5.2.3b"),
        ("3h 4n", "3ah 2an", [3, 3, 1, 6], "battle-won", "5.2.3c"),
        ("3h 1an", "3ah 3an", [3, 1], "battle-drawn", "5.2.3e"),
        ("3h 4n", "3ah 2an", [3, 3, 3, 3], "battle-drawn", "5.2.1k"),
    ],
)
def test_the_log_says_by_which_paragraph_a_battle_ends(
    athens: str, sparta: str, dice: list[int], key: str, rule: str
) -> None:
    _, state = battle(athens, sparta, dice, place="cyllene")
    assert cited(state, key) == [rule]


@pytest.mark.rule("4.7b")
def test_losses_of_a_skirmish_are_told_by_its_own_paragraph() -> None:
    state = war(athens={"elis": "3h"}, sparta={"elis": "3ah"})
    lose(state, HERE, "athens", LAND_SKIRMISH, 1, "4.7")
    lose(state, HERE, "sparta", LAND_LOSSES, 1)
    assert cited(state, "losses") == ["4.7", "5.2"]


@pytest.mark.rule("5.2.4a", "5.3.1f", "ERR.a")
@pytest.mark.parametrize(
    ("place", "scenario", "rule"),
    [
        ("cyllene", "peloponnesian_war", "5.2.4a"),
        ("piraeus", "peloponnesian_war", "5.3.1f"),
        ("cyllene", "peloponnesian_war_two", "ERR.a"),
    ],
)
def test_the_log_says_by_which_paragraph_somebody_gives_way(place: str, scenario: str, rule: str) -> None:
    match = table(
        athens={place: "2n"},
        sparta={place: "2ah"},
        leaders={"cleon": place},
        frames=[stop(), frame("CombatPhase", who="", at=1)],
        dice=[6] * 9,
        scenario=scenario,
    )
    assert cited(match.state, "gives-way") == [rule]
    assert cited(match.state, "going-home") == ["5.4c"]
    assert told(match, "gives-way")["who"] == ("sparta" if place == "piraeus" else "athens")
