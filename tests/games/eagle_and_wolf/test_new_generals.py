"""8.22e, 13.5: an army that gets another general goes on with what it was about."""

from __future__ import annotations

from typing import Any

import pytest

from games.eagle_and_wolf.scene import armies, army, choices, facts, marching, play, scene
from polemos.engine.match import Match

CONSUL = ["Cv", "Bd", "Bd", "Sp"]
ALLIES = [["epirus", "italiots"]]


def won(mover: str, nation: str, dead: tuple[str, ...], dice: tuple[int, ...], **given: Any) -> Match:
    """The mover comes to Campania and beats the consul there; two of his blades have fallen."""
    match = scene(marching(mover, nation), (1, 1, 4, *dice), options={"battles": "report"}, **given)
    play(match, ("enter", "campania"))
    match.play("epirus", "beaten", "defender")
    for element in (*dead, "def_bd_1", "def_bd_2"):
        play(match, ("destroyed", element))
    play(match, "done", ("flank", 0), ("rear", 0))
    match.play("rome", "confirm")
    return match


def italiots(dice: tuple[int, ...] = (1, 3), **given: Any) -> Match:
    """A consul is beaten by the Italiots in the emergency, and Lucania goes over to Pyrrhus."""
    field = {
        "consul_prg": army("campania", CONSUL, 6),
        "italiot": army("lucania", ["Cv", "Sp", "Sp", "Sp", "Ax"], 6, pm=3),
        **given.pop("more", {}),
    }
    return won("italiot", "italiots", (), dice, armies=field, emergency=1, box=2, allies=ALLIES, **given)


@pytest.mark.rule("8.22e", "3.13e")
def test_the_italiot_army_marches_on_under_leonatus() -> None:
    match = italiots()
    assert facts(match)["control"]["lucania"] == "epirus"
    assert match.prompt("epirus").message == "march"
    assert match.prompt("epirus").args == {"leader": "leonatus", "place": "campania", "pm": 2}
    play(match, ("besiege", 1))
    assert facts(match)["sieges"]["campania"]["by"] == "leonatus"


@pytest.mark.rule("8.22e")
def test_where_leonatus_has_an_army_the_italiots_march_on_themselves() -> None:
    match = italiots(more={"leonatus": army("bruttium", 3, pm=0)})
    assert match.prompt("epirus").args == {"leader": "italiot", "place": "campania", "pm": 2}


@pytest.mark.rule("11.1j", "13.5c")
def test_who_takes_pyrrhus_army_over_may_engage_the_next_enemy() -> None:
    field = {
        "consul_prg": army("campania", CONSUL, 6),
        "hanno": army("campania", CONSUL, 6),
        "pyrrhus": army("lucania", ["Kn", "Pk", "Pk", "Sp", "Sp"], 6, pm=3),
    }
    wars = [["carthage", "epirus"], ["epirus", "rome"]]
    start = scene(
        marching("pyrrhus", "epirus"),
        (1, 1, 4, 1, 6, 1),
        options={"battles": "report"},
        armies=field,
        wars=wars,
    )
    play(start, ("enter", "campania"), ("engage", "rome"))
    start.play("epirus", "beaten", "defender")
    for element in ("att_kn_1", "def_bd_1", "def_bd_2"):
        play(start, ("destroyed", element))
    play(start, "done", ("flank", 0), ("rear", 0))
    start.play("rome", "confirm")
    assert facts(start)["dead"] == ["pyrrhus"]
    assert start.prompt("epirus").args["leader"] == "megacles"
    assert choices(start) == {"decline": (None,), "engage": ("carthage",)}
    play(start, "decline")
    assert start.prompt("epirus").message == "march"
    assert start.prompt("epirus").args["leader"] == "megacles"
    assert armies(start)["megacles"]["pm"] == 2


@pytest.mark.rule("13.5c", "3.1a")
def test_who_took_an_army_over_does_not_move_it_a_second_time() -> None:
    field = {
        "consul_prg": army("campania", CONSUL, 6),
        "pyrrhus": army("lucania", ["Kn", "Pk", "Pk", "Sp", "Sp"], 6, pm=3),
        "leonatus": army("bruttium", 3, pm=3),
    }
    match = won("pyrrhus", "epirus", ("att_kn_1",), (1, 6, 1), armies=field)
    play(match, "stop")
    assert match.prompt("epirus").message == "moves"
    assert choices(match)["army"] == ("leonatus",)
