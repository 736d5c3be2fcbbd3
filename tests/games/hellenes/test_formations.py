"""5.0-5.42, 9.21-9.31: who belongs together: one road to one place is one formation, cargo aboard."""

from __future__ import annotations

import pytest

from games.hellenes.camp import (
    ATHENS,
    SPARTA,
    Camp,
    asked,
    at,
    game,
    lines,
    offered,
    places_for,
    play,
    state,
    strength,
    until,
)
from polemos.engine.match import Match

# --- 5.21-5.23: cargo stays aboard until the storms are over ------------------------------------------------


def landing(*dice: int) -> Match:
    """A fleet of 3 with a hoplite of 2 crosses the Aegean, two high-sea lines, and lands at Lesbos."""
    match = Camp().put("andros_sea", a14=3, a01=2).load(a01="a14").acting(ATHENS, 2).match(*dice)
    play(match, "move andros_sea", "pick a14", "sail_on aegean_sea", "sail_on lesbos_sea", "sail lesbos")
    assert at(match, "a14") == at(match, "a01") == "lesbos"
    return match


@pytest.mark.rule("5.23a", "5.22a", "5.21a")
def test_whoever_has_landed_is_still_lost_with_the_fleet() -> None:
    match = play(landing(3, 3), "pass")
    assert at(match, "a14") == at(match, "a01") == "pool"
    (lost,) = lines(match, "fleet-lost")
    assert lost.args == {"who": ATHENS, "die": 3, "number": 2}
    (storm,) = lines(match, "storm")  # nobody is left to cross the second line
    assert storm.args == {"who": ATHENS, "from": "andros_sea", "place": "aegean_sea", "die": 3, "need": 3}


@pytest.mark.rule("5.23b", "5.23c", "5.22a")
def test_a_damaged_fleet_cuts_the_cargo_it_has_landed() -> None:
    match = play(landing(3, 4, 4), "pass")
    assert (strength(match, "a14"), strength(match, "a01")) == (2, 1)
    assert at(match, "a01") == "lesbos"
    assert [line.args for line in lines(match, "cargo-cut")] == [{"piece": "a01", "left": 1}]
    assert [line.to for line in lines(match, "cargo-cut")] == [ATHENS]  # Sparta is not told
    twice = play(landing(3, 4, 3, 4), "pass")
    assert (strength(twice, "a14"), at(twice, "a01")) == (1, "pool")
    assert lines(twice, "cargo-lost")


@pytest.mark.rule("5.22b", "5.21a")
def test_without_a_storm_the_cargo_is_simply_ashore() -> None:
    match = play(landing(4, 4), "pass")
    assert (strength(match, "a14"), strength(match, "a01"), state(match).cargo) == (3, 2, {})
    assert len(lines(match, "calm")) == 2


@pytest.mark.rule("9.21f", "5.23a", "9.21a")
def test_the_winter_storm_takes_the_passengers_who_are_home_already() -> None:
    camp = Camp().put("hellespont", a14=3, a01=2).load(a01="a14")
    match = camp.wintering(ATHENS, 0).match(1, 1)
    play(match, "quarter hellespont", "pick a14", "go athens")
    assert at(match, "a01") == "athens"
    play(match, "pass")
    assert at(match, "a14") == at(match, "a01") == "pool"


@pytest.mark.rule("5.21a", "5.21b", "5.21c", "2.26c")
@pytest.mark.choice("5.21a", "load", "pick")
@pytest.mark.choice("5.21b", "load")
@pytest.mark.choice("2.26c", "load")
def test_the_owner_says_who_boards_which_fleet() -> None:
    camp = Camp().put("athens", a14=4, a18=2, a01=3, a07=1, a39=2)
    match = camp.acting(ATHENS).match()
    play(match, "move athens", "pick a18")
    assert offered(match, "load") == ("a01", "a07")  # no barbarian
    play(match, "load a01")
    assert offered(match, "load") == ()  # one unit a fleet
    play(match, "pick a14", "load a07", "sail paros_sea")
    assert state(match).cargo == {"a01": "a18", "a07": "a14"}
    assert (strength(match, "a01"), strength(match, "a07")) == (
        1,
        1,
    )  # the strong one was cut for the small fleet
    usual = camp.acting(ATHENS).match()
    play(usual, "move athens", "pick a18", "pick a14", "pick a01", "pick a07", "sail paros_sea")
    assert state(usual).cargo == {"a01": "a14", "a07": "a18"}
    assert (strength(usual, "a01"), strength(usual, "a07")) == (3, 1)  # nobody is cut without need


