"""The first documents that a newcomer reads name existing targets of make, commands and files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

import harbourside.cli  # noqa: F401  defines the commands
from harbourside.cli.shared import app

ROOT = Path(__file__).parents[1]
TARGETS = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
SPEAK_OF_MAKE = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", ".ci/run", "docs/how-to/installing.md")),
    *sorted((ROOT / ".github").rglob("*.*")),
]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.mark.parametrize("file", SPEAK_OF_MAKE, ids=lambda file: file.name)
def test_every_target_of_make_that_is_named_exists(file: Path) -> None:
    named = set(re.findall(r"(?:`|^ *|- run: )make ([a-z-]+)", file.read_text("utf-8"), re.MULTILINE))
    assert named - set(TARGETS) == set()


def test_the_makefile_lists_its_targets_at_the_top() -> None:
    head = (ROOT / "Makefile").read_text("utf-8").split("\n\n")[0]
    assert {"play", "test", "check", "docs", "bench"} <= set(re.findall(r"^# make (\w+)", head, re.MULTILINE))


def test_every_command_has_a_line_in_the_reference() -> None:
    page = (ROOT / "docs" / "reference" / "commands.md").read_text("utf-8")
    found = {
        command.name or command.callback.__name__ for command in app.registered_commands if command.callback
    }
    groups = {group.name for group in app.registered_groups}
    assert found
    assert {name for name in {*found, *groups} if f"| `harbourside {name}" not in page} == set()


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_a_workflow_has_jobs_with_steps_and_its_own_permissions(file: Path) -> None:
    workflow = yaml.safe_load(file.read_text("utf-8"))
    assert workflow["permissions"] == {"contents": "read"}
    assert all(job["steps"] and job["runs-on"] for job in workflow["jobs"].values())


def test_there_are_workflows_for_tests_documents_and_wheels() -> None:
    assert [file.stem for file in WORKFLOWS] == ["docs", "test", "wheels"]


@pytest.mark.parametrize("name", ["README", "CONTRIBUTING", "CHANGELOG", "SECURITY", "CODE_OF_CONDUCT"])
def test_the_usual_files_exist(name: str) -> None:
    assert (ROOT / f"{name}.md").read_text("utf-8").startswith("# ")


def test_the_picture_of_the_boards_is_small_enough_to_load_at_once() -> None:
    assert 50_000 < (ROOT / "docs" / "images" / "boards.webp").stat().st_size < 400_000
