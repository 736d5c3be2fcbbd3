"""3, 10.2-10.3, 12.1-12.2: the movement phase of a nation, army by army."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import NOBODY, Frame, Plain
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt, Value
from polemos.games.eagle_and_wolf import naval
from polemos.games.eagle_and_wolf.engage import Engage
from polemos.games.eagle_and_wolf.entry import arrive, may_enter, ravage, try_enter
from polemos.games.eagle_and_wolf.naval import Sail
from polemos.games.eagle_and_wolf.sheets import Sheets
from polemos.games.eagle_and_wolf.state import Army, Campaign, Siege
from polemos.games.eagle_and_wolf.supply import in_order
from polemos.games.eagle_and_wolf.world import GAULS, WINTER

STRAIT_COST: Final = 3


def movement(state: Campaign) -> None:
    """3.11a: every army gets its points; then the nations move in order."""
    points = int(state.world.tables["movement"][state.time])
    for counter in list(state.armies):
        army = state.edit(counter)
        army.pm = 1 if state.nation(counter) == GAULS else points
        army.entered = army.acted = army.sailed = 0
    state.moved_nations = ()
    state.call(Nations(("*",)))
    in_order(state, "move")


@dataclass
class Nations(Frame):
    """2.0b: one nation after the other."""

    left: tuple[str, ...]

    def run(self, state: Campaign) -> None:
        left = state.order if self.left == ("*",) else self.left
        for i, nation in enumerate(left):
            if state.armies_of(nation):
                state.become(Nations(left[i + 1 :]))
                state.call(Moves(nation, ()))
                state.call(Sheets(nation, ()))
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
        ready = self.ready(state)
        return (state.player(ready[0]),) if ready else NOBODY

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
        if state.besieged(self.counter):
            return {"sortie": ALONE} if not army.acted and army.apathy != 3 else {}
        choices: Choices = {}
        if army.apathy != 3:
            self._ways(state, choices)
        if state.time != WINTER:
            self._works(state, choices)
        return choices

    def _ways(self, state: Campaign, choices: Choices) -> None:
        army = state.armies[self.counter]
        near = tuple([t for t in state.world.land[army.at] if may_enter(state, self.counter, t)])
        if near:
            choices["enter"] = near
        ports = naval.landings(state, self.counter)
        if ports:
            choices["sail"] = ports
        other = state.world.strait.get(army.at, "")
        if other and army.pm >= STRAIT_COST and may_enter(state, self.counter, other):
            choices["strait"] = (other,)

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
        elif verb in ("enter", "strait"):
            give_up_siege(state, self.counter)
            try_enter(state, self.counter, str(arg), STRAIT_COST if verb == "strait" else 1)
        elif verb == "sail":
            give_up_siege(state, self.counter)
            state.call(Sail(self.counter, str(arg)))
        elif verb == "ravage":
            spend(state, self.counter, 1)
            ravage(state, army.at)
        elif verb == "build_train":
            spend(state, self.counter, 1).train = 1
            state.log("train", "10.2a", leader=self.counter)
        elif verb == "besiege":
            self._besiege(state, int(str(arg)))
        else:
            self._sortie(state)

    def _besiege(self, state: Campaign, points: int) -> None:
        """12.1a: one point: marker -1; two: 0."""
        army = state.armies[self.counter]
        state.sieges[army.at] = Siege(self.counter, points - 2)
        spend(state, self.counter, points)
        state.log("siege", "12.1a", leader=self.counter, place=army.at, number=points - 2)

    def _sortie(self, state: Campaign) -> None:
        """12.2a-b: a test of attitude, then battle with the besieger."""
        army = state.armies[self.counter]
        spend(state, self.counter, 1)
        die = state.die("12.2a", state.player(self.counter))
        if die <= army.attitude:
            state.edit(self.counter).inside = 0
            state.call(Engage(self.counter, army.at, (), state.sieges[army.at].by))

    def resume(self, state: Campaign, result: Plain) -> None:
        """11.6c: a beaten mover does nothing more."""
        if result == "lost" and self.counter in state.armies:
            state.edit(self.counter).pm = 0
        elif result == "landed":
            arrive(state, self.counter)

    def run(self, state: Campaign) -> None:
        state.end()


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


def give_up_siege(state: Campaign, counter: str) -> None:
    """12.3c: who goes away gives up."""
    state.lift(counter)
