"""3, 10.2-10.3, 11.1, 12.1-12.2: movement, tests of attitude, the sea, refusing, sieges begun."""

from __future__ import annotations

import pytest

from games.eagle_and_wolf.scene import (
    armies,
    army,
    choices,
    facts,
    game,
    keys,
    marching,
    play,
    rules,
    scene,
    season,
    winter,
)


@pytest.mark.rule("3.11a", "2.0c", "2.0d")
def test_points_by_season() -> None:
    for name, frames, points in (
        ("spring", season(3), 4),
        ("summer", season(3), 5),
        ("autumn", season(3), 3),
        ("winter", winter(0), 2),
    ):
        match = scene(frames, season=name, armies={"pyrrhus": army("lucania")})
        assert armies(match)["pyrrhus"]["pm"] == points


@pytest.mark.rule("3.1a", "3.12a", "3.11b")
def test_an_army_enters_neighbours_for_a_point_each() -> None:
    match = scene(marching("pyrrhus", "epirus"), armies={"pyrrhus": army("lucania", pm=2)})
    assert choices(match)["enter"] == ("apulia", "bruttium", "campania", "samnium")
    play(match, ("enter", "bruttium"))
    assert armies(match)["pyrrhus"]["pm"] == 1
    assert choices(match)["enter"] == ("lucania",)
    play(match, "stop")


@pytest.mark.rule("3.13a", "3.13c", "1.1e")
@pytest.mark.choice("3.13c", "enter")
def test_entering_against_an_enemy_needs_a_test_that_costs_a_point() -> None:
    field = {"pyrrhus": army("apulia", pm=2, attitude=3), "consul_prg": army("lucania", attitude=3)}
    match = scene(marching("pyrrhus", "epirus"), (4,), year=279, armies=field)
    play(match, ("enter", "lucania"))
    assert armies(match)["pyrrhus"]["at"] == "apulia"
    assert armies(match)["pyrrhus"]["pm"] == 1
    assert "lucania" in choices(match)["enter"]


@pytest.mark.rule("3.13b")
def test_own_territory_and_capital_help_to_enter() -> None:
    field = {"consul_prg": army("latium", pm=2, attitude=2), "pyrrhus": army("roma", attitude=1)}
    match = scene(marching("consul_prg", "rome"), (4, 6), armies=field)
    play(match, ("enter", "roma"))
    assert armies(match)["consul_prg"]["at"] == "roma"  # 2, one for control, one for the capital


@pytest.mark.rule("3.13d")
def test_epirotes_enter_lucania_freely_in_spring_and_summer_280() -> None:
    field = {"pyrrhus": army("apulia", pm=2, attitude=1), "consul_prg": army("lucania", attitude=1)}
    free = play(scene(marching("pyrrhus", "epirus"), (6,), armies=field), ("enter", "lucania"))
    assert "3.13a" not in rules(free)
    later = play(
        scene(marching("pyrrhus", "epirus"), (6,), season="autumn", armies=field), ("enter", "lucania")
    )
    assert rules(later) == ["3.13a"]


@pytest.mark.rule("2.0h")
def test_no_entry_against_enemies_in_winter() -> None:
    field = {"pyrrhus": army("lucania", pm=2), "consul_prg": army("campania")}
    match = scene(winter(1) + marching("pyrrhus", "epirus")[1:], season="winter", armies=field)
    assert "campania" not in choices(match)["enter"]
    assert "besiege" not in choices(match)
    assert "build_train" not in choices(match)


@pytest.mark.rule("3.14a", "prec.1")
@pytest.mark.choice("3.14a", "enter", "attack")
def test_the_consul_urb_stays_near_roman_land() -> None:
    match = scene(marching("consul_urb", "rome"), armies={"consul_urb": army("samnium", pm=4)})
    assert choices(match)["enter"] == ("campania", "latium", "lucania", "roma")
    assert choices(match)["attack"] == ("ager_gallicum",)
    other = scene(marching("consul_prg", "rome"), armies={"consul_prg": army("samnium", pm=4)})
    assert "apulia" in choices(other)["enter"]


@pytest.mark.rule("3.2a", "3.2b")
@pytest.mark.choice("3.2a", "sail", "sail_against")
def test_sailing_and_what_it_costs() -> None:
    match = scene(marching("hanno", "carthage"), season="summer", armies={"hanno": army("panormos", pm=5)})
    assert choices(match)["sail"] == ("agrigentum",)
    assert "campania" in choices(match)["sail_against"]
    play(match, ("sail_against", "campania"))
    assert armies(match)["hanno"]["at"] == "campania"
    assert armies(match)["hanno"]["pm"] == 4
    large = scene(marching("hanno", "carthage"), armies={"hanno": army("panormos", ["Sp"] * 13, pm=4)})
    assert "sail" not in choices(large)


