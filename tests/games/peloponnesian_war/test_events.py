"""2.2 and the Random Event Table."""

from __future__ import annotations

from typing import Any

import pytest

from polemos.engine.match import Match
from tests.games.peloponnesian_war.scene import (
    PRINTED,
    combat_phase,
    frame,
    go_on,
    keys,
    lines,
    offered,
    opening,
    play,
    points,
    stop,
    table,
    told,
    turn,
)

#: Two dice for each event.
DICE = {
    2: (1, 1), 3: (1, 2), 4: (2, 2), 5: (1, 4), 6: (3, 3), 7: (3, 4), 8: (4, 4), 9: (4, 5), 10: (4, 6),
    11: (5, 6), 12: (6, 6),
}  # fmt: skip


def political(*dice: int, **fields: Any) -> Match:
    """A new turn up to the operations. With its usual confidence Athens rolls for her side (and keeps it),
    and the League is quiet."""
    fields.setdefault("sci", {"athens": 1, "sparta": 1})
    glum = fields["sci"]["athens"] < 0
    return table(frames=[turn()], phase="surrender", dice=dice if glum else (1, *dice), **fields)


def event(number: int, *dice: int, **fields: Any) -> Match:
    """A turn with an event; the dice are those that it asks for."""
    match = political(*DICE[number], *dice, **fields)
    assert lines(match, "event", event=str(number))
    return match


def impossible(number: int, **fields: Any) -> bool:
    """Whether an event is rolled again."""
    match = political(*DICE[number], *DICE[11], **fields)
    return bool(lines(match, "event-impossible", event=str(number)))


def income(match: Match, part: str) -> list[int]:
    """A part of Sparta's income at the end of such a turn."""
    later = go_on(match.state, turn("combat"))
    return [args["talents"] for _, args in lines(later, "revenue-part", who="sparta", part=part)]


@pytest.mark.rule("2.2a", "2.2b")
def test_impossible_events_are_rolled_again() -> None:
    match = political(1, 2, 1, 4, 1, 5, 5, 6)  # 3 oligarchy, 5 Persia, 6 plague: none possible
    assert [args["event"] for _, args in lines(match, "event-impossible")] == ["3", "5", "6"]
    assert match.state.event == 11
    assert match.state.deadly


@pytest.mark.rule("2.2c", "8.1d", "EV.3a", "EV.3b", "EV.3c")
def test_oligarchs_in_athens() -> None:
    fields: dict[str, Any] = {"alcibiades": 1, "leaders": {"alcibiades": "away"}}
    glum = {"sci": {"athens": -1, "sparta": 0}}
    match = event(3, 3, 3, *[1] * 20, **fields, **glum)
    assert match.state.treasury["athens"] == 5100
    assert len([1 for rule, _ in lines(match, "rebels") if rule == "EV.3b"]) == 2
    assert match.state.bellicosity["athens"] == 10  # the mark is taken at the end of the turn
    later = go_on(match.state, turn("combat"))
    assert later.prompt("player").message == "build"  # and not the Eisphora
    play(later, "done")
    assert "event -2" in next(args["mods"] for _, args in lines(later, "bellicosity", who="athens"))
    assert impossible(3, **fields, **glum, happened=["e3"])
    assert impossible(3, **fields)
    assert impossible(3, **glum)


@pytest.mark.rule("2.2d", "EV.2a")
@pytest.mark.parametrize(("die", "side"), [(3, "sparta"), (4, "athens")])
def test_silver_comes_at_once(die: int, side: str) -> None:
    assert event(2, die).state.treasury[side] == 5400


@pytest.mark.rule("EV.4a", "EV.4b", "4.4c")
def test_sitalces_turns_abdera_and_maroneia() -> None:
    state = event(4, athens={"abdera": "1h 2ah"}).state
    rebels = {"abdera": "sparta", "maroneia": "sparta"}
    assert state.rebels == rebels
    assert state.force("sparta", "abdera") == points("2ah")
    assert state.force("athens", "athens") == points("1h")
    back = event(4, sparta={"abdera": "2ah"}, held={"abdera": "sparta"}, rebels=rebels).state
    assert back.rebels == {}
    assert back.force("athens", "abdera") == points("2ah")
    assert not back.coalition("abdera", "athens")


@pytest.mark.rule("EV.5a", "EV.5b", "EV.5c", "4.5d")
def test_persia_pays_sparta_and_rides_when_iasus_falls() -> None:
    assert impossible(5, turn=4, alcibiades=1)
    assert impossible(5, turn=5, alcibiades=0)
    assert impossible(5, turn=6, alcibiades=1, happened=["e5"])
    match = event(5, turn=5, alcibiades=2)
    assert income(match, "persia") == [500]
    match.state.rebel("iasus", "sparta")
    match.state.add("sparta", "iasus", points("1h"))
    assert income(match, "persia") == [1000]
    assert match.state.force("sparta", "sardis") == points("3ac")
    match.state.take("sparta", "iasus", points("1h"))
    assert income(match, "persia") == [1000]


