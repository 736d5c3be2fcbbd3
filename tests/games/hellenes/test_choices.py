"""The ledger of choices: who is asked what, each with more than one possibility."""

from __future__ import annotations

import pytest

from games.hellenes.camp import (
    ATHENS,
    BLOCKS,
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

# --- cards and events -------------------------------------------------------------------------------------


def season(athens: str, sparta: str, camp: Camp | None = None) -> Camp:
    return (camp or Camp()).hand(ATHENS, athens).hand(SPARTA, sparta).choosing()


@pytest.mark.rule("0.0f", "10.2a", "10.3a", "9.1a")
@pytest.mark.choice("0.0f", "event", "coins")
@pytest.mark.choice("9.1a", "coins")
@pytest.mark.choice("10.2a", "event", "sacrifice")
@pytest.mark.choice("10.3a", "honour")
def test_a_card_and_its_use() -> None:
    summer = Camp().hand(ATHENS, "c29", "c44").choosing().match()
    assert (offered(summer, "event"), offered(summer, "coins")) == (("c29", "c44"), ("c29", "c44"))
    winter = Camp(season="winter").hand(ATHENS, "c29", "c44").choosing().match()
    assert winter.prompt(ATHENS).choices == {"coins": ("c29", "c44")}
    year = Camp(season="new_year").hand(ATHENS, "c29", "c44").hand(SPARTA, "c38", "c42").choosing().match()
    play(year, ("sacrifice", "c29"), ("sacrifice", "c38"))
    assert len(offered(year, "honour")) == 7
    play(year, "honour zeus", "honour ares")
    assert state(year).sacrifices == {ATHENS: ("ares",), SPARTA: ("zeus",)}


@pytest.mark.rule("3.1j")
@pytest.mark.choice("3.1j", "plague")
@pytest.mark.choice("3.1k", "plague")
def test_whom_the_plague_strikes() -> None:
    camp = Camp().put("plataea", s25=2, a01=3).siege("plataea", SPARTA)
    camp.put("samos", s20=2, a26=2).siege("samos", SPARTA).put("athens", a02=2)
    match = season("c44", "c06", camp).match()
    play(match, ("coins", "c44"), ("event", "c06"))
    assert offered(match, "plague") == ("plataea", "samos")  # not Athens, which is not besieged
    play(match, "plague samos")
    assert (strength(match, "a26"), strength(match, "a01"), strength(match, "s20")) == (1, 3, 2)
    again = season("c44", "c07", camp.set(plague_struck=True)).match()
    play(again, ("coins", "c44"), ("event", "c07"))
    assert offered(again, "plague") == ("athens", "plataea", "samos")


@pytest.mark.rule("3.1l", "3.1m")
@pytest.mark.choice("3.1l", "betray", "assault")
@pytest.mark.choice("3.1m", "capitulate", "resist")
def test_where_the_traitors_are() -> None:
    camp = Camp().put("plataea", s25=4, a01=1).siege("plataea", SPARTA)
    camp.put("athens", s26=3, a02=2).siege("athens", SPARTA)
    match = season("c44", "c23", camp).match()
    play(match, ("coins", "c44"), ("event", "c23"))
    assert offered(match, "betray") == ("athens", "plataea")
    play(match, "betray plataea")
    assert offered(match, "assault") == ("plataea",)
    assert offered(match, "attrition") == ("plataea",)  # Athens has bread enough
    play(match, "assault plataea")
    assert asked(match) == "athens capitulation"
    play(match, "capitulate")
    assert state(match).holder["plataea"] == SPARTA


@pytest.mark.rule("3.1n", "3.1s", "3.1o", "3.1u")
@pytest.mark.choice("3.1n", "ostracize")
@pytest.mark.choice("3.1s", "ostracize")
@pytest.mark.choice("3.1o", "starve")
@pytest.mark.choice("3.1u", "divide")
def test_what_an_event_strikes() -> None:
    match = season("c44", "c36").match()
    play(match, ("coins", "c44"), ("event", "c36"))
    assert offered(match, "ostracize") == ("archidamos", "pericles")
    camp = Camp().put("plataea", s25=4, a01=1).siege("plataea", SPARTA)
    camp.put("stratos", s26=3, a30=2).siege("stratos", SPARTA)
    camp.put("samos", s20=2, a26=2).siege("samos", SPARTA)  # a port nobody blockades
    match = season("c44", "c26", camp).match()
    play(match, ("coins", "c44"), ("event", "c26"))
    assert offered(match, "starve") == ("plataea", "stratos")
    match = season("c44", "c29", camp).match()
    play(match, ("coins", "c44"), ("event", "c29"))
    assert "corinth" in offered(match, "divide")
    assert not {"plataea", "stratos", "samos", "athens"} & set(offered(match, "divide"))


@pytest.mark.rule("3.12c", "3.12d", "3.12e", "3.1h", "3.1i")
@pytest.mark.choice("3.12c", "revolt")
@pytest.mark.choice("3.12d", "revolt")
@pytest.mark.choice("3.12e", "revolt", "done")
@pytest.mark.choice("3.1i", "revolt")
def test_who_revolts() -> None:
    camp = Camp().in_play("c39").hold(SPARTA, "samos", garrison=True)
    match = season("c44", "c13", camp).match()  # Chalcidice, or by extension the Sporades
    play(match, ("coins", "c44"), ("event", "c13"))
    assert offered(match, "revolt") == ("potidaea", "rhodes", "stagira", "torone")
    play(match, "revolt torone")
    assert match.prompt(SPARTA).rule == "3.12e"
    assert offered(match, "revolt") == ("potidaea", "stagira")  # for the taxes one more, in the same region
    play(match, "done")
    assert state(match).garrisons.get("torone") == SPARTA
    assert "potidaea" not in state(match).garrisons
    match = season("c21", "c44").match()
    play(match, ("event", "c21"), ("coins", "c44"))
    assert offered(match, "revolt") == ("messenia", "pylos", "sparta")


@pytest.mark.rule("3.1v", "3.1y", "14.22a", "14.22d", "9.53a")
@pytest.mark.choice("3.1v", "repeal", "done")
@pytest.mark.choice("9.53a", "repeal")
@pytest.mark.choice("3.1y", "offer", "fight_on")
@pytest.mark.choice("14.22a", "offer", "fight_on")
def test_peace_and_taxes_at_the_end_of_the_year() -> None:
    match = Camp().set(prestige=10).year_end().match(6, 6)
    assert asked(match) == "athens peace-offer"
    play(match, "offer")
    assert prestige(match) == 8
    assert lines(match, "peace-refused")[0].args == {"who": ATHENS, "number": 12, "need": 7}
    faction = Camp().set(prestige=-5).in_play("c41").year_end().match()
    assert asked(faction) == "sparta peace-offer"
    below = Camp().set(prestige=9).year_end().match()
    assert asked(below) != "athens peace-offer"
    taxes = Camp().in_play("c39", "c40").year_end().match()
    assert offered(taxes, "repeal") == ("c39", "c40")
    play(taxes, "repeal c40", "done")
    assert state(taxes).in_play == ("c39",)


# --- actions ----------------------------------------------------------------------------------------------


@pytest.mark.rule("4.0b", "4.21a", "4.21b", "5.0a")
@pytest.mark.choice("4.0b", "move", "build", "recruit", "pass")
@pytest.mark.choice("4.21a", "raise")
@pytest.mark.choice("4.21b", "build", "raise")
@pytest.mark.choice("5.0a", "pick", "march", "sail", "done")
def test_what_actions_are_spent_on() -> None:
    match = Camp().put("athens", a01=1, a02=1, a14=2).acting(ATHENS, 3).match()
    play(match, "build athens")
    assert offered(match, "raise") == ("a01", "a02", "a14")
    play(match, "raise a02", "build athens", "raise a02")
    assert strength(match, "a02") == 3
    play(match, "move athens")
    assert offered(match, "pick") == ("a01", "a02", "a14")
    assert "plataea" in offered(match, "march")
    assert "paros_sea" in offered(match, "sail")


@pytest.mark.rule("4.22a", "4.22d", "4.22f", "4.22g", "4.22k", "4.22m")
@pytest.mark.choice("4.22a", "choose")
@pytest.mark.choice("4.22d", "place")
@pytest.mark.choice("4.22f", "march", "done")
@pytest.mark.choice("4.22g", "forced_march")
@pytest.mark.choice("4.22k", "place")
@pytest.mark.choice("4.22m", "place")
def test_which_recruit_and_where() -> None:
    camp = Camp()
    for unit in [b for b in camp.data["blocks"] if b[0] == "a" and b not in ("a02", "a36", "a38")]:
        camp.put("malis" if not BLOCKS[unit].fleet else "samos", **{unit: 1})
    match = camp.acting(ATHENS, 3).match()
    play(match, "recruit")
    assert offered(match, "choose") == ("a02", "a36", "a38")
    play(match, "choose a36")
    assert offered(match, "place") == ("lyncestis", "pieria")  # a rebel of Macedonia, never in Pella
    play(match, "place pieria")
    assert asked(match) == "athens group-move"  # its free move
    assert {"larissa", "pella"} <= set(offered(match, "march"))
    assert offered(match, "forced_march")
    play(match, "done", "recruit", "choose a02")
    assert offered(match, "place") == ("athens", "plataea")
    camp = Camp()
    for unit in [b for b in camp.data["blocks"] if b[0] == "s" and b != "s35"]:
        camp.put("malis" if not BLOCKS[unit].fleet else "elis", **{unit: 1})
    match = camp.acting(SPARTA, 1).match()
    play(match, "recruit", "choose s35")
    assert offered(match, "place") == ("chios", "lesbos")


@pytest.mark.rule("5.0b", "5.1d", "5.2b", "5.2d", "5.3a")
@pytest.mark.choice("5.0b", "gather", "from", "call", "done")
@pytest.mark.choice("5.1d", "sail")
@pytest.mark.choice("5.2b", "sail_on")
@pytest.mark.choice("5.2d", "sail_on")
@pytest.mark.choice("5.3a", "forced_march", "forced_sail")
def test_musters_coasts_and_forced_moves() -> None:
    camp = Camp().put("sparta", s01=4, s02=3).put("elis", s13=2).put("corinth", s20=3, s16=2)
    match = camp.acting(SPARTA, 3).match()
    play(match, "muster")
    assert {"tegea", "messenia"} <= set(offered(match, "gather"))
    play(match, "gather tegea")
    assert offered(match, "from") == ("corinth", "elis", "sparta")
    play(match, "from sparta")
    assert offered(match, "call") == ("s01", "s02")
    play(match, "call s02", "done", "done")
    assert at(match, "s02") == "tegea"
    play(match, "move corinth", "pick s20")
    assert offered(match, "sail_on") == ("gulf_of_corinth", "saronic_gulf")
    assert {"athens", "sicyon"} <= set(offered(match, "sail"))  # one step along the shore
    assert offered(match, "forced_sail")
    play(match, "done", "move sparta", "pick s01")
    assert "plataea" in offered(match, "forced_march")


@pytest.mark.rule("5.5a", "5.5b")
@pytest.mark.choice("5.5a", "pillage")
@pytest.mark.choice("5.5b", "pick", "withdraw", "load")
def test_who_withdraws_where_after_pillage() -> None:
    camp = Camp(season="summer").put("athens", s25=3, s20=3, s16=2, a01=1).siege("athens", SPARTA, 1)
    match = camp.acting(SPARTA, 2).match()
    assert offered(match, "pillage") == ("athens",)
    play(match, "pillage athens", "pick s20")
    assert offered(match, "load") == ("s16", "s25")
    play(match, "load s25")
    assert offered(match, "withdraw") == ("andros_sea", "corinth", "saronic_gulf", "thebes")
    play(match, "withdraw andros_sea", "pick s16")
    assert offered(match, "withdraw") == ("corinth", "plataea", "thebes")
    play(match, "withdraw thebes")
    assert (at(match, "s25"), strength(match, "s25")) == ("andros_sea", 2)  # cut down to go aboard
    assert (at(match, "s16"), prestige(match)) == ("thebes", -2)


# --- combat -----------------------------------------------------------------------------------------------


@pytest.mark.rule("6.1a", "7.1a", "6.2c", "6.4a", "6.41d", "6.32b", "6.33b", "6.4f")
@pytest.mark.choice("6.1a", "shelter", "stand")
@pytest.mark.choice("7.1a", "shelter", "shelter_all", "stand")
@pytest.mark.choice("6.2c", "fight", "retreat")
@pytest.mark.choice("6.4a", "retreat")
@pytest.mark.choice("6.41d", "retreat")
@pytest.mark.choice("6.32b", "hit")
@pytest.mark.choice("6.33b", "rout")
@pytest.mark.choice("6.4f", "retreat_to")
def test_choices_of_a_battle() -> None:
    camp = Camp().put("plataea", a01=2, a07=2).put("thebes", s25=4, s28=2)
    match = camp.acting(SPARTA, 1).match(3, 3, 3, 3, 3, 3, 1, 6, 3, 3)
    play(match, "move thebes", "march plataea")
    assert (offered(match, "shelter"), offered(match, "shelter_all")) == (("a01", "a07"), (None,))
    play(match, "stand")
    assert asked(match) == "sparta retreat-option"  # the horse (A) would strike first
    play(match, "fight")
    assert asked(match) == "athens retreat-option"
    play(match, "fight")
    assert offered(match, "hit") == ("a01", "a07")  # the Thebans hit once and rout once
    play(match, "hit a01")
    assert strength(match, "a01") == 1
    assert asked(match) != "athens suffer-rout"  # only one is the weakest
    routs = camp.acting(SPARTA, 1).match(3, 3, 3, 3, 3, 3, 6, 3, 3, 3)
    play(routs, "move thebes", "march plataea", "stand", "fight", "fight")
    assert offered(routs, "rout") == ("a01", "a07")
    flight = camp.acting(SPARTA, 1).match(3, 3, 3, 3)
    play(flight, "move thebes", "march plataea", "stand", "fight", "retreat")
    assert offered(flight, "retreat_to") == ("athens", "plataea")  # not Thebes nor Spartan Corinth


@pytest.mark.rule("6.0d", "8.0a", "8.13a", "9.4a", "8.1a")
@pytest.mark.choice("6.0d", "assault", "attrition", "done")
@pytest.mark.choice("8.0a", "assault", "attrition", "sortie")
@pytest.mark.choice("8.13a", "capitulate", "resist")
@pytest.mark.choice("9.4a", "assault", "attrition")
def test_choices_of_a_siege() -> None:
    camp = Camp().put("plataea", s25=4, a01=2).siege("plataea", SPARTA)
    match = camp.fighting(SPARTA).match()
    play(match, "assault plataea")
    assert asked(match) == "athens capitulation"
    sally = camp.fighting(ATHENS).match()
    assert offered(sally, "sortie") == ("plataea",)
    winter = camp.set(kept=["s25"]).wintering(SPARTA, 0).match()
    until(winter, "sieges")
    assert offered(winter, "assault") == offered(winter, "attrition") == ("plataea",)


@pytest.mark.rule("8.3a", "7.4b", "7.4c", "9.32a")
@pytest.mark.choice("8.3a", "sortie", "pick", "all", "done")
@pytest.mark.choice("7.4b", "sortie")
@pytest.mark.choice("7.4c", "sail", "load")
@pytest.mark.choice("9.32a", "sortie", "done")
def test_choices_of_the_besieged() -> None:
    camp = Camp().put("samos", s16=2, a26=2, a27=2, a22=3).siege("samos", SPARTA)
    match = camp.fighting(ATHENS).match()
    play(match, "sortie samos")
    assert offered(match, "pick") == ("a22", "a26", "a27")
    out = camp.acting(ATHENS, 1).match()
    play(out, "move samos", "pick a22")
    assert offered(out, "load") == ("a26", "a27")
    assert len(offered(out, "sail")) > 1
    winter = camp.set(kept=["s16"]).wintering(ATHENS, 0).match()
    play(winter, "pass")
    assert offered(winter, "sortie") == ("samos",)


@pytest.mark.rule("11.0f", "11.0b", "11.0e", "11.0c")
@pytest.mark.choice("11.0f", "appeal", "accept")
@pytest.mark.choice("11.0e", "appeal", "accept")
def test_appeals_may_be_made_or_not() -> None:
    camp = Camp().put("locris", s25=4).put("malis", a07=2, a08=2)
    camp.set(sacrifices={ATHENS: ["ares"], SPARTA: []})
    match = camp.acting(SPARTA, 1).match(3, 3, 3, 3)
    play(match, "move locris", "pick s25", "march malis", "fight", "accept")
    assert state(match).sacrifices[ATHENS] == ("ares",)
    draw = Camp().put("athens", a01=1).set(sacrifices={ATHENS: ["apollo"], SPARTA: []}).acting(ATHENS).match()
    play(draw, "recruit")
    assert set(draw.prompt(ATHENS).choices) == {"appeal", "accept"}


# --- winter -----------------------------------------------------------------------------------------------


@pytest.mark.rule("9.211a", "9.212a", "9.0c", "9.21g", "9.213a", "9.22a", "9.23a")
@pytest.mark.choice("9.211a", "quarter", "go")
@pytest.mark.choice("9.212a", "go")
@pytest.mark.choice("9.0c", "go")
@pytest.mark.choice("9.21g", "go", "run_blockade")
@pytest.mark.choice("9.22a", "maintain", "keep")
@pytest.mark.choice("9.23a", "build", "recruit")
@pytest.mark.choice("9.213a", "quarter")
def test_choices_of_winter() -> None:
    camp = Camp().put("andros_sea", a14=3, a15=2).put("saronic_gulf", s20=2).put("athens", a01=1)
    match = camp.put("malis", a02=2, a13=1).wintering(ATHENS, 2).match()
    play(match, "quarter andros_sea", "pick a14")
    assert offered(match, "go") == ("andros", "athens", "eretria")  # home, next door, and Eretria is no port
    assert offered(match, "run_blockade") == ("athens",)
    play(match, "go eretria")
    assert offered(match, "build") == ("athens",)
    assert offered(match, "recruit") == (None,)
    assert offered(match, "maintain") == ("andros_sea", "malis")
    play(match, "maintain malis")
    assert offered(match, "keep") == ("a02", "a13")
    play(match, "keep a02")
    crowd = Camp().put("plataea", a26=2, a27=1).put("athens", a01=2).put("corinth", a02=2)
    match = (
        crowd.hold(ATHENS, "corinth")
        .hold(SPARTA, "corinth")
        .siege("corinth", ATHENS)
        .wintering(ATHENS, 0)
        .match()
    )
    play(match, "quarter corinth", "pick a02", "go plataea")
    assert "plataea" in offered(match, "quarter")  # too full for three: those who were there may move on


@pytest.mark.rule("12.1a", "12.0j", "15.4h")
@pytest.mark.choice("12.1a", "renew_war", "keep_peace")
@pytest.mark.choice("12.0j", "sail")
def test_choices_under_the_peace() -> None:
    match = Camp("415").put("athens", a14=3).hand(ATHENS, "c44").hand(SPARTA, "c23").choosing().match()
    play(match, ("coins", "c44"), ("coins", "c23"))
    assert asked(match) == "athens renewal"
    play(match, "keep_peace")
    assert (state(match).peace, prestige(match)) == (True, 0)
    war = Camp("415").put("athens", a14=3).hand(ATHENS, "c44").hand(SPARTA, "c23").choosing().match()
    play(war, ("coins", "c44"), ("coins", "c23"), "renew_war")
    assert (state(war).peace, prestige(war)) == (False, -10)
    peace = Camp("415").put("cephallenia_sea", a14=3).acting(ATHENS, 1).match()
    play(peace, "move cephallenia_sea", "pick a14")
    assert {"corcyra", "corcyra_sea"} <= set(offered(peace, "sail"))
