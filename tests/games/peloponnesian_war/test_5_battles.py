"""5.2, 5.6, 5.7: battles."""

from __future__ import annotations

from typing import Any

import pytest

from polemos.engine.match import Match
from tests.games.peloponnesian_war.scene import (
    PRINTED,
    combat_phase,
    keys,
    lines,
    opening,
    play,
    points,
    stop,
    table,
    told,
)


class Battle:
    """The battles of a Combat Phase, as the log tells them and as they leave the board."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.state = match.state
        won = [args["who"] for _, args in lines(match, "battle-won")]
        drawn = lines(match, "battle-drawn")
        self.winner = won[0] if won else "draw" if drawn else "none"
        self.kinds = [args["kind"] for _, args in lines(match, "battle")]

    def home(self, side: str) -> str:
        """Who came home, in the words of the log."""
        return next((args["force"] for _, args in lines(self.match, "going-home", who=side)), "nobody")

    def modifiers(self, side: str) -> tuple[str, ...]:
        """What was added to a side's die."""
        return next((args["mods"] for _, args in lines(self.match, "battle-total", who=side)), ())


def fought(dice: list[int], **fields: Any) -> Battle:
    """The Combat Phase without sieges; after the battle every Army stays."""
    frames = [stop(), combat_phase("battles")]
    return Battle(table(frames=frames, phase="combat", dice=[*dice, 6, 6], **fields))


def battle(athens: str, sparta: str, dice: list[int], place: str = "elis", **fields: Any) -> Battle:
    """A battle in one space; the first die is Athens'."""
    return fought(dice, athens={place: athens}, sparta={place: sparta}, **fields)


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
    for athens, sparta in ((a, b), (b, a)):
        found = battle(athens, sparta, [3, 3, 3, 3], place="cyllene")
        assert found.kinds == ([] if kind == "none" else [kind])
        assert ("no-battle" in keys(found.match)) is (kind == "none")


@pytest.mark.rule("5.2.1a", "5.2.1c", "5.2.1d", "5.2.1e", "5.2.1h", "5.2.1i", "5.2.1j")
def test_vector_thirteen_seven_spartans_against_six_athenians() -> None:
    found = battle("6h 1c", "7h 2ac", [5, 3])
    state = found.state
    assert found.winner == "sparta"
    assert state.losses["athens"] == points("2h")
    assert found.home("athens") == "4H 1C"
    assert state.force("sparta", "elis") == points("7h 2ac")
    assert state.confidence == {"athens": -1, "sparta": 1}
    assert state.hostages["sparta"]


@pytest.mark.rule("5.2.1b")
def test_the_lowest_tactical_rating_present_counts() -> None:
    found = battle("2h", "2ah", [3, 3], leaders={"phormio": "elis", "nicias": "elis"})
    assert found.modifiers("athens") == ("leader +1",)
    assert found.modifiers("sparta") == ()


@pytest.mark.rule("5.2.1e")
@pytest.mark.parametrize(("force", "bonus"), [("2h 2ah", 2), ("2h 3ah", 0), ("1h 4an 1ah", 2), ("4ah", 0)])
def test_half_spartan_hoplites_add_two(force: str, bonus: int) -> None:
    found = battle("9ah", force, [3, 3], place="cyllene")
    assert found.modifiers("sparta") == ((f"spartans +{bonus}",) if bonus else ())


@pytest.mark.rule("5.2.1f")
def test_a_battle_in_sparta_brings_a_leader_and_two() -> None:
    found = battle("9ah", "3ah", [3, 3], place="sparta")
    assert "home +2" in found.modifiers("sparta")
    called = [args["leader"] for _, args in lines(found.match, "leader-called")]
    assert [PRINTED.leaders[name].side for name in called] == ["sparta"]


@pytest.mark.rule("ERR.b")
@pytest.mark.parametrize("optional", [False, True])
def test_the_optional_leader_for_the_defence_of_athens(optional: bool) -> None:
    found = battle("6h", "3ah", [3, 3], place="athens", options={"long_walls_leader": optional})
    assert ("leader-called" in keys(found.match)) is optional


