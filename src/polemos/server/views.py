"""What a viewer sees, and how little of it must be sent: differences as JSON merge patches (RFC 7386)."""

from __future__ import annotations

from typing import Any

from polemos.engine.journal import Line
from polemos.engine.match import Match
from polemos.engine.prompt import Prompt
from polemos.server.counts import Counts
from polemos.server.told import Shown

NOTHING: dict[str, Any] = {}


def merge_diff(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """The merge patch from `old` to `new`; neither contains nulls, so null means "gone"."""
    patch: dict[str, Any] = {}
    for key, value in new.items():
        before = old.get(key)
        if before is value or before == value:
            continue
        if isinstance(value, dict) and isinstance(before, dict):
            patch[key] = merge_diff(before, value)
        else:
            patch[key] = value
    for key in old:
        if key not in new:
            patch[key] = None
    return patch


class Differ:
    """Differences of several viewers' views, of which most parts are the same object: each found once."""

    def __init__(self) -> None:
        self.found: dict[tuple[int, int], dict[str, Any]] = {}

    def diff(self, old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
        """As `merge_diff`, remembering the difference of every two parts."""
        patch: dict[str, Any] = {}
        for key, value in new.items():
            before = old.get(key)
            if type(value) is dict and type(before) is dict:
                part = self._part(before, value)
                if part:
                    patch[key] = part
            elif before != value:
                patch[key] = value
        for key in old:
            if key not in new:
                patch[key] = None
        return patch

    def _part(self, before: dict[str, Any], value: dict[str, Any]) -> dict[str, Any]:
        pair = (id(before), id(value))
        part = self.found.get(pair)
        if part is None:
            # Most parts have not changed, and equality is found in C.
            part = self.found[pair] = NOTHING if before == value else merge_diff(before, value)
        return part


def merge(old: Any, patch: Any) -> Any:
    """Apply a merge patch, as RFC 7386 says. The server only needs it in its tests."""
    if not isinstance(patch, dict):
        return patch
    merged = dict(old) if isinstance(old, dict) else {}
    for key, value in patch.items():
        if value is None:
            merged.pop(key, None)
        else:
            merged[key] = merge(merged.get(key), value)
    return merged


def numbered_lines(
    lines: list[Line], first: int, counts: Counts, role: str | None
) -> list[dict[str, object]]:
    """Log lines as they are sent: `i` and `action` count as this viewer does."""
    told = [{"i": i, **line.to_json()} for i, line in enumerate(lines, first)]
    if counts.moments:
        for line, sent in zip(lines, told, strict=True):
            sent["action"] = counts.of(role, line.action)
    return told


class Scene:
    """All that one viewer is shown at one moment, apart from the log."""

    __slots__ = ("aside", "facts", "prompt", "view")

    def __init__(
        self,
        view: dict[str, Any],
        prompt: Prompt | None,
        facts: dict[str, Any],
        aside: dict[str, Any] = NOTHING,
    ) -> None:
        self.view = view
        self.prompt = prompt
        #: What a person is told beside his question: near misses, prices.
        self.aside = aside
        #: deciders, undo, redo, bots, present, result, seed: sent when they change.
        self.facts = facts

    def told_prompt(self) -> dict[str, Any]:
        """The question as it is sent."""
        return {} if self.prompt is None else {**self.prompt.to_json(), **self.aside}


def asides(match: Match, role: str) -> dict[str, Any]:
    """What stands beside a person's question: verbs that are nearly offered, what choices cost or bring."""
    near = [reason.to_json() for reason in match.near_misses(role)]
    notes = [note.to_json() for note in match.notes(role)]
    return {**({"near": near} if near else {}), **({"notes": notes} if notes else {})}


class Channel:
    """What all sockets of one role (or all spectators) have been sent, so that only news is sent."""

    def __init__(self, role: str | None) -> None:
        self.role = role
        self.scene = Scene(NOTHING, None, NOTHING)
        self.number = 0
        #: Lines of the journal already looked at, and how many of them this role may read.
        self.read = 0
        self.lines = 0

    def catch_up(self, match: Match, scene: Scene, counts: Counts) -> None:
        """Take over the present without writing a message: nobody is listening yet."""
        self.scene, self.number = scene, counts.now(self.role)
        self.read = len(match.journal)
        self.lines = len(match.log(self.role))

    def whole(self, match: Match, counts: Counts, page: int | None = None, seen: int | None = None) -> Shown:
        """The first message to a new socket: everything; of the log only the last `page` lines."""
        scene = self.scene
        told: dict[str, Any] = {"view": scene.view, **scene.facts}
        if seen is not None:
            told["seen"] = seen
        if scene.prompt is not None:
            told["prompt"] = scene.told_prompt()
        first = 0 if page is None else max(0, self.lines - page)
        last = match.journal.seen_after(self.role, first, self.read)
        told["log"] = numbered_lines(last, first, counts, self.role)
        return Shown(self.number, **told)

    def news(
        self,
        match: Match,
        scene: Scene,
        kept: int | None,
        differ: Differ,
        always: bool,
        counts: Counts,
    ) -> Shown | None:
        """What changed since the last message; nothing if this viewer noticed nothing.

        `kept`: after an undo, the number of the last action whose log lines stand. `always`: even if
        nothing is new but the number, as for the one who acted.
        """
        last, changed = self.scene, self._scene_news(scene, differ)
        if kept is not None:
            self._cut(match, kept, changed)
        fresh = self._seen(match, self.read, len(match.journal))
        if fresh:
            changed["log"] = numbered_lines(fresh, self.lines, counts, self.role)
        self.read = len(match.journal)
        self.lines += len(fresh)
        if not always and self._unnoticed(changed, last):
            return None
        self.number = counts.now(self.role)
        return Shown(self.number, **changed)

    def _unnoticed(self, changed: dict[str, Any], last: Scene) -> bool:
        """That one still cannot undo is no news: it would only tell that somebody did something."""
        if not changed:
            return True
        before, now = last.facts.get("undo", NOTHING), changed.get("undo", NOTHING)
        if len(changed) > 1 or "why" not in now or now["why"] != before.get("why"):
            return False
        self.scene.facts["undo"] = before
        return True

    def _scene_news(self, scene: Scene, differ: Differ) -> dict[str, Any]:
        """What the viewer is told of the change, by the fields of the message."""
        last, self.scene = self.scene, scene
        patch = differ.diff(last.view, scene.view)
        changed: dict[str, Any] = {"patch": patch} if patch else {}
        if scene.prompt is not None and (scene.prompt != last.prompt or scene.aside != last.aside):
            changed["prompt"] = scene.told_prompt()
        for key, value in scene.facts.items():
            if last.facts.get(key) != value:
                changed[key] = value
        return changed

    def _cut(self, match: Match, kept: int, changed: dict[str, Any]) -> None:
        """After an undo: lines of undone actions go."""
        self.read = match.journal.written_by(kept)
        lines = len(self._seen(match, 0, self.read))
        if lines < self.lines:
            changed["log_cut"] = lines
        self.lines = lines

    def _seen(self, match: Match, first: int, end: int) -> list[Line]:
        return match.journal.seen_by(self.role, first, end)
