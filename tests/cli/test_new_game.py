"""`polemos new-game` writes a game that passes every check as it is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from polemos import BadData
from polemos.cli.new_game import checked

ROOT = Path(__file__).resolve().parents[2]
NAME = "the_crossing"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of this checkout with a new game in it."""
    root = tmp_path_factory.mktemp("checkout")
    skipped = shutil.ignore_patterns("__pycache__", "static", "node_modules", "records", "web", "server")
    for folder in ("src", "tools", "docs/games"):
        shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns("__pycache__", "static"))
    for folder in ("conformance", "games", "toys"):
        shutil.copytree(ROOT / "tests" / folder, root / "tests" / folder, ignore=skipped)
    for path in [ROOT / "pyproject.toml", *(ROOT / "tests").glob("*.py")]:
        shutil.copy(path, root / path.relative_to(ROOT))
    (root / "tests" / "golden").mkdir()
    run(root, "-m", "polemos.cli", "new-game", NAME)
    return root


def run(root: Path, *command: str) -> str:
    path = os.pathsep.join(str(root / part) for part in ("src", "tests"))
    done = subprocess.run(
        [sys.executable, *command],
        cwd=root,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_passes_the_conformance_suite_and_its_own_tests(checkout: Path) -> None:
    run(checkout, "tools/golden.py", NAME, "--jobs", "1")
    told = run(checkout, "-m", "pytest", "-q", f"tests/games/{NAME}", "tests/conformance", "-k", NAME)
    assert "passed" in told


def test_it_is_as_tidy_as_the_others(checkout: Path) -> None:
    files = [f"src/polemos/games/{NAME}", f"tests/games/{NAME}"]
    run(checkout, "-m", "ruff", "check", *files)
    run(checkout, "-m", "ruff", "format", "--check", *files)
    run(checkout, "tools/fields.py", "--check")


def test_it_shows_in_the_list_and_plays_to_its_end(checkout: Path) -> None:
    assert NAME in run(checkout, "-m", "polemos.cli", "games")
    assert "The crossing" in run(checkout, "-m", "polemos.cli", "games", NAME)
    run(checkout, "-m", "polemos.cli", "simulate", NAME, "--games", "4", "--seats", "greedy,random")


@pytest.mark.parametrize(
    ("name", "problem"),
    [("Troy", "not an id"), ("9_days", "not an id"), ("hellas", "already"), ("a b", "not an id")],
)
def test_a_wrong_name_is_refused(name: str, problem: str) -> None:
    with pytest.raises(BadData, match=problem):
        checked(name, ROOT)


def test_elsewhere_than_in_a_checkout_it_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="no checkout"):
        checked("troy", tmp_path)
