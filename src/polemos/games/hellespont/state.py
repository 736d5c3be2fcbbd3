"""The state of a Hellespont match, and the few functions that move, weaken and remove a piece."""

from __future__ import annotations

from collections.abc import Iterable

from polemos.games.hellespont.printed import ELIMINATED, KILLED, NOTHING_PASSED, SIDES, Month, foe
from polemos.games.hellespont.rules.shortage import turn_markers
from polemos.games.hellespont.stored import StoredHellespont


class Hellespont(StoredHellespont):
    """One game in progress. Stacks are tuples, so a clone is a handful of dict copies."""

    def clone(self) -> Hellespont:
        return Hellespont(self.printed, self.scenario, self.options, self.chance, self)

    def begin_action_phase(self) -> None:
        """3a, 2.B.3i: moves, ferries, archers' ground and stratagems are counted per action phase."""
        self.moved = frozenset()
        self.came = {}
        self.ferried = {}
        self.barred = {}
        self.played = frozenset()
        self.muted = frozenset()
        self.collect_posted()

    def collect_posted(self) -> None:
        """7.S6a, 2.Ac: the archers' counter goes from the map back into the bowl; both see it."""
        self.bowl = tuple(sorted((*self.bowl, *self.posted)))
        for side in SIDES:
            self.seen[side] = tuple(sorted({*self.seen[side], *self.posted}))
        self.posted = ()

    # --- asking -----------------------------------------------------------------------------------

    @property
    def month(self) -> Month:
        return self.printed.months[self.turn - 1]

    def strength(self, unit: str) -> int:
        """1.1c: the strength points on the face that shows."""
        return self.printed.reduced[unit] if unit in self.weak else self.printed.full[unit]

    def naval(self, side: str, place: str) -> int:
        """Strength points of the side's ships in a place."""
        here, ships = self.units[side].get(place), self.printed.ships
        return sum([self.strength(u) for u in here if u in ships]) if here else 0

    def troops(self, side: str, place: str) -> int:
        """Strength points of the side's land units in a place."""
        here, ships = self.units[side].get(place), self.printed.ships
        return sum([self.strength(u) for u in here if u not in ships]) if here else 0

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
        self.quiet = NOTHING_PASSED

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
