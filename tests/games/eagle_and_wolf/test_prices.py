"""What a choice costs, rolls or gives up is told before the click, and is what then happens."""

from __future__ import annotations

from typing import Any

import pytest

from games.eagle_and_wolf.scene import (
    Frames,
    armies,
    army,
    facts,
    keys,
    marching,
    merging,
    play,
    rules,
    scene,
    season,
    winter,
)
from polemos.engine.match import Match
from polemos.engine.prompt import Arg

MOVES: Frames = [*season(4), {"frame": "Nations", "left": []}]


def notes(match: Match, verb: str, arg: Arg = None) -> dict[str, dict[str, Any]]:
    """The notes beside a choice of whoever is asked, by key."""
    found = match.notes(match.deciders[0])
    return {
        note.key: {**note.args, "rule": note.rule} for note in found if (note.verb, note.arg) == (verb, arg)
    }


@pytest.mark.rule("4.0a", "3.11b")
def test_ending_the_winter_moves_announces_who_disbands() -> None:
    frames = [*winter(1), {"frame": "Nations", "left": []}, {"frame": "Moves", "nation": "rome", "done": []}]
    field = {"consul_urb": army("roma", 7, pm=2), "consul_prg": army("lucania", 5, pm=2)}
    match = scene(frames, season="winter", armies=field)
    told = notes(match, "done")
    assert told["armies-wait"]["leaders"] == ("consul_prg", "consul_urb")
    assert told["disbands"] == {"leaders": ("consul_urb",), "number": 7, "rule": "4.0a"}
    play(match, "done")
    assert "consul_urb" not in armies(match)
    assert "consul_prg" in armies(match)
    summer = scene([*MOVES, {"frame": "Moves", "nation": "rome", "done": []}], armies=field)
    assert "disbands" not in notes(summer, "done")
    march = scene(winter(1) + marching("consul_urb", "rome")[1:], season="winter", armies=field)
    assert notes(march, "stop")["disbands"]["number"] == 7
    assert notes(march, "stop")["points-lost"]["pm"] == 2


@pytest.mark.rule("3.21a", "3.21b", "3.21c", "3.2b")
@pytest.mark.parametrize(
    ("time", "storms", "expected"),
    [
        ("spring", [], ("shipwreck", 0, 5)),
        ("autumn", [], ("shipwreck", 2, 7)),
        ("spring", ["z5"], ("storm", 1, 6)),
        ("summer", ["z5"], ("storm", 2, 7)),
        ("summer", ["z1"], ("calm-sea", None, None)),
    ],
)
def test_the_sea_is_announced_and_keeps_its_word(time: str, storms: list[str], expected: Any) -> None:
    field = {"consul_prg": army("campania", 12, pm=4)}
    given: dict[str, Any] = {"season": time, "storms": storms, "control": {"lucania": "rome"}}
    match = scene(marching("consul_prg", "rome"), (6,), armies=field, **given)
    told = notes(match, "sail", "lucania")
    key, low, high = expected
    assert told["price"]["cost"] == 0
    assert (told[key].get("low"), told[key].get("high")) == (low, high)
    play(match, ("sail", "lucania"))
    lost = [line.args["number"] for line in match.journal.lines if line.key == "wreck"]
    assert lost == ([] if high is None else [high])


@pytest.mark.rule("3.2d", "3.21b")
def test_each_route_tells_its_own_danger() -> None:
    frames = [
        *marching("hanno", "carthage"),
        {"frame": "Sail", "counter": "hanno", "place": "lucania", "struck": ""},
    ]
    match = scene(frames, season="summer", storms=["z3"], armies={"hanno": army("panormos", pm=4)})
    assert set(notes(match, "route", "z4_z3")) == {"storm"}
    assert set(notes(match, "route", "z4_z5")) == {"calm-sea"}
    before = scene(
        marching("hanno", "carthage"),
        season="summer",
        storms=["z3"],
        armies={"hanno": army("panormos", pm=4)},
    )
    assert "calm-sea" in notes(before, "sail_against", "lucania")  # there is a safe way


