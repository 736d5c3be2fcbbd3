"""What holds in every state across its fields: a position that breaks it is refused, a match is at fault."""

from __future__ import annotations

from collections.abc import Iterator

from polemos.games.eagle_and_wolf.state import Campaign

#: Where a law is broken, and how.
Fault = tuple[str, str]


def broken(state: Campaign) -> Iterator[Fault]:
    """No army is empty or led by a dead general; sieges are led by somebody there; nothing is lost or made on
    the way: elements on the map = raised less fallen."""
    for counter, army in state.armies.items():
        if not army.elements:
            yield f"armies.{counter}.elements", "is empty"
        if counter in state.dead:
            yield f"armies.{counter}", "is led by a dead general"
    for place, siege in state.sieges.items():
        if state.armies[siege.by].at != place:
            yield f"sieges.{place}.by", f"{siege.by} is elsewhere"
    standing = sum(len(army.elements) for army in state.armies.values())
    if standing != state.raised - state.fallen:
        yield "raised", f"{standing} elements stand, {state.raised} were raised, {state.fallen} fell"
