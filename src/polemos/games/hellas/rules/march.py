"""9.1, 13: legions on the march."""

from __future__ import annotations

from dataclasses import dataclass

from polemos.engine.ask import Ask
from polemos.engine.flow import Frame
from polemos.engine.why import NUMBER, PLACE, Barrier, Gate, Gates, Note
from polemos.games.hellas.reasons.notes import attacking_later, entering
from polemos.games.hellas.reasons.roads import why_not_leave, why_not_to
from polemos.games.hellas.rules.contest import entered, landed_on_sicily, touched
from polemos.games.hellas.rules.routes import endings, part_sizes, reach
from polemos.games.hellas.rules.shelter import seek_shelter
from polemos.games.hellas.rules.stacks import LEGION, name_of, transfer
from polemos.games.hellas.state import UNMOVED, Hellas


@dataclass
class March(Frame):
    """9.1f: where to; some may be left behind first (13e)."""

    who: str
    source: str
    count: int

    def focus(self, state: Hellas) -> tuple[str, ...]:
        return (self.source,)

    def selected(self, state: Hellas, role: str | None) -> tuple[str, ...]:
        return (name_of(state, self.who, LEGION, self.source),)

    def ask(self, state: Hellas) -> Ask:
        side, source, count = self.who, self.source, self.count
        found = reach(state, side, LEGION, source)[0]
        ask = Ask(side, "march", "9.1f", {"place": source, "count": count})
        ask.number("leave", part_sizes(state, side, LEGION, source, count, found), self.leave)
        return ask.pick("to", endings(state, side, LEGION, source, count, found), self.go)

    def barriers(self, state: Hellas, who: str) -> Gates:
        return {"leave": Gate(NUMBER, self.why_not_leave), "to": Gate(PLACE, self.why_not_to)}

    def why_not_leave(self, state: Hellas, who: str, number: int | None) -> Barrier | None:
        return why_not_leave(state, who, LEGION, self.source, self.count, number)

    def why_not_to(self, state: Hellas, who: str, place: str | None) -> Barrier | None:
        return why_not_to(state, who, LEGION, self.source, self.count, place)

    def notes(self, state: Hellas, who: str) -> list[Note]:
        places = self.ask(state).choices.get("to", ())
        return [note for place in places for note in self.meeting(state, who, str(place))]

    def meeting(self, state: Hellas, who: str, place: str) -> list[Note]:
        """Whom the legions meet there, and how a later attack of theirs would end."""
        found = entering(state, who, place)
        if not found or state.armistice:
            return found
        there = state.clone()
        march(there, who, self.source, place, self.count)
        return found + attacking_later(there, who, place)

    def leave(self, state: Hellas, role: str, count: int) -> None:
        state.become(March(self.who, self.source, self.count - count))

    def go(self, state: Hellas, role: str, place: str) -> None:
        march(state, role, self.source, place, self.count)
        state.end()
        seek_shelter(state, role)


def march(state: Hellas, side: str, source: str, place: str, count: int) -> None:
    """9.1f, 9.1o, 13g: the legions go, contest what they find, and join their own."""
    transfer(state, side, LEGION, source, place, count, 0)
    done, landed, ships_done, cargo_done, boarded = state.moved.get(source, UNMOVED)
    state.moved[source] = (done, max(0, landed - count), ships_done, cargo_done, boarded)
    done, landed, ships_done, cargo_done, boarded = state.moved.get(place, UNMOVED)
    state.moved[place] = (done + count, landed, ships_done, cargo_done, boarded)
    state.log("marched", "9.1a", who=side, place=source, to_place=place, count=count)
    landed_on_sicily(state, side, place)
    entered(state, side, place)
    touched(state, source, place)
