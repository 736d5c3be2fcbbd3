"""The import rules: layers know only those below, games never each other, the engine only Python itself."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src/polemos"

#: Standard modules that would bring in chance, time or the outside world.
UNWANTED = {"random", "secrets", "time", "datetime", "os", "socket", "subprocess", "threading", "asyncio"}


def imported(path: Path) -> set[str]:
    """The full names of the modules a file imports."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}:{node.lineno}: imports name the whole module"
            names.add(str(node.module))
    return names


def test_the_contracts_of_the_layers_are_kept() -> None:
    command = [str(Path(sys.executable).parent / "lint-imports"), "--no-cache", "--no-logo"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "0 broken" in done.stdout


@pytest.mark.parametrize("path", sorted((PACKAGE / "engine").glob("*.py")), ids=lambda path: path.name)
def test_the_engine_imports_only_python_itself(path: Path) -> None:
    outside = {name for name in imported(path) if not name.startswith("polemos.engine")}
    assert {name.split(".")[0] for name in outside} <= sys.stdlib_module_names
    assert outside.isdisjoint(UNWANTED)


def test_rules_take_their_chance_only_from_the_state() -> None:
    """In games, battles and kit, too, there is no other randomness and no clock."""
    found = {
        f"{path.relative_to(PACKAGE)}: {name}"
        for folder in ("games", "battles", "kit")
        for path in (PACKAGE / folder).rglob("*.py")
        for name in imported(path) & {"random", "secrets", "time", "datetime"}
    }
    assert found == set()
