"""dba.2.3c, 12r: deployment in the six rows at the own edge, camps, and the defender's swaps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.battles.dba.field import DEFENDER, PREFIX, WATER, Field
from polemos.battles.dba.grid import DEPTH, EAST, NORTH, OUTSIDE, SOUTH
from polemos.battles.dba.reasons.setting_up import (
    why_not_camp,
    why_not_deploy,
    why_not_keep_aboard,
    why_not_stand,
    why_not_swap,
)
from polemos.battles.dba.rules.landing import MOST
from polemos.battles.dba.state import BattleState
from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.prompt import ENDS
from polemos.engine.why import PIECE, PLACE, Barrier, Gate, Gates, Note

#: dba.2.3c: how many pairs the defender may swap.
SWAPS: Final = 2


def cell_at(field: Field, side: int, back: int, file: int) -> int:
    """The cell of a rank and file; files run from the north or the west."""
    facing = field.front[side]
    if facing == NORTH:
        return (DEPTH - 1 - back) * field.width + file
    if facing == SOUTH:
        return back * field.width + file
    return file * field.width + (back if facing == EAST else field.width - 1 - back)


def files(field: Field, side: int) -> int:
    return field.width if field.front[side] in (NORTH, SOUTH) else DEPTH


def zone(field: Field, side: int, element: str) -> list[int]:
    """dba.12r: free cells in the own six rows that the element may stand on."""
    going, kind, holder = field.going(), field.kind(element), field.holder
    closed = going.sea if kind.bad else going.good_only
    other, home = field.camps[1 - side], field.grid.home[field.front[side]]
    return [c for c in home if not closed[c] and c not in holder and c != other]


def names_in_zone(field: Field, side: int, element: str) -> list[str]:
    """The names of these cells: mostly all of the six rows but where somebody stands."""
    grid, facing, closed = field.grid, field.front[side], field.going().closed(field.kind(element))
    if field.camps[1 - side] != OUTSIDE or grid.home_cells[facing] & closed:
        return [grid.names[cell] for cell in zone(field, side, element)]
    places, found = grid.home_places[facing], grid.home_names[facing].copy()
    for place in sorted([places[cell] for cell in field.holder if cell in places], reverse=True):
        del found[place]
    return found


def waiting(field: Field, side: int) -> tuple[str, ...]:
    """Elements that are neither on the field nor aboard nor lost."""
    letter, at, away = PREFIX[side][0], field.at, (*field.aboard, *field.lost)
    return tuple(sorted([e for e in field.kinds if e[0] == letter and e not in at and e not in away]))


@dataclass
class Deploy(Frame):
    """dba.2.3c: element by element, or all that are left in a usual line of battle."""

    side: int

    def ask(self, state: BattleState) -> Ask | None:
        field = state.field
        left = waiting(field, self.side)
        if not left:
            return None
        ask = Ask(state.commanders[self.side], "deploy", "dba.2.3c", {"left": len(left)})
        ask.alone("line_up", self.line_up, ENDS).pick("place", left, self.place)
        return ask.pick("keep_aboard", left if self._may_stay_aboard(field) else (), self.keep_aboard)

    def phase(self, state: BattleState) -> str:
        return "deploy"

    def barriers(self, state: BattleState, who: str) -> Gates:
        gates = {"place": Gate(PIECE, self.why_not_place)}
        if state.field.sailed:
            gates["keep_aboard"] = Gate(PIECE, self.why_not_keep)
        return gates

    def why_not_place(self, state: BattleState, who: str, element: str | None) -> Barrier | None:
        return why_not_deploy(state.field, self.side, waiting(state.field, self.side), element)

    def why_not_keep(self, state: BattleState, who: str, element: str | None) -> Barrier | None:
        return why_not_keep_aboard(state.field, self.side, waiting(state.field, self.side), element)

    def notes(self, state: BattleState, who: str) -> list[Note]:
        left = len(waiting(state.field, self.side))
        return [Note("line_up", None, "dba-line-up", "dba.2.3c", {"count": left})]

    def line_up(self, state: BattleState, role: str) -> None:
        line_up(state.field, self.side)

    def place(self, state: BattleState, role: str, element: str) -> None:
        state.call(PlaceElement(self.side, element))

    def keep_aboard(self, state: BattleState, role: str, element: str) -> None:
        state.field.aboard = (*state.field.aboard, element)

    def _may_stay_aboard(self, field: Field) -> bool:
        """dba.10a: coastal battle, came by sea, four at most."""
        if self.side not in field.sailed or WATER not in field.ground:
            return False
        return sum(e.startswith(PREFIX[self.side]) for e in field.aboard) < MOST

    def run(self, state: BattleState) -> None:
        followers(state.field, self.side)
        state.log("deployed", "dba.2.3c", side=state.banner(self.side))
        state.end()


@dataclass
class PlaceElement(Frame):
    """dba.12r: where in the deployment zone."""

    side: int
    element: str

    def ask(self, state: BattleState) -> Ask:
        cells = tuple(names_in_zone(state.field, self.side, self.element))
        ask = Ask(state.commanders[self.side], "place", "dba.12r", {"piece": self.element})
        return ask.pick("to", cells, self.put)

    def phase(self, state: BattleState) -> str:
        return "deploy"

    def barriers(self, state: BattleState, who: str) -> Gates:
        return {"to": Gate(PLACE, self.why_not_stand)}

    def why_not_stand(self, state: BattleState, who: str, place: str | None) -> Barrier | None:
        return why_not_stand(state, self.side, self.element, place)

    def put(self, state: BattleState, role: str, place: str) -> None:
        state.field.put(self.element, state.cell(place), state.field.front[self.side])
        state.end()


def followers(field: Field, side: int) -> None:
    """dba.9e: camp followers hold the camp if no element does."""
    camp = field.camps[side]
    if camp != OUTSIDE and camp not in field.holder:
        element = f"{PREFIX[side]}_cf_1"
        field.kinds = {**field.kinds, element: "Cf"}
        field.put(element, camp, field.front[side])


@dataclass
class Camp(Frame):
    """dba.9e: the camp touches the own edge and stands in good going."""

    side: int

    def ask(self, state: BattleState) -> Ask:
        field = state.field
        cells = [cell_at(field, self.side, 0, file) for file in range(files(field, self.side))]
        good = [
            c for c in cells if field.ground[c] != WATER and not field.is_bad(c) and c not in field.holder
        ]
        return Ask(state.commanders[self.side], "camp", "dba.9e").pick("to", state.places(good), self.pitch)

    def phase(self, state: BattleState) -> str:
        return "camp"

    def barriers(self, state: BattleState, who: str) -> Gates:
        return {"to": Gate(PLACE, self.why_not_pitch)}

    def why_not_pitch(self, state: BattleState, who: str, place: str | None) -> Barrier | None:
        return why_not_camp(state, self.side, place)

    def pitch(self, state: BattleState, role: str, place: str) -> None:
        camps = list(state.field.camps)
        camps[self.side] = state.cell(place)
        state.field.camps = tuple(camps)
        state.end()


@dataclass
class Swap(Frame):
    """dba.2.3c: the defender may swap up to two pairs of his elements."""

    left: int
    first: str

    def ask(self, state: BattleState) -> Ask | None:
        field, who = state.field, state.commanders[DEFENDER]
        if self.first:
            ask = Ask(who, "swap_with", "dba.2.3c", {"piece": self.first})
            return ask.pick("with", partners(field, self.first), self.swap)
        if not self.left:
            return None
        own = tuple([e for e in field.of(DEFENDER) if has_partner(field, e)])
        ask = Ask(who, "swap", "dba.2.3c", {"left": self.left})
        return ask.alone("done", self.done, ENDS).pick("swap", own, self.choose)

    def phase(self, state: BattleState) -> str:
        return "swap"

    def barriers(self, state: BattleState, who: str) -> Gates:
        return {"with" if self.first else "swap": Gate(PIECE, self.why_not_swap)}

    def why_not_swap(self, state: BattleState, who: str, element: str | None) -> Barrier | None:
        return why_not_swap(state.field, DEFENDER, self.first, partners, element)

    def done(self, state: BattleState, role: str) -> None:
        state.end()

    def choose(self, state: BattleState, role: str, element: str) -> None:
        state.become(Swap(self.left, element))

    def swap(self, state: BattleState, role: str, other: str) -> None:
        _swap(state.field, self.first, other)
        state.log("swapped", "dba.2.3c", pieces=(self.first, other), side=state.banner(DEFENDER))
        state.become(Swap(self.left - 1, ""))

    def run(self, state: BattleState) -> None:
        state.end()


def partners(field: Field, element: str) -> tuple[str, ...]:
    """dba.2.3c: with whom an element may change places."""
    return tuple([e for e in field.of(DEFENDER) if exchangeable(field, element, e)])


def has_partner(field: Field, element: str) -> bool:
    for other in field.of(DEFENDER):  # noqa: SIM110 - a generator costs a frame on a hot path
        if exchangeable(field, element, other):
            return True
    return False


def exchangeable(field: Field, a: str, b: str) -> bool:
    """dba.2.3c: another type, not the camp, and ground on which both may stand."""
    kinds, generals = field.kinds, field.generals
    if "Cf" in (kinds[a], kinds[b]) or (kinds[a], a in generals) == (kinds[b], b in generals):
        return False
    return field.passable(field.kind(a), field.at[b]) and field.passable(field.kind(b), field.at[a])


def _swap(field: Field, a: str, b: str) -> None:
    first, second, facing = field.at[a], field.at[b], field.facing[a]
    field.take(a)
    field.put(b, first, facing)
    field.put(a, second, facing)


# --- the usual line of battle -------------------------------------------------------------------


def line_up(field: Field, side: int) -> None:
    """Foot in the middle, pikes two deep, auxilia beside them, horse on the wings, psiloi behind."""
    front, second = battle_line(field, list(waiting(field, side)))
    middle = files(field, side) // 2 + shift(field, side, front)
    for i, element in enumerate(front):
        _stand(field, side, element, 5, middle - len(front) // 2 + i)
    for element, before in second:
        _stand(field, side, element, 4, _file_of(field, side, before))


def battle_line(field: Field, own: list[str]) -> tuple[list[str], list[tuple[str, str]]]:
    """The front from left to right, and the second rank with the element each stands behind."""
    by: dict[str, list[str]] = {kind: [] for kind in field.book.kinds}
    for element in own:
        by[field.kinds[element]].append(element)
    pikes = by["Pk"]
    foot = [
        *pikes[: (len(pikes) + 1) // 2],
        *by["Bd"],
        *by["Wb"],
        *by["Sp"],
        *by["Hd"],
        *by["Bw"],
        *by["Art"],
        *by["El"],
    ]
    light = by["Ax"] if foot else by["Ax"] + by["Ps"]
    horse = [*by["Kn"], *by["Cv"], *by["LH"]]
    middle = [*light[: len(light) // 2], *foot, *light[len(light) // 2 :]]
    front = [*horse[1::2], *middle, *horse[::2]]
    behind = list(zip(pikes[(len(pikes) + 1) // 2 :], pikes, strict=False))
    helped = [e for e in front if field.kinds[e] in ("Bd", "Sp", "Ax")] or front
    psiloi = [] if not foot else by["Ps"]
    behind += [(e, helped[(i + 1) * len(helped) // (len(psiloi) + 1)]) for i, e in enumerate(psiloi)]
    return front, behind


def shift(field: Field, side: int, front: list[str]) -> int:
    """How many files beside the middle the line has the most open way ahead; if equal, opposite the enemy."""
    wide, before = files(field, side), (len(front) + 1) // 2
    rough, sea = _hindered(field, side)
    light = [field.kind(element).rough for element in front]
    foe = _middle_of(field, side)
    best, found = 999, 0
    for aside in sorted(range(before - wide // 2, wide // 2 - before + 1), key=lambda n: (abs(n - foe), n)):
        first = wide // 2 - len(front) // 2 + aside
        price = sum([sea[first + i] if easy else rough[first + i] for i, easy in enumerate(light)])
        if price < best:
            best, found = price, aside
    return found


def _hindered(field: Field, side: int) -> tuple[list[int], list[int]]:
    """By file, how many cells of the way ahead are sea or bad going, and how many of them sea."""
    going, ways = field.going(), field.grid.ways[field.front[side] % 2]
    rough, sea = going.bad_cells | going.sea_cells, going.sea_cells
    return [(rough & way).bit_count() for way in ways], [(sea & way).bit_count() for way in ways]


def _middle_of(field: Field, side: int) -> int:
    """How far beside the middle the enemy's line stands, if it stands already."""
    there = [_file_of(field, side, element) for element in field.of(1 - side)]
    return round(sum(there) / len(there)) - files(field, side) // 2 if there else 0


def _file_of(field: Field, side: int, element: str) -> int:
    cell = field.at[element]
    return cell % field.width if field.front[side] in (NORTH, SOUTH) else cell // field.width


def _stand(field: Field, side: int, element: str, back: int, file: int) -> None:
    """The free cell nearest to the wanted one, in going that suits the element if there is any."""
    kind = field.kind(element)
    rough = kind.rough
    wanted = cell_at(field, side, back, max(0, min(files(field, side) - 1, file)))
    free = wanted not in field.holder and wanted not in field.camps
    if free and field.passable(kind, wanted) and (rough or not field.is_bad(wanted)):
        field.put(element, wanted, field.front[side])
        return

    def unsuitable(cell: int) -> tuple[int, int, int]:
        bad = 1 if field.is_bad(cell) and not rough else 0
        rows = abs(cell // field.width - wanted // field.width)
        columns = abs(cell % field.width - wanted % field.width)
        return bad, rows + columns, cell

    field.put(element, min(zone(field, side, element), key=unsuitable), field.front[side])
