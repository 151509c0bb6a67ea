"""Views: what one seat may know, and nothing else (400.2, 402.3, 708.5, 723.4, 810.5)."""

from __future__ import annotations

import random

from server.engine import view as views
from server.engine.decisions import JUDGE, SPECTATOR
from server.engine.view import Eyes, view
from tests.engine.table import Side, Table

FOUR = {name: Side(hand=[card]) for name, card in zip(("ann", "bob", "cat", "dan"), ("Shock", "Lightning Bolt", "Serra Angel", "Pacifism"))}


def names(table: Table, seat: int) -> list[str]:
    """The names that the seat's view has in it."""
    return sorted(set(view(table.game, seat).names()))


def test_own_hand_and_team_mates_hand() -> None:
    """402.3, 810.5: a seat sees its own hand and its team-mate's; of other hands how many cards they hold."""
    t = Table("two-headed-giant", **FOUR)
    assert names(t, 0) == ["Lightning Bolt", "Shock"] == names(t, 1)
    assert names(t, 2) == ["Pacifism", "Serra Angel"]
    assert names(t, SPECTATOR) == []
    assert [player.hand for player in view(t.game, 0).players] == [1, 1, 1, 1]


def test_in_a_duel_nobody_sees_the_other_hand_and_nobody_a_library() -> None:
    """400.2, 401.2: libraries and others' hands are numbers."""
    t = Table(ann=Side(hand=["Shock"], library=["Serra Angel"]), bob=Side(hand=["Pacifism"]))
    seen = view(t.game, 0)
    assert list(seen.zones) == [("hand", 0)]
    assert [player.library for player in seen.players] == [21, 20]
    assert all(player.name for player in seen.players)


def test_the_judge_sees_all() -> None:
    """Libraries too, the top card first."""
    t = Table(ann=Side(hand=["Shock"], library=["Serra Angel"], filler=1), bob=Side(filler=2))
    seen = view(t.game, JUDGE)
    assert len(seen.zones["library", 0]) == 2
    top = seen.objects[seen.zones["library", 0][0]]
    assert top.face is not None and top.face.name == "Serra Angel"


def test_public_zones_are_seen_by_all() -> None:
    """400.2: battlefield, graveyards, the stack and exile, with what is aimed at whom."""
    t = Table(ann=Side(hand=["Lightning Bolt"], field=["Mountain"]), bob=Side(field=["Grizzly Bears"], graveyard=["Shock"]))
    t.ann.casts("Lightning Bolt", at="Grizzly Bears")
    for seat in (0, 1, SPECTATOR):
        seen = view(t.game, seat)
        bolt = seen.objects[seen.zones["stack", views.SHARED][0]]
        assert bolt.face is not None and bolt.face.name == "Lightning Bolt" and bolt.targets == (t["Grizzly Bears"].id,)
        assert {"Mountain", "Grizzly Bears", "Shock"} <= set(seen.names())
        (mountain,) = [one for one in seen.objects.values() if one.face is not None and one.face.name == "Mountain"]
        assert mountain.tapped and mountain.controller == 0
    t.all_pass_until_empty()
    assert ("graveyard", 0) in view(t.game, 1).zones


def test_an_ability_on_the_stack_says_whose_and_which() -> None:
    """113.7a: it is its source's; which of the printed abilities is told by its number."""
    t = Table(ann=Side(field=["Prodigal Pyromancer"]), bob=Side())
    pinger = t["Prodigal Pyromancer"].id
    t.ann.activates("Prodigal Pyromancer", at="bob")
    seen = view(t.game, 1)
    ability = seen.objects[seen.zones["stack", views.SHARED][0]]
    assert ability.kind == "ability" and ability.source == pinger and ability.targets == (-2,)
    assert ability.face is not None and ability.face.name == "Prodigal Pyromancer" and ability.ability == 0


def test_what_was_revealed_to_a_seat_is_seen_by_it_alone() -> None:
    """701.20: a card in a hidden zone that was shown to some is seen by those."""
    t = Table("free-for-all", **FOUR)
    card = t.find("Serra Angel")
    t.game.state.edit(card).revealed_to = (0,)
    assert "Serra Angel" in names(t, 0) and "Serra Angel" not in names(t, 1) + names(t, SPECTATOR)
    t.game.state.edit(card).revealed_to = (0, 1, 2, 3)
    assert "Serra Angel" in names(t, 1) and "Serra Angel" in names(t, SPECTATOR)


def test_who_controls_a_player_sees_what_that_player_sees() -> None:
    """723.4: the controller of a player sees that player's hand too, and so the hand of his team-mate."""
    t = Table("two-headed-giant", **FOUR)
    t.game.state.players[2].controlled_by = 0
    assert names(t, 0) == ["Lightning Bolt", "Pacifism", "Serra Angel", "Shock"]
    assert names(t, 1) == ["Lightning Bolt", "Shock"] and names(t, 2) == ["Pacifism", "Serra Angel"]
    assert view(t.game, 1).players[2].decider == 0


def test_face_down_cards_show_their_face_to_few() -> None:
    """406.3, 708.5: a face-down permanent shows its face to its controller, a card exiled face down to nobody."""
    t = Table(ann=Side(field=["Grizzly Bears"]), bob=Side())
    bears = t["Grizzly Bears"].id
    t.game.state.edit(bears).face_down = True
    obj = t.game.obj(bears)
    assert Eyes(t.game, 0).face(t.game, obj) and not Eyes(t.game, 1).face(t.game, obj) and not Eyes(t.game, SPECTATOR).face(t.game, obj)
    assert Eyes(t.game, SPECTATOR, everyone=True).face(t.game, obj)
    seen = view(t.game, 1).objects[bears]
    assert seen.face is None and seen.face_down


def test_numbers_of_a_player_are_for_all() -> None:
    """810.4, 810.10: life is the team's; poison counters are the player's own; floating mana is no secret."""
    t = Table("two-headed-giant", **FOUR)
    t.game.state.players[1].counters = {"poison": 2, "energy": 3}
    t.game.state.players[1].pool = [0, 0, 0, 2, 0, 0]
    ann, bob, cat, _ = view(t.game, 3).players
    assert ann.life == bob.life == 30 and (ann.poison, bob.poison) == (0, 2)
    assert bob.counters == (("energy", 3),) and bob.pool == (0, 0, 0, 2, 0, 0)
    assert (ann.team, bob.team, cat.team) == (0, 0, 1)


def test_swapping_unknown_cards_changes_no_view() -> None:
    """Law 7: the views of a seat are the same, whatever lies where it cannot look."""
    rng = random.Random(3)
    unknown = ["Serra Angel", "Shock", "Forest", "Pacifism", "Hill Giant", "Llanowar Elves"]
    shapes = []
    for _ in range(5):
        rng.shuffle(unknown)
        t = Table(ann=Side(hand=["Shock"], library=unknown[:2]), bob=Side(hand=unknown[2:4], library=unknown[4:]))
        shapes.append(shape(t))
    assert all(one == shapes[0] for one in shapes)


def shape(table: Table) -> list[object]:
    """All that the first seat's view says."""
    seen = view(table.game, 0)
    things = [[getattr(one, name) for name in views.Seen.__slots__ if name != "chars"] for one in seen.objects.values()]
    people = [[getattr(player, name) for name in views.PlayerSeen.__slots__] for player in seen.players]
    return [things, people, seen.zones, seen.turn, seen.step, seen.active]
