"""5: groups, musters, sea transport, storms, forced marches, engagement, pillage."""

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
    play,
    prestige,
    state,
    strength,
)
from polemos.engine.errors import IllegalAction
from polemos.engine.match import Match

BOOK = game().printed


@pytest.mark.rule("5.0a", "5.0d", "4.1a")
def test_a_group_may_go_to_several_places_for_one_action() -> None:
    """The rulebook's own example: units of one group leave Sparta for several destinations."""
    match = (
        Camp().put("sparta", s01=4, s02=3, s05=2, s09=2, s10=1).put("athens", a01=1).acting(SPARTA, 1).match()
    )
    play(match, "move sparta", "pick s01", "pick s02", "march tegea")
    play(match, "pick s05", "march messenia", "pick s09", "sail laconian_gulf", "done")
    moves = [(line.args["to_place"], line.args["number"]) for line in lines(match, "move")]
    assert moves == [("tegea", 2), ("messenia", 1), ("laconian_gulf", 1)]
    assert at(match, "s10") == "sparta"
    assert state(match).actions == 0


@pytest.mark.rule("5.0b", "5.0c", "5.3b")
def test_a_muster_brings_units_from_many_areas_without_force_or_fight() -> None:
    camp = Camp().put("sparta", s01=4).put("thebes", s25=4).put("elis", s13=2).put("messenia", s02=3)
    match = camp.put("tegea", s12=2).put("athens", a01=1).acting(SPARTA, 1).match()
    play(match, "muster", "gather tegea")
    assert offered(match, "from") == ("elis", "messenia", "sparta")  # Thebes is three steps away
    play(match, "from elis", "call s13", "done", "from sparta", "call s01", "done", "done")
    assert at(match, "s13") == at(match, "s01") == "tegea"
    camp = Camp().put("plataea", a01=2).put("thebes", s25=4).put("sicyon", s16=2)
    blocked = camp.acting(SPARTA).match()
    play(blocked, "muster")
    assert "plataea" not in offered(blocked, "gather")


@pytest.mark.rule("4.1a", "5.0b")
def test_a_muster_is_paid_for_once_and_only_if_somebody_comes() -> None:
    camp = Camp().put("sparta", s01=4).put("messenia", s02=3, s03=2).put("corinth", s16=3)
    match = camp.acting(SPARTA, 2).match()
    play(match, "muster", "gather tegea", "from messenia", "done", "done")
    assert state(match).actions == 2  # nobody was called
    play(match, "muster", "gather tegea", "from messenia", "call s02")
    assert state(match).actions == 1
    play(match, "call s03", "done", "from sparta", "call s01", "done", "done")
    assert state(match).actions == 1
    assert {at(match, unit) for unit in ("s01", "s02", "s03")} == {"tegea"}


@pytest.mark.rule("5.0c")
def test_nobody_musters_into_a_besieged_city_over_land() -> None:
    camp = Camp().put("athens", s25=3).siege("athens", SPARTA).put("plataea", a01=2).put("samos", a14=3)
    match = camp.put("naxos", a15=2).acting(ATHENS).match()
    play(match, "muster", "gather athens")
    assert offered(match, "from") == ("naxos", "samos")  # by the harbour, past the besiegers


@pytest.mark.rule("5.0f", "5.4a", "5.4b", "1.31c", "5.1a")
def test_enemies_stop_a_move_and_neutrals_are_closed() -> None:
    camp = Camp().put("corinth", s16=3)
    match = camp.put("plataea", a01=2).put("athens", a02=2).acting(SPARTA).match()
    play(match, "move corinth", "pick s16")
    dests = offered(match, "march")
    assert "plataea" in dests
    assert "athens" in dests
    assert "thebes" not in dests
    assert "argos" not in dests
    assert "achaea" not in dests
    open_way = Camp().put("corinth", s16=3).acting(SPARTA).match()
    play(open_way, "move corinth", "pick s16")
    assert "thebes" in offered(open_way, "march")