def intercepted(army: str, home: str, dice: list[int], **fields: Any) -> Match:
    """A Spartan army marches to Decelea, past whatever Athens has near by; the dice are those on the way."""
    match = opening("sparta", "agis", sparta={"sparta": army}, athens={"athens": home}, dice=dice, **fields)
    play(match, "march", "decelea")
    play(match, "activate_all", "h")
    return play(match, "depart")


@pytest.mark.rule("ERR.b")
@pytest.mark.parametrize("optional", [False, True])
def test_the_optional_leader_comes_to_all_who_fight_from_athens(optional: bool) -> None:
    """The horsemen of Athens watch the road to Decelea, and eleven on the dice make a battle of it."""
    options = {"long_walls_leader": optional}
    match = intercepted("6h", "4h 2c", [6, 6, 5, 3, 3, 1, 1, 1], options=options)
    assert "battle" in keys(match)
    assert [args["place"] for _, args in lines(match, "leader-called")] == (["athens"] if optional else [])


@pytest.mark.rule("5.2.1g", "5.2.1h")
def test_a_tie_goes_to_the_better_tactician_and_costs_one() -> None:
    found = battle("3h", "3ah", [3, 3], leaders={"cleon": "elis"})
    assert found.winner == "athens"  # a rating of 0 beats nobody at all
    assert found.state.losses["sparta"] == points("1ah")
    assert battle("3h", "3ah", [3, 3]).winner == "draw"
    assert battle("3h", "3ah", [4, 3], leaders={"cleon": "elis", "agis": "elis"}).winner == "sparta"


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
    found = battle(winner_force, loser_force, dice)
    assert found.winner == "athens"
    assert found.state.losses["sparta"] == points(lost)


@pytest.mark.rule("5.2.1l")
def test_own_points_die_before_allied_and_hoplites_before_cavalry() -> None:
    found = battle("1h 1c 5ah", "8ah 2ac", [3, 5])
    assert found.state.losses["athens"] == points("1h 1c 3ah")
    few = battle("2h 1c 5ah", "7ah", [3, 6])
    assert few.state.losses["athens"] == points("1h")


@pytest.mark.rule("5.2.1k", "5.2.1j")
def test_an_undecided_battle_costs_one_each_and_sends_both_home() -> None:
    found = battle("3h", "3ah", [3, 3])
    assert found.state.losses == {"athens": points("1h"), "sparta": points("1ah")}
    assert (found.home("athens"), found.home("sparta")) == ("2H", "2H (all.)")
    assert found.state.confidence == {"athens": 0, "sparta": 0}
    single = battle("1h", "1ah", [3, 3])
    assert single.state.losses == {"athens": points(""), "sparta": points("")}
    assert single.home("athens") == "1H"
    uneven = battle("1h", "2ah", [4, 3])
    assert uneven.state.losses == {"athens": points("1h"), "sparta": points("1ah")}


@pytest.mark.rule("5.2.2a", "5.2.2b", "5.2.2d", "5.2.2e")
def test_vector_fourteen_eight_athenian_ships_beat_five() -> None:
    found = battle("8n", "5an", [2, 6], place="cyllene")
    assert found.winner == "athens"
    assert found.state.losses["sparta"] == points("1an")
    assert found.home("sparta") == "4N (all.)"
    assert found.state.confidence == {"athens": 1, "sparta": -1}


@pytest.mark.rule("5.2.2b", "5.2.2d")
def test_half_athenian_ships_add_two_and_own_ships_are_lost_first() -> None:
    assert battle("1n 2an", "3an", [3, 3], place="cyllene").modifiers("athens") == ()
    assert battle("1n 1an 3h", "2an", [3, 3], place="cyllene").modifiers("athens") == ("athenians +2",)
    lost = battle("1n 2an", "8an", [1, 2], place="cyllene")
    assert lost.state.losses["athens"] == points("1n 2an")
    some = battle("1n 5an", "6an", [1, 3], place="cyllene")
    assert some.state.losses["athens"] == points("1n 1an")


