"""`polemos learn`: the list, a lesson at the keyboard, what is remembered; and skeletons from records."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
import yaml
from rich.console import Console

import polemos
from polemos.cli import main
from polemos.cli.common import terminal_text
from polemos.cli.lesson import LessonSession
from polemos.cli.table import Screen
from polemos.kit.text import LANGS
from polemos.lessons import Player, begin, check, lessons_of
from polemos.lessons.checking import offered_ways
from polemos.lessons.model import TURN
from polemos.lessons.reading import read_lesson

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "tools"))

from lesson import skeleton  # noqa: E402  # tools are no package

FIRST = lessons_of("hellas")[0]


class Learner:
    """Types a wrong choice before every right one, then what the step waits for."""

    def __init__(self) -> None:
        self.session: LessonSession | None = None
        self.wrong = False

    def __call__(self, prompt: str) -> str:
        assert self.session is not None
        player = self.session.player
        if player.over or player.now.kind != TURN:
            return ""
        pairs = player.match.prompt(player.lesson.role).pairs()
        others = [i for i, pair in enumerate(pairs, 1) if not player.right(*pair)]
        self.wrong = not self.wrong
        if self.wrong and others:
            return str(others[0])
        return str(1 + pairs.index(next(offered_ways(player))))


def taught(lang: str) -> str:
    console = Console(file=io.StringIO(), width=100, highlight=False)
    text = terminal_text("hellas", lang)
    game = polemos.game("hellas")
    learner = Learner()
    session = LessonSession(Player(FIRST, begin(game, FIRST)), Screen(console, text, game.board()), learner)
    learner.session = session
    assert session.teach() == 0
    assert text.missing == set()
    return str(console.file.getvalue())  # type: ignore[attr-defined]  # it is a StringIO


@pytest.mark.parametrize("lang", LANGS)
def test_a_lesson_is_finished_at_the_keyboard(lang: str) -> None:
    said = " ".join(taught(lang).split())
    for words in (FIRST.steps[0].text, FIRST.steps[2].asides[0].text, FIRST.steps[6].well):
        assert " ".join(words[lang].split()) in said


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("POLEMOS_LEARNT", str(tmp_path))
    return tmp_path


def test_what_was_learnt_is_remembered(own_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from polemos.cli.shelf import keep

    assert main(["learn", "hellas", "--lang", "en"]) == 0
    assert "✓" not in capsys.readouterr().out
    keep(FIRST, 0)
    assert main(["learn", "hellas", "--lang", "en"]) == 0
    assert "The first ship ✓" in capsys.readouterr().out


def test_a_lesson_is_checked_by_program(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "hellas", "1", "--check", "--lang", "fr"]) == 0
    assert "leçon en ordre" in capsys.readouterr().out


def test_a_lesson_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "hellas", "nine"]) == 2
    assert "there are: 01_first_turn" in capsys.readouterr().err


def test_a_skeleton_of_a_record_is_a_lesson(tmp_path: Path) -> None:
    """The learner's clicks become turns, the others' actions are watched: it can be played as it is."""
    game = polemos.game("hellespont")
    match = game.start(None, 5)
    for _ in range(40):
        role = match.deciders[0]
        match.play(role, *match.prompt(role).pairs()[-1])
    role = match.actions[-1][0]
    path = tmp_path / "01_record.yaml"
    path.write_text(skeleton(match.record(), role, 10, None), encoding="utf-8")
    assert len(yaml.safe_load(path.read_text(encoding="utf-8"))["before"]) == 10
    assert check(game, read_lesson(path, "hellespont")) == 1
