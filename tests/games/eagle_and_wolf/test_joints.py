"""Where paragraphs meet: winter and a host that rises, apathy and a siege, markers and who splits off."""

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
    winter,
)
from polemos.engine.match import Match

REPORT = {"battles": "report"}


def in_winter(counter: str, nation: str, **given: Any) -> Match:
    moves = {"frame": "Moves", "nation": nation, "done": [counter]}
    march = {"frame": "March", "counter": counter}
    frames = [*winter(1), {"frame": "Nations", "left": []}, moves, march]
    return scene(frames, season="winter", **given)


def before_moving(nation: str, **given: Any) -> Match:
    """3.3: the sheets of a nation, before its armies move."""
    sheets = merging(nation)
    moves = {"frame": "Moves", "nation": nation, "done": []}
    return scene([*sheets[:-1], moves, sheets[-1]], **given)


def ways(match: Match) -> set[str]:
    """Everywhere the army may go, in whatever way."""
    found = choices(match)
    return {place for verb in ("enter", "attack", "sail", "sail_against") for place in found.get(verb, ())}


@pytest.mark.rule("2.0h", "13.1a")
@pytest.mark.parametrize("wars", [[], [["gauls", "rome"]]])
def test_no_host_rises_in_winter_not_even_against_an_old_enemy(wars: list[list[str]]) -> None:
    field = {"consul_prg": army("roma", pm=2)}
    assert "ager_gallicum" not in ways(in_winter("consul_prg", "rome", wars=wars, armies=field))
    assert "ager_gallicum" in ways(scene(marching("consul_prg", "rome"), wars=wars, armies=field))


@pytest.mark.rule("2.0h", "13.2a")
def test_epirus_is_closed_to_its_enemies_in_winter_and_open_to_its_friends() -> None:
    field = {"consul_prg": army("campania", pm=2), "pyrrhus": army("lucania", pm=2)}
    given: dict[str, Any] = {"wars": [["epirus", "rome"]], "control": {"lucania": "epirus"}, "armies": field}
    assert not {"dodonia", "lissos"} & ways(in_winter("consul_prg", "rome", **given))
    assert {"dodonia", "lissos"} <= ways(in_winter("pyrrhus", "epirus", **given))
    assert {"dodonia", "lissos"} <= ways(scene(marching("consul_prg", "rome"), season="summer", **given))


@pytest.mark.rule("8.3f", "13.1a")
def test_an_oracle_bars_only_land_that_is_occupied() -> None:
    field = {"consul_prg": army("roma", pm=2, omen=1)}
    empty = scene(marching("consul_prg", "rome"), wars=[["gauls", "rome"]], armies=field)
    assert "ager_gallicum" in ways(empty)
    field["gallic"] = army("ager_gallicum")
    assert "ager_gallicum" not in ways(
        scene(marching("consul_prg", "rome"), wars=[["gauls", "rome"]], armies=field)
    )


@pytest.mark.rule("8.3j", "12.3c")
@pytest.mark.parametrize(("die", "lifted"), [(4, False), (5, True)])
def test_a_besieger_who_does_not_stir_has_not_given_up(die: int, lifted: bool) -> None:
    match = scene(
        marching("pyrrhus", "epirus"),
        (die, 1),
        armies={"pyrrhus": army("campania", pm=4, apathy=1)},
        sieges={"campania": {"by": "pyrrhus", "marker": 1}},
        wars=[["epirus", "rome"]],
    )
    play(match, ("enter", "latium"))
    assert ("campania" not in facts(match)["sieges"]) is lifted
    assert armies(match)["pyrrhus"]["pm"] == (3 if lifted else 4)


@pytest.mark.rule("3.13c", "12.3c")
def test_a_besieger_who_shrinks_on_his_way_has_given_up() -> None:
    match = scene(
        marching("pyrrhus", "epirus"),
        (6,),
        armies={"pyrrhus": army("campania", pm=4), "consul_urb": army("latium")},
        sieges={"campania": {"by": "pyrrhus", "marker": 1}},
        wars=[["epirus", "rome"]],
    )
    play(match, ("enter", "latium"))
    assert facts(match)["sieges"] == {}
    assert armies(match)["pyrrhus"]["at"] == "campania"


