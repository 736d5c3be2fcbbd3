"""4.1.1-4.1.4: shortest permitted routes, the isthmus, the storm crossing, naval transport."""

from __future__ import annotations

from typing import Any

import pytest

from polemos.engine.match import Match
from polemos.games.peloponnesian_war.printed.map import BY_LAND, BY_SEA
from polemos.games.peloponnesian_war.rules.routes import best_routes, course_to, route, way_at
from polemos.games.peloponnesian_war.state import War
from tests.games.peloponnesian_war.scene import PRINTED, keys, offered, opening, play, points, told, war

MAP = PRINTED.map
CLOSED = MAP.mask(("argos", "syracuse"))


def lines(mode: int, a: str, b: str, isthmus: bool = True) -> int | None:
    return MAP.way(mode, isthmus, CLOSED, b).distances().get(a)


def marched(state: War, goal: str) -> tuple[str, ...]:
    """The route that Spartan hoplites take from home."""
    course = course_to(state, "sparta", points("7h"), "sparta", goal)
    assert course is not None
    return route(state, "4.1.1", course)


@pytest.mark.rule("4.1.1o")
@pytest.mark.parametrize(
    ("mode", "a", "b", "length", "count"),
    [
        (BY_LAND, "sparta", "thebes", 7, 2),
        (BY_LAND, "thebes", "decelea", 2, 1),
        (BY_LAND, "sparta", "pylos", 3, 1),
        (BY_SEA, "piraeus", "byzantium", 8, 1),
        (BY_SEA, "piraeus", "cyllene", 16, 4),
        (BY_SEA, "corinth", "erythrae", 8, 1),
        (BY_LAND, "thebes", "epidamnus", 7, 1),
        (BY_LAND, "sparta", "loryma", 37, 3),
    ],
)
def test_the_check_journeys_of_the_edition_notes(mode: int, a: str, b: str, length: int, count: int) -> None:
    way = MAP.way(mode, a != "piraeus", CLOSED, a)  # Athens does not hold the isthmus
    assert way.distances()[b] == length
    state = war(scenario="peloponnesian_war_two")
    state.op_side = "sparta"
    assert best_routes(state, way.course(MAP.number[b]))[0] == count


@pytest.mark.rule("1.1.3a", "4.1.1o")
def test_equal_routes_go_to_the_systems_interest_then_by_lot() -> None:
    guarded = {"athens": "2c"}  # cavalry in Athens watches Panactum
    ours = war(athens=guarded, seed=1)
    ours.op_side = "sparta"
    course = course_to(ours, "sparta", points("7h"), "sparta", "thebes")
    assert course is not None
    assert best_routes(ours, course)[0] == 1
    assert "plataea" in route(ours, "4.1.1", course)
    theirs = war(athens=guarded, player="sparta", frames=None)
    theirs.op_side = "sparta"
    assert "panactum" in marched(theirs, "thebes")
    seen = set()
    for seed in range(12):
        state = war(seed=seed)
        state.op_side = "sparta"
        seen |= set(marched(state, "thebes"))
    assert {"panactum", "plataea"} <= seen


@pytest.mark.rule("4.1.1p")
def test_a_route_is_never_lengthened_to_avoid_an_enemy() -> None:
    state = war(athens={"mantinea": "9h"}, held={"mantinea": "athens"})
    state.op_side = "sparta"
    assert "mantinea" in marched(state, "thebes")


@pytest.mark.rule("4.1.1q", "4.2.2a")
def test_neutral_argos_and_syracuse_are_left_out() -> None:
    state = war()
    assert "argos" not in way_at(state, "sparta", points("7h"), "corinth").distances()
    state.active["argos"] = "athens"
    assert "argos" in way_at(state, "sparta", points("7h"), "corinth").distances()


@pytest.mark.rule("4.1.1r")
def test_men_without_ships_do_not_cross_at_naupactus() -> None:
    state = war()
    by_land = way_at(state, "athens", points("3h"), "thermum")
    assert by_land.distances()["patrae"] > 2
    assert way_at(state, "athens", points("3h"), "naupactus").distances()["patrae"] == 1
    assert by_land.distances()["naupactus"] == 1
    assert way_at(state, "athens", points("3h"), "patrae").distances()["naupactus"] == 1


@pytest.mark.rule("4.1.1s")
def test_men_may_march_to_asia_by_amphipolis_and_byzantium() -> None:
    state = war()
    state.op_side = "sparta"
    path = marched(state, "loryma")
    assert {"amphipolis", "byzantium"} <= set(path)


