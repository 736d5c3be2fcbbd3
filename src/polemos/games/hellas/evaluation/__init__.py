"""How well a side stands, for bots."""

from polemos.games.hellas.evaluation.standing import evaluate as evaluate
