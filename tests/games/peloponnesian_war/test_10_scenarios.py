"""10.0: set-ups and special rules of the scenarios."""

from __future__ import annotations

import pytest

from polemos.games.peloponnesian_war.rules.end_of_turn import adjust_bellicosity, spoiled_count
from polemos.games.peloponnesian_war.rules.strategy_matrix import defensive
from polemos.games.peloponnesian_war.rules.strength_points import counts
from polemos.games.peloponnesian_war.rules.treasury import spendable
from polemos.games.peloponnesian_war.rules.victory import surrendered
from polemos.games.peloponnesian_war.setup import set_up
from polemos.games.peloponnesian_war.state import War
from tests.games.peloponnesian_war.scene import GAME, PRINTED, points, told, war


def fresh(scenario: str) -> War:
    """A set-up before anything automatic has happened."""
    match = GAME.start(scenario)
    return set_up(PRINTED, scenario, match.state.options, match.state.chance)


def stacks(state: War, side: str) -> dict[str, str]:
    kinds = ("h", "c", "n", "ah", "ac", "an")
    return {
        place: " ".join(f"{n}{k}" for n, k in zip(counts(force), kinds, strict=True) if n)
        for place, force in state.forces[side].items()
    }


@pytest.mark.rule("10.0a")
def test_four_scenarios_alone_and_for_two() -> None:
    four = ["peloponnesian_war", "archidamian_war", "decelean_war", "fall_of_athens"]
    assert [s.id for s in GAME.scenarios] == [*four, *(f"{name}_two" for name in four)]
    assert [s.roles for s in GAME.scenarios] == [("player",)] * 4 + [("athens", "sparta")] * 4


@pytest.mark.rule("10.1.1a", "10.1.1b", "10.1.1c", "10.1.1d", "10.2a")
@pytest.mark.parametrize("scenario", ["peloponnesian_war", "archidamian_war"])
def test_athens_in_431(scenario: str) -> None:
    state = fresh(scenario)
    assert (state.player, state.turn) == ("athens", 1)
    assert (state.treasury["athens"], state.bellicosity["athens"], state.confidence["athens"]) == (
        4500,
        10,
        0,
    )
    assert stacks(state, "athens") == {
        "athens": "6h 1c", "piraeus": "8n", "naupactus": "1n", "potidaea": "2h 3n 1ac", "corcyra": "1ah 3an",
        "chios": "1ah 2an", "larisa": "2ah 5ac", "pella": "1ac", "amphipolis": "1ah",
    }  # fmt: skip
    assert (state.leader_at["pericles"], state.leader_at["phormio"]) == ("athens", "potidaea")
    assert state.active["macedonia"] == "athens"


@pytest.mark.rule("10.1.2a", "10.1.2b", "10.1.3a", "10.1.4b")
def test_sparta_in_431() -> None:
    state = fresh("peloponnesian_war")
    assert (state.treasury["sparta"], state.bellicosity["sparta"], state.confidence["sparta"]) == (
        3000,
        10,
        0,
    )
    assert stacks(state, "sparta") == {
        "sparta": "10h 1c", "corinth": "5ah 5an", "thebes": "5ah 4ac", "potidaea": "1ah",
    }  # fmt: skip
    assert state.leader_at["archidamus"] == "sparta"
    assert state.strategy == "attack_athens"
    assert state.setup.pool == {"syracuse": points("2ah 2ac 2an"), "argos": points("4ah")}
    assert "argos" not in state.forces["athens"]
    assert state.rebels == {"potidaea": "sparta"}
    assert state.controller("potidaea") == "sparta"


@pytest.mark.rule("10.1.4a")
def test_sparta_opens_without_augury_and_pericles_leads_the_next_athenian_operation() -> None:
    match = GAME.start("peloponnesian_war", dice=[2, 1, 1, 1])  # to Decelea, and nobody intercepts
    lines = match.log(None)
    assert next(line.args["leader"] for line in lines if line.key == "operation") == "archidamus"
    assert next(line.rule for line in lines if line.key == "roll").startswith("4.2")
    assert match.prompt("player").choices.keys() == {"consult", "pass"}
    match.state.chance.given = (1,)
    match.play("player", "consult")
    assert match.prompt("player").args["leader"] == "pericles"
    assert match.state.moved["athens"]["potidaea"] == points("2h 3n 1ac")


