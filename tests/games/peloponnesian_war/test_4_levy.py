"""4.2.1, 4.3: the non-player side marches whenever the Army it needs can be raised, united and paid."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from polemos.engine.chance import Chance
from polemos.engine.match import Match
from polemos.games.peloponnesian_war.printed.shortest_routes import NEVER
from polemos.games.peloponnesian_war.rules.activation import free_points
from polemos.games.peloponnesian_war.rules.levy import plan_levy
from polemos.games.peloponnesian_war.rules.levy_order import Ways, in_this_order
from polemos.games.peloponnesian_war.rules.routes import lines_to, way_at
from polemos.games.peloponnesian_war.rules.strength_points import EMPTY, Force, cost, count_of, of_kind
from polemos.games.peloponnesian_war.rules.treasury import spendable
from polemos.games.peloponnesian_war.state import War
from tests.games.peloponnesian_war.scene import PRINTED, keys, matrix_turn, points, table, told, war

Need = tuple[int, int, int]

#: The armies that the matrices ask for, and two that they do not.
NEEDS: list[Need] = [
    (3, 0, 0),
    (2, 1, 0),
    (1, 0, 2),
    (2, 0, 2),
    (2, 0, 3),
    (3, 0, 3),
    (2, 0, 4),
    (0, 1, 1),
    (0, 0, 2),
]
SPACES: tuple[str, ...] = PRINTED.map.spaces
#: Thousands of positions are made from it.
EMPTY_MAP = war()


class Exhaustive:
    """Every order in which a leader can visit spaces and take one point after the other."""

    def __init__(self, state: War, side: str, need: Need, goal: str) -> None:
        self.state, self.side, self.need, self.goal = state, side, need, goal
        self.free = free_points(state, side)
        self.seen: set[tuple[str, tuple[tuple[str, Force], ...]]] = set()

    def possible(self, price: int) -> bool:
        self.price = price
        self.seen = set()
        return self._from(self.side, {})

    def _from(self, at: str, taken: dict[str, Force]) -> bool:
        here = (at, tuple(sorted(taken.items())))
        if here in self.seen:
            return False
        self.seen.add(here)
        force: Force = sum(taken.values())
        if cost(self.side, force) > self.price:
            return False
        if self._complete(force):
            return lines_to(self.state, self.side, force, at, self.goal) != NEVER
        return self._takes(at, taken, force) or self._moves(at, taken, force)

    def _complete(self, force: Force) -> bool:
        return all(count_of(force, arm) + count_of(force, arm + 3) == self.need[arm] for arm in range(3))

    def _takes(self, at: str, taken: dict[str, Force], force: Force) -> bool:
        left = self.free.get(at, EMPTY) - taken.get(at, EMPTY)
        for kind in range(6):
            arm = kind % 3
            if count_of(left, kind) and count_of(force, arm) + count_of(force, arm + 3) < self.need[arm]:
                more = {**taken, at: taken.get(at, EMPTY) + of_kind(kind, 1)}
                if self._from(at, more):
                    return True
        return False

    def _moves(self, at: str, taken: dict[str, Force], force: Force) -> bool:
        way = way_at(self.state, self.side, force, at)
        for place in self.free:
            if place != at and way.far(self.state.map.number[place]) != NEVER and self._from(place, taken):
                return True
        return False


def scattered(random: Random, side: str) -> tuple[War, Need, str]:
    """A few points of a side anywhere, a few enemies, perhaps the plague; an army to raise and its goal."""
    mine, theirs = {}, {}
    for place in random.sample(SPACES, random.randint(2, 4)):
        mine[place] = _some(random, place)
    if random.random() < 0.5:
        mine[side] = _some(random, side)
    for place in random.sample(SPACES, random.randint(0, 12)):
        theirs[place] = "1ah"
    state = EMPTY_MAP.clone()
    state.chance = Chance(f"scattered:{random.randint(0, 999)}", 0)
    other = state.player = "sparta" if side == "athens" else "athens"
    for who, stacks in ((side, mine), (other, theirs)):
        for place, force in stacks.items():
            state.put(who, place, points(force))
    state.plague = random.random() < 0.2
    state.treasury[side] = random.choice((400, 1200, 5000))
    if random.random() < 0.5:
        state.active["argos"], state.active["syracuse"] = (
            random.choice(("", "athens")),
            random.choice(("", "sparta")),
        )
    return state, random.choice(NEEDS), random.choice(SPACES)


def _some(random: Random, place: str) -> str:
    kinds = ["h", "ah", "ac"] if PRINTED.map.kind[place] == "land" else ["h", "ah", "n", "n", "an", "ac"]
    return " ".join(
        f"{random.randint(1, 2)}{kind}" for kind in sorted(set(random.sample(kinds, random.randint(1, 2))))
    )


def check(state: War, side: str, need: Need, goal: str) -> bool:
    """The plan can be carried out, and there is one whenever the exhaustive search finds one."""
    stops = plan_levy(state, side, need, goal)
    free = free_points(state, side)
    force: Force = sum(part for _, part in stops)
    search = Exhaustive(state, side, need, goal)
    payable = bool(stops) and cost(side, force) <= spendable(state, side)
    assert payable == search.possible(spendable(state, side)), (stops, need, goal, state.forces[side])
    if payable:
        assert in_this_order(Ways(state, side), stops, goal)
        assert search._complete(force)
        for place in {place for place, _ in stops}:
            part: Force = sum(taken for at, taken in stops if at == place)
            assert all(count_of(part, kind) <= count_of(free[place], kind) for kind in range(6))
    return bool(stops)


@pytest.mark.rule("4.2.1a", "4.2j", "4.3h")
@pytest.mark.parametrize("part", range(4))
def test_an_army_is_raised_whenever_any_search_finds_one(part: int) -> None:
    random = Random(part)
    marched = 0
    for _ in range(500):
        side = random.choice(("athens", "sparta"))
        state, need, goal = scattered(random, side)
        marched += check(state, side, need, goal)
    assert 50 < marched < 450


def levied(match: Match) -> list[tuple[str, str]]:
    """Where the system's leader took points, and which."""
    return [(line.args["place"], line.args["force"]) for line in match.log(None) if line.key == "np-muster"]


