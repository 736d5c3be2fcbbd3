"""Small clauses that no other scene would miss: what a chief keeps, how wide a field is, what is told."""

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
    scene,
    season,
    state_of,
    winter,
)
from polemos.engine.match import Match
from polemos.games.eagle_and_wolf.rules import aftermath


@pytest.mark.rule("3.3d")
def test_a_chief_keeps_one_element_when_he_parts_with_a_subordinate() -> None:
    sheet = army("panormos", ["Cv", "Sp", "Ax"])
    match = scene(merging("carthage"), armies={"hanno": sheet}, riding={"bomilcar": "hanno"})
    play(match, ("split", "bomilcar"), ("give", "sp"))
    assert choices(match) == {"done": (None,), "give": ("ax", "cv")}
    play(match, ("give", "ax"))
    assert not match.deciders or match.prompt(match.deciders[0]).message != "split"
    assert armies(match)["hanno"]["elements"] == ["Cv"]
    assert armies(match)["bomilcar"]["elements"] == ["Sp", "Ax"]


@pytest.mark.rule("dba.11a")
@pytest.mark.parametrize(("ours", "theirs", "width"), [(14, 4, 28), (4, 14, 28), (12, 4, 24), (4, 4, 24)])
def test_the_field_fits_the_larger_army(ours: int, theirs: int, width: int) -> None:
    field = {
        "pyrrhus": army("lucania", ["Sp"] * ours, 6, pm=3),
        "consul_prg": army("campania", ["Sp"] * theirs, 6),
    }
    match = scene(marching("pyrrhus", "epirus"), (1, 1, 4), armies=field, options={"battles": "table"})
    play(match, ("enter", "campania"))
    assert match.view(None)["battle"]["field"]["width"] == width


@pytest.mark.rule("8.23b", "8.23e")
@pytest.mark.parametrize(("owner", "passes"), [("samnites", 0), ("rome", 1)])
def test_samnium_passes_to_the_rebels_only_if_they_do_not_hold_it(owner: str, passes: int) -> None:
    match = scene(
        winter(3),
        (3, 4, 6, 6),
        season="winter",
        year=279,
        revolt="partial",
        control={"samnium": owner},
        armies={"samnite": army("apulia", camp=1)},
    )
    assert (facts(match)["revolt"], facts(match)["control"]["samnium"]) == ("general", "samnites")
    told = [line for line in match.journal.lines if line.key == "control" and line.rule == "8.23b"]
    assert len(told) == passes


def levy(able: list[str], **given: Any) -> Match:
    """Twelve elements for Epirus in the winter of 280: Pyrrhus' own list."""
    general, others = able[0], able[1:]
    purchase = {"number": 12, "full": 12, "taken": [], "place": ""}
    frame = {"frame": "Recruit", "nation": "epirus", "counter": general, "others": others, **purchase}
    return scene([*winter(5), frame], season="winter", **{"year": 280, "armies": {}, **given})


@pytest.mark.rule("7.0k")
def test_the_usual_composition_keeps_to_the_slots_that_are_left() -> None:
    match = play(levy(["pyrrhus"]), ("take", "cv"), ("take", "cv"))
    assert "kn" not in choices(match)["take"]  # the general's place is taken by the second horse
    play(match, "usual")
    sheet = armies(match)["pyrrhus"]["elements"]
    assert sorted(sheet) == sorted(["Cv", "Cv", "LH", "El", *["Pk"] * 4, "Sp", "Sp", "Ax", "Ps"])


@pytest.mark.rule("7.5e", "7.7c")
def test_recruits_of_an_army_in_the_field_join_it_where_it_stands() -> None:
    held = {"lucania": "epirus"}
    new = levy(["pyrrhus"], control=held)
    assert new.prompt("epirus").message == "deploy_army"
    assert choices(new) == {"place": ("dodonia", "lucania")}
    match = levy(["pyrrhus"], control=held, armies={"pyrrhus": army("lucania", ["Kn", "Pk"], camp=1)})
    assert match.prompt("epirus").message == "recruit"
    play(match, ("take", "el"))
    assert armies(match)["pyrrhus"]["at"] == "lucania"
    assert armies(match)["pyrrhus"]["elements"] == ["Kn", "Pk", "El"]


