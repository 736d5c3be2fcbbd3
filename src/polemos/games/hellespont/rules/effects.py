"""7: what stratagems do that are not part of a combat or a siege."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask, Picked
from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import DECLINES
from polemos.engine.why import Gate, Gates, Note
from polemos.games.hellespont.printed import PRISONER, REMOVED, foe
from polemos.games.hellespont.reasons.aims import AIMS
from polemos.games.hellespont.reasons.counters import COUNTER, why_not_face
from polemos.games.hellespont.reasons.pieces import among
from polemos.games.hellespont.rules.dice import Roll, dice_of
from polemos.games.hellespont.rules.hand import (
    could_hold,
    draw_counters,
    holding,
    may_play,
    play,
    post,
    put_back,
    remove_from_game,
    show,
    take_advantage,
)
from polemos.games.hellespont.rules.hulls import Scuttle
from polemos.games.hellespont.rules.plague import Plague
from polemos.games.hellespont.rules.recovery import Recovery
from polemos.games.hellespont.rules.storm import Storm
from polemos.games.hellespont.rules.targets import TARGETS
from polemos.games.hellespont.rules.transport import trim
from polemos.games.hellespont.state import Hellespont

SAMOS: Final = "b3"

#: What begins once a stratagem is shown: it gets the state, who plays it, and the counter.
Begin = Callable[[Hellespont, str, str], None]


def storm(state: Hellespont, side: str, counter: str) -> None:
    """7.S4: every ship at sea is in danger."""
    play(state, side, counter, "s4")
    state.call(Storm())


def rotten_hulls(state: Hellespont, side: str, counter: str) -> None:
    """7.S5: the opponent loses a ship off a beach and has another weakened."""
    play(state, side, counter, "s5")
    state.call(Scuttle(foe(side)))


def archers(state: Hellespont, side: str, counter: str) -> None:
    """7.S6: the counter is laid on a zone with archers, which the enemy may not enter."""
    post(state, side, counter)
    state.call(Target(side, "s6"))


def recovery(state: Hellespont, side: str, counter: str) -> None:
    """7.S11: one unit recovers, a Persian one too."""
    play(state, side, counter, "s11")
    state.call(Recovery(side, 1, "s11"))


def great_recovery(state: Hellespont, side: str, counter: str) -> None:
    """7.S12: up to two units recover, no Persian one."""
    play(state, side, counter, "s12")
    state.call(Recovery(side, 2, "s12"))


def delay_reinforcements(state: Hellespont, side: str, counter: str) -> None:
    """7.S13a: a line of enemy reinforcements comes a turn later."""
    play(state, side, counter, "s13")
    state.call(Target(side, "s13"))


def more_reinforcements(state: Hellespont, side: str, counter: str) -> None:
    """7.S14: an optional line arrives."""
    play(state, side, counter, "s14")
    state.call(Target(side, "s14"))


def discord(state: Hellespont, side: str, counter: str) -> None:
    """7.S16: an enemy leader may be disgraced."""
    play(state, side, counter, "s16")
    state.call(Target(side, "s16"))


def seize_alcibiades(state: Hellespont, side: str, counter: str) -> None:
    """7.S17: Tissaphernes holds Alcibiades; the counter leaves the game."""
    play(state, side, counter, "s17")
    place = state.at["alcibiades"]
    remove_from_game(state, counter)
    state.ailing.pop("alcibiades", None)
    state.log("seized", "7.S17", piece="alcibiades", place=place)
    state.shift(("alcibiades",), PRISONER)


def free_alcibiades(state: Hellespont, side: str, counter: str) -> None:
    """7.S18: freed to Samos; or, played before S17, that counter is out too and Sparta scores 2."""
    play(state, side, counter, "s18")
    remove_from_game(state, counter)
    if state.at["alcibiades"] == PRISONER:
        state.shift(("alcibiades",), SAMOS)
        state.log("freed", "7.S18", piece="alcibiades", place=SAMOS)
        return
    for other in state.printed.counters:
        if any([stratagem == "s17" for stratagem, _ in state.printed.faces[other]]):
            remove_from_game(state, other)
    state.spartan_bonus = 2
    state.log("safe-conduct", "7.S18", who=side)


def convoy(state: Hellespont, side: str, counter: str) -> None:
    """7.S19: the supply marker goes up a box."""
    play(state, side, counter, "s19")
    state.supply[side] += 1
    state.log("supply-moves", "7.S19", who=side, level=state.supply[side])


def plague(state: Hellespont, side: str, counter: str) -> None:
    """7.S20: an enemy camp is infected."""
    play(state, side, counter, "s20")
    state.call(Target(side, "s20"))


def draw_with_omens(state: Hellespont, side: str, counter: str) -> None:
    """7.S22c: draw a new counter; Good Omens goes back into the bowl after that."""
    show(state, side, counter, "s22")
    state.hands[side] = tuple([c for c in state.hands[side] if c != counter])
    draw_counters(state, side, 1, "7.S22")
    put_back(state, side, counter, True)


def recover_with_omens(state: Hellespont, side: str, counter: str) -> None:
    """7.S22b: Good Omens stand for S12."""
    play(state, side, counter, "s22")
    state.call(Recovery(side, 2, "s12"))


def bring_with_omens(state: Hellespont, side: str, counter: str) -> None:
    """7.S22b: Good Omens stand for S14."""
    play(state, side, counter, "s22")
    state.call(Target(side, "s14"))


def desertion(state: Hellespont, side: str, counter: str) -> None:
    """7.S23: an enemy unit deserts."""
    play(state, side, counter, "s23")
    state.call(Target(side, "s23"))


#: The verb of a stratagem at its moment -> what playing a counter for it begins.
PLAYED: Final[dict[str, Begin]] = {
    "s4": storm,
    "s5": rotten_hulls,
    "s6": archers,
    "s11": recovery,
    "s12": great_recovery,
    "s13": delay_reinforcements,
    "s14": more_reinforcements,
    "s16": discord,
    "s17": seize_alcibiades,
    "s18": free_alcibiades,
    "s19": convoy,
    "s20": plague,
    "s22_take": take_advantage,
    "s22_draw": draw_with_omens,
    "s22_s12": recover_with_omens,
    "s22_s14": bring_with_omens,
    "s23": desertion,
}


# --- what it is aimed at ------------------------------------------------------------------------------


@dataclass
class Target(Frame):
    """7: the player of a stratagem names what it is aimed at."""

    who: str
    stratagem: str

    def ask(self, state: Hellespont) -> Ask:
        rule = f"7.{self.stratagem.upper()}"
        ask = Ask(self.who, f"target-{self.stratagem}", rule, {"stratagem": self.stratagem})
        verb, struck = AIMED[self.stratagem]
        return ask.pick(verb, TARGETS[self.stratagem](state, self.who), struck)

    def barriers(self, state: Hellespont, who: str) -> Gates:
        kind, why_not = AIMS[self.stratagem]
        targets = TARGETS[self.stratagem](state, who)
        return {AIMED[self.stratagem][0]: Gate(kind, among(targets, why_not))}

    def notes(self, state: Hellespont, who: str) -> list[Note]:
        """7.S16a: what the die must show against each leader."""
        if self.stratagem != "s16":
            return []
        leaders = TARGETS["s16"](state, who)
        return [
            Note("accuse", name, "die-needed", "7.S16a", {"needed": discord_needs(state, name)})
            for name in leaders
        ]


def bar(state: Hellespont, role: str, place: str) -> None:
    """7.S6a: the enemy may not enter the zone in this action phase."""
    state.barred[place] = foe(role)
    state.log("barred", "7.S6", place=place, who=role)
    state.end()


def delay(state: Hellespont, role: str, line: str) -> None:
    state.due[line] += 1
    state.log("delayed", "7.S13", line=line, who=role)
    state.end()


def bring(state: Hellespont, role: str, line: str) -> None:
    state.become(Brought(role, line))


def accuse(state: Hellespont, role: str, leader: str) -> None:
    state.become(Discord(role, leader))


def infect(state: Hellespont, role: str, place: str) -> None:
    state.become(Plague(role, place))


def desert(state: Hellespont, role: str, unit: str) -> None:
    """7.S23a: the unit is gone for good; it is not eliminated, so it scores nothing."""
    state.end()
    side, place = foe(role), state.at[unit]
    state.log("deserts", "7.S23", who=side, piece=unit, place=place)
    state.weak.discard(unit)
    state.came.pop(unit, None)
    state.shift((unit,), REMOVED)
    trim(state, side, place)


#: stratagem -> the verb that aims it, and what it does to its target.
AIMED: Final[dict[str, tuple[str, Picked]]] = {
    "s6": ("bar", bar),
    "s13": ("delay", delay),
    "s14": ("bring", bring),
    "s16": ("accuse", accuse),
    "s20": ("infect", infect),
    "s23": ("desert", desert),
}


# --- one by one -----------------------------------------------------------------------------------


@dataclass
class Brought(Frame):
    """7.S14: an optional reinforcement, unless S13 cancels it at once."""

    who: str
    line: str

    def run(self, state: Hellespont) -> None:
        state.call(Reply(foe(self.who), self.line))

    def resume(self, state: Hellespont, result: Plain) -> None:
        if result != "s13":
            state.optional_used = tuple(sorted((*state.optional_used, self.line)))
            line = state.optional[self.line]
            state.shift(line.units, line.at)
            state.fresh = state.fresh | set(line.units)
            state.log("arrives", "7.S14", who=self.who, pieces=line.units, place=line.at)
        state.end()


@dataclass
class Reply(Frame):
    """7.S13b: the opponent may answer reinforcements brought by S14 at once."""

    who: str
    line: str

    def ask(self, state: Hellespont) -> Ask | None:
        if not (may_play(state, self.who) and could_hold(state, self.who, "s13")):
            return None
        ask = Ask(self.who, "reply", "7.S13b", {"line": self.line})
        ask.alone("decline", self.decline, DECLINES)
        return ask.pick("s13", holding(state, self.who, "s13"), self.cancel)

    def barriers(self, state: Hellespont, who: str) -> Gates:
        return {"s13": Gate(COUNTER, among(holding(state, who, "s13"), why_not_face("s13")))}

    def decline(self, state: Hellespont, role: str) -> None:
        state.end()

    def cancel(self, state: Hellespont, role: str, counter: str) -> None:
        play(state, role, counter, "s13")
        state.log("cancels", "7.S13b", who=role, line=self.line)
        state.end("s13")

    def run(self, state: Hellespont) -> None:
        state.end()


def discord_needs(state: Hellespont, leader: str) -> int:
    """7.S16a: the lowest die that removes a leader."""
    return 5 if state.printed.bonus[leader] else 3


@dataclass
class Discord(Frame):
    """7.S16: 3+ removes a leader without bonus, 5+ one with a single bonus, for good."""

    who: str
    leader: str

    def run(self, state: Hellespont) -> None:
        state.call(Roll("7.S16", 1, self.who))

    def resume(self, state: Hellespont, result: Plain) -> None:
        needed = discord_needs(state, self.leader)
        place, die = state.at[self.leader], dice_of(result)[0]
        key = "discord" if die >= needed else "discord-fails"
        state.log(key, "7.S16", piece=self.leader, place=place, die=die, needed=needed)
        if die >= needed:
            state.ailing.pop(self.leader, None)
            state.shift((self.leader,), REMOVED)
        state.end()
