"""What the table is shown of the question: the step of the turn, the pieces picked, the hexes it is about."""

from __future__ import annotations

import pytest

from games.hellas.scene import ATHENAI, ATHENS, CORINTH, SPARTA, TEGEA, game, play, scene


@pytest.mark.rule("5a")
def test_the_step_of_the_turn_is_told() -> None:
    assert game().start("standard", 1).view(None)["phase"] == "setup"
    match = scene({"legions": {CORINTH: 1}})
    assert match.view(None)["phase"] == "actions"
    assert match.view(None)["cycle"]["active"] == ATHENS
    assert "action" not in match.view(None)["cycle"], "it is to be chosen"
    play(match, "move")
    assert match.view(None)["phase"] == "actions"
    assert match.view(None)["cycle"]["action"] == "move"
    assert match.view(None)["cycle"]["active"] == ATHENS
    assert match.view(None)["cycle"]["open"] == []


@pytest.mark.rule("10e")
def test_hunger_is_a_step_of_its_own() -> None:
    match = scene({"legions": {CORINTH: 6, TEGEA: 6}})
    play(match, "pass", "pass")
    assert match.view(None)["phase"] == "upkeep"


@pytest.mark.rule("13b")
def test_an_army_is_picked_by_its_figure_and_a_single_unit_by_its_hex() -> None:
    match = scene({"legions": {CORINTH: 2, TEGEA: 1}, "ships": {ATHENAI: 1}})
    assert match.view(None)["selected"] == match.view(None)["focus"] == []
    for verb, place, piece in (
        ("march", CORINTH, "athens_army_1"),
        ("march", TEGEA, f"athens_legion_{TEGEA}"),
        ("sail", ATHENAI, f"athens_ship_{ATHENAI}"),
    ):
        picked = play(match.clone(), "move", (verb, place))
        assert picked.view(SPARTA)["selected"] == [piece]
        assert picked.view(None)["focus"] == [place]
        assert piece in picked.view(None)["pieces"]