@pytest.mark.rule("10.1.4b")
def test_potidaea_is_under_siege_in_the_first_combat_phase() -> None:
    match = GAME.start("peloponnesian_war", dice=[2])
    match.play("player", "pass")
    assert "potidaea" in [line.args["place"] for line in match.log(None) if line.key == "siege-laid"]


@pytest.mark.rule("10.3.1a", "10.3.1b", "10.3.2a", "10.3.2b", "10.3.3a")
def test_the_decelean_war() -> None:
    state = fresh("decelean_war")
    assert (state.player, state.turn, state.strategy) == ("athens", 6, "cause_rebellion")
    assert state.treasury == {"athens": 7000, "sparta": 6000}
    assert state.bellicosity == {"athens": 6, "sparta": 6}
    assert stacks(state, "athens") == {
        "athens": "3h 2c", "piraeus": "8n", "corcyra": "1ah 3an", "chios": "1ah 2an", "pylos": "1n",
        "naupactus": "1n", "larisa": "2ah 4ac", "syracuse": "4h 4n",
    }  # fmt: skip
    assert stacks(state, "sparta") == {
        "sparta": "7h 1c", "corinth": "5ah 5an", "thebes": "4ah 4ac", "plataea": "1ah", "heraclea": "1ah",
        "amphipolis": "1ah", "syracuse": "2ah 2ac 3an",
    }  # fmt: skip
    assert state.leader_at["nicias"] == state.leader_at["gylippus"] == "syracuse"
    assert (state.leader_at["agis"], state.alcibiades, state.leader_at["alcibiades"]) == ("sparta", 1, "away")
    assert state.setup.pool == {"argos": points("4ah"), "pella": points("2ac")}


@pytest.mark.rule("10.3.4a", "3.1.2h")
def test_it_opens_with_a_spartan_answer_to_syracuse() -> None:
    match = GAME.start("decelean_war")
    assert told(match, "np-condition") == {"who": "sparta", "condition": "syracuse", "place": "decelea"}
    assert match.state.leader_at["agis"] in ("decelea", "out")
    other = GAME.start("decelean_war", options={"syracuse_answer": "syracuse"})
    assert defensive(fresh("decelean_war"), "sparta") is not None
    assert told(other, "np-condition")["place"] == "syracuse"


@pytest.mark.rule("4.3f", "10.1.4b")
@pytest.mark.parametrize(
    ("scenario", "moved"), [("peloponnesian_war_two", ["potidaea"]), ("decelean_war_two", ["syracuse"])]
)
def test_only_the_side_that_has_made_its_operation_has_moved(scenario: str, moved: list[str]) -> None:
    state = fresh(scenario)
    assert (list(state.moved["athens"]), list(state.moved["sparta"])) == (moved, [])


@pytest.mark.rule("10.3.4b", "10.3.4c", "10.3.4d", "10.3.4e")
def test_special_rules_of_the_decelean_war() -> None:
    state = fresh("decelean_war")
    assert not state.setup.armistice
    assert state.active == {"argos": "", "macedonia": "", "syracuse": "sparta", "persia": ""}
    dead = {n for n, at in state.leader_at.items() if at == "dead"}
    assert dead == {"brasidas", "archidamus", "pericles", "cleon"}
    assert state.deaths == {"athens": 2, "sparta": 2}
    from polemos.games.peloponnesian_war.rules.random_events import happens

    assert happens(state, 9, 6, False)
    assert state.active["macedonia"] == "sparta"


