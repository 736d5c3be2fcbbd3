"""How a game ended, as data."""

from __future__ import annotations

from dataclasses import dataclass, field


def is_draw(winners: tuple[str, ...], level: str) -> bool:
    """A result without winners is a draw only where the rules call it so."""
    return not winners and level == "draw"


@dataclass
class Result:
    """Who won (None: nobody), how high, why (a paragraph-backed reason) and with which scores.

    `level` and `reason` are message keys. `winners` has all who win, also one who wins alone.
    """

    winner: str | None
    level: str
    reason: str
    rule: str
    scores: dict[str, int] = field(default_factory=dict)
    winners: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Who wins alone is among the winners too: nobody has to look in two places."""
        if self.winner is not None and not self.winners:
            self.winners = (self.winner,)

    @property
    def alone(self) -> bool:
        """Whether one person has played: his result is a level of victory or defeat."""
        return len(self.scores) == 1

    @property
    def drawn(self) -> bool:
        """Whether nobody has won or lost: who plays alone and does not win has lost."""
        return is_draw(self.winners, self.level)

    def to_json(self) -> dict[str, object]:
        return {
            "winner": self.winner,
            "winners": list(self.winners),
            "level": self.level,
            "reason": self.reason,
            "rule": self.rule,
            "scores": dict(self.scores),
        }
