"""Compares the attributes of states, of their players, and of all objects inside them.

If a field is not declared, descriptions do not contain it. `clone` or loading could then lose it, and the
descriptions would still be equal. Therefore the contract compares the objects themselves.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from harbourside.engine.game import Game
from harbourside.engine.state import State

_BY_VALUE: Final = (int, float, str, type(None))

Path = tuple[str | int, ...]
"""The path from a state to a value: names of attributes and indices of lists."""


def attributes_of(thing: object) -> list[str]:
    """The names of all attributes. A class compiled by mypyc, or with `__slots__`, has no `__dict__`."""
    kinds = type(thing).__mro__
    native = [name for kind in kinds for name in getattr(kind, "__mypyc_attrs__", ())]
    slots = [name for kind in kinds for name in kind.__dict__.get("__slots__", ())]
    plain = list(getattr(thing, "__dict__", {}))
    return sorted({*native, *slots, *plain} - {"__dict__"})


def differences(one: object, other: object, where: str = "", ignored: Sequence[str] = ()) -> Iterator[str]:
    """The places in which two objects differ. The attributes in `ignored` are not compared."""
    if one is other or isinstance(one, Game):
        return
    if type(one) is not type(other):
        yield f"{where}: {type(one).__name__} and {type(other).__name__}"
    elif isinstance(one, _BY_VALUE):
        if one != other:
            yield f"{where}: {one} and {other}"
    elif isinstance(one, Mapping) and isinstance(other, Mapping):
        yield from _differences_of_items(dict(one), dict(other), where, ignored)
    elif _is_sequence(one):
        yield from _differences_of_items(_by_place(one), _by_place(other), where, ignored)
    elif not attributes_of(one):
        if one != other:
            yield f"{where}: {one} and {other}"
    else:
        for name in attributes_of(one):
            if name not in ignored:
                place = f"{where}.{name}" if where else name
                yield from differences(getattr(one, name), getattr(other, name), place, ignored)


def forgotten_by_clone(state: State, ignored: Sequence[str] = ()) -> Iterator[str]:
    """The attributes that `clone` does not copy, even if they have their initial value in this position.

    Each number and each list of numbers is changed in a clone. A clone of this clone must have the change.
    """
    for path in _own_values(state, state.clone(), (), ignored):
        changed = state.clone()
        *way, last = path
        holder = _at(changed, tuple(way))
        value = _changed(_item(holder, last))
        if isinstance(last, int):
            holder[last] = value
        else:
            setattr(holder, last, value)
        if list(_plain(_at(changed.clone(), path))) != list(_plain(value)):
            yield _written(path)


def _own_values(one: Any, clone: Any, path: Path, ignored: Sequence[str]) -> Iterator[Path]:
    """The paths to numbers, and lists of numbers, in objects that the clone does not share."""
    for name in attributes_of(one):
        if name in ignored:
            continue
        mine, other = getattr(one, name), getattr(clone, name)
        if isinstance(mine, int) or (_is_sequence(mine) and _are_numbers(mine)):
            yield (*path, name)
        elif mine is other or isinstance(mine, (*_BY_VALUE, Mapping)):
            continue
        elif _is_sequence(mine):
            for place, (item, twin) in enumerate(zip(mine, other, strict=True)):
                if item is not twin and not _is_sequence(item):
                    yield from _own_values(item, twin, (*path, name, place), ignored)
        else:
            yield from _own_values(mine, other, (*path, name), ignored)


def _are_numbers(things: Any) -> bool:
    return all(isinstance(item, int) for item in things) and not isinstance(things, str)


def _changed(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return [*value, value[0] if value else 1]


def _plain(value: Any) -> Any:
    return value if _is_sequence(value) else [value]


def _item(holder: Any, step: str | int) -> Any:
    return holder[step] if isinstance(step, int) else getattr(holder, step)


def _at(thing: Any, path: Path) -> Any:
    for step in path:
        thing = _item(thing, step)
    return thing


def _written(path: Path) -> str:
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)[1:]


def _is_sequence(thing: object) -> bool:
    return hasattr(thing, "__len__") and hasattr(thing, "__getitem__")


def _by_place(things: Any) -> dict[object, object]:
    return dict(enumerate(things))


def _differences_of_items(
    one: dict[object, object], other: dict[object, object], where: str, ignored: Sequence[str]
) -> Iterator[str]:
    if one.keys() != other.keys():
        yield f"{where}: {len(one)} and {len(other)} items"
        return
    for name, item in one.items():
        yield from differences(item, other[name], f"{where}[{name}]", ignored)
