"""The random numbers: always the same for a seed, uniform, and unrelated between similar seeds."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import pytest

import harbourside as hs
from harbourside.engine.rng import DEALER_SEED_BITS, MASK, SEED_BITS, check_seed, rng_from_words

LARGEST_SEED = 2**SEED_BITS - 1

# A uniform generator stays below this in all but about one in a million trials (Wilson and Hilferty).
UNLIKELY = 4.75


def chi_square(counts: Sequence[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def bound(freedom: int) -> float:
    """The chi-square value with `freedom` degrees of freedom that is almost never reached."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + UNLIKELY * part**0.5) ** 3)


def assert_even(counts: Sequence[int], expected: float, freedom: int) -> None:
    assert chi_square(counts, expected) < bound(freedom)


def shuffled(rng: hs.Rng, size: int) -> list[int]:
    cards = list(range(size))
    rng.shuffle(cards)
    return cards


# These must never change, because old records depend on them, and compiled code must give the same.
FIRST_NUMBERS = {
    0: [4216505632, 947923937, 2491578854, 3964400089, 2091952393, 4208506024],
    1: [3387734806, 1080862987, 3546521498, 2861869171, 428981239, 2719816156],
    7: [4196707356, 3891143111, 2994695642, 1852364411, 1948228013, 3153001767],
    0x0123456789ABCDEF01234567: [3235410465, 2307305977, 847130766, 1092822650, 2006834123, 1654343869],
    LARGEST_SEED: [163292757, 66647681, 4198423949, 1356320052, 1806129180, 381401778],
}
NEXT_BELOW = {
    0: [0, 0, 2, 16, 102, 380],
    1: [0, 0, 3, 2, 82, 840],
    7: [0, 0, 5, 19, 93, 523],
    0x0123456789ABCDEF01234567: [1, 0, 5, 44, 58, 448],
    LARGEST_SEED: [0, 2, 5, 50, 55, 692],
}


@pytest.mark.parametrize("seed", FIRST_NUMBERS)
def test_a_seed_always_gives_the_same_numbers(seed: int) -> None:
    rng = hs.Rng(seed)
    assert [rng.next() for _ in range(6)] == FIRST_NUMBERS[seed]
    assert [rng.below(n) for n in (2, 3, 6, 52, 108, 1000)] == NEXT_BELOW[seed]


def test_a_seed_always_gives_the_same_shuffle() -> None:
    rng = hs.Rng(2026)
    assert shuffled(rng, 10) == [3, 6, 5, 0, 2, 1, 8, 9, 4, 7]
    assert rng.seed() == 10953787819025843510


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 8, 12, 52, 64, 100, 108, 1000])
def test_all_numbers_below_n_are_equally_likely(n: int) -> None:
    rng = hs.Rng(1000 + n)
    throws = 400 * n if n < 100 else 40 * n
    counts = [0] * n
    for _ in range(throws):
        counts[rng.below(n)] += 1
    assert_even(counts, throws / n, n - 1)


def test_below_one_is_zero() -> None:
    rng = hs.Rng(3)
    assert [rng.below(1) for _ in range(20)] == [0] * 20


