"""Profile: what a list of abilities lets a player do, worked out once for each such list (113, 605.1, 702)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from .. import keywords
from ..abilities.acts import Waterbend
from ..abilities.amounts import AnyColour, OneOf, Symbols
from ..abilities.kinds import Activated, ExtraCost, Keyword, OtherCost, Spell, Triggered
from ..abilities.picks import SELF, Target
from ..abilities.structures import AnyEvent, Costs, Later, Loyalty, Mana, Nth, OneOrMore, Provided, WhenDone
from ..abilities.verbs import Activate, AddMana, Tap, Untap
from ..abilities.words import Ability, Effect, Event, Payable, Word
from ..mana.symbols import BIT, COLOURS, SNOW, parse, split

if TYPE_CHECKING:
    from ..game import Game


class Profile:
    """What the abilities are good for. Indices are those of the list."""

    __slots__ = (
        "mana", "simple", "ways", "mask", "adds", "acts", "elsewhere", "spell", "extras", "mandatory", "others", "enchant",
        "mutates", "taps",
    )  # fmt: skip

    def __init__(self, abilities: tuple[Ability, ...]) -> None:
        mana: list[tuple[int, Activated]] = []
        acts: list[tuple[int, Activated]] = []
        elsewhere: list[tuple[int, Activated]] = []
        for index, ability in enumerate(abilities):
            for place, made in enumerate(all_activated(ability)):
                where = elsewhere if made.zone != "battlefield" else mana if is_mana_ability(made) else acts
                where.append((index + place * SECOND, made))
        self.mana = tuple(mana)
        """Its mana abilities (605.1a)."""
        self.simple = all(simple_mask(ability) for _, ability in mana)
        """Whether each of those is {T}: Add one mana, and nothing more."""
        self.ways = tuple((simple_mask(ability), index, ability) for index, ability in mana) if self.simple else ()
        """Then the types that each of them can add, as masks."""
        self.mask = 0
        for way in self.ways:
            self.mask |= way[0]
        unfolded = [activated(ability) or ability for ability in abilities]
        self.adds = tuple(a for a in unfolded if isinstance(a, (Activated, Triggered)) and mana_words(a.do))
        """All its abilities that add mana, mana abilities or not (106.7)."""
        self.acts = tuple(acts)
        """Its other activated abilities that function on the battlefield."""
        self.elsewhere = tuple(elsewhere)
        parts = [part for a in abilities for part in (keywords.programs(a) if isinstance(a, Keyword) else (a,))]
        self.spell: tuple[Effect, ...] = tuple(a.do for a in parts if isinstance(a, Spell))
        """What it does as it resolves, that of its keywords last (702.50a, 702.99a, 702.113a, 702.174a)."""
        self.extras = tuple(part for part in parts if isinstance(part, ExtraCost))
        self.mandatory = tuple(part for extra in self.extras if not extra.optional for part in extra.costs)
        """The additional costs that must be paid (601.2b)."""
        self.others = tuple(a for a in abilities if isinstance(a, OtherCost))
        self.enchant = next((a.what for a in abilities if isinstance(a, Keyword) and a.word == "enchant"), None)
        self.mutates = any(isinstance(a, Keyword) and a.word == "mutating" for a in abilities)
        """Whether it is a mutating creature spell (702.140a)."""
        self.taps = any(SELF_TAP in costs(a) for _, a in (*acts, *mana))


SELF_TAP = Tap(SELF)
SELF_UNTAP = Untap(SELF)


@lru_cache(maxsize=8192)
def profile(abilities: tuple[Ability, ...]) -> Profile:
    """The profile of an object with these abilities."""
    return Profile(abilities)


@lru_cache(maxsize=8192)
def all_activated(ability: Ability) -> tuple[Activated, ...]:
    """The activated ability that this is, or those that the keyword stands for (702)."""
    if isinstance(ability, Activated):
        return (ability,)
    return tuple(made for made in keywords.programs(ability) if isinstance(made, Activated)) if isinstance(ability, Keyword) else ()


def activated(ability: Ability) -> Activated | None:
    """The activated ability that this is, or the first that the keyword stands for; None if there is none."""
    return next(iter(all_activated(ability)), None)


def activated_at(abilities: tuple[Ability, ...], index: int) -> Activated | None:
    """The activated ability of that index among the abilities; None if there is none."""
    place, number = divmod(index, SECOND)
    some = all_activated(abilities[number]) if 0 <= number < len(abilities) else ()
    return some[place] if 0 <= place < len(some) else None


SECOND = 500
"""What is added to the index of an ability for the second activated ability that it stands for (reconfigure, 702.151a)."""
ONCE = 1000
"""Obj.used[ONCE + number]: how often a triggered ability has triggered this turn."""
PERMITS_USED = 1999
"""Obj.used[PERMITS_USED] of its source: how often its permission was used this turn."""
EVER = 2000
"""Obj.used[EVER + number]: how often an ability has triggered, or was activated, over all turns."""


def note_use(game: Game, oid: int, index: int, ability: Activated) -> None:
    """Note that an ability that can be activated only once (702.177a) was."""
    if "ever" in ability.when.split() and oid in game.state.objects:
        obj = game.state.edit(oid)
        obj.used = {**obj.used, EVER + index: 1}


@lru_cache(maxsize=8192)
def costs(ability: Activated) -> tuple[Payable, ...]:
    """The costs of the ability one by one, in a row."""
    return tuple(flat(ability.costs))


def flat(parts: tuple[Payable, ...]) -> Iterator[Payable]:
    """Costs without the boxes they come in."""
    for part in parts:
        if isinstance(part, Costs):
            yield from flat(part.parts)
        else:
            yield part


@lru_cache(maxsize=8192)
def mana_symbols(parts: tuple[Payable, ...]) -> str:
    """The mana among costs, in symbols; "" if there is none."""
    return "".join(part.symbols for part in flat(parts) if isinstance(part, Mana))


@lru_cache(maxsize=8192)
def waterbent(parts: tuple[Payable, ...], x: int) -> int:
    """How much generic mana among the costs may be waterbent (701.67b)."""
    needed = (parse(part.symbols) for part in flat(parts) if isinstance(part, Waterbend))
    return sum(one.generic + one.x * x for one in needed)


@lru_cache(maxsize=8192)
def is_loyalty(ability: Activated) -> bool:
    """Whether it has a loyalty symbol in its cost (606.2)."""
    return any(isinstance(part, Loyalty) for part in costs(ability))


def words(word: object) -> Iterator[Word]:
    """The word and all words in it, in the order of the text; not those of further abilities, which speak for themselves."""
    if isinstance(word, Word):
        yield word
        if isinstance(word, (Later, WhenDone)):
            return
        for name in word.__struct_fields__:
            value = getattr(word, name)
            if not isinstance(value, Ability):
                yield from words(value)
    elif isinstance(word, tuple):
        for item in word:
            if not isinstance(item, Ability):
                yield from words(item)


@lru_cache(maxsize=8192)
def mana_words(do: Effect) -> tuple[AddMana, ...]:
    """Where the effect adds mana, in the order of the text."""
    return tuple(word for word in words(do) if isinstance(word, AddMana))


@lru_cache(maxsize=8192)
def adds_mana(do: Effect) -> bool:
    """Whether the effect could add mana, and has no target (605.1)."""
    adds = False
    for word in words(do):
        if isinstance(word, Target):
            return False
        adds = adds or isinstance(word, AddMana)
    return adds


@lru_cache(maxsize=8192)
def is_mana_ability(ability: Activated) -> bool:
    """Whether the activated ability is a mana ability (605.1a)."""
    return adds_mana(ability.do) and not is_loyalty(ability)


@lru_cache(maxsize=8192)
def is_triggered_mana_ability(ability: Triggered) -> bool:
    """Whether the triggered ability is a mana ability (605.1b)."""
    return _about_mana(ability.event) and adds_mana(ability.do)


def _about_mana(event: Event) -> bool:
    if isinstance(event, AnyEvent):
        return all(_about_mana(part) for part in event.events)
    if isinstance(event, (OneOrMore, Nth, Provided)):
        return _about_mana(event.event)
    return isinstance(event, AddMana) or (isinstance(event, Activate) and event.ability == "mana")


@lru_cache(maxsize=8192)
def simple_mask(ability: Activated) -> int:
    """The types of which it adds one mana, as a mask, if it is "{T}: Add ..." and nothing more; else 0."""
    do = ability.do
    if ability.costs != (SELF_TAP,) or ability.when or ability.cond is not None or ability.who is not None or type(do) is not AddMana:
        return 0
    if do.n not in (None, 1) or do.who is not None or do.only is not None or do.lasts or do.through or do.rider is not None:
        return 0
    return kind_mask(do.mana)


def kind_mask(kind: object) -> int:
    """The types of a kind that is just one mana, whatever the state of the game; 0 of any other."""
    if isinstance(kind, Symbols):
        symbols = split(kind.symbols)
        return BIT.get(symbols[0], 0) & ~SNOW if len(symbols) == 1 else 0
    if isinstance(kind, OneOf):
        mask = 0
        for choice in kind.choices:
            symbols = split(choice)
            if len(symbols) != 1 or symbols[0] not in BIT or symbols[0] == "S":
                return 0
            mask |= BIT[symbols[0]]
        return mask
    return COLOURS if isinstance(kind, AnyColour) else 0


