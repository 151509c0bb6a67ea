"""Filters: predicates over objects and players, the same wherever a text narrows something down.

`you` in a filter is the controller of the ability that is read; `self` is its source.
"""

from __future__ import annotations

from .words import Count, Filter, Pick, Verb


class And(Filter, frozen=True):
    """All of them."""

    parts: tuple[Filter, ...]


class Or(Filter, frozen=True):
    """Any of them."""

    parts: tuple[Filter, ...]


class Not(Filter, frozen=True):
    """Whatever the other does not fit."""

    part: Filter


class Kind(Filter, frozen=True):
    """What sort of thing: permanent (110), card (108), spell (112), ability, token (111), source (609.7), player (102),
    activated, triggered, mana (an ability that is one, 605)."""

    kind: str


class Type(Filter, frozen=True):
    """Has the card type (205.2): creature, land, artifact, enchantment, planeswalker, battle, instant, sorcery, kindred."""

    type: str


class Subtype(Filter, frozen=True):
    """Has the subtype (205.3)."""

    subtype: str


class Supertype(Filter, frozen=True):
    """Has the supertype (205.4): basic, legendary, snow, world."""

    supertype: str


class Colour(Filter, frozen=True):
    """Has the colour (105): W U B R G; "" is colourless, "multi" multicoloured, "mono" monocoloured."""

    colour: str


class Named(Filter, frozen=True):
    """Has the name (201)."""

    name: str


class ManaCost(Filter, frozen=True):
    """Has exactly this mana cost (202.1), in symbols."""

    symbols: str


class Has(Filter, frozen=True):
    """Has an ability with that keyword (702), or a "mana ability" (605); "" is: has no abilities."""

    word: str


class Status(Filter, frozen=True):
    """Is so: tapped, attacking, blocking, blocked, unblocked, face_down, token, enchanted, equipped, sick (302.6),
    active (805.9, a player whose turn it is), alone (506.5: attacking alone), modified, damaged, recent (702.30a), entering (614.12)."""

    status: str


class InZone(Filter, frozen=True):
    """Is in the zone (400), of a fitting owner where the zone has one."""

    zone: str
    whose: Filter | None = None


class ControlledBy(Filter, frozen=True):
    """Is controlled by a fitting player."""

    who: Filter


class OwnedBy(Filter, frozen=True):
    """Is owned by a fitting player."""

    who: Filter


class Stat(Filter, frozen=True):
    """Compares a number of the object with another: power, toughness, mana_value, loyalty, counters:KIND, damage, x;
    of a player: life, hand, poison, or how many permanents that fit they control (109.5)."""

    what: str | Filter
    op: str  # < <= == >= > !=, %2: what is left when it is halved
    than: Count


class WithCounter(Filter, frozen=True):
    """Has at least one counter of the kind; of any kind if it is empty (122)."""

    kind: str = ""


class Is(Filter, frozen=True):
    """Is one of what the pick gives: `Is(SELF)`, `Not(Is(SELF))` for "other"."""

    ref: Pick


class AttachedTo(Filter, frozen=True):
    """Is attached to something that fits (301.5, 303.4)."""

    what: Filter


class HasAttached(Filter, frozen=True):
    """Has something attached to it that fits: `HasAttached(Is(SELF))` is "enchanted" and "equipped"."""

    what: Filter


class Shares(Filter, frozen=True):
    """Shares the quality (name, type, subtype, colour, controller, land_type, mana_value) with one of what the pick gives; of
    types, one of those in `among` if they are named."""

    quality: str
    ref: Pick
    among: tuple[str, ...] = ()


class Targets(Filter, frozen=True):
    """Is a spell or ability with a target that fits (115.9)."""

    what: Filter


class BlockedBy(Filter, frozen=True):
    """Is blocked by something that fits (509.1)."""

    what: Filter


class PairedWith(Filter, frozen=True):
    """Is paired with something that fits (702.95b)."""

    what: Filter


class AttackingWhom(Filter, frozen=True):
    """Attacks something that fits: a player, or a planeswalker or battle (508.1b)."""

    whom: Filter


class WasCast(Filter, frozen=True):
    """Is a spell that was cast, or the permanent that it became, from such a zone if one is named (400.7d, 601.2a)."""

    zone: str = ""


class Did(Filter, frozen=True):
    """What did, or had done to it, so in the span: "this_turn", "this_combat". The role it played is `role` of the verb."""

    event: Verb
    role: str
    span: str = "this_turn"


class You(Filter, frozen=True):
    """The controller of the ability (109.5)."""


class Opponent(Filter, frozen=True):
    """An opponent of yours (102.2, 102.3)."""


class Teammate(Filter, frozen=True):
    """A team-mate of yours (102.3)."""


class YourTeam(Filter, frozen=True):
    """You or a team-mate (102.4)."""


class Affected(Filter, frozen=True):
    """What the continuous effect affects, in the events of its rules: "enchanted creature can't attack" is
    `Static((Forbid(Attack(AFFECTED)),), over=CREATURE & ENCHANTED)`. Without `over` it is the source."""


class Same(Filter, frozen=True):
    """The player that the pick gives: `ControlledBy(Same(THAT_PLAYER))`."""

    ref: Pick


class Chosen(Filter, frozen=True):
    """Has what was chosen (colour, name, type, subtype) and remembered under the name: "of the chosen type" (607.2d)."""

    quality: str
    name: str = "self.chosen"


class Bracketed(Filter, frozen=True):
    """Fits so, in square brackets: no part of the text if the spell's cleave cost was paid (702.148a)."""

    part: Filter


def any_of(*subtypes: str) -> Filter:
    """Has one of the subtypes."""
    return Or(tuple(Subtype(s) for s in subtypes))


PERMANENT = Kind("permanent")
PLAYER = Kind("player")
SPELL = Kind("spell")
CARD = Kind("card")
TOKEN = Kind("token")
CREATURE = Type("creature")
LAND = Type("land")
ARTIFACT = Type("artifact")
ENCHANTMENT = Type("enchantment")
PLANESWALKER = Type("planeswalker")
BATTLE = Type("battle")
INSTANT = Type("instant")
SORCERY = Type("sorcery")
BASIC = Supertype("basic")
LEGENDARY = Supertype("legendary")
YOU = You()
OPPONENT = Opponent()
YOURS = ControlledBy(YOU)
THEIRS = ControlledBy(OPPONENT)
AFFECTED = Affected()
ANY_TARGET = Or((PLAYER, And((PERMANENT, Or((CREATURE, PLANESWALKER, BATTLE))))))
"""Creatures, players, planeswalkers and battles (115.4)."""
