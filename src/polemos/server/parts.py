"""One action part by part: what the table looked like while the rules carried it out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from polemos.engine.game import Game
from polemos.engine.match import Action, Match
from polemos.server.counts import Counts
from polemos.server.store import Saved
from polemos.server.views import merge_diff


class Onlooker:
    """What a viewer sees of a match, time after time, and how many lines of its log he has read by then."""

    def __init__(self, role: str | None, lines: int) -> None:
        self.role = role
        self.lines = lines
        self.seen: list[tuple[int, dict[str, Any]]] = []

    def __call__(self, match: Match) -> None:
        read = len(match.log(self.role))
        if not self.seen:
            self.lines -= read
        self.seen.append((self.lines + read, match.view(self.role)))

    def parts(self) -> list[dict[str, Any]]:
        """The first view, and how it changed."""
        lines, view = self.seen[0]
        changes = [(told, merge_diff(before, after)) for (_, before), (told, after) in pairwise(self.seen)]
        return [{"lines": lines, "view": view}, *({"lines": n, "patch": p} for n, p in changes if p)]


def parts_of(before: Match, action: Action, role: str | None, lines: int) -> list[dict[str, Any]]:
    """How an action came about. `before` is a copy from before it, `lines` what the role had read by then.

    Where something is hidden, or dice are rolled by hand, there is nothing between before and after."""
    look = Onlooker(role, lines)
    look(before)
    before.keep_log()
    if before.game.meta.hidden or before.state.chance.entered:
        before.play_recorded(action)
    else:
        before.play_in_parts(action, look)
    look(before)
    return look.parts()


def opening(game: Game, saved: Saved, role: str | None) -> list[dict[str, Any]]:
    """What happened between the set-up and the first choice; nothing in a match from a position."""
    look = Onlooker(role, 0)
    if saved.origin is not None:
        look(game.resume(saved.origin, saved.given, saved.seed))
    else:
        watching = None if game.meta.hidden else look
        look(game.start(saved.scenario, saved.seed, saved.options, saved.given, saved.real_dice, watching))
    return look.parts()


class Since:
    """Several actions one after the other, part by part, as one viewer counts them."""

    def __init__(self, match: Match, role: str | None, lines: int, counts: Counts) -> None:
        self.match = match
        self.role = role
        self.counts = counts
        #: How many lines this viewer has read that the copy does not know of.
        self.lines = lines - len(match.log(role))
        self.last = match.view(role)
        self.before: dict[str, Any] = {"lines": lines, "view": self.last}
        self.actions: list[dict[str, Any]] = []
        self.parts: list[dict[str, Any]] = []

    def look(self, match: Match) -> None:
        view = match.view(self.role)
        patch = merge_diff(self.last, view)
        if patch:
            self.parts.append({"lines": self.lines + len(match.log(self.role)), "patch": patch})
        self.last = view

    def play(self, actions: list[Action]) -> Iterator[None]:
        """One action after the other; what he did not notice belongs to the next that he did."""
        match, hidden = self.match, self.match.game.meta.hidden or self.match.state.chance.entered
        for action in actions:
            if hidden:
                match.play_recorded(action)
            else:
                match.play_in_parts(action, self.look)
            number = match.number
            n = self.counts.of(self.role, number)
            if n != self.counts.of(self.role, number - 1):
                self.look(match)
                self.actions.append({"n": n, "by": action[0], "parts": self.parts})
                self.parts = []
            yield
        self.look(match)
        if self.actions:  # what he sees of clicks that he does not count
            self.actions[-1]["parts"] = self.actions[-1]["parts"] + self.parts