@pytest.mark.rule("3.13a", "3.13b", "3.13d", "12.3c", "8.3j", "3.12a")
def test_a_march_tells_points_tests_and_the_siege_it_ends() -> None:
    field = {
        "consul_prg": army("lucania", pm=3, attitude=3, apathy=1),
        "pyrrhus": army("campania", attitude=4),
        "consul_urb": army("apulia", pm=3, attitude=3),
    }
    siege = {"lucania": {"by": "consul_prg", "marker": 0}}
    match = scene(marching("consul_prg", "rome"), armies=field, sieges=siege, year=279)
    home = notes(match, "enter", "campania")
    assert home["price"] == {"cost": 1, "left": 2, "rule": "3.12a"}
    assert home["test"]["number"] == 4  # own land helps
    assert home["gives-up-siege"]["place"] == "lucania"
    assert "apathy" in home
    assert "test" not in notes(match, "enter", "samnium")
    capital = {"consul_prg": army("latium", pm=3, attitude=5), "pyrrhus": army("roma")}
    assert (
        notes(scene(marching("consul_prg", "rome"), armies=capital), "enter", "roma")["test"]["number"] == 6
    )
    free = {"pyrrhus": army("apulia", pm=3), "consul_prg": army("lucania")}
    assert "test" not in notes(scene(marching("pyrrhus", "epirus"), armies=free), "enter", "lucania")


@pytest.mark.rule("9.0e", "13.1a", "13.2a", "13.3e", "3.22a")
def test_a_new_war_names_all_whom_it_makes_enemies() -> None:
    field = {"pyrrhus": army("bruttium", pm=3), "hanno": army("messina")}
    match = scene(marching("pyrrhus", "epirus"), armies=field, allies=[["carthage", "mamertines"]])
    told = notes(match, "strait_against", "messina")
    assert told["price"] == {"cost": 3, "left": 0, "rule": "3.22a"}
    assert told["war"]["foe"] == ("mamertines", "carthage")  # who stands with them is drawn in
    alone = scene(marching("pyrrhus", "epirus"), armies={"pyrrhus": army("bruttium", pm=3)})
    assert notes(alone, "strait_against", "messina")["war"]["foe"] == ("mamertines",)
    gauls = scene(marching("consul_prg", "rome"), armies={"consul_prg": army("roma", pm=3)})
    assert notes(gauls, "attack", "ager_gallicum")["host-rises"] == {"foe": "gauls", "rule": "13.1a"}
    epirus = scene(
        marching("consul_prg", "rome"),
        armies={"consul_prg": army("apulia", pm=3)},
        control={"apulia": "rome"},
    )
    assert notes(epirus, "sail", "lissos")["host-rises"]["rule"] == "13.2a"
    assert "host-rises" not in notes(epirus, "enter", "lucania")


@pytest.mark.rule("12.1a", "12.4b", "12.4f", "prec.5", "10.3a", "10.2a", "3.13h", "12.2a")
def test_what_is_done_on_the_spot_has_its_price() -> None:
    match = scene(marching("pyrrhus", "epirus"), armies={"pyrrhus": army("campania", pm=3, entered=1)})
    assert notes(match, "besiege", 1)["assault"] == {"number": 7, "chances": 6, "faces": 12, "rule": "12.4b"}
    assert notes(match, "besiege", 2)["assault"]["chances"] == 7
    assert notes(match, "besiege", 2)["price"]["left"] == 1
    assert set(notes(match, "ravage")) == {"price", "ravages"}
    assert notes(match, "build_train")["price"]["left"] == 2
    shut = {"pyrrhus": army("campania", pm=3, attitude=2), "consul_prg": army("campania", inside=1)}
    match = scene(marching("pyrrhus", "epirus"), armies=shut)
    assert set(notes(match, "besiege", 1)) == {"price"}  # how many defend it is not known
    assert notes(match, "give_battle")["test"]["number"] == 2
    wall = scene(
        marching("pyrrhus", "epirus"),
        armies={"pyrrhus": army("syracusae", pm=1)},
        wars=[["epirus", "syracuse"]],
    )
    assert notes(wall, "besiege", 1)["assault"]["number"] == 9
    field = {"consul_prg": army("campania", pm=4, inside=1, attitude=3), "pyrrhus": army("campania")}
    sortie = scene(
        marching("consul_prg", "rome"), armies=field, sieges={"campania": {"by": "pyrrhus", "marker": 0}}
    )
    assert notes(sortie, "sortie")["test"]["number"] == 3
    here = {"pyrrhus": army("samnium", pm=3, attitude=4), "hanno": army("samnium")}
    strike = scene(marching("pyrrhus", "epirus"), armies=here)
    assert notes(strike, "attack_here", "carthage")["test"]["number"] == 4


