"""8.0, 9.0, 10.1.5, 10.2-10.4: bellicosity, surrender, armistice, victory."""

from __future__ import annotations

from typing import Any

import pytest

from polemos.engine.match import Match
from tests.games.peloponnesian_war.scene import (
    PRINTED,
    cited,
    end_of_turn,
    keys,
    play,
    points,
    stop,
    table,
    told,
    turn,
)


def end(dice: list[int] | None = None, **fields: Any) -> Match:
    """The Armistice and Surrender Phase."""
    return table(
        frames=[turn("operations"), stop(), end_of_turn()],
        dice=dice or [],
        phase="administrative",
        **fields,
    )


@pytest.mark.rule("8.1a", "8.1b")
@pytest.mark.parametrize(("confidence", "change"), [(-3, -3), (3, 1), (0, 0), (-1, -1), (5, 2)])
def test_vector_sixteen_confidence_moves_bellicosity(confidence: int, change: int) -> None:
    match = end(sci={"athens": confidence, "sparta": 0}, bellicosity={"athens": 9, "sparta": 9})
    assert match.state.bellicosity["athens"] == 9 + change


@pytest.mark.rule("8.1c")
def test_every_ten_spoiled_spaces_cost_one() -> None:
    own = [p for p in PRINTED.map.spaces if PRINTED.map.colour[p] == "athens"]
    assert end(rebels=dict.fromkeys(own[:11], "sparta"), ravaged=own[8:20]).state.bellicosity["athens"] == 8
    assert end(rebels=dict.fromkeys(own[:11], "sparta"), ravaged=own[8:19]).state.bellicosity["athens"] == 9
    fallen = {"active": {"argos": "athens"}, "sparta": {"argos": "1h"}, "held": {"argos": "sparta"}}
    assert end(ravaged=own[:9], **fallen).state.bellicosity["athens"] == 9
    assert end(ravaged=own[:9]).state.bellicosity["athens"] == 10


@pytest.mark.rule("1.3d")
def test_bellicosity_never_ends_a_turn_above_twelve() -> None:
    match = end(sci={"athens": 6, "sparta": 0}, bellicosity={"athens": 11, "sparta": 9})
    assert match.state.bellicosity["athens"] == 12


@pytest.mark.rule("8.1d")
def test_marks_are_applied_once() -> None:
    state = end(marked={"athens": -2, "sparta": 0}).state
    assert state.bellicosity["athens"] == 8
    assert state.event_bellicosity["athens"] == 0


@pytest.mark.rule("8.2a", "8.2b", "8.2c")
def test_a_side_surrenders_without_home_or_spirit() -> None:
    assert not end().over
    assert told(end(bellicosity={"athens": 5, "sparta": 0}), "surrender") == {"who": "sparta"}
    lost = end(sparta={"athens": "5h"}, held={"athens": "sparta"})
    assert told(lost, "surrender") == {"who": "athens"}
    match = end(sci={"athens": 0, "sparta": -4}, bellicosity={"athens": 5, "sparta": 4})
    assert match.over
    assert match.result is not None
    assert match.result.reason == "surrender"


@pytest.mark.rule("9.0c")
@pytest.mark.parametrize(("now", "points_"), [(1, 200), (3, 67), (4, 50)])
def test_vector_eighteen_a_surrender_gives_two_hundred_over_the_turns(now: int, points_: int) -> None:
    broken = end(turn=now, bellicosity={"athens": 9, "sparta": 0})
    assert broken.result is not None
    assert broken.result.scores == {"player": points_}
    late = end(
        scenario="fall_of_athens",
        player="sparta",
        turn=8,
        first_turn=7,
        bellicosity={"athens": 0, "sparta": 9},
    )
    assert late.result is not None
    assert late.result.scores == {"player": 100}


