"""1, 2, 8.3, 9, 10.1: nations, events, initiative, attrition."""

from __future__ import annotations

from typing import Any

import pytest

from games.eagle_and_wolf.scene import (
    armies,
    army,
    choices,
    facts,
    game,
    play,
    rules,
    scene,
    season,
    state_of,
)
from polemos.engine.match import Match
from polemos.games.eagle_and_wolf.rules.initiative import score
from polemos.games.eagle_and_wolf.rules.supply import attrition, column, modifiers


@pytest.mark.rule("1.12c", "1.12d", "1.12e")
def test_coasts_zones_and_provinces() -> None:
    printed = game().printed
    coasts = {z: {t for t, zones in printed.sea.items() if z in zones} for z in printed.zones}
    assert coasts["z1"] == {"ager_gallicum", "samnium", "apulia", "lissos"}
    assert coasts["z2"] == {"apulia", "lissos", "dodonia"}
    assert coasts["z3"] == {"lucania", "bruttium", "messina", "syracusae"}
    assert coasts["z4"] == {"panormos", "agrigentum", "syracusae", "africa"}
    assert coasts["z5"] == {"latium", "campania", "lucania", "bruttium", "messina"}
    assert coasts["z6"] == {"roma", "latium"}
    assert {frozenset((a, b)) for a, others in printed.zones.items() for b in others} == {
        frozenset(pair.split()) for pair in ("z1 z2", "z2 z3", "z3 z4", "z3 z5", "z4 z5", "z5 z6")
    }
    assert printed.crossings("roma", "ager_gallicum") == ()
    assert {p: len(t) for p, t in printed.provinces.items()} == {
        "italia": 5,
        "graecia_magna": 3,
        "sicilia": 4,
        "epirus": 2,
    }


@pytest.mark.rule("1.12-1a", "1.12-1b", "1.12-1c", "1.12-1d", "1.12-1e")
def test_control_contest_and_provinces() -> None:
    match = scene(season(3), armies={"pyrrhus": army("campania"), "consul_prg": army("campania")})
    state = state_of(match)
    assert set(state.control) == set(state.printed.territories)
    assert state.contested("campania")
    assert not state.contested("roma")
    held = match.view(None)["score"]["rome"]["lines"]["italia"]
    assert held == 3  # more than half: Roma, Latium, Samnium
    state.control["samnium"] = "samnites"
    assert match.view(None)["score"]["rome"]["lines"]["italia"] == 2  # Campania is contested
    assert "campania" in state.controlled("rome")
    other = scene(season(3), options={"campania": "graecia_magna"}, armies={"pyrrhus": army("lucania")})
    assert state_of(other).province_of("campania") == "graecia_magna"
    assert other.view(None)["score"]["rome"]["lines"]["graecia_magna_3"] == 1


@pytest.mark.rule("1.12-2a", "1.12-2b", "1.12-2c", "1.12-2d", "1.12-2e", "1.12-2f", "1.12-2g", "1.12-2h")
def test_nations() -> None:
    printed = game().printed
    table = {
        "epirus": (("lissos", "dodonia"), "dodonia", ("pyrrhic", "italiot")),
        "rome": (("roma", "latium"), "roma", ("camillan", "polybian")),
        "carthage": (("africa",), "africa", ("carthaginian",)),
        "syracuse": (("syracusae",), "syracusae", ("syracusan",)),
        "italiots": (("lucania", "apulia", "bruttium", "campania"), "", ("italiot",)),
        "samnites": (("samnium",), "samnium", ("samnite",)),
        "mamertines": (("messina",), "messina", ("siciliot",)),
        "gauls": (("ager_gallicum",), "ager_gallicum", ("gallic",)),
    }
    for nation, (national, capital, lists) in table.items():
        assert (printed.national[nation], printed.capital[nation], printed.lists[nation]) == (
            national,
            capital,
            lists,
        )
    assert all(state_of(game().start(s.id, 1)).seats["samnites"] == "epirus" for s in game().scenarios)


@pytest.mark.rule("1.12-3a", "1.12-3b", "1.12-3c", "1.12-3d", "1.12-3e")
def test_who_plays_what() -> None:
    def hands(players: int) -> dict[str, set[str]]:
        seats = state_of(game().start(f"extended_{players}", 1)).seats
        nations = ("rome", "epirus", "carthage", "syracuse", "italiots", "mamertines")
        return {
            role: {n for n in nations if seats[n] == role} for role in game().roles_of(f"extended_{players}")
        }

    assert hands(2) == {
        "rome": {"rome", "syracuse", "carthage"},
        "epirus": {"epirus", "italiots", "mamertines"},
    }
    assert hands(3)["rome"] == {"rome", "syracuse"}
    assert hands(3)["carthage"] == {"carthage"}
    assert hands(4)["epirus"] == {"epirus", "italiots"}
    assert hands(4)["mamertines"] == {"mamertines"}
    assert hands(5)["syracuse"] == {"syracuse"}
    assert hands(6)["rome_2"] == set()
    field = {"consul_urb": army("roma"), "consul_prg": army("roma"), "proconsul_2": army("roma")}
    six = state_of(scene(season(3), scenario="expedition_6", armies=field))
    assert [six.player(c) for c in field] == ["rome", "rome_2", "rome_2"]