def test_below_reaches_both_ends_of_a_wide_range_and_never_leaves_it() -> None:
    """3 * 2**28 does not divide 2**32: without rejection, some thirds would come up more often."""
    n = 3 * 2**28
    rng = hs.Rng(8)
    numbers = [rng.below(n) for _ in range(30_000)]
    assert min(numbers) >= 0
    assert max(numbers) < n
    assert_even([sum(number * 12 // n == part for number in numbers) for part in range(12)], 2500, 11)


def test_every_bit_of_a_number_is_set_half_the_time() -> None:
    rng = hs.Rng(5)
    numbers = [rng.next() for _ in range(20_000)]
    assert all(0 <= number <= MASK for number in numbers)
    for bit in range(32):
        ones = sum(number >> bit & 1 for number in numbers)
        assert_even([ones, 20_000 - ones], 10_000, 1)


@pytest.mark.parametrize(("size", "shuffles"), [(52, 1300), (108, 650)])
def test_every_card_is_equally_likely_in_every_place(size: int, shuffles: int) -> None:
    rng = hs.Rng(size)
    seen = [0] * (size * size)
    for _ in range(shuffles):
        for place, card in enumerate(shuffled(rng, size)):
            seen[place * size + card] += 1
    assert_even(seen, shuffles / size, (size - 1) ** 2)


@pytest.mark.parametrize("size", [52, 108])
def test_shuffles_of_consecutive_seeds_put_every_card_on_top_equally_often(size: int) -> None:
    """A player who tries consecutive seeds finds no favourite first card."""
    seeds = size * 20
    tops = [0] * size
    for seed in range(seeds):
        tops[shuffled(hs.Rng(seed), size)[-1]] += 1
    assert_even(tops, seeds / size, size - 1)


def test_a_shuffle_keeps_every_card_and_all_orders_of_three_are_equally_likely() -> None:
    assert sorted(shuffled(hs.Rng(4), 108)) == list(range(108))
    rng = hs.Rng(12)
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        order = tuple(shuffled(rng, 3))
        orders[order] = orders.get(order, 0) + 1
    assert len(orders) == 6
    assert_even(list(orders.values()), 1000, 5)


def test_adjacent_cards_do_not_stay_together() -> None:
    rng = hs.Rng(77)
    together = sum(
        after == before + 1
        for _ in range(2000)
        for cards in [shuffled(rng, 52)]
        for before, after in itertools.pairwise(cards)
    )
    assert_even([together], 2000 * 51 / 52, 1)


def test_an_empty_list_and_one_card_can_be_shuffled() -> None:
    assert shuffled(hs.Rng(1), 0) == []
    assert shuffled(hs.Rng(1), 1) == [0]


@pytest.mark.parametrize("step", [1, 2**32, 2**64])
def test_similar_seeds_give_different_bits(step: int) -> None:
    """First numbers of seeds s and s + step differ in each bit half the time."""
    pairs = 4000
    differ = [0] * 32
    for i in range(pairs):
        seed = i * 7 * step
        difference = hs.Rng(seed).next() ^ hs.Rng(seed + step).next()
        for bit in range(32):
            differ[bit] += difference >> bit & 1
    for count in differ:
        assert_even([count, pairs - count], pairs / 2, 1)


@pytest.mark.parametrize("number", [1, 2, 10])
def test_consecutive_seeds_are_not_correlated(number: int) -> None:
    """The n-th numbers of seeds 0, 1, 2 … are not correlated with those of the seed after."""
    count = 4000
    values = []
    for seed in range(count + 1):
        rng = hs.Rng(seed)
        for _ in range(number - 1):
            rng.next()
        values.append(rng.next() / 2**32 - 0.5)
    covariance = sum(a * b for a, b in itertools.pairwise(values)) / count
    correlation = covariance * 12
    assert abs(correlation) < UNLIKELY / count**0.5


@pytest.mark.parametrize("bit", range(SEED_BITS))
def test_every_bit_of_a_seed_matters(bit: int) -> None:
    one, other = hs.Rng(0x5EA), hs.Rng(0x5EA ^ 1 << bit)
    assert [one.next() for _ in range(4)] != [other.next() for _ in range(4)]


def test_a_thousand_seeds_give_a_thousand_first_numbers() -> None:
    seeds = [*range(500), *(LARGEST_SEED - i for i in range(500))]
    assert len({(rng.next(), rng.next()) for rng in map(hs.Rng, seeds)}) == 1000


BAD_SEEDS = [
    -1,
    2**DEALER_SEED_BITS,
    10**5000,
    True,
    False,
    1.0,
    float("nan"),
    "7",
    "",
    b"7",
    None,
    [1],
    object(),
]


@pytest.mark.parametrize("seed", BAD_SEEDS, ids=lambda seed: type(seed).__name__)
def test_a_bad_seed_is_refused_with_the_range(seed: object) -> None:
    with pytest.raises(hs.BadSeed) as refused:
        check_seed(seed)
    for language in hs.LANGUAGES:
        said = refused.value.say(language)
        assert "2^192" in said
        assert "⟦" not in said
        assert len(said) < 200


@pytest.mark.parametrize("seed", BAD_SEEDS, ids=lambda seed: type(seed).__name__)
def test_no_game_starts_from_a_bad_seed(seed: object, seawolf: hs.Game) -> None:
    with pytest.raises(hs.BadSeed):
        seawolf.new_game(seed=seed)  # type: ignore[arg-type]
    with pytest.raises(hs.BadSeed):
        hs.Play(seawolf, seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, 2**DEALER_SEED_BITS])
def test_a_generator_refuses_a_seed_out_of_range(seed: int) -> None:
    with pytest.raises(hs.BadSeed):
        hs.Rng(seed)


@pytest.mark.parametrize("seed", [0, 1, LARGEST_SEED])
def test_the_smallest_and_largest_seeds_are_allowed(seed: int) -> None:
    assert check_seed(seed) == seed
    assert 0 <= hs.Rng(seed).next() <= MASK


def test_a_clone_is_independent() -> None:
    rng = hs.Rng(9)
    rng.next()
    clone = rng.clone()
    assert clone.same_as(rng)
    ahead = [clone.next() for _ in range(5)]
    assert not clone.same_as(rng)
    assert [rng.next() for _ in range(5)] == ahead


def test_words_contain_the_whole_state_of_the_generator() -> None:
    rng = hs.Rng(LARGEST_SEED)
    for _ in range(10):
        words = rng.words()
        again = rng_from_words(words)
        assert again.same_as(rng)
        assert again.words() == words
        assert [again.next() for _ in range(3)] == [rng.next() for _ in range(3)]


def test_changing_the_words_does_not_change_the_generator() -> None:
    rng = hs.Rng(2)
    words = rng.words()
    words[0] ^= 1
    assert rng.words() != words


def test_same_as_compares_every_word() -> None:
    words = hs.Rng(6).words()
    for i in range(4):
        other = [word ^ (i == j) for j, word in enumerate(words)]
        assert not rng_from_words(other).same_as(rng_from_words(words))


def test_a_drawn_seed_can_start_another_generator() -> None:
    rng = hs.Rng(1)
    seeds = [rng.seed() for _ in range(200)]
    assert len(set(seeds)) == 200
    assert all(check_seed(seed) == seed for seed in seeds)
    assert max(seeds) > 2**63


def test_drawing_a_seed_advances_the_generator() -> None:
    rng = hs.Rng(1)
    before = rng.clone()
    rng.seed()
    assert not rng.same_as(before)


def test_the_counter_wraps_around() -> None:
    rng = rng_from_words([1, 2, 3, MASK])
    rng.next()
    assert rng.words()[3] == 0


# The dealer's generator: from seeds of more than 96 bits

DEALER_NUMBERS = {
    2**SEED_BITS: [
        *(3705601106, 2169360977, 3760402438, 794586194, 3671027561),
        *(3954401746, 2159912766, 971610438, 3471623131, 2553957540),
    ],
    2**DEALER_SEED_BITS - 1: [
        *(625950929, 2536299491, 495553427, 683157918, 1693561426),
        *(2853927474, 1918066152, 4260374792, 1688333182, 3004242107),
    ],
}


@pytest.mark.parametrize("seed", DEALER_NUMBERS)
def test_a_dealers_seed_always_gives_the_same_numbers(seed: int) -> None:
    rng = hs.Rng(seed)
    assert [rng.next() for _ in range(10)] == DEALER_NUMBERS[seed]


@pytest.mark.parametrize("drawn", [0, 1, 7, 8, 9, 100])
def test_a_dealers_generator_is_copied_and_saved_with_its_position(drawn: int) -> None:
    rng = hs.Rng(2**150 + 7)
    for _ in range(drawn):
        rng.next()
    copies = [rng.clone(), rng_from_words(rng.words())]
    assert all(copy.same_as(rng) for copy in copies)
    wanted = [rng.next() for _ in range(20)]
    for copy in copies:
        assert not copy.same_as(rng)
        assert [copy.next() for _ in range(20)] == wanted
        assert copy.same_as(rng)


def test_a_dealers_generator_and_a_fast_one_are_never_the_same() -> None:
    assert not hs.Rng(2**100).same_as(hs.Rng(0))
    assert hs.Rng(2**100).words() != hs.Rng(2**100 + 1).words()


def test_a_dealers_numbers_are_uniform() -> None:
    rng = hs.Rng(2**160 + 3)
    counts = [0] * 52
    for _ in range(52 * 400):
        counts[rng.below(52)] += 1
    assert_even(counts, 400, 51)


def test_a_sample_of_a_dealers_game_has_a_fast_generator() -> None:
    state = hs.game("seawolf").new_game(3, 2**150)
    assert len(state.rng.words()) == 10
    assert len(state.sample(0, hs.Rng(1)).rng.words()) == 4


@pytest.mark.parametrize("game", hs.game_ids())
def test_a_game_with_a_dealers_seed_is_saved_recorded_and_read_again(game: str) -> None:
    play = hs.Play(hs.game(game), seed=2**150 + 1)
    rng = hs.Rng(1)
    while not play.state.is_over and play.number < 60:
        legal = play.state.legal_actions()
        play.do(play.game.actions.key(legal[rng.below(len(legal))]))
    again = hs.read_record(play.record())
    assert again.state.to_dict() == play.state.to_dict()
    assert play.game.from_dict(play.state.to_dict()).to_dict() == play.state.to_dict()
