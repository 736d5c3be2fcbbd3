"""Between the paragraphs: what one rule leaves to another, found by planting faults in the rules."""

from __future__ import annotations

from typing import Any

import pytest

from games.hellas.scene import (
    ATHENAI,
    ATHENS,
    CORINTH,
    CYTHERA,
    GYTHIUM,
    MELOS,
    SPARTA,
    SPARTE,
    SYRACUSE,
    TEGEA,
    choices,
    keys,
    message,
    of,
    only_blocks,
    play,
    scene,
)

ISTHMUS, SEA = "h2012", "h2214"

#: All army figures of Athens in use.
ARMIES = {TEGEA: 2, SPARTE: 2}


# --- 9.7: what is told of an action, and when it is done ---------------------------------------------


@pytest.mark.rule("9.7b", "8c")
def test_an_action_in_which_something_was_done_is_not_told_as_a_block() -> None:
    match = play(scene({"legions": {TEGEA: 1}}), "posts", ("post", TEGEA), "done")
    assert "blocked" not in keys(match)


@pytest.mark.rule("9.7b", "12b")
def test_a_monument_alone_is_something_done() -> None:
    match = play(scene({"posts": [CORINTH], "boxes": {"culture": 5}}), "build", ("monument", CORINTH))
    assert "done" in choices(match)
    assert "only_block" not in choices(match)


@pytest.mark.rule("8d", "8b")
def test_the_question_says_which_action_of_the_five_it_is() -> None:
    match = scene()
    assert match.prompt(ATHENS).args == {"number": 1, "of": 5, "talents": 500}
    play(match, "pass", ("block", "move"))
    assert match.prompt(ATHENS).args["number"] == 2


@pytest.mark.rule("9.6y", "9.7b")
def test_at_the_end_of_every_row_nothing_is_left_to_develop() -> None:
    golden = dict.fromkeys(("military", "fleet", "economy", "culture"), 9)
    assert only_blocks(scene({"boxes": golden}), "develop")


@pytest.mark.rule("9.7b", "9.1h")
def test_units_that_cannot_go_anywhere_make_the_move_a_block() -> None:
    assert only_blocks(scene({"legions": {CYTHERA: 1}}), "move"), "a legion on an island of one hex"
    assert only_blocks(scene(), "move"), "no units at all"
    aboard = scene({"legions": {CYTHERA: 1}, "ships": {CYTHERA: 1}})
    assert {"load", "sail"} <= choices(play(aboard, "move")).keys()


@pytest.mark.rule("9.8f", "9.7b")
def test_in_an_armistice_a_legion_behind_an_enemy_post_cannot_move() -> None:
    sides = {"legions": {"h1717": 1}}, {"posts": [GYTHIUM]}
    assert only_blocks(scene(*sides, armistice=1, asker=SPARTA), "move")
    assert choices(play(scene(*sides), "move"))["march"] == ("h1717",)


@pytest.mark.rule("9.8f", "9.7b")
def test_in_an_armistice_a_ship_shut_in_by_an_enemy_one_cannot_move() -> None:
    sides = {"ships": {"h0804": 1}}, {"ships": {"h0805": 1}}
    assert only_blocks(scene(*sides, armistice=1, asker=SPARTA), "move")
    assert choices(play(scene(*sides), "move"))["sail"] == ("h0804",)


# --- 9.1.4: contested ---------------------------------------------------------------------------------


@pytest.mark.rule("9.2a", "9.1.4a")
def test_legions_of_both_sides_fight_only_where_the_hex_is_contested() -> None:
    sides = {"legions": {CORINTH: 1}}, {"legions": {CORINTH: 1}, "fortresses": [CORINTH]}
    assert only_blocks(scene(*sides), "attack")
    assert "fight" in choices(play(scene(*sides, intruders={CORINTH: [ATHENS]}), "attack"))


@pytest.mark.rule("9.1.4a", "9.1.4h")
def test_an_owner_who_comes_home_is_not_even_for_a_moment_an_intruder() -> None:
    match = scene({"posts": [CORINTH], "legions": {ISTHMUS: 1}}, {"ships": {CORINTH: 1}})
    play(match, "move", ("march", ISTHMUS), ("to", CORINTH))
    assert "contested" not in keys(match)
    assert "uncontested" not in keys(match)


