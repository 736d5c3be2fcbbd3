"""9.2: the attack action: any number of combats and captures, one combat of each kind in a hex."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Plain
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt
from polemos.games.hellas.printed import foe
from polemos.games.hellas.rules.action import DONE, ONLY_BLOCK, Action, leave, way_out
from polemos.games.hellas.rules.clash import Clash, torn
from polemos.games.hellas.rules.combat import fight
from polemos.games.hellas.rules.contest import conquered, first_luxury, touched
from polemos.games.hellas.rules.posts import row_has_room
from polemos.games.hellas.state import Hellas


def begin_attack(state: Hellas, side: str) -> Attack:
    """9.2ad, 9.2ah: posts without a garrison now are the ones that may be taken in this action."""
    open_posts = tuple(sorted(h for h in state.powers[side].legions if undefended(state, side, h)))
    return Attack(side, (), open_posts)


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
        if h in other.monuments or (h in state.intruders and (h in other.legions or h in other.forts))
    ]


@dataclass
class Attack(Action):
    """9.2d: start combats and take posts, in any order, or neither (9.2e)."""

    who: str
    #: `verb:hex` of the combats fought in this action.
    fought: tuple[str, ...]
    #: Enemy posts that had no garrison when the action began.
    open_posts: tuple[str, ...]
    #: 18.5b: `side:arm` for each leader who has fought in this action.
    led: tuple[str, ...] = ()

    def offers(self, state: Hellas) -> Choices:
        power, other = state.powers[self.who], state.powers[foe(self.who)]
        fights: dict[str, list[str]] = {
            "fight_neutrals": [h for h in power.legions if state.neutral_at(h)],
        }
        choices: Choices = {}
        if not state.armistice:
            fights["fight"] = land_battles(state, self.who)
            fights["fight_ships"] = [h for h in power.ships if h in other.ships]
            spoils = tuple(h for h in self.open_posts if takeable(state, self.who, h))
            if spoils:
                choices["take"] = spoils
        for verb, places in fights.items():
            left = tuple(sorted(h for h in places if f"{verb}:{h}" not in self.fought))
            if left:
                choices[verb] = left
        return choices

    def possible(self, state: Hellas) -> bool:
        """The quick answer: with nobody else in any hex of one's own there is nothing to attack."""
        power, other = state.powers[self.who], state.powers[foe(self.who)]
        quiet = not state.intruders and power.ships.keys().isdisjoint(other.ships)
        if quiet and power.legions.keys().isdisjoint(other.monuments):
            return False
        return bool(self.offers(state))

    def deciders(self, state: Hellas) -> tuple[str, ...]:
        return (self.who,)

    def prompt(self, state: Hellas, role: str) -> Prompt:
        choices = self.offers(state)
        choices[way_out(bool(self.fought))] = ALONE
        return Prompt("attack", "9.2a", choices)

    def act(self, state: Hellas, role: str, verb: str, arg: Arg) -> None:
        if verb in (DONE, ONLY_BLOCK):
            leave(state, role, verb)
            return
        place = str(arg)
        after = Attack(self.who, (*self.fought, f"{verb}:{place}"), self.open_posts, self.led)
        state.become(after)
        if verb == "take":
            take(state, role, place)
        elif state.option("leaders"):
            state.call(Clash(role, verb, place, after.undecided(state, verb, place), self.led))
        else:
            fight(state, role, verb, place, ())

    def undecided(self, state: Hellas, verb: str, place: str) -> tuple[str, ...]:
        """18.5b: sides that must say whether their leader fights here: the other combat may still come."""
        others = ("fight", "fight_neutrals") if verb == "fight_ships" else ("fight_ships",)
        left = self.offers(state)
        if not any(place in left.get(other, ()) for other in others):
            return ()
        return torn(state, place, self.led)

    def resume(self, state: Hellas, result: Plain) -> None:
        """18.5b: a combat tells with which arm the leaders were."""
        if isinstance(result, tuple):
            led = tuple(str(word) for word in result)
            state.become(Attack(self.who, self.fought, self.open_posts, led))


def take(state: Hellas, side: str, place: str) -> None:
    """9.2ad-9.2ag, 18.7c: the enemy's post goes back to him, one of ours takes its place, for nothing."""
    del state.powers[foe(side)].posts[place]
    state.powers[side].posts[place] = 1
    state.log("post-taken", "9.2ad", who=side, foe=foe(side), place=place)
    touched(state, place)
    first_luxury(state, side, place)
    conquered(state, side, place)
