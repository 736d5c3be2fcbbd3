"""Single numbers and conditions that planted faults had changed without anybody noticing."""

from __future__ import annotations

import pytest

from games.hellenes.camp import (
    ATHENS,
    BLOCKS,
    SPARTA,
    Camp,
    actions_due,
    asked,
    at,
    attacks,
    before,
    during,
    game,
    lines,
    offered,
    play,
    prestige,
    state,
    until,
)
from polemos.engine.match import Match
from scenes import refused


def events(camp: Camp, side: str, card: str) -> Match:
    """A season in which one side plays a card as event, the other its first for coins."""
    match = camp.hand(side, card).choosing().match(*[6] * 40)
    other = SPARTA if side == ATHENS else ATHENS
    match.play(other, "coins", match.prompt(other).choices["coins"][0])
    match.play(side, "event", card)
    return match


# --- actions and cards --------------------------------------------------------------------------------------


@pytest.mark.rule("4.3a", "5.5a", "15.2i")
@pytest.mark.parametrize(
    ("scenario", "city", "ours", "cost"),
    [("431", "corinth", {"a01": 2}, 1), ("sicily", "selinus", {"a58": 2}, 2)],
)
def test_a_pillage_is_paid_for(scenario: str, city: str, ours: dict[str, int], cost: int) -> None:
    camp = Camp(scenario).put(city, **ours).siege(city, ATHENS)
    match = camp.acting(ATHENS, 3).match()
    play(match, f"pillage {city}", "pick_land")
    assert (state(match).actions, state(match).athens_pillaged) == (3 - cost, -1)


@pytest.mark.rule("12.0k", "4.0a")
def test_public_works_may_leave_no_action_at_all() -> None:
    camp = Camp("415").set(peace=True).leader(ATHENS).leader(SPARTA)
    assert [actions_due(camp, ATHENS, coins) for coins in (1, 2)] == [0, 1]


@pytest.mark.rule("3.1u", "15.1k")
@pytest.mark.parametrize(("leader", "struck"), [("c01", False), ("c03", True), ("", True)])
def test_pericles_alone_spares_athens_civil_war(leader: str, struck: bool) -> None:
    match = events(Camp().leader(ATHENS).leader(ATHENS, leader), SPARTA, "c29")
    assert ("athens" in offered(match, "divide")) is struck
    assert "thebes" in offered(match, "divide")


@pytest.mark.rule("3.1n", "15.1m")
@pytest.mark.parametrize(("since", "safe"), [(1, True), (2, True), (0, False), (-1, False)])
def test_pericles_is_safe_in_the_season_after_athens_burnt(since: int, safe: bool) -> None:
    """It is summer, the third moment of the year: burnt in spring or now, he is safe."""
    camp = Camp(season="summer").leader(ATHENS, "c01").leader(SPARTA, "c02").set(athens_pillaged=since)
    match = events(camp, ATHENS, "c36")
    assert offered(match, "ostracize") == (("archidamos",) if safe else ("archidamos", "pericles"))


@pytest.mark.rule("3.11c", "15.1n", "3.1t")
@pytest.mark.parametrize(("plagues", "playable"), [(1, True), (2, False)])
def test_a_dead_pericles_is_no_leader_any_more(plagues: int, playable: bool) -> None:
    camp = Camp().leader(ATHENS).hand(ATHENS, "c01").set(athens_plagues=plagues).choosing()
    assert ("c01" in offered(camp.match(), "event")) is playable
    held = Camp().leader(ATHENS, "c03").hand(SPARTA, "c01").choosing().match()
    assert "c01" not in held.prompt(SPARTA).choices.get("event", ())


@pytest.mark.rule("3.12d", "13.3a", "1.33d")
@pytest.mark.parametrize(("card", "aid", "further"), [("c13", 0, True), ("c12", 0, False), ("c13", 1, False)])
def test_a_revolt_spreads_only_by_its_card_and_without_persia(card: str, aid: int, further: bool) -> None:
    """Ionia is in rebellion since Miletus is lost; Chalcidice spreads there, Euboea does not."""
    camp = Camp("413").hold(SPARTA, "miletus", garrison=True)
    match = events(camp.in_play(*["c49", "c50"][:aid]), SPARTA, card)
    assert ("ephesus" in offered(match, "revolt")) is further
    assert not offered(match, "done")


