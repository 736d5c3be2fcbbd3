"""What a game says about itself: read by lobbies, bots, adapters and the conformance suite."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Meta:
    """Facts of a title. Texts (title, sketch) are in its catalogue under `game-...` keys."""

    id: str
    designer: str
    #: Of first publication; 0 where no source at hand tells it, and then nothing is said of it.
    year: int
    roles: tuple[str, ...]
    #: Smallest and largest number of people.
    players: tuple[int, int]
    #: Whether something is hidden from somebody; if not, all views are equal.
    hidden: bool
    #: Whether dice or draws occur; if not, the generator never moves.
    chance: bool
    #: No game is longer than this many actions.
    max_actions: int
    #: Usual playing time, and complexity from 1 (light) to 5.
    minutes: int
    complexity: int
    #: Raised whenever a rule's behaviour changes, or the dice of a seed do; records keep theirs.
    rules_version: int = 1
    #: How many plays on copies a plan of the greedy bot needs here; 0: its own usual number.
    plan_plays: int = 0
    #: Whether dice decide most of what a plan is worth: the search bot then plans whole turns, judged by
    #: their odds before the dice, and tries often what only dice can tell apart.
    dice_decide: bool = False


@dataclass(frozen=True)
class Scenario:
    """One set-up. Its name and sketch stand in the catalogue under `scenario-<id>`."""

    id: str
    rule: str
    roles: tuple[str, ...]
    #: False for a scenario that is ours and not the rulebook's.
    official: bool = True


@dataclass(frozen=True)
class Option:
    """A switch of the match: its paragraph, its values (the first is the default)."""

    id: str
    rule: str
    values: tuple[str | int, ...]
    #: Takes what was bid for a side, where sides are given by bidding: 0 without a bid, above 0 for the
    #: first of two roles, below 0 for the second.
    bid: bool = False

    @property
    def default(self) -> str | int:
        return self.values[0]


@dataclass(frozen=True)
class Clause:
    """One clause of the rule index, in our own words, in both languages."""

    id: str
    title: dict[str, str]
    text: dict[str, str]
    kind: str
    phase: str
    who: str
    tested: bool
    ruling: str = ""
    open_question: str = ""
    depends: tuple[str, ...] = field(default=())
    #: Who chooses here, and the verbs he is asked with (docs/decisions/ledger.md).
    choice: dict[str, tuple[str, ...]] = field(default_factory=dict)
    #: Why nobody is asked although the clause sounds like a choice.
    unasked: str = ""
