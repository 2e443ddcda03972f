"""Events and chance outcomes: the page animates events, logs put them in words, records keep chance."""

from __future__ import annotations

from typing import Final, final

from harbourside.engine.errors import BadChance

HIDDEN: Final = "hidden"
"""The value of an argument that a viewer may not see. Every game has a word for it."""


@final
class Event:
    """Something that happened because of a move. Only some seats may see its secret arguments."""

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
        """Arguments that only the seats in `seen_by` may see. Until an event fades, everybody sees them."""
        self.seen_by = seen_by
        self.fades_to = fades_to
        """If the event fades: the id that the other seats see afterwards, without the secret. Else empty."""

    def told_to(self, seat: int | None, faded: bool) -> dict[str, object]:
        """The event's id and arguments as this seat (None: a spectator) may see them.

        `faded`: somebody has made a decision since the event.
        """
        id, secret = self.id, self.secret
        if seat is None or seat not in self.seen_by:
            if not self.fades_to:
                secret = dict.fromkeys(secret, HIDDEN)
            elif faded:
                id, secret = self.fades_to, {}
        return {"id": id, "args": _copied({**self.args, **secret})}

    def told_to_all(self) -> dict[str, object]:
        """The event's id and all its arguments, for readers who may see everything."""
        return {"id": self.id, "args": _copied({**self.args, **self.secret})}


def _copied(args: dict[str, object]) -> dict[str, object]:
    return {name: value.copy() if isinstance(value, list) else value for name, value in args.items()}


@final
class Log:
    """Collects what happens in a state. Clones have no log, so search does not pay for one."""

    def __init__(self, told: list[str] | None = None) -> None:
        self.events: list[Event] = []
        self.chance: list[str] = []
        self.told: list[str] = told or []
        """Outcomes given in advance, in the order in which they are used. If empty, chance is random."""

    def add(self, id: str, args: dict[str, object]) -> None:
        """Add an event that everybody saw."""
        self.events.append(Event(id, args, {}, []))

    def add_secret(
        self, id: str, args: dict[str, object], secret: dict[str, object], seen_by: list[int]
    ) -> None:
        """Add an event that everybody noticed, with arguments that only some seats may see."""
        self.events.append(Event(id, args, secret, seen_by))

    def add_fading(
        self, id: str, args: dict[str, object], secret: dict[str, object], seen_by: list[int], fades_to: str
    ) -> None:
        """Add an event that everybody sees in full, but only until the next decision.

        From then until the end of the game only the seats in `seen_by` see it. The others see the event
        `fades_to` without the secret arguments.
        """
        self.events.append(Event(id, args, secret, seen_by, fades_to))

    def note(self, place: str, outcome: str) -> None:
        """Note a chance outcome for the record: `row@2=fish_4`, without spaces.

        Raises BadChance if another outcome was given in advance.
        """
        fell = f"{place}={outcome}"
        if self.told:
            if self.told[0] != fell:
                raise BadChance(self.told[0], fell)
            self.told = self.told[1:]
        self.chance.append(fell)

    def foretold(self, place: str, names: list[str], drawn: int) -> int:
        """The index in `names` of the outcome given in advance for this place; `drawn` if none is given.

        A game calls this right before it uses what it has drawn, and notes the outcome afterwards.
        """
        if not self.told:
            return drawn
        told_place, _, outcome = self.told[0].partition("=")
        if told_place != place or outcome not in names:
            raise BadChance(self.told[0], f"{place}=…")
        return names.index(outcome)

    def foretold_number(self, place: str, below: int, drawn: int) -> int:
        """Like foretold(), for an outcome that is a number from 0 to below - 1, such as a seat."""
        return self.foretold(place, [str(number) for number in range(below)], drawn)

    def foretold_top(self, place: str, names: list[str], pile: list[int], size: int) -> list[int]:
        """A copy of the pile in which the card given in advance for this place is on top, at `size` - 1.

        The card is swapped with the top card. If no card is given, the result is the pile itself. Raises
        BadChance if the card is not in the pile.
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
        """Note the first items of a list that has just been shuffled, one for each place.

        An item given in advance is swapped into its place in the list itself.
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
