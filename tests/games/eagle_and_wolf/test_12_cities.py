"""8.22-8.23, 8.3l-m, 12.4, 13.5: cities that change sides, refuges, and the end of a battle."""

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
    play,
    rules,
    scene,
    season,
    state_of,
    winter,
)
from polemos.engine.match import Match
from polemos.games.eagle_and_wolf.rules import aftermath
from polemos.games.eagle_and_wolf.rules.retreat import go_over


def event(number: int, *more: int, role: str = "epirus", **given: Any) -> Match:
    return scene([*season(1), {"frame": "Events", "left": [role]}], (number, *more), **given)


@pytest.mark.rule("8.3l", "8.3m")
def test_treason_leaves_nobody_shut_in_an_enemys_city() -> None:
    """Lucania is Italiot; Pyrrhus, their ally, is besieged in it by the consul it goes over to."""
    field = {"consul_prg": army("lucania"), "pyrrhus": army("lucania", 5, inside=1)}
    match = event(
        9,
        armies=field,
        allies=[["epirus", "italiots"]],
        sieges={"lucania": {"by": "consul_prg", "marker": 0}},
    )
    assert facts(match)["control"]["lucania"] == "rome"
    assert facts(match)["sieges"] == {}
    assert choices(match) == {"to": ("dodonia", "lissos")}  # by sea, as after a surrender
    play(match, ("to", "dodonia"))
    assert "inside" not in armies(match)["pyrrhus"]
    assert armies(match)["pyrrhus"]["at"] == "dodonia"


@pytest.mark.rule("8.3l", "8.3m")
@pytest.mark.choice("8.3m", "opens_to")
def test_the_roller_says_to_which_enemy_a_city_goes() -> None:
    field = {"pyrrhus": army("campania"), "italiot": army("campania"), "gallic": army("campania")}
    wars = [["epirus", "rome"], ["italiots", "rome"], ["gauls", "rome"]]
    match = event(9, role="rome", armies=field, wars=wars)
    assert match.deciders == ("rome",)
    assert choices(match) == {"opens_to": ("epirus", "italiots")}
    play(match, ("opens_to", "italiots"))
    assert facts(match)["control"]["campania"] == "italiots"


@pytest.mark.rule("8.22b", "8.22c")
def test_a_roman_army_leaves_a_city_that_rallies() -> None:
    field = {"consul_prg": army("bruttium", 4, inside=1), "pyrrhus": army("bruttium")}
    match = scene(
        season(3),
        armies=field,
        allies=[["epirus", "italiots"]],
        control={"lucania": "epirus", "bruttium": "rome", "apulia": "epirus"},
        sieges={"bruttium": {"by": "pyrrhus", "marker": 1}},
    )
    state = state_of(match)
    aftermath.rally(state)
    assert state.control["bruttium"] == "italiots"
    assert state.sieges == {}  # the besieger is the new master's ally
    assert type(state.frames[-1]).__name__ == "Surrender"


@pytest.mark.rule("8.22a", "8.22e")
def test_italiots_shut_in_lucania_are_epirotes_when_it_goes_over() -> None:
    """By the option of any defeat this may come before the two are allies: nobody is turned out."""
    field = {"italiot": army("lucania", 4, inside=1)}
    match = scene(season(3), armies=field, allies=[], options={"rally": "any_defeat"})
    state = state_of(match)
    aftermath.rally(state)
    assert state.control["lucania"] == "epirus"
    assert (state.armies["leonatus"].at, state.armies["leonatus"].inside) == ("lucania", 1)
    assert type(state.frames[-1]).__name__ != "Surrender"


@pytest.mark.rule("8.23b")
def test_the_revolt_lifts_an_allys_siege_and_expels_romans() -> None:
    field = {"consul_prg": army("samnium", 4, inside=1), "megacles": army("apulia")}
    match = scene(
        winter(3),
        (3, 4, 6, 6, 1),
        season="winter",
        year=279,
        armies=field,
        control={"lucania": "epirus", "bruttium": "epirus"},
    )
    assert match.prompt("rome").message == "refuge"
    assert choices(match) == {"to": ("campania", "latium", "roma")}


