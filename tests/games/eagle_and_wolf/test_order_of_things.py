"""Order and timing: turns, who goes first, what comes once, what a move costs, when nobody is asked."""

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
from polemos.games.eagle_and_wolf.rules import recruitment
from polemos.games.eagle_and_wolf.rules.events import offers
from polemos.games.eagle_and_wolf.rules.sieges import by_order


@pytest.mark.rule("2.0a", "15.11a", "15.21a")
@pytest.mark.parametrize(
    ("scenario", "year", "time", "turn"),
    [
        ("extended_5", 281, "winter", 1),
        ("extended_5", 280, "spring", 6),
        ("extended_5", 272, "autumn", 40),
        ("expedition_5", 280, "winter", 1),
        ("expedition_5", 275, "autumn", 24),
    ],
)
def test_turns_are_counted_from_the_first_winter(scenario: str, year: int, time: str, turn: int) -> None:
    frames = winter(0) if time == "winter" else season(3)
    match = scene(frames, scenario=scenario, year=year, season=time, armies={"hanno": army("africa")})
    assert match.view(None)["turn"] == turn


@pytest.mark.rule("9.0c", "12.4b")
def test_sieges_are_resolved_in_the_order_of_the_besiegers() -> None:
    field = {"consul_prg": army("lucania"), "megacles": army("latium"), "pyrrhus": army("campania")}
    sieges = {p: {"by": c, "marker": 0} for c, p in (("consul_prg", "lucania"), ("pyrrhus", "campania"))}
    sieges["latium"] = {"by": "megacles", "marker": 0}
    order = ["epirus", "rome", "italiots", "carthage", "syracuse", "mamertines", "samnites", "gauls"]
    state = state_of(scene(season(3), armies=field, sieges=sieges, order=order))
    assert by_order(state) == ("campania", "latium", "lucania")
    state.order = ("rome", "epirus")
    assert by_order(state) == ("lucania", "campania", "latium")


@pytest.mark.rule("2.0i", "9.0c")
def test_in_winter_nobody_names_an_order() -> None:
    field = {"consul_prg": army("apulia"), "pyrrhus": army("lucania")}
    match = scene(winter(0), season="winter", year=279, lead="epirus", armies=field)
    assert match.prompt(match.deciders[0]).message != "order"
    spring = scene(season(3), lead="epirus", armies=field)
    assert spring.prompt("epirus").message == "order"


@pytest.mark.rule("9.0c", "9.0a")
def test_the_usual_order_is_by_score_after_the_one_who_leads() -> None:
    field = {"pyrrhus": army("lucania", attitude=5), "consul_urb": army("roma", attitude=2)}
    field["mamertine"] = army("messina", attitude=6)
    match = play(scene(season(1), armies=field), "usual_order")
    # Epirus 2 + 5 leads by the tie; Mamertines 1 + 6, Rome 4 + 2, Italiots 3, Syracuse 1
    assert facts(match)["order"][0] == facts(match)["lead"]
    rest = [n for n in facts(match)["order"][:5] if n not in ("epirus", "mamertines")]
    assert rest == ["rome", "italiots", "syracuse"]


@pytest.mark.rule("7.5a", "7.2a", "6.2a")
def test_four_magistrates_share_the_doubled_points() -> None:
    frames = [*winter(5), {"frame": "Recruiting", "left": ["rome"]}]
    votes = dict.fromkeys(("consul_urb", "consul_prg", "proconsul_1", "proconsul_2"), 1)
    match = scene(frames, season="winter", emergency=1, box=2, votes=votes)
    leaders = []
    while match.prompt(match.deciders[0]).message == "recruit":
        leaders.append(match.prompt("rome").args["leader"])
        assert match.prompt("rome").args["number"] == 12
        play(match, "usual")
    assert leaders == ["consul_urb", "consul_prg", "proconsul_1", "proconsul_2"]
    assert recruitment.counters(state_of(scene(season(3), armies={"hanno": army("africa")})), "rome") == (
        "consul_urb",
        "consul_prg",
    )


@pytest.mark.rule("8.11a", "8.21a")
def test_tarentum_calls_in_280_and_in_no_other_winter() -> None:
    first = scene(winter(3), (3, 4, 6, 6), season="winter", year=281, scenario="extended_5")
    assert "tarentine" not in keys(first)
    assert "8.21a" not in rules(first)
    later = scene(winter(3), (3, 4, 6, 6, 6), season="winter", year=279)
    assert "tarentine" not in keys(later)
    assert "8.21a" in rules(later)


@pytest.mark.rule("13.3c", "13.3d")
def test_which_alliances_are_open() -> None:
    def open_ones(**given: Any) -> set[tuple[str, str]]:
        return set(offers(state_of(scene(season(3), armies={"hanno": army("africa")}, **given))))

    mamertine, punic = ("epirus", "mamertines"), ("carthage", "rome")
    assert open_ones() == {mamertine}
    assert open_ones(sicily_invaded=1) == {mamertine, punic}
    assert open_ones(sicily_invaded=1, allies=[list(punic)]) == {mamertine}
    assert open_ones(wars=[list(mamertine)]) == set()
    assert open_ones(sicily_invaded=1, wars=[list(mamertine), list(punic)]) == set()


