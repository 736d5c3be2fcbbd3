"""Moments of matches, found through the contract and opened at the table."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import httpx

import polemos
from polemos.engine.match import Match
from polemos.engine.prompt import Prompt
from tests.web.house import House
from tests.web.player import Player

#: What somebody plays who wants to see armies move.
EAGER = ("activate", "announce")


def until(
    game: str, wanted: Callable[[Prompt], bool], scenario: str | None = None, seed: int = 0
) -> dict[str, Any]:
    """The record of a match up to the first question that is wanted, chosen at random but eager to move."""
    found = polemos.game(game)
    match = found.start(scenario, seed)
    random = Random(seed)
    while not wanted(match.prompt(match.deciders[0])):
        assert match.number < 2000, "no such moment"
        match.play(match.deciders[0], *_chosen(match, random))
    return match.record()


def _chosen(match: Match, random: Random) -> tuple[str, Any]:
    choices = match.prompt(match.deciders[0]).ahead().choices
    verb = next((verb for verb in EAGER if verb in choices), random.choice(sorted(choices)))
    args = choices[verb]
    return verb, args[-1] if verb == "announce" else random.choice(args)


def sit_down(
    player: Player,
    house: House,
    record: dict[str, Any],
    here: Iterable[str] | None = None,
    other: str = "bot:greedy",
    **settings: Any,
) -> str:
    """The player at a table with this match: in the seat that is asked, or in these."""
    match = polemos.replay(record)
    mine = set(here or match.deciders[:1])
    seats = {role: "here" if role in mine else other for role in match.roles}
    body = {"record": record, "seats": seats, "study": True}
    made = httpx.post(f"{house.url}api/records", json=body, headers={"Origin": house.url[:-1]}).json()
    calm = {
        "lang": "en",
        "botSpeed": "fast",
        "warn": False,
        "autoSkip": False,
        "story": "off",
        "motion": "off",
    }
    player.page.evaluate(
        """([settings, match, seats]) => {
          localStorage.setItem('polemos.settings', settings);
          localStorage.setItem('polemos.seats', JSON.stringify({[match]: seats}));
        }""",
        [json.dumps(calm | settings), made["match"], {role: made["seats"][role] for role in sorted(mine)}],
    )
    player.visit(f"#/m/{made['match']}")
    player.page.wait_for_selector(".table", timeout=60_000)
    return str(made["match"])
