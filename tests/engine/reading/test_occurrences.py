"""Occurrences: which events a pattern describes, and the names that they bind (603.2, 614.1)."""

from __future__ import annotations

import pytest

from server.engine import events
from server.engine.abilities.amounts import Symbols
from server.engine.abilities.changes import Control
from server.engine.abilities.conditions import Exists
from server.engine.abilities.filters import (
    ARTIFACT,
    CARD,
    CREATURE,
    LAND,
    OPPONENT,
    PERMANENT,
    SPELL,
    THEIRS,
    TOKEN,
    YOU,
    YOURS,
    Is,
    Kind,
    Type,
)
from server.engine.abilities.kinds import Activated, Face, Keyword, card
from server.engine.abilities.picks import IT, SELF, YOU_, Ref
from server.engine.abilities.structures import AnyEvent, Begins, Loyalty, Nth, OneOrMore, Whenever
from server.engine.abilities.verbs import (
    Activate,
    AddMana,
    Attach,
    Attack,
    Become,
    Block,
    Cast,
    CopySpell,
    Create,
    Damage,
    Discard,
    Draw,
    GainLife,
    LoseLife,
    Mill,
    Move,
    PutCounters,
    RemoveCounters,
    Reveal,
    Sacrifice,
    Shuffle,
    Tap,
    Untap,
    Win,
)  # fmt: skip
from server.engine.abilities.words import Event
from server.engine.decisions import Thing, player_thing
from server.engine.events import Happening
from server.engine.objects import Names
from server.engine.reading import occurrences, patterns
from server.engine.reading.ctx import Ctx
from tests.engine.board import Board

BEAR = card("Test Bear", "{1}{G}", "Creature — Bear", pt=(2, 2))
STONE = card("Test Stone", "{4}", "Artifact")
BOLT = card("Test Bolt", "{R}", "Instant")
ME, FOE = player_thing(0), player_thing(1)


class Watching:
    """A board with a stone of seat 0 that watches, a bear of each seat."""

    def __init__(self) -> None:
        self.board = Board()
        self.game = self.board.game
        self.stone, self.mine, self.theirs = self.board.put(STONE), self.board.put(BEAR), self.board.put(BEAR, 1)

    def names(self, pattern: Event, event: Happening) -> Names | None:
        """What the pattern of the stone's controller makes of the event."""
        return occurrences.matches(self.game, Ctx(self.stone, 0), pattern, event)

    def happens(self, event: Happening) -> Happening:
        events.happened(self.game, (event,))
        return event

    def moves(self, oid: int, to: str, manner: str = "", by: int = -9) -> events.Moved:
        event = events.Moved(oid, to, manner, by)
        self.happens(event)
        return event


def test_dying_looks_back() -> None:
    """603.10a, 608.2h: the creature as it last existed, under whoever controlled it."""
    w = Watching()
    w.board.effect(w.theirs, Control(YOU_), you=0)
    event = w.moves(w.theirs, "graveyard", "destroy")
    names = w.names(Move(CREATURE & YOURS, "graveyard", "battlefield"), event)
    assert names is not None
    assert names["it"] == (w.theirs,) and names["that_player"] == (ME,)
    assert names["became"] == (w.theirs, event.new)
    assert w.names(Move(CREATURE & THEIRS, "graveyard", "battlefield"), event) is None
    assert w.names(Move(CREATURE, "exile", "battlefield"), event) is None
    assert w.names(Move(CREATURE, "graveyard", "battlefield", "sacrifice"), event) is None
    assert w.names(Move(CREATURE, "", "battlefield"), event) is not None


def test_entering_looks_at_what_entered() -> None:
    """603.6a: the permanent as it is on the battlefield."""
    w = Watching()
    hand = w.board.put(BEAR, zone="hand")
    event = w.moves(hand, "battlefield")
    names = w.names(Move(CREATURE & YOURS, "battlefield"), event)
    assert names is not None and names["it"] == (event.new,) and names["that_player"] == (ME,)
    assert w.names(Move(LAND, "battlefield"), event) is None
    assert w.names(Move(CREATURE, "battlefield", "graveyard"), event) is None
    assert w.names(Move(CREATURE, "battlefield", "hand"), event) is not None


