"""9.2: the attack action: any number of combats and captures, one combat of each kind in a hex."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from polemos.engine.ask import Ask
from polemos.engine.why import PLACE, Barrier, Gate, Gates, Note
from polemos.games.hellas.power import Power
from polemos.games.hellas.printed import foe
from polemos.games.hellas.reasons.notes import combat, taken
from polemos.games.hellas.rules.action import Action
from polemos.games.hellas.rules.clash import Clash, torn
from polemos.games.hellas.rules.combat import fight
from polemos.games.hellas.rules.contest import conquered, first_luxury, touched
from polemos.games.hellas.rules.posts import row_has_room
from polemos.games.hellas.state import Hellas


def begin_attack(state: Hellas, side: str) -> Attack:
    """9.2ad, 9.2ah: posts without a garrison now are the ones that may be taken in this action."""
    open_posts = tuple(sorted(h for h in state.powers[side].legions if why_defended(state, side, h) is None))
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


NO_LEGION: Final = Barrier("no-legion-here", "9.2ad")
NO_OPEN_POST: Final = Barrier("no-open-post", "9.2ae")
NO_POST: Final = Barrier("no-enemy-post", "9.2ad")
GARRISON: Final = Barrier("post-garrisoned", "9.2ae")
NOT_CONTESTED: Final = Barrier("not-contested", "9.2ad")
NO_POST_LEFT: Final = Barrier("no-post-left", "9.2ai")
ROW_FULL: Final = Barrier("row-full", "9.2ai")
GARRISONED_BEFORE: Final = Barrier("garrisoned-before", "9.2ah")
NO_TAKING: Final = Barrier("armistice-no-taking", "9.8i")
NO_FIGHTING: Final = Barrier("armistice-no-fighting", "9.8g")
FOUGHT: Final = Barrier("fought-already", "9.2d")
NO_OWN_LEGION: Final = Barrier("no-legion-to-fight", "9.2b")
LEGION_ABOARD: Final = Barrier("legion-aboard", "9.2c")
SHIPS_ONLY: Final = Barrier("ships-only", "9.2g")
NO_OWN_SHIP: Final = Barrier("no-ship-to-fight", "9.2b")
NO_ENEMY: Final = {
    "fight": Barrier("no-enemy-here", "9.2b"),
    "fight_ships": Barrier("no-enemy-ship-here", "9.2b"),
    "fight_neutrals": Barrier("no-neutrals-here", "9.2b"),
}
ONLY_A_POST: Final = Barrier("only-a-post", "9.2x")
#: Why a combat is not offered anywhere.
NOBODY_TO_FIGHT: Final = {
    "fight": Barrier("nobody-to-fight", "9.2b"),
    "fight_ships": Barrier("no-ships-to-fight", "9.2b"),
    "fight_neutrals": Barrier("no-neutrals-to-fight", "9.2b"),
}


def why_defended(state: Hellas, side: str, place: str) -> Barrier | None:
    """9.2ae, A37: an enemy post, no enemy legion, and an own legion in a contested hex."""
    other = state.powers[foe(side)]
    if place not in other.posts:
        return NO_POST
    if place in other.legions:
        return GARRISON
    return None if place in state.intruders else NOT_CONTESTED


def why_not_takeable(state: Hellas, side: str, place: str) -> Barrier | None:
    """9.2ad, 9.2ai: still undefended, room in the goods row, and a post in the reserve."""
    if place not in state.powers[side].legions:
        return NO_LEGION
    barrier = why_defended(state, side, place)
    if barrier is not None:
        return barrier
    if not state.left(side, "posts"):
        return NO_POST_LEFT
    return None if row_has_room(state, side, place) else ROW_FULL


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


def why_nobody(state: Hellas, side: str, verb: str, place: str) -> Barrier:
    """9.2b, 9.2c, 9.2g, 9.2x: who is missing for a combat that is not offered."""
    power, other = state.powers[side], state.powers[foe(side)]
    if verb == "fight_ships":
        return NO_ENEMY[verb] if place in power.ships else NO_OWN_SHIP
    if place not in power.legions:
        return why_no_legion(power, place)
    return ONLY_A_POST if verb == "fight" and place in other.posts else NO_ENEMY[verb]


def why_no_legion(power: Power, place: str) -> Barrier:
    """9.2b, 9.2c, 9.2g: a legion aboard does not fight, and ships do not fight on land."""
    if place in power.cargo:
        return LEGION_ABOARD
    return SHIPS_ONLY if place in power.ships else NO_OWN_LEGION


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
            spoils = tuple([h for h in self.open_posts if why_not_takeable(state, self.who, h) is None])
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

    def barriers(self, state: Hellas, who: str) -> Gates:
        gates = {verb: Gate.family(PLACE, self.why_not_fight) for verb in NOBODY_TO_FIGHT}
        return {**gates, "take": Gate(PLACE, self.why_not_take)}

    def why_not_take(self, state: Hellas, who: str, place: str | None) -> Barrier | None:
        if state.armistice:
            return NO_TAKING
        if place is None:
            return NO_OPEN_POST
        barrier = why_not_takeable(state, who, place)
        return barrier or (None if place in self.open_posts else GARRISONED_BEFORE)

    def why_not_fight(self, state: Hellas, who: str, verb: str, place: str | None) -> Barrier | None:
        if state.armistice and verb != "fight_neutrals":
            return NO_FIGHTING
        if place is None or place in self.combats(state)[verb]:
            return NOBODY_TO_FIGHT[verb] if place is None else None
        return FOUGHT if (verb, place) in self.fought else why_nobody(state, who, verb, place)

    def worth(self, state: Hellas, who: str, ask: Ask) -> list[Note]:
        """9.2q: what each combat would do, exactly."""
        found: list[Note] = []
        for verb, places in self.combats(state).items():
            for place in places:
                found += combat(state, who, verb, place, self.led)
        for post in ask.choices.get("take", ()):
            found += taken(state, who, str(post))
        return found

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