@pytest.mark.rule("12.3a")
def test_a_siege_goes_on_if_the_besieger_is_the_new_masters_enemy() -> None:
    field = {"consul_prg": army("lucania")}
    match = scene(season(3), armies=field, sieges={"lucania": {"by": "consul_prg", "marker": 1}})
    state = state_of(match)
    go_over(state, "lucania", "epirus", "8.22b")
    assert state.sieges["lucania"].marker == 1


def surrender(**given: Any) -> Match:
    """Nine elements in a city with resistance nine, and a nine is rolled."""
    field = {"pyrrhus": army("messina", 12), given.pop("who"): army("messina", 9, inside=1)}
    frames = [*season(5), {"frame": "Sieges", "pending": ["messina"]}]
    return scene(frames, (9,), armies=field, sieges={"messina": {"by": "pyrrhus", "marker": 0}}, **given)


@pytest.mark.rule("12.4d", "12.4i")
def test_a_refuge_with_an_ally_or_none() -> None:
    wars = [["epirus", "mamertines"], ["epirus", "rome"]]
    ally = surrender(who="mamertine", wars=wars, allies=[["carthage", "mamertines"]])
    assert armies(ally)["mamertine"]["at"] == "panormos"
    own = surrender(
        who="mamertine", wars=wars, allies=[["carthage", "mamertines"]], control={"agrigentum": "mamertines"}
    )
    assert armies(own)["mamertine"]["at"] == "agrigentum"  # farther, but its own
    none = surrender(who="mamertine", wars=wars, allies=[])
    assert "mamertine" not in armies(none)
    assert facts(none)["control"]["messina"] == "epirus"
    lost = {"agrigentum": "epirus", "panormos": "epirus", "messina": "carthage"}
    punic = surrender(who="hanno", wars=[["carthage", "epirus"]], allies=[], control=lost)
    assert armies(punic)["hanno"]["at"] == "africa"


@pytest.mark.rule("11.1c", "3.13b")
def test_no_bonus_when_accepting_even_in_the_own_capital() -> None:
    """Attitude 2 in Roma: 3 and 4 would pass with the bonuses of 3.13, which 11.1 does not give."""
    for die in (3, 4):
        field = {"pyrrhus": army("latium", pm=3, attitude=6), "consul_prg": army("roma", attitude=2)}
        match = play(scene(marching("pyrrhus", "epirus"), (1, die), armies=field), ("enter", "roma"))
        assert "battle-joined" not in keys(match)
        assert armies(match)["consul_prg"]["inside"] == 1
    line = next(line for line in match.journal.lines if line.key == "refuses")
    assert (line.args["die"], line.args["number"]) == (4, 2)


@pytest.mark.rule("3.13d")
@pytest.mark.parametrize(
    ("time", "year", "free"),
    [("spring", 280, True), ("summer", 280, True), ("autumn", 280, False), ("spring", 279, False)],
)
def test_lucania_is_open_for_two_turns(time: str, year: int, free: bool) -> None:
    field = {"pyrrhus": army("apulia", pm=2, attitude=1), "consul_prg": army("lucania", attitude=1)}
    match = scene(marching("pyrrhus", "epirus"), (6, 6), season=time, year=year, armies=field)
    play(match, ("enter", "lucania"))
    assert ("3.13a" not in rules(match)) == free
    other = {"megacles": army("lucania", pm=2, attitude=1), "consul_prg": army("apulia", attitude=1)}
    match = scene(marching("megacles", "epirus"), (6, 6), season=time, year=year, armies=other)
    assert rules(play(match, ("enter", "apulia")))[0] == "3.13a"  # Lucania alone


