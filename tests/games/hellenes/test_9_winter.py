"""9: winter: quarters, going home, upkeep, disbanding, relief, sieges at triple rate, year end."""

from __future__ import annotations

import pytest

from games.hellenes.camp import (
    ATHENS,
    SPARTA,
    Camp,
    asked,
    at,
    before,
    during,
    game,
    lines,
    offered,
    play,
    prestige,
    state,
    strength,
    until,
)
from polemos.engine.match import Match


@pytest.mark.rule("9.0a", "9.2a", "9.3a", "9.4a", "9.5a")
def test_the_order_of_winter() -> None:
    camp = Camp(season="winter").put("plataea", s25=4, a01=3).siege("plataea", SPARTA).put("athens", a02=2)
    match = camp.hand(ATHENS, "c44").hand(SPARTA, "c23").choosing().match()
    play(match, ("coins", "c44"), ("coins", "c23"))
    assert asked(match) == "athens winter-actions"
    play(match, "pass")
    assert asked(match) == "sparta winter-actions"
    play(match, "maintain plataea", "keep s25", "pass")
    assert asked(match) == "athens sorties"  # relief of the first player
    play(match, "done")
    assert asked(match) == "sparta sieges"  # siege combat of the second
    play(match, "done")
    assert match.view(None)["phase"] == "new_year"
    assert state(match).year == 1


@pytest.mark.rule("9.0b", "9.22a", "4.4a", "9.24b", "9.24a", "9.2a")
def test_without_roof_or_pay_a_unit_is_disbanded() -> None:
    camp = Camp().put("malis", s25=4, s26=3, s37=4).put("thebes", s27=2)
    match = camp.wintering(SPARTA, 1).match()
    assert offered(match, "maintain") == ("malis",)
    play(match, "maintain malis", "keep s25")
    assert state(match).actions == 0
    play(match, "pass")
    assert (at(match, "s25"), at(match, "s26"), at(match, "s37")) == ("malis", "pool", "pool")
    assert [line.rule for line in lines(match, "disbanded")] == ["9.24b"]
    assert [line.rule for line in lines(match, "barbarians-leave")] == ["9.24a"]
    assert at(match, "s27") == "thebes"


@pytest.mark.rule("9.211a", "9.21b", "9.21a")
def test_a_free_billet_next_door() -> None:
    """The rulebook's cantonment: a fleet in the Hellespont winters at Abydos for nothing."""
    match = Camp().put("hellespont", a14=3).wintering(ATHENS, 0).match()
    assert offered(match, "quarter") == ("hellespont",)
    play(match, "quarter hellespont", "pick a14", "go abydos")
    assert at(match, "a14") == "abydos"
    assert state(match).actions == 0


@pytest.mark.rule("9.212a", "9.21c", "9.21e", "9.21f", "5.4a")
def test_going_home_past_the_enemy() -> None:
    """The rulebook's repatriation: from Samos to Athens through a sea held by a Spartan fleet."""
    camp = Camp().put("samos", a14=3, a15=2).hold(SPARTA, "samos", garrison=True).siege("samos", ATHENS)
    match = camp.put("paros_sea", s20=3).wintering(ATHENS, 0).match()
    play(match, "quarter samos", "pick a14", "go athens")
    assert at(match, "a14") == "athens"
    assert not lines(match, "battle")


@pytest.mark.rule("9.21e", "9.21f", "5.22b")
def test_winter_storms_and_automatic_forced_moves() -> None:
    match = Camp().put("hellespont", a14=3).wintering(ATHENS, 0).match(3, 4, 4)
    play(match, "quarter hellespont", "pick a14", "go athens", "pass")
    assert len(lines(match, "storm")) == 1  # two lines: a storm on 3, none on 4
    assert len(lines(match, "calm")) == 1
    assert strength(match, "a14") == 2
    assert lines(match, "move")[0].rule == "9.212a"
    safe = Camp().put("lemnos_sea", a14=3).wintering(ATHENS, 0).match()
    play(safe, "quarter lemnos_sea", "pick a14", "go athens", "pass")
    assert lines(safe, "calm") == []  # six steps along the coast, the last by the automatic forced sail
    march = Camp().put("malis", s01=4).wintering(SPARTA, 1).match()
    play(march, "move malis", "pick s01")
    assert "thebes" in offered(march, "march")
    assert offered(march, "forced_march") == ()


