"""Declaring attackers (508)."""

from __future__ import annotations

from server.engine import events
from server.engine.abilities.changes import END_OF_TURN, AsThough, Forbid, Limit, Require, Types
from server.engine.abilities.conditions import Exists
from server.engine.abilities.filters import AFFECTED, CREATURE, PLAYER, THEIRS, YOU, ControlledBy, Status, Subtype
from server.engine.abilities.kinds import Card, Static, card
from server.engine.abilities.picks import OTHER
from server.engine.abilities.structures import Costs, Mana, OneOrMore
from server.engine.abilities.verbs import Attack as Attacks
from server.engine.abilities.verbs import LoseLife, Sacrifice
from server.engine.combat import attack, combat
from server.engine.combat.declarations import Attack
from server.engine.state import Continuous
from tests.engine.combat.field import allowed, asked, attacks, creature, fought, planeswalker
from tests.engine.table import Side, Table

BEARS = "Grizzly Bears"


def enchantment(name: str, *statics: Static) -> Card:
    """An invented enchantment."""
    return card(name, "{2}", "Enchantment", *statics)


def table(ann: list[str | Card], bob: list[str | Card] | None = None, life: int | None = None) -> Table:
    """A duel in Ann's first main phase."""
    return Table(ann=Side(field=ann, life=life), bob=Side(field=bob or []))


def test_attackers_tap_and_then_attack() -> None:
    """508.1f, 508.1k, 702.20b: attacking taps, but not what has vigilance; all of it is logged in two steps."""
    t = table([BEARS, "Serra Angel"])
    seen: list[list[str]] = []
    t.game.watch = lambda game, batch: seen.append([type(event).__name__ for event in batch.events])
    attacks(t, {BEARS: "bob", "Serra Angel": "bob"})
    assert t[BEARS].tapped and not t["Serra Angel"].tapped
    assert t[BEARS].attacking == -2 and t[BEARS].defender == 1
    assert ["Tapped"] in seen and ["Attacked", "Attacked"] in seen
    fought(t)
    assert t.bob.life == 14 and t[BEARS].attacking is None and t[BEARS].defender == 1


def test_who_cannot_attack_is_not_asked_about() -> None:
    """508.1a, 302.6, 702.3b: tapped creatures, those that came this turn, and defenders."""
    wall, new = creature("Wall", 0, 4, "defender"), creature("Newcomer", 2, 2)
    t = table([wall, new, creature("Sleeper", 2, 2), creature("Haste", 2, 2, "haste"), BEARS])
    state = t.game.state
    for name in ("Newcomer", "Haste"):
        state.edit(t.find(name)).turn_gained = state.turn
    events.happened(t.game, (events.Tapped(t.find("Sleeper")),))
    question = asked(t, Attack)
    assert question is not None and isinstance(question.decision, Attack)
    assert [t.game.chars(d.oid).name for d in question.decision.declarers] == ["Haste", BEARS]


def test_nobody_is_asked_when_nothing_can_attack() -> None:
    """508.8: without attackers blocks and damage are skipped."""
    t = table([creature("Wall", 0, 4, "defender")], [BEARS])
    assert not attack.possible(t.game)
    assert asked(t, Attack) is None
    steps = [event.step for event in t.game.state.history if isinstance(event, events.StepBegan)]
    assert "blockers" not in steps and "damage" not in steps


def test_a_defender_may_attack_as_though_it_had_none() -> None:
    """702.3b, 609.4: an effect lets it."""
    t = table([creature("Wall", 3, 4, "defender", Static((AsThough("no_defender"),)))])
    attacks(t, {"Wall": "bob"})
    fought(t)
    assert t.bob.life == 17


def test_what_may_be_attacked_in_a_free_for_all() -> None:
    """802.2, 506.2: every opponent and every planeswalker of theirs."""
    t = Table("free-for-all", ann=Side(field=[BEARS]), bob=Side(), cid=Side())
    planeswalker(t, 0)
    theirs = planeswalker(t, 1)
    assert attack.may_be_attacked(t.game, 0) == [-2, -3, theirs]


