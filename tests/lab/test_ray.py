"""Ray gives the pool's results, on a cluster of our own and on one that runs already."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from polemos import BadData
from polemos.lab import workers
from polemos.lab.workers import check_ray

PROGRAM = Path(__file__).parent / "ray_run.py"


@pytest.mark.slow
def test_a_cluster_of_two_workers_plays_as_the_pool_does(tmp_path: Path) -> None:
    command = [sys.executable, str(PROGRAM), str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=1500)
    assert done.returncode == 0, done.stderr[-2000:]
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["cpus"] == 2
    assert found["cluster"] == found["pool"]
    assert found["tournament_cluster"] == found["tournament_pool"]
    assert found["lines_cluster"] == found["lines_pool"]
    assert len(found["lines_pool"]) == 11
    assert found["pool"]["games"] == 10


def test_local_is_a_cluster_of_our_own_which_ends_with_us(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside the test above: which calls are made, without starting a second cluster for it."""

    class Cluster:
        running = 0

        def shutdown(self) -> None:
            Cluster.running -= 1

    def start(ray: Cluster, jobs: int) -> None:
        assert jobs == 2
        Cluster.running += 1

    def gathered(ray: Cluster, tasks: list[object]) -> list[str]:
        assert ray.running == 1
        return ["played"]

    monkeypatch.setattr(workers, "_ray", Cluster)
    monkeypatch.setattr(workers, "start_local", start)
    monkeypatch.setattr(workers, "_gather", gathered)
    assert list(workers.played([], 2, workers.LOCAL)) == ["played"]
    assert Cluster.running == 0


@pytest.mark.parametrize("address", ["", "nowhere", "127.0.0.1:1", "127.0.0.1:port", "127.0.0.1:99999"])
def test_a_cluster_that_is_not_there_is_named(address: str) -> None:
    with pytest.raises(BadData, match="ray: "):
        check_ray(address)