@pytest.mark.rule("1.13a", "1.13b", "1.13e", "1.13f")
def test_counters() -> None:
    printed = game().printed
    values = {
        "pyrrhus": (3, 5),
        "megacles": (2, 4),
        "leonatus": (2, 3),
        "epirus_guard": (2, 4),
        "hanno": (3, 3),
        "bomilcar": (2, 4),
    }
    values |= {
        "italiot": (2, 3),
        "syracusan": (2, 3),
        "mamertine": (2, 4),
        "samnite": (2, 4),
        "gallic": (2, 5),
    }
    for counter, expected in values.items():
        assert (printed.stars(counter), printed.attitude(counter)) == expected
    votes = {
        "consul_urb": [2, 3, 3, 4, 4, 5],
        "consul_prg": [3, 3, 4, 4, 5, 5],
        "proconsul_1": [3, 3, 4, 4, 4, 5],
    }
    votes["proconsul_2"] = [2, 3, 3, 4, 4, 5]
    for counter, attitudes in votes.items():
        assert [printed.attitude(counter, vote) for vote in range(1, 7)] == attitudes
        assert printed.stars(counter) == (3 if counter.startswith("consul") else 2)


@pytest.mark.rule("1.13c", "1.13d")
def test_sheets_are_private() -> None:
    field = {"pyrrhus": army("lucania", train=1), "consul_prg": army("campania")}
    match = scene(season(3), armies=field, ravaged=["apulia"], storms=["z3"])
    assert "elements" in match.view("epirus")["pieces"]["pyrrhus"]
    for viewer in ("rome", "carthage", None):
        shown = match.view(viewer)["pieces"]["pyrrhus"]
        assert shown["hidden"] is True
        assert "elements" not in shown
    assert match.view("rome")["markers"] == {"ravaged": ["apulia"], "storms": ["z3"]}
    assert match.view("rome")["pieces"]["pyrrhus"]["train"] is True


def event(number: int, *more: int, role: str = "epirus", **given: Any) -> Match:
    """One player's event; the initiative follows."""
    return scene([*season(1), {"frame": "Events", "left": [role]}], (number, *more), **given)


OWN = {"pyrrhus": army("lucania"), "megacles": army("apulia")}


@pytest.mark.rule("8.3a", "1.1a", "2.0j", "8.3b")
def test_each_player_rolls_a_d12() -> None:
    match = scene(
        season(0),
        (6, 11, 6, 11, 6),
        scenario="expedition_4",
        sicily_invaded=0,
        wars=[["epirus", "rome"], ["epirus", "mamertines"]],
    )
    assert rules(match)[:4] == ["8.3a"] * 4
    sides = [line.args["sides"] for line in match.journal.lines if line.key == "roll" and line.rule == "8.3a"]
    assert sides == [12] * 4


@pytest.mark.rule("1.1b")
def test_a_d12_of_two_dice() -> None:
    for dice, number in (((3, 1), 3), ((3, 2), 9), ((6, 6), 12), ((1, 5), 1)):
        state = state_of(scene(season(3), options={"d12": "two_d6"}, armies={"pyrrhus": army("lucania")}))
        state.chance.given = dice
        assert state.roll_d12("8.3a", "rome") == number


@pytest.mark.rule("8.3c", "8.12a")
def test_storms() -> None:
    assert facts(event(1, 4))["storms"] == ["z4"]
    spring = scene(season(0), (6,) * 9, year=280, wars=[["epirus", "rome"], ["epirus", "mamertines"]])
    assert facts(spring)["storms"] == ["z1", "z2"]


@pytest.mark.rule("8.3d", "3.21d")
@pytest.mark.choice("3.21d", "lose")
def test_desertion() -> None:
    match = event(2, 5, armies=OWN)
    assert choices(match) == {"army": ("megacles", "pyrrhus")}
    play(match, ("army", "pyrrhus"))
    assert match.prompt("epirus").args["number"] == 3
    play(match, ("lose", "ps"), ("lose", "bd"), ("lose", "cv"))
    assert len(armies(match)["pyrrhus"]["elements"]) == 9


