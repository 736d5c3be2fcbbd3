"""2.D: adjustments: counters kept, returns to base, recovery, supply, attrition."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame, Sequence, Step
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt, Value
from polemos.games.hellespont.advantage import weakened
from polemos.games.hellespont.board import foe
from polemos.games.hellespont.hand import put_back
from polemos.games.hellespont.movement import fits_port
from polemos.games.hellespont.siege import may_enter, may_leave
from polemos.games.hellespont.state import SICK, Hellespont
from polemos.games.hellespont.stratagems import Window, act_own_choice, is_own_choice, own_choices
from polemos.games.hellespont.supply import Attrition, exposed, move_marker, starve, update_supply
from polemos.games.hellespont.transport import RATIO


@dataclass
class FirstAdjustments(Sequence):
    """2.Da: D.1 and D.2 of one side."""

    def steps(self) -> tuple[Step, ...]:
        return (
            lambda s: s.call(Keep(self.who)),
            lambda s: s.call(open_returns(s, self.who)),
            update_supply,
        )


@dataclass
class LastAdjustments(Sequence):
    """2.Da: D.3 to D.5 of one side."""

    def steps(self) -> tuple[Step, ...]:
        return (
            lambda s: s.call(open_recovery(s, self.who)),
            lambda s: adjust_supply(s, self.who),
            lambda s: s.call(Window(self.who, "D.4")),
            lambda s: starve(s, self.who),
            lambda s: open_attrition(s, self.who),
            lambda s: s.call(Attrition(self.who, exposed(s, self.who))),
            update_supply,
        )


@dataclass
class Keep(Frame):
    """2.D.1: at most one counter is kept; the others go back unseen."""

    who: str

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        return (self.who,) if len(state.hands[self.who]) > 1 else ()

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        return Prompt("keep", "2.D.1", {"keep": state.hands[role], "keep_none": ALONE})

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        for counter in state.hands[role]:
            if counter != arg:
                put_back(state, role, counter, False)
        state.spotted[foe(role)] = ()
        state.start_pick[role] = ""
        state.log("keeps", "2.D.1", who=role, count=len(state.hands[role]))
        state.end()

    def run(self, state: Hellespont) -> None:
        state.end()


# --- D.2 returning to base and taking shelter -------------------------------------------------------------


def open_returns(state: Hellespont, side: str) -> Frame:
    """2.D.2b: half of the naval strength on the map when D.2 starts may go home."""
    state.phase = "D.2"
    bases = state.board.all_bases
    on_map = sum([state.naval(side, p) for p in state.units[side] if p not in bases])
    return Returns(side, on_map // 2)


@dataclass
class Returns(Frame):
    """2.D.2: piece by piece, home to a base or into an adjacent port; each piece once."""

    who: str
    allowance: int
    ships: int = 0
    troops: int = 0
    done: tuple[str, ...] = ()

    def places(self, state: Hellespont, piece: str) -> tuple[str, ...]:
        if piece in self.done or state.down.get(piece, "") == SICK or not may_leave(state, piece):
            return ()
        found = shelters(state, piece)
        if self.may_go_home(state, piece):
            found.extend(state.board.bases[self.who])
        return tuple(sorted(found))

    def may_go_home(self, state: Hellespont, piece: str) -> bool:
        """2.D.2a-c: leaders freely, ships up to half, troops 1 to 5 with the ships sent; no Persians."""
        if piece in state.board.persians or state.at[piece] in state.board.all_bases:
            return False
        if piece in state.board.leader_set:
            return True
        strength = state.strength(piece)
        if piece in state.board.ships:
            return self.ships + strength <= self.allowance
        return self.ships >= RATIO * (self.troops + strength)

    def candidates(self, state: Hellespont) -> tuple[str, ...]:
        found = []
        for place in {*state.units[self.who], *state.leaders[self.who]}:
            if place in state.board.all_bases:
                continue
            sheltered = bool(open_ports(state, self.who, place))
            for piece in state.pieces_at(self.who, place):
                if self.can_adjust(state, piece, sheltered):
                    found.append(piece)
        return tuple(sorted(found))

    def can_adjust(self, state: Hellespont, piece: str, sheltered: bool) -> bool:
        """Whether a piece has anywhere to go; cheaper than listing the places."""
        if piece in self.done or state.down.get(piece, "") == SICK:
            return False
        if not (self.may_go_home(state, piece) or (sheltered and shelters(state, piece))):
            return False
        return may_leave(state, piece)

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        """Asked as long as anything of the side is on the map."""
        bases = state.board.all_bases
        stacks = {*state.units[self.who], *state.leaders[self.who]}
        return () if stacks <= bases else (self.who,)

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        choices: Choices = {"done": ALONE}
        candidates = self.candidates(state)
        if candidates:
            choices["adjust"] = candidates
        own_choices(state, role, "D.2", choices)
        return Prompt("returns", "2.D.2", choices, {"left": self.allowance - self.ships})

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        if is_own_choice(verb):
            act_own_choice(state, role, verb, arg)
        elif verb == "done":
            state.end()
        else:
            state.become(ReturnTo(self.who, self.allowance, self.ships, self.troops, self.done, str(arg)))

    def run(self, state: Hellespont) -> None:
        state.end()


@dataclass
class ReturnTo(Returns):
    """2.D.2: where one piece goes."""

    piece: str = ""

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        return (self.who,)

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        places = self.places(state, self.piece)
        return Prompt("return-to", "2.D.2", {"to": places}, {"piece": self.piece})

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        ships, troops, piece = self.ships, self.troops, self.piece
        home = str(arg) in state.board.all_bases
        if home and piece in state.board.ships:
            ships += state.strength(piece)
        elif home and piece in state.board.unit_kind:
            troops += state.strength(piece)
        key, rule = ("goes-home", "2.D.2b") if home else ("shelters", "2.D.2e")
        state.log(key, rule, who=role, piece=piece, place=state.at[piece], to_place=str(arg))
        left = state.at[piece]
        state.relocate(piece, str(arg))
        state.capture_leaders(left, "4.2.4c")
        state.become(Returns(self.who, self.allowance, ships, troops, tuple(sorted((*self.done, piece)))))


def open_ports(state: Hellespont, side: str, place: str) -> list[str]:
    """2.D.2e: adjacent ports without enemy units."""
    board, enemy = state.board, state.units[foe(side)]
    return [p for p in board.adjacent[place] if board.kind[p] == "port" and p not in enemy]


def shelters(state: Hellespont, piece: str) -> list[str]:
    """2.D.2e: the open ports that a piece can enter and that have room for it."""
    found = []
    for port in open_ports(state, state.board.side_of[piece], state.at[piece]):
        leader = piece in state.board.leader_set
        if leader or (fits_port(state, piece, port) and may_enter(state, piece, port)):
            found.append(port)
    return found


# --- D.3 recovery -------------------------------------------------------------------------------------------


def open_recovery(state: Hellespont, side: str) -> Frame:
    """2.D.3: as many units as the bonuses of fit leaders in play."""
    state.phase = "D.3"
    leaders = [name for names in state.leaders[side].values() for name in names]
    return Recover(side, sum([state.bonus(name) for name in leaders]))


@dataclass
class Recover(Frame):
    """2.D.3: weakened units are restored; Persians only by S11 (10.1g)."""

    who: str
    left: int

    def targets(self, state: Hellespont) -> tuple[str, ...]:
        return weakened(state, self.who, False) if self.left else ()

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        if self.targets(state):
            return (self.who,)
        return Window(self.who, "D.3").deciders(state)

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        choices: Choices = {"done": ALONE}
        targets = self.targets(state)
        if targets:
            choices["restore"] = targets
        own_choices(state, role, "D.3", choices)
        args: dict[str, Value] = {"left": self.left}
        return Prompt("recover", "2.D.3", choices, args)

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        if is_own_choice(verb):
            act_own_choice(state, role, verb, arg)
        elif verb == "done":
            state.end()
        else:
            state.restore(str(arg), "2.D.3")
            state.become(Recover(self.who, self.left - 1))

    def run(self, state: Hellespont) -> None:
        state.end()


# --- D.4, D.5 ----------------------------------------------------------------------------------------------


def adjust_supply(state: Hellespont, side: str) -> None:
    """2.D.4: the supply marker moves."""
    state.phase = "D.4"
    move_marker(state, side)


def open_attrition(state: Hellespont, side: str) -> None:
    """2.D.5: first the stratagems of this phase, then the tests."""
    state.phase = "D.5"
    state.call(Window(side, "D.5"))
