"""5: sieges: who may besiege, the number of dice, the roll, and the advance into the port."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt, Value
from polemos.games.hellespont.printed import foe
from polemos.games.hellespont.rules.dice import Roll, dice_of
from polemos.games.hellespont.rules.hand import discard_unplayed, holding, may_play, play
from polemos.games.hellespont.rules.reach import group_strength
from polemos.games.hellespont.rules.stacking import fits_port
from polemos.games.hellespont.rules.stratagems import (
    Joint,
    act_own_choice,
    has_news,
    is_own_choice,
    let_pass,
    own_choices,
)
from polemos.games.hellespont.rules.transport import RATIO, trim
from polemos.games.hellespont.state import Hellespont
from polemos.kit.modifiers import Modifiers


def besieging_strength(state: Hellespont, side: str, port: str) -> tuple[int, int]:
    """Naval and land strength points of a side in the zones around a port."""
    near = state.printed.adjacent[port]
    return sum([state.naval(side, p) for p in near]), sum([state.troops(side, p) for p in near])


def besiegeable(state: Hellespont, side: str) -> tuple[str, ...]:
    """2.Cb: enemy-held ports with at least one own ship and one own land unit around them."""
    found = []
    for port in state.printed.ports:
        if port in state.units[foe(side)]:
            ships, troops = besieging_strength(state, side, port)
            if ships and troops:
                found.append(port)
    return tuple(found)


def siege_dice(state: Hellespont, side: str, port: str) -> Modifiers:
    """5.1: the dice of a siege, part by part, without what stratagems add."""
    dice = Modifiers()
    enemy, near = foe(side), state.printed.adjacent[port]
    dice.add("5.1a", 1)
    dice.add_if(state.advantage == side, "5.1b", 1)
    dice.add("5.1c", len([p for p in near if p in state.units[side] and p not in state.units[enemy]]))
    inside = state.best_bonus(enemy, port)
    outside = max([state.best_bonus(side, p) for p in near])
    dice.add_if(outside == 2 and inside < 1, "5.1e", 1)
    dice.add_if(inside == 2, "5.1f", -1)
    dice.add("5.1g", -len([p for p in near if p in state.units[enemy] and p not in state.units[side]]))
    dice.add_if(state.month.winter, "5.1i", -1)
    dice.add("5.1j", strength_penalty(state, side, port))
    return dice


def strength_penalty(state: Hellespont, side: str, port: str) -> int:
    """5.1j: too few besiegers cost dice; the printed order of the three brackets is an option."""
    ours = sum(besieging_strength(state, side, port))
    theirs = state.naval(foe(side), port) + state.troops(foe(side), port)
    printed = state.option("siege_odds") == "printed"
    for times in (1, 2, 3):
        if ours < times * theirs:
            return -times if printed else times - 4
    return 0


@dataclass
class Sieges(Frame):
    """2.C, 5a: a side makes its sieges in the order it likes, each port once, none if it likes."""

    who: str
    done: tuple[str, ...] = ()

    def ports(self, state: Hellespont) -> tuple[str, ...]:
        return tuple([p for p in besiegeable(state, self.who) if p not in self.done])

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        return (self.who,) if self.ports(state) else ()

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        choices: Choices = {"besiege": self.ports(state), "done": ALONE}
        own_choices(state, role, "C", choices)
        return Prompt("siege", "2.C", choices)

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        if is_own_choice(verb):
            act_own_choice(state, role, verb, arg)
        elif verb == "done":
            let_pass(state, role, "C")
            self.close(state)
        else:
            state.log("besieges", "5", who=role, place=str(arg))
            state.become(Sieges(self.who, (*self.done, str(arg))))
            state.call(Siege(role, str(arg)))

    def close(self, state: Hellespont) -> None:
        """8a, 7.S22: after the last siege both have a moment, if anything came of it."""
        state.become(Joint((foe(self.who), self.who), "C"))

    def run(self, state: Hellespont) -> None:
        self.close(state)


BESIEGER: Final = 0
BESIEGED: Final = 1
DICE: Final = 2
RESULT: Final = 3
#: Dice that a counter is worth, by paragraph.
GIVEN: Final = {"5.1d": 1, "5.1h": -1, "7.S9": 2}


@dataclass
class Siege(Frame):
    """5: one siege: both sides may add or take a die by a counter, then the roll."""

    who: str
    port: str
    stage: int = BESIEGER
    #: The paragraphs under which counters have changed the number of dice.
    given: tuple[str, ...] = ()

    def at_stage(self, stage: int, rule: str = "") -> Siege:
        return Siege(self.who, self.port, stage, (*self.given, rule) if rule else self.given)

    def asked(self) -> str:
        return self.who if self.stage == BESIEGER else foe(self.who)

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        if self.stage > BESIEGED:
            return ()
        who = self.asked()
        return (who,) if self.could_give(state, who) or has_news(state, who, "C") else ()

    def could_give(self, state: Hellespont, who: str) -> bool:
        """5.1d, 5.1h: whoever holds counters may hold one of his colour, for all that both know."""
        return may_play(state, who)

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        """5.1d, 5.1h, 7.S9: asked of whoever holds any counter; neutral ones do not qualify. The
        Advantage, which is worth a die (5.1b), may still be used or taken (8a, 7.S22a)."""
        choices: Choices = {"decline": ALONE}
        coloured = tuple([c for c in state.hands[role] if state.printed.coloured(c, role)])
        if coloured:
            choices["discard"] = coloured
        sap = holding(state, role, "s9")
        if role == self.who and sap:
            choices["s9"] = sap
        own_choices(state, role, "C", choices)
        args: dict[str, Value] = {"place": self.port, "dice": self.dice(state)}
        return Prompt("siege-counter", "5.1d" if role == self.who else "5.1h", choices, args)

    def dice(self, state: Hellespont) -> int:
        return self.parts(state).total

    def parts(self, state: Hellespont) -> Modifiers:
        """5.1, 7.S9: the dice part by part, counters given up or played included."""
        parts = siege_dice(state, self.who, self.port)
        for rule in self.given:
            parts.add(rule, GIVEN[rule])
        return parts

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        if verb != "s9" and is_own_choice(verb):
            act_own_choice(state, role, verb, arg)
            return
        rule = ""
        if verb == "s9":
            rule = "7.S9"
            play(state, role, str(arg), "s9")
        elif verb == "discard":
            rule = "5.1d" if role == self.who else "5.1h"
            discard_unplayed(state, role, str(arg), rule)
        let_pass(state, role, "C")
        state.become(self.at_stage(self.stage + 1, rule))

    def run(self, state: Hellespont) -> None:
        if self.stage <= BESIEGED:
            state.become(self.at_stage(self.stage + 1))
            return
        parts = self.parts(state)
        count = max(parts.total, 0)
        state.log(
            "siege-dice", "5.1", who=self.who, place=self.port, count=count, modifiers=parts.explained()
        )
        if count < 1:
            state.log("siege-no-dice", "5.1l", who=self.who, place=self.port)
            state.end()
            return
        state.become(self.at_stage(RESULT))
        state.call(Roll("5.2", count, self.who))

    def resume(self, state: Hellespont, result: Plain) -> None:
        if self.stage == RESULT:
            resolve(state, self.who, self.port, dice_of(result))


def resolve(state: Hellespont, who: str, port: str, dice: tuple[int, ...]) -> None:
    """5.2: a 6 takes the port, a 5 weakens all in it, each 1 costs the besieger."""
    enemy = foe(who)
    if 6 in dice:
        for unit in state.units[enemy].get(port, ()):
            state.eliminate(unit, "5.2b")
    elif 5 in dice:
        for unit in state.units[enemy].get(port, ()):
            state.weaken(unit, "5.2c")
    fallen = port not in state.units[enemy]
    log_outcome(state, who, port, dice, fallen)
    if fallen:
        state.become(Advance(who, port))
    else:
        state.end()
    state.call(SiegeLosses(who, port, dice.count(1)))


def log_outcome(state: Hellespont, who: str, port: str, dice: tuple[int, ...], fallen: bool) -> None:
    """5.2: what the dice decided: the port, its garrison, and the besieger's own price."""
    if fallen:
        state.log("siege-succeeds", "5.2b" if 6 in dice else "5.2c", who=who, place=port)
    elif 5 in dice:
        state.log("siege-weakens", "5.2c", who=who, place=port)
    else:
        state.log("siege-fails", "5.2", who=who, place=port)
    ones = dice.count(1)
    if ones:
        state.log("siege-price", "5.2a", who=who, place=port, count=ones)


