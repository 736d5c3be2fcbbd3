"""The state of a Hellenes match, and the few functions that move, weaken and remove a block."""

from __future__ import annotations

from typing import Final

from polemos.engine.chance import Chance
from polemos.engine.errors import RuleBug
from polemos.engine.prompt import Value
from polemos.engine.state import State
from polemos.games.hellenes.printed import ATHENS, NEW_YEAR, SIDES, SPARTA, WINTER, Printed

#: Where a block is when it is not on the board.
POOL: Final = "pool"
ASIDE: Final = "aside"  # 15.4f: joins the pool when the war is renewed
OUT: Final = "out"  # not used in this scenario

#: 15.1d: the step before the first year, in which nobody sees where the other places his blocks.
DEPLOYMENT: Final = "deployment"

#: The inherent defender of a city, as a combatant (2.3a).
GARRISON: Final = "garrison"


#: 3.0: what a card is played for, and the card.
Play = tuple[str, str]

#: What a formation is about, where its path alone does not tell.
HOME: Final = "home"  # 9.212: it fights its way home in winter
ASHORE: Final = "ashore"  # it lands before a besieged port of its own instead of slipping into the harbour
SALLY: Final = "sally"  # 8.3: it comes out of the city


class Formation:
    """5.0d: units of one group that take one route to one destination. A value: never changed."""

    def __init__(
        self,
        units: tuple[str, ...],
        path: tuple[str, ...],
        target: str = "",
        errand: str = "",
        column: int = 0,
    ) -> None:
        self.units = units
        #: From the place of departure to the place of arrival.
        self.path = path
        #: 5.3: the further area that a forced move is trying to reach; 9.31c: the port behind a blockade.
        self.target = target
        self.errand = errand
        #: 5.22: formations parted by a forced move are of one column: they were one where their paths agree.
        self.column = column

    @property
    def place(self) -> str:
        return self.path[-1]

    @property
    def home(self) -> bool:
        return self.errand == HOME

    def of(self, units: tuple[str, ...]) -> Formation:
        """The same formation with other units."""
        return Formation(tuple(sorted(units)), self.path, self.target, self.errand, self.column)

    def like(self, other: Formation) -> bool:
        """5.0d: whether both take the same route to the same destination for the same purpose."""
        return self.path == other.path and self.target == other.target and self.errand == other.errand

    @property
    def origin(self) -> str:
        """6.4e: the area from which it engaged ("" if it stood there already)."""
        return self.path[-2] if len(self.path) > 1 else ""


class Fight:
    """6: the battle at hand."""

    def __init__(self, kind: str, place: str, aggressor: str) -> None:
        #: "field", "assault", "sortie" or "home" (9.31).
        self.kind = kind
        self.place = place
        self.aggressor = aggressor
        self.aggressors: tuple[str, ...] = ()
        self.defenders: tuple[str, ...] = ()
        self.origin = ""
        #: 6.4f: all areas from which the defenders have been engaged.
        self.origins: tuple[str, ...] = ()
        #: 6.5c, 6.6a: the aggressors do not attack in round 1.
        self.silent = False
        self.landing = False
        self.doubled = False
        self.one_round = False
        self.round = 1
        self.routed: tuple[str, ...] = ()
        self.struck: tuple[str, ...] = ()
        self.asked: tuple[str, ...] = ()
        #: Sides that have suffered a step loss or a rout (6.4b).
        self.hurt: tuple[str, ...] = ()
        #: 8.11: the block with a half loss.
        self.half = ""
        #: 11.0f: who may have which attacks rolled again for nothing: role, side and letter; () if nobody.
        self.ares: tuple[str, ...] = ()
        #: Crossings of high-sea lines by retreating fleets, to be tested afterwards.
        self.flights: tuple[Formation, ...] = ()

    def clone(self) -> Fight:
        copy = Fight(self.kind, self.place, self.aggressor)
        copy.aggressors, copy.defenders, copy.origin, copy.origins = (
            self.aggressors,
            self.defenders,
            self.origin,
            self.origins,
        )
        copy.silent, copy.landing, copy.doubled = self.silent, self.landing, self.doubled
        copy.one_round, copy.round, copy.routed = self.one_round, self.round, self.routed
        copy.struck, copy.asked, copy.hurt = self.struck, self.asked, self.hurt
        copy.half, copy.ares, copy.flights = self.half, self.ares, self.flights
        return copy

    def line(self, side: str) -> tuple[str, ...]:
        """The blocks of a side in this battle, routed ones included."""
        return self.aggressors if side == self.aggressor else self.defenders

    def set_line(self, side: str, blocks: tuple[str, ...]) -> None:
        if side == self.aggressor:
            self.aggressors = blocks
        else:
            self.defenders = blocks

    def standing(self, side: str) -> tuple[str, ...]:
        """6.33c: those that still fight."""
        routed = self.routed
        return tuple(b for b in self.line(side) if b not in routed)


