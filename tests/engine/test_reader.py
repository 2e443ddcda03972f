"""Reading unchecked data: each error says where and why."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import harbourside as hs
from harbourside.engine.reader import Reader
from harbourside.engine.rng import MASK

HUGE = pytest.param(10**5000, id="huge")  # more digits than Python will print

GOODS = ["coffee", "corn", "sugar"]


def reader(**data: object) -> Reader:
    return Reader(data, "save")


class Refused:
    """Check that the block raises BadPosition for this field and this reason."""

    def __init__(self, where: str, reason: str) -> None:
        self.where = where
        self.reason = reason

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> bool:
        assert isinstance(error, hs.BadPosition)
        assert error.where == self.where
        assert error.message.id == f"position-{self.reason}"
        for language in hs.LANGUAGES:
            said = error.say(language)
            assert said.startswith(f"{self.where}: ")
            assert "⟦" not in said
            assert len(said) < 400
        return True


def test_good_data_is_read() -> None:
    data = reader(
        kind="ship", count=3, done=False, good="corn", goods=["sugar", "coffee"], numbers=[1, 2],
        seats=[{"coins": 1}, {"coins": 2}], inner={"x": 1}, rng=[0, 1, 2, MASK],
    )  # fmt: skip
    data.only("kind", "count", "done", "good", "goods", "numbers", "seats", "inner", "rng")
    data.exactly("kind", "ship")
    assert data.integer("count", 0, 3) == 3
    assert data.boolean("done") is False
    assert data.choice("good", GOODS) == 1
    assert data.choices("goods", GOODS) == [2, 0]
    assert data.integers("numbers", 1, 2) == [1, 2]
    assert [seat.integer("coins", 0, 9) for seat in data.each("seats")] == [1, 2]
    assert data.inside("inner").integer("x", 0, 1) == 1
    assert data.mapping("inner") == {"x": 1}
    assert data.rng("rng").words() == [0, 1, 2, MASK]


@pytest.mark.parametrize("data", [None, 3, "text", [], [("a", 1)], True, float("nan"), b"", object()])
def test_a_value_that_is_no_object_is_refused(data: object) -> None:
    with Refused("save", "not-an-object"):
        Reader(data, "save")
    with Refused("save.inner", "not-an-object"):
        reader(inner=data).inside("inner")
    with Refused("save.seats[1]", "not-an-object"):
        reader(seats=[{}, data]).each("seats")


def test_a_missing_field_of_any_type_is_refused() -> None:
    data = reader()
    for read in (data.value, data.boolean, data.inside, data.mapping, data.items, data.each, data.rng):
        with Refused("save.x", "missing"):
            read("x")
    with Refused("save.x", "missing"):
        data.integer("x", 0, 1)
    with Refused("save.x", "missing"):
        data.choice("x", GOODS)
    with Refused("save.x", "missing"):
        data.exactly("x", 1)


@pytest.mark.parametrize(
    ("name", "shown"), [("coin", "coin"), (3, "3"), (None, "None"), ("a\nb", "a\ufffdb")]
)
def test_an_unknown_field_is_refused(name: object, shown: str) -> None:
    with Refused(f"save.{shown}", "unknown-field"):
        Reader({"coins": 1, name: 2}, "save").only("coins")


@pytest.mark.parametrize("value", [2, "1", True, 1.0, None, [1], HUGE, float("nan")])
def test_a_wrong_value_of_a_fixed_field_is_refused(value: object) -> None:
    with Refused("save.rules", "wrong-value"):
        reader(rules=value).exactly("rules", 1)


@pytest.mark.parametrize("value", [-1, 4, HUGE, True, 1.0, float("inf"), "1", None, [1], {}])
def test_a_value_that_is_no_whole_number_in_range_is_refused(value: object) -> None:
    with Refused("save.count", "not-in-range"):
        reader(count=value).integer("count", 0, 3)
    with Refused("save.counts[2]", "not-in-range"):
        reader(counts=[0, 3, value]).integers("counts", 0, 3)


@pytest.mark.parametrize("value", [0, 1, "true", None, [], {}])
def test_a_value_that_is_no_boolean_is_refused(value: object) -> None:
    with Refused("save.done", "not-a-boolean"):
        reader(done=value).boolean("done")


@pytest.mark.parametrize(
    "value", ["tea", "", "COFFEE", "coffee ", 0, True, None, ["coffee"], {}, "x" * 10**5]
)
def test_a_value_that_is_no_choice_is_refused(value: object) -> None:
    with Refused("save.good", "not-a-choice"):
        reader(good=value).choice("good", GOODS)
    with Refused("save.goods[1]", "not-a-choice"):
        reader(goods=["corn", value]).choices("goods", GOODS)


@pytest.mark.parametrize("value", ["abc", {"0": 1}, 3, None, True, {1, 2}])
def test_a_value_that_is_no_list_is_refused(value: object) -> None:
    for read in ("items", "each", "rng"):
        with Refused("save.list", "not-a-list"):
            getattr(reader(list=value), read)("list")
    with Refused("save.list", "not-a-list"):
        reader(list=value).choices("list", GOODS)


@pytest.mark.parametrize("length", [0, 1, 4, 1001, 100_000])
def test_a_list_of_the_wrong_length_is_refused(length: int) -> None:
    with Refused("save.row", "wrong-length"):
        reader(row=[0] * length).integers("row", 0, 9, 2, 3)
    with Refused("save.row", "wrong-length"):
        reader(row=["corn"] * length).choices("row", GOODS, 2, 3)
    with Refused("save.row", "wrong-length"):
        reader(row=[{}] * length).each("row", 2, 3)


def test_a_list_without_a_given_length_has_a_limit() -> None:
    with Refused("save.row", "wrong-length"):
        reader(row=[0] * 1001).integers("row", 0, 9)


def test_a_generator_needs_four_words() -> None:
    with Refused("save.rng", "wrong-length"):
        reader(rng=[1, 2, 3]).rng("rng")
    with Refused("save.rng[3]", "not-in-range"):
        reader(rng=[1, 2, 3, MASK + 1]).rng("rng")
    with Refused("save.rng[0]", "not-in-range"):
        reader(rng=[-1, 2, 3, 4]).rng("rng")


def test_an_error_has_the_full_path_of_a_nested_field() -> None:
    data = reader(board={"seats": [{"ships": [{"load": ["corn"]}]}]})
    ship = data.inside("board").each("seats")[0].each("ships")[0]
    assert ship.choices("load", GOODS) == [1]
    with Refused("save.board.seats[0].ships[0].crew", "missing"):
        ship.value("crew")
    with Refused("save.board.seats[0].ships[0].load[0]", "not-a-choice"):
        ship.choices("load", ["tea"])


def test_a_game_can_refuse_with_its_own_message() -> None:
    error = reader().refuse("row", "row-incomplete")
    assert error.where == "save.row"
    assert error.message == hs.Message("position-row-incomplete")


# A whole position


def saved(game: hs.Game, **options: Any) -> dict[str, Any]:
    state = game.new_game(players=2, seed=5, options=options)
    loaded: dict[str, Any] = json.loads(json.dumps(state.to_dict()))
    return loaded


def test_a_saved_position_is_read_back(toy: hs.Game) -> None:
    assert toy.from_dict(saved(toy)).to_dict() == saved(toy)


@pytest.mark.parametrize("data", [None, [], "x", 3, {}, {"game": "cups"}])
def test_garbage_is_refused_as_a_position(toy: hs.Game, data: object) -> None:
    with pytest.raises(hs.BadPosition, match=r"^position"):
        toy.from_dict(data)


@pytest.mark.parametrize(
    ("field", "value", "where"),
    [
        ("game", "seawolf", "position.game"),
        ("rules", 2, "position.rules"),
        ("rules", True, "position.rules"),
        ("players", 9, "position.players"),
        ("players", "2", "position.players"),
        ("options", [], "position.options"),
        ("options", {"round": 1}, "position.options"),
        ("options", {"rounds": 9}, "position.options"),
        ("rng", [0, 0, 0], "position.rng"),
        ("position", None, "position.position"),
        ("position", {"dice": [1, 7], "shown": [], "turns": 0}, "position.position.dice[1]"),
        ("position", {"dice": [1, 2], "shown": [0], "turns": 0}, "position.position.shown"),
        ("extra", 1, "position.extra"),
    ],
)
def test_a_damaged_position_is_refused_with_the_field_and_the_reason(
    toy: hs.Game, field: str, value: object, where: str
) -> None:
    with pytest.raises(hs.BadPosition) as refused:
        toy.from_dict({**saved(toy), field: value})
    assert refused.value.where == where
    for language in hs.LANGUAGES:
        assert "⟦" not in refused.value.say(language)


def test_the_text_of_a_games_own_refusal_comes_from_the_game(toy: hs.Game, seawolf: hs.Game) -> None:
    damaged = saved(toy)
    damaged["position"]["shown"] = [0]
    with pytest.raises(hs.BadPosition, match="Nobody can have shown a die before the first turn"):
        toy.from_dict(damaged)
    match = saved(toy, target_score=10)
    match["position"]["current"]["shown"] = [0]
    with pytest.raises(hs.BadPosition, match=r"^position.position.current.shown: Nobody"):
        toy.from_dict(match)
    other = saved(seawolf)
    other["position"]["seats"][0]["known"] = ["fish_1"]
    with pytest.raises(hs.BadPosition, match="known to be in a hand"):
        seawolf.from_dict(other)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


@given(data=JSON, field=st.sampled_from(["game", "rules", "players", "options", "rng", "position", "x"]))
def test_any_json_in_any_field_is_read_or_refused(data: object, field: str) -> None:
    from dice_under_cups.game import GAME

    try:
        state = GAME.from_dict({**saved(GAME), field: data})
    except hs.BadPosition as error:
        said = error.say("pl")
    else:
        assert GAME.from_dict(state.to_dict()).to_dict() == state.to_dict()
        return
    assert "⟦" not in said
