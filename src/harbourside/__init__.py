"""Five harbour-and-trade board games on one table.

import harbourside as hs

game = hs.game("seawolf")
state = game.new_game(players=3, seed=7)
"""

from harbourside.build import BuildInfo, build_info
from harbourside.engine.actions import ActionTable
from harbourside.engine.errors import (
    BadChance,
    BadNames,
    BadOption,
    BadPlayers,
    BadPosition,
    BadRecord,
    BadSeat,
    BadSeed,
    BrokenGame,
    CannotUndo,
    GameIsOver,
    HarboursideError,
    IllegalAction,
    NotDealt,
    NotYourTurn,
    StaleMove,
    UnknownAction,
    UnknownGame,
    UnknownOption,
)
from harbourside.engine.facts import Facts, Option
from harbourside.engine.game import Game
from harbourside.engine.message import Message
from harbourside.engine.play import Play
from harbourside.engine.record import read_record
from harbourside.engine.registry import game, game_ids, register
from harbourside.engine.rng import Rng
from harbourside.engine.seat import Seat
from harbourside.engine.state import State
from harbourside.engine.words import LANGUAGES
from harbourside.games import BUILT_IN

for _id, _target in BUILT_IN.items():
    register(_id, _target)

__all__ = [
    "LANGUAGES",
    "ActionTable",
    "BadChance",
    "BadNames",
    "BadOption",
    "BadPlayers",
    "BadPosition",
    "BadRecord",
    "BadSeat",
    "BadSeed",
    "BrokenGame",
    "BuildInfo",
    "CannotUndo",
    "Facts",
    "Game",
    "GameIsOver",
    "HarboursideError",
    "IllegalAction",
    "Message",
    "NotDealt",
    "NotYourTurn",
    "Option",
    "Play",
    "Rng",
    "Seat",
    "StaleMove",
    "State",
    "UnknownAction",
    "UnknownGame",
    "UnknownOption",
    "build_info",
    "game",
    "game_ids",
    "read_record",
    "register",
]
