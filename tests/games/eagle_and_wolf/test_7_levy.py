"""7.0k, 7.4-7.6, 8.3p, 13.1-13.5: what an army is made of, mercenaries, Gauls, alliances, heirs."""

from __future__ import annotations

from typing import Any

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
    state_of,
    winter,
)
from polemos.engine.errors import IllegalAction
from polemos.engine.match import Match
from polemos.games.eagle_and_wolf.rules.aftermath import succeed
from polemos.games.eagle_and_wolf.rules.levy import accompany


def recruiting(nation: str, **given: Any) -> Match:
    return scene([*winter(5), {"frame": "Recruiting", "left": [nation]}], season="winter", **given)


@pytest.mark.rule("7.0k")
@pytest.mark.parametrize(
    ("nation", "generals"),
    [
        ("epirus", ("cv", "kn")),
        ("italiots", ("cv",)),
        ("carthage", ("cv", "kn", "sp")),
        ("mamertines", ("cv", "sp")),
    ],
)
def test_a_new_army_begins_with_a_general(nation: str, generals: tuple[str, ...]) -> None:
    match = recruiting(nation)
    if "decline" in choices(match):
        play(match, "decline")
    if "general" in choices(match):
        play(match, ("general", choices(match)["general"][0]))
    assert choices(match)["take"] == generals
    with pytest.raises(IllegalAction):
        play(match, ("take", "ps"))
    play(match, ("take", generals[0]))
    assert "ps" in choices(match)["take"]


@pytest.mark.rule("7.0k")
def test_an_army_in_the_field_gets_what_its_player_likes() -> None:
    match = recruiting("epirus", armies={"pyrrhus": army("dodonia", 3, camp=1)})
    assert "el" in choices(play(match, ("general", "pyrrhus")))["take"]


@pytest.mark.rule("7.0k", "7.0j")
def test_a_half_list_keeps_to_the_slots() -> None:
    """II/27b has one slot Kn/Cv and one Cv: three mounted of these kinds never fit."""
    match = recruiting("italiots", control={"apulia": "rome", "bruttium": "rome"})
    assert match.prompt("epirus").args["number"] == 6
    play(match, ("take", "cv"), ("take", "cv"))
    assert "cv" not in choices(match)["take"]


def hired(nation: str, die: int) -> Match:
    match = recruiting(nation)
    match.state.chance.given = (die,)
    return play(match, "hire")


@pytest.mark.rule("7.4f", "7.4d")
@pytest.mark.parametrize(("nation", "size"), [("mamertines", 13), ("syracuse", 16), ("carthage", 16)])
def test_mercenaries_never_go_beyond_the_maxima_of_the_list(nation: str, size: int) -> None:
    counter = {"mamertines": "mamertine", "syracuse": "syracusan", "carthage": "hanno"}[nation]
    match = hired(nation, 5)
    if "general" in choices(match):
        play(match, ("general", counter))
    play(match, "usual")
    elements = armies(match)[counter]["elements"]
    assert len(elements) == size
    book = game().book.armies[game().printed.lists[nation][0]]
    assert all(elements.count(kind) <= book.maximum(kind) for kind in elements)


@pytest.mark.rule("7.4b", "7.4e")
def test_bad_and_very_good_recruiters() -> None:
    assert len(armies(play(hired("syracuse", 1), "usual"))["syracusan"]["elements"]) == 8
    assert len(armies(play(hired("syracuse", 6), "usual"))["syracusan"]["elements"]) == 18


@pytest.mark.rule("7.6b")
def test_a_proconsul_in_camp_gets_his_successor() -> None:
    camp = {"proconsul_1": army("campania", attitude=2, camp=1)}
    match = scene(winter(3), (3, 4, 6, 1, 6, 6), season="winter", year=279, emergency=1, box=2, armies=camp)
    assert armies(match)["proconsul_1"]["attitude"] == 5


@pytest.mark.rule("7.5d", "3.3d")
def test_a_subordinate_without_an_army_rides_with_his_chief() -> None:
    match = play(recruiting("epirus"), ("general", "pyrrhus"), "usual")
    state = state_of(match)
    assert state.riding == {"megacles": "pyrrhus"}
    state.remove("pyrrhus", "12.4c")
    assert state.riding == {}
    accompany(state)
    assert state.riding == {}  # no chief, no company


