"""How a match begins: the field of a battle of history, or an empty one."""

from __future__ import annotations

from polemos.battles.dba.book import TOPOGRAPHIES
from polemos.battles.dba.field import ATTACKER, Field
from polemos.battles.dba.grid import cell_of, columns_for
from polemos.battles.dba.rules import terrain
from polemos.battles.dba.rules.muster import enlist
from polemos.engine.chance import Chance
from polemos.engine.prompt import Value
from polemos.games.dba.printed import SIDES, Past, Printed
from polemos.games.dba.rules.battle import Battle
from polemos.games.dba.state import Dba


def set_up(printed: Printed, scenario: str, options: dict[str, Value], chance: Chance) -> Dba:
    state = Dba(printed, scenario, options, chance)
    past = printed.pasts.get(scenario)
    if past is None:
        wanted = str(options["topography"])
        country = state.draw("dba.2.1d", TOPOGRAPHIES) if wanted == "chance" else wanted
        state.field = Field(state.book, 24, country)
    else:
        _lay_out(state, past)
    state.field.sailed = (ATTACKER,) if options["landing"] else ()
    state.call(Battle())
    return state


def _lay_out(state: Dba, past: Past) -> None:
    """dba.1b, 11a, 13a: both armies mustered, the field as it was; the attacker comes from the south."""
    field = state.field = Field(state.book, columns_for(past.largest()), past.topography)
    for side, _ in SIDES:
        enlist(field, side, past.rosters[side])
    for kind, cell, columns, rows in past.ground:
        counts = terrain.counts_as(field, kind)
        field.features = (*field.features, (kind, cell_of(field.width, cell), columns, rows, counts))
    field.ground = terrain.painted(field)
    field.resurvey()
