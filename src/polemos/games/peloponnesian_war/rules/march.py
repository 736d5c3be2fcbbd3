"""4.1.3, 4.1.4, 4.6, 4.7, 4.8: an Army or lone leader on the move, one space after the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import DECLINES, Value
from polemos.engine.why import Gates, Note
from polemos.games.peloponnesian_war.forecast.prices import interception_notes
from polemos.games.peloponnesian_war.printed.map import BY_LAND, ISLAND, mode_of
from polemos.games.peloponnesian_war.printed.names import DEAD, OUT
from polemos.games.peloponnesian_war.printed.shortest_routes import NEVER
from polemos.games.peloponnesian_war.reasons.combats import interception_gates
from polemos.games.peloponnesian_war.rules.neutrals import attacked, macedonia_entered
from polemos.games.peloponnesian_war.rules.owners_choices import LEFT, StayBehind, excess, land_kinds, leave
from polemos.games.peloponnesian_war.rules.routes import course_to, isthmus_open, lines_to, route
from polemos.games.peloponnesian_war.rules.skirmish import skirmish
from polemos.games.peloponnesian_war.rules.storm_crossing import crosses, crossing_ahead, wrecks
from polemos.games.peloponnesian_war.rules.strength_points import (
    EMPTY,
    FOE,
    LEFT_BEHIND,
    SPARTA,
    carried,
    first,
    land,
    naval,
    naval_part,
    total,
    words,
)
from polemos.games.peloponnesian_war.state import War
from polemos.kit.bits import Bits as Spaces

#: What a march returns: there, or the operation is over.
THERE: Final = "there"
OVER: Final = "over"

#: The step in which a player says whether he intercepts.
INTERCEPTION: Final = "interception"


def set_course(state: War, target: str) -> bool:
    """4.1.1o: the shortest permitted route; 4.1.4e: where only ships get through, theirs."""
    course = course_to(state, state.op_side, state.op_force, state.op_at, target)
    ships = naval_part(state.op_force)
    if course is None and ships:
        course = course_to(state, state.op_side, ships, state.op_at, target)
    if course is None:
        return False
    state.op_path = route(state, "4.1.1", course)
    return True


def tell_route(state: War) -> None:
    """4.1.1: which way an Army goes, or a leader alone."""
    if state.op_path and state.journal is not None:
        places = (state.op_at, *state.op_path)
        if state.op_force:
            state.log("route", "4.1.1", places=places, force=words(state.op_force))
        else:
            state.log("route-alone", "4.1.1", places=places, leader=state.op_leader)


def tell_arrival(state: War, rule: str) -> None:
    key = "arrived" if state.op_force else "arrived-alone"
    state.log(key, rule, leader=state.op_leader, place=state.op_at, force=words(state.op_force))


@dataclass
class March(Frame):
    """4.1c, 4.6: move along the path; each space entered may be watched by the enemy."""

    target: str

    def focus(self, state: War) -> tuple[str, ...]:
        return (state.op_goal,)

    def selected(self, state: War, role: str | None) -> tuple[str, ...]:
        return ("army",) if state.op_force else ()

    def run(self, state: War) -> None:
        while unwatched(state):
            place = state.op_path[0]
            crossing = crosses(state, state.op_at, place)
            if overloaded(state, place, crossing) and _leave_excess(state):
                return
            if not ready_for(state, place, crossing):
                halt(state)
                state.end(OVER)
                return
            if crossing and wrecks(state):
                state.end(OVER)
                return
            if self._enter(state, place):
                return
        state.end(THERE)

    def _enter(self, state: War, place: str) -> bool:
        """One space further; True if an enemy has ended the march or must decide."""
        state.op_path = state.op_path[1:]
        state.op_at = place
        note_entry(state, place)
        watchers = watchers_of(state, place)
        if not watchers:
            pass_through(state, place)
            return False
        if state.solitaire:
            return self._meet(state, watchers[0] if len(watchers) == 1 else state.draw("4.6.2", watchers))
        state.call(Intercept(place, watchers))
        return True

    def resume(self, state: War, result: Plain) -> None:
        if result == LEFT:
            rejoin(state, self.target)
        elif result:
            self._meet(state, str(result))
        else:
            pass_through(state, state.op_at)

    def _meet(self, state: War, by: str) -> bool:
        """4.6.2: an attempt; if it succeeds, a skirmish and perhaps a battle. True: it ends the march.
        4.6.2b: only an Army that has been intercepted in a space cannot be so there again."""
        place = state.op_at
        if not _attempt(state, by, place):
            pass_through(state, place)
            return False
        state.op_caught |= {place}
        afloat = carried(state.op_force)
        if not state.op_force:
            _leader_caught(state)
        elif skirmish(state, by):
            if state.leader_at[state.op_leader] != DEAD:
                return _adjust(state, self.target, afloat)
            halt(state)
        state.end(OVER)
        return True


@dataclass
class Intercept(Frame):
    """11.0d: with two players the owner of the watching Force decides."""

    place: str
    watchers: tuple[str, ...]

    def ask(self, state: War) -> Ask:
        args: dict[str, Value] = {"place": self.place, "force": words(state.op_force)}
        # by these a standing order knows the operation, and when to ask all the same
        args.update(leader=state.op_leader, to_place=state.op_goal, who=state.op_side, odds=self._odds(state))
        ask = Ask(FOE[state.op_side], "intercept", "11.0d", args)
        return ask.pick("intercept", self.watchers, self.intercept).alone("decline", self.decline, DECLINES)

    def _odds(self, state: War) -> int:
        """The points of the strongest watcher, in percent of the Army's; a leader alone is easy prey."""
        theirs, enemy = total(state.op_force), FOE[state.op_side]
        ours = max([total(state.force(enemy, by)) for by in self.watchers])
        return 100 * ours // theirs if theirs else 999

    def barriers(self, state: War, who: str) -> Gates:
        return interception_gates(self.place, self.watchers)

    def notes(self, state: War, who: str) -> list[Note]:
        return interception_notes(state, self.watchers)

    def phase(self, state: War) -> str:
        return INTERCEPTION

    def focus(self, state: War) -> tuple[str, ...]:
        return (self.place, state.op_goal)

    def intercept(self, state: War, role: str, by: str) -> None:
        state.end(by)

    def decline(self, state: War, role: str) -> None:
        escape = (state.op_side, state.op_leader, state.op_force, self.place, self.watchers)
        state.let_pass = (*state.let_pass, escape)
        state.log("let-pass", "11.0d", who=FOE[state.op_side], place=self.place, places=self.watchers)
        state.end("")


