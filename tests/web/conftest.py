"""A house for every test file, one browser for all; both only where Chromium is on the machine."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

import polemos.server
from tests.web.house import House
from tests.web.player import Player

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}

CHROMIUM = next(
    (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None
)
CLIENT = Path(polemos.server.__file__).parent / "static/index.html"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("needs Chromium (Debian: apt-get install chromium)")
    if not CLIENT.exists():
        pytest.skip("needs the built client (make setup)")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, headless=True, args=QUIET)
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    served = House(tmp_path_factory.mktemp("house") / "matches.sqlite3")
    served.open()
    yield served
    served.close()


@pytest.fixture
def sit(browser: Browser, house: House) -> Iterator[Callable[..., Player]]:
    """Makes players, each in a browser profile of their own; whoever complained fails the test."""
    contexts = []
    players: list[Player] = []

    def new(seed: int = 1, **shape: Any) -> Player:
        contexts.append(browser.new_context(locale="en-US", **(shape or DESKTOP)))
        players.append(Player(contexts[-1], house.url, seed))
        return players[-1]

    yield new
    for context in contexts:
        context.close()
    assert [complaint for player in players for complaint in player.complaints] == []