@pytest.mark.rule("5.21a")
def test_a_unit_that_has_moved_cannot_go_aboard_afterwards() -> None:
    """Both must begin the turn in one area: who marches to the fleet sails next season."""
    camp = Camp().put("plataea", a01=2).put("athens", a14=3)
    match = camp.acting(ATHENS).match()
    play(match, "move plataea", "pick a01", "march athens", "move athens", "pick a14")
    assert offered(match, "load") == ()
    assert offered(match, "pick") == ()


# --- 5.0d: one road, one place, one formation -------------------------------------------------------------


@pytest.mark.rule("5.0d", "5.41a", "6.41d")
def test_cavalry_and_army_on_one_road_fight_together_however_they_were_clicked() -> None:
    camp = Camp().put("locris", s07=2, s25=4).put("malis", a01=3)
    match = camp.acting(SPARTA, 2).match()
    play(match, "move locris", "pick s07", "march malis", "done", "move locris", "pick s25", "march malis")
    assert [f.units for f in state(match).formations] == [("s07", "s25")]
    assert state(match).fight_now().aggressors == ("s07", "s25")
    assert len(lines(match, "battle")) == 1


@pytest.mark.rule("5.0d", "5.41a")
def test_different_roads_make_different_formations() -> None:
    camp = Camp().put("orchomenus", s25=4, s26=3).put("malis", a01=3)
    match = camp.acting(SPARTA, 2).match()
    play(match, "move orchomenus", "pick s25", "march malis")
    assert asked(match) == "sparta approach"
    assert offered(match, "via") == ("delphi", "locris")
    play(match, "via locris", "pick s26", "march_on delphi")
    assert "orchomenus" not in offered(match, "march_on")  # nobody turns back to seem another formation
    play(match, "march malis")
    assert [f.path for f in state(match).formations] == [
        ("orchomenus", "locris", "malis"),
        ("orchomenus", "delphi", "malis"),
    ]


@pytest.mark.rule("5.0d", "5.22a", "5.0b")
def test_fleets_mustered_by_one_road_meet_one_storm() -> None:
    camp = Camp().put("amphipolis", a22=3, a24=2).put("potidaea", a23=2)
    match = camp.acting(ATHENS, 1).match(4)
    play(match, "muster", "gather torone", "from amphipolis", "call a22", "cast_off", "call a24", "cast_off")
    assert [line.rule for line in lines(match, "move")] == ["5.0b", "5.0b"]
    play(match, "done", "done")
    assert len(lines(match, "calm")) == 1  # round Athos, both fleets at once
    assert at(match, "a22") == at(match, "a24") == "torone"


@pytest.mark.rule("5.22a", "5.22e", "5.3a", "5.3e")
def test_a_forced_sail_that_parts_a_formation_tests_the_earlier_lines_once() -> None:
    camp = Camp().put("laconian_gulf", a14=3, a15=3)
    match = camp.acting(ATHENS, 1).match(3, 1, 6, 6)  # elite: 3 succeeds, 1 fails; two lines
    play(match, "move laconian_gulf", "pick a14", "pick a15", "sail_on myrtoan_sea", "sail_on paros_sea")
    play(match, "sail_on icarian_sea", "sail_on chios_sea", "sail_on lesbos_sea", "forced_sail lemnos_sea")
    assert lines(match, "forced-move")[0].rule == "5.3a"
    play(match, "advance_all")
    assert (at(match, "a14"), at(match, "a15")) == ("lemnos_sea", "lesbos_sea")
    assert len(lines(match, "calm")) == 2
    assert lines(match, "forced-result")[0].args == {
        "who": ATHENS,
        "number": 1,
        "tried": 2,
        "place": "lemnos_sea",
    }


@pytest.mark.rule("5.0d", "5.3e", "5.41a")
def test_who_forces_his_march_after_the_cavalry_belongs_to_it_again() -> None:
    """Cavalry comes to Plataea in three steps; the Spartiates force their third and join the same battle."""
    camp = Camp().put("sparta", s07=2, s01=4).put("plataea", a01=2)
    match = camp.acting(SPARTA, 1).match(6)
    play(match, "move sparta", "pick s07", "march plataea")
    play(match, "pick s01", "forced_march plataea")
    until(match, "fortify", advance="advance_all")
    play(match, "stand")
    assert state(match).fight_now().aggressors == ("s01", "s07")


