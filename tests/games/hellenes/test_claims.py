"""No reason is wrong: what it claims can be read off the position. In many positions, about every thing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from games.hellenes.camp import ATHENS, SPARTA, game, state
from games.hellenes.claims import CLAIMS, Asking, nearer
from games.hellenes.scatter import Scatter
from games.hellenes.test_plain import lively
from polemos.engine.match import Match
from polemos.engine.why import gates

#: What ends a turn, or undoes what was begun.
DULL = ("pass", "done", "unpick", "stay", "accept", "capitulate")


def turn(number: int, season: str = "", questions: int = 50) -> Iterator[Match]:
    """Questions of one turn, answered at random."""
    luck, role = Random(number), (ATHENS, SPARTA)[number % 2]
    scatter = Scatter(number, season=season)
    scatter.patrols()
    scatter.omens(role)
    camp = scatter.camp.wintering(role, 3) if season == "winter" else scatter.camp.acting(role, 3)
    match = game().resume(camp.position, seed=number)
    for _ in range(questions):
        if match.over or state(match).active not in ("", role):
            return
        yield match
        who = match.deciders[0]
        pairs = match.prompt(who).pairs()
        able = [p for p in pairs if p[0] not in DULL] or pairs
        match.play(who, *luck.choice(lively(match, who) if number % 2 else able))


#: Why nothing of its kind is offered at all: key -> the verbs of which that can be said.
BARE = {
    "nowhere-to-go": ("march", "sail", "march_on", "sail_on", "forced_march", "forced_sail"),
    "nowhere-forced": ("forced_march", "forced_sail"),
    "nobody-to-load": ("load",),
    "no-site": ("build",),
    "no-post": ("garrison",),
    "nothing-to-pillage": ("pillage",),
    "no-muster": ("muster",),
    "no-group": ("move",),
    "must-place": ("give_up",),
    "no-event": ("event",),
    "nobody-comes": ("from", "call"),
    "harbour-shut": ("slip_in",),
    "one-left": ("shelter_all",),
    "not-all-fit": ("shelter_all",),
    "nobody-fits": ("shelter",),
    "sally-begun": ("all",),
}


def check_bare(match: Match, who: str, verb: str) -> None:
    """Asked about the verb alone a step says why nothing of its kind is offered, never just "not now"."""
    (reason, *_) = match.why_not(who, verb)
    assert reason.key in CLAIMS or verb in BARE.get(reason.key, ()), (reason.key, verb)


def ask_about_everything(match: Match, luck: Random) -> None:
    """Each verb of the step, with some things of its kind."""
    for who in match.deciders:
        things = game().things(state(match), who)
        for verb, gate in gates(match, who).items():
            if verb not in match.prompt(who).choices:
                check_bare(match, who, verb)
            every = things.get(gate.kind, ())
            for thing in luck.sample(every, min(10, len(every))):
                for reason in match.why_not(who, verb, thing)[:1]:
                    claim = CLAIMS.get(reason.key)
                    assert claim is not None, (reason.key, verb, thing)
                    asking = Asking(match, who, reason)
                    assert claim(asking), (reason.key, verb, thing, reason.args)
                    assert not nearer(asking, reason.key), (reason.key, nearer(asking, reason.key), verb)


def check_strengths(match: Match) -> None:
    """2.12a: every block among which one chooses tells its present strength, and nobody else's does."""
    current = state(match)
    for who in match.deciders:
        told = {(n.verb, n.arg): n.args["number"] for n in match.notes(who) if n.key == "strong"}
        blocks = [p for p in match.prompt(who).pairs() if p[1] in current.printed.blocks]
        standing = [p for p in blocks if current.strength[str(p[1])] > 0]
        assert told == {pair: current.strength[str(pair[1])] for pair in standing}
        assert all(current.side(str(arg)) == who for _, arg in standing)


@pytest.mark.rule("2.12a", "2.0b")
@pytest.mark.parametrize("number", range(1400, 1430))
def test_whoever_is_chosen_tells_his_present_strength(number: int) -> None:
    for match in turn(number, "winter" if number % 3 == 0 else ""):
        check_strengths(match)


@pytest.mark.rule("4.0a", "5.0a", "5.1a", "5.2a", "6.4c", "8.0a")
@pytest.mark.parametrize("number", range(1000, 1050))
def test_what_a_campaign_turn_says(number: int) -> None:
    luck = Random(number)
    for step, match in enumerate(turn(number)):
        if step % 3 == number % 3:
            ask_about_everything(match, luck)


@pytest.mark.rule("9.21a", "9.22a", "9.24a", "9.3a")
@pytest.mark.parametrize("number", range(1100, 1125))
def test_what_winter_says(number: int) -> None:
    luck = Random(number)
    for step, match in enumerate(turn(number, "winter")):
        if step % 3 == number % 3:
            ask_about_everything(match, luck)


def commit(number: int) -> Match:
    """Both are about to lay a card: hands, leaders, plague and Peace as they come."""
    luck = Random(number)
    scatter = Scatter(number, season=luck.choice(("new_year", "spring", "summer", "winter")))
    camp, cards = scatter.camp, sorted(scatter.camp.data["deck"])
    for card in luck.sample(cards, 4):
        printed = game().printed.cards[card]
        if printed.event in ("taxes", "persian_aid", "no_quarter"):
            camp.in_play(card)
        elif printed.leader and luck.random() < 0.7:
            camp.leader(printed.leader_side, card)
    scatter.patrols()
    now = camp.data["season"] + 6 * camp.data["year"]
    pillaged = luck.choice((-1, now - 1 if now else -1, now - 2 if now > 1 else -1))
    camp.set(plague_struck=luck.random() < 0.5, athens_plagues=luck.randrange(3), athens_pillaged=pillaged)
    return game().resume(camp.choosing().position, seed=number)


@pytest.mark.rule("3.1b", "3.1c", "3.1e", "10.2b", "12.0b", "12.0c")
@pytest.mark.parametrize("number", range(1200, 1260))
def test_what_the_cards_say(number: int) -> None:
    """Of the hands; then Sparta or Athens plays an event, and it is asked what it strikes."""
    match, luck = commit(number), Random(number)
    ask_about_everything(match, luck)
    for _ in range(6):
        if match.over or state(match).season not in (0, 1, 2, 5):
            return
        who = match.deciders[0]
        pairs = match.prompt(who).pairs()
        match.play(who, *luck.choice([p for p in pairs if p[0] == "event"] or pairs))
        if match.deciders:
            ask_about_everything(match, luck)


@pytest.mark.rule("4.22d", "4.22e", "4.22i", "4.22j", "4.22l")
@pytest.mark.parametrize("number", range(1300, 1330))
def test_what_the_recruits_say(number: int) -> None:
    luck, role = Random(number), (ATHENS, SPARTA)[number % 2]
    scatter = Scatter(number)
    scatter.patrols()
    pool = [u for u, e in scatter.camp.data["blocks"].items() if e["at"] == "pool" and u[0] == role[0]]
    drawn = sorted(luck.sample(pool, 3))
    camp = scatter.camp.acting(role, luck.randint(1, 3)).set(drawn=drawn)
    camp.position["frames"].append({"frame": "Choose", "who": role, "block": ""})
    match = game().resume(camp.position, seed=number)
    ask_about_everything(match, luck)
    for block in match.prompt(role).choices.get("choose", ()):
        chosen = match.clone()
        chosen.play(role, "choose", block)
        ask_about_everything(chosen, luck)
