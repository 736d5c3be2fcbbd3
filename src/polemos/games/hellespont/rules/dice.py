"""8d: rolls that the Advantage can cancel. Every such roll of the game goes through `Roll`."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import DECLINES, FINAL
from polemos.engine.why import Gate, Gates, Note
from polemos.games.hellespont.printed import foe
from polemos.games.hellespont.reasons.counters import COUNTER, why_not_face
from polemos.games.hellespont.reasons.pieces import among
from polemos.games.hellespont.rules.hand import could_hold, holding, may_play, take_advantage
from polemos.games.hellespont.state import Hellespont


@dataclass
class Roll(Frame):
    """Dice for a paragraph; the Advantage holder may have them rolled again, once. Returns the dice."""

    rule: str
    count: int
    who: str

    def run(self, state: Hellespont) -> None:
        dice = state.roll(self.rule, self.count, 6, self.who)
        state.become(Appeal(self.rule, self.who, dice))


@dataclass
class Appeal(Frame):
    """8d: the holder of the Advantage lets dice stand or has them rolled again."""

    rule: str
    who: str
    dice: tuple[int, ...]
    #: 1: he has taken the Advantage because of these dice; nobody else is asked after him.
    taken: int = 0

    def ask(self, state: Hellespont) -> Ask:
        ask = Ask(state.advantage, "appeal", "8", {"dice": self.dice, "who": self.who})
        return ask.alone("accept", self.accept, DECLINES).alone("reroll", self.reroll, FINAL)

    def notes(self, state: Hellespont, who: str) -> list[Note]:
        return [Note("reroll", None, "advantage-passes", "8h")]

    def accept(self, state: Hellespont, role: str) -> None:
        if self.taken:
            state.end(self.dice)
        else:
            state.become(AppealToOmens(self.rule, self.who, self.dice))

    def reroll(self, state: Hellespont, role: str) -> None:
        state.log("advantage-reroll", "8", who=role)
        pass_advantage(state)
        state.end(state.roll(self.rule, len(self.dice), 6, self.who))


@dataclass
class AppealToOmens(Frame):
    """7.S22a: with Good Omens the other side could take the Advantage now. It is asked while it may still
    play a stratagem, whatever it holds."""

    rule: str
    who: str
    dice: tuple[int, ...]

    def ask(self, state: Hellespont) -> Ask | None:
        other = foe(state.advantage)
        if other in state.muted or other in state.resting:
            return None
        if not may_play(state, other) or not could_hold(state, other, "s22"):
            return None
        ask = Ask(other, "appeal-omens", "7.S22", {"dice": self.dice, "who": self.who})
        ask.alone("accept", self.accept, DECLINES).alone("mute", self.mute, FINAL)
        return ask.pick("s22_take", holding(state, other, "s22"), self.take)

    def barriers(self, state: Hellespont, who: str) -> Gates:
        return {"s22_take": Gate(COUNTER, among(holding(state, who, "s22"), why_not_face("s22")))}

    def accept(self, state: Hellespont, role: str) -> None:
        state.end(self.dice)

    def mute(self, state: Hellespont, role: str) -> None:
        state.muted = state.muted | {role}
        state.end(self.dice)

    def take(self, state: Hellespont, role: str, counter: str) -> None:
        state.become(Appeal(self.rule, self.who, self.dice, 1))
        take_advantage(state, role, counter)

    def run(self, state: Hellespont) -> None:
        state.end(self.dice)


def pass_advantage(state: Hellespont) -> None:
    """8h: once used, for whatever purpose, the Advantage goes to the opponent."""
    state.advantage = foe(state.advantage)
    state.log("advantage-passes", "8", who=state.advantage)


def dice_of(result: Plain) -> tuple[int, ...]:
    """What a `Roll` returned."""
    assert isinstance(result, tuple)
    return tuple([die for die in result if isinstance(die, int)])
