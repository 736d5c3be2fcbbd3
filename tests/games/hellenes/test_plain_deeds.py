"""Actions, recruits, cards and winter moves that are offered are those of a second, slow reading."""

from __future__ import annotations

import pytest

from games.hellenes.camp import ATHENS, SPARTA, asked, game, offered, play, state
from games.hellenes.plain_deeds import Deeds
from games.hellenes.scatter import PLACES, Scatter
from games.hellenes.test_claims import commit
from polemos.engine.match import Match


def scattered(number: int, season: str = "") -> Scatter:
    scatter = Scatter(number, season=season)
    scatter.patrols()
    pillaged = [p for p in scatter.region if PLACES[p].city and scatter.luck.random() < 0.15]
    scatter.camp.set(pillaged=sorted(pillaged))
    return scatter


@pytest.mark.rule("4.2b", "4.21a", "4.23a", "4.23b", "5.5a", "5.5b", "5.5d", "5.5e", "5.5f", "7.3f", "8.21d")
@pytest.mark.parametrize("number", range(2000, 2060))
def test_what_may_be_built_posted_and_pillaged(number: int) -> None:
    scatter, role = scattered(number), (ATHENS, SPARTA)[number % 2]
    scatter.omens(role)
    match = scatter.camp.acting(role, scatter.luck.randint(1, 3)).match()
    for _ in range(4):
        if not asked(match).endswith(" actions"):
            return
        deeds = Deeds(state(match), role)
        assert set(offered(match, "build")) == deeds.builds()
        assert set(offered(match, "garrison")) == deeds.posts()
        assert set(offered(match, "pillage")) == deeds.pillages()
        for city in offered(match, "build")[:2]:
            raised = play(match.clone(), f"build {city}")
            assert set(offered(raised, "raise")) == deeds.raised(str(city))
        moves = [p for p in match.prompt(role).pairs() if p[0] == "move"]
        if not moves:
            return
        play(match, scatter.luck.choice(moves))
        goals = [p for p in match.prompt(role).pairs() if p[0] in ("march", "sail")]
        play(match, scatter.luck.choice(goals) if goals else "done")
        while asked(match).endswith(("approach", "group-move")):
            play(match, scatter.luck.choice(match.prompt(role).pairs()))


@pytest.mark.rule("5.5b", "5.5f", "5.21a")
@pytest.mark.parametrize("number", range(2100, 2180))
def test_where_raiders_withdraw(number: int) -> None:
    scatter, role = scattered(number), (ATHENS, SPARTA)[number % 2]
    match = scatter.camp.acting(role, 3).match()
    for city in offered(match, "pillage"):
        raid = play(match.clone(), f"pillage {city}")
        deeds = Deeds(state(raid), role)
        raiders = [str(u) for u in offered(raid, "pick")]
        for unit in raiders:
            rest = [u for u in raiders if u != unit]
            alone = play(raid.clone(), f"pick {unit}")
            dry = {
                p for p in deeds.outs(unit, str(city)) if deeds.blocks[unit].fleet or not deeds.places[p].sea
            }
            assert set(offered(alone, "withdraw")) == (dry if deeds.get_away(str(city), rest) else set())


@pytest.mark.rule("4.22d", "4.22e", "4.22i", "4.22j", "4.22k", "4.22l", "12.0d", "13.2a", "3.1ab")
@pytest.mark.parametrize("number", range(2200, 2260))
def test_where_a_recruit_may_appear(number: int) -> None:
    scatter, role = scattered(number), (ATHENS, SPARTA)[number % 2]
    luck, camp = scatter.luck, scatter.camp
    for card in luck.sample(sorted(camp.data["deck"]), 3):
        if game().printed.cards[card].event in ("persian_aid", "no_quarter"):
            camp.in_play(card)
    if luck.random() < 0.5:
        camp.leader(ATHENS)
    pool = [u for u, e in camp.data["blocks"].items() if e["at"] == "pool" and u[0] == role[0]]
    drawn = sorted(luck.sample(pool, min(3, len(pool))))
    camp.acting(role, luck.randint(0, 2)).set(drawn=drawn)
    camp.position["frames"].append({"frame": "Choose", "who": role, "block": ""})
    match = camp.match()
    deeds = Deeds(state(match), role)
    assert set(offered(match, "choose")) == {u for u in drawn if deeds.homes(u)}
    for unit in offered(match, "choose"):
        assert set(offered(play(match.clone(), f"choose {unit}"), "place")) == deeds.homes(str(unit))


