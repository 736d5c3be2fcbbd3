"""The Peloponnesian War: nothing is hidden."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias, TypedDict

from polemos.server.shapes.common import Corners, Counts, Piece, Place, Point, Ring, Told


class WarMarkers(TypedDict):
    """Rebellions, ravaged and besieged spaces, captured ones, hostages, active neutrals."""

    rebels: dict[str, str]
    ravaged: list[str]
    sieges: dict[str, str]
    held: dict[str, str]
    hostages: list[str]
    active: dict[str, str]
    event: int
    corcyra_neutral: bool
    losses: dict[str, Counts]


class MatrixUse(TypedDict, total=False):
    """Which matrix the solitaire enemy follows; empty where two people play."""

    side: str
    strategy: str


class Standing(TypedDict):
    """Whose operation it is, and who has passed."""

    player: str
    passed: dict[str, bool]


class Operation(TypedDict, total=False):
    """The operation under way; empty when there is none."""

    side: str
    leader: str
    at: str
    goal: str
    force: Counts
    path: list[str]


class BattleOdds(TypedDict):
    """Of a hundred battles."""

    win: int
    lose: int


class Meeting(TypedDict, total=False):
    """An interception: how often they do battle, and how it ends; empty where none is possible."""

    battle: int
    win: int
    lose: int


class WarForecast(TypedDict, total=False):
    """What the operation at hand would meet with; empty when there is none."""

    interception: dict[str, Meeting]
    place: str
    reachable: bool
    spent: int
    purse: int
    army: str
    route: list[str]
    equal_routes: int
    ravages: list[str]
    checks: list[str]
    watchers: list[list[str]]
    sure: list[str]
    intercepted: list[int]
    fought: list[int]
    ends: dict[str, int]
    battle: BattleOdds
    siege: int


class WarView(Told):
    """The table of the Peloponnesian War."""

    pieces: dict[str, Piece]
    tracks: dict[str, Counts]
    markers: WarMarkers
    matrix: MatrixUse
    command: Standing
    operation: Operation
    leaders: dict[str, str]
    forecast: WarForecast


class Space(Place):
    """A space of the map."""

    fortress: bool
    side: str
    zone: str


class WarKind(TypedDict):
    """A leader's ratings, or the ceiling and price of a strength point."""

    side: str
    tactical: NotRequired[int]
    strategic: NotRequired[int]
    limit: NotRequired[int]
    price: NotRequired[int]


class Defence(TypedDict):
    """A row of the defensive part of a matrix."""

    id: str
    spaces: list[str]
    zone: str
    objective: str
    army: tuple[int, int, int]


class Strategy(TypedDict):
    """A column of a matrix."""

    zones: list[str]
    objectives: list[str]
    force: dict[str, tuple[int, int, int]]


class Matrix(TypedDict):
    """A strategy matrix as printed."""

    selection: dict[str, tuple[int, int]]
    defence: list[Defence]
    strategies: dict[str, Strategy]
    zones: dict[str, list[str]]


LineKind: TypeAlias = Literal["land", "naval", "mixed", "isthmus", "storm"]


class WarTracks(TypedDict):
    """The last box of each track."""

    turns: int
    bellicosity: int
    confidence: int


class WarBoard(TypedDict):
    """The map over the real coast, the lines, and both matrices."""

    size: Point
    inset: Corners
    land: list[Ring]
    inset_land: list[Ring]
    places: dict[str, Space]
    lines: list[tuple[str, str, LineKind]]
    kinds: dict[str, WarKind]
    build: int
    tracks: WarTracks
    matrices: dict[str, Matrix]
