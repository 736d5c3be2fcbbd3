"""5.0, 5.2, 5.4, 5.5: the Combat Phase: sieges found, battles by category, sieges resolved, home."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Step
from polemos.engine.why import Gates, Note
from polemos.games.peloponnesian_war.forecast.prices import battle_note, siege_note
from polemos.games.peloponnesian_war.printed.map import ISLAND
from polemos.games.peloponnesian_war.printed.names import OUT
from polemos.games.peloponnesian_war.printed.printed import kind_index
from polemos.games.peloponnesian_war.reasons.combats import combat_gates
from polemos.games.peloponnesian_war.rules.battle import Fight, fight_battle
from polemos.games.peloponnesian_war.rules.going_home import empty_box
from polemos.games.peloponnesian_war.rules.owners_choices import Garrison, island_guards, keep
from polemos.games.peloponnesian_war.rules.siege import determine_sieges, lift_sieges, resolve_siege
from polemos.games.peloponnesian_war.rules.steps import Steps
from polemos.games.peloponnesian_war.rules.strength_points import (
    ATHENS,
    FOE,
    ISLAND_STAY,
    KINDS,
    LAND_SKIRMISH,
    SIDES,
    SPARTA,
    Combat,
    Force,
    H,
    count_of,
    first,
    land,
    naval,
    of_kind,
    total,
)
from polemos.games.peloponnesian_war.state import War

#: 5.2a, 5.3b: the categories of combats, in their order.
HOME: Final = "home"
COALITION: Final = "coalition"
OTHER: Final = "other"
NEAR: Final = "near"


@dataclass
class CombatPhase(Steps):
    """5.0a: the segments in order."""

    def steps(self) -> tuple[Step, ...]:
        return SEGMENTS


def _begin(state: War) -> None:
    state.enter_phase("combat", "5.0")
    determine_sieges(state)


def _battles(category: str) -> Step:
    return lambda state: _open(state, category, False)


def _sieges(category: str) -> Step:
    return lambda state: _open(state, category, True)


def _open(state: War, category: str, sieges: bool) -> None:
    """5.2b: alone the player is not asked, the lot decides."""
    pending = waiting_combats(state, category, sieges, ())
    if pending and not state.solitaire:
        state.call(Fighting("", category, sieges, (), ""))
        return
    done: tuple[Combat, ...] = ()
    while pending:
        one = pending[0] if len(pending) == 1 else _by_lot(state, "5.3" if sieges else "5.2", pending)
        done = (*done, one)
        _resolve(state, category, sieges, one)
        pending = waiting_combats(state, category, sieges, done)


def _by_lot(state: War, rule: str, combats: tuple[Combat, ...]) -> Combat:
    return combats[int(state.draw(rule, tuple([str(i) for i in range(len(combats))])))]


def waiting_combats(state: War, category: str, sieges: bool, done: tuple[Combat, ...]) -> tuple[Combat, ...]:
    """A category's sieges or battles that are still to be resolved."""
    if category == NEAR:
        return tuple([pair for pair in near_battles(state) if pair not in done])
    found = sorted(state.sieges) if sieges else _disputed(state)
    return tuple([(p, "") for p in found if category_of(state, p) == category]) if found else ()


def _resolve(state: War, category: str, sieges: bool, one: Combat) -> None:
    if sieges:
        resolve_siege(state, one[0])
    elif category == NEAR:
        _fight_from_afar(state, *one)
    else:
        _fight_here(state, one[0])


def category_of(state: War, place: str) -> str:
    """5.2a, 5.3b: home spaces, coalition spaces, others."""
    if place in SIDES:
        return HOME
    return COALITION if any(state.coalition(place, side) for side in SIDES) else OTHER


@dataclass
class Fighting(Frame):
    """11.0c: everything of a category, as the two players choose in turn. Where a Force has several enemies
    near by, the same player says first whose battle, then against whom."""

    #: Who chooses; "" until a die has said who chooses first.
    who: str
    category: str
    sieges: bool
    done: tuple[Combat, ...]
    #: The space already chosen, or "".
    place: str

    def pending(self, state: War) -> tuple[Combat, ...]:
        found = waiting_combats(state, self.category, self.sieges, self.done)
        return tuple([one for one in found if one[0] == self.place]) if self.place else found

    def ask(self, state: War) -> Ask | None:
        pending = self.pending(state) if self.who else ()
        if len(pending) < 2:
            return None
        places = tuple(sorted({place for place, _ in pending}))
        if len(places) == 1:
            ask = Ask(self.who, "which-enemy", "11.0c", {"place": places[0]})
            return ask.pick("against", tuple([at for _, at in pending]), self.against)
        message = "which-siege" if self.sieges else "which-battle"
        return Ask(self.who, message, "11.0c").pick("resolve", places, self.resolve)

    def barriers(self, state: War, who: str) -> Gates:
        pending = self.pending(state)
        every = waiting_combats(state, self.category, self.sieges, self.done)
        one = len({place for place, _ in pending}) == 1
        return combat_gates(self.sieges, pending, every, self.done, one)

    def notes(self, state: War, who: str) -> list[Note]:
        pending = self.pending(state)
        places = [place for place, _ in pending]
        if self.sieges:
            return [siege_note(state, place) for place in places]
        if len(set(places)) == 1:
            return [
                battle_note(state, "against", at, fight_of(state, one)) for one in pending for at in one[1:]
            ]
        alone = [one for one in pending if places.count(one[0]) == 1]
        return [battle_note(state, "resolve", one[0], fight_of(state, one)) for one in alone]

    def resolve(self, state: War, role: str, place: str) -> None:
        chosen = [one for one in self.pending(state) if one[0] == place]
        if len(chosen) == 1:
            self._fight(state, chosen[0])
        else:
            state.become(Fighting(self.who, self.category, self.sieges, self.done, place))

    def against(self, state: War, role: str, enemy: str) -> None:
        self._fight(state, next(one for one in self.pending(state) if one[1] == enemy))

    def run(self, state: War) -> None:
        pending = self.pending(state)
        if not pending:
            state.end()
        elif len(pending) == 1:
            self._fight(state, pending[0])
        else:
            who = ATHENS if state.die("11.0c") <= 3 else SPARTA
            state.log("chooses-first", "11.0c", who=who)
            state.become(Fighting(who, self.category, self.sieges, self.done, ""))

    def _fight(self, state: War, one: Combat) -> None:
        """Then it is the other's turn to choose."""
        other = FOE[self.who] if self.who else ""
        state.become(Fighting(other, self.category, self.sieges, (*self.done, one), ""))
        _resolve(state, self.category, self.sieges, one)