@pytest.mark.rule("9.213a", "9.213b", "9.0c", "1.3a")
def test_displacement() -> None:
    """The rulebook's example: Stratos is too small for three; who was there first moves on to Naupactus."""
    camp = Camp().put("leucas", a30=2, a28=3).siege("leucas", ATHENS).put("stratos", a31=2)
    match = camp.wintering(ATHENS, 0).match()
    play(match, "quarter leucas", "pick a30", "go stratos", "quarter leucas", "pick a28", "go stratos")
    assert "stratos" in offered(match, "quarter")
    play(match, "quarter stratos", "pick a31", "go naupactus", "pass")
    assert (at(match, "a30"), at(match, "a28"), at(match, "a31")) == ("stratos", "stratos", "naupactus")


@pytest.mark.rule("9.213b", "9.24b", "9.0c")
def test_beyond_capacity_the_owner_chooses_who_goes() -> None:
    camp = Camp().put("plataea", a01=3, a02=2, a03=1).set(moved=["a01", "a02", "a03"])
    match = camp.wintering(ATHENS, 0).match()
    play(match, "pass")
    assert asked(match) == "athens overcrowded"
    play(match, "disband a02")
    assert (at(match, "a01"), at(match, "a02"), at(match, "a03")) == ("plataea", "pool", "plataea")


@pytest.mark.rule("9.214a", "9.21a", "9.21b")
def test_a_group_may_pay_to_reach_any_friendly_city() -> None:
    camp = Camp().put("malis", s16=3, s17=2)
    match = camp.wintering(SPARTA, 1).match()
    assert "muster" not in match.prompt(SPARTA).choices
    assert "pillage" not in match.prompt(SPARTA).choices
    play(match, "move malis")
    dests = offered(match, "march")
    assert "thebes" in dests
    assert all(state(match).holder.get(str(d)) == SPARTA for d in dests)
    play(match, "march thebes")
    assert at(match, "s17") == "thebes"
    assert state(match).actions == 0


@pytest.mark.rule("9.21d", "9.21g", "9.31b")
def test_blockaded_ports_and_besieged_cities_are_closed_to_strangers() -> None:
    # the subject fleet a22 wants to winter in Chios (another nation): its harbour is blockaded
    camp = Camp().put("icarian_sea", a14=3).put("chios_sea", s20=2)
    match = camp.wintering(ATHENS, 1).match()
    play(match, "move icarian_sea", "pick a14")
    assert "samos" in offered(match, "sail")
    assert "lesbos" in offered(match, "sail")
    assert game().printed.places["chios"].harbour == "chios_sea"
    assert "chios" not in offered(match, "sail")
    besieged = (
        Camp().put("corinth", a01=2).siege("corinth", ATHENS).put("athens", s16=2).siege("athens", SPARTA)
    )
    match = besieged.put("malis", s17=2).wintering(SPARTA, 1).match()
    play(match, "move malis", "pick s17")
    assert "corinth" not in offered(match, "march")
    port = Camp().put("corinth", a01=2).siege("corinth", ATHENS).put("cephallenia_sea", s20=3)
    match = port.wintering(SPARTA, 0).match()
    play(match, "quarter cephallenia_sea", "pick s20", "go corinth")
    assert at(match, "s20") == "corinth"
    assert not lines(match, "battle")


@pytest.mark.rule("9.23a", "9.23b", "4.2a")
def test_winter_building_and_barbarians_who_leave_at_once() -> None:
    match = Camp().put("athens", a01=2).wintering(ATHENS, 1).match()
    play(match, "build athens", "raise a01")
    assert strength(match, "a01") == 3
    camp = Camp()
    for unit in [b for b in camp.data["blocks"] if b.startswith("a") and b != "a39"]:
        fleet, wild = game().printed.blocks[unit].fleet, game().printed.blocks[unit].barbarian
        camp.put("samos" if fleet else "malis" if wild else "athens", **{unit: 1})
    match = camp.wintering(ATHENS, 1).match()
    play(match, "recruit", "choose a39", "place rhodope")
    assert asked(match) == "athens winter-actions"  # no free move
    play(match, "pass")
    until(match, "new-year-card")
    assert at(match, "a39") == "pool"


