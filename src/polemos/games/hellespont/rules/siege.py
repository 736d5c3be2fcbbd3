"""5: sieges: who may besiege, the number of dice, the roll, and the advance into the port."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain, Sequence, Step
from polemos.engine.prompt import DECLINES, ENDS, Value
from polemos.engine.why import PIECE, PLACE, Barrier, Gate, Gates, Note
from polemos.games.hellespont.forecast import siege_forecast, siege_prospect
from polemos.games.hellespont.printed import foe
from polemos.games.hellespont.reasons import prices
from polemos.games.hellespont.reasons.counters import COUNTER, why_not_face, why_not_give
from polemos.games.hellespont.reasons.pieces import among, is_leader, not_around
from polemos.games.hellespont.rules.advance import Advance
from polemos.games.hellespont.rules.dice import Roll, dice_of
from polemos.games.hellespont.rules.hand import discard_unplayed, holding, may_play, play
from polemos.games.hellespont.rules.stratagems import (
    Joint,
    has_news,
    let_pass,
    offer_own,
    own_gates,
    own_notes,
)
from polemos.games.hellespont.rules.transport import trim
from polemos.games.hellespont.state import Hellespont
from polemos.kit.modifiers import Modifiers

NOT_A_PORT: Final = Barrier("not-a-port", "2.Cb")
NO_GARRISON: Final = Barrier("no-garrison", "2.Cb")
NO_BESIEGERS: Final = Barrier("no-besiegers", "2.Cb")
NO_SHIPS_AROUND: Final = Barrier("no-ships-around", "2.Cb")
NO_TROOPS_AROUND: Final = Barrier("no-troops-around", "2.Cb")
BESIEGED: Final = Barrier("besieged-already", "2.Cc")
HIT: Final = Barrier("hit-already", "5.2a")


def besieging_strength(state: Hellespont, side: str, port: str) -> tuple[int, int]:
    """Naval and land strength points of a side in the zones around a port."""
    near = state.printed.adjacent[port]
    return sum([state.naval(side, p) for p in near]), sum([state.troops(side, p) for p in near])


def besiegeable(state: Hellespont, side: str) -> tuple[str, ...]:
    """2.Cb: enemy-held ports with at least one own ship and one own land unit around them."""
    return tuple([port for port in state.printed.ports if why_not_besiege(state, side, port) is None])


def why_not_besiege(state: Hellespont, side: str, port: str) -> Barrier | None:
    """2.Cb: what keeps the side from besieging a port."""
    if port not in state.units[foe(side)]:
        return NO_GARRISON
    ships, troops = besieging_strength(state, side, port)
    if ships and troops:
        return None
    if not ships and not troops:
        return NO_BESIEGERS
    return NO_SHIPS_AROUND if troops else NO_TROOPS_AROUND


def siege_dice(state: Hellespont, side: str, port: str) -> Modifiers:
    """5.1: the dice of a siege, part by part, without what stratagems add."""
    dice = Modifiers()
    enemy, near = foe(side), state.printed.adjacent[port]
    dice.add("5.1a", 1)
    dice.add_if(state.advantage == side, "5.1b", 1)
    dice.add("5.1c", len([p for p in near if p in state.units[side] and p not in state.units[enemy]]))
    inside = state.best_bonus(enemy, port)
    outside = max([state.best_bonus(side, p) for p in near])
    dice.add_if(outside == 2 and inside < 1, "5.1e", 1)
    dice.add_if(inside == 2, "5.1f", -1)
    dice.add("5.1g", -len([p for p in near if p in state.units[enemy] and p not in state.units[side]]))
    dice.add_if(state.month.winter, "5.1i", -1)
    dice.add("5.1j", strength_penalty(state, side, port))
    return dice


def strength_penalty(state: Hellespont, side: str, port: str) -> int:
    """5.1j: too few besiegers cost dice; the printed order of the three brackets is an option."""
    ours = sum(besieging_strength(state, side, port))
    theirs = state.naval(foe(side), port) + state.troops(foe(side), port)
    printed = state.option("siege_odds") == "printed"
    for times in (1, 2, 3):
        if ours < times * theirs:
            return -times if printed else times - 4
    return 0


@dataclass
class Sieges(Frame):
    """2.C, 5a: a side makes its sieges in the order it likes, each port once, none if it likes."""

    who: str
    done: tuple[str, ...] = ()

    def ask(self, state: Hellespont) -> Ask | None:
        ports = tuple([p for p in besiegeable(state, self.who) if p not in self.done])
        if not ports:
            return None
        ask = Ask(self.who, "siege", "2.C").pick("besiege", ports, self.besiege)
        return offer_own(ask.alone("done", self.finish, ENDS), state, "C")

    def barriers(self, state: Hellespont, who: str) -> Gates:
        return {"besiege": Gate(PLACE, self.why_not_besiege), **own_gates(state, who, "C")}

    def why_not_besiege(self, state: Hellespont, who: str, port: str | None) -> Barrier | None:
        if port is None:
            return None
        if port not in state.printed.ports:
            return NOT_A_PORT
        return BESIEGED if port in self.done else why_not_besiege(state, who, port)

    def notes(self, state: Hellespont, who: str) -> list[Note]:
        """5.1, 5.2: the dice of every siege that could be made, and what they may bring."""
        notes = []
        for port in [p for p in besiegeable(state, who) if p not in self.done]:
            facts = siege_prospect(state, who, port, siege_dice(state, who, port))
            notes.append(Note("besiege", port, "siege-odds", "5.2b", facts))
        return [*notes, *own_notes(state, who, "C")]

    def besiege(self, state: Hellespont, role: str, port: str) -> None:
        state.log("besieges", "5", who=role, place=port)
        state.become(Sieges(role, (*self.done, port)))
        state.call(Siege(role, 0, port))

    def finish(self, state: Hellespont, role: str) -> None:
        let_pass(state, role, "C")
        self.close(state)

    def close(self, state: Hellespont) -> None:
        """8a, 7.S22: after the last siege both have a moment, if anything came of it."""
        state.become(Joint((foe(self.who), self.who), "C"))

    def run(self, state: Hellespont) -> None:
        self.close(state)


#: Dice that a counter is worth, by paragraph.
GIVEN: Final = {"5.1d": 1, "5.1h": -1, "7.S9": 2}


def dice_parts(state: Hellespont, side: str, port: str, given: tuple[str, ...]) -> Modifiers:
    """5.1, 7.S9: the dice part by part, counters given up or played included."""
    parts = siege_dice(state, side, port)
    for rule in given:
        parts.add(rule, GIVEN[rule])
    return parts


@dataclass
class Siege(Sequence):
    """5: one siege: both sides may add or take a die by a counter, then the roll."""

    port: str = ""
    #: The paragraphs under which counters have changed the number of dice.
    given: tuple[str, ...] = ()

    def steps(self) -> tuple[Step, ...]:
        return (self.ask_besieger, self.ask_besieged, self.roll)

    def next(self) -> Siege:
        return Siege(self.who, self.at + 1, self.port, self.given)

    def focus(self, state: Hellespont) -> tuple[str, ...]:
        return (self.port,)

    def forecast(self, state: Hellespont) -> dict[str, Any]:
        return siege_forecast(self.port, self.who, dice_parts(state, self.who, self.port, self.given))

    def ask_besieger(self, state: Hellespont) -> None:
        state.call(SiegeCounter(self.who, self.who, self.port, self.given))

    def ask_besieged(self, state: Hellespont) -> None:
        state.call(SiegeCounter(foe(self.who), self.who, self.port, self.given))

    def roll(self, state: Hellespont) -> None:
        parts = dice_parts(state, self.who, self.port, self.given)
        count = max(parts.total, 0)
        modifiers = parts.explained()
        state.log("siege-dice", "5.1", who=self.who, place=self.port, count=count, modifiers=modifiers)
        if count:
            state.call(Roll("5.2", count, self.who))
        else:
            state.log("siege-no-dice", "5.1l", who=self.who, place=self.port)

    def resume(self, state: Hellespont, result: Plain) -> None:
        """The paragraph of a counter given, or the dice."""
        if isinstance(result, str):
            state.become(Siege(self.who, self.at, self.port, (*self.given, result)))
        elif result is not None:
            resolve(state, self.who, self.port, dice_of(result))


@dataclass
class SiegeCounter(Frame):
    """5.1d, 5.1h, 7.S9: a side may give a counter for dice; neutral ones do not qualify. Asked of whoever
    holds any. The Advantage, which is worth a die (5.1b), may still be used or taken (8a, 7.S22a).
    Returns the paragraph of what was given."""

    who: str
    besieger: str
    port: str
    given: tuple[str, ...]

    def ask(self, state: Hellespont) -> Ask | None:
        if not may_play(state, self.who) and not has_news(state, self.who, "C"):
            return None
        dice = dice_parts(state, self.besieger, self.port, self.given).total
        args: dict[str, Value] = {"place": self.port, "dice": dice}
        ask = Ask(self.who, "siege-counter", self.rule, args).alone("decline", self.decline, DECLINES)
        ask.pick("discard", self.coloured(state), self.discard)
        if self.who == self.besieger:
            ask.pick("s9", holding(state, self.who, "s9"), self.sap)
        return offer_own(ask, state, "C")

    def coloured(self, state: Hellespont) -> tuple[str, ...]:
        return tuple([c for c in state.hands[self.who] if state.printed.coloured(c, self.who)])

    def barriers(self, state: Hellespont, who: str) -> Gates:
        gates = {
            **own_gates(state, who, "C"),
            "discard": Gate(COUNTER, among(self.coloured(state), why_not_give)),
        }
        if who == self.besieger:
            gates["s9"] = Gate(COUNTER, among(holding(state, who, "s9"), why_not_face("s9")))
        return gates

    def notes(self, state: Hellespont, who: str) -> list[Note]:
        """5.1d, 5.1h, 7.S9: the chances with what is given."""
        notes, port, ours = own_notes(state, who, "C"), self.port, who == self.besieger
        offers = [("discard", c, self.rule) for c in self.coloured(state)]
        if ours:
            offers.extend([("s9", c, "7.S9") for c in holding(state, who, "s9")])
        for verb, counter, rule in offers:
            parts = dice_parts(state, self.besieger, port, (*self.given, rule))
            facts = siege_prospect(state, self.besieger, port, parts)
            notes.append(Note(verb, counter, "siege-odds", "5.2b", facts))
        return notes

    @property
    def rule(self) -> str:
        return "5.1d" if self.who == self.besieger else "5.1h"

    def decline(self, state: Hellespont, role: str) -> None:
        let_pass(state, role, "C")
        state.end()

    def discard(self, state: Hellespont, role: str, counter: str) -> None:
        discard_unplayed(state, role, counter, self.rule)
        let_pass(state, role, "C")
        state.end(self.rule)

    def sap(self, state: Hellespont, role: str, counter: str) -> None:
        """7.S9: saps and engines."""
        play(state, role, counter, "s9")
        let_pass(state, role, "C")
        state.end("7.S9")

    def run(self, state: Hellespont) -> None:
        state.end()


def resolve(state: Hellespont, who: str, port: str, dice: tuple[int, ...]) -> None:
    """5.2: a 6 takes the port, a 5 weakens all in it, each 1 costs the besieger."""
    enemy = foe(who)
    if 6 in dice:
        for unit in state.units[enemy].get(port, ()):
            state.eliminate(unit, "5.2b")
    elif 5 in dice:
        for unit in state.units[enemy].get(port, ()):
            state.weaken(unit, "5.2c")
    fallen = port not in state.units[enemy]
    log_outcome(state, who, port, dice, fallen)
    if fallen:
        state.become(Advance(who, port))
    else:
        state.end()
    state.call(SiegeLosses(who, port, dice.count(1)))


def log_outcome(state: Hellespont, who: str, port: str, dice: tuple[int, ...], fallen: bool) -> None:
    """5.2: what the dice decided: the port, its garrison, and the besieger's own price."""
    if fallen:
        state.log("siege-succeeds", "5.2b" if 6 in dice else "5.2c", who=who, place=port)
    elif 5 in dice:
        state.log("siege-weakens", "5.2c", who=who, place=port)
    else:
        state.log("siege-fails", "5.2", who=who, place=port)
    ones = dice.count(1)
    if ones:
        state.log("siege-price", "5.2a", who=who, place=port, count=ones)


