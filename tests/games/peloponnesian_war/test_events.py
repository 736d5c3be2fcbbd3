"""2.2 and the Random Event Table."""

from __future__ import annotations

import pytest

from polemos.games.peloponnesian_war.printed.shortest_routes import NEVER
from polemos.games.peloponnesian_war.rules.activation import available
from polemos.games.peloponnesian_war.rules.administration import may_levy, revenue
from polemos.games.peloponnesian_war.rules.battle import ARMY, Fight, fight_battle, tactical
from polemos.games.peloponnesian_war.rules.end_of_turn import adjust_bellicosity
from polemos.games.peloponnesian_war.rules.random_events import happens, possible, random_event
from polemos.games.peloponnesian_war.rules.routes import lines_to
from polemos.games.peloponnesian_war.state import War
from tests.games.peloponnesian_war.scene import BOOK, cited, keys, opening, play, points, war


def event(state: War, number: int, *dice: int) -> War:
    state.chance.given = dice
    assert happens(state, number, state.turn)
    return state


@pytest.mark.rule("2.2a", "2.2b")
def test_impossible_events_are_rolled_again() -> None:
    state = war(dice=[1, 2, 1, 4, 1, 5, 5, 6])  # 3 oligarchy, 5 Persia, 6 plague: none possible
    random_event(state)
    assert state.event == 11
    assert state.deadly


@pytest.mark.rule("2.2c", "8.1d", "EV.3a", "EV.3b", "EV.3c")
def test_oligarchs_in_athens() -> None:
    state = war(sci={"athens": -1, "sparta": 0}, alcibiades=1, leaders={"alcibiades": "away"})
    event(state, 3, 3, 3, 1, 1, 1, 1, 1, 5, 5, 1, 1, 1, 1)
    assert state.treasury["athens"] == 5100
    assert len(state.rebels) >= 2
    assert state.bellicosity["athens"] == 10
    assert not may_levy(state)
    state.confidence["athens"] = 0
    adjust_bellicosity(state, "athens")
    assert state.bellicosity["athens"] == 8
    assert not possible(state, 3, 2)
    assert not possible(war(sci={"athens": 0, "sparta": 0}, alcibiades=1), 3, 2)
    assert not possible(war(sci={"athens": -1, "sparta": 0}), 3, 2)


@pytest.mark.rule("2.2d", "EV.2a")
@pytest.mark.parametrize(("die", "side"), [(3, "sparta"), (4, "athens")])
def test_silver_comes_at_once(die: int, side: str) -> None:
    state = event(war(), 2, die)
    assert state.treasury[side] == 5400
    assert possible(state, 2, 2)


@pytest.mark.rule("EV.4a", "EV.4b", "4.4c")
def test_sitalces_turns_abdera_and_maroneia() -> None:
    state = event(war(athens={"abdera": "1h 2ah"}), 4)
    assert state.rebels == {"abdera": "sparta", "maroneia": "sparta"}
    assert state.force("sparta", "abdera") == points("2ah")
    assert state.force("athens", "athens") == points("1h")
    event(state, 4)
    assert state.rebels == {}
    assert state.force("athens", "abdera") == points("2ah")
    assert not state.coalition("abdera", "athens")


@pytest.mark.rule("EV.5a", "EV.5b", "EV.5c", "4.5d")
def test_persia_pays_sparta_and_rides_when_iasus_falls() -> None:
    assert not possible(war(turn=4, alcibiades=1), 5, 4)
    assert not possible(war(turn=5, alcibiades=0), 5, 5)
    state = event(war(turn=5, alcibiades=2), 5)
    assert revenue(state, "sparta")["persia"] == 500
    state.rebel("iasus", "sparta")
    state.add("sparta", "iasus", points("1h"))
    assert revenue(state, "sparta")["persia"] == 1000
    assert state.force("sparta", "sardis") == points("3ac")
    state.take("sparta", "iasus", points("1h"))
    assert revenue(state, "sparta")["persia"] == 1000
    assert not possible(state, 5, 6)


