"""Terrain, deployment and edges against a second and slower reading of the rules."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from games.dba.plain import Cell, cell_of, name_of
from games.dba.scene import ATT, DEF, area, choices, game, play, position, standing
from polemos.battles.dba.field import Field
from polemos.battles.dba.rules.bound import zones_of
from polemos.engine.match import Match
from polemos.games.dba.state import Dba

LINES = ("road", "river")
BAD = ("steep_hill", "woods", "marsh", "dunes")
COUNTRY = {
    "fertile": (["road"], [["river"], ["steep_hill"], ["gentle_hill"], ["woods"], ["road"], ["waterway"]]),
    "hilly": (["steep_hill"], [["river"], ["woods"], ["road"]]),
    "coastal": (["waterway"], [["steep_hill", "marsh"], ["woods", "dunes"], ["river"]]),
}


def asked(frame: dict[str, Any], at: int, elements: dict[str, str] | None = None, **facts: Any) -> Match:
    spot = position(elements or {}, [frame], bound=0, **facts)
    spot["frames"] = [{"frame": "Battle", "who": "", "at": at}, frame]
    return game().resume(spot)


def cells(feature: list[Any]) -> frozenset[Cell]:
    return covered(*feature[1:4])


@cache
def covered(corner: int, columns: int, rows: int) -> frozenset[Cell]:
    return frozenset((corner % 24 + x, corner // 24 + y) for x, y in product(range(columns), range(rows)))


@cache
def grown(one: frozenset[Cell]) -> frozenset[Cell]:
    """With all that touch it."""
    return frozenset((x + i, y + j) for x, y in one for i, j in product((-1, 0, 1), repeat=2))


def straight(feature: list[Any]) -> bool:
    return feature[0] in (*LINES, "waterway")


def fits(feature: list[Any], others: list[list[Any]]) -> bool:
    """2.1e: on the board, a cell from the others; roads, rivers and the sea may cross at right angles."""
    kind, corner, columns, rows, _ = feature
    left, top = corner % 24, corner // 24
    if left + columns > 24 or top + rows > 24:
        return False
    if kind == "waterway" and (left not in (0, 24 - columns) or top not in (0, 24 - rows)):
        return False
    if kind in LINES and not 3 <= (top if columns == 24 else left) <= 20:
        return False
    for other in others:
        across = straight(feature) and straight(other) and (columns > rows) != (other[2] > other[3])
        if not across and grown(cells(other)) & cells(feature):
            return False
    return True


def started(seed: int) -> tuple[str, list[list[Any]]]:
    """A country, and some features of it already placed, compulsory ones first."""
    chance = Random(seed)
    topography = chance.choice(sorted(COUNTRY))
    match = asked({"frame": "Terrain"}, 4, topography=topography)
    for _ in range(chance.randint(0, 4)):
        kinds = choices(match).get("feature", ())
        if not kinds:
            break
        play(match, ("feature", chance.choice(kinds)))
        play(match, ("size", chance.choice(choices(match)["size"])))
        play(match, ("to", chance.choice(choices(match)["to"])))
    return topography, match.position()["state"]["features"]


def extent(kind: str, size: str) -> tuple[int, int]:
    thick = 3 if kind == "waterway" else 1
    if size in ("across", "along"):
        return (24, thick) if size == "across" else (thick, 24)
    columns, rows = size.split("x")
    return int(columns), int(rows)


@pytest.mark.parametrize("seed", range(24))
@pytest.mark.rule("dba.2.1a", "dba.2.1b", "dba.2.1c", "dba.2.1d", "dba.2.1e", "dba.2.1g")
def test_what_may_be_placed_and_where(seed: int) -> None:
    topography, placed = started(seed)
    match = asked({"frame": "Terrain"}, 4, topography=topography, features=placed)
    offered = choices(match).get("feature", ())
    must, options = COUNTRY[topography]
    compulsory, optional = (sum(f[4] == n for f in placed) for n in (1, 0))
    allowed = set(must) if compulsory < 2 else set()
    for group in options if optional < 3 else []:
        begun = [kind for kind in group if any(f[0] == kind for f in placed)]
        allowed |= set(begun or group)
    for kind in sorted(allowed):
        there = [f for f in placed if f[0] == kind]
        single = kind in ("river", "waterway") and bool(there)
        counts = kind in must and compulsory < 2
        twice = not counts and sum(f[4] == 0 for f in there) >= 2
        if single or twice:
            allowed.discard(kind)
    assert set(offered) <= allowed
    for kind in sorted(allowed):
        compare_sizes(match, placed, kind, kind in offered)
    assert ("done" in choices(match)) == complete(placed)


def compare_sizes(match: Match, placed: list[list[Any]], kind: str, offered: bool) -> None:
    areas = ["2x2", "3x3", "4x4", "3x5", "5x3", "4x5", "5x4", "6x3", "3x6"]
    sizes = ["across", "along"] if kind in (*LINES, "waterway") else areas
    sizes = [*sizes, "2x6", "6x2"] if kind == "marsh" else sizes
    open_sizes = {}
    for size in sizes:
        columns, rows = extent(kind, size)
        corners = {c for c in range(576) if fits([kind, c, columns, rows, 0], placed)}
        if corners:
            open_sizes[size] = {name_of((c % 24, c // 24)) for c in corners}
    assert offered == bool(open_sizes), kind
    if not offered:
        return
    chosen = play(match.clone(), ("feature", kind))
    assert set(choices(chosen)["size"]) == set(open_sizes)
    for size in sorted(open_sizes)[:3]:
        assert set(choices(play(chosen.clone(), ("size", size)))["to"]) == open_sizes[size], (kind, size)


def complete(placed: list[list[Any]]) -> bool:
    """2.1d-e: one compulsory, two optional, three quarters with a feature, two with water or bad going."""
    some: set[tuple[bool, bool]] = set()
    hard: set[tuple[bool, bool]] = set()
    for feature in placed:
        quarters = {(x < 12, y < 12) for x, y in cells(feature)}
        some |= quarters
        hard |= quarters if feature[0] in (*BAD, "river", "waterway") else set()
    enough = any(f[4] for f in placed) and sum(not f[4] for f in placed) >= 2
    return enough and len(some) >= 3 and len(hard) >= 2


@pytest.mark.parametrize("seed", range(30))
@pytest.mark.rule("dba.2.1d", "dba.2.1e")
def test_a_field_of_chance_is_complete_and_legal(seed: int) -> None:
    topography, placed = started(seed)
    match = asked({"frame": "Terrain"}, 4, topography=topography, features=placed)
    match.state.chance.change_key(bytes([seed]) * 32)
    play(match, "chance_field")
    found = match.position()["state"]["features"]
    assert complete(found)
    assert found[: len(placed)] == placed or not complete(placed)
    for i, feature in enumerate(found):
        assert fits(feature, found[:i])
    assert sum(f[4] for f in found) <= 2
    assert sum(not f[4] for f in found) <= 3


@pytest.mark.rule("dba.2.3b", "dba.2.2d")
@pytest.mark.parametrize(
    ("sea", "edges"),
    [("a1 24 3", "ew"), ("a22 24 3", "ew"), ("a1 3 24", "ns"), ("v1 3 24", "ns"), ("", "ensw")],
)
def test_base_edges_beside_the_sea(sea: str, edges: str) -> None:
    corner, *size = sea.split() or ["a1"]
    features = [area("waterway", corner, *(int(n) for n in size))] if sea else []
    match = asked({"frame": "Edge", "side": 0}, 5, features=features)
    assert choices(match)["edge"] == tuple(edges)
    for wanted in edges:
        got = asked({"frame": "Edge", "side": 0}, 5, features=features)
        got.state.chance.given = (4,)
        play(got, ("edge", wanted))
        front = got.view(None)["field"]["front"]
        assert front == ["nesw"["swne".index(wanted)], wanted]


ARMY = [
    *("cv_1", "cv_2", "bd_1", "bd_2", "sp_1", "sp_2", "sp_3"),
    *("ax_1", "ax_2", "ps_1", "ps_2", "pk_1", "pk_2", "art_1"),
]


@pytest.mark.parametrize("seed", range(16))
@pytest.mark.rule("dba.2.3c", "dba.12r", "dba.9e")
def test_where_elements_may_be_deployed(seed: int) -> None:
    chance = Random(seed)
    front = chance.choice((["n", "s"], ["s", "n"], ["e", "w"], ["w", "e"]))
    side, prefix = chance.choice(((0, "att"), (1, "def")))
    features = [
        area(chance.choice(BAD), name_of((chance.randint(0, 18), chance.randint(0, 18))), 5, 5) for _ in "123"
    ]
    features.append(area("waterway", "a1", 3, 24))
    home = home_cells(front[side])
    camps = [name_of(chance.choice(sorted(home - cells(features[-1])))), ""]
    field = {f"{prefix}_{name}": "" for name in ARMY}
    frame = {"frame": "Deploy", "side": side}
    match = asked(frame, 7 + (side == 0), field, features=features, front=front, camps=camps)
    sea = cells(features[-1])
    bad = {cell for f in features[:-1] for cell in cells(f)} - sea
    enemy_camp = {cell_of(camps[0])} if side == 1 else set()
    taken: set[Cell] = set()
    for name in ("sp_1", "art_1", "cv_1"):
        play(match, ("place", f"{prefix}_{name}"))
        closed = sea | taken | enemy_camp | (bad if name == "art_1" else set())
        assert set(choices(match)["to"]) == {name_of(cell) for cell in home - closed}, name
        cell = chance.choice(choices(match)["to"])
        play(match, ("to", cell))
        taken.add(cell_of(str(cell)))
    play(match, "line_up")
    own = {e: where for e, where in standing(match).items() if e.startswith(prefix)}
    for element, where in own.items():
        cell, facing = where.split()
        assert cell_of(cell) in home - sea
        assert facing == front[side]
        assert cell_of(cell) not in bad or not element.endswith("art_1")


def home_cells(front: str) -> set[Cell]:
    """12r: the six rows at the edge behind this front."""
    inside = {
        "n": lambda x, y: y >= 18,
        "s": lambda x, y: y < 6,
        "e": lambda x, y: x < 6,
        "w": lambda x, y: x >= 18,
    }
    return {(x, y) for x, y in product(range(24), repeat=2) if inside[front](x, y)}


@pytest.mark.rule("dba.2.3c")
@pytest.mark.parametrize(("front", "side"), [(f, s) for f in ("n", "s", "e", "w") for s in (0, 1)])
def test_the_usual_line_of_battle(front: str, side: int) -> None:
    """Foot in the middle, horse on the wings, pikes two deep, psiloi behind those they help."""
    prefix, role = ("att", "def")[side], (ATT, DEF)[side]
    fronts = [front, "nesw"["swne".index(front)]]
    fronts = fronts if side == 0 else fronts[::-1]
    field = {f"{prefix}_{name}": "" for name in ARMY if not name.startswith("art")}
    match = asked({"frame": "Deploy", "side": side}, 7 + (side == 0), field, front=fronts)
    assert match.deciders == (role,)
    play(match, "line_up")
    at = {e[4:]: cell_of(t.split()[0]) for e, t in standing(match).items() if e.startswith(prefix)}
    along = 0 if front in "ns" else 1
    line = sorted((e for e in at if at[e] in foremost(front)), key=lambda e: at[e][along])
    files = [at[e][along] for e in line]
    assert files == list(range(files[0], files[0] + len(line)))  # no gap
    assert (line[0][:2], line[-1][:2]) == ("cv", "cv")
    assert {line[1][:2], line[-2][:2]} == {"ax"}
    assert abs(files[0] + files[-1] - 23) <= 2  # in the middle
    step = {"n": (0, 1), "s": (0, -1), "e": (-1, 0), "w": (1, 0)}[front]
    before = {e: (at[e][0] - step[0], at[e][1] - step[1]) for e in at if e not in line}
    assert before.pop("pk_2") == at["pk_1"]
    assert set(before) == {"ps_1", "ps_2"}
    helped = [e for e in line if e[:2] in ("sp", "bd", "ax")]
    thirds = {helped[len(helped) // 3], helped[2 * len(helped) // 3]}
    assert set(before.values()) == {at[e] for e in thirds}


def foremost(front: str) -> set[Cell]:
    row = {"n": (1, 18), "s": (1, 5), "e": (0, 5), "w": (0, 18)}[front]
    return {c for c in product(range(24), repeat=2) if c[row[0]] == row[1]}


@pytest.mark.rule("dba.2.3c")
def test_the_usual_line_keeps_clear_of_bad_going_and_meets_the_enemys() -> None:
    heavy = {f"att_sp_{i}": "" for i in range(1, 7)}
    woods = [area("woods", "e7", 9, 8)]
    match = asked({"frame": "Deploy", "side": 0}, 8, heavy, features=woods)
    play(match, "line_up")
    files = {cell_of(t.split()[0])[0] for t in standing(match).values()}
    assert not files & set(range(4, 13))
    there = {f"def_sp_{i}": f"{chr(97 + i)}6 s" for i in range(6)}
    match = asked({"frame": "Deploy", "side": 0}, 8, {**heavy, **there})
    play(match, "line_up")
    files = {cell_of(t.split()[0])[0] for e, t in standing(match).items() if e.startswith("att")}
    assert files == set(range(6))


@pytest.mark.rule("dba.2.3c")
def test_in_the_usual_line_nobody_stands_in_bad_going_who_need_not() -> None:
    row = [area("marsh", "a19", 24, 1)]
    match = asked(
        {"frame": "Deploy", "side": 0}, 8, {"att_sp_1": "", "att_sp_2": "", "att_ax_1": ""}, features=row
    )
    play(match, "line_up")
    at = standing(match)
    assert {at[e].split()[0][1:] for e in ("att_sp_1", "att_sp_2")} == {"20"}
    assert at["att_ax_1"].split()[0][1:] == "19"


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.rule("11.7a", "dba.12s")
def test_flank_and_rear_zones_from_every_edge(seed: int) -> None:
    """Of the far half of the field the last six rows are the rear, else the outer six columns the flanks."""
    chance = Random(seed)
    front = chance.choice("nesw")
    field = {}
    for i in range(1, 13):
        field[f"att_sp_{i}"] = f"{name_of((2 * i - 1, chance.randint(0, 23)))} {front}"
        field[f"def_sp_{i}"] = f"{name_of((2 * i - 2, chance.randint(0, 23)))} n"
    match = asked({"frame": "Edge", "side": 0}, 5, field, front=[front, "nesw"["swne".index(front)]])
    assert isinstance(match.state, Dba)
    for side, prefix in ((0, "att"), (1, "def")):
        looks = match.view(None)["field"]["front"][side]
        flank = rear = 0
        for element, where in field.items():
            x, y = cell_of(where.split()[0])
            depth, aside = (y, x) if looks in "ns" else (x, y)
            far = depth if looks in "es" else 23 - depth
            if element.startswith(prefix) and far >= 18:
                rear += 1
            elif element.startswith(prefix) and far >= 12 and (aside < 6 or aside >= 18):
                flank += 1
        assert zones_of(match.state.field, side) == (flank, rear)


@pytest.mark.rule("dba.11a", "11.7a")
def test_flank_zones_of_a_wide_field_lie_at_its_own_edges() -> None:
    field = Field(game().printed.book, 40, "fertile")
    field.kinds = {"att_sp_1": "Sp", "att_sp_2": "Sp", "att_sp_3": "Sp", "att_cf_1": "Cf"}
    places = {"att_sp_1": (34, 8), "att_sp_2": (33, 8), "att_sp_3": (39, 5), "att_cf_1": (0, 8)}
    for element, (column, row) in places.items():
        field.put(element, row * 40 + column, 0)
    assert zones_of(field, 0) == (1, 1)


@pytest.mark.rule("dba.2.1e")
def test_when_a_field_is_complete() -> None:
    """Any three features of fertile country, wherever they lie."""
    chance = Random(7)
    seen = set()
    for _ in range(120):
        columns, rows = chance.choice(((4, 4), (5, 3), (3, 6)))
        spots = [chance.randint(0, 18) * 24 + chance.randint(0, 19) for _ in range(2)]
        kinds = [chance.choice(("woods", "gentle_hill", "steep_hill")) for _ in spots]
        road = [*area("road", chance.choice(("a3", "a12", "a21")), chance.choice((24, 10)), 1)[:4], 1]
        placed = [road, *([kind, spot, columns, rows, 0] for kind, spot in zip(kinds, spots, strict=True))]
        match = asked({"frame": "Terrain"}, 4, topography="fertile", features=placed)
        assert ("done" in choices(match)) == complete(placed), placed
        seen.add(complete(placed))
    assert seen == {True, False}


@pytest.mark.rule("dba.2.1d")
def test_what_is_placed_beyond_the_compulsory_counts_as_a_choice() -> None:
    roads = [[*area("road", f"a{row}", 24, 1)[:4], 1] for row in (5, 10)]
    for placed, counts in ((roads[:1], 1), (roads, 0)):
        match = asked({"frame": "Terrain"}, 4, topography="fertile", features=placed)
        play(match, ("feature", "road"), ("size", "across"), ("to", "a15"))
        assert match.position()["state"]["features"][-1][4] == counts


@pytest.mark.rule("dba.2.1d")
def test_chance_places_no_more_than_it_must() -> None:
    numbers = set()
    for seed in range(12):
        match = asked({"frame": "Terrain"}, 4, topography="hilly")
        match.state.chance.change_key(bytes([seed]) * 32)
        play(match, "chance_field")
        numbers.add(sum(not f[4] for f in match.position()["state"]["features"]))
    assert 2 in numbers


@pytest.mark.rule("dba.2.3c")
def test_woods_behind_the_enemy_do_not_move_the_usual_line() -> None:
    heavy = {f"att_sp_{i}": "" for i in range(1, 7)}
    match = asked({"frame": "Deploy", "side": 0}, 8, heavy, features=[area("woods", "e1", 9, 4)])
    play(match, "line_up")
    assert {cell_of(t.split()[0])[0] for t in standing(match).values()} == set(range(9, 15))


@pytest.mark.rule("dba.2.3c", "dba.9e")
def test_camp_followers_change_places_with_nobody() -> None:
    field = {"def_cf_1": "k1 s", "def_sp_1": "k5 s", "def_bd_1": "l5 s", "att_sp_1": "k20 n"}
    match = asked({"frame": "Swap", "left": 2, "first": ""}, 9, field, camps=["", "k1"])
    assert choices(match)["swap"] == ("def_bd_1", "def_sp_1")
    assert choices(play(match, ("swap", "def_sp_1"))) == {"with": ("def_bd_1",)}
