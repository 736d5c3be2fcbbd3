"""9: why a verb, or a whole action, is not offered at all; and refusals told by no other test."""

from __future__ import annotations

from typing import Any

import pytest

from games.hellas.scene import (
    ANDROS,
    ARGOS,
    ATHENAI,
    ATHENS,
    CORINTH,
    MELOS,
    RHODES,
    SICYON,
    SPARTE,
    TEGEA,
    THEBES,
    choices,
    game,
    message,
    play,
    scene,
)
from polemos.engine.match import Match
from scenes import refused

READY = {"military": 1, "fleet": 1, "economy": 1, "culture": 5}

#: Argos trades a good of which there are eight hexes and seven boxes: all the others.
GOODS_OF_ARGOS = ["h1106", "h1309", "h1413", "h1606", "h1902", "h2009", "h2623"]
#: Thirty-five posts, the whole reserve, no row overfull and none where the scenes need room.
ALL_POSTS = [
    *("h1512", "h2014", "h2412", "h2715", "h3006", "h3514"),
    *("h1710", "h1714", "h1807", "h2409", "h2422", "h3313"),
    *("h1111", "h1208", "h1410", "h1614", "h1802", "h1906"),
    *("h1312", "h1615", "h1705", "h1707", "h1809", "h2003", "h2601", "h2622"),
    *("h0905", "h1510", "h1515", "h1703", "h1716", "h1918"),
    *("h1106", "h1309", "h1413"),
]


def near(match: Match) -> dict[str, str]:
    """Verb that is not offered -> its reason and paragraph."""
    return {r.verb: f"{r.key} {r.rule}" for r in match.near_misses(match.deciders[0])}


# --- 9.7b: what an action could not do -----------------------------------------------------------------


@pytest.mark.rule("9.7b", "9.1a", "9.2b", "9.3h", "9.4b", "9.6b")
def test_an_action_that_can_do_nothing_says_why() -> None:
    assert near(scene()) == {
        "move": "no-legions-at-all 9.1a",
        "attack": "nobody-to-fight 9.2b",
        "build": "no-city-for-fortress 9.3h",
        "posts": "no-site 9.4b",
        "develop": "no-row-open 9.6b",
    }
    refused(scene(), ATHENS, "move", why="no-legions-at-all 9.1a")


# --- 9.1 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("9.1a", "9.1.1d", "9.1.1f")
def test_what_cannot_move_at_all() -> None:
    match = play(scene({"legions": {CORINTH: 1}}), "move")
    assert near(match) == {
        "sail": "no-ships-at-all 9.1a",
        "load": "nothing-to-load 9.1.1d",
        "unload": "nothing-to-land 9.1.1f",
    }
    match = play(scene({"legions": {CORINTH: 1}, "ships": {MELOS: 1}}), "move")
    assert set(near(match)) == {"load", "unload"}
    play(match, ("march", CORINTH), ("to", SICYON))
    assert near(match)["march"] == "legions-all-moved 9.1a"
    play(match, ("sail", MELOS), ("to", "h2418"))
    assert near(match)["sail"] == "ships-all-moved 9.1a"
    refused(match, ATHENS, "sail", "h2418", why="ship-moved 9.1a")


@pytest.mark.rule("9.1.1d", "9.1.1a")
def test_who_has_landed_or_moved_does_not_go_aboard() -> None:
    athens = {"legions": {CORINTH: 1, SICYON: 1}, "ships": {CORINTH: 2}, "cargo": {CORINTH: 1}}
    match = play(scene(athens), "move", ("unload", CORINTH))
    assert "load" in choices(match)  # the other one
    play(match, ("load", CORINTH))
    refused(match, ATHENS, "load", CORINTH, why="no-legion-left-to-load 9.1.1d")


@pytest.mark.rule("13e")
def test_as_many_ships_stay_behind_as_there_are() -> None:
    athens = {"ships": {MELOS: 3}, "cargo": {MELOS: 1}}
    match = play(scene(athens), "move", ("sail", MELOS))
    assert choices(match)["leave"] == (1, 2)
    assert choices(match)["leave_loaded"] == (1,)
    refused(match, ATHENS, "leave", 3, why="not-so-many-empty 13e")
    assert match.why_not(ATHENS, "leave", 3)[0].args["count"] == 2
    refused(match, ATHENS, "leave_loaded", 2, why="not-so-many-loaded 13e")
    assert match.why_not(ATHENS, "leave_loaded", 2)[0].args["count"] == 1
    refused(match, ATHENS, "leave", 0, why="part-of-stack 13e")


