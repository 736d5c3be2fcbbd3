"""Moves, groups, zones and prices of many positions, against a second and slower reading of the rules."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from games.dba.plain import Plain, add, cell_of, name_of
from games.dba.plain_combat import Combat
from games.dba.scene import ATT, DEF, TYPES, area, choices, game, orders, play
from polemos.engine.match import Match

SEEDS = range(40)
KINDS = (
    "sp",
    "sp",
    "bd",
    "pk",
    "ax",
    "ax",
    "ps",
    "ps",
    "wb",
    "cv",
    "cv",
    "kn",
    "lh",
    "lh",
    "el",
    "art",
    "hd",
)
FEATURES = ("woods", "steep_hill", "gentle_hill", "marsh", "dunes")


def crowd(chance: Random, prefix: str, facing: str, taken: set[str]) -> dict[str, str]:
    """About nine elements: two runs side by side or one behind the other, and some by themselves."""
    found: dict[str, str] = {}

    def stand(cell: tuple[int, int], face: str) -> None:
        inside = 0 <= cell[0] < 24 and 0 <= cell[1] < 24
        if inside and name_of(cell) not in taken:
            kind = chance.choice(KINDS)
            number = 1 + sum(known.split("_")[1] == kind for known in found)
            found[f"{prefix}_{kind}_{number}"] = f"{name_of(cell)} {face}"
            taken.add(name_of(cell))

    low, high = chance.choice(((7, 16), (7, 16), (0, 23)))
    for length in (3, 2):
        cell, face = (
            (chance.randint(low, high), chance.randint(low, high)),
            chance.choice((facing, facing, "nesw")),
        )
        look = chance.choice(face)
        along = "nesw".index(look) + chance.choice((1, 1, 0))
        for i in range(length):
            stand(add(cell, along % 4, i), look)
    for _ in range(4):
        stand((chance.randint(low, high), chance.randint(low, high)), chance.choice("nesw"))
    return found


def country(chance: Random) -> list[list[Any]]:
    """Ground of all kinds, roads and rivers along and across; legal or not does not matter here."""
    found = []
    for _ in range(chance.randint(0, 3)):
        corner = name_of((chance.randint(2, 18), chance.randint(2, 18)))
        found.append(area(chance.choice(FEATURES), corner, chance.randint(1, 5), chance.randint(1, 5)))
    for kind in ("road", "river"):
        if chance.random() < 0.5:
            n = chance.randint(5, 18)
            found.append(chance.choice((area(kind, f"a{n}", 24, 1), area(kind, f"{chr(97 + n)}1", 1, 24))))
    if chance.random() < 0.2:
        found.append(area("waterway", "a22", 24, 3))
    return found


def passable(features: list[list[Any]], kind: str, cell: str) -> bool:
    spot = {"armies": {}, "elements": {}, "generals": ["", ""], "river": "slow", "bound": 3}
    more = {"moved": [], "moved_twice": [], "camps": ["", ""], "features": features}
    plain = Plain(game(), {**spot, **more})
    plain.kind["x"] = TYPES[kind]
    return plain.passable("x", cell_of(cell))


def scattered(seed: int) -> tuple[Match, Plain, str]:
    """A position of chance, with one side about to give orders."""
    chance = Random(seed)
    features, taken = country(chance), set[str]()
    field = {**crowd(chance, "att", "n", taken), **crowd(chance, "def", "s", taken)}
    field = {e: t for e, t in field.items() if passable(features, e.split("_")[1], t.split()[0])}
    who = chance.choice((ATT, DEF))
    own = [e for e in field if e.startswith(who[:3])]
    moved = [e for e in own if chance.random() < 0.25]
    generals = [chance.choice([e for e in field if e.startswith(p)] + [""]) for p in ("att", "def")]
    camps = [name_of((chance.randint(0, 23), 23)) if chance.random() < 0.2 else "" for _ in range(2)]
    facts = {
        "features": features,
        "river": chance.choice(("unknown", "paltry", "slow", "column")),
        "moved": moved,
        "moved_twice": [e for e in moved if chance.random() < 0.3],
        "generals": generals,
        "camps": camps if camps[0] not in taken and camps[1] not in taken else ["", ""],
        "bound": chance.choice((1, 3, 3, 5)) + (0 if who == ATT else 1),
    }
    match = orders(field, chance.randint(1, 6), who, **facts)
    return match, Plain(game(), match.position()["state"]), who


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("dba.12i", "dba.12j")
def test_zones(seed: int) -> None:
    match, plain, _ = scattered(seed)
    for element, shown in match.view(None)["pieces"].items():
        assert sorted(shown["zone"]) == sorted(name_of(cell) for cell in plain.zone(element)), element


def payable(plain: Plain, match: Match, movers: list[str]) -> bool:
    pips = match.prompt(match.deciders[0]).args["pips"]
    return isinstance(pips, int) and plain.price(movers) <= pips


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule(
    "dba.5a", "dba.5d", "dba.5e", "dba.5f", "dba.5.1a", "dba.5.2a", "dba.12c", "dba.12d", "dba.12e"
)
def test_single_moves(seed: int) -> None:
    match, plain, who = scattered(seed)
    own = [e for e in plain.at if e.startswith(who[:3])]
    offered = choices(match).get("move", ())
    assert offered == tuple(sorted(e for e in own if plain.ends(e) and payable(plain, match, [e])))
    for element in offered:
        compare_ends(match, plain, str(element))


def compare_ends(match: Match, plain: Plain, element: str) -> None:
    ends = plain.ends(element)
    shown = play(match.clone(), ("move", element))
    attacks = {name_of(cell) for cell, face in ends if plain.meets(element, cell, face)}
    quiet = {name_of(cell) for cell, face in ends if not plain.meets(element, cell, face)}
    assert set(choices(shown).get("attack", ())) == attacks, element
    assert set(choices(shown).get("to", ())) == quiet, element
    for cell in sorted(quiet)[:: max(1, len(quiet) // 6)]:
        faces = {"nesw"[face] for at, face in ends if name_of(at) == cell}
        moved = play(shown.clone(), ("to", cell))
        if len(faces) > 1:
            asked = choices(moved)
            assert set(asked["face"]) == faces, (element, cell)
            assert ("keep_facing" in asked) == ("nesw"[plain.facing[element]] in faces)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("dba.5b", "dba.5c", "dba.12f", "dba.12g", "dba.12h")
def test_group_moves(seed: int) -> None:
    match, plain, who = scattered(seed)
    own = [e for e in plain.at if e.startswith(who[:3]) and plain.able(e)]
    wholes = {tuple(plain.whole(e)) for e in own if len(plain.whole(e)) > 1}
    lines = {
        group[0] for group in wholes if payable(plain, match, list(group)) and plain.marches(list(group))
    }
    assert set(choices(match).get("line", ())) == lines
    members = {e for group in wholes for e in group if payable(plain, match, [e])}
    assert set(choices(match).get("group", ())) == members
    for first in sorted(members):
        compare_groups(match, plain, first, Random(seed))


def compare_groups(match: Match, plain: Plain, first: str, chance: Random) -> None:
    """From one member on, others are taken in by chance; the moves of each part are compared."""
    group, shown = [first], play(match.clone(), ("group", first))
    pips = match.prompt(match.deciders[0]).args["pips"]
    while True:
        asked = choices(shown)
        beside = [e for e in plain.whole(first) if e not in group and touches(plain, e, group)]
        more = [e for e in beside if isinstance(pips, int) and plain.price([*group, e]) <= pips]
        assert set(asked.get("with", ())) == set(more), group
        found = plain.marches(group) if len(group) > 1 else {}
        told = {verb: set(args) for verb, args in asked.items() if verb not in ("with", "everybody", "halt")}
        assert told == found, group
        whole = plain.whole(first)
        everybody = (
            bool(beside) and isinstance(pips, int) and plain.price(whole) <= pips and plain.marches(whole)
        )
        assert ("everybody" in asked) == bool(everybody)
        assert ("halt" in asked) == (not told and not more and not everybody)
        if not more:
            return
        group.append(chance.choice(sorted(more)))
        play(shown, ("with", group[-1]))


def touches(plain: Plain, element: str, group: list[str]) -> bool:
    around = [add(plain.at[element], facing) for facing in range(4)]
    return any(plain.at[other] in around for other in group)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.rule("dba.4a", "dba.4b", "dba.4c", "dba.4d", "dba.4e", "dba.4f")
def test_prices_and_where_groups_end(seed: int) -> None:
    match, plain, who = scattered(seed)
    for element in choices(match).get("line", ()):
        group = plain.whole(str(element))
        for number in sorted(plain.marches(group).get("ahead", ())):
            moved = play(match.clone(), ("line", element), ("ahead", number))
            if not moved.over and moved.deciders == (who,) and moved.prompt(who).message == "command":
                left = moved.prompt(who).args["pips"]
                assert left == int(str(match.prompt(who).args["pips"])) - plain.price(group)
            there = plain.ahead(group, number)
            state = moved.position()["state"]["elements"]
            for member in group:
                if moved.deciders == (who,):
                    assert state[member].split()[0] == name_of(there[member])


def melee(seed: int) -> tuple[Match, Combat]:
    """Two lines pressed against each other, with whatever stands about them."""
    chance = Random(1000 + seed)
    features, taken = country(chance), set[str]()
    corner = name_of((chance.randint(7, 12), chance.randint(9, 12)))
    features.append(area(chance.choice(FEATURES), corner, chance.randint(1, 5), chance.randint(1, 3)))
    field: dict[str, str] = {}
    kinds = (*KINDS, "bw", "bw", "ps", "pk", "sp", "wb")
    for _ in range(24):
        x, row = chance.randint(8, 14), chance.choice((10, 11, 11, 12, 12, 13))
        face = chance.choice(("s", "s", "s", "n", "e", "w") if row < 12 else ("n", "n", "n", "s", "e", "w"))
        prefix = "def" if (row < 12) == (chance.random() < 0.9) else "att"
        kind, cell = chance.choice(kinds), name_of((x, row))
        if cell not in taken and passable(features, kind, cell):
            number = 1 + sum(known.startswith(f"{prefix}_{kind}_") for known in field)
            field[f"{prefix}_{kind}_{number}"] = f"{cell} {face}"
            taken.add(cell)
    sides = [[e for e in field if e.startswith(p)] + [""] for p in ("att", "def")]
    match = orders(
        field,
        3,
        chance.choice((ATT, DEF)),
        features=features,
        river=chance.choice(("unknown", "paltry", "slow")),
        generals=[chance.choice(side) for side in sides],
        camps=[name_of((chance.randint(8, 14), 12)), name_of((chance.randint(8, 14), 11))],
        moved=[e for e in field if chance.random() < 0.3],
    )
    return match, Combat(game(), match.position()["state"])


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.rule("dba.7a", "dba.7c", "dba.7d", "dba.7e", "dba.7g", "dba.7j", "dba.12m", "dba.12o", "dba.12t")
def test_totals_and_odds(seed: int) -> None:
    match, plain = melee(seed)
    shown = match.view(None)["forecast"]
    assert {e: row["foe"] for e, row in shown.items()} == plain.opponents()
    for element, row in shown.items():
        foe = row["foe"]
        assert sum(row["mine"].values()) == plain.total(element, foe), (element, foe)
        assert sum(row["theirs"].values()) == plain.total(foe, element), (foe, element)
        first, second = plain.odds(game().printed.book, element, foe)
        assert row["loses"] == {fate: first[fate] for fate in "DFR"}
        assert row["wins"] == {fate: second[fate] for fate in "DFR"}


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.rule("dba.6a", "dba.2.2e", "dba.3c")
def test_who_may_shoot_at_whom(seed: int) -> None:
    for match, plain in (melee(seed), gunners(seed)):
        active = match.view(None)["active"][0]
        shown = match.view(None)["shots"]
        assert {(shot["by"], shot["at"]) for shot in shown} == plain.shooters(active)
        for shot in shown:
            assert_odds(plain, shot)


def gunners(seed: int) -> tuple[Match, Combat]:
    """Shooters and targets with room between them."""
    chance = Random(2000 + seed)
    features, taken = country(chance), set[str]()
    field: dict[str, str] = {}
    for _ in range(20):
        prefix, kind = (
            chance.choice(("att", "def")),
            chance.choice(("art", "bw", "sp", "el", "ps", "lh", "hd", "cv")),
        )
        cell = name_of((chance.randint(6, 15), chance.randint(6, 15)))
        if cell not in taken and passable(features, kind, cell):
            number = 1 + sum(known.startswith(f"{prefix}_{kind}_") for known in field)
            field[f"{prefix}_{kind}_{number}"] = f"{cell} {chance.choice('nesw')}"
            taken.add(cell)
    sides = [[e for e in field if e.startswith(p)] + [""] for p in ("att", "def")]
    who = chance.choice((ATT, DEF))
    moved = [e for e in field if chance.random() < 0.3]
    match = orders(field, 3, who, features=features, generals=[chance.choice(s) for s in sides], moved=moved)
    return match, Combat(game(), match.position()["state"])


def assert_odds(plain: Combat, shot: dict[str, Any]) -> None:
    """6b, 6d: the shooter suffers only where he is answered; then the target counts its shooting factor."""
    book, by, at = game().printed.book, plain.kind[shot["by"]], plain.kind[shot["at"]]
    answered = shot["by"] in plain.targets(shot["at"]) and (at != "Art" or by == "Art")
    factor = book.kinds[at].shoots if answered else book.kinds[at].v_foot
    assert shot["theirs"]["factor"] == factor
    mine, theirs = sum(shot["mine"].values()), sum(shot["theirs"].values())
    wins, loses = dict.fromkeys("DFR", 0), dict.fromkeys("DFR", 0)
    for a, b in product(range(1, 7), repeat=2):
        high, low = mine + a, theirs + b
        if low < high:
            wins[book.shot(at, by, (low, high))] += 1
        elif high < low and answered:
            loses[book.shot(by, at, (high, low))] += 1
    assert shot["wins"] == wins
    assert shot["loses"] == loses


def travellers(seed: int) -> tuple[Match, Plain, str]:
    """Elements on and beside two roads that cross, most of which have moved already; few enemies."""
    chance = Random(3000 + seed)
    down, across = chance.randint(6, 17), chance.randint(6, 17)
    features = [area("road", f"{chr(97 + down)}1", 1, 24), area("road", f"a{across + 1}", 24, 1)]
    if chance.random() < 0.5:
        features.append(area(chance.choice(FEATURES), name_of((down + 2, across + 2)), 4, 4))
    spots = [(down, y) for y in range(24)] + [(x, across) for x in range(24)]
    taken: set[tuple[int, int]] = set()
    field: dict[str, str] = {}
    for prefix, number in (("att", 9), ("def", 3)):
        for i in range(1, number + 1):
            on_road = prefix == "att" or chance.random() < 0.5
            cell = chance.choice(spots) if on_road else (chance.randint(0, 23), chance.randint(0, 23))
            if cell not in taken:
                taken.add(cell)
                kind = chance.choice(("sp", "lh", "cv", "ps", "art", "el", "wb"))
                field[f"{prefix}_{kind}_{i}"] = f"{name_of(cell)} {chance.choice('nesw')}"
    field = {e: t for e, t in field.items() if passable(features, e.split("_")[1], t.split()[0])}
    moved = [e for e in field if e.startswith("att") and chance.random() < 0.7]
    generals = [next(e for e in field if e.startswith("att")), ""]
    match = orders(
        field, 6, ATT, features=features, moved=moved, generals=generals, bound=chance.choice((1, 3))
    )
    return match, Plain(game(), match.position()["state"]), ATT


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.rule("dba.5e", "dba.12b")
def test_moves_along_roads(seed: int) -> None:
    match, plain, _ = travellers(seed)
    offered = choices(match).get("move", ())
    assert offered == tuple(sorted(e for e in plain.at if e[0] == "a" and plain.ends(e)))
    for element in offered:
        compare_ends(match, plain, str(element))


@pytest.mark.rule("dba.4a", "dba.4b", "dba.4c", "dba.4d")
@pytest.mark.parametrize("pips", [1, 2, 3, 4])
@pytest.mark.parametrize("cell", ["k20", "a24", "e12"])
def test_who_can_be_paid_for(pips: int, cell: str) -> None:
    """A general in a wood, in camp, or in the open; near troops and far ones, slow ones and others."""
    field = {
        **{"att_cv_1": f"{cell} n", "att_sp_1": "k18 n", "att_el_1": "m18 n", "att_sp_2": "x1 w"},
        **{"att_sp_3": "k10 n", "att_art_1": "c13 n", "def_sp_1": "t3 s"},
    }
    woods = [area("woods", "j19", 3, 3), area("steep_hill", "j14", 4, 2)]
    facts = {"features": woods, "generals": ["att_cv_1", ""], "camps": ["a24", ""]}
    match = orders(field, pips, ATT, **facts)
    plain = Plain(game(), match.position()["state"])
    own = [e for e in field if e.startswith("att")]
    assert choices(match).get("move", ()) == tuple(sorted(e for e in own if plain.price([e]) <= pips))
    beside = {**field, "att_sp_4": "l18 n", "att_sp_5": "w1 w"}
    match = orders(beside, pips, ATT, **facts)
    plain = Plain(game(), match.position()["state"])
    groups = (["att_el_1", "att_sp_1", "att_sp_4"], ["att_sp_2", "att_sp_5"])
    assert set(choices(match).get("line", ())) == {group[0] for group in groups if plain.price(group) <= pips}
