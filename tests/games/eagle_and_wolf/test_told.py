"""What the log tells and what a battle, a siege or an assault shows: who, what, why and what came of it."""

from __future__ import annotations

from typing import Any

import pytest

from games.eagle_and_wolf.scene import (
    armies,
    army,
    choices,
    facts,
    keys,
    marching,
    play,
    scene,
    season,
    state_of,
    winter,
)
from polemos.battles.dba.field import Field
from polemos.battles.dba.rules.muster import enlist
from polemos.battles.dba.state import BattleState
from polemos.engine.match import Match
from polemos.games.eagle_and_wolf.rules import aftermath, battle, purchase

REPORT = {"battles": "report"}


def told(match: Match, key: str) -> dict[str, Any]:
    return next(line.args for line in match.journal.lines if line.key == key)


def reported(zones: tuple[int, int], **given: Any) -> Match:
    field = {
        "pyrrhus": army("lucania", ["Kn", "Cv", "Pk", "Pk", "Sp"], 6, pm=3),
        "consul_prg": army("campania", ["Cv", "Bd", "Bd", "Sp"], 6),
    }
    match = scene(marching("pyrrhus", "epirus"), (1, 1, 4, 1, 5), armies=field, options=REPORT, **given)
    play(match, ("enter", "campania"))
    match.play("epirus", "beaten", "defender")
    play(match, ("destroyed", "def_bd_1"), ("destroyed", "def_bd_2"), "done")
    return play(match, ("flank", zones[0]), ("rear", zones[1]), "confirm")


@pytest.mark.rule("11.4d", "11.4b", "11.2a")
def test_a_battle_and_its_pursuit_are_told_in_numbers() -> None:
    match = reported((1, 2))
    battle = told(match, "battle-joined")
    assert (battle["side"], battle["foe"], battle["ours"], battle["theirs"]) == ("epirus", "rome", 5, 4)
    pursuit = told(match, "pursuit")
    assert (pursuit["zones"], pursuit["mounted"], pursuit["roll"]) == (5, 1, 7)
    assert pursuit["autumn"] == 0
    assert told(reported((0, 0), season="autumn"), "pursuit")["autumn"] == -2


@pytest.mark.rule("1.13d", "11.1k")
def test_a_battle_shows_the_sizes_of_those_who_fight_with_all_they_have() -> None:
    field = {
        "consul_prg": army("campania", 5, 6, pm=3, least=2, most=9),
        "italiot": army("lucania", 6, 3, least=2, most=9),
        "pyrrhus": army("lucania", 6, 3, least=2, most=9),
    }
    match = scene(
        marching("consul_prg", "rome"),
        (1, 2, 4, 4),
        armies=field,
        options=REPORT,
        allies=[["epirus", "italiots"]],
    )
    play(match, ("enter", "lucania"), "send", ("send_one", "sp"), ("send_one", "bd"), ("send_one", "bd"))
    shown = armies(match)
    assert ("most" in shown["consul_prg"], "most" in shown["italiot"], "most" in shown["pyrrhus"]) == (
        False,
        False,
        True,
    )


def dusk(state: BattleState) -> tuple[str, int, int]:
    """A battle that lasts too long; each side has lost an element."""
    state.field.lost = ("att_sp_1", "def_bd_1")
    return "withdrawal", 0, 0


@pytest.mark.rule("11.6b", "6.3b", "13.5b")
def test_a_withdrawal_costs_the_dead_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(battle, "quick", dusk)
    field = {
        "pyrrhus": army("lucania", ["Kn", "Sp", "Sp"], 6, pm=3),
        "consul_prg": army("campania", ["Cv", "Bd", "Bd"], 6),
    }
    match = scene(
        marching("pyrrhus", "epirus"),
        (1, 1, 4),
        armies=field,
        control={"lucania": "epirus"},
        box=2,
        emergency=1,
    )
    play(match, ("enter", "campania"))
    assert armies(match)["pyrrhus"]["elements"] == ["Kn", "Sp"]
    assert armies(match)["consul_prg"]["elements"] == ["Cv", "Bd"]
    assert armies(match)["pyrrhus"]["at"] == "lucania"
    assert "inside" not in armies(match)["consul_prg"]
    assert facts(match)["box"] == 2  # no victory and no defeat
    assert "pursuit" not in keys(match)


@pytest.mark.rule("11.4h")
def test_nobody_is_struck_off_twice() -> None:
    state = state_of(scene(season(3), armies={"pyrrhus": army("lucania")}))
    state.field = Field(state.book, 24, "fertile")
    enlist(state.field, 0, ("Cv",))
    enlist(state.field, 1, ("Sp", "Sp"))
    state.field.lost = ("def_sp_1",)
    aftermath.strike_off(state, (), 1, ["def_sp_1", "def_sp_2"])
    assert state.field.lost == ("def_sp_1", "def_sp_2")