class Situation(State):
    """What lies on the table: calendar, blocks, cities, cards."""

    def __init__(self, printed: Printed, scenario: str, options: dict[str, Value], chance: Chance) -> None:
        super().__init__(scenario, options, chance)
        self.printed = printed
        # --- calendar
        self.year = 0  # years played so far; the first is 0
        self.season = 0
        self.order: tuple[str, ...] = SIDES
        self.active = ""
        # --- blocks
        self.at: dict[str, str] = {}
        self.strength: dict[str, int] = {}
        self.stacks: dict[str, dict[str, tuple[str, ...]]] = {ATHENS: {}, SPARTA: {}}
        #: Where each side has units, one bit per place.
        self.presence: dict[str, int] = {ATHENS: 0, SPARTA: 0}
        #: Land unit at sea (or just landed) -> the fleet that carries it.
        self.cargo: dict[str, str] = {}
        # --- cities
        #: City -> the side that controls it (1.4); neutral cities are not in it.
        self.holder: dict[str, str] = {}
        self.garrisons: dict[str, str] = {}
        #: City -> (besieger, season laid); sea -> (side whose fleets hold it alone, since when).
        self.sieges: dict[str, tuple[str, int]] = {}
        self.patrols: dict[str, tuple[str, int]] = {}
        self.civil_war: dict[str, str] = {}
        self.pillaged: tuple[str, ...] = ()
        self.athens_pillaged = -1
        # --- cards
        self.hands: dict[str, tuple[str, ...]] = {ATHENS: (), SPARTA: ()}
        self.deck: tuple[str, ...] = ()
        self.discard: tuple[str, ...] = ()
        #: 11.0c: hands thrown away face down.
        self.buried: dict[str, tuple[str, ...]] = {ATHENS: (), SPARTA: ()}
        self.removed: tuple[str, ...] = ()
        self.in_play: tuple[str, ...] = ()
        self.leaders: dict[str, str] = {}
        #: Secret until both have chosen.
        self.chosen: dict[str, Play] = {}
        self.played: dict[str, Play] = {}


