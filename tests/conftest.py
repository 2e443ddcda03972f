"""Settings of all tests: Hypothesis gives the same examples in every run, without deadlines."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from hypothesis import settings

ROOT = Path(__file__).parents[1]
SIXTH_GAME = ROOT / "examples" / "sixth_game"
for place in (ROOT, SIXTH_GAME):
    if str(place) not in sys.path:
        sys.path.append(str(place))

import harbourside as hs  # noqa: E402
from harbourside.engine import registry  # noqa: E402

settings.register_profile("harbourside", derandomize=True, deadline=None)
settings.load_profile("harbourside")


@pytest.fixture
def own_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove games that this test registers."""
    monkeypatch.setattr(registry, "_targets", dict(registry._targets))
    monkeypatch.setattr(registry, "_loaded", dict(registry._loaded))


@pytest.fixture
def toy(own_registry: None) -> hs.Game:
    """The example of a sixth game, for tests that do not need a real game."""
    hs.register("cups", "dice_under_cups.game:GAME")
    return hs.game("cups")
