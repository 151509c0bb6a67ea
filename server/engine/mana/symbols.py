"""Symbols: mana costs as numbers (107.4, 202), and what it takes to pay them.

A kind of mana is a bit; a unit of mana is a mask of the bits it can be; a pip is a mask of the bits that pay for it.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations, product
from typing import TypeAlias

W, U, B, R, G, C, SNOW, HELP = 1, 2, 4, 8, 16, 32, 64, 128
"""HELP is not mana: what convoke, improvise and delve give instead of a generic mana (702.51, 702.126, 702.66)."""
COLOURS = W | U | B | R | G
TYPES = COLOURS | C
ANY = 255
LETTERS = "WUBRGC"
BIT = {"W": W, "U": U, "B": B, "R": R, "G": G, "C": C, "S": SNOW}


def letters(mask: int) -> str:
    """The letters of the types in the mask, in the order WUBRGC."""
    return "".join(letter for letter in LETTERS if mask & BIT[letter])


@cache
def split(symbols: str) -> tuple[str, ...]:
    """The symbols of a cost without their braces."""
    return tuple(symbols.replace("{", " ").replace("}", " ").split())


class Need:
    """Mana to pay, every choice in it made: `pips` by their masks, and generic mana; with `life` paid for Phyrexian symbols."""

    __slots__ = ("pips", "generic", "life", "total", "checks")

    def __init__(self, pips: tuple[int, ...], generic: int, life: int = 0) -> None:
        self.pips, self.generic, self.life = pips, generic, life
        self.total = len(pips) + generic
        self.checks = _checks(pips)

    @property
    def symbols(self) -> str:
        """As symbols again."""
        generic = f"{{{self.generic}}}" if self.generic or not self.pips else ""
        return generic + "".join(f"{{{_pip(mask)}}}" for mask in self.pips)


def _pip(mask: int) -> str:
    return "S" if mask == SNOW else "/".join(letters(mask))


Needs: TypeAlias = tuple[Need, ...]
"""The ways in which a cost can be read; one of them is paid."""


@lru_cache(maxsize=4096)
def _checks(pips: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Hall's condition: for each union of pips, how many units that touch it are needed."""
    kinds = sorted(set(pips))
    found: dict[int, int] = {}
    for size in range(1, len(kinds) + 1):
        for some in combinations(kinds, size):
            union = 0
            for mask in some:
                union |= mask
            found[union] = sum(1 for pip in pips if pip & ~union == 0)
    return tuple(found.items())


@lru_cache(maxsize=16384)
def need(pips: tuple[int, ...], generic: int, life: int = 0) -> Need:
    """The Need of these pips, the most demanding first."""
    return Need(tuple(sorted(pips, key=lambda mask: (mask.bit_count(), mask))), generic, life)


class ManaCost:
    """A mana cost, parsed. `forks` are the symbols that can be paid in more than one way (118.13), each a list of ways
    (pips, generic, life)."""

    __slots__ = ("pips", "generic", "x", "forks", "value", "colours")

    def __init__(self, symbols: str) -> None:
        pips: list[int] = []
        forks: list[tuple[tuple[tuple[int, ...], int, int], ...]] = []
        self.generic = self.x = self.value = 0
        self.colours = 0
        for symbol in split(symbols):
            if symbol.isdigit():
                self.generic += int(symbol)
                self.value += int(symbol)
            elif symbol in ("X", "Y", "Z"):
                self.x += 1
            elif symbol in BIT:
                pips.append(BIT[symbol])
                self.value += 1
                self.colours |= BIT[symbol] & COLOURS
            else:
                self.value += _hybrid(symbol.split("/"), pips, forks)
                self.colours |= _mask(symbol.split("/")) & COLOURS
        self.pips = tuple(pips)
        self.forks = tuple(forks)


def _mask(parts: list[str]) -> int:
    mask = 0
    for part in parts:
        mask |= BIT.get(part, 0)
    return mask


def _hybrid(parts: list[str], pips: list[int], forks: list[tuple[tuple[tuple[int, ...], int, int], ...]]) -> int:
    """Add a hybrid or Phyrexian symbol (107.4e-f); gives its mana value (202.3f-g)."""
    mask = _mask(parts)
    if parts[-1] == "P":
        forks.append((((mask,), 0, 0), ((), 0, 2)))
        return 1
    if parts[0].isdigit():
        forks.append((((mask,), 0, 0), ((), int(parts[0]), 0)))
        return int(parts[0])
    pips.append(mask)
    return 1


@lru_cache(maxsize=4096)
def parse(symbols: str) -> ManaCost:
    """The cost in symbols, parsed once."""
    return ManaCost(symbols)


def _reduced(pips: tuple[int, ...], generic: int, symbol: str) -> tuple[tuple[int, ...], int]:
    """The cost less that symbol: of its type where there is one left, else generic mana (118.7a-g)."""
    if symbol.isdigit():
        return pips, generic - int(symbol)
    mask = BIT.get(symbol.split("/")[0], 0) & TYPES
    if mask not in pips:
        return pips, generic - 1
    place = pips.index(mask)
    return pips[:place] + pips[place + 1 :], generic


@lru_cache(maxsize=16384)
def needs(symbols: str, x: int = 0, generic: int = 0, less: str = "", least: int = 0, floor: int = 0) -> Needs:
    """All ways to read the cost, the usual one first: with that value of X, so much generic mana more (or less, never below
    zero, nor below that floor if it was not below it), less of these symbols, and at least so much mana in all (601.2f)."""
    cost = parse(symbols)
    found: dict[tuple[tuple[int, ...], int, int], Need] = {}
    for ways in product(*cost.forks):
        all_pips = cost.pips
        total, life = cost.generic + cost.x * x + generic, 0
        for more, some, lives in ways:
            all_pips += more
            total += some
            life += lives
        before = total - generic
        for symbol in split(less):
            all_pips, total = _reduced(all_pips, total, symbol)
        total = max(0, total)
        if floor and generic < 0:
            total = max(total, min(before, floor - len(all_pips)))
        total += max(0, least - total - len(all_pips))
        made = need(tuple(sorted(all_pips)), total, life)
        found.setdefault((made.pips, made.generic, made.life), made)
    return tuple(sorted(found.values(), key=lambda one: (one.life, one.total)))
