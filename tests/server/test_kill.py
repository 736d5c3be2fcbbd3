"""`kill -9` in the middle of play, sixteen times: no acknowledged action is ever lost, none is doubled."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.kills import MATCHES, killed_again_and_again

KILLS = 16


@pytest.mark.slow
def test_kills_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    acknowledged, lost = killed_again_and_again(tmp_path, KILLS)
    assert lost == 0
    assert acknowledged > 10 * KILLS * MATCHES
