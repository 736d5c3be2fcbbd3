"""What docs/games/hellespont.md says of data, options and positions is true."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import polemos
from polemos.games.hellespont.position import FIELDS
from polemos.games.hellespont.provenance import report

NOTES = Path(__file__).resolve().parents[3] / "docs" / "games" / "hellespont.md"
GAME = {"frame": "Game", "who": "", "at": 3}


def table(heading: str) -> list[list[str]]:
    """The cells of the table that follows a heading line."""
    lines = NOTES.read_text(encoding="utf-8").split(heading, 1)[1].splitlines()
    rows = []
    for line in lines:
        if line.startswith("| "):
            rows.append([cell.strip() for cell in line.strip("| ").split(" | ")])
        elif rows:
            break
    return [row for row in rows if set(row[0]) != {"-"}]


def test_every_field_of_a_position_is_documented() -> None:
    documented = [row[0].strip("`") for row in table("Fields of `state`:")[1:]]
    assert documented == list(FIELDS)


def test_the_notes_count_the_data_as_the_report_does() -> None:
    rows = {row[0].strip("`").removesuffix(".yaml"): row[1:4] for row in table("At present:")[1:]}
    files = report(None)["files"]
    assert rows == {name: [str(count) for count in counts.values()] for name, counts in files.items()}


def test_every_option_is_documented_with_its_values() -> None:
    rows = {row[0].strip("`"): row[2] for row in table("Readings that players may want")[1:]}
    options = polemos.game("hellespont").options
    assert {option.id: [v for v in option.values if f"`{v}`" in rows[option.id]] for option in options} == {
        option.id: list(option.values) for option in options
    }
    assert set(rows) == {option.id for option in options}


def stacks() -> dict[str, list[dict[str, Any]]]:
    found = {}
    for moment, cell in table("The stacks one writes by hand:")[1:]:
        frames = [json.loads(frame) for frame in re.findall(r"`(\{.*?\})`", cell)]
        if frames:
            found[moment] = [GAME, *frames]
    return found


@pytest.mark.parametrize("moment", sorted(stacks()))
def test_a_documented_stack_can_be_resumed(moment: str) -> None:
    game = polemos.game("hellespont")
    position = game.start("historical", seed=1).position()
    position["frames"] = stacks()[moment]
    position["state"]["points"] = {"athens": 3, "sparta": 2}
    match = game.resume(position, seed=1)
    role = match.deciders[0]
    assert match.prompt(role).choices
    if "about to announce" in moment:
        assert match.prompt("athens").choices["announce"] == (1, 2, 3)


def test_positions_survive_json() -> None:
    game = polemos.game("hellespont")
    position = game.start("alcibiades", seed=4).position()
    again = game.resume(json.loads(json.dumps(position))).position()
    assert again == position