@pytest.mark.rule("8.3p")
@pytest.mark.choice("8.3p", "play_gauls", "name")
def test_the_epirote_player_may_name_who_plays_the_gauls() -> None:
    frames = [*season(1), {"frame": "Events", "left": ["rome"]}]
    match = scene(frames, (7,), scenario="expedition_2")
    assert match.deciders == ("epirus",)
    assert choices(match) == {"play_gauls": (None,), "name": ("rome",)}
    play(match, ("name", "rome"))
    assert match.deciders == ("rome",)
    play(match, "usual")
    assert armies(match)["gallic"]["at"] == "ager_gallicum"
    three = scene(frames, (7,), scenario="expedition_3")
    assert three.deciders == ("carthage",)
    assert three.prompt("carthage").message == "recruit"


@pytest.mark.rule("13.1a", "13.1c")
def test_a_second_host_defends_while_the_first_is_raiding() -> None:
    field = {"consul_prg": army("roma", pm=3), "gallic": army("latium")}
    match = scene(marching("consul_prg", "rome"), armies=field, wars=[["gauls", "rome"]])
    play(match, ("enter", "ager_gallicum"), "usual")
    assert len(armies(match).get("gallic_2", {"elements": []})["elements"]) <= 12
    assert "battle-joined" in keys(match)
    assert "gallic" in armies(match)


def merging(**field: dict[str, Any]) -> Match:
    frames = [
        *season(4),
        {"frame": "Nations", "left": []},
        {"frame": "Sheets", "nation": "epirus", "used": [], "passed": []},
    ]
    return scene(frames, armies=field)


@pytest.mark.rule("13.5e", "3.3b")
def test_the_orphans_of_pyrrhus_join_megacles() -> None:
    match = merging(epirote=army("lucania", 4), megacles=army("lucania", 3))
    assert choices(match)["merge"] == ("epirote",)
    play(match, ("merge", "epirote"))
    assert sorted(armies(match)) == ["megacles"]
    assert len(armies(match)["megacles"]["elements"]) == 7
    assert facts(match)["riding"] == {}


@pytest.mark.rule("13.5c", "13.5e")
def test_who_follows_pyrrhus() -> None:
    both = {"pyrrhus": army("lucania", 4), "megacles": army("lucania", 3)}
    state = state_of(scene(season(3), armies=both))
    succeed(state, state.armies.pop("pyrrhus"), 0, 0)
    assert len(state.armies["megacles"].elements) == 7
    apart = {"pyrrhus": army("lucania", 4), "megacles": army("apulia", 3), "epirus_guard": army("dodonia", 5)}
    state = state_of(scene(season(3), (2,), armies=apart))
    succeed(state, state.armies.pop("pyrrhus"), 0, 0)
    assert {c: a.at for c, a in state.armies.items()} == {
        "epirote": "lucania",
        "megacles": "apulia",
        "epirus_guard": "dodonia",
    }


@pytest.mark.rule("13.3a", "13.3b")
def test_the_great_alliances_cannot_be_broken() -> None:
    match = scene(
        marching("pyrrhus", "epirus"),
        armies={"pyrrhus": army("apulia", pm=3)},
        allies=[["epirus", "italiots"]],
    )
    play(match, ("enter", "lucania"))
    assert match.prompt("epirus").message == "march"
    assert ["epirus", "italiots"] in facts(match)["allies"]


@pytest.mark.rule("13.3c", "13.3d")
def test_an_alliance_needs_both_players() -> None:
    refused = scene(season(0), (6,) * 9, scenario="expedition_4")
    first = refused.deciders[0]
    play(refused, "refuse")
    assert refused.prompt(first).message != "alliance"
    assert ["epirus", "mamertines"] not in facts(refused)["allies"]
    alone = scene(season(0), (6,) * 9, scenario="expedition_3")
    play(alone, "ally")  # one player has both: he is asked once
    assert ["epirus", "mamertines"] in facts(alone)["allies"]


@pytest.mark.rule("8.3l", "8.3s")
def test_gauls_gain_nothing_by_treason() -> None:
    frames = [*season(1), {"frame": "Events", "left": ["rome"]}]
    match = scene(frames, (9,), armies={"gallic": army("latium")}, wars=[["gauls", "rome"]])
    assert facts(match)["control"]["latium"] == "rome"


@pytest.mark.rule("3.12c", "12.3c")
def test_a_besieger_does_not_ravage_besides() -> None:
    sieges = {"campania": {"by": "pyrrhus", "marker": 0}}
    field = {"pyrrhus": army("campania", pm=3, entered=1)}
    match = scene(marching("pyrrhus", "epirus"), armies=field, sieges=sieges)
    assert "ravage" not in choices(match)
    assert "build_train" in choices(match)
    assert rules(match) == []
