"""7.0: revenue and construction."""

from __future__ import annotations

from typing import Any

import pytest

from polemos.engine.match import Match
from tests.games.peloponnesian_war.scene import (
    PRINTED,
    War,
    administration,
    frame,
    go_on,
    lines,
    offered,
    play,
    points,
    stop,
    table,
    war,
)

ATTICA = PRINTED.attica


def administered(state: War) -> Match:
    """The Administrative Phase, until somebody is asked."""
    return go_on(state, administration())


def revenue(state: War, side: str) -> dict[str, int]:
    """The parts of a side's income, as the log tells them."""
    told = lines(administered(state), "revenue-part", who=side)
    return {args["part"]: args["talents"] for _, args in told}


def paragraphs(state: War, side: str) -> list[str]:
    return [rule for rule, _ in lines(administered(state), "revenue-part", who=side)]


def may_levy(state: War) -> bool:
    match = administered(state)
    return match.prompt(match.deciders[0]).message == "eisphora"


def rebuilt(state: War, seed: int = 0) -> War:
    """What the system's Sparta builds."""
    found: War = go_on(state, administration("sparta builds"), seed=seed).state
    return found


@pytest.mark.rule("7.1a", "7.1d")
def test_the_leagues_pay_their_base() -> None:
    state = war()
    assert revenue(state, "athens") == {"base": 3500}
    assert revenue(state, "sparta") == {"base": 2500}
    state.treasury["athens"] = 9000
    assert administered(state).state.treasury["athens"] == 12500


@pytest.mark.rule("7.1b")
def test_fifty_for_each_space_however_many_reasons() -> None:
    state = war(
        sparta={"decelea": "1h"},
        held={"decelea": "sparta"},
        rebels={"chios": "sparta", "melos": ""},
        ravaged=["decelea", "eleusis", "elis", "dodona"],
    )
    assert revenue(state, "athens")["lost_spaces"] == -150
    assert revenue(state, "sparta")["lost_spaces"] == -50


@pytest.mark.rule("7.1c")
def test_thebes_and_corinth_cost_two_hundred_and_fifty() -> None:
    state = war(
        athens={"thebes": "1h", "corinth": "1h"},
        held={"thebes": "athens", "corinth": "athens"},
        ravaged=["thebes"],
    )
    parts = revenue(state, "sparta")
    assert parts == {"base": 2500, "great_allies": -500}
    assert revenue(war(ravaged=["thebes"]), "sparta") == {"base": 2500, "lost_spaces": -50}


@pytest.mark.rule("7.1.1a")
def test_syracuse_pays_its_ally_until_athens_takes_it() -> None:
    ally = {"syracuse": "sparta"}
    assert revenue(war(active=ally), "sparta")["syracuse"] == 500
    fallen = war(active=ally, athens={"syracuse": "2h"}, held={"syracuse": "athens"})
    assert "syracuse" not in revenue(fallen, "sparta")


@pytest.mark.rule("7.1.1b")
def test_all_of_sicily_pays_athens_a_thousand() -> None:
    fleet = {"syracuse": "1n", "himera": "1n 1c", "catana": "1n 1c", "acragas": "1n"}
    held = dict.fromkeys(fleet, "athens")
    state = war(
        athens={**fleet, "segesta": "1h", "leontini": "1h"},
        held={**held, "segesta": "athens", "leontini": "athens"},
    )
    assert all(state.influenced("athens", p) for p in PRINTED.map.in_zone["sicily"])
    assert len(PRINTED.map.in_zone["sicily"]) == 9
    assert revenue(state, "athens")["sicily"] == 1000
    part = war(athens={"syracuse": "1n"}, held={"syracuse": "athens"})
    assert "sicily" not in revenue(part, "athens")


@pytest.mark.rule("7.1.2a", "7.1.2b")
def test_the_line_to_the_euxine() -> None:
    assert "euxine" not in revenue(war(rebels={"byzantium": "sparta"}), "athens")
    cut = war(sparta={"byzantium": "1h"}, rebels={"byzantium": "sparta"}, held={"byzantium": "sparta"})
    assert revenue(cut, "athens")["euxine"] == -1500


def epidamnus_chain(side: str) -> dict[str, Any]:
    chain = ("epidamnus", "macedonia", "larisa", "pharsalus", "heraclea")
    return {
        side: {place: "1ah" for place in chain},
        "held": {place: side for place in chain if PRINTED.map.colour[place] != side},
    }


