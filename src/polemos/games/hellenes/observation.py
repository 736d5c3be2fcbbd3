"""A seat's knowledge as numbers (docs/lab.md, "Views as vectors"): what `view` tells, without its drawing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from polemos.engine.observation import YES, Observation, Part, Planes
from polemos.games.hellenes.fight import Fight
from polemos.games.hellenes.printed import ATHENS, SEASONS, SIDES, Printed
from polemos.games.hellenes.state import Hellenes
from polemos.games.hellenes.view import shown

if TYPE_CHECKING:
    from polemos.engine.observation import Vector

VERSION: Final = 1

#: 6: what is known of each block in the battle at hand.
BATTLE: Final[tuple[str, ...]] = ("attackers", "defenders", "routed", "struck")
#: 3.1p, 3.1q: whom the gods hold back this season.
EVENTS: Final[tuple[str, ...]] = ("earthquake", "augury")


def layout(printed: Printed) -> Planes:
    places, blocks, cards = tuple(printed.places), tuple(printed.blocks), tuple(printed.cards)
    cities = tuple(name for name, place in printed.places.items() if place.city)
    return (
        ("year", (("year",),)),
        ("season", (SEASONS,)),
        ("active", (SIDES,)),
        ("first", (SIDES,)),
        ("actions", (("left",),)),
        ("prestige", (("athens",),)),
        ("hands", (SIDES,)),
        ("pools", (SIDES,)),
        ("deck", (("cards",),)),
        ("peace", (("peace", "renewed"),)),
        ("events", (EVENTS, SIDES)),
        ("stricken", (places,)),
        ("count", (SIDES, places)),
        ("steps", (SIDES, places)),
        ("blocks", (blocks,)),
        ("selected", (blocks,)),
        ("pool", (blocks,)),
        ("battle", (BATTLE, blocks)),
        ("battlefield", (places,)),
        ("garrisons", (cities,)),
        ("held", (cities,)),
        ("sieges", (cities,)),
        ("pillaged", (places,)),
        ("civil_war", (cities,)),
        ("moves", (places,)),
        ("own", (cards,)),
        ("in_play", (cards,)),
        ("discard", (cards,)),
    )


class HellenesObservation(Observation):
    """Blocks by place: how many, and the steps of those the viewer knows; known blocks; cities; cards."""

    def __init__(self, printed: Printed) -> None:
        super().__init__(VERSION, SIDES, layout(printed))
        self.year, self.season = self.start("year"), self.cells("season")
        self.active, self.first = self.cells("active"), self.cells("first")
        self.actions = self.start("actions")
        self.prestige = self.start("prestige")
        self.deck = self.start("deck")
        self.hands, self.pools, self.peace = self.cells("hands"), self.cells("pools"), self.start("peace")
        self.events, self.stricken = self.rows("events"), self.cells("stricken")
        self.count = self.rows("count")
        self.steps = self.rows("steps")
        self.blocks_at = self.cells("blocks")
        self.selected = self.cells("selected")
        self.pool = self.cells("pool")
        self.battle = self.rows("battle")
        self.battlefield, self.garrisons = self.cells("battlefield"), self.cells("garrisons")
        self.held, self.sieges = self.cells("held"), self.cells("sieges")
        self.pillaged = self.cells("pillaged")
        self.civil_war = self.cells("civil_war")
        self.moves = self.cells("moves")
        self.own, self.in_play, self.discard = self.cells("own"), self.cells("in_play"), self.cells("discard")

    def parts(self) -> tuple[Part, ...]:
        return (
            Part("year", "stricken", self._calendar),
            Part("count", "pool", self._blocks, block_fields),
            Part("battle", "battlefield", self._battle, battle_fields),
            Part("garrisons", "moves", self._cities, city_fields),
            Part("own", "discard", self._cards, card_fields),
        )

    def _blocks(self, state: Hellenes, role: str, vector: Vector) -> None:
        self._own_blocks(state, role, vector)
        if not deploying(state):
            for side in SIDES:
                if side != role:
                    self._their_blocks(state, role, side, vector)

    def _calendar(self, state: Hellenes, role: str, vector: Vector) -> None:
        for side in SIDES:
            vector[self.hands[side]] = len(state.hands[side])
            vector[self.pools[side]] = len(state.stacks[side].get("pool", ()))
        vector[self.year] = state.year + 1
        vector[self.season[SEASONS[state.season]]] = YES
        vector[self.first[state.order[0]]] = YES
        if state.active:
            vector[self.active[state.active]] = YES
            vector[self.actions] = state.actions
        vector[self.prestige], vector[self.deck] = state.prestige, len(state.deck)
        vector[self.peace], vector[self.peace + 1] = YES * state.peace, YES * state.renewed
        for name, side in zip(EVENTS, (state.earthquake, state.augury), strict=True):
            if side:
                vector[self.events[name][side]] = YES
        for place in (state.hungry, state.traitors):
            if place:
                vector[self.stricken[place]] = YES

    def _own_blocks(self, state: Hellenes, side: str, vector: Vector) -> None:
        strength, blocks, count, steps = state.strength, self.blocks_at, self.count[side], self.steps[side]
        for place, units in state.stacks[side].items():
            at = count.get(place)
            if at is None:
                continue
            vector[at] = len(units)
            total = 0
            for unit in units:
                total += strength[unit]
                vector[blocks[unit]] = strength[unit]
            vector[steps[place]] = total
        for unit in state.stacks[side].get("pool", ()):
            vector[self.pool[unit]] = YES
        for unit in state.selected(side):
            vector[self.selected[unit]] = YES

    def _their_blocks(self, state: Hellenes, role: str, side: str, vector: Vector) -> None:
        """2.0b: how many stand where; what they are only in the battle at hand."""
        count = self.count[side]
        for place, units in state.stacks[side].items():
            at = count.get(place)
            if at is not None:
                vector[at] = len(units)
        fight = state.fight
        if fight is not None and fight.place in count:
            for unit in state.stacks[side].get(fight.place, ()):
                if shown(state, role, unit):
                    vector[self.blocks_at[unit]] = state.strength[unit]
                    vector[self.steps[side][fight.place]] += state.strength[unit]

    def _cities(self, state: Hellenes, role: str, vector: Vector) -> None:
        """Above 0 for Athens, below for Sparta."""
        for city, side in state.holder.items():
            vector[self.held[city]] = YES if side == ATHENS else -YES
        for city, side in state.garrisons.items():
            vector[self.garrisons[city]] = YES if side == ATHENS else -YES
        for city, siege in state.sieges.items():
            vector[self.sieges[city]] = YES if siege[0] == ATHENS else -YES
        for place in state.pillaged:
            vector[self.pillaged[place]] = YES
        for place in state.civil_war:
            vector[self.civil_war[place]] = YES
        for formation in state.formations:
            at = self.moves.get(formation.target or formation.place)
            if at is not None:  # a sally out of a city goes nowhere on the map
                vector[at] += 1

    def _cards(self, state: Hellenes, role: str, vector: Vector) -> None:
        for card in state.hands[role]:
            vector[self.own[card]] = YES
        for card in (*state.in_play, *state.leaders.values()):
            vector[self.in_play[card]] = YES
        for card in state.discard:
            vector[self.discard[card]] = YES

    def _battle(self, state: Hellenes, role: str, vector: Vector) -> None:
        if state.fight is not None:
            self._fight(state.fight, vector)

    def _fight(self, fight: Fight, vector: Vector) -> None:
        vector[self.battlefield[fight.place]] = fight.round
        lines = (fight.aggressors, fight.defenders, fight.routed, fight.struck)
        for name, blocks in zip(BATTLE, lines, strict=True):
            cells = self.battle[name]
            for block in blocks:
                at = cells.get(block)
                if at is not None:  # the garrison of a city is no block
                    vector[at] = YES


def deploying(state: Hellenes) -> bool:
    return bool(state.frames) and type(state.frames[-1]).__name__ == "Deployment"


def block_fields(state: Hellenes, role: str) -> tuple[object, ...] | None:
    """In a battle blocks are shown and hidden again: nothing is kept then."""
    if state.fight is not None:
        return None
    ours, theirs = state.stacks[SIDES[0]], state.stacks[SIDES[1]]
    return role, ours, theirs, state.strength, state.selected(role), deploying(state)


def battle_fields(state: Hellenes, role: str) -> tuple[object, ...] | None:
    return () if state.fight is None else None


def city_fields(state: Hellenes, role: str) -> tuple[object, ...]:
    bound_for = [formation.target or formation.place for formation in state.formations]
    return state.holder, state.garrisons, state.sieges, state.pillaged, state.civil_war, bound_for


def card_fields(state: Hellenes, role: str) -> tuple[object, ...]:
    return role, state.hands[role], state.in_play, state.leaders, state.discard


def observation(printed: Printed, roles: tuple[str, ...]) -> HellenesObservation:
    return HellenesObservation(printed)
