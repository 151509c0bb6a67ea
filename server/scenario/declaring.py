"""Declaring: attacks and blocks, put together from the entries of their step (508.1, 509.1, 805.10)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from server.engine.combat import attack, block, combat
from server.engine.combat.declarations import Attack, Block, Declaration
from server.engine.combat.whole import Pairs, Whole
from server.engine.decisions import Choice, Question, Seat, is_player
from server.engine.errors import IllegalChoice
from server.engine.game import Game

from .document import Entry
from .errors import BadScenario, Failed
from .names import Names

VERBS = ("attack", "block", "declare")
STEP_OF = {"attack": "attackers", "block": "blockers"}
FEW = 6


class Impossible(Exception):
    """What is declared is not even among what may be declared."""


def belongs(entry: Entry, step: str) -> bool:
    """Whether the entry is part of a declaration in that step."""
    return entry.do in VERBS and entry.at.step == step and (entry.do == "declare" or STEP_OF[entry.do] == step)


def is_declaration(question: Question) -> bool:
    """Whether the question asks who attacks or blocks."""
    return isinstance(question.decision, Declaration)


def wanted(entry: Entry) -> list[tuple[str, tuple[str, ...]]]:
    """The creatures that the entry declares, each with what it attacks or blocks."""
    if entry.do == "declare":
        return list(entry.declared)
    if entry.do == "attack":
        return [(name, (entry.whom,) if entry.whom else ()) for name in entry.creatures]
    return [(name, entry.attackers) for name in entry.creatures]


class Declarer:
    """Puts one declaration together, for all heads that are asked."""

    def __init__(self, game: Game, questions: tuple[Question, ...], names: Names) -> None:
        self.game = game
        self.names = names
        self.questions = [question for question in questions if isinstance(question.decision, Declaration)]
        first = self.questions[0].decision
        assert isinstance(first, Declaration)
        self.kind: type[Attack] | type[Block] = Attack if isinstance(first, Attack) else Block
        self.whole = first.whole
        self.everything = self.kind(self.whole, tuple(range(len(self.whole.declarers))))

    def choices(self, entries: list[Entry]) -> dict[int, Choice]:
        """What each question is answered, by its id. Raises Failed where a declaration is illegal, or one to be refused is not."""
        real = [entry for entry in entries if not entry.refused]
        for entry in entries:
            if entry.refused:
                self._must_be_refused(entry, real)
        if not real:
            return self._nothing()
        try:
            pairs = self._pairs(real)
            self.everything.check(pairs)
        except (Impossible, IllegalChoice) as error:
            raise Failed(f"{real[0]}: {error}") from error
        return self._parts(pairs)

    def _nothing(self) -> dict[int, Choice]:
        try:
            self.everything.check(())
        except IllegalChoice:
            return {question.id: question.default for question in self.questions}
        return {question.id: () for question in self.questions}

    def _parts(self, pairs: Pairs) -> dict[int, Choice]:
        parts: dict[int, Choice] = {}
        for question in self.questions:
            decision = question.decision
            assert isinstance(decision, Declaration)
            place = {i: k for k, i in enumerate(decision.mine)}
            parts[question.id] = tuple((place[i], option) for i, option in pairs if i in place)
        return parts

    def _must_be_refused(self, entry: Entry, real: list[Entry]) -> None:
        """Try it with the others, in place of the one for the same creature: all of it must be illegal, on the real question too."""
        try:
            pairs = self._pairs([entry], [] if entry.do == "declare" else real)
        except Impossible:
            return
        try:
            self.everything.check(pairs)
        except IllegalChoice:
            for question in self.questions if len(self.questions) == 1 else ():
                self._refuses(question, self._parts(pairs)[question.id])
            return
        raise Failed(f"{entry}: it should have been refused, and is legal")

    def _refuses(self, question: Question, choice: Choice) -> None:
        before = self.game.fingerprint()
        try:
            self.game.choose(question.seat, choice, question.id)
        except IllegalChoice:
            if self.game.fingerprint() != before:
                raise Failed("a refused declaration changed the game") from None
            return
        raise Failed("a declaration that should be refused was accepted")

    def _pairs(self, entries: list[Entry], others: list[Entry] | None = None) -> Pairs:
        """The pairs that the entries declare, then those of the others for other creatures."""
        pairs: list[tuple[int, int]] = []
        for entry in entries:
            pairs += self._of(entry, pairs)
        creatures = {i for i, _ in pairs}
        for entry in others or ():
            try:
                found = self._of(entry, pairs)
            except Impossible:
                continue
            pairs += [pair for pair in found if pair[0] not in creatures]
        return tuple(pairs)

    def _of(self, entry: Entry, before: list[tuple[int, int]]) -> list[tuple[int, int]]:
        pairs: list[tuple[int, int]] = []
        for name, whom in wanted(entry):
            i = self._creature(entry, name, before + pairs)
            pairs += [(i, option) for option in self._options(entry, i, whom)]
        return pairs

    def _creature(self, entry: Entry, name: str, before: list[tuple[int, int]]) -> int:
        """The declarer of that name; one that is not declared yet, if there is one."""
        seats = self._seats(entry)
        mine = [i for i, declarer in enumerate(self.whole.declarers) if declarer.seat in seats]
        used = {i for i, _ in before}
        for candidates in ([i for i in mine if i not in used], mine):
            found = self.names.pick(self.game, name, [self.whole.declarers[i].oid for i in candidates])
            if found is not None:
                return next(i for i in candidates if self.whole.declarers[i].oid == found)
        if not self.names.exists(self.game, name):
            raise BadScenario(f"{entry}: {name!r} fits nothing in the game")
        raise Impossible(f"{name} cannot be declared")

    def _seats(self, entry: Entry) -> list[Seat]:
        """The players for whose creatures the entry's seat decides."""
        seat = self.names.seat(entry.seat)
        return [player for player in range(len(self.names.seats)) if self.game.decider(player) == seat]

    def _options(self, entry: Entry, declarer: int, whom: tuple[str, ...]) -> list[int]:
        options = self.whole.options
        if not whom:
            players = [o for o, thing in enumerate(options) if is_player(thing)]
            if entry.do == "block" or len(players) != 1:
                raise BadScenario(f"{entry}: at is needed, since there is more than one to choose from")
            return players
        found: list[int] = []
        for name in whom:
            thing = self.names.pick(self.game, name, [options[o] for o in range(len(options)) if o not in found])
            if thing is None:
                if not self.names.exists(self.game, name):
                    raise BadScenario(f"{entry}: {name!r} fits nothing in the game")
                raise Impossible(f"{name} cannot be chosen")
            found.append(options.index(thing))
        return found