@pytest.mark.rule("3.21e", "9.0e")
def test_an_army_that_drowns_has_invaded_nobody() -> None:
    match = scene(
        marching("hanno", "carthage"), (6,), season="autumn", armies={"hanno": army("panormos", 3, pm=3)}
    )
    play(match, ("sail_against", "syracusae"))
    assert "hanno" not in armies(match)
    assert ["carthage", "syracuse"] not in facts(match)["wars"]


@pytest.mark.rule("3.22a", "3.13c")
def test_a_strait_that_is_not_dared_costs_one_point() -> None:
    field = {"pyrrhus": army("bruttium", pm=4, attitude=3), "mamertine": army("messina")}
    match = play(scene(marching("pyrrhus", "epirus"), (4,), armies=field), ("strait_against", "messina"))
    assert armies(match)["pyrrhus"]["pm"] == 3
    assert armies(match)["pyrrhus"]["at"] == "bruttium"
    at_war = scene(marching("pyrrhus", "epirus"), armies=field, wars=[["epirus", "mamertines"]])
    assert choices(at_war)["strait"] == ("messina",)


@pytest.mark.rule("3.2e")
@pytest.mark.parametrize("step", ["build_train", ("enter", "agrigentum")])
def test_whoever_has_done_anything_does_not_sail(step: Any) -> None:
    match = play(scene(marching("hanno", "carthage"), armies={"hanno": army("panormos", pm=4)}), step)
    assert "sail" not in choices(match)
    assert "sail_against" not in choices(match)


@pytest.mark.rule("11.1e", "11.6b")
@pytest.mark.parametrize(("moved", "left"), [([], 3), (["rome"], 4)])
def test_only_a_nation_that_has_still_to_move_loses_a_point(moved: list[str], left: int) -> None:
    field = {"pyrrhus": army("apulia", pm=3), "consul_prg": army("lucania", attitude=1, pm=4)}
    match = scene(marching("pyrrhus", "epirus"), (6,), armies=field, moved_nations=moved)
    play(match, ("enter", "lucania"), ("to", "campania"))
    assert armies(match)["consul_prg"]["pm"] == left


@pytest.mark.rule("2.0b", "1.1d")
def test_nations_without_armies_are_passed_over() -> None:
    frames = [*season(4), {"frame": "Nations", "left": ["italiots", "rome", "carthage"]}]
    match = scene(frames, armies={"consul_prg": army("roma", pm=3), "hanno": army("panormos", pm=3)})
    assert match.deciders == ("rome",)
    assert facts(match)["moved_nations"] == ["italiots"]
    play(match, "done")
    assert match.deciders == ("carthage",)
    assert facts(match)["moved_nations"] == ["italiots", "rome"]


def lone(**marks: int) -> dict[str, Any]:
    match = scene(marching("pyrrhus", "epirus"), armies={"pyrrhus": army("campania", pm=2, **marks)})
    return choices(match)


@pytest.mark.rule("10.2a", "10.3d", "10.3a")
def test_a_second_train_and_a_second_fire_are_not_offered() -> None:
    assert {"build_train"} <= set(lone())
    assert "build_train" not in lone(train=1)
    assert "ravage" in lone(entered=1)
    assert "ravage" not in lone()
    burnt = scene(
        marching("pyrrhus", "epirus"),
        armies={"pyrrhus": army("campania", pm=2, entered=1)},
        ravaged=["campania"],
    )
    assert not {"ravage", "build_train"} & set(choices(burnt))


@pytest.mark.rule("8.3q", "13.1c", "3.13h")
def test_gauls_have_one_point_and_may_fight_where_they_stand() -> None:
    field = {"gallic": army("latium", 12, 5), "consul_prg": army("latium")}
    match = scene(season(3), armies=field, wars=[["gauls", "rome"]], order=["gauls", "rome"])
    assert armies(match)["gallic"]["pm"] == 1
    while match.deciders != ("carthage",):
        play(match, "done")
    play(match, ("army", "gallic"))
    assert set(choices(match)) >= {"stop", "enter", "give_battle"}


def stormed(roll: int, *inside: str) -> Match:
    field = {"pyrrhus": army("campania", 12), **{c: army("campania", 3, inside=1) for c in inside}}
    frames = [*season(5), {"frame": "Sieges", "pending": ["campania"]}]
    return scene(frames, (roll,), armies=field, sieges={"campania": {"by": "pyrrhus", "marker": 0}})


@pytest.mark.rule("12.4h", "12.4c", "12.4e", "12.4a")
def test_armies_shut_in_together_share_their_fate() -> None:
    both = stormed(7, "consul_prg", "consul_urb")
    assert sorted(armies(both)) == ["pyrrhus"]
    held = stormed(5, "consul_prg", "consul_urb")
    assert facts(held)["sieges"]["campania"]["marker"] == 1
    assert held.prompt("epirus").args["number"] == 1
    one = stormed(4, "consul_prg")
    assert sorted(armies(one)) == ["pyrrhus"]  # three elements alone
