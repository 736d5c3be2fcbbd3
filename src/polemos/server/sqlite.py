"""The store in one SQLite file: WAL, `synchronous=FULL`, group commit in a thread of its own.

Every job submitted while the last transaction was being written goes into the next one, so a busy server
pays for few disk flushes, and a stalled disk never stops the event loop.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any

from polemos.engine.errors import BadData
from polemos.server.filelock import FileLock
from polemos.server.migrations import steps_from
from polemos.server.store import APPEND, Conflict, Job, Store, Unavailable

log = logging.getLogger("polemos.store")

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=5000",
    "wal_autocheckpoint=4000",
    "cache_size=-16000",
)

Outcome = list[Exception | None]

#: Read and written by its owner only.
PRIVATE = 0o600


def connect(path: str | Path) -> sqlite3.Connection:
    try:
        db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        for pragma in PRAGMAS:
            db.execute(f"pragma {pragma}")
    except sqlite3.Error as error:
        raise BadData(f"database: {path}: {error}") from error
    return db


def make_private(path: Path) -> None:
    """Nobody else on this machine reads the seeds: the file is its owner's alone (what SQLite puts beside it
    takes over its mode)."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))
        if path.stat().st_mode & 0o077:
            path.chmod(PRIVATE)
    except OSError as error:
        raise BadData(f"database: {path}: {error.strerror}") from error


def migrate(db: sqlite3.Connection) -> None:
    """Bring a database of any age up to date; each step is one transaction."""
    db.execute("create table if not exists polemos_schema (version integer not null)")
    row = db.execute("select max(version) from polemos_schema").fetchone()
    for version, statements in steps_from(row[0] or 0, "sqlite"):
        db.execute("begin immediate")
        for statement in statements:
            db.execute(statement)
        db.execute("insert into polemos_schema values (?)", (version,))
        db.execute("commit")


class Writer:
    """One thread that commits groups of jobs. If it dies, the server must stop: `on_death`."""

    def __init__(self, db: sqlite3.Connection, on_death: Callable[[BaseException], None]) -> None:
        self.db = db
        self.on_death = on_death
        self.loop = asyncio.get_running_loop()
        self.batch: list[Job] = []
        self.queue: SimpleQueue[list[Job] | None] = SimpleQueue()
        self.thread = Thread(target=self._supervised, name="polemos-writer", daemon=True)
        self.thread.start()

    def submit(self, job: Job) -> None:
        """Jobs of one turn of the loop travel together."""
        if not self.batch:
            self.loop.call_soon(self._flush)
        self.batch.append(job)

    def _flush(self) -> None:
        batch, self.batch = self.batch, []
        self.queue.put(batch)

    def stop(self) -> None:
        if self.batch:
            self._flush()
        self.queue.put(None)
        self.thread.join()

    def _supervised(self) -> None:
        try:
            self._run()
        except BaseException as error:
            log.critical("the writer died: %r", error)
            self.loop.call_soon_threadsafe(self.on_death, error)

    def _run(self) -> None:
        while True:
            batch = self.queue.get()
            if batch is None:
                return
            stop = self._drain(batch)
            outcome = commit(self.db, batch)
            self.loop.call_soon_threadsafe(deliver, batch, outcome)
            if stop:
                return

    def _drain(self, batch: list[Job]) -> bool:
        """Everything that came meanwhile joins the group. True: it is time to stop."""
        while True:
            try:
                more = self.queue.get_nowait()
            except Empty:
                return False
            if more is None:
                return True
            batch += more


def commit(db: sqlite3.Connection, batch: list[Job]) -> Outcome:
    """All jobs in one transaction; if one of them fails, each in its own."""
    try:
        _transaction(db, batch)
    except (sqlite3.Error, Conflict) as error:
        if len(batch) == 1:
            return [_named(error)]
        return [commit(db, [job])[0] for job in batch]
    return [None] * len(batch)


def _transaction(db: sqlite3.Connection, batch: list[Job]) -> None:
    db.execute("begin immediate")
    try:
        for job in batch:
            for sql, values in job.statements:
                if db.execute(sql, values).rowcount != 1 and sql is APPEND:
                    raise Conflict("this match is over or gone")
        db.execute("commit")
    except BaseException:
        if db.in_transaction:
            db.execute("rollback")
        raise


def _named(error: sqlite3.Error | Conflict) -> Exception:
    """What went wrong in the store's own words: a clash, or a disk that is full or does not answer."""
    if isinstance(error, (Conflict, sqlite3.IntegrityError)):
        return Conflict(str(error))
    return Unavailable(str(error))


def deliver(batch: list[Job], outcome: Outcome) -> None:
    """Back on the loop: tell everybody how it went."""
    for job, error in zip(batch, outcome, strict=True):
        try:
            job.done(error)
        except Exception:
            log.exception("after a commit")


class SqliteStore(Store):
    """The default: one file, nothing to install."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path)
        self.lock = Lock()
        self.held = FileLock(self.path.with_name(self.path.name + ".lock"))

    async def open(self, on_death: Callable[[BaseException], None]) -> None:
        """One file has one server: a second one is told so instead of moving beside the first."""
        make_private(self.path)
        self.held.take(f"database: {self.path} is in use by another server")
        try:
            db = connect(self.path)
            migrate(db)
            self.reader = connect(self.path)
        except BaseException:
            self.held.release()
            raise
        self.writer = Writer(db, on_death)

    async def close(self) -> None:
        await asyncio.to_thread(self.writer.stop)
        self.writer.db.close()
        with self.lock:
            self.reader.close()
        self.held.release()

    def submit(self, job: Job) -> None:
        self.writer.submit(job)

    async def read(self, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        return await asyncio.to_thread(self._read, sql, values)

    def _read(self, sql: str, values: tuple[Any, ...]) -> list[tuple[Any, ...]]:
        try:
            with self.lock:
                return self.reader.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise Unavailable(str(error)) from error

    async def size(self) -> int:
        pages, free, size = [
            (await self.read(f"pragma {name}", ()))[0][0]
            for name in ("page_count", "freelist_count", "page_size")
        ]
        return int((pages - free) * size)
