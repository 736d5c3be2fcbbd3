"""1.12-3e: six players, two of them for Rome; 3.3, 11.1g, 13.3, 14: who decides, commands and wins."""

from __future__ import annotations

from typing import Any

import pytest

from games.eagle_and_wolf.scene import (
    armies,
    army,
    choices,
    facts,
    marching,
    play,
    rules,
    scene,
    season,
)
from polemos.engine.match import Match

SIX = "expedition_6"


def sheets(**given: Any) -> Match:
    rome = {"frame": "Sheets", "nation": "rome", "used": [], "passed": []}
    return scene([*season(4), {"frame": "Nations", "left": []}, rome], scenario=SIX, **given)


@pytest.mark.rule("1.12-3e", "2.0b")
def test_both_romans_are_asked_when_rome_moves() -> None:
    field = {"consul_prg": army("latium", pm=3), "consul_urb": army("roma", pm=3)}
    frames = [*season(4), {"frame": "Nations", "left": []}, {"frame": "Moves", "nation": "rome", "done": []}]
    match = scene(frames, scenario=SIX, armies=field)
    assert match.deciders == ("rome", "rome_2")
    assert match.prompt("rome").choices["army"] == ("consul_urb",)
    assert match.prompt("rome_2").choices["army"] == ("consul_prg",)
    match.play("rome_2", "army", "consul_prg")
    assert match.deciders == ("rome_2",)
    match.play("rome_2", "stop")
    assert match.deciders == ("rome",)
    other = scene(frames, scenario=SIX, armies=field)
    other.play("rome", "done")
    assert other.deciders == ("rome_2",)  # one is done, the other is not


@pytest.mark.rule("3.3a", "3.3b", "1.12-3e")
@pytest.mark.choice("3.3a", "join", "take_on", "decline")
def test_a_proconsul_joins_the_consul_his_player_names_if_that_one_agrees() -> None:
    field = {c: army("roma", 4) for c in ("consul_urb", "consul_prg", "proconsul_1")}
    match = sheets(armies=field, emergency=1)
    assert match.deciders == ("rome",)  # the second player has no junior there
    play(match, ("merge", "proconsul_1"))
    assert choices(match) == {"join": ("consul_prg", "consul_urb")}
    own = play(sheets(armies=field, emergency=1), ("merge", "proconsul_1"), ("join", "consul_urb"))
    assert facts(own)["riding"] == {"proconsul_1": "consul_urb"}
    play(match, ("join", "consul_prg"))
    assert match.deciders == ("rome_2",)
    assert choices(match) == {"decline": (None,), "take_on": (None,)}
    play(match, "take_on")
    assert len(armies(match)["consul_prg"]["elements"]) == 8
    refused = play(
        sheets(armies=field, emergency=1), ("merge", "proconsul_1"), ("join", "consul_prg"), "decline"
    )
    assert "proconsul_1" in armies(refused)
    assert facts(refused)["riding"] == {}


@pytest.mark.rule("3.3c", "1.12-3e")
def test_either_of_two_players_may_part_armies_that_were_merged() -> None:
    field = {"consul_urb": army("roma", 7)}
    match = sheets(armies=field, riding={"proconsul_2": "consul_urb"}, emergency=1)
    assert match.deciders == ("rome", "rome_2")
    match.play("rome_2", "split", "proconsul_2")
    assert match.deciders == ("rome",)  # whose sheet it is hands out
    play(match, ("give", "sp"), "done")
    assert armies(match)["proconsul_2"]["elements"] == ["Sp"]
    assert match.deciders != ("rome_2",) or match.prompt("rome_2").message != "sheets"


@pytest.mark.rule("3.3a")
def test_no_merging_through_the_lines_of_a_besieger() -> None:
    field = {"consul_urb": army("roma", 4, inside=1), "proconsul_1": army("roma", 3), "pyrrhus": army("roma")}
    besieged = sheets(armies=field, sieges={"roma": {"by": "pyrrhus", "marker": 0}})
    assert besieged.prompt(besieged.deciders[0]).message != "sheets"
    free = sheets(armies=field)
    assert choices(free)["merge"] == ("proconsul_1",)


