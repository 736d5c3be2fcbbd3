"""4: what actions buy: moves, building, recruits, garrisons."""

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
    prestige,
    state,
    strength,
)

BLOCKS = game().printed.blocks


@pytest.mark.rule("4.0b", "4.1a", "4.2a", "4.21a", "4.21b", "1.32b", "5.0e")
def test_actions_in_any_order_a_unit_goes_home_and_is_built_twice() -> None:
    match = Camp().put("plataea", a01=1).put("samos", a02=1).acting(ATHENS, 4).match()
    play(match, "move plataea", "pick a01", "march athens")
    assert state(match).actions == 3
    assert offered(match, "build") == ("athens",)  # a02 is no Samian
    play(match, "build athens", "raise a01", "build athens", "raise a01")
    assert strength(match, "a01") == 3
    assert state(match).actions == 1
    assert "athens" not in offered(match, "move"), "who has moved does not move again"


@pytest.mark.rule("4.0b")
def test_unused_actions_are_lost() -> None:
    match = Camp().put("athens", a01=1).put("sparta", s01=1).acting(ATHENS, 3).match()
    play(match, "pass")
    assert state(match).actions == 0


@pytest.mark.rule("4.21a")
def test_a_full_unit_cannot_be_built() -> None:
    match = Camp().put("athens", a04=2).acting(ATHENS).match()
    assert offered(match, "build") == ()


@pytest.mark.rule("4.2b", "8.21d", "8.21a")
def test_no_building_in_a_besieged_inland_city_nor_in_a_blockaded_port() -> None:
    inland = Camp().put("plataea", a01=1, s25=2).siege("plataea", SPARTA).acting(ATHENS).match()
    assert offered(inland, "build") == ()
    port = Camp().put("samos", a26=1, s20=2).siege("samos", SPARTA)
    assert offered(port.acting(ATHENS).match(), "build") == ("samos",)
    port.put("icarian_sea", s21=2).patrol("icarian_sea", SPARTA)
    assert offered(port.acting(ATHENS).match(), "build") == ()


@pytest.mark.rule("4.22a", "4.22b", "4.22d", "2.1a", "4.22h")
def test_three_are_drawn_in_secret_and_one_is_placed_as_a_cadre() -> None:
    match = Camp().put("sparta", s01=1).acting(ATHENS).match()
    play(match, "recruit")
    drawn = state(match).drawn
    assert len(drawn) == 3
    assert set(offered(match, "choose")) <= set(drawn)
    assert "drawn" not in match.view(SPARTA)
    assert "drawn" not in match.view(None)
    assert match.view(ATHENS)["drawn"] == list(drawn)
    assert not [line for line in match.log(SPARTA) if line.key == "recruit-drawn"]
    unit = next(u for u in offered(match, "choose") if not BLOCKS[str(u)].barbarian)
    play(match, ("choose", unit))
    place = offered(match, "place")[0]
    play(match, ("place", place))
    assert at(match, str(unit)) == place
    assert strength(match, str(unit)) == 1
    assert state(match).drawn == ()
    assert all(at(match, b) == "pool" for b in drawn if b != unit)


@pytest.mark.rule("4.22h")
def test_a_small_pool_is_drawn_whole() -> None:
    camp = Camp()
    for unit in [b for b in camp.data["blocks"] if b.startswith("a") and b not in ("a01", "a02")]:
        camp.put("athens", **{unit: 1}) if not BLOCKS[unit].barbarian else camp.put("malis", **{unit: 1})
    match = camp.acting(ATHENS).match()
    play(match, "recruit")
    assert state(match).drawn == ("a01", "a02")


@pytest.mark.rule("4.22c")
def test_nothing_fits_and_the_action_is_lost() -> None:
    camp = Camp().hold(SPARTA, "athens", "plataea", garrison=True)
    for unit in [b for b in camp.data["blocks"] if b.startswith("a") and b not in ("a01", "a02", "a03")]:
        camp.put("malis" if not BLOCKS[unit].fleet else "samos", **{unit: 1})
    match = camp.acting(ATHENS, 1).match()
    play(match, "recruit", "give_up")
    assert lines(match, "recruit-none")
    assert at(match, "a01") == "pool"


@pytest.mark.rule("4.22e", "4.22f", "4.22g", "2.1b", "2.25a")
def test_a_barbarian_comes_to_a_town_in_full_and_moves_free() -> None:
    camp = Camp().put("sparta", s01=1)
    for unit in [b for b in camp.data["blocks"] if b.startswith("a") and b != "a39"]:
        camp.put("malis" if not BLOCKS[unit].fleet else "samos", **{unit: 1})
    match = camp.put("edonia", s40=2).acting(ATHENS, 1).match()
    play(match, "recruit", "choose a39", "place rhodope")
    assert strength(match, "a39") == 3
    assert asked(match) == "athens group-move"
    assert "edonia" in offered(match, "march")  # it may engage
    assert offered(match, "forced_march")  # and force its march
    play(match, "march edonia")
    assert state(match).formations[-1].place == "edonia"
    assert "a39" in state(match).moved


