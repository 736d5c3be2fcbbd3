"""1.3, 2.A, 7: stratagem counters in hand and in the bowl: drawing, showing, returning."""

from __future__ import annotations

from polemos.games.hellespont.printed import SIDES, foe
from polemos.games.hellespont.state import Hellespont


def may_play(state: Hellespont, side: str) -> bool:
    """2.B.3i: one stratagem each per action phase; elsewhere no limit. Tells nothing hidden."""
    return bool(state.hands[side]) and not (state.phase == "B.3" and side in state.played)


def holding(state: Hellespont, side: str, stratagem: str) -> tuple[str, ...]:
    """7a: the side's counters that show it a usable face of a stratagem."""
    usable = state.printed.usable[side]
    return tuple([c for c in state.hands[side] if stratagem in usable[c]])


def could_hold(state: Hellespont, side: str, stratagem: str) -> bool:
    """2.Ab: whether the side may hold a stratagem for all that both players know.

    Only what lies open counts (counters out of the game, on the map, or shown and put into the bowl since
    the last draw), so that asking by it tells nobody anything.
    """
    seen, known = state.seen[side], state.seen[foe(side)]
    for counter in state.printed.carriers[side].get(stratagem, ()):
        open_in_bowl = counter in seen and counter in known
        if not open_in_bowl and counter not in state.removed and counter not in state.posted:
            return True
    return False


def draw_counters(state: Hellespont, side: str, count: int, rule: str) -> None:
    """2.Aa: counters from the bowl, seen only by their owner."""
    drawn: list[str] = []
    for _ in range(min(count, len(state.bowl))):
        counter = state.draw(rule, state.bowl)
        state.bowl = tuple([c for c in state.bowl if c != counter])
        drawn.append(counter)
        state.log("drew", rule, to=side, counter=counter)
    state.hands[side] = tuple(sorted((*state.hands[side], *drawn)))
    state.seen[foe(side)] = ()
    state.log("drew-count", rule, who=side, count=len(drawn))
    state.stir()


def put_back(state: Hellespont, side: str, counter: str, shown: bool) -> None:
    """2.Ac: a counter returns to the bowl; if it was shown, both know it is there."""
    state.hands[side] = tuple([c for c in state.hands[side] if c != counter])
    state.bowl = tuple(sorted((*state.bowl, counter)))
    forget(state, side, counter)
    for viewer in SIDES if shown else (side,):
        state.seen[viewer] = tuple(sorted({*state.seen[viewer], counter}))


def forget(state: Hellespont, side: str, counter: str) -> None:
    """A counter left a hand: nobody can know it there any longer."""
    state.spotted[foe(side)] = tuple([c for c in state.spotted[foe(side)] if c != counter])
    if state.start_pick[side] == counter:
        state.start_pick[side] = ""


def show(state: Hellespont, side: str, counter: str, stratagem: str) -> None:
    """7: play a counter's face openly; it counts for this action phase."""
    state.reveal()
    state.log("plays", f"7.{stratagem.upper()}", who=side, stratagem=stratagem, counter=counter)
    state.stir()
    if state.phase == "B.3":
        state.played = state.played | {side}


def play(state: Hellespont, side: str, counter: str, stratagem: str) -> None:
    """7, 2.Ac: show a face, then back into the bowl."""
    show(state, side, counter, stratagem)
    put_back(state, side, counter, True)


def post(state: Hellespont, side: str, counter: str) -> None:
    """7.S6a: the archers' counter is laid on the map; it comes back into the bowl with the next phase."""
    show(state, side, counter, "s6")
    state.hands[side] = tuple([c for c in state.hands[side] if c != counter])
    state.posted = (*state.posted, counter)
    forget(state, side, counter)


def remove_from_game(state: Hellespont, counter: str) -> None:
    """2.Ad: a counter leaves the game for good, wherever it is."""
    for side in SIDES:
        state.hands[side] = tuple([c for c in state.hands[side] if c != counter])
        state.seen[side] = tuple([c for c in state.seen[side] if c != counter])
        forget(state, side, counter)
    state.bowl = tuple([c for c in state.bowl if c != counter])
    state.removed = tuple(sorted({*state.removed, counter}))


def discard_unplayed(state: Hellespont, side: str, counter: str, rule: str) -> None:
    """5.1d, 5.1h: give up a counter of one's own colour for a siege die."""
    state.reveal()
    state.log("discards", rule, who=side, counter=counter)
    put_back(state, side, counter, True)


def take_advantage(state: Hellespont, side: str, counter: str) -> None:
    """7.S22a: Good Omens: take the Advantage from the opponent."""
    play(state, side, counter, "s22")
    state.advantage = side
    state.log("advantage-taken", "7.S22", who=side)
