"""3.1.2, 4.2, 4.4.1: the non-player side reads its matrix."""

from __future__ import annotations

from typing import Any

import pytest

from polemos.engine.match import Match
from polemos.games.peloponnesian_war.rules.levy import plan_levy
from tests.games.peloponnesian_war.scene import (
    GAME,
    PRINTED,
    War,
    frame,
    go_on,
    keys,
    matrix_turn,
    points,
    stop,
    table,
    told,
    war,
)

MATRICES = PRINTED.matrices
SPARTA_431 = {"sparta": "10h 1c", "corinth": "5ah 5an", "thebes": "5ah 4ac"}


def runs(side: str, leader: str, strategy: str, dice: list[int], **fields: Any) -> Match:
    """One operation of the non-player side, its leader waiting at home."""
    fields.setdefault("player", "athens" if side == "sparta" else "sparta")
    fields["leaders"] = {leader: side, **fields.get("leaders", {})}
    return table(frames=matrix_turn(side), strategy=strategy, chief={side: leader}, dice=dice, **fields)


@pytest.mark.rule("4.2a", "4.2c", "4.2h", "4.2i")
def test_the_rulebooks_example_ends_before_erythrae() -> None:
    match = runs("sparta", "agis", "attack_athenian_ally", [2, 4], sparta=SPARTA_431)
    assert told(match, "np-zone") == {"zone": "ionia"}
    assert told(match, "np-objective")["place"] == "erythrae"
    assert told(match, "np-force") == {"place": "erythrae", "kind": "coast", "force": "3H 3N"}
    assert match.state.force("sparta", "erythrae") == points("3h 3an")
    assert match.state.leader_at["agis"] == "erythrae"


@pytest.mark.rule("4.2d", "4.2k", "4.2.1a", "4.2.1b")
def test_the_first_march_on_attica_takes_seven_spartans_and_two_theban_cavalry() -> None:
    match = runs("sparta", "archidamus", "attack_athens", [2], sparta=SPARTA_431, athens={"athens": "6h"})
    assert told(match, "np-objective")["place"] == "decelea"
    assert match.state.force("sparta", "decelea") == points("7h 2ac")
    assert match.state.force("sparta", "sparta") == points("3h 1c")
    assert match.state.treasury["sparta"] == 4600


@pytest.mark.rule("4.2e")
def test_a_controlled_objective_is_rolled_again() -> None:
    match = runs(
        "sparta", "agis", "attack_athens", [2, 1],
        sparta={**SPARTA_431, "decelea": "1ah"}, held={"decelea": "sparta"},
    )  # fmt: skip
    assert told(match, "np-again")["place"] == "decelea"
    assert told(match, "np-objective")["place"] == "panactum"


@pytest.mark.rule("4.2f", "4.4f", "4.4b")
def test_under_cause_rebellion_only_legal_targets_count() -> None:
    dice = [4, 1, 5, 2, 6]
    match = runs("sparta", "agis", "cause_rebellion", dice, sparta=SPARTA_431, athens={"ephesus": "1h"})
    refused = [line.args["place"] for line in match.log(None) if line.key == "np-again"]
    assert refused == ["ephesus", "chios"]  # occupied; a coalition space
    assert told(match, "np-objective")["place"] == "miletus"


@pytest.mark.rule("4.4.1a", "4.4a")
@pytest.mark.parametrize(("die", "works"), [(4, True), (3, False)])
def test_the_system_stirs_up_a_city_on_four(die: int, works: bool) -> None:
    match = runs("sparta", "agis", "cause_rebellion", [4, 4, die], sparta=SPARTA_431)
    state = match.state
    assert ("erythrae" in state.rebels) is works
    assert (state.force("sparta", "erythrae") == points("2h 2an")) is works
    assert state.operations_made["sparta"] == 1
    assert not state.passed["sparta"]
    if not works:
        assert state.treasury["sparta"] == 4900
        assert state.leader_at["agis"] == "out"


