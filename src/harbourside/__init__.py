"""Five board games about harbours and trade, with an engine, bots and tools.

    import harbourside as hs

    game = hs.game("seawolf")
    state = game.new_game(players=3, seed=7)

The public names are those in `__all__` of this package and of its sub-modules `arena`, `bots`, `contract`,
`engine` and `tuning`. All other names are private, even without an underscore, and may change without notice.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

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
    set_error_package,
)
from harbourside.engine.facts import Facts, Option, Options, OptionValue
from harbourside.engine.game import Game
from harbourside.engine.message import Message
from harbourside.engine.play import Move, Play
from harbourside.engine.record import read_record
from harbourside.engine.registry import game, game_ids, register
from harbourside.engine.rng import Rng
from harbourside.engine.seat import Seat
from harbourside.engine.state import State
from harbourside.engine.words import LANGUAGES, Words
from harbourside.games import BUILT_IN

if TYPE_CHECKING:
    from harbourside import arena, bots, contract, engine, tuning

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
    "Move",
    "NotDealt",
    "NotYourTurn",
    "Option",
    "OptionValue",
    "Options",
    "Play",
    "Rng",
    "Seat",
    "StaleMove",
    "State",
    "UnknownAction",
    "UnknownGame",
    "UnknownOption",
    "Words",
    "arena",
    "bots",
    "build_info",
    "contract",
    "engine",
    "game",
    "game_ids",
    "read_record",
    "register",
    "tuning",
]

SUBMODULES: Final = ("arena", "bots", "contract", "engine", "tuning")

set_error_package(__name__, globals(), __all__)


def __getattr__(name: str) -> object:
    """Import a sub-module when it is first used, because most programs need only some of them."""
    if name in SUBMODULES:
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
