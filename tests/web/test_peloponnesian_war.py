"""The Peloponnesian War in the browser: one whole solitaire turn by clicks, following the other side."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.player import FAN_OR_STEP, POINT, Player

Sit = Callable[..., Player]

#: A turn has at most so many clicks before it counts as stuck.
CLICKS = 80


def begin_alone(player: Player) -> None:
    player.visit("#/new/peloponnesian_war")
    player.page.select_option("[data-seat=player]", "here")
    player.page.click("[data-testid=begin]")
    player.page.wait_for_selector(".table")
    player.wait_for_map()


def click_place(player: Player, place: str) -> None:
    """A space that can be chosen, by the mouse; if it opens up, the first thing in it."""
    if player.page.locator(".fan").count():
        player.page.keyboard.press("Escape")  # a click on an opened place would close it
    point = player.page.evaluate(POINT, place)
    assert point is not None
    before = player.number
    player.page.mouse.click(*point)
    player.page.wait_for_function(FAN_OR_STEP, arg=before)
    inside = player.page.locator(".fan .verbs .button")
    if player.number == before and inside.count():
        inside.nth(0).click()


def verbs(player: Player) -> list[str]:
    found = player.page.locator("[data-verb]").all()
    return [verb for button in found if (verb := button.get_attribute("data-verb"))]


def can_choose(player: Player, place: str) -> bool:
    return player.page.locator(f"rect[data-place={place}][data-choice]").count() > 0


def one_choice(player: Player) -> None:
    """A raid on the Peloponnese while the omens are good, then the end of the turn."""
    page, offered = player.page, verbs(player)
    if "consult" in offered:
        page.click("[data-verb=consult]")
    elif "depart" in offered and "activate_all" not in offered:
        page.click("#tab-forecast")
        page.wait_for_selector("dl")
        page.click("[data-verb=depart]")
    elif "activate_all" in offered and can_choose(player, "piraeus") is False:
        page.click("[data-verb=activate_all] >> nth=0")
    elif can_choose(player, "piraeus") and "halt" in offered:
        click_place(player, "piraeus")
    elif can_choose(player, "prasiae"):
        click_place(player, "prasiae")
    else:
        page.click(
            f"[data-verb={next(v for v in ('levy', 'done', 'depart', 'halt', 'pass') if v in offered)}]"
        )


@pytest.mark.slow
def test_a_solitaire_turn_by_clicks(sit: Sit) -> None:
    player = sit()
    begin_alone(player)
    page = player.page
    page.get_by_role("button", name="Greece").click()
    page.wait_for_timeout(1000)  # the map glides there
    log = page.locator("[role=listitem]").all_inner_texts()
    assert any("Archidamus sets out" in line for line in log)
    assert any("Route (" in line for line in log)
    clicks = 0
    while player.wait_for_turn() and "turn 1" in page.locator("header").inner_text():
        before = player.number
        one_choice(player)
        player.wait_after(before)
        clicks += 1
        assert clicks < CLICKS
    assert clicks >= 2


@pytest.mark.slow
def test_the_other_side_can_be_followed_step_by_step(sit: Sit) -> None:
    player = sit()
    begin_alone(player)
    page = player.page
    page.click("#tab-matrix")
    assert page.locator(".strategy.lit").inner_text().startswith("1-3 Attack Athens")
    page.click("#tab-watch")
    page.get_by_role("button", name="Next step").click()
    page.get_by_role("button", name="Next step").click()
    assert page.locator(".count").inner_text().startswith("2 /")
    page.get_by_role("button", name="To the end").click()
    done, total = page.locator(".count").inner_text().split(" / ")
    assert done == total
