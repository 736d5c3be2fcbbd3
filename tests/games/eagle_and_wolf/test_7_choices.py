"""7.0-7.7, 13.2: who gets recruits and where, shares, mercenaries without points, lost capitals."""

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
    state_of,
    winter,
)
from polemos.engine.match import Match
from polemos.games.eagle_and_wolf.rules import recruitment


def recruiting(*nations: str, dice: tuple[int, ...] = (), **given: Any) -> Match:
    frames = [*winter(5), {"frame": "Recruiting", "left": list(nations)}]
    return scene(frames, dice, season="winter", **given)


@pytest.mark.rule("7.5b", "7.5c", "7.5e")
@pytest.mark.parametrize(
    ("nation", "all_to", "field", "control"),
    [
        ("epirus", "megacles", {}, {}),
        ("epirus", "leonatus", {"leonatus": army("lucania", 2, camp=1)}, {"lucania": "epirus"}),
        ("carthage", "bomilcar", {}, {}),
    ],
)
@pytest.mark.choice("7.5c", "general")
@pytest.mark.choice("7.5e", "general")
def test_all_recruits_may_go_to_a_subordinate(
    nation: str, all_to: str, field: dict[str, Any], control: dict[str, str]
) -> None:
    match = recruiting(nation, armies=field, control=control)
    if "decline" in choices(match):
        play(match, "decline")
    play(match, ("general", all_to))
    if "place" in choices(match):
        play(match, ("place", "dodonia"))
    play(match, "usual")
    assert sorted(armies(match)) == [all_to]


@pytest.mark.rule("7.5b")
@pytest.mark.choice("7.5b", "general", "hand_over")
def test_what_is_left_goes_to_others_in_any_order() -> None:
    match = play(recruiting("carthage"), "decline", ("general", "bomilcar"), ("take", "sp"), "hand_over")
    assert match.prompt("carthage").args["leader"] == "hanno"
    assert "hand_over" not in choices(match)
    play(match, ("take", "cv"), "disband_rest")
    assert {c: len(a["elements"]) for c, a in armies(match).items()} == {"bomilcar": 1, "hanno": 1}
    none = play(recruiting("epirus"), "disband_rest")
    assert armies(none) == {}


@pytest.mark.rule("7.0l", "7.5a")
@pytest.mark.parametrize(
    ("ravaged", "share"), [(["campania"], 9), (["campania", "latium"], 9), (["roma"], 9)]
)
def test_roman_shares_are_whole_quarters(ravaged: list[str], share: int) -> None:
    """7 quarters for two consuls: three each, nine elements, and the odd quarter is lost."""
    match = recruiting("rome", ravaged=ravaged, votes={"consul_urb": 1, "consul_prg": 1})
    quarters = recruitment.points(state_of(match), "rome")
    assert match.prompt("rome").args["number"] == quarters // 2 * 3
    assert quarters // 2 * 3 == share


@pytest.mark.rule("7.0l", "7.5a")
def test_an_odd_quarter_never_makes_seven_elements() -> None:
    """Five quarters: six elements each."""
    control = {"latium": "epirus"}
    match = recruiting(
        "rome", control=control, ravaged=["campania"], votes={"consul_urb": 1, "consul_prg": 1}
    )
    assert recruitment.points(state_of(match), "rome") == 5
    assert match.prompt("rome").args["number"] == 6


@pytest.mark.rule("7.0c")
def test_points_that_are_not_spent_are_gone() -> None:
    match = play(recruiting("italiots"), ("take", "cv"), "disband_rest")
    assert len(armies(match)["italiot"]["elements"]) == 1
    again = recruiting("italiots", armies={"italiot": army("lucania", 1)})
    assert again.prompt("epirus").args["number"] == 18  # the same as in any winter


