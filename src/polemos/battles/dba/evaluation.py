"""How well a side stands in a battle: losses, the combats at hand, and how its line bears on the enemy's.

Bots look at a battle when the orders of a bound are given, before its combats are fought. What counts then is
who has lost what, the odds of every pair in contact, and who can bring whom to battle.
"""

from __future__ import annotations

from typing import Final

from polemos.battles.dba.book import Book, Kind
from polemos.battles.dba.field import ATTACKER, DEFENDER, PREFIX, Field
from polemos.battles.dba.forecast import duel, fight_numbers, worth
from polemos.battles.dba.grid import COLUMN, DEPTH, OUTSIDE, ROW
from polemos.battles.dba.rules.bound import LAST
from polemos.battles.dba.rules.factors import supporter

#: 11.3: what half an element lost is worth, and each half from two elements on, when the rout is near.
LOSS: Final = 0.06
DANGER: Final = 0.02
#: A combat at hand: a kill, a push back, being at it (by side: the attacker must win before dusk).
KILL: Final = 0.16
PUSH: Final = 0.02
EAGER: Final[tuple[float, ...]] = (0.03, 0.008)
#: The army's general alive.
CHIEF: Final = 0.08
#: The way to the enemy, by side.
NEAR: Final[tuple[float, ...]] = (0.08, 0.04)
#: How much more an enemy is worth going for who has his hands full.
BUSY: Final = 1.5
FAR: Final[tuple[float, ...]] = (0.004, 0.0015)
#: Enemies behind, enemies on a flank, an enemy held in flank or rear while he fights another.
AVERTED: Final = 0.008
EXPOSED: Final = 0.03
PINCERS: Final = 0.02
#: A line of battle: each friend beside, nobody of the own side near, psiloi behind those whom they help.
LINE: Final = 0.009
LONELY: Final = 0.03
SCREEN: Final = 0.004
#: dba.9e: what a camp is worth that an enemy is nearer to than its defenders, for each cell he is nearer.
CAMP: Final = 0.01
#: dba.2.3a: bad going in the middle of the field, for the side with more troops who fight well in it.
COUNTRY: Final = 1.0
#: The same for one of them who waits in it, so that the enemy must come in.
REFUGE: Final = 0.03
#: Cells across the middle of the field.
MIDDLE: Final = 12
#: dba.7g: pikes with their second rank behind them, who are twice as strong as without.
RANKS: Final = 0.02
#: dba.9d: how much more all this counts for the attacker at dusk than at dawn.
DUSK: Final = 1.0

#: An enemy one may go for: row, column, type, and how tempting he is.
Foe = tuple[int, int, str, float]


class Values:
    """The worth of type against type in the open and in bad going, worked out once."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.dusk = DUSK
        #: By type, in good going and in bad: the enemy's type -> what may be hoped for against him.
        self._hopes: tuple[dict[str, dict[str, float]], ...] = ({}, {})

    def haste(self, field: Field, side: int) -> float:
        """dba.9d: the attacker must win before the last bound, and presses the more the later it is."""
        return 1.0 + self.dusk * field.bound / LAST if side == ATTACKER else 1.0

    def of(self, a: str, b: str, bad: bool = False) -> float:
        """What the first may hope for against the second, about -1 to 1."""
        one, two = self.book.kinds[a], self.book.kinds[b]
        numbers = duel(self.book, a, b, _factor(one, two, bad), _factor(two, one, bad), 3 if bad else 0)
        return worth(numbers)

    def hopes(self, kind: str, bad: bool) -> dict[str, float]:
        """Against each type of enemy, about 0 to 2."""
        known = self._hopes[bad]
        found = known.get(kind)
        if found is None:
            found = known[kind] = {foe: 1.0 + self.of(kind, foe, bad) for foe in self.book.kinds}
        return found


def _factor(kind: Kind, foe: Kind, bad: bool) -> int:
    return kind.factor(foe) - (2 if bad and not kind.rough else 0)


def standing(field: Field, values: Values, side: int) -> float:
    """About -1 to 1; halved, so that nothing is cut off: a far enemy must look farther than a near one."""
    score = toll(field, 1 - side) - toll(field, side)
    if field.camps[side] != OUTSIDE:
        score -= _camp_open(field, side)
    if not field.bound:
        score += COUNTRY * _lighter(field, side) * _rough_middle(field)
    haste = values.haste(field, side)
    touching, foes = field.touching(), _foes(field, 1 - side)
    for element in field.of(side):
        if field.kinds[element] == "Cf":
            continue
        foe = field.opponent(element) if touching else ""
        if foe:
            score += haste * EAGER[side] + _combat(field, element, foe)
        elif foes:
            score += haste * _approach(field, values, element, side, foes) + _posture(
                field, element, touching
            )
            if side == DEFENDER and field.kind(element).rough and _in_cover(field, element):
                score += REFUGE
    return max(-1.0, min(1.0, score / 2))


def _foes(field: Field, side: int) -> list[Foe]:
    """The elements that may be gone for; the more worth it who has his hands full."""
    grid, busy = field.grid, field.derived().of(side).engaged()
    found: list[Foe] = []
    for element in field.of(side):
        cell, kind = field.at[element], field.kinds[element]
        if kind != "Cf":
            found.append((grid.row[cell], grid.column[cell], kind, BUSY if busy & grid.bit[cell] else 1.0))
    return found


def toll(field: Field, side: int) -> float:
    """What a side's losses weigh: more the nearer the rout is, and for the general."""
    halves = field.count(side)
    lost = field.generals[side] and not field.general_alive(side)
    return LOSS * halves + DANGER * max(0, halves - 3) + (CHIEF if lost else 0.0)


