"""Groups by tap, stroke and drag: one taps to choose, taps again to drop, and few clicks are needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from polemos.engine.prompt import Prompt
from tests.web.house import House
from tests.web.moments import sit_down, until
from tests.web.player import FAN_OR_STEP, POINT, Player

Sit = Callable[..., Player]

TARGETS = """() => [...document.querySelectorAll('.board .hit[data-choice]')].map((e) => e.dataset.place)"""
#: Where the group may go: places with a choice of their own, not those whose pieces may join it.
GOALS = """() => [...document.querySelectorAll('.board .hit[data-choice]')].map((e) => e.dataset.place)
  .filter((place) => !document.querySelector(`[data-stack][data-place="${place}"] .picked`))"""


def may_form(least: int) -> Callable[[Prompt], bool]:
    """So many pieces wait to be picked, and none is yet."""

    def wanted(prompt: Prompt) -> bool:
        choices = prompt.choices
        return prompt.message == "move" and "drop" not in choices and len(choices.get("pick", ())) >= least

    return wanted


@pytest.fixture(scope="module")
def army() -> dict[str, Any]:
    return until("hellespont", may_form(13))


def seated(sit: Sit, house: House, record: dict[str, Any]) -> Player:
    player = sit()
    sit_down(player, house, record)
    player.wait_for_map()
    assert player.wait_for_turn()
    return player


def open_place(player: Player) -> str:
    """Opens the place whose pieces are asked for: a look, no choice."""
    place: str = player.page.evaluate(TARGETS)[0]
    click_stack(player, place)
    player.page.wait_for_selector(".fan .piece")
    return place


def stack_at(player: Player, place: str) -> tuple[float, float]:
    own = player.page.locator(
        f"[data-stack][data-place={place}]:has(.picked), [data-choice][data-stack][data-place={place}]"
    )
    box = own.first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def click_stack(player: Player, place: str) -> None:
    player.page.mouse.click(*stack_at(player, place))


def raised(player: Player) -> int:
    return player.page.locator(".fan .raised").count()


def wait_raised(player: Player, count: int) -> None:
    player.page.wait_for_function("n => document.querySelectorAll('.fan .raised').length === n", arg=count)


def test_all_but_one_of_thirteen_takes_two_clicks(sit: Sit, house: House, army: dict[str, Any]) -> None:
    player = seated(sit, house, army)
    page = player.page
    open_place(player)
    page.locator(".choice[data-verb=pick_all]").click()  # the first
    page.wait_for_selector(".fan .raised")
    chosen = raised(player)
    assert chosen >= 13
    page.locator(".fan .raised").last.click()  # the second
    wait_raised(player, chosen - 1)
    assert page.evaluate(TARGETS), "a group that can go somewhere lights where"


def test_tapping_chooses_and_tapping_again_drops(sit: Sit, house: House, army: dict[str, Any]) -> None:
    player = seated(sit, house, army)
    page = player.page
    place = open_place(player)
    own = page.locator(".fan .piece.open")
    names = [own.nth(i).get_attribute("data-fan") for i in (0, 1)]
    for count, name in enumerate(names, 1):
        page.click(f"[data-fan={name}]")
        wait_raised(player, count)
    page.click(f"[data-fan={names[0]}]")
    wait_raised(player, 1)
    assert page.get_attribute(f"[data-fan={names[1]}]", "aria-pressed") == "true"
    page.get_by_test_id("group-none").click()
    wait_raised(player, 0)
    assert page.evaluate(TARGETS) == [place]


def stroke(player: Player, count: int) -> None:
    """Over so many pieces of the opened place."""
    page = player.page
    boxes = [page.locator(".fan .piece.open").nth(i).bounding_box() for i in range(count)]
    points = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    page.mouse.move(*points[0])
    page.mouse.down()
    for point in points[1:]:
        page.mouse.move(*point, steps=3)
    page.mouse.up()
    wait_raised(player, count)


def test_a_stroke_gathers_and_a_drag_sails(sit: Sit, house: House, army: dict[str, Any]) -> None:
    player = seated(sit, house, army)
    page = player.page
    place = open_place(player)
    stroke(player, 4)
    page.keyboard.press("Escape")
    to = next(target for target in page.evaluate(TARGETS) if target != place and page.evaluate(POINT, target))
    drag(player, place, to)
    page.wait_for_function("() => !document.querySelector('.picked')")
    there = f"[...document.querySelectorAll('[data-stack][data-place={to}] .badgetext')]"
    page.wait_for_function(f"() => {there}.some((e) => Number(e.textContent) >= 4)")


def drag(player: Player, place: str, to: str) -> None:
    page = player.page
    page.mouse.move(*stack_at(player, place))
    page.mouse.down()
    page.mouse.move(*page.evaluate(POINT, to), steps=6)
    page.mouse.up()


def test_a_drag_takes_the_whole_stack_where_nothing_was_chosen(
    sit: Sit, house: House, army: dict[str, Any]
) -> None:
    player = seated(sit, house, army)
    page = player.page
    place = page.evaluate(TARGETS)[0]
    before = player.number
    drag(player, place, "m22")
    player.wait_after(before)
    page.wait_for_selector("[data-stack][data-place=m22]")


def test_the_same_formation_as_last_time(sit: Sit, house: House, army: dict[str, Any]) -> None:
    player = seated(sit, house, army)
    page = player.page
    open_place(player)
    for count in (1, 2):
        page.locator(".fan .piece.open:not(.raised)").first.click()
        wait_raised(player, count)
    page.get_by_test_id("group-none").click()
    again = page.get_by_test_id("group-again")
    again.click()
    wait_raised(player, 2)


def test_a_hint_is_a_whole_move_drawn_on_the_map_with_its_reason_and_can_be_played(
    sit: Sit, house: House, army: dict[str, Any]
) -> None:
    player = seated(sit, house, army)
    page = player.page
    page.get_by_role("button", name="Hint").click()
    advice = page.get_by_test_id("advice")
    advice.wait_for(timeout=60_000)
    advice.get_by_test_id("foreseen").wait_for(timeout=30_000)  # what it gains and risks
    steps = advice.locator("p").first.inner_text().count("\u2192") + 1
    if steps > 1:
        assert page.locator("[data-leg]").count() >= 1
    before = player.number
    page.get_by_test_id("play-advice").click()
    player.wait_after(before)
    assert advice.count() == 0


#: Gestures for four of eight blocks; 8 before, one for every block and then some.
MOST_GESTURES = 4


def test_four_of_eight_blocks_march_with_few_gestures(sit: Sit, house: House) -> None:
    def eight(prompt: Prompt) -> bool:
        return prompt.message == "group-move" and len(prompt.choices.get("pick", ())) == 8

    player = sit()
    sit_down(player, house, until("hellenes", eight, "431", seed=1))
    player.wait_for_map()
    assert player.wait_for_turn()
    page = player.page
    place = str(page.locator("[data-choice][data-stack]").first.get_attribute("data-place"))
    click_stack(player, place)
    page.wait_for_selector(".fan .piece")
    gestures = 1
    stroke(player, 4)
    gestures += 1
    to = next(place for place in page.evaluate(GOALS) if page.evaluate(POINT, place))
    before = player.number
    page.mouse.click(*page.evaluate(POINT, to))
    gestures += 1
    page.wait_for_function(FAN_OR_STEP, arg=before)
    if player.number == before:  # by land, by sea or by a forced march: the place asks which
        page.locator(".fan .verbs .button").first.click()
        gestures += 1
    player.wait_after(before)
    assert gestures <= MOST_GESTURES
    there = f"[...document.querySelectorAll('[data-stack][data-place={to}] .badgetext')]"
    page.wait_for_function(f"() => {there}.some((e) => Number(e.textContent) >= 4)")


def test_cards_are_cards_and_recruits_are_blocks(sit: Sit, house: House) -> None:
    """Coins and event stand where the choice is; what is raised is seen as the block it will be."""
    player = sit()
    sit_down(player, house, until("hellenes", lambda prompt: prompt.message == "season-card", "431", seed=1))
    page = player.page
    page.wait_for_selector("[data-card]")
    for card in page.locator("[data-card]").all():
        assert card.locator(".coins").count() == 1
        assert card.locator("article p").inner_text()
        verbs = card.locator(".choice").evaluate_all("all => all.map(e => e.dataset.verb)")
        assert set(verbs) <= {"event", "coins"}
        assert "coins" in verbs
    sit_down(player, house, until("hellenes", lambda prompt: prompt.message == "recruit", "431", seed=1))
    page.wait_for_selector(".choice[data-verb=choose] .pictures svg [data-piece]")


def test_a_crowded_map_is_sifted_by_verb(sit: Sit, house: House) -> None:
    """Only what one kind of choice could do: on the map, in the list, and a click means just that."""

    def crowded(prompt: Prompt) -> bool:
        return prompt.message == "operation" and len(prompt.choices.get("incite", ())) > 20

    player = sit()
    sit_down(player, house, until("peloponnesian_war", crowded, seed=1))
    player.wait_for_map()
    assert player.wait_for_turn()
    page = player.page
    page.wait_for_selector("[data-testid=filters]")
    all_lit = len(page.evaluate(TARGETS))
    page.click("[data-filter=incite]")
    page.wait_for_function(f"n => ({TARGETS})().length < n", arg=all_lit)
    page.locator(".onboard .link").click()
    verbs = page.eval_on_selector_all(".chips .choice", "all => all.map(e => e.dataset.verb)")
    assert set(verbs) == {"incite"}
    page.fill(".prompt input[type=search]", "Acragas")
    page.wait_for_function("() => document.querySelectorAll('.chips .choice').length === 1")
    before = player.number
    to = next(place for place in page.evaluate(TARGETS) if page.evaluate(POINT, place))
    page.mouse.click(*page.evaluate(POINT, to))
    player.wait_after(before)