@pytest.mark.rule("10.4.1a", "10.4.1b", "10.4.1c", "10.4.2a", "10.4.2b")
def test_the_fall_of_athens() -> None:
    state = fresh("fall_of_athens")
    assert (state.player, state.turn, state.strategy) == ("sparta", 7, "attack_spartan_ally")
    assert state.treasury == {"athens": 2000, "sparta": 6000}
    assert state.bellicosity == {"athens": 3, "sparta": 5}
    assert stacks(state, "sparta") == {
        "sparta": "3h 1c", "decelea": "5h 2ac", "corinth": "5ah 2an", "thebes": "5ah 2ac", "heraclea": "1ah",
        "amphipolis": "1ah", "syracuse": "2ah 2ac", "pella": "2ac", "miletus": "1ah 3ac", "abydus": "2n 1an",
        "oropus": "1n 1an", "panactum": "1h", "plataea": "1ah",
    }  # fmt: skip
    assert stacks(state, "athens") == {
        "athens": "2h", "piraeus": "2n", "corcyra": "1ah 2an", "abydus": "1h 2n 2ah 1an", "naupactus": "1an",
        "argos": "3ah",
    }  # fmt: skip
    assert state.leader_at["mindarus"] == state.leader_at["thrasybulus"] == "abydus"
    assert (state.alcibiades, state.leader_at["alcibiades"]) == (2, "away")


@pytest.mark.rule("10.4.3a")
def test_it_opens_with_the_players_augury() -> None:
    match = GAME.start("fall_of_athens")
    assert match.prompt("player").args["who"] == "sparta"
    assert set(match.prompt("player").choices) == {"consult", "pass"}
    assert match.state.operations_made == {"athens": 1, "sparta": 1}
    assert set(match.state.moved["sparta"]) == set(match.state.moved["athens"]) == {"abydus"}


@pytest.mark.rule("10.4.3b", "10.4.3c", "10.4.3d", "10.4.3e", "10.4.3f", "10.4.3g", "10.4.3h")
def test_special_rules_of_the_fall_of_athens() -> None:
    state = fresh("fall_of_athens")
    assert state.active == {"argos": "athens", "macedonia": "sparta", "syracuse": "sparta", "persia": ""}
    assert len(state.rebels) == 17
    assert {"chios", "miletus", "thasos", "carystus", "lindus"} <= set(state.rebels)
    assert spendable(state, "athens") == 2000
    assert set(state.pool("athens")) == {"thrasyllus", "phormio"}
    assert state.deaths["athens"] >= 3
    assert not state.setup.armistice
    assert not state.setup.larisa
    from polemos.games.peloponnesian_war.rules.random_events import happens

    assert happens(state, 7, 7, False)
    assert "alcibiades" in state.pool("athens")


@pytest.mark.rule("3.1.2l", "10.4.2b")
def test_athens_answer_at_abydus_is_the_army_of_the_set_up() -> None:
    state = war(
        scenario="fall_of_athens", player="sparta", sparta={"abydus": "2n 1an"}, held={"abydus": "sparta"}
    )
    found = defensive(state, "athens")
    assert found is not None
    assert (found[1], found[0].army) == ("abydus", (3, 0, 3))
    assert fresh("fall_of_athens").force("athens", "abydus") == points("1h 2n 2ah 1an")


@pytest.mark.rule("4.5a")
def test_scenarios_may_begin_with_active_neutrals() -> None:
    assert fresh("fall_of_athens").active["argos"] == "athens"
    assert fresh("peloponnesian_war").active["argos"] == ""


@pytest.mark.rule("8.1c", "8.2b", "10.4.2a")
def test_the_fall_of_athens_is_written_into_its_set_up() -> None:
    """23 of her spaces are lost: two points of bellicosity a turn, and she begins with three."""
    state = fresh("fall_of_athens_two")
    assert spoiled_count(state, "athens") == 23
    adjust_bellicosity(state, "athens")
    assert state.bellicosity["athens"] == 1
    assert surrendered(state) == ""
    adjust_bellicosity(state, "athens")
    assert surrendered(state) == "athens"


@pytest.mark.rule("8.1b")
def test_four_won_battles_would_save_athens_for_a_turn() -> None:
    state = fresh("fall_of_athens_two")
    state.confidence["athens"] = 4
    adjust_bellicosity(state, "athens")
    assert state.bellicosity["athens"] == 3
