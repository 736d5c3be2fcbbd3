"""A backup is whole and private, is made while the server runs, and can be brought back."""

from __future__ import annotations

import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from polemos.cli import main
from polemos.server.backups import TABLES
from polemos.server.sqlite import connect, migrate
from tests.server.databases import postgres, unusable
from tests.server.harness import Server, finish


@pytest.fixture(params=["sqlite", "postgres"])
def source(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path / "db.sqlite3")
        return
    if unusable():
        pytest.skip(unusable())
    with postgres() as url:
        yield url


def command(*words: str) -> int:
    return main([*words, "--lang", "en"])


def test_a_backup_of_a_running_server_can_be_brought_back(
    source: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy, again = tmp_path / "copy.polemos", tmp_path / "again.sqlite3"
    with Server(source) as server:
        over, running = server.new(), server.new()
        finish({role: server.sit(over["match"], token) for role, token in over["seats"].items()})
        gold = server.sit(running["match"], running["seats"]["gold"])
        gold.play(*gold.first_choice())
        record = server.http.get(f"/api/matches/{over['match']}/record").json()
        assert command("backup", str(copy), "--db", source) == 0
        assert "2 matches" in capsys.readouterr().out
        made_later = server.new()
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert command("restore", str(copy), "--db", str(again)) == 0
    assert stat.S_IMODE(again.stat().st_mode) == 0o600
    with Server(again) as server:
        assert server.http.get(f"/api/matches/{over['match']}/record").json() == record
        there = server.sit(running["match"], running["seats"]["gold"])
        assert there.view == gold.view
        silver = server.sit(running["match"], running["seats"]["silver"])
        finish({"gold": there, "silver": silver})
        assert server.http.get(f"/api/matches/{made_later['match']}").status_code == 404
        assert command("restore", str(copy), "--db", str(again)) == 2
        assert "in use by a server" in capsys.readouterr().err
    assert command("restore", str(copy), "--db", str(again)) == 2
    assert "has matches" in capsys.readouterr().err


def test_a_backup_moves_matches_to_postgres(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if unusable():
        pytest.skip(unusable())
    copy = tmp_path / "copy.polemos"
    with Server(tmp_path / "db.sqlite3") as server:
        made = server.new()
        gold = server.sit(made["match"], made["seats"]["gold"])
        gold.play(*gold.first_choice())
    assert command("backup", str(copy), "--db", str(tmp_path / "db.sqlite3")) == 0
    with postgres() as url:
        assert command("restore", str(copy), "--db", url) == 0
        with Server(url) as server:
            players = {role: server.sit(made["match"], token) for role, token in made["seats"].items()}
            assert players["gold"].view == gold.view
            assert server.new()["match"]
            finish(players)
    capsys.readouterr()


def test_the_database_is_private(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "db.sqlite3"
    path.parent.mkdir()
    sqlite3.connect(path).close()
    path.chmod(0o644)
    with Server(path) as server:
        server.new()
        for file in path.parent.iterdir():
            assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name


def test_what_is_no_backup_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command("restore", str(tmp_path / "none"), "--db", str(tmp_path / "x.sqlite3")) == 2
    assert command("backup", str(tmp_path / "copy"), "--db", str(tmp_path / "none.sqlite3")) == 2
    assert not (tmp_path / "none.sqlite3").exists()
    assert not (tmp_path / "copy").exists()
    assert capsys.readouterr().err.count("polemos: ") == 2


def test_a_backup_holds_every_table_but_what_is_asked_in_passing(tmp_path: Path) -> None:
    with closing(connect(tmp_path / "db.sqlite3")) as db:
        migrate(db)
        found = {name for (name,) in db.execute("select name from sqlite_master where type = 'table'")}
    assert found - {"polemos_schema", "thoughts"} == set(TABLES)
