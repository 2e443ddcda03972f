"""Fixtures of the engine's tests."""

from __future__ import annotations

import pytest

import harbourside as hs


@pytest.fixture
def seawolf() -> hs.Game:
    return hs.game("seawolf")
