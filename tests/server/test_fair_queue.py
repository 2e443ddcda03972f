"""Who gets the next free worker."""

from __future__ import annotations

import asyncio

import pytest

from harbourside.server.bots.fair_queue import HALF_LIFE, FairQueue, Requester
from harbourside.server.networks import LastNetworks, network_of

pytestmark = pytest.mark.anyio

ANN = Requester("ann", "10.0.0.1")
BOB = Requester("bob", "10.0.0.2")
BOTS = Requester("cid", "10.0.0.3", live=False)


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


class Desk:
    """A queue, and the order in which turns were given."""

    def __init__(self, places: int) -> None:
        self.clock = Clock()
        self.queue = FairQueue(places, self.clock)
        self.order: list[Requester] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, *askers: Requester) -> None:
        for requester in askers:
            self.tasks.append(asyncio.create_task(self._wait(requester)))
        await self.settle()

    async def _wait(self, requester: Requester) -> None:
        await self.queue.turn(requester)
        self.order.append(requester)

    async def settle(self) -> None:
        for _ in range(5):
            await asyncio.sleep(0)

    async def done(self, requester: Requester, seconds: float = 1.0) -> None:
        self.clock.now += seconds
        self.queue.done(requester, seconds)
        await self.settle()


async def test_a_free_place_is_given_at_once() -> None:
    desk = Desk(2)
    await desk.ask(ANN, BOB)
    assert desk.order == [ANN, BOB]


async def test_one_group_never_takes_the_last_place() -> None:
    desk = Desk(3)
    await desk.ask(*[ANN] * 100)
    assert desk.order == [ANN, ANN]
    await desk.ask(BOB)
    assert desk.order == [ANN, ANN, BOB]


async def test_a_single_place_goes_to_whoever_asks() -> None:
    desk = Desk(1)
    await desk.ask(ANN)
    assert desk.order == [ANN]


async def test_whoever_has_used_less_is_next() -> None:
    desk = Desk(1)
    await desk.ask(ANN, ANN, ANN, BOB)
    await desk.done(ANN)
    assert desk.order == [ANN, BOB]
    await desk.done(BOB, 0.1)
    assert desk.order == [ANN, BOB, ANN]


async def test_what_was_used_is_forgotten_with_time() -> None:
    desk = Desk(1)
    await desk.ask(ANN)
    await desk.done(ANN, 8.0)
    desk.clock.now += 10 * HALF_LIFE
    await desk.ask(BOB)
    await desk.done(BOB, 1.0)
    await desk.ask(Requester("x"), BOB, ANN)
    await desk.done(Requester("x"), 0.0)
    assert desk.order[-1] == ANN


async def test_cost_counts_and_not_the_number_of_questions() -> None:
    desk = Desk(1)
    await desk.ask(ANN)
    await desk.done(ANN, 5.0)
    for _ in range(4):
        await desk.ask(BOB)
        await desk.done(BOB, 0.1)
    await desk.ask(Requester("x"), ANN, BOB)
    await desk.done(Requester("x"), 0.0)
    assert desk.order[-1] == BOB


async def test_where_a_person_waits_comes_before_bots_among_themselves() -> None:
    desk = Desk(1)
    await desk.ask(ANN, BOTS, BOTS, ANN)
    await desk.done(ANN, 100.0)
    assert desk.order == [ANN, ANN]
    await desk.done(ANN)
    assert desk.order == [ANN, ANN, BOTS]


async def test_many_guests_of_one_network_share_one_share() -> None:
    desk = Desk(1)
    guests = [Requester(f"guest {i}", "10.0.0.9") for i in range(20)]
    await desk.ask(*guests, ANN)
    await desk.done(guests[0])
    assert desk.order == [guests[0], ANN]


async def test_among_people_of_one_network_the_one_who_used_less_is_next() -> None:
    desk = Desk(1)
    first, second = Requester("a", "10.0.0.9"), Requester("b", "10.0.0.9")
    await desk.ask(first, first, second)
    await desk.done(first)
    assert desk.order == [first, second]


async def test_one_who_gives_up_waiting_takes_no_place() -> None:
    desk = Desk(1)
    await desk.ask(ANN, BOB, BOTS)
    desk.tasks[1].cancel()
    await desk.settle()
    await desk.done(ANN)
    assert desk.order == [ANN, BOTS]


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::FFFF:c000:207", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", "unknown"),
    ],
)
def test_what_counts_as_one_caller(address: str, network: str) -> None:
    assert network_of(address) == network


def test_where_somebody_called_from_last_is_known() -> None:
    networks = LastNetworks()
    networks.note("ann", "a")
    networks.note("ann", "b")
    assert (networks.of("ann"), networks.of("bob")) == ("b", "")
