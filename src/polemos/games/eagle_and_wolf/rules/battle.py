"""11.2-11.3: the battle itself, on the table or at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.battles.dba.field import ATTACKER, DEFENDER, Field
from polemos.battles.dba.grid import columns_for
from polemos.battles.dba.quick.fight import quick
from polemos.battles.dba.rules.bound import Fighting, zones_of
from polemos.battles.dba.rules.deployment import SWAPS, Deploy, Swap
from polemos.battles.dba.rules.muster import enlist
from polemos.battles.dba.rules.placing_terrain import Edge, Terrain
from polemos.battles.dba.telling import fought
from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain
from polemos.engine.prompt import ALONE
from polemos.games.eagle_and_wolf.rules.aftermath import BATTLE, Aftermath
from polemos.games.eagle_and_wolf.rules.reported import Report
from polemos.games.eagle_and_wolf.state import Campaign

#: A battle that is resolved in lanes needs no wider field.
LANES: Final = 24
#: Who fights with what: a counter and its elements.
Roster = tuple[tuple[str, ...], ...]


@dataclass
class Clash(Frame):
    """11.2a: who meets whom; as soon as those who refused have gone, the field is laid out."""

    ours: tuple[tuple[str, ...], ...]
    theirs: tuple[tuple[str, ...], ...]

    def run(self, state: Campaign) -> None:
        theirs = tuple(row for row in self.theirs if row[0] in state.armies)
        lay_out(state, self.ours, theirs)
        state.become(Combat(self.ours, theirs))
        if state.options["battles"] == "agree":
            state.call(Agree(()))

    def resume(self, state: Campaign, result: Plain) -> None:
        """11.1g: whoever commands stands first."""
        if isinstance(result, tuple):
            rows = sorted(self.theirs, key=lambda row: row[0] != result[1])
            state.become(Clash(self.ours, tuple(rows)))


@dataclass
class Combat(Frame):
    """11.3: the fight; then the aftermath."""

    ours: tuple[tuple[str, ...], ...]
    theirs: tuple[tuple[str, ...], ...]

    def phase(self, state: Campaign) -> str:
        return BATTLE

    def run(self, state: Campaign) -> None:
        self._fight(state, str(state.options["battles"]))

    def _fight(self, state: Campaign, way: str) -> None:
        """dba.auto.a, dba.report.a: at once, reported, or on the table."""
        if way == "quick":
            reason, loser, flank = quick(state)
            self._over(state, reason, loser, flank, 0)
        elif way == "report":
            state.call(Report("loser"))
        else:
            for frame in (Fighting(), Swap(SWAPS, ""), Deploy(ATTACKER), Deploy(DEFENDER), Edge(ATTACKER)):
                state.call(frame)
            state.call(Terrain())

    def resume(self, state: Campaign, result: Plain) -> None:
        if isinstance(result, str):
            self._fight(state, result)
        elif isinstance(result, tuple) and len(result) == 4:
            self._over(state, str(result[0]), int(str(result[1])), int(str(result[2])), int(str(result[3])))
        elif isinstance(result, tuple):
            loser = int(str(result[1]))
            self._over(state, str(result[0]), loser, *zones_of(state.field, 1 - loser))

    def _over(self, state: Campaign, reason: str, loser: int, flank: int, rear: int) -> None:
        """The line that tells how it ended folds the whole battle, back to the line that opened it."""
        if state.field.bound:  # one that was fought elsewhere and reported has no course to fold
            fought(state, reason, loser, "battle-joined")
        state.become(Aftermath(self.ours, self.theirs, reason, loser, flank, rear, 0))


@dataclass
class Agree(Frame):
    """dba.auto.a: each side says how to fight this battle; if they differ it is fought on the table."""

    answers: tuple[str, ...]

    def ask(self, state: Campaign) -> Ask | None:
        if len(self.answers) == 2:
            return None
        ask = Ask(state.commanders[len(self.answers)], "agree", "dba.auto.a")
        for way in ("table", "quick", "report"):
            ask.family(way, ALONE, self.answer)
        return ask

    def answer(self, state: Campaign, role: str, way: str, arg: None) -> None:
        alone = state.commanders[0] == state.commanders[1]
        state.become(Agree((way, way) if alone else (*self.answers, way)))

    def run(self, state: Campaign) -> None:
        first, second = self.answers
        state.end(first if first == second else "table")


def lay_out(state: Campaign, ours: Roster, theirs: Roster) -> None:
    """11.2a, dba.11a: the die gives the topography of the province; the board fits the armies."""
    place = state.armies[ours[0][0]].at
    table = state.printed.tables["topography"][state.province_of(place)]
    topography = str(table[state.die("11.2a", state.nation(ours[0][0])) - 1])
    sizes = [sum(len(row) - 1 for row in side) for side in (ours, theirs)]
    width = LANES if state.options["battles"] == "quick" else columns_for(max(sizes))
    state.field = Field(state.book, width, topography)
    state.commanders = (state.player(ours[0][0]), state.player(theirs[0][0]))
    state.banners = (state.nation(ours[0][0]), state.nation(theirs[0][0]))
    if state.armies[ours[0][0]].sailed and topography == "coastal":
        state.field.sailed = (ATTACKER,)
    for side, rows in ((ATTACKER, ours), (DEFENDER, theirs)):
        enlist(state.field, side, tuple(kind for row in rows for kind in row[1:]))
    for row in (*ours, *theirs):
        if len(state.armies[row[0]].elements) == len(row) - 1:
            state.show(row[0])
    state.reveal()
    state.log(
        "battle-joined",
        "11.2a",
        side=state.banner(ATTACKER),
        foe=state.banner(DEFENDER),
        place=place,
        topography=topography,
        leaders=tuple(row[0] for row in ours),
        enemies=tuple(row[0] for row in theirs),
        ours=sizes[0],
        theirs=sizes[1],
    )
