"""6.3, 8.22, 11-13, dba.report: battles and what follows from them, sieges, Pyrrhus."""

from __future__ import annotations

from typing import Any

import pytest

from games.eagle_and_wolf.scene import (
    armies,
    army,
    choices,
    facts,
    game,
    marching,
    play,
    rules,
    scene,
    season,
    state_of,
    winter,
)
from polemos.battles.dba.field import Field
from polemos.battles.dba.rules.muster import enlist
from polemos.engine.match import Match
from polemos.games.eagle_and_wolf.rules import aftermath, sieges
from polemos.games.eagle_and_wolf.rules.retreat import nearest

REPORT = {"battles": "report"}


def fought(winners: list[str], losers: list[str], lost: tuple[str, ...] = (), **given: Any) -> Any:
    """A state after a battle that the attacker won with these elements."""
    state = state_of(scene(season(3), armies={"pyrrhus": army("lucania")}, **given))
    state.field = Field(state.book, 24, "fertile")
    enlist(state.field, 0, tuple(winners))
    enlist(state.field, 1, tuple(losers))
    state.field.lost = lost
    return state


@pytest.mark.rule("11.4a", "11.4f")
def test_the_pursuit_factor_and_table() -> None:
    winners = ["Kn", "Cv", "Pk", "Pk", "Pk", "Pk", "Sp", "Sp", "Ax", "Ax", "El"]
    state = fought(winners, ["Cv", "Sp"])
    assert aftermath.pursuit_halves(state, 0) == 8  # factor 4
    # the printed example: one more mounted, two elements on the flanks
    assert [aftermath.pursuit(state, 0, die, 2, 0) for die in (1, 3, 6)] == [3, 5, 8]
    few = fought(["Cv"], ["Cv"])
    assert aftermath.pursuit_halves(few, 0) == 2
    for die in range(1, 7):
        assert aftermath.pursuit(few, 0, die, 0, 0) == max(0, die + 2 - 9)


@pytest.mark.rule("11.4b", "11.4c", "11.4d", "11.4e")
def test_the_pursuit_roll() -> None:
    state = fought(["Cv", "LH", "El", "Bd", "Bd", "Bd", "Bd"], ["Cv", "El"])
    assert aftermath.pursuit_roll(state, 0, 1, 0, 0) == 1 + 1 + 4
    assert aftermath.pursuit_roll(state, 0, 1, 1, 1) == 9
    capped = fought(["Cv", "LH", "El", "Bd", "Bd", "Bd", "Bd"], ["Cv"], options={"blades": "three"})
    assert aftermath.pursuit_roll(capped, 0, 1, 0, 0) == 1 + 1 + 3
    autumn = fought(["Sp"], ["Cv"], season="autumn")
    assert aftermath.pursuit_roll(autumn, 0, 1, 0, 0) == -2


@pytest.mark.rule("11.4h", "dba.10a")
def test_who_was_still_aboard_dies_in_the_pursuit_and_is_nowhere_else() -> None:
    state = fought(["Cv"], ["Sp", "Sp", "Sp"])
    state.field.take("def_sp_2")
    state.field.aboard = ("def_sp_2",)
    aftermath.strike_off(state, (), 1, ["def_sp_1", "def_sp_2"])
    assert (state.field.aboard, state.field.lost) == ((), ("def_sp_1", "def_sp_2"))


def reported(
    dead: tuple[str, ...], loser: str, dice: tuple[int, ...], zones: tuple[int, int] = (0, 0), **given: Any
) -> Match:
    """Pyrrhus enters Campania, the consul accepts, and the battle is reported."""
    field = {"pyrrhus": army("lucania", ["Kn", "Cv", "Pk", "Pk", "Sp", "Sp"], 6, pm=3)}
    field["consul_prg"] = army("campania", ["Cv", "Bd", "Bd", "Sp", "Sp", "Ps"], 6)
    field |= given.pop("more", {})
    match = scene(marching("pyrrhus", "epirus"), (1, 1, 4), armies=field, options=REPORT, **given)
    play(match, ("enter", "campania"))
    assert list(match.deciders) == ["epirus", "rome"]  # either of them enters it
    match.play("epirus", "beaten", loser)
    for element in dead:
        play(match, ("destroyed", element))
    play(match, "done", ("flank", zones[0]), ("rear", zones[1]))
    assert list(match.deciders) == ["rome"]  # the other confirms
    match.state.chance.given = dice
    match.play("rome", "confirm")
    return match


