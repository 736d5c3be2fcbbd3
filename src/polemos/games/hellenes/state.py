"""The state of a Hellenes match, and the few functions that move, weaken and remove a block."""

from __future__ import annotations

from typing import Final

from polemos.engine.errors import RuleBug
from polemos.games.hellenes.fight import Fight
from polemos.games.hellenes.printed import ATHENS, NEW_YEAR, SPARTA, WINTER
from polemos.games.hellenes.stored import StoredHellenes

#: Where a block is when it is not on the board.
POOL: Final = "pool"
ASIDE: Final = "aside"  # 15.4f: joins the pool when the war is renewed
OUT: Final = "out"  # not used in this scenario

#: 15.1d: the step before the first year, in which nobody sees where the other places his blocks.
DEPLOYMENT: Final = "deployment"


#: 3.0: what a card is played for, and the card.
Play = tuple[str, str]


class Hellenes(StoredHellenes):
    """One game in progress. Stacks are tuples, so a clone is a handful of dict copies."""

    def clone(self) -> Hellenes:
        return Hellenes(self.printed, self.scenario, self.options, self.chance, self)

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
