"""Polemos: five historical wargames of the Greek world, playable to the last rule.

The whole contract is here: `games`, `game`, `replay`, and the errors they raise.
"""

from polemos.engine.errors import (
    BadData,
    IllegalAction,
    NotYourTurn,
    PolemosError,
    RuleBug,
    StaleView,
)
from polemos.engine.registry import game, games, replay

__version__ = "0.1.0"

__all__ = [
    "BadData",
    "IllegalAction",
    "NotYourTurn",
    "PolemosError",
    "RuleBug",
    "StaleView",
    "__version__",
    "game",
    "games",
    "replay",
]
