"""4.2: combats: their order, the reveal, the roll, losses, retreat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain, Sequence, Step
from polemos.engine.why import PLACE, Barrier, Gate, Gates, Note
from polemos.games.hellespont.forecast import combat_forecast, prospect
from polemos.games.hellespont.printed import KILLED, TARGETED, UNDECIDED, foe
from polemos.games.hellespont.reasons.pieces import among
from polemos.games.hellespont.rules.combat_table import Odds, combat_odds, read_table
from polemos.games.hellespont.rules.commitment import Commit, Support, Wound
from polemos.games.hellespont.rules.contacts import contacts
from polemos.games.hellespont.rules.dice import Roll, dice_of
from polemos.games.hellespont.rules.evasion import Evasion
from polemos.games.hellespont.rules.hand import put_back, show
from polemos.games.hellespont.rules.losses import suffer
from polemos.games.hellespont.rules.pursuit import Pursuit, could_ride
from polemos.games.hellespont.rules.retreat import Retreat
from polemos.games.hellespont.rules.stratagems import Joint, let_pass, offer_own, own_gates, own_notes
from polemos.games.hellespont.state import Hellespont

NO_COMBAT_IN_BASES: Final = Barrier("no-combat-in-bases", "0.2o")
NO_COMBAT_IN_PORTS: Final = Barrier("no-combat-in-ports", "4b")
NO_UNITS_THERE: Final = Barrier("no-units-there", "4a")
NO_ENEMY_THERE: Final = Barrier("no-enemy-there", "4a")


def why_not_fight(state: Hellespont, who: str, place: str) -> Barrier:
    """4a, 4b, 0.2o: what keeps a combat from being due somewhere."""
    if place in state.printed.all_bases:
        return NO_COMBAT_IN_BASES
    if place in state.printed.ports:
        return NO_COMBAT_IN_PORTS
    return NO_ENEMY_THERE.of(who=foe(who)) if place in state.units[who] else NO_UNITS_THERE


@dataclass
class Combats(Frame):
    """4.2a: the attacker fights all combats due, in the order he likes.

    Before each of them the defender has a moment for stratagems (2.B.3i).
    """

    who: str

    def ask(self, state: Hellespont) -> Ask | None:
        due = contacts(state)
        if not due:
            return None
        return offer_own(Ask(self.who, "fight", "4.2").pick("fight", due, self.fight), state, "B.3")

    def barriers(self, state: Hellespont, who: str) -> Gates:
        return {
            "fight": Gate(PLACE, among(contacts(state), why_not_fight)),
            **own_gates(state, who, "B.3"),
        }

    def notes(self, state: Hellespont, who: str) -> list[Note]:
        """4.2.2: the odds of every combat that is due."""
        due = [Note("fight", p, "odds", "4.2.2", prospect(state, who, p)) for p in contacts(state)]
        return [*due, *own_notes(state, who, "B.3")]

    def fight(self, state: Hellespont, role: str, place: str) -> None:
        let_pass(state, role, "B.3")
        state.log("combat", "4.2", who=role, place=place)
        state.call(Combat(role, 0, place))
        state.call(Joint((foe(role),), "B.3"))

    def run(self, state: Hellespont) -> None:
        state.end()


@dataclass
class Combat(Sequence):
    """4.2: one combat, step by step. `help_*`: zones of S8; `void`: sides whose leaders S15 voids.

    It is over as soon as only one side stands in the place, until the dice have named a winner.
    """

    place: str = ""
    help_a: str = ""
    help_d: str = ""
    void: tuple[str, ...] = ()
    winner: str = ""

    def steps(self) -> tuple[Step, ...]:
        return (
            self.evade,
            self.attacker_commits,
            self.defender_commits,
            self.reveal,
            self.attacker_aims,
            self.defender_aims,
            self.roll,
            self.pursue,
            self.retreat,
        )

    def next(self) -> Combat:
        return self.with_aims(self.at + 1, self.help_a, self.help_d, self.void)

    def with_aims(self, at: int, help_a: str, help_d: str, void: tuple[str, ...]) -> Combat:
        return Combat(self.who, at, self.place, help_a, help_d, void, self.winner)

    def run(self, state: Hellespont) -> None:
        if self.winner or self.place in contacts(state):
            super().run(state)
        else:
            uncommit(state)
            state.end()

    def focus(self, state: Hellespont) -> tuple[str, ...]:
        return (self.place,)

    def forecast(self, state: Hellespont) -> dict[str, Any] | None:
        if self.winner:
            return None
        if self.place not in contacts(state):
            return {}
        return combat_forecast(state, self.place, self.who, self.odds(state))

    @property
    def foe(self) -> str:
        return foe(self.who)

    def evade(self, state: Hellespont) -> None:
        """4.2.1."""
        state.call(Evasion(self.foe, self.place))

    # --- 4.2.2b: what was committed is shown, and may need a target ------------------------------

    def attacker_commits(self, state: Hellespont) -> None:
        state.call(Commit(self.who, self.who, self.place))

    def defender_commits(self, state: Hellespont) -> None:
        state.call(Commit(self.foe, self.who, self.place))

    def reveal(self, state: Hellespont) -> None:
        """4.2.2b: both stratagems are revealed at once."""
        for side in (self.who, self.foe):
            committed = state.committed[side]
            if len(committed) == 2:
                stratagem, counter = committed
                show(state, side, counter, stratagem)
                put_back(state, side, counter, True)
                state.committed[side] = (stratagem,)

    def attacker_aims(self, state: Hellespont) -> None:
        self.aim(state, self.who)

    def defender_aims(self, state: Hellespont) -> None:
        self.aim(state, self.foe)

    def aim(self, state: Hellespont, side: str) -> None:
        """7.S8, 7.S15: the supporting zone, or the leader who is wounded."""
        if state.committed[side] == ("s8",):
            state.call(Support(side, self.place))
            state.committed[side] = TARGETED
        elif state.committed[side] == ("s15",):
            state.call(Wound(side, self.place))
            state.committed[side] = TARGETED

    # --- 4.2.2c: the roll ---------------------------------------------------------------------------

    def roll(self, state: Hellespont) -> None:
        state.call(Roll("4.2.2", 1, self.who))

    def resume(self, state: Hellespont, result: Plain) -> None:
        """The zone that supports a side, the side whose leaders are void, or the die of the combat."""
        if isinstance(result, str):
            void = tuple(sorted((*self.void, result)))
            state.become(self.with_aims(self.at, self.help_a, self.help_d, void))
        elif isinstance(result, tuple) and result[0] == self.who:
            state.become(self.with_aims(self.at, str(result[1]), self.help_d, self.void))
        elif isinstance(result, tuple) and result[0] == self.foe:
            state.become(self.with_aims(self.at, self.help_a, str(result[1]), self.void))
        elif result is not None:
            self.apply(state, dice_of(result)[0])

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
        state.become(Combat(self.who, self.at, self.place, self.help_a, self.help_d, self.void, side))
        suffer(state, self.foe, self.place, defender)
        suffer(state, self.who, self.place, attacker)

    # --- after the losses -----------------------------------------------------------------------------

    def pursue(self, state: Hellespont) -> None:
        """7.S7, 2.B.3i: before the loser retreats, the winner may ride him down or do something else."""
        state.capture_leaders(self.place, "4.2.4c", KILLED)
        if self.place not in state.units[foe(self.winner)]:
            return
        if could_ride(state, self.winner, self.place):
            state.call(Pursuit(self.winner, self.place))
        else:
            state.call(Joint((self.winner,), "B.3"))

    def retreat(self, state: Hellespont) -> None:
        state.become(Retreat(foe(self.winner), self.place))


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
        state.committed[side] = UNDECIDED
