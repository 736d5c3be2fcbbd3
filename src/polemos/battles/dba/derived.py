"""What follows from where everybody stands, worked out when somebody asks and kept until somebody moves."""

from __future__ import annotations

from typing import Final

from polemos.battles.dba.grid import Cells, Grid

ROUND: Final[tuple[int, ...]] = (0, 1, 2, 3)
#: dba.12d, by the facing before: ends without turning about; turns on the spot.
NOT_ABOUT: Final = tuple(tuple(face for face in ROUND if face != (facing + 2) % 4) for facing in ROUND)
OTHERS: Final = tuple(tuple(face for face in ROUND if face != facing) for facing in ROUND)

#: The place in `threats` of the zones of all enemies, after those of enemies by their facing.
ALL: Final = 4
#: Cell -> the facings an element may end with there.
Ways = dict[int, tuple[int, ...]]


class Reach:
    """Every legal end of one element's single move."""

    def __init__(self, facing: int, round: Cells, ahead: Cells, spot: Cells, ends: Ways) -> None:
        self.facing = facing
        #: Cells where it may look any way, and those it reaches with its last step, too late to turn about.
        self.round = round
        self.ahead = ahead
        #: Its own cell, if it may turn there and no enemy is near.
        self.spot = spot
        #: Near the enemy: the facings, cell by cell.
        self.ends = ends

    def exists(self) -> bool:
        return len(self.ends) > 0 or bool(self.round) or bool(self.ahead) or bool(self.spot)

    def quiet(self) -> Cells:
        """The cells where no enemy is near."""
        return self.round | self.ahead | self.spot

    def faces(self, grid: Grid, cell: int) -> tuple[int, ...]:
        """The facings that are legal there; none if the element does not get there."""
        if cell in self.ends:
            return self.ends[cell]
        bit = grid.bit[cell]
        if self.round & bit:
            return ROUND
        if self.ahead & bit:
            return NOT_ABOUT[self.facing]
        return OTHERS[self.facing] if self.spot & bit else ()


class Host:
    """One side as it stands; kept until one of its own elements moves."""

    def __init__(self, grid: Grid, stands: list[Cells], followers: Cells) -> None:
        self.grid = grid
        #: By facing: who stands where. Camp followers threaten nobody.
        self.stands = stands
        self.followers = followers
        self.own = stands[0] | stands[1] | stands[2] | stands[3]
        #: None: not yet worked out.
        self._beside: Cells = None
        self._near: Cells = None
        self._front: Cells = None
        #: dba.5d: psiloi, whom mounted pass.
        self.psiloi: Cells = None
        self._zones: list[Cells] | None = None

    def beside(self) -> Cells:
        """The cells that touch an element of this side."""
        if self._beside is None:
            self._beside = self.grid.touching(self.own)
        return self._beside

    def near(self) -> Cells:
        """dba.5e: the cells at most two away from an element of this side."""
        if self._near is None:
            self._near = self.grid.around(self.grid.around(self.own))
        return self._near

    def zones(self, enemies: Cells) -> list[Cells]:
        """dba.12i-j: the cells this side threatens: by the facing of who does it, then all."""
        if self._zones is None:
            self._zones = self._ahead(0)
            self._front = 0
            for facing in range(4):
                self._front |= self.grid.moved(self.stands[facing], facing)
        # an enemy right before somebody hides the cell behind him
        return self._ahead(enemies) if self._front & enemies else self._zones

    def _ahead(self, enemies: Cells) -> list[Cells]:
        """dba.12i: the cells ahead and, where those are empty, the next ones."""
        grid, free, found = self.grid, ~(self.own | enemies), [0, 0, 0, 0, 0]
        for facing in range(4):
            if self.stands[facing]:
                first = grid.moved(self.stands[facing] & ~self.followers, facing)
                found[facing] = first | grid.moved(first & free, facing)
                found[ALL] |= found[facing]
        return found


class Outlook:
    """How one side sees the field; worked out when somebody asks."""

    def __init__(self, own: Host, enemy: Host) -> None:
        self.host = own
        self.enemy = enemy
        self._threats: list[Cells] | None = None
        self._engaged: Cells = None
        self._hostile: Cells = None
        #: dba.5b: who may be in a moving group, by facing; the groups.
        self.able: list[Cells] | None = None
        self.parts: list[tuple[str, ...]] | None = None

    def hostile(self) -> Cells:
        """The cells where an enemy must be reckoned with: beside him, or threatened by him."""
        if self._hostile is None:
            self._hostile = self.enemy.beside() | self.threats()[ALL]
        return self._hostile

    def engaged(self) -> Cells:
        """dba.12k: where the side's elements stand that have an enemy in their front cell."""
        if self._engaged is None:
            found: Cells = 0
            if self.host.own & self.enemy.beside():
                grid, stands = self.host.grid, self.host.stands
                for facing in range(4):
                    met = grid.moved(stands[facing], facing) & self.enemy.own
                    found |= grid.moved(met, (facing + 2) % 4)
            self._engaged = found
        return self._engaged

    def threats(self) -> list[Cells]:
        """dba.12i-j: the cells that enemies of the side threaten: by the enemy's facing, then all."""
        found = self._threats
        if found is None:
            found = self._threats = self.enemy.zones(self.host.own)
        return found


class Derived:
    """Both sides together; copies of a battle share it until one of them changes."""

    def __init__(self, attacker: Host, defender: Host) -> None:
        self._outlooks: tuple[Outlook, ...] = (Outlook(attacker, defender), Outlook(defender, attacker))
        self.held = attacker.own | defender.own
        self.reaches: dict[str, Reach] = {}

    def of(self, side: int) -> Outlook:
        return self._outlooks[side]
