"""6, 8.1: how a battle may end that is fought to the end, by what one side can know of the other's blocks.

The odds are those of many trials with dice of their own, always the same ones: whoever asks twice is told the
same, and nothing is told that the asker could not work out himself from the blocks he sees, from those the
others may be and from how strong they may be (secrets/knowledge.py).
"""

from __future__ import annotations

from typing import Any, Final

from polemos.games.hellenes.fight import ASSAULT, GARRISON, Fight
from polemos.games.hellenes.printed import foe
from polemos.games.hellenes.state import Hellenes

#: So many battles are tried; the odds are right to about seven in a hundred.
TRIALS: Final = 160
#: Nobody fights on for ever.
ROUNDS: Final = 30

#: What a block may be: letter, power, least and greatest strength, cavalry or not, its bit (0: garrison).
Guess = tuple[str, int, int, int, bool, int]
#: A block: what it may be, and whether it has struck in this round.
Slot = tuple[tuple[Guess, ...], bool]


class Terms:
    """How it is fought: who strikes first, behind walls or not, for how long."""

    def __init__(self, silent: bool, city: bool, doubled: bool, one_round: bool, sea: bool) -> None:
        self.silent = silent
        self.city = city
        self.doubled = doubled
        self.one_round = one_round
        self.sea = sea

    def key(self) -> tuple[bool, ...]:
        return (self.silent, self.city, self.doubled, self.one_round, self.sea)


class Odds:
    """How often the attacker wins, and what both lose on average."""

    def __init__(self, win: float, lost: tuple[float, float]) -> None:
        self.win = win
        self.lost = lost

    @property
    def percent(self) -> int:
        return round(100 * self.win)


class Dice:
    """Dice that fall alike for everybody who asks; not those of the match."""

    def __init__(self) -> None:
        self.seed = 20_261_118

    def below(self, limit: int) -> int:
        self.seed = (self.seed * 1_103_515_245 + 12_345) & 0x7FFF_FFFF
        return (self.seed * limit) >> 31


class Soldier:
    """A block in one trial."""

    __slots__ = (
        "attacks",
        "begun",
        "cavalry",
        "first",
        "garrison",
        "letter",
        "power",
        "routed",
        "strength",
        "struck",
    )

    def __init__(self, letter: str, power: int, strength: int, cavalry: bool, attacks: bool) -> None:
        self.letter = letter
        self.power = power
        self.strength = self.first = strength
        self.cavalry = cavalry
        self.attacks = attacks
        self.garrison = False
        self.routed = False
        self.struck = self.begun = False  # in the round at hand, before it is tried


# --- what is known --------------------------------------------------------------------------------


def guesses(state: Hellenes, who: str, block: str, terms: Terms, attacks: bool) -> tuple[Guess, ...]:
    """What a block in the battle may be for the one who asks."""
    if block == GARRISON:
        return ((*_city(state), 1, 1, False, 0),)
    known = state.side(block) == who or _shown(state, block)
    mask = state.printed.blocks[block].bit if known else state.mask[block]
    found: list[Guess] = []
    for unit in state.printed.units[state.side(block)]:
        kind = unit.naval if terms.sea else unit.land
        if not mask & unit.bit or (terms.sea and not unit.fleet):
            continue
        low, high = state.low.get(unit.id, 1), state.high.get(unit.id, unit.max)
        if known:
            low = high = state.strength[unit.id]
        letter, power = _city(state) if terms.city and not attacks else (kind[0], int(kind[1]))
        found.append((letter, power, max(1, low), max(1, high), unit.cavalry and not terms.sea, unit.bit))
    return tuple(found)


def _city(state: Hellenes) -> tuple[str, int]:
    """8.1c: what city defenders fight as."""
    kind = state.printed.tables.city_defender
    return kind[0], int(kind[1])


def _shown(state: Hellenes, block: str) -> bool:
    fight = state.fight
    return fight is not None and (block in fight.aggressors or block in fight.defenders)


# --- trials ---------------------------------------------------------------------------------------


