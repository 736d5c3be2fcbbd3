"""4.2.1: slipping away before a combat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import DECLINES
from polemos.engine.why import PIECE, PLACE, Barrier, Gate, Gates, Note
from polemos.games.hellespont.forecast import evasion_faces, prospect
from polemos.games.hellespont.printed import foe
from polemos.games.hellespont.reasons import prices
from polemos.games.hellespont.reasons.pieces import among, astray
from polemos.games.hellespont.reasons.roads import force_kind, step_barrier
from polemos.games.hellespont.rules.dice import Roll, dice_of
from polemos.games.hellespont.rules.retreat import MoveOn, free_neighbours, move_force
from polemos.games.hellespont.rules.stratagems import let_pass, offer_own, own_gates, own_notes
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

    def barriers(self, state: Hellespont, who: str) -> Gates:
        return own_gates(state, who, "B.3")

    def notes(self, state: Hellespont, who: str) -> list[Note]:
        faces = evasion_faces(NEEDED, evasion_modifiers(state, foe(who), self.place).total)
        odds = prospect(state, foe(who), self.place)
        notes = [
            Note("evade", None, "evades", "4.2.1h", {"faces": faces}),
            Note("stand", None, "attacked", "4.2.2", odds),
        ]
        return [*notes, *own_notes(state, who, "B.3")]

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

    def barriers(self, state: Hellespont, who: str) -> Gates:
        return {"weaken": Gate(PIECE, among(state.units[who][self.place], self.why_not_weaken))}

    def notes(self, state: Hellespont, who: str) -> list[Note]:
        return prices.fatal(state, "weaken", state.units[who][self.place])

    def why_not_weaken(self, state: Hellespont, who: str, piece: str) -> Barrier:
        return astray(state, who, piece, self.place, "4.2.1h") or Barrier("is-leader", "4.2.1h")

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

    def barriers(self, state: Hellespont, who: str) -> Gates:
        return {"to": Gate(PLACE, among(ways_out(state, who, self.place), self.why_not_to))}

    def why_not_to(self, state: Hellespont, who: str, to: str) -> Barrier:
        return step_barrier(state, who, force_kind(state, self.place), self.place, to, "4.2.1b")

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