# --- 9.21, 9.31: winter -----------------------------------------------------------------------------------


def samos_to_athens(*dice: int) -> Match:
    """The rulebook's example of 9.31, as far as the choice of the way."""
    camp = Camp().put("samos", a14=2, a15=2).hold(SPARTA, "samos", garrison=True).siege("samos", ATHENS)
    camp.put("paros_sea", s23=1).put("saronic_gulf", s20=3, s21=2)
    camp.put("athens", s02=3).siege("athens", SPARTA).set(kept=["s02", "s20", "s21", "s23"])
    return camp.wintering(ATHENS, 0).match(*dice)


@pytest.mark.rule("9.31a", "9.31d", "9.31e", "9.212b", "9.21c")
def test_the_rulebooks_battle_of_repatriation() -> None:
    """Two fleets land at Athens; the besieger (B2, 3 CV) rolls 5 and 6: both flee and are disbanded."""
    match = samos_to_athens(5, 6, 3)
    play(match, "quarter samos", "pick a14", "pick a15")
    assert offered(match, "relieve") == offered(match, "run_blockade") == ("athens",)
    play(match, "relieve athens")  # by the Andros Sea, past the fleet off Paros
    assert state(match).formations[0].path == ("samos", "icarian_sea", "paros_sea", "andros_sea", "athens")
    play(match, "pass")
    until(match, "new-year-card")
    assert len(lines(match, "battle")) == 1
    assert [line.args["piece"] for line in lines(match, "rout")] == ["a14", "a15"]
    assert lines(match, "panic")
    assert at(match, "a14") == at(match, "a15") == "pool"
    assert [(line.args["why"], line.args["points"]) for line in lines(match, "prestige")] == [
        ("triumph", 2),  # once, not for each fleet
        ("tribute", 3),
    ]
    assert [line.rule for line in lines(match, "not-home")] == ["9.31e", "9.31e"]
    assert lines(match, "move")[0].rule == "9.212b"


@pytest.mark.rule("9.31d", "5.41a", "9.21a")
def test_going_home_one_after_the_other_by_one_road_is_one_battle() -> None:
    match = samos_to_athens(5, 6, 3)
    for fleet in ("a14", "a15"):
        play(match, "quarter samos", f"pick {fleet}", "relieve athens")
    play(match, "pass")
    until(match, "new-year-card")
    assert len(lines(match, "battle")) == 1
    assert [line.args["why"] for line in lines(match, "prestige")] == ["triumph", "tribute"]


@pytest.mark.rule("9.212b", "9.31c", "9.31d")
@pytest.mark.choice("9.212b", "relieve", "run_blockade", "via")
def test_home_by_the_blockaded_harbour_instead() -> None:
    match = samos_to_athens(3, 3)
    play(match, "quarter samos", "pick a14", "run_blockade athens")
    assert asked(match) == "athens approach"
    assert "andros_sea" in offered(match, "via")
    play(match, "via andros_sea", "pass")
    fight = state(match).fight_now()
    assert (fight.place, fight.aggressors, fight.origin) == ("saronic_gulf", ("a14",), "andros_sea")


@pytest.mark.rule("9.21g", "9.21d", "9.212a")
def test_home_by_another_sea_than_the_blockaded_harbour() -> None:
    """Athens is not besieged: a fleet from the Argolid sails past the blockaders and lands from the east."""
    camp = Camp().put("argolic_gulf", a14=3).put("saronic_gulf", s20=4).set(kept=["s20"])
    match = camp.wintering(ATHENS, 0).match()
    play(match, "quarter argolic_gulf", "pick a14")
    assert offered(match, "go") == offered(match, "run_blockade") == ("athens",)
    play(match, "go athens")
    assert state(match).formations[-1].path == ("argolic_gulf", "saronic_gulf", "andros_sea", "athens")
    paid = Camp().put("argolic_gulf", a22=3).put("saronic_gulf", s20=4).wintering(ATHENS, 1).match()
    play(paid, "move argolic_gulf", "pick a22", "sail athens")
    assert at(paid, "a22") == "athens"
    assert lines(paid, "move")[0].rule == "9.214a"