@pytest.mark.rule("EV.5b", "EV.5c")
def test_no_persian_rides_to_a_sardis_in_athenian_hands() -> None:
    state = war(athens={"sardis": "1h"}, held={"sardis": "athens"}, active={"persia": "sparta"})
    state.rebel("iasus", "sparta")
    state.add("sparta", "iasus", points("1h"))
    assert revenue(state, "sparta")["persia"] == 1000
    assert "sardis" not in state.forces["sparta"]
    assert state.journal is not None
    assert [line[3] for line in state.journal.entries if line[1] == "iasus-falls"] == [
        {"place": "iasus", "count": 0}
    ]


@pytest.mark.rule("EV.6a", "EV.6b", "EV.6c")
def test_plague_kills_a_third_and_costs_a_quarter() -> None:
    assert not possible(war(), 6, 2)
    state = event(war(athens={"athens": "6h", "piraeus": "8n"}, attica_before=True), 6)
    assert state.force("athens", "athens") == points("4h")
    assert state.treasury["athens"] == 4600
    assert state.leader_at["pericles"] == "dead"
    assert state.deaths["athens"] == 1
    assert lines_to(state, "athens", points("1an"), "chios", "piraeus") == NEVER
    assert lines_to(state, "athens", points("1n"), "chios", "piraeus") < NEVER
    assert lines_to(state, "athens", points("1an"), "piraeus", "chios") < NEVER  # they may leave
    assert not possible(state, 6, 3)


@pytest.mark.rule("EV.6b")
def test_an_empty_treasury_pays_what_it_has() -> None:
    state = war(athens={"piraeus": "8n"}, attica_before=True)
    state.treasury["athens"] = 150
    assert event(state, 6).treasury["athens"] == 0


@pytest.mark.rule("EV.7a", "EV.7b", "EV.7c", "EV.7d", "10.4.3h")
def test_alcibiades_changes_sides_four_times() -> None:
    state = war()
    where = []
    for _ in range(4):
        event(state, 7)
        where.append((state.leader_at["alcibiades"], "alcibiades" in state.pool("athens")))
    assert where == [("away", False), ("away", False), ("pool", True), ("away", False)]
    assert not possible(state, 7, 9)


@pytest.mark.rule("EV.8a", "EV.8c")
def test_the_list_of_oligarchs_and_their_neighbours() -> None:
    sites = ("cnidus", "naxos", "byzantium", "chalcis", "ephesus", "mytilene")
    sites += ("olynthus", "miletus", "camirus", "lampsacus", "amphipolis")
    assert BOOK.printed.rebellion_sites == sites
    state = event(war(athens={"delos": "1n"}), 8, 1, 2, 6, 6, 6, 6, 6, 6)
    assert state.rebels["naxos"] == "sparta"
    assert "delos" not in state.rebels  # occupied
    joined = set(state.rebels) - {"naxos"}
    assert joined
    assert joined <= set(BOOK.map.beside["naxos"])


@pytest.mark.rule("EV.8b")
def test_the_list_wraps_round_and_may_be_exhausted() -> None:
    state = war(rebels={"amphipolis": "sparta"}, dice=[])
    event(state, 8, 6, 6, 1, 1, 1, 1, 1)
    assert "cnidus" in state.rebels
    full = war(rebels=dict.fromkeys(BOOK.printed.rebellion_sites, "sparta"))
    assert not possible(full, 8, 2)


@pytest.mark.rule("EV.9a", "1.3k")
def test_perdiccas_takes_pella_and_its_riders_along() -> None:
    state = war(athens={"pella": "1h 1ac", "pydna": "1an"}, active={"macedonia": "athens"})
    event(state, 9)
    assert state.active["macedonia"] == "sparta"
    assert state.force("sparta", "pella") == points("1ac")
    assert state.force("athens", "athens") == points("1h")
    assert state.force("athens", "pydna") == points("1an")


@pytest.mark.rule("4.5c")
def test_a_capital_held_by_the_enemy_is_out_of_play() -> None:
    state = war(sparta={"pella": "1h"}, active={"macedonia": "athens"})
    assert not possible(state, 9, 2)
    assert not possible(war(sparta={"argos": "1h"}), 10, 5)


