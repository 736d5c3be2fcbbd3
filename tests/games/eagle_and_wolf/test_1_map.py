"""1, 14, 15: map, nations, seats, victory, scenarios."""

from __future__ import annotations

import pytest

from games.eagle_and_wolf.scene import army, facts, game, scene, season, state_of
from polemos.games.eagle_and_wolf.printed import AFRICA

MAJORITY = ("roma", "latium", "campania")


@pytest.mark.rule("1.0a")
def test_two_to_six_players_two_scenarios() -> None:
    assert game().meta.players == (2, 6)
    assert len(game().scenarios) == 10
    assert [len(s.roles) for s in game().scenarios] == [2, 3, 4, 5, 6] * 2


@pytest.mark.rule("1.12a", "1.12b")
def test_territories_and_borders() -> None:
    printed = game().printed
    assert len(printed.territories) == 14
    assert len(printed.provinces) == 4
    assert len(printed.zones) == 6
    assert printed.sea[AFRICA] == ("z4",)
    edges = {frozenset((a, b)) for a, others in printed.land.items() for b in others}
    assert len(edges) == 17
    assert frozenset(("messina", "bruttium")) not in edges


@pytest.mark.rule("3.2c")
def test_crossings_count_zones() -> None:
    printed = game().printed
    lengths = {
        ("panormos", "campania"): 2,
        ("dodonia", "apulia"): 1,
        ("dodonia", "roma"): 4,
        ("roma", "messina"): 2,
    }
    lengths |= {("africa", "agrigentum"): 1, ("africa", "messina"): 2, ("dodonia", "panormos"): 3}
    for (start, end), zones in lengths.items():
        assert {len(route) for route in printed.crossings(start, end)} == {zones}, (start, end)
    assert printed.crossings("roma", "samnium") == ()


@pytest.mark.rule("15.11a", "15.12a", "15.12c", "15.12d")
def test_the_whole_war() -> None:
    match = game().start("extended_5", 1)
    start = facts(match)
    assert (start["year"], start["last_year"], start["season"]) == (281, 272, "winter")
    assert sorted(start["wars"]) == [["italiots", "rome"], ["mamertines", "syracuse"]]
    held = {
        n: [t for t, owner in start["control"].items() if owner == n] for n in ("rome", "italiots", "gauls")
    }
    assert held["rome"] == ["campania", "latium", "roma", "samnium"]
    assert held["italiots"] == ["apulia", "bruttium", "lucania"]
    assert held["gauls"] == ["ager_gallicum"]
    nations = ("rome", "italiots", "syracuse", "mamertines", "epirus", "carthage")
    assert [n for n in nations if state_of(match).active(n)] == list(nations[:4])


@pytest.mark.rule("15.21a", "15.22a", "15.22b", "15.22c", "8.11a", "13.3a")
def test_the_expedition() -> None:
    match = game().start("expedition_5", 1)
    start = facts(match)
    assert (start["year"], start["last_year"]) == (280, 275)
    assert ["epirus", "rome"] in start["wars"]
    assert ["epirus", "italiots"] in start["allies"]
    assert start["ravaged"] == ["apulia", "bruttium", "lucania"]


@pytest.mark.rule("13.3b")
def test_carthage_and_syracuse_are_allies_in_one_hand() -> None:
    assert ["carthage", "syracuse"] in facts(game().start("extended_2", 1))["allies"]
    assert ["carthage", "syracuse"] not in facts(game().start("extended_3", 1))["allies"]


@pytest.mark.rule("8.3p")
def test_who_plays_the_gauls() -> None:
    assert [state_of(game().start(f"extended_{n}", 1)).seats["gauls"] for n in (2, 3, 6)] == [
        "epirus",
        "carthage",
        "carthage",
    ]


def last_autumn(**control: str) -> tuple[str, ...]:
    match = scene(season(5), season="autumn", year=275, control=control)
    assert match.result is not None
    return match.result.winners


@pytest.mark.rule("14.0a", "14.0b", "14.3a", "14.5a", "14.5b")
def test_several_nations_win_at_the_end_of_the_last_autumn() -> None:
    assert set(last_autumn()) == {"carthage", "mamertines"}
    assert last_autumn(panormos="epirus", messina="carthage") == ()
    assert not scene(season(5), season="autumn", year=276).over


@pytest.mark.rule("14.1a", "14.2a", "14.4a")
def test_the_aims_of_epirus_rome_and_syracuse() -> None:
    epirus = {"lucania": "epirus", "bruttium": "epirus", "messina": "epirus", "syracusae": "epirus"}
    assert "epirus" not in last_autumn(**epirus)
    assert "epirus" in last_autumn(**epirus, agrigentum="epirus")
    assert "rome" in last_autumn(lucania="rome", apulia="rome")
    assert "rome" not in last_autumn(lucania="rome")
    assert "syracuse" in last_autumn(messina="syracuse")


@pytest.mark.rule("13.4a")
def test_the_mamertines_change_hands_when_epirus_comes_to_messina() -> None:
    frames = [*season(4), {"frame": "March", "counter": "pyrrhus"}]
    match = scene(frames, (1,), "expedition_3", armies={"pyrrhus": army("syracusae", pm=3)})
    assert state_of(match).seats["mamertines"] == "epirus"
    match.play("epirus", "attack", "messina")
    assert state_of(match).seats["mamertines"] == "rome"
    assert ["epirus", "mamertines"] in facts(match)["wars"]
