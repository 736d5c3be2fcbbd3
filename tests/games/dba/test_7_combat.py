"""dba.1.1, 7, 8: factors, support, overlaps and outcomes."""

from __future__ import annotations

import pytest

from games.dba.scene import area, combat, factors, game, keys, lost, orders, standing, sums
from polemos.games.dba.facts import kills


def duel(a: str, b: str) -> dict[str, str]:
    """One against one in the middle of nowhere."""
    return {f"att_{a}_1": "k12 n", f"def_{b}_1": "k11 s"}


@pytest.mark.rule("dba.1.1a", "dba.1.1b", "dba.1.1c", "dba.1.1d", "dba.7a")
def test_factors_against_foot_and_mounted() -> None:
    table = {
        "el": (4, 5), "kn": (3, 4), "cv": (3, 3), "lh": (2, 2), "sp": (4, 4), "pk": (3, 4), "bd": (5, 3),
        "wb": (3, 2), "hd": (3, 2), "ax": (3, 2), "ps": (2, 2), "bw": (2, 4), "art": (2, 2),
    }  # fmt: skip
    for kind, (foot, mounted) in table.items():
        assert factors(duel(kind, "hd"))[0]["factor"] == foot, kind
        assert factors(duel(kind, "lh"))[0]["factor"] == mounted, kind
    assert game().board()["kinds"]["cf"]["foot"] == game().board()["kinds"]["cf"]["mounted"] == 1
    assert {k for k, row in game().board()["kinds"].items() if row["rides"]} == {"el", "kn", "cv", "lh"}
    assert game().printed.book.kinds["Art"].shoots == 4


@pytest.mark.rule("dba.7b", "dba.1b")
def test_the_general_fights_with_one_more() -> None:
    mine, theirs = factors(duel("cv", "cv"), generals=["att_cv_1", ""])
    assert mine["general"] == 1
    assert "general" not in theirs


@pytest.mark.rule("dba.7c", "dba.2.2a")
def test_uphill_and_river_bank() -> None:
    hill = area("gentle_hill", "k12", 2, 2)
    assert factors(duel("sp", "sp"), features=[hill])[0]["uphill"] == 1
    both = area("gentle_hill", "k10", 3, 4)
    assert "uphill" not in factors(duel("sp", "sp"), features=[both])[0]
    wet = area("river", "a11", 24, 1)
    assert factors(duel("sp", "sp"), features=[wet], river="slow")[0]["uphill"] == 1
    assert "uphill" not in factors(duel("sp", "sp"), features=[wet], river="paltry")[0]


@pytest.mark.rule("dba.7e", "dba.2.2b")
def test_bad_going_takes_two_except_from_light_troops() -> None:
    for ground in ("woods", "steep_hill", "marsh", "dunes"):
        mine, theirs = factors(duel("bd", "ax"), features=[area(ground, "j10", 3, 4)])
        assert mine["bad_going"] == -2
        assert "bad_going" not in theirs
    # D5: blades in woods against auxilia in woods: 3 against 3
    assert sums(duel("bd", "ax"), features=[area("woods", "j10", 3, 4)]) == (3, 3)
    for light in ("ax", "bw", "wb", "ps"):
        assert "bad_going" not in factors(duel(light, "bd"), features=[area("woods", "j10", 3, 4)])[0]
    assert "bad_going" not in factors(duel("bd", "sp"), features=[area("gentle_hill", "j10", 3, 4)])[0]


@pytest.mark.rule("dba.7f", "dba.9e")
def test_holding_the_camp() -> None:
    mine, _ = factors({"att_sp_1": "k24 n", "def_sp_1": "k23 s"}, camps=["k24", ""])
    assert mine["camp"] == 2


@pytest.mark.rule("dba.7d", "dba.12k")
def test_an_enemy_on_the_flank_or_rear_takes_one_each() -> None:
    field = {**duel("sp", "sp"), "def_ax_1": "j12 e", "def_ax_2": "k13 n"}
    mine, _ = factors(field)
    assert mine["flank"] == -2