@pytest.mark.rule("15.1c", "15.1d")
def test_a_second_landing_on_sicily_is_no_first_one() -> None:
    match = scene({"ships": {SYRACUSE: 2}, "cargo": {SYRACUSE: 2}}, landed=[])
    play(match, "move", ("unload", SYRACUSE), ("unload", SYRACUSE))
    assert match.position()["state"]["landed"] == [ATHENS]
    assert keys(match).count("landed") == 1


@pytest.mark.rule("15.1k", "15.1g")
def test_a_neutral_legion_without_walls_leaves_no_fortress_to_burn() -> None:
    place = "h0213"
    athens = {"legions": {place: 12}}
    match = scene(athens, neutral_legions={place: 1}, intruders={place: [ATHENS]})
    play(match, "attack")
    assert match.view(None)["forecast"]["combats"][0]["fortress"] is False
    play(match, ("fight_neutrals", place))
    assert "fortress-destroyed" not in keys(match)
    assert "fortress-stands" not in keys(match)


# --- 9.1.1: landing and loading ---------------------------------------------------------------------


@pytest.mark.rule("9.8f", "9.1.1f")
def test_in_an_armistice_legions_still_land_where_the_other_side_has_nothing() -> None:
    match = scene({"ships": {MELOS: 1}, "cargo": {MELOS: 1}}, armistice=1, asker=SPARTA)
    assert choices(play(match, "move"))["unload"] == (MELOS,)


@pytest.mark.rule("13n", "9.1.1f")
def test_without_a_figure_a_legion_lands_alone_or_in_an_army_but_not_beside_one() -> None:
    def landing(legions: dict[str, int], place: str) -> bool:
        match = scene({"legions": legions, "ships": {place: 1}, "cargo": {place: 1}})
        return "unload" in choices(play(match, "move"))

    assert landing(ARMIES, MELOS)
    assert not landing({**ARMIES, MELOS: 1}, MELOS)
    assert landing({SPARTE: 2, MELOS: 1}, MELOS), "one figure is free"
    assert landing({SPARTE: 2, GYTHIUM: 2}, GYTHIUM), "joining an army is free"


@pytest.mark.rule("9.1.1g", "9.1.1d")
def test_of_two_legions_just_loaded_the_one_left_behind_does_not_land() -> None:
    match = scene({"legions": {MELOS: 2}, "ships": {MELOS: 2}})
    play(match, "move", ("load", MELOS), ("load", MELOS), ("sail", MELOS), ("leave_loaded", 1))
    play(match, ("to", "h2418"))
    assert of(match, ATHENS)["cargo"] == {MELOS: 1, "h2418": 1}
    assert "unload" not in choices(match)


# --- 13: figures ------------------------------------------------------------------------------------


@pytest.mark.rule("13c", "13j")
def test_an_army_that_goes_whole_keeps_its_figure() -> None:
    athens = {"legions": {TEGEA: 2}, "markers": {"athens_army_2": TEGEA}}
    match = play(scene(athens), "move", ("march", TEGEA), ("to", "h1713"))
    assert of(match, ATHENS)["markers"] == {"athens_army_2": "h1713"}
    joined = {"legions": {TEGEA: 2, "h1713": 1}, "markers": {"athens_army_2": TEGEA}}
    match = play(scene(joined), "move", ("march", TEGEA), ("to", "h1713"))
    assert of(match, ATHENS)["markers"] == {"athens_army_2": "h1713"}
    assert of(match, ATHENS)["legions"] == {"h1713": 3}


# --- 4: set-up --------------------------------------------------------------------------------------


@pytest.mark.rule("4.3c")
def test_a_ship_with_one_place_to_go_is_placed_without_a_question() -> None:
    match = play(scene().game.start("standard", 0), ("post", "h1614"))
    assert message(match) == "place-legion", "Gytheion is the only shore"
    assert of(match, SPARTA)["ships"] == {GYTHIUM: 1}


# --- 9.5: the ends of the track ----------------------------------------------------------------------


