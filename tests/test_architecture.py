"""docs/architecture.md draws the layers as the import contract has them."""

from __future__ import annotations

import re
import tomllib

from tests.documents import DOCS, ROOT, blocks


def test_the_layers_are_those_that_the_linter_checks() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    (layers,) = [c["layers"] for c in project["tool"]["importlinter"]["contracts"] if c["type"] == "layers"]
    (drawn,) = blocks("architecture.md", "")
    assert [re.split(r" {2,}", line)[0] for line in drawn.splitlines()] == layers


def test_every_folder_that_it_names_is_there() -> None:
    text = (DOCS / "architecture.md").read_text("utf-8")
    folders = re.findall(r"^\| `([\w/]+)` \|", text, re.MULTILINE)
    assert len(folders) > 5
    assert [folder for folder in folders if not (ROOT / folder).is_dir()] == []
