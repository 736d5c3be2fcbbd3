"""7-8: sieges: garrisons, assault, double defence, capitulation, attrition, blockade, sorties."""

from __future__ import annotations

import pytest

from games.hellenes.camp import (
    ATHENS,
    SPARTA,
    Camp,
    asked,
    at,
    lines,
    offered,
    play,
    prestige,
    state,
    strength,
    until,
)


def plataea(**units: int) -> Camp:
    return Camp().put("plataea", **units).siege("plataea", SPARTA)


@pytest.mark.rule("7.2a", "7.2b", "5.1c", "8.0b")
def test_standing_in_an_empty_enemy_city_state_lays_a_siege() -> None:
    match = Camp().put("thebes", s25=4).acting(SPARTA, 1).match()
    play(match, "move thebes", "pick s25", "march plataea")
    assert state(match).sieges == {"plataea": (SPARTA, 1)}
    assert state(match).garrisons == {"plataea": ATHENS}
    assert state(match).holder["plataea"] == ATHENS


@pytest.mark.rule("7.3a", "7.3c", "1.4a")
def test_a_lifted_siege_removes_only_automatic_garrisons() -> None:
    match = plataea(s25=4).acting(SPARTA, 1).match()
    play(match, "move plataea", "pick s25", "march thebes")
    assert state(match).sieges == {}
    assert state(match).garrisons == {}
    posted = Camp().hold(SPARTA, "plataea", garrison=True).put("plataea", a01=2).siege("plataea", ATHENS)
    match = posted.acting(ATHENS, 1).match()
    play(match, "move plataea", "pick a01", "march athens")
    assert state(match).garrisons == {"plataea": SPARTA}
    assert state(match).holder["plataea"] == SPARTA


@pytest.mark.rule("7.3b")
def test_an_adverse_city_held_by_units_gets_no_garrison() -> None:
    camp = Camp().hold(SPARTA, "plataea").put("plataea", s25=2).put("athens", a01=3)
    match = camp.acting(ATHENS, 1).match()
    play(match, "move athens", "pick a01", "march plataea", "shelter s25")
    assert "plataea" in state(match).sieges
    assert "plataea" not in state(match).garrisons


@pytest.mark.rule("8.1a", "8.1c", "8.11a", "8.11b", "8.11c", "6.33d", "7.3d", "7.3e", "14.11e")
def test_an_assault_against_double_defence() -> None:
    # a01 (2 dice) and the garrison (1 die) strike first as A2; then s25 with 4 dice: two hits, two fives;
    # in the second round a01 (1 die) and the garrison strike again
    match = plataea(s25=4, a01=2).fighting(SPARTA).match(3, 3, 3, 1, 1, 5, 6, 3, 3)
    play(match, "assault plataea", "resist")
    fight = state(match).fight
    assert fight is not None
    assert fight.doubled
    assert fight.defenders == ("a01", "garrison")
    play(match, "fight")
    assert strength(match, "a01") == 1
    assert state(match).fight_now().routed == ()
    assert state(match).fight_now().round == 2


@pytest.mark.rule("8.1a", "8.1c", "3.1u")
def test_a_city_at_civil_war_is_stormed_like_any_field() -> None:
    """Its defenders still strike first as A2 and stand fast, but every hit is a step."""
    camp = plataea(s25=4, a01=2).set(civil_war={"plataea": "c30"})
    for pile in (camp.data["deck"], *camp.data["hands"].values()):
        if "c30" in pile:
            pile.remove("c30")
    match = camp.fighting(SPARTA).match(3, 3, 3, 1, 1, 1, 6)
    play(match, "assault plataea", "resist")
    assert not state(match).fight_now().doubled
    assert lines(match, "attack")[0].args["klass"] == "A2"
    play(match, "fight")
    assert not lines(match, "half-loss")
    assert state(match).holder["plataea"] == SPARTA  # three hits: two steps of a01, then the garrison
    assert at(match, "a01") == "pool"
    assert prestige(match) == -2


@pytest.mark.rule("8.11b")
def test_a_half_loss_is_forgotten_at_the_end_of_the_round() -> None:
    match = plataea(s25=4, a01=2).fighting(SPARTA).match(3, 3, 3, 1, 3, 3, 3, 3, 3, 3)
    play(match, "assault plataea", "resist", "fight")
    assert lines(match, "half-loss")
    assert strength(match, "a01") == 2
    assert state(match).fight_now().half == ""


@pytest.mark.rule("8.11c", "8.12a", "14.11b", "6.4h")
def test_attackers_lose_whole_steps_and_fall_back_to_the_lines() -> None:
    match = plataea(s25=4, a01=2).fighting(SPARTA).match(1, 3, 3)
    play(match, "assault plataea", "resist")
    assert strength(match, "s25") == 3
    play(match, "retreat")
    assert at(match, "s25") == "plataea"
    assert "plataea" in state(match).sieges
    assert prestige(match) == 1  # ruling 42


