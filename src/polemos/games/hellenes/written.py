"""What a position writes in its own way: blocks with what is known of them, plays as two words."""

from __future__ import annotations

from typing import Any

from polemos.engine.codec import Reader
from polemos.games.hellenes.state import ASIDE, OUT, POOL, Hellenes, Play


def write_blocks(state: Hellenes) -> dict[str, Any]:
    """Blocks of this scenario with place, strength and what is known of them."""
    return {block: _block(state, block) for block in state.at if state.at[block] != OUT}


def _block(state: Hellenes, block: str) -> dict[str, Any]:
    entry: dict[str, Any] = {"at": state.at[block], "cv": state.strength[block]}
    if block in state.alias:
        entry["alias"] = state.alias[block]
    may_be = state.mask[block] << state.printed.first[state.side(block)]
    return {**entry, "may_be": f"{may_be:x}", "low": state.low[block], "high": state.high[block]}


def read_blocks(state: Hellenes, blocks: Reader) -> None:
    """Every block; one that is not named is not in the scenario."""
    blocks.only(state.printed.blocks)
    for name in state.printed.blocks:
        if name in blocks.value:
            _read_block(state, name, blocks.reader(name))
        else:
            state.put(name, OUT)
            state.strength[name] = 0


def _read_block(state: Hellenes, name: str, entry: Reader) -> None:
    block = state.printed.blocks[name]
    entry.only(("at", "cv", "alias", "may_be", "low", "high"))
    state.put(name, entry.one_of("at", (*state.printed.places, POOL, ASIDE)))
    state.strength[name] = entry.number("cv", 0, block.max)
    state.low[name] = entry.number("low", 1, block.max)
    state.high[name] = entry.number("high", 1, block.max)
    state.mask[name] = _hex(entry, "may_be") >> state.printed.first[block.side]
    if "alias" in entry.value:
        state.alias[name] = entry.text("alias")


def _hex(entry: Reader, key: str) -> int:
    try:
        return int(entry.text(key), 16)
    except ValueError:
        raise entry.fail(key, "hex digits are expected") from None


def read_path(state: Hellenes, data: Reader) -> tuple[str, ...]:
    """5.0d: a way may come by a place twice, but it begins somewhere."""
    path = data.texts("path")
    if not path or any(place not in state.printed.places for place in path):
        raise data.fail("path", "a list of places is expected")
    return path


def write_plays(plays: dict[str, Play]) -> dict[str, str]:
    """3.0: `"event c05"` or `"coins c05"`."""
    return {side: " ".join(play) for side, play in plays.items()}


def read_plays(state: Hellenes, data: Reader) -> dict[str, Play]:
    data.only(("athens", "sparta"))
    return {side: _play(state, data, side) for side in data.value}


def _play(state: Hellenes, data: Reader, side: str) -> Play:
    words = data.text(side).split()
    if len(words) != 2 or words[0] not in ("event", "coins") or words[1] not in state.printed.cards:
        raise data.fail(side, '"event" or "coins" and a card are expected')
    return words[0], words[1]
