"""Labels, prompts and events in both languages."""

from __future__ import annotations

from importlib.resources import files

import pytest

import harbourside as hs
from harbourside.engine.message import Message
from harbourside.games.puerto_rico.data import KIND_NAMES, ROLES

from .scenario import ALL_MODULES, GAME, NEW, NOBLES, P, do, legal, play_from, position, table

NAMES = ["Ann", "Bob", "Cat", "Dan"]


def label(state: hs.State, key: str, language: str) -> str:
    return GAME.words(language).say(state.label(GAME.actions.index(key)), NAMES)


def prompt(state: hs.State, language: str) -> str:
    return GAME.words(language).say(state.prompt(), NAMES)


def told(play: hs.Play, language: str) -> list[str]:
    lines = []
    for event in play.events():
        args = event["args"]
        assert isinstance(args, dict)
        lines.append(GAME.words(language).say(Message(f"event-{event['id']}", args), NAMES))
    return lines


@pytest.mark.parametrize(
    ("id", "english", "polish"),
    [
        ("settler", "Settler", "Plantator"),
        ("mayor", "Mayor", "Burmistrz"),
        ("craftsman", "Craftsman", "Zarządca"),
        ("buccaneer", "Buccaneer", "Korsarz"),
        ("construction_hut", "Construction Hut", "Kuźnia"),
        ("wharf", "Wharf", "Nabrzeże"),
        ("small_wharf", "Small Wharf", "Przystań"),
        ("masons_guild", "Masons’ Guild", "Gildia murarska"),
        ("royal_supplier", "Royal Supplier", "Skarbiec"),
        ("quarry", "quarry", "kamieniołom"),
        ("forest", "forest", "las"),
    ],
)
def test_things_are_called_as_in_the_glossary(id: str, english: str, polish: str) -> None:
    assert (GAME.words("en").noun(id), GAME.words("pl").noun(id)) == (english, polish)


@pytest.mark.parametrize("language", hs.LANGUAGES)
def test_every_building_and_role_has_a_name_of_its_own(language: str) -> None:
    words = GAME.words(language)
    names = [words.noun(id) for id in [*KIND_NAMES, *ROLES]]
    assert len(set(names)) == len(names)
    assert not any("_" in name for name in names)


@pytest.mark.parametrize("language", hs.LANGUAGES)
def test_every_value_of_an_option_is_worded(language: str) -> None:
    from harbourside.engine.facts import option_text

    for option in GAME.facts.options:
        if option.name == "max_rounds":
            continue
        for value in option.values:
            assert GAME.words(language).has(f"option-{option.name}-{option_text(value)}"), option.name


def test_labels_tell_what_an_action_brings() -> None:
    state = position(P("harbor", "4 corn"), P(), P(), role="captain")
    assert label(state, "load:corn@0", "en") == "Load 4 corn on ship 4 for 6 VP"
    assert label(state, "load:corn@0", "pl") == "Załaduj 4 × kukurydza na statek 4 za 6 PZ"
    state = position(P("small_market", "coffee"), P(), P(), role="trader")
    assert label(state, "sell:coffee", "en") == "Sell coffee for 6 doubloons"
    assert label(state, "sell:coffee", "pl") == "Sprzedaj kawę za 6 dublonów"
    state = position(P(doubloons=3), P(), P(), role="builder")
    assert label(state, "build:hospice", "en") == "Build Hospice for 3 doubloons (2 VP)"
    assert label(state, "build:hacienda", "pl") == "Zbuduj Hacjendę za 1 dublon (1 PZ)"
    state = position(P("quarry"), P(), P(), role="builder")
    assert label(state, "build:hacienda", "en") == "Build Hacienda for nothing (1 VP)"
    assert label(state, "build:hacienda", "pl") == "Zbuduj Hacjendę za darmo (1 PZ)"
    state = position(P("black_market corn", doubloons=3), P(), P(), role="builder", options=NEW)
    assert "through the Black Market" in label(state, "build:office", "en")
    state = position(P(), P(), P(), coins={"mayor": 2})
    assert label(state, "role:mayor", "en") == "Mayor, with 2 doubloons"
    assert label(state, "role:mayor", "pl") == "Burmistrz, na karcie 2 dublony"


def test_polish_plurals() -> None:
    words = GAME.words("pl")
    forms = [
        words.say(Message("event-earned", {"seat": 0, "count": n, "source": "market"}), NAMES)
        for n in (1, 3, 5)
    ]
    assert [form.split()[3] for form in forms] == ["dublon", "dublony", "dublonów"]


