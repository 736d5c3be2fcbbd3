"""What is wrong with a lesson is said with the file and the step."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

import polemos
from polemos import BadData, IllegalAction
from polemos.lessons import Player, begin, check
from polemos.lessons.reading import read_lesson
from polemos.lessons.shelf import files_of

WORDS = {"en": "Look.", "fr": "Voyez."}
SOUND = files_of("hellas")[0]


def changed(tmp_path: Path, change: Any) -> Path:
    """The first lesson of Hellas, spoilt."""
    data = yaml.safe_load(SOUND.read_text(encoding="utf-8"))
    change(data)
    path = tmp_path / "01_first_turn.yaml"
    path.write_text(yaml.safe_dump(data, allow_unicode=True), encoding="utf-8")
    return path


def problem(path: Path) -> str:
    with pytest.raises(BadData) as caught:
        check(polemos.game("hellas"), read_lesson(path, "hellas"))
    return str(caught.value)


FAULTS = {
    "an unknown field": (lambda d: d["steps"][1].update(txt=1), "step 2.txt"),
    "no French": (lambda d: d["steps"][0]["text"].pop("fr"), "step 1.text.fr: is missing"),
    "a clause that is not there": (
        lambda d: d["steps"][0].update(rule="99z"),
        "step 1.rule: there is no clause",
    ),
    "a place that is not there": (
        lambda d: d["steps"][0]["point"].update(places=["h9999"]),
        "step 1.point: there is no place",
    ),
    "a click that is not offered": (lambda d: d["steps"][2].update(turn=[["develop"]]), "step 3: develop"),
    "an action nobody may take": (
        lambda d: d["steps"][1]["watch"].insert(1, ["sparta", "fly"]),
        "step 2: 'fly'",
    ),
    "an aside nobody can hear": (
        lambda d: d["steps"][2]["otherwise"].append({"click": ["develop"], "text": WORDS}),
        "step 3.otherwise: develop",
    ),
    "a beginning that is not": (lambda d: d["start"].update(scenario="nowhere"), "start: scenario"),
    "dice that nobody rolls": (lambda d: d["steps"][2].update(dice=[6]), "step 3.dice: 1 are given, 0"),
    "a role that is not": (lambda d: d.update(role="thebes"), "there is no role 'thebes'"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_named_with_file_and_step(tmp_path: Path, name: str) -> None:
    change, said = FAULTS[name]
    found = problem(changed(tmp_path, change))
    assert found.startswith("01_first_turn.yaml")
    assert said in found


def test_another_click_is_refused_and_answered() -> None:
    lesson = read_lesson(SOUND, "hellas")
    player = Player(lesson, begin(polemos.game("hellas"), lesson))
    player.go_on()
    while player.step == 1:
        player.watch()
    number = player.match.number
    with pytest.raises(IllegalAction):
        player.play("build")
    aside, general = player.aside("build", None), player.aside("pass", None)
    assert aside is not None
    assert general is not None
    assert aside != general
    assert player.match.number == number


def test_plain_signs_are_set_like_a_printer_would() -> None:
    from polemos.lessons.typography import printed

    assert printed("L'or : « oui » ! Voir § 2b", "fr") == (
        "L’or\u202f: «\u202foui\u202f»\u202f! Voir §\u00a02b"
    )
    assert printed("It's gold: yes!", "en") == "It’s gold: yes!"