@pytest.mark.rule("13.5b", "7.5c")
def test_a_dead_pyrrhus_gets_no_recruits() -> None:
    frames = [*winter(5), {"frame": "Recruiting", "left": ["epirus"]}]
    alive = scene(frames, season="winter", year=280, armies={})
    assert choices(alive)["general"] == ("megacles", "pyrrhus")
    match = scene(frames, season="winter", year=280, armies={}, dead=["pyrrhus"])
    assert match.prompt("epirus").message == "recruit"
    assert match.prompt("epirus").args["leader"] == "megacles"


@pytest.mark.rule("11.1g", "dba.1b")
def test_a_senior_general_commands_whatever_his_juniors_say() -> None:
    field = {
        "pyrrhus": army("lucania", 12, 6, pm=3),
        "proconsul_1": army("campania", ["Cv", "Sp", "Sp"], 6),
        "proconsul_2": army("campania", ["Bd", "Sp", "Sp"], 6),
    }
    report = {"battles": "report"}
    equals = scene(marching("pyrrhus", "epirus"), (1, 1, 1, 4), armies=field, options=report)
    play(equals, ("enter", "campania"))
    assert choices(equals) == {"commander": ("proconsul_1", "proconsul_2")}
    field["consul_prg"] = army("campania", ["Cv", "Sp", "Sp"], 6)
    match = scene(marching("pyrrhus", "epirus"), (1, 1, 1, 1, 4), armies=field, options=report)
    play(match, ("enter", "campania"))
    assert match.prompt(match.deciders[0]).message == "report_loser"
    battle = next(line for line in match.journal.lines if line.key == "battle-joined")
    assert (battle.args["leaders"], battle.args["enemies"]) == (
        ("pyrrhus",),
        ("consul_prg", "proconsul_1", "proconsul_2"),
    )


@pytest.mark.rule("13.1b", "11.1b")
def test_gauls_abroad_test_like_everybody() -> None:
    field = {"consul_prg": army("roma", 12, 6, pm=3), "gallic": army("latium", 12, 5)}
    match = scene(marching("consul_prg", "rome"), (1, 6), armies=field, wars=[["gauls", "rome"]])
    play(match, ("enter", "latium"))
    refused = [line.args["leader"] for line in match.journal.lines if line.key == "refuses"]
    assert refused == ["gallic"]
    assert "battle-joined" not in keys(match)


@pytest.mark.rule("13.1a")
def test_gauls_who_are_at_home_call_no_second_host() -> None:
    field = {"consul_prg": army("roma", 12, 6, pm=3), "gallic": army("ager_gallicum", 12, 5)}
    given: dict[str, Any] = {"wars": [["gauls", "rome"]], "options": {"battles": "report"}}
    match = scene(marching("consul_prg", "rome"), (1, 4), armies=field, **given)
    play(match, ("enter", "ager_gallicum"))
    assert match.prompt(match.deciders[0]).message == "report_loser"
    assert "gauls" not in keys(match)
    assert "gallic_2" not in armies(match)


@pytest.mark.rule("11.1h")
def test_a_contingent_is_counted_down() -> None:
    field = {
        "consul_prg": army("campania", 12, 6, pm=3),
        "italiot": army("lucania", 12, 3),
        "pyrrhus": army("lucania", 6, 3),
    }
    allies, report = [["epirus", "italiots"]], {"battles": "report"}
    match = scene(marching("consul_prg", "rome"), (1, 2, 4), armies=field, allies=allies, options=report)
    play(match, ("enter", "lucania"), "send")
    for number, kind in ((3, "sp"), (2, "bd"), (1, "bd")):
        assert match.prompt("epirus").message == "contingent_of"
        assert match.prompt("epirus").args["number"] == number
        play(match, ("send_one", kind))


def messina(dice: tuple[int, ...], **others: Any) -> Match:
    """Pyrrhus comes to Messina, which is at peace with him; Carthage, there too, is his enemy."""
    field = {"pyrrhus": army("panormos", pm=4, attitude=6), "hanno": army("messina", attitude=1), **others}
    match = scene(
        marching("pyrrhus", "epirus"),
        dice,
        armies=field,
        control={"panormos": "epirus"},
        allies=[],
        wars=[["carthage", "epirus"], ["carthage", "mamertines"]],
    )
    return play(match, ("attack", "messina"))


@pytest.mark.rule("11.1j", "9.0e")
def test_who_comes_against_the_master_of_a_land_picks_whom_he_engages() -> None:
    both = messina((1,), mamertine=army("messina", attitude=1))
    assert ["epirus", "mamertines"] in facts(both)["wars"]
    assert choices(both) == {"engage": ("carthage", "mamertines")}
    alone = messina((1, 6))
    refused = [line.args["leader"] for line in alone.journal.lines if line.key == "refuses"]
    assert refused == ["hanno"]