@dataclass
class SiegeLosses(Frame):
    """5.2a: the besieger weakens one of his units around the port for each 1."""

    who: str
    port: str
    left: int
    hit: tuple[str, ...] = ()

    def candidates(self, state: Hellespont) -> tuple[str, ...]:
        if not self.left:
            return ()
        near = state.printed.adjacent[self.port]
        units = [u for p in near for u in state.units[self.who].get(p, ()) if u not in self.hit]
        return tuple(sorted(units))

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        return (self.who,) if self.candidates(state) else ()

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        args: dict[str, Value] = {"place": self.port, "left": self.left}
        return Prompt("siege-losses", "5.2a", {"weaken": self.candidates(state)}, args)

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        place = state.at[str(arg)]
        state.weaken(str(arg), "5.2a")
        state.become(SiegeLosses(self.who, self.port, self.left - 1, (*self.hit, str(arg))))
        state.capture_leaders(place, "4.2.4c")
        trim(state, self.who, place)

    def run(self, state: Hellespont) -> None:
        state.end()


@dataclass
class Advance(Frame):
    """5.2d: after success any units and leaders around may enter the port, within its limits."""

    who: str
    port: str

    def candidates(self, state: Hellespont) -> tuple[str, ...]:
        found: list[str] = []
        for place in state.printed.adjacent[self.port]:
            for piece in state.pieces_at(self.who, place):
                leader = piece in state.printed.leader_set
                fits = leader or (fits_port(state, piece, self.port) and may_enter(state, piece, self.port))
                if fits and may_leave(state, piece):
                    found.append(piece)
        return tuple(sorted(found))

    def deciders(self, state: Hellespont) -> tuple[str, ...]:
        return (self.who,) if self.candidates(state) else ()

    def prompt(self, state: Hellespont, role: str) -> Prompt:
        choices: Choices = {"advance": self.candidates(state), "done": ALONE}
        return Prompt("advance", "5.2d", choices, {"place": self.port})

    def act(self, state: Hellespont, role: str, verb: str, arg: Arg) -> None:
        if verb == "done":
            state.end()
            return
        place = state.at[str(arg)]
        state.log("advances", "5.2d", who=role, piece=str(arg), place=place, to_place=self.port)
        state.shift((str(arg),), self.port)

    def run(self, state: Hellespont) -> None:
        state.end()


def may_leave(state: Hellespont, piece: str) -> bool:
    """3.1d: nobody may be left at sea without ships enough to carry him; only a ship leaves anybody so."""
    side = state.printed.side_of[piece]
    return piece not in state.printed.ships or can_stay(state, side, state.at[piece], (piece,))


def can_stay(state: Hellespont, side: str, place: str, leaving: tuple[str, ...]) -> bool:
    """3.1d: whether those who do not leave a place have ships enough, if they are at sea."""
    if place not in state.printed.seas:
        return True
    staying = tuple([p for p in state.pieces_at(side, place) if p not in leaving])
    ships, troops = group_strength(state, staying)
    return ships >= RATIO * troops if ships else not staying


def may_enter(state: Hellespont, piece: str, port: str) -> bool:
    """0.2g, 7.S20d: ships by the anchor, troops from land or off their ships."""
    kind = "sea" if piece in state.printed.ships else "land"
    place = state.at[piece]
    return state.printed.graph.linked(kind, place, port) or (kind == "land" and place in state.printed.seas)
