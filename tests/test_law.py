"""docs/rules agree with the code: options, keys, figures, and the options that change rulings."""

from __future__ import annotations

import re
from importlib import import_module

import pytest
from tests.documents import GAMES, ROOT, law, rulings, tables

import harbourside as hs
from harbourside.games.carthage import data as carthage
from harbourside.games.nauticus import data as nauticus
from harbourside.games.puerto_rico import data as puerto_rico
from harbourside.games.santiago import data as santiago
from harbourside.games.seawolf import data as seawolf

of_each_game = pytest.mark.parametrize("game", GAMES)


def written(value: object) -> str:
    """A value as in the tables of options."""
    return {True: "yes", False: "no", None: "none"}[value] if value in (True, False, None) else str(value)


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@of_each_game
def test_every_option_is_in_the_law_with_its_default_and_its_other_values(game: str) -> None:
    rows = {row["option"]: row for row in tables(game, "option")}
    options = {option.name: option for option in hs.game(game).facts.options}
    assert list(rows) == list(options)
    for name, option in options.items():
        default, *others = option.values
        assert rows[name]["default"] == written(default), name
        named = re.findall(r"[\w.]+", rows[name]["other values"])
        assert [
            value for value in others if isinstance(value, str | bool) and written(value) not in named
        ] == [], name
        assert rows[name]["meaning"]


@of_each_game
def test_every_action_that_the_law_names_is_in_the_catalogue(game: str) -> None:
    actions = hs.game(game).actions
    keys = {actions.key(action) for action in range(len(actions))}
    verbs = {key.partition(":")[0] for key in keys}
    named = set(re.findall(r"`([a-z_]+:[a-z0-9_@]+)`", law(game)))
    whole = {
        key for key in named if not re.search(r"[:_@][a-z]$", key)
    }  # `count:k`, `place:ship_i` are patterns
    assert whole - keys == set()
    assert {key.partition(":")[0] for key in re.findall(r"`([a-z_]+:[^ `]+)`", law(game))} <= verbs


@of_each_game
def test_the_law_names_every_verb_of_the_catalogue(game: str) -> None:
    actions = hs.game(game).actions
    verbs = {actions.key(action).partition(":")[0] for action in range(len(actions))}
    assert {verb for verb in verbs if f"`{verb}" not in law(game)} == set()


@of_each_game
def test_the_catalogue_has_as_many_actions_as_the_law_says(game: str) -> None:
    assert f"{len(hs.game(game).actions)} actions" in law(game)


@pytest.mark.parametrize(
    ("game", "heading"),
    [("carthage", "ids"), ("nauticus", "index"), ("santiago", "ids"), ("seawolf", "id | action")],
)
def test_actions_have_the_numbers_that_the_law_gives_them(game: str, heading: str) -> None:
    actions = hs.game(game).actions
    following = 0
    for row in tables(game, heading):
        first, *last = numbers(row[heading.partition(" ")[0]])
        assert first == following, row
        following = (last or [first])[0] + 1
        keys = [actions.key(action) for action in range(first, following)]
        verbs = {key.partition(":")[0] for key in keys}
        assert (
            verbs == set(re.findall(r"`?\b([a-z_]+)(?=[:`]|$)", row["action"].replace("market`", ""))) & verbs
        ), row
    assert following == len(actions)


@of_each_game
def test_every_worked_example_of_the_law_is_a_test_named_after_it(game: str) -> None:
    examples = re.findall(r"^(?:- )?\*\*((?:E|W|WE-)\d+b?)\b", law(game), re.MULTILINE)
    tests = "".join(file.read_text("utf-8") for file in (ROOT / "tests/games" / game).glob("test_*.py"))
    assert len(examples) >= 9
    named = {example: f"def test_{example.lower().replace('-', '_')}_" for example in examples}
    assert [example for example, name in named.items() if name not in tests] == []


@of_each_game
def test_what_changes_a_ruling_is_an_option_or_a_figure_of_the_game(game: str) -> None:
    data = import_module(f"harbourside.games.{game}.data")
    options = {option.name for option in hs.game(game).facts.options}
    changing = 0
    for ruling, (_, _, _, changed_by) in rulings(game).items():
        for name in re.findall(r"`(\w+)`", changed_by):
            assert name in options or hasattr(data, name), (ruling, name)
            changing += 1
        assert changed_by, ruling
    assert changing >= 5


def test_buildings_of_puerto_rico() -> None:
    rows = tables("puerto_rico", "# | id")
    assert [row["id"] for row in rows] == puerto_rico.KIND_NAMES[puerto_rico.FIRST_BUILDING :]
    for kind, row in enumerate(rows, start=puerto_rico.FIRST_BUILDING):
        assert int(row["#"]) == kind - puerto_rico.FIRST_BUILDING + 1
        assert int(row["cost"]) == puerto_rico.COST[kind]
        assert int(row["VP"]) == puerto_rico.POINTS[kind]
        assert int(row["group"]) == puerto_rico.GROUP[kind]
        assert int(row["circ"]) == puerto_rico.CIRCLES[kind]
        if "copies" in row:
            assert numbers(row["copies"]) == [puerto_rico.COPIES[kind], puerto_rico.COPIES_2P[kind]]


def test_goods_of_puerto_rico() -> None:
    rows = tables("puerto_rico", "id | English | Polish | market price")
    assert [row["id"] for row in rows] == puerto_rico.GOODS
    assert [int(row["market price"]) for row in rows] == puerto_rico.PRICES
    assert [int(row["goods tokens"]) for row in rows] == puerto_rico.GOODS_TOKENS
    assert [int(row["plantation tiles"]) for row in rows] == puerto_rico.PLANTATIONS


