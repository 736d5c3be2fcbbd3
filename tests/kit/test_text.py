"""Texts: ids become names, lists are joined, and what is missing shows without stopping anybody."""

from __future__ import annotations

from pathlib import Path

import pytest

from polemos import BadData
from polemos.engine.journal import Line
from polemos.engine.prompt import Prompt, Value
from polemos.engine.result import Result
from polemos.kit.text import Text, key_of

CATALOGUE = """
place-m5 = the Narrows
place-abydos = Abydos
piece-t20 = T20
leader-dorieus = Dorieus
role-athens = Athens
season-autumn = autumn
prompt-activate = { $points ->
    [one] One point left
   *[other] { $points } points left
  } at { $place }
verb-march = March to { $arg }
verb-done = Done
log-lost = { $who } loses { $pieces } in { $places } ({ $season })
option-weather = Weather
    .about = Storms may occur.
scenario-long-war = Long war
    .sketch = From 411 on.
level-total = total victory
reason-points = by points
result-win = { $who }: { $level }, { $reason } ({ $rule })
result-draw = Draw, { $reason }
result-alone = { $level }, { $reason }
"""


@pytest.fixture
def text(tmp_path: Path) -> Text:
    path = tmp_path / "en.ftl"
    path.write_text(CATALOGUE, encoding="utf-8")
    return Text("", "en", (path,))


def test_prompt_translates_ids_and_counts(text: Text) -> None:
    assert (
        text.prompt(Prompt("activate", "1", {}, {"points": 1, "place": "m5"}))
        == "One point left at the Narrows"
    )
    assert (
        text.prompt(Prompt("activate", "1", {}, {"points": 3, "place": "m5"}))
        == "3 points left at the Narrows"
    )
    assert text.missing == set()


def test_log_line_joins_lists_and_names_pieces_by_their_kind(text: Text) -> None:
    args = {
        "who": "athens",
        "pieces": ("athens_t20_1", "dorieus"),
        "places": ("m5", "abydos"),
        "season": "autumn",
    }
    line = Line(1, "lost", "4", args, "")
    assert text.line(line) == "Athens loses T20 and Dorieus in the Narrows and Abydos (autumn)"


def test_choices_are_buttons(text: Text) -> None:
    assert text.choice("march", "abydos") == "March to Abydos"
    assert text.choice("march", 3) == "March to 3"
    assert text.choice("done", None) == "Done"
    assert text.verb("march") == "March to …"


def test_attributes(text: Text) -> None:
    assert (text.option("weather"), text.option_about("weather")) == ("Weather", "Storms may occur.")
    assert (text.scenario("long_war"), text.scenario_sketch("long_war")) == ("Long war", "From 411 on.")


def test_results(text: Text) -> None:
    won = Result("athens", "total", "points", "9.2", {"athens": 3, "sparta": 1})
    assert text.result(won) == "Athens: total victory, by points (9.2)"
    assert text.scores(won).startswith("Athens 3, ")
    assert text.result(Result(None, "total", "points", "9.2")) == "Draw, by points"


def test_who_plays_alone_is_told_a_level_of_victory_or_defeat(text: Text) -> None:
    lost = Result(None, "total", "points", "9.2", {"athens": -5})
    assert lost.alone
    assert not lost.drawn
    assert text.result(lost) == "total victory, by points"
    won = Result("athens", "total", "points", "9.2", {"athens": 5})
    assert text.result(won) == "total victory, by points"
    assert Result(None, "draw", "points", "9.2", {"athens": 1, "sparta": 1}).drawn


def test_what_is_missing_shows_and_is_remembered(text: Text) -> None:
    assert text.say("prompt-sail") == "prompt-sail"
    assert text.place("m99") == "m99"
    assert text.choice("march", "nowhere") == "March to nowhere"
    assert text.option_about("fog") == "option-fog"
    assert {"prompt-sail", "place-m99", "option-fog.about"} <= text.missing
    assert any("nowhere" in key for key in text.missing)


def test_a_missing_argument_does_not_stop_the_screen(text: Text) -> None:
    assert text.prompt(Prompt("activate", "1", {}, {"points": 2})) == "2 points left at place"
    assert any(key.startswith("prompt-activate") for key in text.missing)


def test_keys_have_neither_dots_nor_underscores() -> None:
    assert key_of("phase", "2.B.3_x") == "phase-2-B-3-x"


def test_unknown_language_is_named() -> None:
    with pytest.raises(BadData, match="lang: 'la'"):
        Text("", "la")


def test_the_parts_of_a_sum_are_named_by_their_paragraphs() -> None:
    args: dict[str, Value] = {"place": "m5", "count": 0, "modifiers": ("5.1a +1", "5.1i -1")}
    line = Line(1, "siege-dice", "5.1", args, "")
    told = Text("hellespont", "en").line(line)
    assert "any siege +1, winter \u22121" in told
