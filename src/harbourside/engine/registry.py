"""Which games there are: those this package brings, and those of other packages by entry point."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from harbourside.engine.errors import BrokenGame, UnknownGame
from harbourside.engine.game import Game

ENTRY_POINT_GROUP: Final = "harbourside.games"

_targets: dict[str, str] = {}
_loaded: dict[str, Game] = {}


def register(id: str, target: str) -> None:
    """Make a game known by its id; `target` is `package.module:NAME`, imported when first wanted."""
    _targets[id] = target


def game_ids() -> list[str]:
    """The ids of all games, sorted."""
    return sorted(_all_targets())


def game(id: str) -> Game:
    """The game by its id, always the same object."""
    if isinstance(id, str) and id in _loaded:
        return _loaded[id]
    targets = _all_targets()
    if not isinstance(id, str) or id not in targets:
        raise UnknownGame(id, sorted(targets))
    found = _load(id, targets[id])
    _loaded[id] = found
    return found


def target(id: str) -> str:
    """Where a game comes from, for another process: `package.module:NAME`."""
    targets = _all_targets()
    if id not in targets:
        raise UnknownGame(id, sorted(targets))
    return targets[id]


def _load(id: str, target: str) -> Game:
    module, _, name = target.partition(":")
    try:
        found = getattr(import_module(module), name)
    except Exception as error:  # whatever a stranger's module does when it is imported
        raise BrokenGame(id, error) from error
    if not isinstance(found, Game) or found.facts.id != id:
        raise BrokenGame(id, target)
    return found


def _all_targets() -> dict[str, str]:
    """Built-in games win over an entry point of the same id."""
    from importlib.metadata import entry_points  # slow to import

    others = {entry.name: entry.value for entry in entry_points(group=ENTRY_POINT_GROUP)}
    return others | _targets
