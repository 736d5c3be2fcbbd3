"""2.0: what each player can know of the other's blocks (deal.py deals the rest anew).

Seen from outside, a standing block is a token with a name of its own (its alias). For every token the state
keeps the blocks it may be (`mask`, one bit each), as the opponent can work them out: a battle pins it to one
block; tokens that stand together can be exchanged by their owner, so they get new names and one common mask.
For every block it keeps the least and the greatest strength it may have (`low`, `high`). A deal that respects
both is consistent with all that was shown.
"""

from __future__ import annotations

from hashlib import blake2b

from polemos.games.hellenes.printed import ATHENS, SIDES, Block
from polemos.games.hellenes.state import POOL, Hellenes


def rename(state: Hellenes, blocks: tuple[str, ...]) -> None:
    """New aliases; which block gets which depends on the secret key of the match and tells nothing."""
    state.aliases += 1
    prefix = f"{'x' if state.side(blocks[0]) == ATHENS else 'y'}{state.aliases}"
    order = list(blocks)
    if len(order) > 1:
        _stir(order, f"{state.chance.key}:alias:{state.aliases}")
    for number, block in enumerate(order):
        state.alias[block] = f"{prefix}_{number}"


def _stir(order: list[str], salt: str) -> None:
    """An order that only the holder of the key can foresee; the match's own dice are not touched."""
    seed = int.from_bytes(blake2b(salt.encode(), digest_size=32).digest(), "big")
    order.sort()
    for i in range(len(order) - 1, 0, -1):
        seed, j = divmod(seed, i + 1)
        order[i], order[j] = order[j], order[i]


def mix(state: Hellenes, blocks: tuple[str, ...]) -> None:
    """The owner may have exchanged these blocks behind his hand."""
    share_masks(state, blocks)
    rename(state, blocks)


def share_masks(state: Hellenes, blocks: tuple[str, ...]) -> None:
    union = 0
    for block in blocks:
        union |= state.mask[block]
    for block in blocks:
        state.mask[block] = union


def part(state: Hellenes, leaving: tuple[str, ...], staying: tuple[str, ...]) -> None:
    """Some of a stack go: the owner took them from behind his hand, so nobody knows which."""
    if staying and leaving:
        mix(state, (*leaving, *staying))
        rename(state, leaving)
        rename(state, staying)


def mix_stacks(state: Hellenes, side: str) -> None:
    """2.0b: at the end of a phase every stack has been shuffled, if there is anything to hide."""
    places, mask = state.printed.places, state.mask
    uneven: list[str] = []
    for place, blocks in state.stacks[side].items():
        if len(blocks) > 1 and place in places:
            first = mask[blocks[0]]
            for block in blocks:
                if mask[block] != first:
                    uneven.append(place)
                    break
    for place in sorted(uneven):
        mix(state, state.stacks[side][place])


def expose(state: Hellenes, blocks: tuple[str, ...]) -> None:
    """6.1c: these blocks are shown to everybody."""
    for side in SIDES:
        _pin(state, side, [state.printed.blocks[b] for b in blocks if state.side(b) == side])
    note_strength(state, blocks)
    if blocks:
        state.reveal()


def _pin(state: Hellenes, side: str, shown: list[Block]) -> None:
    """These blocks are known; no other token can be one of them."""
    if not shown:
        return
    bits, mask = 0, state.mask
    for block in shown:
        bits |= block.bit
    for other in state.printed.units[side]:
        if other.id in mask:
            mask[other.id] &= ~bits
    for block in shown:
        mask[block.id] = block.bit


def note_strength(state: Hellenes, blocks: tuple[str, ...]) -> None:
    """In battle every step lost is seen."""
    for block in blocks:
        state.low[block] = state.high[block] = state.strength[block]


def blur(state: Hellenes, blocks: tuple[str, ...], down: int, up: int) -> None:
    """Some of these blocks lost or gained strength unseen: widen what they may have."""
    union = 0
    for token in blocks:
        union |= state.mask[token]
    if not union:
        return
    low, high = state.low, state.high
    for block in state.printed.units[state.side(blocks[0])]:
        if union & block.bit and block.id in low:
            low[block.id] = max(1, low[block.id] - down)
            high[block.id] = min(block.max, high[block.id] + up)


def into_pool(state: Hellenes, block: str) -> None:
    """2.0c: back to the pool, face down; whoever was seen to go will come back as a cadre."""
    state.put(block, POOL)
    state.strength[block] = 0
    if state.mask[block] == state.printed.blocks[block].bit:
        state.low[block] = state.high[block] = 1
    drop_cargo(state, block)
    state.alias.pop(block, None)
    share_masks(state, state.here(state.side(block), POOL))


def drop_cargo(state: Hellenes, block: str) -> None:
    """A block that leaves the board carries nothing and is carried by nobody."""
    state.cargo.pop(block, None)
    for unit in [u for u, fleet in state.cargo.items() if fleet == block]:
        del state.cargo[unit]


def from_pool(state: Hellenes, block: str, place: str, strength: int, may_be: int) -> None:
    """4.22: a recruit appears; the opponent knows only what could have been placed there."""
    side = state.side(block)
    share_masks(state, state.here(side, POOL))
    state.put(block, place)
    state.strength[block] = strength
    state.mask[block] = (state.mask[block] & may_be) | state.printed.blocks[block].bit
    rename(state, (block,))
    may_be = state.mask[block]
    for other in state.printed.units[side]:
        if may_be & other.bit and other.id in state.low:
            state.low[other.id] = 1
            state.high[other.id] = max(state.high[other.id], other.max if other.barbarian else 1)
