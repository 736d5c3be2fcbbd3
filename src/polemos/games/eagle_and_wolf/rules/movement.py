"""3, 10.2-10.3, 12.1-12.2: the movement phase of a nation, army by army."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import ENDS, Value
from polemos.engine.why import PIECE, Barrier, Gate, Gates, Note
from polemos.games.eagle_and_wolf.army import Army, Siege
from polemos.games.eagle_and_wolf.notes import march_notes, moves_notes
from polemos.games.eagle_and_wolf.printed import GAULS, WINTER
from polemos.games.eagle_and_wolf.reasons import MOST_ON_SIEGE, march_gates, why_not_moved
from polemos.games.eagle_and_wolf.rules import sea, works
from polemos.games.eagle_and_wolf.rules.attitude import dares
from polemos.games.eagle_and_wolf.rules.commander import Led
from polemos.games.eagle_and_wolf.rules.engagement import Engage
from polemos.games.eagle_and_wolf.rules.entry import (
    AGAINST,
    WAYS,
    Strike,
    arrive,
    bonus,
    coming,
    ravage,
    try_enter,
)
from polemos.games.eagle_and_wolf.rules.initiative import in_order
from polemos.games.eagle_and_wolf.rules.merging import Sheets
from polemos.games.eagle_and_wolf.rules.sea import STRAIT_COST, Port
from polemos.games.eagle_and_wolf.rules.sides import breakable, others_at, wage
from polemos.games.eagle_and_wolf.state import Campaign

#: The step of the sequence, for views.
MOVEMENT: Final = "movement"


def movement(state: Campaign) -> None:
    """3.11a: every army gets its points; then the nations move in order."""
    points = int(state.printed.tables["movement"][state.time])
    for counter in list(state.armies):
        army = state.edit(counter)
        army.pm = 1 if state.nation(counter) == GAULS else points
        army.entered = army.acted = army.sailed = army.engaged = 0
    state.moved_nations = ()
    in_order(state, MovementPhase())


@dataclass
class MovementPhase(Frame):
    """2.0b: in the order that was named."""

    def run(self, state: Campaign) -> None:
        state.become(Nations(state.order))


@dataclass
class Nations(Frame):
    """2.0b: one nation after the other."""

    left: tuple[str, ...]

    def phase(self, state: Campaign) -> str:
        return MOVEMENT

    def run(self, state: Campaign) -> None:
        for i, nation in enumerate(self.left):
            if state.armies_of(nation):
                state.become(Nations(self.left[i + 1 :]))
                state.call(Moves(nation, ()))
                state.call(Sheets(nation, (), ()))
                return
            state.moved_nations = (*state.moved_nations, nation)
        state.end()


@dataclass
class Moves(Led):
    """3.1: the nation's player chooses an army to move, until all have moved or he is done."""

    nation: str
    done: tuple[str, ...]

    def ask(self, state: Campaign) -> Ask | None:
        """1.12-3e: with six players both Romans, whoever comes first."""
        players = state.players_of(self.nation)
        if len(players) == 1:
            return self._question(state, players[0])
        return Ask.together([self._question(state, role) for role in players])

    def under(self, old: str, new: str) -> Moves:
        return Moves(self.nation, (*self.done, new)) if old in self.done else self

    def _question(self, state: Campaign, role: str) -> Ask:
        ask, ready = Ask(role, "moves", "3.1a", {"side": self.nation}), self._ready(state, role)
        return ask.alone("done", self.stop, ENDS).pick("army", ready, self.move) if ready else ask

    def _ready(self, state: Campaign, role: str) -> tuple[str, ...]:
        own = state.armies_of(self.nation)
        return tuple(
            [c for c in own if c not in self.done and state.armies[c].pm > 0 and state.player(c) == role]
        )

    def barriers(self, state: Campaign, who: str) -> Gates:
        return {"army": Gate(PIECE, self.why_not_army)}

    def why_not_army(self, state: Campaign, who: str, counter: str | None) -> Barrier | None:
        return None if counter is None else why_not_moved(state, who, self.nation, self.done, counter)

    def notes(self, state: Campaign, who: str) -> list[Note]:
        return moves_notes(state, self._ready(state, who))

    def stop(self, state: Campaign, role: str) -> None:
        state.become(Moves(self.nation, (*self.done, *self._ready(state, role))))

    def move(self, state: Campaign, role: str, counter: str) -> None:
        state.become(Moves(self.nation, (*self.done, counter)))
        state.call(March(counter))

    def run(self, state: Campaign) -> None:
        state.moved_nations = (*state.moved_nations, self.nation)
        state.end()


