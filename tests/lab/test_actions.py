"""Actions as numbers: stable, complete, within bounds."""

from __future__ import annotations

import pytest

import polemos
from polemos import BadData
from polemos.engine.prompt import Prompt
from polemos.lab.actions import SPARE, ActionSpace, action_space, folder, parse, write
from tests.lab.moments import moments

SMALL = ActionSpace((("done", None), ("move", "sestos"), ("pay", 3)))


def test_numbers_of_known_pairs_are_their_lines() -> None:
    prompt = Prompt("x", "1", {"move": ("sestos",), "done": (None,)})
    assert SMALL.legal(prompt) == {0: ("done", None), 1: ("move", "sestos")}
    assert SMALL.pair(1, prompt) == ("move", "sestos")
    assert SMALL.size == 512 > SPARE


def test_unknown_pairs_take_spare_numbers_from_the_far_end() -> None:
    prompt = Prompt("x", "1", {"fly": ("delos", "naxos"), "pay": (3, 4)})
    assert SMALL.legal(prompt) == {
        2: ("pay", 3),
        509: ("pay", 4),
        510: ("fly", "naxos"),
        511: ("fly", "delos"),
    }
    assert SMALL.name(511) == "spare 0"


def test_a_flood_of_unknown_pairs_never_takes_a_known_number() -> None:
    prompt = Prompt("x", "1", {"fly": tuple(range(1000)), "pay": (3,)})
    legal = SMALL.legal(prompt)
    assert legal[2] == ("pay", 3)
    assert sorted(legal) == list(range(2, 512))


def test_numbers_that_are_not_offered_are_named() -> None:
    prompt = Prompt("x", "1", {"done": (None,)})
    with pytest.raises(BadData, match="move sestos"):
        SMALL.pair(1, prompt)
    for number in (-1, 512):
        with pytest.raises(BadData, match="not a number from 0 to 511"):
            SMALL.pair(number, prompt)


def test_pairs_are_written_and_read_alike() -> None:
    for pair in (("done", None), ("move", "m5"), ("pay", 3), ("bid", -2), ("order", "a b")):
        assert parse(write(pair)) == pair


@pytest.mark.parametrize("name", polemos.games())
def test_tables_name_no_pair_twice_and_know_nearly_all_of_a_random_game(name: str) -> None:
    """New rules may bring new pairs before the table is renewed; spare numbers serve them meanwhile."""
    space = action_space(name)
    assert (folder() / f"{name}.txt").is_file()
    assert len(set(space.pairs)) == len(space.pairs) <= space.size - SPARE
    offered = [pair for match in moments(name, 300) for pair in match.prompt(match.deciders[0]).pairs()]
    known = sum(pair in set(space.pairs) for pair in set(offered))
    assert known >= 0.8 * len(set(offered))
