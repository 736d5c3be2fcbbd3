"""Bounds, marks and reckonings that a campaign depends on, one scene each."""

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
    rules,
    scene,
    season,
    state_of,
    winter,
)
from polemos.engine.match import Match
from polemos.games.eagle_and_wolf.army import joined
from polemos.games.eagle_and_wolf.rules import aftermath
from polemos.games.eagle_and_wolf.rules.purchase import Purchase
from polemos.games.eagle_and_wolf.rules.retreat import fewest_zones

REPORT = {"battles": "report"}


def told(match: Match, key: str) -> dict[str, Any]:
    return next(line.args for line in match.journal.lines if line.key == key)


@pytest.mark.rule("3.13b", "3.13a")
@pytest.mark.parametrize(
    ("place", "because", "need"),
    [("roma", ("own_land", "own_capital"), 4), ("latium", ("own_land",), 3), ("lucania", ("nothing",), 2)],
)
def test_a_test_tells_its_reasons(place: str, because: tuple[str, ...], need: int) -> None:
    start = "samnium"
    field = {"consul_prg": army(start, pm=2, attitude=2), "pyrrhus": army(place, attitude=1)}
    match = play(scene(marching("consul_prg", "rome"), (6,), armies=field), ("enter", place))
    line = told(match, "shrinks")
    assert (line["because"], line["number"], line["die"], line["attitude"]) == (because, need, 6, 2)
    assert line["place"] == place


@pytest.mark.rule("3.13b", "1.12-2b")
def test_a_lost_capital_still_gives_its_bonus() -> None:
    field = {"consul_prg": army("latium", pm=2, attitude=2), "pyrrhus": army("roma", attitude=1)}
    match = scene(marching("consul_prg", "rome"), (6,), armies=field, control={"roma": "epirus"})
    assert told(play(match, ("enter", "roma")), "shrinks")["because"] == ("own_capital",)


@pytest.mark.rule("8.3i", "8.3j")
def test_an_army_that_has_stirred_goes_on_without_another_die() -> None:
    field = {"pyrrhus": army("apulia", pm=3, apathy=1)}
    match = scene(marching("pyrrhus", "epirus"), (5,), armies=field, allies=[["epirus", "italiots"]])
    play(match, ("enter", "lucania"), ("enter", "bruttium"))
    assert rules(match) == ["8.3j"]
    assert armies(match)["pyrrhus"]["at"] == "bruttium"
    assert told(match, "stirs") == {"leader": "pyrrhus", "die": 5, "number": 5}
    idle = scene(marching("pyrrhus", "epirus"), (4,), armies=field, allies=[["epirus", "italiots"]])
    assert told(play(idle, ("enter", "lucania")), "stays_idle") == {
        "leader": "pyrrhus",
        "die": 4,
        "number": 5,
    }


@pytest.mark.rule("13.3d")
def test_only_epirotes_who_invade_sicily_open_the_alliance() -> None:
    def invaded(counter: str, nation: str, start: str, to: str, **given: Any) -> int:
        match = scene(marching(counter, nation), armies={counter: army(start, pm=3)}, **given)
        play(match, ("attack" if to in choices(match).get("attack", ()) else "enter", to))
        return int(facts(match)["sicily_invaded"])

    assert invaded("pyrrhus", "epirus", "panormos", "messina", control={"panormos": "epirus"}) == 1
    assert invaded("hanno", "carthage", "panormos", "messina") == 0
    assert invaded("pyrrhus", "epirus", "lucania", "campania") == 0


@pytest.mark.rule("2.0g")
@pytest.mark.parametrize("mark", ["omen", "unsupplied", "apathy"])
def test_each_marker_goes_at_the_end_of_the_turn(mark: str) -> None:
    match = scene(season(5), armies={"pyrrhus": army("campania", **{mark: 1})})
    assert mark not in armies(match)["pyrrhus"]


