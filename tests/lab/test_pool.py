"""A bot may end the process it runs in, or start processes of its own: the others play on all the same."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from polemos.lab.playout import Outcome
from polemos.lab.simulate import Job, Task, chunks, play_task, tasks_of
from polemos.lab.workers import _gather, played

GAME, SCENARIO = "peloponnesian_war", "fall_of_athens_two"


@pytest.fixture(autouse=True)
def _importable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parent))


def outcomes(tasks: list[Task], jobs: int) -> list[Outcome]:
    found = [outcome for _, some in played(tasks, jobs) for outcome in some]
    return sorted(found, key=lambda outcome: outcome.number)


def test_a_bot_that_ends_its_process_forfeits_its_match_and_no_other() -> None:
    job = Job(GAME, ("random", "class:lab_bots.Exiting"), 4, 5, SCENARIO)
    found = outcomes(tasks_of([job]), 1)
    assert [outcome.number for outcome in found] == [0, 1, 2, 3, 4]
    assert [outcome.number for outcome in found if outcome.forfeit] == [1, 2]
    for outcome in found[1:3]:
        assert outcome.forfeit == ("sparta", "crash", "its process ended")
        assert outcome.winners == ("athens",)
    singles = [Task(0, job, some) for some in chunks(range(5), 1)]
    assert outcomes(singles, 2) == found, "the same for any number of processes"


def test_a_bot_with_several_processes_plays_in_the_pool() -> None:
    job = Job(GAME, ("search:4it*2",), 4, 1, "fall_of_athens")
    (found,) = outcomes([Task(0, job, (0,)), Task(0, job, ())], 2)
    assert found.forfeit is None
    assert found.actions > 0


class Cluster:
    """Ray, as far as it is used here; every worker that gets the first task dies."""

    class exceptions:  # noqa: N801 - Ray's own name
        class WorkerCrashedError(Exception):
            pass

    def __init__(self) -> None:
        self.given: list[Task] = []

    def remote(self, _play: object) -> SimpleNamespace:
        return SimpleNamespace(remote=self._take)

    def _take(self, task: Task) -> int:
        self.given.append(task)
        return len(self.given)

    def wait(self, refs: list[int]) -> tuple[list[int], list[int]]:
        return refs[:1], refs[1:]

    def get(self, ref: int) -> tuple[int, list[Outcome]]:
        if ref == 1:
            raise self.exceptions.WorkerCrashedError
        return play_task(self.given[ref - 1])


def test_a_worker_of_a_cluster_that_dies_each_time_costs_one_match() -> None:
    job = Job(GAME, ("random", "class:lab_bots.Exiting"), 4, 3, SCENARIO)
    tasks = [Task(0, job, (number,)) for number in (1, 0)]
    found = {some[0].number: some[0].forfeit for _, some in _gather(Cluster(), tasks)}
    assert found == {1: ("sparta", "crash", "its process ended"), 0: None}