@pytest.mark.rule("8.3e", "12.4b", "1.13d")
@pytest.mark.parametrize(
    ("marks", "expected"),
    [({}, ("assault", 4, 6)), ({"least": 1, "most": 12}, ("horse", None, None))],
)
def test_the_horse_tells_chances_only_where_the_garrison_was_counted(marks: Any, expected: Any) -> None:
    field = {"pyrrhus": army("campania"), "consul_prg": army("campania", 9, inside=1, **marks)}
    frames = [*season(5), {"frame": "Sieges", "pending": ["campania"]}]
    sieges = {"campania": {"by": "pyrrhus", "marker": 0}}
    match = scene(frames, (9,), armies=field, sieges=sieges, horses=["epirus"])
    key, without, chances = expected
    assert notes(match, "use_horse")[key].get("chances") == chances
    assert notes(match, "decline").get(key, {}).get("chances") == without
    told = scene(frames, armies=field, sieges=sieges, horses=["epirus"], told={"epirus": ["consul_prg", 9]})
    assert notes(told, "use_horse")["assault"]["chances"] == 6  # spies have counted them


@pytest.mark.rule("10.1a", "10.2b", "10.1f")
def test_attrition_is_reckoned_with_and_without_the_train() -> None:
    frames = [*season(3), {"frame": "Attrition", "pending": ["pyrrhus"], "winter": False}]
    match = scene(frames, season="autumn", armies={"pyrrhus": army("campania", train=1)})
    assert notes(match, "keep_train")["attrition"] == {
        "low": 0,
        "high": 3,
        "whole": 1,
        "tenth": 5,
        "rule": "10.1a",
    }
    assert notes(match, "spend_train")["attrition"]["whole"] == 1
    assert notes(match, "spend_train")["attrition"]["high"] == 2
    assert notes(match, "spend_train")["attrition"]["tenth"] == 0


@pytest.mark.rule("7.4b", "7.0c", "7.0j", "7.5b")
def test_a_levy_tells_what_dice_bring_and_what_is_given_up() -> None:
    cold: dict[str, Any] = {"season": "winter"}
    hire = [*winter(5), {"frame": "Hire", "nation": "syracuse", "able": ["syracusan"], "quarters": 4}]
    match = scene(hire, **cold)
    assert notes(match, "hire")["mercenaries"] == {
        "low": 8,
        "number": 12,
        "more": 16,
        "high": 18,
        "rule": "7.4b",
    }
    levy = {
        "frame": "Levy",
        "nation": "epirus",
        "able": ["pyrrhus", "megacles"],
        "number": 6,
        "full": 12,
        "taken": [],
    }
    match = scene([*winter(5), levy], **cold)
    assert notes(match, "disband_rest")["gives-up"]["number"] == 6
    play(match, ("general", "pyrrhus"))
    assert notes(match, "usual")["raises"]["number"] == 6
    assert notes(match, "disband_rest")["gives-up"]["number"] == 6
    assert notes(match, "hand_over")["handed-over"]["leaders"] == ("megacles",)


