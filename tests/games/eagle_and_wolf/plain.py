"""The campaign's rules of movement read a second time, slowly, from the position as its JSON tells it.

`test_plain.py` compares this reading with what prompts offer on positions of chance; where the two differ,
one of them is wrong. The map and the names are data; everything else is reckoned here anew.
"""

from __future__ import annotations

from typing import Any

import yaml

from polemos.games.eagle_and_wolf.printed import DATA

MAP = yaml.safe_load((DATA / "map.yaml").read_text(encoding="utf-8"))
LAND: dict[str, dict[str, Any]] = MAP["territories"]
PROVINCES = {t: name for name, row in MAP["provinces"].items() for t in row["territories"]}
NATIONS = yaml.safe_load((DATA / "nations.yaml").read_text(encoding="utf-8"))
NATION = {c: nation for nation, row in NATIONS["nations"].items() for c in row["generals"]}
#: 13.3c-d: the two alliances that were formed and may be broken.
LOOSE = ({"epirus", "mamertines"}, {"carthage", "rome"})
#: 3.2b: points of a voyage through so many zones.
VOYAGE = {1: 0, 2: 1, 3: 1, 4: 2}


def zones_between(a: str, b: str) -> int:
    """3.2b: how many zones the shortest crossing goes through; 99 if there is none."""
    seas = {zone for row in LAND.values() for zone in row["sea"]}
    near = {z: {x for edge in MAP["zone_edges"] if z in edge for x in edge} - {z} for z in seas}
    reached, number = set(LAND[a]["sea"]), 1
    while not reached & set(LAND[b]["sea"]):
        more = {x for zone in reached for x in near[zone]} - reached
        if not more:
            return 99
        reached, number = reached | more, number + 1
    return number


