"""The catalogue of a game: all its actions, each with a number and a readable key."""

from __future__ import annotations

from collections.abc import Iterator

from harbourside.engine.errors import UnknownAction


class ActionTable:
    """A game's catalogue. It never depends on the seed or the position. Keys look like `verb:noun@place`."""

    def __init__(self, keys: list[str]) -> None:
        self._keys = keys
        self._index = {key: i for i, key in enumerate(keys)}
        assert len(self._index) == len(keys), "two actions share a key"

    def key(self, action: object) -> str:
        return self._keys[self.check(action)]

    def index(self, key: object) -> int:
        found = self._index.get(key) if isinstance(key, str) else None
        if found is None:
            raise UnknownAction(key, self._near(key))
        return found

    def check(self, action: object) -> int:
        """Check an action that comes from outside. Raises UnknownAction if the catalogue lacks it."""
        if isinstance(action, bool) or not isinstance(action, int):
            raise UnknownAction(action, self._keys[:3])
        if not 0 <= action < len(self._keys):
            raise UnknownAction(action, self._keys[:3])
        return action

    def _near(self, key: object) -> list[str]:
        """Suggestions for the caller: some keys with the same verb, or the first keys of the catalogue."""
        verb = key.split(":")[0] if isinstance(key, str) else ""
        same = [known for known in self._keys if known.split(":")[0] == verb]
        return (same or self._keys)[:3]

    def __len__(self) -> int:
        return len(self._keys)

    def __iter__(self) -> Iterator[str]:
        return iter(self._keys)