@pytest.mark.rule("dba.12m", "dba.12n", "dba.12t")
def test_overlaps_at_most_one_a_side() -> None:
    line = {**duel("sp", "sp"), "def_sp_2": "j11 s", "def_sp_3": "l11 s"}
    assert factors(line)[0]["overlap"] == -2
    more = {**line, "def_sp_4": "j12 s"}
    assert factors(more)[0]["overlap"] == -2
    turned = {**duel("sp", "sp"), "def_sp_2": "j11 w"}
    assert "overlap" not in factors(turned)[0]
    beside = {**duel("sp", "sp"), "def_sp_2": "j12 w"}
    assert factors(beside)[0]["overlap"] == -1


@pytest.mark.rule("dba.12m", "dba.12n")
def test_who_is_in_front_contact_overlaps_nobody_and_one_may_overlap_two() -> None:
    engaged = {**duel("sp", "sp"), "def_sp_2": "j11 s", "att_sp_2": "j12 n"}
    assert "overlap" not in factors(engaged)[0]
    row = {
        "att_sp_1": "k12 n",
        "def_sp_1": "k11 s",
        "att_sp_2": "m12 n",
        "def_sp_2": "m11 s",
        "def_ax_1": "l11 s",
    }
    forecast = orders(row).view(None)["forecast"]
    assert [forecast[e]["mine"]["overlap"] for e in ("att_sp_1", "att_sp_2")] == [-1, -1]


@pytest.mark.rule("dba.7g", "dba.12o")
def test_pikes_two_deep() -> None:
    for foe, bonus in (("kn", 3), ("sp", 3), ("bd", 3), ("ps", 0), ("cv", 0), ("lh", 0), ("el", 0)):
        mine, _ = factors({**duel("pk", foe), "att_pk_2": "k13 n"})
        assert mine.get("support", 0) == bonus, foe
    # D3: two-deep pikes against spears: 6 against 4
    assert sums({**duel("pk", "sp"), "att_pk_2": "k13 n"}) == (6, 4)
    assert "support" not in factors({**duel("pk", "sp"), "att_pk_2": "k13 e"})[0]
    assert (
        "support"
        not in factors({**duel("pk", "sp"), "att_pk_2": "k13 n"}, features=[area("woods", "k13")])[0]
    )
    assert (
        "support"
        not in factors({**duel("pk", "sp"), "att_pk_2": "k13 n"}, features=[area("woods", "k12")])[0]
    )


@pytest.mark.rule("dba.7h")
def test_spears_two_deep() -> None:
    for foe, bonus in (("sp", 1), ("kn", 1), ("bd", 0), ("cv", 0), ("wb", 0)):
        assert factors({**duel("sp", foe), "att_sp_2": "k13 n"})[0].get("support", 0) == bonus, foe


@pytest.mark.rule("dba.7i")
def test_warbands_two_deep() -> None:
    for foe, bonus in (("sp", 1), ("bd", 1), ("ps", 0), ("kn", 0)):
        assert factors({**duel("wb", foe), "att_wb_2": "k13 n"})[0].get("support", 0) == bonus, foe


@pytest.mark.rule("dba.7j", "dba.12o")
def test_psiloi_behind_help_three_against_mounted() -> None:
    for kind in ("sp", "bd", "ax"):
        assert factors({**duel(kind, "cv"), "att_ps_1": "k13 n"})[0]["support"] == 1
        assert "support" not in factors({**duel(kind, "hd"), "att_ps_1": "k13 n"})[0]
    assert "support" not in factors({**duel("wb", "cv"), "att_ps_1": "k13 n"})[0]
    aside = {**duel("sp", "cv"), "att_sp_2": "l12 n", "att_ps_1": "l13 n"}
    assert factors(aside)[0]["support"] == 1
    assert "support" not in factors({**duel("sp", "cv"), "att_ps_1": "l13 n"})[0]


@pytest.mark.rule("dba.7k")
def test_a_supporter_that_gave_one_dies_with_the_front_a_pike_does_not() -> None:
    spears = combat({**duel("sp", "sp"), "att_sp_2": "k13 n"}, (1, 6, 6, 6))
    assert lost(spears) == []  # 6 against 10: beaten, not doubled
    doubled = {**duel("sp", "sp"), "att_sp_2": "k13 n", "def_sp_2": "j11 s", "def_sp_3": "l11 s"}
    assert lost(combat(doubled, (1, 6, 6, 6))) == ["att_sp_1", "att_sp_2"]  # 4 against 10
    pikes = {**duel("pk", "kn"), "att_pk_2": "k13 n"}
    beaten = combat({**pikes, "def_cv_2": "j11 s", "def_cv_3": "l11 s"}, (1, 6, 6, 6))
    assert lost(beaten) == ["att_pk_1"]