@pytest.mark.rule("9.21a", "9.21b", "9.214a")
@pytest.mark.choice("9.214a", "move", "pass")
def test_in_winter_a_group_under_a_roof_may_pay_to_move_on() -> None:
    camp = Camp().put("athens", a26=2, a01=2)
    match = camp.wintering(ATHENS, 1).match()
    assert offered(match, "move") == ("athens",)
    play(match, "move athens", "pick a26")
    assert "plataea" in offered(match, "march")
    play(match, "march plataea")
    assert (at(match, "a26"), state(match).actions) == ("plataea", 0)


@pytest.mark.rule("9.21a", "9.22a")
def test_thinking_better_of_a_winter_move_costs_nothing() -> None:
    match = Camp().put("hellespont", a14=3).wintering(ATHENS, 1).match()
    play(match, "quarter hellespont", "pick a14", "stay")
    assert offered(match, "quarter") == ("hellespont",)
    play(match, "move hellespont", "done")
    assert state(match).actions == 1
    play(match, "quarter hellespont", "pick a14", "go abydos")
    assert at(match, "a14") == "abydos"


@pytest.mark.rule("9.213b", "9.31a", "9.0c")
@pytest.mark.choice("9.213b", "disband")
def test_who_finds_no_room_at_home_after_the_battle_is_the_owners_choice() -> None:
    camp = Camp().put("plataea", s27=1, a07=1).siege("plataea", SPARTA).set(kept=["s27"])
    match = (
        camp.put("thebes", a01=2, a02=2).hold(ATHENS, "thebes").wintering(ATHENS, 0).match(3, 3, 1, 1, 3, 3)
    )
    play(match, "quarter thebes", "pick a01", "pick a02", "relieve plataea")
    assert offered(match, "via") == ("athens", "corinth", "thebes")
    play(match, "via thebes", "pass")
    until(match, "overcrowded")
    assert at(match, "s27") == "pool"
    assert offered(match, "disband") == ("a01", "a02", "a07")
    play(match, "disband a07")
    assert (at(match, "a01"), at(match, "a02"), at(match, "a07")) == ("plataea", "plataea", "pool")


@pytest.mark.rule("9.22a", "15.2i", "4.4a")
def test_upkeep_in_neutral_sicily_costs_double() -> None:
    camp = Camp("415").put("camarina", a57=2).siege("camarina", ATHENS)
    poor = camp.wintering(ATHENS, 1).match()
    assert offered(poor, "maintain") == ()
    match = camp.wintering(ATHENS, 3).match()
    play(match, "maintain camarina", "keep a57")
    assert state(match).actions == 1
    known = Camp("415").put("camarina", a57=2).siege("camarina", ATHENS).set(sicily_since=2)
    match = known.wintering(ATHENS, 1).match()
    play(match, "maintain camarina", "keep a57")
    assert state(match).actions == 0


# --- 5.2c, 5.41a: by which way ----------------------------------------------------------------------------


def relief_of_athens(**inside: int) -> Match:
    camp = Camp().put("athens", s25=2, **inside).siege("athens", SPARTA).put("paros_sea", a14=4, a01=3)
    match = camp.load(a01="a14").acting(ATHENS, 1).match(3, 3, 3)
    return play(match, "move paros_sea", "pick a14", "sail athens")


@pytest.mark.rule("5.2c", "5.41a", "6.6a")
@pytest.mark.choice("5.2c", "slip_in", "via")
def test_into_the_besieged_port_or_against_its_besiegers() -> None:
    match = relief_of_athens()
    assert asked(match) == "athens approach"
    assert set(offered(match, "via")) >= {"andros_sea", "saronic_gulf"}
    inside = game().resume(match.position(), ())
    play(inside, "slip_in")
    assert state(inside).fight is None
    assert asked(inside) == "athens sorties"
    for sea in ("andros_sea", "saronic_gulf"):
        outside = game().resume(match.position(), (3, 3))
        play(outside, f"via {sea}")
        assert state(outside).fight_now().landing
        assert state(outside).fight_now().origin == sea


@pytest.mark.rule("7.1b", "5.2c")
def test_a_full_port_is_relieved_from_outside() -> None:
    """Pylos holds two: a fleet with a passenger does not fit beside one unit, but may land outside."""
    camp = Camp().put("pylos", a01=1, s05=2).siege("pylos", ATHENS).put("messenian_sea", s09=3, s06=2)
    match = camp.load(s06="s09").acting(SPARTA, 1).match(3, 3)
    play(match, "move messenian_sea", "pick s09", "sail pylos")
    play(match, "done")  # nobody sallies
    assert state(match).fight_now().aggressors == ("s06", "s09")  # no way in: straight against the besiegers
    alone = Camp().put("pylos", a01=1, s05=2).siege("pylos", ATHENS).put("messenian_sea", s09=3)
    match = alone.acting(SPARTA, 1).match()
    play(match, "move messenian_sea", "pick s09", "sail pylos")
    assert "slip_in" in match.prompt(SPARTA).choices


