"""What each reason claims, read off the position: whoever is given a reason can check it on the table.

`CLAIMS[key](asking)` must hold whenever the reason is given about a thing; `test_claims.py` asks about every
thing in many positions. A reason missing here, or "not now", fails.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.hellenes.plain import Plain
from polemos.engine.match import Match
from polemos.engine.why import Reason
from polemos.games.hellenes.state import Hellenes

HELOTS = ("sparta", "messenia", "pylos")


class Asking:
    """Somebody has asked why something is not offered, and has got a reason."""

    def __init__(self, match: Match, who: str, reason: Reason) -> None:
        state = match.state
        assert isinstance(state, Hellenes)
        self.s: Hellenes = state
        self.who, self.verb, self.arg, self.args = who, reason.verb, str(reason.arg), reason.args
        #: Where the way leads: musters are asked about whoever would come.
        self.goal = str(reason.args.get("place", reason.arg))
        self.frame: Any = state.frames[-1]
        self.plain = Plain(state, who)
        self.places, self.blocks = self.plain.places, self.plain.blocks

    # --- who and where ----------------------------------------------------------------------------

    @property
    def spot(self) -> Any:
        return self.places[self.goal]

    @property
    def block(self) -> Any:
        return self.blocks[self.arg]

    @property
    def place(self) -> str:
        """Where the step is about."""
        frame = self.frame
        return str(getattr(frame, "place", "") or getattr(frame, "city", ""))

    @property
    def picked(self) -> tuple[str, ...]:
        return tuple(getattr(self.frame, "picked", ()))

    @property
    def start(self) -> str:
        if self.caller:
            return self.s.at[self.caller]
        path = getattr(self.frame, "path", ())
        return str(path[-1] if path else self.place)

    @property
    def caller(self) -> str:
        """Who would come to a muster."""
        if self.verb not in ("from", "call"):
            return ""
        return self.arg if self.arg in self.blocks else self.plain.free(self.arg)[0]

    @property
    def going(self) -> tuple[str, ...]:
        """The units that would go, by land or by sea."""
        if self.caller:
            return (self.caller, *self.plain.aboard((self.caller,)))
        only = getattr(self.frame, "only", "")
        free = [only] if only else self.plain.free(self.place)
        if self.sailing:
            fleets = [u for u in self.picked if self.blocks[u].fleet]
            loads = [u for u, _ in getattr(self.frame, "loads", ())]
            some = (*dict.fromkeys((*self.picked, *loads, *self.plain.aboard(fleets))),)
            return some or self.plain.best_load(free)
        return self.picked or tuple(u for u in free if not self.blocks[u].fleet)

    @property
    def sailing(self) -> bool:
        if self.caller:
            return self.blocks[self.caller].fleet
        if self.verb in ("go", "relieve", "run_blockade"):
            return any(self.blocks[u].fleet for u in self.picked)
        return "sail" in self.verb

    @property
    def limit(self) -> int:
        moves = [self.blocks[u].move for u in self.going if self.blocks[u].fleet or not self.sailing]
        path = getattr(self.frame, "path", ())
        return min(moves) - (len(path) - 1 if path else 0)

    @property
    def fleet(self) -> str:
        """The fleet that would take somebody aboard."""
        last = getattr(self.frame, "fleet", "") or (self.picked[-1] if self.picked else "")
        return last if last and self.blocks[last].fleet else ""

    def nation(self) -> str:
        return str(self.spot.nation)

    def line(self) -> tuple[str, ...]:
        fight = self.s.fight_now()
        return fight.aggressors if fight.aggressor == self.who else fight.defenders

    def unit_goes_to(self, place: str) -> bool:
        return self.s.at[self.arg] == place

    def target(self) -> str:
        return self.s.formations[self.frame.index].target

    def empty(self) -> bool:
        return not self.plain.own(self.arg) and not self.plain.enemies(self.arg)

    def event(self) -> str:
        return self.s.printed.cards[self.arg].event

    def sieges_by(self, side: str) -> list[str]:
        return [city for city, siege in self.s.sieges.items() if siege[0] == side]


def retreats(c: Asking) -> bool:
    return c.s.fight is not None


def foe_of(side: str) -> str:
    return "sparta" if side == "athens" else "athens"


def anybody_in_a_city(c: Asking) -> bool:
    return any(c.s.here(side, city) for city, side in c.s.holder.items())


def free_helots(c: Asking, city: str) -> bool:
    return c.s.holder.get(city) == "sparta" and city not in c.s.garrisons and not c.s.here("sparta", city)


def shut_place(c: Asking) -> str:
    return c.s.at[c.arg] if c.arg in c.blocks else c.start


def sicilian(c: Asking) -> bool:
    units = c.going if c.verb != "retreat_to" else c.line()
    return any(c.blocks[u].sicilian for u in units if u != "garrison")


def foreign(c: Asking) -> bool:
    """1.32b: no unit there is at home; or the unit asked about is not."""
    if c.arg in c.blocks:
        return c.block.nation != c.places[c.place].nation
    return any(c.blocks[u].nation != c.spot.nation for u in c.plain.own(c.arg))


def full(c: Asking) -> bool:
    units = [c.arg] if c.arg in c.blocks else c.plain.own(c.arg)
    return any(c.s.strength[u] == c.blocks[u].max for u in units)


def blockades(c: Asking, port: str) -> list[str]:
    """8.21, 8.22: the seas whose possession blockades a port, where the besieger has been since before."""
    grain = ["hellespont", "saronic_gulf", "sea_of_marmara"]
    seas = grain if port == "athens" else [c.places[port].harbour]
    besieger, now = c.s.sieges[port][0], 6 * c.s.year + c.s.season
    held = [c.s.patrols[sea] for sea in seas if sea in c.s.patrols]
    return [side for side, since in held if side == besieger and since < now]


def blockaded(c: Asking, port: str) -> bool:
    grain = ["hellespont", "saronic_gulf", "sea_of_marmara"]
    seas = grain if port == "athens" else [c.places[port].harbour]
    return any(c.s.patrols.get(sea, ("", 0))[0] == c.plain.other for sea in seas)


def linked(c: Asking, start: str, goal: str) -> bool:
    """Whether a road leads there on the map."""
    seen, edge = {start}, [start]
    while edge:
        edge = [p for here in edge for p in c.places[here].lands if p not in seen]
        seen.update(edge)
    return goal in seen


def too_far(c: Asking) -> bool:
    number, limit = c.args["number"], c.args["limit"]
    assert isinstance(number, int)
    assert isinstance(limit, int)
    return number > limit


def one_too_far(c: Asking) -> bool:
    """5.3b: the muster is exactly one area beyond what the slowest may go."""
    unit = c.arg if c.arg in c.blocks else c.plain.free(c.arg)[0]
    start, sailing = c.s.at[unit], c.blocks[unit].fleet
    roads = c.plain.roads((unit, *c.plain.aboard((unit,))), start, c.blocks[unit].move + 1, sailing)
    return bool(roads) and c.args["limit"] == c.blocks[unit].move


def closed(c: Asking, place: str) -> bool:
    units = c.going or c.picked
    shut = not c.plain.open_to(units, c.place, place) or not c.plain.lawful(units, place)
    return shut or (c.s.augury == c.who and c.plain.in_the_way(place))


def near_fight(c: Asking) -> tuple[str, ...]:
    home = c.places[c.s.fight_now().place]
    return (*home.seas, *home.lands)


def can_board(c: Asking) -> bool:
    """5.21: one's own Greek land unit beside the fleet picked last, which carries nobody."""
    other = c.arg[0] != c.who[0] or c.block.fleet or c.block.barbarian or c.s.at[c.arg] != c.place
    return bool(c.fleet) and not other and c.fleet not in c.s.cargo.values()