@pytest.mark.rule("3.2e", "3.2f", "prec.2")
def test_sailing_comes_first_and_from_a_friendly_coast() -> None:
    acted = scene(marching("hanno", "carthage"), armies={"hanno": army("panormos", pm=4, acted=1)})
    assert "sail" not in choices(acted)
    foreign = scene(marching("pyrrhus", "epirus"), armies={"pyrrhus": army("panormos", pm=4)})
    assert "sail" not in choices(foreign)
    ally = scene(
        marching("pyrrhus", "epirus"),
        armies={"pyrrhus": army("lucania", pm=4)},
        allies=[["epirus", "italiots"]],
    )
    assert "bruttium" in choices(ally)["sail"]
    assert "messina" in choices(ally)["sail_against"]


@pytest.mark.rule("3.21a", "3.21b", "3.21c")
@pytest.mark.parametrize(
    ("time", "storms", "die", "lost"),
    [
        ("summer", [], 0, 0),
        ("summer", ["z4"], 3, 4),
        ("spring", [], 3, 2),
        ("spring", ["z4"], 3, 3),
        ("autumn", [], 3, 4),
    ],
)
def test_shipwreck(time: str, storms: list[str], die: int, lost: int) -> None:
    dice = (die,) if die else ()
    field = {"hanno": army("panormos", ["Sp"] * 12, pm=4)}
    match = scene(marching("hanno", "carthage"), dice, season=time, storms=storms, armies=field)
    play(match, ("sail", "agrigentum"))
    while match.prompt(match.deciders[0]).message == "lose":
        play(match, ("lose", "sp"))
    assert len(armies(match)["hanno"]["elements"]) == 12 - lost


@pytest.mark.rule("3.22a", "3.22b", "3.1c")
@pytest.mark.choice("3.22a", "strait_against")
def test_the_strait() -> None:
    big = {"pyrrhus": army("bruttium", ["Sp"] * 15, pm=4, acted=1)}
    match = scene(marching("pyrrhus", "epirus"), armies=big)
    assert choices(match)["strait_against"] == ("messina",)
    assert "messina" not in choices(match)["enter"]
    play(match, ("strait_against", "messina"))
    assert armies(match)["pyrrhus"]["pm"] == 1
    poor = scene(marching("pyrrhus", "epirus"), armies={"pyrrhus": army("bruttium", pm=2)})
    assert "strait_against" not in choices(poor)


@pytest.mark.rule("3.23a")
def test_out_of_africa() -> None:
    match = scene(marching("hanno", "carthage"), season="summer", armies={"hanno": army("africa", pm=5)})
    assert choices(match)["sail"] == ("agrigentum", "panormos")
    assert {"syracusae", "messina"} <= set(choices(match)["sail_against"])
    assert "enter" not in choices(match)


@pytest.mark.rule("3.3a", "3.3b", "3.3e")
def test_merging_needs_different_ranks() -> None:
    field = {"pyrrhus": army("lucania", 4, 5), "megacles": army("lucania", 3, 4)}
    match = scene(season(3), armies=field)
    while match.prompt(match.deciders[0]).message != "sheets":
        play(match, "done")
    assert choices(match)["merge"] == ("megacles",)
    play(match, ("merge", "megacles"))
    assert sorted(armies(match)) == ["pyrrhus"]
    assert len(armies(match)["pyrrhus"]["elements"]) == 7
    assert armies(match)["pyrrhus"]["attitude"] == 5
    consuls = scene(season(3), armies={"consul_urb": army("roma"), "consul_prg": army("roma")})
    assert consuls.prompt(consuls.deciders[0]).message == "moves"


@pytest.mark.rule("3.3d")
def test_a_chief_gives_elements_to_his_subordinate() -> None:
    match = scene(
        [
            *season(4),
            {"frame": "Nations", "left": []},
            {"frame": "Sheets", "nation": "epirus", "used": [], "passed": []},
        ],
        armies={"pyrrhus": army("lucania", 4)},
        riding={"megacles": "pyrrhus"},
    )
    play(match, ("split", "megacles"), ("give", "bd"), ("give", "cv"), "done")
    assert armies(match)["megacles"]["elements"] == ["Bd", "Cv"]
    assert armies(match)["pyrrhus"]["elements"] == ["Cv", "Bd"]


@pytest.mark.rule("3.12b", "10.2a", "10.3a", "10.3d", "10.3b", "prec.3")
def test_ravaging_and_trains() -> None:
    match = scene(marching("pyrrhus", "epirus"), armies={"pyrrhus": army("lucania", pm=4)})
    assert "ravage" not in choices(match)
    play(match, "build_train")
    assert armies(match)["pyrrhus"]["train"] == 1
    assert "build_train" not in choices(match)
    play(match, ("enter", "apulia"), "ravage")
    assert facts(match)["ravaged"] == ["apulia"]
    assert armies(match)["pyrrhus"]["pm"] == 1
    bare = scene(marching("pyrrhus", "epirus"), armies={"pyrrhus": army("apulia", pm=4)}, ravaged=["apulia"])
    assert "build_train" not in choices(bare)


