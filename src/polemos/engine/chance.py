"""All chance of a match: one generator, kept inside the state, that anybody can check afterwards.

Number `i` of a match is derived from the seed and `i` alone (BLAKE2b keyed with the seed), so whoever
learns the seed can recompute every roll, and nobody can guess the next one from those before.
"""

from __future__ import annotations

from hashlib import blake2b, sha256
from struct import Struct
from typing import Any, Final

#: A drawn number has 64 bits. It is handled in two halves: larger numbers than a machine's are slow.
_SPAN: Final = 1 << 64
_HALVES: Final = Struct(">II").unpack
_HALF: Final = 1 << 32

#: How the first numbers of a match are written; later ones are spelled out.
_MANY: Final = 4096
_WRITTEN: Final = [str(number).encode() for number in range(_MANY)]


def seed_key(seed: int | str) -> str:
    """The generator's key: hex digits that stand for the seed, whatever its length."""
    return blake2b(f"polemos:{seed}".encode(), digest_size=32).hexdigest()


def commitment(seed: int | str) -> str:
    """What is published before the match: binds the seed without telling it."""
    return sha256(f"polemos-seed:{seed}".encode()).hexdigest()


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
        #: The hash of what all numbers of this key begin with, and that key; made for the first of them.
        self._begun: Any = None
        self._begun_with = ""

    def clone(self) -> Chance:
        copy = Chance(self.key, self.drawn, self.given, self.entered)
        copy._begun, copy._begun_with = self._begun, self._begun_with
        return copy

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely."""
        if self._begun_with is not self.key:
            self._begun = blake2b(f"{self.key}:".encode(), digest_size=8)
            self._begun_with = self.key
        while True:
            number = self._begun.copy()
            drawn = self.drawn
            number.update(_WRITTEN[drawn] if drawn < _MANY else str(drawn).encode())
            self.drawn = drawn + 1
            halves: tuple[int, int] = _HALVES(number.digest())
            high, low = halves
            if (high < _HALF - 1 and n <= _HALF) or high * _HALF + low < _SPAN - _SPAN % n:
                return (high % n * _HALF + low) % n

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