@pytest.mark.rule("dba.10a", "3.2a")
@pytest.mark.parametrize(("way", "sailed"), [("sail", ["att"]), ("enter", [])])
def test_who_marches_on_from_his_ships_fights_without_them(way: str, sailed: list[str]) -> None:
    here = army("dodonia", pm=5) if way == "sail" else army("campania", pm=5, sailed=1, entered=1, acted=1)
    match = scene(
        marching("pyrrhus", "epirus"),
        (1, 1, 1),
        season="summer",
        options={"battles": "table"},
        armies={"pyrrhus": here, "consul_prg": army("lucania", attitude=6)},
        wars=[["epirus", "rome"]],
        control={"lucania": "rome"},
    )
    play(match, (way, "lucania"))
    while match.prompt(match.deciders[0]).message == "route":
        play(match, ("route", choices(match)["route"][0]))
    assert (facts(match)["field"]["topography"], facts(match)["field"]["sailed"]) == ("coastal", sailed)


@pytest.mark.rule("3.3d", "8.3f", "8.3i")
def test_who_splits_off_bears_the_markers_of_the_army() -> None:
    field = {"pyrrhus": army("lucania", pm=4, omen=1, apathy=1, unsupplied=1)}
    match = before_moving("epirus", riding={"megacles": "pyrrhus"}, armies=field)
    play(match, ("split", "megacles"), ("give", "sp"), "done")
    shown = armies(match)["megacles"]
    assert (shown["omen"], shown["apathy"], shown["unsupplied"]) == (1, 1, 1)


@pytest.mark.rule("3.3a", "8.3f", "8.3i", "10.2a")
@pytest.mark.parametrize("mark", ["omen", "apathy", "unsupplied", "train"])
@pytest.mark.parametrize("bearer", ["megacles", "pyrrhus"])
def test_who_takes_an_army_on_takes_its_markers_on(mark: str, bearer: str) -> None:
    field = {"pyrrhus": army("lucania", pm=4), "megacles": army("lucania", pm=4)}
    field[bearer][mark] = 1
    match = play(before_moving("epirus", armies=field), ("merge", "megacles"))
    assert armies(match)["pyrrhus"][mark] == 1


@pytest.mark.rule("8.3r", "10.3a")
def test_land_is_laid_waste_once() -> None:
    field = {"gallic": army("ager_gallicum", pm=1)}
    match = scene(marching("gallic", "gauls"), ravaged=["roma"], wars=[["gauls", "rome"]], armies=field)
    play(match, ("enter", "roma"))
    assert facts(match)["ravaged"] == ["roma"]
    assert "ravaged" not in keys(match)


@pytest.mark.rule("8.12a")
@pytest.mark.parametrize(("year", "storms"), [(280, ["z1", "z2"]), (279, [])])
def test_the_storms_are_those_of_one_spring(year: int, storms: list[str]) -> None:
    frames = [{"frame": "Season", "who": "", "at": 0}]
    match = scene(frames, (6,) * 5, year=year, armies={"pyrrhus": army("lucania")}, wars=[])
    while match.prompt(match.deciders[0]).message == "alliance":
        play(match, "refuse")
    assert facts(match)["storms"] == storms


@pytest.mark.rule("9.0e", "11.1g")
def test_who_strikes_a_nation_fights_those_who_stand_with_it() -> None:
    """Nobody is at war yet: Rome comes against the Italiots, and Pyrrhus is there."""
    match = scene(
        marching("consul_prg", "rome"),
        (1, 6, 6),
        armies={"consul_prg": army("campania", pm=4), "italiot": army("lucania"), "pyrrhus": army("lucania")},
        wars=[],
        allies=[["epirus", "italiots"]],
        control={"lucania": "italiots"},
    )
    play(match, ("attack", "lucania"))
    assert facts(match)["wars"] == [["italiots", "rome"], ["epirus", "rome"]]


@pytest.mark.rule("3.13h")
def test_battle_is_offered_once_where_one_stands() -> None:
    match = scene(
        marching("pyrrhus", "epirus"),
        (1, 6),
        armies={"pyrrhus": army("campania", pm=4), "consul_prg": army("campania", inside=1, attitude=3)},
        wars=[["epirus", "rome"]],
    )
    assert "give_battle" in choices(match)
    play(match, "give_battle")
    assert "give_battle" not in choices(match)
    assert "besiege" in choices(match)


