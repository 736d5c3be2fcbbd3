"""Actions as numbers and views as vectors: stable, complete, within bounds, blind to what is hidden."""

from __future__ import annotations

from random import Random

import numpy
import pytest

import polemos
from polemos import BadData
from polemos.engine.match import Match
from polemos.engine.prompt import Prompt
from polemos.lab.actions import SPARE, ActionSpace, action_space, folder, parse, write
from polemos.lab.observation import Encoder, encoder, facts, layout, size

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


def moments(name: str, count: int) -> list[Match]:
    """The states of the beginning of a random match."""
    game, chance = polemos.game(name), Random(5)
    match = game.start(seed=5, options=game.trial_options())
    found = []
    for _ in range(count):
        if match.over:
            break
        found.append(match.clone())
        role = match.deciders[0]
        match.play(role, *chance.choice(match.prompt(role).pairs()))
    return found


# --- observations -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", polemos.games())
def test_vectors_have_one_size_bounds_and_something_to_say(name: str) -> None:
    game = polemos.game(name)
    seen = [encoder(game).vector(match, match.deciders[0]) for match in moments(name, 60)[::10]]
    assert {vector.shape for vector in seen} == {(size(game),)}
    assert all(numpy.all(numpy.abs(vector) < 1) for vector in seen)
    assert len({vector.tobytes() for vector in seen}) > 1


@pytest.mark.parametrize("name", polemos.games())
def test_vectors_know_no_more_than_the_view(name: str) -> None:
    game = polemos.game(name)
    for match in moments(name, 80)[::20]:
        for role in match.roles:
            dealt = match.determinize(role, 9)
            assert numpy.array_equal(encoder(game).vector(match, role), encoder(game).vector(dealt, role))


def test_blocks_follow_each_other_and_carry_their_names() -> None:
    game = polemos.game("hellespont")
    blocks = {block.name: block for block in layout(game)}
    at = 0
    for block in layout(game):
        assert block.start == at
        at += block.size
    assert at == size(game)
    places, sides = blocks["count"].axes
    match = game.start(seed=1)
    vector = Encoder(game).vector(match, "athens")
    cell = blocks["count"].start + places.index("sestos") * len(sides) + sides.index("athens")
    there = [
        p for p in match.view("athens")["pieces"].values() if (p["at"], p["side"]) == ("sestos", "athens")
    ]
    assert len(there) > 1
    assert vector[cell] == pytest.approx(len(there) / (10 + len(there)))


def test_facts_of_a_view_by_name() -> None:
    found = dict(facts({"wars": ["rome", "epirus"], "peace": True, "deck": 7, "bids": {"a": -1}}))
    assert found == {"wars=rome": 10.0, "wars=epirus": 10.0, "peace": 10.0, "deck": 7.0, "bids.a": -1.0}
