"""Positions of Hellenes built by hand, and short ways to play them. Everything goes through the contract."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from typing import Any

from polemos.engine.flow import Sequence
from polemos.engine.journal import Line
from polemos.engine.match import Match
from polemos.engine.playout import Playout
from polemos.engine.prompt import Arg
from polemos.games.hellenes.game import HellenesGame, make
from polemos.games.hellenes.state import Hellenes
from scenes import answer as play  # some scenes begin between two moments of a turn
from scenes import offered as offered
from scenes import split

ATHENS, SPARTA = "athens", "sparta"
SEASONS = ("new_year", "spring", "summer", "midsummer", "autumn", "winter")


@cache
def game() -> HellenesGame:
    return make()


BLOCKS = game().printed.blocks


def during(frame: str, step: str, who: str = "") -> dict[str, Any]:
    """A sequence of play as it stands while one of its steps is carried out."""
    return {**before(frame, step, who), "at": _steps(frame).index(step) + 1}


def before(frame: str, step: str, who: str = "") -> dict[str, Any]:
    """A sequence of play that is about to come to one of its steps."""
    return {"frame": frame, "who": who, "at": _steps(frame).index(step)}


def _steps(frame: str) -> list[str]:
    sequence = game().frames()[frame]()
    assert isinstance(sequence, Sequence)
    return [step.__name__ for step in sequence.steps()]


class Camp:
    """A position to be: an empty map with all blocks in the pools, until the test says otherwise."""

    def __init__(self, scenario: str = "431", season: str = "spring", year: int = 0) -> None:
        self.position: dict[str, Any] = game().start(scenario, 1).position()
        self.data: dict[str, Any] = self.position["state"]
        for name, entry in self.data["blocks"].items():
            entry.update(at="pool", cv=0, low=1, high=BLOCKS[name].max, may_be=self._side_bits(name))
            entry.pop("alias", None)
        loyal = {c: game().printed.places[c].loyalty for c in self.data["holder"]}
        self.data.update(
            holder=loyal, garrisons={}, sieges={}, patrols={}, season=SEASONS.index(season), year=year
        )
        self.data.update(
            prestige=0, played={ATHENS: "coins c44", SPARTA: "coins c38"}, discard=["c38", "c44"]
        )
        self._deal()

    def _side_bits(self, name: str) -> str:
        return f"{sum(1 << block.index for block in game().printed.units[BLOCKS[name].side]):x}"

    def _deal(self) -> None:
        used = {"c44", "c38"}
        cards = [c for c in self._all_cards() if c not in used]
        self.data["hands"] = {ATHENS: cards[:6], SPARTA: cards[6:12]}
        self.data["deck"] = cards[12:]

    def _all_cards(self) -> list[str]:
        hands = [c for hand in self.data["hands"].values() for c in hand]
        return sorted([*self.data["deck"], *hands])

    # --- what stands where --------------------------------------------------------------------

    def put(self, place: str, **units: int) -> Camp:
        """`put("athens", a01=4, a14=3)`."""
        for number, (unit, cv) in enumerate(units.items()):
            entry = self.data["blocks"][unit]
            entry.update(
                at=place, cv=cv, low=1, high=BLOCKS[unit].max, alias=f"{unit[0]}t{place[:4]}{number}"
            )
        return self

    def load(self, **cargo: str) -> Camp:
        """`load(a01="a14")`: a land unit aboard a fleet."""
        self.data["cargo"].update(cargo)
        return self

    def hold(self, side: str, *cities: str, garrison: bool = False) -> Camp:
        for city in cities:
            self.data["holder"][city] = side
            if garrison:
                self.data["garrisons"][city] = side
        return self

    def siege(self, city: str, by: str, since: int = -1) -> Camp:
        """A siege laid before the game, or in a given season; a loyal city shows its garrison."""
        self.data["sieges"][city] = [by, since]
        loyal = game().printed.places[city].loyalty
        if loyal != by:
            self.data["garrisons"].setdefault(city, loyal)
        return self

    def patrol(self, sea: str, by: str, since: int = -1) -> Camp:
        self.data["patrols"][sea] = [by, since]
        return self

    def set(self, **facts: Any) -> Camp:
        self.data.update(facts)
        return self

    def hand(self, side: str, *cards: str) -> Camp:
        """The side holds exactly these cards; what it held goes to the deck."""
        self.data["discard"] = [c for c in self.data["discard"] if c not in cards]
        everything = self._all_cards()
        other = SPARTA if side == ATHENS else ATHENS
        kept = [c for c in self.data["hands"][other] if c not in cards]
        self.data["hands"] = {side: sorted(cards), other: kept}
        self.data["deck"] = sorted(c for c in everything if c not in cards and c not in kept)
        return self

    def in_play(self, *cards: str) -> Camp:
        """Continuing cards on the table, taken from wherever they are."""
        for card in cards:
            for pile in (self.data["deck"], *self.data["hands"].values()):
                if card in pile:
                    pile.remove(card)
        self.data["in_play"] = sorted([*self.data["in_play"], *cards])
        return self

    def leader(self, side: str, card: str = "") -> Camp:
        old = self.data["leaders"].pop(side, "")
        if old:
            self.data["deck"] = sorted([*self.data["deck"], old])
        if card:
            self.data["deck"] = [c for c in self.data["deck"] if c != card]
            for hand in self.data["hands"].values():
                if card in hand:
                    hand.remove(card)
            self.data["leaders"][side] = card
        return self

    # --- whose turn ---------------------------------------------------------------------------

    def frames(self, *frames: dict[str, Any]) -> Camp:
        self.position["frames"] = [during("Year", SEASONS[self.data["season"]]), *frames]
        return self

    def acting(self, role: str, actions: int = 3) -> Camp:
        """The action phase of a role; its turn is the second of the season."""
        self.set(active=role, actions=actions, order=[SPARTA if role == ATHENS else ATHENS, role])
        return self.frames(
            during("Season", "second_turn"),
            during("Turn", "event_or_actions", role),
            {"frame": "Actions", "who": role},
        )

    def fighting(self, role: str, event: bool = False) -> Camp:
        """The combat phase of a role."""
        self.set(active=role, actions=0, order=[SPARTA if role == ATHENS else ATHENS, role])
        return self.frames(
            during("Season", "second_turn"),
            during("Turn", "combat", role),
            before("EventCombat", "sieges", role) if event else before("CombatPhase", "sorties", role),
        )

    def choosing(self) -> Camp:
        """Both choose their card for the season."""
        self.set(played={}, active="", actions=0, discard=[])
        self._return("c44", "c38")
        if self.data["season"] == 0:
            return self.frames(during("NewYear", "initiative"), {"frame": "Initiative"})
        if self.data["season"] == 5:
            return self.frames(during("Winter", "cards"), {"frame": "Initiative"})
        return self.frames(during("Season", "initiative"), {"frame": "Initiative"})

    def _return(self, *cards: str) -> None:
        held = {c for hand in self.data["hands"].values() for c in hand}
        self.data["deck"] = sorted({*self.data["deck"], *(c for c in cards if c not in held)})

    def wintering(self, role: str, actions: int = 2) -> Camp:
        """The winter actions of a role, who comes second."""
        other = SPARTA if role == ATHENS else ATHENS
        self.set(season=5, active=role, actions=actions, order=[other, role])
        return self.frames(
            during("Winter", "second_actions"),
            during("WinterTurn", "actions", role),
            {"frame": "WinterActions", "who": role},
        )

    def year_end(self) -> Camp:
        self.set(season=5)
        self.position["frames"] = [during("Year", "year_end"), before("YearEnd", "collect")]
        return self

    def match(self, *dice: int) -> Match:
        return game().resume(self.position, dice)


# --- playing ------------------------------------------------------------------------------------------


def asked(match: Playout) -> str:
    """Who is asked what: "athens group-move"."""
    role = match.deciders[0]
    return f"{role} {match.prompt(role).message}"


def until(match: Match, message: str, **answers: str) -> Match:
    """Give the dull answer to every question until this one is asked."""
    dull = ("done", "pass", "accept", "stand", "fight", "resist", "keep_peace", "stay", "fight_on")
    for _ in range(400):
        if match.over or match.prompt(match.deciders[0]).message == message:
            return match
        role = match.deciders[0]
        prompt = match.prompt(role)
        if prompt.message in answers:
            verb, arg = split(answers[prompt.message])
        else:
            verb = next((v for v in dull if v in prompt.choices), next(iter(prompt.choices)))
            arg = prompt.choices[verb][0]
        match.play(role, verb, arg)
    raise AssertionError(f"{message} is never asked")


def state(match: Playout) -> Hellenes:
    found = match.state
    assert isinstance(found, Hellenes)
    return found


def at(match: Playout, unit: str) -> str:
    return state(match).at[unit]


def strength(match: Playout, unit: str) -> int:
    return state(match).strength[unit]


def prestige(match: Playout) -> int:
    """The marker; Athens' side is positive."""
    return state(match).prestige


