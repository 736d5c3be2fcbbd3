"""Hellenes on a phone: the map and the cards fit."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest

from games.hellenes.camp import ATHENS, SPARTA
from tests.web.conftest import PHONE
from tests.web.house import House
from tests.web.player import Player

Sit = Callable[..., Player]


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
    assert player.page.locator("#panel .coins").count() == 6