@pytest.mark.rule("10.1.5a")
@pytest.mark.parametrize(
    ("points_", "now", "loser", "won"),
    [
        (151, 10, "", True),
        (150, 10, "", False),
        (-200, 3, "sparta", True),
        (-200, 4, "sparta", False),
        (-200, 3, "athens", False),
    ],
)
def test_the_campaign_is_won_with_more_than_150_or_an_early_surrender(
    points_: int, now: int, loser: str, won: bool
) -> None:
    spirit = {"athens": 9, "sparta": 9, **({loser: 0} if loser else {})}
    match = end(turn=now, points={"player": points_}, bellicosity=spirit)
    assert match.result is not None
    assert (match.result.winner == "player") is won
    assert match.result.level == ("decisive" if won else "defeat")


@pytest.mark.rule("10.2c", "10.3.5a", "10.4.4a", "10.2a")
@pytest.mark.parametrize("scenario", ["archidamian_war", "decelean_war", "fall_of_athens"])
@pytest.mark.parametrize(("points_", "won"), [(40, True), (39, False)])
def test_forty_points_win_the_shorter_scenarios(scenario: str, points_: int, won: bool) -> None:
    ending = PRINTED.endings[scenario]
    player = PRINTED.setups[ending.setup_of].player
    match = end(scenario=scenario, player=player, points={"player": points_}, turn=ending.last)
    assert match.result is not None
    assert (match.result.winner == "player") is won


@pytest.mark.rule("10.1a", "10.2b", "10.3.5a", "10.4.4a")
@pytest.mark.parametrize(
    ("scenario", "last"),
    [("peloponnesian_war", 10), ("archidamian_war", 3), ("decelean_war", 8), ("fall_of_athens", 10)],
)
def test_the_last_turn_of_each_scenario(scenario: str, last: int) -> None:
    player = "sparta" if scenario == "fall_of_athens" else "athens"
    fields = {"scenario": scenario, "player": player, "bellicosity": {"athens": 9, "sparta": 9}}
    frames = [stop(player), end_of_turn()]
    before = table(frames=frames, turn=last - 1, **fields)
    assert not before.over
    assert before.state.turn == last
    after = table(frames=frames, turn=last, **fields)
    assert after.result is not None
    assert after.result.reason == "last-turn"


@pytest.mark.rule("10.2b", "10.3.5a", "10.4.4a")
@pytest.mark.parametrize(
    "scenario", ["archidamian_war", "decelean_war", "fall_of_athens", "peloponnesian_war"]
)
def test_coming_back_to_the_first_side_ends_all_but_the_campaign(scenario: str) -> None:
    first = "sparta" if scenario == "fall_of_athens" else "athens"
    other = "athens" if first == "sparta" else "sparta"
    late = {"scenario": scenario, "turn": PRINTED.endings[scenario].last, "phase": "surrender"}
    back = table(frames=[turn()], player=other, dice=[6], **late)
    assert back.over is (scenario != "peloponnesian_war")
    away = table(frames=[turn()], player=first, dice=[6], **late)
    assert told(away, "side-changed")["side"] == other
    assert not away.over


@pytest.mark.rule("8.3a")
@pytest.mark.parametrize(
    ("spirit", "money", "due"),
    [
        ((6, 6), (5000, 5000), True),
        ((7, 6), (5000, 5000), False),
        ((7, 6), (999, 5000), True),
        ((9, 9), (900, 900), True),
        ((9, 6), (1000, 5000), False),
    ],
)
def test_each_side_must_be_tired_or_poor(spirit: tuple[int, int], money: tuple[int, int], due: bool) -> None:
    match = end(
        bellicosity={"athens": spirit[0], "sparta": spirit[1]},
        treasury={"athens": money[0], "sparta": money[1]},
    )
    assert ("armistice" in keys(match)) is due


