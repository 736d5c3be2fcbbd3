"""3, 10.2-10.3, 12.1-12.2: the movement phase of a nation, army by army."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import NOBODY, Frame, Plain
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt, Value
from polemos.games.eagle_and_wolf.printed import GAULS, WINTER
from polemos.games.eagle_and_wolf.rules import sea
from polemos.games.eagle_and_wolf.rules.aftermath import led_by
from polemos.games.eagle_and_wolf.rules.attitude import dares
from polemos.games.eagle_and_wolf.rules.engagement import Engage
from polemos.games.eagle_and_wolf.rules.entry import (
    Strike,
    arrive,
    barred,
    bonus,
    may_enter,
    may_strike,
    ravage,
    try_enter,
)
from polemos.games.eagle_and_wolf.rules.initiative import in_order
from polemos.games.eagle_and_wolf.rules.merging import Sheets
from polemos.games.eagle_and_wolf.rules.sea import Port
from polemos.games.eagle_and_wolf.rules.sides import breakable, others_at, wage
from polemos.games.eagle_and_wolf.state import Army, Campaign, Siege

STRAIT_COST: Final = 3
#: 9.0e: each way to go, and the same way to begin a war.
AGAINST: Final = {"enter": "attack", "sail": "sail_against", "strait": "strait_against"}
WAYS: Final = {hostile: way for way, hostile in AGAINST.items()}


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
class Moves(Frame):
    """3.1: the nation's player chooses an army to move, until all have moved or he is done."""

    nation: str
    done: tuple[str, ...]

    def ready(self, state: Campaign) -> tuple[str, ...]:
        own = state.armies_of(self.nation)
        return tuple([c for c in own if c not in self.done and state.armies[c].pm > 0])

    def deciders(self, state: Campaign) -> tuple[str, ...]:
        """1.12-3e: with six players both Romans, whoever comes first."""
        ready = {state.player(c) for c in self.ready(state)}
        return tuple([role for role in state.players_of(self.nation) if role in ready]) if ready else NOBODY

    def prompt(self, state: Campaign, role: str) -> Prompt:
        own = tuple([c for c in self.ready(state) if state.player(c) == role])
        return Prompt("moves", "3.1a", {"done": ALONE, "army": own}, {"side": self.nation})

    def act(self, state: Campaign, role: str, verb: str, arg: Arg) -> None:
        if verb == "done":
            own = tuple([c for c in self.ready(state) if state.player(c) == role])
            state.become(Moves(self.nation, (*self.done, *own)))
            return
        state.become(Moves(self.nation, (*self.done, str(arg))))
        state.call(March(str(arg)))

    def run(self, state: Campaign) -> None:
        state.moved_nations = (*state.moved_nations, self.nation)
        state.end()


