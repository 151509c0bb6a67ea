"""Quantities: how numbers, mana, counters and tokens are said; the slots of these sorts."""

from __future__ import annotations

from server.engine.abilities.amounts import Result, Times, X
from server.engine.abilities.filters import CARD
from server.engine.abilities.kinds import Face
from server.engine.abilities.picks import Ref
from server.engine.abilities.tokens import PREDEFINED
from server.engine.abilities.verbs import Arrival, TokenSpec
from server.engine.abilities.words import Ability, Amount, Count, Filter, ManaKind, Quality

from .effects import MANA_CHOICES
from .nouns import Nouns
from .numbers import article, listed, number_word, ordinal, plural
from .phrases import AMOUNTS, PER, QUALITIES
from .rendering import Unsayable

COLOURS = {
    "W": "white", "U": "blue", "B": "black", "R": "red", "G": "green", "": "colorless", "multi": "multicolored", "mono": "monocolored",
}  # fmt: skip
ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")
STEPS = {
    "untap": "untap step", "upkeep": "upkeep", "draw": "draw step", "end": "end step", "combat": "combat",
    "main1": "first main phase", "main2": "second main phase", "main": "main phase",
}  # fmt: skip


class Quantities(Nouns):
    """Says how much and how many, and of what kind."""

    def digits(self, n: Count, much: str = "much") -> str:
        """The number before damage or life: "3", "X", "that much". Raises Unsayable if it takes more words."""
        if isinstance(n, int):
            return str(n)
        if n == X():
            return "X"
        if n == Result("tapped"):
            return "X"
        if n in (Result(), Result("removed")):
            return f"that {much}"
        raise Unsayable(f"no short words for {n!r}")

    def digits_(self, n: Count, argument: str) -> str:
        return self.digits(n, argument or "much")

    def words_(self, n: Count, _: str) -> str:
        return self.number(n)

    def amount_(self, n: Count, _: str) -> str:
        if not isinstance(n, Amount):
            raise Unsayable(f"{n!r} is no amount that is named")
        return self.rows(AMOUNTS, n)

    def per_(self, n: Count, _: str) -> str:
        return self.rows(PER, n)

    def many_(self, n: Count, noun: str) -> str:
        """So many of the noun."""
        return article(noun) if n == 1 else f"{self.number(n)} {plural(noun)}"

    def counted_(self, what: Filter | None, argument: str) -> str:
        """So many (by the hole that the argument names) of what the filter says."""
        n = self.holes[argument]
        assert isinstance(n, (int, Amount))
        what = CARD if what is None else what
        return self.noun(what, "a")[0] if n == 1 else f"{self.number(n)} {self.noun(what, 'bare')[0]}"

    def numerals_(self, n: int | tuple[int, ...], _: str) -> str:
        """Chapter symbols: Roman numerals (714.2a)."""
        return ", ".join(ROMAN[number] for number in (n if isinstance(n, tuple) else (n,)))

    def nth_(self, n: int, _: str) -> str:
        return ordinal(n)

    def signed_(self, n: Count, argument: str) -> str:
        """A change of power or toughness; zero takes the sign of the other one, which the argument names."""
        if isinstance(n, Times) and n.factor == -1:
            return f"-{self.digits(n.amount)}"
        if n == 0:
            other = self.holes[argument]
            return "-0" if (isinstance(other, int) and other < 0) or (isinstance(other, Times) and other.factor < 0) else "+0"
        return f"-{-n}" if isinstance(n, int) and n < 0 else f"+{self.digits(n)}"

    def generic_(self, n: Count, _: str) -> str:
        return f"{{{abs(n) if isinstance(n, int) else self.digits(n)}}}"

    def loyalty_(self, n: int, _: str) -> str:
        return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"

    def energy_(self, n: Count, _: str) -> str:
        if not isinstance(n, int):
            raise Unsayable("that many energy counters")
        return "{E}" * n

    # -- words

    def word_(self, word: str, _: str) -> str:
        return word.replace("_", " ")

    def times_(self, n: int, _: str) -> str:
        """How often."""
        return ("", "once", "twice")[n] if n < 3 else f"{number_word(n)} times"

    def plural_(self, word: str, _: str) -> str:
        return plural(word)

    def silent_(self, _: str, __: str) -> str:
        """A name that binds, which is not said."""
        return ""

    def colours_(self, letters: str, _: str) -> str:
        return listed([COLOURS[letter] for letter in letters])

    def types_of_(self, word: str, _: str) -> str:
        return plural(word)

    def kinds_(self, kinds: tuple[str, ...], _: str) -> str:
        return article(listed(list(kinds), "or"))

    def colour_(self, letter: str, _: str) -> str:
        return COLOURS[letter] if letter in COLOURS else listed([COLOURS[one] for one in letter])

    def stat_(self, stat: str, _: str) -> str:
        if stat not in ("power", "toughness", "mana_value", "loyalty"):
            raise Unsayable(stat)
        return stat.replace("_", " ")

    def counter_(self, stat: str, _: str) -> str:
        if not stat.startswith("counters:"):
            raise Unsayable(stat)
        return stat.removeprefix("counters:")

    def step_(self, step: str, _: str) -> str:
        if step not in STEPS:
            raise Unsayable(step)
        return STEPS[step]

    # -- things made of words

    def quality_(self, quality: Quality, _: str) -> str:
        return self.rows(QUALITIES, quality)

    def one_(self, kind: str, _: str) -> str:
        return article(kind)

    def mana_(self, kind: ManaKind, _: str) -> str:
        return self.rows(MANA_CHOICES, kind)

    def choices_(self, choices: tuple[str, ...], _: str) -> str:
        return listed(list(choices), "or")

    def counters_(self, n: Count, argument: str) -> str:
        """So many counters of the kind that is in the hole that the argument names."""
        return self.many_(n, f"{self.holes[argument]} counter")

    def types_(self, types: tuple[str, ...], determiner: str) -> str:
        """Types and subtypes as a noun: "Mountains", or "a Mountain" of one thing."""
        text = " ".join(types)
        if determiner != "a":
            return text
        return article(text) if self.agreement == "third" else plural(text)

    def arrival_(self, arrival: Arrival | None, _: str) -> str:
        if arrival is None:
            return ""
        if arrival == Arrival(tapped=True):
            return "tapped"
        if arrival == Arrival(attacking=True):
            return "attacking"
        if arrival == Arrival(transformed=True):
            return "transformed"
        if arrival == Arrival(tapped=True, attacking=True):
            return "tapped and attacking"
        if arrival == Arrival(tapped=True, attacking=True, whom=Ref("each"), theirs=True):
            return "tapped and attacking that player or a planeswalker they control"
        raise Unsayable(f"no words for {arrival!r}")

    def tapped_(self, token: TokenSpec, argument: str) -> str:
        """So many of the token, which enter tapped."""
        n = self.holes[argument]
        assert isinstance(n, (int, Amount))
        if token not in PREDEFINED:
            raise Unsayable("not just a name")
        return self.many_(n, f"tapped {self._token_name(token)} token")

    def face_(self, face: Face, _: str) -> str:
        """What a face is called."""
        return face.name

    def _token_name(self, token: TokenSpec) -> str:
        """How a token is called that is only named (111.10)."""
        return f"{token.name} Role" if "Role" in token.subtypes else token.name

    def tokens_(self, token: TokenSpec, argument: str) -> str:
        """So many of the token; one if no hole is named, and several without their number if the argument says so."""
        n = 2 if argument == "several" else self.holes[argument] if argument else 1
        assert isinstance(n, (int, Amount))
        if token in PREDEFINED or (token.power is None and "creature" not in token.types):
            return self.many_(n, f"{self._token_name(token)} token")
        colours = listed([COLOURS[c] for c in token.colours or ("",)])
        kinds = " ".join([*token.supertypes, colours, *token.subtypes, *token.types])
        size = "" if token.power is None else f"{self.digits(token.power)}/{self.digits(token.toughness or 0)} "
        text = f"{size}{kinds} token"
        if token.name != " ".join(token.subtypes):  # 111.4
            kinds = " ".join([colours, *token.subtypes, *token.types])
            text = f"{' '.join(token.supertypes)} {size}{kinds} token".strip()
            have = self.with_(token.abilities)
            return f"{token.name}, {article(text)} with {have}" if have else f"{token.name}, {article(text)}"
        have = self.with_(token.abilities)
        counted = article(text) if n == 1 else f"{text}s" if argument == "several" else f"{self.number(n)} {text}s"
        return f"{counted} with {have}" if have else counted

    def with_(self, abilities: tuple[Ability, ...]) -> str:
        """The abilities of a token, as they follow "with"."""
        raise NotImplementedError
