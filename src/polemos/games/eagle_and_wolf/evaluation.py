"""How well a role stands: objectives of its nations, territories, elements; in battle, the field too."""

from __future__ import annotations

from polemos.games.eagle_and_wolf.state import Campaign
from polemos.games.eagle_and_wolf.victory import winners
from polemos.games.eagle_and_wolf.view import in_battle
from polemos.kit.dba.evaluation import Values, standing

GOALS = {
    "epirus": ("lissos", "dodonia", "lucania", "bruttium", "apulia", "messina", "syracusae", "agrigentum"),
    "rome": ("roma", "latium", "campania", "samnium", "lucania", "bruttium", "apulia"),
    "carthage": ("panormos", "agrigentum", "messina"),
    "syracuse": ("syracusae", "messina"),
    "mamertines": ("messina", "syracusae"),
}


def evaluate(state: Campaign, values: Values, role: str) -> float:
    """About -1 to 1."""
    own = {n for n, seat in state.seats.items() if seat == role or (role == "rome_2" and n == "rome")}
    score = 0.15 * sum(1 if n in own else -0.5 for n in winners(state))
    for nation in own:
        for place in GOALS.get(nation, ()):
            score += 0.04 * (state.control[place] == nation) + 0.02 * _pressing(state, nation, place)
    score += 0.004 * _strength(state, own)
    if in_battle(state) and role in state.commanders:
        score += 0.3 * standing(state.field, values, state.commanders.index(role))
    return max(-1.0, min(1.0, score))


def _pressing(state: Campaign, nation: str, place: str) -> bool:
    siege = state.sieges.get(place)
    return siege is not None and state.nation(siege.by) == nation


def _strength(state: Campaign, own: set[str]) -> float:
    """Own elements, less half of those of armies at war with us."""
    total = 0.0
    for counter, army in state.armies.items():
        nation = state.nation(counter)
        if nation in own:
            total += len(army.elements)
        elif any(state.at_war(nation, n) for n in own):
            total -= 0.5 * len(army.elements)
    return total
