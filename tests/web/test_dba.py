"""A battle in the browser: marched, fought and won by clicks on the field."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from polemos.engine.match import Match
from polemos.games.dba.game import make
from tests.web.conftest import PHONE
from tests.web.house import House
from tests.web.player import Player
from tests.web.scripted import PATIENCE, Shadow, click_place, sit_down, upload

Sit = Callable[..., Player]

ROLES = ("attacker", "defender")
#: So many are lost already that with one more the defender runs on any throw (11.3).
FALLEN = ["def_sp_3", "def_sp_4", "def_ax_1", "def_ps_1", "def_ps_2", "def_cv_2", "def_sp_2"]
LINES = {
    "att_pk_1": "j13 n",
    "att_pk_2": "k13 n",
    "att_pk_3": "j14 n",
    "att_pk_4": "k14 n",
    "att_kn_1": "n13 n",
    "att_sp_1": "h14 n",
    "att_el_1": "q14 n",
    "att_lh_1": "s15 n",
    "def_bd_1": "j11 s",
    "def_bd_2": "k11 s",
    "def_ax_2": "n11 s",
    "def_sp_1": "l10 s",
    "def_cv_1": "r9 s",
}
#: Both combats go to the attacker by six to one; then the defender's rout test.
DICE = [6, 1, 6, 1, 1]


def before_the_clash() -> Match:
    """The lines are a step apart; the attacker has four command points."""
    game = make(None)
    match = game.start("battle", 1, {"topography": "fertile"})
    while match.prompt(match.deciders[0]).message != "command":
        choices = match.prompt(match.deciders[0]).choices
        ways = ("reference", "chance_field", "line_up", "done")
        verb = next((verb for verb in ways if verb in choices), "edge")
        match.play(match.deciders[0], verb, "s" if verb == "edge" else None)
    position: dict[str, Any] = match.position()
    position["frames"][-1]["pips"] = 4
    position["state"] |= {
        "features": [["woods", 5 * 24 + 2, 4, 4, 0], ["gentle_hill", 17 * 24 + 14, 5, 3, 1]],
        "elements": LINES,
        "lost": FALLEN,
        "bound": 3,
        "before": [0, 12],
    }
    return game.resume(position, DICE, 1)


@pytest.fixture
def battle(sit: Sit, house: House) -> Shadow:
    match = before_the_clash()
    player = sit()
    sit_down(player, upload(house.url, match.record(), ROLES))
    return Shadow(player, match)


def change_of_mind(battle: Shadow) -> None:
    """A move that was begun is given up by a click on open ground."""
    page, begun = battle.player.page, battle.match.number
    battle.play("move", "att_lh_1")
    click_place(battle.player, "c22")
    expect(page.locator(".table")).to_have_attribute("data-number", str(begun), timeout=PATIENCE)
    battle.match.undo("attacker")


@pytest.mark.slow
def test_a_battle_is_won_by_clicks_on_the_field(battle: Shadow) -> None:
    page = battle.player.page
    battle.ready()
    expect(page.locator("[data-tray=attacker] [data-testid=pips]")).to_be_visible(timeout=PATIENCE)
    change_of_mind(battle)
    battle.play("group", "att_pk_1")
    battle.play("everybody")
    battle.play("ahead", 1)
    expect(page.locator("[data-fight]")).to_have_count(2, timeout=PATIENCE)
    battle.play("move", "att_kn_1")
    assert page.locator("[data-zone]").count() > 0
    battle.play("attack", "n12")
    expect(page.locator("[data-fight]")).to_have_count(3, timeout=PATIENCE)
    page.click("#tab-fights")
    expect(page.locator("[data-odds=att_kn_1]")).to_contain_text("%", timeout=PATIENCE)
    battle.play("done")
    battle.play("fight", "att_kn_1")
    expect(page.locator("[data-testid=field-dice]")).to_have_count(1, timeout=PATIENCE)
    while not battle.match.over:
        prompt = battle.match.prompt(battle.match.deciders[0])
        battle.play("fight", prompt.choices["fight"][0])
    expect(page.locator(".table")).to_have_attribute("data-over", "true", timeout=PATIENCE)
    assert battle.match.result is not None
    assert battle.match.result.winner == "attacker"


@pytest.mark.slow
def test_the_field_on_a_phone_in_french(sit: Sit, house: House) -> None:
    match = before_the_clash()
    player = sit(**PHONE)
    sit_down(player, upload(house.url, match.record(), ROLES))
    player.wait_for_map()
    page = player.page
    page.click("[data-testid=lang]")
    page.click("#tab-fights")
    expect(page.locator("#panel")).to_contain_text("Personne", timeout=PATIENCE)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