def ally(sparta: dict[str, str], dice: list[int], **fields: Any) -> Match:
    """Sparta's system attacks an ally of Athens; the first two dice name zone and objective."""
    fields.setdefault("leaders", {"agis": "sparta"})
    strategy = "attack_athenian_ally"
    return table(
        sparta=sparta,
        chief={"sparta": "agis"},
        strategy=strategy,
        frames=matrix_turn("sparta"),
        dice=dice,
        **fields,
    )


@pytest.mark.rule("4.2.1a", "4.2j", "4.3h")
def test_the_awkward_stop_is_left_out_and_not_the_one_that_cannot_be_reached() -> None:
    """Three men from Sparta on foot would find one ship at Corinth, and never get to the two at Erythrae."""
    sparta = {"sparta": "6h 2c", "corinth": "5ah 1ac 1an", "thebes": "6ah 4ac", "erythrae": "2h 2an"}
    match = ally(sparta, [2, 6], held={"erythrae": "sparta"})
    assert told(match, "np-force") == {"place": "teos", "kind": "coast", "force": "3H 3N"}
    assert "pass-no-army" not in keys(match)
    assert match.state.force("sparta", "teos") == points("2h 1ah 3an")


@pytest.mark.rule("4.2.1a", "4.2.1b")
def test_who_can_follow_the_usual_order_does() -> None:
    match = ally({"sparta": "10h 1c", "corinth": "5ah 5an"}, [2, 6])
    assert levied(match) == [("sparta", "3H"), ("corinth", "3N (all.)")]