def test_cards_put_into_a_graveyard_from_anywhere_are_cards() -> None:
    """603.10: they are looked at in the graveyard."""
    w = Watching()
    hand = w.board.put(BOLT, 1, "hand")
    event = w.moves(hand, "graveyard", "discard", 1)
    names = w.names(Move(CARD & Type("instant"), "graveyard"), event)
    assert names is not None and names["it"] == (event.new,)
    assert w.names(Discard(OPPONENT), event) is not None and w.names(Discard(YOU), event) is None
    assert w.names(Move(CARD, manner="discard", by=OPPONENT), event) is not None
    assert w.names(Mill(OPPONENT), event) is None


def test_sacrifice_is_a_move_by_a_player() -> None:
    """701.21, 603.10a."""
    w = Watching()
    event = w.moves(w.theirs, "graveyard", "sacrifice", 1)
    assert w.names(Sacrifice(OPPONENT, what=CREATURE), event) is not None
    assert w.names(Sacrifice(YOU), event) is None and w.names(Sacrifice(OPPONENT, what=LAND), event) is None


def test_proposed_moves_look_at_what_is_to_move() -> None:
    """614.1: a replacement effect looks at the event before it happens."""
    w = Watching()
    event = events.Moved(w.mine, "graveyard", "destroy")
    names = w.names(Move(CREATURE & YOURS, "graveyard", "battlefield"), event)
    assert names is not None and names["it"] == (w.mine,) and names["became"] == ()
    assert w.names(Move(PERMANENT, "graveyard", "hand"), event) is None


def test_tokens() -> None:
    """111.2, 614.16: created under a player's control, by an effect; they enter too."""
    w = Watching()
    event = events.Created(Face("Spirit", types=("creature",), power=1, toughness=1), 0, w.stone)
    w.happens(event)
    assert w.names(Create(who=YOU), event) is not None and w.names(Create(who=OPPONENT), event) is None
    assert w.names(Create(by=Kind("effect")), event) is not None
    names = w.names(Move(CREATURE & TOKEN & YOURS, "battlefield"), event)
    assert names is not None and names["it"] == (event.new,)
    assert w.names(Move(CREATURE, "battlefield", "hand"), event) is None


def test_drawing_is_no_move_unless_asked_for() -> None:
    """121.1."""
    w = Watching()
    w.board.put(BEAR, zone="library")
    event = events.Drew(0)
    w.happens(event)
    assert w.names(Draw(YOU), event) == {"it": (event.new,), "that_player": (ME,), "amount": 1}
    assert w.names(Draw(OPPONENT), event) is None and w.names(Move(to="hand"), event) is None
    assert w.names(Move(CARD, "hand", manner="draw"), event) is not None


def test_damage() -> None:
    """120.1: who deals how much to what, in combat or not."""
    w = Watching()
    event = events.DamageDealt(w.mine, w.theirs, 3, combat=True)
    w.happens(event)
    names = w.names(Damage(CREATURE & THEIRS, source=CREATURE & YOURS), event)
    assert names == {"it": (w.theirs,), "that_player": (FOE,), "amount": 3, "source": (w.mine,)}
    assert w.names(Damage(combat="combat"), event) is not None and w.names(Damage(combat="noncombat"), event) is None
    assert w.names(Damage(YOU), event) is None and w.names(Damage(source=ARTIFACT), event) is None
    player = events.DamageDealt(w.mine, FOE, 2)
    assert w.names(Damage(OPPONENT, combat="noncombat"), player) == {"it": (FOE,), "that_player": (FOE,), "amount": 2, "source": (w.mine,)}


def test_life() -> None:
    """119.3-4: gains, losses, payments."""
    w = Watching()
    names = w.names(GainLife(YOU), events.LifeGained(0, 4, w.stone))
    assert names == {"it": (ME,), "that_player": (ME,), "amount": 4, "source": (w.stone,)}
    assert w.names(GainLife(OPPONENT), events.LifeGained(0, 4)) is None
    assert w.names(LoseLife(OPPONENT), events.LifeLost(1, 2, "pay")) is not None
    assert w.names(LoseLife(YOU), events.LifeGained(0, 1)) is None


