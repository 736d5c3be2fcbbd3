"""The ledger of choices, 0 to 3: for each clause that lets somebody choose, a scene in which he is asked."""

from __future__ import annotations

import pytest

from games.hellespont.positions import announcing
from games.hellespont.scenes import (
    D_1,
    D_2,
    LAND,
    PORT,
    SEA,
    SIEGE,
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


@pytest.mark.rule("2.B.3.2a", "3.5a")
@pytest.mark.parametrize(
    ("start", "answers", "dice"),
    [
        pytest.param(
            *scene(
                b_3({"cyzicus": "athens_t10_1 chaereas", "m22": "sparta_t4_1"}),
                "activate cyzicus",
                "pick_all",
            ),
            marks=pytest.mark.choice("0.2i", "move"),
        ),
        pytest.param(*scene(b_3(PORT), "activate sestos"), marks=pytest.mark.choice("1.1g", "pick")),
        pytest.param(
            *scene(b_2({"t29": "athens_h4_1", "m8": "sparta_t4_1"}, 3, due={"sparta_october_t29": 3})),
            marks=pytest.mark.choice("2.B.2c", "to"),
        ),
        pytest.param(
            *scene(b_2({**SEA, "b2": "athens_t10_2"}, fresh=["athens_t10_2"])),
            marks=pytest.mark.choice("2.B.2d", "activate", "done"),
        ),
        pytest.param(
            *scene(
                b_2({"m22": "sparta_t4_1", "b3": "athens_t10_2"}, fresh=["athens_t10_2"]),
                "activate b3",
                "pick athens_t10_2",
            ),
            marks=pytest.mark.choice("2.B.2h", "move"),
        ),
        pytest.param(
            *scene(b_3({"m20": "athens_t10_2", "m18": "sparta_t4_1"}, fresh=["athens_t10_2"])),
            marks=pytest.mark.choice("2.B.2i", "activate"),
        ),
        pytest.param(
            *scene((SEA, announcing("athens"), {"points": {"athens": 3}})),
            marks=pytest.mark.choice("2.B.3.1a", "announce"),
        ),
        pytest.param(
            *scene(b_3(SEA), "activate m5"),
            marks=pytest.mark.choice("2.B.3.2a", "activate", "pick", "pick_all", "done"),
        ),
        pytest.param(
            *scene(b_3(SEA, hands={"sparta": ["c10"]}), "activate m5"),
            marks=pytest.mark.choice("2.B.3i", "s4", "decline", "mute"),
        ),
        pytest.param(*scene(in_c(SIEGE)), marks=pytest.mark.choice("2.Cb", "besiege", "done")),
        pytest.param(
            *scene((SEA, D_1, {"hands": {"athens": ["c09", "c11"]}})),
            marks=pytest.mark.choice("2.D.1a", "keep", "keep_none"),
        ),
        pytest.param(*scene((SEA, D_2, {})), marks=pytest.mark.choice("2.D.2a", "adjust", "done")),
        pytest.param(
            *scene(({**SEA, "sestos": "athens_t10_2"}, D_2, {}), "adjust athens_t10_2"),
            marks=pytest.mark.choice("2.D.2b", "adjust", "to"),
        ),
        pytest.param(
            *scene(
                ({"m5": "athens_t20_1 athens_p2_1 athens_a2_1", "m13": "athens_t20_2 athens_t4_1"}, D_2, {}),
                "adjust athens_t20_1",
            ),
            marks=pytest.mark.choice("2.D.2c", "pick"),
        ),
        pytest.param(
            *scene(b_2({**SEA, "b2": "athens_t10_2"})), marks=pytest.mark.choice("2.D.2d", "activate")
        ),
        pytest.param(
            *scene(
                ({"m17": "athens_t4_1 athens_t10_1", "m18": "sparta_t4_1"}, D_2, {}), "adjust athens_t4_1"
            ),
            marks=pytest.mark.choice("2.D.2e", "to"),
        ),
        pytest.param(
            *scene(in_d({"m5": "athens_t10_1* athens_t4_1* thrasybulus", "m18": "sparta_t4_1"}, 0)),
            marks=pytest.mark.choice("2.D.3a", "restore", "done"),
        ),
        pytest.param(*scene(b_3(SEA)), marks=pytest.mark.choice("3a", "activate")),
        pytest.param(
            *scene(b_3({"m12": "athens_t10_1 chaereas sparta_t20_1"}, points=1), "activate m12", "pick_all"),
            marks=pytest.mark.choice("3.1a", "activate", "move"),
        ),
        pytest.param(*scene(b_3(SEA), "activate m5", "pick_all"), marks=pytest.mark.choice("3.1f", "move")),
        pytest.param(
            *scene(b_3(PORT), "activate sestos", "pick_all", "move lampsacus"),
            marks=pytest.mark.choice("3.3c", "ashore", "move", "stop"),
        ),
        pytest.param(
            *scene(b_3(PORT), "activate sestos", "pick_all"), marks=pytest.mark.choice("3.3d", "move")
        ),
        pytest.param(
            *scene(b_3({"sestos": "athens_t10_1 athens_h4_1 athens_p2_1"}), "activate sestos", "pick_all"),
            marks=pytest.mark.choice("3.3e", "cut"),
        ),
        pytest.param(
            *scene(
                in_d({"m5": "athens_t20_1 athens_h4_1* athens_p2_1 thrasybulus"}, 0), "restore athens_h4_1"
            ),
            marks=pytest.mark.choice("3.3e", "weaken"),
        ),
        pytest.param(
            *scene(
                b_3({"t22": "athens_h4_1 chaereas", "m4": "athens_t4_1", "m5": "athens_t10_1"}),
                "activate t22",
                "pick athens_h4_1",
                "ferry t17",
            ),
            marks=pytest.mark.choice("3.4d", "by"),
        ),
        pytest.param(
            *scene(
                at_war({**LAND, "t5": "athens_h4b_1 athens_h4b_2 sparta_h4b_1", "m13": "sparta_t10_1"}),
                "fight t5",
                "weaken sparta_h4b_1",
                dice=(6,),
            ),
            marks=pytest.mark.choice("3.4g", "to"),
        ),
        pytest.param(
            *scene(b_3(SEA), "activate m5", "pick athens_t4_1"),
            marks=pytest.mark.choice("3.5a", "pick", "move"),
        ),
        pytest.param(
            *scene(
                b_3({"t5": "athens_h4_1 chaereas", "t4": "sparta_c5b_1 pharnabazus"}),
                "activate t5",
                "pick athens_h4_1",
                "move t4",
            ),
            marks=pytest.mark.choice("3.5e", "aside", "pick", "stay"),
        ),
        pytest.param(
            *scene(
                b_3({"m6": "athens_t10_1", "m7": "sparta_t4_1"}),
                "activate m6",
                "pick athens_t10_1",
                "move m7",
            ),
            marks=pytest.mark.choice("3.5f", "run_past", "stop"),
        ),
        pytest.param(
            *scene(
                b_3({"m6": "athens_t20_1", "m7": "sparta_t2_1"}),
                "activate m6",
                "pick athens_t20_1",
                "move m7",
            ),
            marks=pytest.mark.choice("3.5g", "pass_by", "stop"),
        ),
        pytest.param(
            *scene(
                b_3(
                    {
                        "t7": "athens_h4_1 chaereas",
                        "t27": "athens_h3_1 athens_h3_2 athens_p2_1 athens_p2_2 athens_a2_1",
                    }
                ),
                "activate t7",
                "pick athens_h4_1",
                "move t27",
                "done",
                "done",
            ),
            marks=pytest.mark.choice("3.6b", "eliminate"),
        ),
    ],
)
def test_who_may_choose_is_asked(
    request: pytest.FixtureRequest, start: Start, answers: tuple[str, ...], dice: tuple[int, ...]
) -> None:
    check_question(request, played(start, answers, dice))