@pytest.mark.rule("9.24c", "1.4f", "9.51a")
def test_a_city_held_by_barbarians_is_lost_before_tribute() -> None:
    camp = Camp().hold(SPARTA, "plataea").put("plataea", s37=4)
    match = camp.wintering(SPARTA, 1).match()
    play(match, "pass")
    assert state(match).holder["plataea"] == ATHENS
    assert prestige(match) == 0


def homecoming(*dice: int) -> Match:
    """Attic horse at Malis; Athens is besieged by one Theban cadre that Sparta pays for."""
    camp = Camp().siege("athens", SPARTA).put("athens", s27=1).set(kept=["s27"]).put("malis", a13=2)
    match = camp.wintering(ATHENS, 0).match(*dice)
    play(match, "quarter malis", "pick a13")
    assert offered(match, "relieve") == ("athens",)
    assert "athens" not in offered(match, "go")  # besieged: nobody simply walks in
    return play(match, "relieve athens", "pass")


@pytest.mark.rule("9.212b", "9.31a", "9.31d", "9.24d")
def test_fighting_the_way_home_through_the_besiegers() -> None:
    match = homecoming(1, 3)  # the horse (A1) strikes first and kills the cadre
    assert lines(match, "disbanded") == []  # 9.24d: he who is to fight his way home is not disbanded
    (battle,) = lines(match, "battle")
    assert battle.args == {"who": ATHENS, "place": "athens"}
    assert asked(match) == "athens retreat-option"
    assert state(match).fight_now().kind == "home"
    play(match, "fight")
    assert at(match, "s27") == "pool"
    assert at(match, "a13") == "athens"
    assert "athens" not in state(match).sieges  # the siege is broken
    assert prestige(match) == 2


@pytest.mark.rule("9.31a", "9.31e", "9.24b", "14.11b")
def test_whoever_gives_up_before_the_besiegers_of_his_home_is_disbanded() -> None:
    match = homecoming(3, 3)
    play(match, "retreat")  # a skirmish: nobody was hurt, so it costs no Prestige
    until(match, "new-year-card")
    assert at(match, "a13") == "pool"
    assert [line.args["who"] for line in lines(match, "not-home")] == [ATHENS]
    assert state(match).sieges["athens"][0] == SPARTA
    assert prestige(match) == 0


@pytest.mark.rule("9.31e", "9.31c")
def test_beaten_on_the_way_home_a_unit_is_disbanded() -> None:
    camp = Camp().put("saronic_gulf", s20=4).set(kept=["s20"]).put("paros_sea", a18=2)
    # the fleet (E2) rolls 3 3, the Corinthian (F1) 6 6 3 3: routed, panic
    match = camp.wintering(ATHENS, 0).match(3, 3, 6, 6, 3, 3)
    play(match, "quarter paros_sea", "pick a18")
    assert offered(match, "run_blockade") == ("athens",)
    play(match, "run_blockade athens", "via andros_sea", "pass")
    until(match, "new-year-card")
    assert lines(match, "panic")
    assert at(match, "a18") == "pool"
    assert at(match, "s20") == "saronic_gulf"
    assert prestige(match) == -2


@pytest.mark.rule("9.31c")
def test_if_the_blockaders_have_gone_the_fleet_simply_enters() -> None:
    camp = Camp().put("saronic_gulf", s20=4).put("paros_sea", a18=1)
    camp.set(
        order=[ATHENS, SPARTA],
        season=5,
        active=ATHENS,
        actions=0,
        played={ATHENS: "coins c44", SPARTA: "coins c38"},
    )
    camp.frames(
        during("Winter", "first_actions"),
        during("WinterTurn", "actions", ATHENS),
        {"frame": "WinterActions", "who": ATHENS},
    )
    camp.data["discard"] = ["c44"]
    match = camp.match()
    play(match, "quarter paros_sea", "pick a18", "run_blockade athens", "via andros_sea", "pass")
    assert asked(match) == "sparta winter-actions"
    play(match, "pass")  # the Spartan fleet is not maintained
    until(match, "new-year-card")
    assert at(match, "a18") == "athens"
    assert not lines(match, "battle")