def test_heads_attack_together_and_nobody_attacks_a_team_mate() -> None:
    """805.10a-b, 102.3: each head declares for its own creatures; with one attacker of each nobody attacks alone (506.5)."""
    t = Table("two-headed-giant", ann=Side(field=[BEARS]), amy=Side(field=["Hill Giant"]), bob=Side(), bea=Side())
    question = asked(t, Attack, 0)
    assert question is not None and not allowed(t, question, {BEARS: "amy"})
    attacks(t, {BEARS: "bob"}, 0)
    attacks(t, {"Hill Giant": "bea"}, 1)
    declared = [event for event in t.game.state.history if isinstance(event, events.Attacked)]
    assert [(event.whom, event.alone) for event in declared] == [(-3, False), (-4, False)]
    assert t.game.state.attacked == ((0, -3), (1, -4))
    fought(t)
    assert t.bob.life == 25


def test_a_part_may_be_changed_until_the_last_is_in() -> None:
    """805.10b: the attack is one; nobody is bound before all have declared."""
    t = Table("two-headed-giant", ann=Side(field=[BEARS]), amy=Side(field=["Hill Giant"]), bob=Side(), bea=Side())
    question = asked(t, Attack, 0)
    assert question is not None
    t.game.choose(0, ((0, 0),), question.id)
    t.game.choose(0, (), question.id)
    attacks(t, {"Hill Giant": "bob"}, 1)
    assert t[BEARS].attacking is None and t["Hill Giant"].attacking == -3


def test_the_primary_player_decides_when_the_parts_do_not_go_together() -> None:
    """805.2, 805.10b, 508.1c: one creature may attack; both heads declared one each, so the first head declares for the team."""
    arbiter = enchantment("Arbiter", Static((Limit("attackers", 1),)))
    t = Table("two-headed-giant", ann=Side(field=[BEARS]), amy=Side(field=["Hill Giant"]), bob=Side(field=[arbiter]), bea=Side())
    attacks(t, {BEARS: "bob"}, 0)
    attacks(t, {"Hill Giant": "bob"}, 1)
    (question,) = t.game.questions
    assert question.seat == 0 and isinstance(question.decision, Attack) and len(question.decision.declarers) == 2
    assert not allowed(t, question, {BEARS: "bob", "Hill Giant": "bob"})
    attacks(t, {"Hill Giant": "bea"})
    assert t["Hill Giant"].attacking == -4 and t[BEARS].attacking is None


def test_pacified_creatures_stay_at_home() -> None:
    """508.1c: a restriction on the creature."""
    chained = creature("Chained", 3, 3, Static((Forbid(Attacks(AFFECTED)),)))
    question = asked(table([chained, BEARS]), Attack)
    assert question is not None and isinstance(question.decision, Attack) and len(question.decision.declarers) == 1


def test_a_restriction_may_look_at_the_defending_player() -> None:
    """508.1c, 805.10e: only a defending player who controls an Island may be attacked."""
    island = Exists(Subtype("Island") & ControlledBy(Status("defending")))
    serpent = creature("Serpent", 5, 5, Static((Forbid(Attacks(AFFECTED), but=island),)))
    t = Table("two-headed-giant", ann=Side(field=[serpent]), amy=Side(field=["Island"]), bob=Side(), bea=Side(field=["Island"]))
    question = asked(t, Attack)
    assert not allowed(t, question, {"Serpent": "bob"}) and allowed(t, question, {"Serpent": "bea"})