@pytest.mark.rule("12.1a", "12.0a", "3.12c")
def test_beginning_a_siege() -> None:
    for points, marker in ((1, -1), (2, 0)):
        match = scene(marching("pyrrhus", "epirus"), armies={"pyrrhus": army("campania", pm=3)})
        assert choices(match)["besiege"] == (1, 2)
        play(match, ("besiege", points))
        assert facts(match)["sieges"]["campania"] == {"by": "pyrrhus", "marker": marker}
        assert armies(match)["pyrrhus"]["pm"] == 3 - points
    held = {"pyrrhus": army("campania", pm=3), "consul_prg": army("campania")}
    assert "besiege" not in choices(scene(marching("pyrrhus", "epirus"), armies=held))
    poor = scene(marching("pyrrhus", "epirus"), armies={"pyrrhus": army("campania", pm=1)})
    assert choices(poor)["besiege"] == (1,)


@pytest.mark.rule("11.1b", "11.1c", "11.1d", "11.1i", "3.13e", "3.13f", "11.1a")
def test_a_refusing_army_shuts_itself_in_its_city() -> None:
    field = {"pyrrhus": army("lucania", pm=3, attitude=5), "consul_prg": army("campania", attitude=3)}
    match = scene(marching("pyrrhus", "epirus"), (1, 5), armies=field)
    play(match, ("enter", "campania"))
    assert rules(match) == ["3.13a", "11.1b"]
    assert armies(match)["consul_prg"]["inside"] == 1
    assert "battle-joined" not in keys(match)
    assert choices(match)["besiege"] == (1, 2)


@pytest.mark.rule("11.1e", "11.1f")
@pytest.mark.choice("11.1f", "to")
def test_elsewhere_it_falls_back_and_loses_a_point() -> None:
    field = {"pyrrhus": army("apulia", pm=3, attitude=5), "consul_prg": army("lucania", attitude=3, pm=4)}
    match = scene(marching("pyrrhus", "epirus"), (6,), armies=field)
    play(match, ("enter", "lucania"))
    assert list(match.deciders) == ["rome"]
    assert choices(match) == {"to": ("campania", "samnium")}  # equally near: the owner chooses
    play(match, ("to", "campania"))
    assert armies(match)["consul_prg"]["at"] == "campania"
    assert armies(match)["consul_prg"]["pm"] == 3
    taken = {**field, "megacles": army("campania")}
    one = scene(marching("pyrrhus", "epirus"), (6,), armies=taken)
    play(one, ("enter", "lucania"))
    assert armies(one)["consul_prg"]["at"] == "samnium"  # free of enemies


@pytest.mark.rule("11.1f")
def test_without_a_land_way_it_falls_back_towards_the_crossing_home() -> None:
    """R6 eliminates; the book only tells it to go one step in the direction of its land."""
    field = {"pyrrhus": army("messina", pm=3, attitude=6), "consul_prg": army("panormos", attitude=1)}
    wars = [["carthage", "epirus"], ["epirus", "rome"]]
    match = play(scene(marching("pyrrhus", "epirus"), (1, 6), armies=field, wars=wars), ("enter", "panormos"))
    assert armies(match)["consul_prg"]["at"] == "messina"  # one zone to Latium; two from Agrigentum
    lost = {t: "epirus" for t in ("agrigentum", "panormos", "syracusae")}
    field = {"mamertine": army("panormos", attitude=1), "pyrrhus": army("agrigentum", pm=3, attitude=6)}
    match = scene(
        marching("pyrrhus", "epirus"),
        (1, 6),
        armies=field,
        control={**lost, "messina": "epirus"},
        wars=[["epirus", "mamertines"]],
    )
    play(match, ("enter", "panormos"))
    assert "mamertine" not in armies(match)  # no land anywhere: it is lost


@pytest.mark.rule("11.1l")
def test_an_allys_city_is_a_refuge() -> None:
    field = {"consul_prg": army("campania", pm=3, attitude=6), "pyrrhus": army("lucania", attitude=1)}
    match = scene(marching("consul_prg", "rome"), (1, 6), armies=field, allies=[["epirus", "italiots"]])
    play(match, ("enter", "lucania"))
    assert armies(match)["pyrrhus"]["at"] == "lucania"
    assert armies(match)["pyrrhus"]["inside"] == 1


