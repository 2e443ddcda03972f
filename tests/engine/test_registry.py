"""The list of games, and games from other packages."""

from __future__ import annotations

from pathlib import Path

import pytest

import harbourside as hs
from harbourside.engine import registry


def test_sea_wolf_is_built_in() -> None:
    assert "seawolf" in hs.game_ids()


def test_games_are_listed_in_order(toy: hs.Game) -> None:
    assert hs.game_ids() == sorted(hs.game_ids())
    assert "cups" in hs.game_ids()


def test_a_game_is_always_the_same_object(toy: hs.Game) -> None:
    assert hs.game("cups") is toy
    assert hs.game("seawolf") is hs.game("seawolf")


@pytest.mark.parametrize("id", ["chess", "", "SEAWOLF", "seawolf\n", None, 3, ["seawolf"], object()])
def test_an_unknown_game_is_refused_and_the_known_ones_named(id: object) -> None:
    with pytest.raises(hs.UnknownGame, match="seawolf"):
        hs.game(id)  # type: ignore[arg-type]


def test_a_removed_registration_leaves_nothing_behind() -> None:
    assert "cups" not in hs.game_ids()


def test_another_package_adds_a_game_by_entry_point(
    own_registry: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    install(tmp_path, monkeypatch, "cups = dice_under_cups.game:GAME")

    assert "cups" in hs.game_ids()
    state = hs.game("cups").new_game(players=3, seed=1)
    assert state.seats == 3


def test_a_built_in_game_replaces_an_entry_point_with_the_same_name(
    own_registry: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    install(tmp_path, monkeypatch, "seawolf = dice_under_cups.game:GAME")

    assert hs.game("seawolf").facts.id == "seawolf"
    assert hs.game_ids().count("seawolf") == 1


def test_a_registration_under_a_wrong_name_is_refused(own_registry: None) -> None:
    hs.register("cups2", "dice_under_cups.game:GAME")
    with pytest.raises(hs.BrokenGame, match=r"“cups2” .*dice_under_cups\.game:GAME have the id “cups”"):
        hs.game("cups2")


def test_a_registration_of_something_else_is_refused(own_registry: None) -> None:
    hs.register("cups", "dice_under_cups.game:Cups")
    with pytest.raises(hs.BrokenGame, match=r"dice_under_cups\.game:Cups"):
        hs.game("cups")


def test_a_module_that_cannot_be_imported_is_refused(own_registry: None) -> None:
    hs.register("nothing", "no_such_module:GAME")
    with pytest.raises(hs.BrokenGame, match="no_such_module"):
        hs.game("nothing")
    assert "nothing" in hs.game_ids()


def test_a_game_can_be_found_again_by_its_target(own_registry: None) -> None:
    hs.register("cups", "dice_under_cups.game:GAME")
    assert registry.target("cups") == "dice_under_cups.game:GAME"
    with pytest.raises(hs.UnknownGame):
        registry.target("chess")


def install(site: Path, monkeypatch: pytest.MonkeyPatch, entry_point: str) -> None:
    """Install a package into this site folder, as pip would."""
    info = site / "toybox-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toybox\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[harbourside.games]\n{entry_point}\n", "utf-8")
    monkeypatch.syspath_prepend(str(site))


def test_the_package_of_the_games_is_not_hidden() -> None:
    import harbourside.games as package

    assert hs.games is package
    assert "seawolf" in package.BUILT_IN
