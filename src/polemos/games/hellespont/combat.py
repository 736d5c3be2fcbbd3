"""4: combats: their order, evasion, secret stratagems, the roll, losses, pursuit by cavalry, retreat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt
from polemos.games.hellespont.board import foe
from polemos.games.hellespont.dice import Roll, dice_of
from polemos.games.hellespont.evasion import Evasion
from polemos.games.hellespont.hand import could_hold, holding, may_play, play, put_back, show
from polemos.games.hellespont.losses import suffer
from polemos.games.hellespont.reckoning import SHIFTS, Odds, combat_odds, read_table
from polemos.games.hellespont.retreat import Retreat
from polemos.games.hellespont.state import KILLED, WOUNDED, Hellespont
from polemos.games.hellespont.stratagems import (
    Joint,
    act_own_choice,
    has_news,
    is_own_choice,
    let_pass,
    own_choices,
)

NOTHING: Final = "none"

#: 4.2.2b: the stratagems that are committed to a combat in secret.
COMMITTED: Final[tuple[str, ...]] = ("s1", "s10", "s15", "s2", "s3", "s8")


def contacts(state: Hellespont) -> tuple[str, ...]:
    """4a, 0.2o: zones outside the bases that hold units of both sides."""
    theirs = state.units["sparta"]
    bases = state.board.all_bases
    return tuple(sorted([p for p in state.units["athens"] if p in theirs and p not in bases]))


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
    columns = state.board.columns
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


# --- 4.2.2b stratagems of the combat ----------------------------------------------------------------------


def combat_stratagems(state: Hellespont, side: str, attacker: str, place: str) -> Choices:
    """7: what a side may commit to a combat: S1-S3, S8, S10, S15 under their conditions."""
    found: Choices = {}
    for stratagem in COMMITTED:
        counters = holding(state, side, stratagem)
        if counters and fits_combat(state, side, attacker, place, stratagem):
            found[stratagem] = counters
    return found


def fits_combat(state: Hellespont, side: str, attacker: str, place: str, stratagem: str) -> bool:
    at_sea = place in state.board.seas
    if stratagem == "s8":
        return bool(support_zones(state, side, place))
    if stratagem == "s15":
        return bool(state.leaders[foe(side)].get(place))
    if stratagem in ("s1", "s2", "s3") and not at_sea:
        return False
    if stratagem == "s1" and state.board.type[place] == "strait":
        return False
    return SHIFTS[stratagem][0 if side == attacker else 1] != 0


def support_zones(state: Hellespont, side: str, place: str) -> tuple[str, ...]:
    """7.S8: adjacent zones of the same kind with friendly units of that kind; ports do not count."""
    at_sea = place in state.board.seas
    kind = state.board.seas if at_sea else state.board.lands
    measure = state.naval if at_sea else state.troops
    return tuple([p for p in state.board.adjacent[place] if p in kind and measure(side, p)])


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
        state.down.setdefault(str(arg), WOUNDED)
        state.log("wounded", "7.S15", piece=str(arg), place=self.place)
        state.end(f"{role}!")

    def run(self, state: Hellespont) -> None:
        state.end()


@dataclass
class Pursuit(Frame):
    """7.S7: after a land combat the winner with cavalry there may eliminate a weakened enemy."""

    who: str
    place: str

    def prey(self, state: Hellespont) -> tuple[str, ...]:
        if self.place in state.board.seas:
            return ()
        riders = [u for u in state.troops_at(self.who, self.place) if state.board.type_of[u] == "cavalry"]
        if not riders:
            return ()
        return tuple([u for u in state.troops_at(foe(self.who), self.place) if u in state.weak])

    def could_ride(self, state: Hellespont) -> bool:
        """For all that both know."""
        return may_play(state, self.who) and could_hold(state, self.who, "s7") and bool(self.prey(state))

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        return (self.who,) if self.could_ride(state) else ()

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        choices: Choices = {"decline": ALONE}
        counters = holding(state, role, "s7")
        if counters:
            choices["s7"] = counters
        own_choices(state, role, "B.3", choices)
        return Prompt("pursuit", "7.S7", choices, {"place": self.place})

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        if verb == "decline":
            let_pass(state, role, "B.3")
            state.end()
        elif verb != "s7":
            act_own_choice(state, role, verb, arg)
        else:
            play(state, role, str(arg), "s7")
            state.become(RideDown(role, self.place))

    def run(self, state: Hellespont) -> None:
        state.end()


@dataclass
class RideDown(Pursuit):
    """7.S7: which weakened enemy unit is eliminated."""

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        return (self.who,)

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        return Prompt("ride-down", "7.S7", {"eliminate": self.prey(state)}, {"place": self.place})

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        state.eliminate(str(arg), "7.S7")
        state.end()
