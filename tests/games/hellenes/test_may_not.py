"""Clauses that forbid: who asks is told the barrier and its paragraph. Moves, actions, cards, recruits."""

from __future__ import annotations

import pytest

from games.hellenes.camp import ATHENS, SPARTA, Camp, offered, play
from polemos.engine.match import Match
from scenes import refused


def moving(camp: Camp, *steps: str, role: str = ATHENS, actions: int = 3) -> Match:
    return play(camp.acting(role, actions).match(*[6] * 20), *steps)


def recruiting(camp: Camp, side: str, *drawn: str) -> Match:
    """A role that has drawn these blocks."""
    camp.acting(side, 2).set(drawn=list(drawn))
    camp.position["frames"].append({"frame": "Choose", "who": side, "block": ""})
    return camp.match()


@pytest.mark.rule("2.0b", "2.3a")
def test_neither_a_block_of_the_enemy_nor_a_garrison_is_chosen() -> None:
    camp = Camp().put("athens", a01=3).put("thebes", s25=2).hold(ATHENS, "pella", garrison=True)
    match = moving(camp.put("pella", a02=2), "move athens")
    assert offered(match, "pick") == ("a01",)
    refused(match, ATHENS, "pick", "sttheb0", why="block-of-foe 2.0b")
    refused(match, ATHENS, "pick", "garrison_pella", why="garrison-stays 2.3a")


@pytest.mark.rule("1.1b", "5.1b", "7.4a")
def test_islands_and_walls_stop_who_goes_on_foot() -> None:
    match = moving(Camp().put("athens", a01=3), "move athens")
    refused(match, ATHENS, "march", "samos", why="island-by-sea 1.1b")
    camp = Camp().put("athens", a01=3, a14=4, s25=2).siege("athens", SPARTA)
    shut = moving(camp, "move athens", "pick a01")
    refused(shut, ATHENS, "march", "plataea", why="shut-in 5.1b")


@pytest.mark.rule("5.2a")
def test_fleets_stay_on_the_water_and_end_their_move_ashore() -> None:
    match = moving(Camp("sicily", year=1).put("sicilian_sea", a16=3), "move sicilian_sea", "pick a16")
    refused(match, ATHENS, "sail_on", "catana", why="other-ground 5.2a")
    assert "catana" in offered(match, "sail")


@pytest.mark.rule("5.2c", "5.2d")
def test_a_besieged_port_is_left_by_its_harbour_alone() -> None:
    corinth = Camp().put("corinth", s20=3, a01=3).siege("corinth", ATHENS)
    match = moving(corinth, "move corinth", "pick s20", role=SPARTA)
    assert {"gulf_of_corinth", "cephallenia_sea"} <= set(offered(match, "sail"))
    refused(match, SPARTA, "sail", "athens", why="only-by-harbour 5.2d")
    free = moving(Camp().put("corinth", s20=3), "move corinth", "pick s20", role=SPARTA)
    assert {"gulf_of_corinth", "saronic_gulf", "athens"} <= set(offered(free, "sail"))
    athens = Camp().put("athens", a14=3, s25=3).siege("athens", SPARTA).put("saronic_gulf", s20=2)
    match = moving(athens, "move athens", "pick a14")
    refused(match, ATHENS, "sail", "andros_sea", why="only-by-harbour 5.2c")


@pytest.mark.rule("5.2c")
def test_a_held_harbour_lets_nobody_into_a_besieged_port() -> None:
    camp = Camp().put("samos", a26=2, s25=3).siege("samos", SPARTA).put("rhodes", a14=3)
    assert "samos" in offered(moving(camp, "move rhodes", "pick a14"), "sail")
    camp.put("icarian_sea", s20=2)
    refused(moving(camp, "move rhodes", "pick a14"), ATHENS, "sail", "samos", why="harbour-held 5.2c")
    here = Camp().put("athens", a01=3, s25=3).siege("athens", SPARTA).put("saronic_gulf", s20=2)
    match = moving(here.put("paros_sea", a14=3), "move paros_sea", "pick a14", "sail saronic_gulf")
    refused(match, ATHENS, "slip_in", why="harbour-shut 5.2c")


@pytest.mark.rule("5.0c", "5.3b")
def test_a_muster_is_no_forced_move_and_no_attack() -> None:
    camp = Camp().hold(ATHENS, "corinth", "locris").put("athens", a01=3).put("corinth", a03=2)
    camp.put("locris", a02=2, a13=2).put("plataea", a04=1)
    match = moving(camp, "muster", "gather athens", "from locris")
    assert offered(match, "call") == ("a13",), "three areas: horsemen go as far"
    refused(match, ATHENS, "call", "a02", why="muster-unforced 5.3b")
    group = moving(camp, "move locris", "pick a02")
    assert "athens" in offered(group, "forced_march")
    camp = Camp().put("plataea", a01=3).put("corinth", a03=2).hold(ATHENS, "corinth")
    camp.put("athens", a04=2, s25=2).siege("athens", SPARTA)
    match = moving(camp, "muster", "gather athens")
    refused(match, ATHENS, "from", "plataea", why="muster-fight 5.0c")
    keys = {reason.verb: f"{reason.key} {reason.rule}" for reason in match.near_misses(ATHENS)}
    assert keys["from"] == "nobody-comes 5.0c"


