"""What a seat sees as a vector of fixed size, with a layout that can be printed (docs/lab.md explains it).

The view of docs/protocol.md says the same as JSON, exactly; the vector is for networks. Its blocks come from
the game's own board, so the layout of a game is the same in every scenario and every match.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple
from zlib import crc32

import numpy

from polemos.engine.game import Game
from polemos.engine.match import Match

#: Facts without a block of their own are counted into this many buckets by a hash of their name.
BUCKETS = 512

#: Whoever is no role of the game (a nation without a player, an unknown side).
OTHERS = "others"

#: Keys of a view that have their own block, or say nothing that the rest does not.
BLOCKED = frozenset(("turn", "pieces", "tracks", "score", "hands", "focus", "selected", "forecast"))


class Block(NamedTuple):
    """A stretch of the vector: `size` numbers from `start` on; `axes` name what the indices mean."""

    name: str
    start: int
    axes: tuple[tuple[str, ...], ...]

    @property
    def size(self) -> int:
        size = 1
        for axis in self.axes:
            size *= len(axis)
        return size


def squashed(numbers: Any) -> Any:
    """Any number between -1 and 1, order kept: 0 is 0, 10 is one half, 90 is 0.9."""
    return numbers / (10 + numpy.abs(numbers))


@cache
def layout(game: Game) -> tuple[Block, ...]:
    """The blocks of a game's vector, in order."""
    board, roles = game.board(), game.meta.roles
    sides = (*roles, OTHERS)
    places, kinds = tuple(sorted(board.get("places", ()))), tuple(sorted(board.get("kinds", ())))
    tracks = tuple(sorted(board.get("tracks", ())))
    planes = [
        ("viewer", (roles,)),
        ("deciders", (roles,)),
        ("turn", (("turn",),)),
        ("score", (roles,)),
        ("hands", (roles,)),
        ("tracks", (tracks, sides)),
        ("kinds", ((*kinds, OTHERS), sides)),
        ("count", (places, sides)),
        ("face", (places, sides)),
        ("hidden", (places, sides)),
        ("focus", (places,)),
        ("selected", (places,)),
        ("facts", (tuple(str(i) for i in range(BUCKETS)),)),
    ]
    blocks: list[Block] = []
    start = 0
    for name, axes in planes:
        block = Block(name, start, tuple(axes))
        blocks.append(block)
        start += block.size
    return tuple(blocks)


def size(game: Game) -> int:
    last = layout(game)[-1]
    return last.start + last.size


@cache
def encoder(game: Game) -> Encoder:
    return Encoder(game)


class Encoder:
    """Fills vectors of one game. Indices are looked up once per game, not once per view."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.size = size(game)
        self._starts = {block.name: block.start for block in layout(game)}
        self._axes = {
            block.name: [{name: i for i, name in enumerate(axis)} for axis in block.axes]
            for block in layout(game)
        }

    def vector(self, match: Match, role: str) -> Any:
        """The view of a role as an array of numbers from -1 to 1."""
        view = match.view(role)
        sums = [0.0] * self.size
        self._add(sums, "viewer", 10.0, role)
        for decider in match.deciders:
            self._add(sums, "deciders", 10.0, decider)
        self._add(sums, "turn", view.get("turn", 0), "turn")
        self._totals(sums, view)
        self._pieces(sums, view)
        for place in view.get("focus", ()):
            self._add(sums, "focus", 10.0, place)
        for name, value in facts({k: v for k, v in view.items() if k not in BLOCKED}):
            sums[self._starts["facts"] + crc32(name.encode()) % BUCKETS] += value
        return squashed(numpy.array(sums, numpy.float32))

    def _totals(self, sums: list[float], view: Mapping[str, Any]) -> None:
        for role, score in view.get("score", {}).items():
            self._add(sums, "score", score["total"], role)
        for role, hand in view.get("hands", {}).items():
            self._add(sums, "hands", hand.get("count", 0), role)
            for card in hand.get("cards", ()):
                sums[self._starts["facts"] + crc32(f"hands.{role}={card}".encode()) % BUCKETS] += 10.0
        for track, by_side in view.get("tracks", {}).items():
            for side, value in by_side.items() if isinstance(by_side, dict) else ():
                if isinstance(value, (int, float)):
                    self._add(sums, "tracks", value, track, side)

    def _pieces(self, sums: list[float], view: Mapping[str, Any]) -> None:
        chosen = set(view.get("selected", ()))
        for piece, facts_ in view.get("pieces", {}).items():
            place, side, count = facts_.get("at", ""), facts_.get("side", ""), facts_.get("count", 1)
            self._add(sums, "count", count, place, side)
            self._add(sums, "face", facts_.get("face", 0), place, side)
            self._add(sums, "hidden", 1.0 if facts_.get("hidden") else 0.0, place, side)
            if "kind" in facts_:
                self._add(sums, "kinds", count, facts_["kind"], side)
            if piece in chosen:
                self._add(sums, "selected", 10.0, place)

    def _add(self, sums: list[float], block: str, value: float, *where: str) -> None:
        """Add to one cell; a place or track that the board does not have is left to the JSON view."""
        if not value:
            return
        at = 0
        for names, name in zip(self._axes[block], where, strict=True):
            index = names.get(name, names.get(OTHERS))
            if index is None:
                return
            at = at * len(names) + index
        sums[self._starts[block] + at] += value


def facts(value: Any, path: str = "") -> Iterator[tuple[str, float]]:
    """A JSON value as named numbers: numbers themselves, 10 for each text or flag that is there."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from facts(inner, f"{path}.{key}" if path else str(key))
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from facts(inner, path)
    elif isinstance(value, bool):
        yield path, 10.0 if value else 0.0
    elif isinstance(value, (int, float)):
        yield path, float(value)
    elif isinstance(value, str):
        yield f"{path}={value}", 10.0
