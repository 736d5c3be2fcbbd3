"""14: aims, a live score for every nation, grades; and bots that know what counts."""

from __future__ import annotations

from typing import Any

import pytest

from games.eagle_and_wolf.scene import army, game, scene, season
from polemos.engine.match import Match
from scenes import lines


def value(match: Match, role: str) -> float:
    return match.game.evaluate(match.state, role)


@pytest.mark.rule("14.0a", "14.1a", "14.2a", "14.3a", "14.4a", "14.5a", "1.12-1e")
def test_everybody_sees_how_near_each_nation_is() -> None:
    match = scene(season(3), armies={"hanno": army("messina")}, wars=[["carthage", "mamertines"]])
    for viewer in ("rome", "epirus", None):
        score = match.view(viewer)["score"]
        assert score["epirus"] == {"total": 2, "lines": {"epirus": 2, "graecia_magna_2": 0, "sicilia": 0}}
        assert score["rome"] == {"total": 3, "lines": {"italia": 3, "graecia_magna_2": 0}}
        assert score["carthage"] == {"total": 2, "lines": {"panormos": 1, "agrigentum": 1, "messina_more": 0}}
        assert score["syracuse"]["total"] == 1
        assert score["mamertines"] == {"total": 0, "lines": {"messina": 0, "sicilia_more": 0}}  # contested


@pytest.mark.rule("1.12-1d", "14.2a")
def test_with_campania_in_magna_graecia_rome_needs_more() -> None:
    def aims(option: str, **control: str) -> dict[str, int]:
        match = scene(
            season(3), options={"campania": option}, control=control, armies={"hanno": army("africa")}
        )
        lines: dict[str, int] = match.view(None)["score"]["rome"]["lines"]
        return lines

    assert aims("italia", lucania="rome") == {"italia": 3, "graecia_magna_2": 1}
    assert aims("graecia_magna", lucania="rome") == {"italia": 3, "graecia_magna_3": 2}


@pytest.mark.rule("14.1a", "14.3a", "14.5a")
@pytest.mark.parametrize(
    ("nation", "control", "expected"),
    [
        ("carthage", {}, "victory"),
        ("carthage", {"messina": "carthage"}, "great_victory"),
        ("carthage", {"messina": "carthage", "panormos": "epirus"}, "unfulfilled"),
        ("mamertines", {}, "victory"),
        ("mamertines", {"syracusae": "mamertines"}, "great_victory"),
        ("mamertines", {"messina": "rome", "syracusae": "mamertines"}, "unfulfilled"),
        ("syracuse", {"messina": "syracuse"}, "victory"),
        ("rome", {"lucania": "rome", "apulia": "rome"}, "victory"),
        (
            "epirus",
            {t: "epirus" for t in ("lucania", "apulia", "messina", "syracusae", "panormos")},
            "undisputed",
        ),
        ("epirus", {t: "epirus" for t in ("lucania", "apulia", "messina", "syracusae")}, "unfulfilled"),
    ],
)
def test_grades(nation: str, control: dict[str, str], expected: str) -> None:
    match = scene(season(5), season="autumn", year=275, control=control)
    assert [line.args["level"] for line in lines(match, "aims", side=nation)] == [expected]


@pytest.mark.rule("14.0a", "14.1a")
def test_the_result_tells_grade_and_score() -> None:
    taken = {t: "epirus" for t in ("lucania", "apulia", "messina", "syracusae", "panormos")}
    match = scene(season(5), season="autumn", year=275, control=taken)
    assert match.result is not None
    assert (match.result.winner, match.result.level) == ("epirus", "undisputed")
    assert match.result.scores["epirus"] == 7
    told = {line.args["side"]: line.args for line in match.journal.lines if line.key == "aims"}
    assert told["epirus"] == {"side": "epirus", "number": 7, "need": 7, "level": "undisputed"}
    assert told["rome"]["level"] == "unfulfilled"


def test_a_role_values_the_aims_of_the_option() -> None:
    """With Campania in Magna Graecia it is one of three lands that Epirus needs there."""

    def gain(option: str, role: str, **control: str) -> float:
        base: dict[str, Any] = {"lucania": "epirus", "bruttium": "epirus", "samnium": "epirus"}
        given: dict[str, Any] = {"options": {"campania": option}, "armies": {"hanno": army("africa")}}
        before = scene(season(3), control=base, **given)
        after = scene(season(3), control={**base, **control}, **given)
        return value(after, role) - value(before, role)

    assert gain("graecia_magna", "epirus", campania="epirus") > gain("italia", "epirus", campania="epirus")


def test_nobody_wants_his_own_land_laid_waste() -> None:
    field = {"consul_prg": army("roma")}
    whole = scene(season(3), armies=field)
    burnt = scene(season(3), armies=field, ravaged=["roma"])
    assert value(burnt, "rome") < value(whole, "rome")
    assert value(burnt, "epirus") > value(whole, "epirus")
    assert game().meta.rules_version >= 7


@pytest.mark.rule("1.12-1d", "14.2a", "14.0a")
@pytest.mark.parametrize(("option", "wins"), [("italia", True), ("graecia_magna", False)])
def test_the_end_counts_with_campania_where_the_option_puts_it(option: str, wins: bool) -> None:
    """Two lands of Magna Graecia beside Campania: three of four only if Campania is one of them."""
    taken = {"lucania": "rome", "apulia": "rome", "campania": "epirus"}
    match = scene(season(5), season="autumn", year=275, control=taken, options={"campania": option})
    assert match.result is not None
    assert ("rome" in match.result.winners) == wins
    for viewer in ("rome", "carthage", None):
        score = match.view(viewer)["score"]
        assert score["rome"]["total"] == match.result.scores["rome"]
        assert set(score) == {"carthage", "epirus", "mamertines", "rome", "syracuse"}
