"""4.2: combats: their order, the reveal, the roll, losses, retreat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import Arg, Choices, Prompt
from polemos.games.hellespont.printed import foe
from polemos.games.hellespont.rules.combat_table import Odds, combat_odds, read_table
from polemos.games.hellespont.rules.commitment import Aim, Commit
from polemos.games.hellespont.rules.contacts import contacts
from polemos.games.hellespont.rules.dice import Roll, dice_of
from polemos.games.hellespont.rules.evasion import Evasion
from polemos.games.hellespont.rules.hand import put_back, show
from polemos.games.hellespont.rules.losses import suffer
from polemos.games.hellespont.rules.pursuit import Pursuit
from polemos.games.hellespont.rules.retreat import Retreat
from polemos.games.hellespont.rules.stratagems import (
    Joint,
    act_own_choice,
    is_own_choice,
    let_pass,
    own_choices,
)
from polemos.games.hellespont.state import KILLED, Hellespont


@dataclass
class Combats(Frame):
    """4.2a: the attacker fights all combats due, in the order he likes.

    Before each of them the defender has a moment for stratagems (2.B.3i).
    """

    who: str

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        return (self.who,) if contacts(state) else ()

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        choices: Choices = {"fight": contacts(state)}
        own_choices(state, role, "B.3", choices)
        return Prompt("fight", "4.2", choices)

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        if is_own_choice(verb):
            act_own_choice(state, role, verb, arg)
        else:
            let_pass(state, role, "B.3")
            state.log("combat", "4.2", who=role, place=str(arg))
            state.call(Combat(role, str(arg)))
            state.call(Joint((foe(role),), "B.3"))

    def run(self, state: Hellespont) -> None:
        state.end()


EVADE: Final = 0
COMMIT_A: Final = 1
COMMIT_D: Final = 2
REVEAL: Final = 3
ROLL: Final = 4
CAVALRY: Final = 5
RETREAT: Final = 6


@dataclass
class Combat(Frame):
    """4.2: one combat, step by step. `help_*`: zones of S8; `void`: sides whose leaders S15 voids."""

    who: str
    place: str
    stage: int = EVADE
    help_a: str = ""
    help_d: str = ""
    void: tuple[str, ...] = ()
    winner: str = ""

    def moved_to(self, stage: int, winner: str = "") -> Combat:
        return Combat(self.who, self.place, stage, self.help_a, self.help_d, self.void, winner or self.winner)

    @property
    def foe(self) -> str:
        return foe(self.who)

    def run(self, state: Hellespont) -> None:
        if self.place not in contacts(state) and self.stage <= ROLL:
            uncommit(state)
            state.end()
        elif self.stage == EVADE:
            state.become(self.moved_to(COMMIT_A))
            state.call(Evasion(self.who, self.place))
        elif self.stage in (COMMIT_A, COMMIT_D):
            side = self.who if self.stage == COMMIT_A else self.foe
            state.become(self.moved_to(self.stage + 1))
            state.call(Commit(side, self.who, self.place))
        elif self.stage == REVEAL:
            self.reveal(state)
        elif self.stage == ROLL:
            state.call(Roll("4.2.2", 1, self.who))
        elif self.stage == CAVALRY:
            state.become(self.moved_to(RETREAT))
            state.capture_leaders(self.place, "4.2.4c", KILLED)
            self.after_losses(state)
        else:
            state.become(Retreat(foe(self.winner), self.place))

    def after_losses(self, state: Hellespont) -> None:
        """7.S7, 2.B.3i: before the loser retreats, the winner may ride him down or do something else."""
        if self.place in state.units[foe(self.winner)]:
            hunt = Pursuit(self.winner, self.place)
            state.call(hunt if hunt.could_ride(state) else Joint((self.winner,), "B.3"))

    def resume(self, state: Hellespont, result: Plain) -> None:
        if self.stage == ROLL:
            self.apply(state, dice_of(result)[0])
        elif self.stage == REVEAL and isinstance(result, str):
            self.helped(state, result)

    # --- 4.2.2b: what was committed is shown, and may need a target ------------------------------

    def reveal(self, state: Hellespont) -> None:
        """Both stratagems are revealed at once; S8 and S15 then name their zone or leader."""
        for side in (self.who, self.foe):
            stratagem, _, counter = state.committed[side].partition(" ")
            if counter:
                show(state, side, counter, stratagem)
                put_back(state, side, counter, True)
                state.committed[side] = stratagem
        for side in (self.who, self.foe):
            if state.committed[side] in ("s8", "s15"):
                state.call(Aim(side, self.place, state.committed[side]))
                state.committed[side] = "named"
                return
        state.become(self.moved_to(ROLL))

    def helped(self, state: Hellespont, result: str) -> None:
        """An `Aim` returned "side:zone" (S8) or "side!" (S15)."""
        side, mark, zone = result.partition(":")
        help_a = zone if mark and side == self.who else self.help_a
        help_d = zone if mark and side == self.foe else self.help_d
        void = self.void if mark else tuple(sorted((*self.void, foe(side.rstrip("!")))))
        state.become(Combat(self.who, self.place, self.stage, help_a, help_d, void, self.winner))

    # --- 4.2.2c: the roll ---------------------------------------------------------------------------

    def odds(self, state: Hellespont) -> Odds:
        helpers = {self.who: self.help_a, self.foe: self.help_d}
        return combat_odds(state, self.place, self.who, helpers, frozenset(self.void))

    def apply(self, state: Hellespont, die: int) -> None:
        odds = self.odds(state)
        total = die + odds.die.total
        attacker, defender, winner = read_table(state, total, odds.column)
        side = self.who if winner == "A" else self.foe
        log_result(state, self.place, odds, die, total, f"{attacker} - {defender}", side)
        uncommit(state)
        state.become(self.moved_to(CAVALRY, side))
        suffer(state, self.foe, self.place, defender)
        suffer(state, self.who, self.place, attacker)


def log_result(
    state: Hellespont, place: str, odds: Odds, die: int, total: int, result: str, winner: str
) -> None:
    columns = state.printed.columns
    over, under = columns[odds.column]
    state.log(
        "combat-result",
        "4.2.2",
        place=place,
        attack=odds.attack,
        defence=odds.defence,
        column=f"{over}/{under}",
        die=die,
        total=total,
        modifiers=odds.die.explained() or ("0",),
        shifts=odds.shifts.explained() or ("0",),
        result=result,
        who=winner,
    )


def uncommit(state: Hellespont) -> None:
    for side in state.committed:
        state.committed[side] = ""
