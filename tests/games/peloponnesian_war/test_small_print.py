"""Bounds and exceptions that only a planted fault asked for: who may, who may not, and exactly when."""

from __future__ import annotations

from typing import Any

import pytest

from polemos.engine.match import Match
from polemos.games.peloponnesian_war.rules.routes import course_to, some_routes
from tests.games.peloponnesian_war.scene import (
    administration,
    combat_phase,
    frame,
    keys,
    lines,
    matrix_turn,
    offered,
    opening,
    play,
    points,
    stop,
    table,
    told,
    turn,
    war,
)

TWO = "peloponnesian_war_two"


def combats(segment: str, dice: list[int], **fields: Any) -> Match:
    """The Combat Phase from one of its segments on; afterwards every Army stays."""
    return table(frames=[stop(), combat_phase(segment)], phase="combat", dice=[*dice, 6, 6, 6], **fields)


@pytest.mark.rule("4.1.1k", "4.3f")
def test_moved_spartans_at_home_count_as_home_guard() -> None:
    """Five of seven have moved and guard the home: both others may go, and no more than these."""
    match = opening("sparta", "agis", sparta={"sparta": "7h"}, moved={"sparta": {"sparta": {"h": 5}}})
    play(match, "march", "megara")
    play(match, "activate_all", "h")
    assert match.state.op_force == points("2h")


@pytest.mark.rule("4.3h", "4.1.5a")
@pytest.mark.parametrize(("talents", "marches"), [(1400, True), (1399, False)])
def test_one_ship_to_be_paid_is_enough_to_march(talents: int, marches: bool) -> None:
    match = opening("athens", "cleon", athens={"piraeus": "1n"}, treasury={"athens": talents})
    assert bool(offered(match, "march")) is marches


@pytest.mark.rule("7.2a", "7.1.5a")
@pytest.mark.parametrize(("talents", "asked"), [(1200, True), (1199, False)])
def test_who_cannot_pay_a_point_is_not_asked_to_build(talents: int, asked: bool) -> None:
    frames = [turn("rebellion"), administration("athens builds")]
    match = table(
        frames=frames, athens={"athens": "1h"}, treasury={"athens": talents}, phase="administrative"
    )
    assert (match.prompt("player").message == "build" and match.state.turn == 2) is asked


@pytest.mark.rule("7.2a", "7.2b")
@pytest.mark.parametrize(("talents", "built"), [(700, 3), (500, 2), (199, 0)])
def test_sparta_builds_with_her_last_talents(talents: int, built: int) -> None:
    """Only an armistice (8.3h) and Athens' fund (7.1.5) spare 1000 talents."""
    frames = [turn("rebellion"), administration("sparta builds")]
    match = table(
        frames=frames, player="sparta", sparta={"sparta": "1h"}, treasury={"sparta": talents},
        phase="administrative",
    )  # fmt: skip
    for _ in range(built):
        assert (match.prompt("player").message, match.prompt("player").rule) == ("build", "7.2")
        play(match, "build", "ah")
    left = [talents - 200 * (number + 1) for number in range(built)]
    assert [args["total"] for _, args in lines(match, "built")] == left


def shared_space(**fields: Any) -> str:
    """Two players; ships and men meet at a place where they cannot fight: who leaves."""
    match = combats("other battles", [], scenario=TWO, **fields)
    return str(told(match, "gives-way")["who"])


@pytest.mark.rule("ERR.a")
def test_who_leaves_where_ships_and_men_cannot_fight() -> None:
    met: dict[str, Any] = {"athens": {"cyllene": "2n"}, "sparta": {"cyllene": "2h"}}
    assert shared_space(**met) == "athens"
    assert shared_space(**met, leaders={"agis": "cyllene"}) == "sparta"
    assert shared_space(**met, leaders={"cleon": "cyllene"}) == "athens"
    assert shared_space(**met, leaders={"agis": "cyllene", "cleon": "cyllene"}) == "athens"
    men: dict[str, Any] = {"athens": {"cyllene": "2h"}, "sparta": {"cyllene": "2n"}}
    assert shared_space(**men) == "sparta"
    assert shared_space(**men, leaders={"agis": "cyllene", "cleon": "cyllene"}) == "athens"


@pytest.mark.rule("5.2a", "5.2c")
def test_a_besieger_is_fought_by_who_watches_him() -> None:
    """Agis besieges Eretria; the riders of Chalcis reach him there, and the garrison inside fights nobody."""
    match = combats(
        "battles from afar", [6, 1], athens={"eretria": "1h", "chalcis": "3c 3h"}, sparta={"eretria": "5h"},
        leaders={"agis": "eretria"}, sieges={"eretria": "sparta"},
    )  # fmt: skip
    battle = told(match, "battle")
    assert (battle["place"], battle["who"], battle["to_place"]) == ("eretria", "athens", "chalcis")
    assert battle["ours"] == "3H 3C"


