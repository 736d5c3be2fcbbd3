"""What may not be done is refused with its reason and its paragraph."""

from __future__ import annotations

from typing import Any

import pytest

from games.eagle_and_wolf.scene import Frames, army, marching, merging, play, scene, season, winter
from polemos.engine.match import Match
from polemos.engine.prompt import Arg
from polemos.engine.why import gates
from scenes import refused

#: role, verb, argument, "reason paragraph"
Row = tuple[str, Arg, str]

EPIRUS_MARCHES = marching("pyrrhus", "epirus")
ALLIED = [["epirus", "italiots"]]


def all_refused(match: Match, *rows: Row, role: str = "") -> None:
    for verb, arg, why in rows:
        refused(match, role or match.deciders[0], verb, arg, why=why)
    sound(match, role or match.deciders[0])


def sound(match: Match, role: str) -> None:
    """What is offered meets no barrier; and who asks about a verb with nothing is answered all the same."""
    frame, found = match.position()["frames"][-1]["frame"], gates(match, role)
    for verb, args in match.prompt(role).choices.items():
        if verb not in found:
            continue
        assert [arg for arg in args if found[verb].barrier(match.state, role, verb, arg)] == []
        if args[0] is not None and frame not in ("March", "Sheets"):
            assert [reason.key for reason in match.why_not(role, verb)] == ["not-now"], verb


def pyrrhus(at: str, /, _frames: Frames = EPIRUS_MARCHES, **given: Any) -> Match:
    """Pyrrhus on the march from some place, with marks of his own in `marks` and others in `beside`."""
    marks, beside = given.pop("marks", {}), given.pop("beside", {})
    own = army(at, given.pop("elements", 12), **{"pm": 4, **marks})
    return scene(_frames, armies={"pyrrhus": own, **beside}, **given)


def in_winter(counter: str, nation: str, **given: Any) -> Match:
    return scene(winter(1) + marching(counter, nation)[1:], season="winter", **given)


@pytest.mark.rule("3.1a", "3.2a", "3.22a", "3.23a", "9.0e")
def test_where_one_cannot_go() -> None:
    all_refused(
        pyrrhus("lucania", allies=ALLIED),
        ("enter", "roma", "not-adjacent 3.1a"),
        ("enter", "lucania", "here-already 3.1a"),
        ("enter", "z3", "open-sea 3.2a"),
        ("sail", "africa", "no-way-to-africa 3.23a"),
        ("strait", "messina", "no-strait 3.22a"),
        ("sail", "messina", "means-war 9.0e"),
        ("attack", "campania", "enemy-already 9.0e"),
        ("attack", "bruttium", "allies-for-good 13.3a"),
        ("sail_against", "dodonia", "nobody-to-strike 9.0e"),
        ("army", "pyrrhus", "another-marches 3.12a"),
    )


@pytest.mark.rule("3.2a", "3.2b", "3.2c", "3.2e", "3.2f", "8.3q")
def test_who_cannot_sail() -> None:
    lucania = {"lucania": "epirus"}
    all_refused(
        pyrrhus("lucania", marks={"acted": 1}, control=lucania), ("sail", "lissos", "sail-first 3.2e")
    )
    all_refused(
        pyrrhus("lucania", elements=["Sp"] * 13, control=lucania),
        ("sail", "lissos", "too-large-to-sail 3.2a"),
    )
    all_refused(pyrrhus("panormos"), ("sail", "dodonia", "no-port 3.2f"))
    far = {"control": {"roma": "epirus", "samnium": "epirus"}}
    all_refused(pyrrhus("roma", **far), ("sail", "samnium", "too-far-by-sea 3.2c"))
    weary = pyrrhus(
        "lucania", marks={"pm": 1}, control={"lucania": "epirus", "latium": "epirus", "roma": "epirus"}
    )
    assert "roma" in weary.prompt("epirus").choices["sail"]  # two zones, one point
    tired = pyrrhus("lissos", marks={"pm": 1}, control={"roma": "epirus"})
    all_refused(tired, ("sail", "roma", "sail-points 3.2b"))
    gauls = scene(marching("gallic", "gauls"), armies={"gallic": army("ager_gallicum", pm=1)})
    all_refused(
        gauls,
        ("sail", "apulia", "gauls-do-not-sail 8.3q"),
        ("ravage", None, "gauls-ravage 8.3r"),
        ("build_train", None, "gauls-no-train 8.3q"),
        ("besiege", 1, "gauls-no-siege 8.3s"),
    )
    hanno = scene(marching("hanno", "carthage"), armies={"hanno": army("africa", pm=4)})
    all_refused(hanno, ("enter", "panormos", "no-land-way 3.23a"), ("besiege", 1, "own-city 12.0a"))