@pytest.mark.rule(
    "dba.report.a", "dba.report.c", "11.2a", "11.1a", "11.3a", "11.3b", "11.3c", "11.3d", "11.7a"
)
def test_a_reported_battle_goes_on_like_any_other() -> None:
    match = reported(("def_bd_1", "def_sp_1"), "defender", (1, 2))
    assert rules(match)[:5] == ["3.13a", "11.1b", "11.2a", "11.4b", "11.5a"]
    assert armies(match)["consul_prg"]["inside"] == 1
    assert len(armies(match)["consul_prg"]["elements"]) == 6  # factor 2.5, a roll of 0: nobody is really lost


@pytest.mark.rule("dba.report.b")
@pytest.mark.choice("dba.report.a", "beaten", "destroyed", "flank", "rear")
@pytest.mark.choice("dba.report.c", "confirm", "correct")
def test_a_report_must_be_possible() -> None:
    field = {
        "pyrrhus": army("lucania", ["Kn", "Ps", "Sp"], 6, pm=3),
        "consul_prg": army("campania", ["Cv", "Bd", "Ps"], 6),
    }
    match = scene(marching("pyrrhus", "epirus"), (1, 1, 4), armies=field, options=REPORT)
    play(match, ("enter", "campania"))
    match.play("rome", "beaten", "defender")
    assert list(match.deciders) == ["rome"]  # who began goes on
    assert "done" not in choices(match)
    assert choices(match)["destroyed"] == (
        "att_kn_1",
        "att_ps_1",
        "att_sp_1",
        "def_bd_1",
        "def_cv_1",
        "def_ps_1",
    )
    play(match, ("destroyed", "def_bd_1"))
    assert "done" not in choices(match)  # a count of one never runs
    assert "def_bd_1" not in choices(match)["destroyed"]
    play(match, ("destroyed", "def_ps_1"), ("destroyed", "att_ps_1"), "done")
    assert choices(match) == {"flank": (0, 1, 2)}
    play(match, ("flank", 1))
    assert choices(match) == {"rear": (0, 1)}
    play(match, ("rear", 0))
    assert list(match.deciders) == ["epirus"]
    play(match, "correct", ("beaten", "attacker"))
    assert list(match.deciders) == ["epirus"]  # who corrects enters his own report, which the first confirms
    play(match, ("destroyed", "att_kn_1"), ("destroyed", "att_sp_1"), "done", ("flank", 0), ("rear", 0))
    assert list(match.deciders) == ["rome"]
    assert match.prompt("rome").args["number"] == 2
    match.play("rome", "confirm")
    assert match.prompt(match.deciders[0]).message != "report_confirm"


@pytest.mark.rule("11.4g", "11.4h")
@pytest.mark.choice("11.4g", "remove")
def test_the_losers_losses_are_picked_in_turn_the_dead_first() -> None:
    # factor 2.5, roll 5 + 1 for the cavalry: two are lost
    match = reported(("def_bd_1", "def_sp_1", "def_sp_2"), "defender", (5, 5))
    assert list(match.deciders) == ["epirus"]
    assert choices(match) == {"remove": ("def_bd_1", "def_sp_1", "def_sp_2")}
    play(match, ("remove", "def_bd_1"))
    assert armies(match)["consul_prg"]["elements"] == ["Cv", "Bd", "Sp", "Ps"] or match.deciders == ("rome",)
    while match.prompt(match.deciders[0]).message == "casualty":
        play(match, ("remove", choices(match)["remove"][0]))
    assert sorted(armies(match)["consul_prg"]["elements"]) == ["Bd", "Cv", "Ps", "Sp"]


@pytest.mark.rule("11.5a", "11.5b")
@pytest.mark.choice("11.5b", "remove")
def test_the_winners_losses() -> None:
    for die, lost in ((1, 3), (2, 2), (3, 2), (4, 1), (5, 0), (6, 0)):
        match = reported(("def_bd_1", "def_sp_1", "att_sp_1", "att_pk_1"), "defender", (1, die))
        while match.prompt(match.deciders[0]).message == "casualty":
            if len(armies(match)["pyrrhus"]["elements"]) == 6 and die == 1:
                assert list(match.deciders) == ["rome"] or "att_pk_1" in choices(match)["remove"]
            play(match, ("remove", choices(match)["remove"][0]))
        assert len(armies(match)["pyrrhus"]["elements"]) == 6 - lost, die