def test_taxes_are_paid_by_who_attacks_from_what_stays_untapped() -> None:
    """508.1f-j: two for each attacker on that player; attackers are tapped before mana is paid, so an attacking elf is no help."""
    prison = enchantment("Prison", Static((Forbid(Attacks(AFFECTED, YOU), unless=Mana("{2}")),), over=CREATURE))
    t = table([BEARS, "Llanowar Elves", "Forest"], [prison])
    question = asked(t, Attack)
    assert allowed(t, question, {BEARS: "bob"})
    assert not allowed(t, question, {"Llanowar Elves": "bob"}) and not allowed(t, question, {BEARS: "bob", "Llanowar Elves": "bob"})
    attacks(t, {BEARS: "bob"})
    t.settle()
    assert t["Forest"].tapped and t["Llanowar Elves"].tapped and t["Llanowar Elves"].attacking is None
    fought(t)
    assert t.bob.life == 18


def test_a_tax_is_each_heads_own() -> None:
    """508.1h, 810.5: Ann's lands do not pay for Amy's attacker."""
    prison = enchantment("Prison", Static((Forbid(Attacks(AFFECTED, YOU), unless=Mana("{2}")),), over=CREATURE))
    forests = ["Forest"] * 4
    t = Table("two-headed-giant", ann=Side(field=[BEARS, *forests]), amy=Side(field=["Hill Giant"]), bob=Side(field=[prison]), bea=Side())
    assert allowed(t, asked(t, Attack, 0), {BEARS: "bob"})
    hers = asked(t, Attack, 1)
    assert not allowed(t, hers, {"Hill Giant": "bob"}) and allowed(t, hers, {"Hill Giant": "bea"})


def test_taxes_add_up() -> None:
    """508.1h: life and sacrifices for all attackers are one cost."""
    swamp = Forbid(Attacks(AFFECTED), unless=Costs((Sacrifice(None, 1, Subtype("Swamp")),)))
    toll = enchantment("Toll", Static((Forbid(Attacks(AFFECTED), unless=Costs((LoseLife(None, 2),))), swamp), over=CREATURE))
    t = table([BEARS, "Hill Giant", "Swamp"], [toll], life=3)
    question = asked(t, Attack)
    assert allowed(t, question, {BEARS: "bob"}) and not allowed(t, question, {BEARS: "bob", "Hill Giant": "bob"})
    attacks(t, {BEARS: "bob"})
    t.settle()
    assert t.ann.life == 1 and t.ann.graveyard == ["Swamp"]


def test_what_must_attack_does() -> None:
    """508.1d: unless it costs."""
    angry = creature("Angry", 3, 3, Static((Require(Attacks(AFFECTED)),)))
    t = table([angry, BEARS])
    question = asked(t, Attack)
    assert question is not None and question.default == ((0, 0),)
    assert not allowed(t, question, {}) and not allowed(t, question, {BEARS: "bob"}) and allowed(t, question, {"Angry": "bob"})
    prison = enchantment("Prison", Static((Forbid(Attacks(AFFECTED, YOU), unless=Mana("{2}")),), over=CREATURE))
    t = table([angry, "Forest", "Forest"], [prison])
    assert allowed(t, asked(t, Attack), {})


def test_a_goaded_creature_attacks_another_player_if_able() -> None:
    """701.15b, 805.10b: of the two heads only the one that did not goad it."""
    goad = enchantment("Goad", Static((Require(Attacks(AFFECTED)), Require(Attacks(AFFECTED, PLAYER & ~YOU))), over=CREATURE & THEIRS))
    t = Table("two-headed-giant", ann=Side(field=[BEARS]), amy=Side(), bob=Side(field=[goad]), bea=Side())
    question = asked(t, Attack)
    assert not allowed(t, question, {}) and not allowed(t, question, {BEARS: "bob"}) and allowed(t, question, {BEARS: "bea"})


def test_one_attacker_is_enough_where_one_or_more_must_attack() -> None:
    """508.1d: each opponent must attack with at least one creature."""
    lure = enchantment("Allure", Static((Require(OneOrMore(Attacks(CREATURE & THEIRS, YOU))),)))
    t = table([BEARS, "Hill Giant"], [lure])
    question = asked(t, Attack)
    assert not allowed(t, question, {}) and allowed(t, question, {BEARS: "bob"})
    assert allowed(t, question, {BEARS: "bob", "Hill Giant": "bob"})


