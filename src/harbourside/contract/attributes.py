"""Looks at the attributes of a state, of its players, and so on, however deep.

A field that nobody declared is in no description. So `clone` or loading could lose it, and the descriptions
would still be equal. That is why the contract compares the objects themselves.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from harbourside.engine.game import Game
from harbourside.engine.state import State

_BY_VALUE: Final = (int, float, str, type(None))

Path = tuple[str | int, ...]
"""The way from a state to a value: attributes by name, items of a list by place."""


def attributes_of(thing: object) -> list[str]:
    """The names of all attributes. A class compiled by mypyc, or with `__slots__`, has no `__dict__`."""
    kinds = type(thing).__mro__
    native = [name for kind in kinds for name in getattr(kind, "__mypyc_attrs__", ())]
    slots = [name for kind in kinds for name in kind.__dict__.get("__slots__", ())]
    plain = list(getattr(thing, "__dict__", {}))
    return sorted({*native, *slots, *plain} - {"__dict__"})


def differences(
    one: object, other: object, where: str = "", passed_over: Sequence[str] = ()
) -> Iterator[str]:
    """The places in which two objects differ. Attributes in `passed_over` are not compared."""
    if one is other or isinstance(one, Game):
        return
    if type(one) is not type(other):
        yield f"{where}: {type(one).__name__} and {type(other).__name__}"
    elif isinstance(one, _BY_VALUE):
        if one != other:
            yield f"{where}: {one} and {other}"
    elif isinstance(one, Mapping) and isinstance(other, Mapping):
        yield from _differences_of_items(dict(one), dict(other), where, passed_over)
    elif _is_sequence(one):
        yield from _differences_of_items(_by_place(one), _by_place(other), where, passed_over)
    elif not attributes_of(one):
        if one != other:
            yield f"{where}: {one} and {other}"
    else:
        for name in attributes_of(one):
            if name not in passed_over:
                place = f"{where}.{name}" if where else name
                yield from differences(getattr(one, name), getattr(other, name), place, passed_over)


def forgotten_by_clone(state: State, passed_over: Sequence[str] = ()) -> Iterator[str]:
    """The attributes that `clone` does not copy, even where they have their first value in this position.

    Each number and each list of numbers is changed in a clone. A clone of that clone must have the change.
    """
    for path in _own_values(state, state.clone(), (), passed_over):
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


def _own_values(one: Any, clone: Any, path: Path, passed_over: Sequence[str]) -> Iterator[Path]:
    """Where the clone holds numbers, or lists of numbers, in objects that the original does not share."""
    for name in attributes_of(one):
        if name in passed_over:
            continue
        mine, other = getattr(one, name), getattr(clone, name)
        if isinstance(mine, int) or (_is_sequence(mine) and _are_numbers(mine)):
            yield (*path, name)
        elif mine is other or isinstance(mine, (*_BY_VALUE, Mapping)):
            continue
        elif _is_sequence(mine):
            for place, (item, twin) in enumerate(zip(mine, other, strict=True)):
                if item is not twin and not _is_sequence(item):
                    yield from _own_values(item, twin, (*path, name, place), passed_over)
        else:
            yield from _own_values(mine, other, (*path, name), passed_over)


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
    one: dict[object, object], other: dict[object, object], where: str, passed_over: Sequence[str]
) -> Iterator[str]:
    if one.keys() != other.keys():
        yield f"{where}: {len(one)} and {len(other)} items"
        return
    for name, item in one.items():
        yield from differences(item, other[name], f"{where}[{name}]", passed_over)
