"""5.0-5.5, 5.9: the order of battles, sieges, staying or going home."""

from __future__ import annotations

from typing import Any

import pytest

from polemos.engine.match import Match
from tests.games.peloponnesian_war.scene import (
    combat_phase,
    keys,
    lines,
    points,
    stop,
    table,
    told,
    turn,
    war,
)


def combat(dice: list[int], **fields: Any) -> Match:
    """A whole Combat Phase."""
    return table(frames=[stop(), combat_phase()], dice=dice, **fields)


def going_on(segment: str, dice: list[int], **fields: Any) -> Match:
    """The Combat Phase from one of its segments on."""
    return table(frames=[stop(), combat_phase(segment)], phase="combat", dice=dice, **fields)


def besieging(place: str, side: str, leader: str, dice: list[int], **fields: Any) -> Match:
    """A siege that has been laid; whoever takes the city stays."""
    return going_on("sieges", [*dice, 6, 6], leaders={leader: place}, sieges={place: side}, **fields)


def siege(place: str, side: str, leader: str, dice: list[int], **fields: Any) -> Any:
    return besieging(place, side, leader, dice, **fields).state


def laid(**fields: Any) -> dict[str, str]:
    """The sieges that a Combat Phase begins with."""
    return {args["place"]: args["who"] for _, args in lines(combat([6] * 9, **fields), "siege-laid")}


@pytest.mark.rule("5.1a", "5.1b")
def test_an_army_before_an_empty_fortress_besieges_it() -> None:
    forces = {"athens": {"melos": "2h 2n"}, "sparta": {"olynthus": "3ah"}}
    assert laid(**forces, leaders={"cleon": "melos"}) == {
        "melos": "athens"
    }  # neutral; a Force without leader never besieges


@pytest.mark.rule("5.1c")
@pytest.mark.parametrize(("garrison", "besieged"), [("1ah", True), ("2ah", False)])
def test_a_garrison_four_points_weaker_is_besieged(garrison: str, besieged: bool) -> None:
    forces = {"athens": {"megara": "5h"}, "sparta": {"megara": garrison}}
    assert ("megara" in laid(**forces, leaders={"cleon": "megara"})) is besieged
    assert laid(**forces, leaders={"cleon": "megara", "agis": "megara"}) == {}


@pytest.mark.rule("5.1c", "5.3f")
@pytest.mark.parametrize(
    ("side", "leader", "place", "active"),
    [("athens", "cleon", "amphipolis", ""), ("sparta", "agis", "syracuse", "sparta")],
)
def test_a_captured_city_is_won_back_by_siege(side: str, leader: str, place: str, active: str) -> None:
    other = "sparta" if side == "athens" else "athens"
    forces: dict[str, Any] = {side: {place: "7h"}, other: {place: "1ah"}}
    fields: dict[str, Any] = {"held": {place: other}, "leaders": {leader: place}, **forces}
    match = combat([6, 6], active={"syracuse": active}, **fields)
    assert told(match, "siege-succeeds")["place"] == place
    assert match.state.controller(place) == side
    assert "battle" not in keys(match)


@pytest.mark.rule("2.3e", "5.1c")
def test_a_friendly_rebel_city_is_never_besieged() -> None:
    fields: dict[str, Any] = {"rebels": {"amphipolis": "sparta"}, "leaders": {"agis": "amphipolis"}}
    fields["held"] = {"amphipolis": "athens"}
    assert laid(sparta={"amphipolis": "7h"}, athens={"amphipolis": "1h"}, **fields) == {}


@pytest.mark.rule("EV.10e", "1.3f")
def test_whoever_stands_alone_in_neutral_corcyra_controls_it() -> None:
    state = war(athens={"corcyra": "2n"}, corcyra_neutral=True, held={}, phase="home")
    state.settle_control()
    assert state.controller("corcyra") == "athens"


