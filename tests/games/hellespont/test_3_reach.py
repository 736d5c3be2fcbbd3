"""3.2-3.5: where a group may go, compared with a search of our own over the printed map."""

from __future__ import annotations

import random

import pytest

from games.hellespont.positions import GAME, orders, position, resume
from games.hellespont.scenes import play
from polemos.engine.match import Match

BOARD = GAME.board()
PLACES = BOARD["places"]
KINDS = BOARD["kinds"]
SEAS = sorted([p for p in PLACES if PLACES[p]["kind"] == "sea"])
LANDS = sorted([p for p in PLACES if PLACES[p]["kind"] == "land"])
PORTS = sorted([p for p in PLACES if PLACES[p]["kind"] == "port"])
FLEETS = ("athens_t20_1", "athens_t10_1", "athens_t4_1", "athens_t2_1", "athens_t2_2")
ENEMY_SHIPS = ("sparta_t10_1", "sparta_t10_2", "sparta_t4_1", "sparta_t4_2")
ENEMY_TROOPS = ("sparta_h4_1", "sparta_h3_1", "sparta_p4_1", "sparta_p2_1", "sparta_a2_1")
GROUPS = (("athens_h4_1",), ("athens_a2_1",), ("athens_h3_1", "athens_p2_1"), ("chaereas",))


def kind(place: str) -> str:
    return str(PLACES[place]["kind"])


def anchored(port: str, sea: str) -> bool:
    return sea in PLACES[port]["entry"]


def coast(shore: str) -> list[str]:
    """3.4a: the sea zones to which troops embark from a port or a clear coast."""
    if kind(shore) == "port":
        return [s for s in PLACES[shore]["entry"]]
    return [s for s in PLACES[shore]["adjacent"] if s in SEAS and PLACES[shore]["type"] == "clear"]


class Scene:
    """A group on land, fleets at sea, enemies here and there."""

    def __init__(self, seed: int) -> None:
        rng = random.Random(seed)
        self.start = rng.choice(LANDS + PORTS)
        self.group = rng.choice(GROUPS)
        free = [p for p in LANDS + PORTS if p != self.start]
        self.at = {name: rng.choice(free) for name in ENEMY_TROOPS}
        self.at |= {name: rng.choice(SEAS) for name in ENEMY_SHIPS if rng.random() < 0.7}
        self.at["dorieus"] = rng.choice(free)
        self.enemy = {p for name, p in self.at.items() if name != "dorieus"}
        near = [s for s in SEAS if s not in self.enemy]
        close = [s for s in PLACES[self.start]["adjacent"] if s in near] or near
        self.fleets = {name: rng.choice(close if rng.random() < 0.5 else near) for name in FLEETS}
        self.barred = rng.choice([p for p in LANDS if p != self.start])

    def match(self) -> Match:
        pieces: dict[str, str] = {}
        everybody = {**self.at, **self.fleets, **dict.fromkeys((*self.group, "athens_p4b_1"), self.start)}
        for name, place in everybody.items():
            pieces[place] = f"{pieces.get(place, '')} {name}"
        barred = {self.barred: "athens"}
        return resume(position(pieces, orders("athens", 6), points={"athens": 6}, barred=barred))

    def closed(self, place: str) -> bool:
        return place == self.barred or (kind(place) == "port" and place in self.enemy)

    def stops(self, place: str) -> bool:
        return place in self.at.values()

    def marches(self) -> set[str]:
        """3.2: one point a zone, two into difficult ground; a zone with enemies is entered and not left."""
        points = 5 if self.group == ("chaereas",) else 4
        best = {self.start: 0}
        edge = [self.start]
        while edge:
            here = edge.pop()
            if here != self.start and self.stops(here):
                continue
            for there in PLACES[here]["adjacent"]:
                if kind(there) not in ("land", "port") or self.closed(there):
                    continue
                cost = best[here] + (2 if PLACES[there].get("type") == "difficult" else 1)
                if cost <= points and cost < best.get(there, 99):
                    best[there] = cost
                    edge.append(there)
        return set(best) - {self.start}

    def room(self, sea: str) -> int:
        """3.4b, 3.4d: as many points as the ships in a zone free of enemies have; -1: none are there."""
        ships = [KINDS[n.split("_")[1]]["full"] for n, s in self.fleets.items() if s == sea]
        return sum(ships) if ships and sea not in self.enemy else -1

    def ferries(self) -> set[str]:
        """3.4: over at most three sea zones with room, to a port or clear coast."""
        troops = sum([KINDS[p.split("_")[1]]["full"] for p in self.group if "_" in p])
        reached: set[str] = set()
        edge = coast(self.start)
        for _ in range(3):
            edge = [s for s in edge if self.room(s) >= troops]
            reached.update(edge)
            edge = [n for s in edge for n in PLACES[s]["adjacent"] if n in SEAS]
        shores = [p for p in LANDS + PORTS if any([s in reached for s in coast(p)])]
        return {p for p in shores if p != self.start and not self.closed(p)}


@pytest.mark.rule("3.1g", "3.2a", "3.4a", "3.4b", "3.4d", "3.5d", "7.S6a")
@pytest.mark.parametrize("seed", range(80))
def test_3_a_group_on_land_may_go_where_the_map_lets_it(seed: int) -> None:
    scene = Scene(seed)
    match = scene.match()
    play(match, f"activate {scene.start}")
    for piece in scene.group:
        play(match, f"pick {piece}")
    choices = match.prompt("athens").choices
    assert set(choices.get("move", ())) == scene.marches()
    assert set(choices.get("ferry", ())) == scene.ferries()


@pytest.mark.rule("3.3a", "3.1g", "3.5d", "1.1f", "0.2g")
@pytest.mark.parametrize("seed", range(40))
def test_3_a_fleet_may_sail_as_far_as_no_enemy_stops_it(seed: int) -> None:
    scene = Scene(seed)
    match, sea = scene.match(), scene.fleets["athens_t20_1"]
    play(match, f"activate {sea}")
    play(match, "pick athens_t20_1")
    reached, edge = {sea}, [sea]
    while edge:
        here = edge.pop()
        if here != sea and scene.stops(here):
            continue
        for there in PLACES[here]["adjacent"]:
            water = there in SEAS and (here in SEAS or anchored(here, there))
            port = kind(there) == "port" and anchored(there, here) and not scene.closed(there)
            if there not in reached and (water or port):
                reached.add(there)
                edge.append(there)
    assert set(match.prompt("athens").choices.get("move", ())) == reached - {sea}
