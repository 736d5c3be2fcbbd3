"""Edges of frames and lists: mixed sides, riders of riders, vanished armies, whole phases."""

from __future__ import annotations

from typing import Any

import pytest

from games.eagle_and_wolf.scene import (
    armies,
    army,
    choices,
    facts,
    keys,
    marching,
    merging,
    play,
    rules,
    scene,
    season,
    state_of,
    winter,
)
from polemos.engine.match import Match
from polemos.games.eagle_and_wolf.rules import aftermath, recruitment
from polemos.games.eagle_and_wolf.rules.events import spied
from polemos.games.eagle_and_wolf.rules.merging import merge

REPORT = {"battles": "report"}


def told(match: Match, key: str) -> dict[str, Any]:
    return next(line.args for line in match.journal.lines if line.key == key)


@pytest.mark.rule("11.1h", "11.6a")
def test_a_contingents_army_behind_its_walls_is_not_beaten_again() -> None:
    field = {
        "consul_prg": army("campania", ["Cv", "Bd", "Bd", "Bd"], 6, pm=3),
        "italiot": army("lucania", ["Cv", "Sp", "Sp", "Sp", "Sp"], 3),
        "pyrrhus": army("lucania", ["Kn", "Pk", "Pk", "Pk"], 6),
    }
    match = scene(
        marching("consul_prg", "rome"),
        (1, 4, 1, 4, 1, 5),
        armies=field,
        options=REPORT,
        allies=[["epirus", "italiots"]],
    )
    play(match, ("enter", "lucania"), "send", ("send_one", "sp"), ("send_one", "sp"), ("send_one", "sp"))
    match.play("rome", "beaten", "defender")
    play(match, ("destroyed", "def_pk_1"), ("destroyed", "def_pk_2"), "done", ("flank", 0), ("rear", 0))
    play(match, "confirm")
    while match.prompt(match.deciders[0]).message == "casualty":
        play(match, ("remove", choices(match)["remove"][0]))
    shut = [line for line in match.journal.lines if line.key == "shut_in"]
    assert [(line.args["leader"], line.rule) for line in shut] == [("italiot", "11.1d"), ("pyrrhus", "11.1l")]


@pytest.mark.rule("6.3d", "11.6d")
def test_a_roman_attacker_who_wins_moves_the_track_back() -> None:
    field = {
        "consul_prg": army("campania", ["Cv", "Bd", "Bd", "Bd"], 6, pm=3),
        "pyrrhus": army("lucania", ["Kn", "Pk", "Pk", "Pk"], 6),
    }
    dice = (1, 1, 4, 1, 5)
    given: dict[str, Any] = {"allies": [["epirus", "italiots"]], "emergency": 1, "box": 3}
    match = scene(marching("consul_prg", "rome"), dice, armies=field, options=REPORT, **given)
    play(match, ("enter", "lucania"))
    match.play("rome", "beaten", "defender")
    play(match, ("destroyed", "def_pk_1"), ("destroyed", "def_pk_2"), "done", ("flank", 0), ("rear", 0))
    play(match, "confirm")
    while match.prompt(match.deciders[0]).message == "casualty":
        play(match, ("remove", choices(match)["remove"][0]))
    assert facts(match)["box"] == 2
    assert facts(match)["raided"] == 0


@pytest.mark.rule("6.3b")
def test_romans_among_allies_count_for_the_track() -> None:
    field = {"consul_prg": army("roma"), "hanno": army("roma")}
    state = state_of(scene(season(3), armies=field))
    assert aftermath._roman(state, (("hanno", "Sp"), ("consul_prg", "Sp")))
    assert not aftermath._roman(state, (("hanno", "Sp"),))


@pytest.mark.rule("3.3c", "3.3d")
def test_a_chief_with_one_element_has_nothing_to_give() -> None:
    one = scene(merging("carthage"), armies={"hanno": army("panormos", 1)}, riding={"bomilcar": "hanno"})
    assert one.prompt(one.deciders[0]).message != "sheets"
    two = scene(merging("carthage"), armies={"hanno": army("panormos", 2)}, riding={"bomilcar": "hanno"})
    assert choices(two)["split"] == ("bomilcar",)


@pytest.mark.rule("3.3a", "13.5e")
def test_riders_of_a_junior_ride_with_the_senior() -> None:
    field = {"epirote": army("lucania", 4), "hanno": army("panormos"), "megacles": army("lucania", 3)}
    riding = {"bomilcar": "hanno", "leonatus": "epirote"}
    state = state_of(scene(season(3), armies=field, riding=riding))
    merge(state, "epirote", "megacles")
    assert state.riding == {"bomilcar": "hanno", "leonatus": "megacles"}


