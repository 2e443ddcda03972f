"""Bots. A bot gets a seat's handle, never the true state, and works for every game."""

from harbourside.bots.asking import BotFailed, ask, dismiss
from harbourside.bots.bot import Bot
from harbourside.bots.greedy import GreedyBot
from harbourside.bots.levels import LEVELS
from harbourside.bots.random import RandomBot
from harbourside.bots.search import SearchBot, Thinking, Thought
from harbourside.bots.specs import BadBot, make_bot
from harbourside.engine.errors import set_error_package

__all__ = [
    "LEVELS",
    "BadBot",
    "Bot",
    "BotFailed",
    "GreedyBot",
    "RandomBot",
    "SearchBot",
    "Thinking",
    "Thought",
    "ask",
    "dismiss",
    "make_bot",
]

set_error_package(__name__, globals(), __all__)
