"""Refusals: each has a short code for programs, a sentence for people and an HTTP status."""

from __future__ import annotations

from typing import Final

from polemos.engine.errors import BadData, IllegalAction, NotYourTurn, RuleBug
from polemos.server.store import Conflict, Damaged, Unavailable

STATUS: Final = {
    "bad_request": 400,
    "bad_data": 400,
    "no_seat": 401,
    "not_allowed": 403,
    "claimed": 403,
    "unknown_match": 404,
    "unknown_game": 404,
    "unknown_auction": 404,
    "not_found": 404,
    "wrong_method": 405,
    "conflict": 409,
    "not_over": 409,
    "is_over": 409,
    "too_large": 413,
    "too_fast": 429,
    "too_many": 429,
    "rule_bug": 500,
    "damaged": 500,
    "storage": 503,
}


class Refused(Exception):
    """Something was asked that is not done; nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        #: Which click of a list was refused.
        self.at: int | None = None
        #: Why, with paragraphs, where the rules know it.
        self.reasons: list[dict[str, object]] = []

    @property
    def status(self) -> int:
        return STATUS.get(self.code, 400)

    def to_json(self) -> dict[str, object]:
        return {"error": self.code, "message": self.message}


#: What the store says when something cannot be done.
STORAGE: Final = (Unavailable, Damaged, Conflict)


def refusal(error: Exception) -> Refused:
    """An error of the engine or the store as the table tells it."""
    if isinstance(error, Unavailable):
        return Refused("storage", "the database does not answer; nothing is lost, try again soon")
    if isinstance(error, Damaged):
        return Refused("damaged", f"what is stored of this match is damaged: {error}")
    if isinstance(error, Conflict):
        return Refused("conflict", "somebody else was faster")
    if isinstance(error, NotYourTurn):
        return Refused("not_your_turn", str(error))
    if isinstance(error, IllegalAction):
        return Refused("illegal_action", str(error))
    if isinstance(error, RuleBug):
        return Refused("rule_bug", "the rules contradict themselves here; nothing has changed")
    if isinstance(error, BadData):
        return Refused("bad_data", str(error))
    return Refused("bad_request", str(error))
