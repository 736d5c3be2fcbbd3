"""4.2.2, 5.2: what is told before a click is what the dice then do, face by face through the contract."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from games.hellespont.positions import (
    at,
    besieging,
    engage,
    fight,
    fighting,
    go_on,
    last,
    orders,
    position,
    resume,
)
from games.hellespont.scenes import b_3, played
from polemos.engine.match import Match

BATTLES = {
    "t7": {"t7": "athens_h4_1 athens_h4_2 athens_p4b_1 sparta_h4_1 sparta_h3_1", "m18": "sparta_t4_1"},
    "m12": {"m12": "athens_t20_1 athens_t4_1 sparta_t10_1 sparta_t10_2 sparta_p2_1", "m5": "athens_t2_1"},
    "m5": {"m5": "athens_t10_1 sparta_t4_1", "t22": "sparta_h3_1", "t17": "athens_p2_1 chaereas"},
    "t10": {"t10": "athens_p2_1 athens_a2_1 sparta_h4b_1 dorieus", "m18": "sparta_t4_1"},
}


def noted(match: Match, verb: str, arg: str | None) -> dict[str, Any]:
    """What stands beside a choice."""
    found = [n for n in match.notes(match.deciders[0]) if (n.verb, n.arg) == (verb, arg)]
    return dict(found[0].args)


@pytest.mark.rule("4.2.2c")
@pytest.mark.parametrize("place", BATTLES)
def test_a_combat_is_won_on_as_many_faces_as_was_told(place: str) -> None:
    start = position(BATTLES[place], fighting("athens"))
    told = noted(resume(start), "fight", place)
    wins, results = 0, []
    for face in range(1, 7):
        match = resume(start, [face])
        fight(match, "athens", place)
        line = last(match, "combat-result")
        wins += line["who"] == "athens"
        results.append(line["result"].split(" - "))
        assert (line["attack"], line["defence"], line["column"]) == (
            told["attack"],
            told["defence"],
            told["column"],
        )
    assert (wins, results[0][0], results[-1][1]) == (told["wins"], told["worst"], told["best"])


@pytest.mark.rule("5.2b", "5.2c")
@pytest.mark.parametrize("garrison", ["sparta_p2_1", "sparta_p2_1*", "sparta_h4_1"])
def test_a_siege_takes_a_port_as_often_as_was_told(garrison: str) -> None:
    pieces = {"m5": "athens_t4_1", "t17": "athens_h4_1 athens_p2_1", "sestos": garrison, "m18": "sparta_t4_1"}
    start = position(pieces, besieging("athens"), advantage="sparta")
    told = noted(resume(start), "besiege", "sestos")
    fallen = weakened = 0
    rolls = list(product(range(1, 7), repeat=told["dice"]))
    for dice in rolls:
        match = resume(start, dice)
        match.play("athens", "besiege", "sestos")
        go_on(match)
        fallen += at(match, garrison.rstrip("*")) == "eliminated"
        weakened += garrison in match.position()["state"]["weak"]
    assert told["fall"] == round(100 * fallen / len(rolls))
    assert told["weaken"] == round(100 * weakened / len(rolls))


@pytest.mark.rule("TRC.col.c", "TRC.col.d")
@pytest.mark.parametrize(
    ("pieces", "answers", "verb", "to"),
    [
        ({"t5": "athens_h4_1 chaereas", "t4": "sparta_p2_1"}, ("activate t5", "pick_all"), "move", "t4"),
        ({"m5": "athens_t20_1 chaereas", "m6": "sparta_t4_1"}, ("activate m5", "pick_all"), "move", "m6"),
        (
            {"t17": "athens_h4_1", "m5": "athens_t20_1", "t22": "sparta_h3_1", "m18": "sparta_t4_1"},
            ("activate t17", "pick athens_h4_1"),
            "ferry",
            "t22",
        ),
        (
            {"t23": "athens_h4_1", "t27": "sparta_p2_1", "m18": "sparta_t4_1"},
            ("activate t23", "pick athens_h4_1"),
            "move",
            "t27",
        ),
    ],
)
def test_the_odds_told_before_a_move_are_those_of_the_combat_after_it(
    pieces: dict[str, str], answers: tuple[str, ...], verb: str, to: str
) -> None:
    match = played(b_3(pieces), answers, ())
    told = noted(match, verb, to)
    match.play("athens", verb, to)
    go_on(match, "stop", "done", "decline", "stay")
    assert noted(match, "fight", to) == told


@pytest.mark.rule("4.2.1d", "3.5f")
def test_chances_to_get_away_are_told_in_faces() -> None:
    match = resume(position(BATTLES["m12"], fighting("athens")))
    engage(match, "athens", "m12")
    assert noted(match, "evade", None) == {"faces": 2}  # open sea +1
    pieces = {"m5": "athens_t10_1 chaereas", "m6": "sparta_t4_1", "m18": "sparta_t4_2"}
    sailing = played(b_3(pieces), ("activate m5", "pick_all", "move m6"), ())
    assert noted(sailing, "run_past", None) == {"faces": 1}  # the strait


@pytest.mark.rule("2.B.3.1b", "4.1b", "2.B.3.3b")
@pytest.mark.parametrize(
    ("budget", "enemy", "key"), [(2, "m9", "combats-due"), (4, "m18", "points-lost"), (0, "m9", "falls-back")]
)
def test_the_end_of_orders_says_what_it_brings(budget: int, enemy: str, key: str) -> None:
    pieces = {"m9": "athens_t10_1 alcibiades", enemy: "sparta_t4_1"}
    if enemy == "m9":
        pieces = {"m9": "athens_t10_1 alcibiades sparta_t4_1"}
    match = resume(position(pieces, orders("athens", budget), points={"athens": 4}))
    assert key in {note.key for note in match.notes("athens") if note.verb == "done"}


@pytest.mark.rule("1.1a")
def test_who_would_not_survive_a_loss_is_named() -> None:
    pieces = {"t7": "athens_h4_1* athens_p4b_1 sparta_h4_1 sparta_h3_1 sparta_h4b_1", "m18": "sparta_t4_1"}
    match = resume(position(pieces, fighting("athens")), [1])
    fight(match, "athens", "t7")
    fatal = [note.arg for note in match.notes(match.deciders[0]) if note.key == "eliminates"]
    assert fatal == ["athens_h4_1"]
