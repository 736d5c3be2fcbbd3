"""Halves of clauses that planted faults have shown to be unproved, each through the contract."""

from __future__ import annotations

from typing import Any

import pytest

from polemos.engine.match import Match
from tests.games.peloponnesian_war.scene import (
    PRINTED,
    administration,
    combat_phase,
    end_of_turn,
    frame,
    keys,
    lines,
    offered,
    opening,
    play,
    points,
    stop,
    table,
    told,
    turn,
)

TWO = "peloponnesian_war_two"


def sail(army: str, goal: str, dice: list[int], **fields: Any) -> Match:
    """An Athenian army sails from Piraeus; the dice are those on the way."""
    fields.setdefault("athens", {"piraeus": army, "athens": "1h"})
    match = opening("athens", "cleon", dice=dice, **fields)
    play(match, "march", goal)
    play(match, "muster", "piraeus")
    while offered(match, "activate"):
        play(match, "activate", offered(match, "activate")[0])
    return play(match, "depart")


@pytest.mark.rule("5.4c", "5.7b")
def test_only_leaders_on_the_map_go_out_after_the_combats() -> None:
    leaders = {"pericles": "dead", "alcibiades": "away", "nicias": "pool", "cleon": "elis"}
    frames = [stop(), combat_phase("go home")]
    match = table(frames=frames, leaders=leaders, athens={"elis": "1h"}, held={"elis": "athens"})
    found = {name: match.state.leader_at[name] for name in leaders}
    assert found == {"pericles": "dead", "alcibiades": "away", "nicias": "pool", "cleon": "out"}


@pytest.mark.rule("4.1.4e")
def test_an_army_of_the_system_that_has_lost_its_ships_leaves_an_island_stop_out() -> None:
    """The leader alone could go there."""
    stops = [["zacynthus", [0, 0, 0, 1, 0, 0]]]
    operation = {
        "side": "sparta", "leader": "agis", "at": "sparta", "goal": "megara", "force": {"h": 3},
        "marching": False, "path": [], "caught": [], "visited": [],
    }  # fmt: skip
    match = table(
        frames=[stop(), frame("MatrixMarch", who="sparta", stops=stops)],
        sparta={"zacynthus": "1ah", "sparta": "3h"},
        held={"zacynthus": "sparta"},
        leaders={"agis": "moving"},
        operation=operation,
    )
    assert match.state.force("sparta", "megara") == points("3h")
    assert match.state.force("sparta", "zacynthus") == points("1ah")


@pytest.mark.rule("4.1.4d", "4.1.1o")
def test_an_army_that_has_lost_nobody_keeps_to_its_route() -> None:
    """Of several equal routes one is drawn at the departure, and no other after a skirmish."""
    for seed in range(6):
        match = sail("3n", "cyllene", [6, 3, 3], sparta={"gythium": "1an"}, seed=seed)
        assert "skirmish" in keys(match)
        assert keys(match).count("equal-routes") == 1
        route = told(match, "route")["places"]
        assert route[-1] == "cyllene"


@pytest.mark.rule("EV.10a", "EV.10e")
def test_corcyra_leaves_whatever_syracuse_has_done() -> None:
    match = table(
        frames=[turn()],
        phase="surrender",
        turn=9,
        sci={"athens": -1},
        active={"syracuse": "sparta"},
        happened=["e10c"],
        dice=[4, 6],
    )
    assert "event-impossible" not in keys(match)
    assert match.state.corcyra_neutral


@pytest.mark.rule("5.3d", "5.3.2a")
@pytest.mark.parametrize(
    ("place", "mods"), [("megara", ("leader +2",)), ("syracuse", ("leader +2", "syracuse -2"))]
)
def test_a_siege_tells_only_what_changed_its_die(place: str, mods: tuple[str, ...]) -> None:
    match = table(
        frames=[stop(), combat_phase()],
        athens={place: "3h 3n"},
        leaders={"demosthenes": place},
        dice=[6, 6],
    )
    assert told(match, "siege-total")["mods"] == mods


@pytest.mark.rule("5.3d", "5.4a")
def test_a_leader_who_adds_nothing_is_not_told_and_an_army_that_goes_is() -> None:
    match = table(
        frames=[stop(), combat_phase()], athens={"megara": "3h"}, leaders={"cleon": "megara"}, dice=[4, 3]
    )
    assert lines(match, "siege-plain") == [("5.3", {"place": "megara", "who": "athens", "total": 4})]
    assert "siege-total" not in keys(match)
    assert told(match, "army-goes")["total"] == 5
    assert "army-stays" not in keys(match)


