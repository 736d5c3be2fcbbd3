"""7: what stratagems do that are not part of a combat or a siege."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt
from polemos.games.hellespont.printed import foe
from polemos.games.hellespont.rules.advantage import recover, weakened
from polemos.games.hellespont.rules.dice import Roll, dice_of
from polemos.games.hellespont.rules.hand import could_hold, holding, may_play, play, remove_from_game
from polemos.games.hellespont.rules.storm import Storm
from polemos.games.hellespont.rules.targets import AIMING, TARGETS, beached_ships
from polemos.games.hellespont.rules.transport import trim
from polemos.games.hellespont.state import PRISONER, REMOVED, SICK, Hellespont

SAMOS: Final = "b3"


def begin(state: Hellespont, side: str, stratagem: str, counter: str) -> None:
    """Start the effect of a stratagem that was just shown."""
    if stratagem == "s4":
        state.call(Storm())
    elif stratagem == "s17":
        seize_alcibiades(state, counter)
    elif stratagem == "s18":
        free_alcibiades(state, side, counter)
    elif stratagem == "s19":
        state.supply[side] += 1
        state.log("supply-moves", "7.S19", who=side, level=state.supply[side])
    elif stratagem in ("s11", "s12"):
        state.call(Recovery(side, 1 if stratagem == "s11" else 2, stratagem))
    elif stratagem == "s5":
        state.call(RottenHulls(foe(side), 0))
    else:
        state.call(Target(side, stratagem))


@dataclass
class Target(Frame):
    """7: the player of a stratagem names what it is aimed at."""

    who: str
    stratagem: str

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        return (self.who,)

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        choices: Choices = {AIMING[self.stratagem]: TARGETS[self.stratagem](state, role)}
        rule = f"7.{self.stratagem.upper()}"
        return Prompt(f"target-{self.stratagem}", rule, choices, {"stratagem": self.stratagem})

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        target = str(arg)
        if verb == "bar":
            state.barred[target] = foe(role)
            state.log("barred", "7.S6", place=target, who=role)
            state.end()
        elif verb == "delay":
            state.due[target] += 1
            state.log("delayed", "7.S13", line=target, who=role)
            state.end()
        elif verb == "bring":
            state.become(Brought(role, target))
        elif verb == "accuse":
            state.become(Discord(role, target))
        elif verb == "infect":
            state.become(Plague(role, target, ()))
        else:
            state.end()
            desert(state, target)


def desert(state: Hellespont, unit: str) -> None:
    """7.S23a: the unit is gone for good; it is not eliminated, so it scores nothing."""
    place = state.at[unit]
    state.log("deserts", "7.S23", who=state.printed.side_of[unit], piece=unit, place=place)
    state.weak.discard(unit)
    state.came.pop(unit, None)
    state.shift((unit,), REMOVED)
    trim(state, state.printed.side_of[unit], place)


# --- one by one -----------------------------------------------------------------------------------
@dataclass
class Brought(Frame):
    """7.S14: an optional reinforcement, unless S13 cancels it at once."""

    who: str
    line: str
    asked: int = 0

    def run(self, state: Hellespont) -> None:
        state.become(Brought(self.who, self.line, 1))
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

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        able = may_play(state, self.who) and could_hold(state, self.who, "s13")
        return (self.who,) if able else ()

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        choices: Choices = {"decline": ALONE}
        counters = holding(state, role, "s13")
        if counters:
            choices["s13"] = counters
        return Prompt("reply", "7.S13b", choices, {"line": self.line})

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        if verb == "s13":
            play(state, role, str(arg), "s13")
            state.log("cancels", "7.S13b", who=role, line=self.line)
        state.end(verb)

    def run(self, state: Hellespont) -> None:
        state.end()


@dataclass
class Discord(Frame):
    """7.S16: 3+ removes a leader without bonus, 5+ one with a single bonus, for good."""

    who: str
    leader: str
    asked: int = 0

    def run(self, state: Hellespont) -> None:
        state.become(Discord(self.who, self.leader, 1))
        state.call(Roll("7.S16", 1, self.who))

    def resume(self, state: Hellespont, result: Plain) -> None:
        needed = 5 if state.printed.bonus[self.leader] else 3
        place, die = state.at[self.leader], dice_of(result)[0]
        key = "discord" if die >= needed else "discord-fails"
        state.log(key, "7.S16", piece=self.leader, place=place, die=die, needed=needed)
        if die >= needed:
            state.ailing.pop(self.leader, None)
            state.shift((self.leader,), REMOVED)
        state.end()


@dataclass
class Plague(Frame):
    """7.S20: up to two enemy land units weakened and one enemy leader sick, all in one zone; each of them
    only if the player likes."""

    who: str
    place: str
    hit: tuple[str, ...]
    spared: int = 0

    def victims(self, state: Hellespont) -> tuple[str, ...]:
        if self.spared or len(self.hit) == 2:
            return ()
        return tuple([u for u in state.troops_at(foe(self.who), self.place) if u not in self.hit])

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        return (self.who,) if self.victims(state) or self.sufferers(state) else ()

    def sufferers(self, state: Hellespont) -> tuple[str, ...]:
        """Leaders who may fall sick: all who are not yet."""
        leaders = state.leaders[foe(self.who)].get(self.place, ())
        return tuple([name for name in leaders if state.ailing.get(name) != SICK])

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        victims = self.victims(state)
        choices: Choices = {"spare": ALONE}
        if victims:
            choices["weaken"] = victims
            return Prompt("plague-units", "7.S20a", choices, {"place": self.place})
        choices["sicken"] = self.sufferers(state)
        return Prompt("plague-leader", "7.S20b", choices, {"place": self.place})

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        if verb == "weaken":
            self.strike(state, str(arg))
        elif verb == "sicken":
            state.ailing[str(arg)] = SICK
            state.log("sick", "7.S20b", piece=str(arg), place=self.place)
            state.become(Refuge(foe(role), str(arg)))
        elif self.victims(state):
            state.become(Plague(self.who, self.place, self.hit, 1))
        else:
            state.end()

    def strike(self, state: Hellespont, unit: str) -> None:
        state.weaken(unit, "7.S20a")
        state.become(Plague(self.who, self.place, (*self.hit, unit)))
        state.capture_leaders(self.place, "4.2.4c")

    def run(self, state: Hellespont) -> None:
        state.end()


@dataclass
class Refuge(Frame):
    """7.S20c: the sick leader's owner moves him to a port free of enemies or to a base."""

    who: str
    leader: str

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        return (self.who,)

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        hostile = state.units[foe(role)]
        free = [p for p in state.printed.ports if p not in hostile]
        places = tuple(sorted((*free, *state.printed.bases[role])))
        return Prompt("refuge", "7.S20c", {"to": places}, {"piece": self.leader})

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        left = state.at[self.leader]
        state.log("refuge", "7.S20c", piece=self.leader, place=left, to_place=str(arg))
        state.end()
        state.shift((self.leader,), str(arg))


