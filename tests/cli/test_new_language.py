"""A language more is two files and no code: the table's catalogue and the game's."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

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


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Where Polemos has a language more, by two files."""
    ours = tmp_path / "polemos"
    shutil.copytree(PACKAGE, ours, ignore=shutil.ignore_patterns("static", "__pycache__", "*.so"))
    for folder in (ours / "locales", ours / "games" / GAME / "text"):
        translate(folder / "en.ftl", folder / "xx.ftl")
    return {**os.environ, "PYTHONPATH": str(tmp_path), "COLUMNS": "100"}


def test_two_files_are_a_new_language(environment: dict[str, str]) -> None:
    command = [sys.executable, "-m", "polemos.cli", "play", GAME, "--lang", "xx", "--seed", "3"]
    shown = subprocess.run(
        command, input="1\n1\n", capture_output=True, text=True, env=environment, check=True
    )
    assert shown.stderr == ""
    assert "SETTING UP: WHERE DO YOU PLACE A TRADING POST" in shown.stdout
    assert "PLACES A TRADING POST at MEGALOPOLIS." in shown.stdout
    assert "game-title" not in shown.stdout


#: Asks a server of its own for the texts of a language, as a browser does.
ASK = f"""
import asyncio
from polemos.server.app import Settings, create_app

async def body(path):
    told = []
    async def send(message): told.append(message)
    async def receive(): return {{"type": "http.request", "body": b"", "more_body": False}}
    scope = {{"type": "http", "method": "GET", "path": path, "raw_path": path.encode(), "query_string": b"",
             "headers": [(b"host", b"localhost")], "client": ("127.0.0.1", 1), "server": ("localhost", 80),
             "scheme": "http", "root_path": "", "http_version": "1.1", "asgi": {{"version": "3.0"}}}}
    app = create_app(Settings(db="texts.db"))
    async with app.router.lifespan_context(app):
        await app(scope, receive, send)
    assert told[0]["status"] == 200, told
    return b"".join(part.get("body", b"") for part in told[1:]).decode()

print(asyncio.run(body("/api/text/xx")))
print(asyncio.run(body("/api/games/{GAME}/text/xx")))
"""


def test_the_server_gives_the_new_language_to_browsers(environment: dict[str, str], tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-c", ASK],
        capture_output=True,
        text=True,
        env=environment,
        cwd=tmp_path,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    assert "list-and = AND" in told.stdout
    assert "SETTING UP: WHERE DO YOU PLACE A TRADING POST" in told.stdout
