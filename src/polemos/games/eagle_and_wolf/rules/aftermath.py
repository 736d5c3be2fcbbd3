"""11.4-11.6, 13.5, 6.3: pursuit, losses, retreat, Pyrrhus, the emergency track."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from polemos.battles.dba.field import ATTACKER, DEFENDER, PREFIX
from polemos.engine.ask import Ask
from polemos.engine.flow import Frame, Plain, Step
from polemos.engine.prompt import Value
from polemos.engine.why import Barrier, Gate, Gates
from polemos.games.eagle_and_wolf.army import Army, joined
from polemos.games.eagle_and_wolf.printed import AUTUMN, EPIRUS, GAULS, ITALIOTS, ROME
from polemos.games.eagle_and_wolf.rules.commander import hand_over
from polemos.games.eagle_and_wolf.rules.losses import Cull
from polemos.games.eagle_and_wolf.rules.retreat import FallBack, go_over
from polemos.games.eagle_and_wolf.state import Campaign

#: The step of the sequence that a battle on the map is, for views.
BATTLE: Final = "battle"
#: 11.4b: who pursues on horseback.
HORSE: Final[tuple[str, ...]] = ("Kn", "Cv", "LH")
#: 8.22b: the order in which Magna Graecia goes over.
RALLY: Final[tuple[str, ...]] = ("lucania", "bruttium", "apulia")

OTHER_SIDE: Final = Barrier("other-side-lost", "11.4g")
PICKED: Final = Barrier("picked-already", "11.4g")
FALLEN_FIRST: Final = Barrier("fallen-first", "11.4g")


def ids_of(state: Campaign, side: int) -> list[str]:
    """The elements of a side in the order they were enlisted."""
    letter = PREFIX[side][0]
    return [e for e, kind in state.field.kinds.items() if e[0] == letter and kind != "Cf"]


def alive(state: Campaign, side: int) -> list[str]:
    """11.4a: present on the field: neither struck down nor still aboard."""
    field = state.field
    return [e for e in ids_of(state, side) if e not in field.lost and e not in field.aboard]


def pursuit(state: Campaign, winner: int, die: int, flank: int, rear: int) -> int:
    """11.4: max(0, roll + 2 x factor - 9), the factor between 1 and 6, the roll between -2 and 9."""
    return max(0, pursuit_roll(state, winner, die, flank, rear) + pursuit_halves(state, winner) - 9)


def pursuit_halves(state: Campaign, winner: int) -> int:
    """11.4a: twice the factor: one for each element but El, Art and Pk, one for each pair of Pk."""
    kinds = [state.field.kinds[e] for e in alive(state, winner)]
    plain = sum(kind not in ("El", "Pk", "Art") for kind in kinds)
    return max(2, min(12, plain + kinds.count("Pk") // 2))


def pursuit_roll(state: Campaign, winner: int, die: int, flank: int, rear: int) -> int:
    """11.4b-e: mounted, blades, zones, autumn."""
    roll = die + mounted(state, winner) + blades(state, winner) + flank + 2 * rear
    return max(-2, min(9, roll - (2 if state.time == AUTUMN else 0)))


def mounted(state: Campaign, winner: int) -> int:
    """11.4b: mounted elements more than the beaten side has on the field; elephants do not count."""
    riders = [sum(state.field.kinds[e] in HORSE for e in alive(state, side)) for side in (winner, 1 - winner)]
    return riders[0] - riders[1]


def blades(state: Campaign, winner: int) -> int:
    """11.4c: by option three at most."""
    number = sum(state.field.kinds[e] == "Bd" for e in alive(state, winner))
    return min(3, number) if state.options["blades"] == "three" else number


@dataclass
class Aftermath(Frame):
    """11.4-11.6: step by step; `at` counts those that are done."""

    ours: tuple[tuple[str, ...], ...]
    theirs: tuple[tuple[str, ...], ...]
    reason: str
    loser: int
    flank: int
    rear: int
    at: int

    def phase(self, state: Campaign) -> str:
        return BATTLE

    def steps(self) -> tuple[Step, ...]:
        """13.5b: Pyrrhus' fate is known before anybody falls back."""
        lost = (self._attackers_dead, self._defenders_dead)
        beaten = (self._pursuit, self._winner)
        first = lost if self.reason == "withdrawal" else beaten
        return (*first, self._death, self._retreat, self._consequences)

    def run(self, state: Campaign) -> None:
        facts = (self.ours, self.theirs, self.reason, self.loser, self.flank, self.rear)
        state.become(Aftermath(*facts, self.at + 1))
        self.steps()[self.at](state)

    def _pursuit(self, state: Campaign) -> None:
        """11.4f-g."""
        winner = 1 - self.loser
        die = state.die("11.4b", state.banner(winner))
        number = pursuit(state, winner, die, self.flank, self.rear)
        state.log("pursuit", "11.4f", "", **self._reasons(state, winner, die), number=number)
        state.call(Casualties(self.loser, winner, min(number, len(ids_of(state, self.loser))), ()))

    def _reasons(self, state: Campaign, winner: int, die: int) -> dict[str, Value]:
        """11.4a-e: the factor, the die and everything that was added to it."""
        halves = pursuit_halves(state, winner)
        return {
            "side": state.banner(winner),
            "foe": state.banner(1 - winner),
            "factor": f"{halves // 2}{'½' if halves % 2 else ''}",
            "die": die,
            "mounted": mounted(state, winner),
            "blades": blades(state, winner),
            "zones": self.flank + 2 * self.rear,
            "autumn": -2 if state.time == AUTUMN else 0,
            "roll": pursuit_roll(state, winner, die, self.flank, self.rear),
        }

    def _winner(self, state: Campaign) -> None:
        """11.5a."""
        winner = 1 - self.loser
        die = state.die("11.5a", state.banner(winner))
        dead = sum(e in state.field.lost for e in ids_of(state, winner))
        number = max(0, dead + int(state.printed.tables["winner_losses"][die - 1]))
        side = state.banner(winner)
        state.log("winner_losses", "11.5a", side=side, die=die, before=dead, number=number)
        state.call(Casualties(winner, winner, min(number, len(ids_of(state, winner))), ()))

    def resume(self, state: Campaign, result: Plain) -> None:
        """What was picked is gone; who was struck down but not picked is back."""
        if isinstance(result, tuple):
            self._strike_off(state, int(str(result[0])), [str(e) for e in result[1:]])

    def _attackers_dead(self, state: Campaign) -> None:
        """dba.9d: the dead stay dead, the attacker goes; no pursuit, no track."""
        self._dead(state, ATTACKER)

    def _defenders_dead(self, state: Campaign) -> None:
        """dba.9d: on both sides."""
        self._dead(state, DEFENDER)

    def _dead(self, state: Campaign, side: int) -> None:
        self._strike_off(state, side, [e for e in ids_of(state, side) if e in state.field.lost])

    def _strike_off(self, state: Campaign, side: int, gone: list[str]) -> None:
        strike_off(state, self.ours if side == ATTACKER else self.theirs, side, gone)

    def _death(self, state: Campaign) -> None:
        """13.5b: at the end of the battle, before anybody falls back."""
        for side, rows in ((0, self.ours), (1, self.theirs)):
            if rows[0][0] == "pyrrhus":
                pyrrhus(state, side, self.loser)

    def _retreat(self, state: Campaign) -> None:
        """11.6a-c: those who fought with all they had and lost; contingents' armies are gone already."""
        rows = self.ours if self.loser == ATTACKER else self.theirs
        standing = [led_by(state, row[0]) for row in (*self.ours, *self.theirs)]
        place = next((state.armies[c].at for c in standing if c in state.armies), "")
        for counter in dict.fromkeys([led_by(state, row[0]) for row in rows]):
            army = state.armies.get(counter)
            if army is None or army.at != place or army.inside:
                continue
            if self.loser == ATTACKER:
                state.edit(counter).pm = 0  # 11.6c: a beaten mover does nothing more
            state.call(FallBack(counter, "11.6a"))

    def _consequences(self, state: Campaign) -> None:
        """11.6, 6.3, 13.1c."""
        winners = self.theirs if self.loser == ATTACKER else self.ours
        losers = self.ours if self.loser == ATTACKER else self.theirs
        state.end("lost" if self.loser == ATTACKER else "won")
        if self.reason == "withdrawal":
            return
        if any(state.nation(row[0]) == GAULS for row in winners):
            state.raided = 1
        track(state, _roman(state, winners), _roman(state, losers))