def lines(match: Match, key: str) -> list[Line]:
    return [line for line in match.journal.lines if line.key == key]


def actions_due(camp: Camp, role: str, coins: int) -> int:
    """How many actions a card of so many coins gives this role at the beginning of his turn."""
    camp = deepcopy(camp)
    pile = [*camp.data["deck"], *(c for hand in camp.data["hands"].values() for c in hand)]
    card = next(c for c in pile if game().printed.cards[c].coins == coins)
    for some in (camp.data["deck"], *camp.data["hands"].values()):
        some[:] = [c for c in some if c != card]
    camp.set(active=role, actions=0, order=[role, SPARTA if role == ATHENS else ATHENS])
    camp.data["played"][role] = f"coins {card}"
    match = camp.frames(during("Season", "first_turn"), before("Turn", "event_or_actions", role)).match()
    number = lines(match, "actions")[0].args["number"]
    assert isinstance(number, int)
    return number


def places_for(camp: Camp, block: str) -> tuple[Arg, ...]:
    """Where a recruit may appear, if it is drawn now."""
    side = BLOCKS[block].side
    camp.acting(side).set(drawn=[block])
    camp.position["frames"].append({"frame": "Choose", "who": side, "block": ""})
    match = camp.match()
    camp.set(drawn=[])
    return () if asked(match) == f"{side} recruit-none" else offered(play(match, f"choose {block}"), "place")


def capacity_of(camp: Camp, city: str) -> int:
    """How many units a city holds, as the board shows it while it is besieged."""
    by = SPARTA if camp.data["holder"][city] == ATHENS else ATHENS
    return int(camp.siege(city, by).acting(ATHENS).match().view(None)["markers"]["capacity"][city])


def attacks(match: Match) -> list[Any]:
    """The blocks in the order in which they have attacked."""
    return [line.args["piece"] for line in lines(match, "attack")]
