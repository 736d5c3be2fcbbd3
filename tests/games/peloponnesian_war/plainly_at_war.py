"""The second reading, continued: sieges, the Combat Phase, going home (5.1-5.9, the Post-Combat table)."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.peloponnesian_war.plainly import (
    FOE,
    KINDS,
    MAP,
    PRINTED,
    WALLS,
    Host,
    Points,
    State,
    Undecided,
    battle,
    cavalry,
    colour,
    confidence,
    control,
    controller,
    count,
    everybody,
    first_of,
    friend,
    hoplites,
    influence,
    leaders,
    lost,
    men,
    minus,
    plus,
    put,
    score,
    ships,
)


def armies(state: State, side: str) -> list[str]:
    return sorted(place for place in state["forces"][side] if leaders(state, side, place))


def is_siege(state: State, side: str, place: str) -> bool:
    """5.1, 5.3.1a, 2.3e: an Army before a fortress of the enemy, of a neutral or of rebels against it."""
    if place not in MAP.fortress or controller(state, place) == side:
        return False
    opens = friend(state, place) == side
    if opens and (place in state["rebels"] or controller(state, place) != FOE[side]):
        return False
    ours, theirs = state["forces"][side][place], state["forces"][FOE[side]].get(place, {})
    if side == "sparta" and place in WALLS:
        return men(theirs) - men(ours) < 3
    if not theirs:
        return True
    garrison = controller(state, place) == FOE[side] and not leaders(state, FOE[side], place)
    return garrison and everybody(ours) - everybody(theirs) >= 4


def no_battle(state: State, place: str) -> None:
    """5.2.4, 5.3.1f; ERR.a with two players."""
    fleet = next(side for side in FOE if not men(state["forces"][side][place]))
    leaver = fleet
    if place == "piraeus":
        leaver = FOE[fleet]
    elif not state["began_as"]:
        led = [side for side in FOE if leaders(state, side, place)]
        host = friend(state, place)
        if len(led) == 1:
            leaver = led[0]
        elif len(led) == 2 and host:
            leaver = FOE[host]
    Host(state, leaver, place).go_home()


def end_siege(state: State, place: str, dice: Iterator[int]) -> None:
    """5.3: by hunger relieved from the sea, by ships in the harbour, by the die."""
    side = state["sieges"].pop(place)
    enemy = FOE[side]
    ours, theirs = state["forces"][side][place], state["forces"][enemy].get(place, {})
    fed = side == "sparta" and place in WALLS and fed_from_the_euxine(state)
    if fed or ships(theirs) > ships(ours):
        taken = False
    else:
        skill = min(PRINTED.leaders[name].tactical for name in leaders(state, side, place))
        taken = next(dice) + skill - (2 if place == "syracuse" else 0) >= 4
    if not taken:
        Host(state, side, place).go_home()
        confidence(state, side, -1)
    else:
        take_city(state, side, place, theirs)
    state["ravaged"] = sorted({*state["ravaged"], place})


def take_city(state: State, side: str, place: str, garrison: Points) -> None:
    """5.3f-g, 9.0: nobody else's confidence falls for a neutral city or for one in rebellion."""
    enemy = FOE[side]
    spared = place in state["rebels"] or not controller(state, place)
    theirs = enemy in (friend(state, place), controller(state, place))
    state["losses"][enemy] = plus(state["losses"][enemy], garrison)
    state["forces"][enemy].pop(place, None)
    for name in leaders(state, enemy, place):
        state["leaders"][name] = "out"
    state["held"].pop(place, None)
    if colour(state, place) != side or place in state["rebels"]:
        state["held"][place] = side
    state["treasury"][side] += 300
    confidence(state, side, 1)
    score(state, side, 10)
    if not spared:
        confidence(state, enemy, -1)
    if theirs:
        score(state, enemy, -15)


def fed_from_the_euxine(state: State) -> bool:
    """5.3.1b, 7.1.2: a chain of spaces from Athens to Byzantium of which Sparta controls none."""
    return chain("athens", "byzantium", {p for p in MAP.spaces if controller(state, p) == "sparta"})


def chain(start: str, goal: str, shut: set[str]) -> bool:
    """Along any lines; the first space does not matter, for one has to begin somewhere."""
    seen, edge = {start}, [start]
    for here in edge:
        for there in MAP.beside[here]:
            if there not in seen and there not in shut:
                seen.add(there)
                edge.append(there)
    return goal in seen