def led_by(state: Campaign, counter: str) -> str:
    """13.5c-e: whoever leads Pyrrhus' army once he is dead."""
    if counter != "pyrrhus" or "pyrrhus" not in state.dead:
        return counter
    return "epirote" if "epirote" in state.armies else "megacles"


def _roman(state: Campaign, rows: tuple[tuple[str, ...], ...]) -> bool:
    return any(state.nation(row[0]) == ROME for row in rows)


@dataclass
class Casualties(Frame):
    """11.4g, 11.5b: picked in turn, the winner first; those struck down in the battle before others."""

    side: int
    winner: int
    number: int
    picked: tuple[str, ...]

    def open(self, state: Campaign) -> list[str]:
        left = [e for e in ids_of(state, self.side) if e not in self.picked]
        return sorted([e for e in left if e in state.field.lost] or left)

    def picker(self, state: Campaign) -> str:
        """11.5b: an extra loss of the winner is picked by the beaten side."""
        dead = any(e in state.field.lost and e not in self.picked for e in ids_of(state, self.side))
        if self.side == self.winner and not dead:
            return state.commanders[1 - self.winner]
        return state.commanders[self.winner if len(self.picked) % 2 == 0 else 1 - self.winner]

    def ask(self, state: Campaign) -> Ask | None:
        """Nobody picks where all that are left must go, or where they are all of one kind."""
        left = self.number - len(self.picked)
        able = self.open(state)
        if left <= 0 or left >= len(able) or len({state.field.kinds[e] for e in able}) == 1:
            return None
        ask = Ask(self.picker(state), "casualty", "11.4g", {"number": left})
        return ask.pick("remove", tuple(able), self.remove)

    def barriers(self, state: Campaign, who: str) -> Gates:
        return {"remove": Gate("element", self.why_not_remove)}

    def why_not_remove(self, state: Campaign, who: str, element: str | None) -> Barrier | None:
        """11.4g, 11.5b: of this side, once, those struck down before others."""
        if element is None or element in self.open(state):
            return None
        if element in self.picked:
            return PICKED.of(piece=element)
        ours = element in ids_of(state, self.side)
        return (FALLEN_FIRST if ours else OTHER_SIDE).of(piece=element, side=state.banner(self.side))

    def remove(self, state: Campaign, role: str, element: str) -> None:
        state.become(Casualties(self.side, self.winner, self.number, (*self.picked, element)))

    def run(self, state: Campaign) -> None:
        if len(self.picked) >= self.number:
            state.end((self.side, *self.picked))
        else:
            more = (*self.picked, self.open(state)[0])
            state.become(Casualties(self.side, self.winner, self.number, more))