@pytest.mark.rule("8.3b", "10.3.4b", "10.4.3b")
def test_one_armistice_at_most_and_none_in_the_late_scenarios() -> None:
    tired = {"bellicosity": {"athens": 3, "sparta": 3}}
    assert "armistice" in keys(end(**tired))
    assert "armistice" not in keys(end(armistice_made=True, **tired))
    assert "armistice" not in keys(end(scenario="decelean_war", **tired))
    assert "armistice" not in keys(end(scenario="fall_of_athens", player="sparta", **tired))


@pytest.mark.rule("10.2b")
def test_an_armistice_ends_the_archidamian_war() -> None:
    match = end(scenario="archidamian_war", bellicosity={"athens": 6, "sparta": 6})
    assert match.result is not None
    assert match.result.reason == "armistice"


def armistice(dice: list[int], **fields: Any) -> Match:
    """An armistice up to its building; the Eisphora, if it could be levied, is not."""
    fields.setdefault("bellicosity", {"athens": 6, "sparta": 6})
    match = end(dice, **fields)
    return (
        play(match, "decline") if not match.over and match.prompt("player").message == "eisphora" else match
    )


@pytest.mark.rule("8.3c", "8.3l", "8.3f", "8.3k")
@pytest.mark.parametrize(
    ("die", "nicias", "turns"), [(5, False, 3), (1, False, 1), (4, False, 2), (4, True, 3), (6, True, 4)]
)
def test_how_long_it_lasts(die: int, nicias: bool, turns: int) -> None:
    events = [1, 1, 1] * 4
    match = armistice([die, *events], nicias=nicias, war_turns=2)
    assert told(match, "armistice")["count"] == turns
    assert keys(match).count("silver") == turns
    while match.prompt("player").args.get("count") and match.state.turn == 2:
        play(match, "done")
    assert match.state.turn == 2 + 1 + turns
    assert match.state.bellicosity == {"athens": 7, "sparta": 7}


@pytest.mark.rule("8.3f")
def test_impossible_events_are_not_rolled_again_in_an_armistice() -> None:
    match = armistice([1, 1, 2])
    assert told(match, "event-impossible") == {"event": "3"}
    assert "event" not in keys(match)


@pytest.mark.rule("8.3d", "8.3e", "5.6b")
def test_own_points_leave_captured_spaces_and_hostages_are_freed() -> None:
    match = armistice(
        [1, 1, 1, 1],
        athens={"pylos": "1n", "elis": "1ah 1h"},
        sparta={"decelea": "2h"},
        held={"pylos": "athens", "elis": "athens", "decelea": "sparta"},
        hostages={"athens": True, "sparta": True},
    )
    state = match.state
    assert state.controller("pylos") == "sparta"
    assert state.controller("decelea") == "athens"
    assert state.force("athens", "elis") == points("1ah")
    assert state.force("athens", "piraeus") == points("1n")
    assert state.force("sparta", "sparta") == points("2h")
    assert state.hostages == {"athens": False, "sparta": False}


@pytest.mark.rule("8.3d")
def test_own_points_stay_with_active_allies_but_leave_rebel_cities() -> None:
    match = armistice(
        [1, 1, 1, 1],
        athens={"argos": "1h 4ah", "thasos": "1n"},
        sparta={"syracuse": "1h 2ah", "miletus": "1h 1ah", "chios": "1n"},
        active={"argos": "athens", "syracuse": "sparta"},
        rebels=dict.fromkeys(("miletus", "chios", "thasos"), "sparta"),
        held={"argos": "athens", "syracuse": "sparta", "miletus": "sparta", "chios": "sparta"},
    )
    state = match.state
    assert state.force("athens", "argos") == points("1h 4ah")
    assert state.force("sparta", "syracuse") == points("1h 2ah")
    assert state.force("sparta", "miletus") == points("1ah")
    assert "chios" not in state.forces["sparta"]
    assert state.force("athens", "thasos") == points("1n")  # her own city, whoever it befriends
    assert cited(state, "going-home") == ["8.3d"]


