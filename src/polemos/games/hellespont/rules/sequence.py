"""2: the sequence of play, step by step as the rulebook has it; 10.1c: the starting stratagems."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Sequence, Step
from polemos.engine.prompt import DECLINES
from polemos.engine.why import Barrier, Gate, Gates
from polemos.games.hellespont.printed import ATHENS, SIDES, SPARTA, foe
from polemos.games.hellespont.reasons.counters import COUNTER, GONE
from polemos.games.hellespont.reasons.pieces import among
from polemos.games.hellespont.rules.action_points import ActionPoints
from polemos.games.hellespont.rules.actions import Actions
from polemos.games.hellespont.rules.adjustments import FirstAdjustments, LastAdjustments
from polemos.games.hellespont.rules.hand import draw_counters
from polemos.games.hellespont.rules.reinforcements import Reinforcements
from polemos.games.hellespont.rules.siege import Sieges
from polemos.games.hellespont.rules.stratagems import Joint
from polemos.games.hellespont.rules.victory import check_victory, final_result
from polemos.games.hellespont.state import Hellespont

#: 10.1c: the starting stratagem is one of these.
STARTING: Final = tuple(f"s{i}" for i in range(1, 11))

NO_START_FACE: Final = Barrier("no-starting-face", "10.1c")
TAKEN: Final = Barrier("counter-taken", "10.1c")


@dataclass
class Game(Sequence):
    """10: starting stratagems, then turn after turn."""

    def steps(self) -> tuple[Step, ...]:
        return (athens_picks, sparta_picks, first_turn)


def athens_picks(state: Hellespont) -> None:
    state.call(StartPick(ATHENS))


def sparta_picks(state: Hellespont) -> None:
    state.call(StartPick(SPARTA))


def first_turn(state: Hellespont) -> None:
    state.call(Turn())


@dataclass
class Turn(Sequence):
    """2a: A stratagems, B activation, C sieges, D adjustments, victory, next turn."""

    def steps(self) -> tuple[Step, ...]:
        return (
            select_stratagems,  # A
            roll_for_points,  # B.1
            bring_reinforcements,  # B.2
            act,  # B.3
            open_sieges,  # C
            first_besieges,
            second_besieges,
            open_adjustments,  # D
            first_goes_home,
            second_goes_home,
            first_recovers,
            second_recovers,
            end_turn,
        )


def select_stratagems(state: Hellespont) -> None:
    """2.A, 10.1d: two counters each from the bowl, one on the first turn."""
    state.phase = "A"
    state.begin_action_phase()
    state.resting = frozenset()
    state.log("turn", "2", turn=state.turn, month=state.month.id)
    first: int = state.printed.scenarios[state.scenario]["first_draw"]
    for side in SIDES:
        draw_counters(state, side, first if state.turn == 1 else 2, "2.A")
    state.call(Joint((state.advantage, foe(state.advantage)), "A"))


def roll_for_points(state: Hellespont) -> None:
    state.call(ActionPoints(state.advantage))


def bring_reinforcements(state: Hellespont) -> None:
    state.call(Reinforcements(state.advantage))


def act(state: Hellespont) -> None:
    state.call(Actions())


def open_sieges(state: Hellespont) -> None:
    """2.B.3g: no point is saved for later; 2.C begins."""
    state.begin_action_phase()
    for side in SIDES:
        state.points[side] = 0
    state.phase = "C"


def first_besieges(state: Hellespont) -> None:
    """2.Ca: who has the initiative besieges first, and does every part of D first (2.Da)."""
    state.call(Sieges(state.initiative))


def second_besieges(state: Hellespont) -> None:
    state.call(Sieges(foe(state.initiative)))


def open_adjustments(state: Hellespont) -> None:
    state.begin_action_phase()
    state.phase = "D.1"


def first_goes_home(state: Hellespont) -> None:
    state.call(FirstAdjustments(state.initiative))


def second_goes_home(state: Hellespont) -> None:
    state.call(FirstAdjustments(foe(state.initiative)))


def first_recovers(state: Hellespont) -> None:
    state.call(LastAdjustments(state.initiative))


def second_recovers(state: Hellespont) -> None:
    state.call(LastAdjustments(foe(state.initiative)))


def end_turn(state: Hellespont) -> None:
    """2.Db, 2.Dc: victory is checked, then the marker moves on."""
    if check_victory(state):
        return
    if state.turn == state.printed.scenarios[state.scenario]["turns"]:
        state.finish(final_result(state))
        return
    state.turn += 1
    state.end()
    state.call(Turn())


@dataclass
class StartPick(Frame):
    """10.1c: before turn 1 each side may take one counter with a face S1-S10 of its own colour.

    Sparta chooses second. It is offered every counter that fits, so that Athens' choice stays
    secret; only if it reaches for that very counter does it learn that it is gone.
    """

    who: str

    def ask(self, state: Hellespont) -> Ask:
        ask = Ask(self.who, "start-pick", "10.1c").alone("pick_none", self.pick_none, DECLINES)
        return ask.pick("take", self.counters(state), self.take)

    def barriers(self, state: Hellespont, who: str) -> Gates:
        return {"take": Gate(COUNTER, among(self.counters(state), self.why_not_take))}

    def why_not_take(self, state: Hellespont, who: str, counter: str) -> Barrier:
        if counter in state.removed:
            return GONE
        return TAKEN if counter in starting_counters(state, who) else NO_START_FACE

    def counters(self, state: Hellespont) -> tuple[str, ...]:
        known = state.spotted[self.who]
        taken = state.hands[self.who] + known
        return tuple([c for c in starting_counters(state, self.who) if c not in taken])

    def pick_none(self, state: Hellespont, role: str) -> None:
        state.log("picked-count", "10.1c", who=role, count=0)
        state.end()

    def take(self, state: Hellespont, role: str, counter: str) -> None:
        if counter in state.hands[foe(role)]:
            state.spotted[role] = (counter,)
            state.log("already-taken", "10.1c", to=role, counter=counter)
            state.reveal()
            return
        state.bowl = tuple([c for c in state.bowl if c != counter])
        state.hands[role] = (counter,)
        state.start_pick[role] = counter
        state.log("picked", "10.1c", to=role, counter=counter)
        state.log("picked-count", "10.1c", who=role, count=1)
        state.end()


def starting_counters(state: Hellespont, side: str) -> tuple[str, ...]:
    """10.1c: counters in the game with an own-colour face numbered S1 to S10."""
    return tuple(
        [
            c
            for c in state.printed.counters
            if c not in state.removed
            and any([s in STARTING and colour == side for s, colour in state.printed.faces[c]])
        ]
    )
