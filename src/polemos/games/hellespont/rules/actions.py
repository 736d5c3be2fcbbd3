"""2.B.3: the action phases."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import Frame
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt, Value
from polemos.games.hellespont.printed import foe
from polemos.games.hellespont.rules.combat import Combats
from polemos.games.hellespont.rules.contacts import contacts
from polemos.games.hellespont.rules.falling_back import FallBack
from polemos.games.hellespont.rules.moves import Activated
from polemos.games.hellespont.rules.reach import can_set_out
from polemos.games.hellespont.rules.stacking import Stacking
from polemos.games.hellespont.rules.stratagems import (
    Joint,
    act_own_choice,
    has_news,
    is_own_choice,
    let_pass,
    own_choices,
)
from polemos.games.hellespont.state import WOUNDED, Hellespont


@dataclass
class Actions(Frame):
    """2.B.3: action phases in turn, initiative first, until both have spent their points."""

    active: str = ""

    def run(self, state: Hellespont) -> None:
        if not self.active:
            heal(state, WOUNDED, "2.B.3a")
            state.phase = "B.3"
        after = foe(self.active) if self.active else state.initiative
        for side in (after, foe(after)):
            if state.points[side] > 0:
                state.become(Actions(side))
                state.begin_action_phase()
                state.call(ActionPhase(side))
                return
        state.end()


def heal(state: Hellespont, ailment: str, rule: str) -> None:
    """2.B.2j, 2.B.3a: sick leaders recover in B.2, wounded ones in B.3 of the next turn."""
    for leader in sorted(state.ailing):
        if state.ailing[leader] == ailment:
            del state.ailing[leader]
            state.log("recovers", rule, piece=leader)


ANNOUNCE: Final = 0
WATCHED: Final = 1
ORDERS: Final = 2
MOVED: Final = 3
STACK: Final = 4
FIGHT: Final = 5
FOUGHT: Final = 6
CLOSE: Final = 7


@dataclass
class ActionPhase(Frame):
    """2.B.3.1-3: announce points, activate and move zone by zone, then fight.

    The points leave the track as they are spent (2.B.3.1); `budget` and `spent` are those of this phase.
    """

    who: str
    stage: int = ANNOUNCE
    budget: int = 0
    spent: int = 0
    used: tuple[str, ...] = ()

    def at_stage(self, stage: int) -> ActionPhase:
        return ActionPhase(self.who, stage, self.budget, self.spent, self.used)

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        if self.stage == ANNOUNCE:
            return (self.who,)
        if self.stage == ORDERS and (self.zones(state) or has_news(state, self.who, "B.3")):
            return (self.who,)
        return ()

    def zones(self, state: Hellespont) -> tuple[str, ...]:
        """2.B.3.2: zones that can still be activated."""
        due = contacts(state)
        found = []
        for place in state.units[self.who]:
            open_to = place not in self.used and self.affordable(state, place, due)
            if open_to and can_set_out(state, self.who, place):
                found.append(place)
        return tuple(sorted(found))

    def affordable(self, state: Hellespont, place: str, due: tuple[str, ...]) -> bool:
        """AMB-22, 3.1a: one point is kept for combats due, unless leaving this zone could end them all."""
        cost, left = activation_cost(state, self.who, place), self.budget - self.spent
        if not cost or not due or due == (place,):
            return cost <= left
        return cost <= left - 1

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        if self.stage == ANNOUNCE:
            return self.announcement(state)
        choices: Choices = {"done": ALONE}
        zones = self.zones(state)
        if zones:
            choices["activate"] = zones
        own_choices(state, role, "B.3", choices)
        args: dict[str, Value] = {"left": self.budget - self.spent, "points": self.budget}
        return Prompt("activate", "2.B.3.2", choices, args)

    def announcement(self, state: Hellespont) -> Prompt:
        points = state.points[self.who]
        choices: Choices = {"announce": tuple(range(1, points + 1))}
        own_choices(state, self.who, "B.3", choices)
        return Prompt("announce", "2.B.3.1", choices, {"points": points})

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        if is_own_choice(verb):
            act_own_choice(state, role, verb, arg)
        elif verb == "announce":
            budget = int(arg or 0)
            state.stir()
            state.log("announces", "2.B.3.1", who=role, points=budget)
            state.become(ActionPhase(role, WATCHED, budget))
        elif verb == "activate":
            self.activate(state, str(arg))
        else:
            let_pass(state, role, "B.3")
            state.become(self.at_stage(MOVED))

    def activate(self, state: Hellespont, place: str) -> None:
        cost = activation_cost(state, self.who, place)
        state.stir()
        state.log(
            "activates", activation_rule(state, self.who, place), who=self.who, place=place, points=cost
        )
        state.spend(self.who, cost)
        state.become(ActionPhase(self.who, ORDERS, self.budget, self.spent + cost, (*self.used, place)))
        state.call(Activated(self.who, place, "B.3"))
        state.call(Joint((foe(self.who),), "B.3"))

    def run(self, state: Hellespont) -> None:
        if self.stage == WATCHED:
            state.become(self.at_stage(ORDERS))
            state.call(Joint((foe(self.who),), "B.3"))
        elif self.stage == ORDERS:
            state.become(self.at_stage(MOVED))
        elif self.stage == MOVED:
            state.become(self.at_stage(STACK))
            state.call(Joint((foe(self.who), self.who), "B.3"))
        elif self.stage == STACK:
            state.become(self.at_stage(FIGHT))
            state.call(Stacking(self.who))
        elif self.stage == FIGHT:
            self.fight(state)
        elif self.stage == FOUGHT:
            state.become(self.at_stage(CLOSE))
            state.call(Joint((self.who, foe(self.who)), "B.3"))
        else:
            self.close(state)

    def fight(self, state: Hellespont) -> None:
        """2.B.3.3, 4.1b: one point pays for all combats; without it the attackers fall back."""
        state.become(self.at_stage(FOUGHT))
        if not contacts(state):
            return
        if self.spent == self.budget:
            state.call(FallBack(self.who))
            return
        state.spend(self.who, 1)
        state.log("pays-combats", "2.B.3.3", who=self.who, points=1)
        state.become(ActionPhase(self.who, FOUGHT, self.budget, self.spent + 1, self.used))
        state.call(Combats(self.who))

    def close(self, state: Hellespont) -> None:
        """2.B.3.1b, Q-01: announced points that were not spent are lost."""
        unspent = self.budget - self.spent
        state.spend(self.who, unspent)
        if unspent:
            state.log("points-lost", "2.B.3.1b", who=self.who, count=unspent)
        if not state.points[self.who]:
            state.log("apathy", "2.B.3d", who=self.who)
        state.end()


def activation_cost(state: Hellespont, side: str, place: str) -> int:
    """2.B.3.2b-g: 2 without a leader, 1 with one, 0 with a double bonus in fair months; a base that holds
    nothing but this turn's reinforcements costs nothing."""
    if only_reinforcements(state, side, place):
        return 0
    best = state.best_bonus(side, place)
    if best < 0:
        return 2
    return 0 if best == 2 and state.month.free_double else 1


def only_reinforcements(state: Hellespont, side: str, base: str) -> bool:
    """2.B.2d, 2.B.3.2g: whether all the side has in a base arrived this turn."""
    if base not in state.printed.all_bases:
        return False
    return all([piece in state.fresh for piece in state.pieces_at(side, base)])


def activation_rule(state: Hellespont, side: str, place: str) -> str:
    """The paragraph that sets the price of an activation."""
    if place in state.printed.all_bases:
        return "2.B.2d" if only_reinforcements(state, side, place) else "2.B.3.2g"
    best = state.best_bonus(side, place)
    if best == 2:
        return "2.B.3.2b" if state.month.free_double else "2.B.3.2c"
    return "2.B.3.2e" if best < 0 else "2.B.3.2d"
