"""A command in this process: starting Python and reading the games takes longer than most of them."""

from __future__ import annotations

import subprocess
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

from polemos.cli import main


def run(
    *args: str, cwd: Path | None = None, columns: int = 140, typed: str = "", **env: str
) -> subprocess.CompletedProcess[str]:
    """What `polemos ARGS` writes, and its exit code."""
    out, err = StringIO(), StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setenv("COLUMNS", str(columns))
        for name, value in {"LC_ALL": "C.UTF-8", **env}.items():
            patch.setenv(name, value)
        patch.setattr("sys.stdin", StringIO(typed))
        if cwd is not None:
            patch.chdir(cwd)
        try:
            code = main(args)
        except SystemExit as end:
            code = int(end.code or 0)
    return subprocess.CompletedProcess(args, code, out.getvalue(), err.getvalue())