@pytest.mark.rule("5.2a", "5.2b")
def test_battles_come_by_category() -> None:
    match = combat(
        [6, 1] * 8,
        athens={"sparta": "2h", "thebes": "2ah", "tegea": "2ah", "megara": "1n"},
        sparta={"sparta": "9h", "thebes": "9ah", "tegea": "3ah", "pegae": "3an", "eleusis": "1ac"},
        held={"megara": "athens", "eleusis": "sparta"},
        seed=2,
    )
    order = [line.args["place"] for line in match.log(None) if line.key == "battle"]
    assert order[:3] == ["sparta", "thebes", "tegea"]
    ally = combat(
        [6, 1] * 8,
        athens={"argos": "4ah", "asine": "2h"},
        sparta={"argos": "1ah", "asine": "1ah"},
        active={"argos": "athens"},
        held={"asine": "athens"},
    )
    assert [args["place"] for _, args in lines(ally, "battle")] == ["argos", "asine"]


@pytest.mark.rule("5.2b")
def test_the_order_within_a_category_is_drawn() -> None:
    def order(seed: int) -> list[object]:
        forces = {"tegea": "2h", "elis": "2h", "megara": "2h"}
        enemies = {"tegea": "2ah", "elis": "2ah", "megara": "2ah"}
        match = combat([6, 1] * 6, athens=forces, sparta=enemies, seed=seed)
        return [line.args["place"] for line in match.log(None) if line.key == "battle"]

    assert len({str(order(seed)) for seed in range(8)}) > 1


@pytest.mark.rule("5.2a", "5.2c")
def test_a_force_must_itself_stand_in_the_enemys_influence() -> None:
    far: dict[str, Any] = {
        "athens": {"thebes": "2c"},
        "sparta": {"megara": "2ac"},
        "held": {"thebes": "athens"},
    }
    apart = war(**far, phase="combat")
    assert set(apart.influenced_spaces("athens")) & set(apart.influenced_spaces("sparta"))
    assert "battle" not in keys(combat([], **far))
    close = combat([6, 1], athens={"plataea": "2c"}, sparta={"thebes": "2ah"})
    fight = told(close, "battle")
    assert (fight["place"], fight["to_place"], fight["who"]) == ("thebes", "plataea", "athens")


@pytest.mark.rule("5.2d")
def test_a_force_may_fight_twice() -> None:
    match = combat(
        [6, 1, 6, 1],
        athens={"tegea": "6h", "mantinea": "1c"},
        sparta={"tegea": "2ah", "orchomenus_arc": "2ah"},
        held={"tegea": "athens", "mantinea": "athens"},
    )
    assert keys(match).count("battle") == 2


@pytest.mark.rule("5.2.4a", "5.5a")
def test_without_a_battle_the_ships_give_way() -> None:
    match = combat([], athens={"cyllene": "3n"}, sparta={"cyllene": "2ah"})
    assert match.state.force("sparta", "cyllene") == points("2ah")
    assert match.state.force("athens", "piraeus") == points("3n")


@pytest.mark.rule("5.2.4b")
def test_in_different_spaces_both_stay() -> None:
    match = combat([], athens={"aegina": "3n"}, sparta={"methana": "2ah"})
    assert match.state.force("athens", "aegina") == points("3n")
    assert match.state.force("sparta", "methana") == points("2ah")


@pytest.mark.rule("5.3a")
def test_a_siege_without_an_army_is_lifted() -> None:
    match = going_on("sieges", [], athens={"melos": "2h"}, sieges={"melos": "athens"})
    assert match.state.sieges == {}
    assert not {"siege-total", "siege-plain", "siege-fails"} & set(keys(match))


@pytest.mark.rule("5.3b")
def test_sieges_come_by_category() -> None:
    match = combat(
        [4] * 8,
        athens={"corinth": "5h", "melos": "5n"},
        leaders={"cleon": "corinth", "phormio": "melos"},
    )
    order = [line.args["place"] for line in match.log(None) if line.key in ("siege-total", "siege-plain")]
    assert order == ["corinth", "melos"]