@pytest.mark.rule("7.1b", "4.22d")
def test_no_recruits_in_a_besieged_port_that_is_full() -> None:
    camp = Camp().put("pylos", a01=1, s05=2).siege("pylos", ATHENS)
    assert "pylos" in places_for(camp, "s06")
    camp.put("pylos", s01=2)
    assert "pylos" not in places_for(camp, "s06")
    free = Camp().put("pylos", s05=2, s01=2, s02=1)
    assert "pylos" in places_for(free, "s06")  # the land has room


@pytest.mark.rule("7.1b", "5.3e")
@pytest.mark.choice("5.3e", "advance", "done")
def test_a_forced_sail_brings_no_more_into_a_port_than_it_holds() -> None:
    camp = Camp().put("pylos", a01=1, s05=2).siege("pylos", ATHENS).put("andros_sea", s09=3, s10=2)
    match = camp.acting(SPARTA, 1).match(6, 6)
    play(match, "move andros_sea", "pick s09", "sail_on saronic_gulf", "sail_on argolic_gulf")
    play(match, "sail_on laconian_gulf", "sail_on messenian_sea", "sail pylos", "slip_in")
    assert at(match, "s09") == "pylos"
    far = Camp().put("pylos", a01=1, s05=2).siege("pylos", ATHENS).put("paros_sea", s09=3, s10=2)
    match = far.acting(SPARTA, 1).match(6, 6)
    play(match, "move paros_sea")
    for fleet in ("s09", "s10"):
        play(match, f"pick {fleet}", "sail_on andros_sea", "sail_on saronic_gulf", "sail_on argolic_gulf")
        play(match, "sail_on laconian_gulf", "sail_on messenian_sea", "forced_sail pylos", "slip_in")
    assert offered(match, "advance") == ("s09", "s10")
    assert "advance_all" not in match.prompt(SPARTA).choices  # there is room for one
    play(match, "advance s10")
    assert offered(match, "advance") == ()
    play(match, "done")
    assert (at(match, "s09"), at(match, "s10")) == ("messenian_sea", "pylos")


@pytest.mark.rule("5.41b", "6.0b")
@pytest.mark.choice("5.41b", "formation")
@pytest.mark.choice("6.0b", "battle")
def test_the_first_formation_counts_for_the_order_of_battles() -> None:
    """Two Thebans and one Corinthian come to Plataea, one to Malis: it depends on who is to fight first."""
    camp = Camp().put("thebes", s25=4, s26=3).put("corinth", s16=3).put("plataea", a01=2)
    camp.put("delphi", s28=2).put("malis", a07=1)
    for first in ("thebes", "corinth"):
        match = camp.acting(SPARTA, 3).match()
        play(match, "move thebes", "march plataea", "move corinth", "march plataea", "move delphi")
        play(match, "march malis")
        assert asked(match) == "sparta first-formation"
        play(match, f"formation {first}")
        if first == "thebes":
            assert state(match).fight_now().place == "malis"  # one unit against two
        else:
            assert offered(match, "battle") == ("malis", "plataea")  # equals: the owner orders them
            play(match, "battle plataea", "stand")
            assert state(match).fight_now().aggressors == ("s16",)


# --- 4.0, 4.1: activating ---------------------------------------------------------------------------------


@pytest.mark.rule("4.0b", "4.1a", "4.22d", "5.0e")
def test_an_area_may_be_activated_again_for_those_who_have_not_moved() -> None:
    camp = Camp().put("sparta", s01=4, s02=3)
    match = camp.acting(SPARTA, 2).match()
    play(match, "move sparta", "pick s01", "march tegea", "done")
    assert state(match).actions == 1
    assert "sparta" in offered(match, "move")
    play(match, "move sparta")
    assert offered(match, "pick") == ("s02",)
    play(match, "march messenia")
    assert (at(match, "s01"), at(match, "s02")) == ("tegea", "messenia")


