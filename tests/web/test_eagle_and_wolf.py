"""The campaign in the browser: a season of three seats by clicks, with one battle on the table to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from polemos.engine.match import Match
from polemos.engine.prompt import Arg
from polemos.games.eagle_and_wolf.game import make
from tests.web.conftest import PHONE
from tests.web.house import House
from tests.web.player import Player
from tests.web.scripted import PATIENCE, Shadow, sit_down, upload

Sit = Callable[..., Player]
Choice = tuple[str, Arg]

ROLES = ("rome", "epirus", "carthage")
#: Seasons have at most so many clicks here; seeds that are known to be short are tried first.
CLICKS = 100
SEEDS = (46, 47, 9, *range(400))
FIELD = ("terrain", "edge", "deploy", "swap", "command", "shooting", "combat")

#: What is chosen wherever it is offered, the first of them.
ALWAYS = ("usual", "usual_order", "chance_field", "line_up", "fight_on", "everybody")
ELSE = ("decline", "refuse", "keep_train", "done", "stop", "halt")


def staged(match: Match) -> bool:
    """Whether a battle is on the table."""
    battle = match.view(None).get("battle", {})
    return battle.get("stage", "") in FIELD


def choice(match: Match, role: str) -> Choice:
    """A plain way to play: march at the enemy, advance in line, fight."""
    prompt = match.prompt(role)
    choices = prompt.choices
    for verb in ALWAYS:
        if verb in choices:
            return verb, None
    wanted = {"command": "group", "moves": "army"}.get(prompt.message, "")
    if wanted in choices:
        return wanted, choices[wanted][0]
    if prompt.message == "group" and "ahead" in choices:
        return "ahead", max(int(str(n)) for n in choices["ahead"])
    if prompt.message == "march":
        return march(match, role)
    verb = next((verb for verb in ELSE if verb in choices), next(iter(choices)))
    return verb, choices[verb][0]


def march(match: Match, role: str) -> Choice:
    prompt, view = match.prompt(role), match.view(role)
    own = view["pieces"][prompt.args["leader"]]["side"]
    foes = {nation for war in view["wars"] if own in war for nation in war}
    there = {piece["at"] for piece in view["pieces"].values() if piece["side"] in foes - {own}}
    goals = [place for place in prompt.choices.get("enter", ()) if place in there]
    return ("enter", goals[0]) if goals else ("stop", None)


def played(match: Match) -> Iterator[bool]:
    """Plays a season; tells after each action whether a battle is on the table."""
    turn = match.view(None)["turn"]
    while not match.over and match.view(None)["turn"] == turn:
        role = match.deciders[0]
        match.play(role, *choice(match, role))
        yield staged(match)


def battles(stages: list[bool]) -> int:
    return sum(now and not before for before, now in zip([False, *stages], stages, strict=False))


def short_season() -> Match:
    """A campaign at the beginning of a spring in which one battle is fought and soon over."""
    game = make(None)
    for seed in SEEDS:
        match = game.start("expedition_3", seed, {"battles": "table"})
        for _ in played(match):
            pass
        trial = match.clone()
        stages = []
        for now in played(trial):
            stages.append(now)
            if len(stages) > CLICKS:
                break
        if len(stages) <= CLICKS and battles(stages) == 1 and {a[0] for a in trial.actions} >= set(ROLES):
            return match
    raise AssertionError("no short season with a battle was found")


@pytest.fixture(scope="module")
def spring() -> Match:
    return short_season()


@pytest.mark.slow
def test_a_season_of_three_seats_with_a_battle_by_clicks(sit: Sit, house: House, spring: Match) -> None:
    player = sit()
    table = Shadow(player, spring.clone())
    sit_down(player, upload(house.url, spring.record(), ROLES))
    page, match = player.page, table.match
    turn, fought, seats = match.view(None)["turn"], 0, set()
    table.ready()
    page.click("#tab-nations")
    expect(page.locator("[data-nation=rome] [data-army]").first).to_be_visible(timeout=PATIENCE)
    while match.view(None)["turn"] == turn:
        role = table.ready()
        seats.add(role)
        expect(page.locator(f"[data-seat-state='{role}/deciding']")).to_be_visible(timeout=PATIENCE)
        on_field = staged(match)
        expect(page.locator("[data-tray]")).to_have_count(2 if on_field else 0, timeout=PATIENCE)
        table.play(*choice(match, role))
        fought += on_field and not staged(match)
    assert fought == 1
    assert seats == set(ROLES)


@pytest.mark.slow
def test_the_campaign_on_a_phone_keeps_its_secrets_and_its_notes(
    sit: Sit, house: House, spring: Match
) -> None:
    player = sit(**PHONE)
    made = upload(house.url, spring.record(), ROLES)
    sit_down(player, {**made, "seats": {"rome": made["seats"]["rome"]}})
    player.wait_for_map()
    page = player.page
    page.click("#tab-nations")
    expect(page.locator("[data-nation=rome] .bases").first).to_be_visible(timeout=PATIENCE)
    assert page.locator("[data-nation=carthage] .bases").count() == 0
    page.click("#tab-notes")
    page.locator("[data-testid=notes]:enabled").fill("Pyrrhus has elephants")
    page.wait_for_selector("[data-testid=notes][data-state=kept]", timeout=PATIENCE)
    player.visit(f"#/m/{made['match']}")
    player.wait_for_map()
    page.click("#tab-notes")
    expect(page.locator("[data-testid=notes]")).to_have_value("Pyrrhus has elephants", timeout=PATIENCE)


@pytest.mark.slow
def test_a_bot_takes_a_seat_and_gives_it_back(sit: Sit, house: House, spring: Match) -> None:
    player = sit()
    made = upload(house.url, spring.record(), ROLES)
    sit_down(player, {**made, "seats": {"carthage": made["seats"]["carthage"]}})
    page = player.page
    page.click("#tab-match")
    page.select_option("[data-standin=carthage]", "random")
    page.wait_for_selector("[data-testid=stand-in]", timeout=PATIENCE)
    page.click("[data-back=carthage]")
    expect(page.locator("[data-testid=stand-in]")).to_have_count(0, timeout=PATIENCE)


@pytest.mark.slow
def test_the_lobby_seats_as_many_as_play(sit: Sit) -> None:
    """Six seats; then three: one here, one by link, one bot."""
    player = sit()
    player.visit("#/new/eagle_and_wolf")
    page = player.page
    page.click("[data-players='6']")
    expect(page.locator("[data-seat]")).to_have_count(6, timeout=PATIENCE)
    page.click("[data-players='3']")
    expect(page.locator("[data-seat]")).to_have_count(3, timeout=PATIENCE)
    for role, kind in (("rome", "here"), ("epirus", "link"), ("carthage", "bot:random")):
        page.select_option(f"[data-seat={role}]", kind)
    page.click("[data-testid=begin]")
    page.wait_for_selector(".table", timeout=PATIENCE)
    expect(page.locator("[data-seat-state]")).to_have_count(3, timeout=PATIENCE)
    page.click("#tab-match")
    expect(page.locator("#panel .link input")).to_have_count(2, timeout=PATIENCE)
    assert "?seat=" in page.locator("#panel .link input").first.input_value()
