"""Damage and what comes of it (120)."""

from __future__ import annotations

from server.engine import damage, events, zones
from server.engine.abilities.changes import Replace
from server.engine.abilities.filters import YOU
from server.engine.abilities.kinds import Card, Keyword, Static, card
from server.engine.abilities.verbs import GainLife, LoseLife
from server.engine.decisions import Thing, player_thing
from tests.engine.combat.field import creature, planeswalker
from tests.engine.table import Side, Table

BEARS = "Grizzly Bears"
BOB = player_thing(1)


def table(*ann: str | Card, bob: tuple[str | Card, ...] = (BEARS, "Hill Giant")) -> Table:
    """A duel in Ann's main phase."""
    return Table(ann=Side(field=list(ann)), bob=Side(field=list(bob)))


def deal(t: Table, *shares: tuple[str, str | Thing, int], combat: bool = False) -> tuple[events.DamageDealt, ...]:
    """Sources deal damage at once, by names."""
    things = [(t.find(source), to if isinstance(to, int) else t.find(to), n) for source, to, n in shares]
    play = damage.deal(t.game, things, combat)
    try:
        next(play)
    except StopIteration as done:
        found: tuple[events.DamageDealt, ...] = done.value
        return found
    raise AssertionError("something was asked")


def happened(t: Table, kind: type[events.Happening]) -> list[events.Happening]:
    """What of the kind has happened this turn."""
    return [event for event in t.game.state.history if type(event) is kind]


def test_damage_to_a_player_is_life_lost() -> None:
    """120.3a: all of it as one step for those who watch."""
    t = table("Hill Giant")
    seen: list[list[str]] = []
    t.game.watch = lambda game, batch: seen.append([type(event).__name__ for event in batch.events])
    (dealt,) = deal(t, ("Hill Giant", BOB, 3))
    assert t.bob.life == 17 and dealt.n == 3 and dealt.dealer == 0
    assert seen == [["DamageDealt", "LifeLost"]]


def test_damage_is_marked_on_creatures() -> None:
    """120.3e, 120.5: it stays marked; the creature remembers who dealt it."""
    t = table("Serra Angel", bob=("Hill Giant",))
    deal(t, ("Serra Angel", "Hill Giant", 2))
    giant = t["Hill Giant"]
    assert giant.damage == 2 and giant.damaged_by == (t.find("Serra Angel"),) and not giant.deathtouched


def test_no_damage_is_none() -> None:
    """120.8, 120.1a: 0 damage, damage to a land, and damage to what is gone."""
    t = table("Hill Giant", bob=("Forest", BEARS))
    bears = t.find(BEARS)
    zones.vanish(t.game, bears)
    assert deal(t, ("Hill Giant", BOB, 0), ("Hill Giant", "Forest", 3), ("Hill Giant", bears, 3)) == ()
    assert not happened(t, events.DamageDealt)


def test_lifelink_of_each_source_is_a_gain_of_its_own() -> None:
    """120.3f, 702.15e: one for each source, whatever it dealt damage to."""
    t = table(creature("One", 2, 2, "lifelink"), creature("Two", 2, 2, "lifelink"))
    deal(t, ("One", BOB, 2), ("One", BEARS, 1), ("Two", BOB, 2))
    assert [event.n for event in happened(t, events.LifeGained)] == [3, 2]  # type: ignore[attr-defined]
    assert [event.n for event in happened(t, events.LifeLost)] == [4]  # type: ignore[attr-defined]
    assert t.ann.life == 25 and t.bob.life == 16


def test_deathtouch_is_noted() -> None:
    """702.2b."""
    t = table(creature("Rats", 1, 1, "deathtouch"), bob=("Serra Angel",))
    deal(t, ("Rats", "Serra Angel", 1))
    assert t["Serra Angel"].deathtouched