@pytest.mark.rule("dba.8a")
def test_equal_totals_change_nothing() -> None:
    match = combat(duel("sp", "sp"), (3, 3, 4))
    assert standing(match)["att_sp_1"] == "k12 n"
    assert standing(match)["def_sp_1"] == "k11 s"


#: loser, winner, ground under both, beaten, doubled
OUTCOMES = [
    ("El", "Ps", False, "D", "D"),
    ("El", "Ax", False, "D", "D"),
    ("El", "LH", False, "D", "D"),
    ("El", "Sp", False, "R", "D"),
    ("Kn", "El", False, "D", "D"),
    ("Kn", "LH", False, "D", "D"),
    ("Kn", "Sp", False, "R", "D"),
    ("Kn", "Sp", True, "D", "D"),
    ("Cv", "Bd", False, "R", "D"),
    ("Cv", "Bd", True, "F", "D"),
    ("Cv", "Sp", False, "R", "F"),
    ("Cv", "Pk", True, "F", "D"),
    ("LH", "Sp", False, "R", "F"),
    ("LH", "Cv", False, "R", "D"),
    ("LH", "Ps", False, "R", "D"),
    ("LH", "Sp", True, "F", "D"),
    ("Sp", "El", False, "D", "D"),
    ("Sp", "Kn", True, "R", "D"),
    ("Sp", "Wb", True, "D", "D"),
    ("Sp", "Bd", False, "R", "D"),
    ("Pk", "LH", False, "D", "D"),
    ("Pk", "Cv", False, "R", "D"),
    ("Bd", "Kn", False, "D", "D"),
    ("Bd", "Kn", True, "R", "D"),
    ("Bd", "Wb", False, "D", "D"),
    ("Bd", "El", False, "R", "D"),
    ("Ax", "Kn", False, "D", "D"),
    ("Ax", "Kn", True, "R", "D"),
    ("Ax", "El", False, "R", "D"),
    ("Wb", "El", False, "D", "D"),
    ("Wb", "Kn", True, "R", "D"),
    ("Wb", "Bd", False, "R", "D"),
    ("Ps", "Cv", False, "D", "D"),
    ("Ps", "Cv", True, "R", "F"),
    ("Ps", "Ax", False, "R", "D"),
    ("Ps", "Sp", False, "R", "F"),
    ("Ps", "LH", False, "R", "D"),
    ("Art", "Ps", False, "D", "D"),
    ("Cf", "Ps", False, "D", "D"),
    ("Bw", "Cv", False, "D", "D"),
    ("Bw", "Sp", False, "R", "D"),
    ("Hd", "Sp", False, "N", "D"),
    ("Hd", "Wb", True, "D", "D"),
    ("Hd", "El", False, "D", "D"),
]


@pytest.mark.rule(
    "dba.8b",
    "dba.8c",
    "dba.8d",
    "dba.8e",
    "dba.8f",
    "dba.8g",
    "dba.8h",
    "dba.8i",
    "dba.8j",
    "dba.8k",
    "dba.8l",
)
@pytest.mark.parametrize(("loser", "winner", "bad", "beaten", "doubled"), OUTCOMES)
def test_outcomes(loser: str, winner: str, bad: bool, beaten: str, doubled: str) -> None:
    book = game().printed.book
    assert book.outcome(loser, winner, (5, 6), bad) == beaten
    assert book.outcome(loser, winner, (4, 8), bad) == doubled
    assert book.outcome(loser, winner, (4, 7), bad) == beaten
    assert book.outcome(loser, winner, (6, 6), bad) == "N"


@pytest.mark.rule("dba.8c")
def test_knights_die_of_bows_they_rode_into() -> None:
    assert game().printed.book.outcome("Kn", "Bw", (5, 6), False, charged=True) == "D"
    assert game().printed.book.outcome("Kn", "Bw", (5, 6), False) == "R"


