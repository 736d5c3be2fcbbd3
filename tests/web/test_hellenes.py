"""Hellenes by the mouse on two browsers: battle and appeal, siege, winter; nothing hidden is sent."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from games.hellenes.camp import ATHENS, SPARTA, Camp
from tests.web.conftest import PHONE
from tests.web.house import House
from tests.web.player import Player

Sit = Callable[..., Player]

#: What to click, the first that is offered: the battle, the siege and the winter are what we came for.
WANTED = (
    "appeal", "attrition", "hit", "rout", "retreat_to", "keep", "maintain",
    "coins", "sacrifice", "honour", "stand", "fight", "go", "pick", "quarter", "accept", "done", "pass",
)  # fmt: skip


def autumn() -> dict[str, Any]:
    """Sparta is about to march from Locris on the Athenians in Malis, and has Plataea under siege."""
    camp = Camp(season="autumn").put("locris", s25=4, s26=3).put("malis", a01=3, a07=2)
    camp.put("plataea", s27=2, a10=2).siege("plataea", SPARTA).put("athens", a14=3).put("sparta", s01=2)
    camp.set(sacrifices={ATHENS: ["ares"], SPARTA: []})
    return camp.acting(SPARTA, 1).position


class TwoTables:
    """Each side at its own browser."""

    def __init__(self, sit: Sit, house: House) -> None:
        body = {"position": autumn(), "seats": {ATHENS: "link", SPARTA: "link"}}
        made = httpx.post(f"{house.url}api/positions", json=body, timeout=60).json()
        self.players = {role: sit() for role in (ATHENS, SPARTA)}
        self.clicked: list[str] = []
        for role, player in self.players.items():
            player.visit(f"#/m/{made['match']}?seat={made['seats'][role]}")
            player.wait_for_map()

    def one_click(self) -> bool:
        """Whoever is asked clicks; False if nobody is."""
        for player in self.players.values():
            if player.page.get_attribute(".table", "data-mine") == "true":
                self._click(player)
                return True
        next(iter(self.players.values())).page.wait_for_timeout(150)
        return False

    def _click(self, player: Player) -> None:
        page, before = player.page, player.number
        more = page.locator(".onboard .link[aria-expanded=false]")
        if more.count():
            more.click()
        verbs = page.eval_on_selector_all(".choice", "all => all.map(e => e.dataset.verb)")
        verb = next((v for v in WANTED if v in verbs), verbs[0])
        self.clicked.append(verb)
        page.locator(".choice").nth(verbs.index(verb)).click()
        player.wait_after(before)

    def order(self, verb: str, arg: str = "") -> None:
        """Sparta clicks one given choice."""
        player = self.players[SPARTA]
        before = player.number
        more = player.page.locator(".onboard .link[aria-expanded=false]")
        if more.count():
            more.click()
        named = f"[data-arg={arg}]" if arg else ""
        player.page.locator(f".choice[data-verb={verb}]{named}").first.click()
        player.wait_after(before)

    def until(self, word: str) -> None:
        """Click on until a page says a word in its head."""
        for _ in range(400):
            if word in self.players[ATHENS].page.locator("header").first.inner_text():
                return
            self.one_click()
        raise AssertionError(f"{word} never comes")


def strangers(player: Player, mine: str) -> list[str]:
    """Blocks of the other side that a whole view showed although no battle was being fought."""
    found = []
    for message in player.frames:
        view = message.get("view")
        if not isinstance(view, dict) or "battle" in view:
            continue
        for name, piece in view.get("pieces", {}).items():
            if piece["side"] != mine and piece.get("kind", "garrison") != "garrison":
                found.append(name)
    return found


@pytest.mark.slow
def test_a_battle_a_siege_and_a_winter_on_two_browsers(sit: Sit, house: House) -> None:
    tables = TwoTables(sit, house)
    before = json.dumps(tables.players[ATHENS].frames)
    assert not any(f'"s{n:02d}"' in before for n in range(1, 61)), "a Spartan block was named to Athens"
    tables.order("move", "locris")
    tables.order("march", "malis")
    tables.players[ATHENS].page.click("#tab-battle")
    board = tables.players[ATHENS].page.locator(".panel").first
    board.get_by_text("Malis").first.wait_for(timeout=30_000)
    assert board.locator("svg").count() >= 4, "both lines stand on the battle board"
    tables.until("New Year")
    assert {"appeal", "attrition", "coins", "pass"} <= set(tables.clicked)
    for role, player in tables.players.items():
        assert strangers(player, role) == []


@pytest.mark.slow
def test_cards_and_map_fit_a_phone(sit: Sit, house: House) -> None:
    body = {"game": "hellenes", "scenario": "431", "options": {}, "seats": {ATHENS: "link", SPARTA: "link"}}
    made = httpx.post(f"{house.url}api/matches", json=body, timeout=60).json()
    player = sit(**PHONE)
    player.visit(f"#/m/{made['match']}?seat={made['seats'][ATHENS]}")
    player.wait_for_map()
    assert player.page.locator(".block").count() > 10
    assert player.page.evaluate("() => document.documentElement.scrollWidth") <= 390
    player.page.click("#tab-cards")
    assert player.page.locator(".coins").count() == 6
