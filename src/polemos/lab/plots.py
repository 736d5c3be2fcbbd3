"""The drawings of a report, each an SVG text. Matplotlib without pyplot: no window, no state kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from io import StringIO
from textwrap import fill, wrap
from typing import Any

from polemos.engine.errors import BadData

#: Told apart without colour vision too (Okabe and Ito), and on paper by their marks.
COLOURS = ("#0b5c8c", "#b5472b", "#4b7a3b", "#8a5a9e", "#c28a1a", "#3d8f8f", "#6b6b6b", "#9c3b66")
MARKS = "osD^vPX*"
#: So many verbs are drawn, and longer labels have several lines.
SHOWN = 12
#: A smaller share of all choices has no bar that anybody could see.
VISIBLE = 0.002
WRAPPED = 36

INK, RULE = "#33302a", "#d8cfbd"

STYLE = {
    "svg.fonttype": "path",
    "svg.hashsalt": "polemos",  # the same numbers give the same file
    "font.size": 9.5,
    "font.family": "DejaVu Serif",
    "axes.edgecolor": RULE,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.grid": True,
    "grid.color": RULE,
    "grid.linewidth": 0.6,
    "axes.axisbelow": True,
    "legend.frameon": False,
}

Draw = Callable[[Any], None]


def check_plots() -> None:
    """Refuse a page where there is nothing to draw it with, before anything is played."""
    try:
        import matplotlib  # noqa: F401 - only whether it is there
    except ImportError:
        raise BadData("html: needs matplotlib; pip install 'polemos[lab]' brings it") from None


def svg(draw: Draw, width: float = 5.2, height: float = 2.9) -> str:
    """One figure with one pair of axes, as SVG without a date in it."""
    import matplotlib
    from matplotlib.backends.backend_svg import FigureCanvasSVG
    from matplotlib.figure import Figure

    with matplotlib.rc_context(STYLE):
        figure = Figure(figsize=(width, height), layout="constrained")
        FigureCanvasSVG(figure)
        draw(figure.add_subplot())
        out = StringIO()
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None})
    text = out.getvalue()
    return text[text.index("<svg") :]


def intervals(
    rows: Sequence[tuple[str, float, float, float]], label: str, middle: float | None = None
) -> str:
    """A point with its interval for each row: ratings, win rates."""

    def draw(axes: Any) -> None:
        for i, (_, value, low, high) in enumerate(reversed(rows)):
            colour = COLOURS[(len(rows) - 1 - i) % len(COLOURS)]
            axes.plot([low, high], [i, i], color=colour, linewidth=2.5, solid_capstyle="round", alpha=0.55)
            axes.plot([value], [i], "o", color=colour, markersize=7)
        axes.set_yticks(range(len(rows)), [name for name, *_ in reversed(rows)])
        axes.set_ylim(-0.6, len(rows) - 0.4)
        axes.set_xlabel(label)
        if middle is not None:
            axes.axvline(middle, color=INK, linewidth=0.8, linestyle="--")

    return svg(draw, height=max(1.6, 0.9 + 0.36 * len(rows)))


def paired(
    rows: Sequence[tuple[str, Sequence[tuple[float, float, float]]]], names: Sequence[str], label: str
) -> str:
    """Points with their intervals, several to a row, each with its own colour: A and B side by side."""

    def draw(axes: Any) -> None:
        for i, (_, found) in enumerate(reversed(rows)):
            for j, (value, low, high) in enumerate(found):
                at, style = i + 0.16 - 0.32 * j, {"color": COLOURS[j], "label": names[j] if i == 0 else None}
                axes.plot([low, high], [at, at], color=COLOURS[j], linewidth=2.5, alpha=0.55)
                axes.plot([value], [at], MARKS[j], markersize=7, **style)
        axes.set_yticks(range(len(rows)), [name for name, _ in reversed(rows)])
        axes.set_ylim(-0.6, len(rows) - 0.4)
        axes.set_xlabel(label)
        axes.legend(loc="best")

    return svg(draw, height=max(1.9, 1.0 + 0.5 * len(rows)))


def swept(points: Sequence[tuple[str, float, float, float]], x: str, y: str, base: float) -> str:
    """A share with its interval for each value, from left to right, and the line of the usual one."""

    def draw(axes: Any) -> None:
        for i, (_, value, low, high) in enumerate(points):
            axes.plot([i, i], [low, high], color=COLOURS[0], linewidth=2.5, alpha=0.55)
            axes.plot([i], [value], "o", color=COLOURS[0], markersize=7)
        axes.axhline(base, color=INK, linewidth=0.8, linestyle="--")
        axes.set_xticks(range(len(points)), [name for name, *_ in points])
        axes.set_xlim(-0.5, len(points) - 0.5)
        axes.set(xlabel=x, ylabel=y)

    return svg(draw)


def histogram(numbers: Sequence[float], x: str, y: str) -> str:
    """How long the matches were."""

    def draw(axes: Any) -> None:
        bins = max(5, min(30, round(len(numbers) ** 0.5) * 2))
        axes.hist(numbers, bins=bins, color=COLOURS[0], edgecolor="white", linewidth=0.6)
        axes.set(xlabel=x, ylabel=y)
        _whole(axes.xaxis)
        _whole(axes.yaxis)

    return svg(draw, height=2.6)


def bars(rows: Sequence[tuple[str, float]], label: str) -> str:
    """Lying bars with their values: endings, favourite actions."""

    def draw(axes: Any) -> None:
        shown = list(reversed(rows))
        drawn = axes.barh(range(len(shown)), [value for _, value in shown], color=COLOURS[0])
        axes.set_yticks(range(len(shown)), [fill(name, WRAPPED) for name, _ in shown])
        axes.bar_label(drawn, fmt="%g", padding=3)
        _whole(axes.xaxis)
        axes.set_xlabel(label)
        axes.grid(visible=False, axis="y")

    lines = sum(0.15 + 0.15 * len(wrap(name, WRAPPED)) for name, _ in rows)
    return svg(draw, height=max(1.6, 0.8 + lines))


def _whole(axis: Any) -> None:
    """No half matches, and no decimals, which each language writes in its own way."""
    from matplotlib.ticker import MaxNLocator

    axis.set_major_locator(MaxNLocator(nbins="auto", integer=True))


def favourites(groups: Mapping[str, Mapping[str, float]]) -> list[str]:
    """The verbs most used by all together, however each of them plays; none whose bars would be empty."""
    sums: Counter[str] = Counter()
    for shares in groups.values():
        sums.update({verb: share for verb, share in shares.items() if share >= VISIBLE})
    return sorted(sums, key=lambda verb: (-sums[verb], verb))[:SHOWN]


def grouped(groups: Mapping[str, Mapping[str, float]], label: str) -> str:
    """Bars of several owners side by side: how often each bot uses each verb."""
    verbs = favourites(groups)
    thick = 0.8 / max(1, len(groups))

    def draw(axes: Any) -> None:
        for i, (name, shares) in enumerate(groups.items()):
            at = [-row + 0.4 - thick * (i + 0.5) for row in range(len(verbs))]
            values = [100 * shares.get(verb, 0) for verb in verbs]
            axes.barh(at, values, thick, color=COLOURS[i % len(COLOURS)], label=name)
        axes.set_yticks([-row for row in range(len(verbs))], verbs)
        axes.set_xlabel(label)
        _whole(axes.xaxis)
        axes.grid(visible=False, axis="y")
        axes.legend(loc="lower right")

    return svg(draw, height=max(2.0, 0.8 + 0.16 * len(verbs) * (1 + len(groups))))


def curves(lines: Mapping[str, Sequence[Sequence[float]]], x: str, y: str) -> str:
    """Mean score of each side, turn by turn, over the band in which the middle half lies."""

    def draw(axes: Any) -> None:
        for i, (name, points) in enumerate(lines.items()):
            style = {"color": COLOURS[i % len(COLOURS)], "marker": MARKS[i % len(MARKS)], "markersize": 4.5}
            turns = [p[0] for p in points]
            lows, highs = [p[3] for p in points], [p[4] for p in points]
            axes.fill_between(turns, lows, highs, color=style["color"], alpha=0.15, linewidth=0)
            axes.plot(turns, [p[1] for p in points], label=name, **style)
        axes.set(xlabel=x, ylabel=y)
        _whole(axes.xaxis)
        axes.legend()

    return svg(draw)
