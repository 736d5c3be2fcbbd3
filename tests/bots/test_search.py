"""The search bot in every registered game: legal, honest, within its budget, whatever the number of roles."""

from __future__ import annotations

from random import Random

import pytest

import polemos
from playing import random_actions
from polemos import bots
from polemos.bots.search import clock
from polemos.bots.search.tree import Tree
from polemos.bots.seat import Planned
from polemos.engine.match import Match
from polemos.engine.playout import Playout
from polemos.engine.prompt import Prompt
from polemos.lab.playout import play_out
from toys.errands import Errands
from toys.parley import Parley

#: A number of walks, never a time: the same choice on every machine.
NAME = "search:12it"


def scenarios() -> list[tuple[str, str]]:
    """The first scenario of every game for each number of roles: two sides, one alone, a whole campaign."""
    found: dict[tuple[str, int], str] = {}
    for name in polemos.games():
        for scenario in polemos.game(name).scenarios:
            found.setdefault((name, len(scenario.roles)), scenario.id)
    return [(name, scenario) for (name, _), scenario in found.items()]


def moments(name: str, scenario: str, count: int) -> list[Match]:
    """Moments of random matches in which somebody has a real choice."""
    found: list[Match] = []
    chance = Random(f"{name}:{scenario}")
    game = polemos.game(name)
    while len(found) < count:
        match = game.start(scenario, chance.randrange(10**9), game.trial_options())
        for _ in range(chance.randrange(5, 60)):
            if not match.over:
                role = match.deciders[0]
                match.play(role, *chance.choice(match.prompt(role).pairs()))
        if not match.over and len(match.prompt(match.deciders[0]).pairs()) > 1:
            found.append(match)
    return found


@pytest.mark.parametrize(("name", "scenario"), scenarios())
def test_hidden_facts_and_future_dice_change_nothing(name: str, scenario: str) -> None:
    for match in moments(name, scenario, 2):
        role, before = match.deciders[0], match.fingerprint()
        told = bots.choose(NAME, match, role, seed=3)
        assert match.prompt(role).offered(*told)
        assert match.fingerprint() == before
        for other in range(2):
            assert bots.choose(NAME, match.determinize(role, seed=other), role, seed=3) == told


def test_it_delivers_every_letter() -> None:
    match = Errands().start(seed=1)
    play_out(match, {"courier": bots.make("search:400it", 1), "guard": bots.make("random", 1)})
    assert match.result is not None
    assert match.result.scores == {"courier": 5}


def test_it_does_not_expect_others_to_answer_as_it_would_like() -> None:
    """Whoever is stormed is first offered to give up: nobody believes that he will."""
    match = Parley().start(seed=1)
    assert bots.choose("greedy", match, "besieger", seed=1) == ("starve", None)
    assert bots.choose("search:30it", match, "besieger", seed=1) == ("starve", None)
    seats = {"besieger": bots.make("search:30it", 1), "town": bots.make("search:30it", 2)}
    play_out(match, seats)
    assert match.result is not None
    assert match.result.scores == {"besieger": 3}


def test_a_time_is_kept_to() -> None:
    """Far more than the time itself, for a machine that is busy with other things."""
    match = moments("hellespont", "historical", 1)[0]
    bot = bots.make("search:20ms", 1)
    assert match.prompt(match.deciders[0]).offered(*bot.choose(bots.Seat(match, match.deciders[0])))


@pytest.mark.parametrize(("widely", "most"), [(True, 40), (False, 20)])
def test_alone_a_few_first_choices_are_looked_at_more_closely(widely: bool, most: int) -> None:
    tree = Tree(Random(1), widely)
    prompt = Prompt("operation", "4.1", {"march": tuple(f"m{i}" for i in range(60))})
    for _ in range(40):
        verb, arg = tree.choose(tree.root, prompt)
        tree.note([Planned("operation", verb, arg)], [60], float(str(arg)[1:]), False)
    assert len(tree.root.children) <= most
    assert (len(tree.root.children) == 40) is widely


class SlowPlays:
    """Time that goes on by a thousandth with every play, on whatever copy."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.plays = 0
        plain = Playout.play

        def slow(match: Playout, *action: object) -> None:
            self.plays += 1
            plain(match, *action)

        monkeypatch.setattr(Playout, "play", slow)
        monkeypatch.setattr(clock, "thread_time", lambda: self.plays / 1000)
        monkeypatch.setattr(clock, "perf_counter", lambda: 0.0)


@pytest.mark.skipif(not hasattr(Playout.play, "__code__"), reason="compiled plays cannot be counted")
@pytest.mark.parametrize(
    "game_id", [name for name in polemos.games() if not polemos.game(name).meta.dice_decide]
)
def test_a_decision_ends_when_its_time_is_over(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """p99 of the time a bot takes is within 1.2 of its budget (bench/clocks.py): also of the shortest."""
    game, rng = polemos.game(game_id), Random("clock")
    match, time = game.start(game.scenarios[0].id, 5, game.trial_options()), SlowPlays(monkeypatch)
    for _ in random_actions(match, rng, 160):
        if match.over or rng.random() > 0.15:
            continue
        begin = time.plays
        bots.make("search:60ms", 1).choose(bots.Seat(match, match.deciders[0]))
        assert time.plays - begin <= 1.2 * 60
