"""6: supply, shortage and attrition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import Arg, Prompt
from polemos.games.hellespont.dice import Roll, dice_of
from polemos.games.hellespont.shortage import turn_markers
from polemos.games.hellespont.state import Hellespont
from polemos.games.hellespont.transport import trim
from polemos.kit.modifiers import Modifiers

TOP: Final = 3

#: 6.4e-g: the log line by the modified die.
ATTRITION_LINES: Final = {4: "attrition-none", 5: "attrition-one", 6: "attrition-all"}


def move_marker(state: Hellespont, side: str) -> None:
    """6b, 6c: one box towards 0 when short, towards 3 when supplied, except in winter."""
    turn_markers(state, True)
    level = state.supply[side]
    if state.short[side]:
        level = max(0, level - 1)
    elif not state.month.winter:
        level = min(TOP, level + 1)
    if level != state.supply[side]:
        state.supply[side] = level
        state.log("supply-moves", "6b" if state.short[side] else "6c", who=side, level=level)


def starve(state: Hellespont, side: str) -> None:
    """6.3a: short and at 0, every unit in a base is weakened."""
    if state.supply[side] or not state.short[side]:
        return
    state.log("starves", "6.3", who=side)
    for base in state.board.bases[side]:
        for unit in state.units[side].get(base, ()):
            state.weaken(unit, "6.3a")


# --- 6.4 attrition --------------------------------------------------------------------------------------


def exposed(state: Hellespont, side: str) -> tuple[str, ...]:
    """6.4a, 6.4b: places whose units test: land zones, and sea zones on which no beach faces."""
    board = state.board
    return tuple(
        sorted(
            [p for p in state.units[side] if p in board.lands or (p in board.seas and not board.beaches[p])]
        )
    )


def attrition_modifiers(state: Hellespont, side: str, place: str) -> Modifiers:
    """6.4c, 6.4d: +1 per 5 land points and per 20 naval points, +1 in deep winter."""
    parts = Modifiers()
    parts.add("6.4c", state.troops(side, place) // 5 + state.naval(side, place) // 20)
    parts.add("6.4d", state.month.attrition)
    return parts


@dataclass
class Attrition(Frame):
    """6.4: one die per exposed place of a side."""

    who: str
    places: tuple[str, ...]
    rolling: int = 0

    def run(self, state: Hellespont) -> None:
        if not self.places:
            state.end()
            return
        state.become(Attrition(self.who, self.places, 1))
        state.log("attrition", "6.4", who=self.who, place=self.places[0])
        state.call(Roll("6.4", 1, self.who))

    def resume(self, state: Hellespont, result: Plain) -> None:
        if not self.rolling:
            return
        state.become(Attrition(self.who, self.places[1:]))
        wear_out(state, self.who, self.places[0], dice_of(result)[0])


def wear_out(state: Hellespont, side: str, place: str, die: int) -> None:
    """6.4e-g: up to 4 nothing, 5 one unit, 6 or more all of them."""
    parts = attrition_modifiers(state, side, place)
    total = die + parts.total
    key = ATTRITION_LINES[min(6, max(4, total))]
    modifiers = parts.explained() or ("0",)
    state.log(key, "6.4", who=side, place=place, die=die, modifiers=modifiers, total=total)
    if total == 5:
        state.call(Wear(side, place))
    elif total > 5:
        for unit in state.units[side].get(place, ()):
            state.weaken(unit, "6.4g")
        state.capture_leaders(place, "4.2.4c")
        trim(state, side, place)


@dataclass
class Wear(Frame):
    """6.4f: one unit of the place, its owner's choice, is weakened."""

    who: str
    place: str

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        return (self.who,) if self.place in state.units[self.who] else ()

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        return Prompt("wear", "6.4f", {"weaken": state.units[role][self.place]}, {"place": self.place})

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        state.end()
        state.weaken(str(arg), "6.4f")
        state.capture_leaders(self.place, "4.2.4c")
        trim(state, self.who, self.place)

    def run(self, state: Hellespont) -> None:
        state.end()