@pytest.mark.rule("13.2b")
def test_a_lost_epirus_raises_no_guard() -> None:
    frames = [*winter(5), {"frame": "Recruiting", "left": ["epirus"]}]
    lost = dict.fromkeys(("dodonia", "lissos"), "rome")
    field = {"consul_prg": army("dodonia")}
    match = scene(frames, season="winter", control=lost, wars=[["epirus", "rome"]], armies=field)
    assert "epirus_guard" not in armies(match)


@pytest.mark.rule("13.5b")
@pytest.mark.parametrize(("die", "told"), [(1, "pyrrhus_dies"), (2, "pyrrhus_lives")])
def test_what_becomes_of_pyrrhus_is_told(die: int, told: str) -> None:
    match = scene(
        marching("pyrrhus", "epirus"),
        (1, 1, 4, 1, 5, die, 1),
        armies={
            "pyrrhus": army("lucania", ["Kn", "Pk", "Pk", "Sp", "Sp"], 6, pm=3),
            "consul_prg": army("campania", ["Cv", "Bd", "Bd"], 6),
        },
        options=REPORT,
        control={"lucania": "epirus"},
    )
    play(match, ("enter", "campania"))
    match.play("epirus", "beaten", "attacker")
    play(match, ("destroyed", "att_kn_1"), ("destroyed", "att_sp_1"), "done", ("flank", 0), ("rear", 0))
    match.play("rome", "confirm")
    assert [key for key in keys(match) if key.startswith("pyrrhus_")] == [told]


def met_in_lucania(dice: tuple[int, ...], **given: Any) -> Match:
    """The consul meets Italiots who fight and Pyrrhus, who refuses and sends three elements."""
    field = {
        "consul_prg": army("campania", 5, 6, pm=3),
        "italiot": army("lucania", 6, 3),
        "pyrrhus": army("lucania", 6, 3),
    }
    match = scene(
        marching("consul_prg", "rome"),
        dice,
        options=REPORT,
        allies=[["epirus", "italiots"]],
        **{"armies": field, **given},
    )
    three = (("send_one", "sp"), ("send_one", "bd"), ("send_one", "bd"))
    return play(match, ("enter", "lucania"), "send", *three)


@pytest.mark.rule("11.1h", "11.1f")
def test_a_contingent_without_an_army_to_return_to_does_not_fight() -> None:
    """Pyrrhus has no land left and nobody else's gate is open: he is gone, and his men with him."""
    nowhere = {"dodonia": "rome", "lissos": "rome", "lucania": "rome"}
    gone = met_in_lucania((1, 2, 4, 4), control={**nowhere, "bruttium": "rome", "apulia": "rome"})
    assert "pyrrhus" not in armies(gone)
    assert set(facts(gone)["field"]["armies"].values()) >= {"Cv"}
    assert len([e for e in facts(gone)["field"]["armies"] if e.startswith("def")]) == 6


@pytest.mark.rule("11.6a", "11.1h")
def test_the_army_of_a_contingent_falls_back_once() -> None:
    match = met_in_lucania((1, 2, 4, 4, 6, 6), control={"lucania": "rome", "bruttium": "epirus"})
    while match.prompt(match.deciders[0]).message == "fall_back":
        play(match, ("to", choices(match)["to"][0]))
    at = armies(match)["pyrrhus"]["at"]
    match.play("rome", "beaten", "defender")
    fallen = [e for e in choices(match)["destroyed"] if e.startswith("def")][:3]
    play(match, *[("destroyed", e) for e in fallen], "done", ("flank", 0), ("rear", 0))
    match.play(match.deciders[0], "confirm")
    while match.prompt(match.deciders[0]).message == "casualty":
        play(match, ("remove", choices(match)["remove"][0]))
    assert [line.args["leader"] for line in match.journal.lines if line.key == "falls_back"].count(
        "pyrrhus"
    ) == 1
    assert armies(match)["pyrrhus"]["at"] == at
