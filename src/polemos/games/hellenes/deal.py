"""2.0: dealing anew all that a player cannot know, within what he can.

A deal begins with the truth and exchanges blocks that the player could not tell from each other, so that
every token stays one that it may be (`mask`) and every block has a strength it may have (`low`, `high`).
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Final

from polemos.engine.flow import Frame
from polemos.games.hellenes.book import SIDES, Block
from polemos.games.hellenes.cards import COINS, EVENT, playable
from polemos.games.hellenes.movement import GroupMove
from polemos.games.hellenes.recruits import Choose, homes
from polemos.games.hellenes.state import ASIDE, OUT, POOL, Fight, Formation, Hellenes

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word where this is compiled, an int where it is not

#: The names of the fields of each kind of frame.
_FIELDS: Final[dict[type[Frame], tuple[str, ...]]] = {}

#: Which groups of tokens overlap; a long run sees far more situations than it sees again.
KEPT: Final = 2000


class Luck:
    """A quick generator for one deal, seeded by the match's own (Lehmer, modulo a prime)."""

    def __init__(self, seed: int) -> None:
        self.last: i64 = 1 + seed % 2147483646

    def below(self, n: i64) -> i64:
        self.last = self.last * 48271 % 2147483647
        return self.last % n

    def shuffle(self, items: list[str]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def determinize(state: Hellenes, role: str | None) -> None:
    """All that the role cannot know is dealt anew."""
    luck = Luck(state.chance.below(1 << 60))
    for side in SIDES:
        if side != role:
            still = _in_hand(state, side)
            changes = Exchange(state, side, luck, still).changes()
            if changes:
                _apply(state, side, changes)
            _deal_strengths(state, side, luck, still)
    _deal_cards(state, role, luck)
    _rethink(state)


def _in_hand(state: Hellenes, side: str) -> tuple[str, ...]:
    """Units their owner is just setting in motion stay as they are: how many go tells what they are."""
    top = state.frames[-1] if state.frames else None
    if isinstance(top, GroupMove) and top.role == side:
        return state.here(side, top.place)
    return ()


class Exchange:
    """Which token is which block now. A token is the number, within its side, of the block it truly is."""

    def __init__(self, state: Hellenes, side: str, luck: Luck, still: tuple[str, ...]) -> None:
        self.state = state
        self.luck = luck
        self.truth = state.book.units[side]
        self.now = list(self.truth)
        #: Tokens that may be more than one block, by what they may be.
        self.groups: dict[int, list[int]] = {}
        mask, at, groups = state.mask, state.at, self.groups
        for token, block in enumerate(self.truth):
            bits = mask.get(block.id, block.bit)
            if bits != block.bit and at[block.id] != OUT and block.id not in still:
                group = groups.get(bits)
                if group is None:
                    groups[bits] = [token]
                else:
                    group.append(token)
        self._bound: frozenset[str] | None = None

    def changes(self) -> dict[str, str]:
        """Shuffle those of whom the same is known; then exchange across, where what they may be overlaps."""
        luck, groups = self.luck, list(self.groups.values())
        for tokens in groups:
            for i in range(len(tokens) - 1, 0, -1):
                self._exchange(tokens[i], tokens[luck.below(i + 1)])
        for tokens, others in zip(groups, overlaps(self.state, tuple(self.groups)), strict=True):
            if others:
                for token in tokens:
                    partners = groups[others[luck.below(len(others))]]
                    self._try(token, partners[luck.below(len(partners))])
        return {old.id: new.id for old, new in zip(self.truth, self.now, strict=True) if old is not new}

    def _try(self, one: int, two: int) -> None:
        """Exchange two tokens if each may be what the other is now."""
        mask, truth, now = self.state.mask, self.truth, self.now
        if mask[truth[one].id] & now[two].bit and mask[truth[two].id] & now[one].bit:
            self._exchange(one, two)

    def _exchange(self, one: int, two: int) -> None:
        """Exchange two tokens that may be each other, if nothing else tells them apart."""
        if one == two:
            return
        first, second = self.now[one], self.now[two]
        if first.gait != second.gait and not self._indistinct(one, two):
            return
        if self.state.cargo and not (self._fits(one, second) and self._fits(two, first)):
            return
        self.now[one], self.now[two] = second, first

    def _indistinct(self, one: int, two: int) -> bool:
        """Whether these two could as well be a fleet and a land unit, or a Greek and a barbarian."""
        first, second = self.now[one], self.now[two]
        if first.sicilian != second.sicilian or (first.barbarian != second.barbarian and self.state.winter):
            return False  # 9.24a: what becomes of them in winter differs
        return self._free(self.truth[one].id) and self._free(self.truth[two].id)

    def _free(self, token: str) -> bool:
        """Whether nothing this token did tells a fleet from a land unit."""
        state, place = self.state, self.state.at[token]
        if self._bound is None:
            self._bound = _bound(state)
        if token in self._bound:
            return False
        if place in (POOL, ASIDE):
            return not state.drawn
        return state.book.places[place].coastal and place not in state.sieges and state.fight is None

    def _fits(self, token: int, block: Block) -> bool:
        """A passenger must be able to be smaller than its fleet."""
        state, name = self.state, self.truth[token].id
        spot = state.book.places.get(state.at[name])
        if spot is None or not spot.sea:
            return True
        fleet = state.cargo.get(name)
        if fleet is not None:
            return state.low[block.id] < state.high[self._is(fleet)]
        for unit, carrier in state.cargo.items():
            if carrier == name:
                return state.low[self._is(unit)] < state.high[block.id]
        return True

    def _is(self, name: str) -> str:
        """The block that the token of this name is now."""
        return self.now[self.state.book.blocks[name].index - self.truth[0].index].id


def overlaps(state: Hellenes, masks: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """For each of these sets of blocks, which of the others share a block with it."""
    known = state.book.overlaps.get(masks)
    if known is None:
        if len(state.book.overlaps) >= KEPT:
            state.book.overlaps.clear()
        known = tuple(
            [tuple([i for i, more in enumerate(masks) if more != bits and more & bits]) for bits in masks]
        )
        state.book.overlaps[masks] = known
    return known


def _bound(state: Hellenes) -> frozenset[str]:
    """Tokens whose nature as fleet or land unit shows in what they do: at sea, carried, or on the move."""
    tied = {*state.cargo, *state.cargo.values(), *state.moved, *state.drawn}
    for formation in state.formations:
        tied.update(formation.units)
    for frame in state.frames:
        for name in _fields(frame):
            _names(getattr(frame, name), tied)
    return frozenset(tied)


def _fields(frame: Frame) -> tuple[str, ...]:
    kind = type(frame)
    known = _FIELDS.get(kind)
    if known is None:
        known = tuple([f.name for f in fields(frame)])  # type: ignore[arg-type]  # every frame is a dataclass
        _FIELDS[kind] = known
    return known


def _names(value: object, found: set[str]) -> None:
    """Every text in a frame: blocks that the present question is about."""
    if isinstance(value, str):
        found.add(value)
    elif isinstance(value, tuple):
        for item in value:
            _names(item, found)


def _apply(state: Hellenes, side: str, changes: dict[str, str]) -> None:
    """Write the exchange into everything that names a block; where tokens stand does not change."""
    at, mask, alias, stacks = state.at, state.mask, state.alias, state.stacks[side]
    tokens = [(block, at[token], mask[token], alias.get(token)) for token, block in changes.items()]
    for block, place, bits, name in tokens:
        at[block], mask[block] = place, bits
        if name is not None:
            alias[block] = name
        else:
            alias.pop(block, None)
    for place in {place for _, place, _, _ in tokens}:
        stacks[place] = tuple(sorted([changes.get(u, u) for u in stacks[place]]))
    _apply_turn(state, changes)
    state.frames = [_frame(frame, changes) for frame in state.frames]


def _apply_turn(state: Hellenes, changes: dict[str, str]) -> None:
    """The same for what the turn at hand has noted."""
    if state.cargo:
        state.cargo = {changes.get(u, u): changes.get(f, f) for u, f in state.cargo.items()}
    state.sheltered = _all(state.sheltered, changes)
    state.moved, state.spent = _all(state.moved, changes), _all(state.spent, changes)
    state.kept, state.drawn = _all(state.kept, changes), tuple(sorted(_all(state.drawn, changes)))
    if state.formations:
        state.formations = tuple([_marched(f, changes) for f in state.formations])
    if state.fight is not None:
        _apply_fight(state.fight, changes)


def _all(blocks: tuple[str, ...], changes: dict[str, str]) -> tuple[str, ...]:
    return tuple([changes.get(block, block) for block in blocks]) if blocks else blocks


def _marched(formation: Formation, changes: dict[str, str]) -> Formation:
    units = tuple(sorted(_all(formation.units, changes)))
    return Formation(units, formation.path, formation.target, formation.home)


def _apply_fight(fight: Fight, changes: dict[str, str]) -> None:
    fight.att, fight.dfn = _all(fight.att, changes), _all(fight.dfn, changes)
    fight.routed, fight.struck = _all(fight.routed, changes), _all(fight.struck, changes)
    fight.half = changes.get(fight.half, fight.half)
    fight.flights = tuple([_marched(f, changes) for f in fight.flights])


def _frame(frame: Frame, changes: dict[str, str]) -> Frame:
    """The same question about the exchanged blocks."""
    old = [getattr(frame, name) for name in _fields(frame)]
    for value in old:
        if (isinstance(value, str) and value in changes) or (isinstance(value, tuple) and value):
            return type(frame)(*[_renamed(value, changes) for value in old])
    return frame


def _renamed(value: object, changes: dict[str, str]) -> object:
    if isinstance(value, str):
        return changes.get(value, value)
    return tuple([_renamed(item, changes) for item in value]) if isinstance(value, tuple) else value


def _deal_strengths(state: Hellenes, side: str, luck: Luck, still: tuple[str, ...]) -> None:
    """Each block on the board gets a strength it may have; a carrier stays stronger than its cargo."""
    places, low, high = state.book.places, state.low, state.high
    for block in state.book.units[side]:
        name = block.id
        if state.at[name] not in places:
            state.cv[name] = 0
            continue
        if name in still:
            continue
        spread = high[name] - low[name]
        state.cv[name] = low[name] + (luck.below(spread + 1) if spread else 0)
    for unit, fleet in sorted(state.cargo.items()):
        if state.side(unit) == side and places[state.at[unit]].sea:
            _fit_cargo(state, unit, fleet)


def _fit_cargo(state: Hellenes, unit: str, fleet: str) -> None:
    """5.21b: the fleet must be the stronger of the two."""
    if state.cv[unit] >= state.cv[fleet]:
        state.cv[unit] = state.low[unit]
        state.cv[fleet] = max(state.cv[fleet], state.low[unit] + 1)


def _deal_cards(state: Hellenes, role: str | None, luck: Luck) -> None:
    """Hands, hidden discards, cards committed but not yet shown, and the deck."""
    others = [r for r in SIDES if r != role]
    cards = list(state.deck)
    for r in others:
        cards += [*state.hands[r], *state.buried[r]]
        if r in state.chosen:
            cards.append(state.chosen[r].split()[1])
    cards.sort()
    luck.shuffle(cards)
    for r in others:
        state.hands[r] = tuple(sorted([cards.pop() for _ in state.hands[r]]))
        state.buried[r] = tuple(sorted([cards.pop() for _ in state.buried[r]]))
        if r in state.chosen:
            state.chosen[r] = _committed(state, r, cards.pop(), luck)
    state.deck = tuple(sorted(cards))


def _committed(state: Hellenes, role: str, card: str, luck: Luck) -> str:
    """3.1: a card that can be played for its event is as likely committed for that as for its coins."""
    event = playable(state, role, state.book.cards[card]) and luck.below(2) == 1
    return f"{EVENT if event else COINS} {card}"


def _rethink(state: Hellenes) -> None:
    """4.22: a recruit chosen in secret that now has nowhere to appear has not been chosen yet."""
    top = state.frames[-1] if state.frames else None
    if isinstance(top, Choose) and top.block and not homes(state, state.book.blocks[top.block]):
        state.become(Choose(top.role))
