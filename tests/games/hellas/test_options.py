"""18: the eight optional rules, each by itself."""

from __future__ import annotations

from typing import Any

import pytest

from games.hellas.scene import (
    ATHENAI,
    ATHENS,
    CORINTH,
    CYTHERA,
    GYTHIUM,
    LIMERA,
    MELOS,
    OPUS,
    RHODES,
    SPARTA,
    SPARTE,
    TEGEA,
    choices,
    game,
    of,
    only_blocks,
    play,
    scene,
    track,
)
from polemos.engine.match import Match
from polemos.kit.text import Text


def with_option(name: str, *sides: dict[str, Any], **facts: Any) -> Match:
    return scene(*sides, options={name: True}, **facts)


@pytest.mark.rule("18.1a")
@pytest.mark.choice("18.1a", "agitate", "pay")
def test_18_1_a_hundred_talents_move_the_opponent_left() -> None:
    match = with_option("agitation", {"money": 100}, {})
    play(match, "stability", "agitate")
    assert of(match, ATHENS)["money"] == 0
    assert of(match, SPARTA)["stability"] == -1
    assert "agitate" not in choices(play(scene({"money": 100}), "stability"))
    poor = play(with_option("agitation", {"money": 99}, {}), "stability")
    assert "agitate" not in choices(poor)


@pytest.mark.rule("18.1b")
def test_18_1_even_out_of_a_golden_age() -> None:
    match = play(with_option("agitation", {}, {"stability": 9}), "stability", "agitate")
    assert of(match, SPARTA)["stability"] == 8
    assert track(match, "points", SPARTA) == 0


def invaded(boxes: dict[str, int], posts: list[str], lost: str, option: str = "setbacks") -> Match:
    """Athens walks into one of Sparta's posts."""
    neighbour = next(h for h in scene().game.board()["places"][lost]["adjacent"] if h not in posts)
    sparta = {"posts": posts, "boxes": boxes}
    match = with_option(option, {"legions": {neighbour: 1}}, sparta)
    return play(match, "move", ("march", neighbour), ("to", lost))


@pytest.mark.rule("18.2a", "18.2b")
def test_18_2_the_worked_example_banking_falls_with_the_silver() -> None:
    posts = [SPARTE, CORINTH, OPUS, "h1306"]
    before = scene({}, {"posts": posts, "boxes": {"economy": 7}})
    match = invaded({"economy": 7}, posts, "h1306")
    assert of(match, SPARTA)["boxes"]["economy"] == 6, "box 46"
    assert track(before, "income", SPARTA) - track(match, "income", SPARTA) == 25 + 5
    assert of(match, SPARTA)["money"] == 500, "what was paid is lost"


@pytest.mark.rule("18.2d", "18.2a")
def test_18_2_the_worked_example_the_empire_falls_to_a_city_state_and_hoplites_with_it() -> None:
    posts = [LIMERA, "h1310"]
    sparta = {"posts": [*posts], "boxes": {"culture": 5, "military": 3}}
    match = with_option("setbacks", {"legions": {"h1309": 1}}, sparta)
    play(match, "move", ("march", "h1309"), ("to", "h1310"))
    assert of(match, SPARTA)["boxes"] == {"culture": 2, "military": 2, "fleet": 0, "economy": 0}


@pytest.mark.rule("18.2b", "2e")
def test_18_2_a_golden_age_of_development_is_lost_with_its_point() -> None:
    match = invaded({"economy": 9}, [SPARTE, CORINTH, OPUS, "h1306"], "h1306")
    assert of(match, SPARTA)["boxes"]["economy"] == 6
    assert track(match, "points", SPARTA) == 0
    kept = invaded({"economy": 9}, [SPARTE, CORINTH, OPUS, "h1306"], "h1306", "agitation")
    assert of(kept, SPARTA)["boxes"]["economy"] == 9


