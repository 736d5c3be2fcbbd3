"""2, 4-8.2: the winter: demobilisation, camps, politics, recruitment."""

from __future__ import annotations

from typing import Any

import pytest

from games.eagle_and_wolf.scene import (
    armies,
    army,
    choices,
    facts,
    keys,
    play,
    rules,
    scene,
    season,
    state_of,
    winter,
)
from polemos.engine.match import Match
from polemos.games.eagle_and_wolf.rules import levy, recruitment
from polemos.games.eagle_and_wolf.rules.winter import goes_home


def at_winter(step: int, dice: tuple[int, ...] = (), **given: Any) -> Match:
    return scene(winter(step), dice, season="winter", **given)


@pytest.mark.rule("4.0a", "4.0b", "4.0e", "4.0f", "8.3t", "6.3f")
def test_who_goes_home() -> None:
    homes = {
        "consul_urb": ("latium", "campania"),
        "hanno": ("panormos", "agrigentum"),
        "italiot": ("campania", "samnium"),
        "pyrrhus": ("dodonia", "lucania"),
        "samnite": ("samnium", "apulia"),
    }
    for counter, (home, abroad) in homes.items():
        for place, gone in ((home, True), (abroad, False)):
            match = scene(season(3), armies={counter: army(place), "syracusan": army("syracusae")})
            assert goes_home(state_of(match), counter) == gone, (counter, place)
    leonatus = scene(
        season(3),
        armies={"leonatus": army("lucania"), "gallic": army("latium"), "proconsul_1": army("apulia")},
    )
    state = state_of(leonatus)
    assert not goes_home(state, "leonatus")
    assert goes_home(state, "gallic")
    assert goes_home(state, "proconsul_1")
    state.emergency = 1
    assert not goes_home(state, "proconsul_1")


@pytest.mark.rule("4.0c", "4.0d", "5.0a", "6.1c", "2.0c")
def test_camps_attrition_and_ineligible_magistrates() -> None:
    field = {"consul_prg": army("campania", 12, 4), "consul_urb": army("roma")}
    match = at_winter(1, (2,), armies=field, votes={"consul_prg": 4, "consul_urb": 2}, year=279)
    assert "consul_urb" not in armies(match)
    assert keys(match).count("camp") == 1
    assert match.prompt("rome").message == "lose"
    assert facts(match)["ineligible"] == {"consul_prg": 4}


@pytest.mark.rule("5.0b", "5.0c")
@pytest.mark.choice("5.0b", "lose")
def test_the_first_loss_of_winter_is_mounted() -> None:
    match = at_winter(
        2, (2,), armies={"pyrrhus": army("lucania", ["Kn", "El", "Pk", "Pk"], camp=1)}, year=279
    )
    assert choices(match) == {"lose": ("el", "kn")}
    play(match, ("lose", "el"))
    assert armies(match)["pyrrhus"]["elements"] == ["Kn", "Pk", "Pk"]


@pytest.mark.rule("5.0d", "10.2b")
def test_a_train_may_be_used_up_in_winter() -> None:
    match = at_winter(2, (1,), armies={"pyrrhus": army("lucania", camp=1, train=1)}, year=279)
    assert choices(match) == {"keep_train": (None,), "spend_train": (None,)}
    play(match, "spend_train")
    assert "train" not in armies(match)["pyrrhus"]


def politics(dice: tuple[int, ...], **given: Any) -> Match:
    return at_winter(3, dice, year=given.pop("year", 279), **given)


@pytest.mark.rule("6.0a", "6.1a", "6.1b", "6.4a")
def test_elections_then_emergency_then_reform_and_revolt() -> None:
    match = politics((3, 6, 6, 6, 6))
    assert rules(match)[:5] == ["6.1a", "6.1a", "6.3c", "8.21a", "8.23a"]
    assert facts(match)["votes"] == {"consul_prg": 6, "consul_urb": 3}


