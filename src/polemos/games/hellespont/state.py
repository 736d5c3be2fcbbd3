"""The state of a Hellespont match, and the few functions that move, weaken and remove a piece."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from polemos.engine.chance import Chance
from polemos.engine.prompt import Value
from polemos.engine.state import State
from polemos.games.hellespont.printed import ATHENS, SIDES, SPARTA, Arrival, Month, Printed, foe
from polemos.games.hellespont.rules.shortage import turn_markers

#: Where a piece is when it is not on the board.
WAITING: Final = "waiting"  # has not entered play
ELIMINATED: Final = "eliminated"  # may come back with the Advantage (8f, 8g)
KILLED: Final = "killed"  # a leader lost in combat: may come back, scores (9.2i)
REMOVED: Final = "removed"  # out of the game for good
RECALLED: Final = "recalled"  # a leader called home (10.1m)
PRISONER: Final = "prisoner"  # Alcibiades held by Tissaphernes (7.S17)
WOUNDED: Final = "wounded"
SICK: Final = "sick"

#: What a side has committed to a combat besides a stratagem (4.2.2b).
UNDECIDED: Final[tuple[str, ...]] = ()
NO_STRATAGEM: Final[tuple[str, ...]] = ("none",)
TARGETED: Final[tuple[str, ...]] = ("named",)  # S8 or S15, whose zone or leader has been named


class Hellespont(State):
    """One game in progress. Stacks are tuples, so a clone is a handful of dict copies."""

    def __init__(
        self,
        printed: Printed,
        lines: dict[str, Arrival],
        optional: dict[str, Arrival],
        scenario: str,
        options: dict[str, Value],
        chance: Chance,
    ) -> None:
        super().__init__(scenario, options, chance)
        self.printed = printed
        self.lines = lines
        self.optional = optional
        self.turn = 1
        self.phase = "A"
        self.initiative = ATHENS
        self.advantage = SPARTA
        self.points = {ATHENS: 0, SPARTA: 0}
        self.supply = {ATHENS: 3, SPARTA: 3}
        self.in_shortage = {ATHENS: False, SPARTA: False}
        #: side -> place -> its units there; side -> place -> its leaders there.
        self.units: dict[str, dict[str, tuple[str, ...]]] = {ATHENS: {}, SPARTA: {}}
        self.leaders: dict[str, dict[str, tuple[str, ...]]] = {ATHENS: {}, SPARTA: {}}
        #: piece -> place, or one of the fates above.
        self.at: dict[str, str] = {}
        self.weak: set[str] = set()
        #: Pieces eliminated or killed, which may come back.
        self.out: set[str] = set()
        self.ailing: dict[str, str] = {}
        self.hands: dict[str, tuple[str, ...]] = {ATHENS: (), SPARTA: ()}
        self.bowl: tuple[str, ...] = ()
        self.removed: tuple[str, ...] = ()
        #: side -> counters it knows to be in the bowl since the opponent last drew.
        self.seen: dict[str, tuple[str, ...]] = {ATHENS: (), SPARTA: ()}
        #: side -> counters it knows the opponent to hold; side -> its starting pick (10.1c) while held.
        self.spotted: dict[str, tuple[str, ...]] = {ATHENS: (), SPARTA: ()}
        self.start_pick: dict[str, str] = {ATHENS: "", SPARTA: ""}
        #: 4.2.2b: what each side commits to the combat at hand: a stratagem and its counter, which goes once
        #: it is shown, or one of the words above.
        self.committed: dict[str, tuple[str, ...]] = {ATHENS: UNDECIDED, SPARTA: UNDECIDED}
        self.posted: tuple[str, ...] = ()  # 7.S6: counters on the map until the action phase ends
        self.quiet: dict[str, tuple[str, ...]] = {}  # side -> what it has let pass (stratagems.py)
        #: Reinforcement line -> turn of arrival, for those still to come.
        self.due: dict[str, int] = {}
        self.optional_used: tuple[str, ...] = ()
        #: Pieces in a base that arrived this turn (2.B.2d).
        self.fresh: frozenset[str] = frozenset()
        self.spartan_bonus = 0
        self.alcibiades_entered = False
        self.begin_action_phase()

    def begin_action_phase(self) -> None:
        """3a, 2.B.3i: moves, ferries, archers' ground and stratagems are counted per action phase."""
        self.moved: frozenset[str] = frozenset()
        #: piece -> (zone it started from, last zone before the present one, how it came).
        self.came: dict[str, tuple[str, str, str]] = {}
        self.ferried: dict[str, int] = {}
        #: land zone -> the side that may not enter it (7.S6).
        self.barred: dict[str, str] = {}
        self.played: frozenset[str] = frozenset()
        self.muted: frozenset[str] = frozenset()
        self.collect_posted()

    def collect_posted(self) -> None:
        """7.S6a, 2.Ac: the archers' counter goes from the map back into the bowl; both see it."""
        if not self.posted:
            return
        self.bowl = tuple(sorted((*self.bowl, *self.posted)))
        for side in SIDES:
            self.seen[side] = tuple(sorted({*self.seen[side], *self.posted}))
        self.posted = ()

    def clone(self) -> Hellespont:
        copy = Hellespont(self.printed, self.lines, self.optional, self.scenario, self.options, self.chance)
        self.copy_engine_fields(copy)
        copy.turn, copy.phase = self.turn, self.phase
        copy.initiative, copy.advantage = self.initiative, self.advantage
        copy.points, copy.supply, copy.in_shortage = (
            self.points.copy(),
            self.supply.copy(),
            self.in_shortage.copy(),
        )
        copy.units = {ATHENS: self.units[ATHENS].copy(), SPARTA: self.units[SPARTA].copy()}
        copy.leaders = {ATHENS: self.leaders[ATHENS].copy(), SPARTA: self.leaders[SPARTA].copy()}
        copy.at, copy.weak, copy.out, copy.ailing = (
            self.at.copy(),
            self.weak.copy(),
            self.out.copy(),
            self.ailing.copy(),
        )
        copy.hands, copy.bowl, copy.removed = self.hands.copy(), self.bowl, self.removed
        copy.seen, copy.committed = self.seen.copy(), self.committed.copy()
        copy.spotted, copy.start_pick = self.spotted.copy(), self.start_pick.copy()
        copy.posted, copy.quiet = self.posted, self.quiet
        copy.due, copy.optional_used, copy.fresh = self.due.copy(), self.optional_used, self.fresh
        copy.spartan_bonus = self.spartan_bonus
        copy.alcibiades_entered = self.alcibiades_entered
        copy.moved, copy.came, copy.ferried = self.moved, self.came.copy(), self.ferried.copy()
        copy.barred, copy.played, copy.muted = self.barred.copy(), self.played, self.muted
        return copy

    # --- asking -----------------------------------------------------------------------------------

    @property
    def month(self) -> Month:
        return self.printed.months[self.turn - 1]

    def strength(self, unit: str) -> int:
        """1.1c: the strength points on the face that shows."""
        return self.printed.reduced[unit] if unit in self.weak else self.printed.full[unit]

    def naval(self, side: str, place: str) -> int:
        """Strength points of the side's ships in a place."""
        return sum([self.strength(u) for u in self.units[side].get(place, ()) if u in self.printed.ships])

    def troops(self, side: str, place: str) -> int:
        """Strength points of the side's land units in a place."""
        return sum([self.strength(u) for u in self.units[side].get(place, ()) if u not in self.printed.ships])

    def ships_at(self, side: str, place: str) -> tuple[str, ...]:
        return tuple([u for u in self.units[side].get(place, ()) if u in self.printed.ships])

    def troops_at(self, side: str, place: str) -> tuple[str, ...]:
        return tuple([u for u in self.units[side].get(place, ()) if u not in self.printed.ships])

    def pieces_at(self, side: str, place: str) -> tuple[str, ...]:
        return (*self.units[side].get(place, ()), *self.leaders[side].get(place, ()))

    def bonus(self, leader: str) -> int:
        """1.2: swords of a leader; none while he is wounded or sick."""
        return 0 if leader in self.ailing else self.printed.bonus[leader]

    def best_bonus(self, side: str, place: str) -> int:
        """The highest bonus among the side's leaders in a place, -1 if there is none."""
        return max([self.bonus(name) for name in self.leaders[side].get(place, ())], default=-1)

    def in_play(self, piece: str) -> bool:
        return self.at[piece] in self.printed.kind

    def option(self, name: str) -> str:
        return str(self.options[name])

    # --- changing ---------------------------------------------------------------------------------

    def stir(self) -> None:
        """Something happened that everybody sees: both sides may want to answer it (2.B.3i)."""
        self.quiet = {}

    def shift(self, pieces: Iterable[str], to: str, fate: str = ELIMINATED) -> None:
        """Move pieces together. Leaders whom that leaves, or finds, alone among enemies are captured,
        and supply markers turn, at that very moment (4.2.4c, 6.1)."""
        moving = tuple(pieces)
        sources = sorted({self.at[piece] for piece in moving})
        for piece in moving:
            self.relocate(piece, to)
        self.stir()
        if "alcibiades" in moving and to in self.printed.kind and to not in self.printed.all_bases:
            self.alcibiades_entered = True
        for place in (*sources, to):
            self.capture_leaders(place, "4.2.4c", fate)
        self.look_at_supply(moving, (*sources, to))

    def look_at_supply(self, pieces: tuple[str, ...], places: tuple[str, ...]) -> None:
        """6.1, 6.2: the markers may turn where ships move or are hit, or a port changes hands."""
        kind, ships = self.printed.kind, self.printed.ships
        if any([p in ships for p in pieces]) or any([kind.get(p) == "port" for p in places]):
            turn_markers(self)

    def relocate(self, piece: str, to: str) -> None:
        """Put a piece somewhere: a place or a fate."""
        side = self.printed.side_of[piece]
        stacks = self.leaders[side] if piece in self.printed.leader_set else self.units[side]
        old = self.at[piece]
        if old in stacks:
            left = tuple([p for p in stacks[old] if p != piece])
            if left:
                stacks[old] = left
            else:
                del stacks[old]
        self.at[piece] = to
        if to in self.printed.kind:
            stacks[to] = tuple(sorted((*stacks.get(to, ()), piece)))
            self.out.discard(piece)
        elif to in (ELIMINATED, KILLED):
            self.out.add(piece)

    def weaken(self, unit: str, rule: str) -> None:
        """1.1a: turn a unit to its weak side, or eliminate it if it is there already."""
        if unit in self.weak:
            self.eliminate(unit, rule)
            return
        self.weak.add(unit)
        self.stir()
        self.log("weakened", rule, who=self.printed.side_of[unit], piece=unit, place=self.at[unit])
        self.look_at_supply((unit,), ())

    def eliminate(self, piece: str, rule: str, fate: str = ELIMINATED) -> None:
        """A piece leaves the board; a unit comes back, if ever, at full strength."""
        self.log("eliminated", rule, who=self.printed.side_of[piece], piece=piece, place=self.at[piece])
        self.weak.discard(piece)
        self.ailing.pop(piece, None)
        self.came.pop(piece, None)
        place = self.at[piece]
        self.relocate(piece, fate)
        self.stir()
        self.look_at_supply((piece,), (place,))

    def restore(self, unit: str, rule: str) -> None:
        self.weak.discard(unit)
        self.stir()
        self.log("restored", rule, who=self.printed.side_of[unit], piece=unit, place=self.at[unit])
        self.look_at_supply((unit,), ())

    def capture_leaders(self, place: str, rule: str, fate: str = ELIMINATED) -> None:
        """4.2.4c: a leader without units in a zone with enemy units is captured, bases excepted."""
        if place in self.printed.all_bases:
            return
        for side in SIDES:
            if place in self.leaders[side] and place not in self.units[side]:
                if place not in self.units[foe(side)]:
                    continue
                for leader in self.leaders[side][place]:
                    self.log("captured", rule, piece=leader, place=place)
                    self.eliminate(leader, rule, fate)

    def spend(self, side: str, points: int) -> None:
        self.points[side] -= points