def test_the_set_up_of_puerto_rico_by_the_number_of_players() -> None:
    rows = {
        row[""]: [row["2 players"], row["3"], row["4"], row["5"]]
        for row in tables("puerto_rico", "| 2 players")
    }

    def figures(name: str) -> list[list[int]]:
        return [numbers(cell) for cell in rows[name]]

    assert figures("doubloons each") == [[coins] for coins in puerto_rico.DOUBLOONS[2:]]
    assert figures("ships") == puerto_rico.SHIPS[2:]
    assert figures("VP pool") == [[pool] for pool in puerto_rico.VP_POOL[2:]]
    assert figures("workers in supply") == [[workers] for workers in puerto_rico.WORKERS[2:]]
    assert [number[0] for number in figures("picks per round")] == puerto_rico.PICKS[2:]
    assert rows["goods corn/indigo/sugar/tobacco/coffee"][:2] == [
        "/".join(map(str, tokens)) for tokens in (puerto_rico.GOODS_TOKENS_2P, puerto_rico.GOODS_TOKENS)
    ]


def test_spaces_of_the_draft_of_puerto_rico() -> None:
    rows = {
        row["price"]: [int(cell) for name, cell in row.items() if name != "price"]
        for row in tables("puerto_rico", "price")
    }
    assert rows["spaces, I only"] == puerto_rico.DRAFT_SPACES[1:]
    assert rows["spaces, I + II (red spaces added)"] == puerto_rico.DRAFT_SPACES_RED[1:]


def test_goods_and_dice_of_santiago() -> None:
    rows = tables("santiago", "# | id | English | Polish | Colour")
    assert [row["id"] for row in rows] == santiago.GOODS
    assert {int(row["Tokens"]) for row in rows} == {santiago.TOKENS_OF_EACH}
    for row in tables("santiago", "Die"):
        for good in re.findall(r"[a-z]{3,}", row["Die"].replace("orange", "")):
            assert numbers(row["Faces"]) == santiago.FACES[santiago.GOODS.index(good)]


def test_cubans_and_buildings_of_santiago() -> None:
    cubans = tables("santiago", "# | id | Name")
    assert [row["id"] for row in cubans] == santiago.CUBANS
    flowers = [
        santiago.FLOWERS[flower] if flower >= 0 else "none (transparent)" for flower in santiago.FLOWER_MAP
    ]
    assert [row["Flower"] for row in cubans] == flowers
    buildings = tables("santiago", "# | id | English | Polish | Function")
    assert [row["id"] for row in buildings] == santiago.BUILDINGS
    needing = [number for number, row in enumerate(buildings) if row["Needs ship"] == "yes"]
    assert needing == santiago.NEEDS_SHIP


def test_cards_of_the_sea_wolf() -> None:
    found: dict[int, str] = {}
    for row in tables("seawolf", "kind"):
        first, last = numbers(row["card index"])
        found |= {first: re.findall(r"\w+", row["ids"])[0], last: re.findall(r"\w+", row["ids"])[-1]}
    found |= {int(row["index"]): row["id"] for row in tables("seawolf", "index")}
    assert {card: seawolf.CARD_NAMES[card] for card in found} == found
    assert max(found) == seawolf.NUM_CARDS - 1


def test_cards_and_constants_of_carthage() -> None:
    rows = tables("carthage", "type index")
    assert [row["id"] for row in rows] == carthage.CARD_NAMES
    assert [int(row["copies"]) for row in rows] == carthage.COPIES_OF
    assert [int(row["storage icons"]) for row in rows[:3]] == carthage.ICONS
    for row in tables("carthage", "name"):
        names, values = re.findall(r"[A-Z_]{4,}", row["name"]), numbers(row["value"])
        assert [getattr(carthage, name) for name in names] == values[: len(names)]
    assert [
        row["id"] for row in tables("carthage", "index | id | English | Polish | kind")
    ] == carthage.SPACES


def test_tiles_and_places_of_nauticus() -> None:
    tiles = tables("nauticus", "id | English | Polish | count | size")
    assert [row["id"] for row in tiles] == nauticus.TILES
    assert [int(row["count"]) for row in tiles] == nauticus.TILE_COUNT
    assert [int(row["size"]) for row in tiles] == nauticus.TILE_SIZE
    places = tables("nauticus", "place | bonus id")
    assert [row["bonus id"] for row in places] == [nauticus.BONUSES[bonus] for bonus in nauticus.BONUS_ORDER]
    assert [[int(cell) for cell in list(row.values())[-4:]] for row in places] == nauticus.PRICES
    wheel = re.search(r"^WHEEL = \[(.*)\]$", law("nauticus"), re.MULTILINE)
    assert wheel is not None
    assert numbers(wheel[1]) == nauticus.WHEEL


HEADS_OF_TABLES_OF_THINGS = ("# | id", "id | English", "id | colour", "index | id")


@of_each_game
@pytest.mark.parametrize(("language", "column"), [("en", "English"), ("pl", "Polish")])
def test_things_have_the_names_that_players_read(game: str, language: str, column: str) -> None:
    words = hs.game(game).words(language)
    found, read = {}, {}
    for heading in HEADS_OF_TABLES_OF_THINGS:
        for row in tables(game, heading):
            if column in row and words.has(row["id"]):
                read[row["id"]] = plain(words.noun(row["id"]))
                found[row["id"]] = plain(row[column])
    assert {id: name for id, name in found.items() if not name.startswith(read[id])} == {}
    assert len(found) >= 4


def plain(name: str) -> str:
    return name.casefold().replace("\N{NO-BREAK SPACE}", " ").replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