@dataclass
class RottenHulls(Frame):
    """7.S5: the victim eliminates one ship off a beach and weakens another."""

    who: str
    done: int

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        return (self.who,) if self.done < 2 and beached_ships(state, self.who) else ()

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        verb = "weaken" if self.done else "scuttle"
        return Prompt(f"hulls-{verb}", "7.S5", {verb: beached_ships(state, role)})

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        place = state.at[str(arg)]
        if verb == "scuttle":
            state.eliminate(str(arg), "7.S5")
        else:
            state.weaken(str(arg), "7.S5")
        state.become(RottenHulls(self.who, self.done + 1))
        trim(state, self.who, place)

    def run(self, state: Hellespont) -> None:
        state.end()


@dataclass
class Recovery(Frame):
    """7.S11, 7.S12: restore one unit (Persians too) or two (not Persians)."""

    who: str
    left: int
    stratagem: str

    def targets(self, state: Hellespont) -> tuple[str, ...]:
        return weakened(state, self.who, self.stratagem == "s11") if self.left else ()

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        return (self.who,) if self.targets(state) else ()

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        rule = f"7.{self.stratagem.upper()}"
        choices: Choices = {"restore": self.targets(state)}
        if self.stratagem == "s12" and self.left == 1:  # a second unit need not recover
            choices["done"] = ALONE
        return Prompt("recovery", rule, choices, {"left": self.left})

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        if verb == "done":
            state.end()
            return
        state.become(Recovery(self.who, self.left - 1, self.stratagem))
        recover(state, str(arg), f"7.{self.stratagem.upper()}")

    def run(self, state: Hellespont) -> None:
        state.end()


def seize_alcibiades(state: Hellespont, counter: str) -> None:
    """7.S17: Tissaphernes holds Alcibiades; the counter leaves the game."""
    place = state.at["alcibiades"]
    remove_from_game(state, counter)
    state.ailing.pop("alcibiades", None)
    state.log("seized", "7.S17", piece="alcibiades", place=place)
    state.shift(("alcibiades",), PRISONER)


def free_alcibiades(state: Hellespont, side: str, counter: str) -> None:
    """7.S18: freed to Samos; or, played before S17, that counter is out too and Sparta scores 2."""
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
