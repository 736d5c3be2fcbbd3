"""1.13d: what a seat does not know, dealt anew for bots that search: sizes and types of others' armies."""

from __future__ import annotations

from typing import Final

from polemos.engine.chance import Chance, seed_key
from polemos.engine.flow import Frame
from polemos.games.eagle_and_wolf.army import Army
from polemos.games.eagle_and_wolf.printed import ROME
from polemos.games.eagle_and_wolf.rules.aftermath import Aftermath
from polemos.games.eagle_and_wolf.rules.battle import Clash, Combat
from polemos.games.eagle_and_wolf.rules.engagement import CONTINGENT, Challenge, Contingent
from polemos.games.eagle_and_wolf.rules.losses import Cull, Lose
from polemos.games.eagle_and_wolf.state import Campaign

#: Shuffled sheets of each list, made once: a deal is one draw among them.
DEALS: Final = 64
LONGEST: Final = 4


def known(state: Campaign, counter: str, role: str | None) -> bool:
    """Own sheets; with six players both Romans know all Roman ones."""
    nation = state.nation(counter)
    if role == "rome_2" and nation == ROME:
        return True
    return role == state.seats[nation] or role == state.player(counter)


def determinize(state: Campaign, role: str | None) -> None:
    """Sheets that the role does not know are drawn anew, as large as they may be for all it can reckon."""
    fighting = fighters(state.frames)
    for counter in sorted(state.armies):
        if counter in fighting or known(state, counter, role):
            continue
        army = state.armies[counter]
        size = len(army.elements) if told(state, counter, role) else dealt_size(state, counter, army)
        sheet = dealt_sheet(state, counter)
        if size > len(sheet):
            sheet = sheet * (size // len(sheet) + 1)
        state.raised += size - len(army.elements)
        state.edit(counter).elements = sheet[:size]


def fighters(frames: list[Frame]) -> set[str]:
    """Who is on the field: their sheets lie open."""
    found: set[str] = set()
    for frame in frames:
        if isinstance(frame, (Clash, Combat, Aftermath)):
            found.update(row[0] for row in (*frame.ours, *frame.theirs))
        elif isinstance(frame, Cull):
            found.add(frame.counter)  # 13.5d: both sides pick from what they have just met
    return found


def told(state: Campaign, counter: str, role: str | None) -> bool:
    """8.3k: spies told this role the number."""
    return role is not None and state.told.get(role, ("", 0))[0] == counter


def dealt_size(state: Campaign, counter: str, army: Army) -> int:
    """Between what is surely there and what can be there; nothing that everybody has seen changes."""
    size = len(army.elements)
    if not army.most or size == 1:
        return size
    low, high = max(2, army.least), army.most
    for frame in state.frames:
        low, high = _witnessed(frame, counter, size, low, high)
    return low + state.chance.below(high - low + 1) if low < high else size


def _witnessed(frame: Frame, counter: str, size: int, low: int, high: int) -> tuple[int, int]:
    """Who is asked for losses has more than these; who is asked for a contingent has more than three."""
    if isinstance(frame, (Lose, Cull)) and frame.counter == counter:
        return max(low, frame.number + 1), high
    asked = isinstance(frame, Challenge) and counter in frame.refused
    if asked or (isinstance(frame, Contingent) and frame.counter == counter):
        return (max(low, CONTINGENT + 1), high) if size > CONTINGENT else (low, min(high, CONTINGENT))
    return low, high


def dealt_sheet(state: Campaign, counter: str) -> tuple[str, ...]:
    """One of the shuffled sheets of the list this counter is raised from; its general comes first."""
    lists = state.printed.lists[state.nation(counter)]
    late = state.reformed if state.nation(counter) == ROME else counter == "leonatus"
    name = lists[1] if late else lists[0]
    sheets = state.printed.deals.get(name)
    if sheets is None:
        sheets = state.printed.deals[name] = shuffled(state.book.armies[name].reference)
    return sheets[state.chance.below(DEALS)]


def shuffled(usual: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    chance, found = Chance(seed_key("sheets")), []
    for _ in range(DEALS):
        sheet = (usual[0], *chance.shuffle(usual[1:]))
        for _ in range(1, LONGEST):
            sheet = (*sheet, *chance.shuffle(usual))
        found.append(sheet)
    return tuple(found)
