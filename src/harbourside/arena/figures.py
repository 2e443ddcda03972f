"""Numbers and failures as text, for the report in the terminal and for the HTML page."""

from __future__ import annotations

from typing import Final

from harbourside.arena.contest import FAILURE_WORDS
from harbourside.arena.intervals import Share
from harbourside.arena.summary import BotStanding
from harbourside.engine.message import Quoted
from harbourside.engine.words import Words, words_for

NOTHING: Final = "–"
SMALLEST: Final = 1e-6
UNITS: Final = (("seconds", 1.0), ("milliseconds", 1e-3), ("microseconds", SMALLEST))


def percent(value: float, words: Words, digits: int = 1) -> str:
    return words.text("percent", number=Quoted(words.decimal(100 * value, digits)))


def interval(share: Share, words: Words, digits: int = 1) -> str:
    low, high = (Quoted(words.decimal(100 * end, digits)) for end in (share.low, share.high))
    return words.text("interval", low=low, high=high)


def duration(seconds: float, words: Words, digits: int | None = None) -> str:
    """In a fitting unit, with three significant digits or with this number of decimals."""
    unit, size = next((unit, size) for unit, size in UNITS if seconds >= 0.9995 * size or size == SMALLEST)
    number = seconds / size
    if digits is None:
        digits = 2 if number < 9.995 else 1 if number < 99.95 else 0
    return words.text(unit, number=Quoted(words.decimal(number, digits)))


def score(bot: BotStanding, words: Words) -> tuple[str, str]:
    """The mean and the standard deviation of the scores, if a game was finished."""
    if not bot.scores:
        return NOTHING, NOTHING
    return words.decimal(bot.mean_score, 1), words.decimal(bot.score_sd, 1)


def failures(bot: BotStanding, words: Words) -> tuple[list[str], list[str]]:
    """Sentences about a bot's failures: first the consequences, then the reasons."""
    name = Quoted(bot.spec)
    consequences = []
    if bot.forfeits:
        consequences.append(words.text("arena-failed-forfeits", bot=name, count=bot.forfeits))
    if bot.stand_ins:
        consequences.append(words.text("arena-failed-stand-ins", bot=name, count=bot.stand_ins))
    failure_words = words_for(words.language, *FAILURE_WORDS)
    reasons = [
        words.text(
            "arena-failed-how",
            message=Quoted(failure_words.say(kind.message)),
            games=kind.games,
            first=str(kind.first),
        )
        for kind in bot.failures
    ]
    return consequences, reasons