@pytest.mark.rule("8.3d")
def test_an_ally_of_the_enemy_is_a_captured_space() -> None:
    match = armistice(
        [1, 1, 1, 1], sparta={"argos": "2h"}, active={"argos": "athens"}, held={"argos": "sparta"}
    )
    assert match.state.force("sparta", "sparta") == points("2h")


@pytest.mark.rule("8.3f", "EV.6a")
@pytest.mark.parametrize(("army", "plagues"), [("2h", 0), ("2h 1ah", 1)])
def test_peace_is_no_turn_of_spartans_in_attica_unless_their_allies_stay(army: str, plagues: int) -> None:
    silver, plague = [1, 1, 1], [3, 3]
    fields: dict[str, Any] = {"sparta": {"decelea": army}, "held": {"decelea": "sparta"}}
    match = armistice([4, *silver, *plague], attica_now=True, **fields)
    assert keys(match).count("plague") == plagues
    while match.state.turn == 2:
        play(match, "decline" if match.prompt("player").message == "eisphora" else "done")
    flags = (match.state.attica_before, match.state.attica_now)
    assert flags == (bool(plagues), bool(plagues))


@pytest.mark.rule("8.3f", "EV.6a")
def test_plague_may_follow_the_last_turn_of_war() -> None:
    match = armistice([1, 3, 3], attica_now=True)
    assert "plague" in keys(match)


def messenia(force: str) -> dict[str, Any]:
    """Athenian Forces in the five spaces of the Helots."""
    held = dict.fromkeys(PRINTED.helots, "athens")
    return {"athens": dict.fromkeys(PRINTED.helots, force), "held": held}


@pytest.mark.rule("6.3b", "6.3d", "8.3g")
@pytest.mark.parametrize(("force", "helots"), [("1n", 0), ("1an", 1)])
def test_the_helots_cost_nothing_in_an_armistice(force: str, helots: int) -> None:
    match = armistice([3, 1, 1, 6, 1, 1, 6], **messenia(force), helots=1)
    state = match.state
    lost = 50 * len(PRINTED.helots) if helots else 0
    assert state.treasury["sparta"] == 5000 + 2 * (2500 - lost)
    assert state.helots == helots  # 6.3d: over where Sparta has one of the five spaces again
    assert cited(state, "revenue") == ["8.3g", "8.3g"]


@pytest.mark.rule("8.3h")
def test_non_player_athens_builds_allied_hoplites_when_her_own_have_run_out() -> None:
    match = table(
        frames=[stop("sparta"), end_of_turn()],
        dice=[1, 1, 1, 1],
        phase="administrative",
        player="sparta",
        bellicosity={"athens": 6, "sparta": 6},
        athens={"athens": "8h"},
    )
    assert match.state.force("athens", "athens") == points("10h")
    assert match.state.force("athens", "amphipolis") == points("1ah")
    assert match.state.force("athens", "larisa") == points("2ah")
    assert cited(match.state, "built") == ["8.3h", "8.3h"]


@pytest.mark.rule("8.3k")
def test_the_log_tells_the_bellicosity_after_an_armistice() -> None:
    match = armistice([1, 1, 1, 1], war_turns=2)
    play(match, "build", "h")
    while match.state.turn == 2:
        play(match, "done")
    assert told(match, "bellicosity-reset") == {"who": "sparta", "total": 7}
    assert cited(match.state, "bellicosity-reset") == ["8.3k", "8.3k"]
    assert set(cited(match.state, "built")) == {"8.3h"}


@pytest.mark.rule("8.3g", "8.3h")
def test_revenue_for_each_turn_of_peace_and_five_points_each() -> None:
    match = table(
        frames=[stop("sparta"), end_of_turn()],
        dice=[3, 1, 1, 6, 1, 1, 6],
        phase="administrative",
        player="sparta",
        bellicosity={"athens": 6, "sparta": 6},
        ravaged=["athens", "elis"],
    )
    state = match.state
    assert state.treasury["sparta"] == 5000 + 2 * 2500
    assert state.force("athens", "athens") == points("5h")  # non-player Athens builds hoplites
    assert state.treasury["athens"] == 5000 + 2 * 400 + 2 * 3500 - 1000
    for _ in range(5):
        play(match, "build", "an")
    assert state.force("sparta", "corinth") == points("5an")