@pytest.mark.rule("3.12e", "3.12f")
def test_a_tax_revolt_stays_in_the_region_and_may_be_left() -> None:
    match = play(events(Camp().in_play("c39"), SPARTA, "c16"), "revolt miletus")
    assert offered(match, "done")
    refused(match, SPARTA, "revolt", "samos", why="same-region 3.12f")
    play(match, "done")
    assert state(match).holder["ephesus"] == ATHENS


@pytest.mark.rule("4.22f", "4.0a")
def test_the_barbarians_march_is_free_and_his_alone() -> None:
    camp = Camp("413").put("illyria", s37=2).acting(SPARTA, 2).set(drawn=["s39"])
    camp.position["frames"].append({"frame": "Placed", "who": SPARTA, "block": "s39"})
    camp.data["blocks"]["s39"].update(at="illyria", cv=3, alias="xs39")
    match = camp.set(drawn=[]).match()
    assert not offered(match, "pick")
    for verb in ("march_on", "forced_march"):
        assert offered(match, verb)
    play(match, f"march {offered(match, 'march')[0]}")
    assert (state(match).actions, at(match, "s37")) == (2, "illyria")


@pytest.mark.rule("5.0d", "5.2a")
def test_single_steps_are_for_those_who_have_been_picked() -> None:
    match = play(Camp().put("athens", a01=2, a14=3).acting(ATHENS, 2).match(), "move athens")
    assert (offered(match, "march_on"), offered(match, "sail_on")) == ((), ())
    refused(match, ATHENS, "sail_on", "saronic_gulf", why="pick-for-steps 5.0d")
    assert offered(play(match, "pick a14"), "sail_on")
    play(match, "sail_on saronic_gulf")
    refused(match, ATHENS, "load", "a01", why="on-the-way 5.0d")


@pytest.mark.rule("15.4d", "15.2d")
@pytest.mark.parametrize(("renewed", "rooted"), [(False, True), (True, False)])
def test_renewed_war_frees_the_second_expedition(renewed: bool, rooted: bool) -> None:
    camp = Camp("415").put("athens", a04=2, a09=1, a15=2).set(peace=not renewed, renewed=renewed)
    match = camp.acting(ATHENS, 3).match()
    assert set(offered(play(match, "move athens"), "pick")) == {"a15"} | (set() if rooted else {"a04", "a09"})


@pytest.mark.rule("1.31c", "15.2b", "5.0b")
def test_nobody_musters_in_neutral_gela() -> None:
    camp = Camp("sicily").put("gela", s53=2).put("selinus", s54=2).put("syracuse", s47=2).put("himera", s55=1)
    match = play(camp.acting(SPARTA, 4).match(), "muster")
    assert "gela" not in offered(match, "gather")
    refused(match, SPARTA, "gather", "gela", why="neutral 1.31c")


# --- sea, storms, forced moves ------------------------------------------------------------------------------


@pytest.mark.rule("5.22a", "5.23a")
def test_whom_the_first_line_has_taken_is_not_tested_on_the_second() -> None:
    camp = Camp("415", year=2).set(peace=False, renewed=True).put("messenian_sea", a14=3)
    match = camp.acting(ATHENS, 2).match(1, 1, 1, 1)
    play(match, "move messenian_sea", "pick a14", "sail sicilian_sea")
    until(match, "season-card")
    assert (len(lines(match, "storm")), len(lines(match, "fleet-lost"))) == (1, 1)


