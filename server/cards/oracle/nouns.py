"""Nouns: how filters and picks are called: "another target creature you control", "creatures your opponents control", "it"."""

from __future__ import annotations

from typing import NamedTuple

from server.engine.abilities.acts import RING_BEARER
from server.engine.abilities.filters import ANY_TARGET, PLAYER, And, HasAttached, InZone, Is, Not, Opponent, Or, Same, Status, You
from server.engine.abilities.picks import All, AttackedBy, Beside, Choose, ControllerOf, OwnerOf, Ref, Search, Target, Together, Top
from server.engine.abilities.words import Count, Filter, Pick

from .numbers import article, listed, number_word, plural, possessive
from .phrases import ADJECTIVES, AFTERS, NOUNS, REFS
from .rendering import Renderer, Unsayable

ENCHANTED = HasAttached(Is(Ref("self")))
OTHER = Not(Is(Ref("self")))
ROLES = (Status("defending") & PLAYER, Status("attacking") & PLAYER)
"""Players of whom there is one at a time (506.2, 805.10c, e)."""
ACTIVE = PLAYER & Status("active")
"""One of the active players, chosen by who controls the ability (805.9)."""


class Noun(NamedTuple):
    """What a name was bound to, as far as it matters for pronouns."""

    text: str = "permanent"
    person: bool = False
    many: bool = False
    kind: str = "permanent"
    """What it is apart from a card: the creature of "creature card"."""


