"""7: when each stratagem may be played, and the joints at which a side is asked for one.

What a stratagem then does is in effects.py, commitment.py, pursuit.py and siege.py. Whom a joint asks, and
why that tells nobody anything: docs/decisions/hellespont-windows.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import DECLINES, FINAL, Arg
from polemos.engine.why import NOTHING, Barrier, Gate, Gates, Note, WhyOfFamily
from polemos.games.hellespont.printed import ATHENS, PRISONER, SPARTA, foe
from polemos.games.hellespont.reasons import chances, counters
from polemos.games.hellespont.reasons.counters import COUNTER, ONE_EACH
from polemos.games.hellespont.rules.advantage import (
    advantage_barrier,
    can_use_advantage,
    use_advantage,
    weakened,
)
from polemos.games.hellespont.rules.effects import PLAYED
from polemos.games.hellespont.rules.hand import could_hold, holding, may_play
from polemos.games.hellespont.rules.targets import TARGETS, beached_ships
from polemos.games.hellespont.state import Hellespont

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

#: stratagem -> the phase in which it is played; Good Omens are played at any moment, others on an occasion.
PHASE_OF: Final = {
    **{verb: moment for moment, timed in TIMING.items() for verb in timed},
    "s22_s12": "D.3",
    "s22_s14": "B.2",
}
ANY_MOMENT: Final = ("s22_take", "s22_draw")

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
    return bool(beached_ships(state, foe(side)))  # S5


def playable(state: Hellespont, side: str, moment: str) -> dict[str, tuple[str, ...]]:
    """7: what the side could play at a moment of the sequence: stratagem -> counters."""
    found: dict[str, tuple[str, ...]] = {}
    if not may_play(state, side):
        return found
    timed = TIMING[moment]
    usable = state.printed.usable[side]
    for counter in state.hands[side]:
        for stratagem in usable[counter]:
            if stratagem == "s22":
                for verb in omens(state, side, timed):
                    found[verb] = (*found.get(verb, ()), counter)
            elif stratagem in timed and can_target(state, side, stratagem):
                found[stratagem] = (*found.get(stratagem, ()), counter)
    return found


def omens(state: Hellespont, side: str, timed: tuple[str, ...]) -> tuple[str, ...]:
    """7.S22: take the Advantage, draw a counter, or stand for S12 or S14 in their phase."""
    found: list[str] = []
    if state.advantage != side:
        found.append("s22_take")
    if state.bowl:
        found.append("s22_draw")
    found.extend([f"s22_{s}" for s in ("s12", "s14") if s in timed and can_target(state, side, s)])
    return tuple(found)


def offer_own(ask: Ask, state: Hellespont, moment: str) -> Ask:
    """7, 8a: what a side may also do at a moment when it is asked something: stratagems, Advantage."""
    for verb, held in playable(state, ask.who, moment).items():
        ask.pick(verb, held, PLAYED[verb])
    if can_use_advantage(state, ask.who):
        ask.alone("advantage", use_advantage, FINAL)
    return ask


# --- why not ------------------------------------------------------------------------------------------


def own_gates(state: Hellespont, who: str, moment: str) -> Gates:
    """What `offer_own` might offer: the stratagems in hand, those of this moment, and the Advantage."""
    hand = {face for counter in state.hands[who] for face, _ in state.printed.faces[counter]}
    held = [v for v in sorted({*PLAYED, *counters.OCCASIONS}) if counters.face_of(v) in hand]
    verbs = dict.fromkeys((*held, *ANY_MOMENT, *TIMING[moment]))
    gates = {verb: Gate.family(COUNTER, why_not_at(moment)) for verb in verbs}
    return {**gates, "advantage": Gate(NOTHING, why_not_advantage)}


def own_notes(state: Hellespont, who: str, moment: str) -> list[Note]:
    """What the choices that `offer_own` adds cost."""
    found = chances.stratagems(state, who, playable(state, who, moment))
    usable = can_use_advantage(state, who)
    return [note for note in found if usable or note.verb != "advantage"]


def why_not_advantage(state: Hellespont, who: str, arg: Arg) -> Barrier | None:
    return advantage_barrier(state, who)


def why_not_at(moment: str) -> WhyOfFamily:
    """Why a stratagem is not played at a moment: by this counter, or (a near miss) by any the side holds."""

    def why(state: Hellespont, who: str, verb: str, counter: str | None) -> Barrier | None:
        if counter is not None and counter in playable(state, who, moment).get(verb, ()):
            return None
        if counter is None:
            held = holding(state, who, counters.face_of(verb))
            timely = verb in ANY_MOMENT or PHASE_OF.get(verb) == moment
            return why_idle(state, who, moment, verb) if held and timely else None
        barrier = counters.no_face(state, who, counter, verb)
        return barrier or why_idle(state, who, moment, verb)

    return why


def why_idle(state: Hellespont, side: str, moment: str, verb: str) -> Barrier:
    """7, 2.B.3i: what keeps a stratagem in the hand: its moment, one played already, no target."""
    if verb not in ANY_MOMENT and PHASE_OF.get(verb) != moment:
        return counters.wrong_moment(verb, PHASE_OF.get(verb, ""))
    return counters.no_target(verb) if may_play(state, side) else ONE_EACH


# --- who is asked -------------------------------------------------------------------------------------


def news(state: Hellespont, side: str, moment: str) -> Iterator[str]:
    """7, 8a: what the side might do at a moment for all that both players know, and has not let pass since
    something last happened. Its hand is not looked at."""
    passed = state.quiet[side]
    if "advantage" not in passed and can_use_advantage(state, side):
        yield "advantage"
    if not may_play(state, side):
        return
    timed = TIMING[moment]
    if could_hold(state, side, "s22"):
        for verb in omens(state, side, timed):
            if verb not in passed:
                yield verb
    for stratagem in timed:
        if stratagem in passed or not could_hold(state, side, stratagem):
            continue
        if can_target(state, side, stratagem):
            yield stratagem


def has_news(state: Hellespont, side: str, moment: str) -> bool:
    """Whether the side might do something that it has not let pass, and wants to be asked."""
    if side in state.muted or side in state.resting:
        return False
    for _ in news(state, side, moment):
        return True
    return False


def let_pass(state: Hellespont, side: str, moment: str) -> None:
    """The side was asked and goes on: it is not asked the same again until something happens."""
    more = tuple(news(state, side, moment))
    if more:
        state.quiet = {**state.quiet, side: tuple(sorted((*state.quiet[side], *more)))}


@dataclass
class Joint(Frame):
    """2.B.3i, 7, 8a: a joint of the sequence of play, at which the sides named may step in, in this order."""

    sides: tuple[str, ...]
    moment: str

    def ask(self, state: Hellespont) -> Ask | None:
        for side in self.sides:
            if has_news(state, side, self.moment):
                return self.window(state, side)
        return None

    def window(self, state: Hellespont, side: str) -> Ask:
        rule = "2.B.3i" if self.moment == "B.3" else "7"
        ask = Ask(side, "window", rule, {"phase": self.moment})
        ask.alone("decline", self.decline, DECLINES).alone("mute", self.mute, FINAL)
        ask.alone("rest", self.rest, FINAL)
        return offer_own(ask, state, self.moment)

    def barriers(self, state: Hellespont, who: str) -> Gates:
        return own_gates(state, who, self.moment)

    def notes(self, state: Hellespont, who: str) -> list[Note]:
        notes = [Note("mute", None, "mute", "2.B.3i"), Note("rest", None, "rest", "2.B.3i")]
        return [*notes, *own_notes(state, who, self.moment)]

    def decline(self, state: Hellespont, role: str) -> None:
        let_pass(state, role, self.moment)

    def mute(self, state: Hellespont, role: str) -> None:
        let_pass(state, role, self.moment)
        state.muted = state.muted | {role}

    def rest(self, state: Hellespont, role: str) -> None:
        """The side lets every such moment of this turn pass; its own questions still offer all there is."""
        let_pass(state, role, self.moment)
        state.resting = state.resting | {role}

    def run(self, state: Hellespont) -> None:
        state.end()