@pytest.mark.rule("3.22a")
def test_the_strait_needs_three_points() -> None:
    weary = pyrrhus("bruttium", marks={"pm": 2})
    all_refused(weary, ("strait_against", "messina", "strait-points 3.22a"))
    fresh = pyrrhus("bruttium", marks={"pm": 3})
    assert "messina" in fresh.prompt("epirus").choices["strait_against"]
    all_refused(fresh, ("strait_against", "lucania", "no-strait 3.22a"))


@pytest.mark.rule("2.0h", "8.3f", "13.3c", "13.3e", "3.14a")
def test_land_that_is_closed() -> None:
    field = {"pyrrhus": army("lucania", pm=2), "consul_prg": army("campania")}
    cold = in_winter("pyrrhus", "epirus", armies=field)
    all_refused(
        cold,
        ("enter", "campania", "enemy-in-winter 2.0h"),
        ("give_battle", None, "no-war-in-winter 2.0h"),
        ("ravage", None, "winter-no-ravage 10.3a"),
        ("build_train", None, "winter-no-train 10.2a"),
        ("besiege", 1, "winter-no-siege 2.0h"),
    )
    omen = pyrrhus("lucania", marks={"omen": 1}, beside={"consul_prg": army("campania")})
    all_refused(
        omen,
        ("enter", "campania", "enemy-under-omen 8.3f"),
        ("give_battle", None, "bad-omen 8.3f"),
    )
    friends = pyrrhus("bruttium", allies=[*ALLIED, ["epirus", "mamertines"]])
    all_refused(friends, ("strait", "messina", "means-war-messina 13.3c"))
    urban = scene(marching("consul_urb", "rome"), armies={"consul_urb": army("samnium", pm=4)})
    all_refused(urban, ("enter", "apulia", "urban-consul 3.14a"))
    helped = pyrrhus(
        "lucania",
        beside={"consul_prg": army("campania"), "hanno": army("campania")},
        allies=[*ALLIED, ["carthage", "rome"]],
    )
    all_refused(helped, ("enter", "campania", "draws-in 13.3e"))