@pytest.mark.rule("4.0a", "4.1a")
def test_an_action_is_spent_when_somebody_sets_out() -> None:
    match = Camp().put("sparta", s01=4).acting(SPARTA, 2).match()
    play(match, "move sparta", "pick s01", "done")
    assert state(match).actions == 2
    play(match, "move sparta", "march tegea")
    assert state(match).actions == 1


# --- 5.5 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.5d", "5.5b")
def test_no_pillage_where_friends_have_come_this_turn() -> None:
    camp = Camp(season="summer").put("athens", s25=3, a01=2).siege("athens", SPARTA, 1).put("thebes", s27=2)
    match = camp.acting(SPARTA, 3).match()
    assert offered(match, "pillage") == ("athens",)
    play(match, "move thebes", "pick s27", "march athens")
    assert offered(match, "pillage") == ()  # the newcomer would keep the siege that pillage gives up
    through = Camp(season="summer").put("plataea", s25=3).siege("plataea", SPARTA, 1).put("thebes", s27=2)
    match = through.acting(SPARTA, 3).match()
    play(match, "move thebes", "pick s27", "march_on plataea", "march corinth")
    assert offered(match, "pillage") == ()


@pytest.mark.rule("5.5b", "5.5f")
def test_besiegers_do_not_withdraw_to_where_enemies_are_besieged() -> None:
    camp = Camp(season="summer").put("athens", s25=3, a01=1).siege("athens", SPARTA, 1)
    camp.put("plataea", s26=2, a07=1).siege("plataea", SPARTA, 1)
    match = camp.acting(SPARTA, 2).match()
    play(match, "pillage athens", "pick s25")
    assert offered(match, "withdraw") == ("corinth", "thebes")
    camp.put("thebes", a02=1).put("corinth", a03=1)
    assert "athens" not in offered(camp.acting(SPARTA, 2).match(), "pillage")  # no way out at all


# --- names of formations, and battles one after the other -------------------------------------------------


@pytest.mark.rule("5.41b", "5.41a")
def test_formations_are_named_by_what_tells_them_apart() -> None:
    """By the last area; if two came through it, by where they set out; else by number."""
    camp = Camp().put("thebes", s25=4).put("delphi", s26=3).put("malis", a01=4)
    match = camp.acting(SPARTA, 3).match()
    play(match, "move thebes", "pick s25", "march_on orchomenus", "march locris", "pass")
    camp = Camp().put("orchomenus", s25=4, s26=3).put("delphi", s27=2).put("malis", a01=4)
    match = camp.acting(SPARTA, 3).match()
    play(match, "move orchomenus", "pick s25", "march malis", "via locris", "pick s26", "march malis")
    play(match, "via delphi", "move delphi", "pick s27", "march_on locris", "march malis", "pass")
    assert offered(match, "formation") == (
        "road_1",
        "road_2",
        "road_3",
    )  # two set out together, two came by Locris
    camp = Camp().put("orchomenus", s25=4).put("delphi", s27=2).put("malis", a01=4)
    match = camp.acting(SPARTA, 3).match()
    play(match, "move orchomenus", "pick s25", "march malis", "via locris")
    play(match, "move delphi", "pick s27", "march_on locris", "march malis", "pass")
    assert offered(match, "formation") == ("orchomenus", "delphi")


@pytest.mark.rule("5.41b", "6.0b")
def test_if_the_first_formation_loses_the_owner_names_the_next() -> None:
    camp = Camp().put("thebes", s25=1).put("corinth", s16=2).put("athens", s26=2).put("plataea", a01=4)
    camp.siege("athens", SPARTA)
    match = camp.acting(SPARTA, 3).match(*[3] * 60)
    play(match, "move thebes", "march plataea", "move corinth", "march plataea")
    play(match, "move athens", "march plataea", "formation thebes", "stand", "fight", "retreat")
    assert asked(match) == "sparta first-formation"
    assert offered(match, "formation") == ("corinth", "athens")
    play(match, "formation athens")
    assert state(match).fight_now().aggressors == ("s26",)


@pytest.mark.rule("9.21a", "5.21a", "9.211a")
def test_a_fleet_takes_a_unit_home_in_winter() -> None:
    camp = Camp().put("cythera", a14=3, a01=2, a02=2, a26=1).siege("cythera", ATHENS)
    match = camp.wintering(ATHENS, 0).match(6, 6)
    play(match, "quarter cythera")
    assert offered(match, "pick") == ("a14",)  # the others are on an island
    play(match, "pick a14")
    assert offered(match, "load") == ("a01", "a02")  # a26 of the subjects is not at home in Athens
    play(match, "load a02")
    assert offered(match, "load") == ()
    play(match, "go athens", "pass")
    assert (at(match, "a02"), at(match, "a01"), at(match, "a14")) == ("athens", "pool", "athens")


