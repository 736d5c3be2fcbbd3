"""Clauses that forbid: who asks why is told the barrier and its paragraph (more in test_why_not.py)."""

from __future__ import annotations

from typing import Any

import pytest

from polemos.engine.match import Match
from scenes import refused
from tests.games.peloponnesian_war.scene import choosing, frame, offered, opening, play, stop, table

TWO = "peloponnesian_war_two"


def no(match: Match, verb: str, arg: str | None, why: str) -> None:
    refused(match, match.deciders[0], verb, arg, why)


def gathered(goal: str, place: str, points: str, **fields: Any) -> Match:
    """Agis has called up points of each kind in a space and is about to depart."""
    match = opening("sparta", "agis", sparta={place: points}, **fields)
    play(match, "march", goal)
    play(match, "muster", place)
    for kind in points.split():
        play(match, "activate", kind[1:])
    return match


@pytest.mark.rule("4.1.1r")
def test_men_without_a_ship_each_do_not_change_shores_at_naupactus() -> None:
    few = gathered("oeniadae", "patrae", "1ah 1h 1n")
    no(few, "depart", None, "road-narrows 4.1.1r")
    assert few.why_not("player", "depart")[0].args["to_place"] == "naupactus"
    assert offered(gathered("naupactus", "patrae", "1ah 1h 1n"), "depart"), "it may end there"
    assert offered(gathered("oeniadae", "patrae", "1h 1n"), "depart"), "a ship for each carries them over"
    assert offered(gathered("oeniadae", "patrae", "1h"), "depart"), "on foot there is the long way round"
    no(gathered("melos", "patrae", "1ah 1h 1n"), "depart", None, "road-too-few-ships 4.1.4b")


@pytest.mark.rule("4.1.2a")
def test_ships_are_hauled_over_the_isthmus_only_between_ones_own_spaces() -> None:
    fields: dict[str, Any] = {"athens": {"cenchreae": "1h"}, "held": {"cenchreae": "athens"}}
    no(gathered("epidaurus", "corinth", "1ah 1h 1n", **fields), "depart", None, "road-isthmus 4.1.2a")
    assert offered(gathered("epidaurus", "corinth", "1ah 1h 1n"), "depart"), "both are Sparta's"
    assert offered(gathered("epidaurus", "corinth", "1h", **fields), "depart"), "men walk"


@pytest.mark.rule("4.1.2b")
def test_ships_do_not_watch_across_the_isthmus() -> None:
    """Agis comes to Corinth, where Athenian hoplites may meet him; the fleets beyond it may not."""
    fleets = {"corinth": "1h", "sicyon": "1n", "cenchreae": "2n", "aegina": "1n", "chios": "1n"}
    match = opening("sparta", "agis", athens=fleets, sparta={"sparta": "10h"}, scenario=TWO, player="")
    for verb, arg in (("march", "corinth"), ("activate_all", "h"), ("depart", None)):
        play(match, verb, arg)
    while match.prompt(match.deciders[0]).args["place"] != "corinth":
        play(match, "decline")
    assert offered(match, "intercept") == ("corinth", "sicyon")
    for place in ("cenchreae", "aegina"):
        no(match, "intercept", place, "watches-not-isthmus 4.1.2b")
    no(match, "intercept", "chios", "watches-two-lines 1.3u")


@pytest.mark.rule("4.4.2a")
def test_an_attempt_at_rebellion_costs_100_talents() -> None:
    poor = opening("sparta", "agis", sparta={"sparta": "5h"}, treasury={"sparta": 99})
    no(poor, "incite", "melos", "too-dear 4.4.2a")
    assert [r.rule for r in poor.near_misses("player") if r.verb == "incite"] == ["4.4.2a"]
    rich = opening("sparta", "agis", sparta={"sparta": "5h"}, treasury={"sparta": 100})
    assert "melos" in offered(rich, "incite")


@pytest.mark.rule("10.3.4c", "10.1.4d")
@pytest.mark.parametrize(
    ("scenario", "why"),
    [("decelean_war", "never-entered 10.3.4c"), ("archidamian_war", "never-entered 10.1.4d")],
)
def test_argos_is_closed_to_athens_by_the_clause_of_the_scenario(scenario: str, why: str) -> None:
    shut = opening("athens", "demosthenes", athens={"athens": "5h"}, scenario=scenario)
    no(shut, "march", "argos", why)
    ally = opening(
        "athens", "demosthenes", athens={"athens": "5h"}, scenario=scenario, active={"argos": "athens"}
    )
    assert "argos" in offered(ally, "march")


def contacts(sparta: str = "2h", done: tuple[tuple[str, str], ...] = (), **athens: str) -> Match:
    """Spartans at Eleusis have several Athenian Forces near by; Athens says whom they fight. If there are
    Athenians at Cenchreae, Spartans besiege them."""
    fought = [list(one) for one in done]
    fighting = frame("Fighting", who="athens", category="near", sieges=False, done=fought, place="eleusis")
    there = {"eleusis": sparta, "megara": "1ac", **({"cenchreae": "8h"} if "cenchreae" in athens else {})}
    sieges = {"cenchreae": "sparta"} if "cenchreae" in athens else {}
    frames = [stop(), fighting]
    return table(frames=frames, scenario=TWO, phase="combat", athens=athens, sparta=there, sieges=sieges)


@pytest.mark.rule("5.2a", "5.2b", "5.2c", "5.3.1e", "5.3b")
def test_against_whom_no_battle_is_fought() -> None:
    near = {"salamis": "1n", "aegina": "1n"}
    match = contacts(**near, athens="1c", chios="3n", thebes="1c")
    assert offered(match, "against") == ("aegina", "salamis")
    no(match, "against", "chios", "combat-not-near 5.2c")
    no(match, "against", "thebes", "combat-not-near 5.2c")
    no(match, "against", "athens", "combat-behind-walls 5.3.1e")
    no(contacts(**near, athens="1h"), "against", "athens", "combat-not-near 5.2c")
    for one in (("eleusis", "panactum"), ("panactum", "eleusis")):
        over = contacts("2h 1ac", **near, panactum="1c", done=(one,))
        no(over, "against", "panactum", "combat-resolved 5.2b")
    no(match, "against", "megara", "combat-not-near 5.2c")
    no(contacts(**near, cenchreae="1n 1h"), "against", "cenchreae", "combat-siege 5.3b")
    mutual = contacts("2h 1ac", **near, panactum="1c")
    no(mutual, "against", "panactum", "combat-other-name 5.2c")


@pytest.mark.rule("PCT.b")
def test_a_harbour_that_is_lost_takes_in_no_ships() -> None:
    frames = [stop(), frame("Harbour", places=["chios"])]
    match = table(frames=frames, box={"athens": {"n": 2}}, rebels={"corcyra": "sparta"})
    no(match, "harbour", "corcyra", "harbour-lost PCT.b")


@pytest.mark.rule("4.3g")
def test_a_player_may_always_pass() -> None:
    for favoured in (False, True):
        match = table(frames=choosing("athens", favoured), athens={"athens": "5h"}, made={"athens": 1})
        assert offered(match, "pass") == (None,)
        play(match, "pass")
        assert match.state.passed["athens"]
