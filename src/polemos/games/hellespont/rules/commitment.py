"""4.2.2b, 7: the stratagems that a side commits to a combat in secret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import Frame
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt
from polemos.games.hellespont.printed import foe
from polemos.games.hellespont.rules.combat_table import SHIFTS
from polemos.games.hellespont.rules.contacts import contacts
from polemos.games.hellespont.rules.hand import could_hold, holding, may_play
from polemos.games.hellespont.rules.stratagems import (
    act_own_choice,
    has_news,
    is_own_choice,
    let_pass,
    own_choices,
)
from polemos.games.hellespont.state import WOUNDED, Hellespont

NOTHING: Final = "none"
#: 4.2.2b: the stratagems that are committed to a combat in secret.
COMMITTED: Final[tuple[str, ...]] = ("s1", "s10", "s15", "s2", "s3", "s8")


def combat_stratagems(state: Hellespont, side: str, attacker: str, place: str) -> Choices:
    """7: what a side may commit to a combat: S1-S3, S8, S10, S15 under their conditions."""
    found: Choices = {}
    for stratagem in COMMITTED:
        counters = holding(state, side, stratagem)
        if counters and fits_combat(state, side, attacker, place, stratagem):
            found[stratagem] = counters
    return found


def fits_combat(state: Hellespont, side: str, attacker: str, place: str, stratagem: str) -> bool:
    at_sea = place in state.printed.seas
    if stratagem == "s8":
        return bool(support_zones(state, side, place))
    if stratagem == "s15":
        return bool(state.leaders[foe(side)].get(place))
    if stratagem in ("s1", "s2", "s3") and not at_sea:
        return False
    if stratagem == "s1" and state.printed.type[place] == "strait":
        return False
    return SHIFTS[stratagem][0 if side == attacker else 1] != 0


def support_zones(state: Hellespont, side: str, place: str) -> tuple[str, ...]:
    """7.S8: adjacent zones of the same kind with friendly units of that kind; ports do not count."""
    at_sea = place in state.printed.seas
    kind = state.printed.seas if at_sea else state.printed.lands
    measure = state.naval if at_sea else state.troops
    return tuple([p for p in state.printed.adjacent[place] if p in kind and measure(side, p)])


@dataclass
class Commit(Frame):
    """4.2.2b: a side commits a stratagem in secret, or none. Asked whenever it could hold one that fits,
    for all that both know."""

    who: str
    attacker: str
    place: str

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        if self.place not in contacts(state):
            return ()
        return (self.who,) if self.could_commit(state) or has_news(state, self.who, "B.3") else ()

    def could_commit(self, state: Hellespont) -> bool:
        if not may_play(state, self.who):
            return False
        held = [s for s in COMMITTED if could_hold(state, self.who, s)]
        return any([fits_combat(state, self.who, self.attacker, self.place, s) for s in held])

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        choices: Choices = {"commit_none": ALONE}
        if may_play(state, role):
            choices.update(combat_stratagems(state, role, self.attacker, self.place))
        own_choices(state, role, "B.3", choices)
        return Prompt("commit", "4.2.2", choices, {"place": self.place})

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        if is_own_choice(verb) and verb not in COMMITTED:
            act_own_choice(state, role, verb, arg)
            return
        let_pass(state, role, "B.3")
        state.committed[role] = NOTHING if verb == "commit_none" else f"{verb} {arg}"
        state.end()

    def run(self, state: Hellespont) -> None:
        state.end()


@dataclass
class Aim(Frame):
    """7.S8, 7.S15: the supporting zone, or the leader who is wounded."""

    who: str
    place: str
    stratagem: str

    def targets(self, state: Hellespont) -> tuple[str, ...]:
        if self.stratagem == "s8":
            return support_zones(state, self.who, self.place)
        return state.leaders[foe(self.who)].get(self.place, ())

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        return (self.who,) if self.targets(state) else ()

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        verb = "support" if self.stratagem == "s8" else "wound"
        rule = f"7.{self.stratagem.upper()}"
        return Prompt(f"target-{self.stratagem}", rule, {verb: self.targets(state)}, {"place": self.place})

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        if verb == "support":
            state.log("supports", "7.S8", who=role, place=str(arg))
            state.end(f"{role}:{arg}")
            return
        state.ailing.setdefault(str(arg), WOUNDED)
        state.log("wounded", "7.S15", piece=str(arg), place=self.place)
        state.end(f"{role}!")

    def run(self, state: Hellespont) -> None:
        state.end()
