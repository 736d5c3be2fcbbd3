"""9.5, 14.2: the end of the year: tribute, victory, peace offers, markers, cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Sequence, Step
from polemos.engine.prompt import DECLINES, ENDS, FINAL, Value
from polemos.engine.result import Result
from polemos.engine.why import Barrier, Gates, Note, outside
from polemos.games.hellenes.printed import ATHENS, SIDES, SPARTA, foe
from polemos.games.hellenes.reasons.offer import CARD, Offer
from polemos.games.hellenes.rules.cards import discard
from polemos.games.hellenes.state import Hellenes

NO_TAX: Final = Barrier("no-tax", "3.1v")


def tribute(state: Hellenes, side: str) -> int:
    """9.51: the value of the adverse cities it controls; halved once war is renewed (12.11)."""
    total = sum(state.printed.places[city].value for city in tributaries(state, side))
    return total // 2 if state.renewed else total


def tributaries(state: Hellenes, side: str) -> list[str]:
    """9.51a: the adverse cities that pay it tribute."""
    places, other = state.printed.places, foe(side)
    held = [c for c, holder in state.holder.items() if holder == side and places[c].loyalty == other]
    return sorted([c for c in held if _counts(state, c)])


def _counts(state: Hellenes, city: str) -> bool:
    """15.2l: in the Sicily scenario a fixed point stands for the tribute of Greece."""
    return state.scenario != "sicily" or state.printed.places[city].region == "sicily"


def collect(state: Hellenes) -> None:
    """9.51, 9.51d: tribute and the yearly costs, then netted on the one track."""
    for side in SIDES:
        for city in tributaries(state, side):
            state.log("pays", "9.51a", who=side, place=city, points=state.printed.places[city].value)
        if state.renewed and tributaries(state, side):
            state.log("tribute-halved", "9.51c", who=side, points=tribute(state, side))
        state.gain(side, tribute(state, side), "9.51a", "tribute")
    state.gain(ATHENS, state.count("persian_aid"), "13.1b", "persian-aid")
    state.gain(ATHENS, state.count("no_quarter"), "3.1ab", "no-quarter")
    if state.scenario == "sicily":
        state.gain(SPARTA, 1, "15.2j", "greek-tribute")


@dataclass
class YearEnd(Sequence):
    """9.5: tribute, victory check, peace offers, Athens' taxes, markers; the campaign's last year ends it."""

    def steps(self) -> tuple[Step, ...]:
        return (collect, decisive, self.peace_offers, self.tax_relief, self.last_year, clear_year)

    def peace_offers(self, state: Hellenes) -> None:
        state.call(PeaceOffer())

    def tax_relief(self, state: Hellenes) -> None:
        state.call(TaxRelief())

    def last_year(self, state: Hellenes) -> None:
        if state.bc <= state.printed.last_year[state.scenario]:
            exhaustion(state)


def scores(state: Hellenes) -> dict[str, int]:
    return {side: max(0, state.score(side)) for side in SIDES}


def decisive(state: Hellenes) -> None:
    """14.21a: 15 or more at the check wins at once."""
    for side in SIDES:
        if state.score(side) >= state.printed.tables.victory["decisive"]:
            state.finish(Result(side, "decisive", "surrender", "14.21a", scores(state)))
            return


def exhaustion(state: Hellenes) -> None:
    """14.23, 14.24: the campaign is over; the track tells the level."""
    table = state.printed.tables.victory
    side = max(SIDES, key=state.score)
    points = state.score(side)
    if points >= table["minor"]:
        level = "major" if points >= table["major"] else "minor"
        state.finish(Result(side, level, "exhaustion", "14.24a", scores(state)))
    else:
        state.finish(Result(None, "draw", "exhaustion", "14.24a", scores(state)))


@dataclass
class PeaceOffer(Frame):
    """14.22: the leading player may pay Prestige and offer peace: two dice below what is left win."""

    def _terms(self, state: Hellenes) -> tuple[int, int]:
        """3.1y, 14.22d: threshold and cost, easier while the Peace Faction is in play."""
        table = state.printed.tables.victory
        if state.count("peace_faction"):
            return table["faction_offer"], table["faction_cost"]
        return table["offer"], table["offer_cost"]

    def ask(self, state: Hellenes) -> Ask | None:
        threshold, cost = self._terms(state)
        for side in SIDES:
            if state.score(side) >= threshold:
                ask = Ask(side, "peace-offer", "14.22a", {"points": cost})
                return ask.alone("offer", self.offer, FINAL).alone("fight_on", self.fight_on, DECLINES)
        return None

    def notes(self, state: Hellenes, who: str) -> list[Note]:
        """14.22b: of 36 throws of two dice so many are lower than what is left."""
        cost = self._terms(state)[1]
        left = state.score(who) - cost
        won = sum(1 for one in range(1, 7) for two in range(1, 7) if one + two < left)
        args: dict[str, Value] = {"points": cost, "left": left, "chance": round(100 * won / 36)}
        return [Note("offer", None, "peace-odds", "14.22b", args)]

    def offer(self, state: Hellenes, role: str) -> None:
        cost = self._terms(state)[1]
        state.end()
        negotiate(state, role, cost)

    def fight_on(self, state: Hellenes, role: str) -> None:
        state.end()

    def run(self, state: Hellenes) -> None:
        state.end()


def negotiate(state: Hellenes, role: str, cost: int) -> None:
    """14.22b, 14.22c: pay first; each player rolls a die; the sum must be lower than what is left."""
    state.gain(foe(role), cost, "14.22a", "peace-offer")
    dice = [state.die("14.22b", side) for side in SIDES]
    if sum(dice) < state.score(role):
        state.finish(Result(role, "negotiated", "peace", "14.22b", scores(state)))
    else:
        state.log("peace-refused", "14.22b", who=role, number=sum(dice), need=state.score(role) - 1)


@dataclass
class TaxRelief(Frame):
    """3.1v, 9.53a: Athens may withdraw its tax cards."""

    def ask(self, state: Hellenes) -> Ask | None:
        taxes = tuple(c for c in state.in_play if state.printed.cards[c].event == "taxes")
        if not taxes:
            return None
        ask = Ask(ATHENS, "tax-relief", "3.1v").pick("repeal", taxes, self.repeal)
        return ask.alone("done", self.stop, ENDS)

    def barriers(self, state: Hellenes, who: str) -> Gates:
        return {"repeal": Offer(self, state, who).gate("repeal", CARD, outside((), NO_TAX))}

    def repeal(self, state: Hellenes, role: str, card: str) -> None:
        state.in_play = tuple(c for c in state.in_play if c != card)
        discard(state, card)
        state.log("repealed", "3.1v", card=card)

    def stop(self, state: Hellenes, role: str) -> None:
        state.end()

    def run(self, state: Hellenes) -> None:
        state.end()


def clear_year(state: Hellenes) -> None:
    """9.53, 9.54: markers off, all cards but those in play back into the deck."""
    state.pillaged = ()
    for card in state.civil_war.values():
        discard(state, card)
    state.civil_war = {}
    cards = [*state.deck, *state.discard]
    for side in SIDES:
        cards += [*state.hands[side], *state.buried[side]]
        state.hands[side], state.buried[side] = (), ()
    dead = [c for c in cards if state.athens_plagues >= 2 and state.printed.cards[c].leader == "pericles"]
    state.removed = (*state.removed, *dead)
    state.deck, state.discard = tuple(sorted(c for c in cards if c not in dead)), ()
