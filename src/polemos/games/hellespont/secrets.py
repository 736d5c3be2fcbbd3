"""2.Ab, 4.2.2b: what a side cannot know, dealt anew."""

from __future__ import annotations

from polemos.games.hellespont.printed import NO_STRATAGEM, SIDES
from polemos.games.hellespont.rules.combat import Combat
from polemos.games.hellespont.rules.commitment import combat_stratagems
from polemos.games.hellespont.rules.sequence import starting_counters
from polemos.games.hellespont.state import Hellespont


def determinize(state: Hellespont, role: str | None) -> None:
    """Deal the counters a role cannot see; all it knows stays as it is."""
    hidden = [side for side in SIDES if side != role]
    seen = state.seen[role] if role else tuple(set(state.seen[SIDES[0]]) & set(state.seen[SIDES[1]]))
    known = {*seen, *(state.spotted[role] if role else ())}
    pool = [c for c in state.bowl if c not in known]
    for side in hidden:
        pool.extend([c for c in state.hands[side] if c not in known])
    deck = list(state.shuffle("2.A", tuple(sorted(pool))))
    for side in hidden:
        state.hands[side] = deal(state, side, deck, known)
    state.bowl = tuple(sorted([*deck, *[c for c in state.bowl if c in known]]))
    for side in hidden:
        recommit(state, side)


def deal(state: Hellespont, side: str, deck: list[str], known: set[str]) -> tuple[str, ...]:
    """A new hand of the same size: what is known of it, a starting pick that fits, then anything."""
    hand = [c for c in state.hands[side] if c in known]
    missing = len(state.hands[side]) - len(hand)
    if state.start_pick[side] and state.start_pick[side] not in hand:
        fitting = [c for c in deck if c in starting_counters(state, side)]
        if fitting and missing:
            deck.remove(fitting[0])
            hand.append(fitting[0])
            state.start_pick[side] = fitting[0]
            missing -= 1
    for _ in range(missing):
        hand.append(deck.pop())
    return tuple(sorted(hand))


def recommit(state: Hellespont, side: str) -> None:
    """4.2.2b: a secret commitment becomes another one that the new hand allows."""
    if state.committed[side] != NO_STRATAGEM and len(state.committed[side]) != 2:
        return
    combat = next((f for f in reversed(state.frames) if isinstance(f, Combat)), None)
    if combat is None:
        return
    options = [NO_STRATAGEM]
    for stratagem, counters in combat_stratagems(state, side, combat.who, combat.place).items():
        options.extend([(stratagem, counter) for counter in counters])
    drawn = state.draw("4.2.2", tuple([str(number) for number in range(len(options))]))
    state.committed[side] = options[int(drawn)]