@pytest.mark.rule("3.14a")
def test_the_consul_urb_enters_roman_land_whatever_surrounds_it() -> None:
    lost = {"samnium": "samnites", "latium": "epirus"}
    match = scene(marching("consul_urb", "rome"), armies={"consul_urb": army("latium", pm=3)}, control=lost)
    assert "campania" in choices(match)["enter"]


@pytest.mark.rule("8.3k")
def test_spies_do_not_report_their_masters_own_nations() -> None:
    """With four players Rome and Syracuse are one player's, even at war."""
    field = {"consul_prg": army("messina"), "mamertine": army("panormos"), "syracusan": army("syracusae")}
    wars = [["rome", "syracuse"], ["mamertines", "rome"]]
    state = state_of(scene(season(3), scenario="expedition_4", armies=field, wars=wars))
    assert spied(state, "rome") == ("mamertine",)


@pytest.mark.rule("8.3q", "8.3o")
def test_a_new_gallic_host_has_its_point_at_once() -> None:
    match = play(scene([*season(1), {"frame": "Events", "left": ["rome"]}], (7,)), "usual")
    assert armies(match)["gallic"]["pm"] == 1
    assert armies(match)["gallic"]["least"] == 1


@pytest.mark.rule("3.21d", "3.21e")
def test_the_loss_of_the_last_element() -> None:
    lose = {"frame": "Lose", "counter": "pyrrhus", "number": 1, "mounted": False, "rule": "8.3n"}
    last = scene([*season(5), lose], armies={"pyrrhus": army("lucania", 1), "megacles": army("apulia")})
    assert sorted(armies(last)) == ["megacles"]


@pytest.mark.rule("13.5d")
def test_the_two_take_turns_to_the_end() -> None:
    cull = {"frame": "Cull", "counter": "epirote", "number": 4, "pickers": ["rome", "epirus"]}
    match = scene([*season(5), cull], armies={"epirote": army("lucania", 6)})
    asked = []
    while match.prompt(match.deciders[0]).message == "lose":
        asked.append(match.deciders[0])
        play(match, ("lose", choices(match)["lose"][0]))
    assert asked == ["rome", "epirus", "rome", "epirus"]


@pytest.mark.rule("3.21b")
@pytest.mark.parametrize(("storms", "because"), [([], ("sea_autumn",)), (["z4"], ("sea_autumn", "storm"))])
def test_a_crossing_tells_its_reasons(storms: list[str], because: tuple[str, ...]) -> None:
    field = {"hanno": army("panormos", pm=3)}
    match = scene(marching("hanno", "carthage"), (1,), season="autumn", storms=storms, armies=field)
    assert told(play(match, ("sail", "agrigentum")), "wreck")["because"] == because


@pytest.mark.rule("7.0h", "7.3a")
def test_carthage_pays_for_its_camps_too() -> None:
    field = {"hanno": army("agrigentum", camp=1), "bomilcar": army("agrigentum", camp=1)}
    state = state_of(scene(winter(0), season="winter", armies=field))
    state.armies["hanno"] = state.armies["hanno"].copy()
    assert recruitment.points(state, "carthage") == 0


@pytest.mark.rule("12.4b", "2.0d")
def test_the_phase_of_sieges_resolves_every_siege() -> None:
    field = {"megacles": army("latium"), "pyrrhus": army("campania")}
    sieges = {"campania": {"by": "pyrrhus", "marker": 0}, "latium": {"by": "megacles", "marker": 0}}
    match = scene(season(4), (9, 9), armies=field, sieges=sieges, lead="")
    assert rules(match)[:2] == ["12.4b", "12.4b"]
    assert {facts(match)["control"][t] for t in ("campania", "latium")} == {"epirus"}


@pytest.mark.rule("9.0c")
def test_every_nation_has_its_place_in_the_order() -> None:
    match = play(scene(season(1), armies={"pyrrhus": army("lucania", attitude=5)}), "usual_order")
    order = facts(match)["order"]
    assert len(order) == len(set(order)) == 8


@pytest.mark.rule("10.1i", "10.1k")
def test_a_long_siege_is_told_as_nine() -> None:
    shut = {"consul_prg": army("campania", inside=1), "pyrrhus": army("campania")}
    match = scene(
        [*season(3), {"frame": "Attrition", "pending": ["consul_prg"], "winter": False}],
        (1,),
        armies=shut,
        sieges={"campania": {"by": "pyrrhus", "marker": 12}},
    )
    assert told(match, "attrition")["because"] == ("siege_9",)
    assert "attrition" in keys(match)


