"""9.2: the attack action: any number of combats and captures, one combat of each kind in a hex."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from polemos.engine.ask import Ask
from polemos.games.hellas.printed import foe
from polemos.games.hellas.rules.action import Action
from polemos.games.hellas.rules.clash import Clash, torn
from polemos.games.hellas.rules.combat import fight
from polemos.games.hellas.rules.contest import conquered, first_luxury, touched
from polemos.games.hellas.rules.posts import row_has_room
from polemos.games.hellas.state import Hellas


def begin_attack(state: Hellas, side: str) -> Attack:
    """9.2ad, 9.2ah: posts without a garrison now are the ones that may be taken in this action."""
    open_posts = tuple(sorted(h for h in state.powers[side].legions if undefended(state, side, h)))
    return Attack(side, (), open_posts)


def can_attack(state: Hellas, side: str) -> bool:
    """Whether there is anybody to fight or anything to take; mostly nobody else is in an own hex."""
    power, other = state.powers[side], state.powers[foe(side)]
    quiet = not state.intruders and power.ships.keys().isdisjoint(other.ships)
    if quiet and power.legions.keys().isdisjoint(other.monuments):
        return False
    ask = Ask(side, "", "")
    begin_attack(state, side).offer(ask, state)
    return bool(ask.choices)


def undefended(state: Hellas, side: str, place: str) -> bool:
    """9.2ae, A37: an enemy post, no enemy legion, and an own legion in a contested hex."""
    other = state.powers[foe(side)]
    return place in other.posts and place not in other.legions and place in state.intruders


def takeable(state: Hellas, side: str, place: str) -> bool:
    """9.2ad, 9.2ai: still undefended, room in the goods row, and a post in the reserve."""
    if place not in state.powers[side].legions or not undefended(state, side, place):
        return False
    return bool(state.left(side, "posts")) and row_has_room(state, side, place)


def land_battles(state: Hellas, side: str) -> list[str]:
    """9.2b, 9.2g, 12f: own legions that face legions or a fortress in a contested hex, or a monument.

    H08: a monument is attacked even where the post beside it is taken and nobody contests the hex.
    """
    other = state.powers[foe(side)]
    return [
        h
        for h in state.powers[side].legions
        if h in other.monuments or (h in state.intruders and (h in other.legions or h in other.fortresses))
    ]


@dataclass
class Attack(Action):
    """9.2d: start combats and take posts, in any order, or neither (9.2e)."""

    #: Verb and hex of the combats and captures of this action.
    fought: tuple[tuple[str, str], ...]
    #: Enemy posts that had no garrison when the action began.
    open_posts: tuple[str, ...]
    #: 18.5b: side and arm of each leader who has fought in this action; spelt out, since positions read it.
    led: tuple[tuple[str, str], ...] = ()

    def question(self, state: Hellas) -> Ask:
        return Ask(self.who, "attack", "9.2a")

    def offer(self, ask: Ask, state: Hellas) -> None:
        if not state.armistice:
            spoils = tuple([h for h in self.open_posts if takeable(state, self.who, h)])
            ask.pick("take", spoils, self.take)
        for verb, places in self.combats(state).items():
            ask.family(verb, places, self.fight)

    def combats(self, state: Hellas) -> dict[str, tuple[str, ...]]:
        """The combats that can still be fought in this action, by verb."""
        power, other = state.powers[self.who], state.powers[foe(self.who)]
        fights = {"fight_neutrals": [h for h in power.legions if state.neutral_at(h)]}
        if not state.armistice:
            fights["fight"] = land_battles(state, self.who)
            fights["fight_ships"] = [h for h in power.ships if h in other.ships]
        fought = self.fought
        return {v: tuple(sorted([h for h in fights[v] if (v, h) not in fought])) for v in fights}

    def busy(self, state: Hellas) -> bool:
        return bool(self.fought)

    def take(self, state: Hellas, role: str, place: str) -> None:
        state.become(self.after("take", place))
        take(state, role, place)

    def fight(self, state: Hellas, role: str, verb: str, place: str) -> None:
        after = self.after(verb, place)
        state.become(after)
        if state.option("leaders"):
            state.call(Clash(role, verb, place, after.undecided(state, verb, place), self.led))
        else:
            fight(state, role, verb, place, ())

    def after(self, verb: str, place: str) -> Attack:
        """The rest of the action: no combat is fought twice."""
        return Attack(self.who, (*self.fought, (verb, place)), self.open_posts, self.led)

    def undecided(self, state: Hellas, verb: str, place: str) -> tuple[str, ...]:
        """18.5b: sides that must say whether their leader fights here: the other combat may still come."""
        others = ("fight", "fight_neutrals") if verb == "fight_ships" else ("fight_ships",)
        left = self.combats(state)
        if not any(place in left.get(other, ()) for other in others):
            return ()
        return torn(state, place, self.led)

    def resume(self, state: Hellas, result: Any) -> None:
        """18.5b: a combat tells with which arm the leaders were."""
        if result is not None:
            state.become(Attack(self.who, self.fought, self.open_posts, result))


def take(state: Hellas, side: str, place: str) -> None:
    """9.2ad-9.2ag, 18.7c: the enemy's post goes back to him, one of ours takes its place, for nothing."""
    del state.powers[foe(side)].posts[place]
    state.powers[side].posts[place] = 1
    state.log("post-taken", "9.2ad", who=side, foe=foe(side), place=place)
    touched(state, place)
    first_luxury(state, side, place)
    conquered(state, side, place)