@pytest.mark.rule("18.5c")
def test_a_leader_boards_once_and_walks_where_he_can() -> None:
    options = {"leaders": True}
    match = scene({"ships": {MELOS: 1, ANDROS: 1}, "leader": MELOS}, options=options)
    play(match, "move", ("sail", MELOS))
    play(match, "bring_leader")
    refused(match, ATHENS, "bring_leader", why="leader-aboard 18.5c")
    play(match, ("to", "h2418"))
    assert match.position()["state"]["powers"][ATHENS]["leader"] == "h2418"
    refused(match, ATHENS, "lead", "h2418", why="leader-moved 18.5c")
    alone = play(scene({"ships": {"h2418": 1}, "leader": "h2418"}, options=options), "move")
    refused(alone, ATHENS, "lead", "h2418", why="leader-shut-in 18.5c")
    refused(alone, ATHENS, "lead", MELOS, why="leader-not-there 18.5c")


# --- 9.2 -----------------------------------------------------------------------------------------------


@pytest.mark.rule("9.2b", "9.2ae")
def test_what_an_attack_has_not_got() -> None:
    match = play(scene({"legions": {CORINTH: 1}}, {"monuments": [CORINTH]}), "attack")
    assert near(match) == {
        "fight_ships": "no-ships-to-fight 9.2b",
        "fight_neutrals": "no-neutrals-to-fight 9.2b",
        "take": "no-open-post 9.2ae",
    }
    at_sea = play(scene({"ships": {MELOS: 1}}, {"ships": {MELOS: 1}}), "attack")
    assert near(at_sea)["fight"] == "nobody-to-fight 9.2b"


@pytest.mark.rule("9.2ad", "9.2ai", "17a", "17c")
def test_a_post_is_not_taken_without_contest_reserve_or_room() -> None:
    quiet = {"legions": {TEGEA: 1, THEBES: 1}}
    match = scene(quiet, {"posts": [TEGEA, THEBES]}, intruders={THEBES: [ATHENS]})
    play(match, "attack")
    refused(match, ATHENS, "take", TEGEA, why="not-contested 9.2ad")
    full = {"posts": GOODS_OF_ARGOS, "legions": {ARGOS: 1, CORINTH: 1}}
    match = scene(full, {"posts": [ARGOS, CORINTH]}, intruders={ARGOS: [ATHENS], CORINTH: [ATHENS]})
    play(match, "attack")
    refused(match, ATHENS, "take", ARGOS, why="row-full 9.2ai")
    assert choices(match)["take"] == (CORINTH,)
    spent = {"posts": ALL_POSTS, "legions": {ARGOS: 1, CORINTH: 1}}
    match = scene(
        spent,
        {"posts": [ARGOS], "legions": {CORINTH: 1}},
        intruders={h: [ATHENS] for h in (ARGOS, CORINTH)},
    )
    play(match, "attack")
    refused(match, ATHENS, "take", ARGOS, why="no-post-left 9.2ai")


# --- 9.3, 9.4 ------------------------------------------------------------------------------------------


@pytest.mark.rule("9.3n", "9.3p", "12a", "9.3h")
def test_what_can_be_paid_but_stands_nowhere() -> None:
    posts = play(scene({"boxes": READY, "posts": [CORINTH], "legions": {}}), "build")
    assert near(posts) == {"legion": "no-fortress-free 9.3n", "ship": "no-port-free 9.3p"}
    walls = play(scene({"boxes": READY, "fortresses": [SPARTE], "monuments": [SPARTE]}), "build")
    assert near(walls) == {
        "fortress": "no-city-for-fortress 9.3h",
        "ship": "no-port-free 9.3p",
        "monument": "no-city-for-monument 12a",
    }


@pytest.mark.rule("9.1.4f", "9.4d", "18.7a")
def test_contested_hexes_and_doubles() -> None:
    athens = {"legions": {CORINTH: 1, TEGEA: 1}, "boxes": {"economy": 5}}
    contested = {CORINTH: [ATHENS]}
    match = scene(athens, {"ships": {CORINTH: 1}}, intruders=contested, options={"manufacture": True})
    play(match, "posts")
    refused(match, ATHENS, "post", CORINTH, why="contested-no-post 9.1.4f")
    assert near(match) == {"double": "nothing-to-double 18.7a"}


@pytest.mark.rule("17a", "17c", "18.7b")
def test_a_full_row_and_an_empty_reserve() -> None:
    options = {"manufacture": True}
    full = {"posts": [*GOODS_OF_ARGOS, TEGEA], "legions": {ARGOS: 1, CORINTH: 1}, "boxes": {"economy": 5}}
    match = play(scene(full, options=options), "posts")
    refused(match, ATHENS, "post", ARGOS, why="row-full 17c")
    refused(match, ATHENS, "double", GOODS_OF_ARGOS[0], why="row-full 17c")
    assert choices(match)["post"] == (CORINTH,)
    assert choices(match)["double"] == (TEGEA,)
    spent = scene({"posts": ALL_POSTS, "legions": {ARGOS: 1, CORINTH: 1}}, options=options)
    refused(spent, ATHENS, "posts", why="no-post-left 17a")