@pytest.mark.rule("9.31c", "9.31e", "6.5b")
def test_passengers_of_beaten_blockade_runners_are_disbanded_with_them() -> None:
    camp = Camp().put("paros_sea", a14=3, a01=2).load(a01="a14").put("saronic_gulf", s20=4).set(kept=["s20"])
    match = camp.wintering(ATHENS, 0).match()
    play(match, "quarter paros_sea", "pick a14", "run_blockade athens", "via andros_sea", "pass", "retreat")
    assert at(match, "a14") == at(match, "a01") == "pool"
    won = Camp().put("paros_sea", a14=3, a01=2).load(a01="a14").put("saronic_gulf", s20=1).set(kept=["s20"])
    match = won.wintering(ATHENS, 0).match(1, 3, 3)
    play(match, "quarter paros_sea", "pick a14", "run_blockade athens", "via andros_sea", "pass", "fight")
    assert at(match, "a14") == at(match, "a01") == "athens"
    assert state(match).cargo == {}


@pytest.mark.rule("5.1b", "7.4a")
def test_the_besieged_of_a_port_do_not_march_out() -> None:
    camp = Camp().put("potidaea", a22=3, a26=2, s16=2).siege("potidaea", SPARTA)
    match = camp.acting(ATHENS, 1).match()
    play(match, "move potidaea", "pick a26")
    assert not {"march", "forced_march"} & set(match.prompt(ATHENS).choices)


@pytest.mark.rule("5.3a", "5.0a")
def test_a_forced_sail_does_not_lead_back_to_where_it_began() -> None:
    for sea in [p.id for p in game().printed.places.values() if p.sea and p.region == "greece"]:
        match = Camp().put(sea, a14=3).acting(ATHENS, 1).match()
        play(match, f"move {sea}", "pick a14")
        assert sea not in offered(match, "forced_sail")
        assert sea not in offered(match, "sail")


@pytest.mark.rule("9.2a", "9.22a", "9.23a")
def test_without_actions_nothing_is_paid_for_in_winter() -> None:
    match = Camp().put("athens", a01=1).put("malis", a02=2).wintering(ATHENS, 0).match()
    assert set(match.prompt(ATHENS).choices) <= {"quarter", "pass"}


@pytest.mark.rule("9.31c", "9.212b")
def test_whoever_lies_beside_the_blockaders_may_fight_them_for_his_port() -> None:
    camp = Camp("415").set(peace=False, renewed=True, kept=["s20"]).put("saronic_gulf", a14=3, s20=1)
    match = camp.wintering(ATHENS, 0).match(1, 3, 3)
    play(match, "quarter saronic_gulf", "pick a14", "run_blockade athens", "pass")
    until(match, "retreat-option", renewal="keep_peace")
    assert state(match).fight_now().kind == "home"
    play(match, "fight")
    assert (at(match, "s20"), at(match, "a14")) == ("pool", "athens")


@pytest.mark.rule("5.22a", "5.0d")
def test_a_storm_strikes_only_the_formation_that_crossed_there() -> None:
    camp = Camp().put("andros_sea", a14=3).put("cephallenia_sea", a15=3)
    match = camp.acting(ATHENS, 2).match(1, 4, 6)
    play(match, "move andros_sea", "sail aegean_sea", "move cephallenia_sea", "sail ionian_sea")
    assert (strength(match, "a14"), strength(match, "a15")) == (2, 3)
    assert [line.args["place"] for line in lines(match, "storm")] == ["aegean_sea"]
    assert [line.args["place"] for line in lines(match, "calm")] == ["ionian_sea"]


@pytest.mark.rule("5.21b", "5.0a")
def test_without_a_selection_nobody_is_cut_down_to_go_aboard() -> None:
    match = Camp().put("athens", a14=3, a18=2, a01=3, a07=2, a10=1).acting(ATHENS, 1).match()
    play(match, "move athens", "sail paros_sea")
    assert state(match).cargo == {"a07": "a14", "a10": "a18"}
    assert at(match, "a01") == "athens"
