"""18.5: leaders: what they add to, how they move, where they go when they are left alone."""

from __future__ import annotations

from typing import Any

import pytest

from games.hellas.scene import (
    ATHENAI,
    ATHENS,
    CORINTH,
    CYTHERA,
    SICYON,
    SPARTA,
    SPARTE,
    TEGEA,
    choices,
    game,
    keys,
    message,
    of,
    play,
    scene,
)
from polemos.engine.errors import BadData
from polemos.engine.match import Match
from scenes import refused

#: Two hexes of Crete, and the coast beside Corinth.
KNOSSOS, GORTYN, ISTHMUS = "h2622", "h2422", "h2012"


def led(*sides: dict[str, Any], **facts: Any) -> Match:
    return scene(*sides, options={"leaders": True}, **facts)


def forecast(match: Match, verb: str) -> tuple[int, int]:
    """Attack and defence of the combat on offer."""
    found = next(c for c in match.view(None)["forecast"]["combats"] if c["verb"] == verb)
    return found["attack"], found["defence"]


def told(match: Match, key: str) -> list[dict[str, Any]]:
    return [dict(line.args) for line in match.journal.lines if line.key == key]


# --- 18.5b: what he adds to -------------------------------------------------------------------------


@pytest.mark.rule("18.5b")
def test_he_adds_nothing_to_bare_walls_when_he_lies_with_a_ship() -> None:
    athens = {"legions": {CORINTH: 1}}
    sparta: dict[str, Any] = {"fortresses": [CORINTH], "ships": {CORINTH: 1}, "leader": CORINTH}
    bare = play(led(athens, sparta, intruders={CORINTH: [ATHENS]}), "attack")
    assert forecast(bare, "fight") == (1, 5), "two for a unit that fights; no legion does"
    manned = play(led(athens, {**sparta, "legions": {CORINTH: 1}}, intruders={CORINTH: [ATHENS]}), "attack")
    assert forecast(manned, "fight") == (1, 5 + 1 + 2)


BOTH: dict[str, Any] = {"legions": {CORINTH: 1}, "ships": {CORINTH: 1}, "leader": CORINTH}


@pytest.mark.rule("18.5b", "9.2h")
@pytest.mark.parametrize(("answer", "ashore", "afloat"), [("lead_here", 3, 1), ("lead_other", 1, 3)])
@pytest.mark.choice("18.5b", "lead_here", "lead_other")
def test_the_attackers_leader_is_in_one_of_the_two_combats_of_a_hex(
    answer: str, ashore: int, afloat: int
) -> None:
    foe = {"legions": {CORINTH: 1}, "ships": {CORINTH: 1}}
    match = play(led(BOTH, foe, intruders={CORINTH: [ATHENS]}), "attack", ("fight", CORINTH))
    assert (match.deciders, message(match)) == ((ATHENS,), "lead-ashore")
    play(match, answer)
    assert ("leader-with-legions" in keys(match)) is (ashore == 3)
    assert ("leader-with-ships" in keys(match)) is (afloat == 3)
    assert told(match, "battle")[0]["attack"] == ashore
    assert forecast(match, "fight_ships")[0] == afloat, "the forecast knows it"
    play(match, ("fight_ships", CORINTH))
    assert told(match, "sea-battle")[0]["attack"] == afloat


@pytest.mark.rule("18.5b")
def test_the_defender_says_it_for_his_own_leader() -> None:
    foe = {"legions": {CORINTH: 1}, "ships": {CORINTH: 1}}
    match = play(led(foe, BOTH, intruders={CORINTH: [ATHENS]}), "attack", ("fight_ships", CORINTH))
    assert (match.deciders, message(match)) == ((SPARTA,), "lead-at-sea")
    play(match, "lead_other")
    assert told(match, "sea-battle")[0]["defence"] == 1
    assert match.deciders == (ATHENS,)
    play(match, ("fight", CORINTH))
    assert told(match, "battle")[0]["defence"] == 3


@pytest.mark.rule("18.5b")
def test_nobody_is_asked_where_only_one_combat_can_come() -> None:
    shore = {"legions": {CORINTH: 1}}
    match = play(led(BOTH, shore, intruders={CORINTH: [ATHENS]}), "attack", ("fight", CORINTH))
    assert told(match, "battle")[0]["attack"] == 3
    second = led({**BOTH, "leader": SPARTE}, {**BOTH, "leader": SPARTE}, intruders={CORINTH: [ATHENS]})
    play(second, "attack", ("fight", CORINTH), ("fight_ships", CORINTH))
    assert "leader-with-legions" not in keys(second), "neither leader is here"


# --- 18.5c: how he moves ----------------------------------------------------------------------------


