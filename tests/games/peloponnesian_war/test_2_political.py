"""2.0 and 3.0: sides, league rebellion, leaders, strategy."""

from __future__ import annotations

from typing import Any

import pytest

from polemos.engine.match import Match
from tests.games.peloponnesian_war.scene import (
    GAME,
    PRINTED,
    combat_phase,
    frame,
    keys,
    lines,
    stop,
    table,
    told,
    turn,
)

MATRICES = PRINTED.matrices


#: A turn of leaders' deaths: an event that changes nothing before the operations.
QUIET = [5, 6]


def new_turn(dice: list[int], **fields: Any) -> Match:
    """A turn that begins with the Political Phase; the dice are for the side (if its confidence is not
    negative), the event, the league (if it stirs) and the system's strategy."""
    return table(frames=[turn()], phase="surrender", dice=dice, **fields)


def planned(dice: list[int], leader: str = "archidamus", sparta: int = 0, **fields: Any) -> str:
    """The strategy of Sparta under a leader, with such dice for it."""
    others = {n: "dead" for n, e in PRINTED.leaders.items() if e.side == "sparta" and n != leader}
    sci = {"athens": 1, "sparta": sparta}
    strategy: str = new_turn([1, *QUIET, *dice], sci=sci, leaders=others, **fields).state.strategy
    return strategy


@pytest.mark.rule("1.4a", "1.4b", "2.0a", "3.0a", "7.0a", "8.0a", "6.0a", "5.0a")
def test_phases_and_segments_come_in_the_order_of_the_rules() -> None:
    match = table(
        frames=[turn()],
        athens={"athens": "6h", "piraeus": "8n"},
        sparta={"sparta": "10h"},
        dice=[1, 1, 1, 4, 3, 3, 1],
        sci={"athens": 1, "sparta": 1},
    )
    seen = [line.args["phase"] for line in match.log(None) if line.key == "phase"]
    assert seen == ["political", "planning", "operations"]
    match.play("player", "pass")
    while match.prompt("player").message in ("eisphora", "build"):
        match.play("player", *match.prompt("player").pairs()[-1])
    seen = [line.args["phase"] for line in match.log(None) if line.key == "phase"]
    assert seen[2:8] == ["operations", "combat", "rebellion", "administrative", "surrender", "political"]
    order = [
        k for k in keys(match) if k in ("side-kept", "side-changed", "event", "league-quiet", "leader-drawn")
    ]
    assert order[:5] == ["side-kept", "event", "league-quiet", "leader-drawn", "leader-drawn"]


@pytest.mark.rule("1.4c", "2.0a", "3.0a")
@pytest.mark.parametrize("scenario", [s.id for s in GAME.scenarios])
def test_the_first_turn_begins_with_operations(scenario: str) -> None:
    match = GAME.start(scenario, seed=1)
    phases = [line.args["phase"] for line in match.log(None) if line.key == "phase"]
    assert phases[0] == "operations"


@pytest.mark.rule("2.1a", "2.1b", "1.3l")
def test_die_and_confidence_of_six_change_sides() -> None:
    match = new_turn([4, *QUIET], sci={"athens": 2, "sparta": 0})
    assert told(match, "side-changed") == {"side": "sparta", "total": 6}
    assert match.state.player == "sparta"
    assert match.state.role_of("sparta") == "player"
    assert match.state.role_of("athens") == ""


@pytest.mark.rule("2.1c", "2.1a")
def test_less_keeps_the_side_and_a_negative_index_needs_no_roll() -> None:
    match = new_turn([3, *QUIET], sci={"athens": 2, "sparta": 0})
    assert told(match, "side-kept")["total"] == 5
    assert match.state.player == "athens"
    glum = new_turn([6, 5, 1, 1], sci={"athens": -1, "sparta": 0})
    assert "side-untested" in keys(glum)
    assert told(glum, "event") == {"event": "11"}  # the six is a die of the event
    assert glum.state.player == "athens"


@pytest.mark.rule("2.3a", "2.3b", "2.3f")
def test_the_league_stirs_at_zero_or_less() -> None:
    quiet = new_turn([1, *QUIET], sci={"athens": 1, "sparta": 0})
    assert quiet.state.rebels == {}
    assert "league-quiet" in keys(quiet)
    stirred = new_turn([1, *QUIET, 3, 3, *[1] * 6], sci={"athens": 0, "sparta": 0})
    assert stirred.state.rebels == {"ephesus": "sparta"}
    twice = new_turn([1, 4, 4, 3, 3, *[1] * 40], sci={"athens": 0, "sparta": 0})
    assert len(twice.state.rebels) == 2  # the event and the segment


@pytest.mark.rule("2.3c", "2.3d", "EV.8b")
def test_an_occupied_or_rebelling_site_passes_to_the_next_entry() -> None:
    match = new_turn(
        [1, *QUIET, 3, 3, *[1] * 9],
        sci={"athens": 0, "sparta": 0},
        athens={"ephesus": "1h"},
        rebels={"mytilene": "sparta"},
    )
    assert set(match.state.rebels) == {"mytilene", "olynthus"}


@pytest.mark.rule("2.3e")
def test_a_rebel_city_opens_its_gates_to_the_enemy() -> None:
    match = table(
        frames=[stop(), combat_phase()],
        sparta={"mytilene": "1h 1n"},
        leaders={"lysander": "mytilene"},
        rebels={"mytilene": "sparta"},
        dice=[6],
    )
    assert "siege-laid" not in keys(match)
    assert match.state.controller("mytilene") == "sparta"


