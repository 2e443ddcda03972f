"""The list of games: those in this package, and those of other packages by entry point."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from harbourside.engine.errors import BrokenGame, UnknownGame
from harbourside.engine.game import Game

ENTRY_POINT_GROUP: Final = "harbourside.games"

_targets: dict[str, str] = {}
_loaded: dict[str, Game] = {}


def register(id: str, target: str) -> None:
    """Add a game. `target` is `package.module:NAME`, which is imported when it is first used."""
    _targets[id] = target


def game_ids() -> list[str]:
    """The ids of all games, sorted."""
    return sorted(_all_targets())


def game(id: str) -> Game:
    """The game with this id, always the same object."""
    if isinstance(id, str) and id in _loaded:
        return _loaded[id]
    targets = _all_targets()
    if not isinstance(id, str) or id not in targets:
        raise UnknownGame(id, sorted(targets))
    found = _load(id, targets[id])
    _loaded[id] = found
    return found


def target(id: str) -> str:
    """The target of a game, with which another process can register it: `package.module:NAME`."""
    targets = _all_targets()
    if id not in targets:
        raise UnknownGame(id, sorted(targets))
    return targets[id]


def _load(id: str, target: str) -> Game:
    module, _, name = target.partition(":")
    try:
        found = getattr(import_module(module), name)
    except Exception as error:  # importing somebody else's module can raise anything
        raise BrokenGame(id, error) from error
    if not isinstance(found, Game):
        raise BrokenGame(id, target)
    if found.facts.id != id:
        raise BrokenGame(id, target, found.facts.id)
    return found


def _all_targets() -> dict[str, str]:
    """All targets by id. A registered game replaces an entry point with the same id."""
    from importlib.metadata import entry_points  # slow to import

    others = {entry.name: entry.value for entry in entry_points(group=ENTRY_POINT_GROUP)}
    return others | _targets
