"""The choices that no other scene shows: each clause with the question it asks (docs/decisions/ledger.md)."""

from __future__ import annotations

from typing import Any

import pytest

from games.eagle_and_wolf.scene import (
    armies,
    army,
    choices,
    facts,
    marching,
    merging,
    play,
    scene,
    season,
    winter,
)
from polemos.engine.match import Match


def hears(role: str, event: int, *more: int, **given: Any) -> Match:
    return scene([*season(1), {"frame": "Events", "left": [role]}], (event, *more), **given)


@pytest.mark.rule("3.1a", "3.11b")
@pytest.mark.choice("3.1a", "army", "enter")
@pytest.mark.choice("3.11b", "stop")
def test_the_owner_says_which_army_goes_where_and_when_it_stops() -> None:
    field = {"megacles": army("apulia", pm=2), "pyrrhus": army("lucania", pm=2)}
    frames = [
        *season(4),
        {"frame": "Nations", "left": []},
        {"frame": "Moves", "nation": "epirus", "done": []},
    ]
    match = scene(frames, armies=field, allies=[["epirus", "italiots"]])
    assert choices(match) == {"done": (None,), "army": ("megacles", "pyrrhus")}
    play(match, ("army", "pyrrhus"), ("enter", "apulia"), "stop")
    assert armies(match)["pyrrhus"]["at"] == "apulia"
    assert choices(match)["army"] == ("megacles",)  # who stopped does not go on


@pytest.mark.rule("3.13f", "11.1i", "11.6c")
@pytest.mark.choice("3.13f", "enter", "besiege")
@pytest.mark.choice("11.1i", "besiege")
@pytest.mark.choice("11.6c", "besiege", "enter")
def test_when_the_enemy_is_gone_the_mover_goes_on_or_besieges() -> None:
    field = {"pyrrhus": army("lucania", pm=3, attitude=5), "consul_prg": army("campania", attitude=3)}
    match = scene(marching("pyrrhus", "epirus"), (1, 5), armies=field)
    play(match, ("enter", "campania"))
    assert choices(match)["besiege"] == (1, 2)
    assert "latium" in choices(match)["enter"]


@pytest.mark.rule("3.3a", "3.3d")
@pytest.mark.choice("3.3a", "merge")
@pytest.mark.choice("3.3d", "split", "give")
@pytest.mark.choice("3.3c", "split")
def test_merging_parting_and_what_the_subordinate_gets() -> None:
    field = {"hanno": army("panormos", 5), "bomilcar": army("panormos", 3)}
    match = scene(merging("carthage"), armies=field)
    assert choices(match) == {"done": (None,), "merge": ("bomilcar",)}
    parted = scene(merging("carthage"), armies={"hanno": army("panormos", 5)}, riding={"bomilcar": "hanno"})
    play(parted, ("split", "bomilcar"), ("give", "bd"))
    assert "done" in choices(parted)
    play(parted, "done")
    assert armies(parted)["bomilcar"]["elements"] == ["Bd"]


@pytest.mark.rule("8.3e")
@pytest.mark.choice("8.3e", "use_horse", "decline")
def test_a_horse_may_be_kept_for_another_siege() -> None:
    frames = [*season(5), {"frame": "Sieges", "pending": ["campania"]}]
    sieges = {"campania": {"by": "pyrrhus", "marker": 0}}
    match = scene(frames, (5,), armies={"pyrrhus": army("campania")}, sieges=sieges, horses=["epirus"])
    play(match, "decline")
    assert facts(match)["horses"] == ["epirus"]
    assert facts(match)["control"]["campania"] == "rome"  # 5 against 6


@pytest.mark.rule("8.3b", "8.3d", "8.3f")
@pytest.mark.choice("8.3b", "army")
@pytest.mark.choice("8.3d", "army")
@pytest.mark.choice("8.3f", "army")
def test_the_roller_chooses_among_all_armies_he_runs() -> None:
    field = {"italiot": army("lucania"), "pyrrhus": army("apulia"), "consul_prg": army("roma")}
    for event in (2, 4):
        assert choices(hears("epirus", event, 3, armies=field)) == {"army": ("italiot", "pyrrhus")}


