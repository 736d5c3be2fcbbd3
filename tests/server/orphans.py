"""`python -m tests.server.orphans`: a pool whose two workers think for ever, then nothing more happens."""

from __future__ import annotations

import asyncio
import time

from tests.server import stubs
from tests.server.harness import stub_pool


async def begin() -> None:
    pool = stub_pool(workers=2)._pool()
    pool.submit(stubs.find, "toy", None).result()
    for _ in range(2):
        pool.submit(time.sleep, 3600)
    print("ready", flush=True)
    time.sleep(3600)


if __name__ == "__main__":
    asyncio.run(begin())
