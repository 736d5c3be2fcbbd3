"""3.0-3.3, 10.1: choosing cards in secret, and who goes first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.why import Barrier, Gates, Note
from polemos.games.hellenes.printed import ATHENS, SIDES, SPARTA, Card
from polemos.games.hellenes.reasons.offer import CARD, Offer
from polemos.games.hellenes.rules.control import blockaded
from polemos.games.hellenes.rules.front import shut
from polemos.games.hellenes.rules.revolts import helot_cities, revolt_possible
from polemos.games.hellenes.rules.siege import ripe
from polemos.games.hellenes.state import Hellenes

EVENT: Final = "event"
COINS: Final = "coins"

#: 12.0b, 12.0c: not while the Peace of Nicias holds.
BARRED_BY_PEACE: Final[tuple[str, ...]] = ("revolt", "helot_uprising", "persian_aid", "taxes")


NOT_IN_HAND: Final = Barrier("not-in-hand", "3.0c")
WINTER_EVENT: Final = Barrier("winter-event", "3.1b")
OTHER_SIDE: Final = Barrier("event-of-foe", "3.1e")
NEW_YEAR_EVENT: Final = Barrier("new-year-event", "10.2b")
PEACE_EVENT: Final = Barrier("peace-event", "12.0b")
PEACE_CARD: Final = Barrier("peace-card", "12.0c")
COINS_AT_NEW_YEAR: Final = Barrier("coins-at-new-year", "10.3a")
SACRIFICE_LATER: Final = Barrier("sacrifice-later", "10.3a")
NO_EVENT: Final = Barrier("no-event", "3.1d")
PLAGUE_OVER: Final = Barrier("plague-over", "15.1n")
PERICLES_DEAD: Final = Barrier("pericles-dead", "15.1n")

#: What is missing for an event that would do nothing.
VOID: Final[dict[str, Barrier]] = {
    "leader": Barrier("leader-in-play", "3.11c"),
    "revolt": Barrier("no-revolt", "3.12f"),
    "helot_uprising": Barrier("no-helots", "3.1i"),
    "plague_strikes": Barrier("no-plague", "3.1j"),
    "plague_returns": Barrier("no-second-plague", "3.1k"),
    "leader_ostracized": Barrier("nobody-to-ostracize", "3.1n"),
    "atrocity": Barrier("no-leader-to-blame", "3.1r"),
    "civil_war": Barrier("no-civil-war", "3.1u"),
    "treachery": Barrier("no-treachery", "3.1l"),
    "hunger": Barrier("no-hunger", "3.1o"),
}


def why_not_event(state: Hellenes, role: str, card: Card) -> Barrier | None:
    """3.1: why this card may not be played for its event by this role now."""
    if state.winter:
        return WINTER_EVENT
    if role not in card.players:
        return OTHER_SIDE
    if state.new_year and not card.new_year:
        return NEW_YEAR_EVENT
    if state.peace and card.event in BARRED_BY_PEACE:
        return PEACE_EVENT if card.event in ("revolt", "helot_uprising") else PEACE_CARD
    return None if has_effect(state, role, card) or may_gamble(state, role, card) else _void(state, card)


def _void(state: Hellenes, card: Card) -> Barrier:
    """3.1c, 3.1d: what is missing; nothing brings back Pericles, nor the plague that killed him (15.1n)."""
    if state.athens_plagues >= 2:
        if card.leader == "pericles":
            return PERICLES_DEAD
        if card.event in ("plague_strikes", "plague_returns"):
            return PLAGUE_OVER
    return VOID[card.event]


def playable(state: Hellenes, role: str, card: Card) -> bool:
    return why_not_event(state, role, card) is None


#: Events whose condition an event of the other side, resolved before, can still bring about: which one does.
HOPES: Final[dict[str, str]] = {
    "leader": "leader_ostracized",
    "leader_ostracized": "leader",
    "atrocity": "leader",
    "plague_returns": "plague_strikes",
}


def may_gamble(state: Hellenes, role: str, card: Card) -> bool:
    """3.1s, 3.3e: conditions are read when the cards are shown, and Sparta's event comes before Athens'.

    So Athens may commit such a card in the hope of an event of Sparta; if it does not come, the card is void.
    """
    plague_is_over = card.event == "plague_returns" or card.leader == "pericles"  # 15.1n
    if role == SPARTA or card.event not in HOPES or (plague_is_over and state.athens_plagues >= 2):
        return False
    hope = HOPES[card.event]
    return any(other.event == hope and _in_doubt(state, other.id) for other in state.printed.cards.values())


def _in_doubt(state: Hellenes, card: str) -> bool:
    """Whether the card belongs to this campaign and does not lie face up on the table."""
    border = state.printed.cards[card].border
    seen = {*state.in_play, *state.leaders.values(), *state.removed, *state.discard}
    return border in state.printed.scenarios[state.scenario]["cards"]["borders"] and card not in seen


def has_effect(state: Hellenes, role: str, card: Card) -> bool:
    """3.1c, 3.1d: the condition holds and there is a legal target."""
    event = card.event
    if event == "leader":
        dead = card.leader == "pericles" and state.athens_plagues >= 2  # 15.1n
        return card.leader_side not in state.leaders and not dead
    if event == "revolt":
        return revolt_possible(state, card)
    if event == "helot_uprising":
        return bool(helot_cities(state))
    if event in ("plague_strikes", "plague_returns"):
        return bool(plague_cities(state, event))
    return _has_effect_too(state, role, event)


def _has_effect_too(state: Hellenes, role: str, event: str) -> bool:
    if event == "leader_ostracized":
        return bool(ostracizable(state))
    if event == "atrocity":
        return any(state.leader_value(side) > 0 for side in SIDES if side != role)
    if event == "civil_war":
        return bool(civil_war_cities(state))
    if state.new_year:
        return True  # 10.2c: treachery, hunger and the like do nothing then, but may be played
    if event == "treachery":
        return bool(ripe(state, role))
    if event == "hunger":
        return bool(hungry_cities(state))
    return True


def plague_cities(state: Hellenes, event: str) -> tuple[str, ...]:
    """3.1j, 3.1k, 15.1n: a besieged city; once the plague has struck, any city with units."""
    if state.athens_plagues >= 2:
        return ()
    if event == "plague_returns":
        if not state.plague_struck:
            return ()
        return tuple(sorted(c for c in state.holder if state.here(state.holder[c], c)))
    return tuple(sorted(c for c in state.sieges if state.here(_defender(state, c), c)))


def _defender(state: Hellenes, city: str) -> str:
    return SIDES[1 - SIDES.index(state.sieges[city][0])]


def hungry_cities(state: Hellenes) -> tuple[str, ...]:
    """3.1o: besieged; a port must also be blockaded."""
    return tuple(
        sorted(
            city
            for city in state.sieges
            if not state.printed.places[city].port or blockaded(state, city, _defender(state, city))
        )
    )


def ostracizable(state: Hellenes) -> tuple[str, ...]:
    """3.1n, 15.1m: leaders in play; not Pericles if Athens was pillaged in the previous season."""
    found = []
    for card in state.leaders.values():
        name = state.printed.cards[card].leader
        if name == "pericles" and state.athens_pillaged >= 0 and state.now - state.athens_pillaged <= 1:
            continue
        found.append(name)
    return tuple(sorted(found))


def civil_war_cities(state: Hellenes) -> tuple[str, ...]:
    """3.1u, 15.1k: unbesieged cities; not Athens under Pericles."""
    led = any(state.printed.cards[c].leader == "pericles" for c in state.leaders.values())
    spared = {*state.civil_war, *state.sieges, *shut(state), *(("athens",) if led else ())}
    return tuple(sorted([city for city in state.holder if city not in spared]))


@dataclass
class Initiative(Frame):
    """0.0f, 3.3: both commit a card and its use in secret; then they are shown and the lower goes first."""

    def ask(self, state: Hellenes) -> Ask | None:
        return Ask.together([self._question(state, role) for role in SIDES if role not in state.chosen])

    def _question(self, state: Hellenes, role: str) -> Ask:
        hand = state.hands[role]
        events = tuple(c for c in hand if playable(state, role, state.printed.cards[c]))
        message = "new-year-card" if state.new_year else "winter-card" if state.winter else "season-card"
        ask = Ask(role, message, "0.0f").pick("event", events, self.for_event)
        return ask.pick("sacrifice" if state.new_year else "coins", hand, self.for_coins)

    def barriers(self, state: Hellenes, who: str) -> Gates:
        offer = Offer(self, state, who)
        return {
            "event": offer.gate("event", CARD, self.event_barrier),
            "coins": offer.gate("coins", CARD, self.coins_barrier),
            "sacrifice": offer.gate("sacrifice", CARD, self.sacrifice_barrier),
        }

    def notes(self, state: Hellenes, who: str) -> list[Note]:
        """4.0a, 3.3b: what a card gives as coins, and that an event acts before and instead of actions."""
        if state.new_year:
            return []
        choices = Offer(self, state, who).choices
        found = [Note("event", card, "event-first", "3.1g") for card in choices.get("event", ())]
        bonus = state.leader_value(who) + state.count("taxes" if who == ATHENS else "persian_aid")
        for card in [str(c) for c in choices.get("coins", ())]:
            number = state.printed.cards[card].coins + bonus
            found.append(Note("coins", card, "coins-give", "4.0a", {"number": number}))
        return found

    def event_barrier(self, state: Hellenes, who: str, card: str | None) -> Barrier | None:
        if card is None:
            return WINTER_EVENT if state.winter else NO_EVENT
        missing = NOT_IN_HAND if card not in state.hands[who] else None
        return missing or why_not_event(state, who, state.printed.cards[card])

    def coins_barrier(self, state: Hellenes, who: str, card: str | None) -> Barrier | None:
        return COINS_AT_NEW_YEAR if state.new_year else NOT_IN_HAND

    def sacrifice_barrier(self, state: Hellenes, who: str, card: str | None) -> Barrier | None:
        return NOT_IN_HAND if state.new_year else SACRIFICE_LATER

    def for_event(self, state: Hellenes, role: str, card: str) -> None:
        self._commit(state, role, EVENT, card)

    def for_coins(self, state: Hellenes, role: str, card: str) -> None:
        self._commit(state, role, COINS, card)

    def _commit(self, state: Hellenes, role: str, use: str, card: str) -> None:
        state.chosen[role] = (use, card)
        state.hands[role] = tuple(c for c in state.hands[role] if c != card)

    def run(self, state: Hellenes) -> None:
        state.reveal()
        state.played, state.chosen = state.chosen, {}
        state.order = turn_order(state)
        for role in state.order:
            use, card = state.played[role]
            if state.new_year and use == COINS:
                use = "sacrifice"
            state.log("card-shown", "3.3a", who=role, card=card, use=use)
        state.log("initiative", "3.3a", who=state.order[0])
        state.end()


def value_of(state: Hellenes, role: str) -> int:
    """3.3b: coins, or 0 for an event."""
    use, card = state.played[role]
    return 0 if use == EVENT else state.printed.cards[card].coins


def turn_order(state: Hellenes) -> tuple[str, ...]:
    """3.3a, 3.3c: the lower value first; Sparta on ties."""
    return tuple(sorted(SIDES, key=lambda r: (value_of(state, r), r != SPARTA)))


def discard(state: Hellenes, card: str) -> None:
    state.discard = tuple(sorted((*state.discard, card)))
