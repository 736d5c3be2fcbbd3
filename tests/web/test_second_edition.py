"""Promises of the table's second edition that need a browser: few clicks, nothing covered, all told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import polemos
from polemos.engine.prompt import Prompt
from tests.web.conftest import PHONE
from tests.web.house import House
from tests.web.moments import sit_down, until
from tests.web.player import Player
from tests.web.test_promises import table

Sit = Callable[..., Player]
GAMES = sorted(polemos.games())

#: Choices that cannot be reached: cut off by the window, or by what lies over their middle.
COVERED = """() => [...document.querySelectorAll('section.prompt .button')].filter((e) => {
  if (!e.checkVisibility()) return false;
  e.scrollIntoView({block: 'nearest'});
  const r = e.getBoundingClientRect();
  const at = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
  return r.right > innerWidth + 1 || r.bottom > innerHeight + 1 || !(e.contains(at) || at?.contains(e));
}).map((e) => e.innerText)"""


def seated(sit: Sit, house: House, record: dict[str, Any], shape: dict[str, Any], **settings: Any) -> Player:
    player = sit(**shape)
    sit_down(player, house, record, **settings)
    player.wait_for_map()
    assert player.wait_for_turn()
    return player


@pytest.fixture(scope="module")
def moments() -> dict[str, dict[str, Any]]:
    """A question with several answers, a while into each game."""
    return {game: until(game, _many(25)) for game in GAMES}


def _many(least: int) -> Callable[[Prompt], bool]:
    asked = [0]

    def wanted(prompt: Prompt) -> bool:
        asked[0] += 1
        return asked[0] > least and prompt.count() > 3

    return wanted


@pytest.mark.parametrize("game", GAMES)
def test_every_button_of_the_question_can_be_pressed_on_both_sizes(
    sit: Sit, house: House, moments: dict[str, dict[str, Any]], game: str
) -> None:
    for shape in ({}, PHONE):
        player = seated(sit, house, moments[game], shape)
        assert player.page.evaluate(COVERED) == []
        said = player.page.locator("section.prompt").inner_text()
        assert "$" not in said, "a word that is missing"
        assert player.page.get_by_test_id("you").inner_text() not in ("", "You are Player")


def test_a_friend_is_invited_by_a_large_link_and_a_code(sit: Sit) -> None:
    host = sit()
    host.begin(athens="here", sparta="link")
    invite = host.page.get_by_test_id("invite")
    invite.wait_for()
    invite.locator("summary").click()
    code = invite.locator("code").inner_text()
    friend = sit(seed=2)
    friend.visit("")
    friend.page.get_by_test_id("join-code").fill(code)
    friend.page.get_by_role("button", name="Join by code").click()
    friend.page.wait_for_selector(".table", timeout=60_000)
    assert friend.page.get_by_test_id("you").inner_text() == "You are Sparta"
    invite.wait_for(state="detached")


def test_the_side_is_chosen_by_one_tap(sit: Sit) -> None:
    player = sit()
    player.visit("#/new/hellas")
    player.page.click("[data-side=sparta]")
    assert player.page.input_value("[data-seat=sparta]") == "here"
    assert player.page.input_value("[data-seat=athens]").startswith("bot:")
    player.page.click("[data-testid=begin]")
    player.page.wait_for_selector(".table", timeout=60_000)
    assert player.page.get_by_test_id("you").inner_text() == "You are Sparta"


# --- how few clicks ---------------------------------------------------------------------------------


def test_an_august_in_which_one_does_nothing(sit: Sit, house: House) -> None:
    """24 clicks before; 8 at most. Lone choices play themselves, windows rest for the turn."""
    player = sit()
    table(player, house, "hellespont", warn=False, story="off", motion="off")
    page, clicks = player.page, 0
    for verb in iter(lambda: _idle(page), ""):
        page.locator(f".choice[data-verb={verb}]").last.click()
        clicks += 1
        page.wait_for_timeout(400)
    assert clicks <= 8


def _idle(page: Any) -> str:
    """The way to do nothing that is offered; none: August is over."""
    page.wait_for_selector(".table[data-mine=true] .choice", timeout=60_000)
    if "August" not in page.locator("header").first.inner_text():
        return ""
    verbs: list[str] = page.eval_on_selector_all(".choice", "all => all.map(e => e.dataset.verb)")
    wanted = ("rest", "mute", "decline", "done", "pick_none", "keep_none", "commit_none", "stay", "accept")
    return next((verb for verb in wanted if verb in verbs), verbs[-1])


#: One's own turn has come, and no interception is asked about.
SOMETHING_ELSE = """() => {
  const verbs = [...document.querySelectorAll('.table[data-mine=true] .choice')].map((e) => e.dataset.verb);
  return verbs.length > 0 && !verbs.includes('intercept');
}"""
TWO = next(one.id for one in polemos.game("peloponnesian_war").scenarios if len(one.roles) == 2)


def test_an_order_answers_the_interceptions_of_a_march(sit: Sit, house: House) -> None:
    """15 questions before; 1 by a standing order, which also knows odds and places."""
    asked = until("peloponnesian_war", lambda prompt: prompt.message == "intercept", TWO, seed=2)
    player = seated(sit, house, asked, {})
    page = player.page
    page.locator("[data-testid=orders] summary").click()
    offered = page.locator("[data-testid=order-when] option").evaluate_all("all => all.map(e => e.value)")
    assert offered == ["never", "attacked", "here", "odds"]
    before = player.number
    page.click("[data-until=operation]")
    player.wait_after(before)
    page.wait_for_function(SOMETHING_ELSE, timeout=60_000)


def test_the_marks_of_the_last_move_stay_and_a_replay_names_its_steps(sit: Sit, house: House) -> None:
    player = seated(sit, house, until("hellespont", lambda prompt: "move" in prompt.choices), {})
    page, before = player.page, player.number
    page.locator(".choice[data-verb=move], .chip[data-verb=move]").first.click()
    player.wait_after(before)
    page.wait_for_selector("[data-trail]", state="attached")
    page.click("#tab-match")
    page.get_by_role("button", name="Replay").first.click()
    page.wait_for_selector("[data-testid=replay-step]")
    page.wait_for_function("() => document.querySelector('[data-testid=replay-step]').innerText.length > 5")


# --- without a mouse --------------------------------------------------------------------------------

#: So many choices of one's own make at least a turn of a side, or its greater part where turns are long.
CHOICES = 8
FOLDED = ".onboard .link[aria-expanded=false]"


def tab_to(player: Player, wanted: str) -> None:
    """Through the page by the Tab key alone, until the focus is there; then Enter."""
    for _ in range(300):
        if player.page.evaluate("css => document.activeElement?.matches(css)", wanted):
            return player.page.keyboard.press("Enter")
        player.page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached by keyboard")


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_without_a_mouse_and_without_the_map(sit: Sit, house: House, game: str) -> None:
    player = sit(seed=3)
    table(player, house, game, story="off", warn=False, motion="off", autoSkip=False)
    player.page.wait_for_selector("#tab-log")
    for way in (by_keyboard, by_the_text_board):
        for _ in range(CHOICES):
            if player.wait_for_turn():
                before = player.number
                way(player)
                player.wait_after(before)


def by_keyboard(player: Player) -> None:
    page = player.page
    page.wait_for_selector(f".choice, {FOLDED}")
    if page.locator(FOLDED).count():
        tab_to(player, FOLDED)
    verbs = page.eval_on_selector_all(".choice", "all => all.map(e => e.dataset.verb)")
    tab_to(player, f".choice[data-verb={verbs[player._preferred(verbs)]}]")


def by_the_text_board(player: Player) -> None:
    """Nothing is clicked on the map: the list of places and the buttons of the question say and do it all."""
    player.page.click("#tab-places")
    listed = player.page.locator("#panel button[data-verb], #panel td button, #panel li button")
    if listed.count() and player.random.random() < 0.6:
        listed.nth(player.random.randrange(listed.count())).click()
    else:
        player._click_button()
