"""Sets of places as whole numbers, a bit for each place: whole sets are joined and compared at once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, TypeAlias

#: A set: a whole number with a bit for each member. The type does not say so: compiled code then hands these
#: long numbers to Python as they are, and does not look each time whether they fit a machine word.
Bits: TypeAlias = Any

#: Up to so many members are taken out one by one.
FEW: Final = 4

#: How many sets a `Numbered` remembers by their names.
MOST_KNOWN: Final = 10_000

#: Byte of a set -> its value -> the numbers in it. Grows with the longest set that was asked for.
_IN_BYTE: Final[list[list[tuple[int, ...]]]] = []


def numbers(bits: Bits) -> list[int]:
    """The numbers of the bits that are set, in ascending order."""
    found: list[int] = []
    length: int = bits.bit_length()
    if bits.bit_count() <= FEW:
        while length:
            found.append(length - 1)
            bits ^= 1 << length - 1
            length = bits.bit_length()
        found.reverse()
        return found
    data: bytes = bits.to_bytes((length + 7) // 8, "little")
    if len(data) > len(_IN_BYTE):
        _grow(len(data))
    for i in range(len(data)):
        if data[i]:
            found.extend(_IN_BYTE[i][data[i]])
    return found


def _grow(length: int) -> None:
    for byte in range(len(_IN_BYTE), length):
        _IN_BYTE.append([tuple([8 * byte + i for i in range(8) if v >> i & 1]) for v in range(256)])


class Numbered:
    """Names in a fixed order, each with a number and a bit."""

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names
        self.number: dict[str, int] = {name: i for i, name in enumerate(names)}
        self.bit: dict[str, Bits] = {name: 1 << i for i, name in enumerate(names)}
        self._known: dict[Bits, tuple[str, ...]] = {}

    def mask(self, names: Iterable[str]) -> Bits:
        """The set of some names, each of which is given once."""
        return sum(map(self.bit.__getitem__, names))

    def named(self, bits: Bits) -> tuple[str, ...]:
        """The names of a set, in their order."""
        known = self._known.get(bits)
        if known is None:
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
            known = self._known[bits] = tuple([self.names[number] for number in numbers(bits)])
        return known
