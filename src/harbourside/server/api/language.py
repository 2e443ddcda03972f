"""The caller's language, and refusals in it."""

from __future__ import annotations

from typing import Any

from harbourside.engine.errors import BadRecord, HarboursideError
from harbourside.engine.words import LANGUAGES
from harbourside.server.errors import Refused


def language_of(accepted: str | None) -> str:
    """The language that an Accept-Language header prefers among ours; English if it has none of them."""
    best, found = 0.0, LANGUAGES[0]
    for part in (accepted or "")[:500].split(","):
        tag, _, quality = part.strip().partition(";q=")
        language = tag.strip().lower().partition("-")[0]
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            continue
        if language in LANGUAGES and weight > best:
            best, found = weight, language
    return found


def problem(error: HarboursideError, language: str, where: list[str] | None = None) -> dict[str, Any]:
    """A refusal as JSON, in a language."""
    if isinstance(error, BadRecord):
        where = [f"line {error.line}"]
    return {"error": error.message.to_dict(), "text": error.say(language), "where": where or []}


def unexpected() -> Refused:
    """The refusal for an unexpected error. It says nothing about the cause, which the log has."""
    return Refused(500, "unexpected")