def test_attacking_alone_and_only_alone() -> None:
    """508.1c, 506.5: what cannot attack alone needs another attacker, what can only attack alone has none."""
    shy = creature("Shy", 3, 3, Static((Forbid(Attacks(AFFECTED & Status("alone"))),)))
    proud = creature("Proud", 3, 3, Static((Forbid(Attacks(AFFECTED & ~Status("alone"))),)))
    t = table([shy, proud, BEARS])
    question = asked(t, Attack)
    assert not allowed(t, question, {"Shy": "bob"}) and allowed(t, question, {"Shy": "bob", BEARS: "bob"})
    assert allowed(t, question, {"Proud": "bob"}) and not allowed(t, question, {"Proud": "bob", BEARS: "bob"})


def test_company_of_a_certain_kind() -> None:
    """508.1c: it can't attack unless two other creatures of a kind also attack."""
    goblin = card("Goblin", "", "Creature — Goblin", pt=(1, 1))
    picky = creature("Picky", 5, 5, Static((Forbid(Attacks(AFFECTED), but=Exists(Subtype("Goblin") & OTHER & Status("attacking"), 2)),)))
    one, two = card("One", "", "Creature — Goblin", pt=(1, 1)), goblin
    t = table([picky, one, two, BEARS])
    question = asked(t, Attack)
    assert not allowed(t, question, {"Picky": "bob", "One": "bob", BEARS: "bob"})
    assert allowed(t, question, {"Picky": "bob", "One": "bob", "Goblin": "bob"})
    t = table([picky, one, BEARS])
    question = asked(t, Attack)
    assert not allowed(t, question, {"Picky": "bob", "One": "bob", BEARS: "bob"})


def test_no_more_than_so_many_can_attack_that_player() -> None:
    """508.1c, 802.3a: the limit is about attacks on that player alone."""
    crawl = enchantment("Crawl", Static((Limit("attackers", 1),), over=YOU))
    t = Table("two-headed-giant", ann=Side(field=[BEARS, "Hill Giant"]), amy=Side(), bob=Side(field=[crawl]), bea=Side())
    question = asked(t, Attack)
    assert not allowed(t, question, {BEARS: "bob", "Hill Giant": "bob"}) and allowed(t, question, {BEARS: "bob", "Hill Giant": "bea"})


def test_an_attacker_stays_attacking_when_its_planeswalker_is_gone() -> None:
    """506.4c, 508.5, 510.1b: it attacks nothing, may be blocked, deals no damage unblocked; its defending player is who it was."""
    t = table([BEARS])
    planeswalker(t, 1)
    attacks(t, {BEARS: "Walker"})
    oid = t.find(BEARS)
    events.happened(t.game, (events.Moved(t.find("Walker"), "exile"),))
    combat.tidy(t.game)
    assert t[BEARS].attacking == combat.NOTHING and combat.defending_player(t.game, oid) == 1
    fought(t)
    assert t.bob.life == 20


def test_what_is_no_creature_any_more_leaves_combat() -> None:
    """506.4, 511.3: and the rest does when the combat ends."""
    t = table([BEARS, "Hill Giant"])
    attacks(t, {BEARS: "bob", "Hill Giant": "bob"})
    bear = t.find(BEARS)
    effect = Continuous(1, bear, 0, (Types(set=("artifact",)),), (bear,), END_OF_TURN, {}, 0, t.game.timestamp(), 1)
    events.happened(t.game, (events.EffectStarted(effect),))
    t.game.choose(0, 0)
    assert combat.attackers(t.game) == [t.find("Hill Giant")]
    fought(t)
    assert t.bob.life == 17 and t.game.state.attacked == ()
