"""Why not? Each refusal names its reason and its paragraph."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from games.hellenes.camp import ATHENS, SPARTA, Camp, game, play, until
from polemos.engine.match import Match
from scenes import refused

BOOK = game().printed

#: Who asks, what he would like to do, and why he may not.
Case = tuple[str, str, str | None, str]


def group(*steps: str) -> Callable[[], Match]:
    """Athenians of all arms in Athens, a Spartan army in Boeotia, and the steps played."""

    def scene() -> Match:
        camp = Camp().put("athens", a01=3, a02=2, a14=3, a18=1, a39=2).put("plataea", a03=2)
        camp.put("thebes", s25=4).put("cretan_sea", s20=2).put("paros_sea", a16=2)
        return play(camp.acting(ATHENS, 2).match(), *steps)

    return scene


GROUP: list[tuple[tuple[str, ...], str, str | None, str]] = [
    ((), "move", "thebes", "nobody-here 5.0a"),
    ((), "pillage", "thebes", "no-siege 7.2a"),
    ((), "pillage", "malis", "no-city 1.3e"),
    ((), "build", "malis", "no-city 1.3e"),
    ((), "build", "thebes", "city-not-held 1.4b"),
    ((), "build", "samos", "nobody-here 5.0a"),
    ((), "garrison", "athens", "own-city 4.23b"),
    ((), "garrison", "thebes", "city-not-held 1.4b"),
    (("move athens",), "pick", "a03", "block-elsewhere 5.0a"),
    (("move athens", "pick a01"), "pick", "a01", "picked-already 5.0d"),
    (("move athens",), "march", "aegean_sea", "on-foot 2.26a"),
    (("move athens",), "march", "athens", "there-already 5.0a"),
    (("move athens", "pick a01"), "march", "samos", "island-by-sea 1.1b"),
    (("move athens", "pick a01"), "march", "chalcis", "no-road 5.1a"),
    (("move athens", "pick a01"), "march", "pella", "too-far 2.13a"),
    (("move athens", "pick a01"), "march", "orchomenus", "way-held 5.0f"),
    (("move athens", "pick a01"), "march", "argos", "neutral 1.31c"),
    (("move athens", "pick a01"), "forced_march", "thebes", "unforced 5.3a"),
    (("move athens", "pick a01"), "sail", "samos", "no-fleets 2.26a"),
    (("move athens", "pick a14"), "march", "thebes", "fleet-among 5.1d"),
    (("move athens", "pick a14"), "sail", "tegea", "inland 2.26b"),
    (("move athens", "pick a14"), "load", "a39", "barbarian-aboard 5.21c"),
    (("move athens", "pick a14"), "load", "a18", "fleet-aboard 2.26c"),
    (("move athens", "pick a14", "load a01"), "load", "a02", "no-fleet-picked 5.21a"),
    (("move athens", "pick a18"), "load", "a01", "fleet-too-weak 5.21b"),
    (("move athens", "pick a18", "pick a01"), "sail", "paros_sea", "no-room-aboard 5.21b"),
    (("move athens",), "march_on", "plataea", "pick-for-steps 5.0d"),
    (("move athens", "pick a01"), "march_on", "orchomenus", "next-step-only 5.0a"),
    (("move athens", "pick a01"), "march_on", "thebes", "foes-stop-step 5.0f"),
    (("move athens", "pick a01", "march_on plataea"), "pick", "a02", "on-the-way 5.0d"),
    (("move athens", "pick a01", "march_on plataea"), "march", "plataea", "way-twice 5.0a"),
    (("move athens", "pick a14"), "sail_on", "athens", "there-already 5.0a"),
    (("move plataea", "march athens", "move athens"), "pick", "a03", "moved-already 5.0e"),
    (("muster",), "gather", "thebes", "city-not-held 1.4b"),
    (("muster",), "gather", "malis", "no-city 1.3e"),
    (("muster",), "gather", "byzantium", "muster-too-far 5.0b"),
    (("muster", "gather athens"), "from", "athens", "muster-place 5.0b"),
    (("muster", "gather athens"), "from", "thebes", "nobody-here 5.0a"),
    (("muster", "gather athens", "from plataea"), "call", "a01", "block-elsewhere 5.0a"),
    (("build athens",), "raise", "a03", "block-elsewhere 5.0a"),
    (("build athens",), "raise", "a39", "nobody-at-home 1.32b"),
]


@pytest.mark.rule("5.0a", "5.21a", "5.21b", "5.21c", "2.26a", "2.26b", "1.31c", "4.21a", "4.23b", "5.0b")
@pytest.mark.parametrize(("steps", "verb", "arg", "why"), GROUP)
def test_a_move_that_is_not_offered_says_why(
    steps: tuple[str, ...], verb: str, arg: str | None, why: str
) -> None:
    refused(group(*steps)(), ATHENS, verb, arg, why=why)


@pytest.mark.rule("4.21a")
def test_a_unit_at_full_strength_gains_nothing() -> None:
    match = Camp().put("athens", a01=4).acting(ATHENS).match()
    refused(match, ATHENS, "build", "athens", why="full-strength 4.21a")
    match = play(Camp().put("athens", a01=4, a02=1).acting(ATHENS).match(), "build athens")
    refused(match, ATHENS, "raise", "a01", why="full-strength 4.21a")


@pytest.mark.rule("3.1p")
def test_an_earthquake_is_named() -> None:
    camp = Camp().put("athens", a01=3, s25=2).siege("athens", SPARTA).set(shaken=SPARTA)
    match = camp.acting(SPARTA).match()
    for verb, arg in (("move", "athens"), ("pillage", "athens"), ("muster", None)):
        refused(match, SPARTA, verb, arg, why="earthquake 3.1p")
    keys = {reason.verb: reason.key for reason in match.near_misses(SPARTA)}
    assert keys["move"] == keys["pillage"] == "earthquake"
    calm = Camp().put("athens", a01=3).acting(SPARTA).match()
    assert {r.verb: r.key for r in calm.near_misses(SPARTA)}["move"] == "no-group"


@pytest.mark.rule("5.5a", "5.5b", "5.5d", "5.5e", "5.5f", "4.3a")
def test_a_pillage_that_is_not_offered_says_why() -> None:
    camp = Camp().put("athens", s25=3, a01=1).put("thebes", s26=2).siege("athens", SPARTA)
    today = camp.siege("athens", SPARTA, 1).acting(SPARTA, 3).match()
    refused(today, SPARTA, "pillage", "athens", why="siege-too-new 5.5a")
    camp.siege("athens", SPARTA)
    came = play(camp.acting(SPARTA, 3).match(), "move thebes", "march athens")
    refused(came, SPARTA, "pillage", "athens", why="entered-this-turn 5.5d")
    again = camp.set(pillaged=["athens"]).acting(SPARTA, 3).match()
    refused(again, SPARTA, "pillage", "athens", why="pillaged-before 5.5e")
    camp.set(pillaged=[])
    leaving = play(camp.acting(SPARTA, 3).match(), "pillage athens")
    refused(leaving, SPARTA, "withdraw", "thebes", why="pick-first 5.0d")
    refused(leaving, SPARTA, "pick", "s26", why="block-elsewhere 5.0a")
    play(leaving, "pick s25")
    refused(leaving, SPARTA, "withdraw", "sparta", why="not-next-to 5.5b")
    refused(leaving, SPARTA, "withdraw", "saronic_gulf", why="not-together 5.5b")
    refused(leaving, SPARTA, "pick", "s25", why="picked-already 5.0d")
    refused(leaving, SPARTA, "pick_land", why="choice-begun 5.0d")


@pytest.mark.rule("8.0a", "8.0b", "8.1b", "8.21c", "3.1q")
def test_a_siege_that_is_not_pressed_says_why() -> None:
    camp = Camp().put("samos", a26=2, s25=3).siege("samos", SPARTA).put("thebes", a01=2, s26=2)
    camp.hold(ATHENS, "thebes").siege("thebes", SPARTA).put("corinth", s27=1)
    match = camp.fighting(SPARTA).match()
    refused(match, SPARTA, "attrition", "samos", why="port-not-blockaded 8.21c")
    refused(match, SPARTA, "assault", "athens", why="no-siege 7.2a")
    play(match, "attrition thebes")
    until(match, "sieges")
    refused(match, SPARTA, "assault", "thebes", why="siege-pressed 8.0a")
    omen = camp.set(cowed=SPARTA).fighting(SPARTA).match()
    refused(omen, SPARTA, "assault", "thebes", why="augury-no-assault 3.1q")
    event = camp.set(cowed="").fighting(SPARTA, event=True).match()
    refused(event, SPARTA, "assault", "thebes", why="event-no-assault 8.1b")


@pytest.mark.rule("8.2e", "8.3a", "8.3b")
def test_who_starves_or_sallies_says_why() -> None:
    camp = Camp().put("thebes", a01=3, a02=2, s25=3).hold(ATHENS, "thebes").siege("thebes", SPARTA)
    camp.put("athens", a03=2)
    match = play(camp.fighting(SPARTA).match(1, 6), "attrition thebes")
    refused(match, ATHENS, "hit", "a02", why="not-strongest 8.2e")
    refused(match, ATHENS, "hit", "a03", why="block-elsewhere 5.0a")
    sally = camp.fighting(ATHENS).match()
    refused(sally, ATHENS, "sortie", "athens", why="not-besieged 8.3a")
    refused(sally, ATHENS, "sortie", "malis", why="no-city 1.3e")
    play(sally, "sortie thebes", "pick a01")
    refused(sally, ATHENS, "pick", "a01", why="picked-already 5.0d")
    refused(sally, ATHENS, "pick", "a03", why="block-elsewhere 5.0a")
    refused(sally, ATHENS, "all", why="sally-begun 8.3a")


@pytest.mark.rule("6.32b", "6.33b", "6.33c")
def test_who_takes_a_hit_or_runs_says_why() -> None:
    """The Athenians strike first and miss; then Sparta hits once, or routs one."""
    camp = Camp().put("malis", a01=3, a02=3, a04=1).put("athens", a03=2).put("locris", s25=4)
    match = camp.acting(SPARTA, 1).match(*[4] * 7, 1, 4, 4, 4, *[4] * 90)
    until(play(match, "move locris", "march malis"), "suffer-hit")
    refused(match, ATHENS, "hit", "a04", why="not-strongest 6.32b")
    refused(match, ATHENS, "hit", "a03", why="not-fighting 6.2a")
    camp = Camp().put("malis", a01=3, a02=2, a07=2).put("locris", s25=4)
    tie = camp.acting(SPARTA, 1).match(*[4] * 7, 6, *[4] * 90)
    until(play(tie, "move locris", "march malis"), "suffer-rout")
    refused(tie, ATHENS, "rout", "a01", why="not-weakest 6.33b")


@pytest.mark.rule("6.4c", "6.4e", "6.4f")
def test_a_retreat_that_is_not_open_says_why() -> None:
    camp = Camp().put("malis", a01=3, a14=2).put("locris", s25=4).put("delphi", s26=1)
    match = camp.acting(SPARTA, 1).match(*[4] * 40)
    play(until(play(match, "move locris", "march malis"), "retreat-option"), "retreat")
    refused(match, ATHENS, "retreat_to", "athens", why="retreat-not-next 6.4c")
    refused(match, ATHENS, "retreat_to", "locris", why="foe-came-by 6.4f")
    refused(match, ATHENS, "retreat_to", "delphi", why="foe-holds 6.4f")
    refused(match, ATHENS, "retreat_to", "malis", why="no-shelter 6.4g")
    refused(match, ATHENS, "unpick", why="pick-first 5.0d")
    play(match, "pick a01")
    refused(match, ATHENS, "retreat_to", "gulf_of_euboea", why="retreat-together 6.4c")
    refused(match, ATHENS, "pick", "a01", why="picked-already 5.0d")
    refused(match, ATHENS, "load", "a01", why="no-fleet-picked 5.21a")


@pytest.mark.rule("7.1a", "7.1b", "7.1c")
def test_who_cannot_shelter_says_why() -> None:
    camp = Camp().put("plataea", a01=3, a02=2, a03=2).put("thebes", s25=4).put("athens", a04=1)
    match = play(camp.acting(SPARTA, 1).match(), "move thebes", "march plataea")
    refused(match, ATHENS, "shelter", "a04", why="block-elsewhere 5.0a")
    refused(match, ATHENS, "shelter_all", why="not-all-fit 7.1b")
    play(match, "shelter a01")
    refused(match, ATHENS, "shelter", "a01", why="inside-already 7.1a")
    fleet = Camp().put("eretria", a14=2, a01=1).put("chalcis", s25=4).acting(SPARTA, 1).match()
    play(fleet, "move chalcis", "march eretria")
    refused(fleet, ATHENS, "shelter", "a14", why="no-harbour 7.1c")


@pytest.mark.rule("3.1b", "3.1e", "10.2b", "10.3a", "12.0b", "12.0c", "3.0c")
def test_a_card_that_is_not_playable_says_why() -> None:
    spring = Camp().hand(ATHENS, "c10", "c11", "c24", "c06").choosing().match()
    refused(spring, ATHENS, "event", "c10", why="event-of-foe 3.1e")
    refused(spring, ATHENS, "event", "c24", why="no-treachery 3.1l")
    refused(spring, ATHENS, "event", "c06", why="no-plague 3.1j")
    refused(spring, ATHENS, "sacrifice", "c06", why="sacrifice-later 10.3a")
    year = Camp(season="new_year").hand(ATHENS, "c11").choosing().match()
    refused(year, ATHENS, "event", "c11", why="new-year-event 10.2b")
    refused(year, ATHENS, "coins", "c11", why="coins-at-new-year 10.3a")
    winter = Camp(season="winter").hand(ATHENS, "c11").choosing().match()
    refused(winter, ATHENS, "event", "c11", why="winter-event 3.1b")
    peace = Camp("415").hand(ATHENS, "c21", "c39").set(peace=True).choosing().match()
    refused(peace, ATHENS, "event", "c21", why="peace-event 12.0b")
    refused(peace, ATHENS, "event", "c39", why="peace-card 12.0c")


def struck(card: str, **camp_facts: object) -> Match:
    """Sparta plays an event and is asked whom it strikes."""
    camp = Camp().put("plataea", a01=3, s25=3).siege("plataea", SPARTA).put("samos", a26=1, s26=1)
    camp.siege("samos", SPARTA, 1).put("athens", a02=1).hand(SPARTA, card).choosing()
    match = camp.set(**camp_facts).match()
    match.play(ATHENS, "coins", match.prompt(ATHENS).choices["coins"][0])
    return play(match, f"event {card}")


STRUCK = [
    ("c24", "betray", "samos", "siege-of-today 8.0b"),
    ("c24", "betray", "athens", "no-siege 7.2a"),
    ("c26", "starve", "samos", "no-blockade 3.1o"),
    ("c26", "starve", "athens", "no-siege 7.2a"),
    ("c06", "plague", "athens", "no-siege 7.2a"),
    ("c29", "divide", "plataea", "is-besieged 3.1u"),
    ("c29", "divide", "malis", "no-city 1.3e"),
    ("c29", "divide", "athens", "pericles-leads 15.1k"),
    ("c29", "divide", "argos", "neutral 1.31c"),
    ("c36", "ostracize", "cleon", "leader-not-in-play 3.1n"),
]


@pytest.mark.rule("3.1l", "3.1o", "3.1j", "3.1u", "15.1k", "3.1n")
@pytest.mark.parametrize(("card", "verb", "arg", "why"), STRUCK)
def test_a_target_that_an_event_does_not_strike_says_why(card: str, verb: str, arg: str, why: str) -> None:
    refused(struck(card), SPARTA, verb, arg, why=why)


@pytest.mark.rule("3.12a", "3.12c", "3.12f", "3.1i")
def test_a_city_that_does_not_revolt_says_why() -> None:
    match = struck("c10")
    refused(match, SPARTA, "revolt", "samos", why="not-empty 3.12f")
    refused(match, SPARTA, "revolt", "corinth", why="no-subject 3.12a")
    refused(match, SPARTA, "revolt", "byzantium", why="other-region 3.12c")


@pytest.mark.rule("4.22a", "4.22d", "4.22e", "4.22i", "4.22j", "2.27a", "13.2a")
def test_a_recruit_that_cannot_appear_says_why() -> None:
    camp = Camp().leader(ATHENS, "c01").acting(ATHENS, 1).set(drawn=["a02", "a37", "a14"])
    camp.position["frames"].append({"frame": "Choose", "who": ATHENS, "block": ""})
    match = camp.match()
    refused(match, ATHENS, "choose", "a37", why="leader-rules 2.27a")
    refused(match, ATHENS, "place", "athens", why="recruit-first 4.22a")
    refused(match, ATHENS, "give_up", why="must-place 4.22h")
    play(match, "choose a14")
    refused(match, ATHENS, "choose", "a02", why="recruit-chosen 4.22d")
    refused(match, ATHENS, "place", "samos", why="foreign-home 4.22d")
    refused(match, ATHENS, "place", "plataea", why="no-coast 4.22j")


@pytest.mark.rule("9.21a", "9.22a", "9.24a", "9.211a", "9.212a", "4.0b")
def test_winter_says_why() -> None:
    camp = Camp().put("athens", a01=3).put("malis", a02=2, a39=1).put("samos", a03=1, a14=2)
    match = camp.wintering(ATHENS, 2).match()
    refused(match, ATHENS, "quarter", "athens", why="all-home 9.212a")
    refused(match, ATHENS, "quarter", "thebes", why="nobody-here 5.0a")
    refused(match, ATHENS, "maintain", "athens", why="nobody-needy 9.22a")
    refused(match, ATHENS, "maintain", "thebes", why="nobody-here 5.0a")
    refused(match, ATHENS, "muster", why="no-winter-muster 9.21a")
    play(match, "maintain malis")
    refused(match, ATHENS, "keep", "a01", why="block-elsewhere 5.0a")
    refused(match, ATHENS, "keep", "a39", why="barbarian-goes 9.24a")
    broke = camp.wintering(ATHENS, 0).match()
    for verb in ("move", "build", "maintain"):
        refused(broke, ATHENS, verb, "malis", why="no-actions 4.0b")


@pytest.mark.rule("9.21a", "9.212b", "9.211a", "9.24a")
def test_a_winter_move_that_is_not_offered_says_why() -> None:
    camp = Camp().put("samos", a02=2, a14=3, a37=2).put("plataea", a03=1)
    match = play(camp.wintering(ATHENS, 1).match(), "quarter samos")
    refused(match, ATHENS, "go", "athens", why="pick-first 5.0d")
    refused(match, ATHENS, "pick", "a03", why="block-elsewhere 5.0a")
    refused(match, ATHENS, "pick", "a37", why="barbarian-goes 9.24a")
    play(match, "pick a14")
    refused(match, ATHENS, "pick", "a02", why="other-gait 9.21a")
    refused(match, ATHENS, "go", "thebes", why="winter-city 9.21a")
    refused(match, ATHENS, "go", "malis", why="no-city 1.3e")
    refused(match, ATHENS, "go", "byzantium", why="neither-near-nor-home 9.212a")
    refused(match, ATHENS, "relieve", "athens", why="no-siege-there 9.212b")
    refused(match, ATHENS, "run_blockade", "athens", why="no-blockade-there 9.212b")


@pytest.mark.rule("5.3a", "5.3e")
def test_a_forced_move_that_failed_says_why() -> None:
    camp = Camp().put("athens", a01=3, a02=2).put("samos", a03=1)
    match = play(camp.acting(ATHENS, 1).match(5, 1), "move athens", "pick a01", "pick a02")
    goal = match.prompt(ATHENS).choices["forced_march"][0]
    until(play(match, f"forced_march {goal}"), "advance")
    refused(match, ATHENS, "advance", "a02", why="forced-failed 5.3e")
    refused(match, ATHENS, "advance", "a03", why="not-trying 5.3a")


@pytest.mark.rule("4.22f")
def test_a_barbarian_moves_alone() -> None:
    camp = Camp().put("odrysia", a38=2, a39=2).acting(ATHENS, 1)
    free = {"frame": "GroupMove", "who": ATHENS, "place": "odrysia", "only": "a38", "paid": 0}
    camp.position["frames"].append({**free, "picked": [], "path": [], "loads": []})
    refused(camp.match(), ATHENS, "pick", "a39", why="free-move 4.22f")


@pytest.mark.rule("10.3b", "15.1d")
def test_a_god_is_served_once() -> None:
    camp = Camp(season="new_year").set(sacrifices={ATHENS: ["zeus"], SPARTA: []}).choosing()
    match = camp.match()
    for role in (ATHENS, SPARTA):
        match.play(role, "sacrifice", match.prompt(role).choices["sacrifice"][0])
    while match.deciders[0] != ATHENS:
        play(match, "honour hera")
    refused(match, ATHENS, "honour", "zeus", why="god-served 10.3b")


@pytest.mark.rule("5.0e", "5.1b", "4.1a")
def test_a_group_that_cannot_be_moved_names_who_is_in_its_way() -> None:
    """One has moved, one is aboard, one is shut in: a place is asked about, and a unit answers for it."""
    camp = Camp().put("paros_sea", a14=3, a01=2).load(a01="a14").set(moved=["a14"])
    match = camp.put("plataea", a02=2, s25=2).siege("plataea", SPARTA).acting(ATHENS, 2).match()
    refused(match, ATHENS, "move", "paros_sea", why="all-moved 5.0e")
    refused(match, ATHENS, "move", "plataea", why="shut-in 5.1b")
    assert match.why_not(ATHENS, "move", "plataea")[0].args["piece"] == "a02"


@pytest.mark.rule("5.5f", "5.0a")
def test_besiegers_who_have_left_pillage_nothing() -> None:
    camp = Camp().put("athens", s25=2, a01=1).siege("athens", SPARTA)
    match = play(camp.acting(SPARTA, 2).match(), "move athens", "march thebes")
    refused(match, SPARTA, "pillage", "athens", why="nobody-here 5.0a")


@pytest.mark.rule("5.0a")
def test_no_step_leads_back() -> None:
    match = group("move athens", "pick a01", "march_on plataea")()
    refused(match, ATHENS, "march_on", "athens", why="way-twice 5.0a")
    refused(match, ATHENS, "march_on", "plataea", why="there-already 5.0a")


@pytest.mark.rule("9.211a", "9.212a")
def test_next_door_is_free_only_for_who_has_no_roof() -> None:
    camp = Camp().put("naupactus", a32=1)
    roofed = play(camp.wintering(ATHENS, 0).match(), "quarter naupactus", "pick a32")
    assert "larissa" in roofed.prompt(ATHENS).choices["go"]
    refused(roofed, ATHENS, "go", "stratos", why="roof-enough 9.211a")
    camp = Camp().put("aetolia", a26=1)
    bare = play(camp.wintering(ATHENS, 0).match(), "quarter aetolia", "pick a26")
    assert "naupactus" in bare.prompt(ATHENS).choices["go"]


@pytest.mark.rule("5.2c", "3.1q", "5.0a")
def test_a_fleet_does_not_sail_out_of_a_besieged_port_to_come_back() -> None:
    camp = Camp().put("samos", a22=2, s25=2).siege("samos", SPARTA).set(cowed=ATHENS)
    match = play(camp.acting(ATHENS, 2).match(), "move samos", "pick a22")
    assert "icarian_sea" in match.prompt(ATHENS).choices["sail"]
    refused(match, ATHENS, "sail", "samos", why="there-already 5.0a")


@pytest.mark.rule("6.4f", "6.4j")
def test_a_fleet_attacked_by_land_may_put_to_sea_unless_the_enemy_is_there() -> None:
    """No landing holds it: asked about a sea where enemies lie, it is told of these."""
    camp = Camp().put("malis", a14=2, a01=3).put("locris", s25=4).put("gulf_of_euboea", s20=2)
    match = until(
        play(camp.acting(SPARTA, 1).match(*[3] * 40), "move locris", "march malis"), "retreat-option"
    )
    while match.deciders[0] != ATHENS:
        until(play(match, "fight"), "retreat-option")
    play(match, "retreat")
    refused(match, ATHENS, "retreat_to", "gulf_of_euboea", why="foe-holds 6.4f")


@pytest.mark.rule("9.212a", "9.211a")
def test_two_nations_have_no_common_home() -> None:
    camp = Camp().put("aetolia", a32=1, a31=1)
    match = play(camp.wintering(ATHENS, 0).match(), "quarter aetolia", "pick a31", "pick a32")
    assert "stratos" in match.prompt(ATHENS).choices["go"]
    refused(match, ATHENS, "go", "larissa", why="neither-near-nor-home 9.212a")


@pytest.mark.rule("13.3a", "13.3b", "3.12e")
@pytest.mark.parametrize(
    ("aid", "taxes", "rises"), [(1, 0, True), (2, 0, False), (2, 1, True), (3, 1, False)]
)
def test_persian_aid_smothers_revolts(aid: int, taxes: int, rises: bool) -> None:
    """With two in play only tax revolts are left; with three none."""
    camp = Camp("413")
    cards = {c: BOOK.cards[c] for c in camp.data["deck"]}
    aids = [c for c, card in cards.items() if card.event == "persian_aid"][:aid]
    tax = [c for c, card in cards.items() if card.event == "taxes"][:taxes]
    revolt = next(c for c, card in cards.items() if card.event == "revolt")
    match = camp.hand(SPARTA, revolt).in_play(*aids, *tax).choosing().match()
    if rises:
        assert revolt in match.prompt(SPARTA).choices["event"]
    else:
        refused(match, SPARTA, "event", revolt, why="no-revolt 3.12f")