def unwatched(state: War) -> bool:
    """As far as nobody can interfere, which is most of the way; whether there is more of it."""
    path = state.op_path
    if not path:
        return False
    alert = state.influence_set(FOE[state.op_side]) | state.printed.eventful
    gone = _army_unwatched(state, alert) if state.op_force else _leader_unwatched(state, alert)
    if gone:
        state.op_at, state.op_path = path[gone - 1], path[gone:]
    return gone < len(path)


def _leader_unwatched(state: War, alert: Spaces) -> int:
    """How many spaces of his way a lone leader enters before one where somebody might stop him."""
    bit, gone = state.map.bit, 0
    for place in state.op_path:
        if alert & bit[place]:
            break
        gone += 1
    return gone


def _army_unwatched(state: War, alert: Spaces) -> int:
    """The same for an Army, which may also be unable to use a line, and changes the spaces it enters."""
    map_, gone = state.map, 0
    marks, number = map_.marks, map_.number
    joined = map_.joined(mode_of(state.op_force))
    noted, prey = state.rebel_set | state.printed.attica_set, _prey(state)
    changed, at = noted | prey, number[state.op_at]
    for place in state.op_path:
        node = number[place]
        mark = marks[node]
        if not joined[at][node] or alert & mark:
            break
        if changed & mark:
            if noted & mark:
                note_entry(state, place)
            if prey & mark:
                _ravage(state, place)
        at = node
        gone += 1
    return gone


def note_entry(state: War, place: str) -> None:
    """What the mere entering changes: plague, neutral rebels, neutrals drawn into the war."""
    if not state.op_force:
        return
    if state.op_side == SPARTA and place in state.printed.attica:
        state.attica_now = True
    if place in state.rebels and not state.rebels[place]:
        state.rebel(place, state.op_side)  # 1.3p
    if place in state.printed.macedonia:
        macedonia_entered(state)
    if place == state.op_goal:
        attacked(state, place)


def watchers_of(state: War, place: str) -> tuple[str, ...]:
    """4.6.1b, 4.6.2b: the enemy Forces that could intercept here, each time it is entered, but never twice
    with success; 4.1.2d: one does so of itself."""
    if place in state.op_caught:
        return ()
    enemy = FOE[state.op_side]
    if place in state.map.isthmus:
        sure = isthmus_guard(state, enemy, place)
        if sure:
            return (sure,)
    return state.influencers(enemy, place)


def isthmus_guard(state: War, enemy: str, place: str) -> str:
    """4.1.2d: land units at one end of the isthmus meet whoever enters the other."""
    ends = state.map.isthmus
    if place not in ends or not state.op_force:
        return ""
    other = ends[0] if place == ends[1] else ends[1]
    return other if land(state.force(enemy, other)) else ""


