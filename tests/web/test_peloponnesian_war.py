"""The Peloponnesian War in the browser: one whole solitaire turn by clicks, following the other side."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import polemos
from polemos.engine.match import Match
from tests.web.conftest import DESKTOP, PHONE
from tests.web.house import House
from tests.web.player import Player
from tests.web.scripted import PATIENCE, Shadow, sit_down, upload

Sit = Callable[..., Player]

#: With this seed the gods allow the first operation and Sparta answers it with one of her own.
SEED = 4

#: What the chain of a non-player operation tells, in its order (4.2, 4.2.1).
CHAIN = ("must answer", "an army of", "sets out", "Called up", "Route of", "arrives at")


RAID = (("consult", None), ("march", "prasiae"), ("muster", "piraeus"), ("activate_all", "n"))

#: Whether a button can be seen and clicked without scrolling.
SEEN = """e => {
  const box = e.getBoundingClientRect();
  return e.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""


def begin(player: Player, house: House) -> Shadow:
    """The whole war, alone, in the browser and in the engine."""
    match = polemos.game("peloponnesian_war").start("peloponnesian_war", SEED)
    sit_down(player, upload(house.url, match.record(), match.roles))
    return Shadow(player, match)


def raid(table: Shadow) -> None:
    """All ships of Piraeus are called up against Prasiae; they have not sailed yet."""
    for verb, arg in RAID:
        table.play(verb, arg)


def on_a_phone(sit: Sit, house: House, panel: str) -> Page:
    """The whole war, alone, on a phone, with a panel open."""
    player = sit(**PHONE)
    begin(player, house)
    player.page.click(f"#tab-{panel}", timeout=PATIENCE)
    return player.page


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
    assert any("strategy: Attack Athens" in line for line in opening)
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
    table, page = begin(player, house), player.page
    for verb, arg in RAID[:2]:
        table.play(verb, arg)
    hoplite = page.locator("[data-verb=activate][data-arg=h]")
    expect(hoplite).to_contain_text("200 talents a point", timeout=PATIENCE)
    for verb, arg in RAID[2:]:
        table.play(verb, arg)
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
    expect(page.locator(".strategy.lit td.hit")).to_have_text("Oropus")  # her objective, without a zone
    arrived = page.locator("[data-stack][data-place=oropus]")
    expect(arrived).to_have_count(1)
    with page.expect_response(re.compile("/at/0/parts$")):
        page.click("#tab-watch")
    step = page.get_by_role("button", name="Next step")
    for number in (1, 2):
        step.click(timeout=PATIENCE)
        expect(page.locator(".count")).to_contain_text(f"{number} /", timeout=PATIENCE)
        expect(arrived).to_have_count(0)  # the army has not set out yet
    page.get_by_label("Speed").fill("60")
    page.get_by_role("button", name="Play").click()
    expect(step).to_be_disabled(timeout=PATIENCE)
    expect(arrived).to_have_count(1)
    expect(page.locator("path.theirs")).to_have_count(1)
    expect(page.get_by_role("button", name="Play")).to_be_visible(timeout=PATIENCE)


@pytest.mark.slow
def test_a_phone_shows_what_the_map_has_no_room_for(sit: Sit, house: House) -> None:
    page = on_a_phone(sit, house, "forecast")
    standing = page.locator(".panel table")
    expect(standing).to_contain_text("Treasury", timeout=PATIENCE)
    assert standing.bounding_box()["width"] <= page.viewport_size["width"]  # type: ignore[index]  # both exist


def test_whoever_begins_a_scenario_for_two_has_a_seat(sit: Sit) -> None:
    player = sit()
    player.visit("#/new/peloponnesian_war")
    page = player.page
    expect(page.locator("[data-seat=player]")).to_have_value("here", timeout=PATIENCE)
    for scenario in ("archidamian_war_two", "decelean_war_two"):
        page.locator(f"input[name=scenario][value={scenario}]").check()
        expect(page.locator("[data-seat=athens]")).to_have_value("here")
        expect(page.locator("[data-seat=sparta]")).to_have_value(re.compile("bot:"))
    page.locator("[data-seat=athens]").select_option("bot:greedy")  # to watch on purpose is still possible
    page.locator("input[name=scenario][value=archidamian_war_two]").check()
    expect(page.locator("[data-seat=athens]")).to_have_value("bot:greedy")
    page.locator("[data-seat=athens]").select_option("here")
    page.click("[data-testid=begin]")
    expect(page.locator("#tab-forecast")).to_be_visible(timeout=PATIENCE)
    for tab in ("matrix", "watch"):  # no side is played by a matrix
        expect(page.locator(f"#tab-{tab}")).to_have_count(0)


@pytest.mark.parametrize("shape", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_undo_and_hint_stay_in_reach_and_nothing_that_costs_is_a_default(
    sit: Sit, house: House, shape: dict[str, object]
) -> None:
    match = polemos.game("peloponnesian_war").start("peloponnesian_war", SEED)
    for verb, arg in RAID[:-1]:
        match.play("player", verb, arg)
    player = sit(**shape)
    sit_down(player, upload(house.url, match.record(), match.roles))
    page = player.page
    page.wait_for_selector(".table[data-mine=true]", timeout=PATIENCE)
    expect(page.locator(".choice.main")).to_have_count(0)
    for button in (page.get_by_test_id("undo"), page.get_by_role("button", name="Hint")):
        assert button.evaluate(SEEN)
    page.locator(".choice[data-verb=activate_all]").first.click()
    expect(page.locator(".choice[data-verb=depart]")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".choice.main")).to_have_count(0)
    assert page.get_by_test_id("undo").evaluate(SEEN)


def test_alone_one_goes_back_without_asking(sit: Sit, house: House) -> None:
    match = polemos.game("peloponnesian_war").start("peloponnesian_war", SEED)
    for verb, arg in (*RAID, ("depart", None)):
        match.play("player", verb, arg)
    player = sit()
    sit_down(player, upload(house.url, match.record(), match.roles))
    page = player.page
    first = page.get_by_role("button", name="Go back to before this").first
    first.click(timeout=PATIENCE)
    player.wait_after(match.number)
    assert player.number < match.number
    expect(page.get_by_text("Something was taken back; the dice to come are new ones.")).to_have_count(1)


@pytest.mark.slow
def test_a_phone_shows_the_step_and_its_places_and_puts_the_lights_out(sit: Sit, house: House) -> None:
    page = on_a_phone(sit, house, "watch")
    step = page.get_by_role("button", name="Next step")
    while step.is_enabled():
        step.click(timeout=PATIENCE)
        expect(page.locator(".panel .now")).to_be_in_viewport()
    lit = page.locator(".board .symbol.lit")
    assert lit.count() > 0
    box = page.locator(".panel").bounding_box()
    assert box is not None
    assert box["height"] < 0.3 * PHONE["viewport"]["height"]  # type: ignore[index]  # the map stays in sight
    page.click("#tab-watch")
    expect(lit).to_have_count(0)
