"""Turn: phases and steps, what happens in them by itself, and what comes after (500-514)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import ending, events, opening, priority, replacement, state_based, triggers
from .abilities.changes import Limit, Replace, Untaps
from .abilities.structures import Begins
from .abilities.verbs import Draw
from .actions import players as doing
from .casting import activating
from .combat import assign, attack, block, combat
from .decisions import Option, Order, Pick, Play, Seat, ask, player_thing
from .faces import day_night, phasing, sagas
from .layers import continuous, layers
from .layers.profile import EVER
from .multiplayer import leaving
from .multiplayer import range as ranges
from .objects import NO_SEAT, ObjectId
from .reading import evaluate, occurrences
from .state import STEPS

if TYPE_CHECKING:
    from .game import Game

STRETCHES = {
    "combat": ("begin_combat", "attackers", "blockers", "first_strike_damage", "damage", "end_combat"),
    "combat_main": ("begin_combat", "attackers", "blockers", "first_strike_damage", "damage", "end_combat", "main2"),
    "main": ("main2",),
    "upkeep": ("upkeep",),
    "beginning": ("untap", "upkeep", "draw"),
    "draw": ("draw",),
    "end": ("end",),
}
"""What is added to a turn under which name (500.8-500.10)."""


def run(game: Game) -> Play[None]:
    """Play from wherever the state stands to the end of the game."""
    try:
        if game.state.step in opening.STAGES:
            yield from opening.run(game)
        while True:
            state = game.state
            if state.stage == "priority":
                yield from priority.rounds(game)
                yield from _end_step(game)
            elif state.plan:
                yield from _step(game)
            else:
                yield from _next_turn(game)
    except ending.GameOver:
        return


# -- turns


def _next_turn(game: Game) -> Play[None]:
    """Begin the next turn: an extra one, else that of the next team in turn order (500.7); skipped turns have no number."""
    state = game.state
    while True:
        extra = 0
        if state.extra_turns:
            group, _, extra = state.extra_turns[-1]
            state.extra_turns = state.extra_turns[:-1]
        else:
            group = state.starting if state.turn == 0 else game.teams.groups_from(state.regular)[1]
            while not game.members(group):
                leaving.pass_over(game, group)
                group = game.teams.groups_from(group)[1]
            state.regular = group
        if not game.members(group) and game.living():
            leaving.pass_over(game, group)
        if game.members(group) and not _skipped(game, "turn", group):
            break
        if not game.living():
            ending.draw(game, "104.4a")
    begin_turn(game, group)
    state.extra = extra
    yield from events.happen(game, events.TurnBegan(group, state.turn + 1))


def begin_turn(game: Game, group: int) -> None:
    """Forget what was counted within the last turn, and lay out the steps of this one."""
    state = game.state
    state.history = []
    state.spells_before = max(state.players[head].spells_cast for head in game.teams.turn_groups[state.active])
    for player in state.players:
        player.spells_before = player.spells_cast
        player.lands_played = player.cards_drawn = player.spells_cast = player.life_lost = player.life_gained = 0
        player.controlled_by = NO_SEAT
    for seat, by in state.control_next:
        if game.teams.turn_group[seat] == group:
            for head in game.teams.turn_groups[group]:  # 805.8
                state.players[head].controlled_by = by
    state.control_next = tuple((seat, by) for seat, by in state.control_next if game.teams.turn_group[seat] != group)
    for oid in (*state.battlefield, *state.phased, *state.command):
        if state.objects[oid].used:
            obj = state.edit(oid)
            obj.used = {key: n for key, n in obj.used.items() if key >= EVER}
    ranges.renew(game)
    state.mains = state.combat = 0
    state.turns_taken[group] += 1
    state.plan = STEPS
    _forget_the_gone(game)


def begin_at(game: Game, step: str) -> None:
    """Arrange that the first turn begins at that step, as a scenario's position may (nothing of the steps before happens)."""
    state = game.state
    state.active = state.regular = state.starting
    begin_turn(game, state.starting)
    state.turn = 1
    state.step = ""
    state.plan = STEPS[STEPS.index(step) :]
    layers.changed(game, 0, layers.TURN)


