"""Why not? Each refusal names its barrier and its paragraph; and what the notes promise is what happens."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from conformance.reasons import Asker
from games.hellas.scene import (
    ANDROS,
    ARGOS,
    ATHENAI,
    ATHENS,
    CORINTH,
    GYTHIUM,
    LIMERA,
    MELOS,
    RHODES,
    SICYON,
    SPARTA,
    SPARTE,
    SYRACUSE,
    TEGEA,
    THEBES,
    game,
    of,
    play,
    scene,
)
from playing import random_actions
from polemos.engine.match import Match
from scenes import refused

READY = {"military": 1, "fleet": 1, "economy": 1, "culture": 5}


def why(match: Match, verb: str, arg: Any = None) -> str:
    reason = match.why_not(match.deciders[0], verb, arg)[0]
    return f"{reason.key} {reason.rule}"


def moving(athens: dict[str, Any], sparta: dict[str, Any] | None = None, **facts: Any) -> Match:
    return play(scene(athens, sparta, **facts), "move")


def building(**facts: Any) -> Match:
    return play(scene({"boxes": READY, **facts}), "build")


@pytest.mark.parametrize("options", [{}, {"leaders": True, "manufacture": True, "legions_found": True}])
def test_offered_or_barred_in_whole_games(options: dict[str, Any]) -> None:
    rng = Random(5)
    match, asker = game().start(options={**options, "turn_limit": 60}, seed=3), Asker(rng)
    for _ in random_actions(match, rng, 900):
        if rng.random() < 0.2:
            asker.ask(match)
    assert asker.share == 1


# --- the cycle --------------------------------------------------------------------------------------


@pytest.mark.rule("8e", "8f", "8g", "9.7b")
def test_actions_of_the_cycle() -> None:
    rich = {"posts": [CORINTH], "legions": {CORINTH: 1}}
    refused(scene(rich, cycle=["pass", "move"]), ATHENS, "move", why="action-just-taken 8g")
    again = ["build", "pass", "build", "pass"]
    refused(scene(rich, cycle=again), ATHENS, "build", why="action-twice 8f")
    thrice = ["develop", "move", "pass", "develop", "move", "develop", "build", "pass"]
    refused(scene(rich, cycle=thrice), ATHENS, "develop", why="action-thrice 8e")
    match = scene(rich)
    refused(match, ATHENS, "attack", why="nobody-to-fight 9.2b")
    refused(match, ATHENS, "block", "move", why="action-not-idle 9.7b")
    near = {reason.verb: reason.key for reason in match.near_misses(ATHENS)}
    assert near["attack"] == "nobody-to-fight"
    poor = scene({"money": 0, "legions": {CORINTH: 1}}, armistice=1, asker=SPARTA)
    near = {reason.verb: reason.key for reason in poor.near_misses(ATHENS)}
    assert near == {
        "attack": "armistice-no-fighting",
        "build": "too-dear",
        "posts": "too-dear",
        "stability": "too-dear",
        "develop": "no-row-open",
        "armistice": "armistice-running",
    }


# --- 9.1 --------------------------------------------------------------------------------------------


@pytest.mark.rule("9.1a", "9.1.1a", "9.1.1d", "9.1.1f", "9.1.1g")
def test_who_moves_loads_and_lands() -> None:
    athens = {"legions": {CORINTH: 2}, "ships": {CORINTH: 1, MELOS: 1, "h2418": 1}, "cargo": {"h2418": 1}}
    match = moving(athens)
    refused(match, ATHENS, "march", TEGEA, why="no-legion-to-march 9.1a")
    refused(match, ATHENS, "sail", TEGEA, why="no-ship-to-sail 9.1a")
    refused(match, ATHENS, "load", MELOS, why="no-legion-to-load 9.1.1d")
    refused(match, ATHENS, "unload", MELOS, why="nothing-aboard 9.1.1f")
    refused(match, ATHENS, "unload", "h2418", why="landing-at-sea 9.1.1f")
    play(match, ("load", CORINTH))
    refused(match, ATHENS, "load", CORINTH, why="no-empty-ship 9.1.1a")
    refused(match, ATHENS, "unload", CORINTH, why="boarded-in-this-move 9.1.1g")
    play(match, ("march", CORINTH), ("to", SICYON))
    refused(match, ATHENS, "march", SICYON, why="legion-moved 9.1a")
    refused(match, ATHENS, "load", SICYON, why="no-ship-to-load 9.1.1d")


@pytest.mark.rule("3.2b", "3.2c", "9.1b", "9.1h", "9.1n", "9.1.2b", "13e")
def test_where_a_stack_does_not_get() -> None:
    legions = play(moving({"legions": {CORINTH: 1}}, {"posts": [SICYON]}), ("march", CORINTH))
    refused(legions, ATHENS, "to", "h2418", why="legion-at-sea 3.2b")
    refused(legions, ATHENS, "to", SPARTE, why="too-far 9.1b")
    refused(legions, ATHENS, "to", MELOS, why="no-way-by-land 9.1h")
    refused(legions, ATHENS, "to", CORINTH, why="here-already 9.1a")
    refused(legions, ATHENS, "leave", 1, why="part-of-stack 13e")
    assert legions.why_not(ATHENS, "to", SPARTE)[0].args["of"] == 3
    ships = play(moving({"ships": {MELOS: 1}}), ("sail", MELOS))
    refused(ships, ATHENS, "to", TEGEA, why="ship-on-land 3.2c")
    refused(ships, ATHENS, "to", RHODES, why="too-far 9.1d")
    refused(ships, ATHENS, "leave_loaded", 1, why="not-so-many-loaded 13e")


@pytest.mark.rule("9.1n", "9.8f")
def test_who_stands_in_the_way_is_named() -> None:
    def road(**facts: Any) -> Match:
        held = {"posts": [SICYON, ARGOS]}
        return play(moving({"legions": {CORINTH: 1}}, held, **facts), ("march", CORINTH))

    match = road()
    stopped = [
        reason
        for place in match.game.board()["places"]
        for reason in match.why_not(ATHENS, "to", place)
        if reason.key == "road-stopped"
    ]
    assert stopped, "some hex lies behind the enemy's posts"
    assert {reason.args["via"] for reason in stopped} <= {SICYON, ARGOS}
    truce = road(armistice=1, asker=SPARTA)
    refused(truce, ATHENS, "to", SICYON, why="armistice-no-entry 9.8f")
    behind = str(stopped[0].arg)
    assert why(truce, "to", behind) in ("road-barred 9.8f", "too-far 9.1b")


@pytest.mark.rule("13n", "9.1.1f", "9.8f")
def test_figures_run_out() -> None:
    crowded = {TEGEA: 2, CORINTH: 2, ATHENAI: 1, THEBES: 1}
    match = play(moving({"legions": crowded}), ("march", THEBES))
    refused(match, ATHENS, "to", ATHENAI, why="no-army-left 13n")
    assert match.why_not(ATHENS, "to", ATHENAI)[0].args["count"] == 2
    ships = {"ships": {ANDROS: 1}, "cargo": {ANDROS: 1}, "legions": {TEGEA: 2, CORINTH: 2, ANDROS: 1}}
    refused(moving(ships), ATHENS, "unload", ANDROS, why="no-army-left 13n")
    truce = moving(
        {"ships": {ANDROS: 1}, "cargo": {ANDROS: 1}}, {"posts": [ANDROS]}, armistice=1, asker=SPARTA
    )
    refused(truce, ATHENS, "unload", ANDROS, why="armistice-no-entry 9.8f")


@pytest.mark.rule("18.5c", "18.5d")
def test_leaders() -> None:
    athens = {"legions": {CORINTH: 1, THEBES: 1}, "ships": {ANDROS: 2}, "leader": CORINTH}
    match = moving(athens, {"legions": {SICYON: 1}}, options={"leaders": True})
    refused(match, ATHENS, "lead", THEBES, why="leader-not-there 18.5c")
    sailing = play(match.clone(), ("sail", ANDROS))
    refused(sailing, ATHENS, "bring_leader", why="leader-elsewhere 18.5c")
    play(match, ("lead", CORINTH))
    refused(match, ATHENS, "to", SICYON, why="leader-among-enemies 18.5d")
    refused(match, ATHENS, "to", "h0313", why="leader-out-of-reach 18.5c")
    play(match, ("to", THEBES))
    refused(match, ATHENS, "lead", THEBES, why="leader-moved 18.5c")


# --- 9.2 --------------------------------------------------------------------------------------------


@pytest.mark.rule("9.2b", "9.2d", "9.2x", "9.2ad", "9.2ae", "9.2ah", "9.8g", "9.8i")
def test_attacks() -> None:
    athens = {"legions": {CORINTH: 2, TEGEA: 1, THEBES: 1}, "ships": {MELOS: 1}, "boxes": {"military": 3}}
    sparta = {"legions": {CORINTH: 1}, "posts": [CORINTH, TEGEA]}
    contested = {CORINTH: [ATHENS], TEGEA: [ATHENS]}
    match = play(scene(athens, sparta, intruders=contested), "attack")
    refused(match, ATHENS, "fight", SPARTE, why="no-legion-to-fight 9.2b")
    refused(match, ATHENS, "fight", THEBES, why="no-enemy-here 9.2b")
    refused(match, ATHENS, "fight", TEGEA, why="only-a-post 9.2x")
    refused(match, ATHENS, "fight_ships", MELOS, why="no-enemy-ship-here 9.2b")
    refused(match, ATHENS, "fight_ships", ANDROS, why="no-ship-to-fight 9.2b")
    refused(match, ATHENS, "fight_neutrals", TEGEA, why="no-neutrals-here 9.2b")
    refused(match, ATHENS, "take", SPARTE, why="no-legion-here 9.2ad")
    refused(match, ATHENS, "take", THEBES, why="no-enemy-post 9.2ad")
    refused(match, ATHENS, "take", CORINTH, why="post-garrisoned 9.2ae")
    play(match, ("fight", CORINTH))
    refused(match, ATHENS, "fight", CORINTH, why="fought-already 9.2d")
    refused(match, ATHENS, "take", CORINTH, why="garrisoned-before 9.2ah")
    neutrals = {"neutral_legions": {THEBES: 1}}
    truce = play(scene(athens, sparta, intruders=contested, armistice=1, asker=SPARTA, **neutrals), "attack")
    refused(truce, ATHENS, "fight", CORINTH, why="armistice-no-fighting 9.8g")
    refused(truce, ATHENS, "take", TEGEA, why="armistice-no-taking 9.8i")


# --- 9.3, 9.4, 12 -----------------------------------------------------------------------------------


@pytest.mark.rule("9.3a", "9.3f", "9.3l", "9.3m", "9.3t", "12l", "17a")
def test_what_cannot_be_built_at_all() -> None:
    young = play(scene({"posts": [CORINTH]}), "build")
    refused(young, ATHENS, "legion", CORINTH, why="no-legions-yet 9.3l")
    refused(young, ATHENS, "ship", CORINTH, why="no-ships-yet 9.3m")
    refused(young, ATHENS, "monument", CORINTH, why="no-monuments-yet 9.3f")
    poor = building(posts=[CORINTH], fortresses=[ATHENAI], money=20)
    refused(poor, ATHENS, "monument", CORINTH, why="too-dear 9.3a")
    assert poor.why_not(ATHENS, "monument", CORINTH)[0].args["talents"] == 100
    cities = [ATHENAI, THEBES, CORINTH, "h1813", TEGEA, SPARTE]
    full = building(fortresses=cities, posts=[GYTHIUM], monuments=cities[:3])
    refused(full, ATHENS, "fortress", GYTHIUM, why="no-fortress-left 9.3t")
    refused(full, ATHENS, "monument", GYTHIUM, why="no-monument-left 12l")
    many = building(fortresses=[ATHENAI], posts=[CORINTH], legions={SPARTE: 16}, ships={MELOS: 12})
    refused(many, ATHENS, "legion", ATHENAI, why="no-legion-left 17a")
    refused(many, ATHENS, "ship", ATHENAI, why="no-ship-left 17a")


@pytest.mark.rule(
    "9.3g", "9.3h", "9.3j", "9.3k", "9.3n", "9.3o", "9.3p", "9.3q", "9.3r", "12a", "12b", "3.2f"
)
def test_where_nothing_is_built() -> None:
    match = building(posts=[CORINTH, SICYON, RHODES, GYTHIUM], fortresses=[ATHENAI, SPARTE])
    refused(match, ATHENS, "legion", CORINTH, why="no-fortress-for-legion 9.3n")
    refused(match, ATHENS, "ship", CORINTH, why="no-port-for-ship 9.3p")
    refused(match, ATHENS, "ship", SPARTE, why="fortress-inland 9.3p")
    refused(match, ATHENS, "fortress", SICYON, why="no-city 3.2f")
    refused(match, ATHENS, "fortress", THEBES, why="no-post-for-fortress 9.3h")
    refused(match, ATHENS, "fortress", ATHENAI, why="fortress-stands 9.3h")
    refused(match, ATHENS, "fortress", RHODES, why="no-fortress-on-island 9.3o")
    refused(match, ATHENS, "monument", THEBES, why="nothing-own-for-monument 12a")
    play(match, ("fortress", CORINTH), ("legion", ATHENAI))
    refused(match, ATHENS, "legion", ATHENAI, why="fortress-made-one 9.3j")
    refused(match, ATHENS, "legion", CORINTH, why="fortress-new 9.3q")
    refused(match, ATHENS, "monument", CORINTH, why="built-here-now 9.3k")
    play(match, ("monument", GYTHIUM))
    refused(match, ATHENS, "monument", ATHENAI, why="one-monument-each-time 12b")
    stands = building(posts=[CORINTH, TEGEA], monuments=[CORINTH])
    refused(stands, ATHENS, "monument", CORINTH, why="monument-stands 12a")
    beside = building(fortresses=[ATHENAI], posts=[CORINTH], legions={TEGEA: 2, CORINTH: 2, ATHENAI: 1})
    refused(beside, ATHENS, "legion", ATHENAI, why="no-army-left 9.3r")


@pytest.mark.rule("9.3g", "9.4b", "9.4d", "9.1.4f", "3.2d", "15.1b", "17c", "17a", "18.4a", "9.4a")
def test_where_no_post_is_founded() -> None:
    athens = {
        "legions": {CORINTH: 1, "h1813": 1, SYRACUSE: 1, TEGEA: 1, SPARTE: 1},
        "ships": {MELOS: 1, LIMERA: 1},
        "posts": [TEGEA, THEBES],
        "boxes": READY,
    }
    sparta = {"posts": ["h1813"], "legions": {SPARTE: 1}, "monuments": [CORINTH]}
    contested = {"h1813": [ATHENS]}
    match = play(scene(athens, sparta, intruders=contested, neutral_legions={SYRACUSE: 1}), "posts")
    refused(match, ATHENS, "post", "h2418", why="no-goods-here 3.2d")
    refused(match, ATHENS, "post", GYTHIUM, why="nobody-there 9.4b")
    refused(match, ATHENS, "post", TEGEA, why="own-post-stands 9.4d")
    refused(match, ATHENS, "post", "h1813", why="enemy-post-stands 9.4d")
    refused(match, ATHENS, "post", SYRACUSE, why="neutrals-hold-it 15.1b")
    refused(match, ATHENS, "post", SPARTE, why="enemy-legion-there 9.4b")
    refused(match, ATHENS, "post", CORINTH, why="enemy-monument-there 9.4d")
    landed = {"legions": {LIMERA: 1}, "ships": {MELOS: 1}}
    strict = play(scene(landed, options={"legions_found": True}), "posts")
    refused(strict, ATHENS, "post", MELOS, why="legion-needed 18.4a")
    poor = scene({"legions": {CORINTH: 1}, "money": 9})
    refused(poor, ATHENS, "posts", why="too-dear 9.4a")
    refused(scene(), ATHENS, "posts", why="no-site 9.4b")


@pytest.mark.rule("18.7a", "18.7b")
def test_second_posts() -> None:
    options = {"manufacture": True}
    young = play(scene({"legions": {CORINTH: 1}, "posts": [TEGEA]}, options=options), "posts")
    refused(young, ATHENS, "double", TEGEA, why="no-manufacture 18.7a")
    match = scene({"posts": {TEGEA: 2, CORINTH: 1}, "boxes": {"economy": 5}}, options=options)
    play(match, "posts")
    refused(match, ATHENS, "double", TEGEA, why="two-posts-stand 18.7b")
    refused(match, ATHENS, "double", SPARTE, why="no-own-post-to-double 18.7a")


# --- 9.5, 9.6, 9.8 ----------------------------------------------------------------------------------


@pytest.mark.rule("9.5a", "9.5f", "18.1a", "9.8b", "9.8n")
def test_stability_and_armistice() -> None:
    refused(scene({"money": 49}), ATHENS, "stability", why="too-dear 9.5a")
    refused(scene({"stability": 9}), ATHENS, "stability", why="stability-golden-already 9.5f")
    match = play(scene({"money": 60}, options={"agitation": True}), "stability")
    refused(match, ATHENS, "agitate", why="too-dear 18.1a")
    calm = play(scene({"stability": 9}, options={"agitation": True}), "stability")
    refused(calm, ATHENS, "pay", why="stability-golden-already 9.5f")
    refused(scene({"money": 29}), ATHENS, "armistice", why="too-dear 9.8b")
    refused(scene(armistice=2, asker=ATHENS), ATHENS, "armistice", why="armistice-running 9.8n")


@pytest.mark.rule("9.6a", "9.6b", "9.6i", "9.6o", "9.6y")
def test_development() -> None:
    match = play(
        scene({"posts": [TEGEA, LIMERA], "boxes": {"culture": 1, "military": 9}, "money": 20}), "develop"
    )
    refused(match, ATHENS, "advance", "military", why="row-at-its-end 9.6y")
    refused(match, ATHENS, "advance", "fleet", why="needs-good 9.6i")
    play(match, ("advance", "culture"))
    refused(match, ATHENS, "advance", "culture", why="one-box-a-row 9.6a")
    poor = play(scene({"posts": [LIMERA], "boxes": {"culture": 1, "military": 2}, "money": 6}), "develop")
    refused(poor, ATHENS, "advance", "military", why="box-too-dear 9.6b")
    lux = play(scene({"boxes": {"culture": 2, "military": 3, "economy": 1}}), "develop")
    refused(lux, ATHENS, "advance", "culture", why="needs-luxuries 9.6o")
    assert lux.why_not(ATHENS, "advance", "culture")[0].args == {"row": "culture", "count": 2, "have": 0}
    low = play(scene({"boxes": {"military": 2, "economy": 1, "culture": 1}}), "develop")
    refused(low, ATHENS, "advance", "military", why="needs-phase 9.6i")
    assert low.why_not(ATHENS, "advance", "military")[0].args["level"] == "culture_2"


# --- the set-up -------------------------------------------------------------------------------------


@pytest.mark.rule("4.2a", "4.3a", "4.3b", "9.1.1a")
def test_setting_up() -> None:
    match = game().start(seed=2)
    refused(match, SPARTA, "post", CORINTH, why="setup-not-nearest 4.2a")
    refused(match, SPARTA, "post", MELOS, why="setup-no-land-way 4.2b")
    refused(match, SPARTA, "post", SPARTE, why="setup-taken 4.2a")
    play(match, ("post", LIMERA))
    refused(match, SPARTA, "ship", SPARTE, why="setup-no-own-shore 4.3c")
    play(match, ("ship", LIMERA))
    refused(match, SPARTA, "legion", LIMERA, why="setup-ship-there 4.3b")
    refused(match, SPARTA, "legion", CORINTH, why="setup-nothing-own 4.3a")
    refused(match, SPARTA, "embark", SPARTE, why="setup-no-ship 4.3a")
    play(match, ("embark", LIMERA))
    refused(match, SPARTA, "embark", LIMERA, why="setup-ship-full 9.1.1a")
    assert {r.verb: r.key for r in match.near_misses(SPARTA)} == {"embark": "setup-no-room-aboard"}


@pytest.mark.rule("9.1.4h", "9.1l")
def test_a_sea_power_without_a_unit_there_contests_nothing() -> None:
    athens = {"legions": {CORINTH: 1}, "boxes": {"fleet": 8}}
    match = scene(athens, {"posts": [CORINTH]}, intruders={CORINTH: [ATHENS]})
    play(match, "move", ("march", CORINTH), ("to", SICYON))
    assert match.view(None)["contested"] == {}


@pytest.mark.rule("6b", "6c")
def test_the_log_cites_why_a_goods_cube_moved() -> None:
    match = scene({"legions": {CORINTH: 1}}, {"posts": [SICYON]})
    play(match, "posts", ("post", CORINTH), "done", "pass", "move", ("march", CORINTH), ("to", SICYON))
    assert [line.rule for line in match.log(None) if line.key == "goods"] == ["6b", "6c"]


# --- notes ------------------------------------------------------------------------------------------


def notes(match: Match, verb: str, arg: Any = None) -> dict[str, dict[str, Any]]:
    found = match.notes(match.deciders[0])
    return {note.key: note.args for note in found if (note.verb, note.arg) == (verb, arg)}


@pytest.mark.rule("9.2q", "9.2z")
def test_a_combat_does_what_its_note_says() -> None:
    athens = {"legions": {CORINTH: 3}, "boxes": {"military": 5, "culture": 2}}
    sparta = {"legions": {CORINTH: 2}, "fortresses": [CORINTH], "boxes": {"culture": 2}}
    match = scene(athens, sparta, intruders={CORINTH: [ATHENS]})
    assert match.view(None)["forecast"]["combats"][0]["attack"] == 10, "told before the attack is chosen"
    play(match, "attack")
    told = notes(match, "fight", CORINTH)
    assert told["combat"] == {"attack": 10, "defence": 8, "lost": 2, "killed": 2}
    assert told["walls-stand"] == {"need": 6, "left": 4}
    play(match, ("fight", CORINTH))
    assert (of(match, ATHENS)["legions"], of(match, SPARTA)["legions"]) == ({CORINTH: 1}, {})


@pytest.mark.rule("9.1.4a", "9.2q")
def test_a_march_tells_whom_it_meets_and_how_an_attack_would_end() -> None:
    match = moving({"legions": {CORINTH: 3}, "boxes": {"military": 3}}, {"legions": {SICYON: 1}})
    play(match, ("march", CORINTH))
    told = notes(match, "to", SICYON)
    assert told["contests"] == {"foe": SPARTA}
    assert told["combat-later"] == {"attack": 6, "defence": 1, "lost": 0, "killed": 1}
    play(match, ("leave", 2))
    assert notes(match, "to", SICYON)["combat-later"]["attack"] == 2
    play(match, ("to", SICYON), "done", "pass", "attack")
    assert notes(match, "fight", SICYON)["combat"]["attack"] == 2, "and so it comes"


@pytest.mark.rule("9.7b", "9.7c", "10e", "10f")
def test_what_does_nothing_says_so() -> None:
    match = scene(
        {"legions": {CORINTH: 6}, "ships": {MELOS: 2}, "money": 1}, cycle=["pass", "pass"][:1] * 0 + []
    )
    assert notes(match, "block", "attack")["only-blocks"] == {"action": "attack", "foe": SPARTA}
    assert "ends-cycle" not in notes(match, "pass")
    play(match, "move")
    assert notes(match, "only_block")["only-blocks"]["action"] == "move"
    last = scene({"legions": {CORINTH: 6}, "ships": {MELOS: 2}, "money": 1}, cycle=["move", "pass"])
    told = notes(last, "pass")
    assert told["ends-cycle"] == {}
    assert told["upkeep-unpaid"] == {"talents": 2, "have": 1}
    assert told["legions-starve"] == {"count": 2}


@pytest.mark.rule("9.4e", "9.4f", "9.5g", "9.6b", "9.8p", "14a")
def test_prices_and_gains() -> None:
    match = play(scene({"legions": {LIMERA: 1}}), "posts")
    told = notes(match, "post", LIMERA)
    assert told["price"] == {"talents": 10, "left": 490}
    before = match.view(None)["tracks"]["income"][ATHENS]
    play(match, ("post", LIMERA))
    assert match.view(None)["tracks"]["income"][ATHENS] == before + told["trades"]["income"]
    assert ("first-luxury" in told) == (of(match, ATHENS)["stability"] == 1)
    growing = play(scene({"posts": [LIMERA]}), "develop")
    assert notes(growing, "advance", "culture")["price"] == {"talents": 2, "left": 498}
    assert {"new-phase", "people-pleased"} <= notes(growing, "advance", "culture").keys()
    asked = play(scene(sparta={"stability": -7}), "armistice", "offer")
    assert notes(asked, "refuse").keys() == {"revolution"}
    assert notes(asked, "accept")["paid-to-you"] == {"talents": 30}
