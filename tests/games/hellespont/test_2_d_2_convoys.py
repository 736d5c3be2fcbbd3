"""2.D.2, Q-14: who may go home from a sea zone, compared with every group there is, one by one."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from games.hellespont.positions import GAME, frame, position, resume, turn_at
from polemos.engine.match import Match

SHIPS = ("athens_t20_1", "athens_t10_1", "athens_t10_2", "athens_t4_1", "athens_t4_2", "athens_t2_1")
TROOPS = ("athens_h4_1", "athens_h3_1", "athens_p2_1", "athens_a2_1")
LEADERS = ("chaereas", "thrasyllus")
BASES = {"b2", "b3"}
KINDS = GAME.board()["kinds"]


class Fleet:
    """Some ships, troops and leaders in the open sea, and what has gone home before."""

    def __init__(self, seed: int) -> None:
        rng = random.Random(seed)
        pieces = rng.sample(SHIPS, rng.randint(1, 4)) + rng.sample(LEADERS, rng.randint(0, 1))
        self.pieces = pieces + rng.sample(TROOPS, rng.randint(0, 2))
        self.weak = [p for p in self.pieces if p not in LEADERS and rng.random() < 0.3]
        self.gone = rng.choice([(0, 0), (5, 1), (4, 0), (10, 1)])
        self.allowance = self.gone[0] + rng.randint(0, 26)

    def strength(self, group: tuple[str, ...], kind: tuple[str, ...]) -> int:
        faces = [
            (KINDS[p.split("_")[1]], "reduced" if p in self.weak else "full") for p in group if p in kind
        ]
        return sum([printed[face] for printed, face in faces])

    def can_live(self) -> bool:
        whole = tuple(self.pieces)
        return self.strength(whole, SHIPS) >= 5 * self.strength(whole, TROOPS)

    def legal(self, group: tuple[str, ...]) -> bool:
        """2.D.2b, 2.D.2c, 3.1d: half of the fleet, five points afloat for each aboard, nobody stranded."""
        ships, troops = self.strength(group, SHIPS), self.strength(group, TROOPS)
        if ships and self.gone[0] + ships > self.allowance:
            return False
        if troops and self.gone[0] + ships < 5 * (self.gone[1] + troops):
            return False
        rest = tuple([p for p in self.pieces if p not in group])
        afloat = self.strength(rest, SHIPS)
        return not ships or (afloat >= 5 * self.strength(rest, TROOPS) if afloat else not rest)

    def within_some(self, group: tuple[str, ...]) -> bool:
        """Whether these, with others or without, may go home."""
        others = [p for p in self.pieces if p not in group]
        more = [extra for n in range(len(others) + 1) for extra in combinations(others, n)]
        return any([self.legal((*group, *extra)) for extra in more])

    def match(self) -> Match:
        names = " ".join([p + "*" if p in self.weak else p for p in self.pieces])
        home = frame(
            "Returns",
            who="athens",
            allowance=self.allowance,
            ships=self.gone[0],
            troops=self.gone[1],
            done=[],
        )
        start = position({"m10": names, "m18": "sparta_t4_1"}, [*turn_at(10), home], phase="D.2")
        return resume(start)


def fleets() -> list[int]:
    return [seed for seed in range(160) if Fleet(seed).can_live()]


@pytest.mark.rule("2.D.2a", "2.D.2b", "2.D.2c", "3.1d")
@pytest.mark.parametrize("seed", fleets())
def test_2_d_2_who_goes_home_is_who_could_in_some_group(seed: int) -> None:
    fleet = Fleet(seed)
    match = fleet.match()
    offered = set(match.prompt("athens").choices.get("adjust", ()))
    assert offered == {p for p in fleet.pieces if fleet.within_some((p,))}
    rng = random.Random(seed)
    group: tuple[str, ...] = ()
    while True:
        choices = match.prompt("athens").choices
        joining = sorted(choices.get("pick" if group else "adjust", ()))
        if not joining:
            return
        piece = str(rng.choice(joining))
        match.play("athens", "pick" if group else "adjust", piece)
        group = (*group, piece)
        check(match, fleet, group)


def check(match: Match, fleet: Fleet, group: tuple[str, ...]) -> None:
    choices = match.prompt("athens").choices
    assert set(choices.get("to", ())) == (BASES if fleet.legal(group) else set())
    others = [p for p in fleet.pieces if p not in group]
    assert set(choices.get("pick", ())) == {p for p in others if fleet.within_some((*group, p))}
