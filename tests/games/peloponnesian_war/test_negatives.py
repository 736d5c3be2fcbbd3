"""The other half of a clause: what does not happen, who comes first, whose rating counts."""

from __future__ import annotations

from typing import Any

import pytest

from polemos.engine.match import Match
from tests.games.peloponnesian_war.scene import (
    PRINTED,
    choosing,
    cited,
    combat_phase,
    end_of_turn,
    keys,
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


@pytest.mark.rule("4.5d")
@pytest.mark.parametrize(("side", "leader"), [("athens", "cleon"), ("sparta", "agis")])
def test_an_army_at_sardis_does_not_bring_persia_into_the_war(side: str, leader: str) -> None:
    match = opening(side, leader, **{side: {side: "6h"}})
    play(match, "march", "sardis")
    play(match, "activate_all", "h")
    play(match, "depart")
    assert match.state.leader_at[leader] == "sardis"
    assert match.state.active["persia"] == ""
    assert "persia" not in keys(match)


@pytest.mark.rule("5.3b")
@pytest.mark.parametrize("seed", range(4))
def test_sieges_of_home_spaces_then_of_coalition_spaces_then_of_others(seed: int) -> None:
    places = {"athens": "agis", "chios": "brasidas", "eretria": "lysander", "carystus": "mindarus"}
    match = table(
        frames=[stop(), combat_phase("sieges")], phase="combat", seed=seed,
        dice=[6] * 6, sparta=dict.fromkeys(places, "2h"), sieges=dict.fromkeys(places, "sparta"),
        leaders={leader: place for place, leader in places.items()},
    )  # fmt: skip
    ended = [line.args["place"] for line in match.log(None) if line.key in ("siege-fails", "siege-succeeds")]
    assert ended[:2] == ["athens", "chios"]
    assert set(ended[2:]) == {"eretria", "carystus"}


@pytest.mark.rule("4.1.1c", "4.1.1d")
def test_a_lone_leader_does_not_pass_where_only_the_enemy_stands() -> None:
    """All five ways out of Athens are held by Spartans; a friendly Force at Piraeus opens one of them."""
    ring = dict.fromkeys(("decelea", "eleusis", "panactum", "piraeus", "sunium"), "1h")
    shut = opening("athens", "cleon", athens={"salamis": "1n"}, sparta=ring)
    play(shut, "march", "chios")
    assert offered(shut, "muster") == ()
    friend = opening("athens", "cleon", athens={"salamis": "1n", "piraeus": "1n"}, sparta=ring)
    play(friend, "march", "chios")
    assert offered(friend, "muster") == ("piraeus", "salamis")


@pytest.mark.rule("4.7b")
def test_riders_are_lost_before_hoplites_in_a_skirmish_on_an_island() -> None:
    match = opening("athens", "cleon", athens={"piraeus": "3n"}, sparta={"aegina": "1ah 1ac"}, dice=[4, 3, 1])
    play(match, "march", "aegina")
    play(match, "muster", "piraeus")
    play(match, "activate_all", "n")
    play(match, "depart")
    assert match.state.losses["sparta"] == points("1ac")


@pytest.mark.rule("2.4c", "8.3c")
def test_nicias_drawn_for_a_later_operation_lengthens_no_armistice() -> None:
    """He is the only leader left; the die of 4 makes two turns of armistice, not three."""
    gone = {
        name: "dead"
        for name in ("pericles", "phormio", "cleon", "demosthenes", "alcibiades", "thrasybulus", "thrasyllus")
    }
    match = table(
        frames=[turn(), end_of_turn(), *choosing("athens", False)[1:]],
        athens={"athens": "2h"}, leaders=gone, passed={"sparta": True}, made={"athens": 1},
        bellicosity={"athens": 6, "sparta": 6},
        dice=[1, 4, 1, 1, 1, 1, 1, 1],
    )  # fmt: skip
    play(match, "consult")
    assert told(match, "leader-drawn")["leader"] == "nicias"
    play(match, "pass")
    assert told(match, "armistice")["count"] == 2


def combats(segment: str, dice: list[int], **fields: Any) -> Match:
    """The Combat Phase from one of its segments on; afterwards every Army stays."""
    frames = [stop(), combat_phase(segment)]
    return table(frames=frames, phase="combat", dice=[*dice, 6, 6], **fields)


def besieged(place: str, dice: list[int], **fields: Any) -> Any:
    """Agis lies before a fortress."""
    leaders = {"agis": place, **fields.pop("leaders", {})}
    return combats(
        "sieges", dice, sparta={place: "5h"}, leaders=leaders, sieges={place: "sparta"}, **fields
    ).state


def political(dice: list[int], **fields: Any) -> Match:
    """A new turn, whose first die keeps the side; then come those of the event."""
    sci = fields.pop("sci", {"athens": 1, "sparta": 1})
    return table(frames=[turn()], phase="surrender", sci=sci, dice=[1, *dice], **fields)


def only(side: str, leader: str) -> dict[str, str]:
    """All other leaders of a side are dead."""
    return {n: "dead" for n, e in PRINTED.leaders.items() if e.side == side and n != leader}


@pytest.mark.rule("5.3f", "5.3g")
@pytest.mark.parametrize(("held", "loss"), [({"melos": "athens"}, -1), ({}, 0)])
def test_a_neutral_city_costs_its_captor_confidence_and_nobody_else(held: dict[str, str], loss: int) -> None:
    """The exception is for a fortress that neither side controls; Melos in Athenian hands is none."""
    state = besieged("melos", [6], held=held, athens={"melos": "1h"} if held else {})
    assert state.confidence == {"athens": loss, "sparta": 1}


@pytest.mark.rule("5.3d", "5.2.1b")
@pytest.mark.parametrize(("die", "falls"), [(2, False), (3, True)])
def test_a_siege_is_led_by_the_lesser_of_two(die: int, falls: bool) -> None:
    """Brasidas (3) and Agis (1) lie before Eretria: 1 is added."""
    state = besieged("eretria", [die], leaders={"brasidas": "eretria"})
    assert (state.controller("eretria") == "sparta") is falls


@pytest.mark.rule("4.1.2d")
@pytest.mark.parametrize(("guard", "met"), [("3an", False), ("1ah", True), ("1ac", True)])
def test_only_land_units_guard_the_isthmus(guard: str, met: bool) -> None:
    """No die is rolled for it: those given are of the skirmish."""
    match = opening(
        "athens", "cleon", athens={"athens": "2h"}, sparta={"corinth": guard}, dice=[3, 3] if met else []
    )
    play(match, "march", "cenchreae")
    play(match, "activate_all", "h")
    play(match, "depart")
    assert ("intercepted" in keys(match)) is met
    assert match.state.force("athens", "cenchreae") == points("2h")


@pytest.mark.rule("5.2.2d", "5.2.3e")
def test_hoplites_aboard_a_fleet_that_is_wiped_out_come_home() -> None:
    """Our reading of 5.2.2: the arm that fights bears the losses, as 5.2.3 sends land points home whether or
    not ships are left to carry them. Eight ships against two and two hoplites: both ships are lost, nobody
    else."""
    match = combats("battles", [6, 1], athens={"melos": "8n"}, sparta={"melos": "2an 2ah"})
    assert match.state.losses["sparta"] == points("2an")
    assert told(match, "going-home") == {"who": "sparta", "force": "2H (all.)"}


@pytest.mark.rule("4.1.1k")
def test_the_home_guard_is_bound_to_sparta_only() -> None:
    """Of five hoplites at Sparta two may go; of two Spartans elsewhere both, and Athens keeps no guard."""
    match = opening("sparta", "agis", sparta={"sparta": "5h", "corinth": "2h"})
    play(match, "march", "megara")
    play(match, "activate_all", "h")
    assert match.state.op_force == points("2h")
    play(match, "muster", "corinth")
    play(match, "activate_all", "h")
    assert match.state.op_force == points("4h")
    captors = opening("athens", "cleon", athens={"sparta": "3h", "athens": "1h"}, held={"sparta": "athens"})
    play(captors, "march", "megara")
    play(captors, "activate", "h")
    play(captors, "muster", "sparta")
    play(captors, "activate_all", "h")
    assert captors.state.op_force == points("4h")


@pytest.mark.rule("QA.6", "PCT.j")
def test_by_which_paragraph_points_are_lost() -> None:
    lost = ("piraeus", "corcyra", "chios", "samos")
    fields: dict[str, Any] = {"sparta": dict.fromkeys(lost, "1h"), "held": dict.fromkeys(lost, "sparta")}
    allied = combats("go home", [], box={"athens": {"an": 1}}, **fields)
    assert cited(allied.state, "no-refuge") == ["QA.6"]
    own = combats("go home", [], box={"athens": {"n": 1}}, **fields)
    assert cited(own.state, "no-refuge") == ["PCT.i"]


@pytest.mark.rule("EV.10e")
@pytest.mark.parametrize("captured", [False, True])
def test_ships_sent_to_a_captured_port_are_lost(captured: bool) -> None:
    """Corcyra leaves in turn 9: own ships there go to Piraeus (OPEN-23), unless Sparta holds it."""
    fields: dict[str, Any] = {"sparta": {"piraeus": "1h"}, "held": {"piraeus": "sparta"}} if captured else {}
    state = political([4, 6], athens={"corcyra": "2n 1h 1an"}, turn=9, **fields).state
    assert state.losses["athens"] == (points("2n") if captured else 0)
    assert state.force("athens", "piraeus") == (0 if captured else points("2n"))
    assert state.force("athens", "athens") == points("1h")


@pytest.mark.rule("1.3s", "1.3t", "1.3u")
def test_influence_follows_every_point_that_comes_or_goes() -> None:
    """A rider more or less changes what a Force influences, at once."""
    state = war(athens={"plataea": "1h 1c"}, sparta={"corinth": "1ah"})
    assert state.influenced("athens", "thebes")
    state.take("athens", "plataea", points("1c"))
    assert not state.influenced("athens", "thebes")
    assert not state.influenced("sparta", "sicyon")
    state.add("sparta", "corinth", points("1an"))
    assert state.influenced("sparta", "sicyon")


@pytest.mark.rule("EV.10b", "4.6.2c")
def test_who_watches_with_corcyra_in_civil_war_watches_alone() -> None:
    both = {"corcyra": "3an", "ambracia": "1n"}
    assert war(athens=both).influencers("athens", "leucas") == ("ambracia", "corcyra")
    assert war(athens=both, civil_war=True).influencers("athens", "leucas") == ("ambracia",)


@pytest.mark.rule("3.1e")
@pytest.mark.parametrize(("side", "leader", "rating"), [("sparta", "agis", 2), ("athens", "demosthenes", 2)])
def test_alcibiades_abroad_helps_sparta_alone(side: str, leader: str, rating: int) -> None:
    """At Sparta's court he adds 1 to Agis (1); Demosthenes (2) leads as well, or as badly, without him."""
    player = "sparta" if side == "athens" else "athens"
    sci = {player: 1, side: 0}
    leaders = {**only(side, leader), "alcibiades": "away"}
    dice = [5, 6] if side == "sparta" else [5, 6, 3, 3, *[1] * 6]  # the League stirs without confidence
    match = political([*dice, 1], sci=sci, player=player, alcibiades=1, leaders=leaders)
    assert told(match, "strategy-chosen")["count"] == rating


@pytest.mark.rule("4.2e", "4.2f")
def test_only_a_rebellion_spares_garrisons_and_coalition_spaces() -> None:
    """Under Attack an Athenian Ally a 2 and a 5 name Chios, a coalition space with a garrison: it stands."""
    sides: dict[str, Any] = {"sparta": {"sparta": "10h 1c", "corinth": "5ah 5an"}, "athens": {"chios": "1ah"}}
    fields: dict[str, Any] = {"chief": {"sparta": "agis"}, "leaders": {"agis": "sparta"}, **sides}
    frames = matrix_turn("sparta")
    match = table(frames=frames, strategy="attack_athenian_ally", dice=[2, 5, 1, 1, 1], **fields)
    assert told(match, "np-objective")["place"] == "chios"
    assert "np-again" not in keys(match)


@pytest.mark.rule("EV.10d", "EV.10e")
@pytest.mark.parametrize(("now", "joins"), [(7, True), (8, True), (9, False)])
def test_syracuse_may_join_until_turn_8(now: int, joins: bool) -> None:
    state = political([4, 6], turn=now).state
    assert (state.active["syracuse"] == "sparta") is joins
    assert state.corcyra_neutral is not joins


@pytest.mark.rule("5.3g")
def test_a_rebel_city_in_enemy_hands_costs_him_no_confidence() -> None:
    """Tegea rebels and Athenians hold it; Agis takes it back by siege."""
    fields: dict[str, Any] = {"rebels": {"tegea": "athens"}, "held": {"tegea": "athens"}}
    state = besieged("tegea", [6], athens={"tegea": "1h"}, **fields)
    assert state.confidence == {"athens": 0, "sparta": 1}


@pytest.mark.rule("5.2.1f")
def test_the_soil_of_sparta_helps_spartans_alone() -> None:
    nobody = only("sparta", "")
    match = combats("battles", [3, 3], athens={"sparta": "3h"}, sparta={"sparta": "3ah"}, leaders=nobody)
    assert told(match, "battle-plain")["who"] == "athens"
    assert told(match, "battle-total")["mods"] == ("home +2",)
