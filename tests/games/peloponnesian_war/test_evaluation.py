"""What bots think of a position: will to fight, combats to come, what a march has risked."""

from __future__ import annotations

from tests.games.peloponnesian_war.scene import GAME, points, war

TWO = "peloponnesian_war_two"


def worth(role: str = "athens", **fields: object) -> float:
    return GAME.evaluate(war(scenario=TWO, **fields), role)


def test_who_is_close_to_giving_up_fears_the_next_loss_most() -> None:
    at_ease = worth(bellicosity={"athens": 9}) - worth(bellicosity={"athens": 8})
    in_danger = worth(bellicosity={"athens": 2}) - worth(bellicosity={"athens": 1})
    assert in_danger > 3 * at_ease > 0


def test_a_battle_that_will_be_won_strengthens_the_will() -> None:
    forces = {"athens": {"elis": "6h"}, "sparta": {"elis": "1ah"}}
    weary = worth(bellicosity={"athens": 2}, **forces) - worth(
        bellicosity={"athens": 2}, athens={"elis": "6h"}
    )
    fresh = worth(**forces) - worth(athens={"elis": "6h"})
    assert weary > fresh > 0


def test_cavalry_behind_the_long_walls_expects_no_battle() -> None:
    """5.3.1e: it watches the road to Decelea, but no battle comes of it."""
    spartans = {"decelea": "8h"}
    assert worth(athens={"athens": "2h 1c"}, sparta=spartans) == worth(
        athens={"athens": "3h"}, sparta=spartans
    )
    outside = worth(athens={"panactum": "2h 1c"}, sparta=spartans)
    assert outside < worth(athens={"panactum": "3h"}, sparta=spartans)


def test_an_army_that_was_let_pass_has_run_a_risk() -> None:
    state = war(scenario=TWO, athens={"elis": "2h"}, sparta={"decelea": "8h 2c"})
    before = {role: GAME.evaluate(state, role) for role in ("athens", "sparta")}
    state.let_pass = (("athens", "nicias", points("2h"), "panactum", ("decelea",)),)
    assert GAME.evaluate(state, "athens") < before["athens"]
    assert GAME.evaluate(state, "sparta") > before["sparta"]


def test_passing_early_is_held_against_a_side() -> None:
    assert worth(passed={"athens": True}) < worth()