@pytest.mark.rule("18.5c", "18.5d", "9.1.4g")
@pytest.mark.choice("9.1.4g", "to")
def test_when_his_army_leaves_a_contested_hex_he_walks_by_himself_or_joins_it_once() -> None:
    """He is not carried along for nothing and then walks six points more."""
    athens = {"legions": {CORINTH: 2}, "leader": CORINTH}
    start = led(athens, {"posts": [CORINTH]}, intruders={CORINTH: [ATHENS]})
    match = play(start, "move", ("march", CORINTH), ("to", ISTHMUS))
    assert of(match, ATHENS)["leader"] == CORINTH, "he has not moved yet"
    walked, stayed = match.clone(), match.clone()
    play(walked, ("lead", CORINTH), ("to", ISTHMUS))
    assert "lead" not in choices(walked), "that was his move"
    play(stayed, "done")
    assert of(stayed, ATHENS)["leader"] == ISTHMUS, "alone among enemies he joins the nearest unit"
    assert stayed.deciders == (SPARTA,), "and walks no farther"


@pytest.mark.rule("9.8f", "18.5c")
def test_in_an_armistice_he_enters_no_hex_with_pieces_of_the_other_side() -> None:
    athens = {"legions": {ISTHMUS: 1, CORINTH: 1}, "leader": ISTHMUS}
    sparta: dict[str, Any] = {"posts": [CORINTH], "monuments": [ATHENAI], "leader": SICYON}
    facts: dict[str, Any] = {"intruders": {CORINTH: [ATHENS]}}
    war = play(led(athens, sparta, **facts), "move", ("lead", ISTHMUS))
    assert {CORINTH, ATHENAI, SICYON} <= set(choices(war)["to"])
    peace = play(led(athens, sparta, armistice=1, asker=SPARTA, **facts), "move", ("lead", ISTHMUS))
    assert not {CORINTH, ATHENAI, SICYON} & set(choices(peace)["to"])
    legion = play(led(athens, sparta, armistice=1, asker=SPARTA, **facts), "move", ("march", ISTHMUS))
    assert not {CORINTH, ATHENAI, SICYON} & set(choices(legion)["to"]), "nor does a legion"


@pytest.mark.rule("18.5c")
def test_on_a_large_island_he_walks_but_never_over_water() -> None:
    crete = game().board()["areas"]["crete"]["hexes"]
    assert {KNOSSOS, GORTYN} <= set(crete)
    match = play(led({"legions": {KNOSSOS: 1}, "leader": KNOSSOS}), "move", ("lead", KNOSSOS))
    assert GORTYN in choices(match)["to"]
    assert set(choices(match)["to"]) <= set(crete)
    alone = led({"ships": {CYTHERA: 1}, "leader": CYTHERA})
    assert "lead" not in choices(play(alone, "move")), "an island of one hex is left by ship"


# --- 18.5d: left alone ------------------------------------------------------------------------------


@pytest.mark.rule("18.5d")
@pytest.mark.choice("18.5d", "join")
def test_of_equally_near_units_his_owner_chooses() -> None:
    athens = {"leader": CORINTH, "legions": {ISTHMUS: 1, SICYON: 1, SPARTE: 1}}
    start = led(athens, {"legions": {"h1813": 1}}, first=SPARTA)
    match = play(start, "move", ("march", "h1813"), ("to", CORINTH))
    assert (match.deciders, message(match)) == ((ATHENS,), "shelter")
    assert set(choices(match)["join"]) == {ISTHMUS, SICYON}
    refused(match, ATHENS, "join", GORTYN, why="no-unit-to-join 18.5d")
    refused(match, ATHENS, "join", SPARTE, why="unit-farther-away 18.5d")
    play(match, ("join", SICYON))
    assert of(match, ATHENS)["leader"] == SICYON
    assert match.deciders == (SPARTA,), "and the move goes on"
    assert match.view(None)["contested"] == {}, "nobody is left there to contest"
    assert told(match, "leader-driven-out") == [{"who": ATHENS, "place": CORINTH, "to_place": SICYON}]


@pytest.mark.rule("18.5d")
def test_the_loser_of_a_battle_chooses_before_the_attack_goes_on() -> None:
    athens = {"leader": CORINTH, "legions": {CORINTH: 1, ISTHMUS: 1, SICYON: 1}}
    sparta = {"legions": {CORINTH: 3, TEGEA: 1}}
    match = led(athens, sparta, intruders={CORINTH: [ATHENS]}, first=SPARTA)
    play(match, "attack", ("fight", CORINTH))
    assert (match.deciders, message(match)) == ((ATHENS,), "shelter")
    play(match, ("join", ISTHMUS))
    assert (match.deciders, message(match)) == ((SPARTA,), "attack")


