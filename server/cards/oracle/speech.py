"""Speech: how clauses are put together: subjects, effects, events, changes, costs and abilities; the slots of these sorts.

The methods are called by `Renderer.fill` with what stands in the hole and the slot's argument: `{d:base:w}` calls `base_(d, "w")`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from server.engine.abilities.acts import Vote
from server.engine.abilities.amounts import AnyColour, Devotion, Noted
from server.engine.abilities.changes import Forbid, Limit, Price, Require, Types
from server.engine.abilities.filters import CREATURE, And, Chosen, InZone, Kind, Opponent, Status, Subtype, Type, You
from server.engine.abilities.kinds import Chapter, Goal, Keyword, Marked
from server.engine.abilities.picks import All, Choose, Ref, Search, Target, Top
from server.engine.abilities.structures import ChooseQuality, Costs, Mana, Mode, Outcome, Pay, Provided, Select, Seq
from server.engine.abilities.verbs import Create, Look, Move, Reveal, Sacrifice
from server.engine.abilities.words import Ability, Change, Cond, Cost, Duration, Effect, Event, Filter, Payable, Pick

from .clauses import ABILITIES, COSTS, KEYWORDS, PAYING
from .effects import EFFECTS
from .events import EVENTS, ONCE, TIMES
from .nouns import ENCHANTED, Noun
from .numbers import listed, number_word, possessive
from .phrases import CONDITIONS, DURATIONS, TURN
from .rendering import Unsayable
from .statics import CHANGES, RULES
from .subjects import BASIC_LAND_TYPES, Subjects, key_of
from .table import Row
from .themes import EXCEPTIONS

CANT = "can't"
LIFELESS = (Type("land"), Type("artifact"), Type("enchantment"))


GUARDS: dict[str, Callable[[Any], bool]] = {
    "plain": lambda status: status not in ("token", "chosen"),
    "size": lambda stat: stat in ("power", "toughness", "mana_value", "loyalty"),
    "search": lambda pick: isinstance(pick, Search),
    "yours": lambda pick: _where(pick, "graveyard") == You(),
    "you": lambda who: who is None or who == Ref("you"),
    "adds creature": lambda changes: any(isinstance(c, Types) and "creature" in c.add for c in changes),
    "rules": lambda changes: all(isinstance(c, (Forbid, Require, Price, Limit)) for c in changes),
    "several": lambda types: len(types) > 1,
    "land types": lambda types: all(t in BASIC_LAND_TYPES for t in types),
    "negative": lambda n: isinstance(n, int) and n < 0,
    "devotion": lambda n: isinstance(n, Devotion),
    "target player": lambda who: isinstance(who, Target) and Kind("player") in (who.what, *getattr(who.what, "parts", ())),
    "choice": lambda effect: isinstance(effect, ChooseQuality),
    "end": lambda step: step == "end",
    "keyword": lambda ability: isinstance(ability, Keyword),
    "there": lambda part: part is not None,
    "unlike mana": lambda costs: any(type(part) is not Mana for part in costs),
    "counter": lambda kind: kind in ("poison", "experience", "energy"),
    "said": lambda word: bool(word),
    "upkeep": lambda step: step in ("upkeep", "draw"),
    "type": lambda what: isinstance(what, Type),
    "moves": lambda events: all(isinstance(event, Move) for event in events),
    "many targets": lambda pick: isinstance(pick, Target) and pick.most != 1,
    "other": lambda who: who != Ref("you"),
    "any": lambda parts: len(parts) > 0,
    "attacking": lambda arrival: arrival is not None and arrival.attacking,
    "supertype": lambda word: word in ("legendary", "snow", "basic"),
    "chosen colour": lambda what: what == Chosen("colour"),
    "creature too": lambda what: CREATURE in getattr(what, "parts", ()),
    "adds to": lambda types: "creature" not in types,
    "lifeless": lambda what: any(part in LIFELESS for part in (what, *getattr(what, "parts", ()))),
    "kind": lambda what: isinstance(what, (Type, Subtype)),
    "coloured": lambda symbols: symbols != "{C}",
    "mana": lambda kind: isinstance(kind, (AnyColour, Noted)),
    "targeted": lambda pick: isinstance(pick, Target),
    "chooses": lambda pick: isinstance(pick, Choose),
    "reached": lambda n: n > 0,
    "more": lambda n: n != 0,
    "counted": lambda n: not isinstance(n, int),
    "not one": lambda n: n != 1,
    "seen": lambda pick: isinstance(pick, Ref) and pick.name == "seen",
    "card": lambda what: Kind("card") in getattr(what, "parts", ()),
    "single": lambda effect: not isinstance(effect, (Pay, Seq)),
    "provided": lambda event: isinstance(event, Provided),
    "commanders": lambda pick: isinstance(pick, All) and Status("commander") in getattr(pick.what, "parts", ()),
    "animates": lambda types: "creature" in types and "*creature" not in types,
    "proper": lambda word: word[:1].isupper(),
    "filter": lambda what: isinstance(what, Filter),
    "priced": lambda modes: all(mode.cost is not None for mode in modes),
    "worded": lambda cost: cost is not None and any(not isinstance(part, Mana) for part in getattr(cost, "parts", (cost,))),
}
"""What the guards of rows ask of the hole that they name."""


def capital(text: str) -> str:
    """The text as the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def shares_line(ability: Ability) -> bool:
    """Whether it is a keyword that stands on one line with others like it (702.1)."""
    return isinstance(ability, Keyword) and not (ability.apart or ability.frame or GUARDS["worded"](ability.cost))