@pytest.mark.rule("EV.5b", "EV.5c")
def test_no_persian_rides_to_a_sardis_in_athenian_hands() -> None:
    match = table(athens={"sardis": "1h"}, held={"sardis": "athens"}, active={"persia": "sparta"})
    match.state.rebel("iasus", "sparta")
    match.state.add("sparta", "iasus", points("1h"))
    assert income(match, "persia") == [1000]
    assert "sardis" not in match.state.forces["sparta"]
    assert told(match, "iasus-falls") == {"place": "iasus", "count": 0}


@pytest.mark.rule("EV.6a", "EV.6b", "EV.6c")
def test_plague_kills_a_third_and_costs_a_quarter() -> None:
    assert impossible(6)
    assert impossible(6, attica_before=True, happened=["e6"])
    state = event(6, athens={"athens": "6h", "piraeus": "8n"}, attica_before=True).state
    assert state.force("athens", "athens") == points("4h")
    assert state.treasury["athens"] == 4600
    assert state.leader_at["pericles"] == "dead"
    assert state.deaths["athens"] == 1
    assert state.plague


@pytest.mark.rule("EV.6c")
@pytest.mark.parametrize(("ships", "sails"), [("1an", False), ("1n", True)])
def test_allies_keep_away_from_the_long_walls_in_the_year_of_the_plague(ships: str, sails: bool) -> None:
    match = opening("athens", "cleon", athens={"chios": ships, "athens": "1h"}, plague=True)
    play(match, "march", "piraeus")
    play(match, "muster", "chios")
    play(match, "activate", ships[1:])
    assert ("depart" in match.prompt("player").choices) is sails
    away = opening("athens", "cleon", athens={"piraeus": ships, "athens": "1h"}, plague=True)
    play(away, "march", "chios")
    play(away, "muster", "piraeus")
    play(away, "activate", ships[1:])
    assert "depart" in away.prompt("player").choices  # they may leave


@pytest.mark.rule("EV.6b")
def test_an_empty_treasury_pays_what_it_has() -> None:
    poor = {"athens": 150, "sparta": 0}
    match = event(6, athens={"piraeus": "8n"}, attica_before=True, treasury=poor)
    assert told(match, "plague")["talents"] == 150


@pytest.mark.rule("EV.7a", "EV.7b", "EV.7c", "EV.7d", "10.4.3h")
def test_alcibiades_changes_sides_four_times() -> None:
    others = {n: "dead" for n in PRINTED.leaders if n not in ("alcibiades", "nicias")}
    where = []
    for steps, before in enumerate(("pool", "away", "away", "pool")):
        match = event(7, alcibiades=steps, leaders={**others, "alcibiades": before})
        where.append(match.state.leader_at["alcibiades"] in ("pool", "athens"))
    assert where == [False, False, True, False]
    courts = {n: table(alcibiades=n, leaders={"alcibiades": "away"}).view("player")["pieces"] for n in (1, 2)}
    assert [courts[n]["alcibiades"]["at"] for n in (1, 2)] == ["sparta", "sardis"]
    for at in ("pool", "dead", "away"):
        match = table(alcibiades=4 if at == "away" else 3, leaders={"alcibiades": at})
        assert "alcibiades" not in match.view("player")["pieces"]
    assert impossible(7, alcibiades=4)


@pytest.mark.rule("EV.8a", "EV.8c")
def test_the_list_of_oligarchs_and_their_neighbours() -> None:
    sites = ("cnidus", "naxos", "byzantium", "chalcis", "ephesus", "mytilene")
    sites += ("olynthus", "miletus", "camirus", "lampsacus", "amphipolis")
    assert PRINTED.rebellion_sites == sites
    state = event(8, 1, 2, *[6] * 6, athens={"delos": "1n"}).state
    assert state.rebels["naxos"] == "sparta"
    assert "delos" not in state.rebels  # occupied
    joined = set(state.rebels) - {"naxos"}
    assert joined
    assert joined <= set(PRINTED.map.beside["naxos"])


@pytest.mark.rule("EV.8b")
def test_the_list_wraps_round_and_may_be_exhausted() -> None:
    match = event(8, 6, 6, *[1] * 8, rebels={"amphipolis": "sparta"})
    assert "cnidus" in match.state.rebels
    assert impossible(8, rebels=dict.fromkeys(PRINTED.rebellion_sites, "sparta"))


