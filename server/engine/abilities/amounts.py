"""Amounts: numbers that are known when they are looked at (107, 608.2h)."""

from __future__ import annotations

from .words import Amount, Cond, Count, Event, Filter, ManaKind, Pick, Quality


class X(Amount, frozen=True):
    """The value of X (107.3)."""


class Number(Amount, frozen=True):
    """How many things fit."""

    what: Filter


class Of(Amount, frozen=True):
    """A number of what the pick gives (of several, their sum): power, toughness, mana_value, life, hand, counters:KIND, x,
    damage, colours; last-known if it is gone (608.2h). Of a player, a filter is how many permanents that fit they control."""

    of: Pick
    what: str | Filter


class Greatest(Amount, frozen=True):
    """The greatest such number among what fits; 0 if nothing does."""

    of: Filter
    what: str


class Least(Amount, frozen=True):
    """The least such number among what fits; 0 if nothing does."""

    of: Filter
    what: str


class Total(Amount, frozen=True):
    """The sum of such numbers of what fits."""

    of: Filter
    what: str


class Distinct(Amount, frozen=True):
    """How many different values of the property what fits has: name, colour, type, subtype, basic_land_type, power."""

    of: Filter
    what: str


class Result(Amount, frozen=True):
    """A number bound to a name by a verb or an event: "that much", "the damage dealt this way"."""

    name: str = "amount"


class Tally(Amount, frozen=True):
    """How often it has happened in the span (this_turn), or the sum of a number of it (`role`: amount)."""

    event: Event
    role: str = ""
    span: str = "this_turn"


class Plus(Amount, frozen=True):
    """Their sum."""

    parts: tuple[Count, ...]


class Times(Amount, frozen=True):
    """So many times the amount; negative for minus."""

    factor: int
    amount: Count


class Half(Amount, frozen=True):
    """Half of it, rounded (107.1a)."""

    amount: Count
    up: bool = False


class Quotient(Amount, frozen=True):
    """The first divided by the second, rounded down (107.1a); 0 by nothing."""

    first: Count
    second: Count


class Difference(Amount, frozen=True):
    """The first less the second, not below zero (107.1b)."""

    first: Count
    second: Count


class Whether(Amount, frozen=True):
    """The first if it holds, else the second (608.2h): "add {C}{C} instead"."""

    cond: Cond
    then: Count
    otherwise: Count


class Devotion(Amount, frozen=True):
    """Your devotion to the colours (700.5), or "=NAME": to the one chosen under that name."""

    colours: str


class Symbols(ManaKind, frozen=True):
    """Just this mana, in symbols: "{G}{G}"."""

    symbols: str


class OneOf(ManaKind, frozen=True):
    """One of these, as the player chooses: ("{W}", "{U}")."""

    choices: tuple[str, ...]


class AnyColour(ManaKind, frozen=True):
    """One mana of any colour (each of several separately unless `alike`: "of any one color")."""

    alike: bool = False


class CouldProduce(ManaKind, frozen=True):
    """One mana of any type that something that fits could produce (106.7); of any colour if `colours_only`."""

    of: Filter
    colours_only: bool = False


class TypeProduced(ManaKind, frozen=True):
    """One mana of any type that the awaited production made (106.12a)."""


class Noted(ManaKind, frozen=True):
    """Mana of the colour chosen for the source (607.2d)."""


class CommanderColours(ManaKind, frozen=True):
    """One mana of any colour in the colour identity of the player's commanders (903.4f)."""


class ColourAmong(ManaKind, frozen=True):
    """One mana of a colour that something that fits has (106.5): "of any color among permanents you control"."""

    of: Filter


class EachColourAmong(ManaKind, frozen=True):
    """For each colour among what fits, one mana of that colour (105.2)."""

    of: Filter


class Unspent(ManaKind, frozen=True):
    """As much of each type as the player has unspent: "double the amount of each type of unspent mana you have" (701.10f)."""


class AsMuch(ManaKind, frozen=True):
    """As much mana as would be produced, but of this type: "produces {C} instead of any other type" (106.12b)."""

    of: ManaKind


class AnyColourName(Quality, frozen=True):
    """A colour (105.4)."""


class CreatureTypeName(Quality, frozen=True):
    """A creature type (205.3m)."""


class CardName(Quality, frozen=True):
    """A card name (201.4), of a card that fits if it says so."""

    of: Filter | None = None


class BasicLandTypeName(Quality, frozen=True):
    """A basic land type (305.6)."""


class PlayerName(Quality, frozen=True):
    """A player that fits: "choose an opponent" (607.2d). Remembered, it is the player."""

    of: Filter