@pytest.mark.rule("EV.10a", "EV.10b")
def test_civil_war_keeps_corcyras_forces_at_home() -> None:
    state = event(war(athens={"corcyra": "3an 1ah"}, turn=3), 10)
    assert available(state, "athens", "corcyra") == points("")
    assert not possible(state, 10, 3)
    assert possible(state, 10, 4)


@pytest.mark.rule("EV.10c", "4.5a", "4.5b")
def test_argos_joins_athens_with_four_hoplites() -> None:
    state = event(war(turn=4), 10)
    assert state.force("athens", "argos") == points("4ah")
    assert state.active["argos"] == "athens"
    assert not possible(state, 10, 6)


@pytest.mark.rule("EV.10d")
def test_syracuse_joins_sparta_once() -> None:
    state = event(war(turn=7), 10)
    assert state.force("sparta", "syracuse") == points("2ah 2ac 2an")
    assert not possible(war(turn=7, active={"syracuse": "sparta"}), 10, 7)


@pytest.mark.rule("EV.10e", "1.1.1d")
def test_corcyra_leaves_the_league() -> None:
    state = event(war(athens={"corcyra": "1h 1n 3an"}, turn=9), 10)
    assert state.force("athens", "athens") == points("1h")
    assert state.force("athens", "piraeus") == points("1n")
    assert "corcyra" not in state.forces["athens"]
    assert (state.owner["corcyra"], state.controller("corcyra")) == ("", "")
    assert not state.coalition("corcyra", "athens")


@pytest.mark.rule("EV.11a", "EV.11b", "5.7a")
def test_leaders_fall_on_their_own_low_die() -> None:
    def fallen(name: str, die: int, **fields: object) -> bool:
        state = war(
            athens={"elis": "4h"}, sparta={"elis": "4ah"}, leaders={name: "elis"}, dice=[die, 5], **fields
        )
        fight_battle(state, Fight("athens", "elis", "elis", "elis"))
        return state.leader_at[name] == "dead"

    assert fallen("cleon", 3, deadly=True)
    assert not fallen("cleon", 4, deadly=True)
    assert not fallen("cleon", 3)
    assert not fallen("pericles", 1, deadly=True)
    assert not fallen("alcibiades", 1, deadly=True)
    assert fallen("cleon", 1, deadly=True, deaths={"athens": 2})
    assert not fallen("cleon", 1, deadly=True, deaths={"athens": 3})


@pytest.mark.rule("EV.11a", "EV.11b", "5.2.3c")
def test_who_falls_at_sea_neither_leads_on_land_nor_falls_again() -> None:
    state = war(sparta={"cyllene": "3ah 2an"}, leaders={"cleon": "moving"}, deadly=True, dice=[1, 1, 1, 6])
    state.op_side, state.op_leader, state.op_at = "athens", "cleon", "cyllene"
    state.op_force = points("3h 4n")
    fight = Fight("athens", ARMY, "cyllene", "cyllene")
    assert tactical(state, fight, "athens") == 0
    assert fight_battle(state, fight) == "sparta"
    assert tactical(state, fight, "athens") == -1
    assert state.leader_at["cleon"] == "dead"
    assert state.deaths["athens"] == 1
    assert cited(state, "leader-dies") == ["EV.11a"]


@pytest.mark.rule("EV.11a", "5.7a")
@pytest.mark.parametrize(("die", "fate"), [(3, "dead"), (4, "out")])
def test_a_leader_may_fall_with_the_last_of_his_men(die: int, fate: str) -> None:
    forces = {"athens": {"elis": "1ah"}, "sparta": {"elis": "9ah"}}
    state = war(athens=forces["athens"], sparta=forces["sparta"], leaders={"cleon": "elis"}, deadly=True)
    state.chance.given = (die, 6)
    fight_battle(state, Fight("athens", "elis", "elis", "elis"))
    assert "elis" not in state.forces["athens"]
    assert state.leader_at["cleon"] == fate
    assert state.deaths["athens"] == (fate == "dead")


