"""2.0, 5.21: what another player may imagine of hidden blocks, where few deals agree with what was seen."""

from __future__ import annotations

from collections import Counter

import pytest

from games.hellenes.camp import ATHENS, SPARTA, Camp, game, state

INDEX = {name: block.index for name, block in game().printed.blocks.items()}


def known(camp: Camp, may_be: dict[str, tuple[str, ...]]) -> Camp:
    """Athens knows every block, except that these may be any of the blocks named."""
    for block, entry in camp.data["blocks"].items():
        entry["may_be"] = f"{sum(1 << INDEX[other] for other in may_be.get(block, (block,))):x}"
    return camp


@pytest.mark.rule("2.0b")
def test_whoever_finds_no_block_left_asks_the_others_to_change() -> None:
    """Three blocks, each one of two: only two deals give everybody something, and both occur."""
    camp = Camp().put("thebes", s25=4).put("sparta", s02=2, s03=2).put("athens", a01=1)
    known(camp, {"s02": ("s02", "s03"), "s03": ("s03", "s25"), "s25": ("s02", "s25")})
    match, dealt = camp.acting(SPARTA, 1).match(), Counter[tuple[str, ...]]()
    names = [state(match).alias[block] for block in ("s02", "s03", "s25")]
    for seed in range(60):
        blocks = {alias: block for block, alias in state(match.determinize(ATHENS, seed)).alias.items()}
        dealt[tuple(blocks[name] for name in names)] += 1
    assert set(dealt) == {("s02", "s03", "s25"), ("s03", "s25", "s02")}


@pytest.mark.rule("2.0b", "5.21b")
def test_a_deal_puts_only_a_smaller_unit_aboard_a_known_fleet() -> None:
    """The fleet is known to have two steps; of eight armies one alone is small enough to be its passenger."""
    strong = ("s01", "s02", "s03", "s04", "s12", "s16", "s25")
    camp = Camp().put("gulf_of_corinth", s20=2, s26=1).load(s26="s20").put("athens", a01=1)
    camp.put("delphi", **dict.fromkeys(strong, 2))
    known(camp, dict.fromkeys((*strong, "s26"), (*strong, "s26")))
    for unit, steps in {"s20": 2, "s26": 1, **dict.fromkeys(strong, 2)}.items():
        camp.data["blocks"][unit].update(low=steps, high=steps)
    match = camp.acting(ATHENS, 1).match()
    for seed in range(40):
        dealt = state(match.determinize(ATHENS, seed))
        assert dealt.cargo == {"s26": "s20"}
        assert (dealt.strength["s26"], dealt.strength["s20"]) == (1, 2)