@pytest.mark.rule("18.2c")
def test_18_2_the_worked_example_refusing_peace_ends_the_golden_age() -> None:
    match = with_option("setbacks", {}, {"stability": 9})
    play(match, "armistice", "offer", "refuse")
    assert of(match, SPARTA)["stability"] == 7
    assert track(match, "points", SPARTA) == 0
    province = with_option("setbacks", {"stability": 9, "legions": {TEGEA: 1}, "posts": ["h1614"]}, {})
    play(province, "move", ("march", TEGEA), ("to", "h1713"))
    assert of(province, ATHENS)["stability"] == 8
    unpaid = with_option("setbacks", {"stability": 9, "money": 0, "ships": {ATHENAI: 1}}, {})
    play(unpaid, "pass", "pass")
    assert of(unpaid, ATHENS)["stability"] == 9, "nothing else ends it"


def test_18_2_ships_that_fall_below_astronomy_contest_no_longer() -> None:
    """Fleet IV needs Empire: without the luxuries the fleet falls back and the shore is free."""
    athens = {"ships": {GYTHIUM: 1}, "posts": [MELOS, "h2311", "h2402"], "boxes": {"fleet": 7, "culture": 5}}
    sparta = {"posts": [GYTHIUM], "ships": {MELOS: 1}, "cargo": {MELOS: 1}}
    match = with_option("setbacks", athens, sparta, intruders={GYTHIUM: [ATHENS]}, first=SPARTA)
    assert track(match, "income", SPARTA) == 0
    play(match, "move", ("unload", MELOS))
    assert of(match, ATHENS)["boxes"]["fleet"] < 7
    assert match.view(None)["contested"] == {MELOS: [SPARTA]}
    assert track(match, "income", SPARTA) == 4


@pytest.mark.rule("18.2b", "9.1l")
def test_18_2_where_both_have_entered_only_the_fallen_ships_are_intruders_no_longer() -> None:
    """Rhodes: Athens lies there with ships of phase IV, Sparta stands there with a legion."""
    athens = {"ships": {RHODES: 1}, "posts": [MELOS, "h2311", "h2402"], "boxes": {"fleet": 7, "culture": 5}}
    sparta = {"legions": {RHODES: 1}, "ships": {MELOS: 1}, "cargo": {MELOS: 1}}
    facts: dict[str, Any] = {"neutral_legions": {RHODES: 2}, "intruders": {RHODES: [ATHENS, SPARTA]}}
    match = with_option("setbacks", athens, sparta, first=SPARTA, **facts)
    play(match, "move", ("unload", MELOS))
    assert match.view(None)["contested"] == {RHODES: [SPARTA], MELOS: [SPARTA]}


@pytest.mark.rule("18.3a", "11h")
def test_18_3_a_new_province_pleases_the_people_an_island_does_not() -> None:
    for name, boxes in (("new_provinces", 1), ("agitation", 0)):
        match = with_option(name, {"posts": ["h1614"], "legions": {"h1713": 1}}, {})
        play(match, "move", ("march", "h1713"), ("to", TEGEA))
        assert of(match, ATHENS)["stability"] == boxes
    island = with_option("new_provinces", {"ships": {CYTHERA: 1}}, {})
    play(island, "posts", ("post", CYTHERA))
    assert of(island, ATHENS)["stability"] == 0


@pytest.mark.rule("18.4a")
def test_18_4_only_legions_found_posts() -> None:
    athens = {"ships": {CYTHERA: 1, MELOS: 1}, "legions": {TEGEA: 1}, "cargo": {MELOS: 1}}
    assert choices(play(scene(athens), "posts"))["post"] == (TEGEA, CYTHERA, MELOS)
    match = with_option("legions_found", athens, {})
    assert choices(play(match, "posts"))["post"] == (TEGEA,)
    landed = with_option("legions_found", athens, {})
    play(landed, "move", ("unload", MELOS), "done", "pass", "posts")
    assert choices(landed)["post"] == (TEGEA, MELOS)


@pytest.mark.rule("18.5b")
def test_18_5_a_leader_adds_two_to_his_units_in_his_hex() -> None:
    athens = {"legions": {CORINTH: 1}, "leader": CORINTH}
    sparta = {"legions": {CORINTH: 1}, "leader": SPARTE}
    match = play(with_option("leaders", athens, sparta, intruders={CORINTH: [ATHENS]}), "attack")
    combat = match.view(None)["forecast"]["combats"][0]
    assert (combat["attack"], combat["defence"]) == (3, 1)