@pytest.mark.rule("11.6a", "11.6c", "12.0b", "11.1i")
def test_the_winner_goes_on_the_loser_shuts_himself_in() -> None:
    match = reported(("def_bd_1", "def_sp_1"), "defender", (1, 5))
    assert armies(match)["consul_prg"] | {"inside": 1} == armies(match)["consul_prg"]
    assert facts(match)["control"]["campania"] == "rome"
    assert armies(match)["pyrrhus"]["pm"] == 2
    assert choices(match)["besiege"] == (1, 2)


@pytest.mark.rule("11.6b", "11.6c")
def test_a_beaten_mover_falls_back_and_is_done() -> None:
    match = reported(("att_sp_1", "att_sp_2"), "attacker", (1, 5), control={"lucania": "epirus"})
    assert armies(match)["pyrrhus"]["at"] == "lucania"
    assert armies(match)["pyrrhus"].get("pm", 0) == 0
    assert match.prompt(match.deciders[0]).message != "march"


@pytest.mark.rule("6.3b", "6.3d", "6.3e", "6.3g", "11.6d")
def test_the_emergency_track() -> None:
    lost = ("def_bd_1", "def_sp_1")
    won = ("att_sp_1", "att_sp_2")
    assert facts(reported(lost, "defender", (1, 5)))["box"] == 1
    assert facts(reported(won, "attacker", (1, 5)))["box"] == 0
    assert facts(reported(lost, "defender", (1, 5), box=6))["box"] == 6
    assert facts(reported(won, "attacker", (1, 5), box=2))["box"] == 2
    assert facts(reported(won, "attacker", (1, 5), box=2, emergency=1))["box"] == 1
    ended = facts(reported(won, "attacker", (1, 5), box=1, emergency=1))
    assert (ended["box"], ended["emergency"]) == (0, 0)


@pytest.mark.rule("8.22a", "8.22b", "8.22c", "8.22d")
def test_magna_graecia_goes_over() -> None:
    lost = ("def_bd_1", "def_sp_1")

    def after(**given: Any) -> dict[str, str]:
        control = facts(reported(lost, "defender", (1, 5), **given))["control"]
        return {t: control[t] for t in ("lucania", "bruttium", "apulia")}

    assert set(after().values()) == {"italiots"}
    assert after(emergency=1, box=2)["lucania"] == "epirus"
    taken = after(emergency=1, box=2, control={"lucania": "epirus"})
    assert taken == {"lucania": "epirus", "bruttium": "epirus", "apulia": "italiots"}
    roman = after(emergency=1, box=2, control={"lucania": "epirus", "bruttium": "rome", "apulia": "rome"})
    assert roman == {"lucania": "epirus", "bruttium": "italiots", "apulia": "rome"}
    all_ours = {"lucania": "epirus", "bruttium": "epirus", "apulia": "epirus"}
    assert after(emergency=1, box=2, control=all_ours) == all_ours


@pytest.mark.rule("8.22a")
def test_by_option_any_defeat_counts() -> None:
    state = fought(["Sp"], ["Sp"], options={"rally": "any_defeat"})
    aftermath.track(state, won=False, lost=True)
    assert state.control["lucania"] == "epirus"


@pytest.mark.rule("8.22e")
def test_the_italiot_army_becomes_leonatus() -> None:
    more = {"italiot": army("apulia", 5, 3)}
    match = reported(("def_bd_1", "def_sp_1"), "defender", (1, 5), emergency=1, box=2, more=more)
    assert "italiot" not in armies(match)
    assert armies(match)["leonatus"]["at"] == "apulia"
    assert len(armies(match)["leonatus"]["elements"]) == 5


@pytest.mark.rule("13.5a", "13.5b", "13.5c")
def test_pyrrhus_may_die_with_his_element() -> None:
    dead = ("att_kn_1", "att_sp_1")
    lives = reported(dead, "attacker", (1, 5, 2))
    assert rules(lives)[-1] != "13.5d"
    assert "pyrrhus" in armies(lives)
    gone = reported(dead, "attacker", (1, 5, 1))
    assert facts(gone)["dead"] == ["pyrrhus"]
    assert "megacles" in armies(gone)
    assert "13.5b" not in rules(reported(("att_sp_1", "att_sp_2"), "attacker", (1, 5)))
    roman = reported(("def_cv_1", "def_sp_1"), "defender", (1, 5))
    assert "13.5b" not in rules(roman)


