"""Sums that explain themselves: each part with the paragraph or the reason it comes from."""

from __future__ import annotations


class Modifiers:
    """A list of `(paragraph or reason, value)`; parts of value zero are not kept."""

    def __init__(self) -> None:
        self.parts: list[tuple[str, int]] = []

    def add(self, rule: str, value: int) -> None:
        if value:
            self.parts.append((rule, value))

    def add_if(self, condition: bool, rule: str, value: int) -> None:
        if condition:
            self.parts.append((rule, value))

    @property
    def total(self) -> int:
        found = 0
        for _, value in self.parts:
            found += value
        return found

    def explained(self) -> tuple[str, ...]:
        """`("TRC.die.a +1", ...)`, ready for a log line."""
        return tuple(f"{rule} {value:+d}" for rule, value in self.parts)
