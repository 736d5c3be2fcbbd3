"""Several processes for one decision, and the terminal's way with a bot that fails."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console

import polemos
from polemos import BadData, bots
from polemos.bots.search.clock import Budget, Clock
from polemos.bots.search.parallel import Found, chosen, counted, found
from polemos.bots.seat import Planned
from polemos.cli.common import terminal_text
from polemos.cli.session import Session
from polemos.cli.table import Screen
from toys import toy
from toys.bait import Bait

ONE, TWO = (Planned("move", "go", "m1"),), (Planned("move", "go", "m2"),)


def test_plans_of_all_processes_are_added_up() -> None:
    assert chosen([(ONE, 3.0, 3), (TWO, 1.0, 2), (TWO, 4.0, 2), (ONE, 0.0, 2)]) == TWO


def test_a_plan_that_was_hardly_tried_is_no_rival() -> None:
    assert chosen([(ONE, 5.0, 10), (TWO, 1.0, 1)]) == ONE


def thought(seed: int) -> Found:
    """What one of several processes finds on the first night of the fox."""
    night = Bait().start(seed=seed)
    return found(bots.Seat(night, "fox"), Random(seed), Clock(Budget(0.0, 80)))


@pytest.mark.parametrize("seed", range(3))
def test_what_the_next_player_answers_counts_in_all_processes(seed: int) -> None:
    """Before the farmer's answer the hen is worth more than the egg."""
    assert chosen(counted([thought(seed), thought(seed + 10)])) == (Planned("night", "take_egg", None),)


def test_values_before_and_after_answers_are_not_mixed() -> None:
    before, after = (False, [(ONE, 9.0, 9)]), (True, [(TWO, 1.0, 2)])
    assert counted([before, after]) == [(TWO, 1.0, 2)]
    assert counted([before, before]) == [(ONE, 9.0, 9)] * 2


def test_two_processes_agree_on_an_offered_choice() -> None:
    match = polemos.game("hellespont").start(seed=4)
    role = match.deciders[0]
    told = {bots.choose("search:16it*2", match, role, seed=1) for _ in range(2)}
    assert len(told) == 1
    assert match.prompt(role).offered(*told.pop())


@pytest.mark.parametrize("name", ["search:hard*0", "search:hard*x", "search:hard*99", "search:hard*"])
def test_a_wrong_number_of_processes_is_named(name: str) -> None:
    with pytest.raises(BadData, match="number of processes"):
        bots.make(name)


class Broken(bots.Bot):
    def choose(self, seat: bots.Seat) -> bots.Choice:
        raise ZeroDivisionError("no more dice")


def test_greedy_takes_over_in_the_terminal_and_it_is_said_once() -> None:
    out = StringIO()
    screen = Screen(Console(file=out, width=200, highlight=False), terminal_text("", "en"))
    match = toy.make().start("short", seed=3)
    Session(match, {"gold": Broken(0, None), "silver": bots.make("random", 1)}, screen).run()
    assert match.over
    assert out.getvalue().count("failed (ZeroDivisionError: no more dice)") == 1
