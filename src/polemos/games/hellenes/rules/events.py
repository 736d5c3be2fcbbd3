"""3.1, 3.11: what each event does when its card is shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import Frame
from polemos.engine.prompt import Arg, Prompt
from polemos.games.hellenes.printed import Card, foe
from polemos.games.hellenes.rules.cards import (
    civil_war_cities,
    discard,
    has_effect,
    hungry_cities,
    ostracizable,
    plague_cities,
)
from polemos.games.hellenes.rules.revolts import Revolt, Uprising
from polemos.games.hellenes.rules.siege import ripe
from polemos.games.hellenes.secrets.knowledge import blur
from polemos.games.hellenes.state import Hellenes

#: Events with a target: what the prompt's verb is called.
TARGETED: Final = {
    "plague_strikes": "plague",
    "plague_returns": "plague",
    "treachery": "betray",
    "hunger": "starve",
    "civil_war": "divide",
    "leader_ostracized": "ostracize",
}

#: Events that stay in play (leaders and civil wars are kept apart).
STAYING: Final[tuple[str, ...]] = ("taxes", "persian_aid", "no_quarter")


def resolve(state: Hellenes, role: str, name: str) -> None:
    """3.1a, 3.1s: the event takes place if it still can; then the card is put where it belongs."""
    card = state.printed.cards[name]
    state.log("event", "3.1a", who=role, card=name)
    if not has_effect(state, role, card):
        rule = {"leader": "3.11d", "leader_ostracized": "3.1s", "atrocity": "3.1s"}.get(card.event, "3.1d")
        state.log("event-void", rule, card=name)
        discard(state, name)
    elif card.event in TARGETED and not (state.season == 0 and card.event in ("treachery", "hunger")):
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
    elif card.event in ("peace_faction", "war_faction"):
        faction(state, card)
    else:
        discard(state, card.id)
        _passing(state, role, card.event)


def _passing(state: Hellenes, role: str, event: str) -> None:
    other = foe(role)
    if event == "atrocity":
        state.gain(role, 2, "3.1r", "atrocity")
    elif state.season > 0 and event == "earthquake":
        state.earthquake = other
    elif state.season > 0 and event == "augury":
        state.augury = other


def faction(state: Hellenes, card: Card) -> None:
    """3.1z, 3.1aa: the two factions cancel each other; alone a faction stays in play."""
    rival = "war_faction" if card.event == "peace_faction" else "peace_faction"
    against = [c for c in state.in_play if state.printed.cards[c].event == rival]
    if not against:
        state.in_play = tuple(sorted((*state.in_play, card.id)))
        return
    state.in_play = tuple(c for c in state.in_play if c != against[0])
    discard(state, card.id)
    discard(state, against[0])


@dataclass
class Target(Frame):
    """The player of the card chooses what it strikes."""

    who: str
    card: str

    def _targets(self, state: Hellenes) -> tuple[str, ...]:
        event = state.printed.cards[self.card].event
        if event == "treachery":
            return ripe(state, self.who)
        if event == "hunger":
            return hungry_cities(state)
        if event == "civil_war":
            return civil_war_cities(state)
        if event == "leader_ostracized":
            return ostracizable(state)
        return plague_cities(state, event)

    def deciders(self, state: Hellenes) -> tuple[str, ...]:
        return (self.who,)

    def prompt(self, state: Hellenes, role: str) -> Prompt:
        event = state.printed.cards[self.card].event
        return Prompt("event-target", "3.1a", {TARGETED[event]: self._targets(state)}, {"card": self.card})

    def act(self, state: Hellenes, role: str, verb: str, arg: Arg) -> None:
        target = str(arg)
        if verb == "divide":
            state.civil_war[target] = self.card
            state.log("civil-war", "3.1u", place=target)
        else:
            discard(state, self.card)
            self._strike(state, verb, target)
        state.end()

    def _strike(self, state: Hellenes, verb: str, target: str) -> None:
        if verb == "plague":
            again = state.printed.cards[self.card].event == "plague_returns"
            plague(state, target, "3.1k" if again else "3.1j")
        elif verb == "betray":
            state.traitors = target
        elif verb == "starve":
            state.hungry = target
        else:
            ostracize(state, target)
        if verb in ("betray", "starve"):
            state.log(verb, "3.1l" if verb == "betray" else "3.1o", place=target)


def plague(state: Hellenes, city: str, rule: str) -> None:
    """3.1j, 3.1k: every unit inside above a cadre loses a step."""
    state.plague_struck = True
    side = foe(state.sieges[city][0]) if city in state.sieges else state.holder[city]
    units = state.here(side, city)
    if units:
        blur(state, units, 1, 0)
    for unit in units:
        if state.strength[unit] > 1:
            state.strength[unit] -= 1
    state.log("plague", rule, place=city)
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
