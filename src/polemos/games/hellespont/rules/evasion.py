"""4.2.1: slipping away before a combat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import DECLINES
from polemos.games.hellespont.printed import foe
from polemos.games.hellespont.rules.dice import Roll, dice_of
from polemos.games.hellespont.rules.retreat import MoveOn, free_neighbours, move_force
from polemos.games.hellespont.rules.stratagems import let_pass, offer_own
from polemos.games.hellespont.rules.transport import trim
from polemos.games.hellespont.state import Hellespont
from polemos.kit.modifiers import Modifiers

NEEDED: Final = 6


def evasion_modifiers(state: Hellespont, attacker: str, place: str) -> Modifiers:
    """4.2.1e-g: leaders and waters."""
    parts = Modifiers()
    ours, theirs = state.best_bonus(foe(attacker), place), state.best_bonus(attacker, place)
    parts.add_if(ours == 2 or (ours == 1 and theirs < 1), "4.2.1e", 1)
    terrain = state.printed.type[place]
    parts.add_if(terrain == "open_sea", "4.2.1f", 1)
    parts.add_if(terrain in ("strait", "difficult"), "4.2.1g", -1)
    return parts


def ways_out(state: Hellespont, side: str, place: str) -> tuple[str, ...]:
    """4.2.1b: where a force could slip away to, while both sides stand in the place."""
    if place not in state.units[side] or place not in state.units[foe(side)]:
        return ()
    return free_neighbours(state, side, place)


@dataclass
class Evasion(Frame):
    """4.2.1: the passive side may try to slip away before a combat: a modified 6 succeeds."""

    who: str
    place: str

    def ask(self, state: Hellespont) -> Ask | None:
        if not ways_out(state, self.who, self.place):
            return None
        modifier = evasion_modifiers(state, foe(self.who), self.place).total
        ask = Ask(self.who, "evade", "4.2.1", {"place": self.place, "modifier": modifier})
        ask.alone("evade", self.evade).alone("stand", self.stand, DECLINES)
        return offer_own(ask, state, "B.3")

    def evade(self, state: Hellespont, role: str) -> None:
        state.become(EvasionRoll(role, self.place))
        state.call(Roll("4.2.1", 1, role))

    def stand(self, state: Hellespont, role: str) -> None:
        let_pass(state, role, "B.3")
        state.end()

    def run(self, state: Hellespont) -> None:
        nobody_slips_away(state, self.place)


@dataclass
class EvasionRoll(Frame):
    """4.2.1d: the die for it."""

    who: str
    place: str

    def resume(self, state: Hellespont, result: Plain) -> None:
        die, parts = dice_of(result)[0], evasion_modifiers(state, foe(self.who), self.place)
        total = die + parts.total
        key = "evasion" if total >= NEEDED else "evasion-fails"
        modifiers = parts.explained() or ("0",)
        state.log(key, "4.2.1d", who=self.who, place=self.place, die=die, modifiers=modifiers, total=total)
        if total >= NEEDED:
            state.become(EvasionPrice(self.who, self.place))
        else:
            state.end()


@dataclass
class EvasionPrice(Frame):
    """4.2.1h: one unit is weakened as the force slips away."""

    who: str
    place: str

    def ask(self, state: Hellespont) -> Ask:
        ask = Ask(self.who, "evade-price", "4.2.1h", {"place": self.place})
        return ask.pick("weaken", state.units[self.who][self.place], self.weaken)

    def weaken(self, state: Hellespont, role: str, unit: str) -> None:
        state.become(Escape(role, self.place))
        state.weaken(unit, "4.2.1h")
        trim(state, role, self.place)


@dataclass
class Escape(Frame):
    """4.2.1b: where to."""

    who: str
    place: str

    def ask(self, state: Hellespont) -> Ask:
        ask = Ask(self.who, "evade-to", "4.2.1b", {"place": self.place})
        return ask.pick("to", ways_out(state, self.who, self.place), self.leave)

    def leave(self, state: Hellespont, role: str, to: str) -> None:
        pieces = state.pieces_at(role, self.place)
        state.log("evades", "4.2.1", who=role, pieces=pieces, place=self.place, to_place=to)
        move_force(state, role, self.place, to)
        state.become(MoveOn(role, to))

    def run(self, state: Hellespont) -> None:
        nobody_slips_away(state, self.place)


def nobody_slips_away(state: Hellespont, place: str) -> None:
    """Nowhere to go, or nobody left to go."""
    state.capture_leaders(place, "4.2.4c")
    state.end()
