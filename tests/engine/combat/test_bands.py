"""Bands (702.22): who may be in one, what blocks it, and who divides damage."""

from __future__ import annotations

from server.engine import events
from server.engine.abilities.changes import END_OF_TURN, LoseAbility
from server.engine.abilities.filters import LEGENDARY
from server.engine.abilities.kinds import Keyword
from server.engine.decisions import Act, Pick, Question
from server.engine.state import Continuous
from tests.engine.combat.field import attacks, blocks, creature, fought
from tests.engine.table import Side, Table

HERO = creature("Hero", 1, 1, "banding")
BEAR, BULL = creature("Bear", 2, 2), creature("Bull", 3, 3)


def band_asked(t: Table) -> Question | None:
    """The question for a band that is open, if there is one."""
    return next((question for question in t.game.questions if question.reason == "band"), None)


def bands(t: Table, *names: str) -> None:
    """The open question for a band is answered with these; with nothing, nobody bands any more."""
    question = band_asked(t)
    assert question is not None
    found = offered(t, question)
    t.game.choose(question.seat, tuple(found.index(name) for name in names), question.id)


def offered(t: Table, question: Question) -> list[str]:
    """The names of the creatures that may be in the band."""
    assert isinstance(question.decision, Pick)
    return [t.game.chars(option.thing).name for option in question.decision.options]


def test_nobody_is_asked_without_banding() -> None:
    """508.1e."""
    t = Table(ann=Side(field=[BEAR, BULL]), bob=Side())
    attacks(t, {"Bear": "bob", "Bull": "bob"})
    assert band_asked(t) is None


def test_a_band_attacks_one_player() -> None:
    """702.22d: who attacks another player is not among those who may join."""
    t = Table("free-for-all", ann=Side(field=[HERO, BEAR, BULL]), bob=Side(), cid=Side())
    attacks(t, {"Hero": "bob", "Bear": "bob", "Bull": "cid"})
    question = band_asked(t)
    assert question is not None
    assert offered(t, question) == ["Hero", "Bear"]


def test_one_creature_is_no_band() -> None:
    """702.22c: the rest is not asked about any more."""
    t = Table(ann=Side(field=[HERO, BEAR]), bob=Side())
    attacks(t, {"Hero": "bob", "Bear": "bob"})
    bands(t, "Hero")
    assert band_asked(t) is None and "banded" not in t["Hero"].designations


def test_each_of_the_band_becomes_blocked_by_the_blocker() -> None:
    """702.22h: and the blocker fights both."""
    t = Table(ann=Side(field=[HERO, BULL]), bob=Side(field=[BEAR]))
    attacks(t, {"Hero": "bob", "Bull": "bob"})
    bands(t, "Hero", "Bull")
    blocks(t, {"Bear": "Hero"})
    assert t["Bull"].blocked and t["Bull"].blockers == (t.find("Bear"),)
    assert t["Bear"].blocking == (t.find("Hero"), t.find("Bull"))


def test_flanking_is_of_each_creature_of_the_band() -> None:
    """702.25a, 702.22h: it becomes blocked by that creature too."""
    knight = creature("Knight", 2, 2, "flanking")
    t = Table(ann=Side(field=[HERO, knight]), bob=Side(field=[BULL]))
    attacks(t, {"Hero": "bob", "Knight": "bob"})
    bands(t, "Hero", "Knight")
    blocks(t, {"Bull": "Hero"})
    t.all_pass_until_empty()
    assert (t["Bull"].power, t["Bull"].toughness) == (2, 2)


def test_the_band_is_gone_after_combat() -> None:
    """511.3, 702.22e."""
    t = Table(ann=Side(field=[HERO, BEAR]), bob=Side())
    attacks(t, {"Hero": "bob", "Bear": "bob"})
    bands(t, "Hero", "Bear")
    assert t["Bear"].designations["banded"] == t["Hero"].designations["banded"]
    fought(t)
    assert "banded" not in t["Bear"].designations and t.bob.life == 17


def test_losing_banding_is_losing_bands_with_other() -> None:
    """702.22b."""
    lord = creature("Lord", 2, 2, "banding", Keyword("bands with other", LEGENDARY))
    t = Table(ann=Side(field=[lord]), bob=Side())
    oid = t.find("Lord")
    effect = Continuous(t.game.timestamp(), oid, 0, (LoseAbility("banding"),), (oid,), END_OF_TURN, {}, 0, t.game.timestamp(), 1)
    events.happened(t.game, (events.EffectStarted(effect),))
    assert t["Lord"].keywords == frozenset()


def test_the_seat_that_divides_is_the_one_with_banding() -> None:
    """702.22j-k: each side divides what is dealt among its own creatures."""
    ogre = creature("Ogre", 5, 5)
    t = Table(ann=Side(field=[ogre]), bob=Side(field=[HERO, BEAR]))
    attacks(t, {"Ogre": "bob"})
    blocks(t, {"Hero": "Ogre", "Bear": "Ogre"})
    while not any(question.reason == "division" for question in t.game.questions):
        question = t.game.questions[0]
        t.game.choose(question.seat, 0 if isinstance(question.decision, Act) else question.default, question.id)
    assert [question.seat for question in t.game.questions] == [1]
