"""10-15: New Year, Olympians, the Peace of Nicias, Persia, victory, the four campaigns."""

from __future__ import annotations

import pytest

from games.hellenes.camp import (
    ATHENS,
    SPARTA,
    Camp,
    actions_due,
    asked,
    at,
    before,
    capacity_of,
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
from polemos.games.hellenes.rules.front import shut
from polemos.games.hellenes.rules.march import price

BOOK = game().printed


# --- 10 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("10.3a", "0.0f")
def test_the_log_calls_a_sacrifice_a_sacrifice() -> None:
    match = Camp(season="new_year").hand(SPARTA, "c12", "c38").hand(ATHENS, "c44", "c42").choosing().match()
    play(match, ("sacrifice", "c44"), ("sacrifice", "c12"))
    assert [line.args["use"] for line in lines(match, "card-shown")] == ["sacrifice", "sacrifice"]


@pytest.mark.rule("10.2a", "10.2b", "10.2c", "3.1h")
def test_new_year_events() -> None:
    camp = Camp(season="new_year").hand(SPARTA, "c12", "c32", "c23", "c43").hand(ATHENS, "c21", "c44")
    match = camp.choosing().match()
    assert match.prompt(SPARTA).choices["event"] == ("c23", "c32", "c43")  # no revolt
    assert match.prompt(ATHENS).choices["event"] == ("c44",)  # no uprising; the atrocity is a gamble (3.1s)
    play(match, ("sacrifice", "c44"), ("event", "c43"))
    assert prestige(match) == -2
    quiet = camp.choosing().match()
    play(quiet, ("sacrifice", "c44"), ("event", "c32"))
    assert state(quiet).earthquake == ""


@pytest.mark.rule("10.3a", "10.3b")
def test_sacrifices_one_to_each_god() -> None:
    camp = Camp(season="new_year").hand(SPARTA, "c12", "c38").hand(ATHENS, "c44", "c42")
    match = camp.set(sacrifices={ATHENS: ["zeus"], SPARTA: []}).choosing().match()
    play(match, ("sacrifice", "c44"), ("sacrifice", "c12"))
    assert asked(match) == "athens sacrifice"  # one coin against three
    assert "zeus" not in offered(match, "honour")
    assert len(offered(match, "honour")) == 6
    play(match, "honour ares", "honour hera")
    assert match.view(None)["sacrifices"] == {ATHENS: ["ares", "zeus"], SPARTA: ["hera"]}
    everybody = ["apollo", "ares", "demeter", "hera", "hermes", "poseidon", "zeus"]
    full = camp.set(sacrifices={ATHENS: everybody, SPARTA: []}).choosing().match()
    play(full, ("sacrifice", "c44"), ("sacrifice", "c12"))
    assert asked(full) == "sparta sacrifice"  # ruling 49


# --- 11 ---------------------------------------------------------------------------------------------------


def served(camp: Camp, athens: list[str], sparta: list[str] | None = None) -> Camp:
    return camp.set(sacrifices={ATHENS: athens, SPARTA: sparta or []})


@pytest.mark.rule("11.0a", "11.0b", "11.0h")
def test_poseidon_has_a_storm_die_rolled_again_once_a_turn() -> None:
    camp = served(Camp().put("andros_sea", a14=3), ["poseidon"], ["poseidon"]).acting(ATHENS)
    match = camp.match(1, 6)
    play(match, "move andros_sea", "pick a14", "sail aegean_sea", "pass")
    assert asked(match) == "athens appeal"
    play(match, "appeal")
    assert not lines(match, "storm")
    assert state(match).sacrifices == {ATHENS: (), SPARTA: ("poseidon",)}
    assert asked(match) != "sparta appeal"  # one appeal to each god in a turn


@pytest.mark.rule("11.0i")
def test_hermes_rolls_only_failures_again() -> None:
    camp = served(Camp().put("sparta", s01=4, s05=3), [], ["hermes"]).acting(SPARTA)
    match = camp.match(3, 4, 5)
    play(match, "move sparta", "pick s01", "pick s05", "forced_march plataea", "pass", "appeal")
    assert offered(match, "advance") == ("s01", "s05")


@pytest.mark.rule("11.0f")
def test_ares_rolls_an_attack_again_and_those_of_its_class_that_follow() -> None:
    camp = Camp().put("locris", s25=4).put("malis", a07=2, a08=2)
    match = served(camp, ["ares"]).acting(SPARTA, 1).match(3, 3, 1, 3, 3, 3, 1, 1)
    play(match, "move locris", "pick s25", "march malis", "fight", "appeal")
    assert strength(match, "s25") == 3
    assert asked(match) == "athens appeal"  # a08 is of the same class: free
    play(match, "appeal")
    assert strength(match, "s25") == 1
    assert state(match).sacrifices[ATHENS] == ()


@pytest.mark.rule("11.0g")
def test_demeter_rolls_an_attrition_again() -> None:
    camp = Camp().put("plataea", s25=2, a01=3).siege("plataea", SPARTA)
    match = served(camp, ["demeter"]).fighting(SPARTA).match(1, 1, 6, 6)
    play(match, "attrition plataea", "appeal")
    assert strength(match, "a01") == 3


@pytest.mark.rule("11.0j")
def test_hera_overrules_an_appeal() -> None:
    camp = Camp().put("plataea", s25=2, a01=3).siege("plataea", SPARTA)
    match = served(camp, ["demeter"], ["hera"]).fighting(SPARTA).match(1, 1, 6, 6, 1, 6)
    play(match, "attrition plataea", "appeal")
    assert asked(match) == "sparta overrule"
    play(match, "appeal")
    assert strength(match, "a01") == 2
    assert state(match).sacrifices == {ATHENS: (), SPARTA: ()}


@pytest.mark.rule("11.0j", "11.0i")
@pytest.mark.choice("11.0j", "appeal", "accept")
def test_hera_has_those_dice_rolled_again_that_hermes_had() -> None:
    camp = served(Camp().put("sparta", s01=4, s05=3), ["hera"], ["hermes"]).acting(SPARTA)
    match = camp.match(3, 4, 6, 1)  # s01 succeeds; s05 fails, succeeds by Hermes, fails by Hera
    play(match, "move sparta", "pick s01", "pick s05", "forced_march plataea", "pass", "appeal")
    assert asked(match) == "athens overrule"
    play(match, "appeal")
    assert offered(match, "advance") == ("s01",)
    assert [line.args["dice"] for line in lines(match, "roll")] == [(3, 4), (6,), (1,)]
    assert state(match).sacrifices == {ATHENS: (), SPARTA: ()}


@pytest.mark.rule("11.0c", "11.0d")
def test_zeus_gives_another_hand_but_not_in_the_year_of_the_sacrifice() -> None:
    camp = served(Camp(), ["zeus"]).year_end()
    match = until(camp.match(), "redraw")
    before = state(match).hands[ATHENS]
    assert asked(match) == "athens redraw"
    play(match, "appeal")
    found = state(match)
    assert not set(before) & set(found.hands[ATHENS])
    assert found.buried[ATHENS] == before
    assert len(found.hands[ATHENS]) == 6
    assert "buried" not in str(match.view(SPARTA))
    fresh = Camp(season="new_year").hand(SPARTA, "c12", "c38").hand(ATHENS, "c44", "c42").choosing().match()
    play(fresh, ("sacrifice", "c44"), ("sacrifice", "c12"), "honour zeus", "honour zeus")
    assert asked(fresh) != "athens redraw"


@pytest.mark.rule("11.0e", "11.0j")
def test_apollo_has_recruits_drawn_again_by_either_side() -> None:
    match = served(Camp().put("athens", a01=1), ["apollo"]).acting(ATHENS).match()
    play(match, "recruit")
    first = state(match).drawn
    play(match, "appeal")
    assert asked(match) == "athens recruit"
    assert state(match).sacrifices[ATHENS] == ()
    assert len(first) == 3
    theirs = served(Camp().put("athens", a01=1), [], ["apollo"]).acting(ATHENS).match()
    play(theirs, "recruit")
    unit = offered(theirs, "choose")[0]
    play(theirs, ("choose", unit))
    play(theirs, ("place", offered(theirs, "place")[0]))
    assert asked(theirs) == "sparta redraw"
    play(theirs, "appeal")
    assert at(theirs, str(unit)) == "pool"
    assert asked(theirs) == "athens recruit"


# --- 12 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.0a", "12.0b", "12.0c", "15.2h", "15.4h")
def test_events_barred_by_the_peace() -> None:
    for scenario in ("415", "sicily"):
        assert state(game().start(scenario, 1)).peace
        match = Camp(scenario).hand(SPARTA, "c12", "c49").hand(ATHENS, "c21", "c39").choosing().match()
        assert "event" not in match.prompt(SPARTA).choices
        assert "event" not in match.prompt(ATHENS).choices
    war = Camp("413").hand(SPARTA, "c12", "c49").hand(ATHENS, "c21", "c39").choosing().match()
    assert war.prompt(SPARTA).choices["event"] == ("c12", "c49")


@pytest.mark.rule("12.0e", "12.0f", "12.0g", "12.0i", "12.0j", "5.4a")
def test_movement_under_the_peace() -> None:
    camp = (
        Camp("415")
        .put("athens", a14=3, a01=2)
        .put("andros_sea", s20=2)
        .hold(SPARTA, "plataea", garrison=True)
    )
    match = camp.acting(ATHENS).match()
    play(match, "move athens", "pick a01")
    assert offered(match, "march") == ()  # Plataea is lost, everything else is foreign
    match = camp.acting(ATHENS).match()
    play(match, "move athens", "pick a14")
    dests = set(offered(match, "sail"))
    assert "andros_sea" in dests
    assert "paros_sea" not in dests
    assert not dests & {"samos", "corinth", "gulf_of_corinth"}
    near = Camp("415").put("cephallenia_sea", a14=3).acting(ATHENS).match()
    play(near, "move cephallenia_sea", "pick a14")
    assert {"corcyra", "corcyra_sea", "adriatic_sea"} <= set(offered(near, "sail"))
    play(near, "sail corcyra_sea", "pass")
    assert not lines(near, "battle")


@pytest.mark.rule("12.0h", "12.12a", "1.3a")
def test_capacity_by_treaty() -> None:
    assert capacity_of(Camp("415"), "thebes") == 12
    assert capacity_of(Camp("415"), "athens") == 18
    assert capacity_of(Camp("415"), "syracuse") == 10  # not in Greece
    assert capacity_of(Camp("413"), "thebes") == 12
    assert capacity_of(Camp("413"), "athens") == 12
    assert capacity_of(Camp(), "thebes") == 8


@pytest.mark.rule("12.0k", "4.0a")
def test_public_works_unless_six_units_are_in_sicily() -> None:
    assert actions_due(Camp("415"), ATHENS, 2) == 2  # two coins, Alcibiades, public works
    five = Camp("415").put("catana", a02=2, a03=2, a05=2, a14=2, a15=2, a57=2)  # and one of the island
    assert actions_due(five, ATHENS, 2) == 2
    six = Camp("415").put("catana", a02=2, a03=2, a05=2, a14=2, a15=2, a16=2)
    assert actions_due(six, ATHENS, 2) == 3
    assert actions_due(Camp("413"), ATHENS, 2) == 2


@pytest.mark.rule("12.1a", "12.1b", "12.1c", "12.13a", "15.4f", "15.4h")
def test_renewing_the_war() -> None:
    cost = [(year, {ATHENS: 10 - 2 * year, SPARTA: 5 - year}) for year in range(6)]
    for year, price_of in cost:
        for role in (ATHENS, SPARTA):
            camp = Camp("415", year=year).put("athens", a01=1).put("sparta", s01=1)
            camp.set(active="", order=[role, SPARTA if role == ATHENS else ATHENS])
            match = camp.frames(during("Season", "first_turn"), before("Turn", "begin", role)).match()
            assert asked(match) == f"{role} renewal"
            play(match, "renew_war")
            sign = -1 if role == ATHENS else 1
            assert prestige(match) == sign * price_of[role]
            assert not state(match).peace
            assert state(match).renewed
            assert at(match, "s41") == "pool"
    assert state(game().start("415", 1)).at["s41"] == "aside"


@pytest.mark.rule("15.2h", "12.1a")
def test_in_the_sicily_scenario_the_peace_cannot_be_broken() -> None:
    camp = Camp("sicily").put("athens", a04=1).put("syracuse", s47=1).set(active="", order=[ATHENS, SPARTA])
    camp.set(discard=["c38"])
    match = camp.frames(during("Season", "first_turn"), before("Turn", "begin", ATHENS)).match()
    assert asked(match) == "athens actions"


# --- 13 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("13.2b", "15.3j", "15.3b", "15.4j", "15.4b", "1.0a")
def test_persia_opens_with_persian_aid() -> None:
    from polemos.games.hellenes.rules.front import shut

    for scenario in ("413", "415"):
        assert {"lydia", "phrygia"} <= shut(state(Camp(scenario).acting(ATHENS).match()))
        assert not {"lydia", "phrygia"} & shut(state(Camp(scenario).in_play("c49").acting(ATHENS).match()))
    camp = Camp("413").put("cyme", a26=2)
    match = camp.acting(ATHENS).match()
    play(match, "move cyme", "pick a26")
    assert "lydia" not in offered(match, "march")
    open_ = camp.in_play("c49").acting(ATHENS).match()
    play(open_, "move cyme", "pick a26")
    assert "lydia" in offered(open_, "march")


# --- 14 ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("14.22a", "14.22b", "14.22c")
def test_peace_offers() -> None:
    match = Camp().set(prestige=10).year_end().match(3, 4)
    assert asked(match) == "athens peace-offer"
    play(match, "offer")
    assert match.result is not None
    assert (match.result.winner, match.result.level) == (ATHENS, "negotiated")
    equal = Camp().set(prestige=10).year_end().match(4, 4)
    play(equal, "offer")
    assert not equal.over
    assert prestige(equal) == 8
    assert Camp().set(prestige=9).year_end().match().prompt(ATHENS).message != "peace-offer"


@pytest.mark.rule("14.23a", "14.24a", "15.1a", "15.2a", "15.3a", "15.4a")
@pytest.mark.parametrize(
    ("scenario", "years", "points", "winner", "level"),
    [("431", 10, 10, ATHENS, "major"), ("sicily", 3, 6, ATHENS, "minor"), ("413", 10, -9, SPARTA, "minor"),
     ("415", 12, -4, None, "draw")],
)  # fmt: skip
def test_the_last_year(scenario: str, years: int, points: int, winner: str | None, level: str) -> None:
    camp = Camp(scenario, year=years - 1).set(prestige=points).year_end()
    match = camp.match()
    if not match.over:
        play(match, "fight_on")
    assert match.result is not None
    assert (match.result.winner, match.result.level) == (winner, level)
    earlier = until(Camp(scenario, year=years - 2).set(prestige=0).year_end().match(), "new-year-card")
    assert not earlier.over


# --- 15 ---------------------------------------------------------------------------------------------------


def standing(scenario: str, side: str) -> tuple[int, int, int]:
    """Units on the map, their CV, units in the pool."""
    found = state(game().start(scenario, 1))
    units = [u for place, stack in found.stacks[side].items() if place in BOOK.places for u in stack]
    return len(units), sum(found.strength[u] for u in units), len(found.here(side, "pool"))


@pytest.mark.rule("15.1d", "15.1e", "15.1f", "15.1g", "15.1j")
def test_the_set_up_of_431() -> None:
    assert standing("431", ATHENS) == (18, 48, 22)
    assert standing("431", SPARTA) == (20, 46, 20)
    found = state(game().start("431", 1))
    assert found.here(ATHENS, "potidaea") == ("a03", "a05", "a15", "a17")
    assert found.here(SPARTA, "potidaea") == ("s17", "s19")
    assert found.garrisons == {"potidaea": SPARTA}
    assert found.sieges == {"potidaea": (ATHENS, -1)}
    assert found.holder["potidaea"] == SPARTA
    assert found.patrols == {}
    assert found.leaders == {ATHENS: "c01", SPARTA: "c02"}


@pytest.mark.rule("15.1b", "15.2b", "15.3b", "15.4b")
def test_neutrals_by_scenario() -> None:
    from polemos.games.hellenes.rules.front import shut

    neutral = {s: shut(state(game().start(s, 1))) for s in ("431", "sicily", "413", "415")}
    assert {"argos", "achaea", "lydia", "syracuse", "sicilian_sea"} <= neutral["431"]
    for scenario in ("sicily", "415"):
        assert {"achaea", "lydia", "messana", "rhegium", "acragas", "gela"} <= neutral[scenario]
        assert not {"argos", "syracuse", "camarina"} & neutral[scenario]
    assert {"achaea", "phrygia", "syracuse", "gela"} <= neutral["413"]
    assert "argos" not in neutral["413"]
    assert all("crete" in places for places in neutral.values())


@pytest.mark.rule("15.2b", "15.4b")
def test_gela_opens_when_its_unit_leaves() -> None:
    camp = Camp("sicily").put("gela", s53=2).put("syracuse", s47=3).put("catana", a57=2, a02=2)
    match = camp.acting(SPARTA, 4).match()
    play(match, "move syracuse", "pick s47")
    assert "gela" not in offered(match, "march")
    assert "gela" in shut(state(match))
    assert not state(match).gela_open
    play(match, "done", "move gela", "pick s53", "march camarina")
    assert state(match).gela_open
    assert "gela" not in shut(state(match))
    other = Camp("sicily").put("gela", s53=2).put("syracuse", s47=3).acting(SPARTA, 4).match()
    play(other, "move syracuse", "march camarina")
    assert not state(other).gela_open  # somebody else has moved


@pytest.mark.rule("15.2c", "15.2e", "15.2f", "15.2g")
def test_the_set_up_of_sicily() -> None:
    assert standing("sicily", ATHENS) == (16, 37, 8)
    assert standing("sicily", SPARTA) == (7, 14, 9)
    found = state(game().start("sicily", 1))
    assert len(found.here(ATHENS, "corcyra")) == 8
    assert len(found.here(ATHENS, "athens")) == 6
    assert found.garrisons == {"leucas": ATHENS, "pylos": ATHENS, "plataea": SPARTA, "amphipolis": SPARTA}
    assert found.leaders == {ATHENS: "c45", SPARTA: "c47"}
    assert found.prestige == 0
    assert len(found.deck) == 42 - 12


@pytest.mark.rule("15.2d", "15.4d")
def test_the_second_expedition_waits_for_414() -> None:
    for scenario in ("sicily", "415"):
        camp = Camp(scenario).put("athens", a17=3, a04=2)
        assert "athens" not in offered(camp.acting(ATHENS).match(), "move")
        later = Camp(scenario, year=1).put("athens", a17=3, a04=2).acting(ATHENS).match()
        assert "athens" in offered(later, "move")
    renewed = Camp("415").put("athens", a17=3, a04=2).set(peace=False, renewed=True).acting(ATHENS).match()
    assert "athens" in offered(renewed, "move")


@pytest.mark.rule("15.4d")
def test_only_the_right_expedition_goes_to_sicily() -> None:
    def reaches(year: int, unit: str) -> bool:
        camp = Camp("415", year=year).put("corcyra", **{unit: 2})
        match = camp.acting(ATHENS, 3).match()
        play(match, "move corcyra", f"pick {unit}")
        return "sicilian_sea" in offered(match, "sail")

    assert reaches(0, "a14")
    assert not reaches(0, "a17")
    assert not reaches(1, "a14")
    assert reaches(1, "a17")
    assert reaches(2, "a14")
    assert reaches(2, "a21")


@pytest.mark.rule("15.2i", "15.4i")
def test_neutral_sicily_costs_double_and_pays_nothing() -> None:
    for scenario in ("sicily", "415"):
        camp = (
            Camp(scenario, season="summer").put("catana", s47=3).siege("catana", SPARTA).put("corcyra", a14=3)
        )
        match = camp.acting(SPARTA, 2).match()
        assert price(state(match), "catana") == 2
        assert price(state(match), "corcyra") == 1
        play(match, "pillage catana", "pick s47", "withdraw syracuse")
        assert prestige(match) == 0
        free = camp.set(sicily_since=1).acting(SPARTA, 2).match()
        assert price(state(free), "catana") == 1
        play(free, "pillage catana", "pick s47", "withdraw syracuse")
        assert prestige(free) == -1
        poor = camp.set(sicily_since=-1).acting(ATHENS, 1).match()
        play(poor, "move corcyra", "pick a14")
        assert "sicilian_sea" not in offered(poor, "sail")
        rich = camp.acting(ATHENS, 2).match()
        play(rich, "move corcyra", "pick a14", "sail sicilian_sea")
        assert state(rich).actions == 0


@pytest.mark.rule("15.2j", "15.2l", "9.51d")
def test_the_yearly_point_of_the_sicily_scenario() -> None:
    camp = Camp("sicily").hold(SPARTA, "amphipolis", "catana", garrison=True)
    match = until(camp.year_end().match(), "new-year-card")
    assert prestige(match) == -1 - 2  # the fixed point, and Catana; Amphipolis is in the fixed point


@pytest.mark.rule("15.2k", "15.4l")
def test_sicilians_stay_and_greeks_may_come() -> None:
    for scenario in ("sicily", "415"):
        match = Camp(scenario).put("syracuse", s51=3).acting(SPARTA, 4).match()
        play(match, "move syracuse", "pick s51")
        dests = offered(match, "sail")
        assert dests
        assert all(BOOK.places[str(d)].region == "sicily" for d in dests)
    # a recruit of Corinth sails west: out of the gulf, over the Ionian Sea, and is in Sicily in two turns
    match = Camp("sicily").put("ionian_sea", s22=3).acting(SPARTA, 4).match(6)
    play(match, "move ionian_sea")
    assert "sicilian_sea" in offered(match, "sail")
    assert "syracuse" in offered(match, "sail")
    play(match, "sail syracuse", "pass")
    assert at(match, "s22") == "syracuse"


@pytest.mark.rule("12.1a", "9.2a")
def test_the_war_may_be_renewed_at_the_start_of_a_winter_turn() -> None:
    camp = Camp("415", "winter").put("sparta", s01=4).put("athens", a01=1)
    camp.set(peace=True, renewed=False, played={ATHENS: "coins c44", SPARTA: "coins c38"}, actions=0)
    camp.data["discard"] = []
    camp.frames(during("Winter", "first_actions"), before("WinterTurn", "begin", SPARTA))
    match = camp.set(order=[SPARTA, ATHENS], active="").match()
    assert asked(match) == "sparta renewal"
    play(match, "renew_war")
    assert state(match).renewed
    assert not state(match).peace
    assert prestige(match) == 5  # 415: five points to Athens
    assert asked(match) == "sparta winter-actions"
    play(match, "pass")
    assert asked(match) == "athens winter-actions"  # nothing is left to be declared


@pytest.mark.rule("15.3e", "15.3f", "15.3g", "15.3h", "15.3i")
def test_the_set_up_of_413() -> None:
    assert standing("413", ATHENS) == (17, 40, 29)
    assert standing("413", SPARTA) == (23, 59, 23)
    found = state(game().start("413", 1))
    assert found.garrisons == {"leucas": ATHENS, "pylos": ATHENS, "plataea": SPARTA, "amphipolis": SPARTA}
    assert found.leaders == {ATHENS: "c46", SPARTA: "c47"}
    assert found.prestige == 3
    assert found.renewed
    assert not found.peace
    assert len(found.deck) == 30


@pytest.mark.rule("15.4e", "15.4f", "15.4g")
def test_the_set_up_of_415() -> None:
    assert standing("415", ATHENS) == (29, 67, 21)
    assert standing("415", SPARTA) == (25, 58, 25)
    found = state(game().start("415", 1))
    assert found.here(SPARTA, "aside") == ("s41", "s42", "s43", "s44", "s45", "s46")
    assert found.leaders == {ATHENS: "c45", SPARTA: "c47"}
    assert found.peace
    assert found.prestige == 0


@pytest.mark.rule("15.1d", "15.1i")
def test_free_deployment_within_a_nation() -> None:
    match = game().start("431", 1, {"deployment": "free"})
    assert asked(match) == "athens deploy"
    assert offered(match, "deploy") == ("athens", "plataea")
    play(match, "deploy plataea")
    assert not [p for p in match.view(SPARTA)["pieces"].values() if p["side"] == ATHENS and "hidden" in p]
    while match.prompt(match.deciders[0]).message == "deploy":
        play(match, ("deploy", offered(match, "deploy")[-1]))
    assert len(state(match).here(ATHENS, "plataea")) == 5  # every land unit, above the capacity of 2
    assert [p for p in match.view(SPARTA)["pieces"].values() if p["side"] == ATHENS and "hidden" in p]


@pytest.mark.rule("2.1e", "12.13a")
def test_units_set_aside_cannot_be_drawn() -> None:
    match = Camp("415").put("athens", a01=1).acting(SPARTA).match()
    camp = Camp("415")
    for number in range(41, 47):
        camp.data["blocks"][f"s{number}"]["at"] = "aside"
    match = camp.acting(SPARTA).match()
    for _ in range(3):
        play(match, "recruit") if "recruit" in match.prompt(SPARTA).choices else None
        assert not {f"s{n}" for n in range(41, 47)} & set(state(match).drawn)
        match = camp.acting(SPARTA).match()


# --- what else the Peace and the gods do ------------------------------------------------------------------


@pytest.mark.rule("11.0e", "11.0j", "11.0c")
@pytest.mark.parametrize("answer", ["accept", "appeal"])
def test_hera_against_recruits_drawn_again(answer: str) -> None:
    match = served(Camp().put("athens", a01=1), ["apollo"], ["hera"]).acting(ATHENS).match()
    play(match, "recruit", "appeal")
    again = state(match).drawn
    assert asked(match) == "sparta gainsay"
    play(match, answer)
    assert (state(match).drawn == again) == (answer == "accept")
    assert state(match).sacrifices == {ATHENS: (), SPARTA: () if answer == "appeal" else ("hera",)}
    assert len(state(match).drawn) == 3


@pytest.mark.rule("11.0j", "11.0c")
@pytest.mark.parametrize("answer", ["accept", "appeal"])
def test_hera_against_a_hand_drawn_again(answer: str) -> None:
    match = until(served(Camp(), ["zeus"], ["hera"]).year_end().match(), "redraw")
    play(match, "appeal")
    second = state(match).hands[ATHENS]
    assert asked(match) == "sparta gainsay"
    play(match, answer)
    assert (state(match).hands[ATHENS] == second) == (answer == "accept")
    assert len(state(match).buried[ATHENS]) == (6 if answer == "accept" else 12)


@pytest.mark.rule("7.2c", "12.1a", "6.4f")
def test_fleets_that_the_peace_left_side_by_side_fight_when_it_is_over() -> None:
    camp = Camp("415").put("saronic_gulf", a14=3, s20=2)
    assert state(camp.fighting(ATHENS).match()).fight is None
    match = camp.set(peace=False, renewed=True).fighting(ATHENS).match()
    fight = state(match).fight_now()
    assert (fight.aggressors, fight.defenders, fight.origin, fight.silent) == (("a14",), ("s20",), "", False)
    play(match, "retreat")
    assert asked(match) == "athens fall-back"  # they came from nowhere, and go where they like
    assert set(offered(match, "retreat_to")) >= {"andros_sea", "argolic_gulf", "athens"}
    cowed = camp.set(cowed=ATHENS).fighting(ATHENS).match()
    assert state(cowed).fight is None


@pytest.mark.rule("5.0c", "5.3b", "12.0g")
def test_nobody_forces_his_way_to_a_muster_under_the_peace_either() -> None:
    camp = Camp("415").put("naxos", a22=3).put("byzantium", a24=2).put("samos", a23=1)
    match = camp.acting(ATHENS, 2).match()
    play(match, "move byzantium", "pick a24")
    assert "andros" in offered(match, "sail")  # six steps: alone it may, for under the Peace force succeeds
    play(match, "done", "muster", "gather andros")
    assert offered(match, "from") == ("naxos", "samos")
