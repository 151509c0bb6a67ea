"""Picks: how an effect gets hold of objects and players.

What a pick found is bound to its name, and a later `Ref` of that name means the same things: "that creature", "it".
Names that are always bound: self (the source), you (its controller), and, in a triggered ability, the roles of the
event: it (what it happened to), that_player, amount, source. `attached` is what the source is attached to.
"""

from __future__ import annotations

from .filters import PERMANENT, HasAttached, Is, Not
from .words import Count, Filter, Pick


class Target(Pick, frozen=True):
    """Chosen as the spell or ability is put on the stack (115, 601.2c). Objects on the battlefield unless the filter names
    another zone or players.

    `apart` are names of other targets from which it must differ ("another target"); `whole` is a constraint on the chosen
    set: "" or same_controller, different_controllers, different_names, different_players, or total:STAT:OP:N.
    """

    what: Filter = PERMANENT
    least: Count = 1
    most: Count = 1  # -1: any number
    name: str = "target"
    apart: tuple[str, ...] = ()
    whole: str = ""


class Choose(Pick, frozen=True):
    """Chosen as the effect happens, without targeting (608.2d), by the one that `by` gives; in cards that nobody may see
    (`unseen`) or by chance (`random`, 701.9b)."""

    what: Filter = PERMANENT
    least: Count = 1
    most: Count = 1  # -1: any number
    by: Pick | None = None  # None: you
    name: str = "chosen"
    whole: str = ""  # different_names, different_powers: of the chosen set
    random: bool = False


class Search(Pick, frozen=True):
    """Found by searching a library (701.23): up to so many that fit, by you unless `by` says otherwise."""

    what: Filter
    least: Count = 0
    most: Count = 1
    whose: Pick | None = None  # None: of the one who searches
    by: Pick | None = None
    name: str = "found"
    zones: tuple[str, ...] = ()  # of that player, these zones instead
    whole: str = ""  # share:QUALITY, of all that is found


class All(Pick, frozen=True):
    """Everything that fits, objects and players alike."""

    what: Filter
    name: str = "all"
    say: str = ""  # for the printer alone: "each" or "all" where that is not the usual word


class Top(Pick, frozen=True):
    """The top cards of a library (401)."""

    n: Count = 1
    whose: Pick | None = None  # None: yours
    name: str = "top"
    until: Filter | None = None  # instead of a number: down to the first that fits, that one too (701.20)


class Ref(Pick, frozen=True):
    """What the name is bound to. Names that begin with "self." are remembered by the source (607).

    `say` is for the printer alone: "" the usual word for it, "it" a pronoun, "that" a demonstrative ("that creature"),
    a noun for "that NOUN".
    """

    name: str
    say: str = ""


class Just(Pick, frozen=True):
    """These very objects: what Ref("granter") means in an ability that an effect of that object gives to another (201.5a)."""

    things: tuple[int, ...]


class OwnerOf(Pick, frozen=True):
    """The owners of what the pick gives (108.3)."""

    of: Pick


class ControllerOf(Pick, frozen=True):
    """The controllers of what the pick gives, or who last controlled it (108.4, 608.2h); a player stands for that player."""

    of: Pick


class Beside(Pick, frozen=True):
    """The player who sits there (101.4, 103.1): "left", the next in turn order, or "right"."""

    side: str


class AttackedBy(Pick, frozen=True):
    """The player, planeswalker or battle that the creature attacks, or last attacked before it left combat (506.4c, 508.1b)."""

    of: Pick


class Together(Pick, frozen=True):
    """What either gives, together."""

    parts: tuple[Pick, ...]


SELF = Ref("self")
YOU_ = Ref("you")
IT = Ref("it")
TARGET = Ref("target")
THAT_PLAYER = Ref("that_player")
ATTACHED = Ref("attached")
ENCHANTED = HasAttached(Is(SELF))
"""Enchanted or equipped by the source (303.4b, 301.5d)."""
OTHER = Not(Is(SELF))
