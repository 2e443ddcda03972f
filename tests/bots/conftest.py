"""Bots are tested on Sea Wolf and on the toy game of the engine's tests."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))  # for tests.toy, which stands for a game of another package

import harbourside as hs  # noqa: E402
from harbourside.engine import registry  # noqa: E402


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> hs.Game:
    """Registered for one test at a time."""
    monkeypatch.setattr(registry, "_targets", dict(registry._targets))
    monkeypatch.setattr(registry, "_loaded", dict(registry._loaded))
    hs.register("toy", "tests.toy.game:GAME")
    return hs.game("toy")