@pytest.mark.rule("8.3m", "8.3l")
@pytest.mark.choice("8.3m", "territory")
def test_the_roller_chooses_among_betrayed_cities() -> None:
    field = {"pyrrhus": army("campania"), "megacles": army("latium")}
    match = hears("rome", 9, armies=field)
    assert choices(match) == {"territory": ("campania", "latium")}
    play(match, ("territory", "latium"))
    assert facts(match)["control"]["latium"] == "epirus"
    assert facts(match)["control"]["campania"] == "rome"


@pytest.mark.rule("9.0c")
@pytest.mark.choice("9.0c", "next", "usual_order")
def test_the_nation_with_the_initiative_names_the_order() -> None:
    match = scene(season(1), armies={"pyrrhus": army("lucania", attitude=5)})
    assert set(choices(match)) == {"next", "usual_order"}
    play(match, "usual_order")
    assert facts(match)["order"][0] == "epirus"


@pytest.mark.rule("10.3a", "10.2a", "3.12b", "12.0a", "12.1a")
@pytest.mark.choice("10.3a", "ravage")
@pytest.mark.choice("10.2a", "build_train")
@pytest.mark.choice("3.12b", "ravage", "build_train", "besiege")
@pytest.mark.choice("12.0a", "besiege")
@pytest.mark.choice("12.1a", "besiege")
def test_what_an_army_may_do_where_it_has_come() -> None:
    match = scene(marching("pyrrhus", "epirus"), armies={"pyrrhus": army("lucania", pm=4)})
    play(match, ("enter", "campania"))
    assert {"ravage", "build_train", "besiege", "stop"} <= set(choices(match))
    play(match, ("besiege", 2))
    assert facts(match)["sieges"]["campania"]["marker"] == 0
    assert "ravage" not in choices(match)


@pytest.mark.rule("13.3c", "13.3d")
@pytest.mark.choice("13.3c", "ally", "refuse")
@pytest.mark.choice("13.3d", "ally", "refuse")
def test_both_nations_are_asked_for_an_alliance() -> None:
    for nations, first, second in (
        (["epirus", "mamertines"], "epirus", "mamertines"),
        (["carthage", "rome"], "carthage", "rome"),
    ):
        frames = [*season(1), {"frame": "Alliance", "nations": nations, "answers": []}]
        match = scene(frames)
        assert match.deciders == (first,)
        play(match, "ally")
        assert match.deciders == (second,)
        assert match.prompt(second).args == {"side": second, "foe": first}
        play(match, "ally")
        assert nations in facts(match)["allies"]


@pytest.mark.rule("5.0d", "10.2b")
@pytest.mark.choice("5.0d", "spend_train", "keep_train")
@pytest.mark.choice("10.2b", "spend_train", "keep_train")
def test_a_train_is_spent_or_kept() -> None:
    for verb, kept in (("keep_train", True), ("spend_train", False)):
        field = {"pyrrhus": army("lucania", camp=1, train=1)}
        match = scene(winter(2), (1,), season="winter", year=279, armies=field)
        play(match, verb)
        assert ("train" in armies(match)["pyrrhus"]) == kept


@pytest.mark.rule("7.0a", "7.0j")
@pytest.mark.choice("7.0a", "disband_rest")
@pytest.mark.choice("7.0j", "take", "usual")
def test_a_nation_raises_as_much_as_it_likes() -> None:
    frames = [*winter(5), {"frame": "Recruiting", "left": ["italiots"]}]
    match = scene(frames, season="winter")
    assert {"take", "usual", "disband_rest"} == set(choices(match))
    play(match, "disband_rest")
    assert armies(match) == {}


@pytest.mark.rule("11.1j")
@pytest.mark.choice("11.1j", "engage", "decline")
def test_after_a_refusal_the_mover_may_leave_the_others_alone() -> None:
    field = {
        "hanno": army("agrigentum", 12, 6, pm=3),
        "mamertine": army("syracusae", attitude=1),
        "syracusan": army("syracusae", attitude=1),
    }
    wars = [["carthage", "syracuse"], ["carthage", "mamertines"], ["mamertines", "syracuse"]]
    match = scene(marching("hanno", "carthage"), (1, 6), armies=field, wars=wars)
    play(match, ("enter", "syracusae"), ("engage", "syracuse"))
    assert choices(match) == {"decline": (None,), "engage": ("mamertines",)}
    play(match, "decline")
    assert armies(match)["mamertine"]["at"] == "syracusae"
    assert match.prompt("carthage").message == "march"