def _disputed(state: War) -> list[str]:
    """Spaces with Forces of both sides and no siege, sorted."""
    both = state.force_set[ATHENS] & state.force_set[SPARTA]
    return [p for p in state.map.places(both) if p not in state.sieges] if both else []


def _fight_here(state: War, place: str) -> None:
    if fight_battle(state, fight_of(state, (place, ""))) == "none":
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


def near_battles(state: War) -> tuple[Combat, ...]:
    """5.2a category 4, 5.2c: the battles between Forces of which one stands in the influence of the other,
    each as the space watched and that of the watcher. Where each watches the other it is still one battle: in
    Sparta if one of them stands there (5.2.1f), else with the Athenian."""
    watched = (state.force_set[ATHENS] & state.influence_set(SPARTA)) | (
        state.force_set[SPARTA] & state.influence_set(ATHENS)
    )
    if not watched:
        return ()
    found = {(p, at) for p in state.map.places(watched) for at in opponents(state, p)}
    return tuple(sorted([one for one in found if not _bears_the_other_name(state, found, one)]))


def _bears_the_other_name(state: War, found: set[Combat], one: Combat) -> bool:
    """Whether a battle is among the found ones under its other name too, and that is the one it bears."""
    place, at = one
    if (at, place) not in found:
        return False
    if SPARTA in one:
        return at == SPARTA
    return free_side(state, place) == SPARTA


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


def _fight_from_afar(state: War, place: str, at: str) -> None:
    """5.2a category 4: the Force that stands in a space, against the one whose influence reaches there."""
    fight_battle(state, fight_of(state, (place, at)))


def fight_of(state: War, one: Combat) -> Fight:
    """Who fights whom in a battle of the Combat Phase."""
    place, at = one
    return Fight(FOE[free_side(state, place)], at, place, place) if at else Fight(ATHENS, place, place, place)


def stay_or_go(state: War) -> None:
    """5.4a: each Army rolls die + strategic rating; below 6 only one point stays."""
    for side in SIDES:
        for place in state.armies(side):
            names = state.leaders_in(side, place)
            _stay(state, side, place, min([state.printed.leaders[name].strategic for name in names]))


def go_home(state: War) -> None:
    """5.4c, 5.5: the leaders leave the map, the box is emptied, the phase ends."""
    for name, at in state.leader_at.items():
        if at in state.map.kind:
            state.leader_at[name] = OUT
    state.chief = {ATHENS: "", SPARTA: ""}
    state.enter_phase("home", "")
    state.settle_control()
    empty_box(state, "5.4c")


def _stay(state: War, side: str, place: str, strategic: int) -> None:
    die = state.die("5.4", side)
    stays = die + strategic >= 6
    state.log("army-stays" if stays else "army-goes", "5.4", place=place, who=side, total=die + strategic)
    if not stays and total(state.force(side, place)) > 1:
        _leave_garrison(state, side, place)


def _leave_garrison(state: War, side: str, place: str) -> None:
    """5.4b: which point stays; on an island without ships its owner says whether a hoplite or a rider, and
    for the system the lot. 4.1.1k: at Sparta the Home Guard stays in any case."""
    force = state.force(side, place)
    on_island = state.map.kind[place] == ISLAND
    guards = island_guards(force) if on_island and not naval(force) else ()
    if len(guards) > 1 and state.role_of(side):
        state.call(Garrison(side, place))
    elif len(guards) > 1:
        kind = kind_index(state.draw("5.4b", tuple([KINDS[kind] for kind in guards])))
        keep(state, side, place, of_kind(kind, 1))
    elif side == SPARTA and place == SPARTA:
        stay = of_kind(H, min(max(1, state.printed.home_guard), count_of(force, H)))
        _send_rest(state, side, place, stay or first(force, LAND_SKIRMISH, 1))
    else:
        _send_rest(state, side, place, first(force, ISLAND_STAY if on_island else LAND_SKIRMISH, 1))


def _send_rest(state: War, side: str, place: str, rest: Force) -> None:
    if state.force(side, place) != rest:
        keep(state, side, place, rest)


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
    go_home,
)
