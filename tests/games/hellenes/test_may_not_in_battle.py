"""Clauses that forbid: who asks why is told the barrier and its paragraph. Battles, sieges, winter."""

from __future__ import annotations

import pytest

from games.hellenes.camp import ATHENS, SPARTA, Camp, asked, at, offered, play, state, until
from polemos.engine.match import Match
from scenes import refused


def attacked(camp: Camp, *steps: str, dice: tuple[int, ...] = ()) -> Match:
    """Sparta attacks; unless said otherwise nobody hits anybody."""
    return play(camp.acting(SPARTA, 3).match(*dice, *[3] * 60), *steps)


@pytest.mark.rule("6.0b", "8.3c")
def test_the_smallest_battle_comes_first() -> None:
    camp = Camp().put("malis", a01=1).put("plataea", a02=1).put("stratos", a30=1)
    camp.put("locris", s25=2, s26=2).put("thebes", s28=1).put("delphi", s32=1)
    moves = ("move locris", "march malis", "move thebes", "march plataea", "move delphi", "march stratos")
    match = until(attacked(camp, *moves), "battle-order")
    assert offered(match, "battle") == ("plataea", "stratos")
    refused(match, SPARTA, "battle", "malis", why="not-smallest 6.0b")
    refused(match, SPARTA, "battle", "athens", why="no-battle 5.4a")
    refused(match, SPARTA, "sortie", "malis", why="sortie-too-late 8.3c")


@pytest.mark.rule("3.1g", "8.3b", "8.3c", "8.3d", "6.0a")
def test_sorties_are_declared_first_by_units_once_and_not_after_an_event() -> None:
    camp = Camp().put("plataea", a01=2, s25=2).siege("plataea", SPARTA).put("athens", a02=2, s26=2)
    camp.siege("athens", SPARTA).put("naupactus", s27=2).siege("naupactus", SPARTA)
    camp.put("thebes", a03=2, s28=2).siege("thebes", ATHENS)
    match = camp.fighting(ATHENS).match(*[3] * 40)
    assert offered(match, "sortie") == ("athens", "plataea")
    refused(match, ATHENS, "sortie", "naupactus", why="nobody-sallies 8.3b")
    refused(match, ATHENS, "assault", "thebes", why="battles-first 6.0a")
    play(match, "sortie plataea", "all")
    refused(match, ATHENS, "sortie", "plataea", why="sortie-declared 8.3d")
    until(match, "sieges")
    refused(match, ATHENS, "sortie", "athens", why="sortie-too-late 8.3c")
    event = camp.fighting(ATHENS, event=True).match()
    assert offered(event, "attrition") == ("thebes",)
    refused(event, ATHENS, "sortie", "plataea", why="event-no-sortie 3.1g")


@pytest.mark.rule("9.4c", "9.0a")
def test_in_winter_the_besieged_fight_first_and_the_besiegers_after_them() -> None:
    camp = Camp(season="winter").put("plataea", s25=4, a01=3).siege("plataea", SPARTA)
    camp.put("thebes", s26=2, a02=3).siege("thebes", ATHENS)
    match = camp.hand(ATHENS, "c44").hand(SPARTA, "c23").choosing().match()
    play(match, ("coins", "c44"), ("coins", "c23"), "maintain thebes", "keep a02", "pass")
    until(match, "winter-actions")
    play(match, "maintain plataea", "keep s25", "pass")
    assert asked(match) == "athens sorties"
    refused(match, ATHENS, "attrition", "thebes", why="sieges-later 9.4c")
    until(match, "sieges")
    assert asked(match) == "athens sieges"
    refused(match, ATHENS, "sortie", "plataea", why="sorties-over 9.4c")
    assert "thebes" in offered(match, "attrition")


@pytest.mark.rule("5.41d", "8.3d")
def test_who_came_to_relieve_does_not_sally() -> None:
    camp = Camp().put("samos", a26=2, s25=2).siege("samos", SPARTA)
    camp.put("paros_sea", a14=3, a01=2).load(a01="a14")
    match = camp.acting(ATHENS, 1).match()
    play(match, "move paros_sea", "pick a14", "sail samos", "via icarian_sea")
    play(until(match, "sorties"), "sortie samos")
    assert offered(match, "pick") == ("a26",)
    refused(match, ATHENS, "pick", "a01", why="before-the-walls 5.41d")


@pytest.mark.rule("5.42a", "8.1a")
def test_one_formation_that_has_come_joins_an_assault() -> None:
    camp = Camp().put("plataea", a01=2, s25=2).siege("plataea", SPARTA)
    camp.put("thebes", s26=2).put("corinth", s16=2)
    match = attacked(camp, "move thebes", "march plataea", "move corinth", "march plataea", "pass")
    play(until(match, "sieges"), "assault plataea")
    assert offered(match, "join") == ("thebes", "corinth")
    refused(match, SPARTA, "join", "athens", why="no-newcomers 5.42a")
    relieved = attacked(
        camp, "move plataea", "march thebes", "move thebes", "march plataea", "move corinth", "march plataea"
    )
    play(until(relieved, "sieges"), "assault plataea")
    refused(relieved, SPARTA, "alone", why="newcomers-needed 5.42a")