@dataclass
class March(Led):
    """3.12: one army spends its points."""

    counter: str

    def under(self, old: str, new: str) -> March:
        return March(new) if self.counter == old else self

    def ask(self, state: Campaign) -> Ask | None:
        army = state.armies.get(self.counter)
        if army is None or army.pm <= 0:
            return None
        args: dict[str, Value] = {"leader": self.counter, "place": army.at, "pm": army.pm}
        ask = Ask(state.player(self.counter), "march", "3.12a", args).alone("stop", self.stop, ENDS)
        if state.besieged(self.counter):
            return ask.alone("sortie", self.sortie) if works.no_sortie(state, self.counter) is None else ask
        if army.apathy != 3:
            self._ways(state, ask, army)
        self._here(state, ask, army)
        if state.time != WINTER:
            self._works(state, ask, army)
        return ask

    def _ways(self, state: Campaign, ask: Ask, army: Army) -> None:
        """3.1a, 3.2a, 3.22a: where to, in peace or against old enemies, and where to begin a war (9.0e)."""
        other = state.printed.strait.get(army.at, "")
        over = (other,) if other and army.pm >= STRAIT_COST else ()
        land, voyages = state.printed.land[army.at], sea.reach(state, self.counter)
        for verb, places in (("enter", land), ("sail", voyages), ("strait", over)):
            if not places:
                continue
            ways = [(t, coming(state, self.counter, t)) for t in places]
            ask.family(verb, tuple([t for t, (peace, _) in ways if peace]), self.go)
            ask.family(AGAINST[verb], tuple([t for t, (_, struck) in ways if struck]), self.strike)

    def _here(self, state: Campaign, ask: Ask, army: Army) -> None:
        """3.1b, 3.13: out of an unbesieged city; battle with those who are in the territory."""
        if works.no_way_out(state, self.counter, army) is None:
            ask.alone("leave_city", self.leave_city)
        if works.no_seeking(state, self.counter, army) is not None:
            return
        if works.no_battle(state, self.counter, army) is None:
            ask.alone("give_battle", self.give_battle)
        nation = state.nation(self.counter)
        there = others_at(state, nation, army.at)
        if there:
            others = tuple([n for n in there if breakable(state, nation, n)])
            ask.pick("attack_here", others, self.attack_here)

    def _works(self, state: Campaign, ask: Ask, army: Army) -> None:
        """3.12b, 10.2, 10.3, 12.1: ravage, train, siege."""
        if works.no_ravaging(state, self.counter, army) is None:
            ask.alone("ravage", self.ravage)
        if works.no_train(state, self.counter, army) is None:
            ask.alone("build_train", self.build_train)
        if works.no_siege(state, self.counter, army) is None:
            ask.number("besiege", tuple(range(1, min(MOST_ON_SIEGE, army.pm) + 1)), self.besiege)

    def barriers(self, state: Campaign, who: str) -> Gates:
        return march_gates(self.counter, state.armies[self.counter])

    def notes(self, state: Campaign, who: str) -> list[Note]:
        return march_notes(state, self.counter)

    def stop(self, state: Campaign, role: str) -> None:
        state.end()

    def go(self, state: Campaign, role: str, way: str, place: str) -> None:
        self._go(state, way, place, "")

    def strike(self, state: Campaign, role: str, way: str, place: str) -> None:
        """9.0e: against the only one who can be meant, or against whom the player names."""
        struck = coming(state, self.counter, place)[1]
        if len(struck) > 1:
            state.call(Strike(self.counter, place, way))
        else:
            self._go(state, WAYS[way], place, struck[0])

    def ravage(self, state: Campaign, role: str) -> None:
        spend(state, self.counter, 1)
        ravage(state, state.armies[self.counter].at, self.counter)

    def build_train(self, state: Campaign, role: str) -> None:
        spend(state, self.counter, 1).train = 1
        state.log("train", "10.2a", leader=self.counter)

    def besiege(self, state: Campaign, role: str, points: int) -> None:
        """12.1a: one point: marker -1; two: 0."""
        army = state.armies[self.counter]
        state.sieges[army.at] = Siege(self.counter, points - 2)
        spend(state, self.counter, points)
        state.log("siege", "12.1a", leader=self.counter, place=army.at, number=points - 2)

    def leave_city(self, state: Campaign, role: str) -> None:
        state.edit(self.counter).inside = 0
        state.log("leaves_city", "3.1b", leader=self.counter, place=state.armies[self.counter].at)

    def give_battle(self, state: Campaign, role: str) -> None:
        self.attack_here(state, role, "")

    def attack_here(self, state: Campaign, role: str, struck: str) -> None:
        """3.1b, 3.13a-b: the test of whoever seeks battle, then 11.1; a point either way."""
        army, nation = state.armies[self.counter], state.nation(self.counter)
        state.lift(self.counter, "12.3c")
        spend(state, self.counter, 1)
        if dares(state, self.counter, "3.13a", army.at, *bonus(state, nation, army.at)):
            army = state.edit(self.counter)
            army.inside, army.engaged = 0, 1
            wage(state, nation, army.at, struck)
            state.call(Engage(self.counter, army.at, (), struck))

    def sortie(self, state: Campaign, role: str) -> None:
        """12.2a-b: a test of attitude, then battle with the besieger and those who stand with him."""
        spend(state, self.counter, 1).engaged = 1
        place = state.armies[self.counter].at
        if dares(state, self.counter, "12.2a", place, 0, 0):
            state.edit(self.counter).inside = 0
            state.call(Engage(self.counter, place, (), state.nation(state.sieges[place].by)))

    def _go(self, state: Campaign, way: str, place: str, struck: str) -> None:
        if way == "sail":
            state.call(Port(self.counter, place, struck))
        else:
            try_enter(state, self.counter, place, STRAIT_COST if way == "strait" else 1, struck)

    def resume(self, state: Campaign, result: Plain) -> None:
        """What was called is over: a nation was named, or the ships have landed."""
        if not isinstance(result, tuple):
            return
        if result[0] == "landed":
            arrive(state, self.counter, str(result[1]))
        else:
            self._go(state, WAYS[str(result[0])], str(result[1]), str(result[2]))

    def run(self, state: Campaign) -> None:
        state.end()


def spend(state: Campaign, counter: str, points: int) -> Army:
    """3.12: movement points, for something else than a way."""
    army = state.edit(counter)
    army.pm -= points
    army.acted = 1
    return army
