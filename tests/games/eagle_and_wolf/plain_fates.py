"""Retreats, refuges, hunger, assaults and aims of the campaign read a second time (see `plain.py`)."""

from __future__ import annotations

from games.eagle_and_wolf.plain import LAND, NATION, NATIONS, PROVINCES, Plain, zones_between

#: 10.1: elements lost, by the modified die from 2 to 10.
HUNGER = {
    "controlled": (0, 1, 1, 1, 2, 2, 2, 3, 3),
    "contested": (0, 1, 1, 2, 2, 3, 3, 4, 4),
    "besieged": (1, 2, 2, 3, 4, 5, 6, 7, 8),
}
SEASON = {"winter": 3, "spring": 0, "summer": -1, "autumn": 1}
SICILY = ("agrigentum", "messina", "panormos", "syracusae")


def marches(goal: str) -> dict[str, int]:
    """Land steps to a territory, from everywhere with a way."""
    found, queue = {goal: 0}, [goal]
    for place in queue:
        for near in LAND[place]["land"]:
            if near not in found:
                found[near] = found[place] + 1
                queue.append(near)
    return found


class Fates(Plain):
    """Where armies go that must, and what they lose."""

    def lands(self, nation: str) -> list[str]:
        return [t for t in LAND if self.control.get(t) == nation]

    def leagued(self, nation: str) -> list[str]:
        return [t for t in LAND if t != "africa" and {nation, self.control[t]} in self.allies]

    def steps(self, place: str, goals: list[str]) -> list[str]:
        """The neighbours one step nearer to the nearest of these; none on the spot or without a way."""
        tables = [marches(goal) for goal in goals if place in marches(goal)]
        if not tables or min(table[place] for table in tables) == 0:
            return []
        least = min(table[place] for table in tables)
        return [t for t in LAND[place]["land"] if any(table.get(t) == least - 1 for table in tables)]

    def falls_back(self, counter: str) -> set[str]:
        """11.1d-f, l: neighbours among which the owner chooses; {"city"} or {"lost"}."""
        nation, place = NATION[counter], self.armies[counter]["at"]
        home, league = self.lands(nation), self.leagued(nation)
        shut = self.friends(nation, self.control[place])
        steps = self.steps(place, home)
        if not steps and shut:
            return {"city"}
        steps = steps or self.steps(place, league)
        bases = [*home, *(["africa"] if nation == "carthage" else [])]
        for goals in (bases, league):
            steps = steps or self.seaward(place, goals)
        quiet = {t for t in steps if not self.enemies(nation, t)}
        return quiet or set(steps) or {"lost"}

    def seaward(self, place: str, goals: list[str]) -> list[str]:
        """11.1f: the neighbours from which the crossing is shortest."""
        far = {t: min([zones_between(t, g) for g in goals], default=99) for t in LAND[place]["land"]}
        least = min(far.values(), default=99)
        return [] if least == 99 else [t for t in far if far[t] == least]

    def refuges(self, counter: str) -> set[str]:
        """12.4d, i: the nearest own land, else a friend's; by land if there is a way."""
        nation, place = NATION[counter], self.armies[counter]["at"]
        own = [t for t in self.lands(nation) if t != place] + (["africa"] if nation == "carthage" else [])
        goals = own or [t for t in self.leagued(nation) if t != place]
        far = {goal: marches(goal).get(place, 99) for goal in goals}
        if goals and min(far.values()) == 99:
            far = {goal: zones_between(place, goal) for goal in goals}
        return {goal for goal in goals if far[goal] == min(far.values())} or {"lost"}

    # --- numbers --------------------------------------------------------------------------------------

    def hunger(self, counter: str, season: str, die: int) -> int:
        """10.1: elements lost."""
        nation, place = NATION[counter], self.armies[counter]["at"]
        capital = place == NATIONS["nations"][nation]["capital"]
        lucania = nation == "epirus" and place == "lucania" and self.control[place] == "epirus"
        total = die + SEASON[season] + self.mark(counter, "unsupplied") - (capital or lucania)
        total += 2 if place in self.ravaged else 0
        column = "contested"
        if self.besieged(counter):
            column, total = "besieged", total + self.sieges[place]["marker"]
        elif self.control.get(place, nation) == nation and not self.enemies(nation, place):
            column = "controlled"
        return HUNGER[column][max(2, min(10, total)) - 2]

    def resistance(self, place: str) -> int:
        """12.4a, f, prec.5."""
        by = NATION[self.sieges[place]["by"]]
        inside = [c for c in self.enemies(by, place) if self.mark(c, "inside")]
        number = sum(len(self.armies[c]["elements"]) for c in inside) or 6
        return number - int(self.sieges[place]["marker"]) + (2 if place == "syracusae" else 0)

    def quiet(self, nation: str, *places: str) -> int:
        """1.12-1e: how many of these a nation holds with no enemy in them."""
        return sum(self.control[t] == nation and not self.enemies(nation, t) for t in places)

    def aims(self) -> dict[str, int]:
        """14: what each nation holds of what it fights for, Campania being Italy's."""
        within = {p: [t for t in PROVINCES if PROVINCES[t] == p] for p in PROVINCES.values()}

        def most(nation: str, province: str) -> int:
            need = len(within[province]) // 2 + 1
            return min(need, self.quiet(nation, *within[province]))

        return {
            "epirus": sum(most("epirus", p) for p in ("epirus", "graecia_magna", "sicilia")),
            "rome": most("rome", "italia") + most("rome", "graecia_magna"),
            "carthage": self.quiet("carthage", "panormos", "agrigentum", "messina"),
            "syracuse": self.quiet("syracuse", "syracusae", "messina"),
            "mamertines": self.quiet("mamertines", "messina")
            + min(1, self.quiet("mamertines", "agrigentum", "panormos", "syracusae")),
        }
