"""Matches played in step with the engine: the same seed gives the same dice.

So a test in the browser is short and its end is certain.
"""

from __future__ import annotations

import re
from typing import Any

import httpx
from playwright.sync_api import expect

from polemos.engine.match import Match
from polemos.engine.prompt import Arg
from polemos.engine.record import begun
from polemos.server.counts import Counts
from tests.web.player import POINT, Player

#: A question may take so long to be answered on a busy machine, in milliseconds.
PATIENCE = 60_000


def upload(url: str, record: dict[str, Any], roles: tuple[str, ...]) -> dict[str, Any]:
    """A match that plays on from the record, for study: with its own dice; its id and tokens."""
    body = {"record": record, "seats": dict.fromkeys(roles, "here"), "study": True}
    answer = httpx.post(f"{url}api/records", json=body, timeout=60)
    assert answer.status_code == 200, answer.text
    made: dict[str, Any] = answer.json()
    return made


def sit_down(player: Player, made: dict[str, Any]) -> None:
    """At the table with every seat of the match on this machine."""
    player.page.evaluate(
        "made => localStorage.setItem('polemos.seats', JSON.stringify({[made.match]: made.seats}))", made
    )
    player.visit(f"#/m/{made['match']}")
    player.page.wait_for_selector(".table", timeout=PATIENCE)


def click_place(player: Player, place: str) -> None:
    """A cell or a territory, at a point where nothing else covers it."""
    player.wait_for_map()
    found = player.page.wait_for_function(POINT, arg=place, timeout=PATIENCE).json_value()
    player.page.mouse.click(*found)


def counted(match: Match) -> tuple[Match, Counts]:
    """The same match with its log, and how every seat counts its actions so far, as the server does."""
    again, actions = begun(match.game, match.record())
    counts = Counts(again)
    for action in actions:
        again.play_recorded(action)
        counts.note(again)
    return again, counts


class Shadow:
    """A match in the browser and the same match in the engine, step by step."""

    def __init__(self, player: Player, match: Match) -> None:
        self.player = player
        self.match = match
        self.told, self.counts = counted(match)

    def _expect_number(self, *roles: str) -> None:
        """The table shows the number of actions as one of these seats counts them."""
        if self.told.number != self.match.number:  # something was taken back
            self.told, self.counts = counted(self.match)
        numbers = sorted({self.counts.now(role) for role in roles})
        shown = re.compile(f"^({'|'.join(map(str, numbers))})$")
        expect(self.player.page.locator(".table")).to_have_attribute("data-number", shown, timeout=PATIENCE)

    def ready(self) -> str:
        """Until the seat that must choose has the mouse; its role."""
        role = self.match.deciders[0]
        page = self.player.page
        self._expect_number(*self.match.roles)
        page.wait_for_selector("[data-testid=curtain], .table[data-mine=true]", timeout=PATIENCE)
        curtain = page.locator("[data-testid=curtain]")
        if curtain.count():
            curtain.click()
            expect(curtain).to_have_count(0, timeout=PATIENCE)
        page.wait_for_selector(".table[data-mine=true]", timeout=PATIENCE)
        self._expect_number(role)
        return role

    def play(self, verb: str, arg: Arg = None) -> None:
        """One choice of the seat whose turn it is, by the mouse, and the same in the engine."""
        role = self.ready()
        self._click(verb, arg)
        for match in (self.match, self.told):
            match.play(role, verb, arg)
        self.counts.note(self.told)
        if self.match.over:
            self.counts.reveal()
        self._expect_number(*self.match.roles)

    def _click(self, verb: str, arg: Arg) -> None:
        page = self.player.page
        order = page.locator(f'[data-order="{verb}/{arg}"]')
        if order.count():
            order.click(timeout=PATIENCE)
        elif arg is not None and page.locator(f'.board [data-place="{self._place(arg)}"]').count():
            self._on_the_map(verb, str(arg))
        else:
            self._button(verb, arg)

    def _place(self, arg: Arg) -> str:
        """The place of a piece, or the argument itself."""
        piece = self.player.page.locator(f'.board [data-piece="{arg}"]')
        if not piece.count():
            return str(arg)
        return str(piece.first.evaluate("e => e.closest('[data-place]').dataset.place"))

    def _on_the_map(self, verb: str, arg: str) -> None:
        """A click on the map; a place that can mean several things opens up, and the list is used instead."""
        page, before = self.player.page, self.player.number
        mode = page.locator(f"[data-mode={'group' if verb == 'group' else 'single'}]")
        if mode.count():
            mode.click()
        click_place(self.player, self._place(arg))
        page.wait_for_function(
            """n => document.querySelector('.fan')
              || Number(document.querySelector('.table').dataset.number) !== n""",
            arg=before,
            timeout=PATIENCE,
        )
        if self.player.number == before:
            page.keyboard.press("Escape")
            self._button(verb, arg)

    def _button(self, verb: str, arg: Arg) -> None:
        page = self.player.page
        more = page.locator(".onboard .link[aria-expanded=false]")
        if more.count():
            more.click()
        named = f'[data-verb="{verb}"]' + (f'[data-arg="{arg}"]' if arg is not None else "")
        page.locator(f".choice{named}").first.click(timeout=PATIENCE)