def _attempt(state: War, by: str, place: str) -> bool:
    """4.6.2a: 4 or more; no roll across the isthmus."""
    enemy = FOE[state.op_side]
    if by == isthmus_guard(state, enemy, place):
        state.log_meeting("intercepted", "4.1.2d", place, by, enemy)
        return True
    die = state.die("4.6.2", enemy)
    state.log_meeting("intercepted" if die >= 4 else "slipped-by", "4.6.2", place, by, enemy)
    return die >= 4


def _leader_caught(state: War) -> None:
    """4.6.2d: a lone leader is out for the turn; the operation is over."""
    state.leader_at[state.op_leader] = OUT
    state.log("leader-caught", "4.6.2", leader=state.op_leader, place=state.op_at)


def _prey(state: War) -> Spaces:
    """4.8: the set of spaces an Army on the way to its objective may ravage: controlled by the enemy, but
    with none of his Forces, and not ravaged yet."""
    if not state.op_marching or not state.op_force:
        return 0
    enemy = FOE[state.op_side]
    return state.controlled(enemy) & ~(state.force_set[enemy] | state.ravaged_set)


def pass_through(state: War, place: str) -> None:
    """4.8: a space entered without being intercepted."""
    if _prey(state) & state.map.bit[place]:
        _ravage(state, place)


def _ravage(state: War, place: str) -> None:
    state.ravage(place)
    state.log("ravaged", "4.8", place=place, who=state.op_side)


def _adjust(state: War, target: str, afloat: bool) -> bool:
    """4.1.4c-e: after a fight the Army may have lost ships, or other points that decide its way. Only who had
    a ship for every man leaves some on an island. True: its owner must say which."""
    if not state.op_path:
        return False
    on_island = afloat and state.map.kind[state.op_at] == ISLAND and naval(state.op_force)
    if on_island and _leave_excess(state):
        return True
    rejoin(state, target)
    return False


def rejoin(state: War, target: str) -> None:
    """4.1.4d-e: on by the old route, or by the shortest one for what the Army is now."""
    if crossing_ahead(state):
        return
    lines = lines_to(state, state.op_side, state.op_force, state.op_at, target)
    if lines == NEVER:
        return  # 4.1.4e: on along the old route; who cannot follow is left where it parts
    if not can_follow(state) or lines < len(state.op_path):
        set_course(state, target)
        tell_route(state)


def can_follow(state: War) -> bool:
    """Whether the Army as it is now may still use every line of its path."""
    at = state.op_at
    for place in state.op_path:
        if not can_step(state, at, place):
            return False
        at = place
    return True


def can_step(state: War, a: str, b: str) -> bool:
    """4.1.1g-i: whether the Army may use the line between two spaces."""
    map_, mode = state.map, mode_of(state.op_force)
    if a not in map_.isthmus or b not in map_.isthmus:
        return map_.linked(mode, False, a, b)
    return map_.linked(mode, mode == BY_LAND or isthmus_open(state, state.op_side), a, b)


def overloaded(state: War, place: str, crossing: bool) -> bool:
    """4.1.4e: whether the next line is one of those that only ships can use, and these cannot carry all
    men."""
    if not naval(state.op_force) or carried(state.op_force):
        return False
    return crossing or not can_step(state, state.op_at, place)


def ready_for(state: War, place: str, crossing: bool) -> bool:
    """Whether the Army, or lone leader, can use the next line."""
    if crossing:
        return carried(state.op_force)
    return not state.op_force or can_step(state, state.op_at, place)


def _leave_excess(state: War) -> bool:
    """4.1.4: land points beyond one per ship stay where they are; True: their owner must say which."""
    count = excess(state.op_force)
    if not count:
        return False
    if state.role_of(state.op_side) and len(land_kinds(state.op_force)) > 1:
        state.call(StayBehind(state.op_side))
        return True
    leave(state, first(state.op_force, LEFT_BEHIND, count))
    return False


def halt(state: War) -> None:
    """The Army stays where it is: at its objective, or because it cannot or may not go on."""
    side, place, force = state.op_side, state.op_at, state.op_force
    if force:
        state.op_force = EMPTY  # first: who counts counters (EV.5c) must not find these points twice
        state.add(side, place, force)
        state.mark_moved(side, place, force)
        if state.leader_at[state.op_leader] != DEAD:
            state.leader_at[state.op_leader] = place
    elif state.leader_at[state.op_leader] != DEAD:
        state.leader_at[state.op_leader] = OUT
