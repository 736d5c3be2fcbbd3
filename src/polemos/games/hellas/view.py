"""1b: the whole table as everybody sees it. Tracks that players keep by hand are counted here."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from polemos.engine.sight import Sight
from polemos.games.hellas.charts import ROWS
from polemos.games.hellas.forecast import development, forecast, treasury
from polemos.games.hellas.power import Power
from polemos.games.hellas.printed import SICILY, SIDES, foe
from polemos.games.hellas.rules.cycle import ACTING, ACTIONS, CHOOSING, active, allowed, chosen_by
from polemos.games.hellas.rules.score import control_boxes, lines_for, target
from polemos.games.hellas.rules.stacks import LEGION, SHIP, marker_at, units
from polemos.games.hellas.rules.upkeep import upkeep
from polemos.games.hellas.state import UNMOVED, Hellas

#: 17: pieces of which some may still be in the box.
RESERVE: Final[tuple[str, ...]] = ("legions", "ships", "fortresses", "posts", "monuments")


def view(state: Hellas, role: str | None, sight: Sight) -> dict[str, Any]:
    """The same for both sides and for spectators."""
    sides = both_sides(state, sight)
    return {
        "turn": max(state.turn, 1),
        "phase": phase(state),
        "contested": contested(state, sight),
        "control": control(state, sight),
        **sides,
        "markers": markers(state, sight),
        "cycle": cycle(state, sight),
        "selected": list(state.selected(None)),
        "focus": list(state.focus()),
        "forecast": {**sides["forecast"], **forecast(state)},
    }


def both_sides(state: Hellas, sight: Sight) -> dict[str, Any]:
    """What is told of the two powers; mostly only one of them has changed."""
    first, second, neutrals = *[side_parts(state, side, sight) for side in SIDES], _neutrals(state, sight)
    key = (first, second, neutrals)
    shown: dict[str, Any] | None = sight.kept("sides", key)
    if shown is None:
        pieces = {**first["pieces"], **second["pieces"], **neutrals}
        shown = {"pieces": pieces, "tracks": tracks(first["counts"], second["counts"])}
        for part in ("goods", "reserve", "score", "treasury", "development"):
            shown[part] = {SIDES[0]: first[part], SIDES[1]: second[part]}
        shown["forecast"] = {part: shown.pop(part) for part in ("treasury", "development")}
        shown = sight.join("sides", key, shown)
    return shown


def side_parts(state: Hellas, side: str, sight: Sight) -> dict[str, Any]:
    """All that is told of one power, each part kept for itself."""
    power = state.powers[side]
    name = f"side:{side}"
    key = (
        power.money,
        power.stability,
        power.goods,
        power.leader,
        power.boxes,
        power.legions,
        power.ships,
        power.cargo,
        power.markers,
        power.posts,
        power.fortresses,
        power.monuments,
        power.active,
        state.control,
        state.moved,
    )
    parts: dict[str, Any] | None = sight.kept(name, key)
    if parts is None:
        realm = _realm(state, side, sight)
        parts = {
            "pieces": _pieces_of(state, side, sight),
            "counts": _counts(state, side, realm),
            "goods": realm.goods,
            "reserve": _reserve(state, side, sight),
            "score": realm.score,
            "treasury": treasury(state, side, realm.income),
            "development": development(state, side, sight),
        }
        parts = sight.keep(name, key, parts)
    return parts


class Realm(NamedTuple):
    """What follows from a power's goods, development and areas, none of which units on the march change."""

    goods: dict[str, int]
    score: dict[str, Any]
    income: int
    supply: int
    islands: int
    provinces: int


