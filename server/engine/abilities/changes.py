"""Changes: what a continuous effect does (611), each in its layer (613), or to the rules of the game (614-616, 101.2)."""

from __future__ import annotations

from .words import Ability, Change, Cond, Cost, Count, Duration, Effect, Event, Filter, ManaKind, Payable, Pick, Verb, Word


# layer 1
class CopyOf(Change, frozen=True):
    """Has the copiable values of something (707.2), except as the further changes say (707.9)."""

    of: Pick
    but: tuple[Change, ...] = ()


class Becomes(Change, frozen=True):
    """Has exactly these copiable values, a Face: what CopyOf makes of itself as the effect begins (707.2b)."""

    face: Word


class Rename(Change, frozen=True):
    """Is called so: only as an exception to a copy (707.9b). `say` is for the printer alone: her, his ..."""

    name: str
    say: str = "its"


class Recost(Change, frozen=True):
    """Has this mana cost, in symbols, or none: only as an exception to a copy (707.9b)."""

    cost: str = ""


class Keep(Change, frozen=True):
    """Has its own and does not copy that, the colour: only as an exception to a copy (707.9c)."""

    what: str


class Besides(Change, frozen=True):
    """This is done as it enters as the copy: only as an exception to a copy (707.9e). Not if it then enters as another one."""

    do: Effect


class GainThis(Change, frozen=True):
    """Has the ability that makes it so: only as an exception to a copy (707.9a). `say` is for the printer alone: she, he ..."""

    say: str = "it"


# layer 2
class Control(Change, frozen=True):
    """Is controlled by (613.1b)."""

    who: Pick


# layer 3
class Words(Change, frozen=True):
    """Text that says one word says another (612)."""

    old: str
    new: str


# layer 4
class Types(Change, frozen=True):
    """Card types, subtypes, supertypes are set, added or lost (613.1d). Setting a basic land type takes the abilities
    of the printed text away (305.7). "all creature types" is `add=("*creature",)`. `say` is for the printer alone: isn't."""

    set: tuple[str, ...] = ()
    add: tuple[str, ...] = ()
    lose: tuple[str, ...] = ()
    say: str = ""


# layer 5
class Colours(Change, frozen=True):
    """Colours are set or added (613.1e): letters; set "" with `add=False` is colourless."""

    colours: str
    add: bool = False


# layer 6
class Gain(Change, frozen=True):
    """Has the ability."""

    ability: Ability


class GainBelow(Change, frozen=True):
    """Has what is printed below that keyword on the source, as it is when the effect begins, other such keywords apart (702.165a)."""

    word: str


class LoseAbility(Change, frozen=True):
    """Loses the keyword, all abilities if it is empty, or all but mana abilities: "nonmana" (613.1f)."""

    word: str = ""


class Cant(Change, frozen=True):
    """Can't have or gain the keyword (113.11)."""

    word: str


# layer 7
class Base(Change, frozen=True):
    """Power and toughness are set (613.4b); in a characteristic-defining ability, defined (613.4a). None: not that one."""

    power: Count | None
    toughness: Count | None


class Add(Change, frozen=True):
    """Power and toughness are modified (613.4c)."""

    power: Count
    toughness: Count


class Switch(Change, frozen=True):
    """Power and toughness are switched (613.4d)."""


# rules
class Replace(Change, frozen=True):
    """Instead (614): when the event would happen, do something else, or the event altered: its number multiplied
    (`times`) and increased (`plus`), another destination (`to`), with such an arrival (`also` is done as part of entering).

    `uses` 0 is without limit; `optional`: "you may ... instead"; `skip`: nothing happens instead (614.10).
    """

    event: Event
    do: Effect | None = None
    times: int = 1
    plus: Count = 0
    to: str = ""
    skip: bool = False
    also: Effect | None = None  # "as ~ enters", "~ enters with/tapped" (614.12), "that much plus ..., and also"
    optional: bool = False
    uses: int = 0
    cond: Cond | None = None
    mana: ManaKind | None = None  # the mana produced instead (106.12b)
    position: str = ""  # where in a library, if that is the other destination
    own: bool = False  # a self-replacement effect (614.15)
    regenerates: bool = False  # it is a regeneration, which can be forbidden (701.19c)
    under: Pick | None = None  # under whose control it enters instead (616.1b)
    whom: Pick | None = None  # damage: what is dealt it instead (614.9)
    most: Count | None = None  # just so much of it in all, the rest happens as it would
    halves: bool = False  # half that much, rounded down


class Prevent(Change, frozen=True):
    """Prevent damage (615): of the event that fits, so much (None: all), a shield of that size if `shield`; then do what follows,
    with `Result("amount")` that much (615.5)."""

    event: Event
    n: Count | None = None
    shield: bool = False
    also: Effect | None = None
    uses: int = 0  # as in Replace: "the next time"


class Unpreventable(Change, frozen=True):
    """Damage that fits can't be prevented (615.12)."""

    event: Event


class Forbid(Change, frozen=True):
    """Can't (101.2): an event that fits does not happen, an action that fits is illegal. `unless` is a cost that allows it
    (508.1g: "unless their controller pays {2}")."""

    event: Event
    unless: Cost | None = None
    but: Cond | None = None  # "unless" a condition holds


class Require(Change, frozen=True):
    """Must if able (508.1d, 509.1c)."""

    event: Event