# --- 10, 15, 18.5d, 4 -----------------------------------------------------------------------------------


@pytest.mark.rule("10e")
def test_who_starves() -> None:
    athens = {"legions": {CORINTH: 6, TEGEA: 2}, "ships": {MELOS: 1}, "cargo": {MELOS: 1}}
    match = play(scene(athens, cycle=["move", "pass"]), "pass")
    assert message(match) == "starve"
    refused(match, ATHENS, "disband", THEBES, why="no-legion-to-disband 10e")
    refused(match, ATHENS, "disband_aboard", CORINTH, why="nobody-aboard 10e")


@pytest.mark.rule("18.5a", "4.3b")
def test_setting_up_a_leader_and_legions() -> None:
    match = game().start(options={"leaders": True}, seed=2)
    while message(match) != "place-leader":
        role = match.deciders[0]
        verb = next(iter(match.prompt(role).choices))
        match.play(role, verb, match.prompt(role).choices[verb][0])
    refused(match, match.deciders[0], "leader", RHODES, why="setup-no-unit 18.5a")


# --- what planted faults have shown to be read by nobody else ------------------------------------------


@pytest.mark.rule("9.3a", "12a")
def test_who_can_build_nothing_but_a_monument_can_build() -> None:
    match = scene({"boxes": {"culture": 5}, "fortresses": [SPARTE]})
    assert "build" in choices(match)
    assert set(choices(play(match, "build"))) == {"monument", "only_block"}


@pytest.mark.rule("18.5c", "18.5d")
def test_a_leader_cannot_walk_far_even_to_his_own_legions_among_enemies() -> None:
    athens = {"legions": {CORINTH: 1, RHODES: 1}, "leader": CORINTH}
    match = scene(athens, {"legions": {RHODES: 1}}, intruders={RHODES: [ATHENS]}, options={"leaders": True})
    play(match, "move", ("lead", CORINTH))
    refused(match, ATHENS, "to", RHODES, why="leader-out-of-reach 18.5c")


@pytest.mark.rule("13n", "9.1.1f")
def test_a_landing_without_a_figure_says_how_many_there_are() -> None:
    athens = {"ships": {ANDROS: 1}, "cargo": {ANDROS: 1}, "legions": {TEGEA: 2, CORINTH: 2, ANDROS: 1}}
    match = play(scene(athens), "move")
    refused(match, ATHENS, "unload", ANDROS, why="no-army-left 13n")
    assert match.why_not(ATHENS, "unload", ANDROS)[0].args["count"] == 2


@pytest.mark.rule("9.1l", "9.1.4a")
@pytest.mark.parametrize(("sea", "contested"), [("h2418", {}), (MELOS, {MELOS: [ATHENS]})])
def test_fleets_contest_coasts_and_islands_but_not_the_open_sea(
    sea: str, contested: dict[str, list[str]]
) -> None:
    athens = {"ships": {"h2419": 1}, "boxes": {"fleet": 8}}
    match = scene(athens, {"ships": {sea: 1}, "posts": [MELOS], "boxes": {"fleet": 8}})
    play(match, "move", ("sail", "h2419"), ("to", sea), "done")
    assert match.position()["state"]["intruders"] == contested


@pytest.mark.rule("12g", "9.2z")
def test_a_combat_where_no_monument_stands_tells_of_none() -> None:
    athens = {"legions": {CORINTH: 3}, "boxes": {"military": 5}}
    match = scene(athens, {"legions": {CORINTH: 1}}, intruders={CORINTH: [ATHENS]})
    play(match, "attack")
    told = {note.key for note in match.notes(ATHENS) if (note.verb, note.arg) == ("fight", CORINTH)}
    assert told == {"combat"}


@pytest.mark.rule("4.3b")
def test_where_ships_lie_everywhere_legions_are_set_up_aboard() -> None:
    position: dict[str, Any] = game().start(seed=2).position()
    position["frames"] = [*position["frames"][:-1], {"frame": "PlaceLegions", "who": ATHENS, "left": 1}]
    position["state"]["powers"][ATHENS] |= {"posts": {}, "fortresses": {ATHENAI: 1}, "ships": {ATHENAI: 1}}
    match = game().resume(position)
    assert choices(match) == {"embark": (ATHENAI,)}
    assert near(match) == {"legion": "setup-no-room-ashore 4.3b"}