@pytest.mark.rule("5.1b", "7.4a", "5.2c", "7.4c", "1.3b")
def test_the_besieged_leave_only_by_their_harbour() -> None:
    inland = Camp().put("plataea", a01=2, s25=2).siege("plataea", SPARTA).acting(ATHENS).match()
    assert "plataea" not in offered(inland, "move")
    port = Camp().put("samos", a22=3, a26=2, s20=2).siege("samos", SPARTA).acting(ATHENS).match()
    play(port, "move samos", "pick a22", "pick a26")
    assert offered(port, "march") == ()
    assert "icarian_sea" in offered(port, "sail")
    corinth = Camp().put("corinth", s20=3, a01=2).siege("corinth", ATHENS).acting(SPARTA).match()
    play(corinth, "move corinth", "pick s20")
    assert "gulf_of_corinth" in offered(corinth, "sail")
    assert "saronic_gulf" not in offered(corinth, "sail")


@pytest.mark.rule("1.3c", "5.2b", "5.2d", "5.2a")
def test_an_unbesieged_fleet_uses_every_coast() -> None:
    match = Camp().put("corinth", s20=3).acting(SPARTA).match()
    play(match, "move corinth", "pick s20")
    assert {"gulf_of_corinth", "saronic_gulf", "cephallenia_sea", "andros_sea"} <= set(offered(match, "sail"))
    play(match, "sail_on saronic_gulf", "sail andros_sea")
    assert state(match).formations[-1].path == ("corinth", "saronic_gulf", "andros_sea")
    for sea in ("gulf_of_corinth", "saronic_gulf"):  # and comes in by either
        back = Camp().put(sea, s20=3).acting(SPARTA, 2).match()
        play(back, f"move {sea}", "pick s20", "sail corinth")
        assert state(back).formations[-1].path == (sea, "corinth")
    far = Camp().put("andros_sea", s20=3).acting(SPARTA).match()
    play(far, "move andros_sea", "pick s20")
    assert "gulf_of_corinth" not in offered(far, "sail")  # not through the land in between


@pytest.mark.rule("5.1d", "5.1e", "2.26a", "2.26b")
def test_fleets_ashore_step_along_the_coast() -> None:
    assert "stratos" in BOOK.places["leucas"].shore
    assert "locris" not in BOOK.places["delphi"].shore  # two coasts that do not touch
    match = Camp().put("leucas", a28=2).hold(ATHENS, "leucas").put("stratos", s34=1).acting(ATHENS).match()
    play(match, "move leucas", "pick a28", "sail stratos", "pass")
    fight = state(match).fight
    assert fight is not None
    assert not fight.landing
    assert not fight.silent
    land = Camp().put("athens", a01=2).acting(ATHENS).match()
    play(land, "move athens", "pick a01")
    assert "sail" not in land.prompt(ATHENS).choices


@pytest.mark.rule("5.21a", "5.21b", "5.21c", "2.26c")
def test_a_fleet_carries_one_smaller_greek_unit() -> None:
    camp = Camp().put("athens", a14=3, a18=2, a01=4, a07=2, a39=2)
    match = camp.acting(ATHENS).match()
    play(match, "move athens", "pick a14", "pick a01", "sail paros_sea")
    assert strength(match, "a01") == 2
    assert state(match).cargo == {"a01": "a14"}
    play(match, "pick a18", "pick a07")
    assert "sail" in match.prompt(ATHENS).choices  # reduced to fit
    two = camp.acting(ATHENS).match()
    play(two, "move athens", "pick a14", "pick a01", "pick a07")
    assert "sail" not in two.prompt(ATHENS).choices
    barbarian = camp.acting(ATHENS).match()
    play(barbarian, "move athens", "pick a14", "pick a39")
    assert "sail" not in barbarian.prompt(ATHENS).choices


@pytest.mark.rule("5.22a", "5.22b", "5.22c", "5.22d", "5.22e", "5.23a", "5.23b", "5.23c")
@pytest.mark.parametrize(
    ("season", "die", "storm"),
    [("spring", 3, True), ("spring", 4, False), ("summer", 2, True), ("summer", 3, False),
     ("autumn", 2, True),
     ("midsummer", 1, True), ("midsummer", 2, False)],
)  # fmt: skip
def test_storms_by_season(season: str, die: int, storm: bool) -> None:
    match = (
        Camp(season=season)
        .put("andros_sea", a14=3, a15=2, a01=2, a07=1)
        .load(a01="a14", a07="a15")
        .acting(ATHENS)
    )
    played = match.match(die, 4, 4) if storm else match.match(die)
    play(played, "move andros_sea", "pick a14", "pick a15", "sail aegean_sea", "pass")
    assert bool(lines(played, "storm")) == storm
    if storm:
        assert (strength(played, "a14"), strength(played, "a01")) == (2, 1)  # both a step less
        assert (strength(played, "a15"), at(played, "a07")) == (1, "pool")  # a cadre carries nobody
    else:
        assert (strength(played, "a14"), at(played, "a07")) == (3, "aegean_sea")


