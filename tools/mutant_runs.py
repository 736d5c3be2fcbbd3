"""Run the tests that reach a line: once to see which do, then for each planted fault in a process of its own.

The parent has loaded pytest and the engine but no module of the game, so a forked child only reads the game,
with the fault in it, and runs its tests until the first fails.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from math import ceil
from pathlib import Path
from types import ModuleType

import pytest
from faults import Fault, planted

ROOT = Path(__file__).resolve().parents[1]

#: A fault that makes the tests run on for ever counts as noticed: after so many seconds of processor time,
#: and so many times as long as these tests usually take. On a busy machine a trial just waits.
PATIENCE = 10.0
SLOWER = 8.0
#: Who neither ends nor uses the processor sleeps for ever: so many times as long by the clock.
ASLEEP = 30.0
NOTICED = 9

#: Without the habits of a whole run: no summary, no cache, stop at the first failure.
QUIET = ["-q", "-x", "-p", "no:cacheprovider", "--no-header", "--no-summary"]


@dataclass(frozen=True)
class Reach:
    """What a run without any fault has shown: the tests of each line, and how long each test takes."""

    lines: dict[tuple[str, int], list[str]]
    seconds: dict[str, float]

    def tests(self, fault: Fault) -> tuple[str, ...]:
        """The tests that reach any line of the fault's statement, the quickest first."""
        lines = range(fault.line, fault.last + 1)
        found = {test for line in lines for test in self.lines.get((fault.module, line), ())}
        return tuple(sorted(found, key=lambda test: (self.seconds.get(test, 0.0), test)))

    def usual(self, tests: tuple[str, ...]) -> float:
        return sum(self.seconds.get(test, 0.0) for test in tests)

    def allowed(self, tests: tuple[str, ...]) -> dict[str, float]:
        """Test -> seconds of processor time after which it has run on for too long."""
        return {test: PATIENCE + SLOWER * self.seconds.get(test, 0.0) for test in tests}


def reached_by(tests: list[str], modules: dict[str, Path]) -> Reach:
    """Run the tests once and see which lines of the rules each of them reaches."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "reached.json"
        files = json.dumps([str(path) for path in modules.values()])
        command = [sys.executable, __file__, str(out), json.dumps(tests), files]
        done = subprocess.run(command, cwd=ROOT, env=_environment(), stdout=sys.stderr, check=False)
        if done.returncode:
            raise SystemExit("the tests fail without any fault: repair them first")
        found = json.loads(out.read_text())
    names = {str(path): name for name, path in modules.items()}
    lines = {(names[path], int(n)): ids for path, own in found["lines"].items() for n, ids in own.items()}
    return Reach(lines, found["seconds"])


@dataclass(frozen=True)
class Trial:
    """A fault to be planted in a file, and the tests that should notice it."""

    fault: Fault
    path: Path
    tests: tuple[str, ...]
    #: How long they took without a fault.
    usual: float


def survivors(trials: list[Trial], jobs: int, told: Callable[[int], None]) -> list[Trial]:
    """The trials in which every test passed, as if there were no fault."""
    alive = [trial for trial in trials if not trial.tests]
    waiting = [trial for trial in trials if trial.tests]
    running: dict[int, tuple[Trial, float]] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            trial = waiting.pop()
            running[_start(trial)] = (trial, time.monotonic() + ASLEEP * _allowed(trial))
        for child, (trial, deadline) in list(running.items()):
            code = _exit_code(child, deadline)
            if code is None:
                continue
            del running[child]
            told(len(trials) - len(waiting) - len(running))
            if code == 0:
                alive.append(trial)
        time.sleep(0.02)
    return alive


def _exit_code(child: int, deadline: float) -> int | None:
    """How the child ended, or None while it runs; who runs on for too long is ended, and was noticed."""
    done, status = os.waitpid(child, os.WNOHANG)
    if done:
        return os.waitstatus_to_exitcode(status)
    if time.monotonic() < deadline:
        return None
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return NOTICED


def _allowed(trial: Trial) -> float:
    """Seconds of processor time."""
    return PATIENCE + SLOWER * trial.usual


def _start(trial: Trial) -> int:
    child = os.fork()
    if child == 0:
        os._exit(_run(trial))
    return child


def _run(trial: Trial) -> int:
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    os.chdir(ROOT)
    seconds = ceil(_allowed(trial))
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    try:
        sys.meta_path.insert(0, Planter(trial.fault, trial.path))
        return int(pytest.main([*QUIET, *trial.tests]))
    except BaseException:  # whatever a planted fault does, it was noticed
        return NOTICED


class Planter(MetaPathFinder, Loader):
    """Finds one module of the game, and loads it with the fault in it."""

    def __init__(self, fault: Fault, path: Path) -> None:
        self.fault = fault
        self.path = path

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:
        return spec_from_file_location(name, self.path, loader=self) if name == self.fault.module else None

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(planted(self.path, self.fault), str(self.path), "exec"), module.__dict__)


def _environment() -> dict[str, str]:
    folders = [str(ROOT / "src"), str(ROOT / "tests"), str(ROOT), str(ROOT / "tools")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(folders)}


class Watch:
    """A pytest plugin: which test is running, and how long it took."""

    def __init__(self, coverage: object) -> None:
        self.coverage = coverage
        self.seconds: dict[str, float] = {}

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.coverage.switch_context(nodeid)  # type: ignore[attr-defined]  # coverage has no types here

    def pytest_runtest_logreport(self, report: object) -> None:
        nodeid, duration = report.nodeid, report.duration  # type: ignore[attr-defined]  # pytest's report
        self.seconds[nodeid] = self.seconds.get(nodeid, 0.0) + duration


def watch(out: Path, tests: list[str], paths: list[str]) -> int:
    """Run the tests under coverage, and write which lines each of them reached."""
    import coverage

    measured = coverage.Coverage(data_file=None, include=paths, config_file=False)
    plugin = Watch(measured)
    measured.start()
    code = int(pytest.main([*QUIET, *tests], plugins=[plugin]))
    measured.stop()
    data = measured.get_data()
    lines = {path: data.contexts_by_lineno(path) for path in data.measured_files()}
    seen = {
        path: {line: [test for test in ids if test] for line, ids in found.items()}
        for path, found in lines.items()
    }
    out.write_text(json.dumps({"lines": seen, "seconds": plugin.seconds}))
    return code


if __name__ == "__main__":
    raise SystemExit(watch(Path(sys.argv[1]), json.loads(sys.argv[2]), json.loads(sys.argv[3])))
