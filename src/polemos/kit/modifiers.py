"""Sums that explain themselves: each part with the paragraph it comes from."""

from __future__ import annotations


class Modifiers:
    """A list of `(paragraph, value)`; parts of value zero are not kept."""

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
        return sum(value for _, value in self.parts)

    def explained(self) -> tuple[str, ...]:
        """`("TRC.die.a +1", ...)`, ready for a log line."""
        return tuple(f"{rule} {value:+d}" for rule, value in self.parts)
