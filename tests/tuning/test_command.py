"""`harbourside tune`."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

import harbourside as hs
from harbourside.cli import main
from harbourside.engine.weights import guessed_weights

FEW = ("--games", "12", "--checks", "4", "--rounds", "1", "--jobs", "1")


@pytest.fixture(autouse=True)
def _plain_surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, toy: hs.Game) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.chdir(tmp_path)


def test_a_run_is_printed_in_both_languages_and_written(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "cups", *FEW, "--out", "w.toml"]) == 0
    english = capsys.readouterr()
    assert main(["tune", "cups", *FEW, "--lang", "pl"]) == 0
    polish = capsys.readouterr().out
    assert english.err == ""
    for said in (english.out, polish):
        assert "⟦" not in said
        assert "search:iterations" in said
        assert "spread" in said
    for part in ("Round 1", "Fair share", "Before", "The weights are in w.toml."):
        assert part in english.out
    for part in ("Runda 1", "Równy udział", "Przedtem"):
        assert part in polish
    assert Path("w.toml").read_text().startswith("# harbourside tune cups --players 2 --games 12")


def test_a_run_by_trials_prints_no_predictions(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "cups", *FEW, "--steps", "2"]) == 0
    said = capsys.readouterr().out
    assert "Fair share" in said
    assert "predicting" not in said


def test_a_run_can_start_with_written_weights(capsys: pytest.CaptureFixture[str]) -> None:
    Path("mine.toml").write_text("shown = 0.5\nspread = 2")
    assert main(["tune", "cups", *FEW, "--weights", "mine.toml"]) == 0
    assert re.search(r"shown +0.5000", capsys.readouterr().out)


def test_a_run_can_start_from_the_guess_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "cups", *FEW, "--from-guess", "--out", "w.toml"]) == 0
    assert re.search(r"shown +0.3000", capsys.readouterr().out)
    header = Path("w.toml").read_text().splitlines()[:2]
    assert header[0].startswith("# harbourside tune cups --from-guess --players 2 --games 12")
    assert not header[1].startswith("# begun with")


@pytest.mark.parametrize("game", hs.game_ids())
def test_every_game_has_a_guess(game: str) -> None:
    chosen = hs.game(game)
    assert len(guessed_weights(chosen.package, chosen.weight_names)) == len(chosen.weights)


@pytest.mark.parametrize("game", hs.game_ids())
def test_the_shipped_weights_contain_the_command_that_makes_them_again(game: str) -> None:
    text = (files(hs.game(game).package) / "weights.toml").read_text("utf-8")
    assert text.startswith(f"# harbourside tune {game} --from-guess --games ")


@pytest.mark.parametrize(
    ("arguments", "about"),
    [
        (["nothing"], "nothing"),
        (["cups", "--games", "0"], "--games"),
        (["cups", "--games", "5", "--games", "x"], "--games"),
        (["cups", "--rounds", "1", "--games", "5", "--games", "5"], "one round"),
        (["cups", "--rounds", "2", *["--bot", "greedy"] * 3], "2 rounds"),
        (["cups", "--checks", "x"], "--checks"),
        (["cups", "--rounds", "-1"], "--rounds"),
        (["cups", "--steps", "-1"], "--steps"),
        (["cups", "--players", "1"], "at least two players"),
        (["cups", "--players", "7"], "players"),
        (["cups", "--seed", "x"], "seed"),
        (["cups", "--jobs", "0"], "--jobs"),
        (["cups", "--bot", "random"], "random"),
        (["cups", "--bot", "nobody"], "nobody"),
        (["cups", "--weights", "no.toml"], "no.toml"),
        (["cups", "--weights", "bad.toml"], "fish"),
        (["cups", "--weights", "good.toml", "--from-guess"], "not both"),
        (["cups", "--out", "no/such/folder.toml"], "folder.toml"),
        (["cups", "--out", ""], "file"),
    ],
)
def test_bad_arguments_print_one_line_and_play_no_game(
    arguments: list[str], about: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("bad.toml").write_text("fish = 1")
    Path("good.toml").write_text("shown = 0.5\nspread = 2")
    for language in hs.LANGUAGES:
        assert main(["tune", *arguments, "--lang", language]) == 2
        complaint = capsys.readouterr().err
        assert complaint.count("\n") == 1
        assert "⟦" not in complaint
        assert language == "pl" or about in complaint


def test_both_languages_have_the_same_sentences_with_the_same_variables() -> None:
    sentences = {
        language: [
            (found[1], set(re.findall(r"\$(\w+)", entry)))
            for entry in re.split(
                r"\n(?=[a-z])",
                (files("harbourside.tuning") / "locale" / f"{language}.ftl").read_text("utf-8"),
            )
            if (found := re.match(r"([a-z][\w-]*) =", entry))
        ]
        for language in hs.LANGUAGES
    }
    assert sentences["en"] == sentences["pl"]
    assert len(sentences["en"]) > 15
