"""9.2: the attack action: any number of combats and captures, one combat of each kind in a hex."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.flow import Frame
from polemos.engine.prompt import ALONE, Arg, Choices, Prompt
from polemos.games.hellas.combat import fight_legions, fight_neutrals, fight_ships
from polemos.games.hellas.contest import conquered, first_luxury, touched
from polemos.games.hellas.posts import row_has_room
from polemos.games.hellas.state import Hellas
from polemos.games.hellas.world import foe


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
    """9.2b, 9.2g: contested hexes where own legions face legions, a fortress or a monument."""
    other = state.powers[foe(side)]
    return [
        h
        for h in state.powers[side].legions
        if h in state.intruders and (h in other.legions or h in other.forts or h in other.monuments)
    ]


@dataclass
class Attack(Frame):
    """9.2d: start combats and take posts, in any order, or neither (9.2e)."""

    who: str
    #: `verb:hex` of the combats fought in this action.
    fought: tuple[str, ...]
    #: Enemy posts that had no garrison when the action began.
    open_posts: tuple[str, ...]

    def _offers(self, state: Hellas) -> Choices:
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

    def deciders(self, state: Hellas) -> tuple[str, ...]:
        return (self.who,) if self.fought or self._offers(state) else ()

    def prompt(self, state: Hellas, role: str) -> Prompt:
        choices = self._offers(state)
        choices["done"] = ALONE
        return Prompt("attack", "9.2a", choices)

    def act(self, state: Hellas, role: str, verb: str, arg: Arg) -> None:
        if verb == "done":
            state.end()
            return
        place = str(arg)
        state.become(Attack(self.who, (*self.fought, f"{verb}:{place}"), self.open_posts))
        if verb == "fight":
            fight_legions(state, role, place)
        elif verb == "fight_neutrals":
            fight_neutrals(state, role, place)
        elif verb == "fight_ships":
            fight_ships(state, role, place)
        else:
            take(state, role, place)

    def run(self, state: Hellas) -> None:
        state.end()


def take(state: Hellas, side: str, place: str) -> None:
    """9.2ad-9.2ag, 18.7c: the enemy's post goes back to him, one of ours takes its place, for nothing."""
    del state.powers[foe(side)].posts[place]
    state.powers[side].posts[place] = 1
    state.log("post-taken", "9.2ad", who=side, foe=foe(side), place=place)
    touched(state, place)
    first_luxury(state, side, place)
    conquered(state, side, place)
