"""Ask a bot for a decision and check its answer. All code that runs bots uses this."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from sysconfig import get_path
from traceback import extract_tb
from typing import Final

from harbourside.bots.bot import Bot
from harbourside.engine.errors import HarboursideError, shown
from harbourside.engine.message import Arg, Message, Quoted
from harbourside.engine.seat import Seat

HARBOURSIDE: Final = Path(__file__).parents[1]
PYTHON: Final = Path(get_path("stdlib"))


class BotFailed(HarboursideError):
    """A bot did not give a legal decision. The caller chooses what happens then."""

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(Message(f"bot-failed-{id}", args), "harbourside.bots")


def crashed_line(error: BaseException) -> Quoted | None:
    """The last line of the bot's own code that ran, as `mybot.py:12 (choose)`; None if no such line ran.

    Without the folder, because the text may reach other people.
    """
    for frame in reversed(extract_tb(error.__traceback__)):
        path = Path(frame.filename)
        if path.is_absolute() and not _is_library(path):  # compiled and frozen code has relative names
            return shown(f"{path.name}:{frame.lineno} ({frame.name})", 100)
    return None


def _is_library(path: Path) -> bool:
    """Whether the file belongs to Harbourside or to Python."""
    if path.is_relative_to(HARBOURSIDE):
        return True
    installed = any(part in ("site-packages", "dist-packages") for part in path.parts)
    return path.is_relative_to(PYTHON) and not installed


def crash(error: BaseException) -> BotFailed:
    """The failure for an exception that the bot raised."""
    kind, reason, line = shown(type(error).__name__), shown(str(error), 200), crashed_line(error)
    if line is None:
        return BotFailed("crash", kind=kind, reason=reason)
    return BotFailed("crash-at", kind=kind, reason=reason, line=line)


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
