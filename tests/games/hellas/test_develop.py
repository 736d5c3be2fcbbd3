"""9.6: the development chart."""

from __future__ import annotations

import pytest

from games.hellas.scene import (
    ATHENAI,
    ATHENS,
    CORINTH,
    LIMERA,
    MELOS,
    OPUS,
    SPARTA,
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
from polemos.engine.match import Match

WOOD, SILVER, GOLD, SALT = "h1614", "h2512", "h2402", "h2311"
EVERYTHING = [ATHENAI, THEBES, CORINTH, OPUS, TEGEA, WOOD, SILVER, GOLD, SALT, LIMERA, MELOS]
CHART = game().board()["tracks"]["development"]


def develop(boxes: dict[str, int] | None = None, **facts: object) -> Match:
    facts.setdefault("posts", EVERYTHING)
    return play(scene({"boxes": boxes or {}, **facts}), "develop")


def open_rows(
    boxes: dict[str, int], *posts: str, options: dict[str, object] | None = None
) -> tuple[object, ...]:
    """Which rows may advance with these posts."""
    match = scene({"boxes": boxes, "posts": list(posts)}, options=options or {})
    return () if only_blocks(match, "develop") else choices(play(match, "develop"))["advance"]


@pytest.mark.rule("9.6a", "9.6b")
@pytest.mark.choice("9.6a", "advance", "done")
def test_the_worked_example_pays_67_talents() -> None:
    """From boxes 9, 17, 16 and 6: fleet 22, economy 23, culture 9 and military 13."""
    match = develop({"military": 2, "fleet": 3, "economy": 2, "culture": 2}, money=67)
    income = track(match, "income", ATHENS)
    assert "military" not in choices(match)["advance"], "Kingdom first"
    for row in ("culture", "fleet", "economy", "military"):
        play(match, ("advance", row))
    assert of(match, ATHENS)["money"] == 0
    assert of(match, ATHENS)["boxes"] == {"military": 3, "fleet": 4, "economy": 3, "culture": 3}
    assert track(match, "income", ATHENS) == income + 15
    assert of(match, ATHENS)["stability"] == 2
    assert choices(match) == {"done": (None,)}, "each row one box"


@pytest.mark.rule("9.6c", "9.6d", "9.6e")
def test_the_boxes_of_the_chart() -> None:
    assert {row: CHART[row]["costs"] for row in CHART} == {
        "military": [6, 9, 13, 17, 22, 27, 33, 39, 46],
        "fleet": [8, 12, 17, 22, 28, 34, 41, 48, 56],
        "economy": [10, 16, 23, 30, 38, 46, 55, 64, 74],
        "culture": [2, 6, 9, 12, 16, 20, 25, 30, 36],
    }
    assert [sum(CHART[row]["costs"]) for row in ("military", "fleet", "economy", "culture")] == [
        212,
        266,
        356,
        156,
    ]
    assert all(CHART[row]["phases"] == [1, 1, 2, 2, 3, 3, 4, 4, 5] for row in CHART)


@pytest.mark.rule("9.6b")
def test_a_box_costs_its_number_and_is_not_offered_without_the_money() -> None:
    match = develop({"culture": 1}, money=6)
    assert choices(match)["advance"] == ("culture", "military")
    assert "culture" not in choices(develop({"culture": 2, "economy": 1}, money=8)).get("advance", ())


@pytest.mark.rule("9.6f")
def test_new_phases_of_economy_and_culture_please_the_people_others_do_not() -> None:
    for row in ("economy", "culture"):
        for box, step in ((0, 1), (1, 0), (2, 1), (3, 0), (4, 1), (6, 1), (8, 0)):
            match = play(develop({row: box}), ("advance", row))
            assert of(match, ATHENS)["stability"] == step, (row, box)
    for row in ("military", "fleet"):
        match = develop({row: 0, "culture": 1})
        assert of(play(match, ("advance", row)), ATHENS)["stability"] == 0


@pytest.mark.rule("9.6g", "9.6h", "9.6i")
def test_military_phases_need_those_of_culture() -> None:
    for box, culture in ((0, 1), (2, 3), (4, 5), (6, 7)):
        assert "military" in open_rows({"military": box, "culture": culture}, *EVERYTHING)
        assert "military" not in open_rows({"military": box, "culture": culture - 1}, *EVERYTHING)


@pytest.mark.rule("9.6k", "9.6l")
def test_fleet_phases_need_wool_and_wood_bronze_economy_and_empire() -> None:
    assert "fleet" in open_rows({}, TEGEA, WOOD)
    assert "fleet" not in open_rows({}, TEGEA)
    assert "fleet" not in open_rows({}, WOOD)
    assert "fleet" in open_rows({"fleet": 2}, THEBES)
    assert "fleet" not in open_rows({"fleet": 2}, TEGEA, WOOD)
    assert "fleet" in open_rows({"fleet": 4, "economy": 3})
    assert "fleet" not in open_rows({"fleet": 4, "economy": 2})
    assert "fleet" in open_rows({"fleet": 6, "culture": 5})
    assert "fleet" not in open_rows({"fleet": 6, "culture": 4})


@pytest.mark.rule("9.6m")
@pytest.mark.parametrize(("box", "post"), [(0, ATHENAI), (2, CORINTH), (4, OPUS), (6, SILVER)])
def test_economy_phases_need_stone_copper_iron_silver(box: int, post: str) -> None:
    assert "economy" in open_rows({"economy": box}, post)
    others = [h for h in (ATHENAI, CORINTH, OPUS, SILVER) if h != post]
    assert "economy" not in open_rows({"economy": box}, *others)


@pytest.mark.rule("9.6n", "9.6o", "9.6p")
def test_culture_phases_need_one_to_three_luxury_posts() -> None:
    for box, count in ((0, 1), (2, 2), (4, 3), (6, 3)):
        luxuries = [LIMERA, SALT, MELOS]
        assert "culture" in open_rows({"culture": box}, *luxuries[:count])
        assert "culture" not in open_rows({"culture": box}, *luxuries[: count - 1])


@pytest.mark.rule("9.6p")
def test_by_option_luxuries_must_be_of_different_kinds() -> None:
    kinds = {"luxuries": "kinds"}
    assert "culture" not in open_rows({"culture": 2}, LIMERA, SALT, options=kinds)
    assert "culture" in open_rows({"culture": 2}, LIMERA, MELOS, options=kinds)


@pytest.mark.rule("9.6i")
def test_a_contested_post_meets_no_condition() -> None:
    athens = {"posts": [CORINTH], "boxes": {"economy": 2}}
    match = scene(athens, {"legions": {CORINTH: 1}}, intruders={CORINTH: [SPARTA]})
    assert only_blocks(match, "develop")
    calm = scene(athens, {})
    assert choices(play(calm, "develop"))["advance"] == ("economy",)


@pytest.mark.rule("9.6j")
@pytest.mark.choice("9.6j", "advance")
def test_a_condition_may_be_met_within_the_action() -> None:
    match = develop({})
    assert "military" not in choices(match)["advance"]
    play(match, ("advance", "culture"))
    assert "military" in choices(match)["advance"]


@pytest.mark.rule("9.6u")
def test_only_the_first_box_of_a_phase_has_conditions() -> None:
    assert open_rows({"culture": 1, "economy": 1, "fleet": 1, "military": 1}) == (
        "culture",
        "economy",
        "fleet",
        "military",
    )


@pytest.mark.rule("9.6q", "9.6y")
def test_losing_a_good_moves_no_cube() -> None:
    athens = {"posts": [LIMERA], "boxes": {"culture": 9, "military": 3}, "legions": {"h1816": 1}}
    match = scene(athens, {"legions": {"h1917": 1}}, first=SPARTA)
    play(match, "move", ("march", "h1917"), ("to", LIMERA))
    assert of(match, ATHENS)["boxes"]["culture"] == 9
    assert of(match, ATHENS)["stability"] == 0
    assert track(match, "points", ATHENS) == 1


@pytest.mark.rule("9.6y", "2e")
def test_the_last_box_is_a_golden_age_worth_a_point() -> None:
    match = play(develop({"culture": 8}, posts=[]), ("advance", "culture"))
    assert track(match, "points", ATHENS) == 1
    assert play(match, "done").view(None)["score"][ATHENS]["lines"]["golden_ages"] == 1
    again = develop({"culture": 9})
    assert "culture" not in choices(again).get("advance", ())


@pytest.mark.rule("9.6r", "9.6t", "9.2m")
def test_phases_raise_the_value_of_units_already_there() -> None:
    for box, value in ((0, 1), (1, 1), (3, 2), (5, 3), (7, 4), (9, 4)):
        athens = {"legions": {CORINTH: 1}, "ships": {CORINTH: 1}, "boxes": {"military": box, "fleet": box}}
        sparta = {"legions": {CORINTH: 1}, "ships": {CORINTH: 1}}
        match = play(scene(athens, sparta, intruders={CORINTH: [ATHENS]}), "attack")
        assert [c["attack"] for c in match.view(None)["forecast"]["combats"]] == [value, value]


@pytest.mark.rule("9.6w", "9.6x")
def test_culture_adds_to_combats_box_by_box() -> None:
    expected = [0, 2, 1, 0, -2, -1, 0, 1, 2, 2]
    for box, bonus in enumerate(expected):
        athens = {"legions": {CORINTH: 3}, "boxes": {"culture": box}}
        match = play(scene(athens, {"legions": {CORINTH: 1}}, intruders={CORINTH: [ATHENS]}), "attack")
        assert match.view(None)["forecast"]["combats"][0]["attack"] == 3 + bonus


def test_the_forecast_tells_price_needs_and_gains_of_the_next_boxes() -> None:
    match = scene({"posts": [CORINTH], "boxes": {"economy": 2, "culture": 1}})
    ahead = match.view(None)["forecast"]["development"][ATHENS]
    assert ahead["economy"] == {
        "cost": 23,
        "phase": 2,
        "ready": True,
        "gives": {"stability": 1, "income": 15},
        "needs": {"goods": {"copper": True}},
    }
    assert ahead["culture"]["gives"] == {"total": -1}
    assert ahead["military"]["needs"] == {"row": ["culture", 1, True]}
    assert ahead["fleet"]["needs"] == {"goods": {"wool": False, "wood": False}}
    assert ahead["fleet"]["ready"] is False