@pytest.mark.rule("5.3e")
def test_who_has_advanced_is_not_asked_again() -> None:
    match = Camp().put("athens", a01=2, a02=2).acting(ATHENS, 1).match(6, 6)
    play(match, "move athens")
    goal = next(p for p in offered(match, "forced_march") if p not in ("thebes", "corinth"))
    until(play(match, f"forced_march {goal}"), "advance")
    assert offered(match, "advance") == ("a01", "a02")
    play(match, "advance a01")
    assert offered(match, "advance") == ("a02",)
    refused(match, ATHENS, "advance", "a01", why="picked-already 5.0d")
    refused(match, ATHENS, "advance_all", why="one-by-one 5.3e")
    play(match, "done")
    assert (at(match, "a01") == goal, at(match, "a02") == goal) == (True, False)


@pytest.mark.rule("9.214a", "5.2c")
def test_a_winter_group_enters_its_besieged_port_and_does_not_land_before_it() -> None:
    camp = Camp().put("andros", a14=2).put("athens", s25=3, a01=2).siege("athens", SPARTA)
    match = play(camp.wintering(ATHENS, 2).match(), "move andros", "pick a14", "sail athens")
    assert [f.errand for f in state(match).formations] == [""]


@pytest.mark.rule("9.21a", "9.212b")
def test_who_is_picked_in_winter_is_seen_with_his_passenger() -> None:
    camp = Camp().put("cythera", a14=3, a01=2).siege("cythera", ATHENS)
    match = play(camp.wintering(ATHENS, 0).match(), "quarter cythera", "pick a14", "load a01")
    assert match.view(ATHENS)["selected"] == ["a14", "a01"]
    assert match.view(SPARTA)["selected"] == []
    refused(match, ATHENS, "pick", "a01", why="picked-already 5.0d")


@pytest.mark.rule("9.213b", "9.22a")
def test_who_is_paid_for_takes_no_room_in_a_full_city() -> None:
    full = {"a01": 1, "a02": 1, "a03": 1}
    camp = Camp().put("plataea", **full).set(kept=["a03"])
    match = play(camp.wintering(ATHENS, 0).match(), "pass")
    assert not lines(match, "crowded-out")
    crowd = play(Camp().put("plataea", **full).wintering(ATHENS, 0).match(), "pass")
    assert (asked(crowd), offered(crowd, "disband")) == ("athens overcrowded", ("a01", "a02", "a03"))
    play(crowd, "disband a02")
    assert lines(crowd, "crowded-out")[0].rule == "9.213b"


# --- pillage ------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.5b", "5.21a")
def test_the_fleets_of_a_pillage_take_those_who_have_no_other_way() -> None:
    """On Cythera everybody needs a ship; before Corinth the hoplites can walk, and barbarians never sail."""
    camp = Camp().put("cythera", a14=3, a01=2).siege("cythera", ATHENS).put("corinth", a15=3, a02=2, a38=2)
    match = camp.siege("corinth", ATHENS).acting(ATHENS, 2).match()
    island = play(match.clone(), "pillage cythera", "pick_fleets")
    assert island.view(ATHENS)["selected"] == ["a14", "a01"]
    play(match, "pillage corinth", "pick_fleets")
    assert match.view(ATHENS)["selected"] == ["a15"]
    assert offered(match, "load") == ("a02",)
    assert offered(play(match, "load a02"), "load") == ()


# --- battle -------------------------------------------------------------------------------------------------


@pytest.mark.rule("6.41a", "6.32c")
def test_horsemen_killed_by_horsemen_harass_nobody_and_nobody_harasses_the_dead() -> None:
    """The defenders' first cavalry kills the only attacker: nobody is left to harass or be harassed."""
    camp = Camp().put("malis", s28=2, s32=2).put("locris", a13=1).hold(ATHENS, "locris", garrison=True)
    match = camp.acting(ATHENS, 1).match(1, 1, 3, 3, 3)
    play(match, "move locris", "march malis", "retreat")
    assert [line.args["piece"] for line in lines(match, "harasses")] == ["s28"]
    assert lines(match, "eliminated")[0].args["piece"] == "a13"


