"""The ledger of choices, 4 to 10: for each clause that lets somebody choose, a scene in which he is asked."""

from __future__ import annotations

import pytest

from games.hellespont.positions import GAME, adjusting, turn_at
from games.hellespont.scenes import (
    BEACH,
    CAMP,
    LAND,
    NAVAL,
    SEA,
    SIEGE,
    WASTE,
    Start,
    at_war,
    b_2,
    b_3,
    check_question,
    in_c,
    in_d,
    played,
    scene,
)


@pytest.mark.rule("4.2a", "7b", "8a")
@pytest.mark.parametrize(
    ("start", "answers", "dice"),
    [
        pytest.param(
            *scene(b_3({"m12": "athens_t10_1 chaereas sparta_t20_1"}, points=1), "activate m12", "done"),
            marks=pytest.mark.choice("4.1b", "to"),
        ),
        pytest.param(*scene(at_war({**LAND, **NAVAL})), marks=pytest.mark.choice("4.2a", "fight")),
        pytest.param(
            *scene(at_war(NAVAL), "fight m12"), marks=pytest.mark.choice("4.2.1a", "evade", "stand")
        ),
        pytest.param(
            *scene(at_war(NAVAL), "fight m12", "evade", "weaken sparta_t10_1", dice=(6,)),
            marks=[pytest.mark.choice("4.2.1b", "to"), pytest.mark.choice("4.2.1h", "weaken")],
        ),
        pytest.param(
            *scene(at_war(NAVAL, hands={"athens": ["c05"]}), "fight m12", "stand"),
            marks=pytest.mark.choice("4.2.2b", "s3", "commit_none"),
        ),
        pytest.param(
            *scene(at_war(LAND), "fight t7", "stand", "accept", dice=(4,)),
            marks=pytest.mark.choice("4.2.3a", "weaken"),
        ),
        pytest.param(
            *scene(at_war(NAVAL), "fight m12", "stand", "accept", dice=(4,)),
            marks=pytest.mark.choice("4.2.3f", "weaken"),
        ),
        pytest.param(
            *scene(at_war(LAND), "fight t7", "stand", "weaken sparta_h3_1", dice=(6,)),
            marks=pytest.mark.choice("4.2.4a", "to"),
        ),
        pytest.param(
            *scene(
                at_war(
                    {
                        "t5": "athens_h4b_1 athens_h4b_2 sparta_h4b_1",
                        "m13": "sparta_t10_1",
                        "m14": "sparta_t10_2",
                        "m12": "athens_t2_1",
                    }
                ),
                "fight t5",
                "weaken sparta_h4b_1",
                dice=(6,),
            ),
            marks=pytest.mark.choice("4.2.4d", "to"),
        ),
        pytest.param(
            *scene(
                at_war(
                    {
                        "t7": "athens_h4_1 athens_h4b_1 sparta_h4_1",
                        "t27": "sparta_h3_1 sparta_h3_2 sparta_p4_1 sparta_p2_1 sparta_a2_1",
                    }
                ),
                "fight t7",
                "weaken sparta_h4_1",
                "to t27",
                "pick sparta_a2_1",
                dice=(6,),
            ),
            marks=pytest.mark.choice("4.2.4e", "pick", "to"),
        ),
        pytest.param(
            *scene(in_c({**SIEGE, "m7": "athens_t20_2", "t23": "athens_h4_2", "lampsacus": "sparta_p2_2"})),
            marks=pytest.mark.choice("5a", "besiege"),
        ),
        pytest.param(
            *scene(in_c(SIEGE, hands={"athens": ["c09"]}), "besiege sestos"),
            marks=pytest.mark.choice("5.1d", "discard", "decline"),
        ),
        pytest.param(
            *scene(in_c(SIEGE, hands={"sparta": ["c09"]}), "besiege sestos"),
            marks=pytest.mark.choice("5.1h", "discard", "decline"),
        ),
        pytest.param(
            *scene(in_c(SIEGE), "besiege sestos", "accept", dice=(1, 6, 2)),
            marks=pytest.mark.choice("5.2a", "weaken"),
        ),
        pytest.param(
            *scene(in_c(SIEGE), "besiege sestos", "accept", dice=(6, 6, 2)),
            marks=pytest.mark.choice("5.2d", "advance", "done"),
        ),
        pytest.param(*scene(in_d(WASTE, 5), "accept", dice=(5,)), marks=pytest.mark.choice("6.4f", "weaken")),
        pytest.param(
            *scene(b_3(WASTE, hands={"athens": ["c10"]})), marks=pytest.mark.choice("7b", "s4", "s6")
        ),
        pytest.param(
            *scene(
                (BEACH, adjusting("sparta", 4), {"hands": {"sparta": ["c09"]}}),
                "s5 c09",
                "scuttle athens_t2_1",
            ),
            marks=pytest.mark.choice("7.S5a", "scuttle", "weaken"),
        ),
        pytest.param(
            *scene(b_3({**WASTE, "t7": "athens_a2_2"}, hands={"athens": ["c10"]}), "s6 c10"),
            marks=pytest.mark.choice("7.S6a", "bar"),
        ),
        pytest.param(
            *scene(
                at_war(
                    {
                        "t7": "sparta_c5b_1 sparta_h4_1 sparta_h4b_1 "
                        "athens_h4_1* athens_p2_1* athens_p4b_1 athens_h4b_1"
                    },
                    "sparta",
                    hands={"sparta": ["c06"]},
                ),
                "fight t7",
                "weaken athens_h4b_1",
                "weaken athens_p4b_1",
                "s7 c06",
                dice=(6,),
            ),
            marks=pytest.mark.choice("7.S7a", "s7", "decline", "eliminate"),
        ),
        pytest.param(
            *scene(
                at_war({**NAVAL, "m9": "athens_t10_1", "m10": "athens_t10_2"}, hands={"athens": ["c07"]}),
                "fight m12",
                "s8 c07",
            ),
            marks=pytest.mark.choice("7.S8b", "support"),
        ),
        pytest.param(
            *scene(in_c(SIEGE, hands={"athens": ["c08"]}), "besiege sestos"),
            marks=pytest.mark.choice("7.S9a", "s9", "decline"),
        ),
        pytest.param(
            *scene(in_d({"m5": "athens_t10_1* athens_t4_1*"}, 0, hands={"athens": ["c11"]}), "s11 c11"),
            marks=pytest.mark.choice("7.S11a", "restore"),
        ),
        pytest.param(
            *scene(
                in_d({"m5": "athens_t10_1* athens_t4_1*"}, 0, hands={"athens": ["c12"]}),
                "s12 c12",
                "restore athens_t4_1",
            ),
            marks=pytest.mark.choice("7.S12a", "restore", "done"),
        ),
        pytest.param(
            *scene(
                b_2(SEA, 3, due={"athens_october_b2": 3, "athens_october_b3": 3}, hands={"sparta": ["c12"]}),
                "s13 c12",
            ),
            marks=pytest.mark.choice("7.S13a", "delay"),
        ),
        pytest.param(
            *scene(
                b_2(SEA, hands={"sparta": ["c12"], "athens": ["c14"]}),
                "decline",
                "s14 c14",
                "bring athens_optional_b2",
            ),
            marks=[pytest.mark.choice("7.S13b", "s13", "decline"), pytest.mark.choice("7.S14a", "bring")],
        ),
        pytest.param(
            *scene(
                at_war(
                    {"t4": "sparta_h4_1 hippocrates hermocrates athens_h4_1 athens_h4_2"},
                    hands={"athens": ["c15"]},
                ),
                "fight t4",
                "stand",
                "s15 c15",
            ),
            marks=pytest.mark.choice("7.S15b", "wound"),
        ),
        pytest.param(
            *scene(b_3(CAMP, hands={"athens": ["c03"]}), "s16 c03"),
            marks=pytest.mark.choice("7.S16a", "accuse"),
        ),
        pytest.param(
            *scene(b_3(CAMP, hands={"athens": ["c18"]}), "s20 c18", "infect t4"),
            marks=pytest.mark.choice("7.S20a", "infect", "weaken", "spare"),
        ),
        pytest.param(
            *scene(b_3(CAMP, hands={"athens": ["c18"]}), "s20 c18", "infect t4", "spare", "sicken dorieus"),
            marks=[pytest.mark.choice("7.S20b", "sicken", "spare"), pytest.mark.choice("7.S20c", "to")],
        ),
        pytest.param(
            *scene(b_3(SEA, hands={"athens": ["c18"]})),
            marks=[pytest.mark.choice("7.S22a", "s22_take"), pytest.mark.choice("7.S22c", "s22_draw")],
        ),
        pytest.param(
            *scene(in_d({"m5": "athens_t10_1* athens_t4_1*"}, 0, hands={"athens": ["c18"]})),
            marks=pytest.mark.choice("7.S22b", "s22_s12"),
        ),
        pytest.param(
            *scene(b_2(SEA, hands={"athens": ["c18"]}, advantage="athens")),
            marks=pytest.mark.choice("7.S22b", "s22_s14"),
        ),
        pytest.param(
            *scene((BEACH, adjusting("sparta", 4), {"hands": {"sparta": ["c01"]}}), "s23 c01"),
            marks=pytest.mark.choice("7.S23a", "desert"),
        ),
        pytest.param(
            *scene(
                b_3(
                    {"m5": "athens_t10_1* athens_t4_1*", "eliminated": "athens_h4_1 chaereas"},
                    advantage="athens",
                ),
                "advantage",
                "return_unit athens_h4_1",
            ),
            marks=[
                pytest.mark.choice("8a", "advantage"),
                pytest.mark.choice("8e", "restore"),
                pytest.mark.choice("8f", "return_unit", "to"),
                pytest.mark.choice("8g", "return_leader"),
            ],
        ),
        pytest.param(
            *scene((SEA, turn_at(1), {"advantage": "athens"}), dice=(3, 3, 2, 2)),
            marks=[pytest.mark.choice("8b", "add_points"), pytest.mark.choice("8c", "reverse")],
        ),
        pytest.param(
            *scene(at_war(NAVAL, advantage="athens"), "fight m12", "stand", dice=(4,)),
            marks=pytest.mark.choice("8d", "reroll", "accept"),
        ),
        pytest.param(
            *scene(
                (
                    {"t4": "sparta_c5b_1* sparta_p2_1*"},
                    adjusting("sparta", 0),
                    {"hands": {"sparta": ["c11"]}},
                ),
                "s11 c11",
            ),
            marks=pytest.mark.choice("10.1g", "restore"),
        ),
    ],
)
def test_who_may_choose_is_asked(
    request: pytest.FixtureRequest, start: Start, answers: tuple[str, ...], dice: tuple[int, ...]
) -> None:
    check_question(request, played(start, answers, dice))


@pytest.mark.rule("10.1c")
@pytest.mark.choice("10.1c", "take", "pick_none")
def test_10_1_each_side_may_take_a_counter_before_the_first_turn() -> None:
    match = GAME.start("historical", seed=1)
    for role in ("athens", "sparta"):
        assert match.deciders == (role,)
        match.play(role, "take", match.prompt(role).choices["take"][0])