@pytest.mark.rule("3.1b", "3.13h", "10.2a", "10.3b", "10.3d", "12.0a", "12.1a", "12.2a", "12.3c", "8.3j")
def test_what_an_army_cannot_do_where_it_stands() -> None:
    all_refused(
        pyrrhus("campania"),
        ("sortie", None, "not-shut-in 12.2a"),
        ("leave_city", None, "not-inside 3.1b"),
        ("give_battle", None, "no-foe-here 3.13h"),
        ("ravage", None, "not-entered 10.3d"),
        ("besiege", 0, "siege-cost 12.1a"),
        ("besiege", 3, "siege-cost 12.1a"),
        ("attack_here", "carthage", "nation-not-here 3.13h"),
    )
    all_refused(pyrrhus("campania", marks={"pm": 1}), ("besiege", 2, "siege-points 12.1a"))
    all_refused(
        pyrrhus("campania", marks={"train": 1, "engaged": 1, "entered": 1}, ravaged=["campania"]),
        ("ravage", None, "waste-already 10.3b"),
        ("build_train", None, "has-train 10.2a"),
        ("give_battle", None, "battle-sought 3.13h"),
    )
    all_refused(pyrrhus("campania", ravaged=["campania"]), ("build_train", None, "waste-no-train prec.3"))
    came = pyrrhus("campania", marks={"entered": 1}, beside={"consul_prg": army("campania")})
    all_refused(came, ("give_battle", None, "just-came 3.13h"), ("besiege", 1, "foes-in-the-open 12.0a"))
    all_refused(pyrrhus("dodonia"), ("besiege", 1, "own-city 12.0a"))
    all_refused(pyrrhus("messina"), ("besiege", 1, "no-enemy-city 12.0a"))
    all_refused(pyrrhus("campania", marks={"inside": 1}), ("besiege", 1, "inside-no-siege 12.0a"))
    all_refused(pyrrhus("campania", marks={"apathy": 3}), ("enter", "latium", "army-idle 8.3j"))
    own = {"campania": {"by": "pyrrhus", "marker": 0}}
    siege = pyrrhus(
        "campania", marks={"entered": 1}, sieges=own, beside={"consul_prg": army("campania", inside=1)}
    )
    all_refused(siege, ("ravage", None, "besieger-no-ravage 12.3c"), ("besiege", 1, "besieged-already 12.1a"))
    shut = pyrrhus(
        "lucania",
        marks={"inside": 1},
        control={"lucania": "epirus"},
        beside={"consul_prg": army("lucania")},
        sieges={"lucania": {"by": "consul_prg", "marker": 0}},
    )
    all_refused(
        shut,
        ("enter", "apulia", "shut-in 12.2a"),
        ("ravage", None, "shut-in 12.2a"),
        ("besiege", 1, "shut-in 12.2a"),
        ("attack_here", "rome", "shut-in 12.2a"),
    )
    outside = pyrrhus("lucania", marks={"inside": 1}, beside={"consul_prg": army("lucania")})
    all_refused(outside, ("leave_city", None, "foes-outside 3.1b"))


@pytest.mark.rule("12.2b")
def test_one_sortie_a_turn() -> None:
    field = {"consul_prg": army("campania", pm=4, inside=1, engaged=1), "pyrrhus": army("campania")}
    given: dict[str, Any] = {"sieges": {"campania": {"by": "pyrrhus", "marker": 0}}}
    all_refused(
        scene(marching("consul_prg", "rome"), armies=field, **given), ("sortie", None, "sortie-tried 12.2b")
    )


@pytest.mark.rule("12.2a", "3.13h")
def test_besieged_enemies_are_not_offered_battle() -> None:
    field = {"consul_prg": army("campania", inside=1)}
    match = pyrrhus("campania", sieges={"campania": {"by": "pyrrhus", "marker": 0}}, beside=field)
    all_refused(match, ("give_battle", None, "foes-shut-in 12.2a"))


@pytest.mark.rule("2.0b", "3.11a", "1.12-3e")
def test_which_army_moves() -> None:
    moves = [
        *season(4),
        {"frame": "Nations", "left": []},
        {"frame": "Moves", "nation": "rome", "done": ["proconsul_1"]},
    ]
    field = {
        "consul_urb": army("roma", pm=4),
        "consul_prg": army("latium", pm=4),
        "proconsul_1": army("latium", pm=4),
        "proconsul_2": army("latium"),
        "hanno": army("panormos", pm=4),
        "pyrrhus": army("lucania", pm=4),
    }
    match = scene(moves, armies=field, moved_nations=["carthage"])
    all_refused(
        match,
        ("army", "hanno", "nation-moved 2.0b"),
        ("army", "pyrrhus", "other-nation-moves 2.0b"),
        ("army", "proconsul_1", "has-marched 3.1a"),
        ("army", "proconsul_2", "no-movement-points 3.11a"),
    )
    six = scene(moves, armies=field, scenario="expedition_6")
    all_refused(six, ("army", "consul_prg", "other-consul 1.12-3e"), role="rome")