@pytest.mark.rule("9.0e", "11.1j")
def test_whoever_is_struck_is_engaged_first() -> None:
    """Two unallied armies stand before Messina; Pyrrhus is at war with one and strikes the other."""
    field = {
        "hanno": army("messina", attitude=1),
        "pyrrhus": army("panormos", pm=4, attitude=6),
        "syracusan": army("messina", attitude=1),
    }
    match = scene(
        marching("pyrrhus", "epirus"),
        (1, 6),
        armies=field,
        control={"panormos": "epirus"},
        allies=[["epirus", "mamertines"]],
        wars=[["carthage", "epirus"], ["carthage", "mamertines"], ["mamertines", "syracuse"]],
    )
    play(match, ("attack", "messina"), ("strike", "syracuse"))
    refused = [line.args["leader"] for line in match.journal.lines if line.key == "refuses"]
    assert refused == ["syracusan"]
    assert choices(match) == {"decline": (None,), "engage": ("carthage",)}


@pytest.mark.rule("12.1a")
@pytest.mark.parametrize(("points", "marker"), [(1, -1), (2, 0)])
def test_a_siege_tells_its_marker(points: int, marker: int) -> None:
    match = scene(marching("pyrrhus", "epirus"), armies={"pyrrhus": army("campania", pm=3)})
    play(match, ("besiege", points))
    assert told(match, "siege")["number"] == marker


@pytest.mark.rule("7.0e")
def test_a_contested_land_yields_half() -> None:
    field = {"consul_prg": army("apulia")}
    state = state_of(scene(season(3), season="winter", armies=field))
    assert recruitment.points(state, "italiots") == 5
    state.wars = ()
    assert recruitment.points(state, "italiots") == 6  # a guest contests nothing


@pytest.mark.rule("9.0e")
def test_a_war_is_declared_once() -> None:
    state = state_of(scene(season(3), armies={"pyrrhus": army("lucania")}, wars=[["epirus", "rome"]]))
    state.declare("rome", "epirus")
    assert state.wars == (("epirus", "rome"),)


@pytest.mark.rule("7.2a")
def test_the_emergency_doubles_roman_points_alone() -> None:
    state = state_of(scene(season(3), season="winter", armies={}, emergency=1, box=2, raised=0))
    assert (recruitment.points(state, "rome"), recruitment.points(state, "syracuse")) == (16, 4)


@pytest.mark.rule("13.2b")
def test_the_point_for_epirus_is_no_other_nations() -> None:
    frames = [*winter(5), {"frame": "Recruiting", "left": ["italiots"]}]
    match = scene(frames, season="winter", year=279, armies={"consul_prg": army("lissos", camp=1)})
    assert match.prompt("epirus").args["leader"] == "italiot"
    play(match, "disband_rest")
    assert "epirus_guard" not in armies(match)


@pytest.mark.rule("12.4a", "12.4f")
def test_only_who_is_inside_resists() -> None:
    field = {"consul_prg": army("campania", 12), "pyrrhus": army("campania")}
    sieges = {"campania": {"by": "pyrrhus", "marker": 0}}
    frames = [*season(5), {"frame": "Sieges", "pending": ["campania"]}]
    match = scene(frames, (7,), armies=field, sieges=sieges)
    assert told(match, "assault_empty")["against"] == 6
    assert "consul_prg" in armies(match)


@pytest.mark.rule("8.3g", "8.3i")
@pytest.mark.parametrize(("event", "key"), [(5, "hunger"), (8, "apathy")])
def test_hunger_and_apathy_are_told_apart(event: int, key: str) -> None:
    frames = [*season(1), {"frame": "Events", "left": ["epirus"]}]
    match = scene(frames, (event,), armies={"pyrrhus": army("lucania")})
    assert {"hunger", "apathy"} & set(keys(match)) == {key}


@pytest.mark.rule("11.1h")
def test_the_general_stays_first_on_his_sheet() -> None:
    field = {
        "consul_prg": army("campania", 12, 6, pm=3),
        "italiot": army("lucania", 12, 3),
        "pyrrhus": army("lucania", ["Kn", "El", "Pk", "Pk", "Ax"], 3),
    }
    allies = [["epirus", "italiots"]]
    match = scene(marching("consul_prg", "rome"), (1, 2, 4), armies=field, options=REPORT, allies=allies)
    play(match, ("enter", "lucania"), "send", ("send_one", "ax"), ("send_one", "pk"), ("send_one", "pk"))
    assert armies(match)["pyrrhus"]["elements"] == ["Kn", "El", "Ax", "Pk", "Pk"]
