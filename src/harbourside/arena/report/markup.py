"""Builds HTML from elements. All text is escaped, except text that is already markup."""

from __future__ import annotations

from html import escape

VOID = ("meta", "line", "rect", "circle")
"""Elements without content."""


class Markup(str):
    """Text that is HTML."""


def element(name: str, /, *children: str | None, **attributes: str | float | bool | None) -> Markup:
    """`class_` becomes `class`, `stroke_width` becomes `stroke-width`. None and False omit an attribute."""
    opening = "".join(
        _attribute(key.rstrip("_").replace("_", "-"), value) for key, value in attributes.items()
    )
    if name in VOID:
        return Markup(f"<{name}{opening}/>")
    return Markup(f"<{name}{opening}>{join(*children)}</{name}>")


def join(*children: str | None) -> Markup:
    return Markup("".join(_escaped(child) for child in children if child is not None))


def _escaped(text: str) -> str:
    return text if isinstance(text, Markup) else escape(text)


def _attribute(name: str, value: str | float | bool | None) -> str:
    if value is None or value is False:
        return ""
    if value is True:
        return f" {name}"
    text = f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
    return f' {name}="{escape(text)}"'
