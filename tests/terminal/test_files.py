"""Files: old files are kept safe, and errors are one line."""

from __future__ import annotations

import errno
import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

import harbourside as hs
from harbourside.terminal import files
from harbourside.terminal.speech import Wrong

PLAY = hs.Play(hs.game("seawolf"), 2, 4)


@pytest.fixture
def umask() -> Iterator[None]:
    before = os.umask(0o027)
    yield
    os.umask(before)


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_new_file_honours_the_umask(tmp_path: Path, umask: None) -> None:
    files.save(PLAY, str(tmp_path / "game.txt"))
    assert mode_of(tmp_path / "game.txt") == 0o640


def test_an_old_file_keeps_its_mode(tmp_path: Path, umask: None) -> None:
    file = tmp_path / "game.txt"
    file.write_text("old")
    file.chmod(0o644)
    files.save(PLAY, str(file))
    assert mode_of(file) == 0o644
    assert file.read_text() == PLAY.record()


def test_a_link_stays_a_link_to_what_is_written(tmp_path: Path) -> None:
    target, link = tmp_path / "there" / "game.txt", tmp_path / "link.txt"
    target.parent.mkdir()
    link.symlink_to(target)
    for _ in ("a link to nothing yet", "a link to a file"):
        files.save(PLAY, str(link))
        assert link.is_symlink()
        assert target.read_text() == PLAY.record()
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["game.txt", "link.txt", "there"]


@pytest.mark.parametrize("linked", [False, True])
@pytest.mark.parametrize(
    ("language", "reason"), [("en", "is not an ordinary file"), ("pl", "nie jest zwykłym plikiem")]
)
def test_a_path_that_is_no_ordinary_file_is_not_changed(
    tmp_path: Path, linked: bool, language: str, reason: str
) -> None:
    pipe, name = tmp_path / "pipe", tmp_path / "pipe"
    os.mkfifo(pipe)
    if linked:
        name = tmp_path / "link"
        name.symlink_to(pipe)
    for attempt in (lambda: files.save(PLAY, str(name)), lambda: files.is_taken(str(name))):
        with pytest.raises(Wrong) as refused:
            attempt()
        assert reason in refused.value.say(language)
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    assert name.is_symlink() == linked


def test_a_failed_write_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*paths: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    file = tmp_path / "game.txt"
    file.write_text("old")
    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(Wrong, match="the disk is full"):
        files.save(PLAY, str(file))
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]


def test_a_name_of_the_largest_length_is_possible(tmp_path: Path) -> None:
    files.save(PLAY, str(tmp_path / ("n" * 255)))
    assert files.load(str(tmp_path / ("n" * 255))).record() == PLAY.record()


@pytest.mark.parametrize(
    ("name", "english", "polish"),
    [
        ("missing/file", "there is no such file or folder", "nie ma takiego pliku ani katalogu"),
        ("n" * 300, "the name is too long", "nazwa jest za długa"),
        (".", "this is a folder", "to katalog"),
        ("plain/file", "a part of the path is not a folder", "część ścieżki nie jest katalogiem"),
        ("a\0b", "no file can have such a name", "plik nie może mieć takiej nazwy"),
        ("loop", os.strerror(errno.ELOOP), os.strerror(errno.ELOOP)),
    ],
)
def test_reasons_have_a_text_in_both_languages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, english: str, polish: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("plain").write_text("")
    Path("loop").symlink_to("loop")
    for attempt in (lambda: files.load(name), lambda: files.save(PLAY, name)):
        with pytest.raises(Wrong) as refused:
            attempt()
        assert english in refused.value.say("en")
        assert polish in refused.value.say("pl")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may do anything")
def test_a_forbidden_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "shut").mkdir(mode=0)
    name = str(tmp_path / "shut" / "game.txt")
    for attempt in (lambda: files.is_taken(name), lambda: files.save(PLAY, name), lambda: files.load(name)):
        with pytest.raises(Wrong, match="not allowed"):
            attempt()


@pytest.mark.parametrize("code", [errno.EACCES, errno.EPERM])
def test_a_forbidden_file_has_a_reason(code: int) -> None:
    words = files.reason(OSError(code, os.strerror(code)))
    assert "you do not have the permission" in str(Wrong("cannot-read", file="f", reason=words))


def test_an_empty_name_is_refused() -> None:
    with pytest.raises(Wrong, match="Give the name of a file"):
        files.load("")


def test_hostile_names_are_shown_without_their_control_characters() -> None:
    with pytest.raises(Wrong) as refused:
        files.load("\x1b[31mgold")
    assert "\x1b" not in str(refused.value)