@pytest.mark.rule("7.4a", "7.4e")
@pytest.mark.choice("7.4a", "hire", "decline")
def test_mercenaries_may_be_looked_for_without_points() -> None:
    camp = {"syracusan": army("syracusae", 3, camp=1)}
    match = recruiting("syracuse", dice=(6,), armies=camp)
    assert recruitment.points(state_of(match), "syracuse") == 0
    assert choices(match) == {"decline": (None,), "hire": (None,)}
    play(match, "hire")
    assert match.prompt("syracuse").args["number"] == 6
    nothing = play(recruiting("syracuse", dice=(5,), armies=camp), "hire")
    assert nothing.prompt(nothing.deciders[0]).message != "recruit"
    assert len(armies(nothing)["syracusan"]["elements"]) == 3
    homeless = recruiting("mamertines", control={"messina": "syracuse"})
    assert homeless.prompt(homeless.deciders[0]).message != "hire"  # 7.0a: no land, no recruits


@pytest.mark.rule("7.0a", "7.7a")
@pytest.mark.choice("7.7a", "place")
def test_a_nation_without_its_capital_still_raises_armies() -> None:
    match = recruiting("rome", control={"roma": "epirus"}, votes={"consul_urb": 1, "consul_prg": 1})
    assert choices(match) == {"place": ("campania", "latium", "samnium")}
    play(match, ("place", "latium"), "usual")
    assert armies(match)["consul_urb"]["at"] == "latium"
    state = state_of(match)
    state.control |= {"dodonia": "rome", "syracusae": "rome", "messina": "syracuse"}
    assert recruitment.deployments(state, "epirus") == ("lissos", "roma")
    assert recruitment.deployments(state, "syracuse") == ("messina",)
    assert recruitment.deployments(state, "mamertines") == ()
    state.control |= {"lucania": "rome", "bruttium": "rome", "apulia": "rome", "campania": "italiots"}
    assert recruitment.deployments(state, "italiots") == ("campania",)


@pytest.mark.rule("7.1b", "13.2b")
def test_points_from_abroad_never_reinforce_the_guard_of_epirus() -> None:
    field = {"epirus_guard": army("lucania", 3, camp=1)}
    match = recruiting("epirus", year=279, armies=field, control={"lucania": "epirus", "apulia": "epirus"})
    assert "epirus_guard" not in choices(match)["general"]


@pytest.mark.rule("7.0g", "7.3b", "3.23a", "3.2b")
def test_africa_gives_one_point_and_one_point_is_enough_to_cross() -> None:
    lost = {"agrigentum": "epirus", "panormos": "epirus"}
    state = state_of(recruiting("carthage", control=lost, ravaged=["panormos"]))
    assert recruitment.points(state, "carthage") == 4
    one = scene(
        [{"frame": "March", "counter": "hanno"}], season="summer", armies={"hanno": army("africa", pm=1)}
    )
    reached = {*choices(one)["sail"], *choices(one)["sail_against"]}
    assert {"agrigentum", "panormos", "syracusae", "messina", "campania", "lucania"} <= reached
    assert "dodonia" in reached
    assert "lissos" in reached or "lissos" not in reached
    assert "roma" in reached


@pytest.mark.rule("8.11a", "13.3a")
def test_the_tarentine_call_ends_a_war_between_the_new_allies() -> None:
    wars = [["epirus", "italiots"], ["italiots", "rome"], ["mamertines", "syracuse"]]
    match = scene(winter(3), (3, 4, 6, 6), season="winter", year=280, wars=wars, allies=[])
    assert ["epirus", "italiots"] in facts(match)["allies"]
    assert ["epirus", "italiots"] not in facts(match)["wars"]
    assert ["epirus", "rome"] in facts(match)["wars"]


@pytest.mark.rule("6.3c", "8.21a", "8.23a")
def test_what_did_not_happen_in_roman_politics_is_told() -> None:
    match = scene(winter(3), (3, 4, 6, 6, 6), season="winter", year=279)
    told = {line.key: line.args for line in match.journal.lines}
    assert told["no_emergency"] == {"box": 0, "die": 6, "number": 0}
    assert told["no_reform"] == {"die": 6, "number": 0}
    assert told["no_revolt"] == {"die": 6, "number": 0}
    assert "emergency" not in keys(match)
    assert rules(match)[:5] == ["6.1a", "6.1a", "6.3c", "8.21a", "8.23a"]
