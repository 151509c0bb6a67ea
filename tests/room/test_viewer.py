"""Viewer: what a seat is shown for the moment, other eyes, and face-down cards (701.20, 723.4, 708)."""

from __future__ import annotations

from protocol import messages as m
from protocol.view import Flag, O, View, Zone
from server.engine import events
from server.engine.abilities.filters import CREATURE
from server.engine.abilities.kinds import Spell, card
from server.engine.abilities.picks import Target
from server.engine.abilities.verbs import Become
from server.engine.batch import Batch
from server.engine.decisions import SPECTATOR
from server.engine.events import happened
from server.engine.game import Game
from server.room.changes import Tracker
from server.room.stream import Stream
from tests.engine.table import Side, Table
from tests.room.support import differences


class Watched:
    """The streams of all seats over a table's game, checked after every batch."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tracker = Tracker()
        looks = self.tracker.looks(table.game)
        self.tracker.begin(looks)
        self.streams = {seat: Stream(seat, looks, table.names) for seat in (*range(len(table.names)), SPECTATOR)}
        table.game.watch = self.watch

    def watch(self, game: Game, batch: Batch) -> None:
        """Follow a batch, and compare with a scan."""
        looks = self.tracker.looks(game)
        dirty = self.tracker.dirty(looks, batch)
        for stream in self.streams.values():
            stream.batch(looks, dirty, False)
            assert differences(stream.viewer.view, stream.viewer.scan(looks)) == []

    def names(self, seat: int, zone: Zone) -> list[str]:
        """The names that the seat sees in zones of that kind."""
        viewer = self.streams[seat].viewer
        held = [oid for (kind, _), ids in viewer.view.zones.items() if kind == zone for oid in ids]
        numbers = [viewer.view.objects[oid][O.NOW] or viewer.view.objects[oid][O.DEFINITION] for oid in held]
        return [self.tracker.definitions.contents[viewer.known[number]].name for number in numbers if isinstance(number, int)]


def test_revealed_cards_are_shown_until_players_have_had_priority() -> None:
    """701.20a: a revealed card is shown to all for a time, a card looked at to one; then it is hidden again."""
    t = Table(ann=Side(hand=["Shock"], library=["Serra Angel"]), bob=Side(field=["Grizzly Bears"]))
    w = Watched(t)
    happened(t.game, (events.Revealed((t.find("Shock"),), None, 0),))
    happened(t.game, (events.Revealed((t.find("Serra Angel"),), (1,), 1),))
    assert w.names(1, Zone.HAND) == ["Shock"] == w.names(SPECTATOR, Zone.HAND)
    assert w.names(1, Zone.LIBRARY) == ["Serra Angel"] and w.names(0, Zone.LIBRARY) == []
    shock = w.streams[1].viewer.view.zones[int(Zone.HAND), 0]
    assert w.streams[1].viewer.view.objects[shock[0]][O.FLAGS] == Flag.REVEALED
    for stream in w.streams.values():
        stream.pause()
    happened(t.game, (events.Tapped(t["Grizzly Bears"].id),))
    assert w.names(1, Zone.HAND) == [] == w.names(1, Zone.LIBRARY) and w.names(0, Zone.HAND) == ["Shock"]


def test_a_card_that_was_looked_at_is_lost_in_a_shuffle() -> None:
    """701.20d, 400.2: after a shuffle nothing is left of what a seat saw in the library, not even a number."""
    t = Table(ann=Side(library=["Serra Angel"], filler=3), bob=Side())
    w = Watched(t)
    happened(t.game, (events.Revealed((t.find("Serra Angel"),), (1,), 1),))
    assert w.names(1, Zone.LIBRARY) == ["Serra Angel"]
    happened(t.game, (events.Shuffled(0, (3, 1, 0, 2)),))
    assert w.names(1, Zone.LIBRARY) == [] and not w.streams[1].viewer.view.objects
    happened(t.game, (events.Revealed((t.find("Serra Angel"),), (1,), 1),))
    assert w.streams[1].viewer.view.zones[int(Zone.LIBRARY), 0] == [2]


def test_what_is_put_back_in_another_order_is_hidden_from_the_others() -> None:
    """701.20d: a revealed card that is reordered stops being revealed."""
    t = Table(ann=Side(library=["Serra Angel", "Shock"]), bob=Side())
    w = Watched(t)
    top = tuple(t.find(name) for name in ("Serra Angel", "Shock"))
    happened(t.game, (events.Revealed(top, None, 0),))
    happened(t.game, (events.Reordered(0, top[1:], top[:1]),))
    assert w.names(1, Zone.LIBRARY) == []


def test_a_phased_out_creature_is_not_sick_when_its_turn_has_begun() -> None:
    """302.6, 702.26b: all that is shown of it is what a look at it shows."""
    vanish = card("Vanish", "{0}", "Instant", Spell(Become(Target(CREATURE), "phased_out")))
    t = Table(ann=Side(hand=["Memnite", vanish]), bob=Side())
    w = Watched(t)
    t.ann.casts("Memnite")
    t.all_pass_until_empty()
    t.ann.casts("Vanish", at="Memnite")
    t.all_pass_until_empty()
    (number,) = w.streams[1].viewer.view.zones[int(Zone.BATTLEFIELD), -1]
    assert w.streams[1].viewer.view.objects[number][O.FLAGS] == Flag.PHASED_OUT | Flag.SICK
    t.to("upkeep", 3)
    assert w.streams[1].viewer.view.objects[number][O.FLAGS] == 0


def test_other_eyes_see_other_hands() -> None:
    """723.4: who gains control of a player sees that hand, and no longer when the control ends."""
    t = Table(ann=Side(hand=["Shock"]), bob=Side(hand=["Pacifism"], field=["Grizzly Bears"]))
    w = Watched(t)
    t.game.state.players[1].controlled_by = 0
    t.game.touch_player(1)
    happened(t.game, (events.Tapped(t["Grizzly Bears"].id),))
    assert sorted(w.names(0, Zone.HAND)) == ["Pacifism", "Shock"] and w.names(1, Zone.HAND) == ["Pacifism"]
    t.game.state.players[1].controlled_by = -9
    t.game.touch_player(1)
    happened(t.game, (events.Untapped(t["Grizzly Bears"].id),))
    assert w.names(0, Zone.HAND) == ["Shock"]


def test_a_face_down_permanent_is_two_things() -> None:
    """708.2a, 708.5: to its controller it is that card, face down; to the others a creature without a name."""
    t = Table(ann=Side(field=["Grizzly Bears", "Hill Giant"]), bob=Side())
    t.game.state.edit(t["Grizzly Bears"].id).face_down = True
    t.game.cache = type(t.game.cache)()
    w = Watched(t)
    mine, theirs = (w.streams[seat].viewer.view for seat in (0, 1))
    assert mine.objects[1][O.DEFINITION] != 0 and theirs.objects[1][O.DEFINITION] == 0
    assert mine.objects[1][O.NOW] and theirs.objects[1][O.NOW]
    assert w.names(1, Zone.BATTLEFIELD) == ["", "Hill Giant"]
    happened(t.game, (events.Became(t.game.state.battlefield[0], "face_up"),))
    assert w.names(1, Zone.BATTLEFIELD) == ["Grizzly Bears", "Hill Giant"]


def test_what_is_no_more_is_a_source_yet() -> None:
    """608.2h: who sacrificed it for its own ability is told what dealt the damage, though it is out of sight."""
    t = Table(ann=Side(field=["Mogg Fanatic"]), bob=Side())
    w = Watched(t)
    fanatic = t["Mogg Fanatic"].id
    t.ann.activates("Mogg Fanatic", at="bob")
    t.all_pass_until_empty()
    for stream in w.streams.values():
        assert (stream.viewer.thing(fanatic), stream.viewer.source(fanatic)) == (0, 1)
    told = w.streams[1].want(m.LOG, 0)[-1]
    assert isinstance(told, m.Lines)
    assert [line for line in told.lines if "Fanatic" in line] == [
        "Mogg Fanatic is sacrificed", "ann activates Mogg Fanatic at bob", "Mogg Fanatic deals 1 damage to bob",
    ]  # fmt: skip


def test_a_view_and_its_wire_are_the_same() -> None:
    """Law 8: a snapshot carries the whole view."""
    t = Table(ann=Side(hand=["Shock"], field=["Mountain", "Grizzly Bears"]), bob=Side(graveyard=["Shock"]))
    w = Watched(t)
    t.ann.casts("Shock", at="Grizzly Bears")
    t.all_pass_until_empty()
    for stream in w.streams.values():
        assert View.from_wire(stream.viewer.view.to_wire()) == stream.viewer.view
