"""Position: from a document to a game that begins with it, arranged as a judge would."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from server.cards.pool import Pool, key
from server.engine import arriving, designations, turn, zones
from server.engine.abilities.amounts import AnyColourName, PlayerName
from server.engine.abilities.kinds import Card, Face, Keyword
from server.engine.abilities.picks import SELF
from server.engine.abilities.structures import AtOnce, ChooseQuality, May, Seq
from server.engine.abilities.verbs import PutCounters
from server.engine.abilities.words import Ability, Effect, Quality
from server.engine.actions import qualities
from server.engine.decisions import Seat, player_thing, seat_of
from server.engine.errors import BadSetup
from server.engine.faces import printed, turning
from server.engine.game import Game
from server.engine.layers import layers
from server.engine.objects import Obj, ObjectId
from server.engine.reading import evaluate
from server.engine.setup import PlayerSetup, Setup

from . import leading
from .answers import Answers, colour_of
from .document import Placed, Scenario, Token, Value
from .errors import BadScenario, Unsupported
from .names import Names
from .witness import Witness

T = TypeVar("T")
DEFAULT_ZONES = ("library", "hand", "graveyard", "exile", "command")


def missing(case: Scenario, pool: Pool) -> tuple[str, ...]:
    """What the scenario needs and is not there: cards of the pool, and words of the format that nothing here does yet."""
    needs = [name for name in _wanted(case) if pool.get(name) is None]
    needs += [f"option {name}" for name in case.options if name not in ("range", "attack")]
    return tuple(dict.fromkeys(needs))


def _wanted(case: Scenario) -> Iterator[str]:
    """The names of all cards of the position."""
    for held in case.zones.values():
        for placed in held.values():
            yield from (entry.card for entry in placed if entry.card)
    yield from (filler.card for filler in case.filler.values() if filler is not None)
    for deck in case.decks.values():
        yield from (entry.card for entry in deck)
    for commanders in case.commanders.values():
        yield from (name for name in commanders if not name.startswith("@"))


class Position:
    """A document's position, with its cards looked up. Raises Unsupported with all that is not there."""

    def __init__(self, case: Scenario, pool: Pool, names: Names, answers: Answers, witness: Witness) -> None:
        self.case = case
        self.names = names
        self.answers = answers
        self.witness = witness
        needs = missing(case, pool)
        if needs:
            raise Unsupported(needs)
        self.named = pool.cards()
        self.cards = {name: pool[name] for name in _wanted(case)}

    def start(self) -> Game:
        """The game at its first question. Raises Unsupported for a format that is not there."""
        case = self.case
        mulligans = case.start in ("mulligan", "opening")
        players = tuple(PlayerSetup(letter, self._library(letter), self._leaders(letter)) for letter in case.seats)
        teams = tuple(tuple(self.names.seat(letter) for letter in team) for team in case.teams)
        setup = Setup(
            "+".join(case.format), players, teams=teams, mulligans=mulligans, first=0, rewind=True, opening=mulligans, shuffle=case.shuffle,
            range=self._option("range", 0), attack=self._option("attack", "multiple"), named=self.named,
        )  # fmt: skip
        try:
            return Game.start(setup, self.witness, self._prepare)
        except BadSetup as error:
            if "there is no format" in str(error):
                raise Unsupported((f"format {' + '.join(case.format)}",)) from error
            raise BadScenario(f"format: {error}") from error

    def _option(self, name: str, usual: T) -> T:
        """An option of the format (801-803)."""
        value = self.case.options.get(name, usual)
        if not isinstance(value, type(usual)):
            raise BadScenario(f"options.{name}: {value!r} is none")
        return value

    def _leaders(self, letter: str) -> tuple[Card, ...]:
        """A seat's commanders that begin in the command zone."""
        return tuple(self.cards[name] for name in leading.in_command_zone(self.case, letter))

    def _library(self, letter: str) -> tuple[Card, ...]:
        """A seat's library, bottom first."""
        filler = self.case.filler[letter]
        below = (self.cards[filler.card],) * filler.count if filler is not None else ()
        listed = self.case.zones.get(letter, {}).get("library", ())
        deck = self.case.decks.get(letter, ())
        cards = [self.cards[entry.card] for entry in (*listed, *deck) for _ in range(entry.count)]
        return (*below, *reversed(cards))

    # -- before anything happens

    def _prepare(self, game: Game) -> None:
        case, state = self.case, game.state
        for letter, life in case.life.items():
            state.life[game.teams.life_group[self.names.seat(letter)]] = life
        for letter, counters in case.counters.items():
            state.players[self.names.seat(letter)].counters.update(counters)
        if case.monarch:
            designations.crown(game, self.names.seat(case.monarch))
        if case.initiative:
            designations.take_initiative(game, self.names.seat(case.initiative))
        state.day = case.day
        placed: list[tuple[Placed, ObjectId]] = []
        for letter in case.seats:
            held = case.zones.get(letter, {})
            for zone in ("battlefield", *DEFAULT_ZONES):
                for entry in held.get(zone, ()):
                    oids = self._listed(game, letter, entry) if zone == "library" else self._place(game, letter, zone, entry)
                    self._name(entry, oids)
                    placed += [(entry, oid) for oid in oids]
        leading.arrange(game, case, self.names)
        for entry, oid in placed:
            if entry.attached_to:
                self._attach(game, entry, oid)
        for entry, oid in placed:
            if state.objects[oid].zone == "battlefield":
                self._as_entered(game, entry, oid)
        layers.refresh(game)
        self.witness.look(game)
        if case.start not in ("untap", "mulligan", "opening"):
            turn.begin_at(game, case.start)

    def _listed(self, game: Game, letter: str, entry: Placed) -> list[ObjectId]:
        """The objects of a library's entry: they are there already."""
        library = list(reversed(game.state.players[self.names.seat(letter)].library))
        before = 0
        for other in self.case.zones[letter]["library"]:
            if other is entry:
                break
            before += other.count
        return library[before : before + entry.count]

    def _name(self, entry: Placed, oids: list[ObjectId]) -> None:
        if not entry.id:
            return
        if entry.count == 1:
            self.names.ids[entry.id] = oids[0]
        else:
            self.names.ids.update((f"{entry.id}.{i}", oid) for i, oid in enumerate(oids, 1))

    def _place(self, game: Game, letter: str, zone: str, entry: Placed) -> list[ObjectId]:
        seat = self.names.seat(letter)
        card = Card((_token_face(entry.token),), "token") if entry.token is not None else self.cards[entry.card]
        kind = "token" if entry.token is not None else "card"
        if kind == "token" and zone != "battlefield":
            raise BadScenario(f"{entry.where}: a token stands on the battlefield")
        found = []
        for _ in range(entry.count):
            oid = zones.place(game, seat, card, zone, kind)
            obj = game.state.edit(oid)
            if zone == "battlefield":
                _turn(obj, card, entry)
            obj.counters = {name: n for name, n in entry.counters.items() if n}
            obj.face_down = entry.face_down
            if zone == "battlefield":
                obj.tapped, obj.damage = entry.tapped, entry.damage
                if entry.controller:
                    obj.controller = self.names.seat(self._seat(entry))
                if entry.sick:
                    obj.turn_gained = 1
            layers.changed(game, oid, layers.OBJECT | layers.COUNTERS | layers.TAPPED)
            found.append(oid)
        return found

    def _seat(self, entry: Placed) -> str:
        if entry.controller not in self.names.seats:
            raise BadScenario(f"{entry.where}.controller: there is no seat {entry.controller!r}")
        return entry.controller

    def _attach(self, game: Game, entry: Placed, oid: ObjectId) -> None:
        to = self.names.pick(game, entry.attached_to, [other for other in game.state.battlefield if other != oid] + self.names.players())
        if to is None:
            raise BadScenario(f"{entry.where}.attached_to: {entry.attached_to!r} is not on the battlefield")
        zones.attach(game, oid, to)

    def _as_entered(self, game: Game, entry: Placed, oid: ObjectId) -> None:
        """What an object says about how it enters, as far as it is told without asking: counters, and what was chosen."""
        obj = game.state.objects[oid]
        if obj.face_down:
            return
        face, owner = obj.printed, obj.controller
        counters: dict[str, int] = {}
        if face.loyalty is not None:
            counters["loyalty"] = 0 if isinstance(face.loyalty, str) else face.loyalty
        if face.defense is not None:
            counters["defense"] = face.defense
        ctx = evaluate.Ctx(oid, owner, {})
        chosen: dict[str, int | str] = {}
        for effect in _entering(layers.chars(game, oid).abilities):
            if isinstance(effect, PutCounters) and effect.on == SELF:
                counters[effect.kind] = counters.get(effect.kind, 0) + evaluate.amount(game, ctx, effect.n if effect.n is not None else 1)
            elif isinstance(effect, ChooseQuality):
                chosen[effect.name] = self._choose(game, entry, oid, owner, effect.quality)
        obj = game.state.edit(oid)
        counters.update(entry.counters)
        obj.counters = {name: n for name, n in counters.items() if n}
        if chosen:
            obj.chosen = {**obj.chosen, **chosen}
        layers.changed(game, oid, layers.OBJECT | layers.COUNTERS)

    def _choose(self, game: Game, entry: Placed, oid: ObjectId, seat: Seat, quality: Quality) -> int | str:
        words = [option.choice for option in qualities.options(game, evaluate.Ctx(oid, seat), quality)]
        by_key = {self.names.letter(seat_of(word)) if isinstance(word, int) and word < 0 else key(str(word)): word for word in words}

        def meant(value: Value) -> int | str | None:
            if isinstance(quality, AnyColourName):
                return by_key.get(key(colour_of(value)))
            return by_key.get(str(value) if isinstance(quality, PlayerName) else key(str(value)))

        if entry.chosen is not None:
            found = meant(entry.chosen)
            if found is None:
                if entry.chosen in self.names.seats:
                    return player_thing(self.names.seat(str(entry.chosen)))
                raise BadScenario(f"{entry.where}.chosen: {entry.chosen!r} cannot be chosen")
            return found
        wished = self.answers.take(self.names.letter(seat), lambda value: meant(value) is not None)
        found = meant(wished) if wished is not None else None
        return found if found is not None else words[0]


