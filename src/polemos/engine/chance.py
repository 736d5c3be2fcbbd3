"""All chance of a match: one generator, kept inside the state, that anybody can check afterwards.

Number `i` of a match is derived from the seed and `i` alone (BLAKE2b keyed with the seed), so whoever
learns the seed can recompute every roll, and nobody can guess the next one from those before.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b, sha256
from struct import Struct
from typing import Final

#: A number has 32 bits, and one hash gives a block of 16 of them.
_SPAN: Final = 1 << 32
_BLOCK: Final = 16

#: Up to so many results, a number below the safe bound is never among the last ones, which are drawn again.
_FEW: Final = 1 << 16
_SAFE: Final = _SPAN - _FEW
_NUMBERS: Final = Struct(">16I").unpack


def seed_key(seed: int | str) -> str:
    """The generator's key: hex digits that stand for the seed, whatever its length."""
    return blake2b(f"polemos:{seed}".encode(), digest_size=32).hexdigest()


def commitment(seed: int | str) -> str:
    """What is published before the match: binds the seed without telling it."""
    return sha256(f"polemos-seed:{seed}".encode()).hexdigest()


def salt_after(dropped: Sequence[object]) -> int:
    """Fresh chance after a takeback. It depends on all that was taken back, earlier salts included,
    so that going back again never brings back dice that somebody has seen."""
    return int.from_bytes(blake2b(repr(dropped).encode(), digest_size=6).digest(), "big")


class DiceNeeded(Exception):
    """Real dice are used at this table and the next ones have not been entered yet."""

    def __init__(self, rule: str, count: int, sides: int) -> None:
        super().__init__(rule)
        self.rule = rule
        self.count = count
        self.sides = sides


class Chance:
    """The generator's state: a key, how many numbers were drawn, and dice given in advance."""

    def __init__(self, key: str, drawn: int = 0, given: tuple[int, ...] = (), entered: bool = False) -> None:
        self.key = key
        self.drawn = drawn
        self.given = given
        self.entered = entered
        #: The block that was hashed last: the first number after it, and its own ones.
        self._until = 0
        self._numbers: tuple[int, ...] = ()

    def clone(self) -> Chance:
        copy = Chance(self.key, self.drawn, self.given, self.entered)
        copy._until, copy._numbers = self._until, self._numbers
        return copy

    def change_key(self, key: str) -> None:
        """Other chance from here on."""
        self.key = key
        self._until = 0

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely."""
        while n <= _SPAN:
            drawn = self.drawn
            if drawn >= self._until:
                self._hash(drawn // _BLOCK)
            self.drawn = drawn + 1
            number = self._numbers[drawn - self._until]  # counted from the end of the block
            if (number < _SAFE and n <= _FEW) or number < _SPAN - _SPAN % n:
                return number % n
        return self._far_below(n)

    def _far_below(self, n: int) -> int:
        """The same for more results than a number has: several numbers are read as one."""
        span = _SPAN
        while span < n:
            span *= _SPAN
        while True:
            number, read = 0, 1
            while read < span:
                number, read = number * _SPAN + self.below(_SPAN), read * _SPAN
            if number < span - span % n:
                return number % n

    def _hash(self, block: int) -> None:
        self._numbers = _NUMBERS(blake2b(f"{self.key}:{block}".encode()).digest())
        self._until = (block + 1) * _BLOCK

    def roll(self, rule: str, count: int, sides: int) -> tuple[int, ...]:
        """`count` dice: the given ones first, then entered or generated ones."""
        if len(self.given) < count and self.entered:
            raise DiceNeeded(rule, count, sides)
        dice = []
        for _ in range(count):
            if self.given:
                dice.append(self.given[0])
                self.given = self.given[1:]
                self.drawn += 1
            else:
                dice.append(1 + self.below(sides))
        return tuple(dice)

    def draw(self, items: tuple[str, ...]) -> str:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: tuple[str, ...]) -> tuple[str, ...]:
        """The items in random order (Fisher-Yates)."""
        deck = list(items)
        for i in range(len(deck) - 1, 0, -1):
            j = self.below(i + 1)
            deck[i], deck[j] = deck[j], deck[i]
        return tuple(deck)


class Sealed(Chance):
    """Chance that may not be asked: whoever does learns it by an exception."""

    def below(self, n: int) -> int:
        raise DiceNeeded("", 1, n)

    def roll(self, rule: str, count: int, sides: int) -> tuple[int, ...]:
        raise DiceNeeded(rule, count, sides)
