"""13: armies and fleets: figures, merging, detaching, and their shortage."""

from __future__ import annotations

import pytest

from games.hellas.scene import (
    ATHENAI,
    ATHENS,
    CORINTH,
    FRAMES,
    MELOS,
    SPARTA,
    SPARTE,
    TEGEA,
    THEBES,
    choices,
    game,
    of,
    play,
    scene,
)


@pytest.mark.rule("13a", "13l")
def test_athens_has_two_armies_and_three_fleets_sparta_the_reverse() -> None:
    limits = game().board()["limits"]
    assert (limits[ATHENS]["armies"], limits[ATHENS]["fleets"]) == (2, 3)
    assert (limits[SPARTA]["armies"], limits[SPARTA]["fleets"]) == (3, 2)


@pytest.mark.rule("13b", "13c", "13g")
def test_two_legions_that_meet_become_an_army() -> None:
    match = scene({"legions": {ATHENAI: 1, THEBES: 1}})
    play(match, "move", ("march", THEBES), ("to", ATHENAI))
    assert of(match, ATHENS)["markers"] == {"athens_army_1": ATHENAI}
    army = match.view(None)["pieces"]["athens_army_1"]
    assert (army["at"], army["count"], army["done"]) == (ATHENAI, 2, 1)
    assert choices(match)["march"] == (ATHENAI,), "the one that was there may still move"


@pytest.mark.rule("13d")
def test_an_army_holds_any_number() -> None:
    assert of(scene({"legions": {ATHENAI: 16}}), ATHENS)["legions"] == {ATHENAI: 16}


@pytest.mark.rule("13e", "13i")
def test_units_dropped_on_the_way_have_ended_their_move() -> None:
    match = scene({"legions": {ATHENAI: 3}})
    play(match, "move", ("march", ATHENAI), ("leave", 2), ("to", "h2111"))
    play(match, ("march", ATHENAI), ("to", "h2110"))
    assert of(match, ATHENS)["legions"] == {"h2111": 1, "h2110": 2}
    assert of(match, ATHENS)["markers"] == {"athens_army_1": "h2110"}
    assert choices(match) == {"done": (None,)}


@pytest.mark.rule("13f", "13g")
def test_units_are_taken_in_on_the_way_by_ending_together() -> None:
    match = scene({"legions": {ATHENAI: 2, "h2111": 1}})
    play(match, "move", ("march", "h2111"), ("to", "h2011"), ("march", ATHENAI), ("to", "h2011"))
    assert of(match, ATHENS)["legions"] == {"h2011": 3}
    assert of(match, ATHENS)["markers"] == {"athens_army_1": "h2011"}


@pytest.mark.rule("13h")
@pytest.mark.choice("13h", "to")
def test_an_army_passes_through_own_units_without_merging() -> None:
    match = scene({"legions": {ATHENAI: 2, "h2111": 1}})
    play(match, "move", ("march", ATHENAI), ("to", "h2110"))
    assert of(match, ATHENS)["legions"] == {"h2110": 2, "h2111": 1}
    assert choices(match)["march"] == ("h2111",)


@pytest.mark.rule("13i")
def test_one_unit_left_gives_the_figure_back() -> None:
    match = scene({"legions": {CORINTH: 2}}, {"legions": {CORINTH: 3}}, intruders={CORINTH: [ATHENS]})
    play(match, "attack", ("fight", CORINTH))
    assert of(match, ATHENS)["legions"] == {CORINTH: 1}
    assert of(match, ATHENS)["markers"] == {}


@pytest.mark.rule("13j")
def test_two_armies_that_end_together_merge_and_free_a_figure() -> None:
    match = scene({"legions": {ATHENAI: 2, THEBES: 2}})
    assert len(of(match, ATHENS)["markers"]) == 2
    play(match, "move", ("march", THEBES), ("to", "h2012"), ("march", ATHENAI), ("to", "h2012"))
    assert of(match, ATHENS)["legions"] == {"h2012": 4}
    assert len(of(match, ATHENS)["markers"]) == 1


@pytest.mark.rule("13m")
def test_an_army_and_a_fleet_may_share_a_hex() -> None:
    match = scene({"legions": {ATHENAI: 2}, "ships": {ATHENAI: 2}})
    assert of(match, ATHENS)["markers"] == {"athens_army_1": ATHENAI, "athens_fleet_1": ATHENAI}


