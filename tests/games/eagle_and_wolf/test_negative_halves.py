"""What clauses forbid, and what their exceptions leave: the halves that are easily forgotten."""

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
from polemos.games.eagle_and_wolf.rules import aftermath


def besieges(at: str = "campania", **given: Any) -> bool:
    marks = given.pop("marks", {})
    match = scene(marching("pyrrhus", "epirus"), armies={"pyrrhus": army(at, pm=3, **marks)}, **given)
    return "besiege" in choices(match)


@pytest.mark.rule("12.0a", "12.1a")
def test_who_may_besiege() -> None:
    assert besieges()
    assert not besieges("dodonia")  # the own city
    assert not besieges("lucania", allies=[["epirus", "italiots"]])  # an ally's
    assert not besieges("messina")  # nobody's enemy
    assert not besieges(marks={"inside": 1})
    other = {"pyrrhus": army("campania", pm=3), "megacles": army("campania")}
    sieges = {"campania": {"by": "megacles", "marker": 0}}
    match = scene(marching("pyrrhus", "epirus"), armies=other, sieges=sieges)
    assert "besiege" not in choices(match)  # one siege of a city
    shut = {"pyrrhus": army("campania", pm=3), "consul_prg": army("campania", inside=1)}
    assert "besiege" in choices(scene(marching("pyrrhus", "epirus"), armies=shut))


@pytest.mark.rule("12.2a", "12.3a", "11.1d")
def test_after_a_sortie_that_nobody_meets_the_army_is_outside() -> None:
    field = {
        "consul_prg": army("campania", pm=4, inside=1, attitude=3),
        "pyrrhus": army("campania", attitude=1),
    }
    sieges = {"campania": {"by": "pyrrhus", "marker": 0}}
    match = scene(
        marching("consul_prg", "rome"), (3, 6), armies=field, sieges=sieges, control={"lucania": "epirus"}
    )
    play(match, "sortie")
    assert "inside" not in armies(match)["consul_prg"]
    assert facts(match)["sieges"] == {}
    assert armies(match)["pyrrhus"]["at"] == "lucania"


@pytest.mark.rule("3.13g", "11.1l")
def test_an_army_that_refuses_inside_an_allys_city_stays_there() -> None:
    """Outside it would march home; inside it has its walls."""
    field = {
        "consul_prg": army("campania", pm=3, attitude=6),
        "pyrrhus": army("lucania", attitude=1, inside=1),
    }
    given: dict[str, Any] = {"allies": [["epirus", "italiots"]], "control": {"bruttium": "epirus"}}
    match = play(scene(marching("consul_prg", "rome"), (1, 6), armies=field, **given), ("enter", "lucania"))
    assert armies(match)["pyrrhus"]["at"] == "lucania"
    field["pyrrhus"] = army("lucania", attitude=1)
    match = play(scene(marching("consul_prg", "rome"), (1, 6), armies=field, **given), ("enter", "lucania"))
    assert armies(match)["pyrrhus"]["at"] == "bruttium"


@pytest.mark.rule("13.3c")
def test_a_refused_alliance_is_told_and_an_accepted_one_too() -> None:
    frames = [*season(1), {"frame": "Alliance", "nations": ["epirus", "mamertines"], "answers": []}]
    no = play(scene(frames), "refuse")
    assert ("no_alliance" in keys(no), "allied" in keys(no)) == (True, False)
    yes = play(scene(frames), "ally", "ally")
    assert ("no_alliance" in keys(yes), "allied" in keys(yes)) == (False, True)


@pytest.mark.rule("4.0a", "12.4c", "3.21e")
def test_an_army_that_goes_home_is_not_lost() -> None:
    home = scene(winter(1), (6,) * 9, season="winter", year=279, armies={"consul_prg": army("roma")})
    assert "demobilised" in keys(home)
    assert "removed" not in keys(home)
    field = {"pyrrhus": army("campania"), "consul_prg": army("campania", 3, inside=1)}
    sieges = {"campania": {"by": "pyrrhus", "marker": 0}}
    frames = [*season(5), {"frame": "Sieges", "pending": ["campania"]}]
    stormed = scene(frames, (9,), armies=field, sieges=sieges)
    assert "removed" in keys(stormed)
    assert "demobilised" not in keys(stormed)


@pytest.mark.rule("3.3a", "12.1a")
def test_a_siege_goes_on_under_the_senior_and_no_other_changes_hands() -> None:
    sieges = {"campania": {"by": "megacles", "marker": 1}, "latium": {"by": "leonatus", "marker": 2}}
    field = {"megacles": army("campania", 3), "pyrrhus": army("campania", 3), "leonatus": army("latium", 3)}
    state = state_of(scene(season(3), armies=field, sieges=sieges))
    state.hand_siege("megacles", "pyrrhus")
    assert {t: s.by for t, s in state.sieges.items()} == {"campania": "pyrrhus", "latium": "leonatus"}