def _realm(state: Hellas, side: str, sight: Sight) -> Realm:
    power = state.powers[side]
    name, key = f"realm:{side}", (power.goods, power.boxes, power.stability, power.monuments, state.control)
    realm: Realm | None = sight.kept(name, key)
    if realm is None:
        islands, provinces = control_boxes(state, side)
        lines = lines_for(state, side, islands, provinces)
        realm = Realm(
            dict(zip(state.charts.goods, power.goods, strict=True)),
            {"total": sum(lines.values()), "lines": lines},
            *(state.income(side), state.supply(side), islands, provinces),
        )
        sight.keep(name, key, realm)
    return realm


def _reserve(state: Hellas, side: str, sight: Sight) -> dict[str, int]:
    power = state.powers[side]
    name = f"reserve:{side}"
    key = (power.legions, power.ships, power.cargo, power.posts, power.fortresses, power.monuments)
    shown: dict[str, int] | None = sight.kept(name, key)
    if shown is None:
        shown = sight.keep(name, key, {kind: state.left(side, kind) for kind in RESERVE})
    return shown


def phase(state: Hellas) -> str:
    """5a: which part of the turn it is, told by the frames."""
    step = state.step()
    if not step:
        return "over" if state.result is not None else "start"
    return ACTING if step == CHOOSING else step


# --- pieces -----------------------------------------------------------------------------------------


def _pieces_of(state: Hellas, side: str, sight: Sight) -> dict[str, Any]:
    power = state.powers[side]
    name = f"pieces:{side}"
    buildings = _buildings(power, sight)
    key = (buildings, power.legions, power.ships, power.cargo, power.markers, state.moved)
    shown: dict[str, Any] | None = sight.kept(name, key)
    if shown is None:
        found = {**buildings}
        _units(state, side, found)
        shown = sight.keep(name, key, {piece: found[piece] for piece in sorted(found)})
    return shown


def _buildings(power: Power, sight: Sight) -> dict[str, Any]:
    """What stands where it was built, and the leader."""
    name = f"buildings:{power.side}"
    key = (power.posts, power.fortresses, power.monuments, power.leader)
    shown: dict[str, Any] | None = sight.kept(name, key)
    return sight.keep(name, key, _built(power)) if shown is None else shown


def _built(power: Power) -> dict[str, Any]:
    side = power.side
    shown: dict[str, Any] = {}
    for kind, stock in (("post", power.posts), ("fortress", power.fortresses)):
        for place, count in stock.items():
            shown[f"{side}_{kind}_{place}"] = {"at": place, "kind": kind, "side": side, "goods": count}
    for place in power.monuments:
        shown[f"{side}_monument_{place}"] = {"at": place, "kind": "monument", "side": side}
    if power.leader:
        shown[f"{side}_leader"] = {"at": power.leader, "kind": "leader", "side": side}
    return shown


def _units(state: Hellas, side: str, shown: dict[str, Any]) -> None:
    power, entries = state.powers[side], state.printed.entries
    for kind, index in ((LEGION, 0), (SHIP, 2)):
        for place, count in units(power, kind).items():
            name = (marker_at(power, kind, place) if power.markers else "") or f"{side}_{kind}_{place}"
            cargo = power.cargo.get(place, 0) if kind == SHIP else 0
            words = (place, kind, side, count, cargo, state.moved.get(place, UNMOVED)[index])
            entry = entries.said(words)
            shown[name] = entries.say(words, _stack(*words)) if entry is None else entry


def _stack(place: str, kind: str, side: str, count: int, cargo: int, done: int) -> dict[str, Any]:
    entry: dict[str, Any] = {"at": place, "kind": kind, "side": side, "count": count}
    if cargo:
        entry["cargo"] = cargo
    if done:
        entry["done"] = done
    return entry


