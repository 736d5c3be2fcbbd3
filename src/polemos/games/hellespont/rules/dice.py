"""8d: rolls that the Advantage can cancel. Every such roll of the game goes through `Roll`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt, Value
from polemos.games.hellespont.printed import foe
from polemos.games.hellespont.rules.hand import could_hold, holding, may_play, take_advantage
from polemos.games.hellespont.state import Hellespont

ROLL: Final = 0
HOLDER: Final = 1
OTHER: Final = 2
TAKER: Final = 3
STANDS: Final = 4


@dataclass
class Roll(Frame):
    """Dice for a paragraph; the Advantage holder may have them rolled again, once.

    The opponent is asked too while he may still play a stratagem, whatever he holds: with Good
    Omens (7.S22a) he could take the Advantage now. Returns the dice.
    """

    rule: str
    count: int
    who: str
    dice: tuple[int, ...] = ()
    stage: int = ROLL

    def at_stage(self, stage: int) -> Roll:
        return Roll(self.rule, self.count, self.who, self.dice, stage)

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        if self.stage in (HOLDER, TAKER):
            return (state.advantage,)
        if self.stage == OTHER:
            other = foe(state.advantage)
            if may_play(state, other) and other not in state.muted and could_hold(state, other, "s22"):
                return (other,)
        return ()

    def run(self, state: Hellespont) -> None:
        if self.stage == ROLL:
            dice = state.roll(self.rule, self.count, 6, self.who)
            state.become(Roll(self.rule, self.count, self.who, dice, HOLDER))
        else:
            state.end(self.dice)

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        args: dict[str, Value] = {"dice": self.dice, "who": self.who}
        if self.stage == OTHER:
            choices: Choices = {"accept": ALONE, "mute": ALONE}
            omens = holding(state, role, "s22")
            if omens:
                choices["s22_take"] = omens
            return Prompt("appeal-omens", "7.S22", choices, args)
        return Prompt("appeal", "8", {"accept": ALONE, "reroll": ALONE}, args)

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        if verb == "reroll":
            state.log("advantage-reroll", "8", who=role)
            pass_advantage(state)
            dice = state.roll(self.rule, self.count, 6, self.who)
            state.become(Roll(self.rule, self.count, self.who, dice, STANDS))
        elif verb == "s22_take":
            state.become(self.at_stage(TAKER))
            take_advantage(state, role, str(arg))
        elif verb == "mute":
            state.muted = state.muted | {role}
            state.become(self.at_stage(STANDS))
        else:
            state.become(self.at_stage(OTHER if self.stage == HOLDER else STANDS))


def pass_advantage(state: Hellespont) -> None:
    """8h: once used, for whatever purpose, the Advantage goes to the opponent."""
    state.advantage = foe(state.advantage)
    state.log("advantage-passes", "8", who=state.advantage)


def dice_of(result: Plain) -> tuple[int, ...]:
    """What a `Roll` returned."""
    assert isinstance(result, tuple)
    return tuple([die for die in result if isinstance(die, int)])