@pytest.mark.rule("6.3d", "6.3e", "11.6d")
@pytest.mark.parametrize(("box", "key"), [(3, "track"), (1, "emergency_over")])
def test_a_roman_victory_tells_the_track(box: int, key: str) -> None:
    match = scene(
        marching("pyrrhus", "epirus"),
        (1, 1, 4, 1, 5),
        armies={
            "pyrrhus": army("lucania", ["Kn", "Sp", "Sp", "Sp"], 6, pm=3),
            "consul_prg": army("campania", ["Cv", "Bd", "Bd"], 6),
        },
        options=REPORT,
        box=box,
        emergency=1,
    )
    play(match, ("enter", "campania"))
    match.play("epirus", "beaten", "attacker")
    play(match, ("destroyed", "att_sp_1"), ("destroyed", "att_sp_2"), "done", ("flank", 0), ("rear", 0))
    play(match, "confirm")
    assert ({"track", "emergency_over"} & set(keys(match))) == {key}


@pytest.mark.rule("7.5a", "7.0a")
def test_a_roman_may_raise_less() -> None:
    frames = [*winter(5), {"frame": "Recruiting", "left": ["rome"]}]
    match = scene(frames, season="winter", votes={"consul_urb": 1, "consul_prg": 1})
    assert "disband_rest" in choices(match)


@pytest.mark.rule("7.4a", "7.4d")
def test_recruiters_tell_what_they_brought() -> None:
    frames = [*winter(5), {"frame": "Recruiting", "left": ["syracuse"]}]
    match = play(scene(frames, (5,), season="winter"), "hire")
    assert told(match, "hired") == {"side": "syracuse", "die": 5, "before": 12, "number": 16}
    assert "not_hired" not in keys(match)
    none = play(scene(frames, season="winter"), "decline")
    assert told(none, "not_hired") == {"side": "syracuse", "number": 12}
    assert "hired" not in keys(none)
    assert none.prompt("syracuse").args["number"] == 12


@pytest.mark.rule("7.4d", "7.4f", "7.0k")
def test_the_maxima_of_mercenaries_are_no_slots() -> None:
    """The same elements taken: a list of twelve has other room left than sixteen mercenaries."""
    state = state_of(scene(season(3), armies={"pyrrhus": army("lucania")}))
    differ = 0
    for name, book in state.book.armies.items():
        for number in range(1, 12):
            taken = book.reference[:number]
            state.printed.purchases.clear()
            twelve = purchase.open_kinds(state, name, taken, 12)
            sixteen = purchase.open_kinds(state, name, taken, 16)
            state.printed.purchases.clear()
            assert purchase.open_kinds(state, name, taken, 16) == sixteen
            assert purchase.open_kinds(state, name, taken, 12) == twelve
            differ += twelve != sixteen
    assert differ


@pytest.mark.rule("10.1a", "12.4e")
def test_losses_are_told_once() -> None:
    hungry = scene(season(2), (6,), armies={"pyrrhus": army("campania", 12)}, lead="")
    assert told(hungry, "attrition")["number"] == 2
    assert "losses" not in keys(hungry)
    frames = [*season(5), {"frame": "Sieges", "pending": ["campania"]}]
    sieges = {"campania": {"by": "pyrrhus", "marker": 0}}
    failed = scene(frames, (2,), armies={"pyrrhus": army("campania")}, sieges=sieges)
    assert told(failed, "losses") == {"leader": "pyrrhus", "number": 1}


@pytest.mark.rule("10.1e", "10.1f", "10.1g", "10.1i")
@pytest.mark.parametrize(("marker", "reason"), [(-1, "siege_m1"), (2, "siege_2")])
def test_attrition_tells_every_reason(marker: int, reason: str) -> None:
    shut = {"consul_prg": army("campania", inside=1, unsupplied=1, train=1), "pyrrhus": army("campania")}
    match = scene(
        [*season(3), {"frame": "Attrition", "pending": ["consul_prg"], "winter": False}],
        (3,),
        season="summer",
        armies=shut,
        sieges={"campania": {"by": "pyrrhus", "marker": marker}},
        ravaged=["campania"],
    )
    play(match, "spend_train")
    line = told(match, "attrition")
    assert line["because"] == ("summer", "unsupplied", "train", "scorched", reason)
    assert (line["column"], line["die"], line["roll"]) == ("besieged", 3, 3 - 1 + 1 - 1 + 2 + marker)
    home = scene(season(2), (3,), armies={"pyrrhus": army("dodonia")}, lead="")
    assert told(home, "attrition")["because"] == ("capital",)
    plain = scene(season(2), (3,), armies={"pyrrhus": army("lissos")}, lead="")
    assert told(plain, "attrition")["because"] == ("nothing",)


