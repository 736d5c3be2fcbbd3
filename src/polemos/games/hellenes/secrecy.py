"""2.0: what each player can know of the other's blocks, and dealing the rest anew.

Seen from outside, a standing block is a token with a name of its own (its alias). For every token the state
keeps the blocks it may be (`mask`, one bit each), as the opponent can work them out: a battle pins it to one
block; tokens that stand together can be exchanged by their owner, so they get new names and one common mask.
For every block it keeps the least and the greatest strength it may have (`low`, `high`). A deal that respects
both is consistent with all that was shown.
"""

from __future__ import annotations

from hashlib import blake2b

from polemos.engine.codec import frame_from_json, frame_to_json
from polemos.engine.flow import Frame
from polemos.games.hellenes.book import ATHENS, SIDES
from polemos.games.hellenes.state import ASIDE, OUT, POOL, Fight, Formation, Hellenes


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
    places, mask = state.book.places, state.mask
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
    shown = 0
    for block in blocks:
        shown |= state.book.blocks[block].bit
    state.mask = {other: bits & ~shown for other, bits in state.mask.items()}
    for block in blocks:
        state.mask[block] = state.book.blocks[block].bit
    note_strength(state, blocks)
    if blocks:
        state.reveal()


def note_strength(state: Hellenes, blocks: tuple[str, ...]) -> None:
    """In battle every step lost is seen."""
    for block in blocks:
        state.low[block] = state.high[block] = state.cv[block]


def blur(state: Hellenes, blocks: tuple[str, ...], down: int, up: int) -> None:
    """Some of these blocks lost or gained strength unseen: widen what they may have."""
    union = 0
    for token in blocks:
        union |= state.mask[token]
    if not union:
        return
    low, high = state.low, state.high
    for block in state.book.units[state.side(blocks[0])]:
        if union & block.bit and block.id in low:
            low[block.id] = max(1, low[block.id] - down)
            high[block.id] = min(block.max, high[block.id] + up)


def into_pool(state: Hellenes, block: str) -> None:
    """2.0c: back to the pool, face down."""
    state.put(block, POOL)
    state.cv[block] = 0
    drop_cargo(state, block)
    state.alias.pop(block, None)
    share_masks(state, state.here(state.side(block), POOL))


def drop_cargo(state: Hellenes, block: str) -> None:
    """A block that leaves the board carries nothing and is carried by nobody."""
    state.cargo.pop(block, None)
    for unit in [u for u, fleet in state.cargo.items() if fleet == block]:
        del state.cargo[unit]


def from_pool(state: Hellenes, block: str, place: str, cv: int, may_be: int) -> None:
    """4.22: a recruit appears; the opponent knows only what could have been placed there."""
    side = state.side(block)
    share_masks(state, state.here(side, POOL))
    state.put(block, place)
    state.cv[block] = cv
    state.mask[block] = (state.mask[block] & may_be) | state.book.blocks[block].bit
    rename(state, (block,))
    may_be = state.mask[block]
    for other in state.book.units[side]:
        if may_be & other.bit and other.id in state.low:
            state.low[other.id] = 1
            state.high[other.id] = max(state.high[other.id], other.max if other.barbarian else 1)


# --- dealing anew -------------------------------------------------------------------------------------


def determinize(state: Hellenes, role: str | None, frames: dict[str, type[Frame]]) -> None:
    """All that the role cannot know is dealt anew, within what was shown."""
    for side in SIDES:
        if side != role:
            _deal_blocks(state, side, frames)
            _deal_strengths(state, side)
    _deal_cards(state, role)


def _deal_blocks(state: Hellenes, side: str, frames: dict[str, type[Frame]]) -> None:
    """Random exchanges of two blocks that the opponent could not tell from the truth."""
    tokens = [b for b in state.book.blocks if state.side(b) == side and state.at[b] != OUT]
    now = {token: token for token in tokens}
    bound = _bound(state)
    for _ in range(3 * len(tokens)):
        one, two = tokens[state.chance.below(len(tokens))], tokens[state.chance.below(len(tokens))]
        if one != two and _exchangeable(state, now, one, two, bound):
            now[one], now[two] = now[two], now[one]
    changes = {token: block for token, block in now.items() if token != block}
    if changes:
        _apply(state, changes, frames)


def _bound(state: Hellenes) -> frozenset[str]:
    """Tokens whose nature as fleet or land unit shows in what they do: at sea, carried, or on the move."""
    tied = {*state.cargo, *state.cargo.values(), *state.moved, *state.drawn}
    for formation in state.formations:
        tied.update(formation.units)
    for frame in state.frames:
        _names(frame_to_json(frame), tied)
    return frozenset(tied)


def _names(value: object, found: set[str]) -> None:
    """Every text in a frame: blocks that the present question is about."""
    if isinstance(value, str):
        found.add(value)
    elif isinstance(value, (list, dict)):
        for item in value.values() if isinstance(value, dict) else value:
            _names(item, found)


def _exchangeable(state: Hellenes, now: dict[str, str], one: str, two: str, bound: frozenset[str]) -> bool:
    first, second = state.book.blocks[now[one]], state.book.blocks[now[two]]
    if not (state.mask[one] & second.bit and state.mask[two] & first.bit):
        return False
    if not (_fits(state, now, one, second.id) and _fits(state, now, two, first.id)):
        return False
    if first.fleet == second.fleet and first.barbarian == second.barbarian and first.move == second.move:
        return first.sicilian == second.sicilian
    if first.barbarian != second.barbarian and state.winter:
        return False  # 9.24a: what becomes of them differs
    return _free(state, one, bound) and _free(state, two, bound) and first.sicilian == second.sicilian


