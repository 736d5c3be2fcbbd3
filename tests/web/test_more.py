"""Hints, requests to take back, dice rolled by hand, bots that fail, and a server that is away."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute

from tests.web.house import House
from tests.web.player import Player

Sit = Callable[..., Player]

#: Waits until the worker has what the page needs to open without the server, and says what is missing.
#: It waits by itself: Playwright's `wait_for_function` takes the promise of an async function for a yes.
MISSING = """async (game) => {
  const wanted = ['/', '.js', '.css', `/api/games/${game}/board`, `/api/games/${game}/text/en`];
  let missing = wanted;
  for (const end = Date.now() + 60_000; missing.length && Date.now() < end;) {
    await new Promise((later) => setTimeout(later, 100));
    const kept = (await (await caches.open('polemos-1')).keys()).map((request) => request.url);
    missing = wanted.filter((end) => !kept.some((url) => url.endsWith(end)));
  }
  return missing;
}"""


def choose(player: Player, verb: str, arg: str = "") -> None:
    """Click a choice by its name and wait until it is played."""
    assert player.wait_for_turn()
    before = player.number
    chosen = f".choice[data-verb={verb}]" + (f"[data-arg='{arg}']" if arg else "")
    player.page.locator(chosen).first.click()
    player.wait_after(before)


def sit_by_link(sit: Sit) -> tuple[Player, Player]:
    """Athens and Sparta at two browsers."""
    athens, sparta = sit(seed=1), sit(seed=2)
    athens.begin(athens="here", sparta="link")
    athens.page.click("#tab-match")
    link = athens.page.locator("#panel input").first.input_value()
    athens.page.click("#tab-log")
    sparta.visit(link.removeprefix(athens.url))
    sparta.page.wait_for_selector(".table")
    return athens, sparta


def ask_to_take_back_the_roll(player: Player) -> None:
    """From the log line of the first roll."""
    row = player.page.locator("[data-line]").filter(has=player.page.locator("svg.die")).first
    row.hover()
    row.get_by_role("button", name="Ask the other side").click()


def test_a_hint_is_shown_and_can_be_followed(sit: Sit) -> None:
    player = sit()
    player.begin(athens="here", sparta="bot:random")
    page = player.page
    page.get_by_role("button", name="Hint").click()
    page.wait_for_selector(".hint", timeout=60_000)
    assert page.locator(".hint").inner_text().startswith("The bot would choose: ")
    assert page.get_by_test_id("play-advice").count() == 1
    before = player.number
    assert page.locator(".choice.hinted").count() == 1
    page.locator(".choice.hinted").click()
    player.wait_after(before)
    assert page.locator(".hint").count() == 0


def test_a_roll_is_taken_back_when_the_other_side_agrees(sit: Sit) -> None:
    athens, sparta = sit_by_link(sit)
    choose(athens, "pick_none")
    choose(sparta, "pick_none")
    choose(sparta, "decline")
    choose(athens, "decline")
    athens.page.wait_for_selector("svg.die")
    rolled_after = athens.number - 1
    ask_to_take_back_the_roll(athens)
    sparta.page.get_by_role("button", name="Refuse").click()
    athens.page.get_by_text("Sparta does not agree").wait_for()
    assert athens.number == rolled_after + 1
    ask_to_take_back_the_roll(athens)
    sparta.page.get_by_role("button", name="Agree").click()
    for player in (athens, sparta):
        player.page.wait_for_selector("svg.die", state="detached")
        player.page.get_by_text("It was agreed to go back").wait_for()
        assert player.page.get_by_role("button", name="Agree").count() == 0
    assert athens.wait_for_turn()
    choose(athens, "decline")
    athens.page.wait_for_selector("svg.die")


def test_dice_rolled_by_hand_are_asked_for_and_entered(sit: Sit) -> None:
    player = sit()
    player.visit("#/new/hellespont")
    page = player.page
    for role in ("athens", "sparta"):
        page.select_option(f"[data-seat={role}]", "here")
    page.locator("summary").click()
    page.get_by_label("Real dice").check()
    page.click("[data-testid=begin]")
    for answer in ("pick_none", "pick_none", "decline", "decline"):
        page.locator(f".curtain, .choice[data-verb={answer}]").first.wait_for()
        if page.locator(".curtain").count():
            page.get_by_test_id("curtain").click()
        choose(player, answer)
        page.wait_for_timeout(300)  # who is asked next may need the curtain
    entered = []
    while page.locator(".choice[data-verb=enter]").count():
        assert f"Roll die {len(entered) + 1} of" in page.locator("[data-testid=prompt]").inner_text()
        entered.append("6251"[len(entered)])
        choose(player, "enter", entered[-1])
        page.wait_for_selector(".curtain, .choice")
    if page.locator(".curtain").count():
        page.get_by_test_id("curtain").click()
    shown = page.locator("[data-line] svg.die").evaluate_all("all => all.map(e => e.ariaLabel)")
    assert shown == entered
    assert len(shown) == 4


def test_a_bot_that_failed_is_spoken_of(sit: Sit) -> None:
    player = sit()
    note = json.dumps({"t": "note", "key": "bot-failed", "args": {"who": "sparta"}})

    def with_note(route: WebSocketRoute) -> None:
        """The real table, and what it says when a bot fails."""
        server = route.connect_to_server()
        server.on_message(lambda frame: (route.send(frame), route.send(note)))

    player.page.route_web_socket("**/ws/matches/*", with_note)
    player.begin(athens="here", sparta="bot:random")
    player.page.get_by_text("The bot of Sparta failed").wait_for()
    choose(player, "pick_none")


def test_the_page_opens_while_the_server_is_away(sit: Sit, house: House) -> None:
    player = sit()
    page = player.page
    player.begin(athens="here", sparta="bot:random")
    choose(player, "pick_none")
    player.wait_for_turn()
    number, asked = player.number, page.locator("[data-testid=prompt]").inner_text()
    assert page.evaluate(MISSING, "hellespont") == []
    house.kill()
    try:
        page.reload()
        page.get_by_text("The line to the server is down").wait_for()
    finally:
        house.open()
    player.wait_for_turn()
    assert (player.number, page.locator("[data-testid=prompt]").inner_text()) == (number, asked)
    choose(player, page.locator(".choice").first.get_attribute("data-verb") or "")