def strike_off(state: Campaign, rows: tuple[tuple[str, ...], ...], side: int, gone: list[str]) -> None:
    """The sheets after a battle; an army without elements is removed (3.21e)."""
    ids = iter(ids_of(state, side))
    for row in rows:
        left = tuple(kind for kind, element in ((kind, next(ids)) for kind in row[1:]) if element not in gone)
        army = state.armies[row[0]]
        base = army.elements[: len(army.elements) - (len(row) - 1)]
        if base or left:
            state.shed(row[0], (*base, *left))
        else:
            state.remove(row[0], "3.21e")
    field = state.field
    field.lost = (*field.lost, *(e for e in gone if e not in field.lost))
    field.aboard = tuple(e for e in field.aboard if e not in gone)  # those who never landed die too
    for element in gone:
        field.take(element)
    side_name, kinds = state.banner(side), tuple(field.kinds[e].lower() for e in gone)
    if gone:
        state.log("casualties", "11.4h", side=side_name, number=len(gone), pieces=kinds)
    else:
        state.log("no_casualties", "11.4h", side=side_name)


def track(state: Campaign, won: bool, lost: bool) -> None:
    """6.3b, 6.3d-e, 6.3g, 11.6d: one step for each battle of a Roman army."""
    if lost:
        state.box = min(6, state.box + 1)
        state.log("track", "11.6d", number=state.box)
        if state.emergency or state.options["rally"] == "any_defeat":
            rally(state)
    elif won and state.emergency:
        state.box -= 1
        if state.box <= 0:
            state.box = state.emergency = 0
        state.log("track" if state.emergency else "emergency_over", "11.6d", number=state.box)


def rally(state: Campaign) -> None:
    """8.22b-e: an Italiot territory goes over to Epirus, else a Roman one back to the Italiots."""
    for owner, to in ((ITALIOTS, EPIRUS), (ROME, ITALIOTS)):
        for place in RALLY:
            if state.control[place] == owner:
                if place == "lucania" and to == EPIRUS and "italiot" in state.armies:
                    leonatus(state)  # before the gates: they are Epirotes when the city goes over
                go_over(state, place, to, "8.22b")
                return


def leonatus(state: Campaign) -> None:
    """8.22e: the Italiot army becomes Epirote, under Leonatus."""
    if "leonatus" in state.armies:
        return  # he has an army already: these stay Italiots
    state.armies["leonatus"] = army = state.armies.pop("italiot").copy()
    army.attitude = state.printed.attitude("leonatus")
    state.riding.pop("leonatus", None)
    hand_over(state, "italiot", "leonatus")
    state.log("leonatus", "8.22e", place=army.at)


def pyrrhus(state: Campaign, side: int, loser: int) -> None:
    """13.5b-e: his element struck down or removed: a 1 kills him."""
    if state.field.generals[side] not in state.field.lost:
        return
    die = state.die("13.5b", EPIRUS)
    state.log("pyrrhus_dies" if die == 1 else "pyrrhus_lives", "13.5b", die=die)
    if die != 1:
        return
    state.dead = (*state.dead, "pyrrhus")
    army = state.armies.pop("pyrrhus", None)
    if army is not None:
        succeed(state, army, side, loser)


def succeed(state: Campaign, army: Army, side: int, loser: int) -> None:
    """13.5c-e: Megacles takes all if he is there; else a die of elements is lost; the rest waits for him."""
    other = state.armies.get("megacles")
    heir = "megacles" if other is None or other.at == army.at else "epirote"
    state.armies[heir] = army = army.copy()
    if heir == "megacles" and other is not None:
        joined(army, other)
    army.attitude = state.printed.attitude(heir)
    state.riding = {
        junior: heir if chief == "pyrrhus" else chief
        for junior, chief in state.riding.items()
        if junior != heir
    }
    hand_over(state, "pyrrhus", heir)
    state.log("succeeds", "13.5c", leader=heir, place=army.at)
    if heir == "epirote":
        number = state.die("13.5d", state.banner(1 - side))
        state.log("leaderless", "13.5d", leader=heir, number=number)
        winner = state.commanders[1 - loser]
        state.call(Cull(heir, number, (winner, state.commanders[loser])))
