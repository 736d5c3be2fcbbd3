"""6: supply, shortage and attrition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import Arg, Prompt
from polemos.games.hellespont.board import ATHENS, SIDES, SPARTA
from polemos.games.hellespont.dice import Roll, dice_of
from polemos.games.hellespont.state import Hellespont
from polemos.games.hellespont.transport import trim_all

TOP: Final = 3

#: 6.1, 6.2: ports that, all in enemy hands, cut a side off; and those of which one must hold a ship.
BLOCKADES: Final[dict[str, tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]]] = {
    ATHENS: (
        ("6.1a", ("elaeus", "rhoeteum"), ("elaeus", "rhoeteum")),
        ("6.1b", ("sestos", "abydos"), ("sestos", "abydos")),
    ),
    SPARTA: (("6.2a", ("cardia", "parium", "lampsacus", "abydos"), ("lampsacus", "abydos")),),
}


def shortage(state: Hellespont, side: str) -> str:
    """6.1, 6.2: the paragraph of a condition that holds now, or ""."""
    enemy = SPARTA if side == ATHENS else ATHENS
    held = state.units[enemy]
    for rule, ports, watched in BLOCKADES[side]:
        if all([p in held for p in ports]) and any([state.ships_at(enemy, p) for p in watched]):
            return rule
    if idle_fleet(state, side):
        return "6.1c" if side == ATHENS else "6.2b"
    return ""


def idle_fleet(state: Hellespont, side: str) -> bool:
    """6.1c, 6.2b: more naval strength in the bases than at sea and in ports."""
    bases = at_sea = 0
    for place in state.units[side]:
        if place in state.board.all_bases:
            bases += state.naval(side, place)
        else:
            at_sea += state.naval(side, place)
    return bases > at_sea


def update_supply(state: Hellespont, adjusting: bool = False) -> None:
    """6d: turn the markers; with option supply_face "sticky" back only in D.4."""
    sticky = state.option("supply_face") == "sticky"
    for side in SIDES:
        rule = shortage(state, side)
        if rule and not state.short[side]:
            state.short[side] = True
            state.log("shortage", rule, who=side)
        elif state.short[side] and not rule and (adjusting or not sticky):
            state.short[side] = False
            state.log("supplied", "6d", who=side)


def move_marker(state: Hellespont, side: str) -> None:
    """6b, 6c: one box towards 0 when short, towards 3 when supplied, except in winter."""
    update_supply(state, True)
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


def attrition_modifier(state: Hellespont, side: str, place: str) -> int:
    """6.4c, 6.4d: +1 per 5 land points and per 20 naval points, +1 in deep winter."""
    return state.troops(side, place) // 5 + state.naval(side, place) // 20 + state.month.attrition


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
        place = self.places[0]
        total = dice_of(result)[0] + attrition_modifier(state, self.who, place)
        state.become(Attrition(self.who, self.places[1:]))
        state.log("attrition-result", "6.4", who=self.who, place=place, total=total)
        if total >= 6:
            for unit in state.units[self.who].get(place, ()):
                state.weaken(unit, "6.4g")
            state.capture_leaders(place, "4.2.4c")
            trim_all(state)
        elif total == 5:
            state.call(Wear(self.who, place))


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
        trim_all(state)

    def run(self, state: Hellespont) -> None:
        state.end()