@pytest.mark.rule("4.7d")
@pytest.mark.parametrize(("theirs", "battle"), [("4an", True), ("3an", False)])
def test_eight_ships_of_which_the_interceptor_has_half_are_a_battle(theirs: str, battle: bool) -> None:
    dice = [6, 3, 3, 6, 1] if battle else [6, 3, 3, 1, 1, 1]
    match = sail("4n", "prasiae", dice, sparta={"prasiae": theirs})
    assert ("battle" in keys(match)) is battle
    if battle:
        assert told(match, "skirmish-points") == {"kind": "naval", "total": 8, "count": 4}


@pytest.mark.rule("5.3.1e")
def test_spartan_horsemen_who_come_to_decelea_watch_no_road_within_the_long_walls() -> None:
    match = opening(
        "sparta", "agis", scenario=TWO, passed={}, player="",
        athens={"athens": "2h", "piraeus": "1n"}, sparta={"sparta": "6h 2c"},
        made={"athens": 1, "sparta": 0}, dice=[1, 6, 6, 6],
    )  # fmt: skip
    play(match, "march", "decelea")
    play(match, "activate_all", "c")
    play(match, "depart")
    while match.prompt(match.deciders[0]).message == "intercept":
        play(match, "decline")
    assert match.state.force("sparta", "decelea") == points("2c")
    play(match, "consult")
    play(match, "march", "piraeus")
    play(match, "activate", "h")
    play(match, "depart")
    assert match.state.force("athens", "piraeus") == points("1h 1n")
    assert not lines(match, "slipped-by")
    assert not lines(match, "intercepted")


@pytest.mark.rule("5.9a", "8.3d")
def test_samos_in_place_of_chios_is_no_ally_of_sparta() -> None:
    match = table(
        frames=[stop(), end_of_turn()],
        phase="administrative",
        bellicosity={"athens": 6, "sparta": 6},
        sparta={"samos": "1h", "chios": "1ah"},
        held={"samos": "sparta", "chios": "sparta"},
        dice=[1, 1, 1, 1],
    )
    assert match.state.force("sparta", "samos") == points("")
    assert match.state.force("sparta", "sparta") == points("1h")


@pytest.mark.rule("4.1.4d", "5.2.3c")
def test_an_army_that_has_lost_its_ships_goes_on_by_the_longer_way_on_foot() -> None:
    """Beaten at sea and victorious on land before Cenchreae, four men walk round the Aegean to Sestus."""
    match = opening(
        "sparta", "agis", sparta={"corinth": "4ah 4an"}, athens={"aegina": "4h 6n"},
        dice=[6, 6, 5, 1, 6, 6, 1],
    )  # fmt: skip
    play(match, "march", "sestus")
    play(match, "muster", "corinth")
    play(match, "activate_all", "ah")
    play(match, "activate_all", "an")
    play(match, "depart")
    by_sea, on_foot = [args["places"] for _, args in lines(match, "route")]
    assert by_sea[:3] == ("corinth", "cenchreae", "aegina")
    assert (on_foot[0], on_foot[-1]) == ("cenchreae", "sestus"), "the new way is told"
    assert [args["place"] for _, args in lines(match, "battle")] == ["cenchreae"]
    assert match.state.force("sparta", "sestus") == points("4ah")


@pytest.mark.rule("7.1.3a")
@pytest.mark.parametrize("lost", [False, True])
def test_the_line_to_epidamnus_begins_in_a_home_space_of_ones_own(lost: bool) -> None:
    chain = ("epidamnus", "macedonia", "larisa", "pharsalus", "heraclea")
    held = {place: "sparta" for place in chain if PRINTED.map.colour[place] != "sparta"}
    match = table(
        frames=[stop(), administration()],
        sparta=dict.fromkeys(chain, "1ah"),
        athens={"sparta": "1h"} if lost else {},
        held={**held, **({"sparta": "athens"} if lost else {})},
    )
    paid = lines(match, "revenue-part", who="sparta", part="epidamnus")
    assert bool(paid) is not lost


@pytest.mark.rule("5.2.1a", "5.2.2a")
@pytest.mark.parametrize(("force", "enemy", "rule"), [("2h", "1ah", "5.2.1"), ("2n", "1an", "5.2.2")])
def test_the_totals_of_a_battle_are_told_by_its_own_paragraph(force: str, enemy: str, rule: str) -> None:
    frames = [stop(), combat_phase("battles")]
    match = table(
        frames=frames, phase="combat", athens={"cyllene": force}, sparta={"cyllene": enemy}, dice=[3, 3]
    )
    told_by = [cited for key in ("battle-total", "battle-plain") for cited, _ in lines(match, key)]
    assert told_by == [rule, rule]