@pytest.mark.rule("10.1b")
def test_four_lost_ships_stir_the_league_whatever_its_confidence() -> None:
    match = new_turn([1, *QUIET, 3, 3, *[1] * 6], sci={"athens": 3, "sparta": 0}, disaster=True)
    assert match.state.rebels == {"ephesus": "sparta"}


@pytest.mark.rule("2.4a", "2.4c")
def test_one_leader_a_side_is_drawn_and_placed_at_home() -> None:
    others = {n: "dead" for n in PRINTED.leaders if n not in ("nicias", "agis")}
    forces = {"athens": {"athens": "1h"}, "sparta": {"sparta": "4h"}}
    state = new_turn([1, *QUIET], sci={"athens": 1, "sparta": 0}, leaders=others, **forces).state
    assert state.leader_at["nicias"] == "athens"
    assert state.leader_at["agis"] == "sparta"
    assert state.chief == {"athens": "nicias", "sparta": "agis"}
    assert state.nicias_drawn


@pytest.mark.rule("5.7b", "2.4a")
def test_leaders_out_last_turn_are_available_again() -> None:
    athenians = [n for n, e in PRINTED.leaders.items() if e.side == "athens"]
    leaders = {**dict.fromkeys(athenians, "dead"), "nicias": "out"}
    match = new_turn([1, *QUIET], sci={"athens": 1, "sparta": 0}, leaders=leaders)
    assert [args["leader"] for _, args in lines(match, "leader-drawn", who="athens")] == ["nicias"]
    assert match.state.leader_at["cleon"] == "dead"


@pytest.mark.rule("2.4b")
def test_the_drawn_leader_conducts_the_first_operation() -> None:
    match = table(
        frames=[frame("Operations", who="athens", omens=0)],
        athens={"athens": "6h"},
        leaders={"cleon": "athens"},
        chief={"athens": "cleon"},
    )
    assert match.prompt("player").args["leader"] == "cleon"
    assert match.prompt("player").args["stage"] == 1


@pytest.mark.rule("3.1a")
@pytest.mark.parametrize(
    ("scenario", "strategy"),
    [
        ("peloponnesian_war", "attack_athens"),
        ("decelean_war", "cause_rebellion"),
        ("fall_of_athens", "attack_spartan_ally"),
    ],
)
def test_the_scenario_names_the_first_strategy(scenario: str, strategy: str) -> None:
    assert GAME.start(scenario).state.strategy == strategy


@pytest.mark.rule("3.1b")
def test_a_positive_index_keeps_the_strategy() -> None:
    assert planned([1], sparta=1, strategy="cut_loc") == "cut_loc"


@pytest.mark.rule("3.1b", "3.1c")
def test_a_change_of_sides_brings_a_new_strategy() -> None:
    """The system has Athens now, whose confidence would have kept a strategy."""
    athenians = {n: "dead" for n, e in PRINTED.leaders.items() if e.side == "athens" and n != "nicias"}
    match = new_turn([3, *QUIET, 1], sci={"athens": 3, "sparta": 0}, strategy="cut_loc", leaders=athenians)
    assert match.state.player == "sparta"
    assert match.state.strategy == "attack_spartan_ally"


@pytest.mark.rule("3.1c", "2.4d", "3.1f")
@pytest.mark.parametrize(
    ("die", "leader", "strategy"),
    [
        (3, "archidamus", "attack_athens"),
        (4, "archidamus", "cause_rebellion"),
        (5, "agis", "cut_loc"),
        (5, "lysander", "attack_athenian_ally"),
        (6, "archidamus", "cut_loc"),
    ],
)
def test_die_and_strategic_rating_pick_the_spartan_column(die: int, leader: str, strategy: str) -> None:
    assert planned([die], leader) == strategy


@pytest.mark.rule("3.1g")
@pytest.mark.parametrize(("total", "strategy"), [(3, 0), (4, 1), (5, 1), (6, 2), (7, 2), (8, 3), (9, 3)])
def test_the_athenian_columns(total: int, strategy: int) -> None:
    assert MATRICES["athens"].chosen(total) == list(MATRICES["athens"].strategies)[strategy]


@pytest.mark.rule("3.1d", "5.6c")
def test_hostages_bar_the_direct_attack_and_it_is_rolled_again() -> None:
    held = {"athens": True, "sparta": False}
    assert planned([2, 3, 4], sparta=2, hostages=held, strategy="attack_athens") == "cause_rebellion"


@pytest.mark.rule("3.1e")
@pytest.mark.parametrize(
    ("steps", "strategy"), [(0, "attack_athens"), (1, "cause_rebellion"), (2, "cause_rebellion")]
)
def test_alcibiades_at_sparta_or_sardis_adds_one(steps: int, strategy: str) -> None:
    assert planned([2], "agis", alcibiades=steps) == strategy


@pytest.mark.rule("3.2a")
def test_both_indices_return_to_zero() -> None:
    match = new_turn([1, *QUIET, 3], sci={"athens": 3, "sparta": -2})
    assert match.state.confidence == {"athens": 0, "sparta": 0}


@pytest.mark.rule("4.0a")
def test_the_player_opens_and_sides_alternate() -> None:
    match = table(
        frames=[stop(), turn("operations")],
        athens={"athens": "6h", "piraeus": "8n"},
        sparta={"sparta": "10h 2c"},
        leaders={"cleon": "athens", "agis": "sparta"},
        chief={"athens": "cleon", "sparta": "agis"},
        strategy="attack_athens",
        dice=[2],
        seed=4,
    )
    assert match.prompt("player").message == "operation"
    match.play("player", "march", "athens")
    match.play("player", "activate", "h")
    match.play("player", "depart")
    assert told(match, "np-strategy")["who"] == "sparta"
    assert match.prompt("player").args == {"who": "athens", "stage": 0, "leader": ""}
