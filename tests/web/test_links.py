"""Two browsers play by link while a third looks on; nobody is sent what he may not know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tests.web.player import Player

Sit = Callable[..., Player]


def values_of(frame: Any, key: str) -> Iterator[Any]:
    """Every value under a key, however deep."""
    if isinstance(frame, dict):
        for name, value in frame.items():
            if name == key:
                yield value
            yield from values_of(value, key)
    elif isinstance(frame, list):
        for item in frame:
            yield from values_of(item, key)


def hands_shown(player: Player, role: str) -> list[dict[str, Any]]:
    """What the player was sent of a role's hand."""
    hands = [hand for frame in player.frames for hand in values_of(frame, "hands")]
    return [hand[role] for hand in hands if role in hand]


def secret_lines(player: Player) -> set[str]:
    """For whom the private log lines were that the player was sent."""
    lines = [line for frame in player.frames for line in frame.get("log", ())]
    return {line["to"] for line in lines if "to" in line}


def play_together(seats: list[Player], actions: int) -> None:
    for _ in range(actions):
        for player in seats:
            if player.page.get_attribute(".table", "data-mine") == "true":
                player.act()
        seats[0].page.wait_for_timeout(40)


def test_two_by_link_and_a_spectator(sit: Sit) -> None:
    athens, sparta, watcher = sit(seed=11), sit(seed=12), sit(seed=13)
    match = athens.begin(athens="here", sparta="link")
    athens.page.click("#tab-match")
    link = athens.page.locator("#panel input").first.input_value()
    token = link.split("seat=")[1]
    sparta.visit(link.removeprefix(athens.url))
    sparta.page.wait_for_selector(".table")
    assert "seat=" not in sparta.page.url
    watcher.visit(f"#/m/{match}")
    watcher.page.wait_for_selector(".table")
    play_together([athens, sparta], 30)
    assert min(athens.number, watcher.number) > 15

    for player, foe in ((athens, "sparta"), (sparta, "athens")):
        own = "athens" if foe == "sparta" else "sparta"
        assert any(hand.get("cards") for hand in hands_shown(player, own))
        assert not [hand for hand in hands_shown(player, foe) if "cards" in hand or "committed" in hand]
        assert secret_lines(player) <= {own}
    for role in ("athens", "sparta"):
        assert not [
            hand for hand in hands_shown(watcher, role) if {"cards", "committed", "known"} & set(hand)
        ]
    assert not [frame for frame in watcher.frames if "prompt" in frame or "undo" in frame]
    assert secret_lines(watcher) == set()
    assert all(token not in player.private() for player in (athens, sparta, watcher))
    assert not [frame for frame in watcher.frames if list(values_of(frame, "seed"))]


def test_a_curtain_between_two_at_one_screen(sit: Sit) -> None:
    player = sit()
    player.begin(athens="here", sparta="here")
    page = player.page
    page.get_by_test_id("curtain").click()
    page.locator("[data-verb=take]").first.click()
    page.wait_for_selector(".curtain")
    assert "Sparta" in page.locator(".curtain").inner_text()
    page.get_by_test_id("curtain").click()
    page.click("#tab-hand")
    assert page.locator("#panel .counter").count() == 0