@pytest.mark.rule("8.3h")
def test_non_player_sparta_builds_ships() -> None:
    match = armistice([1, 1, 1, 1])
    while match.prompt("player").args.get("count") == 5:
        play(match, "done")
    assert match.state.force("sparta", "gythium") == points("5n")


@pytest.mark.rule("8.3h", "PCT.k", "QA.6")
@pytest.mark.parametrize(("lost", "built"), [(("gythium",), 5), (("gythium", "corinth"), 0)])
def test_the_system_builds_no_ships_that_would_have_no_port(lost: tuple[str, ...], built: int) -> None:
    """Allied Athenians stay in what they have taken (8.3d): without Gythium ships go to Corinth, without both
    nowhere, and no talents are spent on them."""
    match = armistice([1, 1, 1, 1], athens=dict.fromkeys(lost, "1ah"), held=dict.fromkeys(lost, "athens"))
    before = match.state.treasury["sparta"]
    while match.prompt("player").args.get("count") == 5:
        play(match, "done")
    assert match.state.force("sparta", "corinth") == points(f"{built}n")
    assert before - match.state.treasury["sparta"] == 200 * built
    assert "no-refuge" not in keys(match)


@pytest.mark.rule("8.3i", "8.3j")
def test_confidence_is_kept_and_rebellions_do_not_spread() -> None:
    match = armistice(
        [1, 1, 1, 1],
        sci={"athens": 1, "sparta": -1},
        rebels={"chios": "sparta"},
        bellicosity={"athens": 5, "sparta": 6},
    )
    while match.prompt("player").args.get("count") == 5:
        play(match, "done")
    assert match.state.confidence == {"athens": 1, "sparta": -1}
    assert match.state.rebels == {"chios": "sparta"}
    assert "spread-asked" not in keys(match)
    probe = table(frames=[stop(), turn("rebellion")], rebels={"chios": "sparta"}, dice=[1] * 9)
    assert "spread-asked" in keys(probe)


@pytest.mark.rule("8.3l")
def test_an_armistice_past_the_last_turn_ends_the_scenario() -> None:
    match = armistice([6, *[1, 1, 1] * 3], turn=8)
    while not match.over:
        play(match, "done")
    assert match.result is not None
    assert match.result.reason == "last-turn"


@pytest.mark.rule("8.4a", "8.5a", "8.0a")
def test_the_turn_ends_with_markers_removed_and_the_marker_advanced() -> None:
    match = end(ravaged=["athens", "elis"], moved={"athens": {}, "sparta": {}})
    assert match.state.ravaged == frozenset()
    assert match.state.turn == 3
    assert match.state.operations_made == {"athens": 0, "sparta": 0}


@pytest.mark.rule("10.1b")
@pytest.mark.parametrize(("scenario", "lost", "due"), [
    ("peloponnesian_war", {"n": 2, "an": 2}, True),
    ("peloponnesian_war", {"n": 3}, False),
    ("decelean_war", {"n": 4}, False),
])  # fmt: skip
def test_the_disaster_is_remembered_for_the_next_turn(scenario: str, lost: dict[str, int], due: bool) -> None:
    match = end(losses={"athens": lost}, scenario=scenario, turn=PRINTED.endings[scenario].last - 1)
    assert match.state.naval_disaster is due


@pytest.mark.rule("9.0d")
def test_one_total_is_kept_across_changes_of_side() -> None:
    match = table(frames=[turn()], phase="surrender", points={"player": 30}, dice=[6])
    assert match.state.player == "sparta"
    assert match.state.points == {"player": 30}
