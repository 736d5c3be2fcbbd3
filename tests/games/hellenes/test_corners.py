"""Corners of the rules that the scenes of their sections do not come to."""

from __future__ import annotations

import pytest

from games.hellenes.camp import (
    ATHENS,
    SPARTA,
    Camp,
    asked,
    at,
    during,
    game,
    lines,
    offered,
    places_for,
    play,
    state,
    strength,
    until,
)


@pytest.mark.rule("3.1q", "5.2c")
def test_an_augury_does_not_shut_the_harbour_of_a_besieged_port() -> None:
    """Whoever slips in attacks nobody; before the walls he would."""
    camp = Camp().put("samos", a26=1, s20=2).siege("samos", SPARTA).put("paros_sea", a14=3)
    match = camp.set(cowed=ATHENS).acting(ATHENS, 1).match()
    play(match, "move paros_sea", "pick a14")
    assert "samos" in offered(match, "sail")
    play(match, "sail samos")
    assert asked(match) != "athens approach"  # there is but one way
    until(match, "season-card")
    assert (at(match, "a14"), at(match, "s20")) == ("samos", "samos")
    assert not lines(match, "battle")


@pytest.mark.rule("5.2c", "7.2c")
def test_who_has_slipped_in_does_not_fight_the_besiegers() -> None:
    camp = Camp().put("samos", a26=1, s20=2).siege("samos", SPARTA).put("icarian_sea", a14=3)
    match = camp.acting(ATHENS, 1).match()
    play(match, "move icarian_sea", "pick a14", "sail samos", "slip_in")
    assert asked(match) == "athens sorties"  # he is inside, and could come out
    until(match, "season-card")
    assert not lines(match, "battle")


@pytest.mark.rule("15.2i", "4.22d")
@pytest.mark.parametrize(("actions", "there"), [(0, False), (1, True)])
def test_a_recruit_in_sicily_costs_the_second_action_too(actions: int, there: bool) -> None:
    """The first is paid for the draw; `actions` are those left."""
    camp = Camp("sicily", season="spring").put("catana", a57=1)
    camp.acting(ATHENS, actions).set(drawn=["a58"])
    side = game().printed.blocks["a58"].side
    camp.position["frames"].append({"frame": "Choose", "who": side, "block": ""})
    assert (asked(camp.match()) == f"{side} recruit") == there


@pytest.mark.rule("6.4c")
def test_who_is_picked_together_retreats_together_or_not_at_all() -> None:
    """A fleet may put to sea and hoplites may not: together they can only go along the coast."""
    camp = Camp().put("malis", a14=2, a01=3).put("delphi", s25=4)
    match = camp.acting(SPARTA, 1).match(*[3] * 30)
    play(match, "move delphi", "march malis")
    assert asked(match) == "athens retreat-option"
    play(match, "retreat", "pick a14")
    assert offered(match, "retreat_to") == ("gulf_of_euboea", "larissa", "pherae")
    play(match, "pick a01")
    play(match, "unpick", "pick a01")
    assert offered(match, "retreat_to") == ("aetolia", "agraea", "larissa", "pherae")
    play(match, "pick a14")
    assert offered(match, "retreat_to") == ("gulf_of_euboea", "larissa", "pherae")


@pytest.mark.rule("12.0e", "9.211a")
def test_under_the_peace_nobody_is_quartered_in_a_foreign_city() -> None:
    camp = Camp("415").put("hellespont", a14=3).set(peace=True)
    match = camp.wintering(ATHENS, 0).match()
    if "hellespont" in offered(match, "quarter"):
        play(match, "quarter hellespont", "pick a14")
        assert "abydos" not in offered(match, "go")
    war = Camp("413").put("hellespont", a14=3).wintering(ATHENS, 0).match()
    play(war, "quarter hellespont", "pick a14")
    assert "abydos" in offered(war, "go")


@pytest.mark.rule("9.31e", "9.24d")
def test_a_passenger_is_disbanded_with_the_fleet_that_was_beaten_on_the_way_home() -> None:
    camp = Camp().put("paros_sea", a14=3, a01=2).load(a01="a14").put("saronic_gulf", s20=4)
    camp.patrol("saronic_gulf", SPARTA).set(kept=["s20"])
    match = camp.wintering(ATHENS, 0).match(*[3] * 40)
    play(match, "quarter paros_sea", "pick a14", "run_blockade athens")
    while asked(match) != "athens retreat-option":
        until(match, "retreat-option")
        if asked(match) != "athens retreat-option":
            play(match, "fight")
    play(match, "retreat")
    assert (at(match, "a14"), at(match, "a01")) == ("pool", "pool")


