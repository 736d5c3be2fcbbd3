"""What is told of a march beforehand is what happens: forecasts against two thousand marches each."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from polemos.engine.match import Match
from polemos.games.peloponnesian_war.forecast.journey import journey
from tests.games.peloponnesian_war.scene import GAME, PRINTED, offered, opening, play

MARCHES = 2000
SPACES: tuple[str, ...] = PRINTED.map.spaces


def how_it_ended(match: Match, goal: str) -> str:
    """The end of the march that has just been made, read off the board: where leader and Army are."""
    at = match.state.leader_at["cleon"]
    if at == goal:
        return "arrives"
    return "stops" if match.state.moved["athens"] else "lost"


def simulated(match: Match, goal: str) -> dict[str, float]:
    """How often of a hundred times a march ends in each way. The Army may depart."""
    found: Counter[str] = Counter()
    for seed in range(MARCHES):
        copy = match.determinize(None, seed)
        copy.play("player", "depart")
        while not copy.over and copy.prompt("player").message == "stay-behind":
            play(copy, "leave", offered(copy, "leave")[0])
        found[how_it_ended(copy, goal)] += 1
    return {how: 100 * count / MARCHES for how, count in found.items()}


def agrees(match: Match, goal: str) -> dict[str, int]:
    """The forecast, once it has been compared with the marches."""
    ends = journey(match.state).ends
    told = {"arrives": ends["arrives"], "stops": ends["stops"], "lost": ends["beaten"] + ends["destroyed"]}
    seen = simulated(match, goal)
    for how, chance in told.items():
        assert abs(100 * chance - seen.get(how, 0.0)) <= 2.0, (goal, how, told, seen)
    shown: dict[str, int] = match.view(None)["forecast"]["ends"]
    assert shown == {how: round(100 * chance) for how, chance in ends.items()}
    return shown


def ready(army: dict[str, str], goal: str, **fields: Any) -> Match:
    """Cleon with all of an Army that stands at Athens or Piraeus, about to depart."""
    match = opening("athens", "cleon", athens=army, treasury={"athens": 50_000}, **fields)
    play(match, "march", goal)
    for place in army:
        if place != "athens":
            play(match, "muster", place)
        while "activate" in match.prompt("player").choices:
            play(match, "activate", offered(match, "activate")[0])
    return match


@pytest.mark.rule("4.1.2d", "4.6.2a", "4.7d")
def test_the_isthmus_is_named_and_what_it_leads_to() -> None:
    """Corinth's hoplites meet whoever enters Cenchreae, without a roll; ten men make a battle of it."""
    match = ready({"athens": "4h"}, "cenchreae", sparta={"corinth": "6ah"})
    forecast = match.view(None)["forecast"]
    assert forecast["checks"] == ["cenchreae"]
    assert forecast["watchers"] == [["corinth"]]
    assert forecast["sure"] == ["cenchreae"]
    assert forecast["intercepted"] == [100]
    assert forecast["fought"] == [100]
    told = agrees(match, "cenchreae")
    assert told["beaten"] > 50


@pytest.mark.rule("4.1.2d")
def test_ships_at_corinth_guard_no_isthmus() -> None:
    match = ready({"athens": "4h"}, "cenchreae", sparta={"corinth": "6an"})
    forecast = match.view(None)["forecast"]
    assert forecast["checks"] == []
    assert forecast["ends"] == {"arrives": 100, "stops": 0, "beaten": 0, "destroyed": 0}


@pytest.mark.rule("4.6.2a", "4.7a", "4.7c")
@pytest.mark.parametrize(
    ("army", "goal", "sparta"),
    [
        ({"athens": "1h"}, "decelea", {"decelea": "1h"}),
        ({"athens": "2h 1c"}, "thebes", {"panactum": "1ac", "tanagra": "2ah 1ac", "thebes": "4ah"}),
        ({"piraeus": "2n"}, "epidaurus", {"aegina": "1an", "methana": "2an"}),
        ({"piraeus": "3n 2h"}, "cythera", {"gythium": "4n", "aegina": "2an"}),
        ({"piraeus": "4n 4h"}, "pylos", {"gythium": "4n 2h", "hydrea": "5an 3ah", "pylos": "2ah"}),
    ],
)
def test_a_forecast_is_what_happens(army: dict[str, str], goal: str, sparta: dict[str, str]) -> None:
    told = agrees(ready(army, goal, sparta=sparta), goal)
    assert sum(told.values()) in (99, 100, 101)


@pytest.mark.rule("EV.11a", "4.7c")
def test_in_a_deadly_turn_the_leader_may_fall_on_the_way() -> None:
    match = ready({"athens": "6h"}, "thebes", sparta={"panactum": "4ah 1ac"}, deadly=True)
    told = agrees(match, "thebes")
    assert told["stops"] > 2


@pytest.mark.rule("4.6.2a", "4.7d")
@pytest.mark.parametrize("seed", [4, 5, 8])
def test_forecasts_of_marches_anywhere(seed: int) -> None:
    random = Random(seed)
    goal = random.choice([p for p in SPACES if p not in ("argos", "syracuse", "athens")])
    sparta = {p: random.choice(("1ah", "1ac", "2ah 1ac")) for p in random.sample(SPACES, 12)}
    coasts = [p for p in SPACES if PRINTED.map.kind[p] != "land" and p not in sparta]
    sparta |= {p: random.choice(("1an", "2an")) for p in random.sample(coasts, 5)}
    sparta = {p: force for p, force in sparta.items() if p not in ("piraeus", "athens", "argos", "syracuse")}
    army = random.choice([{"athens": "3h 1c"}, {"piraeus": "3n 2h"}, {"piraeus": "4n"}])
    match = ready(army, goal, sparta=sparta)
    if "depart" in match.prompt("player").choices:
        agrees(match, goal)


@pytest.mark.rule("4.6.1b")
def test_asking_tells_nothing_of_the_dice_to_come() -> None:
    """Whatever the seed, the forecast is the same, and looking changes nothing."""
    match = ready({"piraeus": "3n 2h"}, "cythera", sparta={"gythium": "4n", "aegina": "2an"})
    position = match.position()
    seen = {str(GAME.resume(position, seed=seed).view(None)["forecast"]) for seed in range(8)}
    assert len(seen) == 1
    assert match.position() == position
    assert journey(match.state).ends["arrives"] > 0
