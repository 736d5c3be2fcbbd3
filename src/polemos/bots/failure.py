"""When a bot fails: it crashes, hangs or answers nonsense. Who asked decides what becomes of its seat."""

from __future__ import annotations

from polemos.bots.seat import Bot, Seat
from polemos.engine.errors import PolemosError
from polemos.engine.prompt import Choice


class BotFailed(PolemosError):
    """The bot crashed, hung or answered nonsense. A tournament forfeits its match; a table plays on."""

    #: What a tournament calls it.
    why = "crash"


class NoAnswer(BotFailed):
    """There was no answer in time."""

    why = "slow"


class Nonsense(BotFailed):
    """There was an answer, but it is no offered choice."""

    why = "nonsense"


def ask(bot: Bot, seat: Seat) -> Choice:
    """What the bot plays, which is offered; BotFailed says what went wrong instead."""
    try:
        answer = bot.choose(seat)
    except BotFailed:
        raise
    except Exception as error:  # whatever a bot does wrong is its own affair, never the match's
        raise BotFailed(f"{type(error).__name__}: {error}") from error
    return checked(answer, seat)


def checked(answer: object, seat: Seat) -> Choice:
    """The answer as a choice that is offered; everything else is nonsense."""
    if isinstance(answer, (tuple, list)) and len(answer) == 2:
        verb, arg = answer
        if seat.prompt.offered(verb, arg):
            return verb, arg
    raise Nonsense(f"it answered {str(answer)[:80]!r}, which is not offered")
