"""A whole game by mouse clicks against a bot, to its end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.player import Player

Sit = Callable[..., Player]

#: After so many clicks the rest of the game is played without dallying: a test must end.
LIVELY_CLICKS = 40


@pytest.mark.slow
def test_a_whole_game_by_clicks(sit: Sit) -> None:
    player = sit(seed=7)
    player.begin(athens="here", sparta="bot:random")
    player.wait_for_map()
    clicks = 0
    while player.act():
        clicks += 1
        player.brisk = clicks > LIVELY_CLICKS
        assert clicks < 2500
    assert clicks > LIVELY_CLICKS
    page = player.page
    end = page.get_by_test_id("end")
    assert end.get_by_test_id("result").inner_text() != ""
    end.get_by_role("button", name="Look at the board").click()
    page.click("#tab-dice")
    page.get_by_role("button", name="Verify every roll").click()
    page.wait_for_selector(".good")
    page.click("#tab-match")
    page.get_by_role("button", name="Again, sides changed").click()
    page.wait_for_selector(".table[data-over=false]")
    assert player.number < 10
