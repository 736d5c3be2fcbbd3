"""Chance: seeded, given in advance, entered by hand; fair, checkable, and only through one door."""

from __future__ import annotations

from hashlib import blake2b
from itertools import pairwise
from typing import Any

import pytest

from polemos import BadData
from polemos.engine.chance import Chance, commitment, seed_key
from polemos.engine.record import replay
from toys import faulty, toy


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize(("sides", "limit"), [(2, 10.8), (6, 20.5), (10, 27.9), (20, 43.8)])
def test_every_face_is_equally_likely(sides: int, limit: float) -> None:
    """The limit is exceeded by one honest die in a thousand; the seed is fixed, so the answer is too."""
    dice = Chance(seed_key("uniform")).roll("1", 30_000, sides)
    counts = [dice.count(face) for face in range(1, sides + 1)]
    assert sum(counts) == 30_000
    assert chi_square(counts) < limit


def test_successive_dice_are_independent() -> None:
    dice = Chance(seed_key("pairs")).roll("1", 36_001, 6)
    counts = [0] * 36
    for first, second in pairwise(dice):
        counts[(first - 1) * 6 + second - 1] += 1
    assert chi_square(counts) < 66.6, "35 degrees of freedom, one in a thousand"


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    chance = Chance(seed_key("shuffle"))
    orders: dict[str, int] = {}
    for _ in range(12_000):
        order = "".join(chance.shuffle(("a", "b", "c", "d")))
        orders[order] = orders.get(order, 0) + 1
    assert len(orders) == 24
    assert chi_square(list(orders.values())) < 49.7


def test_every_item_is_drawn_equally_often() -> None:
    chance = Chance(seed_key("draw"))
    drawn = [chance.draw(("a", "b", "c")) for _ in range(9_000)]
    assert chi_square([drawn.count(item) for item in "abc"]) < 13.8


def test_whoever_learns_the_seed_can_recompute_the_dice() -> None:
    """The recipe of docs/decisions, written out again: a change of the generator must show."""
    key = blake2b(b"polemos:2026", digest_size=32).hexdigest()
    by_hand = tuple(1 + number % 6 for number in numbers_of(key, 20, 4))
    assert Chance(seed_key(2026)).roll("1", 20, 6) == by_hand
    assert by_hand[:8] == (1, 3, 1, 2, 3, 6, 1, 6)


