"""11.0 and the errata: two players."""

from __future__ import annotations

from typing import Any

import pytest

from polemos import NotYourTurn
from polemos.engine.match import Match
from polemos.engine.result import Result
from polemos.server.messages import Order, Unless
from polemos.server.orders import Standing
from tests.games.peloponnesian_war.scene import (
    GAME,
    administration,
    choosing,
    cited,
    combat_phase,
    end_of_turn,
    keys,
    opening,
    play,
    points,
    stop,
    table,
    turn,
)

TWO = "peloponnesian_war_two"


def marching(**fields: Any) -> Match:
    match = opening("athens", "cleon", scenario=TWO, player="", athens={"athens": "2h"}, **fields)
    play(match, "march", "panactum")
    play(match, "activate_all", "h")
    play(match, "depart")
    return match


@pytest.mark.rule("11.0a")
def test_both_sides_are_played_and_no_matrix_is_read() -> None:
    match = GAME.start(TWO)
    assert match.deciders == ("sparta",)
    match.play("sparta", "pass")
    assert match.deciders == ("athens",)
    assert not [k for k in keys(match) if k.startswith(("np-", "strategy"))]
    with pytest.raises(NotYourTurn):
        match.play("sparta", "pass")


@pytest.mark.rule("11.0b")
@pytest.mark.parametrize(
    ("athens", "sparta", "dice", "first"),
    [
        ("cleon", "agis", [], "athens"),
        ("pericles", "callicratides", [], "sparta"),
        ("demosthenes", "brasidas", [], "sparta"),
        ("thrasyllus", "lysander", [], "sparta"),
        ("pericles", "agis", [3], "athens"),
        ("pericles", "agis", [4], "sparta"),
    ],
)
def test_the_better_strategist_opens(athens: str, sparta: str, dice: list[int], first: str) -> None:
    match = table(
        frames=[stop(), turn("operations")],
        scenario=TWO,
        athens={"athens": "6h"},
        sparta={"sparta": "10h"},
        leaders={athens: "athens", sparta: "sparta"},
        chief={"athens": athens, "sparta": sparta},
        dice=dice,
    )
    assert match.deciders == (first,)


@pytest.mark.rule("11.0c")
@pytest.mark.parametrize(("die", "first", "second"), [(2, "athens", "sparta"), (5, "sparta", "athens")])
def test_players_choose_the_next_battle_in_turn(die: int, first: str, second: str) -> None:
    both = {"tegea": "2h", "elis": "2h", "megara": "2h"}
    match = table(
        frames=[stop(), combat_phase()],
        scenario=TWO,
        athens=both,
        sparta={p: "2ah" for p in both},
        dice=[die, 6, 1, 6, 1, 6, 1],
    )
    assert match.deciders == (first,)
    assert match.prompt(first).choices == {"resolve": ("elis", "megara", "tegea")}
    play(match, "resolve", "megara")
    assert match.deciders == (second,)


@pytest.mark.rule("11.0d")
def test_interception_is_the_owners_choice() -> None:
    match = marching(sparta={"thebes": "2ac"}, dice=[6, 2, 2])
    assert match.deciders == ("sparta",)
    assert match.prompt("sparta").choices == {"intercept": ("thebes",), "decline": (None,)}
    declined = marching(sparta={"thebes": "2ac"}, dice=[6, 2, 2])
    play(declined, "decline")
    assert declined.state.force("athens", "panactum") == points("2h")
    assert declined.state.chance.given == (6, 2, 2)
    play(match, "intercept", "thebes")
    assert "intercepted" in keys(match)


@pytest.mark.rule("4.7c", "4.7d", "11.0d")
@pytest.mark.parametrize(
    ("watcher", "odds"),
    [
        ("2ac", {"battle": 8, "win": 28, "lose": 72}),  # 11 or 12; one hoplite more and a better tactician
        ("8h 1c", {"battle": 100, "win": 100, "lose": 0}),  # eight men, of whom half are the interceptor's
    ],
)
def test_the_owner_is_told_what_an_interception_leads_to(watcher: str, odds: dict[str, int]) -> None:
    match = marching(sparta={"thebes": watcher}, dice=[6, 2, 2])
    assert match.view("sparta")["forecast"] == {"interception": {"thebes": odds}}
    play(match, "decline")
    assert "interception" not in match.view("sparta")["forecast"]


