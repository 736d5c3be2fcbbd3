"""2.0: dealing anew all that a player cannot know, within what he can.

Every token becomes a block that it may be (assignment.py), every block has a strength it may have (`low`,
`high`), and cards nobody has seen lie anywhere. Nothing of it depends on the truth.
"""

from __future__ import annotations

from polemos.engine.flow import Frame
from polemos.games.hellenes.fight import Fight
from polemos.games.hellenes.formation import Formation
from polemos.games.hellenes.printed import SIDES
from polemos.games.hellenes.rules.actions import Build
from polemos.games.hellenes.rules.cards import COINS, EVENT, playable
from polemos.games.hellenes.rules.group_move import GroupMove
from polemos.games.hellenes.rules.muster import Muster
from polemos.games.hellenes.rules.recruits import Choose
from polemos.games.hellenes.rules.winter_moves import Quarter
from polemos.games.hellenes.secrets.assignment import Assignment, Luck, fields_of
from polemos.games.hellenes.state import Hellenes, Play


def determinize(state: Hellenes, role: str | None) -> None:
    """All that the role cannot know is dealt anew."""
    luck = Luck(state.chance.below(1 << 60))
    for side in SIDES:
        if side != role:
            still = _in_hand(state, side)
            changes = Assignment(state, side, luck, still).changes()
            if changes:
                _apply(state, side, changes)
            _deal_strengths(state, side, luck, still)
    _deal_cards(state, role, luck)
    _rethink(state, role)


def _in_hand(state: Hellenes, side: str) -> tuple[str, ...]:
    """Units their owner is just setting in motion stay as they are: how many go tells what they are."""
    for frame in state.frames:
        if isinstance(frame, GroupMove | Quarter) and frame.who == side:
            return state.here(side, frame.place)
    return ()


def _apply(state: Hellenes, side: str, changes: dict[str, str]) -> None:
    """Write the exchange into everything that names a block; where tokens stand does not change."""
    at, mask, alias, stacks = state.at, state.mask, state.alias, state.stacks[side]
    tokens = [(block, at[token], mask[token], alias.get(token)) for token, block in changes.items()]
    for block, place, bits, name in tokens:
        at[block], mask[block] = place, bits
        if name is not None:
            alias[block] = name
        else:
            alias.pop(block, None)
    for place in {place for _, place, _, _ in tokens}:
        stacks[place] = tuple(sorted([changes.get(u, u) for u in stacks[place]]))
    _apply_turn(state, changes)
    state.frames = [_frame(frame, changes) for frame in state.frames]


def _apply_turn(state: Hellenes, changes: dict[str, str]) -> None:
    """The same for what the turn at hand has noted."""
    if state.cargo:
        state.cargo = {changes.get(u, u): changes.get(f, f) for u, f in state.cargo.items()}
    state.sheltered = _set(state.sheltered, changes)
    state.moved, state.spent = _set(state.moved, changes), _set(state.spent, changes)
    state.kept, state.drawn = _set(state.kept, changes), _set(state.drawn, changes)
    if state.formations:
        state.formations = tuple([_marched(f, changes) for f in state.formations])
    if state.fight is not None:
        _apply_fight(state.fight, changes)


def _all(blocks: tuple[str, ...], changes: dict[str, str]) -> tuple[str, ...]:
    return tuple([changes.get(block, block) for block in blocks]) if blocks else blocks


def _set(blocks: tuple[str, ...], changes: dict[str, str]) -> tuple[str, ...]:
    """Where the order means nothing, it tells nothing either."""
    return tuple(sorted(_all(blocks, changes))) if blocks else blocks


def _marched(formation: Formation, changes: dict[str, str]) -> Formation:
    return formation.of(_all(formation.units, changes))


def _apply_fight(fight: Fight, changes: dict[str, str]) -> None:
    fight.aggressors, fight.defenders = _all(fight.aggressors, changes), _all(fight.defenders, changes)
    fight.routed, fight.struck = _all(fight.routed, changes), _all(fight.struck, changes)
    fight.half = changes.get(fight.half, fight.half)
    fight.flights = tuple([_marched(f, changes) for f in fight.flights])


def _frame(frame: Frame, changes: dict[str, str]) -> Frame:
    """The same question about the exchanged blocks."""
    old = [getattr(frame, name) for name in fields_of(frame)]
    for value in old:
        if (isinstance(value, str) and value in changes) or (isinstance(value, tuple) and value):
            return type(frame)(*[_renamed(value, changes) for value in old])
    return frame


def _renamed(value: object, changes: dict[str, str]) -> object:
    if isinstance(value, str):
        return changes.get(value, value)
    return tuple([_renamed(item, changes) for item in value]) if isinstance(value, tuple) else value


def _deal_strengths(state: Hellenes, side: str, luck: Luck, still: tuple[str, ...]) -> None:
    """Each block on the board gets a strength it may have; a carrier stays stronger than its cargo."""
    places, low, high = state.printed.places, state.low, state.high
    for block in state.printed.units[side]:
        name = block.id
        if state.at[name] not in places:
            state.strength[name] = 0
            continue
        if name in still:
            continue
        spread = high[name] - low[name]
        state.strength[name] = low[name] + (luck.below(spread + 1) if spread else 0)
    for unit, fleet in sorted(state.cargo.items()):
        if state.side(unit) == side and places[state.at[unit]].sea:
            _fit_cargo(state, unit, fleet)


def _fit_cargo(state: Hellenes, unit: str, fleet: str) -> None:
    """5.21b: the fleet must be the stronger of the two."""
    if state.strength[unit] >= state.strength[fleet]:
        state.strength[unit] = state.low[unit]
        state.strength[fleet] = max(state.strength[fleet], state.low[unit] + 1)


def _deal_cards(state: Hellenes, role: str | None, luck: Luck) -> None:
    """Hands, hidden discards, cards committed but not yet shown, and the deck."""
    others = [r for r in SIDES if r != role]
    cards = list(state.deck)
    for r in others:
        cards += [*state.hands[r], *state.buried[r]]
        if r in state.chosen:
            cards.append(state.chosen[r][1])
    cards.sort()
    luck.shuffle(cards)
    for r in others:
        state.hands[r] = tuple(sorted([cards.pop() for _ in state.hands[r]]))
        state.buried[r] = tuple(sorted([cards.pop() for _ in state.buried[r]]))
        if r in state.chosen:
            state.chosen[r] = _committed(state, r, cards.pop(), luck)
    state.deck = tuple(sorted(cards))


def _committed(state: Hellenes, role: str, card: str, luck: Luck) -> Play:
    """3.1: a card that can be played for its event is as likely committed for that as for its coins."""
    event = playable(state, role, state.printed.cards[card]) and luck.below(2) == 1
    return EVENT if event else COINS, card


def _rethink(state: Hellenes, role: str | None) -> None:
    """4.21, 4.22, 5.0b: what the other player is about to do, and nobody has seen yet, is his secret too.

    He is asked again from the beginning; in another deal he might not even have thought of it.
    """
    top = state.frames[-1] if state.frames else None
    if isinstance(top, Build | Muster) and top.who != role:
        state.frames.pop()
    elif isinstance(top, Choose) and top.block and top.who != role:
        state.become(Choose(top.who))