@pytest.mark.rule("4.1.5b", "4.1.5c", "4.2j")
def test_spartans_from_afar_march_where_allies_cannot_be_paid() -> None:
    """Three hoplites: the nearest are allies, for 600 talents. Spartans, who cost nothing, stand in Decelea;
    but the leader gets there only with an Army, so that one ally has to be paid."""
    sparta = {"sparta": "3h", "corinth": "5ah", "decelea": "4h"}
    poor = war(sparta=sparta, player="athens", treasury={"sparta": 200}, held={"decelea": "sparta"})
    taken = plan_levy(poor, "sparta", (3, 0, 0), "panactum")
    assert taken == (("corinth", points("1ah")), ("decelea", points("2h")))
    rich = war(sparta=sparta, player="athens", treasury={"sparta": 600}, held={"decelea": "sparta"})
    assert plan_levy(rich, "sparta", (3, 0, 0), "panactum") == (("corinth", points("3ah")),)


@pytest.mark.rule("4.1.5c", "4.2j")
@pytest.mark.parametrize("talents", [1800, 1799])
def test_an_army_whose_price_is_all_there_is_can_be_paid(talents: int) -> None:
    """Four hoplites for 800 talents, 1000 must stay. As near as they are others on an island without ships,
    whom the lot may name first."""
    for seed in range(6):
        match = table(
            athens={"salamis": "5h", "megara": "5h"}, held={"megara": "athens"}, player="sparta", seed=seed,
            frames=matrix_turn("athens"), chief={"athens": "cleon"}, leaders={"cleon": "athens"},
            strategy="attack_spartan_ally", treasury={"athens": talents}, dice=[4, 5],
        )  # fmt: skip
        assert told(match, "np-force") == {"place": "thebes", "kind": "land", "force": "4H"}
        paid = talents == 1800
        assert match.state.forces["athens"]["megara"] == points("1h" if paid else "5h")
        assert match.state.force("athens", "thebes") == points("4h" if paid else "")
        assert ("np-too-dear" in keys(match)) is not paid


@pytest.mark.rule("4.1.5b", "4.2j")
def test_spartans_march_without_a_talent() -> None:
    """The nearer allies cannot be paid; Spartans further off cost nothing."""
    sparta = {"tegea": "6ah", "mantinea": "6h", "sparta": "3h"}
    state = war(sparta=sparta, player="athens", treasury={"sparta": 0})
    assert plan_levy(state, "sparta", (5, 0, 0), "panactum") == (("mantinea", points("5h")),)


@pytest.mark.rule("4.1.5b", "4.2.1a")
def test_ships_are_taken_from_near_even_where_men_must_be_spartans() -> None:
    """Three ships take all 1200 talents, so that no ally can be paid on foot; but an allied ship is as dear
    as a Spartan one, and all three of Therme are nearer than that of Gela."""
    sparta = {"pharsalus": "2h 1ah", "therme": "1n 2an", "gela": "1h 1n", "sparta": "2h 1ac"}
    held = dict.fromkeys(("pharsalus", "therme", "gela"), "sparta")
    state = war(sparta=sparta, player="athens", treasury={"sparta": 1200}, held=held)
    taken = {"pharsalus": "2h", "therme": "1n 2an", "gela": "1h"}
    stops = plan_levy(state, "sparta", (3, 0, 3), "byzantium")
    assert dict(stops) == {place: points(force) for place, force in taken.items()}


@pytest.mark.rule("4.2.1a", "1.1.3a")
def test_of_sources_equally_near_the_lot_takes_one() -> None:
    """Oropus and Plataea are both two lines from Athens; one hoplite is wanted."""
    athens = {"oropus": "2h", "plataea": "2h"}
    taken = {
        plan_levy(war(athens=athens, player="sparta", seed=seed), "athens", (1, 0, 0), "thebes")
        for seed in range(20)
    }
    assert taken == {(("oropus", points("1h")),), (("plataea", points("1h")),)}