@pytest.mark.rule("2.0d", "3.2e", "10.3d", "3.13h")
def test_a_new_movement_phase_clears_what_was_done_in_the_last() -> None:
    done = army("lucania", entered=1, acted=1, sailed=1, engaged=1)
    match = scene(season(3), armies={"pyrrhus": done}, moved_nations=["rome", "epirus"])
    assert not {"entered", "acted", "sailed", "engaged"} & set(armies(match)["pyrrhus"])
    assert facts(match)["moved_nations"][:1] != ["rome", "epirus"]


@pytest.mark.rule("3.11b", "3.12a")
def test_an_army_without_points_is_not_asked() -> None:
    field = {"megacles": army("apulia", pm=0), "pyrrhus": army("lucania", pm=1)}
    frames = [
        *season(4),
        {"frame": "Nations", "left": []},
        {"frame": "Moves", "nation": "epirus", "done": []},
    ]
    assert choices(scene(frames, armies=field))["army"] == ("pyrrhus",)


@pytest.mark.rule("12.2b")
def test_a_sortie_costs_a_point_and_is_tried_once() -> None:
    field = {"consul_prg": army("campania", pm=4, inside=1, attitude=3), "pyrrhus": army("campania")}
    sieges = {"campania": {"by": "pyrrhus", "marker": 0}}
    match = scene(marching("consul_prg", "rome"), (4,), armies=field, sieges=sieges)
    play(match, "sortie")
    assert armies(match)["consul_prg"]["pm"] == 3
    assert armies(match)["consul_prg"]["engaged"] == 1
    assert choices(match) == {"stop": (None,)}


@pytest.mark.rule("12.2b", "12.3a", "11.6a")
def test_a_beaten_sortie_goes_back_and_the_siege_goes_on() -> None:
    field = {
        "consul_prg": army("campania", ["Cv", "Sp", "Sp", "Sp"], 3, pm=4, inside=1),
        "consul_urb": army("roma", pm=3),
        "pyrrhus": army("campania", ["Kn", "Sp", "Sp", "Sp"], 6),
    }
    sieges = {"campania": {"by": "pyrrhus", "marker": 1}}
    dice = (3, 1, 4, 1, 5)
    match = scene(marching("consul_prg", "rome"), dice, armies=field, sieges=sieges, options=REPORT)
    play(match, "sortie")
    match.play("rome", "beaten", "attacker")
    play(match, ("destroyed", "att_sp_1"), ("destroyed", "att_sp_2"), "done", ("flank", 0), ("rear", 0))
    play(match, "confirm")
    assert armies(match)["consul_prg"]["inside"] == 1
    assert facts(match)["sieges"] == {"campania": {"by": "pyrrhus", "marker": 1}}


@pytest.mark.rule("3.21a", "3.21b")
def test_a_spring_crossing_may_cost_nobody() -> None:
    match = scene(marching("hanno", "carthage"), (1,), armies={"hanno": army("panormos", pm=4)})
    play(match, ("sail", "agrigentum"))
    assert told(match, "wreck")["number"] == 0
    assert len(armies(match)["hanno"]["elements"]) == 12


@pytest.mark.rule("11.1f", "12.4i")
def test_zones_are_counted_to_the_nearest_land() -> None:
    state = state_of(scene(season(3), armies={"pyrrhus": army("messina")}))
    assert fewest_zones(state, "messina", ("dodonia", "latium", "bruttium")) == 1
    assert fewest_zones(state, "messina", ("dodonia",)) == 2
    assert fewest_zones(state, "roma", ("samnium",)) > 4


@pytest.mark.rule("11.1l", "11.1f")
def test_a_land_way_to_an_ally_comes_before_the_sea() -> None:
    field = {"consul_prg": army("roma", pm=3, attitude=6), "pyrrhus": army("samnium", attitude=1)}
    match = scene(marching("consul_prg", "rome"), (1, 6), armies=field, allies=[["epirus", "italiots"]])
    play(match, ("enter", "samnium"))
    assert choices(match) == {"to": ("apulia", "lucania")}


