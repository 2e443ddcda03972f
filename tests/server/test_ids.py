"""Names of tables and players."""

from __future__ import annotations

import secrets

import pytest

from harbourside.server.ids import new_id


def test_no_id_begins_with_a_dash(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a command line it would be taken for an option."""
    tokens = iter(["-Xq79", "-A", "Xq-79"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: next(tokens))
    assert new_id(16) == "Xq-79"


def test_ids_cannot_be_guessed() -> None:
    ids = {new_id(16) for _ in range(1000)}
    assert len(ids) == 1000
    assert min(len(id) for id in ids) >= 22