@pytest.mark.rule("8.1c", "2.14a")
def test_walls_change_the_class_of_those_behind_them_alone() -> None:
    camp = Camp().put("corinth", a01=3, s16=2).siege("corinth", ATHENS)
    match = until(camp.fighting(ATHENS).match(*[3] * 30), "sieges")
    play(match, "assault corinth", "resist")
    until(match, "season-card", **{"retreat-option": "retreat"})
    told = {line.args["piece"]: line.args["klass"] for line in lines(match, "attack")}
    assert told["s16"] == "A2"
    assert told.get("a01", "C2") == "C2"
    assert attacks(match)


@pytest.mark.rule("5.21b", "8.2b", "8.2e")
def test_without_a_hit_nobody_is_asked_who_starves() -> None:
    camp = Camp().put("thebes", a01=3, s25=2, s26=2).siege("thebes", ATHENS)
    match = until(camp.fighting(ATHENS).match(*[6] * 3), "sieges")
    play(match, "attrition thebes")
    assert asked(match).endswith("card")
    assert lines(match, "attrition-hits")[0].args["hits"] == 0


# --- the end of the year ------------------------------------------------------------------------------------


@pytest.mark.rule("9.51c", "12.11a")
def test_half_a_tribute_is_rounded_down_after_all_is_added() -> None:
    camp = Camp("413").hold(SPARTA, "samos", "ephesus", "abydos", garrison=True)
    match = camp.set(renewed=True).year_end().match(*[6] * 20)
    assert -prestige(match) == 4
    assert [line.args for line in lines(match, "tribute-halved")] == [{"who": SPARTA, "points": 4}]


@pytest.mark.rule("14.21a", "14.1a")
def test_the_result_tells_the_points_of_both() -> None:
    match = Camp().set(prestige=16).year_end().match()
    assert match.result is not None
    assert match.result.scores == {ATHENS: 16, SPARTA: 0}


@pytest.mark.rule("12.0g", "12.0i")
def test_under_the_peace_nobody_fights_in_greece() -> None:
    camp = Camp("415").set(peace=True, season=1, year=2).put("saronic_gulf", a14=3).put("argolic_gulf", s20=3)
    camp.acting(SPARTA, 1).put("saronic_gulf", s21=2)
    camp.position["frames"] = [
        during("Year", "spring"),
        during("Season", "second_turn"),
        during("Turn", "combat", SPARTA),
        before("CombatPhase", "sorties", SPARTA),
    ]
    camp.set(
        formations=[
            {
                "units": ["s21"],
                "path": ["argolic_gulf", "saronic_gulf"],
                "target": "",
                "errand": "",
                "column": 1,
            }
        ]
    )
    match = camp.match()
    assert not lines(match, "battle")


# --- second part: what a longer list of planted faults has shown --------------------------------------------


@pytest.mark.rule("8.21c", "8.0b")
def test_an_old_siege_of_a_port_needs_an_old_blockade_too() -> None:
    camp = Camp(season="summer").put("pylos", a01=3, s05=2).siege("pylos", ATHENS).put("messenian_sea", a14=3)
    for since, starves in ((2, False), (1, True)):
        match = until(camp.patrol("messenian_sea", ATHENS, since).fighting(ATHENS).match(), "sieges")
        assert ("pylos" in offered(match, "attrition")) is starves


@pytest.mark.rule("6.4f", "5.41a")
def test_who_attacks_elsewhere_closes_no_road_here() -> None:
    """Athens comes to Malis from Locris; that others came to Orchomenus from Delphi is no matter there."""
    camp = Camp().put("locris", a01=1).hold(ATHENS, "locris", "delphi", garrison=True).put("malis", s25=3)
    camp.put("delphi", a02=1).put("orchomenus", s26=2)
    match = play(camp.acting(ATHENS, 2).match(*[3] * 20), "move locris", "march malis", "move delphi")
    until(play(match, "march orchomenus"), "retreat-option", **{"battle-order": "battle malis"})
    while asked(match) != "sparta retreat-option":
        play(match, "fight")
    assert state(match).fight_now().origins == ("locris",)