@pytest.mark.rule("13.2a")
def test_only_epirus_itself_calls_its_guard_up() -> None:
    field = {"consul_prg": army("campania", pm=3)}
    match = scene(marching("consul_prg", "rome"), armies=field, control={"lucania": "epirus"})
    play(match, ("enter", "lucania"))
    assert "epirus_guard" not in armies(match)
    assert match.prompt("rome").message == "march"


@pytest.mark.rule("8.3e", "12.4d")
def test_a_trojan_horse_adds_exactly_two() -> None:
    frames = [*season(5), {"frame": "Sieges", "pending": ["campania"]}]
    given: dict[str, Any] = {"armies": {"pyrrhus": army("campania")}, "horses": ["epirus"]}
    given["sieges"] = {"campania": {"by": "pyrrhus", "marker": 0}}
    match = play(scene(frames, (4,), **given), "use_horse")
    assert "city_yields" in keys(match)  # 4 and 2: as much as the citizens have
    line = told(match, "assault_empty")
    assert (line["die"], line["horse"], line["number"], line["against"]) == (4, 2, 6, 6)


@pytest.mark.rule("3.3a", "1.13d")
def test_what_is_known_of_two_sheets_is_known_of_their_sum() -> None:
    def sum_of(first: tuple[int, int], second: tuple[int, int]) -> tuple[int, int]:
        field = {"pyrrhus": army("lucania", 5, least=first[0], most=first[1])}
        field["megacles"] = army("lucania", 3, least=second[0], most=second[1])
        state = state_of(scene(season(3), armies=field))
        joined(state.armies["pyrrhus"], state.armies["megacles"])
        return state.armies["pyrrhus"].least, state.armies["pyrrhus"].most

    assert sum_of((0, 0), (0, 0)) == (0, 0)
    assert sum_of((2, 9), (0, 0)) == (5, 12)
    assert sum_of((0, 0), (1, 6)) == (6, 11)


@pytest.mark.rule("3.3a")
@pytest.mark.parametrize(
    ("chief", "junior", "able"), [(1, 1, True), (0, 0, True), (1, 0, False), (0, 1, False)]
)
def test_only_who_stands_on_one_side_of_the_walls_merges(chief: int, junior: int, able: bool) -> None:
    field = {"hanno": army("panormos", 4, inside=chief), "bomilcar": army("panormos", 3, inside=junior)}
    field["pyrrhus"] = army("panormos")
    wars = [["carthage", "epirus"]]
    sieges = {"panormos": {"by": "pyrrhus", "marker": 0}}
    match = scene(merging("carthage"), armies=field, wars=wars, sieges=sieges)
    assert (match.prompt(match.deciders[0]).message == "sheets") == able


@pytest.mark.rule("3.3d")
def test_a_subordinate_leaves_with_at_least_one_element() -> None:
    match = scene(merging("carthage"), armies={"hanno": army("panormos", 3)}, riding={"bomilcar": "hanno"})
    play(match, ("split", "bomilcar"))
    assert set(choices(match)) == {"give"}
    play(match, ("give", "bd"))
    assert set(choices(match)) == {"done", "give"}


@pytest.mark.rule("6.3f", "4.0d")
@pytest.mark.parametrize(("emergency", "rides"), [(1, True), (0, False)])
def test_proconsuls_ride_on_while_the_emergency_lasts(emergency: int, rides: bool) -> None:
    field = {"consul_prg": army("apulia", 6), "pyrrhus": army("lucania", 6)}
    match = scene(
        winter(1),
        (1, 1, 3, 4, 1, 1, 6, 6),
        season="winter",
        year=279,
        armies=field,
        riding={"proconsul_1": "consul_prg", "megacles": "pyrrhus"},
        votes={"consul_prg": 2, "proconsul_1": 3},
        emergency=emergency,
        box=2 * emergency,
    )
    assert ("proconsul_1" in facts(match)["riding"]) == rides
    assert facts(match)["riding"]["megacles"] == "pyrrhus"
    assert facts(match)["ineligible"] == {"consul_prg": 2}  # Romans alone are elected


