"""14: what each nation fights for, how near it is, and who has won."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from polemos.engine.result import Result
from polemos.games.eagle_and_wolf.printed import CARTHAGE, EPIRUS, MAMERTINES, ROME, SYRACUSE
from polemos.games.eagle_and_wolf.state import Campaign

SICILY: Final[tuple[str, ...]] = ("agrigentum", "messina", "panormos", "syracusae")


class Aim(NamedTuple):
    """So many of these territories; `more`: welcome, but not needed (14.3, 14.5)."""

    line: str
    places: tuple[str, ...]
    need: int
    more: bool = False


GREECE: Final[tuple[str, ...]] = ("apulia", "bruttium", "lucania")
ITALY: Final[tuple[str, ...]] = ("ager_gallicum", "latium", "roma", "samnium")
#: 14.1-14.2, 1.12-1c: more than half of each province.
HOME: Final = Aim("epirus", ("dodonia", "lissos"), 2)
SICILIA: Final = Aim("sicilia", SICILY, 3)
MAGNA_2: Final = Aim("graecia_magna_2", GREECE, 2)
MAGNA_3: Final = Aim("graecia_magna_3", ("campania", *GREECE), 3)
#: 14.3-14.5: cities.
CITIES: Final[dict[str, tuple[Aim, ...]]] = {
    CARTHAGE: (
        Aim("panormos", ("panormos",), 1),
        Aim("agrigentum", ("agrigentum",), 1),
        Aim("messina_more", ("messina",), 1, True),
    ),
    SYRACUSE: (Aim("syracusae", ("syracusae",), 1), Aim("messina", ("messina",), 1)),
    MAMERTINES: (
        Aim("messina", ("messina",), 1),
        Aim("sicilia_more", ("agrigentum", "panormos", "syracusae"), 1, True),
    ),
}
#: 1.12-1d: the aims by the option that says which province Campania belongs to.
AIMS: Final[dict[str, dict[str, tuple[Aim, ...]]]] = {
    "italia": {
        EPIRUS: (HOME, MAGNA_2, SICILIA),
        ROME: (Aim("italia", ("campania", *ITALY), 3), MAGNA_2),
        **CITIES,
    },
    "graecia_magna": {
        EPIRUS: (HOME, MAGNA_3, SICILIA),
        ROME: (Aim("italia", ITALY, 3), MAGNA_3),
        **CITIES,
    },
}
#: 14.1, 14.3, 14.5: grades, the lowest first.
GRADES: Final[tuple[str, ...]] = ("unfulfilled", "victory", "great_victory", "undisputed")


def aims_of(state: Campaign) -> dict[str, tuple[Aim, ...]]:
    return AIMS[str(state.options["campania"])]


def held(state: Campaign, nation: str, aim: Aim) -> int:
    """1.12-1e: contested territories count for nobody; more than needed counts no more."""
    return min(aim.need, sum([state.holds(nation, place) for place in aim.places]))


def score(state: Campaign) -> dict[str, Any]:
    """14: nation -> what it holds of its aims, line by line, if the campaign ended now."""
    found: dict[str, Any] = {}
    for nation, aims in aims_of(state).items():
        lines = {aim.line: held(state, nation, aim) for aim in aims}
        found[nation] = {"total": sum(lines.values()), "lines": lines}
    return found


def grade(state: Campaign, nation: str) -> str:
    """14.1-14.5: whether a nation has what it fought for, and how well."""
    aims = aims_of(state)[nation]
    done = [held(state, nation, aim) == aim.need for aim in aims]
    if not all(ok or aim.more for ok, aim in zip(done, aims, strict=True)):
        return "unfulfilled"
    if nation == EPIRUS:
        return "undisputed"  # 14.1
    return "great_victory" if all(done) and aims[-1].more else "victory"


def winners(state: Campaign) -> tuple[str, ...]:
    """14.0b: the nations that have what they fought for."""
    return tuple(nation for nation in aims_of(state) if grade(state, nation) != "unfulfilled")


def finish(state: Campaign) -> None:
    """14.0: several may win, or nobody; with six players both Romans win with Rome."""
    nations = winners(state)
    standing = score(state)
    for nation, row in standing.items():
        need = sum(aim.need for aim in aims_of(state)[nation] if not aim.more)
        level = grade(state, nation)
        state.log("aims", "14.0a", side=nation, number=row["total"], need=need, level=level)
    roles = tuple(dict.fromkeys(role for n in nations for role in state.players_of(n)))
    scores = {role: 0 for nation in standing for role in state.players_of(nation)}
    for nation, row in standing.items():
        for role in state.players_of(nation):
            scores[role] += row["total"]
    state.finish(Result(_first(roles), _level(state, nations), "objectives", "14.0a", scores, roles))


def _first(roles: tuple[str, ...]) -> str | None:
    return roles[0] if len(roles) == 1 else None


def _level(state: Campaign, nations: tuple[str, ...]) -> str:
    """The best grade that was reached; nobody: a draw."""
    grades = [grade(state, nation) for nation in nations]
    return max(grades, key=GRADES.index) if grades else "draw"