@pytest.mark.rule("3.3e", "11.1b", "11.1k", "3.2f", "8.3d", "8.3f", "8.3k", "8.3l")
def test_other_choices_tell_what_they_do() -> None:
    field = {"pyrrhus": army("lucania", attitude=5), "megacles": army("lucania")}
    merge = scene(merging("epirus"), armies=field)
    assert notes(merge, "merge", "megacles")["under-senior"] == {
        "leader": "pyrrhus",
        "number": 5,
        "rule": "3.3e",
    }
    foes = {"pyrrhus": army("samnium", pm=3), "consul_prg": army("samnium"), "hanno": army("samnium")}
    engage = {"frame": "Engage", "counter": "pyrrhus", "place": "samnium", "fought": [], "first": ""}
    match = scene(
        [*marching("pyrrhus", "epirus"), engage],
        armies=foes,
        wars=[["carthage", "epirus"], ["epirus", "rome"]],
    )
    assert notes(match, "engage", "rome")["accepts"] == {"leader": "consul_prg", "number": 4, "rule": "11.1b"}

    def event(number: int, among: list[str], who: str = "epirus") -> Match:
        frame = {"frame": "Choose", "who": who, "event": number, "among": among}
        return scene(
            [*season(1), frame],
            armies={**field, "consul_prg": army("campania"), "leonatus": army("campania")},
        )

    assert set(notes(event(2, ["megacles", "pyrrhus"]), "army", "pyrrhus")) == {"deserts"}
    assert set(notes(event(4, ["megacles", "pyrrhus"]), "army", "pyrrhus")) == {"no-battle"}
    assert set(notes(event(10, ["consul_prg", "hanno"]), "army", "consul_prg")) == {"is-counted"}
    goes = notes(event(9, ["campania", "roma"], "rome"), "territory", "campania")
    assert goes["goes-over"]["foe"] == ("epirus",)
    port = [
        *marching("pyrrhus", "epirus"),
        {"frame": "Port", "counter": "pyrrhus", "place": "lucania", "struck": ""},
    ]
    asked = scene(port, armies={"pyrrhus": army("messina", pm=4)}, allies=[["epirus", "mamertines"]])
    assert set(notes(asked, "close_port")) == {"stays-ashore"}


# --- what is told beforehand is what the dice then do ---------------------------------------------


@pytest.mark.rule("12.4b", "12.4f", "12.4g")
@pytest.mark.parametrize("points", [1, 2])
def test_the_chances_of_an_assault_are_those_of_its_die(points: int) -> None:
    taken = 0
    for die in range(1, 13):
        match = scene(marching("pyrrhus", "epirus"), (die,), armies={"pyrrhus": army("campania", pm=2)})
        told = notes(match, "besiege", points)["assault"]["chances"]
        play(match, ("besiege", points), *(["stop"] if points == 1 else []))
        taken += facts(match)["control"]["campania"] == "epirus"
    assert taken == told


@pytest.mark.rule("10.1a", "10.2b")
@pytest.mark.parametrize("verb", ["keep_train", "spend_train"])
def test_the_toll_of_hunger_is_that_of_its_die(verb: str) -> None:
    lost = []
    frames = [*season(3), {"frame": "Attrition", "pending": ["pyrrhus"], "winter": False}]
    for die in range(1, 7):
        field = {"pyrrhus": army("campania", train=1)}
        match = scene(frames, (die,), season="autumn", armies=field)
        told = notes(match, verb)["attrition"]
        play(match, verb)
        lost.append(next(line.args["number"] for line in match.journal.lines if line.key == "attrition"))
    assert (min(lost), max(lost)) == (told["low"], told["high"])
    assert abs(sum(lost) / 6 - told["whole"] - told["tenth"] / 10) <= 0.05


@pytest.mark.rule("3.13a", "11.1b")
def test_a_test_and_an_answer_are_as_likely_as_told() -> None:
    dared = accepted = 0
    for die in range(1, 7):
        field = {"pyrrhus": army("apulia", pm=2, attitude=3), "consul_prg": army("samnium", attitude=2)}
        match = scene(marching("pyrrhus", "epirus"), (die,), armies=field, year=279)
        told = notes(match, "enter", "samnium")
        play(match, ("enter", "samnium"))
        dared += "dares" in keys(match)
        match = scene(marching("pyrrhus", "epirus"), (1, die), armies=field, year=279)
        accepted += "accepts" in keys(play(match, ("enter", "samnium")))
    assert (dared, accepted) == (told["test"]["number"], told["accepts"]["number"])


@pytest.mark.rule("8.3f", "12.2a", "13.1b")
def test_who_never_and_who_always_accepts_battle() -> None:
    def told(at: str, counter: str, **marks: Any) -> dict[str, dict[str, Any]]:
        field = {"consul_prg": army("roma", pm=3), counter: army(at, attitude=3, **marks)}
        wars = [["epirus", "rome"], ["gauls", "rome"]]
        return notes(scene(marching("consul_prg", "rome"), armies=field, wars=wars), "enter", at)

    assert told("samnium", "pyrrhus", omen=1)["accepts-never"]["leader"] == "pyrrhus"
    assert told("ager_gallicum", "gallic")["accepts"]["number"] == 6
    assert told("samnium", "gallic")["accepts"]["number"] == 3