@pytest.mark.rule("5.3c", "5.3e")
def test_more_ships_in_the_harbour_save_it_without_a_roll() -> None:
    match = besieging(
        "corinth", "athens", "phormio", [6], athens={"corinth": "9ah 1n"}, sparta={"corinth": "2an"}
    )
    state = match.state
    assert not {"siege-total", "siege-plain"} & set(keys(match))
    assert told(match, "going-home") == {"who": "athens", "force": "1N + 9H (all.)"}
    assert state.ravaged == {"corinth"}
    assert state.confidence == {"athens": -1, "sparta": 0}
    assert state.leader_at["phormio"] == "out"
    assert state.points["player"] == 0


@pytest.mark.rule("5.3d", "5.3f", "9.0a")
@pytest.mark.parametrize(("die", "taken"), [(2, True), (1, False), (6, True)])
def test_vector_fifteen_die_and_tactics_of_four_take_a_city(die: int, taken: bool) -> None:
    fields = {"athens": {"megara": "6h"}, "sparta": {"megara": "1ah"}}
    state = siege("megara", "athens", "demosthenes", [die], **fields)
    assert (state.controller("megara") == "athens") is taken
    assert state.treasury["athens"] == (5300 if taken else 5000)
    assert state.confidence["athens"] == (1 if taken else -1)
    assert state.confidence["sparta"] == (-1 if taken else 0)
    assert state.losses["sparta"] == points("1ah" if taken else "")
    assert "megara" in state.ravaged
    assert state.points["player"] == (10 if taken else 0)


@pytest.mark.rule("5.3.2a", "5.3d")
def test_syracuse_takes_two_off_the_die() -> None:
    fields: dict[str, Any] = {"athens": {"syracuse": "4h 4n"}, "active": {"syracuse": "sparta"}}
    lost = siege("syracuse", "athens", "demosthenes", [2], **fields)
    assert lost.controller("syracuse") != "athens"
    won = siege("syracuse", "athens", "demosthenes", [4], **fields)
    assert won.controller("syracuse") == "athens"


@pytest.mark.rule("5.3g")
def test_a_neutral_or_rebel_city_does_not_hurt_the_enemy() -> None:
    neutral = siege("melos", "athens", "phormio", [6], athens={"melos": "2n"})
    assert neutral.confidence == {"athens": 1, "sparta": 0}
    rebel = siege(
        "mytilene", "athens", "phormio", [6], athens={"mytilene": "2n"}, rebels={"mytilene": "sparta"}
    )
    assert rebel.confidence == {"athens": 1, "sparta": 0}
    assert rebel.controller("mytilene") == "athens"


@pytest.mark.rule("9.0b")
def test_a_friendly_city_lost_to_a_siege_costs_the_player_fifteen() -> None:
    state = siege("eleusis", "sparta", "brasidas", [6], sparta={"eleusis": "5h"})
    assert state.points["player"] == -15
    failed = siege("eleusis", "sparta", "pleistoanax", [1], sparta={"eleusis": "5h"})
    assert failed.points["player"] == 0


@pytest.mark.rule("5.3.1a")
@pytest.mark.parametrize(("garrison", "besieged"), [("6h", True), ("9h", True), ("10h", False)])
def test_the_long_walls_make_every_attack_a_siege_unless_outnumbered_by_three(
    garrison: str, besieged: bool
) -> None:
    forces = {"athens": {"athens": garrison}, "sparta": {"athens": "7h"}}
    assert ("athens" in laid(**forces, leaders={"agis": "athens", "cleon": "athens"})) is besieged


@pytest.mark.rule("5.3.1b", "5.3.1c")
def test_grain_from_the_euxine_saves_athens() -> None:
    fields: dict[str, Any] = {"sparta": {"athens": "7h", "byzantium": "1ah"}}
    saved = siege("athens", "sparta", "brasidas", [], **fields)
    assert saved.controller("athens") == "athens"
    starved = siege("athens", "sparta", "brasidas", [6], **fields, held={"byzantium": "sparta"})
    assert starved.controller("athens") == "sparta"