def _neutrals(state: Hellas, sight: Sight) -> dict[str, Any]:
    key = (state.neutral_legions, state.neutral_fortresses)
    shown: dict[str, Any] | None = sight.kept("neutrals", key)
    if shown is None:
        shown = {}
        for place, count in state.neutral_legions.items():
            side = "syracuse" if state.printed.area_of[place] == SICILY else "rhodes"
            shown[f"{side}_legion_{place}"] = {"at": place, "kind": "legion", "side": side, "count": count}
        for place in state.neutral_fortresses:
            side = "syracuse" if place == state.printed.syracuse else "independent"
            shown[f"{side}_fortress_{place}"] = {"at": place, "kind": "fortress", "side": side}
        shown = sight.keep("neutrals", key, dict(sorted(shown.items())))
    return shown


def contested(state: Hellas, sight: Sight) -> dict[str, Any]:
    """9.1.4: who contests which hex."""
    key = (state.intruders,)
    shown: dict[str, Any] | None = sight.kept("contested", key)
    if shown is None:
        shown = sight.keep("contested", key, {h: list(sides) for h, sides in sorted(state.intruders.items())})
    return shown


def control(state: Hellas, sight: Sight) -> dict[str, Any]:
    """11: who controls which area."""
    key = (state.control,)
    shown: dict[str, Any] | None = sight.kept("control", key)
    if shown is None:
        shown = sight.keep("control", key, dict(sorted(state.control.items())))
    return shown


# --- tracks -----------------------------------------------------------------------------------------


#: What is counted for a side, besides the boxes of its development.
COUNTED: Final[tuple[str, ...]] = (
    "money",
    "income",
    "stability",
    "supply",
    "legions",
    "ships",
    "upkeep",
    "islands",
    "provinces",
    "points",
)


def tracks(first: tuple[int, ...], second: tuple[int, ...]) -> dict[str, Any]:
    """Money, income, supply, control, points and the development chart, by side."""
    names = (*ROWS, *COUNTED)
    return {name: {SIDES[0]: first[i], SIDES[1]: second[i]} for i, name in enumerate(names)}


def _counts(state: Hellas, side: str, realm: Realm) -> tuple[int, ...]:
    power = state.powers[side]
    return (
        *power.boxes.values(),
        power.money,
        realm.income,
        power.stability,
        realm.supply,
        power.legion_count(),
        power.ship_count(),
        upkeep(state, side),
        realm.islands,
        realm.provinces,
        realm.score["total"],
    )


def markers(state: Hellas, sight: Sight) -> dict[str, Any]:
    """9.8e and the like: markers that stand on tracks."""
    key = (state.first, state.armistice, state.asker, state.syracusans_left)
    shown: dict[str, Any] | None = sight.kept("markers", key)
    if shown is None:
        shown = {"first": state.first, "target": target(state), "armistice": state.armistice}
        if state.asker:
            shown["asker"] = state.asker
        shown["syracusans"] = state.syracusans_left
        shown["laurels"] = "light" if state.option("light_laurels") else "dark"
        shown = sight.keep("markers", key, shown)
    return shown


def cycle(state: Hellas, sight: Sight) -> dict[str, Any]:
    """8: cubes in the boxes of the action cycle, in order, and who is to choose."""
    step = state.step()
    key = (state.cycle, state.first, step)
    shown: dict[str, Any] | None = sight.kept("cycle", key)
    if shown is None:
        shown = sight.keep("cycle", key, _cycle(state, step))
    return shown


def _cycle(state: Hellas, step: str) -> dict[str, Any]:
    order = (state.first, foe(state.first))
    chosen = [[order[i % 2], action] for i, action in enumerate(state.cycle)]
    by_side = {side: chosen_by(state, side) for side in SIDES}
    boxes = {a: {side: by_side[side].count(a) for side in SIDES} for a in ACTIONS}
    choosing = step == CHOOSING
    shown: dict[str, Any] = {
        "chosen": chosen,
        "boxes": boxes,
        "open": list(allowed(state)) if choosing else [],
    }
    if choosing:
        shown["active"] = active(state)
    elif step == ACTING and state.cycle:
        shown["active"] = order[(len(state.cycle) - 1) % 2]
        shown["action"] = state.cycle[-1]
    return shown
