"""Names, levels and budgets of bots; what is wrong with them is said by name."""

from __future__ import annotations

import pytest

from polemos import BadData, bots
from polemos.bots.search.bot import Search
from polemos.bots.search.clock import LEVELS, Budget, Clock, budget_of
from toys import toy


def test_levels_are_budgets_that_grow() -> None:
    seconds = [budget.seconds for budget in LEVELS.values()]
    assert list(LEVELS) == ["easy", "normal", "hard"]
    assert seconds == sorted(set(seconds))


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("100ms", Budget(0.1, 0)),
        ("2s", Budget(2.0, 0)),
        ("500it", Budget(0.0, 500)),
        ("hard", LEVELS["hard"]),
    ],
)
def test_a_budget_is_a_time_or_a_number_of_walks(text: str, budget: Budget) -> None:
    assert budget_of(text) == budget


@pytest.mark.parametrize("name", ["search:0ms", "search:0it", "search:00s"])
def test_no_time_at_all_is_refused(name: str) -> None:
    with pytest.raises(BadData, match=r"budget: 0+(ms|it|s) is no time"):
        bots.make(name)


@pytest.mark.parametrize(
    "name", ["search:genius", "search:-5it", "search:1.5s", "search:5", "search:99999999s"]
)
def test_an_unknown_level_is_named(name: str) -> None:
    with pytest.raises(BadData, match="search has no level"):
        bots.make(name)


def test_other_bots_have_no_levels() -> None:
    with pytest.raises(BadData, match="greedy has no level 'hard'"):
        bots.make("greedy:hard")


def test_offers_can_all_be_made() -> None:
    assert bots.offers() == ("greedy", "random", "search:easy", "search:normal", "search:hard")
    for name in bots.offers():
        assert isinstance(bots.make(name), bots.Bot)


def test_a_number_of_walks_is_kept_to() -> None:
    clock = Clock(Budget(0.0, 10))
    clock.walks = 5
    assert clock.spent() == 0.5


def test_a_bot_that_crashes_fails_with_its_reason() -> None:
    class Broken(bots.Bot):
        def choose(self, seat: bots.Seat) -> bots.Choice:
            raise ZeroDivisionError("no more dice")

    with pytest.raises(bots.BotFailed, match="ZeroDivisionError: no more dice"):
        bots.ask(Broken(0, None), bots.Seat(toy.make().start("short"), "gold"))


def test_search_keeps_its_plan_between_clicks() -> None:
    bot = bots.make("search:40it", 1)
    assert isinstance(bot, Search)
    assert bot.planned == ()
