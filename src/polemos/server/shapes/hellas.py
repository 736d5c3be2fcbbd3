"""Hellas: nothing is hidden."""

from __future__ import annotations

from typing import NotRequired, TypeAlias, TypedDict

from polemos.server.shapes.common import Counts, Piece, Place, Point, Ring, Told


class HellasPiece(Piece):
    """Units of a kind in one hex are one piece with a count; posts and walls keep goods."""

    cargo: NotRequired[int]
    done: NotRequired[int]
    goods: NotRequired[int]


class Cycle(TypedDict):
    """The boxes of the action cycle."""

    #: Who chose what, in order.
    chosen: list[tuple[str, str]]
    boxes: dict[str, Counts]
    open: list[str]
    active: NotRequired[str]
    action: NotRequired[str]


class Treasury(TypedDict):
    """What a side's treasury will hold."""

    income: int
    upkeep: int
    next: int
    hungry: int


class Needs(TypedDict, total=False):
    """Conditions of a box, and how far they hold."""

    goods: dict[str, bool]
    luxuries: tuple[int, int]
    row: tuple[str, int, bool]


class NextBox(TypedDict, total=False):
    """The next box of a row of the chart; `end`: there is none."""

    end: bool
    cost: int
    phase: int
    ready: bool
    gives: dict[str, int]
    needs: Needs


class HellasCombat(TypedDict):
    """What a combat on offer would do."""

    verb: str
    place: str
    attack: int
    defence: int
    lost: int
    killed: int
    fortress: bool
    monument: bool


class HellasForecast(TypedDict):
    """Income and development always, combats and reach when they are the question."""

    treasury: dict[str, Treasury]
    development: dict[str, dict[str, NextBox]]
    combats: list[HellasCombat]
    reach: NotRequired[dict[str, int]]


class HellasMarkers(TypedDict):
    """Markers on the tracks."""

    first: str
    target: int
    armistice: int
    asker: NotRequired[str]
    syracusans: int
    laurels: str


class HellasView(Told):
    """The table of Hellas."""

    pieces: dict[str, HellasPiece]
    contested: dict[str, list[str]]
    control: dict[str, str]
    tracks: dict[str, Counts]
    goods: dict[str, Counts]
    reserve: dict[str, Counts]
    markers: HellasMarkers
    cycle: Cycle
    forecast: HellasForecast


class HellasPlace(Place):
    """A hex."""

    area: NotRequired[str]
    good: NotRequired[str]
    city: NotRequired[bool]
    mountain: NotRequired[bool]
    cost: NotRequired[int]


class Area(TypedDict):
    """A province or an island."""

    kind: str
    weight: int
    goods: list[str]
    hexes: list[str]
    anchor: Point


class Good(TypedDict):
    """A good: its income by number of posts, and what it is besides."""

    income: list[int]
    food: bool
    luxury: bool


#: A row of the chart and the phase it must have reached; or nothing.
RowNeed: TypeAlias = list[str | int]


class ChartNeed(TypedDict):
    """What a phase of the chart needs."""

    goods: list[str]
    luxuries: int
    row: RowNeed


class RowChart(TypedDict):
    """A row of the development chart."""

    costs: list[int]
    phases: list[int]
    needs: dict[str, ChartNeed]


class Price(TypedDict):
    """What something costs by the phase of a row."""

    row: str
    values: list[int]


class HellasTracks(TypedDict):
    """The printed tracks and charts."""

    stability: tuple[int, int]
    supply: list[int]
    laurels: dict[str, dict[str, list[int]]]
    development: dict[str, RowChart]
    actions: tuple[int, int, int]
    armistice: int
    prices: dict[str, Price]
    culture_combat: list[int]
    stability_combat: list[int]


class HellasBoard(TypedDict):
    """The hex map over the real coast."""

    size: Point
    hex: float
    places: dict[str, HellasPlace]
    areas: dict[str, Area]
    barriers: list[tuple[Point, Point]]
    coast: list[Ring]
    kinds: dict[str, Counts]
    goods: dict[str, Good]
    tracks: HellasTracks
    limits: dict[str, Counts]
    capitals: dict[str, str]
