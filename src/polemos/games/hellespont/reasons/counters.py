"""7: why a counter cannot be played: who holds it, what it shows, when, and at whom it would be aimed."""

from __future__ import annotations

from typing import Final

from polemos.engine.why import Barrier
from polemos.games.hellespont.printed import foe
from polemos.games.hellespont.reasons.pieces import Explain
from polemos.games.hellespont.state import Hellespont

#: The kind of thing a stratagem is played with.
COUNTER: Final = "counter"
LINE: Final = "line"

GONE: Final = Barrier("counter-gone", "2.Ad")
NOT_HELD: Final = Barrier("counter-not-held", "2.Ab")
ENEMY_FACE: Final = Barrier("counter-enemy-face", "7a")
OTHER_FACES: Final = Barrier("counter-other-faces", "1.3a")
ONE_EACH: Final = Barrier("one-stratagem", "2.B.3i")
NEUTRAL: Final = Barrier("counter-neutral", "5.1d")

#: When each stratagem is played, where the table of moments (rules/stratagems.py) does not say it.
OCCASIONS: Final = {
    "s1": "occasion-naval",
    "s2": "occasion-naval",
    "s3": "occasion-naval",
    "s7": "occasion-pursuit",
    "s8": "occasion-combat",
    "s9": "occasion-siege",
    "s10": "occasion-combat",
    "s15": "occasion-combat",
}


def rule_of(stratagem: str) -> str:
    """The clause that says what a stratagem does and when: s22_draw is in 7.S22c."""
    letters = {"s22_take": "7.S22a", "s22_draw": "7.S22c", "s22_s12": "7.S22b", "s22_s14": "7.S22b"}
    return letters.get(stratagem, f"7.{stratagem.upper()}a")


def face_of(verb: str) -> str:
    """The stratagem whose face a verb needs."""
    return "s22" if verb.startswith("s22") else verb


def no_counter(state: Hellespont, side: str, counter: str) -> Barrier | None:
    """2.Ab, 2.Ad: what keeps a counter from being the side's to play or to give."""
    if counter in state.hands[side]:
        return None
    return GONE if counter in state.removed else NOT_HELD


def no_face(state: Hellespont, side: str, counter: str, verb: str) -> Barrier | None:
    """1.3a, 7a: what keeps the side from using the counter for a stratagem."""
    barrier, stratagem = no_counter(state, side, counter), face_of(verb)
    if barrier is not None or stratagem in state.printed.usable[side][counter]:
        return barrier
    if any([face == stratagem for face, _ in state.printed.faces[counter]]):
        return ENEMY_FACE.of(stratagem=stratagem, who=foe(side))
    return OTHER_FACES


def wrong_moment(verb: str, phase: str) -> Barrier:
    """7: the stratagem belongs to another moment: `phase`, or an occasion within a combat or siege."""
    stratagem = face_of(verb) if verb in ("s22_take", "s22_draw") else verb.removeprefix("s22_")
    if not phase:
        return Barrier(OCCASIONS[stratagem], rule_of(verb), {"stratagem": stratagem})
    return Barrier("occasion-phase", rule_of(verb), {"stratagem": stratagem, "phase": phase})


def no_target(verb: str) -> Barrier:
    """7: it would find nothing to do now."""
    return Barrier(f"no-target-{verb.replace('_', '-')}", rule_of(verb))


def why_not_face(verb: str) -> Explain:
    """Why a counter is not one that shows the side a stratagem it may use, where nothing else matters."""

    def why(state: Hellespont, who: str, counter: str) -> Barrier:
        return no_face(state, who, counter, verb) or OTHER_FACES

    return why


def why_not_give(state: Hellespont, who: str, counter: str) -> Barrier:
    """5.1d, 5.1h: only a counter with a face of one's own colour is worth a die."""
    return no_counter(state, who, counter) or NEUTRAL


def why_not_keep(state: Hellespont, who: str, counter: str) -> Barrier:
    return no_counter(state, who, counter) or NOT_HELD