@pytest.mark.rule("6.1c", "7.6a")
def test_a_magistrate_in_camp_is_not_elected_and_his_army_gets_the_new_one() -> None:
    camp = {"consul_prg": army("campania", attitude=2, camp=1)}
    match = politics((3, 4, 6, 6, 6, 6), armies=camp, ineligible={"consul_prg": 4})
    assert rules(match)[:4] == ["6.1a", "6.1a", "6.1c", "6.3c"]
    assert armies(match)["consul_prg"]["attitude"] == 5


@pytest.mark.rule("6.3a", "6.3c", "6.2a")
def test_the_emergency_and_its_proconsuls() -> None:
    for box, die, proclaimed in ((0, 1, 0), (1, 1, 1), (1, 2, 0), (2, 3, 1), (3, 4, 1), (4, 6, 0), (5, 6, 1)):
        match = politics((3, 4, die, 2, 2, 6, 6), box=box)
        assert facts(match)["emergency"] == proclaimed, (box, die)
        assert ("proconsul_1" in facts(match)["votes"]) == bool(proclaimed)
    assert state_of(match).printed.nations["emergency"]["boxes"] == [0, 1, 3, 4, 5, 6, 6]


@pytest.mark.rule("6.2b", "6.3c")
def test_proconsuls_are_elected_every_winter_of_the_emergency() -> None:
    match = politics((3, 4, 1, 5, 6, 6), emergency=1, box=2, votes={"proconsul_1": 3})
    assert "6.3c" not in rules(match)
    assert facts(match)["votes"]["proconsul_1"] == 1


@pytest.mark.rule("8.21a", "8.21b", "8.21c")
def test_the_army_reform() -> None:
    two = {"lucania": "epirus", "messina": "epirus", "syracusae": "mamertines"}
    for die, reformed in ((1, 1), (2, 0)):
        match = politics((3, 4, 6, die, 6), control=two)
        assert facts(match)["reformed"] == reformed
        state = state_of(match)
        assert recruitment.list_of(state, "rome") == ("polybian" if reformed else "camillan")
    assert "8.21a" not in rules(politics((3, 4, 6, 6), year=280, control=two))


@pytest.mark.rule("8.23a", "8.23b", "8.23c", "8.23d", "8.23f", "8.23g")
def test_the_samnite_revolt() -> None:
    two = {"lucania": "epirus", "bruttium": "epirus"}
    for die, kind, owner in ((1, "general", "samnites"), (2, "partial", "samnites"), (3, "", "rome")):
        match = politics((3, 4, 6, 6, die), control=two)
        assert facts(match)["revolt"] == kind
        assert facts(match)["control"]["samnium"] == owner
        assert (["rome", "samnites"] in facts(match)["wars"]) == bool(kind)
        assert (["epirus", "samnites"] in facts(match)["allies"]) == bool(kind)
        quarters = {"general": 4, "partial": 2, "": 0}[kind]
        assert recruitment.points(state_of(match), "samnites") == quarters
    assert "8.23a" not in rules(politics((3, 4, 6, 6), revolt="general"))


@pytest.mark.rule("8.23e")
def test_a_partial_revolt_grows_unless_its_army_fell() -> None:
    match = politics((3, 4, 6, 6), revolt="partial", armies={"samnite": army("apulia", camp=1)})
    assert facts(match)["revolt"] == "general"
    assert facts(match)["control"]["samnium"] == "samnites"
    home = at_winter(1, (3, 4, 6, 6, 6), year=278, revolt="partial", armies={"samnite": army("samnium", 6)})
    assert "samnite" not in armies(home)
    assert facts(home)["revolt"] == "general"  # demobilised is not destroyed
    state = state_of(scene(season(3), revolt="partial", armies={"samnite": army("samnium", 6)}))
    state.remove("samnite", "12.4c")
    assert state.revolt == "crushed"
    late = politics((3, 4, 6, 6), revolt="crushed", control={"samnium": "samnites"})
    assert facts(late)["revolt"] == "crushed"
    assert recruitment.points(state_of(late), "samnites") == 2  # half a point, as long as they hold Samnium
    assert recruitment.points(state_of(politics((3, 4, 6, 6), revolt="crushed")), "samnites") == 0


