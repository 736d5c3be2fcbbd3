"""The few named errors of Polemos. Each says what is wrong and where; none changes any state."""

from __future__ import annotations


class PolemosError(Exception):
    """Root of every error that Polemos raises on purpose."""


class IllegalAction(PolemosError):
    """The verb or argument was not offered by the prompt; the state is unchanged."""


class NotYourTurn(IllegalAction):
    """This role is not asked anything now; the state is unchanged."""


class StaleView(PolemosError):
    """The action was chosen on a view that is no longer current."""


class BadData(PolemosError):
    """A file, position, record or parameter is wrong; the message names the field."""


class Outdated(BadData):
    """Played by older rules: what is kept of it can be read, but the present rules go another way."""


class RuleBug(PolemosError):
    """The rules contradict themselves. Always our fault, never the player's."""
