"""Bots for tests, run in worker processes: one that plays, and several that fail."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from polemos.engine.game import Game
from polemos.engine.prompt import Choice
from polemos.server.bots import Answer, Rest, registered_game
from toys.clicks import Clicks
from toys.toy import Astragaloi


def find(name: str, data: Path | None) -> Game:
    if name in ("toy", "clicks"):
        return Clicks(data) if name == "clicks" else Astragaloi(data)
    return registered_game(name, data)


#: What the bot with a memory says that it means to do next.
MEANT: Rest = ((("toy-choose", "put", "t1"),),)


def choose(name: str, match: Any, role: str, seed: int, rest: Rest) -> Choice | Answer:
    pairs: list[Choice] = match.prompt(role).pairs()
    if name == "crash":
        raise ZeroDivisionError("the bot divides by nothing")
    if name == "die":
        os._exit(3)
    if name == "hang":
        time.sleep(3600)
    if name == "slow":
        time.sleep(1)
    if name == "nonsense":
        return "fly", "to the moon"
    if name == "secret":
        # Tells by its choice what it was given of the other's hand.
        other = next(r for r in match.roles if r != role)
        raise RuntimeError(",".join(match.state.hands[other]))
    if name == "memory":
        first = role not in match.state.chosen and len(match.state.bag) == 3
        if rest != (() if first else MEANT):
            raise RuntimeError(f"it was told that it meant to do {rest}")
        return Answer(pairs[0], (), MEANT)
    return pairs[0]
