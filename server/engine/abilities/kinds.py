"""The kinds of ability (113.3), and what a card is made of."""

from __future__ import annotations

from .structures import Costs, Mana
from .words import Ability, Change, Cond, Cost, Count, Effect, Event, Filter, Payable, Word


class Spell(Ability, frozen=True):
    """What an instant or sorcery does as it resolves (113.3a)."""

    do: Effect
    word: str = ""  # ability word


class Activated(Ability, frozen=True):
    """[Cost]: [Effect.] (602). A mana ability is recognised by what it does (605.1a), a loyalty ability by its cost (606)."""

    costs: tuple[Payable, ...]
    do: Effect
    when: str = ""  # "", sorcery (as a sorcery), once (each turn), your_turn, ... separated by spaces
    cond: Cond | None = None  # "activate only if"
    zone: str = "battlefield"
    who: Filter | None = None  # who may activate it; None: its controller (602.2)
    word: str = ""  # ability word, or the keyword this is the program of


class Triggered(Ability, frozen=True):
    """When/Whenever/At [event], if [condition], [effect] (603)."""

    event: Event
    do: Effect
    cond: Cond | None = None  # intervening if (603.4)
    zone: str = "battlefield"
    word: str = ""
    limit: str = ""  # once: only once each turn; game: only once


class Static(Ability, frozen=True):
    """Simply true (604): these changes to what fits (None: to the source, or to the rules), while the condition holds."""

    changes: tuple[Change, ...]
    over: Filter | None = None
    cond: Cond | None = None
    zone: str = "battlefield"
    cda: bool = False
    word: str = ""
    say: str = ""  # for the printer alone: "each" or "all" before what it is over, "last": the condition comes last


class Keyword(Ability, frozen=True):
    """A keyword ability (702): flying, protection with a filter, equip with a cost, crew with a number ..."""

    word: str
    what: Filter | None = None
    cost: Cost | None = None
    n: Count | None = None
    apart: bool = False  # the printer gives it a line of its own
    frame: Word | None = None  # of a symbol in a framed text box: what stands beside it, a Chapter or a Level


class Chapter(Word, frozen=True):
    """What stands beside the chapter symbols of a Saga (714.2): done as its lore counters reach one of the numbers."""

    numbers: tuple[int, ...]
    do: Effect


class Level(Word, frozen=True):
    """What stands beside a level symbol (711.2) or a class level bar (716.2): abilities, and a size, that the permanent has from
    that level on (up to `most`, unless it is 0)."""

    least: int
    most: int = 0
    power: int | None = None
    toughness: int | None = None
    abilities: tuple[Ability, ...] = ()


class Marked(Word, frozen=True):
    """The ability that a keyword stands before (702): boast, exhaust, max speed, solved."""

    ability: Ability


class Goal(Word, frozen=True):
    """What a Case has to see to be solved (719.3a)."""

    cond: Cond


class AsEnters(Ability, frozen=True):
    """As ~ enters, or ~ enters with or tapped (614.1c-d): done as part of entering."""

    do: Effect


class AsBecomes(Ability, frozen=True):
    """As ~ is turned face up (708.11), as it transforms (712.20): done as part of that; `how` is a word of Become.how."""

    how: str
    do: Effect


class Opening(Ability, frozen=True):
    """If this card is in your opening hand, you may begin the game with it on the battlefield, or do this (103.6)."""

    do: Effect


class ExtraCost(Ability, frozen=True):
    """As an additional cost to cast this spell (601.2b, 118.8): paid always, or if the player likes (`optional`, with a label),
    any number of times if `again` (multikicker, 702.33c). If it is paid, so many of the modes are chosen as `modes` says: "all"
    (entwine, 702.42a), or "any" number."""

    costs: tuple[Payable, ...]
    label: str = ""
    optional: bool = False
    again: bool = False
    modes: str = ""


class OtherCost(Ability, frozen=True):
    """You may pay this rather than this spell's mana cost (118.9), if the condition holds."""

    costs: tuple[Payable, ...]
    label: str = ""
    cond: Cond | None = None


class Face(Word, frozen=True):
    """One face of a card: its printed characteristics (109.3), which are also its copiable values (707.2)."""

    name: str
    cost: str = ""  # mana cost in symbols; "" none (202.1b)
    types: tuple[str, ...] = ()  # lower case
    subtypes: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()
    power: int | str | None = None  # "*" is defined by an ability (208.2)
    toughness: int | str | None = None
    loyalty: int | str | None = None  # "X": what the spell's X was (306.5b)
    defense: int | None = None
    colours: str | None = None  # colour indicator (204); None: by the mana cost
    halves: tuple[Face, ...] = ()  # of a permanent with a shared type line, left and right (709.5b)


class Card(Word, frozen=True):
    """A card: its faces and how they lie (normal, split, adventure, transform, modal_dfc, flip ...)."""

    faces: tuple[Face, ...]
    layout: str = "normal"

    @property
    def name(self) -> str:
        """The name by which decklists know it."""
        return " // ".join(face.name for face in self.faces)


def card(
    name: str,
    cost: str = "",
    type_line: str = "",
    *abilities: Ability,
    pt: tuple[int | str, int | str] | None = None,
    loyalty: int | str | None = None,
    colours: str | None = None,
) -> Card:
    """A card of one face, its type line as printed: "Legendary Creature — Human Scout"."""
    front, _, back = type_line.partition(" — ")
    words = front.lower().split()
    supers = tuple(w for w in words if w in {"basic", "legendary", "snow", "world", "ongoing"})
    power, toughness = pt if pt is not None else (None, None)
    return Card((
        Face(name, cost, tuple(w for w in words if w not in supers), tuple(back.split()), supers, abilities, power, toughness,
             loyalty, None, colours),
    ))  # fmt: skip


_ = (Costs, Mana)
