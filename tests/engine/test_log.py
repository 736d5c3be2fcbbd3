"""The log is written from its first reader on, who is told what was played before as if he had been there."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from playing import random_action, random_actions
from polemos.engine.match import Match
from toys import faulty, toy


def told(match: Match) -> list[object]:
    return [line.to_json() for line in match.journal.lines]


def rolled_on(match: Match) -> None:
    for verb in ("roll", "show", "rolls", "pass"):
        match.play(match.deciders[0], verb)


def resumed() -> Match:
    match = faulty.make().start(seed=3)
    rolled_on(match)
    return faulty.make().resume(match.position(), [5, 4], 8)


def resigned(match: Match) -> None:
    rolled_on(match)
    match.resign("red")


def taken_back(match: Match) -> None:
    rolled_on(match)
    match.rewind(1)
    rolled_on(match)


def undone(match: Match) -> None:
    rolled_on(match)
    role = match.deciders[0]
    match.play(role, "click", 2)
    match.play(role, "click", 3)
    match.undo(role)
    match.play(role, "click", 1)


def given_wrong(match: Match) -> None:
    """A rule breaks down: the match goes back to where it was."""
    rolled_on(match)
    with pytest.raises(Exception, match="bug"):
        match.play(match.deciders[0], "bug")
    rolled_on(match)


def entered(match: Match) -> None:
    match.play("red", "roll")
    match.play("red", "enter", 3)
    match.play("red", "roll")


def start() -> Match:
    return faulty.make().start(seed=5)


@pytest.mark.parametrize(
    ("begin", "play"),
    [
        (start, rolled_on),
        (lambda: faulty.make().start("eager", seed=5), rolled_on),
        (lambda: faulty.make().start(seed=5, dice=[6, 1]), rolled_on),
        (resumed, rolled_on),
        (start, resigned),
        (start, taken_back),
        (start, undone),
        (start, given_wrong),
        (lambda: faulty.make().start(entered=True), entered),
    ],
)
def test_who_comes_late_reads_what_the_first_reader_has_read(
    begin: Callable[[], Match], play: Callable[[Match], None]
) -> None:
    early, late = begin(), begin()
    early.keep_log()
    play(early)
    play(late)
    assert told(late) == told(early)
    assert late.journal.dice == early.journal.dice
    assert late.position() == early.position()


def test_from_then_on_the_log_goes_on_and_so_does_the_match() -> None:
    early, late = toy.make().start(seed=4), toy.make().start(seed=4)
    early.keep_log()
    for _ in random_actions(early, Random(1), 30):
        pass
    for _ in random_actions(late, Random(1), 30):
        pass
    assert told(late) == told(early)
    rng = Random(2)
    while not early.over:
        action = random_action(early, rng)
        early.play(*action)
        late.play(*action)
        assert told(late) == told(early)
    assert late.fingerprint() == early.fingerprint()


def test_undo_after_the_first_reading_takes_back_lines_too() -> None:
    match = start()
    rolled_on(match)
    lines, role = told(match), match.deciders[0]
    match.play(role, "click", 2)
    match.undo(role)
    assert told(match) == lines
