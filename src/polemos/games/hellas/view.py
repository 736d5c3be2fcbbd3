"""1b: the whole table as everybody sees it. Tracks that players keep by hand are counted here."""

from __future__ import annotations

from typing import Any

from polemos.games.hellas.charts import ROWS
from polemos.games.hellas.forecast import forecast
from polemos.games.hellas.printed import SICILY, SIDES, foe
from polemos.games.hellas.rules.cycle import ACTING, ACTIONS, CHOOSING, active, allowed, chosen_by
from polemos.games.hellas.rules.score import control_boxes, points, score_lines, target
from polemos.games.hellas.rules.stacks import LEGION, SHIP, marker_at, units
from polemos.games.hellas.rules.upkeep import upkeep
from polemos.games.hellas.state import UNMOVED, Hellas


def view(state: Hellas, role: str | None) -> dict[str, Any]:
    """The same for both sides and for spectators."""
    return {
        "turn": max(state.turn, 1),
        "phase": phase(state),
        "pieces": pieces(state),
        "contested": {h: list(sides) for h, sides in sorted(state.intruders.items())},
        "control": dict(sorted(state.control.items())),
        "tracks": tracks(state),
        "goods": {side: _goods(state, side) for side in SIDES},
        "reserve": {side: _reserve(state, side) for side in SIDES},
        "markers": markers(state),
        "cycle": cycle(state),
        "score": {side: {"total": points(state, side), "lines": score_lines(state, side)} for side in SIDES},
        "selected": list(state.selected(None)),
        "focus": list(state.focus()),
        "forecast": forecast(state),
    }


def phase(state: Hellas) -> str:
    """5a: which part of the turn it is, told by the frames."""
    step = state.step()
    if not step:
        return "over" if state.result is not None else "start"
    return ACTING if step == CHOOSING else step


# --- pieces -----------------------------------------------------------------------------------------


def pieces(state: Hellas) -> dict[str, Any]:
    """Every piece; several units of a kind in a hex are one entry with a count, under their figure."""
    shown: dict[str, Any] = {}
    for side in SIDES:
        _units(state, side, shown)
        power = state.powers[side]
        for kind, stock in (("post", power.posts), ("fortress", power.fortresses)):
            for place, count in stock.items():
                shown[f"{side}_{kind}_{place}"] = {"at": place, "kind": kind, "side": side, "goods": count}
        for place in power.monuments:
            shown[f"{side}_monument_{place}"] = {"at": place, "kind": "monument", "side": side}
        if power.leader:
            shown[f"{side}_leader"] = {"at": power.leader, "kind": "leader", "side": side}
    _neutrals(state, shown)
    return dict(sorted(shown.items()))


def _units(state: Hellas, side: str, shown: dict[str, Any]) -> None:
    power = state.powers[side]
    for kind, index in ((LEGION, 0), (SHIP, 2)):
        for place, count in units(power, kind).items():
            name = marker_at(power, kind, place) or f"{side}_{kind}_{place}"
            entry: dict[str, Any] = {"at": place, "kind": kind, "side": side, "count": count}
            if kind == SHIP and place in power.cargo:
                entry["cargo"] = power.cargo[place]
            done = state.moved.get(place, UNMOVED)[index]
            if done:
                entry["done"] = done
            shown[name] = entry


def _neutrals(state: Hellas, shown: dict[str, Any]) -> None:
    for place, count in state.neutral_legions.items():
        side = "syracuse" if state.printed.area_of[place] == SICILY else "rhodes"
        shown[f"{side}_legion_{place}"] = {"at": place, "kind": "legion", "side": side, "count": count}
    for place in state.neutral_fortresses:
        side = "syracuse" if place == state.printed.syracuse else "independent"
        shown[f"{side}_fortress_{place}"] = {"at": place, "kind": "fortress", "side": side}


# --- tracks -----------------------------------------------------------------------------------------


def tracks(state: Hellas) -> dict[str, Any]:
    """Money, income, supply, control, points and the development chart, by side."""
    shown: dict[str, Any] = {row: {} for row in ROWS}
    names = (
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
    shown.update({name: {} for name in names})
    for side in SIDES:
        power = state.powers[side]
        islands, provinces = control_boxes(state, side)
        values = (
            power.money,
            state.income(side),
            power.stability,
            state.supply(side),
            power.legion_count(),
            power.ship_count(),
            upkeep(state, side),
            islands,
            provinces,
            points(state, side),
        )
        for name, value in zip(names, values, strict=True):
            shown[name][side] = value
        for row in ROWS:
            shown[row][side] = power.boxes[row]
    return shown


def _goods(state: Hellas, side: str) -> dict[str, int]:
    return dict(zip(state.charts.goods, state.powers[side].goods, strict=True))


def _reserve(state: Hellas, side: str) -> dict[str, int]:
    """17: pieces still in the box."""
    kinds = ("legions", "ships", "fortresses", "posts", "monuments")
    return {kind: state.left(side, kind) for kind in kinds}


def markers(state: Hellas) -> dict[str, Any]:
    """9.8e and the like: markers that stand on tracks."""
    shown: dict[str, Any] = {"first": state.first, "target": target(state), "armistice": state.armistice}
    if state.asker:
        shown["asker"] = state.asker
    shown["syracusans"] = state.syracusans_left
    shown["laurels"] = "light" if state.option("light_laurels") else "dark"
    return shown


def cycle(state: Hellas) -> dict[str, Any]:
    """8: cubes in the boxes of the action cycle, in order, and who is to choose."""
    order = (state.first, foe(state.first))
    chosen = [[order[i % 2], action] for i, action in enumerate(state.cycle)]
    boxes = {a: {side: chosen_by(state, side).count(a) for side in SIDES} for a in ACTIONS}
    step = state.step()
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
