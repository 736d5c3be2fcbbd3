"""Facts of the rulebook that any data must satisfy; `polemos data hellenes` says which do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from polemos.games.hellenes.printed import ATHENS, SIDES, SPARTA, Printed
from polemos.kit.search import steps_from

#: Id, English, French, and the test.
Fact = tuple[str, str, str, Callable[[Printed], bool]]


def _counts(printed: Printed) -> bool:
    return (
        Counter(b.side for b in printed.blocks.values()) == {ATHENS: 50, SPARTA: 56}
        and len(printed.cards) == 55
    )


def _ports(printed: Printed) -> bool:
    return all((p.harbour in p.seas) == p.port for p in printed.places.values() if p.city)


def _harbours(printed: Printed) -> bool:
    known = {"athens": "saronic_gulf", "corinth": "gulf_of_corinth", "leucas": "gulf_of_ambracia"}
    known["lipara"] = "tyrrhenian_sea"
    return all(printed.places[p].harbour == sea for p, sea in known.items())


def _connected(printed: Printed) -> bool:
    beside = {name: (*spot.lands, *spot.seas) for name, spot in printed.places.items()}
    return len(steps_from(["athens"], beside)) == len(printed.places)


def _tribute(printed: Printed) -> bool:
    """15.2j: Leucas and Pylos pay 3, Plataea and Amphipolis 4."""
    value = {p: printed.places[p].value for p in ("leucas", "pylos", "plataea", "amphipolis", "thebes")}
    pays = value["leucas"] + value["pylos"] == 3 and value["plataea"] + value["amphipolis"] == 4
    return pays and value["thebes"] == 4


def _homes(printed: Printed) -> bool:
    """2.1, 4.22: every unit has a city (barbarians a town) to appear in, every fleet one on a coast."""
    for block in printed.blocks.values():
        places = [printed.places[p] for p in printed.land_of[block.nation]]
        if block.barbarian:
            fits = any(p.town for p in places)
        else:
            fits = any(p.city and (p.coastal or not block.fleet) for p in places)
        if not fits:
            return False
    return True


def _elite(printed: Printed) -> bool:
    power3 = sum(b.land[1] == "3" for b in printed.blocks.values())
    elite = all(b.elite == (b.naval == "E2") for b in printed.blocks.values() if b.fleet)
    return power3 == 2 and elite and printed.blocks["a37"].land == "A3"


def _deck(printed: Printed) -> bool:
    borders = Counter(c.border for c in printed.cards.values())
    aid = [c for c in printed.cards.values() if c.event == "persian_aid"]
    return borders == {"gold": 11, "silver": 33, "bronze": 11} and [c.border for c in aid] == ["bronze"] * 3


def _setups(printed: Printed) -> bool:
    for scenario in printed.scenarios.values():
        for side in SIDES:
            units = [u for line in scenario[side]["deploy"] for u in line["units"].items()]
            names = [u for u, _ in units]
            if len(names) != len(set(names)):
                return False
            if any(
                not 1 <= strength <= printed.blocks[u].max or printed.blocks[u].side != side
                for u, strength in units
            ):
                return False
    return True


FACTS: Final[tuple[Fact, ...]] = (
    (
        "counts",
        "50 Athenian and 56 Spartan blocks, 55 cards",
        "50 blocs athéniens et 56 spartiates, 55 cartes",
        _counts,
    ),
    ("connected", "the map hangs together", "la carte est d'un seul tenant", _connected),
    (
        "ports",
        "each port has one harbour sea beside it, no other city has one",
        "chaque port a sa mer côtière, aucune autre cité n'en a",
        _ports,
    ),
    ("harbours", "the harbours that the rulebook names", "les ports que le livret nomme", _harbours),
    (
        "tribute",
        "values that follow from the tribute of 15.2 and from Decelea",
        "valeurs tirées du tribut de 15.2 et de Décélie",
        _tribute,
    ),
    ("homes", "every unit has somewhere to appear", "chaque unité peut apparaître quelque part", _homes),
    (
        "elite",
        "two units of power 3; the elite fleets are the E2 ones",
        "deux unités de puissance 3 ; les flottes d'élite sont les E2",
        _elite,
    ),
    ("deck", "borders of the cards, three Persian Aids", "liserés des cartes, trois aides perses", _deck),
    (
        "setups",
        "every set-up uses known units once, at a legal strength",
        "chaque mise en place emploie des unités connues, une fois, à une force légale",
        _setups,
    ),
)


def run(printed: Printed) -> list[dict[str, Any]]:
    """Every fact with its verdict, ready for JSON."""
    return [
        {"id": name, "what": {"en": english, "fr": french}, "ok": holds(printed), "problems": []}
        for name, english, french, holds in FACTS
    ]
