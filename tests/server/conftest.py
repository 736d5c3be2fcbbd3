from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "matches.sqlite3") as running:
        yield running


@pytest.fixture
def both(tmp_path: Path) -> Iterator[Server]:
    """A table for two games: one with secrets, one without."""
    from toys.clicks import Clicks
    from toys.toy import Astragaloi

    games = {"toy": Astragaloi(), "clicks": Clicks()}
    with Server(tmp_path / "matches.sqlite3", games=games) as running:
        yield running