def quarters(nation: str, **given: Any) -> int:
    return recruitment.points(state_of(scene(season(3), season="winter", **{"year": 280, **given})), nation)


@pytest.mark.rule("7.0b", "7.0d", "7.2a", "7.2b")
def test_roman_points() -> None:
    assert quarters("rome") == 8
    assert quarters("rome", emergency=1, box=2) == 16
    assert quarters("rome", control={"latium": "epirus"}) == 6
    assert quarters("rome", control={"apulia": "rome"}) == 8


@pytest.mark.rule("7.0e", "7.0f", "15.22c")
def test_ravaged_and_contested_halve_once() -> None:
    assert quarters("italiots", ravaged=["apulia", "bruttium", "lucania"]) == 3
    assert quarters("italiots") == 6
    both = {"armies": {"consul_prg": army("apulia")}, "ravaged": ["apulia"]}
    assert quarters("italiots", **both) == 5


@pytest.mark.rule("7.0g", "7.3a", "7.3b", "7.3c")
def test_carthage_always_has_a_point() -> None:
    assert quarters("carthage") == 4
    assert quarters("carthage", control={"agrigentum": "epirus"}) == 4
    assert quarters("carthage", control={"agrigentum": "epirus", "panormos": "epirus"}) == 4
    assert quarters("carthage", control={"messina": "carthage"}) == 6


@pytest.mark.rule("7.0h", "7.0i")
def test_armies_in_camp_cost_a_point_but_not_epirus() -> None:
    camp = {"armies": {"consul_prg": army("campania", camp=1)}}
    assert quarters("rome", **camp) == 4
    assert quarters("rome", emergency=1, box=2, **camp) == 12
    camp = {"armies": {"pyrrhus": army("lucania", camp=1)}}
    assert quarters("epirus", year=280, **camp) == 2  # the exemption begins in 279
    assert quarters("epirus", year=279, control={"lucania": "epirus", "apulia": "epirus"}, **camp) == 4
    assert quarters("syracuse", armies={"syracusan": army("messina", camp=1)}) == 0


@pytest.mark.rule("7.1a", "7.1b", "7.1c")
def test_epirote_points() -> None:
    assert quarters("epirus", year=280) == 6
    assert quarters("epirus", year=279) == 0
    assert quarters("epirus", year=279, control={"lucania": "epirus"}) == 2
    early = state_of(scene(season(3), year=280))
    late = state_of(scene(season(3), year=279))
    assert (recruitment.list_of(early, "epirus"), recruitment.list_of(late, "epirus")) == (
        "pyrrhic",
        "italiot",
    )


@pytest.mark.rule("7.0a")
def test_a_nation_without_land_recruits_nothing() -> None:
    assert quarters("mamertines", control={"messina": "syracuse"}) == 0


@pytest.mark.rule("7.4a", "7.4b", "7.4c", "7.4d", "7.4e")
def test_mercenaries() -> None:
    table = {1: (2, 4, 8), 2: (3, 6, 12), 4: (3, 6, 12), 5: (4, 8, 16), 6: (9, 12, 18)}
    for die, numbers in table.items():
        assert tuple(levy.hired(q, die)[0] for q in (1, 2, 4)) == numbers
    frames = [*winter(5), {"frame": "Recruiting", "left": ["syracuse", "italiots"]}]
    match = scene(frames, (5,), season="winter")
    assert choices(match) == {"decline": (None,), "hire": (None,)}
    play(match, "hire")
    assert match.prompt("syracuse").args["number"] == 16
    play(match, "usual")
    assert len(armies(match)["syracusan"]["elements"]) == 16
    assert match.prompt("epirus").message == "recruit"  # the Italiots may not hire