@pytest.mark.rule("13.5d", "13.5e")
@pytest.mark.choice("13.5d", "lose")
def test_without_megacles_the_army_shrinks() -> None:
    more = {"megacles": army("apulia", 3)}
    match = reported(("att_kn_1", "att_sp_1"), "attacker", (1, 5, 1, 2), more=more)
    assert list(match.deciders) == ["rome"]
    play(match, ("lose", choices(match)["lose"][0]))
    assert list(match.deciders) == ["epirus"]
    play(match, ("lose", choices(match)["lose"][0]))
    assert len(armies(match)["epirote"]["elements"]) == 4
    assert armies(match)["epirote"]["attitude"] == 4
    assert len(armies(match)["megacles"]["elements"]) == 3


@pytest.mark.rule("11.1g", "11.1h", "11.1k")
@pytest.mark.choice("11.1h", "send", "decline", "send_one")
def test_allies_test_apart_and_may_send_contingents() -> None:
    field = {
        "consul_prg": army("campania", 12, 6, pm=3),
        "italiot": army("lucania", 12, 3),
        "pyrrhus": army("lucania", 12, 3),
    }
    match = scene(
        marching("consul_prg", "rome"),
        (1, 2, 4),
        armies=field,
        options=REPORT,
        allies=[["epirus", "italiots"]],
    )
    play(match, ("enter", "lucania"))
    assert match.prompt("epirus").message == "contingent"
    play(match, "send")
    assert choices(match) == {"send_one": ("ax", "bd", "cv", "ps", "sp")}  # not the general's own element
    play(match, ("send_one", "sp"), ("send_one", "bd"), ("send_one", "sp"))
    state = state_of(match)
    assert state.armies["pyrrhus"].elements[-3:] == ("Sp", "Bd", "Sp")
    assert sum(e.startswith("def") for e in state.field.kinds) == 15
    none = scene(
        marching("consul_prg", "rome"),
        (1, 2, 6),
        armies=field,
        options=REPORT,
        allies=[["epirus", "italiots"]],
    )
    play(none, ("enter", "lucania"))
    assert sum(e.startswith("def") for e in state_of(none).field.kinds) == 12


@pytest.mark.rule("11.1j")
def test_unallied_enemies_are_engaged_one_by_one() -> None:
    field = {
        "hanno": army("agrigentum", 12, 6, pm=3),
        "syracusan": army("syracusae"),
        "mamertine": army("syracusae"),
    }
    wars = [["carthage", "syracuse"], ["carthage", "mamertines"], ["mamertines", "syracuse"]]
    match = scene(marching("hanno", "carthage"), (1,), armies=field, wars=wars, options=REPORT)
    play(match, ("enter", "syracusae"))
    assert choices(match) == {"engage": ("mamertines", "syracuse")}


@pytest.mark.rule("3.13g", "3.1b", "10.2c")
@pytest.mark.choice("10.2c", "build_train")
def test_an_army_in_its_city() -> None:
    field = {"pyrrhus": army("lucania", 12, 6, pm=3), "consul_prg": army("campania", 12, 1, inside=1, pm=3)}
    match = scene(marching("pyrrhus", "epirus"), (1, 6), armies=field)
    play(match, ("enter", "campania"))
    assert rules(match) == ["3.13a", "11.1b"]
    assert armies(match)["consul_prg"]["inside"] == 1
    own = scene(marching("consul_prg", "rome"), armies={"consul_prg": army("campania", inside=1, pm=3)})
    assert "build_train" in choices(own)
    play(own, "build_train")
    assert armies(own)["consul_prg"]["inside"] == 1
    play(own, ("enter", "latium"))
    assert "inside" not in armies(own)["consul_prg"]


@pytest.mark.rule("3.2d")
@pytest.mark.choice("3.2d", "route")
def test_the_owner_chooses_among_routes() -> None:
    match = scene(marching("pyrrhus", "epirus"), season="summer", armies={"pyrrhus": army("dodonia", pm=5)})
    routes = game().printed.crossings("dodonia", "panormos")
    assert routes == (("z2", "z3", "z4"),)
    several = game().printed.crossings("syracusae", "campania")
    assert len(several) == 2
    match = scene(
        marching("syracusan", "syracuse"),
        season="summer",
        armies={"syracusan": army("syracusae", pm=5)},
        storms=["z4"],
    )
    play(match, ("sail_against", "campania"))
    assert choices(match) == {"route": ("z3_z5", "z4_z5")}
    play(match, ("route", "z3_z5"))
    assert "3.21a" not in rules(match)