@pytest.mark.rule("4.2g")
def test_a_zone_without_entries_is_rolled_again_and_an_empty_strategy_passes() -> None:
    taken = dict.fromkeys(MATRICES["sparta"].zones["ionia"], "sparta")
    garrisons = {place: "1ah" for place in taken}
    match = runs(
        "sparta", "agis", "attack_athenian_ally", [2, 4, 1],
        sparta={**SPARTA_431, **garrisons}, held=taken,
    )  # fmt: skip
    assert [line.args["zone"] for line in match.log(None) if line.key == "np-zone"] == ["ionia", "euboea"]
    attica = {
        "panactum": "1h",
        "decelea": "1h",
        "plataea": "1h",
        "oropus": "1h",
        "athens": "1h",
        "piraeus": "1h",
    }
    full = runs("sparta", "agis", "attack_athens", [], sparta=attica, held=dict.fromkeys(attica, "sparta"))
    assert "pass-no-objective" in keys(full)


@pytest.mark.rule("4.2j", "4.3h")
def test_an_army_that_cannot_be_raised_means_a_pass_even_in_defence() -> None:
    match = runs(
        "sparta",
        "agis",
        "attack_athens",
        [],
        sparta={"sparta": "5h"},
        athens={"argos": "1ah"},
        active={"argos": "athens"},
    )
    assert told(match, "np-condition")["place"] == "argos"
    assert "pass-no-army" in keys(match)
    assert match.state.passed["sparta"]


@pytest.mark.rule("4.1.5c", "4.2j")
def test_the_whole_price_is_reckoned_before_the_leader_moves() -> None:
    match = runs(
        "sparta", "agis", "attack_athenian_ally", [2, 4], sparta=SPARTA_431, treasury={"sparta": 1100}
    )
    assert told(match, "np-too-dear")["talents"] == 1200
    assert match.state.treasury["sparta"] == 1100
    assert match.state.passed["sparta"]


@pytest.mark.rule("4.3d", "4.3g")
@pytest.mark.parametrize(("die", "passes"), [(4, False), (5, True)])
def test_the_systems_augury_fails_on_five(die: int, passes: bool) -> None:
    match = table(
        frames=matrix_turn("sparta"),
        sparta=SPARTA_431,
        made={"sparta": 1},
        strategy="attack_athens",
        dice=[die, 2],
    )
    assert match.state.passed["sparta"] is passes


@pytest.mark.rule("4.2.1c", "4.2.1d")
def test_friendly_spaces_are_emptied_before_captured_ones() -> None:
    state = war(sparta={"sparta": "3h", "tegea": "1ah", "decelea": "1ah"}, held={"decelea": "sparta"})
    assert dict(plan_levy(state, "sparta", (1, 0, 0), "panactum")) == {"tegea": points("1ah")}
    taken = dict(plan_levy(state, "sparta", (2, 0, 0), "panactum"))
    assert taken == {"tegea": points("1ah"), "decelea": points("1ah")}
    state.take("sparta", "decelea", points("1ah"))
    assert state.controller("decelea") == "athens"


@pytest.mark.rule("4.2.1b")
def test_the_last_point_of_a_type_is_taken_only_if_nobody_else_has_one() -> None:
    state = war(sparta={"sparta": "4h 1c", "thebes": "2ac", "larisa": "2ac"}, held={"larisa": "sparta"})
    assert dict(plan_levy(state, "sparta", (0, 1, 0), "decelea")) == {"thebes": points("1ac")}
    two = dict(plan_levy(state, "sparta", (0, 2, 0), "decelea"))
    assert two == {"thebes": points("1ac"), "larisa": points("1ac")}  # a detour rather than the last one
    assert "sparta" in dict(plan_levy(state, "sparta", (0, 3, 0), "decelea"))