@pytest.mark.rule("9.5e", "9.5f", "3.1f")
def test_eight_and_minus_eight_are_boxes_of_the_track() -> None:
    province: dict[str, Any] = {"posts": ["h1614"], "legions": {TEGEA: 1}}
    for before, after in ((8, 7), (-7, -8)):
        match = scene({**province, "stability": before})
        play(match, "move", ("march", TEGEA), ("to", "h1713"))
        assert of(match, ATHENS)["stability"] == after
        assert keys(match)[-1] == "stability"
        assert not match.over


# --- 18.5: leaders ----------------------------------------------------------------------------------


def led(*sides: dict[str, Any], **facts: Any) -> Any:
    return scene(*sides, options={"leaders": True}, **facts)


@pytest.mark.rule("18.5d")
def test_a_leader_with_units_stays_in_a_contested_hex() -> None:
    athens = {"legions": {CORINTH: 1, TEGEA: 1}, "leader": CORINTH, "posts": [CORINTH]}
    match = led(athens, {"legions": {ISTHMUS: 1}}, first=SPARTA)
    play(match, "move", ("march", ISTHMUS), ("to", CORINTH))
    assert match.view(None)["contested"] == {CORINTH: [SPARTA]}
    assert of(match, ATHENS)["leader"] == CORINTH


@pytest.mark.rule("18.5c")
def test_a_leader_who_has_walked_is_not_taken_aboard_in_the_same_action() -> None:
    athens = {"legions": {ISTHMUS: 1}, "ships": {CORINTH: 1}, "leader": ISTHMUS}
    match = play(led(athens), "move", ("lead", ISTHMUS), ("to", CORINTH), ("sail", CORINTH))
    assert "bring_leader" not in choices(match)
    fresh = play(led({**athens, "leader": CORINTH}), "move", ("sail", CORINTH))
    assert "bring_leader" in choices(fresh)
    assert "bring_leader" not in choices(play(fresh, "bring_leader")), "once is enough"


@pytest.mark.rule("18.5c")
def test_ships_that_leave_the_sea_take_no_leader_who_is_elsewhere() -> None:
    athens = {"ships": {SEA: 1}, "legions": {ATHENAI: 1}, "leader": ATHENAI}
    match = play(led(athens), "move", ("sail", SEA), ("to", "h2316"))
    assert of(match, ATHENS)["leader"] == ATHENAI
    assert "lead" in choices(match)
    plain = play(scene({"ships": {SEA: 1}}), "move", ("sail", SEA), ("to", "h2316"))
    assert of(plain, ATHENS)["leader"] == ""


@pytest.mark.rule("18.5c")
def test_a_leader_on_a_ship_in_port_may_be_left_there() -> None:
    athens = {"ships": {ATHENAI: 1}, "leader": ATHENAI}
    match = play(led(athens), "move", ("sail", ATHENAI), ("to", SEA))
    assert of(match, ATHENS)["leader"] == ATHENAI


# --- 2, 10, 15: the end of a turn and the beginning of the next ---------------------------------------


@pytest.mark.rule("14a", "10h")
def test_of_two_peoples_in_revolt_over_unpaid_crews_the_first_players_comes_first() -> None:
    broke: dict[str, Any] = {"stability": -8, "money": 0, "ships": {MELOS: 1}}
    for first, winner in ((ATHENS, SPARTA), (SPARTA, ATHENS)):
        match = play(scene(broke, {**broke, "ships": {CORINTH: 1}}, first=first), "pass", "pass")
        assert match.result is not None
        assert match.result.winner == winner
        assert keys(match).count("revolution") == 1


@pytest.mark.rule("10f")
def test_a_side_without_ships_pays_nothing_and_nothing_is_told() -> None:
    assert "upkeep" not in keys(play(scene(), "pass", "pass"))


@pytest.mark.rule("2b", "2n")
def test_a_victory_by_more_points_needs_no_tie_break() -> None:
    golden = dict.fromkeys(("military", "fleet", "economy", "culture"), 9)
    match = scene({"boxes": golden}, {}, turn=20, options={"turn_limit": 20})
    play(match, "pass", "pass")
    assert match.result is not None
    assert (match.result.winner, match.result.reason) == (ATHENS, "last_turn")
    assert match.result.scores == {ATHENS: 4, SPARTA: 0}
    assert "tie-break" not in keys(match)