@pytest.mark.rule("7.3d", "7.3e", "14.11e", "8.1a")
def test_the_garrison_falls_last_and_the_city_with_it() -> None:
    match = plataea(s25=4, a07=1).fighting(SPARTA).match(3, 3, 1, 1, 1, 1)
    play(match, "assault plataea", "resist", "fight")
    assert at(match, "a07") == "pool"
    assert state(match).holder["plataea"] == SPARTA
    assert state(match).garrisons == {}
    assert state(match).sieges == {}
    assert prestige(match) == -2


@pytest.mark.rule("8.13a", "14.11d")
def test_capitulation_saves_prestige() -> None:
    match = plataea(s25=4, a01=4).fighting(SPARTA).match()
    play(match, "assault plataea")
    assert asked(match) == "athens capitulation"
    assert all(p["hidden"] for p in match.view(ATHENS)["pieces"].values() if p["side"] == SPARTA)
    play(match, "capitulate")
    assert at(match, "a01") == "pool"
    assert state(match).holder["plataea"] == SPARTA
    assert prestige(match) == -1
    assert strength(match, "s25") == 4


@pytest.mark.rule("6.4i", "8.12b")
@pytest.mark.choice("8.12b", "pick", "load", "retreat_to")
def test_port_fleets_may_flee_with_a_passenger_if_the_harbour_is_free() -> None:
    camp = Camp().put("samos", a22=3, a26=2, a27=2, s20=4).siege("samos", SPARTA)
    match = camp.fighting(SPARTA).match()
    play(match, "assault samos", "resist")
    assert asked(match) == "athens retreat-option"
    play(match, "retreat")
    assert asked(match) == "athens fall-back"  # whom the fleet takes off, if anybody, is for Athens to say
    assert offered(match, "retreat_to") == ()
    play(match, "pick a22")
    assert offered(match, "load") == ("a26", "a27")
    assert offered(match, "retreat_to") == ("icarian_sea",)  # it may go alone
    play(match, "load a26", "retreat_to icarian_sea")
    assert at(match, "a22") == "icarian_sea"
    assert at(match, "a26") == "icarian_sea"
    assert state(match).cargo["a26"] == "a22"
    shut = camp.put("icarian_sea", s21=2).fighting(SPARTA).match(*[3] * 8)
    play(shut, "assault samos", "resist")
    assert asked(shut) == "sparta retreat-option"  # Athens cannot leave and is not asked


@pytest.mark.rule("8.2a", "8.2b", "8.2c", "8.2e", "2.3d")
def test_attrition_one_die_per_block_ones_hit_the_strongest() -> None:
    match = plataea(s25=4, a01=3, a07=2).fighting(SPARTA).match(1, 2, 3)
    play(match, "attrition plataea")
    assert lines(match, "roll")[0].args["dice"] == (1, 2, 3)  # two units and the garrison
    assert asked(match) == "athens starve"
    assert offered(match, "hit") == ("a01",)
    play(match, "hit a01")
    assert strength(match, "a01") == 2
    assert strength(match, "s25") == 4
    assert all(
        p["hidden"] for p in match.view(SPARTA)["pieces"].values() if p["side"] == ATHENS and "kind" not in p
    )


@pytest.mark.rule("8.2e", "7.3e")
@pytest.mark.choice("8.2e", "hit")
def test_attrition_the_owner_breaks_ties_and_the_garrison_goes_last() -> None:
    match = plataea(s25=4, a01=2, a07=2).fighting(SPARTA).match(1, 1, 1)
    play(match, "attrition plataea")
    assert offered(match, "hit") == ("a01", "a07")  # both are the strongest
    play(match, "hit a07")
    assert offered(match, "hit") == ("a01",)  # now he alone is, and each hit is a whole step
    play(match, "hit a01")
    assert offered(match, "hit") == ("a01", "a07")
    play(match, "hit a07")
    assert (strength(match, "a01"), at(match, "a07")) == (1, "pool")
    assert state(match).garrisons["plataea"] == ATHENS
    assert lines(match, "starved")
    assert lines(match, "attrition-hits")[0].args == {"place": "plataea", "hits": 3, "need": 1}


@pytest.mark.rule("8.2e", "7.3e", "14.11d")
def test_attrition_takes_the_city_when_the_garrison_is_gone() -> None:
    match = plataea(s25=4).fighting(SPARTA).match(1)
    play(match, "attrition plataea")
    assert state(match).holder["plataea"] == SPARTA
    assert prestige(match) == -1


@pytest.mark.rule("8.0b", "8.0a")
def test_a_siege_of_this_season_cannot_be_pressed() -> None:
    camp = Camp().put("plataea", s25=4, a01=2).siege("plataea", SPARTA, 1)
    match = camp.fighting(SPARTA).match()
    assert asked(match) != "sparta sieges"