def _forget_the_gone(game: Game) -> None:
    """Last-known information that nothing can ask for any more is dropped, so that a long game stays small."""
    state = game.state
    if state.stack or state.waiting or len(state.gone) < 64:
        return
    wanted: dict[int, None] = {}
    for source, names in [(entry.source, entry.names) for entry in state.delayed] + [
        (entry.source, entry.names) for entry in state.effects
    ]:
        wanted[source] = None
        for value in names.values():
            if isinstance(value, tuple):
                wanted.update(dict.fromkeys(value))
    for oid in (*state.battlefield, *state.phased):
        obj = state.objects[oid]
        wanted.update(dict.fromkeys(thing for things in obj.memory.values() for thing in things))
        wanted.update(dict.fromkeys(obj.damaged_by))
        for value in obj.names.values():
            if isinstance(value, tuple):
                wanted.update(dict.fromkeys(value))
        if obj.attached_to is not None:
            wanted[obj.attached_to] = None
    state.gone = {oid: known for oid, known in state.gone.items() if oid in wanted}


def add_turns(game: Game, seats: tuple[Seat, ...]) -> None:
    """Extra turns after this one, the most recently created taken first; a team takes one for all its heads (500.7, 805.8)."""
    groups = {game.teams.turn_group[seat]: seat for seat in reversed(seats)}
    for group, seat in reversed(groups.items()):
        game.state.extras += 1
        game.state.extra_turns = (*game.state.extra_turns, (group, seat, game.state.extras))


def add_steps(game: Game, name: str, after: str = "") -> None:
    """Add phases or steps right after the present phase (500.8), or after the second main phase, if that is not over."""
    state = game.state
    rest = state.plan
    if after and (state.mains < 2 or state.step != "main2"):
        if state.mains < 2 and "main2" in rest:
            place = rest.index("main2") + 1
            state.plan = (*rest[:place], *STRETCHES[name], *rest[place:])
        return
    if state.step in STRETCHES["combat"]:
        while rest and rest[0] in STRETCHES["combat"] and rest[0] != "begin_combat":
            rest = rest[1:]
    in_phase = state.plan[: len(state.plan) - len(rest)]
    state.plan = (*in_phase, *STRETCHES[name], *rest)


def skip_next(game: Game, step: str, seats: tuple[Seat, ...]) -> None:
    """Have the players, and so their teams, skip the next such step or turn; one effect counts once for a team (805.8)."""
    groups = dict.fromkeys(game.teams.turn_group[seat] for seat in seats)
    game.state.skips = (*game.state.skips, *((step, game.teams.turn_groups[group][0]) for group in groups))


def _skipped(game: Game, step: str, group: int) -> bool:
    state = game.state
    for i, (name, seat) in enumerate(state.skips):
        if name == step and game.teams.turn_group[seat] == group:
            state.skips = state.skips[:i] + state.skips[i + 1 :]
            return True
    return False


def _is_skipped(game: Game, step: str) -> bool:
    """Whether an effect has the step or its phase skipped whenever it comes, for one of the team and so for all (614.10, 805.8)."""
    for rule in layers.index(game).replacements:
        change = rule.change
        if isinstance(change, Replace) and change.skip and isinstance(change.event, Begins):
            event = change.event
            if occurrences.step_fits(event.step, events.StepBegan(step, game.state.mains + 1)):
                heads = game.active_team()
                if event.whose is None or any(evaluate.fits(game, rule.ctx(), event.whose, player_thing(seat)) for seat in heads):
                    return True
    return False


def end_turn(game: Game) -> Play[None]:
    """End the turn (724.1): everything on the stack is exiled, and the cleanup step follows."""
    state = game.state
    state.waiting = []
    gone = [events.Moved(oid, "exile", "exile") for oid in state.stack if state.objects[oid].kind != "ability"]
    for oid in [oid for oid in state.stack if state.objects[oid].kind == "ability"]:
        from . import stack

        stack.remove(game, oid)
    if gone:
        yield from events.happen(game, *gone)
    yield from combat.end(game)
    state.plan = ("cleanup",)
    state.passed = game.living()


# -- steps


