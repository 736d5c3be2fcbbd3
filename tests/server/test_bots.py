"""Bots as seats: they play through the same door, know nothing secret, and never stop a match."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Client, Server, finish, stub_pool


def against(server: Server, bot: str) -> tuple[str, Client]:
    made = server.new(seats={"silver": f"bot:{bot}"})
    return made["match"], server.sit(made["match"], made["seats"]["gold"])


def test_a_person_plays_a_bot_to_the_end(server: Server) -> None:
    match, gold = against(server, "first")
    finish({"gold": gold})
    actions = server.table(match).match.actions
    assert {role for role, _, _ in actions} == {"gold", "silver"}


def test_thinking_bots_are_shown(server: Server) -> None:
    _, gold = against(server, "first")
    assert gold.first["bots"] == ["silver"]
    gold.until(lambda: gold.state["bots"] == [])


@pytest.mark.parametrize("bot", ["crash", "die", "nonsense"])
def test_a_failing_bot_does_not_stop_the_match(
    server: Server, bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    match, gold = against(server, bot)
    gold.until(lambda: gold.state["bots"] == [], 20)
    note = next(frame for frame in gold.frames if '"note"' in frame)
    assert '"bot-failed"' in note
    assert server.table(match).match.actions[0][0] == "silver"
    assert any("bot silver" in record.getMessage() for record in caplog.records)
    other_match, other = against(server, "first")
    other.until(lambda: other.state["bots"] == [], 20)
    assert server.table(other_match).match.number == 1


@pytest.mark.parametrize("bot", ["crash", "die", "nonsense"])
def test_greedy_takes_over_from_a_bot_that_failed(tmp_path: Path, bot: str) -> None:
    """It is said once, and the bot that failed is not asked again."""
    pool = lambda: stub_pool(names=(bot, "greedy"))  # noqa: E731 - a name for it would say no more
    with Server(tmp_path / "db.sqlite3", pool=pool) as server:
        match, gold = against(server, bot)
        finish({"gold": gold})
        notes = [frame for frame in gold.frames if '"note"' in frame]
        assert len(notes) == 1
        assert '"bot-replaced"' in notes[0]
        assert server.table(match).match.over


def test_a_bot_that_is_no_longer_asked_when_it_answers_has_not_failed(tmp_path: Path) -> None:
    pool = lambda: stub_pool(names=("slow", "greedy"))  # noqa: E731 - a name for it would say no more
    with Server(tmp_path / "db.sqlite3", pool=pool) as server:
        match, gold = against(server, "slow")
        gold.ask("resign")
        end = time.monotonic() + 20
        while server.table(match).bot_tasks:
            assert time.monotonic() < end
            time.sleep(0.05)
        gold.drain()
        assert not any('"note"' in frame for frame in gold.frames)


def test_a_bot_that_hangs_is_killed_and_the_match_goes_on(tmp_path: Path) -> None:
    with Server(tmp_path / "db.sqlite3", pool=lambda: stub_pool(budget=1.5)) as server:
        match, gold = against(server, "hang")
        gold.until(lambda: gold.state["bots"] == [], 10)
        assert server.table(match).match.number == 1
        _, other = against(server, "first")
        other.until(lambda: other.state["bots"] == [], 10)


def test_a_bot_is_given_nothing_secret(server: Server, caplog: pytest.LogCaptureFixture) -> None:
    """The stub fails telling the hand it was given: over many matches it is not the true one."""
    true, told = [], []
    for _ in range(8):
        caplog.clear()
        match, gold = against(server, "secret")
        state = server.table(match).match.state
        true.append(",".join(state.hands["gold"]))
        gold.until(lambda gold=gold: gold.state["bots"] == [], 20)  # type: ignore[misc]  # mypy cannot infer a lambda's default
        told.append(next(r.getMessage() for r in caplog.records if "RuntimeError" in r.getMessage()))
    # A leak tells all eight; luck tells one in ten: seven or more are luck once in a million runs.
    assert sum(hand in text for hand, text in zip(true, told, strict=True)) < 7


def test_a_hint_is_one_of_the_choices(server: Server) -> None:
    made = server.new()
    gold = server.sit(made["match"], made["seats"]["gold"])
    hint = gold.ask("hint")
    assert hint["t"] == "hint"
    assert hint["arg"] in gold.choices[hint["verb"]]
    gold.play(*gold.first_choice())
    assert gold.ask("hint")["error"] == "not_your_turn"


def test_taking_back_against_a_bot_needs_nobodys_consent(server: Server) -> None:
    match, gold = against(server, "first")
    gold.until(lambda: gold.state["bots"] == [])
    gold.play(*gold.first_choice())
    gold.until(lambda: gold.state["deciders"] == ["gold"] or "result" in gold.state)
    done = gold.ask("takeback", to=0)
    assert done["t"] == "view"
    assert [a[1] for a in server.table(match).match.actions][:1] == ["salt"]
    gold.until(lambda: gold.state["bots"] == [])


def test_what_a_bot_meant_to_do_is_told_to_it_at_its_next_question(server: Server) -> None:
    """The stub fails if it is not."""
    match, gold = against(server, "memory")
    finish({"gold": gold})
    assert server.table(match).match.over
    assert not any('"note"' in frame for frame in gold.frames)


def test_what_a_bot_meant_to_do_is_forgotten_when_the_match_goes_back(server: Server) -> None:
    match, gold = against(server, "memory")
    gold.until(lambda: gold.state["bots"] == [])
    gold.ask("takeback", to=0)
    assert server.table(match).match.deciders
    gold.until(lambda: gold.state["deciders"] == ["gold"])
    assert not any('"note"' in frame for frame in gold.frames)


def test_bots_play_each_other_without_anybody(server: Server) -> None:
    made = server.new(seats={"gold": "bot:first", "silver": "bot:first"})
    assert made["seats"] == {}
    end = time.monotonic() + 20
    while not server.http.get(f"/api/matches/{made['match']}").json()["over"]:
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_bots_turn_goes_on_after_a_restart(tmp_path: Path) -> None:
    db: Any = tmp_path / "db.sqlite3"
    with Server(db, pool=lambda: stub_pool(budget=60)) as server:
        match, _ = against(server, "hang")
        assert server.table(match).match.number == 0
    with Server(db, pool=lambda: stub_pool(budget=1)) as server:
        spectator = server.sit(match)
        spectator.until(lambda: spectator.state["bots"] == [], 10)
