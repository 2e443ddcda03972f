"""What just happened, for those who listen: pieces to animate, lines for a log, chance for a record."""

from __future__ import annotations

from typing import Final, final

HIDDEN: Final = "hidden"
"""The noun that stands where a viewer may not see an argument; every game words it."""


@final
class Event:
    def __init__(
        self,
        id: str,
        args: dict[str, object],
        secret: dict[str, object],
        seen_by: list[int],
    ) -> None:
        self.id = id
        self.args = args
        self.secret = secret
        self.seen_by = seen_by

    def seen_from(self, seat: int | None) -> dict[str, object]:
        """The event's arguments as this seat (None: a spectator) may see them."""
        hidden = seat is None or seat not in self.seen_by
        secret = dict.fromkeys(self.secret, HIDDEN) if hidden else self.secret
        args: dict[str, object] = {**self.args, **secret}
        return {name: value.copy() if isinstance(value, list) else value for name, value in args.items()}


@final
class Log:
    """Attached to a state by someone who listens; a clone has none, so search pays nothing."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.chance: list[str] = []

    def add(self, id: str, args: dict[str, object]) -> None:
        """Something everybody saw."""
        self.events.append(Event(id, args, {}, []))

    def add_secret(
        self, id: str, args: dict[str, object], secret: dict[str, object], seen_by: list[int]
    ) -> None:
        """Something everybody noticed, with arguments that only some may see."""
        self.events.append(Event(id, args, secret, seen_by))

    def note(self, place: str, outcome: str) -> None:
        """A chance outcome as it falls, for the record: `row@2=fish_4`. No spaces."""
        self.chance.append(f"{place}={outcome}")
