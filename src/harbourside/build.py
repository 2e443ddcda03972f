"""Which build is running: compiled or plain Python, and why not compiled."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from importlib.resources import files

from harbourside.engine import rng


@dataclass(frozen=True)
class BuildInfo:
    """The version of Harbourside that is running, and how it was built."""

    version: str
    compiled: bool
    reason: str
    """Why it is not compiled, as the build noted; empty if it is compiled."""
    python: str

    def __str__(self) -> str:
        build = "compiled" if self.compiled else f"pure Python, slower: {self.reason}"
        return f"harbourside {self.version} ({build}), Python {self.python}"


def build_info() -> BuildInfo:
    """The build that is running now."""
    from importlib.metadata import PackageNotFoundError, version  # slow to import

    try:
        installed = version("harbourside")
    except PackageNotFoundError:
        installed = "0"
    compiled = not (rng.__file__ or "").endswith(".py")
    python = ".".join(str(part) for part in sys.version_info[:3])
    return BuildInfo(installed, compiled, "" if compiled else _reason(), python)


def _reason() -> str:
    note = files("harbourside") / "_build.txt"
    return note.read_text("utf-8").strip() if note.is_file() else "run from its sources"
