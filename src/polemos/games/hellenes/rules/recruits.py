"""4.22: three blocks are drawn in secret, one is placed; who may appear where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import ENDS
from polemos.engine.why import PLACE, Barrier, Gates
from polemos.games.hellenes.printed import ATHENS, SPARTA, Block, foe
from polemos.games.hellenes.reasons.cities import NO_CITY, NOT_HELD, TOO_DEAR
from polemos.games.hellenes.reasons.journeys import FULL
from polemos.games.hellenes.reasons.offer import RECRUIT, Offer
from polemos.games.hellenes.rules.control import besieged, controls, why_not_build_at
from polemos.games.hellenes.rules.front import shut, why_shut
from polemos.games.hellenes.rules.group_move import GroupMove
from polemos.games.hellenes.rules.march import price
from polemos.games.hellenes.rules.olympians import HERA, Redraw
from polemos.games.hellenes.rules.routes import has_room
from polemos.games.hellenes.secrets.knowledge import from_pool, into_pool
from polemos.games.hellenes.state import POOL, Hellenes

APOLLO: Final = "apollo"


LEADER_RULES: Final = Barrier("leader-rules", "2.27a")
NO_AID: Final = Barrier("no-persian-aid", "13.2a")
NO_AID_FLEET: Final = Barrier("no-persian-fleet", "13.2c")
NO_QUARTER: Final = Barrier("no-quarter-given", "3.1ab")
PEACE_REBEL: Final = Barrier("peace-rebel", "12.0d")
NO_HOME: Final = Barrier("no-home", "4.22d")
FOREIGN: Final = Barrier("foreign-home", "4.22d")
TOWN_HELD: Final = Barrier("town-held", "4.22e")
NO_TOWN: Final = Barrier("no-town", "4.22e")
NO_COAST: Final = Barrier("no-coast", "4.22j")
REBEL_BARRED: Final = Barrier("rebel-barred", "4.22l")
RECRUIT_CHOSEN: Final = Barrier("recruit-chosen", "4.22d")
RECRUIT_FIRST: Final = Barrier("recruit-first", "4.22a")
MUST_PLACE: Final = Barrier("must-place", "4.22h")


def admitted(state: Hellenes, block: Block) -> bool:
    return why_not_admitted(state, block) is None


def why_not_admitted(state: Hellenes, block: Block) -> Barrier | None:
    """4.22i: conditional units wait for their condition."""
    if block.id == "a37":
        return LEADER_RULES if ATHENS in state.leaders else None
    if block.side == SPARTA and 41 <= block.number <= 46:
        return None if state.count("persian_aid") > 0 else NO_AID_FLEET if block.fleet else NO_AID
    if block.naval == "E2" and state.count("no_quarter"):  # fleets of Attica alone
        return NO_QUARTER
    return PEACE_REBEL if state.peace and rebel(state, block) else None


def rebel(state: Hellenes, block: Block) -> bool:
    """4.22k, 4.22m: a unit of a nation on the other side."""
    side: str = state.printed.files["nations"][block.nation]["side"]
    return side == foe(block.side)


def homes(state: Hellenes, block: Block) -> tuple[str, ...]:
    """Where this block may be placed now."""
    if not admitted(state, block):
        return ()
    closed = shut(state)
    lands = [p for p in state.printed.land_of[block.nation] if p not in closed]
    return tuple(sorted([p for p in lands if _admits(state, block, p)]))


def _admits(state: Hellenes, block: Block, place: str) -> bool:
    return why_not_appear(state, block, place) is None


def why_not_appear(state: Hellenes, block: Block, place: str) -> Barrier | None:
    """4.22d, 4.22e: barbarians in a town free of enemies (ruling 46), Greeks in a city."""
    spot = state.printed.places[place]
    if state.actions + 1 < price(state, place):
        return TOO_DEAR
    if block.barbarian:
        held = TOWN_HELD if state.here(foe(block.side), place) else None
        return held if spot.town else NO_TOWN
    if not spot.city:
        return NO_CITY
    if block.fleet and not spot.coastal:
        return NO_COAST
    return _city_barrier(state, block, place)


def _city_barrier(state: Hellenes, block: Block, place: str) -> Barrier | None:
    """4.2b, 7.1b, 4.22l: a city of one's own with room, or one that a rebel can take."""
    side = block.side
    if not controls(state, side, place):
        if not rebel(state, block):
            return NOT_HELD
        return None if _undefended(state, foe(side), place) else REBEL_BARRED
    if not besieged(state, side, place):
        return None
    return why_not_build_at(state, side, place) or (None if has_room(state, side, place, 1) else FULL)


def _undefended(state: Hellenes, side: str, place: str) -> bool:
    """4.22l: neither unit nor garrison."""
    return not state.here(side, place) and place not in state.garrisons


@dataclass
class Recruit(Frame):
    """4.22a: three blocks are drawn; the owner may have Apollo draw others (11.0e)."""

    who: str

    def run(self, state: Hellenes) -> None:
        draw_three(state, self.who)
        state.call(Redraw(self.who, APOLLO))

    def resume(self, state: Hellenes, result: Plain) -> None:
        if result == 1:
            draw_again(state, self.who, foe(self.who))
        else:
            state.become(Placing(self.who))


