"""9.8: the armistice."""

from __future__ import annotations

import pytest

from games.hellas.scene import (
    ATHENS,
    CORINTH,
    GYTHIUM,
    LIMERA,
    SPARTA,
    SPARTE,
    choices,
    message,
    of,
    only_blocks,
    open_actions,
    play,
    scene,
    track,
    turn_over,
)


@pytest.mark.rule("9.8a", "9.8b", "9.8c")
@pytest.mark.parametrize(("box", "price"), [(0, 30), (1, 30), (3, 40), (5, 50), (7, 50), (9, 50)])
@pytest.mark.choice("9.8a", "offer", "only_block", "accept", "refuse")
def test_an_armistice_accepted_costs_the_asker_by_culture(box: int, price: int) -> None:
    match = scene({"boxes": {"culture": box}, "money": 60}, {"money": 5, "boxes": {"culture": 9}})
    play(match, "armistice", "offer")
    assert match.deciders == (SPARTA,)
    assert set(choices(match)) == {"accept", "refuse"}
    play(match, "accept")
    assert of(match, ATHENS)["money"] == 60 - price
    assert of(match, SPARTA)["money"] == 5 + price
    assert match.view(None)["markers"]["armistice"] == 1


@pytest.mark.rule("9.8o", "9.8p", "9.5k", "9.8k")
@pytest.mark.choice("9.8k", "offer", "refuse")
def test_refusing_costs_two_boxes_every_time_and_no_money() -> None:
    match = scene({"money": 60}, {})
    play(match, "armistice", "offer", "refuse", "pass", "armistice", "offer", "refuse")
    assert of(match, SPARTA)["stability"] == -4
    assert of(match, ATHENS)["money"] == 60
    play(match, "pass")
    assert "armistice" not in choices(match), "twice a cycle"


@pytest.mark.rule("9.8d", "9.8e", "9.8l")
@pytest.mark.choice("9.8l", "offer")
def test_it_lasts_the_turn_of_signing_and_two_more_and_may_be_asked_again() -> None:
    match = play(scene(), "armistice", "offer", "accept")
    running = []
    for _ in range(3):
        running.append(bool(match.view(None)["markers"]["armistice"]))
        turn_over(match)
    assert running == [True, True, True]
    assert match.view(None)["markers"]["armistice"] == 0, "over after the income of turn N+3"
    play(match, "armistice")
    assert "offer" in choices(match)


@pytest.mark.rule("9.8f")
def test_nobody_enters_a_hex_of_the_other_contested_ones_included() -> None:
    athens = {"legions": {"h2012": 1, "h1813": 1, CORINTH: 1}, "ships": {"h1911": 1}}
    sparta = {"posts": [CORINTH], "ships": {"h2010": 1}}
    facts = {"intruders": {CORINTH: [ATHENS]}}
    war = play(scene(athens, sparta, **facts), "move", ("march", "h2012"))
    assert CORINTH in choices(war)["to"]
    peace = scene(athens, sparta, armistice=1, asker=ATHENS, **facts)
    play(peace, "move", ("march", "h2012"))
    assert CORINTH not in choices(peace)["to"]
    assert "h2010" not in choices(peace)["to"], "a ship is a piece too"


@pytest.mark.rule("9.8f")
def test_nobody_lands_in_a_hex_of_the_other() -> None:
    match = scene(
        {"ships": {GYTHIUM: 1}, "cargo": {GYTHIUM: 1}}, {"posts": [GYTHIUM]}, armistice=1, asker=SPARTA
    )
    assert "unload" not in choices(play(match, "move"))


@pytest.mark.rule("9.8g", "9.8h", "9.8i")
@pytest.mark.choice("9.8h", "attack")
def test_no_combat_and_no_capture_but_attack_may_be_chosen_and_used_on_neutrals() -> None:
    athens = {"legions": {CORINTH: 1, SPARTE: 1, "h3618": 1}, "ships": {GYTHIUM: 1}}
    sparta = {"posts": [CORINTH], "legions": {SPARTE: 1}, "ships": {GYTHIUM: 1}}
    facts = {
        "intruders": {CORINTH: [ATHENS], SPARTE: [ATHENS], "h3618": [ATHENS]},
        "neutral_legions": {"h3618": 2},
    }
    war = play(scene(athens, sparta, **facts), "attack")
    assert set(choices(war)) == {"fight", "fight_neutrals", "fight_ships", "take", "only_block"}
    peace = play(scene(athens, sparta, armistice=2, asker=SPARTA, **facts), "attack")
    assert set(choices(peace)) == {"fight_neutrals", "only_block"}


@pytest.mark.rule("9.8j", "9.8m")
@pytest.mark.choice("9.8m", "to")
def test_contested_hexes_stay_so_until_the_intruder_leaves() -> None:
    sparta = {"posts": [GYTHIUM, SPARTE, LIMERA]}
    match = scene({"legions": {GYTHIUM: 1}}, sparta, intruders={GYTHIUM: [ATHENS]})
    play(match, "armistice", "offer", "accept")
    assert match.view(None)["contested"] == {GYTHIUM: [ATHENS]}
    play(match, "pass", "move", ("march", GYTHIUM), ("to", "h1717"))
    assert match.view(None)["contested"] == {}
    assert track(match, "income", SPARTA) == 13
    assert track(match, "provinces", SPARTA) == 1


@pytest.mark.rule("9.8n", "9.7b")
def test_no_offer_while_one_runs_but_the_action_may_block() -> None:
    match = scene(armistice=1, asker=ATHENS)
    assert only_blocks(match, "armistice")
    play(match, ("block", "armistice"))
    assert match.deciders == (SPARTA,)
    assert "armistice" not in open_actions(match)


def test_no_offer_without_the_money() -> None:
    assert only_blocks(scene({"money": 29}), "armistice")
    assert message(play(scene({"money": 30}), "armistice")) == "armistice"
