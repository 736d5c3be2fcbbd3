"""After every action of every scene the laws hold: nothing is lost or doubled, every index is right."""

from __future__ import annotations

import pytest

from games.conftest import CAN_BE_WATCHED
from games.hellespont.positions import GAME
from polemos.engine.match import Match
from polemos.engine.prompt import Arg


@pytest.fixture(autouse=True)
def laws_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    if not CAN_BE_WATCHED:
        return
    play = Match.play

    def checked(match: Match, role: str, verb: str, arg: Arg = None) -> None:
        play(match, role, verb, arg)
        GAME.check(match.state)

    monkeypatch.setattr(Match, "play", checked)