@pytest.mark.rule("5.0b", "5.0c", "5.3b", "7.1b", "5.2c")
@pytest.mark.parametrize("number", range(2300, 2330))
def test_who_comes_to_a_muster(number: int) -> None:
    scatter, role = scattered(number), (ATHENS, SPARTA)[number % 2]
    scatter.omens(role)
    match = scatter.camp.acting(role, 3).match()
    deeds = Deeds(state(match), role)
    cities = [p for p in deeds.places if deeds.holds(p) and not deeds.neutral(p) and deeds.affords(p)]
    wanted = {c for c in cities if len(deeds.sources(c)) > 1}
    gathering = set(offered(play(match.clone(), "muster"), "gather")) if offered(match, "muster") else set()
    assert wanted <= gathering <= set(cities)
    for city in sorted(gathering)[:6]:
        called = play(match.clone(), "muster", f"gather {city}")
        assert set(offered(called, "from")) == deeds.sources(city), city
        for place in offered(called, "from")[:2]:
            units = {u for u in deeds.free(str(place)) if deeds.comes(u, city)}
            assert set(offered(play(called.clone(), f"from {place}"), "call")) == units


# --- winter -----------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "9.21a", "9.21c", "9.21d", "9.211a", "9.212a", "9.212b", "9.213a", "9.214a", "9.22a", "9.31c"
)
@pytest.mark.parametrize("number", range(2400, 2440))
def test_where_winter_leads(number: int) -> None:
    scatter, role = scattered(number, "winter"), (ATHENS, SPARTA)[number % 2]
    match = scatter.camp.wintering(role, scatter.luck.randint(0, 3)).match()
    deeds = Deeds(state(match), role)
    able = {
        u: deeds.quarters(u) for p in deeds.places for u in deeds.free(p) if not deeds.blocks[u].barbarian
    }
    leaving = {u for u, ways in able.items() if any(ways)}
    assert set(offered(match, "quarter")) == {deeds.s.at[u] for u in leaving}
    for place in offered(match, "quarter"):
        group = play(match.clone(), f"quarter {place}")
        assert set(offered(group, "pick")) == {u for u in leaving if deeds.s.at[u] == place}
        for unit in offered(group, "pick"):
            check_quarters(play(group.clone(), f"pick {unit}"), deeds, str(unit))
    check_upkeep(match, deeds)


def check_quarters(match: Match, deeds: Deeds, unit: str) -> None:
    free, relief, blockade = deeds.quarters(unit)
    assert set(offered(match, "go")) == free, unit
    assert set(offered(match, "relieve")) == relief, unit
    assert set(offered(match, "run_blockade")) == blockade, unit


def check_upkeep(match: Match, deeds: Deeds) -> None:
    """9.22a, 9.214a: who must be kept, and who may pay to move."""
    standing = [u for p in deeds.places for u in deeds.own(p) if not deeds.blocks[u].barbarian]
    bare = {deeds.s.at[u] for u in standing if u not in deeds.covered()}
    paid = {p for p in bare if deeds.affords(p)} if deeds.s.actions else set()
    assert set(offered(match, "maintain")) == paid
    for place in offered(match, "move"):
        group = play(match.clone(), f"move {place}")
        for unit in deeds.free(str(place))[:2]:
            verb = "sail" if deeds.blocks[unit].fleet else "march"
            cheap = {
                c
                for c in deeds.lodgings(unit)
                if max(deeds.price(str(place)), deeds.price(c)) <= deeds.s.actions
            }
            assert set(offered(play(group.clone(), f"pick {unit}"), verb)) == cheap, unit


# --- cards ------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "3.1b", "3.1c", "3.1d", "3.1e", "3.1s", "3.12f", "10.2b", "12.0b", "12.0c", "13.3a", "15.1n"
)
@pytest.mark.parametrize("number", range(2500, 2620))
def test_which_events_may_be_played(number: int) -> None:
    match = commit(number)
    for role in (ATHENS, SPARTA):
        deeds = Deeds(state(match), role)
        wanted = {card for card in state(match).hands[role] if deeds.playable(card)}
        assert set(match.prompt(role).choices.get("event", ())) == wanted, role
