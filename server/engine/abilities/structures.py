"""Structures: how instructions are put together, and the costs that are more than a verb."""

from __future__ import annotations

from .words import Ability, Awaited, Change, Cond, Cost, Count, Duration, Effect, Event, Filter, Payable, Pick, Quality, Verb, Word


class Seq(Effect, frozen=True):
    """One after the other, in the order written (608.2c).

    `join` is for the printer alone: "" sentences, "and", "then" (", then"), "Then" (a new sentence), "line" (a new line).
    """

    steps: tuple[Effect, ...]
    join: str = ""


class AtOnce(Effect, frozen=True):
    """All of them as one event (608.2c): "2 damage to any target and 1 damage to any other target"."""

    steps: tuple[Effect, ...]


class Select(Effect, frozen=True):
    """Only get hold of the things and bind them: "choose target creature", "you choose a card from it"."""

    what: Pick


class If(Effect, frozen=True):
    """Only if it holds; otherwise the other. `last` and `word` are for the printer alone: the condition comes last, and this
    ability word introduces what is done instead if it holds, or "instead" follows it. Of targets of the other, those that
    what is done speaks of are chosen too."""

    cond: Cond
    then: Effect
    otherwise: Effect | None = None
    last: bool = False
    word: str = ""


class May(Effect, frozen=True):
    """A player may do it (608.2d); "if you do" is `then`, and `done` names that it was done."""

    do: Effect
    who: Pick | None = None  # None: you
    then: Effect | None = None
    otherwise: Effect | None = None
    name: str = "may"


class Alternatives(Effect, frozen=True):
    """One of these verbs, chosen as it happens (608.2d): "tap or untap target permanent"."""

    parts: tuple[Verb, ...]


class Pay(Effect, frozen=True):
    """A player may pay; "unless" is an otherwise without a then (118.12)."""

    cost: Mana | Costs | TimesOver
    who: Pick | None = None
    then: Effect | None = None
    otherwise: Effect | None = None


class Each(Effect, frozen=True):
    """For each of what the pick gives, bound to `name` in turn; players in turn order of APNAP (101.4)."""

    over: Pick
    do: Effect
    name: str = "each"


class Repeat(Effect, frozen=True):
    """So many times over."""

    n: Count
    do: Effect


class Mode(Word, frozen=True):
    """One choice of a modal text (700.2), with a cost of its own (700.2h) and a name that means nothing (700.2g)."""

    do: Effect
    cost: Cost | None = None
    name: str = ""


class Modes(Effect, frozen=True):
    """Choose so many of these (700.2), chosen at announcement; `again`: the same one more than once; any number of them instead if the
    optional cost with the label `any_if` is paid."""

    least: int
    most: int
    modes: tuple[Mode, ...]
    again: bool = False
    any_if: str = ""


class ChooseQuality(Effect, frozen=True):
    """Choose a colour, a creature type, a card name ...; remembered by the source under `name` (607.2d)."""

    quality: Quality
    name: str = "chosen"


class ChooseNumber(Effect, frozen=True):
    """Choose a number between two, both included; it is the `Result` of that name afterwards."""

    least: Count
    most: Count
    name: str = "number"


class Spliced(Effect, frozen=True):
    """What the text of a spliced card does (702.47c), with targets of its own: the place tells them from those of other texts."""

    do: Effect
    place: int


class Divide(Effect, frozen=True):
    """Divide the amount among the targets as you choose (601.2d), then do it with that share (`Result("share")`)."""

    amount: Count
    among: Pick
    do: Effect


class Later(Effect, frozen=True):
    """A delayed triggered ability (603.7): at the event, do it; once unless `each`, ending with the turn if `this_turn`, or as that
    duration does."""

    event: Event
    do: Effect
    each: bool = False
    this_turn: bool = False
    until: Duration | None = None


class WhenDone(Effect, frozen=True):
    """A reflexive triggered ability (603.12): when it was done this way, as a separate object on the stack."""

    name: str
    do: Effect


class Apply(Effect, frozen=True):
    """A continuous effect from a resolving spell or ability (611.2): these changes to what the pick gives."""

    what: Pick
    changes: tuple[Change, ...]
    until: Duration | None = None  # None: for good
    first: bool = False  # the printer puts the duration first


class Regardless(Effect, frozen=True):
    """This resolves even if all of its targets have become illegal, which 608.2b would not have."""

    do: Effect


class Process(Effect, frozen=True):
    """Do it, and again as often as the player likes (608.2d): "you may repeat this process any number of times"."""

    do: Effect


class Piles(Effect, frozen=True):
    """A player separates the things into two piles, and one chooses between them (700.3): `do` is done with the things bound to
    "pile" and "other"."""

    of: Pick
    by: Pick
    do: Effect
    chooser: Pick | None = None  # None: you


class Outcome(Word, frozen=True):
    """A row of a results table (706.3a): for these results do that; `again`: the player may roll again after it."""

    least: int
    most: int
    do: Effect
    again: bool = False


class Roll(Effect, frozen=True):
    """Roll a die with so many sides (706); its result is bound to the name, and what the table says of it is done."""

    sides: int
    table: tuple[Outcome, ...] = ()
    name: str = "rolled"


class Flip(Effect, frozen=True):
    """Flip a coin (705): what is done if it is won, and if it is lost."""

    won: Effect | None = None
    lost: Effect | None = None


class Rule(Effect, frozen=True):
    """A continuous effect on the rules of the game from a resolving spell or ability (611.2c), over what the events fit."""

    changes: tuple[Change, ...]
    until: Duration | None = None


class Emblem(Effect, frozen=True):
    """You get an emblem with these abilities (114)."""

    abilities: tuple[Ability, ...]


# costs
class Mana(Cost, frozen=True):
    """Mana in symbols (107.4): "{2}{R}", "{X}", "{W/P}"."""

    symbols: str


class Costs(Cost, frozen=True):
    """All of these, in any order (118.3, 601.2h)."""

    parts: tuple[Payable, ...]
    label: str = ""


class TimesOver(Cost, frozen=True):
    """The cost so many times over (702.24a), paid as something resolves."""

    cost: Mana | Costs
    n: Count


class Choosing(Cost, frozen=True):
    """Something is chosen, which costs nothing else: the opponent to whom a gift is promised (702.174a)."""

    what: Pick


class Loyalty(Cost, frozen=True):
    """A loyalty cost (606): so many counters put on, or removed if negative; "X" removed if `x`."""

    n: int
    x: bool = False


# events that are more than a verb
class Begins(Awaited, frozen=True):
    """A phase or step begins (603.6, 805.4d): upkeep draw main1 main2 combat end cleanup ... of such a player's turn; only the
    first such step of the turn if `first`, only in the extra turn of that name (Take.name) if `turn` is said."""

    step: str
    whose: Filter | None = None
    first: bool = False
    turn: str = ""
    say: str = ""  # for the printer alone: "each" where the usual word is "the"


class OneOrMore(Awaited, frozen=True):
    """It happens to one or more at once (603.2c)."""

    event: Verb


class Nth(Awaited, frozen=True):
    """It happens for the nth time in the turn, which is one of such a player's."""

    n: int
    event: Verb
    whose: Filter | None = None


class AnyEvent(Awaited, frozen=True):
    """Any of these."""

    events: tuple[Event, ...]


class Provided(Awaited, frozen=True):
    """It happens while that is so (603.2): "during your turn"."""

    event: Event
    cond: Cond


class Whenever(Awaited, frozen=True):
    """A state trigger (603.8): when it becomes true."""

    cond: Cond