@pytest.mark.rule("EV.9a", "1.3k")
def test_perdiccas_takes_pella_and_its_riders_along() -> None:
    state = event(9, athens={"pella": "1h 1ac", "pydna": "1an"}, active={"macedonia": "athens"}).state
    assert state.active["macedonia"] == "sparta"
    assert state.force("sparta", "pella") == points("1ac")
    assert state.force("athens", "athens") == points("1h")
    assert state.force("athens", "pydna") == points("1an")


@pytest.mark.rule("4.5c")
def test_a_capital_held_by_the_enemy_is_out_of_play() -> None:
    assert impossible(9, sparta={"pella": "1h"}, active={"macedonia": "athens"}, held={"pella": "sparta"})
    assert impossible(10, turn=5, sparta={"argos": "1h"}, held={"argos": "sparta"})


@pytest.mark.rule("EV.10a", "EV.10b")
def test_civil_war_keeps_corcyras_forces_at_home() -> None:
    match = event(10, athens={"corcyra": "3an 1ah", "athens": "1h"}, turn=3)
    play(match, "march", "leucas")
    assert "corcyra" not in offered(match, "muster")
    assert impossible(10, turn=3, happened=["e10a"])
    assert not impossible(10, turn=4, happened=["e10a"])


@pytest.mark.rule("EV.10c", "4.5a", "4.5b")
def test_argos_joins_athens_with_four_hoplites() -> None:
    state = event(10, turn=4).state
    assert state.force("athens", "argos") == points("4ah")
    assert state.active["argos"] == "athens"
    assert impossible(10, turn=6, happened=["e10b"])
    assert impossible(10, turn=6, active={"argos": "athens"})


@pytest.mark.rule("EV.10d")
def test_syracuse_joins_sparta_once() -> None:
    state = event(10, turn=7).state
    assert state.force("sparta", "syracuse") == points("2ah 2ac 2an")
    assert impossible(10, turn=7, active={"syracuse": "sparta"})


@pytest.mark.rule("EV.10e", "1.1.1d")
def test_corcyra_leaves_the_league() -> None:
    state = event(10, athens={"corcyra": "1h 1n 3an"}, turn=9).state
    assert state.force("athens", "athens") == points("1h")
    assert state.force("athens", "piraeus") == points("1n")
    assert "corcyra" not in state.forces["athens"]
    assert (state.owner["corcyra"], state.controller("corcyra")) == ("", "")
    assert not state.coalition("corcyra", "athens")


def battle(*dice: int, **fields: Any) -> Match:
    """The Combat Phase from its battles on."""
    frames = [stop(), combat_phase("battles")]
    return table(frames=frames, phase="combat", dice=[*dice, 6, 6], **fields)


@pytest.mark.rule("EV.11a", "EV.11b", "5.7a")
def test_leaders_fall_on_their_own_low_die() -> None:
    def fallen(name: str, die: int, **fields: Any) -> bool:
        forces = {"athens": {"elis": "4h"}, "sparta": {"elis": "4ah"}}
        return battle(die, 5, leaders={name: "elis"}, **forces, **fields).state.leader_at[name] == "dead"

    assert fallen("cleon", 3, deadly=True)
    assert not fallen("cleon", 4, deadly=True)
    assert not fallen("cleon", 3)
    assert not fallen("pericles", 1, deadly=True)
    assert not fallen("alcibiades", 1, deadly=True)
    assert fallen("cleon", 1, deadly=True, deaths={"athens": 2})
    assert not fallen("cleon", 1, deadly=True, deaths={"athens": 3})


@pytest.mark.rule("EV.11a", "EV.11b", "5.2.3c")
def test_who_falls_at_sea_neither_leads_on_land_nor_falls_again() -> None:
    """At sea Athens wins with a 1 of which Cleon dies; on land nobody leads, and a 1 kills nobody."""
    match = battle(
        1, 1, 1, 6, athens={"cyllene": "3h 4n"}, sparta={"cyllene": "3ah 2an"}, leaders={"cleon": "cyllene"},
        deadly=True,
    )  # fmt: skip
    assert told(match, "battle-won")["who"] == "sparta"
    assert match.state.leader_at["cleon"] == "dead"
    assert match.state.deaths["athens"] == 1
    assert [rule for rule, _ in lines(match, "leader-dies")] == ["EV.11a"]


