"""The terminal's table, driven with typed lines: choices, commands, mistakes, two people at one keyboard."""

from __future__ import annotations

import json
from collections.abc import Iterable
from io import StringIO
from pathlib import Path

from rich.console import Console

import polemos
from polemos import bots
from polemos.cli.commands import find_choice
from polemos.cli.common import terminal_text
from polemos.cli.session import Session
from polemos.cli.table import Screen
from polemos.engine.match import Match
from polemos.engine.prompt import Prompt
from polemos.engine.record import replay as replay_with
from toys import toy
from toys.variants import Told

HOT_SEAT = {"gold": None, "silver": None}


class Table:
    """A session with its typed lines and all it printed."""

    def __init__(self, lines: Iterable[str], seats: dict[str, bots.Bot | None], lang: str = "en") -> None:
        self.typed = iter(lines)
        self.out = StringIO()
        self.match = Told().start("short", seed=11)
        screen = Screen(Console(file=self.out, width=200, highlight=False), terminal_text("", lang))
        self.session = Session(self.match, seats, screen, ask=self._ask)

    def _ask(self, prompt: str) -> str:
        self.out.write(prompt)
        try:
            line = next(self.typed)
        except StopIteration:
            raise EOFError from None
        self.out.write(f"{line}\n")
        return line

    def run(self) -> str:
        self.session.run()
        return self.out.getvalue()


def against_bot(lines: Iterable[str], lang: str = "en") -> Table:
    return Table(lines, {"gold": None, "silver": bots.make("random", 3)}, lang)


def test_a_number_plays_the_choice() -> None:
    table = against_bot(["2"])
    second = table.match.prompt("gold").pairs()[1]
    table.run()
    assert ("gold", *second) in table.match.actions


def test_a_choice_can_be_written_out() -> None:
    table = against_bot([])
    tally = table.match.prompt("gold").choices["put"][0]
    table.typed = iter([f"put {tally}"])
    table.run()
    assert ("gold", "put", tally) in table.match.actions


def test_bad_input_changes_nothing_and_says_so() -> None:
    bad = ["0", "99", "-1", "1.5", "put", "put t99", "drop table", "²", "9" * 5000, "", "   ", "[/bold]"]
    table = against_bot(bad)
    shown = table.run()
    assert [a for a in table.match.actions if a[0] == "gold"] == []
    assert shown.count("is not a choice here") == len(bad) - 2


def test_a_whole_match_is_played_to_its_result() -> None:
    table = against_bot(["1"] * 60)
    shown = table.run()
    assert table.match.over
    assert table.match.result is not None
    assert f"gold {table.match.result.scores['gold']}" in shown.lower()


def test_end_of_input_leaves_the_table() -> None:
    table = against_bot([])
    table.run()
    assert table.session.leaving
    assert not table.match.over


def test_quit_asks_twice_when_unsaved() -> None:
    table = against_bot(["1", "quit", "quit", "1"])
    shown = table.run()
    assert "not saved" in shown
    assert sum(1 for a in table.match.actions if a[0] == "gold") == 1


def test_save_writes_a_sound_record(tmp_path: Path) -> None:
    target = tmp_path / "match.json"
    table = against_bot(["1", f"save {target}", "quit"])
    shown = table.run()
    assert "not saved" not in shown
    again = replay_with(toy.make(), json.loads(target.read_text()))
    assert again.position() == table.match.position()


def test_save_into_nowhere_is_refused_and_play_goes_on(tmp_path: Path) -> None:
    table = against_bot([f"save {tmp_path}/missing/match.json", "save", "1"])
    shown = table.run()
    assert "No such file" in shown
    assert "Say where" in shown
    assert list(tmp_path.iterdir()) == []
    assert any(a[0] == "gold" for a in table.match.actions)


def test_undo_is_refused_once_something_was_learned() -> None:
    shown = against_bot(["undo", "1", "undo", "annuler"]).run()
    assert shown.count("nothing to take back") == 3


