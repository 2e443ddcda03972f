"""`harbourside serve`, as a person starts it."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import tomllib
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.documents import blocks

from harbourside.cli import main
from harbourside.server.errors import BadSettings
from harbourside.server.settings import read_settings


@contextmanager
def serving(folder: Path, *arguments: str, lang: str = "en") -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server of its own, and its address."""
    process = subprocess.Popen(
        [sys.executable, "-m", "harbourside", "serve", "--port", "0", "--lang", lang, *arguments],
        env={**os.environ, "XDG_DATA_HOME": str(folder)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found is not None, line + (process.stderr.read() if process.stderr is not None else "")
        yield process, found.group()
    finally:
        process.kill()
        process.communicate()


def test_it_prints_its_address_answers_there_and_stops_when_told(tmp_path: Path) -> None:
    with serving(tmp_path) as (process, address):
        with urllib.request.urlopen(f"{address}healthz", timeout=10) as answer:
            assert json.load(answer)["status"] == "ok"
        with urllib.request.urlopen(address, timeout=10) as answer:
            assert "Harbourside" in answer.read().decode()
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=20)
        assert process.returncode in (0, 130)
        lines = [json.loads(line) for line in errors.splitlines() if line.startswith("{")]
        assert {"request"} <= {line["what"] for line in lines}
        assert "Traceback" not in errors
    assert (tmp_path / "harbourside" / "tables.db").is_file()


def test_a_port_that_is_taken_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path) as (_, address):
        port = address.rstrip("/").rpartition(":")[2]
        database = str(tmp_path / "other.db")
        assert main(["serve", "--port", port, "--database", database, "--lang", "en"]) == 2
    said = capsys.readouterr().err.strip().splitlines()
    assert len(said) == 1
    assert port in said[0]


