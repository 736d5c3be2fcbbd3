"""4.0-4.1.5, 4.3: a player's operation: objective, muster, activation, departure, passing."""

from __future__ import annotations

from typing import Any

import pytest

from polemos import IllegalAction
from tests.games.peloponnesian_war.scene import (
    PRINTED,
    choosing,
    frame,
    keys,
    offered,
    opening,
    play,
    points,
    table,
    told,
    turn,
)

HOME = {"athens": "6h 1c", "piraeus": "8n"}


@pytest.mark.rule("4.1a", "4.1d", "1.3m", "4.1.1a")
def test_an_operation_names_an_objective_and_ends_there() -> None:
    match = opening("athens", "cleon", athens={**HOME, "chios": "1ah"})
    play(match, "march", "decelea")
    assert match.state.op_goal == "decelea"
    play(match, "activate", "h")
    play(match, "depart")
    state = match.state
    assert state.force("athens", "decelea") == points("1h")
    assert state.leader_at["cleon"] == "decelea"
    assert state.force("athens", "chios") == points("1ah")  # nobody moves without being activated
    assert state.op_side == ""


@pytest.mark.rule("4.1b", "1.3a", "1.3c", "4.1.1e")
def test_the_leader_starts_at_home_and_gathers_points() -> None:
    match = opening("athens", "cleon", athens=HOME)
    play(match, "march", "pylos")
    assert (match.state.op_at, match.state.op_leader) == ("athens", "cleon")
    assert offered(match, "activate") == ("c", "h")
    play(match, "activate_all", "h")
    assert offered(match, "muster") == ("piraeus",)
    play(match, "muster", "piraeus")
    play(match, "activate_all", "n")
    assert match.state.op_force == points("6h 7n")  # as many ships as the purse allows
    assert match.state.force("athens", "piraeus") == points("1n")


@pytest.mark.rule("4.1c", "4.1.1b", "4.8a")
def test_the_army_goes_any_distance_by_the_shortest_route_and_ravages() -> None:
    match = opening("athens", "cleon", athens={"athens": "2h", "piraeus": "4n"})
    play(match, "march", "cyllene")
    play(match, "muster", "piraeus")
    play(match, "activate_all", "n")
    play(match, "depart")
    assert len(told(match, "route")["places"]) == 17  # sixteen lines
    assert {"prasiae", "pylos", "cyllene"} <= match.state.ravaged


@pytest.mark.rule("4.1.1c")
def test_a_lone_leader_keeps_out_of_enemy_colours_unless_friends_are_there() -> None:
    match = opening("athens", "cleon", athens={"athens": "1h", "tegea": "2h"}, held={"tegea": "athens"})
    play(match, "march", "tegea")
    assert "tegea" not in offered(match, "muster")
    island = opening("athens", "cleon", athens={"athens": "1h", "aegina": "1n"}, sparta={"aegina": "1an"})
    play(island, "march", "aegina")
    assert "aegina" in offered(island, "muster")


@pytest.mark.rule("4.1.1d", "4.1.1j")
def test_a_lone_leader_crosses_neutral_spaces_by_any_line() -> None:
    match = opening("athens", "cleon", athens={"athens": "1h", "melos": "1n"}, held={"melos": "athens"})
    play(match, "march", "melos")
    play(match, "muster", "melos")
    assert match.state.op_at == "melos"
    north = opening(
        "athens", "cleon", athens={"athens": "1h", "apollonia": "1h"}, held={"apollonia": "athens"}
    )
    play(north, "march", "apollonia")
    assert "apollonia" in offered(north, "muster")


@pytest.mark.rule("4.1.1k")
def test_the_home_guard_never_leaves_sparta() -> None:
    match = opening("sparta", "agis", sparta={"sparta": "10h 1c"})
    play(match, "march", "decelea")
    play(match, "activate_all", "h")
    assert match.state.op_force == points("7h")
    assert offered(match, "activate") == ("c",)


@pytest.mark.rule("4.1.1l", "4.6.1a")
def test_an_army_crosses_enemy_forces_and_fortresses_that_do_not_catch_it() -> None:
    match = opening(
        "sparta", "agis", sparta={"sparta": "10h"}, athens={"megara": "9ah"}, held={"megara": "athens"}
    )
    match.state.chance.given = (1, 1)
    play(match, "march", "eleusis")
    play(match, "activate_all", "h")
    play(match, "depart")
    assert "megara" in told(match, "route")["places"]
    assert match.state.force("sparta", "eleusis") == points("7h")