@pytest.mark.rule("18.5c")
def test_18_5_a_leader_walks_six_points_over_land_and_coast() -> None:
    match = with_option("leaders", {"legions": {SPARTE: 1}, "leader": SPARTE}, {"posts": [CORINTH]})
    play(match, "move", ("lead", SPARTE))
    offered = choices(match)["to"]
    assert ATHENAI not in offered, "six hexes, but Corinth bars the isthmus"
    assert "h1913" in offered
    assert CORINTH not in offered, "he does not walk in among enemies alone"
    assert CYTHERA not in offered
    play(match, ("to", "h1913"))
    assert of(match, ATHENS)["leader"] == "h1913"
    assert "lead" not in choices(match)


@pytest.mark.rule("18.5c")
@pytest.mark.choice("18.5c", "lead", "bring_leader")
def test_18_5_aboard_he_moves_with_the_ship() -> None:
    match = with_option("leaders", {"ships": {ATHENAI: 1}, "leader": ATHENAI}, {})
    play(match, "move", ("sail", ATHENAI), "bring_leader", ("to", "h2214"))
    assert of(match, ATHENS)["leader"] == "h2214"
    assert "lead" not in choices(match)
    play(match, "done", "pass", "move", ("sail", "h2214"), ("to", "h2316"))
    assert of(match, ATHENS)["leader"] == "h2316", "nobody is left behind at sea"


@pytest.mark.rule("18.5d")
def test_18_5_a_leader_left_alone_among_enemies_joins_the_nearest_unit() -> None:
    athens = {"legions": {CORINTH: 1, ATHENAI: 1, SPARTE: 1}, "leader": CORINTH, "boxes": {"culture": 4}}
    sparta = {"legions": {CORINTH: 3}}
    match = with_option("leaders", athens, sparta, intruders={CORINTH: [ATHENS]}, first=SPARTA)
    play(match, "attack", ("fight", CORINTH))
    assert CORINTH not in of(match, ATHENS)["legions"]
    assert of(match, ATHENS)["leader"] == ATHENAI


@pytest.mark.rule("18.5d")
def test_18_5_a_lone_leader_gives_way_to_enemy_legions() -> None:
    athens = {"leader": "h2012", "legions": {SPARTE: 1}}
    match = with_option("leaders", athens, {"legions": {CORINTH: 1}}, first=SPARTA)
    play(match, "move", ("march", CORINTH), ("to", "h2012"))
    assert of(match, ATHENS)["leader"] == SPARTE


@pytest.mark.rule("18.7a", "18.7b")
@pytest.mark.choice("18.7a", "double")
def test_18_7_from_manufacture_on_a_second_post_may_be_founded() -> None:
    athens = {"posts": [TEGEA], "fortresses": [SPARTE], "boxes": {"economy": 5}}
    match = play(with_option("manufacture", athens, {}), "posts")
    assert choices(match)["double"] == (TEGEA, SPARTE), "no unit is needed, under a fortress too"
    play(match, ("double", TEGEA), ("double", SPARTE))
    assert of(match, ATHENS)["money"] == 500 - 2 * 20
    assert match.view(None)["goods"][ATHENS] | {} == match.view(None)["goods"][ATHENS]
    assert (match.view(None)["goods"][ATHENS]["wool"], match.view(None)["goods"][ATHENS]["stone"]) == (2, 2)
    assert "double" not in choices(match), "two at most"
    assert match.view(None)["reserve"][ATHENS]["posts"] == 35 - 3
    early = with_option("manufacture", {"posts": [TEGEA], "boxes": {"economy": 4}}, {})
    assert only_blocks(early, "posts")
    assert only_blocks(scene({"posts": [TEGEA], "boxes": {"economy": 5}}), "posts")


@pytest.mark.rule("18.7c")
def test_18_7_a_captor_gets_one_post() -> None:
    athens, sparta = {"legions": {CORINTH: 1}}, {"posts": {CORINTH: 2}}
    match = with_option("manufacture", athens, sparta, intruders={CORINTH: [ATHENS]})
    play(match, "attack", ("take", CORINTH))
    assert of(match, ATHENS)["posts"] == {CORINTH: 1}
    assert match.view(None)["reserve"][SPARTA]["posts"] == 35


