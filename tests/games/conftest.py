"""A test marked `choice(clause, verbs...)` must really see these verbs offered beside something else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from polemos.engine.match import Match
from polemos.engine.prompt import Arg, Prompt

#: An interpreted class can be watched; an extension class of `make compiled` cannot, and need not:
#: the same tests have been watched in plain Python.
CAN_BE_WATCHED = Match.__flags__ & (1 << 9) != 0 and hasattr(Match.prompt, "__code__")


@pytest.fixture(autouse=True)
def choices_are_offered(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Watches every prompt of a marked test, and asks at its end whether the verbs were among them."""
    marks = list(request.node.iter_markers("choice"))
    seen: set[str] = set()
    if marks and CAN_BE_WATCHED:
        plain, play = Match.prompt, Match.play

        def watched(match: Match, role: str) -> Prompt:
            prompt = plain(match, role)
            if prompt.count() > 1:
                seen.update(prompt.choices)
            return prompt

        def played(match: Match, role: str, verb: str, arg: Arg = None) -> None:
            watched(match, role)  # who answers has been asked, whether the test looked at it or not
            play(match, role, verb, arg)

        monkeypatch.setattr(Match, "prompt", watched)
        monkeypatch.setattr(Match, "play", played)
    yield
    for mark in marks if CAN_BE_WATCHED else ():
        missing = [verb for verb in mark.args[1:] if verb not in seen]
        assert missing == [], f"{mark.args[0]}: never offered with another possibility: {missing}"