@pytest.mark.rule("12.2a", "12.2b")
@pytest.mark.choice("12.2a", "sortie")
def test_a_sortie_needs_a_test() -> None:
    field = {
        "consul_prg": army("campania", pm=4, inside=1, attitude=3),
        "pyrrhus": army("campania", attitude=5),
    }
    sieges = {"campania": {"by": "pyrrhus", "marker": 0}}
    match = scene(marching("consul_prg", "rome"), (4,), armies=field, sieges=sieges)
    assert choices(match) == {"stop": (None,), "sortie": (None,)}
    play(match, "sortie")
    assert armies(match)["consul_prg"]["inside"] == 1
    assert choices(match) == {"stop": (None,)}


@pytest.mark.rule("8.3f")
def test_a_bad_omen_bars_from_enemies() -> None:
    field = {"pyrrhus": army("lucania", pm=3, omen=1), "consul_prg": army("campania")}
    assert "campania" not in choices(scene(marching("pyrrhus", "epirus"), armies=field))["enter"]


@pytest.mark.rule("8.3i", "8.3j")
def test_an_apathetic_army_moves_on_five_or_six() -> None:
    field = {"pyrrhus": army("lucania", pm=3, apathy=1)}
    stays = play(scene(marching("pyrrhus", "epirus"), (4,), armies=field), ("enter", "apulia"))
    assert armies(stays)["pyrrhus"]["at"] == "lucania"
    assert "enter" not in choices(stays)
    assert "build_train" in choices(stays)
    goes = play(scene(marching("pyrrhus", "epirus"), (5,), armies=field), ("enter", "apulia"))
    assert armies(goes)["pyrrhus"]["at"] == "apulia"


@pytest.mark.rule("8.3q", "8.3r", "8.3s")
def test_gauls_move_one_territory_ravage_it_and_besiege_nothing() -> None:
    match = scene(season(3), armies={"gallic": army("ager_gallicum")}, wars=[["gauls", "rome"]])
    assert armies(match)["gallic"]["pm"] == 1
    play(match, ("army", "gallic"))
    assert set(choices(match)) == {"stop", "enter"}
    play(match, ("enter", "roma"))
    assert facts(match)["ravaged"] == ["roma"]
    assert facts(match)["control"]["roma"] == "rome"


@pytest.mark.rule("13.1a", "13.1d", "13.1b")
@pytest.mark.choice("13.1a", "take", "usual")
def test_ager_gallicum_is_defended_by_gauls_who_accept() -> None:
    match = scene(marching("consul_prg", "rome"), armies={"consul_prg": army("roma", pm=3, attitude=1)})
    play(match, ("attack", "ager_gallicum"))
    assert "gauls" in keys(match)
    assert match.deciders == ("carthage",)  # who builds the host from its list
    assert set(choices(match)) == {"usual", "take"}  # all twelve take the field
    play(match, ("take", "wb"), "usual")
    assert "battle-joined" in keys(match)
    assert "3.13a" not in rules(match)
    assert "11.1b" not in rules(match)


@pytest.mark.rule("13.2a")
def test_epirus_invaded_is_defended() -> None:
    match = scene(
        marching("consul_prg", "rome"), (6, 6), season="summer", armies={"consul_prg": army("latium", pm=5)}
    )
    assert "dodonia" in choices(match)["sail"]
    match = scene(
        marching("hanno", "carthage"), (6, 6), season="summer", armies={"hanno": army("lissos", pm=5)}
    )
    play(match, ("attack", "dodonia"))
    assert list(match.deciders) == ["epirus"]
    play(match, "usual")
    assert "epirus_guard" in armies(match)
    assert len(armies(match)["epirus_guard"]["elements"]) == 12


@pytest.mark.rule("9.0e", "15.12b")
def test_an_attack_makes_war() -> None:
    match = scene(marching("hanno", "carthage"), armies={"hanno": army("agrigentum", pm=3)})
    play(match, ("attack", "syracusae"))
    assert ["carthage", "syracuse"] in facts(match)["wars"]
    assert game().rules["9.0e"].ruling == "P23"


@pytest.mark.rule("2.0b")
def test_everybody_sees_who_is_through_with_his_moves() -> None:
    """Rome and Epirus have armies; whoever is done is listed while the phase lasts."""
    field = {"pyrrhus": army("lucania", pm=3), "consul_prg": army("latium", pm=3)}
    phase = [*season(4), {"frame": "Nations", "left": ["epirus"]}]
    moves = {"frame": "Moves", "nation": "rome", "done": []}
    match = scene([*phase, moves], armies=field, order=["rome", "epirus"])
    assert list(match.deciders) == ["rome"]
    assert match.view(None)["passed"] == []
    play(match, "done")
    assert list(match.deciders) == ["epirus"]
    assert match.view(None)["passed"] == ["rome"]
    assert scene(season(1), armies=field).view(None)["passed"] == []
