"""4.9, 5.4, 5.8, 5.9 and the Post-Combat Movement Table: where points go when they go home."""

from __future__ import annotations

from typing import Final

from polemos.games.peloponnesian_war.printed.printed import Rule
from polemos.games.peloponnesian_war.rules.owners_choices import Harbour, put_in
from polemos.games.peloponnesian_war.rules.strength_points import (
    AH,
    AN,
    ATHENS,
    EMPTY,
    FOE,
    MANY,
    SIDES,
    WIDTH,
    Force,
    N,
    allied_part,
    count_of,
    of_kind,
    words,
)
from polemos.games.peloponnesian_war.state import War

#: QA.6: the last refuge of each kind; allied ships make for the port, nothing else does.
PORTS: Final = {"athens": "piraeus", "sparta": "gythium"}
#: By which line of the table own ships without a port are lost.
SUNK: Final = {"athens": "PCT.i", "sparta": "PCT.k"}


#: The paragraph of the table for each kind of points.
LINES: Final = {
    "athens": ("PCT.d", "PCT.d", "PCT.i", "PCT.c", "PCT.g", "PCT.j"),
    "sparta": ("PCT.d", "PCT.d", "PCT.k", "PCT.e", "PCT.h", "PCT.l"),
}


def empty_box(state: War, rule: str = "4.9") -> None:
    """4.9a, 5.4c, 8.3d: every point in the Going Home box returns by the table."""
    _note_chios(state)
    for side in SIDES:
        force = state.box[side]
        if force:
            state.box[side] = EMPTY
            state.log("going-home", rule, who=side, force=words(force))
            place_by_table(state, side, force)


def place_by_table(state: War, side: str, force: Force) -> None:
    """PCT.a: kind by kind, in the order of the table."""
    kind = 0
    while force:
        if force & MANY:
            _place_kind(state, side, kind, force & MANY)
        force >>= WIDTH
        kind += 1


def _place_kind(state: War, side: str, kind: int, count: int) -> None:
    if kind == N and side == ATHENS and state.lost(ATHENS, "piraeus"):
        _seek_harbour(state, count)
        return
    for rule in state.printed.post_combat[side][kind]:
        if count and not (rule.active and state.active[rule.active] != side):
            count -= _apply(state, side, kind, rule, count)
    if count:
        _last_refuge(state, side, kind, count)


def _seek_harbour(state: War, count: int) -> None:
    """PCT.i: without Piraeus to Corcyra or Chios: a player says where, for the system the lot does."""
    open_to = tuple([name for name in ("corcyra", "chios") if destination(state, ATHENS, name, N)])
    if not open_to:
        _last_refuge(state, ATHENS, N, count)
        return
    state.box[ATHENS] += of_kind(N, count)
    if len(open_to) == 1:
        put_in(state, open_to[0], count)
    elif state.role_of(ATHENS):
        state.call(Harbour(open_to))
    else:
        for _ in range(count):
            put_in(state, state.draw("PCT.i", open_to), 1)


def _apply(state: War, side: str, kind: int, rule: Rule, count: int) -> int:
    """One line of the table; returns how many points it placed."""
    if rule.split:
        return _split(state, side, kind, rule.split, count)
    place = destination(state, side, rule.fill or rule.all, kind)
    if not place:
        return 0
    if rule.fill:
        count = min(count, max(0, rule.number - count_of(state.force(side, place), kind)))
    _arrive(state, side, place, kind, count)
    return count


def _split(state: War, side: str, kind: int, pair: tuple[str, ...], count: int) -> int:
    """PCT.b: half each, the odd one to the first; all to the other where one is lost."""
    places = [p for p in (destination(state, side, name, kind) for name in pair) if p]
    if not places:
        return 0
    for i, place in enumerate(places):
        share = (count + 1) // 2 if i == 0 and len(places) == 2 else count // 2
        _arrive(state, side, place, kind, count if len(places) == 1 else share)
    return count


def destination(state: War, side: str, place: str, kind: int) -> str:
    """The space a line of the table means now, or "" where it cannot be reached (PCT.b)."""
    if place == "larisa" and not state.setup.larisa:
        place = "athens"  # 10.4.3d
    if place == "corcyra" and state.corcyra_neutral:
        return ""  # EV.10e
    if not state.lost(side, place):
        return place
    if place == "chios" and side == ATHENS and kind >= AH and not state.lost(side, "samos"):
        return "samos"  # 5.9a: allied points only; own ships are lost (PCT.i)
    return ""


def without_refuge(state: War, side: str) -> Force:
    """PCT.i, PCT.k, QA.6: a mask of the kinds of points for which no space is left. There is none of these as
    long as the side has its home space and its port."""
    map_ = state.map
    if not state.held_set[FOE[side]] & (map_.bit[side] | map_.bit[PORTS[side]]):
        return EMPTY
    return sum([of_kind(kind, MANY) for kind in range(6) if not _has_refuge(state, side, kind)])


def _has_refuge(state: War, side: str, kind: int) -> bool:
    for rule in state.printed.post_combat[side][kind]:
        if rule.active and state.active[rule.active] != side:
            continue
        for name in rule.split or (rule.fill or rule.all,):
            place = destination(state, side, name, kind)
            if place and not (rule.fill and count_of(state.force(side, place), kind) >= rule.number):
                return True
    return not _lost_at_home(state, side, kind)


def _lost_at_home(state: War, side: str, kind: int) -> bool:
    """PCT.i, PCT.k, QA.6: own ships have no last refuge; the others' is the home space or its port."""
    refuge = PORTS[side] if kind == AN else side
    return kind == N or state.controller(refuge) not in (side, "")


def _last_refuge(state: War, side: str, kind: int, count: int) -> None:
    """PCT.b, QA.6: the home space, or its port for allied ships; lost if the enemy holds that too."""
    if _lost_at_home(state, side, kind):
        state.kill(side, of_kind(kind, count))
        rule = SUNK[side] if kind == N else "QA.6"
        state.log("no-refuge", rule, who=side, force=words(of_kind(kind, count)))
        return
    _arrive(state, side, PORTS[side] if kind == AN else side, kind, count)


def _arrive(state: War, side: str, place: str, kind: int, count: int) -> None:
    if count:
        force = of_kind(kind, count)
        state.add(side, place, force)
        if state.journal is not None:
            state.log("home-to", LINES[side][kind], who=side, place=place, force=words(force))


def back_to_chios(state: War) -> None:
    """5.9c: once Chios is friendly again, the allied points at Samos move there."""
    allied = allied_part(state.force(ATHENS, "samos"))
    if allied and not state.lost(ATHENS, "chios") and state.chios_lost:
        state.take(ATHENS, "samos", allied)
        state.add(ATHENS, "chios", allied)
        state.log("back-to-chios", "5.9c", force=words(allied))


def watch_chios(state: War) -> None:
    """5.9a: remember that Samos stands in for Chios, until 5.9c has been applied."""
    if not _note_chios(state):
        back_to_chios(state)
        state.chios_lost = False


def _note_chios(state: War) -> bool:
    """5.9a: whether Chios is lost now; asked before points go home too, for it may be won back that turn."""
    lost = state.lost(ATHENS, "chios")
    if lost:
        state.chios_lost = True
    return lost
