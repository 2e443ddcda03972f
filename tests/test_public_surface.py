"""The public names: all have a docstring, and the documents use no others."""

from __future__ import annotations

import ast
import doctest
import inspect
import pickle
import re
import subprocess
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from tests.documents import fenced

import harbourside as hs
from harbourside.contract import checks, courses

ROOT = Path(__file__).parents[1]
PUBLIC = {
    module.__name__: module
    for module in (hs, hs.arena, hs.bots, hs.contract, hs.engine, hs.engine.fields, hs.tuning)
}
by_module = pytest.mark.parametrize("module", PUBLIC.values(), ids=PUBLIC)

PAGES = sorted(
    path
    for path in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("examples/**/*.md")]
    if "node_modules" not in path.parts and "lab" not in path.parts  # the lab's notes name private things too
)
PROGRAMS = sorted(ROOT.glob("examples/**/*.py"))


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


@by_module
def test_every_public_name_exists_and_is_listed_once(module: ModuleType) -> None:
    assert len(set(module.__all__)) == len(module.__all__)
    assert [name for name in module.__all__ if not hasattr(module, name)] == []


def test_a_name_is_public_in_one_place() -> None:
    """There is only one way to import a thing."""
    things = [
        (name, value)
        for module in PUBLIC.values()
        for name, value in vars(module).items()
        if name in module.__all__ and (inspect.isclass(value) or inspect.isfunction(value))
    ]
    assert len({id(value) for _, value in things}) == len(things)


def test_every_check_of_the_contract_is_public() -> None:
    found = {name for module in (checks, courses) for name in vars(module) if name.startswith("check_")}
    assert found - set(hs.contract.__all__) == set()


@by_module
def test_every_public_class_and_function_has_a_docstring(module: ModuleType) -> None:
    found = {name: getattr(module, name) for name in module.__all__}
    explained = {name: value for name, value in found.items() if inspect.isclass(value) or callable(value)}
    assert [name for name, value in explained.items() if not docstring(value)] == []


def docstring(value: object) -> str | None:
    """Read from the source: compiled classes have no docstring, and dataclasses get a generated one."""
    module, name = getattr(value, "__module__", ""), getattr(value, "__name__", "")
    source = ROOT / "src" / Path(*module.split("."))
    file = source / "__init__.py" if source.is_dir() else source.with_suffix(".py")
    if not file.exists():  # an alias of something that Python or a library defines
        return inspect.getdoc(value)
    tree = ast.parse(file.read_text("utf-8"))
    kinds = (ast.ClassDef, ast.FunctionDef)
    found = [node for node in tree.body if isinstance(node, kinds) and node.name == name]
    return ast.get_docstring(found[0]) if found else inspect.getdoc(value)


def test_dir_lists_only_public_names() -> None:
    assert dir(hs) == sorted(hs.__all__)


def test_a_name_that_does_not_exist_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'sextant'"):
        hs.sextant  # noqa: B018


def test_a_traceback_shows_the_public_name_of_an_error() -> None:
    assert traceback.format_exception_only(hs.GameIsOver())[0].startswith("harbourside.GameIsOver: ")
    assert traceback.format_exception_only(hs.arena.BadPlan("focus"))[0].startswith(
        "harbourside.arena.BadPlan: "
    )
    assert type(pickle.loads(pickle.dumps(hs.arena.BadPlan("focus")))) is hs.arena.BadPlan


def test_importing_the_package_loads_no_submodule_and_no_dictionary() -> None:
    """`import harbourside` is fast, because programs that only play need nothing else."""
    told = "import sys, harbourside; print(*sys.modules)"
    source = str(Path(hs.__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-c", told], env={"PYTHONPATH": source}, capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.split())
    heavy = {"harbourside.arena", "harbourside.bots", "harbourside.contract", "harbourside.tuning"}
    assert loaded & {*heavy, "fluent.runtime", "importlib.metadata", "openskill", "rich"} == set()
    assert "harbourside.engine.state" in loaded


# What the documents and the examples use


def private_names(code: str, aliases: tuple[str, ...] = ("harbourside", "hs")) -> Iterator[str]:
    """The names that a program uses and that are not public."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if is_private(name.name))
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield from (full for name in node.names if is_private(full := f"{node.module}.{name.name}"))
        elif isinstance(node, ast.Attribute):
            chain = ast.unparse(node)
            if re.fullmatch(rf"({'|'.join(aliases)})(\.\w+)+", chain):
                full = f"harbourside.{chain.partition('.')[2]}"
                if is_private(full):
                    yield full


def is_private(name: str) -> bool:
    """Whether a dotted name leads to something in Harbourside that is not in an `__all__`."""
    parts = name.split(".")
    if parts[0] != "harbourside":
        return False
    module: object = hs
    for part in parts[1:]:
        if isinstance(module, ModuleType):
            if module.__name__ not in PUBLIC or part not in module.__all__:
                return True
        elif part.startswith("_") or not hasattr(module, part):
            return True
        module = getattr(module, part)
    return False


def code_of(page: Path) -> str:
    """All Python code of a page: its programs and its interactive examples."""
    text = page.read_text("utf-8")
    programs = [block for block in fenced(text, "python") if ">>>" not in block]
    sessions = [example.source for example in doctest.DocTestParser().get_examples(text)]
    return "\n".join([*programs, *sessions])


def test_a_private_name_is_found_wherever_it_is_used() -> None:
    assert list(private_names("from harbourside.arena.schedule import make_plan")) == [
        "harbourside.arena.schedule.make_plan"
    ]
    assert list(private_names("import harbourside.engine.rng")) == ["harbourside.engine.rng"]
    assert "harbourside.engine.state.State" in private_names("hs.engine.state.State")
    assert list(private_names("play = hs.Play(g)\nhs.Play.from_nowhere()")) == [
        "harbourside.Play.from_nowhere"
    ]
    assert (
        list(private_names("import harbourside as hs\nhs.arena.run\nfrom harbourside.bots import ask")) == []
    )


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_the_programs_of_a_page_use_public_names_only(page: Path) -> None:
    assert sorted(private_names(code_of(page))) == []


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_the_text_of_a_page_has_only_public_names(page: Path) -> None:
    """Names such as `hs.Play.from_position` and `harbourside.engine.Reader`."""
    text = page.read_text("utf-8")
    spoken = re.findall(r"\b(hs|harbourside)((?:\.[A-Za-z_]\w*)+)(?![\w/-])", text)
    names = {f"harbourside{rest}" for _, rest in spoken}
    assert sorted(name for name in names if name not in NO_NAMES and is_private(name)) == []


NO_NAMES = {f"harbourside.{word}" for word in ("db", "dump", "games", "md", "service", "toml")}
"""Files, and the group of entry points for games."""


@pytest.mark.parametrize("program", PROGRAMS, ids=named)
def test_an_example_uses_public_names_only(program: Path) -> None:
    assert sorted(private_names(program.read_text("utf-8"))) == []