class Nouns(Renderer):
    """Says filters and picks. `me` is what the source calls itself; `bound` what the names mean so far."""

    def __init__(self, me: str, attached: str = "enchanted") -> None:
        super().__init__()
        self.me = me
        self.attached = attached
        self.zone = "battlefield"  # where the ability works that is being said
        self.bound: dict[str, Noun] = {}
        self.many = False  # whether the noun that is being said is a plural

    # -- filters

    def noun(self, what: Filter, how: str = "a", zone: str = "in") -> tuple[str, Noun]:
        """The filter as a noun phrase. `how`: a, each, all, bare (plural without more), one (singular without more), target, targets."""
        if isinstance(what, Is):
            return self.pick(what.ref), self.bound.get(getattr(what.ref, "name", ""), Noun())
        if isinstance(what, Same):
            return self.pick(what.ref), Noun("player", True)
        if isinstance(what, You):
            return "you", Noun("you", True)
        if what == RING_BEARER:
            return "your Ring-bearer", Noun("creature")
        if isinstance(what, Opponent) and how in ("bare", "all"):
            return "your opponents", Noun("player", True, True)
        if what == ANY_TARGET:
            return self._determined("target", how, False), Noun("permanent", False, how in ("all", "bare", "targets"))
        if isinstance(what, Or) and not all(self._is_head(part) for part in what.parts):
            said = [self.noun(part, "bare" if how == "all" else how, zone) for part in what.parts]
            text = listed([text for text, _ in said], "or" if how in ("a", "one", "target") else "and")
            return f"all {text}" if how == "all" else text, said[0][1]
        return self._simple(what, how, zone)

    def _simple(self, what: Filter, how: str, zone: str) -> tuple[str, Noun]:
        parts = what.parts if isinstance(what, And) else (what,)
        many = how in ("all", "bare", "targets")
        before, after, heads, zones, other, held = [], [], [], [], False, False
        was, self.many = self.many, many
        try:
            for part in parts:
                if part == ENCHANTED:
                    held = True
                elif part == OTHER and how in ("a", "target"):
                    other = True
                elif isinstance(part, InZone):
                    zones.append(self._zone(part, zone, many))
                elif self._is_head(part):
                    heads.append(part)
                    before.append("")
                else:
                    adjective = self.try_rows(ADJECTIVES, part)
                    if adjective is not None:
                        before.append(adjective)
                    else:
                        after.append(self.rows(AFTERS, part))
        finally:
            self.many = was
        joined = "and" if how in ("all", "bare") else "or"
        if heads:
            words = [self._head(h, False, joined) for h in heads[:-1]] + [self._head(heads[-1], many, joined)]
        else:
            words = ["permanents" if many else "permanent"]
        filled = iter(words)
        front = [adjective or next(filled, "") for adjective in before] + list(filled)
        text = " ".join([*_comma_adjectives(front), *after, *zones])
        person = any(isinstance(h, Opponent) or self._head(h, False, "or") == "player" for h in heads)
        names = [self._head(h, False, "or") for h in heads] or ["permanent"]
        noun = Noun("player" if person else names[-1], person, many, names[0])
        if held:
            return f"{self.attached} {text}", noun
        return self._determined(text, how, other), noun

    def _is_head(self, part: Filter) -> bool:
        if isinstance(part, Opponent):
            return True
        if isinstance(part, Or):
            return all(self._is_head(p) for p in part.parts)
        return self.try_rows(NOUNS, part) is not None

    def _head(self, part: Filter, many: bool, joined: str) -> str:
        if isinstance(part, Opponent):
            return "opponents" if many else "opponent"
        if isinstance(part, Or):
            return listed([self._head(p, many, joined) for p in part.parts], joined)
        text = self.rows(NOUNS, part)
        return plural(text) if many else text

    def _zone(self, part: InZone, word: str, many: bool) -> str:
        if part.whose is None:
            whose = f"all {plural(part.zone)}" if many else article(part.zone)
        elif isinstance(part.whose, Opponent):
            whose = f"{'your opponents' + chr(39) if many else 'an opponent' + chr(39) + 's'} {plural(part.zone) if many else part.zone}"
        else:
            whose = f"{possessive(self.noun(part.whose)[0])} {part.zone}"
        return f"{word} {whose}"

    @staticmethod
    def _determined(text: str, how: str, other: bool) -> str:
        if how == "a":
            return f"another {text}" if other else article(text)
        if how == "target":
            return f"another target {text}" if other else "any target" if text == "target" else f"target {text}"
        if how in ("each", "all"):
            return f"{how} {text}"
        return plural("target") if how == "targets" and text == "target" else text

    # -- picks

    def pick(self, pick: Pick, how: str = "", zone: str = "in") -> str:
        """The pick as a noun phrase, and its name bound for later pronouns."""
        if pick == Ref("self") and zone == "from" and self.zone in ("graveyard", "hand"):
            return f"{self.me} from your {self.zone}"
        if isinstance(pick, Ref):
            return self._ref(pick)
        if isinstance(pick, Target):
            return self._target(pick, zone)
        if isinstance(pick, Choose) and pick.what == ACTIVE:
            return "the active player"
        if isinstance(pick, Choose):
            text, noun = self._counted(pick.what, pick.least, pick.most, zone)
            self.bound[pick.name] = noun
            return f"{text} of your choice" if noun.text == "source" else text
        if isinstance(pick, All):
            return self._all(pick, how, zone)
        if isinstance(pick, AttackedBy):
            return f"the player or planeswalker {self.pick(pick.of)}'s attacking"
        if isinstance(pick, Together):
            return listed([self.pick(part, how, zone) for part in pick.parts])
        if isinstance(pick, ControllerOf):
            if self.bound.get(getattr(pick.of, "name", ""), Noun()).text in ("player or planeswalker", "opponent or planeswalker"):
                return "that player or that planeswalker's controller"
            return f"{possessive(self.pick(pick.of))} controller"
        if isinstance(pick, OwnerOf):
            return f"{possessive(self.pick(pick.of))} owner"
        if isinstance(pick, Beside):
            return f"the player to your {pick.side}"
        if isinstance(pick, Top):
            whose = "your" if pick.whose is None else possessive(self.pick(pick.whose))
            self.bound[pick.name] = Noun("card", False, pick.n != 1)
            return f"the top card of {whose} library" if pick.n == 1 else f"the top {self.number(pick.n)} cards of {whose} library"
        if isinstance(pick, Search):
            text, noun = self._counted(pick.what, pick.least, pick.most, "in", finds=True)
            self.bound[pick.name] = noun
            return text
        raise Unsayable(f"no words for {pick!r}")

    def _ref(self, ref: Ref) -> str:
        if ref.name == "self":
            return ref.say or self.me
        if ref.name == "you":
            return "you"
        said = self.try_rows(REFS, ref)
        if said is not None:
            return said
        noun = self.bound.get(ref.name, Noun())
        if ref.say in ("that", "the"):
            if noun.many:
                return f"{'those' if ref.say == 'that' else 'the'} {plural(noun.text)}"
            return f"{ref.say} {noun.text}"
        if ref.say:
            return ref.say
        if noun.person:
            return f"that {noun.text}" if not noun.many else "they"
        return "them" if noun.many else "it"

    def _target(self, target: Target, zone: str) -> str:
        apart = bool(target.apart)
        if target.what == ANY_TARGET:
            self.bound[target.name] = Noun("permanent")
            if target.least == target.most == 1:
                return "any other target" if apart else "any target"
            return self._how_many(target.least, target.most) + " targets"
        if target.least == target.most == 1:
            text, noun = self.noun(target.what, "target", zone)
            self.bound[target.name] = noun
            return f"another {text}" if apart and not text.startswith("another") else text
        one = target.most == 1
        text, noun = self.noun(target.what, "one" if one else "targets", zone)
        if text.startswith("other ") and isinstance(target.what, And) and OTHER in target.what.parts:
            apart, text = True, text.removeprefix("other ")
        other = "other " if apart else ""
        self.bound[target.name] = noun
        return f"{self._how_many(target.least, target.most)} {other}target {text}"

    def _all(self, pick: All, how: str, zone: str) -> str:
        if pick.what in ROLES:
            return self.noun(pick.what, "one")[0]
        players = isinstance(pick.what, (Opponent, You)) or self.noun(pick.what, "one", zone)[1].person
        text, noun = self.noun(pick.what, pick.say or ("each" if players else how or "all"), zone)
        self.bound[pick.name] = noun
        return text

    def _counted(self, what: Filter, least: Count, most: Count, zone: str, finds: bool = False) -> tuple[str, Noun]:
        if most == 1 and (finds or least == 1):
            return self.noun(what, "a", zone)
        text, noun = self.noun(what, "one" if most == 1 else "bare", zone)
        return f"{self._how_many(0 if finds else least, most)} {text}", noun

    def _how_many(self, least: Count, most: Count) -> str:
        if most == -1:
            return "any number of" if least == 0 else "one or more"
        if least == most:
            return self.number(most)
        if least == 0:
            return f"up to {self.number(most)}"
        if isinstance(least, int) and isinstance(most, int):
            return listed([self.number(n) for n in range(least, most + 1)], "or")
        raise Unsayable(f"no words for a number from {least!r} to {most!r}")

    def number(self, n: Count) -> str:
        """A number of things, in words: "two", "X", "that many"."""
        return number_word(n) if isinstance(n, int) else self.digits(n, "many")

    def digits(self, n: Count, much: str = "much") -> str:
        """A number as it stands before damage and life; how amounts that are no plain number are said is for speech.py."""
        raise NotImplementedError

    def agree_with(self, what: Pick | Filter | None, text: str) -> str:
        """How words that follow that subject agree: you or several, or one."""
        if text == "you" or isinstance(what, Together):
            return "base"
        if isinstance(what, All):
            return "third" if text.startswith("each") or what.what in ROLES else "base"
        if isinstance(what, (Target, Choose)):
            return "third" if what.most == 1 else "base"
        if isinstance(what, Ref) and text.startswith("each "):
            return "third"
        if isinstance(what, Ref):
            noun = self.bound.get(what.name, Noun())
            return "base" if noun.many or text == "they" or text.endswith("cards") else "third"
        return "third"


def _comma_adjectives(words: list[str]) -> list[str]:
    """Of several with "non", all but the last get a comma: "noncreature, nonland card"."""
    words = [word for word in words if word]
    following = [*words[1:], ""]
    return [f"{word}," if word.startswith("non") and after.startswith("non") else word for word, after in zip(words, following)]