@pytest.mark.rule("3.3a", "3.3b", "3.3c", "3.3d")
def test_who_cannot_merge_or_split() -> None:
    field = {
        "pyrrhus": army("lucania"),
        "megacles": army("lucania"),
        "leonatus": army("apulia"),
        "consul_prg": army("samnium"),
    }
    match = scene(merging("epirus"), armies=field)
    all_refused(
        match,
        ("merge", "pyrrhus", "not-senior 3.3b"),
        ("merge", "leonatus", "no-senior-here 3.3a"),
        ("merge", "consul_prg", "other-nation-sheets 3.3a"),
        ("split", "megacles", "not-riding 3.3d"),
        ("split", "consul_prg", "other-nation-sheets 3.3a"),
    )
    siege = {"lucania": {"by": "consul_prg", "marker": 0}}
    field = {
        **field,
        "leonatus": army("lucania"),
        "consul_prg": army("lucania"),
        "megacles": army("lucania", inside=1),
    }
    split = scene(merging("epirus"), armies=field, sieges=siege, control={"lucania": "epirus"})
    all_refused(split, ("merge", "megacles", "wall-between 3.3a"))
    field = {"pyrrhus": army("lucania", 1), "leonatus": army("lucania"), "epirote": army("apulia")}
    poor = scene(merging("epirus"), armies=field, riding={"megacles": "pyrrhus"})
    all_refused(poor, ("split", "megacles", "none-to-give 3.3d"))


@pytest.mark.rule("3.3a", "3.3d")
def test_a_split_gives_something_that_is_there() -> None:
    match = scene(
        merging("epirus"),
        armies={"pyrrhus": army("lucania", ["Kn", "Cv", "Sp"])},
        riding={"megacles": "pyrrhus"},
    )
    assert [reason.key for reason in match.near_misses("epirus")] == ["nobody-merges"]
    play(match, ("split", "megacles"))
    all_refused(match, ("done", None, "none-given 3.3d"), ("give", "pk", "not-on-sheet 3.3d"))
    play(match, ("give", "sp"))
    assert match.prompt("epirus").offered("done", None)


@pytest.mark.rule("11.1f", "12.4i", "12.4d")
def test_where_an_army_cannot_flee() -> None:
    frames = [*season(4), {"frame": "FallBack", "counter": "consul_prg", "rule": "11.1d"}]
    field = {"consul_prg": army("lucania"), "pyrrhus": army("lucania"), "leonatus": army("apulia")}
    match = scene(frames, armies=field)
    assert match.prompt("rome").choices["to"] == ("campania", "samnium")
    all_refused(
        match,
        ("to", "roma", "no-retreat-step 11.1f"),
        ("to", "bruttium", "not-homeward 11.1f"),
        ("to", "apulia", "enemy-on-the-way 11.1f"),
        ("to", "z5", "open-sea 11.1f"),
    )
    frames = [*season(5), {"frame": "Surrender", "counter": "pyrrhus"}]
    control = {"lucania": "epirus", "apulia": "epirus"}
    gone = scene(frames, armies={"pyrrhus": army("samnium", inside=1)}, control=control)
    assert gone.prompt("epirus").choices["to"] == ("apulia", "lucania")
    all_refused(gone, ("to", "dodonia", "not-nearest 12.4i"), ("to", "roma", "no-refuge 12.4d"))


