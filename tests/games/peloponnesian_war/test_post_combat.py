"""The Post-Combat Movement Table, 5.8, 5.9 and the answers about it."""

from __future__ import annotations

from typing import Any

import pytest

from polemos.engine.match import Match
from tests.games.peloponnesian_war.scene import (
    as_json,
    combat_phase,
    end_of_turn,
    lines,
    play,
    points,
    stop,
    table,
    told,
    turn,
)


def coming_home(side: str, force: str, **fields: Any) -> Match:
    """The end of the Combat Phase, with such points in the Going Home box."""
    frames = [stop(fields.get("player", "athens")), combat_phase("go home")]
    return table(frames=frames, box={side: as_json({"box": force})["box"]}, **fields)


def home(side: str, force: str, **fields: Any) -> dict[str, str]:
    """Where points go, as text."""
    forces = coming_home(side, force, **fields).position()["state"]["forces"][side]
    before = as_json(fields.get(side, {}))
    found = {}
    for place, now in forces.items():
        gained = {kind: n - before.get(place, {}).get(kind, 0) for kind, n in now.items()}
        if any(gained.values()):
            found[place] = " ".join(f"{n}{kind}" for kind, n in gained.items() if n)
    return found


@pytest.mark.rule("PCT.a", "PCT.d", "PCT.i", "PCT.k")
def test_own_points_go_home() -> None:
    assert home("athens", "3h 1c 2n") == {"athens": "3h 1c", "piraeus": "2n"}
    assert home("sparta", "3h 1c 2n") == {"sparta": "3h 1c", "gythium": "2n"}


@pytest.mark.rule("PCT.c")
def test_athenian_allied_hoplites() -> None:
    assert home("athens", "8ah") == {"amphipolis": "1ah", "larisa": "2ah", "corcyra": "3ah", "chios": "2ah"}
    argos = {"active": {"argos": "athens"}}
    assert home("athens", "5ah", **argos) == {"amphipolis": "1ah", "argos": "4ah"}
    assert home("athens", "2ah", athens={"amphipolis": "1ah", "larisa": "1ah"}) == {
        "larisa": "1ah",
        "corcyra": "1ah",
    }


@pytest.mark.rule("PCT.e", "5.8a")
def test_spartan_allied_hoplites_and_the_rulebooks_example_of_syracuse() -> None:
    assert home("sparta", "5ah") == {"corinth": "3ah", "thebes": "2ah"}
    ally = {"active": {"syracuse": "sparta"}}
    assert home("sparta", "3ah", **ally) == {"syracuse": "2ah", "corinth": "1ah"}
    full = home("sparta", "4ah", sparta={"syracuse": "2ah"}, **ally)
    assert full == {"corinth": "2ah", "thebes": "2ah"}


@pytest.mark.rule("PCT.g", "PCT.h", "5.8a")
def test_allied_cavalry() -> None:
    assert home("athens", "4ac") == {"larisa": "4ac"}
    assert home("athens", "4ac", active={"macedonia": "athens"}) == {"pella": "2ac", "larisa": "2ac"}
    assert home("sparta", "4ac") == {"thebes": "4ac"}
    everybody = {"persia": "sparta", "macedonia": "sparta", "syracuse": "sparta"}
    found = home("sparta", "8ac", active=everybody)
    assert found == {"sardis": "3ac", "pella": "2ac", "syracuse": "2ac", "thebes": "1ac"}


@pytest.mark.rule("PCT.j", "PCT.l")
def test_allied_ships() -> None:
    assert home("athens", "5an") == {"corcyra": "3an", "chios": "2an"}
    assert home("sparta", "5an") == {"corinth": "5an"}
    assert home("sparta", "5an", active={"syracuse": "sparta"}) == {"syracuse": "2an", "corinth": "3an"}


@pytest.mark.rule("5.9a", "5.9b", "PCT.b")
def test_samos_for_a_lost_chios_and_all_to_the_other_half() -> None:
    assert home("athens", "4an", rebels={"chios": "sparta"}) == {"corcyra": "2an", "samos": "2an"}
    both = home("athens", "4an", rebels={"chios": "sparta", "samos": "sparta"})
    assert both == {"corcyra": "4an"}


