"""2.C, 5.1: who may besiege what and with how many dice, compared with a count of our own."""

from __future__ import annotations

import random

import pytest

from games.hellespont.positions import GAME, besieging, position, resume
from polemos.engine.match import Match

BOARD = GAME.board()
PLACES = BOARD["places"]
PORTS = sorted([p for p in PLACES if PLACES[p]["kind"] == "port"])
OWN = {
    "sea": ("athens_t20_1", "athens_t10_1", "athens_t4_1", "athens_t2_1"),
    "land": ("athens_h4_1", "athens_h3_1", "athens_p2_1", "athens_a2_1"),
}
OTHER = {"sea": ("sparta_t10_1", "sparta_t4_1"), "land": ("sparta_h3_1", "sparta_a2_1")}
GARRISONS = ("sparta_p2_1", "sparta_h4_1 sparta_t10_2", "sparta_h4_1 sparta_h4b_1 sparta_t20_1", "")
WINTER = (4, 5, 6, 7, 8)


class Scene:
    """Besiegers and relief around a port, leaders inside and outside."""

    def __init__(self, seed: int) -> None:
        rng = random.Random(seed)
        self.port = rng.choice(PORTS)
        self.near = list(PLACES[self.port]["adjacent"])
        self.at: dict[str, str] = {}
        for stock, share in ((OWN, 0.6), (OTHER, 0.3)):
            for kind, names in stock.items():
                zones = [p for p in self.near if PLACES[p]["kind"] == kind]
                self.at |= {n: rng.choice(zones) for n in names if zones and rng.random() < share}
        self.inside = rng.choice(GARRISONS).split()
        self.at |= dict.fromkeys(self.inside, self.port)
        self.bonus = {"athens": -1, "sparta": -1}
        self.add_leader(rng, "athens", {"alcibiades": 2, "theramenes": 1, "chaereas": 0})
        if self.inside:
            self.add_leader(rng, "sparta", {"mindarus": 2, "hermocrates": 1, "dorieus": 0})
        self.advantage = rng.choice(["athens", "sparta"])
        self.turn = rng.choice([2, 9, *WINTER])
        self.reading = rng.choice(["inverted", "printed"])

    def add_leader(self, rng: random.Random, side: str, leaders: dict[str, int]) -> None:
        """A leader stands with units of his side."""
        zones = [p for n, p in self.at.items() if n.startswith(side) and (side == "athens" or p == self.port)]
        if zones and rng.random() < 0.7:
            name = rng.choice(sorted(leaders))
            self.at[name], self.bonus[side] = rng.choice(sorted(zones)), leaders[name]

    def held(self, side: str) -> set[str]:
        return {p for n, p in self.at.items() if n.startswith(side)}

    def points(self, side: str, zones: list[str]) -> tuple[int, int]:
        """Strength of ships and of troops."""
        units = [n for n, p in self.at.items() if n.startswith(side) and p in zones]
        kinds = [BOARD["kinds"][n.split("_")[1]] for n in units]
        ships = sum([k["full"] for k in kinds if k["type"] == "trireme"])
        return ships, sum([k["full"] for k in kinds]) - ships

    def possible(self) -> bool:
        return bool(self.inside) and all(self.points("athens", self.near))

    def dice(self) -> int:
        ours, theirs = self.held("athens"), self.held("sparta")
        count = 1 + (self.advantage == "athens") - (self.turn in WINTER)
        count += len([p for p in self.near if p in ours and p not in theirs])
        count -= len([p for p in self.near if p in theirs and p not in ours])
        count += self.bonus["athens"] == 2 and self.bonus["sparta"] < 1
        count -= self.bonus["sparta"] == 2
        strength = sum(self.points("athens", self.near)) / sum(self.points("sparta", [self.port]))
        times = 1 if strength < 1 else 2 if strength < 2 else 3 if strength < 3 else 0
        return count - ((times if self.reading == "printed" else 4 - times) if times else 0)

    def match(self) -> Match:
        pieces: dict[str, str] = {"m23": "athens_t2_4 sparta_t2_4"}
        for name, place in self.at.items():
            pieces[place] = f"{pieces.get(place, '')} {name}"
        options = {"siege_odds": self.reading}
        more = {"advantage": self.advantage, "turn": self.turn}
        return resume(position(pieces, besieging("athens"), options=options, **more))


@pytest.mark.rule("2.Cb", "5.1a", "5.1b", "5.1c", "5.1e", "5.1f", "5.1g", "5.1i", "5.1j")
@pytest.mark.parametrize("seed", range(100))
def test_5_1_the_dice_of_a_siege(seed: int) -> None:
    scene = Scene(seed)
    match = scene.match()
    offered = match.prompt("athens").choices.get("besiege", ()) if "athens" in match.deciders else ()
    assert offered == ((scene.port,) if scene.possible() else ())
    if not offered:
        return
    match.play("athens", "besiege", scene.port)
    told = [line for line in match.log(None) if line.key == "siege-dice"]
    assert [line.args["count"] for line in told] == [max(0, scene.dice())]