@pytest.mark.rule("8.3f", "8.3g", "8.3i", "8.3h")
def test_omen_hunger_apathy_and_nothing() -> None:
    assert armies(play(event(4, armies=OWN), ("army", "pyrrhus")))["pyrrhus"]["omen"] == 1
    assert all(a["unsupplied"] == 1 for a in armies(event(5, armies=OWN, season="summer")).values())
    assert all(a["apathy"] == 1 for a in armies(event(8, armies=OWN)).values())
    for number in (6, 11):
        assert armies(event(number, armies=OWN))["pyrrhus"].get("omen", 0) == 0


@pytest.mark.rule("8.3o")
def test_a_gallic_raid_happens_once() -> None:
    match = play(event(7), "usual")
    assert len(armies(match)["gallic"]["elements"]) == 12
    assert armies(match)["gallic"]["at"] == "ager_gallicum"
    assert "gallic" not in armies(event(7, raided=1))


@pytest.mark.rule("8.3k")
def test_spies_tell_a_number_to_their_master_only() -> None:
    field = {**OWN, "consul_prg": army("campania", 7), "consul_urb": army("roma")}
    match = event(10, armies=field)
    assert match.view("epirus")["told"] == {"consul_prg": 7}
    assert "told" not in match.view("rome")
    assert [line.to for line in match.journal.lines if line.key == "spies"] == ["epirus"]


@pytest.mark.rule("8.3l", "8.3m")
def test_treason() -> None:
    field = {"pyrrhus": army("campania"), "consul_prg": army("campania", inside=1)}
    match = event(9, role="rome", armies=field)
    assert facts(match)["control"]["campania"] == "epirus"
    assert choices(match) == {"to": ("latium", "samnium")}  # equally near: the owner chooses
    assert match.deciders == ("rome",)
    play(match, ("to", "samnium"))
    assert armies(match)["consul_prg"]["at"] == "samnium"
    assert facts(event(9, role="rome", armies=OWN))["control"]["campania"] == "rome"


@pytest.mark.rule("8.3n")
def test_plague() -> None:
    field = {"pyrrhus": army("lucania"), "consul_prg": army("campania"), "syracusan": army("syracusae")}
    match = event(12, 3, armies=field)
    assert match.prompt("epirus").message == "lose"
    assert match.prompt("epirus").args["number"] == 2
    assert [line.args["leader"] for line in match.journal.lines if line.key == "losses"] == ["pyrrhus"]
    shut = {"pyrrhus": army("lucania"), "consul_prg": army("lucania", inside=1)}
    sieges = {"lucania": {"by": "pyrrhus", "marker": 0}}
    lost = [
        line.args["number"]
        for line in event(12, 4, armies=shut, sieges=sieges).journal.lines
        if line.key == "losses"
    ]
    assert sorted(int(str(n)) for n in lost) == [2, 4]


@pytest.mark.rule("2.0g", "2.0e", "12.3d")
def test_markers_go_at_the_end_of_the_turn_and_sieges_in_autumn() -> None:
    field = {"pyrrhus": army("campania", omen=1, unsupplied=1, apathy=3)}
    sieges = {"campania": {"by": "pyrrhus", "marker": 2}}
    spring = scene(season(5), armies=field, sieges=sieges, storms=["z1"], horses=["rome"])
    assert facts(spring)["horses"] == []
    assert "campania" in facts(spring)["sieges"]
    autumn = scene(season(5), armies=field, sieges=sieges, season="autumn")
    assert facts(autumn)["sieges"] == {}
    assert not {"omen", "unsupplied", "apathy"} & set(armies(autumn)["pyrrhus"])


@pytest.mark.rule("9.0a", "9.0b", "9.0d")
def test_initiative_scores() -> None:
    field = {"pyrrhus": army("lucania", attitude=5), "megacles": army("lucania", attitude=4)}
    field |= {"consul_urb": army("roma", attitude=2), "consul_prg": army("roma", attitude=5)}
    state = state_of(scene(season(3), armies=field))
    assert score(state, "epirus") == 2 + 5
    assert score(state, "rome") == 4 + 2
    assert score(state, "italiots") == 3


@pytest.mark.rule("9.0c", "1.1d", "2.0b")
def test_the_highest_names_the_order() -> None:
    field = {"pyrrhus": army("lucania", attitude=5)}
    match = scene(season(1), armies=field)
    assert facts(match)["lead"] == "epirus"
    assert match.prompt("epirus").message == "order"
    assert "carthage" not in choices(match)["next"]
    play(match, ("next", "rome"), ("next", "syracuse"), ("next", "epirus"), ("next", "italiots"))
    assert facts(match)["order"][:5] == ["rome", "syracuse", "epirus", "italiots", "mamertines"]