@pytest.mark.rule("3.1z", "3.1aa", "3.1y")
def test_a_faction_cancels_its_rival_and_nothing_else() -> None:
    alone = events(Camp().in_play("c39"), SPARTA, "c42")
    assert state(alone).in_play == ("c39", "c42")
    assert lines(alone, "stays")[0].args["card"] == "c42"
    both = events(Camp().in_play("c39", "c41"), SPARTA, "c42")
    assert state(both).in_play == ("c39",)
    assert [line.args["card"] for line in lines(both, "cancelled")] == ["c42", "c41"]


@pytest.mark.rule("3.1p", "3.1q")
@pytest.mark.parametrize(("card", "key"), [("c32", "earthquake"), ("c34", "augury")])
def test_the_log_says_whom_a_seasons_event_binds(card: str, key: str) -> None:
    match = events(Camp(), SPARTA, card)
    assert [line.args["who"] for line in lines(match, key)] == [ATHENS]


@pytest.mark.rule("5.21b", "5.21a")
def test_the_fleet_that_one_has_loaded_takes_nobody_else() -> None:
    match = play(Camp().put("athens", a14=4, a15=3, a01=2, a02=2).acting(ATHENS, 2).match(), "move athens")
    play(match, "pick a14", "load a01", "pick a15", "pick a02", "sail paros_sea")
    assert state(match).cargo == {"a01": "a14", "a02": "a15"}


@pytest.mark.rule("11.0b", "5.22a")
def test_when_both_accept_the_dice_stand() -> None:
    camp = Camp().put("andros_sea", a14=3).set(sacrifices={ATHENS: ["poseidon"], SPARTA: ["poseidon"]})
    match = play(camp.acting(ATHENS, 1).match(2, 5), "move andros_sea", "sail aegean_sea")
    asking = []
    while asked(match).endswith("appeal"):
        asking.append(asked(match).split()[0])
        play(match, "accept")
    assert asking == [ATHENS, SPARTA]
    assert [line.args["sides"] for line in lines(match, "roll")][:1] == [6]
    assert [line.args["die"] for line in lines(match, "storm")] == [2]


@pytest.mark.rule("11.0f")
def test_the_favour_of_ares_is_his_who_appealed_be_he_attacked_or_not() -> None:
    """Sparta, struck at, has two attacks of archers' class thrown again for one sacrifice."""
    camp = Camp().put("locris", a12=2, a13=2).hold(ATHENS, "locris", garrison=True).put("malis", s25=3)
    camp.set(sacrifices={ATHENS: [], SPARTA: ["ares"]})
    match = play(camp.acting(ATHENS, 1).match(*[3] * 30), "move locris", "march malis")
    while asked(match) != "sparta appeal":
        play(match, "fight")
    play(match, "appeal")
    assert asked(match) == "sparta appeal"
    play(match, "appeal")
    assert (len(lines(match, "appeal")), len(lines(match, "appeal-again"))) == (1, 1)


@pytest.mark.rule("4.22d", "15.2i")
def test_a_recruit_in_neutral_sicily_takes_a_second_action() -> None:
    camp = Camp("sicily").acting(SPARTA, 1).set(drawn=["s49"])
    camp.position["frames"].append({"frame": "Choose", "who": SPARTA, "block": ""})
    match = play(camp.match(), "choose s49", "place syracuse")
    assert state(match).actions == 0


@pytest.mark.rule("3.1v", "9.53a")
def test_only_taxes_are_withdrawn() -> None:
    camp = Camp("413").in_play("c39", "c49", "c41").year_end()
    match = until(camp.match(), "tax-relief")
    assert offered(match, "repeal") == ("c39",)


@pytest.mark.rule("15.1j", "15.3g")
@pytest.mark.parametrize(("scenario", "cities"), [("431", {"potidaea"}), ("413", set()), ("415", set())])
def test_only_besieged_cities_begin_besieged(scenario: str, cities: set[str]) -> None:
    assert set(game().start(scenario, 1).view(None)["markers"]["sieges"]) == cities