def _step(game: Game) -> Play[None]:
    """The next step of the turn: its turn-based actions, and then priority unless it has none (500.2-3)."""
    state = game.state
    step, state.plan = state.plan[0], state.plan[1:]
    if not _takes_place(game, step):
        return
    phase = PHASE_SKIPS.get(step)
    if _skipped(game, step, state.active) or (phase is not None and _skipped(game, phase, state.active)) or _is_skipped(game, step):
        if phase == "combat":
            while state.plan and state.plan[0] in STRETCHES["combat"]:
                state.plan = state.plan[1:]
        return
    continuous.expire_at(game, step)
    if state.step == "upkeep" and step != "upkeep":
        activating.hide_forecasts(game)
    nth = 1
    if step in ("main1", "main2"):
        state.mains += 1
        nth = state.mains
    elif step == "begin_combat":
        state.combat += 1
        nth = state.combat
        state.attacked = ()
    unsettled = game.unsettled
    events.happened(game, (events.StepBegan(step, nth),))
    game.unsettled = unsettled or bool(state.waiting) or layers.is_dirty(game)
    action = TURN_BASED.get(step)
    if action is not None:
        yield from action(game)
    if step == "untap":
        continuous.expire_after(game, step)
        game.flush()
        return
    if step == "cleanup" and not (yield from _cleanup_goes_on(game)):
        _empty_pools(game)
        return
    state = game.state
    state.stage = "priority"
    priority.start(game)
    if not game.members(state.priority) and not priority.next_team(game):
        state.stage = ""


PHASE_SKIPS = {"begin_combat": "combat"}


def _takes_place(game: Game, step: str) -> bool:
    """Whether the step is there at all: no blocks or damage without attackers (508.8), no first-strike step without need (510.4),
    no first draw step for who starts (103.8)."""
    state = game.state
    if step in ("blockers", "first_strike_damage", "damage"):
        if not combat.took_place(game):
            return False
        return step != "first_strike_damage" or assign.any_first_strike(game)
    if step == "draw" and state.turn == 1 and not state.mains:  # later ones are no first draw step
        return not game.format.starters_skip_draw
    return True


def _end_step(game: Game) -> Play[None]:
    """The step ends: mana empties, and what lasts until then expires (500.5)."""
    state = game.state
    step = state.step
    state.stage = ""
    state.priority = -1
    if step == "cleanup":
        state.plan = ("cleanup", *state.plan)  # 514.3a
    if step == "end_combat":
        yield from combat.end(game)
    _empty_pools(game)
    continuous.expire_after(game, step)


def _empty_pools(game: Game) -> None:
    """Players lose the mana that they did not spend (106.4)."""
    for player in game.state.players:
        if any(player.pool) or player.special_mana:
            events.happened(game, (events.ManaLost(player.seat),))


def _untap(game: Game) -> Play[None]:
    """Phase permanents in and out (502.1), look whether it becomes day or night (502.2), then untap all permanents of the active
    players at once (502.3, 805.4a)."""
    yield from phasing.untap_step(game)
    yield from day_night.check(game)
    state = game.state
    heads = game.active_team()
    too = _untapping_too(game)
    untapping = []
    for oid in state.battlefield:
        obj = state.objects[oid]
        if obj.tapped and (oid in too or layers.chars(game, oid).controller in heads):
            untapping.append(events.Untapped(oid, turn_based=True))
    if untapping:
        untapping = yield from _within_limits(game, untapping)
        yield from events.happen(game, *untapping)


def _within_limits(game: Game, untapping: list[events.Untapped]) -> Play[list[events.Untapped]]:
    """Those that untap after all where effects let each player untap only so many: each player chooses which (502.3)."""
    for rule in layers.index(game).rules.get(Limit, ()):
        if rule.change.what != "untaps":
            continue
        ctx = rule.ctx()
        n = evaluate.amount(game, ctx, rule.change.n)
        for seat in game.active_team():
            theirs = [
                event for event in untapping
                if layers.chars(game, event.oid).controller == seat and _covers(game, rule, event.oid)
                and not replacement.forbidden(game, event)
            ]
            if len(theirs) <= n:
                continue
            options = tuple(Option("object", event.oid) for event in theirs)
            chosen = yield from ask(game, seat, Pick(options, n, n, reason="choose", rule="502.3"), rule.source)
            untapping = [event for event in untapping if event not in theirs or theirs.index(event) in chosen]
    return untapping