@pytest.mark.rule("4.1.2a", "4.1.2c")
def test_ships_cross_the_isthmus_between_controlled_spaces_only() -> None:
    state = war()
    assert way_at(state, "sparta", points("3an"), "aegina").distances()["corinth"] == 2
    lost = war(athens={"cenchreae": "1h"}, held={"cenchreae": "athens"})
    assert way_at(lost, "sparta", points("3an"), "aegina").distances()["corinth"] > 2
    assert way_at(lost, "sparta", points("3ah"), "cenchreae").distances()["corinth"] == 1


@pytest.mark.rule("4.1.2b", "QA.5")
def test_naval_influence_stops_at_the_isthmus_and_the_crossing() -> None:
    assert "cenchreae" not in war(sparta={"corinth": "5an"}).influenced_spaces("sparta")
    assert "cape_taenarum" not in war(sparta={"syracuse": "2an"}).influenced_spaces("sparta")
    assert "syracuse" not in war(athens={"cape_taenarum": "2n"}).influenced_spaces("athens")


@pytest.mark.rule("4.1.3a")
def test_the_storm_crossing_is_a_players_option_for_ships() -> None:
    fleet = {"gythium": "4n", "sparta": "4h"}
    match = opening("sparta", "gylippus", sparta=fleet, active={"syracuse": "sparta"})
    play(match, "march", "syracuse")
    assert "depart_storm" not in match.prompt("player").choices
    play(match, "muster", "gythium")
    play(match, "activate", "n")
    choices = match.prompt("player").choices
    assert {"depart", "depart_storm"} <= set(choices)
    assert len(match.view(None)["forecast"]["route"]) > 5
    men = opening("sparta", "gylippus", sparta=fleet, active={"syracuse": "sparta"})
    play(men, "march", "syracuse")
    play(men, "activate", "h")
    assert "depart_storm" not in men.prompt("player").choices


@pytest.mark.rule("4.1.3b", "4.1.3c")
@pytest.mark.parametrize(("die", "lost"), [(4, False), (5, True)])
def test_a_storm_destroys_the_army_on_five(die: int, lost: bool) -> None:
    match = opening("sparta", "gylippus", sparta={"gythium": "2n"}, active={"syracuse": "sparta"}, dice=[die])
    play(match, "march", "syracuse")
    play(match, "muster", "gythium")
    play(match, "activate_all", "n")
    play(match, "depart_storm")
    state = match.state
    assert (state.force("sparta", "syracuse") == points("2n")) is not lost
    assert (state.leader_at["gylippus"] == "out") is lost
    assert (state.losses["sparta"] == points("2n")) is lost


@pytest.mark.rule("4.1.3a")
def test_a_lone_leader_may_cross_to_lead_syracuse() -> None:
    match = opening(
        "sparta",
        "gylippus",
        sparta={"sparta": "3h", "syracuse": "2ah 2an"},
        active={"syracuse": "sparta"},
        dice=[1],
    )
    play(match, "march", "syracuse")
    assert offered(match, "muster_storm") == ("syracuse",)
    play(match, "muster_storm", "syracuse")
    play(match, "activate_all", "ah")
    play(match, "depart")
    assert match.state.leader_at["gylippus"] == "syracuse"


@pytest.mark.rule("4.1.3a")
def test_the_crossing_may_help_between_two_places_far_from_sicily() -> None:
    match = fleet_at_corcyra(active={"syracuse": "sparta"})
    assert "imbros" in offered(match, "muster_storm")
    play(match, "muster_storm", "imbros")
    assert {"syracuse", "cape_taenarum"} <= set(told(match, "route")["places"])


def fleet_at_corcyra(**fields: Any) -> Match:
    """Phormio with two ships, on his way to two more at Imbros."""
    match = opening("athens", "phormio", athens={"corcyra": "2n", "imbros": "2n"}, **fields)
    play(match, "march", "thasos")
    play(match, "muster", "corcyra")
    return play(match, "activate_all", "n")


