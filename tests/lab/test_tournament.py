"""Round robins: fair seats, files that survive crashes, the same numbers however often one stopped."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from polemos import BadData, __version__, game
from polemos.lab.playout import Outcome
from polemos.lab.referee import Forfeit
from polemos.lab.results import Line, Results
from polemos.lab.tournament import Plan, arenas, check_rules, checked, jobs, line_of, report, tasks
from polemos.lab.workers import played

DUEL = "peloponnesian_war:fall_of_athens_two"
ALONE = "peloponnesian_war:fall_of_athens"


def plan(*games: str, **changes: Any) -> Plan:
    return Plan(("greedy@5", "random"), arenas(list(games)), 4, 7)._replace(**changes)


def run(plan: Plan, results: Results, stop: int = 10**6) -> None:
    """Play what is left, or as many batches."""
    all_jobs, left = tasks(plan, results.lines)
    for key, some in played(left[:stop]):
        for outcome in some:
            results.append(line_of(all_jobs[key], outcome))
    results.close()


def told(plan: Plan, path: Path | None = None) -> dict[str, Any]:
    results = Results(path, plan.header())
    run(plan, results)
    return report(plan, results.lines)


def test_sides_alternate_and_every_pair_meets() -> None:
    found = told(plan(DUEL, bots=("random", "greedy@5", "greedy@2"), rounds=2))
    assert len(found["table"]) == 3
    sides = found["arenas"][0]["sides"]
    assert all(side["trials"] == 2 for roles in sides.values() for side in roles.values())
    assert sum(r["points"] for r in found["ratings"]) == found["games"] == 6


def test_alone_bots_are_compared_on_the_same_seeds() -> None:
    found = told(plan(ALONE, rounds=3))
    assert found["games"] == 6
    assert found["table"][0]["games"] == 3, "three seeds, two bots each"
    assert found["ratings"][0]["games"] == 3


def test_two_bots_share_a_larger_table() -> None:
    wide = plan("eagle_and_wolf:expedition_3", rounds=1)
    assert [job.bots for job in jobs(wide)] == [("greedy@5", "random")]


def test_an_interrupted_tournament_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    both = plan(DUEL, ALONE, rounds=6)
    first = Results(path, both.header())
    run(both, first, stop=2)
    assert 0 < len(first.lines) < 18
    assert told(both, path) == told(both)
    assert len(path.read_text().splitlines()) == 1 + 18
    assert tasks(both, Results(path, both.header()).lines)[1] == []


def test_a_torn_last_line_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    whole = told(plan(DUEL), path)
    path.write_bytes(path.read_bytes()[:-25])
    assert told(plan(DUEL), path) == whole
    assert len(path.read_text().splitlines()) == 5
    assert [json.loads(line) for line in path.read_text().splitlines()]


def test_more_bots_and_rounds_are_added_to_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    told(plan(DUEL, rounds=2), path)
    before = path.read_text()
    told(plan(DUEL, bots=("random", "greedy@5", "greedy@2"), rounds=3), path)
    assert path.read_text().startswith(before)
    assert len(path.read_text().splitlines()) == 1 + 9


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda lines: [lines[0], "{oops", *lines[2:]], "line 2: cannot be read"),
        (lambda lines: [lines[0], '{"game": 1}', *lines[2:]], "line 2: cannot be read"),
        (lambda lines: ["[]", *lines[1:]], "not a results file"),
        (lambda lines: [lines[0].replace('"seed": 7', '"seed": 8'), *lines[1:]], "seed is 8"),
        (lambda lines: [lines[0].replace(f'"{__version__}"', '"0.0.1"'), *lines[1:]], "polemos is '0.0.1'"),
        (lambda lines: ["PNG", ""], "line 1: cannot be read"),
    ],
)
def test_a_file_that_cannot_be_read_is_left_alone(tmp_path: Path, change: Any, problem: str) -> None:
    path = tmp_path / "results.jsonl"
    told(plan(DUEL, rounds=2), path)
    path.write_text("\n".join(change(path.read_text().split("\n"))))
    before = path.read_bytes()
    with pytest.raises(BadData, match=problem):
        Results(path, plan(DUEL).header())
    assert path.read_bytes() == before


def test_a_picture_or_a_folder_is_no_results_file(tmp_path: Path) -> None:
    (tmp_path / "x.png").write_bytes(b"\x89PNG without an end of line")
    for path in (tmp_path / "x.png", tmp_path, tmp_path / "no" / "x"):
        with pytest.raises(BadData, match="results: "):
            Results(path, plan(DUEL).header())


def test_matches_with_other_data_are_not_mixed(tmp_path: Path) -> None:
    """The folder is the same, but not what is in it."""
    own = tmp_path / "mine" / "peloponnesian_war"
    own.mkdir(parents=True)
    (own / "pieces.yaml").write_text("{}")
    mine = plan(DUEL, rounds=1, data=str(own.parent))
    told(mine, tmp_path / "results.jsonl")
    assert Results(tmp_path / "results.jsonl", mine.header()).lines
    (own / "pieces.yaml").write_text("{} # changed")
    with pytest.raises(BadData, match="data_digest is"):
        Results(tmp_path / "results.jsonl", mine.header())


def test_who_forfeits_gets_nothing_though_its_other_seats_win() -> None:
    """At a table of three a bot with two seats resigns one of them."""
    wide = plan("eagle_and_wolf:expedition_3", rounds=1)
    (job,) = jobs(wide)
    roles = game("eagle_and_wolf").roles_of("expedition_3")
    seats = dict(zip(roles, ("random", "greedy@5", "random"), strict=True))
    forfeit = Forfeit(roles[0], "crash", "oops")
    outcome = Outcome(0, seats, roles[1:], "resignation", "resigned", {}, 3, 1, {1: {}}, {}, forfeit)
    found = report(wide, [line_of(job, outcome)])
    assert {r["name"]: r["points"] for r in found["ratings"]} == {"greedy@5": 1.0, "random": 0.0}
    (arena,) = found["arenas"]
    assert [side["hits"] for side in arena["sides"]["random"].values()] == [0, 0]
    assert [side["hits"] for side in arena["sides"]["greedy@5"].values()] == [1]
    assert (arena["lengths"], arena["curve"], arena["balance"]) == ([], {}, {})
    assert arena["options"] == {"battles": "quick"}, "what is not the game's default is told"


def test_matches_by_other_rules_are_not_mixed(tmp_path: Path) -> None:
    outcome = Outcome(0, {"athens": "random", "sparta": "random"}, (), "draw", "x", {}, 1, 1, {}, {})
    line = Line("peloponnesian_war", "fall_of_athens_two", ("greedy@5", "random"), 99, outcome)
    with pytest.raises(BadData, match="rules 99"):
        check_rules(plan(DUEL), [line])


def test_lines_come_back_as_they_were_written(tmp_path: Path) -> None:
    outcome = Outcome(
        3, {"athens": "a", "sparta": "b"}, ("sparta",), "resignation", "resigned", {"sparta": 2}, 9, 2,
        {1: {"athens": 0.5}}, {"athens": {"march": 2}}, Forfeit("athens", "crash", "oops"),
    )  # fmt: skip
    path = tmp_path / "results.jsonl"
    results = Results(path, plan(DUEL).header())
    results.append(Line("hellas", "standard", ("a", "b"), 1, outcome))
    results.close()
    assert Results(path, plan(DUEL).header()).lines == results.lines


@pytest.mark.parametrize(
    ("bad", "problem"),
    [
        ({"bots": ("random",)}, "needs two or more"),
        ({"bots": ("random", "random")}, "named twice"),
        ({"bots": ("random", "hal")}, "no bot 'hal'"),
        ({"rounds": 0}, "rounds: 0"),
        ({"limit": 0.0}, "limit: 0"),
        ({"budget": 0}, "budget: 0"),
    ],
)
def test_impossible_plans_are_refused(bad: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadData, match=problem):
        checked(plan(DUEL, **bad))


def test_scenarios_by_name() -> None:
    assert arenas(["hellas"]) == (("hellas", "standard"),)
    assert len(arenas(["hellas:all", "hellas"])) == 2
    for name in ("chess", "hellas:marathon", "hellas:"):
        with pytest.raises(BadData):
            arenas([name])
