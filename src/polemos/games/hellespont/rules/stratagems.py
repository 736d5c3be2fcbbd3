"""7: when each stratagem may be played, and the joints at which a side is asked for one.

What a stratagem then does is in effects.py, combat.py and siege.py. Whom a joint asks, and why that tells
nobody anything: docs/decisions/hellespont-windows.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import Frame
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt
from polemos.games.hellespont.printed import ATHENS, SPARTA, foe
from polemos.games.hellespont.rules import effects
from polemos.games.hellespont.rules.advantage import UseAdvantage, can_use_advantage, weakened, with_advantage
from polemos.games.hellespont.rules.hand import (
    could_hold,
    draw_counters,
    may_play,
    play,
    post,
    put_back,
    show,
    take_advantage,
)
from polemos.games.hellespont.rules.targets import TARGETS, beached_ships
from polemos.games.hellespont.state import PRISONER, Hellespont

#: moment -> the stratagems that have their own timing there (S22 is added at every moment).
TIMING: Final[dict[str, tuple[str, ...]]] = {
    "A": (),
    "B.1": (),
    "B.2": ("s13", "s14", "s17", "s18"),
    "B.3": ("s4", "s6", "s16", "s20"),
    "C": (),
    "D.1": (),
    "D.2": (),
    "D.3": ("s11", "s12"),
    "D.4": ("s19",),
    "D.5": ("s5", "s23"),
}
ALCIBIADES: Final = "alcibiades"


def can_target(state: Hellespont, side: str, stratagem: str) -> bool:
    """Whether a stratagem would do anything now; one that would not is not offered."""
    if stratagem in TARGETS:
        return bool(TARGETS[stratagem](state, side))
    if stratagem == "s17":
        return side == SPARTA and state.in_play(ALCIBIADES)
    if stratagem == "s18":
        return side == ATHENS and (state.alcibiades_entered or state.at[ALCIBIADES] == PRISONER)
    if stratagem in ("s11", "s12"):
        return bool(weakened(state, side, stratagem == "s11"))
    if stratagem == "s19":
        return state.supply[side] < 3
    if stratagem == "s4":
        return any([p in state.printed.seas for units in state.units.values() for p in units])
    if stratagem == "s5":
        return bool(beached_ships(state, foe(side)))
    return True


def stratagem_choices(state: Hellespont, side: str, moment: str) -> Choices:
    """7: what the side could play at a moment of the sequence: stratagem -> counters."""
    choices: Choices = {}
    if not may_play(state, side):
        return choices
    timed = TIMING[moment]
    usable = state.printed.usable[side]
    for counter in state.hands[side]:
        for stratagem in usable[counter]:
            if stratagem == "s22":
                for verb in omens(state, side, timed):
                    choices[verb] = (*choices.get(verb, ()), counter)
            elif stratagem in timed and can_target(state, side, stratagem):
                choices[stratagem] = (*choices.get(stratagem, ()), counter)
    return choices


def omens(state: Hellespont, side: str, timed: tuple[str, ...]) -> tuple[str, ...]:
    """7.S22: take the Advantage, draw a counter, or stand for S12 or S14 in their phase."""
    found: list[str] = []
    if state.advantage != side:
        found.append("s22_take")
    if state.bowl:
        found.append("s22_draw")
    found.extend([f"s22_{s}" for s in ("s12", "s14") if s in timed and can_target(state, side, s)])
    return tuple(found)


def own_choices(state: Hellespont, side: str, moment: str, choices: Choices) -> Choices:
    """Add to a player's own prompt what he may also do at that moment: stratagems, Advantage."""
    for verb, counters in stratagem_choices(state, side, moment).items():
        choices[verb] = counters
    return with_advantage(state, side, choices)


def is_own_choice(verb: str) -> bool:
    """Whether a verb of a prompt is one that `own_choices` added."""
    return verb == "advantage" or (verb[0] == "s" and verb[1:2].isdigit())


def act_own_choice(state: Hellespont, side: str, verb: str, arg: Arg) -> None:
    """Carry out a verb that `own_choices` added, above the frame that asked."""
    if verb == "advantage":
        state.call(UseAdvantage(side))
    elif verb == "s6":
        post(state, side, str(arg))
        effects.begin(state, side, verb, str(arg))
    elif verb == "s22_take":
        take_advantage(state, side, str(arg))
    elif verb == "s22_draw":
        draw_with_omens(state, side, str(arg))
    elif verb.startswith("s22_"):
        play(state, side, str(arg), "s22")
        effects.begin(state, side, verb[4:], str(arg))
    else:
        play(state, side, str(arg), verb)
        effects.begin(state, side, verb, str(arg))


def draw_with_omens(state: Hellespont, side: str, counter: str) -> None:
    """7.S22c: draw a new counter; Good Omens goes back into the bowl after that."""
    show(state, side, counter, "s22")
    state.hands[side] = tuple([c for c in state.hands[side] if c != counter])
    draw_counters(state, side, 1, "7.S22")
    put_back(state, side, counter, True)


# --- who is asked -------------------------------------------------------------------------------------
def possible(state: Hellespont, side: str, moment: str, but: tuple[str, ...] = ()) -> tuple[str, ...]:
    """7, 8a: what the side might do at a moment for all that both players know; its hand is not looked at.
    `but`: verbs that are not wanted."""
    found: list[str] = []
    if may_play(state, side):
        timed = TIMING[moment]
        wanted = [s for s in timed if s not in but]
        found = [s for s in wanted if could_hold(state, side, s) and can_target(state, side, s)]
        if could_hold(state, side, "s22"):
            found.extend([verb for verb in omens(state, side, timed) if verb not in but])
    if "advantage" not in but and can_use_advantage(state, side):
        found.append("advantage")
    return tuple(found)


def has_news(state: Hellespont, side: str, moment: str) -> bool:
    """Whether the side might do something that it has not let pass since something last happened."""
    if side in state.muted:
        return False
    return bool(possible(state, side, moment, state.quiet.get(side, ())))


def let_pass(state: Hellespont, side: str, moment: str) -> None:
    """The side was asked and goes on: it is not asked the same again until something happens."""
    passed = state.quiet.get(side, ())
    more = possible(state, side, moment, passed)
    if more:
        state.quiet = {**state.quiet, side: tuple(sorted((*passed, *more)))}


@dataclass
class Joint(Frame):
    """2.B.3i, 7, 8a: a joint of the sequence of play, at which the sides named may step in, in this order."""

    sides: tuple[str, ...]
    moment: str

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        for side in self.sides:
            if has_news(state, side, self.moment):
                return (side,)
        return ()

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        choices: Choices = {"decline": ALONE, "mute": ALONE}
        own_choices(state, role, self.moment, choices)
        return Prompt("window", "7" if self.moment != "B.3" else "2.B.3i", choices, {"phase": self.moment})

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        if is_own_choice(verb):
            act_own_choice(state, role, verb, arg)
            return
        let_pass(state, role, self.moment)
        if verb == "mute":
            state.muted = state.muted | {role}

    def run(self, state: Hellespont) -> None:
        state.end()