def combat_phase(state: State, dice: Iterator[int], guard: list[str]) -> None:
    """5.0 in a position with at most one battle and one siege; `guard`: whom a player left on an island."""
    state["phase"] = "combat"
    for side in FOE:
        for place in armies(state, side):
            if is_siege(state, side, place):
                state["sieges"][place] = side
    if len(state["sieges"]) > 1:
        raise Undecided
    shared = [p for p in state["forces"]["athens"] if p in state["forces"]["sparta"]]
    for place in [p for p in shared if p not in state["sieges"]]:
        if battle(state, Host(state, "athens", place), Host(state, "sparta", place), place, dice) == "none":
            no_battle(state, place)
    from_afar(state, dice)
    for place, side in sorted(state["sieges"].items()):
        if place in state["forces"][side] and leaders(state, side, place):
            end_siege(state, place, dice)
        else:
            del state["sieges"][place]
    stay_or_go(state, dice, guard)
    go_home(state)


def from_afar(state: State, dice: Iterator[int]) -> None:
    """5.2 category 4: who stands in the influence of an enemy elsewhere, unless a siege shuts one in."""
    pairs: set[tuple[str, str]] = set()
    for side in FOE:
        seen = influence(state, FOE[side])
        for place in [p for p in state["forces"][side] if not shut_in(state, side, p)]:
            for at in seen.get(place, ()):
                if at != place and not shut_in(state, FOE[side], at):
                    pairs.add((place, at) if side == "athens" else (at, place))
    if len(pairs) > 1:
        raise Undecided
    for athenian, spartan in pairs:
        one_battle(state, athenian, spartan, dice)


def one_battle(state: State, athenian: str, spartan: str, dice: Iterator[int]) -> None:
    """It is fought where one is watched: of two who watch each other in Sparta, else where Athens stands."""
    at_athens = spartan in influence(state, "sparta").get(athenian, ())
    at_sparta = athenian in influence(state, "athens").get(spartan, ())
    in_sparta = at_sparta and (not at_athens or spartan == "sparta")
    place = spartan if in_sparta else athenian
    hosts = (Host(state, "athens", athenian), Host(state, "sparta", spartan))
    one, two = hosts if in_sparta else hosts[::-1]  # who comes rolls first
    battle(state, one, two, place, dice)


def shut_in(state: State, side: str, place: str) -> bool:
    return place in state["sieges"] and state["sieges"][place] != side


def stay_or_go(state: State, dice: Iterator[int], guard: list[str]) -> None:
    """5.4: die and lowest strategic rating, 6 stays; else one point does, and at home the Home Guard."""
    for side in FOE:
        for place in armies(state, side):
            strategic = min(PRINTED.leaders[name].strategic for name in leaders(state, side, place))
            points = state["forces"][side][place]
            if next(dice) + strategic >= 6 or everybody(points) == 1:
                continue
            left = garrison(state, side, place, points, guard)
            state["box"][side] = plus(state["box"][side], minus(points, left))
            put(state, side, place, left)


def garrison(state: State, side: str, place: str, points: Points, guard: list[str]) -> Points:
    if side == "sparta" and place == "sparta" and count(points, "h"):
        return {"h": min(3, count(points, "h"))}
    if MAP.kind[place] != "island":
        return first_of(points, "h ah c ac n an", 1)
    if ships(points):
        return first_of(points, "n an", 1)
    if hoplites(points) and cavalry(points):
        if not guard:
            raise Undecided
        return {guard.pop(0): 1}
    return first_of(points, "h ah c ac", 1)


def go_home(state: State) -> None:
    """5.4c, 5.5: leaders leave the map; who stands alone controls; the box is emptied."""
    for name, at in state["leaders"].items():
        if at in MAP.spaces:
            state["leaders"][name] = "out"
    state["chief"] = {"athens": "", "sparta": ""}
    state["phase"] = "home"
    for place in sorted({*state["forces"]["athens"], *state["forces"]["sparta"]}):
        control(state, place)
    empty_box(state)


def empty_box(state: State) -> None:
    """4.9, 5.4c; 5.9: a Chios that is lost is remembered."""
    if lost(state, "athens", "chios"):
        state["happened"] = sorted({*state["happened"], "chios_lost"})
    for side in FOE:
        points, state["box"][side] = state["box"][side], {}
        for kind in KINDS:
            send(state, side, kind, count(points, kind))