@dataclass
class March(Frame):
    """3.12: one army spends its points."""

    counter: str

    def deciders(self, state: Campaign) -> tuple[str, ...]:
        army = state.armies.get(self.counter)
        return (state.player(self.counter),) if army is not None and army.pm > 0 else NOBODY

    def prompt(self, state: Campaign, role: str) -> Prompt:
        choices: Choices = {"stop": ALONE, **self._choices(state)}
        army = state.armies[self.counter]
        args: dict[str, Value] = {"leader": self.counter, "place": army.at, "pm": army.pm}
        return Prompt("march", "3.12a", choices, args)

    def _choices(self, state: Campaign) -> Choices:
        army = state.armies[self.counter]
        choices: Choices = {}
        if state.besieged(self.counter):
            if may_sortie(state, self.counter):
                choices["sortie"] = ALONE
            return choices
        if army.apathy != 3:
            self._ways(state, choices)
        self._here(state, choices)
        if state.time != WINTER:
            self._works(state, choices)
        return choices

    def _ways(self, state: Campaign, choices: Choices) -> None:
        """3.1a, 3.2a, 3.22a: where to, in peace or against old enemies, and where to begin a war (9.0e)."""
        army = state.armies[self.counter]
        other = state.printed.strait.get(army.at, "")
        over = (other,) if other and army.pm >= STRAIT_COST else ()
        for verb, places in (
            ("enter", state.printed.land[army.at]),
            ("sail", sea.reach(state, self.counter)),
            ("strait", over),
        ):
            open_ = tuple([t for t in places if may_enter(state, self.counter, t)])
            if open_:
                choices[verb] = open_
            hostile = tuple([t for t in places if may_strike(state, self.counter, t)])
            if hostile:
                choices[AGAINST[verb]] = hostile

    def _here(self, state: Campaign, choices: Choices) -> None:
        """3.1b, 3.13: out of an unbesieged city; battle with those who are in the territory."""
        army, nation = state.armies[self.counter], state.nation(self.counter)
        enemies = state.enemies_at(nation, army.at)
        if army.inside and not enemies:
            choices["leave_city"] = ALONE
        if army.engaged or army.entered or barred(state, self.counter):
            return
        if any([not state.besieged(foe) for foe in enemies]):
            choices["give_battle"] = ALONE
        others = tuple([n for n in others_at(state, nation, army.at) if breakable(state, nation, n)])
        if others:
            choices["attack_here"] = others

    def _works(self, state: Campaign, choices: Choices) -> None:
        """3.12b, 10.2, 10.3, 12.1: ravage, train, siege; Gauls do none of it."""
        army, nation = state.armies[self.counter], state.nation(self.counter)
        if nation == GAULS:
            return
        if army.entered and army.at not in state.ravaged and not state.besieging(self.counter):
            choices["ravage"] = ALONE
        if not army.train and army.at not in state.ravaged:
            choices["build_train"] = ALONE
        if may_besiege(state, self.counter):
            choices["besiege"] = tuple(range(1, min(2, army.pm) + 1))

    def act(self, state: Campaign, role: str, verb: str, arg: Arg) -> None:
        army = state.armies[self.counter]
        if verb == "stop":
            state.end()
        elif verb in AGAINST:
            self._go(state, verb, str(arg), "")
        elif verb in WAYS:
            struck = may_strike(state, self.counter, str(arg))
            if len(struck) > 1:
                state.call(Strike(self.counter, str(arg), verb))
            else:
                self._go(state, WAYS[verb], str(arg), struck[0])
        elif verb == "ravage":
            spend(state, self.counter, 1)
            ravage(state, army.at, self.counter)
        elif verb == "build_train":
            spend(state, self.counter, 1).train = 1
            state.log("train", "10.2a", leader=self.counter)
        elif verb == "besiege":
            self._besiege(state, int(str(arg)))
        else:
            self._stand(state, verb, "" if arg is None else str(arg))

    def _go(self, state: Campaign, way: str, place: str, struck: str) -> None:
        state.lift(self.counter, "12.3c")
        if way == "sail":
            state.call(Port(self.counter, place, struck))
        else:
            try_enter(state, self.counter, place, STRAIT_COST if way == "strait" else 1, struck)

    def _stand(self, state: Campaign, verb: str, struck: str) -> None:
        """3.1b, 3.13, 12.2: what an army does against others where it stands."""
        if verb == "leave_city":
            state.edit(self.counter).inside = 0
            state.log("leaves_city", "3.1b", leader=self.counter, place=state.armies[self.counter].at)
        elif verb == "sortie":
            self._sortie(state)
        else:
            self._offer(state, struck)

    def _offer(self, state: Campaign, struck: str) -> None:
        """3.1b, 3.13a-b: the test of whoever seeks battle, then 11.1; a point either way."""
        army, nation = state.armies[self.counter], state.nation(self.counter)
        state.lift(self.counter, "12.3c")
        spend(state, self.counter, 1)
        if dares(state, self.counter, "3.13a", army.at, *bonus(state, nation, army.at)):
            army = state.edit(self.counter)
            army.inside, army.engaged = 0, 1
            wage(state, nation, army.at, struck)
            state.call(Engage(self.counter, army.at, (), struck))

    def _besiege(self, state: Campaign, points: int) -> None:
        """12.1a: one point: marker -1; two: 0."""
        army = state.armies[self.counter]
        state.sieges[army.at] = Siege(self.counter, points - 2)
        spend(state, self.counter, points)
        state.log("siege", "12.1a", leader=self.counter, place=army.at, number=points - 2)

    def _sortie(self, state: Campaign) -> None:
        """12.2a-b: a test of attitude, then battle with the besieger and those who stand with him."""
        spend(state, self.counter, 1).engaged = 1
        place = state.armies[self.counter].at
        if dares(state, self.counter, "12.2a", place, 0, 0):
            state.edit(self.counter).inside = 0
            state.call(Engage(self.counter, place, (), state.nation(state.sieges[place].by)))

    def resume(self, state: Campaign, result: Plain) -> None:
        """What was called is over: a nation was named, or the ships have landed."""
        if not isinstance(result, tuple):
            return
        if result[0] == "landed":
            arrive(state, self.counter, str(result[1]))
        else:
            self._go(state, WAYS[str(result[0])], str(result[1]), str(result[2]))

    def run(self, state: Campaign) -> None:
        """13.5c: whoever takes Pyrrhus' army over goes on with it."""
        heir = led_by(state, self.counter)
        if heir != self.counter and heir in state.armies:
            state.become(March(heir))
        else:
            state.end()


def may_sortie(state: Campaign, counter: str) -> bool:
    """12.2a-b, 8.3f: one try in a phase; not in winter, not under a bad omen."""
    return not state.armies[counter].engaged and not barred(state, counter)


def spend(state: Campaign, counter: str, points: int) -> Army:
    """3.12: movement points, for something else than a way."""
    army = state.edit(counter)
    army.pm -= points
    army.acted = 1
    return army


def may_besiege(state: Campaign, counter: str) -> bool:
    """12.0a, 12.1: an enemy's city, no siege there yet, no enemy in the open."""
    army, nation = state.armies[counter], state.nation(counter)
    owner = state.control.get(army.at, "")
    if not owner or army.inside or army.at in state.sieges or not state.at_war(nation, owner):
        return False
    return all(state.armies[foe].inside for foe in state.enemies_at(nation, army.at))