@pytest.mark.rule("dba.8m")
def test_doubled_by_artillery_is_not_death() -> None:
    book = game().printed.book
    assert [book.outcome(kind, "Art", (3, 6), False) for kind in ("Cv", "LH", "Ps")] == ["F", "F", "F"]
    assert [book.outcome(kind, "Art", (3, 6), False) for kind in ("Sp", "El", "Kn", "Bd")] == ["R"] * 4


@pytest.mark.rule("dba.8.2a")
def test_known_odds_of_36() -> None:
    book = game().printed.book
    known = {("Sp", "Kn"): (4, 10), ("Sp", "Wb"): (4, 10), ("Bd", "Kn"): (2, 15), ("El", "Kn"): (21, 0)}
    known |= {("Kn", "Ax"): (21, 1), ("El", "Ps"): (0, 6), ("Sp", "El"): (1, 15), ("Sp", "LH"): (0, 6)}
    for (a, b), expected in known.items():
        assert kills(book, a, b) == expected, (a, b)
    assert kills(book, "Pk", "Sp", (True, False)) == (4, 0)
    assert kills(book, "Pk", "Kn", (True, False)) == (12, 1)


@pytest.mark.rule("dba.8.1a", "dba.12p")
def test_recoil_is_one_cell_back_facing_kept() -> None:
    match = combat(duel("sp", "bd"), (1, 1, 4))
    assert standing(match)["att_sp_1"] == "k13 n"
    assert standing(match)["def_bd_1"] == "k11 s"


@pytest.mark.rule("dba.8.1b")
def test_flanked_or_blocked_recoils_are_deaths() -> None:
    flanked = {**duel("sp", "bd"), "def_ax_1": "j12 e"}
    assert "att_sp_1" in lost(combat(flanked, (2, 3, 6)))
    edge = {"att_sp_1": "k24 n", "def_bd_1": "k23 s"}
    assert lost(combat(edge, (1, 1, 6))) == ["att_sp_1"]
    sea = [area("waterway", "a22", 24, 3)]
    assert lost(
        combat({"att_sp_1": "k21 n", "def_bd_1": "k20 s"}, (1, 1, 6), features=sea, generals=["", ""])
    ) == ["att_sp_1"]
    enemy_behind = {**duel("sp", "bd"), "def_ax_1": "k13 s"}
    assert lost(combat(enemy_behind, (1, 1, 6))) == ["att_sp_1"]
    crosswise = {**duel("sp", "bd"), "att_bd_1": "k13 e"}
    assert lost(combat(crosswise, (1, 1, 6))) == ["att_sp_1"]


@pytest.mark.rule("dba.8.1c")
def test_friends_behind_are_pushed_or_passed() -> None:
    pushed = standing(combat({**duel("sp", "bd"), "att_bd_1": "k13 n"}, (1, 1, 4)))
    assert (pushed["att_sp_1"], pushed["att_bd_1"]) == ("k13 n", "k14 n")
    horse = standing(combat({**duel("cv", "bd"), "att_bd_1": "k13 n"}, (2, 3, 4)))
    assert (horse["att_cv_1"], horse["att_bd_1"]) == ("k14 n", "k13 n")
    psiloi = standing(combat({**duel("ps", "sp"), "att_pk_1": "k13 n"}, (3, 3, 4)))
    assert (psiloi["att_ps_1"], psiloi["att_pk_1"]) == ("k14 n", "k13 n")
    pikes = standing(combat({**duel("cv", "bd"), "att_pk_1": "k13 n"}, (2, 3, 4)))
    assert (pikes["att_cv_1"], pikes["att_pk_1"]) == ("k13 n", "k14 n")
    elephant = combat({**duel("sp", "bd"), "att_el_1": "k13 n"}, (1, 1, 6))
    assert lost(elephant) == ["att_sp_1"]


@pytest.mark.rule("dba.8.1d")
def test_a_recoiling_elephant_tramples_friends() -> None:
    match = combat({**duel("el", "bd"), "att_sp_1": "k13 n"}, (2, 5, 6))
    assert lost(match) == ["att_sp_1"]
    assert standing(match)["att_el_1"] == "k13 n"