@pytest.mark.rule("5.23a", "5.22a")
def test_a_raging_sea_takes_the_fleet_and_its_cargo() -> None:
    match = Camp().put("andros_sea", a14=3, a01=2).load(a01="a14").acting(ATHENS).match(1, 3)
    play(match, "move andros_sea", "pick a14", "sail aegean_sea", "pass")
    assert at(match, "a14") == at(match, "a01") == "pool"


@pytest.mark.rule("5.3a", "5.3c", "5.3d", "5.3e")
def test_forced_marches_are_rolled_after_the_actions_and_may_be_declined() -> None:
    camp = Camp().put("sparta", s01=4, s05=3, s06=2)
    match = camp.acting(SPARTA).match(3, 4, 5)
    play(match, "move sparta", "pick s01", "pick s05", "pick s06", "forced_march plataea")
    assert at(match, "s01") == "corinth"
    play(match, "pass")
    assert asked(match) == "sparta advance"
    assert offered(match, "advance") == ("s01", "s06")  # elite on 3, regular on 5; 4 fails
    play(match, "advance s01", "done")
    assert (at(match, "s01"), at(match, "s05"), at(match, "s06")) == ("plataea", "corinth", "corinth")


@pytest.mark.rule("5.22e", "5.3a")
def test_a_failed_forced_sail_meets_no_storm() -> None:
    match = Camp().put("cephallenia_sea", a14=3).acting(ATHENS).match(1)
    play(match, "move cephallenia_sea", "pick a14", "forced_sail aegean_sea", "pass")
    assert at(match, "a14") == "andros_sea"
    assert not lines(match, "storm")


def two_roads_to_plataea(*dice: int) -> Match:
    """Thebans and Corinthians come by different roads; the Corinthians are to fight first."""
    camp = Camp().put("thebes", s25=4, s26=3).put("corinth", s16=3).put("plataea", a07=2)
    match = camp.acting(SPARTA).match(*dice)
    play(match, "move thebes", "march plataea", "move corinth", "march plataea", "pass")
    assert asked(match) == "sparta first-formation"
    assert offered(match, "formation") == ("thebes", "corinth")
    play(match, "formation corinth")
    assert asked(match) == "athens fortify"
    return play(match, "stand")


@pytest.mark.rule("5.41a", "5.41b")
def test_formations_by_different_routes_fight_one_after_the_other() -> None:
    match = two_roads_to_plataea(3, 3)  # a07 (B1) misses twice
    fight = state(match).fight_now()
    assert fight.aggressors == ("s16",)  # only the formation that was named
    assert set(fight.origins) == {"corinth", "thebes"}  # but nobody flees to where the other came from
    assert asked(match) == "athens retreat-option"
    play(match, "fight")
    assert asked(match) == "sparta retreat-option"
    play(match, "retreat")
    assert at(match, "s16") == "corinth"
    second = state(match).fight_now()  # 5.41b: a new battle with those who are left
    assert second.aggressors == ("s25", "s26")
    assert second.defenders == ("a07",)
    assert second.round == 1
    assert asked(match) == "athens retreat-option"  # ruling 48: they were seen and cannot fortify now


@pytest.mark.rule("5.41c")
def test_once_one_formation_has_won_the_other_joins_it() -> None:
    match = two_roads_to_plataea(3, 3, 1, 1, 3)  # s16 (C2) then kills a07
    play(match, "fight", "fight")
    assert state(match).fight is None
    assert at(match, "a07") == "pool"
    assert len(lines(match, "battle")) == 1
    assert state(match).here(SPARTA, "plataea") == ("s16", "s25", "s26")
    assert state(match).sieges["plataea"][0] == SPARTA