@pytest.mark.rule("4.7b", "5.7b")
def test_a_leader_whose_last_point_falls_in_a_skirmish_is_out() -> None:
    match = opening(
        "athens", "cleon", athens={"athens": "3h"}, sparta={"decelea": "1ah"}, leaders={"agis": "decelea"},
        dice=[6, 3, 1],
    )  # fmt: skip
    play(match, "march", "decelea")
    play(match, "activate_all", "h")
    play(match, "depart")
    assert told(match, "leader-out") == {"leader": "agis", "who": "sparta"}
    assert match.state.leader_at["agis"] == "out"


@pytest.mark.rule("4.1.4b", "4.1.1o")
def test_an_army_with_too_few_ships_goes_by_mixed_lines_though_ships_have_a_shorter_way() -> None:
    match = sail("3h 1n", "methana", [])
    route = told(match, "route")["places"]
    assert len(route) == 6  # two lines by sea
    assert route[1] == "eleusis"
    assert match.state.force("athens", "methana") == points("3h 1n")


@pytest.mark.rule("EV.6b")
def test_who_is_left_to_die_of_the_plague_dies_where_there_are_hoplites() -> None:
    match = table(
        frames=[turn()],
        phase="surrender",
        sci={"athens": 1, "sparta": 1},
        attica_before=True,
        athens={"athens": "1h", "piraeus": "5h"},
        dice=[1, 3, 3],
    )
    play(match, "bury", "athens")
    assert match.state.force("athens", "athens") == points("")
    assert match.state.force("athens", "piraeus") == points("4h")


@pytest.mark.rule("EV.12b")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 2), (2, 2)])
def test_an_earthquake_moves_alcibiades_only_from_sparta(before: int, after: int) -> None:
    leaders = {"alcibiades": "away" if before else "pool"}
    match = table(
        frames=[turn()],
        phase="surrender",
        sci={"athens": 1, "sparta": 1},
        alcibiades=before,
        leaders=leaders,
        dice=[1, 6, 6, 5],
    )
    assert match.state.alcibiades == after


@pytest.mark.rule("EV.6c")
def test_allies_who_are_in_piraeus_already_may_stay_there_in_the_year_of_the_plague() -> None:
    match = opening("athens", "cleon", athens={"piraeus": "1an", "athens": "1h"}, plague=True)
    play(match, "march", "piraeus")
    play(match, "muster", "piraeus")
    play(match, "activate", "an")
    play(match, "depart")
    assert match.state.moved["athens"] == {"piraeus": points("1an")}


@pytest.mark.rule("5.3.1e", "6.1a")
def test_after_the_combats_the_horsemen_of_athens_watch_the_country_again() -> None:
    match = table(
        frames=[stop(), turn("combat")],
        athens={"athens": "1h 1c"},
        rebels={"decelea": "sparta"},
        dice=[1] * 9,
    )
    assert told(match, "quelled") == {"place": "decelea"}


@pytest.mark.rule("4.1.3a", "4.1.3b")
@pytest.mark.parametrize(("die", "lost"), [(5, True), (4, False)])
def test_the_storm_threatens_who_comes_back_from_syracuse_too(die: int, lost: bool) -> None:
    match = opening(
        "athens", "cleon", athens={"syracuse": "2n", "athens": "1h"}, held={"syracuse": "athens"},
        active={"syracuse": "sparta"}, dice=[die],
    )  # fmt: skip
    play(match, "march", "cape_taenarum")
    play(match, "muster", "syracuse")
    play(match, "activate_all", "n")
    play(match, "depart_storm")
    assert ("storm" in keys(match)) is lost
    assert match.state.losses["athens"] == points("2n" if lost else "")


@pytest.mark.rule("4.2j", "4.3h")
def test_the_system_says_that_points_are_missing_before_it_says_that_money_is() -> None:
    match = table(
        frames=[stop(), frame("MatrixOperation", who="sparta")],
        sparta={"sparta": "4h"},
        athens={"corinth": "1h"},
        held={"corinth": "athens"},
        treasury={"athens": 5000, "sparta": 0},
    )
    assert told(match, "np-force")["force"] == "8H 2C"
    assert "pass-no-army" in keys(match)


@pytest.mark.rule("4.1.4c", "4.1d")
def test_who_has_lost_his_only_ship_on_an_island_stays_there_as_an_army() -> None:
    """Points are left behind only by ships that sail on."""
    match = sail("1n 1h", "naxos", [4, 1, 3], sparta={"delos": "1h"})
    assert "left-behind" not in keys(match)
    assert told(match, "losses") == {"who": "athens", "force": "1N"}
    assert match.state.leader_at["cleon"] == "delos"
    assert match.state.force("athens", "delos") == points("1h")
