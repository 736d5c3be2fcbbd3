"""What the table promises: what a click will do is said before, what it did after, and few are needed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

import polemos
from tests.web.house import House
from tests.web.moments import sit_down, until
from tests.web.player import Player

#: In 39 actions of two at one screen; 31 before. It may only fall.
MOST_CURTAINS = 4

Sit = Callable[..., Player]

AXE = Path(__file__).resolve().parents[2] / "web/node_modules/axe-core/axe.min.js"
GRAVE = """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
  .filter((v) => ['serious', 'critical'].includes(v.impact)).map((v) => [v.id, v.nodes[0].html])"""


def table(player: Player, house: House, game: str, **settings: Any) -> None:
    """A match against the quick bot, or of two at one screen, with these settings."""
    roles = [role for role in polemos.game(game).start().roles]
    kinds = settings.pop("kinds", ["here", *["bot:greedy"] * (len(roles) - 1)])
    body = {"game": game, "seats": dict(zip(roles, kinds, strict=True))}
    made = httpx.post(f"{house.url}api/matches", json=body, headers={"Origin": house.url[:-1]}).json()
    player.page.evaluate(
        """([settings, match, seats]) => {
          localStorage.setItem('polemos.settings', settings);
          localStorage.setItem('polemos.seats', JSON.stringify({[match]: seats}));
        }""",
        [json.dumps({"lang": "en", "botSpeed": "fast", **settings}), made["match"], made["seats"]],
    )
    player.visit(f"#/m/{made['match']}")
    player.page.wait_for_selector(".table", timeout=60_000)


def grave(player: Player) -> list[list[str]]:
    """Serious and critical findings; the page's own policy forbids to add a script, so it is evaluated."""
    player.page.evaluate(AXE.read_text("utf-8") + "; 0")
    found: list[list[str]] = player.page.evaluate(GRAVE)
    return found


@pytest.mark.parametrize("game", sorted(polemos.games()))
def test_no_serious_finding_of_axe_and_all_that_matters_in_sight(sit: Sit, house: House, game: str) -> None:
    if not AXE.exists():
        pytest.skip("needs axe-core (npm ci in web)")
    player = sit()
    for address in ("", f"#/new/{game}", f"#/rules/{game}", f"#/about/{game}"):
        player.visit(address)
        player.page.wait_for_selector("h1")
        assert grave(player) == [], address
    table(player, house, game)
    player.page.wait_for_selector(".choice, [data-testid=curtain]", timeout=60_000)
    assert grave(player) == []
    # on a wide screen what one has is always in sight; a game without dice has no panel for them
    pinned = player.page.get_by_test_id("pinned")
    if game in PINNED:
        pinned.wait_for(timeout=60_000)
        assert pinned.inner_text().strip()
    assert player.page.get_by_role("log").is_visible()
    assert player.page.locator("#tab-dice").count() == (game != "hellas")


#: Games in which one has a hand, a treasury or armies.
PINNED = {"hellespont", "hellas", "hellenes", "eagle_and_wolf"}

#: What somebody clicks who moves his fleets.
BUSY = ("pick_all", "move", "activate", "announce")


#: What is chosen in secret by who wants something: he asks for the screen to look at what is his.
SECRET = "[data-testid=look-at-own].main"


@pytest.mark.parametrize("busy", [BUSY, ()])
def test_few_curtains_at_one_screen(sit: Sit, house: House, busy: tuple[str, ...]) -> None:
    """Who moves also chooses in secret which counter he keeps; who does nothing lets them go openly."""
    player = sit()
    # the dice decide how many months, and so how many secret choices, fall into 39 actions: always the same
    beginning = polemos.game("hellespont").start("historical", 1).record()
    sit_down(player, house, beginning, ("athens", "sparta"), autoSkip=True)
    page, curtains, actions = player.page, 0, 0
    while actions < 39:
        page.wait_for_selector("[data-testid=curtain], [data-testid=knock-pass], .table[data-mine=true]")
        if page.locator("[data-testid=curtain]").count():
            assert page.locator(".table").get_attribute("inert") is not None  # nothing behind it can be read
            assert page.locator(".choice").count() == 0
            page.get_by_test_id("curtain").click()
            page.wait_for_selector(".curtain", state="detached")
            curtains += 1
            continue
        wanted = ["[data-testid=knock-pass]", *([SECRET] if busy else []), ".choice[data-verb=keep]"]
        wanted += [f".choice[data-verb={verb}]" for verb in busy]
        found = next((one for one in map(page.locator, wanted) if one.count()), page.locator(".choice"))
        if not found.count():
            continue  # a lone choice plays itself
        asks = busy and page.locator(SECRET).count()
        found.last.click()
        if asks:
            continue
        actions += 1
        page.wait_for_timeout(200)  # each seat counts for itself: the number may be the same
    assert 0 < curtains <= MOST_CURTAINS


def test_the_end_is_a_screen(sit: Sit, house: House) -> None:
    player = sit()
    table(player, house, "hellas")
    page = player.page
    page.click("#tab-match")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Athens gives up").click()
    end = page.get_by_test_id("end")
    end.wait_for()
    assert "Sparta wins" in end.inner_text()
    for name in ("Again, sides changed", "Replay", "Copy a link"):
        assert end.get_by_role("button", name=name).count() == 1


def test_what_followed_is_told_step_by_step_and_can_be_skipped(sit: Sit, house: House) -> None:
    player = sit()
    table(player, house, "hellespont", story="step", autoSkip=False, warn=False)
    page = player.page
    player.wait_for_turn()
    page.locator(".choice[data-verb=pick_none]").click()
    story = page.get_by_test_id("story")
    story.wait_for()
    told = story.inner_text()
    page.get_by_test_id("story-next").click()
    page.wait_for_function("t => document.querySelector('[data-testid=story]')?.innerText !== t", arg=told)
    page.keyboard.press("Escape")
    story.wait_for(state="detached")


def test_pieces_walk_while_the_reply_is_told_and_a_key_ends_it(sit: Sit, house: House) -> None:
    """In the story the other side's moves come one after the other; Escape shows at once how it stands."""
    player = sit()
    page = player.page
    waits = until("hellespont", lambda prompt: prompt.message == "move" and "move" in prompt.choices)
    sit_down(player, house, waits, story="slow", motion="auto")
    player.wait_for_turn()
    page.evaluate(
        """() => { window.walked = 0; new MutationObserver((all) => { for (const one of all)
          for (const node of one.addedNodes) if (node.dataset?.walker) window.walked += 1;
        }).observe(document.querySelector('.board'), {childList: true, subtree: true}); }"""
    )
    page.locator(".chip[data-verb=move], .choice[data-verb=move]").first.click()
    page.wait_for_function("() => window.walked > 0")
    page.get_by_test_id("story").wait_for()
    page.keyboard.press("Escape")
    page.get_by_test_id("story").wait_for(state="detached")
    page.wait_for_function("() => !document.querySelector('[data-walker]')")