def rivals(c: Asking) -> list[str]:
    """Among whom a hit or a rout is shared out."""
    if c.s.fight is None:
        return c.plain.own(c.place)
    fight = c.s.fight
    return [u for u in c.line() if u != "garrison" and (u not in fight.routed or c.arg in fight.routed)]


CLAIMS: dict[str, Callable[[Asking], bool]] = {
    # blocks
    "block-of-foe": lambda c: c.arg not in c.blocks or c.arg[0] != c.who[0],
    "garrison-stays": lambda c: c.arg.startswith("garrison"),
    "block-elsewhere": lambda c: c.s.at[c.arg] != c.args["to_place"] and c.s.at[c.arg] in c.places,
    "picked-already": lambda c: (
        c.arg in (*c.picked, *[u for u, _ in getattr(c.frame, "loads", ())])
        or c.arg in (*getattr(c.frame, "going", ()), getattr(c.frame, "fleet", ""))
    ),
    "moved-already": lambda c: c.args["piece"] in c.s.moved,
    "is-aboard": lambda c: c.args["piece"] in c.s.cargo,
    "expedition-waits": lambda c: c.s.year == 0 and not c.s.renewed and bool(c.plain.own("athens")),
    "shut-in": lambda c: c.plain.besieged(c.arg if c.verb in ("move", "quarter", "from") else shut_place(c)),
    "earthquake": lambda c: c.s.earthquake == c.who,
    "nobody-here": lambda c: not [u for u in c.plain.own(c.arg) if u not in c.s.moved or c.verb != "pillage"],
    "all-moved": lambda c: (
        bool(c.plain.own(c.arg)) and {u for u in c.plain.own(c.arg) if u not in c.s.cargo} <= set(c.s.moved)
    ),
    "no-fleet-picked": lambda c: not c.fleet,
    "fleet-laden": lambda c: c.fleet in c.s.cargo.values(),
    "fleet-too-weak": lambda c: c.s.strength[c.fleet] == 1,
    "fleet-aboard": lambda c: c.block.fleet,
    "barbarian-aboard": lambda c: c.block.barbarian,
    "free-move": lambda c: bool(c.frame.only),
    "on-the-way": lambda c: len(c.frame.path) > 1,
    "pick-first": lambda c: not c.picked,
    "pick-for-steps": lambda c: not c.picked and not getattr(c.frame, "only", ""),
    "choice-begun": lambda c: bool(c.picked),
    # cities and actions
    "no-city": lambda c: not c.spot.city,
    "city-not-held": lambda c: c.s.holder.get(c.arg) != c.who,
    "no-actions": lambda c: c.s.actions <= 0,
    "sicily-too-dear": lambda c: c.plain.price(c.arg) == 2 or c.plain.price(c.place) == 2,
    "no-siege": lambda c: c.arg not in c.s.sieges,
    "not-your-siege": lambda c: c.s.sieges[c.arg][0] != c.who,
    "nobody-at-home": foreign,
    "full-strength": full,
    "besieged-site": lambda c: c.plain.besieged(c.arg) and not c.spot.port,
    "blockaded-site": lambda c: c.plain.besieged(c.arg) and c.spot.port and blockaded(c, c.arg),
    "own-city": lambda c: c.spot.loyalty == c.who,
    "has-garrison": lambda c: c.s.garrisons.get(c.arg) == c.who,
    "barbarians-only": lambda c: all(c.blocks[u].barbarian for u in c.plain.own(c.arg)),
    # pillage
    "siege-too-new": lambda c: c.s.sieges[c.arg][1] == 6 * c.s.year + c.s.season,
    "loyal-city": lambda c: c.spot.loyalty == c.who,
    "pillaged-before": lambda c: c.arg in c.s.pillaged,
    "entered-this-turn": lambda c: any(c.arg in (f.target, *f.path[1:]) for f in c.s.formations),
    "besiegers-stay": lambda c: bool(c.plain.own(c.arg)),
    "came-this-turn": lambda c: c.arg in c.s.moved,
    "not-next-to": lambda c: c.arg not in (*c.places[c.place].seas, *c.places[c.place].lands),
    "foes-there": lambda c: bool(c.plain.enemies(c.arg)),
    "rest-stays": lambda c: set(c.picked) < set(c.plain.own(c.place)),
    "not-together": lambda c: bool(c.picked),
    # where nobody goes
    "neutral": lambda c: c.plain.neutral(c.goal),
    "persia-closed": lambda c: c.spot.region == "persia" and c.s.scenario in ("413", "415"),
    "sicilians-stay": lambda c: c.spot.region != "sicily" and sicilian(c),
    "no-expedition": lambda c: c.spot.region in ("sicily", "italy") and 415 - c.s.year in (415, 414),
    "pillaged-now": lambda c: c.goal in c.s.barred,
    "peace-abroad": lambda c: c.s.peace and c.spot.region == "greece" and not c.spot.sea,
    "peace-lost-city": lambda c: c.s.peace and c.s.holder.get(c.goal) == c.plain.other,
    "peace-sea": lambda c: c.s.peace and c.spot.region == "greece" and c.spot.sea,
    "augury-no-attack": lambda c: c.s.augury == c.who and c.plain.in_the_way(c.goal),
    "augury-no-assault": lambda c: c.s.augury == c.who,
    "there-already": lambda c: c.goal == c.start or c.goal == c.place,
    "on-foot": lambda c: c.spot.sea and not c.sailing,
    "inland": lambda c: not c.spot.sea and not c.spot.seas,
    "island-by-sea": lambda c: not c.spot.lands and not c.spot.sea,
    "no-road": lambda c: not c.sailing and not linked(c, c.start, c.goal),
    "no-seaway": lambda c: c.sailing,
    "too-far": too_far,
    "way-held": lambda c: c.plain.in_the_way(str(c.args["to_place"])),
    "way-closed": lambda c: closed(c, str(c.args["to_place"])),
    "only-forced": lambda c: c.goal in c.plain.reach(c.going, c.start, c.sailing)[1] or bool(c.frame.path),
    "unforced": lambda c: (
        c.goal in c.plain.reach(c.going, c.start, c.sailing)[0] or bool(c.frame.path) or c.s.season == 5
    ),
    "city-full": lambda c: c.plain.besieged(c.arg if c.arg in c.places else c.target()),
    "harbour-held": lambda c: c.plain.besieged(c.goal) and bool(c.plain.enemies(c.spot.harbour)),
    "only-by-harbour": lambda c: c.plain.besieged(c.start) and c.goal != c.places[c.start].harbour,
    "winter-city": lambda c: c.s.holder.get(c.goal) != c.who and c.s.season == 5,
    "winter-siege": lambda c: c.plain.besieged(c.goal) and c.s.season == 5,
    "winter-blockade": lambda c: c.s.season == 5 and bool(c.plain.enemies(c.spot.harbour)),
    "no-other-way": lambda c: c.goal not in c.frame.ways,
    "no-marchers": lambda c: (
        not [u for u in c.plain.free(c.place) if not c.blocks[u].fleet] or getattr(c.frame, "only", "") != ""
    ),
    "fleet-among": lambda c: any(c.blocks[u].fleet for u in c.picked),
    "no-fleets": lambda c: not any(c.blocks[u].fleet for u in c.picked or c.plain.free(c.place)),
    "no-room-aboard": lambda c: any(c.blocks[u].fleet for u in c.picked),
    "way-twice": lambda c: c.goal in c.frame.path,
    "next-step-only": lambda c: c.goal not in (*c.places[c.start].lands, *c.places[c.start].seas),
    "foes-stop-step": lambda c: bool(c.plain.enemies(c.goal)),
    "other-ground": lambda c: c.spot.sea != c.sailing,
    # musters
    "muster-too-far": lambda c: c.s.holder.get(c.arg) == c.who,
    "muster-place": lambda c: c.arg == c.place,
    "muster-fight": lambda c: c.plain.besieged(c.place) or bool(c.plain.enemies(c.place)),
    "muster-unforced": one_too_far,
    # battles
    "not-fighting": lambda c: c.arg not in c.line(),
    "passenger-spared": lambda c: c.arg in c.s.cargo and c.arg not in c.line(),
    "routed": lambda c: c.arg in c.s.fight_now().routed,
    "not-strongest": lambda c: any(c.s.strength[u] > c.s.strength[c.arg] for u in rivals(c)),
    "not-weakest": lambda c: any(c.s.strength[u] < c.s.strength[c.arg] for u in rivals(c)),
    "hits-first": lambda c: c.frame.hits > 0,
    "garrison-last": lambda c: c.arg.startswith("garrison"),
    "no-battle": lambda c: (
        not c.plain.own(c.arg)
        or all(u in c.s.sheltered for u in c.plain.enemies(c.arg))
        or c.arg in c.s.sieges
    ),
    "not-smallest": lambda c: bool(c.plain.own(c.arg)) and bool(c.plain.enemies(c.arg)),
    "no-formation": lambda c: c.arg not in [f.origin for f in c.s.formations if f.place == c.place],
    "inside-already": lambda c: c.arg in c.s.sheltered,
    "no-harbour": lambda c: c.block.fleet and not c.places[c.place].port,
    "only-origin": lambda c: c.s.fight_now().aggressor == c.who and c.arg != c.s.fight_now().origin,
    "only-harbour": lambda c: c.s.fight_now().kind == "assault",
    "landing-holds": lambda c: c.s.fight_now().landing,
    "retreat-not-next": lambda c: c.arg not in near_fight(c) and c.arg != c.s.fight_now().place,
    "foe-came-by": lambda c: c.arg in c.s.fight_now().origins,
    "foe-holds": lambda c: not c.plain.safe(c.arg),
    "no-carrier": lambda c: c.spot.sea,
    "no-shelter": lambda c: c.arg == c.s.fight_now().place,
    "retreat-together": retreats,
    "no-refuge": lambda c: not c.plain.refuges(c.arg) or bool(c.picked),
    "not-in-retreat": lambda c: c.arg not in c.line() or c.arg not in c.frame.left,
    "not-trying": lambda c: c.arg not in c.s.formations[c.frame.index].units,
    "forced-failed": lambda c: c.arg in c.s.formations[c.frame.index].units and c.arg not in c.frame.ready,
    "passenger": lambda c: c.arg in c.s.cargo,
    # sieges
    "siege-of-today": lambda c: c.s.sieges[c.arg][1] == 6 * c.s.year + c.s.season,
    "siege-pressed": lambda c: f"siege {c.arg}" in c.s.fought,
    "event-no-assault": lambda c: c.s.played[c.who][0] == "event" or c.frame.event,
    "port-not-blockaded": lambda c: c.spot.port and not blockades(c, c.arg),
    "no-newcomers": lambda c: c.arg not in [f.origin for f in c.s.formations if f.place == c.place],
    "not-besieged": lambda c: not c.plain.besieged(c.arg),
    "nobody-sallies": lambda c: not c.plain.walled(c.arg),
    "sortie-declared": lambda c: any(f.place == c.arg and f.errand == "sally" for f in c.s.formations),
    "before-the-walls": lambda c: c.arg not in c.plain.walled(c.place),
    "battles-first": lambda c: c.s.season != 5,
    "sieges-later": lambda c: c.s.season == 5,
    "sortie-too-late": lambda c: True,
    "sorties-over": lambda c: c.s.season == 5,
    "event-no-sortie": lambda c: c.frame.event,
    # winter
    "no-winter-muster": lambda c: c.s.season == 5,
    "all-home": lambda c: bool(c.plain.own(c.arg)),
    "no-free-way": lambda c: c.s.season == 5,
    "under-roof": lambda c: c.s.holder.get(c.place) == c.who,
    "barbarian-goes": lambda c: c.block.barbarian,
    "kept-already": lambda c: c.arg in c.s.kept,
    "fights-home": lambda c: any(c.arg in f.units and f.errand == "home" for f in c.s.formations),
    "nobody-needy": lambda c: bool(c.plain.own(c.arg)),
    "home-already": lambda c: c.s.holder.get(c.place) == c.who and c.places[c.place].nation == c.block.nation,
    "roof-enough": lambda c: c.s.holder.get(c.place) == c.who and c.arg in c.places[c.place].lands,
    "other-gait": lambda c: c.block.fleet != c.blocks[c.picked[0]].fleet,
    "no-common-way": lambda c: bool(c.picked) and (c.verb != "load" or can_board(c)),
    "not-home": lambda c: any(c.blocks[u].nation != c.nation() for u in c.going),
    "no-siege-there": lambda c: not c.plain.besieged(c.arg),
    "no-blockade-there": lambda c: not c.spot.harbour or not c.plain.enemies(c.spot.harbour),
    "neither-near-nor-home": lambda c: c.arg not in c.places[c.place].lands,
    # cards, recruits
    "not-in-hand": lambda c: c.arg not in c.s.hands[c.who],
    "winter-event": lambda c: c.s.season == 5,
    "event-of-foe": lambda c: c.who not in c.s.printed.cards[c.arg].players,
    "new-year-event": lambda c: c.s.season == 0 and not c.s.printed.cards[c.arg].new_year,
    "peace-event": lambda c: c.s.peace and c.event() in ("revolt", "helot_uprising"),
    "peace-card": lambda c: c.s.peace and c.event() in ("persian_aid", "taxes"),
    "coins-at-new-year": lambda c: c.s.season == 0,
    "sacrifice-later": lambda c: c.s.season != 0,
    "leader-in-play": lambda c: c.s.printed.cards[c.arg].leader_side in c.s.leaders,
    "no-revolt": lambda c: c.event() == "revolt",
    "no-helots": lambda c: all(not free_helots(c, city) for city in HELOTS),
    "no-plague": lambda c: not any(c.s.here(foe_of(s[0]), city) for city, s in c.s.sieges.items()),
    "no-second-plague": lambda c: not c.s.plague_struck or not anybody_in_a_city(c),
    "plague-over": lambda c: c.s.athens_plagues >= 2,
    "pericles-dead": lambda c: c.s.athens_plagues >= 2,
    "nobody-to-ostracize": lambda c: set(c.s.leaders) <= {"athens"},
    "no-leader-to-blame": lambda c: c.s.leader_value(c.plain.other) == 0,
    "no-civil-war": lambda c: c.event() == "civil_war",
    "no-treachery": lambda c: all(
        c.s.sieges[city][1] == 6 * c.s.year + c.s.season for city in c.sieges_by(c.who)
    ),
    "no-hunger": lambda c: all(c.places[city].port for city in c.s.sieges),
    "leader-rules": lambda c: "athens" in c.s.leaders,
    "no-persian-aid": lambda c: c.block.nation == "persia",
    "no-persian-fleet": lambda c: c.block.naval == "E1",
    "no-quarter-given": lambda c: c.block.naval == "E2",
    "peace-rebel": lambda c: c.s.peace,
    "no-home": lambda c: c.arg in c.s.drawn,
    "foreign-home": lambda c: c.spot.nation != c.blocks[c.frame.block].nation,
    "town-held": lambda c: bool(c.plain.enemies(c.arg)) and c.spot.town,
    "no-town": lambda c: not c.spot.town and c.blocks[c.frame.block].barbarian,
    "no-coast": lambda c: not c.spot.seas and c.blocks[c.frame.block].fleet,
    "rebel-barred": lambda c: (
        c.s.holder.get(c.arg) != c.who and not (c.empty() and c.arg not in c.s.garrisons)
    ),
    "recruit-chosen": lambda c: bool(c.frame.block),
    "recruit-first": lambda c: not c.frame.block,
    "pericles-leads": lambda c: c.arg == "athens" and bool(c.s.leaders),
    "civil-war-already": lambda c: c.arg in c.s.civil_war,
    "is-besieged": lambda c: c.arg in c.s.sieges,
    "nobody-inside": lambda c: c.arg in c.s.sieges,
    "nobody-there": lambda c: not c.s.here(c.s.holder.get(c.arg, "athens"), c.arg),
    "no-blockade": lambda c: c.spot.port,
    "leader-not-in-play": lambda c: c.arg not in [c.s.printed.cards[k].leader for k in c.s.leaders.values()],
    "pericles-protected": lambda c: c.arg == "pericles" and c.s.athens_pillaged >= 0,
    "no-subject": lambda c: c.spot.nation not in ("subjects", "aeolian"),
    "other-region": lambda c: c.spot.nation in ("subjects", "aeolian"),
    "same-region": lambda c: c.spot.nation in ("subjects", "aeolian"),
    "not-empty": lambda c: not c.empty() or c.arg in c.s.garrisons,
    "revolted-already": lambda c: c.s.holder.get(c.arg) != ("athens" if c.who == "sparta" else "sparta"),
    "no-helots-there": lambda c: c.arg not in HELOTS,
    "helots-watched": lambda c: not free_helots(c, c.arg) or bool(c.s.here("athens", c.arg)),
    "no-tax": lambda c: c.event() != "taxes" or c.arg not in c.s.in_play,
    "god-served": lambda c: c.arg in c.s.sacrifices[c.who],
}


