"""On a phone an open panel lies over the map, never over the question and its buttons."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest

from games.hellenes.camp import ATHENS, SPARTA, Camp, play, until
from tests.web.conftest import DESKTOP, PHONE
from tests.web.house import House
from tests.web.player import Player

Sit = Callable[..., Player]
#: Milliseconds; every wait is for something that can be seen.
PATIENCE = 30_000
GAMES = ("hellespont", "hellas", "hellenes", "peloponnesian_war", "eagle_and_wolf", "dba")


def tabs(player: Player) -> list[str]:
    found: list[str] = player.page.locator("[role=tab]").evaluate_all("all => all.map(e => e.id)")
    return found


def reach(player: Player) -> None:
    """A finger reaches the first choice and the last button of the question: nothing lies over them."""
    question = player.page.locator("section.prompt")
    question.locator(".choice, .onboard .link").first.click(trial=True, timeout=PATIENCE)
    question.locator(".button").last.click(trial=True, timeout=PATIENCE)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_question_can_be_answered_while_a_panel_is_open(sit: Sit, house: House, game: str) -> None:
    made = httpx.post(f"{house.url}api/matches", json={"game": game}, timeout=60).json()
    about = httpx.get(f"{house.url}api/matches/{made['match']}", timeout=60).json()
    player = sit(**PHONE)
    player.visit(f"#/m/{made['match']}?seat={made['seats'][about['deciders'][0]]}")
    player.page.wait_for_selector(".table[data-mine=true]", timeout=PATIENCE)
    found = tabs(player)
    assert len(found) >= 8
    for tab in found:
        player.page.click(f"#{tab}")
        player.page.wait_for_selector(f"[role=tabpanel][aria-labelledby={tab}]", timeout=PATIENCE)
        reach(player)
    assert player.page.evaluate("() => document.documentElement.scrollWidth") <= 390


def test_all_tabs_of_the_game_with_most_panels_fit_beside_the_map(sit: Sit, house: House) -> None:
    made = httpx.post(f"{house.url}api/matches", json={"game": "hellas"}, timeout=60).json()
    player = sit(**DESKTOP)
    player.visit(f"#/m/{made['match']}")
    player.page.wait_for_selector("#tab-match", timeout=PATIENCE)
    box = player.page.locator("#tab-match").bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= 1440


def test_a_battle_of_hellenes_is_fought_beside_its_board_on_a_phone(sit: Sit, house: House) -> None:
    camp = Camp(season="summer").put("locris", s25=4, s26=3).put("malis", a01=3, a12=2)
    match = play(camp.acting(SPARTA, 1).match(), "move locris", "march malis")
    fought = until(match, "retreat-option").position()
    body = {"position": fought, "seats": {ATHENS: "link", SPARTA: "link"}}
    answer = httpx.post(f"{house.url}api/positions", json=body, timeout=60)
    assert answer.status_code == 200, answer.text
    made = answer.json()
    about = httpx.get(f"{house.url}api/matches/{made['match']}", timeout=60).json()
    player = sit(**PHONE)
    player.visit(f"#/m/{made['match']}?seat={made['seats'][about['deciders'][0]]}")
    player.page.wait_for_selector(".table[data-mine=true]", timeout=PATIENCE)
    player.page.click("#tab-battle")
    before = player.number
    player.page.locator("section.prompt .choice").first.click(timeout=PATIENCE)
    player.wait_after(before)
    assert player.page.locator("[role=tabpanel]").count() == 1, "the board is still open"
