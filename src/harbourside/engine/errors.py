"""The errors that callers can cause. Each error has a Message; str() gives its English text."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from harbourside.engine.message import Arg, Message, Quoted


class HarboursideError(Exception):
    """The base class of all errors that a caller's input can cause. An error leaves everything unchanged."""

    def __init__(self, message: Message, words_from: str | None = None) -> None:
        super().__init__(message.id)
        self.message = message
        self.words_from = words_from
        """The package whose locale folder has the text of the message, in addition to the engine's."""

    def __str__(self) -> str:
        return self.say("en")

    def say(self, language: str, names: Iterable[str] = ()) -> str:
        from harbourside.engine.words import words_for

        return words_for(language, self.words_from).say(self.message, list(names))

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle without the constructor, because each class has its own arguments."""
        return _unpickled, (type(self), self.args), self.__dict__


def set_error_package(package: str, things: Mapping[str, object], names: Iterable[str]) -> None:
    """Tracebacks then show each error by the name that users import, not by its private module."""
    for name in names:
        found = things.get(name)
        if isinstance(found, type) and issubclass(found, HarboursideError):
            found.__module__ = package


def _unpickled(kind: type[HarboursideError], args: tuple[object, ...]) -> HarboursideError:
    error = kind.__new__(kind)
    error.args = args
    return error


def _error(id: str, **args: Arg) -> Message:
    return Message(f"error-{id}", args)


def shown(value: object, limit: int = 60) -> Quoted:
    """A value of any kind as text for an error, cut to `limit` characters because it may be hostile input."""
    try:
        text = value if isinstance(value, str) else repr(value)
    except Exception:  # a hostile __repr__
        text = f"<{type(value).__name__}>"
    text = "".join(c if c.isprintable() else "\ufffd" for c in text[: limit + 1])
    return Quoted(text if len(text) <= limit else text[:limit] + "…")


class UnknownGame(HarboursideError):
    """No game has this id."""

    def __init__(self, name: object, known: list[str]) -> None:
        super().__init__(_error("unknown-game", name=shown(name), known=known))


class BrokenGame(HarboursideError):
    """The game is registered but cannot be loaded, or it has another id than it is registered under."""

    def __init__(self, name: str, reason: object, own_id: str | None = None) -> None:
        if own_id is None:
            super().__init__(_error("broken-game", name=shown(name), reason=shown(reason, 200)))
        else:
            super().__init__(
                _error("other-id", name=shown(name), target=shown(reason, 200), own=shown(own_id))
            )


class BadPlayers(HarboursideError):
    """The game cannot be played with this number of players."""

    def __init__(self, players: object, least: int, most: int) -> None:
        super().__init__(_error("bad-players", players=shown(players), least=least, most=most))


class BadNames(HarboursideError):
    """The players' names are wrong: not one for each seat, empty, or too long."""

    def __init__(self, reason: str, seats: int) -> None:
        super().__init__(_error("bad-names", reason=reason, seats=seats))


class BadOption(HarboursideError):
    """The option cannot have this value. A game may add its own reason."""

    def __init__(
        self,
        option: str,
        value: object = None,
        allowed: Iterable[str] = (),
        reason: Message | None = None,
        words_from: str | None = None,
    ) -> None:
        message = reason or _error(
            "bad-option", option=shown(option), value=shown(value), allowed=list(allowed)
        )
        super().__init__(message, words_from)
        self.option = option


class UnknownOption(HarboursideError):
    """The game has no option of this name."""

    def __init__(self, option: object, known: list[str]) -> None:
        super().__init__(_error("unknown-option", option=shown(option), known=known))


class BadSeed(HarboursideError):
    """The seed is not a whole number, is negative, or has too many bits."""

    def __init__(self, seed: object, bits: int) -> None:
        super().__init__(_error("bad-seed", seed=shown(seed), bits=bits))


class BadSeat(HarboursideError):
    """There is no such seat. Seats are numbered from 0."""

    def __init__(self, seat: object, seats: int) -> None:
        super().__init__(_error("bad-seat", value=shown(seat), last=seats - 1))


class UnknownAction(HarboursideError):
    """The game's catalogue has no such action."""

    def __init__(self, action: object, examples: list[str]) -> None:
        super().__init__(_error("unknown-action", action=shown(action), examples=examples))


class IllegalAction(HarboursideError):
    """The rules forbid this action now; `reason` says which rule."""

    def __init__(self, key: str, reason: Message, words_from: str | None) -> None:
        super().__init__(reason, words_from)
        self.key = key

    @property
    def reason(self) -> Message:
        return self.message

    def say(self, language: str, names: Iterable[str] = ()) -> str:
        return f"{self.key}: {super().say(language, names)}"


class NotYourTurn(HarboursideError):
    """A seat tried to move, but it is another seat's turn."""

    def __init__(self, seat: int, decides: int) -> None:
        super().__init__(_error("not-your-turn", seat=seat, decides_seat=decides))


class GameIsOver(HarboursideError):
    """Somebody tried to move after the end of the game."""

    def __init__(self) -> None:
        super().__init__(_error("game-is-over"))


class StaleMove(HarboursideError):
    """The move is for a decision that has already been made. `Play.number` is the number of the next one."""

    def __init__(self, number: object, current: int) -> None:
        super().__init__(_error("stale-move", number=shown(number), current=current))


class BadChance(HarboursideError):
    """A chance outcome was given in advance, but it does not fit what is drawn next."""

    def __init__(self, told: object, falls: str) -> None:
        super().__init__(_error("bad-chance", told=shown(told), falls=shown(falls)))


class NotDealt(HarboursideError):
    """The seed does not determine this game: it began with a given position or with given chance."""

    def __init__(self) -> None:
        super().__init__(_error("not-dealt"))


class CannotUndo(HarboursideError):
    """The last move cannot be undone, because it revealed information or another player has moved since."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)


class BadPosition(HarboursideError):
    """The dict does not describe a position. `where` is the path to the wrong part."""

    def __init__(self, where: str, reason: Message, words_from: str | None = None) -> None:
        super().__init__(reason, words_from)
        self.where = where

    def say(self, language: str, names: Iterable[str] = ()) -> str:
        return f"{self.where}: {super().say(language, names)}"


class BadRecord(HarboursideError):
    """The record cannot be replayed. `line` is the number of the wrong line, counted from 1."""

    def __init__(self, line: int, reason: Message, words_from: str | None = None) -> None:
        super().__init__(reason, words_from)
        self.line = line

    def say(self, language: str, names: Iterable[str] = ()) -> str:
        from harbourside.engine.words import words_for

        place = words_for(language).say(Message("record-line", {"line": self.line}))
        return f"{place}: {super().say(language, names)}"