@pytest.mark.rule("1.13d")
@pytest.mark.parametrize(
    ("known", "kept", "expected"),
    [((4, 9), 4, (2, 7)), ((1, 9), 4, (1, 7)), ((5, 6), 4, (3, 4)), ((6, 6), 5, (5, 5)), ((0, 0), 4, (0, 0))],
)
def test_what_everybody_can_reckon_after_losses(
    known: tuple[int, int], kept: int, expected: tuple[int, int]
) -> None:
    least, most = known
    state = state_of(scene(season(3), armies={"pyrrhus": army("lucania", 6, least=least, most=most)}))
    state.shed("pyrrhus", state.armies["pyrrhus"].elements[:kept])
    assert (state.armies["pyrrhus"].least, state.armies["pyrrhus"].most) == expected
    assert state.fallen == 6 - kept


@pytest.mark.rule("3.2a", "3.2e", "3.2f", "8.3q")
def test_who_may_sail() -> None:
    def sails(counter: str, nation: str, row: dict[str, Any], **given: Any) -> set[str]:
        offered = choices(scene(marching(counter, nation), season="summer", armies={counter: row}, **given))
        return {*offered.get("sail", ()), *offered.get("sail_against", ())}

    assert "campania" in sails("hanno", "carthage", army("panormos", 12, pm=5))
    assert not sails("hanno", "carthage", army("panormos", ["Sp"] * 13, pm=5))
    assert not sails("hanno", "carthage", army("panormos", pm=5, acted=1))
    assert not sails("pyrrhus", "epirus", army("campania", pm=5))  # an enemy's port
    assert not sails("gallic", "gauls", army("ager_gallicum", pm=1))
    far = sails("consul_prg", "rome", army("roma", pm=1))
    assert "messina" in far  # two zones cost a point
    assert "dodonia" not in far  # four cost two
    assert "dodonia" in sails("consul_prg", "rome", army("roma", pm=2))


@pytest.mark.rule("11.1h")
def test_a_contingent_needs_more_than_three_elements() -> None:
    def asked(size: int) -> str:
        field = {
            "consul_prg": army("campania", 12, 6, pm=3),
            "italiot": army("lucania", 12, 3),
            "pyrrhus": army("lucania", size, 3),
        }
        match = scene(
            marching("consul_prg", "rome"),
            (1, 2, 4),
            armies=field,
            options={"battles": "report"},
            allies=[["epirus", "italiots"]],
        )
        play(match, ("enter", "lucania"))
        return match.prompt(match.deciders[0]).message

    assert asked(4) == "contingent"
    assert asked(3) == "report_loser"  # the general and two others: there are no three to send


@pytest.mark.rule("11.1h", "11.1k", "11.1f")
def test_the_rest_of_a_contingents_army_withdraws() -> None:
    field = {
        "consul_prg": army("campania", 12, 6, pm=3),
        "italiot": army("lucania", 12, 3),
        "pyrrhus": army("lucania", 6, 3),
    }
    match = scene(
        marching("consul_prg", "rome"),
        (1, 2, 4),
        armies=field,
        options={"battles": "report"},
        allies=[["epirus", "italiots"]],
        control={"bruttium": "epirus"},
    )
    play(match, ("enter", "lucania"), "send", ("send_one", "sp"), ("send_one", "bd"), ("send_one", "bd"))
    assert armies(match)["pyrrhus"]["at"] == "bruttium"
    assert armies(match)["italiot"]["at"] == "lucania"
    assert {"contingent", "falls_back"} <= set(keys(match))
    kept = scene(
        marching("consul_prg", "rome"),
        (1, 2, 4),
        armies=field,
        options={"battles": "report"},
        allies=[["epirus", "italiots"]],
        control={"bruttium": "epirus"},
    )
    play(kept, ("enter", "lucania"), "decline")
    assert sum(e.startswith("def") for e in state_of(kept).field.kinds) == 12
    assert "no_contingent" in keys(kept)


@pytest.mark.rule("8.3n", "8.3c")
@pytest.mark.parametrize(
    ("die", "province", "hit"),
    [
        (1, "italia", "consul_prg"),
        (2, "italia", "consul_prg"),
        (3, "graecia_magna", "italiot"),
        (4, "graecia_magna", "italiot"),
        (5, "sicilia", "syracusan"),
        (6, "sicilia", "syracusan"),
    ],
)
def test_where_the_plague_is(die: int, province: str, hit: str) -> None:
    field = {"consul_prg": army("latium"), "italiot": army("apulia"), "syracusan": army("syracusae")}
    field["pyrrhus"] = army("dodonia")
    frames = [*season(1), {"frame": "Events", "left": ["rome"]}]
    match = scene(frames, (12, die), armies=field)
    line = next(line for line in match.journal.lines if line.key == "plague")
    assert line.args == {"die": die, "province": province}
    assert [line.args["leader"] for line in match.journal.lines if line.key == "losses"] == [hit]


