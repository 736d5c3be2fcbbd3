"""The state of a match, and the few functions that move points, money, confidence and control."""

from __future__ import annotations

from typing import Final

from polemos.engine.prompt import Value
from polemos.games.peloponnesian_war.printed.map import FLEET, WALLS, influence_by
from polemos.games.peloponnesian_war.printed.names import OUT, PLAYER, POOL
from polemos.games.peloponnesian_war.printed.printed import TWO, Ending, Setup
from polemos.games.peloponnesian_war.rules.strength_points import (
    AC,
    ATHENS,
    EMPTY,
    FOE,
    RIDERS,
    SHIPS,
    SIDES,
    SPARTA,
    Force,
    count_of,
    least,
    of_kind,
    words,
)
from polemos.games.peloponnesian_war.stored import StoredWar
from polemos.kit.bits import Bits as Spaces

#: In positions, before the space where an Army of the system has stood this turn (3.1.2c).
MET: Final = "met:"
CHIOS_LOST: Final = "chios_lost"


class War(StoredWar):
    """One game in progress."""

    __slots__ = ()

    def clone(self) -> War:
        return War(self.printed, self.scenario, self.options, self.chance, self)

    # --- what never changes -----------------------------------------------------------------

    @property
    def ending(self) -> Ending:
        return self.printed.ending_of[self.scenario]

    @property
    def setup(self) -> Setup:
        return self.printed.setup_of[self.scenario]

    @property
    def solitaire(self) -> bool:
        return self.began_as != ""

    def roles(self) -> tuple[str, ...]:
        """Who plays."""
        return SIDES if self.scenario.endswith(TWO) else (PLAYER,)

    def role_of(self, side: str) -> str:
        """Who decides for a side; "" for the non-player side."""
        if not self.began_as:
            return side  # with two players
        return PLAYER if side == self.player else ""

    def log_meeting(self, key: str, rule: str, place: str, by: str, side: str) -> None:
        """A line about a space that a side's Force watches, standing there or near."""
        journal = self.journal
        if journal is not None:
            force = words(self.force(side, by))
            stand = "here" if by == place else "near"
            args: dict[str, Value] = {
                **{"place": place, "from": by, "who": side, "force": force},
                "stand": stand,
            }
            journal.entries.append((journal.action, key, rule, args, ""))

    # --- Forces -----------------------------------------------------------------------------

    def force(self, side: str, place: str) -> Force:
        found = self.forces[side].get(place)
        return EMPTY if found is None else found

    def put(self, side: str, place: str, force: Force) -> None:
        """Set what stands in a space; control follows."""
        forces = self.forces[side]
        before = forces.get(place)
        if force:
            forces[place] = force
            if before is None:
                self._appears(side, place, force)
            elif influence_by(before) != influence_by(force):
                self._influence_set[side] = None
        elif before is not None:
            del forces[place]
            self._influence_set[side] = None
            self.force_set[side] &= ~self.map.bit[place]
        moved = self.moved[side].get(place)
        if moved is not None:
            self._keep_moved(side, place, least(moved, force))
        self.update_control(place)

    def _appears(self, side: str, place: str, force: Force) -> None:
        """What is known of where a side stands and what it influences grows by a Force in a new space."""
        self.force_set[side] |= self.map.bit[place]
        covered = self._influence_set[side]
        if covered is not None:
            reached = self.influence_from(side, place)
            self._influence_set[side] = covered | (reached if side == ATHENS else reached & ~self.map.walls)

    def _keep_moved(self, side: str, place: str, moved: Force) -> None:
        if moved:
            self.moved[side][place] = moved
            self.moved_set[side] |= self.map.bit[place]
        elif place in self.moved[side]:
            del self.moved[side][place]
            self.moved_set[side] &= ~self.map.bit[place]

    def nothing_moved(self) -> None:
        """4.3f: with a new turn all points may move."""
        self.moved = {ATHENS: {}, SPARTA: {}}
        self.moved_set = {ATHENS: 0, SPARTA: 0}

    def add(self, side: str, place: str, force: Force) -> None:
        self.put(side, place, self.force(side, place) + force)

    def take(self, side: str, place: str, force: Force) -> None:
        self.put(side, place, self.force(side, place) - force)

    def mark_moved(self, side: str, place: str, force: Force) -> None:
        """4.3f: these points have made their operation this turn."""
        self._keep_moved(side, place, self.moved[side].get(place, EMPTY) + force)

    def kill(self, side: str, force: Force) -> None:
        """Points leave the game; already taken off their space."""
        self.losses[side] += force

    def send_home(self, side: str, place: str) -> None:
        """1.3i: all that stands there waits in the Going Home box; its leaders are out (5.7b)."""
        self.box[side] += self.force(side, place)
        self.put(side, place, EMPTY)
        self.leaders_out(side, place)

    def counters_left(self, side: str) -> Force:
        """1.1.2e: how many points of each kind the counter mix still has."""
        used = self.box[side] + sum(self.forces[side].values())
        if self.op_side == side:
            used += self.op_force
        return self.printed.counter_mix[side] - used

    # --- markers on spaces: kept as sets too, which most questions ask -------------------------

    def rebel(self, place: str, friend: str) -> None:
        """A space rebels and befriends a side, or "" while none has come."""
        self.rebels[place] = friend
        self.rebel_set |= self.map.bit[place]

    def calm(self, place: str) -> None:
        """A space rebels no more."""
        if place in self.rebels:
            del self.rebels[place]
            self.rebel_set &= ~self.map.bit[place]

    def hold(self, place: str, side: str) -> None:
        """1.3f: a side controls a space that is not its own."""
        self.release(place)
        self.held[place] = side
        self.held_set[side] |= self.map.bit[place]

    def release(self, place: str) -> None:
        """Nobody holds the space but whose it is."""
        if place in self.held:
            self.held_set[self.held[place]] &= ~self.map.bit[place]
            del self.held[place]

    def ravage(self, place: str) -> None:
        self.ravaged.add(place)
        self.ravaged_set |= self.map.bit[place]

    def fields_recover(self) -> None:
        """8.4: the ravaged markers are taken off."""
        self.ravaged = set()
        self.ravaged_set = 0

    def corcyra_leaves(self) -> None:
        """EV.10e: Corcyra belongs to nobody any more."""
        self.corcyra_neutral = True
        self.owner, self.colours = self.owner_now(), self.colours_now()

    def owner_now(self) -> dict[str, str]:
        """Space -> the side of its colour, or ""; as printed, until Corcyra leaves (EV.10e)."""
        return self.map.late_colour if self.corcyra_neutral else self.map.colour

    def colours_now(self) -> dict[str, Spaces]:
        """Side -> the set of its spaces."""
        return self.map.late_colours if self.corcyra_neutral else self.map.colours

    def happenings(self) -> list[str]:
        """What a position tells of what has happened."""
        met = [MET + place for place in self.answered]
        return sorted([*self.happened, *met, *([CHIOS_LOST] if self.chios_lost else [])])

    def part_happenings(self) -> None:
        """A position has been read: part what it tells."""
        met = [name for name in self.happened if name.startswith(MET)]
        self.answered = frozenset([name.removeprefix(MET) for name in met])
        self.chios_lost = CHIOS_LOST in self.happened
        self.happened -= {CHIOS_LOST, *met}

    # --- control and friendship ---------------------------------------------------------------

    def friend(self, place: str) -> str:
        """The side a space is friendly to, or "": its colour, unless it rebels; an active neutral's ally."""
        if place in self.rebels:
            return self.rebels[place]
        colour = self.owner[place]
        if colour:
            return colour
        name = self.printed.capital_of.get(place)
        return "" if name is None else self.active[name]

    def controller(self, place: str) -> str:
        """1.3e, 1.3f: who controls a space, or ""."""
        holder = self.held.get(place)
        if holder is not None:
            return holder
        return "" if place in self.rebels else self.owner[place]

    def controlled(self, side: str) -> Spaces:
        """1.3e: the set of all spaces a side controls."""
        lost = self.rebel_set | self.held_set[FOE[side]]
        return self.colours[side] & ~lost | self.held_set[side]

    def update_control(self, place: str) -> None:
        """1.3f: read the definition anew; a disputed or besieged space keeps its controller."""
        athenian = place in self.forces[ATHENS]
        if athenian == (place in self.forces[SPARTA]):
            if not athenian and place in self.held:
                self.release(place)
            return
        side = ATHENS if athenian else SPARTA
        if self.owner[place] == side and place not in self.rebels:
            self.release(place)
        elif self.held.get(place) != side and not self._to_besiege(side, place):
            self.hold(place, side)
            if place == self.printed.iasus:
                self.watch_iasus()

    def _to_besiege(self, side: str, place: str) -> bool:
        """Until the Combat Phase ends, a hostile fortress is not controlled by who stands before it."""
        fighting = self.phase in ("operations", "combat")
        return fighting and place in self.map.fortress and self.friend(place) != side

    def watch_iasus(self) -> None:
        """EV.5c: once Persia is in the war, the capture of Iasus brings three cavalry to Sardis; none while
        Athenians stand there."""
        due = self.active["persia"] == SPARTA and not self.iasus_fell
        if due and self.controller(self.printed.iasus) == SPARTA:
            self.iasus_fell = True
            free = "sardis" not in self.forces[ATHENS]
            riders = min(3, count_of(self.counters_left(SPARTA), AC)) if free else 0
            if riders:
                self.add(SPARTA, "sardis", of_kind(AC, riders))
            self.log("iasus-falls", "EV.5c", place=self.printed.iasus, count=riders)

    def settle_control(self) -> None:
        """1.3f: when the combats are over, whoever stands alone in a space controls it."""
        apart = self.rebel_set | self.held_set[ATHENS] | self.held_set[SPARTA]
        for side in SIDES:
            own = self.colours[side] & ~apart
            for place in self.map.places(self.force_set[side] & ~own):
                self.update_control(place)

    def lost(self, side: str, place: str) -> bool:
        """PCT.b: captured by the enemy or in rebellion."""
        enemy = FOE[side]
        return self.controller(place) == enemy or self.friend(place) == enemy

    def coalition(self, place: str, side: str) -> bool:
        """4.4c: a space named in the Post-Combat table for that side."""
        if place in self.printed.coalition[side]:
            return not (place == "corcyra" and self.corcyra_neutral)
        if place == "samos" and side == ATHENS:
            return self.lost(ATHENS, "chios")  # 5.9a
        name = self.printed.capital_of.get(place)
        return name is not None and self.active[name] == side

    # --- influence ----------------------------------------------------------------------------

    def influence_from(self, side: str, at: str) -> Spaces:
        """1.3s-v, 5.3.1e: the set a side's Force influences from where it stands, Long Walls apart. EV.10b:
        who is at Corcyra in its civil war takes no part in operations, and so does not intercept."""
        if self.civil_war and at == "corcyra" and self.phase == "operations":
            return 0
        kind = influence_by(self.forces[side][at])
        if side == ATHENS and self.phase == "combat" and at in WALLS:
            kind &= FLEET  # the cavalry stays behind the Long Walls
        return self.map.influence[kind][at]

    def influencers(self, side: str, place: str) -> tuple[str, ...]:
        """The spaces from which a side's Forces influence a space, sorted."""
        mark = self.map.bit[place]
        if not self.influence_set(side) & mark:
            return ()
        near = self.map.places(self.force_set[side] & self.map.posts[place])
        return tuple([at for at in near if self.influence_from(side, at) & mark])

    def influenced(self, side: str, place: str) -> bool:
        return bool(self.influence_set(side) & self.map.bit[place])

    def influence_set(self, side: str) -> Spaces:
        """The set of all spaces a side influences; kept until one of its Forces or the phase changes."""
        found = self._influence_set[side]
        if found is None:
            found = self._influence_set[side] = self._count_influence(side)
        return found

    def _count_influence(self, side: str) -> Spaces:
        """What `reach` says of each Force, all at once."""
        foot, horse, fleet, both = self.map.influence
        indoors = WALLS if side == ATHENS and self.phase == "combat" else ()
        found: Spaces = 0
        for at, force in self.forces[side].items():
            rides = force & RIDERS and at not in indoors
            if at == "corcyra" and self.civil_war and self.phase == "operations":
                continue
            if force & SHIPS:
                found |= both[at] if rides else fleet[at]
            else:
                found |= horse[at] if rides else foot[at]
        return found & ~self.map.walls if side == SPARTA else found

    def influenced_spaces(self, side: str) -> frozenset[str]:
        """The names of all spaces a side influences."""
        return frozenset(self.map.places(self.influence_set(side)))

    def enter_phase(self, phase: str, rule: str) -> None:
        """The Combat Phase changes how far the Athenian cavalry's influence goes (5.3.1e), and a civil war
        who watches in the Operations Phase (EV.10b)."""
        if phase == "combat" or self.phase == "combat":
            self._influence_set[ATHENS] = None
        if self.civil_war:
            self._influence_set = {ATHENS: None, SPARTA: None}
        self.phase = phase
        if rule:
            self.log("phase", rule, phase=phase)

    # --- leaders ------------------------------------------------------------------------------

    def leaders_in(self, side: str, place: str) -> list[str]:
        """The side's leaders in a space, sorted."""
        where = self.leader_at
        return [name for name in self.printed.staff[side] if where[name] == place]

    def led(self, side: str, place: str) -> bool:
        """Whether one of the side's leaders is in a space."""
        where = self.leader_at
        for name in self.printed.staff[side]:  # noqa: SIM110 - asked all the time; a generator costs a frame
            if where[name] == place:
                return True
        return False

    def armies(self, side: str) -> list[str]:
        """The spaces where a leader of the side stands with a Force, sorted."""
        where, forces = self.leader_at, self.forces[side]
        found = [where[name] for name in self.printed.staff[side] if where[name] in forces]
        return sorted(set(found)) if len(found) > 1 else found

    def leaders_out(self, side: str, place: str) -> None:
        """5.7b: leaders whose Army is gone are out for the turn."""
        for name in self.leaders_in(side, place):
            self.leader_at[name] = OUT
            self.log("leader-out", "5.7b", leader=name, who=side)
            if self.chief[side] == name:
                self.chief[side] = ""

    def pool(self, side: str) -> tuple[str, ...]:
        """The leaders of a side that may be drawn."""
        return tuple(self.leaders_in(side, POOL))