@pytest.mark.rule("5.4b", "4.1.1k")
@pytest.mark.parametrize(("army", "stays"), [("6h 1c", "3H"), ("2h 1c", "2H"), ("2c", "1C")])
def test_what_is_left_of_an_army_at_sparta(army: str, stays: str) -> None:
    match = table(
        frames=[stop(), combat_phase("stay or go")], phase="combat", dice=[1], sparta={"sparta": army},
        leaders={"agis": "sparta"},
    )  # fmt: skip
    assert told(match, "garrison-left")["force"] == stays


@pytest.mark.rule("5.9c")
def test_samos_gives_back_to_chios_once() -> None:
    """Chios was lost and is friendly again: the allies at Samos move there. Those who come to Samos later
    stay."""
    match = table(
        frames=[turn("rebellion")], athens={"samos": "2ah"}, happened=["chios_lost"], phase="rebellion",
    )  # fmt: skip
    assert told(match, "back-to-chios")["force"] == "2H (all.)"
    assert "chios_lost" not in match.position()["state"]["happened"]


@pytest.mark.rule("4.6.2c")
def test_the_lot_says_which_of_two_forces_intercepts() -> None:
    found = set()
    for seed in range(12):
        match = opening(
            "athens", "cleon", athens={"athens": "3h"}, sparta={"eleusis": "1c", "megara": "1h"}, seed=seed,
        )  # fmt: skip
        play(match, "march", "megara")
        play(match, "activate_all", "h")
        play(match, "depart")
        found |= {
            args["from"]
            for key in ("intercepted", "slipped-by")
            for _, args in lines(match, key, place="megara")
        }
    assert found == {"eleusis", "megara"}


@pytest.mark.rule("1.3n", "1.3p")
def test_only_a_neutral_rebel_befriends_who_comes_first() -> None:
    """Melos, neutral, befriends the Athenians; Eretria, Delian, stays a friend of Sparta."""
    match = opening(
        "athens", "cleon", athens={"piraeus": "3n"}, rebels={"melos": "", "eretria": "sparta"},
    )  # fmt: skip
    play(match, "march", "eretria")
    play(match, "muster", "piraeus")
    play(match, "activate_all", "n")
    play(match, "depart")
    assert match.state.rebels == {"melos": "", "eretria": "sparta"}


@pytest.mark.rule("4.1.4c")
def test_nobody_is_left_behind_twice() -> None:
    army = {"h": 2, "c": 1, "n": 2}
    match = table(
        frames=[stop(), {"frame": "Muster", "who": "athens"}, {"frame": "March", "target": "chios"},
                {"frame": "StayBehind", "who": "athens"}],
        leaders={"cleon": "moving"}, passed={"sparta": True},
        operation={"side": "athens", "leader": "cleon", "at": "andros", "goal": "chios", "force": army,
                   "marching": True, "path": ["icaria", "chios"]},
    )  # fmt: skip
    play(match, "leave", "c")
    assert [args["force"] for _, args in lines(match, "left-behind")] == ["1C"]


@pytest.mark.rule("EV.10d", "EV.10a")
@pytest.mark.parametrize(("now", "again"), [(8, False), (9, True)])
def test_what_has_happened_to_syracuse_does_not_happen_in_turn_8(now: int, again: bool) -> None:
    """Of the 10 on the dice nothing comes in turn 8, as Syracuse has joined; in turn 9 Corcyra leaves."""
    match = table(
        frames=[turn()], phase="surrender", sci={"athens": 1, "sparta": 1}, turn=now,
        athens={"corcyra": "1an"},
        happened=["e10c"], active={"syracuse": "sparta"}, dice=[1, 4, 6, 1, 1, 1, 1, 1, 1],
    )  # fmt: skip
    assert match.state.corcyra_neutral is again
    assert ("event-impossible" in keys(match)) is not again


@pytest.mark.rule("EV.6c")
@pytest.mark.parametrize(("ships", "home"), [("1n", True), ("1an", False)])
def test_the_plague_keeps_out_allies_alone(ships: str, home: bool) -> None:
    match = opening("athens", "cleon", athens={"samos": ships, "piraeus": "2n"}, plague=True)
    play(match, "march", "melos")
    play(match, "muster", "samos")
    play(match, "activate", ships[1:])
    assert ("piraeus" in offered(match, "muster")) is home


@pytest.mark.rule("EV.6c")
def test_the_plague_keeps_no_spartan_out() -> None:
    match = opening("sparta", "agis", sparta={"corinth": "3ah"}, plague=True)
    play(match, "march", "athens")
    play(match, "muster", "corinth")
    play(match, "activate_all", "ah")
    play(match, "depart")
    assert match.state.force("sparta", "athens") == points("3ah")


@pytest.mark.rule("4.1.1o")
def test_a_forecast_follows_each_equal_route_once() -> None:
    state = war(athens={"athens": "1h"})
    state.op_side, state.op_force = "athens", points("3n")
    course = course_to(state, "athens", points("3n"), "piraeus", "pheia")
    assert course is not None
    found = some_routes(state, course, 12)
    assert len(found) == len(set(found)) > 1


