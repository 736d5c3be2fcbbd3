"""After a match: the curve of chances, the costly decisions, and the way from there into the replay."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

import httpx
import pytest
from playwright.sync_api import Page, expect

import polemos
from tests.web.conftest import PHONE
from tests.web.house import House
from tests.web.player import Player

Sit = Callable[..., Player]
#: The server works on it while other tests want the same two cores.
PATIENT = 120_000
#: So short that it is looked through in a moment, so long that something in it was costly.
ACTIONS = 16


@pytest.fixture(scope="module")
def finished(house: House) -> str:
    """A match that was played at random for a while and then given up, sent in as a record."""
    match, chance = polemos.game("hellespont").start(seed=3), Random(3)
    for _ in range(ACTIONS):
        role = match.deciders[0]
        match.play(role, *chance.choice(match.prompt(role).pairs()))
    match.resign("athens")
    answer = httpx.post(f"{house.url}api/records", json={"record": match.record()}, timeout=60)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["match"])


def at_the_curve(player: Player, match: str) -> Page:
    """In the panel of the analysis, with the screen of the end put away."""
    page = player.page
    page.goto(f"{player.url}#/m/{match}")
    page.get_by_test_id("end").get_by_role("button", name="Look at the board").click(timeout=PATIENT)
    page.get_by_role("tab", name="Analysis").click(timeout=PATIENT)
    expect(page.get_by_test_id("costly")).to_be_visible(timeout=PATIENT)
    return page


def test_the_end_and_the_panel_lead_to_a_costly_decision(sit: Sit, finished: str) -> None:
    player = sit()
    page = player.page
    page.goto(f"{player.url}#/m/{finished}")
    end = page.get_by_test_id("end")
    end.get_by_test_id("costly").get_by_role("button").first.click(timeout=PATIENT)
    expect(page.get_by_role("group", name="Replay")).to_be_visible(timeout=PATIENT)
    expect(end).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Analysis").click(timeout=PATIENT)
    first = page.get_by_test_id("costly").get_by_role("button").first
    number = first.inner_text().split("action ")[1].split(":")[0]
    first.click()
    expect(page.locator("output")).to_have_text(f"{number} / {ACTIONS + 1}", timeout=PATIENT)
    expect(page.get_by_test_id("curve").locator("path.now")).to_have_count(1)
    expect(page.get_by_role("tabpanel")).to_have_count(1)


def test_on_a_phone_the_curve_gives_way_to_the_moment(sit: Sit, finished: str) -> None:
    page = at_the_curve(sit(**PHONE), finished)
    curve = page.get_by_test_id("curve")
    expect(curve.locator("path.line")).to_have_count(2)
    box = curve.bounding_box()
    assert box is not None
    assert box["width"] > 200
    curve.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(page.locator("output")).to_have_text(re.compile(rf"^\d+ / {ACTIONS + 1}$"), timeout=PATIENT)
    expect(page.get_by_role("tabpanel")).to_have_count(0)
    bar = page.get_by_role("group", name="Replay").bounding_box()
    tools = page.locator(".tools[role=group]").bounding_box()
    assert bar is not None
    assert tools is not None
    assert bar["y"] + bar["height"] <= tools["y"], "the bar leaves the map's own buttons free"
