"""The bot that `examples/train.py` taught: a few matrices, no learning library.

    export POLEMOS_LEARNED=hellespont.npz
    polemos simulate hellespont --seats class:learned.Learned,random
    polemos play hellespont --seat athens=me --seat sparta=class:learned.Learned

It sees what its seat may know and nothing else: the vector of a copy in which all hidden things are dealt
anew is the same as that of the match.
"""

from __future__ import annotations

import os
from typing import Any

import numpy

from polemos.bots import Bot, Choice, Seat
from polemos.lab.actions import action_space
from polemos.lab.observation import encoder


class Learned(Bot):
    """Takes the choice that the network likes best."""

    def __init__(self, seed: int | str = 0, budget: int | None = None) -> None:
        super().__init__(seed, budget)
        with numpy.load(os.environ.get("POLEMOS_LEARNED", "learned.npz")) as kept:
            self.layers = [(kept[f"weight{i}"], kept[f"bias{i}"]) for i in range(int(kept["layers"]))]

    def choose(self, seat: Seat) -> Choice:
        copy = seat.determinize(0)
        liked = self._liked(encoder(copy.game).vector(copy, seat.role))
        legal = action_space(copy.game.meta.id).legal(seat.prompt)
        return legal[max(legal, key=lambda number: float(liked[number]))]

    def _liked(self, seen: Any) -> Any:
        """What the network thinks of every number; its hidden layers are tanh."""
        *hidden, last = self.layers
        for weight, bias in hidden:
            seen = numpy.tanh(weight @ seen + bias)
        return last[0] @ seen + last[1]