@pytest.mark.rule("3.1j", "15.1n")
def test_the_first_plague_at_athens_spares_pericles() -> None:
    camp = Camp().put("athens", a01=3, s25=4).siege("athens", SPARTA)
    match = camp.hand(SPARTA, "c06", "c38").hand(ATHENS, "c44", "c42").choosing().match()
    play(match, ("coins", "c44"), ("event", "c06"), "plague athens")
    assert strength(match, "a01") == 2
    assert state(match).leaders[ATHENS] == "c01"
    assert state(match).athens_plagues == 1


@pytest.mark.rule("5.22a", "5.0d", "5.3e")
def test_fleets_parted_by_a_forced_sail_meet_one_storm_with_those_they_rejoin() -> None:
    """Two force their way on and one of them stays: with the third he is one formation on the same line."""
    match = Camp().put("athens", a14=3, a15=3, a16=3).acting(ATHENS, 1).match(6, 1, 6, 6, 6, 6)
    play(
        match, "move athens", "pick a16", "sail ionian_sea", "pick a14", "pick a15", "forced_sail crotona_sea"
    )
    play(match, "advance a14")
    until(match, "season-card")
    assert (at(match, "a14"), at(match, "a15"), at(match, "a16")) == (
        "crotona_sea",
        "ionian_sea",
        "ionian_sea",
    )
    told = [(line.args["from"], line.args["place"]) for line in lines(match, "calm")]
    assert told == [("messenian_sea", "ionian_sea"), ("ionian_sea", "crotona_sea")]  # together, then alone


@pytest.mark.rule("2.0b", "15.2d")
def test_who_leaves_athens_in_415_is_not_of_the_second_expedition() -> None:
    match = Camp("sicily").put("athens", a14=3, a17=3).acting(ATHENS, 4).match()
    play(match, "move athens", "pick a14", "sail saronic_gulf")
    second = game().printed.blocks["a17"].bit
    assert not state(match).mask["a14"] & second


@pytest.mark.rule("5.21a", "5.0b")
def test_a_fleet_called_to_a_muster_brings_a_passenger() -> None:
    camp = Camp().put("samos", a14=3, a01=2).put("eretria", a02=2)
    match = camp.acting(ATHENS, 2).match()
    play(match, "muster")
    city = next(str(c) for c in offered(match, "gather") if c in ("andros", "chalcis", "athens"))
    play(match, f"gather {city}", "from samos", "call a14")
    assert offered(match, "load") == ("a01",)
    play(match, "load a01")
    assert at(match, "a14") == at(match, "a01") == city


@pytest.mark.rule("12.13a", "15.4f")
def test_renewed_war_brings_the_units_set_aside_into_the_pool() -> None:
    camp = Camp("415").set(discard=["c38", "c44"])
    for block in ("s41", "s46"):
        camp.data["blocks"][block]["at"] = "aside"
    camp.set(active=SPARTA, actions=0, order=[ATHENS, SPARTA], peace=True)
    match = camp.frames(during("Season", "second_turn"), {"frame": "Renewal", "who": SPARTA}).match()
    assert places_for(camp, "s41") == ()
    play(match, "renew_war")
    assert (at(match, "s41"), at(match, "s46")) == ("pool", "pool")


@pytest.mark.rule("11.0j")
def test_what_hera_could_overrule_may_stand() -> None:
    camp = Camp().put("plataea", s25=4, a01=2).siege("plataea", SPARTA)
    camp.set(sacrifices={ATHENS: ["demeter"], SPARTA: ["hera"]})
    match = camp.fighting(SPARTA).match(1, 1, 6, 6)
    play(match, "attrition plataea")
    assert asked(match) == "athens appeal"
    play(match, "appeal")
    assert asked(match) == "sparta overrule"
    play(match, "accept")
    assert strength(match, "a01") == 2  # sixes
    assert state(match).sacrifices == {ATHENS: (), SPARTA: ("hera",)}


