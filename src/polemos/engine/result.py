"""How a game ended, as data."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Result:
    """Who won (None: a draw), how high, why (a paragraph-backed reason) and with which scores.

    `level` and `reason` are message keys. Where several roles win together, `winners` has them all.
    """

    winner: str | None
    level: str
    reason: str
    rule: str
    scores: dict[str, int] = field(default_factory=dict)
    winners: tuple[str, ...] = ()

    def to_json(self) -> dict[str, object]:
        return {
            "winner": self.winner,
            "winners": list(self.winners or ((self.winner,) if self.winner else ())),
            "level": self.level,
            "reason": self.reason,
            "rule": self.rule,
            "scores": dict(self.scores),
        }
