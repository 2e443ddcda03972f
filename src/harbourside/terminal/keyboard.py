"""Lines that a person types."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from rich.console import Console

YANKING: Final = (r"\C-y", r"\e\C-y", r"\ey")
"""Keys that bring back what somebody cut out of a line, which readline cannot be made to forget."""

Ask = Callable[[str], str]
"""Shows a prompt and gives the line that was typed; EOFError when there are no more."""


def ask_at(console: Console) -> Ask:
    """Asks at the keyboard, with line editing where that is a keyboard."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  (input() uses it once it is there)

    def ask(prompt: str) -> str:
        console.file.flush()
        return input(prompt)

    return ask


def forget_lines() -> None:
    """What one person typed must not come back when the next one presses a key."""
    if "readline" in sys.modules:
        import readline

        readline.clear_history()
        for keys in YANKING:
            readline.parse_and_bind(f'"{keys}": redraw-current-line')
