"""5.0, 5.2, 5.4, 5.5: the Combat Phase: sieges found, battles by category, sieges resolved, home."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import Frame, Sequence, Step
from polemos.engine.prompt import Arg, Prompt
from polemos.games.peloponnesian_war.atlas import ISLAND
from polemos.games.peloponnesian_war.battle import Fight, fight_battle
from polemos.games.peloponnesian_war.going_home import empty_box
from polemos.games.peloponnesian_war.siege import determine_sieges, lift_sieges, resolve_siege
from polemos.games.peloponnesian_war.state import OUT, War
from polemos.games.peloponnesian_war.units import (
    ATHENS,
    FOE,
    ISLAND_STAY,
    LAND_SKIRMISH,
    SIDES,
    SPARTA,
    H,
    count_of,
    first,
    land,
    of_kind,
)

HOME: Final = 1
COALITION: Final = 2
OTHER: Final = 3
NEAR: Final = 4


@dataclass
class CombatPhase(Sequence):
    """5.0a: the segments in order."""

    def __init__(self, who: str = "", at: int = 0) -> None:
        self.who = who
        self.at = at

    def steps(self) -> tuple[Step, ...]:
        return SEGMENTS

    def run(self, state: War) -> None:
        """Segments in which there is nothing to fight are gone through at once."""
        waiting = len(state.frames)
        for at in range(self.at, len(SEGMENTS)):
            SEGMENTS[at](state)
            if len(state.frames) != waiting:
                state.frames[waiting - 1] = CombatPhase(self.who, at + 1)
                return
        state.end()


def _begin(state: War) -> None:
    state.enter_phase("combat", "5.0")
    determine_sieges(state)


def _battles(category: int) -> Step:
    return lambda state: _open(state, category, 0)


def _sieges(category: int) -> Step:
    return lambda state: _open(state, category, 1)


def _open(state: War, category: int, sieges: int) -> None:
    """5.2b: alone the player is not asked, the lot decides."""
    pending = waiting_combats(state, category, sieges, ())
    if pending and not state.solitaire:
        state.call(Fighting(category, sieges, "", ()))
        return
    done: tuple[str, ...] = ()
    while pending:
        place = pending[0] if len(pending) == 1 else state.draw("5.3" if sieges else "5.2", pending)
        done = (*done, place)
        _resolve(state, category, sieges, place)
        pending = waiting_combats(state, category, sieges, done)


def waiting_combats(state: War, category: int, sieges: int, done: tuple[str, ...]) -> tuple[str, ...]:
    """Where a category's sieges or battles are still to be resolved."""
    if category == NEAR:
        return tuple([p for p in near_battles(state) if p not in done])
    found = sorted(state.sieges) if sieges else _disputed(state)
    return tuple([p for p in found if category_of(state, p) == category]) if found else ()


def _resolve(state: War, category: int, sieges: int, place: str) -> None:
    if sieges:
        resolve_siege(state, place)
    elif category == NEAR:
        _fight_from_afar(state, place)
    else:
        _fight_here(state, place)


def category_of(state: War, place: str) -> int:
    """5.2a, 5.3b: home spaces, coalition spaces, others."""
    if place in SIDES:
        return HOME
    return COALITION if any(state.coalition(place, side) for side in SIDES) else OTHER


@dataclass
class Fighting(Frame):
    """11.0c: everything of a category, as the two players choose in turn."""

    category: int
    sieges: int
    chooser: str
    done: tuple[str, ...]

    def __init__(self, category: int, sieges: int, chooser: str, done: tuple[str, ...]) -> None:
        self.category = category
        self.sieges = sieges
        self.chooser = chooser
        self.done = done

    def pending(self, state: War) -> tuple[str, ...]:
        return waiting_combats(state, self.category, self.sieges, self.done)

    def deciders(self, state: War) -> tuple[str, ...]:
        return (self.chooser,) if self.chooser and len(self.pending(state)) > 1 else ()

    def prompt(self, state: War, role: str) -> Prompt:
        message = "which-siege" if self.sieges else "which-battle"
        return Prompt(message, "11.0c", {"resolve": self.pending(state)})

    def act(self, state: War, role: str, verb: str, arg: Arg) -> None:
        self._resolve(state, str(arg))

    def run(self, state: War) -> None:
        pending = self.pending(state)
        if not pending:
            state.end()
        elif len(pending) == 1:
            self._resolve(state, pending[0])
        else:
            die = state.die("11.0c")
            state.become(Fighting(self.category, self.sieges, ATHENS if die <= 3 else SPARTA, self.done))

    def _resolve(self, state: War, place: str) -> None:
        chooser = FOE[self.chooser] if self.chooser else ""
        state.become(Fighting(self.category, self.sieges, chooser, (*self.done, place)))
        _resolve(state, self.category, self.sieges, place)