def test_mana() -> None:
    """106.12a: tapped for mana, by whom, of a type."""
    w = Watching()
    forest = w.board.put("Forest")
    tapped = events.ManaAdded(0, "G", forest, True)
    other = events.ManaAdded(0, "CC", w.stone)
    names = w.names(AddMana(source=LAND, tapped_for=True), tapped)
    assert names is not None and names["mana"] == "G" and names["source"] == (forest,) and names["that_player"] == (ME,)
    assert w.names(AddMana(tapped_for=True), other) is None and w.names(AddMana(source=LAND), other) is None
    assert w.names(AddMana(Symbols("{C}")), other) is not None and w.names(AddMana(Symbols("{G}")), other) is None
    assert w.names(AddMana(who=OPPONENT), tapped) is None


def test_counters() -> None:
    """122.6, 614.16: which kind, on what, by whom."""
    w = Watching()
    put = events.CountersPut(w.mine, "+1/+1", 2, 0, w.stone)
    assert w.names(PutCounters("+1/+1", CREATURE & YOURS), put) == {
        "it": (w.mine,), "that_player": (ME,), "amount": 2, "source": (w.stone,),
    }  # fmt: skip
    assert w.names(PutCounters("charge"), put) is None and w.names(PutCounters(on=ARTIFACT), put) is None
    assert w.names(PutCounters(by=OPPONENT), put) is None and w.names(PutCounters(by=Kind("effect")), put) is not None
    assert w.names(RemoveCounters(), put) is None
    assert w.names(RemoveCounters("+1/+1"), events.CountersRemoved(w.mine, "+1/+1", 1)) is not None
    assert w.names(PutCounters("poison", OPPONENT), events.CountersPut(FOE, "poison", 1)) is not None


def test_tapping_attaching_shuffling_revealing() -> None:
    """701.26, 701.3, 701.24, 701.20."""
    w = Watching()
    tapped = events.Tapped(w.theirs)
    assert w.names(Tap(CREATURE & THEIRS), tapped) is not None and w.names(Untap(CREATURE), tapped) is None
    assert w.names(Untap(CREATURE), events.Untapped(w.mine)) is not None
    names = w.names(Attach(Is(SELF), CREATURE), events.Attached(w.stone, w.mine))
    assert names is not None and names["attached"] == (w.mine,)
    assert w.names(Attach(Is(SELF)), events.Attached(w.stone, None)) is None
    assert w.names(Shuffle(YOU), events.Shuffled(0, ())) is not None and w.names(Shuffle(YOU), events.Shuffled(1, ())) is None
    names = w.names(Reveal(CREATURE), events.Revealed((w.mine, w.stone), None, 0))
    assert names is not None and names["it"] == (w.mine,)
    assert w.names(Win(YOU), events.Won(0, "104.2b")) is not None


def test_spells_and_abilities() -> None:
    """601.2i, 602.2, 707.10."""
    w = Watching()
    spell = w.board.put(BOLT, zone="stack")
    cast = events.SpellCast(spell, 0)
    assert w.names(Cast(SPELL & Type("instant"), YOU), cast) == {"it": (spell,), "that_player": (ME,), "amount": 1}
    assert w.names(Cast(who=OPPONENT), cast) is None and w.names(Cast(SPELL & CREATURE), cast) is None
    mana, other = events.AbilityActivated(0, 0, w.stone, 0, True), events.AbilityActivated(spell, 0, w.stone, 0, False)
    assert w.names(Activate(ARTIFACT, ability="mana"), mana) is not None and w.names(Activate(ARTIFACT, ability="nonmana"), mana) is None
    assert w.names(Activate(ARTIFACT, YOU, "nonmana"), other) is not None and w.names(Activate(CREATURE), other) is None
    assert w.names(Activate(ability="loyalty"), other) is None
    w.game.state.edit(spell).ability = Activated((Loyalty(1),), Draw(None, 1))
    assert w.names(Activate(ability="loyalty"), other) is not None
    copied = events.Copied(spell, 0)
    w.happens(copied)
    names = w.names(CopySpell(SPELL), copied)
    assert names is not None and names["it"] == (copied.new,)


def test_becoming() -> None:
    """115, 509.3c: by what."""
    w = Watching()
    spell = w.board.put(BOLT, 1, "stack")
    event = events.Became(w.mine, "targeted", spell)
    names = w.names(Become(CREATURE & YOURS, "targeted", SPELL & THEIRS), event)
    assert names is not None and names["source"] == (spell,)
    assert w.names(Become(CREATURE, "blocked"), event) is None and w.names(Become(how="targeted", by=YOURS), event) is None


