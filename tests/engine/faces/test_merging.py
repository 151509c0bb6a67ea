"""Tests of server/engine/faces/merging.py: permanents that are more than one card (702.140, 730)."""

from __future__ import annotations

from server.engine.abilities.kinds import Keyword, Spell, card
from server.engine.abilities.picks import Target
from server.engine.abilities.structures import Mana
from server.engine.abilities.verbs import Move
from server.engine.game import Game
from tests.engine.table import Side, Table

WING = card("Wing", "{5}", "Creature — Bird", Keyword("mutate", cost=Mana("{0}")), Keyword("flying"), pt=(1, 1))
HORN = card("Horn", "{5}", "Creature — Beast", Keyword("mutate", cost=Mana("{0}")), Keyword("trample"), pt=(6, 6))
BOUNCE = card("Bounce", "{0}", "Instant", Spell(Move(Target(), "hand", "", "return")))
BURY = card("Bury", "{0}", "Instant", Spell(Move(Target(), "library", "", "")))


def mutated(*others: str, sides: tuple[str, ...] = ("top", "top")) -> Table:
    """Grizzly Bears with a Wing and a Horn merged into it, on these sides."""
    t = Table(ann=Side(hand=[WING, HORN, BOUNCE, BURY], field=["Grizzly Bears", *others]), bob=Side())
    at = "Grizzly Bears"
    for name, side in zip(("Wing", "Horn"), sides):
        t.wishes[0] = [side]
        t.ann.casts(name, at=at)
        t.all_pass_until_empty()
        at = name if side == "top" else at
    return t


def test_the_last_on_top_says_what_it_is_like() -> None:
    """702.140e: and it has the abilities of all."""
    t = mutated()
    horn = t["Horn"]
    assert (horn.power, horn.toughness) == (6, 6)
    assert {"flying", "trample"} <= horn.keywords
    assert t.ann.field == ["Horn"]


def test_what_lies_below_gives_abilities_only() -> None:
    """702.140e, 730.2a."""
    t = mutated(sides=("bottom", "bottom"))
    bears = t["Grizzly Bears"]
    assert (bears.power, bears.toughness) == (2, 2)
    assert {"flying", "trample"} <= bears.keywords


def test_each_card_of_it_goes_to_the_hand() -> None:
    """730.3: one permanent leaves, and every card of it arrives."""
    t = mutated()
    t.ann.casts("Bounce", at="Horn")
    t.all_pass_until_empty()
    assert sorted(t.ann.hand) == ["Bury", "Grizzly Bears", "Horn", "Wing"]
    assert t.ann.field == []


def test_each_card_of_it_goes_into_the_library() -> None:
    """730.3a."""
    t = mutated()
    before = len(t.ann.library)
    t.ann.casts("Bury", at="Horn")
    t.all_pass_until_empty()
    assert len(t.ann.library) == before + 3


def test_a_merged_permanent_is_kept_in_a_dump() -> None:
    """730.2: and leaves the battlefield as so many cards in the game that was loaded, too."""
    t = mutated()
    game = Game.load(t.game.dump())
    assert game.fingerprint() == t.game.fingerprint()
    assert len(game.obj(t.find("Horn")).merged) == 3


def test_a_copy_of_the_game_does_not_share_what_is_merged() -> None:
    """730.2: the other game goes on by itself."""
    t = Table(ann=Side(hand=[WING], field=["Grizzly Bears"]), bob=Side())
    t.wishes[0] = ["top"]
    t.ann.casts("Wing", at="Grizzly Bears")
    other = t.game.copy()
    t.all_pass_until_empty()
    bears = next(oid for oid in other.state.battlefield if other.chars(oid).name == "Grizzly Bears")
    assert other.obj(bears).merged == () and t.ann.field == ["Wing"]