@pytest.mark.rule("EV.11a", "5.7a")
@pytest.mark.parametrize(("die", "fate"), [(3, "dead"), (4, "out")])
def test_a_leader_may_fall_with_the_last_of_his_men(die: int, fate: str) -> None:
    forces = {"athens": {"elis": "1ah"}, "sparta": {"elis": "9ah"}}
    state = battle(die, 6, **forces, leaders={"cleon": "elis"}, deadly=True).state
    assert "elis" not in state.forces["athens"]
    assert state.leader_at["cleon"] == fate
    assert state.deaths["athens"] == (fate == "dead")


@pytest.mark.rule("EV.12a")
@pytest.mark.parametrize(("die", "side"), [(3, "athens"), (4, "sparta")])
def test_an_omen_allows_two_operations(die: int, side: str) -> None:
    assert event(12, die).state.operations_limit[side] == 2
    match = opening(
        "athens", "cleon", athens={"athens": "2h"}, made={"athens": 1}, limit={"athens": 2, "sparta": 2}
    )
    match.play("player", "march", "decelea")
    match.play("player", "activate", "h")
    match.play("player", "depart")
    assert match.state.passed["athens"]


@pytest.mark.rule("EV.12b")
def test_the_earthquake_drives_alcibiades_to_sardis() -> None:
    away: dict[str, Any] = {"alcibiades": 1, "leaders": {"alcibiades": "away"}}
    assert event(12, 5, **away).state.alcibiades == 2
    assert event(12, 2, **away).state.alcibiades == 1


@pytest.mark.rule("EV.3b", "EV.6c", "2.2c")
def test_what_an_event_does_besides_is_told_too() -> None:
    glum = {"sci": {"athens": -1, "sparta": 0}}
    coup = event(3, 3, 3, *[1] * 20, **glum, alcibiades=1, leaders={"alcibiades": "away"})
    assert [rule for rule, _ in lines(coup, "oligarchy")] == ["EV.3b"]
    attica: dict[str, Any] = {"athens": {"athens": "6h"}, "attica_before": True}
    assert [rule for rule, _ in lines(event(6, **attica), "leader-sickens")] == ["EV.6c"]
    assert lines(event(6, **attica, leaders={"pericles": "dead"}), "leader-sickens") == []


@pytest.mark.rule("EV.8b", "EV.8c", "2.3c")
def test_a_captured_city_may_rebel() -> None:
    """2 names Cnidus, where Spartans stand; its neighbours are asked, captured ones too."""
    beside = [p for p in PRINTED.map.beside["cnidus"] if PRINTED.map.colour[p] == "athens"]
    sparta = {"cnidus": "1ah", beside[0]: "1ah"}
    guards = {p: "1h" for p in beside[1:]}
    match = event(8, 1, 1, 6, athens=guards, sparta=sparta, held=dict.fromkeys(sparta, "sparta"))
    assert match.state.rebels == dict.fromkeys(sparta, "sparta")


@pytest.mark.rule("EV.9a", "1.1.2e")
def test_riders_for_whom_there_is_no_counter_are_told_of() -> None:
    """Athens has all but one of her allies' nine riders already: of Pella's two one finds no counter."""
    pella: dict[str, Any] = {"sparta": {"pella": "2ac"}, "active": {"macedonia": "sparta"}}
    match = event(9, athens={"larisa": "8ac"}, **pella)
    assert match.state.force("athens", "pella") == points("1ac")
    assert told(match, "no-counters") == {"who": "athens", "place": "pella", "force": "1C (all.)"}
    plenty = event(9, **pella)
    assert plenty.state.force("athens", "pella") == points("2ac")
    assert not lines(plenty, "no-counters")


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
    assert match.state.influencers("athens", "leucas") == ("corcyra",)
    assert match.state.influenced("athens", "leucas")


@pytest.mark.rule("EV.5c", "1.1.2e")
@pytest.mark.parametrize(("elsewhere", "riders"), [(3, 3), (6, 2)])
def test_riders_who_take_iasus_are_counted_once(elsewhere: int, riders: int) -> None:
    """Of twelve counters four ride into rebel Iasus; three more appear in Sardis, or what there are left."""
    operation = {
        "side": "sparta", "leader": "agis", "at": "miletus", "goal": "iasus", "force": {"ac": 4},
        "marching": False, "path": [], "caught": [], "visited": [],
    }  # fmt: skip
    match = table(
        frames=[stop("sparta"), frame("Muster", who="sparta")], player="sparta", operation=operation,
        sparta={"thebes": f"{elsewhere}ac"}, rebels={"iasus": "sparta"}, active={"persia": "sparta"},
        leaders={"agis": "moving"},
    )  # fmt: skip
    play(match, "depart")
    assert told(match, "iasus-falls")["count"] == riders
    assert match.state.force("sparta", "sardis") == points(f"{riders}ac")