def storm_in(die: int) -> Match:
    return scene([*season(1), {"frame": "Events", "left": ["rome"]}], (1, die), storms=["z2"])


@pytest.mark.rule("8.3c")
def test_a_storm_joins_those_that_rage_already() -> None:
    match = storm_in(5)
    assert facts(match)["storms"] == ["z2", "z5"]
    line = next(line for line in match.journal.lines if line.key == "storm")
    assert line.args == {"die": 5, "zone": "z5"}
    assert rules(match)[:2] == ["8.3a", "8.3c"]
    assert facts(storm_in(2))["storms"] == ["z2"]


@pytest.mark.rule("8.3f")
def test_a_bad_omen_refuses_battle_without_a_die_and_may_send_nobody() -> None:
    field = {
        "consul_prg": army("campania", 12, 6, pm=3),
        "italiot": army("lucania", 12, 6),
        "pyrrhus": army("lucania", 12, 6, omen=1),
    }
    match = scene(
        marching("consul_prg", "rome"),
        (1, 1, 4),
        armies=field,
        options={"battles": "report"},
        allies=[["epirus", "italiots"]],
        control={"bruttium": "epirus"},
    )
    play(match, ("enter", "lucania"))
    assert rules(match) == ["3.13a", "11.1b", "11.2a"]  # one test: the Italiots'
    assert "omen_refuses" in keys(match)
    assert armies(match)["pyrrhus"]["at"] == "bruttium"
    assert match.prompt(match.deciders[0]).message == "report_loser"  # no contingent of cursed men


@pytest.mark.rule("3.3a", "3.3c")
def test_nobody_has_to_merge() -> None:
    field = {"hanno": army("panormos", 4, pm=3), "bomilcar": army("panormos", 3, pm=3)}
    match = play(scene(merging("carthage"), armies=field), "done")
    assert sorted(armies(match)) == ["bomilcar", "hanno"]
    assert match.prompt(match.deciders[0]).message != "sheets"


@pytest.mark.rule("8.22e")
def test_leonatus_with_an_army_takes_no_second_one() -> None:
    field = {"italiot": army("apulia", 4), "leonatus": army("lucania", 5)}
    state = state_of(scene(season(3), armies=field, allies=[["epirus", "italiots"]]))
    aftermath.rally(state)
    assert state.control["lucania"] == "epirus"
    assert len(state.armies["italiot"].elements) == 4
    assert len(state.armies["leonatus"].elements) == 5


@pytest.mark.rule("13.2a")
def test_a_guard_that_is_in_the_field_is_not_raised_again() -> None:
    field = {"hanno": army("lissos", pm=3, attitude=6), "epirus_guard": army("dodonia", 2, attitude=1)}
    match = scene(marching("hanno", "carthage"), (1, 6), armies=field, wars=[["carthage", "epirus"]])
    play(match, ("enter", "dodonia"))
    assert len(armies(match)["epirus_guard"]["elements"]) == 2
    assert armies(match)["epirus_guard"]["inside"] == 1


@pytest.mark.rule("13.1a", "13.1c", "8.3o")
def test_there_are_two_gallic_hosts_and_no_third() -> None:
    field = {"gallic": army("latium"), "gallic_2": army("samnium"), "consul_prg": army("roma", pm=3)}
    match = scene(marching("consul_prg", "rome"), armies=field, wars=[["gauls", "rome"]])
    play(match, ("enter", "ager_gallicum"))
    assert sorted(armies(match)) == ["consul_prg", "gallic", "gallic_2"]
    assert match.prompt("rome").message == "march"


@pytest.mark.rule("13.5d", "3.21e")
def test_a_leaderless_army_may_vanish() -> None:
    frames = [*season(5), {"frame": "Cull", "counter": "epirote", "number": 6, "pickers": ["rome", "epirus"]}]
    match = scene(frames, armies={"epirote": army("lucania", 3), "megacles": army("apulia", 3)})
    assert sorted(armies(match)) == ["megacles"]
    some = scene(
        [*season(5), {"frame": "Cull", "counter": "epirote", "number": 2, "pickers": ["rome", "epirus"]}],
        armies={"epirote": army("lucania", 3)},
    )
    asked = []
    while some.prompt(some.deciders[0]).message == "lose":
        asked.append((some.deciders[0], some.prompt(some.deciders[0]).args["number"]))
        play(some, ("lose", choices(some)["lose"][0]))
    assert asked == [("rome", 2), ("epirus", 1)]


@pytest.mark.rule("9.0a", "1.1d")
def test_without_a_war_nobody_has_the_initiative() -> None:
    match = scene(season(1), armies={"pyrrhus": army("lucania")}, wars=[], lead="")
    assert facts(match)["lead"] == ""
    assert "initiative" not in keys(match)