@pytest.mark.rule("5.42a", "8.1a")
def test_where_the_old_besiegers_have_left_the_newcomers_storm() -> None:
    camp = Camp().put("thebes", a01=3, s25=1).siege("thebes", ATHENS).put("athens", a02=3)
    match = play(camp.acting(ATHENS, 2).match(*[3] * 30), "move thebes", "pick a01", "march plataea")
    until(play(match, "move athens", "march thebes"), "sieges")
    play(match, "assault thebes", "resist")
    assert lines(match, "attack")[-1].args["piece"] in ("s25", "a02", "garrison")
    assert state(match).fight_now().aggressors == ("a02",)


@pytest.mark.rule("5.41b", "6.0b")
def test_a_place_is_fought_to_the_end_before_a_smaller_battle() -> None:
    """The first formation at Malis (one unit) is beaten; its second (three) follows before the other."""
    camp = Camp().put("locris", a10=1).put("pherae", a01=2, a02=2, a03=2).put("malis", s25=4, s26=3)
    camp.hold(ATHENS, "locris", garrison=True).put("plataea", a07=2, a08=2).put("orchomenus", s27=2)
    match = camp.acting(ATHENS, 3).match(*[3] * 60)
    play(
        match, "move locris", "march malis", "move pherae", "march malis", "move plataea", "march orchomenus"
    )
    until(match, "first-formation")
    play(match, "formation locris")
    fought: list[str] = []
    for _ in range(40):
        if match.over or asked(match).endswith("card"):
            break
        role, prompt = match.deciders[0], match.prompt(match.deciders[0])
        verb = "retreat" if role == ATHENS and "retreat" in prompt.choices else next(iter(prompt.choices))
        verb = next((v for v in ("stand", "done") if v in prompt.choices), verb)
        match.play(role, verb, prompt.choices[verb][0])
        fought = [str(line.args["place"]) for line in lines(match, "battle")]
    assert fought[:2] == ["malis", "malis"]


@pytest.mark.rule("5.3a", "5.3e")
def test_a_passenger_rolls_no_die_and_says_so() -> None:
    camp = Camp().put("saronic_gulf", a14=3, a01=2).load(a01="a14")
    match = play(camp.acting(ATHENS, 1).match(6, 6), "move saronic_gulf", "pick a14")
    until(play(match, f"forced_sail {offered(match, 'forced_sail')[0]}"), "advance")
    refused(match, ATHENS, "advance", "a01", why="passenger 5.3a")


@pytest.mark.rule("6.4h", "8.3b", "9.31e")
def test_the_log_does_not_lead_from_a_place_to_itself() -> None:
    camp = Camp().put("thebes", a01=3, s25=2).siege("thebes", ATHENS)
    match = until(camp.fighting(SPARTA).match(*[3] * 30), "sorties")
    play(match, "sortie thebes", "all")
    while asked(match) != "sparta retreat-option":
        play(match, "fight")
    play(match, "retreat")
    assert lines(match, "sallies")
    assert [line.rule for line in lines(match, "into-the-city")] == ["6.4h"]
    storm = until(camp.fighting(ATHENS).match(*[3] * 30), "sieges")
    play(storm, "assault thebes", "resist")
    until(storm, "season-card", **{"retreat-option": "retreat"})
    assert [line.rule for line in lines(storm, "back-to-lines")] == ["6.4h"]
    for told in (match, storm):
        assert not [one for one in lines(told, "fell-back") if one.args["from"] == one.args["to_place"]]


@pytest.mark.rule("8.2e", "2.0b", "3.1j")
def test_who_starves_or_sickens_is_told_to_his_owner_alone() -> None:
    camp = Camp().put("thebes", a01=3, s25=3, s26=2).siege("thebes", ATHENS)
    match = until(camp.fighting(ATHENS).match(1, 5, 5), "sieges")
    play(match, "attrition thebes", "hit s25")
    mine = [line for line in match.log(SPARTA) if line.key == "loss"]
    assert [(line.rule, line.args["piece"], line.args["left"]) for line in mine] == [("8.2e", "s25", 2)]
    assert not [line for line in match.log(ATHENS) if line.key == "loss"]
    ill = play(events(camp, SPARTA, "c06"), "plague thebes")
    assert len([line for line in ill.log(SPARTA) if line.rule == "3.1j" and line.key == "loss"]) == 2
    assert not [line for line in ill.log(ATHENS) if line.key == "loss"]


