"""Bots that are programs of their own: a whole match, and every way in which such a program may fail."""

from __future__ import annotations

import gc
import sys
from pathlib import Path

import pytest

import polemos
from polemos import BadData, bots
from polemos.bots.external import External, Program
from polemos.engine.match import Match
from polemos.lab.playout import play_out
from toys import toy

EXAMPLE = Path(__file__).parents[2] / "examples/mybot.py"
PYTHON = sys.executable


def program(tmp_path: Path, body: str) -> str:
    """A bot that answers each question as `body` says."""
    path = tmp_path / "bot.py"
    lines = ["import json, os, sys, time", "for line in sys.stdin:", "    asked = json.loads(line)"]
    lines += ["    if asked['t'] != 'choose': continue", f"    {body}", "    sys.stdout.flush()"]
    path.write_text("\n".join(lines))
    return f"{PYTHON} {path}"


def asked() -> bots.Seat:
    match = toy.make().start("short", seed=1)
    return bots.Seat(match, "gold")


def played_out(match: Match, name: str) -> bool:
    seats = {role: bots.make(name if i == 0 else "random", 1) for i, role in enumerate(match.roles)}
    play_out(match, seats)
    return match.over


def test_the_example_plays_a_whole_match_of_the_toy() -> None:
    assert played_out(toy.make().start("short", seed=2), f"exec:{PYTHON} {EXAMPLE}")


@pytest.mark.slow
def test_the_example_plays_a_whole_match_of_hellespont() -> None:
    assert played_out(polemos.game("hellespont").start(seed=2), f"exec:{PYTHON} {EXAMPLE}")


def test_the_example_is_short_and_needs_nothing() -> None:
    text = EXAMPLE.read_text()
    assert len(text.splitlines()) <= 50
    imports = {line.split()[1] for line in text.splitlines() if line.startswith("import ")}
    assert imports == {"json", "random", "sys"}


def test_it_is_told_what_its_seat_may_know(tmp_path: Path) -> None:
    """The answer names what came with the question: the role's own hand is there, the other's is a number."""
    body = "print(json.dumps({'verb': str(asked['view']['hands']), 'arg': asked['role']}))"
    seat = asked()
    verb, arg = External(program(tmp_path, body), 1).choose(seat)
    assert verb == str(seat.view()["hands"])
    assert arg == "gold"


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("print('to the moon')", "not JSON"),
        ("print(json.dumps(['put', 't1']))", "names no verb"),
        ("print(json.dumps({'verb': 'fly', 'arg': 3}))", "not offered"),
        ("print(json.dumps({'verb': 'put', 'arg': [1]}))", "not offered"),
        ("print('x' * 9000)", "more than 4096"),
        ("os._exit(3)", "exit code 3"),
    ],
)
def test_nonsense_and_crashes_are_failures_with_a_reason(tmp_path: Path, body: str, said: str) -> None:
    bot = bots.make(f"exec:{program(tmp_path, body)}")
    with pytest.raises(bots.BotFailed, match=said):
        bots.ask(bot, asked())


def test_a_program_that_hangs_is_ended(tmp_path: Path) -> None:
    bot = External(program(tmp_path, "time.sleep(3600)"), 1, limit=0.5)
    with pytest.raises(bots.BotFailed, match=r"no answer in 0\.5 seconds"):
        bots.ask(bot, asked())
    assert bot._program is not None
    assert bot._program.process.returncode is not None


def test_a_program_that_has_ended_cannot_be_asked_again(tmp_path: Path) -> None:
    bot = bots.make(f"exec:{program(tmp_path, 'os._exit(0)')}")
    for _ in range(3):
        with pytest.raises(bots.BotFailed, match="has ended"):
            bots.ask(bot, asked())


def test_a_program_ends_with_its_bot() -> None:
    made = Program([PYTHON, "-c", "import time; time.sleep(3600)"])
    process = made.process
    del made
    gc.collect()
    assert process.wait(30) != 0


def test_a_command_that_cannot_be_run_is_named() -> None:
    with pytest.raises(bots.BotFailed, match="no_such_program cannot be started"):
        bots.ask(bots.make("exec:./no_such_program"), asked())
    with pytest.raises(BadData, match="needs the command"):
        bots.make("exec:")
    with pytest.raises(BadData, match="cannot be read"):
        bots.make("exec:'open")


def test_it_is_not_told_the_seed_of_the_match(tmp_path: Path) -> None:
    """With the seed it could deal the hidden cards and roll the dice to come."""
    heard = tmp_path / "heard"
    path = tmp_path / "bot.py"
    path.write_text(
        f"open({str(heard)!r}, 'w').write(input() + input()); print('{{\"verb\": \"x\"}}', flush=True)"
    )
    seed = "Thucydides:17"
    seat = bots.Seat(toy.make().start("short", seed=seed), "gold")
    External(f"{PYTHON} {path}", seed).choose(seat)
    assert '"hello"' in heard.read_text()
    assert "Thucydides" not in heard.read_text()