@pytest.mark.rule("3.2f")
def test_an_answer_about_a_port_is_told() -> None:
    given: dict[str, Any] = {
        "scenario": "expedition_4",
        "season": "summer",
        "allies": [["epirus", "mamertines"]],
        "armies": {"pyrrhus": army("messina", pm=5)},
        "control": {"bruttium": "epirus"},
    }
    for verb, key in (("open_port", "port_opened"), ("close_port", "port_closed")):
        match = play(scene(marching("pyrrhus", "epirus"), **given), ("sail", "bruttium"), verb)
        assert told(match, key) == {"side": "mamertines", "leader": "pyrrhus", "place": "messina"}


@pytest.mark.rule("8.3e")
def test_a_horse_that_is_used_is_one_players() -> None:
    frames = [*season(5), {"frame": "Sieges", "pending": ["campania"]}]
    sieges = {"campania": {"by": "pyrrhus", "marker": 0}}
    given: dict[str, Any] = {"armies": {"pyrrhus": army("campania")}, "horses": ["epirus", "rome"]}
    match = play(scene([*frames], (9,), sieges=sieges, **given), "use_horse")
    assert facts(match)["horses"] in ([], ["rome"])
    both = scene([{"frame": "Sieges", "pending": ["campania", "x"]}], (2,), sieges=sieges, **given)
    play(both, "use_horse")
    assert facts(both)["horses"] == ["rome"]


@pytest.mark.rule("12.4b", "12.4f", "1.13d")
def test_an_assault_shows_who_is_inside() -> None:
    frames = [*season(5), {"frame": "Sieges", "pending": ["campania"]}]
    sieges = {"campania": {"by": "pyrrhus", "marker": 0}}
    inside = {"consul_prg": army("campania", 7, inside=1, least=2, most=12)}
    match = scene(frames, (2,), armies={"pyrrhus": army("campania"), **inside}, sieges=sieges)
    assert "assault" in keys(match)
    assert "most" not in armies(match)["consul_prg"]
    empty = scene(frames, (2,), armies={"pyrrhus": army("campania")}, sieges=sieges)
    assert "assault_empty" in keys(empty)
    assert "assault" not in keys(empty)
    two = {**inside, "consul_urb": army("campania", 2, inside=1, least=1, most=12)}
    both = scene(frames, (2,), armies={"pyrrhus": army("campania"), **two}, sieges=sieges)
    assert "most" in armies(both)["consul_prg"]  # only their sum is known


@pytest.mark.rule("8.23e", "8.23f")
def test_a_general_revolt_is_not_crushed_with_its_army() -> None:
    for before, after in (("general", "general"), ("partial", "crushed")):
        state = state_of(scene(season(3), revolt=before, armies={"samnite": army("samnium", 6)}))
        state.remove("samnite", "12.4c")
        assert state.revolt == after


@pytest.mark.rule("12.1a", "10.3a")
def test_a_besieger_is_one_whoever_else_besieges() -> None:
    sieges = {"campania": {"by": "pyrrhus", "marker": 1}, "latium": {"by": "megacles", "marker": 2}}
    field = {"megacles": army("latium"), "pyrrhus": army("campania"), "leonatus": army("latium")}
    state = state_of(scene(season(3), armies=field, sieges=sieges))
    assert [state.besieging(c) for c in ("megacles", "pyrrhus", "leonatus")] == [True, True, False]


@pytest.mark.rule("9.0c")
def test_an_order_is_told_where_there_is_one() -> None:
    frames = [*season(4), {"frame": "NameOrder", "nation": "rome", "named": []}]
    two = play(scene(frames, wars=[["italiots", "rome"]]), ("next", "italiots"))
    assert told(two, "order") == {"side": "rome", "who": ("italiots", "rome")}
    none = scene(frames, wars=[])
    assert "order" not in keys(none)


@pytest.mark.rule("14.0b", "14.3a", "14.5a")
def test_the_result_has_the_best_grade() -> None:
    match = scene(season(5), season="autumn", year=275, control={"syracusae": "mamertines"})
    assert match.result is not None
    assert set(match.result.winners) == {"carthage", "mamertines"}
    assert match.result.level == "great_victory"
    assert match.result.winner is None
