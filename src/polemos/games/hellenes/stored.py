"""What Hellenes consists of.

Written by `python tools/fields.py` from src/polemos/games/hellenes/state.yaml:
change that file, never this one.
"""

from __future__ import annotations

from typing import ClassVar

from polemos.engine.chance import Chance
from polemos.engine.prompt import Value
from polemos.engine.state import State
from polemos.games.hellenes.fight import Fight
from polemos.games.hellenes.formation import Formation
from polemos.games.hellenes.printed import ATHENS, SIDES, SPARTA, Printed


class StoredHellenes(State):
    """What lies on the table: calendar, blocks, cities, cards, and the turn at hand."""

    # fmt: off
    __slots__ = (
        "actions", "active", "alias", "aliases", "appealed", "at", "athens_pillaged",
        "athens_plagues", "augury", "barred", "buried", "cargo", "chosen", "civil_war", "deck",
        "discard", "drawn", "earthquake", "fight", "formations", "fought", "garrisons", "gela_open",
        "hands", "high", "holder", "hungry", "in_play", "kept", "leaders", "low", "mask", "moved",
        "order", "patrols", "peace", "pillaged", "plague_struck", "played", "presence", "prestige",
        "printed", "removed", "renewed", "sacrifices", "season", "sheltered", "sicily_since",
        "sieges", "spent", "stacks", "strength", "traitors", "year",
    )
    # fmt: on

    # fmt: off
    STORED: ClassVar[tuple[str, ...]] = (
        "year", "season", "order", "active", "at", "strength", "alias", "mask", "low", "high",
        "stacks", "presence", "aliases", "cargo", "holder", "garrisons", "sieges", "patrols",
        "civil_war", "pillaged", "athens_pillaged", "hands", "deck", "discard", "buried", "removed",
        "in_play", "leaders", "chosen", "played", "prestige", "sacrifices", "appealed", "earthquake",
        "augury", "hungry", "traitors", "plague_struck", "athens_plagues", "peace", "renewed",
        "gela_open", "sicily_since", "actions", "moved", "spent", "barred", "formations", "drawn",
        "kept", "fought", "sheltered", "fight",
    )
    # fmt: on

    def __init__(
        self,
        printed: Printed,
        scenario: str,
        options: dict[str, Value],
        chance: Chance,
        source: StoredHellenes | None = None,
    ) -> None:
        super().__init__(scenario, options, chance, source)
        self.printed = printed
        if source is None:
            self.year: int = 0
            self.season: int = 0
            self.order: tuple[str, ...] = SIDES
            self.active: str = ""
            self.at: dict[str, str] = {}
            self.strength: dict[str, int] = {}
            self.alias: dict[str, str] = {}
            self.mask: dict[str, int] = {}
            self.low: dict[str, int] = {}
            self.high: dict[str, int] = {}
            self.stacks: dict[str, dict[str, tuple[str, ...]]] = {ATHENS: {}, SPARTA: {}}
            self.presence: dict[str, int] = {ATHENS: 0, SPARTA: 0}
            self.aliases: int = 0
            self.cargo: dict[str, str] = {}
            self.holder: dict[str, str] = {}
            self.garrisons: dict[str, str] = {}
            self.sieges: dict[str, tuple[str, int]] = {}
            self.patrols: dict[str, tuple[str, int]] = {}
            self.civil_war: dict[str, str] = {}
            self.pillaged: tuple[str, ...] = ()
            self.athens_pillaged: int = -1
            self.hands: dict[str, tuple[str, ...]] = {ATHENS: (), SPARTA: ()}
            self.deck: tuple[str, ...] = ()
            self.discard: tuple[str, ...] = ()
            self.buried: dict[str, tuple[str, ...]] = {ATHENS: (), SPARTA: ()}
            self.removed: tuple[str, ...] = ()
            self.in_play: tuple[str, ...] = ()
            self.leaders: dict[str, str] = {}
            self.chosen: dict[str, tuple[str, str]] = {}
            self.played: dict[str, tuple[str, str]] = {}
            self.prestige: int = 0
            self.sacrifices: dict[str, tuple[str, ...]] = {ATHENS: (), SPARTA: ()}
            self.appealed: tuple[str, ...] = ()
            self.earthquake: str = ""
            self.augury: str = ""
            self.hungry: str = ""
            self.traitors: str = ""
            self.plague_struck: bool = False
            self.athens_plagues: int = 0
            self.peace: bool = False
            self.renewed: bool = False
            self.gela_open: bool = False
            self.sicily_since: int = -1
            self.actions: int = 0
            self.moved: tuple[str, ...] = ()
            self.spent: tuple[str, ...] = ()
            self.barred: tuple[str, ...] = ()
            self.formations: tuple[Formation, ...] = ()
            self.drawn: tuple[str, ...] = ()
            self.kept: tuple[str, ...] = ()
            self.fought: tuple[str, ...] = ()
            self.sheltered: tuple[str, ...] = ()
            self.fight: Fight | None = None
        else:
            self.year = source.year
            self.season = source.season
            self.order = source.order
            self.active = source.active
            self.at = source.at.copy()
            self.strength = source.strength.copy()
            self.alias = source.alias.copy()
            self.mask = source.mask.copy()
            self.low = source.low.copy()
            self.high = source.high.copy()
            self.stacks = {ATHENS: source.stacks[ATHENS].copy(), SPARTA: source.stacks[SPARTA].copy()}
            self.presence = source.presence.copy()
            self.aliases = source.aliases
            self.cargo = source.cargo.copy()
            self.holder = source.holder.copy()
            self.garrisons = source.garrisons.copy()
            self.sieges = source.sieges.copy()
            self.patrols = source.patrols.copy()
            self.civil_war = source.civil_war.copy()
            self.pillaged = source.pillaged
            self.athens_pillaged = source.athens_pillaged
            self.hands = source.hands.copy()
            self.deck = source.deck
            self.discard = source.discard
            self.buried = source.buried.copy()
            self.removed = source.removed
            self.in_play = source.in_play
            self.leaders = source.leaders.copy()
            self.chosen = source.chosen.copy()
            self.played = source.played.copy()
            self.prestige = source.prestige
            self.sacrifices = source.sacrifices.copy()
            self.appealed = source.appealed
            self.earthquake = source.earthquake
            self.augury = source.augury
            self.hungry = source.hungry
            self.traitors = source.traitors
            self.plague_struck = source.plague_struck
            self.athens_plagues = source.athens_plagues
            self.peace = source.peace
            self.renewed = source.renewed
            self.gela_open = source.gela_open
            self.sicily_since = source.sicily_since
            self.actions = source.actions
            self.moved = source.moved
            self.spent = source.spent
            self.barred = source.barred
            self.formations = source.formations
            self.drawn = source.drawn
            self.kept = source.kept
            self.fought = source.fought
            self.sheltered = source.sheltered
            self.fight = (
                None
                if source.fight is None
                else Fight(source.fight.kind, source.fight.place, source.fight.aggressor, source.fight)
            )