@pytest.mark.rule("15.1c", "15.1e", "15.1f")
def test_syracuse_reinforces_its_only_free_hex_unasked_and_none_if_there_is_none() -> None:
    sicily = ["h0213", "h0313", "h0413", "h0513", SYRACUSE]
    held = {"posts": sicily[:4]}
    match = scene(held, landed=[ATHENS], syracusans_left=2)
    play(match, "pass", "pass")
    assert match.position()["state"]["neutral_legions"] == {SYRACUSE: 1}
    assert match.position()["state"]["syracusans_left"] == 1
    assert message(match) == "choose-action"
    full = play(scene({"posts": sicily}, landed=[ATHENS], syracusans_left=2), "pass", "pass")
    assert full.position()["state"]["syracusans_left"] == 2


# --- 4, 13: figures in the set-up --------------------------------------------------------------------


@pytest.mark.rule("4.3b", "13n")
def test_in_the_set_up_too_a_second_unit_needs_a_figure() -> None:
    """The unofficial scenario has units enough to use all figures up."""
    match = scene().game.start("peloponnesian_war", 0)
    ships = [str(h) for h in choices(match)["ship"]]
    play(match, *(("ship", h) for h in (ships[0], ships[0], ships[1])))
    for place in (SPARTE, TEGEA, CORINTH):
        spot = place if place in choices(match)["legion"] else str(choices(match)["legion"][0])
        play(match, ("legion", spot), ("legion", spot))
    alone = next(h for h in choices(match)["legion"] if h not in of(match, SPARTA)["legions"])
    play(match, ("legion", alone))
    assert alone not in choices(match)["legion"], "three armies are all Sparta has"
    play(match, ("legion", str(choices(match)["legion"][0])))
    harbours = [str(h) for h in choices(match)["ship"]]
    for place in harbours[:3]:
        play(match, ("ship", place), ("ship", place))
    play(match, ("ship", harbours[3]))
    assert harbours[3] not in choices(match)["ship"], "three fleets are all Athens has"
    assert harbours[0] in choices(match)["ship"], "but a fleet may grow"


# --- 9.1, 9.1.1: what has moved in this action ---------------------------------------------------------


@pytest.mark.rule("9.1a", "13g")
def test_units_that_come_one_after_the_other_to_one_hex_have_all_moved() -> None:
    legions = play(scene({"legions": {TEGEA: 1, SPARTE: 1}}), "move")
    play(legions, ("march", TEGEA), ("to", "h1814"), ("march", SPARTE), ("to", "h1814"))
    assert of(legions, ATHENS)["legions"] == {"h1814": 2}
    assert "march" not in choices(legions)
    ships = play(scene({"ships": {"h2213": 1, "h2215": 1}, "cargo": {"h2213": 1, "h2215": 1}}), "move")
    play(ships, ("sail", "h2213"), ("to", SEA), ("sail", "h2215"), ("to", SEA))
    assert of(ships, ATHENS)["ships"] == {SEA: 2}
    assert "sail" not in choices(ships)


@pytest.mark.rule("9.1.1d", "9.1.1f", "9.1.1g")
def test_a_loaded_ship_that_comes_changes_nothing_for_those_that_lie_there() -> None:
    """At Melos an empty ship and a legion; loaded ships arrive from both sides."""
    athens = {"legions": {MELOS: 2}, "ships": {MELOS: 1, "h2418": 1, "h2416": 1}}
    match = scene({**athens, "cargo": {"h2418": 1, "h2416": 1}})
    play(match, "move", ("sail", "h2418"), ("to", MELOS), ("sail", "h2416"), ("to", MELOS))
    assert choices(match)["load"] == (MELOS,)
    assert "unload" not in choices(match), "they have not begun the action here"
    play(match, ("load", MELOS))
    assert "load" not in choices(match), "the other ships have only come"
    assert choices(match)["sail"] == (MELOS,)
    play(match, ("sail", MELOS))
    assert match.prompt(ATHENS).args == {"place": MELOS, "count": 1, "loaded": 1}
    assert "leave" not in choices(match)
    play(match, ("to", "h2316"))
    assert of(match, ATHENS)["ships"] == {MELOS: 2, "h2316": 1}
    assert of(match, ATHENS)["cargo"] == {MELOS: 2, "h2316": 1}
    assert "unload" not in choices(match)