@pytest.mark.rule("3.1.2a", "3.1.2d", "4.2b")
def test_argos_before_thebes_with_ten_hoplites_and_a_cavalry() -> None:
    """The rulebook's example: Athenian Forces at Argos (two spaces from Sparta) and at Thebes."""
    match = runs(
        "sparta", "agis", "attack_athens", [1] * 9,
        sparta={"sparta": "10h 1c", "corinth": "5ah", "tegea": "2ac"},
        athens={"argos": "4ah", "thebes": "2h"}, active={"argos": "athens"}, held={"thebes": "athens"},
    )  # fmt: skip
    assert told(match, "np-condition") == {"who": "sparta", "condition": "near_sparta", "place": "argos"}
    assert told(match, "np-force")["force"] == "10H 1C"


def answered(state: War, side: str, seed: int = 0) -> tuple[str, str] | None:
    """Where the system answers a defensive condition and with what; None: it follows its strategy."""
    state.player, state.strategy = "sparta" if side == "athens" else "athens", "cut_loc"
    match = go_on(state, frame("MatrixOperation", who=side), seed=seed)
    if "np-condition" not in keys(match):
        return None
    return told(match, "np-condition")["place"], told(match, "np-force")["force"]


@pytest.mark.rule("3.1.2b", "3.1.2c")
def test_a_condition_is_met_once_an_army_stands_there() -> None:
    state = war(athens={"argos": "4ah"}, sparta={"argos": "5h"}, active={"argos": "athens"})
    assert answered(state, "sparta") is not None
    state.leader_at["agis"] = "argos"
    assert answered(state, "sparta") is None
    match = runs(
        "sparta", "archidamus", "attack_athens", [2], sparta=SPARTA_431, athens={"syracuse": "4h 4n"}
    )
    match.state.active["syracuse"] = "sparta"
    match.state.send_home("sparta", "decelea")
    assert answered(match.state, "sparta") is None  # answered this turn, whatever became of the Army


@pytest.mark.rule("3.1.2e", "3.1.2f")
def test_cythera_and_pylos_do_not_alarm_sparta() -> None:
    held = {"cythera": "athens", "pylos": "athens"}
    assert answered(war(athens={"cythera": "1n", "pylos": "1n"}, held=held), "sparta") is None
    assert PRINTED.map.way(0, True, 0, "sparta").distances()["pylos"] == 3
    assert "argos" in PRINTED.map.within("sparta", 2)


@pytest.mark.rule("3.1.2d")
def test_the_nearest_intruder_comes_first() -> None:
    state = war(
        athens={"prasiae": "1n", "argos": "4ah"}, active={"argos": "athens"}, held={"prasiae": "athens"}
    )
    found = answered(state, "sparta")
    assert found is not None
    assert found[0] == "prasiae"


@pytest.mark.rule("3.1.2g")
def test_corinth_before_thebes() -> None:
    state = war(athens={"corinth": "1h", "thebes": "1h"}, held={"corinth": "athens", "thebes": "athens"})
    found = answered(state, "sparta")
    assert found == ("corinth", "8H 2C")


@pytest.mark.rule("3.1.2h")
@pytest.mark.parametrize(("option", "army"), [("decelea", "7H 2C"), ("syracuse", "3H 3N")])
def test_an_attack_on_syracuse_is_answered_in_attica(option: str, army: str) -> None:
    state = war(
        athens={"syracuse": "4h 4n"}, sparta={"syracuse": "2ah"}, active={"syracuse": "sparta"},
        options={"syracuse_answer": option},
    )  # fmt: skip
    found = answered(state, "sparta")
    assert found == (option, army)
    assert answered(war(athens={"syracuse": "4h 4n"}), "sparta") is None


@pytest.mark.rule("4.3i")
def test_the_systems_leader_leaves_a_home_space_that_only_the_enemy_holds() -> None:
    forces = {"corinth": "5ah 5an", "thebes": "5ah 4ac"}
    match = runs("sparta", "agis", "attack_athens", [2], sparta=forces, athens={"sparta": "6h"})
    mustered = [line.args["place"] for line in match.log(None) if line.key == "np-muster"]
    assert mustered == ["corinth", "thebes"]
    assert told(match, "arrived") == {"leader": "agis", "place": "sparta", "force": "10H 1C (all.)"}