@pytest.mark.rule("4.1.5b", "4.2.1b")
def test_no_space_is_emptied_to_save_an_ally_who_can_be_paid() -> None:
    """One rider and one hoplite of the allies can be paid. Both Spartans of Oeniadae would cost nothing, but
    nobody would be left there."""
    sparta = {"oeniadae": "2h", "mende": "2ac", "sparta": "2h 2ah"}
    held = dict.fromkeys(("oeniadae", "mende"), "sparta")
    state = war(sparta=sparta, player="athens", treasury={"sparta": 400}, held=held)
    taken = {"sparta": "1ah", "oeniadae": "1h", "mende": "1ac"}
    stops = plan_levy(state, "sparta", (2, 1, 0), "loryma")
    assert dict(stops) == {place: points(force) for place, force in taken.items()}
    poorer = war(sparta=sparta, player="athens", treasury={"sparta": 200}, held=held)
    stops = plan_levy(poorer, "sparta", (2, 1, 0), "loryma")
    assert dict(stops) == {"oeniadae": points("2h"), "mende": points("1ac")}, "now there is no other way"


@pytest.mark.rule("4.2.1b", "EV.10e")
@pytest.mark.parametrize(("left", "emptied"), [(False, "corcyra"), (True, "lindus")])
def test_corcyra_is_emptied_last_once_it_has_left_the_league(left: bool, emptied: str) -> None:
    """It is nearer than Lindus, but a captured space when it is nobody's own any more."""
    held = {"corcyra": "athens"} if left else {}
    athens = {"corcyra": "1h 1n", "lindus": "1h 1n"}
    state = war(athens=athens, player="sparta", corcyra_neutral=left, held=held)
    assert plan_levy(state, "athens", (1, 0, 1), "cythera") == ((emptied, points("1h 1n")),)


@pytest.mark.rule("4.2j", "4.3h")
def test_no_army_is_raised_where_no_road_leads() -> None:
    """The men are on an island, and the ships in a harbour that only they could leave."""
    state = war(athens={"naxos": "3h", "athens": "1h"}, sparta={}, player="sparta")
    assert plan_levy(state, "athens", (3, 0, 0), "megara") == ()


@pytest.mark.rule("4.2.1a", "4.1.1e", "4.2j")
def test_one_man_may_be_fetched_before_the_others_of_his_space() -> None:
    """Alone the leader gets to Epidamnus, but to Lepreum only with a man; two walk to the ships of Panormus,
    and only with the third ship from Ceos is there room for the man who stayed at Epidamnus."""
    athens = {"lepreum": "1h 1ah", "ceos": "2n", "panormus": "2n", "epidamnus": "2h 2ac"}
    enemies = (
        "sestus", "plataea", "rhegium", "atalante", "cirrha", "byzantium", "spartolus", "mantinea", "locri",
        "histiaea", "segesta", "opus",
    )  # fmt: skip
    state = war(athens=athens, sparta=dict.fromkeys(enemies, "1ah"), player="sparta")
    places = [place for place, _ in plan_levy(state, "athens", (3, 0, 3), "andros")]
    assert places == ["epidamnus", "lepreum", "panormus", "ceos", "epidamnus"]


@pytest.mark.rule("4.2.1b", "4.2.1c")
@pytest.mark.parametrize("teos", ["2h 1n", "2h 1ah 1n"])
def test_of_two_ways_to_unite_an_army_the_one_that_empties_fewer_spaces_is_taken(teos: str) -> None:
    """The ships of Teos and Eretria with a man of Athens and one of Teos empty two spaces of their ships;
    those of Eretria and Chios with both men of Teos would empty a third of its hoplites. If an ally stays in
    Teos both empty two, and the first takes more points from near home."""
    athens = {"chios": "1an", "teos": teos, "heraclea": "2ah", "eretria": "1an", "athens": "1h 2ah"}
    enemies = (
        "athens", "mende", "epidaurus_limera", "acanthus", "asine", "cephallenia", "scyros", "thebes",
        "orchomenus_arc",
    )  # fmt: skip
    active = {"argos": "athens", "syracuse": "sparta"}
    state = war(athens=athens, sparta=dict.fromkeys(enemies, "1ah"), player="sparta", active=active)
    stops = plan_levy(state, "athens", (2, 0, 2), "pellene")
    taken = [("athens", "1h"), ("teos", "1n"), ("eretria", "1an"), ("teos", "1h")]
    assert stops == tuple((place, points(force)) for place, force in taken)
