"""What a person does at the table besides playing: undo, replay, reload, languages, keyboard, phone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE
from tests.web.house import House
from tests.web.player import Player

Sit = Callable[..., Player]

CONTRAST = """() => {
  const light = (c) => { const v = c / 255; return v <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4; };
  const of = (rgb) => .2126 * light(rgb[0]) + .7152 * light(rgb[1]) + .0722 * light(rgb[2]);
  const parse = (s) => s.match(/[\\d.]+/g).map(Number);
  const back = (e) => {
    for (; e; e = e.parentElement) {
      const c = parse(getComputedStyle(e).backgroundColor);
      if (c[3] === undefined || c[3] > 0.5) return c;
    }
    return [255, 255, 255];
  };
  return [...document.querySelectorAll('.prompt *, .panelbox *, header *')]
    .filter((e) => e.offsetParent && !e.closest('[disabled],[aria-disabled=true]'))
    .filter((e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim()))
    .map((e) => {
      const [a, b] = [of(parse(getComputedStyle(e).color)), of(back(e))].sort((x, y) => y - x);
      return [(a + .05) / (b + .05), e.textContent.trim().slice(0, 40)];
    })
    .filter(([ratio]) => ratio < 4.5);
}"""


def shows(page: Page, number: int) -> None:
    """Wait until the replay has come to an action."""
    page.wait_for_function(
        "n => document.querySelector('output')?.textContent.startsWith(`${n} `)", arg=number
    )


def to_the_first_activation(player: Player) -> None:
    """Play until there is something that can be taken back: a zone is activated."""
    for _ in range(200):
        assert player.wait_for_turn()
        before = player.number
        page = player.page
        for verb in ("activate", "announce", "decline", "stay", "pick_none"):
            choice = page.locator(f".choice[data-verb={verb}]")
            if choice.count():
                choice.first.click()
                break
        else:
            page.locator(".choice").first.click()
        player.wait_after(before)
        if verb == "activate":
            player.wait_for_turn()
            return
    raise AssertionError("nothing could be activated")


def test_undo_takes_back_and_redo_plays_again(sit: Sit) -> None:
    player = sit()
    player.begin(athens="here", sparta="bot:random")
    to_the_first_activation(player)
    page, after = player.page, player.number
    asked = page.locator("[data-testid=prompt]").inner_text()
    assert "Take back: Activate" in page.locator("[data-testid=undo]").inner_text()
    page.click("[data-testid=undo]")
    player.wait_after(after)
    assert player.number == after - 1
    assert page.locator(".choice[data-verb=activate]").count()
    page.keyboard.press("r")
    player.wait_after(after - 1)
    assert page.locator("[data-testid=prompt]").inner_text() == asked
    page.get_by_role("button", name="Restart").click()
    player.wait_after(after)
    undo = page.locator("[data-testid=undo]")
    assert (
        undo.get_attribute("data-does") == "replies"
    )  # alone with a bot: through its replies, without asking
    assert "Back before the reply of Sparta" in undo.inner_text()
    before = player.number
    undo.click()
    player.wait_after(before)
    assert player.number < before


def test_replay_by_slider_steps_and_link(sit: Sit) -> None:
    player = sit(seed=3)
    match = player.begin(athens="here", sparta="bot:random")
    for _ in range(8):
        player.act()
    player.wait_for_turn()
    page, last = player.page, player.number
    page.click("#tab-match")
    page.get_by_role("button", name="Replay", exact=True).click()
    page.click("[data-testid=replay-back]")
    shows(page, last - 1)
    page.locator("input[type=range]").fill("2")
    shows(page, 2)
    assert page.locator(".choice").count() == 0
    page.click("[data-testid=replay-leave]")
    assert page.locator(".choice").count() > 0
    player.visit(f"#/m/{match}?action=3")
    shows(page, 3)
    play_on = page.get_by_role("button", name="Play on from here")
    assert play_on.get_attribute("aria-disabled") == "true"  # the bot's counters are hidden while it plays
    page.keyboard.press("Escape")
    page.click("#tab-match")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Athens gives up").click()
    page.wait_for_selector(".table[data-over=true]")
    page.get_by_test_id("end").get_by_role("button", name="Replay", exact=True).click()
    page.locator("input[type=range]").fill("3")
    shows(page, 3)
    play_on.click()
    page.wait_for_function("m => !location.hash.includes(m)", arg=match)


def test_reload_in_the_middle_of_a_turn(sit: Sit) -> None:
    player = sit()
    player.begin(athens="here", sparta="bot:random")
    to_the_first_activation(player)
    asked, number = player.page.locator("[data-testid=prompt]").inner_text(), player.number
    player.page.reload()
    player.wait_for_turn()
    assert player.page.locator("[data-testid=prompt]").inner_text() == asked
    assert player.number == number


def test_the_language_changes_at_once(sit: Sit) -> None:
    player = sit()
    player.begin(athens="here", sparta="bot:random")
    page = player.page
    assert "Which do you take" in page.locator("[data-testid=prompt]").inner_text()
    page.click("[data-testid=lang]")
    page.wait_for_function("() => document.documentElement.lang === 'fr'")
    page.wait_for_function(
        "() => !document.querySelector('[data-testid=prompt]').textContent.includes('Which do you take')"
    )
    assert "Journal" in page.locator(".panelbox h2").inner_text()
    assert page.get_by_role("button", name="Conseil").count() == 1


def test_a_phone_has_everything_within_reach(sit: Sit) -> None:
    player = sit(**PHONE)
    player.begin(athens="here", sparta="bot:random")
    player.wait_for_map()
    page = player.page
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = page.eval_on_selector_all(
        ".choice", "all => all.filter(e => e.getBoundingClientRect().height < 43).length"
    )
    assert small == 0
    page.locator("[data-verb=take]").first.tap()
    player.wait_for_turn()
    page.locator("#tab-hand").tap()
    assert page.locator(".panel .counter").count() >= 1
    page.locator(".panel .close").tap()
    assert page.locator(".panel").count() == 0


def press_a_choice(player: Player) -> None:
    """Tab to a choice and press Enter, as often as a person would whose page changed under the finger."""
    page, before = player.page, player.number
    for _ in range(5):
        for _ in range(200):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.matches('.choice, .board [data-choice]')"):
                break
        focused = "document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"
        assert page.evaluate(focused).strip()
        for _ in range(2):  # in an opened place the first choice has the focus
            page.keyboard.press("Enter")
            for _ in range(15):
                page.wait_for_timeout(100)
                if player.number != before:
                    return
    raise AssertionError("no choice could be made by keyboard")


def test_by_keyboard_alone(sit: Sit) -> None:
    player = sit(seed=5)
    player.begin(athens="here", sparta="bot:random")
    page = player.page
    for _ in range(12):
        if not player.wait_for_turn():
            break
        press_a_choice(player)
    page.locator("[data-line]").last.focus()
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.matches('[data-line]')")
    assert page.locator("[aria-live=polite]").count() >= 1


def test_what_is_this_and_the_table_of_places(sit: Sit) -> None:
    player = sit()
    player.begin(athens="here", sparta="bot:random")
    player.wait_for_map()
    page = player.page
    page.locator("polygon[data-place=t26]").click(button="right")
    about = page.locator(".about").inner_text()
    assert "difficult" in about
    page.wait_for_selector(".about [data-testid=why]")  # why it cannot be chosen, with its paragraph
    assert "§" in page.locator(".about [data-testid=why]").first.inner_text()
    page.locator(".about .rule").first.click()
    page.wait_for_selector("#panel article")
    page.click("#tab-places")
    assert "Sestos" in page.locator("#panel table").inner_text()


def test_lettering_can_be_read(sit: Sit) -> None:
    player = sit()
    player.begin(athens="here", sparta="bot:random")
    for tab in ("log", "forces", "hand", "score", "dice", "match"):
        player.page.click(f"#tab-{tab}")
        assert player.page.evaluate(CONTRAST) == []


def test_rules_about_and_settings_pages(sit: Sit, house: House) -> None:
    player = sit()
    page = player.page
    player.visit("#/rules/hellespont")
    page.fill("input[type=search]", "evade")
    page.wait_for_selector("article")
    player.visit("#/about/hellespont")
    page.wait_for_selector("table")
    assert "Frédéric Bey" in page.locator("main").inner_text()
    player.visit("#/settings")
    page.select_option("[data-setting=lang]", "fr")
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("réglages", re.IGNORECASE))


def test_the_server_is_killed_in_the_middle_of_a_match(sit: Sit, house: House) -> None:
    player = sit(seed=2)
    player.begin(athens="here", sparta="bot:random")
    for _ in range(4):
        player.act()
    player.wait_for_turn()
    number, asked = player.number, player.page.locator("[data-testid=prompt]").inner_text()
    house.kill()
    player.page.wait_for_selector(".lost")
    house.open()
    player.page.wait_for_selector(".lost", state="detached", timeout=20_000)
    assert (player.number, player.page.locator("[data-testid=prompt]").inner_text()) == (number, asked)
    assert player.act()
