"""Which game has which shapes."""

from __future__ import annotations

from typing import Any, Final

from polemos.server.shapes import common, dba, eagle_and_wolf, hellas, hellenes, hellespont, peloponnesian_war

#: Game -> the shapes of its view and of its board. Others have the common ones.
SHAPES: Final[dict[str, tuple[Any, Any]]] = {
    "dba": (dba.DbaView, dba.DbaBoard),
    "eagle_and_wolf": (eagle_and_wolf.CampaignView, eagle_and_wolf.CampaignBoard),
    "hellas": (hellas.HellasView, hellas.HellasBoard),
    "hellenes": (hellenes.HellenesView, hellenes.HellenesBoard),
    "hellespont": (hellespont.HellespontView, hellespont.HellespontBoard),
    "peloponnesian_war": (peloponnesian_war.WarView, peloponnesian_war.WarBoard),
}

COMMON: Final[tuple[Any, Any]] = (common.View, common.Board)
