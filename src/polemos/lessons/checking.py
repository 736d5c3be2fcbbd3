"""Does a lesson still fit its game? It is played to its end, once for each way that counts as right."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from polemos.engine.errors import BadData, PolemosError
from polemos.engine.game import Game
from polemos.engine.match import Match
from polemos.engine.prompt import Arg
from polemos.lessons.goal import stars
from polemos.lessons.model import READ, TURN, Click, Lesson, Step
from polemos.lessons.player import Player, begin

#: Somebody who looks at a lesson as it is played: after the beginning and after every click.
Onlooker = Callable[[Player], None]


def check(game: Game, lesson: Lesson, look: Onlooker | None = None) -> int:
    """Play the lesson in every way; how many there were. BadData names the file and the step."""
    if not lesson.steps and lesson.goal is None:
        raise BadData(f"{lesson.path.name}: neither steps nor a goal")
    match = begun(game, lesson)
    if lesson.role not in match.roles:
        raise BadData(f"{lesson.path.name}: there is no role {lesson.role!r}")
    end = through(game, lesson, {}, look)
    if lesson.goal is not None:
        _check_goal(lesson, end)
    ways = list(other_ways(game, lesson))
    for way in ways:
        through(game, lesson, way, None)
    return 1 + len(ways)


def begun(game: Game, lesson: Lesson) -> Match:
    try:
        return begin(game, lesson)
    except PolemosError as error:
        raise BadData(f"{lesson.path.name}, start: {error}") from error


#: (step, click) -> the way taken there; the first one everywhere else.
Ways = dict[tuple[int, int], tuple[str, Arg]]


def through(game: Game, lesson: Lesson, ways: Ways, look: Onlooker | None) -> Match:
    """Play a lesson to its end."""
    player = Player(lesson, begun(game, lesson))
    while not player.over:
        where = lesson.where(player.step)
        if look is not None:
            look(player)
        try:
            one_step(player, ways)
        except BadData:
            raise
        except PolemosError as error:
            raise BadData(f"{where}: {error}") from error
    if look is not None:
        look(player)
    return player.match


def one_step(player: Player, ways: Ways) -> None:
    """Read, watch or do all of the present step."""
    number, step = player.step, player.now
    _check_step(player)
    dice = len(player.match.state.chance.given)
    while not player.over and player.step == number:
        one_more(player, ways)
    rolled = dice - len(player.match.state.chance.given)
    if step.dice and rolled != len(step.dice):
        raise BadData(f"{player.lesson.where(number)}.dice: {len(step.dice)} are given, {rolled} are rolled")


def one_more(player: Player, ways: Ways | None = None) -> None:
    """One click, or one action that is watched; the first way that is offered, unless another is named."""
    number, kind = player.step, player.now.kind
    if kind == TURN:
        player.play(*(ways or {}).get((number, player.done), _first_way(player)))
    elif kind == READ:
        player.go_on()
    elif not player.watch() and player.step == number:
        raise BadData(f"{player.lesson.where(number)}: nobody is asked, there is nothing to watch")


def _first_way(player: Player) -> tuple[str, Arg]:
    """The first right click that is offered."""
    offered = list(offered_ways(player))
    if offered:
        return offered[0]
    wanted = " or ".join(_spelt(click) for click in player.wanted[0])
    prompt = player.match.prompt(player.lesson.role)
    choices = ", ".join(f"{verb} {list(args)[:6]}" for verb, args in prompt.choices.items())
    raise BadData(
        f"{player.lesson.where(player.step)}: {wanted} is not offered to {player.lesson.role}, "
        f"who is asked {prompt.message!r}: {choices or 'nothing'}"
    )


def offered_ways(player: Player) -> Iterator[tuple[str, Arg]]:
    """Every click that is both wanted first and offered."""
    prompt = player.match.prompt(player.lesson.role)
    for click in player.wanted[0]:
        args = prompt.choices.get(click.verb, ()) if click.args is None else click.args
        for arg in args:
            if prompt.offered(click.verb, arg):
                yield click.verb, arg


def other_ways(game: Game, lesson: Lesson) -> Iterator[Ways]:
    """One click done in another right way, everything else as usual."""
    player = Player(lesson, begun(game, lesson))
    while not player.over:
        if player.now.kind != TURN:
            _pass_by(player)
            continue
        first, *others = offered_ways(player)
        for other in others:
            yield {(player.step, player.done): other}
        player.play(*first)


def _pass_by(player: Player) -> None:
    if player.now.kind == READ:
        player.go_on()
    else:
        player.watch()


def _spelt(click: Click) -> str:
    return f"{click.verb} {'*' if click.args is None else list(click.args)}"


# --- what a step says of the table --------------------------------------------------------------


def _check_step(player: Player) -> None:
    lesson, step, match = player.lesson, player.now, player.match
    where = lesson.where(player.step)
    if step.rule and not is_clause(step.rule, match.game):
        raise BadData(f"{where}.rule: there is no clause {step.rule!r}")
    _check_pointing(player, step, where)
    if step.kind == TURN:
        _check_turn(player, where)


def is_clause(rule: str, game: Game) -> bool:
    """A clause of the index, or a paragraph whose clauses stand there: `9.4` for `9.4a`."""
    if rule in game.rules:
        return True
    return any(id.startswith(rule) and not id[len(rule)].isdigit() for id in game.rules)


def _check_pointing(player: Player, step: Step, where: str) -> None:
    match, role = player.match, player.lesson.role
    places, view = match.game.board().get("places", {}), match.view(role)
    for place in step.point.places:
        if place not in places and not _is_inner_place(place, view):
            raise BadData(f"{where}.point: there is no place {place!r}")
    for piece in step.point.pieces:
        if piece not in view.get("pieces", {}):
            raise BadData(f"{where}.point: {role} sees no piece {piece!r}")


def _is_inner_place(place: str, view: dict[str, object]) -> bool:
    """A cell of a battle within the game is drawn by its scene."""
    return "battle" in view or "field" in view


def _check_turn(player: Player, where: str) -> None:
    """Somebody must be able to click what has an answer of its own."""
    prompt = player.match.prompt(player.lesson.role)
    for aside in player.now.asides:
        click = aside.click
        if click is None or (click.verb in prompt.choices and click.args is None):
            continue
        if (
            not any(prompt.offered(click.verb, arg) for arg in click.args or ())
            and len(player.now.clicks) == 1
        ):
            raise BadData(f"{where}.otherwise: {_spelt(click)} is never offered here")


def _check_goal(lesson: Lesson, match: Match) -> None:
    """The conditions can be read from the first view; they are not all fulfilled before anything is done."""
    if all(stars(lesson, match)):
        raise BadData(f"{lesson.path.name}, goal: all three stars are given before anything is done")