@dataclass
class SiegeLosses(Frame):
    """5.2a: the besieger weakens one of his units around the port for each 1."""

    who: str
    port: str
    left: int
    hit: tuple[str, ...] = ()

    def ask(self, state: Hellespont) -> Ask:
        ask = Ask(self.who, "siege-losses", "5.2a", {"place": self.port, "left": self.left})
        return ask.pick("weaken", self.candidates(state), self.weaken)

    def barriers(self, state: Hellespont, who: str) -> Gates:
        return {"weaken": Gate(PIECE, among(self.candidates(state), self.why_not_weaken))}

    def notes(self, state: Hellespont, who: str) -> list[Note]:
        return prices.fatal(state, "weaken", self.candidates(state))

    def why_not_weaken(self, state: Hellespont, who: str, piece: str) -> Barrier:
        return not_around(state, who, piece, self.port, "5.2a") or is_leader(state, piece, "5.2a") or HIT

    def candidates(self, state: Hellespont) -> tuple[str, ...]:
        if not self.left:
            return ()
        near = state.printed.adjacent[self.port]
        units = [u for p in near for u in state.units[self.who].get(p, ()) if u not in self.hit]
        return tuple(sorted(units))

    def weaken(self, state: Hellespont, role: str, unit: str) -> None:
        place = state.at[unit]
        state.weaken(unit, "5.2a")
        state.become(SiegeLosses(role, self.port, self.left - 1, (*self.hit, unit)))
        state.capture_leaders(place, "4.2.4c")
        trim(state, role, place)

    def run(self, state: Hellespont) -> None:
        state.end()
