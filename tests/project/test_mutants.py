"""The tool that plants faults: each is a change, and a test that looks notices it."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "tools"))

from faults import Fault, faults_of, planted, sample  # noqa: E402 - the tools are no package
from mutant_swaps import swap  # noqa: E402 - the same

RULE = '''
def reach(points: int, friends: list[int]) -> int:
    """1a A rule."""
    if points > 3 and not friends:
        return max(points, 2) + 1
    return len([f for f in friends if f < points])
'''


@pytest.fixture
def rule(tmp_path: Path) -> Path:
    path = tmp_path / "rule.py"
    path.write_text(RULE)
    return path


def kinds(faults: list[Fault]) -> set[tuple[str, str]]:
    return {(fault.before, fault.after) for fault in faults}


def test_every_kind_of_fault_is_found(rule: Path) -> None:
    found = kinds(faults_of(rule, "rule"))
    assert ("points > 3", "points >= 3") in found
    assert ("points > 3 and (not friends)", "points > 3") in found
    assert ("not friends", "friends") in found
    assert ("max(points, 2)", "min(points, 2)") in found
    assert ("max(points, 2) + 1", "max(points, 2) - 1") in found
    assert ("3", "4") in found
    assert ("if f < points", "(no condition)") in found
    assert any(after.startswith("if False") for _, after in found)


def test_each_fault_changes_the_module_and_still_compiles(rule: Path) -> None:
    plain = ast.unparse(ast.parse(RULE))
    faults = faults_of(rule, "rule")
    texts = {ast.unparse(planted(rule, fault)) for fault in faults}
    assert plain not in texts
    assert len(texts) == len({fault.name for fault in faults})
    for text in texts:
        compile(text, "rule.py", "exec")


def test_a_planted_fault_plays_otherwise(rule: Path) -> None:
    fault = next(f for f in faults_of(rule, "rule") if f.before == "points > 3" and ">=" in f.after)
    space: dict[str, object] = {}
    exec(compile(planted(rule, fault), "rule.py", "exec"), space)
    assert space["reach"](3, []) == 4  # type: ignore[operator]  # a function, by the text above


def test_a_sample_stays_the_same_when_lines_are_added_above(rule: Path) -> None:
    before = {fault.name for fault in sample(faults_of(rule, "rule"), 5, "1")}
    rule.write_text("x = 1\n\n" + RULE)
    assert {fault.name for fault in sample(faults_of(rule, "rule"), 5, "1")} == before


MEMORY = """
def far(known: dict[int, int], cell: int, steps: int = 2) -> int:
    found = known.get(cell)
    if found is None:
        if len(known) > MOST_KNOWN:
            known.clear()
        found = known[cell] = cell + steps
    return found
"""


def test_what_is_only_remembered_is_no_rule(rule: Path) -> None:
    rule.write_text(MEMORY)
    faults = faults_of(rule, "rule")
    assert ("found is None", "found is not None") in kinds(faults)
    assert not any("len(known)" in fault.before and "found" not in fault.before for fault in faults)
    assert [fault.after[:8] for fault in faults if fault.before.startswith("if found is None")] == [
        "if False"
    ]


def test_a_default_is_reached_by_who_reaches_the_body(rule: Path) -> None:
    rule.write_text(MEMORY)
    (default,) = [fault for fault in faults_of(rule, "rule") if fault.before == "2"]
    assert (default.line, default.last) == (3, 8)


METHODS = """
class Road:
    @property
    def length(self) -> int:
        return 3 + self.detour(4)

    def detour(self, steps: int, cost: int = 2) -> int:
        return max([steps * cost for _ in range(1)])
"""


def test_a_fault_is_put_into_a_module_that_is_loaded_already(
    rule: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rule.write_text(METHODS)
    for before, after, length in (("3", "4", 12), ("2", "3", 15), ("4", "5", 13), ("1", "2", 11)):
        module = ModuleType("rule")
        exec(compile(METHODS, "rule.py", "exec"), module.__dict__)
        monkeypatch.setitem(sys.modules, "rule", module)
        road = module.Road()
        assert road.length == 11
        (fault,) = [f for f in faults_of(rule, "rule") if (f.before, f.after) == (before, after)]
        swap(rule, fault)
        assert road.length == length


LOOK = """
from pathlib import Path

from faults import faults_of
from mutant_swaps import Swapped, noticed_quickly

if __name__ == "__main__":
    path, tests = Path("rule.py").resolve(), str(Path("test_rule.py").resolve())
    trials = [Swapped(f, path, {"test_rule.py::test_far": 0.5}) for f in faults_of(path, "rule")]
    noticed = noticed_quickly(trials, [tests], 2, lambda number: None)
    for number, trial in enumerate(trials):
        print(number in noticed, trial.fault.before, "->", trial.fault.after)
"""


def test_what_a_test_sees_is_noticed_in_a_moment(tmp_path: Path) -> None:
    files = {
        "rule.py": "def far(steps):\n    while steps > 3:\n        steps -= 2\n    return steps >= 2",
        "test_rule.py": "from rule import far\ndef test_far():\n    assert far(5) and not far(1)",
        "look.py": LOOK,
        "pytest.ini": "[pytest]",
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    path = os.pathsep.join([str(tmp_path), str(ROOT / "tools")])
    run = [sys.executable, "look.py"]
    done = subprocess.run(
        run, cwd=tmp_path, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    assert set(done.stdout.splitlines()) == {
        "True steps > 3 -> steps >= 3",
        "True steps > 3 -> steps <= 3",  # for ever: ended by the timer
        "True steps -= 2 -> steps += 2",  # the same
        "False 3 -> 4",
        "False 2 -> 3",
        "False steps >= 2 -> steps > 2",
        "True steps >= 2 -> steps < 2",
    }
