"""Actions as numbers: each game has a table of `(verb, argument)` pairs, and a number keeps its meaning.

The tables are files in `polemos/lab/tables`, one pair a line, made by `tools/action_tables.py` from played
games; new pairs are only ever appended. What no table knows (a reader's own data files, a rule younger than
the table) takes a spare number at the far end of the space, in the order of the prompt: such a number means
something only within its prompt, but no legal choice is out of reach.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from polemos.engine.errors import BadData
from polemos.engine.prompt import Arg, Choices, Prompt

Pair = tuple[str, Arg]

#: At least so many numbers stay spare; the size of a space is the next power of two.
SPARE = 256


def folder() -> Path:
    return Path(__file__).parent / "tables"


@cache
def action_space(game_id: str) -> ActionSpace:
    """The numbering of a game's actions; a game without a table has spare numbers only."""
    path = folder() / f"{game_id}.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return ActionSpace(tuple(parse(line) for line in lines if not line.startswith("#")))


def write(pair: Pair) -> str:
    """A pair as a line: the verb, and its argument; numbers have a `#` before them."""
    verb, arg = pair
    if arg is None:
        return verb
    return f"{verb} #{arg}" if isinstance(arg, int) else f"{verb} {arg}"


def parse(line: str) -> Pair:
    verb, space, arg = line.partition(" ")
    if not space:
        return verb, None
    return (verb, int(arg[1:])) if arg.startswith("#") else (verb, arg)


class ActionSpace:
    """Pairs to numbers and back. `size` numbers in all; `pairs[i]` is number i."""

    def __init__(self, pairs: tuple[Pair, ...]) -> None:
        self.pairs = pairs
        self.size = 1 << (len(pairs) + SPARE - 1).bit_length()
        #: verb -> argument -> number.
        self._numbers: dict[str, dict[Arg, int]] = {}
        for number, (verb, arg) in enumerate(pairs):
            self._numbers.setdefault(verb, {})[arg] = number

    def __deepcopy__(self, _memo: object) -> ActionSpace:
        """It never changes, and OpenSpiel copies all that a state holds."""
        return self

    def numbers(self, prompt: Prompt) -> list[int]:
        """The legal numbers, in the order of the prompt; unknown pairs beyond the spare ones are left out."""
        choices = prompt.choices if prompt.kinds is None else prompt.ahead().choices
        found: list[int] = []
        try:
            for verb, args in choices.items():
                found += map(self._numbers[verb].__getitem__, args)
        except KeyError:
            return self._with_spare(choices)
        return found

    def _with_spare(self, choices: Choices) -> list[int]:
        """The same where the table does not know all."""
        found: list[int] = []
        spare, least = self.size, len(self.pairs)
        for verb, args in choices.items():
            known = self._numbers.get(verb, {})
            for arg in args:
                number = known.get(arg)
                if number is None:
                    if spare == least:
                        continue
                    spare -= 1
                    number = spare
                found.append(number)
        return found

    def legal(self, prompt: Prompt) -> dict[int, Pair]:
        """What the prompt offers, by number and sorted. What the table does not know and spare numbers do not
        reach is left out."""
        return {number: self._meant(number, prompt) for number in sorted(self.numbers(prompt))}

    def write_mask(self, prompt: Prompt, mask: bytearray | memoryview) -> None:
        """1 for each legal number; the mask is all zeros before."""
        for number in self.numbers(prompt):
            mask[number] = 1

    def mask(self, prompt: Prompt) -> bytearray:
        """One byte for each number: 1 if it is legal. `numpy.frombuffer` reads it without a copy."""
        mask = bytearray(self.size)
        self.write_mask(prompt, mask)
        return mask

    def pair(self, number: int, prompt: Prompt) -> Pair:
        """The choice a number means here; BadData for one that the prompt does not offer."""
        if 0 <= number < len(self.pairs):
            pair = self.pairs[number]
            if prompt.offered(*pair) and (prompt.kinds is None or prompt.ahead().offered(*pair)):
                return pair
        elif number in self.numbers(prompt):
            return self._meant(number, prompt)
        raise BadData(f"action: {number} ({self.name(number)}) is not offered now")

    def _meant(self, number: int, prompt: Prompt) -> Pair:
        """The pair of a number that is legal: its own, or the one that has this spare number here."""
        if number < len(self.pairs):
            return self.pairs[number]
        return self._unknown(prompt)[self.size - 1 - number]

    def _unknown(self, prompt: Prompt) -> list[Pair]:
        """What the prompt offers and the table does not know, in the order of the prompt."""
        return [pair for pair in prompt.ahead().pairs() if pair[1] not in self._numbers.get(pair[0], {})]

    def name(self, number: int) -> str:
        """What a number says, for people."""
        if not 0 <= number < self.size:
            raise BadData(f"action: {number} is not a number from 0 to {self.size - 1}")
        return write(self.pairs[number]) if number < len(self.pairs) else f"spare {self.size - 1 - number}"
