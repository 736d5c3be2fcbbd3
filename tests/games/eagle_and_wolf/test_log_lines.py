"""What the log tells of a die: who rolled, what counted, what it decided."""

from __future__ import annotations

from typing import Any

import pytest

from games.eagle_and_wolf.scene import army, marching, merging, play, scene, season, winter
from polemos.engine.journal import Line
from polemos.engine.match import Match
from polemos.kit.text import Text


def told(match: Match, key: str) -> list[dict[str, Any]]:
    return [dict(line.args) for line in match.journal.lines if line.key == key]


def some(line: dict[str, Any], *names: str) -> tuple[Any, ...]:
    return tuple(line[name] for name in names)


ENEMIES = [["epirus", "rome"]]


@pytest.mark.rule("3.13a", "3.13b")
@pytest.mark.parametrize(
    ("place", "owner", "die", "key", "because", "number"),
    [
        ("latium", "rome", 3, "dares", ("nothing",), 3),
        ("latium", "rome", 4, "shrinks", ("nothing",), 3),
        ("latium", "epirus", 4, "dares", ("own_land",), 4),
        ("latium", "epirus", 5, "shrinks", ("own_land",), 4),
    ],
)
def test_an_entry_tells_its_test(
    place: str, owner: str, die: int, key: str, because: tuple[str, ...], number: int
) -> None:
    field = {"pyrrhus": army("campania", pm=4, attitude=3), "consul_urb": army(place)}
    match = scene(marching("pyrrhus", "epirus"), (die, 6), armies=field, control={place: owner}, wars=ENEMIES)
    play(match, ("enter", place))
    (line,) = told(match, key)
    assert some(line, "leader", "place", "die", "attitude", "because", "number") == (
        *("pyrrhus", place, die, 3),
        *(because, number),
    )


@pytest.mark.rule("3.13b")
def test_the_capital_helps_twice() -> None:
    field = {"consul_prg": army("latium", pm=4, attitude=2), "pyrrhus": army("roma")}
    match = scene(marching("consul_prg", "rome"), (4, 6), armies=field, wars=ENEMIES)
    play(match, ("enter", "roma"))
    (line,) = told(match, "dares")
    assert some(line, "because", "number") == (("own_land", "own_capital"), 4)


@pytest.mark.rule("11.1b")
@pytest.mark.parametrize(("die", "key"), [(3, "accepts"), (4, "refuses")])
def test_who_is_attacked_tells_his_test(die: int, key: str) -> None:
    field = {"pyrrhus": army("campania", pm=4), "consul_urb": army("latium", attitude=3)}
    match = scene(marching("pyrrhus", "epirus"), (1, die), armies=field, wars=ENEMIES)
    play(match, ("enter", "latium"))
    assert [some(line, "leader", "die", "number") for line in told(match, key)] == [("consul_urb", die, 3)]


@pytest.mark.rule("8.3j")
@pytest.mark.parametrize(("die", "key"), [(4, "stays_idle"), (5, "stirs")])
def test_apathy_tells_its_die(die: int, key: str) -> None:
    match = scene(
        marching("pyrrhus", "epirus"),
        (die,),
        armies={"pyrrhus": army("lucania", pm=4, apathy=1)},
        wars=ENEMIES,
    )
    play(match, ("enter", "campania"))
    assert [some(line, "leader", "die", "number") for line in told(match, key)] == [("pyrrhus", die, 5)]


@pytest.mark.rule("12.4a", "12.4b", "12.4f")
@pytest.mark.parametrize(
    ("place", "inside", "marker", "die", "key", "against", "then"),
    [
        ("campania", 0, 1, 4, "assault_empty", 5, "losses"),
        ("campania", 0, 1, 5, "assault_empty", 5, "city_yields"),
        ("campania", 0, 1, 6, "assault_empty", 5, "stormed"),
        ("campania", 4, 0, 3, "assault", 4, "losses"),
        ("campania", 4, 0, 4, "assault", 4, "city_yields"),
        ("campania", 4, -1, 6, "assault", 5, "stormed"),
        ("syracusae", 0, 2, 6, "assault_empty", 6, "city_yields"),
    ],
)
def test_an_assault_tells_its_numbers(
    place: str, inside: int, marker: int, die: int, key: str, against: int, then: str
) -> None:
    owner = "rome" if place == "campania" else "syracuse"
    field = {"pyrrhus": army(place)}
    if inside:
        field["consul_prg"] = army(place, inside, inside=1)
    match = scene(
        [*season(5), {"frame": "Sieges", "pending": [place]}],
        (die,),
        armies=field,
        sieges={place: {"by": "pyrrhus", "marker": marker}},
        wars=[sorted(["epirus", owner])],
    )
    (line,) = told(match, key)
    bonus = 2 if place == "syracusae" else 0
    assert some(line, "leader", "place", "die", "horse", "number", "marker", "bonus", "against") == (
        *("pyrrhus", place, die, 0, die, marker, bonus, against),
    )
    ends = {"losses", "city_yields", "stormed"}
    assert {line.key for line in match.journal.lines} & ends == {then}


