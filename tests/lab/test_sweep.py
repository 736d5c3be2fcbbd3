"""Sweeps: values and refusals, looks and levels, going on where it was, the same in two processes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from polemos import BadData
from polemos.cli import main
from polemos.lab.significance import Difference
from polemos.lab.simulate import Job
from polemos.lab.sweep import DIFFERS, LEVEL, LOOKS, OPEN, SAME, decided, plan_of, values_of

JOB = Job("hellespont", ("random", "random"), 1, 10, "historical")
SHORT = ["sweep", "peloponnesian_war", "--scenario", "fall_of_athens_two", "--seats", "random,random"]


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("a.b=0..3", [0, 1, 2, 3]),
        ("a=8,9,10", [8, 9, 10]),
        ("a=False,True", [False, True]),
        ("a=run,defender", ["run", "defender"]),
        ("a=-1..1", [-1, 0, 1]),
    ],
)
def test_values_as_they_are_written(text: str, values: list[Any]) -> None:
    assert values_of(text)[1] == values


@pytest.mark.parametrize(
    ("over", "problem"),
    [
        ("mindarus.bonus", "not of the form"),
        ("mindarus.bonus=3..1", "not a range"),
        ("mindarus.bonus=0..900", "not a range"),
        ("mindarus.bonus=1,1", "stands twice"),
        ("mindarus.bonus=2", "nothing would be compared"),
        ("mindarus.bonus=1,7", "bonus is 0, 1 or 2"),
        ("storm=sheltered", "nothing would be compared"),
        ("storm=rain", "'rain' is not one of"),
        ("xerxes.bonus=1", "neither an option nor a value"),
        ("bonus=1", "may be any of"),
    ],
)
def test_what_cannot_be_swept_is_refused_by_name(over: str, problem: str, tmp_path: Path) -> None:
    with pytest.raises(BadData, match=problem):
        plan_of(JOB, over, 0.1, str(tmp_path))


def test_the_value_as_it_stands_is_always_there(tmp_path: Path) -> None:
    plan = plan_of(JOB, "mindarus.bonus=0..1", 0.1, str(tmp_path))
    assert (plan.values, plan.base) == ((2, 0, 1), 2)
    assert plan.datum is not None
    assert plan.datum.tag == "reconstructed"
    with pytest.raises(BadData, match="margin: 0"):
        plan_of(JOB, "mindarus.bonus=0..1", 0.0, str(tmp_path))


def test_five_looks_at_this_level_are_one_test_at_five_percent() -> None:
    """Pocock's level by simulation: how often a normal walk of five steps ever leaves the bounds."""
    from random import Random
    from statistics import NormalDist

    bound, chance, wrong = NormalDist().inv_cdf(1 - LEVEL / 2), Random(1), 0
    for _ in range(20_000):
        total, out = 0.0, False
        for look in range(1, LOOKS + 1):
            total += chance.gauss(0, 1)
            out = out or abs(total) / look**0.5 > bound
        wrong += out
    assert 0.045 < wrong / 20_000 < 0.055


def test_what_is_decided() -> None:
    assert decided(Difference(0.3, 0.1, 0.5, 0.01, "fisher"), 0.1) == DIFFERS
    assert decided(Difference(0.0, -0.08, 0.08, 0.9, "fisher"), 0.1) == SAME
    assert decided(Difference(0.1, -0.05, 0.25, 0.2, "fisher"), 0.1) == OPEN


def swept(capsys: pytest.CaptureFixture[str], *more: str) -> Any:
    assert main([*SHORT, "--json", *more]) == 0
    return json.loads(capsys.readouterr().out)


OVER = ("--over", "long_walls_leader=False,True", "--games", "20")


def test_it_stops_when_all_is_decided(capsys: pytest.CaptureFixture[str]) -> None:
    """Two equal shares of 0 or 1 are soon within a wide margin: not all matches are played."""
    told = swept(capsys, *OVER, "--jobs", "1", "--margin", "70")
    assert [row["decided"] for row in told["rows"]] == ["base", "same"]
    assert told["games"] < told["most"] == 40


def test_it_goes_on_where_it_was_and_refuses_another_sweep(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "sweep.jsonl"
    first = swept(capsys, *OVER, "--jobs", "1", "--margin", "5", "--results", str(kept))
    lines = kept.read_text().splitlines()
    assert len(lines) == 1 + first["games"]
    kept.write_text("\n".join(lines[:15]) + "\n" + lines[15][:20])
    assert swept(capsys, *OVER, "--jobs", "1", "--margin", "5", "--results", str(kept)) == first
    assert len(kept.read_text().splitlines()) == len(lines)
    assert main([*SHORT, *OVER, "--seed", "9", "--results", str(kept)]) == 2
    assert "seed is 1 there and 9 now" in capsys.readouterr().err


def test_two_processes_give_the_same_sweep(capsys: pytest.CaptureFixture[str]) -> None:
    alone, pool = (swept(capsys, *OVER, "--margin", "5", "--jobs", jobs) for jobs in ("1", "2"))
    assert pool == alone


def test_a_value_of_the_data_is_swept_and_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "sweep.html"
    given = ["sweep", "hellespont", "--over", "mindarus.bonus=0", "--seats", "random,random", "--games", "5"]
    assert main([*given, "--jobs", "1", "--lang", "en", "--html", str(page)]) == 0
    said = capsys.readouterr().out
    assert "pieces.leaders.mindarus.bonus" in said
    assert "as it" in said
    assert "mindarus.bonus" in page.read_text(encoding="utf-8")