@pytest.mark.rule("18.5d")
def test_a_leader_sunk_with_his_ships_joins_the_nearest_unit_or_goes_home() -> None:
    sea = "h2214"
    sparta = {"ships": {sea: 1}, "boxes": {"fleet": 5}}
    for legions, refuge in (({TEGEA: 1}, TEGEA), ({}, ATHENAI)):
        athens = {"ships": {sea: 1}, "leader": sea, "legions": legions}
        match = led(athens, sparta, first=SPARTA)
        play(match, "attack", ("fight_ships", sea))
        assert of(match, ATHENS)["leader"] == refuge


@pytest.mark.rule("18.5d")
def test_ships_that_do_not_contest_drive_no_leader_away() -> None:
    for box, place in ((1, CORINTH), (7, ISTHMUS)):
        athens = {"leader": CORINTH, "legions": {ISTHMUS: 1}}
        match = led(athens, {"ships": {"h2113": 1}, "boxes": {"fleet": box}}, first=SPARTA)
        play(match, "move", ("sail", "h2113"), ("to", CORINTH))
        assert of(match, ATHENS)["leader"] == place, "only from phase IV"


def test_a_leader_alone_is_a_piece_that_keeps_syracuse_from_reinforcing_there() -> None:
    sicily = ["h0213", "h0313", "h0413", "h0513", "h0614"]
    match = led({"leader": "h0213"}, landed=[SPARTA], syracusans_left=2)
    play(match, "pass", "pass")
    assert set(choices(match)["place"]) == {*sicily} - {"h0213"}


def test_without_the_option_nobody_is_asked() -> None:
    sides = {**BOTH, "leader": ""}, {"legions": {CORINTH: 1}, "ships": {CORINTH: 1}}
    match = scene(*sides, intruders={CORINTH: [ATHENS]})
    play(match, "attack", ("fight", CORINTH))
    assert message(match) == "attack"
    with pytest.raises(BadData, match="leader"):
        scene({"leader": CORINTH})


@pytest.mark.rule("18.5b")
def test_if_both_leaders_are_there_both_are_asked_the_attackers_side_too() -> None:
    match = play(led(BOTH, BOTH, intruders={CORINTH: [ATHENS]}), "attack", ("fight", CORINTH))
    assert match.deciders == (ATHENS,)
    play(match, "lead_here")
    assert match.deciders == (SPARTA,)
    play(match, "lead_other")
    battle = told(match, "battle")[0]
    assert (battle["attack"], battle["defence"]) == (3, 1)


@pytest.mark.rule("18.5c", "9.7b")
def test_a_leader_who_walks_is_something_done_and_he_walks_again_in_the_next_move() -> None:
    match = play(
        led({"legions": {ISTHMUS: 1}, "leader": ISTHMUS}), "move", ("lead", ISTHMUS), ("to", CORINTH)
    )
    assert "done" in choices(match)
    play(match, "done", "pass", "move")
    assert choices(match)["lead"] == (CORINTH,)


@pytest.mark.rule("18.5b")
def test_a_leader_who_fought_at_sea_binds_only_himself() -> None:
    athens = {"ships": {CORINTH: 1}, "leader": CORINTH, "legions": {TEGEA: 1}}
    sparta = {"ships": {CORINTH: 1}, "legions": {TEGEA: 1}, "leader": TEGEA}
    match = led(athens, sparta, intruders={TEGEA: [ATHENS]})
    play(match, "attack", ("fight_ships", CORINTH))
    assert told(match, "sea-battle")[0]["attack"] == 1 + 2
    assert forecast(match, "fight") == (1, 1 + 2)
    play(match, ("fight", TEGEA))
    assert told(match, "battle")[0]["defence"] == 1 + 2


@pytest.mark.rule("18.5b")
def test_a_leader_with_ships_below_bare_walls_is_no_question() -> None:
    """Only his ships can take him in, so he is with them, whichever combat comes first."""
    athens = {"legions": {CORINTH: 1}, "ships": {CORINTH: 1}}
    sparta = {"fortresses": [CORINTH], "ships": {CORINTH: 1}, "leader": CORINTH}
    for fights in (("fight", "fight_ships"), ("fight_ships", "fight")):
        match = play(led(athens, sparta, intruders={CORINTH: [ATHENS]}), "attack", (fights[0], CORINTH))
        assert (match.deciders, message(match)) == ((ATHENS,), "attack")
        assert "leader-with-ships" not in keys(match), "nobody was asked"
    assert told(match, "sea-battle")[0]["defence"] == 1 + 2


@pytest.mark.rule("18.5b")
def test_a_position_within_an_attack_goes_on() -> None:
    match = scene({"legions": {TEGEA: 1}}, {"monuments": [TEGEA]}, options={"leaders": True})
    play(match, "attack")
    assert game().resume(match.position()).prompt(ATHENS) == match.prompt(ATHENS)