@pytest.mark.rule("10.3.4a")
def test_by_option_a_fleet_sails_to_syracuse_although_gylippus_is_there() -> None:
    options = {"syracuse_answer": "syracuse"}
    match = GAME.start("decelean_war", options=options)
    lines = [line.args for line in match.log(None) if line.key == "np-force"]
    assert lines[0] == {"place": "syracuse", "kind": "coast", "force": "3H 3N"}


@pytest.mark.rule("3.1.2l", "1.1.3a")
def test_of_equally_near_straits_one_is_drawn() -> None:
    def first(seed: int) -> str:
        straits = war(sparta=dict.fromkeys(("abydus", "cardia", "sestus"), "1an"))
        found = answered(straits, "athens", seed)
        return found[0] if found else ""

    assert {first(seed) for seed in range(20)} == {"abydus", "cardia", "sestus"}


@pytest.mark.rule("3.1.2i", "3.1.2j", "3.1.2k", "3.1.2l")
@pytest.mark.parametrize(
    ("place", "army"),
    [
        ("aegina", "2H 4N"),
        ("salamis", "2H 4N"),
        ("naupactus", "2H 3N"),
        ("chios", "3H 4N"),
        ("corcyra", "3H 4N"),
        ("abydus", "3H 3N"),
    ],
)
def test_what_athens_answers(place: str, army: str) -> None:
    state = war(player="sparta", sparta={place: "1an"}, held={place: "sparta"})
    found = answered(state, "athens")
    assert found == (place, army)


@pytest.mark.rule("3.1.2k", "3.1.2l")
def test_samos_counts_only_in_place_of_chios_and_the_nearest_strait_first() -> None:
    assert answered(war(sparta={"samos": "1an"}, held={"samos": "sparta"}), "athens") is None
    both = war(sparta={"samos": "1an"}, held={"samos": "sparta"}, rebels={"chios": "sparta"})
    assert answered(both, "athens") is not None
    strait = war(
        sparta={"byzantium": "1h", "lemnos": "1an"}, held={"byzantium": "sparta", "lemnos": "sparta"}
    )
    found = answered(strait, "athens")
    assert found is not None
    assert found[0] == "lemnos"


TABLES = {
    "sparta": {
        "ionia": "ephesus miletus samos erythrae chios teos",
        "aeolis": "mytilene methymna cyme antandrus atarneus tenedos",
        "caria": "iasus halicarnassus cnidus kos camirus lindus",
        "hellespont": "byzantium abydus sestus lampsacus cyzicus perinthus",
        "thrace": "amphipolis abdera maroneia thasos eion aenus",
        "chalcidice": "potidaea olynthus acanthus torone scione mende",
        "euboea": "chalcis eretria carystus histiaea scyros chalcis",
        "cyclades": "naxos paros andros delos melos ceos",
        "west": "naupactus stratus zacynthus cephallenia corcyra epidamnus",
    },
    "athens": {
        "argolid": "epidaurus troezen hermione methana cape_scyllaeum hydrea",
        "corinthia": "megara cenchreae pegae sicyon phlius corinth",
        "elis": "cyllene elis olympia lepreum pheia cyllene",
        "boeotia": "delium tanagra siphae chaeronea thebes orchomenus_boe",
        "phocis": "elatea opus cirrha delphi atalante heraclea",
        "west": "leucas ambracia anactorium oeniadae apollonia epidamnus",
        "arcadia": "mantinea tegea orchomenus_arc heraea mantinea tegea",
        "achaea": "patrae panormus pellene dyme aegium panormus",
        "laconia": "cythera gythium cape_taenarum cape_malea epidaurus_limera prasiae",
        "sicily": "catana messana acragas himera gela selinus",
    },
}


