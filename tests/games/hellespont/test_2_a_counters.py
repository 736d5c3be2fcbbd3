"""2.A: stratagem counters: drawn, kept secret, put back or taken out of the game."""

from __future__ import annotations

from typing import Any

import pytest

from games.hellespont.positions import (
    GAME,
    at,
    battle,
    engage,
    field,
    fighting,
    go_on,
    lines,
    position,
    refused,
    resume,
    turn_at,
)

PEACE = {"sestos": "athens_p2_1", "abydos": "sparta_p2_1"}


@pytest.mark.rule("2.Aa")
def test_2_a_each_side_draws_two_counters_besides_the_one_it_kept() -> None:
    hands = {"athens": ["c01"], "sparta": []}
    match = resume(position(PEACE, turn_at(0), turn=2, hands=hands, due={}))
    held = field(match, "hands")
    assert len(held["athens"]) == 3
    assert "c01" in held["athens"]
    assert len(held["sparta"]) == 2
    counters = [*held["athens"], *held["sparta"], *field(match, "bowl")]
    assert sorted(counters) == [f"c{i:02d}" for i in range(1, 22)]


@pytest.mark.rule("2.Aa")
def test_2_a_a_small_bowl_gives_what_it_has() -> None:
    gone = [f"c{i:02d}" for i in range(4, 22)]
    match = resume(position(PEACE, turn_at(0), turn=2, gone=gone, due={}))
    held = field(match, "hands")
    assert (len(held["athens"]), len(held["sparta"]), field(match, "bowl")) == (2, 1, [])


@pytest.mark.rule("2.Ab")
def test_2_a_a_player_sees_only_his_own_counters() -> None:
    match = GAME.start("historical", seed=5)
    match.play("athens", "take", "c05")
    match.play("sparta", "pick_none")
    hands = field(match, "hands")
    own = match.view("athens")["hands"]
    assert own["athens"]["cards"] == hands["athens"]
    assert own["sparta"] == {"count": 1}
    assert match.view("sparta")["hands"]["athens"] == {"count": 2}
    assert match.view(None)["hands"] == {"athens": {"count": 2}, "sparta": {"count": 1}}
    for viewer in ("sparta", None):
        told = [line for line in match.log(viewer) if line.args.get("counter") in hands["athens"]]
        assert told == []
    assert len(lines(match, "drew", "athens")) == 1


@pytest.mark.rule("2.Ac")
def test_2_a_a_stratagem_goes_back_into_the_bowl_once_used() -> None:
    match = resume(position({"t7": "athens_h4_1 sparta_h4_1"}, fighting("athens"), hands={"athens": ["c06"]}))
    engage(match, "athens", "t7")
    match.play("sparta", "stand")
    match.play("athens", "s10", "c06")
    assert field(match, "hands")["athens"] == []
    assert "c06" in field(match, "bowl")
    assert field(match, "gone") == []


@pytest.mark.rule("2.Ad", "7.S17a")
def test_2_a_tissaphernes_leaves_the_game_once_used() -> None:
    pieces = {**PEACE, "m5": "athens_t10_1 alcibiades"}
    start = position(pieces, turn_at(2), turn=4, due={}, hands={"sparta": ["c03"]}, alcibiades_entered=True)
    match = resume(start)
    match.play("sparta", "s17", "c03")
    assert field(match, "gone") == ["c03"]
    assert "c03" not in field(match, "bowl")
    assert match.view(None)["gone"] == ["c03"]
    assert at(match, "alcibiades") == "prisoner"


@pytest.mark.rule("2.Ad", "7.S18a")
def test_2_a_alcibiades_leaves_the_game_once_used() -> None:
    pieces = {**PEACE, "m5": "athens_t10_1", "prisoner": "alcibiades"}
    more: dict[str, Any] = {"alcibiades_entered": True, "gone": ["c03"], "hands": {"athens": ["c02"]}}
    match = resume(position(pieces, turn_at(2), turn=4, due={}, **more))
    match.play("athens", "s18", "c02")
    assert field(match, "gone") == ["c02", "c03"]


@pytest.mark.rule("2.Ae", "2.Ac")
def test_2_a_example_surprise_on_the_back_of_alcibiades_goes_back_into_the_bowl() -> None:
    pieces = {"t7": "athens_h4_1 sparta_h4_1"}
    match = resume(position(pieces, fighting("sparta"), hands={"sparta": ["c02"]}), dice=[4])
    engage(match, "sparta", "t7")
    match.play("athens", "stand")
    match.play("sparta", "s10", "c02")
    assert "c02" in field(match, "bowl")
    assert field(match, "gone") == []


@pytest.mark.rule("2.Ae")
def test_2_a_discord_on_the_back_of_tissaphernes_goes_back_into_the_bowl() -> None:
    pieces = {"m5": "athens_t10_1", "m9": "sparta_t10_1 hippocrates"}
    match = resume(position(pieces, turn_at(3), points={"athens": 1}, hands={"athens": ["c03"]}), dice=[1])
    match.play("athens", "s16", "c03")
    match.play("athens", "accuse", "hippocrates")
    go_on(match)
    assert "c03" in field(match, "bowl")
    assert field(match, "gone") == []


@pytest.mark.rule("2.Ac")
def test_2_a_a_counter_not_played_stays_in_hand_through_a_combat() -> None:
    match = battle({"t7": "athens_h4_1 sparta_h4_1"}, "t7", [5], hands={"athens": ["c06"], "sparta": ["c02"]})
    assert field(match, "hands") == {"athens": ["c06"], "sparta": ["c02"]}
    refused(match, "sparta", "s10", "c02", why="occasion-combat 7.S10a")