@pytest.mark.rule("5.2.2c", "5.2.2d")
def test_a_naval_tie_broken_by_a_leader_costs_nothing() -> None:
    found = battle("3an", "3an", [3, 3], place="cyllene", leaders={"cleon": "cyllene"})
    assert found.winner == "athens"
    assert found.state.losses["sparta"] == points("")
    assert found.home("sparta") == "3N (all.)"


@pytest.mark.rule("5.2.3a", "5.2.3b", "5.2.3d")
def test_a_naval_winner_with_fewer_hoplites_wins_outright() -> None:
    found = battle("1h 4n", "3ah 2an", [3, 3], place="cyllene")
    assert found.winner == "athens"
    assert found.home("sparta") == "3H (all.)"  # both ships sunk
    assert found.state.confidence == {"athens": 1, "sparta": -1}
    assert found.state.points["player"] == 10


@pytest.mark.rule("5.2.3c", "5.2.3d")
def test_otherwise_the_hoplites_decide() -> None:
    found = battle("3h 4n", "3ah 2an", [3, 3, 1, 6], place="cyllene")
    assert found.winner == "sparta"
    assert found.state.confidence == {"athens": -1, "sparta": 1}
    assert found.state.points["player"] == -15
    assert found.home("athens") == "4N"
    assert found.state.losses["sparta"] == points("2an")


@pytest.mark.rule("5.2.3e")
def test_after_an_undecided_fight_at_sea_everybody_goes_home() -> None:
    found = battle("3h 1an", "3ah 3an", [3, 1], place="cyllene")
    assert found.home("athens") == "3H"
    assert found.home("sparta") == "3H 2N (all.)"


@pytest.mark.rule("QA.11")
def test_transport_does_not_limit_who_fights() -> None:
    found = fought([5, 1, 6, 1], athens={"piraeus": "5h 1n"}, sparta={"aegina": "2ah 1an"})
    assert found.winner == "athens"
    assert found.state.losses["sparta"] == points("2ah 1an")


@pytest.mark.rule("5.6a")
def test_allied_losses_give_no_hostages() -> None:
    assert not battle("6h", "2ah", [6, 1]).state.hostages["athens"]
    assert battle("9ah", "2h 5ah", [6, 1]).state.hostages["athens"]


@pytest.mark.rule("8.3e", "5.6a")
def test_after_an_armistice_nobody_takes_hostages() -> None:
    for made in (False, True):
        state = battle("9ah", "2h 5ah", [6, 1], armistice_made=made).state
        assert state.losses["sparta"] == points("2h 5ah")
        assert state.hostages["athens"] is not made


@pytest.mark.rule("5.7a", "5.7b")
def test_a_beaten_leader_is_out_for_the_turn_not_dead() -> None:
    found = battle("2h", "9ah", [1, 6], leaders={"nicias": "elis"})
    assert told(found.match, "leader-out") == {"leader": "nicias", "who": "athens"}
    assert found.state.leader_at["nicias"] == "out"


@pytest.mark.rule("9.0a", "9.0b", "9.0d")
def test_only_the_players_own_side_scores() -> None:
    assert battle("6h", "2ah", [6, 1]).state.points == {"player": 10}
    assert battle("2h", "9ah", [1, 6]).state.points == {"player": -15}
    assert battle("6h", "2ah", [6, 1], player="sparta").state.points == {"player": -15}


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
    found = battle(athens, sparta, dice, place="cyllene")
    assert [cited for cited, _ in lines(found.match, key)] == [rule]


@pytest.mark.rule("4.7b")
def test_losses_of_a_skirmish_are_told_by_its_own_paragraph() -> None:
    match = intercepted("6h", "1c", [6, 1, 3, 1, 1, 1])
    assert [cited for cited, _ in lines(match, "losses")] == ["4.7"]
    fight = battle("6h", "2ah", [6, 1])
    assert [cited for cited, _ in lines(fight.match, "losses")] == ["5.2"]


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
        frames=[stop(), combat_phase("battles")],
        dice=[6] * 9,
        scenario=scenario,
    )
    assert [cited for cited, _ in lines(match, "gives-way")] == [rule]
    assert [cited for cited, _ in lines(match, "going-home")] == ["5.4c"]
    assert told(match, "gives-way")["who"] == ("sparta" if place == "piraeus" else "athens")
