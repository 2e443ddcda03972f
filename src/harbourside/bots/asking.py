"""Ask a bot for a decision and check its answer. All code that runs bots uses this."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from harbourside.bots.bot import Bot
from harbourside.engine.errors import HarboursideError, shown
from harbourside.engine.message import Arg, Message
from harbourside.engine.seat import Seat


class BotFailed(HarboursideError):
    """A bot did not give a legal decision. The caller chooses what happens then."""

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(Message(f"bot-failed-{id}", args), "harbourside.bots")


def crash(error: BaseException) -> BotFailed:
    """The failure for an exception that the bot raised."""
    return BotFailed("crash", kind=shown(type(error).__name__), reason=shown(str(error), 200))


def ask(bot: Bot, seat: Seat) -> int:
    """The bot's decision, a legal action. Raises BotFailed with the reason."""
    # Read before the bot gets the handle, because the bot may change it.
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
    """Call `close()`, if there is one, when the game is over for these bots."""
    for bot in bots:
        close = getattr(bot, "close", None)
        if callable(close):
            with suppress(Exception):  # a failure after the game changes nothing
                close()