@pytest.mark.rule("8.21a", "8.21b")
def test_a_reformed_army_is_not_reformed_again() -> None:
    match = scene(winter(3), (3, 4, 6, 6), season="winter", year=278, reformed=1)
    assert "8.21a" not in rules(match)
    assert facts(match)["reformed"] == 1


@pytest.mark.rule("6.3d", "11.6d")
@pytest.mark.parametrize(
    ("won", "lost", "emergency", "box"),
    [(0, 0, 1, 2), (1, 0, 1, 1), (0, 1, 1, 3), (1, 0, 0, 2), (0, 1, 0, 3), (0, 0, 0, 2)],
)
def test_the_track_moves_for_romans_only(won: int, lost: int, emergency: int, box: int) -> None:
    state = state_of(scene(season(3), armies={"pyrrhus": army("lucania")}, box=2, emergency=emergency))
    aftermath.track(state, bool(won), bool(lost))
    assert (state.box, state.emergency) == (box, emergency)


def beaten(dice: tuple[int, ...], dead: tuple[str, ...], side: str, **given: Any) -> Match:
    """The consul attacks Pyrrhus in Lucania; somebody is beaten."""
    field = {
        "consul_prg": army("campania", ["Cv", "Bd", "Bd", "Bd", "Sp", "Sp"], 6, pm=3),
        "pyrrhus": army("lucania", ["Kn", "Pk", "Pk", "Sp", "Sp", "Ps"], 6),
        **given.pop("more", {}),
    }
    match = scene(marching("consul_prg", "rome"), (1, 1, 4, *dice), armies=field, options=REPORT, **given)
    play(match, ("enter", "lucania"))
    match.play("rome", "beaten", side)
    for element in dead:
        play(match, ("destroyed", element))
    return play(match, "done", ("flank", 2), ("rear", 0), "confirm")


@pytest.mark.rule("11.4g")
def test_a_casualty_prompt_counts_down() -> None:
    match = beaten((1, 5), ("def_kn_1", "def_pk_1", "def_sp_1", "def_ps_1"), "defender")
    assert told(match, "pursuit")["number"] == 4
    match = beaten((1, 5), ("def_kn_1", "def_pk_1", "def_pk_2", "def_sp_1", "def_ps_1"), "defender")
    numbers = []
    while match.prompt(match.deciders[0]).message == "casualty":
        numbers.append(match.prompt(match.deciders[0]).args["number"])
        play(match, ("remove", choices(match)["remove"][0]))
    assert numbers == sorted(numbers, reverse=True)
    assert numbers[0] == 4
    assert len(set(numbers)) == len(numbers)


@pytest.mark.rule("13.5d", "13.5e")
def test_the_enemy_rolls_for_the_leaderless_army_of_a_defender() -> None:
    more = {"megacles": army("apulia", 3), "leonatus": army("bruttium", 3)}
    dead = ("def_kn_1", "def_pk_1", "def_sp_1")
    dice = (1, 5, 1, 1)
    match = beaten(dice, dead, "defender", more=more, riding={}, allies=[["epirus", "italiots"]])
    while match.prompt(match.deciders[0]).message in ("casualty", "lose"):
        play(match, (next(iter(choices(match))), next(iter(choices(match).values()))[0]))
    who = [line.args["who"] for line in match.journal.lines if line.key == "roll" and line.rule == "13.5d"]
    assert who == ["rome"]
    assert armies(match)["epirote"]["inside"] == 1  # it falls back like any beaten army


