"""Dice that the players roll by hand and enter one by one."""

from __future__ import annotations

from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.chance import DiceNeeded
from polemos.engine.prompt import Arg, Prompt, Value

#: The verb that enters one die rolled by hand.
ENTER: Final = "enter"


class RealDice:
    """An action that waits for dice rolled by hand: one die is entered after the other."""

    def __init__(
        self,
        ask: Ask,
        verb: str,
        arg: Arg,
        deciders: tuple[str, ...],
        dice: tuple[int, ...] = (),
        wanted: int = 0,
        rule: str = "",
        sides: int = 6,
    ) -> None:
        self.ask = ask
        self.verb = verb
        self.arg = arg
        self.deciders = deciders
        self.dice = dice
        #: How many dice the action needs as far as is known.
        self.wanted = wanted
        self.rule = rule
        self.sides = sides

    def with_die(self, die: int) -> RealDice:
        dice = (*self.dice, die)
        return RealDice(
            self.ask, self.verb, self.arg, self.deciders, dice, self.wanted, self.rule, self.sides
        )

    def needing(self, need: DiceNeeded) -> RealDice:
        """The same action, found to need a further roll."""
        wanted = len(self.dice) + need.count
        return RealDice(
            self.ask, self.verb, self.arg, self.deciders, self.dice, wanted, need.rule, need.sides
        )

    def prompt(self) -> Prompt:
        faces = tuple(range(1, self.sides + 1))
        args: dict[str, Value] = {"die": len(self.dice) + 1, "dice": self.wanted}
        return Prompt("enter-die", self.rule, {ENTER: faces}, args)