def _disputed(state: War) -> list[str]:
    """Spaces with Forces of both sides and no siege, sorted."""
    both = state.stand[ATHENS] & state.stand[SPARTA]
    return [p for p in state.atlas.places(both) if p not in state.sieges] if both else []


def _fight_here(state: War, place: str) -> None:
    fight = Fight(ATHENS, place, place, place)
    if fight_battle(state, fight) == "none":
        _no_battle(state, place)


def _no_battle(state: War, place: str) -> None:
    """5.2.4a, 5.3.1f, ERR.a: who leaves a shared space where nobody can fight."""
    naval_side = ATHENS if not land(state.force(ATHENS, place)) else SPARTA
    leaver, rule = naval_side, "5.2.4a"
    if place == "piraeus":
        leaver, rule = FOE[naval_side], "5.3.1f"
    elif not state.solitaire:
        leaver, rule = _by_errata(state, place, naval_side), "ERR.a"
    state.log("gives-way", rule, who=leaver, place=place)
    state.send_home(leaver, place)


def _by_errata(state: War, place: str, naval_side: str) -> str:
    """ERR.a: an Army yields to a Force; of two Armies the stranger; in a neutral space the fleet."""
    armies = [side for side in SIDES if state.led(side, place)]
    if len(armies) == 1:
        return armies[0]
    friend = state.friend(place)
    return FOE[friend] if len(armies) == 2 and friend else naval_side


def near_battles(state: War) -> tuple[str, ...]:
    """5.2a category 4, 5.2c: spaces whose Force stands in the influence of an enemy Force elsewhere."""
    watched = (state.stand[ATHENS] & state.cover(SPARTA)) | (state.stand[SPARTA] & state.cover(ATHENS))
    return tuple([p for p in state.atlas.places(watched) if opponents(state, p)])


def _standing(state: War, place: str) -> bool:
    return place in state.forces[ATHENS] or place in state.forces[SPARTA]


def free_side(state: War, place: str) -> str:
    """The side whose Force in a space is not shut in by a siege."""
    besieger = state.sieges.get(place)
    if besieger is not None:
        return besieger
    return ATHENS if place in state.forces[ATHENS] else SPARTA


def opponents(state: War, place: str) -> tuple[str, ...]:
    """The enemy Forces that influence the space from elsewhere and are not besieged themselves."""
    enemy = FOE[free_side(state, place)]
    found = state.influencers(enemy, place)
    return tuple(at for at in found if at != place and not _shut_in(state, enemy, at))


def _shut_in(state: War, side: str, place: str) -> bool:
    return place in state.sieges and state.sieges[place] != side


def _fight_from_afar(state: War, place: str) -> None:
    """5.2b: one battle after the other while the Force is there and watched."""
    found = opponents(state, place)
    for at in state.shuffle("5.2", found) if len(found) > 1 else found:
        side = FOE[free_side(state, place)] if _standing(state, place) else ""
        if side and at in state.forces[side] and state.influences(side, at, place):
            fight_battle(state, Fight(side, at, place, place))
        if not _standing(state, place):
            return


def stay_or_go(state: War) -> None:
    """5.4: each Army rolls die + strategic rating; below 6 only one point stays. 5.5: the phase ends."""
    for side in SIDES:
        for place in state.armies(side):
            names = state.leaders_in(side, place)
            _stay(state, side, place, min([state.book.leaders[name].strategic for name in names]))
    for name, at in state.leader_at.items():
        if at in state.atlas.kind:
            state.leader_at[name] = OUT
    state.chief = {ATHENS: "", SPARTA: ""}
    state.enter_phase("home", "")
    state.settle_control()
    empty_box(state, "5.4c")


def _stay(state: War, side: str, place: str, strategic: int) -> None:
    die = state.die("5.4", side)
    stays = die + strategic >= 6
    state.log("army-stays" if stays else "army-goes", "5.4", place=place, who=side, total=die + strategic)
    if stays:
        return
    force = state.force(side, place)
    order = ISLAND_STAY if state.atlas.kind[place] == ISLAND else LAND_SKIRMISH
    rest = first(force, order, 1)
    if side == SPARTA and place == SPARTA:
        rest += of_kind(H, min(state.book.guard, count_of(force, H)) - count_of(rest, H))  # 4.1.1k
    going = force - rest
    if going:
        state.put(side, place, rest)
        state.box[side] += going


#: 5.0a: the segments of the Combat Phase.
SEGMENTS: Final[tuple[Step, ...]] = (
    _begin,
    _battles(HOME),
    _battles(COALITION),
    _battles(OTHER),
    _battles(NEAR),
    lift_sieges,
    _sieges(HOME),
    _sieges(COALITION),
    _sieges(OTHER),
    stay_or_go,
)
