"""Acts: keyword actions that are verbs of their own (701). Those that other words already say are functions here."""

from __future__ import annotations

from .changes import Forbid, YourNextTurn
from .filters import AFFECTED, PERMANENT, YOURS, Status
from .structures import Apply, Mana, Mode
from .verbs import Activate, Attack, Block
from .words import Amount, Change, Cost, Count, Duration, Effect, Filter, Payable, Pick, Role, Verb, Word


class Does(Verb, frozen=True):
    """A player does a keyword action: awaited or remembered only. `act` is its word: discover, collect_evidence, forage, clash_won ...
    (701.30d, 701.57b, 701.59); the amount is its number."""

    who: Role = None
    act: str = ""


class Fateseal(Verb, frozen=True):
    """Fateseal: look at the top cards of an opponent's library, and put any of them on its bottom (701.29)."""

    n: Count | None = None


class Clash(Verb, frozen=True):
    """Clash with an opponent of your choice (701.30b). `name` is bound to whether you win."""

    name: str = "won"


class Discover(Verb, frozen=True):
    """Discover (701.57)."""

    n: Count | None = None


class Endure(Verb, frozen=True):
    """A permanent endures: its controller puts so many +1/+1 counters on it, or creates a Spirit of that size (701.63)."""

    what: Role = None
    n: Count | None = None


class Learn(Verb, frozen=True):
    """Learn: discard a card to draw one, or fetch a Lesson from outside the game (701.48)."""


class TimeTravel(Verb, frozen=True):
    """For each of any number of your permanents and suspended cards with time counters, one more or one less (701.56)."""


class Behold(Verb, frozen=True):
    """Behold: reveal a card from your hand that fits, or choose a permanent of yours that fits (701.4). Done or paid."""

    what: Filter
    name: str = "beheld"


class Blight(Verb, frozen=True):
    """Put so many -1/-1 counters on a creature of yours (701.68). Done or paid; `name` is the blighted creature."""

    n: Count | None = None
    who: Role = None
    name: str = "blighted"


class Forage(Verb, frozen=True):
    """Exile three cards from your graveyard or sacrifice a Food (701.61). Done or paid."""


class CollectEvidence(Verb, frozen=True):
    """Exile cards from your graveyard with so much mana value in all, or more (701.59). Done or paid."""

    n: Count | None = None


class Multiply(Effect, frozen=True):
    """Double or triple the power, the toughness, or both, of each (701.10a-c, 701.11a-c): so many times as great, until then."""

    what: Pick
    power: int = 1
    toughness: int = 1
    until: Duration | None = None


class Vote(Verb, frozen=True):
    """Starting with you, each player votes (701.38): for one of these words, of which each is then the `Result` that is its number of
    votes; or for something that fits, and `name` is what has the most votes."""

    choices: tuple[str, ...] = ()
    what: Filter | None = None
    name: str = "voted"


class Votes(Amount, frozen=True):
    """How many votes there were for that word in the vote before."""

    word: str


class Villainous(Effect, frozen=True):
    """Players face a villainous choice: each chooses one of two, which is done, before the next player does (701.55). In it
    Ref("each") is that player."""

    who: Pick
    modes: tuple[Mode, ...]


class Suspect(Verb, frozen=True):
    """Suspect creatures: they have menace and can't block until they are suspected no longer (701.60). That is
    Become(what, "unsuspected")."""

    what: Role = None


RING_BEARER = Status("ring_bearer") & PERMANENT & YOURS
"""Your Ring-bearer (701.54e)."""


class RingTempts(Verb, frozen=True):
    """The Ring tempts a player (701.54). `bearer` is bound to the creature that is chosen."""

    who: Role = None


class Airbend(Verb, frozen=True):
    """Exile permanents and spells; as long as such a card is exiled, its owner may cast it for {2} (701.65)."""

    what: Role = None
    name: str = "airbent"


class Earthbend(Verb, frozen=True):
    """Earthbend the land, which is a target: it becomes a creature with so many +1/+1 counters that comes back (701.66)."""

    what: Role = None
    n: Count | None = None


class Venture(Verb, frozen=True):
    """Venture into the dungeon, or into the one of that name (701.49)."""

    who: Role = None
    into: str = ""


class Meld(Verb, frozen=True):
    """Exile the source and one such permanent that its controller owns and controls, then meld them, if they are the pair of meld
    cards of those names (701.42, 712.4)."""

    what: Filter
    into: Word  # the combined face
    pair: tuple[str, str]


class Waterbend(Mana, frozen=True):
    """Mana of which each generic one may be paid by tapping an untapped artifact or creature (701.67)."""


class EitherCost(Cost, frozen=True):
    """One of these, as the player chooses as costs are announced (601.2b): "blight 1 or pay {3}"."""

    parts: tuple[Payable, ...]


DETAINED: tuple[Change, ...] = (Forbid(Attack(AFFECTED)), Forbid(Block(AFFECTED)), Forbid(Activate(AFFECTED)))
"""What a detained permanent can't do (701.35a)."""


def detain(what: Pick) -> Effect:
    """Detain (701.35)."""
    return Apply(what, DETAINED, YourNextTurn())
