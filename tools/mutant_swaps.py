"""A first, quick look at planted faults: one process loads the game and its tests once; for each fault it
forks a child, puts the faulty code into the function where it belongs, and runs the tests that reach it.

What a child notices is noticed. What it does not notice is tried again the slow way (`mutant_runs`), with the
fault there before anything was loaded or worked out and kept.
"""

from __future__ import annotations

import ast
import importlib
import os
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol  # what pytest's own loop calls for each test
from faults import Fault, planted

#: Without output of its own: what is told is told by the parent.
QUIET = ["-q", "-s", "-x", "-p", "no:cacheprovider", "--no-header", "--no-summary"]
UNNOTICED, NOTICED, NOT_PLANTED = range(3)


def swap(path: Path, fault: Fault) -> None:
    """Put the faulty code into the function of the loaded module, and its defaults."""
    tree = planted(path, fault)
    function, name = _function(sys.modules[fault.module], fault.function.split("."))
    function.__code__ = _code_of(compile(tree, str(path), "exec"), name)
    definition = _definition(tree, name.split("."))
    if definition.args.defaults:
        function.__defaults__ = tuple([ast.literal_eval(value) for value in definition.args.defaults])


def _function(space: Any, names: list[str]) -> tuple[FunctionType, str]:
    """The outermost function on the way to a name, and its own name."""
    for number, name in enumerate(names):
        space = vars(space)[name]
        space = getattr(space, "fget", getattr(space, "__func__", space))
        space = getattr(space, "__wrapped__", space)
        if isinstance(space, FunctionType):
            return space, ".".join(names[: number + 1])
    raise LookupError(".".join(names))


def _code_of(code: CodeType, name: str) -> CodeType:
    """The code of a function or method by its qualified name."""
    for constant in code.co_consts:
        if isinstance(constant, CodeType) and constant.co_qualname == name:
            return constant
        if isinstance(constant, CodeType) and name.startswith(f"{constant.co_qualname}."):
            return _code_of(constant, name)
    raise LookupError(name)


def _definition(tree: ast.Module | ast.ClassDef, names: list[str]) -> ast.FunctionDef:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and [node.name] == names:
            return node
        if isinstance(node, ast.ClassDef) and node.name == names[0]:
            return _definition(node, names[1:])
    raise LookupError(names[0])


class Swapped:
    """One fault (or none), its file, and the tests to run: test -> seconds of processor time it may take."""

    def __init__(self, fault: Fault | None, path: Path, tests: dict[str, float]) -> None:
        self.fault = fault
        self.path = path
        self.tests = tests


class Loop:
    """A pytest plugin: instead of running the collected tests once, run some of them for each fault."""

    def __init__(self, trials: Sequence[Swapped], jobs: int, told: Callable[[int], None]) -> None:
        self.trials = trials
        self.jobs = jobs
        self.told = told
        self.noticed: list[int] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        for module in {trial.fault.module for trial in self.trials if trial.fault is not None}:
            importlib.import_module(module)
        if self.fails_without_fault(items):
            return True  # nothing could be learnt here: all go the slow way
        running: dict[int, int] = {}
        for number, trial in enumerate(self.trials):
            if len(running) >= self.jobs:
                self.wait(running)
            running[fork(trial, [items[test] for test in trial.tests if test in items])] = number
            self.told(number + 1)
        while running:
            self.wait(running)
        return True

    def fails_without_fault(self, items: dict[str, pytest.Item]) -> bool:
        """A child that plants nothing must notice nothing."""
        allowed = {test: seconds for trial in self.trials for test, seconds in trial.tests.items()}
        child = fork(Swapped(None, Path(), allowed), [items[test] for test in allowed if test in items])
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != UNNOTICED

    def wait(self, running: dict[int, int]) -> None:
        child, status = os.waitpid(-1, 0)
        number = running.pop(child)
        if os.waitstatus_to_exitcode(status) not in (UNNOTICED, NOT_PLANTED):
            self.noticed.append(number)


def fork(trial: Swapped, items: list[pytest.Item]) -> int:
    child = os.fork()
    if child == 0:
        os._exit(run(trial, items))
    return child


def run(trial: Swapped, items: list[pytest.Item]) -> int:
    try:
        if trial.fault is not None:
            swap(trial.path, trial.fault)
    except (LookupError, ValueError):  # no such function, a default that is no constant: the slow way
        return NOT_PLANTED
    try:
        following = [*items[1:], None]
        for item, after in zip(items, following, strict=True):
            # who runs on for ever is ended by this timer, and was noticed
            signal.setitimer(signal.ITIMER_PROF, trial.tests[item.nodeid])
            if any([report.failed for report in runtestprotocol(item, log=False, nextitem=after)]):
                return NOTICED
    except BaseException:  # whatever a planted fault does, it was noticed
        return NOTICED
    return UNNOTICED


def noticed_quickly(
    trials: Sequence[Swapped], tests: Sequence[str], jobs: int, told: Callable[[int], None]
) -> set[int]:
    """The numbers of the trials that some test noticed. Everything is loaded in a child of its own."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
        loop = Loop(trials, jobs, told)
        silence()
        pytest.main([*QUIET, *tests], plugins=[loop])
        os.write(writer, " ".join(map(str, loop.noticed)).encode())
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader) as answer:
        found = {int(number) for number in answer.read().split()}
    os.waitpid(child, 0)
    return found


def silence() -> None:
    """Neither pytest nor a test says anything; progress goes to the error output."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1):
        os.dup2(nothing, stream)
