"""9.4, 18.4, 18.7: creating trading posts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.prompt import Value
from polemos.engine.why import PLACE, Barrier, Gate, Gates, Note
from polemos.games.hellas.charts import ECONOMY
from polemos.games.hellas.printed import foe
from polemos.games.hellas.reasons.notes import founding
from polemos.games.hellas.rules.action import Action
from polemos.games.hellas.rules.contest import conquered, first_luxury, touched
from polemos.games.hellas.rules.shelter import seek_shelter
from polemos.games.hellas.state import Hellas

#: 18.7a: the economy phase of manufacture.
MANUFACTURE: Final = 3


TOO_DEAR: Final = Barrier("too-dear", "9.4a")
NO_POST_LEFT: Final = Barrier("no-post-left", "17a")
NO_GOODS: Final = Barrier("no-goods-here", "3.2d")
NOBODY_THERE: Final = Barrier("nobody-there", "9.4b")
LEGION_NEEDED: Final = Barrier("legion-needed", "18.4a")
OWN_POST: Final = Barrier("own-post-stands", "9.4d")
ENEMY_POST: Final = Barrier("enemy-post-stands", "9.4d")
CONTESTED: Final = Barrier("contested-no-post", "9.1.4f")
ENEMY_LEGION: Final = Barrier("enemy-legion-there", "9.4b")
ENEMY_MONUMENT: Final = Barrier("enemy-monument-there", "9.4d")
NEUTRALS: Final = Barrier("neutrals-hold-it", "15.1b")
ROW_FULL: Final = Barrier("row-full", "17c")
NO_SITE: Final = Barrier("no-site", "9.4b")
NOT_OWN: Final = Barrier("no-own-post-to-double", "18.7a")
DOUBLED: Final = Barrier("two-posts-stand", "18.7b")
NO_MANUFACTURE: Final = Barrier("no-manufacture", "18.7a")
NOTHING_TO_DOUBLE: Final = Barrier("nothing-to-double", "18.7a")


def owned(state: Hellas, side: str, good: int) -> int:
    """17c: posts and fortresses on a good, contested ones too."""
    power, goods = state.powers[side], state.printed.good
    found = power.goods[good]
    for place in state.intruders:
        if goods.get(place) == good:
            found += power.posts.get(place, 0) + power.fortresses.get(place, 0)
    return found


def row_has_room(state: Hellas, side: str, place: str) -> bool:
    """17c: a side holds no more of a good than its row has boxes."""
    good = state.printed.good[place]
    return owned(state, side, good) < state.charts.caps[good]


def sites(state: Hellas, side: str) -> list[str]:
    """9.4b, 9.4c: free, uncontested goods hexes held by a legion, or on the shore by a ship."""
    power, goods = state.powers[side], state.printed.good
    held = [h for h in power.legions if h in goods]
    if not state.option("legions_found"):
        shore = state.printed.shore
        held += [h for h in power.ships if h in goods and h in shore and h not in power.legions]
    return [h for h in held if why_not_free(state, side, h) is None]


def why_not_free(state: Hellas, side: str, place: str) -> Barrier | None:
    """9.4d, 15.1b, 15.2c: nobody's post, no neutral, not contested, no enemy legion or monument (H02)."""
    power, other = state.powers[side], state.powers[foe(side)]
    if place in power.posts or place in power.fortresses:
        return OWN_POST
    if place in other.posts or place in other.fortresses:
        return ENEMY_POST
    if state.neutral_at(place):
        return NEUTRALS
    if place in other.legions:
        return ENEMY_LEGION
    if place in other.monuments:
        return ENEMY_MONUMENT
    return CONTESTED if place in state.intruders else None


def why_not_held(state: Hellas, side: str, place: str) -> Barrier | None:
    """9.4b, 9.4c, 18.4a: why nobody of the side is there to found anything."""
    power = state.powers[side]
    if place not in state.printed.good:
        return NO_GOODS
    if place in power.legions:
        return None
    if place not in power.ships:
        return NOBODY_THERE
    return LEGION_NEEDED if state.option("legions_found") else None


def doubles(state: Hellas, side: str) -> list[str]:
    """18.7a, 18.7b, A39: own uncontested posts and fortresses without a second post; no unit is needed."""
    if not state.option("manufacture") or state.phase(side, ECONOMY) < MANUFACTURE:
        return []
    power = state.powers[side]
    single = [h for h, n in (*power.posts.items(), *power.fortresses.items()) if n == 1]
    return [h for h in single if h not in state.intruders]


