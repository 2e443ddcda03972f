"""Every game has the same files with the same contents. See docs/how-to/adding-a-game.md."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

from harbourside.games import BUILT_IN

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "harbourside" / "games"
TESTS = ROOT / "tests" / "games"

EVERY_GAME_HAS = {
    "README.md", "__init__.py", "data.py", "evaluate.py", "features.py", "game.py", "guess.toml", "labels.py",
    "locale", "options.py", "reasons.py", "rules", "saving.py", "scenario.py", "state.py", "view.py",
    "weights.toml",
}  # fmt: skip
A_GAME_MAY_HAVE = {"checks.py", "playout_policy.py"}
RULES_HAVE = {"__init__.py", "flow.py", "setup.py", "scoring.py"}
DEFINES = {
    "game.py": {"GAME"},
    "data.py": {"ACTION_KEYS", "NUM_ACTIONS"},
    "saving.py": {"FIELDS", "dump", "load"},
    "options.py": {"OPTIONS"},
    "view.py": {"position"},
    "labels.py": {"prompt", "label"},
    "reasons.py": {"reason"},
    "evaluate.py": {"WEIGHT_NAMES", "evaluate"},
    "features.py": {"FEATURE_NAMES", "features"},
    "scenario.py": {"complete"},
    "rules/flow.py": {"list_legal", "do"},
    "rules/setup.py": {"set_up"},
    "rules/scoring.py": {"score"},
}

DECISIONS = {"nauticus": "STAGE_NAMES", "puerto_rico": "NODES"}
"""Where the rulebook's phases are something else, the list in data.py of what may be asked."""
NEVER_ASKED = {"game_over", "over", "go_on"}

every_game = pytest.mark.parametrize("game", sorted(BUILT_IN))


def source(game: str, file: str) -> ast.Module:
    return ast.parse((GAMES / game / file).read_text("utf-8"))


def defined(game: str, file: str) -> set[str]:
    """The functions, classes and constants of a module."""
    names = set()
    for node in source(game, file).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
    return names


def phases(game: str, kind: str) -> dict[str, str]:
    """By phase the file of rules/ that defines `legal_<phase>`, or `do_<phase>`."""
    found = {}
    for file in sorted((GAMES / game / "rules").glob("*.py")):
        for name in defined(game, f"rules/{file.name}"):
            if name.startswith(f"{kind}_"):
                found[name.removeprefix(f"{kind}_")] = file.stem
    return found


def numbers(game: str) -> dict[str, ast.expr]:
    """The constants of data.py with the expressions that define them."""
    return {
        node.target.id: node.value
        for node in source(game, "data.py").body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None
    }


def first_operand(expression: ast.expr) -> ast.expr:
    while isinstance(expression, ast.BinOp):
        expression = expression.left
    return expression


@every_game
def test_a_game_has_the_files_of_the_plan_and_no_others(game: str) -> None:
    """A file that became too long continues in a second one, named after the first: `reasons_harbour.py`."""
    found = {path.name for path in (GAMES / game).iterdir() if path.name != "__pycache__"}
    missing = EVERY_GAME_HAS - found
    assert not missing, f"missing: {sorted(missing)}"
    planned = {name.removesuffix(".py") for name in EVERY_GAME_HAS | A_GAME_MAY_HAVE if name.endswith(".py")}
    continued = {name for name in found if re.sub(r"_\w+\.py$", "", name) in planned}
    unknown = found - EVERY_GAME_HAS - A_GAME_MAY_HAVE - continued
    assert not unknown, f"not in the plan: {sorted(unknown)}"


@every_game
def test_the_rules_have_a_flow_a_setup_and_a_scoring(game: str) -> None:
    assert {path.name for path in (GAMES / game / "rules").glob("*.py")} > RULES_HAVE


@every_game
@pytest.mark.parametrize("file", DEFINES)
def test_a_file_defines_what_the_plan_says(game: str, file: str) -> None:
    missing = DEFINES[file] - defined(game, file)
    assert not missing, f"{file} lacks {sorted(missing)}"


@every_game
def test_what_a_phase_allows_stands_beside_what_it_does(game: str) -> None:
    legal, do = phases(game, "legal"), phases(game, "do")
    assert legal
    assert legal == do


@every_game
def test_every_phase_has_rules_of_its_name(game: str) -> None:
    data = import_module(f"harbourside.games.{game}.data")
    named = set(getattr(data, DECISIONS.get(game, "PHASE_NAMES")))
    assert named & NEVER_ASKED, "the game never ends"
    assert set(phases(game, "legal")) == named - NEVER_ASKED


@every_game
def test_action_numbers_follow_from_one_another(game: str) -> None:
    """From NUM_ACTIONS back to 0, each number is the one before it plus how many of that kind there are."""
    data = import_module(f"harbourside.games.{game}.data")
    assert len(data.ACTION_KEYS) == data.NUM_ACTIONS
    known = numbers(game)
    chain = ["NUM_ACTIONS"]
    while isinstance(before := first_operand(known[chain[-1]]), ast.Name):
        chain.append(before.id)
    assert isinstance(before, ast.Constant)
    assert before.value == 0, f"{chain[-1]} is typed: {before.value!r}"
    kinds = [getattr(data, name) for name in chain]
    assert kinds == sorted(set(kinds), reverse=True)
    first_keys = [data.ACTION_KEYS[kind] for kind in kinds[1:]]
    verbs = {key.split(":")[0] for key in data.ACTION_KEYS}
    assert {key.split(":")[0] for key in first_keys} == verbs, "a kind of action has no number"


@every_game
def test_a_state_is_written_by_its_fields_alone(game: str) -> None:
    """There is no second list of the fields: the class of the state has none."""
    for node in ast.walk(source(game, "state.py")):
        assert not (isinstance(node, ast.FunctionDef) and node.name in ("dump", "load"))


@every_game
def test_the_tests_of_a_game_are_named_after_its_files(game: str) -> None:
    expected = {"data", "saving", "reasons", "setup", *phases(game, "legal").values()}
    found = {path.stem.removeprefix("test_") for path in (TESTS / game).glob("test_*.py")}
    missing = expected - found
    assert not missing, f"no tests for: {sorted(missing)}"


@every_game
def test_the_files_that_a_readme_names_are_there(game: str) -> None:
    readme = (GAMES / game / "README.md").read_text("utf-8")
    named = set(re.findall(r"`([\w/.]+\.(?:py|toml|md))`", readme))
    folders = [GAMES / game, GAMES / game / "rules"]
    assert len(named) > 5
    assert {name for name in named if not any((folder / name).is_file() for folder in folders)} == set()


@every_game
def test_the_functions_that_a_readme_names_are_there(game: str) -> None:
    """A function is named with its file: `captain.load_bonus`."""
    readme = (GAMES / game / "README.md").read_text("utf-8")
    found = {
        path.stem: defined(game, path.relative_to(GAMES / game).as_posix())
        for folder in (GAMES / game, GAMES / game / "rules")
        for path in folder.glob("*.py")
    }
    named = [pair for pair in re.findall(r"`(\w+)\.(\w+)`", readme) if pair[0] in found and pair[1] != "py"]
    assert [f"{file}.{name}" for file, name in named if name not in found[file]] == []