@pytest.mark.rule("3.2g")
@pytest.mark.choice("3.2g", "sail")
def test_a_landing_against_an_enemy_may_fail() -> None:
    field = {"consul_prg": army("latium", 12, 2, pm=5), "pyrrhus": army("bruttium", 12, 1)}
    match = scene(marching("consul_prg", "rome"), (3,), season="summer", armies=field)
    play(match, ("sail", "bruttium"))
    assert armies(match)["consul_prg"]["at"] == "latium"
    assert armies(match)["consul_prg"]["pm"] == 4
    assert "bruttium" in choices(match)["sail"]


@pytest.mark.rule("3.3c")
def test_merged_armies_part_again() -> None:
    field = {"consul_urb": army("roma", 4), "proconsul_1": army("roma", 3)}
    match = scene(
        [
            *season(4),
            {"frame": "Nations", "left": []},
            {"frame": "Sheets", "nation": "rome", "used": [], "passed": []},
        ],
        armies=field,
    )
    play(match, ("merge", "proconsul_1"))
    assert facts(match)["riding"] == {"proconsul_1": "consul_urb"}
    again = scene(
        [
            *season(4),
            {"frame": "Nations", "left": []},
            {"frame": "Sheets", "nation": "rome", "used": [], "passed": []},
        ],
        armies={"consul_urb": army("roma", 7), "consul_prg": army("latium", 7)},
        riding={"proconsul_1": "consul_urb", "proconsul_2": "consul_urb"},
    )
    assert choices(again) == {"done": (None,), "split": ("proconsul_1", "proconsul_2")}
    play(again, ("split", "proconsul_1"), ("give", "sp"), "done")
    assert choices(again) == {"done": (None,), "split": ("proconsul_2",)}  # nobody twice in a phase
    play(again, ("split", "proconsul_2"), ("give", "bd"), "done")
    assert armies(again)["proconsul_2"]["elements"] == ["Bd"]
    assert armies(again)["proconsul_2"]["at"] == "roma"
    assert armies(again)["proconsul_1"]["elements"] == ["Sp"]


def assault(
    roll: int, inside: int | None = None, marker: int = 0, place: str = "campania", **given: Any
) -> Match:
    field = {"pyrrhus": army(place, 12)}
    if inside is not None:
        field["consul_prg"] = army(place, inside, inside=1)
    sieges = {place: {"by": "pyrrhus", "marker": marker}}
    frames = [*season(5), {"frame": "Sieges", "pending": [place]}]
    return scene(frames, (roll,), armies=field, sieges=sieges, **given)


@pytest.mark.rule("12.4a", "12.4b", "12.4c", "12.4f", "12.4g", "prec.5", "1.1a")
def test_assaults() -> None:
    taken = assault(7)
    assert facts(taken)["control"]["campania"] == "epirus"
    assert next(line.args["sides"] for line in taken.journal.lines if line.key == "roll") == 12
    assert facts(assault(5))["control"]["campania"] == "rome"
    assert facts(assault(5, marker=2))["control"]["campania"] == "epirus"
    stormed = assault(11, inside=9, marker=-1)
    assert "consul_prg" not in armies(stormed)
    assert facts(assault(9, inside=9, marker=-1))["control"]["campania"] == "rome"
    wars = [["epirus", "syracuse"]]
    assert facts(assault(7, place="syracusae", wars=wars))["control"]["syracusae"] == "syracuse"
    assert facts(assault(9, place="syracusae", wars=wars))["control"]["syracusae"] == "epirus"


@pytest.mark.rule("12.4d", "12.4i")
@pytest.mark.choice("12.4i", "to")
def test_honours_of_war() -> None:
    match = assault(9, inside=9)
    assert facts(match)["control"]["campania"] == "epirus"
    assert list(match.deciders) == ["rome"]
    assert choices(match) == {"to": ("latium", "samnium")}
    play(match, ("to", "latium"))
    assert armies(match)["consul_prg"]["at"] == "latium"
    assert len(armies(match)["consul_prg"]["elements"]) == 9
    state = state_of(assault(9, inside=9))
    assert nearest(state, "messina", ("roma", "campania")) == ("campania",)


@pytest.mark.rule("12.4e")
def test_a_failed_assault_costs_an_element_and_raises_the_marker() -> None:
    match = assault(2)
    assert match.prompt("epirus").message == "lose"
    play(match, ("lose", "ps"))
    assert len(armies(match)["pyrrhus"]["elements"]) == 11
    assert facts(match)["sieges"]["campania"]["marker"] == 1