class Field:
    """One battle that is tried: both lines, and the dice."""

    def __init__(self, state: Hellenes, dice: Dice, terms: Terms, soldiers: list[Soldier]) -> None:
        self.hit = state.printed.tables.hit
        self.rout = state.printed.tables.rout
        self.dice = dice
        self.terms = terms
        #: In the order in which they strike, and each side by itself.
        self.order = sorted(soldiers, key=_order)
        self.attackers = [s for s in soldiers if s.attacks]
        self.defenders = [s for s in soldiers if not s.attacks]
        self.half = False

    def fall_in(self) -> None:
        """The same lines as at first, for another trial."""
        for soldier in self.order:
            soldier.strength, soldier.routed, soldier.struck = soldier.first, False, soldier.begun

    def steps(self) -> tuple[int, int]:
        """The strength of both lines."""
        return sum([s.strength for s in self.attackers]), sum([s.strength for s in self.defenders])

    def line(self, attacks: bool) -> list[Soldier]:
        return [s for s in (self.attackers if attacks else self.defenders) if s.strength > 0]

    def standing(self, attacks: bool) -> list[Soldier]:
        line = self.attackers if attacks else self.defenders
        return [s for s in line if s.strength > 0 and not s.routed]

    def fight(self) -> bool:
        """Whether the attacker wins."""
        for number in range(1, ROUNDS + 1):
            loser = self._round(number)
            if loser is not None:
                return not loser
            if self.terms.one_round:
                return False
        return False

    def _round(self, number: int) -> bool | None:
        """6.2: one round; who has lost in it (True: the attacker), None if it goes on."""
        for soldier in self.order:
            soldier.struck = soldier.struck and number == 1
        self.half = False
        for soldier in self.order:
            if soldier.strength < 1 or soldier.routed or soldier.struck:
                continue
            soldier.struck = True
            if soldier.attacks and self.terms.silent and number == 1:
                continue
            fell = self.strike(soldier, not (self.terms.city and soldier.attacks))
            if fell and not self.standing(not soldier.attacks):
                self._pursue(not soldier.attacks)
                return not soldier.attacks
        return None

    def strike(self, soldier: Soldier, routs: bool, everybody: bool = False) -> bool:
        """6.31: a die per step: hits on the strongest, then routs of the weakest; whether any blow fell."""
        throws = blows(self.hit[soldier.power], self.rout[soldier.power], soldier.strength)
        hits, runs = throws[self.dice.below(len(throws))]
        foes = self.attackers if not soldier.attacks else self.defenders
        for _ in range(hits):
            self._take_hit([s for s in foes if s.strength > 0 and (everybody or not s.routed)])
        for _ in range(runs if routs else 0):
            weak = [s for s in foes if s.strength > 0 and not s.routed and not s.garrison]
            if weak:
                min(weak, key=_strength).routed = True
        return hits + runs > 0

    def _take_hit(self, line: list[Soldier]) -> None:
        """6.32b, 8.11a: the strongest, the garrison last; behind walls two hits for a step."""
        target = max([s for s in line if not s.garrison] or line, key=_strength, default=None)
        if target is None:
            return
        if self.terms.doubled and not target.attacks and not self.half:
            self.half = True
            return
        self.half = False
        target.strength -= 1

    def _pursue(self, panicked: bool) -> None:
        """6.34b: the quicker victors who have not struck strike once more; then cavalry harasses (6.41)."""
        routed = self.line(panicked)
        if not routed:
            return
        rear = max([s.letter for s in routed])
        for soldier in self.standing(not panicked):
            if not soldier.struck and soldier.letter < rear:
                self.strike(soldier, False, True)
        for soldier in self.standing(not panicked):
            if soldier.cavalry and not self.terms.sea:
                self.strike(soldier, False, True)


#: (hit up to, rout from, dice) -> hits and routs of every throw.
_BLOWS: Final[dict[tuple[int, int, int], list[tuple[int, int]]]] = {}


def blows(hit: int, rout: int, dice: int) -> list[tuple[int, int]]:
    """6.31: every throw of so many dice, all equally likely, as hits and routs."""
    found = _BLOWS.get((hit, rout, dice))
    if found is None:
        found = [(0, 0)]
        faces = [(int(die <= hit), int(die >= rout)) for die in range(1, 7)]
        for _ in range(dice):
            found = [(h + one, r + two) for h, r in found for one, two in faces]
        _BLOWS[hit, rout, dice] = found
    return found


def _order(soldier: Soldier) -> tuple[str, bool]:
    return (soldier.letter, soldier.attacks)


def _strength(soldier: Soldier) -> int:
    return soldier.strength