def test_combat() -> None:
    """508.3, 509.3: attackers are declared; what was put onto the battlefield attacking was not (508.4a)."""
    w = Watching()
    attack = events.Attacked(w.theirs, ME)
    assert w.names(Attack(CREATURE & THEIRS, YOU), attack) == {"it": (w.theirs,), "whom": (ME,), "that_player": (ME,), "amount": 1}
    assert w.names(Attack(whom=OPPONENT), attack) is None and w.names(Attack(), events.Attacked(w.theirs, ME, declared=False)) is None
    block = events.Blocked(w.mine, w.theirs)
    names = w.names(Block(CREATURE & YOURS, CREATURE & THEIRS), block)
    assert names is not None and names["it"] == (w.mine,) and names["whom"] == (w.theirs,)
    assert w.names(Block(Is(SELF)), block) is None


@pytest.mark.parametrize(
    ("step", "event", "expected"),
    [
        ("upkeep", events.StepBegan("upkeep"), True),
        ("draw", events.StepBegan("upkeep"), False),
        ("combat", events.StepBegan("begin_combat"), True),
        ("main1", events.StepBegan("main1", 1), True),
        ("main1", events.StepBegan("main2", 1), True),
        ("main1", events.StepBegan("main1", 3), False),
        ("main2", events.StepBegan("main2", 2), True),
        ("main2", events.StepBegan("main1", 2), True),
        ("main2", events.StepBegan("main2", 1), False),
        ("main2", events.StepBegan("main2", 3), False),
        ("end", events.StepBegan("end"), True),
    ],
)
def test_steps_by_the_count_of_those_that_were_taken(step: str, event: events.StepBegan, expected: bool) -> None:
    """505.1a-b: the second main phase is the second that the turn has had."""
    assert occurrences.step_fits(step, event) is expected


def test_steps_of_whose_turn() -> None:
    """603.6, 805.4d."""
    w = Watching()
    upkeep = events.StepBegan("upkeep")
    assert w.names(Begins("upkeep", YOU), upkeep) is not None and w.names(Begins("upkeep", OPPONENT), upkeep) is None
    assert w.names(Begins("upkeep"), upkeep) is not None


def test_nth_and_any() -> None:
    """603.2: the nth time in the turn, counting the event itself; any of several."""
    w = Watching()
    gains = [events.LifeGained(0, n) for n in (1, 2, 3)]
    for event in gains:
        w.happens(event)
    assert [w.names(Nth(2, GainLife(YOU)), event) is not None for event in gains] == [False, True, False]
    assert w.names(Nth(4, GainLife(YOU)), events.LifeGained(0, 4)) is not None  # only proposed
    either = AnyEvent((LoseLife(YOU), GainLife(YOU)))
    assert w.names(either, gains[0]) is not None and w.names(either, events.LifeGained(1, 1)) is None
    assert w.names(OneOrMore(GainLife(YOU)), gains[0]) is not None
    assert w.names(Whenever(Exists(CREATURE)), gains[0]) is None


def test_keys_under_which_patterns_are_found() -> None:
    """Patterns are looked up by the verbs within them."""
    assert patterns.keys(Move(CREATURE)) == (Move,) and patterns.keys(Sacrifice(YOU)) == (Move,)
    assert patterns.keys(OneOrMore(Damage())) == (Damage,) and patterns.keys(Nth(2, Draw(YOU))) == (Draw,)
    assert patterns.keys(AnyEvent((Move(), Discard(YOU), Draw()))) == (Move, Draw)
    assert patterns.keys(Begins("upkeep")) == (Begins,) and patterns.keys(Move(manner="draw")) == (Move, Draw)


def test_names_that_a_text_uses() -> None:
    """A text that speaks of "that player" refers to the name, wherever it stands."""
    assert patterns.names_used(Damage(IT, 1, Ref("self"))) == {"it", "self"}
    assert patterns.names_used(Keyword("flying")) == frozenset()


def test_roles() -> None:
    """Who played which part."""
    assert occurrences.players_of_role(events.DamageDealt(1, 2, 3), "source") == (1,)
    assert occurrences.players_of_role(events.SpellCast(5, 1), "who") == (FOE,)
    assert occurrences.players_of_role(events.SpellCast(5, 1), "unheard of") == ()
    thing: Thing = FOE
    assert occurrences.players_of_role(events.Attacked(4, thing), "whom") == (FOE,)