class Hellenes(Situation):
    """One game in progress. Stacks are tuples, so a clone is a handful of dict copies."""

    def __init__(self, printed: Printed, scenario: str, options: dict[str, Value], chance: Chance) -> None:
        super().__init__(printed, scenario, options, chance)
        # --- gods and glory
        self.prestige = 0  # Athens' side of the track is positive
        self.sacrifices: dict[str, tuple[str, ...]] = {ATHENS: (), SPARTA: ()}
        self.appealed: tuple[str, ...] = ()
        # --- events of this season
        self.earthquake = ""  # 3.1p: the side that may not move
        self.augury = ""  # 3.1q: the side that may not attack
        self.hungry = ""
        self.traitors = ""
        self.plague_struck = False
        self.athens_plagues = 0
        # --- treaties
        self.peace = False
        self.renewed = False
        self.gela_open = False
        self.sicily_since = -1  # 15.2i: first season of this year with an expedition in Sicily
        # --- the turn at hand
        self.actions = 0
        self.moved: tuple[str, ...] = ()
        self.spent: tuple[str, ...] = ()  # 6.4m: have retreated
        self.barred: tuple[str, ...] = ()  # 5.5d: pillaged this turn
        self.formations: tuple[Formation, ...] = ()
        self.drawn: tuple[str, ...] = ()
        self.kept: tuple[str, ...] = ()  # 9.22: maintained
        self.fought: tuple[str, ...] = ()  # sieges pressed and formations done this phase
        #: 7.1: defenders who have gone into their city in this combat phase.
        self.sheltered: tuple[str, ...] = ()
        self.fight: Fight | None = None
        # --- what the opponent can know of each block (see secrecy.py)
        self.alias: dict[str, str] = {}
        self.mask: dict[str, int] = {}
        self.low: dict[str, int] = {}
        self.high: dict[str, int] = {}
        self.aliases = 0

    def clone(self) -> Hellenes:
        copy = Hellenes(self.printed, self.scenario, self.options, self.chance)
        self.copy_engine_fields(copy)
        copy.year, copy.season, copy.order, copy.active = self.year, self.season, self.order, self.active
        copy.at, copy.strength, copy.cargo = self.at.copy(), self.strength.copy(), self.cargo.copy()
        copy.stacks = {ATHENS: self.stacks[ATHENS].copy(), SPARTA: self.stacks[SPARTA].copy()}
        copy.presence = self.presence.copy()
        copy.holder, copy.garrisons = self.holder.copy(), self.garrisons.copy()
        copy.sieges, copy.patrols = self.sieges.copy(), self.patrols.copy()
        copy.civil_war, copy.pillaged = self.civil_war.copy(), self.pillaged
        copy.athens_pillaged = self.athens_pillaged
        copy.hands, copy.deck, copy.discard = self.hands.copy(), self.deck, self.discard
        copy.buried, copy.removed, copy.in_play = self.buried.copy(), self.removed, self.in_play
        copy.leaders, copy.chosen, copy.played = self.leaders.copy(), self.chosen.copy(), self.played.copy()
        copy.prestige, copy.sacrifices = self.prestige, self.sacrifices.copy()
        copy.appealed, copy.earthquake, copy.augury = self.appealed, self.earthquake, self.augury
        copy.hungry, copy.traitors = self.hungry, self.traitors
        copy.plague_struck, copy.athens_plagues = self.plague_struck, self.athens_plagues
        copy.peace, copy.renewed, copy.gela_open = self.peace, self.renewed, self.gela_open
        copy.sicily_since, copy.actions, copy.moved = self.sicily_since, self.actions, self.moved
        copy.spent, copy.barred, copy.formations = self.spent, self.barred, self.formations
        copy.drawn, copy.kept, copy.fought = self.drawn, self.kept, self.fought
        copy.sheltered = self.sheltered
        copy.fight = None if self.fight is None else self.fight.clone()
        copy.alias, copy.mask = self.alias.copy(), self.mask.copy()
        copy.low, copy.high, copy.aliases = self.low.copy(), self.high.copy(), self.aliases
        return copy

    # --- time ---------------------------------------------------------------------------------

    @property
    def now(self) -> int:
        """A number that grows with each season."""
        return self.year * 6 + self.season

    @property
    def bc(self) -> int:
        """The year before Christ."""
        return self.printed.first_year[self.scenario] - self.year

    @property
    def winter(self) -> bool:
        return self.season == WINTER

    @property
    def new_year(self) -> bool:
        return self.season == NEW_YEAR

    # --- blocks -------------------------------------------------------------------------------

    def side(self, block: str) -> str:
        return ATHENS if block[0] == "a" else SPARTA

    def here(self, side: str, place: str) -> tuple[str, ...]:
        """The units of a side in an area, inside and outside its city."""
        return self.stacks[side].get(place, ())

    def put(self, block: str, place: str) -> None:
        """Move a block to an area or off the board, keeping the indexes."""
        old = self.at.get(block)
        if old == place:
            return
        side = self.side(block)
        stacks, bits = self.stacks[side], self.printed.place_bits
        if old is not None:
            rest = tuple([b for b in stacks[old] if b != block])
            if rest:
                stacks[old] = rest
            else:
                del stacks[old]
                self.presence[side] &= ~bits.get(old, 0)
        self.at[block] = place
        there = stacks.get(place)
        if there is None:
            stacks[place] = (block,)
            self.presence[side] |= bits.get(place, 0)
        else:
            stacks[place] = tuple(sorted((*there, block)))

    def lose_step(self, block: str) -> bool:
        """2.12b: one step less; whether that eliminated the unit. The caller sees to the rest."""
        if self.strength[block] <= 0:
            raise RuleBug(f"{block} has no step to lose")
        self.strength[block] -= 1
        return self.strength[block] == 0

    def fight_now(self) -> Fight:
        if self.fight is None:
            raise RuleBug("there is no battle")
        return self.fight

    # --- prestige -----------------------------------------------------------------------------

    def score(self, side: str) -> int:
        """14.1: the marker as this side reads it."""
        return self.prestige if side == ATHENS else -self.prestige

    def gain(self, side: str, points: int, rule: str, why: str) -> None:
        """14.1a: the marker moves toward the side that gains."""
        if points:
            self.prestige += points if side == ATHENS else -points
            self.log("prestige", rule, who=side, points=points, why=why)

    # --- cards --------------------------------------------------------------------------------

    def count(self, event: str) -> int:
        """How many continuing cards of this event are in play."""
        return sum(1 for card in self.in_play if self.printed.cards[card].event == event)

    def leader_value(self, side: str) -> int:
        card = self.leaders.get(side)
        return self.printed.cards[card].leader_value if card else 0
