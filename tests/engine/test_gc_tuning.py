"""The collector of garbage comes less often where many games are played."""

from __future__ import annotations

import subprocess
import sys

from polemos.engine.gc_tuning import YOUNG

ASK = "print(gc.get_threshold()[0])"


def told(code: str) -> str:
    """What a fresh Python answers last."""
    command = [sys.executable, "-c", f"import gc; {code}; {ASK}"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()[-1]


def test_the_command_line_is_patient() -> None:
    assert told("from polemos.cli import main; main(['games'])") == str(YOUNG)


def test_importing_polemos_leaves_the_collector_as_it_was() -> None:
    assert told("import polemos; polemos.game('hellas')") == told("pass")
