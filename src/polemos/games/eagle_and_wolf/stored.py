"""What Campaign consists of.

Written by `python tools/fields.py` from src/polemos/games/eagle_and_wolf/state.yaml:
change that file, never this one.
"""

from __future__ import annotations

from typing import ClassVar

from polemos.battles.dba.book import Book
from polemos.battles.dba.state import BattleState
from polemos.engine.chance import Chance
from polemos.engine.prompt import Value
from polemos.games.eagle_and_wolf.army import Army, Siege
from polemos.games.eagle_and_wolf.printed import FIRST_ORDER, Printed


class StoredCampaign(BattleState):
    """Who controls what, the armies, the markers, and a battle while one is fought."""

    # fmt: off
    __slots__ = (
        "allies", "armies", "arms_known", "arms_known_of", "banners", "box", "control", "dead",
        "emergency", "fallen", "horses", "ineligible", "last_year", "lead", "moved_nations", "order",
        "printed", "raided", "raised", "ravaged", "reformed", "revolt", "riding", "season", "seats",
        "sicily_invaded", "sieges", "six", "storms", "told", "votes", "wars", "year",
    )
    # fmt: on

    # fmt: off
    STORED: ClassVar[tuple[str, ...]] = (
        "year", "last_year", "season", "control", "armies", "sieges", "wars", "allies", "seats",
        "votes", "ineligible", "box", "emergency", "reformed", "raided", "sicily_invaded", "raised",
        "fallen", "ravaged", "storms", "order", "moved_nations", "dead", "horses", "banners", "lead",
        "riding", "revolt", "told", "field", "commanders",
    )
    # fmt: on

    def __init__(
        self,
        printed: Printed,
        book: Book,
        scenario: str,
        options: dict[str, Value],
        chance: Chance,
        source: StoredCampaign | None = None,
    ) -> None:
        super().__init__(book, scenario, options, chance, source)
        self.printed = printed
        self.six: bool = scenario.endswith("_6")
        if source is None:
            self.year: int = 281
            self.last_year: int = 272
            self.season: int = 0
            self.control: dict[str, str] = {}
            self.armies: dict[str, Army] = {}
            self.sieges: dict[str, Siege] = {}
            self.wars: tuple[tuple[str, str], ...] = ()
            self.allies: tuple[tuple[str, str], ...] = ()
            self.seats: dict[str, str] = {}
            self.votes: dict[str, int] = {}
            self.ineligible: dict[str, int] = {}
            self.box: int = 0
            self.emergency: int = 0
            self.reformed: int = 0
            self.raided: int = 0
            self.sicily_invaded: int = 0
            self.raised: int = 0
            self.fallen: int = 0
            self.ravaged: tuple[str, ...] = ()
            self.storms: tuple[str, ...] = ()
            self.order: tuple[str, ...] = FIRST_ORDER
            self.moved_nations: tuple[str, ...] = ()
            self.dead: tuple[str, ...] = ()
            self.horses: tuple[str, ...] = ()
            self.banners: tuple[str, ...] = ()
            self.lead: str = ""
            self.riding: dict[str, str] = {}
            self.revolt: str = ""
            self.told: dict[str, tuple[str, int]] = {}
            self.arms_known_of: tuple[tuple[str, str], ...] | None = None
            self.arms_known: tuple[str, ...] = ()
        else:
            self.year = source.year
            self.last_year = source.last_year
            self.season = source.season
            self.control = source.control.copy()
            self.armies = source.armies.copy()
            self.sieges = source.sieges.copy()
            self.wars = source.wars
            self.allies = source.allies
            self.seats = source.seats.copy()
            self.votes = source.votes.copy()
            self.ineligible = source.ineligible.copy()
            self.box = source.box
            self.emergency = source.emergency
            self.reformed = source.reformed
            self.raided = source.raided
            self.sicily_invaded = source.sicily_invaded
            self.raised = source.raised
            self.fallen = source.fallen
            self.ravaged = source.ravaged
            self.storms = source.storms
            self.order = source.order
            self.moved_nations = source.moved_nations
            self.dead = source.dead
            self.horses = source.horses
            self.banners = source.banners
            self.lead = source.lead
            self.riding = source.riding.copy()
            self.revolt = source.revolt
            self.told = source.told.copy()
            self.arms_known_of = source.arms_known_of
            self.arms_known = source.arms_known