def draw_three(state: Hellenes, role: str) -> None:
    """4.22a, 4.22h: three at random, or what is there."""
    pool = state.shuffle("4.22a", state.here(role, POOL))
    state.drawn = tuple(sorted(pool[: state.printed.tables.draw]))
    state.log("recruit-drawn", "4.22b", to=role, pieces=state.drawn)


def draw_again(state: Hellenes, role: str, critic: str) -> None:
    """11.0e; then Hera (11.0j) may have it drawn once more."""
    draw_three(state, role)
    state.become(DrawnAgain(role))
    state.call(Redraw(critic, HERA))


@dataclass
class DrawnAgain(Frame):
    """11.0j: Hera has spoken, or not."""

    who: str

    def resume(self, state: Hellenes, result: Plain) -> None:
        if result == 1:
            draw_three(state, self.who)
        state.become(Placing(self.who))


@dataclass
class Placing(Frame):
    """4.22d: one of the blocks drawn is placed, if any can be."""

    who: str

    def run(self, state: Hellenes) -> None:
        state.call(Choose(self.who))

    def resume(self, state: Hellenes, result: Plain) -> None:
        if isinstance(result, str) and result:
            state.become(Placed(self.who, result))
        else:
            state.end()


@dataclass
class Placed(Frame):
    """11.0e: the opponent may have Apollo undo it; 4.22f: a barbarian moves at once."""

    who: str
    block: str

    def run(self, state: Hellenes) -> None:
        state.call(Redraw(foe(self.who), APOLLO))

    def resume(self, state: Hellenes, result: Plain) -> None:
        if result == 1:
            into_pool(state, self.block)
            draw_again(state, self.who, self.who)
            return
        state.end()
        if state.printed.blocks[self.block].barbarian and not state.winter:
            state.call(GroupMove(self.who, state.at[self.block], self.block))


@dataclass
class Choose(Frame):
    """4.22: which of the drawn blocks, and where. Returns the block, or nothing if none can be placed."""

    who: str
    block: str = ""

    def ask(self, state: Hellenes) -> Ask:
        """Asked even if nothing fits: silence would tell what was drawn."""
        if self.block:
            places = homes(state, state.printed.blocks[self.block])
            ask = Ask(self.who, "recruit-place", "4.22d", {"piece": self.block})
            return ask.pick("place", places, self.place)
        fit = tuple(b for b in state.drawn if homes(state, state.printed.blocks[b]))
        if fit:
            return Ask(self.who, "recruit", "4.22a", {"pieces": state.drawn}).pick("choose", fit, self.choose)
        ask = Ask(self.who, "recruit-none", "4.22c", {"pieces": state.drawn})
        return ask.alone("give_up", self.give_up, ENDS)

    def barriers(self, state: Hellenes, who: str) -> Gates:
        offer = Offer(self, state, who)
        return {
            "choose": offer.gate("choose", RECRUIT, self.why_not_choose),
            "place": offer.gate("place", PLACE, self.why_not_place),
            "give_up": offer.alone("give_up", MUST_PLACE),
        }

    def why_not_choose(self, state: Hellenes, who: str, block: str | None) -> Barrier | None:
        if self.block:
            return RECRUIT_CHOSEN.of(piece=self.block)
        barrier = None if block is None else why_not_admitted(state, state.printed.blocks[block])
        return barrier or NO_HOME

    def why_not_place(self, state: Hellenes, who: str, place: str | None) -> Barrier | None:
        """4.22d: in its own nation, and where the moment allows it."""
        if not self.block or place is None:
            return RECRUIT_FIRST
        block = state.printed.blocks[self.block]
        if state.printed.places[place].nation != block.nation:
            return FOREIGN.of(piece=self.block)
        closed = why_shut(state, state.printed.places[place]) if place in shut(state) else None
        return closed or why_not_appear(state, block, place)

    def choose(self, state: Hellenes, role: str, block: str) -> None:
        state.become(Choose(role, block))

    def place(self, state: Hellenes, role: str, place: str) -> None:
        place_recruit(state, self.block, place)
        state.end(self.block)

    def give_up(self, state: Hellenes, role: str) -> None:
        state.drawn = ()
        state.reveal()
        state.log("recruit-none", "4.22c", who=role)
        state.end()


def place_recruit(state: Hellenes, name: str, place: str) -> None:
    """4.22d-4.22l: cadre in a city or full strength in a town; a rebel takes its city."""
    block = state.printed.blocks[name]
    state.actions -= price(state, place) - 1
    alike = [o for o in state.printed.units[block.side] if o.nation == block.nation and admitted(state, o)]
    may_be = sum([other.bit for other in alike if _admits(state, other, place)])
    state.drawn = ()
    from_pool(state, name, place, block.max if block.barbarian else 1, may_be)
    state.log("recruit", "4.22d", who=block.side, place=place)
    if not block.barbarian and not controls(state, block.side, place):
        state.holder[place] = block.side
        state.log("city-rebels", "4.22k", who=block.side, place=place)
