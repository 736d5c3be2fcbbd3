"""6.1-6.34: rounds of battle: agility order, attacks, hits on the strongest, routs of the weakest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import DECLINES
from polemos.engine.why import PIECE, Barrier, Gates, Note, outside
from polemos.games.hellenes.fight import ASSAULT, GARRISON, Fight
from polemos.games.hellenes.forecast import battle_at_hand
from polemos.games.hellenes.printed import foe
from polemos.games.hellenes.reasons.blocks import GARRISON_STAYS, stranger
from polemos.games.hellenes.reasons.offer import Offer
from polemos.games.hellenes.reasons.prices import strengths
from polemos.games.hellenes.rules.march import carried
from polemos.games.hellenes.rules.olympians import Oracle, verdict
from polemos.games.hellenes.rules.retreat import Fallback, can_retreat, conclude, real
from polemos.games.hellenes.rules.storms import trim_cargo
from polemos.games.hellenes.secrets.knowledge import into_pool, note_strength
from polemos.games.hellenes.state import Hellenes

BATTLE: Final = "battle"
PURSUIT: Final = "pursuit"
HARASS: Final = "harass"

NOT_FIGHTING: Final = Barrier("not-fighting", "6.2a")
ABOARD: Final = Barrier("passenger-spared", "6.5a")
ROUTED: Final = Barrier("routed", "6.33c")
NOT_STRONGEST: Final = Barrier("not-strongest", "6.32b")
NOT_WEAKEST: Final = Barrier("not-weakest", "6.33b")
HITS_UNITS: Final = Barrier("garrison-last", "7.3e")
HITS_FIRST: Final = Barrier("hits-first", "6.31a")


def class_of(state: Hellenes, block: str) -> str:
    """2.14: letter and power in the battle at hand; city defenders fight as A2 (8.1c)."""
    fight = state.fight_now()
    if block == GARRISON or (fight.kind == ASSAULT and block in fight.defenders):
        return state.printed.tables.city_defender
    unit = state.printed.blocks[block]
    return unit.naval if state.printed.places[fight.place].sea else unit.land


def side_in(fight: Fight, block: str) -> str:
    """Whose block it is."""
    return fight.aggressor if block in fight.aggressors else foe(fight.aggressor)


def firing_order(state: Hellenes) -> list[str]:
    """6.2b: by letter, all defenders before all aggressors."""
    fight = state.fight_now()
    blocks = [b for b in (*fight.aggressors, *fight.defenders) if b not in fight.routed]
    return sorted(blocks, key=lambda b: (class_of(state, b)[0], b in fight.aggressors, b))


@dataclass
class Rounds(Frame):
    """6.1c: round after round until a side retreats, panics or is gone. Returns the winner."""

    def run(self, state: Hellenes) -> None:
        fight = state.fight_now()
        for side in (foe(fight.aggressor), fight.aggressor):
            if not fight.line(side):
                conclude(state, foe(side), "triumph")
                return
        for side in (foe(fight.aggressor), fight.aggressor):
            if not fight.standing(side):
                self._panic(state, side)
                return
        self._next_attack(state, fight)

    def _panic(self, state: Hellenes, side: str) -> None:
        """6.34: pursuit, harassment, then the panicked units retreat."""
        state.log("panic", "6.34a", who=side)
        state.become(Pursuit(side, pursuers(state, side)))

    def _next_attack(self, state: Hellenes, fight: Fight) -> None:
        block = next((b for b in firing_order(state) if b not in fight.struck), "")
        if not block:
            end_round(state, fight)
            return
        side = side_in(fight, block)
        if side not in fight.asked:
            fight.asked = (*fight.asked, side)
            if can_retreat(state, side):
                state.call(RetreatOption(side))
            return
        fight.struck = (*fight.struck, block)
        if not (fight.silent and fight.round == 1 and side == fight.aggressor):
            state.call(Strike(block, BATTLE))

    def resume(self, state: Hellenes, result: Plain) -> None:
        if isinstance(result, str) and result:
            state.become(Withdrawal(result, False))


def end_round(state: Hellenes, fight: Fight) -> None:
    """8.11b: half losses are forgotten; a treacherous assault has only one round (3.1m)."""
    fight.half, fight.ares = "", ()
    if fight.one_round:
        state.become(Withdrawal(fight.aggressor, False))
        return
    fight.round += 1
    fight.struck, fight.asked = (), ()
    state.log("round", "6.2a", number=fight.round)


def pursuers(state: Hellenes, panicked: str) -> tuple[str, ...]:
    """6.34b: unrouted victors that are more agile than the rear-guard and have not attacked this round."""
    fight = state.fight_now()
    rear = max(class_of(state, b)[0] for b in fight.line(panicked))
    unrouted = [b for b in firing_order(state) if b not in fight.struck]  # none of them is of the panicked
    return tuple(b for b in unrouted if class_of(state, b)[0] < rear)


@dataclass
class Pursuit(Frame):
    """6.34b-c: the pursuers attack once more, routs ignored; then the panicked side withdraws."""

    who: str
    pursuers: tuple[str, ...]

    def run(self, state: Hellenes) -> None:
        fight = state.fight_now()
        if self.pursuers and fight.line(self.who):
            state.become(Pursuit(self.who, self.pursuers[1:]))
            state.call(Strike(self.pursuers[0], PURSUIT))
        else:
            state.become(Withdrawal(self.who, True))


@dataclass
class Withdrawal(Frame):
    """6.4: a side is about to leave the battle."""

    who: str
    panic: bool

    def run(self, state: Hellenes) -> None:
        state.become(Harassment(self.who, self.panic, harassers(state)))


@dataclass
class Harassment(Frame):
    """6.41: cavalry of both sides harasses (the defender's first), then the side falls back."""

    who: str
    panic: bool
    riders: tuple[str, ...]

    def run(self, state: Hellenes) -> None:
        fight = state.fight_now()
        if not self.riders:
            state.become(FallenBack(self.who, self.panic))
            state.call(Fallback(self.who, self.panic, real(fight.line(self.who))))
            return
        rider = self.riders[0]
        state.become(Harassment(self.who, self.panic, self.riders[1:]))
        alive = rider in fight.aggressors or rider in fight.defenders
        if alive and fight.line(foe(side_in(fight, rider))):
            state.call(Strike(rider, HARASS))


@dataclass
class FallenBack(Frame):
    """6.4k and ruling 47: those who could not go fight on; otherwise the battle is over."""

    who: str
    panic: bool

    def run(self, state: Hellenes) -> None:
        if state.fight_now().line(self.who):  # in a panic nobody is left
            state.become(Rounds())
        else:
            conclude(state, foe(self.who), "triumph" if self.panic else "trophy")


def harassers(state: Hellenes) -> tuple[str, ...]:
    """6.41a: all unrouted cavalry, the defender's before the aggressor's; never at sea."""
    fight = state.fight_now()
    if state.printed.places[fight.place].sea:
        return ()
    blocks = (*real(fight.defenders), *real(fight.aggressors))
    return tuple(b for b in blocks if state.printed.blocks[b].cavalry and b not in fight.routed)


@dataclass
class RetreatOption(Frame):
    """6.2c: once per round, when his first block is about to attack, a player may withdraw."""

    who: str

    def ask(self, state: Hellenes) -> Ask:
        fight = state.fight_now()
        ask = Ask(self.who, "retreat-option", "6.2c", {"place": fight.place, "number": fight.round})
        return ask.alone("fight", self.fight, DECLINES).alone("retreat", self.retreat)

    def forecast(self, state: Hellenes) -> dict[str, Any]:
        return battle_at_hand(state, state.fight_now())

    def notes(self, state: Hellenes, who: str) -> list[Note]:
        fight = state.fight_now()
        found = battle_at_hand(state, fight)
        won = int(found["win"])
        win = won if who == fight.aggressor else 100 - won
        sea = state.printed.places[fight.place].sea
        points = 0 if who not in fight.hurt and not sea else state.printed.tables.prestige["trophy"]
        note = Note("retreat", None, "retreat-costs", "6.4a", {"points": points})
        return [Note("fight", None, "fight-on-odds", "6.1c", {"win": win}), note]

    def fight(self, state: Hellenes, role: str) -> None:
        state.end("")

    def retreat(self, state: Hellenes, role: str) -> None:
        state.log("retreat", "6.4a", who=role)
        state.end(role)


@dataclass
class Strike(Frame):
    """6.31: one block attacks with a die per CV; an appeal to Ares may follow (11.0f)."""

    block: str
    mode: str

    def run(self, state: Hellenes) -> None:
        fight = state.fight_now()
        side = side_in(fight, self.block)
        strength = 1 if self.block == GARRISON else state.strength[self.block]
        kind = class_of(state, self.block)
        free = fight.ares[0] if fight.ares[1:] == (side, kind[0]) else ""
        rule = {BATTLE: "6.31a", PURSUIT: "6.34b", HARASS: "6.41a"}[self.mode]
        key = {BATTLE: "attack", PURSUIT: "pursues", HARASS: "harasses"}[self.mode]
        state.log(key, rule, who=side, piece=self.block, klass=kind, number=strength)
        state.call(Oracle("ares", rule, strength, side, (), free))

    def resume(self, state: Hellenes, result: Plain) -> None:
        fight = state.fight_now()
        side = side_in(fight, self.block)
        dice, appellant = verdict(result)
        kind = class_of(state, self.block)
        if appellant:
            fight.ares = (appellant, side, kind[0])
        power, tables = int(kind[1]), state.printed.tables
        hits = sum(1 for d in dice if d <= tables.hit[power])
        routs = sum(1 for d in dice if d >= tables.rout[power]) if self._routs(fight, side) else 0
        state.log("struck", "6.31a", who=side, piece=self.block, hits=hits, routs=routs)
        state.become(Suffer(foe(side), hits, routs, self.mode))

    def _routs(self, fight: Fight, side: str) -> bool:
        """6.33d: city defenders are never routed; nor anybody in pursuit or harassment."""
        return self.mode == BATTLE and not (fight.kind == ASSAULT and side == fight.aggressor)


@dataclass
class Suffer(Frame):
    """6.32-6.33: hits, then routs; the owner chooses only where there is a real choice."""

    who: str
    hits: int
    routs: int
    mode: str

    def ask(self, state: Hellenes) -> Ask | None:
        if not self.hits and not self.routs:
            return None
        targets = self._targets(state)
        if len({_likeness(state, b) for b in targets}) < 2:
            return None
        targets, args = tuple(sorted(targets)), {"hits": self.hits, "routs": self.routs}
        if self.hits:
            return Ask(self.who, "suffer-hit", "6.32b", {**args}).pick("hit", targets, self.lose_step)
        return Ask(self.who, "suffer-rout", "6.33b", {**args}).pick("rout", targets, self.run_away)

    def _targets(self, state: Hellenes) -> tuple[str, ...]:
        fight = state.fight_now()
        everyone = fight.line(self.who) if self.mode != BATTLE else fight.standing(self.who)
        units = tuple(b for b in everyone if b != GARRISON)
        if self.hits:
            return _strongest(state, fight, units) or everyone
        least = min((state.strength[b] for b in units), default=0)  # nobody runs but in battle, who stands
        return tuple(b for b in units if state.strength[b] == least)

    def notes(self, state: Hellenes, who: str) -> list[Note]:
        return strengths(self, state, who)

    def barriers(self, state: Hellenes, who: str) -> Gates:
        offer = Offer(self, state, who)
        verb = "hit" if self.hits else "rout"
        gates = {verb: offer.gate(verb, PIECE, self.why_not_suffer)}
        if self.hits and self.routs:
            gates["rout"] = offer.gate("rout", PIECE, outside((), HITS_FIRST, HITS_FIRST))
        return gates

    def why_not_suffer(self, state: Hellenes, who: str, block: str | None) -> Barrier | None:
        """6.32b, 6.33b: hits strike the strongest, routs the weakest, of those who still fight."""
        if block is None:
            return None
        fight = state.fight_now()
        barrier = stranger(state, who, block, "")
        if barrier is not None or block not in fight.line(who):
            return HITS_UNITS if barrier is GARRISON_STAYS else barrier or _beside(state, fight, block)
        if block in fight.routed and self.mode == BATTLE:
            return ROUTED
        return NOT_STRONGEST if self.hits else NOT_WEAKEST

    def lose_step(self, state: Hellenes, role: str, block: str) -> None:
        """6.32: one hit."""
        hit(state, role, block, self.mode)
        state.become(Suffer(role, self.hits - 1, self.routs, self.mode))

    def run_away(self, state: Hellenes, role: str, block: str) -> None:
        """6.33: one block routs."""
        fight = state.fight_now()
        fight.routed = (*fight.routed, block)
        _mark_hurt(fight, role)
        state.log("rout", "6.33b", who=role, piece=block)
        state.become(Suffer(role, 0, self.routs - 1, self.mode))

    def run(self, state: Hellenes) -> None:
        targets = self._targets(state) if self.hits or self.routs else ()
        if not targets:
            state.end()
        elif self.hits:
            self.lose_step(state, self.who, min(targets))
        else:
            self.run_away(state, self.who, min(targets))


def _strongest(state: Hellenes, fight: Fight, units: tuple[str, ...]) -> tuple[str, ...]:
    """6.32b, 8.11a: the block with a half loss first, else the highest CV."""
    if fight.half in units:
        return (fight.half,)
    most = max((state.strength[b] for b in units), default=0)
    return tuple(b for b in units if state.strength[b] == most)


def _likeness(state: Hellenes, block: str) -> tuple[object, ...]:
    """Two blocks that are alike in everything leave nothing to choose: in what they carry too, and in whether
    they have run (6.33), for who cannot fall back fights on (6.4k)."""
    if block == GARRISON:
        return (GARRISON,)
    fight, unit = state.fight_now(), state.printed.blocks[block]
    printed = (unit.nation, unit.type, unit.max, unit.land, unit.naval, unit.elite)
    aboard = tuple([(u, state.strength[u]) for u in carried(state, (block,))])
    return (*printed, aboard, block in fight.routed)


def _beside(state: Hellenes, fight: Fight, block: str) -> Barrier:
    """6.5a: whoever is aboard takes no hits; other blocks are not in this battle."""
    aboard = block in state.cargo and state.at[block] == fight.place
    return ABOARD if aboard else NOT_FIGHTING


def _mark_hurt(fight: Fight, side: str) -> None:
    if side not in fight.hurt:
        fight.hurt = (*fight.hurt, side)


def hit(state: Hellenes, side: str, block: str, mode: str) -> None:
    """6.32: one step; under double defence the first hit is only half a loss (8.11a)."""
    fight = state.fight_now()
    if fight.doubled and side != fight.aggressor and fight.half != block:
        fight.half = block
        state.log("half-loss", "8.11a", who=side, piece=block)
        return
    fight.half = ""
    if mode != HARASS:
        _mark_hurt(fight, side)
    if block == GARRISON:
        state.garrisons.pop(fight.place, None)
        _remove(fight, side, block)
        state.log("garrison-falls", "7.3d", who=side, place=fight.place)
    elif state.lose_step(block):
        _remove(fight, side, block)
        into_pool(state, block)
        state.log("eliminated", "6.32c", who=side, piece=block)
    else:
        note_strength(state, (block,))
        state.log("loss", "6.32b", who=side, piece=block, left=state.strength[block])
        if state.printed.places[fight.place].sea:
            trim_cargo(state, block)


def _remove(fight: Fight, side: str, block: str) -> None:
    fight.set_line(side, tuple(b for b in fight.line(side) if b != block))
    fight.routed = tuple(b for b in fight.routed if b != block)