@pytest.mark.rule("13n")
def test_without_a_figure_no_new_army_is_formed() -> None:
    legions = {SPARTE: 2, TEGEA: 2, ATHENAI: 1, "h2111": 1}
    match = play(scene({"legions": legions}), "move", ("march", "h2111"))
    offered = choices(match)["to"]
    assert ATHENAI not in offered, "two single legions would need a third figure"
    assert THEBES in offered
    match = scene({"legions": {SPARTE: 2, "h1714": 2, "h1713": 1}})
    play(match, "move", ("march", "h1713"))
    assert "h1714" in choices(match)["to"], "joining an army is free"


@pytest.mark.rule("13n")
def test_an_army_takes_its_figure_along_but_two_halves_need_two() -> None:
    match = scene({"legions": {SPARTE: 2, ATHENAI: 4}})
    play(match, "move", ("march", ATHENAI))
    assert len(choices(match)["to"]) > 5
    assert choices(match)["leave"] == (1, 3), "not two: they would stay and go with one figure"
    play(match, ("leave", 3), ("to", THEBES))
    assert of(match, ATHENS)["legions"] == {SPARTE: 2, ATHENAI: 3, THEBES: 1}


@pytest.mark.rule("13n")
def test_fleets_run_out_of_figures_too() -> None:
    ships = {"h2015": 2, "h2017": 2, MELOS: 2, "h2518": 1, "h2519": 1}
    match = play(scene({"ships": ships}), "move", ("sail", "h2518"))
    assert "h2519" not in choices(match)["to"]
    assert "h2520" in choices(match)["to"]


def test_a_legion_does_not_land_where_a_figure_would_be_missing() -> None:
    athens = {"legions": {SPARTE: 2, TEGEA: 2, CORINTH: 1}, "ships": {CORINTH: 1}, "cargo": {CORINTH: 1}}
    assert "unload" not in choices(play(scene(athens), "move"))


@pytest.mark.rule("13n", "13e")
def test_several_without_a_figure_can_only_join_an_army() -> None:
    """Both figures are in use; two of four leave, and the two that stay keep theirs."""
    athens = {"legions": {TEGEA: 4, SPARTE: 2, "h1713": 1}}
    match = play(scene(athens), "move", ("march", TEGEA), ("leave", 2))
    assert choices(match)["to"] == (SPARTE,)
    whole = play(scene(athens), "move", ("march", TEGEA))
    assert {SPARTE, "h1713", "h1814"} <= set(choices(whole)["to"]), "a whole army takes its figure along"
    alone = play(scene(athens), "move", ("march", TEGEA), ("leave", 3))
    assert "h1713" not in choices(alone)["to"]
    assert {SPARTE, "h1814"} <= set(choices(alone)["to"])


@pytest.mark.rule("13n", "9.1a")
def test_of_two_fresh_legions_one_may_still_leave_where_both_cannot() -> None:
    """On the cape two have moved, two not; no figure is free, and the only way out leads past a legion."""
    cape, gytheion, thebes = "h1717", "h1716", "h2011"
    frames = [*FRAMES, {"frame": "Move", "who": ATHENS}]
    athens = {"legions": {cape: 4, gytheion: 1, thebes: 2}}
    match = scene(athens, frames=frames, cycle=["move"], moved={cape: [2, 0, 0, 0, 0]})
    assert cape in choices(match)["march"]
    play(match, ("march", cape))
    assert "to" not in choices(match)
    assert choices(match)["leave"] == (1,)


@pytest.mark.rule("13b", "13c", "13e")
def test_half_an_army_leaves_and_takes_a_figure_of_its_own() -> None:
    match = play(scene({"legions": {TEGEA: 4}}), "move", ("march", TEGEA), ("leave", 2), ("to", "h1713"))
    assert of(match, ATHENS)["markers"] == {"athens_army_1": TEGEA, "athens_army_2": "h1713"}


@pytest.mark.rule("13n", "13e")
def test_no_more_ships_stay_behind_than_leave_the_rest_somewhere_to_go() -> None:
    """All three figures are in use: of four ships two cannot leave two behind."""
    ships = {MELOS: 4, ATHENAI: 2, CORINTH: 2}
    match = play(scene({"ships": ships}), "move", ("sail", MELOS))
    assert choices(match)["leave"] == (1, 3)
