"""The base classes that every game uses. The engine knows no game.

Read the modules in this order: message, rng, actions, state, game, play, record. The others support these.

The names here are for authors of games, who also need `Game`, `State` and other names of `harbourside`.
"""

from harbourside.engine import fields
from harbourside.engine.errors import set_error_package
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

set_error_package(__name__, globals(), __all__)