def _combat(field: Field, element: str, foe: str) -> float:
    """What the next throw of this pair may bring."""
    numbers = fight_numbers(field, element, foe)
    kills = _weight(field, foe) * numbers[3] - _weight(field, element) * numbers[0]
    return (KILL * kills + PUSH * (numbers[4] + numbers[5] - numbers[1] - numbers[2])) / 36


def _weight(field: Field, element: str) -> float:
    """11.3: half for light troops, more for the general."""
    return field.kind(element).weight / 2 + (0.5 if element in field.generals else 0.0)


def _approach(field: Field, values: Values, element: str, side: int, foes: list[Foe]) -> float:
    """Towards enemies that one beats, and looking at the nearest."""
    grid, here = field.grid, field.at[element]
    row, column, facing = grid.row[here], grid.column[here], field.facing[element]
    hopes = values.hopes(field.kinds[element], field.is_bad(here))
    best, nearest, ahead = 0.0, 99, 0
    for his_row, his_column, kind, tempting in foes:
        down, across = his_row - row, his_column - column
        away = max(abs(down), abs(across))
        hope = tempting * hopes[kind] / (away + 2)
        if hope > best:
            best = hope
        if away < nearest:
            nearest, ahead = away, down * ROW[facing] + across * COLUMN[facing]
    averted = AVERTED if ahead < 1 and nearest < 8 else 0.0
    return NEAR[side] * best - FAR[side] * nearest - averted


def _posture(field: Field, element: str, touching: bool) -> float:
    """Friends beside and behind, bare flanks, and an enemy held in flank or rear while he fights another."""
    score = -EXPOSED * len(field.flankers(element)) if touching else 0.0
    if field.kinds[element] == "Pk" and supporter(field, element):
        score += RANKS
    score += _in_line(field, element)
    foe = field.contacts(element) if touching else ""
    return score + PINCERS if foe and field.opponent(foe) else score


def _in_line(field: Field, element: str) -> float:
    """Friends on both hands who look the same way; behind one is a place for reserves and psiloi."""
    grid, here, facing = field.grid, field.at[element], field.facing[element]
    beside = _friend(field, element, grid.ahead[(facing + 1) % 4][here])
    beside += _friend(field, element, grid.ahead[(facing + 3) % 4][here])
    if beside:
        return LINE * beside
    if _friend(field, element, grid.ahead[facing][here]):
        return LINE + (SCREEN if field.kind(element).skirmishes else 0.0)
    behind = _friend(field, element, grid.ahead[(facing + 2) % 4][here])
    return LINE if behind else -LONELY if not _company(field, element) else 0.0


def _friend(field: Field, element: str, cell: int) -> int:
    friend = field.holder.get(cell, "")
    return int(bool(friend) and friend[0] == element[0] and field.facing[friend] == field.facing[element])


def _company(field: Field, element: str) -> bool:
    """Whether a friend is within two cells."""
    grid = field.grid
    near = grid.within(field.at[element], 2) & ~grid.bit[field.at[element]]
    return bool(near & field.derived().of(field.side(element)).host.own)


def _camp_open(field: Field, side: int) -> float:
    """dba.9e: how much nearer the nearest enemy is to this side's camp than its own nearest element."""
    if side in field.sacked:
        return 0.0
    ours, theirs = _nearest(field, side, field.camps[side]), _nearest(field, 1 - side, field.camps[side])
    return CAMP * max(0, ours - theirs)


def _nearest(field: Field, side: int, cell: int) -> int:
    """Cells from there to the nearest element of a side that can move."""
    grid, row, column = field.grid, field.grid.row[cell], field.grid.column[cell]
    found = 24
    for element in field.of(side):
        at = field.at[element]
        if field.kinds[element] != "Cf":
            found = min(found, max(abs(grid.row[at] - row), abs(grid.column[at] - column)))
    return found


def _lighter(field: Field, side: int) -> float:
    """How much greater the share of troops for bad going is on this side, from -1 to 1."""
    return _light(field, side) - _light(field, 1 - side)


def _light(field: Field, side: int) -> float:
    kinds = [field.kind(element) for element in field.kinds if element[0] == PREFIX[side][0]]
    return sum([kind.rough for kind in kinds]) / max(1, len(kinds))


def _rough_middle(field: Field) -> float:
    """The share of bad going in the middle of the field, where lines meet."""
    first = field.width // 2 - MIDDLE // 2
    rows = [row * field.width + first for row in range(DEPTH // 2 - MIDDLE // 2, DEPTH // 2 + MIDDLE // 2)]
    bad = sum([field.is_bad(cell) for start in rows for cell in range(start, start + MIDDLE)])
    return bad / MIDDLE**2


def _in_cover(field: Field, element: str) -> bool:
    """Whether it stands in bad going and whoever attacks it in front would have to."""
    front = field.front_cell(element)
    return field.is_bad(field.at[element]) and front != OUTSIDE and field.is_bad(front)