@pytest.mark.rule("4.22i", "2.27a", "15.1l", "13.2a", "13.2c", "15.3j", "15.3k", "15.4j", "15.4k")
def test_conditional_units() -> None:
    assert places_for(Camp(), "a37") == ()
    assert places_for(Camp().leader(ATHENS), "a37") == ("odrysia",)
    for scenario in ("413", "415"):
        assert places_for(Camp(scenario), "a37") == ()
        assert places_for(Camp(scenario).leader(ATHENS), "a37") == ("odrysia",)
    assert places_for(Camp("413"), "s41") == ()
    assert places_for(Camp("413"), "s44") == ()
    with_aid = Camp("413").in_play("c49")
    assert places_for(with_aid, "s41") == ("lydia", "phrygia")
    assert "sparta" in places_for(with_aid, "s44")
    assert places_for(Camp("415").set(peace=False, renewed=True), "s41") == ()
    assert places_for(Camp("413").in_play("c52"), "a14") == ()
    assert places_for(Camp("413"), "a14") == ("athens",)


@pytest.mark.rule("4.22j")
def test_fleets_need_a_coast() -> None:
    assert places_for(Camp(), "s15") == ("elis",)  # not Tegea
    assert places_for(Camp(), "a14") == ("athens",)  # not Plataea


@pytest.mark.rule("4.22k", "4.22l", "14.11f", "12.0d")
def test_the_rebel_fleet_takes_its_island() -> None:
    assert places_for(Camp(), "s35") == ("chios", "lesbos")
    assert places_for(Camp().put("chios", a34=1), "s35") == ("lesbos",)
    assert places_for(Camp().hold(ATHENS, "lesbos", garrison=True), "s35") == ("chios",)
    assert places_for(Camp("415"), "s35") == ()
    assert places_for(Camp("415"), "a36") == ()
    camp = Camp().put("athens", a01=1)
    for unit in [b for b in camp.data["blocks"] if b.startswith("s") and b != "s35"]:
        camp.put("thebes" if not BLOCKS[unit].barbarian else "malis", **{unit: 1})
    match = camp.acting(SPARTA).match()
    play(match, "recruit", "choose s35", "place chios")
    assert state(match).holder["chios"] == SPARTA
    assert prestige(match) == 0
    assert "chios" in offered(match, "build")


@pytest.mark.rule("4.22m", "4.22n")
def test_macedonians_come_to_towns_never_to_pella() -> None:
    assert places_for(Camp(), "a36") == ("lyncestis", "pieria")
    assert places_for(Camp(), "s36") == ("lyncestis", "pieria")
    assert places_for(Camp().put("pieria", s01=2), "a36") == ("lyncestis",)


@pytest.mark.rule("4.23a", "4.23b", "7.3b", "7.3c")
def test_a_garrison_keeps_a_conquest() -> None:
    camp = Camp().hold(SPARTA, "plataea").put("plataea", s25=3).put("thebes", s26=2)
    match = camp.acting(SPARTA).match()
    assert offered(match, "garrison") == ("plataea",)  # never Thebes, which is loyal
    play(match, "garrison plataea", "move plataea", "march thebes", "pass")
    assert state(match).holder["plataea"] == SPARTA
    barbarians = Camp().hold(SPARTA, "plataea").put("plataea", s37=3).acting(SPARTA).match()
    assert offered(barbarians, "garrison") == ()


@pytest.mark.rule("2.3b", "5.1c", "2.3d")
def test_garrisons_do_not_stop_a_move() -> None:
    camp = Camp().hold(ATHENS, "thebes", garrison=True).put("athens", a01=2).put("orchomenus", s25=3)
    match = camp.acting(SPARTA).match()
    play(match, "move orchomenus")
    assert {"thebes", "plataea"} <= set(offered(match, "march"))  # Plataea lies behind Thebes


@pytest.mark.rule("5.0b", "5.0c")
def test_no_muster_where_only_enemy_cities_lie_between() -> None:
    """Thebes and Corinth have only Athens and Plataea in common; Thebes and Delphi have Orchomenus."""
    match = Camp().put("thebes", s25=1).put("corinth", s16=1).acting(SPARTA).match()
    assert "muster" not in match.prompt(SPARTA).choices
    match = Camp().put("thebes", s25=1).put("delphi", s26=1).acting(SPARTA).match()
    play(match, "muster")
    assert "orchomenus" in offered(match, "gather")
