"""The other half of clauses: what they forbid, and what stays as it was."""

from __future__ import annotations

import pytest

from games.hellas.scene import (
    ATHENAI,
    ATHENS,
    CORINTH,
    GYTHIUM,
    LIMERA,
    MELOS,
    OPUS,
    SPARTA,
    SPARTE,
    TEGEA,
    THEBES,
    choices,
    game,
    of,
    only_blocks,
    play,
    scene,
    track,
)
from polemos.games.hellas.provenance import report

WOOD, SALT, GOLD = "h1614", "h2311", "h2402"


@pytest.mark.rule("9.2b", "9.2g")
def test_legions_never_fight_ships_nor_ships_legions() -> None:
    """A legion beside enemy ships, a ship beside enemy legions and walls: nothing to attack."""
    ashore = scene({"legions": {CORINTH: 6}}, {"ships": {CORINTH: 1}}, intruders={CORINTH: [ATHENS]})
    assert only_blocks(ashore, "attack")
    afloat = scene({"ships": {CORINTH: 6}}, {"legions": {CORINTH: 1}, "fortresses": [CORINTH]})
    assert only_blocks(afloat, "attack")
    both = {"legions": {CORINTH: 6}, "ships": {CORINTH: 1}}
    match = scene(both, {"legions": {CORINTH: 1}, "ships": {CORINTH: 1}}, intruders={CORINTH: [ATHENS]})
    play(match, "attack", ("fight", CORINTH))
    assert of(match, SPARTA)["ships"] == {CORINTH: 1}, "six legions sink nothing"
    assert of(match, SPARTA)["legions"] == {}


@pytest.mark.rule("9.2c", "9.1.1c")
def test_a_legion_aboard_fights_only_in_an_attack_after_its_landing() -> None:
    athens = {"ships": {CORINTH: 1}, "cargo": {CORINTH: 1}, "boxes": {"culture": 1}}
    match = scene(athens, {"posts": [CORINTH], "legions": {CORINTH: 1}})
    assert only_blocks(match, "attack"), "aboard it fights nobody and takes nothing"
    play(match, "move", ("unload", CORINTH), "done", "pass")
    assert choices(play(match, "attack"))["fight"] == (CORINTH,)


@pytest.mark.rule("9.6t", "9.1d", "9.2m", "10g")
def test_ships_before_fleet_one_sail_three_and_fight_with_one_and_are_not_built() -> None:
    athens = {"ships": {MELOS: 1}, "fortresses": [ATHENAI], "boxes": {"military": 1}}
    match = scene(athens, {"ships": {MELOS: 1}})
    assert "ship" not in choices(play(match.clone(), "build"))
    fight = play(match.clone(), "attack")
    assert fight.view(None)["forecast"]["combats"][0]["attack"] == 1
    sail = play(match, "move", ("sail", MELOS))
    assert max(sail.view(None)["forecast"]["reach"].values()) == 3
    one = scene({**athens, "boxes": {"military": 1, "fleet": 1}}, {"ships": {MELOS: 1}})
    assert choices(play(one.clone(), "build"))["ship"] == (ATHENAI,)
    assert play(one, "attack").view(None)["forecast"]["combats"][0]["attack"] == 1, "no stronger in phase I"


@pytest.mark.rule("3q", "3r")
def test_the_unofficial_scenario_starts_as_its_sheets_say() -> None:
    match = game().start("peloponnesian_war", 1)
    athens, sparta = of(match, ATHENS), of(match, SPARTA)
    assert (athens["money"], athens["stability"], sparta["money"], sparta["stability"]) == (150, 2, 100, 2)
    assert athens["boxes"] == {"military": 2, "fleet": 3, "economy": 2, "culture": 2}
    assert sparta["boxes"] == {"military": 2, "fleet": 1, "economy": 1, "culture": 2}
    assert athens["fortresses"] == {ATHENAI: 1}
    assert sparta["fortresses"] == {SPARTE: 1, CORINTH: 1}
    assert len(sparta["posts"]) == 11
    assert len(athens["posts"]) == 15, "fourteen, and the wood its fleet needs"
    assert (track(match, "income", ATHENS), track(match, "income", SPARTA)) == (78 + 3, 66)


@pytest.mark.rule("3q", "18.2a")
def test_in_the_unofficial_scenario_both_sides_meet_what_their_boxes_need() -> None:
    """Else 18.2 would punish them for a good they never had."""
    match = game().start("peloponnesian_war", 1, {"setbacks": True})
    for side, row in ((ATHENS, "fleet"), (ATHENS, "economy"), (SPARTA, "culture")):
        needs = game().board()["tracks"]["development"][row]["needs"]["1"]
        goods = match.view(None)["goods"][side]
        assert all(goods[good] for good in needs["goods"]), (side, row)
        assert sum(goods[good] for good in ("salt", "glass", "gold")) >= needs["luxuries"]


@pytest.mark.rule("18.2a", "18.2d")
def test_a_loss_of_one_side_sets_nobody_else_back() -> None:
    """Athens stands in a phase whose good it does not hold; only its own losses count."""
    athens = {"boxes": {"economy": 3}, "posts": [ATHENAI], "legions": {"h1717": 1}}
    match = scene(athens, {"posts": [GYTHIUM]}, options={"setbacks": True})
    play(match, "move", ("march", "h1717"), ("to", GYTHIUM))
    assert of(match, ATHENS)["boxes"]["economy"] == 3
    assert track(match, "income", SPARTA) == 0


