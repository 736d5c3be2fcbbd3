"""One action part by part: what the table looked like while the rules carried it out."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from polemos.engine.game import Game
from polemos.engine.match import Action, Match
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
