"""Standing orders: the seat's own answers, given in advance, seen by nobody else."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import polemos
from playing import random_actions
from polemos.engine.prompt import Prompt
from polemos.server.messages import Order, Unless
from polemos.server.orders import Standing, attacked
from tests.server.harness import FREE, Client, Server
from tests.server.test_undo import clicks, sit_two, stored_equals_memory
from toys.clicks import Clicks

__all__ = ["clicks"]


#: Holds for no question, since none tells odds.
NEVER = {"arg": "odds", "above": 1}


def passing(black: Client, **more: Any) -> dict[str, Any]:
    return black.ask("order", **{"message": "mark", "verb": "pass", "until": "match", **more})


def test_an_order_answers_in_the_seats_name(clicks: Server) -> None:
    match, black, white = sit_two(clicks)
    black.play("pass")
    white.until(lambda: white.state["deciders"] == ["white"])
    told = passing(black)
    assert told["orders"] == [{"id": 1, "message": "mark", "verb": "pass", "arg": None, "until": "match"}]
    for letter in "abc":
        white.until(lambda: white.state["deciders"] == ["white"])
        white.play("mark", letter)
        white.play("pass")
    white.until(lambda: white.state["deciders"] == ["white"])
    black.until(lambda: black.state["deciders"] == ["white"] and black.n == white.n)
    actions = clicks.table(match).match.actions
    assert [verb for role, verb, _ in actions if role == "black"] == ["pass"] * 4
    assert sum('"ordered"' in frame for frame in black.frames) == 3
    assert all("order" not in frame for frame in white.frames)
    stored_equals_memory(clicks, match)


def test_orders_given_at_once_all_hold(clicks: Server) -> None:
    black = sit_two(clicks)[1]
    for number, letter in enumerate("abc"):
        order = {"message": "mark", "verb": "mark", "arg": letter, "until": "match", "unless": NEVER}
        black.send({"t": "order", "id": number, **order})
    black.send({"t": "revoke", "id": 9, "order": 2})
    black.until(lambda: '"ack":9' in black.frames[-1])
    left = black.ask("orders")["orders"]
    assert [(one["id"], one["arg"]) for one in left] == [(1, "a"), (3, "c")]


def test_the_present_question_is_answered_too_and_can_be_taken_back(clicks: Server) -> None:
    made = clicks.new(game="clicks", seats={"white": "bot:first"})
    black = clicks.sit(made["match"], made["seats"]["black"])
    passing(black, verb="mark", arg="b", unless={"arg": "odds", "above": 1})
    time.sleep(0.2)
    black.drain(0.1)
    assert black.view["marks"] == []  # the question says nothing of odds: the person is asked
    black.ask("revoke")
    passing(black, verb="roll")
    black.until(lambda: len(black.view["rolled"]) >= 3)
    black.ask("revoke", order=1)
    black.drain(0.2)
    rolled = len(black.view["rolled"])
    passing(black)
    black.until(lambda: black.state["deciders"] == ["white"])
    black.ask("undo")
    black.drain(0.3)
    assert (len(black.view["rolled"]), black.state["deciders"]) == (rolled, ["black"])
    assert black.ask("orders")["orders"][0]["verb"] == "pass"


def test_what_is_not_offered_is_asked(clicks: Server) -> None:
    match, black, _ = sit_two(clicks)
    passing(black, verb="fly")
    passing(black, message="other")
    passing(black, rule="7")
    passing(black, args={"place": "m5"})
    black.drain(0.3)
    assert clicks.table(match).match.actions == []
    assert len(black.ask("orders")["orders"]) == 4
    assert black.ask("revoke", order=9)["error"] == "not_found"
    assert [o["id"] for o in black.ask("revoke", order=2)["orders"]] == [1, 3, 4]
    assert black.ask("revoke")["orders"] == []
    assert clicks.sit(match).ask("orders")["error"] == "no_seat"


def test_there_is_a_limit(clicks: Server) -> None:
    _, black, _ = sit_two(clicks)
    for _ in range(30):
        passing(black, message="other")
    assert passing(black, message="other")["error"] == "too_many"


def test_orders_outlive_the_server(tmp_path: Path) -> None:
    given: dict[str, Any] = {"games": {"clicks": Clicks()}}
    with Server(tmp_path / "db.sqlite3", **given) as server:
        made = server.new(game="clicks")
        black = server.sit(made["match"], made["seats"]["black"])
        black.play("pass")
        passing(black)
    with Server(tmp_path / "db.sqlite3", **given) as server:
        white = server.sit(made["match"], made["seats"]["white"])
        white.play("mark", "c")
        white.play("pass")
        white.until(lambda: white.state["deciders"] == ["white"])
        again = server.sit(made["match"], made["seats"]["black"])
        assert again.receive()["orders"][0]["verb"] == "pass"


def test_there_is_a_pause_whatever_the_choice(tmp_path: Path) -> None:
    limits = replace(FREE, order_pause=2.0)
    with Server(tmp_path / "db.sqlite3", games={"clicks": Clicks()}, limits=limits) as server:
        made = server.new(game="clicks")
        black = server.sit(made["match"], made["seats"]["black"])
        passing(black)
        began = time.monotonic()
        black.until(lambda: black.state["deciders"] == ["white"])
        assert time.monotonic() - began >= 0.4


@dataclass
class FakeTable:
    match: Any
    game: Any


def standing(match: Any, **order: Any) -> Standing:
    frames = len(match.state.frames) - 1
    return Standing(1, Order("m", "v", **order), match.game.turn(match.state), frames)


def test_an_order_ends_with_the_operation_the_turn_or_never() -> None:
    """A window of Hellespont within an activation: the order ends when the activation does."""
    game = polemos.game("hellespont")
    match = game.start(seed=5)
    table: Any = FakeTable(match, game)
    given: list[tuple[Standing, Standing, Standing]] = []
    within, turns = False, set()
    for _ in random_actions(match, Random(4), 400):
        names = [type(frame).__name__ for frame in match.state.frames]
        if names[-1:] == ["Joint"] and "Activated" in names and not given:
            kinds: Any = ("operation", "turn", "match")
            given = [tuple(standing(match, until=kind) for kind in kinds)]  # type: ignore[list-item]  # three
            within = True
        if given and within and "Activated" in names:
            assert not given[0][0].over(table)
        elif given and within:
            within = False
            assert given[0][0].over(table)
        if given:
            turns.add(match.game.turn(match.state))
            assert given[0][1].over(table) == (match.game.turn(match.state) != given[0][1].turn)
            assert not given[0][2].over(table)
    assert given
    assert len(turns) > 1


class Seen:
    """What a match shows to a seat, and what it asks."""

    def view(self, role: str | None) -> dict[str, Any]:
        pieces = {"a": {"at": "m5", "side": "athens"}, "s": {"at": "m6", "side": "sparta"}}
        return {"pieces": pieces}


def test_only_if_attacked() -> None:
    """The person is asked where a place of the question holds his own pieces, and nowhere else."""
    table: Any = FakeTable(Seen(), None)
    for asked, args in (
        (True, {"place": "m5"}),
        (True, {"by": ("m7", "m5")}),
        (False, {"place": "m6"}),
        (False, {}),
    ):
        prompt = Prompt("m", "1", {"v": (None,)}, args)
        assert attacked(table, "athens", prompt) is asked, args


def test_odds_and_arguments() -> None:
    match = Clicks().start()
    prompt = Prompt("m", "1", {"v": (None,)}, {"odds": 3, "place": "m5", "by": ("sparta", "thebes")})
    for fits, order in (
        (True, {}),
        (True, {"rule": "1", "args": {"place": "m5", "by": "thebes"}}),
        (False, {"rule": "2"}),
        (False, {"args": {"place": "m6"}}),
        (False, {"unless": Unless("odds", 2)}),
        (True, {"unless": Unless("odds", 3)}),
        (False, {"arg": "x"}),
    ):
        assert standing(match, **order).fits(prompt) is fits, order