@pytest.mark.rule("4.3a", "5.5f")
def test_a_pillage_of_ones_own_city_or_without_a_way_out() -> None:
    own = Camp().put("plataea", a01=3, s25=2).hold(SPARTA, "plataea").siege("plataea", ATHENS)
    refused(moving(own), ATHENS, "pillage", "plataea", why="loyal-city 4.3a")
    camp = Camp().put("athens", s25=3, a01=1).siege("athens", SPARTA)
    camp.put("thebes", a02=1).put("plataea", a03=1)
    assert offered(moving(camp, role=SPARTA), "pillage") == ("athens",)
    camp.put("corinth", a04=1)
    refused(moving(camp, role=SPARTA), SPARTA, "pillage", "athens", why="besiegers-stay 5.5f")
    isle = Camp().put("andros", s20=3, s25=2, a26=1).siege("andros", SPARTA)
    match = moving(isle, "pillage andros", "pick s20", role=SPARTA)
    refused(match, SPARTA, "withdraw", "paros_sea", why="rest-stays 5.5f")
    assert "paros_sea" in offered(play(match, "load s25"), "withdraw")


@pytest.mark.rule("7.3f")
def test_a_city_has_one_garrison() -> None:
    camp = Camp().put("pella", a01=3).hold(ATHENS, "pella")
    match = moving(camp)
    assert offered(match, "garrison") == ("pella",)
    play(match, "garrison pella")
    refused(match, ATHENS, "garrison", "pella", why="has-garrison 7.3f")


@pytest.mark.rule("4.2b", "8.21d")
def test_nothing_is_raised_in_a_port_that_is_besieged_and_blockaded() -> None:
    camp = Camp().put("samos", a26=1, s25=2).siege("samos", SPARTA)
    assert offered(moving(camp), "build") == ("samos",)
    camp.put("icarian_sea", s20=2).patrol("icarian_sea", SPARTA)
    refused(moving(camp), ATHENS, "build", "samos", why="blockaded-site 8.21d")
    match = recruiting(camp, ATHENS, "a22")
    refused(play(match, "choose a22"), ATHENS, "place", "samos", why="blockaded-site 8.21d")


# --- Persia, the Peace, Sicily ----------------------------------------------------------------------------


@pytest.mark.rule("13.2b", "15.3j", "15.4j")
def test_persia_is_closed_until_her_aid_comes() -> None:
    camp = Camp("413").put("ephesus", a01=3)
    refused(moving(camp, "move ephesus"), ATHENS, "march", "lydia", why="persia-closed 13.2b")
    assert "lydia" in offered(moving(camp.in_play(card_of("persian_aid")), "move ephesus"), "march")
    never = moving(Camp("431").put("ephesus", a01=3), "move ephesus")
    refused(never, ATHENS, "march", "lydia", why="neutral 1.31c")


@pytest.mark.rule("13.2a", "13.2c", "2.1e", "4.22i")
def test_persians_and_their_fleets_wait_for_the_aid() -> None:
    match = recruiting(Camp("413"), SPARTA, "s41", "s44", "s25")
    refused(match, SPARTA, "choose", "s41", why="no-persian-aid 13.2a")
    refused(match, SPARTA, "choose", "s44", why="no-persian-fleet 13.2c")
    assert offered(match, "choose") == ("s25",)


@pytest.mark.rule("12.0d", "4.22l")
def test_rebels_come_neither_under_the_peace_nor_past_a_guard() -> None:
    peace = recruiting(Camp("415").set(peace=True), SPARTA, "s35", "s25")
    refused(peace, SPARTA, "choose", "s35", why="peace-rebel 12.0d")
    war = recruiting(Camp().put("chios", a34=1), SPARTA, "s35", "s25", "s26")
    refused(play(war, "choose s35"), SPARTA, "place", "chios", why="rebel-barred 4.22l")
    assert offered(war, "place") == ("lesbos",)
    guarded = recruiting(Camp().put("chios", a34=1).set(garrisons={"lesbos": ATHENS}), SPARTA, "s35", "s25")
    refused(guarded, SPARTA, "choose", "s35", why="no-home 4.22d")


@pytest.mark.rule("4.22e", "4.22m", "4.22n")
def test_barbarians_come_to_a_town_free_of_enemies() -> None:
    camp = Camp().put("pieria", s36=2).hold(ATHENS, "pella")
    match = play(recruiting(camp, ATHENS, "a36"), "choose a36")
    refused(match, ATHENS, "place", "pella", why="no-town 4.22e")
    refused(match, ATHENS, "place", "pieria", why="town-held 4.22e")
    assert offered(match, "place") == ("lyncestis",)


