"""What a viewer sees, and how little of it must be sent: differences as JSON merge patches (RFC 7386)."""

from __future__ import annotations

from typing import Any

from polemos.engine.journal import Entry, told_args
from polemos.engine.match import Match
from polemos.engine.prompt import Prompt
from polemos.server.counts import Counts
from polemos.server.shapes.common import Beside
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
            if before is value:  # most parts of a view are kept as they were
                continue
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
    entries: list[Entry], first: int, counts: Counts, role: str | None
) -> list[dict[str, Any]]:
    """Log lines as they are sent: `i` and `action` count as this viewer does."""
    told = []
    for i, (action, key, rule, args, to) in enumerate(entries, first):
        number = counts.of(role, action) if counts.moments else action
        line = {"i": i, "action": number, "key": key, "rule": rule, "args": told_args(args)}
        if to:
            line["to"] = to
        told.append(line)
    return told


def told_prompt(prompt: Prompt) -> dict[str, Any]:
    """As `Prompt.to_json`, without copies: nobody changes what is being sent."""
    choices, args = prompt.choices, prompt.args
    told = {"message": prompt.message, "rule": prompt.rule, "args": args, "choices": choices}
    return told if prompt.kinds is None else {**told, "kinds": prompt.kinds}


class Scene:
    """All that one viewer is shown at one moment, apart from the log."""

    __slots__ = ("own", "prompt", "public", "view")

    def __init__(
        self,
        view: dict[str, Any],
        prompt: Prompt | None,
        own: dict[str, Any] = NOTHING,
        public: dict[str, Any] = NOTHING,
    ) -> None:
        self.view = view
        self.prompt = prompt
        #: undo, redo: sent when they change.
        self.own = own
        #: deciders, bots, present, result, seed: likewise, but the same for everybody.
        self.public = public


class Channel:
    """What all sockets of one role (or all spectators) have been sent, so that only news is sent."""

    def __init__(self, role: str | None) -> None:
        self.role = role
        self.scene = Scene(NOTHING, None, NOTHING)
        self.number = 0
        #: Lines of the journal already looked at, and how many of them this role may read.
        self.read = 0
        self.lines = 0
        #: What the viewers know beside the present question, and whether the rules have looked for it.
        self.beside = Beside()
        self.explained = False

    def catch_up(self, match: Match, scene: Scene, counts: Counts) -> None:
        """Take over the present without writing a message: nobody is listening yet."""
        self.scene, self.number = scene, counts.now(self.role)
        self.beside, self.explained = Beside(), False
        self.read = len(match.journal)
        self.lines = len(match.log(self.role))

    def whole(self, match: Match, counts: Counts, page: int | None = None, seen: int | None = None) -> Shown:
        """The first message to a new socket: everything; of the log only the last `page` lines."""
        scene = self.scene
        told: dict[str, Any] = {"view": scene.view, **scene.public, **scene.own}
        if seen is not None:
            told["seen"] = seen
        if scene.prompt is not None:
            told["prompt"] = told_prompt(scene.prompt)
        if self.beside:
            told["beside"] = self.beside
        first = 0 if page is None else max(0, self.lines - page)
        last = match.journal.entries_for(self.role, 0, self.read)[first:]
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
        self.explained = False
        fresh = match.journal.entries_for(self.role, self.read)
        if fresh:
            changed["log"] = numbered_lines(fresh, self.lines, counts, self.role)
        self.read = len(match.journal)
        self.lines += len(fresh)
        if not always and self._unnoticed(changed, last):
            return None
        self.number = counts.now(self.role)
        return Shown(self.number, **changed)

    def completed(self, view: dict[str, Any], differ: Differ) -> dict[str, Any]:
        """The same moment, with what was left out of its view: the patch."""
        patch = differ.diff(self.scene.view, view)
        self.scene.view = view
        return patch

    def _unnoticed(self, changed: dict[str, Any], last: Scene) -> bool:
        """That one still cannot undo is no news: it would only tell that somebody did something."""
        if not changed:
            return True
        before, now = last.own.get("undo", NOTHING), changed.get("undo", NOTHING)
        if len(changed) > 1 or "why" not in now or now["why"] != before.get("why"):
            return False
        self.scene.own["undo"] = before
        return True

    def _scene_news(self, scene: Scene, differ: Differ) -> dict[str, Any]:
        """What the viewer is told of the change, by the fields of the message."""
        last, self.scene = self.scene, scene
        patch = differ.diff(last.view, scene.view)
        changed: dict[str, Any] = {"patch": patch} if patch else {}
        if scene.prompt is not None and scene.prompt is not last.prompt and scene.prompt != last.prompt:
            changed["prompt"] = told_prompt(scene.prompt)
            self.beside = Beside()
        if scene.public is not last.public:
            _note_changes(last.public, scene.public, changed)
        _note_changes(last.own, scene.own, changed)
        return changed

    def _cut(self, match: Match, kept: int, changed: dict[str, Any]) -> None:
        """After an undo: lines of undone actions go."""
        self.read = match.journal.written_by(kept)
        lines = len(match.journal.entries_for(self.role, 0, self.read))
        if lines < self.lines:
            changed["log_cut"] = lines
        self.lines = lines


def _note_changes(old: dict[str, Any], new: dict[str, Any], changed: dict[str, Any]) -> None:
    for key, value in new.items():
        if old.get(key) != value:
            changed[key] = value