@pytest.mark.rule("6.4d", "6.4c")
def test_without_a_fleet_nobody_retreats_to_sea() -> None:
    camp = Camp().put("malis", a01=3).put("locris", s25=4)
    match = play(until(attacked(camp, "move locris", "march malis"), "retreat-option"), "fight")
    play(until(match, "retreat-option"), "fight")
    until(match, "retreat-option")
    assert asked(match) == "athens retreat-option"
    play(match, "retreat")
    assert {"pherae", "larissa"} <= set(offered(match, "retreat_to"))
    refused(match, ATHENS, "retreat_to", "gulf_of_euboea", why="no-carrier 6.4d")


@pytest.mark.rule("6.4e")
def test_who_attacked_goes_back_where_he_came_from() -> None:
    camp = Camp().put("gulf_of_euboea", s31=2, s27=1).load(s27="s31").put("chalcis", a22=3, a26=2)
    match = attacked(camp, "move gulf_of_euboea", "pick s31", "sail chalcis", "pass", "stand")
    play(match, "fight", "retreat")
    refused(match, SPARTA, "retreat_to", "eretria", why="only-origin 6.4e")


@pytest.mark.rule("6.4j", "6.6b")
def test_fleets_ashore_do_not_leave_before_a_landing() -> None:
    camp = Camp().put("gulf_of_euboea", s31=2, s27=1).load(s27="s31").put("chalcis", a22=3, a26=2)
    match = attacked(camp, "move gulf_of_euboea", "pick s31", "sail chalcis", "pass", "stand")
    play(match, "fight", "fight")
    assert asked(match) == "athens retreat-option"
    play(match, "retreat")
    play(match, "pick a22")
    assert offered(match, "retreat_to") == ("chalcis",)
    refused(match, ATHENS, "retreat_to", "aegean_sea", why="landing-holds 6.4j")


@pytest.mark.rule("6.4i", "8.12b")
def test_out_of_a_stormed_port_only_by_its_harbour() -> None:
    camp = Camp().put("athens", a14=3, a01=2, s20=4, s25=3).siege("athens", SPARTA)
    match = play(camp.fighting(SPARTA).match(*[3] * 40), "assault athens", "resist", "retreat", "pick a14")
    assert offered(match, "retreat_to") == ("saronic_gulf",)
    refused(match, ATHENS, "retreat_to", "andros_sea", why="only-harbour 6.4i")


@pytest.mark.rule("6.4m", "5.42a")
def test_who_has_fallen_back_to_the_siege_lines_storms_nothing_this_turn() -> None:
    """One of two besiegers makes a raid next door, comes back beaten, and the other storms alone."""
    camp = Camp().put("plataea", s25=2, s28=2).siege("plataea", SPARTA).put("athens", a02=3)
    match = attacked(camp, "move plataea", "pick s28", "march athens", "done", "pass", "stand")
    assert asked(match) == "sparta retreat-option"
    play(match, "retreat")
    assert at(match, "s28") == "plataea"
    play(until(match, "sieges"), "assault plataea", "resist")
    assert state(match).fight_now().aggressors == ("s25",)


@pytest.mark.rule("8.11a")
def test_a_block_with_half_a_loss_takes_the_next_hit() -> None:
    """Of three equal defenders the owner names one; the second hit is his without another question."""
    camp = Camp().put("athens", a01=2, a02=2, a07=2, s25=4).siege("athens", SPARTA)
    match = camp.fighting(SPARTA).match(*[3] * 7, 1, 1, 3, 3, *[3] * 40)
    play(match, "assault athens", "resist", "fight")
    assert asked(match) == "athens suffer-hit"
    play(match, "hit a02")
    assert sorted(state(match).strength[u] for u in ("a01", "a02", "a07")) == [1, 2, 2]
    assert state(match).strength["a02"] == 1


@pytest.mark.rule("6.5a")
def test_at_sea_hits_strike_fleets_only() -> None:
    """Over the strait of Euripus the attackers strike only in the second round."""
    camp = Camp().put("gulf_of_euboea", a14=3, a15=3, a01=2).load(a01="a14").put("andros_sea", s20=4)
    match = attacked(camp, "move andros_sea", "sail gulf_of_euboea", "pass", dice=(*[3] * 12, 1, 3, 3, 3))
    until(match, "suffer-hit")
    assert offered(match, "hit") == ("a14", "a15")
    refused(match, ATHENS, "hit", "a01", why="passenger-spared 6.5a")


@pytest.mark.rule("9.21d")
def test_in_winter_strangers_enter_neither_a_besieged_city_nor_a_blockaded_port() -> None:
    camp = Camp().put("paros_sea", a14=3).put("icarian_sea", s20=2).patrol("icarian_sea", SPARTA)
    match = play(camp.wintering(ATHENS, 1).match(), "move paros_sea", "pick a14")
    assert "chios" in offered(match, "sail")
    refused(match, ATHENS, "sail", "samos", why="winter-blockade 9.21d")
    camp = Camp().put("athens", a26=2).put("plataea", a02=1, s25=2).siege("plataea", SPARTA)
    match = play(camp.wintering(ATHENS, 1).match(), "move athens", "pick a26")
    refused(match, ATHENS, "march", "plataea", why="winter-siege 9.21d")