@pytest.mark.rule("12.0e", "12.0g")
def test_under_the_peace_greeks_stay_at_home() -> None:
    camp = Camp("415").set(peace=True).put("athens", a01=3, a14=3)
    match = moving(camp, "move athens", "pick a01")
    assert offered(match, "march") == ("plataea",)
    refused(match, ATHENS, "march", "thebes", why="peace-lost-city 12.0f")
    fleet = moving(camp, "move athens", "pick a14")
    refused(fleet, ATHENS, "sail", "chalcis", why="peace-abroad 12.0e")
    refused(fleet, ATHENS, "sail", "icarian_sea", why="peace-sea 12.0g")
    assert {"saronic_gulf", "andros_sea"} <= set(offered(fleet, "sail"))


@pytest.mark.rule("15.2d", "15.2i", "15.2k", "15.4d")
def test_what_sicily_forbids() -> None:
    waits = moving(Camp("sicily").put("athens", a17=3))
    refused(waits, ATHENS, "move", "athens", why="expedition-waits 15.2d")
    poor = moving(Camp("sicily").put("corcyra", a14=3), "move corcyra", "pick a14", actions=1)
    refused(poor, ATHENS, "sail", "sicilian_sea", why="sicily-too-dear 15.2i")
    home = moving(Camp("sicily").put("syracuse", s51=3), "move syracuse", "pick s51", role=SPARTA, actions=4)
    refused(home, SPARTA, "sail", "ionian_sea", why="sicilians-stay 15.2k")
    second = moving(Camp("415").put("corcyra", a17=2), "move corcyra", "pick a17")
    refused(second, ATHENS, "sail", "sicilian_sea", why="no-expedition 15.4d")


# --- cards ------------------------------------------------------------------------------------------------


def card_of(event: str, leader: str = "") -> str:
    cards = Camp().acting(ATHENS).match().game.printed.cards.values()
    return next(card.id for card in cards if card.event == event and (not leader or card.leader == leader))


@pytest.mark.rule("3.1k", "3.1r", "3.1c")
def test_events_whose_condition_fails() -> None:
    """Sparta, whose events come first, has nothing to hope for from the other card."""
    returns, atrocity = card_of("plague_returns"), card_of("atrocity")
    camp = Camp().leader(ATHENS).hand(SPARTA, returns, atrocity).put("athens", a01=2)
    match = camp.choosing().match()
    refused(match, SPARTA, "event", returns, why="no-second-plague 3.1k")
    refused(match, SPARTA, "event", atrocity, why="no-leader-to-blame 3.1r")
    camp.leader(ATHENS, card_of("leader", "pericles")).set(plague_struck=True)
    assert {returns, atrocity} <= set(camp.choosing().match().prompt(SPARTA).choices["event"])


@pytest.mark.rule("3.1k")
def test_the_second_plague_finds_nobody_in_an_empty_city() -> None:
    returns = card_of("plague_returns")
    camp = Camp().hand(SPARTA, returns).put("athens", a01=2).set(plague_struck=True)
    match = camp.choosing().match()
    match.play(ATHENS, "coins", match.prompt(ATHENS).choices["coins"][0])
    play(match, f"event {returns}")
    refused(match, SPARTA, "plague", "corinth", why="nobody-there 3.1k")
    assert offered(match, "plague") == ("athens",)


@pytest.mark.rule("15.1n")
def test_after_the_second_plague_at_athens_there_is_neither_plague_nor_pericles() -> None:
    strikes, returns = card_of("plague_strikes"), card_of("plague_returns")
    pericles = card_of("leader", "pericles")
    camp = Camp().leader(ATHENS).hand(SPARTA, strikes, returns, pericles).set(plague_struck=True)
    camp.put("athens", a01=2, s25=2).siege("athens", SPARTA)
    open_ = camp.set(athens_plagues=1).choosing().match().prompt(SPARTA).choices["event"]
    assert {strikes, returns} <= set(open_)
    match = camp.set(athens_plagues=2).choosing().match()
    refused(match, SPARTA, "event", strikes, why="plague-over 15.1n")
    refused(match, SPARTA, "event", returns, why="plague-over 15.1n")


@pytest.mark.rule("15.1m")
def test_pericles_is_safe_while_athens_smokes() -> None:
    card = card_of("leader_ostracized")
    camp = Camp(season="summer").hand(SPARTA, card).leader(SPARTA, card_of("leader", "brasidas"))
    match = camp.leader(ATHENS, card_of("leader", "pericles")).set(athens_pillaged=1).choosing().match()
    match.play(ATHENS, "coins", match.prompt(ATHENS).choices["coins"][0])
    play(match, f"event {card}")
    refused(match, SPARTA, "ostracize", "pericles", why="pericles-protected 15.1m")
    assert offered(match, "ostracize") == ("brasidas",)


@pytest.mark.rule("3.1t", "3.11c")
def test_a_side_has_one_leader() -> None:
    pericles, other = card_of("leader", "pericles"), card_of("leader", "cleon")
    camp = Camp().leader(ATHENS, pericles).hand(SPARTA, other)
    refused(camp.choosing().match(), SPARTA, "event", other, why="leader-in-play 3.11c")
    assert other in camp.leader(ATHENS).choosing().match().prompt(SPARTA).choices["event"]