@pytest.mark.rule("9.1.1d", "9.1.1f")
def test_a_legion_that_has_landed_or_come_does_not_go_aboard() -> None:
    landed = scene({"ships": {MELOS: 1}, "cargo": {MELOS: 1}})
    play(landed, "move", ("unload", MELOS))
    assert "load" not in choices(landed)
    come = scene({"ships": {GYTHIUM: 1}, "legions": {"h1717": 1}})
    play(come, "move", ("march", "h1717"), ("to", GYTHIUM))
    assert "load" not in choices(come)


# --- 10: supply at its end, and a new game -------------------------------------------------------------


@pytest.mark.rule("10c", "3.1e")
@pytest.mark.parametrize(("foods", "fed"), [(15, 19), (16, 20), (17, 20)])
def test_no_more_than_twenty_legions_are_fed(foods: int, fed: int) -> None:
    board = scene().game.board()["places"]
    hexes = [h for h, place in board.items() if place.get("good") in ("grain", "fish")]
    match = scene({"posts": hexes[:foods]})
    assert match.view(None)["tracks"]["supply"][ATHENS] == fed


@pytest.mark.rule("5a", "4.9a")
def test_a_new_game_begins_with_turn_one_in_peaceable_order() -> None:
    match = scene().game.start("standard", 0)
    while match.view(None)["phase"] == "setup":
        match.play(match.deciders[0], *match.prompt(match.deciders[0]).nth(0))
    state = match.position()["state"]
    assert (state["turn"], state["armistice"], state["syracusans_left"]) == (1, 0, 2)
    assert (state["leader_moved"], state["moved"], state["landed"]) == (False, {}, [])


# --- 18.2, 18.5 ----------------------------------------------------------------------------------------


@pytest.mark.rule("18.2b", "3.1h")
def test_a_golden_age_lost_tells_the_points_another_setback_does_not() -> None:
    for box, lines in ((9, 1), (7, 0)):
        sparta = {"posts": [SPARTE], "boxes": {"economy": box}}
        match = scene({"legions": {TEGEA: 1}}, sparta, options={"setbacks": True})
        play(match, "move", ("march", TEGEA), ("to", SPARTE))
        assert keys(match).count("points") == lines


@pytest.mark.rule("18.5d")
def test_a_leader_alone_with_enemy_legions_neutrals_or_a_new_post_is_driven_out() -> None:
    place = "h1713"
    legion = led(
        {"legions": {place: 1}, "leader": place}, {"legions": {place: 1}}, intruders={place: [ATHENS]}
    )
    play(legion, "move", ("march", place), ("to", TEGEA), "done")
    assert of(legion, ATHENS)["leader"] == TEGEA, "left behind with a legion that is at home"
    facts: dict[str, Any] = {"neutral_legions": {SYRACUSE: 1}, "intruders": {SYRACUSE: [ATHENS]}}
    neutral = led({"legions": {SYRACUSE: 1}, "leader": SYRACUSE}, **facts)
    play(neutral, "move", ("march", SYRACUSE), ("to", "h0514"), "done")
    assert of(neutral, ATHENS)["leader"] == "h0514"
    founded = led({"leader": GYTHIUM, "legions": {SPARTE: 1}}, {"ships": {GYTHIUM: 1}}, first=SPARTA)
    play(founded, "posts", ("post", GYTHIUM))
    assert of(founded, ATHENS)["leader"] == SPARTE


def test_with_the_option_but_without_leaders_nobody_is_looked_for() -> None:
    match = led({"legions": {TEGEA: 1}}, {"legions": {SPARTE: 1}})
    play(match, "move", ("march", TEGEA), ("to", "h1713"))
    assert "lead" not in choices(match)
    assert of(match, ATHENS)["leader"] == ""