@pytest.mark.rule("18.7c", "9.2ab")
def test_18_7_a_second_post_survives_the_fortress_above_it() -> None:
    athens, sparta = {"legions": {CORINTH: 6}}, {"fortresses": {CORINTH: 2}}
    match = with_option("manufacture", athens, sparta, intruders={CORINTH: [ATHENS]})
    play(match, "attack", ("fight", CORINTH))
    assert of(match, SPARTA)["fortresses"] == {}
    assert of(match, SPARTA)["posts"] == {CORINTH: 1}
    assert "take" not in choices(match), "with another attack"
    play(match, "done", "pass", "attack", ("take", CORINTH))
    assert of(match, ATHENS)["posts"] == {CORINTH: 1}


@pytest.mark.rule("18.8a", "18.8b", "2h")
def test_18_8_light_laurels_score_instead_of_dark_ones() -> None:
    board = scene().game.board()["tracks"]["laurels"]
    assert board["light"] == {"island": [3, 6, 10, 14], "province": [2, 4, 7, 10, 13]}
    islands = ["h0806", "h1111", "h1918"]
    athens = {"posts": [*islands, ATHENAI, "h2011"]}
    assert track(scene(athens), "points", ATHENS) == 0
    assert track(with_option("light_laurels", athens, {}), "points", ATHENS) == 2


@pytest.mark.rule("18.3a", "4.7", "4d")
def test_18_3_what_the_set_up_brings_is_no_new_province() -> None:
    match = game().start("standard", 1, {"new_provinces": True})
    while match.view(None)["phase"] == "setup":
        prompt = match.prompt(match.deciders[0])
        match.play(match.deciders[0], *prompt.nth(0))
    controlled = match.view(None)["control"]
    assert {"attica", "boeotia"} <= controlled.keys()
    for side in (ATHENS, SPARTA):
        assert of(match, side)["stability"] == len(of(match, side)["luxuries"]), "the sheet says 0 (4.2e)"
    lines = [dict(line.args)["place"] for line in match.journal.lines if line.key == "control-gained"]
    assert set(lines) == controlled.keys(), "but every control is told, Attica's too"
    war = game().start("peloponnesian_war", 1, {"new_provinces": True})
    assert of(war, ATHENS)["stability"] == of(war, SPARTA)["stability"] == 2


@pytest.mark.rule("18.7b", "9.6p", "9.6o")
def test_18_7_a_doubled_luxury_is_one_post_for_culture() -> None:
    """Kingdom needs two different posts with luxuries."""
    for posts, ready in (({LIMERA: 2}, False), ({LIMERA: 1, MELOS: 1}, True), ({LIMERA: 2, MELOS: 1}, True)):
        match = with_option("manufacture", {"posts": posts, "boxes": {"culture": 2, "economy": 5}}, {})
        assert ("culture" in choices(play(match, "develop")).get("advance", ())) is ready
    empire = {"posts": {LIMERA: 2, MELOS: 2}, "boxes": {"culture": 4, "economy": 5}}
    assert "culture" not in choices(play(with_option("manufacture", empire, {}), "develop"))["advance"]


@pytest.mark.rule("18.1a", "9.5a")
@pytest.mark.choice("9.5a", "pay", "only_block")
def test_18_1_the_question_names_both_answers_and_both_prices() -> None:
    match = play(with_option("agitation", {"money": 120}, {}), "stability")
    prompt = match.prompt(ATHENS)
    assert prompt.args == {"talents": 50, "have": 120, "agitation": 100, "foe": SPARTA}
    for lang, both in (("en", ("50", "100", "Sparta")), ("fr", ("50", "100", "Sparte"))):
        said = Text("hellas", lang).prompt(prompt)
        assert all(word in said for word in both)
    plain = play(scene({"money": 120}), "stability").prompt(ATHENS)
    assert "agitation" not in plain.args


@pytest.mark.rule("18.7a", "9.1.4f")
def test_18_7_no_second_post_in_a_contested_hex() -> None:
    athens = {"posts": [TEGEA, CORINTH], "boxes": {"economy": 5}}
    match = with_option("manufacture", athens, {"legions": {TEGEA: 1}}, intruders={TEGEA: [SPARTA]})
    assert choices(play(match, "posts"))["double"] == (CORINTH,)
