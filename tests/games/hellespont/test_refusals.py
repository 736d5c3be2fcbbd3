"""0-10: scenes in which much is refused, each refusal with its reason, clause and numbers (refusals.yaml)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from games.hellespont.positions import announcing, frame, go_on, refused, turn_at
from games.hellespont.scenes import (
    D_1,
    D_2,
    Start,
    at_war,
    b_2,
    b_3,
    check_reasons,
    in_c,
    in_d,
    played,
)
from polemos.engine.match import Match
from polemos.kit.text import LANGS, Text

HERE = Path(__file__).parent
SCENES: dict[str, Any] = yaml.safe_load((HERE / "refusals.yaml").read_text(encoding="utf-8"))
TEXTS = HERE.parents[2] / "src/polemos/games/hellespont/text"


def begun(scene: dict[str, Any]) -> Match:
    """The match at the question of a scene: a phase, pieces, fields, answers and dice."""
    answers = tuple([a for a in scene.get("answers", "").split("; ") if a])
    return played(start_of(scene), answers, tuple(scene.get("dice", ())))


def start_of(scene: dict[str, Any]) -> Start:
    phase, pieces, more = scene["in"], scene["pieces"], scene.get("more", {})
    who = scene.get("who", "athens")
    if phase == "B.3":
        return b_3(pieces, who, scene.get("points", 4), **more)
    if phase == "start":
        return pieces, [frame("Game", who="", at=2), frame("StartPick", who=who)], more
    if phase == "B.1":
        return pieces, turn_at(1), more
    if phase == "announcing":
        return pieces, announcing(who), more
    if phase == "war":
        return at_war(pieces, who, **more)
    if phase in ("D.1", "D.2"):
        return pieces, D_1 if phase == "D.1" else D_2, more
    if phase in ("D.3", "D.5"):
        return in_d(pieces, {"D.3": 0, "D.5": 4}[phase], **more)
    return {"B.2": b_2, "C": in_c}[phase](pieces, **more)


def argument(text: str) -> str | int | None:
    return int(text) if re.fullmatch(r"-?\d+", text) else text or None


@pytest.mark.parametrize("name", SCENES)
def test_every_refusal_of_a_scene_gives_its_reason(name: str) -> None:
    scene = SCENES[name]
    match = begun(scene)
    if "calm" in scene:
        go_on(match, *scene["calm"].split())
    role = match.deciders[0]
    assert match.prompt(role).message == scene["asks"]
    for asked, why in scene["refused"].items():
        verb, _, arg = asked.partition(" ")
        reason = re.match(r"(\S+ \S*)", why)
        assert reason is not None
        refused(match, role, verb, argument(arg), reason[1])
        check_numbers(match, role, verb, argument(arg), why)
    check_reasons(match, role)


def check_numbers(match: Match, role: str, verb: str, arg: str | int | None, why: str) -> None:
    """What the sentence of a reason says beside it: "too-dear 2.B.3.2e cost=2 left=1"; it has no holes."""
    reason = match.why_not(role, verb, arg)[0]
    told = {name: str(value) for name, value in reason.args.items()}
    for part in why.split()[2:]:
        name, _, value = part.partition("=")
        assert told[name] == value, (verb, arg, part)
    for lang in LANGS:
        text = Text("hellespont", lang)
        text.why(reason)
        assert text.missing == set()


def test_every_reason_is_told_in_some_scene() -> None:
    source = (TEXTS / "en.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^why-([a-z0-9-]+)", source, re.MULTILINE))
    told = "\n".join(
        path.read_text(encoding="utf-8") for path in HERE.glob("*") if path.suffix in (".py", ".yaml")
    )
    assert [key for key in sorted(known) if not re.search(rf"[\"' ]{key} ", told)] == []