def _fits(state: Hellenes, now: dict[str, str], token: str, block: str) -> bool:
    """A passenger must be able to be smaller than its fleet."""
    spot = state.book.places.get(state.at[token])
    if spot is None or not spot.sea:
        return True
    fleet = state.cargo.get(token)
    if fleet is not None:
        return state.low[block] < state.high[now.get(fleet, fleet)]
    for unit, carrier in state.cargo.items():
        if carrier == token:
            return state.low[now.get(unit, unit)] < state.high[block]
    return True


def _free(state: Hellenes, token: str, bound: frozenset[str]) -> bool:
    """Whether this token could as well be a fleet as a land unit."""
    if token in bound:
        return False
    place = state.at[token]
    if place in (POOL, ASIDE):
        return not state.drawn
    spot = state.book.places[place]
    return spot.coastal and place not in state.sieges and state.fight is None


def _apply(state: Hellenes, changes: dict[str, str], frames: dict[str, type[Frame]]) -> None:
    """Write the exchange into everything that names a block."""
    places = {block: state.at[token] for token, block in changes.items()}
    aliases = {block: state.alias[token] for token, block in changes.items() if token in state.alias}
    masks = {block: state.mask[token] for token, block in changes.items()}
    for block in changes.values():
        state.alias.pop(block, None)
    for block, place in places.items():
        state.put(block, place)
    state.alias.update(aliases)
    state.mask.update(masks)
    state.cargo = {_new(u, changes): _new(f, changes) for u, f in state.cargo.items()}
    state.sheltered = _all(state.sheltered, changes)
    state.moved, state.spent = _all(state.moved, changes), _all(state.spent, changes)
    state.kept, state.drawn = _all(state.kept, changes), tuple(sorted(_all(state.drawn, changes)))
    state.formations = tuple(_marched(f, changes) for f in state.formations)
    if state.fight is not None:
        _apply_fight(state.fight, changes)
    state.frames = [_frame(frame, changes, frames) for frame in state.frames]


def _new(block: str, changes: dict[str, str]) -> str:
    return changes.get(block, block)


def _all(blocks: tuple[str, ...], changes: dict[str, str]) -> tuple[str, ...]:
    return tuple(changes.get(block, block) for block in blocks)


def _marched(formation: Formation, changes: dict[str, str]) -> Formation:
    units = tuple(sorted(_all(formation.units, changes)))
    return Formation(units, formation.path, formation.target, formation.home)


def _apply_fight(fight: Fight, changes: dict[str, str]) -> None:
    fight.att, fight.dfn = _all(fight.att, changes), _all(fight.dfn, changes)
    fight.routed, fight.struck = _all(fight.routed, changes), _all(fight.struck, changes)
    fight.half = _new(fight.half, changes)
    fight.flights = tuple(_marched(f, changes) for f in fight.flights)


def _frame(frame: Frame, changes: dict[str, str], frames: dict[str, type[Frame]]) -> Frame:
    data = frame_to_json(frame)
    renamed = {key: _renamed(value, changes) if key != "frame" else value for key, value in data.items()}
    return frame if renamed == data else frame_from_json(renamed, frames, "frame")


def _renamed(value: object, changes: dict[str, str]) -> object:
    if isinstance(value, str):
        return changes.get(value, value)
    return [_renamed(item, changes) for item in value] if isinstance(value, list) else value


def _deal_strengths(state: Hellenes, side: str) -> None:
    """Each block on the board gets a strength it may have; a carrier stays stronger than its cargo."""
    for block in state.book.blocks:
        place = state.at[block]
        if state.side(block) != side:
            continue
        if place in (POOL, ASIDE, OUT):
            state.cv[block] = 0
        else:
            low, high = state.low[block], state.high[block]
            state.cv[block] = low + (state.chance.below(high - low + 1) if high > low else 0)
    for unit, fleet in sorted(state.cargo.items()):
        if state.side(unit) == side and state.book.places[state.at[unit]].sea:
            _fit_cargo(state, unit, fleet)


def _fit_cargo(state: Hellenes, unit: str, fleet: str) -> None:
    """5.21b: the fleet must be the stronger of the two."""
    if state.cv[unit] >= state.cv[fleet]:
        state.cv[unit] = state.low[unit]
        state.cv[fleet] = max(state.cv[fleet], state.low[unit] + 1)


def _deal_cards(state: Hellenes, role: str | None) -> None:
    """Hands, hidden discards, a card not yet shown, and the deck."""
    others = [r for r in SIDES if r != role]
    hidden = {r: state.chosen[r].split()[1] for r in others if r in state.chosen}
    unknown = list(state.deck)
    for r in others:
        unknown += [*state.hands[r], *state.buried[r]]
        if r in hidden:
            unknown.append(hidden[r])
    cards = list(state.shuffle("3.0c", tuple(sorted(unknown))))
    for r in others:
        state.hands[r] = tuple(sorted(cards.pop() for _ in state.hands[r]))
        state.buried[r] = tuple(sorted(cards.pop() for _ in state.buried[r]))
        if r in hidden:
            state.chosen[r] = f"coins {cards.pop()}"
    state.deck = tuple(sorted(cards))