class Permit(Change, frozen=True):
    """May: cast or play what fits from a zone, at instant speed (`flash`), without paying (`free`), for another cost (`cost`,
    118.9) or for this in addition (`extra`, 118.8), as often as `limit` a turn (0: any). Lands are played:
    Move(what, "battlefield", manner="play", by=who)."""

    event: Event
    zone: str = ""
    flash: bool = False
    free: bool = False
    limit: int = 0
    cost: Cost | None = None
    extra: Cost | None = None


class Price(Change, frozen=True):
    """What fits costs so much more (less if negative) of generic mana, or this in addition (118.7-118.9); or less of these
    symbols ("{W}{B}", 118.7b-c); and in the end at least so much mana (601.2f). It can't reduce the mana to less than `floor`."""

    event: Event
    more: Count = 0
    cost: Cost | None = None
    less: str = ""
    least: Count = 0
    floor: int = 0
    less_of: Pick | None = None  # less by the mana cost of what that gives (118.7, 702.48c)


class DealtAs(Change, frozen=True):
    """The damage is dealt as though its source had that keyword, wither or infect (120.3)."""

    event: Event
    word: str


class ManaLasts(Change, frozen=True):
    """Such players don't lose unspent mana, of these types, as steps and phases end (106.4); or it becomes `turns` instead."""

    who: Filter
    letters: str = "WUBRGC"
    turns: str = ""


class LifeFloor(Change, frozen=True):
    """Damage that would reduce the life total of such a player to less than that reduces it to that instead (120.3a)."""

    who: Filter
    n: int = 1


class SpendOnly(Change, frozen=True):
    """Only mana that something that fits has produced may be spent on it (106.6, 601.2h)."""

    event: Event
    produced_by: Filter


class AsThough(Change, frozen=True):
    """As though (609.4): haste (of a creature's {T}, and attacking), no_defender (attacking), untapped (blocking), shadow
    (blocking), flash, any_colour (mana spent)."""

    what: str


class Assigns(Change, frozen=True):
    """Assigns combat damage equal to that, its toughness, rather than to its power (510.1a)."""

    stat: str


class Works(Change, frozen=True):
    """Crews Vehicles, and saddles Mounts too if so, as though its power were so much greater, or using that, its toughness."""

    more: int = 0
    stat: str = "power"
    saddles: bool = False


class Designated(Change, frozen=True):
    """Is so while it lasts, which is no characteristic: goaded (701.15b), paired (702.95b)."""

    word: str


class Limit(Change, frozen=True):
    """A rule's number, for what the ability is over: of a player hand_size (402.2; -1: none), lands (305.2; added); how many
    can attack or block in all, or attack that one, or block for that player (508.1c, 509.1b): attackers, blockers; how many
    have to or can block that attacker: least_blockers, most_blockers; how many that creature can block (-1: any): blocks; how
    many of them each player can untap in an untap step (502.3): untaps."""

    what: str
    n: Count
    add: bool = False


class TopShown(Change, frozen=True):
    """Such players play with the top card of their library revealed (401.5), or shown to such players only."""

    whose: Filter
    to: Filter | None = None


class Untaps(Change, frozen=True):
    """What fits untaps in the untap step of such players too (502.3)."""

    what: Filter
    whose: Filter


class AsSorcery(Change, frozen=True):
    """Only any time that player could cast a sorcery (307.5)."""

    event: Event


class AsAttacks(Change, frozen=True):
    """You may pay this as it attacks; when you do, that happens (508.1g, 607.2h)."""

    cost: Payable
    do: Effect | None = None
    word: str = ""  # of the ability that then triggers


class Earns(Change, frozen=True):
    """Any time so many things fit, you become so for the rest of the game: blessed by ten permanents (702.131b), storied by three
    artifacts, Sagas and legends (702.195)."""

    what: Filter
    least: int
    mark: str


class Exempt(Change, frozen=True):
    """The rule of that name does not apply to it: legend (704.5j)."""

    rule: str


class Silence(Change, frozen=True):
    """The event does not cause abilities (of what fits) to trigger (603.2g)."""

    event: Event
    of: Filter | None = None


class Again(Change, frozen=True):
    """An ability triggered by the event triggers an additional time (603.2d)."""

    event: Event
    of: Filter | None = None


# durations
class EndOfTurn(Duration, frozen=True):
    """Until end of turn (514.2)."""


class EndOfCombat(Duration, frozen=True):
    """Until end of combat (511.2)."""


class YourNextTurn(Duration, frozen=True):
    """Until the next turn of the player begins (500.4)."""

    who: Pick | None = None  # None: you


class Until(Duration, frozen=True):
    """Until the event happens (610.3, 611.2a), or the turn ends if `this_turn`: "the next spell you cast this turn"."""

    event: Event
    this_turn: bool = False


class Through(Duration, frozen=True):
    """To the end of the next such step of that player (611.2a): "during its controller's next untap step"."""

    step: str
    who: Pick | None = None  # None: who controls what is affected


class While(Duration, frozen=True):
    """For as long as it holds (611.2b)."""

    cond: Cond


class ThisGame(Duration, frozen=True):
    """For the rest of the game."""


END_OF_TURN = EndOfTurn()

__all__ = [name for name, value in list(globals().items()) if isinstance(value, type) and issubclass(value, (Change, Duration))]
__all__ += ["END_OF_TURN"]
_ = (Filter, Verb)  # the kinds of word that fields may hold
