"""What must hold at every moment of every game. Each check raises `Broken`, which says what does not."""

from __future__ import annotations

import json
from math import isfinite
from typing import Any

from polemos.engine.game import Game
from polemos.engine.journal import Journal
from polemos.engine.match import Action, Match
from polemos.engine.playout import Playout
from polemos.engine.prompt import KINDS, Prompt


class Broken(AssertionError):
    """A promise of the engine's contract that a game does not keep."""


def ensure(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def viewers(match: Match) -> tuple[str | None, ...]:
    """Everybody who looks at a match: the roles and a spectator."""
    return (*match.roles, None)


def moment(match: Match) -> tuple[Any, ...]:
    """All that may not change when nothing is played."""
    state = match.state
    chance = state.chance
    return (match.position(), match.number, match.deciders, chance.drawn, chance.key, state.revealed)


# --- prompts ------------------------------------------------------------------------------------


def somebody_can_act(match: Match) -> None:
    """A game is over, or each decider has a choice, and nobody else has one."""
    ensure(match.over != bool(match.deciders), f"over: {match.over}, deciders: {match.deciders}")
    ensure(set(match.deciders) <= set(match.roles), f"deciders {match.deciders} are not all roles")
    ensure(len(set(match.deciders)) == len(match.deciders), f"deciders {match.deciders} stand twice")
    for role in match.roles:
        asked, offered = role in match.deciders, bool(match.prompt(role).pairs())
        ensure(asked == offered, f"{role}: asked {asked}, but has choices {offered}")


def choices_are_in_order(prompt: Prompt) -> None:
    """Choices are non-empty, sorted, unique, of one kind for each verb."""
    for verb, args in prompt.choices.items():
        where = f"{prompt.message}/{verb} {args!r}"
        ensure(isinstance(args, tuple) and len(args) > 0, f"{where}: empty or not a tuple")
        kinds = {type(arg) for arg in args}
        ensure(len(kinds) == 1 and kinds <= {str, int, type(None)}, f"{where}: kinds {kinds}")
        ensure(len(set(args)) == len(args), f"{where}: a choice stands twice")
        ensure(None in args or list(args) == sorted(args), f"{where}: not sorted")  # type: ignore[type-var]  # one kind
    for verb, kind in (prompt.kinds or {}).items():
        ensure(verb in prompt.choices and kind in KINDS, f"{prompt.message}/{verb} is said to be {kind!r}")


def asking_changes_nothing(match: Match) -> None:
    """Prompt and view are pure, and asking twice gives the same answer."""
    before = moment(match)
    fresh = match.state.frames[-1].ask(match.state) if match.state.frames else None
    for role in match.deciders:
        if match.prompt(role).message != "enter-die":
            again = None if fresh is None else fresh.of(role)
            ensure(again == match.prompt(role), f"the prompt of {role} is another one the second time")
    for viewer in viewers(match):
        ensure(match.view(viewer) == match.view(viewer), f"two views of {viewer} differ")
    ensure(moment(match) == before, "a prompt or a view changed the state")


def paragraphs_exist(game: Game, rule: str) -> None:
    """A cited paragraph is a clause of the rule index, or the heading of some."""
    if rule and rule not in game.rules:
        begun = [c for c in game.rules if c.startswith(rule) and not c[len(rule)].isdigit()]
        ensure(bool(begun), f"paragraph {rule!r} is not in the rule index")


# --- views --------------------------------------------------------------------------------------


def views_are_plain(match: Match) -> None:
    """Views are JSON without nulls; where nothing is hidden, all are the same."""
    views = [match.view(viewer) for viewer in viewers(match)]
    for view in views:
        ensure(json.loads(json.dumps(view)) == view, "a view is not plain JSON (tuples? keys?)")
        ensure(not _nulls(view, "view"), f"nulls in a view: {_nulls(view, 'view')}")
    if not match.game.meta.hidden:
        ensure(all(view == views[0] for view in views), "views differ although nothing is hidden")


def memory_is_as_good_as_new(match: Match) -> None:
    """A view put together from kept parts is byte for byte one that is built from nothing."""
    for viewer in viewers(match):
        kept, new = match.view(viewer), match.game.view(match.state, viewer)
        ensure(json.dumps(kept) == json.dumps(new), f"a kept part of {viewer}'s view is stale")
    together = match.game.views(match.state, viewers(match), match.sight)
    ensure(together == {v: match.game.view(match.state, v) for v in viewers(match)}, "views together differ")


def _nulls(value: object, path: str) -> list[str]:
    if isinstance(value, dict):
        return [found for key, item in value.items() for found in _nulls(item, f"{path}.{key}")]
    if isinstance(value, list):
        return [found for i, item in enumerate(value) for found in _nulls(item, f"{path}[{i}]")]
    return [path] if value is None else []


def nothing_leaks(match: Match, seed: int) -> None:
    """Whatever is hidden from a viewer, he sees and is asked the same if it were otherwise."""
    for viewer in viewers(match):
        copy = match.determinize(viewer, seed)
        ensure(copy.deciders == match.deciders, f"who decides tells {viewer} something hidden")
        theirs, ours = copy.view(viewer), match.view(viewer)
        ensure(theirs == ours, f"the view of {viewer} tells something hidden: {_difference(ours, theirs)}")
        warmed = match.game.seen(copy.state, viewer, match.sight)
        ensure(warmed == ours, f"the memory of {viewer}'s views tells something hidden")
        if viewer is not None:
            same = copy.prompt(viewer) == match.prompt(viewer)
            ensure(same, f"the prompt of {viewer} tells something hidden: {match.prompt(viewer)!r}")
        match.game.check(copy.state)


def imagining_does_not_depend_on_the_truth(match: Match, seed: int) -> None:
    """Two truths that look alike to a viewer are imagined alike, block by block and card by card.

    The other truth is an imagined one: what is imagined from it must be what is imagined from ours.
    """
    if not match.game.meta.hidden:
        return
    for viewer in viewers(match):
        other = match.determinize(viewer, seed + 1)
        ours, theirs = (m.determinize(viewer, seed).position() for m in (match, other))
        ensure(ours == theirs, f"{viewer} imagines the truth: {_difference(ours, theirs, 'position')}")


def _difference(ours: object, theirs: object, path: str = "view") -> str:
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key in sorted({*ours, *theirs}):
            if ours.get(key) != theirs.get(key):
                return _difference(ours.get(key), theirs.get(key), f"{path}.{key}")
    return f"{path}: {ours!r} or {theirs!r}"


def consequences_do_not_leak(match: Match, action: Action, seed: int) -> None:
    """What an action shows to a viewer does not depend on what is hidden from him, unless it is revealed.

    The action is played on the true state and on one that the viewer cannot tell from it, with the same
    dice to come. If neither rolled nor revealed anything, view, prompt, deciders and log must be the same.
    """
    for viewer in viewers(match):
        truth, other = match.clone(), match.determinize(viewer, seed)
        other.state.chance = truth.state.chance.clone()
        if not other.prompt(action[0]).offered(*action[1:]):
            continue  # the action itself is one that only a holder of the secret could take
        told = [_told(copy, action, viewer) for copy in (truth, other)]
        if None not in told:
            ensure(
                told[0] == told[1], f"{action} shows {viewer} something hidden: {_first(told[0], told[1])}"
            )


def _first(ours: Any, theirs: Any) -> str:
    return next((_difference(a, b) for a, b in zip(ours, theirs, strict=True) if a != b), "nothing")


def _told(copy: Playout, action: Action, viewer: str | None) -> tuple[Any, ...] | None:
    """What the viewer learns from an action; None if dice or a reveal may tell him more."""
    journal = Journal()
    copy.state.journal = journal
    before = (copy.state.chance.drawn, copy.state.revealed)
    copy.play(*action)
    if (copy.state.chance.drawn, copy.state.revealed) != before:
        return None
    prompt = None if viewer is None else copy.prompt(viewer).to_json()
    return (copy.view(viewer), prompt, copy.deciders, [line.to_json() for line in journal.seen_by(viewer)])


# --- copies and positions -----------------------------------------------------------------------


def position_goes_round(match: Match) -> Match:
    """The position as JSON leads to the same moment; returns the resumed match."""
    position = match.position()
    again = match.game.resume(json.loads(json.dumps(position)))
    ensure(
        again.position() == position, "a position does not survive being read: " + _first_of(again, position)
    )
    ensure(again.deciders == match.deciders, "a resumed position asks somebody else")
    for role in match.roles:
        ensure(again.prompt(role) == match.prompt(role), f"a resumed position asks {role} something else")
        ensure(again.view(role) == match.view(role), f"a resumed position shows {role} something else")
    return again


def _first_of(again: Match, position: dict[str, Any]) -> str:
    return _difference(position, again.position(), "position")


def evaluation_is_finite(match: Match) -> None:
    for role in match.roles:
        value = match.game.evaluate(match.state, role)
        ensure(isfinite(value), f"the evaluation for {role} is {value}")


def record_is_small(match: Match) -> None:
    """At most 40 bytes for each action, dice included, but for those of a side that the rules play.

    One click of a player who plays alone sets off the other side's whole answer and often the turn's end:
    25 bytes for the click itself, but 36 to 63 with all its dice, which no design of the rules can spare.
    A match of a few clicks (a battle resolved at once) is too short for an average to mean anything.
    """
    record = match.record()
    dice = record["dice"] if len(match.roles) > 1 else []
    text = json.dumps([record["actions"], dice], separators=(",", ":"))
    if match.number >= 20:
        each = len(text.encode()) / match.number
        ensure(each <= 40, f"a record takes {each:.1f} bytes for each action")
