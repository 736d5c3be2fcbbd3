"""Plays a situation to win by program: how many stars there are to be had."""

from __future__ import annotations

import polemos
from polemos import bots
from polemos.bots import Seat
from polemos.engine.match import Match
from polemos.lessons import Lesson, is_judged, stars
from polemos.lessons.checking import through

#: So many tries of greedy; the dice after the beginning differ.
TRIES = 3


def some_bot_wins_a_star(lesson: Lesson) -> bool:
    return any(stars_of(lesson, "greedy", seed) for seed in range(TRIES))


def stars_of_passing(lesson: Lesson) -> int:
    return stars_of(lesson, "", 0)


def stars_of(lesson: Lesson, bot: str, seed: int) -> int:
    """The stars of somebody who plays like this bot, or who wants nothing."""
    assert lesson.goal is not None
    match = through(polemos.game(lesson.game), lesson, {}, None)
    if seed:
        match.key_anew(str(seed))
    seats = {role: bots.make(lesson.goal.against, str(seed)) for role in match.roles}
    if bot:
        seats[lesson.role] = bots.make(bot, str(seed))
    while not is_judged(lesson.goal, match):
        _one_action(match, seats, "" if bot else lesson.role)
    return sum(stars(lesson, match))


def _one_action(match: Match, seats: dict[str, bots.Bot], passing: str) -> None:
    role = match.deciders[0]
    prompt = match.prompt(role)
    if role == passing:
        match.play(role, *(prompt.passive() or prompt.pairs()[0]))
    else:
        match.play(role, *seats[role].choose(Seat(match, role)))
