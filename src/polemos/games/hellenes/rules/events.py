"""3.1, 3.11: what each event does when its card is shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.why import PLACE, Barrier, Gates
from polemos.games.hellenes.printed import Card, foe
from polemos.games.hellenes.reasons.cities import NO_SIEGE, no_city, not_besieging
from polemos.games.hellenes.reasons.offer import LEADER, Offer
from polemos.games.hellenes.rules.cards import (
    civil_war_cities,
    discard,
    has_effect,
    hungry_cities,
    ostracizable,
    plague_cities,
)
from polemos.games.hellenes.rules.front import shut, why_shut
from polemos.games.hellenes.rules.revolts import Revolt, Uprising
from polemos.games.hellenes.rules.siege import ripe
from polemos.games.hellenes.secrets.knowledge import blur
from polemos.games.hellenes.state import Hellenes

#: Events with a target.
TARGETED: Final[tuple[str, ...]] = (
    "plague_strikes",
    "plague_returns",
    "treachery",
    "hunger",
    "civil_war",
    "leader_ostracized",
)

#: Events that stay in play, with their clauses (leaders and civil wars are kept apart).
STAYING: Final[dict[str, str]] = {"taxes": "3.1v", "persian_aid": "3.1x", "no_quarter": "3.1ab"}


def resolve(state: Hellenes, role: str, name: str) -> None:
    """3.1a, 3.1s: the event takes place if it still can; then the card is put where it belongs."""
    card = state.printed.cards[name]
    state.log("event", "3.1a", who=role, card=name)
    if not has_effect(state, role, card):
        rule = {"leader": "3.11d", "leader_ostracized": "3.1s", "atrocity": "3.1s"}.get(card.event, "3.1d")
        state.log("event-void", rule, card=name)
        discard(state, name)
    elif card.event in TARGETED and not (state.new_year and card.event in ("treachery", "hunger")):
        state.call(Target(role, name))
    elif card.event in ("revolt", "helot_uprising"):
        discard(state, name)
        state.call(Revolt(name) if card.event == "revolt" else Uprising())
    else:
        _at_once(state, role, card)


def _at_once(state: Hellenes, role: str, card: Card) -> None:
    if card.event == "leader":
        state.leaders[card.leader_side] = card.id
        state.log("leader", "3.1t", who=card.leader_side, leader=card.leader)
    elif card.event in STAYING:
        state.in_play = tuple(sorted((*state.in_play, card.id)))
        state.log("stays", STAYING[card.event], card=card.id)
    elif card.event in ("peace_faction", "war_faction"):
        faction(state, card)
    else:
        discard(state, card.id)
        _passing(state, role, card.event)


def _passing(state: Hellenes, role: str, event: str) -> None:
    other = foe(role)
    if event == "atrocity":
        state.gain(role, 2, "3.1r", "atrocity")
    elif event == "earthquake" and not state.new_year:
        state.earthquake = other
        state.log("earthquake", "3.1p", who=other)
    elif event == "augury" and not state.new_year:
        state.augury = other
        state.log("augury", "3.1q", who=other)


def faction(state: Hellenes, card: Card) -> None:
    """3.1z, 3.1aa: the two factions cancel each other; alone a faction stays in play."""
    rival = "war_faction" if card.event == "peace_faction" else "peace_faction"
    against = [c for c in state.in_play if state.printed.cards[c].event == rival]
    if not against:
        state.in_play = tuple(sorted((*state.in_play, card.id)))
        state.log("stays", "3.1y" if card.event == "peace_faction" else "3.1aa", card=card.id)
        return
    state.in_play = tuple(c for c in state.in_play if c != against[0])
    discard(state, card.id)
    discard(state, against[0])
    for name in (card.id, against[0]):
        state.log("cancelled", "3.1aa", card=name)


SIEGE_TODAY: Final = Barrier("siege-of-today", "8.0b")
NO_BLOCKADE: Final = Barrier("no-blockade", "3.1o")
NOBODY_INSIDE: Final = Barrier("nobody-inside", "3.1j")
NOBODY_ILL: Final = Barrier("nobody-there", "3.1k")
CIVIL_WAR: Final = Barrier("civil-war-already", "3.1u")
BESIEGED: Final = Barrier("is-besieged", "3.1u")
PERICLES: Final = Barrier("pericles-leads", "15.1k")
NOT_LEADING: Final = Barrier("leader-not-in-play", "3.1n")
PROTECTED: Final = Barrier("pericles-protected", "15.1m")


@dataclass
class Target(Frame):
    """The player of the card chooses what it strikes."""

    who: str
    card: str

    def ask(self, state: Hellenes) -> Ask:
        ask = Ask(self.who, "event-target", "3.1a", {"card": self.card})
        event = state.printed.cards[self.card].event
        if event == "treachery":
            return ask.pick("betray", ripe(state, self.who), self.betray)
        if event == "hunger":
            return ask.pick("starve", hungry_cities(state), self.starve)
        if event == "civil_war":
            return ask.pick("divide", civil_war_cities(state), self.divide)
        if event == "leader_ostracized":
            return ask.pick("ostracize", ostracizable(state), self.banish)
        return ask.pick("plague", plague_cities(state, event), self.infect)

    def barriers(self, state: Hellenes, who: str) -> Gates:
        offer, event = Offer(self, state, who), state.printed.cards[self.card].event
        if event == "leader_ostracized":
            return {"ostracize": offer.gate("ostracize", LEADER, why_not_ostracize)}
        verb = {"treachery": "betray", "hunger": "starve", "civil_war": "divide"}.get(event, "plague")
        return {verb: offer.gate(verb, PLACE, self.why_not_strike)}

    def why_not_strike(self, state: Hellenes, who: str, city: str | None) -> Barrier | None:
        """What an event demands of the city it strikes."""
        if city is None:
            return None
        event = state.printed.cards[self.card].event
        if event == "treachery":
            return not_besieging(state, who, city) or SIEGE_TODAY
        if event == "civil_war":
            return no_city(state, city) or why_no_civil_war(state, city)
        if event == "plague_returns":
            return no_city(state, city) or NOBODY_ILL
        missing = no_city(state, city) or (None if city in state.sieges else NO_SIEGE)
        return missing or (NO_BLOCKADE if event == "hunger" else NOBODY_INSIDE)

    def betray(self, state: Hellenes, role: str, city: str) -> None:
        discard(state, self.card)
        state.traitors = city
        state.log("betray", "3.1l", place=city)
        state.end()

    def starve(self, state: Hellenes, role: str, city: str) -> None:
        discard(state, self.card)
        state.hungry = city
        state.log("starve", "3.1o", place=city)
        state.end()

    def divide(self, state: Hellenes, role: str, city: str) -> None:
        state.civil_war[city] = self.card
        state.log("civil-war", "3.1u", place=city)
        state.end()

    def banish(self, state: Hellenes, role: str, leader: str) -> None:
        discard(state, self.card)
        ostracize(state, leader)
        state.end()

    def infect(self, state: Hellenes, role: str, city: str) -> None:
        discard(state, self.card)
        again = state.printed.cards[self.card].event == "plague_returns"
        plague(state, city, "3.1k" if again else "3.1j")
        state.end()


def why_no_civil_war(state: Hellenes, city: str) -> Barrier:
    """3.1u, 15.1k: what saves a city from civil war."""
    if city in shut(state):
        return why_shut(state, state.printed.places[city])
    if city in state.civil_war:
        return CIVIL_WAR
    return BESIEGED if city in state.sieges else PERICLES


def why_not_ostracize(state: Hellenes, who: str, leader: str | None) -> Barrier | None:
    """3.1n, 15.1m: only leaders in play, and not Pericles just after Athens was pillaged."""
    leading = [state.printed.cards[card].leader for card in state.leaders.values()]
    return PROTECTED if leader in leading else NOT_LEADING


def plague(state: Hellenes, city: str, rule: str) -> None:
    """3.1j, 3.1k: every unit inside above a cadre loses a step."""
    state.plague_struck = True
    side = foe(state.sieges[city][0]) if city in state.sieges else state.holder[city]
    units = state.here(side, city)
    state.log("plague", rule, place=city)
    if units:
        blur(state, units, 1, 0)
    for unit in units:
        if state.strength[unit] > 1:
            state.strength[unit] -= 1
            state.log("loss", rule, to=side, who=side, piece=unit, left=state.strength[unit])
    if city == "athens":
        _plague_at_athens(state)


def _plague_at_athens(state: Hellenes) -> None:
    """15.1n: the second plague kills Pericles for good."""
    state.athens_plagues += 1
    if state.athens_plagues < 2:
        return
    for side, card in tuple(state.leaders.items()):
        if state.printed.cards[card].leader == "pericles":
            del state.leaders[side]
            state.removed = (*state.removed, card)
            state.log("pericles-dies", "15.1n")


def ostracize(state: Hellenes, leader: str) -> None:
    """3.1n: a leader in play returns to the deck."""
    for side, card in tuple(state.leaders.items()):
        if state.printed.cards[card].leader == leader:
            del state.leaders[side]
            discard(state, card)
            state.log("ostracized", "3.1n", leader=leader)