@pytest.mark.rule("4.1.5a", "4.1.5b")
def test_activation_costs_two_hundred_on_land_and_four_hundred_at_sea() -> None:
    match = opening("sparta", "agis", sparta={"sparta": "5h 1c 1ah", "gythium": "1n 1an"})
    play(match, "march", "cythera")
    spent = []
    for kind in ("h", "c", "ah"):
        before = match.state.treasury["sparta"]
        play(match, "activate", kind)
        spent.append(before - match.state.treasury["sparta"])
    play(match, "muster", "gythium")
    for kind in ("n", "an"):
        before = match.state.treasury["sparta"]
        play(match, "activate", kind)
        spent.append(before - match.state.treasury["sparta"])
    assert spent == [0, 0, 200, 400, 400]


@pytest.mark.rule("4.1.5d")
def test_what_was_paid_is_lost_with_the_battle() -> None:
    match = opening(
        "athens", "cleon", athens={"athens": "2h"}, sparta={"decelea": "7h"}, held={"decelea": "sparta"}
    )
    match.state.chance.given = (4, 2, 2, 2, 3)
    play(match, "march", "decelea")
    play(match, "activate_all", "h")
    play(match, "depart")
    assert match.state.treasury["athens"] == 4600
    assert match.state.box["athens"] == points("")
    assert match.state.losses["athens"] == points("2h")


@pytest.mark.rule("4.3a", "4.3c", "4.0b")
@pytest.mark.parametrize(("die", "passed"), [(5, False), (6, True)])
def test_the_players_augury_fails_on_six(die: int, passed: bool) -> None:
    match = table(
        frames=choosing("athens", False), athens=HOME, made={"athens": 1}, passed={"sparta": True}, dice=[die]
    )
    assert set(match.prompt("player").choices) == {"consult", "pass"}
    play(match, "consult")
    assert match.state.passed["athens"] is passed


@pytest.mark.rule("4.3e", "4.3a")
def test_a_favourable_augury_draws_a_leader_into_the_home_space() -> None:
    match = table(frames=choosing("athens", False), athens=HOME, made={"athens": 1}, dice=[1])
    play(match, "consult")
    leader = match.prompt("player").args["leader"]
    assert match.state.leader_at[str(leader)] == "athens"
    assert match.prompt("player").args["stage"] == 1


@pytest.mark.rule("4.3f")
def test_points_that_moved_do_not_move_again() -> None:
    match = opening("athens", "cleon", athens={"athens": "2h"}, dice=[1])
    play(match, "march", "decelea")
    play(match, "activate", "h")
    play(match, "depart")
    play(match, "consult")
    play(match, "march", "eleusis")
    assert "decelea" not in offered(match, "muster")


@pytest.mark.rule("4.3g", "4.0b", "4.0a")
def test_the_player_may_always_pass_and_the_other_goes_on_alone() -> None:
    match = opening("athens", "cleon", athens=HOME, passed={"sparta": True})
    play(match, "pass")
    assert match.state.passed["athens"]
    assert match.prompt("player").message == "build"


@pytest.mark.rule("4.3h")
@pytest.mark.parametrize("athens", [{}, HOME])
def test_without_points_or_money_a_side_must_pass(athens: dict[str, str]) -> None:
    frames = [turn("going home"), frame("Eisphora", turns=1), frame("Operations", who="athens", omens=0)]
    match = table(frames=frames, athens=athens, passed={"sparta": True}, treasury={"athens": 1050})
    assert "pass-no-means" in keys(match)


@pytest.mark.rule("4.3h", "4.4.2a", "7.1.5a")
@pytest.mark.parametrize("athens", [{}, HOME])
def test_who_can_pay_no_army_may_still_cause_a_rebellion(athens: dict[str, str]) -> None:
    """1,100 talents: the Emergency Fund leaves 100, the price of an attempt."""
    frames = [turn("going home"), frame("Eisphora", turns=1), frame("Operations", who="athens", omens=0)]
    match = table(frames=frames, athens=athens, passed={"sparta": True}, treasury={"athens": 1100}, dice=[5])
    assert "pass-no-means" not in keys(match)
    asked = match.prompt("player")
    assert asked.message == "operation"
    assert set(asked.choices) == {"incite", "pass"}
    play(match, "incite", "tegea")
    assert told(match, "incite-failed")["place"] == "tegea"
    assert match.state.treasury["athens"] == 1000


@pytest.mark.rule("4.3h")
def test_without_a_leader_a_side_must_pass() -> None:
    from tests.games.peloponnesian_war.scene import frame, stop

    nobody = {name: "out" for name, e in PRINTED.leaders.items() if e.side == "athens"}
    match = table(
        frames=[stop(), frame("Operations", who="athens", omens=0)], leaders=nobody, passed={"sparta": True}
    )
    assert "pass-no-leader" in keys(match)


@pytest.mark.rule("4.3i")
def test_an_enemy_in_the_home_space_does_not_prevent_operations() -> None:
    match = opening("athens", "cleon", athens=HOME, sparta={"athens": "7h"})
    play(match, "march", "pylos")
    play(match, "muster", "piraeus")
    assert match.state.op_at == "piraeus"
    alone = opening("athens", "cleon", athens={"piraeus": "8n"}, sparta={"athens": "7h"})
    play(alone, "march", "pylos")
    assert offered(alone, "muster") == ("piraeus",)
    play(alone, "muster", "piraeus")
    assert alone.state.op_at == "piraeus"


