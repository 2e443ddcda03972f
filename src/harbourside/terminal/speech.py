"""Messages as text in the chosen language, with things in their colours."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from harbourside.engine.errors import HarboursideError, shown
from harbourside.engine.game import Game
from harbourside.engine.message import Arg, Message, Quoted
from harbourside.engine.words import LANGUAGES, Words, words_for
from harbourside.terminal.chips import ink

PACKAGE: Final = "harbourside.terminal"


class Wrong(HarboursideError):
    """A person gave a wrong argument on the command line."""

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(Message(f"wrong-{id}", args), PACKAGE)


def usual_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the person's system if we have it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            code = environment[name][:2].lower()
            return code if code in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def check_language(language: str | None) -> str:
    if language is None:
        return usual_language()
    if language not in LANGUAGES:
        raise Wrong("language", language=shown(language), known=quoted(LANGUAGES))
    return language


def plain_words(language: str) -> Words:
    """The words of the terminal, without those of a game."""
    return words_for(language, PACKAGE)


def quoted(texts: Iterable[str]) -> list[str]:
    """Names that are not translated, such as options and commands."""
    return [Quoted(text) for text in texts]


class Speech:
    """The texts of one game: the words of the game and of the terminal, and the players' names."""

    def __init__(self, game: Game, language: str, names: Sequence[str]) -> None:
        self.words = words_for(language, game.package, PACKAGE)
        self.colours = game.facts.colours
        self.names = list(names)

    def text(self, id: str, /, **args: Arg) -> str:
        return self.words.text(id, self.names, **args)

    def say(self, message: Message) -> Text:
        """The text of a message, with things in their colours and players in bold."""
        return self._painted(self.words.say(message, self.names), message)

    def _painted(self, said: str, message: Message) -> Text:
        text = Text(said)
        for name, value in message.args.items():
            if isinstance(value, str):
                self._colour(text, value)
            elif isinstance(value, list):
                for item in value:
                    self._colour(text, item)
            elif name == "seat" or name.endswith("_seat"):
                _style_all(text, self.words.player(value, self.names), "bold")
        return text

    def _colour(self, text: Text, noun: str) -> None:
        if noun in self.colours and not isinstance(noun, Quoted):
            _style_all(text, self.words.noun(noun), ink(self.colours[noun]))

    def say_dict(self, message: Mapping[str, Any]) -> Text:
        """The text of a message in a view, where to_dict() has made it a dict."""
        return self.say(Message(message["id"], message["args"]))

    def event(self, event: Mapping[str, Any]) -> tuple[str | None, Text]:
        """The text of an event, and a heading if a new part of the log begins with it."""
        message = Message(f"event-{event['id']}", event["args"])
        heading, rest = self.words.heading(message, self.names) or (None, None)
        return heading, self.say(message) if rest is None else self._painted(rest, message)

    def zone(self, key: str) -> str:
        """The label of a zone. A zone that is named after a thing has the word of the thing."""
        return self.text(f"zone-{key}") if self.words.has(f"zone-{key}") else self.noun(key)

    def noun(self, id: str) -> str:
        return self.words.noun(id) if self.words.has(id) else id.replace("_", " ")

    def player(self, seat: int) -> str:
        return self.words.player(seat, self.names)


def _style_all(text: Text, phrase: str, style: str) -> None:
    """Style a phrase wherever it occurs as whole words."""
    for found in re.finditer(rf"(?<!\w){re.escape(phrase)}(?!\w)", text.plain):
        text.stylize(style, found.start(), found.end())