@pytest.mark.rule("EV.12a")
@pytest.mark.parametrize(("die", "side"), [(3, "athens"), (4, "sparta")])
def test_an_omen_allows_two_operations(die: int, side: str) -> None:
    state = event(war(), 12, die)
    assert state.operations_limit[side] == 2
    match = opening(
        "athens", "cleon", athens={"athens": "2h"}, made={"athens": 1}, limit={"athens": 2, "sparta": 2}
    )
    match.play("player", "march", "decelea")
    match.play("player", "activate", "h")
    match.play("player", "depart")
    assert match.state.passed["athens"]


@pytest.mark.rule("EV.12b")
def test_the_earthquake_drives_alcibiades_to_sardis() -> None:
    state = event(war(alcibiades=1, leaders={"alcibiades": "away"}), 12, 5)
    assert state.alcibiades == 2
    assert event(war(alcibiades=1), 12, 2).alcibiades == 1


@pytest.mark.rule("EV.3b", "EV.6c", "2.2c")
def test_what_an_event_does_besides_is_told_too() -> None:
    coup = war(sci={"athens": -1, "sparta": 0}, alcibiades=1, leaders={"alcibiades": "away"})
    event(coup, 3, 3, 3, 1, 1, 1, 1, 1, 5, 5, 1, 1, 1, 1)
    assert cited(coup, "oligarchy") == ["EV.3b"]
    sick = event(war(athens={"athens": "6h"}, attica_before=True), 6)
    assert cited(sick, "leader-sickens") == ["EV.6c"]
    late = war(athens={"athens": "6h"}, attica_before=True, leaders={"pericles": "dead"})
    assert cited(event(late, 6), "leader-sickens") == []


@pytest.mark.rule("EV.8b", "EV.8c", "2.3c")
def test_a_captured_city_may_rebel() -> None:
    """2 names Cnidus, where Spartans stand; its neighbours are asked, captured ones too."""
    beside = [p for p in BOOK.map.beside["cnidus"] if BOOK.map.colour[p] == "athens"]
    sparta = {"cnidus": "1ah", beside[0]: "1ah"}
    state = war(athens={p: "1h" for p in beside[1:]}, sparta=sparta, held=dict.fromkeys(sparta, "sparta"))
    event(state, 8, 1, 1, 6)
    assert state.rebels == dict.fromkeys(sparta, "sparta")


@pytest.mark.rule("EV.9a", "1.1.2e")
def test_riders_for_whom_there_is_no_counter_are_told_of() -> None:
    """Athens has all but one of her allies' nine riders already: of Pella's two one finds no counter."""
    state = war(sparta={"pella": "2ac"}, athens={"larisa": "8ac"}, active={"macedonia": "sparta"})
    event(state, 9)
    assert state.force("athens", "pella") == points("1ac")
    lost = [args for _, key, _, args, _ in state.journal.entries if key == "no-counters"]
    assert lost == [{"who": "athens", "place": "pella", "force": "1C (all.)"}]
    plenty = event(war(sparta={"pella": "2ac"}, active={"macedonia": "sparta"}), 9)
    assert plenty.force("athens", "pella") == points("2ac")
    assert not cited(plenty, "no-counters")


@pytest.mark.rule("EV.10b", "4.6.1b")
@pytest.mark.parametrize("civil_war", [False, True])
def test_corcyra_in_civil_war_does_not_intercept(civil_war: bool) -> None:
    """To join an interception is to take part in an operation. The battles of the Combat Phase are none."""
    dice = [] if civil_war else [1] * 5
    match = opening(
        "sparta", "agis", sparta={"corinth": "2an"}, athens={"corcyra": "3an"}, civil_war=civil_war, dice=dice
    )
    play(match, "march", "leucas")
    play(match, "muster", "corinth")
    play(match, "activate_all", "an")
    play(match, "depart")
    assert ("slipped-by" in keys(match)) is not civil_war
    match.state.enter_phase("combat", "")
    assert match.state.influences("athens", "corcyra", "leucas")
    assert match.state.influenced("athens", "leucas")
