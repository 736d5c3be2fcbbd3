"""Numbers as each language writes them: 62.5% and 62,5 %."""

from __future__ import annotations

from typing import Any

#: Smaller chances are not told apart.
LEAST = 0.001

#: Never at the end of a line: the space between a French number and its sign.
SPACE = "\u00a0"


def number(value: float, lang: str, form: str = ".1f") -> str:
    """`form` is Python's; French has a comma for the point, and spaces between thousands."""
    shown = format(value, form)
    return shown.replace(",", SPACE).replace(".", ",") if lang == "fr" else shown


def percent(share: float, lang: str, form: str = ".1f") -> str:
    shown = number(100 * share, lang, form)
    return f"{shown}{SPACE}%" if lang == "fr" else f"{shown}%"


def span(low: str, high: str) -> str:
    return f"{low} … {high}"


def interval(rate: dict[str, Any], lang: str, form: str = ".1f") -> str:
    """The 95 % interval of a share."""
    return span(percent(rate["low"], lang, form), percent(rate["high"], lang, form))


def rate(found: dict[str, Any], lang: str) -> tuple[str, str, str]:
    """How many of how many, the share, its interval."""
    return f"{found['hits']} / {found['trials']}", percent(found["rate"], lang), interval(found, lang)


def points(value: float, lang: str) -> str:
    """Whole, or to two places: at a table of three a win is a third."""
    return number(round(value, 2), lang, ".6g")


def chance(p: float, lang: str) -> str:
    """For a column that is called p."""
    return f"< {number(LEAST, lang, '.3f')}" if p < LEAST else number(p, lang, ".3f")


def p_value(p: float, lang: str) -> str:
    """For a sentence: `p = 0.034`, `p < 0.001`."""
    shown = chance(p, lang)
    return f"p {shown}" if shown.startswith("<") else f"p = {shown}"


def difference(line: dict[str, Any], lang: str, share: bool) -> tuple[str, str]:
    """B minus A with its interval, both with their sign."""
    write = percent if share else number
    value, low, high = (write(line[key], lang, "+.1f") for key in ("difference", "low", "high"))
    return value, span(low, high)
