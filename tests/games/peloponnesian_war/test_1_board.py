"""1.1-1.3: components and definitions."""

from __future__ import annotations

from collections import Counter

import pytest

from polemos.games.peloponnesian_war.printed.map import BY_LAND, BY_SEA, mode_of
from polemos.games.peloponnesian_war.rules.administration import spoiled
from polemos.games.peloponnesian_war.rules.scoring import change_confidence
from polemos.games.peloponnesian_war.rules.siege import besieges, reaches_euxine
from polemos.games.peloponnesian_war.rules.strength_points import KINDS, SIDES
from tests.games.peloponnesian_war.scene import GAME, PRINTED, offered, play, points, table, war

MAP = PRINTED.map
DATA = PRINTED


@pytest.mark.rule("1.1.1a", "1.1.1e")
def test_every_space_is_land_coast_or_island() -> None:
    assert Counter(MAP.kind.values()) == {"land": 36, "coast": 85, "island": 35}


@pytest.mark.rule("1.1.1b", "1.1.1e")
def test_every_line_is_land_naval_or_mixed() -> None:
    kinds = Counter(line["kind"] for line in DATA.files["map"]["lines"].values())
    assert kinds == {"land": 101, "naval": 114, "mixed": 81}
    assert all(b in MAP.beside[a] and a in MAP.beside[b] for a in MAP.spaces for b in MAP.beside[a])


@pytest.mark.rule("1.1.1c")
def test_only_fortress_spaces_can_be_besieged() -> None:
    state = war(sparta={"decelea": "5h", "eleusis": "5h"}, leaders={"agis": "decelea", "lysander": "eleusis"})
    assert not besieges(state, "sparta", "decelea")
    assert besieges(state, "sparta", "eleusis")
    assert len(MAP.fortress) == 87


@pytest.mark.rule("1.1.1d")
def test_colours_count_seventy_fifty_and_thirty_six() -> None:
    assert Counter(MAP.colour.values()) == {"athens": 70, "sparta": 50, "": 36}


@pytest.mark.rule("1.1.1f")
def test_the_euxine_is_no_space_but_lies_beyond_byzantium() -> None:
    assert "euxine" not in MAP.kind
    assert reaches_euxine(war())
    assert not reaches_euxine(war(sparta={"byzantium": "1h"}, held={"byzantium": "sparta"}))


@pytest.mark.rule("1.1.2a", "1.1.2b")
def test_six_kinds_of_points_for_each_side() -> None:
    assert KINDS == ("h", "c", "n", "ah", "ac", "an")
    kinds = GAME.board()["kinds"]
    assert all(kinds[f"{side}_{kind}"]["side"] == side for side in SIDES for kind in KINDS)


@pytest.mark.rule("1.1.2d", "1.1.2g", "1.1.2h")
def test_sixteen_leaders_with_their_ratings() -> None:
    rated = {name: (e.tactical, e.strategic) for name, e in DATA.leaders.items()}
    athens = {"pericles": (1, 1), "phormio": (3, 1), "nicias": (1, 0), "cleon": (0, 2), "demosthenes": (2, 2)}
    athens |= {"alcibiades": (2, 3), "thrasybulus": (2, 2), "thrasyllus": (1, 1)}
    sparta = {"archidamus": (1, 0), "pleistoanax": (0, 0), "agis": (1, 1), "brasidas": (3, 3)}
    sparta |= {"gylippus": (2, 2), "mindarus": (1, 1), "callicratides": (1, 2), "lysander": (3, 3)}
    assert rated == athens | sparta
    assert {n for n, e in DATA.leaders.items() if e.side == "athens"} == set(athens)


@pytest.mark.rule("1.1.2e", "1.1.2f")
def test_no_kind_exceeds_its_counters() -> None:
    assert DATA.counter_mix == {
        "athens": points("10h 3c 16n 12ah 9ac 8an"),
        "sparta": points("10h 2c 8n 18ah 12ac 12an"),
    }
    match = play(table(athens={"athens": "9h 3c"}), "build", "h")
    assert "h" not in offered(match, "build")
    assert "c" not in offered(match, "build")
    assert "n" in offered(match, "build")


@pytest.mark.rule("1.3b")
def test_an_army_is_a_force_with_a_leader() -> None:
    state = war(sparta={"eleusis": "5h"})
    assert not besieges(state, "sparta", "eleusis")
    state.leader_at["agis"] = "eleusis"
    assert besieges(state, "sparta", "eleusis")


@pytest.mark.rule("1.3e")
def test_own_colour_without_enemies_or_foreign_colour_with_own_units() -> None:
    state = war(
        sparta={"decelea": "1h"}, athens={"pylos": "1n"}, held={"decelea": "sparta", "pylos": "athens"}
    )
    controlled = {p: state.controller(p) for p in ("eleusis", "decelea", "pylos", "elis", "melos")}
    assert controlled == {
        "eleusis": "athens", "decelea": "sparta", "pylos": "athens", "elis": "sparta", "melos": "",
    }  # fmt: skip