def joined(line: str, text: str, ability: Ability) -> str:
    """The line of keywords with one more: after a comma, or with semicolons throughout where its reminder text would follow."""
    more = f"{text[:1].lower()}{text[1:]}"
    if isinstance(ability, Keyword) and ability.word in ("banding", "horsemanship"):
        return f"{line.replace(', ', '; ')}; {more}"
    return f"{line}, {more}"


class Speech(Subjects):
    """Says the abilities of one object."""

    def allows(self, guard: str, holes: dict[str, object]) -> bool:
        if guard in ("held", "given", "draw step"):
            return guard in self.flags
        if guard == "graveyard":
            return self.zone == guard
        if guard == "no creature":
            return not self.creature
        if guard in ("", "many", "creature"):
            return guard == "" or (self.many if guard == "many" else self.creature)
        name, _, hole = guard.rpartition(" ")
        if name.startswith("same "):
            return _mentions(holes[name[5:]], holes[hole])
        return bool(GUARDS[name](holes[hole]))

    # -- effects

    def effect(self, effect: Effect) -> str:
        """The effect as a clause, without its capital and full stop."""
        text = self.rows(EFFECTS, effect)
        if isinstance(effect, Move):
            was = self.bound.get(getattr(effect.what, "name", ""), Noun())
            self.bound[effect.name] = Noun(was.kind if effect.to == "battlefield" and was.text == "card" else "card", False, was.many)
        elif isinstance(effect, Select) and isinstance(effect.what, Choose):
            self.bound[effect.what.name] = self.noun(effect.what.what, "one")[1]
        elif isinstance(effect, Vote) and effect.what is not None:
            self.bound[effect.name] = self.noun(effect.what, "one")[1]
        elif isinstance(effect, (Look, Reveal)) and isinstance(effect.what, Top):
            self.bound[effect.name] = Noun("card", False, effect.what.n != 1)
        elif isinstance(effect, Sacrifice) and effect.what is not None:
            self.bound[effect.name] = self.noun(effect.what, "one")[1]
        return text

    def effect_(self, effect: Effect, _: str) -> str:
        return self.effect(effect)

    def sentence_(self, effect: Effect, _: str) -> str:
        return capital(self.effect(effect))

    def base_(self, effect: Effect, who: str) -> str:
        subject = self.holes[who]
        assert subject is None or isinstance(subject, Pick)
        self.mood, self.base_subject = "base", key_of(subject)
        self.agreement = "bare"
        text = self.effect(effect)
        self.mood = ""
        return text

    def sentences_(self, steps: tuple[Effect, ...], first: str) -> str:
        """One sentence each; with "Then" all but the first begin so, with "line" each has a line of its own."""
        said = []
        for i, step in enumerate(steps):
            self.subject, self.joined = "", False
            text = self.effect(step)
            said.append(text if i == 0 else f"Then {text}" if first == "Then" else capital(text))
        return (".\n" if first == "line" else ". ").join(said)

    def joined_(self, steps: tuple[Effect, ...], word: str) -> str:
        """All in one sentence."""
        said = []
        self.subject, self.joined = "", False
        mood = self.mood
        for step in steps:
            self.mood = mood
            said.append(self.effect(step))
            self.joined = True
        self.mood, self.joined = "", False
        return f"{', '.join(said[:-1])}, then {said[-1]}" if word == "then" else listed(said, word)

    def bullets_(self, modes: tuple[Mode, ...], _: str) -> str:
        said = []
        for mode in modes:
            if mode.cost is not None:
                raise Unsayable("a mode with a cost")
            self.subject, self.joined = "", False
            said.append(f"\n• {capital(self.effect(mode.do))}")
        return ".".join(said)

    def priced_(self, modes: tuple[Mode, ...], _: str) -> str:
        """Modes with costs of their own (700.2h): spree with a plus, tiered with names."""
        said = []
        for mode in modes:
            self.subject, self.joined = "", False
            mark = f"• {mode.name}" if mode.name else "+"
            cost = "" if mode.cost is None else self.cost_(mode.cost, "")
            said.append(f"{mark} — {cost} — " if mode.name else f"{mark} {cost} — ")
            said[-1] += capital(self.effect(mode.do))
        return ".\n".join(said)

    def chosen_(self, least: int, most: str) -> str:
        """How many modes are chosen; the argument names the hole of the greatest number."""
        upto = self.holes[most]
        assert isinstance(upto, int)
        if least == upto:
            return number_word(least)
        if least == 0:
            return f"up to {number_word(upto)}"
        return "one or both" if upto == 2 else "one or more"

    def until_(self, until: Duration | None, _: str) -> str:
        return "" if until is None else self.rows(DURATIONS, until)

    def turn_(self, until: Duration | None, _: str) -> str:
        return "" if until is None else self.rows(TURN, until)

    def cond_(self, cond: Cond, _: str) -> str:
        return self.rows(CONDITIONS, cond)

    def goal_(self, cond: Cond, _: str) -> str:
        return capital(self.rows(CONDITIONS, cond))

    # -- events

    def event_(self, event: Event, _: str) -> str:
        return self.rows(EVENTS, event)

    def once_(self, event: Event, _: str) -> str:
        text = self.rows(ONCE, event)
        if not self.about_self:
            raise Unsayable("it may happen again")
        return text

    def time_(self, event: Event, _: str) -> str:
        text = self.rows(TIMES, event)
        self.bound["that_player"] = Noun("player", True)
        if "draw step" in text:
            self.flags = (*self.flags, "draw step")
        return text

    def batch_(self, event: Event, _: str) -> str:
        """An event of one or more things at once: its subject is a plural without article."""
        self.flags = (*self.flags, "batch")
        return self.rows(EVENTS, event)

    def either_(self, events: tuple[Event, ...], _: str) -> str:
        """Events of the same subject, which is said once."""
        said = [self.event_(event, "").split(" ") for event in events]
        same = 0
        while all(len(words) > same + 1 and words[same] == said[0][same] for words in said):
            same += 1
        return " ".join(said[0][:same]) + " " + listed([" ".join(words[same:]) for words in said], "or")

    # -- changes

    def over_(self, over: Filter | None, how: str) -> str:
        """What a static ability is about."""
        if over is None:
            self.agreement = "third"
            return self.me
        held = ENCHANTED in over.parts if isinstance(over, And) else False
        self.host = over
        if how == "poss":
            return possessive(self.noun(over, "a" if held else "bare")[0])
        if isinstance(over, Opponent) and how != "each":
            self.agreement = "base"
            return "your opponents"
        text = self.noun(over, "a" if held else how or "bare")[0]
        self.agreement = "third" if held or how == "each" else "base"
        return text

    def changes_(self, changes: tuple[Change, ...], mode: str) -> str:
        """What all the changes make of the subject, those that begin with the same word said together."""
        self.flags = (*(f for f in self.flags if f not in ("held", "given")), mode)
        if any(isinstance(change, Types) and "creature" in change.add for change in changes):
            self.host = CREATURE
        groups: list[tuple[str, list[str]]] = []
        for text in self._in_turn(CHANGES, changes):
            first, _, rest = text.partition(" ")
            if groups and groups[-1][0] == first and rest:
                groups[-1][1].append(rest)
            else:
                groups.append((first, [rest]))
        return listed([f"{first} {listed(rest, 'or' if first == CANT else 'and')}".strip() for first, rest in groups])

    def rules_(self, changes: tuple[Change, ...], _: str) -> str:
        return listed(self._in_turn(RULES, changes))

    def _in_turn(self, table: tuple[Row, ...], changes: tuple[Change, ...]) -> list[str]:
        said = []
        agreement = self.agreement
        while changes:
            for n in range(len(changes), 0, -1):
                self.agreement = agreement
                text = self.try_rows(table, changes[:n]) if n > 1 else self.rows(table, changes[0])
                if text is not None:
                    said.append(text)
                    changes = changes[n:]
                    break
        self.agreement = agreement
        return said

    def outcomes_(self, table: tuple[Outcome, ...], _: str) -> str:
        """The rows of a results table (706.3a), a line each; what is the same as in the row before is not said again."""
        lines: list[str] = []
        for i, row in enumerate(table):
            self.subject, self.joined = "", False
            again = i > 0 and row.do == table[i - 1].do and isinstance(row.do, Create)
            text = "Create one of those tokens" if again else capital(self.effect(row.do))
            text += ". You may roll again" if row.again else ""
            lines.append(f"{row.least}—{row.most} | {text}" if row.least != row.most else f"{row.least} | {text}")
        return "".join(f".\n{line}" for line in lines).replace('.".\n', '."\n')

    def exceptions_(self, but: tuple[Change, ...], _: str) -> str:
        """How a copy is other than the original."""
        return listed(self._in_turn(EXCEPTIONS, but))

    def granted_(self, ability: Ability, _: str) -> str:
        """An ability that something gains or has: a keyword, or the text in quotation marks."""
        if isinstance(ability, Keyword):
            return self.rows(KEYWORDS, ability)
        me, host = self.me, self.host
        self.me = me if host is None else f"this {self.noun(host, 'one')[1].text}"
        text = self.quoted_((ability,), "")
        self.me, self.host = me, host
        return text

    def with_(self, abilities: tuple[Ability, ...]) -> str:
        me, self.me, self.host = self.me, "this token", None
        text = listed([self.granted_(ability, "") for ability in abilities])
        self.me = me
        return text

    def quoted_(self, abilities: tuple[Ability, ...], _: str) -> str:
        """Abilities in quotation marks; within others those are single."""
        mark = "'" if self.quoting else '"'
        quoting, self.quoting = self.quoting, True
        text = listed([f"{mark}{self.ability(ability)}{mark}" for ability in abilities])
        self.quoting = quoting
        return text

    # -- abilities and costs

    def ability(self, ability: Ability) -> str:
        """The ability as a text of its own, with capital and full stop; a keyword ability has no full stop."""
        self.bound, self.flags, self.subject, self.joined, self.mood = dict(self.known), (), "", False, ""
        self.host = None
        text = capital(self.rows(ABILITIES, ability)).replace('.". ', '." ')
        whole = isinstance(ability, Keyword) and not isinstance(ability.frame, (Chapter, Marked, Goal))
        return text if whole or text.endswith(('."', ".'", ".'\"", ")")) or _is_kicker(text) else f"{text}."

    def lines_(self, abilities: tuple[Ability, ...], _: str) -> str:
        """Abilities in a framed text box, below what stands there already."""
        return "".join(f"\n{line}" for line in self.lines(abilities))

    def listed_(self, abilities: tuple[Ability, ...], _: str) -> str:
        """The same, the first of them on the line itself."""
        return "\n".join(self.lines(abilities))

    def lines(self, abilities: tuple[Ability, ...]) -> list[str]:
        """The lines of a text with these abilities: one for each, plain keywords in a row together."""
        lines: list[str] = []
        open_line = False
        for ability in abilities:
            plain = shares_line(ability)
            text = self.ability(ability)
            if plain and open_line:
                lines[-1] = joined(lines[-1], text, ability)
            else:
                lines.append(text)
            open_line = plain
        return lines

    def ability_(self, ability: Ability, _: str) -> str:
        return self.rows(ABILITIES, ability)

    def elsewhere_(self, ability: Ability, zone: str) -> str:
        """An ability that works in another zone (the hole that the argument names), which its text must show."""
        self.zone = str(self.holes[zone])
        text = self.rows(ABILITIES, ability)
        self.zone = "battlefield"
        if "this card" not in text:
            raise Unsayable("the text does not say where it works")
        return text

    def whole_(self, ability: Ability, _: str) -> str:
        return capital(self.rows(ABILITIES, ability))

    def keywords_(self, keyword: Keyword, _: str) -> str:
        return self.rows(KEYWORDS, keyword)

    def walk_(self, what: Filter, _: str) -> str:
        return self.noun(what, "one")[0].lower() + "walk"

    def worded_(self, cost: Cost, _: str) -> str:
        """A keyword's cost that is more than mana: "Pay 3 life"."""
        return self.costs_(cost.parts if isinstance(cost, Costs) else (cost,), "")

    def cost_(self, cost: Cost, _: str) -> str:
        return self.costs_(cost.parts if isinstance(cost, Costs) else (cost,), "plain")

    def costs_(self, costs: tuple[Payable, ...], argument: str) -> str:
        """Costs, one after the other; "plain" without capitals."""
        said = [self._cost(cost, COSTS) for cost in costs]
        return listed(said) if argument == "plain" else ", ".join(capital(text) for text in said)

    def paying_(self, cost: Cost, argument: str) -> str:
        """What a player does who pays."""
        if argument:
            self.agreement = argument
        agreement = self.agreement
        said = []
        for part in cost.parts if isinstance(cost, Costs) else (cost,):
            self.agreement, self.mood = agreement, "same"
            said.append(self._cost(part, PAYING))
            self.mood = ""
        return listed(said)

    def _cost(self, cost: Payable, table: tuple[Row, ...]) -> str:
        said = self.try_rows(table, cost)
        if said is not None:
            return said
        if not isinstance(cost, Effect):
            raise Unsayable(f"no words for {cost!r}")
        return self.effect(cost)


def _mentions(word: object, pick: object) -> bool:
    """Whether the word holds the pick, or the target that the reference means."""
    if word == pick or (isinstance(word, Target) and isinstance(pick, Ref) and word.name == pick.name):
        return True
    parts = word if isinstance(word, tuple) else (getattr(word, name) for name in getattr(word, "__struct_fields__", ()))
    return any(_mentions(part, pick) for part in parts)


def _where(pick: object, zone: str) -> Filter | None:
    """Whose zone the pick looks in, if it says so."""
    what = getattr(pick, "what", None)
    for part in what.parts if isinstance(what, And) else ():
        if isinstance(part, InZone) and part.zone == zone:
            return part.whose
    return None


def _is_kicker(text: str) -> bool:
    return text.startswith(("Kicker ", "Multikicker "))
