"""The state of a campaign: who controls what, the armies, the markers, and a battle while one is fought."""

from __future__ import annotations

from polemos.games.eagle_and_wolf.army import Army
from polemos.games.eagle_and_wolf.printed import PROCONSULS, SEASONS
from polemos.games.eagle_and_wolf.stored import StoredCampaign

Pair = tuple[str, str]


def pair(a: str, b: str) -> Pair:
    return (a, b) if a < b else (b, a)


class Campaign(StoredCampaign):
    """One campaign in progress."""

    def clone(self) -> Campaign:
        return Campaign(self.printed, self.book, self.scenario, self.options, self.chance, self)

    # --- who is who -------------------------------------------------------------------------------

    @property
    def time(self) -> str:
        return SEASONS[self.season]

    def nation(self, counter: str) -> str:
        return self.printed.nation_of[counter]

    def player(self, counter: str) -> str:
        """1.12: who plays an army; with six players each consul has his own player."""
        if self.six and counter in ("consul_prg", PROCONSULS[1]):
            return "rome_2"
        return self.seats[self.nation(counter)]

    def players_of(self, nation: str) -> tuple[str, ...]:
        """1.12-3: who speaks for a nation; with six players both Romans do for Rome."""
        first = self.seats[nation]
        return (first, "rome_2") if self.six and nation == "rome" else (first,)

    def runs(self, role: str, nation: str) -> bool:
        return role in self.players_of(nation)

    def banner(self, side: int) -> str:
        """Armies of nations fight, whoever plays them."""
        return self.banners[side] if self.banners else self.commanders[side]

    def at_war(self, a: str, b: str) -> bool:
        return ((a, b) if a < b else (b, a)) in self.wars

    def allied(self, a: str, b: str) -> bool:
        return a == b or ((a, b) if a < b else (b, a)) in self.allies

    def active(self, nation: str) -> bool:
        """1.1d: at war with somebody."""
        return nation in self.at_arms()

    def at_arms(self) -> tuple[str, ...]:
        """1.1d: the nations that are at war, as a question lists them."""
        if self.arms_known_of is not self.wars:
            self.arms_known = tuple(sorted({n for war in self.wars for n in war}))
            self.arms_known_of = self.wars
        return self.arms_known

    def declare(self, a: str, b: str) -> None:
        """9.0e: attacking makes war."""
        if not self.at_war(a, b):
            self.wars = (*self.wars, pair(a, b))
            self.allies = tuple(p for p in self.allies if p != pair(a, b))
            self.log("war", "9.0e", side=a, foe=b)
            self._turn_out()

    def _turn_out(self) -> None:
        """13.3: no army stays in a city whose master is its enemy from now on."""
        for counter in sorted(self.armies):
            army = self.armies[counter]
            if army.inside and self.at_war(self.nation(counter), self.control.get(army.at, "")):
                self.edit(counter).inside = 0
                self.log("leaves_city", "13.3e", leader=counter, place=army.at)

    def make_allies(self, a: str, b: str, rule: str) -> None:
        """13.3: from now on they stand together; a war between them is over."""
        if pair(a, b) not in self.allies:
            self.allies = (*self.allies, pair(a, b))
            self.log("allied", rule, side=a, foe=b)
        self.wars = tuple([war for war in self.wars if war != pair(a, b)])

    # --- armies -----------------------------------------------------------------------------------

    def armies_of(self, nation: str) -> list[str]:
        armies = self.armies
        return [c for c in self.printed.ranks[nation] if c in armies]

    def armies_at(self, place: str) -> list[str]:
        found = [c for c, army in self.armies.items() if army.at == place]
        found.sort()
        return found

    def enemies_at(self, nation: str, place: str) -> list[str]:
        nation_of = self.printed.nation_of
        found = [
            c for c, army in self.armies.items() if army.at == place and self.at_war(nation, nation_of[c])
        ]
        found.sort()
        return found

    def edit(self, counter: str) -> Army:
        """The army as a copy of its own, which may be changed."""
        army = self.armies[counter] = self.armies[counter].copy()
        return army

    def remove(self, counter: str, rule: str) -> None:
        """3.21e: off the map; the sieges it led are lifted. 8.23e: rebels who fall do not rise again."""
        army = self.armies.pop(counter)
        self.fallen += len(army.elements)
        self.riding = {junior: chief for junior, chief in self.riding.items() if chief != counter}
        self.lift(counter)
        if counter == "samnite" and self.revolt == "partial" and rule != "4.0a":
            self.revolt = "crushed"
        self.log("demobilised" if rule == "4.0a" else "removed", rule, leader=counter, place=army.at)

    def shed(self, counter: str, elements: tuple[str, ...]) -> None:
        """What is left on a sheet after losses, which everybody can count."""
        army = self.edit(counter)
        gone = len(army.elements) - len(elements)
        self.fallen += gone
        army.elements = elements
        if army.most:
            army.least, army.most = max(1, army.least - gone), max(len(elements), army.most - gone)
        else:
            army.least = 0

    def show(self, counter: str) -> None:
        """1.13d: a battle or a siege has shown how many they are."""
        army = self.edit(counter)
        army.least = army.most = 0

    def lift(self, counter: str, rule: str = "12.3a") -> None:
        """12.3: the sieges that an army leads are over."""
        for place, siege in list(self.sieges.items()):
            if siege.by == counter:
                self.raise_siege(place, rule)

    def raise_siege(self, place: str, rule: str) -> None:
        siege = self.sieges[place]
        self.sieges = {t: s for t, s in self.sieges.items() if t != place}
        self.log("siege_raised", rule, leader=siege.by, place=place)

    def hand_siege(self, old: str, new: str) -> None:
        """The siege goes on under another counter."""
        self.sieges = {t: s._replace(by=new) if s.by == old else s for t, s in self.sieges.items()}

    def besieged(self, counter: str) -> bool:
        """12.2: shut in by an enemy; who is at peace with the besieger comes and goes."""
        army = self.armies[counter]
        if not army.inside or army.at not in self.sieges:
            return False
        return self.at_war(self.nation(counter), self.nation(self.sieges[army.at].by))

    def besieging(self, counter: str) -> bool:
        return any([siege.by == counter for siege in self.sieges.values()])

    # --- territories ------------------------------------------------------------------------------

    def controlled(self, nation: str) -> tuple[str, ...]:
        control = self.control
        return tuple([t for t in self.printed.territories if control[t] == nation])

    def contested(self, place: str) -> bool:
        """1.12: controlled by one nation while an enemy army is there."""
        return bool(self.enemies_at(self.control.get(place, ""), place))

    def holds(self, nation: str, place: str) -> bool:
        """1.12-1e: for provinces and victory a contested territory counts for nobody."""
        return self.control.get(place) == nation and not self.contested(place)

    def province_of(self, place: str) -> str:
        """1.12-1d: Campania is Italia's, or by option Magna Graecia's."""
        if place == "campania":
            return str(self.options["campania"])
        return str(self.printed.province.get(place, ""))

    def roll_d12(self, rule: str, who: str) -> int:
        """1.1a-b: a d12, or a white d6 and a coloured one that adds six when even."""
        if self.options["d12"] == "d12":
            return self.die(rule, who, 12)
        white, colour = self.roll(rule, 2, 6, who)
        return white + (6 if colour % 2 == 0 else 0)

    def take(self, place: str, nation: str, rule: str) -> None:
        before, self.control[place] = self.control[place], nation
        self.log("control", rule, place=place, side=nation, foe=before)