@pytest.mark.rule("dba.8.1e", "dba.12p")
def test_knights_and_warbands_follow_up_elephants_do_not() -> None:
    for kind in ("kn", "wb"):
        match = combat(duel(kind, "ax"), (4, 2, 5, 5))
        assert standing(match)[f"att_{kind}_1"] == "k11 n"
    assert standing(combat(duel("el", "sp"), (6, 5, 5)))["att_el_1"] == "k12 n"
    assert standing(combat(duel("bd", "sp"), (4, 2, 5)))["att_bd_1"] == "k12 n"


@pytest.mark.rule("dba.8.1f")
def test_a_friend_on_the_enemys_flank_falls_back_too() -> None:
    field = {**duel("ax", "bd"), "att_cv_1": "j11 e"}
    after = standing(combat(field, (1, 3, 4)))
    assert (after["att_ax_1"], after["att_cv_1"]) == ("k13 n", "i11 e")


@pytest.mark.rule("dba.8.1g", "dba.12q")
def test_flight_is_six_cells_swerving_around_friends() -> None:
    # D7: cavalry doubled by spears flees
    assert standing(combat(duel("cv", "sp"), (1, 6, 4)))["att_cv_1"] == "k18 s"
    doubled = {**duel("lh", "sp"), "def_sp_2": "j11 s"}
    assert standing(combat(doubled, (1, 6, 4)))["att_lh_1"] == "k18 s"
    friends = {**doubled, "att_sp_1": "k14 e", "att_sp_2": "j14 e"}
    assert standing(combat(friends, (1, 6, 4)))["att_lh_1"] == "l18 s"
    mirror = {**doubled, "att_sp_1": "k14 e", "att_sp_2": "l14 e"}
    assert standing(combat(mirror, (1, 6, 4)))["att_lh_1"] == "j18 s"


@pytest.mark.rule("dba.8.1g")
def test_flight_off_the_board_or_into_the_sea_is_loss() -> None:
    field = {"att_lh_1": "k20 n", "def_sp_1": "k19 s", "def_sp_2": "j19 s"}
    assert lost(combat(field, (1, 6, 6))) == ["att_lh_1"]
    sea = [area("waterway", "a22", 24, 3)]
    assert lost(combat(field, (1, 6, 6), features=sea, generals=["", ""])) == ["att_lh_1"]


@pytest.mark.rule("dba.5.2b", "dba.12l")
def test_who_is_attacked_in_the_flank_only_turns_to_face() -> None:
    match = combat({"att_cv_1": "j11 e", "def_sp_1": "k11 s"}, (3, 2, 4))
    assert "turns" in keys(match)
    assert standing(match)["def_sp_1"] == "k11 w"
    held = combat({**duel("sp", "sp"), "att_cv_1": "j11 e"}, (3, 4, 4))
    assert standing(held)["def_sp_1"] == "k11 s"


@pytest.mark.rule("dba.3b")
def test_the_active_player_chooses_the_order_of_combats() -> None:
    match = combat({**duel("sp", "sp"), "att_bd_1": "m12 n", "def_bd_1": "m11 s"}, (3, 4, 3, 3, 4))
    assert match.deciders == ("attacker",)
    assert match.prompt("attacker").choices["fight"] == ("att_bd_1", "att_sp_1")
    match.play("attacker", "fight", "att_sp_1")
    assert standing(match)["att_sp_1"] == "k13 n"


@pytest.mark.rule("dba.8.1c")
def test_horse_recoils_through_foot_but_not_through_what_stands_behind_it() -> None:
    field = {**duel("cv", "sp"), "att_sp_1": "k13 n"}
    assert standing(combat(field, (2, 3, 4)))["att_cv_1"] == "k14 n"
    deep = {**field, "att_bd_1": "k14 n"}
    assert standing(combat(deep, (2, 3, 4)))["att_cv_1"] == "k15 n"
    for behind in ("pk", "kn"):
        pushed = standing(combat({**field, f"att_{behind}_1": "k14 n"}, (2, 3, 4)))
        assert (pushed["att_cv_1"], pushed[f"att_{behind}_1"]) == ("k14 n", "k15 n")
        assert lost(combat({**field, f"att_{behind}_1": "k14 e"}, (2, 3, 6, 4))) == ["att_cv_1"]
    psiloi = {**duel("ps", "sp"), "att_pk_1": "k13 n", "att_kn_1": "k14 e"}
    assert standing(combat(psiloi, (3, 2, 4)))["att_ps_1"] == "k15 n"
