"""What just happened, for those who listen: pieces to animate, lines for a log, chance for a record."""

from __future__ import annotations

from typing import Final, final

from harbourside.engine.errors import BadChance

HIDDEN: Final = "hidden"
"""The noun that stands where a viewer may not see an argument; every game words it."""


@final
class Event:
    """Something that happened because of a move, with the seats that may see its secret arguments."""

    def __init__(
        self,
        id: str,
        args: dict[str, object],
        secret: dict[str, object],
        seen_by: list[int],
        fades_to: str = "",
    ) -> None:
        self.id = id
        self.args = args
        self.secret = secret
        """Arguments for the seats in `seen_by`; of an event that fades, for everybody until then."""
        self.seen_by = seen_by
        self.fades_to = fades_to
        """The id under which the others are told of it, without the secret, once it has faded; else empty."""

    def told_to(self, seat: int | None, faded: bool) -> dict[str, object]:
        """The event's id and arguments as this seat (None: a spectator) may see them. `faded`: somebody has
        made a decision since then.
        """
        id, secret = self.id, self.secret
        if seat is None or seat not in self.seen_by:
            if not self.fades_to:
                secret = dict.fromkeys(secret, HIDDEN)
            elif faded:
                id, secret = self.fades_to, {}
        return {"id": id, "args": _copied({**self.args, **secret})}

    def told_to_all(self) -> dict[str, object]:
        """The event's id and all its arguments, for a reader who may know the whole truth."""
        return {"id": self.id, "args": _copied({**self.args, **self.secret})}


def _copied(args: dict[str, object]) -> dict[str, object]:
    return {name: value.copy() if isinstance(value, list) else value for name, value in args.items()}


@final
class Log:
    """Attached to a state by someone who listens; a clone has none, so search pays nothing."""

    def __init__(self, told: list[str] | None = None) -> None:
        self.events: list[Event] = []
        self.chance: list[str] = []
        self.told: list[str] = told or []
        """Outcomes told beforehand, in the order in which they will fall. Without one, chance is free."""

    def add(self, id: str, args: dict[str, object]) -> None:
        """Something everybody saw."""
        self.events.append(Event(id, args, {}, []))

    def add_secret(
        self, id: str, args: dict[str, object], secret: dict[str, object], seen_by: list[int]
    ) -> None:
        """Something everybody noticed, with arguments that only some may see."""
        self.events.append(Event(id, args, secret, seen_by))

    def add_fading(
        self, id: str, args: dict[str, object], secret: dict[str, object], seen_by: list[int], fades_to: str
    ) -> None:
        """Something everybody saw, but whose secret arguments the rules keep from the others afterwards.

        The next decision ends the moment. From then on, and until the game is over, only `seen_by` are told
        this event; the others are told the event `fades_to` with the open arguments.
        """
        self.events.append(Event(id, args, secret, seen_by, fades_to))

    def note(self, place: str, outcome: str) -> None:
        """A chance outcome as it falls, for the record: `row@2=fish_4`. No spaces.

        BadChance if another one was told beforehand.
        """
        fell = f"{place}={outcome}"
        if self.told:
            if self.told[0] != fell:
                raise BadChance(self.told[0], fell)
            self.told = self.told[1:]
        self.chance.append(fell)

    def foretold(self, place: str, names: list[str], drawn: int) -> int:
        """The number, among the names, of the outcome told for this place; `drawn` if nothing is told.

        A game asks right before it uses what it has drawn, and notes the outcome afterwards.
        """
        if not self.told:
            return drawn
        told_place, _, outcome = self.told[0].partition("=")
        if told_place != place or outcome not in names:
            raise BadChance(self.told[0], f"{place}=…")
        return names.index(outcome)

    def foretold_number(self, place: str, below: int, drawn: int) -> int:
        """The same for an outcome that is a number from 0 to below - 1, such as a seat."""
        return self.foretold(place, [str(number) for number in range(below)], drawn)

    def foretold_top(self, place: str, names: list[str], pile: list[int], size: int) -> list[int]:
        """The pile with the card told for this place on top, at `size` - 1: a copy in which the two change
        places. The pile itself if nothing is told. BadChance if no such card is in the pile.
        """
        if not self.told:
            return pile
        card = self.foretold(place, names, pile[size - 1])
        for i in range(size - 1, -1, -1):
            if pile[i] == card:
                pile = pile.copy()
                pile[i], pile[size - 1] = pile[size - 1], pile[i]
                return pile
        raise BadChance(self.told[0], f"{place}=…")

    def note_each(self, places: list[str], names: list[str], items: list[int]) -> None:
        """Note the first items of a list that has just been shuffled, one for each place. What is told
        beforehand changes places with what was drawn, in the list itself.
        """
        for i in range(len(places)):
            item = self.foretold(places[i], names, items[i])
            j = i
            while j < len(items) and items[j] != item:
                j += 1
            if j == len(items):
                raise BadChance(self.told[0], f"{places[i]}=…")
            items[i], items[j] = items[j], items[i]
            self.note(places[i], names[item])