@pytest.mark.rule("4.2o1", "4.2o2", "4.2o3", "4.2o4", "4.2o5", "4.2o6", "4.2o7", "4.2o8", "4.2o9")
@pytest.mark.rule("4.2q1", "4.2q2", "4.2q3", "4.2q4", "4.2q5", "4.2q6", "4.2q7", "4.2q8", "4.2q9", "4.2q10")
@pytest.mark.parametrize(("side", "zone"), [(s, z) for s, zones in TABLES.items() for z in zones])
def test_the_objective_dice_of_each_zone(side: str, zone: str) -> None:
    assert MATRICES[side].zones[zone] == tuple(TABLES[side][zone].split())
    assert all(PRINTED.map.zone[place] == zone for place in MATRICES[side].zones[zone])


STRATEGIES = {
    ("sparta", "attack_athens"): (
        "panactum decelea plataea oropus athens piraeus",
        (7, 2, 0),
        (7, 2, 0),
        (3, 0, 3),
    ),
    ("sparta", "cause_rebellion"): (
        "chalcidice thrace hellespont ionia aeolis caria",
        (3, 0, 0),
        (2, 0, 2),
        (1, 0, 2),
    ),
    ("sparta", "cut_loc"): (
        "hellespont hellespont hellespont thrace euboea cyclades",
        (5, 1, 0),
        (3, 0, 4),
        (2, 0, 4),
    ),
    ("sparta", "attack_athenian_ally"): (
        "chalcidice ionia aeolis euboea west caria",
        (5, 1, 0),
        (3, 0, 3),
        (2, 0, 3),
    ),
    ("athens", "attack_spartan_ally"): (
        "argolid corinthia elis boeotia west phocis",
        (4, 0, 0),
        (2, 0, 3),
        (1, 0, 3),
    ),
    ("athens", "cause_rebellion"): (
        "arcadia elis achaea boeotia argolid west",
        (3, 0, 0),
        (1, 0, 2),
        (1, 0, 2),
    ),
    ("athens", "cut_loc"): ("west west achaea corinthia laconia sicily", (3, 0, 0), (2, 0, 3), (1, 0, 3)),
    ("athens", "attack_sparta"): (
        "pylos asine corone prasiae epidaurus_limera gythium",
        (5, 0, 0),
        (3, 0, 4),
        (2, 0, 3),
    ),
}


@pytest.mark.rule("4.2k", "4.2l", "4.2m", "4.2n", "4.2p1", "4.2p2", "4.2p3", "4.2p4", "4.2h")
@pytest.mark.parametrize(("side", "name"), list(STRATEGIES))
def test_the_columns_of_the_matrices(side: str, name: str) -> None:
    row, land, coast, island = STRATEGIES[side, name]
    strategy = MATRICES[side].strategies[name]
    assert (strategy.zones or strategy.objectives) == tuple(row.split())
    assert strategy.force == {"land": land, "coast": coast, "island": island}


@pytest.mark.rule("4.2.2a")
def test_the_system_goes_round_neutral_argos() -> None:
    match = runs("sparta", "agis", "attack_athens", [2], sparta=SPARTA_431)
    assert "argos" not in told(match, "route")["places"]


@pytest.mark.rule("4.2i", "3.1.2a")
def test_the_log_is_a_chain_a_person_can_follow() -> None:
    match = runs("sparta", "agis", "attack_athenian_ally", [2, 4], sparta=SPARTA_431)
    chain = [k for k in keys(match) if k.startswith(("np-", "route", "operation", "arrived"))]
    assert chain == [
        "np-strategy", "np-zone", "np-objective", "np-force", "operation", "np-muster", "route", "np-muster",
        "route", "arrived",
    ]  # fmt: skip


@pytest.mark.rule("4.0a", "4.0b")
def test_the_system_goes_on_alone_until_it_passes() -> None:
    match = table(
        frames=[stop(), frame("Operations", who="sparta", omens=0)],
        passed={"athens": True},
        sparta=SPARTA_431,
        made={"sparta": 1},
        strategy="attack_athens",
        dice=[1, 2, 5],
    )
    assert match.state.operations_made["sparta"] == 2
    assert match.state.passed["sparta"]