@pytest.mark.rule("5.2e", "11.0d")
def test_horsemen_who_meet_a_fleet_have_no_battle_to_expect() -> None:
    match = opening(
        "athens", "cleon", scenario=TWO, player="", athens={"piraeus": "2n"}, sparta={"decelea": "2ac"}
    )
    for verb, arg in (("march", "oropus"), ("muster", "piraeus"), ("activate_all", "n"), ("depart", None)):
        play(match, verb, arg)
    assert match.view("sparta")["forecast"] == {"interception": {"decelea": {}}}


@pytest.mark.rule("11.0e")
@pytest.mark.parametrize(
    ("side", "die", "passes"),
    [("athens", 5, False), ("athens", 6, True), ("sparta", 4, False), ("sparta", 5, True)],
)
def test_the_auguries_of_athens_and_sparta(side: str, die: int, passes: bool) -> None:
    other = "sparta" if side == "athens" else "athens"
    match = table(
        frames=choosing(side, False),
        scenario=TWO,
        athens={"athens": "6h"},
        sparta={"sparta": "10h"},
        made={"athens": 1, "sparta": 1},
        passed={other: True},
        dice=[die],
    )
    play(match, "consult")
    assert match.state.passed[side] is passes
    assert cited(match.state, "pass-augury") == (["11.0e"] if passes else [])


def no_battle(place: str, leaders: dict[str, str], athens: str, sparta: str) -> Match:
    return table(
        frames=[stop(), combat_phase()],
        scenario=TWO,
        athens={place: athens},
        sparta={place: sparta},
        leaders=leaders,
        dice=[6, 6, 6],
    )


@pytest.mark.rule("ERR.a")
@pytest.mark.parametrize(
    ("place", "leaders", "stays"),
    [
        ("cyllene", {"agis": "cyllene"}, "athens"),  # the Army yields to the Force
        ("cyllene", {"cleon": "cyllene"}, "sparta"),
        ("cyllene", {"agis": "cyllene", "cleon": "cyllene"}, "sparta"),  # the stranger yields
        ("dyme", {"agis": "dyme", "cleon": "dyme"}, "sparta"),  # neutral: the fleet yields
    ],
)
def test_who_gives_way_where_there_is_no_battle(place: str, leaders: dict[str, str], stays: str) -> None:
    match = no_battle(place, leaders, "2n", "2ah")
    gone = "sparta" if stays == "athens" else "athens"
    assert place in match.state.forces[stays]
    assert place not in match.state.forces[gone]


def test_both_sides_build_and_both_keep_their_own_score() -> None:
    match = table(frames=[stop(), administration("athens builds")], scenario=TWO)
    assert match.deciders == ("athens",)
    play(match, "done")
    assert match.deciders == ("sparta",)
    assert match.state.points == {"athens": 0, "sparta": 0}


def ended(**fields: Any) -> Result:
    """The last turn of the war ends."""
    frames = [stop(), end_of_turn()]
    match = table(frames=frames, scenario=TWO, turn=10, **fields)
    assert match.result is not None
    return match.result


def test_a_surrender_decides_and_otherwise_the_points() -> None:
    lost = ended(bellicosity={"athens": 0, "sparta": 9}, points={"athens": 50, "sparta": 0})
    assert (lost.reason, lost.winner) == ("surrender", "sparta")
    assert ended(points={"athens": 10, "sparta": -5}).winner == "athens"
    assert ended().winner is None


def coasting() -> Match:
    """A Spartan fleet sails from Gythium to Byzantium, past harbours full of Athenian ships."""
    harbours = ("piraeus", "chios", "samos", "lemnos", "sestus", "andros", "scyros")
    match = opening(
        "sparta", "lysander", sparta={"gythium": "8n"}, athens=dict.fromkeys(harbours, "1n"), scenario=TWO,
        player="",
    )  # fmt: skip
    for verb, arg in (("march", "byzantium"), ("muster", "gythium"), ("activate_all", "n"), ("depart", None)):
        play(match, verb, arg)
    return match


@pytest.mark.rule("11.0d")
def test_one_standing_order_answers_all_questions_of_a_march() -> None:
    """Many Forces could intercept; "let this operation pass" is said once, and asked again when the odds are
    better than that."""
    match = coasting()
    first = match.prompt("athens")
    order = Order("intercept", "decline", args={"leader": first.args["leader"], "to_place": "byzantium"})
    bold = Order("intercept", "decline", unless=Unless("odds", 10))
    answered = 0
    while match.deciders == ("athens",) and match.prompt("athens").message == "intercept":
        prompt = match.prompt("athens")
        assert Standing(1, order, 2, 0).fits(prompt)
        assert not Standing(1, bold, 2, 0).fits(prompt)
        assert prompt.args["odds"] == 12
        answered += 1
        match.play("athens", "decline")
    assert answered == 9
