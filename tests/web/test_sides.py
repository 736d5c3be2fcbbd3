"""Sides of Hellenes by bidding in the browser: by link, at one screen, against a bot; and by lot."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import PHONE
from tests.web.house import House
from tests.web.player import Player

Sit = Callable[..., Player]
#: Milliseconds; every wait is for something that can be seen.
PATIENCE = 30_000


def overheard(player: Player) -> list[str]:
    """Every answer about auctions that comes to this page from now on."""
    heard: list[str] = []

    def note(answer: Any) -> None:
        if "/api/auctions/" in answer.url and answer.request.method == "GET":
            heard.append(answer.text())

    player.page.on("response", note)
    return heard


def open_auction(player: Player, athens: str, sparta: str) -> None:
    player.visit("#/new/hellenes")
    player.page.locator("input[name=sides][value=bids]").check(timeout=PATIENCE)
    for role, kind in (("athens", athens), ("sparta", sparta)):
        player.page.select_option(f"[data-seat={role}]", kind)
    player.page.get_by_test_id("begin").click()
    player.page.wait_for_selector("[data-testid=sherds]", timeout=PATIENCE)


def bid(player: Player, role: str, amount: int) -> None:
    page = player.page
    page.locator(f"label:has([name=role][value={role}])").click(timeout=PATIENCE)
    page.locator(f"label:has([name=amount][value='{amount}'])").click(timeout=PATIENCE)
    page.get_by_test_id("seal").click(timeout=PATIENCE)


def to_table(player: Player) -> None:
    player.page.get_by_test_id("to-table").click(timeout=PATIENCE)
    player.page.wait_for_selector(".table", timeout=PATIENCE)


def seats_here(player: Player) -> list[str]:
    kept = json.loads(player.page.evaluate("() => localStorage.getItem('polemos.seats')"))
    return sorted(kept[player.page.url.split("/m/")[1]])


def sherds(player: Player) -> list[str]:
    return player.page.locator(".sherd").all_inner_texts()


def test_two_by_link_bid_in_secret_over_a_killed_server(sit: Sit, house: House) -> None:
    first, second, watcher = sit(), sit(**PHONE), sit()
    open_auction(first, "here", "link")
    link = first.page.get_by_test_id("chair-link").input_value()
    bid(first, "sparta", 2)
    first.page.wait_for_selector("[data-testid=waiting]", timeout=PATIENCE)
    house.kill()
    house.open()
    heard, watched = overheard(second), overheard(watcher)
    watcher.visit(link.split("?")[0].removeprefix(first.url))
    watcher.page.wait_for_selector(".sherd[data-sealed=true]", timeout=PATIENCE)
    second.visit(link.removeprefix(first.url))
    second.page.wait_for_selector("[data-testid=bid-form]", timeout=PATIENCE)
    assert "chair=" not in second.page.url, "the secret leaves the address line"
    assert heard
    assert watched
    for text in (*heard, *watched, *sherds(second), *sherds(watcher)):
        assert "sparta" not in text.lower()
        assert "amount" not in text
    bid(second, "sparta", 4)
    for player in (first, second, watcher):
        player.page.wait_for_selector("[data-testid=verdict]", timeout=PATIENCE)
        got = player.page.locator("[data-got]").evaluate_all("all => all.map(e => e.dataset.got)")
        assert got == ["athens", "sparta"]
        assert "Athens begins with 4 Prestige more" in player.page.get_by_test_id("verdict").inner_text()
    to_table(first)
    to_table(second)
    assert (seats_here(first), seats_here(second)) == (["athens"], ["sparta"])
    first.page.click("#tab-match")
    assert link.split("chair=")[1] in first.page.locator("#panel input").first.input_value()


def test_two_at_one_screen_bid_one_after_the_other(sit: Sit) -> None:
    player = sit()
    open_auction(player, "here", "here")
    page = player.page
    page.get_by_test_id("sit-down").click(timeout=PATIENCE)
    bid(player, "athens", 1)
    page.get_by_test_id("sit-down").wait_for(timeout=PATIENCE)
    shown = page.locator("main").inner_text()
    assert "Athens" not in shown, "the first bid is hidden from the second player"
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_test_id("sit-down")).to_have_text("Je suis Joueur 2", timeout=PATIENCE)
    page.get_by_test_id("sit-down").click()
    assert page.locator("input[name=role]:checked").count() == 0, "nothing of the first bid is left"
    bid(player, "sparta", 0)
    verdict = page.get_by_test_id("verdict")
    verdict.wait_for(timeout=PATIENCE)
    assert "camps différents" in verdict.inner_text()
    to_table(player)
    assert seats_here(player) == ["athens", "sparta"]


def test_with_a_bot_and_by_lot(sit: Sit) -> None:
    player = sit()
    open_auction(player, "here", "bot:greedy")
    bid(player, "athens", 1)
    player.page.get_by_test_id("verdict").wait_for(timeout=PATIENCE)
    to_table(player)
    assert seats_here(player) == ["athens"]
    player.visit("#/new/hellenes")
    player.page.locator("input[name=sides][value=lot]").check(timeout=PATIENCE)
    player.page.get_by_test_id("begin").click()
    player.page.wait_for_selector(".table", timeout=PATIENCE)
    assert seats_here(player) in (["athens"], ["sparta"])
