"""Hellespont: hands and commitments are hidden, everything else is on the table."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from polemos.server.shapes.common import Corners, Counts, Hand, Piece, Place, Point, Told

Arm: TypeAlias = Literal["trireme", "hoplite", "cavalry", "peltast", "archer"]


class HellespontPiece(Piece):
    """A unit (`face` 1: weakened) or a leader."""

    #: What has become of a leader who is down.
    state: NotRequired[str]


class Arrival(TypedDict):
    """A reinforcement to come; `turn` 0: when its owner wants it."""

    turn: int
    at: str
    side: str
    pieces: list[str]


class HellespontHand(Hand):
    """A hand of counters."""

    #: Whether the owner has named a counter for the combat at hand.
    committed: NotRequired[str]
    #: What the viewer happens to know of the other's hand.
    known: NotRequired[list[str]]


class DieRow(TypedDict):
    """What one face of the die would bring."""

    die: int
    attacker: str
    defender: str
    winner: str


class HellespontForecast(TypedDict, total=False):
    """The combat or the siege at hand; empty when there is none."""

    kind: Literal["combat", "siege"]
    place: str
    attacker: str
    modifiers: list[str]
    attack: int
    defence: int
    column: str
    shifts: list[str]
    rows: list[DieRow]
    dice: int
    fall: float
    weaken: float


class HellespontMarkers(TypedDict):
    """Who has the Advantage, and stratagems that are barred."""

    advantage: str
    barred: list[str]


class HellespontView(Told):
    """The table of Hellespont."""

    month: str
    initiative: str
    pieces: dict[str, HellespontPiece]
    #: Pieces out of play, and how they left it.
    lost: dict[str, str]
    arrivals: dict[str, Arrival]
    tracks: dict[str, Counts]
    markers: HellespontMarkers
    #: Counters left in the bowl; those that are gone for good.
    bowl: int
    gone: list[str]
    hands: dict[str, HellespontHand]
    forecast: HellespontForecast


class HellespontPlace(Place):
    """Land and sea zones, ports and bases."""

    access: NotRequired[list[str]]
    beaches: NotRequired[list[str]]
    entry: NotRequired[list[str]]
    exits: NotRequired[list[str]]


class Both(TypedDict):
    """A text in both languages."""

    en: str
    fr: str


class UnitKind(TypedDict):
    """A kind of unit as printed."""

    type: Arm
    full: int
    reduced: int
    bonus: bool
    persian: bool
    note: NotRequired[Both]
    tags: dict[str, str]


class HellespontLeader(TypedDict):
    """A leader as printed."""

    side: str
    origin: str
    bonus: int
    persian: bool
    confidence: str
    why: Both
    tags: dict[str, str]


class HellespontTracks(TypedDict):
    """The last box of each track."""

    points: int
    supply: int


class HellespontBoard(TypedDict):
    """The map, the counters and what is printed on them."""

    size: Point
    places: dict[str, HellespontPlace]
    kinds: dict[str, UnitKind]
    leaders: dict[str, HellespontLeader]
    #: The two faces of a counter: whose it is, and which stratagem.
    counters: dict[str, list[tuple[str, str]]]
    months: list[str]
    #: The corner kept free of zones.
    reserved: Corners
    tracks: HellespontTracks
