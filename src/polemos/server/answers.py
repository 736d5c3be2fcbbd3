"""What the routes answer, typed: OpenAPI and the client's TypeScript are made from this."""

from __future__ import annotations

from typing import Any, Final, NotRequired, TypedDict

from polemos.server.shapes.common import Arg, Board, LogLine, Prompt, Result, View
from polemos.server.shapes.lessons import LessonCard, LessonPlace, LessonTold, TurnCard

# --- games ------------------------------------------------------------------------------------------


class TableAbout(TypedDict):
    """Which Polemos this is: its version, and whether its rules are compiled."""

    version: str
    compiled: bool
    languages: list[str]


class GameCard(TypedDict):
    """One line of the lobby; `title` and `subtitle` by language, so that it needs no catalogue."""

    id: str
    title: dict[str, str]
    subtitle: dict[str, str]
    designer: str
    year: int
    roles: list[str]
    players: list[int]
    minutes: int
    complexity: int
    hidden: bool
    chance: bool
    rules_version: int


class ScenarioInfo(TypedDict):
    """A scenario of a game."""

    id: str
    rule: str
    roles: list[str]
    official: bool


class OptionInfo(TypedDict):
    """An option of a game; `bid`: it takes what is bid for a side."""

    id: str
    rule: str
    values: list[str | int | bool]
    bid: bool


class Naming(TypedDict):
    """Which catalogue keys name the ids of an argument, by its name; and `any` argument of a choice."""

    arguments: dict[str, list[str]]
    any: list[str]
    #: Arguments that are troops by numbers and arms (`7H 2C`).
    forces: list[str]


class GameInfo(GameCard):
    """One game, whole."""

    scenarios: list[ScenarioInfo]
    options: list[OptionInfo]
    bots: list[str]
    naming: Naming


class Clause(TypedDict):
    """A clause of the rule index, in both languages."""

    id: str
    title: dict[str, str]
    text: dict[str, str]
    kind: str
    phase: str
    who: str
    tested: bool
    ruling: str
    open_question: str
    depends: list[str]
    choice: dict[str, list[str]]
    unasked: str


class DataEntry(TypedDict):
    """A value that is not the rulebook's. A note is a text, or one in each language."""

    id: str
    tag: str
    values: int
    note: Any


class Ruling(TypedDict):
    """How a passage is read, the clauses that follow it, and the option that offers another reading."""

    id: str
    text: dict[str, str]
    confidence: str
    option: str
    clauses: list[str]


class Provenance(TypedDict):
    """Where every value of an edition comes from; `totals` and `files` count them by kind."""

    totals: NotRequired[dict[str, int]]
    files: NotRequired[dict[str, dict[str, int]]]
    entries: NotRequired[list[DataEntry]]
    rulings: NotRequired[list[Ruling]]
    #: By name or in a list: texts, or one in each language.
    credits: NotRequired[Any]
    checks: NotRequired[list[dict[str, Any]]]


# --- matches ----------------------------------------------------------------------------------------


class SeatInfo(TypedDict):
    """Who sits there; `stand_in`: the bot that plays for its owner at present."""

    kind: str
    connected: bool
    stand_in: NotRequired[str]
    #: Its owner has exchanged the link, which others may know, for a token of his own.
    claimed: NotRequired[bool]


class ReadOnly(TypedDict):
    """A match that can only be read: what it was played by."""

    rules_version: int
    data: str


class Header(TypedDict):
    """What never changes of a match."""

    match: str
    game: str
    scenario: str
    options: dict[str, Any]
    real_dice: bool
    commitment: str
    came_from: str
    created: int


class Summary(Header):
    """A match in a few words."""

    seats: dict[str, SeatInfo]
    number: int
    deciders: list[str]
    over: bool
    turn: NotRequired[int]
    read_only: NotRequired[ReadOnly]
    result: NotRequired[Result]
    seed: NotRequired[str | int]
    ended: NotRequired[int]
    #: The asker's own role; in lists also which of the tokens sent it is.
    role: NotRequired[str]
    token: NotRequired[int]


class Created(TypedDict):
    """A new match: role -> token. `kinds`: who sits where, if the sides were drawn by lot."""

    match: str
    seats: dict[str, str]
    commitment: str
    kinds: NotRequired[dict[str, str]]


class Moment(TypedDict):
    """A match as the asker saw it when his count was n; a prompt only for a seat."""

    n: int
    view: View
    deciders: list[str]
    log: list[LogLine]
    prompt: NotRequired[Prompt]
    result: NotRequired[Result]


class Part(TypedDict):
    """How an action came about: the view before it, then patches; with each, the lines that told of it."""

    lines: int
    view: NotRequired[View]
    patch: NotRequired[dict[str, Any]]