@pytest.mark.rule("5.5b", "5.5f")
def test_who_withdraws_from_a_pillage_is_picked_and_let_go_again() -> None:
    camp = Camp().put("samos", a26=1, s20=3, s21=2, s16=2).siege("samos", SPARTA)
    match = camp.acting(SPARTA, 1).match()
    play(match, "pillage samos")
    play(match, "pick s20")
    assert match.view(SPARTA)["selected"] == ["s20"]
    assert match.view(ATHENS)["selected"] == []
    assert "withdraw" in match.prompt(SPARTA).choices
    play(match, "unpick", "pick_fleets")  # with those who cannot leave but aboard
    assert match.view(SPARTA)["selected"] == ["s20", "s21", "s16"]
    play(match, "unpick", "pick_land")
    assert match.view(SPARTA)["selected"] == ["s16"]
    assert "withdraw" not in match.prompt(SPARTA).choices  # no hoplite walks off an island
    alone = Camp().put("samos", a26=1, s20=3, s16=2).siege("samos", SPARTA)
    match = play(alone.acting(SPARTA, 1).match(), "pillage samos", "pick s20")
    assert "withdraw" not in match.prompt(SPARTA).choices  # he would leave the other behind
    play(match, "load s16")
    assert offered(match, "withdraw")


@pytest.mark.rule("4.23a")
def test_barbarians_post_no_garrison() -> None:
    camp = Camp().hold(SPARTA, "amphipolis").put("amphipolis", s37=3)
    assert offered(camp.acting(SPARTA, 1).match(), "garrison") == ()
    camp.put("amphipolis", s25=1)
    assert offered(camp.acting(SPARTA, 1).match(), "garrison") == ("amphipolis",)


@pytest.mark.rule("8.3a", "6.4c")
def test_only_the_owner_sees_whom_he_has_picked() -> None:
    camp = Camp().put("plataea", s25=4, a01=2, a07=2).siege("plataea", SPARTA)
    match = play(camp.fighting(ATHENS).match(), "sortie plataea", "pick a07")
    assert match.view(ATHENS)["selected"] == ["a07"]
    assert match.view(SPARTA)["selected"] == []


@pytest.mark.rule("2.0b", "5.1d")
def test_who_marches_two_areas_is_no_fleet() -> None:
    fleet = game().printed.blocks["s16" if game().printed.blocks["s16"].fleet else "s20"].bit
    match = Camp().put("sparta", s01=4, s02=3).acting(SPARTA, 1).match()
    play(match, "move sparta", "pick s01", "march tegea", "pick s02", "march corinth")
    assert state(match).mask["s01"] & fleet  # one step along the coast: it might be one
    assert not state(match).mask["s02"] & fleet


@pytest.mark.rule("15.4d")
def test_the_years_of_the_expeditions_bind_athens_alone() -> None:
    camp = Camp("415").put("ionian_sea", s20=3, a17=3)
    assert "sicilian_sea" in offered(play(camp.acting(SPARTA, 3).match(), "move ionian_sea"), "sail")
    assert "sicilian_sea" not in offered(play(camp.acting(ATHENS, 3).match(), "move ionian_sea"), "sail")


@pytest.mark.rule("6.4j", "6.4k", "6.33c")
def test_who_has_fallen_back_routed_is_no_longer_of_the_battle() -> None:
    """The fleet is trapped ashore and fights on; the hoplites, who had run, have gone."""
    camp = Camp().put("gulf_of_euboea", s20=4, s25=2).load(s25="s20").put("malis", a14=3, a04=1)
    match = camp.acting(SPARTA, 1).match(3, 3, 3, 3, 3, 6, *[3] * 30)
    play(match, "move gulf_of_euboea", "pick s20", "sail malis")
    for _ in range(12):
        if match.view(None)["battle"]["routed"] and asked(match) == "athens retreat-option":
            break
        play(match, "fight")
    assert match.view(ATHENS)["battle"]["routed"] == ["a04"]
    play(match, "retreat", "retreat_to larissa")
    assert at(match, "a04") == "larissa"
    assert match.view(ATHENS)["battle"]["routed"] == []
    assert match.view(ATHENS)["battle"]["defenders"] == ["a14"]
