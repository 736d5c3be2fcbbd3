"""What the game tells its bots: better odds, closed lines and losses of the enemy are worth more."""

from __future__ import annotations

from typing import Any

import pytest

from games.dba.scene import ATT, DEF, area, game, orders


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


def test_an_element_alone_in_front_is_worth_less_than_in_its_line() -> None:
    line = {"att_sp_1": "j18 n", "att_sp_2": "k18 n", "att_sp_3": "l18 n", "def_sp_1": "k5 s"}
    assert worth({**line, "att_sp_2": "k16 n"}) < worth(line)
    assert worth({**line, "att_sp_2": "k13 n"}) < worth(line)
    behind = {**line, "att_ps_1": "k19 n"}
    assert worth(behind) > worth({**line, "att_ps_1": "f19 n"})


def test_a_camp_wants_somebody_near_when_the_enemy_comes() -> None:
    field = {"att_sp_1": "c12 n", "def_cv_1": "t16 s", "att_cf_1": "t24 n"}
    held = worth({**field, "att_cv_1": "t22 n"}, camps=["t24", ""])
    open_camp = worth({**field, "att_cv_1": "d12 n"}, camps=["t24", ""])
    assert held - worth({**field, "att_cv_1": "t22 n"}) > open_camp - worth({**field, "att_cv_1": "d12 n"})


def test_light_armies_want_rough_ground_and_wait_in_it() -> None:
    armies = {"att_bd_1": "", "att_bd_2": "", "def_ax_1": "", "def_ax_2": ""}
    plain, hills = [area("steep_hill", "a1", 4, 4)], [area("steep_hill", "k11", 4, 4)]
    facts = {"bound": 0, "generals": ["", ""]}
    assert worth(armies, DEF, features=hills, **facts) > worth(armies, DEF, features=plain, **facts)
    assert worth(armies, ATT, features=hills, **facts) < worth(armies, ATT, features=plain, **facts)
    inside = {"att_bd_1": "k20 n", "def_ax_1": "k12 s", "def_ax_2": "l12 s"}
    at_the_edge = {"att_bd_1": "k20 n", "def_ax_1": "k14 s", "def_ax_2": "l14 s"}
    assert worth(inside, DEF, features=hills) > worth(at_the_edge, DEF, features=hills)