def numbers_of(key: str, count: int, size: int) -> list[int]:
    """The first numbers of a key, of so many bytes: hashes of the key and 0, 1, 2… one after the other."""
    digests = (blake2b(f"{key}:{block}".encode()).digest() for block in range(count * size // 64 + 1))
    raw = b"".join(digests)
    return [int.from_bytes(raw[size * i : size * (i + 1)], "big") for i in range(count)]


@pytest.mark.parametrize(
    ("n", "size"), [(2, 4), (3 << 30, 4), (1 << 32, 4), ((1 << 32) + 1, 8), ((1 << 63) + 1, 8), (1 << 90, 12)]
)
def test_numbers_of_any_size_are_drawn_fairly(n: int, size: int) -> None:
    """A number too large for an equal share of each result is passed over. More results than a number has
    are drawn with two or three of them, read as one."""
    span = 1 << 8 * size
    fair = [number % n for number in numbers_of("key", 2000, size) if number < span - span % n]
    chance = Chance("key")
    assert [chance.below(n) for _ in fair] == fair


def test_numbers_do_not_depend_on_how_many_were_drawn_before_a_copy() -> None:
    """A number is known from the key and its place alone: copies and other keys do not mix up blocks."""
    whole = Chance("key").roll("1", 40, 20)
    chance = Chance("key")
    first = chance.roll("1", 13, 20)
    copy = chance.clone()
    chance.change_key("another")
    assert chance.roll("1", 27, 20) == Chance("another", 13).roll("1", 27, 20)
    assert first + copy.roll("1", 27, 20) == whole == Chance("key", 0).roll("1", 40, 20)


def test_the_commitment_binds_the_seed_and_hides_it() -> None:
    assert commitment(7) == commitment("7")
    assert commitment(7) != commitment(8)
    assert seed_key(7) not in commitment(7)
    assert len(commitment("x" * 1000)) == 64


def test_same_seed_same_dice_whatever_else_happened() -> None:
    rolls = []
    for _ in range(2):
        match = faulty.make().start(seed="same")
        for verb in ("roll", "rolls", "roll"):
            match.play("red", verb)
        rolls.append(match.journal.dice)
    assert rolls[0] == rolls[1]
    other = faulty.make().start(seed="other")
    for verb in ("roll", "rolls", "roll"):
        other.play("red", verb)
    assert other.journal.dice != rolls[0]


def test_dice_given_in_advance_come_first_then_seeded_ones() -> None:
    game = faulty.make()
    match = game.resume(game.start().position(), dice=[4, 4, 9], seed=5)
    match.play("red", "rolls")
    assert match.view(None)["clicks"] == [0, 8, 9]
    seeded = game.start(seed=5, dice=[4, 4, 9])
    seeded.play("red", "rolls")
    for each in (match, seeded):
        each.play("red", "roll")
    assert match.journal.dice == seeded.journal.dice


def test_a_given_die_that_is_not_on_the_die_is_refused_and_nothing_happens() -> None:
    match = faulty.make().start(dice=[7])
    before = match.position()
    with pytest.raises(BadData, match=r"7 is not on a die with 6 sides \(2\)"):
        match.play("red", "roll")
    assert match.position() == before
    assert match.number == 0


@pytest.mark.parametrize("dice", [[0], [True], ["3"], [None], [2.0], [3, -1]])
def test_dice_that_are_no_faces_are_refused_at_once(dice: list[int]) -> None:
    with pytest.raises(BadData, match=r"dice\[\d\]"):
        faulty.make().start(dice=dice)


@pytest.mark.parametrize("seed", [0.5, None, True, b"x", [1]])
def test_a_seed_is_a_whole_number_or_a_text(seed: Any) -> None:
    game = faulty.make()
    with pytest.raises((BadData, TypeError)):
        game.start(seed=seed)
    with pytest.raises((BadData, TypeError)):
        game.resume(game.start().position(), seed=seed)


def test_every_roll_is_logged_with_its_paragraph() -> None:
    match = faulty.make().start(dice=[3, 3, 10])
    match.play("red", "rolls")
    rolls = [line.to_json() for line in match.log(None) if line.key == "roll"]
    assert [(line["rule"], line["args"]) for line in rolls] == [
        ("2", {"dice": [3, 3], "sides": 6, "who": "red"}),
        ("2", {"dice": [10], "sides": 10, "who": "red"}),
    ]


# --- entered by hand ----------------------------------------------------------------------------


def test_entered_dice_are_asked_one_by_one_and_then_the_action_is_played() -> None:
    match = faulty.make().start(entered=True)
    match.play("red", "rolls")
    asked = match.prompt("red")
    assert (asked.message, asked.rule, asked.args) == ("enter-die", "2", {"die": 1, "dice": 2})
    assert asked.choices == {"enter": (1, 2, 3, 4, 5, 6)}
    assert match.view(None)["clicks"] == [], "nothing happens before the dice are there"
    match.play("red", "enter", 4)
    assert match.prompt("red").args == {"die": 2, "dice": 2}
    match.play("red", "enter", 4)
    assert match.prompt("red").choices == {"enter": tuple(range(1, 11))}, "a double asks for a third die"
    match.play("red", "enter", 10)
    assert match.view(None)["clicks"] == [0, 8, 10]
    assert match.prompt("red").message == "menu"


def test_an_action_that_waits_for_dice_can_be_taken_back_before_the_first_is_entered() -> None:
    match = faulty.make().start(entered=True)
    match.play("red", "click", 1)
    match.play("red", "roll")
    match.undo("red")
    assert match.prompt("red").message == "menu"
    assert match.view(None)["clicks"] == [1]
    match.play("red", "roll")
    match.play("red", "enter", 6)
    assert not match.can_undo("red")


def test_a_record_with_entered_dice_replays() -> None:
    match = faulty.make().start(entered=True, seed=9)
    for verb, arg in (
        ("click", 2),
        ("rolls", None),
        ("enter", 5),
        ("enter", 5),
        ("enter", 1),
        ("roll", None),
    ):
        match.play("red", verb, arg)
    again = replay(match.game, match.record())
    assert again.position() == match.position()
    assert again.prompt("red") == match.prompt("red")
    assert again.record() == match.record()


def test_real_dice_are_not_asked_of_the_other_side() -> None:
    match = toy.make().start(seed=1, entered=True)
    for role in ("gold", "silver"):
        match.play(role, "put", match.prompt(role).choices["put"][0])
    assert match.deciders == ("silver",), "who acted last enters what follows from it"
    assert match.prompt("gold").choices == {}
    copy = match.determinize("gold", 1)
    assert copy.deciders == ("silver",)
    assert copy.prompt("gold").choices == {}


def test_what_is_rolled_before_the_first_choice_is_never_entered() -> None:
    match = faulty.make().start("eager", seed=3, entered=True)
    assert match.prompt("red").message == "menu"
    assert match.journal.dice == faulty.make().start("eager", seed=3).journal.dice
    match.play("red", "roll")
    assert match.prompt("red").message == "enter-die"


def test_one_may_resign_while_a_die_is_awaited() -> None:
    match = faulty.make().start(entered=True)
    match.play("red", "roll")
    match.resign("red")
    assert match.over
    assert replay(match.game, match.record()).over


def test_given_and_entered_dice_exclude_each_other() -> None:
    with pytest.raises(BadData, match="dice"):
        faulty.make().start(dice=[1], entered=True)