@pytest.mark.rule("4.4a", "4.4.2a")
@pytest.mark.parametrize(("die", "rebels"), [(6, True), (5, False)])
def test_the_player_stirs_up_a_city_on_six(die: int, rebels: bool) -> None:
    match = opening("athens", "cleon", athens=HOME, dice=[die])
    play(match, "incite", "elis")
    assert ("elis" in match.state.rebels) is rebels
    assert match.state.treasury["athens"] == 4900
    assert match.prompt("player").message == ("muster" if rebels else "operation")


@pytest.mark.rule("4.4.2c")
def test_a_failed_attempt_uses_up_the_leader_but_is_no_pass() -> None:
    match = opening("athens", "cleon", athens=HOME, dice=[2])
    play(match, "incite", "elis")
    assert match.state.leader_at["cleon"] == "out"
    assert not match.state.passed["athens"]
    assert match.state.operations_made["athens"] == 1


@pytest.mark.rule("4.4b", "4.4c", "4.4d", "4.4f", "4.4.2b")
def test_which_cities_may_be_stirred_up() -> None:
    match = opening(
        "athens",
        "cleon",
        athens=HOME,
        sparta={"tegea": "1ah"},
        rebels={"olympia": "athens"},
        active={"syracuse": "sparta"},
    )
    targets = offered(match, "incite")
    assert {"elis", "melos", "mantinea"} <= set(targets)
    shut = {
        "tegea",
        "sparta",
        "corinth",
        "thebes",
        "gythium",
        "olympia",
        "argos",
        "pella",
        "syracuse",
        "chios",
    }
    assert shut.isdisjoint(targets)
    allied = opening("athens", "cleon", athens=HOME, active={"argos": "athens", "macedonia": "athens"})
    assert {"argos", "pella"}.isdisjoint(offered(allied, "incite"))


@pytest.mark.rule("EV.10e", "4.4d", "4.1.1d")
def test_corcyra_once_neutral_may_be_stirred_up_and_entered_by_lone_leaders() -> None:
    match = opening("athens", "cleon", athens=HOME, corcyra_neutral=True)
    assert "corcyra" in offered(match, "incite")
    for neutral in (False, True):
        forces: dict[str, Any] = {"sparta": {"sparta": "4h", "taras": "1ah"}, "held": {"taras": "sparta"}}
        away = opening("sparta", "agis", **forces, corcyra_neutral=neutral)
        play(away, "march", "taras")
        assert ("taras" in offered(away, "muster")) is neutral  # the only way leads by Corcyra


@pytest.mark.rule("5.6d")
def test_hostages_keep_the_player_from_the_enemys_home() -> None:
    match = opening("athens", "cleon", athens=HOME, hostages={"sparta": True})
    targets = set(offered(match, "march"))
    assert {"sparta", "gythium", "thuria", "prasiae"}.isdisjoint(targets)
    assert "pylos" in targets
    with pytest.raises(IllegalAction):
        play(match, "march", "sparta")


@pytest.mark.rule("7.1.5a", "7.1.5b")
def test_the_emergency_fund_of_athens() -> None:
    match = opening("athens", "cleon", athens=HOME, treasury={"athens": 1500})
    play(match, "march", "pylos")
    play(match, "activate_all", "h")
    assert match.state.op_force == points("2h")
    free = opening(
        "athens",
        "cleon",
        athens=HOME,
        sparta={"decelea": "5h"},
        held={"decelea": "sparta"},
        treasury={"athens": 1500},
    )
    play(free, "march", "pylos")
    play(free, "activate_all", "h")
    assert free.state.op_force == points("6h")
    ten = ["cnidus", "naxos", "ephesus", "mytilene", "miletus", "camirus", "chios", "samos", "teos", "cyme"]
    loose = opening(
        "athens", "cleon", athens=HOME, rebels=dict.fromkeys(ten, "sparta"), treasury={"athens": 1100}
    )
    assert play(loose, "march", "pylos").prompt("player").args["talents"] == 1100


def test_the_forecast_tells_route_price_watchers_and_odds_before_departure() -> None:
    match = opening("athens", "phormio", athens=HOME, sparta={"sparta": "3h 1c", "megara": "1ah"})
    play(match, "march", "megara")
    play(match, "activate_all", "h")
    told_ = match.view(None)["forecast"]
    assert told_["route"][0] == "athens"
    assert told_["route"][-1] == "megara"
    assert (told_["spent"], told_["purse"]) == (1200, 2800)
    assert told_["checks"] == ["megara"]
    assert told_["siege"] == 100  # Phormio's 3 and a die reach 4
    match.undo("player")
    assert match.view(None)["forecast"]["spent"] == 0