def double(state: Hellas, side: str, place: str, price: int) -> None:
    """18.7a, 18.7b: a second post beside the first, or under the fortress."""
    power = state.powers[side]
    stock = power.posts if place in power.posts else power.fortresses
    stock[place] = 2
    state.log("second-post", "18.7a", who=side, place=place, talents=price, left=power.money)
    touched(state, place)


def create(state: Hellas, side: str, place: str, price: int) -> None:
    """9.4f, 9.4g: place the post; goods, income, supply, control and stability follow at once."""
    power = state.powers[side]
    power.posts[place] = 1
    state.log("post-created", "9.4f", who=side, place=place, talents=price, left=power.money)
    touched(state, place)
    first_luxury(state, side, place)
    conquered(state, side, place)


def why_not_afford(state: Hellas, side: str) -> Barrier | None:
    """9.4a, 17a: the money for one more, and a post in the reserve."""
    if state.powers[side].money < state.price(side, "post"):
        return TOO_DEAR
    return None if state.left(side, "posts") > 0 else NO_POST_LEFT


def can_found(state: Hellas, side: str) -> bool:
    if why_not_afford(state, side) is not None:
        return False
    for place in sites(state, side):
        if row_has_room(state, side, place):
            return True
    return any([row_has_room(state, side, place) for place in doubles(state, side)])


@dataclass
class Posts(Action):
    """9.4a: as many posts as one has places and money for."""

    #: Whether a post was founded in this action.
    founded: bool = False

    def question(self, state: Hellas) -> Ask:
        money, price = state.powers[self.who].money, state.price(self.who, "post")
        args: dict[str, Value] = {"talents": money, "price": price}
        return Ask(self.who, "posts", "9.4a", args)

    def offer(self, ask: Ask, state: Hellas) -> None:
        side = self.who
        if why_not_afford(state, side) is None:
            new = tuple(sorted([h for h in sites(state, side) if row_has_room(state, side, h)]))
            more = tuple(sorted([h for h in doubles(state, side) if row_has_room(state, side, h)]))
            ask.pick("post", new, self.found).pick("double", more, self.double)

    def barriers(self, state: Hellas, who: str) -> Gates:
        gates = {"post": Gate(PLACE, self.why_not_found)}
        if state.option("manufacture"):
            gates["double"] = Gate(PLACE, self.why_not_double)
        return gates

    def why_not_found(self, state: Hellas, who: str, place: str | None) -> Barrier | None:
        unpaid = why_not_afford(state, who)
        if unpaid is not None or place is None:
            return NO_SITE if unpaid is None else priced(state, who, unpaid)
        barrier = why_not_held(state, who, place) or why_not_free(state, who, place)
        return barrier or (None if row_has_room(state, who, place) else ROW_FULL)

    def why_not_double(self, state: Hellas, who: str, place: str | None) -> Barrier | None:
        if state.phase(who, ECONOMY) < MANUFACTURE:
            return NO_MANUFACTURE
        unpaid = why_not_afford(state, who)
        if unpaid is not None or place is None:
            return NOTHING_TO_DOUBLE if unpaid is None else priced(state, who, unpaid)
        if place not in doubles(state, who):
            return why_not_single(state, who, place)
        return None if row_has_room(state, who, place) else ROW_FULL

    def worth(self, state: Hellas, who: str, ask: Ask) -> list[Note]:
        return [
            note
            for verb in ("post", "double")
            for place in ask.choices.get(verb, ())
            for note in founding(state, who, verb, str(place))
        ]

    def busy(self, state: Hellas) -> bool:
        return self.founded

    def found(self, state: Hellas, role: str, place: str) -> None:
        create(state, role, place, self._pay(state))
        seek_shelter(state)

    def double(self, state: Hellas, role: str, place: str) -> None:
        double(state, role, place, self._pay(state))
        seek_shelter(state)

    def _pay(self, state: Hellas) -> int:
        """9.4e: the price of a post, which is paid; the action goes on."""
        price = state.price(self.who, "post")
        state.powers[self.who].money -= price
        state.become(Posts(self.who, True))
        return price


def priced(state: Hellas, side: str, barrier: Barrier) -> Barrier:
    return barrier.of(talents=state.price(side, "post"), have=state.powers[side].money)


def why_not_single(state: Hellas, side: str, place: str) -> Barrier:
    """18.7a, 18.7b: why no second post can stand where `doubles` finds none."""
    if not state.powers[side].owns(place):
        return NOT_OWN
    return CONTESTED if place in state.intruders else DOUBLED