# --- between the clicks ---------------------------------------------------------------------------


@pytest.mark.rule("11.6b", "11.6c")
@pytest.mark.parametrize(("moved", "left"), [([], 3), (["rome"], 4)])
def test_a_beaten_defender_who_has_not_moved_loses_one_point_only(moved: list[str], left: int) -> None:
    field = {"pyrrhus": army("lucania", 6, 6, pm=3), "consul_prg": army("samnium", 6, 6, pm=4)}
    match = scene(
        marching("pyrrhus", "epirus"),
        (1, 1, 4),
        armies=field,
        options={"battles": "report"},
        moved_nations=moved,
        control={"samnium": "samnites"},
        wars=[["epirus", "rome"], ["epirus", "samnites"]],
    )
    play(
        match,
        ("enter", "samnium"),
        ("beaten", "defender"),
        ("destroyed", "def_bd_1"),
        ("destroyed", "def_bd_2"),
    )
    play(match, "done", ("flank", 0), ("rear", 0))
    match.state.chance.given = (1, 2)
    play(match, "confirm")
    while "to" not in match.prompt(match.deciders[0]).choices:
        verb, arg = match.prompt(match.deciders[0]).nth(0)
        match.play(match.deciders[0], verb, arg)
    play(match, ("to", "roma"))
    assert armies(match)["consul_prg"]["pm"] == left


@pytest.mark.rule("8.3e")
def test_the_third_event_is_a_horse() -> None:
    match = scene(
        [*season(1), {"frame": "Events", "left": ["epirus"]}], (3,), armies={"hanno": army("panormos")}
    )
    assert facts(match)["horses"] == ["epirus"]
    assert "no_event" not in keys(match)


@pytest.mark.rule("12.3a", "12.3b")
@pytest.mark.parametrize(("rule", "expected"), [("11.1d", "12.3a"), ("11.6a", "12.3b")])
def test_a_siege_ends_for_the_reason_for_which_its_leader_leaves(rule: str, expected: str) -> None:
    frames = [*season(4), {"frame": "FallBack", "counter": "pyrrhus", "rule": rule}]
    sieges = {"campania": {"by": "pyrrhus", "marker": 0}}
    match = scene(frames, armies={"pyrrhus": army("campania")}, sieges=sieges, control={"lucania": "epirus"})
    assert [line.rule for line in match.journal.lines if line.key == "siege_raised"] == [expected]


@pytest.mark.rule("10.1b", "10.1c", "10.1j")
def test_contested_land_feeds_its_own_army_badly_too() -> None:
    def columns(**beside: Any) -> Any:
        frames = [*season(3), {"frame": "Attrition", "pending": ["consul_prg"], "winter": False}]
        match = scene(frames, (3,), armies={"consul_prg": army("campania"), **beside})
        return next(line.args["column"] for line in match.journal.lines if line.key == "attrition")

    assert columns() == "controlled"
    assert columns(pyrrhus=army("campania")) == "contested"


@pytest.mark.rule("3.12a")
def test_who_walks_on_has_not_come_by_sea_any_more() -> None:
    field = {"consul_prg": army("campania", pm=3, sailed=1, inside=1)}
    match = play(scene(marching("consul_prg", "rome"), armies=field), ("enter", "latium"))
    marks = armies(match)["consul_prg"]
    assert (marks.get("sailed", 0), marks.get("inside", 0), marks["entered"]) == (0, 0, 1)


@pytest.mark.rule("11.4d", "dba.auto.g")
def test_nobody_is_in_the_rear_after_a_battle_at_once() -> None:
    field = {"pyrrhus": army("lucania", 12, 6, pm=3), "consul_prg": army("samnium", 12, 6)}
    for seed in (3, 4, 5):
        match = scene(marching("pyrrhus", "epirus"), (1, 1), armies=field, year=279)
        match.state.chance.given = (1, 1, seed)
        play(match, ("enter", "samnium"))
        zones = [line.args["zones"] for line in match.journal.lines if line.key == "pursuit"]
        assert all(zone <= 1 for zone in zones)
        assert "11.2a" in rules(match)