@pytest.mark.rule("PCT.b", "QA.6")
def test_the_last_refuge_of_allied_points() -> None:
    lost = {
        "corcyra": "sparta",
        "chios": "sparta",
        "samos": "sparta",
        "amphipolis": "sparta",
        "larisa": "sparta",
    }
    guards = {place: "1ah" for place in lost}
    assert home("athens", "2ah 1ac 3an", sparta=guards, held=lost) == {"athens": "2ah 1ac", "piraeus": "3an"}
    sunk = home("athens", "3an", sparta={**guards, "piraeus": "1h"}, held={**lost, "piraeus": "sparta"})
    assert sunk == {}


@pytest.mark.rule("PCT.i", "PCT.k")
def test_own_ships_without_their_port() -> None:
    taken = {"sparta": {"piraeus": "1h", "chios": "1h"}, "held": {"piraeus": "sparta", "chios": "sparta"}}
    assert home("athens", "2n", **taken) == {"corcyra": "2n"}
    worse = {"sparta": {"piraeus": "1h", "corcyra": "1h", "chios": "1h"}}
    held = dict.fromkeys(("piraeus", "corcyra", "chios"), "sparta")
    match = coming_home("athens", "2n 2an", **worse, held=held)
    assert match.state.losses["athens"] == points("2n")
    assert [rule for rule, _ in lines(match, "no-refuge")] == ["PCT.i"]
    assert match.state.force("athens", "samos") == points("2an")  # 5.9a: for allied points only
    assert home("sparta", "2n", athens={"gythium": "1h"}, held={"gythium": "athens"}) == {"corinth": "2n"}
    ports = {"gythium": "athens", "corinth": "athens"}
    both = coming_home("sparta", "2n", athens=dict.fromkeys(ports, "1h"), held=ports)
    assert both.state.losses["sparta"] == points("2n")
    assert [rule for rule, _ in lines(both, "no-refuge")] == ["PCT.k"]


@pytest.mark.rule("PCT.a", "7.2a")
def test_new_points_use_the_same_table() -> None:
    match = play(table(), "build", "an")
    assert match.state.force("athens", "corcyra") == points("1an")
    assert match.state.treasury["athens"] == 4800


@pytest.mark.rule("10.4.3d")
def test_larisa_is_no_destination_in_the_last_scenario() -> None:
    fields = {"scenario": "fall_of_athens", "player": "sparta"}
    assert home("athens", "2ac", **fields) == {"athens": "2ac"}
    assert home("athens", "6ah", **fields) == {
        "amphipolis": "1ah",
        "athens": "2ah",
        "corcyra": "2ah",
        "chios": "1ah",
    }
    full = home("athens", "2ah", athens={"amphipolis": "1ah", "athens": "2ah"}, **fields)
    assert full == {"corcyra": "1ah", "chios": "1ah"}
    taken: dict[str, Any] = {"sparta": {"athens": "5h"}, "held": {"athens": "sparta"}}
    assert home("athens", "2ac", **taken, **fields) == {}


@pytest.mark.rule("5.9a", "5.9c")
def test_who_went_to_samos_returns_to_a_chios_won_back_in_the_same_turn() -> None:
    match = table(
        frames=[stop(), turn("going home")],
        rebels={"chios": "sparta"},
        athens={"erythrae": "1ac"},
        box={"athens": {"n": 1, "an": 4}},
    )
    assert ("samos", "2N (all.)") in [(args["place"], args["force"]) for _, args in lines(match, "home-to")]
    assert told(match, "quelled") == {"place": "chios"}  # 6.1, by the horsemen of Erythrae
    assert match.state.force("athens", "chios") == points("2an")
    assert match.state.force("athens", "samos") == points("")
    assert [rule for rule, _ in lines(match, "back-to-chios")] == ["5.9c"]


@pytest.mark.rule("4.9a", "5.4c", "8.3d")
def test_the_log_says_by_which_paragraph_points_go_home() -> None:
    match = table(frames=[stop(), turn("going home")], box={"athens": {"h": 1}})
    assert [rule for rule, _ in lines(match, "going-home")] == ["4.9"]
    assert [rule for rule, _ in lines(coming_home("athens", "1h"), "going-home")] == ["5.4c"]
    peace = table(
        frames=[stop(), end_of_turn()],
        phase="administrative",
        bellicosity={"athens": 6, "sparta": 6},
        athens={"elis": "1h"},
        held={"elis": "athens"},
        dice=[1, 1, 1, 1],
    )
    assert [rule for rule, _ in lines(peace, "going-home")] == ["8.3d"]
