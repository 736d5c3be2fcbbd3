"""Scenes for the ledger of choices.

A scene is a position and the answers that lead to the question; the watch of tests/games/conftest.py
then sees whether the verbs of the clause are offered, each beside another possibility.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from games.hellespont.positions import (
    Frames,
    adjusting,
    besieging,
    fighting,
    frame,
    orders,
    position,
    resume,
    turn_at,
)
from polemos.engine.match import Match
from polemos.engine.why import NUMBER, gates
from polemos.games.hellespont.reasons.counters import COUNTER

D_1: Frames = [*turn_at(9), frame("FirstAdjustments", who="athens", at=0)]
D_2: Frames = [*turn_at(9), frame("FirstAdjustments", who="athens", at=1)]

Start = tuple[dict[str, str], Frames, dict[str, Any]]

SEA = {"m5": "athens_t10_1 athens_t4_1 chaereas", "m18": "sparta_t4_1"}
PORT = {"sestos": "athens_t20_1 athens_h4_1 chaereas", "m18": "sparta_t4_1"}
SIEGE = {
    "m5": "athens_t20_1 athens_t10_1",
    "t17": "athens_h4_1",
    "sestos": "sparta_p2_1",
    "m18": "sparta_t4_1",
}
LAND = {"t7": "athens_h4_1 athens_h4_2 athens_p4b_1 sparta_h4_1 sparta_h3_1", "m18": "sparta_t4_1"}
NAVAL = {"m12": "athens_t20_1 athens_t4_1 athens_t4_2 sparta_t10_1 sparta_t10_2", "m5": "athens_t2_1"}
CAMP = {"t4": "sparta_h4_1 sparta_a2_1 hippocrates dorieus", "t29": "sparta_p2_1", "m5": "athens_t10_1"}
WASTE = {"t6": "athens_p2_1 athens_a2_1", "m5": "athens_t10_1", "m18": "sparta_t4_1"}
BEACH = {"m5": "athens_t10_1 athens_t4_1 athens_t2_1", "m18": "sparta_t4_1", "t6": "sparta_p2_1"}


def b_3(pieces: dict[str, str], who: str = "athens", points: int = 4, **more: Any) -> Start:
    return pieces, orders(who, points), {"points": {who: points}, **more}


def b_2(pieces: dict[str, str], turn: int = 2, **more: Any) -> Start:
    return pieces, turn_at(2), {"turn": turn, "phase": "B.2", "due": {}, "points": {"athens": 3}, **more}


def at_war(pieces: dict[str, str], who: str = "athens", **more: Any) -> Start:
    return pieces, fighting(who), {"points": {who: 1}, **more}


def in_c(pieces: dict[str, str], **more: Any) -> Start:
    return pieces, besieging("athens"), more


def in_d(pieces: dict[str, str], step: int, **more: Any) -> Start:
    return pieces, adjusting("athens", step), more


def scene(
    start: Start, *answers: str, dice: tuple[int, ...] = ()
) -> tuple[Start, tuple[str, ...], tuple[int, ...]]:
    return start, answers, dice


def played(start: Start, answers: tuple[str, ...], dice: tuple[int, ...]) -> Match:
    """The match at the question the scene is about."""
    pieces, frames, more = start
    match = resume(position(pieces, frames, **more), dice)
    for answer in answers:
        play(match, answer)
    return match


def play(match: Match, answer: str) -> None:
    """One answer, "verb" or "verb argument", of whoever is asked; calm ones come by themselves before it."""
    verb, _, arg = answer.partition(" ")
    while verb not in match.prompt(match.deciders[0]).choices:
        offered = match.prompt(match.deciders[0]).choices
        calm = [v for v in ("decline", "accept", "stand", "commit_none") if v in offered]
        match.play(match.deciders[0], calm[0])
    match.play(match.deciders[0], verb, arg or None)


QUESTIONS: dict[str, Any] = yaml.safe_load(
    (Path(__file__).parent / "choices.yaml").read_text(encoding="utf-8")
)


def check_question(request: pytest.FixtureRequest, match: Match) -> None:
    """The question at the end of a scene, to the letter: who is asked what, and with which answers."""
    mark = next(mark for mark in request.node.iter_markers("choice"))
    asked = match.prompt(match.deciders[0])
    answers = {
        verb: " ".join([str(a) for a in args if a is not None]) for verb, args in asked.choices.items()
    }
    found = {"who": match.deciders[0], "asks": f"{asked.message} {asked.rule}", **answers}
    assert found == QUESTIONS[" ".join(mark.args)]
    check_reasons(match, match.deciders[0])


def check_reasons(match: Match, role: str) -> None:
    """Whatever the step does not offer has a reason of its own, and what it offers has none."""
    things = {**match.game.things(match.state, role), NUMBER: range(-1, 12)}
    asked = match.prompt(role)
    for verb, gate in gates(match, role).items():
        for thing in things.get(gate.kind, ()):
            barrier = gate.barrier(match.state, role, verb, thing)
            assert (barrier is None) == asked.offered(verb, thing), (verb, thing)
        if verb in asked.choices and gate.kind != COUNTER:  # of counters only what is not offered is asked
            assert gate.barrier(match.state, role, verb, None) is None, verb
    for note in match.notes(role):
        assert match.prompt(role).offered(note.verb, note.arg), note
