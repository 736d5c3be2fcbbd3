"""TRC: the modifiers of a combat, compared with a count of our own over random armies and fleets."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.hellespont.positions import GAME, fighting, position, resume

KINDS = GAME.board()["kinds"]
ARMIES = {
    "athens": "h4b_1 h4b_2 h4_1 h3_1 p4b_1 p2_1 a3b_1 a2_1",
    "sparta": "h4b_1 h4b_2 h4_1 h3_1 p4_1 p2_1 a2_1 c5b_1",
}
SHIPS = {"athens": "t20_1 t10_1 t4_1", "sparta": "t20_1 t10_1 t4_1"}
LEADERS = {
    "athens": {"alcibiades": 1, "theramenes": 1, "chaereas": 0},
    "sparta": {"mindarus": 1, "hermocrates": 1, "dorieus": 0},
}
WAYS = (None, ["t7", "t7", "land"], ["t28", "t26", "land"], ["t7", "m9", "ferry"])


class Combat:
    """Both sides in one place, some weakened, some who marched or were ferried there just now."""

    def __init__(self, seed: int, place: str) -> None:
        rng = random.Random(seed)
        self.place = place
        self.sea = place.startswith("m")
        self.units: dict[str, list[str]] = {}
        self.leaders: dict[str, list[str]] = {}
        for side in ("athens", "sparta"):
            stock = [f"{side}_{name}" for name in ARMIES[side].split()]
            ships = [f"{side}_{name}" for name in SHIPS[side].split()]
            troops = rng.sample(stock, rng.randint(0 if self.sea else 1, 2 if self.sea else 4))
            self.units[side] = troops + ([f"{side}_t20_2", *ships] if self.sea else [])
            self.leaders[side] = rng.sample(sorted(LEADERS[side]), rng.randint(0, 2))
        everybody = [*self.units["athens"], *self.units["sparta"]]
        self.weak = {u for u in everybody if rng.random() < 0.3 and "_t" not in u}
        self.came: dict[str, list[str]] = {}
        for unit in self.units["athens"]:
            way = rng.choice(WAYS)
            if way and not self.sea:
                self.came[unit] = way

    def forecast(self) -> dict[str, Any]:
        names = [u + "*" if u in self.weak else u for units in self.units.values() for u in units]
        names += [name for leaders in self.leaders.values() for name in leaders]
        more = {"came": self.came, "points": {"athens": 1}}
        match = resume(position({self.place: " ".join(names)}, fighting("athens"), **more))
        match.play("athens", "fight", self.place)
        found: dict[str, Any] = match.view(None)["forecast"]
        return found

    def troops(self, side: str) -> list[str]:
        return [u for u in self.units[side] if "_t" not in u]

    def points(self, units: list[str]) -> int:
        faces = [(KINDS[u.split("_")[1]], "reduced" if u in self.weak else "full") for u in units]
        return sum([kind[face] for kind, face in faces])

    def strengths(self) -> list[int]:
        fighters = [[u for u in self.units[side] if ("_t" in u) is self.sea] for side in ("athens", "sparta")]
        return [self.points(units) for units in fighters]

    def swords(self, side: str) -> list[bool]:
        return [u.split("_")[1] == "h4b" for u in self.troops(side)]

    def types(self, side: str) -> set[str]:
        return {str(KINDS[u.split("_")[1]]["type"]) for u in self.troops(side)}

    def die(self) -> int:
        count = [sum([LEADERS[side][name] for name in self.leaders[side]]) for side in ("athens", "sparta")]
        ours, theirs = self.types("athens"), self.types("sparta")
        total = count[0] - count[1]
        if self.sea:
            more = self.points(self.troops("athens")) >= self.points(self.troops("sparta"))
            return total + (1 if more else -1)
        total += any(self.swords("athens")) and not any(self.swords("sparta"))
        total += len(ours) >= 3
        total -= 2 * all(self.swords("sparta"))
        return total - bool(theirs & {"archer", "cavalry"})

    def shifts(self) -> int:
        if self.sea:
            return 0
        ours, theirs = "hoplite" in self.types("athens"), "hoplite" in self.types("sparta")
        total = 2 * (ours and not theirs) - (theirs and not ours)
        total -= any([way[2] == "ferry" for way in self.came.values()])
        uphill = any([way[1:] == ["t7", "land"] for way in self.came.values()])
        return total - (uphill and self.place == "t27")


def total(parts: list[str]) -> int:
    return sum([int(part.split()[-1]) for part in parts])


@pytest.mark.rule("4.2.2a", "TRC.die.a", "TRC.die.b", "TRC.die.c", "TRC.die.d", "TRC.die.e", "TRC.die.g")
@pytest.mark.rule("TRC.col.a", "TRC.col.b", "TRC.col.c", "TRC.col.d")
@pytest.mark.parametrize("place", ["t27", "t7", "m12"])
@pytest.mark.parametrize("seed", range(40))
def test_trc_strengths_modifiers_and_shifts(seed: int, place: str) -> None:
    combat = Combat(seed, place)
    found = combat.forecast()
    assert [found["attack"], found["defence"]] == combat.strengths()
    assert total(found["modifiers"]) == combat.die()
    assert total(found["shifts"]) == combat.shifts()
