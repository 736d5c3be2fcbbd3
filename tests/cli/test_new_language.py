"""A language more is two files and no code: the table's catalogue and the game's."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import polemos

GAME = "hellas"
PACKAGE = Path(polemos.__file__).resolve().parent

#: Words of a pseudo-language: letters between brackets are ours, what stands in braces is Fluent's.
PLACE = re.compile(r"(\{[^{}]*\})")


def shouted(line: str) -> str:
    """A line of a catalogue in the pseudo-language: everything that is said stands in capitals."""
    key, equals, said = line.partition(" = ")
    indented = line.startswith(" ")
    head, words = (key + equals, said) if equals and not indented else ("", line)
    if indented and re.match(r"\s+(?:\.\w+ =|\*?\[\w+\]|\{ \$\w+ ->|\})", line):
        head, words = line, ""
    return head + "".join(part if part.startswith("{") else part.upper() for part in PLACE.split(words))


def translate(source: Path, target: Path) -> None:
    lines = source.read_text(encoding="utf-8").splitlines()
    target.write_text("\n".join(shouted(line) for line in lines) + "\n", encoding="utf-8")


def test_two_files_are_a_new_language(tmp_path: Path) -> None:
    ours = tmp_path / "polemos"
    shutil.copytree(PACKAGE, ours, ignore=shutil.ignore_patterns("static", "__pycache__", "*.so"))
    for folder in (ours / "locales", ours / "games" / GAME / "text"):
        translate(folder / "en.ftl", folder / "xx.ftl")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "COLUMNS": "100"}
    command = [sys.executable, "-m", "polemos.cli", "play", GAME, "--lang", "xx", "--seed", "3"]
    shown = subprocess.run(
        command, input="1\n1\n", capture_output=True, text=True, env=environment, check=True
    )
    assert shown.stderr == ""
    assert "SETTING UP: WHERE DO YOU PLACE A TRADING POST?" in shown.stdout
    assert "PLACES A TRADING POST AT MEGALOPOLIS." in shown.stdout
    assert "game-title" not in shown.stdout
