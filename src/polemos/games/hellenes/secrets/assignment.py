"""2.0: which block each token of a side is, in a deal that knows only what the other player knows.

A token is what stands on the table: it has a public name (its alias) or lies face down in the pool. What it
may be follows from what was seen of it (`mask`) and from what it is just doing. Blocks are given to tokens in
an order and by draws that depend on these alone, never on the truth: two truths that look alike are dealt
alike (tests/conformance/checks.py, `imagining_does_not_depend_on_the_truth`).
"""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, Final

from polemos.engine.flow import Frame
from polemos.games.hellenes.printed import Block
from polemos.games.hellenes.state import ASIDE, OUT, POOL, Hellenes

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word where this is compiled, an int where it is not

#: The names of the fields of each kind of frame.
_FIELDS: Final[dict[type[Frame], tuple[str, ...]]] = {}

#: How often each token looks for one to exchange with after the draw.
ROUNDS: Final = 2

#: How often a deal is begun anew when some passenger finds no fleet that is large enough.
TRIES: Final = 8


class Luck:
    """A quick generator for one deal, seeded by the match's own (Lehmer, modulo a prime)."""

    def __init__(self, seed: int) -> None:
        self.last: i64 = 1 + seed % 2147483646

    def below(self, n: i64) -> i64:
        self.last = self.last * 48271 % 2147483647
        return self.last % n

    def shuffle(self, items: list[Any]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


class Token:
    """One block as the other player sees it."""

    def __init__(self, truth: Block, name: str, bits: int) -> None:
        #: Under which id the state keeps it; nothing is drawn by it.
        self.truth = truth
        #: What it is called in public; tokens of the same name could be exchanged without a trace.
        self.name = name
        #: The blocks it may be.
        self.bits = bits
        #: The block it is in this deal.
        self.block = truth


def _name(token: Token) -> str:
    return token.name


def _few_first(tokens: list[Token]) -> list[list[Token]]:
    """Those who may be the same together, in an order that anybody could tell: few possibilities first."""
    groups: dict[int, list[Token]] = {}
    for token in tokens:
        group = groups.get(token.bits)
        if group is None:
            groups[token.bits] = [token]
        else:
            group.append(token)
    return [sorted(groups[bits], key=_name) for _, bits in sorted([(b.bit_count(), b) for b in groups])]


class Assignment:
    """All tokens of a side that may be more than one block, and what each of them is now."""

    def __init__(self, state: Hellenes, side: str, luck: Luck, still: tuple[str, ...]) -> None:
        self.state = state
        self.luck = luck
        self.tied = _tied(state)
        self.noted = frozenset([block for noted in _notes(state) for block in noted])
        self.groups = _few_first(self._unknown(side, still))
        self.tokens = [token for group in self.groups for token in group]
        self.by_truth: dict[str, Token] = {}
        #: Passengers and their fleets at sea, in an order that anybody could tell.
        self.pairs: list[tuple[str, str]] = []
        if state.cargo:
            self.by_truth = {token.truth.id: token for token in self.tokens}
            self.pairs = sorted([p for p in state.cargo.items() if self._at_sea(p[0])], key=self._aliases)

    def _unknown(self, side: str, still: tuple[str, ...]) -> list[Token]:
        at, mask, alias = self.state.at, self.state.mask, self.state.alias
        open_kinds: dict[str, bool] = {}
        found: list[Token] = []
        for block in self.state.printed.units[side]:
            name = block.id
            place = at[name]
            if place == OUT or mask[name] == block.bit or name in still:
                continue
            free = open_kinds.get(place)
            if free is None:
                free = open_kinds[place] = self._free(place)
            bits = mask[name] & self._kind(block, free and name not in self.tied)
            if bits != block.bit:
                found.append(Token(block, alias.get(name) or self._nameless(name, place), bits))
        return found

    def _nameless(self, block: str, place: str) -> str:
        """What is known of a block that lies face down: that it was drawn, or what it did before it fell."""
        state = self.state
        if block not in self.tied and block not in self.noted:
            return place
        marks = [block in noted for noted in (state.drawn, state.moved, *_notes(state))]
        marched = [number for number, f in enumerate(state.formations) if block in f.units]
        return f"{place} {marks} {marched}"

    def _kind(self, block: Block, free: bool) -> int:
        """What the token shows of itself by what it is doing: all that moves alike, or anything at all."""
        printed, side = self.state.printed, block.side
        if not free:
            return printed.gaits[side][block.gait]
        bits = printed.side_bits[side]
        if self.state.winter:  # 9.24a: what becomes of barbarians in winter is seen
            bits &= printed.barbarians[side] if block.barbarian else ~printed.barbarians[side]
        return bits & (printed.sicilians[side] if block.sicilian else ~printed.sicilians[side])

    def _free(self, place: str) -> bool:
        """Whether nothing tells a fleet from a land unit there."""
        state = self.state
        if place in (POOL, ASIDE):
            return not state.drawn
        return state.printed.places[place].coastal and place not in state.sieges and state.fight is None

    def _at_sea(self, unit: str) -> bool:
        spot = self.state.printed.places.get(self.state.at[unit])
        return spot is not None and spot.sea

    def _aliases(self, pair: tuple[str, str]) -> tuple[str, str]:
        return (self.state.alias.get(pair[1], ""), self.state.alias.get(pair[0], ""))

    def changes(self) -> dict[str, str]:
        """The truth's block -> the block of this deal, where they differ."""
        for _ in range(TRIES):
            self._draw()
            self._stir()
            for unit, fleet in self.pairs:
                self._make_room(unit, fleet)
            if not self._lack():
                break
        return {t.truth.id: t.block.id for t in self.tokens if t.truth is not t.block}

    def _draw(self) -> None:
        """Each token in turn takes a block left that it may be; one that finds none asks others to change."""
        blocks = sorted([token.truth for token in self.tokens], key=_index)
        self.luck.shuffle(blocks)
        holders: dict[int, Token] = {}
        size = len(blocks)
        for group in self.groups:
            start, bits, queue = 0, group[0].bits, group.copy()
            self.luck.shuffle(queue)
            for token in queue:  # what one of them has passed over, the next need not look at again
                while start < size and not (bits & blocks[start].bit and blocks[start].bit not in holders):
                    start += 1
                if start < size:
                    token.block = blocks[start]
                    holders[token.block.bit] = token
                else:
                    _take_any(token, blocks, holders, set())

    def _stir(self) -> None:
        """Exchanges at random between groups, so that the order of the draw favours nobody."""
        tokens, luck = self.tokens, self.luck
        size = len(tokens)
        if len(self.groups) < 2:
            return
        for _ in range(ROUNDS):
            for one in tokens:
                two = tokens[luck.below(size)]
                if one.bits != two.bits and one.bits & two.block.bit and two.bits & one.block.bit:
                    one.block, two.block = two.block, one.block

    def _make_room(self, unit: str, fleet: str) -> None:
        """5.21b: a passenger must be able to be smaller than its fleet; who can exchange places does."""
        for name in (unit, fleet):
            one = self.by_truth.get(name)
            if one is None:
                continue
            for two in self.tokens:
                if self._over(unit, fleet) <= 0:
                    return
                self._try(one, two)

    def _try(self, one: Token, two: Token) -> None:
        """Exchange two tokens if passengers fit better then."""
        if not (one.bits & two.block.bit and two.bits & one.block.bit):
            return
        before = self._lack()
        one.block, two.block = two.block, one.block
        if self._lack() >= before:
            one.block, two.block = two.block, one.block

    def _lack(self) -> int:
        """How many steps too strong all passengers together are for their fleets."""
        return sum([max(0, self._over(unit, fleet)) for unit, fleet in self.pairs])

    def _over(self, unit: str, fleet: str) -> int:
        """Steps by which even the weakest this passenger may be is too strong for its fleet."""
        low, high = self.state.low, self.state.high
        return low[self._now(unit)] + 1 - high[self._now(fleet)]

    def _now(self, name: str) -> str:
        token = self.by_truth.get(name)
        return name if token is None else token.block.id


def _index(block: Block) -> int:
    return block.index


def _take_any(token: Token, blocks: list[Block], holders: dict[int, Token], asked: set[int]) -> bool:
    """An augmenting path: whoever holds what this token may be looks for something else."""
    bits = token.bits
    for block in blocks:
        if bits & block.bit and block.bit not in holders:
            holders[block.bit] = token
            token.block = block
            return True
    for block in blocks:
        if bits & block.bit and block.bit not in asked:
            asked.add(block.bit)
            if _take_any(holders[block.bit], blocks, holders, asked):
                holders[block.bit] = token
                token.block = block
                return True
    return False


def _notes(state: Hellenes) -> tuple[tuple[str, ...], ...]:
    """What the turn at hand has noted of blocks, besides where they went."""
    return (state.spent, state.kept, state.sheltered)


def _tied(state: Hellenes) -> frozenset[str]:
    """Tokens whose nature as fleet or land unit shows in what they do: at sea, carried, or on the move."""
    tied = {*state.cargo, *state.cargo.values(), *state.moved, *state.drawn}
    for formation in state.formations:
        tied.update(formation.units)
    for frame in state.frames:
        for name in fields_of(frame):
            _names(getattr(frame, name), tied)
    return frozenset(tied)


def fields_of(frame: Frame) -> tuple[str, ...]:
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
