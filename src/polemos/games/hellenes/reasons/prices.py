"""What choices cost, use up, risk or bring, as notes beside them."""

from __future__ import annotations

from polemos.engine.flow import Frame
from polemos.engine.prompt import Value
from polemos.engine.why import Note
from polemos.games.hellenes.forecast import meeting, storming
from polemos.games.hellenes.printed import foe
from polemos.games.hellenes.reasons.offer import Offer
from polemos.games.hellenes.rules.control import besieged, blocked_by
from polemos.games.hellenes.rules.march import fleets_of, price
from polemos.games.hellenes.rules.routes import lines_crossed
from polemos.games.hellenes.state import Hellenes


def costs(state: Hellenes, verb: str, places: tuple[str, ...], rule: str) -> list[Note]:
    """4.0b: what an action there takes from those that are left."""
    return [
        Note(verb, place, "costs", rule, {"number": price(state, place), "of": state.actions})
        for place in places
    ]


def strengths(frame: Frame, state: Hellenes, who: str) -> list[Note]:
    """2.12a: how strong the blocks are among which one chooses; their names tell only their best."""
    found: list[Note] = []
    for verb, args in Offer(frame, state, who).choices.items():
        for arg in args:
            block = state.printed.blocks.get(arg) if isinstance(arg, str) else None
            if block is not None and block.side == who and state.strength[block.id] > 0:
                now: dict[str, Value] = {"number": state.strength[block.id], "of": block.max}
                found.append(Note(verb, arg, "strong", "2.12a", now))
    return found


def storm_risk(state: Hellenes, verb: str, dest: str, path: tuple[str, ...]) -> list[Note]:
    """5.22, 5.23: every high-sea line on the way is a die."""
    crossed = lines_crossed(state, path)
    if not crossed:
        return []
    need = state.printed.tables.storm[state.season]
    calm = round(100 * ((6 - need) / 6) ** crossed)
    return [Note(verb, dest, "storm-risk", "5.22a", {"number": crossed, "need": need, "chance": 100 - calm})]


def fight_risk(
    state: Hellenes, who: str, verb: str, dest: str, units: tuple[str, ...], origin: str
) -> list[Note]:
    """5.4a, 5.1c: what waits there: enemies in the open, or a city to besiege."""
    other = foe(who)
    if blocked_by(state, who, dest) or besieged(state, who, dest):
        enemies = state.here(other, dest)
        found = meeting(state, who, units, enemies, dest, origin)
        args: dict[str, Value] = {"number": len(enemies), "win": found.percent}
        return [Note(verb, dest, "battle-odds", "5.4a", args)]
    if state.holder.get(dest) == other and dest not in state.sieges:
        return [Note(verb, dest, "lays-siege", "5.1c")]
    return []


def forced_risk(state: Hellenes, verb: str, dest: str, units: tuple[str, ...], sailing: bool) -> list[Note]:
    """5.3: who needs which die."""
    tables, blocks = state.printed.tables, state.printed.blocks
    rolling = fleets_of(state, units) if sailing else units
    needs = {tables.elite if blocks[u].elite else tables.regular for u in rolling}
    low, high = min(needs, default=tables.regular), max(needs, default=tables.regular)
    mixed = high if high > low else 0
    return [Note(verb, dest, "forced-risk", "5.3a", {"need": low, "most": mixed})]


def assault_odds(
    state: Hellenes, who: str, verb: str, arg: str | None, city: str, units: tuple[str, ...], traitors: bool
) -> list[Note]:
    """8.1: how often the city falls if nobody breaks off."""
    if not units:
        return []
    found = storming(state, who, units, city, traitors)
    lost = round(10 * found.lost[0])
    args: dict[str, Value] = {"win": found.percent, "lost": f"{lost // 10}.{lost % 10}"}
    return [Note(verb, arg, "assault-odds", "8.1a", args)]
