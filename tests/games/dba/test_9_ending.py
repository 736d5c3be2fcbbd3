"""dba.3, 6, 9, auto; 11.3, 11.7: shooting, rout tests, the end, quick battles."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from games.dba.scene import ATT, DEF, area, choices, combat, game, keys, lost, orders, play, standing
from polemos.battles.dba.quick.drawing_up import arranged, by_lot, deploy, exchange_pairs
from polemos.battles.dba.quick.fight import disorder, fight_lane, unopposed_wing
from polemos.battles.dba.quick.lanes import Lanes
from polemos.battles.dba.quick.orders import advance, runs, skirmish, turn_flanks
from polemos.battles.dba.quick.sums import overlaps, total
from polemos.battles.dba.rules.bound import zones_of
from polemos.engine.match import Match
from polemos.games.dba.state import Dba

GUN = {"att_art_1": "k16 n", "def_sp_1": "k12 s"}


@pytest.mark.rule("dba.6a", "dba.3a", "dba.12r")
def test_who_can_be_shot_at() -> None:
    assert "shot" in keys(combat(GUN, (3, 3, 4)))
    for cell in ("k11", "j12", "l12"):
        assert "shot" in keys(combat({**GUN, "def_sp_1": f"{cell} s"}, (3, 3, 4)))
    for cell in ("k10", "m12", "k20"):
        assert "shot" not in keys(combat({**GUN, "def_sp_1": f"{cell} s"}, (4,)))
    assert "shot" not in keys(combat(GUN, (4,), moved=["att_art_1"]))
    assert "shot" not in keys(combat({**GUN, "att_ps_1": "k14 e"}, (4,)))
    engaged = {**GUN, "att_sp_1": "k13 n"}
    assert "shot" not in keys(combat(engaged, (3, 3, 4)))


@pytest.mark.rule("dba.2.2e")
def test_no_shooting_inside_a_wood() -> None:
    bows = {"att_bw_1": "k16 n", "def_sp_1": "k14 s"}
    assert "shot" in keys(combat(bows, (3, 3, 4)))
    assert "shot" not in keys(combat(bows, (4,), features=[area("woods", "j13", 4, 5)]))


@pytest.mark.rule("dba.3c")
def test_artillery_shoots_in_its_own_bound_or_to_answer() -> None:
    assert "shot" not in keys(combat(GUN, (4,), bound=4))
    answering = {"att_art_1": "k16 n", "def_art_1": "k12 s"}
    assert standing(combat(answering, (1, 3, 4)))["att_art_1"] == "k17 n"


@pytest.mark.rule("dba.6b", "dba.6d")
def test_what_a_target_suffers() -> None:
    assert standing(combat(GUN, (3, 2, 4)))["def_sp_1"] == "k11 s"  # 7 against 6
    assert standing(combat(GUN, (1, 6, 4)))["att_art_1"] == "k16 n"  # only the target can suffer
    assert lost(combat(GUN, (6, 1, 6))) == ["def_sp_1"]  # 10 against 5
    assert lost(combat({**GUN, "def_sp_1": "", "def_el_1": "k12 s"}, (3, 2, 6))) == ["def_el_1"]
    fled = combat({**GUN, "def_sp_1": "", "def_lh_1": "k12 s"}, (1, 2, 4))
    assert standing(fled)["def_lh_1"] == "k6 n"
    psiloi = combat({**GUN, "def_sp_1": "", "def_ps_1": "k12 s"}, (6, 1, 4))
    assert standing(psiloi)["def_ps_1"] == "k6 n"
    book = game().printed.book
    assert book.shot("Ps", "Bw", (3, 6)) == "D"
    assert book.shot("Hd", "Art", (5, 6)) == "D"


@pytest.mark.rule("dba.6c", "dba.7b")
def test_further_shooters_and_the_general() -> None:
    two = {"att_art_1": "k16 n", "att_art_2": "l16 n", "def_sp_1": "k12 s"}
    match = combat(two, (3, 3, 4))
    line = next(line for line in match.journal.lines if line.key == "shot")
    assert (line.args["mine"], line.args["theirs"]) == (7, 6)
    match = combat(GUN, (3, 3, 4), generals=["", "def_sp_1"])
    line = next(line for line in match.journal.lines if line.key == "shot")
    assert line.args["theirs"] == 8


def routing(dead: list[str], die: int) -> Match:
    """A side that has lost these before and loses one spear element now: its rout test rolls `die`."""
    field = {"att_sp_1": "k24 n", "def_bd_1": "k23 s", "att_sp_8": "a5 n", **dict.fromkeys(dead, "")}
    return combat(field, (1, 1, die, 4), lost=dead, generals=["", ""])


@pytest.mark.rule("11.3a", "dba.9b", "dba.9a")
def test_a_die_below_the_number_destroyed_is_a_rout() -> None:
    dead = [f"att_sp_{i}" for i in range(2, 8)]
    for before in range(6):
        destroyed = before + 1
        for die in range(1, 7):
            assert routing(dead[:before], die).over == (die < destroyed), (destroyed, die)
    assert routing(dead, 6).over  # seven: always
    end = routing(dead[:3], 1)
    assert end.result is not None
    assert end.result.winner == DEF
    assert end.result.reason == "rout"


@pytest.mark.rule("11.3b", "dba.9b")
def test_psiloi_and_light_horse_count_half() -> None:
    # D15: spears and psiloi are one and a half: a rout only on a 1
    for half in ("att_ps_1", "att_lh_1"):
        assert routing([half], 1).over
        assert not routing([half], 2).over
    assert not routing([], 1).over


@pytest.mark.rule("11.3a", "11.3c")
def test_only_who_lost_an_element_in_this_bound_tests() -> None:
    match = combat({"att_sp_1": "k12 n", "def_sp_1": "k11 s"}, (3, 3, 4), lost=[], before=[0, 0])
    assert "stands" not in keys(match)
    both = {"att_sp_1": "k24 n", "def_bd_1": "k23 s", "att_kn_1": "c12 n", "def_ax_1": "c11 s"}
    match = combat(both, (1, 1, 4, 3), generals=["", ""])
    play(match, ("fight", "att_sp_1"))
    assert keys(match).count("stands") == 2


@pytest.mark.rule("11.3d")
def test_if_both_rout_the_worse_loses_the_attacker_if_equal() -> None:
    field = {"att_sp_1": "k24 n", "def_bd_1": "k23 s", "att_kn_1": "c12 n", "def_ax_1": "c11 s"}
    dead = ["att_sp_5", "def_sp_5"]
    extra = ["def_sp_6"]
    for lost_before, winner in ((dead, DEF), ([*dead, *extra], ATT)):
        elements = {**field, **dict.fromkeys(lost_before, "")}
        match = combat(elements, (1, 1, 4, 3, 1, 1), generals=["", ""], lost=lost_before)
        play(match, ("fight", "att_sp_1"))
        assert match.over
        assert match.result is not None
        assert match.result.winner == winner


@pytest.mark.rule("dba.9c")
def test_the_generals_death_ends_nothing() -> None:
    match = combat(
        {"att_cv_1": "k24 n", "def_bd_1": "k23 s", "att_sp_1": "a5 n"},
        (1, 4, 1, 4),
        generals=["att_cv_1", ""],
    )
    assert lost(match) == ["att_cv_1"]
    assert not match.over


@pytest.mark.rule("dba.9d")
def test_after_thirty_bounds_the_attacker_withdraws() -> None:
    match = orders({"att_sp_1": "k20 n", "def_sp_1": "k2 s"}, who=DEF, bound=30)
    play(match, "done")
    assert match.result is not None
    assert (match.result.winner, match.result.reason) == (DEF, "withdrawal")
    earlier = orders({"att_sp_1": "k20 n", "def_sp_1": "k2 s"}, who=DEF, bound=28)
    assert not play(earlier, "done").over


@pytest.mark.rule("11.7a", "dba.12s")
def test_flank_and_rear_zones_seen_from_the_winner() -> None:
    cells = {
        "a13": (0, 0),
        "a12": (1, 0),
        "f7": (1, 0),
        "g7": (0, 0),
        "s10": (1, 0),
        "k6": (0, 1),
        "a1": (0, 1),
    }
    for cell, expected in cells.items():
        match = orders({"att_sp_1": f"{cell} n", "def_sp_1": "k24 s"}, generals=["", ""])
        assert isinstance(match.state, Dba)
        assert zones_of(match.state.field, 0) == expected, cell


# --- quick battles ------------------------------------------------------------------------------


def at_once(
    seed: int, attacker: str = "samnite", defender: str = "italiot", topography: str = "fertile"
) -> Match:
    options = {
        "attacker_army": attacker,
        "defender_army": defender,
        "resolution": "quick",
        "topography": topography,
    }
    match = game().start("battle", seed, options)
    while not match.over:
        play(match, "reference")
    return match


@pytest.mark.rule("dba.auto.a", "dba.auto.h")
def test_a_quick_battle_is_the_same_for_the_same_seed_and_tells_every_lane() -> None:
    first, second = at_once(3), at_once(3)
    assert first.record() == second.record()
    assert keys(first) == keys(second)
    assert "lane" in keys(first)
    assert first.result is not None
    assert first.result.winner in (ATT, DEF)


@pytest.mark.rule("dba.auto.a")
def test_at_once_only_if_both_agree() -> None:
    options = {"attacker_army": "samnite", "defender_army": "italiot", "resolution": "agree"}
    match = game().start("battle", 3, options)
    play(match, "reference")
    assert match.deciders == (ATT, DEF)
    split = match.clone()
    split.play(DEF, "quick")
    split.play(ATT, "table")
    assert split.prompt(DEF).message == "terrain"
    match.play(ATT, "quick")
    match.play(DEF, "quick")
    assert match.over


def lanes_of(attacker: str, defender: str, topography: str = "fertile", seed: int = 5) -> Lanes:
    options = {"attacker_army": attacker, "defender_army": defender, "topography": topography}
    match = game().start("battle", seed, options)
    while match.prompt(match.deciders[0]).message == "muster":
        play(match, "reference")
    assert isinstance(match.state, Dba)
    lanes = Lanes(match.state)
    deploy(lanes)
    return lanes


@pytest.mark.rule("dba.auto.b")
def test_lanes_are_the_larger_front_and_pikes_stand_two_deep() -> None:
    lanes = lanes_of("pyrrhic", "camillan")
    assert lanes.line == 10
    assert len([rank for rank in lanes.second if rank]) == 2
    assert len(lanes.fronts[0]) == 9  # neither the second rank of pikes nor psiloi


@pytest.mark.rule("dba.auto.b", "dba.auto.e", "dba.7j")
def test_psiloi_stand_behind_and_help_against_mounted() -> None:
    drawn = [lanes_of("italiot", "gallic", seed=seed) for seed in range(9)]
    lanes = next(lanes for lanes in drawn if sum(lanes.bad) == 1)  # with more, all of them wait there
    fronts = [e for e in lanes.lines[0] if lanes.behind[e]]
    assert len(fronts) + sum(lanes.kinds[e].id == "Ps" for e in lanes.lines[0] if e) == 2
    lane = lanes.lines[0].index(fronts[0])
    lanes.bad[lane] = False
    lanes.lines[1][lane] = lanes.number("def_cv_2")
    against_horse = total(lanes, lane, 0)
    nobody_behind(lanes)
    assert total(lanes, lane, 0) == against_horse - 1


def nobody_behind(lanes: Lanes) -> None:
    lanes.behind = [0] * len(lanes.names)


def retrain(lanes: Lanes, spears: str, kind: str) -> None:
    """The three elements of spears become others."""
    for i in (1, 2, 3):
        lanes.kinds[lanes.number(f"{spears}_{i}")] = lanes.book.kinds[kind]


def three_lanes(*rows: int) -> Lanes:
    """Three spears against three; how far each of the six has come, lane by lane."""
    lanes = lanes_of("camillan", "camillan")
    lanes.lines = [[lanes.number(f"{side}_sp_{i}") for i in (1, 2, 3)] for side in ("att", "def")]
    lanes.size, lanes.bad = 3, [False] * 3
    nobody_behind(lanes)
    for i, row in enumerate(rows):
        lanes.forward[lanes.lines[i % 2][i // 2]] = row
    return lanes


@pytest.mark.rule("dba.auto.e", "dba.12m")
def test_who_fell_back_overlaps_nobody() -> None:
    lanes = three_lanes(6, 6, 6, 5, 6, 6)  # the second defender has recoiled
    assert [lanes.apart(lane) for lane in range(3)] == [0, 1, 0]
    assert total(lanes, 0, 0) == 4
    assert total(lanes, 0, 1) == 3  # his victor has not


@pytest.mark.rule("dba.auto.d", "dba.auto.i")
@pytest.mark.parametrize(("die", "charging"), [(1, 1), (4, 1), (5, 2), (6, 3)])
def test_parties_of_neighbours_charge_for_a_point_more_than_a_march(die: int, charging: int) -> None:
    lanes = three_lanes(6, 5, 6, 5, 6, 5)
    retrain(lanes, "att_sp", "Bd")
    lanes.state.chance.given = (die,)
    assert advance(lanes, 0, 1) == 1  # there is no room to march, and no point for a charge
    assert advance(lanes, 0, 2) == 0
    assert sum(not lanes.apart(lane) for lane in range(3)) == charging


@pytest.mark.rule("dba.auto.d")
def test_only_neighbours_in_one_row_charge_together() -> None:
    lanes = three_lanes(6, 5, 5, 6, 6, 5)  # the second attacker stands a row behind the others
    for closed in (1, 2, 3):
        lanes.state.chance.given = (6,)
        assert advance(lanes, 0, 2) == 0
        assert sum(not lanes.apart(lane) for lane in range(3)) == closed


@pytest.mark.rule("dba.auto.d")
def test_who_stands_badly_does_not_charge() -> None:
    lanes = three_lanes(6, 5, 6, 5, 6, 5)
    retrain(lanes, "def_sp", "El")
    assert advance(lanes, 0, 3) == 3


def skirmishing() -> Lanes:
    """Psiloi behind the first of three spears, the enemy two cells away."""
    lanes = three_lanes(5, 5, 5, 4, 5, 4)
    lanes.reserve = [[], []]
    lanes.behind[lanes.number("att_sp_1")] = lanes.number("att_ps_1")
    return lanes


@pytest.mark.rule("dba.auto.d", "dba.auto.j", "dba.5d")
def test_psiloi_run_out_before_their_friends() -> None:
    lanes = skirmishing()
    assert skirmish(lanes, 0, 0) == 0
    lanes.state.chance.given = (2, 1)
    assert skirmish(lanes, 0, 2) == 2  # they venture out on a 1 only
    assert skirmish(lanes, 0, 2) == 1
    assert lanes.lines[0][0] == lanes.number("att_ps_1")
    assert not lanes.apart(0)
    assert not any(lanes.behind)
    assert skirmish(lanes, 0, 1) == 1  # there are no others


@pytest.mark.rule("dba.auto.j")
def test_psiloi_do_not_run_into_horse() -> None:
    lanes = skirmishing()
    retrain(lanes, "def_sp", "Cv")
    lanes.state.chance.given = (1,)
    assert skirmish(lanes, 0, 2) == 2
    assert lanes.state.chance.given == (1,)  # and no die is thrown for it


@pytest.mark.rule("dba.auto.e", "dba.8.1c")
def test_psiloi_thrown_back_pass_through_those_they_screened() -> None:
    lanes = skirmishing()
    lanes.state.chance.given = (1, 3, 4, 6)
    skirmish(lanes, 0, 1)
    fight_lane(lanes, 0)
    assert lanes.names[lanes.lines[0][0]] == "att_sp_1"
    assert lanes.behind[lanes.lines[0][0]] == lanes.number("att_ps_1")
    assert lanes.apart(0) == 2


@pytest.mark.rule("dba.auto.l", "dba.12m")
def test_half_of_the_overlaps_do_not_come_about() -> None:
    for die, saved in ((3, 1), (4, 0)):
        lanes = three_lanes(6, 6, 5, 6, 5, 5)
        assert overlaps(lanes, 0, 0) == 1
        lanes.state.chance.given = (die,)
        assert disorder(lanes, 0, 0) == (saved, 0)


@pytest.mark.rule("dba.auto.d")
def test_lines_come_on_at_the_pace_of_the_slowest_and_elephants_cost_a_point_more() -> None:
    lanes = three_lanes(0, 0, 0, 0, 0, 0)
    assert advance(lanes, 0, 1) == 0
    assert [lanes.forward[e] for e in lanes.lines[0]] == [2, 2, 2]
    lanes.kinds[lanes.lines[0][1]] = lanes.book.kinds["El"]
    assert advance(lanes, 0, 2) == 0
    assert [lanes.forward[e] for e in lanes.lines[0]] == [4, 4, 4]


@pytest.mark.rule("dba.auto.c")
def test_bad_lanes_by_topography_and_lights_in_them() -> None:
    for topography, wanted in (("fertile", 3), ("hilly", 4), ("coastal", 4)):
        lanes = lanes_of("camillan", "italiot", topography)
        assert (sum(lanes.bad), lanes.size) == (wanted, lanes.line)  # four auxilia, against two
        for side, lights in ((1, wanted), (0, 2)):
            held = [
                lanes.kinds[e].id for e, bad in zip(lanes.lines[side], lanes.bad, strict=True) if bad and e
            ]
            assert held.count("Ax") == lights
        wings = (lanes.bad[0], lanes.bad[-1])
        assert wings == (True, True) if topography == "hilly" else wings in ((True, False), (False, True))


def facing(ours: tuple[str, ...], theirs: tuple[str, ...]) -> Lanes:
    """Three lanes with elements of these types."""
    lanes = three_lanes(0, 0, 0, 0, 0, 0)
    lanes.line = 3
    for side, kinds in enumerate((ours, theirs)):
        for lane, kind in enumerate(kinds):
            lanes.kinds[lanes.lines[side][lane]] = lanes.book.kinds[kind]
    return lanes


@pytest.mark.rule("dba.2.3c", "dba.auto.c")
@pytest.mark.parametrize(
    ("theirs", "after"),
    [
        (("Kn", "Sp", "Ps"), ["Ps", "Sp", "Kn"]),  # knights get out of the elephants' way
        (("Ps", "Sp", "Kn"), ["Ps", "Sp", "Kn"]),  # as it is it is best
        (("Sp", "Sp", "Sp"), ["Sp", "Sp", "Sp"]),
    ],
)
def test_the_defender_exchanges_pairs_once_both_lines_stand(
    theirs: tuple[str, ...], after: list[str]
) -> None:
    lanes = facing(("El", "Sp", "Ax"), theirs)
    exchange_pairs(lanes)
    assert [lanes.kinds[e].id for e in lanes.lines[1]] == after
    assert sorted(lanes.lines[1]) == sorted(lanes.number(f"def_sp_{i}") for i in (1, 2, 3))


@pytest.mark.rule("dba.2.3c")
def test_the_defender_leaves_bad_going_beside_the_lines_to_psiloi() -> None:
    lanes = facing(("El", "Sp", "Ax"), ("Kn", "Sp", "Ps"))
    lanes.line, lanes.bad = 2, [False, False, True]
    exchange_pairs(lanes)
    assert lanes.kinds[lanes.lines[1][2]].id == "Ps"


@pytest.mark.rule("dba.7c", "dba.auto.e")
@pytest.mark.parametrize(("topography", "higher"), [("hilly", 1), ("fertile", 0), ("coastal", 0)])
def test_in_hills_the_defender_of_bad_going_stands_higher(topography: str, higher: int) -> None:
    lanes = facing(("Ax", "Ax", "Ax"), ("Ax", "Ax", "Ax"))
    lanes.field.topography = topography
    lanes.bad = [True, False, False]
    assert total(lanes, 0, 1) - total(lanes, 0, 0) == higher
    assert total(lanes, 1, 1) == total(lanes, 1, 0)


@pytest.mark.rule("dba.auto.c")
def test_no_defender_takes_ground_that_suits_his_enemy() -> None:
    for topography, low, high in (("fertile", 1, 3), ("hilly", 3, 6), ("coastal", 1, 4)):
        lanes = lanes_of("samnite", "polybian", topography)
        beside = lanes.size - lanes.line
        assert low <= beside == sum(lanes.bad) <= high
        line = {e for e, bad in zip(lanes.lines[1], lanes.bad, strict=True) if e and not bad}
        assert line == set(lanes.fronts[1])
        held = [lanes.kinds[e].id for e, bad in zip(lanes.lines[1], lanes.bad, strict=True) if bad and e]
        assert set(held) == {"Ps"}


@pytest.mark.rule("dba.auto.c", "dba.7e", "11.3a")
def test_ground_decides_quick_battles() -> None:
    """11.2: Samnites who defend their hills do better than in the plain, and the Polybian legions worse."""
    won = {}
    for topography in ("fertile", "hilly"):
        options = {"attacker_army": "polybian", "defender_army": "samnite", "topography": topography}
        matches = [game().start("battle", seed, {**options, "resolution": "quick"}) for seed in range(150)]
        for match in matches:
            play(match, *["reference"] * 2)
        won[topography] = sum(m.result is not None and m.result.winner == ATT for m in matches)
    assert won["hilly"] < won["fertile"] - 15
    assert won["fertile"] < 150


@pytest.mark.rule("dba.auto.c", "dba.5c")
def test_in_bad_lanes_everybody_marches_by_himself() -> None:
    lanes = three_lanes(0, 0, 0, 0, 0, 0)
    lanes.bad = [True, True, False]
    assert runs(lanes, 0, [True] * 3, 6) == [[0], [1], [2]]
    lanes.bad = [True, False, False]
    assert runs(lanes, 0, [True] * 3, 6) == [[0], [1, 2]]
    lanes.bad = [False] * 3
    assert runs(lanes, 0, [True] * 3, 6) == [[0, 1, 2]]


@pytest.mark.rule("dba.auto.c")
def test_lots_give_every_order_alike() -> None:
    lanes = lanes_of("camillan", "italiot")
    orders = Counter(tuple(by_lot(lanes, 4)) for _ in range(2400))
    assert len(orders) == 24
    assert all(60 < number < 140 for number in orders.values())  # 100 each, four times the deviation
    assert by_lot(lanes, 0) == []
    drawn = lanes.state.chance.drawn
    assert by_lot(lanes, 1) == [0]
    assert lanes.state.chance.drawn == drawn
    for many in (30, 90):  # more places than one lot deals
        lots = [by_lot(lanes, many) for _ in range(20 * many)]
        assert all(set(lot) == set(range(many)) for lot in lots)
        assert {lot[0] for lot in lots} == {lot[-1] for lot in lots} == set(range(many))


@pytest.mark.rule("dba.auto.d", "dba.auto.i", "dba.auto.j")
def test_the_log_of_a_quick_battle_says_what_each_die_is_for() -> None:
    lines = [line for seed in range(3) for line in at_once(seed, "italiot", "siciliot").journal.lines]
    told = {line.rule: set[str]() for line in lines}
    for die, after in pairwise(lines):
        if die.key == "roll":
            told[die.rule].add(after.key)
    assert told["dba.auto.d"] == {"points"}
    assert told["dba.auto.i"] == {"party"}
    assert told["dba.auto.j"] == {"ventures", "holds_back"}


@pytest.mark.rule("dba.auto.c")
def test_horse_is_not_only_on_the_wings() -> None:
    """Two of the line change places; without that horse would meet foot half as often as on the table."""
    lanes = lanes_of("gallic", "camillan")
    inner = 0
    for _ in range(60):
        line, _ = arranged(lanes, 0)
        horse = [i for i, e in enumerate(line) if e and lanes.kinds[e].id == "Cv"]
        inner += any(abs(2 * (i - lanes.bad.index(False)) - lanes.line + 1) <= 2 for i in horse)
    assert 0 < inner < 60


@pytest.mark.rule("dba.auto.d", "dba.auto.e")
def test_points_close_lanes_and_flanked_losers_die() -> None:
    lanes = three_lanes(6, 6, 5, 5, 5, 5)
    lanes.hold(lanes.number("att_sp_1"), lanes.number("def_ps_1"))
    lanes.state.chance.given = (1, 3)
    fight_lane(lanes, 0)
    assert lanes.field.lost == ("att_sp_1",)
    assert not any(lanes.flanker + lanes.held)


@pytest.mark.rule("dba.auto.e", "dba.8.1b")
def test_who_is_thrown_back_is_sometimes_caught() -> None:
    for die, dead, row in ((1, ("att_sp_1",), 6), (2, (), 5)):
        lanes = three_lanes(6, 6, 5, 5, 5, 5)
        lanes.state.chance.given = (1, 3, die)
        fight_lane(lanes, 0)
        assert lanes.field.lost == dead
        assert lanes.forward[lanes.number("att_sp_1")] == row


@pytest.mark.rule("dba.auto.e", "dba.7g")
def test_the_second_rank_of_pikes_does_not_always_keep_up() -> None:
    lanes = lanes_of("pyrrhic", "camillan")
    pikes = next(front for front in lanes.fronts[0] if lanes.second[front])
    blade = next(e for e in lanes.lines[1] if e and lanes.kinds[e].id == "Bd")
    lane = lanes.lines[0].index(pikes)
    lanes.lines[1] = [blade if other == lane else 0 for other in range(lanes.size)]
    lanes.forward[pikes] = lanes.forward[blade] = 6
    assert total(lanes, lane, 0) == 3 + 3
    for die, missing in ((2, 3), (3, 0)):
        lanes.state.chance.given = (die,)
        assert disorder(lanes, lane, 0) == (0, -missing)


@pytest.mark.rule("dba.auto.d", "dba.7d")
def test_who_has_no_enemy_turns_on_the_flank_of_the_next_and_holds_it() -> None:
    lanes = three_lanes(6, 6, 6, 6, 6, 0)
    lanes.lines[1][2] = 0
    turn_flanks(lanes, 0, 1)
    held, flanker = lanes.number("def_sp_2"), lanes.number("att_sp_3")
    assert (lanes.flanker[held], lanes.held[flanker]) == (flanker, held)
    assert total(lanes, 1, 1) == 3  # held in flank, and so no overlap besides
    turn_flanks(lanes, 0, 1)
    assert sum(e > 0 for e in lanes.held) == 1


@pytest.mark.rule("dba.auto.f", "dba.auto.g")
def test_quick_battles_end_by_rout_or_at_the_limit() -> None:
    reasons = [at_once(seed, "pyrrhic", "camillan").result for seed in range(12)]
    assert all(result is not None and result.reason in ("rout", "withdrawal") for result in reasons)
    lanes = lanes_of("camillan", "italiot")
    lanes.lines[0] = [1] + [0] * (lanes.size - 1)
    lanes.lines[1] = [0] * lanes.size
    assert unopposed_wing(lanes, 0) == 1
    lanes.lines[0] = [0, 0, 0, 1] + [0] * (lanes.size - 4)
    assert unopposed_wing(lanes, 0) == 0


@pytest.mark.rule("dba.3a")
def test_a_bound_is_command_shooting_combat_rout() -> None:
    field = {"att_art_1": "c16 n", "def_sp_2": "c12 s", "att_sp_1": "k24 n", "def_bd_1": "k23 s"}
    match = orders(field, 1, dice=(3, 2, 1, 1, 6, 4))
    play(match, "done")
    seen = [line.rule for line in match.journal.lines if line.key == "roll"]
    assert seen == ["dba.6b", "dba.6b", "dba.7a", "dba.7a", "11.3a", "dba.4a"]
    assert choices(match)["done"] == (None,)