def _covers(game: Game, rule: layers.InForce, oid: ObjectId) -> bool:
    """Whether the limit is about that permanent."""
    over = rule.over
    return oid in over if isinstance(over, tuple) else over is not None and evaluate.fits(game, rule.ctx(), over, oid)


def _untapping_too(game: Game) -> dict[int, None]:
    """What else untaps in this step, since effects say so."""
    found: dict[int, None] = {}
    for rule in layers.index(game).rules.get(Untaps, ()):
        ctx = rule.ctx()
        if any(evaluate.fits(game, ctx, rule.change.whose, player_thing(seat)) for seat in game.active_team()):
            found.update(dict.fromkeys(evaluate.things(game, ctx, rule.change.what)))
    return found


def _draw(game: Game) -> Play[None]:
    """Each active player draws a card (504.1), in the order that the team likes (805.6a)."""
    heads = game.active_team()
    if len(heads) > 1 and _order_of_draws_matters(game):
        options = tuple(Option("player", player_thing(seat)) for seat in heads)
        order = yield from ask(game, heads[0], Order(options, reason="order", rule="805.6a"))
        heads = tuple(heads[i] for i in order)
    for seat in heads:
        yield from doing.draw_cards(game, seat, 1, turn_based=True)


def _order_of_draws_matters(game: Game) -> bool:
    """Whether anything listens to draws; if not, every order comes to the same."""
    index = layers.index(game)
    if index.triggers.get(Draw):
        return True
    return any(isinstance(rule.change, Replace) and isinstance(rule.change.event, Draw) for rule in index.replacements)


def _cleanup(game: Game) -> Play[None]:
    """Discard down to hand size (514.1), then damage goes and "until end of turn" ends, both at once (514.2)."""
    for seat in game.active_team():
        yield from _discard_to_hand_size(game, seat)
    state = game.state
    hurt = tuple(
        oid
        for oid in (*state.battlefield, *state.phased)
        if (obj := state.objects[oid]).damage or obj.deathtouched or obj.damaged_by
    )
    ended = continuous.ending_with_turn(game)
    happened: list[events.Happening] = []
    if hurt:
        happened.append(events.DamageRemoved(hurt))
    if ended:
        happened.append(events.EffectsEnded(ended))
    if happened:
        events.happened(game, tuple(happened))


def _discard_to_hand_size(game: Game, seat: Seat) -> Play[None]:
    player = game.state.players[seat]
    if len(player.hand) <= 2:
        return
    most = hand_size(game, seat)
    if most is None or len(player.hand) <= most:
        return
    n = len(player.hand) - most
    cards = list(player.hand)
    options = tuple(Option("card", oid) for oid in cards)
    chosen = yield from ask(game, seat, Pick(options, n, n, reason="discard", rule="514.1"))
    yield from events.happen(game, *(events.Moved(cards[i], "graveyard", "discard", seat) for i in chosen))


def hand_size(game: Game, seat: Seat) -> int | None:
    """The player's maximum hand size (402.2); None if there is none."""
    size: int | None = game.state.players[seat].max_hand
    for rule in layers.index(game).rules.get(Limit, ()):
        if rule.change.what == "hand_size":
            ctx = evaluate.Ctx(rule.source, rule.you, rule.names, rule.x, rule.over)
            if continuous.affects_player(game, rule, seat):
                n = evaluate.amount(game, ctx, rule.change.n)
                if n < 0 and not rule.change.add:
                    return None
                size = (size or 0) + n if rule.change.add else n
    return max(0, size) if size is not None else None


def _cleanup_goes_on(game: Game) -> Play[bool]:
    """Whether players get priority in this cleanup step: only if something happened or triggered (514.3a)."""
    if not game.unsettled:
        return False
    acted = yield from state_based.check(game)
    triggers.check_states(game)
    game.unsettled = acted or bool(game.state.waiting)
    return game.unsettled


TURN_BASED = {
    "untap": _untap,
    "draw": _draw,
    "main1": sagas.advance,
    "attackers": attack.declare,
    "blockers": block.declare,
    "first_strike_damage": lambda game: assign.deal(game, True),
    "damage": lambda game: assign.deal(game, False),
    "cleanup": _cleanup,
}