@pytest.mark.rule("8.3l")
def test_treason_opens_a_city_of_the_roller_alone() -> None:
    field = {"pyrrhus": army("campania"), "consul_prg": army("lucania")}
    frames = [*season(1), {"frame": "Events", "left": ["rome"]}]
    match = scene(frames, (9,), armies=field, wars=[["epirus", "rome"], ["italiots", "rome"]])
    assert facts(match)["control"]["campania"] == "epirus"
    assert facts(match)["control"]["lucania"] == "italiots"


@pytest.mark.rule("8.3d")
@pytest.mark.parametrize(("die", "number"), [(1, 1), (2, 1), (5, 3), (6, 3)])
def test_desertion_tells_half_the_die_rounded_up(die: int, number: int) -> None:
    frames = [*season(1), {"frame": "Events", "left": ["epirus"]}]
    match = scene(frames, (2, die), armies={"pyrrhus": army("lucania")})
    told = next(line for line in match.journal.lines if line.key == "desertion")
    assert (told.args["die"], told.args["number"]) == (die, number)


@pytest.mark.rule("3.2a", "11.1i")
def test_who_sails_out_of_a_city_lands_before_the_walls() -> None:
    field = {"pyrrhus": army("lucania", pm=5, inside=1)}
    given: dict[str, Any] = {"season": "summer", "control": {"lucania": "epirus"}}
    match = scene(marching("pyrrhus", "epirus"), armies=field, **given)
    play(match, ("sail", "dodonia"))
    assert armies(match)["pyrrhus"]["at"] == "dodonia"
    assert not armies(match)["pyrrhus"].get("inside")


@pytest.mark.rule("9.0b", "9.0d")
@pytest.mark.parametrize(("consul", "number"), [("consul_urb", 4 + 5), ("consul_prg", 4)])
def test_only_the_consul_urb_counts_for_the_roman_initiative(consul: str, number: int) -> None:
    match = scene(season(1), armies={consul: army("roma", attitude=5)}, wars=[["italiots", "rome"]])
    told = next(line for line in match.journal.lines if line.key == "initiative")
    assert (told.args["side"], told.args["number"]) == ("rome", number)


@pytest.mark.rule("8.22e")
@pytest.mark.parametrize(("master", "leader"), [("rome", "italiot"), ("italiots", "leonatus")])
def test_the_italiot_army_becomes_epirote_with_lucania_alone(master: str, leader: str) -> None:
    """Where Lucania is lost already it is Bruttium that goes over, and the army stays Italiot."""
    field = {"italiot": army("apulia", 4)}
    match = scene(season(3), armies=field, allies=[["epirus", "italiots"]], control={"lucania": master})
    aftermath.rally(state_of(match))
    place = "bruttium" if master == "rome" else "lucania"
    assert facts(match)["control"][place] == "epirus"
    assert list(armies(match)) == [leader]


@pytest.mark.rule("13.4a")
@pytest.mark.parametrize(("comer", "player"), [("consul_prg", "epirus"), ("pyrrhus", "rome")])
def test_the_mamertines_change_hands_only_when_epirotes_come(comer: str, player: str) -> None:
    nation = "rome" if comer == "consul_prg" else "epirus"
    match = scene(
        marching(comer, nation),
        scenario="expedition_3",
        armies={comer: army("panormos", pm=4)},
        control={"panormos": nation},
        allies=[],
        wars=[sorted(["mamertines", nation])],
    )
    play(match, ("enter", "messina"))
    assert armies(match)[comer]["at"] == "messina"
    assert facts(match)["seats"]["mamertines"] == player


@pytest.mark.rule("8.11a", "13.3a")
@pytest.mark.parametrize(("before", "told"), [([], 1), ([["epirus", "italiots"]], 0)])
def test_an_alliance_is_made_and_told_once(before: list[list[str]], told: int) -> None:
    given: dict[str, Any] = {"season": "winter", "year": 280, "armies": {}, "allies": before}
    match = scene(winter(3), (3, 4, 6, 6), **given)
    assert facts(match)["allies"].count(["epirus", "italiots"]) == 1
    assert sum(line.key == "allied" and line.rule == "8.11a" for line in match.journal.lines) == told