@pytest.mark.rule("5.3.1d")
def test_the_siege_of_athens_waits_for_the_siege_segment() -> None:
    match = combat(
        [3], athens={"athens": "2h"}, sparta={"athens": "7h"}, leaders={"agis": "athens"}, phase="operations"
    )
    assert keys(match).index("siege-laid") < keys(match).index("siege-fails")
    assert "battle" not in keys(match)


@pytest.mark.rule("5.3.1e")
def test_influence_and_the_long_walls() -> None:
    state = war(athens={"athens": "2c", "piraeus": "1n 1c"}, sparta={"decelea": "2h 2c", "eleusis": "3ac"})
    assert "decelea" in state.influenced_spaces("athens")
    assert "athens" not in state.influenced_spaces("sparta")
    state.enter_phase("combat", "")
    assert "decelea" not in state.influenced_spaces("athens")
    assert "aegina" in state.influenced_spaces("athens")
    assert "athens" not in state.influenced_spaces("sparta")


@pytest.mark.rule("5.3.1f")
def test_in_piraeus_the_men_give_way() -> None:
    match = combat([], athens={"piraeus": "3n"}, sparta={"piraeus": "2ah"})
    assert match.state.force("athens", "piraeus") == points("3n")
    assert "piraeus" not in match.state.forces["sparta"]


@pytest.mark.rule("5.4a")
@pytest.mark.parametrize(("die", "stays"), [(5, True), (4, False)])
def test_die_and_strategy_of_six_keep_an_army_in_place(die: int, stays: bool) -> None:
    leaders = {"phormio": "pylos", "cleon": "pylos"}
    state = going_on("stay or go", [die], athens={"pylos": "3h 2n"}, leaders=leaders).state
    assert state.force("athens", "pylos") == points("3h 2n" if stays else "1h")
    assert state.leader_at["cleon"] == state.leader_at["phormio"] == "out"


@pytest.mark.rule("5.4b")
@pytest.mark.parametrize(
    ("place", "force", "left"),
    [
        ("pylos", "1ah 2c 2n", "1ah"),
        ("pylos", "1c 2n", "1c"),
        ("pylos", "1n 1an", "1n"),
        ("pylos", "1h 2ah", "1h"),
        ("cythera", "2h 1an 1n", "1n"),
        ("cythera", "2h 1an", "1an"),
    ],
)
def test_which_point_stays(place: str, force: str, left: str) -> None:
    state = going_on("stay or go", [1], athens={place: force}, leaders={"nicias": place}).state
    assert state.force("athens", place) == points(left)


@pytest.mark.rule("5.4c", "5.5a")
def test_after_the_combat_phase_all_is_quiet() -> None:
    match = combat(
        [1] * 30,
        athens={"pylos": "3h 2n", "melos": "2n", "tegea": "2h"},
        sparta={"tegea": "2ah", "decelea": "5h"},
        leaders={"cleon": "pylos", "phormio": "melos", "agis": "decelea"},
        held={"pylos": "athens", "decelea": "sparta"},
    )
    state = match.state
    assert state.sieges == {}
    assert set(state.forces["athens"]) & set(state.forces["sparta"]) == set()
    assert state.box == {"athens": points(""), "sparta": points("")}
    assert not [n for n, at in state.leader_at.items() if at in state.map.kind]
    assert told(match, "going-home")["who"] in ("athens", "sparta")


@pytest.mark.rule("5.9c")
def test_allied_points_return_from_samos_when_chios_is_friendly_again() -> None:
    forces = {"samos": "1n 2an", "erythrae": "1ac"}  # whose riders put Chios down (6.1)
    match = table(
        frames=[stop(), turn("rebellion")],
        athens=forces,
        rebels={"chios": "sparta"},
        happened=["chios_lost"],
    )
    assert match.state.force("athens", "chios") == points("2an")
    assert match.state.force("athens", "samos") == points("1n")