@pytest.mark.rule("1.3f")
def test_a_disputed_or_besieged_space_keeps_its_controller() -> None:
    state = war(athens={"plataea": "1h"})
    state.add("sparta", "plataea", points("5h"))
    assert state.controller("plataea") == "athens"
    state.add("sparta", "eleusis", points("5h"))
    assert state.controller("eleusis") == "athens"  # a fortress: to be besieged
    state.add("sparta", "decelea", points("5h"))
    assert state.controller("decelea") == "sparta"  # no fortress
    state.take("athens", "plataea", points("1h"))
    state.enter_phase("home", "")
    state.settle_control()
    assert (state.controller("plataea"), state.controller("eleusis")) == ("sparta", "sparta")


@pytest.mark.rule("1.3g")
def test_athens_under_attack_stays_athenian_until_the_siege_ends() -> None:
    state = war(sparta={"athens": "7h"}, leaders={"agis": "athens"})
    state.update_control("athens")
    assert state.controller("athens") == "athens"


@pytest.mark.rule("1.3h")
def test_allies_are_friends_and_the_other_two_nations_enemies() -> None:
    state = war(athens={"chios": "1ah"}, sparta={"corinth": "5ah"})
    state.add("athens", "chios", points("1n"))
    assert state.force("athens", "chios") == points("1n 1ah")
    assert set(state.forces["athens"]) & set(state.forces["sparta"]) == set()


@pytest.mark.rule("1.3j", "1.3k")
def test_neutrals_belong_to_nobody_until_they_join() -> None:
    state = war()
    assert (state.controller("argos"), state.friend("argos")) == ("", "")
    state.active["argos"] = "athens"
    assert state.friend("argos") == "athens"
    assert state.coalition("argos", "athens")


@pytest.mark.rule("1.3n", "1.3o", "1.3p")
def test_rebels_befriend_the_enemy_of_their_colour() -> None:
    state = war(rebels={"chios": "sparta", "elis": "athens", "melos": ""})
    assert [state.friend(p) for p in ("chios", "elis", "melos")] == ["sparta", "athens", ""]
    assert [state.controller(p) for p in ("chios", "elis", "melos")] == ["", "", ""]
    assert spoiled(state, "athens", True) == ("chios",)


@pytest.mark.rule("1.3q")
def test_confidence_stays_within_six() -> None:
    state = war(sci={"athens": 5, "sparta": -5})
    for _ in range(3):
        change_confidence(state, "athens", 1, "1.3q")
        change_confidence(state, "sparta", -1, "1.3q")
    assert state.confidence == {"athens": 6, "sparta": -6}


@pytest.mark.rule("1.3r")
def test_the_four_strategies_of_each_matrix_in_order() -> None:
    assert list(DATA.matrices["sparta"].strategies) == [
        "attack_athens", "cause_rebellion", "cut_loc", "attack_athenian_ally",
    ]  # fmt: skip
    assert list(DATA.matrices["athens"].strategies) == [
        "attack_spartan_ally", "cause_rebellion", "cut_loc", "attack_sparta",
    ]  # fmt: skip


@pytest.mark.rule("1.3s")
def test_hoplites_influence_their_own_space_only() -> None:
    state = war(sparta={"thebes": "5h"})
    assert state.influenced_spaces("sparta") == {"thebes"}


@pytest.mark.rule("1.3t")
def test_cavalry_reaches_one_land_or_mixed_line() -> None:
    state = war(sparta={"sparta": "3h 1c"})
    assert state.influenced("sparta", "prasiae")
    assert state.influenced("sparta", "corone")
    assert not state.influenced("sparta", "argos")


@pytest.mark.rule("1.3u", "1.3w")
def test_ships_reach_two_naval_or_mixed_lines_whatever_the_spaces() -> None:
    state = war(athens={"piraeus": "1h 1n"})
    assert {"aegina", "salamis", "sunium"} <= state.influenced_spaces("athens")
    assert "methana" in state.influenced_spaces("athens")  # by Aegina, an island
    assert "athens" not in state.influenced_spaces("athens")  # a Land line


@pytest.mark.rule("1.3v")
def test_cavalry_and_ships_add_one_land_line() -> None:
    both, ships = war(athens={"piraeus": "1c 1n"}), war(athens={"piraeus": "1n"})
    assert both.influenced_spaces("athens") - ships.influenced_spaces("athens") == {"athens"}


@pytest.mark.rule("4.1.1g", "4.1.1h", "4.1.1i", "4.1.4a", "4.1.4b")
def test_composition_decides_how_an_army_travels() -> None:
    assert mode_of(points("3h 1c")) == BY_LAND
    assert mode_of(points("3n")) == mode_of(points("3h 3n")) == BY_SEA
    land, sea = (MAP.way(mode, False, 0, "aegina") for mode in (BY_LAND, BY_SEA))
    assert "piraeus" not in land.distances()
    assert sea.distances()["piraeus"] == 1
    mixed = MAP.way(mode_of(points("3h 2n")), False, 0, "sunium")
    assert mixed.distances()["piraeus"] == 1
    assert "aegina" not in mixed.distances()
    by_land = MAP.way(BY_LAND, False, 0, "sunium")
    assert by_land.distances()["athens"] == 1
    assert "athens" not in MAP.way(BY_SEA, False, 0, "sunium").distances()