@pytest.mark.rule("5.42a", "8.1a")
@pytest.mark.choice("5.42a", "join", "alone")
def test_the_besieger_says_which_newcomers_join_his_assault() -> None:
    camp = (
        Camp()
        .put("plataea", s25=4, a01=2)
        .siege("plataea", SPARTA)
        .put("thebes", s26=3)
        .put("corinth", s16=2, s18=2)
    )
    match = camp.acting(SPARTA).match()
    play(
        match,
        "move thebes",
        "pick s26",
        "march plataea",
        "move corinth",
        "pick s16",
        "pick s18",
        "march plataea",
    )
    play(match, "pass", "assault plataea")
    assert asked(match) == "sparta join-assault"
    assert offered(match, "join") == ("thebes", "corinth")
    lines_of = {"join thebes": ("s25", "s26"), "join corinth": ("s16", "s18", "s25"), "alone": ("s25",)}
    for answer, line in lines_of.items():
        again = game().resume(match.position(), (3,) * 12)
        play(again, answer, "resist")
        assert state(again).fight_now().aggressors == line


@pytest.mark.rule("5.41d", "8.3d", "6.0b")
def test_sallies_fight_alone() -> None:
    relief = Camp().put("plataea", s25=1, a01=4).siege("plataea", SPARTA).put("athens", a02=3)
    match = relief.acting(ATHENS).match()
    play(match, "move athens", "pick a02", "march plataea", "pass")
    assert asked(match) == "athens sorties"
    play(match, "sortie plataea", "all")
    assert asked(match) == "athens first-formation"
    assert offered(match, "formation") == ("athens", "plataea")  # the relief, and those who sally
    play(match, "formation plataea")
    assert state(match).fight_now().kind == "sortie"
    assert state(match).fight_now().aggressors == ("a01",)  # not with the relief outside


# --- 5.5 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.5a", "5.5b", "5.5c", "5.5d", "5.5e", "5.5f", "4.3a", "14.12a")
def test_pillage_gains_prestige_and_the_besiegers_go() -> None:
    camp = (
        Camp(season="summer")
        .put("athens", s25=3, s26=2, a01=2)
        .siege("athens", SPARTA, 1)
        .put("thebes", s27=2)
    )
    match = camp.acting(SPARTA, 3).match()
    assert offered(match, "pillage") == ("athens",)
    play(match, "pillage athens", "pick s25", "withdraw plataea", "pick s26", "withdraw thebes")
    assert prestige(match) == -2
    assert at(match, "s25") == "plataea"
    assert state(match).pillaged == ("athens",)
    assert state(match).athens_pillaged == 2
    play(match, "move thebes", "pick s27")
    assert "athens" not in offered(match, "march")
    play(match, "done", "pass")
    assert "plataea" in state(match).sieges
    assert "athens" not in state(match).sieges


@pytest.mark.rule("5.5a", "5.5e", "4.3a")
def test_no_pillage_of_a_fresh_siege_nor_twice_a_year_nor_of_a_loyal_city() -> None:
    fresh = Camp().put("plataea", s25=3).siege("plataea", SPARTA, 1).acting(SPARTA).match()
    assert offered(fresh, "pillage") == ()
    twice = (
        Camp().put("plataea", s25=3).siege("plataea", SPARTA).set(pillaged=["plataea"]).acting(SPARTA).match()
    )
    assert offered(twice, "pillage") == ()
    own = Camp().put("thebes", s25=3).hold(ATHENS, "thebes", garrison=True).siege("thebes", SPARTA)
    assert offered(own.acting(SPARTA).match(), "pillage") == ()
    ordinary = Camp().put("plataea", s25=3).siege("plataea", SPARTA).acting(SPARTA).match()
    play(ordinary, "pillage plataea", "pick s25", "withdraw thebes")
    assert prestige(ordinary) == -1


@pytest.mark.rule("5.5f")
def test_no_pillage_if_somebody_cannot_leave() -> None:
    camp = Camp().put("samos", s20=2, s16=2).siege("samos", SPARTA).put("icarian_sea", a14=3)
    assert offered(camp.acting(SPARTA).match(), "pillage") == ()


@pytest.mark.rule("7.2d", "7.2c")
def test_besieged_enemies_do_not_stop_friends() -> None:
    camp = Camp().put("plataea", s25=2, a01=2).siege("plataea", SPARTA).put("thebes", s26=3)
    match = camp.acting(SPARTA).match()
    play(match, "move thebes", "pick s26")
    assert "corinth" in offered(match, "march")
    with pytest.raises(IllegalAction):
        match.play(SPARTA, "march", "messenia")
