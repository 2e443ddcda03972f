"""The schema of the API on standard output: `python -m harbourside.server.api.schema`."""

from __future__ import annotations

import json

from harbourside.server.api.app import make_app
from harbourside.server.settings import Settings


def schema_text() -> str:
    """The schema of `/api/openapi.json`, indented and sorted, so that it is the same from run to run."""
    described = make_app(Settings()).openapi()
    described["info"]["version"] = "0"  # types made from this do not change with a release
    return json.dumps(described, indent=1, sort_keys=True, ensure_ascii=False)


if __name__ == "__main__":
    print(schema_text())