def send(state: State, side: str, kind: str, number: int) -> None:
    """The Post-Combat table, line by line."""
    for place, share in destinations(state, side, kind, number):
        put(state, side, place, plus(state["forces"][side].get(place, {}), {kind: share}))
        number -= share
    if number:
        state["losses"][side] = plus(state["losses"][side], {kind: number})


def destinations(state: State, side: str, kind: str, number: int) -> list[tuple[str, int]]:
    """Where so many points of a kind go; who is left out is lost."""
    if not number:
        return []
    home = {"athens": "athens", "sparta": "sparta"}[side]
    if kind in ("h", "c"):
        if not lost(state, side, home):
            return [(home, number)]
        return [(home, number)] if controller(state, home) in (side, "") else []
    if kind == "n":
        return own_ships(state, side, number)
    return allies(state, side, kind, number)


def own_ships(state: State, side: str, number: int) -> list[tuple[str, int]]:
    """PCT.i, PCT.k: the port; without it another; without that none."""
    if side == "sparta":
        ports = [p for p in ("gythium", "corinth") if not lost(state, side, p)]
        return [(ports[0], number)] if ports else []
    if not lost(state, side, "piraeus"):
        return [("piraeus", number)]
    ports = [p for p in ("corcyra", "chios") if not lost(state, side, p)]
    if "corcyra" in ports and state["corcyra_neutral"]:
        ports.remove("corcyra")
    if len(ports) > 1:
        raise Undecided
    return [(ports[0], number)] if ports else []


def allies(state: State, side: str, kind: str, number: int) -> list[tuple[str, int]]:
    """PCT.c-l: first those who fill up their places, in the order of the table, then the rest."""
    found: list[tuple[str, int]] = []
    for name, most in fillers(state, side, kind):
        place = instead_of_larisa(state, name)
        there = count(state["forces"][side].get(place, {}), kind)
        share = min(number, max(0, most - there))
        if share and not lost(state, side, place):
            found.append((place, share))
            number -= share
    rest = [p for p in (stand_in(state, side, place) for place in last_places(side, kind)) if p]
    if len(rest) == 2:
        found += [(rest[0], number - number // 2), (rest[1], number // 2)]
    elif rest:
        found.append((rest[0], number))
    else:
        refuge = side if kind != "an" else {"athens": "piraeus", "sparta": "gythium"}[side]
        if controller(state, refuge) != FOE[side]:
            found.append((refuge, number))
    return [(place, share) for place, share in found if share]


def fillers(state: State, side: str, kind: str) -> list[tuple[str, int]]:
    """Places that take points of a kind up to a number."""
    table = {
        ("athens", "ah"): [("amphipolis", 1), ("argos", 4), ("larisa", 2)],
        ("athens", "ac"): [("pella", 2)],
        ("sparta", "ah"): [("syracuse", 2)],
        ("sparta", "ac"): [("sardis", 3), ("pella", 2), ("syracuse", 2)],
        ("sparta", "an"): [("syracuse", 2)],
    }
    powers = {"argos": "argos", "pella": "macedonia", "syracuse": "syracuse", "sardis": "persia"}
    found = table.get((side, kind), [])
    return [(p, most) for p, most in found if p not in powers or state["active"][powers[p]] == side]


def last_places(side: str, kind: str) -> tuple[str, ...]:
    if side == "sparta":
        return {"ah": ("corinth", "thebes"), "ac": ("thebes",), "an": ("corinth",)}[kind]
    return ("larisa",) if kind == "ac" else ("corcyra", "chios")


def instead_of_larisa(state: State, place: str) -> str:
    """10.4.3d: in the Fall of Athens Thessaly is neutral."""
    neutral = str(state.get("scenario", "")).startswith("fall_of_athens")
    return "athens" if place == "larisa" and neutral else place


def stand_in(state: State, side: str, place: str) -> str:
    """PCT.b, 5.9a: Samos for Chios; EV.10e: no Corcyra; "" where the place is lost."""
    if place == "corcyra" and state["corcyra_neutral"]:
        return ""
    place = instead_of_larisa(state, place)
    if not lost(state, side, place):
        return place
    return "samos" if place == "chios" and not lost(state, side, "samos") else ""
