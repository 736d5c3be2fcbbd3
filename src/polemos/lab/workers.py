"""Where the matches are played: in this process, in a pool of processes, or on a Ray cluster."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from itertools import islice
from typing import Any

from polemos.engine.errors import BadData
from polemos.lab.entrant import CLASS
from polemos.lab.pool import Batch, alone, in_pool
from polemos.lab.simulate import Task, play_task

#: The word for a Ray cluster of our own on this machine, which ends with us.
LOCAL = "local"

#: How many tasks may wait at a cluster: enough to keep it busy, few enough to stop soon.
WAITING = 256

#: The smallest store Ray accepts; outcomes are small.
STORE_BYTES = 80 * 1024 * 1024

#: How often a cluster of our own is started before we give up.
TRIES = 6

QUIET = {"log_to_driver": False, "logging_level": "error"}

#: Ray reports its use to its makers unless told not to: a lab at home should tell nobody anything. And a
#: machine that is busy with our matches is no reason to kill workers or to call a node dead.
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_memory_monitor_refresh_ms": "0",
    "RAY_worker_register_timeout_seconds": "600",
    "RAY_health_check_failure_threshold": "200",
}


def played(tasks: list[Task], jobs: int = 1, ray: str | None = None) -> Iterator[Batch]:
    """The outcomes of all tasks as they arrive, in any order; sort them to compare two runs."""
    if jobs < 1:
        raise BadData(f"jobs: {jobs} is not a number of processes from 1 on")
    if ray is not None:
        yield from _on_ray(tasks, jobs, ray)
    elif (jobs == 1 or len(tasks) < 2) and not any(map(_own_code, tasks)):
        yield from map(play_task, tasks)
    else:
        yield from in_pool(tasks, min(jobs, len(tasks)))


def _own_code(task: Task) -> bool:
    """A class of the reader's own may end the process it runs in: that must not be ours."""
    return any(bot.startswith(CLASS) for bot in task.job.bots)


# --- Ray ------------------------------------------------------------------------------------------


def check_ray(address: str | None) -> None:
    """Refuse `--ray` where Ray is not installed, before anything is written."""
    if address is not None:
        _ray()
        if address not in (LOCAL, "auto"):
            _reach(address)


def _reach(address: str) -> None:
    """Ray itself would try for minutes to reach a cluster that is not there."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not (host and colon and port.isascii() and port.isdigit()):
        raise BadData(f"ray: {address!r} is not HOST:PORT, nor the word {LOCAL!r}")
    try:
        socket.create_connection((host, int(port)), timeout=20).close()
    except (OSError, OverflowError) as error:
        raise BadData(f"ray: no cluster at {address!r} ({error})") from None


def _ray() -> Any:
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)
    try:
        import ray
    except ImportError:
        raise BadData("ray: is not installed; pip install 'polemos[lab]' brings it") from None
    return ray


def start_local(ray: Any, jobs: int) -> None:
    """A cluster on this machine for us alone. Ray gives up after half a minute: a busy one needs more."""
    problem = ""
    for _ in range(TRIES):
        try:
            ray.init(
                num_cpus=jobs,
                object_store_memory=STORE_BYTES,
                include_dashboard=False,
                _node_ip_address="127.0.0.1",
                **QUIET,
            )
            return
        except Exception as error:  # Ray raises a bare Exception here, and whatever its parts raise
            problem = str(error).strip().splitlines()[0] if str(error).strip() else repr(error)
            ray.shutdown()
    raise BadData(f"ray: no cluster starts on this machine ({problem})")


def _connect(ray: Any, jobs: int, address: str) -> None:
    if address == LOCAL:
        start_local(ray, jobs)
        return
    try:
        ray.init(address=address, **QUIET)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadData(f"ray: no cluster at {address!r} ({str(error).splitlines()[0]})") from None


def _on_ray(tasks: list[Task], jobs: int, address: str) -> Iterator[Batch]:
    """Every task is a Ray task; a lost worker's tasks are played again elsewhere, with the same outcome."""
    ray = _ray()
    _connect(ray, jobs, address)
    try:
        yield from _gather(ray, tasks)
    finally:
        ray.shutdown()


def _gather(ray: Any, tasks: list[Task]) -> Iterator[Batch]:
    remote, todo = ray.remote(play_task), iter(tasks)
    running = {remote.remote(task): task for task in islice(todo, WAITING)}
    while running:
        done = ray.wait(list(running))[0][0]
        task = running.pop(done)
        try:
            yield ray.get(done)
        except ray.exceptions.WorkerCrashedError:  # its worker died each time: a bot of ours ends it
            yield from alone([task])
        running |= {remote.remote(task): task for task in islice(todo, 1)}
