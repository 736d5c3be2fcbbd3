"""The odds of battles: right against battles really fought, and made of what the asker can know."""

from __future__ import annotations

from random import Random

import pytest

from games.hellenes.camp import ATHENS, SPARTA, Camp, lines, offered, play, until
from polemos.engine.match import Match
from polemos.engine.why import Note


def beside(match: Match, role: str, key: str) -> list[Note]:
    return [note for note in match.notes(role) if note.key == key]


def number(note: Note, name: str) -> int:
    value = note.args[name]
    assert isinstance(value, int)
    return value


def fought(camp: Camp, *steps: str, games: int = 120) -> float:
    """How often the attacker wins such a battle in 100, by the rules themselves, if nobody breaks off."""
    won = 0
    for seed in range(games):
        rng = Random(seed)
        match = camp.match(*[rng.randint(1, 6) for _ in range(200)])
        until(play(match, *steps), "season-card")
        won += lines(match, "battle-over")[0].args["who"] == camp.data["active"]
    return 100 * won / games


LINES = [
    ({"s25": 3, "s26": 2}, {"a01": 3}),
    ({"s25": 2}, {"a01": 4, "a12": 2}),
    ({"s07": 2, "s25": 4}, {"a07": 3, "a02": 3}),
]


@pytest.mark.rule("6.1c", "5.4a")
@pytest.mark.parametrize(("attack", "defence"), LINES)
def test_the_odds_of_an_open_battle_agree_with_battles_fought(
    attack: dict[str, int], defence: dict[str, int]
) -> None:
    """Both lines are shown when the first is asked whether he fights on."""
    camp = Camp().put("locris", **attack).put("malis", **defence).acting(SPARTA, 1)
    match = play(camp.match(), "move locris", "march malis")
    until(match, "retreat-option")
    told = match.view(None)["forecast"]
    assert (told["place"], told["attacker"]) == ("malis", SPARTA)
    assert abs(told["win"] - fought(camp, "move locris", "march malis")) < 14
    (role,) = match.deciders
    (note,) = beside(match, role, "fight-on-odds")
    assert number(note, "win") == (told["win"] if role == SPARTA else 100 - told["win"])


@pytest.mark.rule("2.0b", "5.4a")
def test_the_odds_before_a_battle_are_those_of_what_one_can_know() -> None:
    """Sparta sees one block, which may be anything: what is told is the same for a strong and a weak one."""
    told = []
    for unit, strength in (("a01", 4), ("a12", 1)):
        camp = Camp().put("locris", s25=4, s26=3).put("malis", **{unit: strength})
        camp.data["blocks"][unit]["alias"] = "x9_0"
        match = play(camp.acting(SPARTA, 1).match(), "move locris")
        told += [(n.verb, n.arg, n.args) for n in beside(match, SPARTA, "battle-odds")]
    assert told[0] == told[1]
    assert told[0][:2] == ("march", "malis")
    assert told[0][2]["number"] == 1


@pytest.mark.rule("8.1a", "8.11a")
def test_walls_double_the_odds_against_the_stormers() -> None:
    camp = Camp().put("thebes", a01=4, a02=3, s25=2).siege("thebes", ATHENS)
    (walls,) = beside(camp.fighting(ATHENS).match(), ATHENS, "assault-odds")
    camp.data["civil_war"] = {"thebes": "c29"}
    camp.data["deck"] = [c for c in camp.data["deck"] if c != "c29"]
    for hand in camp.data["hands"].values():
        hand[:] = [c for c in hand if c != "c29"]
    (torn,) = beside(camp.fighting(ATHENS).match(), ATHENS, "assault-odds")
    assert number(walls, "win") < number(torn, "win")


@pytest.mark.rule("5.22a", "5.22b")
def test_a_voyage_tells_its_storms() -> None:
    match = play(Camp().put("andros_sea", a14=3).acting(ATHENS, 1).match(), "move andros_sea")
    risks = {note.arg: note.args for note in beside(match, ATHENS, "storm-risk")}
    assert risks["aegean_sea"] == {"number": 1, "need": 3, "chance": 50}
    assert "paros_sea" in offered(match, "sail")
    assert "paros_sea" not in risks


@pytest.mark.rule("9.24b", "4.0b")
def test_ending_the_winter_tells_who_is_disbanded() -> None:
    match = (
        Camp().put("cretan_sea", a14=3).put("malis", a01=2).put("athens", a02=2).wintering(ATHENS, 1).match()
    )
    (note,) = beside(match, ATHENS, "disbands")
    assert number(note, "number") == 2


@pytest.mark.rule("2.12a")
def test_blocks_to_choose_among_tell_their_present_strength() -> None:
    match = play(Camp().put("malis", s25=2, s26=1).acting(SPARTA, 1).match(), "move malis")
    told = {note.arg: note.args["number"] for note in beside(match, SPARTA, "strong")}
    assert told == {"s25": 2, "s26": 1}


@pytest.mark.rule("14.22b")
@pytest.mark.parametrize(("prestige", "chance"), [(10, 58), (14, 97)])
def test_a_peace_offer_tells_its_chance(prestige: int, chance: int) -> None:
    camp = Camp().set(prestige=prestige)
    match = until(camp.year_end().match(), "peace-offer")
    (note,) = beside(match, ATHENS, "peace-odds")
    assert number(note, "chance") == chance


@pytest.mark.rule("5.3a", "5.3c", "5.3d")
@pytest.mark.parametrize(
    ("units", "need", "most"),
    [({"a01": 2}, 5, 0), ({"s01": 2}, 3, 0), ({"s01": 2, "s05": 2}, 3, 5)],
)
def test_a_forced_march_tells_who_needs_which_die(units: dict[str, int], need: int, most: int) -> None:
    """Elite hoplites of Sparta from 3, everybody else from 5; 0 where all need the same."""
    side, start = (ATHENS, "athens") if "a01" in units else (SPARTA, "sparta")
    match = play(Camp().put(start, **units).acting(side, 1).match(), f"move {start}")
    notes = beside(match, side, "forced-risk")
    assert {(note.args["need"], note.args["most"]) for note in notes if note.verb == "forced_march"} == {
        (need, most)
    }