def consuls_attacked(dice: tuple[int, ...], scenario: str, **kinds: list[str]) -> Match:
    field = {
        "consul_prg": army("campania", kinds.get("prg", ["Cv", "Sp"]), 6),
        "consul_urb": army("campania", kinds.get("urb", ["Bd", "Sp"]), 6),
        "pyrrhus": army("lucania", pm=3, attitude=6),
    }
    options = {"battles": "report"}
    match = scene(marching("pyrrhus", "epirus"), dice, scenario=scenario, armies=field, options=options)
    return play(match, ("enter", "campania"))


@pytest.mark.rule("11.1g", "1.12-3e")
@pytest.mark.choice("11.1g", "commander")
def test_who_commands_two_armies_of_equal_rank() -> None:
    match = consuls_attacked((1, 1, 1, 4), SIX)
    assert match.deciders == ("rome_2",) or match.deciders == ("rome",)
    assert choices(match) == {"commander": ("consul_prg", "consul_urb")}
    play(match, ("commander", "consul_urb"), ("commander", "consul_urb"))
    assert facts(match)["commanders"] == ["epirus", "rome"]
    general = facts(match)["field"]["generals"][1]
    assert general.startswith("def_bd_")
    assert "11.1g" not in rules(match)


@pytest.mark.rule("11.1g")
@pytest.mark.parametrize(("die", "commander"), [(3, "rome_2"), (4, "rome")])
def test_a_die_decides_if_they_disagree(die: int, commander: str) -> None:
    match = consuls_attacked((1, 1, 1, die, 4), SIX)
    first = {"rome": "consul_urb", "rome_2": "consul_prg"}
    while match.prompt(match.deciders[0]).message == "commander":
        play(match, ("commander", first[match.deciders[0]]))
    assert "11.1g" in rules(match)
    assert facts(match)["commanders"][1] == commander


@pytest.mark.rule("11.1g")
def test_nobody_is_asked_who_commands_where_it_is_all_the_same() -> None:
    one = consuls_attacked((1, 1, 1, 4), "expedition_5", urb=["Cv", "Sp"])
    assert one.prompt(one.deciders[0]).message == "report_loser"
    other = consuls_attacked((1, 1, 1, 4), "expedition_5")
    assert other.prompt("rome").message == "commander"


@pytest.mark.rule("14.0b", "1.12-3e", "14.2a")
def test_both_romans_win_with_rome() -> None:
    control = {"lucania": "rome", "apulia": "rome", "messina": "carthage", "panormos": "syracuse"}
    match = scene(season(5), season="autumn", year=275, scenario=SIX, control=control)
    assert match.result is not None
    assert match.result.winners == ("rome", "rome_2")
    assert match.result.scores["rome"] == match.result.scores["rome_2"] == 5


@pytest.mark.rule("13.3d", "1.12-3e")
def test_an_alliance_of_rome_needs_both_romans() -> None:
    frames = [*season(1), {"frame": "Alliance", "nations": ["carthage", "rome"], "answers": []}]
    match = scene(frames, scenario=SIX)
    assert match.deciders == ("carthage",)
    play(match, "ally")
    assert match.deciders == ("rome",)
    play(match, "ally")
    assert match.deciders == ("rome_2",)
    play(match, "refuse")
    assert ["carthage", "rome"] not in facts(match)["allies"]


@pytest.mark.rule("8.3b", "8.3l", "1.12-3e")
def test_treason_strikes_the_second_roman_too() -> None:
    frames = [*season(1), {"frame": "Events", "left": ["rome_2"]}]
    match = scene(frames, (9,), scenario=SIX, armies={"pyrrhus": army("campania")})
    assert facts(match)["control"]["campania"] == "epirus"