def _entering(abilities: tuple[Ability, ...]) -> Iterator[Effect]:
    for ability in arriving.entering(abilities):
        yield from _steps(ability.do)


def _steps(effect: Effect) -> Iterator[Effect]:
    if isinstance(effect, (Seq, AtOnce)):
        for step in effect.steps:
            yield from _steps(step)
    elif not isinstance(effect, May):
        yield effect


def _turn(obj: Obj, card: Card, entry: Placed) -> None:
    """Lay the permanent as the entry says: which face is up, or which half is unlocked (both if none is named), or face down."""
    obj.face = _face_number(card, entry)
    obj.transformed = obj.face > 0 and printed.is_double_faced(card)
    if printed.shares_type_line(card):
        half = entry.face is not None or key(entry.card) != key(card.name)
        obj.designations = {"unlocked": obj.face + 1 if half else printed.LEFT | printed.RIGHT}
        obj.face = 0
    if entry.face_down and not any(turning.has(card.faces[0].abilities, word) for word in turning.CAST_FACE_DOWN):
        obj.designations = {"manifested": 1}


def _face_number(card: Card, entry: Placed) -> int:
    if entry.face is None:
        names = [key(face.name) for face in card.faces]
        return names.index(key(entry.card)) if key(entry.card) in names and card.layout != "adventure" else 0
    if isinstance(entry.face, int):
        if not 0 <= entry.face < len(card.faces):
            raise BadScenario(f"{entry.where}.face: it has {len(card.faces)} faces, numbered from 0")
        return entry.face
    for number, face in enumerate(card.faces):
        if key(face.name) == key(entry.face):
            return number
    if entry.face in ("front", "back"):
        return ("front", "back").index(entry.face)
    raise BadScenario(f"{entry.where}.face: no face is called {entry.face!r}")


def _token_face(token: Token) -> Face:
    abilities = tuple(Keyword(word.casefold()) for word in token.has)
    words = [word.casefold() for word in token.types]
    supertypes = tuple(word for word in words if word in ("legendary", "basic", "snow", "world"))
    types = tuple(word for word in words if word not in supertypes)
    said = [colour_of(colour) for colour in token.colors]
    colours = "".join(letter for letter in "WUBRG" if letter in said)
    return Face(
        token.name, "", types, token.subtypes, supertypes, abilities, token.power, token.toughness, None, None, colours
    )
