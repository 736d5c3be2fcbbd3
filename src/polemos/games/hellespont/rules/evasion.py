"""4.2.1: slipping away before a combat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt, Value
from polemos.games.hellespont.printed import foe
from polemos.games.hellespont.rules.dice import Roll, dice_of
from polemos.games.hellespont.rules.retreat import MoveOn, free_neighbours, move_force
from polemos.games.hellespont.rules.stratagems import act_own_choice, is_own_choice, let_pass, own_choices
from polemos.games.hellespont.rules.transport import trim
from polemos.games.hellespont.state import Hellespont
from polemos.kit.modifiers import Modifiers

TRY: Final = 0
ROLLED: Final = 1
PAY: Final = 2
GO: Final = 3
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


@dataclass
class Evasion(Frame):
    """4.2.1: the passive side may try to slip away before a combat: a modified 6 succeeds."""

    attacker: str
    place: str
    stage: int = TRY

    @property
    def who(self) -> str:
        return foe(self.attacker)

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        if self.place not in state.units[self.who] or self.place not in state.units[self.attacker]:
            return ()
        if self.stage == ROLLED or not free_neighbours(state, self.who, self.place):
            return ()
        return (self.who,)

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        args: dict[str, Value] = {"place": self.place}
        if self.stage == TRY:
            args["modifier"] = evasion_modifiers(state, self.attacker, self.place).total
            choices: Choices = {"evade": ALONE, "stand": ALONE}
            own_choices(state, role, "B.3", choices)
            return Prompt("evade", "4.2.1", choices, args)
        if self.stage == PAY:
            return Prompt("evade-price", "4.2.1h", {"weaken": state.units[role][self.place]}, args)
        places = free_neighbours(state, role, self.place)
        return Prompt("evade-to", "4.2.1b", {"to": places}, args)

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        if is_own_choice(verb):
            act_own_choice(state, role, verb, arg)
        elif verb == "stand":
            let_pass(state, role, "B.3")
            state.end()
        elif verb == "evade":
            state.become(Evasion(self.attacker, self.place, ROLLED))
            state.call(Roll("4.2.1", 1, role))
        elif verb == "weaken":
            state.become(Evasion(self.attacker, self.place, GO))
            state.weaken(str(arg), "4.2.1h")
            trim(state, role, self.place)
        else:
            pieces = state.pieces_at(role, self.place)
            state.log("evades", "4.2.1", who=role, pieces=pieces, place=self.place, to_place=str(arg))
            move_force(state, role, self.place, str(arg))
            state.become(MoveOn(role, str(arg)))

    def resume(self, state: Hellespont, result: Plain) -> None:
        if self.stage != ROLLED:
            return
        die, parts = dice_of(result)[0], evasion_modifiers(state, self.attacker, self.place)
        total = die + parts.total
        key = "evasion" if total >= NEEDED else "evasion-fails"
        modifiers = parts.explained() or ("0",)
        state.log(key, "4.2.1d", who=self.who, place=self.place, die=die, modifiers=modifiers, total=total)
        if total >= NEEDED:
            state.become(Evasion(self.attacker, self.place, PAY))
        else:
            state.end()

    def run(self, state: Hellespont) -> None:
        """Nowhere to go, or nobody left to go."""
        state.capture_leaders(self.place, "4.2.4c")
        state.end()