def recruiting(nation: str, **given: Any) -> Match:
    return scene([*winter(5), {"frame": "Recruiting", "left": [nation]}], season="winter", **given)


@pytest.mark.rule("7.0j", "7.0k", "7.5a", "7.7a")
@pytest.mark.choice("7.0k", "take")
def test_romes_magistrates_share_equally() -> None:
    match = recruiting("rome", votes={"consul_urb": 1, "consul_prg": 6})
    assert match.prompt("rome").args["number"] == 12
    play(match, "usual")
    assert match.prompt("rome").args["number"] == 12
    assert choices(match)["take"] == ("cv",)  # the general first
    play(match, ("take", "cv"), ("take", "bd"), ("take", "bd"))
    assert "bd" not in choices(match)["take"]
    play(match, "usual")
    assert {c: (len(a["elements"]), a["at"], a["attitude"]) for c, a in armies(match).items()} == {
        "consul_urb": (12, "roma", 2),
        "consul_prg": (12, "roma", 5),
    }


@pytest.mark.rule("7.5b", "7.5c", "7.5d", "7.7b")
@pytest.mark.choice("7.5d", "general")
def test_two_generals_share_as_the_player_likes() -> None:
    match = recruiting("epirus")
    assert match.prompt("epirus").args["number"] == 18
    assert choices(match) == {"disband_rest": (None,), "general": ("megacles", "pyrrhus")}
    play(
        match,
        ("general", "pyrrhus"),
        ("take", "kn"),
        ("take", "el"),
        "hand_over",
        ("take", "cv"),
        ("take", "pk"),
        "disband_rest",
    )
    assert armies(match)["pyrrhus"]["elements"] == ["Kn", "El"]
    assert armies(match)["megacles"]["elements"] == ["Cv", "Pk"]
    assert armies(match)["pyrrhus"]["at"] == "dodonia"
    punic = recruiting("carthage", control={"panormos": "rome"})
    play(punic, "decline", ("general", "hanno"), "usual")
    assert armies(punic)["hanno"]["at"] == "africa"


@pytest.mark.rule("7.5e")
def test_recruits_join_an_army_in_the_field_only_on_own_ground() -> None:
    state = state_of(recruiting("epirus", armies={"pyrrhus": army("apulia", camp=1)}))
    assert recruitment.counters(state, "epirus") == ("megacles",)
    state.control["apulia"] = "epirus"
    assert recruitment.counters(state, "epirus") == ("pyrrhus", "megacles")


@pytest.mark.rule("7.7c", "7.7d")
@pytest.mark.choice("7.7c", "place")
def test_where_armies_appear() -> None:
    state = state_of(recruiting("epirus", control={"lucania": "epirus", "messina": "epirus"}))
    assert recruitment.deployments(state, "epirus") == ("dodonia", "lucania", "messina")
    assert recruitment.deployments(state, "italiots") == ("bruttium",)
    match = play(recruiting("epirus", control={"lucania": "epirus"}), ("general", "pyrrhus"))
    assert choices(match) == {"place": ("dodonia", "lucania")}
    play(match, ("place", "lucania"), ("take", "kn"))
    assert armies(match)["pyrrhus"]["at"] == "lucania"


@pytest.mark.rule("7.0c", "7.0l", "2.0f", "10.3c")
def test_the_thaw() -> None:
    match = at_winter(5, armies={"pyrrhus": army("lucania", camp=1)}, ravaged=["apulia"], year=279)
    assert facts(match)["ravaged"] == []
    assert "camp" not in armies(match)["pyrrhus"]
    assert facts(match)["season"] == "spring"


@pytest.mark.rule("2.0a")
def test_the_year_falls_after_autumn() -> None:
    match = scene(season(5), season="autumn", year=278, armies={"pyrrhus": army("lucania")})
    assert (facts(match)["year"], facts(match)["season"]) == (277, "winter")
