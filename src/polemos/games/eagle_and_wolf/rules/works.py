"""3.1b, 3.13h, 10.2-10.3, 12.1-12.2: what keeps an army from doing something where it stands."""

from __future__ import annotations

from typing import Final

from polemos.engine.why import Barrier
from polemos.games.eagle_and_wolf.army import Army
from polemos.games.eagle_and_wolf.printed import GAULS, WINTER
from polemos.games.eagle_and_wolf.rules.entry import barred
from polemos.games.eagle_and_wolf.state import Campaign

#: 12.2a: what a besieged army hears of everything but a sortie.
SHUT_IN: Final = Barrier("shut-in", "12.2a")
NOT_SHUT_IN: Final = Barrier("not-shut-in", "12.2a")
SORTIE_TRIED: Final = Barrier("sortie-tried", "12.2b")
NOT_INSIDE: Final = Barrier("not-inside", "3.1b")
FOES_OUTSIDE: Final = Barrier("foes-outside", "3.1b")
BATTLE_SOUGHT: Final = Barrier("battle-sought", "3.13h")
JUST_CAME: Final = Barrier("just-came", "3.13h")
NO_FOE_HERE: Final = Barrier("no-foe-here", "3.13h")
FOES_SHUT_IN: Final = Barrier("foes-shut-in", "12.2a")
NOT_ENTERED: Final = Barrier("not-entered", "10.3d")
WASTE_ALREADY: Final = Barrier("waste-already", "10.3b")
WASTE_NO_TRAIN: Final = Barrier("waste-no-train", "prec.3")
BESIEGER_STAYS: Final = Barrier("besieger-no-ravage", "12.3c")
HAS_TRAIN: Final = Barrier("has-train", "10.2a")
WINTER_NO_RAVAGE: Final = Barrier("winter-no-ravage", "10.3a")
WINTER_NO_TRAIN: Final = Barrier("winter-no-train", "10.2a")
WINTER_NO_SIEGE: Final = Barrier("winter-no-siege", "2.0h")
GAULS_RAVAGE: Final = Barrier("gauls-ravage", "8.3r")
GAULS_NO_TRAIN: Final = Barrier("gauls-no-train", "8.3q")
GAULS_NO_SIEGE: Final = Barrier("gauls-no-siege", "8.3s")
INSIDE_NO_SIEGE: Final = Barrier("inside-no-siege", "12.0a")
BESIEGED_ALREADY: Final = Barrier("besieged-already", "12.1a")
OWN_CITY: Final = Barrier("own-city", "12.0a")
NO_ENEMY_CITY: Final = Barrier("no-enemy-city", "12.0a")
FOES_IN_THE_OPEN: Final = Barrier("foes-in-the-open", "12.0a")


def no_sortie(state: Campaign, counter: str) -> Barrier | None:
    """12.2a-b, 8.3f: one try in a phase; not in winter, not under a bad omen."""
    if not state.besieged(counter):
        return NOT_SHUT_IN
    return SORTIE_TRIED if state.armies[counter].engaged else barred(state, counter)


def no_way_out(state: Campaign, counter: str, army: Army) -> Barrier | None:
    """3.1b: out of an unbesieged city at no cost, unless enemies are in the territory."""
    if not army.inside:
        return NOT_INSIDE
    return FOES_OUTSIDE if state.enemies_at(state.nation(counter), army.at) else None


def no_seeking(state: Campaign, counter: str, army: Army) -> Barrier | None:
    """3.13h, 8.3f: once in a phase, by who has not come in it, outside of winter, without a bad omen."""
    if army.engaged:
        return BATTLE_SOUGHT
    return JUST_CAME if army.entered else barred(state, counter)


def no_battle(state: Campaign, counter: str, army: Army) -> Barrier | None:
    """3.13h: against enemies in the territory who are not shut in."""
    barrier = no_seeking(state, counter, army)
    if barrier is not None:
        return barrier
    enemies = state.enemies_at(state.nation(counter), army.at)
    if any([not state.besieged(foe) for foe in enemies]):
        return None
    return FOES_SHUT_IN if enemies else NO_FOE_HERE


def no_ravaging(state: Campaign, counter: str, army: Army) -> Barrier | None:
    """10.3a, 10.3d: land that was entered in this phase, once, outside of winter, and by no besieger."""
    if state.time == WINTER:
        return WINTER_NO_RAVAGE
    if state.nation(counter) == GAULS:
        return GAULS_RAVAGE
    if not army.entered:
        return NOT_ENTERED
    if army.at in state.ravaged:
        return WASTE_ALREADY
    return BESIEGER_STAYS if state.besieging(counter) else None


def no_train(state: Campaign, counter: str, army: Army) -> Barrier | None:
    """10.2a, 10.3b: one at most, not in winter, not in land laid waste."""
    if state.time == WINTER:
        return WINTER_NO_TRAIN
    if state.nation(counter) == GAULS:
        return GAULS_NO_TRAIN
    if army.train:
        return HAS_TRAIN
    return WASTE_NO_TRAIN if army.at in state.ravaged else None


def no_siege(state: Campaign, counter: str, army: Army) -> Barrier | None:
    """12.0a, 12.1, 8.3s: an enemy's city, no siege there yet, no enemy in the open; never Gauls."""
    if state.time == WINTER:
        return WINTER_NO_SIEGE
    nation = state.nation(counter)
    if nation == GAULS:
        return GAULS_NO_SIEGE
    owner = state.control.get(army.at, nation)
    if not state.at_war(nation, owner):
        return OWN_CITY if owner == nation else NO_ENEMY_CITY
    if army.at in state.sieges:
        return BESIEGED_ALREADY
    if army.inside:
        return INSIDE_NO_SIEGE
    open_field = [c for c in state.enemies_at(nation, army.at) if not state.armies[c].inside]
    return FOES_IN_THE_OPEN if open_field else None
