"""Every puzzle of every game is solved in every way it accepts, shows what it claims, and reads well; the
tool that measures them is tried on one."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

import polemos
from conformance.language import flaws
from polemos import BadData
from polemos.bots import Seat
from polemos.cli import main
from polemos.kit.text import LANGS, Text
from polemos.lab.weighing import Scales
from polemos.lessons import Puzzle, begin, prove, puzzles_of
from polemos.lessons.model import Texts
from polemos.lessons.puzzle import EXACT, SEARCH, folder_of, read_puzzle

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "tools"))

import puzzles as tool  # noqa: E402  # tools are no package

PUZZLES = [puzzle for game in polemos.games() for puzzle in puzzles_of(game)]
SOUND = folder_of("hellas") / "01_four_harbours.yaml"


def named(puzzle: Puzzle) -> str:
    return f"{puzzle.lesson.game}-{puzzle.lesson.id}"


@pytest.mark.parametrize("puzzle", PUZZLES, ids=named)
def test_a_puzzle_is_solved_in_every_way_and_shows_what_it_claims(puzzle: Puzzle) -> None:
    assert prove(polemos.game(puzzle.lesson.game), puzzle) >= 1


@pytest.mark.parametrize("puzzle", PUZZLES, ids=named)
def test_the_words_of_a_puzzle_read_well(puzzle: Puzzle) -> None:
    said = [(lang, words[lang]) for words in words_of(puzzle) for lang in LANGS]
    assert {words: flaw for lang, words in said for flaw in flaws(lang, words)} == {}


def words_of(puzzle: Puzzle) -> Iterator[Texts]:
    step = puzzle.step
    yield from (puzzle.lesson.title, step.text, step.well, *(aside.text for aside in step.asides))
    yield from (star.text for star in puzzle.shows)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=named)
def test_all_that_is_asked_in_a_puzzle_has_words(puzzle: Puzzle) -> None:
    prompt = begin(polemos.game(puzzle.lesson.game), puzzle.lesson).prompt(puzzle.lesson.role)
    for lang in LANGS:
        text = Text(puzzle.lesson.game, lang)
        text.prompt(prompt)
        for verb in prompt.choices:
            text.verb(verb)
        assert text.missing == set()


def test_there_are_puzzles_enough_of_every_kind() -> None:
    """A few dozen a game, easy ones and hard ones, mostly proved by trying every line."""
    for game in polemos.games():
        found = puzzles_of(game)
        assert len(found) >= 14
        assert {puzzle.difficulty for puzzle in found} == {1, 2, 3}
        assert len({puzzle.lesson.title["en"] for puzzle in found}) == len(found)
    assert sum(puzzle.proof.kind == EXACT for puzzle in PUZZLES) > 100


@pytest.mark.parametrize("puzzle", [one for one in PUZZLES if one.proof.kind == SEARCH], ids=named)
def test_what_was_measured_adds_up(puzzle: Puzzle) -> None:
    proof = puzzle.proof
    assert proof.best - proof.second == pytest.approx(proof.margin, abs=1)
    assert 1 <= proof.least <= proof.margin


# --- the tool -------------------------------------------------------------------------------------


def test_the_solution_is_weighed_against_every_other_click() -> None:
    """With few walks the numbers are rough, but the order is that of the file."""
    puzzle = read_puzzle(SOUND, "hellas")
    match = begin(polemos.game("hellas"), puzzle.lesson)
    pairs = match.prompt("athens").ahead().pairs()
    weighing = Scales(Seat(match, "athens"), 1, 8, 4).weigh(pairs, [("posts", None)])
    assert weighing.weights[0].choice == ("posts", None)
    assert {weight.choice for weight in weighing.weights} == set(pairs)
    assert all(weight.behind > 0 for weight in weighing.weights[1:])
    assert weighing.walks > 4 * len(pairs)


def test_the_same_seed_measures_the_same() -> None:
    puzzle = read_puzzle(SOUND, "hellas")
    assert tool.measured(puzzle, 4, 3) == tool.measured(puzzle, 4, 3)


# --- what is wrong with a puzzle is said ------------------------------------------------------------


def changed(tmp_path: Path, **fields: object) -> Path:
    """The first puzzle of Hellas, spoilt."""
    data = yaml.safe_load(SOUND.read_text(encoding="utf-8")) | fields
    shutil.copy(SOUND.with_suffix(".json"), tmp_path)
    path = tmp_path / SOUND.name
    path.write_text(yaml.safe_dump(data, allow_unicode=True), encoding="utf-8")
    return path


WINS = [{"text": {"en": "Won.", "fr": "Gagné."}, "see": "result/winner", "equals": "athens"}]
POSTS = [{"text": {"en": "Posts.", "fr": "Comptoirs."}, "see": "cycle/action", "equals": "posts"}]
FAULTS = {
    "a move that is not offered": ({"solution": [["fly"]]}, "fly"),
    "not his turn": ({"role": "sparta"}, "sparta is not the one who is asked"),
    "a claim that does not hold": ({"shows": WINS}, "shows: does not hold"),
    "no clause": ({"rule": "99z"}, "there is no clause '99z'"),
    "a field nobody reads": ({"hint": 1}, "hint"),
    "exact without a claim": ({"proof": {"kind": EXACT, "clicks": 1}}, "what is proved exactly must be said"),
    "a proof without a margin": (
        {"proof": {"kind": SEARCH, "walks": 9, "copies": 1, "rules": 2}},
        "best: is missing",
    ),
    "another line does it too": (
        {
            "proof": {"kind": EXACT, "clicks": 2},
            "shows": [{**POSTS[0], "see": "turn", "equals": 3}],
        },
        "does it too",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_named(tmp_path: Path, name: str) -> None:
    fields, said = FAULTS[name]
    with pytest.raises(BadData) as caught:
        prove(polemos.game("hellas"), read_puzzle(changed(tmp_path, **fields), "hellas"))
    assert str(caught.value).startswith(SOUND.name)
    assert said in str(caught.value)


def test_an_exact_proof_tries_every_other_line(tmp_path: Path) -> None:
    path = changed(tmp_path, proof={"kind": EXACT, "clicks": 1}, shows=POSTS)
    assert prove(polemos.game("hellas"), read_puzzle(path, "hellas")) == 1


# --- at the keyboard ----------------------------------------------------------------------------


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("POLEMOS_LEARNT", str(tmp_path))


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    left = iter(lines)
    monkeypatch.setattr("builtins.input", lambda prompt="": next(left))


@pytest.mark.usefixtures("own_folder")
@pytest.mark.parametrize(
    ("lines", "said", "sign"),
    [
        (("posts",), "Solved, at the first try", "★"),
        (("develop", "solution", "posts"), "after 2 other tries", "✓"),
    ],
)
def test_a_puzzle_is_solved_at_the_keyboard(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    lines: tuple[str, ...],
    said: str,
    sign: str,
) -> None:
    typed(monkeypatch, *lines)
    assert main(["puzzle", "hellas", "four_harbours", "--lang", "en"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert said in told
    assert "A post costs ten talents" in told
    assert "Measured" in told
    assert main(["puzzle", "hellas", "--lang", "en"]) == 0
    assert sign in capsys.readouterr().out


def test_puzzles_are_checked_by_program(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "hellas", "1", "--check", "--lang", "fr"]) == 0
    assert "01_four_harbours" in capsys.readouterr().out
    assert main(["puzzle", "hellas", "nowhere"]) == 2
    assert "there are: 01_four_harbours" in capsys.readouterr().err