@pytest.mark.rule("3.1r", "3.1c")
@pytest.mark.parametrize(("leaders", "playable"), [({SPARTA: "c05"}, False), ({ATHENS: "c01"}, True)])
def test_atrocities_are_blamed_on_the_other_sides_leader(leaders: dict[str, str], playable: bool) -> None:
    camp = Camp().leader(ATHENS).leader(SPARTA)
    for side, card in leaders.items():
        camp.leader(side, card)
    match = camp.hand(SPARTA, "c43").choosing().match()
    assert ("c43" in match.prompt(SPARTA).choices.get("event", ())) is playable


@pytest.mark.rule("15.2i", "5.0b")
@pytest.mark.parametrize(("actions", "offered_there"), [(1, False), (2, True)])
def test_a_muster_in_neutral_sicily_takes_two_actions(actions: int, offered_there: bool) -> None:
    camp = Camp("sicily").put("selinus", s54=2).put("himera", s55=1).put("camarina", s47=2).put("gela", s53=2)
    camp.put("catana", s49=1).hold(SPARTA, "catana", garrison=True)
    match = camp.acting(SPARTA, actions).match()
    gathering = offered(play(match, "muster"), "gather") if offered(match, "muster") else ()
    assert ("syracuse" in gathering) is offered_there


@pytest.mark.rule("2.0b", "4.21a")
def test_after_building_any_block_of_the_city_may_be_stronger_and_none_weaker() -> None:
    camp = Camp().put("thebes", s25=2, s26=2)
    for unit in ("s25", "s26"):
        camp.data["blocks"][unit].update(low=2, high=2)
    match = play(camp.acting(SPARTA, 1).match(), "build thebes", "raise s25")
    assert [(state(match).low[u], state(match).high[u]) for u in ("s25", "s26")] == [(2, 3), (2, 3)]


@pytest.mark.rule("4.22i", "2.0b")
def test_who_could_not_be_recruited_is_not_suspected() -> None:
    """Without Persia's aid no fleet of hers has come to Messenia."""
    camp = Camp("413").acting(SPARTA, 2).set(drawn=["s09"])
    camp.position["frames"].append({"frame": "Choose", "who": SPARTA, "block": ""})
    match = play(camp.match(), "choose s09", "place messenia")
    suspected = {u for u, block in BLOCKS.items() if state(match).mask["s09"] & block.bit}
    assert {"s09", "s10"} <= suspected
    assert not {"s44", "s45", "s46"} & suspected


@pytest.mark.rule("9.21a", "5.21a")
def test_barbarians_and_strangers_are_not_taken_home_aboard() -> None:
    camp = Camp().put("cythera", a14=3, a01=2, a38=2).siege("cythera", ATHENS)
    match = play(camp.wintering(ATHENS, 0).match(), "quarter cythera", "pick a14")
    assert offered(match, "load") == ("a01",)
    refused(match, ATHENS, "load", "a38", why="barbarian-aboard 5.21c")


@pytest.mark.rule("9.22a", "9.0b")
def test_nobody_under_a_roof_is_kept() -> None:
    camp = Camp().put("malis", a01=2, a02=2).put("thebes", a03=1).hold(ATHENS, "thebes", garrison=True)
    match = play(camp.wintering(ATHENS, 2).match(), "maintain malis")
    refused(match, ATHENS, "keep", "a03", why="block-elsewhere 5.0a")
    crowd = Camp().put("plataea", a01=1, a02=1, a03=1).set(moved=["a03"])
    match = play(crowd.wintering(ATHENS, 2).match(), "maintain plataea")
    assert offered(match, "keep") == ("a01", "a02")
    refused(match, ATHENS, "keep", "a03", why="under-roof 9.22a")
