"""Polemos: five historical wargames of the Greek world, playable to the last rule.

The whole contract is here: `games`, `game`, `replay`, and the errors they raise.
"""

import sys

# Who runs it from a checkout is told so, and not by a syntax error.
if sys.version_info < (3, 11):  # noqa: UP036 - the installer knows the limit, a checkout does not
    sys.exit(f"Polemos needs Python 3.11 or newer; this is {sys.version.split()[0]}")

# The folder `polemos.games` is loaded before the function `games` takes that name in the contract: a later
# import of the folder would otherwise put the module in its place.
import polemos.games  # noqa: F401 - loaded for its place, not used
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
