"""Bradley-Terry ratings on the scale of Elo: one number per bot that explains who beats whom."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log, sqrt
from typing import NamedTuple

from polemos.lab.stats import Z95

#: 400 points are odds of ten to one; the average bot has 1500.
SCALE = 400 / log(10)
CENTRE = 1500.0

#: A draw that was never played, between every two bots that met: who won everything is not infinitely strong.
PRIOR = 1.0

Pair = tuple[str, str]


class Rating(NamedTuple):
    """Strength with its 95 % interval, and what it rests on (a draw is half a win)."""

    name: str
    rating: float
    low: float
    high: float
    points: float
    games: int


def ratings(points: Mapping[Pair, tuple[float, int]]) -> list[Rating]:
    """`points[a, b]`: what a made against b, in how many games. The strongest first.

    Maximum likelihood by Newton's method; intervals from the curvature there (Fisher's information).
    """
    names = sorted({name for pair in points for name in pair})
    if not names:
        return []
    strength = [0.0] * len(names)
    for _ in range(100):
        slope, curve = _slopes(names, strength, points)
        step = _solved(curve, slope)
        strength = [s + max(-1.0, min(1.0, d)) for s, d in zip(strength, step, strict=True)]
        if max(abs(d) for d in step) < 1e-9:
            break
    spread = _inverse(_slopes(names, strength, points)[1])
    # The constant added to the information is no information: take its share out of the variance again.
    found = [
        _rating(name, strength[i], spread[i][i] - 1 / len(names), points) for i, name in enumerate(names)
    ]
    return sorted(found, key=lambda rating: (-rating.rating, rating.name))


def _rating(name: str, strength: float, variance: float, points: Mapping[Pair, tuple[float, int]]) -> Rating:
    margin = Z95 * SCALE * sqrt(max(0.0, variance))
    middle = CENTRE + SCALE * strength
    won = sum(made for (a, _), (made, _n) in points.items() if a == name)
    won += sum(n - made for (_, b), (made, n) in points.items() if b == name)
    games = sum(n for pair, (_, n) in points.items() if name in pair)
    return Rating(name, round(middle, 1), round(middle - margin, 1), round(middle + margin, 1), won, games)


def _slopes(
    names: list[str], strength: list[float], points: Mapping[Pair, tuple[float, int]]
) -> tuple[list[float], list[list[float]]]:
    """Gradient and information. A constant in every cell keeps the sum of all strengths at zero."""
    size, where = len(names), {name: i for i, name in enumerate(names)}
    slope = [0.0] * size
    curve = [[1.0 / size] * size for _ in names]
    for (a, b), (made, games) in points.items():
        i, j, n = where[a], where[b], games + PRIOR
        expected = 1 / (1 + exp(strength[j] - strength[i]))
        pull, weight = made + PRIOR / 2 - n * expected, n * expected * (1 - expected)
        slope[i] += pull
        slope[j] -= pull
        for x, y, sign in ((i, i, 1), (j, j, 1), (i, j, -1), (j, i, -1)):
            curve[x][y] += sign * weight
    return slope, curve


def _solved(matrix: list[list[float]], vector: list[float]) -> list[float]:
    return [sum(m * v for m, v in zip(row, vector, strict=True)) for row in _inverse(matrix)]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Gauss-Jordan with pivots; a handful of bots needs no library."""
    size = len(matrix)
    rows = [[*row, *(1.0 if i == j else 0.0 for j in range(size))] for i, row in enumerate(matrix)]
    for column in range(size):
        best = max(range(column, size), key=lambda r: abs(rows[r][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column][column]
        rows[column] = [x / pivot for x in rows[column]]
        for r in range(size):
            if r != column and rows[r][column]:
                factor = rows[r][column]
                rows[r] = [x - factor * y for x, y in zip(rows[r], rows[column], strict=True)]
    return [row[size:] for row in rows]
