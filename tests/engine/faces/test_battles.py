"""Tests of server/engine/faces/battles.py: Sieges, their protectors, and their defeat (310, 704.5v-x)."""

from __future__ import annotations

from typing import Any

from server.engine.abilities.changes import Control
from server.engine.abilities.filters import ANY_TARGET, PERMANENT
from server.engine.abilities.kinds import Card, Face, Spell, card
from server.engine.abilities.picks import YOU_, Target
from server.engine.abilities.structures import Apply
from server.engine.abilities.verbs import Damage, PutCounters, RemoveCounters
from server.engine.layers import layers
from tests.engine.table import Side, Table

BURN = card("Burn", "{0}", "Instant", Spell(Damage(Target(ANY_TARGET), 3)))


def siege(defense: int = 3, back: Face | None = None) -> Card:
    """A Siege for {0} whose back is a 4/4."""
    beast = Face("Beast", "", ("creature",), power=4, toughness=4, colours="G")
    return Card((Face("Invasion", "{0}", ("battle",), ("Siege",), defense=defense), back or beast), "transform")


def cast(t: Table, *answers: Any) -> int:
    """The first seat casts the Siege, and it resolves; gives it."""
    t.ann.casts("Invasion")
    t.wishes[0] = list(answers)
    t.all_pass_until_empty()
    return t.find("Invasion")


def protector(t: Table, oid: int) -> int:
    """The seat of its protector."""
    thing: int = t.game.obj(oid).chosen["protector"]
    return -1 - thing


def test_a_siege_enters_with_its_defense_and_a_protector_among_the_opponents() -> None:
    """310.4b, 310.8a, 310.11a: chosen as it enters."""
    sides: Any = {name: Side(hand=[siege()]) for name in ("ann", "bob", "cid")}
    t = Table("free-for-all", **sides)
    oid = cast(t, "cid")
    assert t.game.obj(oid).counters == {"defense": 3} and protector(t, oid) == 2


def test_in_a_team_game_the_partner_cannot_protect_it() -> None:
    """102.3: a team-mate is no opponent."""
    sides: Any = {name: Side(hand=[siege()]) for name in ("ann", "amy", "bob", "ben")}
    t = Table("two-headed-giant", **sides)
    oid = cast(t, "amy", "ben")
    assert protector(t, oid) == 3


def test_its_controller_may_attack_it_and_its_protector_may_not() -> None:
    """310.8b: it can be attacked by those for whom its protector is a defending player."""
    sides: Any = {name: Side(hand=[siege()]) for name in ("ann", "bob", "cid")}
    t = Table("free-for-all", **sides)
    oid = cast(t, "cid")
    from server.engine.combat import attack  # (it needs the game to be imported first)

    assert [oid in attack.may_be_attacked(t.game, seat) for seat in range(3)] == [True, True, False]


def test_damage_removes_defense_counters() -> None:
    """310.6, 120.3h, 115.4: a battle is any target."""
    t = Table(ann=Side(hand=[siege(5), BURN]), bob=Side())
    oid = cast(t)
    t.ann.casts("Burn", at=oid)
    t.all_pass_until_empty()
    assert t.game.obj(oid).counters == {"defense": 2} and t.game.obj(oid).damage == 0


def test_defeated_it_is_exiled_and_cast_transformed() -> None:
    """310.11b: whoever removes the last counter; its controller may cast it for nothing, and it is a spell."""
    t = Table(ann=Side(hand=[siege()]), bob=Side(hand=[BURN]))
    oid = cast(t)
    t.bob.casts("Burn", at=oid)
    t.bob.passes()
    t.ann.passes()
    assert "Invasion" in t.ann.field, "704.5v waits for the ability"
    t.ann.passes()
    t.bob.passes()
    beast = t["Beast"]
    assert beast.zone == "stack" and beast.mana_value == 0
    t.all_pass_until_empty()
    assert t.ann.field == ["Beast"] and t["Beast"].transformed


