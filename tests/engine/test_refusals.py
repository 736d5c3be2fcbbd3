"""What is not offered is refused, for everybody, with a named error and the state unchanged."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import polemos
from polemos import BadData, IllegalAction, NotYourTurn, PolemosError
from polemos.engine.prompt import Prompt
from toys import faulty, toy

REFUSED: list[tuple[str, Any, Any, Any, type[Exception]]] = [
    ("argument not offered", "red", "click", 4, IllegalAction),
    ("argument missing", "red", "click", None, IllegalAction),
    ("argument too many", "red", "roll", 1, IllegalAction),
    ("number as text", "red", "click", "1", IllegalAction),
    ("true for one", "red", "click", True, IllegalAction),
    ("verb not offered", "red", "ready", None, IllegalAction),
    ("verb of the table", "red", "resign", None, IllegalAction),
    ("seat not asked", "blue", "click", 1, NotYourTurn),
    ("seat unknown", "green", "click", 1, NotYourTurn),
    ("the table itself", "*", "salt", 1, NotYourTurn),
    ("empty verb", "red", "", None, IllegalAction),
    ("garbage verb", "red", "__class__", "\x00\ud800", IllegalAction),
    ("huge argument", "red", "click", "9" * 100_000, IllegalAction),
]


@pytest.mark.parametrize(
    ("role", "verb", "arg", "error"), [r[1:] for r in REFUSED], ids=[r[0] for r in REFUSED]
)
def test_it_is_refused_and_nothing_changes(role: Any, verb: Any, arg: Any, error: type[Exception]) -> None:
    match = faulty.make().start(seed=1)
    match.play("red", "click", 2)
    before, record = match.position(), match.record()
    with pytest.raises(error):
        match.play(role, verb, arg)
    assert match.position() == before
    assert match.record() == record


@pytest.mark.parametrize("junk", [1.5, ["t1"], {"a": 1}, b"click", object()])
def test_kinds_that_json_or_python_could_bring_are_refused(junk: Any) -> None:
    """Compiled code refuses them at the door as wrong types, interpreted code as not offered."""
    match = faulty.make().start(seed=1)
    for action in ((junk, "click", 1), ("red", junk, 1), ("red", "click", junk)):
        with pytest.raises((IllegalAction, TypeError)):
            match.play(*action)
    assert match.number == 0


def test_after_the_end_everything_is_refused() -> None:
    match = faulty.make().start()
    match.play("red", "win")
    for role in ("red", "blue", "green"):
        with pytest.raises(NotYourTurn, match="the match is over"):
            match.play(role, "click", 1)


def test_unknown_things_are_named() -> None:
    game = faulty.make()
    for call, message in (
        (lambda: game.start("moon"), "scenario: drill has no scenario 'moon'"),
        (lambda: game.start(options={"fog": True}), "options.fog: drill has no such option"),
        (lambda: game.start(options={"pace": 9}), "options.pace: 9 is not one of 1, 2, 3"),
        (lambda: game.start(options={"pace": True}), "options.pace: True is not one of"),
        (lambda: game.start().view("green"), "role: drill has no role 'green'"),
        (lambda: game.start().prompt("green"), "role: drill has no role 'green'"),
        (lambda: polemos.game("chess"), "game: there is no game 'chess'"),
        (lambda: polemos.replay({"game": "chess"}), "game: there is no game 'chess'"),
    ):
        with pytest.raises(BadData) as caught:
            call()
        assert message in str(caught.value)


def test_the_contract_is_a_function_even_after_its_package_was_imported() -> None:
    import_module("polemos.games")
    assert polemos.games() == tuple(sorted(polemos.games()))


def test_a_folder_with_own_data_must_exist() -> None:
    for name in polemos.games():
        with pytest.raises(BadData, match="is not a folder"):
            polemos.game(name, data=Path("no/such/folder"))


def test_all_errors_have_one_root() -> None:
    for error in (BadData, IllegalAction, NotYourTurn, polemos.RuleBug, polemos.StaleView):
        assert issubclass(error, PolemosError)
    assert issubclass(NotYourTurn, IllegalAction)


def test_the_prompt_is_json_ready_and_compares_by_value() -> None:
    prompt = Prompt("menu", "1", {"click": (1, 2), "done": (None,)}, {"places": ("m1", "m2"), "n": 1})
    assert prompt == Prompt("menu", "1", {"click": (1, 2), "done": (None,)}, {"places": ("m1", "m2"), "n": 1})
    assert prompt != Prompt("menu", "1", {"click": (1, 2)}, {"places": ("m1", "m2"), "n": 1})
    assert prompt != "menu"
    assert prompt.pairs() == [("click", 1), ("click", 2), ("done", None)]
    assert [prompt.nth(i) for i in range(prompt.count())] == prompt.pairs()
    assert prompt.to_json() == {
        "message": "menu",
        "rule": "1",
        "args": {"places": ["m1", "m2"], "n": 1},
        "choices": {"click": [1, 2], "done": [None]},
    }
    assert hash(prompt) == hash(Prompt("menu", "1", {}))
    assert "menu" in repr(prompt)


def test_options_have_defaults() -> None:
    assert faulty.make().start().state.options == {"pace": 1}
    assert toy.make().start(options={"open": True}).state.options == {"open": True}