@pytest.mark.rule("5.0b", "3.21d", "11.1h")
def test_which_elements_cannot_go() -> None:
    def asked(frame: dict[str, Any], sheet: list[str]) -> Match:
        return scene([*season(3), frame], armies={"pyrrhus": army("lucania", sheet)})

    lose = {"frame": "Lose", "counter": "pyrrhus", "number": 1, "mounted": True, "rule": "10.1a"}
    all_refused(
        asked(lose, ["Kn", "Sp", "Sp"]),
        ("lose", "sp", "mounted-first 5.0b"),
        ("lose", "pk", "none-on-sheet 3.21d"),
    )
    send = {"frame": "Contingent", "counter": "pyrrhus", "picked": 0}
    all_refused(
        asked(send, ["Kn", "Sp", "Sp", "Sp"]),
        ("send_one", "kn", "general-stays 11.1h"),
        ("send_one", "pk", "none-on-sheet 11.1h"),
    )
    cull = {"frame": "Cull", "counter": "pyrrhus", "number": 1, "pickers": ["epirus", "rome"]}
    all_refused(asked(cull, ["Kn", "Sp", "Sp"]), ("lose", "pk", "none-on-sheet 13.5d"))


@pytest.mark.rule("11.1a", "11.1g", "11.1j", "9.0e")
def test_who_cannot_be_engaged() -> None:
    field = {
        "pyrrhus": army("samnium", pm=3),
        "consul_prg": army("samnium"),
        "hanno": army("samnium"),
        "syracusan": army("samnium"),
    }
    wars = [["carthage", "epirus"], ["epirus", "rome"], ["epirus", "syracuse"]]
    engage = {"frame": "Engage", "counter": "pyrrhus", "place": "samnium", "fought": [], "first": ""}
    match = scene([*EPIRUS_MARCHES, engage], armies=field, wars=wars, allies=[["carthage", "syracuse"]])
    all_refused(
        match,
        ("engage", "syracuse", "same-armies 11.1g"),
        ("engage", "italiots", "no-enemy-there 11.1j"),
        ("decline", None, "must-engage 11.1a"),
    )
    later = scene([*EPIRUS_MARCHES, {**engage, "fought": ["rome"]}], armies=field, wars=wars)
    all_refused(later, ("engage", "rome", "met-already 11.1j"))
    equal = [*EPIRUS_MARCHES, {"frame": "Commander", "able": ["consul_urb", "consul_prg"], "named": []}]
    romans = {"consul_urb": army("samnium"), "consul_prg": army("samnium"), "proconsul_1": army("samnium")}
    all_refused(
        scene(equal, armies=romans),
        ("commander", "proconsul_1", "lower-rank 11.1g"),
        ("commander", "pyrrhus", "not-in-battle 11.1g"),
    )


@pytest.mark.rule("9.0e")
def test_whom_a_coming_cannot_strike() -> None:
    field = {
        "pyrrhus": army("lucania", pm=3),
        "hanno": army("samnium"),
        "syracusan": army("samnium"),
        "consul_prg": army("samnium"),
    }
    match = play(scene(EPIRUS_MARCHES, armies=field, allies=ALLIED), ("attack", "samnium"))
    all_refused(
        match,
        ("strike", "rome", "enemy-already 9.0e"),
        ("strike", "mamertines", "nation-not-there 9.0e"),
        ("strike", "epirus", "nation-not-there 9.0e"),
    )


