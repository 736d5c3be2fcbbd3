"""Simulations give the same numbers however they are run; statistics and benchmarks say what they measure."""

from __future__ import annotations

import pytest

from polemos import BadData, bots, game
from polemos.lab.bench import bench
from polemos.lab.playout import play_out, simulate_one
from polemos.lab.report import summary
from polemos.lab.simulate import Job, checked, chunks, play_chunk, seats_of, tasks_of
from polemos.lab.stats import spread, wilson
from polemos.lab.workers import played
from toys import toy

JOB = Job("toy", ("greedy", "random"), 5, 6, budget=30)


def test_wilson_agrees_with_published_values() -> None:
    """Newcombe 1998, table I: 81 of 263 gives 0.2553 to 0.3662; 0 of 20 gives 0 to 0.1611."""
    rate = wilson(81, 263)
    assert (round(rate.low, 4), round(rate.high, 4)) == (0.2553, 0.3662)
    none = wilson(0, 20)
    assert (round(none.low, 4), round(none.high, 4)) == (0.0, 0.1611)


def test_wilson_of_nothing_knows_nothing() -> None:
    assert wilson(0, 0)[2:] == (0.0, 0.0, 1.0)


def test_spread_of_even_and_odd_lists() -> None:
    assert spread([4, 1, 3]) == (8 / 3, 3, 1, 4)
    assert spread([4, 1, 3, 2]).median == 2.5
    assert spread([]) == (0.0, 0.0, 0.0, 0.0)


def test_a_match_depends_on_seed_and_number_only() -> None:
    rules = toy.make()
    whole = play_chunk(JOB, tuple(range(6)), rules)
    alone = [play_chunk(JOB, (number,), rules)[0] for number in (5, 3, 0)]
    assert alone == [whole[5], whole[3], whole[0]]
    assert play_chunk(JOB._replace(seed=6), tuple(range(6)), rules) != whole


@pytest.mark.parametrize("name", ["hellenes", "peloponnesian_war"])
def test_a_simulated_match_is_the_one_a_table_would_see(name: str) -> None:
    """It is played without log and undo; the same seed at a table, with both, comes to the same end."""
    rules = game(name)
    seats = dict.fromkeys(rules.roles_of(rules.scenarios[0].id), "random")
    outcome = simulate_one(rules, 3, seats, 7)
    match = rules.start(None, "7:3", rules.trial_options())
    play_out(match, {role: bots.make("random", "7:3") for role in seats})
    assert match.result is not None
    assert (outcome.scores, outcome.reason, outcome.actions) == (
        match.result.scores,
        match.result.reason,
        match.number,
    )


def test_chunks_cover_every_match_once() -> None:
    assert [number for chunk in chunks(range(11)) for number in chunk] == list(range(11))


def test_seats_alternate_only_when_asked() -> None:
    roles = ("gold", "silver")
    assert seats_of(JOB, roles, 1) == {"gold": "greedy", "silver": "random"}
    assert seats_of(JOB._replace(alternate=True), roles, 1) == {"gold": "random", "silver": "greedy"}


def test_summary_counts_wins_draws_and_endings() -> None:
    some = play_chunk(JOB, tuple(range(6)), toy.make())
    report = summary(JOB, list(reversed(some)))
    wins = sum(rate["hits"] for rate in report["roles"].values())
    assert wins + report["draws"] == 6
    assert sum(ending["games"] for ending in report["endings"]) == 6
    assert report == summary(JOB, some)
    assert report["actions"]["low"] <= report["actions"]["mean"] <= report["actions"]["high"]


@pytest.mark.parametrize(
    ("job", "problem"),
    [
        (JOB._replace(bots=("greedy",)), "2 bots are needed"),
        (JOB._replace(bots=("greedy", "nobody")), "no bot 'nobody'"),
        (JOB._replace(games=0), "games: 0"),
        (JOB._replace(budget=0), "budget"),
        (JOB._replace(scenario="long"), "no scenario 'long'"),
        (JOB._replace(options={"sails": 1}), "options.sails"),
    ],
)
def test_impossible_jobs_are_refused_before_they_start(job: Job, problem: str) -> None:
    with pytest.raises(BadData, match=problem):
        checked(job, toy.make())


def test_no_processes_is_refused() -> None:
    with pytest.raises(BadData, match="jobs: 0"):
        list(played(tasks_of([JOB]), 0))


def test_bench_measures_every_number_it_promises() -> None:
    report = bench(toy.make(), seconds=0.05)
    for name in (
        "seen_steps_per_s",
        "steps_per_s",
        "usual_steps_per_s",
        "logged_steps_per_s",
        "quiet_percent",
        "games_per_s",
        "clone_us",
        "view_us",
        "determinize_us",
        "position_bytes",
        "yardstick",
    ):
        assert report[name] > 0, name
    assert report["record_bytes_per_action"] > report["action_bytes"] > 10
    assert report["step_first_us"] is None, "toy matches are too short to be flat or not"
