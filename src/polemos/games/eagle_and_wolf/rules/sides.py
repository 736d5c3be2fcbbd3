"""9.0e, 11.1g, 13.3: who is at war with whom, who stands with whom in a territory, and whom a coming strikes.

The model, in one place. Two nations are allies, at war, or neither. An army that comes into a territory

- comes in peace, or against those it is at war with, if the land is its own, a friend's or an enemy's;
- strikes the owner if the land is anybody else's: that is a new war (9.0e);
- may strike any other army there that is neither ally nor enemy, which is a new war as well.

Whoever is fought in a territory is helped by his allies' armies there, so these are drawn into the war
(11.1g), unless they are the comer's allies too. The same holds for an army that offers
battle where it stands.
"""

from __future__ import annotations

from typing import Final

from polemos.engine.why import Barrier
from polemos.games.eagle_and_wolf.printed import (
    CARTHAGE,
    EPIRUS,
    GAULS,
    ITALIOTS,
    MAMERTINES,
    ROME,
    SAMNITES,
    SYRACUSE,
)
from polemos.games.eagle_and_wolf.state import Campaign, Pair, pair

#: 13.3c-d: alliances that were formed and may be broken; those of 13.3a-b may not.
BREAKABLE: Final[tuple[Pair, ...]] = (pair(EPIRUS, MAMERTINES), pair(CARTHAGE, ROME))

OWN_NATION: Final = Barrier("own-nation", "9.0e")
ENEMY_ALREADY: Final = Barrier("enemy-already", "9.0e")
#: 13.3a-b, 8.23g: the alliances for good.
FOR_GOOD: Final[dict[Pair, Barrier]] = {
    pair(EPIRUS, ITALIOTS): Barrier("allies-for-good", "13.3a"),
    pair(CARTHAGE, SYRACUSE): Barrier("allies-for-good", "13.3b"),
    pair(EPIRUS, SAMNITES): Barrier("allies-for-good", "8.23g"),
}
ALLIES: Final = Barrier("allies-for-good", "13.3a")


def others_at(state: Campaign, nation: str, place: str) -> tuple[str, ...]:
    """The other nations with an army in a territory."""
    there = [c for c, army in state.armies.items() if army.at == place]
    if not there:
        return ()
    nation_of = state.printed.nation_of
    return tuple(sorted({nation_of[c] for c in there if nation_of[c] != nation}))


def welcome(state: Campaign, nation: str, place: str) -> bool:
    """13.3: own land or an ally's; Epirotes in Messina only against somebody who attacks it (13.3c)."""
    owner = state.control[place]
    if not state.allied(nation, owner):
        return False
    epirotes_in_messina = nation == EPIRUS and owner == MAMERTINES and place == "messina"
    return not epirotes_in_messina or state.contested(place)


def drawn_in(state: Campaign, nation: str, place: str, struck: str) -> tuple[str, ...]:
    """11.1g: those who stand there with somebody that a coming nation fights, and are no enemies yet."""
    return helpers(state, nation, others_at(state, nation, place), state.control.get(place, ""), struck)


def helpers(state: Campaign, nation: str, there: tuple[str, ...], owner: str, struck: str) -> tuple[str, ...]:
    """11.1g: who of those there is allied to a foe of the coming nation, unless to that nation too."""
    foes = [n for n in (*there, owner) if n == struck or state.at_war(nation, n)]
    neutral = [n for n in there if n not in foes and not state.allied(nation, n)]
    return tuple([n for n in neutral if any([state.allied(n, foe) for foe in foes])])


def coming(state: Campaign, nation: str, place: str) -> tuple[bool, tuple[str, ...]]:
    """Whether one can come without beginning a war, and against whom one may begin one by coming (9.0e):
    the owner alone if he is neither friend nor foe."""
    owner = state.control[place]
    if not state.at_war(nation, owner) and not welcome(state, nation, place):
        return False, (owner,)
    there = others_at(state, nation, place)
    able = tuple(sorted([n for n in {*there, owner} if no_new_war(state, nation, n) is None]))
    return not helpers(state, nation, there, owner, ""), able


def breakable(state: Campaign, nation: str, other: str) -> bool:
    """9.0e: whether a nation may begin a war with another."""
    return no_new_war(state, nation, other) is None


def no_new_war(state: Campaign, nation: str, other: str) -> Barrier | None:
    """13.3: no enemy yet, and no ally for good."""
    if nation == other:
        return OWN_NATION
    both = (nation, other) if nation < other else (other, nation)
    if both in state.wars:
        return ENEMY_ALREADY
    return None if both in BREAKABLE or both not in state.allies else FOR_GOOD.get(both, ALLIES)


def opponents(state: Campaign, nation: str, place: str, struck: str) -> tuple[str, ...]:
    """3.13a, 11.1a: the armies that would be met: enemies, those struck, those drawn in."""
    drawn = drawn_in(state, nation, place, struck)
    return tuple(
        [
            c
            for c in state.armies_at(place)
            if state.nation(c) == struck or state.nation(c) in drawn or state.at_war(nation, state.nation(c))
        ]
    )


def wage(state: Campaign, nation: str, place: str, struck: str) -> None:
    """9.0e, 11.1g: war with the one who is struck and with those who stand with him."""
    drawn = drawn_in(state, nation, place, struck)
    for other in (*((struck,) if struck else ()), *drawn):
        state.declare(nation, other)


def calls_up(state: Campaign, place: str) -> bool:
    """13.1a, 13.2a: land where an army rises against whoever comes as an enemy."""
    owner = state.control[place]
    return owner == GAULS or (owner == EPIRUS and state.province_of(place) == EPIRUS)
