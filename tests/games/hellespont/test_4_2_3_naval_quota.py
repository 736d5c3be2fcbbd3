"""4.2.3f, Q-23: the ships that may be named for a loss at sea, compared with every choice there is."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from games.hellespont.positions import GAME, acting, at, frame, position, resume, weak
from polemos.engine.match import Match

SHIPS = ("athens_t20_1", "athens_t20_2", "athens_t10_1", "athens_t10_2", "athens_t4_1", "athens_t2_1")
KINDS = GAME.board()["kinds"]


class Loss:
    """A fleet that must lose so many points."""

    def __init__(self, seed: int, reading: str) -> None:
        rng = random.Random(seed)
        self.reading = reading
        self.ships = sorted(rng.sample(SHIPS, rng.randint(1, 5)))
        self.weak = {ship for ship in self.ships if rng.random() < 0.3}
        self.quota = rng.randint(1, self.points(tuple(self.ships)))

    def points(self, ships: tuple[str, ...]) -> int:
        faces = [(KINDS[s.split("_")[1]], "reduced" if s in self.weak else "full") for s in ships]
        return sum([printed[face] for printed, face in faces])

    def complete(self) -> list[tuple[str, ...]]:
        """Every set of ships with which the loss is borne."""
        sets = [s for n in range(1, len(self.ships) + 1) for s in combinations(self.ships, n)]
        enough = [s for s in sets if self.points(s) >= self.quota]
        if self.reading == "least":
            least = min([self.points(s) for s in enough])
            return [s for s in enough if self.points(s) == least]
        return [s for s in enough if all([self.points(s) - self.points((u,)) < self.quota for u in s])]

    def match(self) -> Match:
        names = " ".join([s + "*" if s in self.weak else s for s in self.ships])
        frames = [*acting("sparta"), frame("Losses", who="athens", place="m12", quota=self.quota, hit=[])]
        options = {"naval_losses": self.reading}
        return resume(position({"m12": names, "m18": "sparta_t4_1"}, frames, options=options))


@pytest.mark.rule("4.2.3f")
@pytest.mark.parametrize("reading", ["least", "any"])
@pytest.mark.parametrize("seed", range(60))
def test_4_2_3_ships_are_offered_that_some_complete_choice_holds(seed: int, reading: str) -> None:
    loss, rng = Loss(seed, reading), random.Random(seed)
    match, hit = loss.match(), set[str]()
    while not any([set(choice) == hit for choice in loss.complete()]):
        expected = {ship for choice in loss.complete() if hit <= set(choice) for ship in choice} - hit
        offered = match.prompt("athens").choices["weaken"]
        assert set(offered) == expected
        ship = rng.choice(sorted(expected))
        match.play("athens", "weaken", ship)
        hit.add(ship)
    assert "losses" not in [match.prompt(role).message for role in match.deciders]
    for ship in loss.ships:
        assert at(match, ship) == ("eliminated" if ship in hit & loss.weak else "m12")
        assert (ship in weak(match)) is (ship in hit ^ loss.weak)
