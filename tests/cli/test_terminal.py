"""Each game in the terminal, at both usual widths and in both languages: words, no codes, no broken lines."""

from __future__ import annotations

import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from fcntl import ioctl
from io import StringIO
from itertools import product
from random import Random

import pytest
from rich.console import Console

import polemos
from conformance.language import flaws
from polemos import bots
from polemos.cli.common import terminal_text
from polemos.cli.forecast import fields, sentences
from polemos.cli.session import Session
from polemos.cli.table import Screen
from polemos.cli.words import LANGS

WIDTHS = (80, 120)

#: What only a program says.
CODES = re.compile(r"[{}]|\b(?:True|False|None)\b|\b[a-z]+_[a-z0-9_]+\b|^\s*…\s*$", re.MULTILINE)

#: Fields of forecasts that are drawn on the map.
DRAWN = {"reach", "development", "place", "purse", "equal_routes", "watchers", "sure"}

COMMANDS = ("help", "rule", "legend", "map", "log 5", "choices all", "nonsense")


class Typist:
    """Types numbers, and now and then a command."""

    def __init__(self, seed: int, most: int) -> None:
        self.rng = Random(seed)
        self.left = most

    def __call__(self, prompt: str) -> str:
        self.left -= 1
        if self.left < 0:
            raise EOFError
        return COMMANDS[self.left % len(COMMANDS)] if self.left % 9 == 0 else str(self.rng.randint(1, 9))


def played(game_id: str, lang: str, width: int, most: int) -> tuple[str, set[str]]:
    """All that a person reads while playing, and the words that were missing."""
    game, out, text = polemos.game(game_id), StringIO(), terminal_text(game_id, lang)
    match = game.start(seed=width)
    seats: dict[str, bots.Bot | None] = {role: bots.make("random", 1) for role in match.roles}
    seats[match.roles[0]] = None
    screen = Screen(Console(file=out, width=width, highlight=False), text, game.board())
    Session(match, seats, screen, ask=Typist(width, most)).run()
    return out.getvalue(), text.missing


@pytest.mark.parametrize(("game_id", "lang", "width"), list(product(polemos.games(), LANGS, WIDTHS)))
def test_a_person_reads_words_that_fit(game_id: str, lang: str, width: int) -> None:
    shown, missing = played(game_id, lang, width, 60)
    assert missing == set()
    assert [line for line in shown.splitlines() if len(line) > width] == []
    assert CODES.findall(shown) == []
    kinds = {
        flaw.split(" (")[0] for line in shown.splitlines() for flaw in flaws(lang, re.sub(" +", " ", line))
    }
    assert kinds & {"a straight apostrophe", "a plain space before high punctuation", "an id"} == set()


@pytest.mark.parametrize("game_id", polemos.games())
def test_every_field_of_a_forecast_is_told_or_drawn(game_id: str) -> None:
    game, rng, text = polemos.game(game_id), Random(1), terminal_text(game_id, "en")
    match, met = game.start(seed=1), set()
    for _ in range(250):
        if match.over:
            break
        role = match.deciders[0]
        met |= set(fields(match.view(role).get("forecast", {})))
        match.play(role, *rng.choice(match.prompt(role).pairs()))
    assert {field for field in met if not text.has(f"forecast-{field}")} - DRAWN == set()


def test_a_fight_is_foretold_in_words() -> None:
    odds = {"D": 2, "F": 0, "R": 13}
    fight = {"foe": "def_pk_3", "mine": {"factor": 3}, "theirs": {"factor": 4}, "loses": odds, "wins": odds}
    for lang, words in (("en", "The cavalry against the pikes"), ("fr", "La cavalerie contre les piquiers")):
        text = terminal_text("dba", lang)
        told = [
            s for field, value in fields({"att_cv_2": fight}).items() for s in sentences(text, field, value)
        ]
        assert [sentence[: len(words)] for sentence in told] == [words]
        assert text.missing == set()


def test_an_interception_is_foretold_by_its_place() -> None:
    text = terminal_text("peloponnesian_war", "fr")
    odds = {"interception": {"piraeus": {"battle": 8, "win": 60, "lose": 30}}}
    told = [s for field, value in fields(odds).items() for s in sentences(text, field, value)]
    assert told[0].startswith("Une interception depuis le Pirée")
    assert text.missing == set()


def terminal(*args: str) -> tuple[subprocess.Popen[bytes], int]:
    """The program behind a terminal of 80 columns."""
    ours, theirs = pty.openpty()
    ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 80, 0, 0))
    environment = {**os.environ, "TERM": "xterm", "LC_ALL": "C.UTF-8", "PYTHONWARNINGS": "ignore"}
    environment.pop("COLUMNS", None)
    command = [sys.executable, "-m", "polemos.cli", "play", *args]
    program = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
    os.close(theirs)
    return program, ours


def read_until_asked(screen: int, patience: float = 60) -> str:
    """What is printed up to the next `> `; all there is once the program has ended."""
    shown, end = b"", time.monotonic() + patience
    while not shown.endswith(b"> ") and time.monotonic() < end:
        if select.select([screen], [], [], 0.5)[0]:
            try:
                shown += os.read(screen, 65536)
            except OSError:
                break
    return shown.decode(errors="replace")


#: The heading of the third turn.
THIRD = re.compile(r"\b(?:tour|turn) 3\b")


#: A match that is not over by then.
SEEDS = {"hellenes": "6"}


@pytest.mark.parametrize("game_id", polemos.games())
def test_two_turns_through_a_real_terminal(game_id: str) -> None:
    options = ("--option", "battles=quick") if game_id == "eagle_and_wolf" else ()
    others = [role for role in polemos.game(game_id).scenarios[0].roles[1:]]
    seats = [word for role in others for word in ("--seat", f"{role}=random")]
    first = polemos.game(game_id).scenarios[0].roles[0]
    program, screen = terminal(
        game_id, "--seed", SEEDS.get(game_id, "5"), "--seat", f"{first}=me", *seats, "--lang", "fr", *options
    )
    rng, shown = Random(7), read_until_asked(screen)
    try:
        for _ in range(1500):
            if THIRD.search(shown) or program.poll() is not None:
                break
            os.write(screen, f"{rng.randint(1, 7)}\n".encode())
            shown += read_until_asked(screen)
        os.write(screen, b"quitter\nquitter\n")
        shown += read_until_asked(screen, 3)
    finally:
        program.kill()
        program.wait()
        os.close(screen)
    plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown)
    assert THIRD.search(plain), plain[-600:]
    assert "Traceback" not in plain
    assert CODES.findall(plain) == []