@pytest.mark.rule("8.3e")
@pytest.mark.parametrize(("verb", "horse"), [("use_horse", 2), ("decline", 0)])
def test_a_horse_counts_two(verb: str, horse: int) -> None:
    match = scene(
        [*season(5), {"frame": "Sieges", "pending": ["campania"]}],
        (3,),
        armies={"pyrrhus": army("campania")},
        sieges={"campania": {"by": "pyrrhus", "marker": 1}},
        wars=ENEMIES,
        horses=["epirus", "rome"],
    )
    play(match, verb)
    (line,) = told(match, "assault_empty")
    assert some(line, "die", "horse", "number") == (3, horse, 3 + horse)
    kept = [some(row, "side", "place") for row in told(match, "horse_kept")]
    assert kept == ([] if horse else [("epirus", "campania")])


@pytest.mark.rule("6.1a", "6.1c")
def test_elections_tell_the_votes() -> None:
    """The consul whose army is in camp cannot be elected again: his number is rolled once more."""
    field = {"consul_urb": army("campania", camp=1)}
    match = scene(
        winter(3), (2, 5, 3, 6, 6, 6), season="winter", armies=field, ineligible={"consul_urb": 2}, year=281
    )
    assert [some(line, "leader", "die") for line in told(match, "not_eligible")] == [("consul_urb", 2)]
    votes = [some(line, "leader", "die", "number") for line in told(match, "elected")]
    attitude = match.game.printed.attitude
    assert votes == [
        ("consul_urb", 5, attitude("consul_urb", 5)),
        ("consul_prg", 3, attitude("consul_prg", 3)),
    ]


@pytest.mark.rule("6.3c")
@pytest.mark.parametrize(("die", "key"), [(3, "emergency"), (4, "no_emergency")])
def test_the_emergency_tells_its_box(die: int, key: str) -> None:
    match = scene(winter(3), (1, 1, die, 1, 1), season="winter", armies={}, box=2, year=281)
    assert [some(line, "box", "die", "number") for line in told(match, key)] == [(2, die, 3)]


@pytest.mark.rule("8.21a", "8.23a")
@pytest.mark.parametrize(
    ("dice", "reform", "revolt"),
    [
        ((2, 1), "reform", "revolt_general"),
        ((3, 2), "no_reform", "revolt_partial"),
        ((3, 3), "no_reform", "no_revolt"),
    ],
)
def test_reform_and_revolt_tell_what_they_were_rolled_against(
    dice: tuple[int, int], reform: str, revolt: str
) -> None:
    """Epirus has two territories of Magna Graecia and one of Sicily."""
    held = dict.fromkeys(("lucania", "bruttium", "messina"), "epirus")
    match = scene(winter(3), (1, 1, 6, *dice), season="winter", armies={}, control=held, year=279)
    assert [some(line, "die", "number") for line in told(match, reform)] == [(dice[0], 3)]
    assert [some(line, "die", "number") for line in told(match, revolt)] == [(dice[1], 2)]


@pytest.mark.rule("3.3a", "3.3e")
def test_a_merger_tells_who_and_where() -> None:
    field = {"pyrrhus": army("lucania", pm=4), "megacles": army("lucania", pm=4)}
    match = play(scene(merging("epirus"), armies=field), ("merge", "megacles"))
    assert [some(line, "leaders", "place") for line in told(match, "merged")] == [
        (("megacles", "pyrrhus"), "lucania")
    ]


@pytest.mark.rule("3.12a", "3.2a", "9.0e")
@pytest.mark.parametrize(
    ("verb", "place", "key"), [("enter", "campania", "enters"), ("sail", "roma", "sails")]
)
def test_a_move_tells_from_and_to(verb: str, place: str, key: str) -> None:
    match = scene(
        marching("pyrrhus", "epirus"),
        season="summer",
        armies={"pyrrhus": army("lucania", pm=4)},
        control={"lucania": "epirus"},
        wars=ENEMIES,
    )
    play(match, (verb, place))
    while match.prompt(match.deciders[0]).message == "route":
        play(match, ("route", match.prompt(match.deciders[0]).choices["route"][0]))
    assert [some(line, "leader", "from", "to_place") for line in told(match, key)] == [
        ("pyrrhus", "lucania", place)
    ]


@pytest.mark.rule("9.0e")
def test_a_new_war_is_told() -> None:
    match = scene(marching("pyrrhus", "epirus"), armies={"pyrrhus": army("lucania", pm=4)}, wars=[])
    play(match, ("attack", "campania"))
    assert [some(line, "side", "foe") for line in told(match, "war")] == [("epirus", "rome")]


@pytest.mark.rule("10.2b")
@pytest.mark.parametrize(
    ("verb", "roll", "because"), [("keep_train", 4, ("nothing",)), ("spend_train", 3, ("train",))]
)
def test_a_train_that_is_spent_counts_one(verb: str, roll: int, because: tuple[str, ...]) -> None:
    hunger = {"frame": "Attrition", "pending": ["pyrrhus"], "winter": False}
    match = scene([*season(3), hunger], (4,), armies={"pyrrhus": army("bruttium", train=1)})
    play(match, verb)
    (line,) = told(match, "attrition")
    assert some(line, "die", "roll", "because", "column") == (4, roll, because, "contested")
    assert bool(told(match, "train_kept")) is (verb == "keep_train")


@pytest.mark.parametrize(
    ("lang", "told_so"),
    [
        ("fr", "La Lucanie passe des Italiotes à l’Épire."),
        ("en", "Lucania passes from the Italiots to Epirus."),
    ],
)
def test_land_passes_to_a_nation_and_not_into_a_country(lang: str, told_so: str) -> None:
    line = Line(1, "control", "8.22b", {"place": "lucania", "side": "epirus", "foe": "italiots"}, "")
    assert Text("eagle_and_wolf", lang).line(line) == told_so
