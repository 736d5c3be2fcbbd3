"""A lock held by a process as long as it lives: the system itself releases it, however the process ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from polemos.engine.errors import BadData

if sys.platform == "win32":  # pragma: no cover - the other half is tested
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """A file beside the one it protects, which is never removed: removing it would let two hold it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file: int | None = None

    def take(self, problem: str) -> None:
        """BadData with this problem if another process has it."""
        file = os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            _lock(file)
        except OSError:
            os.close(file)
            raise BadData(problem) from None
        self.file = file

    def release(self) -> None:
        if self.file is not None:
            os.close(self.file)
            self.file = None
