"""The whole table of speeds: what comes from a compiled build, what from a broken one, and the medians."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from polemos.cli import main
from polemos.engine.errors import RuleBug
from polemos.lab import bench_all

SLOW = {
    "seen_steps_per_s": 12,
    "steps_per_s": 20,
    "usual_steps_per_s": 15,
    "quiet_percent": 60,
    "logged_steps_per_s": 25,
    "games_per_s": 2,
    "clone_us": 9.0,
    "view_us": 40.0,
    "determinize_us": 30.0,
}
NUMBERS: dict[str, Any] = {
    "game": "chess",
    "compiled": False,
    **SLOW,
    "search_per_s": None,
    "record_bytes": 900,
}


@pytest.fixture
def build(tmp_path: Path) -> Path:
    (tmp_path / "polemos").mkdir()
    return tmp_path


def measure(monkeypatch: pytest.MonkeyPatch, build: Path | None, fast: dict[str, Any]) -> dict[str, Any]:
    """A row of the table; `fast` is what the build's process says, or nothing if it fails."""

    def said(game: str, seconds: float, seed: int, data: str | None, used: Path | None) -> dict[str, Any]:
        if used is None:
            return NUMBERS
        if not fast:
            raise RuleBug(f"bench {game}: older than its source")
        return {**NUMBERS, **fast}

    monkeypatch.setattr(bench_all, "_bench", said)
    monkeypatch.setattr(bench_all, "import_ms", lambda game: 70.0)
    return bench_all.measured("chess", 0.1, 1, compiled=None if build is None else str(build))


def test_a_compiled_build_stands_beside_the_source(monkeypatch: pytest.MonkeyPatch, build: Path) -> None:
    row = measure(monkeypatch, build, {"compiled": True, "steps_per_s": 60, "search_per_s": 5})
    assert (row["steps_per_s"], row["steps_per_s_compiled"]) == (20, 60)
    assert (row["search_per_s"], row["search_per_s_compiled"]) == (None, 5)
    assert (row["record_bytes"], row["import_ms"]) == (900, 70.0)


def test_a_build_that_runs_as_plain_python_is_not_called_compiled(
    monkeypatch: pytest.MonkeyPatch, build: Path
) -> None:
    assert measure(monkeypatch, build, {"compiled": False, "steps_per_s": 20})["steps_per_s_compiled"] is None


def test_a_broken_build_costs_its_own_numbers_only(monkeypatch: pytest.MonkeyPatch, build: Path) -> None:
    row = measure(monkeypatch, build, {})
    assert row["steps_per_s"] == 20
    assert row["steps_per_s_compiled"] is None
    assert "older than its source" in row["compiled_problem"]


def test_medians_are_over_the_games_that_have_the_number(
    monkeypatch: pytest.MonkeyPatch, build: Path
) -> None:
    rows = {
        "a": measure(monkeypatch, build, {}),
        "b": measure(monkeypatch, build, {"compiled": True, "steps_per_s": 50}),
        "c": measure(monkeypatch, build, {"compiled": True, "steps_per_s": 70}),
    }
    medians = bench_all.whole_table(rows)["median"]
    assert (medians["steps_per_s"], medians["steps_per_s_compiled"]) == (20, 60)
    assert medians["search_per_s"] is None
    assert "compiled_problem" not in medians


def test_the_table_has_the_rows_of_the_numbers_page_and_the_medians(
    monkeypatch: pytest.MonkeyPatch, build: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    row = measure(monkeypatch, build, {"compiled": True, "view_us": 13.0})
    monkeypatch.setattr(bench_all, "measured", lambda *rest: row)
    monkeypatch.setenv("COLUMNS", "140")
    assert main(["bench", "hellas", "--all", "--lang", "en"]) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.split() == ["hellas", "median"]
    told = {name: numbers for name, *numbers in (re.split(r"\s{2,}", line.strip()) for line in lines)}
    assert told["steps per second, undisturbed"] == ["20", "20"]
    assert told["µs a view"] == ["40.0", "40.0"]
    assert told["µs a view, compiled"] == ["13.0", "13.0"]
    assert told["walks of the search bot per second"] == ["-", "-"]