@pytest.mark.rule("9.0c", "9.0e", "8.3b", "8.3k", "8.3l", "8.3s", "8.3m")
def test_order_and_events() -> None:
    order = [*season(3), {"frame": "NameOrder", "nation": "rome", "named": ["epirus"]}]
    all_refused(
        scene(order, wars=[["epirus", "rome"], ["italiots", "rome"]]),
        ("next", "epirus", "named-already 9.0c"),
        ("next", "carthage", "at-peace 9.0e"),
    )
    field = {
        "pyrrhus": army("lucania"),
        "megacles": army("apulia"),
        "consul_prg": army("samnium"),
        "consul_urb": army("campania"),
        "proconsul_1": army("roma"),
        "hanno": army("lucania"),
    }

    def event(number: int, among: list[str], who: str = "epirus", **given: Any) -> Match:
        frame = {"frame": "Choose", "who": who, "event": number, "among": among}
        return scene([*season(1), frame], **{"armies": field, **given})

    all_refused(event(4, ["megacles", "pyrrhus"]), ("army", "hanno", "event-not-yours 8.3b"))
    all_refused(
        event(10, ["consul_prg", "consul_urb"]),
        ("army", "megacles", "spy-on-own 8.3k"),
        ("army", "hanno", "spy-on-friend 8.3k"),
        ("army", "proconsul_1", "spy-too-far 8.3k"),
    )
    raid = {**field, "gallic": army("latium")}
    wars = [["epirus", "rome"], ["gauls", "rome"]]
    all_refused(
        event(9, ["campania", "samnium"], "rome", armies=raid, wars=wars),
        ("territory", "roma", "nobody-at-the-gates 8.3l"),
        ("territory", "latium", "gauls-take-nothing 8.3s"),
        ("territory", "messina", "not-your-land 8.3l"),
        ("territory", "z6", "open-sea 8.3l"),
    )
    gates = {"pyrrhus": army("campania"), "italiot": army("campania"), "gallic": army("campania")}
    treason = [*season(1), {"frame": "Treason", "who": "rome", "place": "campania"}]
    wars = [*wars, ["italiots", "rome"]]
    all_refused(
        scene(treason, armies=gates, wars=wars),
        ("opens_to", "gauls", "gauls-take-nothing 8.3s"),
        ("opens_to", "carthage", "no-enemy-at-the-gates 8.3m"),
    )


@pytest.mark.rule("7.0k", "7.5b", "7.5c", "7.5e", "7.7a", "13.1a", "13.5b", "8.3p")
def test_what_a_levy_does_not_allow() -> None:
    able = ["pyrrhus", "megacles"]
    levy = {"frame": "Levy", "nation": "epirus", "able": able, "number": 6, "full": 12, "taken": []}
    cold: dict[str, Any] = {"season": "winter"}
    all_refused(
        scene([*winter(5), levy], **cold),
        ("general", "hanno", "other-nation-recruits 7.5b"),
        ("general", "leonatus", "no-recruits-for-him 7.5c"),
        ("general", "epirus_guard", "no-recruits-for-him 7.5c"),
    )
    away = {"megacles": army("samnium"), "leonatus": army("lucania")}
    lucania = {"lucania": "epirus"}
    all_refused(
        scene(
            [*winter(5), {**levy, "able": ["epirote", "leonatus"]}],
            armies=away,
            control=lucania,
            dead=["pyrrhus"],
            **cold,
        ),
        ("general", "pyrrhus", "general-dead 13.5b"),
        ("general", "megacles", "army-on-foreign-ground 7.5e"),
    )
    served = scene([*winter(5), {**levy, "able": ["leonatus", "megacles"]}], control=lucania, **cold)
    all_refused(served, ("general", "pyrrhus", "served-already 7.5b"))
    recruit = {
        "frame": "Recruit",
        "nation": "epirus",
        "counter": "pyrrhus",
        "others": [],
        "number": 6,
        "full": 12,
        "taken": [],
        "place": "",
    }
    new = scene([*winter(5), recruit], **cold)
    all_refused(
        new,
        ("take", "sp", "general-first 7.0k"),
        ("take", "bd", "not-in-list 7.0k"),
        ("hand_over", None, "nobody-else 7.5b"),
    )
    play(new, ("take", "kn"), ("take", "el"))
    all_refused(new, ("take", "el", "no-slot-left 7.0k"))
    where = scene([*winter(5), recruit], control=lucania, **cold)
    all_refused(
        where,
        ("place", "lissos", "not-a-base 7.7a"),
        ("place", "roma", "base-not-held 7.7a"),
        ("place", "z3", "open-sea 7.7a"),
    )
    host = {**recruit, "nation": "gauls", "counter": "gallic", "number": 12, "place": "ager_gallicum"}
    all_refused(scene([*season(4), host]), ("disband_rest", None, "host-takes-the-field 13.1a"))
    frames = [*season(4), {"frame": "Nominate", "counter": "gallic"}]
    all_refused(scene(frames, scenario="expedition_2"), ("name", "epirus", "no-such-player 8.3p"))


