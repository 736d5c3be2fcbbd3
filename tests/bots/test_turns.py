"""Where dice decide, the search bot plans a whole turn and judges it before they are thrown."""

from __future__ import annotations

from random import Random

import pytest

import polemos
from polemos import bots
from polemos.bots import Seat
from polemos.bots.search.clock import Budget, Clock
from polemos.bots.search.turns import Future, Turn
from polemos.bots.seat import Plan, Planned
from polemos.engine.match import Match
from polemos.server.bots import Answer, own_bots


def battle(seed: int, bound: int) -> Match:
    """A battle between greedy bots, at the first command of that bound or a later one."""
    match = polemos.game("dba").start("battle", seed)
    players = {role: bots.make("greedy", seed, 40) for role in match.roles}
    while match.view(None)["turn"] < bound or match.prompt(match.deciders[0]).message != "command":
        role = match.deciders[0]
        match.play(role, *players[role].choose(Seat(match, role)))
    return match


def turn(match: Match, walks: int, seed: int = 1) -> Turn:
    return Turn(Seat(match, match.deciders[0]), Random(seed), Clock(Budget(0.0, walks)))


def worth(match: Match, moves: list[Plan]) -> float:
    """What the side's standing is when these moves are made and no die has been thrown."""
    copy = match.determinize(match.deciders[0], 0)
    future = Future(copy, match.deciders[0], len(copy.state.frames))
    for move in moves:
        assert future.follow(move) == len(move)
    return future.stopped(("done", None))


@pytest.mark.parametrize("bound", [3, 6, 7])
def test_the_turn_is_worth_what_it_is_said_to_be_and_more_than_standing_still(bound: int) -> None:
    match = battle(2, bound)
    thinking = turn(match, 150)
    moves = thinking.best([])
    assert worth(match, moves) == pytest.approx(thinking.value)
    assert thinking.value > worth(match, [])


def test_longer_thought_finds_better_turns_on_average() -> None:
    match = battle(2, 3)
    short = [turn(match, 20, seed) for seed in range(6)]
    long = [turn(match, 300, seed) for seed in range(6)]
    for one in short + long:
        one.best([])
    assert sum(one.value for one in long) > sum(one.value for one in short)


def test_the_rest_of_the_last_turn_is_where_the_next_thought_begins() -> None:
    match = battle(2, 3)
    thinking = turn(match, 200)
    moves = thinking.best([])
    for click in moves[0]:
        match.play(match.deciders[0], click.verb, click.arg)
    again = turn(match, 1, 5)
    again.best(moves[1:])
    assert again.value >= thinking.value - 1e-9


def meant(answer: Answer) -> list[Plan]:
    """The moves of the whole turn that an answer begins."""
    first = (("command", *answer.choice), *answer.plan)
    return [tuple(Planned(*click) for click in move) for move in (first, *answer.rest)]


def test_at_a_served_table_the_next_thought_begins_there_too() -> None:
    """A bot is made for each question; with little time it does not find again what it had found."""
    match = battle(2, 3)
    role = match.deciders[0]
    begun = own_bots("search:200it", match, role, 1, ())
    for click in meant(begun)[0]:
        match.play(role, click.verb, click.arg)
    value = worth(match, meant(begun)[1:]) - 1e-9
    told = [own_bots("search:12it", match, role, seed, begun.rest) for seed in range(3)]
    untold = [own_bots("search:12it", match, role, seed, ()) for seed in range(3)]
    assert all(worth(match, meant(answer)) >= value for answer in told)
    assert any(worth(match, meant(answer)) < value for answer in untold)


def test_a_move_that_can_no_longer_begin_is_left_out() -> None:
    match = battle(2, 3)
    gone: Plan = (Planned("command", "move", "nobody"),)
    thinking = turn(match, 150)
    assert gone not in thinking.best([gone])


def test_where_only_dice_can_tell_no_turn_is_planned() -> None:
    match = polemos.game("dba").start("battle", 3)
    assert match.prompt(match.deciders[0]).message == "muster"
    assert turn(match, 100).best([]) == []


def test_several_processes_plan_turns_too() -> None:
    match = battle(2, 3)
    role = match.deciders[0]
    assert match.prompt(role).offered(*bots.choose("search:60it*2", match, role, seed=1))
