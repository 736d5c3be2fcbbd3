"""How well a role stands: aims of all nations, sieges, armies and their ways; in battle, the field too."""

from __future__ import annotations

from typing import Final

from polemos.battles.dba.evaluation import Values, standing
from polemos.games.eagle_and_wolf.army import Army
from polemos.games.eagle_and_wolf.printed import Printed
from polemos.games.eagle_and_wolf.rules.sieges import resistance
from polemos.games.eagle_and_wolf.rules.victory import AIMS, GREECE, Aim
from polemos.games.eagle_and_wolf.state import Campaign
from polemos.games.eagle_and_wolf.view import in_battle

#: What a step towards an aim and a reached aim are worth; others' aims count a little less, all together: who
#: has three rivals gains little by the ruin of one of them, since several may win (14).
STEP: Final = 0.35
REACHED: Final = 0.25
OTHERS: Final = 0.7
#: A city in danger, an element, and a step that a full army is nearer to where it is wanted.
CITY: Final = 0.16
ELEMENT: Final = 0.005
NEAR: Final = 0.012
#: 3.2a: as many as go aboard; those above it stay where they are.
FULL: Final = 12
#: War between two nations of one player, which he alone can begin.
QUARREL: Final = 0.2
SEA: Final = 2
FAR: Final = 4
#: Scorched earth: a loss for its owner (7.0e, 10.1g), a folly if no enemy is there; a gain for his enemies.
WASTE: Final = 0.1
FOLLY: Final = 0.3
SPITE: Final = 0.01
#: 14.3, 14.5: what is welcome but not needed.
MORE: Final = 0.1


class Judge:
    """Tables for judging campaigns, worked out once."""

    def __init__(self, printed: Printed, values: Values) -> None:
        self.values = values
        self.away: dict[str, dict[str, int]] = {a: self._away(printed, a) for a in printed.land}

    def _away(self, printed: Printed, goal: str) -> dict[str, int]:
        """Steps to a territory from everywhere, by land or by sea."""
        found = printed.distances((goal,))
        for place in printed.land:
            if printed.sea[place] and printed.sea[goal] and place != goal and printed.crossings(place, goal):
                found[place] = min(found.get(place, SEA), SEA)
        return found

    def evaluate(self, state: Campaign, role: str) -> float:
        """About -1 to 1."""
        own = {n for n in state.seats if state.runs(role, n)}
        pressed, others = contested(state), OTHERS / rivals(state, own)
        score = waste(state, own, pressed) - QUARREL * quarrels(state, own)
        for nation, aims in AIMS[str(state.options["campania"])].items():
            score += progress(state, nation, aims, pressed) * (1.0 if nation in own else -others)
        score += self._sieges(state, own) + self._armies(state, own)
        if in_battle(state) and role in state.commanders:
            score += 0.3 * standing(state.field, self.values, state.commanders.index(role))
        return max(-1.0, min(1.0, score / 2))

    def _sieges(self, state: Campaign, own: set[str]) -> float:
        """12.4b: the chance that a city falls at the next assault."""
        score = 0.0
        for place, siege in state.sieges.items():
            chance = max(0, min(12, 13 - resistance(state, place))) / 12
            by, owner = state.nation(siege.by) in own, state.control[place] in own
            score += CITY * (0.3 + 0.7 * chance) * (int(by) - int(owner))
        return score

    def _armies(self, state: Campaign, own: set[str]) -> float:
        score = 0.0
        goals = {nation: wanted(state, nation) for nation in own}
        for counter, army in state.armies.items():
            nation = state.nation(counter)
            if nation in own:
                score += ELEMENT * (len(army.elements) + army.train)
                score += NEAR * (FAR - self._march(goals[nation], army)) * strength(army)
            else:
                score -= ELEMENT * 0.6 * len(army.elements)
        return score

    def _march(self, goals: list[str], army: Army) -> int:
        """How far an army is from the nearest city that its nation wants and has not."""
        best = FAR
        for goal in goals:
            best = min(best, self.away[goal].get(army.at, FAR))
        return best


def strength(army: Army) -> float:
    """Of a full army under a general neither bold nor timid: who leads more than can sail leads no more."""
    return min(FULL, len(army.elements)) / FULL * (0.8 + 0.05 * army.attitude)


def rivals(state: Campaign, own: set[str]) -> int:
    """How many other players there are."""
    return max(1, len({player for nation, player in state.seats.items() if nation not in own}))


def quarrels(state: Campaign, own: set[str]) -> int:
    """9.0e: how many wars a player wages against himself."""
    return sum([a in own and b in own for a, b in state.wars])


def contested(state: Campaign) -> set[str]:
    """1.12-1e: territories that count for nobody."""
    found: set[str] = set()
    for counter, army in state.armies.items():
        owner = state.control.get(army.at)
        if owner is not None and state.at_war(owner, state.nation(counter)):
            found.add(army.at)
    return found


def waste(state: Campaign, own: set[str], pressed: set[str]) -> float:
    """10.3: scorched earth hurts whoever lives there; one's enemies' more than nobody's."""
    score = 0.0
    for place in state.ravaged:
        owner = state.control[place]
        if owner in own:
            score -= WASTE if place in pressed else FOLLY
        elif any([state.at_war(owner, nation) for nation in own]):
            score += SPITE
    return score


def wanted(state: Campaign, nation: str) -> list[str]:
    """14: the cities of the aims that a nation has not reached, unless they are its own or its allies'; Magna
    Graecia for those who have no aim."""
    aims = AIMS[str(state.options["campania"])].get(nation)
    if aims is None:
        places = list(GREECE)
    else:
        places = [t for aim in aims if lacking(state, nation, aim) for t in aim.places]
    return [t for t in places if not state.allied(nation, state.control[t])]


def lacking(state: Campaign, nation: str, aim: Aim) -> bool:
    """Whether a nation controls less than an aim needs."""
    return sum([state.control[place] == nation for place in aim.places]) < aim.need


def progress(state: Campaign, nation: str, aims: tuple[Aim, ...], pressed: set[str]) -> float:
    """14: how much of its aim a nation holds."""
    done, total, more, control = 0.0, 0, 0.0, state.control
    for aim in aims:
        share = 0.0
        for place in aim.places:
            if control[place] == nation:
                share += 0.7 if place in pressed else 1.0
        if aim.more:
            more += MORE * min(share, aim.need)
        else:
            done += min(share, aim.need)
            total += aim.need
    return STEP * done / total + (REACHED if done >= total else 0.0) + more
