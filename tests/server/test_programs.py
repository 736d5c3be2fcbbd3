"""Programs that play a seat over the network: a whole match, and nobody waits for one that fails."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.harness import FREE, Client, Server, finish, stub_pool

ROOT = Path(__file__).parents[2]
#: Short, so that the tests are; a program that answers is never so slow, a busy machine included.
IMPATIENT = replace(FREE, program_seconds=1.0)


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Server]:
    pool = lambda: stub_pool(names=("greedy",))  # noqa: E731 - a name for it would say no more
    with Server(tmp_path / "db.sqlite3", limits=IMPATIENT, pool=pool) as server:
        yield server


def sit(server: Server) -> tuple[str, Client, str]:
    """A match whose gold is a person; the token of silver is for a program."""
    made = server.new(seats={"silver": "link"})
    match, seats = made["match"], made["seats"]
    gold = server.sit(match, seats["gold"])
    return match, gold, str(seats["silver"])


def program(server: Server, match: str, token: str) -> Client:
    return Client(server.ws(match), token, bot=True)


def notes(client: Client) -> list[str]:
    return [frame for frame in client.frames if '"note"' in frame]


def test_the_example_plays_a_whole_match(server: Server) -> None:
    match, gold, token = sit(server)
    command = [sys.executable, str(ROOT / "examples/netbot.py"), f"ws://{server.host}", match, token]
    with subprocess.Popen(command) as bot:
        finish({"gold": gold})
        assert bot.wait(30) == 0
    assert {role for role, _, _ in server.table(match).match.actions} == {"gold", "silver"}
    assert notes(gold) == []


@pytest.mark.parametrize("how", ["crash", "hang", "nonsense"])
def test_greedy_takes_over_from_a_program_that_fails(impatient: Server, how: str) -> None:
    match, gold, token = sit(impatient)
    bot = program(impatient, match, token)
    if how == "crash":
        bot.close()
    if how == "nonsense":
        assert bot.play("fly", "to the moon")["error"] == "illegal_action"
        bot.send({"verb": 7})
    gold.until(lambda: bool(notes(gold)))
    assert '"bot-replaced"' in notes(gold)[0]
    assert '"silver"' in notes(gold)[0]
    assert gold.state["stand_ins"] == {"silver": "greedy"}
    finish({"gold": gold})
    assert len(notes(gold)) == 1
    assert impatient.table(match).match.over


def test_a_program_that_comes_back_has_its_seat_again(impatient: Server) -> None:
    match, gold, token = sit(impatient)
    program(impatient, match, token).close()
    gold.until(lambda: gold.state["stand_ins"] == {"silver": "greedy"})
    program(impatient, match, token)
    gold.until(lambda: gold.state["stand_ins"] == {})


def everybody_leaves(server: Server, match: str, *clients: Client) -> None:
    """Long enough for the table to notice, and shorter than a program's time."""
    for client in clients:
        client.close()
    wait(lambda: not server.table(match).viewers)
    time.sleep(IMPATIENT.program_seconds / 5)


def wait(done: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not done():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_who_comes_back_finds_greedy_in_the_seat_of_a_program_that_died(impatient: Server) -> None:
    made = impatient.new(seats={"silver": "link"})
    match, seats = made["match"], made["seats"]
    bot = program(impatient, match, seats["silver"])
    everybody_leaves(impatient, match, bot, impatient.sit(match, seats["gold"]))
    gold = impatient.sit(match, seats["gold"])
    gold.until(lambda: gold.state["stand_ins"] == {"silver": "greedy"})
    finish({"gold": gold})
    assert impatient.table(match).match.over


def test_a_table_that_everybody_left_is_put_away_without_forgetting_the_seat(tmp_path: Path) -> None:
    """Gold is asked, so nobody waits for an answer of the program; a match read again knows of no program."""
    pool = lambda: stub_pool(names=("greedy",))  # noqa: E731 - a name for it would say no more
    with Server(tmp_path / "db.sqlite3", limits=IMPATIENT, pool=pool) as server:
        made = server.new(seats={"silver": "link"})
        match, seats = made["match"], made["seats"]
        bot = program(server, match, seats["silver"])
        bot.play(*bot.first_choice())
        assert server.table(match).match.deciders == ("gold",)
        everybody_leaves(server, match, bot)
        wait(lambda: not server.table(match).bot_tasks)
    with Server(tmp_path / "db.sqlite3", limits=IMPATIENT, pool=pool) as server:
        gold = server.sit(match, seats["gold"])
        assert gold.state["stand_ins"] == {"silver": "greedy"}
        finish({"gold": gold})


def test_people_are_not_hurried(impatient: Server) -> None:
    """Gold is asked as well and lets three times a program's time pass."""
    _, gold, _ = sit(impatient)
    gold.drain(3 * IMPATIENT.program_seconds)
    assert gold.state["deciders"] == ["gold", "silver"]
    assert gold.state["stand_ins"] == {}


def test_workers_end_with_a_server_that_is_killed() -> None:
    """Its output is theirs, too: it is at an end when the last of them is."""
    command = [sys.executable, "-m", "tests.server.orphans"]
    paths = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(ROOT), str(ROOT / "tests")]),
    }
    with subprocess.Popen(command, env=paths, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "ready\n"
        server.kill()
        assert server.communicate(timeout=30) == ("", None)
