"""What the game tells its bots: better odds, closed lines and losses of the enemy are worth more."""

from __future__ import annotations

from typing import Any

import pytest

from games.dba.scene import ATT, DEF, game, orders


def worth(elements: dict[str, str], who: str = ATT, **facts: Any) -> float:
    return game().evaluate(orders(elements, **facts).state, who)


def test_a_better_combat_is_worth_more() -> None:
    even = worth({"att_sp_1": "k12 n", "def_sp_1": "k11 s"})
    assert worth({"att_kn_1": "k12 n", "def_sp_1": "k11 s"}) > even
    assert worth({"att_ps_1": "k12 n", "def_cv_1": "k11 s"}) < even


def test_an_enemy_between_two_is_worth_more() -> None:
    behind = {"att_sp_1": "k12 n", "def_sp_1": "k11 s", "att_sp_2": "h12 n"}
    flank = {"att_sp_1": "k12 n", "def_sp_1": "k11 s", "att_sp_2": "j11 e"}
    assert worth(flank) > worth(behind) + 0.03
    assert worth(flank, DEF) < worth(behind, DEF) - 0.03


@pytest.mark.parametrize(("lost", "sign"), [(["def_sp_2"], 1), (["att_sp_2"], -1)])
def test_losses_count_for_the_other_side(lost: list[str], sign: int) -> None:
    field = {"att_sp_1": "k20 n", "def_sp_1": "k5 s", "att_sp_2": "", "def_sp_2": ""}
    change = worth(field, lost=lost) - worth(field)
    assert change * sign > 0.05


def test_the_attacker_wants_to_come_to_blows() -> None:
    far, near = {"att_sp_1": "k20 n", "def_sp_1": "k5 s"}, {"att_sp_1": "k9 n", "def_sp_1": "k5 s"}
    assert worth(near) > worth(far)
    assert worth(near) - worth(far) > worth(near, DEF) - worth(far, DEF)
    away = {"att_sp_1": "k9 s", "def_sp_1": "k5 s"}
    assert worth(away) < worth(near)


def test_the_generals_life_is_worth_more_than_another_element() -> None:
    field = {"att_sp_1": "k20 n", "def_sp_1": "k5 s", "att_cv_1": "", "att_cv_2": ""}
    chief = worth({**field, "att_cv_2": "l20 n"}, generals=["att_cv_1", ""], lost=["att_cv_1"])
    other = worth({**field, "att_cv_1": "l20 n"}, generals=["att_cv_1", ""], lost=["att_cv_2"])
    assert chief < other


def test_pikes_keep_their_second_rank() -> None:
    deep = {"att_pk_1": "k18 n", "att_pk_2": "k19 n", "def_sp_1": "k5 s"}
    wide = {"att_pk_1": "k18 n", "att_pk_2": "l18 n", "def_sp_1": "k5 s"}
    assert worth(deep) > worth(wide)
    spears = {name.replace("pk", "sp"): where for name, where in deep.items()}
    assert worth(spears) < worth({name.replace("pk", "sp"): where for name, where in wide.items()})
