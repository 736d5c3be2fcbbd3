"""`polemos serve --workers N`: several processes on one port and one PostgreSQL, and others for bots.

The parent only watches: a process that dies is started again. Every server process takes connections from the
same listening socket; which one a visitor meets makes no difference.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

from polemos.server.backups import is_postgres
from polemos.server.logs import set_up

if TYPE_CHECKING:
    from polemos.server.run import Serving

log = logging.getLogger("polemos.workers")

#: Seconds between two looks at the processes; a process that ends sooner after its start is held back.
LOOK: Final = 0.2
TOO_SOON: Final = 2.0


@dataclass
class Post:
    """A process that must be there, and when it was started."""

    start: Callable[[], BaseProcess]
    process: BaseProcess
    began: float


def end_with_parent() -> None:
    """A worker whose parent was killed ends too."""
    parent = os.getppid()

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1)
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def serve_one(serving: Serving, sock: socket.socket, number: int) -> None:
    """In a worker: one server on the shared socket."""
    from polemos.server.run import Stop, run_one

    set_up(serving.json_logs)
    end_with_parent()
    stop = Stop()
    settings = serving.settings(stop)
    settings.bots_elsewhere = True
    if settings.admin_port is not None:
        settings.admin_port += number
    run_one(settings, [sock], stop)
    stop.explain()


def think_one(url: str, data: Path | None, json_logs: bool) -> None:
    """In a worker: bots think, one question at a time."""
    from polemos.server.thinking import think

    set_up(json_logs)
    end_with_parent()
    signal.signal(signal.SIGTERM, lambda *_: os._exit(0))
    think(url, 1, data)


class Crew:
    """All processes of one `polemos serve`."""

    def __init__(self) -> None:
        self.context = get_context("spawn")
        self.posts: list[Post] = []
        self.stopping = False

    def add(self, target: Callable[..., None], *args: Any) -> None:
        def start() -> BaseProcess:
            # Not daemonic: a thinking process has workers of its own.
            process = self.context.Process(target=target, args=args)
            process.start()
            return process

        self.posts.append(Post(start, start(), time.monotonic()))

    def stop(self, *_: object) -> None:
        self.stopping = True

    def watch(self) -> None:
        """Until told to stop: whoever dies is replaced, with a pause if it died at once."""
        while not self.stopping:
            time.sleep(LOOK)
            for post in self.posts:
                if not post.process.is_alive() and not self.stopping:
                    self._replace(post)
        self._end()

    def _replace(self, post: Post) -> None:
        log.error("process %s ended (%s); starting another", post.process.pid, post.process.exitcode)
        if time.monotonic() - post.began < TOO_SOON:
            time.sleep(TOO_SOON)
        post.process, post.began = post.start(), time.monotonic()

    def _end(self) -> None:
        for post in self.posts:
            if post.process.is_alive():
                post.process.terminate()
        for post in self.posts:
            post.process.join(15)
            if post.process.is_alive():
                post.process.kill()


def serve_many(serving: Serving, sock: socket.socket, workers: int, thinkers: int) -> None:
    """Start them all and watch, until a signal."""
    crew = Crew()
    for name in ("SIGTERM", "SIGINT"):
        signal.signal(getattr(signal, name), crew.stop)
    for number in range(workers):
        crew.add(serve_one, serving, sock, number)
    data = None if serving.data is None else Path(serving.data)
    for _ in range(thinkers):
        crew.add(think_one, str(serving.db), data, serving.json_logs)
    crew.watch()


def refuse_files(db: object) -> str:
    """Why these cannot share a database; nothing if they can."""
    if isinstance(db, (str, Path)) and is_postgres(db):
        return ""
    return "workers: several processes need PostgreSQL (--db postgresql://...); a file has one server"