#: In which order a step looks for what is in the way: what is given must not come after one that holds too.
#: (Only claims that are enough by themselves; a reason not named comes after all that are.)
NEAREST: dict[str, tuple[str, ...]] = {
    "build": ("no-actions", "no-city", "city-not-held", "nobody-here"),
    "garrison": ("no-actions", "no-city", "city-not-held", "own-city", "has-garrison", "nobody-here"),
    "pillage": (
        "earthquake",
        "no-city",
        "no-siege",
        "not-your-siege",
        "siege-too-new",
        "pillaged-before",
        "loyal-city",
    ),
    "assault": (
        "no-city",
        "no-siege",
        "not-your-siege",
        "siege-of-today",
        "siege-pressed",
        "augury-no-assault",
    ),
    "attrition": ("no-city", "no-siege", "not-your-siege", "siege-of-today", "siege-pressed"),
    "retreat_to": ("only-origin", "only-harbour", "no-shelter", "retreat-not-next", "foe-came-by"),
    "go": ("pick-first", "no-city", "winter-city", "winter-siege"),
    "relieve": ("pick-first", "no-city", "winter-city", "no-siege-there"),
    "run_blockade": ("pick-first", "no-city", "winter-city", "no-blockade-there"),
    "event": ("not-in-hand", "winter-event", "event-of-foe", "new-year-event", "peace-event"),
    "sortie": ("no-city", "not-besieged"),
    "advance": ("block-of-foe", "not-trying", "picked-already"),
    "place": ("recruit-first", "foreign-home"),
    "hit": ("garrison-last", "block-of-foe"),
    "load": (
        "no-fleet-picked",
        "block-of-foe",
        "fleet-aboard",
        "barbarian-aboard",
        "fleet-laden",
        "fleet-too-weak",
    ),
    "move": ("no-actions", "earthquake", "nobody-here", "all-moved"),
    "from": ("muster-place", "earthquake", "nobody-here", "all-moved"),
    "keep": ("block-of-foe", "barbarian-goes", "kept-already", "fights-home"),
    "shelter": ("garrison-stays", "block-of-foe", "inside-already", "no-harbour"),
    "gather": ("neutral", "no-city", "city-not-held"),
    "revolt": ("no-city", "no-subject", "revolted-already", "not-empty"),
    "divide": ("no-city",),
    "betray": ("no-city", "no-siege", "not-your-siege"),
}

#: What keeps a step from everything at once comes before all else.
WHOLE = (
    "sortie-too-late",
    "event-no-sortie",
    "sorties-over",
    "no-winter-muster",
    "battles-first",
    "sieges-later",
    "free-move",
    "on-the-way",
    "no-helots-there",
    "helots-watched",
    "block-elsewhere",
    "block-of-foe",
    "garrison-stays",
    "persia-closed",
    "picked-already",
)


def nearer(asking: Asking, key: str) -> list[str]:
    """Reasons that hold as well and would have to be given before this one."""
    order = NEAREST.get(asking.verb, ()) if key not in WHOLE else ()
    before = order[: order.index(key)] if key in order else order
    return [other for other in before if CLAIMS[other](asking)]