def enlist(dice: Dice, slots: list[Slot], attacks: bool) -> list[Soldier]:
    """The blocks of a side in one trial: each is one of those it may be, no block twice."""
    found: list[Soldier] = []
    used = 0
    for options, struck in slots:
        free = [guess for guess in options if not guess[5] & used] or list(options)
        if not free:
            continue
        letter, power, low, high, cavalry, bit = free[dice.below(len(free))] if len(free) > 1 else free[0]
        used |= bit
        strength = low if low >= high else low + dice.below(high - low + 1)
        soldier = Soldier(letter, power, strength, cavalry, attacks)
        soldier.garrison, soldier.struck, soldier.begun = bit == 0, struck, struck
        found.append(soldier)
    return found


def odds(
    state: Hellenes,
    who: str,
    attackers: tuple[str, ...],
    defenders: tuple[str, ...],
    terms: Terms,
    struck: tuple[str, ...] = (),
) -> Odds:
    """The odds of a battle fought to the end, by what `who` can know; some have struck in this round."""
    front = [(guesses(state, who, b, terms, True), b in struck) for b in _by_token(state, attackers)]
    back = [(guesses(state, who, b, terms, False), b in struck) for b in _by_token(state, defenders)]
    key = ("odds", tuple(front), tuple(back), terms.key())
    known = state.printed.charts.get(key)
    if known is None:
        known = state.printed.charts[key] = _tried(state, front, back, terms)
    assert isinstance(known, Odds)
    return known


def _by_token(state: Hellenes, blocks: tuple[str, ...]) -> list[str]:
    """In an order that tells nothing: by what everybody calls them."""
    return sorted(blocks, key=lambda block: state.alias.get(block, block))


def _tried(state: Hellenes, front: list[Slot], back: list[Slot], terms: Terms) -> Odds:
    dice, wins = Dice(), 0
    lost = [0, 0]
    drill = Field(state, dice, terms, [*enlist(dice, front, True), *enlist(dice, back, False)])
    sure = all(_known(slot) for slot in (*front, *back))
    for _ in range(TRIALS):
        if sure:
            drill.fall_in()
        else:
            drill = Field(state, dice, terms, [*enlist(dice, front, True), *enlist(dice, back, False)])
        before = drill.steps()
        wins += drill.fight()
        after = drill.steps()
        lost[0] += before[0] - after[0]
        lost[1] += before[1] - after[1]
    return Odds(wins / TRIALS, (lost[0] / TRIALS, lost[1] / TRIALS))


def _known(slot: Slot) -> bool:
    """Whether there is only one block it may be, of one strength."""
    return len(slot[0]) == 1 and slot[0][0][2] == slot[0][0][3]


# --- what a step wants to know --------------------------------------------------------------------


def battle_at_hand(state: Hellenes, fight: Fight) -> dict[str, Any]:
    """Both lines are shown: the odds if both fight on from here, the same for everybody."""
    sea = state.printed.places[fight.place].sea
    silent = fight.silent and fight.round == 1
    terms = Terms(silent, fight.kind == ASSAULT, fight.doubled, fight.one_round, sea)
    side, other = fight.aggressor, foe(fight.aggressor)
    found = odds(state, side, fight.standing(side), fight.standing(other), terms, fight.struck)
    return {
        "kind": "battle",
        "place": fight.place,
        "attacker": fight.aggressor,
        "win": found.percent,
        "lost": {fight.aggressor: round(found.lost[0], 1), foe(fight.aggressor): round(found.lost[1], 1)},
    }


def meeting(
    state: Hellenes, who: str, units: tuple[str, ...], defenders: tuple[str, ...], place: str, origin: str
) -> Odds:
    """5.4: units that would meet an enemy who stands in the open and does not go behind his walls."""
    printed, spot = state.printed, state.printed.places[place]
    ashore = bool(origin) and printed.places[origin].sea and not spot.sea
    silent = ashore or (spot.sea and bool(origin) and printed.strait(origin, place))
    mine = tuple([u for u in units if printed.blocks[u].fleet]) if spot.sea else units
    return odds(state, who, mine, defenders, Terms(silent, False, False, False, spot.sea))


def storming(state: Hellenes, who: str, units: tuple[str, ...], city: str, traitors: bool) -> Odds:
    """8.1: besiegers against all that is in the city."""
    inside = state.here(foe(state.side(units[0])), city) if units else ()
    if city in state.garrisons:
        inside = (*inside, GARRISON)
    doubled = city not in state.civil_war and not traitors
    return odds(state, who, units, inside, Terms(False, True, doubled, traitors, False))
