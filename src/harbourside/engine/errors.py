"""Everything that can be refused. Each error carries a Message; str() words it in English."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from harbourside.engine.message import Arg, Message, Quoted


class HarboursideError(Exception):
    """The base of all errors that a caller's input can cause. Nothing has changed when one is raised."""

    def __init__(self, message: Message, words_from: str | None = None) -> None:
        super().__init__(message.id)
        self.message = message
        self.words_from = words_from
        """The package whose locale folder words the message, besides the engine's own."""

    def __str__(self) -> str:
        return self.say("en")

    def say(self, language: str, names: Iterable[str] = ()) -> str:
        from harbourside.engine.words import words_for

        return words_for(language, self.words_from).say(self.message, list(names))

    def __reduce__(self) -> tuple[object, ...]:
        """Errors cross from one process to another; each class has a constructor of its own."""
        return _revived, (type(self), self.args), self.__dict__


def call_errors_by(package: str, things: Mapping[str, object], names: Iterable[str]) -> None:
    """Tracebacks show the package's errors by the names that users import, not by the modules behind it."""
    for name in names:
        found = things.get(name)
        if isinstance(found, type) and issubclass(found, HarboursideError):
            found.__module__ = package


def _revived(kind: type[HarboursideError], args: tuple[object, ...]) -> HarboursideError:
    error = kind.__new__(kind)
    error.args = args
    return error


def _error(id: str, **args: Arg) -> Message:
    return Message(f"error-{id}", args)


def shown(value: object, limit: int = 60) -> Quoted:
    """A value of any kind as short text for an error: hostile input must not flood a log."""
    try:
        text = value if isinstance(value, str) else repr(value)
    except Exception:  # a hostile __repr__
        text = f"<{type(value).__name__}>"
    text = "".join(c if c.isprintable() else "\ufffd" for c in text[: limit + 1])
    return Quoted(text if len(text) <= limit else text[:limit] + "…")


class UnknownGame(HarboursideError):
    """No game is registered under this id."""

    def __init__(self, name: object, known: list[str]) -> None:
        super().__init__(_error("unknown-game", name=shown(name), known=known))


class BrokenGame(HarboursideError):
    """A game that is registered, but cannot be loaded."""

    def __init__(self, name: str, reason: object) -> None:
        super().__init__(_error("broken-game", name=shown(name), reason=shown(reason, 200)))


class BadPlayers(HarboursideError):
    """A number of players that the game does not have."""

    def __init__(self, players: object, least: int, most: int) -> None:
        super().__init__(_error("bad-players", players=shown(players), least=least, most=most))


class BadNames(HarboursideError):
    """Names of players that cannot be: not one for each seat, empty, or too long."""

    def __init__(self, reason: str, seats: int) -> None:
        super().__init__(_error("bad-names", reason=reason, seats=seats))


class BadOption(HarboursideError):
    """A value that an option cannot have; a game may give a reason of its own."""

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
    """An option that the game does not have."""

    def __init__(self, option: object, known: list[str]) -> None:
        super().__init__(_error("unknown-option", option=shown(option), known=known))


class BadSeed(HarboursideError):
    """A seed that is no whole number, is negative, or has too many bits."""

    def __init__(self, seed: object, bits: int) -> None:
        super().__init__(_error("bad-seed", seed=shown(seed), bits=bits))


class BadSeat(HarboursideError):
    """A seat that is not at this table. Seats count from 0."""

    def __init__(self, seat: object, seats: int) -> None:
        super().__init__(_error("bad-seat", value=shown(seat), last=seats - 1))


class UnknownAction(HarboursideError):
    """An action that is not in the game's catalogue."""

    def __init__(self, action: object, examples: list[str]) -> None:
        super().__init__(_error("unknown-action", action=shown(action), examples=examples))


class IllegalAction(HarboursideError):
    """An action of the catalogue that the rules forbid now; `reason` is the rule."""

    def __init__(self, key: str, reason: Message, words_from: str | None) -> None:
        super().__init__(reason, words_from)
        self.key = key

    @property
    def reason(self) -> Message:
        return self.message

    def say(self, language: str, names: Iterable[str] = ()) -> str:
        return f"{self.key}: {super().say(language, names)}"


class NotYourTurn(HarboursideError):
    """A seat wanted to move, but another seat decides now."""

    def __init__(self, seat: int, decides: int) -> None:
        super().__init__(_error("not-your-turn", seat=seat, decides_seat=decides))


class GameIsOver(HarboursideError):
    """A move was tried after the end of the game."""

    def __init__(self) -> None:
        super().__init__(_error("game-is-over"))


class StaleMove(HarboursideError):
    """A move for a decision that has been made already; `Play.number` says which one is next."""

    def __init__(self, number: object, current: int) -> None:
        super().__init__(_error("stale-move", number=shown(number), current=current))


class BadChance(HarboursideError):
    """An outcome told beforehand that cannot fall: something else is drawn now, or there is no such thing."""

    def __init__(self, told: object, falls: str) -> None:
        super().__init__(_error("bad-chance", told=shown(told), falls=shown(falls)))


class NotDealt(HarboursideError):
    """A game that a seed and moves do not make: it began with a given position, or its chance was told."""

    def __init__(self) -> None:
        super().__init__(_error("not-dealt"))


class CannotUndo(HarboursideError):
    """The last move cannot be taken back, because somebody learned something from it."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)


class BadPosition(HarboursideError):
    """A dict that is not a position: `where` is the path to the part that is wrong."""

    def __init__(self, where: str, reason: Message, words_from: str | None = None) -> None:
        super().__init__(reason, words_from)
        self.where = where

    def say(self, language: str, names: Iterable[str] = ()) -> str:
        return f"{self.where}: {super().say(language, names)}"


class BadRecord(HarboursideError):
    """A record that does not replay; `line` counts from 1."""

    def __init__(self, line: int, reason: Message, words_from: str | None = None) -> None:
        super().__init__(reason, words_from)
        self.line = line

    def say(self, language: str, names: Iterable[str] = ()) -> str:
        from harbourside.engine.words import words_for

        place = words_for(language).say(Message("record-line", {"line": self.line}))
        return f"{place}: {super().say(language, names)}"