@pytest.mark.rule("8.0b", "8.21a", "8.21b", "8.21c", "15.1j")
def test_a_port_must_have_been_blockaded_in_an_earlier_season() -> None:
    camp = Camp(season="summer").put("samos", s20=4, a26=2).siege("samos", SPARTA)
    assert offered(camp.fighting(SPARTA).match(), "attrition") == ()
    camp.put("icarian_sea", s21=2).patrol("icarian_sea", SPARTA, 2)
    assert offered(camp.fighting(SPARTA).match(), "attrition") == ()
    camp.patrol("icarian_sea", SPARTA, 1)
    assert offered(camp.fighting(SPARTA).match(), "attrition") == ("samos",)


@pytest.mark.rule("8.22a", "8.22b", "8.21b")
def test_athens_starves_when_the_grain_is_cut_off() -> None:
    camp = Camp(season="summer").put("athens", s25=4, a01=2).siege("athens", SPARTA)
    assert offered(camp.fighting(SPARTA).match(), "attrition") == ()
    camp.put("sea_of_marmara", s20=2).patrol("sea_of_marmara", SPARTA)
    match = camp.fighting(SPARTA).match(3, 6)
    play(match, "attrition athens")
    assert strength(match, "a01") == 1


@pytest.mark.rule("8.3a", "8.3b", "8.3c", "8.3e", "7.4b", "6.4h")
def test_a_sortie_costs_nothing_and_returns_to_the_city() -> None:
    match = plataea(s25=3, a01=3, a07=2).fighting(ATHENS).match(3, 3)
    assert asked(match) == "athens sorties"
    play(match, "sortie plataea", "pick a07", "done")
    fight = state(match).fight
    assert fight is not None
    assert fight.kind == "sortie"
    assert fight.aggressors == ("a07",)
    assert not fight.doubled
    play(match, "retreat")
    assert at(match, "a07") == "plataea"
    assert "plataea" in state(match).sieges
    assert prestige(match) == 0
    event = plataea(s25=3, a01=3).fighting(ATHENS, event=True).match()
    assert asked(event) == "athens season-card", "nobody is asked for a sortie"
    lone = plataea(s25=3).fighting(ATHENS).match()
    assert asked(lone) != "athens sorties"  # a garrison cannot sally


@pytest.mark.rule("8.3e", "7.3a")
def test_a_victorious_sortie_lifts_the_siege() -> None:
    match = plataea(s27=1, a01=4).fighting(ATHENS).match(3, 1, 3, 3, 3)
    play(match, "sortie plataea", "all", "fight", "fight")
    assert at(match, "s27") == "pool"
    assert state(match).sieges == {}
    assert state(match).garrisons == {}
    assert prestige(match) == 2


# --- 8.21: a blockade lasts while its fleets are there ------------------------------------------------------


def blockade_of_samos(attacker: int, blockader: int) -> Camp:
    """Samos is besieged and blockaded since the spring; Athens comes to break the blockade in summer."""
    camp = Camp(season="summer").put("samos", s16=2, a26=2).siege("samos", SPARTA)
    camp.put("icarian_sea", s20=blockader).patrol("icarian_sea", SPARTA, 1)
    return camp.put("paros_sea", a18=attacker)


@pytest.mark.rule("8.21a", "8.21c", "8.0b")
def test_a_lost_attack_leaves_the_blockade_as_old_as_it_was() -> None:
    match = blockade_of_samos(1, 4).acting(ATHENS, 1).match()
    play(match, "move paros_sea", "sail icarian_sea", "done", "retreat")
    assert at(match, "a18") == "paros_sea"
    assert state(match).patrols["icarian_sea"] == (SPARTA, 1)
    assert offered(blockade_of_samos(1, 4).fighting(SPARTA).match(), "attrition") == ("samos",)


@pytest.mark.rule("8.21a", "8.21c")
def test_a_beaten_blockader_must_begin_anew() -> None:
    match = blockade_of_samos(2, 1).acting(ATHENS, 1).match(1, 3)
    play(match, "move paros_sea", "sail icarian_sea", "done", "fight")
    assert at(match, "s20") == "pool"
    assert state(match).patrols["icarian_sea"] == (ATHENS, 2)


@pytest.mark.rule("8.22a", "8.22b", "9.31c", "9.4a")
def test_a_fleet_sacrificed_in_winter_does_not_feed_athens() -> None:
    camp = Camp().put("athens", s25=4, a01=2).siege("athens", SPARTA).put("paros_sea", a18=1)
    camp.put("saronic_gulf", s20=4).patrol("saronic_gulf", SPARTA).set(kept=["s25", "s20"])
    match = camp.wintering(ATHENS, 0).match()
    play(match, "quarter paros_sea", "pick a18", "run_blockade athens", "via andros_sea", "pass")
    until(match, "sieges", **{"retreat-option": "retreat", "sorties": "done"})
    assert offered(match, "attrition") == ("athens",)


