"""Starts servers quickly for the kill test: everything is imported once, then each start is a fork.

`python -m tests.server.zygote DB` reads a line per start and answers `<pid> <port>`.
"""

from __future__ import annotations

import os
import sys

from polemos.server.app import Settings
from polemos.server.run import listen, make_server
from tests.server.harness import FREE, stub_pool
from toys.clicks import Clicks


def start(db: str) -> None:
    sock = listen("127.0.0.1", 0)
    child = os.fork()
    if child == 0:
        settings = Settings(db, games={"clicks": Clicks()}, limits=FREE, pool=stub_pool)
        make_server(settings).run(sockets=[sock])
        os._exit(0)
    print(child, sock.getsockname()[1], flush=True)
    sock.close()
    os.waitpid(child, 0)


if __name__ == "__main__":
    for _ in sys.stdin:
        start(sys.argv[1])
