"""A year of Hellenes by the mouse on two browsers: battle, appeal, siege, winter; nothing hidden is sent."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import monotonic
from typing import Any

import httpx
import pytest

from games.hellenes.camp import ATHENS, SPARTA, Camp
from tests.web.house import House
from tests.web.player import Player

Sit = Callable[..., Player]

#: What to click, the first that is offered; whoever can, marches on Malis, besieges, appeals and winters.
WANTED = (
    "move locris", "march malis", "appeal", "attrition", "hit", "rout", "retreat_to", "maintain", "keep",
    "coins", "sacrifice", "honour", "stand", "fight", "resist", "go", "pick", "quarter", "disband", "accept",
    "done", "pass",
)  # fmt: skip


def new_year() -> dict[str, Any]:
    """Sparta at Locris will march on the Athenians in Malis, and has Plataea under siege."""
    camp = Camp(season="new_year").put("locris", s25=4, s26=3).put("malis", a01=3, a07=2)
    camp.put("plataea", s27=2, a10=2).siege("plataea", SPARTA).put("athens", a14=3).put("sparta", s01=2)
    camp.set(sacrifices={ATHENS: ["ares"], SPARTA: []}, prestige=0)
    camp.hand(ATHENS, "c05", "c19", "c31", "c35", "c38", "c44")
    camp.hand(SPARTA, "c12", "c15", "c20", "c23", "c26", "c29")
    return camp.choosing().position


class TwoTables:
    """Each side at its own browser."""

    def __init__(self, sit: Sit, house: House) -> None:
        body = {"position": new_year(), "seats": {ATHENS: "link", SPARTA: "link"}}
        answer = httpx.post(f"{house.url}api/positions", json=body, timeout=60)
        assert answer.status_code < 300, answer.text
        made = answer.json()
        self.players = {role: sit() for role in (ATHENS, SPARTA)}
        self.clicked: list[str] = []
        for role, player in self.players.items():
            player.visit(f"#/m/{made['match']}?seat={made['seats'][role]}")
            player.wait_for_map()

    def asked(self) -> Player:
        """Whoever must choose; the news may still be on its way to his page."""
        everybody = list(self.players.values())
        deadline = monotonic() + 60
        while monotonic() < deadline:
            for player in everybody:
                if player.page.get_attribute(".table", "data-mine") == "true":
                    return player
            everybody[0].page.wait_for_timeout(50)  # lets both pages work; what is waited for is above
        raise AssertionError(f"nobody is asked anything; clicked: {self.clicked}")

    def click(self, player: Player) -> str:
        """One choice by the mouse."""
        page, before = player.page, player.number
        more = page.locator(".onboard .link[aria-expanded=false]")
        if more.count():
            more.click()
        offered = page.eval_on_selector_all(
            ".choice", "all => all.map(e => `${e.dataset.verb} ${e.dataset.arg ?? ''}`.trim())"
        )
        index = preferred(offered)
        page.locator(".choice").nth(index).click()
        player.wait_after(before)
        self.clicked.append(offered[index])
        return offered[index]

    def until(self, done: Callable[[], bool]) -> None:
        for _ in range(300):
            if done():
                return
            self.click(self.asked())
        raise AssertionError(f"it never happens; clicked: {self.clicked}")

    def told(self) -> list[dict[str, Any]]:
        """All views and changes of views that Athens was sent."""
        views = (m.get("patch") or m.get("view") for m in self.players[ATHENS].frames)
        return [view for view in views if isinstance(view, dict)]

    def next_year(self) -> bool:
        return any(view.get("year") == 430 for view in self.told())

    def fighting(self) -> bool:
        return any("battle" in view for view in self.told())


def preferred(offered: list[str]) -> int:
    for wish in WANTED:
        for index, choice in enumerate(offered):
            if choice == wish or choice.split(" ")[0] == wish:
                return index
    return 0


def named(player: Player, letter: str) -> set[str]:
    """Every block of a side whose true name was sent to this page, in whatever frame and field."""
    return set(re.findall(rf'"({letter}\d\d)"', player.private()))


def strangers(player: Player, mine: str) -> list[str]:
    """Blocks of the other side that a whole view showed although no battle was being fought."""
    views = [m["view"] for m in player.frames if isinstance(m.get("view"), dict)]
    quiet = [view for view in views if "battle" not in view]
    pieces = [piece for view in quiet for piece in view.get("pieces", {}).items()]
    return [n for n, p in pieces if p["side"] != mine and p.get("kind", "garrison") != "garrison"]


@pytest.mark.slow
def test_a_year_on_two_browsers(sit: Sit, house: House) -> None:
    tables = TwoTables(sit, house)
    athens, sparta = tables.players[ATHENS], tables.players[SPARTA]
    tables.until(tables.fighting)
    assert named(athens, "s") <= {"s25", "s26"}, "only who fights has been named to Athens"
    assert named(sparta, "a") <= {"a01", "a07"}, "only who fights has been named to Sparta"
    athens.page.click("#tab-battle")
    board = athens.page.locator(".panel").first
    board.get_by_text("Malis").first.wait_for(timeout=60_000)
    assert board.locator("svg").count() >= 4, "both lines stand on the battle board"
    tables.until(tables.next_year)
    verbs = {choice.split(" ")[0] for choice in tables.clicked}
    assert {"sacrifice", "coins", "march", "appeal", "fight", "attrition", "pass"} <= verbs
    assert named(athens, "s") <= {"s25", "s26"}, "whoever did not fight was never named to Athens"
    assert named(sparta, "a") <= {"a01", "a07"}, "whoever did not fight was never named to Sparta"
    for role, player in tables.players.items():
        assert strangers(player, role) == []
