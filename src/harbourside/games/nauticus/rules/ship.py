"""A ship, and the tiles that it can take. docs/rules/nauticus.md, sections 4.1 and 4.7."""

from __future__ import annotations

from typing import Final, final

from harbourside.games.nauticus.data import (
    BOW,
    CROWN_MAST,
    CROWN_SAIL,
    FIRST_GOOD,
    FIRST_MAST,
    FIRST_SAIL,
    MIDDLE,
    MOST_MIDDLES,
    NO_CREST,
    SINGLE,
    STERN,
)

# Sets of tiles as bits. R11: masts and sails have one crest, and crowns fit any crest.
HULLS: Final = 0b1111
ALL_GOODS: Final = 0b1111 << FIRST_GOOD
ALL_MASTS: Final = 0b11111 << FIRST_MAST
ALL_SAILS: Final = 0b11111 << FIRST_SAIL


@final
class Ship:
    """A ship is never changed: a tile put on it makes another ship, so that clones can share ships.

    Decks are interchangeable for every rule, so counts are enough (R10).
    """

    def __init__(
        self,
        single: int,
        stern: int,
        middle: int,
        bow: int,
        crest: int,
        masts: int,
        crown_masts: int,
        sails: int,
        crown_sails: int,
        goods: list[int],
    ) -> None:
        self.single = single
        self.stern = stern
        self.middle = middle
        self.bow = bow
        self.crest = crest
        self.masts = masts
        """Crown masts included."""
        self.crown_masts = crown_masts
        self.sails = sails
        """Crown sails included."""
        self.crown_sails = crown_sails
        self.goods = goods
        """How many of each kind are aboard."""
        self.cargo = goods[0] + goods[1] + goods[2] + goods[3]
        decks = single + stern + middle + bow
        self.decks = decks
        self.closed = single == 1 or (stern == 1 and bow == 1)
        self.finished = self.closed and sails == decks
        self.accepts = self._accepted()

    def _accepted(self) -> int:
        """The tiles that the ship can take, as bits."""
        accepted = 0
        if not self.closed:  # R24: nothing is inserted into a closed ship
            if self.stern == 0:
                accepted |= 1 << STERN
            if self.middle < MOST_MIDDLES:
                accepted |= 1 << MIDDLE
            if self.bow == 0:
                accepted |= 1 << BOW
        if self.masts < self.decks:
            if self.crest == NO_CREST:
                accepted |= ALL_MASTS
            else:
                accepted |= 1 << CROWN_MAST | 1 << (FIRST_MAST + self.crest)
        if self.sails < self.masts:
            if self.crest == NO_CREST:
                accepted |= ALL_SAILS
            else:
                accepted |= 1 << CROWN_SAIL | 1 << (FIRST_SAIL + self.crest)
        if self.cargo < self.decks:
            accepted |= ALL_GOODS
        return accepted

    def may_take(self, tile: int) -> bool:
        return (self.accepts >> tile) & 1 == 1

    def is_full(self) -> bool:
        return self.cargo == self.decks

    def with_tile(self, tile: int) -> Ship:
        """The ship with this tile added. The caller checks that the ship can take it."""
        if tile < FIRST_MAST:
            return self._with_hull(tile)
        if tile >= FIRST_GOOD:
            goods = self.goods.copy()
            goods[tile - FIRST_GOOD] += 1
            return self.with_goods(goods)
        crest, masts, crown_masts = self.crest, self.masts, self.crown_masts
        sails, crown_sails = self.sails, self.crown_sails
        if tile < CROWN_MAST:
            crest = tile - FIRST_MAST
            masts += 1
        elif tile == CROWN_MAST:
            masts += 1
            crown_masts += 1
        elif tile < CROWN_SAIL:
            crest = tile - FIRST_SAIL
            sails += 1
        else:
            sails += 1
            crown_sails += 1
        return Ship(
            self.single, self.stern, self.middle, self.bow,
            crest, masts, crown_masts, sails, crown_sails, self.goods,
        )  # fmt: skip

    def _with_hull(self, tile: int) -> Ship:
        return Ship(
            self.single + (1 if tile == SINGLE else 0),
            self.stern + (1 if tile == STERN else 0),
            self.middle + (1 if tile == MIDDLE else 0),
            self.bow + (1 if tile == BOW else 0),
            self.crest, self.masts, self.crown_masts, self.sails, self.crown_sails, self.goods,
        )  # fmt: skip

    def with_goods(self, goods: list[int]) -> Ship:
        """The same ship with these goods aboard."""
        return Ship(
            self.single, self.stern, self.middle, self.bow,
            self.crest, self.masts, self.crown_masts, self.sails, self.crown_sails, goods,
        )  # fmt: skip

    def tiles(self) -> list[int]:
        """Every tile of the ship, its cargo included, ascending."""
        count = [self.single, self.stern, self.middle, self.bow]
        found = [tile for tile in range(FIRST_MAST) for _ in range(count[tile])]
        found += [FIRST_MAST + self.crest] * (self.masts - self.crown_masts)
        found += [CROWN_MAST] * self.crown_masts
        found += [FIRST_SAIL + self.crest] * (self.sails - self.crown_sails)
        found += [CROWN_SAIL] * self.crown_sails
        return found + [FIRST_GOOD + kind for kind in range(len(self.goods)) for _ in range(self.goods[kind])]


NO_GOODS: Final = [0, 0, 0, 0]
"""Shared and never changed."""


def new_ship(hull: int) -> Ship:
    """A ship that begins with any hull part, also with a middle part (R25)."""
    return Ship(
        1 if hull == SINGLE else 0,
        1 if hull == STERN else 0,
        1 if hull == MIDDLE else 0,
        1 if hull == BOW else 0,
        NO_CREST, 0, 0, 0, 0, NO_GOODS,
    )  # fmt: skip