@pytest.mark.rule("9.32a", "9.3a")
def test_winter_sorties() -> None:
    camp = Camp().put("plataea", s25=2, a01=3).siege("plataea", SPARTA).set(kept=["s25"])
    match = camp.wintering(ATHENS, 0).match()
    play(match, "pass")
    assert asked(match) == "athens sorties"


@pytest.mark.rule("9.4b", "8.2d", "9.4a", "9.4c")
def test_winter_attrition_is_threefold() -> None:
    camp = (
        Camp()
        .put("plataea", s25=2, a01=3)
        .siege("plataea", SPARTA)
        .set(season=5, kept=["s25"], active=SPARTA)
    )
    camp.set(order=[ATHENS, SPARTA])
    match = camp.frames(during("Winter", "second_sieges"), before("WinterSieges", "sieges", SPARTA)).match(
        3, 4
    )
    assert asked(match) == "sparta sieges"
    play(match, "attrition plataea")
    assert strength(match, "a01") == 2


# --- 9.5 ----------------------------------------------------------------------------------------------


@pytest.mark.rule("9.51a", "9.51b", "14.13a", "9.5a")
def test_tribute_for_adverse_cities_besieged_ones_included() -> None:
    camp = Camp().hold(SPARTA, "samos", "plataea", garrison=True).hold(ATHENS, "pylos", garrison=True)
    camp.put("samos", a14=2).siege("samos", ATHENS)
    match = until(camp.year_end().match(), "new-year-card")
    assert prestige(match) == -(3 + 1) + 1
    paid = [(line.args["who"], line.args["place"], line.args["points"]) for line in lines(match, "pays")]
    assert paid == [(ATHENS, "pylos", 1), (SPARTA, "plataea", 1), (SPARTA, "samos", 3)]


@pytest.mark.rule("9.51c", "12.11a", "12.11b", "15.3i")
def test_renewed_war_halves_tribute() -> None:
    camp = Camp("413").hold(SPARTA, "samos", garrison=True).hold(ATHENS, "pylos", garrison=True)
    match = until(camp.year_end().match(), "new-year-card")
    assert prestige(match) == -1
    halves = [(line.args["who"], line.args["points"]) for line in lines(match, "tribute-halved")]
    assert halves == [(ATHENS, 0), (SPARTA, 1)]
    whole = Camp("415").hold(SPARTA, "samos", garrison=True)
    assert prestige(until(whole.year_end().match(), "new-year-card")) == -3


@pytest.mark.rule("9.52a", "14.21a")
def test_fifteen_at_the_check_wins_and_not_before() -> None:
    match = Camp().set(prestige=16).put("athens", a01=1).acting(ATHENS).match()
    assert not match.over
    match = Camp().set(prestige=-15).year_end().match()
    assert match.result is not None
    assert (match.result.winner, match.result.level) == (SPARTA, "decisive")


@pytest.mark.rule("9.53a", "9.54a", "3.1w", "0.0c")
def test_the_next_year_begins_with_all_cards_but_those_in_play() -> None:
    camp = Camp().set(pillaged=["athens"]).in_play("c41").year_end()
    match = until(camp.match(), "new-year-card")
    found = state(match)
    assert found.year == 1
    assert found.pillaged == ()
    assert found.in_play == ("c41",)
    assert len(found.deck) == 44 - 2 - 1 - 12
    assert found.discard == ()
    assert match.view(None)["year"] == 430


@pytest.mark.rule("15.1n", "3.1w", "9.54a")
def test_pericles_dead_of_the_plague_is_not_shuffled_in_again() -> None:
    for plagues, back in ((1, True), (2, False)):
        camp = Camp().leader(ATHENS).set(athens_plagues=plagues).year_end()
        found = state(until(camp.match(), "new-year-card"))
        everywhere = {*found.deck, *found.hands[ATHENS], *found.hands[SPARTA]}
        assert ("c01" in everywhere) == back
        assert ("c01" in found.removed) != back


@pytest.mark.rule("9.24a", "9.213b")
def test_barbarians_take_no_room_from_those_who_stay() -> None:
    match = Camp().put("plataea", a01=2, a02=2, a38=4).wintering(ATHENS, 0).match()
    play(match, "pass")
    assert asked(match) != "athens overcrowded"
    assert (at(match, "a01"), at(match, "a02"), at(match, "a38")) == ("plataea", "plataea", "pool")