# --- 8.12, 14.11: a port given up -------------------------------------------------------------------------


@pytest.mark.rule("14.11e", "8.12b", "6.4i")
def test_a_port_abandoned_under_assault_is_a_city_taken_by_storm() -> None:
    camp = Camp().hold(SPARTA, "samos").put("samos", s20=3, a01=4, a22=2).siege("samos", ATHENS)
    camp.data["garrisons"].pop("samos", None)
    match = camp.fighting(ATHENS).match()
    play(match, "assault samos", "resist", "retreat")
    assert at(match, "s20") == "icarian_sea"
    assert state(match).holder["samos"] == ATHENS
    (over,) = lines(match, "battle-over")
    assert (over.rule, over.args["how"], over.args["who"]) == ("14.11e", "stormed", ATHENS)
    assert prestige(match) == 2


@pytest.mark.rule("3.1q", "3.1l", "8.1b")
def test_an_augury_stops_an_assault_by_treachery() -> None:
    camp = plataea(s25=4, a01=2).set(traitors="plataea", played={ATHENS: "event c34", SPARTA: "event c23"})
    camp.data["discard"] = ["c38", "c44"]
    assert offered(camp.fighting(SPARTA, event=True).match(), "assault") == ("plataea",)
    match = camp.set(cowed=SPARTA).fighting(SPARTA, event=True).match()
    assert offered(match, "assault") == ()
    assert offered(match, "attrition") == ("plataea",)


@pytest.mark.rule("3.1m", "8.12b", "6.4k")
def test_a_fleet_that_leaves_a_betrayed_port_does_not_give_it_up() -> None:
    """The garrison fights on: the one round goes to its end, and the city holds."""
    camp = Camp().put("samos", a22=3, s20=4).siege("samos", SPARTA).set(traitors="samos")
    camp.set(played={ATHENS: "coins c44", SPARTA: "event c23"})
    camp.data["deck"] = [c for c in camp.data["deck"] if c != "c23"]
    for hand in camp.data["hands"].values():
        if "c23" in hand:
            hand.remove("c23")
    camp.data["discard"] = ["c23", "c38", "c44"]
    match = camp.fighting(SPARTA, event=True).match(3, 3, 3, 3, 3)
    play(match, "assault samos", "resist", "retreat")
    assert at(match, "a22") == "icarian_sea"
    until(match, "season-card", **{"retreat-option": "fight"})
    assert state(match).holder["samos"] == ATHENS
    assert state(match).garrisons["samos"] == ATHENS


@pytest.mark.rule("3.1q", "5.4a")
def test_the_augury_card_forbids_engagements_for_the_season() -> None:
    camp = Camp().put("athens", a01=3).put("plataea", s25=2).put("malis", a02=2)
    match = camp.hand(SPARTA, "c34").hand(ATHENS, "c44").choosing().match()
    play(match, ("coins", "c44"), ("event", "c34"))
    until(match, "actions")
    assert state(match).augury == ATHENS
    play(match, "move athens", "pick a01")
    assert "plataea" not in offered(match, "march")
    assert "thebes" in offered(match, "march")


@pytest.mark.rule("8.12b", "5.21b", "6.4d")
def test_a_unit_taken_off_a_stormed_port_is_cut_down_to_its_fleet() -> None:
    camp = Camp().put("samos", a22=2, a26=2, s20=4).siege("samos", SPARTA)
    match = camp.fighting(SPARTA).match(*[3] * 20)
    play(match, "assault samos", "resist", "retreat", "pick a22", "load a26", "retreat_to icarian_sea")
    assert (strength(match, "a22"), strength(match, "a26"), at(match, "a26")) == (2, 1, "icarian_sea")


@pytest.mark.rule("8.2e", "7.3e")
def test_a_city_whose_garrison_is_left_has_not_starved() -> None:
    match = plataea(s25=4, a07=1).fighting(SPARTA).match(1, 6)
    play(match, "attrition plataea")
    assert at(match, "a07") == "pool"
    assert (state(match).holder["plataea"], state(match).garrisons["plataea"]) == (ATHENS, ATHENS)
    assert prestige(match) == 0


@pytest.mark.rule("8.12b", "5.21b")
def test_a_cadre_fleet_takes_nobody_off() -> None:
    camp = Camp().put("samos", a22=1, a24=2, a26=2, s20=4).siege("samos", SPARTA)
    match = camp.fighting(SPARTA).match(*[3] * 20)
    play(match, "assault samos", "resist", "retreat", "pick a22")
    assert offered(match, "load") == ()
    play(match, "pick a24")
    assert offered(match, "load") == ("a26",)