@pytest.mark.rule("12.4h")
def test_several_armies_resist_together() -> None:
    state = state_of(assault(2))
    for counter in ("consul_prg", "consul_urb"):
        state.armies[counter] = state.armies["pyrrhus"].copy()
        state.armies[counter].inside = 1
    state.armies["consul_urb"].elements = ("Sp",) * 3
    assert (
        sieges.resistance(state, "campania")
        == len(state.armies["consul_prg"].elements) + 3 - state.sieges["campania"].marker
    )


@pytest.mark.rule("8.3e")
def test_a_trojan_horse_adds_two_once() -> None:
    match = assault(5, horses=["epirus"])
    assert choices(match) == {"decline": (None,), "use_horse": (None,)}
    play(match, "use_horse")
    assert facts(match)["control"]["campania"] == "epirus"
    assert facts(match)["horses"] == []


@pytest.mark.rule("12.3a", "12.3b", "12.3c")
@pytest.mark.choice("12.3c", "build_train", "enter")
def test_what_lifts_a_siege() -> None:
    field = {"pyrrhus": army("campania", 12, 1), "consul_prg": army("latium", 12, 6, pm=3)}
    sieges = {"campania": {"by": "pyrrhus", "marker": 0}}
    relief = scene(
        marching("consul_prg", "rome"), (1, 6), armies=field, sieges=sieges, control={"lucania": "epirus"}
    )
    play(relief, ("enter", "campania"))
    assert facts(relief)["sieges"] == {}
    leaves = scene(marching("pyrrhus", "epirus"), armies={"pyrrhus": army("campania", pm=3)}, sieges=sieges)
    play(leaves, "build_train")
    assert "campania" in facts(leaves)["sieges"]
    play(leaves, ("enter", "lucania"))
    assert facts(leaves)["sieges"] == {}


@pytest.mark.rule("10.2d")
@pytest.mark.choice("10.2d", "build_train")
def test_a_besieger_may_gather_a_train() -> None:
    sieges = {"campania": {"by": "pyrrhus", "marker": 0}}
    match = scene(marching("pyrrhus", "epirus"), armies={"pyrrhus": army("campania", pm=3)}, sieges=sieges)
    assert "build_train" in choices(match)


@pytest.mark.rule("13.1c")
def test_victorious_gauls_raid() -> None:
    field = {"consul_prg": army("roma", ["Cv", "Sp", "Sp", "Sp"], 6, pm=3)}
    match = scene(marching("consul_prg", "rome"), (4,), armies=field, options=REPORT, scenario="expedition_5")
    play(
        match,
        ("attack", "ager_gallicum"),
        "usual",
        ("beaten", "attacker"),
        ("destroyed", "att_sp_1"),
        ("destroyed", "att_sp_2"),
        "done",
    )
    play(match, ("flank", 0), ("rear", 0), "confirm")
    while "casualty" in match.prompt(match.deciders[0]).message:
        play(match, ("remove", choices(match)["remove"][0]))
    assert facts(match)["raided"] == 1
    assert "gallic" in armies(match)


@pytest.mark.rule("13.2b")
def test_invaded_epirus_has_a_point_for_its_defender() -> None:
    frames = [*winter(5), {"frame": "Recruiting", "left": ["epirus"]}]
    camp = {"consul_prg": army("lissos", camp=1)}
    match = scene(frames, season="winter", year=279, armies=camp)
    assert match.prompt("epirus").args == {"leader": "epirus_guard", "number": 12}
    play(match, "usual")
    assert armies(match)["epirus_guard"]["at"] == "dodonia"  # 7.7: in the capital, not on top of the invader
    assert "El" in armies(match)["epirus_guard"]["elements"]
    lost = scene(frames, season="winter", year=279, armies=camp, control={"dodonia": "rome"})
    assert armies(play(lost, "usual"))["epirus_guard"]["at"] == "lissos"
    abroad = {**camp, "epirus_guard": army("lissos", 5)}
    taken = scene(frames, season="winter", year=279, armies=abroad, control={"lissos": "rome"})
    assert taken.prompt(taken.deciders[0]).message != "recruit"  # 7.5e: not on ground it does not control
    stands = scene(frames, season="winter", year=279, armies={**camp, "epirus_guard": army("lissos", 5)})
    assert len(armies(play(stands, "usual"))["epirus_guard"]["elements"]) == 17