class Plain:
    """One position."""

    def __init__(self, state: dict[str, Any]) -> None:
        self.armies, self.sieges, self.control = state["armies"], state["sieges"], state["control"]
        self.wars = [set(pair) for pair in state["wars"]]
        self.allies = [set(pair) for pair in state["allies"]]
        self.winter, self.ravaged = state["season"] == "winter", state["ravaged"]

    # --- who stands with whom -------------------------------------------------------------------------

    def at_war(self, a: str, b: str) -> bool:
        return {a, b} in self.wars

    def friends(self, a: str, b: str) -> bool:
        return a == b or {a, b} in self.allies

    def at(self, place: str) -> list[str]:
        return [c for c, army in self.armies.items() if army["at"] == place]

    def mark(self, counter: str, name: str) -> int:
        found: int = self.armies[counter].get(name, 0)
        return found

    def besieged(self, counter: str) -> bool:
        """12.2: behind walls before which an enemy lies."""
        siege = self.sieges.get(self.armies[counter]["at"])
        if not self.mark(counter, "inside") or siege is None:
            return False
        return self.at_war(NATION[counter], NATION[siege["by"]])

    def enemies(self, nation: str, place: str) -> list[str]:
        return [c for c in self.at(place) if self.at_war(nation, NATION[c])]

    def new_foe(self, nation: str, other: str) -> bool:
        """9.0e, 13.3: whether one may begin a war with another."""
        if nation == other or self.at_war(nation, other):
            return False
        return {nation, other} in LOOSE or not self.friends(nation, other)

    def owner_lets_in(self, nation: str, place: str) -> bool:
        """13.3: an old enemy's land, one's own or a friend's; a friend's Messina only when it is attacked."""
        owner = self.control[place]
        if self.at_war(nation, owner):
            return True
        if (nation, owner, place) == ("epirus", "mamertines", "messina"):
            return self.friends(nation, owner) and bool(self.enemies(owner, place))
        return self.friends(nation, owner)

    def dragged_in(self, nation: str, place: str, struck: str) -> set[str]:
        """11.1g: who stands there with a foe, and with us neither at war nor in league."""
        there = {NATION[c] for c in self.at(place)} - {nation}
        foes = {n for n in there | {self.control[place]} if self.at_war(nation, n) or n == struck}
        strangers = {n for n in there - foes if not self.friends(nation, n)}
        return {n for n in strangers if any(self.friends(n, foe) for foe in foes)}

    def met(self, nation: str, place: str, struck: str) -> list[str]:
        """3.13a: the armies that would have to be fought."""
        with_them = self.dragged_in(nation, place, struck) | {struck}
        return [c for c in self.at(place) if NATION[c] in with_them or self.at_war(nation, NATION[c])]

    # --- where to ---------------------------------------------------------------------------------------

    def may_come(self, counter: str, place: str) -> bool:
        """Without beginning a war."""
        nation, owner = NATION[counter], self.control[place]
        if not self.urban(counter, place) or not self.owner_lets_in(nation, place):
            return False
        if self.dragged_in(nation, place, ""):
            return False
        if self.winter and self.host_rises(place) and not self.friends(nation, owner):
            return False
        return not self.shy(counter) or not self.enemies(nation, place)

    def may_strike(self, counter: str, place: str) -> set[str]:
        """9.0e: against whom one may begin a war by coming."""
        nation, owner = NATION[counter], self.control[place]
        if not self.urban(counter, place):
            return set()
        if self.winter and self.host_rises(place) and not self.friends(nation, owner):
            return set()
        able = {owner} | ({NATION[c] for c in self.at(place)} if self.owner_lets_in(nation, place) else set())
        if self.owner_lets_in(nation, place):
            able = {n for n in able if self.new_foe(nation, n)}
        return {n for n in able if not self.shy(counter) or not self.met(nation, place, n)}

    def shy(self, counter: str) -> bool:
        """2.0h, 8.3f: who may not seek battle."""
        return self.winter or bool(self.mark(counter, "omen"))

    def host_rises(self, place: str) -> bool:
        """13.1a, 13.2a."""
        owner = self.control[place]
        return owner == "gauls" or (owner == "epirus" and PROVINCES[place] == "epirus")

    def urban(self, counter: str, place: str) -> bool:
        """3.14a."""
        if counter != "consul_urb" or self.control[place] == "rome":
            return True
        return sum(self.control[t] == "rome" for t in LAND[place]["land"]) > 1

    def ways(self, counter: str) -> dict[str, list[str]]:
        """3.1a, 3.2, 3.22a: places within reach by land, by sea and over the strait."""
        army = self.armies[counter]
        place, points = army["at"], army["pm"]
        found = {"enter": list(LAND[place]["land"]), "sail": [], "strait": []}
        if "strait" in LAND[place] and points >= 3:
            found["strait"] = [LAND[place]["strait"]]
        ports = place == "africa" or self.friends(NATION[counter], self.control[place])
        fit = len(army["elements"]) <= 12 and not army.get("acted") and NATION[counter] != "gauls"
        for goal in LAND if ports and fit else ():
            if goal not in (place, "africa") and VOYAGE.get(zones_between(place, goal), 99) <= points:
                found["sail"].append(goal)
        return found

    # --- everything one army may do ---------------------------------------------------------------------

    def offered(self, counter: str) -> dict[str, set[Any]]:
        """3.12: verb -> arguments."""
        found: dict[str, set[Any]] = {"stop": {None}}
        if self.besieged(counter):
            if not self.shy(counter) and not self.mark(counter, "engaged"):
                found["sortie"] = {None}
            return found
        hostile = {"enter": "attack", "sail": "sail_against", "strait": "strait_against"}
        for way, places in self.ways(counter).items() if self.mark(counter, "apathy") != 3 else ():
            found[way] = {t for t in places if self.may_come(counter, t)}
            found[hostile[way]] = {t for t in places if self.may_strike(counter, t)}
        found |= self.here(counter)
        found |= {} if self.winter else self.works(counter)
        return {verb: args for verb, args in found.items() if args}

    def here(self, counter: str) -> dict[str, set[Any]]:
        """3.1b, 3.13h."""
        found: dict[str, set[Any]] = {}
        nation, place = NATION[counter], self.armies[counter]["at"]
        enemies = self.enemies(nation, place)
        if self.mark(counter, "inside") and not enemies:
            found["leave_city"] = {None}
        if self.shy(counter) or self.mark(counter, "engaged") or self.mark(counter, "entered"):
            return found
        if any(not self.besieged(foe) for foe in enemies):
            found["give_battle"] = {None}
        found["attack_here"] = {n for c in self.at(place) if self.new_foe(nation, n := NATION[c])}
        return found

    def works(self, counter: str) -> dict[str, set[Any]]:
        """10.2, 10.3, 12.1: never Gauls, never in winter."""
        army, nation = self.armies[counter], NATION[counter]
        place, found = army["at"], dict[str, set[Any]]()
        if nation == "gauls":
            return found
        waste = place in self.ravaged
        if army.get("entered") and not waste and all(s["by"] != counter for s in self.sieges.values()):
            found["ravage"] = {None}
        if not army.get("train") and not waste:
            found["build_train"] = {None}
        hostile = self.at_war(nation, self.control.get(place, nation))
        outside = [c for c in self.enemies(nation, place) if not self.mark(c, "inside")]
        if hostile and place not in self.sieges and not army.get("inside") and not outside:
            found["besiege"] = set(range(1, min(2, army["pm"]) + 1))
        return found
