"""Hellas by the mouse: a cycle with each of the eight actions, from a position made for it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from tests.web.conftest import PHONE
from tests.web.house import House
from tests.web.player import FAN_OR_STEP, Player
from tests.web.scripted import click_place

Sit = Callable[..., Player]

ATHENAI, CORINTH, SPARTE, TEGEA = "h2112", "h1912", "h1715", "h1714"


def power(**facts: Any) -> dict[str, Any]:
    blank: dict[str, Any] = {
        "money": 300,
        "stability": 0,
        "boxes": {"military": 1, "fleet": 0, "economy": 0, "culture": 1},
        "monuments": [],
        "luxuries": [],
        "leader": "",
    }
    for name in ("legions", "ships", "cargo", "posts", "fortresses"):
        blank[name] = {}
    return {**blank, **facts}


def position() -> dict[str, Any]:
    athens = power(fortresses={ATHENAI: 1}, legions={ATHENAI: 2, CORINTH: 3}, ships={"h2417": 1})
    sparta = power(fortresses={SPARTE: 1}, posts={CORINTH: 1, "h1716": 1}, legions={CORINTH: 1, TEGEA: 1})
    return {
        "game": "hellas",
        "rules_version": 2,
        "scenario": "standard",
        "options": {},
        "frames": [{"frame": "Turns"}, {"frame": "Turn", "who": "", "at": 4}, {"frame": "Cycle"}],
        "result": None,
        "state": {
            "turn": 3,
            "first": "athens",
            "cycle": [],
            "powers": {"athens": athens, "sparta": sparta},
            "armistice": 0,
            "asker": "",
            "intruders": {CORINTH: ["athens"]},
            "neutral_legions": {},
            "neutral_fortresses": [],
            "syracusans_left": 0,
            "landed": [],
            "moved": {},
            "leader_moved": False,
        },
    }


class HotSeat:
    """Both sides at one browser."""

    def __init__(self, player: Player, house: House) -> None:
        body = {"position": position(), "seats": {"athens": "here", "sparta": "here"}}
        made = httpx.post(f"{house.url}api/positions", json=body, timeout=30).json()
        self.url, self.match, self.player, self.page = house.url, made["match"], player, player.page
        seats = json.dumps({self.match: made["seats"]})
        self.page.evaluate("s => localStorage.setItem('polemos.seats', s)", seats)
        player.visit(f"#/m/{self.match}")
        player.wait_for_map()

    def button(self, verb: str) -> None:
        before = self.player.number
        self.page.locator(f".choice[data-verb={verb}]").first.click()
        self.player.wait_after(before)

    def place(self, place: str) -> None:
        """Click a hex; if it opens up, its first answer."""
        before = self.player.number
        click_place(self.player, place)
        self.page.wait_for_function(FAN_OR_STEP, arg=before)
        if self.player.number == before:
            self.page.locator(".fan .verbs .button, .fan .piece.open").first.click()
        self.player.wait_after(before)

    def view(self) -> dict[str, Any]:
        answer = httpx.get(f"{self.url}api/matches/{self.match}/at/{self.player.number}", timeout=30)
        found: dict[str, Any] = answer.json()["view"]
        return found


@pytest.mark.slow
def test_a_cycle_with_each_of_the_eight_actions_by_clicks(sit: Sit, house: House) -> None:
    table = HotSeat(sit(), house)
    table.button("move")
    table.place(ATHENAI)
    assert table.page.locator(".board .cost").count() > 5, "what each hex in reach costs"
    table.place("h2111")
    table.button("done")
    table.button("develop")
    table.button("advance")
    table.button("done")
    table.button("attack")
    table.page.click("#tab-actions")
    assert "against" in table.page.locator(".panel").first.inner_text(), "the forecast of the combat"
    table.place(CORINTH)
    table.button("done")
    table.button("build")
    table.place(SPARTE)
    table.button("done")
    table.button("posts")
    table.place("h2417")
    table.button("done")
    table.button("stability")
    table.button("pay")
    table.button("armistice")
    table.button("offer")
    table.button("accept")
    table.button("pass")
    view = table.view()
    chosen = [action for _, action in view["cycle"]["chosen"]]
    assert chosen == ["move", "develop", "attack", "build", "posts", "stability", "armistice", "pass"]
    assert view["markers"]["armistice"] == 1
    assert view["pieces"]["athens_post_h2417"]["side"] == "athens"
    assert view["tracks"]["stability"]["sparta"] == 1
    assert view["pieces"][f"sparta_legion_{SPARTE}"]["count"] == 1


@pytest.mark.slow
def test_the_map_and_the_tracks_fit_a_phone(sit: Sit, house: House) -> None:
    table = HotSeat(sit(**PHONE), house)
    assert table.page.locator("[data-holding]").count() >= 4
    assert table.page.locator(".counter").count() >= 4
    width = table.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= 390
