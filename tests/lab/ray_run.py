"""A program of its own, since Ray warns and forks as it likes: a cluster of two workers against the pool.

Prints one JSON object: the same commands' results from the pool and from Ray.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from polemos.lab.workers import _ray, start_local

SIMULATE = ("simulate", "peloponnesian_war", "--scenario", "fall_of_athens_two", "--games", "10")
SEATS = ("--seats", "greedy@5,random", "--seed", "3", "--jobs", "2", "--json")
TOURNAMENT = ("tournament", "random", "greedy@5", "--games", "peloponnesian_war:fall_of_athens_two")
ROUNDS = ("--rounds", "10", "--jobs", "2", "--json")


def polemos(*args: str) -> Any:
    command = [sys.executable, "-m", "polemos.cli", *args]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=400)
    if done.returncode:
        raise SystemExit(f"{args}: {done.stderr}")
    return json.loads(done.stdout)


def lines(path: Path) -> list[str]:
    """The results file, sorted: matches end in any order."""
    return sorted(path.read_text(encoding="utf-8").splitlines())


def main(folder: Path) -> None:
    found = {"pool": polemos(*SIMULATE, *SEATS)}
    pool, cluster = folder / "pool.jsonl", folder / "cluster.jsonl"
    found["tournament_pool"] = polemos(*TOURNAMENT, *ROUNDS, "--results", str(pool))
    ray = _ray()
    start_local(ray, 2)  # what `--ray local` does
    address = ray.get_runtime_context().gcs_address
    found["cpus"] = ray.cluster_resources()["CPU"]
    found["cluster"] = polemos(*SIMULATE, *SEATS, "--ray", address)
    to_ray = ("--results", str(cluster), "--ray", address)
    found["tournament_cluster"] = polemos(*TOURNAMENT, *ROUNDS, *to_ray)
    ray.shutdown()
    found["lines_pool"], found["lines_cluster"] = lines(pool), lines(cluster)
    print(json.dumps(found))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
