"""The Peloponnesian War in the browser: one whole solitaire turn by clicks, following the other side."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import polemos
from polemos.engine.match import Match
from tests.web.conftest import PHONE
from tests.web.house import House
from tests.web.player import Player
from tests.web.scripted import PATIENCE, Shadow, sit_down, upload

Sit = Callable[..., Player]

#: With this seed the gods allow the first operation and Sparta answers it with one of her own.
SEED = 1

#: What the chain of a non-player operation tells, in its order (4.2, 4.2.1).
CHAIN = ("must answer", "an army of", "sets out", "Route (", "join at", "stands at")


def begin(player: Player, house: House) -> Shadow:
    """The whole war, alone, in the browser and in the engine."""
    match = polemos.game("peloponnesian_war").start("peloponnesian_war", SEED)
    sit_down(player, upload(house.url, match.record(), match.roles))
    return Shadow(player, match)


def raid(table: Shadow) -> None:
    """All ships of Piraeus are called up against Prasiae; they have not sailed yet."""
    table.play("consult")
    table.play("march", "prasiae")
    table.play("muster", "piraeus")
    table.play("activate_all", "n")


def follow(player: Player) -> list[str]:
    """Everything the other side has just done, at once; the lines told."""
    player.page.click("#tab-watch", timeout=PATIENCE)
    player.page.get_by_role("button", name="To the end").click(timeout=PATIENCE)
    done, total = player.page.locator(".count").inner_text().split(" / ")
    lines = player.page.locator(".panel ol li").all_inner_texts()
    assert done == total == str(len(lines))
    return lines


def last_choices(match: Match) -> tuple[str, str | None]:
    """What ends the turn: no more operations, the levy, one hoplite, the rest of the money kept."""
    choices = match.prompt("player").choices
    if "build" in choices and match.actions[-1][1] != "build":
        return "build", "h"
    return next(verb for verb in ("pass", "levy", "done") if verb in choices), None


@pytest.mark.slow
def test_a_solitaire_turn_by_clicks(sit: Sit, house: House) -> None:
    player = sit()
    table = begin(player, house)
    opening = follow(player)
    assert any("strategy Attack Athens" in line for line in opening)
    raid(table)
    table.play("depart")
    told = " ".join(follow(player))
    told = told[told.index(CHAIN[0]) :]
    found = [told.find(step) for step in CHAIN]
    assert -1 not in found
    assert found == sorted(found)
    while table.match.state.turn == 1:
        table.play(*last_choices(table.match))
    expect(player.page.locator("header")).to_contain_text("turn 2", timeout=PATIENCE)
    assert any("Turn 2" in line for line in follow(player))
    assert table.match.state.force("athens", "athens") != (0,) * 6


@pytest.mark.slow
def test_route_price_and_odds_are_seen_before_the_die_and_the_mind_may_change(sit: Sit, house: House) -> None:
    player = sit()
    table = begin(player, house)
    raid(table)
    page = player.page
    page.click("#tab-forecast", timeout=PATIENCE)
    panel = page.locator(".panel")
    expect(panel).to_contain_text("Piraeus, Aegina, Methana", timeout=PATIENCE)
    expect(panel).to_contain_text("Watched spaces on the way")
    spent = table.match.view("player")["forecast"]["spent"]
    expect(panel).to_contain_text(f"{spent} / ")
    assert page.locator("path.route").count() == 1
    for left in (3, 2, 1):
        page.click("[data-testid=undo]", timeout=PATIENCE)
        expect(page.locator(".table")).to_have_attribute("data-number", str(left), timeout=PATIENCE)
        table.match.undo("player")
    table.play("march", "melos")
    expect(panel).to_contain_text("Melos", timeout=PATIENCE)


@pytest.mark.slow
def test_the_other_side_is_followed_step_by_step_or_at_a_chosen_speed(sit: Sit, house: House) -> None:
    player = sit()
    begin(player, house)
    page = player.page
    page.click("#tab-matrix", timeout=PATIENCE)
    expect(page.locator(".strategy.lit")).to_contain_text("Attack Athens", timeout=PATIENCE)
    page.click("#tab-watch")
    step = page.get_by_role("button", name="Next step")
    for number in (1, 2):
        step.click(timeout=PATIENCE)
        expect(page.locator(".count")).to_contain_text(f"{number} /", timeout=PATIENCE)
    page.get_by_label("Speed").fill("60")
    page.get_by_role("button", name="Play").click()
    expect(step).to_be_disabled(timeout=PATIENCE)
    expect(page.locator("path.theirs")).to_have_count(1)
    expect(page.get_by_role("button", name="Play")).to_be_visible(timeout=PATIENCE)


@pytest.mark.slow
def test_a_phone_shows_what_the_map_has_no_room_for(sit: Sit, house: House) -> None:
    player = sit(**PHONE)
    begin(player, house)
    page = player.page
    page.click("#tab-forecast", timeout=PATIENCE)
    standing = page.locator(".panel table")
    expect(standing).to_contain_text("Treasury", timeout=PATIENCE)
    assert standing.bounding_box()["width"] <= page.viewport_size["width"]  # type: ignore[index]  # both exist