@pytest.mark.rule("6.2a", "7.0a")
def test_generals_who_get_no_recruits() -> None:
    frame = {
        "frame": "Levy",
        "nation": "rome",
        "able": ["consul_prg", "consul_urb"],
        "number": 6,
        "full": 12,
        "taken": [],
    }
    match = scene([*winter(5), frame], season="winter")
    all_refused(match, ("general", "proconsul_1", "no-proconsuls 6.2a"))
    frame = {**frame, "nation": "syracuse", "able": ["syracusan", "hanno"]}
    lost = scene(
        [*winter(5), {**frame, "able": ["hanno", "bomilcar"]}], season="winter", control={"syracusae": "rome"}
    )
    all_refused(lost, ("general", "syracusan", "no-land-left 7.0a"), role=lost.deciders[0])


@pytest.mark.rule("3.3a", "3.3b")
def test_which_senior_takes_an_army_over() -> None:
    field = {
        "proconsul_1": army("roma"),
        "proconsul_2": army("roma"),
        "consul_urb": army("roma"),
        "consul_prg": army("roma"),
        "pyrrhus": army("roma"),
    }
    match = scene([*season(4), {"frame": "Join", "junior": "proconsul_1", "chief": ""}], armies=field)
    all_refused(
        match,
        ("join", "proconsul_2", "not-senior 3.3b"),
        ("join", "pyrrhus", "other-nation-sheets 3.3a"),
    )


@pytest.mark.rule("11.4g")
def test_which_element_is_not_picked() -> None:
    pyrrhus, consul = army("lucania", ["Kn", "Sp", "Pk"], pm=3), army("samnium", ["Cv", "Bd", "Sp", "Sp"])
    match = scene(
        EPIRUS_MARCHES,
        (1, 1, 4),
        year=279,
        armies={"pyrrhus": pyrrhus, "consul_prg": consul},
        options={"battles": "report"},
    )
    play(
        match,
        ("enter", "samnium"),
        ("beaten", "defender"),
        ("destroyed", "def_bd_1"),
        ("destroyed", "def_sp_1"),
    )
    all_refused(match, ("destroyed", "def_bd_1", "counted-already dba.report.b"))
    play(match, "done")
    all_refused(match, ("flank", 4, "more-than-alive dba.report.b"))
    play(match, ("flank", 1))
    all_refused(match, ("rear", 3, "more-than-alive dba.report.b"))
    play(match, ("rear", 2))
    match.state.chance.given = (3, 2)
    play(match, "confirm")
    assert match.prompt(match.deciders[0]).message == "casualty"
    all_refused(
        match,
        ("remove", "def_cv_1", "fallen-first 11.4g"),
        ("remove", "att_kn_1", "other-side-lost 11.4g"),
    )


@pytest.mark.rule("8.3n")
def test_the_plague_takes_whom_the_owner_gives() -> None:
    field = {"pyrrhus": army("lucania", ["Kn", "Sp", "Sp", "Sp"])}
    match = scene([*season(1), {"frame": "Events", "left": ["epirus"]}], (12, 3), armies=field)
    assert match.prompt("epirus").choices["lose"] == ("kn", "sp")  # nobody says that riders die first


@pytest.mark.rule("3.2d")
def test_only_the_shortest_routes() -> None:
    frames = [
        *marching("hanno", "carthage"),
        {"frame": "Sail", "counter": "hanno", "place": "lucania", "struck": ""},
    ]
    match = scene(frames, armies={"hanno": army("panormos", pm=4)}, season="summer")
    all_refused(match, ("route", "z4_z3_z2", "no-such-route 3.2d"))
