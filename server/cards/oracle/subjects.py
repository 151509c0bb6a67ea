"""Subjects: who does it, what it happens to, and how the verbs after it agree; the slots of these sorts."""

from __future__ import annotations

from typing import Any

from server.engine.abilities.filters import And, Is, Or
from server.engine.abilities.picks import All, Choose, OwnerOf, Ref, Target
from server.engine.abilities.words import Amount, Filter, Pick

from .nouns import ENCHANTED, Noun
from .numbers import listed, plural, possessive
from .phrases import ADJECTIVES, AFTERS
from .quantities import Quantities
from .rendering import Unsayable

BASIC_LAND_TYPES = ("Plains", "Island", "Swamp", "Mountain", "Forest")


def key_of(pick: Pick | None) -> str:
    """Whom a subject means, as far as it can be left out when it comes again."""
    if pick is None or pick == Ref("you"):
        return "you"
    name = getattr(pick, "name", None)
    return str(name) if isinstance(pick, (Ref, Target, Choose)) and name is not None else repr(pick)


class Subjects(Quantities):
    """Says subjects, and keeps what clauses need to know of each other. `land`: the object is a land; `creature`: it is a creature."""

    def __init__(self, name: str, me: str, attached: str, land: bool, creature: bool) -> None:
        super().__init__(me, attached)
        self.name, self.land, self.creature = name, land, creature
        self.mood = ""  # "": as told; "base": after may; "same": the subject was said already
        self.base_subject = ""
        self.subject = ""  # of the last clause of this sentence
        self.quoting = False  # within quotation marks
        self.host: Filter | None = None  # what gets an ability in quotation marks, by which that calls itself
        self.joined = False  # this clause follows another in the same sentence
        self.about_self = False  # the event that is being said happens to the source, or to what it is attached to
        self.flags: tuple[str, ...] = ()
        self.known: dict[str, Noun] = {}
        """What other abilities of the object have named."""

    def save(self) -> object:
        return self.agreement, dict(self.bound), self.mood, self.base_subject, self.subject, self.joined, self.about_self, self.flags

    def restore(self, state: Any) -> None:
        self.agreement, self.bound, self.mood, self.base_subject, self.subject, self.joined, self.about_self, self.flags = state

    # -- subjects

    def doer_(self, who: Pick | None, _: str) -> str:
        """Who does it: nobody is named if it is you, told what to do."""
        return self._subject(who, "" if who is None else None)

    def you_(self, who: Pick | None, _: str) -> str:
        """Who does it, where "you" is said."""
        return self._subject(who, None)

    def source_(self, what: Pick | None, _: str) -> str:
        """What deals damage: the source of the ability if nothing is named."""
        return self._subject(Ref("self") if what is None else what, None)

    def _subject(self, who: Pick | None, silent: str | None) -> str:
        key = key_of(who)
        if self.mood == "same":
            self.mood = ""
            return ""
        if self.mood == "base":
            self.mood, self.agreement = "", "bare"
            if key == self.base_subject:
                return ""
            text = self.pick(who or Ref("you"))
            self.agreement = "bare"
            return f"have {text}"
        pronoun = who is None or isinstance(who, All) or (isinstance(who, Ref) and who.say == "" and key != "you")
        repeated = self.joined and key == self.subject and pronoun
        self.subject = key
        if who is None and silent is not None:
            self.agreement = "base"
            return ""
        text = self.pick(who or Ref("you"), "each" if isinstance(who, All) else "")
        self.agreement = self.agree_with(who or Ref("you"), text)
        return "" if repeated else text

    def become_(self, what: Pick, argument: str) -> str:
        """What a continuous effect changes; with "land", only if that is a land."""
        named = self.bound.get(getattr(what, "name", ""), Noun()).text
        if argument == "land" and not ((what == Ref("self") and self.land) or named in BASIC_LAND_TYPES):
            raise Unsayable("not a land")
        if isinstance(what, All) and not what.say:
            text, noun = self.noun(what.what, "bare")
            self.bound[what.name] = noun
            self.agreement = "base"
            return text
        return self._subject(what, None)

    def again_(self, who: object, _: str) -> str:
        """A pronoun for whoever was named just before."""
        if isinstance(who, Filter):
            text = self.noun(who, "one")[0]
            self.agreement = "base" if text == "you" else "third"
            return "you" if text == "you" else f"that {text}"
        if who is None or who == Ref("you"):
            self.agreement = "base"
            return "you"
        self.agreement = "base"
        return "they"

    def actor_(self, what: Filter | None, name: str) -> str:
        """The subject of an event, bound for later words."""
        if what is None:
            raise Unsayable("nobody is named")
        batch = "batch" in self.flags
        text, noun = self.noun(what, "bare" if batch else "a")
        self.flags = tuple(flag for flag in self.flags if flag != "batch")
        self.about_self = _is_self(what) and (self.attached == "enchanted" or what == Is(Ref("self")))
        self._bind(name or ("that_player" if noun.person else "it"), noun)
        self.agreement = "base" if batch or text == "you" else "third"
        return text

    def own_(self, what: Filter | None, _: str) -> str:
        """The source itself, which is not named."""
        if what is None or not _is_self(what):
            raise Unsayable("it is not about the source")
        self.about_self = True
        return ""

    def seen_(self, what: Filter | None, name: str) -> str:
        """Another part of an event, bound for later words."""
        if what is None:
            raise Unsayable("nothing is named")
        text, noun = self.noun(what, "a")
        self._bind("that_player" if noun.person else name if name not in ("", "a") else "it", noun)
        return text

    def _bind(self, name: str, noun: Noun) -> None:
        self.bound[name] = noun

    # -- nouns

    def np_(self, what: Pick | Filter, argument: str) -> str:
        how, _, zone = argument.partition(" ")
        if isinstance(what, Filter):
            if how == "quality" and not isinstance(what, (And,)):
                return self.try_rows(ADJECTIVES, what) or self.noun(what, "bare")[0]
            text = self.noun(what, how or "a")[0]
            self.agreement = "base" if how in ("bare", "all") or text == "you" else "third"
            return text
        text = self.pick(what, how, zone or "in")
        self.agreement = self.agree_with(what, text)
        return text

    def poss_(self, what: Pick | Filter, _: str) -> str:
        if isinstance(what, Ref) and what.name == "that_player":
            return "their"
        return possessive(self.np_(what, ""))

    def their_(self, what: Pick, _: str) -> str:
        return "your" if what is None or what == Ref("you") else "their"

    def owner_(self, who: Filter, _: str) -> str:
        return possessive(self.noun(who, "one")[0])

    def that_(self, what: Filter, _: str) -> str:
        parts = what.parts if isinstance(what, Or) else (what,)
        return "that " + listed([self.noun(part, "one")[1].text for part in parts], "or")

    def those_(self, what: Filter, _: str) -> str:
        return f"those {plural(self.noun(what, 'one')[1].text)}"

    def head_(self, _: object, name: str) -> str:
        """What the name was bound to, without more."""
        return self.bound.get(name, Noun()).text

    def found_(self, what: Filter, most: str) -> str:
        """What somebody searches for, as many as the hole that the argument names says at most."""
        n = self.holes[most]
        assert isinstance(n, (int, Amount))
        text, self.bound["found"] = self._counted(what, 0, n, "in", finds=True)
        return text

    def after_(self, what: Filter, _: str) -> str:
        return self.rows(AFTERS, what)

    def several_(self, _: object, __: str) -> str:
        """Nothing, but what follows agrees with several."""
        self.agreement = "base"
        return ""

    def adjective_(self, what: Filter, _: str) -> str:
        return self.rows(ADJECTIVES, what)

    def me_(self, _: object, argument: str) -> str:
        self.agreement = "third"
        if argument == "name":
            return self.me if self.me == "this token" else "this creature" if self.quoting else self.name
        if argument == "spell":
            return "this spell"
        return self.me

    def under_(self, who: Pick | None, _: str) -> str:
        if isinstance(who, OwnerOf):
            return "under its owner's control" if self.agreement == "third" else "under their owners' control"
        return "" if who is None else f"under {possessive(self.pick(who))} control"


def _is_self(what: Filter) -> bool:
    return what == Is(Ref("self")) or (isinstance(what, And) and ENCHANTED in what.parts)