@pytest.mark.rule("13.5c")
def test_who_rode_with_pyrrhus_rides_with_his_heir() -> None:
    field = {"pyrrhus": army("lucania", 4)}
    riding = {"megacles": "pyrrhus", "leonatus": "pyrrhus"}
    state = state_of(scene(season(3), armies=field, riding=riding))
    aftermath.succeed(state, state.armies.pop("pyrrhus"), 0, 0)
    assert state.riding == {"leonatus": "megacles"}


@pytest.mark.rule("11.6c", "11.1j")
def test_a_beaten_mover_engages_nobody_else() -> None:
    """Two enemies in Roma that are not allied; the consul loses to the first and is behind his walls."""
    field = {
        "consul_prg": army("roma", ["Cv", "Sp", "Sp", "Sp"], 6, pm=4),
        "hanno": army("roma", ["Cv", "Sp", "Sp", "Sp"], 6),
        "pyrrhus": army("roma", ["Kn", "Sp", "Sp", "Sp"], 6),
    }
    match = scene(
        marching("consul_prg", "rome"),
        (1, 1, 4, 1, 5),
        armies=field,
        options=REPORT,
        wars=[["carthage", "rome"], ["epirus", "rome"]],
    )
    play(match, "give_battle", ("engage", "epirus"))
    match.play("rome", "beaten", "attacker")
    play(match, ("destroyed", "att_sp_1"), ("destroyed", "att_sp_2"), "done", ("flank", 0), ("rear", 0))
    play(match, "confirm")
    assert armies(match)["consul_prg"]["inside"] == 1
    assert match.prompt(match.deciders[0]).message != "engage"
    assert armies(match)["consul_prg"].get("pm", 0) == 0


@pytest.mark.rule("dba.report.a", "11.2a")
@pytest.mark.parametrize(("die", "sailed"), [(1, True), (6, False)])
def test_only_a_landing_on_a_coast_is_fought_from_ships(die: int, sailed: bool) -> None:
    field = {"consul_prg": army("latium", 12, 6, pm=5), "pyrrhus": army("bruttium", 12, 6)}
    match = scene(marching("consul_prg", "rome"), (1, 1, die), season="summer", armies=field, options=REPORT)
    play(match, ("sail", "bruttium"))
    assert (state_of(match).field.sailed == (0,)) == sailed
    march = {"consul_prg": army("campania", 12, 6, pm=5), "pyrrhus": army("lucania", 12, 6)}
    by_land = scene(marching("consul_prg", "rome"), (1, 1, die), armies=march, options=REPORT)
    play(by_land, ("enter", "lucania"))
    assert state_of(by_land).field.sailed == ()


@pytest.mark.rule("7.0j", "7.0k")
def test_a_purchase_keeps_to_its_slots_however_much_is_to_come() -> None:
    """18 elements of II/27b: the first twelve fill one list; Kn and Cv leave no room for another Cv."""
    state = state_of(scene(season(3), armies={"pyrrhus": army("lucania")}))
    first = Purchase(16, 12, ("Kn", "Cv"))
    assert "Cv" not in first.kinds(state, "pyrrhic", False)
    usual = state.book.armies["pyrrhic"].reference
    after = Purchase(7, 12, usual[:11]).after(state, "pyrrhic", usual[11])
    assert (after.number, after.taken) == (6, ())  # a new list begins
    assert usual[0] in after.kinds(state, "pyrrhic", False)


@pytest.mark.rule("7.4d", "7.4f")
def test_only_what_a_list_cannot_hold_is_lost() -> None:
    """Six quarters and a 5: 24 Mamertines; 13 fit the first list of 16, then eight more of a second."""
    frames = [*winter(5), {"frame": "Recruiting", "left": ["mamertines"]}]
    match = scene(frames, (5,), season="winter", control={"syracusae": "mamertines"})
    play(match, "hire")
    assert match.prompt("mamertines").args["number"] == 24
    play(match, "usual")
    assert len(armies(match)["mamertine"]["elements"]) == 21
