"""DBA battles, as a match of their own or within a campaign: nothing is hidden."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from polemos.server.shapes.common import Counts, Piece, Place, Point, Told

Facing: TypeAlias = Literal["n", "e", "s", "w"]


class Element(Piece):
    """An element on the field; `face` counts quarter turns from north."""

    zone: list[str]
    general: NotRequired[bool]
    moved: NotRequired[int]


class Member(TypedDict):
    """An element of an army, wherever it is."""

    kind: str
    side: str
    general: NotRequired[bool]


class Feature(TypedDict):
    """A piece of terrain."""

    kind: str
    at: str
    columns: int
    rows: int


class Camp(TypedDict):
    """A camp on the field."""

    at: str
    sacked: bool


class Ground(TypedDict):
    """The field: a row of letters for each row of cells."""

    width: int
    depth: int
    topography: str
    rows: list[str]
    features: list[Feature]
    river: str
    bound: int
    last: int
    front: tuple[Facing, Facing]
    camps: dict[str, Camp]


class Odds(TypedDict):
    """Both totals item by item, and of 36 throws how many do what to each."""

    mine: dict[str, int]
    theirs: dict[str, int]
    loses: dict[str, int]
    wins: dict[str, int]


class Fight(Odds):
    """A pair in contact."""

    foe: str


class Shot(Odds):
    """A shot that could be taken."""

    by: str
    at: str


class BattleTracks(TypedDict):
    """What each side has lost."""

    lost: Counts


class Battle(TypedDict):
    """A battle."""

    field: Ground
    stage: str
    active: NotRequired[str]
    pips: NotRequired[int]
    pieces: dict[str, Element]
    roster: dict[str, Member]
    waiting: list[str]
    aboard: list[str]
    lost: list[str]
    tracks: BattleTracks
    forecast: dict[str, Fight]
    shots: list[Shot]
    #: In a campaign: the nations of the attacking and the defending army.
    nations: NotRequired[tuple[str, str]]


class DbaView(Told, Battle):
    """The table of a single battle."""


class Troops(TypedDict):
    """A kind of troops as printed: factors against foot and mounted, moves in good and bad going."""

    foot: int
    mounted: int
    good: int
    bad: int
    road: int
    rides: bool


class ArmyList(TypedDict):
    """An army list, and the army that is taken where nobody chooses."""

    list: str
    reference: list[str]


class Ends(TypedDict):
    """The ends of a track."""

    low: int
    high: int


class DbaBoard(TypedDict):
    """The field as a grid of cells, the troops and the armies."""

    size: Point
    cell: float
    margin: float
    places: dict[str, Place]
    kinds: dict[str, Troops]
    ground: dict[str, str]
    armies: dict[str, ArmyList]
    tracks: dict[str, Ends]