def test_the_curtain_falls_between_two_people() -> None:
    """Between silver's prompt and gold's hand stands the curtain."""
    table = Table(["", "1", "", "1"], HOT_SEAT)
    shown = table.run()
    assert shown.count("Pass the keyboard") >= 2
    first, second = shown.split("Pass the keyboard")[1:3]
    own = table.match.actions[0][2]
    assert str(own) in first
    assert str(own) not in second.split(">")[0]


def test_end_of_input_at_the_curtain_shows_nothing_more() -> None:
    table = Table(["", "1"], HOT_SEAT)
    shown = table.run()
    assert table.session.leaving
    assert shown.count("Pass the keyboard") == 2
    assert shown.rstrip().endswith("then press Enter.")


def test_no_curtain_against_a_bot() -> None:
    assert "Pass the keyboard" not in against_bot(["1", "1"]).run()


def test_french_commands_and_remarks() -> None:
    shown = against_bot(["coucou", "aide", "choix", "journal 5", "carte nulle-part"], "fr").run()
    assert "pas un choix ici" in shown
    assert "reprendre votre dernière action" in shown
    assert "pas de lieu" in shown


def test_real_dice_are_entered_by_the_person_for_the_bot_too() -> None:
    table = against_bot(["1"] * 80)
    table.match = Told().start("short", seed=11, entered=True)
    table.session.match = table.match
    table.run()
    assert table.match.over
    entered = [a for a in table.match.actions if a[1] == "enter"]
    assert {a[2] for a in entered} == {1}


def test_find_choice_by_number_word_and_id() -> None:
    prompt = Prompt("x", "1", {"move": ("m5", "sestos"), "pay": (1, 2), "done": (None,)})
    assert find_choice(prompt, "2") == ("move", "sestos")
    assert find_choice(prompt, "MOVE M5") == ("move", "m5")
    assert find_choice(prompt, "sestos") == ("move", "sestos")
    assert find_choice(prompt, "done") == ("done", None)
    assert find_choice(prompt, "6") is None
    assert find_choice(prompt, "none") is None


def at_hellas(lines: Iterable[str], lang: str = "en") -> str:
    """What a terminal prints where Sparta has just blocked a move."""
    match = polemos.game("hellas").start(seed=1)
    while match.prompt(match.deciders[0]).message != "choose-action":
        match.play(match.deciders[0], *match.prompt(match.deciders[0]).pairs()[0])
    for verb in ("pass", "move", "only_block"):
        match.play(match.deciders[0], verb)
    return answered(match, lines, lang)


def answered(match: Match, lines: Iterable[str], lang: str = "en") -> str:
    """What a terminal prints to whoever types these lines."""
    out, typed, game = StringIO(), iter(lines), match.game
    console = Console(file=out, width=200, highlight=False)
    screen = Screen(console, terminal_text(game.meta.id, lang), game.board())
    Session(match, dict.fromkeys(match.roles), screen, ask=lambda _: next(typed)).run()
    return out.getvalue()


def test_why_tells_what_is_not_offered_and_its_paragraph() -> None:
    shown = at_hellas(["why", "quit", "quit"])
    assert "Sparta has just taken this action. (§ 8g)" in shown


def test_why_takes_a_verb_and_a_name_in_both_languages() -> None:
    assert "has just taken this action" in at_hellas(["why move", "quit", "quit"])
    assert "vient de choisir cette action" in at_hellas(["pourquoi move", "quit", "quit"], "fr")
    assert "another question is open" in at_hellas(["why thebes", "quit", "quit"])
    assert "neither a verb" in at_hellas(["why atlantis", "quit", "quit"])
    assert "it is offered" in at_hellas(["why pass", "quit", "quit"])


def test_why_says_of_a_verb_that_takes_something_that_it_is_offered() -> None:
    match = polemos.game("hellespont").start("historical", seed=7)
    assert match.prompt("athens").choices["take"] != (None,)
    # the first line takes the screen over: the choice is secret
    assert "it is offered" in answered(match, ["", "why take", "quit", "quit"])