def test_its_controller_may_leave_it_in_exile() -> None:
    """310.11b: "you may cast it"."""
    t = Table(ann=Side(hand=[siege(), BURN]), bob=Side())
    oid = cast(t)
    t.ann.casts("Burn", at=oid)
    t.wishes[0] = ["no"]
    t.all_pass_until_empty()
    assert t.ann.field == [] and t.ann.exile == ["Invasion"]


def test_a_sorcery_on_the_back_is_cast_too() -> None:
    """310.11b, 712.11a: cast transformed it does what its back says."""
    spell = Face("Aftershock", "", ("sorcery",), abilities=(Spell(Damage(Target(ANY_TARGET), 2)),), colours="R")
    t = Table(ann=Side(hand=[siege(3, spell), BURN]), bob=Side())
    oid = cast(t)
    t.ann.casts("Burn", at=oid)
    t.wishes[0] = ["bob"]
    t.all_pass_until_empty()
    assert t.bob.life == 18 and t.ann.graveyard == ["Burn", "Invasion"]


def test_counters_put_back_do_not_stop_the_ability() -> None:
    """310.11b: it has triggered as the last one was removed, and asks nothing as it resolves."""
    mend = card("Mend", "{0}", "Instant", Spell(PutCounters("defense", Target(PERMANENT), 2)))
    t = Table(ann=Side(hand=[siege(), BURN, mend]), bob=Side())
    oid = cast(t)
    t.ann.casts("Burn", at=oid)
    t.ann.passes()
    t.bob.passes()
    t.ann.casts("Mend", at=oid)
    t.all_pass_until_empty()
    assert t.ann.field == ["Beast"]


def test_removing_some_is_no_defeat() -> None:
    """310.11b: only the last counter."""
    erode = card("Erode", "{0}", "Instant", Spell(RemoveCounters("defense", Target(PERMANENT), 2)))
    t = Table(ann=Side(hand=[siege(), erode]), bob=Side())
    oid = cast(t)
    t.ann.casts("Erode", at=oid)
    t.all_pass_until_empty()
    assert t.game.obj(oid).counters == {"defense": 1}


def test_a_battle_without_defense_goes_to_the_graveyard() -> None:
    """704.5v: if nothing of it is on its way: one that entered with no counters."""
    t = Table(ann=Side(hand=[siege(0)]), bob=Side())
    t.ann.casts("Invasion")
    t.all_pass_until_empty()
    assert t.ann.graveyard == ["Invasion"]


def test_attackers_are_blocked_by_its_protector_and_damage_it() -> None:
    """310.8c, 508.1b, 510.1b: the creatures of its protector block; unblocked damage removes counters."""
    t = Table(ann=Side(hand=[siege()], field=["Grizzly Bears", "Hill Giant"]), bob=Side(field=["Walking Corpse"]))
    oid = cast(t)
    t.attacks = {"Grizzly Bears": "Invasion", "Hill Giant": "Invasion"}
    t.blocks = {"Walking Corpse": "Hill Giant"}
    t.to("main2", 1)
    assert t.game.obj(oid).counters == {"defense": 1} and t.bob.life == 20


def test_a_siege_stolen_by_its_protector_gets_another() -> None:
    """704.5x: its controller can't be its protector; that player chooses an opponent."""
    steal = card("Steal", "{0}", "Instant", Spell(Apply(Target(PERMANENT), (Control(YOU_),))))
    t = Table(ann=Side(hand=[siege()]), bob=Side(hand=[steal]))
    oid = cast(t)
    assert protector(t, oid) == 1
    t.bob.casts("Steal", at=oid)
    t.all_pass_until_empty()
    assert layers.chars(t.game, oid).controller == 1 and protector(t, oid) == 0


def test_a_protector_who_leaves_is_replaced() -> None:
    """704.5w: the battle's controller chooses another; a Siege that nobody can protect is lost."""
    sides: Any = {name: Side(hand=[siege()]) for name in ("ann", "bob", "cid")}
    t = Table("free-for-all", **sides)
    oid = cast(t, "cid")
    t.game.concede(2)
    t.settle()
    assert protector(t, oid) == 1
