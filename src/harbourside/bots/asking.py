"""Asking a bot, and making sure of the answer: whoever runs a game with bots asks here."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from harbourside.bots.bot import Bot
from harbourside.engine.errors import HarboursideError, shown
from harbourside.engine.message import Arg, Message
from harbourside.engine.seat import Seat


class BotFailed(HarboursideError):
    """A bot that was asked for a decision did not give one. What follows is for the asker to say."""

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(Message(f"bot-failed-{id}", args), "harbourside.bots")


def crash(error: BaseException) -> BotFailed:
    """An exception of a bot's own."""
    return BotFailed("crash", kind=shown(type(error).__name__), reason=shown(str(error), 200))


def ask(bot: Bot, seat: Seat) -> int:
    """The bot's decision: a legal action, or BotFailed with what went wrong."""
    # Asked before the bot has the handle, with which it may do what it likes.
    legal, actions = seat.legal_actions(), seat.actions
    try:
        answer: object = bot.choose(seat)
    except BotFailed:
        raise
    except (Exception, SystemExit) as error:
        raise crash(error) from error
    if isinstance(answer, str) and answer in actions:
        raise BotFailed("key", answer=shown(answer))
    if isinstance(answer, bool) or not isinstance(answer, int):
        raise BotFailed("no-action", answer=shown(answer))
    if answer not in legal:
        known = 0 <= answer < len(actions)
        raise BotFailed("illegal", answer=shown(actions.key(answer) if known else answer))
    return answer


def dismiss(bots: Iterable[Bot]) -> None:
    """The game is over, or over for these bots: a bot with a `close()` lets go of what it holds."""
    for bot in bots:
        close = getattr(bot, "close", None)
        if callable(close):
            with suppress(Exception):  # what a bot does wrong now changes nothing
                close()