@pytest.mark.rule("13.5b", "13.5c", "11.6b")
def test_pyrrhus_death_is_rolled_before_the_retreat() -> None:
    """Megacles stands in the territory of the battle: he takes all over there, and then they fall back."""
    field = {
        "consul_prg": army("campania", ["Cv", "Bd", "Bd", "Sp"], 6),
        "megacles": army("campania", 3),
        "pyrrhus": army("lucania", ["Kn", "Pk", "Pk", "Sp", "Sp"], 6, pm=3),
    }
    options = {"battles": "report"}
    match = scene(
        marching("pyrrhus", "epirus"),
        (1, 1, 4, 1, 5, 1),
        armies=field,
        options=options,
        control={"lucania": "epirus"},
    )
    play(match, ("enter", "campania"))
    match.play("epirus", "beaten", "attacker")
    play(match, ("destroyed", "att_kn_1"), ("destroyed", "att_sp_1"), "done", ("flank", 0), ("rear", 0))
    match.play("rome", "confirm")
    assert keys(match).index("pyrrhus_dies") < keys(match).index("falls_back")
    assert "13.5d" not in rules(match)
    assert sorted(armies(match)) == ["consul_prg", "megacles"]
    assert armies(match)["megacles"]["at"] == "lucania"
    assert len(armies(match)["megacles"]["elements"]) == 8
    assert armies(match)["megacles"].get("pm", 0) == 0  # 11.6c


@pytest.mark.rule("13.5c", "11.6c")
def test_who_takes_a_victorious_army_over_goes_on_with_it() -> None:
    field = {
        "consul_prg": army("campania", ["Cv", "Bd", "Bd", "Sp"], 6),
        "pyrrhus": army("lucania", ["Kn", "Pk", "Pk", "Sp", "Sp"], 6, pm=3),
    }
    dice = (1, 1, 4, 1, 6, 1)
    match = scene(marching("pyrrhus", "epirus"), dice, armies=field, options={"battles": "report"})
    play(match, ("enter", "campania"))
    match.play("epirus", "beaten", "defender")
    for element in ("att_kn_1", "def_bd_1", "def_bd_2"):
        play(match, ("destroyed", element))
    play(match, "done", ("flank", 0), ("rear", 0))
    match.play("rome", "confirm")
    assert facts(match)["dead"] == ["pyrrhus"]
    assert match.prompt("epirus").message == "march"
    assert match.prompt("epirus").args["leader"] == "megacles"
    assert match.prompt("epirus").args["pm"] == 2


@pytest.mark.rule("11.4a", "11.4b")
def test_who_is_still_aboard_pursues_nobody() -> None:
    state = state_of(scene(season(3), armies={"pyrrhus": army("lucania")}))
    from polemos.battles.dba.field import Field
    from polemos.battles.dba.rules.muster import enlist

    state.field = Field(state.book, 24, "coastal")
    enlist(state.field, 0, ("Cv", "Sp", "Bd", "Bd"))
    enlist(state.field, 1, ("Sp",))
    state.field.aboard = ("att_cv_1", "att_bd_1")
    assert aftermath.pursuit_halves(state, 0) == 2
    assert aftermath.mounted(state, 0) == 0
    assert aftermath.blades(state, 0) == 1


@pytest.mark.rule("8.3k")
@pytest.mark.choice("8.3k", "army")
def test_spies_tell_of_enemies_only() -> None:
    field = {
        "pyrrhus": army("lucania"),
        "italiot": army("lucania"),
        "hanno": army("bruttium"),
        "consul_prg": army("campania"),
        "consul_urb": army("apulia"),
    }
    match = event(10, armies=field)
    assert choices(match) == {"army": ("consul_prg", "consul_urb")}  # neither Carthage nor the own side
    nobody = event(10, armies={"pyrrhus": army("lucania"), "hanno": army("lucania")})
    assert "told" not in nobody.view("epirus")
    assert "no_event" in keys(nobody)