@pytest.mark.rule("9.0c")
@pytest.mark.parametrize(("dice", "leader"), [((2, 5), "italiots"), ((5, 2), "rome"), ((4, 4, 6, 1), "rome")])
def test_a_tie_for_the_initiative_is_broken_by_dice(dice: tuple[int, ...], leader: str) -> None:
    """Rome and the Italiots hold three territories each and have no army."""
    lost = {"samnium": "samnites"}
    tie = scene(season(1), dice, armies={}, control=lost, wars=[["italiots", "rome"]])
    assert facts(tie)["lead"] == leader


@pytest.mark.rule("2.0i")
def test_the_first_winter_has_its_own_order() -> None:
    order = facts(game().start("extended_5", 1))["order"]
    assert order[:6] == ["rome", "italiots", "epirus", "carthage", "syracuse", "mamertines"]


def hungry(counter: str, **given: Any) -> tuple[str, int]:
    state = state_of(scene(season(3), **given))
    return column(state, counter), modifiers(state, counter)


@pytest.mark.rule("10.1a", "10.1b", "10.1c", "10.1d", "10.1k", "prec.4")
def test_the_attrition_table() -> None:
    rows = {
        "controlled": [0, 1, 1, 1, 2, 2, 2, 3, 3],
        "contested": [0, 1, 1, 2, 2, 3, 3, 4, 4],
        "besieged": [1, 2, 2, 3, 4, 5, 6, 7, 8],
    }
    assert game().printed.tables["attrition"] == rows
    state = state_of(scene(season(3), armies={"consul_prg": army("latium"), "pyrrhus": army("campania")}))
    assert [attrition(state, "consul_prg", roll) for roll in (-3, 2, 3, 6, 9, 14)] == [0, 0, 1, 2, 3, 3]
    assert [attrition(state, "pyrrhus", roll) for roll in (1, 5, 7, 12)] == [0, 2, 3, 4]


@pytest.mark.rule("10.1e", "10.1f", "10.1g", "10.1h", "10.1i", "10.1j")
def test_columns_and_modifiers() -> None:
    one = {"pyrrhus": army("apulia")}
    assert hungry("pyrrhus", armies=one, allies=[["epirus", "italiots"]]) == ("contested", 0)
    assert hungry("pyrrhus", armies=one, season="summer") == ("contested", -1)
    assert hungry("pyrrhus", armies=one, season="autumn", ravaged=["apulia"]) == ("contested", 3)
    assert hungry("pyrrhus", armies={"pyrrhus": army("dodonia", unsupplied=1)}) == ("controlled", 0)
    assert hungry("pyrrhus", armies={"pyrrhus": army("lucania")}, control={"lucania": "epirus"}) == (
        "controlled",
        -1,
    )
    assert hungry("pyrrhus", armies={"pyrrhus": army("messina")}, control={"messina": "epirus"}) == (
        "controlled",
        0,
    )
    shut = {"consul_prg": army("campania", inside=1), "pyrrhus": army("campania")}
    sieges = {"campania": {"by": "pyrrhus", "marker": 2}}
    assert hungry("consul_prg", armies=shut, sieges=sieges) == ("besieged", 2)
    assert hungry("pyrrhus", armies=shut, sieges=sieges) == ("contested", 0)


@pytest.mark.rule("10.2b", "10.1e")
def test_a_train_is_declared_before_the_die() -> None:
    match = scene(season(2), (3,), armies={"pyrrhus": army("dodonia", train=1)}, lead="", season="spring")
    assert match.prompt("epirus").message == "train"
    play(match, "spend_train")
    assert len(armies(match)["pyrrhus"]["elements"]) == 12  # 3 - 1 - 1 (capital): nobody is lost
    assert "train" not in armies(match)["pyrrhus"]


@pytest.mark.rule("3.21e")
def test_an_empty_army_is_removed() -> None:
    match = scene(
        [*season(5), {"frame": "Lose", "counter": "pyrrhus", "number": 3, "mounted": False, "rule": "10.1a"}],
        armies={"pyrrhus": army("lucania", 2)},
    )
    assert "pyrrhus" not in armies(match)


@pytest.mark.rule("13.3c", "13.3d")
def test_alliances_that_may_be_formed() -> None:
    match = scene(season(0), (6,) * 9, scenario="expedition_4")
    assert match.prompt(match.deciders[0]).message == "alliance"
    play(match, "ally", "ally")
    assert ["epirus", "mamertines"] in facts(match)["allies"]
    both = scene(season(0), (6,) * 9, sicily_invaded=1)
    asked = {tuple(both.state.frames[-1].nations)} | {
        tuple(f.nations) for f in both.state.frames if type(f).__name__ == "Alliance"
    }
    assert ("carthage", "rome") in asked
