"""Edges of single clauses that planted faults had moved without anybody noticing."""

from __future__ import annotations

import pytest

from games.hellenes.camp import (
    ATHENS,
    BLOCKS,
    SPARTA,
    Camp,
    at,
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
from scenes import refused


@pytest.mark.rule("4.2b", "4.23a")
def test_no_garrison_is_posted_in_a_besieged_inland_city() -> None:
    camp = Camp().put("thebes", a01=3).hold(ATHENS, "thebes").put("athens", a02=2)
    free = camp.acting(ATHENS).match()
    assert offered(free, "garrison") == ("thebes",)
    match = camp.siege("thebes", SPARTA).put("thebes", s25=3).acting(ATHENS).match()
    refused(match, ATHENS, "garrison", "thebes", why="besieged-site 4.2b")


@pytest.mark.rule("4.22h")
def test_nobody_is_recruited_from_an_empty_pool() -> None:
    everybody = [u for u, entry in Camp().data["blocks"].items() if u[0] == "a" and entry["at"] == "pool"]
    camp = Camp().put("athens", **dict.fromkeys(everybody, 1))
    refused(camp.acting(ATHENS).match(), ATHENS, "recruit", why="pool-empty 4.22h")


@pytest.mark.rule("6.34b")
def test_who_is_no_more_agile_than_the_rear_guard_does_not_pursue() -> None:
    """Hoplites of class C rout hoplites of class C: nobody is faster."""
    slow = [u for u, b in BLOCKS.items() if b.side == SPARTA and b.land == "C2" and not b.barbarian][:2]
    camp = Camp().put("malis", a04=1).put("locris", **dict.fromkeys(slow, 2))
    match = camp.acting(SPARTA, 1).match(3, 5, *[3] * 8)
    until(play(match, "move locris", "march malis"), "season-card")
    assert lines(match, "panic")
    assert not lines(match, "pursues")


@pytest.mark.rule("3.1s", "3.11c")
def test_nobody_hopes_for_an_ostracism_that_lies_on_the_table() -> None:
    """All three cards are face up: none of them can still clear the way for a leader."""
    camp = Camp().leader(ATHENS, "c01").hand(ATHENS, "c03").choosing()
    assert "c03" in offered(camp.match(), "event")
    gone = ["c36", "c37", "c38"]
    for pile in (camp.data["deck"], *camp.data["hands"].values()):
        pile[:] = [c for c in pile if c not in gone]
    refused(camp.set(discard=gone).match(), ATHENS, "event", "c03", why="leader-in-play 3.11c")


@pytest.mark.rule("3.3a", "10.3a")
@pytest.mark.parametrize(
    ("season", "verb", "told"), [("new_year", "sacrifice", "sacrifice"), ("spring", "coins", "coins")]
)
def test_the_log_tells_what_a_card_was_shown_for(season: str, verb: str, told: str) -> None:
    match = Camp(season=season).choosing().match()
    for role in (ATHENS, SPARTA):
        match.play(role, verb, match.prompt(role).choices[verb][0])
    assert {line.args["use"] for line in lines(match, "card-shown")} == {told}


@pytest.mark.rule("6.0b")
def test_units_lost_in_a_storm_do_not_count_for_the_size_of_a_battle() -> None:
    """Of two fleets one is lost on the way: both battles are of one unit, and the owner orders them."""
    camp = Camp().put("andros_sea", a14=3, a15=3).put("aegean_sea", s20=2)
    camp.put("larissa", a01=3).put("malis", s25=3)
    match = camp.acting(ATHENS, 2).match(3, 3, 4)
    play(match, "move andros_sea", "sail aegean_sea", "move larissa", "march malis")
    until(match, "battle-order")
    assert offered(match, "battle") == ("aegean_sea", "malis")


@pytest.mark.rule("15.1n", "3.1j")
@pytest.mark.parametrize(("city", "count"), [("athens", 1), ("plataea", 0)])
def test_only_the_plague_at_athens_counts_against_pericles(city: str, count: int) -> None:
    camp = Camp().put(city, a01=3, s25=3).siege(city, SPARTA).hand(SPARTA, "c06").choosing()
    match = camp.match()
    match.play(ATHENS, "coins", match.prompt(ATHENS).choices["coins"][0])
    play(match, "event c06", f"plague {city}")
    assert (state(match).athens_plagues, strength(match, "a01")) == (count, 2)


@pytest.mark.rule("5.3a")
def test_passengers_roll_no_die_of_a_forced_sail() -> None:
    camp = Camp().put("saronic_gulf", a14=3, a01=2).load(a01="a14")
    match = camp.acting(ATHENS, 1).match(5, 1, 1, 1)
    play(match, "move saronic_gulf", "pick a14")
    goal = offered(match, "forced_sail")[0]
    play(match, f"forced_sail {goal}")
    until(match, "advance")
    assert offered(match, "advance") == ("a14",)
    play(match, "advance_all")
    assert lines(match, "forced-result")[0].args["number"] == 2


@pytest.mark.rule("2.0b", "5.21b")
def test_a_passenger_cut_down_is_not_thought_stronger_than_before() -> None:
    camp = Camp().put("athens", a14=2, a01=3)
    camp.data["blocks"]["a01"].update(low=2, high=3)
    match = camp.acting(ATHENS, 1).match()
    play(match, "move athens", "pick a14", "load a01", "sail paros_sea")
    assert (strength(match, "a01"), state(match).low["a01"], state(match).high["a01"]) == (1, 1, 3)


@pytest.mark.rule("12.0e", "12.0f")
def test_under_the_peace_the_road_home_closes_with_the_gates() -> None:
    """The same units, the same place: only who holds Plataea has changed."""
    camp = Camp("415").put("athens", a02=2).set(peace=True, year=2)
    match = camp.hold(ATHENS, "plataea").acting(ATHENS).match()
    assert "plataea" in offered(play(match, "move athens", "pick a02"), "march")
    match = camp.hold(SPARTA, "plataea", garrison=True).acting(ATHENS).match()
    play(match, "move athens", "pick a02")
    refused(match, ATHENS, "march", "plataea", why="peace-lost-city 12.0f")


@pytest.mark.rule("5.0f", "5.4a")
def test_no_step_leads_past_an_enemy() -> None:
    match = Camp().put("delphi", s25=3).put("locris", a01=2).acting(SPARTA, 1).match()
    play(match, "move delphi", "pick s25")
    refused(match, SPARTA, "march_on", "locris", why="foes-stop-step 5.0f")
    assert "locris" in offered(match, "march")


@pytest.mark.rule("5.0b", "5.21a")
def test_a_fleet_brings_its_passenger_to_the_muster() -> None:
    camp = Camp().put("paros_sea", a14=3, a01=2).load(a01="a14").put("plataea", a02=2)
    match = camp.acting(ATHENS, 1).match()
    play(match, "muster", "gather athens", "from paros_sea", "call a14", "cast_off")
    assert (at(match, "a14"), at(match, "a01")) == ("athens", "athens")


@pytest.mark.rule("5.0b")
def test_from_one_area_or_out_of_reach_there_is_no_muster() -> None:
    alone = Camp().put("plataea", a02=2).acting(ATHENS).match()
    refused(alone, ATHENS, "muster", why="no-muster 5.0b")
    apart = Camp().put("byzantium", a01=2).put("corcyra", a02=2).acting(ATHENS).match()
    refused(apart, ATHENS, "muster", why="no-muster 5.0b")


@pytest.mark.rule("15.2i", "14.12a")
def test_only_in_sicily_pillage_brings_nothing_before_an_expedition() -> None:
    camp = Camp("415").set(peace=False, renewed=True).put("athens", s25=3, a01=1).siege("athens", SPARTA)
    match = camp.acting(SPARTA, 2).match()
    play(match, "pillage athens", "pick_land", "withdraw thebes")
    assert prestige(match) == -2


@pytest.mark.rule("6.4c", "6.5b")
def test_who_is_aboard_retreats_with_the_fleet() -> None:
    camp = Camp().put("paros_sea", a14=3, a01=2).load(a01="a14").put("andros_sea", s20=3)
    match = camp.acting(SPARTA, 1).match(*[4] * 20)
    play(match, "move andros_sea", "sail paros_sea")
    play(until(match, "retreat-option"), "retreat")
    goal = next(p for p in offered(match, "retreat_to") if game().printed.places[p].sea)
    play(match, f"retreat_to {goal}")
    assert (at(match, "a14"), at(match, "a01"), state(match).cargo) == (goal, goal, {"a01": "a14"})


@pytest.mark.rule("5.23b")
def test_a_small_passenger_is_not_touched_by_the_damage_of_its_fleet() -> None:
    camp = Camp().put("andros_sea", a14=4, a01=1).load(a01="a14")
    match = camp.acting(ATHENS, 1).match(1, 6)
    until(play(match, "move andros_sea", "sail aegean_sea"), "season-card")
    assert (strength(match, "a14"), strength(match, "a01")) == (3, 1)


@pytest.mark.rule("9.24b")
def test_a_fleet_sent_home_takes_its_passenger_along_once() -> None:
    """Both go with one line of the log, whoever comes first in the list of blocks."""
    passenger = next(
        u for u, b in BLOCKS.items() if u > "a14" and b.side == ATHENS and not b.fleet and not b.barbarian
    )
    camp = Camp().put("cretan_sea", **{"a14": 3, passenger: 1}).load(**{passenger: "a14"})
    match = camp.wintering(ATHENS, 0).match()
    play(match, "pass")
    assert at(match, "a14") == at(match, passenger) == "pool"
    assert [line.args["number"] for line in lines(match, "disbanded")] == [2]


@pytest.mark.rule("3.1q", "5.2c", "5.3a")
@pytest.mark.parametrize("elsewhere", ["", "aegean_sea"])
def test_an_augury_does_not_stop_a_forced_sail_through_the_harbour(elsewhere: str) -> None:
    """Whoever slips into his besieged port attacks nobody, also with the last step of a forced sail; and
    wherever else an enemy lies whom he does not meet."""
    camp = Camp().put("samos", a26=1, s20=2).siege("samos", SPARTA).put("corcyra_sea", a14=3)
    if elsewhere:
        camp.put(elsewhere, s21=1)
    match = camp.set(cowed=ATHENS).acting(ATHENS, 1).match(5, *[6] * 9)
    play(match, "move corcyra_sea", "pick a14")
    assert "samos" in offered(match, "forced_sail")
    play(match, "forced_sail samos")
    until(match, "season-card", advance="advance_all")
    assert at(match, "a14") == "samos"
    assert not lines(match, "battle")


@pytest.mark.rule("3.1q", "5.2c", "5.2a")
@pytest.mark.parametrize("elsewhere", ["", "thasos_sea", "lesbos_sea"])
def test_an_enemy_elsewhere_does_not_lengthen_the_way_into_a_besieged_port(elsewhere: str) -> None:
    """The safest way to the harbour is longer than the shortest: the port is in reach all the same."""
    camp = Camp().put("samos", a26=1, s20=2).siege("samos", SPARTA).put("gulf_of_torone", a14=3)
    if elsewhere:
        camp.put(elsewhere, s21=1)
    match = play(camp.set(cowed=ATHENS).acting(ATHENS, 1).match(), "move gulf_of_torone", "pick a14")
    assert "samos" in offered(match, "sail")


@pytest.mark.rule("6.34b")
def test_every_quicker_victor_pursues() -> None:
    """Three light units of class A behind hoplites who rout the enemy: each strikes once more."""
    quick = [u for u, b in BLOCKS.items() if b.side == SPARTA and b.land[0] in "AB" and not b.fleet][:3]
    camp = Camp().put("malis", a04=1).put("locris", s25=4, **dict.fromkeys(quick, 1))
    match = camp.acting(SPARTA, 1).match(*[6] * 60)
    until(play(match, "move locris", "march malis"), "season-card")
    pursuing = [line.args["piece"] for line in lines(match, "pursues")]
    struck = [line.args["piece"] for line in lines(match, "attack")]
    assert sorted([*pursuing, *[u for u in struck if u in quick]]) == sorted(quick)


@pytest.mark.rule("15.1n", "3.11c")
def test_pericles_returns_unless_the_plague_has_killed_him() -> None:
    camp = Camp().leader(ATHENS).hand(ATHENS, "c01").choosing()
    assert "c01" in offered(camp.match(), "event")
    refused(camp.set(athens_plagues=2).match(), ATHENS, "event", "c01", why="pericles-dead 15.1n")


@pytest.mark.rule("12.12a", "1.3a")
def test_only_thebes_holds_more_once_war_is_renewed() -> None:
    camp = Camp("413").set(renewed=True, peace=False)
    assert capacity_of(camp, "corinth") == 2 * game().printed.places["corinth"].value
    assert capacity_of(Camp("413").set(renewed=True, peace=False), "thebes") == 12


@pytest.mark.rule("10.2c")
@pytest.mark.parametrize(("season", "cowed"), [("new_year", ""), ("spring", SPARTA)])
def test_an_augury_of_new_year_does_nothing(season: str, cowed: str) -> None:
    match = Camp(season=season).hand(ATHENS, "c34").choosing().match()
    match.play(ATHENS, "event", "c34")
    verb = "sacrifice" if season == "new_year" else "coins"
    match.play(SPARTA, verb, match.prompt(SPARTA).choices[verb][0])
    assert state(match).augury == cowed


@pytest.mark.rule("3.1j", "3.1k")
@pytest.mark.parametrize(("card", "rule"), [("c06", "3.1j"), ("c07", "3.1k")])
def test_the_log_tells_which_plague_it_was(card: str, rule: str) -> None:
    camp = Camp().put("plataea", a01=3, s25=3).siege("plataea", SPARTA).hand(SPARTA, card).choosing()
    match = camp.set(plague_struck=True).match()
    match.play(ATHENS, "coins", match.prompt(ATHENS).choices["coins"][0])
    play(match, f"event {card}", "plague plataea")
    assert [line.rule for line in lines(match, "plague")] == [rule]


@pytest.mark.rule("12.1b", "12.1c")
@pytest.mark.parametrize(("role", "rule", "cost"), [(SPARTA, "12.1b", 5), (ATHENS, "12.1c", 10)])
def test_who_breaks_the_peace_pays_by_his_own_clause(role: str, rule: str, cost: int) -> None:
    camp = Camp("415").set(peace=True, active=role, order=[SPARTA, ATHENS])
    camp.frames(
        during("Season", "second_turn"), during("Turn", "begin", role), {"frame": "Renewal", "who": role}
    )
    match = play(camp.match(), "renew_war")
    (line,) = lines(match, "prestige")
    assert (line.rule, line.args["points"]) == (rule, cost)


def fewest_lines(start: str, goal: str, steps: int) -> int:
    """By trying every way over the seas."""
    places, printed = game().printed.places, game().printed
    best = {start: 0}
    for _ in range(steps):
        for sea, lines_ in list(best.items()):
            for name in places[sea].seas:
                best[name] = min(best.get(name, 99), lines_ + printed.high_sea(sea, name))
    return best[goal]


@pytest.mark.rule("5.22a", "5.2a")
@pytest.mark.parametrize("start", ["andros_sea", "myrtoan_sea", "thasos_sea"])
def test_the_way_over_the_fewest_high_seas_is_taken(start: str) -> None:
    match = play(Camp().put(start, a14=3).acting(ATHENS, 1).match(), f"move {start}", "pick a14")
    told = {note.arg: note.args["number"] for note in match.notes(ATHENS) if note.key == "storm-risk"}
    seas = [p for p in offered(match, "sail") if game().printed.places[p].sea]
    assert {p: told.get(p, 0) for p in seas} == {p: fewest_lines(start, p, 5) for p in seas}


@pytest.mark.rule("5.1d")
def test_a_fleet_ashore_goes_along_the_coast_and_not_inland() -> None:
    match = play(Camp().put("athens", a14=3).acting(ATHENS, 1).match(), "move athens", "pick a14")
    reached = [p for p in offered(match, "sail") if p in game().printed.places["athens"].lands]
    assert set(reached) <= set(game().printed.places["athens"].shore)
    inland = Camp().put("corinth", s20=2).acting(SPARTA, 1).match()
    play(inland, "move corinth", "pick s20")
    for place in game().printed.places["corinth"].lands:
        if not game().printed.places[place].coastal:
            refused(inland, SPARTA, "sail", place, why="inland 2.26b")


@pytest.mark.rule("7.1b", "3.1q", "5.2c")
def test_under_an_augury_nobody_slips_into_a_full_port() -> None:
    camp = Camp().put("cnidus", a26=1, a27=1, s20=2).siege("cnidus", SPARTA).put("rhodes_sea", a14=3)
    match = play(camp.set(cowed=ATHENS).acting(ATHENS, 1).match(), "move rhodes_sea", "pick a14")
    assert "cnidus" not in offered(match, "sail")


@pytest.mark.rule("2.0b", "8.2e")
def test_hunger_is_one_step_to_whoever_looks_on() -> None:
    """The besieger knows that one of the blocks inside is one step weaker, not more."""
    camp = Camp().put("thebes", a01=3, a02=3, s25=3).hold(ATHENS, "thebes").siege("thebes", SPARTA)
    for unit in ("a01", "a02"):
        camp.data["blocks"][unit].update(low=3, high=3)
    match = play(camp.fighting(SPARTA).match(1, 6), "attrition thebes", "hit a01")
    assert state(match).low["a01"] == 2


@pytest.mark.rule("9.211a", "9.212a")
@pytest.mark.parametrize(("dest", "rule"), [("plataea", "9.212a"), ("orchomenus", "9.211a")])
def test_a_winter_move_cites_quarters_or_home(dest: str, rule: str) -> None:
    camp = Camp().put("thebes", a02=2).hold(ATHENS, "orchomenus", garrison=True)
    match = play(camp.wintering(ATHENS, 0).match(), "quarter thebes", "pick a02", f"go {dest}")
    assert lines(match, "move")[0].rule == rule


@pytest.mark.rule("6.4c")
def test_nothing_is_dropped_where_nothing_is_picked() -> None:
    camp = Camp().put("malis", a01=3, a14=2).put("locris", s25=4)
    match = camp.acting(SPARTA, 1).match(*[4] * 40)
    play(until(play(match, "move locris", "march malis"), "retreat-option"), "retreat")
    assert offered(match, "unpick") == ()
    assert offered(play(match, "pick a01"), "unpick") == (None,)


@pytest.mark.rule("8.2b", "2.3d")
def test_a_garrison_alone_is_one_die() -> None:
    camp = Camp().put("plataea", s25=2).siege("plataea", SPARTA)
    match = play(camp.fighting(SPARTA).match(6), "attrition plataea")
    (roll,) = lines(match, "roll")
    assert roll.args["dice"] == (6,)


@pytest.mark.rule("3.1p", "4.22f")
@pytest.mark.parametrize(("shaken", "moves"), [("", True), (ATHENS, False)])
def test_an_earthquake_stops_a_barbarian_too(shaken: str, moves: bool) -> None:
    camp = Camp().put("odrysia", a38=2).set(shaken=shaken).acting(ATHENS, 1)
    free = {"frame": "GroupMove", "who": ATHENS, "place": "odrysia", "only": "a38", "paid": 0}
    camp.position["frames"].append({**free, "picked": [], "path": [], "loads": []})
    assert bool(offered(camp.match(), "march")) == moves