@pytest.mark.rule("8.3i", "8.3j", "3.2g")
def test_apathy_costs_no_points_by_land_or_by_sea() -> None:
    field = {"hanno": army("panormos", pm=3, apathy=1)}
    for step in (("sail", "agrigentum"), ("enter", "agrigentum")):
        match = play(scene(marching("hanno", "carthage"), (4,), armies=field), step)
        assert armies(match)["hanno"]["pm"] == 3
        assert armies(match)["hanno"]["at"] == "panormos"
        assert not {"sail", "enter", "attack"} & set(choices(match))


@pytest.mark.rule("3.2f")
@pytest.mark.choice("3.2f", "open_port", "close_port")
def test_an_ally_of_another_player_is_asked_for_his_port() -> None:
    given: dict[str, Any] = {
        "scenario": "expedition_4",
        "season": "summer",
        "allies": [["epirus", "mamertines"]],
        "armies": {"pyrrhus": army("messina", pm=5)},
        "control": {"bruttium": "epirus"},
    }
    match = scene(marching("pyrrhus", "epirus"), **given)
    play(match, ("sail", "bruttium"))
    assert match.deciders == ("mamertines",)
    assert choices(match) == {"open_port": (None,), "close_port": (None,)}
    play(match, "open_port")
    assert match.prompt("epirus").message == "route"
    closed = play(scene(marching("pyrrhus", "epirus"), **given), ("sail", "bruttium"), "close_port")
    assert armies(closed)["pyrrhus"]["at"] == "messina"
    assert armies(closed)["pyrrhus"]["pm"] == 5
    assert "sail" not in choices(closed)  # not asked again in this phase
    assert "strait" in choices(closed)
    own = scene(marching("pyrrhus", "epirus"), **{**given, "scenario": "expedition_3"})
    play(own, ("sail", "bruttium"))  # one player has both nations
    assert own.prompt("epirus").message in ("route", "march")


@pytest.mark.rule("12.2a", "13.3e", "10.1d")
def test_who_is_at_peace_with_the_besieger_is_not_besieged() -> None:
    """Carthage besieges the Mamertines in Messina; an Epirote army is in the city with them."""
    field = {
        "hanno": army("messina"),
        "mamertine": army("messina", 4, inside=1),
        "pyrrhus": army("messina", 4, inside=1, pm=3),
    }
    given: dict[str, Any] = {
        "armies": field,
        "wars": [["carthage", "mamertines"], ["epirus", "rome"]],
        "allies": [["epirus", "mamertines"]],
        "sieges": {"messina": {"by": "hanno", "marker": 0}},
    }
    match = scene(marching("pyrrhus", "epirus"), **given)
    assert "sortie" not in choices(match)
    assert choices(match)["attack_here"] == ("carthage", "mamertines")
    assert "syracusae" in choices(match)["attack"]
    state = state_of(match)
    assert (state.besieged("mamertine"), state.besieged("pyrrhus")) == (True, False)
    fallen = scene([*season(5), {"frame": "Sieges", "pending": ["messina"]}], (9,), **given)
    assert facts(fallen)["control"]["messina"] == "carthage"
    assert "mamertine" not in armies(fallen)  # stormed
    assert choices(fallen) == {"to": ("dodonia", "lissos")}  # the Epirotes leave with the honours of war


@pytest.mark.rule("13.3e", "13.3c", "9.0e")
def test_a_new_war_turns_guests_out_of_the_city() -> None:
    """Pyrrhus comes to Messina as an enemy while Megacles is behind its walls as a guest."""
    field = {"megacles": army("messina", 3, inside=1), "pyrrhus": army("syracusae", pm=3)}
    match = scene(
        marching("pyrrhus", "epirus"),
        scenario="expedition_4",
        armies=field,
        control={"syracusae": "epirus"},
        allies=[["epirus", "mamertines"]],
        wars=[["epirus", "rome"]],
    )
    play(match, ("attack", "messina"))
    assert "inside" not in armies(match)["megacles"]
    assert armies(match)["megacles"]["at"] == "messina"
