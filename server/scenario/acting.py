"""Acting: entries that are done with priority: which option an entry means, and carrying it out to the end of its announcement."""

from __future__ import annotations

from collections.abc import Iterable

from server.cards.pool import key
from server.engine import events
from server.engine.batch import Batch
from server.engine.casting import casting
from server.engine.decisions import CANCEL, Act, Option, Question, Seat
from server.engine.game import Game
from server.engine.layers.profile import SECOND
from server.engine.objects import ObjectId

from . import names as naming
from . import texts
from .answering import Answerer, Refused
from .answers import Orders, cost_besides
from .document import Entry
from .errors import BadScenario
from .names import Names

ACTIONS = ("play", "cast", "activate", "special")
PLAIN = ("", 0)
FREE = ("alternative", "without paying its mana cost")
MOST_QUESTIONS = 200
NOT_LEGAL = "it is not legal now"
TURNED_OUT = "it turned out to be illegal while it was announced"


def attempt(game: Game, questions: Iterable[Question], entry: Entry, names: Names, answerer: Answerer) -> str:
    """Try the entry as an answer to one of the questions; gives why it is refused, or "". Where it is refused in the middle, the
    announcement is left open.

    Raises BadScenario for a name that fits nothing in the game.
    """
    found = choose(game, questions, entry, names)
    if found is None:
        return NOT_LEGAL
    question, place = found
    orders = Orders(entry)
    batches = game.choose(question.seat, place, question.id)
    for _ in range(MOST_QUESTIONS):
        if not game.announcing or not game.questions:
            break
        asked = game.questions[0]
        try:
            choice = answerer.answer(game, asked, orders if asked.player == question.player else None)
        except Refused as refusal:
            return str(refusal)
        batches = game.choose(asked.seat, choice, asked.id)
    return "" if batches else TURNED_OUT


def choose(game: Game, questions: Iterable[Question], entry: Entry, names: Names) -> tuple[Question, int] | None:
    """The question of priority that offers what the entry means, and which option it is; None if none does."""
    know_names(game, entry, names)
    for question in questions:
        decision = question.decision
        if isinstance(decision, Act):
            place = find(game, question.player, decision.options, entry, names)
            if place is not None:
                return question, place
    return None


def stacked(batches: list[Batch]) -> ObjectId:
    """The spell or ability that was put on the stack; 0 if it was neither."""
    for batch in batches:
        for event in batch.events:
            if isinstance(event, (events.SpellCast, events.AbilityActivated)) and event.oid:
                return event.oid
    return 0


def take_back(game: Game) -> bool:
    """Take an open announcement back (733.1), if that is possible."""
    for question in game.questions:
        if game.announcing and question.cancel:
            game.choose(question.seat, CANCEL, question.id)
            return True
    return False


def find(game: Game, player: Seat, options: tuple[Option, ...], entry: Entry, names: Names) -> int | None:
    """The first of the player's options that the entry means. A card is taken from the hand if one of that name is there."""
    fitting = [i for i, option in enumerate(options) if option.kind == entry.do and _suits(game, player, option, entry)]
    if entry.do == "activate":
        return _ability(game, options, fitting, entry, names)
    name = entry.card or entry.source
    if not name:
        return fitting[0] if fitting else None
    if entry.do in ("play", "cast") and not entry.zone and not entry.manner:
        hand = game.state.players[player].hand
        if names.pick(game, name, hand) is not None:
            fitting = [i for i in fitting if options[i].thing in hand]
    found = names.pick(game, name, [options[i].thing for i in fitting])
    if found is None:
        return None
    of_it = [i for i in fitting if options[i].thing == found]
    if entry.do == "cast" and not entry.manner and not entry.face:
        of_it.sort(key=lambda i: options[i].choice not in PLAIN)
    return of_it[0]


def _suits(game: Game, player: Seat, option: Option, entry: Entry) -> bool:
    """Whether manner, face and zone are as the entry says."""
    if entry.do == "special":
        return _word(option.choice) == _word(entry.action)
    if entry.do == "activate":
        return True
    zone = game.obj(option.thing).zone
    if entry.zone and zone != entry.zone:
        return False
    if entry.face and not _has_face(game, option, entry.face):
        return False
    if not entry.manner or _word(str(option.choice)).startswith(_word(entry.manner)):
        return True
    if option.choice in PLAIN and cost_besides(entry.manner):
        return casting.can_pay_besides(game, player, option, cost_besides(entry.manner))
    return option.choice == "free" and _word(entry.manner) in FREE  # 118.9


def _word(word: str | int) -> str:
    return key(str(word)).replace("-", " ").replace("_", " ")


def _has_face(game: Game, option: Option, face: str) -> bool:
    card = game.obj(option.thing).card
    if card is None:
        return False
    if isinstance(option.choice, int):
        return option.choice < len(card.faces) and key(card.faces[option.choice].name) == key(face)
    return key(option.choice) == key(face)


def _ability(game: Game, options: tuple[Option, ...], fitting: list[int], entry: Entry, names: Names) -> int | None:
    """Of several abilities of the object that fit, the one printed first; of two that one keyword stands for, the one that has targets
    if the entry names some, and the other if it names none."""
    if entry.ability is not None:
        fitting = [i for i in fitting if is_ability(game, options[i].thing, options[i].ability, entry.ability)]
    if not fitting:
        return None
    found = names.pick(game, entry.source, [options[i].thing for i in fitting]) if entry.source else options[fitting[0]].thing
    of_it = sorted((i for i in fitting if options[i].thing == found), key=lambda i: (options[i].ability % SECOND, options[i].ability))
    if len(of_it) > 1 and options[of_it[1]].ability - options[of_it[0]].ability == SECOND and not entry.targets:
        return of_it[1]  # reconfigure: to unattach (702.151a)
    return of_it[0] if of_it else None


def is_ability(game: Game, oid: ObjectId, index: int, said: str | int) -> bool:
    """Whether an object's ability of that index is the one that is named: by the beginning of its text, or its number among the
    activated ones."""
    if isinstance(said, int):
        numbers = naming.activated(game, oid)
        return said < len(numbers) and numbers[said] == index
    return texts.begins(naming.text_of(game, oid, index), said, game.chars(oid).name)


def know_names(game: Game, entry: Entry, names: Names) -> None:
    """Raise BadScenario for a card, source, target or ability that fits nothing in the whole game."""
    said = [entry.card, entry.source]
    if isinstance(entry.ability, str):
        said.append(entry.ability)
    for target in entry.targets:
        said += [str(part) for part in (target if isinstance(target, list) else [target]) if part != "stop"]
    for name in said:
        if name and not names.exists(game, name):
            raise BadScenario(f"{entry}: {name!r} fits nothing in the game")