@pytest.mark.rule("EV.5c")
@pytest.mark.parametrize(("place", "riders"), [("iasus", 3), ("halicarnassus", 0)])
def test_only_the_siege_of_iasus_brings_riders_to_sardis(place: str, riders: int) -> None:
    match = combats(
        "sieges", [6], sparta={place: "3h"}, sieges={place: "sparta"}, leaders={"agis": place},
        active={"persia": "sparta"}, held={"iasus": "sparta"} if place != "iasus" else {},
    )  # fmt: skip
    assert match.state.force("sparta", "sardis") == (points(f"{riders}ac") if riders else 0)


@pytest.mark.rule("4.7f", "4.7a")
def test_an_interceptor_who_loses_his_last_point_fights_no_battle() -> None:
    """A 4 intercepts; a 1 costs the single rider; nobody is left to do battle with."""
    match = opening("athens", "cleon", athens={"athens": "3h"}, sparta={"megara": "1ac"}, dice=[4, 6, 1])
    play(match, "march", "megara")
    play(match, "activate_all", "h")
    play(match, "depart")
    assert "skirmish" in keys(match)
    assert "skirmish-over" not in keys(match)
    assert match.state.losses["sparta"] == points("1ac")


@pytest.mark.rule("3.1.2c")
def test_syracuse_is_no_condition_without_an_enemy_there() -> None:
    """Syracuse is Sparta's ally and nobody attacks it: the strategy is followed."""
    match = table(
        frames=matrix_turn("sparta"), strategy="attack_athens", sparta={"sparta": "10h 2c"},
        athens={"athens": "1h"}, active={"syracuse": "sparta"}, chief={"sparta": "agis"},
        leaders={"agis": "sparta"}, dice=[1, 1, 1],
    )  # fmt: skip
    assert "np-condition" not in keys(match)
    assert "np-strategy" in keys(match)


@pytest.mark.rule("ERR.b")
@pytest.mark.parametrize(
    ("option", "leaders", "called"),
    [(True, {}, True), (False, {}, False), (True, {"cleon": "athens"}, False)],
)
def test_a_leader_hurries_to_the_defence_of_athens(option: bool, leaders: Any, called: bool) -> None:
    """Forces in Athens fight a battle there without a leader: by option one comes by lot."""
    match = combats(
        "battles", [6, 1], athens={"athens": "5h"}, sparta={"athens": "3h"}, leaders=leaders,
        options={"long_walls_leader": option},
    )  # fmt: skip
    assert [rule for rule, _ in lines(match, "leader-called")] == (["ERR.b"] if called else [])


@pytest.mark.rule("ERR.b")
def test_nobody_hurries_to_a_battle_that_is_not_fought_from_athens() -> None:
    match = combats(
        "other battles", [6, 1], athens={"athens": "5h", "melos": "5h"}, sparta={"melos": "3h"},
        options={"long_walls_leader": True},
    )  # fmt: skip
    assert "battle" in keys(match)
    assert "leader-called" not in keys(match)


@pytest.mark.rule("4.6.2c", "5.2b")
def test_where_there_is_only_one_no_lot_is_drawn() -> None:
    """One watcher, one battle: nothing is left to chance but the dice."""
    watched = opening("athens", "cleon", athens={"athens": "2h"}, sparta={"megara": "1ac"}, dice=[1] * 4)
    for verb, arg in (("march", "eleusis"), ("activate_all", "h"), ("depart", None)):
        play(watched, verb, arg)
    fought = combats("other battles", [6, 1], athens={"melos": "2h"}, sparta={"melos": "1h"})
    for match, key in ((watched, "slipped-by"), (fought, "battle")):
        assert key in keys(match)
        assert match.state.chance.drawn == len(match.journal.dice), key


@pytest.mark.rule("4.1.4c")
def test_the_system_leaves_allied_hoplites_behind_and_is_not_asked() -> None:
    """Of two ships one is sunk off Andros; a man each of two kinds is aboard, and the ally stays."""
    operation = {
        "side": "sparta", "leader": "agis", "at": "eretria", "goal": "tenos",
        "force": {"h": 1, "ah": 1, "n": 2}, "marching": False, "path": [], "caught": [], "visited": [],
    }  # fmt: skip
    match = table(
        frames=[stop(), frame("MatrixMarch", who="sparta", stops=[])], operation=operation,
        athens={"andros": "1h"}, leaders={"agis": "moving"}, dice=[4, 1, 3],
    )  # fmt: skip
    assert told(match, "left-behind") == {"place": "andros", "force": "1H (all.)"}
    assert match.state.force("sparta", "tenos") == points("1h 1n")


@pytest.mark.rule("7.2c", "PCT.k")
@pytest.mark.parametrize(("lost", "told_of"), [(("gythium",), 1), (("gythium", "corinth"), 0)])
def test_nothing_is_said_of_points_the_system_does_not_build(lost: tuple[str, ...], told_of: int) -> None:
    match = table(
        frames=[turn("rebellion"), administration("sparta builds")], phase="administrative",
        athens=dict.fromkeys(lost, "1ah"), held=dict.fromkeys(lost, "athens"), losses={"sparta": {"n": 1}},
    )  # fmt: skip
    assert len(lines(match, "built", who="sparta")) == told_of
