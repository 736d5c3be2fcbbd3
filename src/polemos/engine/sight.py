"""What was built of a view is kept part by part: a view costs what has changed since the last one."""

from __future__ import annotations

from typing import Any, Final

#: So many entries are remembered: some matches' worth.
MOST_SAID: Final = 5000


class Sight:
    """The memory of one match for its views; it belongs to whoever looks, never to a state.

    A part is kept under a name with the fields it was built from. It is taken again as long as these fields
    are equal, so undo, rewinding and copies need no care. A part that depends on the viewer has the viewer in
    its name: nobody else can be handed it. Whoever gets a view changes nothing in it.
    """

    __slots__ = ("_kept", "brief", "left_out")

    def __init__(self) -> None:
        self._kept: dict[str, tuple[tuple[Any, ...], Any]] = {}
        #: Whoever looks wants an answer at once and the whole view soon: a forecast that takes long to reckon
        #: may be left empty, and that it was is noted here.
        self.brief = False
        self.left_out = False

    def later(self) -> bool:
        """Whether something that takes long is left out now."""
        self.left_out = self.left_out or self.brief
        return self.brief

    def kept(self, name: str, key: tuple[Any, ...]) -> Any:
        """The part of this name if it was built from the same fields, else None."""
        old = self._kept.get(name)
        return old[1] if old is not None and old[0] == key else None

    def keep(self, name: str, key: tuple[Any, ...], part: Any) -> Any:
        """Remember a part that was built from these fields of the state, which the state may change later.

        One that came out equal to the one before is the one before, and need not be compared again.
        """
        return self._remember(name, tuple([copied(field) for field in key]), part)

    def join(self, name: str, key: tuple[Any, ...], part: Any) -> Any:
        """The same of a part made of parts, which nobody changes."""
        return self._remember(name, key, part)

    def _remember(self, name: str, key: tuple[Any, ...], part: Any) -> Any:
        old = self._kept.get(name)
        if old is not None and old[1] == part:
            part = old[1]
        self._kept[name] = (key, part)
        return part


class Entries:
    """What views say of single things, such as a counter that stands somewhere and shows one face: the same
    dict for the same words, in all views and matches. It belongs to what is printed and says nothing else."""

    def __init__(self) -> None:
        self._said: dict[tuple[Any, ...], dict[str, Any]] = {}

    def said(self, words: tuple[Any, ...]) -> dict[str, Any] | None:
        return self._said.get(words)

    def say(self, words: tuple[Any, ...], entry: dict[str, Any]) -> dict[str, Any]:
        """Remember what these words stand for. Few enough are remembered to forget nothing in a match."""
        if len(self._said) >= MOST_SAID:
            self._said.clear()
        self._said[words] = entry
        return entry


def copied(field: Any) -> Any:
    """A field as it is now; what cannot change is its own copy."""
    return field.copy() if isinstance(field, (dict, set, list)) else field
