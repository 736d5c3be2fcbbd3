"""2.B.3: the action phases."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain, Sequence, Step
from polemos.engine.prompt import ENDS
from polemos.engine.why import NUMBER, PLACE, Barrier, Gate, Gates, Note
from polemos.games.hellespont.printed import WOUNDED, foe
from polemos.games.hellespont.rules.combat import Combats
from polemos.games.hellespont.rules.contacts import contacts
from polemos.games.hellespont.rules.falling_back import FallBack, falling_back
from polemos.games.hellespont.rules.moves import Activated
from polemos.games.hellespont.rules.reach import why_not_set_out
from polemos.games.hellespont.rules.stacking import Stacking
from polemos.games.hellespont.rules.stratagems import (
    Joint,
    has_news,
    let_pass,
    offer_own,
    own_gates,
    own_notes,
)
from polemos.games.hellespont.state import Hellespont

ANNOUNCE_ONE: Final = Barrier("announce-one", "2.B.3e")
ANNOUNCE_LESS: Final = Barrier("announce-less", "2.B.3.1a")
NOBODY: Final = Barrier("nobody-to-activate", "2.B.3.2a")
LEADERS_ALONE: Final = Barrier("leaders-alone", "2.B.3.2a")
ONCE: Final = Barrier("activated-already", "3a")
TOO_DEAR: Final = Barrier("too-dear", "2.B.3.2e")
KEEP_ONE: Final = Barrier("point-for-combat", "2.B.3.3b")
NONE_LEFT: Final = Barrier("none-to-activate", "2.B.3.2a")


@dataclass
class Actions(Frame):
    """2.B.3: action phases in turn, initiative first, until both have spent their points."""

    #: Whose action phase was the last; "" before the first.
    who: str = ""

    def run(self, state: Hellespont) -> None:
        if not self.who:
            heal(state, WOUNDED, "2.B.3a")
            state.phase = "B.3"
        after = foe(self.who) if self.who else state.initiative
        for side in (after, foe(after)):
            if state.points[side] > 0:
                state.become(Actions(side))
                state.begin_action_phase()
                state.call(Announce(side))
                return
        due = contacts(state)
        if due:
            state.call(falling_back(state, due))
        else:
            state.end()


def heal(state: Hellespont, ailment: str, rule: str) -> None:
    """2.B.2j, 2.B.3a: sick leaders recover in B.2, wounded ones in B.3 of the next turn."""
    for leader in sorted(state.ailing):
        if state.ailing[leader] == ailment:
            del state.ailing[leader]
            state.log("recovers", rule, piece=leader)


@dataclass
class Announce(Frame):
    """2.B.3.1: how many points the side will spend in this action phase."""

    who: str

    def ask(self, state: Hellespont) -> Ask:
        points = state.points[self.who]
        ask = Ask(self.who, "announce", "2.B.3.1", {"points": points})
        ask.number("announce", tuple(range(1, points + 1)), self.announce)
        return offer_own(ask, state, "B.3")

    def barriers(self, state: Hellespont, who: str) -> Gates:
        return {"announce": Gate(NUMBER, self.why_not_announce), **own_gates(state, who, "B.3")}

    def why_not_announce(self, state: Hellespont, who: str, points: int | None) -> Barrier | None:
        if points is None or 1 <= points <= state.points[who]:
            return None
        return ANNOUNCE_ONE if points < 1 else ANNOUNCE_LESS.of(points=state.points[who])

    def notes(self, state: Hellespont, who: str) -> list[Note]:
        points = state.points[who]
        left = [
            Note("announce", n, "points-left", "2.B.3.1b", {"left": points - n}) for n in range(1, points + 1)
        ]
        return [*left, *own_notes(state, who, "B.3")]

    def announce(self, state: Hellespont, role: str, points: int) -> None:
        state.stir()
        state.log("announces", "2.B.3.1", who=role, points=points)
        state.become(ActionPhase(role, 0, points))


@dataclass
class ActionPhase(Sequence):
    """2.B.3.1-3: once the points are announced, zones are activated and moved, then there is fighting.

    The points leave the track as they are spent (2.B.3.1); `budget` and `spent` are those of this phase.
    """

    budget: int = 0
    spent: int = 0

    def steps(self) -> tuple[Step, ...]:
        return (
            self.opponent_watches,
            self.give_orders,
            self.all_have_moved,
            self.check_stacking,
            self.fight,
            self.all_have_fought,
            self.close,
        )

    def next(self) -> ActionPhase:
        return ActionPhase(self.who, self.at + 1, self.budget, self.spent)

    def opponent_watches(self, state: Hellespont) -> None:
        state.call(Joint((foe(self.who),), "B.3"))

    def give_orders(self, state: Hellespont) -> None:
        state.call(Orders(self.who, self.budget))

    def resume(self, state: Hellespont, result: Plain) -> None:
        """The orders are given: they say what they have cost."""
        if isinstance(result, int):
            state.become(ActionPhase(self.who, self.at, self.budget, result))

    def all_have_moved(self, state: Hellespont) -> None:
        state.call(Joint((foe(self.who), self.who), "B.3"))

    def check_stacking(self, state: Hellespont) -> None:
        state.call(Stacking(self.who))

    def fight(self, state: Hellespont) -> None:
        """2.B.3.3, 4.1b: one point pays for all combats; without it the attackers fall back."""
        if not contacts(state):
            return
        if self.spent == self.budget:
            state.call(FallBack(self.who))
            return
        state.spend(self.who, 1)
        state.log("pays-combats", "2.B.3.3", who=self.who, points=1)
        state.become(ActionPhase(self.who, self.at + 1, self.budget, self.spent + 1))
        state.call(Combats(self.who))

    def all_have_fought(self, state: Hellespont) -> None:
        state.call(Joint((self.who, foe(self.who)), "B.3"))

    def close(self, state: Hellespont) -> None:
        """2.B.3.1b, Q-01: announced points that were not spent are lost."""
        unspent = self.budget - self.spent
        state.spend(self.who, unspent)
        if unspent:
            state.log("points-lost", "2.B.3.1b", who=self.who, count=unspent)
        if not state.points[self.who]:
            state.log("apathy", "2.B.3d", who=self.who)


@dataclass
class Orders(Frame):
    """2.B.3.2: zones are activated one after another. Returns the points that it cost."""

    who: str
    budget: int
    spent: int = 0
    used: tuple[str, ...] = ()

    def ask(self, state: Hellespont) -> Ask | None:
        zones = self.zones(state)
        if not zones and not has_news(state, self.who, "B.3"):
            return None
        left = self.budget - self.spent
        ask = Ask(self.who, "activate", "2.B.3.2", {"left": left, "points": self.budget})
        ask.alone("done", self.finish, ENDS).pick("activate", zones, self.activate)
        return offer_own(ask, state, "B.3")

    def zones(self, state: Hellespont) -> tuple[str, ...]:
        """2.B.3.2: zones that can still be activated."""
        due, held = contacts(state), state.units[self.who]
        return tuple(sorted([place for place in held if self.closed(state, place, due) is None]))

    def closed(self, state: Hellespont, place: str, due: tuple[str, ...]) -> Barrier | None:
        """2.B.3.2, 3a: what keeps a zone with own units from being activated."""
        if place in self.used:
            return ONCE
        return self.too_dear(state, place, due) or why_not_set_out(state, self.who, place)

    def too_dear(self, state: Hellespont, place: str, due: tuple[str, ...]) -> Barrier | None:
        """AMB-22, 3.1a: one point is kept for combats due, unless leaving this zone could end them all."""
        cost, left = activation_cost(state, self.who, place), self.budget - self.spent
        if cost > left:
            return TOO_DEAR
        return KEEP_ONE if cost == left and cost and due and due != (place,) else None

    def barriers(self, state: Hellespont, who: str) -> Gates:
        return {"activate": Gate(PLACE, self.why_not_activate), **own_gates(state, who, "B.3")}

    def why_not_activate(self, state: Hellespont, who: str, place: str | None) -> Barrier | None:
        if place is None:
            return None if self.zones(state) else NONE_LEFT.of(left=self.budget - self.spent)
        if place not in state.units[who]:
            return LEADERS_ALONE if place in state.leaders[who] else NOBODY
        barrier = self.closed(state, place, contacts(state))
        if barrier is not TOO_DEAR:
            return barrier
        cost, rule = activation_cost(state, who, place), activation_rule(state, who, place)
        return Barrier(TOO_DEAR.key, rule, {"cost": cost, "left": self.budget - self.spent})

    def notes(self, state: Hellespont, who: str) -> list[Note]:
        left = self.budget - self.spent
        notes = [self.price(state, zone, left) for zone in self.zones(state)]
        return [*notes, *self.closing(state, left), *own_notes(state, who, "B.3")]

    def price(self, state: Hellespont, zone: str, left: int) -> Note:
        cost, rule = activation_cost(state, self.who, zone), activation_rule(state, self.who, zone)
        return Note("activate", zone, "costs", rule, {"cost": cost, "left": left - cost})

    def closing(self, state: Hellespont, left: int) -> list[Note]:
        """2.B.3.1b, 2.B.3.3b, 4.1b: what the end of the orders brings: combats, a flight, points lost."""
        due = contacts(state)
        if due and not left:
            return [Note("done", None, "falls-back", "4.1b", {"places": due})]
        notes = [Note("done", None, "combats-due", "2.B.3.3b", {"places": due})] if due else []
        lost = left - 1 if due else left
        return [*notes, Note("done", None, "points-lost", "2.B.3.1b", {"count": lost})] if lost else notes

    def finish(self, state: Hellespont, role: str) -> None:
        let_pass(state, role, "B.3")
        state.end(self.spent)

    def activate(self, state: Hellespont, role: str, place: str) -> None:
        cost, rule = activation_cost(state, role, place), activation_rule(state, role, place)
        state.stir()
        state.log("activates", rule, who=role, place=place, points=cost)
        state.spend(role, cost)
        state.become(Orders(role, self.budget, self.spent + cost, (*self.used, place)))
        state.call(Activated(role, place, "B.3"))
        state.call(Joint((foe(role),), "B.3"))

    def run(self, state: Hellespont) -> None:
        state.end(self.spent)


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
