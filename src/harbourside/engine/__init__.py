"""What every game is made of. Knows no game.

Read it in this order: message, rng, actions, state, game, play, record. The rest serves those.

The names here are for authors of games. They need `Game`, `State` and the others of `harbourside` as well.
"""

from harbourside.engine import fields
from harbourside.engine.errors import call_errors_by
from harbourside.engine.events import HIDDEN, Event, Log
from harbourside.engine.facts import MATCH_OPTION
from harbourside.engine.figures import Figure, FigureOption
from harbourside.engine.message import Arg, Quoted
from harbourside.engine.reader import Reader
from harbourside.engine.scenario import filled
from harbourside.engine.shares import final_shares, shares_by_points
from harbourside.engine.weights import BadWeights, shipped_weights

__all__ = [
    "HIDDEN",
    "MATCH_OPTION",
    "Arg",
    "BadWeights",
    "Event",
    "Figure",
    "FigureOption",
    "Log",
    "Quoted",
    "Reader",
    "fields",
    "filled",
    "final_shares",
    "shares_by_points",
    "shipped_weights",
]

call_errors_by(__name__, globals(), __all__)
