"""What is offered is what a second, slow reading of the rules allows, on positions nobody planned."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from games.hellenes.camp import ATHENS, SPARTA, asked, game, lines, offered, play, state
from games.hellenes.plain import Plain
from games.hellenes.scatter import Scatter
from polemos.engine.match import Match
from polemos.engine.prompt import Arg


def on_the_move(number: int, actions: int = 0) -> Match:
    role = (ATHENS, SPARTA)[number % 2]
    return Scatter(number).acting(role, actions).match()


def check_group(match: Match, place: str, picked: tuple[str, ...]) -> None:
    """The destinations of the units picked, by land or by sea."""
    plain = Plain(state(match), match.deciders[0])
    blocks = plain.blocks
    fleets = [u for u in picked if blocks[u].fleet]
    going = (*picked, *plain.aboard(fleets))
    normal, forced = plain.reach(going, place, bool(fleets))
    budget = state(match).actions
    cheap = {d for d in normal | forced if max(plain.price(place), plain.price(d)) <= budget}
    walk, run = ("sail", "forced_sail") if fleets else ("march", "forced_march")
    assert set(offered(match, walk)) == normal & cheap, (place, picked, walk)
    assert set(offered(match, run)) == forced & cheap, (place, picked, run)
    other = "march" if fleets else "sail"
    assert not offered(match, other), (place, picked)


@pytest.mark.rule("5.0a", "5.0e", "5.0f", "5.1a", "5.2a", "5.2c", "5.3a", "1.31c", "12.0e", "12.0g", "15.4d")
@pytest.mark.parametrize("number", range(40))
def test_where_a_unit_may_go(number: int) -> None:
    match = on_the_move(number)
    plain = Plain(state(match), match.deciders[0])
    moving = {p for p in plain.places if plain.free(p) and plain.price(p) <= state(match).actions}
    assert set(offered(match, "move")) == moving
    for place in sorted(moving):
        group = play(match.clone(), f"move {place}")
        assert set(offered(group, "pick")) == set(plain.free(place))
        for unit in plain.free(place):
            check_group(play(group.clone(), f"pick {unit}"), place, (unit,))


@pytest.mark.rule("5.0a", "5.21a", "5.21b", "5.21c", "5.1d", "2.13a")
@pytest.mark.parametrize("number", range(100, 130))
def test_where_a_group_may_go(number: int) -> None:
    """Without a selection all land units or all fleets; two of a kind; a fleet with a passenger."""
    match = on_the_move(number)
    plain = Plain(state(match), match.deciders[0])
    for place in offered(match, "move"):
        group, free = play(match.clone(), f"move {place}"), plain.free(str(place))
        lands = tuple(u for u in free if not plain.blocks[u].fleet)
        for units, verb in ((lands, "march"), (plain.best_load(free), "sail")):
            normal = plain.reach(units, str(place), verb == "sail")[0] if units else set()
            cheap = {
                d for d in normal if max(plain.price(str(place)), plain.price(d)) <= state(match).actions
            }
            assert set(offered(group, verb)) == cheap, (place, verb)
        for pair in ((*lands[:2],), tuple(u for u in free if plain.blocks[u].fleet)[:2]):
            if len(pair) == 2:
                check_group(play(group.clone(), *[f"pick {u}" for u in pair]), str(place), pair)
        check_loads(group, str(place), free)


def check_loads(group: Match, place: str, free: list[str]) -> None:
    plain = Plain(state(group), group.deciders[0])
    assert not offered(group, "load")
    for fleet in [u for u in free if plain.blocks[u].fleet]:
        picked = play(group.clone(), f"pick {fleet}")
        assert set(offered(picked, "load")) == plain.loadable(fleet, free)
        for unit in sorted(plain.loadable(fleet, free))[:1]:
            check_group(play(picked, f"load {unit}"), place, (fleet, unit))


@pytest.mark.rule("5.41a", "5.22a", "5.3a", "5.2c", "5.0d")
@pytest.mark.parametrize("number", range(200, 230))
def test_by_which_way(number: int) -> None:
    """The owner is asked by which area he comes at an enemy; else he goes over the fewest high-sea lines."""
    match = on_the_move(number, 4)
    plain = Plain(state(match), match.deciders[0])
    for place in offered(match, "move"):
        for unit in plain.free(str(place))[:3]:
            picked = play(match.clone(), f"move {place}", f"pick {unit}")
            for verb in ("march", "sail", "forced_march", "forced_sail"):
                for dest in offered(picked, verb)[::5]:
                    check_way(picked.clone(), plain, unit, verb, str(dest))


def check_way(match: Match, plain: Plain, unit: str, verb: str, dest: str) -> None:
    start, sailing = plain.s.at[unit], "sail" in verb
    units = (unit, *plain.aboard((unit,)))
    limit = plain.blocks[unit].move + (1 if "forced" in verb or plain.s.peace else 0)
    roads = [path for path in plain.roads(units, start, limit, sailing) if path[-1] == dest]
    play(match, f"{verb} {dest}")
    if asked(match).endswith("approach"):
        inside = any(plain.slips_in(units, path) for path in roads)
        assert set(offered(match, "via")) == plain.ways(units, start, dest, limit, sailing), (unit, dest)
        assert bool(offered(match, "slip_in")) == inside
        return
    formation = next(f for f in state(match).formations if unit in f.units)
    path = (*formation.path, formation.target) if formation.target else formation.path
    assert path in roads, (unit, verb, path)
    alike = [road for road in roads if not plain.in_the_way(dest) or road[-2] == path[-2]]
    assert plain.lines(path) == min(plain.lines(road) for road in alike), (unit, verb, path)


# --- battles ----------------------------------------------------------------------------------------------


def fought(number: int, questions: int = 60) -> Iterator[Match]:
    """A turn in which the active side attacks where it can: the match before each answer, given at random."""
    luck, role = Random(number), (ATHENS, SPARTA)[number % 2]
    match = game().resume(Scatter(number).acting(role, 4).position, seed=number)
    for _ in range(questions):
        if match.over or state(match).active != role:
            return
        yield match
        who = match.deciders[0]
        match.play(who, *luck.choice(lively(match, who)))


def lively(match: Match, who: str) -> list[tuple[str, Arg]]:
    """Answers that lead to a fight, or any but those that end something."""
    pairs, plain = match.prompt(who).pairs(), Plain(state(match), who)
    fights = [p for p in pairs if p[0] in ("march", "sail") and plain.in_the_way(str(p[1]))]
    moves = [p for p in pairs if p[0] in ("move", "march", "sail", "assault", "fight", "resist", "all")]
    leave = [p for p in pairs if p[0] == "retreat" and len(lines(match, "attack")) % 3 == 1]
    others = [p for p in pairs if p[0] not in ("pass", "done", "unpick", "capitulate")]
    return fights or leave or moves or others or pairs


@pytest.mark.rule("6.4c", "6.4d", "6.4e", "6.4f", "6.4g", "6.4h", "6.4i", "6.4j", "6.4k")
@pytest.mark.parametrize("number", range(300, 360))
def test_where_the_beaten_may_go(number: int) -> None:
    for match in fought(number):
        if asked(match).endswith("fall-back"):
            check_retreat(match)
        fight = state(match).fight
        if asked(match).endswith("retreat-option") and fight is not None:
            plain = Plain(state(match), match.deciders[0])
            line = fight.aggressors if plain.side == fight.aggressor else fight.defenders
            assert any(plain.refuges(u) for u in line if u != "garrison")


def check_retreat(match: Match) -> None:
    """Who may go at all, and where each of them may go by himself."""
    plain, fight = Plain(state(match), match.deciders[0]), state(match).fight_now()
    if offered(match, "unpick"):
        return
    left = [str(u) for u in offered(match, "pick")]
    for unit in left:
        alone = play(match.clone(), f"pick {unit}")
        wet = {p for p in plain.refuges(unit) if plain.places[p].sea}
        swims = plain.blocks[unit].fleet or plain.places[fight.place].sea
        assert set(offered(alone, "retreat_to")) == plain.refuges(unit) - (set() if swims else wet), unit
    line = fight.aggressors if plain.side == fight.aggressor else fight.defenders
    stuck = [u for u in line if u != "garrison" and u not in left and plain.refuges(u)]
    assert not stuck, "whoever has a refuge is asked for"


@pytest.mark.rule("6.2b", "6.31a", "6.32b", "6.33b", "6.33d", "8.11a", "7.3e")
@pytest.mark.parametrize("number", range(400, 460))
def test_who_takes_the_blows(number: int) -> None:
    for match in fought(number):
        who, verb = match.deciders[0], asked(match).split()[1]
        if verb in ("suffer-hit", "suffer-rout"):
            fight, strength = state(match).fight_now(), state(match).strength
            line = [u for u in fight.line(who) if u != "garrison"]
            standing = [u for u in line if u not in fight.routed]
            for unit in offered(match, "hit"):
                assert all(strength[unit] >= strength[u] for u in standing)
            least = min((strength[u] for u in standing), default=0)
            assert all(strength[unit] == least and unit in standing for unit in offered(match, "rout"))
    check_blows(match)


def check_blows(match: Match) -> None:
    """What the dice say is what the log tells: one die a step, the power of the class, no rout of walls."""
    told = [
        line for line in match.journal.lines if line.key in ("attack", "roll", "struck", "assault", "battle")
    ]
    storming = ""
    for before, dice, after in zip(told, told[1:], told[2:], strict=False):
        if before.key in ("assault", "battle"):
            storming = str(before.args["who"]) if before.key == "assault" else ""
        if (before.key, dice.key, after.key) != ("attack", "roll", "struck"):
            continue
        power, rolled = int(str(before.args["klass"])[1]), dice.args["dice"]
        assert isinstance(rolled, tuple)
        assert len(rolled) == before.args["number"]
        assert after.args["hits"] == len([d for d in rolled if d <= power])
        routs = [d for d in rolled if d >= 7 - power]
        assert after.args["routs"] == (0 if before.args["who"] == storming else len(routs))


@pytest.mark.rule("6.2b", "8.1c", "6.5a")
@pytest.mark.parametrize("number", range(500, 530))
def test_in_which_order_they_strike(number: int) -> None:
    """By letter, the defenders of a letter before its attackers, each once a round."""
    *_, match = fought(number)
    seen: list[tuple[str, bool]] = []
    attacker = ""
    for line in match.journal.lines:
        if line.key in ("battle", "assault"):
            attacker, seen = str(line.args["who"]), []
        elif line.key in ("round", "battle-over", "panic"):
            seen = []
        elif line.key == "attack":
            now = (str(line.args["klass"])[0], line.args["who"] == attacker)
            assert not seen or seen[-1] <= now
            seen.append(now)