def test_prompts() -> None:
    state = position(P("corn:0/2 hacienda:0"), P(), P(), role="mayor")
    do(state, "count:1")
    assert prompt(state, "en") == "How many workers go to corn (free places: 2)? Still to place: 2."
    state = position(P("wharf", "corn"), P(), P(), role="captain", ships="4corn 5indigo 6sugar")
    assert prompt(state, "en").startswith("Captain: you can load only your own ship")
    assert prompt(position(P(), P(), P()), "pl") == "Wybierz postać."


def test_prompts_offer_only_what_can_be_done() -> None:
    state = position(
        P(goods="2 corn sugar"), P("guesthouse harbor:0", "coffee"), P(), role="captain", options=NEW,
        ships="- - 6coffee",
    )  # fmt: skip
    do(state, "load:corn@0", "pass", "load:sugar@1")
    assert legal(state) == {"guest:worker", "pass"}
    assert prompt(state, "en") == "Does a guest leave your Guesthouse now?"
    state = position(P("land_office", doubloons=1), P(), P(), role="trader", options=NOBLES)
    assert prompt(state, "en") == "Trader: use your Land Office, or pass."


def test_events_tell_the_story() -> None:
    play = play_from(position(P(goods="coffee"), P(), P(), coins={"trader": 1}))
    play.do("role:trader")
    play.do("sell:coffee")
    assert told(play, "en") == [
        "Ann chooses Trader.",
        "Ann gets 1 doubloon (role card).",
        "Ann sells coffee to the Market.",
        "Ann gets 5 doubloons (Market).",
    ]
    assert told(play, "pl")[-2] == "Ann sprzedaje na Targowisku kawę."


def test_hiring_is_told_from_the_mayor_on_and_says_who_comes() -> None:
    play = play_from(position(P(), P(), P(), magistrate=[4, 0]))
    for key in ("role:trader", "role:mayor", "count:0"):
        play.do(key)
    hired = [line for line in told(play, "en") if "hires" in line]
    assert hired == ["Bob hires 2 workers.", "Cat hires 1 worker.", "Ann hires 1 worker."]
    play = play_from(position(P(), P(), P(), role="mayor", magistrate=[0, 1], options=NOBLES))
    play.do("count:0")
    assert told(play, "en")[0] == "Ann hires a noble."


def test_a_plantation_is_not_mistaken_for_its_goods() -> None:
    state = position(P("land_office corn", nobles="land_office"), P(), P(), role="trader", options=NOBLES)
    do(state, "land_sell")
    assert label(state, "tile:corn", "en") == "Sell a corn plantation"
    assert label(state, "tile:corn", "pl") == "Sprzedaj plantację kukurydzy"


def test_equal_goods_are_counted() -> None:
    play = play_from(position(P("corn:3/3 indigo small_indigo_plant"), P(), P()))
    play.do("role:craftsman")
    assert "Ann produces 3 corn, indigo." in told(play, "en")
    assert "Ann produkuje: 3 × kukurydza, indygo." in told(play, "pl")


def test_guests_who_stay_are_not_a_pass() -> None:
    play = play_from(position(P("guesthouse:2 small_market:0"), P(), P(), role="trader", options=NEW))
    play.do("pass")
    assert told(play, "en")[0] == "The guests of Ann stay in the Guesthouse."
    assert told(play, "pl")[0] == "Ann nie wysyła nikogo z Zajazdu."


def test_a_view_of_everything_is_worded() -> None:
    state = GAME.new_game(3, 4, ALL_MODULES)
    words = GAME.words("en")
    position_seen = state.view(0)["position"]
    assert isinstance(position_seen, dict)
    for zone in position_seen:
        assert zone == "seats" or words.has(f"zone-{zone}")


def test_every_role_card_left_is_shown_with_its_doubloons() -> None:
    """Numbers by noun: the terminal shortens long lists, but no supplies."""
    state = position(P(), P(), P(), coins={"settler": 2})
    shown = table(state, 0)["roles"]
    assert shown == {"settler": 2, "mayor": 0, "builder": 0, "craftsman": 0, "trader": 0, "captain": 0}
    do(state, "role:settler")
    assert "settler" not in table(state, 0)["roles"]


def test_one_doubloon_reads_the_same_everywhere_in_polish() -> None:
    """The Polish edition pays 1 dublon, never 1 dublona."""
    text = files(GAME.package).joinpath("locale", "pl.ftl").read_text(encoding="utf-8")
    assert "1 dublona" not in text


def test_supplies_are_named_in_the_plural() -> None:
    seen = table(position(P(), P(), P()), 0)
    nouns = [*seen["magistrate"], *seen["supply"]][-2:]
    assert [GAME.words("pl").noun(noun) for noun in nouns] == ["robotnicy", "punkty zwycięstwa"]