@pytest.mark.rule("4.1.1q", "4.1.3a")
def test_the_crossing_leads_nobody_through_neutral_syracuse() -> None:
    assert not offered(fleet_at_corcyra(), "muster_storm")
    spartans = opening("sparta", "agis", sparta={"taras": "2an", "corcyra": "1an"})
    play(spartans, "march", "gythium")
    play(spartans, "muster", "taras")
    play(spartans, "activate_all", "an")
    assert not offered(spartans, "depart_storm")
    attackers = opening("athens", "phormio", athens={"zacynthus": "2n"})
    play(attackers, "march", "syracuse")
    play(attackers, "muster", "zacynthus")
    play(attackers, "activate_all", "n")
    assert offered(attackers, "depart_storm")  # but one may end there


@pytest.mark.rule("4.1.1c", "4.1.3a")
@pytest.mark.parametrize(("friends", "crosses"), [("", False), ("cape_taenarum", True)])
def test_a_lone_leader_crosses_only_from_where_he_may_be(friends: str, crosses: bool) -> None:
    posts = f"methana cape_scyllaeum troezen hermione prasiae epidaurus_limera cape_malea {friends}".split()
    athens = {"athens": "4h", "syracuse": "2an", **dict.fromkeys(posts, "1n")}
    match = opening("athens", "phormio", athens=athens, active={"syracuse": "athens"})
    play(match, "march", "catana")
    assert ("syracuse" in offered(match, "muster_storm")) is crosses


def moving(force: str, at: str, path: tuple[str, ...], goal: str, **fields: object) -> War:
    """An Athenian Army on its way."""
    state = war(leaders={"cleon": "moving"}, **fields)
    state.op_side, state.op_leader, state.op_marching = "athens", "cleon", True
    state.op_force, state.op_at, state.op_path, state.op_goal = points(force), at, path, goal
    return state


def step(state: War) -> None:
    from polemos.games.peloponnesian_war.rules.march import March

    state.call(March(state.op_goal))
    depth = len(state.frames)
    while len(state.frames) >= depth:
        state.frames[-1].run(state)


@pytest.mark.rule("4.1.4c")
def test_on_an_island_men_without_ships_are_left_behind() -> None:
    state = moving("3h 3n", "sunium", ("ceos", "andros"), "andros", sparta={"ceos": "1an"}, dice=[4, 1, 2])
    step(state)
    assert state.force("athens", "ceos") == points("1h")
    assert (state.op_at, state.op_force) == ("andros", points("2h 2n"))


@pytest.mark.rule("4.1.4b", "4.1.4c")
def test_an_army_that_never_had_ships_for_all_leaves_nobody_on_an_island() -> None:
    state = moving("5h 2n", "carystus", ("eretria", "chalcis"), "chalcis", dice=[4, 2, 2])
    state.put("sparta", "eretria", points("1ah"))
    step(state)
    assert state.force("athens", "eretria") == 0
    assert (state.op_at, state.op_force) == ("chalcis", points("5h 2n"))


@pytest.mark.rule("4.1.4b", "4.1.4d")
@pytest.mark.parametrize(("goal", "possible"), [("sunium", True), ("eleusis", True), ("aegina", False)])
def test_with_too_few_ships_an_army_keeps_to_mixed_lines(goal: str, possible: bool) -> None:
    match = opening("athens", "cleon", athens={"piraeus": "1n 2h"})
    play(match, "march", goal)
    play(match, "muster", "piraeus")
    play(match, "activate", "n")
    play(match, "activate_all", "h")
    assert ("depart" in match.prompt("player").choices) is possible


@pytest.mark.rule("4.1.4e")
def test_where_only_ships_get_through_the_excess_stops_before_the_sea() -> None:
    state = moving("3h 2n", "piraeus", ("sunium", "ceos"), "ceos")
    step(state)
    assert state.force("athens", "sunium") == points("1h")
    assert state.op_force == points("2h 2n")
    assert state.op_at == "ceos"


@pytest.mark.rule("4.1.2d")
def test_land_units_at_corinth_meet_who_enters_cenchreae_without_a_roll() -> None:
    match = opening(
        "athens", "cleon", athens={"athens": "1h", "piraeus": "3n"}, sparta={"corinth": "2ah"}, dice=[5, 5]
    )
    play(match, "march", "cenchreae")
    play(match, "muster", "piraeus")
    play(match, "activate_all", "n")
    play(match, "depart")
    assert "intercepted" in keys(match)
    assert match.state.chance.given == ()  # two skirmish dice, no interception die
    assert told(match, "intercepted") == {
        "place": "cenchreae",
        "from": "corinth",
        "who": "sparta",
        "force": "2H (all.)",
        "stand": "near",
    }