# -- whether something could be declared


def could(game: Game, entry: Entry, names: Names) -> bool:
    """Whether an attack or block is part of some legal declaration, were it made now."""
    blocking = entry.do == "block" or (entry.do == "declare" and game.state.step == "blockers")
    kind: type[Attack] | type[Block] = Block if blocking else Attack
    whole = _block_now(game, names.seat(entry.seat)) if blocking else attack.declaration(game)
    if whole is None or not whole.declarers:
        return entry.do == "declare" and not entry.declared
    everything = kind(whole, tuple(range(len(whole.declarers))))
    question = Question(0, 0, 0, everything)
    declarer = Declarer(game, (question,), names)
    try:
        pairs = declarer._pairs([entry])
    except Impossible:
        return False
    if entry.do == "declare":
        return _legal(everything, pairs)
    return any(_legal(everything, (*pairs, *more)) for more in _company(whole, pairs))


def _block_now(game: Game, seat: Seat) -> Whole | None:
    heads = game.members(game.teams.turn_group[seat])
    attackers = [oid for oid in combat.attackers(game) if combat.defending_player(game, oid) in heads]
    return block.declaration(game, heads, attackers) if attackers else None


def _legal(declaration: Declaration, pairs: Pairs) -> bool:
    try:
        declaration.check(pairs)
    except IllegalChoice:
        return False
    return True


def _company(whole: Whole, pairs: Pairs) -> Iterator[Pairs]:
    """What the other creatures might do: nothing, what is demanded of them, or few of them something."""
    taken = {i for i, _ in pairs}
    yield ()
    yield tuple(pair for pair in whole.most_obedient() if pair[0] not in taken)
    others = [i for i in range(len(whole.declarers)) if i not in taken][:FEW]
    for n in range(1, len(others) + 1):
        for chosen in combinations(others, n):
            for options in product(*(whole.declarers[i].may for i in chosen)):
                yield tuple(zip(chosen, options))