@pytest.mark.rule("6h", "6g")
def test_income_leaves_out_contested_posts_and_posts_of_others() -> None:
    posts = [ATHENAI, CORINTH, TEGEA]
    calm = scene({"posts": posts, "boxes": {"economy": 1}}, {"posts": [SPARTE]})
    assert track(calm, "income", ATHENS) == 3 + 5 + 3 + 10
    tense = scene(
        {"posts": posts, "boxes": {"economy": 1}}, {"legions": {CORINTH: 1}}, intruders={CORINTH: [SPARTA]}
    )
    assert track(tense, "income", ATHENS) == 3 + 3 + 10
    units = scene({"legions": {CORINTH: 1}, "ships": {MELOS: 1}})
    assert track(units, "income", ATHENS) == 0, "units earn nothing"


@pytest.mark.rule("9.6l", "9.6i")
def test_conditions_of_the_fleet_ask_for_uncontested_bronze() -> None:
    athens = {"posts": [THEBES], "boxes": {"fleet": 2}}
    match = scene(athens, {"legions": {THEBES: 1}}, intruders={THEBES: [SPARTA]})
    assert only_blocks(match, "develop")
    assert choices(play(scene(athens), "develop"))["advance"] == ("fleet",)
    inside = scene({"boxes": {"fleet": 3}})
    assert choices(play(inside, "develop"))["advance"] == ("fleet",), "inside a phase nothing is needed"


@pytest.mark.rule("9.6o", "9.6n")
def test_contested_luxuries_open_no_phase_of_culture() -> None:
    posts = [LIMERA, SALT, GOLD]
    for box in (0, 2, 4, 6):
        needed = posts[: {0: 1, 2: 2}.get(box, 3)]
        athens = {"posts": needed, "boxes": {"culture": box}}
        last = needed[-1]
        match = scene(athens, {"legions": {last: 1}}, intruders={last: [SPARTA]})
        assert only_blocks(match, "develop") or "culture" not in choices(play(match, "develop"))["advance"]
        assert "culture" in choices(play(scene(athens), "develop"))["advance"]


@pytest.mark.rule("9.1.4c", "11f")
def test_a_hex_without_goods_costs_no_control_and_an_area_not_whole_none_either() -> None:
    laconia = {"posts": [GYTHIUM, SPARTE, LIMERA], "legions": {"h1816": 1}}
    match = scene({"legions": {"h1815": 1}}, laconia)
    play(match, "move", ("march", "h1815"), ("to", "h1816"))
    assert match.view(None)["contested"] == {"h1816": [ATHENS]}
    assert match.view(None)["control"] == {"laconia": SPARTA}, "no good is needed there"
    assert of(match, SPARTA)["stability"] == 0
    part = scene({"legions": {"h1717": 1}}, {"posts": [GYTHIUM, SPARTE]})
    play(part, "move", ("march", "h1717"), ("to", GYTHIUM))
    assert of(part, SPARTA)["stability"] == 0, "nothing was controlled, nothing is lost"


@pytest.mark.rule("9.1j", "3.2c")
@pytest.mark.choice("9.1j", "to")
def test_ships_reach_no_land_hex_even_beside_them() -> None:
    board = game().board()["places"]
    match = play(scene({"ships": {CORINTH: 1}, "boxes": {"fleet": 9}}), "move", ("sail", CORINTH))
    reached = choices(match)["to"]
    assert {board[str(place)]["kind"] for place in reached} == {"sea", "coast", "island"}
    inland = [h for h in board[CORINTH]["adjacent"] if board[h]["kind"] == "land"]
    assert inland
    assert not set(inland) & set(reached)


@pytest.mark.rule("9.2y", "9.2q")
def test_a_side_below_zero_kills_nobody_and_zero_is_told() -> None:
    wretched = {"legions": {CORINTH: 1}, "stability": -8, "boxes": {"culture": 4}}
    match = scene({"legions": {CORINTH: 2}}, wretched, intruders={CORINTH: [ATHENS]})
    play(match, "attack")
    combat = match.view(None)["forecast"]["combats"][0]
    assert (combat["attack"], combat["defence"], combat["lost"]) == (2, 0, 0)
    play(match, ("fight", CORINTH))
    assert of(match, ATHENS)["legions"] == {CORINTH: 2}, "1 - 3 - 2 would be -4"


@pytest.mark.rule("3i", "3j", "3k", "3l", "3m", "3n", "3o")
def test_no_part_of_a_solo_deck_is_offered_and_the_notes_say_so() -> None:
    """The book has no sentence about how Archimedes plays: what is missing is named, not invented."""
    made = game()
    names = {thing.id for thing in (*made.scenarios, *made.options)}
    assert not any("solo" in name or "archimedes" in name for name in names)
    assert not made.meta.chance, "there is no deck to shuffle"
    credits = report(None)["credits"]
    for lang, word in (("en", "Archimedes"), ("fr", "Archimède")):
        assert any(word in note[lang] for note in credits), lang


@pytest.mark.rule("9.6m")
def test_losing_iron_after_the_phase_changes_nothing_without_the_option() -> None:
    athens = {"posts": [OPUS], "boxes": {"economy": 5}}
    match = scene(athens, {"legions": {OPUS: 1}}, intruders={OPUS: [SPARTA]})
    assert of(match, ATHENS)["boxes"]["economy"] == 5
    assert choices(play(match, "develop"))["advance"] == ("economy",), "inside the phase nothing is needed"