@pytest.mark.rule("7.1.3a", "7.1.3b")
def test_a_chain_of_controlled_spaces_to_epidamnus() -> None:
    state = war(**epidamnus_chain("sparta"))
    assert revenue(state, "sparta")["epidamnus"] == 1000
    state.take("sparta", "macedonia", points("1ah"))  # an ordinary neutral: not controlled when empty
    assert "epidamnus" not in revenue(state, "sparta")
    disputed = war(**epidamnus_chain("sparta"))
    disputed.add("athens", "heraclea", points("1h"))
    assert "epidamnus" not in revenue(disputed, "sparta")


@pytest.mark.rule("7.1.4a")
@pytest.mark.parametrize("place", ATTICA)
def test_the_eisphora_needs_an_untouched_attica(place: str) -> None:
    assert may_levy(war())
    assert not may_levy(war(ravaged=[place]))
    assert not may_levy(war(sparta={place: "1h"}))


@pytest.mark.rule("7.1.4a")
def test_the_levy_is_the_players_choice() -> None:
    match = table(frames=[stop(), frame("Eisphora", turns=1)])
    play(match, "levy")
    assert match.state.treasury["athens"] == 6000
    assert (
        play(table(frames=[stop(), frame("Eisphora", turns=1)]), "decline").state.treasury["athens"] == 5000
    )


@pytest.mark.rule("7.1.4b")
def test_the_system_never_levies() -> None:
    assert not may_levy(war(player="sparta"))


@pytest.mark.rule("7.0a")
def test_revenue_comes_before_construction() -> None:
    match = table(
        frames=[stop(), administration()],
        treasury={"athens": 0, "sparta": 0},
        ravaged=["athens"],
    )
    assert match.prompt("player").message == "build"
    assert match.state.treasury == {"athens": 3450, "sparta": 2500}


@pytest.mark.rule("7.2a", "7.2b", "7.1.5a")
def test_the_player_builds_three_points_of_any_kind() -> None:
    match = table()
    assert set(offered(match, "build")) == {"h", "c", "n", "ah", "ac", "an"}
    for kind in ("h", "n", "ac"):
        assert match.prompt("player").message == "build"
        before = match.state.treasury["athens"]
        if match.state.frames[-1].left == 1:  # type: ignore[attr-defined]  # the Build frame
            break
        play(match, "build", kind)
        assert match.state.treasury["athens"] == before - 200
    assert match.state.force("athens", "piraeus") == points("1n")


@pytest.mark.rule("7.2c")
def test_the_system_replaces_what_it_lost_three_at_the_most() -> None:
    state = war(losses={"sparta": {"h": 1, "an": 1}})
    state = rebuilt(state)
    assert state.force("sparta", "sparta") == points("1h")
    assert state.force("sparta", "corinth") == points("1an")
    seen = set()
    for seed in range(8):
        many = rebuilt(war(losses={"sparta": {"h": 2, "ah": 2, "an": 2}}), seed)
        assert many.treasury["sparta"] == 4400
        seen.add(str(many.forces["sparta"]))
    assert len(seen) > 1


@pytest.mark.rule("7.2d")
def test_the_system_keeps_a_thousand_talents() -> None:
    state = war(losses={"sparta": {"h": 3}}, treasury={"athens": 5000, "sparta": 1300})
    state = rebuilt(state)
    assert state.force("sparta", "sparta") == points("1h")
    assert state.treasury["sparta"] == 1100


@pytest.mark.rule("7.1a", "7.1b", "7.1.1a", "EV.5b", "6.3b", "6.3c")
@pytest.mark.parametrize(("helots", "rule"), [(1, "6.3b"), (2, "6.3c")])
def test_each_part_of_the_revenue_has_its_paragraph(helots: int, rule: str) -> None:
    state = war(active={"syracuse": "sparta", "persia": "sparta"}, ravaged=["elis"], helots=helots)
    assert paragraphs(state, "sparta") == ["7.1a", "7.1b", "7.1.1a", "EV.5b", rule]
    assert [rule for rule, _ in lines(administered(state), "revenue")] == ["7.1", "7.1"]


@pytest.mark.rule("7.1c", "7.1.2a", "7.1.3a")
def test_so_have_the_lines_to_the_euxine_and_to_epidamnus() -> None:
    cut = war(sparta={"byzantium": "1h"}, rebels={"byzantium": "sparta"}, held={"byzantium": "sparta"})
    assert paragraphs(cut, "athens") == ["7.1a", "7.1b", "7.1.2a"]
    fields = epidamnus_chain("sparta")
    fields["held"]["corinth"] = "athens"
    state = war(athens={"corinth": "1h"}, **fields)
    assert paragraphs(state, "sparta") == ["7.1a", "7.1c", "7.1.3a"]
