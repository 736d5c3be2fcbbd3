"""Orders in the press of a battle and of columns among obstacles, against the second reading."""

from __future__ import annotations

from random import Random

import pytest

from games.dba.plain import Plain, add, name_of
from games.dba.scene import ATT, DEF, area, choices, game, orders
from games.dba.test_plain import FEATURES, compare_ends, compare_groups, melee, passable, payable
from games.dba.test_plain_outcomes import press
from polemos.engine.match import Match


def compare_orders(match: Match, seed: int) -> None:
    """Who may move alone, which formations may, and how."""
    plain, who = Plain(game(), match.position()["state"]), match.deciders[0]
    own = [e for e in plain.at if e.startswith(who[:3])]
    offered = choices(match).get("move", ())
    assert offered == tuple(sorted(e for e in own if plain.ends(e) and payable(plain, match, [e])))
    for element in offered:
        compare_ends(match, plain, str(element))
    wholes = {tuple(plain.whole(e)) for e in own if plain.able(e) and len(plain.whole(e)) > 1}
    able = [list(group) for group in wholes if payable(plain, match, list(group))]
    assert set(choices(match).get("line", ())) == {group[0] for group in able if plain.marches(group)}
    for first in sorted({e for group in wholes for e in group if payable(plain, match, [e])})[:4]:
        compare_groups(match, plain, first, Random(seed))


@pytest.mark.parametrize("seed", range(24))
@pytest.mark.rule("dba.5b", "dba.5f", "dba.5.1a", "dba.12k")
def test_orders_in_the_press(seed: int) -> None:
    match = press(seed) if seed % 2 else melee(seed)[0]
    assert match.prompt(match.deciders[0]).message == "command"
    compare_orders(match, seed)


def columns(seed: int) -> Match:
    """Short columns looking every way, with friends, enemies and rough ground close about them."""
    chance = Random(9000 + seed)
    features = []
    for _ in range(3):
        corner = name_of((chance.randint(3, 17), chance.randint(3, 17)))
        features.append(area(chance.choice(FEATURES), corner, chance.randint(1, 3), chance.randint(1, 3)))
    features += [area("river", "a13", 24, 1)] * (chance.random() < 0.3)
    field, taken = dict[str, str](), set[tuple[int, int]]()

    def stand(prefix: str, cell: tuple[int, int], face: int) -> None:
        kind = chance.choice(("sp", "pk", "ax", "ps", "cv", "lh", "wb", "bd"))
        inside = all(0 <= x < 24 for x in cell) and cell not in taken
        if inside and passable(features, kind, name_of(cell)):
            number = 1 + sum(known.startswith(f"{prefix}_{kind}_") for known in field)
            field[f"{prefix}_{kind}_{number}"] = f"{name_of(cell)} {'nesw'[face]}"
            taken.add(cell)

    for _ in range(3):
        head, face = (chance.randint(0, 23), chance.randint(0, 23)), chance.randrange(4)
        for i in range(chance.randint(2, 3)):
            stand("att", add(head, face, -i), face)
        for _ in range(4):
            near = (head[0] + chance.randint(-2, 2), head[1] + chance.randint(-2, 2))
            stand(chance.choice(("att", "att", "def")), near, chance.randrange(4))
    river = chance.choice(("slow", "column"))
    bound = chance.choice((1, 3))
    return orders(field, 5, ATT, features=features, river=river, bound=bound, generals=[min(field), ""])


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.rule("dba.5b", "dba.5c", "dba.12g", "dba.12h", "dba.2.2c")
def test_columns_among_obstacles(seed: int) -> None:
    compare_orders(columns(seed), seed)


@pytest.mark.parametrize("who", [ATT, DEF])
@pytest.mark.rule("dba.12k", "dba.5f")
def test_whoever_is_held_from_two_sides_is_not_offered(who: str) -> None:
    """Looking every way: an element with an enemy before it and another on its flank."""
    mine, theirs = ("att", "def") if who == ATT else ("def", "att")
    for face in range(4):
        here = (12, 12)
        field = {
            f"{mine}_sp_1": f"{name_of(here)} {'nesw'[face]}",
            f"{theirs}_sp_1": f"{name_of(add(here, face))} {'nesw'[(face + 2) % 4]}",
            f"{theirs}_sp_2": f"{name_of(add(here, (face + 1) % 4))} {'nesw'[(face + 3) % 4]}",
        }
        assert f"{mine}_sp_1" not in choices(orders(field, who=who))["move"]
        free = {e: where for e, where in field.items() if e != f"{theirs}_sp_2"}
        assert f"{mine}_sp_1" in choices(orders(free, who=who))["move"]
