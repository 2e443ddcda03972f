"""docs/architecture.md shows the layers of the import contract, and no two public classes have one name."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import defaultdict

from tests.documents import DOCS, ROOT, blocks


def test_the_layers_are_those_of_the_import_contract() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts = project["tool"]["importlinter"]["contracts"]
    (layers,) = [c["layers"] for c in contracts if c.get("containers") == ["harbourside"]]
    drawn = blocks("architecture.md", "")[0]
    assert [re.split(r" {2,}", line)[0] for line in drawn.splitlines()] == layers


def test_every_named_folder_exists() -> None:
    text = (DOCS / "architecture.md").read_text("utf-8")
    folders = re.findall(r"^\| `([\w/]+)` \|", text, re.MULTILINE)
    assert len(folders) > 5
    assert [folder for folder in folders if not (ROOT / folder).is_dir()] == []


def public_classes() -> dict[str, set[str]]:
    """The modules of each public class. Modules with one name in several games count once."""
    package = ROOT / "src" / "harbourside"
    found: dict[str, set[str]] = defaultdict(set)
    for path in package.rglob("*.py"):
        module = re.sub(r"^games/\w+/", "games/*/", path.relative_to(package).as_posix())
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].add(module)
    return found


def test_no_two_public_classes_have_one_name() -> None:
    shared = {name: modules for name, modules in public_classes().items() if len(modules) > 1}
    assert shared == {}
