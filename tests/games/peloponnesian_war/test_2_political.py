"""2.0 and 3.0: sides, league rebellion, leaders, strategy."""

from __future__ import annotations

import pytest

from polemos.games.peloponnesian_war.rules.planning_phase import choose_strategy, planning_phase
from polemos.games.peloponnesian_war.rules.political_phase import (
    leaders_return,
    league_rebellion,
    select_leaders,
    side_changes,
)
from tests.games.peloponnesian_war.scene import BOOK, GAME, frame, keys, stop, table, told, turn, war

MATRICES = BOOK.printed.matrices


def new_turn(**fields: object) -> object:
    """A turn that begins with the Political Phase."""
    return table(frames=[stop(), turn()], phase="surrender", **fields)


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
    state = war(sci={"athens": 2, "sparta": 0}, dice=[4])
    side_changes(state)
    assert state.player == "sparta"
    assert state.side_changed
    assert state.role_of("sparta") == "player"
    assert state.role_of("athens") == ""


@pytest.mark.rule("2.1c", "2.1a")
def test_less_keeps_the_side_and_a_negative_index_needs_no_roll() -> None:
    state = war(sci={"athens": 2, "sparta": 0}, dice=[3])
    side_changes(state)
    assert state.player == "athens"
    glum = war(sci={"athens": -1, "sparta": 0}, dice=[6])
    side_changes(glum)
    assert glum.player == "athens"
    assert glum.chance.given == (6,)


@pytest.mark.rule("2.3a", "2.3b", "2.3f")
def test_the_league_stirs_at_zero_or_less() -> None:
    quiet = war(sci={"athens": 1, "sparta": 0}, dice=[3, 3])
    league_rebellion(quiet)
    assert quiet.rebels == {}
    stirred = war(sci={"athens": 0, "sparta": 0}, dice=[3, 3, 1, 1, 1, 1, 1])
    league_rebellion(stirred)
    assert stirred.rebels == {"ephesus": "sparta"}
    league_rebellion(stirred)
    assert len(stirred.rebels) >= 2


@pytest.mark.rule("2.3c", "2.3d", "EV.8b")
def test_an_occupied_or_rebelling_site_passes_to_the_next_entry() -> None:
    state = war(
        sci={"athens": 0, "sparta": 0},
        athens={"ephesus": "1h"},
        rebels={"mytilene": "sparta"},
        dice=[3, 3, 1, 1, 1, 1, 1, 1],
    )
    league_rebellion(state)
    assert set(state.rebels) == {"mytilene", "olynthus"}


@pytest.mark.rule("2.3e")
def test_a_rebel_city_opens_its_gates_to_the_enemy() -> None:
    from polemos.games.peloponnesian_war.rules.siege import besieges

    state = war(sparta={"mytilene": "1h 1n"}, leaders={"lysander": "mytilene"}, rebels={"mytilene": "sparta"})
    state.update_control("mytilene")
    assert state.controller("mytilene") == "sparta"
    assert not besieges(state, "sparta", "mytilene")


@pytest.mark.rule("10.1b")
def test_four_lost_ships_stir_the_league_whatever_its_confidence() -> None:
    state = war(sci={"athens": 3, "sparta": 0}, disaster=True, dice=[3, 3, 1, 1, 1, 1, 1])
    league_rebellion(state)
    assert state.rebels == {"ephesus": "sparta"}


@pytest.mark.rule("2.4a", "2.4c")
def test_one_leader_a_side_is_drawn_and_placed_at_home() -> None:
    others = {n: "dead" for n in BOOK.printed.leaders if n not in ("nicias", "agis")}
    state = war(leaders=others)
    select_leaders(state)
    assert state.leader_at["nicias"] == "athens"
    assert state.leader_at["agis"] == "sparta"
    assert state.chief == {"athens": "nicias", "sparta": "agis"}
    assert state.nicias_drawn
    assert not war(leaders={"nicias": "athens"}).nicias_drawn


@pytest.mark.rule("5.7b", "2.4a")
def test_leaders_out_last_turn_are_available_again() -> None:
    state = war(leaders={"nicias": "out", "cleon": "dead"})
    leaders_return(state)
    assert state.leader_at["nicias"] == "pool"
    assert state.leader_at["cleon"] == "dead"


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
    state = war(sci={"athens": 0, "sparta": 1}, strategy="cut_loc", dice=[1])
    choose_strategy(state)
    assert state.strategy == "cut_loc"
    assert state.chance.given == (1,)


@pytest.mark.rule("3.1b", "3.1c")
def test_a_change_of_sides_brings_a_new_strategy() -> None:
    state = war(player="sparta", sci={"athens": 3, "sparta": 0}, changed=True, strategy="cut_loc", dice=[1])
    choose_strategy(state)
    assert state.strategy == "attack_spartan_ally"


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
    state = war(leaders={leader: "sparta"}, chief={"sparta": leader}, dice=[die])
    choose_strategy(state)
    assert state.strategy == strategy


@pytest.mark.rule("3.1g")
@pytest.mark.parametrize(("total", "strategy"), [(3, 0), (4, 1), (5, 1), (6, 2), (7, 2), (8, 3), (9, 3)])
def test_the_athenian_columns(total: int, strategy: int) -> None:
    assert MATRICES["athens"].chosen(total) == list(MATRICES["athens"].strategies)[strategy]


@pytest.mark.rule("3.1d", "5.6c")
def test_hostages_bar_the_direct_attack_and_it_is_rolled_again() -> None:
    state = war(
        hostages={"athens": True, "sparta": False},
        leaders={"archidamus": "sparta"},
        chief={"sparta": "archidamus"},
        sci={"athens": 0, "sparta": 2},
        strategy="attack_athens",
        dice=[2, 3, 4],
    )
    choose_strategy(state)
    assert state.strategy == "cause_rebellion"


@pytest.mark.rule("3.1e")
@pytest.mark.parametrize(
    ("steps", "strategy"), [(0, "attack_athens"), (1, "cause_rebellion"), (2, "cause_rebellion")]
)
def test_alcibiades_at_sparta_or_sardis_adds_one(steps: int, strategy: str) -> None:
    state = war(alcibiades=steps, leaders={"agis": "sparta"}, chief={"sparta": "agis"}, dice=[2])
    choose_strategy(state)
    assert state.strategy == strategy


@pytest.mark.rule("3.2a")
def test_both_indices_return_to_zero() -> None:
    state = war(sci={"athens": 3, "sparta": -2}, dice=[3])
    planning_phase(state)
    assert state.confidence == {"athens": 0, "sparta": 0}


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
