"""Differences of views: merge patches that give exactly the new view, and silence where nothing changed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from polemos.engine.prompt import Prompt
from polemos.server.counts import Counts
from polemos.server.told import Shown
from polemos.server.views import Channel, Differ, Scene, merge, merge_diff
from toys.clicks import Clicks

RFC_7386 = [
    ({"a": "b"}, {"a": "c"}, {"a": "c"}),
    ({"a": "b"}, {"b": "c"}, {"a": "b", "b": "c"}),
    ({"a": "b"}, {"a": None}, {}),
    ({"a": "b", "b": "c"}, {"a": None}, {"b": "c"}),
    ({"a": ["b"]}, {"a": "c"}, {"a": "c"}),
    ({"a": "c"}, {"a": ["b"]}, {"a": ["b"]}),
    ({"a": {"b": "c"}}, {"a": {"b": "d", "c": None}}, {"a": {"b": "d"}}),
    ({"a": [{"b": "c"}]}, {"a": [1]}, {"a": [1]}),
    (["a", "b"], ["c", "d"], ["c", "d"]),
    ({"a": "b"}, ["c"], ["c"]),
    ({"e": None}, {"a": 1}, {"e": None, "a": 1}),
    ([1, 2], {"a": "b", "c": None}, {"a": "b"}),
    ({}, {"a": {"bb": {"ccc": None}}}, {"a": {"bb": {}}}),
]


@pytest.mark.parametrize(("old", "patch", "new"), RFC_7386)
def test_the_examples_of_the_rfc(old: Any, patch: Any, new: Any) -> None:
    assert merge(old, patch) == new


def any_value(rng: random.Random, depth: int) -> Any:
    kind = rng.randrange(5 if depth else 3)
    if kind == 0:
        return rng.randrange(3)
    if kind == 1:
        return rng.choice("abc")
    if kind == 2:
        return [rng.randrange(3) for _ in range(rng.randrange(3))]
    return any_view(rng, depth - 1)


def any_view(rng: random.Random, depth: int = 3) -> dict[str, Any]:
    return {key: any_value(rng, depth) for key in "abcdef" if rng.random() < 0.6}


def test_a_difference_applied_gives_the_new_view() -> None:
    rng = random.Random(1)
    for _ in range(2000):
        old, new = any_view(rng), any_view(rng)
        patch = merge_diff(old, new)
        assert merge(old, patch) == new
        assert Differ().diff(old, new) == patch
        assert merge_diff(new, new) == {}


def test_parts_that_two_viewers_share_are_compared_once() -> None:
    differ = Differ()
    shared_old, shared_new = {"x": {"a": 1}}, {"x": {"a": 2}}
    first = differ.diff({"pieces": shared_old}, {"pieces": shared_new, "hands": 1})
    second = differ.diff({"pieces": shared_old}, {"pieces": shared_new, "hands": 2})
    assert first["pieces"] is second["pieces"]


def channel_at(number: int) -> tuple[Channel, Any, Any]:
    match = Clicks().start(seed=1)
    for _ in range(number):
        match.play("black", "mark", "a")
    channel = Channel("white")
    wait = Prompt("wait", "", {})
    channel.catch_up(match, Scene({"a": 1}, wait, {"undo": {"floor": 0, "why": "others"}}), Counts(match))
    channel.read = channel.lines = 0
    match.journal.cut(0)
    return channel, match, wait


def test_a_viewer_who_sees_no_change_is_told_nothing_not_even_a_number() -> None:
    channel, match, wait = channel_at(2)
    quiet = Scene({"a": 1}, wait, {"undo": {"floor": 2, "why": "others"}})
    assert channel.news(match, quiet, None, Differ(), False, Counts(match)) is None
    loud = Scene({"a": 2}, wait, {"undo": {"floor": 2, "why": "others"}})
    news = channel.news(match, loud, None, Differ(), False, Counts(match))
    assert news == Shown(2, patch={"a": 2}, undo={"floor": 2, "why": "others"})


def test_another_reason_why_not_is_news_and_so_is_ones_own_action() -> None:
    channel, match, wait = channel_at(1)
    other = Scene({"a": 1}, wait, {"undo": {"floor": 1, "why": "dice"}})
    news = channel.news(match, other, None, Differ(), False, Counts(match))
    assert news == Shown(1, undo={"floor": 1, "why": "dice"})
    same = Scene({"a": 1}, wait, {"undo": {"floor": 1, "why": "dice"}})
    assert channel.news(match, same, None, Differ(), True, Counts(match)) == Shown(1)
