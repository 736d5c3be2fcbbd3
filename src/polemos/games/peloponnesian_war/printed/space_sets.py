"""Sets of spaces as whole numbers, a bit for each space."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

#: A set of spaces: a whole number with a bit for each. The type does not say so: compiled code then hands
#: these long numbers to Python as they are, and does not look each time whether they fit a machine word.
Spaces: TypeAlias = Any

#: More than there are nodes.
BYTES: Final = 21

#: Byte of a set -> its value -> the numbers of the nodes in it.
NODES_IN: Final[list[list[tuple[int, ...]]]] = [
    [tuple([8 * byte + i for i in range(8) if value >> i & 1]) for value in range(256)]
    for byte in range(BYTES)
]

#: Node -> the set of all nodes before it.
_BELOW: Final[list[Spaces]] = [(1 << node) - 1 for node in range(8 * BYTES)]


def bits(mask: Spaces) -> list[int]:
    """The numbers of the spaces in a set, in ascending order."""
    found: list[int] = []
    if mask.bit_count() < 5:
        while mask:
            length: int = mask.bit_length()
            found.append(length - 1)
            mask &= _BELOW[length - 1]
        found.reverse()
        return found
    data: bytes = mask.to_bytes(BYTES, "little")
    for i in range(BYTES):
        if data[i]:
            found.extend(NODES_IN[i][data[i]])
    return found