class ActionParts(TypedDict):
    """One action that the asker counts: whose it was, and how it came about."""

    n: int
    by: str
    parts: list[Part]


Story = TypedDict("Story", {"from": int, "to": int, "before": Part, "actions": list[ActionParts]})


class Verified(TypedDict):
    """Whether a record replays, and how many dice were checked."""

    ok: bool
    rolls: int
    dice: NotRequired[int]
    actions: NotRequired[int]
    message: NotRequired[str]


class Rematch(TypedDict):
    """The match in which the same players meet again, and the asker's role there."""

    match: str
    role: str
    commitment: str


class CurvePoint(TypedDict):
    """The chances to win after n actions."""

    n: int
    turn: int
    chances: dict[str, float]


class Loss(TypedDict):
    """A decision that gave away a share of the chance to win, and the better click."""

    n: int
    role: str
    cost: float
    played: tuple[str, Arg]
    better: tuple[str, Arg]


class Analysed(TypedDict):
    """The analysis of a finished match, as far as it goes."""

    done: bool
    failed: bool
    progress: float
    curve: list[CurvePoint]
    costly: list[Loss]


class Deleted(TypedDict):
    """Whether the match is gone, or only the asker's seat."""

    match: str
    deleted: bool


class NotesKept(TypedDict):
    """The asker's own notes."""

    role: str
    text: str


# --- auctions ---------------------------------------------------------------------------------------


class Opened(TypedDict):
    """A new auction; the tokens of its chairs, none for a bot."""

    auction: str
    chairs: list[str | None]
    commitment: str


class ChairTold(TypedDict):
    """A chair, and whether its bid is sealed."""

    kind: str
    sealed: bool


class BidTold(TypedDict):
    """What somebody gives for a side."""

    role: str
    amount: int


class AuctionTold(TypedDict):
    """A match to be, as far as the asker may know it; from `bids` on only once both have bid."""

    auction: str
    game: str
    scenario: str
    options: dict[str, Any]
    real_dice: bool
    commitment: str
    created: int
    chairs: list[ChairTold]
    #: The asker's chair and his own bid.
    chair: NotRequired[int]
    bid: NotRequired[BidTold]
    bids: NotRequired[list[BidTold]]
    #: Who got which side, by chair; what the option was set to; whether the lot decided.
    roles: NotRequired[list[str]]
    value: NotRequired[int]
    lot: NotRequired[bool]
    match: NotRequired[str]
    role: NotRequired[str]


class Withdrawn(TypedDict):
    """The auction is called off."""

    auction: str
    deleted: bool


class Renewed(TypedDict):
    """The seat's new token; the one it was asked with opens nothing more."""

    role: str
    token: str


#: Handler -> its answer; those of other routes are objects of their own kind.
ANSWERS: Final[dict[str, Any]] = {
    "about_table": TableAbout,
    "list_games": list[GameCard],
    "one_game": GameInfo,
    "board": Board,
    "rules": dict[str, Clause],
    "provenance": Provenance,
    "create": Created,
    "upload": Created,
    "branch": Created,
    "position": Created,
    "mine": list[Summary],
    "one_match": Summary,
    "at": Moment,
    "in_parts": list[Part],
    "since": Story,
    "verify": Verified,
    "rematch": Rematch,
    "analysed": Analysed,
    "resign": Summary,
    "delete": Deleted,
    "read_notes": NotesKept,
    "keep_notes": NotesKept,
    "renew": Renewed,
    "stand_in": Summary,
    "hand_back": Summary,
    "open_auction": Opened,
    "look": AuctionTold,
    "bid": AuctionTold,
    "withdraw": Withdrawn,
    "lessons": list[LessonCard],
    "turn_card": TurnCard,
    "one_lesson": LessonTold,
    "begin_lesson": Created,
    "lesson_place": LessonPlace,
    "watch": LessonPlace,
}

#: Handler -> a body that works on a server as it comes.
EXAMPLES: Final[dict[str, Any]] = {
    "create": {"game": "hellespont", "seats": {"athens": "here", "sparta": "bot:search:250ms"}},
    "mine": {"tokens": []},
    "open_auction": {"game": "hellenes", "chairs": ["here", "link"]},
    "bid": {"role": "athens", "amount": 2},
    "branch": {"action": 0},
    "keep_notes": {"text": "watch the strait"},
    "stand_in": {"bot": "greedy"},
}


def link(operation: str, name: str) -> dict[str, Any]:
    return {name: {"operationId": operation, "parameters": {name: f"$response.body#/{name}"}}}


#: Handler -> what can be asked next with what it answered.
LINKS: Final[dict[str, Any]] = {
    **dict.fromkeys(("create", "upload", "branch", "position", "rematch"), link("get_one_match", "match")),
    "open_auction": link("get_look", "auction"),
}