@pytest.mark.parametrize(
    ("arguments", "about"),
    [
        (["--port", "many"], "port"),
        (["--port", "70000"], "port"),
        (["--database", "mysql://somewhere/x"], "postgresql://"),
        (["--database", "sqlite://"], "file"),
        (["--database", "/dev/null/x.db"], "database"),
        (["--database", "/proc/harbourside.db"], "database"),
        (["--host", "not a host"], "host"),
        (["--host", "no-such-host.invalid"], "host"),
        (["--config", "no-such-file.toml"], "no-such-file.toml"),
    ],
    ids=str,
)
def test_what_makes_no_sense_is_one_line(
    arguments: list[str], about: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    given = [*arguments, "--lang", "en"]
    if "--database" not in arguments:
        given += ["--database", str(tmp_path / "tables.db")]
    assert main(["serve", *given]) == 2
    said = capsys.readouterr().err.strip().splitlines()
    assert len(said) == 1
    assert about in said[0]


def test_without_its_packages_it_says_what_to_install(tmp_path: Path) -> None:
    """As somebody sees it who installed the games alone."""
    code = (
        "import sys; sys.modules['fastapi'] = None\n"
        "from harbourside.cli import main; sys.exit(main(['serve', '--lang', 'en']))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.strip().endswith('pip install "harbourside[server]"')


def test_the_command_line_wins_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 1\nhost = "a"\nworkers = 3\n[limits]\nhints = {burst = 1, per_second = 2}\n')
    environment = {
        "HARBOURSIDE_PORT": "2",
        "HARBOURSIDE_HOST": "b",
        "HARBOURSIDE_ORIGINS": "https://a, https://b",
    }
    settings = read_settings(str(file), {"port": "3", "host": None}, environment)
    assert (settings.port, settings.host, settings.workers) == (3, "b", 3)
    assert settings.origins == ["https://a", "https://b"]
    assert settings.limits.hints.per_second == 2


@pytest.mark.parametrize(
    ("text", "about"),
    [
        ("port = 'x'", "port"),
        ("prot = 1", "prot"),
        ("[limits.hints]\nburst = 0", "limits.hints"),
        ("=", "toml"),
        ("origins = ['play.example.org']", "origins"),
        ("origins = ['https://play.example.org/page']", "origins"),
        ("origins = ['https://*.example.org']", "origins"),
        ("origins = ['*']", "origins"),
        ("origins = ['null']", "origins"),
        ("origins = ['https://a b']", "origins"),
        ("proxies = ['the proxy']", "proxies"),
        ("proxies = ['10.0.0.0/33']", "proxies"),
        ("host = ''", "host"),
        ("host = 'http://a/'", "host"),
        (f"host = '{'a' * 70}'", "host"),
        ("hint = 'nobody'", "hint"),
        ("hint = 'search:iterations=many'", "hint"),
        ("heartbeat = nan", "heartbeat"),
        ("heartbeat = inf", "heartbeat"),
        ("poll = -1", "poll"),
        ("database_seconds = 0", "database_seconds"),
        ("bot_seconds = 1e99", "bot_seconds"),
        ("[limits]\nchanges = {burst = nan, per_second = 1}", "limits.changes"),
        ("[limits]\nchanges = {burst = 5, per_second = inf}", "limits.changes"),
        ("[limits]\nchanges = {burst = 5, per_second = -1}", "limits.changes"),
        ("[limits]\nchanges = {burst = 5}", "limits.changes"),
        ("[limits]\nchnages = {burst = 5, per_second = 1}", "limits.chnages"),
        ("bot_pace = 20\nbot_patience = 15", "bot_pace and bot_patience"),
        ("secure_cookies = true\norigins = ['http://a.org']", "origins and secure_cookies"),
    ],
)
def test_a_file_that_makes_no_sense_is_refused_by_name(tmp_path: Path, text: str, about: str) -> None:
    file = tmp_path / "server.toml"
    file.write_text(text)
    with pytest.raises(BadSettings, match=about):
        read_settings(str(file), {}, {})


@pytest.mark.parametrize("document", ["server.md", "how-to/deploy.md"])
def test_the_documents_settings_are_settings(tmp_path: Path, document: str) -> None:
    found = blocks(document, "toml")
    assert found
    for number, text in enumerate(found):
        file = tmp_path / f"{number}.toml"
        file.write_text(text, "utf-8")
        assert read_settings(str(file), {}, {}).model_dump().items() >= read_plain(text).items()


def read_plain(text: str) -> dict[str, object]:
    return {name: value for name, value in tomllib.loads(text).items() if name != "limits"}


def test_the_extra_names_what_the_tests_install() -> None:
    """So that whoever installs the extra gets what was tested."""
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())
    dev = set(project["dependency-groups"]["dev"])
    optional = {"httptools", "uvloop", "pydantic"}
    named = set(project["project"]["optional-dependencies"]["server"])
    assert {text for text in named if re.split(r"[><=;\[ ]", text)[0] not in optional} <= dev


def test_limits_in_the_environment_are_refused_and_not_ignored() -> None:
    with pytest.raises(BadSettings, match="HARBOURSIDE_LIMITS"):
        read_settings(None, {}, {"HARBOURSIDE_LIMITS": "hints=1"})


def test_a_database_that_cannot_be_written_is_refused_by_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "tables.db"
    database.write_text("this is no database, but long enough to be taken for one" * 100)
    assert main(["serve", "--port", "0", "--database", str(database), "--lang", "en"]) == 2
    (line,) = capsys.readouterr().err.strip().splitlines()
    assert "setting database" in line


@pytest.mark.skipif(
    os.geteuid() == 0 and not Path("/usr/bin/setpriv").exists(), reason="root writes anywhere"
)
def test_a_folder_that_cannot_be_written_is_refused_by_name(tmp_path: Path) -> None:
    """As somebody who is not root: root writes anywhere."""
    folder = Path(tempfile.mkdtemp(prefix="harbourside-"))
    try:
        with sqlite3.connect(folder / "tables.db") as made:
            made.execute("CREATE TABLE x (x)")
        (folder / "tables.db").chmod(0o666)
        folder.chmod(0o555)
        code = (
            "import sys; from harbourside.server.serve import serve\n"
            "from harbourside.server.settings import Settings\n"
            "from harbourside.server.errors import BadSettings\n"
            f"settings = Settings(port=0, database={str(folder / 'tables.db')!r})\n"
            "try: serve(settings, lambda address: print(address, flush=True) or sys.exit(0))\n"
            "except BadSettings as error: print(error)"
        )
        nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] if os.geteuid() == 0 else []
        done = subprocess.run(
            [*nobody, sys.executable, "-c", code], capture_output=True, text=True, check=False
        )
        assert "setting database" in done.stdout, done.stdout + done.stderr
    finally:
        shutil.rmtree(folder)
