"""Views as vectors: one layout, within bounds, blind to what is hidden, every block in use."""

from __future__ import annotations

import numpy
import pytest

import polemos
from polemos.lab.observation import Encoder, encoder, layout, size, squashed
from tests.lab.moments import moments

#: Scenarios and options that bring what the first scenario does not show.
VARIANTS = [(name, s.id, {}) for name in polemos.games() for s in polemos.game(name).scenarios]
VARIANTS += [
    ("eagle_and_wolf", "extended_2", {"battles": "table"}),
    ("hellenes", "431", {"deployment": "free"}),
    ("hellas", "standard", {"leaders": True, "setbacks": True, "new_provinces": True}),
    ("dba", "battle", {"camps": True, "landing": True}),
]

#: What random games hardly ever reach.
RARE = {"monuments", "leader", "losses", "pillaged", "stricken", "spotted"}

#: A campaign whose battles are resolved at once never shows a field.
FIELD = {"bound", "active", "pips", "elements", "ground"}


@pytest.mark.parametrize(("name", "scenario", "options"), VARIANTS)
def test_every_moment_has_its_vector(name: str, scenario: str, options: dict[str, bool]) -> None:
    game = polemos.game(name)
    for match in moments(name, 1500, scenario, options)[::7]:
        for role in match.roles:
            vector = encoder(game).vector(match, role)
            assert vector.shape == (size(game),)
            assert numpy.all(numpy.abs(vector) < 1)
            assert numpy.array_equal(vector, Encoder(game).vector(match, role))  # nothing stale was kept


@pytest.mark.parametrize("name", polemos.games())
def test_vectors_know_no_more_than_the_view(name: str) -> None:
    game = polemos.game(name)
    for match in moments(name, 400)[::20]:
        for role in match.roles:
            dealt = match.determinize(role, 9)
            assert numpy.array_equal(encoder(game).vector(match, role), encoder(game).vector(dealt, role))


@pytest.mark.parametrize("name", polemos.games())
def test_every_block_says_something_and_most_cells_are_used(name: str) -> None:
    """The old layout had whole blocks that were always 0, and 1 to 8 cells in 100 ever in use."""
    game = polemos.game(name)
    used = numpy.zeros(size(game), bool)
    scenarios = {s.id for s in game.scenarios[:2]} | {game.scenarios[-1].id}
    for scenario in sorted(scenarios):
        for match in moments(name, 1200, scenario)[::10]:
            for role in match.roles:
                used |= encoder(game).vector(match, role) != 0
    silent = {b.name for b in layout(game) if not used[b.start : b.start + b.size].any()}
    assert silent <= RARE | (FIELD if name == "eagle_and_wolf" else set())
    assert used.mean() > 0.1


def test_blocks_follow_each_other_and_carry_their_names() -> None:
    game = polemos.game("hellespont")
    at = 0
    for block in layout(game):
        assert block.start == at
        at += block.size
    assert at == size(game)


def test_a_cell_says_what_its_names_say() -> None:
    game = polemos.game("hellespont")
    match = game.start(seed=1)
    vector = Encoder(game).vector(match, "athens")
    ships = next(block for block in layout(game) if block.name == "ships")
    sides, places = ships.axes
    cell = ships.start + sides.index("athens") * len(places) + places.index("sestos")
    naval = match.state.naval("athens", "sestos")
    assert naval > 0
    assert vector[cell] == pytest.approx(naval / (10 + naval))
    assert squashed(numpy.array([0.0, 10.0, -10.0])).tolist() == [0.0, 0.5, -0.5]


@pytest.mark.parametrize("name", polemos.games())
def test_turn_and_scores_are_those_of_the_view(name: str) -> None:
    """The lab counts without building a view; both must say the same."""
    game = polemos.game(name)
    for match in moments(name, 300)[::30]:
        view = match.view(None)
        assert game.turn(match.state) == view["turn"]
        shown = {role: entry["total"] for role, entry in view.get("score", {}).items()}
        assert game.scores(match.state) == shown


def test_layouts_are_pinned_to_their_version() -> None:
    """Who changes a layout raises its VERSION and writes the new size here: trained networks depend on it."""
    games = {name: polemos.game(name) for name in polemos.games()}
    found = {name: (encoder(game).version, size(game)) for name, game in games.items()}
    assert found == {
        "dba": (1, 540),
        "eagle_and_wolf": (1, 1687),
        "hellas": (1, 3013),
        "hellenes": (1, 2087),
        "hellespont": (1, 654),
        "peloponnesian_war": (1, 2429),
    }
