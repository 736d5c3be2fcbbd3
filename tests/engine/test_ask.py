"""A question: its doors, its kinds, who is asked beside whom, and what carries an answer out."""

from __future__ import annotations

import pytest

from polemos.engine.ask import Ask
from polemos.engine.prompt import BACK, DECLINES, ENDS, FINAL, GOES_ON, Prompt
from toys import parley, toy

Told = list[tuple[object, ...]]


def one(told: Told, role: str, place: str) -> None:
    told.append((role, place))


def count(told: Told, role: str, number: int) -> None:
    told.append((role, number))


def alone(told: Told, role: str) -> None:
    told.append((role,))


def any_of(told: Told, role: str, verb: str, arg: object) -> None:
    told.append((role, verb, arg))


def question() -> Ask:
    ask = Ask("red", "move", "3.1", {"points": 2})
    ask.pick("to", ("argos", "thebes"), one).number("pay", (1, 2), count)
    return ask.family("card_5", (None,), any_of, FINAL).alone("done", alone, ENDS)


@pytest.mark.parametrize(
    ("verb", "arg", "told"),
    [
        ("to", "thebes", ("red", "thebes")),
        ("pay", 2, ("red", 2)),
        ("card_5", None, ("red", "card_5", None)),
        ("done", None, ("red",)),
    ],
)
def test_each_door_hands_its_own_kind_of_answer_over(verb: str, arg: str | int | None, told: object) -> None:
    heard: Told = []
    question().carry_out(heard, verb, arg)
    assert heard == [told]


def test_a_verb_without_arguments_is_not_offered() -> None:
    ask = Ask("red", "move", "3.1").pick("to", (), one).number("pay", (), count).family("x", (), any_of)
    assert ask.choices == {}


def test_the_order_of_the_doors_is_that_of_the_choices() -> None:
    assert list(question().choices) == ["to", "pay", "card_5", "done"]


def test_a_verb_says_what_it_is() -> None:
    ask = question()
    assert [ask.kind(verb) for verb in ask.choices] == [GOES_ON, GOES_ON, FINAL, ENDS]
    assert ask.to_json()["kinds"] == {"card_5": FINAL, "done": ENDS}
    assert "kinds" not in Ask("red", "move", "3.1").alone("go", alone).to_json()


def test_who_has_no_answer_is_not_asked_with_the_others() -> None:
    idle = Ask("green", "move", "3.1")
    both = Ask.together([idle, question(), Ask("blue", "wait", "3.2").alone("wait", alone, DECLINES)])
    assert both is not None
    assert both.deciders() == ("red", "blue")
    assert both.of("green") is None
    blue = both.of("blue")
    assert blue is not None
    assert blue.message == "wait"
    assert Ask.together([idle]) is None


def test_the_prompt_of_a_match_carries_the_kinds() -> None:
    match = parley.Parley().start()
    assert match.prompt("besieger").kind("wait") == DECLINES
    match.play("besieger", "storm")
    assert match.prompt("town").kind("give_up") == FINAL


def test_copies_share_the_question_and_answer_it_for_themselves() -> None:
    match = toy.make().start(seed=3)
    copy = match.clone()
    copy.play("gold", "put", copy.prompt("gold").choices["put"][0])
    assert copy.deciders == ("silver",)
    assert match.deciders == ("gold", "silver")


def test_the_passive_answer_declines_or_ends_and_gives_nothing_up() -> None:
    ask = Ask("red", "move", "3.1").alone("flee", alone, FINAL).pick("block", ("build",), one, DECLINES)
    assert ask.passive() == ("block", "build")
    assert ask.alone("pass", alone, DECLINES).passive() == ("pass", None)
    assert question().passive() == ("done", None)
    assert Ask("red", "move", "3.1").alone("flee", alone, FINAL).alone("hold", alone).passive() == (
        "hold",
        None,
    )
    assert Ask("red", "move", "3.1").pick("to", ("argos",), one).passive() is None


def test_who_follows_a_plan_is_not_offered_what_only_takes_back() -> None:
    prompt = Prompt(
        "move", "1", {"pick": ("a",), "drop": ("b",), "done": (None,)}, {}, {"drop": BACK, "done": ENDS}
    )
    assert prompt.ahead().choices == {"pick": ("a",), "done": (None,)}
    assert prompt.ahead().kinds == {"done": ENDS}
    assert prompt.ahead().ahead() == prompt.ahead()


def test_where_there_is_nothing_else_it_is_offered_all_the_same() -> None:
    prompt = Prompt("move", "1", {"drop": ("b",)}, {}, {"drop": BACK})
    assert prompt.ahead() is prompt
