"""The store, the same for both databases: steps in order, no number twice, packing, migrations."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from polemos.engine.errors import BadData
from polemos.server import auctions
from polemos.server import sqlite as sqlite_module
from polemos.server.auctions import Chair, Sealed, Terms
from polemos.server.databases import default_file, open_store
from polemos.server.history import write_step
from polemos.server.migrations import MIGRATIONS, NEWEST, steps_from
from polemos.server.problems import Refused
from polemos.server.seats import Seat, new_match_id, token_hash
from polemos.server.sqlite import SqliteStore, connect, migrate
from polemos.server.store import Conflict, Damaged, Job, Saved, Store
from tests.server.databases import postgres, unusable
from tests.server.harness import Server, finish
from toys.toy import Astragaloi


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    if unusable():
        pytest.skip(unusable())
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    if request.param == "sqlite":
        return tmp_path / "db.sqlite3"
    return str(request.getfixturevalue("postgres_url"))


def with_store(db: str | Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = open_store(db)
        await store.open(lambda error: None)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def some_match(**changes: Any) -> Saved:
    seats = [Seat("gold", "here", token_hash("t-" + new_match_id())), Seat("silver", "bot:first", None)]
    given: dict[str, Any] = {"options": {"open": False}, "seed": "abc", "real_dice": False, "seats": seats}
    return Saved(new_match_id(), "toy", 1, "short", **{**given, **changes})


async def append(store: Store, saved: Saved, number: int, step: Any) -> None:
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    store.append(
        saved.key,
        number,
        [step],
        lambda error: future.set_exception(error) if error else future.set_result(None),
    )
    await future


def test_bids_are_sealed_once_and_an_auction_ends_in_one_match(db: str | Path) -> None:
    async def work(store: Store) -> None:
        terms = Terms("toy", "short", {}, False, "abc", [Chair("here", "00"), Chair("bot:first")])
        auction = await auctions.opened(store, Astragaloi(), terms)
        assert (await auctions.load(store, auction.id)).bids == auction.bids
        await auctions.seal(store, auction, 0, Sealed("gold", 2))
        with pytest.raises(Refused, match="cannot be changed"):
            await auctions.seal(store, auction, 0, Sealed("gold", 3))
        with pytest.raises(Refused, match="has begun"):
            await auctions.withdraw(store, auction)
        await store.create(some_match(), [], auctions.ended(auction, "m1"))
        second = some_match()
        with pytest.raises(Conflict):
            await store.create(second, [], auctions.ended(auction, "m2"))
        assert await store.find(second.id) is None
        assert (await auctions.load(store, auction.id)).match == "m1"

    with_store(db, work)


def test_an_auction_called_off_is_gone(db: str | Path) -> None:
    async def work(store: Store) -> None:
        terms = Terms("toy", "short", {}, False, "abc", [Chair("here", "00"), Chair("bot:first")])
        auction = await auctions.opened(store, Astragaloi(), terms)
        await auctions.withdraw(store, auction)
        with pytest.raises(Refused, match="no auction"):
            await auctions.load(store, auction.id)
        assert await store.read("select 1 from bids where auction = ?", (auction.id,)) == []

    with_store(db, work)


def test_a_match_comes_back_as_it_was_kept(db: str | Path) -> None:
    async def work(store: Store) -> None:
        saved = some_match(origin={"a": [1, None]}, given=[3, 1], came_from="position", seed=7)
        steps: list[Any] = [("gold", "put", "t1"), ("gold", "put", 4), ("*", "undo", 1)]
        await store.create(saved, steps)
        await append(store, saved, 4, ("silver", "accept", None))
        found = await store.load(saved.id)
        assert found is not None
        again, kept = found
        assert kept == [*steps, ("silver", "accept", None)]
        for field in ("id", "options", "seed", "origin", "given", "came_from", "key", "created", "ended"):
            assert getattr(again, field) == getattr(saved, field)
        assert [(s.role, s.kind, s.token) for s in again.seats] == [
            (s.role, s.kind, s.token) for s in saved.seats
        ]
        assert await store.load("nothing") is None
        assert await store.rematch_of("none") is None

    with_store(db, work)


def test_no_number_is_given_twice_and_the_rest_of_the_group_is_stored(db: str | Path) -> None:
    async def work(store: Store) -> None:
        one, two = some_match(), some_match()
        await store.create(one, [])
        await store.create(two, [])
        step: Any = ("gold", "put", "t1")
        done = await asyncio.gather(
            append(store, one, 1, step),
            append(store, one, 1, ("gold", "put", "t2")),
            append(store, two, 1, step),
            return_exceptions=True,
        )
        assert [type(result) for result in done] == [type(None), Conflict, type(None)]
        assert await store.steps(one) == [step]
        assert await store.steps(two) == [step]

    with_store(db, work)


def test_statements_that_belong_together_are_all_kept_or_none(db: str | Path) -> None:
    async def work(store: Store) -> None:
        saved = some_match()
        await store.create(saved, [])
        again = some_match()
        again.id = saved.id
        with pytest.raises(Conflict):
            await store.create(again, [("gold", "put", "t1")])
        found = await store.load(saved.id)
        assert found is not None
        assert found[1] == []

    with_store(db, work)


def test_a_finished_match_is_packed_and_reads_the_same(db: str | Path) -> None:
    async def work(store: Store) -> None:
        saved = some_match()
        steps: list[Any] = [("gold", "put", f"t{i}") for i in range(200)]
        await store.create(saved, steps)
        await store.finish(saved, steps, {"over": True})
        assert (await store.read("select count(*) from actions where match = ?", (saved.key,)))[0][0] == 0
        found = await store.load(saved.id)
        assert found is not None
        assert found[1] == steps
        assert found[0].summary == {"over": True}
        assert found[0].ended is not None

    with_store(db, work)


def test_a_gap_in_the_steps_is_never_read_over(db: str | Path) -> None:
    async def work(store: Store) -> None:
        saved = some_match()
        await store.create(saved, [])
        await append(store, saved, 1, ("gold", "put", "t1"))
        await append(store, saved, 3, ("gold", "put", "t2"))
        with pytest.raises(Damaged, match="step 2 is missing"):
            await store.load(saved.id)

    with_store(db, work)


def test_a_whole_match_on_each_database(db: str | Path) -> None:
    with Server(db) as server:
        made = server.new()
        finish({role: server.sit(made["match"], token) for role, token in made["seats"].items()})
        record = server.http.get(f"/api/matches/{made['match']}/record").json()
    with Server(db) as server:
        assert server.http.get(f"/api/matches/{made['match']}/record").json() == record


def test_two_servers_on_one_database_never_both_move(postgres_url: str) -> None:
    """The one that comes second is told, and shown what the first did."""
    with Server(postgres_url) as first, Server(postgres_url) as second:
        made = first.new()
        here = first.sit(made["match"], made["seats"]["gold"])
        there = second.sit(made["match"], made["seats"]["gold"])
        choices = here.choices["put"]
        here.play("put", choices[0])
        answer = there.play("put", choices[1])
        assert answer["error"] == "stale"
        there.until(lambda: there.n == 1)
        assert there.view == here.view


@pytest.mark.parametrize("version", range(1, NEWEST))
def test_a_database_of_any_age_is_brought_up_to_date(tmp_path: Path, version: int) -> None:
    """Written by an older Polemos, in mid-match; played on by this one."""
    path = tmp_path / "old.sqlite3"
    db = connect(path)
    db.execute("create table polemos_schema (version integer not null)")
    for number, statements in steps_from(0, "sqlite")[:version]:
        for statement in statements:
            db.execute(statement)
        db.execute("insert into polemos_schema values (?)", (number,))
    columns = "(id, game, rules_version, scenario, options, seed, real_dice, created)"
    row = ("oldmatch", "toy", 1, "short", '{"open":false}', '"5"', 0, 1)
    db.execute(f"insert into matches {columns} values (?, ?, ?, ?, ?, ?, ?, ?)", row)
    for role in ("gold", "silver"):
        db.execute(
            "insert into seats (match, role, kind, token) values (1, ?, 'here', ?)", (role, token_hash(role))
        )
    hand = Astragaloi().start("short", "5").view("gold")["hands"]["gold"]
    db.execute("insert into actions values (1, 1, ?)", (write_step(("gold", "put", hand[0])),))
    db.close()
    with Server(path) as server:
        players = {role: server.sit("oldmatch", role) for role in ("gold", "silver")}
        assert players["gold"].n == 1
        finish(players)


def test_migrations_are_only_done_once_and_a_newer_database_is_refused(tmp_path: Path) -> None:
    db = connect(tmp_path / "db.sqlite3")
    migrate(db)
    migrate(db)
    assert db.execute("select count(*) from polemos_schema").fetchone() == (len(MIGRATIONS),)
    db.execute("insert into polemos_schema values (999)")
    with pytest.raises(BadData, match="newer Polemos"):
        migrate(db)
    db.close()


def test_a_file_that_is_no_database_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear database, " * 200)
    with pytest.raises(BadData, match=r"letter\.txt"):
        connect(path)


def test_the_default_file_is_in_the_users_own_folder() -> None:
    assert default_file().name == "matches.sqlite3"
    assert "polemos" in default_file().parts


def test_a_step_that_cannot_be_stored_is_not_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(tmp_path / "db.sqlite3") as server:
        made = server.new()
        gold = server.sit(made["match"], made["seats"]["gold"])
        silver = server.sit(made["match"], made["seats"]["silver"])
        true_commit = sqlite_module.commit
        failing: Any = lambda db, batch: [sqlite3.OperationalError("disk full")] * len(batch)  # noqa: E731 - one use
        monkeypatch.setattr(sqlite_module, "commit", failing)
        answer = gold.play(*gold.first_choice())
        assert answer["error"] == "storage"
        gold.until(lambda: gold.n == 0)
        silver.drain()
        assert not any('"n":1' in frame for frame in silver.frames)
        monkeypatch.setattr(sqlite_module, "commit", true_commit)
        assert gold.play(*gold.first_choice())["n"] == 1


def test_a_dead_writer_is_noticed_and_nothing_is_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Server(tmp_path / "db.sqlite3") as server:

        def die(*_: object) -> None:
            raise MemoryError("writer")

        made = server.new()
        gold = server.sit(made["match"], made["seats"]["gold"])
        silver = server.sit(made["match"], made["seats"]["silver"])
        monkeypatch.setattr(sqlite_module, "commit", die)
        gold.send({"t": "play", "n": 0, "verb": "put", "arg": gold.choices["put"][0]})
        server.hall.store.writer.thread.join(10)
        silver.drain()
        assert [type(death) for death in server.deaths] == [MemoryError]
        assert not any('"n":1' in frame for frame in silver.frames)
    assert not server.thread.is_alive()


def test_thousands_of_jobs_share_few_transactions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    groups: list[int] = []
    true_commit = sqlite_module.commit

    def counting(db: sqlite3.Connection, batch: list[Job]) -> Any:
        groups.append(len(batch))
        return true_commit(db, batch)

    monkeypatch.setattr(sqlite_module, "commit", counting)

    async def work(store: Store) -> None:
        saved = some_match()
        await store.create(saved, [])
        await asyncio.gather(*(append(store, saved, i, ("gold", "put", i)) for i in range(1, 2001)))
        assert len(await store.steps(saved)) == 2000
        assert isinstance(store, SqliteStore)

    with_store(tmp_path / "db.sqlite3", work)
    assert sum(groups) == 2001
    assert len(groups) < 100
