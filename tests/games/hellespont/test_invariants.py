"""What holds at every question of every game, counted anew by other means than the rules' own."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
import yaml

import polemos
from games.hellespont.positions import GAME
from polemos.engine.match import Match
from polemos.games.hellespont.printed import DATA
from polemos.kit.text import Text

FOE = {"athens": "sparta", "sparta": "athens"}
MAP: dict[str, Any] = yaml.safe_load((DATA / "map.yaml").read_text("utf-8"))["places"]
KIND = {place: facts["kind"] for place, facts in MAP.items()}
PERSIANS = ("pharnabazus", "sparta_c5b_1", "sparta_c5b_2", "sparta_p5_1")
FULL = {"t20": 20, "t10": 10, "t4": 4, "t2": 2, "h4": 4, "h4b": 4, "h3": 3, "p4": 4, "p4b": 4, "p2": 2}
FULL |= {"p5": 5, "a3b": 3, "a2": 2, "c5b": 5}
NAMES = {clause for clause in GAME.rules}


class Table:
    """A position as a player sees it on the table: who stands where with how much."""

    def __init__(self, state: dict[str, Any]) -> None:
        self.state = state
        self.units: dict[tuple[str, str], list[str]] = {}
        self.leaders: dict[tuple[str, str], list[str]] = {}
        for piece, place in state["pieces"].items():
            if place in KIND:
                side = piece.split("_")[0]
                if side in FOE:
                    self.units.setdefault((side, place), []).append(piece)
                else:
                    self.leaders.setdefault((GAME_SIDE[piece], place), []).append(piece)

    def strength(self, side: str, place: str, ships: bool) -> int:
        here = [u for u in self.units.get((side, place), ()) if (u.split("_")[1][0] == "t") == ships]
        return sum(FULL[u.split("_")[1]] // (2 if u in self.state["weak"] else 1) for u in here)

    def fleet(self, side: str, bases: bool) -> int:
        places = {p for s, p in self.units if s == side and (KIND[p] == "base") == bases}
        return sum(self.strength(side, p, True) for p in places)

    def holds(self, side: str, ports: str, ship_in: str) -> bool:
        held = all((side, port) in self.units for port in ports.split())
        return held and any(self.strength(side, port, True) for port in ship_in.split())


GAME_SIDE = {
    **dict.fromkeys(
        ("thrasybulus", "alcibiades", "thrasyllus", "theramenes", "chaereas", "timochares"), "athens"
    ),
    **dict.fromkeys(
        ("mindarus", "hermocrates", "pharnabazus", "dorieus", "hippocrates", "epicles"), "sparta"
    ),
}


def check_pieces(table: Table, message: str) -> None:
    """3.1, 3.3e, 4.2.4c, 10.1f: who may stand where."""
    for (side, place), units in table.units.items():
        kind = KIND[place]
        assert not (kind == "port" and (FOE[side], place) in table.units)
        if kind == "sea" and message != "overload":
            assert table.strength(side, place, True) >= 5 * table.strength(side, place, False), units
        if kind == "land":
            assert not [u for u in units if u.split("_")[1][0] == "t"]
    for (side, place), leaders in table.leaders.items():
        alone = (side, place) not in table.units
        assert not (alone and KIND[place] == "sea"), leaders
        assert not (alone and KIND[place] != "base" and (FOE[side], place) in table.units), leaders
    assert all(KIND.get(table.state["pieces"][p], "land") in ("land", "port") for p in PERSIANS)


def check_supply(table: Table) -> None:
    """6.1, 6.2: the markers show what the map says, at once."""
    short = {
        "athens": table.holds("sparta", "elaeus rhoeteum", "elaeus rhoeteum")
        or table.holds("sparta", "sestos abydos", "sestos abydos")
        or table.fleet("athens", True) > table.fleet("athens", False),
        "sparta": table.holds("athens", "cardia parium lampsacus abydos", "lampsacus abydos")
        or table.fleet("sparta", True) > table.fleet("sparta", False),
    }
    assert table.state["short"] == short


def check_stacking(table: Table, side: str) -> None:
    """3.6: before the combats the limits hold for who has moved."""
    for (owner, place), units in table.units.items():
        if owner == side and KIND[place] == "port":
            assert table.strength(side, place, True) <= 50
            assert table.strength(side, place, False) <= 12
        if owner == side and MAP[place].get("type") == "difficult":
            assert len(units) <= 5


def check_counters(state: dict[str, Any]) -> None:
    """1.3, 2.A: 21 counters, each in one place; what both know to be in the bowl is there."""
    held = [
        *state["hands"]["athens"],
        *state["hands"]["sparta"],
        *state["bowl"],
        *state["gone"],
        *state["posted"],
    ]
    assert sorted(held) == [f"c{i:02}" for i in range(1, 22)]
    for side in FOE:
        assert not set(state["seen"][side]) & set(state["hands"][FOE[side]])
        assert set(state["spotted"][side]) <= set(state["hands"][FOE[side]])


def check_question(match: Match, table: Table) -> None:
    role = match.deciders[0]
    prompt = match.prompt(role)
    assert all(args and len(set(args)) == len(args) for args in prompt.choices.values())
    assert any(name.startswith(prompt.rule) for name in NAMES), prompt.rule
    check_pieces(table, prompt.message)
    check_counters(table.state)
    check_supply(table)
    assert all(points >= 0 for points in table.state["points"].values())
    assert all(0 <= level <= 3 for level in table.state["supply"].values())
    if prompt.message == "fight":
        check_stacking(table, role)
    if table.state["phase"] == "C":
        shared = [p for s, p in table.units if s == "athens" and ("sparta", p) in table.units]
        assert set(shared) <= {"b3"}  # 2.B.3h


def check_log(match: Match) -> None:
    """Every line cites a clause and can be said in both languages; 2.B.3i: one stratagem a phase each."""
    texts = [Text("hellespont", lang) for lang in ("en", "fr")]
    played: Counter[str] = Counter()
    for line in match.log(None):
        assert any(name.startswith(line.rule) for name in NAMES), (line.key, line.rule)
        for text in texts:
            text.line(line)
        if line.key in ("announces", "besieges", "keeps", "turn"):
            played.clear()
        if line.key == "plays" and match_phase(line.rule):
            played[str(line.args["who"])] += 1
            assert played[str(line.args["who"])] == 1
    assert [text.missing for text in texts] == [set(), set()]


def match_phase(rule: str) -> bool:
    """Stratagems that are played in B.3 only."""
    return rule in {f"7.S{i}" for i in (1, 2, 3, 4, 6, 7, 8, 10, 15, 16, 20)}


@pytest.mark.rule("3.3e", "3.6f", "4.2.4c", "6.1a", "6.2a", "2.B.3h", "2.B.3i", "10.1f")
@pytest.mark.parametrize("seed", range(6))
def test_what_always_holds_holds_in_random_games(seed: int) -> None:
    scenario = ("historical", "alcibiades")[seed % 2]
    match, chance = polemos.game("hellespont").start(scenario, seed=seed), Random(seed)
    while not match.over:
        check_question(match, Table(match.position()["state"]))
        role = match.deciders[0]
        match.play(role, *chance.choice(match.prompt(role).pairs()))
    check_log(match)
    assert match.result is not None


def test_a_position_from_before_one_could_rest_is_still_read() -> None:
    """Matches begun by rules version 4 go on from their kept positions."""
    match = polemos.game("hellespont").start(seed=4)
    position = match.position()
    del position["state"]["resting"]
    assert match.game.resume(position).fingerprint() == match.fingerprint()
