"""What matches say alike is kept once, and nobody can tell."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import polemos
from polemos.engine.match import Match
from polemos.server.thrift import Thrift
from tests.server.harness import Server


def played(seed: int, actions: int = 60) -> Any:
    """A table, as far as thrift is concerned."""
    match: Match = polemos.game("hellas").start(seed=seed)
    match.keep_log()
    go_on(match, actions)
    return SimpleNamespace(match=match, settled=(0, 0))


def go_on(match: Match, actions: int) -> None:
    for _ in range(actions):
        role = match.deciders[0]
        match.play(role, *match.prompt(role).pairs()[-1])


def test_two_matches_that_went_alike_share_what_was_told() -> None:
    thrift, tables = Thrift(), [played(1), played(1)]
    before = [(list(t.match.actions), list(t.match.journal.entries)) for t in tables]
    for table in tables:
        thrift.settle(table)
    assert [(t.match.actions, t.match.journal.entries) for t in tables] == before
    one, other = (t.match for t in tables)
    assert all(a is b for a, b in zip(one.actions, other.actions, strict=True))
    assert all(a[3] is b[3] for a, b in zip(one.journal.entries, other.journal.entries, strict=True))
    assert polemos.replay(one.record()).actions == one.actions


def test_after_an_undo_it_goes_on_from_what_is_there() -> None:
    thrift, table = Thrift(most=20), played(2)
    thrift.settle(table)
    table.match.rewind(30)
    go_on(table.match, 5)
    entries = list(table.match.journal.entries)
    thrift.settle(table)
    assert table.match.journal.entries == entries
    assert table.settled == (len(table.match.actions), len(entries))
    assert len(thrift.kept) <= 20


def test_what_is_equal_is_not_always_alike() -> None:
    table = played(3, 0)
    told: list[Any] = [{"won": 1}, {"won": True}, {"n": 1, "m": 2}, {"m": 2, "n": 1}]
    table.match.journal.entries[:] = [(0, "key", "1", dict(args), "") for args in told]
    Thrift().settle(table)
    kept = [entry[3] for entry in table.match.journal.entries]
    assert [list(map(repr, args.items())) for args in kept] == [list(map(repr, a.items())) for a in told]


def test_a_server_settles_its_tables(tmp_path: Path) -> None:
    with Server(tmp_path / "db.sqlite3") as server:
        made = server.new()
        client = server.sit(made["match"], next(iter(made["seats"].values())))
        table, log = server.table(made["match"]), list(client.log)
        server.hall.thrift.settle(table)
        again = server.sit(made["match"], next(iter(made["seats"].values())))
        again.until(lambda: again.view is not None)
        assert again.log[: len(log)] == log
