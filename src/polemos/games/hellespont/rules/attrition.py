"""6.4: attrition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain
from polemos.engine.why import PIECE, Barrier, Gate, Gates, Note
from polemos.games.hellespont.reasons import prices
from polemos.games.hellespont.reasons.pieces import among, astray
from polemos.games.hellespont.rules.dice import Roll, dice_of
from polemos.games.hellespont.rules.transport import trim
from polemos.games.hellespont.state import Hellespont
from polemos.kit.modifiers import Modifiers

#: 6.4e-g: the log line by the modified die.
ATTRITION_LINES: Final = {4: "attrition-none", 5: "attrition-one", 6: "attrition-all"}


def exposed(state: Hellespont, side: str) -> tuple[str, ...]:
    """6.4a, 6.4b: places whose units test: land zones, and sea zones on which no beach faces."""
    printed = state.printed
    return tuple(
        sorted(
            [
                p
                for p in state.units[side]
                if p in printed.lands or (p in printed.seas and not printed.beaches[p])
            ]
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

    def run(self, state: Hellespont) -> None:
        if not self.places:
            state.end()
            return
        state.log("attrition", "6.4", who=self.who, place=self.places[0])
        state.call(Roll("6.4", 1, self.who))

    def resume(self, state: Hellespont, result: Plain) -> None:
        if result is None:  # back from choosing who suffers
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
    if total > 5:
        for unit in state.units[side].get(place, ()):
            state.weaken(unit, "6.4g")
        state.capture_leaders(place, "4.2.4c")
        trim(state, side, place)
    elif total == 5:
        state.call(Wear(side, place))


@dataclass
class Wear(Frame):
    """6.4f: one unit of the place, its owner's choice, is weakened."""

    who: str
    place: str

    def ask(self, state: Hellespont) -> Ask:
        units = state.units[self.who].get(self.place, ())
        return Ask(self.who, "wear", "6.4f", {"place": self.place}).pick("weaken", units, self.weaken)

    def barriers(self, state: Hellespont, who: str) -> Gates:
        return {"weaken": Gate(PIECE, among(state.units[who].get(self.place, ()), self.why_not_weaken))}

    def notes(self, state: Hellespont, who: str) -> list[Note]:
        return prices.fatal(state, "weaken", state.units[who].get(self.place, ()))

    def why_not_weaken(self, state: Hellespont, who: str, piece: str) -> Barrier:
        return astray(state, who, piece, self.place, "6.4f") or Barrier("is-leader", "6.4f")

    def weaken(self, state: Hellespont, role: str, unit: str) -> None:
        state.end()
        state.weaken(unit, "6.4f")
        state.capture_leaders(self.place, "4.2.4c")
        trim(state, role, self.place)

    def run(self, state: Hellespont) -> None:
        state.end()
