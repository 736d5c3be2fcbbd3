"""docs/lab.md: its Python runs and says what it says, its commands run and end well."""

from __future__ import annotations

import doctest
import json
import re
import shlex
from pathlib import Path

import pytest

from tests.cli.here import run

PAGE = Path(__file__).resolve().parents[2] / "docs" / "lab.md"
COMMANDS = re.findall(r"^\$ polemos (.*)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


def test_the_python_of_the_page_runs() -> None:
    done = doctest.testfile(str(PAGE), module_relative=False)
    assert done.attempted >= 20
    assert done.failed == 0


def test_there_are_commands() -> None:
    assert len(COMMANDS) >= 5


@pytest.mark.parametrize("command", [command for command in COMMANDS if "--versus " in command])
def test_the_option_of_the_page_changes_something(command: str) -> None:
    shown = run(*shlex.split(command), "--jobs", "1", "--json")
    assert shown.returncode == 0, shown.stderr
    found = json.loads(shown.stdout)["comparison"]
    assert any(line["significant"] for part in ("roles", "leads") for line in found[part].values())


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_the_page_run(command: str, tmp_path: Path) -> None:
    done = run(*shlex.split(command), "--jobs", "1", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "%" in done.stdout
    assert all((tmp_path / name).stat().st_size for name in re.findall(r"\w+\.(?:html|jsonl)", command))