def test_wither_and_infect_put_counters() -> None:
    """120.3b, 120.3d, 702.80a, 702.90b-c: nothing is marked, no life is lost by infect."""
    t = table(creature("Wither", 1, 1, "wither"), creature("Infect", 1, 1, "infect"))
    deal(t, ("Wither", BEARS, 1), ("Infect", "Hill Giant", 2), ("Infect", BOB, 3), ("Wither", BOB, 1))
    assert t[BEARS].counters == {"-1/-1": 1} and t[BEARS].damage == 0
    assert t["Hill Giant"].counters == {"-1/-1": 2}
    assert t.bob.life == 19 and t.game.counters(1, "poison") == 3


def test_toxic_in_combat_only() -> None:
    """120.3g, 702.164: the sum of its toxic values, in addition to the life lost."""
    t = table(creature("Toxic", 1, 1, Keyword("toxic", n=1), Keyword("toxic", n=2)))
    deal(t, ("Toxic", BOB, 1))
    assert t.game.counters(1, "poison") == 0
    deal(t, ("Toxic", BOB, 1), combat=True)
    assert t.game.counters(1, "poison") == 3 and t.bob.life == 18


def test_planeswalkers_lose_loyalty() -> None:
    """120.3c: as many counters as there are."""
    t = table("Hill Giant", BEARS)
    planeswalker(t, 1, 4)
    deal(t, ("Hill Giant", "Walker", 3), (BEARS, "Walker", 2))
    assert t["Walker"].counters == {} and t["Walker"].damage == 0
    assert [event.n for event in happened(t, events.CountersRemoved)] == [4]  # type: ignore[attr-defined]


def test_a_battle_loses_defense() -> None:
    """120.3h."""
    t = table("Hill Giant")
    oid = zones.place(t.game, 1, card("Siege", "", "Battle — Siege"), "battlefield")
    events.happened(t.game, (events.CountersPut(oid, "defense", 5),))
    deal(t, ("Hill Giant", "Siege", 3))
    assert t["Siege"].counters == {"defense": 2}


def test_what_is_a_creature_and_a_planeswalker_suffers_both() -> None:
    """120.3c, 120.3e."""
    t = table("Hill Giant")
    oid = zones.place(t.game, 1, card("Gideon", "", "Planeswalker Creature — Gideon", pt=(4, 4), loyalty=4), "battlefield")
    events.happened(t.game, (events.CountersPut(oid, "loyalty", 4),))
    deal(t, ("Hill Giant", "Gideon", 3))
    assert t["Gideon"].counters == {"loyalty": 1} and t["Gideon"].damage == 3


def test_results_can_be_replaced() -> None:
    """120.4c: life lost and gained by damage is changed like any other."""
    doubling = card("Doubling", "", "Enchantment", Static((Replace(LoseLife(), times=2), Replace(GainLife(YOU), plus=1))))
    t = table(creature("One", 2, 2, "lifelink"), doubling)
    deal(t, ("One", BOB, 2))
    assert t.bob.life == 16 and t.ann.life == 23


def test_a_source_that_is_gone_is_as_it_last_was() -> None:
    """702.15c, 702.2e: last-known information."""
    t = table(creature("One", 2, 2, "lifelink", "deathtouch"))
    one = t.find("One")
    events.happened(t.game, (events.Moved(one, "graveyard", "destroy"),))
    play = damage.deal(t.game, [(one, t.find(BEARS), 1)])
    assert list(play) == []
    assert t.ann.life == 21 and t[BEARS].deathtouched


def test_damage_happens_to_a_head_and_counts_for_the_team() -> None:
    """810.9: two heads are dealt damage at once, each loses life, and the team's total shows both."""
    t = Table("two-headed-giant", ann=Side(field=["Hill Giant"]), amy=Side(), bob=Side(), bea=Side())
    deal(t, ("Hill Giant", player_thing(2), 3), ("Hill Giant", player_thing(3), 2))
    assert t.bob.life == 25
    assert [player.life_lost for player in t.game.state.players] == [0, 0, 3, 2]
