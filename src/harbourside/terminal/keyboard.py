"""Reads lines that a person types."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from rich.console import Console

YANKING: Final = (r"\C-y", r"\e\C-y", r"\ey")
"""Keys that insert cut text again. Readline has no function to clear that text."""

Ask = Callable[[str], str]
"""Shows a prompt and returns the typed line. Raises EOFError at the end of the input."""


def ask_at(console: Console) -> Ask:
    """Reads from standard input, with line editing if it is a terminal."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401  (input() uses it when it is imported)

    def ask(prompt: str) -> str:
        console.file.flush()
        return input(prompt)

    return ask


def forget_lines() -> None:
    """Clear the history, because the next person must not see the lines of the previous one."""
    if "readline" in sys.modules:
        import readline

        readline.clear_history()
        for keys in YANKING:
            readline.parse_and_bind(f'"{keys}": redraw-current-line')
